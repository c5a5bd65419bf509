# Les textes du laboratoire.

why-bad_study = { $file }, ligne { $line } : à « { $key } » : attendu : { $expected } ; trouvé : { $got }.
why-bad_study_file = { $file } : attendu : { $expected } ({ $got }).
why-lab_other_study = { $folder } contient les résultats d’une autre étude ; indiquez un autre dossier avec --out, ou supprimez-le.
why-lab_no_results = { $folder } ne contient aucun résultat d’étude ; jouez-en une avec `vespers lab run`.
why-lab_old_results = { $folder } contient des résultats d’une version antérieure, que celle-ci ne sait pas lire ; rejouez l’étude dans un autre dossier, avec --out.
why-lab_bad_where = Ce rapport n’a pas de telle barre : { $where }.
why-train_other_plan = { $folder } contient un entraînement avec d’autres options ; choisissez un autre dossier avec --work, ou reprenez les mêmes options.
why-bad_network = { $file } n’est pas un réseau d’après lequel les robots peuvent juger ({ $problem }). Supprimez-le, ou faites-en un nouveau avec vespers train.
why-lab_unfinished = L’étude de { $folder } n’est pas terminée ; reprenez-la avec `vespers lab run`.
why-lab_no_folder = { $folder } ne peut pas recevoir de résultats ({ $problem }) ; indiquez avec --out un dossier où l’on peut écrire.
why-lab_in_use = Une autre exécution est en cours dans { $folder } ; attendez qu’elle soit finie, ou indiquez un autre dossier avec --out.
why-lab_damaged = Les résultats de { $folder } sont abîmés ({ $problem }) ; rejouez l’étude dans un autre dossier, avec --out.
why-lab_unknown_game = Les résultats de { $folder } sont ceux du jeu « { $game } », qui n’est pas installé ici.
lab-missing = Le laboratoire a besoin du paquet { $package }, qui n’est pas installé : pip install "vespers[{ $extra }]"
lab-stopped = Arrêt après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games }. Ce qui est joué est gardé ; la même commande reprend l’étude.
lab-done = Parties jouées : { $games }. Tables et parties enregistrées : { $folder }
why-lab_no_records = { $folder } ne contient aucun enregistrement (*.jsonl) de partie jouée par des gens.
why-lab_no_cluster = Aucune grappe Ray ne répond à { $address } ({ $problem }) ; attendu : HÔTE:PORT, ray://HÔTE:PORT, auto ou local.
why-lab_bad_record = { $file } n’est pas un enregistrement valable ({ $key }, entrée { $entry }) ; `vespers verify` en dit plus.
lab-reported = Rapport : { $file }
lab-page-kept = --html : { $file } existe déjà et n’est pas une page de rapport ; le fichier est resté tel quel. Choisissez un autre nom.
lab-page-refused = --html : impossible d’écrire { $file } ({ $problem }).
lab-page-no-folder = --html : il n’y a pas de dossier { $folder }.
lab-unfit = { $many ->
    [one] { $many } partie enregistrée laissée de côté
   *[other] { $many } parties enregistrées laissées de côté
} : autre jeu, autre nombre de joueurs, autres contenus, réponses ou réglages, robots seuls, ou partie inachevée.
lab-nobody = Aucune partie terminée entre gens ne correspond à cette étude : la page montre les robots seuls.
lab-database = --database : { $problem }.
lab-table = La table { $table } n’a pas accepté un enregistrement : { $problem }.

# Le rapport

lab-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
lab-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
lab-title = Une étude de { $game }
lab-about = { $game }, règles version { $version } : { lab-games } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} ({ $who }), à partir de la graine { $seed }.
lab-method = Tous les intervalles sont à 95 % ; les places d’une même partie ne comptent pas comme indépendantes. Ce qui « sort du lot » est corrigé pour tous les chiffres de la page (Holm, 5 % de fausses alertes). Les écarts entre parts de victoires sont en points (de pourcentage). Ce que le hasard ou un essai a décidé est une cause ; ce que les robots ont choisi n’est qu’une association. Les robots ne sont pas des gens : ils montrent ce qui découle des règles quand on joue ainsi. Ce sont les robots qui jugent qui mène.
lab-about-packs = Joué avec : { $packs }.
lab-about-no-packs = Joué avec le jeu tel quel.
lab-about-settings = Réglages : { $settings }.
lab-contents = Sommaire
lab-filter-words = Ne montrer que les lignes avec
lab-filter-loud = seulement ce qui sort du lot
lab-column-game = Partie
lab-column-entry = Coup
lab-column-scores = Scores
lab-column-winners = Places gagnantes
lab-games-behind = Parties : { $shown } sur { $total }. `vespers lab games RESULTS --record NUMBER --to FILE` en écrit une.
lab-behind-seat = Parties gagnées par la place { $seat }
lab-no-game = Il n’y a pas de partie { $number } : cette étude en a { $games }.
lab-head-taken = Combien de fois chaque option est prise
lab-compared-taken = { $options ->
    [one] { $options } option est comparée par sa fréquence
   *[other] { $options } options sont comparées par leur fréquence
}, dans un test à part : parmi les places qui pouvaient en prendre une dans une partie, la part de celles qui l’ont prise.
lab-head-summary = Ce qui sort du lot
lab-alarms-more = Et { $more ->
    [one] { $more } autre, signalé
   *[other] { $more } autres, signalés
} dans les graphiques.
lab-no-alarm = Rien : aucune place ni aucune option ne s’écarte de l’équilibre plus que le hasard ne l’explique.
lab-alarms = Ces écarts dépassent ce que le hasard explique, tous les chiffres de la page pris ensemble.
lab-head-seats = Qui gagne, selon la place
lab-seat = Place { $seat }
lab-seat-wins = La place { $seat } gagne { $value } [{ $low } ; { $high }] de { lab-games }.
lab-seats-fair = Ces parties ne montrent aucun avantage d’une place.
lab-seats-unfair = Les places ne se valent pas : le hasard seul ne l’explique pas.
lab-head-choice = Ce qui va avec un choix : associations
lab-choice-note = En points : la part de victoires après ce choix, moins celle après un autre, pour des décisions du même genre de joueur qui avait eu l’option aussi souvent. Ce n’est pas une cause : un choix peut paraître bon parce qu’on le fait en bonne position. Options montrées : { $shown } sur { $options }. Pour des causes, écrivez une table [assign] dans l’étude.
lab-head-chance = Ce que vaut la chance
lab-chance-note = En points : la part de victoires après un tirage, moins celle après un autre qui pouvait venir ; c’est une cause, puisque le hasard tire. Montrés : { $shown } sur { $options }.
lab-lift-of = { $option } : { $value } points [{ $low } ; { $high }] de part de victoires ({ lab-games } ; { $basis }).
lab-head-trial = Ce que vaut un choix : essais
lab-trial-note = En points : la part de victoires après ce choix, moins celle après un autre, là où la décision a été tirée au sort. C’est une cause, quoi que préfèrent les robots. Options montrées : { $shown } sur { $options }.
lab-basis-trial = un essai
lab-basis-chance = tiré par le hasard
lab-basis-choice = une simple association
lab-basis-opening = une ouverture ; une simple association
lab-all = Tout dans un tableau ({ $many })
lab-column-option = Option
lab-column-opening = Ouverture
lab-column-occasions = Décisions ou tirages
lab-column-taken = Prise par (places)
lab-column-won = Part de victoires
lab-column-worth = Valeur en points (* sort du lot)
lab-column-first-worth = Valeur, premier niveau
lab-column-second-worth = Valeur, second niveau
lab-column-first-taken = Prise, premier niveau
lab-column-second-taken = Prise, second niveau
lab-head-levels = Deux niveaux de robots
lab-levels-note = Premier niveau : { $first } ; second niveau : { $second } ({ lab-games }). Ils sont en désaccord sur { $apart } options sur { $options }, sur la valeur en points ou sur la fréquence (corrigé pour toutes les options). Là où ils sont en désaccord, le chiffre parle des robots et non des règles.
lab-swings-note = Pioches et dés font { $value } [{ $low } ; { $high }] des variations des chances de gagner, les décisions le reste ({ lab-games }). Une variation est la chance après ce qui est venu, moins la moyenne de tout ce qui pouvait venir, au carré ; ce sont les robots qui jugent les chances.
lab-too-few = trop peu de parties : il en faut { $enough }
lab-points-unit = points
lab-head-pieces = Qui gagne, selon les pièces
lab-pieces-note = Combien de fois gagne un joueur qui a pris chaque pièce ; la ligne pointillée marque l’égalité. Seulement les pièces dont un joueur décide une fois par partie et qu’au moins 20 joueurs ont prises ; les autres sont dans les tableaux ci-dessus.
lab-head-openings = Qui gagne, selon l’ouverture
lab-openings-note = Le premier vrai choix d’une place, puis les deux premiers ensemble ({ lab-seats }) ; la ligne pointillée marque l’égalité. Chacune est comparée à toutes les autres de la même place. Seulement les ouvertures choisies par au moins 20 joueurs.
lab-head-bands = Les scores selon les verdicts du livret
lab-bands-all = Tous les scores
lab-bands-winners = Le meilleur score de chaque partie
lab-bands-note = Parts des meilleurs scores (parties : { $scores }), et de tous les scores ; les places d’une même partie ne comptent pas comme indépendantes.
lab-head-extremes = Toujours et jamais
lab-always = Toujours pris par ceux qui le peuvent : { $options }.
lab-always-none = Aucune option n’est toujours prise.
lab-never = Jamais pris : { $options }.
lab-never-none = Aucune option n’est toujours délaissée.
lab-head-scores = Scores
lab-figure-score = Le score moyen est { $value } [{ $low } ; { $high }] ({ lab-games }).
lab-figure-winning-score = Le vainqueur a { $value } [{ $low } ; { $high }] en moyenne ({ lab-games }).
lab-figure-margin = L’avance sur le deuxième est de { $value } [{ $low } ; { $high }] en moyenne ({ lab-games }).
lab-figure-shared = { $value } [{ $low } ; { $high }] des victoires sont partagées ({ lab-games }).
lab-head-length = Durée, en décisions
lab-figure-decisions = Une partie compte { $value } [{ $low } ; { $high }] décisions en moyenne ({ lab-games }).
lab-turns = Elles se prennent en { $value } tours [{ $low } ; { $high }] ({ lab-games }) ; un tour est tout ce qu’une place décide avant qu’une autre ne décide.
lab-figure-minutes = Pour des gens, cela fait environ { $value } minutes [{ $low } ; { $high }], si l’hypothèse ci-dessous est juste ({ lab-games }).
lab-figure-forced = { $value } [{ $low } ; { $high }] des décisions ne laissent aucun choix ({ lab-games }).
lab-pace = Hypothèse : { $choice } s pour un choix, { $forced } s pour un coup forcé, { $chance } s pour une pioche ou un dé.
lab-head-course = Quand c’est joué, en % de la partie
lab-figure-lead-changes = La tête change { $value } fois [{ $low } ; { $high }] par partie ({ lab-games }).
lab-figure-decided = Le vainqueur mène pour de bon après { $value } [{ $low } ; { $high }] de la partie ({ lab-games }).
lab-figure-leader-lost = Le premier à mi-partie perd dans { $value } [{ $low } ; { $high }] de { lab-games }.
lab-course-unjudged = On n’a pas jugé qui menait dans ces parties, car tout le monde y joue au hasard. Écrivez « course = 200 » dans l’étude pour le faire juger dans 200 parties.
lab-head-points = D’où viennent les points
lab-points-note = La moyenne de chaque ligne du score ({ lab-games }).
lab-line-ingredients = Ingrédients
lab-line-penalties = Pénalités
lab-line-rigour = Rigueur
lab-line-trophies = Trophées
lab-line-hunter = Chasseur
lab-line-no-werewolf = Sans garou
lab-line-total = Total
lab-line-lowest = Dernier ingrédient
lab-line-multiplier = Multiplicateur
lab-line-production = Production
lab-line-barrels = Barils
lab-line-first = Premier joueur
lab-line-points = Total
lab-head-luck = Chance contre habileté
lab-luck-note = Quand des joueurs de même force rejouent la même donne, la donne décide { $value } [{ $low } ; { $high }] du résultat ({ lab-games }). Les dés qui tombent à d’autres moments ne font pas partie de la donne.
lab-skill-note = Chaque place de { $player } gagne { $value } [{ $low } ; { $high }] de ses parties ; chaque donne est jouée de tous les côtés ({ $games ->
    [one] { $games } place
   *[other] { $games } places
}).
lab-head-players-main = Qui gagne, selon le joueur
lab-head-players-tournament = Les styles entre eux
lab-style-collector = collectionneur
lab-style-moonstruck = lunatique
lab-style-hunter = chasseur
lab-style-cautious = prudent
lab-style-perfectionist = perfectionniste
lab-style-brewer = brasseur
lab-style-cooper = tonnelier
lab-style-miser = avare
lab-style-racer = coureur
lab-style-quiet = silencieux
lab-style-saboteur = saboteur
lab-style-gatherer = cueilleur
lab-style-tinkerer = bricoleur
lab-style-drinker = buveur
lab-style-random = au hasard
lab-head-people = Les gens et les robots
lab-column-figure = Chiffre
lab-column-bots = Robots
lab-column-people = Gens
lab-column-same = Sont-ils d’accord ?
lab-interval = { $value } [{ $low } ; { $high }], n = { $games }
lab-agree = pas d’écart établi
lab-differ = ils diffèrent
lab-people-note = { $games ->
    [one] { $games } partie de gens, rejouée et mesurée
   *[other] { $games } parties de gens, rejouées et mesurées
} comme celles des robots, avec les mêmes contenus, les mêmes réponses aux questions ouvertes et les mêmes réglages. Les tests sont exacts (permutations), corrigés pour tous les chiffres ; pas de verdict en dessous de { $enough } parties.
lab-people-bots = { $seats ->
    [one] { $seats } de leurs places était tenue par un robot : elle est laissée
   *[other] { $seats } de leurs places étaient tenues par des robots : elles sont laissées
} de côté. Les chiffres d’une partie entière viennent des tables sans robot.
lab-head-opinions = Ce qu’en disent les joueurs
lab-column-version = Version
lab-column-yes = Rejouerait : oui
lab-column-perhaps = peut-être
lab-column-no = non
lab-column-remarks = Remarques
lab-column-match = Partie
lab-column-move = Coup
lab-column-answer = Réponse
lab-column-comment = Commentaire
lab-opinions-note = Question après une partie : « { $question } » Toutes les remarques sur les parties terminées du jeu dans cette base, sans noms ; les chiffres distinguent les états d’une version.
lab-opinions-moves = Sur des coups : { $answers }.
lab-name-seat = Victoires de la place { $seat }
lab-name-score = Score moyen
lab-name-winning-score = Score du vainqueur
lab-name-margin = Avance sur le deuxième
lab-name-shared = Victoires partagées
lab-name-lead-changes = Changements de tête
lab-name-decided = Quand c’est joué (part de la partie)
lab-name-leader-lost = Le premier à mi-partie perd
lab-name-decisions = Décisions
lab-name-minutes = Minutes (estimées)
lab-name-forced = Décisions sans choix
lab-head-gaps = Impasses
lab-gaps-none = Aucune : { $games ->
    [one] la partie a pris fin
   *[other] les { $games } parties ont pris fin
} selon les règles.
lab-gaps = { $many ->
    [one] { $many } partie sur { $games } n’a pas pu finir
   *[other] { $many } parties sur { $games } n’ont pas pu finir
} selon les règles : { $numbers }.
lab-head-records = Parties à ouvrir
lab-records-note = Des parties typiques et des extrêmes. Enregistrez-en une : la première page de la table l’ouvre (« Ouvrir un enregistrement »), de même que `vespers replay FICHIER`.
lab-records-there = Des parties typiques et des extrêmes ; chacune s’ouvre dans la relecture de la table.
lab-record-save = enregistrer
lab-record = Partie { $number } : { $scores }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
lab-record-changes = { $changes ->
    [one] { $changes } changement de tête
   *[other] { $changes } changements de tête
}
lab-examples = Des parties qui le montrent :
lab-kept-typical = typique
lab-kept-short = la plus courte
lab-kept-long = la plus longue
lab-kept-high = le plus haut score
lab-kept-clear = la victoire la plus nette
lab-kept-close = la victoire la plus serrée
lab-kept-restless = le plus de changements de tête
lab-kept-broken = sans fin possible

lab-head-rulings = La phrase du livret à corriger d’abord
lab-rulings-note = Dans { lab-games } de l’étude, chaque question ouverte a reçu une autre réponse. Elle s’est posée là où, avec les mêmes coups, quelque chose aurait été différent ; les robots y ont rejoué la même donne avec l’autre réponse, et la dernière colonne compte les autres vainqueurs. Une question qui se pose tôt change la suite de la partie, et donc beaucoup de vainqueurs.
lab-column-section = Section
lab-column-question = Question
lab-column-in-force = En vigueur
lab-column-other = Autre réponse
lab-column-arose = S’est posée dans
lab-column-changed = Autre vainqueur dans

# Comparer et régler

lab-column-before = Avant
lab-column-after = Après
lab-column-difference = Écart [95 %]
lab-column-verdict = Verdict
lab-column-miss = Manque ses cibles de
lab-verdict-better = mieux
lab-verdict-worse = moins bien
lab-verdict-higher = plus haut
lab-verdict-lower = plus bas
lab-verdict-same = pas d’écart qui compte (moins de { $matters })
lab-verdict-more-games = pas assez de parties : il en faudrait environ { $games }
lab-compared = { $games ->
    [one] { $games } partie en miroir
   *[other] { $games } parties en miroir
} ; les verdicts sont corrigés pour { $figures ->
    [one] { $figures } chiffre
   *[other] { $figures } chiffres
} (Holm, 5 %). « Mieux » veut dire : places et options plus proches de l’équilibre, moins de décisions sans choix, plus de changements de tête, de fins tardives et de premiers rattrapés.
lab-name-seat-gap = Plus grand avantage d’une place
lab-name-top-lift = Plus grande valeur d’une option
lab-name-top-share = Plus grande part d’une option ({ $of })
lab-name-top-win = Le plus de victoires avec une option ({ $of })
lab-tune-best = meilleur
lab-tune-verified = vérifié
lab-tuned = Jeux de nombres essayés : { $trials } (refusés par le jeu : { $refused }) ; au-dessus de « meilleur » : les compromis. Vérifié : le meilleur à nouveau, en { lab-games } sur des donnes neuves.
