# The question panel, the seats and the scenes of Invasion.

inv-mark-set-up = Antes de la primera ronda
inv-mark-turn = Tu turno
inv-mark-agent = Dirigir un agente
inv-mark-planning = Planificación, solo para tus ojos
inv-mark-accusation = Una acusación
inv-mark-before-turn = Antes del turno
inv-mark-rescue = El rescate
inv-mark-event = Un evento

inv-places-list = Ver los { $count } en una lista
inv-place-choose = Elige uno de { $count } en el mapa
inv-place-other = Elegir otro

inv-act-control = Dirigir un agente
    .short = { $pressure ->
        [0] Moverse, liberar, escoltar. Sin robar cartas.
        [one] Moverse, liberar, escoltar. Luego robas una carta.
       *[other] Moverse, liberar, escoltar. Luego robas { $pressure } cartas.
    }
inv-act-control-which = ¿Qué agente?
inv-act-plan = Planificar
    .short = Dos eventos: uno llegará, el otro queda evitado.
inv-act-accuse = Acusar a alguien
    .short = Si alguien te apoya, se muestran cartas.
inv-act-accuse-which = ¿A quién acusas?
inv-act-invade = Invadir
    .short = Los alienígenas toman los barrios en torno a un agente.
inv-act-invade-which = ¿En torno a qué agente?

inv-votes-cards = Tus dos cartas de Rescate
inv-votes-choose = Elige antes una carta
inv-votes-lay = Jugarla bocabajo
inv-votes-refused = En esta mesa no puedes jugar esa carta. Elige la otra.
inv-plan-cards = Las cartas de Evento que has robado
inv-plan-choose = Elige el evento que llegará
inv-plan-place = Que llegue, y evitar el otro
inv-plan-come = Que llegue
inv-plan-prevent = Evitarlo

inv-declare-hold = Mantén para declararte
inv-declare-holding = Sigue manteniendo…
inv-declare-again = Otra vez para declararte
inv-declare-nothing = Nada que decir
inv-declare-go-on = Seguir

inv-seat-architect = Arquitecto
inv-seat-stated = alienígena a la vista
inv-seat-cards = { $cards ->
    [0] ninguna carta
    [one] una carta
   *[other] { $cards } cartas
}
inv-seat-shown = { $cards ->
    [one] una a la vista: Humano
   *[other] { $cards } a la vista: Humano
}
inv-seat-token = puede acusar
inv-seat-no-token = ya no tiene ficha de Acusación
inv-turns = Orden de los turnos
inv-turn-done = ya ha jugado
inv-turn-now = le toca
inv-turn-next = aún no ha jugado
inv-middle = Ronda { $round }, { $stage }. { $deck ->
    [0] El mazo de Asimilación está vacío.
    [one] Una carta en el mazo de Asimilación.
   *[other] { $deck } cartas en el mazo de Asimilación.
}

inv-table-things = Ciudad
inv-threat = Cómo va la partida
inv-scientists = Científicos a salvo
inv-scientists-saved = { $saved } de { $goal } científicos a salvo
inv-ships = Naves nodriza
inv-ships-landed = Han llegado { $ships } de { $goal } naves nodriza
inv-ship-landed = La nave nodriza { $number } está aquí
inv-ship-space = Casilla de la nave nodriza { $number }
inv-ship-stack = { $cards ->
    [one] Añade una carta al mazo de Asimilación.
   *[other] Añade { $cards } cartas al mazo de Asimilación.
}
inv-ship-lost = el final
inv-pressure = Presión
inv-pressure-is = La presión es { $value }
inv-pressure-means = { $value ->
    [0] Dirigir un agente no cuesta cartas.
    [one] Dirigir un agente cuesta una carta.
   *[other] Dirigir un agente cuesta { $value } cartas.
}
inv-events = Eventos
inv-pile-prevented = evitados
inv-pile-deck = mazo de Eventos
inv-pile-upcoming = próximos
inv-pile-count = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
inv-discard = { $count ->
    [0] Ningún evento pasado
    [one] Un evento pasado
   *[other] { $count } eventos pasados
}
inv-agents = Agentes
inv-agent-state-free = con sirena
inv-agent-state-active = en marcha
inv-agent-state-used = sin sirena
inv-agent-state-reserve = en la reserva
inv-agent-state-captured = capturado
inv-agent-scientist = con un científico
inv-agent-last = el último en usarse

inv-hand-title = Solo mientras mantienes
inv-hand-cover = { $count ->
    [0] tu bando, ninguna carta
    [one] tu bando, una carta
   *[other] tu bando, { $count } cartas
}
inv-hand-human = Estás con los humanos
inv-hand-alien = Eres alienígena
inv-hand-cards = Tus cartas
inv-hand-shown = { $shown ->
    [0] Nadie más ha visto ninguna.
    [one] La mesa ha visto una.
   *[other] La mesa ha visto { $shown }.
}
inv-hand-memory = Lo que sabes
inv-hand-not-revealed = La Revelación aún no ha llegado.
inv-hand-aliens = { $count ->
    [one] En la Revelación viste a { $people }.
   *[other] En la Revelación viste a { $people }.
}
inv-hand-aliens-none = En la Revelación no viste a nadie.
inv-hand-planning = Ahora en tu mano: { $cards }.
inv-hand-placed = Ronda { $round }: { $upcoming } llegará, { $prevented } queda evitado.
inv-hand-laid = Ronda { $round }: jugaste { $card }.

inv-rescue-scene = El rescate desde { $spot }: { $people }
inv-rescue-unnamed = por nombrar
inv-rescue-leads = { $whoIs ->
    [you] diriges
   *[other] dirige
}
inv-rescue-along = { $whoIs ->
    [you] participas
   *[other] participa
}
inv-rescue-naming = { $leaderIs ->
    [you] Tú nombras el equipo. Cada persona de las tres juega una carta bocabajo.
   *[other] { $leader } nombra el equipo. Cada persona de las tres juega una carta bocabajo.
}
inv-rescue-laying = Tres cartas bocabajo. La mesa sabrá cuántas son Sabotaje, y nada más.
inv-accusation-scene = { $accuserIs ->
    [you] Acusas { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } te acusa
       *[other] { $accuser } acusa { $accusedAcc }
    }
}
inv-accusation-thinking = { $whoIs ->
    [you] lo piensas
   *[other] lo piensa
}
inv-accusation-answered = { $whoIs ->
    [you] has respondido
   *[other] ha respondido
}
inv-accusation-rule = Con al menos un apoyo, la persona acusada muestra cartas hasta que salga una de Asimilado. Si no sale ninguna, quien acusa y quienes apoyan pierden su ficha.

inv-scene-event = El evento
inv-scene-escalation = Escalada, evento { $number } de 4
inv-scene-ship = Nave nodriza { $number } de { $ships }
inv-scene-ship-detail = { $cards ->
    [0] No había cartas en su casilla.
   *[other] { $cards } cartas se barajan con el mazo de Asimilación.
} { $left ->
    [0] El cielo está lleno.
    [one] Una más, y ganan los alienígenas.
   *[other] { $left } más, y ganan los alienígenas.
}
inv-scene-revelation = Todos los ojos están cerrados. Solo los alienígenas los abren y se ven entre sí.
inv-scene-rescue = El rescate
inv-scene-votes = { $sabotage ->
    [0] Éxitos: { $success }
    [one] Éxitos: { $success }, un Sabotaje
   *[other] Éxitos: { $success }, Sabotajes: { $sabotage }
}
inv-scene-votes-escalate = Alguien no quería esto. La situación se agrava: hasta cuatro eventos antes de saber qué es del científico.
inv-scene-saved = El científico se salva
inv-scene-saved-detail = A salvo { $point }: { $saved } de { $goal }.
inv-scene-failed = El rescate fracasa
inv-scene-failed-detail = El científico se queda en { $spot }.
inv-scene-accusation = La acusación
inv-scene-verdict-alone = Nadie la apoya
inv-scene-verdict-alone-detail = { $accusersIs ->
    [you] Tu turno ha acabado. No se muestran cartas ni se pierden fichas.
   *[other] Así acaba el turno de { $accusers }. No se muestran cartas ni se pierden fichas.
}
inv-scene-verdict-founded = { $accusedIs ->
    [you] Eres alienígena, y ahora todo el mundo lo sabe
   *[other] { $accused } es alienígena, y ahora todo el mundo lo sabe
}
inv-scene-verdict-founded-detail = { $accusersIs ->
    [you] Tenías razón.
    [one] { $accusers } tenía razón.
    [ye] { $accusers } teníais razón.
   *[many] { $accusers } tenían razón.
}
inv-scene-verdict-unfounded = { $accusedIs ->
    [you] Sigues con los humanos, por ahora
   *[other] { $accused } sigue con los humanos, por ahora
}
inv-scene-verdict-unfounded-detail = { $accusersIs ->
    [you] Pierdes tu ficha de Acusación.
    [one] { $accusers } pierde su ficha de Acusación.
    [ye] { $accusers } perdéis vuestras fichas de Acusación.
   *[many] { $accusers } pierden sus fichas de Acusación.
}
inv-scene-declared = { $seatIs ->
    [you] Te declaras alienígena
   *[other] { $seat } se declara alienígena
}
inv-scene-declared-detail = Ni más rescates ni más cartas. Desde ahora: planificar o invadir.
inv-scene-invaded = { $seatIs ->
    [you] Guías
   *[other] { $seat } guía
} a los alienígenas hasta { $agent }
inv-scene-districts = { $count ->
    [0] No cae ningún barrio.
    [one] Cae un barrio.
   *[other] Caen { $count } barrios.
}
inv-scene-drew = { $count ->
    [one] Robas una carta
   *[other] Robas { $count } cartas
}
inv-scene-drew-detail = Basta una de Asimilado. Mantén para mirar; nadie más puede verlo.
inv-scene-consolidation = Noche sobre la ciudad
inv-scene-rolled = Los alienígenas llegan a { $district }
inv-scene-architect = { $seatIs ->
    [you] Ahora tienes la ficha de Arquitecto.
   *[other] Ahora { $seat } tiene la ficha de Arquitecto.
}
