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
heaven-ale-option-brewmaster-usual = Eleven steps before 1
heaven-ale-option-brewmaster-nearer = Ten steps before 1

## What players say

heaven-ale-action-Walk = Walk to { $space }
heaven-ale-action-Enter = Go home: { $place }
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
heaven-ale-action-KeepPrivileges = Place no card
heaven-ale-action-Advance = Move the marker of { $colour }

## What chance says

heaven-ale-action-Starts = { $seat } is first player
heaven-ale-action-DrawnResource = Draw { $tile }
heaven-ale-action-DrawnMonk = Draw { $monk }

## What becomes true

heaven-ale-event-RoundBegins = Round { $round } of { $rounds } begins.
heaven-ale-event-TileBought = { $seat } pays { $price } and places { $tile } on { $hex }.
heaven-ale-event-Earned = { $seat } receives { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
heaven-ale-event-MarkerMoved = { $seat }: { $colour } moves to { $to }.
heaven-ale-event-BrewmasterMoved = { $seat }: the brewmaster moves to { $to }.
heaven-ale-event-Built = { $seat } has surrounded { $site }, total { $total }: { $building }.
heaven-ale-event-BarrelTaken = { $seat } takes the { $large ->
    [yes] large
   *[no] small
} barrel “{ $barrel }”.
heaven-ale-event-Scored = { $seat }: { $lowest } × { $multiplier } = { $production }, barrels { $barrels }, first player { $first }. Total: { $points }.

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
heaven-ale-step-AdvanceMarker = { $me }, which marker moves { $steps } forward?
heaven-ale-step-AdvanceLowest = { $me }, which of the rearmost markers moves { $steps } forward?
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
heaven-ale-building-none = a chapel without tiles
heaven-ale-building-one = a shed for one tile
heaven-ale-building-opposite = a barn for two opposite tiles
heaven-ale-building-alternating = a mill for three tiles
heaven-ale-building-four = a brewhouse for four tiles
heaven-ale-barrel-brewmaster = brewmaster on 1
heaven-ale-barrel-all-resources = all resources on 1
heaven-ale-barrel-ones = six ones
heaven-ale-barrel-fives = six fives
heaven-ale-barrel-monk-discs = all monk discs
heaven-ale-barrel-resource-discs = all resource discs
heaven-ale-barrel-same-buildings = three equal buildings
heaven-ale-barrel-different-buildings = four different buildings
heaven-ale-barrel-top-resource = a resource on 20
heaven-ale-barrel-privileges = three privileges
heaven-ale-barrel-sunny = sunny side full
heaven-ale-barrel-shady = shady side full

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

## In a drawing

heaven-ale-scene-track = The track
heaven-ale-scene-garden = { $me }’s garden
heaven-ale-scene-round = Round { $round } of { $rounds }
heaven-ale-scene-ducats = Ducats
heaven-ale-scene-brewing = Exchange and multiplier
heaven-ale-scene-points = Points
heaven-ale-scene-production = Production
heaven-ale-scene-cards = Privilege cards
heaven-ale-scene-barrels = Barrels
heaven-ale-scene-first = First player
heaven-ale-scene-price = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
heaven-ale-scene-disc = Activation disc
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
