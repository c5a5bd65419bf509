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
wolves-did-Starts = { $you ->
    [seat] Empiezas tú
   *[no] Empieza { $seat }
}

## What becomes true

wolves-event-RoundBegan = { $you ->
    [starter] Ronda { $round }: empiezas tú.
   *[no] Ronda { $round }: empieza { $starter }.
}
wolves-event-Covered = El { $wolf } cubre el { $hidden } en { $cell }.
wolves-event-AmbushUsed = { $you ->
    [yes] Usaste { $power }; se da la vuelta a la Emboscada.
   *[no] { $seat } usó { $power }; se da la vuelta a la Emboscada.
}
wolves-event-Swapped = { $you ->
    [yes] Intercambiaste los Lobos de { $cell } y { $other }.
   *[no] { $seat } intercambió los Lobos de { $cell } y { $other }.
}
wolves-event-ShapeFixed = La forma queda fijada: { $columns } de ancho y { $rows } de alto.
wolves-event-AreaFull = { $you ->
    [yes] Ocupaste el último espacio: la ronda termina al instante.
   *[no] { $seat } ocupó el último espacio: la ronda termina al instante.
}
wolves-event-LastWolf = { $you ->
    [yes] Has colocado el último Lobo de tu manada.
   *[no] { $seat } ha colocado el último Lobo de su manada.
}
wolves-event-MoonsWon = { $you ->
    [yes] Muestras más Lunas ({ $moons }) y te anotas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[no] { $seat } muestra más Lunas ({ $moons }) y se anota { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
wolves-event-MoonsTied = Empate a Lunas ({ $moons }): nadie puntúa por ellas.
wolves-event-RowWon = { $you ->
    [yes] Fila { $row }: la ganas ({ $strength }) y tomas { $cards ->
        [one] { $cards } Lobo
       *[other] { $cards } Lobos
    }, por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[no] Fila { $row }: la gana { $seat } ({ $strength }) y toma { $cards ->
        [one] { $cards } Lobo
       *[other] { $cards } Lobos
    }, por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
wolves-event-RowTied = Fila { $row }: empate ({ $strength }), nadie toma nada.
wolves-event-RoundWon = { $you ->
    [yes] Ganas la ronda, { $points } { $by_cards ->
        [yes] en puntos y { $cards } en Lobos tomados
       *[no] en puntos
    }.
   *[no] { $seat } gana la ronda, { $points } { $by_cards ->
        [yes] en puntos y { $cards } en Lobos tomados
       *[no] en puntos
    }.
}
wolves-event-RoundReplayed = { $you ->
    [starter] Todo es igual ({ $points }): la ronda se repite, y empiezas tú.
   *[no] Todo es igual ({ $points }): la ronda se repite, y empieza { $starter }.
}
wolves-event-MountainFinished = { $you ->
    [yes] Has completado tu montaña y ganas la partida, { $wins } en rondas.
   *[no] { $seat } ha completado su montaña y gana la partida, { $wins } en rondas.
}
wolves-end-mountain = La montaña está completa.

## What is asked

wolves-step-PlaceWolf = { $me }: coloca un Lobo de tu mano, junto a otro Lobo o sobre un Lobo rival de valor inmediatamente inferior.
wolves-step-SecondWolf = { $me }: coloca enseguida un segundo Lobo, o conserva la Emboscada.
wolves-step-SwapWolf = { $me }: elige dos de tus Lobos visibles para intercambiarlos.
wolves-step-TakeLoneWolf = { $me }: has ganado la ronda. Elige el Lobo Solitario que se une a tu manada.
wolves-step-TakeAlphaPower = { $me }: elige un Poder de Alfa para el resto de la partida.
wolves-step-Draw = { $me }: el siguiente Lobo del mazo.
wolves-step-RevealPower = Un Poder de Alfa queda a la vista.
wolves-step-FirstPlayer = ¿Quién empieza la primera ronda?

## What is asked of the player at the table

wolves-ask-PlaceWolf = Coloca un Lobo junto a otro, o sobre un Lobo rival que valga uno menos.
wolves-ask-SecondWolf = Coloca enseguida un segundo Lobo, o conserva la Emboscada.
wolves-ask-SwapWolf = Elige dos de tus Lobos visibles para intercambiarlos.
wolves-ask-TakeLoneWolf = Has ganado la ronda. Elige el Lobo Solitario que se une a tu manada.
wolves-ask-TakeAlphaPower = Elige un Poder de Alfa para el resto de la partida.

## Why not

wolves-why-wolf_not_in_hand = No tienes ese Lobo en la mano.
wolves-why-first_wolf_in_the_middle = El primer Lobo de la ronda se coloca en el centro de la mesa.
wolves-why-not_next_to_a_wolf = En un espacio vacío, un Lobo debe compartir un lado con un Lobo ya colocado.
wolves-why-out_of_area = Ahí el territorio pasaría de { $long } por { $short } o de { $short } por { $long }.
wolves-why-own_wolf = No puedes cubrir un Lobo tuyo.
wolves-why-not_one_higher = Un Lobo solo cubre un Lobo rival de valor inmediatamente inferior, salvo que un poder permita más.
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

wolves-name = { $value }
wolves-name-lone = Solitario { $value }


## The Alpha Powers

wolves-ambush = Emboscada
wolves-endurance = Resistencia

wolves-power-double-bond = Doble brinco
wolves-power-great-leap = Gran salto
wolves-power-duel = Duelo
wolves-power-relief = Relevo
wolves-power-flair = Olfato
wolves-power-conquered-ground = Terreno conquistado
wolves-power-moonsong = Canto de luna
wolves-power-great-pack = Gran manada

## El dibujo

wolves-scene-round = Ronda { $round }
wolves-scene-goal = { $wins ->
    [one] una sola ronda decide
   *[other] gana quien llegue a { $wins } rondas
}
wolves-scene-territory = Territorio
wolves-scene-cell = Espacio { $cell }
wolves-scene-wolf = { $wolf } de { $seat }
wolves-scene-back = Un Lobo boca abajo
wolves-scene-hand = Mano de { $seat }
wolves-scene-powers = Poderes de Alfa a la vista
wolves-scene-lone = Lobos Solitarios
wolves-scene-belongings = Lo que ha ganado { $seat }
wolves-scene-row-sum = Fila { $row }
wolves-scene-row-from-top = { $place ->
    [1] Fila de arriba
    [2] Segunda fila
    [3] Tercera fila
   *[other] Cuarta fila
}
wolves-scene-points-won = +{ $points }
wolves-scene-deck = Lobos en el mazo
wolves-scene-moons = Lunas
wolves-scene-wins = Rondas ganadas
wolves-scene-points = Puntos de esta ronda
wolves-scene-cards = Lobos tomados

# Lo que una jugada gana sobre la siguiente: por sí misma, o perdiendo menos.

wolves-reason-rounds = { $change ->
    [more] gana la ronda
   *[spares] mantiene abierta la ronda
}
wolves-reason-points = { $change ->
    [more] puntuaría más si la ronda acabara ahora
   *[spares] cede menos puntos de esta ronda
}
wolves-reason-moons = { $change ->
    [more] trae Lunas: puntos para quien tenga más
   *[spares] se queda menos atrás en Lunas
}
wolves-reason-safe = { $change ->
    [more] coloca un Lobo que, según las reglas habituales, ya nadie puede cubrir
   *[spares] deja menos Lobos que se puedan cubrir
}
wolves-reason-lone = { $change ->
    [more] refuerza la manada con un Lobo Solitario
   *[spares] deja al rival un Lobo Solitario más débil
}
wolves-reason-power = { $change ->
    [more] guarda un poder en reserva
   *[spares] no gasta un poder
}
wolves-scene-rounds-score = { $mine } : { $theirs }
wolves-scene-corner-help = Una esquina: aquí el valor de un Lobo con el signo de las esquinas cuenta × { $times }.
wolves-scene-corner-counts = un { $value } cuenta { $counts }
wolves-scene-corner-note = esquina: { $value }
wolves-scene-lone-wolf = Lobo Solitario
wolves-scene-mountain = La montaña de { $seat }
wolves-scene-mountain-won = La montaña de { $seat }: { $wins ->
    [0] nada todavía
    [one] la base
   *[other] base y cima
}
wolves-scene-mountain-help = { $wins ->
    [one] Una ronda ganada da la montaña, y la victoria.
   *[other] Una ronda ganada da la base; otra, la cima. Quien tiene ambas gana.
}
wolves-scene-row-sums = Fila { $row }: { $sums }
wolves-scene-row-help = La suma mayor se lleva sus propios Lobos visibles de la fila, un punto cada uno.
wolves-scene-row-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para { $you ->
    [yes] ti
   *[no] { $seat }
}
wolves-scene-row-tied = empate: de nadie
wolves-scene-moons-now = Lunas: { $sums }
wolves-scene-moons-title = Lunas
wolves-scene-moons-foot = más: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
wolves-scene-moons-help = Quien muestra más Lunas en todo el territorio puntúa por ellas.
wolves-scene-points-now = Si acabara ahora: { $sums }
wolves-scene-points-title = Si acabara ahora
wolves-scene-points-foot = puntos de la ronda
wolves-scene-points-help = Lunas y filas sumadas, tal como está ahora el territorio.
wolves-scene-ambush-kind = Emboscada, una vez por ronda
wolves-scene-endurance-kind = Resistencia, siempre
wolves-scene-ambush-used = usada, vuelve en la próxima ronda
wolves-scene-unseen = en mano y mazo
wolves-scene-unseen-mine = aún en tu mazo
wolves-scene-unseen-wolf = Aún no visto: { $wolf }
wolves-scene-tag-cover = cubrir el { $value }
wolves-scene-tag-ambush = { $power }: el { $value }
wolves-scene-row-becomes = La fila { $row } pasa de { $before } a { $after }{ $leads ->
    [me] {""}: tú la llevas.
    [tie] {""}: empate.
   *[foe] {""}.
}
wolves-scene-round-ends = Se cuenta la ronda { $round }
wolves-scene-round-won = { $you ->
    [yes] Ganas la ronda, { $points }.
   *[no] { $seat } gana la ronda, { $points }.
}
wolves-scene-round-tied = Todo está igualado: la ronda se repite.
wolves-scene-mountain-grows = { $you ->
    [yes] Tu montaña crece
   *[no] La montaña de { $seat } crece
}
wolves-scene-prize-follows = Quien gana toma un Lobo Solitario; el otro, un Poder de Alfa.
wolves-scene-stamp-moons = { $moons ->
    [one] { $moons } Luna
   *[other] { $moons } Lunas
}
wolves-scene-stamp-value = { $value }
wolves-scene-stamp-corner = { $value } × { $times } = { $counts }


## Lo que se hizo

wolves-did-Place = { $you ->
    [yes] Colocaste el { $wolf } en { $cell }
   *[no] { $who } colocó el { $wolf } en { $cell }
}
wolves-did-Rest = { $you ->
    [yes] No colocaste un segundo Lobo
   *[no] { $who } no colocó un segundo Lobo
}
wolves-did-CallAmbush = { $you ->
    [yes] Usaste { $power }
   *[no] { $who } usó { $power }
}
wolves-did-Swap = { $you ->
    [yes] Levantaste el Lobo en { $cell }
   *[no] { $who } levantó el Lobo en { $cell }
}
wolves-did-TakeLone = { $you ->
    [yes] Tomaste el { $wolf }
   *[no] { $who } tomó el { $wolf }
}
wolves-did-TakePower = { $you ->
    [yes] Tomaste { $power }
   *[no] { $who } tomó { $power }
}
wolves-did-Drawn = { $you ->
    [yes] Robaste el { $wolf }
   *[no] { $who } robó el { $wolf }
}
wolves-did-DrawnFaceDown = { $who } robó un Lobo

# Cuestiones que el reglamento deja abiertas
wolves-ruling-corners = ¿Cuáles son las esquinas del territorio?
wolves-ruling-corners-any-size = Las del rectángulo más pequeño alrededor de todos los Lobos, sea cual sea su tamaño.
wolves-ruling-corners-full-size = Solo las de un rectángulo que ha alcanzado su tamaño completo.
wolves-ruling-replayed_ambush = ¿Vuelve a estar lista una Emboscada en una ronda repetida?
wolves-ruling-replayed_ambush-ready = Sí, como en cualquier ronda nueva.
wolves-ruling-replayed_ambush-spent = No: una Emboscada usada en la ronda empatada sigue usada.
wolves-ruling-protection = ¿Sigue protegido el último Lobo visible frente a las Emboscadas?
wolves-ruling-protection-from-all = Sí: ningún poder cubre el último Lobo visible.
wolves-ruling-protection-not-from-ambushes = No: puede cubrirlo lo que solo una Emboscada permite.

## What wolves and powers do: made from the numbers and effects of the pack
wolves-can-corner = En una esquina del territorio su valor cuenta × { $times }, es decir { $counts }.
wolves-can-bonus = Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más si ganas su fila.
wolves-can-moons = Muestra { $moons ->
    [one] { $moons } Luna
   *[other] { $moons } Lunas
}.
wolves-can-be-covered = Un { $value } lo cubre.
wolves-can-not-be-covered = Según las reglas habituales, nada lo cubre.
wolves-power-about = { $kind }. { $words }
wolves-effect-second-wolf = Después de colocar tu Lobo, coloca enseguida un segundo.
wolves-effect-leap = Uno de tus Lobos puede cubrir un Lobo rival de valor exactamente dos menor.
wolves-effect-equal = Uno de tus Lobos puede cubrir un Lobo rival del mismo valor.
wolves-effect-swap = Antes de colocar, intercambia dos de tus Lobos visibles; lo que cubren se queda.
wolves-effect-new-hand = Antes de colocar, pon tu mano bajo tu mazo y roba otros tantos Lobos.
wolves-effect-tied-rows = Ganas las filas empatadas en las que tengas un Lobo visible.
wolves-effect-moon = Cuentas { $moons ->
    [one] { $moons } Luna
   *[other] { $moons } Lunas
} más.
wolves-effect-larger-hand = Tu mano tiene { $wolves ->
    [one] { $wolves } Lobo
   *[other] { $wolves } Lobos
}.
wolves-table-wolves = Los Lobos
wolves-table-powers = Los Poderes de Alfa
wolves-print-mountains = Montañas
wolves-number-hand = Lobos en la mano
wolves-number-larger_hand = Lobos en la mano con el poder de la mano mayor
wolves-number-offered = Poderes de Alfa a la vista
wolves-number-wins = Rondas que hay que ganar
wolves-number-long = El lado largo del territorio
wolves-number-short = El lado corto del territorio
wolves-number-corner = Veces que cuenta en una esquina un Lobo con el signo de las esquinas
wolves-number-moon_points = Puntos por tener más Lunas
wolves-number-moonsong = Lunas de más con el poder de las Lunas
wolves-sign-corner = Cuenta más en una esquina
