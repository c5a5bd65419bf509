# Problemas: posiciones en las que una jugada es claramente la mejor.

puzzle-grade-easy = Fácil
puzzle-grade-medium = Medio
puzzle-grade-hard = Difícil

cli-puzzle = Problema { $puzzle } ({ $grade }). Encuentra la mejor jugada, según lo que puedes saber. h da una pista, q sale.
cli-puzzle-solved = { $tries ->
    [one] Resuelto al primer intento.
   *[other] Resuelto tras { $tries } intentos.
}
cli-puzzle-missed = No es la mejor jugada: cuesta { $cost } de tu probabilidad de ganar. Lo que hace la mejor:
cli-puzzle-missed-solo = No es la mejor jugada: vale { $cost } menos. Lo que hace la mejor:
cli-puzzles-made = { $count ->
    [one] { $count } problema en { $file }
   *[other] { $count } problemas en { $file }
}
cli-puzzles-no-folder = { $game } no tiene carpeta para problemas: indica un archivo con --out.
cli-no-puzzle = { $game } no tiene el problema { $puzzle }. Hay: { $known }

table-puzzles = Problemas
table-puzzles-of = { $game }: problemas
table-puzzles-about = Una jugada es claramente la mejor, según lo que puedes saber. ¿Cuál?
table-puzzles-none = Este juego aún no tiene problemas.
table-puzzle = Problema { $puzzle }
table-puzzle-tonight = El problema de esta noche
table-puzzle-tonight-about = El mismo para todos hoy.
table-puzzle-which = Una jugada de { $moves } es claramente la mejor. ¿Cuál?
table-puzzle-week = Tu semana
table-puzzle-solve = Encontrarla
table-puzzle-done = resuelto
table-puzzle-again = Otra vez
table-puzzle-find = Encuentra la mejor jugada, según lo que puedes saber.
table-puzzle-right = { $tries ->
    [one] ¡Eso es, al primer intento!
   *[other] Eso es, tras { $tries } intentos.
}
table-puzzle-shown = Esta era la jugada.
table-puzzle-missed = Cuesta { $cost } % de tu probabilidad de ganar.
table-puzzle-missed-solo = Vale { $cost } % menos.
table-puzzle-instead = Lo que hace la mejor jugada:
table-puzzle-why = Por qué es la mejor:
table-puzzle-margin = { $margin } % mejor que la siguiente, en { $checks } búsquedas con hasta { $looks } miradas adelante.
table-puzzle-line = Cómo puede seguir
table-puzzle-show = Mostrar la jugada
table-puzzle-next = Problema siguiente
table-puzzle-all = Todos los problemas
table-puzzle-streak = { $days ->
    [one] Tu racha: una noche
   *[other] Tu racha: { $days } noches seguidas
}
