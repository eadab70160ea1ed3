# The rulebook of Invasion: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

invasion-rulebook-story = La historia
invasion-rulebook-sides = Lo que quiere cada bando
invasion-rulebook-table = Lo que hay en la mesa
invasion-rulebook-setup = Preparación
invasion-rulebook-round = Una ronda
invasion-rulebook-actions = Tu turno
invasion-rulebook-agents = Agentes
invasion-rulebook-rescue = Un rescate
invasion-rulebook-assimilation = Asimilación
invasion-rulebook-plans = Planificar
invasion-rulebook-accusations = Acusaciones y alienígenas a la vista
invasion-rulebook-pressure = La presión
invasion-rulebook-events = Cartas de Evento
invasion-rulebook-secrets = Lo que es secreto
invasion-rulebook-end = El final
invasion-rulebook-first = Tu primera partida
invasion-rulebook-questions = Lo que se suele preguntar

## What each side wants

invasion-rulebook-sides-same = Aún no hay nadie en tu contra. Toda la mesa empieza en el mismo bando, o eso parece, y dirige los mismos agentes. Pero cada carta que robes puede cambiarte de bando, y entonces quieres lo contrario.
invasion-rulebook-sides-table = Cartas de Asimilado, según el número de personas
invasion-rulebook-players = Personas
invasion-rulebook-row-assimilated = Cartas de Asimilado en juego
invasion-rulebook-sides-most = Ese es el número máximo de alienígenas. Puede haber menos, y puede no haber ninguno.

## What's on the table

invasion-rulebook-picture-city = { $city }, al empezar una partida: los barrios oscuros son alienígenas, cinco agentes están en sus puestos de salida y junto a cada lugar de aterrizaje espera un científico.
invasion-rulebook-table-districts = La ciudad tiene cinco sectores, de la A a la E, divididos en barrios. La mayoría de los barrios tienen un número, su dirección, para que los dados puedan señalarlos. Los alienígenas ocupan barrios, nunca con más de una ficha en cada uno.
invasion-rulebook-table-roads = Los agentes y los científicos están en puestos, nunca en barrios. Los puestos están en las calles; cada calle tiene un color y una letra, y un puesto puede estar en varias. Un puesto toca todos los barrios que tienen allí una esquina.
invasion-rulebook-table-centre = En el centro está { $point }, donde los científicos quedan a salvo. Los puestos que lo rodean son puestos de reunión.
invasion-rulebook-table-near = Dos barrios son vecinos si comparten un lado. Una esquina no basta, y nada se extiende al otro lado de un río.
invasion-rulebook-table-things = Lo demás
invasion-rulebook-agent = Agente
    .does = Un coche con un número. Los agentes no son de nadie: en tu turno puedes dirigir cualquiera.
invasion-rulebook-siren = Sirena
    .does = La lleva un agente que aún se puede usar en esta ronda. Se le quita cuando se ha usado.
invasion-rulebook-scientist = Científico
    .does = Espera en un puesto hasta que los agentes lo llevan al centro.
invasion-rulebook-token = Ficha de Acusación
    .does = Cada cual tiene una. La necesitas para acusar, o para apoyar a quien acusa.
invasion-rulebook-architect = Arquitecto
    .does = Quien tiene esta ficha cumple los eventos de la ronda, juega el primer turno y baraja las cartas de Rescate. Pasa en sentido horario cada ronda.
invasion-rulebook-cards = Cartas de Asimilación
    .does = Humano o Asimilado. Las robas bocabajo y solo tú miras las tuyas. Se quedan contigo hasta el final.
invasion-rulebook-rescue-cards = Cartas de Rescate
    .does = Cada cual tiene un Éxito y un Sabotaje, y recupera ambos después de cada rescate.
invasion-rulebook-event-deck = Mazo de Eventos
    .does = Con dos montones al lado: eventos que llegarán, y eventos evitados.
invasion-rulebook-picture-cards = Cartas de Asimilación y cartas de Rescate. Todas las de una misma clase tienen el mismo dorso.

## Setting up

invasion-rulebook-setup-done = En Gloaming, todo esto ya está hecho, salvo colocar a los científicos. En una mesa de verdad, seguid este orden.
invasion-rulebook-setup-city = Elegid una ciudad y dejad en la caja la carta de Evento del centro de la otra. Elegid quién empieza con la ficha de Arquitecto.
invasion-rulebook-setup-agents = Poned un agente con su sirena en cada puesto de salida. El sexto espera junto al tablero.
invasion-rulebook-setup-third = Barajad una carta de Asimilado con { $rest } cartas de Humano: es el montón de la tercera nave nodriza.
invasion-rulebook-setup-deck = Barajad las demás cartas de Asimilado de la tabla con el resto de las cartas de Humano. Repartid { $stack }, sin mirarlas, al montón de la primera nave y { $stack } al de la segunda. Lo que queda es el mazo de Asimilación.
invasion-rulebook-setup-four = Con cuatro personas, barajad primero la única carta de Asimilado con las { $humans } cartas de Humano, y haced los tres montones con las cartas de arriba.
invasion-rulebook-setup-landing = Los alienígenas aterrizan: tirad el dado de direcciones una vez por cada sector. El barrio que salga cae, y con él todos sus vecinos.
invasion-rulebook-setup-hands = Cada cual toma un Éxito, un Sabotaje y una ficha de Acusación.
invasion-rulebook-setup-draw = En sentido horario desde la ficha de Arquitecto, cada cual roba una carta de Asimilación y la mira sin enseñarla. La presión empieza en { $start }.

## A round

invasion-rulebook-round-three = Una ronda tiene tres fases. Las rondas se suceden hasta que alguien gana.
invasion-rulebook-round-order = En cada fase
invasion-rulebook-round-fixed = La ficha de Arquitecto no cambia de manos hasta la consolidación. Le llega a todo el mundo por turno, incluso a un alienígena a la vista.

## Agents

invasion-rulebook-agents-three = Dirigir un agente es lo que hace avanzar las cosas. Moverse, liberar y escoltar: en este orden, cada cosa una vez o ninguna.
invasion-rulebook-agents-road = Los alienígenas no detienen a los agentes. Para cambiar de calle hace falta un puesto donde se crucen, y otro turno.
invasion-rulebook-agents-receive = El segundo agente se queda donde está, con su sirena o sin ella, como antes. Otros agentes en la calle no estorban.
invasion-rulebook-picture-escort = Una escolta. Ambos agentes están en la calle F; ningún puesto entre ellos toca un barrio alienígena, así que el científico puede pasar.
    .from = { $agent } escolta
    .to = { $agent } recibe
    .way = El camino está libre
invasion-rulebook-agents-example = En la calle F, a dos puestos del centro ({ $point }), espera un científico con tres barrios alienígenas alrededor. Ruben dirige a { inv-agent-05 }: va a ese puesto y libera los tres. Aún no puede escoltar, porque no hay otro agente en la calle F.
invasion-rulebook-agents-example-after = Ines dirige a { inv-agent-03 } y va por la calle F hasta un puesto de reunión. En la próxima ronda, si los alienígenas dejan libre el camino, cualquiera puede dirigir otra vez a { inv-agent-05 } y escoltar al científico hasta el centro. Eso será un rescate.

## A rescue

invasion-rulebook-rescue-after = Después, cada persona del equipo recupera sus dos cartas, barajadas, así que nadie puede saber cuál le quedaba a quién.
invasion-rulebook-rescue-recheck = “Aún posible” significa que ningún evento ha capturado ni atrapado al agente que escolta, que hay otro agente en un puesto de reunión de una de sus calles, y que el camino hasta allí no toca ningún barrio alienígena. Si no, el científico se queda y espera otro intento.
invasion-rulebook-rescue-example = Ines dirige un rescate y nombra a Theo y a Agnes. Quien tiene la ficha de Arquitecto baraja las tres cartas y las muestra: Éxito, Éxito, Sabotaje. Así que la situación se agrava.
invasion-rulebook-rescue-example-after = El primer evento es una Trampa, en otro sector. El segundo es Resistencia: se libera un sector entero. El tercero es una Nave nodriza, y ahí se acaba. El camino sigue libre, así que el científico se salva a pesar de todo. Pero una de las tres personas jugó Sabotaje, y dos de ellas dirán quién.

## Assimilation

invasion-rulebook-assimilation-when = Robas en tres momentos: una carta en la preparación, una cada vez que planificas, y tantas como marque la presión cada vez que has dirigido un agente.
invasion-rulebook-assimilation-for-good = La primera carta de Asimilado te hace alienígena al momento. Nada te devuelve a tu bando, y más cartas no cambian nada. No lo dices, y no tienes que hacer nada de otra manera.
invasion-rulebook-assimilation-empty = Cuando el mazo está vacío, nadie roba hasta que una nave nodriza traiga cartas nuevas.
invasion-rulebook-assimilation-unknown = Los alienígenas no se conocen entre sí, a menos que la Revelación se lo haya mostrado.
invasion-rulebook-assimilation-example = La presión es 3. Agnes dirige un agente y libera cuatro barrios: un buen turno. Luego roba tres cartas y las mira sin enseñarlas. Humano. Humano. Asimilado.
invasion-rulebook-assimilation-example-after = Hace un momento quería a los científicos a salvo. Ahora quiere naves nodriza. Todo el mundo la ha visto robar tres cartas, y ella dice lo que dice todo el mundo: “Todas de Humano”.

## Planning ahead

invasion-rulebook-plans-short = Si quedan menos de dos cartas en el mazo, antes se recogen los montones.

## Accusations and stated aliens

invasion-rulebook-accusations-alone = Si nadie te apoya, tu turno acaba. No se muestra ninguna carta, y conservas tu ficha.
invasion-rulebook-accusations-proof = En cuanto sale una carta de Asimilado, no se muestran más. Si todas son de Humano, eso solo prueba que la persona era humana hasta ahora.

## The end

invasion-rulebook-end-first = La partida acaba al momento con lo primero de esto que ocurra, en medio de lo que sea:
invasion-rulebook-end-scientists = El último científico llega al centro. Ganan los humanos.
invasion-rulebook-end-ships = Llega la { $ships ->
    [one] primera nave nodriza
    [4] cuarta nave nodriza
   *[other] última nave nodriza de { $ships }
}. Ganan los alienígenas.
invasion-rulebook-end-sector = Todos los barrios de un sector son alienígenas, incluidos los que no tienen dirección. Ganan los alienígenas.
invasion-rulebook-end-nobody = Si se cumple el objetivo de los alienígenas y nadie ha cambiado de bando, pierde toda la mesa.

## Questions people ask

invasion-rulebook-ask-show = ¿Puedo enseñar mis cartas para probar mi humanidad?
    .does = No. Las cartas solo salen a la luz con una acusación, o al declararse.
invasion-rulebook-ask-pass = ¿Puedo no hacer nada?
    .does = No. Pero sí puedes dirigir un agente sin moverlo, ni liberar, ni escoltar, y dará que pensar.
invasion-rulebook-ask-human = ¿Puede un humano jugar Sabotaje?
    .does = Sí. Rara vez hay motivo.
invasion-rulebook-ask-take = ¿Puede un agente llevar a bordo a un científico?
    .does = No. Los científicos solo se mueven cuando se los escolta de un agente a otro.
invasion-rulebook-ask-same = ¿Pueden dos personas usar el mismo agente en una ronda?
    .does = No. Una vez usado, se queda sin sirena hasta que acabe la ronda.
invasion-rulebook-ask-alien = Me he vuelto alienígena en mitad de mi turno. ¿Qué pasa con lo que ya hice?
    .does = Hecho queda. Desde el momento en que robas la carta, juegas para el otro bando.
invasion-rulebook-ask-many = ¿Dos cartas de Sabotaje lo empeoran?
    .does = No. Con una o con tres, la situación se agrava una sola vez.
invasion-rulebook-ask-dead = ¿Se puede perder a un científico?
    .does = No. Nada los retira. Esperan.
