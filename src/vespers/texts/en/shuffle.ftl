# The shuffle: what is promised, added and checked. The client's own words.
table-shuffle = The shuffle
table-shuffle-short = fingerprint { $hash }…
table-shuffle-how = How it is checked
table-shuffle-kept = The shuffle was the one promised at the start, and nobody could choose it alone.
table-shuffle-late = The shuffle was the one promised at the start. Some draws were made before you sat down.
table-shuffle-unshared = The promise matches, but your browser’s share is missing from the record.
table-shuffle-unseen = The record keeps its own promise. This browser did not see it made.
table-shuffle-unfinished = The match was not played to its end, so its seed stays hidden.
table-shuffle-unpromised = This record has no fingerprint: nothing was promised, e.g. because real dice and cards were used.
table-shuffle-broken = This is not the shuffle that was promised at the start.
table-shuffle-damaged = This is no whole record: a line is missing or was changed.
table-shuffle-unread = The record cannot be read now.
table-shuffle-about-promise = Before anything is drawn, the table picks a secret seed and shows a fingerprint of it. Nobody can tell the seed from its fingerprint, and no other seed has the same one. The fingerprint also covers the match, the game, its settings and rulings, and who sits where. Your browser keeps it.
table-shuffle-about-share = Then your browser picks a random number and adds it, and so does the browser of everybody who sits down. Every draw depends on the seed and on all these shares. So the table cannot choose the cards, for it does not know your share when it promises; and you cannot either, for you do not know the seed.
table-shuffle-about-end = When the game is over, the table shows the seed. Your browser takes the fingerprint of it again, compares, and looks for its own share in the record.
table-shuffle-about-late = Whoever sits down later adds a share to all draws from then on. A bot adds none, and nobody waits for anybody.
table-shuffle-about-limits = Your browser checks the promise and the shares. That each draw follows from them is checked by the rules of the game: download the record and run the command below.
table-shuffle-match = This match
table-shuffle-commitment = Fingerprint, as this browser first saw it
table-shuffle-share = Share of this browser
table-shuffle-copy = Copy
table-shuffle-running = The match goes on. It is compared at the end.
table-shuffle-check = Check a record
table-shuffle-check-about = The file stays in this browser: nothing is sent.
table-shuffle-alone = This page can also be kept as a file. Opened from there it checks records without this table and without a network; or take it from somebody you trust.
table-shuffle-keep = Keep the page
table-shuffle-file = Record (.vespers, .jsonl)
table-shuffle-expected = Fingerprint of the start, if you noted it
table-shuffle-found = { $file }: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, { $shares ->
    [one] { $shares } share of a player
   *[other] { $shares } shares of players
}.
