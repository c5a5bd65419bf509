# Ce que dit le guide dans les leçons.

fermentation-lesson-miss-kind = Un bon tour pour une autre fois. Choisissez celui dont parle le guide.
fermentation-lesson-miss-go = Cette porte mène ailleurs. Suivez ce qui est éclairé.
fermentation-lesson-miss-stop = Pas encore : ce tour n’est pas fini.
fermentation-lesson-miss-act = D’abord le pas, puis l’action.

fermentation-lesson-goal = Le but en une minute
fermentation-lesson-goal-beer = Pendant quatre phases, vous avez rempli votre cuve selon la recette. On compte les points de goût : 9 contre 13.
fermentation-lesson-goal-hero = À l’aube vient le Garou Chasseur. Qui le bat prend 6 points : vous avez un Piège, battez-vous d’abord.
fermentation-lesson-goal-hero-follow = Alors un autre peut le battre avant vous, et la récompense est perdue.
fermentation-lesson-goal-won = 6 et 1 pour le Piège contre 3 et 3 : il tombe, 15 à 13. Voyez maintenant comment la nuit commence.

fermentation-lesson-first-turns = Vos premiers tours
fermentation-lesson-first-turns-monk = Choisissez un moine. Le Sourcier ajoute 1 à chaque eau trouvée.
fermentation-lesson-first-turns-monk-other = Une autre nuit. Aujourd’hui, le Sourcier.
fermentation-lesson-first-turns-recipe = Votre recette a quatre phases. La phase 1 demande une cuve propre et de l’eau ; ce qui manque à sa fin ne compte pas.
fermentation-lesson-first-turns-simple = Chaque tour est de l’une des quatre sortes, jamais deux fois la même de suite. L’Action Simple : un pas et l’action du lieu. Choisissez-la.
fermentation-lesson-first-turns-step = L’eau est au Puits, à une porte d’ici.
fermentation-lesson-first-turns-gather = Faites l’action du lieu : l’Action Simple donne 1, et vous ajoutez 1.
fermentation-lesson-first-turns-put = Deux cases demandent de l’eau. Mettez-la en phase 1, qui est en cours.
fermentation-lesson-first-turns-put-early = Trop tôt : une récolte posée dans une phase à venir coûte son disque de rigueur.
fermentation-lesson-first-turns-put-decline = Laisser de la bonne eau ? Non.
fermentation-lesson-first-turns-walk = On nettoie la cuve à la Brasserie. Le Déplacement est une autre sorte de tour : marchez, 2 portes, sans bruit.
fermentation-lesson-first-turns-brewery = Allez à la Brasserie.
fermentation-lesson-first-turns-stop = Vous y êtes : finissez le tour, le second point est inutile.
fermentation-lesson-first-turns-applied = À présent une Action Appliquée : sans bouger, mais avec un dé. 4 donne 2 points, 6 en donne 3, et elle fait 1 de bruit.
fermentation-lesson-first-turns-beer = Un 5. Une bière en fait 6, et 3 points : buvez-en une.
fermentation-lesson-first-turns-beer-sober = 5 ne donne que 2 points. Une bière en vaut la peine.
fermentation-lesson-first-turns-beer-two = 7 ne rapporte pas plus que 6. Une bière suffit.
fermentation-lesson-first-turns-beer-again = Deux bières pour perdre un 5 ? Une seule en fait un 6.
fermentation-lesson-first-turns-clean = Vous avez tenu : 4 est au-dessus du 1 de votre alcool. Mettez la cuve propre dans la recette.
fermentation-lesson-first-turns-clean-decline = La cuve doit être propre. Mettez-la.
fermentation-lesson-first-turns-tracks = Deux pistes sont à vous : le bruit, à 6 un garou attaque ; et l’alcool, plus il monte, plus vite on tombe.
fermentation-lesson-first-turns-meditate = La quatrième sorte est la Méditation : se concentrer, se cacher ou se dégriser. Dégrisez-vous.
fermentation-lesson-first-turns-hunt-walk = Toute bière veut un garou ; sans aucun, on perd 3. Ils viennent aux entrées : marchez.
fermentation-lesson-first-turns-chapel = Par la Chapelle…
fermentation-lesson-first-turns-entrance = … jusqu’à l’Entrée secondaire.
fermentation-lesson-first-turns-hunt = Chassez par une Action Simple : un garou, tel qu’il vient.
fermentation-lesson-first-turns-fight = Faites l’action du lieu : il lance, puis vous ; l’égalité suffit.
fermentation-lesson-first-turns-rest = Un louveteau, battu : 1 point pour votre bière. Faites le pas, ou finissez le tour.
fermentation-lesson-first-turns-collective = Une phase finit quand tous ensemble ont fait assez de bruit : un 6, une chute, une attaque. Deux fois, et la phase 2 commence.
fermentation-lesson-first-turns-free = Votre phase 1 est pleine : un disque de rigueur vous attend. La nuit est à vous.

fermentation-lesson-rigour-and-recipes = Rigueur et recettes
fermentation-lesson-rigour-and-recipes-shelf = La phase 1 de votre recette demande une cuve propre et de l’eau. La cuve est propre, l’eau manque.
fermentation-lesson-rigour-and-recipes-time = Le bruit de tous est à 1 sur 2 : le prochain 6 peut finir la phase. Vite.
fermentation-lesson-rigour-and-recipes-simple = Vous êtes au Puits. L’Action Simple est sûre : prenez-la.
fermentation-lesson-rigour-and-recipes-act = Puisez l’eau.
fermentation-lesson-rigour-and-recipes-put = Phase 1 ou phase 4 ? En phase 1 : elle est en cours.
fermentation-lesson-rigour-and-recipes-put-early = Alors la phase 1 reste ouverte, et la phase 4 perd son disque, car c’est trop tôt.
fermentation-lesson-rigour-and-recipes-put-decline = Vous êtes là pour ça. Mettez-la en phase 1.
fermentation-lesson-rigour-and-recipes-end = La phase est pleine. Faites le pas, ou finissez le tour.
fermentation-lesson-rigour-and-recipes-disc = Deux 6, et la phase est finie. La vôtre était pleine, rien n’est venu trop tôt : un disque, 2 points. Trois disques donnent le bonus de la recette.
fermentation-lesson-rigour-and-recipes-cube = Ce qu’on met dans une phase à venir y pose un cube : plus de disque, même si mieux le remplace.

fermentation-lesson-noise-and-hunter = Le bruit et le Chasseur
fermentation-lesson-noise-and-hunter-own = Courir et les Actions Appliquées font votre propre bruit : il est à 3. À 6, un garou vous attaque.
fermentation-lesson-noise-and-hunter-hide = En méditant, vous pouvez vous cacher : 2 de moins.
fermentation-lesson-noise-and-hunter-all = Le bruit de tous est autre chose : chaque 6, chaque chute, chaque attaque l’augmente. À 2, la phase finit.
fermentation-lesson-noise-and-hunter-full = Regardez : votre phase 1 est pleine, la leur est vide. Si elle finissait, vous seul auriez le disque.
fermentation-lesson-noise-and-hunter-simple = Au Cloître, vous pouvez sonner : 2 de bruit pour tous. Choisissez l’Action Simple.
fermentation-lesson-noise-and-hunter-bell = Sonnez.
fermentation-lesson-noise-and-hunter-end = C’est assez bruyant. La phase finit avec votre tour.
fermentation-lesson-noise-and-hunter-disc = Un disque pour vous, aucun pour eux. Et le Chasseur se renforce : dès la phase 2, tout devient plus dur.

fermentation-lesson-beers = Les bières
fermentation-lesson-beers-applied = Vous êtes au Puits. Faites une Action Appliquée : un dé décide de la récolte.
fermentation-lesson-beers-table = Un 3 ne trouve rien, un 4 donne 2 points. Chaque bière ajoute 1 : buvez-en une.
fermentation-lesson-beers-table-sober = Alors vous repartez sans rien. Une bière change tout.
fermentation-lesson-beers-table-two = 5 donne les mêmes 2 points que 4. Une suffit.
fermentation-lesson-beers-table-again = Deux bières pour relancer : peut-être plus, peut-être rien. Une bière, c’est sûr.
fermentation-lesson-beers-put = 2 points, et 1 du Sourcier. Mettez-la en phase 1.
fermentation-lesson-beers-put-early = La phase 4 perdrait son disque. Phase 1.
fermentation-lesson-beers-put-decline = Après tout ça ? Mettez-la.
fermentation-lesson-beers-test = Chaque fois que l’alcool monte, on lance : au-dessus, on tient ; sinon on tombe, et tous l’entendent.
fermentation-lesson-beers-sober = Une Méditation dégrise, 2 de moins. Faites-le tant que c’est facile.
fermentation-lesson-beers-more = Deux bières peuvent aussi relancer le dé ou, après un 6, en ajouter un second. À 6 d’alcool, on s’endort et l’on perd un tour.

fermentation-lesson-final-battle = Le combat final
fermentation-lesson-final-battle-order = Après la phase 4, le Chasseur attaque tout le monde, d’abord qui l’irrite le plus : ici par les disques. 3 partout, et l’autre passerait d’abord.
fermentation-lesson-final-battle-strength = Il lance et ajoute 3. Vous lancez et ajoutez 1 pour le Piège et 2 pour vos pelles : à égalité, pour 6 points.
fermentation-lesson-final-battle-hero = Qui a un Piège peut être Héros et se battre avant les autres. Après chaque combat, la récompense baisse : soyez le Héros.
fermentation-lesson-final-battle-hero-follow = Alors l’autre se bat d’abord, et peut prendre les 6 points.
fermentation-lesson-final-battle-count = 8 contre 5 : battu, 33 à 25. Une défaite aurait coûté la moitié des disques, mais pas le bonus de la recette.

# What the coach says in a free game: one sentence at a time.
fermentation-coach-noise = Votre bruit est à { $noise } : à { $limit } un garou vous attaque, et se cacher enlève { $quieter }.
fermentation-coach-last-bell = Encore une cloche et la phase finit, mais il manque à la vôtre : { $ingredient } ; ce qui manque alors ne compte pas.
fermentation-coach-alcohol = Votre alcool est à { $alcohol } : seul un dé plus haut vous garde debout ; se dégriser enlève { $sober }.
fermentation-coach-no-werewolf = Pas encore de garou dans votre bière : sans aucun, elle perd { $less } { $less ->
    [one] point
   *[other] points
} à la fin.
fermentation-coach-full-phase = Votre phase est pleine : un disque qui vaut { $disc } vous attend à sa fin, vous pouvez donc sonner au Cloître.
