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
bot-of-others = { $bot }
bot-of-others-help = Un robot de otro paquete.
why-no_bot = '{ $bot }' no es un robot; los robots son: { $bots }. Un robot propio se escribe paquete.módulo:Clase.
why-broken_bot = El robot { $bot } no funciona ({ $problem }).
