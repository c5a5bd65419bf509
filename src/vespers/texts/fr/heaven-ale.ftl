### Le Bien & le Malt

heaven-ale-title = Le Bien & le Malt
heaven-ale-blurb = Parcourez la piste de l’abbaye, plantez votre jardin au soleil et à l’ombre, et faites avancer ensemble les cinq ingrédients de la bière.

## Options

heaven-ale-option-entry = Qui choisit d’abord sa place de départ
heaven-ale-option-entry-book = En sens horaire après le premier joueur (la règle)
heaven-ale-option-entry-english = En sens inverse (l’édition anglaise)
heaven-ale-option-exchange = L’échange à la fin
heaven-ale-option-exchange-literal = Tant qu’il est possible (la règle)
heaven-ale-option-exchange-best = Autant qu’il est utile
heaven-ale-option-brewmaster = Le départ du maître brasseur
heaven-ale-option-brewmaster-usual = Onze cases avant le 1
heaven-ale-option-brewmaster-nearer = Dix cases avant le 1

## Ce que disent les joueurs

heaven-ale-action-Walk = Aller à { $space }
heaven-ale-action-Enter = Rentrer : { $place }
heaven-ale-action-Sell = Vendre la carte « { $card } »
heaven-ale-action-Take = Acheter { $tile }
heaven-ale-action-Stop = Ne plus rien acheter
heaven-ale-action-Place = La poser en { $hex }
heaven-ale-action-BuildFirst = Bâtir d’abord en { $site }
heaven-ale-action-Activate = Activer autour de { $site } : { $neighbours }
heaven-ale-action-MarkNumber = Disque sur X : toutes les tuiles de fertilité { $number }
heaven-ale-action-MarkResource = Disque sur { $colour }
heaven-ale-action-MarkMonk = Disque sur { $monk }
heaven-ale-action-UsePrivilege = Placer la carte « { $card } »
heaven-ale-action-KeepPrivileges = Ne pas placer de carte
heaven-ale-action-Advance = Avancer le marqueur : { $colour }

## Ce que dit le hasard

heaven-ale-action-Starts = { $seat } est premier joueur
heaven-ale-action-DrawnResource = Tirage : { $tile }
heaven-ale-action-DrawnMonk = Tirage : { $monk }

## Ce qui arrive

heaven-ale-event-RoundBegins = La manche { $round } sur { $rounds } commence.
heaven-ale-event-TileBought = { $seat } paie { $price } et pose { $tile } en { $hex }.
heaven-ale-event-Earned = { $seat } reçoit { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
heaven-ale-event-MarkerMoved = { $seat } : { $colour } avance en { $to }.
heaven-ale-event-BrewmasterMoved = { $seat } : le maître brasseur avance en { $to }.
heaven-ale-event-Built = { $seat } a entouré { $site }, total { $total } : { $building }.
heaven-ale-event-BarrelTaken = { $seat } prend le { $large ->
    [yes] gros
   *[no] petit
} baril « { $barrel } ».
heaven-ale-event-Scored = { $seat } : { $lowest } × { $multiplier } = { $production }, barils { $barrels }, premier joueur { $first }. Total : { $points }.

## Pourquoi pas

heaven-ale-why-not_forward = Une figurine n’avance que vers l’avant.
heaven-ale-why-no_tile_there = Il n’y a pas de tuile sur cet espace.
heaven-ale-why-no_free_hex = Votre jardin est plein.
heaven-ale-why-cannot_pay_there = Vous ne pouvez y payer aucune tuile, même en vendant vos cartes.
heaven-ale-why-no_disc_there = Il n’y a pas de disque sur cet espace.
heaven-ale-why-no_use_for_disc = Vous n’avez pas de case pour ce disque : elle est occupée, ou vous n’avez pas de tuile pour elle.
heaven-ale-why-no_barrel_to_take = Vous ne réalisez aucun objectif dont vous pourriez prendre le baril.
heaven-ale-why-place_taken = Une autre figurine s’y trouve.
heaven-ale-why-must_be_first_player = La dernière figurine à rentrer doit devenir premier joueur.
heaven-ale-why-card_not_in_hand = Vous n’avez plus cette carte.
heaven-ale-why-tile_not_here = Cette tuile n’est pas sur cet espace.
heaven-ale-why-tile_too_dear = Vous ne pouvez pas payer cette tuile, même en vendant vos cartes.
heaven-ale-why-hex_taken = Une tuile s’y trouve déjà.
heaven-ale-why-too_dear_in_shade = Vous avez trop peu de ducats, même à l’ombre : vendez d’abord une carte.
heaven-ale-why-too_dear_in_sun = Vous avez trop peu de ducats pour la poser au soleil.
heaven-ale-why-site_not_surrounded = Ce site n’est pas entouré maintenant.
heaven-ale-why-building_activates_others = Ce bâtiment n’active pas ces tuiles.
heaven-ale-why-letter_forbids_spot = La lettre du disque ne permet pas cette case.
heaven-ale-why-spot_has_disc = Cette case a déjà un disque.
heaven-ale-why-no_tile_for_disc = Votre jardin n’a aucune tuile que cela activerait.
heaven-ale-why-marker_not_lowest = Ce marqueur n’est pas parmi les moins avancés.

## Ce qui est demandé

heaven-ale-step-FirstPlayer = Qui est premier joueur ?
heaven-ale-step-ChoosePlace = { $me }, choisissez une place dans la zone de départ.
heaven-ale-step-DrawResource = On tire une tuile ressource pour { $space }.
heaven-ale-step-DrawMonk = On tire un moine pour { $space }.
heaven-ale-step-MoveFigure = { $me }, où allez-vous ?
heaven-ale-step-TakeTile = { $me }, quelle tuile achetez-vous ?
heaven-ale-step-TakeAnother = { $me }, une autre tuile ?
heaven-ale-step-PlaceTile = { $me }, où posez-vous { $tile } ?
heaven-ale-step-ChooseSite = { $me }, deux sites sont entourés. Lequel d’abord ?
heaven-ale-step-ActivateTiles = { $me }, { $building } en { $site } : quelles tuiles active-t-il ?
heaven-ale-step-LayDisc = { $me }, où placez-vous le disque ?
heaven-ale-step-CompletePair = { $me }, la paire est complète. Placez-vous une carte privilège ?
heaven-ale-step-AdvanceMarker = { $me }, quel marqueur avance de { $steps } ?
heaven-ale-step-AdvanceLowest = { $me }, lequel des marqueurs les moins avancés avance de { $steps } ?
heaven-ale-step-AdvanceColour = { $me }, de quelle couleur comptez-vous les tuiles ?

## Comment cela finit

heaven-ale-end-rounds = La dernière manche est terminée.

## Pièces

heaven-ale-resource-wood = bois
heaven-ale-resource-yeast = levure
heaven-ale-resource-hops = houblon
heaven-ale-resource-water = eau
heaven-ale-resource-barley = orge
heaven-ale-tile = { $colour } { $number }
heaven-ale-tile-none = aucune tuile
heaven-ale-monk-1 = le bibliothécaire
heaven-ale-monk-2 = le cellérier
heaven-ale-monk-3 = le jardinier
heaven-ale-monk-4 = le sonneur
heaven-ale-space-start = la zone de départ
heaven-ale-space-resource = l’espace { $number }, ressource
heaven-ale-space-monk = l’espace { $number }, moine à { $cost }
heaven-ale-space-disc = l’espace { $number }, disque { $letters }
heaven-ale-space-barrel = l’espace { $number }, barils
heaven-ale-place-first = premier joueur
heaven-ale-place-ducats = ducats
heaven-ale-place-brewmaster = maître brasseur
heaven-ale-place-resource = une ressource
heaven-ale-neighbours = { $arrows }
heaven-ale-privilege-ducats = ducats
heaven-ale-privilege-brewmaster = maître brasseur
heaven-ale-privilege-barrels = barils
heaven-ale-privilege-lowest = marqueur le moins avancé
heaven-ale-privilege-colour = couleur
heaven-ale-building-none = une chapelle sans tuile
heaven-ale-building-one = une remise pour une tuile
heaven-ale-building-opposite = une grange pour deux tuiles opposées
heaven-ale-building-alternating = un moulin pour trois tuiles
heaven-ale-building-four = une brasserie pour quatre tuiles
heaven-ale-barrel-brewmaster = maître brasseur en 1
heaven-ale-barrel-all-resources = toutes les ressources en 1
heaven-ale-barrel-ones = six tuiles 1
heaven-ale-barrel-fives = six tuiles 5
heaven-ale-barrel-monk-discs = tous les disques moine
heaven-ale-barrel-resource-discs = tous les disques ressource
heaven-ale-barrel-same-buildings = trois bâtiments du même type
heaven-ale-barrel-different-buildings = quatre types de bâtiment
heaven-ale-barrel-top-resource = une ressource en 20
heaven-ale-barrel-privileges = trois privilèges
heaven-ale-barrel-sunny = côté ensoleillé plein
heaven-ale-barrel-shady = côté ombragé plein

## Dans un terminal

heaven-ale-draw-round = Manche { $round } sur { $rounds }
heaven-ale-draw-purse =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
heaven-ale-draw-barrels = Barils (◉ gros, ○ petit)
heaven-ale-draw-cards = Cartes
heaven-ale-draw-placed = Placées
heaven-ale-draw-large = Gros barils
heaven-ale-draw-small = Petits barils
heaven-ale-draw-wood = bo
heaven-ale-draw-yeast = le
heaven-ale-draw-hops = ho
heaven-ale-draw-water = ea
heaven-ale-draw-barley = or
heaven-ale-draw-brother = Mo

## Dans un dessin

heaven-ale-scene-track = La piste
heaven-ale-scene-garden = Jardin de { $me }
heaven-ale-scene-round = Manche { $round } sur { $rounds }
heaven-ale-scene-ducats = Ducats
heaven-ale-scene-brewing = Taux et multiplicateur
heaven-ale-scene-points = Points
heaven-ale-scene-production = Production
heaven-ale-scene-cards = Cartes privilège
heaven-ale-scene-barrels = Barils
heaven-ale-scene-first = Premier joueur
heaven-ale-scene-price = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
heaven-ale-scene-disc = Disque d’activation
heaven-ale-scene-sunny = Emplacement ensoleillé { $hex }
heaven-ale-scene-shady = Emplacement ombragé { $hex }
heaven-ale-scene-site = Site de construction { $site }
heaven-ale-scene-spot-x = Case X : un nombre
heaven-ale-scene-spot-wood = Case du bois
heaven-ale-scene-spot-yeast = Case de la levure
heaven-ale-scene-spot-hops = Case du houblon
heaven-ale-scene-spot-water = Case de l’eau
heaven-ale-scene-spot-barley = Case de l’orge
heaven-ale-scene-spot-monk-1 = Case du bibliothécaire
heaven-ale-scene-spot-monk-2 = Case du cellérier
heaven-ale-scene-spot-monk-3 = Case du jardinier
heaven-ale-scene-spot-monk-4 = Case du sonneur
