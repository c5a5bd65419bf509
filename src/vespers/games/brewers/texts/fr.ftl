### Moonlight Brewers

brewers-title = Moonlight Brewers
brewers-blurb = Une nuit, sept phases, et des moines prêts à beaucoup pour la meilleure bière. Cherchez, priez, chassez, et ne réveillez pas les garous. De un à huit joueurs.

## Options

brewers-option-sprint = Le sprint (facultatif dans le livret)
brewers-option-monk_fights = Les combats entre moines (facultatifs dans le livret)
brewers-option-silent = Nuit silencieuse : les garous attaquent à { $silent_attack_at } de bruit
brewers-option-long_night = Longue nuit : un second tour, plus court, à chaque phase
brewers-option-filthy = Monastère crasseux : la crasse se trouve sur { $filthy_dirt_at }+
brewers-option-pack_hunt = La meute chasse : le plus fort de deux garous attaque
brewers-option-team = Équipes de deux (quatre, six ou huit joueurs)
brewers-option-blind_draft = Choix à l’aveugle : deux moines distribués, gardez-en un
brewers-option-night = Nuit de la campagne de l’ermite (0 : une partie simple)
brewers-option-monk = Le moine d’une campagne d’ermite
brewers-option-kept = Cartes gardées des nuits précédentes, séparées par des virgules
brewers-pack-base = Le jeu de base
brewers-pack-night-of-the-beast = La Nuit de la Bête
brewers-pack-hermit = Hermit Brewer (seul)

## What players say

brewers-action-ChooseMonk = Choisir { $monk }
brewers-action-Move = Rejoindre { $room }
brewers-action-Sprint = Sprinter vers { $room } (bruit +{ $sprint_noise })
brewers-action-Search = { $site }
brewers-action-Meditate = Méditer en silence
brewers-action-Challenge = Défier { $seat }
brewers-action-Recover = Se relever de sa blessure
brewers-action-Use = Utiliser { $card }
brewers-action-EndTurn = Finir le tour
brewers-action-MakeNoise = Faire du bruit : +{ $loud_bonus } au dé, bruit +{ $loud_noise }
brewers-action-Roll = Lancer le dé
brewers-action-KeepDie = Garder le { $die }
brewers-action-Record = L’inscrire pour la { $phase }
brewers-action-Transmute = Alchimie : changer en un autre ingrédient ce qui est inscrit pour la { $phase }
brewers-action-Leave = Le laisser
brewers-action-Foul = De la crasse pour la bière de { $seat }
brewers-action-Enrich = Utiliser la crasse pour sa propre bière : goût +1
brewers-action-Target = Viser { $seat }
brewers-action-TakeCard = Garder { $card }
brewers-action-TakeTheirs = Prendre { $card }
brewers-action-GiveMine = Donner { $card }
brewers-action-Pass = Ne pas utiliser de carte
brewers-action-FaceWerewolf = Combattre { $werewolf }
brewers-action-Flee = Fuir
brewers-action-Stand = Rester et combattre
brewers-action-Suffer = Subir la blessure

## What chance says

brewers-action-Starts = { $seat } commence toutes les phases
brewers-action-Dealt = { $me } reçoit { $monk }
brewers-action-DealtFaceDown = { $me } reçoit un moine, face cachée
brewers-action-Rolled = Le dé montre { $die }
brewers-action-Drawn = { $me } pioche { $card }
brewers-action-WerewolfDrawn = Un garou : { $werewolf }
brewers-action-EventDrawn = La nuit apporte : { $event }
brewers-action-RivalDrawn = Le rival est { $rival }
brewers-action-ObjectiveDrawn = L’objectif : { $objective }

## What players and chance did

brewers-did-ChooseMonk = { $you ->
    [yes] Vous avez choisi { $monk }.
   *[no] { $who } a choisi { $monk }.
}
brewers-did-Move = { $you ->
    [yes] Vous avez rejoint { $room }.
   *[no] { $who } a rejoint { $room }.
}
brewers-did-Sprint = { $you ->
    [yes] Vous avez rejoint { $room } en courant.
   *[no] { $who } a rejoint { $room } en courant.
}
brewers-did-Search = { $you ->
    [yes] Vous avez cherché { $site }.
   *[no] { $who } a cherché { $site }.
}
brewers-did-Meditate = { $you ->
    [yes] Vous avez médité en silence.
   *[no] { $who } a médité en silence.
}
brewers-did-Challenge = { $you ->
    [yes] Vous avez défié { $seat }.
    [seat] { $who } vous a défié.
   *[no] { $who } a défié { $seat }.
}
brewers-did-Recover = { $you ->
    [yes] Vous vous êtes relevé de votre blessure.
   *[no] { $who } s’est relevé de sa blessure.
}
brewers-did-Use = { $you ->
    [yes] Vous avez utilisé { $card }.
   *[no] { $who } a utilisé { $card }.
}
brewers-did-EndTurn = { $you ->
    [yes] Vous avez fini votre tour.
   *[no] { $who } a fini son tour.
}
brewers-did-MakeNoise = { $you ->
    [yes] Vous avez fait exprès du bruit : +{ $loud_bonus } au dé.
   *[no] { $who } a fait exprès du bruit : +{ $loud_bonus } au dé.
}
brewers-did-Roll = { $you ->
    [yes] Vous avez lancé le dé.
   *[no] { $who } a lancé le dé.
}
brewers-did-KeepDie = { $you ->
    [yes] Vous avez gardé le { $die }.
   *[no] { $who } a gardé le { $die }.
}
brewers-did-Record = { $you ->
    [yes] Vous l’avez inscrit pour la { $phase }.
   *[no] { $who } l’a inscrit pour la { $phase }.
}
brewers-did-Transmute = { $you ->
    [yes] Vous avez changé en un autre ingrédient ce qui était inscrit pour la { $phase }.
   *[no] { $who } a changé en un autre ingrédient ce qui était inscrit pour la { $phase }.
}
brewers-did-Leave = { $you ->
    [yes] Vous l’avez laissé.
   *[no] { $who } l’a laissé.
}
brewers-did-Foul = { $you ->
    [yes] Vous avez mis de la crasse dans la bière de { $seat }.
    [seat] { $who } a mis de la crasse dans votre bière.
   *[no] { $who } a mis de la crasse dans la bière de { $seat }.
}
brewers-did-Enrich = { $you ->
    [yes] Vous avez utilisé la crasse pour votre propre bière.
   *[no] { $who } a utilisé la crasse pour sa propre bière.
}
brewers-did-Target = { $you ->
    [yes] Vous avez visé { $seat }.
    [seat] { $who } vous a visé.
   *[no] { $who } a visé { $seat }.
}
brewers-did-TakeCard = { $you ->
    [yes] Vous avez gardé { $card }.
   *[no] { $who } a gardé { $card }.
}
brewers-did-TakeTheirs = { $you ->
    [yes] Vous avez choisi { $card }.
   *[no] { $who } a choisi { $card }.
}
brewers-did-GiveMine = { $you ->
    [yes] Vous avez donné { $card }.
   *[no] { $who } a donné { $card }.
}
brewers-did-Pass = { $you ->
    [yes] Vous n’avez utilisé aucune carte.
   *[no] { $who } n’a utilisé aucune carte.
}
brewers-did-FaceWerewolf = { $you ->
    [yes] Vous avez choisi d’affronter { $werewolf }.
   *[no] { $who } a choisi d’affronter { $werewolf }.
}
brewers-did-Flee = { $you ->
    [yes] Vous avez fui.
   *[no] { $who } a fui.
}
brewers-did-Stand = { $you ->
    [yes] Vous êtes resté pour combattre.
   *[no] { $who } est resté pour combattre.
}
brewers-did-Suffer = { $you ->
    [yes] Vous n’avez utilisé aucune carte contre la blessure.
   *[no] { $who } n’a utilisé aucune carte contre la blessure.
}
brewers-did-Starts = { $you ->
    [seat] Vous commencez toutes les phases.
   *[no] { $seat } commence toutes les phases.
}
brewers-did-Dealt = { $you ->
    [yes] Vous avez reçu { $monk }.
   *[no] { $who } a reçu { $monk }.
}
brewers-did-DealtFaceDown = { $you ->
    [yes] Vous avez reçu un moine, face cachée.
   *[no] { $who } a reçu un moine, face cachée.
}
brewers-did-Rolled = Le dé a montré { $die }.
brewers-did-Drawn = { $you ->
    [yes] Vous avez pioché { $card }.
   *[no] { $who } a pioché { $card }.
}
brewers-did-WerewolfDrawn = Voici venir un garou : { $werewolf }.
brewers-did-EventDrawn = La nuit a apporté : { $event }.
brewers-did-RivalDrawn = Le rival est { $rival }.
brewers-did-ObjectiveDrawn = L’objectif est : { $objective }.

## What becomes true

brewers-event-PhaseBegins = Puis vint la { $phase }.
brewers-event-TurnBegins = { $you ->
    [yes] C’était votre tour.
   *[no] C’était le tour de { $seat }.
}
brewers-event-Succeeded = { $you ->
    [yes] Avec { $total }, vous avez trouvé { $site }.
    [same] Avec { $total }, il a trouvé { $site }.
   *[no] Avec { $total }, { $seat } a trouvé { $site }.
}
brewers-event-Failed = { $you ->
    [yes] Votre { $total } n’a pas suffi pour trouver { $site }.
    [same] Son { $total } n’a pas suffi pour trouver { $site }.
   *[no] Le { $total } de { $seat } n’a pas suffi pour trouver { $site }.
}
brewers-event-Recorded = { $you ->
    [yes] Vous avez inscrit une qualité de { $quality } pour la { $phase }.
    [same] Il a inscrit une qualité de { $quality } pour la { $phase }.
   *[no] { $seat } a inscrit une qualité de { $quality } pour la { $phase }.
}
brewers-event-NothingGained = { $you ->
    [yes] Une qualité de { $quality } ne valait pas mieux que la vôtre.
    [same] Une qualité de { $quality } ne valait pas mieux que la sienne.
   *[no] Une qualité de { $quality } ne valait pas mieux que celle de { $seat }.
}
brewers-event-SlotEmpty = { $you ->
    [yes] Vous n’avez rien trouvé pour la { $phase } : elle vaut 0.
    [same] Il n’a rien trouvé pour la { $phase } : elle vaut 0.
   *[no] { $seat } n’a rien trouvé pour la { $phase } : elle vaut 0.
}
brewers-event-NoiseChanged = { $you ->
    [yes] Votre bruit est maintenant de { $noise }.
    [same] Son bruit est maintenant de { $noise }.
   *[no] Le bruit de { $seat } est maintenant de { $noise }.
}
brewers-event-Attacked = { $you ->
    [yes] Un garou vous a entendu !
   *[no] Un garou a entendu { $seat } !
}
brewers-event-WerewolfFaced = { $you ->
    [yes] Vous avez affronté { $werewolf } ; { $roller } a lancé les dés du garou.
    [roller] { $seat } a affronté { $werewolf } ; vous avez lancé les dés du garou.
   *[no] { $seat } a affronté { $werewolf } ; { $roller } a lancé les dés du garou.
}
brewers-event-WerewolfFacedAlone = { $you ->
    [yes] Vous avez affronté { $werewolf } ; le hasard a lancé les dés du garou.
   *[no] { $seat } a affronté { $werewolf } ; le hasard a lancé les dés du garou.
}
brewers-event-FightWon = { $you ->
    [yes] Vous avez gagné le combat, { $mine } à { $theirs }.
    [same] Il a gagné le combat, { $mine } à { $theirs }.
   *[no] { $seat } a gagné le combat, { $mine } à { $theirs }.
}
brewers-event-FightTied = { $you ->
    [yes] Votre combat a fini à égalité, { $mine } à { $theirs }.
    [same] Le combat a fini à égalité, { $mine } à { $theirs }.
   *[no] Le combat de { $seat } a fini à égalité, { $mine } à { $theirs }.
}
brewers-event-FightLost = { $you ->
    [yes] Vous avez perdu le combat, { $mine } à { $theirs }.
    [same] Il a perdu le combat, { $mine } à { $theirs }.
   *[no] { $seat } a perdu le combat, { $mine } à { $theirs }.
}
brewers-event-Fled = { $you ->
    [yes] Vous avez pris la fuite.
   *[no] { $seat } a pris la fuite.
}
brewers-event-TrophyTaken = { $you ->
    [yes] Vous avez gardé { $werewolf } : goût { $taste }.
    [same] Il a gardé { $werewolf } : goût { $taste }.
   *[no] { $seat } a gardé { $werewolf } : goût { $taste }.
}
brewers-event-Wounded = { $you ->
    [yes] Vous avez subi une blessure grave.
    [same] Il a subi une blessure grave.
   *[no] { $seat } a subi une blessure grave.
}
brewers-event-WoundAvoided = { $you ->
    [yes] Vous avez échappé à la blessure.
    [same] Il a échappé à la blessure.
   *[no] { $seat } a échappé à la blessure.
}
brewers-event-DirtAdded = { $you ->
    [yes] Il y a plus de crasse dans votre bière : +{ $amount }.
    [same] Il y a plus de crasse dans sa bière : +{ $amount }.
   *[no] Il y a plus de crasse dans la bière de { $seat } : +{ $amount }.
}
brewers-event-TasteChanged = { $you ->
    [yes] Goût de votre bière : { $amount }.
   *[no] Goût de la bière de { $seat } : { $amount }.
}
brewers-event-Webbed = { $you ->
    [yes] Vous êtes pris dans une toile jusqu’à la fin de votre prochain tour.
    [same] Il est pris dans une toile jusqu’à la fin de son prochain tour.
   *[no] { $seat } est pris dans une toile jusqu’à la fin de son prochain tour.
}
brewers-event-CardGained = { $you ->
    [yes] Vous avez désormais { $card }.
    [same] Il a désormais { $card }.
   *[no] { $seat } a désormais { $card }.
}
brewers-event-CardLost = { $you ->
    [yes] Vous avez perdu { $card }.
    [same] Il a perdu { $card }.
   *[no] { $seat } a perdu { $card }.
}
brewers-event-CardPassed = { $you ->
    [yes] Vous avez reçu { $card } de { $by }.
    [by] { $seat } a reçu de vous { $card }.
   *[no] { $seat } a reçu { $card } de { $by }.
}
brewers-event-PileReshuffled = La défausse a formé une nouvelle pioche : { $pile }.
brewers-event-RivalBrews = { $rival } a brassé { $quality }.
brewers-event-GameEnds = On a goûté les bières : { $scores }.
brewers-taste-of = { $seat } { $taste }
brewers-end-most_taste = La meilleure bière de la nuit.
brewers-end-most_werewolf = Aussi bonne qu’une autre, mais avec plus de garou.
brewers-end-least_dirt = Aussi bonne qu’une autre, mais avec moins de crasse.
brewers-end-shared = Égalité parfaite : la victoire est partagée.
brewers-end-solo = La nuit est finie, la bière est brassée.
brewers-end-hermit_won = L’ermite a gagné la nuit.
brewers-end-hermit_lost = L’ermite a perdu la nuit.

## What is asked

brewers-step-FirstPlayer = Qui commence ?
brewers-step-DealMonk = Un moine est distribué à { $me }.
brewers-step-TakeMonk = { $me } : choisissez votre moine.
brewers-step-KeepMonk = { $me } : gardez un des moines reçus.
brewers-step-Act = { $me }, { $phase } : encore { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} et { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}. Que faites-vous ?
brewers-step-Prepare = { $me } : { $site }. En silence, ou en faisant du bruit ?
brewers-step-SearchDie = { $me } lance le dé : { $site }.
brewers-step-KeepSearchDie = { $me } : quel dé gardez-vous ?
brewers-step-NoteIngredient = { $me } : vous avez trouvé : { $ingredient }, qualité { $quality }. Où l’inscrivez-vous ?
brewers-step-RenameIngredient = { $me } : un ingrédient ({ $ingredient }) de qualité { $quality } en devient un autre. Où l’inscrivez-vous ?
brewers-step-UseDirt = { $me } : vous avez trouvé de la crasse. Dans quelle bière ?
brewers-step-DrawCard = { $me } pioche une carte.
brewers-step-KeepCard = { $me } : quelle carte gardez-vous ?
brewers-step-DrawWerewolf = { $me } pioche un garou.
brewers-step-ChooseWerewolf = { $me } : quel garou combattez-vous ?
brewers-step-Declare = { $me } : déclarez une carte avant le dé, ou lancez.
brewers-step-FightDie = { $me } lance son dé de combat.
brewers-step-KeepFightDie = { $me } : quel dé gardez-vous ?
brewers-step-FleeOrStand = { $me } : un mauvais jet. Fuyez-vous ?
brewers-step-WolfDie = On lance un dé pour le garou.
brewers-step-AvoidWound = { $me } : une carte contre la blessure ?
brewers-step-WardDie = { $me } est béni : sur { $ward_from } ou plus, la blessure est ignorée.
brewers-step-Aim = { $me } : qui visez-vous ?
brewers-step-KeepForLater = { $me } : la nuit est gagnée. Quelle carte gardez-vous pour les nuits suivantes ?
brewers-step-ChooseTheirs = { $me } : quelle carte de { $seat } prenez-vous ?
brewers-step-ChooseMine = { $me } : laquelle de vos cartes donnez-vous à { $seat } ?
brewers-step-MeddleWithSearch = { $me } : { $seat } a fait { $die } à une recherche. Faut-il relancer ?
brewers-step-MeddleWithFight = { $me } : { $seat } a fait { $die } au combat. Faut-il relancer ?
brewers-step-CardAtStart = { $me } : la phase commence. Utilisez-vous une carte ?
brewers-step-CardAtEnd = { $me } : la phase se termine. Utilisez-vous une carte ?
brewers-step-DrawRival = Qui brasse contre l’ermite ?
brewers-step-DrawObjective = Que doit accomplir l’ermite ?
brewers-step-DrawEvent = Qu’apporte la nuit ?

## Why not

brewers-why-monk_taken = Un autre joueur a ce moine.
brewers-why-monk_not_dealt = Ce moine ne vous a pas été distribué.
brewers-why-no_action_left = Il ne vous reste pas d’action pour ce tour.
brewers-why-no_move_left = Il ne vous reste ni déplacement ni action.
brewers-why-no_door = Aucune porte n’y mène depuis cette salle.
brewers-why-webbed = Vous êtes pris dans une toile et ne pouvez pas vous déplacer.
brewers-why-sprinted_already = Vous avez déjà sprinté pendant ce tour.
brewers-why-sprint_off = Le sprint est désactivé.
brewers-why-not_two_away = Un sprint mène exactement à deux portes.
brewers-why-not_here = Cette salle n’offre pas cela.
brewers-why-hunted_already = On ne chasse qu’une fois par tour.
brewers-why-silent_already = Vous ne faites aucun bruit : il n’y a rien à apaiser.
brewers-why-wounded = Vous êtes blessé : dépensez d’abord une action pour vous relever.
brewers-why-not_wounded = Vous n’êtes pas blessé.
brewers-why-challenges_off = Les combats entre moines sont désactivés.
brewers-why-not_in_this_room = Cet adversaire n’est pas dans la salle.
brewers-why-card_not_in_turn = Vous ne pouvez pas jouer cette carte maintenant.
brewers-why-too_loud_already = Avec { $loud_below } de bruit ou plus, vous ne pouvez pas en faire davantage exprès.
brewers-why-already_making_noise = Vous faites déjà du bruit pour ce jet.
brewers-why-card_not_for_this_roll = Cette carte ne peut pas être déclarée pour ce jet.
brewers-why-card_not_for_this_fight = Cette carte ne peut pas être déclarée dans ce combat.
brewers-why-card_not_against_wounds = Cette carte n’évite pas une blessure.
brewers-why-card_not_drawn = Vous n’avez pas pioché cette carte.
brewers-why-werewolf_not_drawn = Vous n’avez pas pioché ce garou.
brewers-why-not_better = Ce qui est inscrit pour cette phase est au moins aussi bon.
brewers-why-no_alchemy = Il faut une Alchimie encore inutilisée, à une table où elle agit sur les ingrédients inscrits.
brewers-why-nothing_to_transmute = Ce qui y est inscrit n’améliorerait aucune autre phase.
brewers-why-same_ingredient = Cette phase prend le même ingrédient.
brewers-why-past_phase = On ne peut rien ajouter à une phase passée.
brewers-why-other_ingredient = Cette phase demande un autre ingrédient.
brewers-why-note_it = Une phase en a l’usage : inscrivez-le.
brewers-why-beer_without_ingredients = Cette bière ne contient pas encore d’ingrédients à salir.
brewers-why-no_codex = Seul le Codex change la crasse en goût, dans une bière qui contient des ingrédients.
brewers-why-not_an_opponent = Ce n’est pas un adversaire.
brewers-why-no_target = Personne ne peut être visé.
brewers-why-holds_nothing = Ce moine n’a aucune carte.
brewers-why-nothing_to_give = Vous n’avez aucune carte à donner.
brewers-why-not_theirs = Ce moine n’a pas cette carte.
brewers-why-card_not_held = Vous n’avez pas cette carte.
brewers-why-card_not_to_meddle = Cette carte ne change pas le jet d’un autre.
brewers-why-card_not_at_this_moment = Cette carte ne sert pas à ce moment.
brewers-why-nothing_to_change = Cela ne changerait rien.
why-brewers_team_seats = Les équipes demandent quatre, six ou huit joueurs, pas { $seats }.
why-brewers_hermit_seats = Un ermite joue seul, pas à { $seats }.
why-brewers_night = Il n’y a pas de nuit { $night } : les packs choisis en ont { $nights }.
why-brewers_kept = Il n’y a pas de carte « { $kept_card } » à garder, ou pas autant.
why-brewers_no_such_monk = Il n’y a pas de moine « { $name } » dans les packs choisis.
brewers-why-campaign_monk = Une campagne se joue avec un seul et même moine.
brewers-why-not_of_this_night = L’ermite peut garder une carte de cette nuit, pas une qu’il avait apportée.

## The monastery

brewers-room-cloister = le cloître
brewers-room-chapel = la chapelle
brewers-room-library = la bibliothèque
brewers-room-armoury = l’armurerie
brewers-room-brewery = la brasserie
brewers-room-bakery = la boulangerie
brewers-room-hop-garden = la houblonnière
brewers-room-courtyard = la cour intérieure
brewers-room-forest = la forêt
brewers-ingredient-water = eau
brewers-ingredient-malt = malt
brewers-ingredient-wood = bois
brewers-ingredient-hops = houblon
brewers-ingredient-yeast = levure
brewers-site-water-easy = chercher de l’eau (facile)
brewers-site-water-hard = chercher de l’eau de choix (difficile)
brewers-site-malt-easy = chercher du malt (facile)
brewers-site-malt-hard = chercher du malt de choix (difficile)
brewers-site-wood-easy = chercher du bois (facile)
brewers-site-wood-hard = chercher du bois de choix (difficile)
brewers-site-hops-easy = chercher du houblon (facile)
brewers-site-hops-hard = chercher du houblon de choix (difficile)
brewers-site-yeast-easy = chercher de la levure (facile)
brewers-site-yeast-hard = chercher de la levure de choix (difficile)
brewers-site-equipment = chercher de l’équipement
brewers-site-blessing = prier
brewers-site-werewolf = chasser le garou
brewers-site-dirt = chercher de la crasse
brewers-sought-water-easy = de l’eau
brewers-sought-water-hard = de l’eau de choix
brewers-sought-malt-easy = du malt
brewers-sought-malt-hard = du malt de choix
brewers-sought-wood-easy = du bois
brewers-sought-wood-hard = du bois de choix
brewers-sought-hops-easy = du houblon
brewers-sought-hops-hard = du houblon de choix
brewers-sought-yeast-easy = de la levure
brewers-sought-yeast-hard = de la levure de choix
brewers-sought-equipment = de l’équipement
brewers-sought-blessing = une bénédiction
brewers-sought-werewolf = un garou
brewers-sought-dirt = de la crasse
brewers-pile-equipment = équipements
brewers-pile-blessing = bénédictions et objets sacrés
brewers-pile-werewolf = garous
brewers-phase-1 = phase 1 (eau)
brewers-phase-2 = phase 2 (malt)
brewers-phase-3 = phase 3 (bois)
brewers-phase-4 = phase 4 (bois)
brewers-phase-5 = phase 5 (houblon)
brewers-phase-6 = phase 6 (eau)
brewers-phase-7 = phase 7 (levure)
brewers-band-0 = imbuvable
brewers-band-1 = avec du sirop, peut-être
brewers-band-2 = le minimum chez les trappistes
brewers-band-3 = une bonne bière
brewers-band-4 = une bière qui gagne des concours

## The monks

brewers-monk-anselme = Anselme
brewers-monk-benjamin = Benjamin le copiste
brewers-monk-hildebert = Hildebert
brewers-monk-odilon = Odilon
brewers-monk-pancrace = Pancrace
brewers-monk-guerin = Guérin
brewers-monk-florent = Florent
brewers-monk-celestin = Célestin
brewers-monk-theophile = Théophile
brewers-monk-barnabe = Barnabé
brewers-monk-hubert = Hubert
brewers-monk-crepin = Crépin
brewers-monk-nicaise = Nicaise
brewers-monk-fulgence = Fulgence
brewers-monk-rainier = Rainier
brewers-monk-gaspard = Gaspard
brewers-monk-perpet = Perpet
brewers-monk-ignace = Ignace
brewers-monk-macaire = Macaire

## The abilities

brewers-ability-martial = Martial
brewers-ability-discreet = Discret
brewers-ability-herbalist = Herboriste
brewers-ability-dowser = Sourcier
brewers-ability-baker = Boulanger
brewers-ability-woodcutter = Bûcheron
brewers-ability-picker = Cueilleur
brewers-ability-bargain-hunter = Chineur
brewers-ability-chosen = Élu
brewers-ability-blessed = Béni
brewers-ability-logistics = Logistique
brewers-ability-hunter = Chasseur
brewers-ability-filthy = Crasseux
brewers-ability-butcher = Boucher
brewers-ability-alchemy = Alchimie
brewers-ability-serendipity = Sérendipité
brewers-ability-codex-siceratorum = Codex Siceratorum
brewers-ability-war-hammer = Marteau de Guerre
brewers-ability-brawny = Musclé
brewers-ability-ancestral-recipe = Recette ancestrale
brewers-ability-werewolf-confusion = Embrouille Garou

## The werewolves

brewers-werewolf-cub = le louveteau
brewers-werewolf-lean-wolf = le loup maigre
brewers-werewolf-howler = le loup hurleur
brewers-werewolf-werefox = le renard-garou
brewers-werewolf-grey-wolf = le loup gris
brewers-werewolf-wereboar = le sanglier-garou
brewers-werewolf-wereraven = le corbeau-garou
brewers-werewolf-black-wolf = le loup noir
brewers-werewolf-werebear = l’ours-garou
brewers-werewolf-werebat = la chauve-souris-garou
brewers-werewolf-werespider = l’araignée-garou
brewers-werewolf-great-wolf = le grand loup
brewers-werewolf-weresheep = le mouton-garou
brewers-werewolf-wererat = le rat-garou
brewers-werewolf-pack-leader = le chef de meute
brewers-werewolf-the-pack = la meute
brewers-werewolf-the-beast = la Bête
brewers-werewolf-about = Lance { $dice ->
    [1] un dé
   *[other] { $dice } dés
}{ $bonus ->
    [0] {""}
   *[other] , { $change }
}. Gardé, il vaut { $taste } de goût.
brewers-foe-opponent = Adversaire { $place } sur { $many } : { $dice ->
    [1] un dé
   *[other] { $dice } dés
}{ $bonus ->
    [0] {""}
   *[other] , { $change }
}, goût { $taste }.
brewers-foe-bars-equipment = Aucun équipement n’aide
brewers-foe-bars-blessings = Aucune bénédiction n’aide
brewers-foe-before = Avant le combat : { $deed }
brewers-foe-won = Après une victoire : { $deed }
brewers-foe-lost = Après une défaite : { $deed }
brewers-foe-after = Après tout combat : { $deed }
brewers-deed-noise = bruit { $change }
brewers-deed-noise-to = le bruit passe à { $amount }
brewers-deed-opponent-noise = bruit { $change } pour un adversaire
brewers-deed-dirt = crasse { $change }
brewers-deed-opponent-dirt = crasse { $change } pour la bière d’un adversaire
brewers-deed-taste = goût { $change }
brewers-deed-opponent-taste = goût { $change } pour la bière d’un adversaire
brewers-deed-draw-equipment = { $amount ->
    [1] piochez un équipement
   *[other] piochez { $amount } équipements
}
brewers-deed-draw-blessing = { $amount ->
    [1] piochez une bénédiction
   *[other] piochez { $amount } bénédictions
}
brewers-deed-web = aucun déplacement jusqu’à la fin du prochain tour (toile)
brewers-deed-wound = une blessure grave
brewers-deed-any-taste = goût { $change } pour une bière au choix
brewers-deed-pick-equipment = { $amount ->
    [1] piochez un équipement
   *[other] piochez { $amount } équipements, gardez-en un
}
brewers-deed-pick-blessing = { $amount ->
    [1] piochez une bénédiction
   *[other] piochez { $amount } bénédictions, gardez-en une
}
brewers-deed-steal = { $amount ->
    [1] prenez une carte à un adversaire
   *[other] prenez { $amount } cartes à un adversaire
}
brewers-deed-give = { $amount ->
    [1] donnez une de vos cartes à un autre moine
   *[other] donnez { $amount } de vos cartes à un autre moine
}
brewers-deed-swap = { $amount ->
    [1] échangez une de vos cartes contre une d’un autre moine
   *[other] échangez { $amount } de vos cartes contre celles d’un autre moine
}

## Equipment

brewers-card-club = le gourdin
brewers-card-pitchfork = la fourche
brewers-card-crossbow = l’arbalète
brewers-card-silver-stake = le pieu d’argent
brewers-card-mail-coat = la cotte de mailles
brewers-card-shield = le bouclier
brewers-card-lantern = la lanterne
brewers-card-axe = la hache
brewers-card-bucket = le seau
brewers-card-felt-sandals = les sandales feutrées
brewers-card-sieve = le tamis
brewers-card-hunting-horn = le cor de chasse
brewers-card-sword-of-saint-hubert = l’épée de saint Hubert

## Blessings and holy objects

brewers-card-vow-of-silence = le vœu de silence
brewers-card-fervour = la ferveur
brewers-card-healing = la guérison
brewers-card-holy-water = l’eau bénite
brewers-card-blessed-bread = le pain béni
brewers-card-rosary = le rosaire
brewers-card-cracked-bell = la cloche fêlée
brewers-card-indulgence = l’indulgence
brewers-card-anathema = l’anathème
brewers-card-relic = la relique
brewers-card-procession = la procession
brewers-card-sacred-hops = le houblon sacré
brewers-card-blessing-of-the-beast = la bénédiction de la Bête

## The hermit

brewers-night-full-moon = pleine lune
brewers-night-fog = brouillard
brewers-night-clear-sky = ciel clair
brewers-night-owl = une chouette
brewers-night-creaking-stairs = escalier grinçant
brewers-night-deep-sleep = sommeil profond
brewers-night-vespers-bell = la cloche des vêpres
brewers-night-open-doors = portes ouvertes
brewers-night-lost-helmet = un casque perdu
brewers-night-answered-prayer = une prière exaucée
brewers-night-mice = des souris dans le malt
brewers-night-spring-cleaning = grand nettoyage
brewers-night-wolf-tracks = traces de loups
brewers-night-good-harvest = une bonne récolte
brewers-rival-novice = le novice
brewers-rival-cellarer = le cellérier
brewers-rival-miller = le meunier
brewers-rival-prior = le prieur
brewers-rival-abbot = l’abbé
brewers-rival-master-brewer = le maître brasseur

## The campaign

brewers-campaign = Les nuits d’ermite
brewers-campaign-blurb = Seul face aux moines d’à côté : nuit après nuit avec un même moine, chacune plus dure que la précédente. On peut emporter une carte ; trop de nuits perdues y mettent fin.
brewers-campaign-title = Les nuits d’ermite de { $player }
brewers-campaign-night = Nuit { $night } : { $won ->
    [yes] gagnée
   *[no] perdue
}
brewers-campaign-result = Goût { $score } sur { $goal }, { $beer } (le rival : { $rival }).
brewers-campaign-kept = L’ermite emporte { $card }.
brewers-campaign-open = { $left ->
    [1] Encore une nuit perdue et la campagne prend fin.
   *[other] Encore { $left } nuits perdues et la campagne prend fin.
}
brewers-campaign-next = Nuit { $night }
brewers-campaign-goal = La bière de l’ermite doit atteindre un goût de { $goal }.
brewers-campaign-milestone = Nuit { $night } : un goût de { $goal }
brewers-campaign-story = L’ermite brasse seul, dans la forêt, quand les moines d’à côté s’y mettent à douze. Il a { $nights ->
    [1] une nuit
   *[other] { $nights } nuits
} pour leur montrer ce que peuvent deux mains, chacune plus dure que la précédente. Après une nuit gagnée, il peut emporter une carte ; { $failures ->
    [1] la première nuit perdue met fin à tout
   *[other] { $failures } nuits perdues mettent fin à tout
}.
brewers-campaign-won = Toutes les nuits sont gagnées : la bière de l’ermite est une légende.
brewers-campaign-lost = Trop de nuits perdues : l’ermite range son chaudron.

## Questions and tags

brewers-ask-Act = À vous, { $monk }. Que faites-vous ?
brewers-ask-TakeMonk = Choisissez votre moine.
brewers-ask-KeepMonk = Gardez un des moines que vous avez reçus.
brewers-ask-Prepare = Vous voulez { $site }. Sans bruit ou à grand bruit ?
brewers-ask-KeepSearchDie = Quel dé gardez-vous ?
brewers-ask-KeepFightDie = Quel dé gardez-vous ?
brewers-ask-NoteIngredient = Vous avez trouvé un ingrédient ({ $ingredient }) de qualité { $quality }. Où l’inscrivez-vous ?
brewers-ask-RenameIngredient = Votre ingrédient ({ $ingredient }) de qualité { $quality } en devient un autre. Où l’inscrivez-vous ?
brewers-ask-UseDirt = Vous avez trouvé de la crasse. Dans quelle bière ?
brewers-ask-KeepCard = Quelle carte gardez-vous ?
brewers-ask-ChooseWerewolf = Quel garou combattez-vous ?
brewers-ask-Declare = Combat ! Déclarez une carte avant le dé, ou lancez.
brewers-ask-FleeOrStand = Un mauvais jet. Fuyez-vous ?
brewers-ask-AvoidWound = Vous allez être blessé. Utilisez-vous une carte ?
brewers-ask-Aim = Qui visez-vous ?
brewers-ask-KeepForLater = La nuit est gagnée. Quelle carte gardez-vous pour les nuits suivantes ?
brewers-ask-ChooseTheirs = Quelle carte de { $seat } prenez-vous ?
brewers-ask-ChooseMine = Laquelle de vos cartes donnez-vous à { $seat } ?
brewers-ask-MeddleWithSearch = { $seat } a fait { $die } à une recherche. Faut-il relancer ?
brewers-ask-MeddleWithFight = { $seat } a fait { $die } au combat. Faut-il relancer ?
brewers-ask-CardAtStart = La phase commence. Utilisez-vous une carte ?
brewers-ask-CardAtEnd = La phase se termine. Utilisez-vous une carte ?
brewers-ask-left = Encore { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} et { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}. Bruit : { $noise } sur { $limit }.
brewers-ask-goal = Sept ingrédients, une nuit : la meilleure bière gagne. Il faut deux fois de l’eau et du bois.
brewers-ask-Declare-attack = Un garou vous attaque : { $werewolf } ! Utilisez une carte, ou lancez.
brewers-ask-Declare-hunt = Vous avez débusqué un garou : { $werewolf }. Utilisez une carte, ou lancez.
brewers-ask-Declare-monk = Vous combattez { $rival }. Utilisez une carte, ou lancez.
brewers-stakes-werewolf = Si vous gagnez, il vous reste pour son goût. Si vous perdez, c’est une blessure grave.
brewers-stakes-monk = Le perdant subit une blessure grave.
brewers-short-phase = { $phase }
brewers-short-werewolf = garou
brewers-short-dirt = crasse
brewers-short-score = goût
brewers-short-extra = plus
brewers-short-objective = but
brewers-short-team = duo
brewers-tag-walk = à pied
brewers-tag-sprint = en courant
brewers-tag-actions = Actions
brewers-tag-need = Requis au dé
brewers-tag-no-gain = Aucun gain
brewers-tag-fight = Combat
brewers-tag-win = victoire
brewers-tag-tie = égalité
brewers-tag-fall = chute
brewers-way-quietly = sans bruit
brewers-way-noisily = à grand bruit
brewers-warning-attack = Bruit { $noise } : à { $limit }, un garou attaque.
brewers-warning-actions = { $actions ->
    [1] Il reste une action : elle serait perdue.
   *[other] Il reste { $actions } actions : elles seraient perdues.
}

## Plates and cards

brewers-plate-cloister = Cloître
brewers-plate-chapel = Chapelle
brewers-plate-library = Bibliothèque
brewers-plate-armoury = Armurerie
brewers-plate-brewery = Brasserie
brewers-plate-bakery = Boulangerie
brewers-plate-hop-garden = Houblonnière
brewers-plate-courtyard = Cour intérieure
brewers-plate-forest = Forêt
brewers-lines =
    { $first }
    { $rest }
brewers-ability-words = { $name } : { $help }
brewers-trophy-words = Gardé. Goût { $taste }.
brewers-kind-equipment = Équipement
brewers-kind-blessing = Bénédiction ou objet sacré
brewers-kind-night = Événement de la nuit
brewers-kind-rival = Rival
brewers-kind-objective = Objectif
brewers-ribbon-used = utilisée
brewers-ribbon-back = utilisée, revient à la prochaine phase
brewers-rival-words = { $goal ->
    [0] Sa bière jusqu’ici : { $score }.
   *[other] Sa bière jusqu’ici : { $score }. La nuit exige { $goal }.
}
brewers-pile-left = { $count ->
    [1] Une carte reste dans la pioche.
   *[other] { $count } cartes restent dans la pioche.
}
brewers-pile-discards = { $count ->
    [1] Une défaussée.
   *[other] { $count } défaussées.
}

## Moments

brewers-stage-attack = { $you ->
    [yes] Un garou vous a entendu !
   *[no] Un garou a entendu { $seat } !
}
brewers-stage-attack-reason = Trop de bruit les attire.
brewers-stage-hunt = { $you ->
    [yes] Votre chasse
   *[no] La chasse de { $seat }
}
brewers-stage-challenge = { $you ->
    [yes] Vous contre { $rival }
   *[no] { $seat } contre { $rival }
}
brewers-stage-won = { $you ->
    [yes] { $mine } à { $theirs } : victoire pour vous
   *[no] { $mine } à { $theirs } : victoire de { $seat }
}
brewers-stage-tied = { $you ->
    [yes] { $mine } à { $theirs } : égalité
   *[no] { $mine } à { $theirs } : égalité
}
brewers-stage-lost = { $you ->
    [yes] { $mine } à { $theirs } : défaite pour vous
   *[no] { $mine } à { $theirs } : défaite de { $seat }
}
brewers-stage-fled = { $you ->
    [yes] Vous fuyez : personne ne gagne
   *[no] { $seat } fuit : personne ne gagne
}
brewers-stage-struck = Terrassé sans lancer de dé : { $werewolf }
brewers-stage-roller = { $werewolf } ; { $roller } lance les dés
brewers-stage-card = La carte
brewers-stage-opponent = Adversaire { $place } sur { $many }
brewers-stage-wound = blessure grave : une action pour se relever
brewers-stage-open = La blessure peut encore être évitée.
brewers-stage-night = La nuit apporte
brewers-stage-rival = Qui brasse contre l’ermite
brewers-stage-objective = Ce que l’ermite doit accomplir

## Drawn

brewers-scene-over = La nuit est finie.
brewers-scene-monastery = Le monastère
brewers-scene-dice = Dés
brewers-scene-display = Au choix
brewers-scene-fight = Le combat
brewers-phase-noted = Inscrit jusqu’ici : { $value }.
brewers-scene-score = Goût
brewers-scene-dirt = Crasse
brewers-scene-werewolf = Garou
brewers-scene-objective = Objectif
brewers-scene-extra = Goût supplémentaire
brewers-scene-noise = Bruit
brewers-scene-loud = Trop de bruit pour en faire exprès
brewers-scene-attack = Un garou attaque
brewers-scene-sheet = La feuille de goût
brewers-scene-belongings = Cartes et trophées
brewers-scene-wounded = blessé
brewers-scene-webbed = dans une toile
brewers-scene-quality = Qualité { $quality }
brewers-scene-night = La nuit
brewers-scene-actions = Actions restantes
brewers-scene-moves = Déplacements restants
brewers-scene-past = Aucune phase n’en a plus besoin.
brewers-scene-team = À deux
brewers-scene-taste = Goût de l’ingrédient
brewers-scene-phase = Phase { $phase } : { $ingredient }
brewers-scene-door = Porte : { $one } – { $other }
brewers-scene-rival = { $goal ->
    [0] { $rival } : { $score }
   *[other] { $rival } : { $score } (but { $goal })
}
brewers-draw-turn = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}

# Ce qu’un coup gagne sur le suivant : par lui-même, ou en perdant moins.

brewers-reason-score = { $change ->
    [more] améliore la bière
   *[spares] préserve mieux la bière
}
brewers-reason-wounds = { $change ->
    [more] vous soigne ou vous libère
   *[spares] risque moins de blessures
}
brewers-reason-noise = { $change ->
    [more] vous rend plus discret
   *[spares] fait moins de bruit
}
brewers-reason-partner = { $change ->
    [more] aide la bière de votre partenaire
   *[spares] nuit moins à la bière de votre partenaire
}
brewers-reason-rivals = { $change ->
    [more] retient le meilleur rival
   *[spares] donne moins au meilleur rival
}
brewers-reason-means = { $change ->
    [more] apporte des cartes ou des capacités
   *[spares] dépense moins de cartes ou de capacités
}
brewers-reason-prospects = { $change ->
    [more] met de bons ingrédients à portée
   *[spares] reste plus près des bons ingrédients
}
brewers-reason-start = { $change ->
    [more] commence par ce qui gagne le plus de parties
   *[spares] laisse moins d’avance aux débuts des autres
}

# Questions que le livret laisse ouvertes
brewers-ruling-cloister_fights = Les moines peuvent-ils se battre dans le cloître ?
brewers-ruling-cloister_fights-allowed = Oui, comme dans toute salle.
brewers-ruling-cloister_fights-refused = Non : rien ne se fait dans le cloître.
brewers-ruling-chain_taste = Quel est le goût d’une suite d’adversaires ?
brewers-ruling-chain_taste-last = Celui du dernier adversaire vaincu.
brewers-ruling-chain_taste-sum = La somme de tous les adversaires vaincus.
brewers-ruling-chain_loss = Un moine a vaincu une partie d’une suite, puis perd : que devient la carte ?
brewers-ruling-chain_loss-kept = Il la garde, avec le goût gagné jusque-là.
brewers-ruling-chain_loss-discarded = Elle est défaussée.
brewers-ruling-soiled_beer = Quelle bière peut être salie ?
brewers-ruling-soiled_beer-any-ingredient = Celle qui contient un ingrédient, même inscrit pour une phase à venir.
brewers-ruling-soiled_beer-begun-phase = Seulement celle qui contient un ingrédient de cette phase ou d’une phase passée.
brewers-ruling-phase_cards = Quand une carte utilisée une fois par phase est-elle de nouveau prête ?
brewers-ruling-phase_cards-new-phase = Au début de la phase suivante, quel que soit le joueur dont c’est le tour.
brewers-ruling-phase_cards-own-turn = Au début du tour de son propriétaire.
brewers-ruling-barred_brittle = Un équipement fragile casse-t-il dans un combat perdu contre un garou qui l’interdit ?
brewers-ruling-barred_brittle-breaks = Oui, son porteur a perdu.
brewers-ruling-barred_brittle-stays = Non, il n’a pas pris part au combat.
brewers-ruling-idle_turn = Il reste à un moine une action dont il ne peut rien faire : qui finit son tour ?
brewers-ruling-idle_turn-ends = Il finit de lui-même.
brewers-ruling-idle_turn-asks = Le joueur.
brewers-why-not_in_the_cloister = À cette table, on ne se bat pas dans le cloître.
brewers-ruling-wounded_cards = Un moine blessé qui est défié ou attaqué peut-il déclarer des cartes ?
brewers-ruling-wounded_cards-none = Non, il ne joue aucune carte avant de se relever.
brewers-ruling-wounded_cards-in-fights = Oui, dans les combats et contre les blessures.

## What abilities, cards and events do: made from the numbers and effects of the pack
brewers-effect-none = Sans effet propre.
brewers-effect-fight = { $change } aux combats.
brewers-effect-hunt = { $change } à la chasse.
brewers-effect-search = { $change } à toutes les recherches.
brewers-effect-search-ingredient = { $change } pour chercher { $ingredient ->
    [water] de l’eau
    [malt] du malt
    [wood] du bois
    [hops] du houblon
   *[yeast] de la levure
}.
brewers-effect-search-equipment = { $change } pour chercher de l’équipement.
brewers-effect-search-blessing = { $change } pour prier.
brewers-effect-search-werewolf = { $change } pour chercher un garou.
brewers-effect-search-dirt = { $change } pour chercher de la crasse.
brewers-effect-search-easy = { $change } pour chercher les ingrédients faciles.
brewers-effect-quality-ingredient = { $change } à la qualité { $ingredient ->
    [water] de l’eau
    [malt] du malt
    [wood] du bois
    [hops] du houblon
   *[yeast] de la levure
}.
brewers-effect-quiet-failure = Pas de bruit supplémentaire en cas d’échec.
brewers-effect-pick-equipment = Chercher de l’équipement fait piocher { $all } cartes ; gardez-en une.
brewers-effect-pick-blessing = Prier fait piocher { $all } cartes ; gardez-en une.
brewers-effect-pick-attacker = En cas d’attaque, pioche { $all } garous et en combat un.
brewers-effect-ward = Chaque blessure grave est ignorée sur { $from }+.
brewers-effect-more-dirt = Une fois par tour, l’action crasse en donne { $all }.
brewers-effect-werewolf-taste = { $change } au goût de chaque garou gardé.
brewers-effect-alchemy = { $amount ->
    [one] { $amount } fois par partie, inscrivez un ingrédient comme un autre.
   *[other] { $amount } fois par partie, inscrivez un ingrédient comme un autre.
}
brewers-effect-flee = Peut fuir un combat sur { $up_to } ou moins.
brewers-effect-codex = La crasse peut devenir du goût pour sa propre bière.
brewers-effect-win-ties = Gagne les égalités au combat.
brewers-effect-reroll-ones = Relance la plus petite face au combat, une fois.
brewers-effect-recipe = { $amount ->
    [one] { $amount } fois par partie, inscrivez un ingrédient pour la phase précédente.
   *[other] { $amount } fois par partie, inscrivez un ingrédient pour la phase précédente.
}
brewers-effect-hunt-cards = { $change } aux garous piochés à la chasse, parmi lesquels choisir.
brewers-effect-extra-move = { $change } aux déplacements de chaque tour.
brewers-effect-breaks = Défaussée après une défaite.
brewers-help-win-fight = gagnez un combat contre un garou
brewers-help-two-dice = lancez deux dés, gardez-en un
brewers-help-two-dice-fight = deux dés au combat, gardez-en un
brewers-help-two-dice-search = deux dés pour une recherche, gardez-en un
brewers-help-avoid-wound = évitez une blessure grave
brewers-once-a-game = Une fois par partie : { $deed }.
brewers-once-a-phase = Une fois par phase : { $deed }.
brewers-once-a-roll = À chaque jet : { $deed }.
brewers-at-phase-start-game = Une fois par partie, au début d’une phase : { $deed }.
brewers-at-phase-start-phase = Au début d’une phase, si vous voulez : { $deed }.
brewers-at-phase-start-always = Au début de chaque phase : { $deed }.
brewers-at-phase-end-game = Une fois par partie, à la fin d’une phase : { $deed }.
brewers-at-phase-end-phase = À la fin d’une phase, si vous voulez : { $deed }.
brewers-at-phase-end-always = À la fin de chaque phase : { $deed }.
brewers-at-once = Aussitôt : { $deed }.
brewers-table-monks = Les moines
brewers-table-abilities = Les capacités
brewers-table-werewolves = Les garous
brewers-table-equipment = Les équipements
brewers-table-blessings = Les bénédictions et objets sacrés
brewers-table-rooms = Les salles
brewers-table-sites = Ce qu’offrent les salles
brewers-table-events = Les événements de la nuit d’un ermite
brewers-table-rivals = Les rivaux
brewers-table-objectives = Les objectifs
brewers-table-campaign = La campagne de l’ermite
brewers-number-actions = Actions par tour
brewers-number-moves = Déplacements par tour
brewers-number-late_actions = Actions au second tour d’une longue nuit
brewers-number-sprint_noise = Bruit d’un sprint
brewers-number-loud_below = Bruit à partir duquel on n’en fait plus exprès
brewers-number-loud_bonus = Ajouté au dé en faisant du bruit
brewers-number-loud_noise = Bruit fait exprès
brewers-number-easy_noise = Bruit d’une action facile
brewers-number-hard_noise = Bruit d’une action difficile
brewers-number-hard_from = Difficulté à partir de laquelle une action est difficile
brewers-number-failure_noise = Bruit supplémentaire d’un échec
brewers-number-attack_at = Bruit auquel un garou attaque
brewers-number-silent_attack_at = De même lors d’une nuit silencieuse
brewers-number-filthy_dirt_at = Difficulté de la crasse dans un monastère crasseux
brewers-number-meditation = Bruit qu’enlève la méditation
brewers-number-hunt_bonus = Ajouté au dé à la chasse
brewers-number-hunt_cards = Garous piochés à la chasse, parmi lesquels choisir
brewers-number-ward_from = Dé à partir duquel un moine béni ignore une blessure
brewers-number-flee_up_to = Dé jusqu’auquel un moine doué de Sérendipité peut fuir
brewers-number-bands = Goût à partir duquel une bière est meilleure d’un cran
brewers-number-targets = Goût que demandent les nuits de la campagne de l’ermite
brewers-number-failures = Nuits perdues qui y mettent fin
brewers-goal-noise = { $bound ->
    [most] { $amount ->
        [0] aucun bruit à la fin
       *[other] { $amount } de bruit au plus à la fin
    }
   *[least] { $amount } de bruit au moins à la fin
} ({ $reward })
brewers-goal-dirt = { $bound ->
    [most] { $amount ->
        [0] aucune crasse dans la bière
       *[other] { $amount } de crasse au plus dans la bière
    }
   *[least] { $amount } de crasse au moins dans la bière
} ({ $reward })
brewers-goal-werewolves = { $bound ->
    [most] { $amount ->
        [0] aucun garou
        [one] au plus { $amount } garou
       *[other] au plus { $amount } garous
    }
   *[least] au moins { $amount ->
        [one] { $amount } garou
       *[other] { $amount } garous
    }
} ({ $reward })
brewers-goal-ingredients = { $bound ->
    [most] { $amount ->
        [0] aucun ingrédient inscrit
        [one] au plus { $amount } ingrédient inscrit
       *[other] au plus { $amount } ingrédients inscrits
    }
   *[least] au moins { $amount ->
        [one] { $amount } ingrédient inscrit
       *[other] { $amount } ingrédients inscrits
    }
} ({ $reward })
brewers-goal-fine-ingredients = { $bound ->
    [most] { $amount ->
        [0] aucun ingrédient de choix
        [one] au plus { $amount } ingrédient de choix
       *[other] au plus { $amount } ingrédients de choix
    }
   *[least] au moins { $amount ->
        [one] { $amount } ingrédient de choix
       *[other] { $amount } ingrédients de choix
    }
} ({ $reward })
brewers-goal-cards = { $bound ->
    [most] { $amount ->
        [0] aucune carte
        [one] au plus { $amount } carte
       *[other] au plus { $amount } cartes
    }
   *[least] au moins { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
} ({ $reward })

brewers-ruling-first_player = Qui commence toutes les phases ?
brewers-ruling-first_player-die = Un dé en décide.
brewers-ruling-first_player-first-seat = La première place : celui qui a trop bu le plus récemment s’y assied.
brewers-ruling-past_search = Un moine peut-il chercher un ingrédient dont seules des phases passées ont besoin ?
brewers-ruling-past_search-refused = Non, sauf si une capacité peut s’en servir.
brewers-ruling-past_search-allowed = Oui, par exemple pour faire du bruit ; ce qu’il trouve ne sert à rien.
brewers-ruling-flipped_monk = Un moine blessé, à la carte retournée, garde-t-il ses capacités ?
brewers-ruling-flipped_monk-keeps = Oui.
brewers-ruling-flipped_monk-loses = Non : jusqu’à ce qu’il se relève, elles ne l’aident ni dans les combats ni contre les attaques.
brewers-ruling-declared_cards = Quand déclare-t-on les cartes d’un combat ?
brewers-ruling-declared_cards-before-any-die = Toutes avant le premier dé du combat, aussi contre une blessure.
brewers-ruling-declared_cards-before-own-die = Chacune avant le dé de son porteur ; contre une blessure, quand elle arrive.
brewers-ruling-cards_for_a_roll = Combien de cartes peut-on déclarer pour un même jet ?
brewers-ruling-cards_for_a_roll-several = Plusieurs : elles se cumulent, un dé chacune.
brewers-ruling-cards_for_a_roll-one = Une seule.
brewers-ruling-filthy_codex = Combien de goût le Codex donne-t-il à un moine Crasseux ?
brewers-ruling-filthy_codex-one = 1, comme à tout autre.
brewers-ruling-filthy_codex-two = Autant qu’il mettrait de crasse, une fois par tour.
brewers-ruling-alchemy = Quel ingrédient l’Alchimie peut-elle changer ?
brewers-ruling-alchemy-found = Celui qu’on vient de trouver.
brewers-ruling-alchemy-noted-too = Aussi celui qui est inscrit pour cette phase ou une suivante, à son propre tour.
brewers-help-bonus = { $bonus } à un jet
brewers-help-bonus-fight = { $bonus } au combat
brewers-help-bonus-search = { $bonus } pour une recherche
brewers-help-reroll-other = un autre moine relance, à une recherche ou au combat
brewers-choice-use-always = toujours
brewers-choice-use-game = une fois par partie
brewers-choice-use-phase = une fois par phase
brewers-choice-use-roll = à chaque jet
brewers-choice-at-phase-start = au début d’une phase
brewers-choice-at-phase-end = à la fin d’une phase
brewers-choice-finds-water = eau
brewers-choice-finds-malt = malt
brewers-choice-finds-wood = bois
brewers-choice-finds-hops = houblon
brewers-choice-finds-yeast = levure
brewers-choice-finds-equipment = équipement
brewers-choice-finds-blessing = une bénédiction
brewers-choice-finds-werewolf = un garou
brewers-choice-finds-dirt = crasse
brewers-choice-goal-dirt = crasse dans la bière
brewers-choice-goal-werewolves = garous
brewers-choice-goal-noise = bruit à la fin
brewers-choice-goal-ingredients = ingrédients inscrits
brewers-choice-goal-fine-ingredients = ingrédients de choix
brewers-choice-goal-cards = cartes
brewers-print-rival = À chaque phase il brasse 1, plus { $values }.
brewers-print-pawns = Pions
brewers-print-dice-search = Recherche : combien de fois le meilleur dé atteint un nombre (%)
brewers-print-dice-fight = Combats : combien de fois la somme atteint un nombre (%)
brewers-kind-monk = Moine
