# Études de versions : des robots la jouent sur les mêmes donnes qu’une autre version.
study-it = L’étudier
study-title = Étude : { $name }
study-about = Des robots jouent votre version et une autre sur les mêmes donnes : la chance de la donne s’annule. L’étude continue si vous fermez cette page.
study-against = Comparée à
study-against-base = le jeu tel quel
study-level = De quelle force sont les robots ?
study-games = Parties de chaque version
study-players = Joueurs
study-start = Lancer l’étude
study-list = Études de cette version
study-none-yet = Pas encore d’étude.
study-what = { $name }, comparée à : { $other }
study-how = { $game } · parties de chaque : { $games } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 } · { $level }
study-state-running = En cours
study-state-stopping = Arrêt : les parties commencées se terminent
study-state-stopped = Arrêtée. Ce qui a été joué est gardé.
study-state-done = Terminée
study-state-failed = L’étude n’a pas pu être jouée
study-progress = Parties jouées : { $done } sur { $total }
study-stop = Arrêter
study-resume = Reprendre
study-delete = Supprimer l’étude
study-share = Copier le lien
study-shared = Lien copié
study-share-about = Quiconque a le lien peut lire cette étude.
study-report = Ouvrir le rapport complet
study-to-version = Vers la version
study-verdict = Le verdict
study-primary = Les chiffres principaux
study-primary-about = Ils sont les mêmes dans chaque étude et nommés avant qu’elle ne soit jouée : qui gagne, combien de temps cela dure, quel suspense. Chaque verdict est corrigé pour le nombre de tous les chiffres.
study-rest = Tous les autres chiffres et options
study-verdict-changed = Sur les mêmes donnes (parties de chaque : { $games }), { $count ->
    [1] un chiffre principal a changé
   *[other] { $count } chiffres principaux ont changé
 } plus que le hasard ne l’explique : { $names }.
study-verdict-same = { $count ->
    [1] Un chiffre principal ne montre
   *[other] { $count } chiffres principaux ne montrent
 } pas de différence qui compte : { $names }.
study-verdict-open = { $count ->
    [1] Pour un chiffre principal
   *[other] Pour { $count } chiffres principaux
 }, il n’y a pas assez de parties : { $names }. Environ { $needed } de chaque version suffiraient.
study-points = { $value } points
study-between = { $value } (de { $low } à { $high })
study-difference = Différence (95 %)
study-games-behind = Les parties derrière : { $title }
study-games-many = Parties : { $shown } sur { $total }. Ouvrez-en une pour la revoir coup par coup.
study-games-open = Ouvrir dans la relecture
study-games-opening = Ouverture …
study-games-one = Partie { $number }
study-games-at = au coup { $number }
study-games-won = gagnée par : { $names }
study-games-back = Vers le rapport
study-games-seat = place { $seat }
study-taken = Combien de fois chaque option est prise
study-taken-about = Parmi les places qui pouvaient prendre une option dans une partie, la part de celles qui l’ont prise, avant et après, sur les mêmes donnes.
study-taken-none = Ces parties ne montrent pas qu’une option soit prise plus ou moins souvent.
study-taken-rest = Les autres options : { $count }
study-option = Option
