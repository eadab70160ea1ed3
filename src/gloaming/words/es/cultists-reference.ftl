# The quick reference: one page, for this table.

reference-for = { $seats } asientos, { $level }
reference-seats = Asientos
reference-level = Nivel
reference-unofficial = Among Cultists, con nuestras propias palabras. Los números llevan a las reglas completas.

reference-goals = Lo que quiere cada bando
reference-investigators = Llevar { $points } puntos en libros a la estantería, o { $cultists ->
    [one] hacer que se vaya el cultista.
   *[other] hacer que se vayan ambos cultistas.
}
reference-cult-one = Dar un paso al frente al final de una hora cuando haya { $dead } investigadores muertos. Con menos, pierdes. O dejar que pasen diez horas.
reference-cult-two = Que ya haya { $dead } investigadores muertos al final de la hora anterior a vuestra derrota. O dejar que pasen diez horas.
reference-dead-count = Muertos son los fantasmas, y también quien tiene una carta de Muerto sin saberlo.
reference-goal-seer = Cuando los investigadores están a punto de ganar, los cultistas pueden señalar al Vidente. Si aciertan, ganan ellos.

reference-hour = Una hora
reference-movement = Desde el cuchillo hacia la izquierda, cada cual cruza hasta 3 puertas y debe acabar en otro lugar. Los fantasmas vagan adonde quieran.
reference-meeting-light = Con luz: si entras donde hay exactamente otra persona con vida, os encontráis.
reference-meeting-dark = A oscuras: se encuentran todas las personas con vida del lugar.
reference-meeting-cards = En un encuentro, cada persona pone una carta de Vivo o de Muerto, bocabajo, en el mazo de Pulso de otra.
reference-event = Quien tiene el cuchillo saca una ficha. Algunas duran hasta la siguiente.
reference-action = Desde el cuchillo hacia la izquierda, cada cual hace una acción o pasa.
reference-cleanup-one = El cultista puede dar un paso al frente. Luego el cuchillo pasa a la izquierda.
reference-cleanup-two = Nadie da un paso al frente. El cuchillo pasa a la izquierda.

reference-actions = Acciones
reference-action-name = Acción
reference-where = Dónde y cuándo
reference-who = Quién
reference-route = Ruta
reference-living = con vida
reference-also-ghosts = con vida y fantasmas
reference-only-assassin = el Asesino, con vida
reference-route-yes = necesaria
reference-route-no = no hace falta
reference-character-actions = Acciones de personaje: sin ruta
reference-room-actions = Acciones de habitación: no donde haya un encapuchado
reference-room-actions-first = Acciones de habitación
reference-route-words = Los investigadores solo usan acciones de habitación en habitaciones cuyo color esté en su ruta esta hora. Los cultistas no necesitan ruta.
reference-act-mechanic = El Mecánico no necesita ruta mientras viva.
reference-act-super-ghost = El Superfantasma puede usar todas las acciones de habitación como fantasma.
reference-automa = El Automa sigue su ruta, a la vista: llena habitaciones, comprueba las exploradas, expulsa encapuchados y siempre se abstiene.

action-check-state = Comprobar un estado
    .does = Mirar un mazo de Pulso. Los investigadores deben revelar una carta de Muerto; los cultistas pueden. Luego va a ese lugar una carta del mazo de robo.
    .where = Con otra persona con vida en el mismo lugar
action-watch-state = Comprobar un estado con la cámara
    .does = Lo mismo, con cualquiera con vida, esté donde esté.
    .where = Habitación roja, con corriente
action-secure-hallway = Asegurar un pasillo
    .does = Poner una carta de habitación en los pasos inseguros.
    .where = En un pasillo
action-fight-cultist = Expulsar a un encapuchado
    .does = No vuelve nunca.
    .where = En una habitación con un encapuchado
action-scare-fishman = Ahuyentar al Hombre Pez
    .does = Vuelve al lago, y puede regresar.
    .where = En su pasillo, con el cuchillo
action-scare-fishman-entering = El Hombre Pez huye en cuanto entra alguien con vida y con el cuchillo.
action-assassinate = Atacar
    .does = Pasa a ser fantasma. Sin votación. Una vez por partida, y tu rol se revela.
    .where = Con otra persona con vida en el mismo lugar
action-fill-room = Llenar la habitación
    .does = Añadir a su mazo una carta de habitación bocabajo. La tercera explora la habitación.
    .where = En una habitación sin completar
action-check-room = Comprobar la habitación
    .does = Barajar su mazo y robar una carta a la vista de la mesa.
    .where = En una habitación explorada, sin completar y con cartas
action-watch-room = Comprobar una habitación con la cámara
    .does = Lo mismo, en cualquier habitación explorada.
    .where = Habitación roja, con corriente
action-initiate-vote = Iniciar una votación
    .does = Toda la mesa vota a la vez.
    .where = Habitación azul claro, una vez por hora
action-restart-power = Restablecer la corriente
    .does = La luz vuelve a todas partes.
    .where = Habitación roja, sin corriente
action-close-portal = Cerrar el Portal
    .does = La segunda persona que lo hace en la misma hora lo cierra: hace falta un punto menos.
    .where = Habitación verde, con el Portal abierto
action-close-together = Cerrar el Portal entre dos
    .does = Pedir ayuda a alguien de allí. Si acepta, se cierra: hace falta un punto menos.
    .where = Habitación verde, con otra persona con vida y el Portal abierto
action-pass = Pasar
    .does = No hacer nada.
    .where = En cualquier parte

reference-cards = Cartas en las habitaciones
reference-passages = Si una habitación recién explorada muestra un paso inseguro, se roba una carta de los pasos. Éxito: no pasa nada. Fracaso: aparece un encapuchado. Sabotaje: surge el Hombre Pez.
reference-racks = Un estante lleno da sus puntos al momento.

reference-votes = Votaciones
reference-vote-when = Cuando alguien la inicia, y al momento siempre que se revela una muerte.
reference-vote-rule = En secreto, cada cual nombra a alguien con vida o se abstiene. Se va quien tenga más votos que cualquier otro nombre y más que las abstenciones.
reference-vote-knife-change = Después, quien tiene el cuchillo, si vive, puede cambiar su voto.
reference-vote-knife-double = El voto de quien tiene el cuchillo, si vive, cuenta doble.

reference-ghosts = Fantasmas
reference-ghosts-do = Vagan, llenan y comprueban habitaciones, hablan y votan.
reference-ghosts-do-not = No tienen encuentros, no se puede votar por ellos y no usan el cuchillo.

reference-tokens = Fichas de la bolsa
reference-token-copies = { $name } (×{ $copies })
reference-roles = Roles de esta noche
reference-roles-drawn = Algunos son o uno u otro: solo se sorteó uno, y nadie sabe cuál.
reference-house-rules = Reglas de la casa en esta mesa
reference-card-success = Un libro va a la estantería.
reference-card-failure = No pasa nada.
reference-card-sabotage = Un libro de ese color vuelve a la habitación.

## Expansions, where this table plays with them

reference-expansion = { $plan }, { $seats } asientos, { $level }
reference-board = Tablero
reference-ice = En el hielo
reference-ice-words = Las puertas y los obstáculos dividen el hielo en tramos, y cada uno es un lugar aparte. Cruzar un obstáculo cuesta lo mismo que una puerta. Para todo lo demás, un tramo cuenta como pasillo.
reference-door-words = La puerta roja está cerrada hasta que alguien encuentre el interruptor secreto.
reference-items = Objetos
reference-items-find = Hay uno bocabajo en cada habitación. Lo encuentra al momento la primera persona con vida que robe de su mazo, sea cultista o no.
reference-items-carry = En tu turno, además de tu acción y sin ruta, puedes entregar objetos a alguien con vida del mismo lugar, recoger lo que dejaron caer los muertos y usar lo que llevas.
reference-ritual = El ritual
reference-ritual-words = Si alcanzáis los puntos con el Organismo 46-B despierto, la mesa elige un líder con vida, en tres votaciones como mucho. El líder nombra a { $people } participantes, fantasmas incluidos; cada cual juega una carta de habitación. Todo Éxitos: ganan los investigadores. Otra cosa, o sin líder: ganan los cultistas.
reference-ritual-kills = Incluso tras un ritual logrado, ganan los cultistas si en la hora anterior había ya suficientes investigadores muertos.
reference-mine = En la mina
reference-corridors = Las galerías A a D se unen en el cruce. Ir de una a otra cuesta lo mismo que una puerta.
reference-revolving = La puerta giratoria separa una galería del cruce. Gira después de cada fase de movimiento: C, D, A, B, y así sucesivamente.
reference-lifts = Un ascensor es un lugar aparte. Entrar desde la habitación donde está cuesta una puerta. Con corriente puedes ponerlo en marcha gratis durante tu movimiento; si sigues dentro, arranca por sí mismo antes del evento. Quienes van dentro salen en la otra habitación y tienen allí encuentros como si entraran andando. Salir sin haberlo usado es gratis.
reference-call = Además de tu acción, puedes hacer venir a tu habitación un ascensor vacío, si hay corriente y la habitación está en tu ruta.
reference-professions = Profesiones
reference-professions-words = Una de estas está bocabajo. La toma la primera persona que expulsa a un encapuchado, a la vista de la mesa. Se pierde si esa persona pasa a ser fantasma.
reference-informant = Uno de los investigadores es Informante, y nadie sabe quién.
