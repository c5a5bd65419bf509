# Les mots du client lui-même. Les clés commencent par table-.
# The shelf
table-motto = Une table pour des jeux de moines, de bière, de clair de lune et de loups.
table-play-now = Jouer
table-new-match = Nouvelle partie …
table-rules = Règles
table-beta = en test
table-minutes = { $minutes } min
table-your-matches = Vos parties
table-open-record = Ouvrir un enregistrement
table-open-record-help = L’enregistrement d’une partie terminée, tel qu’on le télécharge (.jsonl, .vespers)
table-your-turn = À vous de jouer
table-waiting = en attente
table-over = Partie terminée
table-forget = Retirer « { $game } » de la liste
table-to-shelf = Retour à l’étagère
table-to-table = Retour à la table
table-try-again = Réessayer

# A new match
table-who-plays = Qui joue ?
table-options = Options
table-start = Commencer la partie
table-name = Nom
table-kind-me = Moi
table-kind-local = Quelqu’un devant cet écran
table-kind-link = Un invité, par lien
table-kind-bot = Un robot
table-seat-kind = Place { $number } : qui joue
table-seat-level = Place { $number } : niveau
table-seat-name = Place { $number } : nom
table-seat-add = Ajouter un joueur
table-seat-remove = Retirer la place { $number }

# Campaigns
table-campaign = campagne
table-campaign-play = Jouer la campagne
table-campaign-start = Commencer la campagne
table-campaign-page = Vers la campagne
table-campaign-following = La suite
table-campaign-next = Continuer
table-campaign-running = Retour à la partie
table-campaign-watch = Regarder la partie
table-campaign-players-only = Ceux qui la jouent continuent depuis leur navigateur.
table-campaign-standing = Où l’on en est
table-campaign-over = La campagne est terminée.
table-campaign-story = Jusqu’ici
table-campaign-empty = Rien n’a encore été joué.
table-campaign-dropped = Une partie a été abandonnée : elle ne compte pas.
table-campaign-download = Télécharger l’enregistrement
table-campaign-resume = Ou reprendre une campagne commencée
table-campaign-file = Enregistrement d’une campagne
table-campaign-pick = Choisir un fichier
table-campaign-resume-about = Un fichier du terminal ou d’une autre table ; ses options restent valables.

# Players
table-player = Joueur { $number }
table-bot = Robot { $number }
table-whose = { $owner } : { $name }
table-list = { $first }, { $rest }
table-you = (vous)
table-seat-bot = Un robot joue ici
table-seat-open = place libre
table-seat-left = parti, un robot continue
table-seat-away = absent
table-thinking = réfléchit …
table-turn-now = à jouer
table-watching = spectateur

# The match
table-thing-offered = { $name }, au choix
table-thing-picked = { $name }, choisi
table-confirm = Confirmer
table-cancel = Annuler
table-close = Fermer
table-cannot-undo = Impossible de revenir en arrière ensuite.
table-menu = Que voulez-vous faire ici ?
table-all-options =
    { $count ->
        [one] Un seul choix
       *[other] Les { $count } choix
    }
table-not-now = Cela ne sert à rien en ce moment.
table-undo = Revenir en arrière
table-undo-ask = Demander aux autres de revenir en arrière
table-undone = annulé
table-consent = Une question à tous
table-consent-undo = { $name } demande à reprendre le dernier coup.
table-consent-replace = { $name } propose qu’un robot joue pour { $other }.
table-consent-waiting = En attente des autres.
table-agree = Accepter
table-refuse = Refuser
table-boards = Plateaux
table-open-board = Voir : { $name }
table-views = Parties de la table
table-view-table = Table
table-view-players = Joueurs
table-view-score = Score
table-view-log = Journal
table-extra = Score et journal
table-score = Score
table-score-source = Source
table-score-empty = Rien n’est encore marqué.
table-forecast = En italique : si la partie s’arrêtait maintenant.
table-verdict = Verdict
table-winner =
    { $count ->
        [one] { $name } gagne.
       *[other] { $name } partagent la victoire.
    }
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-look-at-board = Voir le plateau
table-review = Revoir la partie
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-since-last-turn = depuis votre dernier tour
table-recap = Depuis votre dernier tour :
table-connecting = connexion …
table-connection-lost = Connexion perdue, nouvel essai …
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
table-stay = Rester finalement
table-resign = Abandonner
table-resign-about = Vous renoncez pour de bon : un robot joue pour vous, ou la partie s’arrête s’il ne reste personne avec qui jouer.
table-you-left = Un robot joue pour vous.
table-you-resigned = Vous avez abandonné : un robot continue.
table-resigned =
    { $count ->
        [one] { $name } abandonne.
       *[other] { $name } abandonnent.
    }
table-no-outcome = La partie s’est arrêtée avant que les règles désignent un vainqueur.

# A hint
table-advice = Conseil
table-advice-ask = Que ferait un robot ici ?
table-advice-about = Chance de gagner, d’après ce que vous pouvez savoir.
table-advice-thinking = réflexion … (toucher pour arrêter)
table-advice-close = Ranger le conseil
table-advice-chance = Chance de gagner : { $chance } %
table-advice-worth = Valeur du coup : { $chance } %

# Around one screen
table-curtain = Passez l’écran à { $name }
table-curtain-about = La table reste cachée jusque-là.
table-curtain-open = Je suis { $name }

# Guests
table-invite = Inviter
table-invite-open = Ce lien est la place de { $name }. Qui l’ouvre s’y assied.
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
table-judging = Analyse en cours …
table-judge-paused = En pause :
table-judge-stop = Arrêter
table-judge-on = Continuer
table-judge-chart = Chances de gagner au fil de la partie ; ici : { $name }
table-costly = Les coups les plus coûteux
table-costly-none = Aucun coup n’a coûté cher.
table-better = Mieux : { $move }

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
table-hint-pick = Ce qui brille peut être choisi : touchez-le, puis un endroit qui brille.
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
table-setting-confirm-about = Une seconde touche avant les dés, les pioches et les révélations.
table-setting-sound = Sons : une cloche quand c’est à moi, le bois, les dés
table-setting-notify = Notification du navigateur quand c’est à moi
table-setting-hints = Conseils pour débuter
table-auto = Comme le navigateur
table-theme-moonlight = Clair de lune (sombre)
table-theme-refectory = Réfectoire (clair)
table-speed-calm = Calme
table-speed-quick = Rapide
table-speed-off = Aucun
table-keys = Clavier
table-key-tab = De groupe en groupe : plateaux, main, boutons
table-key-arrows = À l’objet suivant dans cette direction ; en relecture : un pas
table-key-home = Au premier objet au choix
table-key-enter = Choisir, ou savoir pourquoi non
table-key-escape = Lâcher
table-key-undo = Revenir en arrière
table-key-skip = Passer l’animation

# Refusals
table-problem-unreachable = La table ne répond pas.
table-problem-unknown = Quelque chose a échoué ({ $status }).
table-problem-unreadable = La table n’a pas compris cela.
table-problem-forbidden = Ce lien ne permet pas cela.
table-problem-unknown-match = Cette partie n’existe pas, ou plus.
table-problem-unknown-game = Ce jeu n’est pas sur l’étagère.
table-problem-stale = La table a avancé : regardez à nouveau.
table-problem-not-your-turn = Ce n’est pas à vous.
table-problem-illegal = Les règles ne le permettent pas.
table-problem-game-over = La partie est terminée.
table-problem-bad-options = Une partie ne peut pas commencer ainsi : { $problem }
table-problem-bad-pack = Le paquet est inutilisable : { $problem }
table-problem-bad-record = Cet enregistrement de campagne est inutilisable.
table-problem-too-many = Trop à la fois. Attendez un instant.
table-problem-too-large = C’est trop grand.
table-problem-unfinished = C’est l’enregistrement d’une partie inachevée : seule une partie terminée peut s’ouvrir.
