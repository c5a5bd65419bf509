# Lo que dice el terminal.

cli-no-rules = El juego { $game } no tiene reglas escritas.
cli-no-section = No existe la sección { $section }; las secciones son: { $sections }.
cli-simulated = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
} en { $seconds } s ({ $rate } decisiones/s).
cli-column-seat = Puesto
cli-column-bot = Robot
cli-column-wins = Victorias
cli-column-share = Porcentaje de victorias [95 %]
cli-column-score = Puntuación media [95 %]
cli-no-seed = { $file }: la partida no se jugó hasta el final; por eso no se muestra su semilla y no hay nada que comparar.
cli-verified = { $file }: { $entries ->
    [one] { $entries } entrada de { $game } repetida, legal
   *[other] { $entries } entradas de { $game } repetidas, todas legales
}.
cli-verified-fair = { $file }: { $entries ->
    [one] { $entries } entrada de { $game } repetida, legal
   *[other] { $entries } entradas de { $game } repetidas, todas legales
}, cada resultado del azar conforme a la semilla prometida.
cli-replayed = Mostrado tras { $shown } de { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}.
cli-no-seat = No existe el puesto { $seat }; esta partida tiene { $seats }.
cli-won = { $many ->
    [one] Gana:
   *[other] Ganan:
}
cli-bot-name = { $bot } { $number } (robot)
cli-seats-differ = El registro tiene { $seats ->
    [one] { $seats } puesto
   *[other] { $seats } puestos
}, pero --seats nombra { $listed }.
cli-players-differ = --players pide { $players ->
    [one] { $players } puesto
   *[other] { $players } puestos
}, pero --seats nombra { $listed }.
cli-names-differ = --names da { $names ->
    [one] { $names } nombre
   *[other] { $names } nombres
}, pero hay { $seats ->
    [one] { $seats } puesto
   *[other] { $seats } puestos
}.
cli-who-sits = { $file } no indica qué jugadores son personas. Di con --seats quién ocupa cada puesto, en este orden: { $players }; por ejemplo --seats { $example }.
cli-file-says = { $option } no se puede dar aquí: { $file } ya lo dice.
cli-seed-human = --seed no va con --dealer human: el azar que se escribe a mano no necesita semilla.
cli-exists = { $file } ya existe, y nada se sobrescribe. Elige otro archivo para --record; una partida se sigue con --resume.
cli-no-folder = No se puede escribir { $file }: { $folder } debería ser una carpeta en la que puedas escribir.
cli-other-record = { $file } ya existe y es el registro de otra partida; nada se sobrescribe. Elige otra carpeta para --records.
cli-file-trouble = { $file }: el sistema lo ha rechazado ({ $reason }).
cli-trouble = Algo no se ha podido escribir o leer ({ $reason }).
cli-other-game = { $file } es un registro de { $game }; se esperaba uno de { $expected }.
cli-no-campaign = { $game } no tiene campaña; la tienen: { $games }.
cli-campaign-old-match = { $file } sería una campaña nueva, pero ya existe { $match }, una partida de otra anterior. Muévela, o elige otro nombre para la campaña.
cli-campaign-other-match = { $match } no es la partida { $number } de esta campaña: sus jugadores u opciones son otros. Mueve ese archivo para jugar de nuevo esa partida.
cli-commitment = La semilla de todo el azar está fijada. Su huella: { $hash }
cli-seed = La semilla era: { $seed } — cualquiera puede comprobar el azar con `vespers verify`.
cli-help-hint = Escribe el número de una opción, o algunas palabras de su texto. ? explica lo demás.
cli-help =
    un número        jugar esa opción
    sus palabras     jugar lo que encaje, p. ej. «3 b4»; si no se permite: por qué, y la regla
    a                todas las opciones
    b                dibujar de nuevo la mesa
    u                deshacer tu última jugada; si con ella se pierden otras jugadas, se te dice antes
    y                volver a jugar lo que deshiciste
    h                un consejo: las mejores opciones, tus posibilidades con cada una, y por qué
    r 2.4            leer una sección de las reglas
    r garrote        qué hace una cosa, por su nombre
    l                el diario hasta ahora
    q                salir; la partida se guarda
cli-undo-far =
    { $lost ->
        [one] Esto deshace «{ $given }». Lo que el azar dio después se sorteará de nuevo. Escribe u otra vez para hacerlo.
       *[other] Esto deshace «{ $given }»: se pierden { $lost } jugadas, y lo que el azar dio después se sorteará de nuevo. Escribe u otra vez para hacerlo.
    }
cli-no-redo = No hay nada que volver a jugar.
cli-curtain = { $player }, te toca decidir. Que los demás aparten la vista; pulsa Intro.
cli-more-options = … y { $many } más: escribe a para verlas todas, o palabras de lo que quieres.
cli-several = Varias opciones encajan:
cli-not-understood = Nada encaja con «{ $given }». Escribe ? para ver la ayuda.
cli-no-rule = No existe la sección { $section }.
cli-saved = Guardado como { $file }. Para seguir: { $command }
cli-unsaved = La partida no se ha podido guardar como { $file } ({ $reason }).
cli-kept-elsewhere = En su lugar se ha guardado como { $file }. Muévela a { $wanted } y sigue con: { $command }
cli-hint = Las mejores opciones, la probabilidad de ganar con cada una, y por qué:
cli-hint-solo = Las mejores opciones, lo que vale cada una, y por qué:
cli-review-curve = La probabilidad de ganar, de la primera decisión a la última:
cli-review-curve-solo = Cómo iba la partida, de la primera decisión a la última:
cli-review-costly = { $many ->
    [0] Ninguna jugada costó mucho.
    [one] La jugada que más probabilidad de ganar costó:
   *[other] Las jugadas que más probabilidad de ganar costaron:
}
cli-review-move = { $played } (−{ $cost }). Mejor: { $best }
cli-review-empty = No hubo nada que decidir en esta partida.
cli-ladder-level = Nivel
cli-ladder-elo = Clasificación [95 %]
cli-ladder-score = Puntuación media [95 %]
cli-ladder-seconds = Segundos por decisión
cli-ladder-pair = { $level } contra { $below }: { $share } de las victorias [{ $low }, { $high }] en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
cli-train-games = Partidas contra sí mismo
cli-train-match = Enfrentamiento de los pesos nuevos contra los antiguos
cli-train-generation = Generación { $number }: puntuación media { $score } contra sí mismo.
cli-train-accepted = Generación { $number }: los pesos nuevos ganaron { $share } [{ $low }, { $high }] de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
    } y sustituyen a los antiguos.
cli-train-refused = Generación { $number }: los pesos nuevos ganaron { $share } [{ $low }, { $high }] de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
    }. No es con seguridad más de la mitad: quedan los antiguos.
cli-train-written = Escrito: { $file }
cli-train-nothing = { $game } no tiene una perspectiva que corregir.
cli-arena-faults = { $bot }: { $faults ->
    [one] una respuesta llegó tarde o era errónea; se hizo una jugada al azar en su lugar.
   *[other] { $faults } respuestas llegaron tarde o eran erróneas; se hicieron jugadas al azar en su lugar.
}
why-bad_ledger = { $file }, línea { $line }: se esperaba un encuentro de `vespers ladder`, como lo escribe --ledger ({ $problem }).
why-bad_ledger_file = --ledger: no se puede leer y escribir { $file } ({ $problem }).
cli-serve-taken = --port: el puerto { $port } ya está ocupado en { $host }; elige otro.
cli-serve-address = --host: no se puede escuchar en { $host }, puerto { $port } ({ $problem }); se esperaba una dirección de esta máquina, por ejemplo 127.0.0.1.
cli-serve-in-use = --database: otro servidor trabaja con { $file }; detenlo antes o elige otro archivo. Varios servidores a la vez necesitan PostgreSQL.
cli-serve-settings = Ajustes: { $problem }
why-bad_setting = «{ $given }» no es un ajuste; se esperaba NOMBRE=VALOR.

# Tableros

wolves-draw-round = Ronda { $round }
wolves-draw-standing = Lunas { $moons } · puntos ahora { $points }
wolves-draw-deck = mazo { $cards }
wolves-draw-unseen = aún no vistos: { $wolves }
wolves-draw-offered = a la vista: { $powers }
wolves-draw-spends = gasta { $power }
wolves-draw-signs = ☾ Luna · * × { $times } en una esquina · + un punto más · △ por ganar · +1 debajo
cli-exported = Escrito en { $file }: { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
} de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
cli-export-mixed = { $file } no va con los demás: se esperaba { $game } para { $seats }. Exporta cada juego y cada número de jugadores por separado.
cli-export-unfinished = { $file } es una partida sin terminar; solo las terminadas tienen resultado.
cli-export-twice = { $file } se da dos veces; se espera cada partida una sola vez.
cli-export-over = { $file } es una de las partidas guardadas; hace falta otro archivo para escribir la tabla.
cli-export-unwritable = No se puede escribir la tabla en { $file }: { $reason }.
cli-export-missing = Falta la biblioteca { $module }. Instálala con: pip install "vespers[rl]"

# Cuestiones abiertas
cli-ruling = Cuestión «{ $ruling }»:
cli-learn-next = Lección siguiente: { $title } – { $command }
cli-learn-free = La partida sigue: juégala hasta el final o sal con q.
cli-coach-alone = El guía solo habla a una persona contra robots.
cli-coach-ways = Elígela otra vez para jugarla igual, u otra jugada (h muestra más).
cli-no-lesson = { $game } no tiene ninguna lección { $lesson }. Tiene: { $known }.
cli-other-lesson = { $file } no es un registro de la lección { $lesson }.

# vespers new
cli-new-name = «{ $name }» no puede ser el nombre de un juego: se esperaban minúsculas y cifras, en palabras unidas por guiones, como «hard-ties».
cli-new-taken = Ya hay un juego o un módulo de Python llamado «{ $name }»; elige otro nombre.
cli-new-exists = { $folder } existe y no está vacía; indica otra carpeta con --into.
cli-new-written = Escrito en { $folder }. Cambia { $file }, ejecuta pytest allí y después «pip install .» y «vespers play { $name }».
