# Ce que dit le serveur de la table.
table-line-undo = { $you ->
    [yes] Vous êtes revenu en arrière : la partie reprend d’un moment antérieur.
   *[no] { $seat } est revenu en arrière : la partie reprend d’un moment antérieur.
}
table-line-share = { $you ->
    [yes] Vous avez ajouté votre part au mélange.
   *[no] { $seat } a ajouté sa part au mélange.
}

table-problem-not-found = Il n’y a rien ici.
table-problem-not-allowed = Ce n’est pas possible ici.
table-problem-running = Ce sera possible une fois la partie terminée.
table-problem-unknown-campaign = Cette campagne n’existe pas, ou n’est plus conservée.
table-problem-campaign-over = Cette campagne est terminée.
table-problem-question-open = Une autre question est encore posée à cette table.
table-problem-no-question = Plus rien n’est demandé.
table-problem-unplayable = Cette partie ne peut pas être montrée ici : son jeu, ses packs ou sa version des règles ne sont plus installés. Rien n’en est perdu.
table-problem-broken = Quelque chose a cassé de notre côté. Rien de la partie n’est perdu.
table-problem-stopping = Le serveur redémarre. Réessayez dans un instant.
table-problem-unavailable = La table n’a pas accès à ses registres en ce moment. Rien n’est perdu : réessayez dans un instant.


option-packs = Contenu

table-problem-cancelled = C’est annulé.
table-problem-too-slow = Les robots sont trop occupés pour y réfléchir. Réessayez dans un instant.
