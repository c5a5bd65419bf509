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
    [more] puntuaría más si la ronda acabara ahora
   *[less] cede puntos de esta ronda
}
wolves-reason-moons = { $change ->
    [more] trae lunas: dos puntos para quien tenga más
   *[less] se queda atrás en lunas
}
wolves-reason-safe = { $change ->
    [more] coloca un lobo que, según las reglas habituales, ya nadie puede cubrir
   *[less] deja lobos que se pueden cubrir
}
wolves-reason-lone = { $change ->
    [more] refuerza la manada con un Lobo Solitario
   *[less] elige un Lobo Solitario más débil
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

brewers-reason-score = { $change ->
    [more] mejora la cerveza
   *[less] estropea la cerveza
}
brewers-reason-wounds = { $change ->
    [more] te cura o te libera
   *[less] te deja herido o atrapado
}
brewers-reason-noise = { $change ->
    [more] te hace más silencioso
   *[less] hace ruido, que atrae a los hombres lobo
}
brewers-reason-partner = { $change ->
    [more] ayuda a la cerveza de tu compañero
   *[less] perjudica la cerveza de tu compañero
}
brewers-reason-rivals = { $change ->
    [more] frena al mejor rival
   *[less] deja escapar al mejor rival
}
brewers-reason-means = { $change ->
    [more] da cartas o capacidades
   *[less] gasta cartas o capacidades
}
brewers-reason-prospects = { $change ->
    [more] pone buenos ingredientes al alcance
   *[less] aleja de los buenos ingredientes
}

fermentation-reason-time = { $change ->
    [more] deja tiempo antes de la fase siguiente
   *[less] acerca la fase siguiente: menos tiempo para esta cerveza
}
fermentation-reason-score = { $change ->
    [more] da puntos
   *[less] cuesta puntos
}
fermentation-reason-means = { $change ->
    [more] da cartas, trampas o concentración
   *[less] gasta cartas, trampas o concentración
}
fermentation-reason-noise = { $change ->
    [more] te hace más silencioso
   *[less] hace ruido
}
fermentation-reason-alcohol = { $change ->
    [more] te despeja
   *[less] se sube a la cabeza
}
fermentation-reason-health = { $change ->
    [more] te pone en pie
   *[less] te deja en el suelo
}
fermentation-reason-rigour = { $change ->
    [more] acerca el disco de esta fase
   *[less] altera el orden de las fases
}
fermentation-reason-reach = { $change ->
    [more] pone algo bueno al alcance
   *[less] aleja de lo que necesitas, o lo consume
}
fermentation-reason-rivals = { $change ->
    [more] frena al mejor rival
   *[less] deja escapar al mejor rival
}
