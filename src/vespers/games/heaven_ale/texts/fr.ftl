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

## Ce que disent les joueurs

heaven-ale-action-Walk = Aller à { $space }
heaven-ale-action-Enter = Entrer par la porte « { $place } »
heaven-ale-action-Sell = Vendre la carte « { $card } »
heaven-ale-action-Take = Acheter { $tile }
heaven-ale-action-Stop = Ne plus rien acheter
heaven-ale-action-Place = La poser en { $hex }
heaven-ale-action-BuildFirst = Bâtir d’abord en { $site }
heaven-ale-action-Activate = Activer autour de { $site } : { $neighbours }
heaven-ale-action-MarkNumber = Disque sur X : toutes les tuiles de fertilité { $number }
heaven-ale-action-MarkResource = Disque sur { $colour }
heaven-ale-action-MarkMonk = Disque sur { $monk }
heaven-ale-action-UsePrivilege = Placer la carte « { $card } »
heaven-ale-action-KeepPrivileges = Garder les cartes
heaven-ale-action-Advance = Avancer le marqueur : { $colour }

## Ce que dit le hasard

heaven-ale-action-Starts = { $seat } est premier joueur
heaven-ale-did-Starts = { $you ->
    [seat] Vous êtes premier joueur.
   *[no] { $seat } est premier joueur.
}
heaven-ale-action-DrawnResource = Tirage : { $tile }
heaven-ale-action-DrawnMonk = Tirage : { $monk }

## Ce qui arrive

heaven-ale-event-RoundBegins = La manche { $round } sur { $rounds } commence.
heaven-ale-event-TileBought = { $you ->
    [yes] Vous payez { $price } et posez { $tile } en { $hex }.
   *[no] { $seat } paie { $price } et pose { $tile } en { $hex }.
}
heaven-ale-event-Earned = { $you ->
    [yes] Vous recevez { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
   *[no] { $seat } reçoit { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
}
heaven-ale-event-MarkerMoved = { $you ->
    [yes] Votre marqueur passe en { $to } : { $colour }.
   *[no] { $seat } : { $colour } passe en { $to }.
}
heaven-ale-event-BrewmasterMoved = { $you ->
    [yes] Votre maître brasseur avance en { $to }.
   *[no] { $seat } : le maître brasseur avance en { $to }.
}
heaven-ale-event-Built = { $you ->
    [yes] Vous avez entouré { $site }, total { $total } : { $building }.
   *[no] { $seat } a entouré { $site }, total { $total } : { $building }.
}
heaven-ale-event-BarrelTaken = { $you ->
    [yes] Vous avez pris le { $large ->
        [yes] gros
       *[no] petit
    } baril « { $barrel } ».
   *[no] { $seat } a pris le { $large ->
        [yes] gros
       *[no] petit
    } baril « { $barrel } ».
}
heaven-ale-event-Scored = { $you ->
    [yes] Vous : l’échange à { $rate }:1 et les ducats mènent le marqueur le moins avancé de { $rearmost } à { $brewed }. { $lowest } × { $multiplier } = { $production }, barils { $barrels }, premier joueur { $first }. Total : { $points }.
   *[no] { $seat } : l’échange à { $rate }:1 et les ducats mènent le marqueur le moins avancé de { $rearmost } à { $brewed }. { $lowest } × { $multiplier } = { $production }, barils { $barrels }, premier joueur { $first }. Total : { $points }.
}

## Pourquoi pas

heaven-ale-why-not_forward = Une figurine n’avance que vers l’avant.
heaven-ale-why-no_tile_there = Il n’y a pas de tuile sur cet espace.
heaven-ale-why-no_free_hex = Votre jardin est plein.
heaven-ale-why-cannot_pay_there = Vous ne pouvez y payer aucune tuile, même en vendant vos cartes.
heaven-ale-why-no_disc_there = Il n’y a pas de disque sur cet espace.
heaven-ale-why-no_use_for_disc = Vous n’avez pas de case pour ce disque : elle est occupée, ou vous n’avez pas de tuile pour elle.
heaven-ale-why-no_barrel_to_take = Vous ne réalisez aucun objectif dont vous pourriez prendre le baril.
heaven-ale-why-place_taken = Une autre figurine s’y trouve.
heaven-ale-why-must_be_first_player = La dernière figurine à rentrer doit devenir premier joueur.
heaven-ale-why-card_not_in_hand = Vous n’avez plus cette carte.
heaven-ale-why-tile_not_here = Cette tuile n’est pas sur cet espace.
heaven-ale-why-tile_too_dear = Vous ne pouvez pas payer cette tuile, même en vendant vos cartes.
heaven-ale-why-hex_taken = Une tuile s’y trouve déjà.
heaven-ale-why-too_dear_in_shade = Vous avez trop peu de ducats, même à l’ombre : vendez d’abord une carte.
heaven-ale-why-too_dear_in_sun = Vous avez trop peu de ducats pour la poser au soleil.
heaven-ale-why-site_not_surrounded = Ce site n’est pas entouré maintenant.
heaven-ale-why-building_activates_others = Ce bâtiment n’active pas ces tuiles.
heaven-ale-why-letter_forbids_spot = La lettre du disque ne permet pas cette case.
heaven-ale-why-spot_has_disc = Cette case a déjà un disque.
heaven-ale-why-no_tile_for_disc = Votre jardin n’a aucune tuile que cela activerait.
heaven-ale-why-marker_not_lowest = Ce marqueur n’est pas parmi les moins avancés.

## Ce qui est demandé

heaven-ale-step-FirstPlayer = Qui est premier joueur ?
heaven-ale-step-ChoosePlace = { $me }, choisissez une place dans la zone de départ.
heaven-ale-step-DrawResource = On tire une tuile ressource pour { $space }.
heaven-ale-step-DrawMonk = On tire un moine pour { $space }.
heaven-ale-step-MoveFigure = { $me }, où allez-vous ?
heaven-ale-step-TakeTile = { $me }, quelle tuile achetez-vous ?
heaven-ale-step-TakeAnother = { $me }, une autre tuile ?
heaven-ale-step-PlaceTile = { $me }, où posez-vous { $tile } ?
heaven-ale-step-ChooseSite = { $me }, deux sites sont entourés. Lequel d’abord ?
heaven-ale-step-ActivateTiles = { $me }, { $building } en { $site } : quelles tuiles active-t-il ?
heaven-ale-step-LayDisc = { $me }, où placez-vous le disque ?
heaven-ale-step-CompletePair = { $me }, la paire est complète. Placez-vous une carte privilège ?
heaven-ale-step-AdvanceMarker = { $me }, quel marqueur avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} ?
heaven-ale-step-AdvanceLowest = { $me }, lequel des marqueurs les moins avancés avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} ?
heaven-ale-step-AdvanceColour = { $me }, de quelle couleur comptez-vous les tuiles ?

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

## Ce que quelqu’un a fait

heaven-ale-did-Walk = { $you ->
    [yes] Vous êtes allé sur { $space }
   *[no] { $who } est allé sur { $space }
}
heaven-ale-did-Enter = { $you ->
    [yes] Vous avez pris la place « { $place } »
   *[no] { $who } a pris la place « { $place } »
}
heaven-ale-did-Sell = { $you ->
    [yes] Vous avez vendu la carte « { $card } »
   *[no] { $who } a vendu la carte « { $card } »
}
heaven-ale-did-Take = { $you ->
    [yes] Vous avez choisi { $tile }
   *[no] { $who } a choisi { $tile }
}
heaven-ale-did-Stop = { $you ->
    [yes] Vous n’avez plus rien acheté
   *[no] { $who } n’a plus rien acheté
}
heaven-ale-did-Place = { $you ->
    [yes] Vous avez posé une tuile en { $hex }
   *[no] { $who } a posé une tuile en { $hex }
}
heaven-ale-did-BuildFirst = { $you ->
    [yes] Vous avez bâti d’abord en { $site }
   *[no] { $who } a bâti d’abord en { $site }
}
heaven-ale-did-Activate = { $you ->
    [yes] Vous avez activé des tuiles autour de { $site } : { $neighbours }
   *[no] { $who } a activé des tuiles autour de { $site } : { $neighbours }
}
heaven-ale-did-MarkNumber = { $you ->
    [yes] Vous avez placé un disque sur X : toutes les tuiles de fertilité { $number }
   *[no] { $who } a placé un disque sur X : toutes les tuiles de fertilité { $number }
}
heaven-ale-did-MarkResource = { $you ->
    [yes] Vous avez placé un disque sur { $colour }
   *[no] { $who } a placé un disque sur { $colour }
}
heaven-ale-did-MarkMonk = { $you ->
    [yes] Vous avez placé un disque sur { $monk }
   *[no] { $who } a placé un disque sur { $monk }
}
heaven-ale-did-UsePrivilege = { $you ->
    [yes] Vous avez placé la carte « { $card } »
   *[no] { $who } a placé la carte « { $card } »
}
heaven-ale-did-KeepPrivileges = { $you ->
    [yes] Vous avez gardé les cartes
   *[no] { $who } a gardé les cartes
}
heaven-ale-did-Advance = { $you ->
    [yes] Vous avez avancé le marqueur : { $colour }
   *[no] { $who } a avancé le marqueur : { $colour }
}
heaven-ale-did-DrawnResource = Tirage : { $tile }
heaven-ale-did-DrawnMonk = Tirage : { $monk }

## Dans un dessin

heaven-ale-scene-track = L’abbaye et sa piste
heaven-ale-scene-garden = Jardin de { $me }
heaven-ale-scene-round = Manche { $round } sur { $rounds }
heaven-ale-scene-ducats = Ducats
heaven-ale-scene-rate = Taux et multiplicateur
heaven-ale-scene-points = Points
heaven-ale-scene-discs-laid = Disques
heaven-ale-scene-production = Bière
heaven-ale-scene-cards = Cartes privilège
heaven-ale-scene-placed = Privilèges placés
heaven-ale-scene-barrels = Barils
heaven-ale-scene-first = Premier joueur
heaven-ale-scene-brewmaster = Maître brasseur
heaven-ale-scene-any-resource = Un marqueur au choix
heaven-ale-scene-purse = Bourse
heaven-ale-scene-forecast = Si la partie finissait maintenant
heaven-ale-scene-forecast-short = si c’était fini
heaven-ale-scene-purse-now = { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}
heaven-ale-scene-forecast-now = Si la partie finissait maintenant : { $number ->
    [one] { $number } point
   *[other] { $number } points
}
heaven-ale-scene-disc = Disque d’activation
heaven-ale-scene-disc-on = Disque : { $spot }
heaven-ale-scene-sunny = Emplacement ensoleillé { $hex }
heaven-ale-scene-shady = Emplacement ombragé { $hex }
heaven-ale-scene-site = Site de construction { $site }
heaven-ale-scene-spot-x = Case X : un nombre
heaven-ale-scene-spot-wood = Case du bois
heaven-ale-scene-spot-yeast = Case de la levure
heaven-ale-scene-spot-hops = Case du houblon
heaven-ale-scene-spot-water = Case de l’eau
heaven-ale-scene-spot-barley = Case de l’orge
heaven-ale-scene-spot-monk-1 = Case du bibliothécaire
heaven-ale-scene-spot-monk-2 = Case du cellérier
heaven-ale-scene-spot-monk-3 = Case du jardinier
heaven-ale-scene-spot-monk-4 = Case du sonneur

# Ce qu’un coup gagne sur le suivant : par lui-même, ou en perdant moins.

heaven-ale-reason-production = { $change ->
    [more] donnera plus de bière : l’ingrédient le plus en retard et le maître brasseur avancent
   *[spares] préserve davantage de la bière à venir
}
heaven-ale-reason-barrels = { $change ->
    [more] met un baril à portée de main
   *[spares] garde un baril à portée de main
}
heaven-ale-reason-first = { $change ->
    [more] prend les points du premier joueur
   *[spares] ne laisse pas aux autres les points du premier joueur
}
heaven-ale-reason-money = { $change ->
    [more] rapporte des ducats
   *[spares] coûte moins de ducats
}
heaven-ale-reason-cards = { $change ->
    [more] rapporte une carte
   *[spares] garde plus de cartes en main
}
heaven-ale-reason-track = { $change ->
    [more] garde du chemin devant soi
   *[spares] saute moins de cases de la piste
}
heaven-ale-reason-start = { $change ->
    [more] commence par ce qui gagne le plus de parties
   *[spares] laisse moins d’avance aux débuts des autres
}
heaven-ale-scene-stall = Espace { $number } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
heaven-ale-scene-stall-row = L’étal
heaven-ale-scene-barrel-large = Gros baril
heaven-ale-scene-barrel-small = Petit baril
heaven-ale-scene-barrel-large-of = Gros baril : { $goal }
heaven-ale-scene-barrel-small-of = Petit baril : { $goal }
heaven-ale-scene-barrel-of = Pris : { $me }
heaven-ale-scene-nobody = personne
heaven-ale-scene-pair = { $laid ->
    [0] Paire sans disque
    [1] Paire avec un disque
   *[other] Paire complète
}
heaven-ale-scene-card-ducats = { $number ->
    [one] Prenez { $number } ducat.
   *[other] Prenez { $number } ducats.
}
heaven-ale-scene-card-brewmaster = Il avance de { $number }.
heaven-ale-scene-card-barrels = Chaque baril compte { $number } de plus.
heaven-ale-scene-card-lowest = Le dernier : +{ $number } par disque.
heaven-ale-scene-card-colour = Une ressource : +{ $number } par tuile.
heaven-ale-scene-card-or-sell = { $effect } Ou vendez-la { $ducats }.
heaven-ale-scene-pair-brings = privilège
heaven-ale-scene-pair-complete = complète
heaven-ale-scene-field = Case { $number }
heaven-ale-scene-band = Échange { $rate }:1, bière × { $multiplier }
heaven-ale-scene-marker-on = Marqueur { $colour } : { $number }
heaven-ale-scene-brewmaster-on = Maître brasseur : { $number }
heaven-ale-scene-used = placée
heaven-ale-scene-sign = { $text }
heaven-ale-scene-sells-for = Vendue maintenant : { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
heaven-ale-scene-production-detail = dernier marqueur { $rearmost } ; { $times ->
    [one] { $times } échange
   *[other] { $times } échanges
} → { $exchanged } ; ducats → { $lowest } ; { $counted } × { $multiplier } = { $points }
heaven-ale-scene-barrels-detail = { $large } gros, { $small ->
    [one] { $small } petit
   *[other] { $small } petits
}
heaven-ale-scene-beer-none = pas de bière cette année
heaven-ale-scene-beer-even = une bière égale et franche
heaven-ale-scene-beer-strong = une bière dont on parlera
heaven-ale-scene-beer-honest = une bière qui se boit
heaven-ale-scene-free = gratuit
heaven-ale-scene-in-shade = à l’ombre
heaven-ale-scene-in-sun = au soleil
heaven-ale-scene-or = { $first } ou { $second }
heaven-ale-scene-walk = Vous achetez { $tiles }, ou plusieurs.
heaven-ale-scene-fetch = Vous prenez { $number ->
    [1] un baril
   *[other] { $number } barils
} : +{ $points }.
heaven-ale-scene-warn-keep = Cette paire ne peut recevoir une carte que maintenant.
heaven-ale-scene-warn-home = Il vous reste { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} et vous pourriez encore acheter sur { $spaces ->
    [1] un espace
   *[other] { $spaces } espaces
}. Rentrer termine votre manche.
heaven-ale-scene-warn-last = C’est la dernière manche : vous rentrez avec { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} et { $cards ->
    [one] { $cards } carte non vendue
   *[other] { $cards } cartes non vendues
}. Les cartes ne valent rien à la fin.
heaven-ale-scene-pay-shade = À l’ombre : { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, il en reste { $left }.
heaven-ale-scene-pay-sun = Au soleil : { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, il en reste { $left }.
heaven-ale-scene-price-name = Prix
heaven-ale-scene-closes = { $site } se ferme avec { $total } : { $building }, maître brasseur +{ $steps }.
heaven-ale-scene-at-space = { $more ->
    [0] { $tile }, case { $space }
   *[other] { $tile } et plus, case { $space }
}
heaven-ale-scene-at-hex = { $tile } sur { $hex }
heaven-ale-scene-left = { $have } → { $shade } ducats à l’ombre, { $sun } au soleil.
heaven-ale-scene-left-of = { $tile } : { $have } → { $shade } à l’ombre, { $sun } au soleil.
heaven-ale-scene-would-close = Sur { $hex }, ferme { $site } : { $total }, { $building }.
heaven-ale-scene-grows = { $site } : { $have } cases sur { $need } occupées.
heaven-ale-scene-sum = { $parts } = { $total }
heaven-ale-scene-closing-of = { $site } se ferme : { $building }
heaven-ale-scene-sell-says = La carte retourne dans la boîte pour de bon.
heaven-ale-scene-activates = Il active { $number ->
    [1] une tuile
   *[other] { $number } tuiles
}.
heaven-ale-scene-completes = Il complète la paire : vous pouvez placer une carte privilège.
heaven-ale-scene-total = Total
heaven-ale-scene-why-sell = Vous avez trop peu de ducats : vendez d’abord une carte.
heaven-ale-scene-why-MoveFigure = Vers l’avant seulement, aussi loin que vous voulez ; ce que vous dépassez reste aux autres.
heaven-ale-scene-why-ChoosePlace = Son revenu est à vous tout de suite.
heaven-ale-scene-why-AdvanceMarker = Seul votre marqueur le moins avancé compte à la fin.
heaven-ale-scene-why-TakeTile = Au moins une ; le prix au soleil n’est pas celui de l’ombre.
heaven-ale-scene-why-TakeAnother = Vous pouvez continuer ou vous arrêter.
heaven-ale-scene-why-PlaceTile = L’ombre rapporte des ducats, le soleil avance le marqueur. Le prix est sur chaque case.
heaven-ale-scene-why-ChooseSite = Le premier est achevé avant le second.
heaven-ale-scene-why-ActivateTiles = L’ombre rapporte des ducats, le soleil avance son marqueur, les moines avancent le maître brasseur.
heaven-ale-scene-why-LayDisc = Chaque case ne sert qu’une fois par partie.
heaven-ale-scene-why-CompletePair = Maintenant ou jamais pour cette paire ; une carte non placée reste à vous.
heaven-ale-scene-why-AdvanceLowest = L’un d’eux fait tous les pas.
heaven-ale-scene-why-AdvanceColour = Un pas pour chacune de ses tuiles dans votre jardin.
heaven-ale-scene-stage-closes = { $you ->
    [yes] Vous avez entouré { $site }
   *[no] { $me } a entouré { $site }
}
heaven-ale-scene-stage-total = Total { $total } : { $building }
heaven-ale-scene-stage-activates = Maintenant le bâtiment active des tuiles autour de lui.
heaven-ale-scene-stage-activation = { $you ->
    [yes] Vos tuiles sont activées
   *[no] Les tuiles de { $me } sont activées
}
heaven-ale-scene-stage-around = Autour du bâtiment en { $site }
heaven-ale-scene-stage-barrel = { $you ->
    [yes] Vous prenez un baril
   *[no] { $me } prend un baril
}
heaven-ale-scene-stage-round = La manche { $round } sur { $rounds } est terminée
heaven-ale-scene-stage-first = { $you ->
    [yes] Vous commencez la manche suivante.
   *[no] { $me } commence la manche suivante.
}
heaven-ale-scene-stage-next = Manche { $round } sur { $rounds } : une tuile de plus sur chaque espace
heaven-ale-scene-stage-brewed = { $you ->
    [yes] Votre bière
   *[no] La bière de { $me }
}
heaven-ale-scene-stage-rate = Maître brasseur en { $number } : le plus avancé cède au moins avancé à { $rate }:1, { $times ->
    [1] une fois
   *[other] { $times } fois
}.
heaven-ale-scene-exchange = Échange { $number }
heaven-ale-scene-paid = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} : un pas
heaven-ale-scene-count = { $lowest } × { $multiplier } = { $points }

## Ce que font les choses

heaven-ale-about-track = On avance dans le sens horaire de porte en porte et l’on fait ce qu’offre l’espace. On ne recule jamais.
heaven-ale-about-space-resource = Achetez une tuile ou plus. À l’ombre une tuile coûte son nombre × { $shade } en ducats, au soleil × { $sun }.
heaven-ale-about-space-monk = Achetez un moine ou plus. Prix de chacun en ducats : { $cost } × { $shade } à l’ombre, { $cost } × { $sun } au soleil.
heaven-ale-about-space-disc = Prenez un disque, placez-le sur une case libre de sa lettre et activez ce que la case désigne.
heaven-ale-about-space-barrel = Prenez un baril pour chaque objectif réalisé dont vous n’avez pas encore de baril.
heaven-ale-about-letter-a = A : choisissez un nombre ; toutes vos tuiles ressource de ce nombre sont activées.
heaven-ale-about-letter-b = B : chacun de vos moines de cette sorte active toutes les tuiles voisines.
heaven-ale-about-letter-c = C : toutes vos tuiles de cette ressource sont activées.
heaven-ale-about-place-first = Vous commencez la manche suivante ; à la fin de la partie cette place vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heaven-ale-about-place-ducats = Vous recevez tout de suite { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
heaven-ale-about-place-brewmaster = Votre maître brasseur avance de { $number }.
heaven-ale-about-place-resource = Un marqueur de ressource au choix avance de { $number }.
heaven-ale-about-figure = Elle se tient là où son joueur a agi en dernier. Les figurines ne se gênent pas.
heaven-ale-about-goal-brewmaster = Votre maître brasseur est en { $goal } ou plus loin.
heaven-ale-about-goal-all-resources = Les cinq marqueurs sont en { $goal } ou plus loin.
heaven-ale-about-goal-ones = { $goal ->
    [one] { $goal } tuile ressource
   *[other] { $goal } tuiles ressource
} de fertilité 1 dans votre jardin.
heaven-ale-about-goal-fives = { $goal ->
    [one] { $goal } tuile ressource
   *[other] { $goal } tuiles ressource
} de fertilité 5 dans votre jardin.
heaven-ale-about-goal-monk-discs = Un disque sur { $goal ->
    [one] { $goal } case de moine
   *[other] { $goal } cases de moines
}.
heaven-ale-about-goal-resource-discs = Un disque sur { $goal ->
    [one] { $goal } case de ressource
   *[other] { $goal } cases de ressources
}.
heaven-ale-about-goal-same-buildings = { $goal ->
    [one] { $goal } bâtiment
   *[other] { $goal } bâtiments d’un même type
}.
heaven-ale-about-goal-different-buildings = { $goal ->
    [one] { $goal } bâtiment
   *[other] { $goal } bâtiments de types différents
}.
heaven-ale-about-goal-top-resource = Un marqueur en { $goal }.
heaven-ale-about-goal-privileges = { $goal ->
    [one] { $goal } carte privilège placée près d’une paire
   *[other] { $goal } cartes privilège placées près de paires
}.
heaven-ale-about-goal-sunny = Une tuile sur chaque emplacement ensoleillé ({ $goal }).
heaven-ale-about-goal-shady = Une tuile sur chaque emplacement ombragé ({ $goal }).
heaven-ale-about-barrel = Le premier à le chercher reçoit le gros baril, { $large ->
    [one] { $large } point
   *[other] { $large } points
} ; le deuxième le petit, { $small }. Il faut aller sur un espace à barils.
heaven-ale-about-seal = Ce baril a été pris ; le sceau montre par qui.
heaven-ale-about-price = { $shade } à l’ombre, { $sun } au soleil.
heaven-ale-about-tile-monk = Activé, { $monk } avance votre maître brasseur d’un pas. Un disque sur sa case active toutes les tuiles voisines. Il n’ajoute rien au total d’un site.
heaven-ale-about-tile-sun = Activée, elle avance de { $number } le marqueur : { $colour }.
heaven-ale-about-tile-shade = Activée, elle rapporte { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
heaven-ale-about-tile-track = Activée, elle rapporte { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
} à l’ombre, ou avance de { $number } le marqueur au soleil : { $colour }.
heaven-ale-about-garden = Le soleil à gauche, l’ombre à droite. Les tuiles sont activées par les bâtiments et les disques.
heaven-ale-about-sunny = Une tuile coûte ici × { $times } ; activée, elle avance son marqueur.
heaven-ale-about-shady = Une tuile coûte ici × { $times } ; activée, elle rapporte des ducats.
heaven-ale-about-site = Quand les six emplacements autour sont occupés, on additionne leurs nombres et l’on bâtit aussitôt.
heaven-ale-about-building-line = { $low }–{ $high } : { $building }, maître brasseur +{ $steps }
heaven-ale-about-building = Bâti en { $site }. Il a avancé le maître brasseur et activé ses tuiles une fois ; il compte pour les objectifs de bâtiments.
heaven-ale-about-spot = Reçoit un seul disque par partie.
heaven-ale-about-disc-laid = Cette case a servi.
heaven-ale-about-pair = Quand les deux cases ont un disque, vous pouvez placer une carte privilège et l’utiliser aussitôt.
heaven-ale-about-purse = Les ducats achètent des tuiles. À la fin, chaque fois que vous en avez { $ducats }, ils avancent d’un pas le marqueur le moins avancé.
heaven-ale-about-forecast = Ce que cette abbaye marquerait maintenant : le marqueur le moins avancé après l’échange fois le multiplicateur, les barils, le premier joueur.
heaven-ale-about-band = Avec le maître brasseur ici, l’échange à la fin est de { $rate }:1 (pas en arrière du marqueur le plus avancé pour un pas du moins avancé), et le nombre du moins avancé compte × { $multiplier }.
heaven-ale-about-marker = Seul le moins avancé des cinq marque. Chaque pas au-delà de { $top } rapporte un ducat.
heaven-ale-about-brewmaster = Il fixe l’échange, maintenant { $rate }:1, et le multiplicateur, maintenant × { $multiplier }. Les sites et les moines l’avancent.
heaven-ale-about-cards = Chacune peut être placée une fois près d’une paire complète, ou vendue à votre tour.
heaven-ale-about-placed = Elle est placée près d’une paire et a servi.
heaven-ale-about-sell = Ou vendez-la à votre tour pour { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
heaven-ale-about-privilege-ducats = Prenez { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
heaven-ale-about-privilege-brewmaster = Le maître brasseur avance de { $number }.
heaven-ale-about-privilege-barrels = À la fin chaque baril compte { $number } de plus.
heaven-ale-about-privilege-lowest = Le marqueur le moins avancé avance de { $number } par disque placé.
heaven-ale-about-privilege-colour = Choisissez une ressource : son marqueur avance de { $number } par tuile.

# Questions que le livret laisse ouvertes
heaven-ale-ruling-colour_card = La carte de couleur peut-elle nommer une couleur dont on n’a aucune tuile ?
heaven-ale-ruling-colour_card-any-colour = Oui ; elle n’avance alors rien.
heaven-ale-ruling-colour_card-own-colour = Non, sauf si l’on n’a aucune tuile de ressource.
heaven-ale-why-colour_without_tile = Vous n’avez aucune tuile de cette couleur.
heaven-ale-step-LastSale = { $me }, avant le décompte : vendez-vous une carte ? Toutes ensemble rapportent jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
heaven-ale-ruling-barrel_space = Peut-on aller sur un espace baril sans y prendre de baril ?
heaven-ale-ruling-barrel_space-something-to-take = Non : il faut pouvoir en prendre un.
heaven-ale-ruling-barrel_space-goal-met = Oui, si l’on a réalisé un objectif, même quand ses barils sont partis.
heaven-ale-ruling-set_up = Les joueurs voient-ils les tuiles de la première manche avant de choisir leur place ?
heaven-ale-ruling-set_up-tiles-first = Oui : on garnit d’abord la piste.
heaven-ale-ruling-set_up-places-first = Non : les places sont choisies alors que la piste est vide.
heaven-ale-ruling-emergency = Quand peut-on vendre des cartes privilège contre des ducats d’urgence ?
heaven-ale-ruling-emergency-also-at-the-end = À son tour, avant de marcher ou de payer, et encore avant le décompte final.
heaven-ale-ruling-emergency-before-paying = Seulement à son tour, avant de marcher ou de payer.
heaven-ale-ruling-beyond_track = Que rapportent les pas d’un marqueur ressource au-delà de { $top } ?
heaven-ale-ruling-beyond_track-each-step = Un ducat par pas.
heaven-ale-ruling-beyond_track-each-move = Un ducat par déplacement qui mènerait au-delà, si loin soit-il.
heaven-ale-ruling-emergency-every-decision = À chacune de ses décisions, et encore avant le décompte final.
heaven-ale-ruling-once_round = Une figurine peut-elle faire un tour entier et reprendre la place qu’elle vient de quitter ?
heaven-ale-ruling-once_round-any-place = Oui : quand elle part, la place est libre.
heaven-ale-ruling-once_round-another-place = Non : elle prend une autre place, sauf si aucun autre déplacement n’est possible.
heaven-ale-why-no_sale_now = À cette table, on ne vend des cartes privilège qu’avant de marcher ou de payer.
heaven-ale-why-another_place = À cette table, on ne revient pas à la place qu’on vient de quitter.
heaven-ale-ruling-emergency-any-moment = À chacune de ses décisions, avant chaque tour d’un autre, et encore avant le décompte final.
heaven-ale-ruling-exchange = À la fin, doit-on échanger aussi longtemps que possible ?
heaven-ale-ruling-exchange-forced = Oui, même quand s’arrêter plus tôt et se servir alors des ducats mènerait plus loin le marqueur le moins avancé.
heaven-ale-ruling-exchange-chosen = Non : qui gagnerait à s’arrêter est interrogé avant chaque échange.
heaven-ale-step-Sale = { $me }, avant le tour d’un autre : vendez-vous une carte ?
heaven-ale-step-ChooseExchange = { $me }, l’échange se fait à { $rate }:1. Encore un, ou arrêter ? Votre bière vaut { $now ->
    [one] { $now } point
   *[other] { $now } points
} si vous arrêtez maintenant, { $all } si vous échangez jusqu’au bout.
heaven-ale-action-Exchange = Échanger encore une fois
heaven-ale-action-EndExchange = Ne plus échanger
heaven-ale-did-Exchange = { $you ->
    [yes] Vous avez échangé une fois
   *[no] { $who } a échangé une fois
}
heaven-ale-did-EndExchange = { $you ->
    [yes] Vous avez mis fin à l’échange
   *[no] { $who } a mis fin à l’échange
}
heaven-ale-scene-why-Sale = La question revient avant chaque tour d’un autre.
heaven-ale-scene-why-LastSale = Une carte qui n’est pas vendue ne vaut rien à la fin.
heaven-ale-scene-why-ChooseExchange = Les plus avancés cèdent, le moins avancé gagne. Ensuite, les ducats le mènent plus loin.

## Barrels, buildings and starts: made from the numbers of the pack
heaven-ale-brewmaster-begins = { $steps ->
    [one] { $steps } case avant le 1
   *[other] { $steps } cases avant le 1
}
heaven-ale-house-none = une chapelle
heaven-ale-house-one = une remise
heaven-ale-house-opposite = une grange
heaven-ale-house-alternating = un moulin
heaven-ale-house-four = une brasserie
heaven-ale-built-any = { $count ->
    [0] { $house } sans tuile
    [one] { $house } pour une tuile
   *[other] { $house } pour { $count } tuiles
}
heaven-ale-built-opposite = { $house } pour tuiles opposées : { $count }
heaven-ale-built-alternating = { $house } pour une tuile sur deux : { $count }
heaven-ale-goal-brewmaster = maître brasseur en { $goal }
heaven-ale-goal-all-resources = toutes les ressources en { $goal }
heaven-ale-goal-ones = { $goal ->
    [one] { $goal } tuile de fertilité 1
   *[other] { $goal } tuiles de fertilité 1
}
heaven-ale-goal-fives = { $goal ->
    [one] { $goal } tuile de fertilité 5
   *[other] { $goal } tuiles de fertilité 5
}
heaven-ale-goal-monk-discs = { $goal ->
    [one] { $goal } disque moine
   *[other] { $goal } disques moine
}
heaven-ale-goal-resource-discs = { $goal ->
    [one] { $goal } disque ressource
   *[other] { $goal } disques ressource
}
heaven-ale-goal-same-buildings = { $goal ->
    [one] { $goal } bâtiment
   *[other] { $goal } bâtiments identiques
}
heaven-ale-goal-different-buildings = { $goal ->
    [one] { $goal } bâtiment
   *[other] { $goal } bâtiments différents
}
heaven-ale-goal-top-resource = une ressource en { $goal }
heaven-ale-goal-privileges = { $goal ->
    [one] { $goal } privilège placé
   *[other] { $goal } privilèges placés
}
heaven-ale-goal-sunny = { $goal ->
    [one] { $goal } tuile au soleil
   *[other] { $goal } tuiles au soleil
}
heaven-ale-goal-shady = { $goal ->
    [one] { $goal } tuile à l’ombre
   *[other] { $goal } tuiles à l’ombre
}
heaven-ale-table-buildings = Les bâtiments
heaven-ale-table-barrels = Les barils
heaven-ale-table-privileges = Les cartes privilège
heaven-ale-table-brewmaster = Le maître brasseur
heaven-ale-table-places = La zone de départ
heaven-ale-table-track = La piste
heaven-ale-table-resources = Les tuiles ressource
heaven-ale-table-monks = Les tuiles moine
heaven-ale-table-players = Selon le nombre de joueurs
heaven-ale-table-brewmaster_start = Le départ du maître brasseur
heaven-ale-number-ducats = Ducats au début
heaven-ale-number-emergency = Ducats pour une carte privilège vendue
heaven-ale-number-shady_price = Prix à l’ombre : fois la fertilité ou le coût du moine
heaven-ale-number-sunny_price = Prix au soleil : fois la fertilité ou le coût du moine
heaven-ale-number-top = La fin de la piste de production
heaven-ale-number-ducats_per_step = Ducats pour un pas du marqueur le moins avancé à la fin
heaven-ale-number-large_barrel = Points d’un gros baril
heaven-ale-number-small_barrel = Points d’un petit baril
heaven-ale-number-first_player = Points du premier joueur à la fin
heaven-ale-choice-offers-resource = une ressource
heaven-ale-choice-offers-monk = un moine
heaven-ale-choice-offers-disc = un disque
heaven-ale-choice-offers-barrel = barils
heaven-ale-choice-activates-any = n’importe lesquelles des six
heaven-ale-choice-activates-opposite = une paire opposée
heaven-ale-choice-activates-alternating = une sur deux
heaven-ale-scene-abbey = Abbaye
heaven-ale-scene-figures = Figurines
heaven-ale-scene-markers = Marqueurs
