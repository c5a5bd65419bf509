### Moonlight Brewers

brewers-title = Moonlight Brewers
brewers-blurb = One night, seven phases, and monks who would do much for the best beer. Search, pray, hunt, and do not wake the werewolves. For one to eight.

## Options

brewers-option-sprint = Sprinting
brewers-option-monk_fights = Fights between monks
brewers-option-silent = Silent Night: werewolves attack at noise 8
brewers-option-long_night = Long Night: a second, shorter turn in each phase
brewers-option-filthy = Filthy Monastery: dirt is found on 2+
brewers-option-pack_hunt = The Pack Hunts: the stronger of two werewolves attacks
brewers-option-team = Teams of two (four, six or eight players)
brewers-option-blind_draft = Blind Draft: two monks are dealt, keep one
brewers-option-night = Night of the hermit’s campaign (0: a single game)
brewers-option-monk = The monk of a hermit’s campaign
brewers-option-kept = Cards kept from earlier nights, separated by commas
brewers-pack-base = The base game
brewers-pack-night-of-the-beast = The Night of the Beast
brewers-pack-hermit = Hermit Brewer (alone)

## What players say

brewers-action-ChooseMonk = Play { $monk }
brewers-action-Move = Go to { $room }
brewers-action-Sprint = Sprint to { $room } (noise +2)
brewers-action-Search = { $site }
brewers-action-Meditate = Meditate in silence
brewers-action-Challenge = Fight { $seat }
brewers-action-Recover = Get up from the wound
brewers-action-Use = Use { $card }
brewers-action-EndTurn = End the turn
brewers-action-MakeNoise = Make noise: +1 to the die, noise +2
brewers-action-Roll = Roll
brewers-action-KeepDie = Keep the { $die }
brewers-action-Record = Note it for { $phase }
brewers-action-Leave = Leave it
brewers-action-Foul = Dirt for the beer of { $seat }
brewers-action-Enrich = Use the dirt for the own beer: +1 taste
brewers-action-Target = Aim at { $seat }
brewers-action-TakeCard = Keep { $card }
brewers-action-FaceWerewolf = Fight the { $werewolf }
brewers-action-Flee = Flee
brewers-action-Stand = Stand and fight
brewers-action-Suffer = Suffer the wound

## What chance says

brewers-action-Starts = { $seat } begins every phase
brewers-action-Dealt = { $me } is dealt { $monk }
brewers-action-DealtFaceDown = { $me } is dealt a monk, face down
brewers-action-Rolled = The die shows { $die }
brewers-action-Drawn = { $me } draws { $card }
brewers-action-WerewolfDrawn = A werewolf: { $werewolf }
brewers-action-EventDrawn = The night brings: { $event }
brewers-action-RivalDrawn = The rival is { $rival }
brewers-action-ObjectiveDrawn = The objective: { $objective }

## What becomes true

brewers-event-PhaseBegins = Now { $phase }.
brewers-event-TurnBegins = It is the turn of { $seat }.
brewers-event-Succeeded = { $seat } succeeds with { $total }: { $site }.
brewers-event-Failed = { $seat } fails with { $total }: { $site }.
brewers-event-Recorded = { $seat } notes quality { $quality } for { $phase }.
brewers-event-NothingGained = { $seat } has no use for an ingredient of quality { $quality }.
brewers-event-SlotEmpty = { $seat } has found nothing for { $phase }: it counts 0.
brewers-event-NoiseChanged = Noise of { $seat }: { $noise }.
brewers-event-Attacked = A werewolf has heard { $seat }!
brewers-event-WerewolfFaced = { $seat } faces the { $werewolf }; { $roller } rolls for it.
brewers-event-WerewolfFacedAlone = { $seat } faces the { $werewolf }; chance rolls for it.
brewers-event-FightWon = { $seat } wins the fight, { $mine } to { $theirs }.
brewers-event-FightTied = The fight of { $seat } ends in a tie, { $mine } to { $theirs }.
brewers-event-FightLost = { $seat } loses the fight, { $mine } to { $theirs }.
brewers-event-Fled = { $seat } flees.
brewers-event-TrophyTaken = { $seat } keeps the { $werewolf }, taste { $taste }.
brewers-event-Wounded = { $seat } is seriously wounded.
brewers-event-WoundAvoided = { $seat } escapes the wound.
brewers-event-DirtAdded = Dirt in the beer of { $seat }: { $amount }.
brewers-event-TasteChanged = Taste of the beer of { $seat }: { $amount }.
brewers-event-Webbed = { $seat } is caught in a web until the end of the next turn.
brewers-event-CardGained = { $seat } now has { $card }.
brewers-event-CardLost = { $seat } loses { $card }.
brewers-event-PileReshuffled = The discards become a new pile: { $pile }.
brewers-event-RivalBrews = { $rival } brews { $quality }.
brewers-event-GameEnds = The beers are tasted: { $scores }.
brewers-taste-of = { $seat } { $taste }
brewers-end-most_taste = The best beer of the night.
brewers-end-most_werewolf = As good as another, but with more werewolf in it.
brewers-end-least_dirt = As good as another, but with less dirt in it.
brewers-end-shared = Equal in everything: the victory is shared.
brewers-end-solo = The night is over, the beer is brewed.
brewers-end-hermit_won = The hermit has won the night.
brewers-end-hermit_lost = The night is lost for the hermit.

## What is asked

brewers-step-FirstPlayer = Who begins?
brewers-step-DealMonk = A monk is dealt to { $me }.
brewers-step-TakeMonk = { $me }: choose your monk.
brewers-step-KeepMonk = { $me }: keep one of the monks dealt to you.
brewers-step-Act = { $me }, { $phase }: actions left { $actions }, moves left { $moves }. What do you do?
brewers-step-Prepare = { $me }: { $site }. Quietly, or with noise?
brewers-step-SearchDie = { $me } rolls: { $site }.
brewers-step-KeepSearchDie = { $me }: which die do you keep?
brewers-step-NoteIngredient = { $me }: you have found { $ingredient } of quality { $quality }. Where do you note it?
brewers-step-UseDirt = { $me }: you have found dirt. Into which beer?
brewers-step-DrawCard = { $me } draws a card.
brewers-step-KeepCard = { $me }: which card do you keep?
brewers-step-DrawWerewolf = { $me } draws a werewolf.
brewers-step-ChooseWerewolf = { $me }: which werewolf do you fight?
brewers-step-Declare = { $me }: declare a card before the die, or roll.
brewers-step-FightDie = { $me } rolls in the fight.
brewers-step-KeepFightDie = { $me }: which die do you keep?
brewers-step-FleeOrStand = { $me }: a poor roll. Do you flee?
brewers-step-WolfDie = A die is rolled for the werewolf.
brewers-step-AvoidWound = { $me }: use a card against the wound?
brewers-step-WardDie = { $me } is blessed: on 4 or more the wound is ignored.
brewers-step-Aim = { $me }: at whom?
brewers-step-KeepForLater = { $me }: the night is won. Which card do you keep for the later nights?
brewers-step-DrawRival = Who brews against the hermit?
brewers-step-DrawObjective = What should the hermit achieve?
brewers-step-DrawEvent = What does the night bring?

## Why not

brewers-why-monk_taken = Another player has this monk.
brewers-why-monk_not_dealt = This monk was not dealt to you.
brewers-why-no_action_left = You have no action left in this turn.
brewers-why-no_move_left = You have neither a move nor an action left.
brewers-why-no_door = No door leads there from this room.
brewers-why-webbed = You are caught in a web and cannot move.
brewers-why-sprinted_already = You have already sprinted in this turn.
brewers-why-sprint_off = Sprinting is switched off.
brewers-why-not_two_away = A sprint leads exactly two doors away.
brewers-why-not_here = This room does not offer that.
brewers-why-hunted_already = You can hunt only once a turn.
brewers-why-silent_already = You make no noise: there is nothing to calm.
brewers-why-wounded = You are wounded: first spend an action to get up.
brewers-why-not_wounded = You are not wounded.
brewers-why-challenges_off = Fights between monks are switched off.
brewers-why-not_in_this_room = There is no such opponent in this room.
brewers-why-card_not_in_turn = This is not a card that you can play now.
brewers-why-too_loud_already = With noise 7 or more you cannot make more of it on purpose.
brewers-why-already_making_noise = You are already making noise for this roll.
brewers-why-card_not_for_this_roll = This card cannot be declared for this roll.
brewers-why-card_not_for_this_fight = This card cannot be declared in this fight.
brewers-why-card_not_against_wounds = This card does not avoid a wound.
brewers-why-card_not_drawn = You have not drawn this card.
brewers-why-werewolf_not_drawn = You have not drawn this werewolf.
brewers-why-not_better = What you have noted for this phase is at least as good.
brewers-why-past_phase = Nothing can be added to a past phase.
brewers-why-other_ingredient = This phase needs another ingredient.
brewers-why-note_it = A phase has use for it: note it.
brewers-why-beer_without_ingredients = There is no beer with ingredients in it to put dirt into.
brewers-why-no_codex = Only the Codex turns dirt into taste, in a beer with ingredients.
brewers-why-not_an_opponent = That is not an opponent.
brewers-why-no_target = There is nobody whom this could touch.
brewers-why-nothing_to_change = This would change nothing.
why-brewers_team_seats = Teams need four, six or eight players, not { $seats }.
why-brewers_hermit_seats = A hermit plays alone, not with { $seats } players.
why-brewers_night = There is no night { $night }: the chosen packs have { $nights }.
why-brewers_kept = There is no card “{ $kept_card }” to keep, or not so often.
why-brewers_no_such_monk = There is no monk “{ $name }” in the chosen packs.
brewers-why-campaign_monk = A campaign is played with one and the same monk.
brewers-why-not_of_this_night = The hermit may keep a card of this night that was not taken along into it.

## The monastery

brewers-room-cloister = the cloister
brewers-room-chapel = the chapel
brewers-room-library = the library
brewers-room-armoury = the armoury
brewers-room-brewery = the brewery
brewers-room-bakery = the bakery
brewers-room-hop-garden = the hop garden
brewers-room-courtyard = the inner courtyard
brewers-room-forest = the forest
brewers-ingredient-water = water
brewers-ingredient-malt = malt
brewers-ingredient-wood = wood
brewers-ingredient-hops = hops
brewers-ingredient-yeast = yeast
brewers-site-water-easy = look for water (easy)
brewers-site-water-hard = look for fine water (hard)
brewers-site-malt-easy = look for malt (easy)
brewers-site-malt-hard = look for fine malt (hard)
brewers-site-wood-easy = look for wood (easy)
brewers-site-wood-hard = look for fine wood (hard)
brewers-site-hops-easy = look for hops (easy)
brewers-site-hops-hard = look for fine hops (hard)
brewers-site-yeast-easy = look for yeast (easy)
brewers-site-yeast-hard = look for fine yeast (hard)
brewers-site-equipment = look for equipment
brewers-site-blessing = pray
brewers-site-werewolf = hunt a werewolf
brewers-site-dirt = look for dirt
brewers-pile-equipment = equipment
brewers-pile-blessing = blessings and holy objects
brewers-pile-werewolf = werewolves
brewers-phase-1 = phase 1 (water)
brewers-phase-2 = phase 2 (malt)
brewers-phase-3 = phase 3 (wood)
brewers-phase-4 = phase 4 (wood)
brewers-phase-5 = phase 5 (hops)
brewers-phase-6 = phase 6 (water)
brewers-phase-7 = phase 7 (yeast)
brewers-band-0 = undrinkable
brewers-band-1 = with syrup, perhaps
brewers-band-2 = the least a Trappist would serve
brewers-band-3 = a good beer
brewers-band-4 = a beer that wins prizes

## The monks

brewers-monk-anselme = Anselm
brewers-monk-benjamin = Benjamin the copyist
brewers-monk-hildebert = Hildebert
brewers-monk-odilon = Odilo
brewers-monk-pancrace = Pancras
brewers-monk-guerin = Guérin
brewers-monk-florent = Florentius
brewers-monk-celestin = Celestine
brewers-monk-theophile = Theophilus
brewers-monk-barnabe = Barnaby
brewers-monk-hubert = Hubert
brewers-monk-crepin = Crispin
brewers-monk-nicaise = Nicasius
brewers-monk-fulgence = Fulgentius
brewers-monk-rainier = Rainier
brewers-monk-gaspard = Caspar
brewers-monk-perpet = Perpetuus
brewers-monk-ignace = Ignatius
brewers-monk-macaire = Macarius

## The abilities

brewers-ability-martial = Martial
brewers-ability-martial-help = +1 in all fights.
brewers-ability-discreet = Discreet
brewers-ability-discreet-help = No extra noise for a failure.
brewers-ability-herbalist = Herbalist
brewers-ability-herbalist-help = +1 quality of malt.
brewers-ability-dowser = Dowser
brewers-ability-dowser-help = +1 quality of water.
brewers-ability-baker = Baker
brewers-ability-baker-help = +1 quality of yeast.
brewers-ability-woodcutter = Woodcutter
brewers-ability-woodcutter-help = +1 quality of wood.
brewers-ability-picker = Picker
brewers-ability-picker-help = +1 quality of hops.
brewers-ability-bargain-hunter = Bargain Hunter
brewers-ability-bargain-hunter-help = Searching for equipment draws two cards; keep one.
brewers-ability-chosen = Chosen
brewers-ability-chosen-help = Praying draws two cards; keep one.
brewers-ability-blessed = Blessed
brewers-ability-blessed-help = Each serious wound is ignored on 4+.
brewers-ability-logistics = Logistics
brewers-ability-logistics-help = +1 when looking for easy ingredients.
brewers-ability-hunter = Hunter
brewers-ability-hunter-help = +1 to find a werewolf and +1 in hunts.
brewers-ability-filthy = Filthy
brewers-ability-filthy-help = Once a turn the dirt action gives 2 dirt.
brewers-ability-butcher = Butcher
brewers-ability-butcher-help = +1 taste for each werewolf.
brewers-ability-alchemy = Alchemy
brewers-ability-alchemy-help = Once a game, note an ingredient as another one.
brewers-ability-serendipity = Serendipity
brewers-ability-serendipity-help = May flee a fight on 1 or 2.
brewers-ability-codex-siceratorum = Codex Siceratorum
brewers-ability-codex-siceratorum-help = Dirt may become +1 taste of the own beer.
brewers-ability-war-hammer = War Hammer
brewers-ability-war-hammer-help = Wins ties in fights.
brewers-ability-brawny = Brawny
brewers-ability-brawny-help = Rolls a 1 again in fights, once.
brewers-ability-ancestral-recipe = Ancestral Recipe
brewers-ability-ancestral-recipe-help = Once a game, note an ingredient for the phase before.
brewers-ability-werewolf-confusion = Werewolf Confusion
brewers-ability-werewolf-confusion-help = When attacked, draws two werewolves and fights one.

## The werewolves

brewers-werewolf-cub = cub
brewers-werewolf-lean-wolf = lean wolf
brewers-werewolf-howler = howler
brewers-werewolf-werefox = werefox
brewers-werewolf-grey-wolf = grey wolf
brewers-werewolf-wereboar = wereboar
brewers-werewolf-wereraven = wereraven
brewers-werewolf-black-wolf = black wolf
brewers-werewolf-werebear = werebear
brewers-werewolf-werebat = werebat
brewers-werewolf-werespider = werespider
brewers-werewolf-great-wolf = great wolf
brewers-werewolf-weresheep = weresheep
brewers-werewolf-wererat = wererat
brewers-werewolf-pack-leader = leader of the pack
brewers-werewolf-the-pack = pack
brewers-werewolf-the-beast = Beast
brewers-werewolf-about = dice: { $dice }, bonus: { $bonus }, taste: { $taste }
brewers-foe-opponent = opponent { $place } of { $many } – dice: { $dice }, bonus: { $bonus }, taste: { $taste }
brewers-foe-bars-equipment = no equipment helps
brewers-foe-bars-blessings = no blessing helps
brewers-foe-before = before the fight: { $deed }
brewers-foe-won = after a victory: { $deed }
brewers-foe-lost = after a defeat: { $deed }
brewers-deed-noise = noise { $change }
brewers-deed-noise-to = noise becomes { $amount }
brewers-deed-opponent-noise = noise { $change } for an opponent
brewers-deed-dirt = dirt { $change }
brewers-deed-opponent-dirt = dirt { $change } for the beer of an opponent
brewers-deed-taste = taste { $change }
brewers-deed-opponent-taste = taste { $change } for the beer of an opponent
brewers-deed-draw-equipment = { $amount ->
    [one] draw an equipment
   *[other] draw { $amount } equipment cards
}
brewers-deed-draw-blessing = { $amount ->
    [one] draw a blessing
   *[other] draw { $amount } blessings
}
brewers-deed-web = no moving until the end of the next turn (web)
brewers-deed-wound = a serious wound

## Equipment

brewers-card-club = the club
brewers-card-club-help = +1 in fights.
brewers-card-pitchfork = the pitchfork
brewers-card-pitchfork-help = +2 in fights; discarded after a defeat.
brewers-card-crossbow = the crossbow
brewers-card-crossbow-help = +2 in hunts.
brewers-card-silver-stake = the silver stake
brewers-card-silver-stake-help = Once a game: win a fight against a werewolf.
brewers-card-mail-coat = the coat of mail
brewers-card-mail-coat-help = Once a game: avoid a serious wound.
brewers-card-shield = the shield
brewers-card-shield-help = Once a phase: two dice in a fight, keep one.
brewers-card-lantern = the lantern
brewers-card-lantern-help = +1 when looking for malt or hops.
brewers-card-axe = the axe
brewers-card-axe-help = +1 when looking for wood.
brewers-card-bucket = the bucket
brewers-card-bucket-help = +1 when looking for water.
brewers-card-felt-sandals = the felt sandals
brewers-card-felt-sandals-help = No extra noise for a failure.
brewers-card-sieve = the sieve
brewers-card-sieve-help = +1 quality of malt.
brewers-card-hunting-horn = the hunting horn
brewers-card-hunting-horn-help = In a hunt draw one werewolf more to choose from.
brewers-card-sword-of-saint-hubert = the sword of Saint Hubert
brewers-card-sword-of-saint-hubert-help = +2 in fights, ties are won.

## Blessings and holy objects

brewers-card-vow-of-silence = the vow of silence
brewers-card-vow-of-silence-help = Once a game: noise becomes 0.
brewers-card-fervour = fervour
brewers-card-fervour-help = Once a phase: roll two dice, keep one.
brewers-card-healing = healing
brewers-card-healing-help = Once a game: avoid a serious wound.
brewers-card-holy-water = holy water
brewers-card-holy-water-help = +1 quality of water.
brewers-card-blessed-bread = the blessed bread
brewers-card-blessed-bread-help = +1 quality of yeast.
brewers-card-rosary = the rosary
brewers-card-rosary-help = +1 when praying or looking for equipment.
brewers-card-cracked-bell = the cracked bell
brewers-card-cracked-bell-help = Once a game: noise +4 for an opponent.
brewers-card-indulgence = the indulgence
brewers-card-indulgence-help = Once a game: take 1 dirt out of your beer.
brewers-card-anathema = the anathema
brewers-card-anathema-help = Once a game: 1 dirt into a beer with ingredients.
brewers-card-relic = the relic
brewers-card-relic-help = +1 in fights.
brewers-card-procession = the procession
brewers-card-procession-help = One more move each turn.
brewers-card-sacred-hops = the sacred hops
brewers-card-sacred-hops-help = +1 quality of hops.
brewers-card-blessing-of-the-beast = the blessing of the Beast
brewers-card-blessing-of-the-beast-help = +1 taste for each werewolf you keep.

## The hermit

brewers-night-full-moon = full moon
brewers-night-full-moon-help = -1 in fights.
brewers-night-fog = fog
brewers-night-fog-help = -1 in all searches.
brewers-night-clear-sky = clear sky
brewers-night-clear-sky-help = +1 in all searches.
brewers-night-owl = an owl
brewers-night-owl-help = Noise +1.
brewers-night-creaking-stairs = creaking stairs
brewers-night-creaking-stairs-help = Noise +2.
brewers-night-deep-sleep = deep sleep
brewers-night-deep-sleep-help = Noise -3.
brewers-night-vespers-bell = the bell of vespers
brewers-night-vespers-bell-help = Noise becomes 4.
brewers-night-open-doors = open doors
brewers-night-open-doors-help = One more move.
brewers-night-lost-helmet = a lost helmet
brewers-night-lost-helmet-help = Draw an equipment.
brewers-night-answered-prayer = an answered prayer
brewers-night-answered-prayer-help = Draw a blessing.
brewers-night-mice = mice in the malt
brewers-night-mice-help = 1 dirt in your beer.
brewers-night-spring-cleaning = spring cleaning
brewers-night-spring-cleaning-help = Take 1 dirt out of your beer.
brewers-night-wolf-tracks = tracks of wolves
brewers-night-wolf-tracks-help = +1 to find a werewolf and +1 in hunts.
brewers-night-good-harvest = a good harvest
brewers-night-good-harvest-help = +1 quality of malt and hops.
brewers-rival-novice = the novice
brewers-rival-cellarer = the cellarer
brewers-rival-miller = the miller
brewers-rival-prior = the prior
brewers-rival-abbot = the abbot
brewers-rival-master-brewer = the master brewer
brewers-objective-clean-vat = no dirt in the beer (+1)
brewers-objective-two-werewolves = two werewolves (+2)
brewers-objective-quiet-night = noise 3 or less at the end (+1)
brewers-objective-full-sheet = an ingredient in every phase (+2)
brewers-objective-fine-beer = three ingredients of quality 3 (+2)
brewers-objective-well-equipped = three cards (+1)

## The campaign

brewers-campaign = The hermit’s nights
brewers-campaign-blurb = Alone against the monks next door: five nights with one monk, each harder than the last. A card may come along; two lost nights end it.
brewers-campaign-title = The hermit’s nights of { $player }
brewers-campaign-night = Night { $night }: { $won ->
    [yes] won
   *[no] lost
}
brewers-campaign-result = Taste { $score } of { $goal }, { $beer } (the rival: { $rival }).
brewers-campaign-kept = The hermit takes along { $card }.
brewers-campaign-open = { $left ->
    [one] One more lost night ends the campaign.
   *[other] { $left } more lost nights end the campaign.
}
brewers-campaign-next = Night { $night }
brewers-campaign-goal = The hermit’s beer must reach a taste of { $goal }.
brewers-campaign-won = Every night is won: the hermit’s beer is a legend.
brewers-campaign-lost = Too many nights are lost: the hermit puts the kettle away.

## Drawn

brewers-scene-over = The night is over.
brewers-scene-monastery = The monastery
brewers-scene-piles = Piles
brewers-scene-dice = Dice
brewers-scene-display = To choose from
brewers-scene-score = Taste
brewers-scene-dirt = Dirt
brewers-scene-werewolf = Werewolf
brewers-scene-objective = Objective
brewers-scene-extra = Extra taste
brewers-scene-noise = Noise
brewers-scene-loud = Too loud to make more on purpose
brewers-scene-attack = A werewolf attacks
brewers-scene-sheet = The sheet
brewers-scene-belongings = Cards and trophies
brewers-scene-wounded = wounded
brewers-scene-webbed = in a web
brewers-scene-quality = Quality { $quality }
brewers-scene-chance = { $quiet } %, with noise { $loud } %
brewers-scene-door = Door: { $one } – { $other }
brewers-scene-rival = { $goal ->
    [0] { $rival }: { $score }
   *[other] { $rival }: { $score } (target { $goal })
}
brewers-draw-turn = actions { $actions }, moves { $moves }
