# The rulebook of Cultists: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

cultists-rulebook-story = La historia
cultists-rulebook-sides = Lo que quiere cada bando
cultists-rulebook-table = Lo que hay en la mesa
cultists-rulebook-setup = Preparación
cultists-rulebook-night = La noche
cultists-rulebook-hour = Una hora
cultists-rulebook-meetings = Encuentros
cultists-rulebook-actions = Acciones
cultists-rulebook-rooms = Habitaciones, cartas y libros
cultists-rulebook-death = Muerte y fantasmas
cultists-rulebook-votes = Votaciones
cultists-rulebook-end = El final
cultists-rulebook-roles = Roles
cultists-rulebook-tokens = Fichas de Evento
cultists-rulebook-surface = Under the Surface
cultists-rulebook-mountains = Mountains of Chaos
cultists-rulebook-professions = Profesiones
cultists-rulebook-automa = El Automa
cultists-rulebook-questions = Lo que se suele preguntar

## The story

cultists-rulebook-story-night = Cae la noche sobre una vieja universidad, y las puertas están cerradas. Alguien invoca algo entre estos muros, y ya casi está aquí.
cultists-rulebook-story-books = Los libros que podrían detenerlo están repartidos por las habitaciones. Tenéis { $hours } horas para llevarlos a la estantería.
cultists-rulebook-story-cult = Pero alguien de la mesa pertenece al culto. Anda, habla y vota como el resto.
cultists-rulebook-story-dead = Mata sin hacer ruido: con una carta, entregada cuando dos personas se encuentran. Puedes llevar horas sin vida y no saberlo.
cultists-rulebook-story-watch = Así que seguid trabajando, recordad quién se encontró con quién y decidid a quién creer antes de que acabe la noche.

## What each side wants

cultists-rulebook-sides-two = Cada cual pertenece a un bando y sigue en él toda la noche. La mayoría son investigadores; uno o dos son cultistas. Nadie dice de qué bando es, y un fantasma gana o pierde con el suyo.
cultists-rulebook-sides-investigators = Los investigadores quieren libros. Cada estante da sus puntos cuando se llena, y con suficientes puntos se gana la partida. También se gana si se van todos los cultistas.
cultists-rulebook-sides-cultists = Los cultistas quieren investigadores muertos: suficientes, y a tiempo. Y el tiempo juega a su favor: si la hora { $hours } acaba sin puntos suficientes, ganan los cultistas.
cultists-rulebook-sides-table = Lo que hace falta, según los asientos
cultists-rulebook-seats = Asientos
cultists-rulebook-row-investigators = Investigadores
cultists-rulebook-row-cultists = Cultistas
cultists-rulebook-row-points = Puntos para ganar
cultists-rulebook-row-dead = Muertos para ganar

## What's on the table

cultists-rulebook-picture-board = La universidad para un máximo de seis personas, al empezar la noche: libros en todas las habitaciones, una carta en el mazo de cada una y toda la mesa en el centro.
cultists-rulebook-table-plan = El tablero es un plano. Cada habitación tiene un color, con su símbolo y su letra; los pasillos que las unen no tienen ninguno. Una habitación o un pasillo es un lugar, y las puertas unen los lugares.
cultists-rulebook-table-special = Tres colores hacen algo más que guardar libros. En la habitación roja están la cámara y el interruptor de la corriente, en la azul claro se inician las votaciones, y en la verde puede abrirse el Portal.
cultists-rulebook-table-cards = Las cartas
cultists-rulebook-picture-cards = Dos clases de cartas, cada una con su dorso: Vivo y Muerto para los encuentros, y tres cartas de habitación.
cultists-rulebook-card-alive = Se da en un encuentro. Nada cambia para quien la recibe.
cultists-rulebook-card-dead = Se da en un encuentro. Quien la recibe ya no vive, y no lo sabe.
cultists-rulebook-table-things = Lo demás
cultists-rulebook-pulse = Mazo de Pulso
    .does = Las cartas de Vivo y de Muerto que tienes al lado, bocabajo. Nunca puedes mirar las tuyas. Si hay entre ellas una de Muerto, ya no vives.
cultists-rulebook-deck = Mazo de habitación
    .does = Las cartas de habitación que pertenecen a una habitación, bocabajo. Cada habitación empieza con una que nadie conoce.
cultists-rulebook-route = Ruta
    .does = Una carta secreta, solo tuya. Te dice, hora a hora, en qué habitaciones puedes trabajar.
cultists-rulebook-knife = Cuchillo
    .does = Quien lo tiene empieza esta hora. Algunos eventos y votaciones le dan además a elegir. Pasa a la izquierda cada hora.
cultists-rulebook-power = Corriente
    .does = La hay o no la hay, en todo el edificio. A oscuras se encuentra más gente, y la cámara no funciona.
cultists-rulebook-shelf = Estantería
    .does = Un estante por color. Un estante lleno da los puntos que marca el número de al lado.
cultists-rulebook-bag = Bolsa
    .does = Las fichas de Evento. Cada hora se saca una.
cultists-rulebook-pile = Mazo de robo
    .does = Cartas de habitación que no son de nadie. Cada vez que alguien mira un mazo de Pulso, una de ellas va al lugar de la persona a la que pertenece ese mazo.
cultists-rulebook-picture-shelf = La estantería: seis colores, y dos estantes para el azul oscuro. El número es lo que vale un estante lleno.

## Setting up

cultists-rulebook-setup-done = En Gloaming, todo esto ya está hecho. En una mesa de verdad, seguid este orden.
cultists-rulebook-setup-hands = Haced un mazo para cada asiento: una mano como en la tabla de abajo, encima de una ruta tomada sin mirar. Poned encima el marcador de rol que corresponda.
cultists-rulebook-setup-pulse = Salvo con siete asientos, meted una carta más debajo de cada mazo: bajo los de cultista, una de Vivo; bajo los de investigador, una al azar de las cartas de Pulso iniciales que queden.
cultists-rulebook-setup-deal = Meted cada mazo con su marcador bocabajo en un sobre. Barajad los sobres y repartidlos.
cultists-rulebook-setup-rooms = Poned en cada habitación sus libros. Barajad las cartas de habitación iniciales y poned una bocabajo junto a cada habitación. Barajad el mazo de robo.
cultists-rulebook-setup-tokens = Poned una ficha de habitación en cada habitación, por el lado tachado. Después de vuestra primera partida, añadid los pasos inseguros con sus dos cartas, tres encapuchados bocabajo fuera y el Hombre Pez en el lago.
cultists-rulebook-setup-start = Toda la mesa empieza en el Pasillo central. Hay corriente, el reloj marca la hora 1 y todas las fichas están en la bolsa.
cultists-rulebook-setup-knife = Dad el cuchillo a quien haya tenido la última pesadilla.
cultists-rulebook-setup-hidden = Las manos de ambos bandos tienen el mismo número de cartas de cada clase, así que los dorsos no delatan nada. Y un investigador puede estar sin vida antes de la primera hora; un cultista, nunca.
cultists-rulebook-setup-table = Cartas, según los asientos
cultists-rulebook-setup-levels = Tres maneras de jugar
cultists-rulebook-pile-investigator = Mano de un investigador
cultists-rulebook-pile-cultist = Mano de un cultista
cultists-rulebook-pile-pulse = Cartas de Pulso iniciales
cultists-rulebook-pile-rooms = Cartas de habitación iniciales
cultists-rulebook-pile-draw = Mazo de robo
cultists-rulebook-pile-passages = Pasos inseguros

## The night

cultists-rulebook-night-after = Después, la carta que estaba debajo de tu mazo pasa a ser tu mazo de Pulso. No la miras. Todo lo demás es tu mano para toda la partida: no llegarán más cartas. Con siete asientos no hay tal carta, y nadie empieza sin vida.
cultists-rulebook-night-talk = Hablar
cultists-rulebook-talk-free = Hablad cuanto queráis, toda la partida, y mentid si queréis. Todo el mundo lo oye todo; no se cuchichea.
cultists-rulebook-talk-show = Di que eres del bando que te plazca, pero no enseñes nada: ni tu mano, ni tu ruta, ni tu rol, ni un mazo de Pulso. Y ningún cultista habla de cuántas muertes lleva.

## An hour

cultists-rulebook-hour-four = Una noche tiene hasta { $hours } horas, y cada hora tiene cuatro partes.
cultists-rulebook-hour-walk = Andar
cultists-rulebook-hour-crowd = En un lugar cabe cualquier número de personas, y tu ruta nunca dice por dónde puedes andar.
cultists-rulebook-hour-routes = Rutas
cultists-rulebook-hour-lines = Una ruta tiene cuatro líneas, una para cada hora; luego vuelve a empezar por arriba. La primera línea vale en las horas 1, 5 y 9; la segunda, en la 2, la 6 y la 10, y así sucesivamente. Solo cuentan los colores de la línea de esa hora.
cultists-rulebook-picture-route = Una ruta. En la hora 3, quien la tiene puede usar habitaciones de estos colores: { $colours }.
cultists-rulebook-hour-event = El evento
cultists-rulebook-hour-bag = La ficha sacada surte efecto al momento y después se queda en el reloj, a la vista de la mesa. Lo que hace cada una está en “Fichas de Evento”.
cultists-rulebook-hour-action = La acción
cultists-rulebook-hour-end = El fin de la hora
cultists-rulebook-hour-two = Con dos cultistas, nadie da un paso al frente.
cultists-rulebook-hour-next = Luego el cuchillo pasa a la izquierda y empieza la hora siguiente.

## Meetings

cultists-rulebook-picture-light = Con corriente
    .dark = Sin corriente
    .two = Dos: se encuentran
    .three = Tres o más: nadie se encuentra
    .all = Se encuentra todo el mundo
cultists-rulebook-picture-meeting = Quién se encuentra con quién cuando alguien entra. Los fantasmas no cuentan.
cultists-rulebook-meetings-step = Vale en cada paso, aunque solo pases por allí. Salir de un lugar nunca provoca un encuentro.
cultists-rulebook-meetings-empty = ¿Ya no te quedan cartas de Vivo ni de Muerto? Entonces no das nada, pero sí recibes una carta. Solo los cultistas tienen cartas de Muerto, { $kills ->
    [3] tres
   *[other] { $kills }
} cada uno.
cultists-rulebook-meetings-example = Agnes entra en la Biblioteca. Theo está allí, solo, y hay luz: se encuentran. Agnes le da una carta de Vivo. Theo le da a ella una de Muerto. Ambas quedan bocabajo, y nadie las mira.
cultists-rulebook-meetings-example-after = A Agnes le queda un paso, y sigue andando. Ya no vive, y en la mesa solo lo sabe Theo. Todo el mundo ha visto que se encontraron.

## Actions

cultists-rulebook-actions-people = Mirar un mazo de Pulso
cultists-rulebook-actions-vote = Una carta de Muerto revelada queda bocarriba sobre su mazo. Esa persona pasa a ser fantasma, y toda la mesa vota al momento.
cultists-rulebook-actions-example = Ines mira el mazo de Pulso de Agnes: cuatro cartas de Vivo, una de Muerto. Ines es de los investigadores, así que tiene que revelar la de Muerto. Desde ahora, Agnes es un fantasma. ¿Quién se ha encontrado con Agnes esta noche? Theo, y Ruben. La mesa habla, y luego vota.
cultists-rulebook-actions-example-cultist = Si hubiera mirado Theo, podría haber devuelto el mazo y dicho que todo estaba en orden.

## Rooms

cultists-rulebook-rooms-books = Una habitación no entrega sus libros hasta que está explorada, y para eso hacen falta tres cartas en su mazo. La primera está allí desde el principio.
cultists-rulebook-rooms-explore = Añadir una carta
cultists-rulebook-rooms-third = Con la tercera carta, la habitación queda explorada: se da la vuelta a su ficha. Las cartas que lleguen más tarde se suman al mazo sin más.
cultists-rulebook-rooms-draw = Robar una carta
cultists-rulebook-rooms-racks = Las habitaciones de un mismo color comparten estante; solo las de color azul oscuro tienen uno cada una.
cultists-rulebook-rooms-finished = Una carta robada deja la partida. Cuando el último libro de una habitación está en la estantería, la habitación está completa: el resto de su mazo deja la partida sin que nadie lo vea, y allí nadie vuelve a añadir ni a robar cartas.
cultists-rulebook-rooms-example = En el mazo de la Sala de música están la carta del principio y una que añadió Ruben. Ines añade la tercera, un Éxito: la Sala de música queda explorada. A la hora siguiente, Theo roba allí. Baraja las tres cartas y muestra una. Sabotaje.
cultists-rulebook-rooms-example-after = En la estantería hay un libro rosa, de la Enfermería. Vuelve, y va a la Sala de música. Ruben dice que su carta era un Éxito. Ines, lo mismo. La tercera estaba allí antes de que empezara la noche. O es mala suerte, o alguien miente.
cultists-rulebook-rooms-special = Cámara, corriente y Portal
cultists-rulebook-rooms-passages = Pasos inseguros
cultists-rulebook-passages-first = Una primera partida se juega sin ellos. Más adelante, algunas fichas de habitación muestran una ventana rota al darles la vuelta.
cultists-rulebook-passages-card = La carta robada se vuelve a barajar con las demás. Cuando ya han venido los tres encapuchados, un Fracaso también trae al Hombre Pez.
cultists-rulebook-figure = Encapuchado
    .does = Viene a una habitación. Mientras está allí, nadie que esté en ella puede usarla; con las personas sí se puede tratar.
cultists-rulebook-fishman = El Hombre Pez
    .does = Viene a un pasillo. Solo puede entrar una persona con vida y con el cuchillo. Salir puede cualquiera.
cultists-rulebook-picture-passages = Lo que entra por la ventana rota.

## Death and ghosts

cultists-rulebook-death-secret = Con una carta de Muerto en tu mazo de Pulso ya no vives, en secreto. Hasta que alguien la revele, cuentas como persona con vida en todas las reglas de este reglamento: andas, tienes encuentros, actúas y votas. Cuando aquí se dice “con vida”, se refiere a cualquiera que no sea un fantasma.
cultists-rulebook-death-ways = Pasas a ser fantasma cuando se revela tu muerte, cuando tienes que irte por una votación o por lo que hace un rol. Desde entonces, todo el mundo sabe que no vives. En el juego base, nada te devuelve la vida.
cultists-rulebook-death-ghosts = Lo que hacen los fantasmas
cultists-rulebook-death-keeps = Conservas tu mano, tu ruta y tu bando. El fantasma de un investigador sigue sin poder trabajar fuera de su ruta; el de un cultista no la necesita. Tu rol sigue en secreto, salvo que el propio rol diga otra cosa.
cultists-rulebook-death-knife = El cuchillo también llega a los fantasmas, y entonces empiezan ellos. No pueden usarlo para nada más.

## Votes

cultists-rulebook-votes-when = Hay una votación al momento siempre que se revela una muerte, y también cuando alguien la inicia.
cultists-rulebook-votes-most = Se va quien tenga más votos, si son más que los de cualquier otro nombre y más que los de “nadie”.
cultists-rulebook-votes-double = Con siete u ocho personas, en cambio, el voto de quien tiene el cuchillo, si vive, cuenta doble.
cultists-rulebook-votes-out = Quien tiene que irse pasa a ser fantasma, y su mazo de Pulso sigue oculto. También su rol, salvo que el propio rol diga otra cosa. Solo el último cultista tiene que decir que lo era, y entonces acaba la partida. Con un solo cultista, eso significa: si la partida sigue, os equivocasteis.
cultists-rulebook-votes-example = Se abren seis votos: tres por Theo, uno por Ruben, dos por “nadie”. Theo tiene más votos que cualquier otro nombre, y más que “nadie”. Se va.
cultists-rulebook-votes-example-after = Ines tiene el cuchillo, y su voto era uno de los tres. Si lo cambia a “nadie”, quedan dos por Theo y tres por “nadie”, y todo el mundo se queda.

## The end

cultists-rulebook-end-one = Con un solo cultista, la partida acaba con lo primero de esto que ocurra:
cultists-rulebook-end-points = Los investigadores alcanzan sus puntos. Ganan, por muchos muertos que haya, salvo que el único cultista sea el Automa.
cultists-rulebook-end-out = El cultista pasa a ser fantasma. Ganan los investigadores. (Sobre el Automa, véase su propio capítulo.)
cultists-rulebook-end-claim = El cultista da un paso al frente al final de una hora. Gana si hay suficientes investigadores muertos, y pierde si no.
cultists-rulebook-end-time = Acaba la hora { $hours }. Ganan los cultistas.
cultists-rulebook-end-both = Dos cultistas
cultists-rulebook-end-two = Con dos cultistas, la partida acaba de las mismas maneras, solo que nadie da un paso al frente. Pero cuando los investigadores alcanzan sus puntos, o cuando queda fuera el último cultista, antes se abren todos los mazos de Pulso. Si al final de la hora anterior había ya suficientes investigadores muertos, ganan los cultistas a pesar de todo.
cultists-rulebook-end-seer = Si hay un Vidente

## Roles

cultists-rulebook-roles-swap = Un rol especial ocupa el lugar de un investigador corriente; solo el Cultista ciego ocupa el de un cultista. Todo el mundo sabe qué roles hay en la partida, y nadie sabe quién tiene cada uno. Todos los roles, salvo los de los cultistas y el del Cazador, ganan con los investigadores, incluso los que hacen daño.
cultists-rulebook-roles-plain = Sin rol especial
cultists-rulebook-roles-good = Roles que ayudan a los investigadores
cultists-rulebook-roles-bad = Roles que ayudan a los cultistas
cultists-rulebook-roles-hunter = El Cazador maldito
cultists-rulebook-roles-balance = Una mezcla equilibrada
cultists-rulebook-roles-loyalty = Cada rol tiene una lealtad: cuánto ayuda a un bando o al otro. Sumadlas para ambos. En una partida de nivel experto, la diferencia debe ser la que dice esta tabla, y ninguna de las dos sumas puede pasar de cinco.
cultists-rulebook-roles-table = La suma de los cultistas menos la de los investigadores
cultists-rulebook-row-lead = Diferencia
cultists-rulebook-roles-seer = No hay Vidente con siete personas, con cuatro y el Automa, ni en la estación polar.
cultists-rulebook-hunter-seats = Solo con siete u ocho asientos. Seis de las cartas de Éxito del Cazador y tres de las de Vivo llevan una maldición; el resto de la mesa las toma por lo que dicen.

## Event tokens

cultists-rulebook-tokens-bag = Estas están en la bolsa. En una primera partida, los Cristales rotos se quedan en la caja.
cultists-rulebook-portal-time = El Portal sigue abierto tres horas más, o dos con siete u ocho asientos. Hay que cerrarlo antes de que acabe la última de ellas. El Espejo lo deja abierto una hora más.

## Under the Surface

cultists-rulebook-surface-place = Una estación polar, otro tablero. En sus habitaciones hay objetos ocultos, y algo duerme bajo el hielo.
cultists-rulebook-picture-station = La estación polar para un máximo de seis personas. Los escombros marcan los obstáculos del hielo.
cultists-rulebook-surface-points = Puntos para ganar en este tablero
cultists-rulebook-surface-use = Usar objetos
cultists-rulebook-surface-dead = Un objeto encontrado con una cámara o a través de puertas secretas cuenta como encontrado. Los fantasmas no encuentran ni llevan nada.
cultists-rulebook-surface-organism = Organismo 46-B
cultists-rulebook-surface-awake = Las reliquias rojas van al altar. La tercera despierta al Organismo 46-B, y desde entonces los puntos no bastan para ganar: alcanzarlos da comienzo a un ritual.
cultists-rulebook-surface-leader = Primero toda la mesa elige un líder, en una votación como cualquier otra. Solo se puede elegir a alguien con vida, y nadie se va. Si hay empate, se vota otra vez. Si tres votaciones no dan un líder, ganan los cultistas.
cultists-rulebook-surface-otherwise = Si queda fuera el último cultista, se gana igualmente sin ritual. Con dos cultistas, también entonces se abren antes los mazos de Pulso.

## Mountains of Chaos

cultists-rulebook-mountains-place = Una vieja mina, otro tablero. Cuatro galerías se unen en un cruce, y dos ascensores comunican habitaciones lejanas.
cultists-rulebook-picture-mine = La mina para un máximo de seis personas. La puerta giratoria del cruce corta una galería.
cultists-rulebook-mountains-points = Puntos para ganar en este tablero
cultists-rulebook-mountains-lifts = Ascensores
cultists-rulebook-mountains-self = Si queda dentro alguien con vida cuando toda la mesa se ha movido, el ascensor arranca por sí mismo. Sin corriente no se mueve ningún ascensor.
cultists-rulebook-mountains-ropes = Cuerdas de seguridad
cultists-rulebook-mountains-bag = En la mina, esta ficha puede sustituir a los Ojos falsos, salvo con siete asientos.

## Professions

cultists-rulebook-professions-two = Un añadido para cualquier tablero con dos cultistas, pero no para una primera partida. Una de las cinco, nadie sabe cuál, está bocabajo junto al tablero. Se pierde cuando quien la tiene pasa a ser fantasma.

## The Automa

cultists-rulebook-automa-seat = Con cuatro personas, el Automa ocupa el quinto asiento. Con seis, podéis darle un séptimo. Recibe un rol como cualquiera, y nadie sabe cuál: puede ser cultista.
cultists-rulebook-automa-walk = Su ruta está bocarriba. Va por el camino más corto hacia el primer color de su línea que aún tenga una habitación sin explorar, y tiene encuentros como cualquiera. Entonces da la primera carta de su montón, sin que nadie la vea, a la persona con el mazo de Pulso más pequeño.
cultists-rulebook-automa-never = Nunca mira un mazo de Pulso, ni da un paso al frente, ni usa el cuchillo. En sus manos, los roles especiales no hacen nada, salvo que con dos cultistas puede ser el Vidente.
cultists-rulebook-automa-out = Con un solo cultista, si una votación hace que se vaya el Automa, se da la vuelta a su rol. Si era el cultista, se abren todos los mazos de Pulso: con suficientes muertos ganan los cultistas; si no, los investigadores.

## Questions people ask

cultists-rulebook-ask-own = ¿Puedo mirar mi propio mazo de Pulso?
    .does = Nunca. Por eso pides que lo mire alguien de tu confianza.
cultists-rulebook-ask-refuse = ¿Puedo negarme a un encuentro?
    .does = No. Pero eliges por dónde andas, y con luz una tercera persona en la habitación te protege.
cultists-rulebook-ask-route = ¿Tengo que seguir mi ruta?
    .does = Con los pies, no. Un investigador la necesita para usar una habitación. Anda por donde quieras.
cultists-rulebook-ask-tell = He mirado y solo había cartas de Vivo. ¿Tengo que decirlo?
    .does = No. Puedes decir cualquier cosa, o nada. Solo hay que revelar una carta de Muerto, y solo si eres de los investigadores.
cultists-rulebook-ask-fake = ¿Se puede fingir que se ha descubierto una muerte?
    .does = No. Una muerte es una carta de Muerto en la mesa, a la vista de todo el mundo.
cultists-rulebook-ask-again = Me encontré con Ines hace una hora. Si vuelvo, ¿nos encontramos otra vez?
    .does = Sí, cada vez que una de las dos personas entra donde la otra está a solas. A oscuras, no hace falta que nadie esté a solas.
cultists-rulebook-ask-twice = Alguien tiene dos cartas de Muerto. ¿Cuenta doble?
    .does = No. Cada investigador muerto cuenta una vez, sea fantasma o no.
cultists-rulebook-ask-enough = Cuando hay suficientes muertos, ¿lo dice alguien?
    .does = Nunca. Los cultistas tienen que llevar la cuenta.
cultists-rulebook-ask-pile = ¿Y si se acaba el mazo de robo?
    .does = Entonces ya no salen cartas de él. Todo lo demás sigue igual.
cultists-rulebook-ask-partners = ¿Pueden dos cultistas acordar algo en secreto?
    .does = No. Se vieron una vez, de noche. Después hablan como el resto, en voz alta.
