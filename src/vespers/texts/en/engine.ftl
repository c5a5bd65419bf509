# Reasons and errors of the engine, the same for every game.

chance = Chance
player-number = Player { $number }

why-game_over = The game is over.
why-not_your_turn = It is not your turn.
why-not_now = That is not what is asked now.
why-cannot_come_up = That cannot come up here.
why-unreadable = That is no action of this game: { $said }
why-stale = The table has moved on: this answers entry { $answers }, but the next one is { $now }.
why-nothing_to_undo = There is nothing to take back.
why-undo_past_chance = Chance has spoken since: a die or a card cannot be taken back.
why-undo_past_others = Another player has spoken since.
why-undo_past_reveal = Something hidden came to light: that cannot be taken back.
why-no_such_seat = There is no seat { $seat }: the seats of this match are 0 to { $last }.
why-script_ended = The script of draws has ended, but { $step } needs another.
why-seats = This game is for { $low } to { $high } players, not for { $seats }.
why-bad_options = These options do not fit the game: { $problem }
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
why-wrong_version = it was played with version { $version } of the rules of { $game }; this is version { $expected }.
why-cut_off = it was cut off after line { $lines }: the last line is missing.
why-cut_off_end = it was cut off or damaged: the last line cannot be read ({ $problem }).
why-unreadable_entry = it cannot be read ({ $problem }).
why-edited = it was changed after it was written, or something before it was removed.
why-edited_end = entries were added, removed or changed: { $entries } were written, { $found } are here.
why-wrong_outcome = the outcome written down is not the one that was played.
why-wrong_seed = the seed is not the one that was promised at the start.
why-unfair_draw = this is not what the promised seed deals.
why-campaign_over = This campaign is over.
why-campaign_unfinished = This match is not over yet.
why-campaign_other_match = This is another match than number { $number } of the campaign, which is next.
