# Le mélange : ce qui est promis, ajouté et vérifié. Les mots du client.
table-shuffle = Le mélange
table-shuffle-short = empreinte { $hash }…
table-shuffle-how = Comment on le vérifie
table-shuffle-kept = Le mélange était celui promis au début, et personne ne pouvait le choisir seul.
table-shuffle-late = Le mélange était celui promis au début. Certains tirages ont eu lieu avant votre arrivée.
table-shuffle-unshared = La promesse concorde, mais la part de votre navigateur manque dans la partie enregistrée.
table-shuffle-unseen = La partie enregistrée tient sa propre promesse. Ce navigateur ne l’a pas vu faire.
table-shuffle-unfinished = La partie n’a pas été jouée jusqu’au bout ; sa graine reste donc cachée.
table-shuffle-unpromised = Cette partie n’a pas d’empreinte : rien n’a été promis, par exemple parce que de vrais dés et de vraies cartes ont servi.
table-shuffle-broken = Ce n’est pas le mélange promis au début.
table-shuffle-damaged = Ce n’est pas une partie entière : une ligne manque ou a été modifiée.
table-shuffle-unread = La partie ne peut pas être lue maintenant.
table-shuffle-about-promise = Avant tout tirage, la table choisit une graine secrète et en montre l’empreinte. Personne ne peut retrouver la graine à partir de l’empreinte, et aucune autre graine n’a la même. L’empreinte couvre aussi la partie, le jeu, ses réglages, ses réponses aux questions ouvertes et les places. Votre navigateur la garde.
table-shuffle-about-share = Puis votre navigateur tire un nombre au hasard et l’ajoute, comme celui de chaque personne qui s’assoit. Chaque tirage dépend de la graine et de toutes ces parts. La table ne peut donc pas choisir les cartes, car elle ignore votre part au moment de promettre ; vous non plus, car vous ignorez la graine.
table-shuffle-about-end = Quand la partie est finie, la table montre la graine. Votre navigateur en reprend l’empreinte, compare, et cherche sa propre part dans la partie enregistrée.
table-shuffle-about-late = Qui s’assoit plus tard ajoute sa part à tous les tirages qui suivent. Un robot n’en ajoute pas, et personne n’attend personne.
table-shuffle-about-limits = Votre navigateur vérifie la promesse et les parts. Que chaque tirage en découle, ce sont les règles du jeu qui le vérifient : téléchargez la partie et lancez la commande ci-dessous.
table-shuffle-match = Cette partie
table-shuffle-commitment = Empreinte, telle que ce navigateur l’a vue d’abord
table-shuffle-share = Part de ce navigateur
table-shuffle-copy = Copier
table-shuffle-running = La partie continue. On compare à la fin.
table-shuffle-check = Vérifier une partie
table-shuffle-check-about = Le fichier reste dans ce navigateur : rien n’est envoyé.
table-shuffle-alone = Cette page peut aussi être gardée comme fichier. Ouverte de là, elle vérifie les parties sans cette table et sans réseau ; vous pouvez aussi la recevoir de quelqu’un en qui vous avez confiance.
table-shuffle-keep = Garder la page
table-shuffle-file = Partie (.vespers, .jsonl)
table-shuffle-expected = Empreinte du début, si vous l’avez notée
table-shuffle-found = { $file } : { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
}, { $shares ->
    [one] { $shares } part de joueur
   *[other] { $shares } parts de joueurs
}.
