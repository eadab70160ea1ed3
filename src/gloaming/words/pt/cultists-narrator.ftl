# The narrator of the boxed game: what to choose, what to lay out, the night to be read aloud, and what people forget in an hour.

## Choices

cultists-narrator-players = Quantas pessoas jogam?
cultists-narrator-automa = O Automa também joga?
cultists-narrator-automa-no = Não, só pessoas
    .about = Seis lugares, um seguidor.
cultists-narrator-automa-yes = Sim, num sétimo lugar
    .about = Sete lugares, dois seguidores.
cultists-narrator-level-first = Sem passagens inseguras, sem Homem-Peixe, sem papéis especiais além do Vidente.
cultists-narrator-level-experienced = Passagens inseguras, e os poucos papéis especiais que o livro de regras sugere.
cultists-narrator-level-expert = Escolham vocês os papéis especiais, até as somas baterem certo.
cultists-narrator-level-custom = Quaisquer papéis especiais, em equilíbrio ou não.
cultists-narrator-roles-many = Só há { $places } investigadores. Escolham menos papéis especiais.
cultists-narrator-ropes-yes = No saco
    .about = Tomam o lugar dos Olhos falsos.
cultists-narrator-ropes-no = Na caixa
    .about = Os Olhos falsos ficam no saco.
cultists-narrator-professions-no = Na caixa
    .about = Expulsar um encapuzado não dá mais nada.
cultists-narrator-professions-yes = Na mesa
    .about = A primeira pessoa a expulsar um encapuzado ganha uma.

## Things in the box

cultists-narrator-route = Percurso
cultists-narrator-hooded = Encapuzado
cultists-narrator-informant = Informador
cultists-narrator-not-informant = Não é Informador
cultists-narrator-token-plain = Ficha Sala, simples
cultists-narrator-token-unsafe = Ficha Sala com passagem insegura

## What to lay out

cultists-narrator-lay-board = Montem o mapa: { $plan }, { $size ->
    [small] com os lados para quatro a seis pessoas
   *[other] com os lados para { $size } pessoas
}.
    .title = O mapa
cultists-narrator-lay-door = Ponham a ficha de porta entre a sala cor-de-rosa 1 e a sala azul-escuro 2. Essa passagem está trancada.
cultists-narrator-lay-revolving = Ponham a porta giratória na interseção, a bloquear o corredor { $hallway }.
cultists-narrator-lay-lifts = O elevador 1 começa na sala azul-claro, o elevador 2 na sala azul-escuro 2.
cultists-narrator-lay-cards = Tirem da caixa este número de cartas. As outras ficam lá a noite toda.
    .title = Todas as cartas
cultists-narrator-lay-decks = { $count ->
    [one] Façam um maço como este e embaralhem-no.
   *[other] Façam { $count } maços como este e embaralhem cada um.
}
cultists-narrator-lay-routes = Embaralhem os percursos, face para baixo, e metam um por baixo de cada maço. Guardem os restantes sem os ver.
cultists-narrator-lay-investigators =
    .title = { $count ->
        [one] Um maço de investigador
       *[other] { $count } maços de investigador
    }
cultists-narrator-lay-firestarter = Um maço de investigador, com um Fracasso e uma Sabotagem em vez de duas cartas Sucesso.
    .title = O maço do Incendiário
cultists-narrator-lay-cultists =
    .title = { $count ->
        [one] Um maço de seguidor
       *[other] { $count } maços de seguidor
    }
cultists-narrator-lay-one-of = Tirem um à sorte: { $roles }. Os outros voltam para a caixa.
cultists-narrator-lay-markers = Ponham um marcador em cima de cada maço: os dos seguidores em maços de seguidor, todos os outros em maços de investigador.
    .title = Marcadores de papel
cultists-narrator-lay-own = { $role }: só em cima do maço feito para esse papel.
cultists-narrator-lay-blind = O Seguidor cego vai para um maço de seguidor.
cultists-narrator-lay-no-seer = Neste mapa, o Vidente fica na caixa.
cultists-narrator-lay-markers-known = Toda a gente pode saber que papéis estão em jogo.
cultists-narrator-lay-pulse-cultists = { $cultists ->
    [one] Metam uma carta Vivo, face para baixo, por baixo do maço de seguidor.
   *[other] Metam uma carta Vivo, face para baixo, por baixo de cada maço de seguidor.
}
cultists-narrator-lay-pulse =
    .title = Uma carta por baixo de cada maço
cultists-narrator-lay-pulse-others = Embaralhem o resto, face para baixo. Metam uma por baixo de cada um dos outros maços, sem ver.
cultists-narrator-lay-pulse-left = { $left ->
    [one] Sobra uma carta. Guardem-na sem a ver.
   *[other] Sobram { $left } cartas. Guardem-nas sem as ver.
}
cultists-narrator-lay-envelopes = Virem os marcadores, face para baixo. Metam cada maço com o seu marcador num envelope, e embaralhem os envelopes.
    .title = Envelopes
cultists-narrator-lay-envelopes-apart = Virem os marcadores, face para baixo, e metam cada maço com o seu marcador num envelope. Por agora, deixem à parte os envelopes dos investigadores.
cultists-narrator-lay-informant = Embaralhem esses { $investigators } envelopes e metam num deles a ficha Informador, face para baixo. Todos os outros envelopes recebem a outra ficha, os dos seguidores também.
cultists-narrator-lay-envelopes-mix = Agora embaralhem todos os envelopes juntos.
cultists-narrator-lay-deal = Deem um a cada pessoa. Ninguém o abre ainda.
cultists-narrator-lay-deal-automa = Deem um a cada pessoa e um ao Automa. Ninguém o abre ainda.
cultists-narrator-lay-characters = Cada pessoa escolhe uma personagem, com o lado vivo para cima.
cultists-narrator-lay-characters-automa = Cada pessoa escolhe uma personagem, com o lado vivo para cima. Escolham também uma para o Automa.
cultists-narrator-lay-profession = Embaralhem-nas, face para baixo, e ponham uma ao lado do mapa. Guardem as outras { $left } sem as ver.
    .title = Uma profissão
cultists-narrator-lay-rooms = Embaralhem-nas e ponham uma, face para baixo, ao lado de cada sala.
    .title = Uma carta para cada sala
cultists-narrator-lay-draw = Embaralhem-nas e ponham-nas, face para baixo, ao lado do mapa.
    .title = O maço de compra
cultists-narrator-lay-passages = Embaralhem-nas e ponham-nas, face para baixo, no tabuleiro das passagens inseguras.
    .title = As passagens inseguras
cultists-narrator-lay-outside = Embaralhem os encapuzados, face para baixo, nos seus três espaços lá fora. O Homem-Peixe espera no lago.
    .title = Lá fora
cultists-narrator-lay-books = Encham todos os espaços de livros de todas as salas.
cultists-narrator-lay-tokens = Embaralhem as fichas Sala com o lado riscado para cima e ponham uma em cada sala.
    .title = Livros e fichas Sala
cultists-narrator-lay-tokens-first = Numa primeira partida, o sinal de passagem insegura não quer dizer nada.
cultists-narrator-lay-items = Embaralhem-nos, face para baixo, e ponham um em cada sala. Ninguém vê.
    .title = Objetos
cultists-narrator-lay-start = Ponham os discos de toda a gente no local de partida, no meio do mapa.
    .title = No mapa
cultists-narrator-lay-vote-token = A ficha Votação fica na sala azul-claro, com o lado ativo para cima.
cultists-narrator-lay-power-token = A ficha Energia fica na sala vermelha, com o lado aceso para cima.
cultists-narrator-lay-bag = Metam estas fichas de evento no saco.
    .title = O saco
cultists-narrator-lay-bag-without = Ficam de fora: { $tokens }.
cultists-narrator-lay-clock = Ponham o ponteiro do relógio no 1.
    .title = Relógio e pontos
cultists-narrator-lay-points = Os pontos começam em 0. Ponham o marcador do dedo a apontar para { $points }: com esses pontos ganha-se.
cultists-narrator-lay-portal = Deixem o Portal junto do maço de compra.
cultists-narrator-lay-first = Quem teve o último pesadelo fica com a faca e o marcador de fase, com o lado do pé para cima.
    .title = Quem começa
cultists-narrator-lay-automa-seat = O Automa senta-se à direita dessa pessoa, por isso na primeira hora é o último a mover-se.

## The night, to be read aloud

cultists-narrator-night-open = Abram o vosso envelope. Vejam o vosso papel e pousem-no à vossa frente, face para baixo. { $starts ->
    [yes] Não vejam a carta de baixo do vosso maço. Não é para os vossos olhos.
   *[no] Não digam nada.
}
cultists-narrator-night-support = Pousem a vossa ficha pequena junto do vosso retrato, face para baixo. Ninguém a vê ainda.
cultists-narrator-night-shut = Chegou a noite. Toda a gente fecha os olhos.
cultists-narrator-night-decks = Peguem no vosso maço. Segurem-no ao alto à vossa frente, com a carta de baixo virada para fora. Mantenham os olhos fechados.
cultists-narrator-night-decks-automa = Quem está à esquerda do Automa segura também o maço dele, da mesma maneira.
cultists-narrator-night-cultists-open = { $cultists ->
    [one] Seguidor, abre os olhos. Olha em redor: vês quem está sem vida desde o início.
   *[other] { $starts ->
        [yes] Seguidores, abram os olhos. Procurem-se, e vejam quem está sem vida desde o início.
       *[no] Seguidores, abram os olhos e procurem-se.
    }
}
cultists-narrator-night-alone = Se não vires mais ninguém de olhos abertos, o outro seguidor é o Automa.
cultists-narrator-night-cultists-shut = { $cultists ->
    [one] Seguidor, fecha os olhos.
   *[other] Seguidores, fechem os olhos.
}
cultists-narrator-night-blind-thumb = Seguidor cego, mantém os olhos fechados e levanta o polegar.
cultists-narrator-night-other-opens = Agora o outro seguidor: abre os olhos. O polegar no ar é do Seguidor cego, que joga contigo.
cultists-narrator-night-other-dead = Vê quem está sem vida desde o início.
cultists-narrator-night-no-thumb = Se não houver nenhum polegar no ar, quem joga contigo é o Automa.
cultists-narrator-night-other-shuts = Fecha os olhos outra vez.
cultists-narrator-night-blind-down = Seguidor cego, baixa o polegar.
cultists-narrator-night-cover = Agora toda a gente, sempre de olhos fechados: pousem o vosso maço à vossa frente, face para baixo, e tapem-no com uma mão.
cultists-narrator-night-fists = Toda a gente estende um punho fechado.
cultists-narrator-night-thumbs = { $cultists ->
    [one] Seguidor, levanta o polegar. Mantém os olhos fechados.
   *[other] Seguidores, levantem o polegar. Mantenham os olhos fechados.
}
cultists-narrator-night-thumbs-blind = Seguidores, e também o Seguidor cego: levantem o polegar. Mantenham os olhos fechados.
cultists-narrator-night-seer-opens = Vidente, abre os olhos. { $cultists ->
    [one] O polegar no ar é do seguidor.
   *[other] Os polegares no ar são dos seguidores.
}
cultists-narrator-night-one-thumb = Se só houver um, o outro seguidor é o Automa.
cultists-narrator-night-seer-shuts = Vidente, fecha os olhos.
cultists-narrator-night-fists-down = Toda a gente baixa a mão.
cultists-narrator-night-wake = Toda a gente abre os olhos.
cultists-narrator-night-pulse = Sem a ver, tirem a carta de baixo e pousem-na, face para baixo: assim começa o vosso maço Pulso. Fiquem com todas as outras cartas na mão.
cultists-narrator-night-hands = Fiquem com todas as vossas cartas na mão. O vosso maço Pulso está vazio.
cultists-narrator-night-automa-pulse = A carta de baixo do Automa passa a ser o seu maço Pulso, sem ninguém a ver. Separem as outras cartas dele pelo verso, face para baixo, e virem o percurso dele para cima.
cultists-narrator-night-automa = Separem as cartas do Automa pelo verso, face para baixo, e virem o percurso dele para cima.

## The Detective’s short night

cultists-narrator-detective = O Detetive olha em redor
cultists-narrator-night-detective-take = Toda a gente pega na sua ficha pequena, face para baixo.
cultists-narrator-night-detective-up = Estendam a mão e virem a ficha, face para cima.
cultists-narrator-night-detective-opens = Detetive, abre os olhos. Uma destas pessoas tem a ficha Informador, e pertence aos investigadores.
cultists-narrator-night-detective-shuts = Detetive, fecha os olhos.
cultists-narrator-night-detective-down = Toda a gente vira a ficha, face para baixo, e volta a pousá-la.

## The hour

cultists-narrator-still = Ainda em vigor: { $token }.
cultists-narrator-celebrity = Celebridade, mostra agora o teu papel. Se ainda estiveres entre os vivos e houver uma carta Assassinado no teu maço Pulso, tornas-te fantasma: embaralha esse maço, distribui-o pelos vivos a partir da tua esquerda, e toda a gente vota.
cultists-narrator-move = A partir da faca e para a esquerda, cada pessoa com vida passa por até { $doors } portas e tem de acabar noutro local. Os fantasmas pairam até qualquer outro local.
cultists-narrator-corridors = A porta giratória bloqueia o corredor { $hallway }. Passar de um corredor para outro custa tanto como uma porta.
cultists-narrator-automa-moves = O Automa segue para a primeira cor da sua linha do percurso que tenha uma sala por explorar, no sentido horário em caso de dúvida. Num encontro dá a sua primeira carta, ao maço Pulso mais pequeno que lá estiver.
cultists-narrator-moved = Toda a gente se moveu, e quem se encontrou deu uma carta?
cultists-narrator-boots = As botas valem mais uma porta.
cultists-narrator-cursebearer = Um fantasma e o Portador da maldição estiveram na mesma sala?
cultists-narrator-lifts = Com energia, cada elevador com alguém lá dentro vai para a sua outra sala. Toda a gente sai, e pode haver encontros.
cultists-narrator-door-turns = Rodem a porta giratória um quarto de volta no sentido horário. Agora bloqueia o corredor { $hallway }.
cultists-narrator-draw = Quem tem a faca tira uma ficha e mostra-a a toda a gente. Façam o que ela diz.
cultists-narrator-ends = Acaba: { $token }.
cultists-narrator-automa-knife = Se o Automa tiver a faca, alguém tira por ele. O Automa nunca usa a faca.
cultists-narrator-on-clock = Ponham a ficha no relógio, junto da hora { $round }.
cultists-narrator-vote-after-death = Revelou-se uma carta Assassinado? Então votam logo.
cultists-narrator-route-line = Percursos: nesta hora conta a linha { $line }.
cultists-narrator-portal-open = O Portal está aberto até acabar a hora { $hour }. Duas pessoas com vida na sala verde podem fechá-lo.
cultists-narrator-automa-acts = Numa sala por explorar, o Automa expulsa um encapuzado ou, se não houver, põe lá a sua primeira carta Sala. Numa sala explorada, tira a primeira carta. Num corredor, põe uma carta nas passagens inseguras.
cultists-narrator-check-card = Cada vez que alguém viu um maço Pulso: foi uma carta do maço de compra para o local da pessoa verificada?
cultists-narrator-vote-token-off = Depois de uma votação iniciada na sala azul-claro, virem a ficha Votação.
cultists-narrator-find-item = A primeira pessoa com vida a tirar uma carta do maço de uma sala vira o objeto que lá está.
cultists-narrator-drop-items = Os novos fantasmas deixam cair os seus objetos onde estão.
cultists-narrator-firestarter = Incendiário: se ainda tens na mão um Fracasso ou uma Sabotagem, tornas-te agora fantasma.
cultists-narrator-claim = Perguntem a toda a gente: o seguidor dá um passo em frente? Se sim, abram todos os maços Pulso. Com { $dead } ou mais investigadores mortos ganham os seguidores; com menos, perdem.
cultists-narrator-last-hour = Foi a última hora. Se não houver pontos que cheguem, ganham os seguidores.
cultists-narrator-portal-missed = Ninguém fechou o Portal a tempo. Avancem o marcador do dedo um ponto.
cultists-narrator-next-hour = Preparem a próxima hora.
cultists-narrator-vote-token-on = Virem outra vez a ficha Votação para o lado ativo.
cultists-narrator-knife = A faca e o marcador de fase passam para a esquerda, com o lado do pé para cima. Os fantasmas também os recebem.
cultists-narrator-hand = Ponham o ponteiro do relógio em { $round }.

## What a token asks of the table

cultists-narrator-do-lightning-strike = Virem a ficha Energia. Se ficar às escuras, os vivos encontram-se onde houver três ou mais no mesmo local.
cultists-narrator-do-secret-doors = As pessoas de salas diferentes que assim se juntam encontram-se agora.
cultists-narrator-do-portal-opens = Ponham o Portal na sala verde, e a ficha junto da hora { $hour }, como lembrete. Depois dessa hora é tarde demais, e a ficha volta para onde estava.
cultists-narrator-do-broken-panes = Sucesso: nada acontece. Fracasso: aparece um encapuzado. Sabotagem: ergue-se o Homem-Peixe. A carta volta a embaralhar-se com as outras.
cultists-narrator-do-false-eyes = Nada acontece se a faca estiver com um fantasma ou com o Automa.
cultists-narrator-do-in-control = { cultists-narrator-do-false-eyes }
cultists-narrator-mirror = Desta vez é: { $token }.
cultists-narrator-mirror-nothing = Na primeira hora, nada acontece.
cultists-narrator-mirror-portal = O Portal fica aberto mais uma hora, se ainda estiver aberto.

## Votes

cultists-narrator-abstentions = Abstenções
cultists-narrator-vote-call = Toda a gente, fantasmas também: escolham alguém com vida, ou ninguém. Contem até três e apontem, ou levantem o punho.
cultists-narrator-vote-knife = A mão de quem tem a faca, se viver, conta duas vezes.
cultists-narrator-vote-dagger = O punhal vale mais uma mão.
cultists-narrator-vote-automa = O Automa abstém-se; com a faca, abstém-se duas vezes.
cultists-narrator-vote-missing = { $count ->
    [one] Falta uma mão. Contem outra vez.
   *[other] Faltam { $count } mãos. Contem outra vez.
}
cultists-narrator-vote-surplus = { $count ->
    [one] Há uma mão a mais. Contem outra vez.
   *[other] Há { $count } mãos a mais. Contem outra vez.
}
cultists-narrator-vote-leaves = { $votes ->
    [one] Um voto: { $name } sai.
   *[other] { $votes } votos: { $name } sai.
} { $cultists ->
    [one] Se era o seguidor, tem de ser dito agora.
   *[other] Se era o último seguidor, tem de ser dito agora.
}
cultists-narrator-vote-abstained = Não há mais votos do que { $abstentions ->
    [one] a única abstenção
   *[other] as { $abstentions } abstenções
}. Ninguém sai.
cultists-narrator-vote-change = Quem tem a faca, se viver, ainda pode mudar o seu próprio voto.
cultists-narrator-vote-mayor = O Prefeito, se houver, decide.
cultists-narrator-leader-title = Eleger um líder
cultists-narrator-leader-call = Toda a gente, fantasmas também: escolham alguém com vida para liderar o ritual, ou ninguém. Contem até três e apontem, ou levantem o punho.
cultists-narrator-leader = { $name } lidera e indica { $people } pessoas para o ritual. Pode haver fantasmas entre elas.
cultists-narrator-leader-none = Nenhum líder. Votam até { $votes } vezes; se depois disso não houver líder, ganham os seguidores.
cultists-narrator-ritual-call = Cada uma das pessoas indicadas joga uma carta Sala, face para baixo. Embaralhem-nas e virem-nas.
cultists-narrator-ritual-missing = { $count ->
    [one] Falta uma carta.
   *[other] Faltam { $count } cartas.
}
cultists-narrator-ritual-surplus = Cartas a mais: participam { $people } pessoas.
cultists-narrator-ritual-failed = O ritual falhou. Ganham os seguidores.
cultists-narrator-ritual-held = O Organismo 46-B foi banido. { $cultists ->
    [one] Ganham os investigadores.
   *[other] Ganham os investigadores, a menos que no fim da hora anterior já houvesse { $dead } ou mais mortos entre eles. Abram os maços Pulso.
}

## Numbers and the end

cultists-narrator-points = Pontos
cultists-narrator-target = Pontos para ganhar
cultists-narrator-ghosts = Fantasmas
cultists-narrator-relics = Relíquias no altar
cultists-narrator-end-points = { $target } pontos: os investigadores conseguiram.
cultists-narrator-end-kills = Mas abram os maços Pulso: se no fim da hora { $hour } já havia { $dead } ou mais investigadores mortos, ganham os seguidores.
cultists-narrator-end-automa = Mas virem o papel do Automa: se for o seguidor, e houver { $dead } ou mais investigadores mortos, ganha o Automa.
cultists-narrator-end-seer = { $cultists ->
    [one] Antes que isso conte, o seguidor dá um passo em frente e aponta o Vidente, uma só vez. Se acertar, ganham afinal os seguidores. Até lá, ninguém diz uma palavra.
   *[other] Antes que isso conte, os seguidores dão um passo em frente e apontam o Vidente, uma só vez. Se acertarem, ganham afinal os seguidores. Até lá, ninguém diz uma palavra.
}
cultists-narrator-end-ritual = Há pontos que cheguem, mas o Organismo 46-B acordou. Elejam um líder: o ritual decide.
cultists-narrator-end-hours = Passaram dez horas, e não há pontos que cheguem. Ganham os seguidores.
