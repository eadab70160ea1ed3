# The table of Invasion: marks of questions, forms for answers, panels, what is held, scenes.

## Marks above a question

inv-mark-set-up = Antes da primeira ronda
inv-mark-turn = O teu turno
inv-mark-agent = Comando de um agente
inv-mark-planning = Planeamento, só para os teus olhos
inv-mark-accusation = Uma acusação
inv-mark-before-turn = Antes do turno
inv-mark-rescue = O resgate
inv-mark-event = Um evento

## Answers on the map

inv-places-list = Mostra a lista: { $count }
inv-place-choose = Escolhe um de { $count } no mapa
inv-place-other = Escolhe outro

## A turn

inv-act-control = Comanda um agente
    .short = { $pressure ->
        [0] Desloca-o, liberta, escolta. Não tiras cartas.
        [one] Desloca-o, liberta, escolta. Depois tiras uma carta.
       *[other] Desloca-o, liberta, escolta. Depois tiras { $pressure } cartas.
    }
inv-act-control-which = Que agente?
inv-act-plan = Planeia
    .short = Dois eventos: um fica a caminho, o outro é evitado.
inv-act-accuse = Acusa alguém
    .short = Se alguém te apoiar, mostram-se cartas.
inv-act-accuse-which = Quem acusas?
inv-act-invade = Invade
    .short = Os alienígenas tomam os bairros à volta de um agente.
inv-act-invade-which = À volta de que agente?

## Cards face down

inv-votes-cards = As tuas duas cartas Resgate
inv-votes-choose = Escolhe primeiro uma carta
inv-votes-lay = Joga-a, face para baixo
inv-votes-refused = Nesta mesa não podes jogar essa carta. Escolhe a outra.
inv-plan-cards = As cartas de evento que tiraste
inv-plan-choose = Escolhe o evento que fica a caminho
inv-plan-place = Este fica a caminho, o outro é evitado
inv-plan-come = Deixa-o vir
inv-plan-prevent = Evita-o

## Before a turn

inv-declare-hold = Mantém premido: declara-te
inv-declare-holding = Continua a premir…
inv-declare-again = Outra vez para te declarares
inv-declare-nothing = Nada a dizer
inv-declare-go-on = Continua

## Seats

inv-seat-architect = arquiteto
inv-seat-stated = alienígena à vista
inv-seat-cards = { $cards ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $cards } cartas
}
inv-seat-shown = { $cards ->
    [one] uma delas mostrada: Humano
   *[other] { $cards } delas mostradas: Humano
}
inv-seat-token = pode acusar
inv-seat-no-token = já não tem ficha Acusação
inv-turns = Ordem dos turnos
inv-turn-done = já agiu
inv-turn-now = a agir agora
inv-turn-next = ainda por agir
inv-middle = Ronda { $round }, { $stage }. { $deck ->
    [0] O maço Assimilação está vazio.
    [one] Uma carta no maço Assimilação.
   *[other] { $deck } cartas no maço Assimilação.
}

## What lies on the table

inv-table-things = Cidade
inv-threat = Como está a partida
inv-scientists = Cientistas salvos
inv-scientists-saved = { $saved } de { $goal } cientistas salvos
inv-ships = Naves-mãe
inv-ships-landed = Chegaram { $ships } de { $goal } naves-mãe
inv-ship-landed = A nave-mãe { $number } chegou
inv-ship-space = Espaço da nave-mãe { $number }
inv-ship-stack = { $cards ->
    [one] Traz uma carta para o maço Assimilação.
   *[other] Traz { $cards } cartas para o maço Assimilação.
}
inv-ship-lost = o fim
inv-pressure = Pressão
inv-pressure-is = A pressão é { $value }
inv-pressure-means = { $value ->
    [0] Comandar um agente não custa cartas.
    [one] Comandar um agente custa uma carta.
   *[other] Comandar um agente custa { $value } cartas.
}
inv-events = Eventos
inv-pile-prevented = evitados
inv-pile-deck = maço de eventos
inv-pile-upcoming = a caminho
inv-pile-count = { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}
inv-discard = { $count ->
    [0] Nenhum evento passado
    [one] Um evento passado
   *[other] { $count } eventos passados
}
inv-agents = Agentes
inv-agent-state-free = sirene acesa
inv-agent-state-active = sob comando
inv-agent-state-used = sirene apagada
inv-agent-state-reserve = na reserva
inv-agent-state-captured = em cativeiro
inv-agent-scientist = com um cientista
inv-agent-last = último usado

## What is held

inv-hand-title = Só se vê enquanto premires
inv-hand-cover = { $count ->
    [0] o teu lado, nenhuma carta
    [one] o teu lado, uma carta
   *[other] o teu lado, { $count } cartas
}
inv-hand-human = És dos humanos
inv-hand-alien = És alienígena
inv-hand-cards = As tuas cartas
inv-hand-shown = { $shown ->
    [0] Mais ninguém viu nenhuma delas.
    [one] Toda a gente viu uma delas.
   *[other] Toda a gente viu { $shown } delas.
}
inv-hand-memory = O que sabes
inv-hand-not-revealed = Ainda não houve Revelação.
inv-hand-aliens = { $count ->
    [one] Na Revelação viste { $people }.
   *[other] Na Revelação viste { $people }.
}
inv-hand-aliens-none = Na Revelação não viste ninguém.
inv-hand-planning = Agora na tua mão: { $cards }.
inv-hand-placed = Ronda { $round }: a caminho, { $upcoming }; evitado, { $prevented }.
inv-hand-laid = Ronda { $round }: jogaste { $card }.

## The rescue and the accusation, over the map

inv-rescue-scene = Resgate do cientista no posto { $spot }: { $people }
inv-rescue-unnamed = ainda por indicar
inv-rescue-leads = { $whoIs ->
    [you] lideras
   *[other] lidera
}
inv-rescue-along = { $whoIs ->
    [you] acompanhas
   *[other] acompanha
}
inv-rescue-naming = { $leaderIs ->
    [you] Indicas a equipa. As três pessoas jogam uma carta, face para baixo.
   *[other] { $leader } indica a equipa. As três pessoas jogam uma carta, face para baixo.
}
inv-rescue-laying = Três cartas, face para baixo. Toda a gente fica a saber quantas são Sabotagem, e mais nada.
inv-accusation-scene = { $accuserIs ->
    [you] Acusas { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } acusa-te
       *[other] { $accuser } acusa { $accusedAcc }
    }
}
inv-accusation-thinking = { $whoIs ->
    [you] a pensar
   *[other] a pensar
}
inv-accusation-answered = { $whoIs ->
    [you] já respondeste
   *[other] já respondeu
}
inv-accusation-rule = Com um apoio, pelo menos, a pessoa acusada mostra cartas até sair uma Assimilado. Se não sair nenhuma, quem acusou e quem apoiou perdem as fichas.

## Scenes

inv-scene-event = O evento
inv-scene-escalation = Escalada, evento { $number } de 4
inv-scene-ship = Nave-mãe { $number } de { $ships }
inv-scene-ship-detail = { $cards ->
    [0] No seu espaço não havia cartas.
   *[other] { $cards } cartas são embaralhadas no maço Assimilação.
} { $left ->
    [0] O céu está cheio.
    [one] Mais uma, e ganham os alienígenas.
   *[other] Mais { $left }, e ganham os alienígenas.
}
inv-scene-revelation = Todos os olhos estão fechados. Só os alienígenas os abrem e se veem.
inv-scene-rescue = O resgate
inv-scene-votes = { $sabotage ->
    [0] { $success } × Sucesso
    [one] { $success } × Sucesso, uma Sabotagem
   *[other] { $success } × Sucesso, { $sabotage } × Sabotagem
}
inv-scene-votes-escalate = Alguém não queria isto. Há uma Escalada: até quatro eventos antes de se saber a sorte do cientista.
inv-scene-saved = O cientista passa
inv-scene-saved-detail = A salvo { $point }: { $saved } de { $goal }.
inv-scene-failed = O resgate falha
inv-scene-failed-detail = O cientista fica no posto { $spot }.
inv-scene-accusation = A acusação
inv-scene-verdict-alone = Ninguém a apoia
inv-scene-verdict-alone-detail = { $accusersIs ->
    [you] O teu turno acabou. Nenhuma carta mostrada, nenhuma ficha perdida.
   *[other] Acabou o turno de { $accusers }. Nenhuma carta mostrada, nenhuma ficha perdida.
}
inv-scene-verdict-founded = { $accusedIs ->
    [you] És alienígena, e agora toda a gente o sabe
   *[other] { $accused } é alienígena, e agora toda a gente o sabe
}
inv-scene-verdict-founded-detail = { $accusersIs ->
    [you] Tinhas razão.
    [one] { $accusers } tinha razão.
   *[many] { $accusers } tinham razão.
}
inv-scene-verdict-unfounded = { $accusedIs ->
    [you] És dos humanos, por agora
   *[other] { $accused } é dos humanos, por agora
}
inv-scene-verdict-unfounded-detail = { $accusersIs ->
    [you] Perdes a tua ficha Acusação.
    [one] { $accusers } perde a sua ficha Acusação.
    [ye] { $accusers } perdem as vossas fichas Acusação.
   *[many] { $accusers } perdem as suas fichas Acusação.
}
inv-scene-declared = { $seatIs ->
    [you] Declaras-te alienígena
   *[other] { $seat } declara-se alienígena
}
inv-scene-declared-detail = Acabaram-se os resgates e as cartas. De agora em diante: planear, ou invadir.
inv-scene-invaded = { $seatIs ->
    [you] Conduzes
   *[other] { $seat } conduz
} os alienígenas até { $agent }
inv-scene-districts = { $count ->
    [0] Não cai nenhum bairro.
    [one] Cai um bairro.
   *[other] Caem { $count } bairros.
}
inv-scene-drew = { $count ->
    [one] Tiras uma carta
   *[other] Tiras { $count } cartas
}
inv-scene-drew-detail = Basta uma Assimilado entre elas. Mantém premido para ver; mais ninguém vê.
inv-scene-consolidation = Noite sobre a cidade
inv-scene-rolled = Os alienígenas chegam ao bairro { $district }
inv-scene-architect = { $seatIs ->
    [you] Agora o arquiteto és tu.
   *[other] Agora o arquiteto é { $seat }.
}
