# Estudios de versiones: unos robots la juegan con los mismos repartos que otra versión.
study-it = Estudiarla
study-title = Estudio: { $name }
study-about = Unos robots juegan tu versión y otra con los mismos repartos: la suerte del reparto se anula. El estudio sigue aunque cierres esta página.
study-against = Comparada con
study-against-base = el juego tal como es
study-level = ¿Qué fuerza tienen los robots?
study-games = Partidas de cada versión
study-players = Jugadores
study-start = Empezar el estudio
study-list = Estudios de esta versión
study-none-yet = Aún no hay ningún estudio.
study-what = { $name }, comparada con: { $other }
study-how = { $game } · partidas de cada una: { $games } · { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
 } · { $level }
study-state-running = En marcha
study-state-stopping = Deteniéndose: se acaban las partidas empezadas
study-state-stopped = Detenido. Lo jugado se conserva.
study-state-done = Terminado
study-state-failed = No se ha podido jugar el estudio
study-progress = { $done } de { $total } partidas jugadas
study-stop = Detener
study-resume = Seguir
study-delete = Borrar el estudio
study-share = Copiar el enlace
study-shared = Enlace copiado
study-share-about = Quien tenga el enlace puede leer este estudio.
study-report = Abrir el informe completo
study-to-version = A la versión
study-verdict = El veredicto
study-primary = Las cifras principales
study-primary-about = Son las mismas en cada estudio y se nombran antes de jugarlo: quién gana, cuánto dura, cuánta tensión hay. Cada veredicto está corregido por el número de todas las cifras.
study-rest = Todas las demás cifras y opciones
study-verdict-changed = Con los mismos repartos (partidas de cada una: { $games }), { $count ->
    [one] una cifra principal ha cambiado
   *[other] { $count } cifras principales han cambiado
 } más de lo que explica el azar: { $names }.
study-verdict-same = { $count ->
    [one] Una cifra principal no muestra
   *[other] { $count } cifras principales no muestran
 } ninguna diferencia que importe: { $names }.
study-verdict-open = { $count ->
    [one] Para una cifra principal
   *[other] Para { $count } cifras principales
 } no hay bastantes partidas: { $names }. Bastarían unas { $needed } de cada versión.
study-points = { $value } puntos
study-between = { $value } (de { $low } a { $high })
study-difference = Diferencia (95 %)
study-games-behind = Las partidas detrás: { $title }
study-games-many = Partidas: { $shown } de { $total }. Abre una para verla jugada a jugada.
study-games-open = Abrir en la repetición
study-games-opening = Abriendo …
study-games-one = Partida { $number }
study-games-at = en la jugada { $number }
study-games-won = ganó: { $names }
study-games-back = Al informe
study-games-seat = puesto { $seat }
study-taken = Cuántas veces se toma cada opción
study-taken-about = De los puestos que podían tomar una opción en una partida, la parte que la tomó, antes y después, en los mismos repartos.
study-taken-none = Estas partidas no muestran que se elija ninguna opción más o menos a menudo.
study-taken-rest = Las demás opciones: { $count }
study-option = Opción
