# The texts of the lab.

why-bad_study = { $file }, line { $line }: at “{ $key }”: expected { $expected }, found { $got }.
why-bad_study_file = { $file }: expected { $expected } ({ $got }).
why-lab_other_study = { $folder } holds the results of another study; name another folder with --out, or remove it.
why-lab_no_results = { $folder } holds no results of a study; play one with `vespers lab run`.
why-lab_old_results = { $folder } holds results of an older version, which this one cannot read; play the study again into another folder, with --out.
why-lab_bad_where = The report has no such bar: { $where }.
why-train_other_plan = { $folder } holds a training with other options; choose another folder with --work, or repeat the options.
why-bad_network = { $file } is not a network that bots can judge by ({ $problem }). Delete it, or make a new one with vespers train.
why-lab_unfinished = The study in { $folder } is not finished; resume it with `vespers lab run`.
why-lab_no_folder = { $folder } cannot hold results ({ $problem }); name a folder that can be written with --out.
why-lab_in_use = Another run is at work in { $folder }; wait until it ends, or name another folder with --out.
why-lab_damaged = The results in { $folder } are damaged ({ $problem }); play the study again into another folder, with --out.
why-lab_unknown_game = The results in { $folder } are of the game “{ $game }”, which is not installed here.
lab-missing = The lab needs the package { $package }, which is not installed: pip install "vespers[{ $extra }]"
lab-stopped = Stopped after { $done } of { lab-games }. What was played is kept; run the same command to resume.
lab-done = { lab-games } played. Tables and records: { $folder }
why-lab_no_records = { $folder } holds no records (*.jsonl) of games that people played.
why-lab_no_cluster = No Ray cluster answers at { $address } ({ $problem }); expected HOST:PORT, ray://HOST:PORT, auto or local.
why-lab_bad_record = { $file } is not a valid record ({ $key }, entry { $entry }); `vespers verify` gives details.
lab-reported = Report: { $file }
lab-page-kept = --html: { $file } exists and is no page of a report; it was not changed. Choose another name.
lab-page-refused = --html: { $file } cannot be written ({ $problem }).
lab-page-no-folder = --html: there is no folder { $folder }.
lab-unfit = { $many ->
    [one] { $many } record is left out
   *[other] { $many } records are left out
}: of another game, of another number of players, with other packs, rulings or settings, between bots alone, or not finished.
lab-nobody = No finished game of people fits this study: the page shows the bots alone.
lab-database = --database: { $problem }.
lab-table = The table at { $table } did not accept a record: { $problem }.

# The report

lab-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
lab-title = A study of { $game }
lab-about = { $game }, rules version { $version }: { lab-games } with { $players ->
    [one] { $players } player
   *[other] { $players } players
} ({ $who }), from seed { $seed }.
lab-method = All intervals are 95 % intervals; seats of one game are not taken as independent. What “stands out” is corrected for all figures of the page (Holm, 5 % false alarms). Differences of win shares are in points: percentage points. What chance or a trial decided is a cause; what bots chose is only an association. Bots are not people: they show what follows from the rules when played this way. The bots judge who is ahead.
lab-about-packs = Played with: { $packs }.
lab-about-no-packs = Played with the game as it is.
lab-about-settings = Settings: { $settings }.
lab-contents = Contents
lab-filter-words = Show only rows with
lab-filter-loud = only what stands out
lab-column-game = Game
lab-column-entry = Move
lab-column-scores = Scores
lab-column-winners = Winning seats
lab-games-behind = { $shown } of { $total } games. `vespers lab games RESULTS --record NUMBER --to FILE` writes one of them.
lab-behind-seat = Games that seat { $seat } won
lab-no-game = There is no game { $number }: this study has { $games }.
lab-head-taken = How often each option is taken
lab-compared-taken = { $options ->
    [one] { $options } option is compared by how often it is taken
   *[other] { $options } options are compared by how often they are taken
}, in a test of their own: of the seats that could take one in a game, the share that did.
lab-head-summary = What stands out
lab-alarms-more = And { $more } more, marked in the charts.
lab-no-alarm = Nothing: no seat and no option is farther from even than chance explains.
lab-alarms = These differences are larger than chance explains, all figures of the page taken together.
lab-head-seats = Who wins, by seat
lab-seat = Seat { $seat }
lab-seat-wins = Seat { $seat } wins { $value } [{ $low }; { $high }] of { lab-games }.
lab-seats-fair = These games show no advantage of a seat.
lab-seats-unfair = The seats are not equal: chance alone does not explain it.
lab-head-choice = What goes with a choice: associations
lab-choice-note = In points: the win share after it, less that after something else, at decisions of the same kind of player who had the option as often before. Not a cause: a choice may look good because it is made in good positions. Options shown: { $shown } of { $options }. For causes, write a table [assign] in the study.
lab-head-chance = What luck is worth
lab-chance-note = In points: the win share after a draw, less that after something else that could have come; a cause, because chance draws. Shown: { $shown } of { $options }.
lab-lift-of = { $option }: { $value } points [{ $low }; { $high }] of the win share ({ lab-games }; { $basis }).
lab-head-trial = What a choice is worth: trials
lab-trial-note = In points: the win share after it, less that after something else, where the decision was drawn at random. A cause, whatever the bots prefer. Options shown: { $shown } of { $options }.
lab-basis-trial = a trial
lab-basis-chance = drawn by chance
lab-basis-choice = only an association
lab-basis-opening = an opening; only an association
lab-all = All in a table ({ $many })
lab-column-option = Option
lab-column-opening = Opening
lab-column-occasions = Decisions or draws
lab-column-taken = Taken by (seats)
lab-column-won = Win share
lab-column-worth = Worth in points (* stands out)
lab-column-first-worth = Worth, first level
lab-column-second-worth = Worth, second level
lab-column-first-taken = Taken, first level
lab-column-second-taken = Taken, second level
lab-head-levels = Two levels of bots
lab-levels-note = First level: { $first }; second level: { $second } ({ lab-games }). They disagree on { $apart } of { $options } options, in points of worth or in how often they take it (corrected for all options). Where they disagree, the figure is about the bots, not about the rules.
lab-swings-note = Draws and dice make { $value } [{ $low }; { $high }] of the swings of the winning chance, decisions the rest ({ lab-games }). A swing is the chance after what came, less the mean over all that could have come, squared; the bots judge the chances.
lab-too-few = too few games: { $enough } are needed
lab-points-unit = points
lab-head-pieces = Who wins, by piece
lab-pieces-note = How often a seat wins that took each piece; the dashed line marks an even chance. Only pieces that a seat decides on once a game and that at least 20 seats took; the others are in the tables above.
lab-head-openings = Who wins, by opening
lab-openings-note = The first real choice of a seat, then the first two together ({ lab-seats }); the dashed line marks an even chance. Each is tested against all others from the same seat. Only openings that at least 20 seats chose.
lab-head-bands = Scores over the book’s verdicts
lab-bands-all = All scores
lab-bands-winners = The best score of each game
lab-bands-note = Shares of the best scores (games: { $scores }), and of all scores; seats of one game are not taken as independent.
lab-head-extremes = Always and never
lab-always = Always taken by those who can: { $options }.
lab-always-none = No option is always taken.
lab-never = Never taken: { $options }.
lab-never-none = No option is never taken.
lab-head-scores = Scores
lab-figure-score = The mean score is { $value } [{ $low }; { $high }] ({ lab-games }).
lab-figure-winning-score = The winner has { $value } [{ $low }; { $high }] on average ({ lab-games }).
lab-figure-margin = The lead over the second is { $value } [{ $low }; { $high }] on average ({ lab-games }).
lab-figure-shared = { $value } [{ $low }; { $high }] of the victories are shared ({ lab-games }).
lab-head-length = Length, in decisions
lab-figure-decisions = A game has { $value } [{ $low }; { $high }] decisions on average ({ lab-games }).
lab-turns = They are made in { $value } turns [{ $low }; { $high }] ({ lab-games }); a turn is all that one seat decides before another does.
lab-figure-minutes = For people that is about { $value } minutes [{ $low }; { $high }], if the assumption below holds ({ lab-games }).
lab-figure-forced = { $value } [{ $low }; { $high }] of the decisions leave no choice ({ lab-games }).
lab-pace = Assumed: { $choice } s for a choice, { $forced } s for a forced move, { $chance } s for a draw or a die.
lab-head-course = When it is decided, in % of the game
lab-figure-lead-changes = The lead changes { $value } times [{ $low }; { $high }] in a game ({ lab-games }).
lab-figure-decided = The winner is ahead for good after { $value } [{ $low }; { $high }] of the game ({ lab-games }).
lab-figure-leader-lost = The leader at half-time loses in { $value } [{ $low }; { $high }] of { lab-games }.
lab-course-unjudged = The lead was not judged in these games, because everybody plays at random. Write “course = 200” in the study to have it judged in 200 games.
lab-head-points = Where points come from
lab-points-note = The mean of each line of the score ({ lab-games }).
lab-line-ingredients = Ingredients
lab-line-penalties = Penalties
lab-line-rigour = Rigour
lab-line-trophies = Trophies
lab-line-hunter = Hunter
lab-line-no-werewolf = Without a werewolf
lab-line-total = Total
lab-line-lowest = Rearmost ingredient
lab-line-multiplier = Multiplier
lab-line-production = Production
lab-line-barrels = Barrels
lab-line-first = First player
lab-line-points = Total
lab-head-luck = Luck against skill
lab-luck-note = When equal players play the same deal again and again, the deal decides { $value } [{ $low }; { $high }] of the result ({ lab-games }). Dice that fall at other moments are not part of the deal.
lab-skill-note = Each seat of { $player } wins { $value } [{ $low }; { $high }] of its games; every deal is played from all sides ({ $games ->
    [one] { $games } seat
   *[other] { $games } seats
}).
lab-head-players-main = Who wins, by player
lab-head-players-tournament = Styles against each other
lab-style-collector = collector
lab-style-moonstruck = moonstruck
lab-style-hunter = hunter
lab-style-cautious = cautious
lab-style-perfectionist = perfectionist
lab-style-brewer = brewer
lab-style-cooper = cooper
lab-style-miser = miser
lab-style-racer = racer
lab-style-quiet = quiet one
lab-style-saboteur = saboteur
lab-style-gatherer = gatherer
lab-style-tinkerer = tinkerer
lab-style-drinker = drinker
lab-style-random = at random
lab-head-people = People and bots
lab-column-figure = Figure
lab-column-bots = Bots
lab-column-people = People
lab-column-same = Do they agree?
lab-interval = { $value } [{ $low }; { $high }], n = { $games }
lab-agree = no difference shown
lab-differ = they differ
lab-people-note = { lab-games } of people with the same packs, rulings and settings, replayed and measured like those of the bots. The tests are exact (permutations), corrected for all figures; there is no verdict below { $enough } games.
lab-people-bots = { $seats ->
    [one] { $seats } of their seats was held by a bot and is
   *[other] { $seats } of their seats were held by bots and are
} left out. Figures of a whole game come from tables without bots.
lab-head-opinions = What players said
lab-column-version = Version
lab-column-yes = Would play again: yes
lab-column-perhaps = perhaps
lab-column-no = no
lab-column-remarks = Remarks
lab-column-match = Match
lab-column-move = Move
lab-column-answer = Answer
lab-column-comment = Comment
lab-opinions-note = Asked after a match: “{ $question }” All remarks about finished matches of the game in this database, without names; the digits tell states of a version apart.
lab-opinions-moves = About moves: { $answers }.
lab-name-seat = Victories of seat { $seat }
lab-name-score = Mean score
lab-name-winning-score = Winner’s score
lab-name-margin = Lead over the second
lab-name-shared = Shared victories
lab-name-lead-changes = Lead changes
lab-name-decided = When decided (share of the game)
lab-name-leader-lost = The leader at half-time loses
lab-name-decisions = Decisions
lab-name-minutes = Minutes (estimated)
lab-name-forced = Decisions without a choice
lab-head-gaps = Dead ends
lab-gaps-none = { $games ->
    [one] None: the game
   *[other] None: all { $games } games
} came to an end by the rules.
lab-gaps = { $many } of { lab-games } could not end by the rules: { $numbers }.
lab-head-records = Games to open
lab-records-note = Typical games and extreme ones. Save one; the table’s first page opens it (“Open a record”), and so does `vespers replay FILE`.
lab-records-there = Typical games and extreme ones; each opens in the table’s replay.
lab-record-save = save
lab-record = Game { $number }: { $scores }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
lab-record-changes = { $changes ->
    [one] { $changes } lead change
   *[other] { $changes } lead changes
}
lab-examples = Games that show it:
lab-kept-typical = typical
lab-kept-short = shortest
lab-kept-long = longest
lab-kept-high = highest score
lab-kept-clear = clearest victory
lab-kept-close = closest victory
lab-kept-restless = most lead changes
lab-kept-broken = could not end

lab-head-rulings = Which sentence of the rulebook to mend first
lab-rulings-note = In { lab-games } of the study, each open question was answered otherwise. It arose where, with the same moves, anything would have been different; there the bots played the same deal again under the other answer, and the last column counts other winners. A question that arises early changes the rest of the game, and so many winners.
lab-column-section = Section
lab-column-question = Question
lab-column-in-force = In force
lab-column-other = Other answer
lab-column-arose = It arose in
lab-column-changed = Another winner in

# Comparing and tuning

lab-column-before = Before
lab-column-after = After
lab-column-difference = Difference [95 %]
lab-column-verdict = Verdict
lab-column-miss = Misses its targets by
lab-verdict-better = better
lab-verdict-worse = worse
lab-verdict-higher = higher
lab-verdict-lower = lower
lab-verdict-same = no difference that matters (less than { $matters })
lab-verdict-more-games = not enough games: about { $games } are needed
lab-compared = { $games ->
    [one] { $games } mirrored game
   *[other] { $games } mirrored games
}; the verdicts are corrected for { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
} (Holm, 5 %). Better means: seats and options closer to even; fewer decisions without a choice; more lead changes, later decisions, more leaders overtaken.
lab-name-seat-gap = Largest advantage of a seat
lab-name-top-lift = Largest worth of an option
lab-name-top-share = Largest share of one option ({ $of })
lab-name-top-win = Most victories with one option ({ $of })
lab-tune-best = best
lab-tune-verified = verified
lab-tuned = Sets of numbers tried: { $trials } ({ $refused } refused by the game); above the line “best”: the trade-offs. Verified: the best again, in { lab-games } on fresh deals.
