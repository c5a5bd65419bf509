# Lo que dice el guía en las lecciones.

wolves-lesson-goal = El objetivo en un minuto
wolves-lesson-goal-rows = Dos manadas se disputan una montaña, fila a fila: la suma más alta se lleva la fila. Quien gana dos rondas llega a la cima.
wolves-lesson-goal-last = Una ronda cada uno y queda un espacio. Tu 2 conserva la fila de arriba y sus dos Lunas te dan la mayoría: toca el 2 y luego E3.
wolves-lesson-goal-last-one = El 1 tiene una sola Luna: 3 a 3, y nadie las puntúa. Perderías. Busca dos Lunas.
wolves-lesson-goal-last-six = Fuerte, pero sin Lunas: el rival conservaría sus 2 puntos por Lunas y la cima.
wolves-lesson-goal-won = 6 a 5: la ronda, la cima y la partida. Ahora aprende cómo empieza una ronda.

wolves-lesson-first-turns = Tus primeros turnos
wolves-lesson-first-turns-lay = Un turno es un Lobo. Toca un 3 de tu mano y luego el espacio del centro.
wolves-lesson-first-turns-lay-four = Guarda el 4: pronto lo necesitarás. Empieza con un 3.
wolves-lesson-first-turns-sums = El letrero junto a la fila suma las dos manadas: 3 a 3, empate. Un empate no da nada a nadie.
wolves-lesson-first-turns-beside = Un Lobo necesita un vecino a su lado. Pon tu otro 3 en C4 y toma la delantera en la fila.
wolves-lesson-first-turns-beside-elsewhere = Buen vecino, pero en otra fila. Refuerza esta: C4.
wolves-lesson-first-turns-beside-other = Valdría, pero guárdalo para lo que viene. Usa el 3.
wolves-lesson-first-turns-covered = Han cubierto tu 3 con un 4. Un Lobo cubierto ya no cuenta: la fila va 3 a 7.
wolves-lesson-first-turns-cover = Tú también puedes: un Lobo cubre a un Lobo rival de valor inmediatamente inferior. Pon tu 4 sobre su 3.
wolves-lesson-first-turns-cover-beside = Así queda al lado. Ponlo encima: su 3 de E4 dejaría de contar.
wolves-lesson-first-turns-cover-weak = Ayuda un poco. Cubrir ayuda dos veces: ganas 4 y el rival pierde 3.
wolves-lesson-first-turns-again = Nada en una manada cubre un 5. Pon el tuyo sobre su 4 de C4: una pila puede crecer y crecer.
wolves-lesson-first-turns-again-other = El 4 de C4 aún les vale 4. Tu 5 es exactamente uno más.
wolves-lesson-first-turns-shape = El territorio será de cuatro por tres. Ya tiene tres filas: pon tu 2 en F4 y su forma queda fijada.
wolves-lesson-first-turns-shape-inside = Posible, pero la forma seguiría abierta. Pon el 2 al final de la fila: F4.
wolves-lesson-first-turns-shape-other = Usa el 2: basta un Lobo bajo para fijar la forma.
wolves-lesson-first-turns-moons = Al final, tener más Lunas visibles vale 2 puntos. Los 1 y los 4 tienen una; los 2, dos.
wolves-lesson-first-turns-corner = Un 1 en una esquina cuenta 3. Pon tu 1 en C6.
wolves-lesson-first-turns-corner-middle = Ahí solo cuenta 1. En la esquina, C6, cuenta 3.
wolves-lesson-first-turns-corner-other = Fuerte, pero la esquina es para el 1: ahí cuenta 3.
wolves-lesson-first-turns-free = Ya sabes jugar un turno. La ronda acaba cuando se llenan los doce espacios; sigue, el letrero dice quién ganaría ahora.

wolves-lesson-scoring = Cómo se cuenta una ronda
wolves-lesson-scoring-moons = Primero las Lunas: quien muestra más gana 2 puntos. Vas 1 a 2; tu 2 trae dos, en C4.
wolves-lesson-scoring-moons-where = Sus Lunas cuentan en cualquier sitio, pero en C4 además protege tu fila.
wolves-lesson-scoring-moons-other = Eso trae una Luna como mucho. El 2 muestra dos.
wolves-lesson-scoring-hidden = Su 2 de B2 también tiene dos Lunas. Cúbrelo con un 3: las Lunas ocultas no cuentan.
wolves-lesson-scoring-hidden-other = Así conservan sus dos Lunas. Cubre el 2 de B2 con un 3.
wolves-lesson-scoring-corner = Luego las filas. Su 1 de E2 está en una esquina y cuenta 3: la fila de arriba va 3 a 6.
wolves-lesson-scoring-tie = Quien gana una fila se lleva sus propios Lobos, 1 punto cada uno. No puedes ganar esta, pero con un 3 en D2 el rival tampoco.
wolves-lesson-scoring-tie-one = 4 a 6: se llevan la fila y la ronda. Con un 3 queda 6 a 6.
wolves-lesson-scoring-threes = 4 a 3, la ronda es tuya. Cada 3 que te llevas vale un punto más: tu 3 de B4 dio 2.
wolves-lesson-scoring-lone = Quien gana añade un Lobo Solitario a su manada. Toma el que quieras: nada cubre al 6.
wolves-lesson-scoring-next = Quien pierde toma un Poder de Alfa. Esa es la próxima lección.

wolves-lesson-powers = Los Poderes de Alfa
wolves-lesson-powers-lost = Has perdido una ronda: el rival tiene un Lobo Solitario y tú eliges un Poder de Alfa para el resto de la partida.
wolves-lesson-powers-take = Una Emboscada sirve una vez por ronda; una Resistencia, siempre. Toma Duelo: una vez, un Lobo puede cubrir a uno igual.
wolves-lesson-powers-take-endurance = Buena Resistencia: los empates serían tuyos. Hoy prueba Duelo.
wolves-lesson-powers-take-other = Buena Emboscada. Esta lección trata de Duelo.
wolves-lesson-powers-usual = Empieza quien ganó. Un Lobo solo no se puede cubrir: pon tu 2 a su lado, en E4.
wolves-lesson-powers-usual-other = Guarda tus Lobos fuertes. De momento basta el 2 en E4.
wolves-lesson-powers-duel = Ahora, Duelo: tu 4 puede cubrir su 4. Toca tu 4 y luego D4; el poder se gasta.
wolves-lesson-powers-duel-beside = Al lado, tu 4 solo iguala. Encima, vas por delante.
wolves-lesson-powers-duel-other = Eso no necesita poder. Pon el 4 sobre su 4 y verás Duelo en acción.
wolves-lesson-powers-used = Boca abajo hasta la próxima ronda. Un poder sin usar no vale nada: busca su momento.

# What the coach says in a free game: one sentence at a time.
wolves-coach-one-round-left = { $who ->
    [both] A cada uno le falta una ronda: quien gane esta gana la partida.
   *[they] Al rival solo le falta esta ronda para ganar: no le dejes ninguna fila gratis.
}
wolves-coach-last-spaces = { $left ->
    [one] Queda un espacio
   *[other] Quedan { $left } espacios
} en esta ronda y { $lead ->
    [ahead] ganas { $mine } a { $theirs }: quien llene el último la termina.
    [behind] pierdes { $mine } a { $theirs }: busca una fila que cambie de dueño.
   *[even] el marcador está { $mine } a { $theirs }: decidirá una fila, o las Lunas.
}
wolves-coach-ambush = Tu Emboscada sigue sin usar: sirve una vez por ronda, y esta ya va por la mitad.
wolves-coach-moons = El rival muestra más Lunas, { $theirs } a { $mine }: tener más vale { $points } { $points ->
    [one] punto
   *[other] puntos
}.
