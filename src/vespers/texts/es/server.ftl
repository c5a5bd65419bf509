# Lo que dice el servidor de la mesa.
table-line-undo = { $you ->
    [yes] Has vuelto atrás: la partida sigue desde un momento anterior.
   *[no] { $seat } ha vuelto atrás: la partida sigue desde un momento anterior.
}
table-line-share = { $you ->
    [yes] Has añadido tu parte a la mezcla.
   *[no] { $seat } ha añadido su parte a la mezcla.
}

table-problem-not-found = Aquí no hay nada.
table-problem-not-allowed = Eso no se puede hacer aquí.
table-problem-running = Será posible cuando termine la partida.
table-problem-unknown-campaign = No existe esa campaña, o ya no se conserva.
table-problem-campaign-over = Esta campaña ha terminado.
table-problem-question-open = Aún hay otra pregunta abierta en esta mesa.
table-problem-no-question = Ya no se pregunta nada.
table-problem-unplayable = Esta partida no se puede mostrar aquí: su juego, sus paquetes o su versión de las reglas ya no están instalados. No se ha perdido nada de ella.
table-problem-broken = Algo ha fallado por nuestra parte. No se ha perdido nada de la partida.
table-problem-stopping = El servidor se está reiniciando. Prueba dentro de un momento.
table-problem-unavailable = La mesa no puede acceder ahora a sus registros. No se ha perdido nada: inténtalo de nuevo en un momento.


option-packs = Contenido

table-problem-cancelled = Se ha cancelado.
table-problem-too-slow = Los robots están demasiado ocupados para pensarlo. Inténtalo dentro de un momento.
