### Moonlight Brewers: Triple Fermentación

fermentation-title = Moonlight Brewers: Triple Fermentación
fermentation-blurb = Una noche de luna llena en un monasterio trapense: sigue tu receta, caza licántropos, cuidado con el ruido y la cerveza, y enfréntate al Cazador. Gana la mejor cerveza.

## Options

fermentation-option-layout = Cómo se disponen las losetas
fermentation-option-layout-book = Como en el reglamento
fermentation-option-layout-free = Los jugadores las colocan por turnos
fermentation-option-layout-random = Al azar
fermentation-option-long = Partida larga: { $threshold_long } de ruido más por fase
fermentation-option-hunter = El Cazador
fermentation-option-hunter-werewolf = Lobo licántropo
fermentation-option-hunter-were-boar = Jabalí licántropo
fermentation-option-hunter-were-bear = Oso licántropo
fermentation-option-hunter-were-raven = Cuervo licántropo
fermentation-option-recipe = La receta
fermentation-option-recipe-choice = Cada uno elige
fermentation-option-recipe-deluxe-blond = Rubia Deluxe
fermentation-option-recipe-amber = Ámbar
fermentation-option-recipe-brown = Negra
fermentation-option-recipe-triple = Triple
fermentation-option-recipe-smoked = Ahumada
fermentation-option-recipe-white = Blanca
fermentation-option-moon = Luna de la campaña (0: Luna Llena, una partida suelta)
fermentation-option-kept = Cartas guardadas de la luna anterior, por puesto
fermentation-option-standing = Puntos de campaña hasta ahora, por puesto
fermentation-pack-base = El juego básico
fermentation-pack-thirteen-moons = Las 13 lunas de Loublonc

## What players say

fermentation-action-LayTile = Colocar { $tile }
fermentation-action-ChooseMoon = Vuelve { $moon }
fermentation-action-TakeRecipe = Elaborar una { $recipe }
fermentation-action-TakeMonk = Ser { $monk }
fermentation-action-Walk = Andar
fermentation-action-Run = Correr (ruido +{ $run_noise })
fermentation-action-Brawl = Buscar pelea: un ataque, y un breve movimiento antes o después
fermentation-action-Simple = Acción Simple
fermentation-action-Applied = Acción Aplicada: lanzar (ruido +{ $applied_noise })
fermentation-action-Concentrate = Concentrarse: un segundo dado en la próxima Acción Aplicada
fermentation-action-Hide = Esconderse: ruido −{ $hide }
fermentation-action-SoberUp = Despejarse: alcohol −{ $sober_up }
fermentation-action-UseCard = Usar la carta { $card }
fermentation-action-Go = Ir hasta { $tile }
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
fermentation-action-KeepCard = Quedarse con la carta { $card }
fermentation-action-DropCard = Descartar la carta { $card }
fermentation-action-Curse = Maldecir a { $seat }
fermentation-action-Hunt = Luchar contra { $wolf }
fermentation-action-Push = Empujar hacia { $tile }
fermentation-action-Fall = Caer
fermentation-action-Leap = Trepar hasta { $tile }
fermentation-action-Bar = Atrancar la puerta hacia { $tile }
fermentation-action-Enrich = Mejorar la casilla { $space } de la receta
fermentation-action-BeHero = Héroe del Monasterio: luchar primero
fermentation-action-Follow = Seguir el orden del cazador
fermentation-action-KeepForNext = Guardar la carta { $card } para la próxima luna
fermentation-action-Target = Apuntar a { $seat }
fermentation-action-TakeTheirs = Tomar la carta { $card }
fermentation-action-GiveMine = Dar la carta { $card }
fermentation-action-Pass = No usar ninguna carta

## What somebody did

fermentation-did-LayTile = { $you ->
    [yes] Has colocado { $tile }.
   *[no] { $who } ha colocado { $tile }.
}
fermentation-did-ChooseMoon = { $you ->
    [yes] Has hecho volver { $moon }.
   *[no] { $who } ha hecho volver { $moon }.
}
fermentation-did-TakeRecipe = { $you ->
    [yes] Elaboras una { $recipe }.
   *[no] { $who } elabora una { $recipe }.
}
fermentation-did-TakeMonk = { $you ->
    [yes] Eres { $monk }.
   *[no] { $who } es { $monk }.
}
fermentation-did-Walk = { $you ->
    [yes] Te has puesto a andar.
   *[no] { $who } se ha puesto a andar.
}
fermentation-did-Run = { $you ->
    [yes] Has corrido.
   *[no] { $who } ha corrido.
}
fermentation-did-Brawl = { $you ->
    [yes] Has buscado pelea.
   *[no] { $who } ha buscado pelea.
}
fermentation-did-Simple = { $you ->
    [yes] Has hecho una Acción Simple.
   *[no] { $who } ha hecho una Acción Simple.
}
fermentation-did-Applied = { $you ->
    [yes] Has hecho una Acción Aplicada.
   *[no] { $who } ha hecho una Acción Aplicada.
}
fermentation-did-Concentrate = { $you ->
    [yes] Te has concentrado: dos dados la próxima vez.
   *[no] { $who } se ha concentrado: dos dados la próxima vez.
}
fermentation-did-Hide = { $you ->
    [yes] Te has escondido: menos ruido.
   *[no] { $who } se ha escondido: menos ruido.
}
fermentation-did-SoberUp = { $you ->
    [yes] Te has despejado.
   *[no] { $who } se ha despejado.
}
fermentation-did-UseCard = { $you ->
    [yes] Has usado la carta { $card }.
   *[no] { $who } ha usado la carta { $card }.
}
fermentation-did-Go = { $you ->
    [yes] Has ido hasta { $tile }.
   *[no] { $who } ha ido hasta { $tile }.
}
fermentation-did-StandUp = { $you ->
    [yes] Te has levantado.
   *[no] { $who } se ha levantado.
}
fermentation-did-Act = { $you ->
    [yes] Has hecho la acción del lugar.
   *[no] { $who } ha hecho la acción del lugar.
}
fermentation-did-Attack = { $you ->
    [yes] Has atacado a { $seat }.
    [seat] { $who } te ha atacado.
   *[no] { $who } ha atacado a { $seat }.
}
fermentation-did-Stop = { $you ->
    [yes] Has terminado tu turno.
   *[no] { $who } ha terminado su turno.
}
fermentation-did-KeepDie = { $you ->
    [yes] Te has quedado con el { $face }.
   *[no] { $who } se ha quedado con el { $face }.
}
fermentation-did-DrinkToReroll = { $you ->
    [yes] Has bebido dos cervezas para volver a lanzar.
   *[no] { $who } ha bebido dos cervezas para volver a lanzar.
}
fermentation-did-DrinkForSecondDie = { $you ->
    [yes] Has bebido dos cervezas por un segundo dado.
   *[no] { $who } ha bebido dos cervezas por un segundo dado.
}
fermentation-did-Put = { $you ->
    [yes] Has puesto el hallazgo en la casilla { $space }.
   *[no] { $who } ha puesto el hallazgo en la casilla { $space }.
}
fermentation-did-Decline = { $you ->
    [yes] Has dejado el hallazgo.
   *[no] { $who } ha dejado el hallazgo.
}
fermentation-did-KeepCard = { $you ->
    [yes] Te has quedado con la carta { $card }.
   *[no] { $who } se ha quedado con la carta { $card }.
}
fermentation-did-DropCard = { $you ->
    [yes] Has descartado la carta { $card }.
   *[no] { $who } ha descartado la carta { $card }.
}
fermentation-did-Curse = { $you ->
    [yes] Has maldecido a { $seat }.
    [seat] { $who } te ha maldecido.
   *[no] { $who } ha maldecido a { $seat }.
}
fermentation-did-Hunt = { $you ->
    [yes] Has luchado contra { $wolf }.
   *[no] { $who } ha luchado contra { $wolf }.
}
fermentation-did-Push = { $you ->
    [yes] Has empujado al perdedor hacia { $tile }.
   *[no] { $who } ha empujado al perdedor hacia { $tile }.
}
fermentation-did-Fall = { $you ->
    [yes] Te has dejado caer.
   *[no] { $who } no ha usado carta y cae.
}
fermentation-did-Leap = { $you ->
    [yes] Has trepado hasta { $tile }.
   *[no] { $who } ha trepado hasta { $tile }.
}
fermentation-did-Bar = { $you ->
    [yes] Has atrancado la puerta hacia { $tile }.
   *[no] { $who } ha atrancado la puerta hacia { $tile }.
}
fermentation-did-Enrich = { $you ->
    [yes] Has mejorado la casilla { $space } de tu receta.
   *[no] { $who } ha mejorado la casilla { $space } de su receta.
}
fermentation-did-BeHero = { $you ->
    [yes] Te has hecho Héroe del Monasterio.
   *[no] { $who } se ha hecho Héroe del Monasterio.
}
fermentation-did-Follow = { $you ->
    [yes] Has seguido el orden del cazador.
   *[no] { $who } ha seguido el orden del cazador.
}
fermentation-did-KeepForNext = { $you ->
    [yes] Has guardado la carta { $card } para la próxima luna.
   *[no] { $who } ha guardado la carta { $card } para la próxima luna.
}
fermentation-did-Target = { $you ->
    [yes] Has apuntado a { $seat }.
    [seat] { $who } te ha apuntado.
   *[no] { $who } ha apuntado a { $seat }.
}
fermentation-did-TakeTheirs = { $you ->
    [yes] Has elegido la carta { $card }.
   *[no] { $who } ha elegido la carta { $card }.
}
fermentation-did-GiveMine = { $you ->
    [yes] Has dado la carta { $card }.
   *[no] { $who } ha dado la carta { $card }.
}
fermentation-did-Pass = { $you ->
    [yes] No has usado ninguna carta.
   *[no] { $who } no ha usado ninguna carta.
}
fermentation-did-Drink = { $you ->
    [yes] { $beers ->
        [0] No has bebido nada.
        [one] Has bebido una cerveza.
       *[other] Has bebido dos cervezas.
    }
   *[no] { $beers ->
        [0] { $who } no ha bebido nada.
        [one] { $who } ha bebido una cerveza.
       *[other] { $who } ha bebido dos cervezas.
    }
}

## What chance says

fermentation-action-CloseDoor = La puerta { $door } está cerrada esta noche
fermentation-action-Starts = Empieza { $seat }
fermentation-did-Starts = { $you ->
    [seat] Empiezas tú.
   *[no] Empieza { $seat }.
}
fermentation-action-Rolled = Sale un { $face }
fermentation-did-Rolled = { $step ->
    [WolfRolls] El licántropo ha sacado un { $face }.
    [HunterDie] El Cazador ha sacado un { $face }.
    [FoeDie] El monje atacado ha sacado un { $face }.
    [TestAlcohol] { $you ->
        [yes] Has sacado un { $face } en la prueba de alcohol.
       *[no] { $who } ha sacado un { $face } en la prueba de alcohol.
    }
    [AvoidWound] { $you ->
        [yes] Has sacado un { $face } por tu armadura.
       *[no] { $who } ha sacado un { $face } por su armadura.
    }
   *[other] { $you ->
        [yes] Has sacado un { $face }.
       *[no] { $who } ha sacado un { $face }.
    }
}
fermentation-action-Drew = Carta robada: { $card }
fermentation-did-Drew = Carta robada: { $card }.
fermentation-action-Found = Llega un licántropo: { $wolf }
fermentation-did-Found = De la oscuridad sale { $wolf }.

## What becomes true

fermentation-event-Added = { $you ->
    [yes] Has puesto en la cuba de la fase { $phase }: { $ingredient }, { $taste } PS.
   *[no] { $seat } ha puesto en la cuba de la fase { $phase }: { $ingredient }, { $taste } PS.
}
fermentation-event-Angered = El Cazador lo ha oído: campana { $noise } de { $threshold }.
fermentation-event-Noisier = { $you ->
    [yes] Tu ruido es ahora de { $noise }.
   *[no] El ruido de { $seat } es ahora de { $noise }.
}
fermentation-event-Fell = { $you ->
    [yes] { $fall ->
        [drunk] Has caído, borracho.
        [injured] Has resultado herido y has caído.
       *[tackled] Te han derribado.
    }
   *[no] { $fall ->
        [drunk] { $seat } ha caído, borracho.
        [injured] { $seat } ha resultado herido y ha caído.
       *[tackled] { $seat } ha sido derribado.
    }
}
fermentation-event-StoodFirm = { $you ->
    [yes] Has salido ileso.
   *[no] { $seat } ha salido ileso.
}
fermentation-event-PassedOut = { $you ->
    [yes] Has bebido demasiado y has perdido el sentido.
   *[no] { $seat } ha bebido demasiado y ha perdido el sentido.
}
fermentation-event-SleptOn = { $you ->
    [yes] Has dormido la mona y has perdido el turno.
   *[no] { $seat } ha dormido la mona y ha perdido el turno.
}
fermentation-event-Attacked = { $you ->
    [yes] Tu ruido ha atraído a un licántropo.
   *[no] El ruido de { $seat } ha atraído a un licántropo.
}
fermentation-event-Trampled = { $you ->
    [yes] Algo te ha pisoteado en la oscuridad.
   *[no] Algo ha pisoteado a { $seat } en la oscuridad.
}
fermentation-event-Fought = { $you ->
    [yes] Has peleado con { $wolf }: { $mine } a { $theirs }.
   *[no] { $seat } ha peleado con { $wolf }: { $mine } a { $theirs }.
}
fermentation-event-Trophy = { $you ->
    [yes] Has ganado un trofeo: { $wolf }.
   *[no] { $seat } ha ganado un trofeo: { $wolf }.
}
fermentation-event-MonksFought = { $you ->
    [yes] Has peleado con { $foe }: { $mine } a { $theirs }.
    [foe] { $seat } ha peleado contigo: { $mine } a { $theirs }.
   *[no] { $seat } ha peleado con { $foe }: { $mine } a { $theirs }.
}
fermentation-event-TrapWon = { $you ->
    [yes] Has ganado una Trampa.
   *[no] { $seat } ha ganado una Trampa.
}
fermentation-event-Pushed = { $you ->
    [yes] Te han empujado hacia { $tile }.
   *[no] { $seat } ha sido empujado hacia { $tile }.
}
fermentation-event-Cursed = { $you ->
    [yes] Has quedado maldito por la carta { $card }.
   *[no] { $seat } ha quedado maldito por la carta { $card }.
}
fermentation-event-Discarded = { $you ->
    [yes] Has descartado la carta { $card }.
   *[no] { $seat } ha descartado la carta { $card }.
}
fermentation-event-CardPassed = { $you ->
    [yes] Has recibido la carta { $card } de { $by }.
    [by] { $seat } ha recibido de ti la carta { $card }.
   *[no] { $seat } ha recibido la carta { $card } de { $by }.
}
fermentation-event-DiscWon = { $you ->
    [yes] Has recibido el disco de rigor de la fase { $phase }.
   *[no] { $seat } ha recibido el disco de rigor de la fase { $phase }.
}
fermentation-event-PhaseBegan = Empieza la fase { $phase }.
fermentation-event-BattleBegan = { $you ->
    [order] El Cazador te ataca.
   *[no] El Cazador ataca, en este orden: { $order }.
}
fermentation-event-BattleFought = { $you ->
    [yes] Te has enfrentado al Cazador: { $mine } a { $theirs }.
   *[no] { $seat } se ha enfrentado al Cazador: { $mine } a { $theirs }.
}
fermentation-event-HunterBeaten = { $you ->
    [yes] ¡Has vencido al Cazador: { $taste } PS!
   *[no] ¡{ $seat } ha vencido al Cazador: { $taste } PS!
}
fermentation-event-DiscsLost = { $you ->
    [yes] Has perdido { $discs ->
        [one] { $discs } disco de rigor.
       *[other] { $discs } discos de rigor.
    }
   *[no] { $seat } ha perdido { $discs ->
        [one] { $discs } disco de rigor.
       *[other] { $discs } discos de rigor.
    }
}
fermentation-event-Scored = { $you ->
    [yes] Tu cerveza: ingredientes { $ingredients }, penalizaciones { $penalties }, rigor { $rigour }, licántropos { $trophies }, cazador { $hunter }, sin licántropo { $no_werewolf }; { $total } PS en total.
   *[no] La cerveza de { $seat }: ingredientes { $ingredients }, penalizaciones { $penalties }, rigor { $rigour }, licántropos { $trophies }, cazador { $hunter }, sin licántropo { $no_werewolf }; { $total } PS en total.
}
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
fermentation-step-ChooseTurn = { $me }: ¿qué haces? Nunca la misma clase de turno dos veces seguidas.
fermentation-step-GoOn = { $me }: { $steps ->
    [one] queda { $steps } punto de movimiento
   *[other] quedan { $steps } puntos de movimiento
}.
fermentation-step-Fray = { $me }: { $attacks ->
    [0] { $steps ->
        [one] queda un paso.
       *[other] quedan { $steps } pasos.
    }
   *[other] { $steps ->
        [0] queda un ataque.
        [one] un paso y un ataque, en el orden que quieras.
       *[other] { $steps } pasos y un ataque, en el orden que quieras.
    }
}
fermentation-step-ActSimply = { $me }: { $deeds ->
    [0] { $steps ->
        [one] queda un paso.
       *[other] quedan { $steps } pasos.
    }
   *[other] { $steps ->
        [0] queda la acción del lugar.
        [one] la acción del lugar y un paso, en el orden que quieras.
       *[other] la acción del lugar y { $steps } pasos, en el orden que quieras.
    }
}
fermentation-step-PushOut = { $me }: has ganado. ¿Dónde cae { $foe }?
fermentation-step-ChooseDie = { $me }: ¿cuál de tus dos dados cuenta?
fermentation-step-HaveABeer = { $me }: el dado muestra { $face }, tu resultado es { $result }. ¿Una cerveza para mejorarlo?
fermentation-step-PutIn = { $me }: ¿dónde va este hallazgo ({ $ingredient }, { $taste } PS)? Una fase posterior pierde su disco.
fermentation-step-KeepOne = { $me }: elige una carta que quedarte (aún { $keep }).
fermentation-step-Drop = { $me }: llevas demasiado. Descarta una de estas.
fermentation-step-GiveCurse = { $me }: ¿a quién le das { $card }?
fermentation-step-ChooseWolf = { $me }: ¿contra qué licántropo luchas?
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
fermentation-step-ChoosePlayer = { $me }: ¿a quién apuntas con la carta?
fermentation-step-ChooseTheirs = { $me }: ¿qué carta de { $foe } tomas?
fermentation-step-ChooseMine = { $me }: ¿cuál de tus cartas le das a { $foe }?
fermentation-step-Meddle = { $me }: { $foe } ha sacado { $face }, con el resultado { $result }. ¿Hay que volver a lanzar?
fermentation-step-CardAtStart = { $me }: la fase empieza. ¿Usas una carta?
fermentation-step-CardAtEnd = { $me }: la fase termina. ¿Usas una carta?
fermentation-step-AvoidWound = { $me }: ¿aguanta la armadura?
fermentation-step-TestAlcohol = { $me }: prueba de alcohol, más alto que el nivel.
fermentation-step-FindWolf = Un licántropo del mazo verde.
fermentation-step-WolfRolls = El vecino de la izquierda lanza por el licántropo.
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

## What is asked, in person

fermentation-ask-reason = Nunca la misma clase de turno dos veces seguidas.
fermentation-ask-ChooseRule = ¿La regla de qué luna pasada vuelve esta noche?
fermentation-ask-LayFreely = ¿Qué loseta va en { $place }?
fermentation-ask-ChooseMonk = Elige tu monje.
fermentation-ask-ChooseRecipe = Elige tu receta.
fermentation-ask-ChooseTurn = Tu turno. ¿Qué haces?
fermentation-ask-GoOn = ¿Adónde vas? { $steps ->
    [one] Queda { $steps } punto de movimiento
   *[other] Quedan { $steps } puntos de movimiento
}.
fermentation-ask-Fray = { $attacks ->
    [0] { $steps ->
        [one] Queda un paso.
       *[other] Quedan { $steps } pasos.
    }
   *[other] { $steps ->
        [0] Queda un ataque.
        [one] Un paso y un ataque, en el orden que quieras.
       *[other] { $steps } pasos y un ataque, en el orden que quieras.
    }
}
fermentation-ask-ActSimply = { $deeds ->
    [0] { $steps ->
        [one] Queda un paso.
       *[other] Quedan { $steps } pasos.
    }
   *[other] { $steps ->
        [0] Queda la acción del lugar.
        [one] La acción del lugar y un paso, en el orden que quieras.
       *[other] La acción del lugar y { $steps } pasos, en el orden que quieras.
    }
}
fermentation-ask-PushOut = Has ganado. ¿Dónde cae { $foe }?
fermentation-ask-ChooseDie = ¿Cuál de tus dos dados cuenta?
fermentation-ask-HaveABeer = El dado muestra { $face }, tu resultado es { $result }. ¿Una cerveza para mejorarlo?
fermentation-ask-PutIn = ¿Dónde va este hallazgo ({ $ingredient }, { $taste } PS)? Una fase posterior pierde su disco.
fermentation-ask-KeepOne = { $keep ->
    [one] Elige la carta que te quedas.
   *[other] Elige { $keep } cartas que quedarte.
}
fermentation-ask-Drop = Llevas demasiado. Descarta una de estas.
fermentation-ask-GiveCurse = ¿A quién le das { $card }?
fermentation-ask-ChooseWolf = ¿Contra qué licántropo luchas?
fermentation-ask-Brace = { $fall ->
    [drunk] La cerveza es demasiado fuerte. ¿Una carta, o caer?
    [injured] Estás herido. ¿Una carta, o caer?
   *[tackled] Te derriban. ¿Una carta, o caer?
}
fermentation-ask-BarDoor = ¿Qué puerta atrancas?
fermentation-ask-LeapAway = ¿Adónde lleva la cuerda?
fermentation-ask-EnrichBeer = ¿Qué ingrediente mejora?
fermentation-ask-SpeakUp = Tienes una Trampa. ¿Luchas antes que los demás?
fermentation-ask-Keepsake = La luna es tuya. ¿Qué equipo guardas para la siguiente?
fermentation-ask-ChoosePlayer = ¿A quién apuntas con la carta?
fermentation-ask-ChooseTheirs = ¿Qué carta de { $foe } tomas?
fermentation-ask-ChooseMine = ¿Cuál de tus cartas le das a { $foe }?
fermentation-ask-Meddle = { $foe } ha sacado { $face }, con el resultado { $result }. ¿Hay que volver a lanzar?
fermentation-ask-CardAtStart = La fase empieza. ¿Usas una carta?
fermentation-ask-CardAtEnd = La fase termina. ¿Usas una carta?

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
fermentation-why-once_a_phase = En esta fase ese ingrediente ya fue a otra casilla.
fermentation-why-wolf_not_found = Ese licántropo no ha aparecido.
fermentation-why-card_not_drawn = Esa carta no se ha robado.
fermentation-why-card_not_held = No tienes esa carta.
fermentation-why-slot_not_too_full = No es eso lo que llevas de más.
fermentation-why-curse_yourself = Una maldición es para otro.
fermentation-why-no_target = No hay a quién apuntar.
fermentation-why-aim_at_yourself = Es para otro.
fermentation-why-holds_nothing = Ese monje no tiene ninguna carta.
fermentation-why-nothing_to_give = No tienes otra carta que dar.
fermentation-why-not_theirs = Ese monje no tiene esa carta.
fermentation-why-same_again = Lo hiciste en tu turno anterior; elige otra clase.
fermentation-why-nobody_to_fight = A solas no hay con quién pelear.
fermentation-why-already_concentrated = Ya estás concentrado, hasta tu próxima Acción Aplicada.
fermentation-why-not_equipment = Solo se puede guardar equipo.
fermentation-why-tile_already_laid = Esa loseta ya está colocada.
fermentation-why-monk_taken = Alguien ha elegido ya ese monje.
fermentation-why-moon_already_chosen = Esa luna ya ha vuelto.
fermentation-why-not_an_earlier_moon = Solo puede volver una luna pasada.

## Tiles

fermentation-the-tile = { $id ->
    [brewery] la Cervecería
    [well] el Pozo
    [dryer] el Secadero
    [malthouse] la Maltería
    [chapel] la Capilla
    [cloister] el Claustro
    [bakery] la Panadería
    [main-entrance] la Entrada principal
    [edge] la Linde del bosque
    [secondary-entrance] la Entrada secundaria
    [forge] la Forja
    [cabinet] el Gabinete de curiosidades
   *[other] { $tile }
}
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
fermentation-use-hunt = Aquí se cazan licántropos.
fermentation-use-noise = Toda acción aquí sube { $cloister_noise } el ruido colectivo.

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

fermentation-hunter-werewolf = Lobo licántropo
fermentation-hunter-were-boar = Jabalí licántropo
fermentation-hunter-were-bear = Oso licántropo
fermentation-hunter-were-raven = Cuervo licántropo

## Monks

fermentation-monk-benjamin = Benjamín el copista
fermentation-monk-water-finder = el Zahorí
fermentation-monk-baker = el Panadero
fermentation-monk-woodman = el Leñador
fermentation-monk-hop-picker = el Lupulero
fermentation-monk-maltster = el Maltero
fermentation-monk-brawler = el Pendenciero
fermentation-monk-hunter = el Rastreador
fermentation-monk-sturdy-drinker = el Buen bebedor
fermentation-monk-soft-foot = Pie ligero

## Werewolves

fermentation-wolf-pup = un lobezno
fermentation-wolf-scrawny = un licántropo flaco
fermentation-wolf-prowler = un merodeador
fermentation-wolf-grey = un licántropo gris
fermentation-wolf-red = un licántropo rojo
fermentation-wolf-black = un licántropo negro
fermentation-wolf-old-one = el viejo

## Cards

fermentation-deck-forge = Forja
fermentation-deck-cabinet = Gabinete de curiosidades
fermentation-deck-chapel = Capilla
fermentation-deck-wolves = Licántropos

fermentation-card-rusty-shovel = Pala oxidada
fermentation-card-club = Garrote
fermentation-card-dagger = Daga
fermentation-card-great-axe = Gran hacha
fermentation-card-pitchfork = Horca
fermentation-card-gambeson = Gambesón
fermentation-card-mail = Cota de malla
fermentation-card-pot-helm = Yelmo
fermentation-card-boots = Botas
fermentation-card-lantern = Linterna
fermentation-card-satchel = Zurrón
fermentation-card-spyglass = Catalejo
fermentation-card-flask = Cantimplora
fermentation-card-felt-pads = Suelas de fieltro
fermentation-card-rope = Cuerda
fermentation-card-barricade = Barricada
fermentation-card-lucky-die = Dado de la suerte
fermentation-card-trap-kit = Caja de trampas
fermentation-card-guardian-angel = Ángel de la guarda
fermentation-card-inspiration = Inspiración
fermentation-card-vow-of-silence = Voto de silencio
fermentation-card-holy-water = Agua bendita
fermentation-card-grace = Gracia
fermentation-card-cracked-bell = Campana rajada
fermentation-card-spiked-mead = Hidromiel cargado
fermentation-card-sour-wort = Mosto agrio

## The quality of a beer

fermentation-band-0 = imbebible
fermentation-band-1 = con jarabe, quizá
fermentation-band-2 = lo mínimo para un trapense
fermentation-band-3 = una buena cerveza
fermentation-band-4 = una cerveza de concurso
fermentation-band-5 = una añada excepcional
fermentation-band-6 = néctar divino

## The drawing

fermentation-draw-phase = Fase { $phase }/4
fermentation-draw-noise-of-all = ruido colectivo { $noise } de { $threshold }
fermentation-draw-effects = { $howl ->
    [0] ruido mínimo { $floor }
   *[other] { $floor ->
        [0] licántropos +{ $howl }
       *[other] ruido mínimo { $floor }, licántropos +{ $howl }
    }
}
fermentation-draw-step-of = { $track }: { $step }
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
fermentation-draw-alarm = llega un licántropo
fermentation-draw-loud = ruidoso
fermentation-draw-passed-out = pierde el sentido
fermentation-slot-hands = En la mano
fermentation-slot-armour = Armadura
fermentation-slot-head = Casco
fermentation-slot-boots = Botas
fermentation-slot-misc = En la bolsa
fermentation-slot-blessing = Bendición
fermentation-slot-curse = Maldición
fermentation-draw-board-about = Doce lugares unidos por puertas. Todos los monjes empiezan en el claustro.
fermentation-draw-empty-place = Un lugar vacío
fermentation-draw-empty-place-about = Aquí irá una loseta.
fermentation-draw-use-gather = Aquí se encuentra: { $ingredient }. { $simple } PS con una Acción Simple, de { $least } a { $most } PS con una Aplicada.
fermentation-draw-deck-about = Un mazo vacío se rehace con sus descartes.
fermentation-draw-door-about = Cruzarla cuesta un punto de movimiento.
fermentation-draw-door-closed-about = Nadie puede pasar.
fermentation-draw-pawn-about = Ruido { $noise }, alcohol { $alcohol }.
fermentation-draw-collective-of = Ruido de todos: { $noise } de { $threshold }
fermentation-draw-collective-about = { $left ->
    [one] Una campana más y la fase termina tras este turno.
   *[other] { $left } campanas más y la fase termina.
}
fermentation-draw-bell-rung = Una campana que ha sonado
fermentation-draw-bell-still = Una campana muda
fermentation-draw-bell-about = Ruido colectivo { $number }.
fermentation-draw-last-battle = combate final: dado +{ $fight }, premio { $taste } PS
fermentation-draw-last-battle-brief = final +{ $fight }, premio { $taste }
fermentation-draw-last-battle-about = En el combate final suma { $fight } a su dado; quien lo venza gana { $taste } PS. Ambos bajan 1 con cada combate.
fermentation-draw-first-discs = Ataca primero al más riguroso.
fermentation-draw-first-alcohol = Ataca primero al más borracho.
fermentation-draw-first-equipment = Ataca primero al mejor equipado.
fermentation-draw-first-trophies = Ataca primero a quien tiene más trofeos.
fermentation-draw-phase-name = Fase { $phase }
fermentation-draw-phase-now = Es la fase actual.
fermentation-draw-phase-past = Esta fase ha terminado.
fermentation-draw-phase-to-come = Esta fase está por venir.
fermentation-draw-effect-quiet-about = El cazador no hace nada más.
fermentation-draw-effect-recruit-about = Reclutar: nadie baja de { $recruit } de ruido.
fermentation-draw-effect-cry-about = Grito de reunión: cada licántropo suma { $cry } a su dado.
fermentation-draw-effect-both-about = Nadie baja de { $recruit } de ruido y cada licántropo suma { $cry } a su dado.
fermentation-draw-tonight-both = Nadie baja de { $recruit } de ruido; los licántropos suman { $cry }.
fermentation-draw-tonight-cry = Grito de reunión: cada licántropo suma { $cry } a su dado.
fermentation-draw-tonight-recruit = Reclutar: nadie baja de { $recruit } de ruido.
fermentation-draw-tonight-quiet = En esta fase el cazador solo escucha.
fermentation-draw-trigger-six = cada 6 en el dado
fermentation-draw-trigger-one = cada 1 en el dado
fermentation-draw-trigger-attack = ataca un licántropo
fermentation-draw-trigger-fall = herido, borracho o pisoteado
fermentation-draw-trigger-injury = un monje es herido
fermentation-draw-trigger-monk-fight = pelean monjes
fermentation-draw-trigger-two-beers = dos cervezas a la vez
fermentation-draw-trigger-equipment-drawn = se roba equipo
fermentation-draw-trigger-blessing-drawn = se roba una bendición
fermentation-draw-trigger-hunt-won = se gana una cacería
fermentation-draw-six-short = cada 6
fermentation-draw-one-short = cada 1
fermentation-draw-attack-short = ataque
fermentation-draw-fall-short = caída
fermentation-draw-injury-short = herida
fermentation-draw-monk-fight-short = pelea
fermentation-draw-two-beers-short = dos cervezas
fermentation-draw-equipment-drawn-short = equipo
fermentation-draw-blessing-drawn-short = bendición
fermentation-draw-hunt-won-short = cacería ganada
fermentation-draw-trigger-about = Cada vez suena una campana.
fermentation-draw-roman = { $number }
fermentation-draw-vat = Cuba de la fase { $phase }
fermentation-draw-vat-past = Cerrada: ya no entra nada.
fermentation-draw-vat-now = Al fuego: lo que entra ahora cuenta para su disco.
fermentation-draw-vat-to-come = Aún fría: lo que entra antes cuesta su disco.
fermentation-draw-space-holds = Vale { $taste } PS. Solo un hallazgo mejor lo sustituye.
fermentation-draw-space-empty = Aún vacía.
fermentation-draw-disc-of = Disco de rigor de la fase { $phase }
fermentation-draw-disc-about = Todas las casillas llenas en su propia fase: { $taste } PS.
fermentation-draw-rigour-won = disco ganado, { $taste } PS
fermentation-draw-rigour-lost = disco perdido ante el cazador
fermentation-draw-rigour-spoilt = pronto: sin disco
fermentation-draw-rigour-missed = sin disco
fermentation-draw-rigour-full = disco asegurado
fermentation-draw-rigour-open = aún abierta
fermentation-draw-seal-won = Ganado.
fermentation-draw-seal-lost = Perdido ante el cazador.
fermentation-draw-seal-spoilt = Un cubo: algo llegó demasiado pronto.
fermentation-draw-seal-missed = No se recogió todo a tiempo.
fermentation-draw-seal-full = Llega al terminar la fase.
fermentation-draw-seal-open = Aún se puede ganar.
fermentation-draw-recipe-words = { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
}: { $bonus } PS más
fermentation-draw-recipe-bonus = { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
}: +{ $bonus } PS
fermentation-draw-recipe-ribbon = { $recipe } · { $words }
fermentation-draw-recipe-size = { $ingredients ->
    [one] { $ingredients } ingrediente
   *[other] { $ingredients } ingredientes
}
fermentation-draw-wolf-words = Lanza un dado { $fight }. Como trofeo vale { $taste } PS.
fermentation-draw-wolf-words-plain = Lanza un dado sin más. Como trofeo vale { $taste } PS.
fermentation-draw-gives-nothing = no encuentra nada
fermentation-draw-gives-gather = un hallazgo de { $taste } PS
fermentation-draw-gives-draw = roba { $cards }, conserva { $keep }
fermentation-draw-gives-hunt = { $wolves ->
    [one] un licántropo
   *[other] uno de { $wolves } licántropos
}, +{ $help } en la lucha
fermentation-draw-a-new-die = lanza un dado nuevo
fermentation-draw-no-more = { $gives }, no más que con una cerveza menos
fermentation-draw-new-die-finds = lanza otro dado y halla algo en un { $chance } %
fermentation-draw-one-more-die = suma un segundo dado
fermentation-draw-odds-wins = ganado
fermentation-draw-odds-ties = empate
fermentation-draw-odds-falls = caída
fermentation-draw-odds-beats = lo vence
fermentation-draw-odds-holds = resiste
fermentation-draw-chance-of = { $what } { $percent } %
fermentation-draw-odds-loses = pierde discos
fermentation-draw-odds-finds = encuentra
fermentation-draw-die = Un { $face }
fermentation-draw-die-about = El dado de la acción en curso.
fermentation-draw-choose-tiles = La loseta va al siguiente lugar vacío.
fermentation-draw-choose-monks = Cada monje hace una cosa mejor que los demás.
fermentation-draw-choose-recipes = Una fase llena a tiempo da un disco.
fermentation-draw-choose-moons = Su regla vale también esta noche.
fermentation-draw-choose-beers = Cada cerveza suma 1 al dado y pone a prueba tus piernas.
fermentation-draw-offer-about = Lo que se ha robado.
fermentation-draw-blocked = bloqueado
fermentation-draw-calm = discreto
fermentation-draw-noise-about = Con 6 llega un licántropo.
fermentation-draw-noise-caption = en 6 viene un licántropo
fermentation-draw-noise-left = { $left ->
    [one] Uno más y llega.
   *[other] Faltan { $left } para que llegue.
}
fermentation-draw-alcohol-about = Tras cada cerveza se lanza un dado: con el nivel o menos, el monje cae.
fermentation-draw-alcohol-caption = riesgo de caer al beber
fermentation-draw-fall-risk = cae al { $risk } %
fermentation-draw-sixths = { $faces }/6
fermentation-draw-taste-so-far = Por ahora: { $verdict }.
fermentation-draw-discs-about = Uno por cada fase elaborada al pie de la letra.
fermentation-draw-traps-about = Cada una suma 1 en el combate final.
fermentation-draw-trophies-about = Licántropos cazados; sin ninguno, la cerveza pierde { $no_werewolf } PS.
fermentation-draw-cards-about = Lo que lleva el monje.
fermentation-draw-bag-empty = Aún sin cartas: Forja, Capilla y Gabinete las dan.
fermentation-draw-slot-about = Sitio libre: { $room }.
fermentation-draw-slot-hands = mano
fermentation-draw-slot-armour = cuerpo
fermentation-draw-slot-head = cabeza
fermentation-draw-slot-boots = pies
fermentation-draw-slot-misc = bolsa
fermentation-draw-turn-move = Mover
fermentation-draw-turn-simple = Simple
fermentation-draw-turn-applied = Aplicada
fermentation-draw-turn-meditate = Meditar
fermentation-draw-turn-move-about = andar { $walk } · correr { $run } · pelear
fermentation-draw-turn-simple-about = { $taste } PS seguro · { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
fermentation-draw-turn-applied-finds = halla en un { $chance } % · ruido +{ $noise }
fermentation-draw-turn-applied-rings = campanas +{ $bells } · ruido +{ $noise }
fermentation-draw-turn-meditate-about = ruido −{ $hide } · alcohol −{ $sober } · luego dos dados
fermentation-draw-brief-Walk = Andar
fermentation-draw-brief-Run = Correr
fermentation-draw-brief-Brawl = Buscar pelea
fermentation-draw-brief-Simple = Acción Simple
fermentation-draw-brief-Applied = Acción Aplicada
fermentation-draw-brief-Concentrate = Concentrarse
fermentation-draw-brief-Hide = Esconderse
fermentation-draw-brief-SoberUp = Despejarse
fermentation-draw-attack-says = Ganas { $wins } %, empate { $ties } %, pierdes y caes { $falls } %. Todos aquí hacen ruido.
fermentation-draw-slots = Sitio libre
fermentation-draw-slots-about = Lo que el monje aún podría llevar.
fermentation-draw-not-twice = no dos veces seguidas
fermentation-draw-not-here = no es posible aquí
fermentation-draw-steps-left = { $steps ->
    [one] queda un paso
   *[other] quedan { $steps } pasos
}
fermentation-draw-steps = { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
fermentation-draw-walk-to = Andar hasta { $tile }
fermentation-draw-run-to = Correr hasta { $tile }
fermentation-draw-simple-at = Acción Simple: { $tile }
fermentation-draw-simple-here = lo que da el lugar
fermentation-draw-attack = Atacar a { $seat }
fermentation-draw-hero-says = Un héroe lucha antes que los demás: más premio, pero un cazador más fuerte.
fermentation-draw-follow-says = Después es más débil, pero otro puede vencerlo antes.
fermentation-draw-concentrate-says = Dos dados en tu próxima Acción Aplicada, y eliges uno.
fermentation-draw-applied-says = Con un 4: { $four }; con un 6: { $six }.
fermentation-draw-beer-says = Caída al { $risk } %; la búsqueda sigue aun así.
fermentation-draw-warn-alarm = Tu ruido llega a 6: viene un licántropo.
fermentation-draw-warn-pass-out = Con 6 de alcohol caes sin remedio y pierdes el próximo turno.
fermentation-draw-warn-cube = Demasiado pronto: sin disco de rigor en la fase { $phase }.
fermentation-draw-warn-deed = Aún no has hecho tu Acción Simple.
fermentation-draw-warn-steps = { $steps ->
    [one] Queda un punto de movimiento.
   *[other] Quedan { $steps } puntos de movimiento.
}
fermentation-draw-falls-down = cae al suelo
fermentation-draw-lands-elsewhere = acaba en la sala vecina
fermentation-draw-part-gear = talento y cartas
fermentation-draw-part-search = una buena búsqueda
fermentation-draw-part-wolf = su fuerza
fermentation-draw-part-howl = el Grito de reunión
fermentation-draw-part-hunter = la bonificación del cazador
fermentation-draw-prize = premio
fermentation-draw-hero = { $seat }, Héroe
fermentation-draw-stage-hunt = { $seat } caza
fermentation-draw-stage-hunt-reason = Un monje que saca al menos lo mismo se lleva el trofeo.
fermentation-draw-stage-hunt-won = { $seat } se lleva el trofeo.
fermentation-draw-stage-hunt-lost = El licántropo escapa.
fermentation-draw-stage-attack = Un licántropo ataca a { $seat }
fermentation-draw-stage-attack-reason = El ruido lo ha atraído.
fermentation-draw-stage-attack-won = { $seat } lo ahuyenta.
fermentation-draw-stage-attack-lost = El licántropo golpea.
fermentation-draw-stage-brawl = { $seat } pelea con { $foe }
fermentation-draw-stage-brawl-reason = El resultado más alto gana una Trampa; todos en la sala hacen ruido.
fermentation-draw-stage-brawl-tie = Nadie gana.
fermentation-draw-stage-brawl-won = { $seat } gana una Trampa.
fermentation-draw-stage-trampled = { $seat } es pisoteado
fermentation-draw-stage-trampled-reason = Algo pesado le ha pasado por encima en la oscuridad.
fermentation-draw-stage-passed-out = { $seat } pierde el sentido
fermentation-draw-stage-passed-out-reason = Alcohol 6: pierde el próximo turno.
fermentation-draw-stage-phase = La fase { $phase } ha terminado
fermentation-draw-stage-phase-reason = Sonó la última campana. Las cubas llenas reciben su disco.
fermentation-draw-stage-phase-next = Empieza la fase { $phase }. { $effect }
fermentation-draw-disc-won = recibe el disco
fermentation-draw-disc-missed = sin disco
fermentation-draw-stage-battle = El combate final
fermentation-draw-stage-battle-reason = Primero los héroes. Tras cada combate el cazador pierde 1 del dado, y el premio 1 PS.
fermentation-draw-stage-battle-of = El combate final: { $seat }
fermentation-draw-stage-battle-won = ¡{ $seat } vence al Cazador!
fermentation-draw-stage-battle-held = { $seat } le resiste.
fermentation-draw-stage-battle-lost = { $seat } es vencido y pierde la mitad de los discos, redondeando hacia abajo.
fermentation-line-ingredients = Ingredientes
fermentation-line-penalties = Penalizaciones
fermentation-line-rigour = Rigor y receta
fermentation-line-trophies = Licántropos
fermentation-line-hunter = Cazador
fermentation-line-no-werewolf = Sin licántropo
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
fermentation-moon-first-frost-story = El abad cuenta trece lunas hasta la gran cata. Esta noche la primera asoma sobre tejados blancos.
fermentation-moon-locked-door = Puerta cerrada
fermentation-moon-locked-door-story = Alguien ha perdido una llave. Nadie confiesa cuál.
fermentation-moon-deaf-hunter = Cazador sordo
fermentation-moon-deaf-hunter-story = Un resfriado le tapa los oídos al cazador. Los hermanos lo aprovechan.
fermentation-moon-creaking-floors = Suelos que crujen
fermentation-moon-creaking-floors-story = El deshielo. Cada tabla de la casa tiene algo que decir.
fermentation-moon-amber-moon = Luna ámbar
fermentation-moon-amber-moon-story = La luna tiene el color de lo que más le gusta al obispo.
fermentation-moon-silent-chapel = Capilla muda
fermentation-moon-silent-chapel-story = Están encalando la capilla. El cielo tendrá que esperar.
fermentation-moon-hungry-pack = Manada hambrienta
fermentation-moon-hungry-pack-story = Una primavera flaca. Del bosque llegan voces que el mes pasado no estaban.
fermentation-moon-two-hunters = Dos cazadores
fermentation-moon-two-hunters-story = Esta noche hay dos sombras en la linde del bosque, y una tiene colmillos.
fermentation-moon-dry-moon = Luna seca
fermentation-moon-dry-moon-story = La llave de la bodega cuelga del cinto del prior, y el prior no duerme.
fermentation-moon-shifting-walls = Muros cambiantes
fermentation-moon-shifting-walls-story = ¿No estaba el pozo al otro lado? La niebla es espesa, y algunas cabezas también.
fermentation-moon-triple-moon = Luna triple
fermentation-moon-triple-moon-story = Tres anillos alrededor de la luna: solo valdrá la cerveza más fuerte.
fermentation-moon-old-enemy = Viejo enemigo
fermentation-moon-old-enemy-story = El cazador ya conoce la casa, y a cada cual por el olor.
fermentation-moon-last-moon = Última luna
fermentation-moon-last-moon-story = La decimotercera luna. Al alba se abren los barriles, y un nombre se pintará en la pared.

# Lo que una jugada gana sobre la siguiente: por sí misma, o perdiendo menos.

fermentation-reason-time = { $change ->
    [more] deja tiempo antes de la fase siguiente
   *[spares] acerca menos la fase siguiente
}
fermentation-reason-score = { $change ->
    [more] da puntos
   *[spares] cuesta menos puntos
}
fermentation-reason-means = { $change ->
    [more] da cartas, trampas o concentración
   *[spares] gasta menos cartas, trampas o concentración
}
fermentation-reason-noise = { $change ->
    [more] te hace más silencioso
   *[spares] hace menos ruido
}
fermentation-reason-alcohol = { $change ->
    [more] te despeja
   *[spares] se te sube menos a la cabeza
}
fermentation-reason-health = { $change ->
    [more] te pone en pie
   *[spares] es menos probable que te deje en el suelo
}
fermentation-reason-rigour = { $change ->
    [more] acerca el disco de esta fase
   *[spares] respeta mejor el orden de las fases
}
fermentation-reason-reach = { $change ->
    [more] pone algo bueno al alcance
   *[spares] se queda más cerca de lo que necesitas
}
fermentation-reason-rivals = { $change ->
    [more] frena al mejor rival
   *[spares] da menos al mejor rival
}
fermentation-reason-start = { $change ->
    [more] empieza con lo que gana más partidas
   *[spares] cede menos ventaja a los comienzos de los demás
}

# Cuestiones que el reglamento deja abiertas
fermentation-ruling-applied_find = ¿Debe ir a la cuba un hallazgo de una Acción Aplicada?
fermentation-ruling-applied_find-may-decline = No, se puede renunciar a cualquier hallazgo.
fermentation-ruling-applied_find-one-space-fills = Sí, si solo hay una casilla para él, de la fase actual.
fermentation-ruling-tackled = ¿Enfurece al Lobo licántropo un monje derribado por otro monje?
fermentation-ruling-tackled-calm = No: solo las heridas, las caídas por borrachera y los pisotones.
fermentation-ruling-tackled-angers = Sí, como cualquier otra caída.
fermentation-ruling-trampled = ¿Enfurece al Lobo licántropo un pisotón?
fermentation-ruling-trampled-angers = Sí, además del propio ataque.
fermentation-ruling-trampled-calm = No, solo el ataque.
fermentation-ruling-fallen_runner = ¿Puede levantarse con un punto que le quede quien es derribado al llegar de una carrera?
fermentation-ruling-fallen_runner-may-stand = Sí.
fermentation-ruling-fallen_runner-lies = No, una carrera acaba al llegar.
fermentation-ruling-cloister_beer = ¿Sirven en el Claustro las cervezas y el Dado de la suerte?
fermentation-ruling-cloister_beer-served = Sí, como en cualquier lugar.
fermentation-ruling-cloister_beer-refused = No, allí no hay nada que encontrar.
fermentation-ruling-applied_search = ¿Puede una Acción Aplicada buscar un ingrediente para el que la receta ya no tiene casilla?
fermentation-ruling-applied_search-anything = Sí: los dados se lanzan y se oyen, y no se recoge nada.
fermentation-ruling-applied_search-needs-space = No.
fermentation-ruling-threshold = ¿Cuánto ruido colectivo pone fin a una fase?
fermentation-ruling-threshold-players = { $threshold_per_monk } por jugador; { $threshold_long } más en la partida larga.
fermentation-ruling-threshold-twice-the-players = { $threshold_per_monk } por jugador, y otro tanto; { $threshold_long } más en la partida larga.
fermentation-ruling-repeated_find = ¿Puede ir un ingrediente a dos casillas de una receta en una misma fase?
fermentation-ruling-repeated_find-per-space = Sí: cada casilla cuenta por sí misma, también la de una fase posterior.
fermentation-ruling-repeated_find-per-phase = No: en una fase, un hallazgo posterior solo puede sustituir al anterior.
fermentation-ruling-phase_end = El ruido colectivo ha llegado a su límite: ¿cuándo termina la fase?
fermentation-ruling-phase_end-after-turn = Cuando acaba el turno.
fermentation-ruling-phase_end-after-deed = Cuando acaban el acto y sus ataques: el movimiento que quede pertenece a la fase siguiente.
fermentation-ruling-endless_phase = ¿Termina una fase en la que el ruido nunca llega a su límite?
fermentation-ruling-endless_phase-forty-turns = Sí, cuando cada monje ha jugado { $longest_phase ->
    [one] un turno
   *[other] { $longest_phase } turnos
} en ella.
fermentation-ruling-endless_phase-goes-on = No, sigue hasta que haya bastante ruido.
fermentation-ruling-lost_hunt = ¿Qué le pasa a un monje que pierde una cacería?
fermentation-ruling-lost_hunt-injured = Queda herido, como tras un ataque.
fermentation-ruling-lost_hunt-unharmed = Nada.
fermentation-ruling-passed_out = ¿Se oye a un monje que pierde el sentido, como en cualquier otra caída?
fermentation-ruling-passed_out-like-any-fall = Sí: RI +{ $fall_noise }, y puede enfurecer al cazador.
fermentation-ruling-passed_out-unheard = No: solo se oye su dado.
fermentation-ruling-fallen_drinker = Tras caer por sus cervezas, ¿encuentra aún algo un monje en su Acción Aplicada?
fermentation-ruling-fallen_drinker-goes-on = Sí, la acción sigue.
fermentation-ruling-fallen_drinker-finds-nothing = No, no encuentra nada.
fermentation-ruling-attack_timing = Un monje llega a 6 de ruido en medio de un acto: ¿cuándo es atacado?
fermentation-ruling-attack_timing-after-deed = Cuando el acto ha terminado.
fermentation-ruling-attack_timing-at-once = Al instante, antes de que siga el acto; solo un combate entre monjes se termina primero.
fermentation-ruling-same_hunter = El segundo cazador de una luna es ya el de la noche: ¿quién viene en su lugar?
fermentation-ruling-same_hunter-another = El Lobo licántropo, o el primer otro cazador de la caja.
fermentation-ruling-same_hunter-nobody = Nadie: la luna no cambia nada.
fermentation-ruling-two_recipes = En la última luna vuelven dos lunas con receta: ¿cuál se elabora?
fermentation-ruling-two_recipes-last-chosen = La de la luna elegida en último lugar.
fermentation-ruling-two_recipes-first-chosen = La de la luna elegida en primer lugar.

## What monks, cards, hunters and moons do: made from the numbers and effects of the pack
fermentation-effect-none = Sin efecto propio.
fermentation-effect-fight = { $change } en todos los combates.
fermentation-effect-fight-monks = { $change } contra monjes.
fermentation-effect-fight-attacks = { $change } cuando te ataca un licántropo.
fermentation-effect-hunt = { $change } en la caza.
fermentation-effect-fight-hunter = { $change } contra el Cazador.
fermentation-effect-search = { $change } en toda Acción Aplicada.
fermentation-effect-search-gather = { $change } al recoger en una Acción Aplicada.
fermentation-effect-search-draw = { $change } al robar en una Acción Aplicada.
fermentation-effect-search-hunt = { $change } al cazar en una Acción Aplicada.
fermentation-effect-quality-ingredient = { $change } PS por { $ingredient ->
    [cleaning] la limpieza
    [water] el agua
    [malt] la malta
    [wood] la leña
    [hops] el lúpulo
   *[yeast] la levadura
}.
fermentation-effect-draw-cards = { $change } a las cartas robadas en una Acción Aplicada.
fermentation-effect-move = { $change } a los puntos de un Movimiento.
fermentation-effect-ward = Se evita una herida con { $from } o más.
fermentation-effect-steady = Una caída no hace ruido.
fermentation-effect-resist = { $change } a las pruebas de alcohol.
fermentation-effect-quiet-success = Una Acción Aplicada lograda no hace ruido.
fermentation-worn-hands = { $size ->
    [one] Una mano
   *[other] { $size } manos
}.
fermentation-worn = { $size ->
    [one] { $slot }
   *[other] { $slot } ({ $size })
}.
fermentation-once-card = Una vez: { $deed }.
fermentation-once-blessing = Bendición, una vez: { $deed }.
fermentation-once-curse = Maldición: { $deed }.
fermentation-at-phase-start-once = Una vez, al principio de una fase: { $deed }.
fermentation-at-phase-end-once = Una vez, al final de una fase: { $deed }.
fermentation-at-phase-start-always = Al principio de cada fase: { $deed }.
fermentation-at-phase-end-always = Al final de cada fase: { $deed }.
fermentation-plays-alcohol = alcohol { $change }
fermentation-plays-alcohol-to = tu nivel de alcohol baja a { $amount }
fermentation-plays-noise = ruido { $change }
fermentation-plays-noise-to = tu ruido baja a lo mínimo
fermentation-plays-leap = ir a cualquier otra loseta
fermentation-plays-close-door = cerrar una puerta de tu sala hasta tu próximo turno
fermentation-plays-trap = ganar { $amount ->
    [one] una Trampa
   *[other] { $amount } Trampas
}
fermentation-plays-inspire = { $change } a tu próxima Acción Aplicada
fermentation-plays-enrich = un ingrediente de tu cuba vale { $amount } PS más
fermentation-plays-opponent-noise = ruido { $change } para un rival
fermentation-plays-opponent-alcohol = alcohol { $change } para un rival, y su prueba
fermentation-plays-opponent-taste = { $change } PS para la cerveza de un rival
fermentation-plays-steal = { $amount ->
    [one] tomar una carta de un monje a elección
   *[other] tomar { $amount } cartas de un monje a elección
}
fermentation-plays-give = { $amount ->
    [one] dar una de tus cartas a un monje a elección
   *[other] dar { $amount } de tus cartas a un monje a elección
}
fermentation-plays-swap = { $amount ->
    [one] cambiar una de tus cartas por una de otro monje
   *[other] cambiar { $amount } de tus cartas por las de otro monje
}
fermentation-helps-reroll = volver a lanzar el dado de una Acción Aplicada
fermentation-helps-avoid-fall = no caer
fermentation-helps-reroll-other = otro monje vuelve a lanzar el dado de una Acción Aplicada
fermentation-angered-by = Se enfurece cuando: { $triggers }.
fermentation-last-battle = Combate final: dado { $fight }, premio { $taste } PS.
fermentation-moon-rule-none = Ninguna regla especial.
fermentation-moon-rule-closed-doors = { $amount ->
    [one] Una puerta, al azar, está cerrada toda la noche.
   *[other] { $amount } puertas, al azar, están cerradas toda la noche.
}
fermentation-moon-rule-threshold = Cada fase pide { $amount } más de ruido colectivo.
fermentation-moon-rule-noise-minimum = El ruido individual mínimo es { $amount } toda la noche; Reclutar bloquea la casilla siguiente.
fermentation-moon-rule-werewolves = Los licántropos suman { $amount } a todas sus tiradas.
fermentation-moon-rule-hunter = La bonificación del cazador en el combate final es { $amount } mayor.
fermentation-moon-rule-choose = { $amount ->
    [one] Vuelve la regla de una luna pasada.
   *[other] Vuelven las reglas de { $amount } lunas pasadas.
}
fermentation-moon-rule-points = { $amount ->
    [one] Sus puntos cuentan una vez.
   *[other] Sus puntos cuentan { $amount } veces.
}
fermentation-moon-rule-beers = { $amount ->
    [0] No se bebe cerveza.
    [one] Como mucho { $amount } cerveza por acción.
   *[other] Como mucho { $amount } cervezas por acción.
}
fermentation-moon-rule-layout-random = Las losetas se disponen al azar.
fermentation-moon-rule-recipe = Todos elaboran esta receta: { $name }.
fermentation-moon-rule-closed = Este lugar no se puede usar: { $name }.
fermentation-moon-rule-second-hunter = Cuentan también los motivos de ira de otro cazador: { $name }.
fermentation-phase-effect-recruit = Reclutar
fermentation-phase-effect-rallying-cry = Grito de reunión
fermentation-tile-gives = Recoger: { $ingredient }.
fermentation-tile-use-draw = Aquí se roban cartas.
fermentation-tile-use-hunt = Aquí se cazan licántropos.
fermentation-tile-use-noise = Toda acción aquí sube el ruido colectivo.
fermentation-table-recipes = Las recetas
fermentation-table-monks = Los monjes
fermentation-table-hunters = Los Cazadores
fermentation-table-hunter_effects = Los efectos de los cazadores
fermentation-table-hunter_battle = Los cazadores en el combate final
fermentation-table-wolves = Los licántropos
fermentation-table-cards = Las cartas
fermentation-table-lasting_cards = Las cartas duraderas
fermentation-table-one_use_cards = Las cartas de un solo uso
fermentation-table-curses = Las maldiciones
fermentation-table-table = El tablero de jugador: lo que da un resultado
fermentation-table-tiles = Las losetas
fermentation-table-moons = Las lunas
fermentation-number-threshold_per_monk = Ruido colectivo que termina una fase, por monje
fermentation-number-threshold_long = Más en una partida larga
fermentation-number-start_noise = Ruido al principio
fermentation-number-start_alcohol = Alcohol al principio
fermentation-number-walk = Puntos de movimiento al andar
fermentation-number-run = Puntos de movimiento al correr
fermentation-number-brawl = Puntos de movimiento antes de una pelea
fermentation-number-simple_move = Puntos de movimiento con una Acción Simple
fermentation-number-run_noise = Ruido de una carrera
fermentation-number-applied_noise = Ruido de una Acción Aplicada
fermentation-number-brawl_noise = Ruido de una pelea entre monjes
fermentation-number-fall_noise = Ruido de una caída
fermentation-number-cloister_noise = Ruido colectivo de una acción en el Claustro
fermentation-number-simple_gather = PS de un ingrediente recogido con una Acción Simple
fermentation-number-hide = Ruido que quita esconderse
fermentation-number-sober_up = Alcohol que quita despejarse
fermentation-number-beers = Cervezas como mucho por acción
fermentation-number-disc = PS de un disco de rigor
fermentation-number-discs_for_bonus = Discos de rigor para la bonificación de la receta
fermentation-number-no_werewolf = PS que pierde una cerveza sin licántropo
fermentation-number-recruit = Ruido mínimo que impone Reclutar
fermentation-number-rallying_cry = Se suma a los dados de los licántropos con un Grito de reunión
fermentation-number-longest_phase = Turnos de cada monje tras los que una fase termina en todo caso
fermentation-number-campaign_points = Puntos de campaña según el puesto
fermentation-number-bands = PS a partir de los cuales una cerveza es de la calidad siguiente
fermentation-number-slot_hands = Manos de un monje
fermentation-number-slot_armour = Armaduras que puede llevar
fermentation-number-slot_head = Cascos que puede llevar
fermentation-number-slot_boots = Pares de botas que puede llevar
fermentation-number-slot_misc = Sitio en su bolsa
fermentation-table-slots = Lo que un monje puede llevar
fermentation-choice-use-gather = recoger
fermentation-choice-use-draw = robar cartas
fermentation-choice-use-hunt = cazar
fermentation-choice-use-noise = hacer ruido
fermentation-choice-at-phase-start = al principio de una fase
fermentation-choice-at-phase-end = al final de una fase
fermentation-choice-card-use-once = una vez, y luego se descarta
fermentation-choice-card-use-always = siempre, por sí sola
fermentation-print-anger = Lo que lo enfurece: { $triggers }.
fermentation-print-slot = { $slot } · { $many }
fermentation-print-caps = Chapas
fermentation-print-dice-one = Cuántas veces el mejor dado llega a un número (%)
fermentation-print-dice-sum = Cuántas veces la suma llega a un número (%)
fermentation-draw-cubes = cubos
