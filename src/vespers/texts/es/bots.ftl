# Quién se sienta a la mesa cuando no hay nadie más.

bot-novice = Novicio
bot-novice-help = Juega con buena voluntad, pasa cosas por alto y olvida lo que traman los demás.
bot-apprentice = Aprendiz
bot-apprentice-help = Mira una jugada por delante y toma lo mejor del momento.
bot-brother = Hermano
bot-brother-help = Piensa un momento en lo que viene y espera buenas respuestas.
bot-abbot = Abad
bot-abbot-help = Se toma unos segundos, ve lejos y perdona poco.
bot-random = Hoja al viento
bot-random-help = Hace cualquier jugada permitida, sin plan.
bot-greedy = Aprendiz (voraz)
bot-greedy-help = El aprendiz con su antiguo nombre.

# Por qué una jugada es buena o mala.

wolves-reason-rounds = { $change ->
    [more] gana la ronda
   *[less] pierde la ronda
}
wolves-reason-points = { $change ->
    [more] puntúa más si la ronda acabara ahora
   *[less] cede puntos de esta ronda
}
wolves-reason-moons = { $change ->
    [more] trae lunas: dos puntos para quien tenga más
   *[less] se queda atrás en lunas
}
wolves-reason-safe = { $change ->
    [more] coloca un lobo que ya nadie puede cubrir
   *[less] deja lobos que se pueden cubrir
}
wolves-reason-lone = { $change ->
    [more] refuerza la manada con un Lobo Solitario
   *[less] deja el mejor Lobo Solitario a la otra manada
}
wolves-reason-power = { $change ->
    [more] guarda un poder en reserva
   *[less] gasta un poder
}

heaven-ale-reason-production = { $change ->
    [more] dará más cerveza: avanzan el ingrediente más rezagado y el maestro cervecero
   *[less] dará menos cerveza al final
}
heaven-ale-reason-barrels = { $change ->
    [more] pone un barril al alcance
   *[less] aleja un barril
}
heaven-ale-reason-first = { $change ->
    [more] se lleva los puntos del primer jugador
   *[less] deja a otros los puntos del primer jugador
}
heaven-ale-reason-money = { $change ->
    [more] da ducados
   *[less] cuesta ducados
}
heaven-ale-reason-cards = { $change ->
    [more] da una carta
   *[less] entrega una carta
}
heaven-ale-reason-track = { $change ->
    [more] conserva camino por delante
   *[less] se salta casillas del recorrido
}
