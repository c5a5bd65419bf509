# Raisons et erreurs du moteur, les mêmes pour tous les jeux.

chance = Le hasard
player-number = Joueur { $number }

why-game_over = La partie est finie.
why-not_your_turn = Ce n’est pas votre tour.
why-not_now = Ce n’est pas ce qui est demandé maintenant.
why-cannot_come_up = Cela ne peut pas sortir ici.
why-unreadable = Ce n’est pas une action de ce jeu : { $said }
why-stale = La table a avancé : ceci répond à l’entrée { $answers }, or la suivante est la { $now }.
why-nothing_to_undo = Il n’y a rien à annuler.
why-undo_past_chance = Le hasard a parlé depuis : un dé ou une carte ne se reprend pas.
why-undo_past_others = Un autre joueur a parlé depuis.
why-undo_past_reveal = Une chose cachée a été révélée : cela ne se reprend pas.
why-no_such_seat = Il n’y a pas de place { $seat } : les places de cette partie vont de 0 à { $last }.
why-script_ended = La suite de tirages est épuisée, mais { $step } en demande un autre.
why-seats = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
why-bad_options = Ces options ne conviennent pas au jeu : { $problem }
why-bad_pack_file = { $file } : attendu : { $expected } ({ $got }).
why-bad_pack = { $file } : à « { $key } », attendu : { $expected }.
why-bad_pack_got = { $file } : à « { $key } », attendu : { $expected } ; trouvé : { $got }.

record-head = L’en-tête de l’enregistrement : { $reason }
record-end = La fin de l’enregistrement : { $reason }
record-entry = L’entrée { $entry } de l’enregistrement : { $reason }
why-too_large = { $bytes } octets, c’est trop pour un enregistrement ; le plus grand en a { $largest }.
why-not_a_record = ce n’est pas un enregistrement de Vespers ({ $problem }).
why-unknown_format = le format { $format } n’est pas connu ici ; attendu : { $expected }.
why-unknown_game = il n’y a pas de jeu nommé « { $game } ».
why-broken_game = Le jeu « { $game } » du paquet « { $package } » est laissé de côté, car il ne peut pas être chargé ({ $problem }) ; réinstallez ce paquet, ou supprimez-le.
why-wrong_version = elle a été jouée avec la version { $version } des règles de { $game } ; voici la version { $expected }.
why-cut_off = il a été coupé après la ligne { $lines } : la dernière ligne manque.
why-cut_off_end = il a été coupé ou abîmé : la dernière ligne est illisible ({ $problem }).
why-unreadable_entry = elle est illisible ({ $problem }).
why-edited = elle a été modifiée après avoir été écrite, ou ce qui précède a été retiré.
why-edited_end = des entrées ont été ajoutées, retirées ou modifiées : { $entries } écrites, { $found } trouvées.
why-wrong_outcome = le résultat inscrit n’est pas celui qui a été joué.
why-wrong_seed = la graine n’est pas celle qui avait été promise au début.
why-unfair_draw = ce n’est pas ce que donne la graine promise.
why-campaign_over = Cette campagne est terminée.
why-campaign_unfinished = Cette partie n’est pas finie.
why-campaign_other_match = Ce n’est pas la partie numéro { $number }, la prochaine de la campagne.
