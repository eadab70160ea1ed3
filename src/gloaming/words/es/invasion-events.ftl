# What happens in Invasion, as the log tells it.

## Before the first round

inv-event-architect-named = { $seatIs ->
    [you] Tienes la ficha de Arquitecto.
   *[other] { $seat } tiene la ficha de Arquitecto.
}
inv-event-landed = Los alienígenas aterrizan en { $district }.
inv-event-scientist-placed = { $seatIs ->
    [you] Pones
   *[other] { $seat } pone
} a un científico en { $spot }.
inv-event-drew = { $cardsIs ->
    [assimilated] { $seatIs ->
        [you] Robas { $cards }. Eres alienígena.
       *[other] { $seat } roba { $cards } y es alienígena.
    }
   *[other] { $seatIs ->
        [you] Robas { $cards }.
       *[other] { $seat } roba { $cards }.
    }
}

## Rounds and events

inv-event-round-began = Empieza la ronda { $number }. { $architectIs ->
    [you] Tienes la ficha de Arquitecto.
   *[other] { $architect } tiene la ficha de Arquitecto.
}
inv-event-event-turned = El evento: { $card }.
inv-event-pressure-changed = La presión es ahora { $value }.
inv-event-tokens-laid = { $count ->
    [one] Un barrio cae en manos alienígenas: { $districts }.
   *[other] { $count } barrios caen en manos alienígenas: { $districts }.
}
inv-event-tokens-removed = { $count ->
    [one] Un barrio vuelve a ser libre: { $districts }.
   *[other] { $count } barrios vuelven a ser libres: { $districts }.
}
inv-event-mother-ship-arrived = Llega la nave nodriza { $number }. { $cards ->
    [0] El cielo está lleno.
   *[other] { $cards } cartas van al mazo de Asimilación.
}
inv-event-agent-arrived = { $agent } llega a { $spot }, de momento sin sirena.
inv-event-agent-captured = { $agent } ha sido capturado y no volverá.
inv-event-sector-rolled = El dado señala: { $sector }.
inv-event-agents-trapped = { $count ->
    [one] { $agents } cae en la trampa: sin sirena el resto de la ronda.
   *[other] { $agents } caen en la trampa: sin sirenas el resto de la ronda.
}
inv-event-sector-freed = { $seatIs ->
    [you] Llamas a la resistencia
   *[other] { $seat } llama a la resistencia
}: { $sector }.
inv-event-aliens-recognised = { $othersIs ->
    [human] Todos los ojos estaban cerrados. No viste nada.
    [none] Abriste los ojos y no viste a ningún otro alienígena.
    [one] Abriste los ojos: { $others } es alienígena, como tú.
   *[many] Abriste los ojos: { $others } son alienígenas, como tú.
}
inv-event-alien-plan-seen = { $seatIs ->
    [you] Ves las cartas.
   *[other] { $seat } ve las cartas.
} Próximos: { $upcoming }. Evitados: { $prevented }.
inv-event-alien-plan-shown = La mesa ve las cartas. Próximos: { $upcoming }. Evitados: { $prevented }.
inv-event-alien-plan-counted = Los alienígenas hacen planes. Próximos: { $upcoming }. Evitados: { $prevented }.

## Planning

inv-event-planning-announced = { $seatIs ->
    [you] Planificas.
   *[other] { $seat } planifica.
}
inv-event-events-drawn = { $seatIs ->
    [you] Robas { $cards }.
   *[other] { $seat } roba { $cards }.
}
inv-event-events-placed = { $seatIs ->
    [you] Las colocas.
   *[other] { $seat } las coloca.
} Próximos: { $upcoming }. Evitados: { $prevented }.

## Accusations and aliens

inv-event-accused = { $seatIs ->
    [you] Acusas { $accusedAcc }.
   *[other] { $accusedIs ->
        [you] { $seat } te acusa.
       *[other] { $seat } acusa { $accusedAcc }.
    }
}
inv-event-support-heard = { $supportersIs ->
    [none] Nadie apoya la acusación.
    [you] Apoyas la acusación.
    [ye] { $supporters } apoyáis la acusación.
    [one] { $supporters } apoya la acusación.
   *[many] { $supporters } apoyan la acusación.
}
inv-event-card-shown = { $seatIs ->
    [you] Muestras una carta: { $card }.
   *[other] { $seat } muestra una carta: { $card }.
}
inv-event-alien-stated = { $by ->
    [accusation] { $seatIs ->
        [you] Quedas al descubierto. Todo el mundo sabe que eres alienígena.
       *[other] { $seat } es alienígena, y ahora todo el mundo lo sabe.
    }
   *[declaration] { $seatIs ->
        [you] Te declaras alienígena.
       *[other] { $seat } se declara alienígena.
    }
}
inv-event-order-left = { $seatIs ->
    [you] Te declararás antes de { $turnIs ->
        [you] tu propio turno
       *[other] que juegue { $turn }
    }, si para entonces eres alienígena.
   *[other] { $seat } deja una orden: declararse antes de { $turnIs ->
        [you] tu turno
       *[other] que juegue { $turn }
    }.
}
inv-event-accuser-tokens-lost = { $seatsIs ->
    [you] Te equivocaste y pierdes tu ficha de Acusación.
    [ye] { $seats } os equivocasteis y perdéis vuestras fichas de Acusación.
    [one] { $seats } se equivocó y pierde su ficha de Acusación.
   *[many] { $seats } se equivocaron y pierden sus fichas de Acusación.
}

## Agents

inv-event-agent-taken = { $seatIs ->
    [you] Diriges
   *[other] { $seat } dirige
} a { $agent }, con presión { $pressure }.
inv-event-agent-moved = { $agent } va a { $to }.
inv-event-scientist-escorted = Un científico llega escoltado de { $start } a { $to }.
inv-event-agent-used = { $agent } ha terminado por esta ronda.
inv-event-invaded = { $seatIs ->
    [you] Guías
   *[other] { $seat } guía
} a los alienígenas hasta { $agent }.
inv-event-sirens-returned = Sirenas encendidas: { $agents }.

## Rescues

inv-event-rescue-attempted = { $leaderIs ->
    [you] Diriges un rescate. El científico espera en { $start }.
   *[other] { $leader } dirige un rescate. El científico espera en { $start }.
}
inv-event-team-named = El equipo especial: { $team }.
inv-event-rescue-card-laid = { $seatIs ->
    [you] Jugaste { $card }.
   *[other] { $seat } jugó { $card }.
}
inv-event-rescue-cards-shown = { $sabotage ->
    [0] Éxitos: { $success }, ningún Sabotaje.
   *[other] Éxitos: { $success }, Sabotajes: { $sabotage }.
}
inv-event-escalation-began = La situación se agrava: siguen hasta cuatro eventos.
inv-event-scientist-saved = El científico de { $start } está a salvo { $point }: { $saved } de { $goal }.
inv-event-rescue-failed = El rescate fracasa. El científico se queda en { $start }.

## The end of a round, and of the game

inv-event-reorganised = Se recogen los eventos: { $upcoming } encima del mazo, { $prevented } debajo.
inv-event-district-rolled = Los dados señalan { $district }.
inv-event-game-ended = { $winner ->
    [humans] Ganan los humanos: { $why }.
   *[aliens] Ganan los alienígenas: { $why }.
}
