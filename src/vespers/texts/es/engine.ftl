# Razones y errores del motor, iguales para todos los juegos.

chance = El azar
player-number = Jugador { $number }

why-game_over = La partida ha terminado.
why-not_your_turn = No es tu turno.
why-not_now = Eso no es lo que se pide ahora.
why-cannot_come_up = Eso no puede salir aquí.
why-unreadable = Eso no es una acción de este juego: { $given }
why-stale = La mesa ha avanzado: esto responde a la entrada { $answers }, pero la siguiente es la { $now }.
why-nothing_to_undo = No hay nada que deshacer.
why-undo_past_chance = El azar ya ha decidido: un dado o una carta no se pueden deshacer.
why-undo_past_others = Otro jugador ya ha jugado.
why-undo_past_reveal = Algo oculto salió a la luz: eso no se puede deshacer.
why-too_many_undos = Se han deshecho { $most } jugadas seguidas: juega una antes de deshacer más.
why-history_too_long = Esta partida tiene más de { $most } entradas: ya no se puede deshacer nada en ella.
why-bad_share = Una parte de azar son 32 cifras hexadecimales y se da una vez por puesto.
why-no_such_seat = No existe el puesto { $seat }: los puestos de esta partida van del 0 al { $last }.
why-script_ended = El guion de tiradas se ha acabado, pero { $step } necesita otra.
why-seats = Este juego es para { $low } a { $high } jugadores, no para { $seats }.
why-bad_options = Estas opciones no encajan en el juego: { $problem }
why-unknown_option = No hay ninguna opción «{ $option }»; las opciones son: { $known }.
why-option_choice = La opción «{ $option }» debe ser uno de estos valores: { $known }; se encontró «{ $got }».
why-option_switch = La opción «{ $option }» debe ser true (sí) o false (no); se encontró «{ $got }».
why-option_between = La opción «{ $option }» debe ser un número entero de { $low } a { $high }; se encontró «{ $got }».
why-option_number = La opción «{ $option }» debe ser un número entero; se encontró «{ $got }».
why-bad_option = La opción «{ $option }» no encaja: se esperaba { $expected }; se encontró «{ $got }».
why-bad_pack_file = { $file }: se esperaba { $expected } ({ $got }).
why-bad_pack = { $file }: en «{ $key }» se esperaba { $expected }.
why-bad_pack_got = { $file }: en «{ $key }» se esperaba { $expected } y se encontró { $got }.

record-head = El encabezado del registro: { $reason }
record-end = El final del registro: { $reason }
record-entry = La entrada { $entry } del registro: { $reason }
why-too_large = { $bytes } bytes son demasiados para un registro; el mayor tiene { $largest }.
why-not_a_record = esto no es un registro de Vespers ({ $problem }).
why-unknown_format = el formato { $format } no se conoce aquí; se esperaba { $expected }.
why-unknown_game = no hay ningún juego llamado «{ $game }».
why-broken_game = El juego «{ $game }» del paquete «{ $package }» queda fuera, porque no se puede cargar ({ $problem }); reinstala el paquete o elimínalo.
why-wrong_version = se jugó con la versión { $version } de las reglas de { $game }; aquí se conocen: { $expected }.
why-cut_off = se cortó después de la línea { $lines }: falta la última línea.
why-cut_off_end = se cortó o se dañó: la última línea no se puede leer ({ $problem }).
why-unreadable_entry = no se puede leer ({ $problem }).
why-edited = se cambió después de escribirse, o se quitó algo anterior.
why-edited_end = se añadieron, quitaron o cambiaron entradas: se escribieron { $entries } y aquí hay { $found }.
why-wrong_outcome = el resultado anotado no es el que se jugó.
why-wrong_seed = la semilla no es la prometida al principio.
why-unfair_draw = esto no es lo que reparte la semilla prometida.
why-other_commitment = la partida no fue prometida por este compromiso: el suyo es { $found }.
why-campaign_over = Esta campaña ha terminado.
why-campaign_unfinished = Esta partida aún no ha terminado.
why-campaign_other_match = Esta no es la partida número { $number }, la siguiente de la campaña.

# Cuestiones abiertas y versiones de las reglas
why-unknown_ruling = No hay ninguna cuestión «{ $ruling }»; las cuestiones son: { $known }.
why-ruling_answer = A la cuestión «{ $ruling }» se responde con { $known }; hay «{ $got }».
why-bad_ruling = Una cuestión se decide con id=respuesta; hay «{ $given }».
why-unknown_version = Aquí no se conoce la versión { $version } de las reglas; se conocen: { $known }.
ruling-answer = { $answer }: { $text }
ruling-book-silent = el reglamento no lo dice
ruling-book-ambiguous = el reglamento admite ambas lecturas
ruling-book-says-so = el reglamento lo dice

# Números

decimal-sign = ,
percent-sign = { " " }%
