### Moonlight Brewers

brewers-title = Moonlight Brewers
brewers-blurb = One night, seven phases, and monks who would do much for the best beer. Search, pray, hunt, and do not wake the werewolves. For one to eight.

## Options

brewers-option-sprint = Sprinting (optional in the book)
brewers-option-monk_fights = Fights between monks (optional in the book)
brewers-option-silent = Silent Night: werewolves attack at noise { $silent_attack_at }
brewers-option-long_night = Long Night: a second, shorter turn in each phase
brewers-option-filthy = Filthy Monastery: dirt is found on { $filthy_dirt_at }+
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

brewers-action-ChooseMonk = Choose { $monk }
brewers-action-Move = Go to { $room }
brewers-action-Sprint = Sprint to { $room } (noise +{ $sprint_noise })
brewers-action-Search = { $site }
brewers-action-Meditate = Meditate in silence
brewers-action-Challenge = Fight { $seat }
brewers-action-Recover = Get up from the wound
brewers-action-Use = Use { $card }
brewers-action-EndTurn = End the turn
brewers-action-MakeNoise = Make noise: +{ $loud_bonus } to the die, noise +{ $loud_noise }
brewers-action-Roll = Roll
brewers-action-KeepDie = Keep the { $die }
brewers-action-Record = Note it for { $phase }
brewers-action-Transmute = Alchemy: turn what is noted for { $phase } into another ingredient
brewers-action-Leave = Leave it
brewers-action-Foul = Dirt for the beer of { $seat }
brewers-action-Enrich = Use the dirt for your own beer: +1 taste
brewers-action-Target = Aim at { $seat }
brewers-action-TakeCard = Keep { $card }
brewers-action-TakeTheirs = Take { $card }
brewers-action-GiveMine = Give { $card }
brewers-action-Pass = Use no card
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

## What players and chance did

brewers-did-ChooseMonk = { $you ->
    [yes] You chose { $monk }.
   *[no] { $who } chose { $monk }.
}
brewers-did-Move = { $you ->
    [yes] You went to { $room }.
   *[no] { $who } went to { $room }.
}
brewers-did-Sprint = { $you ->
    [yes] You sprinted to { $room }.
   *[no] { $who } sprinted to { $room }.
}
brewers-did-Search = { $you ->
    [yes] You looked for { $site }.
   *[no] { $who } looked for { $site }.
}
brewers-did-Meditate = { $you ->
    [yes] You sat in silence.
   *[no] { $who } sat in silence.
}
brewers-did-Challenge = { $you ->
    [yes] You challenged { $seat } to a fight.
    [seat] { $who } challenged you to a fight.
   *[no] { $who } challenged { $seat } to a fight.
}
brewers-did-Recover = { $you ->
    [yes] You got up from your wound.
   *[no] { $who } got up from his wound.
}
brewers-did-Use = { $you ->
    [yes] You used { $card }.
   *[no] { $who } used { $card }.
}
brewers-did-EndTurn = { $you ->
    [yes] You ended your turn.
   *[no] { $who } ended the turn.
}
brewers-did-MakeNoise = { $you ->
    [yes] You made noise on purpose: +{ $loud_bonus } to the die.
   *[no] { $who } made noise on purpose: +{ $loud_bonus } to the die.
}
brewers-did-Roll = { $you ->
    [yes] You rolled.
   *[no] { $who } rolled.
}
brewers-did-KeepDie = { $you ->
    [yes] You kept the { $die }.
   *[no] { $who } kept the { $die }.
}
brewers-did-Record = { $you ->
    [yes] You noted it for { $phase }.
   *[no] { $who } noted it for { $phase }.
}
brewers-did-Transmute = { $you ->
    [yes] You turned what was noted for { $phase } into another ingredient.
   *[no] { $who } turned what was noted for { $phase } into another ingredient.
}
brewers-did-Leave = { $you ->
    [yes] You left it.
   *[no] { $who } left it.
}
brewers-did-Foul = { $you ->
    [yes] You put dirt into the beer of { $seat }.
    [seat] { $who } put dirt into your beer.
   *[no] { $who } put dirt into the beer of { $seat }.
}
brewers-did-Enrich = { $you ->
    [yes] You used the dirt for your own beer.
   *[no] { $who } used the dirt for their own beer.
}
brewers-did-Target = { $you ->
    [yes] You aimed at { $seat }.
    [seat] { $who } aimed at you.
   *[no] { $who } aimed at { $seat }.
}
brewers-did-TakeCard = { $you ->
    [yes] You kept { $card }.
   *[no] { $who } kept { $card }.
}
brewers-did-TakeTheirs = { $you ->
    [yes] You chose { $card }.
   *[no] { $who } chose { $card }.
}
brewers-did-GiveMine = { $you ->
    [yes] You gave { $card } away.
   *[no] { $who } gave { $card } away.
}
brewers-did-Pass = { $you ->
    [yes] You used no card.
   *[no] { $who } used no card.
}
brewers-did-FaceWerewolf = { $you ->
    [yes] You chose to fight the { $werewolf }.
   *[no] { $who } chose to fight the { $werewolf }.
}
brewers-did-Flee = { $you ->
    [yes] You fled.
   *[no] { $who } fled.
}
brewers-did-Stand = { $you ->
    [yes] You stood your ground.
   *[no] { $who } stood his ground.
}
brewers-did-Suffer = { $you ->
    [yes] You used no card against the wound.
   *[no] { $who } used no card against the wound.
}
brewers-did-Starts = { $you ->
    [seat] You begin every phase.
   *[no] { $seat } begins every phase.
}
brewers-did-Dealt = { $you ->
    [yes] You were dealt { $monk }.
   *[no] { $who } was dealt { $monk }.
}
brewers-did-DealtFaceDown = { $you ->
    [yes] You were dealt a monk, face down.
   *[no] { $who } was dealt a monk, face down.
}
brewers-did-Rolled = The die showed { $die }.
brewers-did-Drawn = { $you ->
    [yes] You drew { $card }.
   *[no] { $who } drew { $card }.
}
brewers-did-WerewolfDrawn = Out came the { $werewolf }.
brewers-did-EventDrawn = The night brought: { $event }.
brewers-did-RivalDrawn = The rival is { $rival }.
brewers-did-ObjectiveDrawn = The objective is: { $objective }.

## What becomes true

brewers-event-PhaseBegins = It was time for { $phase }.
brewers-event-TurnBegins = { $you ->
    [yes] It was your turn.
   *[no] It was the turn of { $seat }.
}
brewers-event-Succeeded = { $you ->
    [yes] With a { $total } you found { $site }.
    [same] With a { $total } he found { $site }.
   *[no] With a { $total } { $seat } found { $site }.
}
brewers-event-Failed = { $you ->
    [yes] Your { $total } was not enough to find { $site }.
    [same] His { $total } was not enough to find { $site }.
   *[no] The { $total } of { $seat } was not enough to find { $site }.
}
brewers-event-Recorded = { $you ->
    [yes] You noted quality { $quality } for { $phase }.
    [same] He noted quality { $quality } for { $phase }.
   *[no] { $seat } noted quality { $quality } for { $phase }.
}
brewers-event-NothingGained = { $you ->
    [yes] Quality { $quality } was no better than what you had.
    [same] Quality { $quality } was no better than what he had.
   *[no] Quality { $quality } was no better than what { $seat } had.
}
brewers-event-SlotEmpty = { $you ->
    [yes] You found nothing for { $phase }: it counts 0.
    [same] He found nothing for { $phase }: it counts 0.
   *[no] { $seat } found nothing for { $phase }: it counts 0.
}
brewers-event-NoiseChanged = { $you ->
    [yes] Your noise is now { $noise }.
    [same] His noise is now { $noise }.
   *[no] The noise of { $seat } is now { $noise }.
}
brewers-event-Attacked = { $you ->
    [yes] A werewolf heard you!
   *[no] A werewolf heard { $seat }!
}
brewers-event-WerewolfFaced = { $you ->
    [yes] You faced the { $werewolf }; { $roller } rolled for it.
    [roller] { $seat } faced the { $werewolf }; you rolled for it.
   *[no] { $seat } faced the { $werewolf }; { $roller } rolled for it.
}
brewers-event-WerewolfFacedAlone = { $you ->
    [yes] You faced the { $werewolf }; chance rolled for it.
   *[no] { $seat } faced the { $werewolf }; chance rolled for it.
}
brewers-event-FightWon = { $you ->
    [yes] You won the fight, { $mine } to { $theirs }.
    [same] He won the fight, { $mine } to { $theirs }.
   *[no] { $seat } won the fight, { $mine } to { $theirs }.
}
brewers-event-FightTied = { $you ->
    [yes] Your fight ended in a tie, { $mine } to { $theirs }.
    [same] The fight ended in a tie, { $mine } to { $theirs }.
   *[no] The fight of { $seat } ended in a tie, { $mine } to { $theirs }.
}
brewers-event-FightLost = { $you ->
    [yes] You lost the fight, { $mine } to { $theirs }.
    [same] He lost the fight, { $mine } to { $theirs }.
   *[no] { $seat } lost the fight, { $mine } to { $theirs }.
}
brewers-event-Fled = { $you ->
    [yes] You fled.
   *[no] { $seat } fled.
}
brewers-event-TrophyTaken = { $you ->
    [yes] You kept the { $werewolf }: taste { $taste }.
    [same] He kept the { $werewolf }: taste { $taste }.
   *[no] { $seat } kept the { $werewolf }: taste { $taste }.
}
brewers-event-Wounded = { $you ->
    [yes] You were seriously wounded.
    [same] He was seriously wounded.
   *[no] { $seat } was seriously wounded.
}
brewers-event-WoundAvoided = { $you ->
    [yes] You escaped the wound.
    [same] He escaped the wound.
   *[no] { $seat } escaped the wound.
}
brewers-event-DirtAdded = { $you ->
    [yes] There is now more dirt in your beer: +{ $amount }.
    [same] There is now more dirt in his beer: +{ $amount }.
   *[no] There is now more dirt in the beer of { $seat }: +{ $amount }.
}
brewers-event-TasteChanged = { $you ->
    [yes] Taste of your beer: { $amount }.
   *[no] Taste of the beer of { $seat }: { $amount }.
}
brewers-event-Webbed = { $you ->
    [yes] You are caught in a web until the end of your next turn.
    [same] He is caught in a web until the end of his next turn.
   *[no] { $seat } is caught in a web until the end of the next turn.
}
brewers-event-CardGained = { $you ->
    [yes] You now have { $card }.
    [same] He now has { $card }.
   *[no] { $seat } now has { $card }.
}
brewers-event-CardLost = { $you ->
    [yes] You lost { $card }.
    [same] He lost { $card }.
   *[no] { $seat } lost { $card }.
}
brewers-event-CardPassed = { $you ->
    [yes] You got { $card } from { $by }.
    [by] { $seat } got { $card } from you.
   *[no] { $seat } got { $card } from { $by }.
}
brewers-event-PileReshuffled = The discards became a new pile: { $pile }.
brewers-event-RivalBrews = { $rival } brewed { $quality }.
brewers-event-GameEnds = The beers were tasted: { $scores }.
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
brewers-step-Act = { $me }, { $phase }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} left. What do you do?
brewers-step-Prepare = { $me }: { $site }. Quietly, or with noise?
brewers-step-SearchDie = { $me } rolls: { $site }.
brewers-step-KeepSearchDie = { $me }: which die do you keep?
brewers-step-NoteIngredient = { $me }: you have found { $ingredient } of quality { $quality }. Where do you note it?
brewers-step-RenameIngredient = { $me }: { $ingredient } of quality { $quality } becomes another ingredient. Where do you note it?
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
brewers-step-WardDie = { $me } is blessed: on { $ward_from } or more the wound is ignored.
brewers-step-Aim = { $me }: at whom?
brewers-step-KeepForLater = { $me }: the night is won. Which card do you keep for the later nights?
brewers-step-ChooseTheirs = { $me }: which card of { $seat } do you take?
brewers-step-ChooseMine = { $me }: which of your cards do you give to { $seat }?
brewers-step-MeddleWithSearch = { $me }: { $seat } has rolled { $die } in a search. Must it be rolled again?
brewers-step-MeddleWithFight = { $me }: { $seat } has rolled { $die } in a fight. Must it be rolled again?
brewers-step-CardAtStart = { $me }: the phase begins. Do you use a card?
brewers-step-CardAtEnd = { $me }: the phase ends. Do you use a card?
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
brewers-why-too_loud_already = With noise { $loud_below } or more you cannot make more of it on purpose.
brewers-why-already_making_noise = You are already making noise for this roll.
brewers-why-card_not_for_this_roll = This card cannot be declared for this roll.
brewers-why-card_not_for_this_fight = This card cannot be declared in this fight.
brewers-why-card_not_against_wounds = This card does not avoid a wound.
brewers-why-card_not_drawn = You have not drawn this card.
brewers-why-werewolf_not_drawn = You have not drawn this werewolf.
brewers-why-not_better = What you have noted for this phase is at least as good.
brewers-why-no_alchemy = That takes an Alchemy that is not used yet, at a table where it works on noted ingredients.
brewers-why-nothing_to_transmute = What is noted there would better no other phase.
brewers-why-same_ingredient = That phase takes the same ingredient.
brewers-why-past_phase = Nothing can be added to a past phase.
brewers-why-other_ingredient = This phase needs another ingredient.
brewers-why-note_it = A phase has use for it: note it.
brewers-why-beer_without_ingredients = There is no beer with ingredients in it to put dirt into.
brewers-why-no_codex = Only the Codex turns dirt into taste, in a beer with ingredients.
brewers-why-not_an_opponent = That is not an opponent.
brewers-why-no_target = There is nobody whom this could touch.
brewers-why-holds_nothing = That monk has no card.
brewers-why-nothing_to_give = You have no card to give.
brewers-why-not_theirs = That monk does not have this card.
brewers-why-card_not_held = You do not have this card.
brewers-why-card_not_to_meddle = This card changes nobody else’s roll.
brewers-why-card_not_at_this_moment = This card cannot be used at this moment.
brewers-why-nothing_to_change = This would change nothing.
why-brewers_team_seats = Teams need four, six or eight players, not { $seats }.
why-brewers_hermit_seats = A hermit plays alone; { $seats } are at the table.
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
brewers-sought-water-easy = water
brewers-sought-water-hard = fine water
brewers-sought-malt-easy = malt
brewers-sought-malt-hard = fine malt
brewers-sought-wood-easy = wood
brewers-sought-wood-hard = fine wood
brewers-sought-hops-easy = hops
brewers-sought-hops-hard = fine hops
brewers-sought-yeast-easy = yeast
brewers-sought-yeast-hard = fine yeast
brewers-sought-equipment = equipment
brewers-sought-blessing = a blessing
brewers-sought-werewolf = a werewolf
brewers-sought-dirt = dirt
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
brewers-ability-discreet = Discreet
brewers-ability-herbalist = Herbalist
brewers-ability-dowser = Dowser
brewers-ability-baker = Baker
brewers-ability-woodcutter = Woodcutter
brewers-ability-picker = Picker
brewers-ability-bargain-hunter = Bargain Hunter
brewers-ability-chosen = Chosen
brewers-ability-blessed = Blessed
brewers-ability-logistics = Logistics
brewers-ability-hunter = Hunter
brewers-ability-filthy = Filthy
brewers-ability-butcher = Butcher
brewers-ability-alchemy = Alchemy
brewers-ability-serendipity = Serendipity
brewers-ability-codex-siceratorum = Codex Siceratorum
brewers-ability-war-hammer = War Hammer
brewers-ability-brawny = Brawny
brewers-ability-ancestral-recipe = Ancestral Recipe
brewers-ability-werewolf-confusion = Werewolf Confusion

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
brewers-werewolf-about = Rolls { $dice ->
    [one] a die
   *[other] { $dice } dice
}{ $bonus ->
    [0] {""}
   *[other] , { $change }
}. Kept, it is worth { $taste } taste.
brewers-foe-opponent = Opponent { $place } of { $many }: { $dice ->
    [one] a die
   *[other] { $dice } dice
}{ $bonus ->
    [0] {""}
   *[other] , { $change }
}, taste { $taste }.
brewers-foe-bars-equipment = No equipment helps
brewers-foe-bars-blessings = No blessing helps
brewers-foe-before = Before the fight: { $deed }
brewers-foe-won = After a victory: { $deed }
brewers-foe-lost = After a defeat: { $deed }
brewers-foe-after = After every fight: { $deed }
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
brewers-deed-any-taste = taste { $change } for a beer of your choice
brewers-deed-pick-equipment = { $amount ->
    [one] draw an equipment
   *[other] draw { $amount } equipment cards, keep one
}
brewers-deed-pick-blessing = { $amount ->
    [one] draw a blessing
   *[other] draw { $amount } blessings, keep one
}
brewers-deed-steal = { $amount ->
    [one] take a card from an opponent
   *[other] take { $amount } cards from an opponent
}
brewers-deed-give = { $amount ->
    [one] give one of your cards to another monk
   *[other] give { $amount } of your cards to another monk
}
brewers-deed-swap = { $amount ->
    [one] swap one of your cards for one of another monk
   *[other] swap { $amount } of your cards for those of another monk
}

## Equipment

brewers-card-club = the club
brewers-card-pitchfork = the pitchfork
brewers-card-crossbow = the crossbow
brewers-card-silver-stake = the silver stake
brewers-card-mail-coat = the coat of mail
brewers-card-shield = the shield
brewers-card-lantern = the lantern
brewers-card-axe = the axe
brewers-card-bucket = the bucket
brewers-card-felt-sandals = the felt sandals
brewers-card-sieve = the sieve
brewers-card-hunting-horn = the hunting horn
brewers-card-sword-of-saint-hubert = the sword of Saint Hubert

## Blessings and holy objects

brewers-card-vow-of-silence = the vow of silence
brewers-card-fervour = fervour
brewers-card-healing = healing
brewers-card-holy-water = holy water
brewers-card-blessed-bread = the blessed bread
brewers-card-rosary = the rosary
brewers-card-cracked-bell = the cracked bell
brewers-card-indulgence = the indulgence
brewers-card-anathema = the anathema
brewers-card-relic = the relic
brewers-card-procession = the procession
brewers-card-sacred-hops = the sacred hops
brewers-card-blessing-of-the-beast = the blessing of the Beast

## The hermit

brewers-night-full-moon = full moon
brewers-night-fog = fog
brewers-night-clear-sky = clear sky
brewers-night-owl = an owl
brewers-night-creaking-stairs = creaking stairs
brewers-night-deep-sleep = deep sleep
brewers-night-vespers-bell = the bell of vespers
brewers-night-open-doors = open doors
brewers-night-lost-helmet = a lost helmet
brewers-night-answered-prayer = an answered prayer
brewers-night-mice = mice in the malt
brewers-night-spring-cleaning = spring cleaning
brewers-night-wolf-tracks = tracks of wolves
brewers-night-good-harvest = a good harvest
brewers-rival-novice = the novice
brewers-rival-cellarer = the cellarer
brewers-rival-miller = the miller
brewers-rival-prior = the prior
brewers-rival-abbot = the abbot
brewers-rival-master-brewer = the master brewer

## The campaign

brewers-campaign = The hermit’s nights
brewers-campaign-blurb = Alone against the monks next door: night after night with one monk, each harder than the last. A card may come along; too many lost nights end it.
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
brewers-campaign-milestone = Night { $night }: a taste of { $goal }
brewers-campaign-story = The hermit brews alone, in the forest, while the monks next door brew by the dozen. He has { $nights ->
    [one] one night
   *[other] { $nights } nights
} to show them what one pair of hands can do, each harder than the last. After a night he wins, one card may come along; { $failures ->
    [one] the first night he loses ends it all
   *[other] { $failures } lost nights end it all
}.
brewers-campaign-won = Every night is won: the hermit’s beer is a legend.
brewers-campaign-lost = Too many nights are lost: the hermit puts the kettle away.

## Questions and tags

brewers-ask-Act = Your turn, { $monk }. What do you do?
brewers-ask-TakeMonk = Choose your monk.
brewers-ask-KeepMonk = Keep one of the monks dealt to you.
brewers-ask-Prepare = You want to { $site }. Quietly, or with noise?
brewers-ask-KeepSearchDie = Which die do you keep?
brewers-ask-KeepFightDie = Which die do you keep?
brewers-ask-NoteIngredient = You have found { $ingredient } of quality { $quality }. Where do you note it?
brewers-ask-RenameIngredient = Your { $ingredient } of quality { $quality } becomes another ingredient. Where do you note it?
brewers-ask-UseDirt = You have found dirt. Into which beer?
brewers-ask-KeepCard = Which card do you keep?
brewers-ask-ChooseWerewolf = Which werewolf do you fight?
brewers-ask-Declare = A fight! Declare a card before the die, or roll.
brewers-ask-FleeOrStand = A poor roll. Do you flee?
brewers-ask-AvoidWound = You are about to be wounded. Do you use a card?
brewers-ask-Aim = Which opponent do you choose?
brewers-ask-KeepForLater = The night is won. Which card do you keep for the later nights?
brewers-ask-ChooseTheirs = Which card of { $seat } do you take?
brewers-ask-ChooseMine = Which of your cards do you give to { $seat }?
brewers-ask-MeddleWithSearch = { $seat } has rolled { $die } in a search. Must it be rolled again?
brewers-ask-MeddleWithFight = { $seat } has rolled { $die } in a fight. Must it be rolled again?
brewers-ask-CardAtStart = The phase begins. Do you use a card?
brewers-ask-CardAtEnd = The phase ends. Do you use a card?
brewers-ask-left = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} left. Noise { $noise } of { $limit }.
brewers-ask-goal = Seven ingredients, one night: the best beer wins. Water and wood are needed twice.
brewers-ask-Declare-attack = A werewolf attacks you: the { $werewolf }! Use a card, or roll.
brewers-ask-Declare-hunt = You have tracked down the { $werewolf }. Use a card, or roll.
brewers-ask-Declare-monk = You fight { $rival }. Use a card, or roll.
brewers-stakes-werewolf = Win, and it stays with you for its taste. Lose, and you are seriously wounded.
brewers-stakes-monk = Whoever loses is seriously wounded.
brewers-short-phase = { $phase }
brewers-short-werewolf = wolf
brewers-short-dirt = dirt
brewers-short-score = taste
brewers-short-extra = more
brewers-short-objective = aim
brewers-short-team = both
brewers-tag-walk = walk
brewers-tag-sprint = sprint
brewers-tag-actions = Actions
brewers-tag-need = Needed on the die
brewers-tag-no-gain = No gain
brewers-tag-fight = Fight
brewers-tag-win = win
brewers-tag-tie = tie
brewers-tag-fall = fall
brewers-way-quietly = quietly
brewers-way-noisily = noisily
brewers-warning-attack = Noise { $noise }: at { $limit } a werewolf attacks.
brewers-warning-actions = { $actions ->
    [one] One action is left: it would be lost.
   *[other] { $actions } actions are left: they would be lost.
}

## Plates and cards

brewers-plate-cloister = Cloister
brewers-plate-chapel = Chapel
brewers-plate-library = Library
brewers-plate-armoury = Armoury
brewers-plate-brewery = Brewery
brewers-plate-bakery = Bakery
brewers-plate-hop-garden = Hop garden
brewers-plate-courtyard = Inner courtyard
brewers-plate-forest = Forest
brewers-lines =
    { $first }
    { $rest }
brewers-ability-words = { $name }: { $help }
brewers-trophy-words = Kept. Taste { $taste }.
brewers-kind-equipment = Equipment
brewers-kind-blessing = Blessing or holy object
brewers-kind-night = Event of the night
brewers-kind-rival = Rival
brewers-kind-objective = Objective
brewers-ribbon-used = used
brewers-ribbon-back = used, back in the next phase
brewers-rival-words = { $goal ->
    [0] The beer so far: { $score }.
   *[other] The beer so far: { $score }. The night asks for { $goal }.
}
brewers-pile-left = { $count ->
    [one] One card left in the pile.
   *[other] { $count } cards left in the pile.
}
brewers-pile-discards = { $count ->
    [one] One discarded.
   *[other] { $count } discarded.
}

## Moments

brewers-stage-attack = { $you ->
    [yes] A werewolf has heard you!
   *[no] A werewolf has heard { $seat }!
}
brewers-stage-attack-reason = Too much noise brings them.
brewers-stage-hunt = { $you ->
    [yes] Your hunt
   *[no] The hunt of { $seat }
}
brewers-stage-challenge = { $you ->
    [yes] You against { $rival }
   *[no] { $seat } against { $rival }
}
brewers-stage-won = { $you ->
    [yes] { $mine } to { $theirs }: you win
   *[no] { $mine } to { $theirs }: { $seat } wins
}
brewers-stage-tied = { $you ->
    [yes] { $mine } to { $theirs }: a tie
   *[no] { $mine } to { $theirs }: a tie
}
brewers-stage-lost = { $you ->
    [yes] { $mine } to { $theirs }: you lose
   *[no] { $mine } to { $theirs }: { $seat } loses
}
brewers-stage-fled = { $you ->
    [yes] You flee: nobody wins
   *[no] { $seat } flees: nobody wins
}
brewers-stage-struck = Struck down without a die: the { $werewolf }
brewers-stage-roller = { $werewolf }; { $roller } rolls for it
brewers-stage-card = The card
brewers-stage-opponent = Opponent { $place } of { $many }
brewers-stage-wound = seriously wounded: an action to get up
brewers-stage-open = The wound may still be avoided.
brewers-stage-night = The night brings
brewers-stage-rival = Who brews against the hermit
brewers-stage-objective = What the hermit should achieve

## Drawn

brewers-scene-over = The night is over.
brewers-scene-monastery = The monastery
brewers-scene-dice = Dice
brewers-scene-display = To choose from
brewers-scene-fight = The fight
brewers-phase-noted = You have noted { $value } so far.
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
brewers-scene-night = The night
brewers-scene-actions = Actions left
brewers-scene-moves = Moves left
brewers-scene-past = No phase needs it any more.
brewers-scene-team = Together
brewers-scene-taste = Taste of the ingredient
brewers-scene-phase = Phase { $phase }: { $ingredient }
brewers-scene-door = Door: { $one } – { $other }
brewers-scene-rival = { $goal ->
    [0] { $rival }: { $score }
   *[other] { $rival }: { $score } (target { $goal })
}
brewers-draw-turn = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

# What a move gains over the next best one: itself, or by losing less.

brewers-reason-score = { $change ->
    [more] makes the beer better
   *[spares] keeps more of the beer
}
brewers-reason-wounds = { $change ->
    [more] heals or frees you
   *[spares] risks fewer wounds
}
brewers-reason-noise = { $change ->
    [more] makes you quieter
   *[spares] makes less noise
}
brewers-reason-partner = { $change ->
    [more] helps your partner’s beer
   *[spares] does less harm to your partner’s beer
}
brewers-reason-rivals = { $change ->
    [more] holds the best rival back
   *[spares] gives the best rival less
}
brewers-reason-means = { $change ->
    [more] brings cards or abilities
   *[spares] spends fewer cards or abilities
}
brewers-reason-prospects = { $change ->
    [more] brings good ingredients within reach
   *[spares] stays nearer to good ingredients
}
brewers-reason-start = { $change ->
    [more] begins with what wins more games
   *[spares] leaves less to the others’ better beginnings
}

# Rulings: what the book leaves open
brewers-ruling-cloister_fights = May monks fight in the cloister?
brewers-ruling-cloister_fights-allowed = Yes, as in every room.
brewers-ruling-cloister_fights-refused = No: nothing is done in the cloister.
brewers-ruling-chain_taste = What is the taste of a chain of opponents?
brewers-ruling-chain_taste-last = That of the last opponent beaten.
brewers-ruling-chain_taste-sum = The sum of all opponents beaten.
brewers-ruling-chain_loss = A monk has beaten a part of a chain and then loses: what becomes of the card?
brewers-ruling-chain_loss-kept = He keeps it, with the taste won so far.
brewers-ruling-chain_loss-discarded = It is discarded.
brewers-ruling-soiled_beer = Which beer can be soiled?
brewers-ruling-soiled_beer-any-ingredient = One that holds any ingredient, also one noted for a later phase.
brewers-ruling-soiled_beer-begun-phase = Only one that holds an ingredient of this phase or an earlier one.
brewers-ruling-phase_cards = When is a card used once a phase ready again?
brewers-ruling-phase_cards-new-phase = When the next phase begins, whosever turn it is.
brewers-ruling-phase_cards-own-turn = When its owner’s turn begins.
brewers-ruling-barred_brittle = Does brittle equipment break in a fight lost to a werewolf that bars it?
brewers-ruling-barred_brittle-breaks = Yes, its bearer has lost.
brewers-ruling-barred_brittle-stays = No, it had no part in the fight.
brewers-ruling-idle_turn = A monk has an action left and no use for it: who ends his turn?
brewers-ruling-idle_turn-ends = It ends by itself.
brewers-ruling-idle_turn-asks = The player does.
brewers-why-not_in_the_cloister = At this table nobody fights in the cloister.
brewers-ruling-wounded_cards = May a wounded monk who is challenged or attacked declare cards?
brewers-ruling-wounded_cards-none = No, he plays no cards until he gets up.
brewers-ruling-wounded_cards-in-fights = Yes, in fights and against wounds.

## What abilities, cards and events do: made from the numbers and effects of the pack
brewers-effect-none = No effect of its own.
brewers-effect-fight = { $change } in fights.
brewers-effect-hunt = { $change } in hunts.
brewers-effect-search = { $change } in all searches.
brewers-effect-search-ingredient = { $change } when looking for { $ingredient ->
    [water] water
    [malt] malt
    [wood] wood
    [hops] hops
   *[yeast] yeast
}.
brewers-effect-search-equipment = { $change } when looking for equipment.
brewers-effect-search-blessing = { $change } when praying.
brewers-effect-search-werewolf = { $change } to find a werewolf.
brewers-effect-search-dirt = { $change } when looking for dirt.
brewers-effect-search-easy = { $change } when looking for easy ingredients.
brewers-effect-quality-ingredient = { $change } quality of { $ingredient ->
    [water] water
    [malt] malt
    [wood] wood
    [hops] hops
   *[yeast] yeast
}.
brewers-effect-quiet-failure = No extra noise for a failure.
brewers-effect-pick-equipment = Searching for equipment draws { $all } cards; keep one.
brewers-effect-pick-blessing = Praying draws { $all } cards; keep one.
brewers-effect-pick-attacker = When attacked, draws { $all } werewolves and fights one.
brewers-effect-ward = Each serious wound is ignored on { $from }+.
brewers-effect-more-dirt = Once a turn the dirt action gives { $all } dirt.
brewers-effect-werewolf-taste = { $change } taste for each werewolf you keep.
brewers-effect-alchemy = { $amount ->
    [one] Once a game, note an ingredient as another one.
   *[other] { $amount } times a game, note an ingredient as another one.
}
brewers-effect-flee = May flee a fight on { $up_to } or less.
brewers-effect-codex = Dirt may become taste of your own beer.
brewers-effect-win-ties = Wins ties in fights.
brewers-effect-reroll-ones = Rolls the lowest face again in fights, once.
brewers-effect-recipe = { $amount ->
    [one] Once a game, note an ingredient for the phase before.
   *[other] { $amount } times a game, note an ingredient for the phase before.
}
brewers-effect-hunt-cards = { $change } to the werewolves drawn in a hunt, to choose from.
brewers-effect-extra-move = { $change } to the moves of each turn.
brewers-effect-breaks = Discarded after a defeat.
brewers-help-win-fight = win a fight against a werewolf
brewers-help-two-dice = roll two dice, keep one
brewers-help-two-dice-fight = two dice in a fight, keep one
brewers-help-two-dice-search = two dice in a search, keep one
brewers-help-avoid-wound = avoid a serious wound
brewers-once-a-game = Once a game: { $deed }.
brewers-once-a-phase = Once a phase: { $deed }.
brewers-once-a-roll = For each roll: { $deed }.
brewers-at-phase-start-game = Once a game, at the start of a phase: { $deed }.
brewers-at-phase-start-phase = At the start of a phase, if you like: { $deed }.
brewers-at-phase-start-always = At the start of each phase: { $deed }.
brewers-at-phase-end-game = Once a game, at the end of a phase: { $deed }.
brewers-at-phase-end-phase = At the end of a phase, if you like: { $deed }.
brewers-at-phase-end-always = At the end of each phase: { $deed }.
brewers-at-once = At once: { $deed }.
brewers-table-monks = The monks
brewers-table-abilities = The abilities
brewers-table-werewolves = The werewolves
brewers-table-equipment = The equipment
brewers-table-blessings = The blessings and holy objects
brewers-table-rooms = The rooms
brewers-table-sites = What the rooms offer
brewers-table-events = The events of a hermit’s night
brewers-table-rivals = The rivals
brewers-table-objectives = The objectives
brewers-table-campaign = The hermit’s campaign
brewers-number-actions = Actions in a turn
brewers-number-moves = Moves in a turn
brewers-number-late_actions = Actions in the second turn of a Long Night
brewers-number-sprint_noise = Noise of a sprint
brewers-number-loud_below = Noise from which one cannot make more on purpose
brewers-number-loud_bonus = Added to the die by making noise
brewers-number-loud_noise = Noise made on purpose
brewers-number-easy_noise = Noise of an easy action
brewers-number-hard_noise = Noise of a hard action
brewers-number-hard_from = Difficulty from which an action is hard
brewers-number-failure_noise = Extra noise of a failure
brewers-number-attack_at = Noise at which a werewolf attacks
brewers-number-silent_attack_at = The same in a Silent Night
brewers-number-filthy_dirt_at = Difficulty of dirt in a Filthy Monastery
brewers-number-meditation = Noise that meditation takes away
brewers-number-hunt_bonus = Added to the die in a hunt
brewers-number-hunt_cards = Werewolves drawn in a hunt, to choose from
brewers-number-ward_from = Die from which a blessed monk ignores a wound
brewers-number-flee_up_to = Die up to which a monk with Serendipity may flee
brewers-number-bands = Taste from which a beer is of the next better kind
brewers-number-targets = Taste that the nights of a hermit’s campaign ask for
brewers-number-failures = Lost nights that end it
brewers-goal-noise = { $bound ->
    [most] { $amount ->
        [0] no noise at the end
       *[other] noise { $amount } or less at the end
    }
   *[least] noise { $amount } or more at the end
} ({ $reward })
brewers-goal-dirt = { $bound ->
    [most] { $amount ->
        [0] no dirt in the beer
       *[other] at most { $amount } dirt in the beer
    }
   *[least] at least { $amount } dirt in the beer
} ({ $reward })
brewers-goal-werewolves = { $bound ->
    [most] { $amount ->
        [0] no werewolf
        [one] at most { $amount } werewolf
       *[other] at most { $amount } werewolves
    }
   *[least] at least { $amount ->
        [one] { $amount } werewolf
       *[other] { $amount } werewolves
    }
} ({ $reward })
brewers-goal-ingredients = { $bound ->
    [most] { $amount ->
        [0] no ingredient noted
        [one] at most { $amount } ingredient noted
       *[other] at most { $amount } ingredients noted
    }
   *[least] at least { $amount ->
        [one] { $amount } ingredient noted
       *[other] { $amount } ingredients noted
    }
} ({ $reward })
brewers-goal-fine-ingredients = { $bound ->
    [most] { $amount ->
        [0] no fine ingredient
        [one] at most { $amount } fine ingredient
       *[other] at most { $amount } fine ingredients
    }
   *[least] at least { $amount ->
        [one] { $amount } fine ingredient
       *[other] { $amount } fine ingredients
    }
} ({ $reward })
brewers-goal-cards = { $bound ->
    [most] { $amount ->
        [0] no card
        [one] at most { $amount } card
       *[other] at most { $amount } cards
    }
   *[least] at least { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
} ({ $reward })

brewers-ruling-first_player = Who begins every phase?
brewers-ruling-first_player-die = A die decides.
brewers-ruling-first_player-first-seat = The first seat: whoever last drank too much sits there.
brewers-ruling-past_search = May a monk look for an ingredient that only past phases need?
brewers-ruling-past_search-refused = No, unless an ability can use it.
brewers-ruling-past_search-allowed = Yes, for instance to make noise; a find is of no use.
brewers-ruling-flipped_monk = Does a wounded monk, whose card is turned over, keep his abilities?
brewers-ruling-flipped_monk-keeps = Yes.
brewers-ruling-flipped_monk-loses = No: until he gets up they do not help him in fights and attacks.
brewers-ruling-declared_cards = When are the cards of a fight declared?
brewers-ruling-declared_cards-before-any-die = All before any die of the fight, also against a wound.
brewers-ruling-declared_cards-before-own-die = Each before its owner’s die; against a wound, when it comes.
brewers-ruling-cards_for_a_roll = How many cards may be declared for one roll?
brewers-ruling-cards_for_a_roll-several = Several: they add up, a die each.
brewers-ruling-cards_for_a_roll-one = One.
brewers-ruling-filthy_codex = How much taste does the Codex give a Filthy monk?
brewers-ruling-filthy_codex-one = 1, as any other.
brewers-ruling-filthy_codex-two = As much as he would put dirt, once a turn.
brewers-ruling-alchemy = Which ingredient can Alchemy change?
brewers-ruling-alchemy-found = One that was just found.
brewers-ruling-alchemy-noted-too = Also one that is noted for this phase or a later one, in one’s own turn.
brewers-help-bonus = { $bonus } to a roll
brewers-help-bonus-fight = { $bonus } in a fight
brewers-help-bonus-search = { $bonus } in a search
brewers-help-reroll-other = another monk rolls again in a search or a fight
brewers-choice-use-always = always
brewers-choice-use-game = once a game
brewers-choice-use-phase = once a phase
brewers-choice-use-roll = for each roll
brewers-choice-at-phase-start = at the start of a phase
brewers-choice-at-phase-end = at the end of a phase
brewers-choice-finds-water = water
brewers-choice-finds-malt = malt
brewers-choice-finds-wood = wood
brewers-choice-finds-hops = hops
brewers-choice-finds-yeast = yeast
brewers-choice-finds-equipment = equipment
brewers-choice-finds-blessing = a blessing
brewers-choice-finds-werewolf = a werewolf
brewers-choice-finds-dirt = dirt
brewers-choice-goal-dirt = dirt in the beer
brewers-choice-goal-werewolves = werewolves
brewers-choice-goal-noise = noise at the end
brewers-choice-goal-ingredients = ingredients noted
brewers-choice-goal-fine-ingredients = fine ingredients
brewers-choice-goal-cards = cards
brewers-print-rival = Each phase he brews 1, plus { $values }.
brewers-print-pawns = Pawns
brewers-print-dice-search = Searches: how often the best die reaches a number (%)
brewers-print-dice-fight = Fights: how often the sum reaches a number (%)
brewers-kind-monk = Monk
