### Heaven & Ale

heaven-ale-title = Heaven & Ale
heaven-ale-blurb = Walk round the abbey's track, plant your garden in sun and shade, and bring all five ingredients of the beer forward together.

## Options

heaven-ale-option-entry = Who chooses a starting place first
heaven-ale-option-entry-book = Clockwise after the first player (the book)
heaven-ale-option-entry-english = Counter-clockwise (the English edition)
heaven-ale-option-exchange = The exchange at the end
heaven-ale-option-exchange-literal = As long as it can go on (the book)
heaven-ale-option-exchange-best = As far as it helps
heaven-ale-option-brewmaster = Where the brewmaster begins

## What players say

heaven-ale-action-Walk = Walk to { $space }
heaven-ale-action-Enter = Enter by the gate “{ $place }”
heaven-ale-action-Sell = Sell the card “{ $card }”
heaven-ale-action-Take = Buy { $tile }
heaven-ale-action-Stop = Buy no more
heaven-ale-action-Place = Place it on { $hex }
heaven-ale-action-BuildFirst = Build on { $site } first
heaven-ale-action-Activate = Activate around { $site }: { $neighbours }
heaven-ale-action-MarkNumber = Disc on X: all tiles of number { $number }
heaven-ale-action-MarkResource = Disc on { $colour }
heaven-ale-action-MarkMonk = Disc on { $monk }
heaven-ale-action-UsePrivilege = Place the card “{ $card }”
heaven-ale-action-KeepPrivileges = Keep the cards
heaven-ale-action-Advance = Move the marker of { $colour }

## What chance says

heaven-ale-action-Starts = { $seat } is first player
heaven-ale-did-Starts = { $you ->
    [seat] You are first player.
   *[no] { $seat } is first player.
}
heaven-ale-action-DrawnResource = Draw { $tile }
heaven-ale-action-DrawnMonk = Draw { $monk }

## What becomes true

heaven-ale-event-RoundBegins = Round { $round } of { $rounds } begins.
heaven-ale-event-TileBought = { $you ->
    [yes] You pay { $price } and place { $tile } on { $hex }.
   *[no] { $seat } pays { $price } and places { $tile } on { $hex }.
}
heaven-ale-event-Earned = { $you ->
    [yes] You receive { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
   *[no] { $seat } receives { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
}
heaven-ale-event-MarkerMoved = { $you ->
    [yes] Your marker of { $colour } moves to { $to }.
   *[no] { $seat }: { $colour } moves to { $to }.
}
heaven-ale-event-BrewmasterMoved = { $you ->
    [yes] Your brewmaster moves to { $to }.
   *[no] { $seat }: the brewmaster moves to { $to }.
}
heaven-ale-event-Built = { $you ->
    [yes] You have surrounded { $site }, total { $total }: { $building }.
   *[no] { $seat } has surrounded { $site }, total { $total }: { $building }.
}
heaven-ale-event-BarrelTaken = { $you ->
    [yes] You took the { $large ->
        [yes] large
       *[no] small
    } barrel “{ $barrel }”.
   *[no] { $seat } took the { $large ->
        [yes] large
       *[no] small
    } barrel “{ $barrel }”.
}
heaven-ale-event-Scored = { $you ->
    [yes] You: exchange at { $rate }:1 and ducats bring the rearmost marker from { $rearmost } to { $brewed }. { $lowest } × { $multiplier } = { $production }, barrels { $barrels }, first player { $first }. Total: { $points }.
   *[no] { $seat }: exchange at { $rate }:1 and ducats bring the rearmost marker from { $rearmost } to { $brewed }. { $lowest } × { $multiplier } = { $production }, barrels { $barrels }, first player { $first }. Total: { $points }.
}

## Why not

heaven-ale-why-not_forward = A figure only walks forward.
heaven-ale-why-no_tile_there = There is no tile on that space.
heaven-ale-why-no_free_hex = Your garden is full.
heaven-ale-why-cannot_pay_there = You cannot pay for any tile there, not even by selling your cards.
heaven-ale-why-no_disc_there = There is no disc on that space.
heaven-ale-why-no_use_for_disc = You have no spot for that disc: it is taken, or you have no tile for it.
heaven-ale-why-no_barrel_to_take = You meet no goal whose barrel you could take.
heaven-ale-why-place_taken = Another figure stands there.
heaven-ale-why-must_be_first_player = The last figure to come home must be first player.
heaven-ale-why-card_not_in_hand = You do not have that card any more.
heaven-ale-why-tile_not_here = That tile does not lie on this space.
heaven-ale-why-tile_too_dear = You cannot pay for that tile, not even by selling your cards.
heaven-ale-why-hex_taken = A tile lies there already.
heaven-ale-why-too_dear_in_shade = You have too few ducats for it, even in the shade: sell a card first.
heaven-ale-why-too_dear_in_sun = You have too few ducats for it in the sun.
heaven-ale-why-site_not_surrounded = That site is not surrounded now.
heaven-ale-why-building_activates_others = This building does not activate those tiles.
heaven-ale-why-letter_forbids_spot = The letter of the disc does not allow that spot.
heaven-ale-why-spot_has_disc = That spot has a disc already.
heaven-ale-why-no_tile_for_disc = Your garden has no tile that this would activate.
heaven-ale-why-marker_not_lowest = That marker is not among the rearmost.

## What is asked

heaven-ale-step-FirstPlayer = Who is first player?
heaven-ale-step-ChoosePlace = { $me }, choose a place in the starting area.
heaven-ale-step-DrawResource = A resource tile is drawn for { $space }.
heaven-ale-step-DrawMonk = A monk is drawn for { $space }.
heaven-ale-step-MoveFigure = { $me }, where do you walk?
heaven-ale-step-TakeTile = { $me }, which tile do you buy?
heaven-ale-step-TakeAnother = { $me }, another tile?
heaven-ale-step-PlaceTile = { $me }, where do you place { $tile }?
heaven-ale-step-ChooseSite = { $me }, two sites are surrounded. Which comes first?
heaven-ale-step-ActivateTiles = { $me }, { $building } on { $site }: which tiles does it activate?
heaven-ale-step-LayDisc = { $me }, where do you lay the disc?
heaven-ale-step-CompletePair = { $me }, the pair is complete. Do you place a privilege card?
heaven-ale-step-AdvanceMarker = { $me }, which marker moves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} forward?
heaven-ale-step-AdvanceLowest = { $me }, which of the rearmost markers moves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} forward?
heaven-ale-step-AdvanceColour = { $me }, whose tiles do you count?

## How it ends

heaven-ale-end-rounds = The last round is over.

## Pieces

heaven-ale-resource-wood = wood
heaven-ale-resource-yeast = yeast
heaven-ale-resource-hops = hops
heaven-ale-resource-water = water
heaven-ale-resource-barley = barley
heaven-ale-tile = { $colour } { $number }
heaven-ale-tile-none = no tile
heaven-ale-monk-1 = the librarian
heaven-ale-monk-2 = the cellarer
heaven-ale-monk-3 = the gardener
heaven-ale-monk-4 = the bell-ringer
heaven-ale-space-start = the starting area
heaven-ale-space-resource = space { $number }, resource
heaven-ale-space-monk = space { $number }, monk for { $cost }
heaven-ale-space-disc = space { $number }, disc { $letters }
heaven-ale-space-barrel = space { $number }, barrels
heaven-ale-place-first = first player
heaven-ale-place-ducats = ducats
heaven-ale-place-brewmaster = brewmaster
heaven-ale-place-resource = a resource
heaven-ale-neighbours = { $arrows }
heaven-ale-privilege-ducats = ducats
heaven-ale-privilege-brewmaster = brewmaster
heaven-ale-privilege-barrels = barrels
heaven-ale-privilege-lowest = lowest marker
heaven-ale-privilege-colour = colour

## In a terminal

heaven-ale-draw-round = Round { $round } of { $rounds }
heaven-ale-draw-purse =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
heaven-ale-draw-barrels = Barrels (◉ large, ○ small)
heaven-ale-draw-cards = Cards
heaven-ale-draw-placed = Placed
heaven-ale-draw-large = Large barrels
heaven-ale-draw-small = Small barrels
heaven-ale-draw-wood = wo
heaven-ale-draw-yeast = ye
heaven-ale-draw-hops = ho
heaven-ale-draw-water = wa
heaven-ale-draw-barley = ba
heaven-ale-draw-brother = Mo

## What somebody did

heaven-ale-did-Walk = { $you ->
    [yes] You walked to { $space }
   *[no] { $who } walked to { $space }
}
heaven-ale-did-Enter = { $you ->
    [yes] You took the place “{ $place }”
   *[no] { $who } took the place “{ $place }”
}
heaven-ale-did-Sell = { $you ->
    [yes] You sold the card “{ $card }”
   *[no] { $who } sold the card “{ $card }”
}
heaven-ale-did-Take = { $you ->
    [yes] You chose { $tile }
   *[no] { $who } chose { $tile }
}
heaven-ale-did-Stop = { $you ->
    [yes] You bought no more
   *[no] { $who } bought no more
}
heaven-ale-did-Place = { $you ->
    [yes] You placed a tile on { $hex }
   *[no] { $who } placed a tile on { $hex }
}
heaven-ale-did-BuildFirst = { $you ->
    [yes] You built on { $site } first
   *[no] { $who } built on { $site } first
}
heaven-ale-did-Activate = { $you ->
    [yes] You activated tiles around { $site }: { $neighbours }
   *[no] { $who } activated tiles around { $site }: { $neighbours }
}
heaven-ale-did-MarkNumber = { $you ->
    [yes] You laid a disc on X: all tiles of number { $number }
   *[no] { $who } laid a disc on X: all tiles of number { $number }
}
heaven-ale-did-MarkResource = { $you ->
    [yes] You laid a disc on { $colour }
   *[no] { $who } laid a disc on { $colour }
}
heaven-ale-did-MarkMonk = { $you ->
    [yes] You laid a disc on { $monk }
   *[no] { $who } laid a disc on { $monk }
}
heaven-ale-did-UsePrivilege = { $you ->
    [yes] You placed the card “{ $card }”
   *[no] { $who } placed the card “{ $card }”
}
heaven-ale-did-KeepPrivileges = { $you ->
    [yes] You kept the cards
   *[no] { $who } kept the cards
}
heaven-ale-did-Advance = { $you ->
    [yes] You moved the marker of { $colour }
   *[no] { $who } moved the marker of { $colour }
}
heaven-ale-did-DrawnResource = { $tile } was drawn
heaven-ale-did-DrawnMonk = { $monk } was drawn

## In a drawing

heaven-ale-scene-track = The abbey and its track
heaven-ale-scene-garden = { $me }’s garden
heaven-ale-scene-round = Round { $round } of { $rounds }
heaven-ale-scene-ducats = Ducats
heaven-ale-scene-rate = Exchange and multiplier
heaven-ale-scene-points = Points
heaven-ale-scene-discs-laid = Discs
heaven-ale-scene-production = Beer
heaven-ale-scene-cards = Privilege cards
heaven-ale-scene-placed = Privileges placed
heaven-ale-scene-barrels = Barrels
heaven-ale-scene-first = First player
heaven-ale-scene-brewmaster = Brewmaster
heaven-ale-scene-any-resource = A marker of your choice
heaven-ale-scene-purse = Purse
heaven-ale-scene-forecast = If it ended now
heaven-ale-scene-forecast-short = if it ended now
heaven-ale-scene-purse-now = { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}
heaven-ale-scene-forecast-now = If it ended now: { $number ->
    [one] { $number } point
   *[other] { $number } points
}
heaven-ale-scene-disc = Activation disc
heaven-ale-scene-disc-on = Disc: { $spot }
heaven-ale-scene-sunny = Sunny hex { $hex }
heaven-ale-scene-shady = Shady hex { $hex }
heaven-ale-scene-site = Building site { $site }
heaven-ale-scene-spot-x = Spot X: a number
heaven-ale-scene-spot-wood = Spot of wood
heaven-ale-scene-spot-yeast = Spot of yeast
heaven-ale-scene-spot-hops = Spot of hops
heaven-ale-scene-spot-water = Spot of water
heaven-ale-scene-spot-barley = Spot of barley
heaven-ale-scene-spot-monk-1 = Spot of the librarian
heaven-ale-scene-spot-monk-2 = Spot of the cellarer
heaven-ale-scene-spot-monk-3 = Spot of the gardener
heaven-ale-scene-spot-monk-4 = Spot of the bell-ringer

# What a move gains over the next best one: itself, or by losing less.

heaven-ale-reason-production = { $change ->
    [more] will make more beer: the rearmost ingredient and the brewmaster come further
   *[spares] keeps more of the beer to come
}
heaven-ale-reason-barrels = { $change ->
    [more] brings a barrel within reach
   *[spares] keeps a barrel within reach
}
heaven-ale-reason-first = { $change ->
    [more] takes the points of the first player
   *[spares] does not leave the points of the first player to others
}
heaven-ale-reason-money = { $change ->
    [more] brings ducats
   *[spares] costs fewer ducats
}
heaven-ale-reason-cards = { $change ->
    [more] brings a card
   *[spares] keeps more cards in hand
}
heaven-ale-reason-track = { $change ->
    [more] keeps the way ahead
   *[spares] runs past fewer spaces of the track
}
heaven-ale-reason-start = { $change ->
    [more] begins with what wins more games
   *[spares] leaves less to the others’ better beginnings
}
heaven-ale-scene-stall = Space { $number }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
heaven-ale-scene-stall-row = The stall
heaven-ale-scene-barrel-large = Large barrel
heaven-ale-scene-barrel-small = Small barrel
heaven-ale-scene-barrel-large-of = Large barrel: { $goal }
heaven-ale-scene-barrel-small-of = Small barrel: { $goal }
heaven-ale-scene-barrel-of = Taken: { $me }
heaven-ale-scene-nobody = nobody
heaven-ale-scene-pair = { $laid ->
    [0] Pair without discs
    [1] Pair with one disc
   *[other] Pair complete
}
heaven-ale-scene-card-ducats = { $number ->
    [one] Take { $number } ducat.
   *[other] Take { $number } ducats.
}
heaven-ale-scene-card-brewmaster = He goes { $number } forward.
heaven-ale-scene-card-barrels = Each barrel counts { $number } more.
heaven-ale-scene-card-lowest = The rearmost: +{ $number } for each disc.
heaven-ale-scene-card-colour = One resource: +{ $number } per tile.
heaven-ale-scene-card-or-sell = { $effect } Or sell it for { $ducats }.
heaven-ale-scene-pair-brings = privilege
heaven-ale-scene-pair-complete = complete
heaven-ale-scene-field = Field { $number }
heaven-ale-scene-band = Exchange { $rate }:1, beer × { $multiplier }
heaven-ale-scene-marker-on = Marker of { $colour }: { $number }
heaven-ale-scene-brewmaster-on = Brewmaster: { $number }
heaven-ale-scene-used = placed
heaven-ale-scene-sign = { $text }
heaven-ale-scene-sells-for = Sold now: { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
heaven-ale-scene-production-detail = rearmost { $rearmost }; { $times ->
    [one] { $times } exchange
   *[other] { $times } exchanges
} → { $exchanged }; ducats → { $lowest }; { $counted } × { $multiplier } = { $points }
heaven-ale-scene-barrels-detail = { $large } large, { $small } small
heaven-ale-scene-beer-none = no beer this year
heaven-ale-scene-beer-even = an even, honest ale
heaven-ale-scene-beer-strong = a beer people will talk about
heaven-ale-scene-beer-honest = a drinkable beer
heaven-ale-scene-free = free
heaven-ale-scene-in-shade = in the shade
heaven-ale-scene-in-sun = in the sun
heaven-ale-scene-or = { $first } or { $second }
heaven-ale-scene-walk = You buy { $tiles }, or more of them.
heaven-ale-scene-fetch = You take { $number ->
    [one] one barrel
   *[other] { $number } barrels
}: +{ $points }.
heaven-ale-scene-warn-keep = This pair can take a card only now.
heaven-ale-scene-warn-home = You still have { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} and could buy on { $spaces ->
    [one] one more space
   *[other] { $spaces } more spaces
}. At home your round is over.
heaven-ale-scene-warn-last = This is the last round: you go home with { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} and { $cards ->
    [one] { $cards } unsold card
   *[other] { $cards } unsold cards
}. Cards are worth nothing at the end.
heaven-ale-scene-pay-shade = In the shade: { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, { $left } left.
heaven-ale-scene-pay-sun = In the sun: { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, { $left } left.
heaven-ale-scene-price-name = Price
heaven-ale-scene-closes = { $site } closes with { $total }: { $building }, brewmaster +{ $steps }.
heaven-ale-scene-at-space = { $more ->
    [0] { $tile }, space { $space }
   *[other] { $tile } and more, space { $space }
}
heaven-ale-scene-at-hex = { $tile } on { $hex }
heaven-ale-scene-left = { $have } → { $shade } ducats in the shade, { $sun } in the sun.
heaven-ale-scene-left-of = { $tile }: { $have } → { $shade } in the shade, { $sun } in the sun.
heaven-ale-scene-would-close = On { $hex } it closes { $site }: { $total }, { $building }.
heaven-ale-scene-grows = { $site }: { $have } of { $need } hexes taken.
heaven-ale-scene-sum = { $parts } = { $total }
heaven-ale-scene-closing-of = { $site } closes: { $building }
heaven-ale-scene-sell-says = The card goes back to the box for good.
heaven-ale-scene-activates = It activates { $number ->
    [one] one tile
   *[other] { $number } tiles
}.
heaven-ale-scene-completes = It completes the pair: you may place a privilege card.
heaven-ale-scene-total = Total
heaven-ale-scene-why-sell = You have too few ducats: sell a card first.
heaven-ale-scene-why-MoveFigure = Only forward, as far as you like; what you pass is left to the others.
heaven-ale-scene-why-ChoosePlace = Its income is yours at once.
heaven-ale-scene-why-AdvanceMarker = Only your rearmost marker counts at the end.
heaven-ale-scene-why-TakeTile = At least one; the price in the sun is not that in the shade.
heaven-ale-scene-why-TakeAnother = You may buy more, or stop.
heaven-ale-scene-why-PlaceTile = Shade pays ducats later, sun moves the marker. The price is on each hex.
heaven-ale-scene-why-ChooseSite = The first is finished before the second.
heaven-ale-scene-why-ActivateTiles = Shade pays ducats, sun moves its marker, monks move the brewmaster.
heaven-ale-scene-why-LayDisc = Each spot is used once in a game.
heaven-ale-scene-why-CompletePair = Now or never for this pair; you keep a card you do not place.
heaven-ale-scene-why-AdvanceLowest = One of them takes all the steps.
heaven-ale-scene-why-AdvanceColour = One step for each of its tiles in your garden.
heaven-ale-scene-stage-closes = { $you ->
    [yes] You have surrounded { $site }
   *[no] { $me } has surrounded { $site }
}
heaven-ale-scene-stage-total = Total { $total }: { $building }
heaven-ale-scene-stage-activates = Now the building activates tiles around it.
heaven-ale-scene-stage-activation = { $you ->
    [yes] Your tiles are activated
   *[no] { $me }’s tiles are activated
}
heaven-ale-scene-stage-around = Around the building on { $site }
heaven-ale-scene-stage-barrel = { $you ->
    [yes] You take a barrel
   *[no] { $me } takes a barrel
}
heaven-ale-scene-stage-round = Round { $round } of { $rounds } is over
heaven-ale-scene-stage-first = { $you ->
    [yes] You begin the next round.
   *[no] { $me } begins the next round.
}
heaven-ale-scene-stage-next = Round { $round } of { $rounds }: one more tile on every space
heaven-ale-scene-stage-brewed = { $you ->
    [yes] Your ale
   *[no] The ale of { $me }
}
heaven-ale-scene-stage-rate = Brewmaster on { $number }: the foremost gives to the rearmost at { $rate }:1, { $times ->
    [one] once
   *[other] { $times } times
}.
heaven-ale-scene-exchange = Exchange { $number }
heaven-ale-scene-paid = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}: one step
heaven-ale-scene-count = { $lowest } × { $multiplier } = { $points }

## What things do

heaven-ale-about-track = You walk clockwise from gate to gate and do what the space offers. You never go back.
heaven-ale-about-space-resource = Buy one tile or more. In the shade a tile costs its number × { $shade } in ducats, in the sun × { $sun }.
heaven-ale-about-space-monk = Buy one monk or more. Each costs in ducats: { $cost } × { $shade } in the shade, { $cost } × { $sun } in the sun.
heaven-ale-about-space-disc = Take one disc, lay it on a free spot of its letter, and activate what the spot names.
heaven-ale-about-space-barrel = Take a barrel for every goal you meet and have none for yet.
heaven-ale-about-letter-a = A: choose a number; all your resource tiles of that number are activated.
heaven-ale-about-letter-b = B: each of your monks of that sort activates every tile next to it.
heaven-ale-about-letter-c = C: all your tiles of that resource are activated.
heaven-ale-about-place-first = You begin the next round; at the end of the game this place is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heaven-ale-about-place-ducats = You receive { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
} at once.
heaven-ale-about-place-brewmaster = Your brewmaster goes { $number } forward.
heaven-ale-about-place-resource = One resource marker of your choice goes { $number } forward.
heaven-ale-about-figure = It stands where its player did something last. Figures do not block each other.
heaven-ale-about-goal-brewmaster = Your brewmaster stands on { $goal } or further.
heaven-ale-about-goal-all-resources = All five markers stand on { $goal } or further.
heaven-ale-about-goal-ones = { $goal ->
    [one] { $goal } resource tile
   *[other] { $goal } resource tiles
} of number 1 in your garden.
heaven-ale-about-goal-fives = { $goal ->
    [one] { $goal } resource tile
   *[other] { $goal } resource tiles
} of number 5 in your garden.
heaven-ale-about-goal-monk-discs = A disc on { $goal ->
    [one] { $goal } spot of a monk
   *[other] { $goal } spots of monks
}.
heaven-ale-about-goal-resource-discs = A disc on { $goal ->
    [one] { $goal } spot of a resource
   *[other] { $goal } spots of resources
}.
heaven-ale-about-goal-same-buildings = { $goal ->
    [one] { $goal } building
   *[other] { $goal } buildings of one type
}.
heaven-ale-about-goal-different-buildings = { $goal ->
    [one] { $goal } building
   *[other] { $goal } buildings of different types
}.
heaven-ale-about-goal-top-resource = One marker on { $goal }.
heaven-ale-about-goal-privileges = { $goal ->
    [one] { $goal } privilege card placed beside a pair
   *[other] { $goal } privilege cards placed beside pairs
}.
heaven-ale-about-goal-sunny = A tile on every sunny hex ({ $goal }).
heaven-ale-about-goal-shady = A tile on every shady hex ({ $goal }).
heaven-ale-about-barrel = Whoever fetches it first gets the large barrel, { $large ->
    [one] { $large } point
   *[other] { $large } points
}; the second the small one, { $small }. One walks to a barrel space for it.
heaven-ale-about-seal = This barrel was taken; the seal shows by whom.
heaven-ale-about-price = { $shade } in the shade, { $sun } in the sun.
heaven-ale-about-tile-monk = Activated, { $monk } moves your brewmaster one step. A disc on his spot activates every tile next to him. He adds nothing to a site’s total.
heaven-ale-about-tile-sun = Activated, it moves the marker of { $colour } { $number } forward.
heaven-ale-about-tile-shade = Activated, it pays { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
heaven-ale-about-tile-track = Activated, it pays { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
} in the shade, or moves the marker of { $colour } { $number } forward in the sun.
heaven-ale-about-garden = Sun on the left, shade on the right. Tiles are activated by buildings and discs.
heaven-ale-about-sunny = A tile here costs × { $times }; activated, it moves its marker forward.
heaven-ale-about-shady = A tile here costs × { $times }; activated, it pays ducats.
heaven-ale-about-site = When all six hexes around it are taken, their numbers are added up, and you build at once.
heaven-ale-about-building-line = { $low }–{ $high }: { $building }, brewmaster +{ $steps }
heaven-ale-about-building = Built on { $site }. It moved the brewmaster and activated its tiles once; it counts for the goals of buildings.
heaven-ale-about-spot = Takes one disc in a game.
heaven-ale-about-disc-laid = This spot has been used.
heaven-ale-about-pair = When both spots have a disc you may place one privilege card and use it at once.
heaven-ale-about-purse = Ducats buy tiles. At the end every { $ducats } of them move the rearmost marker a step.
heaven-ale-about-forecast = What this abbey would score now: the rearmost marker after the exchange times the multiplier, barrels, first player.
heaven-ale-about-band = With the brewmaster here, the exchange at the end is { $rate }:1 (steps back of the foremost marker for one step of the rearmost), and the number of the rearmost counts × { $multiplier }.
heaven-ale-about-marker = Only the rearmost of the five scores. Each step beyond { $top } pays a ducat.
heaven-ale-about-brewmaster = He sets the exchange, now { $rate }:1, and the multiplier, now × { $multiplier }. Sites and monks move him.
heaven-ale-about-cards = Each can be placed once beside a completed pair, or sold in your turn.
heaven-ale-about-placed = It lies beside a pair and has done its work.
heaven-ale-about-sell = Or sell it in your turn for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
heaven-ale-about-privilege-ducats = Take { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
heaven-ale-about-privilege-brewmaster = The brewmaster goes { $number } forward.
heaven-ale-about-privilege-barrels = At the end each barrel counts { $number } more.
heaven-ale-about-privilege-lowest = The rearmost marker goes { $number } forward for each disc you laid.
heaven-ale-about-privilege-colour = Choose a resource: its marker goes { $number } forward for each of its tiles.

# Rulings: what the book leaves open
heaven-ale-ruling-colour_card = May the colour card name a colour of which one has no tile?
heaven-ale-ruling-colour_card-any-colour = Yes; it then moves nothing.
heaven-ale-ruling-colour_card-own-colour = No, unless one has no resource tile at all.
heaven-ale-why-colour_without_tile = You have no tile of that colour.
heaven-ale-step-LastSale = { $me }, before the count: do you sell a card? All of them bring up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heaven-ale-ruling-barrel_space = May one go to a barrel space without taking a barrel?
heaven-ale-ruling-barrel_space-something-to-take = No: there must be a barrel to take.
heaven-ale-ruling-barrel_space-goal-met = Yes, if one meets a goal, even when its barrels are gone.
heaven-ale-ruling-set_up = Do the players see the tiles of the first round before they choose their places?
heaven-ale-ruling-set_up-tiles-first = Yes: the track is laid out first.
heaven-ale-ruling-set_up-places-first = No: the places are chosen while the track is empty.
heaven-ale-ruling-emergency = When may privilege cards be sold for emergency ducats?
heaven-ale-ruling-emergency-also-at-the-end = In one’s own turn before walking or paying, and once more before the final count.
heaven-ale-ruling-emergency-before-paying = Only in one’s own turn, before walking or paying.
heaven-ale-ruling-beyond_track = What do steps of a resource marker beyond { $top } yield?
heaven-ale-ruling-beyond_track-each-step = One ducat for each step.
heaven-ale-ruling-beyond_track-each-move = One ducat for each move that would lead beyond, however far.
heaven-ale-ruling-emergency-every-decision = At every decision of one’s own, and once more before the final count.
heaven-ale-ruling-once_round = May a figure walk once round into the place it has just left?
heaven-ale-ruling-once_round-any-place = Yes: on leaving it, the place is free.
heaven-ale-ruling-once_round-another-place = No: into another place, unless there is no other way to move.
heaven-ale-why-no_sale_now = At this table privilege cards are sold only before walking or paying.
heaven-ale-why-another_place = At this table you do not come back to the place you have just left.
heaven-ale-ruling-emergency-any-moment = At every decision of one’s own, before each turn of another, and once more before the final count.
heaven-ale-ruling-exchange = At the end, must one exchange as long as it is possible?
heaven-ale-ruling-exchange-forced = Yes, even when stopping earlier and then using ducats would bring the rearmost marker further.
heaven-ale-ruling-exchange-chosen = No: whoever would gain by stopping is asked before each exchange.
heaven-ale-step-Sale = { $me }, before another’s turn: do you sell a card?
heaven-ale-step-ChooseExchange = { $me }, the exchange is { $rate }:1. Once more, or stop? Your beer is worth { $now ->
    [one] { $now } point
   *[other] { $now } points
} if you stop now, { $all } if you exchange to the end.
heaven-ale-action-Exchange = Exchange once more
heaven-ale-action-EndExchange = Exchange no more
heaven-ale-did-Exchange = { $you ->
    [yes] You exchanged once
   *[no] { $who } exchanged once
}
heaven-ale-did-EndExchange = { $you ->
    [yes] You ended the exchange
   *[no] { $who } ended the exchange
}
heaven-ale-scene-why-Sale = You will be asked again before every turn of another.
heaven-ale-scene-why-LastSale = A card that is not sold is worth nothing at the end.
heaven-ale-scene-why-ChooseExchange = The foremost markers give, the rearmost gains. After it, ducats move the rearmost further.

## Barrels, buildings and starts: made from the numbers of the pack
heaven-ale-brewmaster-begins = { $steps ->
    [one] { $steps } step before 1
   *[other] { $steps } steps before 1
}
heaven-ale-house-none = a chapel
heaven-ale-house-one = a shed
heaven-ale-house-opposite = a barn
heaven-ale-house-alternating = a mill
heaven-ale-house-four = a brewhouse
heaven-ale-built-any = { $count ->
    [0] { $house } without tiles
    [one] { $house } for one tile
   *[other] { $house } for { $count } tiles
}
heaven-ale-built-opposite = { $house } for opposite tiles: { $count }
heaven-ale-built-alternating = { $house } for every other tile: { $count }
heaven-ale-goal-brewmaster = brewmaster on { $goal }
heaven-ale-goal-all-resources = all resources on { $goal }
heaven-ale-goal-ones = { $goal ->
    [one] { $goal } tile of number 1
   *[other] { $goal } tiles of number 1
}
heaven-ale-goal-fives = { $goal ->
    [one] { $goal } tile of number 5
   *[other] { $goal } tiles of number 5
}
heaven-ale-goal-monk-discs = { $goal ->
    [one] { $goal } disc on a monk
   *[other] { $goal } discs on monks
}
heaven-ale-goal-resource-discs = { $goal ->
    [one] { $goal } disc on a resource
   *[other] { $goal } discs on resources
}
heaven-ale-goal-same-buildings = { $goal ->
    [one] { $goal } building
   *[other] { $goal } equal buildings
}
heaven-ale-goal-different-buildings = { $goal ->
    [one] { $goal } building
   *[other] { $goal } different buildings
}
heaven-ale-goal-top-resource = a resource on { $goal }
heaven-ale-goal-privileges = { $goal ->
    [one] { $goal } privilege placed
   *[other] { $goal } privileges placed
}
heaven-ale-goal-sunny = { $goal ->
    [one] { $goal } tile in the sun
   *[other] { $goal } tiles in the sun
}
heaven-ale-goal-shady = { $goal ->
    [one] { $goal } tile in the shade
   *[other] { $goal } tiles in the shade
}
heaven-ale-table-buildings = The buildings
heaven-ale-table-barrels = The barrels
heaven-ale-table-privileges = The privilege cards
heaven-ale-table-brewmaster = The brewmaster
heaven-ale-table-places = The starting area
heaven-ale-table-track = The track
heaven-ale-table-resources = The resource tiles
heaven-ale-table-monks = The monk tiles
heaven-ale-table-players = By number of players
heaven-ale-table-brewmaster_start = Where the brewmaster begins
heaven-ale-number-ducats = Ducats at the beginning
heaven-ale-number-emergency = Ducats for a privilege card that is sold
heaven-ale-number-shady_price = Price in the shade: times the fertility or the monk’s cost
heaven-ale-number-sunny_price = Price in the sun: times the fertility or the monk’s cost
heaven-ale-number-top = The end of the production track
heaven-ale-number-ducats_per_step = Ducats for a step of the rearmost marker at the end
heaven-ale-number-large_barrel = Points of a large barrel
heaven-ale-number-small_barrel = Points of a small barrel
heaven-ale-number-first_player = Points of the first player at the end
heaven-ale-choice-offers-resource = a resource
heaven-ale-choice-offers-monk = a monk
heaven-ale-choice-offers-disc = a disc
heaven-ale-choice-offers-barrel = barrels
heaven-ale-choice-activates-any = any of the six
heaven-ale-choice-activates-opposite = an opposite pair
heaven-ale-choice-activates-alternating = every other one
heaven-ale-scene-abbey = Abbey
heaven-ale-scene-figures = Figures
heaven-ale-scene-markers = Markers
