### Moonlight : le territoire des loups

wolves-title = Moonlight : le territoire des loups
wolves-blurb = Deux meutes, une montagne. Posez vos loups à côté des autres ou par-dessus ceux d’en face, et gagnez les lignes. Deux manches gagnantes.

## Options

wolves-option-starter = Qui commence la première manche
wolves-option-starter-chance = Le hasard décide (le dernier à avoir vu un loup)
wolves-option-starter-first = Le premier joueur
wolves-option-starter-second = Le second joueur

## What players say

wolves-action-Place = Poser le { $wolf } en { $cell }
wolves-action-Rest = Pas de second Loup
wolves-action-CallAmbush = Utiliser { $power }
wolves-action-Swap = Échanger le Loup en { $cell }
wolves-action-TakeLone = Prendre le { $wolf }
wolves-action-TakePower = Prendre { $power }

## What chance says

wolves-action-Drawn = { $me } pioche le { $wolf }
wolves-action-DrawnFaceDown = { $me } pioche un Loup, face cachée
wolves-action-Revealed = Pouvoir proposé : { $power }
wolves-action-Starts = { $seat } commence
wolves-did-Starts = { $you ->
    [seat] Vous commencez
   *[no] { $seat } commence
}

## What becomes true

wolves-event-RoundBegan = { $you ->
    [starter] Manche { $round } : vous commencez.
   *[no] Manche { $round } : { $starter } commence.
}
wolves-event-Covered = Le { $wolf } recouvre le { $hidden } en { $cell }.
wolves-event-AmbushUsed = { $you ->
    [yes] Vous avez utilisé { $power } ; l’Embuscade est retournée.
   *[no] { $seat } a utilisé { $power } ; l’Embuscade est retournée.
}
wolves-event-Swapped = { $you ->
    [yes] Vous avez échangé les Loups en { $cell } et en { $other }.
   *[no] { $seat } a échangé les Loups en { $cell } et en { $other }.
}
wolves-event-ShapeFixed = La forme est fixée : { $columns } de large et { $rows } de haut.
wolves-event-AreaFull = { $you ->
    [yes] Vous avez rempli le dernier espace : la manche s’arrête aussitôt.
   *[no] { $seat } a rempli le dernier espace : la manche s’arrête aussitôt.
}
wolves-event-LastWolf = { $you ->
    [yes] Vous avez posé le dernier Loup de votre meute.
   *[no] { $seat } a posé le dernier Loup de sa meute.
}
wolves-event-MoonsWon = { $you ->
    [yes] Vous montrez le plus de Lunes ({ $moons }) et marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } montre le plus de Lunes ({ $moons }) et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
wolves-event-MoonsTied = Égalité de Lunes ({ $moons }) : personne ne marque pour elles.
wolves-event-RowWon = { $you ->
    [yes] Ligne { $row } : vous la gagnez ({ $strength }) et prenez { $cards ->
        [one] { $cards } Loup
       *[other] { $cards } Loups
    }, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Ligne { $row } : { $seat } la gagne ({ $strength }) et prend { $cards ->
        [one] { $cards } Loup
       *[other] { $cards } Loups
    }, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
wolves-event-RowTied = Ligne { $row } : égalité ({ $strength }), personne ne prend rien.
wolves-event-RoundWon = { $you ->
    [yes] Vous gagnez la manche, { $points } { $by_cards ->
        [yes] aux points et { $cards } aux Loups pris
       *[no] aux points
    }.
   *[no] { $seat } gagne la manche, { $points } { $by_cards ->
        [yes] aux points et { $cards } aux Loups pris
       *[no] aux points
    }.
}
wolves-event-RoundReplayed = { $you ->
    [starter] Tout est égal ({ $points }) : la manche est rejouée, et vous commencez.
   *[no] Tout est égal ({ $points }) : la manche est rejouée, et { $starter } commence.
}
wolves-event-MountainFinished = { $you ->
    [yes] Vous avez terminé votre montagne et gagnez la partie, { $wins } en manches.
   *[no] { $seat } a terminé sa montagne et gagne la partie, { $wins } en manches.
}
wolves-end-mountain = La montagne est terminée.

## What is asked

wolves-step-PlaceWolf = { $me } : posez un Loup de votre main, à côté d’un autre Loup ou sur un Loup adverse de valeur immédiatement inférieure.
wolves-step-SecondWolf = { $me } : posez aussitôt un second Loup, ou gardez l’Embuscade.
wolves-step-SwapWolf = { $me } : choisissez deux de vos Loups visibles à échanger.
wolves-step-TakeLoneWolf = { $me } : vous avez gagné la manche. Choisissez le Loup Solitaire qui rejoint votre meute.
wolves-step-TakeAlphaPower = { $me } : choisissez un Pouvoir d’Alpha pour la suite de la partie.
wolves-step-Draw = { $me } : le Loup suivant de la pioche.
wolves-step-RevealPower = Un Pouvoir d’Alpha est proposé.
wolves-step-FirstPlayer = Qui commence la première manche ?

## What is asked of the player at the table

wolves-ask-PlaceWolf = Posez un Loup à côté d’un autre, ou sur un Loup adverse qui vaut un de moins.
wolves-ask-SecondWolf = Posez aussitôt un second Loup, ou gardez l’Embuscade.
wolves-ask-SwapWolf = Choisissez deux de vos Loups visibles à échanger.
wolves-ask-TakeLoneWolf = Vous avez gagné la manche. Choisissez le Loup Solitaire qui rejoint votre meute.
wolves-ask-TakeAlphaPower = Choisissez un Pouvoir d’Alpha pour la suite de la partie.

## Why not

wolves-why-wolf_not_in_hand = Vous n’avez pas ce Loup en main.
wolves-why-first_wolf_in_the_middle = Le premier Loup de la manche se pose au milieu de la table.
wolves-why-not_next_to_a_wolf = Sur un espace vide, un Loup doit partager un côté avec un Loup déjà posé.
wolves-why-out_of_area = À cet endroit, le territoire sortirait du rectangle de { $long } par { $short } (ou { $short } par { $long }).
wolves-why-own_wolf = Vous ne pouvez pas recouvrir un de vos propres Loups.
wolves-why-not_one_higher = Un Loup ne recouvre qu’un Loup adverse de valeur immédiatement inférieure, sauf si un pouvoir permet davantage.
wolves-why-last_visible_wolf = C’est le dernier Loup visible de l’adversaire : il ne peut pas être recouvert.
wolves-why-not_a_lone_wolf = Ce n’est pas un Loup Solitaire.
wolves-why-power_not_offered = Ce Pouvoir d’Alpha n’est pas proposé.
wolves-why-not_your_power = Ce Pouvoir d’Alpha n’est pas à vous.
wolves-why-ambush_used = Cette Embuscade a servi ; elle sera de nouveau prête à la prochaine manche.
wolves-why-not_before_placing = Ce pouvoir ne s’annonce pas avant de poser : il agit de lui-même.
wolves-why-two_wolves_needed = La Relève demande deux de vos Loups visibles.
wolves-why-deck_empty = Le Flair demande un Loup dans votre pioche.
wolves-why-not_your_wolf = Vous n’avez pas de Loup visible à cet endroit.
wolves-why-same_wolf = Vous avez déjà choisi ce Loup ; choisissez l’autre.

## The wolves

wolves-name = { $value }
wolves-name-lone = Solitaire { $value }


## The Alpha Powers

wolves-ambush = Embuscade
wolves-endurance = Endurance

wolves-power-double-bond = Double Bond
wolves-power-great-leap = Grand Saut
wolves-power-duel = Duel
wolves-power-relief = Relève
wolves-power-flair = Flair
wolves-power-conquered-ground = Terrain conquis
wolves-power-moonsong = Chant de lune
wolves-power-great-pack = Grande meute

## Le dessin

wolves-scene-round = Manche { $round }
wolves-scene-goal = { $wins ->
    [1] une seule manche décide
   *[other] en { $wins } manches gagnantes
}
wolves-scene-territory = Territoire
wolves-scene-cell = Espace { $cell }
wolves-scene-wolf = { $wolf } de { $seat }
wolves-scene-back = Un Loup face cachée
wolves-scene-hand = Main de { $seat }
wolves-scene-powers = Pouvoirs d’Alpha proposés
wolves-scene-lone = Loups Solitaires
wolves-scene-belongings = Ce que { $seat } a gagné
wolves-scene-row-sum = Ligne { $row }
wolves-scene-row-from-top = { $place ->
    [1] Ligne du haut
    [2] Deuxième ligne
    [3] Troisième ligne
   *[other] Quatrième ligne
}
wolves-scene-points-won = +{ $points }
wolves-scene-deck = Loups dans la pioche
wolves-scene-moons = Lunes
wolves-scene-wins = Manches gagnées
wolves-scene-points = Points de cette manche
wolves-scene-cards = Loups pris

# Ce qu’un coup gagne sur le suivant : par lui-même, ou en perdant moins.

wolves-reason-rounds = { $change ->
    [more] remporte la manche
   *[spares] garde la manche ouverte
}
wolves-reason-points = { $change ->
    [more] rapporterait davantage si la manche finissait maintenant
   *[spares] cède moins de points de cette manche
}
wolves-reason-moons = { $change ->
    [more] apporte des Lunes : des points à qui en a le plus
   *[spares] laisse moins d’avance en Lunes à l’adversaire
}
wolves-reason-safe = { $change ->
    [more] pose un Loup que, selon les règles habituelles, plus rien ne peut recouvrir
   *[spares] laisse moins de Loups à recouvrir
}
wolves-reason-lone = { $change ->
    [more] renforce la meute d’un Loup Solitaire
   *[spares] laisse à l’adversaire un Loup Solitaire plus faible
}
wolves-reason-power = { $change ->
    [more] garde un pouvoir en réserve
   *[spares] ne dépense pas de pouvoir
}
wolves-scene-rounds-score = { $mine } : { $theirs }
wolves-scene-corner-help = Un angle : la valeur d’un Loup au signe des angles y compte × { $times }.
wolves-scene-corner-counts = un { $value } compte { $counts }
wolves-scene-corner-note = angle : { $value }
wolves-scene-lone-wolf = Loup Solitaire
wolves-scene-mountain = La montagne de { $seat }
wolves-scene-mountain-won = La montagne de { $seat } : { $wins ->
    [0] rien encore
    [one] la base
   *[other] la base et le sommet
}
wolves-scene-mountain-help = { $wins ->
    [1] Une manche gagnée donne la montagne, et la victoire.
   *[other] Une manche gagnée donne la base, une seconde le sommet. Qui a les deux gagne.
}
wolves-scene-row-sums = Ligne { $row } : { $sums }
wolves-scene-row-help = La plus grande somme prend ses propres Loups visibles de la ligne, un point chacun.
wolves-scene-row-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $you ->
    [yes] vous
   *[no] { $seat }
}
wolves-scene-row-tied = égalité : à personne
wolves-scene-moons-now = Lunes : { $sums }
wolves-scene-moons-title = Lunes
wolves-scene-moons-foot = le plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-scene-moons-help = Qui montre le plus de Lunes sur tout le territoire en marque les points.
wolves-scene-points-now = Si tout finissait là : { $sums }
wolves-scene-points-title = Si tout finissait là
wolves-scene-points-foot = points de la manche
wolves-scene-points-help = Lunes et lignes additionnées, dans l’état actuel du territoire.
wolves-scene-ambush-kind = Embuscade, une fois par manche
wolves-scene-endurance-kind = Endurance, toujours
wolves-scene-ambush-used = utilisée, revient à la manche suivante
wolves-scene-unseen = en main et pioche
wolves-scene-unseen-mine = encore dans votre pioche
wolves-scene-unseen-wolf = Pas encore vu : { $wolf }
wolves-scene-tag-cover = recouvrir le { $value }
wolves-scene-tag-ambush = { $power } : le { $value }
wolves-scene-row-becomes = La ligne { $row } passe de { $before } à { $after }{ $leads ->
    [me] {" "}: vous la menez.
    [tie] {" "}: égalité.
   *[foe] {""}.
}
wolves-scene-round-ends = La manche { $round } est comptée
wolves-scene-round-won = { $you ->
    [yes] Vous gagnez la manche, { $points }.
   *[no] { $seat } gagne la manche, { $points }.
}
wolves-scene-round-tied = Tout est égal : la manche est rejouée.
wolves-scene-mountain-grows = { $you ->
    [yes] Votre montagne grandit
   *[no] La montagne de { $seat } grandit
}
wolves-scene-prize-follows = Qui a gagné prend un Loup Solitaire, l’autre un Pouvoir d’Alpha.
wolves-scene-stamp-moons = { $moons ->
    [one] { $moons } Lune
   *[other] { $moons } Lunes
}
wolves-scene-stamp-value = { $value }
wolves-scene-stamp-corner = { $value } × { $times } = { $counts }


## Ce qui a été fait

wolves-did-Place = { $you ->
    [yes] Vous avez posé le { $wolf } en { $cell }
   *[no] { $who } a posé le { $wolf } en { $cell }
}
wolves-did-Rest = { $you ->
    [yes] Vous n’avez pas posé de second Loup
   *[no] { $who } n’a pas posé de second Loup
}
wolves-did-CallAmbush = { $you ->
    [yes] Vous avez utilisé { $power }
   *[no] { $who } a utilisé { $power }
}
wolves-did-Swap = { $you ->
    [yes] Vous avez levé le Loup en { $cell }
   *[no] { $who } a levé le Loup en { $cell }
}
wolves-did-TakeLone = { $you ->
    [yes] Vous avez pris le { $wolf }
   *[no] { $who } a pris le { $wolf }
}
wolves-did-TakePower = { $you ->
    [yes] Vous avez pris { $power }
   *[no] { $who } a pris { $power }
}
wolves-did-Drawn = { $you ->
    [yes] Vous avez pioché le { $wolf }
   *[no] { $who } a pioché le { $wolf }
}
wolves-did-DrawnFaceDown = { $who } a pioché un Loup

# Questions que le livret laisse ouvertes
wolves-ruling-corners = Quels sont les angles du territoire ?
wolves-ruling-corners-any-size = Ceux du plus petit rectangle autour de tous les Loups, quelle que soit sa taille.
wolves-ruling-corners-full-size = Seulement ceux d’un rectangle qui a atteint sa taille complète.
wolves-ruling-replayed_ambush = Une Embuscade est-elle de nouveau prête dans une manche rejouée ?
wolves-ruling-replayed_ambush-ready = Oui, comme dans toute nouvelle manche.
wolves-ruling-replayed_ambush-spent = Non : une Embuscade utilisée dans la manche à égalité le reste.
wolves-ruling-protection = Le dernier Loup visible reste-t-il protégé contre les Embuscades ?
wolves-ruling-protection-from-all = Oui : aucun pouvoir ne recouvre le dernier Loup visible.
wolves-ruling-protection-not-from-ambushes = Non : un recouvrement que seule une Embuscade permet peut l’atteindre.

## What wolves and powers do: made from the numbers and effects of the pack
wolves-can-corner = Dans un angle du territoire sa valeur compte × { $times }, soit { $counts }.
wolves-can-bonus = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus si vous gagnez sa ligne.
wolves-can-moons = Montre { $moons ->
    [one] { $moons } Lune
   *[other] { $moons } Lunes
}.
wolves-can-be-covered = Un { $value } le recouvre.
wolves-can-not-be-covered = Selon les règles habituelles, rien ne le recouvre.
wolves-power-about = { $kind }. { $words }
wolves-effect-second-wolf = Après avoir posé votre Loup, posez-en aussitôt un second.
wolves-effect-leap = Un de vos Loups peut recouvrir un Loup adverse de valeur inférieure de deux exactement.
wolves-effect-equal = Un de vos Loups peut recouvrir un Loup adverse de même valeur.
wolves-effect-swap = Avant de poser, échangez deux de vos Loups visibles ; ce qu’ils recouvrent reste en place.
wolves-effect-new-hand = Avant de poser, glissez votre main sous votre pioche et piochez autant de Loups.
wolves-effect-tied-rows = Vous gagnez les lignes à égalité où vous avez un Loup visible.
wolves-effect-moon = Vous comptez { $moons ->
    [one] { $moons } Lune
   *[other] { $moons } Lunes
} de plus.
wolves-effect-larger-hand = Votre main compte { $wolves ->
    [one] { $wolves } Loup
   *[other] { $wolves } Loups
}.
wolves-table-wolves = Les Loups
wolves-table-powers = Les Pouvoirs d’Alpha
wolves-print-mountains = Montagnes
wolves-number-hand = Loups en main
wolves-number-larger_hand = Loups en main avec le pouvoir de la grande main
wolves-number-offered = Pouvoirs d’Alpha exposés
wolves-number-wins = Manches à gagner
wolves-number-long = Le grand côté du territoire
wolves-number-short = Le petit côté du territoire
wolves-number-corner = Nombre de fois que compte, dans un angle, un Loup au signe des angles
wolves-number-moon_points = Points pour le plus de Lunes
wolves-number-moonsong = Lunes de plus avec le pouvoir des Lunes
wolves-sign-corner = Compte davantage dans un angle
