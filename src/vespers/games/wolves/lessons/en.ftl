# What the coach says in the lessons.

wolves-lesson-goal = The goal in one minute
wolves-lesson-goal-rows = Two packs fight over one mountain, row by row: the higher sum takes the row. Who wins two rounds stands on the summit.
wolves-lesson-goal-last = One round each, one space left. Your 2 keeps the top row, and its two moons give you the most moons: press the 2, then E3.
wolves-lesson-goal-last-one = The 1 shows a single moon: 3 to 3, and nobody scores them. You would lose. Look for two moons.
wolves-lesson-goal-last-six = Strong, but it shows no moon: they would keep their 2 points for moons and the summit.
wolves-lesson-goal-won = 6 to 5: the round, the summit, the game. Now learn how a round begins.

wolves-lesson-first-turns = Your first turns
wolves-lesson-first-turns-lay = A turn is one wolf. Press a 3 in your hand, then the space in the middle.
wolves-lesson-first-turns-lay-four = Keep the 4: you will soon need it. Begin with a 3.
wolves-lesson-first-turns-sums = The sign beside a row adds up both packs: 3 to 3, a tie. A tie gives nobody anything.
wolves-lesson-first-turns-beside = A wolf needs a neighbour at its side. Lay your other 3 on C4 and lead the row.
wolves-lesson-first-turns-beside-elsewhere = A good neighbour, but another row. Strengthen this one: C4.
wolves-lesson-first-turns-beside-other = That would do, but keep it for the next lesson of this row. Take the 3.
wolves-lesson-first-turns-covered = They covered your 3 with a 4. What lies under another wolf counts for nothing: the row is 3 to 7.
wolves-lesson-first-turns-cover = You can do that too: a wolf covers an opposing one that is exactly one lower. Lay your 4 on their 3.
wolves-lesson-first-turns-cover-beside = That lays it beside. Put it on top: their 3 on E4 would count no more.
wolves-lesson-first-turns-cover-weak = It would help a little. Covering helps twice: you gain 4 and they lose 3.
wolves-lesson-first-turns-again = Nothing in a pack covers a 5. Lay yours on their 4 on C4: a pile can grow and grow.
wolves-lesson-first-turns-again-other = The 4 on C4 is still worth 4 to them. Your 5 is exactly one higher.
wolves-lesson-first-turns-shape = The territory grows to four by three. It is three deep now: lay your 2 on F4, and its shape is fixed.
wolves-lesson-first-turns-shape-inside = Possible, but the shape would stay open. Lay the 2 at the end of the row: F4.
wolves-lesson-first-turns-shape-other = Use the 2 for this: a low wolf is enough to fix the shape.
wolves-lesson-first-turns-moons = Most visible moons at the end are worth 2 points. 1s and 4s show one, 2s show two.
wolves-lesson-first-turns-corner = A 1 in a corner counts 3. Lay your 1 on C6.
wolves-lesson-first-turns-corner-middle = There it counts only 1. In the corner, C6, it counts 3.
wolves-lesson-first-turns-corner-other = Strong, but the corner is for the 1: it counts 3 there.
wolves-lesson-first-turns-free = Now you know a turn. The round ends when all twelve spaces are filled; play on, the sign says who would win now.

wolves-lesson-scoring = How a round is counted
wolves-lesson-scoring-moons = First the moons: whoever shows more scores 2 points. You trail 1 to 2; your 2 brings two, on C4.
wolves-lesson-scoring-moons-where = Its moons count anywhere, but on C4 it also keeps your row safe.
wolves-lesson-scoring-moons-other = That brings one moon at most. The 2 shows two.
wolves-lesson-scoring-hidden = Their 2 on B2 has two moons as well. Cover it with a 3: hidden moons do not count.
wolves-lesson-scoring-hidden-other = Then they keep their two moons. Cover the 2 on B2 with a 3.
wolves-lesson-scoring-corner = Then the rows. Their 1 on E2 lies in a corner and counts 3: the top row is 3 to 6.
wolves-lesson-scoring-tie = The winner of a row takes the own wolves in it, 1 point each. You cannot win this row, but with a 3 on D2 they do not either.
wolves-lesson-scoring-tie-one = 4 to 6: they take the row and win the round. A 3 makes it 6 to 6.
wolves-lesson-scoring-threes = 4 to 3, the round is yours. Each 3 you take is worth a point more: your 3 on B4 brought 2.
wolves-lesson-scoring-lone = The winner adds a Lone Wolf to the pack. Take whichever you like: nothing covers the 6.
wolves-lesson-scoring-next = The loser takes an Alpha Power instead. That is the next lesson.

wolves-lesson-powers = Alpha Powers
wolves-lesson-powers-lost = You lost a round: they have a Lone Wolf, you choose an Alpha Power for the rest of the game.
wolves-lesson-powers-take = An Ambush works once a round, an Endurance always. Take Duel: once, a wolf may cover an equal one.
wolves-lesson-powers-take-endurance = A fine Endurance: ties would be yours. Today try Duel.
wolves-lesson-powers-take-other = A good Ambush. This lesson is about Duel.
wolves-lesson-powers-usual = The winner begins. An only wolf cannot be covered, so lay your 2 beside it, on E4.
wolves-lesson-powers-usual-other = Keep your strong wolves. The 2 on E4 is enough for now.
wolves-lesson-powers-duel = Now Duel: your 4 may cover their 4. Press your 4, then D4; the power is spent by it.
wolves-lesson-powers-duel-beside = Beside it, your 4 only ties. On top of it, you lead.
wolves-lesson-powers-duel-other = That needs no power. Lay the 4 on their 4 and see Duel at work.
wolves-lesson-powers-used = Turned over until the next round. A power you never use is worth nothing, so look for its moment.

# What the coach says in a free game: one sentence at a time.
wolves-coach-one-round-left = { $who ->
    [both] Both need one more round: who takes this one wins the game.
   *[they] They need only this round to win the game, so leave them no row for nothing.
}
wolves-coach-last-spaces = { $left ->
    [one] One space is left
   *[other] { $left } spaces are left
} in this round, and { $lead ->
    [ahead] you lead { $mine } to { $theirs }: whoever fills the last one ends it.
    [behind] you trail { $mine } to { $theirs }: look for a row that changes hands.
   *[even] it is { $mine } to { $theirs }: one row, or the moons, decide.
}
wolves-coach-ambush = Your Ambush is still unused: it works once a round, and this one is half over.
wolves-coach-moons = They show more moons, { $theirs } to { $mine }: the most are worth { $points } { $points ->
    [one] point
   *[other] points
}.
