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
cli-other-game = { $file } es un registro de { $game }.
cli-commitment = La semilla de todos los robos está fijada. Su huella: { $hash }
cli-seed = La semilla era: { $seed } — cualquiera puede comprobar los robos con `vespers verify`.
cli-help-hint = Escribe el número de una opción, o palabras de ella. ? explica lo demás.
cli-help =
    un número        jugar esa opción
    sus palabras     jugar lo que encaje, p. ej. «3 b4»; si no se permite: por qué, y la regla
    a                todas las opciones
    b                dibujar de nuevo la mesa
    u                deshacer tu última palabra, si nada se ha revelado
    r 2.4            leer una sección de las reglas
    l                el registro hasta ahora
    q                salir; la partida se guarda
cli-curtain = { $player }, te toca decidir. Que los demás aparten la vista; pulsa Intro.
cli-more-options = … y { $many } más: escribe a para verlas todas, o palabras de lo que quieres.
cli-several = Varias opciones encajan:
cli-not-understood = Nada encaja con «{ $said }». Escribe ? para ver la ayuda.
cli-no-rule = No hay sección { $section }.
cli-saved = Guardado como { $file }. Para seguir: vespers play { $game } --resume { $file }
why-bad_setting = «{ $said }» no es un ajuste; se esperaba NOMBRE=VALOR.

# Tableros

wolves-draw-round = Ronda { $round }
wolves-draw-standing = lunas { $moons } · puntos ahora { $points }
wolves-draw-deck = mazo { $cards }
