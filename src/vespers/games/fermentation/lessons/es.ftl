# Lo que dice el guía en las lecciones.

fermentation-lesson-miss-kind = Un buen turno para otro momento. Elige el que dice el guía.
fermentation-lesson-miss-go = Esa puerta lleva a otro sitio. Sigue lo iluminado.
fermentation-lesson-miss-stop = Todavía no: este turno no ha acabado.
fermentation-lesson-miss-act = Primero el paso, luego la acción.

fermentation-lesson-goal = El objetivo en un minuto
fermentation-lesson-goal-beer = Durante cuatro fases has llenado tu cuba según la receta. Cuentan los puntos de sabor, y vas 9 a 13.
fermentation-lesson-goal-hero = Al alba llega el Cazador. Quien lo vence gana 6 puntos: tienes una Trampa, lucha primero.
fermentation-lesson-goal-hero-follow = Entonces otro puede vencerlo antes, y el premio se pierde.
fermentation-lesson-goal-won = 6 y 1 por la Trampa contra 3 y 3: cae, 15 a 13. Ahora mira cómo empieza la noche.

fermentation-lesson-first-turns = Tus primeros turnos
fermentation-lesson-first-turns-monk = Elige un monje. El Zahorí añade 1 a cada agua que encuentra.
fermentation-lesson-first-turns-monk-other = Otra noche será. Hoy, el Zahorí.
fermentation-lesson-first-turns-recipe = Tu receta tiene cuatro fases. La 1 pide cuba limpia y agua; lo que falte al acabar no cuenta.
fermentation-lesson-first-turns-simple = Cada turno es de una de cuatro clases, nunca dos veces seguidas la misma. Acción Simple: un paso y la acción del lugar. Elígela.
fermentation-lesson-first-turns-step = El agua está en el Pozo, a una puerta.
fermentation-lesson-first-turns-gather = Haz la acción del lugar: la Simple da 1, y tú añades 1.
fermentation-lesson-first-turns-put = Dos casillas piden agua. Ponla en la fase 1, que está en curso.
fermentation-lesson-first-turns-put-early = Demasiado pronto: lo que se pone en una fase posterior cuesta su disco de rigor.
fermentation-lesson-first-turns-put-decline = ¿Dejar agua buena? No.
fermentation-lesson-first-turns-walk = La cuba se limpia en la Cervecería. Moverse es otra clase de turno: anda, 2 puertas, en silencio.
fermentation-lesson-first-turns-brewery = Ve a la Cervecería.
fermentation-lesson-first-turns-stop = Ya estás: termina el turno, el segundo punto no hace falta.
fermentation-lesson-first-turns-applied = Ahora una Acción Aplicada: sin paso, pero con dado. 4 da 2 puntos, 6 da 3, y hace 1 de ruido.
fermentation-lesson-first-turns-beer = Un 5. Una cerveza lo hace 6, y 3 puntos: bebe una.
fermentation-lesson-first-turns-beer-sober = 5 son solo 2 puntos. Vale la pena una cerveza.
fermentation-lesson-first-turns-beer-two = 7 no da más que 6. Basta una cerveza.
fermentation-lesson-first-turns-beer-again = ¿Dos cervezas para perder un 5? Con una ya es un 6.
fermentation-lesson-first-turns-clean = Aguantaste: 4 supera el 1 de tu alcohol. Pon la cuba limpia en la receta.
fermentation-lesson-first-turns-clean-decline = La cuba debe estar limpia. Ponla.
fermentation-lesson-first-turns-tracks = Dos pistas son tuyas: el ruido, con 6 ataca un licántropo; y el alcohol, cuanto más, antes caes.
fermentation-lesson-first-turns-meditate = La cuarta clase es Meditar: concentrarse, esconderse o despejarse. Despéjate.
fermentation-lesson-first-turns-hunt-walk = Toda cerveza quiere un licántropo; sin ninguno pierdes 3. Llegan a las entradas: anda.
fermentation-lesson-first-turns-chapel = Por la Capilla…
fermentation-lesson-first-turns-entrance = … hasta la Entrada secundaria.
fermentation-lesson-first-turns-hunt = Caza con una Acción Simple: un licántropo, el que venga.
fermentation-lesson-first-turns-fight = Haz la acción del lugar: él tira, luego tú; basta igualar.
fermentation-lesson-first-turns-rest = Un lobezno, vencido: 1 punto para tu cerveza. Usa el paso o termina el turno.
fermentation-lesson-first-turns-collective = Una fase acaba cuando todos juntos hacen bastante ruido: un 6, una caída, un ataque. Dos veces y empieza la fase 2.
fermentation-lesson-first-turns-free = Tu fase 1 está llena: te espera un disco de rigor. La noche es tuya.

fermentation-lesson-rigour-and-recipes = Rigor y recetas
fermentation-lesson-rigour-and-recipes-shelf = La fase 1 de tu receta pide cuba limpia y agua. La cuba está limpia, falta el agua.
fermentation-lesson-rigour-and-recipes-time = El ruido de todos es 1 de 2: cualquier 6 puede acabar la fase. Deprisa.
fermentation-lesson-rigour-and-recipes-simple = Estás en el Pozo. La Acción Simple es segura: úsala.
fermentation-lesson-rigour-and-recipes-act = Saca el agua.
fermentation-lesson-rigour-and-recipes-put = ¿Fase 1 o fase 4? En la 1: está en curso.
fermentation-lesson-rigour-and-recipes-put-early = Entonces la fase 1 queda abierta y la 4 pierde su disco por adelantada.
fermentation-lesson-rigour-and-recipes-put-decline = Viniste por ella. Ponla en la fase 1.
fermentation-lesson-rigour-and-recipes-end = La fase está llena. Usa el paso o termina el turno.
fermentation-lesson-rigour-and-recipes-disc = Dos 6 y la fase termina. La tuya estaba llena y nada llegó antes: un disco, 2 puntos. Tres discos dan la bonificación de la receta.
fermentation-lesson-rigour-and-recipes-cube = Lo que va a una fase posterior pone un cubo en ella: sin disco, aunque algo mejor lo sustituya.

fermentation-lesson-noise-and-hunter = El ruido y el Cazador
fermentation-lesson-noise-and-hunter-own = Correr y las Acciones Aplicadas hacen tu propio ruido: es 3. Con 6 te ataca un licántropo.
fermentation-lesson-noise-and-hunter-hide = Meditando puedes esconderte: 2 menos.
fermentation-lesson-noise-and-hunter-all = El ruido de todos es otro: cada 6, cada caída, cada ataque lo sube. Con 2 acaba la fase.
fermentation-lesson-noise-and-hunter-full = Mira: tu fase 1 está llena, la suya vacía. Si acabara ahora, solo tú tendrías el disco.
fermentation-lesson-noise-and-hunter-simple = En el Claustro puedes tocar la campana: 2 de ruido de todos. Elige la Acción Simple.
fermentation-lesson-noise-and-hunter-bell = Tócala.
fermentation-lesson-noise-and-hunter-end = Ya hay bastante ruido. La fase acaba con tu turno.
fermentation-lesson-noise-and-hunter-disc = Un disco para ti, ninguno para ellos. Y el Cazador crece: desde la fase 2 todo es más difícil.

fermentation-lesson-beers = Las cervezas
fermentation-lesson-beers-applied = Estás en el Pozo. Haz una Acción Aplicada: un dado decide lo que hallas.
fermentation-lesson-beers-table = Un 3 no halla nada, un 4 da 2 puntos. Cada cerveza suma 1: bebe una.
fermentation-lesson-beers-table-sober = Así te vas sin nada. Una cerveza lo cambia.
fermentation-lesson-beers-table-two = 5 da los mismos 2 puntos que 4. Basta una.
fermentation-lesson-beers-table-again = Dos cervezas por otro dado pueden dar más, o nada. Una es segura.
fermentation-lesson-beers-put = 2 puntos y 1 del Zahorí. Ponla en la fase 1.
fermentation-lesson-beers-put-early = La fase 4 perdería su disco. Fase 1.
fermentation-lesson-beers-put-decline = ¿Después de todo esto? Ponla.
fermentation-lesson-beers-test = Cada vez que sube el alcohol tiras: si lo superas, sigues en pie; si no, caes, y todos lo oyen.
fermentation-lesson-beers-sober = Una Meditación te despeja, 2 menos. Hazlo mientras sea barato.
fermentation-lesson-beers-more = Dos cervezas también repiten el dado o, tras un 6, añaden otro. Con alcohol 6 pierdes el sentido y un turno.

fermentation-lesson-final-battle = El combate final
fermentation-lesson-final-battle-order = Tras la fase 4 el Cazador ataca a todos, primero a quien más lo irrita: aquí por los discos. Cada uno tiene 3, y el otro iría primero.
fermentation-lesson-final-battle-strength = Él tira y suma 3. Tú tiras y sumas 1 por la Trampa y 2 por tus palas: pelea igualada, por 6 puntos.
fermentation-lesson-final-battle-hero = Quien tiene una Trampa puede ser Héroe y luchar antes. Tras cada combate el premio baja: sé el Héroe.
fermentation-lesson-final-battle-hero-follow = Entonces el otro lucha primero y puede llevarse los 6 puntos.
fermentation-lesson-final-battle-count = 8 contra 5: vencido, 33 a 25. Una derrota habría costado la mitad de tus discos, pero no la bonificación de la receta.

# What the coach says in a free game: one sentence at a time.
fermentation-coach-noise = Tu ruido es { $noise }: con { $limit } te ataca un licántropo, y esconderte quita { $quieter }.
fermentation-coach-last-bell = Una campana más acaba la fase y a la tuya le falta { $ingredient }: lo que falte entonces no cuenta.
fermentation-coach-alcohol = Tu alcohol es { $alcohol }: solo un dado más alto te mantiene en pie; despejarte quita { $sober }.
fermentation-coach-no-werewolf = Tu cerveza aún no tiene licántropo: sin ninguno pierde { $less } { $less ->
    [one] punto
   *[other] puntos
} al final.
fermentation-coach-full-phase = Tu fase está llena: te espera un disco que vale { $disc } cuando acabe, así que puedes tocar la campana del Claustro.
