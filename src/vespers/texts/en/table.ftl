# The client's own words. Keys begin with table-.
# The shelf
table-motto = A table for games of monks, beer, moonlight and wolves.
table-play-now = Play now
table-new-match = New match …
table-rules = Rules
table-beta = play-test
table-minutes = { $minutes } min
table-your-matches = Your matches
table-open-record = Open a record
table-open-record-help = A record of a finished match, as a download gives it (.jsonl, .vespers)
table-your-turn = Your turn
table-waiting = waiting
table-over = Game over
table-forget = Take “{ $game }” off this list
table-to-shelf = Back to the shelf
table-to-table = Back to the table
table-try-again = Try again

# A new match
table-who-plays = Who plays?
table-options = Options
table-start = Start the match
table-name = Name
table-kind-me = Me
table-kind-local = Someone at this screen
table-kind-link = A guest, by link
table-kind-bot = A bot
table-seat-kind = Seat { $number }: who plays
table-seat-level = Seat { $number }: strength
table-seat-name = Seat { $number }: name
table-seat-add = Add a player
table-seat-remove = Remove seat { $number }

# Campaigns
table-campaign = campaign
table-campaign-play = Play the campaign
table-campaign-start = Start the campaign
table-campaign-page = To the campaign
table-campaign-following = What comes next
table-campaign-milestones = The way
table-campaign-next = Play on
table-campaign-running = Back to the match
table-campaign-watch = Watch the match
table-campaign-players-only = Those who play it go on from their own browsers.
table-campaign-standing = How it stands
table-campaign-over = The campaign is over.
table-campaign-story = So far
table-campaign-empty = Nothing has been played yet.
table-campaign-dropped = A match was given up: it does not count.
table-campaign-download = Download the record
table-campaign-resume = Or go on with one you have
table-campaign-file = Record of a campaign
table-campaign-pick = Choose a file
table-campaign-resume-about = A file saved by the terminal or by another table. Its options apply.

# Players
table-player = Player { $number }
table-bot = Bot { $number }
table-whose = { $owner }: { $name }
table-list = { $first }, { $rest }
table-you = (you)
table-seat-bot = A bot plays here
table-seat-open = seat is free
table-seat-left = left, a bot plays on
table-seat-away = away
table-thinking = thinking …
table-turn-now = to play
table-watching = watching

# The match
table-thing-offered = { $name }, can be chosen
table-thing-picked = { $name }, chosen
table-confirm = Confirm
table-cancel = Cancel
table-close = Close
table-cannot-undo = This cannot be taken back.
table-menu = What do you want to do here?
table-progress-of = of { $number }
table-progress-goal = goal { $number }
table-all-short =
    { $count ->
        [one] The one choice
       *[other] All { $count }
    }
table-all-options =
    { $count ->
        [one] One choice
       *[other] All { $count } choices
    }
table-not-now = That does nothing at this moment.
table-undo =
    { $lost ->
        [one] Take back: { $move }
       *[other] Take back: { $move } – { $lost } moves are lost
    }
table-undo-ask =
    { $lost ->
        [one] Ask the others to take back: { $move }
       *[other] Ask the others to take back: { $move } – { $lost } moves are lost
    }
table-redo = Play again: { $move }
table-back-here = Take back to here
table-back-lost =
    { $lost ->
        [one] One move is lost: this one.
       *[other] { $lost } moves are lost: this one and all after it.
    }
table-back-others = The others are asked first.
table-back-do = Take back
table-back-ask = Ask the others
table-undone = taken back
table-consent = A question to everybody
table-consent-undo =
    { $lost ->
        [one] { $name } asks to take back one move: { $move }.
       *[other] { $name } asks to take back { $lost } moves, beginning with { $move }.
    }
table-consent-withdraw = Withdraw
table-consent-replace = { $name } proposes that a bot plays for { $other }.
table-consent-waiting = Waiting for the others.
table-agree = Agree
table-refuse = Refuse
table-boards = Boards
table-known = Everything you may know
table-known-field = { $name }: { $value }
table-open-board = Show { $name }
table-views = Sections of the table
table-view-table = Table
table-view-players = Players
table-view-score = Score
table-view-log = Log
table-extra = Score and log
table-score = Score
table-score-source = Source
table-score-empty = Nothing has been scored yet.
table-forecast = In italics: if the game ended now.
table-verdict = Verdict
table-winner =
    { $count ->
        [one] { $name } wins.
       *[other] { $name } share the victory.
    }
table-rematch = Play again
table-other-opponent = Another opponent
table-rematch-join = Join the rematch
table-look-at-board = Look at the board
table-review = Review the game
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-more = { $count } more
table-log-whole = The whole log
table-since-last-turn = since your last turn
table-recap = Since your last turn:
table-connecting = connecting …
table-connection-lost = Connection lost, trying again …
table-notify-me = Tell me when it is my turn

# The menu of the table
table-more = More at this table
table-rename = Your name at this table
table-rename-save = Use this name
table-rename-done = That is your name now.
table-leave = Let a bot play for me
table-leave-about = You can come back at any time.
table-leave-about-others = If the others agree. You can come back at any time.
table-return = Take my seat back
table-return-about = The bot gets up at once.
table-stay = Stay after all
table-resign = Resign
table-resign-about = You give up for good: a bot plays on for you, or the game ends if nobody is left to play with.
table-you-left = A bot plays for you.
table-you-resigned = You have resigned: a bot plays on.
table-resigned =
    { $count ->
        [one] { $name } has resigned.
       *[other] { $name } have resigned.
    }
table-no-outcome = The game ended before the rules could name a winner.

# A hint
table-advice = Hint
table-advice-ask = What would a bot do here?
table-advice-about = Chance of winning, as far as you can know.
table-advice-thinking = thinking … (tap to stop)
table-advice-close = Put the hint away
table-advice-chance = Chance of winning: { $chance } %
table-advice-worth = Worth of the move: { $chance } %

# Around one screen
table-curtain = Pass the screen to { $name }
table-curtain-about = The table stays covered until then.
table-curtain-open = I am { $name }

# Guests
table-invite = Invite guests
table-invite-open = This link is the seat of { $name }. Whoever opens it first sits there, and it works only once.
table-invite-taken = { $name } has sat down.
table-invite-watch = To watch, this link is enough.
table-copy-link = Copy link
table-copied = Copied

# Replay
table-replay = Replay
table-step-back = One step back
table-step-on = One step on
table-step-number = Move number
table-play = Play
table-pause = Pause
table-knowledge = Whose knowledge
table-knowledge-public = What everybody sees
table-play-on = Play on from here
table-download = Download
table-view-review = Review

# The review of a finished game
table-judge = Analyse the game
table-judge-about = A bot looks at every decision again, by what its player could know then.
table-judge-later = The game can be analysed once it is over.
table-judging = Analysing …
table-judge-paused = Paused:
table-judge-stop = Stop
table-judge-on = Go on
table-judge-chart = Chances of winning over time; here: { $name }
table-costly = The moves that cost most
table-costly-none = No move cost much.
table-better = Better: { $move }

# Rules
table-rules-contents = Contents
table-origin-book = rulebook
table-origin-public = published
table-origin-inferred = inferred
table-origin-reconstructed = reconstructed
table-origin-about-book = Stated in the rulebook.
table-origin-about-public = Found in published material.
table-origin-about-inferred = Follows from the rulebook.
table-origin-about-reconstructed = Written for this edition to fill a gap.

# Hints of the first game
table-hint-pick = What glows can be chosen: tap it, then a glowing place.
table-hint-hold = Point at anything, or hold it, to learn what it does.
table-hint-why = Tap what does not glow to learn why not, with the rule.
table-hint-next = I see

# Settings
table-settings = Settings
table-setting-language = Language
table-setting-theme = Theme
table-setting-speed = Movement
table-setting-name = Your name
table-setting-confirm = Confirm what cannot be taken back
table-setting-confirm-about = Before dice, draws and reveals.
table-setting-sound = Sounds: a bell on my turn, wood, dice
table-setting-notify = Browser notification on my turn
table-setting-hints = Hints for beginners
table-auto = As the browser says
table-theme-moonlight = Moonlight (dark)
table-theme-refectory = Refectory (light)
table-speed-calm = Calm
table-speed-quick = Quick
table-speed-off = None
table-keys = Keyboard
table-key-tab = From group to group: boards, hand, buttons
table-key-arrows = To the next piece in that direction; in a replay: step
table-key-home = To the first piece that can be chosen
table-key-enter = Choose, or learn why it is not possible
table-key-escape = Deselect
table-key-undo = Take back
table-key-skip = Skip the movement

# Refusals
table-problem-unreachable = The table does not answer.
table-problem-unknown = Something went wrong ({ $status }).
table-problem-unreadable = The table did not understand that.
table-problem-forbidden = This link does not allow that.
table-problem-banned = This address is banned from the table.
table-problem-invitation-used = Somebody has already used this invitation: it is good once. Ask for another match, or watch this one.
table-problem-unknown-version = There is no such version here: it was deleted, or the link is not whole.
table-problem-too-many-versions = You keep as many versions as this server allows. Delete one first.
table-problem-unknown-study = There is no such study here: it was deleted, or the link is not whole.
table-problem-too-much-feedback = You have said as much about this match as this server keeps. Change or empty an earlier remark.
table-problem-print-missing = This server cannot print: its operator has not installed the extra “print” of Vespers.
table-problem-print-failed = This cannot be printed. { $problem }
table-problem-too-many-studies = You keep as many studies as this server allows. Delete one first.
table-problem-study-running = A study is being played. This server plays one at a time: wait for it, or stop it.
table-problem-study-unfinished = This study is not finished yet.
table-problem-study-failed = The lab could not answer. Try again, or start the study anew.
table-problem-unknown-match = There is no such match, or it is no longer kept.
table-problem-unknown-game = There is no such game on the shelf.
table-problem-stale = The table has moved on: look again.
table-problem-not-your-turn = It is not your turn.
table-problem-illegal = The rules do not allow that.
table-problem-game-over = The game is over.
table-problem-bad-options = A match cannot be set up like this: { $problem }
table-problem-bad-pack = The pack cannot be used: { $problem }
table-problem-bad-record = This record of a campaign cannot be used.
table-problem-too-many = Too much at once. Wait a moment.
table-problem-too-large = This file is too large.
table-problem-unfinished = That is the record of an unfinished match: only a finished one can be opened.

# The table: layout, targets, moments
table-rail = Players and log
table-fold = Fold the side away
table-unfold = Open the side
table-zoom = Zoom
table-zoom-in = Closer
table-zoom-out = Farther
table-look-at = Look at { $name }
table-tray-hide = Look at the board
table-tray-show = Back to the cards
table-groups = Kinds of turn
table-rule = Rule { $number }
table-moment = A card is dealt after this: you can still take it back.
table-take-back = Take back
table-score-player = Player
table-setting-stages = Scenes of what happens
table-confirm-moment = A moment to take it back
table-confirm-ask = Ask each time
table-confirm-none = Do it at once
table-setting-warnings = Warn me before what beginners regret
table-key-look = look at that player’s board; Esc returns
table-their-turn = { $name } is thinking.
table-stage-on = Go on
table-stage-result = To the result
table-stage-again = Show it again
table-you-win = You win.
table-you-yourself = You
table-you-listed = you
table-chapters = How it came about
table-you-share = You share the victory.
table-counting = The count
table-best = Your best so far: { $best }.
table-best-now = { $mine }: your best so far, { $best } before.
table-share = Copy a link to share
table-share-picture = Picture of the result
table-waiting-for-you = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
table-play-on-now = Play on
table-look = Look
table-hide-ask = Take it off the list? Your seat is kept.
table-hide = Take it off
table-unhide = Back to the list
table-hidden-show = Show { $count } taken off the list
table-hidden-away = Hide what is off the list
table-own-record = { $played } played, { $won } won
table-learn = Learn
table-learn-next = Next lesson
table-lessons = Lessons
table-lessons-of = Lessons: { $game }
table-lesson-again = Once more
table-lesson-all = All lessons
table-lesson-done = done
table-lesson-go-on = Go on
table-lesson-miss = You may, but it is not what this lesson shows. Try what is lit.
table-lesson-next-card = Next
table-lesson-back-card = Back
table-lesson-play-on = Play on alone
table-lesson-show = Show me
table-lesson-step-back = Step back
table-lesson-in-list = Lesson: { $lesson }
table-lesson-skip = Leave the lesson
table-lesson-step = Step { $step } of { $steps }
table-lesson-wait = Watch what the others do.
table-coach = Coach
table-coach-name = Brother Odo
table-coach-sure = Sure? “{ $better }” is worth more: it { $reason }.
table-coach-sure-plain = Sure? “{ $better }” is worth more, as far as one can know now.
table-coach-anyway = Play it anyway
table-coach-show = Show me
table-coach-switch-about = One sentence at moments that matter, and before a costly move. Only in games against bots.
table-coach-first = in my first games
table-coach-always = always
table-coach-never = never
table-problem-missed = A legal move, but not the point of this lesson.
table-with-friends = With friends
table-finished = Finished matches
table-unplayable = Matches that cannot be shown here
table-unplayable-about = Their game, their packs or their version of the rules are not installed any more. Resign a match that was running; then its record can be saved, and it can be deleted.
table-delete = Delete
table-won = Won
table-lost = Lost
table-history = Your games so far
table-history-none = Nothing has been played to its end on this device yet.
table-history-played = Played
table-history-won = Won
table-history-best = Best
table-history-average = On average
table-carry = Your seats and history
table-carry-copy = Copy a link for another device
table-carry-about = The link holds the keys to your seats: open it only on a device of your own.
table-carry-found = The link brings { $matches ->
    [one] one match
   *[other] { $matches } matches
} and { $results ->
    [one] one result
   *[other] { $results } results
}.
table-carry-puzzles = It also brings { $days ->
    [one] one evening
   *[other] { $days } evenings
} of solved puzzles for your streak.
table-carry-take = Take them over
table-carry-broken = This link cannot be read; it may be cut short.
table-art = Drawings of { $game }

# Rulings
table-rulings = Open questions of the rulebook
table-ruling-default = { $answer } (usual)
table-ruling-in-force = At this table
table-labelled = { $name }: { $text }
table-sentences = { $first } { $rest }
table-origin-about-partly = Partly written for this edition to fill a gap.
table-origin-partly = partly reconstructed
table-rules-goal = The goal
table-rules-box = What is in the box
table-rules-search = Search the rules
table-rules-nothing = Nothing in the rules mentions “{ $sought }”.
table-rules-print = Print the rules
table-rules-lesson = Try it in a lesson: { $lesson }
