### Moonlight Brewers

brewers-title = Moonlight Brewers
brewers-blurb = Una noche, siete fases y monjes dispuestos a mucho por la mejor cerveza. Busca, reza, caza y no despiertes a los teriomorfos. De uno a ocho jugadores.

## Options

brewers-option-sprint = La carrera
brewers-option-monk_fights = Combates entre monjes
brewers-option-silent = Noche silenciosa: los teriomorfos atacan con 8 de ruido
brewers-option-long_night = Noche larga: un segundo turno, más corto, en cada fase
brewers-option-filthy = Monasterio mugriento: la suciedad se encuentra con 2+
brewers-option-pack_hunt = La manada caza: ataca el más fuerte de dos teriomorfos
brewers-option-team = Equipos de dos (cuatro, seis u ocho jugadores)
brewers-option-blind_draft = Elección a ciegas: se reparten dos monjes, conserva uno
brewers-option-night = Noche de la campaña del ermitaño (0: una partida suelta)
brewers-option-monk = El monje de una campaña de ermitaño
brewers-option-kept = Cartas conservadas de noches anteriores, separadas por comas
brewers-pack-base = El juego básico
brewers-pack-night-of-the-beast = La Noche de la Bestia
brewers-pack-hermit = Hermit Brewer (en solitario)

## What players say

brewers-action-ChooseMonk = Llevar a { $monk }
brewers-action-Move = Ir: { $room }
brewers-action-Sprint = Correr: { $room } (ruido +2)
brewers-action-Search = { $site }
brewers-action-Meditate = Meditar en silencio
brewers-action-Challenge = Combatir a { $seat }
brewers-action-Recover = Levantarse de la herida
brewers-action-Use = Usar { $card }
brewers-action-EndTurn = Terminar el turno
brewers-action-MakeNoise = Hacer ruido: +1 al dado, ruido +2
brewers-action-Roll = Tirar el dado
brewers-action-KeepDie = Quedarse con el { $die }
brewers-action-Record = Anotarlo para { $phase }
brewers-action-Leave = Dejarlo
brewers-action-Foul = Suciedad para la cerveza de { $seat }
brewers-action-Enrich = Usar la suciedad para la propia cerveza: sabor +1
brewers-action-Target = Apuntar a { $seat }
brewers-action-TakeCard = Conservar { $card }
brewers-action-FaceWerewolf = Combatir: { $werewolf }
brewers-action-Flee = Huir
brewers-action-Stand = Quedarse y combatir
brewers-action-Suffer = Sufrir la herida

## What chance says

brewers-action-Starts = { $seat } empieza todas las fases
brewers-action-Dealt = { $me } recibe a { $monk }
brewers-action-DealtFaceDown = { $me } recibe un monje, boca abajo
brewers-action-Rolled = El dado muestra { $die }
brewers-action-Drawn = { $me } roba { $card }
brewers-action-WerewolfDrawn = Un teriomorfo: { $werewolf }
brewers-action-EventDrawn = La noche trae: { $event }
brewers-action-RivalDrawn = El rival es { $rival }
brewers-action-ObjectiveDrawn = El objetivo: { $objective }

## What becomes true

brewers-event-PhaseBegins = Empieza { $phase }.
brewers-event-TurnBegins = Es el turno de { $seat }.
brewers-event-Succeeded = { $seat } acierta con { $total }: { $site }.
brewers-event-Failed = { $seat } falla con { $total }: { $site }.
brewers-event-Recorded = { $seat } anota calidad { $quality } para { $phase }.
brewers-event-NothingGained = A { $seat } no le sirve un ingrediente de calidad { $quality }.
brewers-event-SlotEmpty = { $seat } no ha encontrado nada para { $phase }: vale 0.
brewers-event-NoiseChanged = Ruido de { $seat }: { $noise }.
brewers-event-Attacked = ¡Un teriomorfo ha oído a { $seat }!
brewers-event-WerewolfFaced = { $seat } se enfrenta a: { $werewolf }; { $roller } tira por él.
brewers-event-WerewolfFacedAlone = { $seat } se enfrenta a: { $werewolf }; el azar tira los dados del teriomorfo.
brewers-event-FightWon = { $seat } gana el combate, { $mine } a { $theirs }.
brewers-event-FightTied = El combate de { $seat } acaba en empate, { $mine } a { $theirs }.
brewers-event-FightLost = { $seat } pierde el combate, { $mine } a { $theirs }.
brewers-event-Fled = { $seat } huye.
brewers-event-TrophyTaken = { $seat } conserva: { $werewolf }, sabor { $taste }.
brewers-event-Wounded = { $seat } sufre una herida grave.
brewers-event-WoundAvoided = { $seat } evita la herida.
brewers-event-DirtAdded = Suciedad en la cerveza de { $seat }: { $amount }.
brewers-event-TasteChanged = Sabor de la cerveza de { $seat }: { $amount }.
brewers-event-Webbed = { $seat } queda en una telaraña hasta el final de su próximo turno.
brewers-event-CardGained = { $seat } tiene ahora { $card }.
brewers-event-CardLost = { $seat } pierde { $card }.
brewers-event-PileReshuffled = Los descartes forman un mazo nuevo: { $pile }.
brewers-event-RivalBrews = { $rival } elabora { $quality }.
brewers-event-GameEnds = Se catan las cervezas: { $scores }.
brewers-taste-of = { $seat } { $taste }
brewers-end-most_taste = La mejor cerveza de la noche.
brewers-end-most_werewolf = Tan buena como otra, pero con más teriomorfo.
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
brewers-step-Act = { $me }, { $phase }: acciones restantes { $actions }, movimientos restantes { $moves }. ¿Qué haces?
brewers-step-Prepare = { $me }: { $site }. ¿En silencio o haciendo ruido?
brewers-step-SearchDie = { $me } tira el dado: { $site }.
brewers-step-KeepSearchDie = { $me }: ¿con qué dado te quedas?
brewers-step-NoteIngredient = { $me }: has encontrado { $ingredient } de calidad { $quality }. ¿Dónde se anota?
brewers-step-UseDirt = { $me }: has encontrado suciedad. ¿En qué cerveza?
brewers-step-DrawCard = { $me } roba una carta.
brewers-step-KeepCard = { $me }: ¿qué carta conservas?
brewers-step-DrawWerewolf = { $me } roba un teriomorfo.
brewers-step-ChooseWerewolf = { $me }: ¿qué teriomorfo combates?
brewers-step-Declare = { $me }: declara una carta antes del dado, o tira.
brewers-step-FightDie = { $me } tira su dado de combate.
brewers-step-KeepFightDie = { $me }: ¿con qué dado te quedas?
brewers-step-FleeOrStand = { $me }: una mala tirada. ¿Huyes?
brewers-step-WolfDie = Se tira un dado por el teriomorfo.
brewers-step-AvoidWound = { $me }: ¿una carta contra la herida?
brewers-step-WardDie = { $me } es bendito: con 4 o más la herida se ignora.
brewers-step-Aim = { $me }: ¿a quién?
brewers-step-KeepForLater = { $me }: la noche está ganada. ¿Qué carta conservas para las noches siguientes?
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
brewers-why-too_loud_already = Con 7 de ruido o más no puedes hacer más a propósito.
brewers-why-already_making_noise = Ya haces ruido para esta tirada.
brewers-why-card_not_for_this_roll = Esta carta no puede declararse para esta tirada.
brewers-why-card_not_for_this_fight = Esta carta no puede declararse en este combate.
brewers-why-card_not_against_wounds = Esta carta no evita una herida.
brewers-why-card_not_drawn = No has robado esta carta.
brewers-why-werewolf_not_drawn = No has robado este teriomorfo.
brewers-why-not_better = Lo anotado para esta fase es al menos igual de bueno.
brewers-why-past_phase = No se puede añadir nada a una fase pasada.
brewers-why-other_ingredient = Esta fase pide otro ingrediente.
brewers-why-note_it = Una fase lo aprovecha: anótalo.
brewers-why-beer_without_ingredients = No hay cerveza con ingredientes que ensuciar.
brewers-why-no_codex = Solo el Codex convierte la suciedad en sabor, en una cerveza con ingredientes.
brewers-why-not_an_opponent = No es un oponente.
brewers-why-no_target = No hay a quién apuntar.
brewers-why-nothing_to_change = Esto no cambiaría nada.
why-brewers_team_seats = Los equipos piden cuatro, seis u ocho jugadores, no { $seats }.
why-brewers_hermit_seats = Un ermitaño juega solo, no con { $seats } jugadores.
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
brewers-site-malt-hard = buscar malta selecta (difícil)
brewers-site-wood-easy = buscar leña (fácil)
brewers-site-wood-hard = buscar leña selecta (difícil)
brewers-site-hops-easy = buscar lúpulo (fácil)
brewers-site-hops-hard = buscar lúpulo de primera (difícil)
brewers-site-yeast-easy = buscar levadura (fácil)
brewers-site-yeast-hard = buscar levadura selecta (difícil)
brewers-site-equipment = buscar equipo
brewers-site-blessing = rezar
brewers-site-werewolf = cazar al teriomorfo
brewers-site-dirt = buscar suciedad
brewers-pile-equipment = equipos
brewers-pile-blessing = bendiciones y objetos sagrados
brewers-pile-werewolf = teriomorfos
brewers-phase-1 = la fase 1 (agua)
brewers-phase-2 = la fase 2 (malta)
brewers-phase-3 = la fase 3 (leña)
brewers-phase-4 = la fase 4 (leña)
brewers-phase-5 = la fase 5 (lúpulo)
brewers-phase-6 = la fase 6 (agua)
brewers-phase-7 = la fase 7 (levadura)
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
brewers-ability-martial-help = +1 en todos los combates.
brewers-ability-discreet = Discreto
brewers-ability-discreet-help = Sin ruido extra al fallar.
brewers-ability-herbalist = Herbolario
brewers-ability-herbalist-help = +1 a la calidad de la malta.
brewers-ability-dowser = Zahorí
brewers-ability-dowser-help = +1 a la calidad del agua.
brewers-ability-baker = Panadero
brewers-ability-baker-help = +1 a la calidad de la levadura.
brewers-ability-woodcutter = Leñador
brewers-ability-woodcutter-help = +1 a la calidad de la leña.
brewers-ability-picker = Recolector
brewers-ability-picker-help = +1 a la calidad del lúpulo.
brewers-ability-bargain-hunter = Trapichear
brewers-ability-bargain-hunter-help = Al buscar equipo roba dos cartas; conserva una.
brewers-ability-chosen = Elegido
brewers-ability-chosen-help = Al rezar roba dos cartas; conserva una.
brewers-ability-blessed = Bendito
brewers-ability-blessed-help = Cada herida grave se ignora con 4+.
brewers-ability-logistics = Logística
brewers-ability-logistics-help = +1 al buscar ingredientes fáciles.
brewers-ability-hunter = Cazador
brewers-ability-hunter-help = +1 al buscar un teriomorfo y +1 en la caza.
brewers-ability-filthy = Mugriento
brewers-ability-filthy-help = Una vez por turno la acción de suciedad da 2.
brewers-ability-butcher = Carnicero
brewers-ability-butcher-help = +1 al sabor de cada teriomorfo.
brewers-ability-alchemy = Alquimia
brewers-ability-alchemy-help = Una vez por partida, anota un ingrediente como otro.
brewers-ability-serendipity = Serendipia
brewers-ability-serendipity-help = Puede huir de un combate con 1 o 2.
brewers-ability-codex-siceratorum = Codex Siceratorum
brewers-ability-codex-siceratorum-help = La suciedad puede ser +1 al sabor de su cerveza.
brewers-ability-war-hammer = Mazo de Guerra
brewers-ability-war-hammer-help = Gana los empates en combate.
brewers-ability-brawny = Robusto
brewers-ability-brawny-help = Vuelve a tirar un 1 en combate, una vez.
brewers-ability-ancestral-recipe = Receta ancestral
brewers-ability-ancestral-recipe-help = Una vez por partida, anota un ingrediente para la fase anterior.
brewers-ability-werewolf-confusion = Confunde al Teriomorfo
brewers-ability-werewolf-confusion-help = Si le atacan, roba dos teriomorfos y combate uno.

## The werewolves

brewers-werewolf-cub = el lobezno
brewers-werewolf-lean-wolf = el lobo flaco
brewers-werewolf-howler = el lobo aullador
brewers-werewolf-werefox = el zorro teriomorfo
brewers-werewolf-grey-wolf = el lobo gris
brewers-werewolf-wereboar = el jabalí teriomorfo
brewers-werewolf-wereraven = el cuervo teriomorfo
brewers-werewolf-black-wolf = el lobo negro
brewers-werewolf-werebear = el oso teriomorfo
brewers-werewolf-werebat = el murciélago teriomorfo
brewers-werewolf-werespider = la araña teriomorfa
brewers-werewolf-great-wolf = el gran lobo
brewers-werewolf-weresheep = la oveja teriomorfa
brewers-werewolf-wererat = la rata teriomorfa
brewers-werewolf-pack-leader = el jefe de la manada
brewers-werewolf-the-pack = la manada
brewers-werewolf-the-beast = la Bestia
brewers-werewolf-about = dados: { $dice }, bonificación: { $bonus }, sabor: { $taste }
brewers-foe-opponent = adversario { $place } de { $many } – dados: { $dice }, bonificación: { $bonus }, sabor: { $taste }
brewers-foe-bars-equipment = ningún equipo ayuda
brewers-foe-bars-blessings = ninguna bendición ayuda
brewers-foe-before = antes del combate: { $deed }
brewers-foe-won = tras una victoria: { $deed }
brewers-foe-lost = tras una derrota: { $deed }
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

## Equipment

brewers-card-club = la porra
brewers-card-club-help = +1 en combate.
brewers-card-pitchfork = la horca
brewers-card-pitchfork-help = +2 en combate; se descarta tras una derrota.
brewers-card-crossbow = la ballesta
brewers-card-crossbow-help = +2 en la caza.
brewers-card-silver-stake = la estaca de plata
brewers-card-silver-stake-help = Una vez por partida: gana un combate contra un teriomorfo.
brewers-card-mail-coat = la cota de malla
brewers-card-mail-coat-help = Una vez por partida: evita una herida grave.
brewers-card-shield = el escudo
brewers-card-shield-help = Una vez por fase: dos dados en combate, quédate uno.
brewers-card-lantern = el farol
brewers-card-lantern-help = +1 al buscar malta o lúpulo.
brewers-card-axe = el hacha
brewers-card-axe-help = +1 al buscar leña.
brewers-card-bucket = el cubo
brewers-card-bucket-help = +1 al buscar agua.
brewers-card-felt-sandals = las sandalias de fieltro
brewers-card-felt-sandals-help = Sin ruido extra al fallar.
brewers-card-sieve = el tamiz
brewers-card-sieve-help = +1 a la calidad de la malta.
brewers-card-hunting-horn = el cuerno de caza
brewers-card-hunting-horn-help = En la caza roba un teriomorfo más para elegir.
brewers-card-sword-of-saint-hubert = la espada de san Huberto
brewers-card-sword-of-saint-hubert-help = +2 en combate, gana los empates.

## Blessings and holy objects

brewers-card-vow-of-silence = el voto de silencio
brewers-card-vow-of-silence-help = Una vez por partida: el ruido pasa a 0.
brewers-card-fervour = el fervor
brewers-card-fervour-help = Una vez por fase: tira dos dados, quédate uno.
brewers-card-healing = la curación
brewers-card-healing-help = Una vez por partida: evita una herida grave.
brewers-card-holy-water = el agua bendita
brewers-card-holy-water-help = +1 a la calidad del agua.
brewers-card-blessed-bread = el pan bendito
brewers-card-blessed-bread-help = +1 a la calidad de la levadura.
brewers-card-rosary = el rosario
brewers-card-rosary-help = +1 al rezar o buscar equipo.
brewers-card-cracked-bell = la campana rajada
brewers-card-cracked-bell-help = Una vez por partida: ruido +4 para un oponente.
brewers-card-indulgence = la indulgencia
brewers-card-indulgence-help = Una vez por partida: quita 1 suciedad de tu cerveza.
brewers-card-anathema = el anatema
brewers-card-anathema-help = Una vez por partida: 1 suciedad en una cerveza con ingredientes.
brewers-card-relic = la reliquia
brewers-card-relic-help = +1 en combate.
brewers-card-procession = la procesión
brewers-card-procession-help = Un movimiento más por turno.
brewers-card-sacred-hops = el lúpulo sagrado
brewers-card-sacred-hops-help = +1 a la calidad del lúpulo.
brewers-card-blessing-of-the-beast = la bendición de la Bestia
brewers-card-blessing-of-the-beast-help = +1 al sabor de cada teriomorfo conservado.

## The hermit

brewers-night-full-moon = luna llena
brewers-night-full-moon-help = -1 en combate.
brewers-night-fog = niebla
brewers-night-fog-help = -1 en todas las búsquedas.
brewers-night-clear-sky = cielo claro
brewers-night-clear-sky-help = +1 en todas las búsquedas.
brewers-night-owl = un búho
brewers-night-owl-help = Ruido +1.
brewers-night-creaking-stairs = escalera que cruje
brewers-night-creaking-stairs-help = Ruido +2.
brewers-night-deep-sleep = sueño profundo
brewers-night-deep-sleep-help = Ruido -3.
brewers-night-vespers-bell = la campana de vísperas
brewers-night-vespers-bell-help = El ruido pasa a 4.
brewers-night-open-doors = puertas abiertas
brewers-night-open-doors-help = Un movimiento más.
brewers-night-lost-helmet = un casco perdido
brewers-night-lost-helmet-help = Roba un equipo.
brewers-night-answered-prayer = una oración escuchada
brewers-night-answered-prayer-help = Roba una bendición.
brewers-night-mice = ratones en la malta
brewers-night-mice-help = 1 suciedad en tu cerveza.
brewers-night-spring-cleaning = limpieza a fondo
brewers-night-spring-cleaning-help = Quita 1 suciedad de tu cerveza.
brewers-night-wolf-tracks = huellas de lobos
brewers-night-wolf-tracks-help = +1 al buscar un teriomorfo y +1 en la caza.
brewers-night-good-harvest = una buena cosecha
brewers-night-good-harvest-help = +1 a la calidad de la malta y del lúpulo.
brewers-rival-novice = el novicio
brewers-rival-cellarer = el cillerero
brewers-rival-miller = el molinero
brewers-rival-prior = el prior
brewers-rival-abbot = el abad
brewers-rival-master-brewer = el maestro cervecero
brewers-objective-clean-vat = ninguna suciedad en la cerveza (+1)
brewers-objective-two-werewolves = dos teriomorfos (+2)
brewers-objective-quiet-night = 3 de ruido como mucho al final (+1)
brewers-objective-full-sheet = un ingrediente en cada fase (+2)
brewers-objective-fine-beer = tres ingredientes de calidad 3 (+2)
brewers-objective-well-equipped = tres cartas (+1)

## The campaign

brewers-campaign = Las noches de ermitaño
brewers-campaign-blurb = A solas contra los monjes de al lado: cinco noches con un mismo monje, cada una más dura que la anterior. Se puede llevar una carta; dos noches perdidas le ponen fin.
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
brewers-campaign-won = Todas las noches ganadas: la cerveza del ermitaño es una leyenda.
brewers-campaign-lost = Demasiadas noches perdidas: el ermitaño guarda el caldero.

## Drawn

brewers-scene-over = La noche ha terminado.
brewers-scene-monastery = El monasterio
brewers-scene-piles = Mazos
brewers-scene-dice = Dados
brewers-scene-display = Para elegir
brewers-scene-score = Sabor
brewers-scene-dirt = Suciedad
brewers-scene-werewolf = Teriomorfo
brewers-scene-objective = Objetivo
brewers-scene-extra = Sabor extra
brewers-scene-noise = Ruido
brewers-scene-loud = Demasiado alto para hacer más a propósito
brewers-scene-attack = Ataca un teriomorfo
brewers-scene-sheet = La hoja de sabor
brewers-scene-belongings = Cartas y trofeos
brewers-scene-wounded = herido
brewers-scene-webbed = en una telaraña
brewers-scene-quality = Calidad { $quality }
brewers-scene-chance = { $quiet } %, haciendo ruido { $loud } %
brewers-scene-door = Puerta: { $one } – { $other }
brewers-scene-rival = { $goal ->
    [0] { $rival }: { $score }
   *[other] { $rival }: { $score } (meta { $goal })
}
brewers-draw-turn = acciones { $actions }, movimientos { $moves }
