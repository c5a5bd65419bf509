### Moonlight Brewers : Triple Fermentation

fermentation-title = Moonlight Brewers : Triple Fermentation
fermentation-blurb = Une nuit de pleine lune dans un monastère trappiste : suivez votre recette, chassez les garous, gare au bruit et à la bière, puis affrontez le Garou Chasseur. La meilleure bière gagne.

## Options

fermentation-option-layout = Disposition des tuiles
fermentation-option-layout-book = Celle du livret
fermentation-option-layout-free = Les joueurs les posent à tour de rôle
fermentation-option-layout-random = Au hasard
fermentation-option-long = Partie longue : un bruit de plus par phase
fermentation-option-hunter = Le Garou Chasseur
fermentation-option-hunter-werewolf = Loup-garou
fermentation-option-hunter-were-boar = Sanglier-garou
fermentation-option-hunter-were-bear = Ours-garou
fermentation-option-hunter-were-raven = Corbeau-garou
fermentation-option-recipe = La recette
fermentation-option-recipe-choice = Chacun choisit
fermentation-option-recipe-deluxe-blond = Blonde Deluxe
fermentation-option-recipe-amber = Ambrée
fermentation-option-recipe-brown = Brune
fermentation-option-recipe-triple = Triple
fermentation-option-recipe-smoked = Fumée
fermentation-option-recipe-white = Blanche
fermentation-option-moon = Lune de la campagne (0 : Pleine Lune, une partie seule)
fermentation-option-kept = Cartes gardées de la lune précédente, par place
fermentation-option-standing = Points de campagne jusqu’ici, par place
fermentation-pack-base = Le jeu de base
fermentation-pack-thirteen-moons = Les 13 lunes de Loublonc

## What players say

fermentation-action-LayTile = Poser : { $tile }
fermentation-action-ChooseMoon = { $moon } revient
fermentation-action-TakeRecipe = Brasser : { $recipe }
fermentation-action-TakeMonk = Être { $monk }
fermentation-action-Walk = Marcher
fermentation-action-Run = Courir (bruit +1)
fermentation-action-Brawl = Chercher querelle : un pas et une attaque
fermentation-action-Simple = Action Simple
fermentation-action-Applied = Action Appliquée : lancer (bruit +1)
fermentation-action-Concentrate = Se concentrer : un second dé à la prochaine Action Appliquée
fermentation-action-Hide = Se cacher : bruit −2
fermentation-action-SoberUp = Se dégriser : alcool −2
fermentation-action-UseCard = Utiliser : { $card }
fermentation-action-Go = Aller : { $tile }
fermentation-action-StandUp = Se relever
fermentation-action-Act = Faire l’action du lieu
fermentation-action-Attack = Attaquer { $seat }
fermentation-action-Stop = Finir le tour
fermentation-action-KeepDie = Garder le { $face }
fermentation-action-Drink = { $beers ->
    [0] Pas de bière
    [1] Une bière : +1
   *[other] Deux bières : +2
}
fermentation-action-DrinkToReroll = Deux bières : relancer
fermentation-action-DrinkForSecondDie = Deux bières : lancer un second dé et l’ajouter
fermentation-action-Put = Sur la case { $space } de la recette
fermentation-action-Decline = La laisser
fermentation-action-KeepCard = Garder : { $card }
fermentation-action-DropCard = Défausser : { $card }
fermentation-action-Curse = Maudire { $seat }
fermentation-action-Hunt = Combattre { $wolf }
fermentation-action-Push = Pousser : { $tile }
fermentation-action-Fall = Tomber
fermentation-action-Leap = Grimper : { $tile }
fermentation-action-Bar = Barrer la porte : { $tile }
fermentation-action-Enrich = Améliorer la case { $space } de la recette
fermentation-action-BeHero = Héros du Monastère : se battre d’abord
fermentation-action-Follow = Suivre l’ordre du chasseur
fermentation-action-KeepForNext = Garder pour la prochaine lune : { $card }

## What chance says

fermentation-action-CloseDoor = La porte { $door } est fermée cette nuit
fermentation-action-Starts = { $seat } commence
fermentation-action-Rolled = Le dé donne { $face }
fermentation-action-Drew = Carte piochée : { $card }
fermentation-action-Found = Un garou arrive : { $wolf }

## What becomes true

fermentation-event-Added = { $seat } met en cuve ({ $ingredient }, { $taste } PG) pour la phase { $phase }.
fermentation-event-Angered = Le chasseur s’énerve : bruit collectif { $noise } sur { $threshold }.
fermentation-event-Noisier = { $seat } est à { $noise } de bruit.
fermentation-event-Fell = { $fall ->
    [drunk] { $seat } tombe, ivre.
    [injured] { $seat } est blessé et tombe.
   *[tackled] { $seat } est jeté à terre.
}
fermentation-event-StoodFirm = { $seat } s’en tire sans mal.
fermentation-event-PassedOut = { $seat } a bien trop bu et s’écroule.
fermentation-event-SleptOn = { $seat } cuve sa bière et passe son tour.
fermentation-event-Attacked = Le bruit de { $seat } attire un garou.
fermentation-event-Trampled = Quelque chose piétine { $seat } dans le noir.
fermentation-event-Fought = { $seat } contre { $wolf } : { $mine } à { $theirs }.
fermentation-event-Trophy = { $seat } recueille le sang : { $wolf }.
fermentation-event-MonksFought = { $seat } se bat contre { $foe } : { $mine } à { $theirs }.
fermentation-event-TrapWon = { $seat } gagne un Piège.
fermentation-event-Pushed = { $seat } est poussé ailleurs : { $tile }.
fermentation-event-Cursed = { $seat } est maudit : { $card }.
fermentation-event-Discarded = { $seat } défausse : { $card }.
fermentation-event-DiscWon = { $seat } reçoit le disque de rigueur de la phase { $phase }.
fermentation-event-PhaseBegan = La phase { $phase } commence.
fermentation-event-BattleBegan = Le Garou Chasseur attaque, dans cet ordre : { $order }.
fermentation-event-BattleFought = { $seat } contre le chasseur : { $mine } à { $theirs }.
fermentation-event-HunterBeaten = { $seat } bat le Garou Chasseur : { $taste } PG !
fermentation-event-DiscsLost = { $seat } perd { $discs ->
    [one] { $discs } disque de rigueur
   *[other] { $discs } disques de rigueur
}.
fermentation-event-Scored = La bière de { $seat } : ingrédients { $ingredients }, pénalités { $penalties }, rigueur { $rigour }, garous { $trophies }, chasseur { $hunter }, sans garou { $no_werewolf } ; { $total } PG en tout.
fermentation-end-hunter_beaten = Le Garou Chasseur est battu, et l’on goûte les bières.
fermentation-end-hunter_stands = Le Garou Chasseur se retire invaincu, et l’on goûte les bières.

## What is asked

fermentation-step-ChooseRule = { $me } : la règle de quelle lune passée revient cette nuit ?
fermentation-step-LayFreely = { $me } : quelle tuile en { $place } ?
fermentation-step-LayAtRandom = La tuile suivante du monastère.
fermentation-step-CloseADoor = Quelle porte est fermée cette nuit ?
fermentation-step-FirstPlayer = Qui commence ?
fermentation-step-ChooseMonk = { $me } : choisissez votre moine.
fermentation-step-ChooseRecipe = { $me } : choisissez votre recette.
fermentation-step-ChooseTurn = { $me } : à vous. Pas la même sorte qu’au tour précédent.
fermentation-step-GoOn = { $me } : points de mouvement restants : { $steps }.
fermentation-step-Fray = { $me } : un pas et une attaque, dans l’ordre voulu.
fermentation-step-ActSimply = { $me } : l’action du lieu et un pas, dans l’ordre voulu.
fermentation-step-PushOut = { $me } : vous avez gagné. Où tombe { $foe } ?
fermentation-step-ChooseDie = { $me } : lequel de vos deux dés compte ?
fermentation-step-HaveABeer = { $me } : vous avez fait { $face }, { $result } avec les bonus. Une bière ?
fermentation-step-PutIn = { $me } : où va cette récolte ({ $ingredient }, { $taste } PG) ? Une phase suivante perd son disque.
fermentation-step-KeepOne = { $me } : choisissez une carte à garder (encore { $keep }).
fermentation-step-Drop = { $me } : vous êtes trop chargé. Défaussez une de celles-ci.
fermentation-step-GiveCurse = { $me } : à qui donner { $card } ?
fermentation-step-ChooseWolf = { $me } : quel garou combattez-vous ?
fermentation-step-Brace = { $fall ->
    [drunk] { $me } : la bière est trop forte. Une carte, ou la chute ?
    [injured] { $me } : vous êtes blessé. Une carte, ou la chute ?
   *[tackled] { $me } : on vous jette à terre. Une carte, ou la chute ?
}
fermentation-step-BarDoor = { $me } : quelle porte barrez-vous ?
fermentation-step-LeapAway = { $me } : où mène la corde ?
fermentation-step-EnrichBeer = { $me } : quel ingrédient est amélioré ?
fermentation-step-SpeakUp = { $me } : vous avez un Piège. Vous battre avant les autres ?
fermentation-step-Keepsake = { $me } : la lune est à vous. Quel équipement gardez-vous pour la suivante ?
fermentation-step-AvoidWound = { $me } : l’armure tient-elle ?
fermentation-step-TestAlcohol = { $me } : test d’alcool, plus haut que le taux.
fermentation-step-FindWolf = Un garou de la pioche verte.
fermentation-step-WolfRolls = Le voisin de gauche lance pour le garou.
fermentation-step-HuntDie = { $me } : votre dé à la chasse.
fermentation-step-DefenceDie = { $me } : votre dé contre l’attaquant.
fermentation-step-FightDie = { $me } : le dé de l’attaquant.
fermentation-step-FoeDie = Le dé du moine attaqué.
fermentation-step-RollDie = { $me } : le dé de l’Action Appliquée.
fermentation-step-RollSpareDie = { $me } : le second dé d’un esprit concentré.
fermentation-step-RollMore = { $me } : le second dé, à ajouter.
fermentation-step-DrawCard = La première carte de la pioche.
fermentation-step-HunterDie = Le dé du chasseur.
fermentation-step-BattleDie = { $me } : votre dé contre le chasseur.

## Why not

fermentation-why-not_your_card = Vous n’avez pas cette carte.
fermentation-why-wrong_moment = Cette carte ne sert pas maintenant.
fermentation-why-no_open_door = Il n’y a ici aucune porte ouverte à barrer.
fermentation-why-empty_vat = Votre cuve est encore vide.
fermentation-why-no_door_there = Aucune porte n’y mène d’ici.
fermentation-why-door_closed = Cette porte est fermée.
fermentation-why-already_here = Vous y êtes déjà.
fermentation-why-empty_space = Il n’y a encore rien sur cette case.
fermentation-why-no_movement_left = Il ne vous reste aucun point de mouvement.
fermentation-why-lying_down = Vous êtes à terre : relevez-vous d’abord.
fermentation-why-already_standing = Vous êtes déjà debout.
fermentation-why-no_attack_left = Vous avez déjà attaqué.
fermentation-why-not_yourself = Vous ne pouvez pas vous attaquer vous-même.
fermentation-why-monk_elsewhere = Ce moine est ailleurs.
fermentation-why-action_done = Vous avez fait votre Action Simple.
fermentation-why-not_in_recipe = Votre recette n’a plus de case pour cet ingrédient, ni dans cette phase ni après.
fermentation-why-nothing_better = Votre cuve contient déjà cet ingrédient, au moins aussi bon.
fermentation-why-no_cards = Il n’y a plus de carte à piocher ici.
fermentation-why-tile_closed = Ce lieu ne sert pas cette nuit.
fermentation-why-die_not_rolled = Vous n’avez pas obtenu cela.
fermentation-why-too_many_beers = C’est plus de bière qu’il n’y en a pour une action.
fermentation-why-no_initial_six = Un second dé demande un 6 au premier jet.
fermentation-why-other_ingredient = Cette case est pour un autre ingrédient.
fermentation-why-past_phase = Cette phase est passée.
fermentation-why-not_better = Ce qui s’y trouve est au moins aussi bon.
fermentation-why-wolf_not_found = Ce garou n’a pas été trouvé.
fermentation-why-card_not_drawn = Cette carte n’a pas été piochée.
fermentation-why-card_not_held = Vous n’avez pas cette carte.
fermentation-why-slot_not_too_full = Ce n’est pas de cela que vous avez trop.
fermentation-why-curse_yourself = Une malédiction est pour quelqu’un d’autre.
fermentation-why-same_again = Vous l’avez fait au tour précédent ; choisissez une autre sorte.
fermentation-why-nobody_to_fight = Seul, vous n’avez personne à combattre.
fermentation-why-already_concentrated = Vous êtes déjà concentré, jusqu’à votre prochaine Action Appliquée.
fermentation-why-not_equipment = On ne garde que de l’équipement.
fermentation-why-tile_already_laid = Cette tuile est déjà posée.
fermentation-why-monk_taken = Ce moine est déjà pris.
fermentation-why-moon_already_chosen = Cette lune est déjà revenue.
fermentation-why-not_an_earlier_moon = Seule une lune passée peut revenir.

## Tiles

fermentation-tile-brewery = Brasserie
fermentation-tile-well = Puits
fermentation-tile-dryer = Séchoir
fermentation-tile-malthouse = Malterie
fermentation-tile-chapel = Chapelle
fermentation-tile-cloister = Cloître
fermentation-tile-bakery = Boulangerie
fermentation-tile-main-entrance = Entrée principale
fermentation-tile-edge = Orée de la forêt
fermentation-tile-secondary-entrance = Entrée secondaire
fermentation-tile-forge = Forge
fermentation-tile-cabinet = Cabinet de curiosités
fermentation-use-gather = On y récolte un ingrédient.
fermentation-use-draw = On y pioche des cartes.
fermentation-use-hunt = On y chasse les garous.
fermentation-use-noise = Toute action ici augmente le bruit collectif de 2.

fermentation-ingredient-cleaning = nettoyage de la cuve
fermentation-ingredient-water = eau
fermentation-ingredient-malt = malt
fermentation-ingredient-wood = bois
fermentation-ingredient-hops = houblon
fermentation-ingredient-yeast = levure

## Recipes and hunters

fermentation-recipe-deluxe-blond = Blonde Deluxe
fermentation-recipe-amber = Ambrée
fermentation-recipe-brown = Brune
fermentation-recipe-triple = Triple
fermentation-recipe-smoked = Fumée
fermentation-recipe-white = Blanche

fermentation-hunter-werewolf = Loup-garou
fermentation-hunter-werewolf-help = S’énerve à chaque 6, quand un moine est blessé, ivre ou piétiné, et à chaque attaque de garou. Vise d’abord le plus rigoureux. +3, 6 PG.
fermentation-hunter-were-boar = Sanglier-garou
fermentation-hunter-were-boar-help = S’énerve à chaque 1, quand des moines se battent, et à chaque attaque de garou. Vise d’abord le plus ivre. +2, 5 PG.
fermentation-hunter-were-bear = Ours-garou
fermentation-hunter-were-bear-help = S’énerve pour deux bières en une action, pour une blessure, et pour un équipement pioché. Vise d’abord le mieux équipé. +4, 7 PG.
fermentation-hunter-were-raven = Corbeau-garou
fermentation-hunter-were-raven-help = S’énerve à chaque 6, pour une bénédiction piochée, et pour une chasse gagnée. Vise d’abord qui a le plus de trophées. +3, 6 PG.

## Monks

fermentation-monk-benjamin = Benjamin le copiste
fermentation-monk-benjamin-help = Pioche une carte de plus dans une Action Appliquée.
fermentation-monk-water-finder = le Sourcier
fermentation-monk-water-finder-help = L’eau vaut 1 PG de plus.
fermentation-monk-baker = le Boulanger
fermentation-monk-baker-help = La levure vaut 1 PG de plus.
fermentation-monk-woodman = le Bûcheron
fermentation-monk-woodman-help = Le bois vaut 1 PG de plus.
fermentation-monk-hop-picker = le Cueilleur
fermentation-monk-hop-picker-help = Le houblon vaut 1 PG de plus.
fermentation-monk-maltster = le Malteur
fermentation-monk-maltster-help = Le malt vaut 1 PG de plus.
fermentation-monk-brawler = le Bagarreur
fermentation-monk-brawler-help = +1 contre les moines.
fermentation-monk-hunter = le Chasseur
fermentation-monk-hunter-help = +1 à la chasse.
fermentation-monk-sturdy-drinker = le Bon buveur
fermentation-monk-sturdy-drinker-help = +1 aux tests d’alcool.
fermentation-monk-soft-foot = Pied léger
fermentation-monk-soft-foot-help = Une Action Appliquée réussie ne fait pas de bruit.

## Werewolves

fermentation-wolf-pup = un louveteau
fermentation-wolf-scrawny = un garou maigre
fermentation-wolf-prowler = un rôdeur
fermentation-wolf-grey = un garou gris
fermentation-wolf-red = un garou roux
fermentation-wolf-black = un garou noir
fermentation-wolf-old-one = l’ancien

## Cards

fermentation-deck-forge = Forge
fermentation-deck-cabinet = Cabinet de curiosités
fermentation-deck-chapel = Chapelle
fermentation-deck-wolves = Garous

fermentation-card-rusty-shovel = Pelle rouillée
fermentation-card-rusty-shovel-help = Une main. +1 dans tous les combats.
fermentation-card-club = Gourdin
fermentation-card-club-help = Une main. +1 contre les moines.
fermentation-card-dagger = Dague
fermentation-card-dagger-help = Une main. +1 à la chasse.
fermentation-card-great-axe = Grande hache
fermentation-card-great-axe-help = Deux mains. +2 dans tous les combats.
fermentation-card-pitchfork = Fourche
fermentation-card-pitchfork-help = Deux mains. +2 quand un garou vous attaque.
fermentation-card-gambeson = Gambison
fermentation-card-gambeson-help = Armure. Une blessure est évitée sur 5 ou 6.
fermentation-card-mail = Cotte de mailles
fermentation-card-mail-help = Armure. Une blessure est évitée sur 4, 5 ou 6 ; un point de moins aux Déplacements.
fermentation-card-pot-helm = Heaume-marmite
fermentation-card-pot-helm-help = Couvre-chef. Une chute ne fait pas de bruit.
fermentation-card-boots = Bottes
fermentation-card-boots-help = Bottes. Un point de plus aux Déplacements.
fermentation-card-lantern = Lanterne
fermentation-card-lantern-help = +1 pour récolter dans une Action Appliquée.
fermentation-card-satchel = Besace
fermentation-card-satchel-help = +1 pour piocher dans une Action Appliquée.
fermentation-card-spyglass = Longue-vue
fermentation-card-spyglass-help = +1 pour chasser dans une Action Appliquée.
fermentation-card-flask = Gourde d’eau
fermentation-card-flask-help = Une fois : alcool −2.
fermentation-card-felt-pads = Semelles de feutre
fermentation-card-felt-pads-help = Une fois : bruit −2.
fermentation-card-rope = Corde
fermentation-card-rope-help = Une fois : aller sur n’importe quelle autre tuile.
fermentation-card-barricade = Barricade
fermentation-card-barricade-help = Une fois : fermer une porte de votre salle jusqu’à votre prochain tour.
fermentation-card-lucky-die = Dé porte-bonheur
fermentation-card-lucky-die-help = Une fois : relancer le dé d’une Action Appliquée.
fermentation-card-trap-kit = Trousse à pièges
fermentation-card-trap-kit-help = Une fois : gagner un Piège.
fermentation-card-guardian-angel = Ange gardien
fermentation-card-guardian-angel-help = Bénédiction, une fois : ne pas tomber.
fermentation-card-inspiration = Inspiration
fermentation-card-inspiration-help = Bénédiction, une fois : +1 à la prochaine Action Appliquée.
fermentation-card-vow-of-silence = Vœu de silence
fermentation-card-vow-of-silence-help = Bénédiction, une fois : votre bruit retombe au plus bas.
fermentation-card-holy-water = Eau bénite
fermentation-card-holy-water-help = Bénédiction, une fois : votre taux d’alcoolémie retombe à 0.
fermentation-card-grace = Grâce
fermentation-card-grace-help = Bénédiction, une fois : un ingrédient de votre cuve vaut 1 PG de plus.
fermentation-card-cracked-bell = Cloche fêlée
fermentation-card-cracked-bell-help = Malédiction : bruit +2 pour un adversaire.
fermentation-card-spiked-mead = Hydromel corsé
fermentation-card-spiked-mead-help = Malédiction : alcool +1 pour un adversaire, et son test.
fermentation-card-sour-wort = Moût aigre
fermentation-card-sour-wort-help = Malédiction : la bière d’un adversaire perd 1 PG.

## The quality of a beer

fermentation-band-0 = imbuvable
fermentation-band-1 = avec du sirop, peut-être
fermentation-band-2 = le minimum pour un trappiste
fermentation-band-3 = une bonne bière
fermentation-band-4 = une bière à concours
fermentation-band-5 = un cru d’exception
fermentation-band-6 = nectar divin

## The drawing

fermentation-draw-phase = Phase { $phase } sur 4 · bruit collectif { $noise } sur { $threshold }
fermentation-draw-effects = bruit minimal { $floor }, garous +{ $howl }
fermentation-draw-noise = bruit
fermentation-draw-alcohol = alcool
fermentation-draw-collective = bruit collectif
fermentation-draw-traps = pièges
fermentation-draw-discs = disques de rigueur
fermentation-draw-trophies = trophées
fermentation-draw-taste = points de goût
fermentation-draw-lying = à terre
fermentation-draw-asleep = ivre mort
fermentation-draw-focused = concentré
fermentation-draw-board = Le monastère
fermentation-draw-recipe = Recette
fermentation-draw-decks = Pioches
fermentation-draw-dice = Dés
fermentation-draw-cards = Cartes
fermentation-draw-choose = Au choix
fermentation-draw-offer = Piochées
fermentation-draw-door = Une porte
fermentation-draw-door-closed = Une porte fermée
fermentation-draw-pawn = { $seat }
fermentation-draw-space = { $ingredient }, phase { $phase }
fermentation-draw-cube = Récolté trop tôt : pas de disque de rigueur
fermentation-draw-cards-left = { $deck } : { $cards }
fermentation-draw-over = La nuit est finie.
fermentation-draw-alarm = un garou arrive
fermentation-draw-end-of-phase = la phase se termine
fermentation-draw-loud = bruyant
fermentation-draw-passed-out = s’écroule
fermentation-draw-hint-applied = trouve quelque chose à { $chance } %
fermentation-draw-hint-beer = résultat { $result }, chute à { $risk } %
fermentation-draw-hint-hunt = gagnée à { $chance } %
fermentation-line-ingredients = Ingrédients
fermentation-line-penalties = Pénalités
fermentation-line-rigour = Rigueur et recette
fermentation-line-trophies = Garous
fermentation-line-hunter = Garou Chasseur
fermentation-line-no-werewolf = Sans garou
fermentation-line-total = Points de goût

## The 13 Moons of Loublonc

fermentation-campaign = Les 13 lunes de Loublonc
fermentation-campaign-blurb = Treize parties liées : chaque lune a sa règle et son histoire. Les points et une carte gardée passent à la suivante ; la dernière lune tranche.
fermentation-campaign-moon = Lune { $number } : { $moon }
fermentation-campaign-result = { $rank }. { $player } : { $taste } PG, { $band } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fermentation-campaign-result-kept = { $rank }. { $player } : { $taste } PG, { $band } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et garde : { $card }.
fermentation-campaign-total = { $player } : { $points ->
    [one] { $points } point de campagne
   *[other] { $points } points de campagne
}.
fermentation-campaign-champion = Maître brasseur de Loublonc : { $player }.

fermentation-moon-first-frost = Premier gel
fermentation-moon-first-frost-help = Aucune règle particulière.
fermentation-moon-first-frost-story = L’abbé compte treize lunes jusqu’à la grande dégustation. Ce soir, la première se lève sur des toits blancs.
fermentation-moon-locked-door = Porte close
fermentation-moon-locked-door-help = Une porte, au hasard, est fermée toute la nuit.
fermentation-moon-locked-door-story = Quelqu’un a perdu une clé. Personne n’avoue laquelle.
fermentation-moon-deaf-hunter = Chasseur sourd
fermentation-moon-deaf-hunter-help = Chaque phase demande un bruit collectif de plus.
fermentation-moon-deaf-hunter-story = Un rhume bouche les oreilles du chasseur. Les frères en profitent.
fermentation-moon-creaking-floors = Planchers grinçants
fermentation-moon-creaking-floors-help = Le bruit individuel minimal est 1 toute la nuit ; Recrutement bloque la case suivante.
fermentation-moon-creaking-floors-story = Le dégel. Chaque planche de la maison a son mot à dire.
fermentation-moon-amber-moon = Lune ambrée
fermentation-moon-amber-moon-help = Tous brassent l’Ambrée.
fermentation-moon-amber-moon-story = La lune a la couleur de ce que l’évêque préfère.
fermentation-moon-silent-chapel = Chapelle muette
fermentation-moon-silent-chapel-help = La Chapelle ne sert pas.
fermentation-moon-silent-chapel-story = On blanchit la chapelle à la chaux. Le ciel attendra.
fermentation-moon-hungry-pack = Meute affamée
fermentation-moon-hungry-pack-help = Les garous ajoutent 1 à tous leurs jets.
fermentation-moon-hungry-pack-story = Un printemps maigre. De la forêt viennent des voix qu’on n’entendait pas le mois dernier.
fermentation-moon-two-hunters = Deux chasseurs
fermentation-moon-two-hunters-help = Les facteurs de colère du Sanglier-garou comptent aussi.
fermentation-moon-two-hunters-story = Ce soir il y a deux ombres à l’orée du bois, et l’une a des défenses.
fermentation-moon-dry-moon = Lune sèche
fermentation-moon-dry-moon-help = Pas de bière.
fermentation-moon-dry-moon-story = La clé de la cave pend à la ceinture du prieur, et le prieur ne dort pas.
fermentation-moon-shifting-walls = Murs mouvants
fermentation-moon-shifting-walls-help = Les tuiles sont disposées au hasard.
fermentation-moon-shifting-walls-story = Le puits n’était-il pas de l’autre côté ? Le brouillard est épais, et certaines têtes aussi.
fermentation-moon-triple-moon = Lune triple
fermentation-moon-triple-moon-help = Tous brassent la Triple.
fermentation-moon-triple-moon-story = Trois anneaux autour de la lune : seule la bière la plus forte conviendra.
fermentation-moon-old-enemy = Vieil ennemi
fermentation-moon-old-enemy-help = Le bonus du chasseur au combat final est de 1 de plus.
fermentation-moon-old-enemy-story = Le chasseur connaît maintenant la maison, et chacun de vous à l’odeur.
fermentation-moon-last-moon = Dernière lune
fermentation-moon-last-moon-help = Les règles de deux lunes passées reviennent ; ses points comptent double.
fermentation-moon-last-moon-story = La treizième lune. À l’aube on met les fûts en perce, et un nom sera peint sur le mur.
