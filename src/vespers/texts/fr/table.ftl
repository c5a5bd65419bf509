# Les mots du client lui-même. Les clés commencent par table-.
# The shelf
table-motto = Une table pour des jeux de moines, de bière, de clair de lune et de loups.
table-play-now = Jouer
table-new-match = Nouvelle partie…
table-rules = Règles
table-beta = en test
table-minutes = { $minutes } min
table-your-matches = Vos parties
table-open-record = Ouvrir un enregistrement
table-open-record-help = L’enregistrement d’une partie terminée, tel qu’on le télécharge (.jsonl, .vespers)
table-your-turn = À vous de jouer
table-waiting = en attente
table-over = Partie terminée
table-forget = Retirer « { $game } » de la liste
table-to-shelf = Retour à l’étagère
table-to-table = Retour à la table
table-try-again = Réessayer

# A new match
table-who-plays = Qui joue ?
table-options = Options
table-start = Commencer la partie
table-name = Nom
table-kind-me = Moi
table-kind-local = Quelqu’un devant cet écran
table-kind-link = Un invité, par lien
table-kind-bot = Un robot
table-seat-kind = Place { $number } : qui joue
table-seat-level = Place { $number } : niveau
table-seat-name = Place { $number } : nom
table-seat-add = Ajouter un joueur
table-seat-remove = Retirer la place { $number }

# Campaigns
table-campaign = campagne
table-campaign-play = Jouer la campagne
table-campaign-start = Commencer la campagne
table-campaign-page = Vers la campagne
table-campaign-following = La suite
table-campaign-milestones = Le chemin
table-campaign-next = Continuer
table-campaign-running = Retour à la partie
table-campaign-watch = Regarder la partie
table-campaign-players-only = Ceux qui la jouent continuent depuis leur navigateur.
table-campaign-standing = Où l’on en est
table-campaign-over = La campagne est terminée.
table-campaign-story = Jusqu’ici
table-campaign-empty = Rien n’a encore été joué.
table-campaign-dropped = Une partie a été abandonnée : elle ne compte pas.
table-campaign-download = Télécharger l’enregistrement
table-campaign-resume = Ou reprendre une campagne commencée
table-campaign-file = Enregistrement d’une campagne
table-campaign-pick = Choisir un fichier
table-campaign-resume-about = Un fichier enregistré par le terminal ou par une autre table. Ses options s’appliquent.

# Players
table-player = Joueur { $number }
table-bot = Robot { $number }
table-whose = { $owner } : { $name }
table-list = { $first }, { $rest }
table-you = (vous)
table-seat-bot = Un robot joue ici
table-seat-open = place libre
table-seat-left = parti, un robot continue
table-seat-away = absent
table-thinking = réfléchit…
table-turn-now = à jouer
table-watching = spectateur

# The match
table-thing-offered = { $name }, au choix
table-thing-picked = { $name }, choisi
table-confirm = Confirmer
table-cancel = Annuler
table-close = Fermer
table-cannot-undo = Impossible de revenir en arrière ensuite.
table-menu = Que voulez-vous faire ici ?
table-progress-of = sur { $number }
table-progress-goal = but { $number }
table-all-short =
    { $count ->
        [1] Le seul choix
       *[other] Les { $count }
    }
table-all-options =
    { $count ->
        [1] Un seul choix
       *[other] Les { $count } choix
    }
table-not-now = Cela ne sert à rien en ce moment.
table-undo =
    { $lost ->
        [one] Reprendre : { $move }
       *[other] Reprendre : { $move } – { $lost } coups sont perdus
    }
table-undo-ask =
    { $lost ->
        [one] Demander aux autres de reprendre : { $move }
       *[other] Demander aux autres de reprendre : { $move } – { $lost } coups sont perdus
    }
table-redo = Rejouer : { $move }
table-back-here = Revenir jusqu’ici
table-back-lost =
    { $lost ->
        [1] Un coup est perdu : celui-ci.
       *[other] { $lost } coups sont perdus : celui-ci et tous les suivants.
    }
table-back-others = On demande d’abord aux autres.
table-back-do = Reprendre
table-back-ask = Demander aux autres
table-undone = annulé
table-consent = Une question à tous
table-consent-undo =
    { $lost ->
        [1] { $name } demande à reprendre un coup : { $move }.
       *[other] { $name } demande à reprendre { $lost } coups, à partir de { $move }.
    }
table-consent-withdraw = Retirer la demande
table-consent-replace = { $name } propose qu’un robot joue pour { $other }.
table-consent-waiting = En attente des autres.
table-agree = Accepter
table-refuse = Refuser
table-boards = Plateaux
table-known = Tout ce que vous pouvez savoir
table-known-field = { $name } : { $value }
table-open-board = Voir : { $name }
table-views = Sections de la table
table-view-table = Table
table-view-players = Joueurs
table-view-score = Score
table-view-log = Journal
table-extra = Score et journal
table-score = Score
table-score-source = Source
table-score-empty = Rien n’est encore marqué.
table-forecast = En italique : si la partie s’arrêtait maintenant.
table-verdict = Verdict
table-winner =
    { $count ->
        [one] { $name } gagne.
       *[other] { $name } partagent la victoire.
    }
table-rematch = Rejouer
table-other-opponent = Un autre adversaire
table-rematch-join = Rejoindre la revanche
table-look-at-board = Voir le plateau
table-review = Revoir la partie
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-more = { $count } de plus
table-log-whole = Tout le journal
table-since-last-turn = depuis votre dernier tour
table-recap = Depuis votre dernier tour :
table-connecting = connexion…
table-connection-lost = Connexion perdue, nouvel essai…
table-notify-me = Prévenez-moi quand c’est à moi

# The menu of the table
table-more = Plus, à cette table
table-rename = Votre nom à cette table
table-rename-save = Prendre ce nom
table-rename-done = C’est désormais votre nom.
table-leave = Laisser un robot jouer pour moi
table-leave-about = Vous pouvez revenir à tout moment.
table-leave-about-others = Si les autres acceptent. Vous pouvez revenir à tout moment.
table-return = Reprendre ma place
table-return-about = Le robot se lève aussitôt.
table-stay = Finalement, je reste
table-resign = Abandonner
table-resign-about = Vous renoncez pour de bon : un robot joue pour vous, ou la partie s’arrête s’il ne reste personne avec qui jouer.
table-you-left = Un robot joue pour vous.
table-you-resigned = Vous avez abandonné : un robot continue.
table-resigned =
    { $count ->
        [one] { $name } abandonne.
       *[other] { $name } abandonnent.
    }
table-no-outcome = La partie s’est arrêtée avant que les règles désignent un vainqueur.

# A hint
table-advice = Conseil
table-advice-ask = Que ferait un robot ici ?
table-advice-about = Chance de gagner, d’après ce que vous pouvez savoir.
table-advice-thinking = réflexion… (toucher pour arrêter)
table-advice-close = Masquer le conseil
table-advice-chance = Chance de gagner : { $chance } %
table-advice-worth = Valeur du coup : { $chance } %

# Around one screen
table-curtain = Passez l’écran à { $name }
table-curtain-about = La table reste cachée jusque-là.
table-curtain-open = Je suis { $name }

# Guests
table-invite = Inviter
table-invite-open = Ce lien est la place de { $name }. La première personne qui l’ouvre prend cette place ; il ne sert qu’une fois.
table-invite-taken = { $name } a pris place.
table-invite-watch = Pour regarder, ce lien suffit.
table-copy-link = Copier le lien
table-copied = Copié

# Replay
table-replay = Revoir
table-step-back = Un pas en arrière
table-step-on = Un pas en avant
table-step-number = Numéro du coup
table-play = Lecture
table-pause = Pause
table-knowledge = Vue de
table-knowledge-public = Ce que tous voient
table-play-on = Jouer à partir d’ici
table-download = Télécharger
table-view-review = Analyse

# The review of a finished game
table-judge = Analyser la partie
table-judge-about = Un robot reprend chaque décision, d’après ce que son joueur pouvait savoir alors.
table-judge-later = L’analyse est possible une fois la partie terminée.
table-judging = Analyse en cours…
table-judge-paused = En pause :
table-judge-stop = Arrêter
table-judge-on = Continuer
table-judge-chart = Chances de gagner au fil de la partie ; ici : { $name }
table-costly = Les coups les plus coûteux
table-costly-none = Aucun coup n’a coûté cher.
table-better = Mieux : { $move }

# Rules
table-rules-contents = Sommaire
table-origin-book = livret
table-origin-public = publié
table-origin-inferred = déduit
table-origin-reconstructed = reconstitué
table-origin-about-book = Écrit dans le livret de règles.
table-origin-about-public = Trouvé dans des sources publiées.
table-origin-about-inferred = Découle du livret de règles.
table-origin-about-reconstructed = Écrit pour cette édition afin de combler un manque.

# Hints of the first game
table-hint-pick = Ce qui brille peut être choisi : touchez-le, puis un endroit qui brille.
table-hint-hold = Survolez un objet, ou maintenez-le, pour savoir ce qu’il fait.
table-hint-why = Touchez ce qui ne brille pas pour savoir pourquoi, avec la règle.
table-hint-next = Compris

# Settings
table-settings = Réglages
table-setting-language = Langue
table-setting-theme = Thème
table-setting-speed = Mouvement
table-setting-name = Votre nom
table-setting-confirm = Confirmer ce qui est définitif
table-setting-confirm-about = Avant les dés, les pioches et les révélations.
table-setting-sound = Sons : une cloche quand c’est à moi, le bois, les dés
table-setting-notify = Notification du navigateur quand c’est à moi
table-setting-hints = Conseils pour débuter
table-auto = Comme le navigateur
table-theme-moonlight = Clair de lune (sombre)
table-theme-refectory = Réfectoire (clair)
table-speed-calm = Calme
table-speed-quick = Rapide
table-speed-off = Aucun
table-keys = Clavier
table-key-tab = De groupe en groupe : plateaux, main, boutons
table-key-arrows = À l’objet suivant dans cette direction ; en relecture : un pas
table-key-home = Au premier objet au choix
table-key-enter = Choisir, ou savoir pourquoi c’est impossible
table-key-escape = Désélectionner
table-key-undo = Revenir en arrière
table-key-skip = Passer l’animation

# Refusals
table-problem-unreachable = La table ne répond pas.
table-problem-unknown = Quelque chose a échoué ({ $status }).
table-problem-unreadable = La table n’a pas compris cela.
table-problem-forbidden = Ce lien ne permet pas cela.
table-problem-banned = Cette adresse est exclue de la table.
table-problem-invitation-used = Quelqu’un a déjà utilisé cette invitation : elle ne vaut qu’une fois. Demandez une autre partie, ou regardez celle-ci.
table-problem-unknown-version = Cette version n’existe pas ici : elle a été supprimée, ou le lien est incomplet.
table-problem-too-many-versions = Vous gardez déjà autant de versions que ce serveur le permet. Supprimez-en une d’abord.
table-problem-unknown-study = Cette étude n’existe pas ici : elle a été supprimée, ou le lien est incomplet.
table-problem-too-much-feedback = Vous avez dit de cette partie tout ce que ce serveur garde. Modifiez ou videz une remarque précédente.
table-problem-print-missing = Ce serveur ne peut pas imprimer : son exploitant n’a pas installé le complément « print » de Vespers.
table-problem-print-failed = Impossible d’imprimer. { $problem }
table-problem-too-many-studies = Vous gardez déjà autant d’études que ce serveur le permet. Supprimez-en une d’abord.
table-problem-study-running = Une étude est en cours. Ce serveur n’en joue qu’une à la fois : attendez-la, ou arrêtez-la.
table-problem-study-unfinished = Cette étude n’est pas encore terminée.
table-problem-study-failed = Le laboratoire n’a pas pu répondre. Réessayez, ou recommencez l’étude.
table-problem-unknown-match = Cette partie n’existe pas, ou plus.
table-problem-unknown-game = Ce jeu n’est pas sur l’étagère.
table-problem-stale = La table a avancé : regardez à nouveau.
table-problem-not-your-turn = Ce n’est pas à vous.
table-problem-illegal = Les règles ne le permettent pas.
table-problem-game-over = La partie est terminée.
table-problem-bad-options = Une partie ne peut pas commencer ainsi : { $problem }
table-problem-bad-pack = Le pack est inutilisable : { $problem }
table-problem-bad-record = Cet enregistrement de campagne est inutilisable.
table-problem-too-many = Trop à la fois. Attendez un instant.
table-problem-too-large = Ce fichier est trop volumineux.
table-problem-unfinished = C’est l’enregistrement d’une partie inachevée : seule une partie terminée peut s’ouvrir.

# La table : disposition, cibles, moments
table-rail = Joueurs et journal
table-fold = Replier le côté
table-unfold = Ouvrir le côté
table-zoom = Agrandissement
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-look-at = Regarder { $name }
table-tray-hide = Voir le plateau
table-tray-show = Revenir aux cartes
table-groups = Sortes de tour
table-rule = Règle { $number }
table-moment = Une carte est tirée ensuite : il est encore temps de revenir en arrière.
table-take-back = Reprendre
table-score-player = Joueur
table-setting-stages = Scènes de ce qui arrive
table-confirm-moment = Un instant pour reprendre
table-confirm-ask = Demander à chaque fois
table-confirm-none = Faire tout de suite
table-setting-warnings = M’avertir avant ce que les débutants regrettent
table-key-look = Regarder le plateau de ce joueur ; Échap revient
table-their-turn = { $name } réfléchit.
table-stage-on = Continuer
table-stage-result = Au résultat
table-stage-again = Revoir
table-you-win = Vous gagnez.
table-you-yourself = Vous
table-you-listed = vous
table-chapters = Comment on y est arrivé
table-you-share = Vous partagez la victoire.
table-counting = Le décompte
table-best = Votre meilleur score : { $best }.
table-best-now = { $mine } : votre meilleur score, { $best } avant.
table-share = Copier un lien à partager
table-share-picture = Image du résultat
table-waiting-for-you = { $count ->
    [1] une vous attend
   *[other] { $count } vous attendent
}
table-play-on-now = Continuer
table-look = Regarder
table-hide-ask = La retirer de la liste ? Votre place est gardée.
table-hide = La retirer
table-unhide = Remettre dans la liste
table-hidden-show = Montrer celles que vous avez retirées ({ $count })
table-hidden-away = Cacher celles que vous avez retirées
table-own-record = { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
table-learn = Apprendre
table-learn-next = Leçon suivante
table-lessons = Leçons
table-lessons-of = Leçons : { $game }
table-lesson-again = Encore une fois
table-lesson-all = Toutes les leçons
table-lesson-done = terminée
table-lesson-go-on = Continuer
table-lesson-miss = C’est permis, mais ce n’est pas ce que montre cette leçon. Essayez ce qui est éclairé.
table-lesson-next-card = Suite
table-lesson-back-card = Retour
table-lesson-play-on = Continuer sans guide
table-lesson-show = Montrez-moi
table-lesson-step-back = Un pas en arrière
table-lesson-in-list = Leçon : { $lesson }
table-lesson-skip = Quitter la leçon
table-lesson-step = Étape { $step } sur { $steps }
table-lesson-wait = Regardez ce que font les autres.
table-coach = Guide
table-coach-name = Frère Odon
table-coach-sure = Sûr ? « { $better } » vaut mieux, car ce coup { $reason }.
table-coach-sure-plain = Sûr ? « { $better } » vaut mieux, autant qu’on puisse le savoir.
table-coach-anyway = Jouer quand même
table-coach-show = Montrer
table-coach-switch-about = Une phrase aux moments qui comptent, et avant un coup coûteux. Seulement contre des robots.
table-coach-first = dans mes premières parties
table-coach-always = toujours
table-coach-never = jamais
table-problem-missed = Un coup permis, mais pas celui de cette leçon.
table-with-friends = Entre amis
table-finished = Parties terminées
table-unplayable = Parties qui ne peuvent pas être montrées ici
table-unplayable-about = Leur jeu, leurs packs ou leur version des règles ne sont plus installés. Abandonnez une partie en cours ; son enregistrement peut alors être gardé, et elle peut être supprimée.
table-delete = Supprimer
table-won = Gagnée
table-lost = Perdue
table-history = Votre historique
table-history-none = Aucune partie n’a encore été jouée jusqu’au bout sur cet appareil.
table-history-played = Jouées
table-history-won = Gagnées
table-history-best = Meilleur score
table-history-average = En moyenne
table-carry = Vos places et votre historique
table-carry-copy = Copier un lien pour un autre appareil
table-carry-about = Le lien contient les clés de vos places : ne l’ouvrez que sur un appareil à vous.
table-carry-found = Le lien apporte { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
}.
table-carry-puzzles = Il apporte aussi { $days ->
    [one] { $days } soirée
   *[other] { $days } soirées
} de problèmes résolus pour votre série.
table-carry-take = Les reprendre
table-carry-broken = Ce lien est illisible ; il est peut-être coupé.
table-art = Dessins de { $game }

# Questions ouvertes
table-rulings = Questions que le livret laisse ouvertes
table-ruling-default = { $answer } (d’habitude)
table-ruling-in-force = À cette table
table-labelled = { $name } : { $text }
table-sentences = { $first } { $rest }
table-origin-about-partly = En partie écrit pour cette édition, pour combler une lacune.
table-origin-partly = en partie reconstitué
table-rules-goal = Le but
table-rules-box = Ce que contient la boîte
table-rules-search = Chercher dans les règles
table-rules-nothing = Rien dans les règles ne mentionne « { $sought } ».
table-rules-print = Imprimer les règles
table-rules-lesson = Essayer dans une leçon : { $lesson }
