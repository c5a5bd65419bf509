# Lo que dice el guía en las lecciones.

heaven-ale-lesson-miss-home = Siempre puedes volver, pero entonces tu ronda termina. De momento quédate en el camino.
heaven-ale-lesson-miss-sell = En apuros, una carta da 3 ducados; junto a una pareja de discos, mucho más. Guárdala.
heaven-ale-lesson-miss-walk = Es legal, pero luego no podrás retroceder. Ve al espacio iluminado.
heaven-ale-lesson-miss-elsewhere = Puede ir ahí, pero el lugar importará más tarde. Usa el hexágono iluminado.

heaven-ale-lesson-goal = El objetivo en un minuto
heaven-ale-lesson-goal-points = Elaboras cerveza con cinco ingredientes: solo cuenta el más atrasado, multiplicado según tu maestro cervecero. Los barriles suman puntos.
heaven-ale-lesson-goal-barrels = Es la última ronda y vas 21 a 25. Te esperan dos barriles grandes: ve al espacio 26.
heaven-ale-lesson-goal-barrels-home = Volver ahora es 21 a 25. Primero los barriles.
heaven-ale-lesson-goal-barrels-other = Útil, pero no basta: cada barril grande vale 4 puntos. Espacio 26.
heaven-ale-lesson-goal-home = Dos barriles grandes, 4 puntos cada uno. Ahora vuelve: se cuentan los puntos.
heaven-ale-lesson-goal-won = 29 a 25, la abadía es tuya. Mira cómo empieza una ronda.

heaven-ale-lesson-first-turns = Tus primeros turnos
heaven-ale-lesson-first-turns-track = Todos recorren el mismo camino, tan lejos como quieran y sin retroceder. Lo que te saltas lo pierdes esta ronda.
heaven-ale-lesson-first-turns-walk = El espacio 1 vende agua de fertilidad 4. Ve allí.
heaven-ale-lesson-first-turns-shade = A la sombra cuesta su número, 4 ducados, y dará ducados. Colócala en D11.
heaven-ale-lesson-first-turns-shade-sunny = Al sol cuesta 8. Pronto lo harás; empieza por la sombra.
heaven-ale-lesson-first-turns-monk = Un monje despierta a sus vecinos y ayuda a tu maestro cervecero. Ve al espacio 3.
heaven-ale-lesson-first-turns-beside = Necesita vecinos: colócalo en D8, junto a tu agua, por 4 ducados.
heaven-ale-lesson-first-turns-beside-sunny = Un monje hace lo mismo en ambos lados, y al sol cuesta el doble. D8.
heaven-ale-lesson-first-turns-disc = Las losetas no dan nada hasta que algo las activa. Toma el disco A en el espacio 4.
heaven-ale-lesson-first-turns-number = Un disco A activa todas las losetas de un número. Elige 4: tu agua da 4 ducados.
heaven-ale-lesson-first-turns-wood = Solo con ducados no hay cerveza. Compra la madera del espacio 5.
heaven-ale-lesson-first-turns-sun = Al sol cuesta el doble y hace avanzar su marcador. Colócala en S10, junto al monje.
heaven-ale-lesson-first-turns-sun-shady = Barato, pero otra vez solo ducados. Los marcadores necesitan sol: S10.
heaven-ale-lesson-first-turns-letter = Un disco B despierta a los monjes de una clase. Ve al espacio 7.
heaven-ale-lesson-first-turns-neighbours = Tu bibliotecario activa todas las losetas vecinas: 4 ducados de la sombra, 2 pasos de madera del sol.
heaven-ale-lesson-first-turns-colour = Un disco C activa un color. Puedes saltar: ve al espacio 12.
heaven-ale-lesson-first-turns-pair = La madera forma pareja con la X que ya usaste. Pon el disco en la madera.
heaven-ale-lesson-first-turns-pair-water = 4 ducados, pero ninguna pareja. La madera completa una, y una pareja da una carta.
heaven-ale-lesson-first-turns-card = Pareja completa: coloca una carta de privilegio y úsala al momento. Toma los 12 ducados.
heaven-ale-lesson-first-turns-card-other = Buena carta, pero cada una sirve una vez: primero necesitas dinero.
heaven-ale-lesson-first-turns-card-keep = Entonces esta pareja ya no daría nada. Coloca una carta.
heaven-ale-lesson-first-turns-round = Al volver eliges un lugar: ducados, un paso del maestro cervecero o dos de un marcador.
heaven-ale-lesson-first-turns-free = Lleva los cinco marcadores y al maestro cervecero más allá del 1; él multiplica el más atrasado. La partida es tuya.

heaven-ale-lesson-sun-and-shade = Sol y sombra
heaven-ale-lesson-sun-and-shade-sides = Tu huerto tiene dos lados. Sombra: precio simple, da ducados. Sol: precio doble, hace avanzar la cerveza.
heaven-ale-lesson-sun-and-shade-walk = El agua de fertilidad 4 es la mejor loseta cercana. Ve al espacio 1.
heaven-ale-lesson-sun-and-shade-sun = El agua va muy atrás, en −6. Coloca la loseta al sol por 8 ducados.
heaven-ale-lesson-sun-and-shade-sun-shade = 4 ducados menos, pero el agua nunca avanzaría. Elige el sol.
heaven-ale-lesson-sun-and-shade-disc = Ahora actívala: ve al disco del espacio 4.
heaven-ale-lesson-sun-and-shade-number = Se activan todos tus 4. Al sol son cuatro pasos de agua.
heaven-ale-lesson-sun-and-shade-money = El agua está en −2 y la bolsa pesa poco. Quien no gana, no planta: ve al espacio 5.
heaven-ale-lesson-sun-and-shade-shade = Coloca la madera a la sombra por 2 ducados: con una activación ya está pagada.
heaven-ale-lesson-sun-and-shade-shade-sunny = La madera ya es tu marcador más adelantado. Que esta loseta gane dinero.
heaven-ale-lesson-sun-and-shade-balance = Regla sencilla: primero sombra, para pagar luego el sol. Pero cada color necesita algo de sol.

heaven-ale-lesson-activation-and-pairs = Activación y parejas
heaven-ale-lesson-activation-and-pairs-letters = A es un número, B una clase de monje, C un color. Cada casilla se usa una sola vez en la partida.
heaven-ale-lesson-activation-and-pairs-any = En el espacio 16 hay un disco de cualquier letra. Ve allí.
heaven-ale-lesson-activation-and-pairs-pair = El lúpulo daría 8 ducados. Pero X ya está, y la madera es su pareja: complétala.
heaven-ale-lesson-activation-and-pairs-pair-hops = 8 ducados ahora, pero una carta junto a la pareja vale 12. Madera.
heaven-ale-lesson-activation-and-pairs-pair-other = Eso no completa nada. X y madera van juntos.
heaven-ale-lesson-activation-and-pairs-card = Elige: 12 ducados o 5 pasos del maestro cervecero. Las otras cartas crecen con tu huerto.
heaven-ale-lesson-activation-and-pairs-card-later = Esa carta cuenta discos, losetas o barriles: será mejor más tarde.
heaven-ale-lesson-activation-and-pairs-card-keep = La ocasión de esta pareja se perdería. Coloca una ahora.
heaven-ale-lesson-activation-and-pairs-once = Cinco parejas, cinco cartas. Mira qué compañero falta antes de tomar un disco.

heaven-ale-lesson-building-sites = Los solares
heaven-ale-lesson-building-sites-site = Seis losetas alrededor de un solar lo construyen. Cinco rodean B7 y suman 17.
heaven-ale-lesson-building-sites-last = La madera 1 del espacio 21 hace 18, y con 18 se construye un molino. Ve allí.
heaven-ale-lesson-building-sites-last-three = La madera 3 hace 20: el mismo molino por 2 ducados más. Basta el 1.
heaven-ale-lesson-building-sites-close = Cierra el anillo: D15.
heaven-ale-lesson-building-sites-close-elsewhere = Alrededor de B7 solo falta D15.
heaven-ale-lesson-building-sites-mill = El maestro cervecero da un paso y el molino activa tres losetas que no se tocan. Toma madera 4, lúpulo 5 y levadura 2.
heaven-ale-lesson-building-sites-mill-less = Esas tres dan 7 ducados; las otras, 11.
heaven-ale-lesson-building-sites-poor = Un total de 7 o menos no activa nada, pero mueve 6 pasos al maestro cervecero. Las losetas pobres también sirven.

heaven-ale-lesson-final-exchange = El cambio final
heaven-ale-lesson-final-exchange-rearmost = Tu último paso de la partida. Madera, lúpulo y cebada van últimos, en 2: solo ellos contarían.
heaven-ale-lesson-final-exchange-rate = Pero los primeros ceden pasos a los últimos: 3 por 1, dice el maestro cervecero en 8. También multiplica, por 3.
heaven-ale-lesson-final-exchange-gate = Desde el 9 multiplica por 4. Vuelve por su puerta.
heaven-ale-lesson-final-exchange-gate-ducats = Cada 10 ducados dan un paso: 2 ya no valen nada.
heaven-ale-lesson-final-exchange-gate-resource = Dos pasos de un marcador dejan a otros dos en 2. El multiplicador vale más.
heaven-ale-lesson-final-exchange-count = 24 puntos en vez de 22. En la última ronda mira la tabla del maestro cervecero: un paso puede valer mucho.

# What the coach says in a free game: one sentence at a time.
heaven-ale-coach-last-round = La última ronda: { $ducats ->
    [one] un ducado es
   *[other] { $ducats } ducados son
} solo un paso al final, así que compra al sol y mueve al maestro cervecero.
heaven-ale-coach-alone = Todos los demás han vuelto: nadie te quita ya nada, así que para en cada espacio que ayude.
heaven-ale-coach-nearly-built = Falta una loseta alrededor de { $site }: levantaría un edificio.
heaven-ale-coach-poor = Te { $ducats ->
    [0] quedan 0 ducados
    [one] queda { $ducats } ducado
   *[other] quedan { $ducats } ducados
}: un disco que active tu sombra paga, y si hace falta una carta vendida.
heaven-ale-coach-rearmost = Solo cuenta el ingrediente más atrasado, y el tuyo lo está mucho: { $colour }.
