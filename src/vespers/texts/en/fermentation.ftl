### Moonlight Brewers: Triple Fermentation

fermentation-title = Moonlight Brewers: Triple Fermentation
fermentation-blurb = One full-moon night in a Trappist monastery: follow your recipe, hunt werewolves, mind the noise and the beer, and face the Werewolf Hunter. The best beer wins.

## Options

fermentation-option-layout = How the tiles are laid
fermentation-option-layout-book = As in the book
fermentation-option-layout-free = The players lay them in turn
fermentation-option-layout-random = At random
fermentation-option-long = Long game: each phase takes one more noise
fermentation-option-hunter = The Werewolf Hunter
fermentation-option-hunter-werewolf = Werewolf
fermentation-option-hunter-were-boar = Were-boar
fermentation-option-hunter-were-bear = Were-bear
fermentation-option-hunter-were-raven = Were-raven
fermentation-option-recipe = The recipe
fermentation-option-recipe-choice = Everybody chooses
fermentation-option-recipe-deluxe-blond = Deluxe Blond
fermentation-option-recipe-amber = Amber
fermentation-option-recipe-brown = Brown
fermentation-option-recipe-triple = Triple
fermentation-option-recipe-smoked = Smoked
fermentation-option-recipe-white = White
fermentation-option-moon = Moon of the campaign (0: Full Moon, a single game)
fermentation-option-kept = Cards kept from the moon before, by seat
fermentation-option-standing = Campaign points so far, by seat
fermentation-pack-base = The base game
fermentation-pack-thirteen-moons = The 13 Moons of Loublonc

## What players say

fermentation-action-LayTile = Lay the { $tile }
fermentation-action-ChooseMoon = { $moon } returns
fermentation-action-TakeRecipe = Brew { $recipe }
fermentation-action-TakeMonk = Be { $monk }
fermentation-action-Walk = Walk
fermentation-action-Run = Run (noise +1)
fermentation-action-Brawl = Pick a fight: one step and one attack
fermentation-action-Simple = Simple Action
fermentation-action-Applied = Applied Action: roll (noise +1)
fermentation-action-Concentrate = Concentrate: a second die for the next Applied Action
fermentation-action-Hide = Hide: noise −2
fermentation-action-SoberUp = Sober up: alcohol −2
fermentation-action-UseCard = Use { $card }
fermentation-action-Go = Go to the { $tile }
fermentation-action-StandUp = Stand up
fermentation-action-Act = Do the action of this place
fermentation-action-Attack = Attack { $seat }
fermentation-action-Stop = End the turn
fermentation-action-KeepDie = Keep the { $face }
fermentation-action-Drink = { $beers ->
    [0] No beer
    [one] One beer: +1
   *[other] Two beers: +2
}
fermentation-action-DrinkToReroll = Two beers: roll again
fermentation-action-DrinkForSecondDie = Two beers: roll a second die and add it
fermentation-action-Put = Put it on space { $space } of the recipe
fermentation-action-Decline = Leave it
fermentation-action-KeepCard = Keep { $card }
fermentation-action-DropCard = Discard { $card }
fermentation-action-Curse = Curse { $seat }
fermentation-action-Hunt = Fight { $wolf }
fermentation-action-Push = Push towards the { $tile }
fermentation-action-Fall = Fall
fermentation-action-Leap = Climb to the { $tile }
fermentation-action-Bar = Bar the door towards the { $tile }
fermentation-action-Enrich = Improve space { $space } of the recipe
fermentation-action-BeHero = Be a Hero of the Monastery: fight first
fermentation-action-Follow = Follow the hunter’s order
fermentation-action-KeepForNext = Keep { $card } for the next moon

## What chance says

fermentation-action-CloseDoor = The door { $door } is closed tonight
fermentation-action-Starts = { $seat } begins
fermentation-action-Rolled = A { $face } is rolled
fermentation-action-Drew = { $card } is drawn
fermentation-action-Found = A werewolf comes: { $wolf }

## What becomes true

fermentation-event-Added = { $seat } puts { $ingredient } worth { $taste } TP on phase { $phase }.
fermentation-event-Angered = The hunter is angered: collective noise { $noise } of { $threshold }.
fermentation-event-Noisier = { $seat } is at noise { $noise }.
fermentation-event-Fell = { $fall ->
    [drunk] { $seat } falls, drunk.
    [injured] { $seat } is injured and falls.
   *[tackled] { $seat } is knocked down.
}
fermentation-event-StoodFirm = { $seat } comes to no harm.
fermentation-event-PassedOut = { $seat } has had far too much and passes out.
fermentation-event-SleptOn = { $seat } sleeps it off and misses a turn.
fermentation-event-Attacked = The noise of { $seat } brings a werewolf.
fermentation-event-Trampled = Something tramples over { $seat } in the dark.
fermentation-event-Fought = { $seat } against { $wolf }: { $mine } to { $theirs }.
fermentation-event-Trophy = { $seat } takes the blood of { $wolf }.
fermentation-event-MonksFought = { $seat } fights { $foe }: { $mine } to { $theirs }.
fermentation-event-TrapWon = { $seat } gains a Trap.
fermentation-event-Pushed = { $seat } is pushed to the { $tile }.
fermentation-event-Cursed = { $seat } is cursed: { $card }.
fermentation-event-Discarded = { $seat } discards { $card }.
fermentation-event-DiscWon = { $seat } gets the rigour disc of phase { $phase }.
fermentation-event-PhaseBegan = Phase { $phase } begins.
fermentation-event-BattleBegan = The Werewolf Hunter attacks, in this order: { $order }.
fermentation-event-BattleFought = { $seat } against the hunter: { $mine } to { $theirs }.
fermentation-event-HunterBeaten = { $seat } beats the Werewolf Hunter: { $taste } TP!
fermentation-event-DiscsLost = { $seat } loses { $discs ->
    [one] { $discs } rigour disc
   *[other] { $discs } rigour discs
}.
fermentation-event-Scored = The beer of { $seat }: ingredients { $ingredients }, penalties { $penalties }, rigour { $rigour }, werewolves { $trophies }, hunter { $hunter }, no werewolf { $no_werewolf }; { $total } TP in all.
fermentation-end-hunter_beaten = The Werewolf Hunter is beaten, and the beers are tasted.
fermentation-end-hunter_stands = The Werewolf Hunter withdraws unbeaten, and the beers are tasted.

## What is asked

fermentation-step-ChooseRule = { $me }: the rule of which earlier moon returns tonight?
fermentation-step-LayFreely = { $me }: which tile lies at { $place }?
fermentation-step-LayAtRandom = The next tile of the monastery.
fermentation-step-CloseADoor = Which door is closed tonight?
fermentation-step-FirstPlayer = Who begins?
fermentation-step-ChooseMonk = { $me }: choose your monk.
fermentation-step-ChooseRecipe = { $me }: choose your recipe.
fermentation-step-ChooseTurn = { $me }: your turn. Not the same kind as last time.
fermentation-step-GoOn = { $me }: movement points left: { $steps }.
fermentation-step-Fray = { $me }: one step and one attack, in either order.
fermentation-step-ActSimply = { $me }: the action of the place and one step, in either order.
fermentation-step-PushOut = { $me }: you have won. Where does { $foe } land?
fermentation-step-ChooseDie = { $me }: which of your two dice counts?
fermentation-step-HaveABeer = { $me }: you rolled a { $face }, { $result } with all bonuses. A beer?
fermentation-step-PutIn = { $me }: where does this { $ingredient }, worth { $taste } TP, go? A later phase loses its disc.
fermentation-step-KeepOne = { $me }: choose a card to keep (still to keep: { $keep }).
fermentation-step-Drop = { $me }: you carry too much. Discard one of these.
fermentation-step-GiveCurse = { $me }: who gets { $card }?
fermentation-step-ChooseWolf = { $me }: which werewolf do you fight?
fermentation-step-Brace = { $fall ->
    [drunk] { $me }: the beer is too strong. Use a card, or fall?
    [injured] { $me }: you are injured. Use a card, or fall?
   *[tackled] { $me }: you are knocked down. Use a card, or fall?
}
fermentation-step-BarDoor = { $me }: which door do you bar?
fermentation-step-LeapAway = { $me }: where does the rope lead?
fermentation-step-EnrichBeer = { $me }: which ingredient is improved?
fermentation-step-SpeakUp = { $me }: you have a Trap. Fight before the others?
fermentation-step-Keepsake = { $me }: the moon is yours. Which equipment do you keep for the next?
fermentation-step-AvoidWound = { $me }: does the armour hold?
fermentation-step-TestAlcohol = { $me }: alcohol test, higher than the alcohol level.
fermentation-step-FindWolf = A werewolf from the green deck.
fermentation-step-WolfRolls = The player to the left rolls for the werewolf.
fermentation-step-HuntDie = { $me }: your die in the hunt.
fermentation-step-DefenceDie = { $me }: your die against the attacker.
fermentation-step-FightDie = { $me }: the attacker’s die.
fermentation-step-FoeDie = The attacked monk’s die.
fermentation-step-RollDie = { $me }: the die of the Applied Action.
fermentation-step-RollSpareDie = { $me }: the second die of a concentrated mind.
fermentation-step-RollMore = { $me }: the second die, to be added.
fermentation-step-DrawCard = The top card of the deck.
fermentation-step-HunterDie = The hunter’s die.
fermentation-step-BattleDie = { $me }: your die against the hunter.

## Why not

fermentation-why-not_your_card = You do not have this card.
fermentation-why-wrong_moment = This card cannot be used now.
fermentation-why-no_open_door = There is no open door here to bar.
fermentation-why-empty_vat = Your vat is still empty.
fermentation-why-no_door_there = No door leads there from here.
fermentation-why-door_closed = That door is closed.
fermentation-why-already_here = You are there already.
fermentation-why-empty_space = There is nothing on that space yet.
fermentation-why-no_movement_left = You have no movement points left.
fermentation-why-lying_down = You are lying down: stand up first.
fermentation-why-already_standing = You are standing already.
fermentation-why-no_attack_left = You have made your attack.
fermentation-why-not_yourself = You cannot attack yourself.
fermentation-why-monk_elsewhere = That monk is somewhere else.
fermentation-why-action_done = You have done your Simple Action.
fermentation-why-not_in_recipe = Your recipe has no space left for this ingredient, in this phase or later.
fermentation-why-nothing_better = Your vat already holds this ingredient at least as good.
fermentation-why-no_cards = There are no cards left to draw here.
fermentation-why-tile_closed = This place cannot be used tonight.
fermentation-why-die_not_rolled = You did not roll that.
fermentation-why-too_many_beers = That is more beer than there is for one action.
fermentation-why-no_initial_six = A second die needs a 6 on the first roll.
fermentation-why-other_ingredient = That space is for another ingredient.
fermentation-why-past_phase = That phase is over.
fermentation-why-not_better = What lies there is at least as good.
fermentation-why-wolf_not_found = That werewolf was not found.
fermentation-why-card_not_drawn = That card was not drawn.
fermentation-why-card_not_held = You do not have that card.
fermentation-why-slot_not_too_full = That is not what you carry too much of.
fermentation-why-curse_yourself = A curse is for somebody else.
fermentation-why-same_again = You did that in your previous turn; choose another kind.
fermentation-why-nobody_to_fight = Alone, there is nobody to fight.
fermentation-why-already_concentrated = You are concentrated already, until your next Applied Action.
fermentation-why-not_equipment = Only equipment can be kept.
fermentation-why-tile_already_laid = That tile has been laid.
fermentation-why-monk_taken = Somebody has taken that monk.
fermentation-why-moon_already_chosen = That moon has returned already.
fermentation-why-not_an_earlier_moon = Only an earlier moon can return.

## Tiles

fermentation-tile-brewery = Brewery
fermentation-tile-well = Well
fermentation-tile-dryer = Dryer
fermentation-tile-malthouse = Malthouse
fermentation-tile-chapel = Chapel
fermentation-tile-cloister = Cloister
fermentation-tile-bakery = Bakery
fermentation-tile-main-entrance = Main Entrance
fermentation-tile-edge = Edge of the Forest
fermentation-tile-secondary-entrance = Secondary Entrance
fermentation-tile-forge = Forge
fermentation-tile-cabinet = Curiosity Cabinet
fermentation-use-gather = Gather an ingredient here.
fermentation-use-draw = Draw cards here.
fermentation-use-hunt = Hunt werewolves here.
fermentation-use-noise = Any action here raises the collective noise by 2.

fermentation-ingredient-cleaning = vat cleaning
fermentation-ingredient-water = water
fermentation-ingredient-malt = malt
fermentation-ingredient-wood = wood
fermentation-ingredient-hops = hops
fermentation-ingredient-yeast = yeast

## Recipes and hunters

fermentation-recipe-deluxe-blond = Deluxe Blond
fermentation-recipe-amber = Amber
fermentation-recipe-brown = Brown
fermentation-recipe-triple = Triple
fermentation-recipe-smoked = Smoked
fermentation-recipe-white = White

fermentation-hunter-werewolf = Werewolf
fermentation-hunter-werewolf-help = Angered by any 6, by monks injured, drunk or trampled, and by attacks of werewolves. Hunts the most rigorous first. +3, 6 TP.
fermentation-hunter-were-boar = Were-boar
fermentation-hunter-were-boar-help = Angered by any 1, by fights between monks, and by attacks of werewolves. Hunts the drunkest first. +2, 5 TP.
fermentation-hunter-were-bear = Were-bear
fermentation-hunter-were-bear-help = Angered by two beers in one action, by injuries, and by equipment drawn. Hunts the best equipped first. +4, 7 TP.
fermentation-hunter-were-raven = Were-raven
fermentation-hunter-were-raven-help = Angered by any 6, by blessings drawn, and by hunts won. Hunts whoever has the most trophies first. +3, 6 TP.

## Monks

fermentation-monk-benjamin = Benjamin the Copyist
fermentation-monk-benjamin-help = Draws one card more in an Applied Action.
fermentation-monk-water-finder = the Water-finder
fermentation-monk-water-finder-help = Water is worth 1 TP more.
fermentation-monk-baker = the Baker
fermentation-monk-baker-help = Yeast is worth 1 TP more.
fermentation-monk-woodman = the Woodman
fermentation-monk-woodman-help = Wood is worth 1 TP more.
fermentation-monk-hop-picker = the Hop-picker
fermentation-monk-hop-picker-help = Hops are worth 1 TP more.
fermentation-monk-maltster = the Maltster
fermentation-monk-maltster-help = Malt is worth 1 TP more.
fermentation-monk-brawler = the Brawler
fermentation-monk-brawler-help = +1 in fights against monks.
fermentation-monk-hunter = the Hunter
fermentation-monk-hunter-help = +1 in hunts.
fermentation-monk-sturdy-drinker = the Sturdy Drinker
fermentation-monk-sturdy-drinker-help = +1 to alcohol tests.
fermentation-monk-soft-foot = Soft-foot
fermentation-monk-soft-foot-help = A successful Applied Action makes no noise.

## Werewolves

fermentation-wolf-pup = a pup
fermentation-wolf-scrawny = a scrawny werewolf
fermentation-wolf-prowler = a prowler
fermentation-wolf-grey = a grey werewolf
fermentation-wolf-red = a red werewolf
fermentation-wolf-black = a black werewolf
fermentation-wolf-old-one = the old one

## Cards

fermentation-deck-forge = Forge
fermentation-deck-cabinet = Curiosity Cabinet
fermentation-deck-chapel = Chapel
fermentation-deck-wolves = Werewolves

fermentation-card-rusty-shovel = Rusty Shovel
fermentation-card-rusty-shovel-help = One hand. +1 in all fights.
fermentation-card-club = Club
fermentation-card-club-help = One hand. +1 against monks.
fermentation-card-dagger = Dagger
fermentation-card-dagger-help = One hand. +1 in hunts.
fermentation-card-great-axe = Great Axe
fermentation-card-great-axe-help = Two hands. +2 in all fights.
fermentation-card-pitchfork = Pitchfork
fermentation-card-pitchfork-help = Two hands. +2 when attacked by a werewolf.
fermentation-card-gambeson = Gambeson
fermentation-card-gambeson-help = Armour. An injury is avoided on 5 or 6.
fermentation-card-mail = Mail
fermentation-card-mail-help = Armour. An injury is avoided on 4, 5 or 6; Moves have one point less.
fermentation-card-pot-helm = Pot Helm
fermentation-card-pot-helm-help = Headgear. A fall makes no noise.
fermentation-card-boots = Boots
fermentation-card-boots-help = Boots. Moves have one point more.
fermentation-card-lantern = Lantern
fermentation-card-lantern-help = +1 when gathering in an Applied Action.
fermentation-card-satchel = Satchel
fermentation-card-satchel-help = +1 when drawing in an Applied Action.
fermentation-card-spyglass = Spyglass
fermentation-card-spyglass-help = +1 when hunting in an Applied Action.
fermentation-card-flask = Flask of Water
fermentation-card-flask-help = Once: alcohol −2.
fermentation-card-felt-pads = Felt Pads
fermentation-card-felt-pads-help = Once: noise −2.
fermentation-card-rope = Rope
fermentation-card-rope-help = Once: go to any other tile.
fermentation-card-barricade = Barricade
fermentation-card-barricade-help = Once: close a door of your place until your next turn.
fermentation-card-lucky-die = Lucky Die
fermentation-card-lucky-die-help = Once: roll the die of an Applied Action again.
fermentation-card-trap-kit = Trap Kit
fermentation-card-trap-kit-help = Once: gain a Trap.
fermentation-card-guardian-angel = Guardian Angel
fermentation-card-guardian-angel-help = Blessing, once: do not fall.
fermentation-card-inspiration = Inspiration
fermentation-card-inspiration-help = Blessing, once: +1 to your next Applied Action.
fermentation-card-vow-of-silence = Vow of Silence
fermentation-card-vow-of-silence-help = Blessing, once: your noise falls to its lowest.
fermentation-card-holy-water = Holy Water
fermentation-card-holy-water-help = Blessing, once: your alcohol level falls to 0.
fermentation-card-grace = Grace
fermentation-card-grace-help = Blessing, once: an ingredient in your vat is worth 1 TP more.
fermentation-card-cracked-bell = Cracked Bell
fermentation-card-cracked-bell-help = Curse: an opponent’s noise +2.
fermentation-card-spiked-mead = Spiked Mead
fermentation-card-spiked-mead-help = Curse: an opponent’s alcohol +1, and its test.
fermentation-card-sour-wort = Sour Wort
fermentation-card-sour-wort-help = Curse: an opponent’s beer loses 1 TP.

## The quality of a beer

fermentation-band-0 = undrinkable
fermentation-band-1 = with syrup, perhaps
fermentation-band-2 = the least a Trappist owes
fermentation-band-3 = a good beer
fermentation-band-4 = a beer that wins competitions
fermentation-band-5 = an exceptional vintage
fermentation-band-6 = divine nectar

## The drawing

fermentation-draw-phase = Phase { $phase } of 4 · collective noise { $noise } of { $threshold }
fermentation-draw-effects = lowest noise { $floor }, werewolves +{ $howl }
fermentation-draw-noise = noise
fermentation-draw-alcohol = alcohol
fermentation-draw-collective = collective noise
fermentation-draw-traps = traps
fermentation-draw-discs = rigour discs
fermentation-draw-trophies = trophies
fermentation-draw-taste = taste points
fermentation-draw-lying = lying down
fermentation-draw-asleep = passed out
fermentation-draw-focused = concentrated
fermentation-draw-board = The monastery
fermentation-draw-recipe = Recipe
fermentation-draw-decks = Decks
fermentation-draw-dice = Dice
fermentation-draw-cards = Cards
fermentation-draw-choose = To choose from
fermentation-draw-offer = Drawn
fermentation-draw-door = A door
fermentation-draw-door-closed = A closed door
fermentation-draw-pawn = { $seat }
fermentation-draw-space = { $ingredient }, phase { $phase }
fermentation-draw-cube = Gathered too early: no rigour disc
fermentation-draw-cards-left = { $deck }: { $cards }
fermentation-draw-over = The night is over.
fermentation-draw-alarm = a werewolf comes
fermentation-draw-end-of-phase = the phase ends
fermentation-draw-loud = loud
fermentation-draw-passed-out = passes out
fermentation-draw-hint-applied = finds something in { $chance } %
fermentation-draw-hint-beer = result { $result }, a fall in { $risk } %
fermentation-draw-hint-hunt = won in { $chance } %
fermentation-line-ingredients = Ingredients
fermentation-line-penalties = Penalties
fermentation-line-rigour = Rigour and recipe
fermentation-line-trophies = Werewolves
fermentation-line-hunter = Werewolf Hunter
fermentation-line-no-werewolf = No werewolf
fermentation-line-total = Taste points

## The 13 Moons of Loublonc

fermentation-campaign = The 13 Moons of Loublonc
fermentation-campaign-blurb = Thirteen linked games, each moon with a rule and a story of its own. Points and one kept card go on to the next; the last moon decides.
fermentation-campaign-moon = Moon { $number }: { $moon }
fermentation-campaign-result = { $rank }. { $player }: { $taste } TP, { $band }; { $points ->
    [one] 1 point
   *[other] { $points } points
}.
fermentation-campaign-result-kept = { $rank }. { $player }: { $taste } TP, { $band }; { $points ->
    [one] 1 point
   *[other] { $points } points
}, and keeps { $card }.
fermentation-campaign-total = { $player }: { $points ->
    [one] 1 campaign point
   *[other] { $points } campaign points
}.
fermentation-campaign-champion = Brewmaster of Loublonc: { $player }.

fermentation-moon-first-frost = First Frost
fermentation-moon-first-frost-help = No special rule.
fermentation-moon-first-frost-story = The abbot counts thirteen moons until the great tasting. Tonight the first one rises over white roofs.
fermentation-moon-locked-door = Locked Door
fermentation-moon-locked-door-help = One door, by chance, is closed all night.
fermentation-moon-locked-door-story = Somebody has lost a key. Nobody admits which one.
fermentation-moon-deaf-hunter = Deaf Hunter
fermentation-moon-deaf-hunter-help = Each phase needs one more collective noise.
fermentation-moon-deaf-hunter-story = A cold has stopped the hunter’s ears. The brothers make the most of it.
fermentation-moon-creaking-floors = Creaking Floors
fermentation-moon-creaking-floors-help = The lowest individual noise is 1 all night; Recruit blocks the next space.
fermentation-moon-creaking-floors-story = Thaw. Every board in the house has something to say.
fermentation-moon-amber-moon = Amber Moon
fermentation-moon-amber-moon-help = All brew Amber.
fermentation-moon-amber-moon-story = The moon is the colour of what the bishop likes best.
fermentation-moon-silent-chapel = Silent Chapel
fermentation-moon-silent-chapel-help = The Chapel cannot be used.
fermentation-moon-silent-chapel-story = The chapel is being whitewashed. Heaven will have to wait.
fermentation-moon-hungry-pack = Hungry Pack
fermentation-moon-hungry-pack-help = Werewolves add 1 to all their rolls.
fermentation-moon-hungry-pack-story = A lean spring. From the forest come voices that were not there last month.
fermentation-moon-two-hunters = Two Hunters
fermentation-moon-two-hunters-help = The Were-boar’s triggers count too.
fermentation-moon-two-hunters-story = Tonight there are two shadows at the edge of the wood, and one of them has tusks.
fermentation-moon-dry-moon = Dry Moon
fermentation-moon-dry-moon-help = No beer may be drunk.
fermentation-moon-dry-moon-story = The cellar key hangs at the prior’s belt, and the prior does not sleep.
fermentation-moon-shifting-walls = Shifting Walls
fermentation-moon-shifting-walls-help = The tiles are laid at random.
fermentation-moon-shifting-walls-story = Was the well not on the other side? The fog is thick, and so are some heads.
fermentation-moon-triple-moon = Triple Moon
fermentation-moon-triple-moon-help = All brew Triple.
fermentation-moon-triple-moon-story = Three rings around the moon: only the strongest beer will do.
fermentation-moon-old-enemy = Old Enemy
fermentation-moon-old-enemy-help = The hunter’s bonus in the final battle is 1 higher.
fermentation-moon-old-enemy-story = The hunter knows the house by now, and every one of you by smell.
fermentation-moon-last-moon = Last Moon
fermentation-moon-last-moon-help = The rules of two earlier moons return; its points count twice.
fermentation-moon-last-moon-story = The thirteenth moon. The barrels are tapped at dawn, and one name will be painted on the wall.
