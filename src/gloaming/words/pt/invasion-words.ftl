# Names of things in Invasion.

inv-round = Ronda { $round }
inv-side-humans = Humanos
    .wins = Ganham os humanos
inv-side-aliens = Alienígenas
    .wins = Ganham os alienígenas
inv-reason-scientists = todos os cientistas estão a salvo
inv-reason-mother-ships = as naves-mãe reuniram-se
inv-reason-sector = um setor inteiro é deles

## Agents. Each has a number on the roof and a call sign.

inv-agent = { $name } { $number }
inv-agent-01 = Garça
inv-agent-02 = Gralha
inv-agent-03 = Lince
inv-agent-04 = Texugo
inv-agent-05 = Lontra
inv-agent-06 = Fuinha

## The city

inv-city-milan = Milão
    .does = Anéis e raios à volta do Duomo.
inv-city-washington = Washington
    .does = Uma quadrícula com avenidas e um setor do outro lado do rio.
inv-place-duomo = Duomo
    .the = o Duomo
    .at = no Duomo
inv-place-capitol = Capitólio
    .the = o Capitólio
    .at = no Capitólio
inv-place-nuova-gate-of-the-square = porta Nuova da praça
inv-place-monforte-gate-of-the-square = porta Monforte da praça
inv-place-romana-gate-of-the-square = porta Romana da praça
inv-place-ticinese-gate-of-the-square = porta Ticinese da praça
inv-place-magenta-gate-of-the-square = porta Magenta da praça
inv-spot-crossing = { $one } / { $other }
inv-spot-west = { $spot }, oeste
inv-spot-east = { $spot }, leste
inv-spot-north = { $spot }, norte
inv-spot-south = { $spot }, sul
inv-district = { $sector } { $address }
inv-district-unaddressed = { $sector }, sem número
inv-districts-unaddressed = { $count ->
    [one] um sem número em { $sector }
   *[other] { $count } sem número em { $sector }
}
inv-districts-in = { $count } em { $sector }
inv-sector = setor { $sector }
inv-sector-named = { $sector }, { $name }

## Stages of a round

inv-stage-set-up = Preparação
    .does = Os alienígenas aterram, e há cientistas isolados.
inv-stage-event = Evento
    .does = O arquiteto vira a primeira carta de evento.
inv-stage-turns = Turnos
    .does = No sentido horário, a partir do arquiteto: uma ação por pessoa.
inv-stage-consolidation = Consolidação
    .does = As sirenes voltam, muda o arquiteto, os alienígenas alastram.
inv-stage-over = O fim
    .does = Tudo se revela.

## Cards

inv-card-human = Humano
    .does = Continuas do lado dos humanos.
inv-card-assimilated = Assimilado
    .does = De agora em diante és alienígena, para sempre.
inv-card-veiled = Carta
    .does = Face para baixo.
inv-card-success = Sucesso
    .does = Se as três pessoas a jogarem, o cientista passa.
inv-card-sabotage = Sabotagem
    .does = Basta uma: há uma Escalada.
inv-cards-human = { $count ->
    [one] uma carta Humano
   *[other] { $count } cartas Humano
}
inv-cards-assimilated = { $count ->
    [one] uma carta Assimilado
   *[other] { $count } cartas Assimilado
}
inv-cards-veiled = { $count ->
    [one] uma carta Assimilação
   *[other] { $count } cartas Assimilação
}
inv-cards-none = nenhuma carta

## Event cards

inv-event-card-mother-ship = Nave-mãe
    .does = As suas dez cartas são embaralhadas no maço Assimilação e a pressão desce um. Com { $ships } naves, ganham os alienígenas.
inv-event-card-rendezvous = Encontro marcado
    .does = Desloca um agente qualquer para junto de outro, no posto seguinte da mesma rua.
inv-event-card-salvage = Recolha
    .does = Desloca um agente qualquer para um posto onde espera um cientista.
inv-event-card-new-agent = Novo agente
    .does = O sexto agente chega a um posto de partida livre e pode agir a partir da próxima ronda.
inv-event-card-resistance = Resistência
    .does = Escolhe um setor: todas as fichas alienígenas que lá estão são removidas.
inv-event-card-cathedral = Catedral
    .does = Desloca um agente qualquer para um posto de encontro no Duomo.
inv-event-card-capitol = Capitólio
    .does = Desloca um agente qualquer para um posto de encontro no Capitólio.
inv-event-card-starting-location = Ponto de partida
    .does = Desloca um agente qualquer para um posto de partida livre.
inv-event-card-revelation = Revelação
    .does = Toda a gente fecha os olhos. Só os alienígenas os abrem e ficam a saber quem são.
inv-event-card-alien-planning = Planos alienígenas
    .does = Tiram-se tantas cartas de evento como a pressão. As vermelhas ficam a caminho; as outras são evitadas.
inv-event-card-under-attack = Sob ataque
    .does = Todos os bairros que tocam no posto de um agente caem nas mãos dos alienígenas.
inv-event-card-trap = Armadilha
    .does = O dado indica um setor: os agentes que lá estão perdem a sirene nesta ronda.
inv-event-card-expansion = Propagação
    .does = Todos os bairros vizinhos de um bairro alienígena caem também.
inv-event-card-captured = Captura
    .does = O último agente usado sai do jogo.
inv-event-card-veiled = uma carta de evento
inv-event-cards-veiled = { $count ->
    [0] nenhuma carta de evento
    [one] uma carta de evento
   *[other] { $count } cartas de evento
}
inv-event-colour-own = Nave-mãe
inv-event-colour-yellow = amarelo, a favor dos humanos
inv-event-colour-red = vermelho, a favor dos alienígenas
