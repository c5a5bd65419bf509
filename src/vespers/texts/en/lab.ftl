# What the lab says.

why-bad_study = { $file }, line { $line }: at “{ $key }”: expected { $expected }, found { $got }.
why-bad_study_file = { $file }: expected { $expected } ({ $got }).
why-lab_other_study = { $folder } holds the results of another study; name another folder with --out, or remove it.
why-lab_no_results = { $folder } holds no results of a study; expected what `vespers lab run` writes.
why-lab_unfinished = The study in { $folder } is not finished; go on with `vespers lab run`.
lab-missing = The lab needs the package { $package }, which is not installed: pip install "vespers[lab]"
lab-stopped = Stopped after { $done } of { $games } games. They are kept: the same command goes on from there.
lab-done = { $games } games played. Tables and records: { $folder }
