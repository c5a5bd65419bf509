# What stands on printed sheets.

print-cards = Cards
print-backs = backs
print-counters = Counters
print-glue = parts overlap by { $overlap } mm: glue them
print-score = Score
print-player = Player
print-tables = Tables
print-box = What is in the box
print-dice = Dice
print-of-player = { $name }, player { $number }
print-player-sheet = Player sheet
print-sheet-of = Player sheet · { $name }
print-band = { $least }+ { $name }
print-marked = { $name } ◇
print-subtitle = { $packs } · Vespers { $version }
print-how-scale = Print at actual size (100 %, not “fit to page”): the line below is 100 mm long.
print-how-sides = Cards: print on both sides, turned over the long edge. Each sheet of fronts is followed by its backs.
print-how-cut = A card is { $width } × { $height } mm. Cut along the marks at the edges of the sheet.
print-how-glue = A board larger than a page comes in parts, A1 at the upper left: cut at the marks and glue the parts where they overlap.
print-new = New
print-changed = Changed
print-removed = Take out of the box
print-count = { $count } ×
print-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
print-missing = Printing needs the package { $module }: pip install "vespers[print]"
print-done = { $file }: { $kilobytes } kB.
print-bad-what = --what: expected { $known }, separated by commas, not “{ $given }”.
print-bad-before = --changed-since: expected a pack file, “base” or a version of the rules ({ $versions }), not “{ $given }”.
why-nothing_to_print = There is nothing to print for { $game }: nothing of what was asked for has changed, or the game has none of it.
