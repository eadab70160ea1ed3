# The narrator of the boxed game: what to choose, what to lay out, what to read aloud, and what people forget in a round.

invasion-narrator-players = ¿Cuántas personas jugáis?

## Things in the box

invasion-narrator-agent = Agente
invasion-narrator-siren = Sirena
invasion-narrator-scientist = Científico
invasion-narrator-accusation-token = Ficha de Acusación

## What to lay out

invasion-narrator-lay-city = Poned el tablero por el lado de { $city }.
    .title = La ciudad
invasion-narrator-lay-events = Barajad estas cartas de Evento y ponedlas bocabajo en la casilla central de la loseta de eventos. Las casillas de al lado quedan vacías.
    .title = Cartas de Evento
invasion-narrator-lay-events-without = Se quedan fuera: { $cards }.
invasion-narrator-lay-architect = Poneos de acuerdo en una persona, o echadlo a suertes. Esa persona toma la ficha de Arquitecto y empieza.
    .title = La ficha de Arquitecto
invasion-narrator-lay-agents = Poned { $posted } agentes con su sirena en los puestos de salida.
    .title = Agentes
invasion-narrator-lay-reserve = El último agente espera junto al tablero, sin sirena.
invasion-narrator-lay-third = Barajad estas { $cards } cartas y ponedlas bocabajo en la tercera casilla de la nave nodriza.
    .title = La tercera nave nodriza
invasion-narrator-lay-deck = Barajadlas. Repartid { $first } bocabajo en la primera casilla de la nave nodriza y { $second } en la segunda. Las otras { $left } son el mazo de Asimilación. Nadie mira.
    .title = Cartas de Asimilación
invasion-narrator-lay-deck-all = Barajadlas. Repartid { $cards } bocabajo en cada una de las tres casillas de la nave nodriza. Las otras { $left } son el mazo de Asimilación. Nadie mira.
invasion-narrator-lay-deck-box = Todas las demás cartas de Asimilación se quedan en la caja.
invasion-narrator-lay-landing = Tirad el dado de direcciones una vez por cada sector: { $sectors }. Poned una ficha alienígena en cada barrio que señale.
    .title = El aterrizaje
invasion-narrator-lay-landing-around = Después poned una en cada barrio libre que sea vecino de esos, sea del sector que sea.
invasion-narrator-lay-rescue = Cada cual toma una de cada, y las guarda bocabajo.
    .title = Cartas de Rescate
invasion-narrator-lay-accusation = Cada cual toma una.
    .title = Fichas de Acusación
invasion-narrator-lay-scientists = Quien tiene la ficha de Arquitecto pone un científico junto a cada lugar de aterrizaje, en un puesto que lo toque. Uno por puesto.
    .title = Científicos
invasion-narrator-lay-pressure = Poned el marcador en la casilla inicial de la escala, la del círculo. La presión es { $start }.
    .title = La presión

## Before the first round, to be read aloud

invasion-narrator-night-draw = Desde la ficha de Arquitecto hacia la izquierda, cada cual roba una carta de Asimilación. No se la enseñéis a nadie.
invasion-narrator-night-look = Mirad vuestra carta. Quien tenga Humano sigue entre los humanos, por ahora. Quien tenga Asimilado es alienígena, y nadie más lo sabe.
invasion-narrator-night-down = Dejadla bocabajo en vuestro sitio. No digáis sobre ella nada que luego no podáis retirar.

## Revelation, to be read aloud

invasion-narrator-revelation-shut = Toda la mesa, cerrad los ojos.
invasion-narrator-revelation-open = Alienígenas, abrid los ojos, y buscaos.
invasion-narrator-revelation-shut-again = Alienígenas, cerrad los ojos.
invasion-narrator-revelation-wake = Toda la mesa, abrid los ojos, y decid a la vez: aquí solo hay humanos.

## The round

invasion-narrator-event = Quien tiene la ficha de Arquitecto revela la primera carta de Evento y hace lo que dice.
invasion-narrator-event-choices = Si deja algo por decidir, decide quien tiene la ficha de Arquitecto. Si no se puede cumplir, no pasa nada.
invasion-narrator-event-discard = Poned la carta en el montón de descartes. Una Nave nodriza se queda en su casilla.
invasion-narrator-ship = Si es una Nave nodriza: ¿han ido sus cartas al mazo de Asimilación, y ha bajado la presión? La nave número { $ships } pone fin a la partida.
invasion-narrator-declare = Antes de cada turno, preguntad: ¿alguien se declara alienígena? Quien lo haga muestra una carta de Asimilado.
invasion-narrator-control = Dirigir un agente. Cualquier agente con sirena puede moverse, luego liberar y luego escoltar, cada cosa una vez. Después robas tantas cartas como la presión: { $pressure }.
invasion-narrator-plan-first = Antes de mirar, robas una carta de Asimilación.
invasion-narrator-draws = Por dirigir un agente: { $pressure ->
    [0] ninguna carta con esta presión
    [one] una carta con esta presión
   *[other] { $pressure } cartas con esta presión
}. Por planificar: una carta. Los alienígenas a la vista no roban ninguna. Cuenta la presión que había cuando se anunció la acción.
invasion-narrator-siren-off = Se quita la sirena al agente. Queda en uso hasta que acabe la ronda.
invasion-narrator-reorganise = ¿Quedan menos de dos cartas de Evento para planificar? Primero barajad el montón de los próximos y ponedlo encima del mazo; luego haced lo mismo con el de los evitados, pero debajo.
invasion-narrator-everyone-once = ¿Ha tenido cada cual exactamente un turno?
invasion-narrator-sirens = Todos los agentes del tablero recuperan su sirena.
invasion-narrator-architect = La ficha de Arquitecto pasa a la izquierda. Quien la recibe se encarga del resto.
invasion-narrator-upcoming = Barajad el montón de los próximos y ponedlo encima del mazo de Eventos. Barajad el de los evitados y ponedlo debajo. El mazo en sí queda como está.
invasion-narrator-sector = ¿Hay algún sector lleno? Entonces han ganado los alienígenas.
invasion-narrator-roll-once = Los dados se tiran cada ronda, aunque nadie sea alienígena.

## An accusation

invasion-narrator-accusation-call = Hay una acusación. Quien la apoye y aún tenga su ficha, que levante la ficha a la de tres.
invasion-narrator-supporters = Apoyos, sin contar a quien acusa
invasion-narrator-accusation-alone = Nadie la apoya. El turno acaba; no se muestra ninguna carta ni se pierde ninguna ficha.
invasion-narrator-accusation-show = La persona acusada muestra cartas, de una en una, hasta que salga una de Asimilado.
invasion-narrator-accusation-stop = Parad con la primera de Asimilado. Lo demás sigue en secreto.
invasion-narrator-accusation-founded = Es alienígena, y ahora todo el mundo lo sabe. Quienes acusaron conservan su ficha.
invasion-narrator-accusation-unfounded = Todas de Humano, hasta ahora. { $supporters ->
    [one] Quien acusó y quien dio su apoyo pierden su ficha.
   *[other] Quien acusó y las { $supporters } personas que dieron su apoyo pierden su ficha.
}

## A rescue

invasion-narrator-rescue-call = Quien dirige el rescate nombra a otras dos personas que no sean alienígenas a la vista. Cada una de las tres juega una carta de Rescate bocabajo. Quien tiene la ficha de Arquitecto las baraja y las muestra.
invasion-narrator-rescue-missing = { $count ->
    [one] Falta una carta.
   *[other] Faltan { $count } cartas.
}
invasion-narrator-rescue-surplus = Solo tres personas juegan una carta.
invasion-narrator-rescue-saved = El científico está a salvo. Devolved las cartas: una de cada a cada persona. La presión sube en uno.
invasion-narrator-rescue-sabotaged = { $sabotage ->
    [one] Un Sabotaje.
   *[other] { $sabotage } Sabotajes.
} Revelad hasta { $cards } eventos, de uno en uno, y parad después de una Nave nodriza. Si la escolta aún es posible, el científico está a salvo. Devolved las cartas. La presión sube en uno.

## Numbers and the end

invasion-narrator-ships = Naves nodriza
invasion-narrator-saved = Científicos a salvo
invasion-narrator-end-humans = Todos los científicos están { $point }. Ganan los humanos.
invasion-narrator-end-ships = Hay { $ships } naves nodriza sobre la ciudad. Ganan los alienígenas.
