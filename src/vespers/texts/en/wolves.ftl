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

wolves-action-Drawn = Draw the { $wolf }
wolves-action-DrawnFaceDown = Draw a wolf, face down
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
