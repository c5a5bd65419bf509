### Moonlight Brewers: Triple Fermentación

fermentation-title = Moonlight Brewers: Triple Fermentación
fermentation-blurb = Una noche de luna llena en un monasterio trapense: sigue tu receta, caza hombres lobo, cuidado con el ruido y la cerveza, y enfréntate al Cazador. Gana la mejor cerveza.

## Options

fermentation-option-layout = Cómo se disponen las losetas
fermentation-option-layout-book = Como en el reglamento
fermentation-option-layout-free = Los jugadores las colocan por turnos
fermentation-option-layout-random = Al azar
fermentation-option-long = Partida larga: un ruido más por fase
fermentation-option-hunter = El Cazador
fermentation-option-hunter-werewolf = Hombre lobo
fermentation-option-hunter-were-boar = Hombre jabalí
fermentation-option-hunter-were-bear = Hombre oso
fermentation-option-hunter-were-raven = Hombre cuervo
fermentation-option-recipe = La receta
fermentation-option-recipe-choice = Cada uno elige
fermentation-option-recipe-deluxe-blond = Rubia Deluxe
fermentation-option-recipe-amber = Ámbar
fermentation-option-recipe-brown = Negra
fermentation-option-recipe-triple = Triple
fermentation-option-recipe-smoked = Ahumada
fermentation-option-recipe-white = Blanca
fermentation-option-moon = Luna de la campaña (0: Luna Llena, una partida suelta)
fermentation-option-kept = Cartas guardadas de la luna anterior, por asiento
fermentation-option-standing = Puntos de campaña hasta ahora, por asiento
fermentation-pack-base = El juego básico
fermentation-pack-thirteen-moons = Las 13 lunas de Loublonc

## What players say

fermentation-action-LayTile = Colocar: { $tile }
fermentation-action-ChooseMoon = Vuelve { $moon }
fermentation-action-TakeRecipe = Elaborar: { $recipe }
fermentation-action-TakeMonk = Ser { $monk }
fermentation-action-Walk = Andar
fermentation-action-Run = Correr (ruido +1)
fermentation-action-Brawl = Buscar pelea: un paso y un ataque
fermentation-action-Simple = Acción Simple
fermentation-action-Applied = Acción Aplicada: lanzar (ruido +1)
fermentation-action-Concentrate = Concentrarse: un segundo dado en la próxima Acción Aplicada
fermentation-action-Hide = Esconderse: ruido −2
fermentation-action-SoberUp = Despejarse: alcohol −2
fermentation-action-UseCard = Usar: { $card }
fermentation-action-Go = Ir a: { $tile }
fermentation-action-StandUp = Levantarse
fermentation-action-Act = Hacer la acción del lugar
fermentation-action-Attack = Atacar a { $seat }
fermentation-action-Stop = Terminar el turno
fermentation-action-KeepDie = Quedarse con el { $face }
fermentation-action-Drink = { $beers ->
    [0] Sin cerveza
    [one] Una cerveza: +1
   *[other] Dos cervezas: +2
}
fermentation-action-DrinkToReroll = Dos cervezas: volver a lanzar
fermentation-action-DrinkForSecondDie = Dos cervezas: lanzar un segundo dado y sumarlo
fermentation-action-Put = En la casilla { $space } de la receta
fermentation-action-Decline = Dejarlo
fermentation-action-KeepCard = Quedarse: { $card }
fermentation-action-DropCard = Descartar: { $card }
fermentation-action-Curse = Maldecir a { $seat }
fermentation-action-Hunt = Luchar contra { $wolf }
fermentation-action-Push = Empujar hacia: { $tile }
fermentation-action-Fall = Caer
fermentation-action-Leap = Trepar a: { $tile }
fermentation-action-Bar = Atrancar la puerta hacia: { $tile }
fermentation-action-Enrich = Mejorar la casilla { $space } de la receta
fermentation-action-BeHero = Héroe del Monasterio: luchar primero
fermentation-action-Follow = Seguir el orden del cazador
fermentation-action-KeepForNext = Guardar para la próxima luna: { $card }

## What chance says

fermentation-action-CloseDoor = La puerta { $door } está cerrada esta noche
fermentation-action-Starts = Empieza { $seat }
fermentation-action-Rolled = Sale un { $face }
fermentation-action-Drew = Carta robada: { $card }
fermentation-action-Found = Llega un hombre lobo: { $wolf }

## What becomes true

fermentation-event-Added = { $seat } añade a la cuba ({ $ingredient }, { $taste } PS) para la fase { $phase }.
fermentation-event-Angered = El cazador se enfurece: ruido colectivo { $noise } de { $threshold }.
fermentation-event-Noisier = { $seat } está en { $noise } de ruido.
fermentation-event-Fell = { $fall ->
    [drunk] { $seat } cae, borracho.
    [injured] { $seat } resulta herido y cae.
   *[tackled] { $seat } es derribado.
}
fermentation-event-StoodFirm = { $seat } sale ileso.
fermentation-event-PassedOut = { $seat } ha bebido demasiado y pierde el sentido.
fermentation-event-SleptOn = { $seat } duerme la mona y pierde el turno.
fermentation-event-Attacked = El ruido de { $seat } atrae a un hombre lobo.
fermentation-event-Trampled = Algo pisotea a { $seat } en la oscuridad.
fermentation-event-Fought = { $seat } contra { $wolf }: { $mine } a { $theirs }.
fermentation-event-Trophy = { $seat } recoge la sangre: { $wolf }.
fermentation-event-MonksFought = { $seat } pelea con { $foe }: { $mine } a { $theirs }.
fermentation-event-TrapWon = { $seat } gana una Trampa.
fermentation-event-Pushed = { $seat } es empujado a: { $tile }.
fermentation-event-Cursed = { $seat } queda maldito: { $card }.
fermentation-event-Discarded = { $seat } descarta: { $card }.
fermentation-event-DiscWon = { $seat } recibe el disco de rigor de la fase { $phase }.
fermentation-event-PhaseBegan = Empieza la fase { $phase }.
fermentation-event-BattleBegan = El Cazador ataca, en este orden: { $order }.
fermentation-event-BattleFought = { $seat } contra el cazador: { $mine } a { $theirs }.
fermentation-event-HunterBeaten = ¡{ $seat } vence al Cazador: { $taste } PS!
fermentation-event-DiscsLost = { $seat } pierde { $discs ->
    [one] { $discs } disco de rigor
   *[other] { $discs } discos de rigor
}.
fermentation-event-Scored = La cerveza de { $seat }: ingredientes { $ingredients }, penalizaciones { $penalties }, rigor { $rigour }, hombres lobo { $trophies }, cazador { $hunter }, sin hombre lobo { $no_werewolf }; { $total } PS en total.
fermentation-end-hunter_beaten = El Cazador ha sido vencido, y se catan las cervezas.
fermentation-end-hunter_stands = El Cazador se retira invicto, y se catan las cervezas.

## What is asked

fermentation-step-ChooseRule = { $me }: ¿la regla de qué luna pasada vuelve esta noche?
fermentation-step-LayFreely = { $me }: ¿qué loseta va en { $place }?
fermentation-step-LayAtRandom = La siguiente loseta del monasterio.
fermentation-step-CloseADoor = ¿Qué puerta está cerrada esta noche?
fermentation-step-FirstPlayer = ¿Quién empieza?
fermentation-step-ChooseMonk = { $me }: elige tu monje.
fermentation-step-ChooseRecipe = { $me }: elige tu receta.
fermentation-step-ChooseTurn = { $me }: tu turno. No la misma clase que la vez anterior.
fermentation-step-GoOn = { $me }: puntos de movimiento restantes: { $steps }.
fermentation-step-Fray = { $me }: un paso y un ataque, en el orden que quieras.
fermentation-step-ActSimply = { $me }: la acción del lugar y un paso, en el orden que quieras.
fermentation-step-PushOut = { $me }: has ganado. ¿Dónde cae { $foe }?
fermentation-step-ChooseDie = { $me }: ¿cuál de tus dos dados cuenta?
fermentation-step-HaveABeer = { $me }: has sacado un { $face }, { $result } con los bonos. ¿Una cerveza?
fermentation-step-PutIn = { $me }: ¿dónde va este hallazgo ({ $ingredient }, { $taste } PS)? Una fase posterior pierde su disco.
fermentation-step-KeepOne = { $me }: elige una carta que quedarte (aún { $keep }).
fermentation-step-Drop = { $me }: llevas demasiado. Descarta una de estas.
fermentation-step-GiveCurse = { $me }: ¿a quién le das { $card }?
fermentation-step-ChooseWolf = { $me }: ¿contra qué hombre lobo luchas?
fermentation-step-Brace = { $fall ->
    [drunk] { $me }: la cerveza es demasiado fuerte. ¿Una carta, o caer?
    [injured] { $me }: estás herido. ¿Una carta, o caer?
   *[tackled] { $me }: te derriban. ¿Una carta, o caer?
}
fermentation-step-BarDoor = { $me }: ¿qué puerta atrancas?
fermentation-step-LeapAway = { $me }: ¿adónde lleva la cuerda?
fermentation-step-EnrichBeer = { $me }: ¿qué ingrediente mejora?
fermentation-step-SpeakUp = { $me }: tienes una Trampa. ¿Luchas antes que los demás?
fermentation-step-Keepsake = { $me }: la luna es tuya. ¿Qué equipo guardas para la siguiente?
fermentation-step-AvoidWound = { $me }: ¿aguanta la armadura?
fermentation-step-TestAlcohol = { $me }: prueba de alcohol, más alto que el nivel.
fermentation-step-FindWolf = Un hombre lobo del mazo verde.
fermentation-step-WolfRolls = El vecino de la izquierda lanza por el hombre lobo.
fermentation-step-HuntDie = { $me }: tu dado en la caza.
fermentation-step-DefenceDie = { $me }: tu dado contra el atacante.
fermentation-step-FightDie = { $me }: el dado del atacante.
fermentation-step-FoeDie = El dado del monje atacado.
fermentation-step-RollDie = { $me }: el dado de la Acción Aplicada.
fermentation-step-RollSpareDie = { $me }: el segundo dado de una mente concentrada.
fermentation-step-RollMore = { $me }: el segundo dado, para sumar.
fermentation-step-DrawCard = La primera carta del mazo.
fermentation-step-HunterDie = El dado del cazador.
fermentation-step-BattleDie = { $me }: tu dado contra el cazador.

## Why not

fermentation-why-not_your_card = No tienes esa carta.
fermentation-why-wrong_moment = Esa carta no se puede usar ahora.
fermentation-why-no_open_door = Aquí no hay ninguna puerta abierta que atrancar.
fermentation-why-empty_vat = Tu cuba aún está vacía.
fermentation-why-no_door_there = Ninguna puerta lleva allí desde aquí.
fermentation-why-door_closed = Esa puerta está cerrada.
fermentation-why-already_here = Ya estás allí.
fermentation-why-empty_space = Aún no hay nada en esa casilla.
fermentation-why-no_movement_left = No te quedan puntos de movimiento.
fermentation-why-lying_down = Estás en el suelo: levántate primero.
fermentation-why-already_standing = Ya estás de pie.
fermentation-why-no_attack_left = Ya has atacado.
fermentation-why-not_yourself = No puedes atacarte a ti mismo.
fermentation-why-monk_elsewhere = Ese monje está en otro lugar.
fermentation-why-action_done = Ya has hecho tu Acción Simple.
fermentation-why-not_in_recipe = Tu receta ya no tiene casilla para ese ingrediente, ni en esta fase ni después.
fermentation-why-nothing_better = Tu cuba ya tiene ese ingrediente, al menos igual de bueno.
fermentation-why-no_cards = Aquí no quedan cartas que robar.
fermentation-why-tile_closed = Este lugar no se puede usar esta noche.
fermentation-why-die_not_rolled = No has sacado eso.
fermentation-why-too_many_beers = Es más cerveza de la que hay para una acción.
fermentation-why-no_initial_six = Un segundo dado exige un 6 en la primera tirada.
fermentation-why-other_ingredient = Esa casilla es para otro ingrediente.
fermentation-why-past_phase = Esa fase ha terminado.
fermentation-why-not_better = Lo que hay allí es al menos igual de bueno.
fermentation-why-wolf_not_found = Ese hombre lobo no ha aparecido.
fermentation-why-card_not_drawn = Esa carta no se ha robado.
fermentation-why-card_not_held = No tienes esa carta.
fermentation-why-slot_not_too_full = No es eso lo que llevas de más.
fermentation-why-curse_yourself = Una maldición es para otro.
fermentation-why-same_again = Lo hiciste en tu turno anterior; elige otra clase.
fermentation-why-nobody_to_fight = A solas no hay con quién pelear.
fermentation-why-already_concentrated = Ya estás concentrado, hasta tu próxima Acción Aplicada.
fermentation-why-not_equipment = Solo se puede guardar equipo.
fermentation-why-tile_already_laid = Esa loseta ya está colocada.
fermentation-why-monk_taken = Alguien ha elegido ya ese monje.
fermentation-why-moon_already_chosen = Esa luna ya ha vuelto.
fermentation-why-not_an_earlier_moon = Solo puede volver una luna pasada.

## Tiles

fermentation-tile-brewery = Cervecería
fermentation-tile-well = Pozo
fermentation-tile-dryer = Secadero
fermentation-tile-malthouse = Maltería
fermentation-tile-chapel = Capilla
fermentation-tile-cloister = Claustro
fermentation-tile-bakery = Panadería
fermentation-tile-main-entrance = Entrada principal
fermentation-tile-edge = Linde del bosque
fermentation-tile-secondary-entrance = Entrada secundaria
fermentation-tile-forge = Forja
fermentation-tile-cabinet = Gabinete de curiosidades
fermentation-use-gather = Aquí se recoge un ingrediente.
fermentation-use-draw = Aquí se roban cartas.
fermentation-use-hunt = Aquí se cazan hombres lobo.
fermentation-use-noise = Toda acción aquí sube 2 el ruido colectivo.

fermentation-ingredient-cleaning = limpieza de la cuba
fermentation-ingredient-water = agua
fermentation-ingredient-malt = malta
fermentation-ingredient-wood = leña
fermentation-ingredient-hops = lúpulo
fermentation-ingredient-yeast = levadura

## Recipes and hunters

fermentation-recipe-deluxe-blond = Rubia Deluxe
fermentation-recipe-amber = Ámbar
fermentation-recipe-brown = Negra
fermentation-recipe-triple = Triple
fermentation-recipe-smoked = Ahumada
fermentation-recipe-white = Blanca

fermentation-hunter-werewolf = Hombre lobo
fermentation-hunter-werewolf-help = Se enfurece con cada 6, con monjes heridos, borrachos o pisoteados, y con cada ataque de un hombre lobo. Primero va a por el más riguroso. +3, 6 PS.
fermentation-hunter-were-boar = Hombre jabalí
fermentation-hunter-were-boar-help = Se enfurece con cada 1, con las peleas entre monjes y con cada ataque de un hombre lobo. Primero va a por el más borracho. +2, 5 PS.
fermentation-hunter-were-bear = Hombre oso
fermentation-hunter-were-bear-help = Se enfurece con dos cervezas en una acción, con las heridas y con el equipo robado. Primero va a por el mejor equipado. +4, 7 PS.
fermentation-hunter-were-raven = Hombre cuervo
fermentation-hunter-were-raven-help = Se enfurece con cada 6, con las bendiciones robadas y con las cacerías ganadas. Primero va a por quien tiene más trofeos. +3, 6 PS.

## Monks

fermentation-monk-benjamin = Benjamín el copista
fermentation-monk-benjamin-help = Roba una carta más en una Acción Aplicada.
fermentation-monk-water-finder = el Zahorí
fermentation-monk-water-finder-help = El agua vale 1 PS más.
fermentation-monk-baker = el Panadero
fermentation-monk-baker-help = La levadura vale 1 PS más.
fermentation-monk-woodman = el Leñador
fermentation-monk-woodman-help = La leña vale 1 PS más.
fermentation-monk-hop-picker = el Lupulero
fermentation-monk-hop-picker-help = El lúpulo vale 1 PS más.
fermentation-monk-maltster = el Maltero
fermentation-monk-maltster-help = La malta vale 1 PS más.
fermentation-monk-brawler = el Pendenciero
fermentation-monk-brawler-help = +1 contra monjes.
fermentation-monk-hunter = el Cazador
fermentation-monk-hunter-help = +1 en la caza.
fermentation-monk-sturdy-drinker = el Buen bebedor
fermentation-monk-sturdy-drinker-help = +1 a las pruebas de alcohol.
fermentation-monk-soft-foot = Pie ligero
fermentation-monk-soft-foot-help = Una Acción Aplicada lograda no hace ruido.

## Werewolves

fermentation-wolf-pup = un lobezno
fermentation-wolf-scrawny = un hombre lobo flaco
fermentation-wolf-prowler = un merodeador
fermentation-wolf-grey = un hombre lobo gris
fermentation-wolf-red = un hombre lobo rojo
fermentation-wolf-black = un hombre lobo negro
fermentation-wolf-old-one = el viejo

## Cards

fermentation-deck-forge = Forja
fermentation-deck-cabinet = Gabinete de curiosidades
fermentation-deck-chapel = Capilla
fermentation-deck-wolves = Hombres lobo

fermentation-card-rusty-shovel = Pala oxidada
fermentation-card-rusty-shovel-help = Una mano. +1 en todos los combates.
fermentation-card-club = Garrote
fermentation-card-club-help = Una mano. +1 contra monjes.
fermentation-card-dagger = Daga
fermentation-card-dagger-help = Una mano. +1 en la caza.
fermentation-card-great-axe = Gran hacha
fermentation-card-great-axe-help = Dos manos. +2 en todos los combates.
fermentation-card-pitchfork = Horca
fermentation-card-pitchfork-help = Dos manos. +2 cuando te ataca un hombre lobo.
fermentation-card-gambeson = Gambesón
fermentation-card-gambeson-help = Armadura. Se evita una herida con 5 o 6.
fermentation-card-mail = Cota de malla
fermentation-card-mail-help = Armadura. Se evita una herida con 4, 5 o 6; un punto menos al Moverse.
fermentation-card-pot-helm = Yelmo
fermentation-card-pot-helm-help = Casco. Una caída no hace ruido.
fermentation-card-boots = Botas
fermentation-card-boots-help = Botas. Un punto más al Moverse.
fermentation-card-lantern = Linterna
fermentation-card-lantern-help = +1 al recoger en una Acción Aplicada.
fermentation-card-satchel = Zurrón
fermentation-card-satchel-help = +1 al robar en una Acción Aplicada.
fermentation-card-spyglass = Catalejo
fermentation-card-spyglass-help = +1 al cazar en una Acción Aplicada.
fermentation-card-flask = Cantimplora
fermentation-card-flask-help = Una vez: alcohol −2.
fermentation-card-felt-pads = Suelas de fieltro
fermentation-card-felt-pads-help = Una vez: ruido −2.
fermentation-card-rope = Cuerda
fermentation-card-rope-help = Una vez: ir a cualquier otra loseta.
fermentation-card-barricade = Barricada
fermentation-card-barricade-help = Una vez: cerrar una puerta de tu sala hasta tu próximo turno.
fermentation-card-lucky-die = Dado de la suerte
fermentation-card-lucky-die-help = Una vez: volver a lanzar el dado de una Acción Aplicada.
fermentation-card-trap-kit = Juego de trampas
fermentation-card-trap-kit-help = Una vez: ganar una Trampa.
fermentation-card-guardian-angel = Ángel de la guarda
fermentation-card-guardian-angel-help = Bendición, una vez: no caer.
fermentation-card-inspiration = Inspiración
fermentation-card-inspiration-help = Bendición, una vez: +1 a tu próxima Acción Aplicada.
fermentation-card-vow-of-silence = Voto de silencio
fermentation-card-vow-of-silence-help = Bendición, una vez: tu ruido baja a lo mínimo.
fermentation-card-holy-water = Agua bendita
fermentation-card-holy-water-help = Bendición, una vez: tu nivel de alcohol baja a 0.
fermentation-card-grace = Gracia
fermentation-card-grace-help = Bendición, una vez: un ingrediente de tu cuba vale 1 PS más.
fermentation-card-cracked-bell = Campana rajada
fermentation-card-cracked-bell-help = Maldición: ruido +2 para un rival.
fermentation-card-spiked-mead = Hidromiel cargado
fermentation-card-spiked-mead-help = Maldición: alcohol +1 para un rival, y su prueba.
fermentation-card-sour-wort = Mosto agrio
fermentation-card-sour-wort-help = Maldición: la cerveza de un rival pierde 1 PS.

## The quality of a beer

fermentation-band-0 = imbebible
fermentation-band-1 = con jarabe, quizá
fermentation-band-2 = lo mínimo para un trapense
fermentation-band-3 = una buena cerveza
fermentation-band-4 = una cerveza de concurso
fermentation-band-5 = una añada excepcional
fermentation-band-6 = néctar divino

## The drawing

fermentation-draw-phase = Fase { $phase } de 4 · ruido colectivo { $noise } de { $threshold }
fermentation-draw-effects = ruido mínimo { $floor }, hombres lobo +{ $howl }
fermentation-draw-noise = ruido
fermentation-draw-alcohol = alcohol
fermentation-draw-collective = ruido colectivo
fermentation-draw-traps = trampas
fermentation-draw-discs = discos de rigor
fermentation-draw-trophies = trofeos
fermentation-draw-taste = puntos de sabor
fermentation-draw-lying = en el suelo
fermentation-draw-asleep = sin sentido
fermentation-draw-focused = concentrado
fermentation-draw-board = El monasterio
fermentation-draw-recipe = Receta
fermentation-draw-decks = Mazos
fermentation-draw-dice = Dados
fermentation-draw-cards = Cartas
fermentation-draw-choose = Para elegir
fermentation-draw-offer = Robadas
fermentation-draw-door = Una puerta
fermentation-draw-door-closed = Una puerta cerrada
fermentation-draw-pawn = { $seat }
fermentation-draw-space = { $ingredient }, fase { $phase }
fermentation-draw-cube = Recogido demasiado pronto: sin disco de rigor
fermentation-draw-cards-left = { $deck }: { $cards }
fermentation-draw-over = La noche ha terminado.
fermentation-draw-alarm = llega un hombre lobo
fermentation-draw-end-of-phase = termina la fase
fermentation-draw-loud = ruidoso
fermentation-draw-passed-out = pierde el sentido
fermentation-draw-hint-applied = encuentra algo al { $chance } %
fermentation-draw-hint-beer = resultado { $result }, caída al { $risk } %
fermentation-draw-hint-hunt = se gana al { $chance } %
fermentation-line-ingredients = Ingredientes
fermentation-line-penalties = Penalizaciones
fermentation-line-rigour = Rigor y receta
fermentation-line-trophies = Hombres lobo
fermentation-line-hunter = Cazador
fermentation-line-no-werewolf = Sin hombre lobo
fermentation-line-total = Puntos de sabor

## The 13 Moons of Loublonc

fermentation-campaign = Las 13 lunas de Loublonc
fermentation-campaign-blurb = Trece partidas enlazadas: cada luna tiene su regla y su historia. Los puntos y una carta guardada pasan a la siguiente; la última luna decide.
fermentation-campaign-moon = Luna { $number }: { $moon }
fermentation-campaign-result = { $rank }. { $player }: { $taste } PS, { $band }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
fermentation-campaign-result-kept = { $rank }. { $player }: { $taste } PS, { $band }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y guarda: { $card }.
fermentation-campaign-total = { $player }: { $points ->
    [one] 1 punto de campaña
   *[other] { $points } puntos de campaña
}.
fermentation-campaign-champion = Maestro cervecero de Loublonc: { $player }.

fermentation-moon-first-frost = Primera helada
fermentation-moon-first-frost-help = Ninguna regla especial.
fermentation-moon-first-frost-story = El abad cuenta trece lunas hasta la gran cata. Esta noche la primera asoma sobre tejados blancos.
fermentation-moon-locked-door = Puerta cerrada
fermentation-moon-locked-door-help = Una puerta, al azar, está cerrada toda la noche.
fermentation-moon-locked-door-story = Alguien ha perdido una llave. Nadie confiesa cuál.
fermentation-moon-deaf-hunter = Cazador sordo
fermentation-moon-deaf-hunter-help = Cada fase pide un ruido colectivo más.
fermentation-moon-deaf-hunter-story = Un resfriado le tapa los oídos al cazador. Los hermanos lo aprovechan.
fermentation-moon-creaking-floors = Suelos que crujen
fermentation-moon-creaking-floors-help = El ruido individual mínimo es 1 toda la noche; Reclutar bloquea la casilla siguiente.
fermentation-moon-creaking-floors-story = El deshielo. Cada tabla de la casa tiene algo que decir.
fermentation-moon-amber-moon = Luna ámbar
fermentation-moon-amber-moon-help = Todos elaboran la Ámbar.
fermentation-moon-amber-moon-story = La luna tiene el color de lo que más le gusta al obispo.
fermentation-moon-silent-chapel = Capilla muda
fermentation-moon-silent-chapel-help = La Capilla no se puede usar.
fermentation-moon-silent-chapel-story = Están encalando la capilla. El cielo tendrá que esperar.
fermentation-moon-hungry-pack = Manada hambrienta
fermentation-moon-hungry-pack-help = Los hombres lobo suman 1 a todas sus tiradas.
fermentation-moon-hungry-pack-story = Una primavera flaca. Del bosque llegan voces que el mes pasado no estaban.
fermentation-moon-two-hunters = Dos cazadores
fermentation-moon-two-hunters-help = Cuentan también los motivos de ira del Hombre jabalí.
fermentation-moon-two-hunters-story = Esta noche hay dos sombras en la linde del bosque, y una tiene colmillos.
fermentation-moon-dry-moon = Luna seca
fermentation-moon-dry-moon-help = No se bebe cerveza.
fermentation-moon-dry-moon-story = La llave de la bodega cuelga del cinto del prior, y el prior no duerme.
fermentation-moon-shifting-walls = Muros cambiantes
fermentation-moon-shifting-walls-help = Las losetas se disponen al azar.
fermentation-moon-shifting-walls-story = ¿No estaba el pozo al otro lado? La niebla es espesa, y algunas cabezas también.
fermentation-moon-triple-moon = Luna triple
fermentation-moon-triple-moon-help = Todos elaboran la Triple.
fermentation-moon-triple-moon-story = Tres anillos alrededor de la luna: solo valdrá la cerveza más fuerte.
fermentation-moon-old-enemy = Viejo enemigo
fermentation-moon-old-enemy-help = El bono del cazador en el combate final es 1 mayor.
fermentation-moon-old-enemy-story = El cazador ya conoce la casa, y a cada uno de vosotros por el olor.
fermentation-moon-last-moon = Última luna
fermentation-moon-last-moon-help = Vuelven las reglas de dos lunas pasadas; sus puntos cuentan doble.
fermentation-moon-last-moon-story = La decimotercera luna. Al alba se abren los barriles, y un nombre se pintará en la pared.
