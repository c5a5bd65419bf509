# Ce que dit le guide dans les leçons.

brewers-lesson-miss-end = Vous pouvez finir plus tôt, mais ce tour a encore à vous apprendre. Pas encore.
brewers-lesson-miss-move = La porte est ouverte, mais ce n’est pas le chemin. Suivez ce qui est éclairé.
brewers-lesson-miss-sprint = Un sprint, c’est deux portes et 2 de bruit. Inutile ici.
brewers-lesson-miss-search = Possible, mais chaque recherche fait du bruit. Faites d’abord ce que montre la leçon.
brewers-lesson-miss-fight = Les moines peuvent se battre, et le perdant est blessé. Votre bière a plus besoin de vous.

brewers-lesson-goal = Le but en une minute
brewers-lesson-goal-beer = Une nuit, sept phases, un ingrédient pour chacune. Les qualités s’additionnent, la crasse se retranche, et la meilleure bière gagne.
brewers-lesson-goal-yeast = La dernière phase demande de la levure, et vous êtes à 9 contre 10. Vous êtes à la boulangerie : cherchez de la levure.
brewers-lesson-goal-yeast-hard = La levure de choix vaut 3, mais demande un 5. Une qualité 2 sur un 3 suffit pour gagner.
brewers-lesson-goal-yeast-end = Alors c’est fini, 9 à 10. Il vous reste deux actions : servez-vous-en.
brewers-lesson-goal-yeast-away = La levure est ici, à la boulangerie.
brewers-lesson-goal-roll = Lancez le dé : 3 ou plus, et vous la trouvez.
brewers-lesson-goal-done = Levure de qualité 2 : 11 à 10. Finissez votre tour, et l’on goûte les bières.
brewers-lesson-goal-done-again = Plus serait bien, mais le bruit attire les garous. C’est assez : finissez le tour.
brewers-lesson-goal-won = La meilleure bière de la nuit est la vôtre. Voyez comment commence une nuit.

brewers-lesson-first-turns = Vos premiers tours
brewers-lesson-first-turns-monk = Choisissez un moine : chacun a deux talents. Hildebert trouve les choses faciles et connaît le malt.
brewers-lesson-first-turns-monk-other = Un bon frère pour une autre nuit. Prenez Hildebert aujourd’hui.
brewers-lesson-first-turns-phases = Sept phases, un tour chacune : eau, malt, bois, bois, houblon, eau, levure. Une phase manquée compte 0.
brewers-lesson-first-turns-move = Un tour, c’est deux actions et un déplacement. L’eau est dans la cour intérieure : allez-y.
brewers-lesson-first-turns-search = Cherchez de l’eau, en facile : qualité 1 sur 2 ou plus.
brewers-lesson-first-turns-search-hard = D’abord la sûre : l’eau facile.
brewers-lesson-first-turns-roll = Vous pouvez le faire sans bruit ou avec. C’est facile : lancez sans bruit.
brewers-lesson-first-turns-roll-noise = Le bruit aide le dé de 1, mais coûte 2. Gardez-le pour le difficile.
brewers-lesson-first-turns-note = Trouvée. L’eau sert en phase 1 ou 6 : inscrivez-la pour la phase 1, qui finit avec ce tour.
brewers-lesson-first-turns-note-later = La phase 1 finit maintenant, et sans eau elle compte 0.
brewers-lesson-first-turns-fine = Il reste une action. L’eau de choix a qualité 3, sur 5 ou plus : essayez.
brewers-lesson-first-turns-fine-easy = Cela donne encore qualité 1. Osez : l’eau de choix.
brewers-lesson-first-turns-noise = Maintenant le bruit paie : +1 au dé, et 2 de bruit en plus. Faites du bruit.
brewers-lesson-first-turns-noise-quiet = Sans bruit, il faut un 5. Avec du bruit, un 4 suffit.
brewers-lesson-first-turns-second = Qualité 3 ! Dans une même phase, elles ne s’ajoutent pas : inscrivez-la pour la phase 6.
brewers-lesson-first-turns-second-replace = Elle remplacerait le 1. En phase 6, vous gardez les deux.
brewers-lesson-first-turns-sprint = La phase 2 demande du malt. La brasserie est à deux portes : sprintez, pour 2 de bruit.
brewers-lesson-first-turns-malt = Hildebert connaît le malt : le facile vaut 3 pour lui. Au-delà de 6, on ne peut plus faire de bruit exprès.
brewers-lesson-first-turns-malt-hard = Le malt facile vaut déjà 3 pour vous, et c’est presque sûr.
brewers-lesson-first-turns-malt-dirt = D’abord le malt : cette phase le demande.
brewers-lesson-first-turns-dirt = Il reste une action, et il y a de la crasse ici. Elle va dans l’autre bière, qui perd 1 : cherchez-la.
brewers-lesson-first-turns-dirt-more = Votre malt est déjà bon. Essayez la crasse.
brewers-lesson-first-turns-loud = Votre bruit est à 9. À 10, un garou attaque ; à la bibliothèque, méditer enlève 5.
brewers-lesson-first-turns-free = Les phases 3 et 4 demandent du bois, en forêt. La nuit est à vous.

brewers-lesson-noise-and-attacks = Bruit et attaques
brewers-lesson-noise-and-attacks-gauge = Une recherche facile fait 1 de bruit, une difficile 2, un échec 1 de plus. Vous êtes à 8 : à 10, un garou vient.
brewers-lesson-noise-and-attacks-move = Marcher est silencieux. La bibliothèque est à deux portes : passez par le cloître ou la chapelle.
brewers-lesson-noise-and-attacks-move-away = Cela éloigne de la bibliothèque.
brewers-lesson-noise-and-attacks-turned = Le déplacement est fait, mais une action peut devenir un déplacement. Continuez jusqu’à la bibliothèque.
brewers-lesson-noise-and-attacks-meditate = Méditez : ni dé, ni bruit, 5 de moins.
brewers-lesson-noise-and-attacks-sprint = Bruit 3, mais la phase n’a rien donné : le silence a son prix. Soyez téméraire : sprintez à la boulangerie.
brewers-lesson-noise-and-attacks-sprint-again = Vous êtes assez silencieux. Sprintez à la boulangerie.
brewers-lesson-noise-and-attacks-search = Cherchez de la levure de choix : difficile, donc 2 de bruit.
brewers-lesson-noise-and-attacks-search-easy = Trop discret pour cette leçon. Prenez la levure de choix.
brewers-lesson-noise-and-attacks-loud = Et faites du bruit : 2 de plus. En cas d’échec, cela fait 10.
brewers-lesson-noise-and-attacks-loud-quiet = Faites du bruit une fois, pour voir.
brewers-lesson-noise-and-attacks-won = Un louveteau a attaqué : vous avez fait 5, lui 2 moins 1. Qui gagne garde le garou pour la bière, et après une attaque le bruit est à 0.
brewers-lesson-noise-and-attacks-lost = Qui perd est blessé : de la crasse dans la bière, et une action pour se relever. La plupart des garous sont plus forts qu’un louveteau.

brewers-lesson-hunting = La chasse
brewers-lesson-hunting-forest = Le garou améliore toute bière. Ils vivent dans la forêt : allez-y.
brewers-lesson-hunting-hunt = Chassez : sur 3 ou plus, vous en trouvez deux et en combattez un.
brewers-lesson-hunting-hunt-wood = Le bois ensuite : une chasse par tour, et mieux vaut se battre d’abord.
brewers-lesson-hunting-roll = Lancez sans bruit : un 3, c’est peu demander.
brewers-lesson-hunting-roll-noise = Deux fois sur trois sans bruit. Restez discret, une attaque serait de trop.
brewers-lesson-hunting-choose = Le grand loup vaut 4, mais lance deux dés. Le loup gris vaut 2 : un dé plus 1. À la chasse vous avez +1 : prenez le gris.
brewers-lesson-hunting-choose-great = Vous gagneriez environ un combat sur six. Prenez le loup gris.
brewers-lesson-hunting-kept = 4 et 1 contre 2 et 1 : il est à vous. Il vaut son goût dans votre bière, et chaque autre ajoute 1.
brewers-lesson-hunting-wood = Il reste une action, et cette phase demande du bois : cherchez-en.
brewers-lesson-hunting-wood-other = Le bois facile est presque sûr, et la phase en a besoin.
brewers-lesson-hunting-wood-roll = Lancez.
brewers-lesson-hunting-wood-note = Inscrivez-le pour la phase 3 ou 4 ; la phase 3 finit maintenant.
brewers-lesson-hunting-taste = Le meilleur garou compte en entier. Un bon chasseur en cherche un fort, puis des petits.

brewers-lesson-cards = Les cartes
brewers-lesson-cards-armoury = L’équipement est à l’armurerie : allez-y.
brewers-lesson-cards-armoury-meditate = Vous êtes assez silencieux. À l’armurerie.
brewers-lesson-cards-equipment = Cherchez de l’équipement : sur 3 ou plus, une carte.
brewers-lesson-cards-roll = Lancez.
brewers-lesson-cards-lasting = Une arbalète, +2 à la chasse. Ces effets durent et s’ajoutent à tout le reste.
brewers-lesson-cards-back = Les bénédictions se tirent à la chapelle, derrière la bibliothèque. Changez la deuxième action en déplacement.
brewers-lesson-cards-back-more = Une deuxième arme serait bien aussi. Aujourd’hui, en route vers la chapelle.
brewers-lesson-cards-chapel = Phase suivante. À la chapelle.
brewers-lesson-cards-chapel-meditate = Inutile maintenant. À la chapelle.
brewers-lesson-cards-pray = Priez : sur 3 ou plus, une bénédiction ou un objet sacré.
brewers-lesson-cards-pray-roll = Lancez.
brewers-lesson-cards-use = Un vœu de silence : une fois par partie, le bruit tombe à 0. Ces cartes ne coûtent pas d’action : utilisez-la.
brewers-lesson-cards-use-more = Il vous reste une action, et la carte n’en coûte pas. Utilisez-la d’abord, pour la leçon.
brewers-lesson-cards-once = Elle est retournée. D’autres cartes aident un dé : on les déclare avant de le lancer.

# What the coach says in a free game: one sentence at a time.
brewers-coach-wounded = Vous êtes blessé : relevez-vous, pour une action, car jusque-là rien d’autre n’est possible.
brewers-coach-noise = Votre bruit est à { $noise } : une recherche bruyante, et à { $limit } un garou vient ; méditer enlève { $quieter }.
brewers-coach-open-phase = Votre dernière action : la { $phase } est encore vide, et finit avec votre tour.
brewers-coach-last-phase = La dernière phase : { $lead ->
    [ahead] votre bière mène { $mine } à { $best }, évitez toute blessure.
    [behind] votre bière est menée { $mine } à { $best }, un risque peut payer.
   *[even] c’est { $mine } à { $best }, chaque ingrédient peut décider.
}
brewers-coach-no-werewolf = La moitié de la nuit est passée, et il n’y a pas de garou dans votre bière : un petit, de la forêt, l’améliorerait.
