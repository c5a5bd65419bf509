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
table-campaign-resume-about = A file of the terminal or of another table; its options hold.

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
table-all-options =
    { $count ->
        [one] One choice
       *[other] All { $count } choices
    }
table-not-now = That does nothing at this moment.
table-undo = Take back
table-undo-ask = Ask the others to go back
table-undone = taken back
table-consent = A question to everybody
table-consent-undo = { $name } asks to take back the last move.
table-consent-replace = { $name } proposes that a bot plays for { $other }.
table-consent-waiting = Waiting for the others.
table-agree = Agree
table-refuse = Refuse
table-boards = Boards
table-open-board = Show { $name }
table-views = Parts of the table
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
table-rematch = Rematch
table-rematch-join = Join the rematch
table-look-at-board = Look at the board
table-review = Review the game
table-log = Log
table-log-empty = Nothing has happened yet.
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
table-advice-chance = Chance of winning: { $chance } %
table-advice-worth = How good it is: { $chance } %

# Around one screen
table-curtain = Pass the screen to { $name }
table-curtain-about = The table stays covered until then.
table-curtain-open = I am { $name }

# Guests
table-invite = Invite guests
table-invite-open = This link is the seat of { $name }. Whoever opens it sits there.
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
table-judge = Judge the game
table-judge-about = A bot looks at every decision again, by what its player could know then.
table-judge-later = The game can be judged once it is over.
table-judging = Judging …
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
table-setting-confirm-about = A second tap before dice, draws and reveals.
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
table-key-arrows = To the next thing in that direction; in a replay: step
table-key-home = To the first thing that can be chosen
table-key-enter = Choose, or learn why not
table-key-escape = Let go
table-key-undo = Take back
table-key-skip = Skip the movement

# Refusals
table-problem-unreachable = The table does not answer.
table-problem-unknown = Something went wrong ({ $status }).
table-problem-unreadable = The table did not understand that.
table-problem-forbidden = This link does not allow that.
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
table-problem-too-large = That is too large.
table-problem-unfinished = That is the record of an unfinished match: only a finished one can be opened.
