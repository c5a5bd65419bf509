# Les problèmes : des positions où un coup est nettement le meilleur.

puzzle-grade-easy = Facile
puzzle-grade-medium = Moyen
puzzle-grade-hard = Difficile

cli-puzzle = Problème { $puzzle } ({ $grade }). Trouvez le meilleur coup, d’après ce que vous pouvez savoir. h donne un conseil, q quitte.
cli-puzzle-solved = { $tries ->
    [one] Résolu du premier coup.
   *[other] Résolu après { $tries } essais.
}
cli-puzzle-missed = Ce n’est pas le meilleur coup : il coûte { $cost } de vos chances de gagner. Ce que fait le meilleur :
cli-puzzle-missed-solo = Ce n’est pas le meilleur coup : il vaut { $cost } de moins. Ce que fait le meilleur :
cli-puzzles-made = { $count ->
    [one] { $count } problème dans { $file }
   *[other] { $count } problèmes dans { $file }
}
cli-puzzles-no-folder = { $game } n’a pas de dossier pour des problèmes : indiquez un fichier avec --out.
cli-no-puzzle = { $game } n’a pas de problème { $puzzle }. Il y a : { $known }

table-puzzles = Problèmes
table-puzzles-of = { $game } : problèmes
table-puzzles-about = Un coup est nettement le meilleur, d’après ce que vous pouvez savoir. Lequel ?
table-puzzles-none = Ce jeu n’a pas encore de problèmes.
table-puzzle = Problème { $puzzle }
table-puzzle-tonight = Le problème du soir
table-puzzle-tonight-about = Le même pour tout le monde aujourd’hui.
table-puzzle-which = Un coup sur { $moves } est nettement le meilleur. Lequel ?
table-puzzle-week = Votre semaine
table-puzzle-solve = Le trouver
table-puzzle-done = résolu
table-puzzle-again = Encore une fois
table-puzzle-find = Trouvez le meilleur coup, d’après ce que vous pouvez savoir.
table-puzzle-right = { $tries ->
    [one] C’est ça, du premier coup !
   *[other] C’est ça, après { $tries } essais.
}
table-puzzle-shown = C’était ce coup.
table-puzzle-missed = Il coûte { $cost } % de vos chances de gagner.
table-puzzle-missed-solo = Il vaut { $cost } % de moins.
table-puzzle-instead = Ce que fait le meilleur coup :
table-puzzle-why = Pourquoi c’est le meilleur :
table-puzzle-margin = { $margin } % de mieux que le coup suivant, dans { $checks } recherches jusqu’à { $looks } regards en avant.
table-puzzle-line = La suite possible
table-puzzle-show = Montrer le coup
table-puzzle-next = Problème suivant
table-puzzle-all = Tous les problèmes
table-puzzle-streak = { $days ->
    [1] Votre série : une soirée
   *[other] Votre série : { $days } soirées de suite
}
