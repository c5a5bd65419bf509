# Ce que lit un exploitant : `vespers admin`.
admin-unknown = Il n’y a ni partie ni campagne { $id }.
admin-in-campaign = Cette partie appartient à la campagne { $campaign } : supprimez celle-ci, avec toutes ses parties.
admin-bad-backup = Ce n’est pas une sauvegarde entière de Vespers ({ $problem }). Rien n’a été changé.
admin-listed = { $matches ->
    [one] { $matches } partie.
   *[other] { $matches } parties.
}
admin-exists = { $file } existe déjà, et rien n’est écrasé. Choisissez un autre fichier.
admin-exported = La partie { $match } est dans { $file }. Le fichier montre tout ce qui y est caché.
admin-feedback = { $remarks ->
    [one] { $remarks } remarque est
   *[other] { $remarks } remarques sont
} dans { $file }.
admin-sure = Supprimer { $ids } pour de bon ?
admin-deleted = { $matches ->
    [one] { $matches } partie supprimée.
   *[other] { $matches } parties supprimées.
}
admin-banned = { $address } est exclue. Les serveurs en marche le savent après quelques secondes.
admin-unbanned = { $address } n’est plus exclue. Les serveurs en marche le savent après quelques secondes.
admin-not-banned = { $address } n’était pas exclue.
admin-vacuumed = La place des parties supprimées est de nouveau libre.
admin-backed-up = { $rows } lignes sont dans { $file }. Il contient les graines de parties en cours : gardez-le à l’abri des regards.
admin-restored = { $rows } lignes de { $file } sont dans la base de données.
admin-checked = { $matches ->
    [one] { $matches } partie vérifiée
   *[other] { $matches } parties vérifiées
}, { $bad ->
    [0] rien à signaler.
    [one] { $bad } chose ne va pas.
   *[other] { $bad } choses ne vont pas.
}
