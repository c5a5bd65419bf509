# Ce que dit le serveur de la table.
table-line-undo = { $seat } revient en arrière : la partie reprend d’un moment antérieur.

table-problem-not-found = Il n’y a rien ici.
table-problem-not-allowed = Ce n’est pas possible ici.
table-problem-running = Ce sera possible une fois la partie terminée.
table-problem-unknown-campaign = Cette campagne n’existe pas, ou n’est plus conservée.
table-problem-campaign-over = Cette campagne est terminée.
table-problem-question-open = Une autre question est encore posée à cette table.
table-problem-no-question = Plus rien n’est demandé.
table-problem-wrong-version = Cette partie a commencé avec une version antérieure des règles et ne peut pas être montrée par celle-ci.
table-problem-broken = Quelque chose a cassé de notre côté. Rien de la partie n’est perdu.
table-problem-stopping = Le serveur redémarre. Réessayez dans un instant.


option-packs = Contenu

table-problem-cancelled = C’est annulé.
table-problem-too-slow = Les robots sont trop occupés pour y réfléchir. Réessayez dans un instant.
