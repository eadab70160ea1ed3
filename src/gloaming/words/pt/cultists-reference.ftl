# The quick reference: one page, for this table.

reference-for = { $seats } lugares, { $level }
reference-seats = Lugares
reference-level = Nível
reference-unofficial = Among Cultists, por palavras nossas. Os números levam às regras completas.

reference-goals = O que quer cada lado
reference-investigators = Juntar { $points } pontos em livros na estante, ou { $cultists ->
    [one] pôr o seguidor na rua.
   *[other] pôr ambos os seguidores na rua.
}
reference-cult-one = Dar um passo em frente no fim de uma hora com { $dead } investigadores mortos. Com menos, perdes. Ou deixar passar dez horas.
reference-cult-two = Ter { $dead } investigadores mortos até ao fim da hora antes daquela em que perderiam. Ou deixar passar dez horas.
reference-dead-count = Os mortos são os fantasmas e quem tem uma carta Assassinado sem o saber.
reference-goal-seer = Quando os investigadores estão prestes a ganhar, os seguidores podem apontar o Vidente. Se acertarem, ganham eles.

reference-hour = Uma hora
reference-movement = A partir da faca e para a esquerda, toda a gente passa por até 3 portas e tem de acabar noutro local. Os fantasmas pairam até onde quiserem.
reference-meeting-light = À luz: entra num local com exatamente uma outra pessoa com vida, e encontram-se.
reference-meeting-dark = Às escuras: encontram-se todos os vivos de um local.
reference-meeting-cards = Num encontro, cada pessoa põe uma carta Vivo ou Assassinado, face para baixo, no maço Pulso de outra.
reference-event = Quem tem a faca tira uma ficha. Algumas duram até à próxima.
reference-action = A partir da faca e para a esquerda, cada pessoa faz uma ação ou passa.
reference-cleanup-one = O seguidor pode fazer a sua afirmação. Depois a faca passa para a esquerda.
reference-cleanup-two = Não há afirmações. A faca passa para a esquerda.

reference-actions = Ações
reference-action-name = Ação
reference-where = Onde e quando
reference-who = Quem
reference-route = Percurso
reference-living = vivos
reference-also-ghosts = vivos e fantasmas
reference-only-assassin = o Assassino, com vida
reference-route-yes = preciso
reference-route-no = dispensado
reference-character-actions = Ações de personagem: não é preciso percurso
reference-room-actions = Ações de sala: não onde estiver um encapuzado
reference-room-actions-first = Ações de sala
reference-route-words = Os investigadores só podem usar ações de sala onde a cor da sala estiver no seu percurso desta hora. Os seguidores não precisam de percurso.
reference-act-mechanic = O Mecânico não precisa de percurso enquanto viver.
reference-act-super-ghost = O Superfantasma pode usar todas as ações de sala como fantasma.
reference-automa = O Automa segue o seu percurso à vista de todos: enche salas, verifica as exploradas, expulsa encapuzados e abstém-se sempre.

action-check-state = Verifica um estado
    .does = Vê um maço Pulso. Os investigadores têm de revelar uma carta Assassinado; os seguidores podem. Depois, uma carta do maço de compra vai para esse local.
    .where = Com outra pessoa com vida no mesmo local
action-watch-state = Verifica um estado pela câmara
    .does = O mesmo, para qualquer pessoa com vida, esteja onde estiver.
    .where = Sala vermelha, com energia
action-secure-hallway = Protege um corredor
    .does = Põe uma carta Sala nas passagens inseguras.
    .where = Num corredor
action-fight-cultist = Expulsa um encapuzado
    .does = O encapuzado desaparece para sempre.
    .where = Numa sala com um encapuzado
action-scare-fishman = Afugenta o Homem-Peixe
    .does = Ele volta para o lago, e pode regressar.
    .where = No corredor dele, com a faca
action-scare-fishman-entering = O Homem-Peixe foge assim que alguém com vida entra com a faca.
action-assassinate = Ataca
    .does = A pessoa torna-se fantasma. Sem votação. Uma vez por partida, e o teu papel é revelado.
    .where = Com outra pessoa com vida no mesmo local
action-fill-room = Enche a sala
    .does = Põe uma carta Sala, face para baixo, no seu maço. A terceira carta explora a sala.
    .where = Numa sala por concluir
action-check-room = Verifica a sala
    .does = Embaralha o seu maço e tira uma carta à vista de todos.
    .where = Numa sala explorada, por concluir e com cartas
action-watch-room = Verifica uma sala pela câmara
    .does = O mesmo, para qualquer sala explorada.
    .where = Sala vermelha, com energia
action-initiate-vote = Inicia uma votação
    .does = Toda a gente vota ao mesmo tempo.
    .where = Sala azul-claro, uma vez por hora
action-restart-power = Liga a energia
    .does = A luz volta por toda a parte.
    .where = Sala vermelha, sem energia
action-close-portal = Fecha o Portal
    .does = Fecha-o a segunda pessoa que o fizer na mesma hora: é preciso menos um ponto.
    .where = Sala verde, com o Portal aberto
action-close-together = Fecha o Portal com alguém
    .does = Pede ajuda a alguém que lá está. Se aceitar, fecha-se: é preciso menos um ponto.
    .where = Sala verde, com outra pessoa com vida e o Portal aberto
action-pass = Passa
    .does = Não faças nada.
    .where = Em qualquer local

reference-cards = Cartas nas salas
reference-passages = Quando uma sala acabada de explorar mostra uma passagem insegura, tira-se uma carta das passagens. Sucesso: nada acontece. Fracasso: aparece um encapuzado. Sabotagem: ergue-se o Homem-Peixe.
reference-racks = Uma prateleira cheia dá logo os seus pontos.

reference-votes = Votações
reference-vote-when = Quando alguém inicia uma, e logo que se revela uma morte.
reference-vote-rule = Em segredo, cada pessoa indica alguém com vida ou abstém-se. Sai quem tiver mais votos do que qualquer outro nome e mais do que as abstenções.
reference-vote-knife-change = Depois, quem tem a faca, se viver, pode mudar o seu voto.
reference-vote-knife-double = O voto de quem tem a faca, se viver, conta duas vezes.

reference-ghosts = Fantasmas
reference-ghosts-do = Pairam, enchem salas, verificam salas, falam e votam.
reference-ghosts-do-not = Não encontram ninguém, não recebem votos e não usam a faca.

reference-tokens = Fichas no saco
reference-token-copies = { $name } (×{ $copies })
reference-roles = Papéis desta noite
reference-roles-drawn = Alguns destes são alternativas: só se tirou um, e ninguém sabe qual.
reference-house-rules = As regras da casa desta mesa
reference-card-success = Um livro vai para a estante.
reference-card-failure = Nada acontece.
reference-card-sabotage = Um livro dessa cor volta para a sala.

## Expansions, where this table plays with them

reference-expansion = { $plan }, { $seats } lugares, { $level }
reference-board = Tabuleiro
reference-ice = No gelo
reference-ice-words = Portas e obstáculos dividem o gelo em partes, cada uma um local à parte. Passar um obstáculo custa tanto como uma porta. Para as outras regras, uma parte conta como corredor.
reference-door-words = A porta vermelha está trancada até alguém encontrar o interruptor secreto.
reference-items = Objetos
reference-items-find = Há um, face para baixo, em cada sala. A primeira pessoa com vida a tirar uma carta do maço da sala encontra-o logo, seja seguidor ou não.
reference-items-carry = No teu turno, além da tua ação e sem precisar de percurso, podes entregar objetos a alguém com vida no mesmo local, apanhar o que os mortos deixaram cair e usar o que levas.
reference-ritual = O ritual
reference-ritual-words = Se chegarem aos pontos com o Organismo 46-B acordado, toda a gente elege um líder com vida, em três votações no máximo. O líder escolhe { $people } pessoas, fantasmas incluídos; cada uma joga uma carta Sala. Só Sucesso: ganham os investigadores. Outra coisa, ou nenhum líder: ganham os seguidores.
reference-ritual-kills = Mesmo depois de um ritual bem-sucedido, ganham os seguidores se no fim da hora anterior já havia investigadores mortos que chegassem.
reference-mine = Na mina
reference-corridors = Os corredores A a D juntam-se na interseção. Passar de um para outro custa tanto como uma porta.
reference-revolving = A porta giratória fecha um corredor à interseção. Roda depois de cada fase de movimento: C, D, A, B, e assim por diante.
reference-lifts = Um elevador é um local à parte. Entrar, a partir da sala onde está, custa uma porta. Com energia, podes pô-lo a andar sem custo durante o teu movimento; se ainda lá estiveres, arranca sozinho antes do evento. Toda a gente sai na outra sala e tem lá os encontros que teria se entrasse a pé. Sair sem o usar não custa nada.
reference-call = Além da tua ação, podes chamar um elevador vazio até à tua sala, se houver energia e a sala estiver no teu percurso.
reference-professions = Profissões
reference-professions-words = Uma destas está face para baixo. Fica com ela, à vista de todos, a primeira pessoa a expulsar um encapuzado. Perde-se se essa pessoa se tornar fantasma.
reference-informant = Um investigador é o Informador, e ninguém sabe quem.
