### Moonlight: the Territory of the Wolves

wolves-title = Moonlight: the Territory of the Wolves
wolves-blurb = Two packs, one mountain. Lay your wolves beside the others or on top of theirs, and win the rows. Best of three rounds.

## Options

wolves-option-starter = Who begins the first round
wolves-option-starter-chance = Chance decides (who saw a wolf last)
wolves-option-starter-first = The first player
wolves-option-starter-second = The second player

## What players say

wolves-action-Place = Place the { $wolf } on { $cell }
wolves-action-Rest = No second wolf
wolves-action-CallAmbush = Use { $power }
wolves-action-Swap = Swap the wolf on { $cell }
wolves-action-TakeLone = Take the { $wolf }
wolves-action-TakePower = Take { $power }

## What chance says

wolves-action-Drawn = { $me } draws the { $wolf }
wolves-action-DrawnFaceDown = { $me } draws a wolf, face down
wolves-action-Revealed = { $power } is on display
wolves-action-Starts = { $seat } begins

## What becomes true

wolves-event-RoundBegan = Round { $round }: { $starter } begins.
wolves-event-Covered = { $seat } covers a { $hidden } with the { $wolf } on { $cell }.
wolves-event-AmbushUsed = { $seat } uses { $power }; the Ambush is turned over.
wolves-event-Swapped = { $seat } swaps the wolves on { $cell } and { $other }.
wolves-event-ShapeFixed = The shape is fixed: { $columns } wide and { $rows } deep.
wolves-event-AreaFull = { $seat } fills the last space: the round ends at once.
wolves-event-LastWolf = { $seat } has placed the last wolf of the pack.
wolves-event-MoonsWon = { $seat } shows the most moons ({ $moons }) and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
wolves-event-MoonsTied = Both show as many moons ({ $moons }): nobody scores them.
wolves-event-RowWon = Row { $row }: { $seat } wins it ({ $strength }) and takes { $cards ->
    [one] { $cards } wolf
   *[other] { $cards } wolves
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
wolves-event-RowTied = Row { $row } is tied ({ $strength }): nobody takes anything.
wolves-event-RoundWon = { $seat } wins the round, { $points } { $by_cards ->
    [yes] in points and { $cards } in wolves taken
   *[no] in points
}.
wolves-event-RoundReplayed = All is equal ({ $points }): the round is replayed, and { $starter } begins.
wolves-event-MountainFinished = { $seat } has finished the mountain and wins the game, { $wins } in rounds.
wolves-end-mountain = The mountain is finished.

## What is asked

wolves-step-PlaceWolf = { $me }: place a wolf of your hand, beside another wolf or on an opposing wolf one lower.
wolves-step-SecondWolf = { $me }: place a second wolf at once, or keep the Ambush.
wolves-step-SwapWolf = { $me }: choose the two of your visible wolves that change places.
wolves-step-TakeLoneWolf = { $me }: you have won the round. Choose the Lone Wolf that joins your pack.
wolves-step-TakeAlphaPower = { $me }: choose an Alpha Power for the rest of the game.
wolves-step-Draw = { $me }: the next wolf of the deck.
wolves-step-RevealPower = An Alpha Power is put on display.
wolves-step-FirstPlayer = Who begins the first round?

## Why not

wolves-why-wolf_not_in_hand = You do not hold this wolf.
wolves-why-first_wolf_in_the_middle = The first wolf of a round lies in the middle of the table.
wolves-why-not_next_to_a_wolf = A wolf on an empty space must share a side with a wolf already laid.
wolves-why-out_of_area = There the territory would grow beyond 4 by 3 or 3 by 4.
wolves-why-own_wolf = You cannot cover a wolf of your own.
wolves-why-not_one_higher = A wolf covers only an opposing wolf whose value is lower by exactly one, unless a power allows more.
wolves-why-last_visible_wolf = This is the last visible wolf of your opponent: it cannot be covered.
wolves-why-not_a_lone_wolf = This is not a Lone Wolf.
wolves-why-power_not_offered = This Alpha Power is not on display.
wolves-why-not_your_power = You do not own this Alpha Power.
wolves-why-ambush_used = This Ambush has been used; it is ready again in the next round.
wolves-why-not_before_placing = This power is not called before placing: it works by itself.
wolves-why-two_wolves_needed = Relief needs two visible wolves of yours.
wolves-why-deck_empty = Keen Scent needs a wolf in your deck.
wolves-why-not_your_wolf = There is no visible wolf of yours.
wolves-why-same_wolf = You have already chosen this wolf; choose the other one.

## The wolves

wolves-wolf-one = 1
wolves-wolf-two = 2
wolves-wolf-three = 3
wolves-wolf-four = 4
wolves-wolf-five = 5
wolves-wolf-lone-one = Lone 1
wolves-wolf-lone-two = Lone 2
wolves-wolf-lone-four = Lone 4
wolves-wolf-lone-six = Lone 6

wolves-wolf-one-help = Counts three times its value in a corner of the territory.
wolves-wolf-two-help = No power of its own.
wolves-wolf-three-help = Worth one point more when you win its row.
wolves-wolf-four-help = No power of its own.
wolves-wolf-five-help = By the usual rules only the Lone 6 covers it.
wolves-wolf-lone-one-help = A 1 with two moons; counts three times its value in a corner.
wolves-wolf-lone-two-help = Counts three times its value in a corner, so 6; still covered by a 3.
wolves-wolf-lone-four-help = One more 4 for your pack.
wolves-wolf-lone-six-help = The only 6 there is: nothing covers it by the usual rules.

## The Alpha Powers

wolves-ambush = Ambush
wolves-endurance = Endurance

wolves-power-double-bond = Double Bound
wolves-power-double-bond-help = Ambush. After placing your wolf, place a second one at once.
wolves-power-great-leap = Great Leap
wolves-power-great-leap-help = Ambush. One of your wolves may cover an opposing wolf exactly two lower.
wolves-power-duel = Duel
wolves-power-duel-help = Ambush. One of your wolves may cover an opposing wolf of the same value.
wolves-power-relief = Relief
wolves-power-relief-help = Ambush. Before placing, swap two of your own visible wolves; what they cover stays.
wolves-power-flair = Keen Scent
wolves-power-flair-help = Ambush. Before placing, put your hand under your deck and draw as many wolves.
wolves-power-conquered-ground = Conquered Ground
wolves-power-conquered-ground-help = Endurance. You win tied rows in which you have a visible wolf.
wolves-power-moonsong = Moonsong
wolves-power-moonsong-help = Endurance. You count one moon more.
wolves-power-great-pack = Great Pack
wolves-power-great-pack-help = Endurance. Your hand is four wolves.

## The drawing

wolves-scene-round = Round { $round }
wolves-scene-goal = { $wins ->
    [one] one round decides
   *[other] first to { $wins } rounds
}
wolves-scene-territory = Territory
wolves-scene-cell = Space { $cell }
wolves-scene-wolf = { $wolf } of { $seat }
wolves-scene-back = A face-down wolf
wolves-scene-hand = Hand of { $seat }
wolves-scene-powers = Alpha Powers on display
wolves-scene-lone = Lone Wolves
wolves-scene-belongings = What { $seat } has won
wolves-scene-row-sum = Row { $row }
wolves-scene-sum = { $seat }: { $sum }
wolves-scene-deck = Wolves in the deck
wolves-scene-moons = Moons
wolves-scene-wins = Rounds won
wolves-scene-points = Points of this round
wolves-scene-cards = Wolves taken
