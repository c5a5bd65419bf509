# La mezcla: lo que se promete, se añade y se comprueba. Las palabras del cliente.
table-shuffle = La mezcla
table-shuffle-short = huella { $hash }…
table-shuffle-how = Cómo se comprueba
table-shuffle-kept = La mezcla era la prometida al principio, y nadie podía elegirla por sí solo.
table-shuffle-late = La mezcla era la prometida al principio. Parte del azar salió antes de que te sentaras.
table-shuffle-unshared = La promesa coincide, pero falta la parte de tu navegador en la partida guardada.
table-shuffle-unseen = La partida guardada cumple su propia promesa. Este navegador no la vio hacer.
table-shuffle-unfinished = La partida no se jugó hasta el final; por eso su semilla sigue oculta.
table-shuffle-unpromised = Esta partida no tiene huella: no se prometió nada, por ejemplo porque se usaron dados y cartas de verdad.
table-shuffle-broken = Esta no es la mezcla prometida al principio.
table-shuffle-damaged = No es una partida entera: falta una línea o fue cambiada.
table-shuffle-unread = La partida no se puede leer ahora.
table-shuffle-about-promise = Antes de que salga nada, la mesa elige una semilla secreta y muestra su huella. Nadie puede deducir la semilla de la huella, y ninguna otra semilla tiene la misma. La huella abarca también la partida, el juego, sus ajustes, sus respuestas a las cuestiones abiertas y quién se sienta dónde. Tu navegador la guarda.
table-shuffle-about-share = Después tu navegador elige un número al azar y lo añade, igual que el de cada persona que se sienta. Todo el azar depende de la semilla y de todas estas partes. Así la mesa no puede elegir las cartas, pues no conoce tu parte cuando promete; y tú tampoco, pues no conoces la semilla.
table-shuffle-about-end = Cuando la partida termina, la mesa muestra la semilla. Tu navegador vuelve a calcular su huella, compara y busca su propia parte en la partida guardada.
table-shuffle-about-late = Quien se sienta más tarde añade su parte a todo el azar desde entonces. Un robot no añade ninguna, y nadie espera a nadie.
table-shuffle-about-limits = Tu navegador comprueba la promesa y las partes. Que cada resultado se siga de ellas lo comprueban las reglas del juego: descarga la partida y ejecuta la orden de abajo.
table-shuffle-match = Esta partida
table-shuffle-commitment = Huella, tal como este navegador la vio primero
table-shuffle-share = Parte de este navegador
table-shuffle-copy = Copiar
table-shuffle-running = La partida continúa. Se compara al final.
table-shuffle-check = Comprobar una partida
table-shuffle-check-about = El archivo se queda en este navegador: no se envía nada.
table-shuffle-alone = Esta página también puede guardarse como archivo. Abierta desde ahí, comprueba las partidas sin esta mesa y sin red; o puedes recibirla de alguien en quien confías.
table-shuffle-keep = Guardar la página
table-shuffle-file = Partida (.vespers, .jsonl)
table-shuffle-expected = Huella del principio, si la apuntaste
table-shuffle-found = { $file }: { $draws ->
    [one] { $draws } resultado de azar
   *[other] { $draws } resultados de azar
}, { $shares ->
    [one] { $shares } parte de jugador
   *[other] { $shares } partes de jugadores
}.
