# Lo que dice el terminal.

cli-no-section = No hay sección { $section }; las secciones son: { $sections }.
cli-simulated = { $games } partidas, { $decisions } decisiones en { $seconds } s ({ $rate } decisiones/s).
cli-column-seat = Asiento
cli-column-bot = Bot
cli-column-wins = Victorias
cli-column-share = Parte de victorias [95 %]
cli-column-score = Puntuación media [95 %]
cli-verified = { $file }: { $entries } entradas de { $game } repetidas, todas legales.
cli-verified-fair = { $file }: { $entries } entradas de { $game } repetidas, todas legales, cada robo conforme a la semilla prometida.
cli-replayed = Mostrado tras { $shown } de { $entries } entradas.
cli-no-seat = No hay asiento { $seat }; esta partida tiene { $seats }.
cli-won = { $many ->
    [one] Gana:
   *[other] Ganan:
}
cli-bot-name = { $bot } { $number } (bot)
cli-seats-differ = El registro tiene { $seats } asientos, pero se nombran { $listed }.
cli-players-differ = --players pide { $players } asientos, pero --seats nombra { $listed }.
cli-names-differ = --names da { $names } nombres, pero hay { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}.
cli-who-sits = { $file } no dice quién es una persona. Di con --seats quién se sienta dónde, en este orden: { $players }; por ejemplo --seats { $example }.
cli-file-says = { $option } no se puede dar aquí: { $file } ya lo dice.
cli-seed-human = --seed no va con --dealer human: los robos que se escriben a mano no necesitan semilla.
cli-exists = { $file } ya existe, y nada se sobrescribe. Elige otro archivo para --record; una partida se sigue con --resume.
cli-no-folder = No se puede escribir { $file }: { $folder } debería ser una carpeta en la que puedas escribir.
cli-other-record = { $file } ya existe y es el registro de otra partida; nada se sobrescribe. Elige otra carpeta para --records.
cli-file-trouble = { $file }: el sistema lo ha rechazado ({ $reason }).
cli-trouble = Algo no se ha podido escribir o leer ({ $reason }).
cli-other-game = { $file } es un registro de { $game }; se esperaba uno de { $expected }.
cli-no-campaign = { $game } no tiene campaña; la tienen: { $games }.
cli-campaign-old-match = { $file } sería una campaña nueva, pero ya existe { $match }, una partida de otra anterior. Muévela, o elige otro nombre para la campaña.
cli-campaign-other-match = { $match } no es la partida { $number } de esta campaña: sus jugadores u opciones son otros. Mueve ese archivo para jugar de nuevo esa partida.
cli-commitment = La semilla de todos los robos está fijada. Su huella: { $hash }
cli-seed = La semilla era: { $seed } — cualquiera puede comprobar los robos con `vespers verify`.
cli-help-hint = Escribe el número de una opción, o palabras de ella. ? explica lo demás.
cli-help =
    un número        jugar esa opción
    sus palabras     jugar lo que encaje, p. ej. «3 b4»; si no se permite: por qué, y la regla
    a                todas las opciones
    b                dibujar de nuevo la mesa
    u                deshacer tu última palabra, si nada se ha revelado
    h                un consejo: las mejores opciones, tus posibilidades con cada una, y por qué
    r 2.4            leer una sección de las reglas
    l                el registro hasta ahora
    q                salir; la partida se guarda
cli-curtain = { $player }, te toca decidir. Que los demás aparten la vista; pulsa Intro.
cli-more-options = … y { $many } más: escribe a para verlas todas, o palabras de lo que quieres.
cli-several = Varias opciones encajan:
cli-not-understood = Nada encaja con «{ $said }». Escribe ? para ver la ayuda.
cli-no-rule = No hay sección { $section }.
cli-saved = Guardado como { $file }. Para seguir: { $command }
cli-unsaved = La partida no se ha podido guardar como { $file } ({ $reason }).
cli-kept-elsewhere = En su lugar se ha guardado como { $file }. Muévela a { $wanted } y sigue con: { $command }
cli-hint = Las mejores opciones, la probabilidad de ganar con cada una, y por qué:
cli-hint-solo = Las mejores opciones, lo que vale cada una, y por qué:
cli-review-curve = La probabilidad de ganar, de la primera decisión a la última:
cli-review-curve-solo = Qué aspecto tenía, de la primera decisión a la última:
cli-review-costly = { $many ->
    [0] Ninguna jugada costó mucho.
    [one] La jugada que más probabilidad de ganar costó:
   *[other] Las jugadas que más probabilidad de ganar costaron:
}
cli-review-move = { $played } (−{ $cost }). Mejor: { $best }
cli-review-empty = No hubo nada que decidir en esta partida.
cli-ladder-level = Nivel
cli-ladder-elo = Clasificación [95 %]
cli-ladder-score = Puntuación media [95 %]
cli-ladder-seconds = Segundos por decisión
cli-ladder-pair = { $level } contra { $below }: { $share } de las victorias [{ $low }, { $high }] en { $games } partidas
why-bad_ledger = { $file }, línea { $line }: se esperaba un encuentro de `vespers ladder`, como lo escribe --ledger ({ $problem }).
why-bad_ledger_file = --ledger: no se puede leer y escribir { $file } ({ $problem }).
cli-serve-taken = --port: el puerto { $port } ya está ocupado en { $host }; elija otro.
cli-serve-address = --host: no se puede escuchar en { $host }, puerto { $port } ({ $problem }); se esperaba una dirección de esta máquina, por ejemplo 127.0.0.1.
cli-serve-in-use = --database: otro servidor trabaja con { $file }; deténgalo antes o elija otro archivo. Varios servidores a la vez necesitan PostgreSQL.
why-bad_setting = «{ $said }» no es un ajuste; se esperaba NOMBRE=VALOR.

# Tableros

wolves-draw-round = Ronda { $round }
wolves-draw-standing = lunas { $moons } · puntos ahora { $points }
wolves-draw-deck = mazo { $cards }
cli-exported = { $decisions } decisiones de { $games } partidas escritas en { $file }.
cli-export-mixed = { $file } no va con los demás: se esperaba { $game } para { $seats }. Exporta cada juego y cada número de jugadores por separado.
cli-export-unfinished = { $file } es una partida sin terminar; solo las terminadas tienen resultado.
cli-export-twice = { $file } se da dos veces; se espera cada partida una sola vez.
cli-export-over = { $file } es una de las partidas guardadas; hace falta otro archivo para escribir la tabla.
cli-export-unwritable = No se puede escribir la tabla en { $file }: { $reason }.
cli-export-missing = Falta la biblioteca { $module }. Instálala con: pip install "vespers[rl]"
