# Los textos del laboratorio.

why-bad_study = { $file }, línea { $line }: en «{ $key }»: se esperaba { $expected }; se encontró { $got }.
why-bad_study_file = { $file }: se esperaba { $expected } ({ $got }).
why-lab_other_study = { $folder } contiene los resultados de otro estudio; indica otra carpeta con --out, o bórrala.
why-lab_no_results = { $folder } no contiene resultados de ningún estudio; juega uno con `vespers lab run`.
why-lab_old_results = { $folder } contiene resultados de una versión anterior, que esta no sabe leer; juega de nuevo el estudio en otra carpeta, con --out.
why-lab_bad_where = El informe no tiene tal barra: { $where }.
why-train_other_plan = { $folder } contiene un entrenamiento con otras opciones; elige otra carpeta con --work o repite las opciones.
why-bad_network = { $file } no es una red con la que los robots puedan juzgar ({ $problem }). Bórralo o haz una nueva con vespers train.
why-lab_unfinished = El estudio de { $folder } no está terminado; continúalo con `vespers lab run`.
why-lab_no_folder = { $folder } no puede guardar resultados ({ $problem }); indica con --out una carpeta en la que se pueda escribir.
why-lab_in_use = Otra ejecución está en curso en { $folder }; espera a que termine o indica otra carpeta con --out.
why-lab_damaged = Los resultados de { $folder } están dañados ({ $problem }); juega el estudio de nuevo en otra carpeta, con --out.
why-lab_unknown_game = Los resultados de { $folder } son del juego «{ $game }», que no está instalado aquí.
lab-missing = El laboratorio necesita el paquete { $package }, que no está instalado: pip install "vespers[{ $extra }]"
lab-stopped = Detenido tras { $done } de { lab-games }. Lo jugado se conserva; la misma orden reanuda el estudio.
lab-done = Partidas jugadas: { $games }. Tablas y registros: { $folder }
why-lab_no_records = { $folder } no contiene registros (*.jsonl) de partidas jugadas por personas.
why-lab_no_cluster = Ningún clúster de Ray responde en { $address } ({ $problem }); se esperaba HOST:PUERTO, ray://HOST:PUERTO, auto o local.
why-lab_bad_record = { $file } no es un registro válido ({ $key }, entrada { $entry }); `vespers verify` da detalles.
lab-reported = Informe: { $file }
lab-page-kept = --html: { $file } ya existe y no es una página de informe; se ha dejado como estaba. Elige otro nombre.
lab-page-refused = --html: no se puede escribir { $file } ({ $problem }).
lab-page-no-folder = --html: no hay ninguna carpeta { $folder }.
lab-unfit = { $many ->
    [one] { $many } registro queda fuera
   *[other] { $many } registros quedan fuera
}: de otro juego, de otro número de jugadores, con otros contenidos, respuestas o ajustes, solo de robots, o sin terminar.
lab-nobody = Ninguna partida terminada de personas corresponde a este estudio: la página muestra solo los robots.
lab-database = --database: { $problem }.
lab-table = La mesa { $table } no aceptó un registro: { $problem }.

# El informe

lab-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
lab-seats = { $seats ->
    [one] { $seats } puesto
   *[other] { $seats } puestos
}
lab-title = Un estudio de { $game }
lab-about = { $game }, reglas versión { $version }: { lab-games } de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} ({ $who }), desde la semilla { $seed }.
lab-method = Todos los intervalos son del 95 %; los puestos de una misma partida no cuentan como independientes. Lo que «destaca» está corregido para todas las cifras de la página (Holm, 5 % de falsas alarmas). Las diferencias entre porcentajes de victorias están en puntos (porcentuales). Lo que decidió el azar o un ensayo es una causa; lo que eligieron los robots es solo una asociación. Los robots no son personas: muestran lo que se sigue de las reglas jugando así. Los robots juzgan quién va por delante.
lab-about-packs = Jugado con: { $packs }.
lab-about-no-packs = Jugado con el juego tal cual.
lab-about-settings = Ajustes: { $settings }.
lab-contents = Índice
lab-filter-words = Mostrar solo las filas con
lab-filter-loud = solo lo que destaca
lab-column-game = Partida
lab-column-entry = Jugada
lab-column-scores = Puntuaciones
lab-column-winners = Puestos ganadores
lab-games-behind = Partidas: { $shown } de { $total }. `vespers lab games RESULTS --record NUMBER --to FILE` escribe una.
lab-behind-seat = Partidas que ganó el puesto { $seat }
lab-no-game = No hay partida { $number }: este estudio tiene { $games }.
lab-head-taken = Cuántas veces se toma cada opción
lab-compared-taken = { $options ->
    [one] Se compara { $options } opción
   *[other] Se comparan { $options } opciones
} por su frecuencia, en una prueba aparte: de los puestos que podían tomar una en una partida, la parte que la tomó.
lab-head-summary = Lo que destaca
lab-alarms-more = Y { $more } más, { $more ->
    [one] señalada
   *[other] señaladas
} en los gráficos.
lab-no-alarm = Nada: ningún puesto ni opción se aparta del equilibrio más de lo que explica el azar.
lab-alarms = Estas diferencias son mayores de lo que explica el azar, contando todas las cifras de la página.
lab-head-seats = Quién gana, según el puesto
lab-seat = Puesto { $seat }
lab-seat-wins = El puesto { $seat } gana { $value } [{ $low }; { $high }] de { lab-games }.
lab-seats-fair = Estas partidas no muestran ventaja de ningún puesto.
lab-seats-unfair = Los puestos no son iguales: el azar solo no lo explica.
lab-head-choice = Lo que acompaña a una elección: asociaciones
lab-choice-note = En puntos: el porcentaje de victorias tras ella, menos el que sigue a otra, en decisiones del mismo tipo de jugador que había tenido la opción igual de a menudo. No es una causa: una elección puede parecer buena porque se hace en buena posición. Opciones mostradas: { $shown } de { $options }. Para causas, escribe una tabla [assign] en el estudio.
lab-head-chance = Lo que vale la suerte
lab-chance-note = En puntos: el porcentaje de victorias tras un sorteo, menos el que sigue a otro que podía salir; es una causa, porque sortea el azar. Se muestran { $shown } de { $options }.
lab-lift-of = { $option }: { $value } puntos [{ $low }; { $high }] del porcentaje de victorias ({ lab-games }; { $basis }).
lab-head-trial = Lo que vale una elección: ensayos
lab-trial-note = En puntos: el porcentaje de victorias tras ella, menos el que sigue a otra, donde la decisión se sorteó. Es una causa, prefieran lo que prefieran los robots. Opciones mostradas: { $shown } de { $options }.
lab-basis-trial = un ensayo
lab-basis-chance = sorteado por el azar
lab-basis-choice = solo una asociación
lab-basis-opening = una apertura; solo una asociación
lab-all = Todo en una tabla ({ $many })
lab-column-option = Opción
lab-column-opening = Apertura
lab-column-occasions = Decisiones o sorteos
lab-column-taken = Tomada por (puestos)
lab-column-won = Porcentaje de victorias
lab-column-worth = Valor en puntos (* destaca)
lab-column-first-worth = Valor, primer nivel
lab-column-second-worth = Valor, segundo nivel
lab-column-first-taken = Tomada, primer nivel
lab-column-second-taken = Tomada, segundo nivel
lab-head-levels = Dos niveles de robots
lab-levels-note = Primer nivel: { $first }; segundo nivel: { $second } ({ lab-games }). No coinciden en { $apart } de { $options } opciones, en el valor en puntos o en la frecuencia (corregido para todas las opciones). Donde no coinciden, la cifra habla de los robots y no de las reglas.
lab-swings-note = Robos y dados hacen { $value } [{ $low }; { $high }] de las variaciones de las posibilidades de ganar, las decisiones el resto ({ lab-games }). Una variación es la posibilidad tras lo que salió, menos la media de todo lo que podía salir, al cuadrado; los robots juzgan las posibilidades.
lab-too-few = muy pocas partidas: hacen falta { $enough }
lab-points-unit = puntos
lab-head-pieces = Quién gana, según las piezas
lab-pieces-note = Cuántas veces gana un puesto que tomó cada pieza; la línea discontinua marca la igualdad. Solo piezas sobre las que un puesto decide una vez por partida y que tomaron al menos 20 puestos; las demás están en las tablas de arriba.
lab-head-openings = Quién gana, según la apertura
lab-openings-note = La primera elección real de un puesto, y luego las dos primeras juntas ({ lab-seats }); la línea discontinua marca la igualdad. Cada una se compara con todas las demás del mismo puesto. Solo aperturas que eligieron al menos 20 puestos.
lab-head-bands = Los puntos según los veredictos del reglamento
lab-bands-all = Todas las puntuaciones
lab-bands-winners = La mejor puntuación de cada partida
lab-bands-note = Porcentajes de las mejores puntuaciones (partidas: { $scores }), y de todas las puntuaciones; los puestos de una misma partida no cuentan como independientes.
lab-head-extremes = Siempre y nunca
lab-always = Siempre lo toma quien puede: { $options }.
lab-always-none = Ninguna opción se toma siempre.
lab-never = Nunca se toma: { $options }.
lab-never-none = Ninguna opción queda siempre sin tomar.
lab-head-scores = Puntuaciones
lab-figure-score = La puntuación media es { $value } [{ $low }; { $high }] ({ lab-games }).
lab-figure-winning-score = El ganador tiene { $value } [{ $low }; { $high }] de media ({ lab-games }).
lab-figure-margin = La ventaja sobre el segundo es { $value } [{ $low }; { $high }] de media ({ lab-games }).
lab-figure-shared = { $value } [{ $low }; { $high }] de las victorias son compartidas ({ lab-games }).
lab-head-length = Duración, en decisiones
lab-figure-decisions = Una partida tiene { $value } [{ $low }; { $high }] decisiones de media ({ lab-games }).
lab-turns = Se toman en { $value } turnos [{ $low }; { $high }] ({ lab-games }); un turno es todo lo que decide un puesto antes de que decida otro.
lab-figure-minutes = Para personas son unos { $value } minutos [{ $low }; { $high }], si vale el supuesto de abajo ({ lab-games }).
lab-figure-forced = { $value } [{ $low }; { $high }] de las decisiones no dejan elegir ({ lab-games }).
lab-pace = Supuesto: { $choice } s por elección, { $forced } s por jugada forzada, { $chance } s por carta o dado.
lab-head-course = Cuándo se decide, en % de la partida
lab-figure-lead-changes = El liderato cambia { $value } veces [{ $low }; { $high }] por partida ({ lab-games }).
lab-figure-decided = El ganador va por delante para siempre tras { $value } [{ $low }; { $high }] de la partida ({ lab-games }).
lab-figure-leader-lost = El líder a la mitad pierde en { $value } [{ $low }; { $high }] de { lab-games }.
lab-course-unjudged = No se ha juzgado quién iba por delante en estas partidas, porque todos juegan al azar. Escribe «course = 200» en el estudio para que se juzgue en 200 partidas.
lab-head-points = De dónde vienen los puntos
lab-points-note = La media de cada línea de la puntuación ({ lab-games }).
lab-line-ingredients = Ingredientes
lab-line-penalties = Penalizaciones
lab-line-rigour = Rigor
lab-line-trophies = Trofeos
lab-line-hunter = Cazador
lab-line-no-werewolf = Sin licántropo
lab-line-total = Total
lab-line-lowest = Ingrediente más atrasado
lab-line-multiplier = Multiplicador
lab-line-production = Producción
lab-line-barrels = Barriles
lab-line-first = Primer jugador
lab-line-points = Total
lab-head-luck = Suerte contra habilidad
lab-luck-note = Cuando jugadores de igual fuerza repiten el mismo reparto, el reparto decide { $value } [{ $low }; { $high }] del resultado ({ lab-games }). Los dados que caen en otros momentos no son parte del reparto.
lab-skill-note = Cada puesto de { $player } gana { $value } [{ $low }; { $high }] de sus partidas; cada reparto se juega desde todos los lados ({ $games ->
    [one] { $games } puesto
   *[other] { $games } puestos
}).
lab-head-players-main = Quién gana, según el jugador
lab-head-players-tournament = Estilos entre sí
lab-style-collector = coleccionista
lab-style-moonstruck = lunático
lab-style-hunter = cazador
lab-style-cautious = prudente
lab-style-perfectionist = perfeccionista
lab-style-brewer = cervecero
lab-style-cooper = tonelero
lab-style-miser = avaro
lab-style-racer = corredor
lab-style-quiet = silencioso
lab-style-saboteur = saboteador
lab-style-gatherer = recolector
lab-style-tinkerer = manitas
lab-style-drinker = bebedor
lab-style-random = al azar
lab-head-people = Personas y robots
lab-column-figure = Cifra
lab-column-bots = Robots
lab-column-people = Personas
lab-column-same = ¿Coinciden?
lab-interval = { $value } [{ $low }; { $high }], n = { $games }
lab-agree = sin diferencia demostrada
lab-differ = difieren
lab-people-note = { $games ->
    [one] { $games } partida de personas, repetida y medida
   *[other] { $games } partidas de personas, repetidas y medidas
} como las de los robots, con los mismos contenidos, las mismas respuestas a las cuestiones abiertas y los mismos ajustes. Las pruebas son exactas (permutaciones), corregidas para todas las cifras; sin veredicto por debajo de { $enough } partidas.
lab-people-bots = { $seats ->
    [one] { $seats } de sus puestos lo ocupaba un robot y queda
   *[other] { $seats } de sus puestos los ocupaban robots y quedan
} fuera. Las cifras de una partida entera vienen de mesas sin robots.
lab-head-opinions = Lo que dicen los jugadores
lab-column-version = Versión
lab-column-yes = Jugaría otra vez: sí
lab-column-perhaps = quizá
lab-column-no = no
lab-column-remarks = Comentarios
lab-column-match = Partida
lab-column-move = Jugada
lab-column-answer = Respuesta
lab-column-comment = Comentario
lab-opinions-note = Pregunta tras una partida: «{ $question }» Todos los comentarios sobre partidas terminadas del juego en esta base de datos, sin nombres; las cifras distinguen los estados de una versión.
lab-opinions-moves = Sobre jugadas: { $answers }.
lab-name-seat = Victorias del puesto { $seat }
lab-name-score = Puntuación media
lab-name-winning-score = Puntuación del ganador
lab-name-margin = Ventaja sobre el segundo
lab-name-shared = Victorias compartidas
lab-name-lead-changes = Cambios de líder
lab-name-decided = Cuándo se decide (porcentaje de la partida)
lab-name-leader-lost = El líder a la mitad pierde
lab-name-decisions = Decisiones
lab-name-minutes = Minutos (estimados)
lab-name-forced = Decisiones sin elección
lab-head-gaps = Callejones sin salida
lab-gaps-none = Ninguno: { $games ->
    [one] la partida terminó
   *[other] las { $games } partidas terminaron
} según las reglas.
lab-gaps = { $many } de { lab-games } { $many ->
    [one] no pudo terminar
   *[other] no pudieron terminar
} según las reglas: { $numbers }.
lab-head-records = Partidas para abrir
lab-records-note = Partidas típicas y extremas. Guarda una: la primera página de la mesa la abre («Abrir un registro»), y también `vespers replay ARCHIVO`.
lab-records-there = Partidas típicas y extremas; cada una se abre en la repetición de la mesa.
lab-record-save = guardar
lab-record = Partida { $number }: { $scores }, { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}
lab-record-changes = { $changes ->
    [one] { $changes } cambio de líder
   *[other] { $changes } cambios de líder
}
lab-examples = Partidas que lo muestran:
lab-kept-typical = típica
lab-kept-short = la más corta
lab-kept-long = la más larga
lab-kept-high = la puntuación más alta
lab-kept-clear = la victoria más clara
lab-kept-close = la victoria más ajustada
lab-kept-restless = más cambios de líder
lab-kept-broken = no pudo terminar

lab-head-rulings = Qué frase del reglamento corregir primero
lab-rulings-note = En { lab-games } del estudio se dio otra respuesta a cada cuestión abierta. Se planteó donde, con las mismas jugadas, algo habría sido distinto; allí los robots jugaron de nuevo el mismo reparto con la otra respuesta, y la última columna cuenta los ganadores distintos. Una cuestión que se plantea pronto cambia el resto de la partida y, con ello, a muchos ganadores.
lab-column-section = Sección
lab-column-question = Cuestión
lab-column-in-force = En vigor
lab-column-other = Otra respuesta
lab-column-arose = Se planteó en
lab-column-changed = Otro ganador en

# Comparar y ajustar

lab-column-before = Antes
lab-column-after = Después
lab-column-difference = Diferencia [95 %]
lab-column-verdict = Veredicto
lab-column-miss = Se aleja de sus metas
lab-verdict-better = mejor
lab-verdict-worse = peor
lab-verdict-higher = más alto
lab-verdict-lower = más bajo
lab-verdict-same = sin diferencia que importe (menos de { $matters })
lab-verdict-more-games = faltan partidas: harían falta unas { $games }
lab-compared = { $games ->
    [one] { $games } partida en espejo
   *[other] { $games } partidas en espejo
}; los veredictos están corregidos para { $figures ->
    [one] { $figures } cifra
   *[other] { $figures } cifras
} (Holm, 5 %). «Mejor» significa: puestos y opciones más cerca del equilibrio, menos decisiones sin elección, más cambios de líder, finales tardíos y líderes alcanzados.
lab-name-seat-gap = Mayor ventaja de un puesto
lab-name-top-lift = Mayor valor de una opción
lab-name-top-share = Mayor porcentaje de una opción ({ $of })
lab-name-top-win = Más victorias con una opción ({ $of })
lab-tune-best = el mejor
lab-tune-verified = verificado
lab-tuned = Juegos de números probados: { $trials } (rechazados por el juego: { $refused }); sobre la línea «el mejor»: los compromisos. Verificado: el mejor otra vez, en { lab-games } con repartos nuevos.
