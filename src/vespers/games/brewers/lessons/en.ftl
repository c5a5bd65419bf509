# What the coach says in the lessons.

brewers-lesson-miss-end = You may stop early, but the turn still has something to teach. Not yet.
brewers-lesson-miss-move = The door is open, but that is another way. Follow what is lit.
brewers-lesson-miss-sprint = A sprint is two doors and 2 noise. You do not need it here.
brewers-lesson-miss-search = Possible, but every search makes noise. Do what the lesson shows first.
brewers-lesson-miss-fight = Monks may fight, and the loser is wounded. Your beer needs you more.

brewers-lesson-goal = The goal in one minute
brewers-lesson-goal-beer = One night, seven phases, one ingredient for each. Qualities add up, dirt is taken off, and the best beer wins.
brewers-lesson-goal-yeast = The last phase wants yeast, and you trail 9 to 10. You stand in the bakery: look for yeast.
brewers-lesson-goal-yeast-hard = Fine yeast is worth 3, but needs a 5. Quality 2 on a 3 is enough to win.
brewers-lesson-goal-yeast-end = Then it ends 9 to 10. Two actions are left: use one.
brewers-lesson-goal-yeast-away = The yeast is here, in the bakery.
brewers-lesson-goal-roll = Roll the die: 3 or more finds it.
brewers-lesson-goal-done = Yeast of quality 2: 11 to 10. End your turn, and the beers are tasted.
brewers-lesson-goal-done-again = More would be nice, but noise brings werewolves. Enough: end the turn.
brewers-lesson-goal-won = Yours is the best beer of the night. Now see how a night begins.

brewers-lesson-first-turns = Your first turns
brewers-lesson-first-turns-monk = Choose a monk: each has two abilities. Hildebert finds easy things and knows malt.
brewers-lesson-first-turns-monk-other = A fine brother for another night. Take Hildebert today.
brewers-lesson-first-turns-phases = Seven phases, one turn each: water, malt, wood, wood, hops, water, yeast. A phase you miss counts 0.
brewers-lesson-first-turns-move = A turn is two actions and one move. Water is in the inner courtyard: go there.
brewers-lesson-first-turns-search = Look for water, the easy way: quality 1 on a 2 or more.
brewers-lesson-first-turns-search-hard = First the sure one: easy water.
brewers-lesson-first-turns-roll = You can do it quietly or with noise. This is easy: roll quietly.
brewers-lesson-first-turns-roll-noise = Noise helps the die by 1, but costs 2. Keep it for hard things.
brewers-lesson-first-turns-note = Found. Water serves phase 1 or phase 6: note it for phase 1, which ends with this turn.
brewers-lesson-first-turns-note-later = Phase 1 ends now, and without water it counts 0.
brewers-lesson-first-turns-fine = One action is left. Fine water has quality 3, on a 5 or more: try it.
brewers-lesson-first-turns-fine-easy = That finds quality 1 again. Be bold: fine water.
brewers-lesson-first-turns-noise = Now noise pays: +1 to the die, and 2 more noise. Make noise.
brewers-lesson-first-turns-noise-quiet = Quietly you need a 5. With noise a 4 is enough.
brewers-lesson-first-turns-second = Quality 3! In one phase they do not add up, so note it for phase 6.
brewers-lesson-first-turns-second-replace = It would replace the 1 there. Phase 6 keeps both.
brewers-lesson-first-turns-sprint = Phase 2 wants malt. The brewery is two doors away: sprint there, for 2 noise.
brewers-lesson-first-turns-malt = Hildebert knows malt: easy malt has quality 3 for him. Above 6 noise nobody can be louder on purpose.
brewers-lesson-first-turns-malt-hard = The easy malt is quality 3 for you already, and nearly certain.
brewers-lesson-first-turns-malt-dirt = First the malt: this phase wants it.
brewers-lesson-first-turns-dirt = One action is left, and there is dirt here. It goes into the other beer, which loses 1: look for it.
brewers-lesson-first-turns-dirt-more = Your malt is fine already. Try the dirt.
brewers-lesson-first-turns-loud = Your noise is 9. At 10 a werewolf attacks; in the library you can meditate, 5 less.
brewers-lesson-first-turns-free = Phases 3 and 4 want wood, from the forest. The night is yours now.

brewers-lesson-noise-and-attacks = Noise and attacks
brewers-lesson-noise-and-attacks-gauge = Easy searches make 1 noise, hard ones 2, a failure 1 more. Yours is 8: at 10 a werewolf comes.
brewers-lesson-noise-and-attacks-move = Walking is silent. The library is two doors away: go to the cloister or the chapel.
brewers-lesson-noise-and-attacks-move-away = That leads away from the library.
brewers-lesson-noise-and-attacks-turned = Your move is used, but an action may become a move. Go on to the library.
brewers-lesson-noise-and-attacks-meditate = Meditate: no die, no noise, 5 less.
brewers-lesson-noise-and-attacks-sprint = Noise 3, but the phase brought nothing: silence has its price. Now be reckless: sprint to the bakery.
brewers-lesson-noise-and-attacks-sprint-again = You are quiet enough. Sprint to the bakery.
brewers-lesson-noise-and-attacks-search = Look for fine yeast: hard, so 2 noise.
brewers-lesson-noise-and-attacks-search-easy = Too quiet for this lesson. Take the fine yeast.
brewers-lesson-noise-and-attacks-loud = And make noise: 2 more. If it fails, that is 10.
brewers-lesson-noise-and-attacks-loud-quiet = Be loud once, and see what happens.
brewers-lesson-noise-and-attacks-won = A cub attacked: you rolled 5, it 2 less 1. Who wins keeps the werewolf for the beer, and after an attack noise is 0.
brewers-lesson-noise-and-attacks-lost = Who loses is wounded: dirt in the beer, and an action to get up. Most werewolves are stronger than a cub.

brewers-lesson-hunting = Hunting
brewers-lesson-hunting-forest = Werewolf improves any beer. They live in the forest: go there.
brewers-lesson-hunting-hunt = Hunt: on a 3 or more you find two, and fight one of them.
brewers-lesson-hunting-hunt-wood = Wood later: one hunt a turn, and the fight comes while you are fresh.
brewers-lesson-hunting-roll = Roll quietly: a 3 is not much to ask.
brewers-lesson-hunting-roll-noise = Two in three without noise. Stay quiet, an attack would be one too many.
brewers-lesson-hunting-choose = The great wolf is worth 4, but rolls two dice. The grey wolf is worth 2: one die and 1. You have +1 in a hunt: take the grey one.
brewers-lesson-hunting-choose-great = You would win about one fight in six. Take the grey wolf.
brewers-lesson-hunting-kept = 4 and 1 against 2 and 1: yours. It is worth its taste in your beer, and each further one adds 1.
brewers-lesson-hunting-wood = One action left, and this phase wants wood: look for it.
brewers-lesson-hunting-wood-other = Easy wood is nearly certain, and the phase needs it now.
brewers-lesson-hunting-wood-roll = Roll.
brewers-lesson-hunting-wood-note = Note it for phase 3 or 4; phase 3 ends now.
brewers-lesson-hunting-taste = The best werewolf counts whole. A good hunter looks for one strong one, then for small ones.

brewers-lesson-cards = Cards
brewers-lesson-cards-armoury = Equipment lies in the armoury: go there.
brewers-lesson-cards-armoury-meditate = You are quiet enough. To the armoury.
brewers-lesson-cards-equipment = Look for equipment: a 3 or more draws a card.
brewers-lesson-cards-roll = Roll.
brewers-lesson-cards-lasting = A crossbow, +2 in hunts. Such effects last and add up with everything else.
brewers-lesson-cards-back = Blessings are drawn in the chapel, behind the library. Turn your second action into a move.
brewers-lesson-cards-back-more = A second weapon would be fine too. Today, on to the chapel.
brewers-lesson-cards-chapel = Next phase. To the chapel.
brewers-lesson-cards-chapel-meditate = Not needed now. To the chapel.
brewers-lesson-cards-pray = Pray: a 3 or more draws a blessing or a holy object.
brewers-lesson-cards-pray-roll = Roll.
brewers-lesson-cards-use = A vow of silence: once a game, noise becomes 0. Cards with such signs cost no action: use it.
brewers-lesson-cards-use-more = You have an action left, and the card costs none. Use it first, for the lesson.
brewers-lesson-cards-once = It is turned over now. Other cards help a die: they are declared before it is rolled.

# What the coach says in a free game: one sentence at a time.
brewers-coach-wounded = You are wounded: spend an action to get up, until then you can do nothing else.
brewers-coach-noise = Your noise is { $noise }: one loud search, and at { $limit } a werewolf comes; meditation takes { $quieter } off.
brewers-coach-open-phase = Your last action: { $phase } is still empty, and ends with your turn.
brewers-coach-last-phase = The last phase: { $lead ->
    [ahead] your beer leads { $mine } to { $best }, so do not risk a wound.
    [behind] your beer trails { $mine } to { $best }, so a risk may pay.
   *[even] it is { $mine } to { $best }, and any ingredient may decide.
}
brewers-coach-no-werewolf = Half of the night is over, and no werewolf is in your beer yet: a small one from the forest would improve it.
