# Puzzles: positions in which one move is clearly best.

puzzle-grade-easy = Easy
puzzle-grade-medium = Medium
puzzle-grade-hard = Hard

cli-puzzle = Puzzle { $puzzle } ({ $grade }). Find the best move, as far as you can know. h gives a hint, q leaves.
cli-puzzle-solved = { $tries ->
    [one] Solved at the first try.
   *[other] Solved after { $tries } tries.
}
cli-puzzle-missed = Not the best move: it costs { $cost } of your chance of winning. What the best one does instead:
cli-puzzle-missed-solo = Not the best move: it is worth { $cost } less. What the best one does instead:
cli-puzzles-made = { $count ->
    [one] { $count } puzzle in { $file }
   *[other] { $count } puzzles in { $file }
}
cli-puzzles-no-folder = { $game } has no folder for puzzles: name a file with --out.
cli-no-puzzle = { $game } has no such puzzle { $puzzle }. There are: { $known }

table-puzzles = Puzzles
table-puzzles-of = { $game }: puzzles
table-puzzles-about = One move is clearly best, as far as you can know. Which one?
table-puzzles-none = This game has no puzzles yet.
table-puzzle = Puzzle { $puzzle }
table-puzzle-tonight = Tonight’s puzzle
table-puzzle-tonight-about = The same for everybody today.
table-puzzle-which = One move of { $moves } is clearly best. Which?
table-puzzle-week = Your week
table-puzzle-solve = Find it
table-puzzle-done = solved
table-puzzle-again = Once more
table-puzzle-find = Find the best move, as far as you can know.
table-puzzle-right = { $tries ->
    [one] That is it, at the first try!
   *[other] That is it, after { $tries } tries.
}
table-puzzle-shown = This was the move.
table-puzzle-missed = It costs { $cost } % of your chance of winning.
table-puzzle-missed-solo = It is worth { $cost } % less.
table-puzzle-instead = What the best move does instead:
table-puzzle-why = Why it is the best:
table-puzzle-margin = { $margin } % better than the next best move, in { $checks } searches with up to { $looks } looks ahead.
table-puzzle-line = How it may go on
table-puzzle-show = Show the move
table-puzzle-next = Next puzzle
table-puzzle-all = All puzzles
table-puzzle-streak = { $days ->
    [one] Your streak: one night
   *[other] Your streak: { $days } nights in a row
}
