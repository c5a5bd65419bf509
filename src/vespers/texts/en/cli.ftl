# What the terminal says.

cli-no-rules = The game { $game } has no written rules.
cli-no-section = There is no section { $section }; the sections are: { $sections }.
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s ({ $rate } decisions/s).
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share of wins [95 %]
cli-column-score = Mean score [95 %]
cli-no-seed = { $file }: the match was not played to its end, so its seed is not shown and nothing can be compared.
cli-verified = { $file }: { $entries ->
    [one] { $entries } entry of { $game } replayed, and it is legal
   *[other] { $entries } entries of { $game } replayed, every one legal
}.
cli-verified-fair = { $file }: { $entries ->
    [one] { $entries } entry of { $game } replayed, and it is legal
   *[other] { $entries } entries of { $game } replayed, every one legal
}, every draw as the seed promised.
cli-replayed = Shown after { $shown } of { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-no-seat = There is no seat { $seat }; this game has { $seats }.
cli-won = { $many ->
    [one] The winner:
   *[other] The winners:
}
cli-bot-name = { $bot } { $number } (bot)
cli-seats-differ = The record has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but { $listed ->
    [one] { $listed } is listed
   *[other] { $listed } are listed
}.
cli-players-differ = --players asks for { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, but --seats lists { $listed }.
cli-names-differ = --names lists { $names ->
    [one] { $names } name
   *[other] { $names } names
}, but there { $seats ->
    [one] is { $seats } seat
   *[other] are { $seats } seats
}.
cli-who-sits = { $file } does not say which players are people. Say with --seats who sits where, in this order: { $players }; for example --seats { $example }.
cli-file-says = { $option } cannot be given here: { $file } says it already.
cli-seed-human = --seed cannot be given with --dealer human: draws that are typed in need no seed.
cli-exists = { $file } exists already, and nothing is written over. Choose another file for --record; a game goes on with --resume.
cli-no-folder = { $file } cannot be written: expected { $folder } to be a folder that you may write to.
cli-other-record = { $file } exists already and is the record of another game; nothing is written over. Choose another folder for --records.
cli-file-trouble = { $file }: the system refused it ({ $reason }).
cli-trouble = Something could not be written or read ({ $reason }).
cli-other-game = { $file } is a record of { $game }; expected one of { $expected }.
cli-no-campaign = { $game } has no campaign; these games have one: { $games }.
cli-campaign-old-match = { $file } would be a new campaign, but { $match } is there already, a match of an older one. Move it away, or choose another name for the campaign.
cli-campaign-other-match = { $match } is not match { $number } of this campaign: its players or options are others. Move it away to play that match anew.
cli-commitment = The seed of all draws is fixed. Its fingerprint: { $hash }
cli-seed = The seed was: { $seed } — anyone can check the draws with `vespers verify`.
cli-help-hint = Type the number of an option, or some words of it. ? explains everything else.
cli-help =
    a number         play that option
    words of it      play what fits, e.g. “3 b4”; if it is not allowed: why not, and the rule
    a                list all options
    b                draw the table again
    u                take back your last move; you are told first if other moves are lost with it
    y                play again what you took back
    h                a hint: the best options, your chance of winning with each, and why
    r 2.4            read a section of the rules
    r club           what a thing does, by its name
    l                the log so far
    q                leave; the game is saved
cli-undo-far =
    { $lost ->
        [one] This takes back “{ $given }”. What was drawn since is drawn anew. Type u again to do it.
       *[other] This takes back “{ $given }”: { $lost } moves are lost, and what was drawn since is drawn anew. Type u again to do it.
    }
cli-no-redo = There is nothing to play again.
cli-curtain = { $player }, the next decision is yours. The others look away; press Enter.
cli-more-options = … and { $many } more: type a for all, or words of what you want.
cli-several = Several options fit:
cli-not-understood = Nothing fits “{ $given }”. Type ? for help.
cli-no-rule = There is no section { $section }.
cli-saved = Saved as { $file }. Go on with: { $command }
cli-unsaved = The game could not be saved as { $file } ({ $reason }).
cli-kept-elsewhere = It was saved as { $file } instead. Move it to { $wanted } and go on with: { $command }
cli-hint = The best options, the chance of winning with each, and why:
cli-hint-solo = The best options, how good each is, and why:
cli-review-curve = The chance of winning, from the first decision to the last:
cli-review-curve-solo = How good it looked, from the first decision to the last:
cli-review-costly = { $many ->
    [0] No move gave away much.
    [one] The move that cost most of the chance of winning:
   *[other] The moves that cost most of the chance of winning:
}
cli-review-move = { $played } (−{ $cost }). Better: { $best }
cli-review-empty = There was nothing to decide in this game.
cli-ladder-level = Level
cli-ladder-elo = Rating [95 %]
cli-ladder-score = Mean score [95 %]
cli-ladder-seconds = Seconds a decision
cli-ladder-pair = { $level } against { $below }: { $share } of the victories [{ $low }, { $high }] in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-train-games = Games of self-play
cli-train-match = Match of new against old
cli-train-generation = Generation { $number }: mean score { $score } in self-play.
cli-train-accepted = Generation { $number }: the new weights won { $share } [{ $low }, { $high }] of { $games ->
    [one] { $games } game
   *[other] { $games } games
    } and replace the old.
cli-train-refused = Generation { $number }: the new weights won { $share } [{ $low }, { $high }] of { $games ->
    [one] { $games } game
   *[other] { $games } games
    }. That is not surely more than half: the old ones stay.
cli-train-written = Written: { $file }
cli-train-nothing = { $game } has no outlook that could be corrected.
cli-arena-faults = { $bot }: { $faults ->
    [one] one answer was late or wrong; a random move was made instead.
   *[other] { $faults } answers were late or wrong; random moves were made instead.
}
why-bad_ledger = { $file }, line { $line }: expected a meeting of `vespers ladder`, as --ledger writes it ({ $problem }).
why-bad_ledger_file = --ledger: { $file } cannot be read and written ({ $problem }).
cli-serve-taken = --port: { $port } is taken on { $host }; choose another.
cli-serve-address = --host: one cannot listen on { $host }, port { $port } ({ $problem }); expected an address of this machine, such as 127.0.0.1.
cli-serve-in-use = --database: another server is at work on { $file }; stop it first, or choose another file. Several servers together need PostgreSQL.
cli-serve-settings = Settings: { $problem }
why-bad_setting = “{ $given }” is no setting; expected NAME=VALUE.

# Boards

wolves-draw-round = Round { $round }
wolves-draw-standing = moons { $moons } · points now { $points }
wolves-draw-deck = deck { $cards }
wolves-draw-unseen = not seen yet: { $wolves }
wolves-draw-offered = on display: { $powers }
wolves-draw-spends = uses { $power }
wolves-draw-signs = ☾ moon · * × { $times } in a corner · + one point more · △ to be won · +1 lie beneath
cli-exported = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
} written to { $file }.
cli-export-mixed = { $file } does not belong with the others: expected { $game } for { $seats }. Export each game and number of players on its own.
cli-export-unfinished = { $file } is a game that is not over yet; only finished games have an outcome.
cli-export-twice = { $file } is given twice; expected each record once.
cli-export-over = { $file } is one of the records; expected another file to write the table to.
cli-export-unwritable = The table cannot be written to { $file }: { $reason }.
cli-export-missing = The library { $module } is missing. Install it with: pip install "vespers[rl]"

# Rulings
cli-ruling = Ruling “{ $ruling }”:
cli-learn-next = Next lesson: { $title } – { $command }
cli-learn-free = The game goes on: play it to its end, or leave with q.
cli-coach-alone = A coach speaks only to one person against bots.
cli-coach-ways = Choose it again to play it anyway, or another move (h shows more).
cli-no-lesson = { $game } has no lesson { $lesson }. It has: { $known }.
cli-other-lesson = { $file } is no record of the lesson { $lesson }.

# vespers new
cli-new-name = “{ $name }” cannot be the name of a game: expected small letters and digits in words joined by hyphens, as in “hard-ties”.
cli-new-taken = There is already a game or a Python module called “{ $name }”; choose another name.
cli-new-exists = { $folder } exists and is not empty; name another folder with --into.
cli-new-written = Written to { $folder }. Change { $file }, run pytest there, then “pip install .” and “vespers play { $name }”.
