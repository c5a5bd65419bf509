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
    [more] rapporte davantage si la manche finissait maintenant
   *[less] abandonne des points de cette manche
}
wolves-reason-moons = { $change ->
    [more] apporte des lunes : deux points à qui en a le plus
   *[less] prend du retard en lunes
}
wolves-reason-safe = { $change ->
    [more] pose un loup que plus rien ne peut recouvrir
   *[less] laisse des loups que l’on peut recouvrir
}
wolves-reason-lone = { $change ->
    [more] renforce la meute d’un Loup Solitaire
   *[less] laisse le meilleur Loup Solitaire à l’autre meute
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
