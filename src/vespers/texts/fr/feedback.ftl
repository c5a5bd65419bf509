# Ce que disent les joueurs d’une partie ou d’un coup.
feedback-title = Dites ce que vous en pensez
feedback-about = L’auteur de la version le lira quand la partie sera finie. D’ici là, personne d’autre que vous ne le lit.
feedback-about-plain = C’est gardé avec la partie. Avant la fin, personne d’autre que vous ne le lit.
feedback-move = Sur ce coup
feedback-match = Sur la partie
feedback-question-match = Y rejoueriez-vous ?
feedback-question-move = Que pensez-vous de ce moment ?
feedback-answer-yes = Oui
feedback-answer-perhaps = Peut-être
feedback-answer-no = Non
feedback-answer-liked = J’aime
feedback-answer-dull = Ennuyeux
feedback-answer-unclear = Pas clair
feedback-answer-too-strong = Trop fort
feedback-answer-too-weak = Trop faible
feedback-comment = Commentaire
feedback-send = Envoyer
feedback-sent = Merci. Vous pouvez le modifier à tout moment.
feedback-list = Ce qu’ont dit les joueurs
feedback-none = Personne n’a encore rien dit.
feedback-waiting = { $count ->
    [one] { $count } autre remarque
   *[other] { $count } autres remarques
 } sur des parties en cours : à lire quand elles seront finies.
feedback-at-move = Coup { $number }
feedback-at-end = Toute la partie
feedback-before-change = sur un état antérieur de cette version
feedback-sheet = En tableur (CSV)
feedback-open = Ouvrir dans la relecture
feedback-summary = Y rejoueraient : oui { $yes }, peut-être { $perhaps }, non { $no }
