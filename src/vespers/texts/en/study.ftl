# Studies of versions: bots play it on the same deals as another version.
study-it = Study it
study-title = Study: { $name }
study-about = Bots play your version and another one on the same deals, so the luck of the deal cancels out. It goes on if you close this page.
study-against = Compared with
study-against-base = the game as it is
study-level = How strong are the bots?
study-games = Games of each version
study-players = Players
study-start = Start the study
study-list = Studies of this version
study-none-yet = No study yet.
study-what = { $name }, compared with { $other }
study-how = { $game } · games of each: { $games } · { $players ->
    [one] { $players } player
   *[other] { $players } players
 } · { $level }
study-state-running = Playing
study-state-stopping = Stopping: the games that have begun are finished
study-state-stopped = Stopped. What was played is kept.
study-state-done = Finished
study-state-failed = The study could not be played
study-progress = { $done } of { $total } games played
study-stop = Stop
study-resume = Go on
study-delete = Delete the study
study-share = Copy the link
study-shared = Link copied
study-share-about = Whoever has the link can read this study.
study-report = Open the full report
study-to-version = To the version
study-verdict = The verdict
study-primary = The main figures
study-primary-about = They are the same in every study and are named before it is played: who wins, how long it lasts, how tense it is. Each verdict is corrected for the number of all figures.
study-rest = All other figures and options
study-verdict-changed = On the same deals (games of each: { $games }), { $count ->
    [one] one main figure has changed
   *[other] { $count } main figures have changed
 } by more than chance explains: { $names }.
study-verdict-same = { $count ->
    [one] One main figure shows
   *[other] { $count } main figures show
 } no difference that matters: { $names }.
study-verdict-open = { $count ->
    [one] For one main figure
   *[other] For { $count } main figures
 } there are not enough games: { $names }. About { $needed } of each version would be enough.
study-points = { $value } points
study-between = { $value } ({ $low } to { $high })
study-difference = Difference (95 %)
study-games-behind = The games behind: { $title }
study-games-many = { $shown } of { $total } games. Open one to replay it move by move.
study-games-open = Open in the replay
study-games-opening = Opening …
study-games-one = Game { $number }
study-games-at = at move { $number }
study-games-won = won: { $names }
study-games-back = To the report
study-games-seat = seat { $seat }
study-taken = How often each option is taken
study-taken-about = Of the seats that could take an option in a game, the share that did, before and after, on the same deals.
study-taken-none = These games do not show that any option is taken more or less often.
study-taken-rest = The other options: { $count }
study-option = Option
