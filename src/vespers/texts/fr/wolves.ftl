### Moonlight : le territoire des loups

wolves-title = Moonlight : le territoire des loups
wolves-blurb = Deux meutes, une montagne. Posez vos loups à côté des autres ou par-dessus ceux d’en face, et gagnez les lignes. Deux manches gagnantes.

## Options

wolves-option-starter = Qui commence la première manche
wolves-option-starter-chance = Le hasard décide (le dernier à avoir vu un loup)
wolves-option-starter-first = Le premier joueur
wolves-option-starter-second = Le second joueur

## What players say

wolves-action-Place = Placer le { $wolf } en { $cell }
wolves-action-Rest = Pas de second Loup
wolves-action-CallAmbush = Utiliser { $power }
wolves-action-Swap = Échanger le Loup en { $cell }
wolves-action-TakeLone = Prendre le { $wolf }
wolves-action-TakePower = Prendre { $power }

## What chance says

wolves-action-Drawn = { $me } pioche le { $wolf }
wolves-action-DrawnFaceDown = { $me } pioche un Loup, face cachée
wolves-action-Revealed = Pouvoir proposé : { $power }
wolves-action-Starts = { $seat } commence

## What becomes true

wolves-event-RoundBegan = Manche { $round } : { $starter } commence.
wolves-event-Covered = { $seat } recouvre le { $hidden } avec le { $wolf } en { $cell }.
wolves-event-AmbushUsed = { $seat } utilise { $power } ; l’Embuscade est retournée.
wolves-event-Swapped = { $seat } échange les Loups en { $cell } et en { $other }.
wolves-event-ShapeFixed = La forme est fixée : { $columns } de large et { $rows } de haut.
wolves-event-AreaFull = { $seat } remplit le dernier espace : la manche s’arrête aussitôt.
wolves-event-LastWolf = { $seat } a placé le dernier Loup de sa meute.
wolves-event-MoonsWon = { $seat } montre le plus de Lunes ({ $moons }) et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
wolves-event-MoonsTied = Autant de Lunes de part et d’autre ({ $moons }) : personne ne les marque.
wolves-event-RowWon = Ligne { $row } : { $seat } la gagne ({ $strength }) et prend { $cards ->
    [one] { $cards } Loup
   *[other] { $cards } Loups
}, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
wolves-event-RowTied = Ligne { $row } : égalité ({ $strength }), personne ne prend rien.
wolves-event-RoundWon = { $seat } gagne la manche, { $points } { $by_cards ->
    [yes] aux points et { $cards } aux Loups pris
   *[no] aux points
}.
wolves-event-RoundReplayed = Tout est égal ({ $points }) : la manche est rejouée, et { $starter } commence.
wolves-event-MountainFinished = { $seat } a terminé sa montagne et gagne la partie, { $wins } en manches.
wolves-end-mountain = La montagne est terminée.

## What is asked

wolves-step-PlaceWolf = { $me } : placez un Loup de votre main, à côté d’un autre Loup ou sur un Loup adverse inférieur d’un.
wolves-step-SecondWolf = { $me } : placez aussitôt un second Loup, ou gardez l’Embuscade.
wolves-step-SwapWolf = { $me } : choisissez les deux de vos Loups visibles qui changent de place.
wolves-step-TakeLoneWolf = { $me } : vous avez gagné la manche. Choisissez le Loup Solitaire qui rejoint votre meute.
wolves-step-TakeAlphaPower = { $me } : choisissez un Pouvoir d’Alpha pour la suite de la partie.
wolves-step-Draw = { $me } : le Loup suivant de la pioche.
wolves-step-RevealPower = Un Pouvoir d’Alpha est proposé.
wolves-step-FirstPlayer = Qui commence la première manche ?

## Why not

wolves-why-wolf_not_in_hand = Vous n’avez pas ce Loup en main.
wolves-why-first_wolf_in_the_middle = Le premier Loup de la manche se pose au milieu de la table.
wolves-why-not_next_to_a_wolf = Sur un espace vide, un Loup doit partager un côté avec un Loup déjà posé.
wolves-why-out_of_area = Le territoire y dépasserait 4 par 3 ou 3 par 4.
wolves-why-own_wolf = Vous ne pouvez pas recouvrir un de vos propres Loups.
wolves-why-not_one_higher = Un Loup ne recouvre qu’un Loup adverse dont la valeur est inférieure d’exactement un, sauf si un pouvoir permet davantage.
wolves-why-last_visible_wolf = C’est le dernier Loup visible de l’adversaire : il ne peut pas être recouvert.
wolves-why-not_a_lone_wolf = Ce n’est pas un Loup Solitaire.
wolves-why-power_not_offered = Ce Pouvoir d’Alpha n’est pas proposé.
wolves-why-not_your_power = Ce Pouvoir d’Alpha n’est pas à vous.
wolves-why-ambush_used = Cette Embuscade a servi ; elle sera de nouveau prête à la prochaine manche.
wolves-why-not_before_placing = Ce pouvoir ne s’annonce pas avant de placer : il agit de lui-même.
wolves-why-two_wolves_needed = La Relève demande deux de vos Loups visibles.
wolves-why-deck_empty = Le Flair demande un Loup dans votre pioche.
wolves-why-not_your_wolf = Il n’y a pas là de Loup visible à vous.
wolves-why-same_wolf = Vous avez déjà choisi ce Loup ; choisissez l’autre.

## The wolves

wolves-wolf-one = 1
wolves-wolf-two = 2
wolves-wolf-three = 3
wolves-wolf-four = 4
wolves-wolf-five = 5
wolves-wolf-lone-one = 1 Solitaire
wolves-wolf-lone-two = 2 Solitaire
wolves-wolf-lone-four = 4 Solitaire
wolves-wolf-lone-six = 6 Solitaire

wolves-wolf-one-help = Compte trois fois sa valeur dans un angle du territoire.
wolves-wolf-two-help = Sans effet propre.
wolves-wolf-three-help = Rapporte un point de plus si vous gagnez sa ligne.
wolves-wolf-four-help = Sans effet propre.
wolves-wolf-five-help = Selon les règles habituelles, seul le 6 Solitaire le recouvre.
wolves-wolf-lone-one-help = Un 1 avec deux Lunes ; compte trois fois sa valeur dans un angle.
wolves-wolf-lone-two-help = Compte trois fois sa valeur dans un angle, soit 6 ; un 3 le recouvre toujours.
wolves-wolf-lone-four-help = Un 4 de plus pour votre meute.
wolves-wolf-lone-six-help = Le seul 6 qui existe : rien ne le recouvre selon les règles habituelles.

## The Alpha Powers

wolves-ambush = Embuscade
wolves-endurance = Endurance

wolves-power-double-bond = Double Bond
wolves-power-double-bond-help = Embuscade. Après avoir placé votre Loup, placez-en aussitôt un second.
wolves-power-great-leap = Grand Saut
wolves-power-great-leap-help = Embuscade. Un de vos Loups peut recouvrir un Loup adverse inférieur d’exactement deux.
wolves-power-duel = Duel
wolves-power-duel-help = Embuscade. Un de vos Loups peut recouvrir un Loup adverse de même valeur.
wolves-power-relief = Relève
wolves-power-relief-help = Embuscade. Avant de placer, échangez deux de vos Loups visibles ; ce qu’ils recouvrent reste en place.
wolves-power-flair = Flair
wolves-power-flair-help = Embuscade. Avant de placer, glissez votre main sous votre pioche et piochez autant de Loups.
wolves-power-conquered-ground = Terrain conquis
wolves-power-conquered-ground-help = Endurance. Vous gagnez les lignes à égalité où vous avez un Loup visible.
wolves-power-moonsong = Chant de lune
wolves-power-moonsong-help = Endurance. Vous comptez une Lune de plus.
wolves-power-great-pack = Grande meute
wolves-power-great-pack-help = Endurance. Votre main est de quatre Loups.

## Le dessin

wolves-scene-round = Manche { $round }
wolves-scene-goal = { $wins ->
    [one] une seule manche décide
   *[other] en { $wins } manches gagnantes
}
wolves-scene-territory = Territoire
wolves-scene-cell = Espace { $cell }
wolves-scene-wolf = { $wolf } de { $seat }
wolves-scene-back = Un loup face cachée
wolves-scene-hand = Main de { $seat }
wolves-scene-powers = Pouvoirs d’Alpha proposés
wolves-scene-lone = Loups Solitaires
wolves-scene-belongings = Ce que { $seat } a gagné
wolves-scene-row-sum = Ligne { $row }
wolves-scene-sum = { $seat } : { $sum }
wolves-scene-deck = Loups dans la pioche
wolves-scene-moons = Lunes
wolves-scene-wins = Manches gagnées
wolves-scene-points = Points de cette manche
wolves-scene-cards = Loups pris
