### Moonlight Brewers: Triple Fermentation

fermentation-title = Moonlight Brewers: Triple Fermentation
fermentation-blurb = One full-moon night in a Trappist monastery: follow your recipe, hunt werewolves, mind the noise and the beer, and face the Werewolf Hunter. The best beer wins.

## Options

fermentation-option-layout = How the tiles are laid
fermentation-option-layout-book = As in the book
fermentation-option-layout-free = The players lay them in turn
fermentation-option-layout-random = At random
fermentation-option-long = Long game: each phase takes { $threshold_long } more noise
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

fermentation-action-LayTile = Lay { $tile }
fermentation-action-ChooseMoon = { $moon } returns
fermentation-action-TakeRecipe = Brew { $recipe }
fermentation-action-TakeMonk = Choose { $monk }
fermentation-action-Walk = Walk
fermentation-action-Run = Run (noise +{ $run_noise })
fermentation-action-Brawl = Pick a fight: one attack, and a short move before or after it
fermentation-action-Simple = Simple Action
fermentation-action-Applied = Applied Action: roll (noise +{ $applied_noise })
fermentation-action-Concentrate = Concentrate: a second die for the next Applied Action
fermentation-action-Hide = Hide: noise −{ $hide }
fermentation-action-SoberUp = Sober up: alcohol −{ $sober_up }
fermentation-action-UseCard = Use { $card }
fermentation-action-Go = Go to { $tile }
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
fermentation-action-Push = Push towards { $tile }
fermentation-action-Fall = Fall
fermentation-action-Leap = Climb to { $tile }
fermentation-action-Bar = Bar the door towards { $tile }
fermentation-action-Enrich = Improve space { $space } of the recipe
fermentation-action-BeHero = Be a Hero of the Monastery: fight first
fermentation-action-Follow = Follow the hunter’s order
fermentation-action-KeepForNext = Keep { $card } for the next moon
fermentation-action-Target = Aim at { $seat }
fermentation-action-TakeTheirs = Take { $card }
fermentation-action-GiveMine = Give { $card }
fermentation-action-Pass = Use no card

## What somebody did

fermentation-did-LayTile = { $you ->
    [yes] You laid { $tile }.
   *[no] { $who } laid { $tile }.
}
fermentation-did-ChooseMoon = { $you ->
    [yes] You brought back { $moon }.
   *[no] { $who } brought back { $moon }.
}
fermentation-did-TakeRecipe = { $you ->
    [yes] You brew { $recipe }.
   *[no] { $who } brews { $recipe }.
}
fermentation-did-TakeMonk = { $you ->
    [yes] You are { $monk }.
   *[no] { $who } is { $monk }.
}
fermentation-did-Walk = { $you ->
    [yes] You set out on foot.
   *[no] { $who } set out on foot.
}
fermentation-did-Run = { $you ->
    [yes] You ran.
   *[no] { $who } ran.
}
fermentation-did-Brawl = { $you ->
    [yes] You looked for a fight.
   *[no] { $who } looked for a fight.
}
fermentation-did-Simple = { $you ->
    [yes] You took a Simple Action.
   *[no] { $who } took a Simple Action.
}
fermentation-did-Applied = { $you ->
    [yes] You took an Applied Action.
   *[no] { $who } took an Applied Action.
}
fermentation-did-Concentrate = { $you ->
    [yes] You concentrated: two dice next time.
   *[no] { $who } concentrated: two dice next time.
}
fermentation-did-Hide = { $you ->
    [yes] You hid and became quieter.
   *[no] { $who } hid and became quieter.
}
fermentation-did-SoberUp = { $you ->
    [yes] You sobered up.
   *[no] { $who } sobered up.
}
fermentation-did-UseCard = { $you ->
    [yes] You used { $card }.
   *[no] { $who } used { $card }.
}
fermentation-did-Go = { $you ->
    [yes] You went to { $tile }.
   *[no] { $who } went to { $tile }.
}
fermentation-did-StandUp = { $you ->
    [yes] You stood up.
   *[no] { $who } stood up.
}
fermentation-did-Act = { $you ->
    [yes] You did what the place offers.
   *[no] { $who } did what the place offers.
}
fermentation-did-Attack = { $you ->
    [yes] You attacked { $seat }.
    [seat] { $who } attacked you.
   *[no] { $who } attacked { $seat }.
}
fermentation-did-Stop = { $you ->
    [yes] You ended your turn.
   *[no] { $who } ended the turn.
}
fermentation-did-KeepDie = { $you ->
    [yes] You kept the { $face }.
   *[no] { $who } kept the { $face }.
}
fermentation-did-DrinkToReroll = { $you ->
    [yes] You drank two beers to roll again.
   *[no] { $who } drank two beers to roll again.
}
fermentation-did-DrinkForSecondDie = { $you ->
    [yes] You drank two beers for a second die.
   *[no] { $who } drank two beers for a second die.
}
fermentation-did-Put = { $you ->
    [yes] You put the find on space { $space }.
   *[no] { $who } put the find on space { $space }.
}
fermentation-did-Decline = { $you ->
    [yes] You left the find.
   *[no] { $who } left the find.
}
fermentation-did-KeepCard = { $you ->
    [yes] You kept { $card }.
   *[no] { $who } kept { $card }.
}
fermentation-did-DropCard = { $you ->
    [yes] You discarded { $card }.
   *[no] { $who } discarded { $card }.
}
fermentation-did-Curse = { $you ->
    [yes] You cursed { $seat }.
    [seat] { $who } cursed you.
   *[no] { $who } cursed { $seat }.
}
fermentation-did-Hunt = { $you ->
    [yes] You fought { $wolf }.
   *[no] { $who } fought { $wolf }.
}
fermentation-did-Push = { $you ->
    [yes] You pushed the loser towards { $tile }.
   *[no] { $who } pushed the loser towards { $tile }.
}
fermentation-did-Fall = { $you ->
    [yes] You let yourself fall.
   *[no] { $who } used no card and fell.
}
fermentation-did-Leap = { $you ->
    [yes] You climbed to { $tile }.
   *[no] { $who } climbed to { $tile }.
}
fermentation-did-Bar = { $you ->
    [yes] You barred the door towards { $tile }.
   *[no] { $who } barred the door towards { $tile }.
}
fermentation-did-Enrich = { $you ->
    [yes] You improved space { $space } of your recipe.
   *[no] { $who } improved space { $space } of the recipe.
}
fermentation-did-BeHero = { $you ->
    [yes] You became a Hero of the Monastery.
   *[no] { $who } became a Hero of the Monastery.
}
fermentation-did-Follow = { $you ->
    [yes] You kept to the hunter’s order.
   *[no] { $who } kept to the hunter’s order.
}
fermentation-did-KeepForNext = { $you ->
    [yes] You kept { $card } for the next moon.
   *[no] { $who } kept { $card } for the next moon.
}
fermentation-did-Target = { $you ->
    [yes] You aimed at { $seat }.
    [seat] { $who } aimed at you.
   *[no] { $who } aimed at { $seat }.
}
fermentation-did-TakeTheirs = { $you ->
    [yes] You chose { $card }.
   *[no] { $who } chose { $card }.
}
fermentation-did-GiveMine = { $you ->
    [yes] You gave { $card } away.
   *[no] { $who } gave { $card } away.
}
fermentation-did-Pass = { $you ->
    [yes] You used no card.
   *[no] { $who } used no card.
}
fermentation-did-Drink = { $you ->
    [yes] { $beers ->
        [0] You drank nothing.
        [one] You drank a beer.
       *[other] You drank two beers.
    }
   *[no] { $beers ->
        [0] { $who } drank nothing.
        [one] { $who } drank a beer.
       *[other] { $who } drank two beers.
    }
}

## What chance says

fermentation-action-CloseDoor = The door { $door } is closed tonight
fermentation-action-Starts = { $seat } begins
fermentation-did-Starts = { $you ->
    [seat] You begin.
   *[no] { $seat } begins.
}
fermentation-action-Rolled = A { $face } is rolled
fermentation-did-Rolled = { $step ->
    [WolfRolls] The werewolf rolled a { $face }.
    [HunterDie] The Werewolf Hunter rolled a { $face }.
    [FoeDie] The attacked monk rolled a { $face }.
    [TestAlcohol] { $you ->
        [yes] You rolled a { $face } in the alcohol test.
       *[no] { $who } rolled a { $face } in the alcohol test.
    }
    [AvoidWound] { $you ->
        [yes] You rolled a { $face } for your armour.
       *[no] { $who } rolled a { $face } for his armour.
    }
   *[other] { $you ->
        [yes] You rolled a { $face }.
       *[no] { $who } rolled a { $face }.
    }
}
fermentation-action-Drew = { $card } is drawn
fermentation-did-Drew = The card drawn: { $card }.
fermentation-action-Found = A werewolf comes: { $wolf }
fermentation-did-Found = Out of the dark comes { $wolf }.

## What becomes true

fermentation-event-Added = { $you ->
    [yes] You put { $ingredient } worth { $taste } TP into the vat of phase { $phase }.
   *[no] { $seat } put { $ingredient } worth { $taste } TP into the vat of phase { $phase }.
}
fermentation-event-Angered = The Werewolf Hunter heard it: bell { $noise } of { $threshold }.
fermentation-event-Noisier = { $you ->
    [yes] Your noise is now { $noise }.
   *[no] The noise of { $seat } is now { $noise }.
}
fermentation-event-Fell = { $you ->
    [yes] { $fall ->
        [drunk] You fell, drunk.
        [injured] You were injured and fell.
       *[tackled] You were knocked down.
    }
   *[no] { $fall ->
        [drunk] { $seat } fell, drunk.
        [injured] { $seat } was injured and fell.
       *[tackled] { $seat } was knocked down.
    }
}
fermentation-event-StoodFirm = { $you ->
    [yes] You came to no harm.
   *[no] { $seat } came to no harm.
}
fermentation-event-PassedOut = { $you ->
    [yes] You had far too much and passed out.
   *[no] { $seat } had far too much and passed out.
}
fermentation-event-SleptOn = { $you ->
    [yes] You slept it off and missed a turn.
   *[no] { $seat } slept it off and missed a turn.
}
fermentation-event-Attacked = { $you ->
    [yes] Your noise brought a werewolf.
   *[no] The noise of { $seat } brought a werewolf.
}
fermentation-event-Trampled = { $you ->
    [yes] Something trampled over you in the dark.
   *[no] Something trampled over { $seat } in the dark.
}
fermentation-event-Fought = { $you ->
    [yes] You fought { $wolf }: { $mine } to { $theirs }.
   *[no] { $seat } fought { $wolf }: { $mine } to { $theirs }.
}
fermentation-event-Trophy = { $you ->
    [yes] You won a trophy: { $wolf }.
   *[no] { $seat } won a trophy: { $wolf }.
}
fermentation-event-MonksFought = { $you ->
    [yes] You fought { $foe }: { $mine } to { $theirs }.
    [foe] { $seat } fought you: { $mine } to { $theirs }.
   *[no] { $seat } fought { $foe }: { $mine } to { $theirs }.
}
fermentation-event-TrapWon = { $you ->
    [yes] You gained a Trap.
   *[no] { $seat } gained a Trap.
}
fermentation-event-Pushed = { $you ->
    [yes] You were pushed to { $tile }.
   *[no] { $seat } was pushed to { $tile }.
}
fermentation-event-Cursed = { $you ->
    [yes] You were cursed: { $card }.
   *[no] { $seat } was cursed: { $card }.
}
fermentation-event-Discarded = { $you ->
    [yes] You discarded { $card }.
   *[no] { $seat } discarded { $card }.
}
fermentation-event-CardPassed = { $you ->
    [yes] You got { $card } from { $by }.
    [by] { $seat } got { $card } from you.
   *[no] { $seat } got { $card } from { $by }.
}
fermentation-event-DiscWon = { $you ->
    [yes] You got the rigour disc of phase { $phase }.
   *[no] { $seat } got the rigour disc of phase { $phase }.
}
fermentation-event-PhaseBegan = Phase { $phase } begins.
fermentation-event-BattleBegan = { $you ->
    [order] The Werewolf Hunter attacks you.
   *[no] The Werewolf Hunter attacks, in this order: { $order }.
}
fermentation-event-BattleFought = { $you ->
    [yes] You fought the Werewolf Hunter: { $mine } to { $theirs }.
   *[no] { $seat } fought the Werewolf Hunter: { $mine } to { $theirs }.
}
fermentation-event-HunterBeaten = { $you ->
    [yes] You beat the Werewolf Hunter: { $taste } TP!
   *[no] { $seat } beat the Werewolf Hunter: { $taste } TP!
}
fermentation-event-DiscsLost = { $you ->
    [yes] You lost { $discs ->
        [one] { $discs } rigour disc.
       *[other] { $discs } rigour discs.
    }
   *[no] { $seat } lost { $discs ->
        [one] { $discs } rigour disc.
       *[other] { $discs } rigour discs.
    }
}
fermentation-event-Scored = { $you ->
    [yes] Your beer: ingredients { $ingredients }, penalties { $penalties }, rigour { $rigour }, werewolves { $trophies }, hunter { $hunter }, no werewolf { $no_werewolf }; { $total } TP in all.
   *[no] The beer of { $seat }: ingredients { $ingredients }, penalties { $penalties }, rigour { $rigour }, werewolves { $trophies }, hunter { $hunter }, no werewolf { $no_werewolf }; { $total } TP in all.
}
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
fermentation-step-ChooseTurn = { $me }: what do you do? Never the same kind of turn twice in a row.
fermentation-step-GoOn = { $me }: { $steps ->
    [one] { $steps } movement point
   *[other] { $steps } movement points
} left.
fermentation-step-Fray = { $me }: { $attacks ->
    [0] { $steps ->
        [one] one step left.
       *[other] { $steps } steps left.
    }
   *[other] { $steps ->
        [0] one attack left.
        [one] one step and one attack, in either order.
       *[other] { $steps } steps and one attack, in any order.
    }
}
fermentation-step-ActSimply = { $me }: { $deeds ->
    [0] { $steps ->
        [one] one step left.
       *[other] { $steps } steps left.
    }
   *[other] { $steps ->
        [0] the action of the place is left.
        [one] the action of the place and one step, in either order.
       *[other] the action of the place and { $steps } steps, in any order.
    }
}
fermentation-step-PushOut = { $me }: you have won. Where does { $foe } land?
fermentation-step-ChooseDie = { $me }: which of your two dice counts?
fermentation-step-HaveABeer = { $me }: the die shows { $face }, your result is { $result }. A beer to raise it?
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
fermentation-step-ChoosePlayer = { $me }: at whom do you aim the card?
fermentation-step-ChooseTheirs = { $me }: which card of { $foe } do you take?
fermentation-step-ChooseMine = { $me }: which of your cards do you give to { $foe }?
fermentation-step-Meddle = { $me }: { $foe } has rolled { $face }, with the result { $result }. Must it be rolled again?
fermentation-step-CardAtStart = { $me }: the phase begins. Do you use a card?
fermentation-step-CardAtEnd = { $me }: the phase ends. Do you use a card?
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

## What is asked, in person

fermentation-ask-reason = Never the same kind of turn twice in a row.
fermentation-ask-ChooseRule = The rule of which earlier moon returns tonight?
fermentation-ask-LayFreely = Which tile lies at { $place }?
fermentation-ask-ChooseMonk = Choose your monk.
fermentation-ask-ChooseRecipe = Choose your recipe.
fermentation-ask-ChooseTurn = Your turn. What do you do?
fermentation-ask-GoOn = Where to? { $steps ->
    [one] { $steps } movement point
   *[other] { $steps } movement points
} left.
fermentation-ask-Fray = { $attacks ->
    [0] { $steps ->
        [one] One step left.
       *[other] { $steps } steps left.
    }
   *[other] { $steps ->
        [0] One attack left.
        [one] One step and one attack, in either order.
       *[other] { $steps } steps and one attack, in any order.
    }
}
fermentation-ask-ActSimply = { $deeds ->
    [0] { $steps ->
        [one] One step left.
       *[other] { $steps } steps left.
    }
   *[other] { $steps ->
        [0] The action of the place is left.
        [one] The action of the place and one step, in either order.
       *[other] The action of the place and { $steps } steps, in any order.
    }
}
fermentation-ask-PushOut = You have won. Where does { $foe } land?
fermentation-ask-ChooseDie = Which of your two dice counts?
fermentation-ask-HaveABeer = The die shows { $face }, your result is { $result }. A beer to raise it?
fermentation-ask-PutIn = Where does the { $ingredient } go, worth { $taste } TP? A later phase loses its disc.
fermentation-ask-KeepOne = { $keep ->
    [one] Choose the card to keep.
   *[other] Choose { $keep } cards to keep.
}
fermentation-ask-Drop = You carry too much. Discard one of these.
fermentation-ask-GiveCurse = Who gets { $card }?
fermentation-ask-ChooseWolf = Which werewolf do you fight?
fermentation-ask-Brace = { $fall ->
    [drunk] The beer is too strong. Use a card, or fall?
    [injured] You are injured. Use a card, or fall?
   *[tackled] You are knocked down. Use a card, or fall?
}
fermentation-ask-BarDoor = Which door do you bar?
fermentation-ask-LeapAway = Where does the rope lead?
fermentation-ask-EnrichBeer = Which ingredient is improved?
fermentation-ask-SpeakUp = You have a Trap. Fight before the others?
fermentation-ask-Keepsake = The moon is yours. Which equipment do you keep for the next?
fermentation-ask-ChoosePlayer = At whom do you aim the card?
fermentation-ask-ChooseTheirs = Which card of { $foe } do you take?
fermentation-ask-ChooseMine = Which of your cards do you give to { $foe }?
fermentation-ask-Meddle = { $foe } has rolled { $face }, with the result { $result }. Must it be rolled again?
fermentation-ask-CardAtStart = The phase begins. Do you use a card?
fermentation-ask-CardAtEnd = The phase ends. Do you use a card?

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
fermentation-why-once_a_phase = In this phase this ingredient went on another space already.
fermentation-why-wolf_not_found = That werewolf was not found.
fermentation-why-card_not_drawn = That card was not drawn.
fermentation-why-card_not_held = You do not have that card.
fermentation-why-slot_not_too_full = That is not what you carry too much of.
fermentation-why-curse_yourself = A curse is for somebody else.
fermentation-why-no_target = There is nobody whom this could touch.
fermentation-why-aim_at_yourself = This is for somebody else.
fermentation-why-holds_nothing = That monk holds no card.
fermentation-why-nothing_to_give = You have no other card to give.
fermentation-why-not_theirs = That monk does not have this card.
fermentation-why-same_again = You did that in your previous turn; choose another kind.
fermentation-why-nobody_to_fight = Alone, there is nobody to fight.
fermentation-why-already_concentrated = You are concentrated already, until your next Applied Action.
fermentation-why-not_equipment = Only equipment can be kept.
fermentation-why-tile_already_laid = That tile has been laid.
fermentation-why-monk_taken = Somebody has taken that monk.
fermentation-why-moon_already_chosen = That moon has returned already.
fermentation-why-not_an_earlier_moon = Only an earlier moon can return.

## Tiles

fermentation-the-tile = { $id ->
   *[other] the { $tile }
}
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
fermentation-use-noise = Any action here raises the collective noise by { $cloister_noise }.

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
fermentation-hunter-were-boar = Were-boar
fermentation-hunter-were-bear = Were-bear
fermentation-hunter-were-raven = Were-raven

## Monks

fermentation-monk-benjamin = Benjamin the Copyist
fermentation-monk-water-finder = the Water-finder
fermentation-monk-baker = the Baker
fermentation-monk-woodman = the Woodman
fermentation-monk-hop-picker = the Hop-picker
fermentation-monk-maltster = the Maltster
fermentation-monk-brawler = the Brawler
fermentation-monk-hunter = the Tracker
fermentation-monk-sturdy-drinker = the Sturdy Drinker
fermentation-monk-soft-foot = Soft-foot

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
fermentation-card-club = Club
fermentation-card-dagger = Dagger
fermentation-card-great-axe = Great Axe
fermentation-card-pitchfork = Pitchfork
fermentation-card-gambeson = Gambeson
fermentation-card-mail = Mail
fermentation-card-pot-helm = Pot Helm
fermentation-card-boots = Boots
fermentation-card-lantern = Lantern
fermentation-card-satchel = Satchel
fermentation-card-spyglass = Spyglass
fermentation-card-flask = Flask of Water
fermentation-card-felt-pads = Felt Pads
fermentation-card-rope = Rope
fermentation-card-barricade = Barricade
fermentation-card-lucky-die = Lucky Die
fermentation-card-trap-kit = Trap Kit
fermentation-card-guardian-angel = Guardian Angel
fermentation-card-inspiration = Inspiration
fermentation-card-vow-of-silence = Vow of Silence
fermentation-card-holy-water = Holy Water
fermentation-card-grace = Grace
fermentation-card-cracked-bell = Cracked Bell
fermentation-card-spiked-mead = Spiked Mead
fermentation-card-sour-wort = Sour Wort

## The quality of a beer

fermentation-band-0 = undrinkable
fermentation-band-1 = with syrup, perhaps
fermentation-band-2 = the least a Trappist owes
fermentation-band-3 = a good beer
fermentation-band-4 = a beer that wins competitions
fermentation-band-5 = an exceptional vintage
fermentation-band-6 = divine nectar

## The drawing

fermentation-draw-phase = Phase { $phase }/4
fermentation-draw-noise-of-all = collective noise { $noise } of { $threshold }
fermentation-draw-effects = { $howl ->
    [0] lowest noise { $floor }
   *[other] { $floor ->
        [0] werewolves +{ $howl }
       *[other] lowest noise { $floor }, werewolves +{ $howl }
    }
}
fermentation-draw-step-of = { $track }: { $step }
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
fermentation-draw-loud = loud
fermentation-draw-passed-out = passes out
fermentation-slot-hands = In the hand
fermentation-slot-armour = Armour
fermentation-slot-head = Headgear
fermentation-slot-boots = Footwear
fermentation-slot-misc = In the bag
fermentation-slot-blessing = Blessing
fermentation-slot-curse = Curse
fermentation-draw-board-about = Twelve places with doors between them. All monks begin in the Cloister.
fermentation-draw-empty-place = An empty place
fermentation-draw-empty-place-about = A tile will lie here.
fermentation-draw-use-gather = Here one finds { $ingredient }: { $simple } TP by a Simple Action, { $least } to { $most } TP by an Applied one.
fermentation-draw-deck-about = An empty deck is made anew from its discards.
fermentation-draw-door-about = Going through costs one movement point.
fermentation-draw-door-closed-about = Nobody gets through.
fermentation-draw-pawn-about = Noise { $noise }, alcohol { $alcohol }.
fermentation-draw-collective-of = Noise of all: { $noise } of { $threshold }
fermentation-draw-collective-about = { $left ->
    [one] One more bell and the phase ends after this turn.
   *[other] { $left } more bells and the phase ends.
}
fermentation-draw-bell-rung = A bell that rang
fermentation-draw-bell-still = A silent bell
fermentation-draw-bell-about = Collective noise { $number }.
fermentation-draw-last-battle = last battle: die +{ $fight }, prize { $taste } TP
fermentation-draw-last-battle-brief = battle +{ $fight }, prize { $taste }
fermentation-draw-last-battle-about = In the last battle he adds { $fight } to his die; who beats him gets { $taste } TP. Both fall by 1 with every fight.
fermentation-draw-first-discs = He attacks the most rigorous first.
fermentation-draw-first-alcohol = He attacks the drunkest first.
fermentation-draw-first-equipment = He attacks the best equipped first.
fermentation-draw-first-trophies = He attacks first whoever has the most trophies.
fermentation-draw-phase-name = Phase { $phase }
fermentation-draw-phase-now = This phase is now.
fermentation-draw-phase-past = This phase is over.
fermentation-draw-phase-to-come = This phase is still to come.
fermentation-draw-effect-quiet-about = The hunter does nothing more.
fermentation-draw-effect-recruit-about = Recruit: nobody is quieter than { $recruit }.
fermentation-draw-effect-cry-about = Rallying Cry: every werewolf adds { $cry } to its die.
fermentation-draw-effect-both-about = Nobody is quieter than { $recruit }, and every werewolf adds { $cry } to its die.
fermentation-draw-tonight-both = Noise { $recruit } at least, and werewolves add { $cry } to their die.
fermentation-draw-tonight-cry = Rallying Cry: every werewolf adds { $cry } to its die.
fermentation-draw-tonight-recruit = Recruit: nobody is quieter than { $recruit }.
fermentation-draw-tonight-quiet = In this phase the hunter only listens.
fermentation-draw-trigger-six = each 6 rolled
fermentation-draw-trigger-one = each 1 rolled
fermentation-draw-trigger-attack = a werewolf attacks
fermentation-draw-trigger-fall = injured, drunk or trampled
fermentation-draw-trigger-injury = a monk is injured
fermentation-draw-trigger-monk-fight = monks fight
fermentation-draw-trigger-two-beers = two beers at once
fermentation-draw-trigger-equipment-drawn = equipment is drawn
fermentation-draw-trigger-blessing-drawn = a blessing is drawn
fermentation-draw-trigger-hunt-won = a hunt is won
fermentation-draw-six-short = each 6
fermentation-draw-one-short = each 1
fermentation-draw-attack-short = attack
fermentation-draw-fall-short = fall
fermentation-draw-injury-short = injury
fermentation-draw-monk-fight-short = brawl
fermentation-draw-two-beers-short = two beers
fermentation-draw-equipment-drawn-short = equipment
fermentation-draw-blessing-drawn-short = blessing
fermentation-draw-hunt-won-short = hunt won
fermentation-draw-trigger-about = Each time this happens a bell rings.
fermentation-draw-roman = { $number }
fermentation-draw-vat = Vat of phase { $phase }
fermentation-draw-vat-past = Closed: nothing more goes in.
fermentation-draw-vat-now = On the fire: what goes in now counts for its disc.
fermentation-draw-vat-to-come = Still cold: what goes in early costs its disc.
fermentation-draw-space-holds = Worth { $taste } TP. Only a better find takes its place.
fermentation-draw-space-empty = Still empty.
fermentation-draw-disc-of = Rigour disc of phase { $phase }
fermentation-draw-disc-about = All spaces filled in their own phase: { $taste } TP.
fermentation-draw-rigour-won = disc won, { $taste } TP
fermentation-draw-rigour-lost = disc lost to the hunter
fermentation-draw-rigour-spoilt = no disc: early
fermentation-draw-rigour-missed = no disc
fermentation-draw-rigour-full = disc assured
fermentation-draw-rigour-open = still open
fermentation-draw-seal-won = Won.
fermentation-draw-seal-lost = Lost to the hunter.
fermentation-draw-seal-spoilt = A cube: something came too early.
fermentation-draw-seal-missed = Not all was gathered in time.
fermentation-draw-seal-full = It comes when the phase ends.
fermentation-draw-seal-open = It can still be won.
fermentation-draw-recipe-words = { $discs ->
    [one] { $discs } disc brings
   *[other] { $discs } discs bring
} { $bonus } TP more
fermentation-draw-recipe-bonus = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}: +{ $bonus } TP
fermentation-draw-recipe-ribbon = { $recipe } · { $words }
fermentation-draw-recipe-size = { $ingredients ->
    [one] { $ingredients } ingredient
   *[other] { $ingredients } ingredients
}
fermentation-draw-wolf-words = Rolls a die { $fight }. As a trophy worth { $taste } TP.
fermentation-draw-wolf-words-plain = Rolls a plain die. As a trophy worth { $taste } TP.
fermentation-draw-gives-nothing = finds nothing
fermentation-draw-gives-gather = a find of { $taste } TP
fermentation-draw-gives-draw = draws { $cards }, keeps { $keep }
fermentation-draw-gives-hunt = { $wolves ->
    [one] a werewolf
   *[other] one of { $wolves } werewolves
}, +{ $help } in the fight
fermentation-draw-a-new-die = rolls a new die
fermentation-draw-no-more = { $gives }, no more than with one beer less
fermentation-draw-new-die-finds = rolls a new die, finds something in { $chance } %
fermentation-draw-one-more-die = adds a second die
fermentation-draw-odds-wins = won
fermentation-draw-odds-ties = tie
fermentation-draw-odds-falls = falls
fermentation-draw-odds-beats = beats him
fermentation-draw-odds-holds = holds
fermentation-draw-chance-of = { $what } { $percent } %
fermentation-draw-odds-loses = loses discs
fermentation-draw-odds-finds = finds something
fermentation-draw-die = A { $face }
fermentation-draw-die-about = The die of the action in hand.
fermentation-draw-choose-tiles = The tile goes on the next empty place.
fermentation-draw-choose-monks = Each monk can do one thing better than the others.
fermentation-draw-choose-recipes = A phase filled while it lasts earns a disc.
fermentation-draw-choose-moons = Its rule holds tonight, too.
fermentation-draw-choose-beers = Each beer adds 1 to the die and tests your legs.
fermentation-draw-offer-about = What was drawn.
fermentation-draw-blocked = blocked
fermentation-draw-calm = quiet
fermentation-draw-noise-about = At 6 a werewolf comes.
fermentation-draw-noise-caption = at 6 a werewolf comes
fermentation-draw-noise-left = { $left ->
    [one] One more and it is there.
   *[other] { $left } more until it comes.
}
fermentation-draw-alcohol-about = After each beer a die is rolled: the level or less, and the monk falls.
fermentation-draw-alcohol-caption = drinking: chance to fall
fermentation-draw-fall-risk = falls in { $risk } %
fermentation-draw-sixths = { $faces }/6
fermentation-draw-taste-so-far = As it stands: { $verdict }.
fermentation-draw-discs-about = One for each phase brewed to the letter.
fermentation-draw-traps-about = Each adds 1 in the last battle.
fermentation-draw-trophies-about = Werewolves hunted; without any the beer loses { $no_werewolf } TP.
fermentation-draw-cards-about = What the monk carries.
fermentation-draw-bag-empty = No cards yet: Forge, Chapel and Curiosity Cabinet give some.
fermentation-draw-slot-about = Room left: { $room }.
fermentation-draw-slot-hands = hand
fermentation-draw-slot-armour = body
fermentation-draw-slot-head = head
fermentation-draw-slot-boots = feet
fermentation-draw-slot-misc = bag
fermentation-draw-turn-move = Move
fermentation-draw-turn-simple = Simple
fermentation-draw-turn-applied = Applied
fermentation-draw-turn-meditate = Meditate
fermentation-draw-turn-move-about = walk { $walk } · run { $run } · brawl
fermentation-draw-turn-simple-about = a sure { $taste } TP · { $steps ->
    [one] one step
   *[other] { $steps } steps
}
fermentation-draw-turn-applied-finds = finds in { $chance } % · noise +{ $noise }
fermentation-draw-turn-applied-rings = bells +{ $bells } · noise +{ $noise }
fermentation-draw-turn-meditate-about = noise −{ $hide } · alcohol −{ $sober } · two dice next
fermentation-draw-brief-Walk = Walk
fermentation-draw-brief-Run = Run
fermentation-draw-brief-Brawl = Pick a fight
fermentation-draw-brief-Simple = Simple Action
fermentation-draw-brief-Applied = Applied Action
fermentation-draw-brief-Concentrate = Concentrate
fermentation-draw-brief-Hide = Hide
fermentation-draw-brief-SoberUp = Sober up
fermentation-draw-attack-says = Won { $wins } %, tie { $ties } %, lost and down { $falls } %. All here are heard.
fermentation-draw-slots = Room left
fermentation-draw-slots-about = What the monk could still carry.
fermentation-draw-not-twice = not twice running
fermentation-draw-not-here = not possible here
fermentation-draw-steps-left = { $steps ->
    [one] one step left
   *[other] { $steps } steps left
}
fermentation-draw-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
fermentation-draw-walk-to = Walk to { $tile }
fermentation-draw-run-to = Run to { $tile }
fermentation-draw-simple-at = Simple Action: { $tile }
fermentation-draw-simple-here = what the place gives
fermentation-draw-attack = Attack { $seat }
fermentation-draw-hero-says = A hero fights before the others: more prize, but a stronger hunter.
fermentation-draw-follow-says = Later he is weaker, but somebody else may beat him first.
fermentation-draw-concentrate-says = Two dice in your next Applied Action, and you choose one.
fermentation-draw-applied-says = With a 4: { $four }; with a 6: { $six }.
fermentation-draw-beer-says = A fall in { $risk } %; the search goes on even then.
fermentation-draw-warn-alarm = Your noise reaches 6: a werewolf comes.
fermentation-draw-warn-pass-out = At alcohol 6 you fall in any case and lose your next turn.
fermentation-draw-warn-cube = Too early: no rigour disc for phase { $phase }.
fermentation-draw-warn-deed = Your Simple Action is not done yet.
fermentation-draw-warn-steps = { $steps ->
    [one] One movement point is left.
   *[other] { $steps } movement points are left.
}
fermentation-draw-falls-down = falls down
fermentation-draw-lands-elsewhere = lands in the next room
fermentation-draw-part-gear = ability and cards
fermentation-draw-part-search = a good search
fermentation-draw-part-wolf = its strength
fermentation-draw-part-howl = the Rallying Cry
fermentation-draw-part-hunter = the hunter’s bonus
fermentation-draw-prize = prize
fermentation-draw-hero = { $seat }, Hero
fermentation-draw-stage-hunt = { $seat } hunts
fermentation-draw-stage-hunt-reason = A monk who rolls at least as high takes the trophy.
fermentation-draw-stage-hunt-won = { $seat } takes the trophy.
fermentation-draw-stage-hunt-lost = The werewolf gets away.
fermentation-draw-stage-attack = A werewolf attacks { $seat }
fermentation-draw-stage-attack-reason = The noise has brought it.
fermentation-draw-stage-attack-won = { $seat } drives it away.
fermentation-draw-stage-attack-lost = The werewolf strikes.
fermentation-draw-stage-brawl = { $seat } fights { $foe }
fermentation-draw-stage-brawl-reason = The higher result wins a Trap; all in the room are louder.
fermentation-draw-stage-brawl-tie = Nobody wins.
fermentation-draw-stage-brawl-won = { $seat } wins a Trap.
fermentation-draw-stage-trampled = { $seat } is trampled
fermentation-draw-stage-trampled-reason = Something heavy ran over him in the dark.
fermentation-draw-stage-passed-out = { $seat } passes out
fermentation-draw-stage-passed-out-reason = Alcohol 6: the next turn is lost.
fermentation-draw-stage-phase = Phase { $phase } is over
fermentation-draw-stage-phase-reason = The last bell rang. Full vats get their disc.
fermentation-draw-stage-phase-next = Phase { $phase } begins. { $effect }
fermentation-draw-disc-won = gets the disc
fermentation-draw-disc-missed = no disc
fermentation-draw-stage-battle = The last battle
fermentation-draw-stage-battle-reason = Heroes first. After every fight the hunter loses 1 from his die, and the prize 1 TP.
fermentation-draw-stage-battle-of = The last battle: { $seat }
fermentation-draw-stage-battle-won = { $seat } beats the Werewolf Hunter!
fermentation-draw-stage-battle-held = { $seat } holds him off.
fermentation-draw-stage-battle-lost = { $seat } is beaten and loses half of the discs, rounded down.
fermentation-line-ingredients = Ingredients
fermentation-line-penalties = Penalties
fermentation-line-rigour = Rigour and recipe
fermentation-line-trophies = Werewolves
fermentation-line-hunter = Werewolf Hunter
fermentation-line-no-werewolf = Without a werewolf
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
fermentation-moon-first-frost-story = The abbot counts thirteen moons until the great tasting. Tonight the first one rises over white roofs.
fermentation-moon-locked-door = Locked Door
fermentation-moon-locked-door-story = Somebody has lost a key. Nobody admits which one.
fermentation-moon-deaf-hunter = Deaf Hunter
fermentation-moon-deaf-hunter-story = A cold has stopped the hunter’s ears. The brothers make the most of it.
fermentation-moon-creaking-floors = Creaking Floors
fermentation-moon-creaking-floors-story = Thaw. Every board in the house has something to say.
fermentation-moon-amber-moon = Amber Moon
fermentation-moon-amber-moon-story = The moon is the colour of what the bishop likes best.
fermentation-moon-silent-chapel = Silent Chapel
fermentation-moon-silent-chapel-story = The chapel is being whitewashed. Heaven will have to wait.
fermentation-moon-hungry-pack = Hungry Pack
fermentation-moon-hungry-pack-story = A lean spring. From the forest come voices that were not there last month.
fermentation-moon-two-hunters = Two Hunters
fermentation-moon-two-hunters-story = Tonight there are two shadows at the edge of the wood, and one of them has tusks.
fermentation-moon-dry-moon = Dry Moon
fermentation-moon-dry-moon-story = The cellar key hangs at the prior’s belt, and the prior does not sleep.
fermentation-moon-shifting-walls = Shifting Walls
fermentation-moon-shifting-walls-story = Was the well not on the other side? The fog is thick, and so are some heads.
fermentation-moon-triple-moon = Triple Moon
fermentation-moon-triple-moon-story = Three rings around the moon: only the strongest beer will do.
fermentation-moon-old-enemy = Old Enemy
fermentation-moon-old-enemy-story = The hunter knows the house by now, and every one of you by smell.
fermentation-moon-last-moon = Last Moon
fermentation-moon-last-moon-story = The thirteenth moon. The barrels are tapped at dawn, and one name will be painted on the wall.

# What a move gains over the next best one: itself, or by losing less.

fermentation-reason-time = { $change ->
    [more] leaves time before the next phase
   *[spares] brings the next phase less near
}
fermentation-reason-score = { $change ->
    [more] scores points
   *[spares] costs fewer points
}
fermentation-reason-means = { $change ->
    [more] brings cards, traps or focus
   *[spares] spends fewer cards, traps or focus
}
fermentation-reason-noise = { $change ->
    [more] makes you quieter
   *[spares] makes less noise
}
fermentation-reason-alcohol = { $change ->
    [more] sobers you up
   *[spares] goes less to your head
}
fermentation-reason-health = { $change ->
    [more] gets you back on your feet
   *[spares] is less likely to leave you on the floor
}
fermentation-reason-rigour = { $change ->
    [more] brings the disc of this phase nearer
   *[spares] keeps the order of the phases better
}
fermentation-reason-reach = { $change ->
    [more] brings something good within reach
   *[spares] stays nearer to what you need
}
fermentation-reason-rivals = { $change ->
    [more] holds the best rival back
   *[spares] gives the best rival less
}
fermentation-reason-start = { $change ->
    [more] begins with what wins more games
   *[spares] leaves less to the others’ better beginnings
}

# Rulings: what the book leaves open
fermentation-ruling-applied_find = Must a find of an Applied Action be put into the vat?
fermentation-ruling-applied_find-may-decline = No, every find may be declined.
fermentation-ruling-applied_find-one-space-fills = Yes, if there is only one space for it, of the current phase.
fermentation-ruling-tackled = Does a monk who is knocked down by a monk anger the Werewolf?
fermentation-ruling-tackled-calm = No: only injuries, drunken falls and trampling do.
fermentation-ruling-tackled-angers = Yes, like every other fall.
fermentation-ruling-trampled = Does trampling anger the Werewolf?
fermentation-ruling-trampled-angers = Yes, besides the attack itself.
fermentation-ruling-trampled-calm = No, only the attack does.
fermentation-ruling-fallen_runner = May a runner who is knocked down on arrival stand up with a point that is left?
fermentation-ruling-fallen_runner-may-stand = Yes.
fermentation-ruling-fallen_runner-lies = No, a run ends with the arrival.
fermentation-ruling-cloister_beer = Do beers and the Lucky Die serve in the Cloister?
fermentation-ruling-cloister_beer-served = Yes, as anywhere.
fermentation-ruling-cloister_beer-refused = No, there is nothing to find there.
fermentation-ruling-applied_search = May an Applied Action search for an ingredient that the recipe has no space left for?
fermentation-ruling-applied_search-anything = Yes: the dice are rolled and heard, and nothing is gathered.
fermentation-ruling-applied_search-needs-space = No.
fermentation-ruling-threshold = How much collective noise ends a phase?
fermentation-ruling-threshold-players = { $threshold_per_monk } for each player; in the long game, { $threshold_long } more.
fermentation-ruling-threshold-twice-the-players = { $threshold_per_monk } for each player, and as much again; in the long game, { $threshold_long } more.
fermentation-ruling-repeated_find = May an ingredient go on two spaces of a recipe in one phase?
fermentation-ruling-repeated_find-per-space = Yes: each space counts by itself, also one of a later phase.
fermentation-ruling-repeated_find-per-phase = No: in one phase a later find can only replace the earlier one.
fermentation-ruling-phase_end = The collective noise has reached its limit: when does the phase end?
fermentation-ruling-phase_end-after-turn = When the turn is finished.
fermentation-ruling-phase_end-after-deed = When the deed and its attacks are finished: movement that is left belongs to the next phase.
fermentation-ruling-endless_phase = Does a phase end in which the noise never reaches its limit?
fermentation-ruling-endless_phase-forty-turns = Yes, when every monk has had { $longest_phase ->
    [one] one turn
   *[other] { $longest_phase } turns
} in it.
fermentation-ruling-endless_phase-goes-on = No, it goes on until it is loud enough.
fermentation-ruling-lost_hunt = What happens to a monk who loses a hunt?
fermentation-ruling-lost_hunt-injured = He is injured, as after an attack.
fermentation-ruling-lost_hunt-unharmed = Nothing.
fermentation-ruling-passed_out = Is passing out heard like any other fall?
fermentation-ruling-passed_out-like-any-fall = Yes: IN +{ $fall_noise }, and it may anger the hunter.
fermentation-ruling-passed_out-unheard = No: only its die is heard.
fermentation-ruling-fallen_drinker = After a fall over his beers, does a monk still find something in his Applied Action?
fermentation-ruling-fallen_drinker-goes-on = Yes, the action goes on.
fermentation-ruling-fallen_drinker-finds-nothing = No, he finds nothing.
fermentation-ruling-attack_timing = A monk reaches noise 6 in the middle of a deed: when is he attacked?
fermentation-ruling-attack_timing-after-deed = When the deed is done.
fermentation-ruling-attack_timing-at-once = At once, before the deed goes on; only a fight between monks is finished first.
fermentation-ruling-same_hunter = The second hunter of a moon is the hunter of the night already: who comes in his place?
fermentation-ruling-same_hunter-another = The Werewolf, or the first other hunter of the box.
fermentation-ruling-same_hunter-nobody = Nobody: the moon changes nothing.
fermentation-ruling-two_recipes = On the last moon two moons with a recipe return: which recipe is brewed?
fermentation-ruling-two_recipes-last-chosen = That of the moon chosen last.
fermentation-ruling-two_recipes-first-chosen = That of the moon chosen first.

## What monks, cards, hunters and moons do: made from the numbers and effects of the pack
fermentation-effect-none = No effect of its own.
fermentation-effect-fight = { $change } in all fights.
fermentation-effect-fight-monks = { $change } in fights against monks.
fermentation-effect-fight-attacks = { $change } when attacked by a werewolf.
fermentation-effect-hunt = { $change } in hunts.
fermentation-effect-fight-hunter = { $change } against the Werewolf Hunter.
fermentation-effect-search = { $change } in every Applied Action.
fermentation-effect-search-gather = { $change } when gathering in an Applied Action.
fermentation-effect-search-draw = { $change } when drawing in an Applied Action.
fermentation-effect-search-hunt = { $change } when hunting in an Applied Action.
fermentation-effect-quality-ingredient = { $change } TP for { $ingredient ->
    [cleaning] vat cleaning
    [water] water
    [malt] malt
    [wood] wood
    [hops] hops
   *[yeast] yeast
}.
fermentation-effect-draw-cards = { $change } to the cards drawn in an Applied Action.
fermentation-effect-move = { $change } to the points of a Move.
fermentation-effect-ward = An injury is avoided on { $from } or more.
fermentation-effect-steady = A fall makes no noise.
fermentation-effect-resist = { $change } to alcohol tests.
fermentation-effect-quiet-success = A successful Applied Action makes no noise.
fermentation-worn-hands = { $size ->
    [one] One hand
   *[other] { $size } hands
}.
fermentation-worn = { $size ->
    [one] { $slot }
   *[other] { $slot } ({ $size })
}.
fermentation-once-card = Once: { $deed }.
fermentation-once-blessing = Blessing, once: { $deed }.
fermentation-once-curse = Curse: { $deed }.
fermentation-at-phase-start-once = Once, at the start of a phase: { $deed }.
fermentation-at-phase-end-once = Once, at the end of a phase: { $deed }.
fermentation-at-phase-start-always = At the start of each phase: { $deed }.
fermentation-at-phase-end-always = At the end of each phase: { $deed }.
fermentation-plays-alcohol = alcohol { $change }
fermentation-plays-alcohol-to = your alcohol level falls to { $amount }
fermentation-plays-noise = noise { $change }
fermentation-plays-noise-to = your noise falls to its lowest
fermentation-plays-leap = go to any other tile
fermentation-plays-close-door = close a door of your place until your next turn
fermentation-plays-trap = gain { $amount ->
    [one] a Trap
   *[other] { $amount } Traps
}
fermentation-plays-inspire = { $change } to your next Applied Action
fermentation-plays-enrich = an ingredient in your vat is worth { $amount } TP more
fermentation-plays-opponent-noise = an opponent’s noise { $change }
fermentation-plays-opponent-alcohol = an opponent’s alcohol { $change }, and its test
fermentation-plays-opponent-taste = { $change } TP for an opponent’s beer
fermentation-plays-steal = { $amount ->
    [one] take a card from a monk of your choice
   *[other] take { $amount } cards from a monk of your choice
}
fermentation-plays-give = { $amount ->
    [one] give one of your cards to a monk of your choice
   *[other] give { $amount } of your cards to a monk of your choice
}
fermentation-plays-swap = { $amount ->
    [one] swap one of your cards for one of another monk
   *[other] swap { $amount } of your cards for those of another monk
}
fermentation-helps-reroll = roll the die of an Applied Action again
fermentation-helps-avoid-fall = do not fall
fermentation-helps-reroll-other = another monk rolls the die of an Applied Action again
fermentation-angered-by = Angered when: { $triggers }.
fermentation-last-battle = Last battle: die { $fight }, prize { $taste } TP.
fermentation-moon-rule-none = No special rule.
fermentation-moon-rule-closed-doors = { $amount ->
    [one] One door, by chance, is closed all night.
   *[other] { $amount } doors, by chance, are closed all night.
}
fermentation-moon-rule-threshold = Each phase needs { $amount } more collective noise.
fermentation-moon-rule-noise-minimum = The lowest individual noise is { $amount } all night; Recruit blocks the next space.
fermentation-moon-rule-werewolves = Werewolves add { $amount } to all their rolls.
fermentation-moon-rule-hunter = The hunter’s bonus in the final battle is { $amount } higher.
fermentation-moon-rule-choose = { $amount ->
    [one] The rule of an earlier moon returns.
   *[other] The rules of { $amount } earlier moons return.
}
fermentation-moon-rule-points = { $amount ->
    [one] Its points count once.
   *[other] Its points count { $amount } times.
}
fermentation-moon-rule-beers = { $amount ->
    [0] No beer may be drunk.
    [one] At most { $amount } beer in one action.
   *[other] At most { $amount } beers in one action.
}
fermentation-moon-rule-layout-random = The tiles are laid at random.
fermentation-moon-rule-recipe = All brew this recipe: { $name }.
fermentation-moon-rule-closed = This place cannot be used: { $name }.
fermentation-moon-rule-second-hunter = The triggers of another hunter count too: { $name }.
fermentation-phase-effect-recruit = Recruit
fermentation-phase-effect-rallying-cry = Rallying Cry
fermentation-tile-gives = Gather: { $ingredient }.
fermentation-tile-use-draw = Draw cards here.
fermentation-tile-use-hunt = Hunt werewolves here.
fermentation-tile-use-noise = Any action here raises the collective noise.
fermentation-table-recipes = The recipes
fermentation-table-monks = The monks
fermentation-table-hunters = The Werewolf Hunters
fermentation-table-hunter_effects = The hunters’ effects
fermentation-table-hunter_battle = The hunters in the final battle
fermentation-table-wolves = The werewolves
fermentation-table-cards = The cards
fermentation-table-lasting_cards = Cards that last
fermentation-table-one_use_cards = Cards that work once
fermentation-table-curses = Curses
fermentation-table-table = The player board: what a result gives
fermentation-table-tiles = The tiles
fermentation-table-moons = The moons
fermentation-number-threshold_per_monk = Collective noise that ends a phase, for each monk
fermentation-number-threshold_long = More of it in a long game
fermentation-number-start_noise = Noise at the beginning
fermentation-number-start_alcohol = Alcohol at the beginning
fermentation-number-walk = Movement points of a walk
fermentation-number-run = Movement points of a run
fermentation-number-brawl = Movement points before picking a fight
fermentation-number-simple_move = Movement points beside a Simple Action
fermentation-number-run_noise = Noise of a run
fermentation-number-applied_noise = Noise of an Applied Action
fermentation-number-brawl_noise = Noise of a fight between monks
fermentation-number-fall_noise = Noise of a fall
fermentation-number-cloister_noise = Collective noise of an action in the Cloister
fermentation-number-simple_gather = TP of an ingredient gathered by a Simple Action
fermentation-number-hide = Noise that hiding takes away
fermentation-number-sober_up = Alcohol that sobering up takes away
fermentation-number-beers = Most beers in one action
fermentation-number-disc = TP of a rigour disc
fermentation-number-discs_for_bonus = Rigour discs for the bonus of the recipe
fermentation-number-no_werewolf = TP that a beer without werewolf loses
fermentation-number-recruit = Lowest noise that Recruit brings
fermentation-number-rallying_cry = Added to the werewolves’ dice by a Rallying Cry
fermentation-number-longest_phase = Turns of each monk after which a phase ends in any case
fermentation-number-campaign_points = Campaign points by rank
fermentation-number-bands = TP from which a beer is of the next better kind
fermentation-number-slot_hands = Hands of a monk
fermentation-number-slot_armour = Armour that he can wear
fermentation-number-slot_head = Headgear that he can wear
fermentation-number-slot_boots = Pairs of boots that he can wear
fermentation-number-slot_misc = Room in his bag
fermentation-table-slots = What a monk can wear
fermentation-choice-use-gather = gather
fermentation-choice-use-draw = draw cards
fermentation-choice-use-hunt = hunt
fermentation-choice-use-noise = make noise
fermentation-choice-at-phase-start = at the start of a phase
fermentation-choice-at-phase-end = at the end of a phase
fermentation-choice-card-use-once = once, then it is discarded
fermentation-choice-card-use-always = always, by itself
fermentation-print-anger = What angers him: { $triggers }.
fermentation-print-slot = { $slot } · { $many }
fermentation-print-caps = Caps
fermentation-print-dice-one = How often the best die reaches a number (%)
fermentation-print-dice-sum = How often the sum reaches a number (%)
fermentation-draw-cubes = cubes
