# Reasons and errors of the engine, the same for every game.

chance = Chance
player-number = Player { $number }

why-game_over = The game is over.
why-not_your_turn = It is not your turn.
why-not_now = That is not what is asked now.
why-cannot_come_up = That cannot come up here.
why-unreadable = That is no action of this game: { $given }
why-stale = The table has moved on: this answers entry { $answers }, but the next one is { $now }.
why-nothing_to_undo = There is nothing to take back.
why-undo_past_chance = Chance has decided since: a die or a card cannot be taken back.
why-undo_past_others = Another player has played since.
why-undo_past_reveal = Something hidden came to light: that cannot be taken back.
why-too_many_undos = { $most } moves were taken back one after the other: play one before you take back more.
why-history_too_long = This match has more than { $most } entries: nothing can be taken back in it any more.
why-bad_share = A share of chance is 32 hexadecimal digits, given once per seat.
why-no_such_seat = There is no seat { $seat }: the seats of this match are 0 to { $last }.
why-script_ended = The script of draws has ended, but { $step } needs another.
why-seats = This game is for { $low } to { $high } players, not for { $seats }.
why-bad_options = These options do not fit the game: { $problem }
why-unknown_option = There is no option “{ $option }”; the options are: { $known }.
why-option_choice = The option “{ $option }” is expected to be one of { $known }; found “{ $got }”.
why-option_switch = The option “{ $option }” is expected to be true or false; found “{ $got }”.
why-option_between = The option “{ $option }” is expected to be a whole number from { $low } to { $high }; found “{ $got }”.
why-option_number = The option “{ $option }” is expected to be a whole number; found “{ $got }”.
why-bad_option = The option “{ $option }” does not fit: expected { $expected }; found “{ $got }”.
why-bad_pack_file = { $file }: expected { $expected } ({ $got }).
why-bad_pack = { $file }: at “{ $key }”: expected { $expected }.
why-bad_pack_got = { $file }: at “{ $key }”: expected { $expected }, found { $got }.

record-head = The head of the record: { $reason }
record-end = The end of the record: { $reason }
record-entry = Entry { $entry } of the record: { $reason }
why-too_large = { $bytes } bytes are too many for a record; the largest has { $largest }.
why-not_a_record = this is not a record of Vespers ({ $problem }).
why-unknown_format = format { $format } is not known here; expected { $expected }.
why-unknown_game = there is no game called “{ $game }”.
why-broken_game = The game “{ $game }” of the package “{ $package }” is left out, for it cannot be loaded ({ $problem }); install the package anew, or remove it.
why-wrong_version = it was played with version { $version } of the rules of { $game }; known here: { $expected }.
why-cut_off = it was cut off after line { $lines }: the last line is missing.
why-cut_off_end = it was cut off or damaged: the last line cannot be read ({ $problem }).
why-unreadable_entry = it cannot be read ({ $problem }).
why-edited = it was changed after it was written, or something before it was removed.
why-edited_end = entries were added, removed or changed: written { $entries }, found { $found }.
why-wrong_outcome = the outcome written down is not the one that was played.
why-wrong_seed = the seed is not the one that was promised at the start.
why-unfair_draw = this is not what the promised seed deals.
why-other_commitment = the record was not promised by this commitment: it is { $found }.
why-campaign_over = This campaign is over.
why-campaign_unfinished = This match is not over yet.
why-campaign_other_match = This is another match than number { $number } of the campaign, which is next.

# Rulings and versions of the rules
why-unknown_ruling = There is no ruling “{ $ruling }”; the rulings are: { $known }.
why-ruling_answer = The ruling “{ $ruling }” is answered by one of { $known }; found “{ $got }”.
why-bad_ruling = Expected a ruling as id=answer; found “{ $given }”.
why-unknown_version = Version { $version } of the rules is not known here; known: { $known }.
ruling-answer = { $answer }: { $text }
ruling-book-silent = the book does not say
ruling-book-ambiguous = the book can be read either way
ruling-book-says-so = the book says so

# Numbers

decimal-sign = .
percent-sign = { " " }%
