# The quick reference of Invasion: one page, for this table.

inv-reference-for = Invasion, { $city }, { $players } pessoas
inv-reference-city = Cidade
inv-reference-players = Pessoas
inv-reference-unofficial = O jogo de tabuleiro Among Us, por palavras nossas. Os números levam às regras completas.

inv-reference-story = A história
inv-reference-story-city = Os alienígenas aterraram na cidade, e cinco cientistas estão isolados. Os agentes abrem caminho e escoltam-nos até ao centro.
inv-reference-story-cards = No início são todos humanos, ou quase. Mas agir é tirar cartas Assimilação, e a que diz Assimilado torna-te alienígena, em segredo e para sempre.
inv-reference-story-trust = Por isso ninguém sabe até quando pode confiar nos outros. Quem ajudou na última ronda pode jogar Sabotagem nesta.

inv-reference-goals = O que quer cada lado
inv-reference-humans = Levar { $scientists ->
    [one] um cientista
   *[other] { $scientists } cientistas
} para { $point }.
inv-reference-aliens = Ver chegar { $ships ->
    [one] uma nave-mãe
   *[other] { $ships } naves-mãe
}, ou ter todos os bairros de um setor.
inv-reference-numbers = { $assimilated ->
    [one] Há uma carta Assimilado em jogo, por isso há no máximo um alienígena, e talvez nenhum.
   *[other] Há { $assimilated } cartas Assimilado em jogo, por isso há no máximo { $assimilated } alienígenas, e talvez nenhum.
}
inv-reference-sides = Ganhas com o lado em que estiveres quando a partida acabar.

inv-reference-round = Uma ronda
inv-reference-round-event = O arquiteto vira a primeira carta de evento e cumpre-a.
inv-reference-round-declare = { $window ->
    [standing_orders] Antes do primeiro turno, cada pessoa deixa uma ordem sobre quando se declara. Só conta para alienígenas, e ninguém a vê.
   *[other] Antes de cada turno, qualquer alienígena se pode declarar. A pergunta vai para toda a gente, por isso não revela nada.
}
inv-reference-round-turns = No sentido horário, a partir do arquiteto, cada pessoa faz uma das ações em baixo. Não se pode passar.
inv-reference-round-sirens = Todos os agentes recuperam a sirene, e a ficha de arquiteto passa no sentido horário. Os eventos a caminho vão para cima do maço, os evitados para baixo.
inv-reference-round-dice = Os dados indicam um bairro. Cai, com todos os vizinhos; se já for alienígena, toda a sua zona cresce um passo.

inv-reference-actions = Ações
inv-reference-action = Ação
inv-reference-who = Quem
inv-reference-draws = Cartas
inv-reference-all-but-stated = toda a gente menos os alienígenas à vista
inv-reference-everybody = toda a gente
inv-reference-stated-only = alienígenas à vista
inv-action-control = Comanda um agente
    .does = Qualquer agente com sirene. Desloca-se, liberta e escolta, cada coisa uma vez ou nenhuma, por esta ordem. Depois a sirene fica apagada até ao fim da ronda.
    .draws = tantas cartas como a pressão, no fim
inv-action-plan = Planeia
    .does = Vê as duas primeiras cartas de evento. Deixa vir uma: vai para cima do maço quando a ronda acabar. Evita a outra: vai para baixo. Só tu sabes qual.
    .draws = uma carta, antes de ver; nenhuma para alienígenas à vista
inv-action-accuse = Acusa
    .does = Precisas da tua ficha, e do apoio de alguém com ficha. A pessoa acusada mostra cartas até sair uma Assimilado. Se não sair nenhuma, quem acusou e quem apoiou perdem as fichas.
    .draws = nenhuma carta
inv-action-invade = Invade
    .does = Escolhe qualquer agente: caem todos os bairros que tocam no seu posto.
    .draws = nenhuma carta

inv-reference-agents = O que um agente pode fazer
inv-reference-move = Deslocar-se
    .does = Para qualquer posto de uma rua que passe pelo seu, por muito longe que fique, mas nunca para o posto de outro agente.
inv-reference-free = Libertar
    .does = Todos os bairros que tocam no seu posto perdem as fichas alienígenas.
inv-reference-escort = Escoltar
    .does = Um cientista no seu posto vai até outro agente na mesma rua. Nenhum posto do caminho, incluindo as pontas, pode tocar num bairro alienígena.

inv-reference-rescue = Um resgate
inv-reference-rescue-team = Uma escolta até um posto de encontro, mesmo no centro, é um resgate. Quem o lidera indica outras duas pessoas.
inv-reference-rescue-cards = Cada uma das três joga Sucesso ou Sabotagem, face para baixo. As cartas são embaralhadas: toda a gente vê quantas há de cada, mas não de quem.
inv-reference-rescue-escalation = Só Sucesso: o cientista está a salvo. Alguma Sabotagem: viram-se até quatro eventos, um a um, até vir uma nave-mãe. Se depois disso a escolta ainda for possível, o cientista está a salvo na mesma.
inv-reference-rescue-pressure = { $raises ->
    [every_vote] Em qualquer caso, a pressão sobe um.
   *[saved_only] Se alguém foi salvo, a pressão sobe um.
}

inv-reference-pressure = A pressão
inv-reference-track = A escala é { $track }, e começa em { $start }.
inv-reference-pressure-uses = Diz quantas cartas Assimilação tiras por comandar um agente, e quantos eventos se tiram com os Planos alienígenas. Um resgate fá-la subir; uma nave-mãe fá-la descer.

inv-reference-events = Cartas de evento
inv-reference-copies = { $name } (×{ $copies })
inv-reference-deck = Vinte cartas. As evitadas só saem muito mais tarde, se saírem.

inv-reference-secrets = O que é segredo
inv-reference-secret-own = Só tu vês as tuas cartas Assimilação, os eventos que planeias e a carta Resgate que jogas.
inv-reference-secret-nobody = Ninguém vê os maços, nem de quem era cada carta Resgate.
inv-reference-secret-open = Toda a gente vê o mapa, a pressão, quantas cartas tirou cada pessoa, quem esteve em cada equipa e quantos eventos há em cada monte. Digam o que quiserem, mas nunca mostrem as cartas.

inv-reference-stated = Alienígenas à vista
inv-reference-stated-words = Alienígenas de quem toda a gente sabe, porque uma acusação os descobriu ou porque se declararam. Não tiram mais cartas, não comandam agentes e não entram em equipas. Planeiam, ou invadem.

inv-reference-first = Na tua primeira partida
inv-reference-first-free = Liberta primeiro, com um agente, os bairros à volta de um cientista. Depois traz um segundo agente para a mesma rua, e escolta.
inv-reference-first-pressure = Com pressão 1, comandar um agente custa uma carta; com 4, custa quatro. Resgata muito enquanto for baixa, e planeia quando for alta.
inv-reference-first-sector = Olho nos setores quase cheios. Uma só Propagação pode acabar a partida.
inv-reference-first-watch = Lembra-te de quem estava na equipa quando saiu Sabotagem, e do que veio depois de alguém planear.
inv-reference-first-alien = Se mudares de lado, nada tem de mudar logo. Um alienígena discreto numa equipa vale mais do que um ruidoso.
inv-reference-house-rules = As regras da casa desta mesa
