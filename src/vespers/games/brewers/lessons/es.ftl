# Lo que dice el guía en las lecciones.

brewers-lesson-miss-end = Puedes parar antes, pero este turno aún tiene algo que enseñar. Todavía no.
brewers-lesson-miss-move = La puerta está abierta, pero ese es otro camino. Sigue lo iluminado.
brewers-lesson-miss-sprint = Una carrera son dos puertas y 2 de ruido. Aquí no hace falta.
brewers-lesson-miss-search = Posible, pero cada búsqueda hace ruido. Haz primero lo que enseña la lección.
brewers-lesson-miss-fight = Los monjes pueden pelear y quien pierde queda herido. Tu cerveza te necesita más.

brewers-lesson-goal = El objetivo en un minuto
brewers-lesson-goal-beer = Una noche, siete fases, un ingrediente para cada una. Las calidades se suman, la suciedad se resta y gana la mejor cerveza.
brewers-lesson-goal-yeast = La última fase pide levadura y vas 9 a 10. Estás en la panadería: busca levadura.
brewers-lesson-goal-yeast-hard = La levadura de primera vale 3, pero pide un 5. Una calidad 2 con un 3 basta para ganar.
brewers-lesson-goal-yeast-end = Entonces acaba 9 a 10. Te quedan dos acciones: usa una.
brewers-lesson-goal-yeast-away = La levadura está aquí, en la panadería.
brewers-lesson-goal-roll = Tira el dado: con 3 o más la encuentras.
brewers-lesson-goal-done = Levadura de calidad 2: 11 a 10. Termina tu turno y se catan las cervezas.
brewers-lesson-goal-done-again = Más estaría bien, pero el ruido atrae licántropos. Basta: termina el turno.
brewers-lesson-goal-won = La mejor cerveza de la noche es la tuya. Mira cómo empieza una noche.

brewers-lesson-first-turns = Tus primeros turnos
brewers-lesson-first-turns-monk = Elige un monje: cada uno tiene dos habilidades. Hildeberto halla lo fácil y entiende de malta.
brewers-lesson-first-turns-monk-other = Buen hermano para otra noche. Hoy elige a Hildeberto.
brewers-lesson-first-turns-phases = Siete fases, un turno cada una: agua, malta, leña, leña, lúpulo, agua, levadura. Una fase sin nada cuenta 0.
brewers-lesson-first-turns-move = Un turno son dos acciones y un movimiento. El agua está en el patio: ve allí.
brewers-lesson-first-turns-search = Busca agua, lo fácil: calidad 1 con 2 o más.
brewers-lesson-first-turns-search-hard = Primero la segura: agua fácil.
brewers-lesson-first-turns-roll = Puedes hacerlo en silencio o con ruido. Es fácil: tira en silencio.
brewers-lesson-first-turns-roll-noise = El ruido ayuda al dado en 1, pero cuesta 2. Guárdalo para lo difícil.
brewers-lesson-first-turns-note = Encontrada. El agua sirve en la fase 1 o la 6: anótala en la 1, que acaba con este turno.
brewers-lesson-first-turns-note-later = La fase 1 acaba ahora y sin agua cuenta 0.
brewers-lesson-first-turns-fine = Queda una acción. El agua de primera tiene calidad 3, con 5 o más: inténtalo.
brewers-lesson-first-turns-fine-easy = Eso da otra vez calidad 1. Atrévete: agua de primera.
brewers-lesson-first-turns-noise = Ahora el ruido conviene: +1 al dado y 2 más de ruido. Haz ruido.
brewers-lesson-first-turns-noise-quiet = En silencio necesitas un 5. Con ruido basta un 4.
brewers-lesson-first-turns-second = ¡Calidad 3! En una misma fase no se suman, así que anótala en la fase 6.
brewers-lesson-first-turns-second-replace = Sustituiría al 1. En la fase 6 conservas las dos.
brewers-lesson-first-turns-sprint = La fase 2 pide malta. La cervecería está a dos puertas: corre, por 2 de ruido.
brewers-lesson-first-turns-malt = Hildeberto entiende de malta: la fácil vale 3 para él. Con más de 6 de ruido ya no se puede hacer más adrede.
brewers-lesson-first-turns-malt-hard = La malta fácil ya te vale 3, y es casi segura.
brewers-lesson-first-turns-malt-dirt = Primero la malta: esta fase la pide.
brewers-lesson-first-turns-dirt = Queda una acción y aquí hay suciedad. Va a la otra cerveza, que pierde 1: búscala.
brewers-lesson-first-turns-dirt-more = Tu malta ya es buena. Prueba la suciedad.
brewers-lesson-first-turns-loud = Tu ruido es 9. Con 10 ataca un licántropo; en la biblioteca puedes meditar, 5 menos.
brewers-lesson-first-turns-free = Las fases 3 y 4 piden leña, del bosque. La noche es tuya.

brewers-lesson-noise-and-attacks = Ruido y ataques
brewers-lesson-noise-and-attacks-gauge = Una búsqueda fácil hace 1 de ruido, una difícil 2, un fallo 1 más. Llevas 8: con 10 viene un licántropo.
brewers-lesson-noise-and-attacks-move = Andar es silencioso. La biblioteca está a dos puertas: ve al claustro o a la capilla.
brewers-lesson-noise-and-attacks-move-away = Eso te aleja de la biblioteca.
brewers-lesson-noise-and-attacks-turned = El movimiento está usado, pero una acción puede ser un movimiento. Sigue hasta la biblioteca.
brewers-lesson-noise-and-attacks-meditate = Medita: sin dado, sin ruido, 5 menos.
brewers-lesson-noise-and-attacks-sprint = Ruido 3, pero la fase no dio nada: el silencio tiene su precio. Ahora sé temerario: corre a la panadería.
brewers-lesson-noise-and-attacks-sprint-again = Ya eres bastante silencioso. Corre a la panadería.
brewers-lesson-noise-and-attacks-search = Busca levadura de primera: difícil, así que 2 de ruido.
brewers-lesson-noise-and-attacks-search-easy = Demasiado silencioso para esta lección. La levadura de primera.
brewers-lesson-noise-and-attacks-loud = Y haz ruido: 2 más. Si falla, son 10.
brewers-lesson-noise-and-attacks-loud-quiet = Haz ruido una vez y mira qué pasa.
brewers-lesson-noise-and-attacks-won = Atacó un lobezno: sacaste 5, él 2 menos 1. Quien gana conserva al lobo para la cerveza, y tras un ataque el ruido es 0.
brewers-lesson-noise-and-attacks-lost = Quien pierde queda herido: suciedad en la cerveza y una acción para levantarse. Casi todos son más fuertes que un lobezno.

brewers-lesson-hunting = La caza
brewers-lesson-hunting-forest = El licántropo mejora cualquier cerveza. Viven en el bosque: ve allí.
brewers-lesson-hunting-hunt = Caza: con 3 o más encuentras dos y luchas con uno.
brewers-lesson-hunting-hunt-wood = La leña después: una caza por turno, y mejor luchar primero.
brewers-lesson-hunting-roll = Tira en silencio: un 3 no es mucho pedir.
brewers-lesson-hunting-roll-noise = Dos de cada tres sin ruido. Sigue en silencio: un ataque sobraría.
brewers-lesson-hunting-choose = El gran lobo vale 4, pero tira dos dados. El gris vale 2: un dado más 1. En una caza tienes +1: elige el gris.
brewers-lesson-hunting-choose-great = Ganarías una de cada seis peleas. Elige el lobo gris.
brewers-lesson-hunting-kept = 4 y 1 contra 2 y 1: es tuyo. Vale su sabor en tu cerveza, y cada otro añade 1.
brewers-lesson-hunting-wood = Queda una acción y esta fase pide leña: búscala.
brewers-lesson-hunting-wood-other = La leña fácil es casi segura y la fase la necesita ya.
brewers-lesson-hunting-wood-roll = Tira.
brewers-lesson-hunting-wood-note = Anótala en la fase 3 o la 4; la 3 acaba ahora.
brewers-lesson-hunting-taste = El mejor licántropo cuenta entero. Un buen cazador busca uno fuerte y luego pequeños.

brewers-lesson-cards = Las cartas
brewers-lesson-cards-armoury = El equipo está en la armería: ve allí.
brewers-lesson-cards-armoury-meditate = Ya eres bastante silencioso. A la armería.
brewers-lesson-cards-equipment = Busca equipo: con 3 o más robas una carta.
brewers-lesson-cards-roll = Tira.
brewers-lesson-cards-lasting = Una ballesta, +2 en las cacerías. Esos efectos duran y se suman a todo lo demás.
brewers-lesson-cards-back = Las bendiciones se roban en la capilla, tras la biblioteca. Convierte la segunda acción en un movimiento.
brewers-lesson-cards-back-more = Otra arma también estaría bien. Hoy, rumbo a la capilla.
brewers-lesson-cards-chapel = Fase siguiente. A la capilla.
brewers-lesson-cards-chapel-meditate = Ahora no hace falta. A la capilla.
brewers-lesson-cards-pray = Reza: con 3 o más robas una bendición o un objeto sagrado.
brewers-lesson-cards-pray-roll = Tira.
brewers-lesson-cards-use = Un voto de silencio: una vez por partida, el ruido pasa a 0. Estas cartas no cuestan acción: úsala.
brewers-lesson-cards-use-more = Te queda una acción y la carta no cuesta ninguna. Úsala primero, por la lección.
brewers-lesson-cards-once = Ahora está boca abajo. Otras cartas ayudan a un dado: se declaran antes de tirarlo.

# What the coach says in a free game: one sentence at a time.
brewers-coach-wounded = Estás herido: gasta una acción en levantarte, hasta entonces no puedes hacer nada más.
brewers-coach-noise = Tu ruido es { $noise }: una búsqueda ruidosa y con { $limit } viene un licántropo; meditar quita { $quieter }.
brewers-coach-open-phase = Tu última acción: la { $phase } sigue vacía y acaba con tu turno.
brewers-coach-last-phase = La última fase: { $lead ->
    [ahead] tu cerveza gana { $mine } a { $best }, no te arriesgues a una herida.
    [behind] tu cerveza pierde { $mine } a { $best }, un riesgo puede compensar.
   *[even] vas { $mine } a { $best }, y cualquier ingrediente puede decidir.
}
brewers-coach-no-werewolf = Ha pasado media noche y tu cerveza no tiene licántropo: uno pequeño, del bosque, la mejoraría.
