### Moonlight Brewers : Triple Fermentation

fermentation-title = Moonlight Brewers : Triple Fermentation
fermentation-blurb = Une nuit de pleine lune dans un monastère trappiste : suivez votre recette, chassez les garous, gare au bruit et à la bière, puis affrontez le Garou Chasseur. La meilleure bière gagne.

## Options

fermentation-option-layout = Disposition des tuiles
fermentation-option-layout-book = Celle du livret
fermentation-option-layout-free = Les joueurs les posent à tour de rôle
fermentation-option-layout-random = Au hasard
fermentation-option-long = Partie longue : { $threshold_long } de bruit de plus par phase
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
fermentation-option-moon = Lune de la campagne (0 : Pleine Lune, une partie isolée)
fermentation-option-kept = Cartes gardées de la lune précédente, par place
fermentation-option-standing = Points de campagne jusqu’ici, par place
fermentation-pack-base = Le jeu de base
fermentation-pack-thirteen-moons = Les 13 lunes de Loublonc

## What players say

fermentation-action-LayTile = Poser { $tile }
fermentation-action-ChooseMoon = { $moon } revient
fermentation-action-TakeRecipe = Brasser une { $recipe }
fermentation-action-TakeMonk = Choisir { $monk }
fermentation-action-Walk = Marcher
fermentation-action-Run = Courir (bruit +{ $run_noise })
fermentation-action-Brawl = Chercher querelle : une attaque, et un court déplacement avant ou après
fermentation-action-Simple = Action Simple
fermentation-action-Applied = Action Appliquée : lancer (bruit +{ $applied_noise })
fermentation-action-Concentrate = Se concentrer : un second dé à la prochaine Action Appliquée
fermentation-action-Hide = Se cacher : bruit −{ $hide }
fermentation-action-SoberUp = Se dégriser : alcool −{ $sober_up }
fermentation-action-UseCard = Utiliser la carte { $card }
fermentation-action-Go = Rejoindre { $tile }
fermentation-action-StandUp = Se relever
fermentation-action-Act = Faire l’action du lieu
fermentation-action-Attack = Attaquer { $seat }
fermentation-action-Stop = Finir le tour
fermentation-action-KeepDie = Garder le { $face }
fermentation-action-Drink = { $beers ->
    [0] Pas de bière
    [1] Une bière : +1
   *[other] Deux bières : +2
}
fermentation-action-DrinkToReroll = Deux bières : relancer
fermentation-action-DrinkForSecondDie = Deux bières : lancer un second dé et l’ajouter
fermentation-action-Put = Sur la case { $space } de la recette
fermentation-action-Decline = La laisser
fermentation-action-KeepCard = Garder la carte { $card }
fermentation-action-DropCard = Défausser la carte { $card }
fermentation-action-Curse = Maudire { $seat }
fermentation-action-Hunt = Combattre { $wolf }
fermentation-action-Push = Pousser vers { $tile }
fermentation-action-Fall = Tomber
fermentation-action-Leap = Grimper vers { $tile }
fermentation-action-Bar = Barrer la porte vers { $tile }
fermentation-action-Enrich = Améliorer la case { $space } de la recette
fermentation-action-BeHero = Héros du Monastère : se battre d’abord
fermentation-action-Follow = Suivre l’ordre du chasseur
fermentation-action-KeepForNext = Garder la carte { $card } pour la prochaine lune
fermentation-action-Target = Viser { $seat }
fermentation-action-TakeTheirs = Prendre la carte { $card }
fermentation-action-GiveMine = Donner la carte { $card }
fermentation-action-Pass = Ne pas utiliser de carte

## What somebody did

fermentation-did-LayTile = { $you ->
    [yes] Vous avez posé { $tile }.
   *[no] { $who } a posé { $tile }.
}
fermentation-did-ChooseMoon = { $you ->
    [yes] Vous avez rappelé { $moon }.
   *[no] { $who } a rappelé { $moon }.
}
fermentation-did-TakeRecipe = { $you ->
    [yes] Vous brassez une { $recipe }.
   *[no] { $who } brasse une { $recipe }.
}
fermentation-did-TakeMonk = { $you ->
    [yes] Vous êtes { $monk }.
   *[no] { $who } est { $monk }.
}
fermentation-did-Walk = { $you ->
    [yes] Vous vous êtes mis en marche.
   *[no] { $who } s’est mis en marche.
}
fermentation-did-Run = { $you ->
    [yes] Vous avez couru.
   *[no] { $who } a couru.
}
fermentation-did-Brawl = { $you ->
    [yes] Vous avez cherché querelle.
   *[no] { $who } a cherché querelle.
}
fermentation-did-Simple = { $you ->
    [yes] Vous avez fait une Action Simple.
   *[no] { $who } a fait une Action Simple.
}
fermentation-did-Applied = { $you ->
    [yes] Vous avez fait une Action Appliquée.
   *[no] { $who } a fait une Action Appliquée.
}
fermentation-did-Concentrate = { $you ->
    [yes] Vous vous êtes concentré : deux dés la prochaine fois.
   *[no] { $who } s’est concentré : deux dés la prochaine fois.
}
fermentation-did-Hide = { $you ->
    [yes] Vous vous êtes caché : moins de bruit.
   *[no] { $who } s’est caché : moins de bruit.
}
fermentation-did-SoberUp = { $you ->
    [yes] Vous vous êtes dégrisé.
   *[no] { $who } s’est dégrisé.
}
fermentation-did-UseCard = { $you ->
    [yes] Vous avez utilisé la carte { $card }.
   *[no] { $who } a utilisé la carte { $card }.
}
fermentation-did-Go = { $you ->
    [yes] Vous avez rejoint { $tile }.
   *[no] { $who } a rejoint { $tile }.
}
fermentation-did-StandUp = { $you ->
    [yes] Vous vous êtes relevé.
   *[no] { $who } s’est relevé.
}
fermentation-did-Act = { $you ->
    [yes] Vous avez fait l’action du lieu.
   *[no] { $who } a fait l’action du lieu.
}
fermentation-did-Attack = { $you ->
    [yes] Vous avez attaqué { $seat }.
    [seat] { $who } vous a attaqué.
   *[no] { $who } a attaqué { $seat }.
}
fermentation-did-Stop = { $you ->
    [yes] Vous avez fini votre tour.
   *[no] { $who } a fini son tour.
}
fermentation-did-KeepDie = { $you ->
    [yes] Vous avez gardé le { $face }.
   *[no] { $who } a gardé le { $face }.
}
fermentation-did-DrinkToReroll = { $you ->
    [yes] Vous avez bu deux bières pour relancer.
   *[no] { $who } a bu deux bières pour relancer.
}
fermentation-did-DrinkForSecondDie = { $you ->
    [yes] Vous avez bu deux bières pour un second dé.
   *[no] { $who } a bu deux bières pour un second dé.
}
fermentation-did-Put = { $you ->
    [yes] Vous avez mis la récolte sur la case { $space }.
   *[no] { $who } a mis la récolte sur la case { $space }.
}
fermentation-did-Decline = { $you ->
    [yes] Vous avez laissé la récolte.
   *[no] { $who } a laissé la récolte.
}
fermentation-did-KeepCard = { $you ->
    [yes] Vous avez gardé la carte { $card }.
   *[no] { $who } a gardé la carte { $card }.
}
fermentation-did-DropCard = { $you ->
    [yes] Vous avez défaussé la carte { $card }.
   *[no] { $who } a défaussé la carte { $card }.
}
fermentation-did-Curse = { $you ->
    [yes] Vous avez maudit { $seat }.
    [seat] { $who } vous a maudit.
   *[no] { $who } a maudit { $seat }.
}
fermentation-did-Hunt = { $you ->
    [yes] Vous avez combattu { $wolf }.
   *[no] { $who } a combattu { $wolf }.
}
fermentation-did-Push = { $you ->
    [yes] Vous avez poussé le perdant vers { $tile }.
   *[no] { $who } a poussé le perdant vers { $tile }.
}
fermentation-did-Fall = { $you ->
    [yes] Vous vous êtes laissé tomber.
   *[no] { $who } n’a pas joué de carte et tombe.
}
fermentation-did-Leap = { $you ->
    [yes] Vous avez grimpé à la corde et rejoint { $tile }.
   *[no] { $who } a grimpé à la corde et rejoint { $tile }.
}
fermentation-did-Bar = { $you ->
    [yes] Vous avez barré la porte vers { $tile }.
   *[no] { $who } a barré la porte vers { $tile }.
}
fermentation-did-Enrich = { $you ->
    [yes] Vous avez amélioré la case { $space } de votre recette.
   *[no] { $who } a amélioré la case { $space } de sa recette.
}
fermentation-did-BeHero = { $you ->
    [yes] Vous êtes devenu Héros du Monastère.
   *[no] { $who } est devenu Héros du Monastère.
}
fermentation-did-Follow = { $you ->
    [yes] Vous avez suivi l’ordre du chasseur.
   *[no] { $who } a suivi l’ordre du chasseur.
}
fermentation-did-KeepForNext = { $you ->
    [yes] Vous avez gardé la carte { $card } pour la prochaine lune.
   *[no] { $who } a gardé la carte { $card } pour la prochaine lune.
}
fermentation-did-Target = { $you ->
    [yes] Vous avez visé { $seat }.
    [seat] { $who } vous a visé.
   *[no] { $who } a visé { $seat }.
}
fermentation-did-TakeTheirs = { $you ->
    [yes] Vous avez choisi la carte { $card }.
   *[no] { $who } a choisi la carte { $card }.
}
fermentation-did-GiveMine = { $you ->
    [yes] Vous avez donné la carte { $card }.
   *[no] { $who } a donné la carte { $card }.
}
fermentation-did-Pass = { $you ->
    [yes] Vous n’avez utilisé aucune carte.
   *[no] { $who } n’a utilisé aucune carte.
}
fermentation-did-Drink = { $you ->
    [yes] { $beers ->
        [0] Vous n’avez rien bu.
        [1] Vous avez bu une bière.
       *[other] Vous avez bu deux bières.
    }
   *[no] { $beers ->
        [0] { $who } n’a rien bu.
        [1] { $who } a bu une bière.
       *[other] { $who } a bu deux bières.
    }
}

## What chance says

fermentation-action-CloseDoor = La porte { $door } est fermée cette nuit
fermentation-action-Starts = { $seat } commence
fermentation-did-Starts = { $you ->
    [seat] Vous commencez.
   *[no] { $seat } commence.
}
fermentation-action-Rolled = Le dé donne { $face }
fermentation-did-Rolled = { $step ->
    [WolfRolls] Le garou a fait un { $face }.
    [HunterDie] Le Garou Chasseur a fait un { $face }.
    [FoeDie] Le moine attaqué a fait un { $face }.
    [TestAlcohol] { $you ->
        [yes] Vous avez fait un { $face } au test d’alcool.
       *[no] { $who } a fait un { $face } au test d’alcool.
    }
    [AvoidWound] { $you ->
        [yes] Vous avez fait un { $face } pour votre armure.
       *[no] { $who } a fait un { $face } pour son armure.
    }
   *[other] { $you ->
        [yes] Vous avez fait un { $face }.
       *[no] { $who } a fait un { $face }.
    }
}
fermentation-action-Drew = Carte piochée : { $card }
fermentation-did-Drew = Carte piochée : { $card }.
fermentation-action-Found = Un garou arrive : { $wolf }
fermentation-did-Found = De l’ombre surgit { $wolf }.

## What becomes true

fermentation-event-Added = { $you ->
    [yes] Vous avez mis dans la cuve de la phase { $phase } : { $ingredient }, { $taste } PG.
   *[no] { $seat } a mis dans la cuve de la phase { $phase } : { $ingredient }, { $taste } PG.
}
fermentation-event-Angered = Le Garou Chasseur l’a entendu : cloche { $noise } sur { $threshold }.
fermentation-event-Noisier = { $you ->
    [yes] Votre bruit est maintenant de { $noise }.
   *[no] Le bruit de { $seat } est maintenant de { $noise }.
}
fermentation-event-Fell = { $you ->
    [yes] { $fall ->
        [drunk] Vous êtes tombé, ivre.
        [injured] Vous avez été blessé et êtes tombé.
       *[tackled] Vous avez été renversé.
    }
   *[no] { $fall ->
        [drunk] { $seat } est tombé, ivre.
        [injured] { $seat } a été blessé et est tombé.
       *[tackled] { $seat } a été renversé.
    }
}
fermentation-event-StoodFirm = { $you ->
    [yes] Vous vous en êtes tiré sans mal.
   *[no] { $seat } s’en est tiré sans mal.
}
fermentation-event-PassedOut = { $you ->
    [yes] Vous avez bien trop bu et vous êtes écroulé.
   *[no] { $seat } a bien trop bu et s’est écroulé.
}
fermentation-event-SleptOn = { $you ->
    [yes] Vous avez cuvé votre bière et passé votre tour.
   *[no] { $seat } a cuvé sa bière et passé son tour.
}
fermentation-event-Attacked = { $you ->
    [yes] Votre bruit a attiré un garou.
   *[no] Le bruit de { $seat } a attiré un garou.
}
fermentation-event-Trampled = { $you ->
    [yes] Quelque chose vous a piétiné dans le noir.
   *[no] Quelque chose a piétiné { $seat } dans le noir.
}
fermentation-event-Fought = { $you ->
    [yes] Vous avez affronté { $wolf } : { $mine } à { $theirs }.
   *[no] { $seat } a affronté { $wolf } : { $mine } à { $theirs }.
}
fermentation-event-Trophy = { $you ->
    [yes] Vous avez gagné un trophée : { $wolf }.
   *[no] { $seat } a gagné un trophée : { $wolf }.
}
fermentation-event-MonksFought = { $you ->
    [yes] Vous vous êtes battu contre { $foe } : { $mine } à { $theirs }.
    [foe] { $seat } s’est battu contre vous : { $mine } à { $theirs }.
   *[no] { $seat } s’est battu contre { $foe } : { $mine } à { $theirs }.
}
fermentation-event-TrapWon = { $you ->
    [yes] Vous avez gagné un Piège.
   *[no] { $seat } a gagné un Piège.
}
fermentation-event-Pushed = { $you ->
    [yes] Vous avez été poussé vers { $tile }.
   *[no] { $seat } a été poussé vers { $tile }.
}
fermentation-event-Cursed = { $you ->
    [yes] Vous avez été maudit par la carte { $card }.
   *[no] { $seat } a été maudit par la carte { $card }.
}
fermentation-event-Discarded = { $you ->
    [yes] Vous avez défaussé la carte { $card }.
   *[no] { $seat } a défaussé la carte { $card }.
}
fermentation-event-CardPassed = { $you ->
    [yes] Vous avez reçu la carte { $card } de { $by }.
    [by] { $seat } a reçu de vous la carte { $card }.
   *[no] { $seat } a reçu la carte { $card } de { $by }.
}
fermentation-event-DiscWon = { $you ->
    [yes] Vous avez reçu le disque de rigueur de la phase { $phase }.
   *[no] { $seat } a reçu le disque de rigueur de la phase { $phase }.
}
fermentation-event-PhaseBegan = La phase { $phase } commence.
fermentation-event-BattleBegan = { $you ->
    [order] Le Garou Chasseur vous attaque.
   *[no] Le Garou Chasseur attaque, dans cet ordre : { $order }.
}
fermentation-event-BattleFought = { $you ->
    [yes] Vous avez affronté le Garou Chasseur : { $mine } à { $theirs }.
   *[no] { $seat } a affronté le Garou Chasseur : { $mine } à { $theirs }.
}
fermentation-event-HunterBeaten = { $you ->
    [yes] Vous avez battu le Garou Chasseur : { $taste } PG !
   *[no] { $seat } a battu le Garou Chasseur : { $taste } PG !
}
fermentation-event-DiscsLost = { $you ->
    [yes] Vous avez perdu { $discs ->
        [one] { $discs } disque de rigueur.
       *[other] { $discs } disques de rigueur.
    }
   *[no] { $seat } a perdu { $discs ->
        [one] { $discs } disque de rigueur.
       *[other] { $discs } disques de rigueur.
    }
}
fermentation-event-Scored = { $you ->
    [yes] Votre bière : ingrédients { $ingredients }, pénalités { $penalties }, rigueur { $rigour }, garous { $trophies }, chasseur { $hunter }, sans garou { $no_werewolf } ; { $total } PG en tout.
   *[no] La bière de { $seat } : ingrédients { $ingredients }, pénalités { $penalties }, rigueur { $rigour }, garous { $trophies }, chasseur { $hunter }, sans garou { $no_werewolf } ; { $total } PG en tout.
}
fermentation-end-hunter_beaten = Le Garou Chasseur est battu, et l’on goûte les bières.
fermentation-end-hunter_stands = Le Garou Chasseur se retire invaincu, et l’on goûte les bières.

## What is asked

fermentation-step-ChooseRule = { $me } : la règle de quelle lune passée revient cette nuit ?
fermentation-step-LayFreely = { $me } : quelle tuile en { $place } ?
fermentation-step-LayAtRandom = La tuile suivante du monastère.
fermentation-step-CloseADoor = Quelle porte est fermée cette nuit ?
fermentation-step-FirstPlayer = Qui commence ?
fermentation-step-ChooseMonk = { $me } : choisissez votre moine.
fermentation-step-ChooseRecipe = { $me } : choisissez votre recette.
fermentation-step-ChooseTurn = { $me } : que faites-vous ? Jamais deux fois de suite la même sorte de tour.
fermentation-step-GoOn = { $me } : encore { $steps ->
    [one] { $steps } point de mouvement
   *[other] { $steps } points de mouvement
}.
fermentation-step-Fray = { $me } : { $attacks ->
    [0] il reste { $steps } pas.
   *[other] { $steps ->
        [0] il reste une attaque.
        [1] un pas et une attaque, dans l’ordre voulu.
       *[other] { $steps } pas et une attaque, dans l’ordre voulu.
    }
}
fermentation-step-ActSimply = { $me } : { $deeds ->
    [0] il reste { $steps } pas.
   *[other] { $steps ->
        [0] il reste l’action du lieu.
        [1] l’action du lieu et un pas, dans l’ordre voulu.
       *[other] l’action du lieu et { $steps } pas, dans l’ordre voulu.
    }
}
fermentation-step-PushOut = { $me } : vous avez gagné. Où tombe { $foe } ?
fermentation-step-ChooseDie = { $me } : lequel de vos deux dés compte ?
fermentation-step-HaveABeer = { $me } : le dé montre { $face }, votre résultat est { $result }. Une bière pour l’améliorer ?
fermentation-step-PutIn = { $me } : où va cette récolte ({ $ingredient }, { $taste } PG) ? Une phase suivante perd son disque.
fermentation-step-KeepOne = { $me } : choisissez une carte à garder (encore { $keep }).
fermentation-step-Drop = { $me } : vous êtes trop chargé. Défaussez une de celles-ci.
fermentation-step-GiveCurse = { $me } : à qui donner { $card } ?
fermentation-step-ChooseWolf = { $me } : quel garou combattez-vous ?
fermentation-step-Brace = { $fall ->
    [drunk] { $me } : la bière est trop forte. Une carte, ou la chute ?
    [injured] { $me } : vous êtes blessé. Une carte, ou la chute ?
   *[tackled] { $me } : on vous jette à terre. Une carte, ou la chute ?
}
fermentation-step-BarDoor = { $me } : quelle porte barrez-vous ?
fermentation-step-LeapAway = { $me } : où mène la corde ?
fermentation-step-EnrichBeer = { $me } : quel ingrédient est amélioré ?
fermentation-step-SpeakUp = { $me } : vous avez un Piège. Vous battre avant les autres ?
fermentation-step-Keepsake = { $me } : la lune est à vous. Quel équipement gardez-vous pour la suivante ?
fermentation-step-ChoosePlayer = { $me } : qui visez-vous avec cette carte ?
fermentation-step-ChooseTheirs = { $me } : quelle carte de { $foe } prenez-vous ?
fermentation-step-ChooseMine = { $me } : laquelle de vos cartes donnez-vous à { $foe } ?
fermentation-step-Meddle = { $me } : { $foe } a fait { $face }, pour un résultat de { $result }. Faut-il relancer ?
fermentation-step-CardAtStart = { $me } : la phase commence. Utilisez-vous une carte ?
fermentation-step-CardAtEnd = { $me } : la phase se termine. Utilisez-vous une carte ?
fermentation-step-AvoidWound = { $me } : l’armure tient-elle ?
fermentation-step-TestAlcohol = { $me } : test d’alcool, plus haut que le taux.
fermentation-step-FindWolf = Un garou de la pioche verte.
fermentation-step-WolfRolls = Le voisin de gauche lance pour le garou.
fermentation-step-HuntDie = { $me } : votre dé à la chasse.
fermentation-step-DefenceDie = { $me } : votre dé contre l’attaquant.
fermentation-step-FightDie = { $me } : le dé de l’attaquant.
fermentation-step-FoeDie = Le dé du moine attaqué.
fermentation-step-RollDie = { $me } : le dé de l’Action Appliquée.
fermentation-step-RollSpareDie = { $me } : le second dé d’un esprit concentré.
fermentation-step-RollMore = { $me } : le second dé, à ajouter.
fermentation-step-DrawCard = La première carte de la pioche.
fermentation-step-HunterDie = Le dé du chasseur.
fermentation-step-BattleDie = { $me } : votre dé contre le chasseur.

## What is asked, in person

fermentation-ask-reason = Jamais deux fois de suite la même sorte de tour.
fermentation-ask-ChooseRule = La règle de quelle lune passée revient cette nuit ?
fermentation-ask-LayFreely = Quelle tuile en { $place } ?
fermentation-ask-ChooseMonk = Choisissez votre moine.
fermentation-ask-ChooseRecipe = Choisissez votre recette.
fermentation-ask-ChooseTurn = À vous. Que faites-vous ?
fermentation-ask-GoOn = Où allez-vous ? Encore { $steps ->
    [one] { $steps } point de mouvement
   *[other] { $steps } points de mouvement
}.
fermentation-ask-Fray = { $attacks ->
    [0] Il reste { $steps } pas.
   *[other] { $steps ->
        [0] Il reste une attaque.
        [1] Un pas et une attaque, dans l’ordre voulu.
       *[other] { $steps } pas et une attaque, dans l’ordre voulu.
    }
}
fermentation-ask-ActSimply = { $deeds ->
    [0] Il reste { $steps } pas.
   *[other] { $steps ->
        [0] Il reste l’action du lieu.
        [1] L’action du lieu et un pas, dans l’ordre voulu.
       *[other] L’action du lieu et { $steps } pas, dans l’ordre voulu.
    }
}
fermentation-ask-PushOut = Vous avez gagné. Où tombe { $foe } ?
fermentation-ask-ChooseDie = Lequel de vos deux dés compte ?
fermentation-ask-HaveABeer = Le dé montre { $face }, votre résultat est { $result }. Une bière pour l’améliorer ?
fermentation-ask-PutIn = Où va cette récolte ({ $ingredient }, { $taste } PG) ? Une phase suivante perd son disque.
fermentation-ask-KeepOne = { $keep ->
    [one] Choisissez la carte à garder.
   *[other] Choisissez { $keep } cartes à garder.
}
fermentation-ask-Drop = Vous êtes trop chargé. Défaussez une de celles-ci.
fermentation-ask-GiveCurse = À qui donner { $card } ?
fermentation-ask-ChooseWolf = Quel garou combattez-vous ?
fermentation-ask-Brace = { $fall ->
    [drunk] La bière est trop forte. Une carte, ou la chute ?
    [injured] Vous êtes blessé. Une carte, ou la chute ?
   *[tackled] On vous jette à terre. Une carte, ou la chute ?
}
fermentation-ask-BarDoor = Quelle porte barrez-vous ?
fermentation-ask-LeapAway = Où mène la corde ?
fermentation-ask-EnrichBeer = Quel ingrédient est amélioré ?
fermentation-ask-SpeakUp = Vous avez un Piège. Vous battre avant les autres ?
fermentation-ask-Keepsake = La lune est à vous. Quel équipement gardez-vous pour la suivante ?
fermentation-ask-ChoosePlayer = Qui visez-vous avec cette carte ?
fermentation-ask-ChooseTheirs = Quelle carte de { $foe } prenez-vous ?
fermentation-ask-ChooseMine = Laquelle de vos cartes donnez-vous à { $foe } ?
fermentation-ask-Meddle = { $foe } a fait { $face }, pour un résultat de { $result }. Faut-il relancer ?
fermentation-ask-CardAtStart = La phase commence. Utilisez-vous une carte ?
fermentation-ask-CardAtEnd = La phase se termine. Utilisez-vous une carte ?

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
fermentation-why-lying_down = Vous êtes à terre : relevez-vous d’abord.
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
fermentation-why-once_a_phase = Dans cette phase, cet ingrédient est déjà allé sur une autre case.
fermentation-why-wolf_not_found = Ce garou n’a pas été trouvé.
fermentation-why-card_not_drawn = Cette carte n’a pas été piochée.
fermentation-why-card_not_held = Vous n’avez pas cette carte.
fermentation-why-slot_not_too_full = Ce n’est pas de cela que vous avez trop.
fermentation-why-curse_yourself = Une malédiction est pour quelqu’un d’autre.
fermentation-why-no_target = Personne ne peut être visé.
fermentation-why-aim_at_yourself = C’est pour quelqu’un d’autre.
fermentation-why-holds_nothing = Ce moine n’a aucune carte.
fermentation-why-nothing_to_give = Vous n’avez pas d’autre carte à donner.
fermentation-why-not_theirs = Ce moine n’a pas cette carte.
fermentation-why-same_again = Vous l’avez fait au tour précédent ; choisissez une autre sorte.
fermentation-why-nobody_to_fight = Seul, vous n’avez personne à combattre.
fermentation-why-already_concentrated = Vous êtes déjà concentré, jusqu’à votre prochaine Action Appliquée.
fermentation-why-not_equipment = On ne garde que de l’équipement.
fermentation-why-tile_already_laid = Cette tuile est déjà posée.
fermentation-why-monk_taken = Ce moine est déjà pris.
fermentation-why-moon_already_chosen = Cette lune est déjà revenue.
fermentation-why-not_an_earlier_moon = Seule une lune passée peut revenir.

## Tiles

fermentation-the-tile = { $id ->
    [brewery] la Brasserie
    [well] le Puits
    [dryer] le Séchoir
    [malthouse] la Malterie
    [chapel] la Chapelle
    [cloister] le Cloître
    [bakery] la Boulangerie
    [main-entrance] l’Entrée principale
    [edge] l’Orée de la forêt
    [secondary-entrance] l’Entrée secondaire
    [forge] la Forge
    [cabinet] le Cabinet de curiosités
   *[other] { $tile }
}
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
fermentation-use-noise = Toute action ici augmente le bruit collectif de { $cloister_noise }.

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
fermentation-hunter-were-boar = Sanglier-garou
fermentation-hunter-were-bear = Ours-garou
fermentation-hunter-were-raven = Corbeau-garou

## Monks

fermentation-monk-benjamin = Benjamin le copiste
fermentation-monk-water-finder = le Sourcier
fermentation-monk-baker = le Boulanger
fermentation-monk-woodman = le Bûcheron
fermentation-monk-hop-picker = le Cueilleur
fermentation-monk-maltster = le Malteur
fermentation-monk-brawler = le Bagarreur
fermentation-monk-hunter = le Pisteur
fermentation-monk-sturdy-drinker = le Bon buveur
fermentation-monk-soft-foot = Pied léger

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
fermentation-card-club = Gourdin
fermentation-card-dagger = Dague
fermentation-card-great-axe = Grande hache
fermentation-card-pitchfork = Fourche
fermentation-card-gambeson = Gambison
fermentation-card-mail = Cotte de mailles
fermentation-card-pot-helm = Heaume-marmite
fermentation-card-boots = Bottes
fermentation-card-lantern = Lanterne
fermentation-card-satchel = Besace
fermentation-card-spyglass = Longue-vue
fermentation-card-flask = Gourde d’eau
fermentation-card-felt-pads = Semelles de feutre
fermentation-card-rope = Corde
fermentation-card-barricade = Barricade
fermentation-card-lucky-die = Dé porte-bonheur
fermentation-card-trap-kit = Trousse à pièges
fermentation-card-guardian-angel = Ange gardien
fermentation-card-inspiration = Inspiration
fermentation-card-vow-of-silence = Vœu de silence
fermentation-card-holy-water = Eau bénite
fermentation-card-grace = Grâce
fermentation-card-cracked-bell = Cloche fêlée
fermentation-card-spiked-mead = Hydromel corsé
fermentation-card-sour-wort = Moût aigre

## The quality of a beer

fermentation-band-0 = imbuvable
fermentation-band-1 = avec du sirop, peut-être
fermentation-band-2 = le minimum pour un trappiste
fermentation-band-3 = une bonne bière
fermentation-band-4 = une bière à concours
fermentation-band-5 = un cru d’exception
fermentation-band-6 = nectar divin

## The drawing

fermentation-draw-phase = Phase { $phase }/4
fermentation-draw-noise-of-all = bruit collectif { $noise } sur { $threshold }
fermentation-draw-effects = { $howl ->
    [0] bruit minimal { $floor }
   *[other] { $floor ->
        [0] garous +{ $howl }
       *[other] bruit minimal { $floor }, garous +{ $howl }
    }
}
fermentation-draw-step-of = { $track } : { $step }
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
fermentation-draw-dice = Dés
fermentation-draw-cards = Cartes
fermentation-draw-choose = Au choix
fermentation-draw-offer = Piochées
fermentation-draw-door = Une porte
fermentation-draw-door-closed = Une porte fermée
fermentation-draw-pawn = { $seat }
fermentation-draw-space = { $ingredient }, phase { $phase }
fermentation-draw-cube = Récolté trop tôt : pas de disque de rigueur
fermentation-draw-cards-left = { $deck } : { $cards }
fermentation-draw-over = La nuit est finie.
fermentation-draw-alarm = un garou arrive
fermentation-draw-loud = bruyant
fermentation-draw-passed-out = s’écroule
fermentation-slot-hands = En main
fermentation-slot-armour = Armure
fermentation-slot-head = Couvre-chef
fermentation-slot-boots = Bottes
fermentation-slot-misc = Dans le sac
fermentation-slot-blessing = Bénédiction
fermentation-slot-curse = Malédiction
fermentation-draw-board-about = Douze lieux reliés par des portes. Tous les moines commencent au cloître.
fermentation-draw-empty-place = Un emplacement vide
fermentation-draw-empty-place-about = Une tuile sera posée ici.
fermentation-draw-use-gather = On trouve ici : { $ingredient }. { $simple } PG par Action Simple, { $least } à { $most } PG par Action Appliquée.
fermentation-draw-deck-about = Une pioche vide est refaite avec sa défausse.
fermentation-draw-door-about = La franchir coûte un point de mouvement.
fermentation-draw-door-closed-about = Personne ne passe.
fermentation-draw-pawn-about = Bruit { $noise }, alcool { $alcohol }.
fermentation-draw-collective-of = Bruit de tous : { $noise } sur { $threshold }
fermentation-draw-collective-about = { $left ->
    [1] Encore une cloche et la phase finit après ce tour.
   *[other] Encore { $left } cloches et la phase finit.
}
fermentation-draw-bell-rung = Une cloche qui a sonné
fermentation-draw-bell-still = Une cloche muette
fermentation-draw-bell-about = Bruit collectif { $number }.
fermentation-draw-last-battle = combat final : dé +{ $fight }, récompense { $taste } PG
fermentation-draw-last-battle-brief = combat +{ $fight }, prix { $taste }
fermentation-draw-last-battle-about = Au combat final il ajoute { $fight } à son dé ; qui le bat gagne { $taste } PG. Les deux baissent de 1 à chaque combat.
fermentation-draw-first-discs = Il attaque d’abord le plus rigoureux.
fermentation-draw-first-alcohol = Il attaque d’abord le plus ivre.
fermentation-draw-first-equipment = Il attaque d’abord le mieux équipé.
fermentation-draw-first-trophies = Il attaque d’abord qui a le plus de trophées.
fermentation-draw-phase-name = Phase { $phase }
fermentation-draw-phase-now = C’est la phase en cours.
fermentation-draw-phase-past = Cette phase est finie.
fermentation-draw-phase-to-come = Cette phase est à venir.
fermentation-draw-effect-quiet-about = Le chasseur ne fait rien de plus.
fermentation-draw-effect-recruit-about = Recrutement : personne n’est plus discret que { $recruit }.
fermentation-draw-effect-cry-about = Cri de ralliement : chaque garou ajoute { $cry } à son dé.
fermentation-draw-effect-both-about = Personne n’est plus discret que { $recruit }, et chaque garou ajoute { $cry } à son dé.
fermentation-draw-tonight-both = Bruit de { $recruit } au moins, et les garous ont +{ $cry } au dé.
fermentation-draw-tonight-cry = Cri de ralliement : chaque garou ajoute { $cry } à son dé.
fermentation-draw-tonight-recruit = Recrutement : personne n’est plus discret que { $recruit }.
fermentation-draw-tonight-quiet = Dans cette phase, le chasseur écoute, rien de plus.
fermentation-draw-trigger-six = chaque 6 au dé
fermentation-draw-trigger-one = chaque 1 au dé
fermentation-draw-trigger-attack = un garou attaque
fermentation-draw-trigger-fall = blessé, ivre ou piétiné
fermentation-draw-trigger-injury = un moine est blessé
fermentation-draw-trigger-monk-fight = des moines se battent
fermentation-draw-trigger-two-beers = deux bières d’un coup
fermentation-draw-trigger-equipment-drawn = un équipement est pioché
fermentation-draw-trigger-blessing-drawn = une bénédiction est piochée
fermentation-draw-trigger-hunt-won = une chasse est gagnée
fermentation-draw-six-short = chaque 6
fermentation-draw-one-short = chaque 1
fermentation-draw-attack-short = attaque
fermentation-draw-fall-short = chute
fermentation-draw-injury-short = blessure
fermentation-draw-monk-fight-short = bagarre
fermentation-draw-two-beers-short = deux bières
fermentation-draw-equipment-drawn-short = équipement
fermentation-draw-blessing-drawn-short = bénédiction
fermentation-draw-hunt-won-short = chasse gagnée
fermentation-draw-trigger-about = À chaque fois une cloche sonne.
fermentation-draw-roman = { $number }
fermentation-draw-vat = Cuve de la phase { $phase }
fermentation-draw-vat-past = Fermée : on n’y met plus rien.
fermentation-draw-vat-now = Sur le feu : ce qu’on y met compte pour son disque.
fermentation-draw-vat-to-come = Encore froide : y mettre trop tôt coûte son disque.
fermentation-draw-space-holds = Vaut { $taste } PG. Seule une meilleure récolte la remplace.
fermentation-draw-space-empty = Encore vide.
fermentation-draw-disc-of = Disque de rigueur de la phase { $phase }
fermentation-draw-disc-about = Toutes les cases remplies pendant leur phase : { $taste } PG.
fermentation-draw-rigour-won = disque gagné, { $taste } PG
fermentation-draw-rigour-lost = disque pris par le chasseur
fermentation-draw-rigour-spoilt = trop tôt : perdu
fermentation-draw-rigour-missed = pas de disque
fermentation-draw-rigour-full = disque assuré
fermentation-draw-rigour-open = encore ouverte
fermentation-draw-seal-won = Gagné.
fermentation-draw-seal-lost = Pris par le chasseur.
fermentation-draw-seal-spoilt = Un cube : quelque chose est venu trop tôt.
fermentation-draw-seal-missed = Tout n’a pas été récolté à temps.
fermentation-draw-seal-full = Il vient à la fin de la phase.
fermentation-draw-seal-open = Il peut encore être gagné.
fermentation-draw-recipe-words = { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
} : { $bonus } PG de plus
fermentation-draw-recipe-bonus = { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
} : +{ $bonus } PG
fermentation-draw-recipe-ribbon = { $recipe } · { $words }
fermentation-draw-recipe-size = { $ingredients ->
    [one] { $ingredients } ingrédient
   *[other] { $ingredients } ingrédients
}
fermentation-draw-wolf-words = Lance un dé { $fight }. Vaut { $taste } PG comme trophée.
fermentation-draw-wolf-words-plain = Lance un dé sans bonus. Vaut { $taste } PG comme trophée.
fermentation-draw-gives-nothing = ne trouve rien
fermentation-draw-gives-gather = une récolte de { $taste } PG
fermentation-draw-gives-draw = pioche { $cards }, garde { $keep }
fermentation-draw-gives-hunt = { $wolves ->
    [1] un garou
   *[other] un garou sur { $wolves }
}, +{ $help } au combat
fermentation-draw-a-new-die = lance un nouveau dé
fermentation-draw-no-more = { $gives }, pas plus qu’avec une bière de moins
fermentation-draw-new-die-finds = relance le dé et trouve quelque chose à { $chance } %
fermentation-draw-one-more-die = ajoute un second dé
fermentation-draw-odds-wins = gagné
fermentation-draw-odds-ties = égalité
fermentation-draw-odds-falls = chute
fermentation-draw-odds-beats = le bat
fermentation-draw-odds-holds = tient bon
fermentation-draw-chance-of = { $what } { $percent } %
fermentation-draw-odds-loses = perd des disques
fermentation-draw-odds-finds = trouve
fermentation-draw-die = Un { $face }
fermentation-draw-die-about = Le dé de l’action en cours.
fermentation-draw-choose-tiles = La tuile va sur le prochain emplacement vide.
fermentation-draw-choose-monks = Chaque moine fait une chose mieux que les autres.
fermentation-draw-choose-recipes = Une phase remplie à temps rapporte un disque.
fermentation-draw-choose-moons = Sa règle vaut aussi cette nuit.
fermentation-draw-choose-beers = Chaque bière ajoute 1 au dé et éprouve vos jambes.
fermentation-draw-offer-about = Ce qui a été pioché.
fermentation-draw-blocked = bloqué
fermentation-draw-calm = discret
fermentation-draw-noise-about = À 6, un garou arrive.
fermentation-draw-noise-caption = à 6, un garou vient
fermentation-draw-noise-left = { $left ->
    [1] Encore un et il est là.
   *[other] Encore { $left } avant qu’il arrive.
}
fermentation-draw-alcohol-about = Après chaque bière on lance un dé : le niveau ou moins, et le moine tombe.
fermentation-draw-alcohol-caption = risque de chute en buvant
fermentation-draw-fall-risk = chute à { $risk } %
fermentation-draw-sixths = { $faces }/6
fermentation-draw-taste-so-far = Pour l’instant : { $verdict }.
fermentation-draw-discs-about = Un par phase brassée à la lettre.
fermentation-draw-traps-about = Chacun ajoute 1 au combat final.
fermentation-draw-trophies-about = Garous chassés ; sans aucun, la bière perd { $no_werewolf } PG.
fermentation-draw-cards-about = Ce que porte le moine.
fermentation-draw-bag-empty = Pas encore de carte : Forge, Chapelle et Cabinet en donnent.
fermentation-draw-slot-about = Place libre : { $room }.
fermentation-draw-slot-hands = main
fermentation-draw-slot-armour = corps
fermentation-draw-slot-head = tête
fermentation-draw-slot-boots = pieds
fermentation-draw-slot-misc = sac
fermentation-draw-turn-move = Bouger
fermentation-draw-turn-simple = Simple
fermentation-draw-turn-applied = Appliquée
fermentation-draw-turn-meditate = Méditer
fermentation-draw-turn-move-about = marcher { $walk } · courir { $run } · se battre
fermentation-draw-turn-simple-about = { $taste } PG assuré · { $steps ->
    [1] un pas
   *[other] { $steps } pas
}
fermentation-draw-turn-applied-finds = trouve à { $chance } % · bruit +{ $noise }
fermentation-draw-turn-applied-rings = cloches +{ $bells } · bruit +{ $noise }
fermentation-draw-turn-meditate-about = bruit −{ $hide } · alcool −{ $sober } · deux dés ensuite
fermentation-draw-brief-Walk = Marcher
fermentation-draw-brief-Run = Courir
fermentation-draw-brief-Brawl = Chercher querelle
fermentation-draw-brief-Simple = Action Simple
fermentation-draw-brief-Applied = Action Appliquée
fermentation-draw-brief-Concentrate = Se concentrer
fermentation-draw-brief-Hide = Se cacher
fermentation-draw-brief-SoberUp = Se dégriser
fermentation-draw-attack-says = Gagné { $wins } %, égalité { $ties } %, perdu et à terre { $falls } %. Tous ici font du bruit.
fermentation-draw-slots = Place libre
fermentation-draw-slots-about = Ce que le moine pourrait encore porter.
fermentation-draw-not-twice = pas deux fois de suite
fermentation-draw-not-here = pas possible ici
fermentation-draw-steps-left = { $steps ->
    [1] encore un pas
   *[other] encore { $steps } pas
}
fermentation-draw-steps = { $steps ->
    [1] un pas
   *[other] { $steps } pas
}
fermentation-draw-walk-to = Marcher vers { $tile }
fermentation-draw-run-to = Courir vers { $tile }
fermentation-draw-simple-at = Action Simple : { $tile }
fermentation-draw-simple-here = ce que donne le lieu
fermentation-draw-attack = Attaquer { $seat }
fermentation-draw-hero-says = Un héros se bat avant les autres : une plus grande récompense, mais un chasseur plus fort.
fermentation-draw-follow-says = Plus tard il est plus faible, mais un autre peut le battre avant.
fermentation-draw-concentrate-says = Deux dés à votre prochaine Action Appliquée, et vous en choisissez un.
fermentation-draw-applied-says = Avec un 4 : { $four } ; avec un 6 : { $six }.
fermentation-draw-beer-says = Chute à { $risk } % ; la recherche continue même alors.
fermentation-draw-warn-alarm = Votre bruit atteint 6 : un garou arrive.
fermentation-draw-warn-pass-out = À 6 d’alcool vous tombez de toute façon et perdez le tour suivant.
fermentation-draw-warn-cube = Trop tôt : pas de disque de rigueur pour la phase { $phase }.
fermentation-draw-warn-deed = Votre Action Simple n’est pas encore faite.
fermentation-draw-warn-steps = { $steps ->
    [1] Il reste un point de mouvement.
   *[other] Il reste { $steps } points de mouvement.
}
fermentation-draw-falls-down = tombe
fermentation-draw-lands-elsewhere = atterrit dans la salle voisine
fermentation-draw-part-gear = talent et cartes
fermentation-draw-part-search = une bonne recherche
fermentation-draw-part-wolf = sa force
fermentation-draw-part-howl = le Cri de ralliement
fermentation-draw-part-hunter = le bonus du chasseur
fermentation-draw-prize = récompense
fermentation-draw-hero = { $seat }, Héros
fermentation-draw-stage-hunt = { $seat } chasse
fermentation-draw-stage-hunt-reason = Un moine qui fait au moins autant prend le trophée.
fermentation-draw-stage-hunt-won = { $seat } prend le trophée.
fermentation-draw-stage-hunt-lost = Le garou s’échappe.
fermentation-draw-stage-attack = Un garou attaque { $seat }
fermentation-draw-stage-attack-reason = Le bruit l’a attiré.
fermentation-draw-stage-attack-won = { $seat } le repousse.
fermentation-draw-stage-attack-lost = Le garou frappe.
fermentation-draw-stage-brawl = { $seat } se bat contre { $foe }
fermentation-draw-stage-brawl-reason = Le plus haut gagne un Piège ; tous dans la salle font du bruit.
fermentation-draw-stage-brawl-tie = Personne ne gagne.
fermentation-draw-stage-brawl-won = { $seat } gagne un Piège.
fermentation-draw-stage-trampled = { $seat } est piétiné
fermentation-draw-stage-trampled-reason = Quelque chose de lourd lui a marché dessus dans le noir.
fermentation-draw-stage-passed-out = { $seat } s’écroule
fermentation-draw-stage-passed-out-reason = Alcool 6 : le tour suivant est perdu.
fermentation-draw-stage-phase = La phase { $phase } est finie
fermentation-draw-stage-phase-reason = La dernière cloche a sonné. Les cuves pleines ont leur disque.
fermentation-draw-stage-phase-next = La phase { $phase } commence. { $effect }
fermentation-draw-disc-won = reçoit le disque
fermentation-draw-disc-missed = pas de disque
fermentation-draw-stage-battle = Le combat final
fermentation-draw-stage-battle-reason = Les héros d’abord. Après chaque combat le chasseur perd 1 au dé, et la récompense 1 PG.
fermentation-draw-stage-battle-of = Le combat final : { $seat }
fermentation-draw-stage-battle-won = { $seat } bat le Garou Chasseur !
fermentation-draw-stage-battle-held = { $seat } lui résiste.
fermentation-draw-stage-battle-lost = { $seat } est battu et perd la moitié des disques, arrondie à l’inférieur.
fermentation-line-ingredients = Ingrédients
fermentation-line-penalties = Pénalités
fermentation-line-rigour = Rigueur et recette
fermentation-line-trophies = Garous
fermentation-line-hunter = Garou Chasseur
fermentation-line-no-werewolf = Sans garou
fermentation-line-total = Points de goût

## The 13 Moons of Loublonc

fermentation-campaign = Les 13 lunes de Loublonc
fermentation-campaign-blurb = Treize parties liées : chaque lune a sa règle et son histoire. Les points et une carte gardée passent à la suivante ; la dernière lune tranche.
fermentation-campaign-moon = Lune { $number } : { $moon }
fermentation-campaign-result = { $rank }. { $player } : { $taste } PG, { $band } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fermentation-campaign-result-kept = { $rank }. { $player } : { $taste } PG, { $band } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et garde : { $card }.
fermentation-campaign-total = { $player } : { $points ->
    [one] { $points } point de campagne
   *[other] { $points } points de campagne
}.
fermentation-campaign-champion = Maître brasseur de Loublonc : { $player }.

fermentation-moon-first-frost = Premier gel
fermentation-moon-first-frost-story = L’abbé compte treize lunes jusqu’à la grande dégustation. Ce soir, la première se lève sur des toits blancs.
fermentation-moon-locked-door = Porte close
fermentation-moon-locked-door-story = Quelqu’un a perdu une clé. Personne n’avoue laquelle.
fermentation-moon-deaf-hunter = Chasseur sourd
fermentation-moon-deaf-hunter-story = Un rhume bouche les oreilles du chasseur. Les frères en profitent.
fermentation-moon-creaking-floors = Planchers grinçants
fermentation-moon-creaking-floors-story = Le dégel. Chaque planche de la maison a son mot à dire.
fermentation-moon-amber-moon = Lune ambrée
fermentation-moon-amber-moon-story = La lune a la couleur de ce que l’évêque préfère.
fermentation-moon-silent-chapel = Chapelle muette
fermentation-moon-silent-chapel-story = On blanchit la chapelle à la chaux. Le ciel attendra.
fermentation-moon-hungry-pack = Meute affamée
fermentation-moon-hungry-pack-story = Un printemps maigre. De la forêt viennent des voix qu’on n’entendait pas le mois dernier.
fermentation-moon-two-hunters = Deux chasseurs
fermentation-moon-two-hunters-story = Ce soir il y a deux ombres à l’orée du bois, et l’une a des défenses.
fermentation-moon-dry-moon = Lune sèche
fermentation-moon-dry-moon-story = La clé de la cave pend à la ceinture du prieur, et le prieur ne dort pas.
fermentation-moon-shifting-walls = Murs mouvants
fermentation-moon-shifting-walls-story = Le puits n’était-il pas de l’autre côté ? Le brouillard est épais, et certaines têtes aussi.
fermentation-moon-triple-moon = Lune triple
fermentation-moon-triple-moon-story = Trois anneaux autour de la lune : seule la bière la plus forte conviendra.
fermentation-moon-old-enemy = Vieil ennemi
fermentation-moon-old-enemy-story = Le chasseur connaît maintenant la maison, et chacun de vous à l’odeur.
fermentation-moon-last-moon = Dernière lune
fermentation-moon-last-moon-story = La treizième lune. À l’aube on met les fûts en perce, et un nom sera peint sur le mur.

# Ce qu’un coup gagne sur le suivant : par lui-même, ou en perdant moins.

fermentation-reason-time = { $change ->
    [more] laisse du temps avant la phase suivante
   *[spares] rapproche moins la phase suivante
}
fermentation-reason-score = { $change ->
    [more] rapporte des points
   *[spares] coûte moins de points
}
fermentation-reason-means = { $change ->
    [more] apporte des cartes, des pièges ou de la concentration
   *[spares] dépense moins de cartes, de pièges ou de concentration
}
fermentation-reason-noise = { $change ->
    [more] vous rend plus discret
   *[spares] fait moins de bruit
}
fermentation-reason-alcohol = { $change ->
    [more] vous dégrise
   *[spares] monte moins à la tête
}
fermentation-reason-health = { $change ->
    [more] vous remet sur pied
   *[spares] risque moins de vous laisser à terre
}
fermentation-reason-rigour = { $change ->
    [more] rapproche du disque de cette phase
   *[spares] respecte mieux l’ordre des phases
}
fermentation-reason-reach = { $change ->
    [more] met quelque chose de bon à portée
   *[spares] reste plus près de ce qu’il vous faut
}
fermentation-reason-rivals = { $change ->
    [more] retient le meilleur rival
   *[spares] donne moins au meilleur rival
}
fermentation-reason-start = { $change ->
    [more] commence par ce qui gagne le plus de parties
   *[spares] laisse moins d’avance aux débuts des autres
}

# Questions que le livret laisse ouvertes
fermentation-ruling-applied_find = Une récolte d’une Action Appliquée doit-elle aller dans la cuve ?
fermentation-ruling-applied_find-may-decline = Non, toute récolte peut être refusée.
fermentation-ruling-applied_find-one-space-fills = Oui, s’il n’y a qu’une case pour elle, dans la phase en cours.
fermentation-ruling-tackled = Un moine renversé par un moine met-il le Loup-garou en colère ?
fermentation-ruling-tackled-calm = Non : seulement les blessures, les chutes d’ivresse et le piétinement.
fermentation-ruling-tackled-angers = Oui, comme toute autre chute.
fermentation-ruling-trampled = Le piétinement met-il le Loup-garou en colère ?
fermentation-ruling-trampled-angers = Oui, en plus de l’attaque elle-même.
fermentation-ruling-trampled-calm = Non, seulement l’attaque.
fermentation-ruling-fallen_runner = Un coureur renversé à l’arrivée peut-il se relever avec un point qui lui reste ?
fermentation-ruling-fallen_runner-may-stand = Oui.
fermentation-ruling-fallen_runner-lies = Non, une course finit à l’arrivée.
fermentation-ruling-cloister_beer = Les bières et le Dé porte-bonheur servent-ils dans le Cloître ?
fermentation-ruling-cloister_beer-served = Oui, comme ailleurs.
fermentation-ruling-cloister_beer-refused = Non, il n’y a rien à y trouver.
fermentation-ruling-applied_search = Une Action Appliquée peut-elle chercher un ingrédient pour lequel la recette n’a plus de case ?
fermentation-ruling-applied_search-anything = Oui : les dés sont lancés et entendus, et rien n’est récolté.
fermentation-ruling-applied_search-needs-space = Non.
fermentation-ruling-threshold = Combien de bruit collectif met fin à une phase ?
fermentation-ruling-threshold-players = { $threshold_per_monk } par joueur ; { $threshold_long } de plus dans la partie longue.
fermentation-ruling-threshold-twice-the-players = { $threshold_per_monk } par joueur, et encore autant ; { $threshold_long } de plus dans la partie longue.
fermentation-ruling-repeated_find = Un ingrédient peut-il aller sur deux cases d’une recette pendant une même phase ?
fermentation-ruling-repeated_find-per-space = Oui : chaque case compte pour elle-même, aussi celle d’une phase à venir.
fermentation-ruling-repeated_find-per-phase = Non : pendant une phase, une nouvelle récolte ne peut que remplacer la précédente.
fermentation-ruling-phase_end = Le bruit collectif a atteint sa limite : quand la phase finit-elle ?
fermentation-ruling-phase_end-after-turn = Quand le tour est fini.
fermentation-ruling-phase_end-after-deed = Quand l’acte et ses attaques sont finis : le mouvement qui reste appartient à la phase suivante.
fermentation-ruling-endless_phase = Une phase où le bruit n’atteint jamais sa limite finit-elle ?
fermentation-ruling-endless_phase-forty-turns = Oui, quand chaque moine y a joué { $longest_phase ->
    [one] { $longest_phase } tour
   *[other] { $longest_phase } tours
}.
fermentation-ruling-endless_phase-goes-on = Non, elle dure jusqu’à ce qu’il y ait assez de bruit.
fermentation-ruling-lost_hunt = Qu’arrive-t-il à un moine qui perd une chasse ?
fermentation-ruling-lost_hunt-injured = Il est blessé, comme après une attaque.
fermentation-ruling-lost_hunt-unharmed = Rien.
fermentation-ruling-passed_out = Entend-on un moine qui tombe ivre mort, comme à toute autre chute ?
fermentation-ruling-passed_out-like-any-fall = Oui : BI +{ $fall_noise }, et le chasseur peut se mettre en colère.
fermentation-ruling-passed_out-unheard = Non : on n’entend que son dé.
fermentation-ruling-fallen_drinker = Après être tombé à cause de ses bières, un moine trouve-t-il encore quelque chose dans son Action Appliquée ?
fermentation-ruling-fallen_drinker-goes-on = Oui, l’action continue.
fermentation-ruling-fallen_drinker-finds-nothing = Non, il ne trouve rien.
fermentation-ruling-attack_timing = Un moine atteint 6 de bruit au milieu d’un acte : quand est-il attaqué ?
fermentation-ruling-attack_timing-after-deed = Quand l’acte est fini.
fermentation-ruling-attack_timing-at-once = Aussitôt, avant la suite de l’acte ; seul un combat entre moines est d’abord achevé.
fermentation-ruling-same_hunter = Le second chasseur d’une lune est déjà celui de la nuit : qui vient à sa place ?
fermentation-ruling-same_hunter-another = Le Loup-garou, ou le premier autre chasseur de la boîte.
fermentation-ruling-same_hunter-nobody = Personne : la lune ne change rien.
fermentation-ruling-two_recipes = À la dernière lune reviennent deux lunes à recette : laquelle brasse-t-on ?
fermentation-ruling-two_recipes-last-chosen = Celle de la lune choisie en dernier.
fermentation-ruling-two_recipes-first-chosen = Celle de la lune choisie en premier.

## What monks, cards, hunters and moons do: made from the numbers and effects of the pack
fermentation-effect-none = Sans effet propre.
fermentation-effect-fight = { $change } dans tous les combats.
fermentation-effect-fight-monks = { $change } contre les moines.
fermentation-effect-fight-attacks = { $change } quand un garou vous attaque.
fermentation-effect-hunt = { $change } à la chasse.
fermentation-effect-fight-hunter = { $change } contre le Garou Chasseur.
fermentation-effect-search = { $change } à toute Action Appliquée.
fermentation-effect-search-gather = { $change } pour récolter dans une Action Appliquée.
fermentation-effect-search-draw = { $change } pour piocher dans une Action Appliquée.
fermentation-effect-search-hunt = { $change } pour chasser dans une Action Appliquée.
fermentation-effect-quality-ingredient = { $change } PG pour { $ingredient ->
    [cleaning] le nettoyage
    [water] l’eau
    [malt] le malt
    [wood] le bois
    [hops] le houblon
   *[yeast] la levure
}.
fermentation-effect-draw-cards = { $change } aux cartes piochées dans une Action Appliquée.
fermentation-effect-move = { $change } aux points d’un Déplacement.
fermentation-effect-ward = Une blessure est évitée sur { $from } ou plus.
fermentation-effect-steady = Une chute ne fait pas de bruit.
fermentation-effect-resist = { $change } aux tests d’alcool.
fermentation-effect-quiet-success = Une Action Appliquée réussie ne fait pas de bruit.
fermentation-worn-hands = { $size ->
    [one] { $size } main
   *[other] { $size } mains
}.
fermentation-worn = { $size ->
    [one] { $slot }
   *[other] { $slot } ({ $size })
}.
fermentation-once-card = Une fois : { $deed }.
fermentation-once-blessing = Bénédiction, une fois : { $deed }.
fermentation-once-curse = Malédiction : { $deed }.
fermentation-at-phase-start-once = Une fois, au début d’une phase : { $deed }.
fermentation-at-phase-end-once = Une fois, à la fin d’une phase : { $deed }.
fermentation-at-phase-start-always = Au début de chaque phase : { $deed }.
fermentation-at-phase-end-always = À la fin de chaque phase : { $deed }.
fermentation-plays-alcohol = alcool { $change }
fermentation-plays-alcohol-to = votre taux d’alcoolémie retombe à { $amount }
fermentation-plays-noise = bruit { $change }
fermentation-plays-noise-to = votre bruit retombe au plus bas
fermentation-plays-leap = aller sur n’importe quelle autre tuile
fermentation-plays-close-door = fermer une porte de votre salle jusqu’à votre prochain tour
fermentation-plays-trap = gagner { $amount ->
    [one] { $amount } Piège
   *[other] { $amount } Pièges
}
fermentation-plays-inspire = { $change } à la prochaine Action Appliquée
fermentation-plays-enrich = un ingrédient de votre cuve vaut { $amount } PG de plus
fermentation-plays-opponent-noise = bruit { $change } pour un adversaire
fermentation-plays-opponent-alcohol = alcool { $change } pour un adversaire, et son test
fermentation-plays-opponent-taste = { $change } PG pour la bière d’un adversaire
fermentation-plays-steal = { $amount ->
    [1] prendre une carte à un moine au choix
   *[other] prendre { $amount } cartes à un moine au choix
}
fermentation-plays-give = { $amount ->
    [1] donner une de vos cartes à un moine au choix
   *[other] donner { $amount } de vos cartes à un moine au choix
}
fermentation-plays-swap = { $amount ->
    [1] échanger une de vos cartes contre une d’un autre moine
   *[other] échanger { $amount } de vos cartes contre celles d’un autre moine
}
fermentation-helps-reroll = relancer le dé d’une Action Appliquée
fermentation-helps-avoid-fall = ne pas tomber
fermentation-helps-reroll-other = un autre moine relance le dé d’une Action Appliquée
fermentation-angered-by = S’énerve quand : { $triggers }.
fermentation-last-battle = Combat final : dé { $fight }, récompense { $taste } PG.
fermentation-moon-rule-none = Aucune règle particulière.
fermentation-moon-rule-closed-doors = { $amount ->
    [one] { $amount } porte, au hasard, est fermée toute la nuit.
   *[other] { $amount } portes, au hasard, sont fermées toute la nuit.
}
fermentation-moon-rule-threshold = Chaque phase demande { $amount } de bruit collectif de plus.
fermentation-moon-rule-noise-minimum = Le bruit individuel minimal est { $amount } toute la nuit ; Recrutement bloque la case suivante.
fermentation-moon-rule-werewolves = Les garous ajoutent { $amount } à tous leurs jets.
fermentation-moon-rule-hunter = Le bonus du chasseur au combat final est de { $amount } de plus.
fermentation-moon-rule-choose = { $amount ->
    [one] La règle de { $amount } lune passée revient.
   *[other] Les règles de { $amount } lunes passées reviennent.
}
fermentation-moon-rule-points = { $amount ->
    [one] Ses points comptent { $amount } fois.
   *[other] Ses points comptent { $amount } fois.
}
fermentation-moon-rule-beers = { $amount ->
    [0] Pas de bière.
    [one] Au plus { $amount } bière par action.
   *[other] Au plus { $amount } bières par action.
}
fermentation-moon-rule-layout-random = Les tuiles sont disposées au hasard.
fermentation-moon-rule-recipe = Tous brassent cette recette : { $name }.
fermentation-moon-rule-closed = Ce lieu ne sert pas : { $name }.
fermentation-moon-rule-second-hunter = Les facteurs de colère d’un autre chasseur comptent aussi : { $name }.
fermentation-phase-effect-recruit = Recrutement
fermentation-phase-effect-rallying-cry = Cri de ralliement
fermentation-tile-gives = Récolter : { $ingredient }.
fermentation-tile-use-draw = On y pioche des cartes.
fermentation-tile-use-hunt = On y chasse les garous.
fermentation-tile-use-noise = Toute action ici augmente le bruit collectif.
fermentation-table-recipes = Les recettes
fermentation-table-monks = Les moines
fermentation-table-hunters = Les Garous Chasseurs
fermentation-table-hunter_effects = Les effets des chasseurs
fermentation-table-hunter_battle = Les chasseurs au combat final
fermentation-table-wolves = Les garous
fermentation-table-cards = Les cartes
fermentation-table-lasting_cards = Les cartes durables
fermentation-table-one_use_cards = Les cartes à usage unique
fermentation-table-curses = Les malédictions
fermentation-table-table = Le plateau de joueur : ce que donne un résultat
fermentation-table-tiles = Les tuiles
fermentation-table-moons = Les lunes
fermentation-number-threshold_per_monk = Bruit collectif qui termine une phase, par moine
fermentation-number-threshold_long = De plus dans une partie longue
fermentation-number-start_noise = Bruit au début
fermentation-number-start_alcohol = Alcool au début
fermentation-number-walk = Points de mouvement en marchant
fermentation-number-run = Points de mouvement en courant
fermentation-number-brawl = Points de mouvement avant une bagarre
fermentation-number-simple_move = Points de mouvement avec une Action Simple
fermentation-number-run_noise = Bruit d’une course
fermentation-number-applied_noise = Bruit d’une Action Appliquée
fermentation-number-brawl_noise = Bruit d’une bagarre entre moines
fermentation-number-fall_noise = Bruit d’une chute
fermentation-number-cloister_noise = Bruit collectif d’une action dans le Cloître
fermentation-number-simple_gather = PG d’un ingrédient récolté par Action Simple
fermentation-number-hide = Bruit qu’enlève se cacher
fermentation-number-sober_up = Alcool qu’enlève se dégriser
fermentation-number-beers = Bières au plus par action
fermentation-number-disc = PG d’un disque de rigueur
fermentation-number-discs_for_bonus = Disques de rigueur pour le bonus de la recette
fermentation-number-no_werewolf = PG que perd une bière sans garou
fermentation-number-recruit = Bruit minimal qu’impose Recrutement
fermentation-number-rallying_cry = Ajouté aux dés des garous par un Cri de ralliement
fermentation-number-longest_phase = Tours de chaque moine après lesquels une phase se termine en tout cas
fermentation-number-campaign_points = Points de campagne selon le rang
fermentation-number-bands = PG à partir desquels une bière est meilleure d’un cran
fermentation-number-slot_hands = Mains d’un moine
fermentation-number-slot_armour = Armures qu’il peut porter
fermentation-number-slot_head = Couvre-chefs qu’il peut porter
fermentation-number-slot_boots = Paires de bottes qu’il peut porter
fermentation-number-slot_misc = Place dans son sac
fermentation-table-slots = Ce qu’un moine peut porter
fermentation-choice-use-gather = récolter
fermentation-choice-use-draw = piocher
fermentation-choice-use-hunt = chasser
fermentation-choice-use-noise = faire du bruit
fermentation-choice-at-phase-start = au début d’une phase
fermentation-choice-at-phase-end = à la fin d’une phase
fermentation-choice-card-use-once = une fois, puis elle est défaussée
fermentation-choice-card-use-always = toujours, d’elle-même
fermentation-print-anger = Ce qui l’énerve : { $triggers }.
fermentation-print-slot = { $slot } · { $many }
fermentation-print-caps = Capsules
fermentation-print-dice-one = Combien de fois le meilleur dé atteint un nombre (%)
fermentation-print-dice-sum = Combien de fois la somme atteint un nombre (%)
fermentation-draw-cubes = cubes
