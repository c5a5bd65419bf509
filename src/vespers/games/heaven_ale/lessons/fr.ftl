# Ce que dit le guide dans les leçons.

heaven-ale-lesson-miss-home = Vous pouvez toujours rentrer, mais alors votre manche est finie. Restez sur la piste pour l’instant.
heaven-ale-lesson-miss-sell = En cas de besoin, une carte rapporte 3 ducats ; auprès d’une paire de disques, bien plus. Gardez-la.
heaven-ale-lesson-miss-walk = C’est permis, mais on ne revient jamais en arrière. Allez à l’espace éclairé.
heaven-ale-lesson-miss-elsewhere = Elle peut aller là, mais l’endroit comptera plus tard. Prenez l’emplacement éclairé.

heaven-ale-lesson-goal = Le but en une minute
heaven-ale-lesson-goal-points = Vous brassez avec cinq ingrédients : seul le dernier compte, multiplié selon votre maître brasseur. Les barils ajoutent des points.
heaven-ale-lesson-goal-barrels = C’est la dernière manche, et vous êtes à 21 contre 25. Deux gros barils vous attendent : allez à l’espace 26.
heaven-ale-lesson-goal-barrels-home = Rentrer maintenant, c’est 21 à 25. Prenez d’abord les barils.
heaven-ale-lesson-goal-barrels-other = Utile, mais insuffisant : chaque gros baril vaut 4 points. Espace 26.
heaven-ale-lesson-goal-home = Deux gros barils, 4 points chacun. Rentrez : on compte les points.
heaven-ale-lesson-goal-won = 29 à 25, l’abbaye est à vous. Voyez comment commence une manche.

heaven-ale-lesson-first-turns = Vos premiers tours
heaven-ale-lesson-first-turns-track = Tous suivent la même piste, aussi loin qu’ils veulent, sans jamais reculer. Ce que vous sautez est perdu pour cette manche.
heaven-ale-lesson-first-turns-walk = L’espace 1 vend de l’eau de fertilité 4. Allez-y.
heaven-ale-lesson-first-turns-shade = À l’ombre, elle coûte son nombre, 4 ducats, et rapportera des ducats. Posez-la en D11.
heaven-ale-lesson-first-turns-shade-sunny = Au soleil, elle coûte 8. Ce sera pour bientôt ; commencez à l’ombre.
heaven-ale-lesson-first-turns-monk = Un moine réveille ses voisins et aide votre maître brasseur. Allez à l’espace 3.
heaven-ale-lesson-first-turns-beside = Il lui faut des voisins : posez-le en D8, à côté de votre eau, pour 4 ducats.
heaven-ale-lesson-first-turns-beside-sunny = Un moine vaut autant des deux côtés, et le soleil coûte le double. D8.
heaven-ale-lesson-first-turns-disc = Les tuiles ne rapportent rien tant que rien ne les active. Prenez le disque A, espace 4.
heaven-ale-lesson-first-turns-number = Un disque A active toutes les tuiles d’un même nombre. Choisissez 4 : votre eau rapporte 4 ducats.
heaven-ale-lesson-first-turns-wood = Les ducats seuls ne font pas de bière. Achetez le bois de l’espace 5.
heaven-ale-lesson-first-turns-sun = Au soleil, il coûte le double et fait avancer son marqueur. Posez-le en S10, à côté du moine.
heaven-ale-lesson-first-turns-sun-shady = Pas cher, mais encore des ducats seulement. Les marqueurs ont besoin de soleil : S10.
heaven-ale-lesson-first-turns-letter = Un disque B réveille les moines d’une sorte. Allez à l’espace 7.
heaven-ale-lesson-first-turns-neighbours = Votre bibliothécaire active toutes les tuiles voisines : 4 ducats à l’ombre, 2 pas de bois au soleil.
heaven-ale-lesson-first-turns-colour = Un disque C active une couleur. On peut sauter loin : allez à l’espace 12.
heaven-ale-lesson-first-turns-pair = Le bois forme une paire avec le X déjà utilisé. Posez le disque sur le bois.
heaven-ale-lesson-first-turns-pair-water = 4 ducats, mais pas de paire. Le bois en complète une, et une paire donne une carte.
heaven-ale-lesson-first-turns-card = Une paire complète : placez une carte privilège, à l’effet immédiat. Prenez les 12 ducats.
heaven-ale-lesson-first-turns-card-other = Une bonne carte, mais chacune ne sert qu’une fois : il vous faut d’abord de l’argent.
heaven-ale-lesson-first-turns-card-keep = Alors cette paire ne rapporterait plus rien. Placez une carte.
heaven-ale-lesson-first-turns-round = En rentrant, vous choisissez une place : des ducats, un pas du maître brasseur, ou deux d’un marqueur.
heaven-ale-lesson-first-turns-free = Amenez les cinq marqueurs et le maître brasseur au-delà du 1 ; il multiplie le dernier. La partie est à vous.

heaven-ale-lesson-sun-and-shade = Soleil et ombre
heaven-ale-lesson-sun-and-shade-sides = Votre jardin a deux côtés. Ombre : prix simple, rapporte des ducats. Soleil : prix double, fait avancer la bière.
heaven-ale-lesson-sun-and-shade-walk = L’eau de fertilité 4 est la meilleure tuile proche. Allez à l’espace 1.
heaven-ale-lesson-sun-and-shade-sun = L’eau est loin derrière, à −6. Posez la tuile au soleil pour 8 ducats.
heaven-ale-lesson-sun-and-shade-sun-shade = 4 ducats de moins, mais l’eau n’avancerait jamais. Prenez le soleil.
heaven-ale-lesson-sun-and-shade-disc = Faites-la activer : allez au disque de l’espace 4.
heaven-ale-lesson-sun-and-shade-number = Tous vos 4 sont activés. Au soleil, cela fait quatre pas d’eau.
heaven-ale-lesson-sun-and-shade-money = L’eau est à −2, et la bourse est légère. Qui ne gagne rien ne plante rien : allez à l’espace 5.
heaven-ale-lesson-sun-and-shade-shade = Posez le bois à l’ombre pour 2 ducats : une activation, et il est remboursé.
heaven-ale-lesson-sun-and-shade-shade-sunny = Le bois est déjà votre premier marqueur. Que cette tuile rapporte de l’argent.
heaven-ale-lesson-sun-and-shade-balance = Règle simple : l’ombre d’abord, pour payer le soleil ensuite. Mais chaque couleur a besoin de soleil.

heaven-ale-lesson-activation-and-pairs = Activation et paires
heaven-ale-lesson-activation-and-pairs-letters = A est un nombre, B une sorte de moine, C une couleur. Chaque emplacement ne sert qu’une fois dans la partie.
heaven-ale-lesson-activation-and-pairs-any = Un disque de n’importe quelle lettre attend sur l’espace 16. Allez-y.
heaven-ale-lesson-activation-and-pairs-pair = Le houblon rapporterait 8 ducats. Mais X est fait, et le bois est son partenaire : complétez la paire.
heaven-ale-lesson-activation-and-pairs-pair-hops = 8 ducats tout de suite, mais une carte près de la paire en vaut 12. Le bois.
heaven-ale-lesson-activation-and-pairs-pair-other = Cela ne complète rien. X et le bois vont ensemble.
heaven-ale-lesson-activation-and-pairs-card = Choisissez : 12 ducats, ou 5 pas du maître brasseur. Les autres cartes grandissent avec votre jardin.
heaven-ale-lesson-activation-and-pairs-card-later = Cette carte compte des disques, des tuiles ou des barils : elle vaudra mieux plus tard.
heaven-ale-lesson-activation-and-pairs-card-keep = La chance de cette paire serait perdue. Placez-en une.
heaven-ale-lesson-activation-and-pairs-once = Cinq paires, cinq cartes. Regardez quel partenaire manque avant de prendre un disque.

heaven-ale-lesson-building-sites = Les sites de construction
heaven-ale-lesson-building-sites-site = Six tuiles autour d’un site le bâtissent. Cinq entourent B7 et font 17 en tout.
heaven-ale-lesson-building-sites-last = Le bois 1 de l’espace 21 donne 18, et 18 bâtit un moulin. Allez-y.
heaven-ale-lesson-building-sites-last-three = Le bois 3 donne 20 : le même moulin, pour 2 ducats de plus. Le 1 suffit.
heaven-ale-lesson-building-sites-close = Fermez le cercle : D15.
heaven-ale-lesson-building-sites-close-elsewhere = Il ne manque que D15 autour de B7.
heaven-ale-lesson-building-sites-mill = Le maître brasseur avance d’un pas, et le moulin active trois tuiles qui ne se touchent pas. Prenez bois 4, houblon 5 et levure 2.
heaven-ale-lesson-building-sites-mill-less = Ces trois-là rapportent 7 ducats, les autres 11.
heaven-ale-lesson-building-sites-poor = Un total de 7 ou moins n’active rien, mais le maître brasseur avance de 6 pas. Les petites tuiles servent aussi.

heaven-ale-lesson-final-exchange = L’échange final
heaven-ale-lesson-final-exchange-rearmost = Votre dernier pas de la partie. Bois, houblon et orge sont derniers, à 2 : eux seuls compteraient.
heaven-ale-lesson-final-exchange-rate = Mais les premiers cèdent des pas aux derniers : 3 pour 1, dit le maître brasseur sur 8. Il multiplie aussi, par 3.
heaven-ale-lesson-final-exchange-gate = À partir de 9, il multiplie par 4. Rentrez par sa porte.
heaven-ale-lesson-final-exchange-gate-ducats = Il faut 10 ducats pour un pas : 2 ne valent plus rien.
heaven-ale-lesson-final-exchange-gate-resource = Deux pas d’un marqueur en laissent deux autres à 2. Le multiplicateur vaut mieux.
heaven-ale-lesson-final-exchange-count = 24 points au lieu de 22. Au dernier tour, surveillez la table du maître brasseur : un pas peut valoir beaucoup.

# What the coach says in a free game: one sentence at a time.
heaven-ale-coach-last-round = La dernière manche : { $ducats ->
    [1] un ducat ne fait
   *[other] { $ducats } ducats ne font
} qu’un pas à la fin, achetez donc au soleil et faites avancer le maître brasseur.
heaven-ale-coach-alone = Tous les autres sont rentrés : personne ne vous prend plus rien, arrêtez-vous partout où cela aide.
heaven-ale-coach-nearly-built = Il manque une tuile autour de { $site } : elle y élèverait un bâtiment.
heaven-ale-coach-poor = Il vous reste { $ducats ->
    [0] 0 ducat
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} : un disque qui active votre ombre rapporte, et au besoin une carte vendue.
heaven-ale-coach-rearmost = Seul l’ingrédient le plus en retard compte, et le vôtre l’est beaucoup : { $colour }.
