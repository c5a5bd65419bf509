# Ce que dit le guide dans les leçons.

wolves-lesson-goal = Le but en une minute
wolves-lesson-goal-rows = Deux meutes se disputent une montagne, ligne par ligne : la plus forte somme prend la ligne. Qui gagne deux manches atteint le sommet.
wolves-lesson-goal-last = Une manche partout, un seul espace libre. Votre 2 garde la ligne du haut, et ses deux Lunes vous en donnent le plus : touchez le 2, puis E3.
wolves-lesson-goal-last-one = Le 1 n’a qu’une Lune : 3 à 3, et personne ne les marque. Vous perdriez. Cherchez deux Lunes.
wolves-lesson-goal-last-six = Puissant, mais sans Lune : l’adversaire garderait ses 2 points de Lunes, et le sommet.
wolves-lesson-goal-won = 6 à 5 : la manche, le sommet, la partie. Voyez maintenant comment commence une manche.

wolves-lesson-first-turns = Vos premiers tours
wolves-lesson-first-turns-lay = Un tour, c’est un Loup. Touchez un 3 de votre main, puis l’espace du milieu.
wolves-lesson-first-turns-lay-four = Gardez le 4 : vous en aurez bientôt besoin. Commencez par un 3.
wolves-lesson-first-turns-sums = Le panneau à côté de la ligne compte les deux meutes : 3 à 3, égalité. Une égalité ne donne rien à personne.
wolves-lesson-first-turns-beside = Un Loup doit toucher un voisin par un côté. Posez votre autre 3 en C4 et prenez la tête de la ligne.
wolves-lesson-first-turns-beside-elsewhere = Bon voisinage, mais sur une autre ligne. Renforcez celle-ci : C4.
wolves-lesson-first-turns-beside-other = Ce serait possible, mais gardez-le pour la suite. Prenez le 3.
wolves-lesson-first-turns-covered = Votre 3 est recouvert par un 4. Un Loup recouvert ne compte plus : la ligne est à 3 contre 7.
wolves-lesson-first-turns-cover = Vous aussi : un Loup recouvre un Loup adverse de valeur juste inférieure. Posez votre 4 sur leur 3.
wolves-lesson-first-turns-cover-beside = Là, il serait à côté. Mettez-le par-dessus : leur 3 en E4 ne compterait plus.
wolves-lesson-first-turns-cover-weak = Cela aide un peu. Recouvrir aide deux fois : vous gagnez 4 et l’adversaire perd 3.
wolves-lesson-first-turns-again = Rien dans une meute ne recouvre un 5. Posez le vôtre sur leur 4 en C4 : une pile peut monter encore et encore.
wolves-lesson-first-turns-again-other = Le 4 en C4 leur rapporte encore 4. Votre 5 est juste au-dessus.
wolves-lesson-first-turns-shape = Le territoire fera quatre sur trois. Il a déjà trois lignes : posez votre 2 en F4, et sa forme est fixée.
wolves-lesson-first-turns-shape-inside = Possible, mais la forme resterait ouverte. Posez le 2 au bout de la ligne : F4.
wolves-lesson-first-turns-shape-other = Prenez le 2 : un petit Loup suffit pour fixer la forme.
wolves-lesson-first-turns-moons = À la fin, la majorité des Lunes visibles vaut 2 points. Les 1 et les 4 en ont une, les 2 en ont deux.
wolves-lesson-first-turns-corner = Un 1 dans un coin compte 3. Posez votre 1 en C6.
wolves-lesson-first-turns-corner-middle = Là, il ne compte que 1. Dans le coin, en C6, il compte 3.
wolves-lesson-first-turns-corner-other = Puissant, mais le coin est pour le 1 : il y compte 3.
wolves-lesson-first-turns-free = Vous savez jouer un tour. La manche finit quand les douze espaces sont pris ; continuez, le panneau dit qui gagnerait maintenant.

wolves-lesson-scoring = Le décompte d’une manche
wolves-lesson-scoring-moons = D’abord les Lunes : qui en montre le plus marque 2 points. Vous êtes à 1 contre 2 ; votre 2 en apporte deux, en C4.
wolves-lesson-scoring-moons-where = Ses Lunes comptent partout, mais en C4 il protège aussi votre ligne.
wolves-lesson-scoring-moons-other = Cela apporte une Lune au plus. Le 2 en montre deux.
wolves-lesson-scoring-hidden = Leur 2 en B2 a aussi deux Lunes. Recouvrez-le d’un 3 : les Lunes cachées ne comptent pas.
wolves-lesson-scoring-hidden-other = Alors l’adversaire garde ses deux Lunes. Recouvrez le 2 en B2 d’un 3.
wolves-lesson-scoring-corner = Puis les lignes. Leur 1 en E2 est dans un coin et compte 3 : la ligne du haut est à 3 contre 6.
wolves-lesson-scoring-tie = Qui gagne une ligne prend ses propres Loups, 1 point chacun. Vous ne gagnerez pas celle-ci, mais avec un 3 en D2, personne ne la gagne.
wolves-lesson-scoring-tie-one = 4 contre 6 : l’adversaire prend la ligne et la manche. Un 3 donne 6 à 6.
wolves-lesson-scoring-threes = 4 à 3, la manche est à vous. Chaque 3 que vous prenez vaut un point de plus : votre 3 en B4 en a rapporté 2.
wolves-lesson-scoring-lone = Le vainqueur ajoute un Loup Solitaire à sa meute. Prenez celui que vous voulez : rien ne recouvre le 6.
wolves-lesson-scoring-next = Le perdant prend un Pouvoir d’Alpha. C’est la prochaine leçon.

wolves-lesson-powers = Les Pouvoirs d’Alpha
wolves-lesson-powers-lost = Vous avez perdu une manche : l’adversaire a un Loup Solitaire, vous choisissez un Pouvoir d’Alpha pour le reste de la partie.
wolves-lesson-powers-take = Une Embuscade sert une fois par manche, une Endurance toujours. Prenez Duel : une fois, un Loup peut en recouvrir un égal.
wolves-lesson-powers-take-endurance = Belle Endurance : les égalités seraient à vous. Aujourd’hui, essayez Duel.
wolves-lesson-powers-take-other = Une bonne Embuscade. Cette leçon porte sur Duel.
wolves-lesson-powers-usual = Le vainqueur commence. Un Loup seul ne peut être recouvert : posez votre 2 à côté, en E4.
wolves-lesson-powers-usual-other = Gardez vos Loups forts. Le 2 en E4 suffit pour l’instant.
wolves-lesson-powers-duel = À présent Duel : votre 4 peut recouvrir leur 4. Touchez votre 4, puis D4 ; le pouvoir est alors utilisé.
wolves-lesson-powers-duel-beside = À côté, votre 4 ne fait qu’égaliser. Par-dessus, vous menez.
wolves-lesson-powers-duel-other = Cela ne demande aucun pouvoir. Posez le 4 sur leur 4 pour voir Duel à l’œuvre.
wolves-lesson-powers-used = Retourné jusqu’à la prochaine manche. Un pouvoir inutilisé ne vaut rien : guettez son moment.

# What the coach says in a free game: one sentence at a time.
wolves-coach-one-round-left = { $who ->
    [both] Il manque une manche à chacun : qui prend celle-ci gagne la partie.
   *[they] Il ne manque que cette manche à l’adversaire pour gagner : ne lui laissez aucune ligne pour rien.
}
wolves-coach-last-spaces = Il reste { $left ->
    [1] un espace
   *[other] { $left } espaces
} dans cette manche, et { $lead ->
    [ahead] vous menez { $mine } à { $theirs } : qui remplit le dernier y met fin.
    [behind] l’adversaire mène { $theirs } à { $mine } : cherchez une ligne à renverser.
   *[even] c’est { $mine } à { $theirs } : une ligne, ou les Lunes, décideront.
}
wolves-coach-ambush = Votre Embuscade n’a pas servi : elle agit une fois par manche, et celle-ci est à moitié passée.
wolves-coach-moons = L’adversaire montre plus de Lunes, { $theirs } contre { $mine } : la majorité vaut { $points } { $points ->
    [one] point
   *[other] points
}.
