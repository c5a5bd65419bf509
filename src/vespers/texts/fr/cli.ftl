# Ce que dit le terminal.

cli-no-rules = Le jeu { $game } n’a pas de règles écrites.
cli-no-section = Il n’y a pas de section { $section } ; les sections sont : { $sections }.
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en { $seconds } s ({ $rate } décisions/s).
cli-column-seat = Place
cli-column-bot = Robot
cli-column-wins = Victoires
cli-column-share = Part des victoires [95 %]
cli-column-score = Score moyen [95 %]
cli-no-seed = { $file } : la partie n’a pas été jouée jusqu’au bout ; sa graine n’est donc pas montrée et rien ne peut être comparé.
cli-verified = { $file } : { $entries ->
    [one] { $entries } entrée de { $game } rejouée, légale
   *[other] { $entries } entrées de { $game } rejouées, toutes légales
}.
cli-verified-fair = { $file } : { $entries ->
    [one] { $entries } entrée de { $game } rejouée, légale
   *[other] { $entries } entrées de { $game } rejouées, toutes légales
}, chaque tirage conforme à la graine promise.
cli-replayed = Montré après { $shown ->
    [one] { $shown } entrée
   *[other] { $shown } entrées
} sur { $entries }.
cli-no-seat = Il n’y a pas de place { $seat } ; cette partie en a { $seats }.
cli-won = { $many ->
    [one] Vainqueur :
   *[other] Vainqueurs :
}
cli-bot-name = { $bot } { $number } (robot)
cli-seats-differ = L’enregistrement a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, mais --seats en cite { $listed }.
cli-players-differ = --players demande { $players ->
    [one] { $players } place
   *[other] { $players } places
}, mais --seats en cite { $listed }.
cli-names-differ = --names cite { $names ->
    [one] { $names } nom
   *[other] { $names } noms
}, mais il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
cli-who-sits = { $file } n’indique pas quels joueurs sont humains. Dites avec --seats qui prend quelle place, dans cet ordre : { $players } ; par exemple --seats { $example }.
cli-file-says = { $option } ne peut pas être donné ici : { $file } le dit déjà.
cli-seed-human = --seed ne va pas avec --dealer human : des tirages saisis à la main n’ont pas besoin de graine.
cli-exists = { $file } existe déjà, et rien n’est écrasé. Choisissez un autre fichier pour --record ; une partie se poursuit avec --resume.
cli-no-folder = Impossible d’écrire { $file } : { $folder } devrait être un dossier où vous pouvez écrire.
cli-other-record = { $file } existe déjà et enregistre une autre partie ; rien n’est écrasé. Choisissez un autre dossier pour --records.
cli-file-trouble = { $file } : le système l’a refusé ({ $reason }).
cli-trouble = Quelque chose n’a pas pu être écrit ou lu ({ $reason }).
cli-other-game = { $file } est un enregistrement de { $game } ; attendu : { $expected }.
cli-no-campaign = { $game } n’a pas de campagne ; ces jeux en ont une : { $games }.
cli-campaign-old-match = { $file } serait une nouvelle campagne, mais { $match } s’y trouve déjà, une partie d’une campagne plus ancienne. Déplacez-la, ou choisissez un autre nom pour la campagne.
cli-campaign-other-match = { $match } n’est pas la partie { $number } de cette campagne : ses joueurs ou ses options sont autres. Déplacez ce fichier pour rejouer cette partie.
cli-commitment = La graine de tous les tirages est fixée. Son empreinte : { $hash }
cli-seed = La graine était : { $seed } — chacun peut vérifier les tirages avec `vespers verify`.
cli-help-hint = Tapez le numéro d’une option, ou quelques mots de son texte. ? explique le reste.
cli-help =
    un numéro        jouer cette option
    ses mots         jouer ce qui convient, p. ex. « 3 b4 » ; si c’est interdit : pourquoi, et la règle
    a                toutes les options
    b                redessiner la table
    u                annuler votre dernier coup ; si d’autres coups sont perdus, on vous le dit d’abord
    y                rejouer ce que vous avez annulé
    h                un conseil : les meilleures options, vos chances avec chacune, et pourquoi
    r 2.4            lire une section des règles
    r gourdin        ce que fait une chose, par son nom
    l                le journal
    q                quitter ; la partie est sauvegardée
cli-undo-far =
    { $lost ->
        [one] Ceci annule « { $given } ». Ce qui a été tiré depuis le sera de nouveau. Tapez encore u pour le faire.
       *[other] Ceci annule « { $given } » : { $lost } coups sont perdus, et ce qui a été tiré depuis le sera de nouveau. Tapez encore u pour le faire.
    }
cli-no-redo = Il n’y a rien à rejouer.
cli-curtain = { $player }, à vous de décider. Que les autres détournent les yeux ; appuyez sur Entrée.
cli-more-options = … et { $many ->
    [one] { $many } autre
   *[other] { $many } autres
} : tapez a pour tout voir, ou quelques mots de ce que vous voulez.
cli-several = Plusieurs options conviennent :
cli-not-understood = Rien ne correspond à « { $given } ». Tapez ? pour l’aide.
cli-no-rule = Il n’y a pas de section { $section }.
cli-saved = Enregistré sous { $file }. Pour continuer : { $command }
cli-unsaved = La partie n’a pas pu être enregistrée sous { $file } ({ $reason }).
cli-kept-elsewhere = Elle a été enregistrée sous { $file } à la place. Déplacez-la vers { $wanted } et continuez avec : { $command }
cli-hint = Les meilleures options, les chances de gagner avec chacune, et pourquoi :
cli-hint-solo = Les meilleures options, ce que vaut chacune, et pourquoi :
cli-review-curve = Les chances de gagner, de la première décision à la dernière :
cli-review-curve-solo = Comment se présentait la partie, de la première décision à la dernière :
cli-review-costly = { $many ->
    [0] Aucun coup n’a beaucoup coûté.
    [one] Le coup qui a coûté le plus de chances de gagner :
   *[other] Les coups qui ont coûté le plus de chances de gagner :
}
cli-review-move = { $played } (−{ $cost }). Mieux : { $best }
cli-review-empty = Il n’y avait rien à décider dans cette partie.
cli-ladder-level = Niveau
cli-ladder-elo = Classement [95 %]
cli-ladder-score = Score moyen [95 %]
cli-ladder-seconds = Secondes par décision
cli-ladder-pair = { $level } contre { $below } : { $share } des victoires [{ $low }, { $high }] en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-train-games = Parties contre soi-même
cli-train-match = Match des nouveaux poids contre les anciens
cli-train-generation = Génération { $number } : score moyen { $score } contre soi-même.
cli-train-accepted = Génération { $number } : les nouveaux poids ont gagné { $share } [{ $low }, { $high }] de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } et remplacent les anciens.
cli-train-refused = Génération { $number } : les nouveaux poids ont gagné { $share } [{ $low }, { $high }] de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }. Ce n’est pas sûrement plus de la moitié : les anciens restent.
cli-train-written = Écrit : { $file }
cli-train-nothing = { $game } n’a pas de perspective à corriger.
cli-arena-faults = { $bot } : { $faults ->
    [one] { $faults } réponse tardive ou fausse ; un coup au hasard a été joué à la place.
   *[other] { $faults } réponses tardives ou fausses ; des coups au hasard ont été joués à la place.
}
why-bad_ledger = { $file }, ligne { $line } : attendu : une rencontre de `vespers ladder`, comme l’écrit --ledger ({ $problem }).
why-bad_ledger_file = --ledger : { $file } ne peut être ni lu ni écrit ({ $problem }).
cli-serve-taken = --port : le port { $port } est déjà pris sur { $host } ; choisissez-en un autre.
cli-serve-address = --host : impossible d’écouter sur { $host }, port { $port } ({ $problem }) ; attendu : une adresse de cette machine, par exemple 127.0.0.1.
cli-serve-in-use = --database : un autre serveur travaille sur { $file } ; arrêtez-le d’abord, ou choisissez un autre fichier. Plusieurs serveurs ensemble ont besoin de PostgreSQL.
cli-serve-settings = Réglages : { $problem }
why-bad_setting = « { $given } » n’est pas un réglage ; attendu : NOM=VALEUR.

# Plateaux

wolves-draw-round = Manche { $round }
wolves-draw-standing = Lunes { $moons } · points à cet instant { $points }
wolves-draw-deck = pioche { $cards }
wolves-draw-unseen = pas encore vus : { $wolves }
wolves-draw-offered = exposés : { $powers }
wolves-draw-spends = utilise { $power }
wolves-draw-signs = ☾ Lune · * × { $times } dans un angle · + un point de plus · △ à gagner · +1 en dessous
cli-exported = Écrit dans { $file } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
cli-export-mixed = { $file } ne va pas avec les autres : { $game } à { $seats } était attendu. Exportez chaque jeu et chaque nombre de joueurs à part.
cli-export-unfinished = { $file } est une partie inachevée ; seules les parties terminées ont un résultat.
cli-export-twice = { $file } est donné deux fois ; chaque partie n’est attendue qu’une fois.
cli-export-over = { $file } est l’une des parties enregistrées ; il faut un autre fichier pour écrire le tableau.
cli-export-unwritable = Impossible d’écrire le tableau dans { $file } : { $reason }.
cli-export-missing = Il manque la bibliothèque { $module }. Installez-la avec : pip install "vespers[rl]"

# Questions ouvertes
cli-ruling = Question « { $ruling } » :
cli-learn-next = Leçon suivante : { $title } – { $command }
cli-learn-free = La partie continue : jouez-la jusqu’au bout, ou quittez avec q.
cli-coach-alone = Le guide ne parle qu’à une seule personne contre des robots.
cli-coach-ways = Choisissez-le encore pour le jouer quand même, ou un autre coup (h en montre plus).
cli-no-lesson = { $game } n’a pas de leçon { $lesson }. Il y a : { $known }.
cli-other-lesson = { $file } n’est pas un enregistrement de la leçon { $lesson }.

# vespers new
cli-new-name = « { $name } » ne peut pas être le nom d’un jeu : il faut des minuscules et des chiffres, en mots reliés par des traits d’union, comme « hard-ties ».
cli-new-taken = Il existe déjà un jeu ou un module Python nommé « { $name } » ; choisissez un autre nom.
cli-new-exists = { $folder } existe et n’est pas vide ; indiquez un autre dossier avec --into.
cli-new-written = Écrit dans { $folder }. Modifiez { $file }, lancez-y pytest, puis « pip install . » et « vespers play { $name } ».
