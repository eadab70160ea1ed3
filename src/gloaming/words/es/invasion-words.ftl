# Names of things in Invasion.

inv-round = Ronda { $round }
inv-side-humans = Humanos
    .wins = Ganan los humanos
inv-side-aliens = Alienígenas
    .wins = Ganan los alienígenas
inv-reason-scientists = todos los científicos están a salvo
inv-reason-mother-ships = las naves nodriza se han reunido
inv-reason-sector = un sector entero es suyo

## Agents. Each has a number on the roof and a call sign.

inv-agent = { $name } { $number }
inv-agent-01 = Garza
inv-agent-02 = Urraca
inv-agent-03 = Lince
inv-agent-04 = Tejón
inv-agent-05 = Nutria
inv-agent-06 = Garduña

## The city

inv-city-milan = Milán
    .does = Anillos y radios alrededor del Duomo.
inv-city-washington = Washington D. C.
    .does = Una cuadrícula con avenidas y un sector al otro lado del río.
inv-place-duomo = Duomo
    .the = el Duomo
    .at = en el Duomo
inv-place-capitol = Capitolio
    .the = el Capitolio
    .at = en el Capitolio
inv-place-nuova-gate-of-the-square = Puerta Nuova de la plaza
inv-place-monforte-gate-of-the-square = Puerta Monforte de la plaza
inv-place-romana-gate-of-the-square = Puerta Romana de la plaza
inv-place-ticinese-gate-of-the-square = Puerta Ticinese de la plaza
inv-place-magenta-gate-of-the-square = Puerta Magenta de la plaza
inv-spot-crossing = { $one } / { $other }
inv-spot-west = { $spot }, oeste
inv-spot-east = { $spot }, este
inv-spot-north = { $spot }, norte
inv-spot-south = { $spot }, sur
inv-district = { $sector } { $address }
inv-district-unaddressed = { $sector }, sin dirección
inv-districts-unaddressed = { $count ->
    [one] uno sin dirección en { $sector }
   *[other] { $count } sin dirección en { $sector }
}
inv-districts-in = { $count } en { $sector }
inv-sector = sector { $sector }
inv-sector-named = { $sector }, { $name }

## Stages of a round

inv-stage-set-up = Preparación
    .does = Los alienígenas aterrizan, y hay científicos que quedan aislados.
inv-stage-event = Evento
    .does = Quien tiene la ficha de Arquitecto revela la primera carta de Evento.
inv-stage-turns = Turnos
    .does = En sentido horario desde la ficha de Arquitecto, una acción por persona.
inv-stage-consolidation = Consolidación
    .does = Vuelven las sirenas, cambia de manos la ficha de Arquitecto y los alienígenas se extienden.
inv-stage-over = El final
    .does = Todo queda a la vista.

## Cards

inv-card-human = Humano
    .does = Tu humanidad sigue intacta.
inv-card-assimilated = Asimilado
    .does = Desde ahora eres alienígena, para siempre.
inv-card-veiled = Carta
    .does = Bocabajo.
inv-card-success = Éxito
    .does = Si las tres personas la juegan, el científico se salva.
inv-card-sabotage = Sabotaje
    .does = Basta uno: la situación se agrava.
inv-cards-human = { $count ->
    [one] una carta de Humano
   *[other] { $count } cartas de Humano
}
inv-cards-assimilated = { $count ->
    [one] una carta de Asimilado
   *[other] { $count } cartas de Asimilado
}
inv-cards-veiled = { $count ->
    [one] una carta de Asimilación
   *[other] { $count } cartas de Asimilación
}
inv-cards-none = ninguna carta

## Event cards

inv-event-card-mother-ship = Nave nodriza
    .does = Sus diez cartas se barajan con el mazo de Asimilación y la presión baja en uno. Con { $ships } naves ganan los alienígenas.
inv-event-card-rendezvous = Cita
    .does = Lleva a cualquier agente a un puesto contiguo al de otro agente en una calle.
inv-event-card-salvage = Recogida
    .does = Lleva a cualquier agente a un puesto donde espere un científico.
inv-event-card-new-agent = Nuevo agente
    .does = El sexto agente llega a un puesto de salida libre; podrá actuar desde la próxima ronda.
inv-event-card-resistance = Resistencia
    .does = Elige un sector: se retiran todas sus fichas alienígenas.
inv-event-card-cathedral = Catedral
    .does = Lleva a cualquier agente a un puesto de reunión del Duomo.
inv-event-card-capitol = Capitolio
    .does = Lleva a cualquier agente a un puesto de reunión del Capitolio.
inv-event-card-starting-location = Punto de partida
    .does = Lleva a cualquier agente a un puesto de salida libre.
inv-event-card-revelation = Revelación
    .does = Toda la mesa cierra los ojos. Solo los alienígenas los abren y saben quiénes son.
inv-event-card-alien-planning = Planes alienígenas
    .does = Se roban tantas cartas de Evento como marque la presión. Las rojas llegarán; las demás quedan evitadas.
inv-event-card-under-attack = Bajo ataque
    .does = Todo barrio que toque el puesto de un agente cae en manos alienígenas.
inv-event-card-trap = Trampa
    .does = El dado señala un sector: sus agentes pierden la sirena durante esta ronda.
inv-event-card-expansion = Propagación
    .does = También cae todo barrio vecino de uno alienígena.
inv-event-card-captured = Captura
    .does = El último agente que se usó deja la partida.
inv-event-card-veiled = una carta de Evento
inv-event-cards-veiled = { $count ->
    [0] ninguna carta de Evento
    [one] una carta de Evento
   *[other] { $count } cartas de Evento
}
inv-event-colour-own = nave nodriza
inv-event-colour-yellow = amarillo, a favor de los humanos
inv-event-colour-red = rojo, a favor de los alienígenas
