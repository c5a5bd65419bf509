# Ce que dit le laboratoire.

why-bad_study = { $file }, ligne { $line } : à « { $key } » : attendu : { $expected } ; trouvé : { $got }.
why-bad_study_file = { $file } : attendu : { $expected } ({ $got }).
why-lab_other_study = { $folder } contient les résultats d’une autre étude ; indiquez un autre dossier avec --out, ou supprimez-le.
why-lab_no_results = { $folder } ne contient aucun résultat d’étude ; attendu : ce qu’écrit `vespers lab run`.
why-lab_unfinished = L’étude de { $folder } n’est pas terminée ; reprenez-la avec `vespers lab run`.
lab-missing = Le laboratoire a besoin du paquet { $package }, qui n’est pas installé : pip install "vespers[lab]"
lab-stopped = Arrêt après { $done } parties sur { $games }. Elles sont gardées : la même commande reprend là.
lab-done = { $games } parties jouées. Tables et parties enregistrées : { $folder }
