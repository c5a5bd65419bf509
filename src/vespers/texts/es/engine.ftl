# Razones y errores del motor, iguales para todos los juegos.

chance = El azar
player-number = Jugador { $number }

why-game_over = La partida ha terminado.
why-not_your_turn = No es tu turno.
why-not_now = Eso no es lo que se pide ahora.
why-cannot_come_up = Eso no puede salir aquí.
why-unreadable = Eso no es una acción de este juego: { $said }
why-stale = La mesa ha avanzado: esto responde a la entrada { $answers }, pero la siguiente es la { $now }.
why-nothing_to_undo = No hay nada que deshacer.
why-undo_past_chance = El azar ya ha hablado: un dado o una carta no se pueden deshacer.
why-undo_past_others = Otro jugador ya ha hablado.
why-undo_past_reveal = Algo oculto salió a la luz: eso no se puede deshacer.
why-no_such_seat = No hay ningún asiento { $seat }: los asientos de esta partida van del 0 al { $last }.
why-script_ended = El guion de tiradas se ha acabado, pero { $step } necesita otra.
why-seats = Este juego es para { $low } a { $high } jugadores, no para { $seats }.
why-bad_options = Estas opciones no encajan en el juego: { $problem }
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
why-broken_game = El juego «{ $game }» del paquete «{ $package }» queda fuera, porque no se puede cargar ({ $problem }); reinstale el paquete o elimínelo.
why-wrong_version = se jugó con la versión { $version } de las reglas de { $game }; esta es la versión { $expected }.
why-cut_off = se cortó después de la línea { $lines }: falta la última línea.
why-cut_off_end = se cortó o se dañó: la última línea no se puede leer ({ $problem }).
why-unreadable_entry = no se puede leer ({ $problem }).
why-edited = se cambió después de escribirse, o se quitó algo anterior.
why-edited_end = se añadieron, quitaron o cambiaron entradas: se escribieron { $entries } y aquí hay { $found }.
why-wrong_outcome = el resultado anotado no es el que se jugó.
why-wrong_seed = la semilla no es la prometida al principio.
why-unfair_draw = esto no es lo que reparte la semilla prometida.
why-campaign_over = Esta campaña ha terminado.
why-campaign_unfinished = Esta partida aún no ha terminado.
why-campaign_other_match = Esta no es la partida número { $number }, la siguiente de la campaña.
