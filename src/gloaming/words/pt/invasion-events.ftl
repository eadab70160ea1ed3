# What happened in Invasion, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## Set-up

inv-event-architect-named = { $seatIs ->
    [you] O arquiteto és tu.
   *[other] O arquiteto é { $seat }.
}
inv-event-landed = Alienígenas aterram no bairro { $district }.
inv-event-scientist-placed = { $seatIs ->
    [you] Pões
   *[other] { $seat } põe
} um cientista no posto { $spot }.
inv-event-drew = { $cardsIs ->
    [assimilated] { $seatIs ->
        [you] Tiras { $cards }. És alienígena.
       *[other] { $seat } tira { $cards } e é alienígena.
    }
   *[other] { $seatIs ->
        [you] Tiras { $cards }.
       *[other] { $seat } tira { $cards }.
    }
}

## The event stage

inv-event-round-began = Começa a ronda { $number }. { $architectIs ->
    [you] O arquiteto és tu.
   *[other] O arquiteto é { $architect }.
}
inv-event-event-turned = O evento: { $card }.
inv-event-pressure-changed = A pressão é agora { $value }.
inv-event-tokens-laid = { $count ->
    [one] Um bairro cai nas mãos dos alienígenas: { $districts }.
   *[other] { $count } bairros caem nas mãos dos alienígenas: { $districts }.
}
inv-event-tokens-removed = { $count ->
    [one] Um bairro está outra vez livre: { $districts }.
   *[other] { $count } bairros estão outra vez livres: { $districts }.
}
inv-event-mother-ship-arrived = Chega a nave-mãe { $number }. { $cards ->
    [0] O céu está cheio.
   *[other] { $cards } cartas vão para o maço Assimilação.
}
inv-event-agent-arrived = { $agent } chega ao posto { $spot }, por agora sem sirene.
inv-event-agent-captured = Captura: { $agent } não volta mais.
inv-event-sector-rolled = O dado mostra: { $sector }.
inv-event-agents-trapped = { $count ->
    [one] { $agents } cai na armadilha: sem sirene até ao fim da ronda.
   *[other] { $agents } caem na armadilha: sem sirenes até ao fim da ronda.
}
inv-event-sector-freed = { $seatIs ->
    [you] Apelas
   *[other] { $seat } apela
} à resistência: { $sector }.
inv-event-aliens-recognised = { $othersIs ->
    [human] Todos os olhos estavam fechados. Não viste nada.
    [none] Abriste os olhos e não viste nenhum outro alienígena.
    [one] Abriste os olhos: { $others } é alienígena, como tu.
   *[many] Abriste os olhos: { $others } são alienígenas, como tu.
}
inv-event-alien-plan-seen = { $seatIs ->
    [you] Vês as cartas.
   *[other] { $seat } vê as cartas.
} A caminho: { $upcoming }. Evitados: { $prevented }.
inv-event-alien-plan-shown = Toda a gente vê as cartas. A caminho: { $upcoming }. Evitados: { $prevented }.
inv-event-alien-plan-counted = Os alienígenas fazem planos. A caminho: { $upcoming }. Evitados: { $prevented }.

## Planning

inv-event-planning-announced = { $seatIs ->
    [you] Planeias.
   *[other] { $seat } planeia.
}
inv-event-events-drawn = { $seatIs ->
    [you] Tiras { $cards }.
   *[other] { $seat } tira { $cards }.
}
inv-event-events-placed = { $seatIs ->
    [you] Decides.
   *[other] { $seat } decide.
} A caminho: { $upcoming }. Evitado: { $prevented }.

## Accusation and declaration

inv-event-accused = { $seatIs ->
    [you] Acusas { $accusedAcc }.
   *[other] { $accusedIs ->
        [you] { $seat } acusa-te.
       *[other] { $seat } acusa { $accusedAcc }.
    }
}
inv-event-support-heard = { $supportersIs ->
    [none] Ninguém apoia a acusação.
    [you] Apoias a acusação.
    [one] { $supporters } apoia a acusação.
   *[many] { $supporters } apoiam a acusação.
}
inv-event-card-shown = { $seatIs ->
    [you] Mostras uma carta: { $card }.
   *[other] { $seat } mostra uma carta: { $card }.
}
inv-event-alien-stated = { $by ->
    [accusation] { $seatIs ->
        [you] Descobriram-te. Toda a gente sabe que és alienígena.
       *[other] { $seat } é alienígena, e agora toda a gente o sabe.
    }
   *[declaration] { $seatIs ->
        [you] Declaras-te alienígena.
       *[other] { $seat } declara-se alienígena.
    }
}
inv-event-order-left = { $seatIs ->
    [you] Declaras-te antes { $turnIs ->
        [you] do teu próprio turno
       *[other] do turno de { $turn }
    }, se até lá fores alienígena.
   *[other] { $seat } deixa uma ordem: declarar-se antes { $turnIs ->
        [you] do teu turno
       *[other] do turno de { $turn }
    }.
}
inv-event-accuser-tokens-lost = { $seatsIs ->
    [you] Não tinhas razão e perdes a tua ficha Acusação.
    [ye] { $seats } não tinham razão e perdem as vossas fichas Acusação.
    [one] { $seats } não tinha razão e perde a sua ficha Acusação.
   *[many] { $seats } não tinham razão e perdem as suas fichas Acusação.
}

## Agents

inv-event-agent-taken = { $seatIs ->
    [you] Comandas
   *[other] { $seat } comanda
} { $agent }, com pressão { $pressure }.
inv-event-agent-moved = { $agent } desloca-se para o posto { $to }.
inv-event-scientist-escorted = Um cientista vai sob escolta do posto { $start } para o posto { $to }.
inv-event-agent-used = { $agent } já fez a sua parte nesta ronda.
inv-event-invaded = { $seatIs ->
    [you] Conduzes
   *[other] { $seat } conduz
} os alienígenas até { $agent }.
inv-event-sirens-returned = Sirenes acesas: { $agents }.

## Rescue

inv-event-rescue-attempted = { $leaderIs ->
    [you] Lideras um resgate. O cientista espera no posto { $start }.
   *[other] { $leader } lidera um resgate. O cientista espera no posto { $start }.
}
inv-event-team-named = A equipa especial: { $team }.
inv-event-rescue-card-laid = { $seatIs ->
    [you] Jogaste { $card }.
   *[other] { $seat } jogou { $card }.
}
inv-event-rescue-cards-shown = { $sabotage ->
    [0] { $success } × Sucesso, nenhuma Sabotagem.
   *[other] { $success } × Sucesso, { $sabotage } × Sabotagem.
}
inv-event-escalation-began = Há uma Escalada: seguem-se até quatro eventos.
inv-event-scientist-saved = O cientista do posto { $start } está a salvo { $point }: { $saved } de { $goal }.
inv-event-rescue-failed = O resgate falha. O cientista fica no posto { $start }.

## Consolidation, and the end

inv-event-reorganised = Recolhem-se os eventos: { $upcoming } para cima do maço, { $prevented } para baixo.
inv-event-district-rolled = Os dados mostram: { $district }.
inv-event-game-ended = { $winner ->
    [humans] Ganham os humanos: { $why }.
   *[aliens] Ganham os alienígenas: { $why }.
}
