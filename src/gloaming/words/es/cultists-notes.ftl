# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `held-…` is what a
# role makes of it, read only while it is held.

## The base game: a line for each question
note-night = Esta carta te dice quién eres. Nadie más la ve. Mírala y luego despierta.
note-night-more = Mira también tu ruta. Dice en qué habitaciones puedes trabajar, hora a hora.
note-walk = { $points ->
    [one] Cruza una puerta.
   *[other] Cruza hasta { $points } puertas.
} En tu ruta puedes trabajar; con quien esté a solas te encontrarás.
note-walk-more = Un encuentro a solas es un riesgo y un hecho: después, todo el mundo sabe que os encontrasteis.
note-walk-dark = Está oscuro: allí donde haya alguien, hay encuentro con cuantas personas estén. Dos cabezas señalan esos lugares.
note-walk-dark-more = A oscuras, el gentío no protege. Una habitación vacía de tu ruta, sí.
note-walk-secret-doors = Puertas secretas: hasta la próxima ficha, las habitaciones de un color son un solo lugar.
note-walk-secret-doors-more = Quien está en la otra habitación de este color cuenta como si estuviera contigo.
note-walk-fishman = El Hombre Pez corta ese pasillo. Solo puede entrar alguien con vida y con el cuchillo.
note-walk-fishman-more = Da un rodeo, o que vaya quien tiene el cuchillo.
note-declare-path = En esta mesa eliges antes todo el camino, puerta a puerta.
note-declare-path-more = La mesa oye tu camino antes de que lo andes. Un rodeo hacia alguien a solas llama la atención.
note-teleport = Eres un fantasma: ve a cualquier otro lugar, a través de las paredes. No te encuentras con nadie.
note-teleport-more = Ve adonde tu ruta te deje robar. Llenar un estante es lo mejor que puede hacer un fantasma.
note-meet = Os encontráis: cada cual da a la otra persona una carta, bocabajo. La que recibes no la verás nunca.
note-meet-more = Recuerda este encuentro. Si una de las dos personas aparece sin vida, preguntarán a la otra.
note-meet-several = A oscuras hay encuentro entre cuantas personas estáis aquí. Elige a una persona, y luego la carta que le das.
note-meet-several-more = Se ve adónde va cada carta. Fíjate en quién te dio una y quién eligió a otra persona.
note-give-in-turn = En esta mesa las cartas se dan de una en una, y empieza quien acaba de entrar.
note-give-in-turn-more = Quien da más tarde ha visto adónde fueron las cartas anteriores.
note-act = Una acción por hora: añadir una carta, robar una, mirar a alguien o usar la habitación.
note-act-more = Al principio, explora habitaciones; luego, roba libros. En cuanto sospeches una muerte, mira.
note-act-ghost = Como fantasma solo puedes añadir y robar cartas, en habitaciones de tu ruta.
note-act-ghost-more = Tus cartas valen tanto como siempre, y ya nadie puede hacerte daño.
note-look-at-pulse = Ves todas las cartas de este mazo de Pulso. Con un solo Muerto entre ellas, ya no vive.
note-look-at-pulse-more = Que aún viva también es un hecho: si luego aparece sin vida, sabrás desde cuándo.
note-hold-vote = Nombra a quien deba irse, o a nadie. Se va el nombre más votado, si supera a “nadie”.
note-hold-vote-more = ¿Quién se encontró con todos los muertos? Un nombre equivocado crea un fantasma y ayuda a los cultistas.
note-hold-vote-called = Alguien ha iniciado esta votación; no se ha descubierto ninguna muerte. Pregunta antes por qué.
note-hold-vote-called-more = Con un solo cultista, si alguien se va y la partida sigue, era inocente.
note-reconsider-ballot = Tienes el cuchillo: los votos están a la vista, y puedes cambiar el tuyo, una vez.
note-reconsider-ballot-more = Puedes crear o deshacer un empate. La mesa verá lo que cambias, y lo recordará.
note-weigh-ballot = Tienes el cuchillo: que tu voto cuente doble, o solo una vez.
note-weigh-ballot-more = Doble es mucho, si lo tienes claro. Si solo sigues a los demás, basta una vez.
note-ask-for-claim = Acaba la hora. A toda la mesa se le pregunta lo mismo, para que no se note quién podría decir más.
note-ask-for-claim-more = Un cultista en solitario con { $dead } muertos puede dar un paso al frente y ganar. Con menos, pierde.
note-guess-seer = Los investigadores están a punto de ganar. Señalad al Vidente, y ganan los cultistas. Un solo intento.
note-guess-seer-more = ¿Quién lo vio claro demasiado pronto, no falló nunca o evitaba decir un nombre antes que nadie?
note-help-close = Alguien te pide ayuda para cerrar el Portal. Te cuesta la acción de esta hora.
note-help-close-more = Si se cierra a tiempo, hace falta un punto menos; si no, uno más. Recordarán una negativa.
note-look-through-false-eyes = Tienes el cuchillo: mira el mazo de Pulso de alguien con vida, esté donde esté. O ninguno.
note-look-through-false-eyes-more = Aquí hasta un investigador puede callar una muerte. Mira donde una muerte te diría más.
note-take-control = Tienes el cuchillo: saca una ficha de la bolsa y mírala sin enseñarla.
note-take-control-more = No cuesta nada. Pero todo el mundo te preguntará cuál era.
note-handle-token = Solo tú ves esta ficha. Retírala de la partida, o devuélvela.
note-handle-token-more = La mesa ve cuál de las dos cosas haces, y se preguntará por qué. Ten una respuesta.

## What a role makes of it

held-night-investigator = No sabes de qué bando es nadie. Fíjate en quién se encuentra con quién.
held-night-seer = Sabes quiénes son los cultistas. Ayuda, pero nunca tan claro que lo noten.
held-night-cultist = { $cultists ->
    [one] Sabes quién está sin vida desde el principio. Cuenta para ti, y nadie más lo sabe.
   *[other] Sabéis quiénes sois. Que no se note.
}
held-walk-investigator = Esta hora puedes trabajar en las habitaciones que aparecen aquí.
held-walk-cultist = Puedes trabajar en cualquier habitación. En tu ruta parecerías de fiar.
held-meet-investigator = Solo tienes cartas de Vivo. Cualquiera sirve.
held-meet-cultist = Muerto mata ya, y se ve si alguien mira. Vivo compra confianza.
held-act-investigator = Fuera de tu ruta solo puedes tratar con personas.
held-act-cultist = Tu ruta no te obliga. Fuera de ella, alguien puede preguntar cómo es posible.
held-look-at-pulse-must-investigator = Una carta de Muerto. Debes revelarla, y hay una votación.
held-look-at-pulse-may-investigator = Una carta de Muerto. Aquí puedes revelarla, o callar.
held-look-at-pulse-may-cultist = Puedes revelarla y parecer de fiar, o devolverla.
held-look-at-pulse-none-investigator = Solo Vivo. Devuelve el mazo, y dilo si quieres.
held-look-at-pulse-none-cultist = Solo Vivo. Devuelve el mazo, y di lo que quieras.
held-hold-vote-investigator = Pregunta quién se encontró con todos los muertos, no quién habla más.
held-hold-vote-seer = Vota con los demás cuando acierten. No los guíes.
held-hold-vote-cultist = Un nombre equivocado vale como un asesinato. Que lo diga otra persona antes.
held-ask-for-claim-investigator = No tienes nada que afirmar. Deja que acabe la hora.
held-ask-for-claim-cultist = Cuenta solo las muertes que sepas con certeza. Necesitas { $dead }.

held-act-assassin = Puedes atacar a alguien de aquí, una vez. Todo el mundo sabrá quién eres.
held-walk-mechanic = Mientras vivas, puedes trabajar en cualquier habitación.
held-teleport-radiant-beauty = La luz va contigo. Ve adonde otros se encontrarían a oscuras.
held-act-ghost-super-ghost = Puedes usar todas las acciones de habitación de tu ruta, también la cámara.
held-act-ghost-investigator = Solo te sirven las habitaciones de la ruta de esta hora.
held-act-ghost-cultist = Aún puedes trabajar en cualquier habitación, para tu bando.
held-act-greenhorn = La cámara, o iniciar una votación, te convierte en fantasma. La acción se cumple igualmente.
held-reconsider-ballot-butterfingers = Cambiarlo es usar el cuchillo, y eso te convierte en fantasma.
held-look-through-false-eyes-butterfingers = Usar el cuchillo te convierte en fantasma. Puedes renunciar.
held-take-control-butterfingers = Usar el cuchillo te convierte en fantasma. Puedes renunciar.
held-act-crybaby = Debes revelar toda muerte que descubras, y entonces pasas a ser fantasma.
held-act-firestarter = Juega tu Fracaso y tu Sabotaje antes de que acabe la hora 5, o serás fantasma.
held-walk-cursebearer = Una habitación con un fantasma te mata. Los pasillos, no.
held-walk-celebrity = No te encuentres a solas con nadie hasta la hora 6. Entonces se sabrá si vives.
held-night-blind-cultist = Eres cultista y no conoces a nadie. Tu cómplice sabe quién eres.
held-meet-cursed-hunter = Vivo maldito cuenta como Vivo, y te marca a un cultista.
held-night-cursed-hunter = Sabes quiénes son los dos cultistas, y nadie sabe quién eres tú.
held-walk-cursed-hunter = Puedes trabajar en cualquier habitación. En tu ruta parecerías de fiar.
held-act-cursed-hunter = No necesitas ruta. Un Éxito maldito maldice la habitación cuando se roba.

## Actions

note-check-state = Mira el mazo de Pulso de alguien que esté aquí. Una carta de Muerto trae una votación.
note-check-state-more = Mira a quien se haya encontrado con más gente, o con alguien de quien dudes.
note-watch-state = Con la cámara, mira cualquier mazo de Pulso, esté donde esté. Hace falta corriente.
note-watch-state-more = Alcanza a quienes te evitan.
note-fill-room = Añade aquí una carta de habitación, bocabajo. La tercera explora la habitación.
note-fill-room-more = Tres cartas de gente de confianza hacen un mazo seguro.
note-check-room = Roba una carta a la vista de la mesa. Éxito trae un libro, Sabotaje devuelve uno.
note-check-room-more = Cuenta quién ha puesto cartas aquí. La carta inicial no es culpa de nadie.
note-watch-room = Con la cámara, roba en cualquier habitación explorada.
note-watch-room-more = Buena para un último libro lejano.
note-secure-hallway = Pon una carta de habitación en los pasos inseguros. Las buenas alejan a encapuchados y al Hombre Pez.
note-secure-hallway-more = Vale la pena mientras queden muchas habitaciones sin explorar.
note-fight-cultist = Expulsa al encapuchado. La habitación se puede usar otra vez, para siempre.
note-fight-cultist-more = Una habitación bloqueada de un estante casi lleno bien vale una acción.
note-scare-fishman = Con el cuchillo, ahuyenta al Hombre Pez hasta el lago.
note-scare-fishman-more = Puede volver. Hazlo cuando ese camino haga falta ya.
note-initiate-vote = Inicia ya una votación, aunque no haya muertes descubiertas. Una por hora para toda la mesa.
note-initiate-vote-more = Ten un nombre y una razón antes de iniciarla.
note-restart-power = Devuelve la luz. Con luz, dos personas solo se encuentran si están a solas.
note-restart-power-more = La oscuridad ayuda a quien mata. Fíjate en quién la deja estar.
note-close-portal = Hacen falta dos personas en la misma hora. Después basta un punto menos para ganar.
note-close-portal-more = Acordadlo en voz alta. ¿Quién lo prometió y no vino?
note-close-together = Pide a alguien de aquí que cierre el Portal contigo. Si se niega, pierdes tu acción.
note-close-together-more = Pídeselo a alguien de confianza; su respuesta también te dice algo.
note-pass = No hagas nada esta hora.
note-pass-more = Quien a menudo no hace nada parece alguien sin ruta.
note-assassinate = Ataca a alguien de aquí, una vez por partida. Pasa a ser fantasma, y se sabrá quién eres.
note-assassinate-more = Ataca al último cultista y ganas. Ataca a un investigador y ayudas a los cultistas.

## The expansions
note-walk-ice = El hielo está partido en tramos. Cruzar un obstáculo cuesta una puerta.
note-walk-ice-more = Solo se encuentra quien está en el mismo tramo. Un obstáculo es como una pared.
note-walk-mine = Las galerías se unen en el cruce. La puerta giratoria corta una, y gira cada hora.
note-walk-mine-more = Su orden se conoce: C, D, A, B. Piensa con una hora de antelación.
note-walk-lift = Un ascensor es un lugar aparte. Entrar cuesta una puerta; usarlo es gratis.
note-walk-lift-more = Dos personas a solas en un ascensor se encuentran, y otra vez al salir a una habitación vacía.
note-linger = Tu acción está hecha. Aún tienes acciones gratuitas: objetos, un ascensor, una profesión.
note-linger-more = Un objeto en buenas manos bien vale una acción. ¿Qué manos son buenas?
note-send-owl = El búho lleva una de tus cartas de habitación al mazo de cualquier habitación sin completar.
note-send-owl-more = La tercera carta explora una habitación. Se ve qué habitación es; la carta, no.
note-offer-lamp = Enciende la lámpara, y nadie podrá darte una carta en este encuentro. Un solo uso.
note-offer-lamp-more = Guárdala para un encuentro a solas con alguien de quien dudes. Tú sí das una carta.
note-hold-vote-leader = Esta votación elige un líder para el ritual. Nadie se va.
note-hold-vote-leader-more = Tras tres votaciones sin líder, ganan los cultistas. Acordad pronto un nombre de fiar.
note-choose-participant = Elige quién participa. Cada persona juega una carta de habitación, y todas deben ser Éxito.
note-choose-participant-more = Los fantasmas pueden participar, y alguno es inocente con toda certeza.
note-lay-ritual-cards = Juega una carta de habitación. Se barajan y se muestran; con una sola mala se pierde todo.
note-lay-ritual-cards-more = Es la última carta de la noche. Nadie sabrá de quién era cada una.
note-throw-rope = Lanza cuerdas a personas con vida. Cada una baraja su mazo de Pulso y muestra una carta.
note-throw-rope-more = Una carta de Muerto prueba un asesinato. Una de Vivo no prueba casi nada.
note-offer-profession = Has expulsado a un encapuchado. Toma la profesión oculta, o déjala para otra persona.
note-offer-profession-more = Si la tomas, todo el mundo la ve. Muere contigo.
note-break-tie = La votación está empatada y eres Alcalde: se va una de esas personas, o ninguna.
note-break-tie-more = Una hora más para pensar suele valer más que una conjetura. No siempre.
note-choose-victim = Una vida por otra: elige quién pasa a ser fantasma a cambio.
note-choose-victim-more = Si es el último cultista, acaba la partida. Un investigador cuenta para los cultistas.
note-choose-other-deck = Elige la segunda habitación. Los dos mazos se intercambian, y nadie mira.
note-choose-other-deck-more = Lleva las cartas de fiar a la habitación donde un libro llena un estante.
note-guess-hunter = Alguien no jugaba con ningún bando. Señalad al Cazador y ganáis; si falláis, gana el Cazador.
note-guess-hunter-more = Pensad en las maldiciones: ¿quién se encontró con ambos cultistas, y quién estuvo en esas habitaciones?

held-lay-ritual-cards-investigator = Solo Éxito ayuda.
held-lay-ritual-cards-cultist = Un Fracaso o un Sabotaje gana la noche.
held-guess-hunter-cursed-hunter = Señala a otra persona, como todo el mundo.

## Free acts

note-hand-over = Entrega un objeto a alguien de aquí. Es gratis, y no hace falta que acepte.
note-hand-over-more = Una daga en malas manos vota contra ti.
note-pick-up = Recoge lo que alguien dejó caer aquí al morir. Es gratis.
note-pick-up-more = Lo que dejan los muertos está a la vista. Es de quien llegue antes.
note-spot = Un solo uso: mira el mazo de Pulso de alguien en otra habitación de este color.
note-spot-more = Vale como comprobar un estado: una muerte descubierta trae una votación.
note-shoot-cultist = Un disparo: el encapuchado de esta habitación desaparece.
note-shoot-cultist-more = Conservas tu acción.
note-drive-fishman = Un disparo: manda al Hombre Pez al lago o al pasillo que elijas.
note-drive-fishman-more = También puede cortar el paso a otros.
note-call-lift = Haz venir aquí el ascensor vacío. Es gratis; esta habitación debe estar en tu ruta.
note-call-lift-more = Llamarlo dice a la mesa que tu ruta tiene este color, o que no la necesitas.
note-revive = Una vez: devuelve la vida a un fantasma. A cambio, otra persona debe morir.
note-revive-more = Dos decisiones en una: ¿quién es de fiar con certeza, y quién no lo es?
note-swap-deck = Una vez: intercambia los mazos de dos habitaciones sin mirarlos.
note-swap-deck-more = Busca mazos que hayan llenado muchas manos de confianza.
note-done = Nada más en este turno.
note-done-more = Lo que ahora es gratis puede costarte un movimiento la próxima hora.

## Items: what each does, and when it is worth it

note-item-red-relic = { item-red-relic }. { item-red-relic-what }
note-item-red-relic-more = ¿Ya hay dos? Entonces la próxima que aparezca cambia cómo se gana la noche.
note-item-snow-owl = { item-snow-owl }. { item-snow-owl-what }
note-item-snow-owl-more = Lo mejor: una habitación a la que le falte una carta. La tercera la explora.
note-item-secret-switch = { item-secret-switch }. { item-secret-switch-what }
note-item-secret-switch-more = El atajo está abierto para todo el mundo, también para quien mata.
note-item-dagger = { item-dagger }. { item-dagger-what }
note-item-dagger-more = Decide las votaciones reñidas. Dásela a alguien de confianza antes de morir.
note-item-boots = { item-boots }. { item-boots-what }
note-item-boots-more = Una puerta más suele ser una habitación de tu ruta, y nadie por el camino.
note-item-binoculars = { item-binoculars }. { item-binoculars-what }
note-item-binoculars-more = Guárdalos para quien nunca deja que te acerques.
note-item-rifle = { item-rifle }. { item-rifle-what }
note-item-rifle-more = Una habitación bloqueada de un estante casi lleno bien vale el disparo.
note-item-lamp = { item-lamp }. { item-lamp-what }
note-item-lamp-more = Guárdala para un encuentro a solas con alguien de quien dudes.

## Events: what each does, and what to think of

note-token-lightning-strike = { token-lightning-strike }. { token-lightning-strike.does }
note-token-lightning-strike-more = Mira quién comparte lugar cuando se va la luz: se encuentran al momento.
note-token-secret-doors = { token-secret-doors }. { token-secret-doors.does }
note-token-secret-doors-more = Quien está en la otra habitación de tu color cuenta como si estuviera contigo.
note-token-no-connection = { token-no-connection }. { token-no-connection.does }
note-token-no-connection-more = Observa. Lo que se hace en silencio cuesta explicarlo después.
note-token-false-eyes = { token-false-eyes }. { token-false-eyes.does }
note-token-false-eyes-more = Pregunta en voz alta qué se vio, y compara la respuesta con lo que venga luego.
note-token-boosted-morale = { token-boosted-morale }. { token-boosted-morale.does }
note-token-boosted-morale-more = Las habitaciones lejanas quedan a mano, y la gente lejana también.
note-token-lost-morale = { token-lost-morale }. { token-lost-morale.does }
note-token-lost-morale-more = Piensa ya en la próxima hora: algunas habitaciones de tu ruta pueden quedar lejos.
note-token-in-control = { token-in-control }. Quien tiene el cuchillo puede mirar una ficha y retirarla de la partida.
note-token-in-control-more = Pregunta cuál era la ficha, y recuerda la respuesta.
note-token-portal-opens = { token-portal-opens }. Si dos personas lo cierran a tiempo, hace falta un punto menos. Si no, uno más.
note-token-portal-opens-more = Acordad en voz alta quién va. ¿Quién lo prometió y no vino?
note-token-broken-panes = { token-broken-panes }. { token-broken-panes.does }
note-token-broken-panes-more = Con buenas cartas en los pasos, una hora así es inofensiva.
note-token-mirror = { token-mirror }. { token-mirror.does }
note-token-mirror-more = Nunca trae nada nuevo. Mira lo que trajo la última hora.
note-token-safety-ropes = { token-safety-ropes }. Unas personas con vida barajan su mazo de Pulso y muestran una carta cada una.
note-token-safety-ropes-more = { note-throw-rope-more }
