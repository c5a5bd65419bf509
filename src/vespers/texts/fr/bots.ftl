# Qui prend place quand personne d’autre n’est là.

bot-novice = Novice
bot-novice-help = Plein de bonne volonté, il laisse passer des occasions et oublie ce que préparent les autres.
bot-apprentice = Apprenti
bot-apprentice-help = Regarde un coup plus loin et prend le meilleur du moment.
bot-brother = Frère
bot-brother-help = Réfléchit un instant à la suite et s’attend à de bonnes réponses.
bot-abbot = Abbé
bot-abbot-help = Prend quelques secondes, voit loin et pardonne peu.
bot-random = Feuille au vent
bot-random-help = Joue n’importe quel coup permis, sans plan.
bot-greedy = Apprenti (glouton)
bot-greedy-help = L’apprenti sous son ancien nom.

# Pourquoi un coup est bon ou mauvais.

wolves-reason-rounds = { $change ->
    [more] remporte la manche
   *[less] perd la manche
}
wolves-reason-points = { $change ->
    [more] rapporterait davantage si la manche finissait maintenant
   *[less] abandonne des points de cette manche
}
wolves-reason-moons = { $change ->
    [more] apporte des lunes : deux points à qui en a le plus
   *[less] prend du retard en lunes
}
wolves-reason-safe = { $change ->
    [more] pose un loup que, selon les règles habituelles, plus rien ne peut recouvrir
   *[less] laisse des loups que l’on peut recouvrir
}
wolves-reason-lone = { $change ->
    [more] renforce la meute d’un Loup Solitaire
   *[less] choisit un Loup Solitaire plus faible
}
wolves-reason-power = { $change ->
    [more] garde un pouvoir en réserve
   *[less] dépense un pouvoir
}

heaven-ale-reason-production = { $change ->
    [more] donnera plus de bière : l’ingrédient le plus en retard et le maître brasseur avancent
   *[less] donnera moins de bière à la fin
}
heaven-ale-reason-barrels = { $change ->
    [more] met un tonneau à portée de main
   *[less] éloigne un tonneau
}
heaven-ale-reason-first = { $change ->
    [more] prend les points du premier joueur
   *[less] laisse les points du premier joueur aux autres
}
heaven-ale-reason-money = { $change ->
    [more] rapporte des ducats
   *[less] coûte des ducats
}
heaven-ale-reason-cards = { $change ->
    [more] rapporte une carte
   *[less] cède une carte
}
heaven-ale-reason-track = { $change ->
    [more] garde du chemin devant soi
   *[less] saute des cases de la piste
}

brewers-reason-score = { $change ->
    [more] améliore la bière
   *[less] gâte la bière
}
brewers-reason-wounds = { $change ->
    [more] vous soigne ou vous libère
   *[less] vous laisse blessé ou pris au piège
}
brewers-reason-noise = { $change ->
    [more] vous rend plus discret
   *[less] fait du bruit, ce qui attire les loups-garous
}
brewers-reason-partner = { $change ->
    [more] aide la bière de votre partenaire
   *[less] nuit à la bière de votre partenaire
}
brewers-reason-rivals = { $change ->
    [more] retient le meilleur rival
   *[less] laisse filer le meilleur rival
}
brewers-reason-means = { $change ->
    [more] apporte des cartes ou des capacités
   *[less] dépense des cartes ou des capacités
}
brewers-reason-prospects = { $change ->
    [more] met de bons ingrédients à portée
   *[less] éloigne des bons ingrédients
}

fermentation-reason-time = { $change ->
    [more] laisse du temps avant la phase suivante
   *[less] rapproche la phase suivante : moins de temps pour cette bière
}
fermentation-reason-score = { $change ->
    [more] rapporte des points
   *[less] coûte des points
}
fermentation-reason-means = { $change ->
    [more] apporte des cartes, des pièges ou de la concentration
   *[less] dépense des cartes, des pièges ou de la concentration
}
fermentation-reason-noise = { $change ->
    [more] vous rend plus discret
   *[less] fait du bruit
}
fermentation-reason-alcohol = { $change ->
    [more] vous dégrise
   *[less] monte à la tête
}
fermentation-reason-health = { $change ->
    [more] vous remet sur pied
   *[less] vous laisse à terre
}
fermentation-reason-rigour = { $change ->
    [more] rapproche du disque de cette phase
   *[less] bouscule l’ordre des phases
}
fermentation-reason-reach = { $change ->
    [more] met quelque chose de bon à portée
   *[less] éloigne de ce qu’il vous faut, ou le consomme
}
fermentation-reason-rivals = { $change ->
    [more] retient le meilleur rival
   *[less] laisse filer le meilleur rival
}
