### Moonlight Brewers

brewers-title = Moonlight Brewers
brewers-blurb = Una noche, siete fases y monjes dispuestos a mucho por la mejor cerveza. Busca, reza, caza y no despiertes a los licántropos. De uno a ocho jugadores.

## Options

brewers-option-sprint = La carrera (opcional en el reglamento)
brewers-option-monk_fights = Combates entre monjes (opcionales en el reglamento)
brewers-option-silent = Noche silenciosa: los licántropos atacan con { $silent_attack_at } de ruido
brewers-option-long_night = Noche larga: un segundo turno, más corto, en cada fase
brewers-option-filthy = Monasterio mugriento: la suciedad se encuentra con { $filthy_dirt_at }+
brewers-option-pack_hunt = La manada caza: ataca el más fuerte de dos licántropos
brewers-option-team = Equipos de dos (cuatro, seis u ocho jugadores)
brewers-option-blind_draft = Elección a ciegas: se reparten dos monjes, conserva uno
brewers-option-night = Noche de la campaña del ermitaño (0: una partida suelta)
brewers-option-monk = El monje de una campaña de ermitaño
brewers-option-kept = Cartas conservadas de noches anteriores, separadas por comas
brewers-pack-base = El juego básico
brewers-pack-night-of-the-beast = La Noche de la Bestia
brewers-pack-hermit = Hermit Brewer (en solitario)

## What players say

brewers-action-ChooseMonk = Elegir a { $monk }
brewers-action-Move = Ir hasta { $room }
brewers-action-Sprint = Correr hasta { $room } (ruido +{ $sprint_noise })
brewers-action-Search = { $site }
brewers-action-Meditate = Meditar en silencio
brewers-action-Challenge = Desafiar a { $seat }
brewers-action-Recover = Levantarse de la herida
brewers-action-Use = Usar { $card }
brewers-action-EndTurn = Terminar el turno
brewers-action-MakeNoise = Hacer ruido: +{ $loud_bonus } al dado, ruido +{ $loud_noise }
brewers-action-Roll = Tirar el dado
brewers-action-KeepDie = Quedarse con el { $die }
brewers-action-Record = Anotarlo para la { $phase }
brewers-action-Transmute = Alquimia: convertir en otro ingrediente lo anotado para la { $phase }
brewers-action-Leave = Dejarlo
brewers-action-Foul = Suciedad para la cerveza de { $seat }
brewers-action-Enrich = Usar la suciedad para la propia cerveza: sabor +1
brewers-action-Target = Apuntar a { $seat }
brewers-action-TakeCard = Conservar { $card }
brewers-action-TakeTheirs = Tomar { $card }
brewers-action-GiveMine = Dar { $card }
brewers-action-Pass = No usar ninguna carta
brewers-action-FaceWerewolf = Combatir contra { $werewolf }
brewers-action-Flee = Huir
brewers-action-Stand = Quedarse y combatir
brewers-action-Suffer = Sufrir la herida

## What chance says

brewers-action-Starts = { $seat } empieza todas las fases
brewers-action-Dealt = { $me } recibe a { $monk }
brewers-action-DealtFaceDown = { $me } recibe un monje, boca abajo
brewers-action-Rolled = El dado muestra { $die }
brewers-action-Drawn = { $me } roba { $card }
brewers-action-WerewolfDrawn = Un licántropo: { $werewolf }
brewers-action-EventDrawn = La noche trae: { $event }
brewers-action-RivalDrawn = El rival es { $rival }
brewers-action-ObjectiveDrawn = El objetivo: { $objective }

## What players and chance did

brewers-did-ChooseMonk = { $you ->
    [yes] Elegiste a { $monk }.
   *[no] { $who } eligió a { $monk }.
}
brewers-did-Move = { $you ->
    [yes] Entraste en { $room }.
   *[no] { $who } entró en { $room }.
}
brewers-did-Sprint = { $you ->
    [yes] Corriste hasta { $room }.
   *[no] { $who } corrió hasta { $room }.
}
brewers-did-Search = { $you ->
    [yes] Buscaste { $site }.
   *[no] { $who } buscó { $site }.
}
brewers-did-Meditate = { $you ->
    [yes] Meditaste en silencio.
   *[no] { $who } meditó en silencio.
}
brewers-did-Challenge = { $you ->
    [yes] Desafiaste a { $seat }.
    [seat] { $who } te desafió.
   *[no] { $who } desafió a { $seat }.
}
brewers-did-Recover = { $you ->
    [yes] Te levantaste de tu herida.
   *[no] { $who } se levantó de su herida.
}
brewers-did-Use = { $you ->
    [yes] Usaste { $card }.
   *[no] { $who } usó { $card }.
}
brewers-did-EndTurn = { $you ->
    [yes] Terminaste tu turno.
   *[no] { $who } terminó su turno.
}
brewers-did-MakeNoise = { $you ->
    [yes] Hiciste ruido a propósito: +{ $loud_bonus } al dado.
   *[no] { $who } hizo ruido a propósito: +{ $loud_bonus } al dado.
}
brewers-did-Roll = { $you ->
    [yes] Tiraste el dado.
   *[no] { $who } tiró el dado.
}
brewers-did-KeepDie = { $you ->
    [yes] Te quedaste con el { $die }.
   *[no] { $who } se quedó con el { $die }.
}
brewers-did-Record = { $you ->
    [yes] Lo anotaste para la { $phase }.
   *[no] { $who } lo anotó para la { $phase }.
}
brewers-did-Transmute = { $you ->
    [yes] Convertiste en otro ingrediente lo anotado para la { $phase }.
   *[no] { $who } convirtió en otro ingrediente lo anotado para la { $phase }.
}
brewers-did-Leave = { $you ->
    [yes] Lo dejaste.
   *[no] { $who } lo dejó.
}
brewers-did-Foul = { $you ->
    [yes] Echaste suciedad en la cerveza de { $seat }.
    [seat] { $who } echó suciedad en tu cerveza.
   *[no] { $who } echó suciedad en la cerveza de { $seat }.
}
brewers-did-Enrich = { $you ->
    [yes] Usaste la suciedad para tu propia cerveza.
   *[no] { $who } usó la suciedad para su propia cerveza.
}
brewers-did-Target = { $you ->
    [yes] Apuntaste a { $seat }.
    [seat] { $who } te apuntó.
   *[no] { $who } apuntó a { $seat }.
}
brewers-did-TakeCard = { $you ->
    [yes] Conservaste { $card }.
   *[no] { $who } conservó { $card }.
}
brewers-did-TakeTheirs = { $you ->
    [yes] Elegiste { $card }.
   *[no] { $who } eligió { $card }.
}
brewers-did-GiveMine = { $you ->
    [yes] Diste { $card }.
   *[no] { $who } dio { $card }.
}
brewers-did-Pass = { $you ->
    [yes] No usaste ninguna carta.
   *[no] { $who } no usó ninguna carta.
}
brewers-did-FaceWerewolf = { $you ->
    [yes] Elegiste { $werewolf } como adversario.
   *[no] { $who } eligió { $werewolf } como adversario.
}
brewers-did-Flee = { $you ->
    [yes] Huiste.
   *[no] { $who } huyó.
}
brewers-did-Stand = { $you ->
    [yes] Te quedaste a combatir.
   *[no] { $who } se quedó a combatir.
}
brewers-did-Suffer = { $you ->
    [yes] No usaste ninguna carta contra la herida.
   *[no] { $who } no usó ninguna carta contra la herida.
}
brewers-did-Starts = { $you ->
    [seat] Empiezas todas las fases.
   *[no] { $seat } empieza todas las fases.
}
brewers-did-Dealt = { $you ->
    [yes] Recibiste a { $monk }.
   *[no] { $who } recibió a { $monk }.
}
brewers-did-DealtFaceDown = { $you ->
    [yes] Recibiste un monje, boca abajo.
   *[no] { $who } recibió un monje, boca abajo.
}
brewers-did-Rolled = El dado mostró { $die }.
brewers-did-Drawn = { $you ->
    [yes] Robaste { $card }.
   *[no] { $who } robó { $card }.
}
brewers-did-WerewolfDrawn = Salió un licántropo: { $werewolf }.
brewers-did-EventDrawn = La noche trajo: { $event }.
brewers-did-RivalDrawn = El rival es { $rival }.
brewers-did-ObjectiveDrawn = El objetivo es: { $objective }.

## What becomes true

brewers-event-PhaseBegins = Empezó la { $phase }.
brewers-event-TurnBegins = { $you ->
    [yes] Fue tu turno.
   *[no] Fue el turno de { $seat }.
}
brewers-event-Succeeded = { $you ->
    [yes] Con un { $total } encontraste { $site }.
    [same] Con un { $total } encontró { $site }.
   *[no] Con un { $total } { $seat } encontró { $site }.
}
brewers-event-Failed = { $you ->
    [yes] Tu { $total } no bastó para encontrar { $site }.
    [same] Su { $total } no bastó para encontrar { $site }.
   *[no] El { $total } de { $seat } no bastó para encontrar { $site }.
}
brewers-event-Recorded = { $you ->
    [yes] Anotaste calidad { $quality } para la { $phase }.
    [same] Anotó calidad { $quality } para la { $phase }.
   *[no] { $seat } anotó calidad { $quality } para la { $phase }.
}
brewers-event-NothingGained = { $you ->
    [yes] La calidad { $quality } no mejoraba lo que tenías.
    [same] La calidad { $quality } no mejoraba lo que tenía.
   *[no] La calidad { $quality } no mejoraba lo que tenía { $seat }.
}
brewers-event-SlotEmpty = { $you ->
    [yes] No encontraste nada para la { $phase }: vale 0.
    [same] No encontró nada para la { $phase }: vale 0.
   *[no] { $seat } no encontró nada para la { $phase }: vale 0.
}
brewers-event-NoiseChanged = { $you ->
    [yes] Tu ruido es ahora { $noise }.
    [same] Su ruido es ahora { $noise }.
   *[no] El ruido de { $seat } es ahora { $noise }.
}
brewers-event-Attacked = { $you ->
    [yes] ¡Un licántropo te oyó!
   *[no] ¡Un licántropo oyó a { $seat }!
}
brewers-event-WerewolfFaced = { $you ->
    [yes] Tu adversario fue { $werewolf }; { $roller } tiró por él.
    [roller] El adversario de { $seat } fue { $werewolf }; tú tiraste por él.
   *[no] El adversario de { $seat } fue { $werewolf }; { $roller } tiró por él.
}
brewers-event-WerewolfFacedAlone = { $you ->
    [yes] Tu adversario fue { $werewolf }; el azar tiró los dados del licántropo.
   *[no] El adversario de { $seat } fue { $werewolf }; el azar tiró los dados del licántropo.
}
brewers-event-FightWon = { $you ->
    [yes] Ganaste el combate, { $mine } a { $theirs }.
    [same] Ganó el combate, { $mine } a { $theirs }.
   *[no] { $seat } ganó el combate, { $mine } a { $theirs }.
}
brewers-event-FightTied = { $you ->
    [yes] Tu combate acabó en empate, { $mine } a { $theirs }.
    [same] El combate acabó en empate, { $mine } a { $theirs }.
   *[no] El combate de { $seat } acabó en empate, { $mine } a { $theirs }.
}
brewers-event-FightLost = { $you ->
    [yes] Perdiste el combate, { $mine } a { $theirs }.
    [same] Perdió el combate, { $mine } a { $theirs }.
   *[no] { $seat } perdió el combate, { $mine } a { $theirs }.
}
brewers-event-Fled = { $you ->
    [yes] Huiste.
   *[no] { $seat } huyó.
}
brewers-event-TrophyTaken = { $you ->
    [yes] Conservaste { $werewolf }: sabor { $taste }.
    [same] Conservó { $werewolf }: sabor { $taste }.
   *[no] { $seat } conservó { $werewolf }: sabor { $taste }.
}
brewers-event-Wounded = { $you ->
    [yes] Sufriste una herida grave.
    [same] Sufrió una herida grave.
   *[no] { $seat } sufrió una herida grave.
}
brewers-event-WoundAvoided = { $you ->
    [yes] Evitaste la herida.
    [same] Evitó la herida.
   *[no] { $seat } evitó la herida.
}
brewers-event-DirtAdded = { $you ->
    [yes] Ahora hay más suciedad en tu cerveza: +{ $amount }.
    [same] Ahora hay más suciedad en su cerveza: +{ $amount }.
   *[no] Ahora hay más suciedad en la cerveza de { $seat }: +{ $amount }.
}
brewers-event-TasteChanged = { $you ->
    [yes] Sabor de tu cerveza: { $amount }.
   *[no] Sabor de la cerveza de { $seat }: { $amount }.
}
brewers-event-Webbed = { $you ->
    [yes] Quedaste en una telaraña hasta el final de tu próximo turno.
    [same] Quedó en una telaraña hasta el final de su próximo turno.
   *[no] { $seat } quedó en una telaraña hasta el final de su próximo turno.
}
brewers-event-CardGained = { $you ->
    [yes] Ahora tienes { $card }.
    [same] Ahora tiene { $card }.
   *[no] { $seat } tiene ahora { $card }.
}
brewers-event-CardLost = { $you ->
    [yes] Perdiste { $card }.
    [same] Perdió { $card }.
   *[no] { $seat } perdió { $card }.
}
brewers-event-CardPassed = { $you ->
    [yes] Recibiste { $card } de { $by }.
    [by] { $seat } recibió de ti { $card }.
   *[no] { $seat } recibió { $card } de { $by }.
}
brewers-event-PileReshuffled = Los descartes formaron un mazo nuevo: { $pile }.
brewers-event-RivalBrews = { $rival } elaboró { $quality }.
brewers-event-GameEnds = Se cataron las cervezas: { $scores }.
brewers-taste-of = { $seat } { $taste }
brewers-end-most_taste = La mejor cerveza de la noche.
brewers-end-most_werewolf = Tan buena como otra, pero con más licántropo.
brewers-end-least_dirt = Tan buena como otra, pero con menos suciedad.
brewers-end-shared = Todo igual: la victoria se comparte.
brewers-end-solo = La noche ha terminado, la cerveza está hecha.
brewers-end-hermit_won = El ermitaño ha ganado la noche.
brewers-end-hermit_lost = El ermitaño ha perdido la noche.

## What is asked

brewers-step-FirstPlayer = ¿Quién empieza?
brewers-step-DealMonk = Se reparte un monje a { $me }.
brewers-step-TakeMonk = { $me }: elige tu monje.
brewers-step-KeepMonk = { $me }: conserva uno de los monjes recibidos.
brewers-step-Act = { $me }, { $phase }: aún { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
} y { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
}. ¿Qué haces?
brewers-step-Prepare = { $me }: { $site }. ¿En silencio o haciendo ruido?
brewers-step-SearchDie = { $me } tira el dado: { $site }.
brewers-step-KeepSearchDie = { $me }: ¿con qué dado te quedas?
brewers-step-NoteIngredient = { $me }: has encontrado { $ingredient } de calidad { $quality }. ¿Dónde se anota?
brewers-step-RenameIngredient = { $me }: { $ingredient } de calidad { $quality } se convierte en otro ingrediente. ¿Dónde se anota?
brewers-step-UseDirt = { $me }: has encontrado suciedad. ¿En qué cerveza?
brewers-step-DrawCard = { $me } roba una carta.
brewers-step-KeepCard = { $me }: ¿qué carta conservas?
brewers-step-DrawWerewolf = { $me } roba un licántropo.
brewers-step-ChooseWerewolf = { $me }: ¿qué licántropo combates?
brewers-step-Declare = { $me }: declara una carta antes del dado, o tira.
brewers-step-FightDie = { $me } tira su dado de combate.
brewers-step-KeepFightDie = { $me }: ¿con qué dado te quedas?
brewers-step-FleeOrStand = { $me }: una mala tirada. ¿Huyes?
brewers-step-WolfDie = Se tira un dado por el licántropo.
brewers-step-AvoidWound = { $me }: ¿una carta contra la herida?
brewers-step-WardDie = { $me } es bendito: con { $ward_from } o más la herida se ignora.
brewers-step-Aim = { $me }: ¿a quién?
brewers-step-KeepForLater = { $me }: la noche está ganada. ¿Qué carta conservas para las noches siguientes?
brewers-step-ChooseTheirs = { $me }: ¿qué carta de { $seat } tomas?
brewers-step-ChooseMine = { $me }: ¿cuál de tus cartas le das a { $seat }?
brewers-step-MeddleWithSearch = { $me }: { $seat } ha sacado { $die } en una búsqueda. ¿Hay que volver a tirar?
brewers-step-MeddleWithFight = { $me }: { $seat } ha sacado { $die } en un combate. ¿Hay que volver a tirar?
brewers-step-CardAtStart = { $me }: la fase empieza. ¿Usas una carta?
brewers-step-CardAtEnd = { $me }: la fase termina. ¿Usas una carta?
brewers-step-DrawRival = ¿Quién elabora contra el ermitaño?
brewers-step-DrawObjective = ¿Qué debe lograr el ermitaño?
brewers-step-DrawEvent = ¿Qué trae la noche?

## Why not

brewers-why-monk_taken = Otro jugador tiene este monje.
brewers-why-monk_not_dealt = Este monje no te ha tocado.
brewers-why-no_action_left = No te quedan acciones en este turno.
brewers-why-no_move_left = No te queda ni movimiento ni acción.
brewers-why-no_door = Ninguna puerta lleva allí desde esta sala.
brewers-why-webbed = Estás en una telaraña y no puedes moverte.
brewers-why-sprinted_already = Ya has corrido en este turno.
brewers-why-sprint_off = La carrera está desactivada.
brewers-why-not_two_away = Una carrera lleva exactamente a dos puertas.
brewers-why-not_here = Esta sala no ofrece eso.
brewers-why-hunted_already = Solo se caza una vez por turno.
brewers-why-silent_already = No haces ruido: no hay nada que calmar.
brewers-why-wounded = Estás herido: gasta primero una acción en levantarte.
brewers-why-not_wounded = No estás herido.
brewers-why-challenges_off = Los combates entre monjes están desactivados.
brewers-why-not_in_this_room = Ese oponente no está en esta sala.
brewers-why-card_not_in_turn = No puedes jugar esta carta ahora.
brewers-why-too_loud_already = Con { $loud_below } de ruido o más no puedes hacer más a propósito.
brewers-why-already_making_noise = Ya haces ruido para esta tirada.
brewers-why-card_not_for_this_roll = Esta carta no puede declararse para esta tirada.
brewers-why-card_not_for_this_fight = Esta carta no puede declararse en este combate.
brewers-why-card_not_against_wounds = Esta carta no evita una herida.
brewers-why-card_not_drawn = No has robado esta carta.
brewers-why-werewolf_not_drawn = No has robado este licántropo.
brewers-why-not_better = Lo anotado para esta fase es al menos igual de bueno.
brewers-why-no_alchemy = Hace falta una Alquimia sin usar, en una mesa en la que sirva para ingredientes anotados.
brewers-why-nothing_to_transmute = Lo anotado allí no mejoraría ninguna otra fase.
brewers-why-same_ingredient = Esa fase pide el mismo ingrediente.
brewers-why-past_phase = No se puede añadir nada a una fase pasada.
brewers-why-other_ingredient = Esta fase pide otro ingrediente.
brewers-why-note_it = Una fase lo aprovecha: anótalo.
brewers-why-beer_without_ingredients = No hay cerveza con ingredientes que ensuciar.
brewers-why-no_codex = Solo el Codex convierte la suciedad en sabor, en una cerveza con ingredientes.
brewers-why-not_an_opponent = No es un oponente.
brewers-why-no_target = No hay a quién apuntar.
brewers-why-holds_nothing = Ese monje no tiene ninguna carta.
brewers-why-nothing_to_give = No tienes ninguna carta que dar.
brewers-why-not_theirs = Ese monje no tiene esa carta.
brewers-why-card_not_held = No tienes esa carta.
brewers-why-card_not_to_meddle = Esta carta no cambia la tirada de otro.
brewers-why-card_not_at_this_moment = Esta carta no se puede usar en este momento.
brewers-why-nothing_to_change = Esto no cambiaría nada.
why-brewers_team_seats = Los equipos piden cuatro, seis u ocho jugadores, no { $seats }.
why-brewers_hermit_seats = Un ermitaño juega solo; en la mesa hay { $seats }.
why-brewers_night = No hay noche { $night }: los paquetes elegidos tienen { $nights }.
why-brewers_kept = No hay carta «{ $kept_card }» que conservar, o no tantas.
why-brewers_no_such_monk = No hay monje «{ $name }» en los paquetes elegidos.
brewers-why-campaign_monk = Una campaña se juega con un mismo monje.
brewers-why-not_of_this_night = El ermitaño puede conservar una carta de esta noche, no una que ya traía.

## The monastery

brewers-room-cloister = el claustro
brewers-room-chapel = la capilla
brewers-room-library = la biblioteca
brewers-room-armoury = la armería
brewers-room-brewery = la cervecería
brewers-room-bakery = la panadería
brewers-room-hop-garden = el jardín de lúpulo
brewers-room-courtyard = el patio
brewers-room-forest = el bosque
brewers-ingredient-water = agua
brewers-ingredient-malt = malta
brewers-ingredient-wood = leña
brewers-ingredient-hops = lúpulo
brewers-ingredient-yeast = levadura
brewers-site-water-easy = buscar agua (fácil)
brewers-site-water-hard = buscar agua de primera (difícil)
brewers-site-malt-easy = buscar malta (fácil)
brewers-site-malt-hard = buscar malta de primera (difícil)
brewers-site-wood-easy = buscar leña (fácil)
brewers-site-wood-hard = buscar leña de primera (difícil)
brewers-site-hops-easy = buscar lúpulo (fácil)
brewers-site-hops-hard = buscar lúpulo de primera (difícil)
brewers-site-yeast-easy = buscar levadura (fácil)
brewers-site-yeast-hard = buscar levadura de primera (difícil)
brewers-site-equipment = buscar equipo
brewers-site-blessing = rezar
brewers-site-werewolf = cazar al licántropo
brewers-site-dirt = buscar suciedad
brewers-sought-water-easy = agua
brewers-sought-water-hard = agua de primera
brewers-sought-malt-easy = malta
brewers-sought-malt-hard = malta de primera
brewers-sought-wood-easy = leña
brewers-sought-wood-hard = leña de primera
brewers-sought-hops-easy = lúpulo
brewers-sought-hops-hard = lúpulo de primera
brewers-sought-yeast-easy = levadura
brewers-sought-yeast-hard = levadura de primera
brewers-sought-equipment = equipo
brewers-sought-blessing = una bendición
brewers-sought-werewolf = un licántropo
brewers-sought-dirt = suciedad
brewers-pile-equipment = equipos
brewers-pile-blessing = bendiciones y objetos sagrados
brewers-pile-werewolf = licántropos
brewers-phase-1 = fase 1 (agua)
brewers-phase-2 = fase 2 (malta)
brewers-phase-3 = fase 3 (leña)
brewers-phase-4 = fase 4 (leña)
brewers-phase-5 = fase 5 (lúpulo)
brewers-phase-6 = fase 6 (agua)
brewers-phase-7 = fase 7 (levadura)
brewers-band-0 = imbebible
brewers-band-1 = con jarabe, quizá
brewers-band-2 = lo mínimo entre trapenses
brewers-band-3 = una buena cerveza
brewers-band-4 = una cerveza que gana concursos

## The monks

brewers-monk-anselme = Anselmo
brewers-monk-benjamin = Benjamín el copista
brewers-monk-hildebert = Hildeberto
brewers-monk-odilon = Odilón
brewers-monk-pancrace = Pancracio
brewers-monk-guerin = Guerín
brewers-monk-florent = Florencio
brewers-monk-celestin = Celestino
brewers-monk-theophile = Teófilo
brewers-monk-barnabe = Bernabé
brewers-monk-hubert = Huberto
brewers-monk-crepin = Crispín
brewers-monk-nicaise = Nicasio
brewers-monk-fulgence = Fulgencio
brewers-monk-rainier = Rainiero
brewers-monk-gaspard = Gaspar
brewers-monk-perpet = Perpetuo
brewers-monk-ignace = Ignacio
brewers-monk-macaire = Macario

## The abilities

brewers-ability-martial = Marcial
brewers-ability-discreet = Discreto
brewers-ability-herbalist = Herbolario
brewers-ability-dowser = Zahorí
brewers-ability-baker = Panadero
brewers-ability-woodcutter = Leñador
brewers-ability-picker = Recolector
brewers-ability-bargain-hunter = Trapichear
brewers-ability-chosen = Elegido
brewers-ability-blessed = Bendito
brewers-ability-logistics = Logística
brewers-ability-hunter = Cazador
brewers-ability-filthy = Mugriento
brewers-ability-butcher = Carnicero
brewers-ability-alchemy = Alquimia
brewers-ability-serendipity = Serendipia
brewers-ability-codex-siceratorum = Codex Siceratorum
brewers-ability-war-hammer = Mazo de Guerra
brewers-ability-brawny = Robusto
brewers-ability-ancestral-recipe = Receta ancestral
brewers-ability-werewolf-confusion = Confunde al Licántropo

## The werewolves

brewers-werewolf-cub = el lobezno
brewers-werewolf-lean-wolf = el lobo flaco
brewers-werewolf-howler = el lobo aullador
brewers-werewolf-werefox = el zorro licántropo
brewers-werewolf-grey-wolf = el lobo gris
brewers-werewolf-wereboar = el jabalí licántropo
brewers-werewolf-wereraven = el cuervo licántropo
brewers-werewolf-black-wolf = el lobo negro
brewers-werewolf-werebear = el oso licántropo
brewers-werewolf-werebat = el murciélago licántropo
brewers-werewolf-werespider = la araña licántropa
brewers-werewolf-great-wolf = el gran lobo
brewers-werewolf-weresheep = la oveja licántropa
brewers-werewolf-wererat = la rata licántropa
brewers-werewolf-pack-leader = el jefe de la manada
brewers-werewolf-the-pack = la manada
brewers-werewolf-the-beast = la Bestia
brewers-werewolf-about = Tira { $dice ->
    [one] un dado
   *[other] { $dice } dados
}{ $bonus ->
    [0] {""}
   *[other] , { $change }
}. Conservado, vale { $taste } de sabor.
brewers-foe-opponent = Adversario { $place } de { $many }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
}{ $bonus ->
    [0] {""}
   *[other] , { $change }
}, sabor { $taste }.
brewers-foe-bars-equipment = Ningún equipo ayuda
brewers-foe-bars-blessings = Ninguna bendición ayuda
brewers-foe-before = Antes del combate: { $deed }
brewers-foe-won = Tras una victoria: { $deed }
brewers-foe-lost = Tras una derrota: { $deed }
brewers-foe-after = Tras cualquier combate: { $deed }
brewers-deed-noise = ruido { $change }
brewers-deed-noise-to = el ruido pasa a { $amount }
brewers-deed-opponent-noise = ruido { $change } para un oponente
brewers-deed-dirt = suciedad { $change }
brewers-deed-opponent-dirt = suciedad { $change } para la cerveza de un oponente
brewers-deed-taste = sabor { $change }
brewers-deed-opponent-taste = sabor { $change } para la cerveza de un oponente
brewers-deed-draw-equipment = { $amount ->
    [one] roba un equipo
   *[other] roba { $amount } equipos
}
brewers-deed-draw-blessing = { $amount ->
    [one] roba una bendición
   *[other] roba { $amount } bendiciones
}
brewers-deed-web = sin moverse hasta el final del próximo turno (telaraña)
brewers-deed-wound = una herida grave
brewers-deed-any-taste = sabor { $change } para una cerveza a elección
brewers-deed-pick-equipment = { $amount ->
    [one] roba un equipo
   *[other] roba { $amount } equipos y quédate con uno
}
brewers-deed-pick-blessing = { $amount ->
    [one] roba una bendición
   *[other] roba { $amount } bendiciones y quédate con una
}
brewers-deed-steal = { $amount ->
    [one] toma una carta de un oponente
   *[other] toma { $amount } cartas de un oponente
}
brewers-deed-give = { $amount ->
    [one] da una de tus cartas a otro monje
   *[other] da { $amount } de tus cartas a otro monje
}
brewers-deed-swap = { $amount ->
    [one] cambia una de tus cartas por una de otro monje
   *[other] cambia { $amount } de tus cartas por las de otro monje
}

## Equipment

brewers-card-club = la porra
brewers-card-pitchfork = la horca
brewers-card-crossbow = la ballesta
brewers-card-silver-stake = la estaca de plata
brewers-card-mail-coat = la cota de malla
brewers-card-shield = el escudo
brewers-card-lantern = el farol
brewers-card-axe = el hacha
brewers-card-bucket = el cubo
brewers-card-felt-sandals = las sandalias de fieltro
brewers-card-sieve = el tamiz
brewers-card-hunting-horn = el cuerno de caza
brewers-card-sword-of-saint-hubert = la espada de san Huberto

## Blessings and holy objects

brewers-card-vow-of-silence = el voto de silencio
brewers-card-fervour = el fervor
brewers-card-healing = la curación
brewers-card-holy-water = el agua bendita
brewers-card-blessed-bread = el pan bendito
brewers-card-rosary = el rosario
brewers-card-cracked-bell = la campana rajada
brewers-card-indulgence = la indulgencia
brewers-card-anathema = el anatema
brewers-card-relic = la reliquia
brewers-card-procession = la procesión
brewers-card-sacred-hops = el lúpulo sagrado
brewers-card-blessing-of-the-beast = la bendición de la Bestia

## The hermit

brewers-night-full-moon = luna llena
brewers-night-fog = niebla
brewers-night-clear-sky = cielo claro
brewers-night-owl = un búho
brewers-night-creaking-stairs = escalera que cruje
brewers-night-deep-sleep = sueño profundo
brewers-night-vespers-bell = la campana de vísperas
brewers-night-open-doors = puertas abiertas
brewers-night-lost-helmet = un casco perdido
brewers-night-answered-prayer = una oración escuchada
brewers-night-mice = ratones en la malta
brewers-night-spring-cleaning = limpieza a fondo
brewers-night-wolf-tracks = huellas de lobos
brewers-night-good-harvest = una buena cosecha
brewers-rival-novice = el novicio
brewers-rival-cellarer = el cillerero
brewers-rival-miller = el molinero
brewers-rival-prior = el prior
brewers-rival-abbot = el abad
brewers-rival-master-brewer = el maestro cervecero

## The campaign

brewers-campaign = Las noches de ermitaño
brewers-campaign-blurb = A solas contra los monjes de al lado: noche tras noche con un mismo monje, cada una más dura que la anterior. Se puede llevar una carta; demasiadas noches perdidas le ponen fin.
brewers-campaign-title = Las noches de ermitaño de { $player }
brewers-campaign-night = Noche { $night }: { $won ->
    [yes] ganada
   *[no] perdida
}
brewers-campaign-result = Sabor { $score } de { $goal }, { $beer } (el rival: { $rival }).
brewers-campaign-kept = El ermitaño se lleva { $card }.
brewers-campaign-open = { $left ->
    [one] Una noche perdida más y la campaña termina.
   *[other] { $left } noches perdidas más y la campaña termina.
}
brewers-campaign-next = Noche { $night }
brewers-campaign-goal = La cerveza del ermitaño debe alcanzar un sabor de { $goal }.
brewers-campaign-milestone = Noche { $night }: un sabor de { $goal }
brewers-campaign-story = El ermitaño elabora su cerveza a solas, en el bosque, mientras los monjes de al lado lo hacen por docenas. Tiene { $nights ->
    [one] una noche
   *[other] { $nights } noches
} para enseñarles de qué son capaces dos manos, cada una más dura que la anterior. Tras una noche ganada puede llevarse una carta; { $failures ->
    [one] la primera noche perdida lo acaba todo
   *[other] { $failures } noches perdidas lo acaban todo
}.
brewers-campaign-won = Todas las noches ganadas: la cerveza del ermitaño es una leyenda.
brewers-campaign-lost = Demasiadas noches perdidas: el ermitaño guarda el caldero.

## Questions and tags

brewers-ask-Act = Tu turno, { $monk }. ¿Qué haces?
brewers-ask-TakeMonk = Elige a tu monje.
brewers-ask-KeepMonk = Quédate con uno de los monjes que recibiste.
brewers-ask-Prepare = Quieres { $site }. ¿En silencio o con ruido?
brewers-ask-KeepSearchDie = ¿Con qué dado te quedas?
brewers-ask-KeepFightDie = ¿Con qué dado te quedas?
brewers-ask-NoteIngredient = Has encontrado { $ingredient } de calidad { $quality }. ¿Dónde lo anotas?
brewers-ask-RenameIngredient = Tu { $ingredient } de calidad { $quality } se convierte en otro ingrediente. ¿Dónde lo anotas?
brewers-ask-UseDirt = Has encontrado suciedad. ¿En qué cerveza?
brewers-ask-KeepCard = ¿Qué carta conservas?
brewers-ask-ChooseWerewolf = ¿Con qué licántropo combates?
brewers-ask-Declare = ¡Combate! Declara una carta antes del dado, o tira.
brewers-ask-FleeOrStand = Una mala tirada. ¿Huyes?
brewers-ask-AvoidWound = Vas a sufrir una herida. ¿Usas una carta?
brewers-ask-Aim = ¿A quién apuntas?
brewers-ask-KeepForLater = La noche está ganada. ¿Qué carta conservas para las noches siguientes?
brewers-ask-ChooseTheirs = ¿Qué carta de { $seat } tomas?
brewers-ask-ChooseMine = ¿Cuál de tus cartas le das a { $seat }?
brewers-ask-MeddleWithSearch = { $seat } ha sacado { $die } en una búsqueda. ¿Hay que volver a tirar?
brewers-ask-MeddleWithFight = { $seat } ha sacado { $die } en un combate. ¿Hay que volver a tirar?
brewers-ask-CardAtStart = La fase empieza. ¿Usas una carta?
brewers-ask-CardAtEnd = La fase termina. ¿Usas una carta?
brewers-ask-left = Aún { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
} y { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
}. Ruido: { $noise } de { $limit }.
brewers-ask-goal = Siete ingredientes, una noche: gana la mejor cerveza. El agua y la leña hacen falta dos veces.
brewers-ask-Declare-attack = ¡Te ataca un licántropo: { $werewolf }! Usa una carta o tira.
brewers-ask-Declare-hunt = Has dado con un licántropo: { $werewolf }. Usa una carta o tira.
brewers-ask-Declare-monk = Combates con { $rival }. Usa una carta o tira.
brewers-stakes-werewolf = Si ganas, te lo quedas por su sabor. Si pierdes, sufres una herida grave.
brewers-stakes-monk = Quien pierda sufre una herida grave.
brewers-short-phase = { $phase }
brewers-short-werewolf = lobo
brewers-short-dirt = suc.
brewers-short-score = sabor
brewers-short-extra = más
brewers-short-objective = meta
brewers-short-team = dúo
brewers-tag-walk = andar
brewers-tag-sprint = correr
brewers-tag-actions = Acciones
brewers-tag-need = Necesario en el dado
brewers-tag-no-gain = Sin mejora
brewers-tag-fight = Combate
brewers-tag-win = ganas
brewers-tag-tie = empate
brewers-tag-fall = caes
brewers-way-quietly = en silencio
brewers-way-noisily = con ruido
brewers-warning-attack = Ruido { $noise }: con { $limit } ataca un licántropo.
brewers-warning-actions = { $actions ->
    [one] Queda una acción: se perdería.
   *[other] Quedan { $actions } acciones: se perderían.
}

## Plates and cards

brewers-plate-cloister = Claustro
brewers-plate-chapel = Capilla
brewers-plate-library = Biblioteca
brewers-plate-armoury = Armería
brewers-plate-brewery = Cervecería
brewers-plate-bakery = Panadería
brewers-plate-hop-garden = Lúpulo
brewers-plate-courtyard = Patio
brewers-plate-forest = Bosque
brewers-lines =
    { $first }
    { $rest }
brewers-ability-words = { $name }: { $help }
brewers-trophy-words = Conservado. Sabor { $taste }.
brewers-kind-equipment = Equipo
brewers-kind-blessing = Bendición u objeto sagrado
brewers-kind-night = Suceso de la noche
brewers-kind-rival = Rival
brewers-kind-objective = Objetivo
brewers-ribbon-used = usada
brewers-ribbon-back = usada, vuelve en la próxima fase
brewers-rival-words = { $goal ->
    [0] Su cerveza hasta ahora: { $score }.
   *[other] Su cerveza hasta ahora: { $score }. La noche exige { $goal }.
}
brewers-pile-left = { $count ->
    [one] Queda una carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
brewers-pile-discards = { $count ->
    [one] Una descartada.
   *[other] { $count } descartadas.
}

## Moments

brewers-stage-attack = { $you ->
    [yes] ¡Un licántropo te ha oído!
   *[no] ¡Un licántropo ha oído a { $seat }!
}
brewers-stage-attack-reason = El exceso de ruido los atrae.
brewers-stage-hunt = { $you ->
    [yes] Tu cacería
   *[no] La cacería de { $seat }
}
brewers-stage-challenge = { $you ->
    [yes] Tú contra { $rival }
   *[no] { $seat } contra { $rival }
}
brewers-stage-won = { $you ->
    [yes] { $mine } a { $theirs }: ganas
   *[no] { $mine } a { $theirs }: gana { $seat }
}
brewers-stage-tied = { $you ->
    [yes] { $mine } a { $theirs }: empate
   *[no] { $mine } a { $theirs }: empate
}
brewers-stage-lost = { $you ->
    [yes] { $mine } a { $theirs }: pierdes
   *[no] { $mine } a { $theirs }: pierde { $seat }
}
brewers-stage-fled = { $you ->
    [yes] Huyes: nadie gana
   *[no] { $seat } huye: nadie gana
}
brewers-stage-struck = Abatido sin tirar el dado: { $werewolf }
brewers-stage-roller = { $werewolf }; { $roller } tira por él
brewers-stage-card = La carta
brewers-stage-opponent = Adversario { $place } de { $many }
brewers-stage-wound = herida grave: una acción para levantarse
brewers-stage-open = La herida aún se puede evitar.
brewers-stage-night = La noche trae
brewers-stage-rival = Quién elabora contra el ermitaño
brewers-stage-objective = Lo que el ermitaño debe lograr

## Drawn

brewers-scene-over = La noche ha terminado.
brewers-scene-monastery = El monasterio
brewers-scene-dice = Dados
brewers-scene-display = Para elegir
brewers-scene-fight = El combate
brewers-phase-noted = Anotado hasta ahora: { $value }.
brewers-scene-score = Sabor
brewers-scene-dirt = Suciedad
brewers-scene-werewolf = Licántropo
brewers-scene-objective = Objetivo
brewers-scene-extra = Sabor extra
brewers-scene-noise = Ruido
brewers-scene-loud = Demasiado ruido para hacer más a propósito
brewers-scene-attack = Ataca un licántropo
brewers-scene-sheet = La hoja de sabor
brewers-scene-belongings = Cartas y trofeos
brewers-scene-wounded = herido
brewers-scene-webbed = en una telaraña
brewers-scene-quality = Calidad { $quality }
brewers-scene-night = La noche
brewers-scene-actions = Acciones restantes
brewers-scene-moves = Movimientos restantes
brewers-scene-past = Ninguna fase lo necesita ya.
brewers-scene-team = Juntos
brewers-scene-taste = Sabor del ingrediente
brewers-scene-phase = Fase { $phase }: { $ingredient }
brewers-scene-door = Puerta: { $one } – { $other }
brewers-scene-rival = { $goal ->
    [0] { $rival }: { $score }
   *[other] { $rival }: { $score } (meta { $goal })
}
brewers-draw-turn = { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}, { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
}

# Lo que una jugada gana sobre la siguiente: por sí misma, o perdiendo menos.

brewers-reason-score = { $change ->
    [more] mejora la cerveza
   *[spares] conserva mejor la cerveza
}
brewers-reason-wounds = { $change ->
    [more] te cura o te libera
   *[spares] arriesga menos heridas
}
brewers-reason-noise = { $change ->
    [more] te hace más silencioso
   *[spares] hace menos ruido
}
brewers-reason-partner = { $change ->
    [more] ayuda a la cerveza de tu compañero
   *[spares] perjudica menos la cerveza de tu compañero
}
brewers-reason-rivals = { $change ->
    [more] frena al mejor rival
   *[spares] da menos al mejor rival
}
brewers-reason-means = { $change ->
    [more] da cartas o habilidades
   *[spares] gasta menos cartas o habilidades
}
brewers-reason-prospects = { $change ->
    [more] pone buenos ingredientes al alcance
   *[spares] se queda más cerca de los buenos ingredientes
}
brewers-reason-start = { $change ->
    [more] empieza con lo que gana más partidas
   *[spares] cede menos ventaja a los comienzos de los demás
}

# Cuestiones que el reglamento deja abiertas
brewers-ruling-cloister_fights = ¿Pueden luchar los monjes en el claustro?
brewers-ruling-cloister_fights-allowed = Sí, como en cualquier sala.
brewers-ruling-cloister_fights-refused = No: en el claustro no se hace nada.
brewers-ruling-chain_taste = ¿Qué sabor da una cadena de adversarios?
brewers-ruling-chain_taste-last = El del último adversario vencido.
brewers-ruling-chain_taste-sum = La suma de todos los adversarios vencidos.
brewers-ruling-chain_loss = Un monje ha vencido parte de una cadena y luego pierde: ¿qué pasa con la carta?
brewers-ruling-chain_loss-kept = La conserva, con el sabor ganado hasta entonces.
brewers-ruling-chain_loss-discarded = Se descarta.
brewers-ruling-soiled_beer = ¿Qué cerveza se puede ensuciar?
brewers-ruling-soiled_beer-any-ingredient = La que tenga algún ingrediente, aunque sea anotado para una fase posterior.
brewers-ruling-soiled_beer-begun-phase = Solo la que tenga un ingrediente de esta fase o de una anterior.
brewers-ruling-phase_cards = ¿Cuándo vuelve a estar lista una carta usada una vez por fase?
brewers-ruling-phase_cards-new-phase = Al empezar la fase siguiente, sea de quien sea el turno.
brewers-ruling-phase_cards-own-turn = Al empezar el turno de su dueño.
brewers-ruling-barred_brittle = ¿Se rompe el equipo frágil en un combate perdido ante un licántropo que lo impide?
brewers-ruling-barred_brittle-breaks = Sí, su portador ha perdido.
brewers-ruling-barred_brittle-stays = No, no tomó parte en el combate.
brewers-ruling-idle_turn = A un monje le queda una acción que no puede usar: ¿quién termina su turno?
brewers-ruling-idle_turn-ends = Termina solo.
brewers-ruling-idle_turn-asks = El jugador.
brewers-why-not_in_the_cloister = En esta mesa nadie lucha en el claustro.
brewers-ruling-wounded_cards = ¿Puede declarar cartas un monje herido al que desafían o atacan?
brewers-ruling-wounded_cards-none = No, no juega cartas hasta que se levanta.
brewers-ruling-wounded_cards-in-fights = Sí, en los combates y contra las heridas.

## What abilities, cards and events do: made from the numbers and effects of the pack
brewers-effect-none = Sin efecto propio.
brewers-effect-fight = { $change } en combate.
brewers-effect-hunt = { $change } en la caza.
brewers-effect-search = { $change } en todas las búsquedas.
brewers-effect-search-ingredient = { $change } al buscar { $ingredient ->
    [water] agua
    [malt] malta
    [wood] leña
    [hops] lúpulo
   *[yeast] levadura
}.
brewers-effect-search-equipment = { $change } al buscar equipo.
brewers-effect-search-blessing = { $change } al rezar.
brewers-effect-search-werewolf = { $change } al buscar un licántropo.
brewers-effect-search-dirt = { $change } al buscar suciedad.
brewers-effect-search-easy = { $change } al buscar ingredientes fáciles.
brewers-effect-quality-ingredient = { $change } a la calidad { $ingredient ->
    [water] del agua
    [malt] de la malta
    [wood] de la leña
    [hops] del lúpulo
   *[yeast] de la levadura
}.
brewers-effect-quiet-failure = Sin ruido extra al fallar.
brewers-effect-pick-equipment = Al buscar equipo roba { $all } cartas; conserva una.
brewers-effect-pick-blessing = Al rezar roba { $all } cartas; conserva una.
brewers-effect-pick-attacker = Si le atacan, roba { $all } licántropos y combate uno.
brewers-effect-ward = Cada herida grave se ignora con { $from }+.
brewers-effect-more-dirt = Una vez por turno la acción de suciedad da { $all }.
brewers-effect-werewolf-taste = { $change } al sabor de cada licántropo conservado.
brewers-effect-alchemy = { $amount ->
    [one] Una vez por partida, anota un ingrediente como otro.
   *[other] { $amount } veces por partida, anota un ingrediente como otro.
}
brewers-effect-flee = Puede huir de un combate con { $up_to } o menos.
brewers-effect-codex = La suciedad puede ser sabor de su propia cerveza.
brewers-effect-win-ties = Gana los empates en combate.
brewers-effect-reroll-ones = Vuelve a tirar la cara más baja en combate, una vez.
brewers-effect-recipe = { $amount ->
    [one] Una vez por partida, anota un ingrediente para la fase anterior.
   *[other] { $amount } veces por partida, anota un ingrediente para la fase anterior.
}
brewers-effect-hunt-cards = { $change } a los licántropos robados en la caza, para elegir.
brewers-effect-extra-move = { $change } a los movimientos de cada turno.
brewers-effect-breaks = Se descarta tras una derrota.
brewers-help-win-fight = gana un combate contra un licántropo
brewers-help-two-dice = tira dos dados, quédate uno
brewers-help-two-dice-fight = dos dados en combate, quédate uno
brewers-help-two-dice-search = dos dados en una búsqueda, quédate uno
brewers-help-avoid-wound = evita una herida grave
brewers-once-a-game = Una vez por partida: { $deed }.
brewers-once-a-phase = Una vez por fase: { $deed }.
brewers-once-a-roll = En cada tirada: { $deed }.
brewers-at-phase-start-game = Una vez por partida, al principio de una fase: { $deed }.
brewers-at-phase-start-phase = Al principio de una fase, si quieres: { $deed }.
brewers-at-phase-start-always = Al principio de cada fase: { $deed }.
brewers-at-phase-end-game = Una vez por partida, al final de una fase: { $deed }.
brewers-at-phase-end-phase = Al final de una fase, si quieres: { $deed }.
brewers-at-phase-end-always = Al final de cada fase: { $deed }.
brewers-at-once = Enseguida: { $deed }.
brewers-table-monks = Los monjes
brewers-table-abilities = Las habilidades
brewers-table-werewolves = Los licántropos
brewers-table-equipment = El equipo
brewers-table-blessings = Las bendiciones y objetos sagrados
brewers-table-rooms = Las salas
brewers-table-sites = Lo que ofrecen las salas
brewers-table-events = Los sucesos de la noche del ermitaño
brewers-table-rivals = Los rivales
brewers-table-objectives = Los objetivos
brewers-table-campaign = La campaña del ermitaño
brewers-number-actions = Acciones por turno
brewers-number-moves = Movimientos por turno
brewers-number-late_actions = Acciones en el segundo turno de una noche larga
brewers-number-sprint_noise = Ruido de una carrera
brewers-number-loud_below = Ruido a partir del cual no se hace más a propósito
brewers-number-loud_bonus = Se suma al dado al hacer ruido
brewers-number-loud_noise = Ruido hecho a propósito
brewers-number-easy_noise = Ruido de una acción fácil
brewers-number-hard_noise = Ruido de una acción difícil
brewers-number-hard_from = Dificultad a partir de la cual una acción es difícil
brewers-number-failure_noise = Ruido extra de un fallo
brewers-number-attack_at = Ruido con el que ataca un licántropo
brewers-number-silent_attack_at = Lo mismo en una noche silenciosa
brewers-number-filthy_dirt_at = Dificultad de la suciedad en un monasterio mugriento
brewers-number-meditation = Ruido que quita la meditación
brewers-number-hunt_bonus = Se suma al dado en la caza
brewers-number-hunt_cards = Licántropos robados en la caza, para elegir
brewers-number-ward_from = Dado con el que un monje bendito ignora una herida
brewers-number-flee_up_to = Dado hasta el que un monje con Serendipia puede huir
brewers-number-bands = Sabor a partir del cual una cerveza es de la calidad siguiente
brewers-number-targets = Sabor que piden las noches de la campaña del ermitaño
brewers-number-failures = Noches perdidas que la terminan
brewers-goal-noise = { $bound ->
    [most] { $amount ->
        [0] ningún ruido al final
       *[other] { $amount } de ruido como mucho al final
    }
   *[least] { $amount } de ruido al menos al final
} ({ $reward })
brewers-goal-dirt = { $bound ->
    [most] { $amount ->
        [0] ninguna suciedad en la cerveza
       *[other] { $amount } de suciedad como mucho en la cerveza
    }
   *[least] { $amount } de suciedad al menos en la cerveza
} ({ $reward })
brewers-goal-werewolves = { $bound ->
    [most] { $amount ->
        [0] ningún licántropo
        [one] como mucho { $amount } licántropo
       *[other] como mucho { $amount } licántropos
    }
   *[least] al menos { $amount ->
        [one] { $amount } licántropo
       *[other] { $amount } licántropos
    }
} ({ $reward })
brewers-goal-ingredients = { $bound ->
    [most] { $amount ->
        [0] ningún ingrediente anotado
        [one] como mucho { $amount } ingrediente anotado
       *[other] como mucho { $amount } ingredientes anotados
    }
   *[least] al menos { $amount ->
        [one] { $amount } ingrediente anotado
       *[other] { $amount } ingredientes anotados
    }
} ({ $reward })
brewers-goal-fine-ingredients = { $bound ->
    [most] { $amount ->
        [0] ningún ingrediente de primera
        [one] como mucho { $amount } ingrediente de primera
       *[other] como mucho { $amount } ingredientes de primera
    }
   *[least] al menos { $amount ->
        [one] { $amount } ingrediente de primera
       *[other] { $amount } ingredientes de primera
    }
} ({ $reward })
brewers-goal-cards = { $bound ->
    [most] { $amount ->
        [0] ninguna carta
        [one] como mucho { $amount } carta
       *[other] como mucho { $amount } cartas
    }
   *[least] al menos { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
} ({ $reward })

brewers-ruling-first_player = ¿Quién empieza todas las fases?
brewers-ruling-first_player-die = Lo decide un dado.
brewers-ruling-first_player-first-seat = El primer puesto: en él se sienta quien bebió de más por última vez.
brewers-ruling-past_search = ¿Puede un monje buscar un ingrediente que solo piden fases pasadas?
brewers-ruling-past_search-refused = No, salvo que una habilidad pueda usarlo.
brewers-ruling-past_search-allowed = Sí, por ejemplo para hacer ruido; lo hallado no sirve de nada.
brewers-ruling-flipped_monk = ¿Conserva sus habilidades un monje herido, con su carta dada la vuelta?
brewers-ruling-flipped_monk-keeps = Sí.
brewers-ruling-flipped_monk-loses = No: hasta que se levanta no le ayudan en combates ni ataques.
brewers-ruling-declared_cards = ¿Cuándo se declaran las cartas de un combate?
brewers-ruling-declared_cards-before-any-die = Todas antes de cualquier dado del combate, también contra una herida.
brewers-ruling-declared_cards-before-own-die = Cada una antes del dado de su dueño; contra una herida, cuando llega.
brewers-ruling-cards_for_a_roll = ¿Cuántas cartas se pueden declarar para una tirada?
brewers-ruling-cards_for_a_roll-several = Varias: se acumulan, un dado cada una.
brewers-ruling-cards_for_a_roll-one = Una.
brewers-ruling-filthy_codex = ¿Cuánto sabor da el Codex a un monje Mugriento?
brewers-ruling-filthy_codex-one = 1, como a cualquier otro.
brewers-ruling-filthy_codex-two = Tanto como suciedad echaría, una vez por turno.
brewers-ruling-alchemy = ¿Qué ingrediente puede cambiar la Alquimia?
brewers-ruling-alchemy-found = Uno que se acaba de encontrar.
brewers-ruling-alchemy-noted-too = También uno anotado para esta fase o una posterior, en el propio turno.
brewers-help-bonus = { $bonus } a una tirada
brewers-help-bonus-fight = { $bonus } en un combate
brewers-help-bonus-search = { $bonus } en una búsqueda
brewers-help-reroll-other = otro monje vuelve a tirar en una búsqueda o un combate
brewers-choice-use-always = siempre
brewers-choice-use-game = una vez por partida
brewers-choice-use-phase = una vez por fase
brewers-choice-use-roll = en cada tirada
brewers-choice-at-phase-start = al principio de una fase
brewers-choice-at-phase-end = al final de una fase
brewers-choice-finds-water = agua
brewers-choice-finds-malt = malta
brewers-choice-finds-wood = leña
brewers-choice-finds-hops = lúpulo
brewers-choice-finds-yeast = levadura
brewers-choice-finds-equipment = equipo
brewers-choice-finds-blessing = una bendición
brewers-choice-finds-werewolf = un licántropo
brewers-choice-finds-dirt = suciedad
brewers-choice-goal-dirt = suciedad en la cerveza
brewers-choice-goal-werewolves = licántropos
brewers-choice-goal-noise = ruido al final
brewers-choice-goal-ingredients = ingredientes anotados
brewers-choice-goal-fine-ingredients = ingredientes de primera
brewers-choice-goal-cards = cartas
brewers-print-rival = En cada fase elabora 1, más { $values }.
brewers-print-pawns = Peones
brewers-print-dice-search = Búsqueda: cuántas veces el mejor dado llega a un número (%)
brewers-print-dice-fight = Combates: cuántas veces la suma llega a un número (%)
brewers-kind-monk = Monje
