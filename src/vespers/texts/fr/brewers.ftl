### Moonlight Brewers

brewers-title = Moonlight Brewers
brewers-blurb = Une nuit, sept phases, et des moines prêts à beaucoup pour la meilleure bière. Cherchez, priez, chassez, et ne réveillez pas les garous. De un à huit joueurs.

## Options

brewers-option-sprint = Le sprint
brewers-option-monk_fights = Les combats entre moines
brewers-option-silent = Nuit silencieuse : les garous attaquent à 8 de bruit
brewers-option-long_night = Longue nuit : un second tour, plus court, à chaque phase
brewers-option-filthy = Monastère crasseux : la crasse se trouve sur 2+
brewers-option-pack_hunt = La meute chasse : le plus fort de deux garous attaque
brewers-option-team = Équipes de deux (quatre, six ou huit joueurs)
brewers-option-blind_draft = Choix à l’aveugle : deux moines distribués, gardez-en un
brewers-option-night = Nuit de la campagne de l’ermite (0 : une partie simple)
brewers-option-monk = Le moine d’une campagne d’ermite
brewers-option-kept = Cartes gardées des nuits précédentes, séparées par des virgules
brewers-pack-base = Le jeu de base
brewers-pack-night-of-the-beast = La Nuit de la Bête
brewers-pack-hermit = Hermit Brewer (seul)

## What players say

brewers-action-ChooseMonk = Incarner { $monk }
brewers-action-Move = Aller : { $room }
brewers-action-Sprint = Sprinter : { $room } (bruit +2)
brewers-action-Search = { $site }
brewers-action-Meditate = Méditer en silence
brewers-action-Challenge = Affronter { $seat }
brewers-action-Recover = Se relever de sa blessure
brewers-action-Use = Utiliser { $card }
brewers-action-EndTurn = Finir le tour
brewers-action-MakeNoise = Faire du bruit : +1 au dé, bruit +2
brewers-action-Roll = Lancer le dé
brewers-action-KeepDie = Garder le { $die }
brewers-action-Record = L’inscrire pour { $phase }
brewers-action-Leave = Le laisser
brewers-action-Foul = De la crasse pour la bière de { $seat }
brewers-action-Enrich = Utiliser la crasse pour sa propre bière : goût +1
brewers-action-Target = Viser { $seat }
brewers-action-TakeCard = Garder { $card }
brewers-action-FaceWerewolf = Combattre : { $werewolf }
brewers-action-Flee = Fuir
brewers-action-Stand = Rester et combattre
brewers-action-Suffer = Subir la blessure

## What chance says

brewers-action-Starts = { $seat } commence toutes les phases
brewers-action-Dealt = { $me } reçoit { $monk }
brewers-action-DealtFaceDown = { $me } reçoit un moine, face cachée
brewers-action-Rolled = Le dé montre { $die }
brewers-action-Drawn = { $me } pioche { $card }
brewers-action-WerewolfDrawn = Un garou : { $werewolf }
brewers-action-EventDrawn = La nuit apporte : { $event }
brewers-action-RivalDrawn = Le rival est { $rival }
brewers-action-ObjectiveDrawn = L’objectif : { $objective }

## What becomes true

brewers-event-PhaseBegins = Voici { $phase }.
brewers-event-TurnBegins = C’est le tour de { $seat }.
brewers-event-Succeeded = { $seat } réussit avec { $total } : { $site }.
brewers-event-Failed = { $seat } échoue avec { $total } : { $site }.
brewers-event-Recorded = { $seat } inscrit une qualité de { $quality } pour { $phase }.
brewers-event-NothingGained = { $seat } n’a pas l’usage d’un ingrédient de qualité { $quality }.
brewers-event-SlotEmpty = { $seat } n’a rien trouvé pour { $phase } : elle vaut 0.
brewers-event-NoiseChanged = Bruit de { $seat } : { $noise }.
brewers-event-Attacked = Un garou a entendu { $seat } !
brewers-event-WerewolfFaced = { $seat } affronte : { $werewolf } ; { $roller } lance pour lui.
brewers-event-WerewolfFacedAlone = { $seat } affronte : { $werewolf } ; le hasard lance les dés du garou.
brewers-event-FightWon = { $seat } gagne le combat, { $mine } à { $theirs }.
brewers-event-FightTied = Le combat de { $seat } finit à égalité, { $mine } à { $theirs }.
brewers-event-FightLost = { $seat } perd le combat, { $mine } à { $theirs }.
brewers-event-Fled = { $seat } prend la fuite.
brewers-event-TrophyTaken = { $seat } garde : { $werewolf }, goût { $taste }.
brewers-event-Wounded = { $seat } subit une blessure grave.
brewers-event-WoundAvoided = { $seat } échappe à la blessure.
brewers-event-DirtAdded = Crasse dans la bière de { $seat } : { $amount }.
brewers-event-TasteChanged = Goût de la bière de { $seat } : { $amount }.
brewers-event-Webbed = { $seat } est pris dans une toile jusqu’à la fin de son prochain tour.
brewers-event-CardGained = { $seat } a désormais { $card }.
brewers-event-CardLost = { $seat } perd { $card }.
brewers-event-PileReshuffled = La défausse forme une nouvelle pioche : { $pile }.
brewers-event-RivalBrews = { $rival } brasse { $quality }.
brewers-event-GameEnds = On goûte les bières : { $scores }.
brewers-taste-of = { $seat } { $taste }
brewers-end-most_taste = La meilleure bière de la nuit.
brewers-end-most_werewolf = Aussi bonne qu’une autre, mais avec plus de garou.
brewers-end-least_dirt = Aussi bonne qu’une autre, mais avec moins de crasse.
brewers-end-shared = Égalité parfaite : la victoire est partagée.
brewers-end-solo = La nuit est finie, la bière est brassée.
brewers-end-hermit_won = L’ermite a gagné la nuit.
brewers-end-hermit_lost = L’ermite a perdu la nuit.

## What is asked

brewers-step-FirstPlayer = Qui commence ?
brewers-step-DealMonk = Un moine est distribué à { $me }.
brewers-step-TakeMonk = { $me } : choisissez votre moine.
brewers-step-KeepMonk = { $me } : gardez un des moines reçus.
brewers-step-Act = { $me }, { $phase } : actions restantes { $actions }, déplacements restants { $moves }. Que faites-vous ?
brewers-step-Prepare = { $me } : { $site }. En silence, ou en faisant du bruit ?
brewers-step-SearchDie = { $me } lance le dé : { $site }.
brewers-step-KeepSearchDie = { $me } : quel dé gardez-vous ?
brewers-step-NoteIngredient = { $me } : vous avez trouvé : { $ingredient }, qualité { $quality }. Où l’inscrivez-vous ?
brewers-step-UseDirt = { $me } : vous avez trouvé de la crasse. Dans quelle bière ?
brewers-step-DrawCard = { $me } pioche une carte.
brewers-step-KeepCard = { $me } : quelle carte gardez-vous ?
brewers-step-DrawWerewolf = { $me } pioche un garou.
brewers-step-ChooseWerewolf = { $me } : quel garou combattez-vous ?
brewers-step-Declare = { $me } : déclarez une carte avant le dé, ou lancez.
brewers-step-FightDie = { $me } lance son dé de combat.
brewers-step-KeepFightDie = { $me } : quel dé gardez-vous ?
brewers-step-FleeOrStand = { $me } : un mauvais jet. Fuyez-vous ?
brewers-step-WolfDie = On lance un dé pour le garou.
brewers-step-AvoidWound = { $me } : une carte contre la blessure ?
brewers-step-WardDie = { $me } est béni : sur 4 ou plus, la blessure est ignorée.
brewers-step-Aim = { $me } : qui visez-vous ?
brewers-step-KeepForLater = { $me } : la nuit est gagnée. Quelle carte gardez-vous pour les nuits suivantes ?
brewers-step-DrawRival = Qui brasse contre l’ermite ?
brewers-step-DrawObjective = Que doit accomplir l’ermite ?
brewers-step-DrawEvent = Qu’apporte la nuit ?

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
brewers-why-silent_already = Vous ne faites aucun bruit : il n’y a rien à apaiser.
brewers-why-wounded = Vous êtes blessé : dépensez d’abord une action pour vous relever.
brewers-why-not_wounded = Vous n’êtes pas blessé.
brewers-why-challenges_off = Les combats entre moines sont désactivés.
brewers-why-not_in_this_room = Il n’y a pas cet adversaire dans la salle.
brewers-why-card_not_in_turn = Vous ne pouvez pas jouer cette carte maintenant.
brewers-why-too_loud_already = Avec 7 de bruit ou plus, vous ne pouvez pas en faire davantage exprès.
brewers-why-already_making_noise = Vous faites déjà du bruit pour ce jet.
brewers-why-card_not_for_this_roll = Cette carte ne peut pas être déclarée pour ce jet.
brewers-why-card_not_for_this_fight = Cette carte ne peut pas être déclarée dans ce combat.
brewers-why-card_not_against_wounds = Cette carte n’évite pas une blessure.
brewers-why-card_not_drawn = Vous n’avez pas pioché cette carte.
brewers-why-werewolf_not_drawn = Vous n’avez pas pioché ce garou.
brewers-why-not_better = Ce qui est inscrit pour cette phase est au moins aussi bon.
brewers-why-past_phase = On ne peut rien ajouter à une phase passée.
brewers-why-other_ingredient = Cette phase demande un autre ingrédient.
brewers-why-note_it = Une phase en a l’usage : inscrivez-le.
brewers-why-beer_without_ingredients = Cette bière ne contient pas encore d’ingrédients à salir.
brewers-why-no_codex = Seul le Codex change la crasse en goût, dans une bière qui contient des ingrédients.
brewers-why-not_an_opponent = Ce n’est pas un adversaire.
brewers-why-no_target = Personne ne peut être visé.
brewers-why-nothing_to_change = Cela ne changerait rien.
why-brewers_team_seats = Les équipes demandent quatre, six ou huit joueurs, pas { $seats }.
why-brewers_hermit_seats = Un ermite joue seul, pas à { $seats }.
why-brewers_night = Il n’y a pas de nuit { $night } : les paquets choisis en ont { $nights }.
why-brewers_kept = Il n’y a pas de carte « { $kept_card } » à garder, ou pas autant.
why-brewers_no_such_monk = Il n’y a pas de moine « { $name } » dans les paquets choisis.
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
brewers-pile-equipment = équipements
brewers-pile-blessing = bénédictions et objets saints
brewers-pile-werewolf = garous
brewers-phase-1 = la phase 1 (eau)
brewers-phase-2 = la phase 2 (malt)
brewers-phase-3 = la phase 3 (bois)
brewers-phase-4 = la phase 4 (bois)
brewers-phase-5 = la phase 5 (houblon)
brewers-phase-6 = la phase 6 (eau)
brewers-phase-7 = la phase 7 (levure)
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
brewers-ability-martial-help = +1 à tous les combats.
brewers-ability-discreet = Discret
brewers-ability-discreet-help = Pas de bruit supplémentaire en cas d’échec.
brewers-ability-herbalist = Herboriste
brewers-ability-herbalist-help = +1 à la qualité du malt.
brewers-ability-dowser = Sourcier
brewers-ability-dowser-help = +1 à la qualité de l’eau.
brewers-ability-baker = Boulanger
brewers-ability-baker-help = +1 à la qualité de la levure.
brewers-ability-woodcutter = Bûcheron
brewers-ability-woodcutter-help = +1 à la qualité du bois.
brewers-ability-picker = Cueilleur
brewers-ability-picker-help = +1 à la qualité du houblon.
brewers-ability-bargain-hunter = Chineur
brewers-ability-bargain-hunter-help = Chercher de l’équipement fait piocher deux cartes ; gardez-en une.
brewers-ability-chosen = Élu
brewers-ability-chosen-help = Prier fait piocher deux cartes ; gardez-en une.
brewers-ability-blessed = Béni
brewers-ability-blessed-help = Chaque blessure grave est ignorée sur 4+.
brewers-ability-logistics = Logistique
brewers-ability-logistics-help = +1 pour chercher les ingrédients faciles.
brewers-ability-hunter = Chasseur
brewers-ability-hunter-help = +1 pour chercher un garou et +1 à la chasse.
brewers-ability-filthy = Crasseux
brewers-ability-filthy-help = Une fois par tour, l’action crasse en donne 2.
brewers-ability-butcher = Boucher
brewers-ability-butcher-help = +1 au goût de chaque garou.
brewers-ability-alchemy = Alchimie
brewers-ability-alchemy-help = Une fois par partie, inscrivez un ingrédient comme un autre.
brewers-ability-serendipity = Sérendipité
brewers-ability-serendipity-help = Peut fuir un combat sur 1 ou 2.
brewers-ability-codex-siceratorum = Codex Siceratorum
brewers-ability-codex-siceratorum-help = La crasse peut devenir +1 au goût de sa bière.
brewers-ability-war-hammer = Marteau de Guerre
brewers-ability-war-hammer-help = Gagne les égalités au combat.
brewers-ability-brawny = Musclé
brewers-ability-brawny-help = Relance un 1 au combat, une fois.
brewers-ability-ancestral-recipe = Recette ancestrale
brewers-ability-ancestral-recipe-help = Une fois par partie, inscrivez un ingrédient pour la phase précédente.
brewers-ability-werewolf-confusion = Embrouille Garou
brewers-ability-werewolf-confusion-help = Attaqué, pioche deux garous et en combat un.

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
brewers-werewolf-about = dés : { $dice }, bonus : { $bonus }, goût : { $taste }
brewers-foe-opponent = adversaire { $place } sur { $many } – dés : { $dice }, bonus : { $bonus }, goût : { $taste }
brewers-foe-bars-equipment = aucun équipement n’aide
brewers-foe-bars-blessings = aucune bénédiction n’aide
brewers-foe-before = avant le combat : { $deed }
brewers-foe-won = après une victoire : { $deed }
brewers-foe-lost = après une défaite : { $deed }
brewers-deed-noise = bruit { $change }
brewers-deed-noise-to = le bruit passe à { $amount }
brewers-deed-opponent-noise = bruit { $change } pour un adversaire
brewers-deed-dirt = crasse { $change }
brewers-deed-opponent-dirt = crasse { $change } pour la bière d’un adversaire
brewers-deed-taste = goût { $change }
brewers-deed-opponent-taste = goût { $change } pour la bière d’un adversaire
brewers-deed-draw-equipment = { $amount ->
    [one] piochez un équipement
   *[other] piochez { $amount } équipements
}
brewers-deed-draw-blessing = { $amount ->
    [one] piochez une bénédiction
   *[other] piochez { $amount } bénédictions
}
brewers-deed-web = aucun déplacement jusqu’à la fin du prochain tour (toile)
brewers-deed-wound = une blessure grave

## Equipment

brewers-card-club = le gourdin
brewers-card-club-help = +1 aux combats.
brewers-card-pitchfork = la fourche
brewers-card-pitchfork-help = +2 aux combats ; défaussée après une défaite.
brewers-card-crossbow = l’arbalète
brewers-card-crossbow-help = +2 à la chasse.
brewers-card-silver-stake = le pieu d’argent
brewers-card-silver-stake-help = Une fois par partie : gagnez un combat contre un garou.
brewers-card-mail-coat = la cotte de mailles
brewers-card-mail-coat-help = Une fois par partie : évitez une blessure grave.
brewers-card-shield = le bouclier
brewers-card-shield-help = Une fois par phase : deux dés au combat, gardez-en un.
brewers-card-lantern = la lanterne
brewers-card-lantern-help = +1 pour chercher malt ou houblon.
brewers-card-axe = la hache
brewers-card-axe-help = +1 pour chercher du bois.
brewers-card-bucket = le seau
brewers-card-bucket-help = +1 pour chercher de l’eau.
brewers-card-felt-sandals = les sandales feutrées
brewers-card-felt-sandals-help = Pas de bruit supplémentaire en cas d’échec.
brewers-card-sieve = le tamis
brewers-card-sieve-help = +1 à la qualité du malt.
brewers-card-hunting-horn = le cor de chasse
brewers-card-hunting-horn-help = À la chasse, piochez un garou de plus parmi lesquels choisir.
brewers-card-sword-of-saint-hubert = l’épée de saint Hubert
brewers-card-sword-of-saint-hubert-help = +2 aux combats, égalités gagnées.

## Blessings and holy objects

brewers-card-vow-of-silence = le vœu de silence
brewers-card-vow-of-silence-help = Une fois par partie : le bruit passe à 0.
brewers-card-fervour = la ferveur
brewers-card-fervour-help = Une fois par phase : lancez deux dés, gardez-en un.
brewers-card-healing = la guérison
brewers-card-healing-help = Une fois par partie : évitez une blessure grave.
brewers-card-holy-water = l’eau bénite
brewers-card-holy-water-help = +1 à la qualité de l’eau.
brewers-card-blessed-bread = le pain béni
brewers-card-blessed-bread-help = +1 à la qualité de la levure.
brewers-card-rosary = le rosaire
brewers-card-rosary-help = +1 pour prier ou chercher de l’équipement.
brewers-card-cracked-bell = la cloche fêlée
brewers-card-cracked-bell-help = Une fois par partie : bruit +4 pour un adversaire.
brewers-card-indulgence = l’indulgence
brewers-card-indulgence-help = Une fois par partie : enlevez 1 crasse de votre bière.
brewers-card-anathema = l’anathème
brewers-card-anathema-help = Une fois par partie : 1 crasse dans une bière qui contient des ingrédients.
brewers-card-relic = la relique
brewers-card-relic-help = +1 aux combats.
brewers-card-procession = la procession
brewers-card-procession-help = Un déplacement de plus par tour.
brewers-card-sacred-hops = le houblon sacré
brewers-card-sacred-hops-help = +1 à la qualité du houblon.
brewers-card-blessing-of-the-beast = la bénédiction de la Bête
brewers-card-blessing-of-the-beast-help = +1 au goût de chaque garou gardé.

## The hermit

brewers-night-full-moon = pleine lune
brewers-night-full-moon-help = -1 aux combats.
brewers-night-fog = brouillard
brewers-night-fog-help = -1 à toutes les recherches.
brewers-night-clear-sky = ciel clair
brewers-night-clear-sky-help = +1 à toutes les recherches.
brewers-night-owl = une chouette
brewers-night-owl-help = Bruit +1.
brewers-night-creaking-stairs = escalier grinçant
brewers-night-creaking-stairs-help = Bruit +2.
brewers-night-deep-sleep = sommeil profond
brewers-night-deep-sleep-help = Bruit -3.
brewers-night-vespers-bell = la cloche des vêpres
brewers-night-vespers-bell-help = Le bruit passe à 4.
brewers-night-open-doors = portes ouvertes
brewers-night-open-doors-help = Un déplacement de plus.
brewers-night-lost-helmet = un casque perdu
brewers-night-lost-helmet-help = Piochez un équipement.
brewers-night-answered-prayer = une prière exaucée
brewers-night-answered-prayer-help = Piochez une bénédiction.
brewers-night-mice = des souris dans le malt
brewers-night-mice-help = 1 crasse dans votre bière.
brewers-night-spring-cleaning = grand nettoyage
brewers-night-spring-cleaning-help = Enlevez 1 crasse de votre bière.
brewers-night-wolf-tracks = traces de loups
brewers-night-wolf-tracks-help = +1 pour chercher un garou et +1 à la chasse.
brewers-night-good-harvest = une bonne récolte
brewers-night-good-harvest-help = +1 à la qualité du malt et du houblon.
brewers-rival-novice = le novice
brewers-rival-cellarer = le cellérier
brewers-rival-miller = le meunier
brewers-rival-prior = le prieur
brewers-rival-abbot = l’abbé
brewers-rival-master-brewer = le maître brasseur
brewers-objective-clean-vat = aucune crasse dans la bière (+1)
brewers-objective-two-werewolves = deux garous (+2)
brewers-objective-quiet-night = 3 de bruit au plus à la fin (+1)
brewers-objective-full-sheet = un ingrédient à chaque phase (+2)
brewers-objective-fine-beer = trois ingrédients de qualité 3 (+2)
brewers-objective-well-equipped = trois cartes (+1)

## The campaign

brewers-campaign = Les nuits d’ermite
brewers-campaign-blurb = Seul face aux moines d’à côté : cinq nuits avec un même moine, chacune plus dure que la précédente. On peut emporter une carte ; deux nuits perdues y mettent fin.
brewers-campaign-title = Les nuits d’ermite de { $player }
brewers-campaign-night = Nuit { $night } : { $won ->
    [yes] gagnée
   *[no] perdue
}
brewers-campaign-result = Goût { $score } sur { $goal }, { $beer } (le rival : { $rival }).
brewers-campaign-kept = L’ermite emporte { $card }.
brewers-campaign-open = { $left ->
    [one] Encore une nuit perdue et la campagne prend fin.
   *[other] Encore { $left } nuits perdues et la campagne prend fin.
}
brewers-campaign-next = Nuit { $night }
brewers-campaign-goal = La bière de l’ermite doit atteindre un goût de { $goal }.
brewers-campaign-won = Toutes les nuits sont gagnées : la bière de l’ermite est une légende.
brewers-campaign-lost = Trop de nuits perdues : l’ermite range son chaudron.

## Drawn

brewers-scene-over = La nuit est finie.
brewers-scene-monastery = Le monastère
brewers-scene-piles = Pioches
brewers-scene-dice = Dés
brewers-scene-display = Au choix
brewers-scene-score = Goût
brewers-scene-dirt = Crasse
brewers-scene-werewolf = Garou
brewers-scene-objective = Objectif
brewers-scene-extra = Goût supplémentaire
brewers-scene-noise = Bruit
brewers-scene-loud = Trop fort pour en faire exprès
brewers-scene-attack = Un garou attaque
brewers-scene-sheet = La feuille de goût
brewers-scene-belongings = Cartes et trophées
brewers-scene-wounded = blessé
brewers-scene-webbed = dans une toile
brewers-scene-quality = Qualité { $quality }
brewers-scene-chance = { $quiet } %, en faisant du bruit { $loud } %
brewers-scene-door = Porte : { $one } – { $other }
brewers-scene-rival = { $goal ->
    [0] { $rival } : { $score }
   *[other] { $rival } : { $score } (but { $goal })
}
brewers-draw-turn = actions { $actions }, déplacements { $moves }
