# What an operator reads: `vespers admin`.
admin-unknown = There is no match or campaign { $id }.
admin-in-campaign = This match belongs to the campaign { $campaign }: delete that, with all its matches.
admin-bad-backup = This is no whole backup of Vespers ({ $problem }). Nothing was changed.
admin-listed = { $matches ->
    [one] { $matches } match.
   *[other] { $matches } matches.
}
admin-exists = { $file } exists already, and nothing is written over. Choose another file.
admin-exported = The record of { $match } is in { $file }. It shows everything that is hidden in the match.
admin-feedback = { $remarks ->
    [one] { $remarks } remark is
   *[other] { $remarks } remarks are
} in { $file }.
admin-sure = Delete { $ids } for good?
admin-deleted = { $matches ->
    [one] { $matches } match deleted.
   *[other] { $matches } matches deleted.
}
admin-banned = { $address } is banned. Running servers know it after a few seconds.
admin-unbanned = { $address } is no longer banned. Running servers know it after a few seconds.
admin-not-banned = { $address } was not banned.
admin-vacuumed = The space of deleted matches is free again.
admin-backed-up = { $rows } rows are in { $file }. It holds seeds of running matches: keep it where nobody else reads it.
admin-restored = { $rows } rows of { $file } are in the database.
admin-checked = { $matches ->
    [one] { $matches } match checked
   *[other] { $matches } matches checked
}, { $bad ->
    [0] nothing is wrong.
    [one] { $bad } thing is wrong.
   *[other] { $bad } things are wrong.
}
