# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `inv-held-…` is what
# a side makes of it, read only while it is held.
inv-note-place-scientist = Tienes la ficha de Arquitecto: pon un científico junto a cada lugar de aterrizaje.
inv-note-place-scientist-more = Elige un puesto en una calle que lleve derecha al centro.
inv-note-act = Una acción: dirigir un agente, planificar o acusar. Dirigir cuesta { $pressure ->
    [one] una carta
   *[other] { $pressure } cartas
}.
inv-note-act-more = Cualquier carta puede cambiarte de bando. Rescata con poca presión, planifica con mucha.
inv-note-act-stated = Todo el mundo sabe que eres alienígena: planifica, o guía a los alienígenas hasta un agente.
inv-note-act-stated-more = Invade donde un sector esté casi lleno, o por donde vaya a pasar una escolta.
inv-note-place-events = Uno de estos eventos llegará; el otro queda evitado. Solo tú sabes cuál.
inv-note-place-events-more = La próxima ronda se verá qué llegó después de que planificaras. Te preguntarán.
inv-note-ask-for-support = Con apoyo, la persona acusada muestra cartas hasta que salga una de Asimilado. Si no sale, pierdes tu ficha.
inv-note-ask-for-support-more = ¿Cuántas cartas ha robado esa persona, y qué ha salido mal a su alrededor?
inv-note-ask-for-declaration = Se pregunta a toda la mesa antes de cada turno. Solo un alienígena puede declararse.
inv-note-ask-for-declaration-more = A la vista, un alienígena invade cada turno, pero no entra en equipos. Suele rendir más a escondidas.
inv-note-leave-orders = Deja una orden para esta ronda: cuándo declararte, o nunca. Solo vale la de un alienígena.
inv-note-leave-orders-more = Cada cual deja una, y nadie la ve. Una orden que no te corresponde se pierde.
inv-note-place-newcomer = Llega un sexto agente. Elige un puesto de salida libre; tendrá sirena la próxima ronda.
inv-note-place-newcomer-more = ¿Qué científico necesita aún un segundo agente en la calle?
inv-note-move-agent = Ve por una calle que pase por este puesto, tan lejos como quieras. No donde haya otro agente.
inv-note-move-agent-more = Libera muchos barrios, o llega a un científico que tenga otro agente en la misma calle.
inv-note-free-districts = Libera todos los barrios alienígenas que tocan este puesto, o déjalos todos.
inv-note-free-districts-more = No se escolta a nadie junto a alienígenas, y con un sector lleno se pierde la partida.
inv-note-escort-scientist = Envía al científico por la calle hasta otro agente. Un puesto de reunión significa un rescate.
inv-note-escort-scientist-more = Ningún puesto del camino puede tocar un barrio alienígena, ni siquiera los extremos.
inv-note-name-team = Elige a otras dos personas para el rescate. Cada una de las tres juega una carta en secreto.
inv-note-name-team-more = Lleva a quien haya robado pocas cartas, o cuyos equipos nunca tuvieran un Sabotaje.
inv-note-cast-votes = Éxito o Sabotaje, bocabajo. Un solo Sabotaje trae antes hasta cuatro eventos.
inv-note-cast-votes-more = La mesa sabrá cuántos Sabotajes hubo, y contará los nombres del equipo.
inv-note-pick-agent = Este evento mueve a un agente. Elige cuál; da igual si está libre o en uso.
inv-note-pick-agent-more = Su sirena se queda como está, y no se lleva a ningún científico.
inv-note-send-agent = Elige adónde va este agente.
inv-note-send-agent-more = Piensa en calles: un científico en un extremo, otro agente en el centro.
inv-note-free-sector = Elige un sector: se retiran todas sus fichas alienígenas.
inv-note-free-sector-more = El que esté más cerca de caer, o donde espere una escolta.

## What a side makes of it

inv-held-act-human = Estás con los humanos. La próxima carta puede cambiarlo.
inv-held-act-alien = Eres alienígena. No hay prisa por cambiar nada: quien inspira confianza entra en los equipos.
inv-held-place-events-human = Deja llegar los amarillos. Evita los rojos y, sobre todo, las naves nodriza.
inv-held-place-events-alien = Las naves te dan la victoria, y los rojos ayudan. Pero pueden culparte de lo que llegue.
inv-held-ask-for-support-human = Apóyala si te jugarías por ello tu derecho a acusar.
inv-held-ask-for-support-alien = Apoyar una acusación infundada cuesta la ficha a los humanos, y a ti la tuya.
inv-held-ask-for-declaration-human = No tienes nada que declarar.
inv-held-ask-for-declaration-alien = Declárate solo si ya nadie se fía de ti, o para ganar al momento.
inv-held-leave-orders-human = Estás con los humanos, así que tu orden no surte efecto.
inv-held-leave-orders-alien = { inv-held-ask-for-declaration-alien }
inv-held-cast-votes-human = Éxito, si quieres que salga bien.
inv-held-cast-votes-alien = Sabotaje es para tu bando. Mejor cuando vayan a culpar a otra persona.
inv-held-name-team-human = ¿A quién le confiarías la última carta?
inv-held-name-team-alien = Lleva a alguien de quien duden los demás.

## Actions

inv-note-control = Toma un agente con sirena: moverse, liberar, escoltar, en ese orden. Luego robas { $pressure ->
    [one] una carta
   *[other] { $pressure } cartas
}.
inv-note-control-more = Dos agentes en una calle hacen un rescate. Busca el segundo.
inv-note-plan = Roba una carta y luego mira dos eventos: uno llegará, el otro queda evitado.
inv-note-plan-more = Siempre cuesta una carta, por alta que sea la presión.
inv-note-accuse = Acusa a alguien. Con apoyo se muestran cartas; si todas son de Humano, perdéis la ficha.
inv-note-accuse-more = Dos fichas a cambio de certeza. Esperad a que dos personas lo tengan claro.
inv-note-invade = Caen todos los barrios que tocan el puesto de un agente.
inv-note-invade-more = Cerca de los últimos barrios libres de un sector, puede acabar la partida.

## Event cards: what each does, and what to think of

inv-note-event-card-mother-ship = { inv-event-card-mother-ship }. Diez cartas nuevas, y la presión baja en uno. Con { $ships } naves ganan los alienígenas.
inv-note-event-card-mother-ship-more = Con poca presión, los agentes salen más baratos. Aprovéchalo mientras dure.
inv-note-event-card-rendezvous = { inv-event-card-rendezvous }. { inv-event-card-rendezvous.does }
inv-note-event-card-rendezvous-more = Dos agentes en una calle hacen una escolta. Busca un científico entre ellos.
inv-note-event-card-salvage = { inv-event-card-salvage }. { inv-event-card-salvage.does }
inv-note-event-card-salvage-more = Un agente junto a un científico ahorra un turno de camino.
inv-note-event-card-new-agent = { inv-event-card-new-agent }. Llega a un puesto de salida libre; podrá actuar desde la próxima ronda.
inv-note-event-card-new-agent-more = Vale más en una calle a la que le falte un segundo agente.
inv-note-event-card-resistance = { inv-event-card-resistance }. { inv-event-card-resistance.does }
inv-note-event-card-resistance-more = El sector más lleno, o donde espere una escolta.
inv-note-event-card-cathedral = { inv-event-card-cathedral }. { inv-event-card-cathedral.does }
inv-note-event-card-cathedral-more = Un agente en el centro puede recibir a un científico. ¿Quién espera en esa calle?
inv-note-event-card-capitol = { inv-event-card-capitol }. { inv-event-card-capitol.does }
inv-note-event-card-capitol-more = { inv-note-event-card-cathedral-more }
inv-note-event-card-starting-location = { inv-event-card-starting-location }. { inv-event-card-starting-location.does }
inv-note-event-card-starting-location-more = Mira qué calle pierde su segundo agente, y cuál lo gana.
inv-note-event-card-revelation = { inv-event-card-revelation }. { inv-event-card-revelation.does }
inv-note-event-card-revelation-more = Desde ahora los alienígenas se conocen. Mira a quién dejan en paz.
inv-note-event-card-alien-planning = { inv-event-card-alien-planning }. De las próximas cartas de Evento llegarán las rojas; las demás quedan evitadas.
inv-note-event-card-alien-planning-more = Con mucha presión llegan más rojas. Alguien debería planificar contra ello.
inv-note-event-card-under-attack = { inv-event-card-under-attack }. { inv-event-card-under-attack.does }
inv-note-event-card-under-attack-more = Libera antes donde un sector esté casi lleno o espere un científico.
inv-note-event-card-trap = { inv-event-card-trap }. { inv-event-card-trap.does }
inv-note-event-card-trap-more = Los agentes de otros sectores aún se mueven. Usa esos primero.
inv-note-event-card-expansion = { inv-event-card-expansion }. { inv-event-card-expansion.does }
inv-note-event-card-expansion-more = Las zonas grandes crecen más deprisa. Las pequeñas conviene liberarlas pronto.
inv-note-event-card-captured = { inv-event-card-captured }. { inv-event-card-captured.does }
inv-note-event-card-captured-more = Ten dos agentes en cada calle que importe.
