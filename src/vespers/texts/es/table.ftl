# Las palabras del propio cliente. Las claves empiezan por table-.
# The shelf
table-motto = Una mesa para juegos de monjes, cerveza, luz de luna y lobos.
table-play-now = Jugar ya
table-new-match = Nueva partida …
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
table-campaign-resume-about = Un archivo del terminal o de otra mesa; valen sus opciones.

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
table-thinking = pensando …
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
table-all-options =
    { $count ->
        [one] Una opción
       *[other] Las { $count } opciones
    }
table-not-now = Eso no sirve en este momento.
table-undo = Deshacer
table-undo-ask = Pedir a los demás volver atrás
table-undone = deshecho
table-consent = Una pregunta para todos
table-consent-undo = { $name } pide deshacer la última jugada.
table-consent-replace = { $name } propone que un robot juegue por { $other }.
table-consent-waiting = Esperando a los demás.
table-agree = Aceptar
table-refuse = Rechazar
table-boards = Tableros
table-open-board = Ver: { $name }
table-views = Partes de la mesa
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
table-rematch = Revancha
table-rematch-join = Unirse a la revancha
table-look-at-board = Ver el tablero
table-review = Repasar la partida
table-log = Diario
table-log-empty = Todavía no ha pasado nada.
table-since-last-turn = desde tu último turno
table-recap = Desde tu último turno:
table-connecting = conectando …
table-connection-lost = Conexión perdida, reintentando …
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
table-stay = Quedarme al final
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
table-advice-thinking = pensando … (toca para parar)
table-advice-close = Guardar el consejo
table-advice-chance = Probabilidad de ganar: { $chance } %
table-advice-worth = Lo buena que es: { $chance } %

# Around one screen
table-curtain = Pasa la pantalla a { $name }
table-curtain-about = La mesa queda tapada hasta entonces.
table-curtain-open = Soy { $name }

# Guests
table-invite = Invitar
table-invite-open = Este enlace es el puesto de { $name }. Quien lo abra se sienta ahí.
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
table-judging = Analizando …
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
table-setting-confirm-about = Un segundo toque antes de dados, robos y revelaciones.
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
table-key-arrows = A la siguiente cosa en esa dirección; en la repetición: un paso
table-key-home = A la primera cosa que se puede elegir
table-key-enter = Elegir, o saber por qué no
table-key-escape = Soltar
table-key-undo = Deshacer
table-key-skip = Saltar la animación

# Refusals
table-problem-unreachable = La mesa no responde.
table-problem-unknown = Algo ha fallado ({ $status }).
table-problem-unreadable = La mesa no lo ha entendido.
table-problem-forbidden = Este enlace no permite eso.
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
table-problem-too-large = Es demasiado grande.
table-problem-unfinished = Es el registro de una partida sin terminar: solo se puede abrir una partida terminada.
