# What the coach says in the lessons.

fermentation-lesson-miss-kind = A good turn for another time. Choose the kind that the coach speaks of.
fermentation-lesson-miss-go = That door leads elsewhere. Follow what is lit.
fermentation-lesson-miss-stop = Not yet: this turn is not done.
fermentation-lesson-miss-act = First the step, then the action.

fermentation-lesson-goal = The goal in one minute
fermentation-lesson-goal-beer = Four phases long you have filled your vat by the recipe. Taste points count, and yours trails 9 to 13.
fermentation-lesson-goal-hero = At dawn the Werewolf Hunter comes. Who beats him takes 6 points: you hold a Trap, so fight first.
fermentation-lesson-goal-hero-follow = Then another may beat him before you, and the prize is gone.
fermentation-lesson-goal-won = 6 and 1 for the Trap against 3 and 3: he falls, 15 to 13. Now see how the night begins.

fermentation-lesson-first-turns = Your first turns
fermentation-lesson-first-turns-monk = Choose a monk. The Water-finder adds 1 to every water he finds.
fermentation-lesson-first-turns-monk-other = Another night. Today the Water-finder, please.
fermentation-lesson-first-turns-recipe = Your recipe has four phases. Phase 1 wants a clean vat and water; what is missing at its end counts nothing.
fermentation-lesson-first-turns-simple = Each turn is one of four kinds, never the same twice running. A Simple Action is a step and the action of a place: choose it.
fermentation-lesson-first-turns-step = Water is in the Well, one door away.
fermentation-lesson-first-turns-gather = Do the action of the place: a Simple Action finds 1, and you add 1.
fermentation-lesson-first-turns-put = Two spaces of the recipe want water. Put it into phase 1, which runs now.
fermentation-lesson-first-turns-put-early = Too early: a find laid into a later phase costs its rigour disc.
fermentation-lesson-first-turns-put-decline = Leave good water? No.
fermentation-lesson-first-turns-walk = The vat is cleaned in the Brewery. A Move is another kind of turn: walk, 2 doors, quietly.
fermentation-lesson-first-turns-brewery = Go to the Brewery.
fermentation-lesson-first-turns-stop = You are there: end the turn, the second point is not needed.
fermentation-lesson-first-turns-applied = Now an Applied Action: no step, but a die. 4 finds 2 points, 6 finds 3, and it makes 1 noise.
fermentation-lesson-first-turns-beer = A 5. One beer makes it 6, and 3 points: drink one.
fermentation-lesson-first-turns-beer-sober = 5 is only 2 points. One beer more is worth it.
fermentation-lesson-first-turns-beer-two = 7 brings no more than 6. One beer is enough.
fermentation-lesson-first-turns-beer-again = Two beers to lose a 5? One makes it a 6.
fermentation-lesson-first-turns-clean = Your head was clear enough: 4 is above the 1 of your alcohol. Put the clean vat into the recipe.
fermentation-lesson-first-turns-clean-decline = The vat wants to be clean. Put it.
fermentation-lesson-first-turns-tracks = Two tracks are yours: noise, at 6 a werewolf attacks; and alcohol, the more the sooner you fall.
fermentation-lesson-first-turns-meditate = The fourth kind is meditation: concentrate, hide or sober up. Sober up.
fermentation-lesson-first-turns-hunt-walk = Every beer needs a werewolf; without any you lose 3. They come to the entrances: walk.
fermentation-lesson-first-turns-chapel = Through the Chapel …
fermentation-lesson-first-turns-entrance = … to the Secondary Entrance.
fermentation-lesson-first-turns-hunt = Hunt with a Simple Action: one werewolf, as it comes.
fermentation-lesson-first-turns-fight = Do the action of the place: it rolls, then you, and equal is enough.
fermentation-lesson-first-turns-rest = A pup, beaten: 1 point for your beer. Use the step, or end the turn.
fermentation-lesson-first-turns-collective = A phase ends when all together are loud enough: a rolled 6, a fall, an attack. Two of these, and phase 2 begins.
fermentation-lesson-first-turns-free = Your phase 1 is full: a rigour disc waits for you. The night is yours now.

fermentation-lesson-rigour-and-recipes = Rigour and recipes
fermentation-lesson-rigour-and-recipes-shelf = Phase 1 of your recipe wants a clean vat and water. The vat is clean, the water is missing.
fermentation-lesson-rigour-and-recipes-time = The noise of all is 1 of 2: any 6 may end the phase. Hurry.
fermentation-lesson-rigour-and-recipes-simple = You stand at the Well. A Simple Action is certain: take it.
fermentation-lesson-rigour-and-recipes-act = Gather the water.
fermentation-lesson-rigour-and-recipes-put = Phase 1 or phase 4? Into phase 1: it runs now.
fermentation-lesson-rigour-and-recipes-put-early = Then phase 1 stays open, and phase 4 loses its disc for being early.
fermentation-lesson-rigour-and-recipes-put-decline = You came for it. Put it into phase 1.
fermentation-lesson-rigour-and-recipes-end = The phase is full. Use the step, or end the turn.
fermentation-lesson-rigour-and-recipes-disc = Two 6s, and the phase is over. Yours was full and nothing came early: a rigour disc, 2 points. Three discs bring the bonus of the recipe.
fermentation-lesson-rigour-and-recipes-cube = What goes into a later phase lays a cube on it: no disc there, even if something better replaces it.

fermentation-lesson-noise-and-hunter = Noise and the Hunter
fermentation-lesson-noise-and-hunter-own = Running and Applied Actions make your own noise: it is 3. At 6 a werewolf attacks you.
fermentation-lesson-noise-and-hunter-hide = Meditating you can hide: 2 less.
fermentation-lesson-noise-and-hunter-all = The noise of all is another: each 6, each fall, each attack raises it. At 2 the phase ends.
fermentation-lesson-noise-and-hunter-full = Look: your phase 1 is full, theirs is empty. If it ended now, only you would get the disc.
fermentation-lesson-noise-and-hunter-simple = In the Cloister you can ring for it: 2 noise of all. Choose the Simple Action.
fermentation-lesson-noise-and-hunter-bell = Ring.
fermentation-lesson-noise-and-hunter-end = It is loud enough. The phase ends with your turn.
fermentation-lesson-noise-and-hunter-disc = A disc for you, none for them. And the Hunter grows: from phase 2 on he makes every night harder.

fermentation-lesson-beers = Beers
fermentation-lesson-beers-applied = You stand at the Well. Take an Applied Action: a die decides what you find.
fermentation-lesson-beers-table = A 3 finds nothing, a 4 finds 2 points. Each beer adds 1: drink one.
fermentation-lesson-beers-table-sober = Then you go home with nothing. One beer turns it.
fermentation-lesson-beers-table-two = 5 finds the same 2 points as 4. One is enough.
fermentation-lesson-beers-table-again = Two beers for a new die may do more, or nothing. One beer is certain.
fermentation-lesson-beers-put = 2 points, and 1 of the Water-finder. Put it into phase 1.
fermentation-lesson-beers-put-early = Phase 4 would lose its disc. Phase 1.
fermentation-lesson-beers-put-decline = After all that? Put it.
fermentation-lesson-beers-test = Each time your alcohol rises you roll: above it you stand, else you fall, and that is noise for all.
fermentation-lesson-beers-sober = A Meditation sobers you up, 2 less. Do it while it is cheap.
fermentation-lesson-beers-more = Two beers can also roll anew, or after a 6 add a second die. At alcohol 6 you pass out and lose a turn.

fermentation-lesson-final-battle = The final battle
fermentation-lesson-final-battle-order = After phase 4 the Hunter attacks all, first who enrages him most: here by rigour discs. Both have 3, and they would be first.
fermentation-lesson-final-battle-strength = He rolls and adds 3. You roll and add 1 for the Trap and 2 for your shovels: an even fight, for 6 points.
fermentation-lesson-final-battle-hero = Who holds a Trap may be a Hero and fight before all others. After each fight the prize falls: be the Hero.
fermentation-lesson-final-battle-hero-follow = Then they fight first, and may take the 6 points.
fermentation-lesson-final-battle-count = 8 against 5: beaten, 33 to 25. A defeat would have cost half of your discs, but not the bonus of the recipe.

# What the coach says in a free game: one sentence at a time.
fermentation-coach-noise = Your noise is { $noise }: at { $limit } a werewolf attacks you, and hiding takes { $quieter } off.
fermentation-coach-last-bell = One more bell ends the phase, and yours still lacks { $ingredient }: what is missing then counts nothing.
fermentation-coach-alcohol = Your alcohol is { $alcohol }: only a roll above it keeps you on your feet; sobering up takes { $sober } off.
fermentation-coach-no-werewolf = There is no werewolf in your beer yet: without any it loses { $less } { $less ->
    [one] point
   *[other] points
} at the end.
fermentation-coach-full-phase = Your phase is full: a disc worth { $disc } waits when it ends, so you may ring for it in the Cloister.
