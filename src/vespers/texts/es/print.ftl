# Lo que se lee en las hojas impresas.

print-cards = Cartas
print-backs = reversos
print-counters = Fichas
print-glue = las partes se solapan { $overlap } mm: pégalas
print-score = Puntuación
print-player = Jugador
print-tables = Tablas
print-box = El contenido de la caja
print-dice = Dados
print-of-player = { $name }, jugador { $number }
print-player-sheet = Hoja de jugador
print-sheet-of = Hoja de jugador · { $name }
print-band = { $least }+ { $name }
print-marked = { $name } ◇
print-subtitle = { $packs } · Vespers { $version }
print-how-scale = Imprime a tamaño real (100 %, sin «ajustar a la página»): la línea de abajo mide 100 mm.
print-how-sides = Cartas: imprime a doble cara, girando por el borde largo. A cada hoja de anversos le sigue la de sus reversos.
print-how-cut = Una carta mide { $width } × { $height } mm. Corta siguiendo las marcas del borde de la hoja.
print-how-glue = Un tablero mayor que una página viene en partes, A1 arriba a la izquierda: corta por las marcas y pega las partes donde se solapan.
print-new = Nuevas
print-changed = Cambiadas
print-removed = Retirar de la caja
print-count = { $count } ×
print-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
print-missing = Para imprimir hace falta el paquete { $module }: pip install "vespers[print]"
print-done = { $file }: { $kilobytes } kB.
print-bad-what = --what: se esperaba { $known }, separados por comas, no «{ $given }».
print-bad-before = --changed-since: se esperaba un archivo de paquete, «base» o una versión de las reglas ({ $versions }), no «{ $given }».
why-nothing_to_print = No hay nada que imprimir para { $game }: nada de lo pedido ha cambiado, o el juego no lo tiene.
