# What can be answered in Invasion, and what follows from it.

inv-option-place-there = Poner al científico en { $spot }
inv-option-plan = Planificar
inv-option-upcoming = Que llegue: { $card }
inv-option-prevent = Evitarlo: { $card }
inv-option-accuse = Acusar { $seatAcc }
inv-option-support = Apoyar la acusación
inv-option-refuse = No apoyarla
inv-option-confirm = Que empiece el turno
inv-option-confirm-no-order = En esta ronda no
inv-option-declare = Declararte alienígena
inv-option-declare-at = { $turnIs ->
    [you] Antes de tu propio turno
   *[other] Antes del turno de { $turn }
}
inv-option-invade = Invadir en torno a { $agent }
inv-option-post = Poner al nuevo agente en { $spot }
inv-option-control = Dirigir a { $agent }
inv-option-move-to = Ir a { $to }
inv-option-leave = Dejarlo
inv-option-leave-moving = Quedarse en { $spot }
inv-option-leave-freeing = Dejar a los alienígenas donde están
inv-option-leave-escorting = No escoltar a nadie
inv-option-free = Liberar todos los barrios de alrededor
inv-option-free-one = Liberar { $district }
inv-option-escort = Escoltar al científico hasta { $agent }
inv-option-rescue-here = Intentar aquí el rescate
inv-option-name = Llevar { $seatAcc }
inv-option-lay = Jugar { $card }
inv-option-decline = Renunciar
inv-option-pick = Elegir a { $agent }
inv-option-send = Enviarlo a { $to }
inv-option-liberate = Liberar: { $sector }

inv-detail-plan = { $draws ->
    [0] Ninguna carta de Asimilación. Ves dos eventos: uno llegará, el otro queda evitado.
   *[other] Robas una carta de Asimilación y luego ves dos eventos: uno llegará, el otro queda evitado.
}
inv-detail-control = { $draws ->
    [0] No robas por ello ninguna carta de Asimilación.
    [one] Después robas una carta de Asimilación.
   *[other] Después robas { $draws } cartas de Asimilación.
}
inv-detail-accuse = Alguien debe apoyarte. Si no sale ninguna carta de Asimilado, perdéis la ficha tú y quienes te apoyen.
inv-detail-accuse-in-vain = Ya no queda nadie que pueda apoyarte: no servirá de nada.
inv-detail-support = Si no sale ninguna carta de Asimilado, tú también pierdes tu ficha.
inv-detail-refuse = Si nadie la apoya, no se muestran cartas ni se pierden fichas.
inv-detail-invade = { $falling ->
    [0] No cae ningún barrio.
    [one] Cae un barrio.
   *[other] Caen { $falling } barrios.
}
inv-detail-declare = Para siempre: ni rescates, ni agentes, ni más cartas que robar. Planificas o invades.
inv-detail-declare-at = Solo si para entonces eres alienígena. Nadie más ve esta orden.
inv-detail-alien-around = { $alien ->
    [one] Un barrio alienígena alrededor.
   *[other] { $alien } barrios alienígenas alrededor.
}
inv-detail-scientist-there = Allí espera un científico.
inv-detail-gathering-spot = Un puesto de reunión.
inv-detail-free = { $alien ->
    [one] Se retira una ficha alienígena.
   *[other] Se retiran { $alien } fichas alienígenas.
}
inv-detail-escort-rescue = Un puesto de reunión: nombras a otras dos personas y empieza un rescate.
inv-detail-escort = El científico va a { $to }. Los dos agentes se quedan donde están.
inv-detail-rescue-here = Nombras a otras dos personas, y cada una de las tres juega una carta.
inv-detail-new-agent = Su sirena se enciende al acabar la ronda.
inv-detail-liberate = { $alien ->
    [one] Se retira una ficha alienígena.
   *[other] Se retiran { $alien } fichas alienígenas.
}
