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
bot-of-others = { $bot }
bot-of-others-help = Un robot d’un autre paquet.
why-no_bot = '{ $bot }' n’est pas un robot ; les robots sont : { $bots }. Un robot à vous s’écrit paquet.module:Classe.
why-broken_bot = Le robot { $bot } ne fonctionne pas ({ $problem }).
