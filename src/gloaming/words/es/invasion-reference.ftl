# The quick reference of Invasion: one page, for this table.

inv-reference-for = Invasion, { $city }, { $players } personas
inv-reference-city = Ciudad
inv-reference-players = Personas
inv-reference-unofficial = El juego de mesa Among Us, con nuestras propias palabras. Los números llevan a las reglas completas.

inv-reference-story = La historia
inv-reference-story-city = Los alienígenas han aterrizado en la ciudad, y cinco científicos han quedado aislados. Los agentes despejan el camino y los escoltan hasta el centro.
inv-reference-story-cards = Al principio todos son humanos, o casi todos. Pero actuar es robar cartas de Asimilación, y una que diga Asimilado te hace alienígena, en secreto y para siempre.
inv-reference-story-trust = Así que nadie sabe hasta cuándo fiarse de los demás. Quien te ayudó en la última ronda puede jugar Sabotaje en esta.

inv-reference-goals = Lo que quiere cada bando
inv-reference-humans = Llevar { $scientists ->
    [one] a un científico
   *[other] a { $scientists } científicos
} hasta { $point }.
inv-reference-aliens = Que { $ships ->
    [one] llegue una nave nodriza
   *[other] lleguen { $ships } naves nodriza
}, o tener todos los barrios de un sector.
inv-reference-numbers = { $assimilated ->
    [one] Hay una carta de Asimilado en juego: como mucho un alienígena, y quizá ninguno.
   *[other] Hay { $assimilated } cartas de Asimilado en juego: como mucho { $assimilated } alienígenas, y quizá ninguno.
}
inv-reference-sides = Ganas con el bando en el que estés cuando acabe la partida.

inv-reference-round = Una ronda
inv-reference-round-event = Quien tiene la ficha de Arquitecto revela la primera carta de Evento y la cumple.
inv-reference-round-declare = { $window ->
    [standing_orders] Antes del primer turno, cada cual deja una orden sobre cuándo declararse. Solo vale si eres alienígena, y nadie la ve.
   *[other] Antes de cada turno, cualquier alienígena puede declararse. Se pregunta a toda la mesa, así que la pregunta no delata nada.
}
inv-reference-round-turns = En sentido horario desde la ficha de Arquitecto, cada cual hace una de las acciones de abajo. No se puede pasar.
inv-reference-round-sirens = Todos los agentes recuperan su sirena, y la ficha de Arquitecto pasa en sentido horario. Los eventos próximos van encima del mazo; los evitados, debajo.
inv-reference-round-dice = Los dados señalan un barrio. Cae, con todos sus vecinos; si ya es alienígena, toda su zona crece un paso.

inv-reference-actions = Acciones
inv-reference-action = Acción
inv-reference-who = Quién
inv-reference-draws = Cartas
inv-reference-all-but-stated = cualquiera, salvo alienígenas a la vista
inv-reference-everybody = cualquiera
inv-reference-stated-only = alienígenas a la vista
inv-action-control = Dirigir un agente
    .does = Cualquier agente con sirena. Moverse, liberar y escoltar, cada cosa una vez o ninguna, en ese orden. Después queda sin sirena el resto de la ronda.
    .draws = tantas cartas como la presión, al final
inv-action-plan = Planificar
    .does = Mira las dos primeras cartas de Evento. Deja llegar una: va encima del mazo cuando acabe la ronda. Evita la otra: va debajo. Solo tú sabes cuál es cuál.
    .draws = una carta, antes de mirar; ninguna si eres alienígena a la vista
inv-action-accuse = Acusar
    .does = Necesita tu ficha, y el apoyo de alguien con ficha. La persona acusada muestra cartas hasta que salga una de Asimilado. Si no sale ninguna, quienes acusaron pierden su ficha.
    .draws = ninguna carta
inv-action-invade = Invadir
    .does = Elige cualquier agente: caen todos los barrios que tocan su puesto.
    .draws = ninguna carta

inv-reference-agents = Lo que puede hacer un agente
inv-reference-move = Moverse
    .does = A cualquier puesto de una calle que pase por el suyo, por lejos que esté, pero nunca donde haya otro agente.
inv-reference-free = Liberar
    .does = Todos los barrios que tocan su puesto pierden su ficha alienígena.
inv-reference-escort = Escoltar
    .does = Un científico en su puesto va hasta otro agente de la misma calle. Ningún puesto del camino, extremos incluidos, puede tocar un barrio alienígena.

inv-reference-rescue = Un rescate
inv-reference-rescue-team = Escoltar hasta un puesto de reunión, junto al centro, es un rescate. Quien lo dirige nombra a otras dos personas.
inv-reference-rescue-cards = Cada una de las tres juega Éxito o Sabotaje, bocabajo. Las cartas se barajan: la mesa ve cuántas hay de cada, pero no de quién.
inv-reference-rescue-escalation = Todo Éxitos: el científico está a salvo. Algún Sabotaje: se revelan hasta cuatro eventos, de uno en uno, hasta que llegue una nave nodriza. Si después la escolta aún es posible, el científico se salva igualmente.
inv-reference-rescue-pressure = { $raises ->
    [every_vote] En cualquier caso, la presión sube en uno.
   *[saved_only] Si alguien se salvó, la presión sube en uno.
}

inv-reference-pressure = La presión
inv-reference-track = Va así: { $track }. Empieza en { $start }.
inv-reference-pressure-uses = Marca cuántas cartas de Asimilación robas por dirigir un agente y cuántas cartas mueve Planes alienígenas. Un rescate la sube; una nave nodriza la baja.

inv-reference-events = Cartas de Evento
inv-reference-copies = { $name } (×{ $copies })
inv-reference-deck = Veinte cartas. Las evitadas salen mucho más tarde, si es que salen.

inv-reference-secrets = Lo que es secreto
inv-reference-secret-own = Solo tú ves tus cartas de Asimilación, los eventos que planificas y la carta de Rescate que juegas.
inv-reference-secret-nobody = Nadie ve los mazos, ni de quién era cada carta de Rescate.
inv-reference-secret-open = Todo el mundo ve el mapa, la presión, cuántas cartas ha robado cada cual, quién fue en cada equipo y cuántos eventos hay en cada montón. Di lo que quieras, pero nunca enseñes tus cartas.

inv-reference-stated = Alienígenas a la vista
inv-reference-stated-words = Alienígenas que todo el mundo conoce, porque una acusación los descubrió o porque se declararon. No roban más cartas, no dirigen agentes ni entran en equipos. Planifican o invaden.

inv-reference-first = En tu primera partida
inv-reference-first-free = Primero libera los barrios en torno a un científico, con un agente. Luego lleva un segundo agente a la misma calle, y escolta.
inv-reference-first-pressure = Con presión 1, dirigir un agente cuesta una carta; con 4, cuesta cuatro. Rescatad a menudo mientras sea baja, y planificad cuando sea alta.
inv-reference-first-sector = Vigilad todo sector que esté casi lleno. Una sola Propagación puede acabar la partida.
inv-reference-first-watch = Recordad quién iba en el equipo cuando salió Sabotaje, y qué llegó después de que alguien planificara.
inv-reference-first-alien = Si cambias de bando, nada tiene que cambiar enseguida. Un alienígena callado en un equipo vale más que uno ruidoso.
inv-reference-house-rules = Reglas de la casa en esta mesa
