# Raisons et erreurs du moteur, les mêmes pour tous les jeux.

chance = Le hasard
player-number = Joueur { $number }

why-game_over = La partie est finie.
why-not_your_turn = Ce n’est pas votre tour.
why-not_now = Ce n’est pas ce qui est demandé maintenant.
why-cannot_come_up = Cela ne peut pas sortir ici.
why-unreadable = Ce n’est pas une action de ce jeu : { $given }
why-stale = La table a avancé : ceci répond à l’entrée { $answers }, or la suivante est la { $now }.
why-nothing_to_undo = Il n’y a rien à annuler.
why-undo_past_chance = Le hasard a décidé depuis : un dé ou une carte ne se reprend pas.
why-undo_past_others = Un autre joueur a joué depuis.
why-undo_past_reveal = Une chose cachée a été révélée : cela ne se reprend pas.
why-too_many_undos = { $most } coups ont été annulés d’affilée : il faut en jouer un avant d’en annuler d’autres.
why-history_too_long = Cette partie compte plus de { $most } entrées : plus rien ne peut y être annulé.
why-bad_share = Une part de hasard compte 32 chiffres hexadécimaux et se donne une fois par place.
why-no_such_seat = Il n’y a pas de place { $seat } : les places de cette partie vont de 0 à { $last }.
why-script_ended = La suite de tirages est épuisée, mais { $step } en demande un autre.
why-seats = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
why-bad_options = Ces options ne conviennent pas au jeu : { $problem }
why-unknown_option = Il n’y a pas d’option « { $option } » ; les options sont : { $known }.
why-option_choice = L’option « { $option } » doit être l’une de ces valeurs : { $known } ; trouvé : « { $got } ».
why-option_switch = L’option « { $option } » doit être true (oui) ou false (non) ; trouvé : « { $got } ».
why-option_between = L’option « { $option } » doit être un nombre entier de { $low } à { $high } ; trouvé : « { $got } ».
why-option_number = L’option « { $option } » doit être un nombre entier ; trouvé : « { $got } ».
why-bad_option = L’option « { $option } » ne convient pas ; attendu : { $expected } ; trouvé : « { $got } ».
why-bad_pack_file = { $file } : attendu : { $expected } ({ $got }).
why-bad_pack = { $file } : à « { $key } », attendu : { $expected }.
why-bad_pack_got = { $file } : à « { $key } », attendu : { $expected } ; trouvé : { $got }.

record-head = L’en-tête de l’enregistrement : { $reason }
record-end = La fin de l’enregistrement : { $reason }
record-entry = L’entrée { $entry } de l’enregistrement : { $reason }
why-too_large = { $bytes } octets, c’est trop pour un enregistrement ; le plus grand en a { $largest }.
why-not_a_record = ce n’est pas un enregistrement de Vespers ({ $problem }).
why-unknown_format = le format { $format } n’est pas connu ici ; attendu : { $expected }.
why-unknown_game = il n’y a pas de jeu nommé « { $game } ».
why-broken_game = Le jeu « { $game } » du paquet « { $package } » est laissé de côté, car il ne peut pas être chargé ({ $problem }) ; réinstallez ce paquet, ou supprimez-le.
why-wrong_version = la partie a été jouée avec la version { $version } des règles de { $game } ; on connaît ici : { $expected }.
why-cut_off = le fichier a été coupé après la ligne { $lines } : la dernière ligne manque.
why-cut_off_end = le fichier a été coupé ou abîmé : la dernière ligne est illisible ({ $problem }).
why-unreadable_entry = le contenu est illisible ({ $problem }).
why-edited = le contenu a été modifié après avoir été écrit, ou ce qui précède a été retiré.
why-edited_end = des entrées ont été ajoutées, retirées ou modifiées : écrites { $entries }, trouvées { $found }.
why-wrong_outcome = le résultat inscrit n’est pas celui qui a été joué.
why-wrong_seed = la graine n’est pas celle qui avait été promise au début.
why-unfair_draw = ce n’est pas ce que donne la graine promise.
why-other_commitment = la partie n’a pas été promise par cet engagement : le sien est { $found }.
why-campaign_over = Cette campagne est terminée.
why-campaign_unfinished = Cette partie n’est pas finie.
why-campaign_other_match = Ce n’est pas la partie numéro { $number }, la prochaine de la campagne.

# Questions ouvertes et versions des règles
why-unknown_ruling = Il n’y a pas de question « { $ruling } » ; les questions sont : { $known }.
why-ruling_answer = À la question « { $ruling } » on répond par { $known } ; trouvé « { $got } ».
why-bad_ruling = Une question se règle sous la forme id=réponse ; trouvé « { $given } ».
why-unknown_version = La version { $version } des règles n’est pas connue ici ; connues : { $known }.
ruling-answer = { $answer } : { $text }
ruling-book-silent = le livret ne le dit pas
ruling-book-ambiguous = le livret se lit dans les deux sens
ruling-book-says-so = le livret le dit

# Nombres

decimal-sign = ,
percent-sign = { " " }%
