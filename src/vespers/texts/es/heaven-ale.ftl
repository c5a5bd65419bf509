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
heaven-ale-option-brewmaster-usual = Once casillas antes del 1
heaven-ale-option-brewmaster-nearer = Diez casillas antes del 1

## Lo que dicen los jugadores

heaven-ale-action-Walk = Ir: { $space }
heaven-ale-action-Enter = Volver: { $place }
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
heaven-ale-action-KeepPrivileges = No colocar ninguna carta
heaven-ale-action-Advance = Avanzar el marcador: { $colour }

## Lo que dice el azar

heaven-ale-action-Starts = { $seat } es el primer jugador
heaven-ale-action-DrawnResource = Sale { $tile }
heaven-ale-action-DrawnMonk = Sale { $monk }

## Lo que sucede

heaven-ale-event-RoundBegins = Empieza la ronda { $round } de { $rounds }.
heaven-ale-event-TileBought = { $seat } paga { $price } y coloca { $tile } en { $hex }.
heaven-ale-event-Earned = { $seat } recibe { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
}.
heaven-ale-event-MarkerMoved = { $seat }: { $colour } avanza hasta { $to }.
heaven-ale-event-BrewmasterMoved = { $seat }: el maestro cervecero avanza hasta { $to }.
heaven-ale-event-Built = { $seat } ha rodeado { $site }, total { $total }: { $building }.
heaven-ale-event-BarrelTaken = { $seat } toma el barril { $large ->
    [yes] grande
   *[no] pequeño
} «{ $barrel }».
heaven-ale-event-Scored = { $seat }: { $lowest } × { $multiplier } = { $production }, barriles { $barrels }, primer jugador { $first }. Total: { $points }.

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
heaven-ale-step-AdvanceMarker = { $me }, ¿qué marcador avanza { $steps }?
heaven-ale-step-AdvanceLowest = { $me }, ¿cuál de los marcadores más atrasados avanza { $steps }?
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
heaven-ale-building-none = una capilla sin losetas
heaven-ale-building-one = un cobertizo para una loseta
heaven-ale-building-opposite = un granero para dos losetas opuestas
heaven-ale-building-alternating = un molino para tres losetas
heaven-ale-building-four = una cervecería para cuatro losetas
heaven-ale-barrel-brewmaster = maestro cervecero en 1
heaven-ale-barrel-all-resources = todos los recursos en 1
heaven-ale-barrel-ones = seis unos
heaven-ale-barrel-fives = seis cincos
heaven-ale-barrel-monk-discs = todos los discos de monje
heaven-ale-barrel-resource-discs = todos los discos de recurso
heaven-ale-barrel-same-buildings = tres edificios iguales
heaven-ale-barrel-different-buildings = cuatro tipos de edificio
heaven-ale-barrel-top-resource = un recurso en 20
heaven-ale-barrel-privileges = tres privilegios
heaven-ale-barrel-sunny = lado soleado lleno
heaven-ale-barrel-shady = lado sombrío lleno

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

## En un dibujo

heaven-ale-scene-track = El camino
heaven-ale-scene-garden = Huerto de { $me }
heaven-ale-scene-round = Ronda { $round } de { $rounds }
heaven-ale-scene-ducats = Ducados
heaven-ale-scene-brewing = Tasa y multiplicador
heaven-ale-scene-points = Puntos
heaven-ale-scene-production = Producción
heaven-ale-scene-cards = Cartas de privilegio
heaven-ale-scene-barrels = Barriles
heaven-ale-scene-first = Primer jugador
heaven-ale-scene-price = { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
}
heaven-ale-scene-disc = Disco de activación
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
