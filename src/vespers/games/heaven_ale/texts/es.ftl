### Heaven & Ale

heaven-ale-title = Heaven & Ale
heaven-ale-blurb = Recorre el camino de la abadía, planta tu huerto al sol y a la sombra, y haz avanzar juntos los cinco ingredientes de la cerveza.

## Opciones

heaven-ale-option-entry = Quién elige primero su lugar de salida
heaven-ale-option-entry-book = En sentido horario tras el primer jugador (el reglamento)
heaven-ale-option-entry-english = En sentido contrario (la edición inglesa)
heaven-ale-option-exchange = El cambio al final
heaven-ale-option-exchange-literal = Mientras sea posible (el reglamento)
heaven-ale-option-exchange-best = Mientras sea útil
heaven-ale-option-brewmaster = Dónde empieza el maestro cervecero

## Lo que dicen los jugadores

heaven-ale-action-Walk = Ir: { $space }
heaven-ale-action-Enter = Entrar por la puerta «{ $place }»
heaven-ale-action-Sell = Vender la carta «{ $card }»
heaven-ale-action-Take = Comprar { $tile }
heaven-ale-action-Stop = No comprar más
heaven-ale-action-Place = Colocarla en { $hex }
heaven-ale-action-BuildFirst = Construir primero en { $site }
heaven-ale-action-Activate = Activar alrededor de { $site }: { $neighbours }
heaven-ale-action-MarkNumber = Disco en X: todas las losetas de fertilidad { $number }
heaven-ale-action-MarkResource = Disco en { $colour }
heaven-ale-action-MarkMonk = Disco en { $monk }
heaven-ale-action-UsePrivilege = Colocar la carta «{ $card }»
heaven-ale-action-KeepPrivileges = Conservar las cartas
heaven-ale-action-Advance = Avanzar el marcador: { $colour }

## Lo que dice el azar

heaven-ale-action-Starts = { $seat } es el primer jugador
heaven-ale-did-Starts = { $you ->
    [seat] Eres el primer jugador.
   *[no] { $seat } es el primer jugador.
}
heaven-ale-action-DrawnResource = Sale { $tile }
heaven-ale-action-DrawnMonk = Sale { $monk }

## Lo que sucede

heaven-ale-event-RoundBegins = Empieza la ronda { $round } de { $rounds }.
heaven-ale-event-TileBought = { $you ->
    [yes] Pagas { $price } y colocas { $tile } en { $hex }.
   *[no] { $seat } paga { $price } y coloca { $tile } en { $hex }.
}
heaven-ale-event-Earned = { $you ->
    [yes] Recibes { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }.
   *[no] { $seat } recibe { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }.
}
heaven-ale-event-MarkerMoved = { $you ->
    [yes] Tu marcador de { $colour } pasa a { $to }.
   *[no] { $seat }: { $colour } pasa a { $to }.
}
heaven-ale-event-BrewmasterMoved = { $you ->
    [yes] Tu maestro cervecero avanza hasta { $to }.
   *[no] { $seat }: el maestro cervecero avanza hasta { $to }.
}
heaven-ale-event-Built = { $you ->
    [yes] Has rodeado { $site }, total { $total }: { $building }.
   *[no] { $seat } ha rodeado { $site }, total { $total }: { $building }.
}
heaven-ale-event-BarrelTaken = { $you ->
    [yes] Tomaste el barril { $large ->
        [yes] grande
       *[no] pequeño
    } «{ $barrel }».
   *[no] { $seat } tomó el barril { $large ->
        [yes] grande
       *[no] pequeño
    } «{ $barrel }».
}
heaven-ale-event-Scored = { $you ->
    [yes] Tú: el cambio a { $rate }:1 y los ducados llevan el marcador más atrasado de { $rearmost } a { $brewed }. { $lowest } × { $multiplier } = { $production }, barriles { $barrels }, primer jugador { $first }. Total: { $points }.
   *[no] { $seat }: el cambio a { $rate }:1 y los ducados llevan el marcador más atrasado de { $rearmost } a { $brewed }. { $lowest } × { $multiplier } = { $production }, barriles { $barrels }, primer jugador { $first }. Total: { $points }.
}

## Por qué no

heaven-ale-why-not_forward = Una figura solo camina hacia delante.
heaven-ale-why-no_tile_there = No hay ninguna loseta en ese espacio.
heaven-ale-why-no_free_hex = Tu huerto está lleno.
heaven-ale-why-cannot_pay_there = No puedes pagar allí ninguna loseta, ni siquiera vendiendo tus cartas.
heaven-ale-why-no_disc_there = No hay ningún disco en ese espacio.
heaven-ale-why-no_use_for_disc = No tienes casilla para ese disco: está ocupada, o no tienes loseta para ella.
heaven-ale-why-no_barrel_to_take = No cumples ningún objetivo cuyo barril puedas tomar.
heaven-ale-why-place_taken = Allí hay otra figura.
heaven-ale-why-must_be_first_player = La última figura en volver debe ser primer jugador.
heaven-ale-why-card_not_in_hand = Ya no tienes esa carta.
heaven-ale-why-tile_not_here = Esa loseta no está en este espacio.
heaven-ale-why-tile_too_dear = No puedes pagar esa loseta, ni siquiera vendiendo tus cartas.
heaven-ale-why-hex_taken = Ya hay una loseta allí.
heaven-ale-why-too_dear_in_shade = Tienes pocos ducados, incluso a la sombra: vende antes una carta.
heaven-ale-why-too_dear_in_sun = Tienes pocos ducados para colocarla al sol.
heaven-ale-why-site_not_surrounded = Ese solar no está rodeado ahora.
heaven-ale-why-building_activates_others = Este edificio no activa esas losetas.
heaven-ale-why-letter_forbids_spot = La letra del disco no permite esa casilla.
heaven-ale-why-spot_has_disc = Esa casilla ya tiene un disco.
heaven-ale-why-no_tile_for_disc = Tu huerto no tiene ninguna loseta que esto active.
heaven-ale-why-marker_not_lowest = Ese marcador no está entre los más atrasados.

## Lo que se pregunta

heaven-ale-step-FirstPlayer = ¿Quién es el primer jugador?
heaven-ale-step-ChoosePlace = { $me }, elige un lugar en la zona de salida.
heaven-ale-step-DrawResource = Se saca una loseta de recurso para { $space }.
heaven-ale-step-DrawMonk = Se saca un monje para { $space }.
heaven-ale-step-MoveFigure = { $me }, ¿adónde vas?
heaven-ale-step-TakeTile = { $me }, ¿qué loseta compras?
heaven-ale-step-TakeAnother = { $me }, ¿otra loseta?
heaven-ale-step-PlaceTile = { $me }, ¿dónde colocas { $tile }?
heaven-ale-step-ChooseSite = { $me }, hay dos solares rodeados. ¿Cuál va primero?
heaven-ale-step-ActivateTiles = { $me }, { $building } en { $site }: ¿qué losetas activa?
heaven-ale-step-LayDisc = { $me }, ¿dónde pones el disco?
heaven-ale-step-CompletePair = { $me }, la pareja está completa. ¿Colocas una carta de privilegio?
heaven-ale-step-AdvanceMarker = { $me }, ¿qué marcador avanza { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}?
heaven-ale-step-AdvanceLowest = { $me }, ¿cuál de los marcadores más atrasados avanza { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}?
heaven-ale-step-AdvanceColour = { $me }, ¿de qué color cuentas las losetas?

## Cómo termina

heaven-ale-end-rounds = La última ronda ha terminado.

## Piezas

heaven-ale-resource-wood = madera
heaven-ale-resource-yeast = levadura
heaven-ale-resource-hops = lúpulo
heaven-ale-resource-water = agua
heaven-ale-resource-barley = cebada
heaven-ale-tile = { $colour } { $number }
heaven-ale-tile-none = ninguna loseta
heaven-ale-monk-1 = el bibliotecario
heaven-ale-monk-2 = el cillerero
heaven-ale-monk-3 = el hortelano
heaven-ale-monk-4 = el campanero
heaven-ale-space-start = la zona de salida
heaven-ale-space-resource = el espacio { $number }, recurso
heaven-ale-space-monk = el espacio { $number }, monje por { $cost }
heaven-ale-space-disc = el espacio { $number }, disco { $letters }
heaven-ale-space-barrel = el espacio { $number }, barriles
heaven-ale-place-first = primer jugador
heaven-ale-place-ducats = ducados
heaven-ale-place-brewmaster = maestro cervecero
heaven-ale-place-resource = un recurso
heaven-ale-neighbours = { $arrows }
heaven-ale-privilege-ducats = ducados
heaven-ale-privilege-brewmaster = maestro cervecero
heaven-ale-privilege-barrels = barriles
heaven-ale-privilege-lowest = marcador más atrasado
heaven-ale-privilege-colour = color

## En una terminal

heaven-ale-draw-round = Ronda { $round } de { $rounds }
heaven-ale-draw-purse =
    { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }, { $points ->
        [one] { $points } punto por ahora
       *[other] { $points } puntos por ahora
    }
heaven-ale-draw-barrels = Barriles (◉ grande, ○ pequeño)
heaven-ale-draw-cards = Cartas
heaven-ale-draw-placed = Colocadas
heaven-ale-draw-large = Barriles grandes
heaven-ale-draw-small = Barriles pequeños
heaven-ale-draw-wood = ma
heaven-ale-draw-yeast = le
heaven-ale-draw-hops = lu
heaven-ale-draw-water = ag
heaven-ale-draw-barley = ce
heaven-ale-draw-brother = Mo

## Lo que alguien hizo

heaven-ale-did-Walk = { $you ->
    [yes] Has ido a { $space }
   *[no] { $who } ha ido a { $space }
}
heaven-ale-did-Enter = { $you ->
    [yes] Has tomado el lugar «{ $place }»
   *[no] { $who } ha tomado el lugar «{ $place }»
}
heaven-ale-did-Sell = { $you ->
    [yes] Has vendido la carta «{ $card }»
   *[no] { $who } ha vendido la carta «{ $card }»
}
heaven-ale-did-Take = { $you ->
    [yes] Has elegido { $tile }
   *[no] { $who } ha elegido { $tile }
}
heaven-ale-did-Stop = { $you ->
    [yes] No has comprado más
   *[no] { $who } no ha comprado más
}
heaven-ale-did-Place = { $you ->
    [yes] Has colocado una loseta en { $hex }
   *[no] { $who } ha colocado una loseta en { $hex }
}
heaven-ale-did-BuildFirst = { $you ->
    [yes] Has construido primero en { $site }
   *[no] { $who } ha construido primero en { $site }
}
heaven-ale-did-Activate = { $you ->
    [yes] Has activado losetas alrededor de { $site }: { $neighbours }
   *[no] { $who } ha activado losetas alrededor de { $site }: { $neighbours }
}
heaven-ale-did-MarkNumber = { $you ->
    [yes] Has puesto un disco en X: todas las losetas de fertilidad { $number }
   *[no] { $who } ha puesto un disco en X: todas las losetas de fertilidad { $number }
}
heaven-ale-did-MarkResource = { $you ->
    [yes] Has puesto un disco en { $colour }
   *[no] { $who } ha puesto un disco en { $colour }
}
heaven-ale-did-MarkMonk = { $you ->
    [yes] Has puesto un disco en { $monk }
   *[no] { $who } ha puesto un disco en { $monk }
}
heaven-ale-did-UsePrivilege = { $you ->
    [yes] Has colocado la carta «{ $card }»
   *[no] { $who } ha colocado la carta «{ $card }»
}
heaven-ale-did-KeepPrivileges = { $you ->
    [yes] Has conservado las cartas
   *[no] { $who } ha conservado las cartas
}
heaven-ale-did-Advance = { $you ->
    [yes] Has avanzado el marcador: { $colour }
   *[no] { $who } ha avanzado el marcador: { $colour }
}
heaven-ale-did-DrawnResource = Ha salido { $tile }
heaven-ale-did-DrawnMonk = Ha salido { $monk }

## En un dibujo

heaven-ale-scene-track = La abadía y su camino
heaven-ale-scene-garden = Huerto de { $me }
heaven-ale-scene-round = Ronda { $round } de { $rounds }
heaven-ale-scene-ducats = Ducados
heaven-ale-scene-rate = Tasa y multiplicador
heaven-ale-scene-points = Puntos
heaven-ale-scene-discs-laid = Discos
heaven-ale-scene-production = Cerveza
heaven-ale-scene-cards = Cartas de privilegio
heaven-ale-scene-placed = Privilegios colocados
heaven-ale-scene-barrels = Barriles
heaven-ale-scene-first = Primer jugador
heaven-ale-scene-brewmaster = Maestro cervecero
heaven-ale-scene-any-resource = Un marcador a elegir
heaven-ale-scene-purse = Bolsa
heaven-ale-scene-forecast = Si acabara ahora
heaven-ale-scene-forecast-short = si acabara ya
heaven-ale-scene-purse-now = { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}
heaven-ale-scene-forecast-now = Si acabara ahora: { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
heaven-ale-scene-disc = Disco de activación
heaven-ale-scene-disc-on = Disco: { $spot }
heaven-ale-scene-sunny = Hexágono soleado { $hex }
heaven-ale-scene-shady = Hexágono sombrío { $hex }
heaven-ale-scene-site = Solar { $site }
heaven-ale-scene-spot-x = Casilla X: un número
heaven-ale-scene-spot-wood = Casilla de la madera
heaven-ale-scene-spot-yeast = Casilla de la levadura
heaven-ale-scene-spot-hops = Casilla del lúpulo
heaven-ale-scene-spot-water = Casilla del agua
heaven-ale-scene-spot-barley = Casilla de la cebada
heaven-ale-scene-spot-monk-1 = Casilla del bibliotecario
heaven-ale-scene-spot-monk-2 = Casilla del cillerero
heaven-ale-scene-spot-monk-3 = Casilla del hortelano
heaven-ale-scene-spot-monk-4 = Casilla del campanero

# Lo que una jugada gana sobre la siguiente: por sí misma, o perdiendo menos.

heaven-ale-reason-production = { $change ->
    [more] dará más cerveza: avanzan el ingrediente más rezagado y el maestro cervecero
   *[spares] conserva más de la cerveza por venir
}
heaven-ale-reason-barrels = { $change ->
    [more] pone un barril al alcance
   *[spares] mantiene un barril al alcance
}
heaven-ale-reason-first = { $change ->
    [more] se lleva los puntos del primer jugador
   *[spares] no deja a otros los puntos del primer jugador
}
heaven-ale-reason-money = { $change ->
    [more] da ducados
   *[spares] cuesta menos ducados
}
heaven-ale-reason-cards = { $change ->
    [more] da una carta
   *[spares] conserva más cartas en la mano
}
heaven-ale-reason-track = { $change ->
    [more] conserva camino por delante
   *[spares] se salta menos espacios del camino
}
heaven-ale-reason-start = { $change ->
    [more] empieza con lo que gana más partidas
   *[spares] cede menos ventaja a los comienzos de los demás
}
heaven-ale-scene-stall = Espacio { $number }: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
heaven-ale-scene-stall-row = El puesto
heaven-ale-scene-barrel-large = Barril grande
heaven-ale-scene-barrel-small = Barril pequeño
heaven-ale-scene-barrel-large-of = Barril grande: { $goal }
heaven-ale-scene-barrel-small-of = Barril pequeño: { $goal }
heaven-ale-scene-barrel-of = Tomado: { $me }
heaven-ale-scene-nobody = nadie
heaven-ale-scene-pair = { $laid ->
    [0] Pareja sin discos
    [1] Pareja con un disco
   *[other] Pareja completa
}
heaven-ale-scene-card-ducats = { $number ->
    [one] Toma { $number } ducado.
   *[other] Toma { $number } ducados.
}
heaven-ale-scene-card-brewmaster = Avanza { $number }.
heaven-ale-scene-card-barrels = Cada barril cuenta { $number } más.
heaven-ale-scene-card-lowest = El último: +{ $number } por disco.
heaven-ale-scene-card-colour = Un recurso: +{ $number } por loseta.
heaven-ale-scene-card-or-sell = { $effect } O véndela por { $ducats }.
heaven-ale-scene-pair-brings = privilegio
heaven-ale-scene-pair-complete = completa
heaven-ale-scene-field = Casilla { $number }
heaven-ale-scene-band = Cambio { $rate }:1, cerveza × { $multiplier }
heaven-ale-scene-marker-on = Marcador de { $colour }: { $number }
heaven-ale-scene-brewmaster-on = Maestro cervecero: { $number }
heaven-ale-scene-used = colocada
heaven-ale-scene-sign = { $text }
heaven-ale-scene-sells-for = Vendida ahora: { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
}
heaven-ale-scene-production-detail = el más atrasado { $rearmost }; { $times ->
    [one] { $times } cambio
   *[other] { $times } cambios
} → { $exchanged }; ducados → { $lowest }; { $counted } × { $multiplier } = { $points }
heaven-ale-scene-barrels-detail = { $large ->
    [one] { $large } grande
   *[other] { $large } grandes
}, { $small ->
    [one] { $small } pequeño
   *[other] { $small } pequeños
}
heaven-ale-scene-beer-none = este año no hay cerveza
heaven-ale-scene-beer-even = una cerveza pareja y honrada
heaven-ale-scene-beer-strong = una cerveza de la que se hablará
heaven-ale-scene-beer-honest = una cerveza que se deja beber
heaven-ale-scene-free = gratis
heaven-ale-scene-in-shade = a la sombra
heaven-ale-scene-in-sun = al sol
heaven-ale-scene-or = { $first } o { $second }
heaven-ale-scene-walk = Compras { $tiles }, o varias.
heaven-ale-scene-fetch = Tomas { $number ->
    [one] un barril
   *[other] { $number } barriles
}: +{ $points }.
heaven-ale-scene-warn-keep = Esta pareja solo puede recibir una carta ahora.
heaven-ale-scene-warn-home = { $ducats ->
    [one] Te queda { $ducats } ducado
   *[other] Te quedan { $ducats } ducados
} y podrías comprar en { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
} más. En casa acaba tu ronda.
heaven-ale-scene-warn-last = Es la última ronda: vuelves con { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
} y { $cards ->
    [one] { $cards } carta sin vender
   *[other] { $cards } cartas sin vender
}. Al final las cartas no valen nada.
heaven-ale-scene-pay-shade = A la sombra: { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
}, resto: { $left }.
heaven-ale-scene-pay-sun = Al sol: { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
}, resto: { $left }.
heaven-ale-scene-price-name = Precio
heaven-ale-scene-closes = { $site } se cierra con { $total }: { $building }, maestro cervecero +{ $steps }.
heaven-ale-scene-at-space = { $more ->
    [0] { $tile }, casilla { $space }
   *[other] { $tile } y más, casilla { $space }
}
heaven-ale-scene-at-hex = { $tile } en { $hex }
heaven-ale-scene-left = { $have } → { $shade } ducados a la sombra, { $sun } al sol.
heaven-ale-scene-left-of = { $tile }: { $have } → { $shade } a la sombra, { $sun } al sol.
heaven-ale-scene-would-close = En { $hex } cierra { $site }: { $total }, { $building }.
heaven-ale-scene-grows = { $site }: { $have } de { $need } casillas ocupadas.
heaven-ale-scene-sum = { $parts } = { $total }
heaven-ale-scene-closing-of = { $site } se cierra: { $building }
heaven-ale-scene-sell-says = La carta vuelve a la caja para siempre.
heaven-ale-scene-activates = Activa { $number ->
    [one] una loseta
   *[other] { $number } losetas
}.
heaven-ale-scene-completes = Completa la pareja: puedes colocar una carta de privilegio.
heaven-ale-scene-total = Total
heaven-ale-scene-why-sell = Tienes muy pocos ducados: vende antes una carta.
heaven-ale-scene-why-MoveFigure = Solo hacia delante, tan lejos como quieras; lo que dejas atrás queda para los demás.
heaven-ale-scene-why-ChoosePlace = Su ingreso es tuyo enseguida.
heaven-ale-scene-why-AdvanceMarker = Al final solo cuenta tu marcador más atrasado.
heaven-ale-scene-why-TakeTile = Al menos una; el precio al sol no es el de la sombra.
heaven-ale-scene-why-TakeAnother = Puedes comprar más o parar.
heaven-ale-scene-why-PlaceTile = La sombra da ducados, el sol avanza el marcador. El precio está en cada hexágono.
heaven-ale-scene-why-ChooseSite = El primero se termina antes que el segundo.
heaven-ale-scene-why-ActivateTiles = La sombra da ducados, el sol avanza su marcador, los monjes avanzan al maestro cervecero.
heaven-ale-scene-why-LayDisc = Cada casilla se usa una sola vez por partida.
heaven-ale-scene-why-CompletePair = Ahora o nunca para esta pareja; conservas la carta que no coloques.
heaven-ale-scene-why-AdvanceLowest = Uno de ellos da todos los pasos.
heaven-ale-scene-why-AdvanceColour = Un paso por cada una de sus losetas en tu huerto.
heaven-ale-scene-stage-closes = { $you ->
    [yes] Has rodeado { $site }
   *[no] { $me } ha rodeado { $site }
}
heaven-ale-scene-stage-total = Total { $total }: { $building }
heaven-ale-scene-stage-activates = Ahora el edificio activa losetas a su alrededor.
heaven-ale-scene-stage-activation = { $you ->
    [yes] Se activan tus losetas
   *[no] Se activan las losetas de { $me }
}
heaven-ale-scene-stage-around = Alrededor del edificio en { $site }
heaven-ale-scene-stage-barrel = { $you ->
    [yes] Te llevas un barril
   *[no] { $me } se lleva un barril
}
heaven-ale-scene-stage-round = La ronda { $round } de { $rounds } ha terminado
heaven-ale-scene-stage-first = { $you ->
    [yes] Empiezas la ronda siguiente.
   *[no] { $me } empieza la ronda siguiente.
}
heaven-ale-scene-stage-next = Ronda { $round } de { $rounds }: una loseta más en cada espacio
heaven-ale-scene-stage-brewed = { $you ->
    [yes] Tu cerveza
   *[no] La cerveza de { $me }
}
heaven-ale-scene-stage-rate = Maestro cervecero en { $number }: el más adelantado cede al más atrasado a { $rate }:1, { $times ->
    [one] una vez
   *[other] { $times } veces
}.
heaven-ale-scene-exchange = Cambio { $number }
heaven-ale-scene-paid = { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
}: un paso
heaven-ale-scene-count = { $lowest } × { $multiplier } = { $points }

## Lo que hacen las cosas

heaven-ale-about-track = Se camina en sentido horario de puerta a puerta y se hace lo que ofrece el espacio. Nunca se retrocede.
heaven-ale-about-space-resource = Compra una loseta o más. A la sombra una loseta cuesta su número × { $shade } en ducados, al sol × { $sun }.
heaven-ale-about-space-monk = Compra un monje o más. Precio de cada uno en ducados: { $cost } × { $shade } a la sombra, { $cost } × { $sun } al sol.
heaven-ale-about-space-disc = Toma un disco, ponlo en una casilla libre de su letra y activa lo que nombra la casilla.
heaven-ale-about-space-barrel = Toma un barril por cada objetivo que cumplas y del que aún no tengas.
heaven-ale-about-letter-a = A: elige un número; se activan todas tus losetas de recurso de ese número.
heaven-ale-about-letter-b = B: cada monje tuyo de esa clase activa todas las losetas vecinas.
heaven-ale-about-letter-c = C: se activan todas tus losetas de ese recurso.
heaven-ale-about-place-first = Empiezas la ronda siguiente; al final de la partida este lugar vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
heaven-ale-about-place-ducats = Recibes enseguida { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}.
heaven-ale-about-place-brewmaster = Tu maestro cervecero avanza { $number }.
heaven-ale-about-place-resource = Un marcador de recurso a elegir avanza { $number }.
heaven-ale-about-figure = Está donde su jugador actuó por última vez. Las figuras no se estorban.
heaven-ale-about-goal-brewmaster = Tu maestro cervecero está en { $goal } o más allá.
heaven-ale-about-goal-all-resources = Los cinco marcadores están en { $goal } o más allá.
heaven-ale-about-goal-ones = { $goal ->
    [one] { $goal } loseta de recurso
   *[other] { $goal } losetas de recurso
} de fertilidad 1 en tu huerto.
heaven-ale-about-goal-fives = { $goal ->
    [one] { $goal } loseta de recurso
   *[other] { $goal } losetas de recurso
} de fertilidad 5 en tu huerto.
heaven-ale-about-goal-monk-discs = Un disco en { $goal ->
    [one] { $goal } casilla de monje
   *[other] { $goal } casillas de monjes
}.
heaven-ale-about-goal-resource-discs = Un disco en { $goal ->
    [one] { $goal } casilla de recurso
   *[other] { $goal } casillas de recursos
}.
heaven-ale-about-goal-same-buildings = { $goal ->
    [one] { $goal } edificio
   *[other] { $goal } edificios de un mismo tipo
}.
heaven-ale-about-goal-different-buildings = { $goal ->
    [one] { $goal } edificio
   *[other] { $goal } edificios de tipos distintos
}.
heaven-ale-about-goal-top-resource = Un marcador en { $goal }.
heaven-ale-about-goal-privileges = { $goal ->
    [one] { $goal } carta de privilegio colocada junto a una pareja
   *[other] { $goal } cartas de privilegio colocadas junto a parejas
}.
heaven-ale-about-goal-sunny = Una loseta en cada hexágono soleado ({ $goal }).
heaven-ale-about-goal-shady = Una loseta en cada hexágono sombrío ({ $goal }).
heaven-ale-about-barrel = Quien lo recoge primero recibe el barril grande, { $large ->
    [one] { $large } punto
   *[other] { $large } puntos
}; el segundo, el pequeño, { $small }. Hay que ir a un espacio de barriles.
heaven-ale-about-seal = Este barril ya fue tomado; el sello muestra por quién.
heaven-ale-about-price = { $shade } a la sombra, { $sun } al sol.
heaven-ale-about-tile-monk = Activado, { $monk } avanza un paso a tu maestro cervecero. Un disco en su casilla activa todas las losetas vecinas. No suma nada al total de un solar.
heaven-ale-about-tile-sun = Activada, avanza { $number } el marcador: { $colour }.
heaven-ale-about-tile-shade = Activada, da { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}.
heaven-ale-about-tile-track = Activada, da { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
} a la sombra, o al sol avanza { $number } el marcador: { $colour }.
heaven-ale-about-garden = El sol a la izquierda, la sombra a la derecha. Los edificios y los discos activan las losetas.
heaven-ale-about-sunny = Una loseta cuesta aquí × { $times }; activada, avanza su marcador.
heaven-ale-about-shady = Una loseta cuesta aquí × { $times }; activada, da ducados.
heaven-ale-about-site = Cuando los seis hexágonos de alrededor están ocupados, se suman sus números y se construye enseguida.
heaven-ale-about-building-line = { $low }–{ $high }: { $building }, maestro cervecero +{ $steps }
heaven-ale-about-building = Construido en { $site }. Avanzó al maestro cervecero y activó sus losetas una vez; cuenta para los objetivos de edificios.
heaven-ale-about-spot = Recibe un solo disco por partida.
heaven-ale-about-disc-laid = Esta casilla ya se ha usado.
heaven-ale-about-pair = Cuando ambas casillas tienen disco puedes colocar una carta de privilegio y usarla enseguida.
heaven-ale-about-purse = Los ducados compran losetas. Al final, cada { $ducats } avanzan un paso el marcador más atrasado.
heaven-ale-about-forecast = Lo que esta abadía puntuaría ahora: el marcador más atrasado tras el cambio por el multiplicador, los barriles, el primer jugador.
heaven-ale-about-band = Con el maestro cervecero aquí, el cambio al final es { $rate }:1 (pasos atrás del marcador más adelantado por un paso del más atrasado), y el número del más atrasado cuenta × { $multiplier }.
heaven-ale-about-marker = Solo puntúa el más atrasado de los cinco. Cada paso más allá de { $top } da un ducado.
heaven-ale-about-brewmaster = Fija el cambio, ahora { $rate }:1, y el multiplicador, ahora × { $multiplier }. Los solares y los monjes lo hacen avanzar.
heaven-ale-about-cards = Cada una puede colocarse una vez junto a una pareja completa, o venderse en tu turno.
heaven-ale-about-placed = Está junto a una pareja y ya ha servido.
heaven-ale-about-sell = O véndela en tu turno por { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
}.
heaven-ale-about-privilege-ducats = Toma { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}.
heaven-ale-about-privilege-brewmaster = El maestro cervecero avanza { $number }.
heaven-ale-about-privilege-barrels = Al final cada barril cuenta { $number } más.
heaven-ale-about-privilege-lowest = El marcador más atrasado avanza { $number } por cada disco puesto.
heaven-ale-about-privilege-colour = Elige un recurso: su marcador avanza { $number } por cada loseta suya.

# Cuestiones que el reglamento deja abiertas
heaven-ale-ruling-colour_card = ¿Puede la carta de color nombrar un color del que no se tiene ninguna loseta?
heaven-ale-ruling-colour_card-any-colour = Sí; entonces no mueve nada.
heaven-ale-ruling-colour_card-own-colour = No, salvo que no se tenga ninguna loseta de recurso.
heaven-ale-why-colour_without_tile = No tienes ninguna loseta de ese color.
heaven-ale-step-LastSale = { $me }, antes del recuento: ¿vendes una carta? Todas juntas dan hasta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
heaven-ale-ruling-barrel_space = ¿Se puede ir a un espacio de barril sin tomar ningún barril?
heaven-ale-ruling-barrel_space-something-to-take = No: debe haber un barril que tomar.
heaven-ale-ruling-barrel_space-goal-met = Sí, si se cumple un objetivo, aunque sus barriles ya no estén.
heaven-ale-ruling-set_up = ¿Ven los jugadores las losetas de la primera ronda antes de elegir su lugar?
heaven-ale-ruling-set_up-tiles-first = Sí: primero se prepara el camino.
heaven-ale-ruling-set_up-places-first = No: los lugares se eligen con el camino vacío.
heaven-ale-ruling-emergency = ¿Cuándo se pueden vender cartas de privilegio por ducados de emergencia?
heaven-ale-ruling-emergency-also-at-the-end = En el propio turno, antes de caminar o de pagar, y una vez más antes del recuento final.
heaven-ale-ruling-emergency-before-paying = Solo en el propio turno, antes de caminar o de pagar.
heaven-ale-ruling-beyond_track = ¿Qué dan los pasos de un marcador de recurso más allá del { $top }?
heaven-ale-ruling-beyond_track-each-step = Un ducado por paso.
heaven-ale-ruling-beyond_track-each-move = Un ducado por avance que llevaría más allá, por largo que sea.
heaven-ale-ruling-emergency-every-decision = En cada decisión propia, y una vez más antes del recuento final.
heaven-ale-ruling-once_round = ¿Puede una figura dar una vuelta entera y volver al lugar que acaba de dejar?
heaven-ale-ruling-once_round-any-place = Sí: al dejarlo, el lugar queda libre.
heaven-ale-ruling-once_round-another-place = No: va a otro lugar, salvo que no haya otro movimiento posible.
heaven-ale-why-no_sale_now = En esta mesa solo se venden cartas de privilegio antes de caminar o de pagar.
heaven-ale-why-another_place = En esta mesa no se vuelve al lugar que se acaba de dejar.
heaven-ale-ruling-emergency-any-moment = En cada decisión propia, antes de cada turno de otro, y una vez más antes del recuento final.
heaven-ale-ruling-exchange = Al final, ¿hay que cambiar mientras sea posible?
heaven-ale-ruling-exchange-forced = Sí, incluso cuando parar antes y usar entonces los ducados llevaría más lejos el marcador más atrasado.
heaven-ale-ruling-exchange-chosen = No: a quien ganaría parando se le pregunta antes de cada cambio.
heaven-ale-step-Sale = { $me }, antes del turno de otro: ¿vendes una carta?
heaven-ale-step-ChooseExchange = { $me }, el cambio es a { $rate }:1. ¿Uno más, o paras? Tu cerveza vale { $now ->
    [one] { $now } punto
   *[other] { $now } puntos
} si paras ahora, { $all } si cambias hasta el final.
heaven-ale-action-Exchange = Cambiar una vez más
heaven-ale-action-EndExchange = No cambiar más
heaven-ale-did-Exchange = { $you ->
    [yes] Has cambiado una vez
   *[no] { $who } ha cambiado una vez
}
heaven-ale-did-EndExchange = { $you ->
    [yes] Has terminado el cambio
   *[no] { $who } ha terminado el cambio
}
heaven-ale-scene-why-Sale = Se te volverá a preguntar antes de cada turno de otro.
heaven-ale-scene-why-LastSale = Una carta que no se vende no vale nada al final.
heaven-ale-scene-why-ChooseExchange = Los más adelantados ceden y el más atrasado gana. Después, los ducados lo llevan más lejos.

## Barrels, buildings and starts: made from the numbers of the pack
heaven-ale-brewmaster-begins = { $steps ->
    [one] { $steps } casilla antes del 1
   *[other] { $steps } casillas antes del 1
}
heaven-ale-house-none = una capilla
heaven-ale-house-one = un cobertizo
heaven-ale-house-opposite = un granero
heaven-ale-house-alternating = un molino
heaven-ale-house-four = una cervecería
heaven-ale-built-any = { $count ->
    [0] { $house } sin losetas
    [one] { $house } para una loseta
   *[other] { $house } para { $count } losetas
}
heaven-ale-built-opposite = { $house } para losetas opuestas: { $count }
heaven-ale-built-alternating = { $house } para una loseta sí y otra no: { $count }
heaven-ale-goal-brewmaster = maestro cervecero en { $goal }
heaven-ale-goal-all-resources = todos los recursos en { $goal }
heaven-ale-goal-ones = { $goal ->
    [one] { $goal } loseta de fertilidad 1
   *[other] { $goal } losetas de fertilidad 1
}
heaven-ale-goal-fives = { $goal ->
    [one] { $goal } loseta de fertilidad 5
   *[other] { $goal } losetas de fertilidad 5
}
heaven-ale-goal-monk-discs = { $goal ->
    [one] { $goal } disco de monje
   *[other] { $goal } discos de monje
}
heaven-ale-goal-resource-discs = { $goal ->
    [one] { $goal } disco de recurso
   *[other] { $goal } discos de recurso
}
heaven-ale-goal-same-buildings = { $goal ->
    [one] { $goal } edificio
   *[other] { $goal } edificios iguales
}
heaven-ale-goal-different-buildings = { $goal ->
    [one] { $goal } edificio
   *[other] { $goal } edificios distintos
}
heaven-ale-goal-top-resource = un recurso en { $goal }
heaven-ale-goal-privileges = { $goal ->
    [one] { $goal } privilegio colocado
   *[other] { $goal } privilegios colocados
}
heaven-ale-goal-sunny = { $goal ->
    [one] { $goal } loseta al sol
   *[other] { $goal } losetas al sol
}
heaven-ale-goal-shady = { $goal ->
    [one] { $goal } loseta a la sombra
   *[other] { $goal } losetas a la sombra
}
heaven-ale-table-buildings = Los edificios
heaven-ale-table-barrels = Los barriles
heaven-ale-table-privileges = Las cartas de privilegio
heaven-ale-table-brewmaster = El maestro cervecero
heaven-ale-table-places = La zona de salida
heaven-ale-table-track = El camino
heaven-ale-table-resources = Las losetas de recurso
heaven-ale-table-monks = Las losetas de monje
heaven-ale-table-players = Según el número de jugadores
heaven-ale-table-brewmaster_start = Dónde empieza el maestro cervecero
heaven-ale-number-ducats = Ducados al principio
heaven-ale-number-emergency = Ducados por una carta de privilegio vendida
heaven-ale-number-shady_price = Precio a la sombra: veces la fertilidad o el coste del monje
heaven-ale-number-sunny_price = Precio al sol: veces la fertilidad o el coste del monje
heaven-ale-number-top = El final de la escala de producción
heaven-ale-number-ducats_per_step = Ducados por un paso del marcador más atrasado al final
heaven-ale-number-large_barrel = Puntos de un barril grande
heaven-ale-number-small_barrel = Puntos de un barril pequeño
heaven-ale-number-first_player = Puntos del primer jugador al final
heaven-ale-choice-offers-resource = un recurso
heaven-ale-choice-offers-monk = un monje
heaven-ale-choice-offers-disc = un disco
heaven-ale-choice-offers-barrel = barriles
heaven-ale-choice-activates-any = cualesquiera de las seis
heaven-ale-choice-activates-opposite = un par opuesto
heaven-ale-choice-activates-alternating = una sí y otra no
heaven-ale-scene-abbey = Abadía
heaven-ale-scene-figures = Figuras
heaven-ale-scene-markers = Marcadores
