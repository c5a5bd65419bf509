### Moonlight: el territorio de los lobos

wolves-title = Moonlight: el territorio de los lobos
wolves-blurb = Dos manadas, una montaña. Coloca tus lobos junto a los demás o encima de los del rival, y gana las filas. Al mejor de tres rondas.

## Options

wolves-option-starter = Quién empieza la primera ronda
wolves-option-starter-chance = Decide el azar (el último en haber visto un lobo)
wolves-option-starter-first = El primer jugador
wolves-option-starter-second = El segundo jugador

## What players say

wolves-action-Place = Colocar el { $wolf } en { $cell }
wolves-action-Rest = Sin segundo Lobo
wolves-action-CallAmbush = Usar { $power }
wolves-action-Swap = Intercambiar el Lobo de { $cell }
wolves-action-TakeLone = Tomar el { $wolf }
wolves-action-TakePower = Tomar { $power }

## What chance says

wolves-action-Drawn = { $me } roba el { $wolf }
wolves-action-DrawnFaceDown = { $me } roba un Lobo, boca abajo
wolves-action-Revealed = { $power } queda a la vista
wolves-action-Starts = Empieza { $seat }

## What becomes true

wolves-event-RoundBegan = Ronda { $round }: empieza { $starter }.
wolves-event-Covered = { $seat } cubre el { $hidden } con el { $wolf } en { $cell }.
wolves-event-AmbushUsed = { $seat } usa { $power }; se da la vuelta a la Emboscada.
wolves-event-Swapped = { $seat } intercambia los Lobos de { $cell } y { $other }.
wolves-event-ShapeFixed = La forma queda fijada: { $columns } de ancho y { $rows } de alto.
wolves-event-AreaFull = { $seat } ocupa el último espacio: la ronda termina al instante.
wolves-event-LastWolf = { $seat } ha colocado el último Lobo de su manada.
wolves-event-MoonsWon = { $seat } muestra más Lunas ({ $moons }) y se anota { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
wolves-event-MoonsTied = Las mismas Lunas para ambos ({ $moons }): nadie se las anota.
wolves-event-RowWon = Fila { $row }: la gana { $seat } ({ $strength }) y toma { $cards ->
    [one] { $cards } Lobo
   *[other] { $cards } Lobos
}, por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
wolves-event-RowTied = Fila { $row }: empate ({ $strength }), nadie toma nada.
wolves-event-RoundWon = { $seat } gana la ronda, { $points } { $by_cards ->
    [yes] en puntos y { $cards } en Lobos tomados
   *[no] en puntos
}.
wolves-event-RoundReplayed = Todo es igual ({ $points }): la ronda se repite, y empieza { $starter }.
wolves-event-MountainFinished = { $seat } ha completado su montaña y gana la partida, { $wins } en rondas.
wolves-end-mountain = La montaña está completa.

## What is asked

wolves-step-PlaceWolf = { $me }: coloca un Lobo de tu mano, junto a otro Lobo o sobre un Lobo rival inferior en uno.
wolves-step-SecondWolf = { $me }: coloca enseguida un segundo Lobo, o conserva la Emboscada.
wolves-step-SwapWolf = { $me }: elige los dos de tus Lobos visibles que cambian de sitio.
wolves-step-TakeLoneWolf = { $me }: has ganado la ronda. Elige el Lobo Solitario que se une a tu manada.
wolves-step-TakeAlphaPower = { $me }: elige un Poder de Alfa para el resto de la partida.
wolves-step-Draw = { $me }: el siguiente Lobo del mazo.
wolves-step-RevealPower = Un Poder de Alfa queda a la vista.
wolves-step-FirstPlayer = ¿Quién empieza la primera ronda?

## Why not

wolves-why-wolf_not_in_hand = No tienes ese Lobo en la mano.
wolves-why-first_wolf_in_the_middle = El primer Lobo de la ronda se coloca en el centro de la mesa.
wolves-why-not_next_to_a_wolf = En un espacio vacío, un Lobo debe compartir un lado con un Lobo ya colocado.
wolves-why-out_of_area = Ahí el territorio pasaría de 4 por 3 o de 3 por 4.
wolves-why-own_wolf = No puedes cubrir un Lobo tuyo.
wolves-why-not_one_higher = Un Lobo solo cubre un Lobo rival cuyo valor sea inferior en exactamente uno, salvo que un poder permita más.
wolves-why-last_visible_wolf = Es el último Lobo visible de tu rival: no se puede cubrir.
wolves-why-not_a_lone_wolf = No es un Lobo Solitario.
wolves-why-power_not_offered = Ese Poder de Alfa no está a la vista.
wolves-why-not_your_power = Ese Poder de Alfa no es tuyo.
wolves-why-ambush_used = Esa Emboscada ya se ha usado; volverá a estar lista en la próxima ronda.
wolves-why-not_before_placing = Ese poder no se anuncia antes de colocar: actúa por sí solo.
wolves-why-two_wolves_needed = El Relevo necesita dos Lobos tuyos visibles.
wolves-why-deck_empty = El Olfato necesita un Lobo en tu mazo.
wolves-why-not_your_wolf = Ahí no hay ningún Lobo tuyo visible.
wolves-why-same_wolf = Ya has elegido ese Lobo; elige el otro.

## The wolves

wolves-wolf-one = 1
wolves-wolf-two = 2
wolves-wolf-three = 3
wolves-wolf-four = 4
wolves-wolf-five = 5
wolves-wolf-lone-one = 1 Solitario
wolves-wolf-lone-two = 2 Solitario
wolves-wolf-lone-four = 4 Solitario
wolves-wolf-lone-six = 6 Solitario

wolves-wolf-one-help = Cuenta tres veces su valor en una esquina del territorio.
wolves-wolf-two-help = Sin efecto propio.
wolves-wolf-three-help = Da un punto más si ganas su fila.
wolves-wolf-four-help = Sin efecto propio.
wolves-wolf-five-help = Según las reglas habituales, solo lo cubre el 6 Solitario.
wolves-wolf-lone-one-help = Un 1 con dos Lunas; cuenta tres veces su valor en una esquina.
wolves-wolf-lone-two-help = Cuenta tres veces su valor en una esquina, es decir 6; un 3 lo cubre igualmente.
wolves-wolf-lone-four-help = Un 4 más para tu manada.
wolves-wolf-lone-six-help = El único 6 que existe: nada lo cubre según las reglas habituales.

## The Alpha Powers

wolves-ambush = Emboscada
wolves-endurance = Resistencia

wolves-power-double-bond = Doble brinco
wolves-power-double-bond-help = Emboscada. Después de colocar tu Lobo, coloca enseguida un segundo.
wolves-power-great-leap = Gran salto
wolves-power-great-leap-help = Emboscada. Uno de tus Lobos puede cubrir un Lobo rival inferior en exactamente dos.
wolves-power-duel = Duelo
wolves-power-duel-help = Emboscada. Uno de tus Lobos puede cubrir un Lobo rival del mismo valor.
wolves-power-relief = Relevo
wolves-power-relief-help = Emboscada. Antes de colocar, intercambia dos de tus Lobos visibles; lo que cubren se queda.
wolves-power-flair = Olfato
wolves-power-flair-help = Emboscada. Antes de colocar, pon tu mano bajo tu mazo y roba otros tantos Lobos.
wolves-power-conquered-ground = Terreno conquistado
wolves-power-conquered-ground-help = Resistencia. Ganas las filas empatadas en las que tengas un Lobo visible.
wolves-power-moonsong = Canto de luna
wolves-power-moonsong-help = Resistencia. Cuentas una Luna más.
wolves-power-great-pack = Gran manada
wolves-power-great-pack-help = Resistencia. Tu mano es de cuatro Lobos.

## El dibujo

wolves-scene-round = Ronda { $round }
wolves-scene-goal = { $wins ->
    [one] una sola ronda decide
   *[other] gana quien llegue a { $wins } rondas
}
wolves-scene-territory = Territorio
wolves-scene-cell = Espacio { $cell }
wolves-scene-wolf = { $wolf } de { $seat }
wolves-scene-back = Un lobo boca abajo
wolves-scene-hand = Mano de { $seat }
wolves-scene-powers = Poderes de Alfa a la vista
wolves-scene-lone = Lobos Solitarios
wolves-scene-belongings = Lo que ha ganado { $seat }
wolves-scene-row-sum = Fila { $row }
wolves-scene-sum = { $seat }: { $sum }
wolves-scene-deck = Lobos en el mazo
wolves-scene-moons = Lunas
wolves-scene-wins = Rondas ganadas
wolves-scene-points = Puntos de esta ronda
wolves-scene-cards = Lobos tomados
