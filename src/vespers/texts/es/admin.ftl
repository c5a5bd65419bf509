# Lo que lee quien lleva el servidor: `vespers admin`.
admin-unknown = No hay partida ni campaña { $id }.
admin-in-campaign = Esta partida pertenece a la campaña { $campaign }: borra esa, con todas sus partidas.
admin-bad-backup = No es una copia entera de Vespers ({ $problem }). No se ha cambiado nada.
admin-listed = { $matches ->
    [one] { $matches } partida.
   *[other] { $matches } partidas.
}
admin-exists = { $file } ya existe, y no se sobrescribe nada. Elige otro archivo.
admin-exported = La partida { $match } está en { $file }. El archivo muestra todo lo que está oculto en ella.
admin-feedback = { $remarks ->
    [one] Hay { $remarks } comentario
   *[other] Hay { $remarks } comentarios
} en { $file }.
admin-sure = ¿Borrar { $ids } para siempre?
admin-deleted = { $matches ->
    [one] { $matches } partida borrada.
   *[other] { $matches } partidas borradas.
}
admin-banned = { $address } queda expulsada. Los servidores en marcha lo saben a los pocos segundos.
admin-unbanned = { $address } ya no está expulsada. Los servidores en marcha lo saben a los pocos segundos.
admin-not-banned = { $address } no estaba expulsada.
admin-vacuumed = El espacio de las partidas borradas vuelve a estar libre.
admin-backed-up = { $rows } filas están en { $file }. Contiene semillas de partidas en curso: guárdalo donde nadie más lo lea.
admin-restored = { $rows } filas de { $file } están en la base de datos.
admin-checked = { $matches ->
    [one] { $matches } partida comprobada
   *[other] { $matches } partidas comprobadas
}, { $bad ->
    [0] todo está bien.
    [one] { $bad } cosa está mal.
   *[other] { $bad } cosas están mal.
}
