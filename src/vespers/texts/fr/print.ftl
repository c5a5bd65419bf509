# Ce qui se lit sur les feuilles imprimées.

print-cards = Cartes
print-backs = dos
print-counters = Jetons
print-glue = les parties se recouvrent de { $overlap } mm : collez-les
print-score = Décompte
print-player = Joueur
print-tables = Tableaux
print-box = Le contenu de la boîte
print-dice = Dés
print-of-player = { $name }, joueur { $number }
print-player-sheet = Feuille de joueur
print-sheet-of = Feuille de joueur · { $name }
print-band = { $least }+ { $name }
print-marked = { $name } ◇
print-subtitle = { $packs } · Vespers { $version }
print-how-scale = Imprimez à la taille réelle (100 %, sans « ajuster à la page ») : le trait ci-dessous mesure 100 mm.
print-how-sides = Cartes : imprimez en recto verso, retourné sur le bord long. Chaque feuille de faces est suivie de ses dos.
print-how-cut = Une carte mesure { $width } × { $height } mm. Coupez le long des repères au bord de la feuille.
print-how-glue = Un plateau plus grand qu’une page est en plusieurs parties, A1 en haut à gauche : coupez aux repères et collez les parties là où elles se recouvrent.
print-new = Nouvelles
print-changed = Changées
print-removed = À retirer de la boîte
print-count = { $count } ×
print-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
print-missing = Pour imprimer, il faut le paquet { $module } : pip install "vespers[print]"
print-done = { $file } : { $kilobytes } ko.
print-bad-what = --what : attendu { $known }, séparés par des virgules, et non « { $given } ».
print-bad-before = --changed-since : attendu un fichier de pack, « base » ou une version des règles ({ $versions }), et non « { $given } ».
why-nothing_to_print = Il n’y a rien à imprimer pour { $game } : rien de ce qui est demandé n’a changé, ou le jeu n’en a pas.
