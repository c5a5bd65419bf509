# Las palabras del propio cliente. Las claves empiezan por table-.
# The shelf
table-motto = Una mesa para juegos de monjes, cerveza, luz de luna y lobos.
table-play-now = Jugar ya
table-new-match = Nueva partida…
table-rules = Reglas
table-beta = en pruebas
table-minutes = { $minutes } min
table-your-matches = Tus partidas
table-open-record = Abrir un registro
table-open-record-help = El registro de una partida terminada, tal como se descarga (.jsonl, .vespers)
table-your-turn = Te toca
table-waiting = en espera
table-over = Partida terminada
table-forget = Quitar «{ $game }» de la lista
table-to-shelf = Volver al estante
table-to-table = Volver a la mesa
table-try-again = Reintentar

# A new match
table-who-plays = ¿Quién juega?
table-options = Opciones
table-start = Empezar la partida
table-name = Nombre
table-kind-me = Yo
table-kind-local = Alguien ante esta pantalla
table-kind-link = Un invitado, con enlace
table-kind-bot = Un robot
table-seat-kind = Puesto { $number }: quién juega
table-seat-level = Puesto { $number }: nivel
table-seat-name = Puesto { $number }: nombre
table-seat-add = Añadir un jugador
table-seat-remove = Quitar el puesto { $number }

# Campaigns
table-campaign = campaña
table-campaign-play = Jugar la campaña
table-campaign-start = Empezar la campaña
table-campaign-page = A la campaña
table-campaign-following = Lo que sigue
table-campaign-milestones = El camino
table-campaign-next = Seguir jugando
table-campaign-running = Volver a la partida
table-campaign-watch = Ver la partida
table-campaign-players-only = Quienes la juegan siguen desde su navegador.
table-campaign-standing = Cómo va
table-campaign-over = La campaña ha terminado.
table-campaign-story = Hasta ahora
table-campaign-empty = Aún no se ha jugado nada.
table-campaign-dropped = Una partida se abandonó: no cuenta.
table-campaign-download = Descargar el registro
table-campaign-resume = O seguir con una empezada
table-campaign-file = Registro de una campaña
table-campaign-pick = Elegir un archivo
table-campaign-resume-about = Un archivo guardado por el terminal o por otra mesa. Se aplican sus opciones.

# Players
table-player = Jugador { $number }
table-bot = Robot { $number }
table-whose = { $owner }: { $name }
table-list = { $first }, { $rest }
table-you = (tú)
table-seat-bot = Aquí juega un robot
table-seat-open = puesto libre
table-seat-left = se fue, sigue un robot
table-seat-away = ausente
table-thinking = pensando…
table-turn-now = le toca
table-watching = observando

# The match
table-thing-offered = { $name }, se puede elegir
table-thing-picked = { $name }, elegido
table-confirm = Confirmar
table-cancel = Cancelar
table-close = Cerrar
table-cannot-undo = Esto no se puede deshacer.
table-menu = ¿Qué quieres hacer aquí?
table-progress-of = de { $number }
table-progress-goal = meta { $number }
table-all-short =
    { $count ->
        [one] La única opción
       *[other] Las { $count }
    }
table-all-options =
    { $count ->
        [one] Una opción
       *[other] Las { $count } opciones
    }
table-not-now = Eso no sirve en este momento.
table-undo =
    { $lost ->
        [one] Deshacer: { $move }
       *[other] Deshacer: { $move } – se pierden { $lost } jugadas
    }
table-undo-ask =
    { $lost ->
        [one] Pedir a los demás deshacer: { $move }
       *[other] Pedir a los demás deshacer: { $move } – se pierden { $lost } jugadas
    }
table-redo = Volver a jugar: { $move }
table-back-here = Volver hasta aquí
table-back-lost =
    { $lost ->
        [one] Se pierde una jugada: esta.
       *[other] Se pierden { $lost } jugadas: esta y todas las siguientes.
    }
table-back-others = Antes se pregunta a los demás.
table-back-do = Deshacer
table-back-ask = Pedirlo a los demás
table-undone = deshecho
table-consent = Una pregunta para todos
table-consent-undo =
    { $lost ->
        [one] { $name } pide deshacer una jugada: { $move }.
       *[other] { $name } pide deshacer { $lost } jugadas, a partir de { $move }.
    }
table-consent-withdraw = Retirar la petición
table-consent-replace = { $name } propone que un robot juegue por { $other }.
table-consent-waiting = Esperando a los demás.
table-agree = Aceptar
table-refuse = Rechazar
table-boards = Tableros
table-known = Todo lo que puedes saber
table-known-field = { $name }: { $value }
table-open-board = Ver: { $name }
table-views = Secciones de la mesa
table-view-table = Mesa
table-view-players = Jugadores
table-view-score = Puntos
table-view-log = Diario
table-extra = Puntos y diario
table-score = Puntos
table-score-source = Origen
table-score-empty = Todavía no hay puntos.
table-forecast = En cursiva: si la partida acabara ahora.
table-verdict = Veredicto
table-winner =
    { $count ->
        [one] Gana { $name }.
       *[other] { $name } comparten la victoria.
    }
table-rematch = Jugar otra vez
table-other-opponent = Otro rival
table-rematch-join = Unirse a la revancha
table-look-at-board = Ver el tablero
table-review = Repasar la partida
table-log = Diario
table-log-empty = Todavía no ha pasado nada.
table-log-more = { $count } más
table-log-whole = Todo el diario
table-since-last-turn = desde tu último turno
table-recap = Desde tu último turno:
table-connecting = conectando…
table-connection-lost = Conexión perdida, reintentando…
table-notify-me = Avísame cuando me toque

# The menu of the table
table-more = Más en esta mesa
table-rename = Tu nombre en esta mesa
table-rename-save = Usar este nombre
table-rename-done = Ahora te llamas así.
table-leave = Que un robot juegue por mí
table-leave-about = Puedes volver en cualquier momento.
table-leave-about-others = Si los demás aceptan. Puedes volver en cualquier momento.
table-return = Recuperar mi puesto
table-return-about = El robot se levanta enseguida.
table-stay = Mejor me quedo
table-resign = Rendirse
table-resign-about = Renuncias para siempre: un robot sigue por ti, o la partida termina si no queda nadie con quien jugar.
table-you-left = Un robot juega por ti.
table-you-resigned = Te has rendido: un robot sigue jugando.
table-resigned =
    { $count ->
        [one] { $name } se rinde.
       *[other] { $name } se rinden.
    }
table-no-outcome = La partida acabó antes de que las reglas dieran un ganador.

# A hint
table-advice = Consejo
table-advice-ask = ¿Qué haría aquí un robot?
table-advice-about = Probabilidad de ganar, según lo que puedes saber.
table-advice-thinking = pensando… (toca para parar)
table-advice-close = Ocultar el consejo
table-advice-chance = Probabilidad de ganar: { $chance } %
table-advice-worth = Valor de la jugada: { $chance } %

# Around one screen
table-curtain = Pasa la pantalla a { $name }
table-curtain-about = La mesa queda tapada hasta entonces.
table-curtain-open = Soy { $name }

# Guests
table-invite = Invitar
table-invite-open = Este enlace es el puesto de { $name }. Quien lo abra primero se sienta ahí; solo vale una vez.
table-invite-taken = { $name } ya se ha sentado.
table-invite-watch = Para mirar basta este enlace.
table-copy-link = Copiar enlace
table-copied = Copiado

# Replay
table-replay = Repetición
table-step-back = Un paso atrás
table-step-on = Un paso adelante
table-step-number = Número de jugada
table-play = Reproducir
table-pause = Pausa
table-knowledge = Vista de
table-knowledge-public = Lo que todos ven
table-play-on = Jugar desde aquí
table-download = Descargar
table-view-review = Análisis

# The review of a finished game
table-judge = Analizar la partida
table-judge-about = Un robot revisa cada decisión, según lo que su jugador podía saber entonces.
table-judge-later = La partida se puede analizar cuando haya terminado.
table-judging = Analizando…
table-judge-paused = En pausa:
table-judge-stop = Parar
table-judge-on = Continuar
table-judge-chart = Probabilidad de ganar a lo largo de la partida; aquí: { $name }
table-costly = Las jugadas más costosas
table-costly-none = Ninguna jugada costó mucho.
table-better = Mejor: { $move }

# Rules
table-rules-contents = Índice
table-origin-book = reglamento
table-origin-public = publicado
table-origin-inferred = deducido
table-origin-reconstructed = reconstruido
table-origin-about-book = Está en el reglamento.
table-origin-about-public = Hallado en material publicado.
table-origin-about-inferred = Se deduce del reglamento.
table-origin-about-reconstructed = Escrito para esta edición para llenar un hueco.

# Hints of the first game
table-hint-pick = Lo que brilla se puede elegir: tócalo y luego un sitio que brille.
table-hint-hold = Señala cualquier cosa, o mantenla pulsada, para saber qué hace.
table-hint-why = Toca lo que no brilla para saber por qué, con la regla.
table-hint-next = Entendido

# Settings
table-settings = Ajustes
table-setting-language = Idioma
table-setting-theme = Tema
table-setting-speed = Movimiento
table-setting-name = Tu nombre
table-setting-confirm = Confirmar lo que no se puede deshacer
table-setting-confirm-about = Antes de dados, cartas y revelaciones.
table-setting-sound = Sonidos: una campana en mi turno, madera, dados
table-setting-notify = Notificación del navegador cuando me toca
table-setting-hints = Consejos para empezar
table-auto = Según el navegador
table-theme-moonlight = Luz de luna (oscuro)
table-theme-refectory = Refectorio (claro)
table-speed-calm = Tranquilo
table-speed-quick = Rápido
table-speed-off = Ninguno
table-keys = Teclado
table-key-tab = De grupo en grupo: tableros, mano, botones
table-key-arrows = Al elemento siguiente en esa dirección; en la repetición: un paso
table-key-home = Al primer elemento que se puede elegir
table-key-enter = Elegir, o saber por qué no se puede
table-key-escape = Anular la selección
table-key-undo = Deshacer
table-key-skip = Saltar la animación

# Refusals
table-problem-unreachable = La mesa no responde.
table-problem-unknown = Algo ha fallado ({ $status }).
table-problem-unreadable = La mesa no lo ha entendido.
table-problem-forbidden = Este enlace no permite eso.
table-problem-banned = Esta dirección está expulsada de la mesa.
table-problem-invitation-used = Alguien ya ha usado esta invitación: solo vale una vez. Pide otra partida o mira esta.
table-problem-unknown-version = Esa versión no existe aquí: se borró, o el enlace no está entero.
table-problem-too-many-versions = Ya guardas tantas versiones como permite este servidor. Borra antes una.
table-problem-unknown-study = Ese estudio no existe aquí: se borró, o el enlace no está entero.
table-problem-too-much-feedback = Ya has dicho de esta partida todo lo que guarda este servidor. Cambia o vacía un comentario anterior.
table-problem-print-missing = Este servidor no puede imprimir: quien lo lleva no ha instalado el complemento «print» de Vespers.
table-problem-print-failed = No se puede imprimir. { $problem }
table-problem-too-many-studies = Ya guardas tantos estudios como permite este servidor. Borra antes uno.
table-problem-study-running = Hay un estudio en marcha. Este servidor juega uno a la vez: espera, o detenlo.
table-problem-study-unfinished = Este estudio aún no ha terminado.
table-problem-study-failed = El laboratorio no ha podido responder. Inténtalo otra vez, o empieza el estudio de nuevo.
table-problem-unknown-match = Esa partida no existe, o ya no se guarda.
table-problem-unknown-game = Ese juego no está en el estante.
table-problem-stale = La mesa ha avanzado: mira otra vez.
table-problem-not-your-turn = No te toca.
table-problem-illegal = Las reglas no lo permiten.
table-problem-game-over = La partida ha terminado.
table-problem-bad-options = Una partida no puede empezar así: { $problem }
table-problem-bad-pack = El paquete no se puede usar: { $problem }
table-problem-bad-record = Este registro de campaña no se puede usar.
table-problem-too-many = Demasiado a la vez. Espera un momento.
table-problem-too-large = Este archivo es demasiado grande.
table-problem-unfinished = Es el registro de una partida sin terminar: solo se puede abrir una partida terminada.

# La mesa: disposición, objetivos, momentos
table-rail = Jugadores y diario
table-fold = Plegar el lateral
table-unfold = Abrir el lateral
table-zoom = Ampliación
table-zoom-in = Más cerca
table-zoom-out = Más lejos
table-look-at = Mirar a { $name }
table-tray-hide = Ver el tablero
table-tray-show = Volver a las cartas
table-groups = Clases de turno
table-rule = Regla { $number }
table-moment = Después se roba una carta: aún puedes echarte atrás.
table-take-back = Echarse atrás
table-score-player = Jugador
table-setting-stages = Escenas de lo que ocurre
table-confirm-moment = Un momento para echarse atrás
table-confirm-ask = Preguntar cada vez
table-confirm-none = Hacerlo al momento
table-setting-warnings = Avisarme antes de lo que un principiante lamenta
table-key-look = Mirar el tablero de ese jugador; Esc para volver
table-their-turn = { $name } está pensando.
table-stage-on = Seguir
table-stage-result = Al resultado
table-stage-again = Verlo otra vez
table-you-win = Has ganado.
table-you-yourself = Tú
table-you-listed = tú
table-chapters = Cómo se llegó hasta aquí
table-you-share = Compartes la victoria.
table-counting = El recuento
table-best = Tu mejor resultado: { $best }.
table-best-now = { $mine }: tu mejor resultado, antes { $best }.
table-share = Copiar un enlace para compartir
table-share-picture = Imagen del resultado
table-waiting-for-you = { $count ->
    [one] una te espera
   *[other] { $count } te esperan
}
table-play-on-now = Seguir
table-look = Mirar
table-hide-ask = ¿Quitarla de la lista? Tu puesto se conserva.
table-hide = Quitarla
table-unhide = Volver a la lista
table-hidden-show = Mostrar las quitadas ({ $count })
table-hidden-away = Ocultar las quitadas
table-own-record = { $played ->
    [one] { $played } jugada
   *[other] { $played } jugadas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}
table-learn = Aprender
table-learn-next = Lección siguiente
table-lessons = Lecciones
table-lessons-of = Lecciones: { $game }
table-lesson-again = Otra vez
table-lesson-all = Todas las lecciones
table-lesson-done = hecha
table-lesson-go-on = Seguir
table-lesson-miss = Está permitido, pero no es lo que enseña esta lección. Prueba lo iluminado.
table-lesson-next-card = Siguiente
table-lesson-back-card = Atrás
table-lesson-play-on = Seguir sin guía
table-lesson-show = Muéstramelo
table-lesson-step-back = Un paso atrás
table-lesson-in-list = Lección: { $lesson }
table-lesson-skip = Dejar la lección
table-lesson-step = Paso { $step } de { $steps }
table-lesson-wait = Mira lo que hacen los demás.
table-coach = Guía
table-coach-name = Hermano Odón
table-coach-sure = ¿Seguro? «{ $better }» vale más, porque { $reason }.
table-coach-sure-plain = ¿Seguro? «{ $better }» vale más, por lo que se puede saber.
table-coach-anyway = Jugarlo igual
table-coach-show = Enséñamelo
table-coach-switch-about = Una frase en los momentos que importan y antes de una jugada costosa. Solo contra robots.
table-coach-first = en mis primeras partidas
table-coach-always = siempre
table-coach-never = nunca
table-problem-missed = Una jugada legal, pero no la de esta lección.
table-with-friends = Con amigos
table-finished = Partidas terminadas
table-unplayable = Partidas que no se pueden mostrar aquí
table-unplayable-about = Su juego, sus paquetes o su versión de las reglas ya no están instalados. Ríndete en una partida en curso; entonces se puede guardar su registro, y se puede borrar.
table-delete = Borrar
table-won = Ganada
table-lost = Perdida
table-history = Tu historial
table-history-none = En este dispositivo aún no se ha jugado ninguna partida hasta el final.
table-history-played = Jugadas
table-history-won = Ganadas
table-history-best = Mejor puntuación
table-history-average = De media
table-carry = Tus puestos y tu historial
table-carry-copy = Copiar un enlace para otro dispositivo
table-carry-about = El enlace contiene las llaves de tus puestos: ábrelo solo en un dispositivo tuyo.
table-carry-found = El enlace trae { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
} y { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
}.
table-carry-puzzles = También trae { $days ->
    [one] una noche
   *[other] { $days } noches
} de problemas resueltos para tu racha.
table-carry-take = Tomarlos
table-carry-broken = Este enlace no se puede leer; quizá esté cortado.
table-art = Dibujos de { $game }

# Cuestiones abiertas
table-rulings = Cuestiones que el reglamento deja abiertas
table-ruling-default = { $answer } (lo habitual)
table-ruling-in-force = En esta mesa
table-labelled = { $name }: { $text }
table-sentences = { $first } { $rest }
table-origin-about-partly = En parte escrito para esta edición, para llenar un hueco.
table-origin-partly = en parte reconstruido
table-rules-goal = El objetivo
table-rules-box = Qué hay en la caja
table-rules-search = Buscar en las reglas
table-rules-nothing = Nada en las reglas menciona «{ $sought }».
table-rules-print = Imprimir las reglas
table-rules-lesson = Probarlo en una lección: { $lesson }
