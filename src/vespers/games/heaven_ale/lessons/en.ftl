# What the coach says in the lessons.

heaven-ale-lesson-miss-home = You may always go home, but then your round is over. Stay on the track for now.
heaven-ale-lesson-miss-sell = A card brings 3 ducats in need, and much more beside a pair of discs. Keep it.
heaven-ale-lesson-miss-walk = A legal step, but you cannot walk back afterwards. Go to the space that is lit.
heaven-ale-lesson-miss-elsewhere = It may lie there, but where you build matters later. Take the hex that is lit.

heaven-ale-lesson-goal = The goal in one minute
heaven-ale-lesson-goal-points = You brew with five ingredients, and only the rearmost counts, times what your brewmaster makes of it. Barrels add points.
heaven-ale-lesson-goal-barrels = It is the last round, and you trail 21 to 25. Two large barrels wait for you: walk to space 26.
heaven-ale-lesson-goal-barrels-home = Home now means 21 to 25. Fetch the barrels first.
heaven-ale-lesson-goal-barrels-other = Useful, but not enough: each large barrel is worth 4 points. Space 26.
heaven-ale-lesson-goal-home = Two large barrels, 4 points each. Now go home: the game is counted.
heaven-ale-lesson-goal-won = 29 to 25, the abbey is yours. See how a round begins.

heaven-ale-lesson-first-turns = Your first turns
heaven-ale-lesson-first-turns-track = All walk round one track, as far as they like and never back. What you skip is gone for you this round.
heaven-ale-lesson-first-turns-walk = Space 1 sells water of fertility 4. Walk there.
heaven-ale-lesson-first-turns-shade = In the shade it costs its number, 4 ducats, and will yield ducats. Place it on D11.
heaven-ale-lesson-first-turns-shade-sunny = In the sun it costs 8. You will do that soon; begin with the shade.
heaven-ale-lesson-first-turns-monk = A monk wakes his neighbours and helps your brewmaster. Walk to space 3.
heaven-ale-lesson-first-turns-beside = He should have neighbours: place him on D8, beside your water, for 4 ducats.
heaven-ale-lesson-first-turns-beside-sunny = A monk does the same on both sides, and the sun costs twice. D8.
heaven-ale-lesson-first-turns-disc = Tiles yield nothing until something activates them. Take the disc A on space 4.
heaven-ale-lesson-first-turns-number = A disc A activates all tiles of one number. Choose 4: your water pays 4 ducats.
heaven-ale-lesson-first-turns-wood = Ducats alone brew no beer. Buy the wood on space 5.
heaven-ale-lesson-first-turns-sun = In the sun it costs double, and moves its marker. Place it on S10, beside the monk.
heaven-ale-lesson-first-turns-sun-shady = Cheap, but only ducats again. The markers need the sun: S10.
heaven-ale-lesson-first-turns-letter = A disc B wakes the monks of one sort. Walk to space 7.
heaven-ale-lesson-first-turns-neighbours = Your librarian activates every tile beside him: 4 ducats from the shade, 2 steps of wood from the sun.
heaven-ale-lesson-first-turns-colour = A disc C activates a colour. You may leap: walk to space 12.
heaven-ale-lesson-first-turns-pair = Wood forms a pair with the X that you have used. Lay the disc on wood.
heaven-ale-lesson-first-turns-pair-water = 4 ducats, but no pair. Wood completes one, and a pair brings a card.
heaven-ale-lesson-first-turns-card = A complete pair: place a privilege card and use it at once. Take the 12 ducats.
heaven-ale-lesson-first-turns-card-other = A good card, but each is there once: you need money first.
heaven-ale-lesson-first-turns-card-keep = Then this pair brings nothing any more. Place a card.
heaven-ale-lesson-first-turns-round = When you go home you choose a place: ducats, a step of the brewmaster, or two of a marker.
heaven-ale-lesson-first-turns-free = Bring all five markers and the brewmaster beyond 1; he multiplies the rearmost. The game is yours now.

heaven-ale-lesson-sun-and-shade = Sun and shade
heaven-ale-lesson-sun-and-shade-sides = Your garden has two sides. Shade: price once, yields ducats. Sun: price twice, moves the beer.
heaven-ale-lesson-sun-and-shade-walk = Water of fertility 4 is the best tile near. Walk to space 1.
heaven-ale-lesson-sun-and-shade-sun = Water is far behind, on −6. Place the tile in the sun for 8 ducats.
heaven-ale-lesson-sun-and-shade-sun-shade = 4 ducats cheaper, but then the water never moves. Take the sun.
heaven-ale-lesson-sun-and-shade-disc = Now have it activated: walk to the disc on space 4.
heaven-ale-lesson-sun-and-shade-number = All your 4s are activated. In the sun that means four steps of water.
heaven-ale-lesson-sun-and-shade-money = Water is on −2, and the purse is light. Who never earns, never plants: walk to space 5.
heaven-ale-lesson-sun-and-shade-shade = Place the wood in the shade for 2 ducats: one activation, and it has paid for itself.
heaven-ale-lesson-sun-and-shade-shade-sunny = Wood is your foremost marker already. Let this tile earn money.
heaven-ale-lesson-sun-and-shade-balance = A rule of thumb: shade early, to pay for the sun later. But each colour needs some sun.

heaven-ale-lesson-activation-and-pairs = Activation and pairs
heaven-ale-lesson-activation-and-pairs-letters = A is a number, B a sort of monk, C a colour. Each spot is used once in the whole game.
heaven-ale-lesson-activation-and-pairs-any = A disc of any letter lies on space 16. Walk there.
heaven-ale-lesson-activation-and-pairs-pair = Hops would pay 8 ducats. But X is done, and wood is its partner: complete the pair.
heaven-ale-lesson-activation-and-pairs-pair-hops = 8 ducats now, but a card beside the pair is worth 12. Wood.
heaven-ale-lesson-activation-and-pairs-pair-other = That completes nothing. X and wood belong together.
heaven-ale-lesson-activation-and-pairs-card = Choose: 12 ducats, or 5 steps of the brewmaster. The other cards grow with your garden.
heaven-ale-lesson-activation-and-pairs-card-later = That card counts discs, tiles or barrels: it will be better later.
heaven-ale-lesson-activation-and-pairs-card-keep = The chance of this pair would be gone. Place one now.
heaven-ale-lesson-activation-and-pairs-once = Five pairs, five cards. Look which partner is missing before you take a disc.

heaven-ale-lesson-building-sites = Building sites
heaven-ale-lesson-building-sites-site = Six tiles around a site build it. Five lie around B7, together 17.
heaven-ale-lesson-building-sites-last = Wood 1 on space 21 makes it 18, and 18 builds a mill. Walk there.
heaven-ale-lesson-building-sites-last-three = Wood 3 makes 20: the same mill, for 2 ducats more. The 1 is enough.
heaven-ale-lesson-building-sites-close = Close the ring: D15.
heaven-ale-lesson-building-sites-close-elsewhere = The ring around B7 lacks only D15.
heaven-ale-lesson-building-sites-mill = The brewmaster goes a step, and the mill activates three tiles that do not touch. Take wood 4, hops 5 and yeast 2.
heaven-ale-lesson-building-sites-mill-less = Those three bring 7 ducats, the others 11.
heaven-ale-lesson-building-sites-poor = A total of 7 or less activates nothing, but moves the brewmaster 6 steps. Poor tiles have their use.

heaven-ale-lesson-final-exchange = The final exchange
heaven-ale-lesson-final-exchange-rearmost = Your last step of the game. Wood, hops and barley are rearmost on 2: only they would count.
heaven-ale-lesson-final-exchange-rate = But the foremost give steps to the rearmost: at a rate of 3 for 1, says the brewmaster on 8. He also multiplies, by 3.
heaven-ale-lesson-final-exchange-gate = From 9 on he multiplies by 4. Go home through his gate.
heaven-ale-lesson-final-exchange-gate-ducats = Only every 10 ducats make a step: 2 are worth nothing now.
heaven-ale-lesson-final-exchange-gate-resource = Two steps of one marker leave two others behind on 2. The multiplier is worth more.
heaven-ale-lesson-final-exchange-count = 24 points instead of 22. Watch the table of the brewmaster in the last round: one step can be worth many.

# What the coach says in a free game: one sentence at a time.
heaven-ale-coach-last-round = The last round: { $ducats ->
    [one] a ducat is
   *[other] { $ducats } ducats are
} only one step at the end, so buy sun now and move the brewmaster.
heaven-ale-coach-alone = All others are home: nobody takes anything away from you, so stop at every space that helps.
heaven-ale-coach-nearly-built = One tile is missing around { $site }: it would raise a building.
heaven-ale-coach-poor = You have { $ducats ->
    [0] no ducats
    [one] one ducat
   *[other] { $ducats } ducats
} left: a disc that wakes your shade pays, and so does a card sold in need.
heaven-ale-coach-rearmost = Only the rearmost ingredient counts, and yours is far behind: { $colour }.
