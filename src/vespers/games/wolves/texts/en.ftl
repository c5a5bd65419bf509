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
wolves-did-Starts = { $you ->
    [seat] You begin
   *[no] { $seat } begins
}

## What becomes true

wolves-event-RoundBegan = { $you ->
    [starter] Round { $round }: you begin.
   *[no] Round { $round }: { $starter } begins.
}
wolves-event-Covered = The { $wolf } covers a { $hidden } on { $cell }.
wolves-event-AmbushUsed = { $you ->
    [yes] You used { $power }; the Ambush is turned over.
   *[no] { $seat } used { $power }; the Ambush is turned over.
}
wolves-event-Swapped = { $you ->
    [yes] You swapped the wolves on { $cell } and { $other }.
   *[no] { $seat } swapped the wolves on { $cell } and { $other }.
}
wolves-event-ShapeFixed = The shape is fixed: { $columns } wide and { $rows } deep.
wolves-event-AreaFull = { $you ->
    [yes] You filled the last space: the round ends at once.
   *[no] { $seat } filled the last space: the round ends at once.
}
wolves-event-LastWolf = { $you ->
    [yes] You have placed the last wolf of your pack.
   *[no] { $seat } has placed the last wolf of the pack.
}
wolves-event-MoonsWon = { $you ->
    [yes] You show the most moons ({ $moons }) and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } shows the most moons ({ $moons }) and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
wolves-event-MoonsTied = Both show as many moons ({ $moons }): nobody scores them.
wolves-event-RowWon = { $you ->
    [yes] Row { $row }: you win it ({ $strength }) and take { $cards ->
        [one] { $cards } wolf
       *[other] { $cards } wolves
    }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Row { $row }: { $seat } wins it ({ $strength }) and takes { $cards ->
        [one] { $cards } wolf
       *[other] { $cards } wolves
    }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
wolves-event-RowTied = Row { $row } is tied ({ $strength }): nobody takes anything.
wolves-event-RoundWon = { $you ->
    [yes] You win the round, { $points } { $by_cards ->
        [yes] in points and { $cards } in wolves taken
       *[no] in points
    }.
   *[no] { $seat } wins the round, { $points } { $by_cards ->
        [yes] in points and { $cards } in wolves taken
       *[no] in points
    }.
}
wolves-event-RoundReplayed = { $you ->
    [starter] All is equal ({ $points }): the round is replayed, and you begin.
   *[no] All is equal ({ $points }): the round is replayed, and { $starter } begins.
}
wolves-event-MountainFinished = { $you ->
    [yes] You have finished the mountain and win the game, { $wins } in rounds.
   *[no] { $seat } has finished the mountain and wins the game, { $wins } in rounds.
}
wolves-end-mountain = The mountain is finished.

## What is asked

wolves-step-PlaceWolf = { $me }: place a wolf from your hand, beside another wolf or on an opposing wolf one lower.
wolves-step-SecondWolf = { $me }: place a second wolf at once, or keep the Ambush.
wolves-step-SwapWolf = { $me }: choose two of your visible wolves to change places.
wolves-step-TakeLoneWolf = { $me }: you have won the round. Choose the Lone Wolf that joins your pack.
wolves-step-TakeAlphaPower = { $me }: choose an Alpha Power for the rest of the game.
wolves-step-Draw = { $me }: the next wolf of the deck.
wolves-step-RevealPower = An Alpha Power is put on display.
wolves-step-FirstPlayer = Who begins the first round?

## What is asked of the player at the table

wolves-ask-PlaceWolf = Place a wolf beside another, or on an opposing wolf one lower.
wolves-ask-SecondWolf = Place a second wolf at once, or keep the Ambush.
wolves-ask-SwapWolf = Choose two of your visible wolves to change places.
wolves-ask-TakeLoneWolf = You have won the round. Choose the Lone Wolf that joins your pack.
wolves-ask-TakeAlphaPower = Choose an Alpha Power for the rest of the game.

## Why not

wolves-why-wolf_not_in_hand = You do not hold this wolf.
wolves-why-first_wolf_in_the_middle = The first wolf of a round lies in the middle of the table.
wolves-why-not_next_to_a_wolf = A wolf on an empty space must share a side with a wolf already laid.
wolves-why-out_of_area = There the territory would grow beyond { $long } by { $short } or { $short } by { $long }.
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

wolves-name = { $value }
wolves-name-lone = Lone { $value }


## The Alpha Powers

wolves-ambush = Ambush
wolves-endurance = Endurance

wolves-power-double-bond = Double Bound
wolves-power-great-leap = Great Leap
wolves-power-duel = Duel
wolves-power-relief = Relief
wolves-power-flair = Keen Scent
wolves-power-conquered-ground = Conquered Ground
wolves-power-moonsong = Moonsong
wolves-power-great-pack = Great Pack

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
wolves-scene-row-from-top = { $place ->
    [1] Top row
    [2] Second row
    [3] Third row
   *[other] Fourth row
}
wolves-scene-points-won = +{ $points }
wolves-scene-deck = Wolves in the deck
wolves-scene-moons = Moons
wolves-scene-wins = Rounds won
wolves-scene-points = Points of this round
wolves-scene-cards = Wolves taken

# What a move gains over the next best one: itself, or by losing less.

wolves-reason-rounds = { $change ->
    [more] wins the round
   *[spares] keeps the round open
}
wolves-reason-points = { $change ->
    [more] scores more if the round ended now
   *[spares] gives up fewer points of this round
}
wolves-reason-moons = { $change ->
    [more] brings moons: points for most of them
   *[spares] falls less far behind in moons
}
wolves-reason-safe = { $change ->
    [more] puts a wolf that cannot be covered any more by the usual rules
   *[spares] leaves fewer wolves that can be covered
}
wolves-reason-lone = { $change ->
    [more] makes the pack stronger with a Lone Wolf
   *[spares] leaves the foe a weaker Lone Wolf
}
wolves-reason-power = { $change ->
    [more] has a power in reserve
   *[spares] does not use up a power
}
wolves-scene-rounds-score = { $mine } : { $theirs }
wolves-scene-corner-help = A corner: the value of a wolf with the sign of corners counts × { $times } here.
wolves-scene-corner-counts = { $value } counts { $counts }
wolves-scene-corner-note = corner: { $value }
wolves-scene-lone-wolf = Lone Wolf
wolves-scene-mountain = The mountain of { $seat }
wolves-scene-mountain-won = The mountain of { $seat }: { $wins ->
    [0] nothing yet
    [one] the base
   *[other] base and summit
}
wolves-scene-mountain-help = { $wins ->
    [one] One round won builds the mountain, and wins.
   *[other] A round won builds the base, a second one the summit. Whoever has both wins.
}
wolves-scene-row-sums = Row { $row }: { $sums }
wolves-scene-row-help = The higher sum takes its own visible wolves of the row, a point each.
wolves-scene-row-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $you ->
    [yes] you
   *[no] { $seat }
}
wolves-scene-row-tied = a tie: nobody’s
wolves-scene-moons-now = Moons: { $sums }
wolves-scene-moons-title = Moons
wolves-scene-moons-foot = most: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-scene-moons-help = Whoever shows the most moons in the whole territory scores them.
wolves-scene-points-now = If it ended now: { $sums }
wolves-scene-points-title = If it ended now
wolves-scene-points-foot = points, this round
wolves-scene-points-help = Moons and rows added up as the territory lies now.
wolves-scene-ambush-kind = Ambush, once a round
wolves-scene-endurance-kind = Endurance, always
wolves-scene-ambush-used = used, back next round
wolves-scene-unseen = in hand and deck
wolves-scene-unseen-mine = still in your deck
wolves-scene-unseen-wolf = Not seen yet: { $wolf }
wolves-scene-tag-cover = cover the { $value }
wolves-scene-tag-ambush = { $power }: the { $value }
wolves-scene-row-becomes = Row { $row } goes from { $before } to { $after }{ $leads ->
    [me] {""}: you lead it.
    [tie] {""}: a tie.
   *[foe] {""}.
}
wolves-scene-round-ends = Round { $round } is counted
wolves-scene-round-won = { $you ->
    [yes] You win the round, { $points }.
   *[no] { $seat } wins the round, { $points }.
}
wolves-scene-round-tied = All is equal: the round is played again.
wolves-scene-mountain-grows = { $you ->
    [yes] Your mountain grows
   *[no] The mountain of { $seat } grows
}
wolves-scene-prize-follows = The winner takes a Lone Wolf, the other an Alpha Power.
wolves-scene-stamp-moons = { $moons ->
    [one] { $moons } moon
   *[other] { $moons } moons
}
wolves-scene-stamp-value = { $value }
wolves-scene-stamp-corner = { $value } × { $times } = { $counts }


## What was done

wolves-did-Place = { $you ->
    [yes] You placed the { $wolf } on { $cell }
   *[no] { $who } placed the { $wolf } on { $cell }
}
wolves-did-Rest = { $you ->
    [yes] You placed no second wolf
   *[no] { $who } placed no second wolf
}
wolves-did-CallAmbush = { $you ->
    [yes] You used { $power }
   *[no] { $who } used { $power }
}
wolves-did-Swap = { $you ->
    [yes] You lifted the wolf on { $cell }
   *[no] { $who } lifted the wolf on { $cell }
}
wolves-did-TakeLone = { $you ->
    [yes] You took the { $wolf }
   *[no] { $who } took the { $wolf }
}
wolves-did-TakePower = { $you ->
    [yes] You took { $power }
   *[no] { $who } took { $power }
}
wolves-did-Drawn = { $you ->
    [yes] You drew the { $wolf }
   *[no] { $who } drew the { $wolf }
}
wolves-did-DrawnFaceDown = { $who } drew a wolf

# Rulings: what the book leaves open
wolves-ruling-corners = Which are the corners of the territory?
wolves-ruling-corners-any-size = Those of the smallest rectangle around all wolves, whatever its size.
wolves-ruling-corners-full-size = Only those of a rectangle that has reached its full size.
wolves-ruling-replayed_ambush = Is an Ambush ready again in a replayed round?
wolves-ruling-replayed_ambush-ready = Yes, as in every new round.
wolves-ruling-replayed_ambush-spent = No: an Ambush used in the tied round stays used.
wolves-ruling-protection = Does the last visible wolf stay protected against Ambushes?
wolves-ruling-protection-from-all = Yes: no power covers the last visible wolf.
wolves-ruling-protection-not-from-ambushes = No: a cover that only an Ambush allows may take it.

## What wolves and powers do: made from the numbers and effects of the pack
wolves-can-corner = In a corner of the territory its value counts × { $times }, so { $counts }.
wolves-can-bonus = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more when you win its row.
wolves-can-moons = Shows { $moons ->
    [one] { $moons } moon
   *[other] { $moons } moons
}.
wolves-can-be-covered = A { $value } covers it.
wolves-can-not-be-covered = By the usual rules nothing covers it.
wolves-power-about = { $kind }. { $words }
wolves-effect-second-wolf = After placing your wolf, place a second one at once.
wolves-effect-leap = One of your wolves may cover an opposing wolf exactly two lower.
wolves-effect-equal = One of your wolves may cover an opposing wolf of the same value.
wolves-effect-swap = Before placing, swap two of your own visible wolves; what they cover stays.
wolves-effect-new-hand = Before placing, put your hand under your deck and draw as many wolves.
wolves-effect-tied-rows = You win tied rows in which you have a visible wolf.
wolves-effect-moon = You count { $moons ->
    [one] { $moons } moon
   *[other] { $moons } moons
} more.
wolves-effect-larger-hand = Your hand holds { $wolves ->
    [one] { $wolves } wolf
   *[other] { $wolves } wolves
}.
wolves-table-wolves = The wolves
wolves-table-powers = The Alpha Powers
wolves-print-mountains = Mountains
wolves-number-hand = Wolves in a hand
wolves-number-larger_hand = Wolves in a hand with the power of the larger hand
wolves-number-offered = Alpha Powers on display
wolves-number-wins = Rounds to win
wolves-number-long = The longer side of the territory
wolves-number-short = The shorter side of the territory
wolves-number-corner = Times that a wolf with the sign of corners counts in a corner
wolves-number-moon_points = Points for the most moons
wolves-number-moonsong = Extra moons with the power of moons
wolves-sign-corner = Counts more in a corner
