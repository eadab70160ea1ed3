# The rulebook of Cultists: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

cultists-rulebook-story = A história
cultists-rulebook-sides = O que quer cada lado
cultists-rulebook-table = O que está na mesa
cultists-rulebook-setup = Preparação
cultists-rulebook-night = A noite
cultists-rulebook-hour = Uma hora
cultists-rulebook-meetings = Encontros
cultists-rulebook-actions = Ações
cultists-rulebook-rooms = Salas, cartas e livros
cultists-rulebook-death = Morte e fantasmas
cultists-rulebook-votes = Votações
cultists-rulebook-end = O fim
cultists-rulebook-roles = Papéis
cultists-rulebook-tokens = Fichas de evento
cultists-rulebook-surface = Sob a Superfície
cultists-rulebook-mountains = Montanhas do Caos
cultists-rulebook-professions = Profissões
cultists-rulebook-automa = O Automa
cultists-rulebook-questions = Perguntas frequentes

## The story

cultists-rulebook-story-night = Cai a noite sobre uma velha universidade, e as portas estão trancadas. Alguém chama algo para dentro do edifício, e falta pouco para chegar.
cultists-rulebook-story-books = Os livros que o podiam deter estão espalhados pelas salas. Têm { $hours } horas para os levar para a estante.
cultists-rulebook-story-cult = Mas alguém entre vocês pertence aos seguidores. Anda, fala e vota como toda a gente.
cultists-rulebook-story-dead = Mata sem um som: com uma carta, dada quando duas pessoas se encontram. Podes já não viver há horas, e não o saber.
cultists-rulebook-story-watch = Por isso continuem a trabalhar, lembrem-se de quem se encontrou, e decidam em quem acreditar antes que a noite acabe.

## What each side wants

cultists-rulebook-sides-two = Cada pessoa pertence a um lado e fica nele toda a noite. A maioria são investigadores; um ou dois são seguidores. Ninguém diz de que lado está, e um fantasma ganha ou perde na mesma com o seu.
cultists-rulebook-sides-investigators = Os investigadores querem livros. Cada prateleira da estante dá os seus pontos quando fica cheia, e com pontos que cheguem ganha-se a partida. Também se ganha ao pôr na rua todos os seguidores.
cultists-rulebook-sides-cultists = Os seguidores querem investigadores mortos, que cheguem e a tempo. E o tempo está do lado deles: se a hora { $hours } acabar sem pontos que cheguem, ganham os seguidores.
cultists-rulebook-sides-table = O que é preciso, conforme o número de lugares
cultists-rulebook-seats = Lugares
cultists-rulebook-row-investigators = Investigadores
cultists-rulebook-row-cultists = Seguidores
cultists-rulebook-row-points = Pontos para ganhar
cultists-rulebook-row-dead = Mortos para ganhar

## What's on the table

cultists-rulebook-picture-board = A universidade para até seis pessoas, ao começar a noite: livros em todas as salas, uma carta no maço de cada sala e toda a gente no meio.
cultists-rulebook-table-plan = O tabuleiro é uma planta. Cada sala tem uma cor, com o seu sinal e a sua letra; os corredores entre elas não têm nenhuma. Uma sala ou um corredor é um local, e as portas ligam-nos.
cultists-rulebook-table-special = Três cores fazem mais do que guardar livros. A sala vermelha tem a câmara e o interruptor da energia, na sala azul-claro iniciam-se votações, e na sala verde pode abrir-se o Portal.
cultists-rulebook-table-cards = As cartas
cultists-rulebook-picture-cards = Dois tipos de cartas, cada um com o seu verso: Vivo e Assassinado para os encontros, e três cartas Sala.
cultists-rulebook-card-alive = Dá-se num encontro. Para quem a recebe, nada muda.
cultists-rulebook-card-dead = Dá-se num encontro. Quem a recebe já não vive, e não o sabe.
cultists-rulebook-table-things = O resto
cultists-rulebook-pulse = Maço Pulso
    .does = As cartas Vivo e Assassinado ao teu lado, face para baixo. Nunca podes ver as tuas. Se uma delas for Assassinado, já não vives.
cultists-rulebook-deck = Maço de sala
    .does = As cartas Sala que pertencem a uma sala, face para baixo. Cada sala começa com uma que ninguém conhece.
cultists-rulebook-route = Percurso
    .does = Uma carta secreta, só tua. Diz-te, hora a hora, em que salas podes trabalhar.
cultists-rulebook-knife = Faca
    .does = Quem a tem joga primeiro nesta hora. Algumas votações e eventos também lhe dão uma escolha. Passa para a esquerda em cada hora.
cultists-rulebook-power = Energia
    .does = Ligada ou desligada, para o edifício todo. Às escuras encontram-se mais pessoas, e a câmara não funciona.
cultists-rulebook-shelf = Estante
    .does = Uma prateleira para cada cor. Uma prateleira cheia dá os pontos do número ao lado.
cultists-rulebook-bag = Saco
    .does = As fichas de evento. Em cada hora tira-se uma.
cultists-rulebook-pile = Maço de compra
    .does = Cartas Sala que não são de ninguém. Cada vez que alguém vê um maço Pulso, uma delas vai para o local da pessoa a quem esse maço pertence.
cultists-rulebook-picture-shelf = A estante: seis cores, e duas prateleiras para o azul-escuro. O número é o que vale uma prateleira cheia.

## Setting up

cultists-rulebook-setup-done = No Gloaming, tudo isto já vem feito. Numa mesa a sério, sigam esta ordem.
cultists-rulebook-setup-hands = Façam um maço para cada lugar: uma mão como na tabela em baixo, em cima de um percurso tirado sem o ver. Ponham-lhe em cima o marcador de papel certo.
cultists-rulebook-setup-pulse = Exceto com sete lugares, metam mais uma carta por baixo de cada maço: sob o de cada seguidor, uma Vivo; sob o de cada investigador, uma à sorte de entre as cartas Pulso iniciais que restam.
cultists-rulebook-setup-deal = Metam cada maço, com o seu marcador face para baixo, num envelope. Embaralhem os envelopes e distribuam-nos.
cultists-rulebook-setup-rooms = Ponham em cada sala os seus livros. Embaralhem as cartas Sala iniciais e ponham uma, face para baixo, ao lado de cada sala. Embaralhem o maço de compra.
cultists-rulebook-setup-tokens = Ponham uma ficha Sala em cada sala, com o lado riscado para cima. Depois da vossa primeira partida, juntem as passagens inseguras com as suas duas cartas, três encapuzados lá fora, face para baixo, e o Homem-Peixe no lago.
cultists-rulebook-setup-start = Toda a gente começa no Corredor Central. A energia está ligada, o relógio marca a hora 1 e todas as fichas estão no saco.
cultists-rulebook-setup-knife = Deem a faca a quem teve o último pesadelo.
cultists-rulebook-setup-hidden = As mãos dos dois lados têm o mesmo número de cartas de cada tipo, por isso os versos não denunciam nada. E um investigador pode estar morto antes da primeira hora; um seguidor, nunca.
cultists-rulebook-setup-table = Cartas, conforme o número de lugares
cultists-rulebook-setup-levels = Três maneiras de jogar
cultists-rulebook-pile-investigator = Mão de um investigador
cultists-rulebook-pile-cultist = Mão de um seguidor
cultists-rulebook-pile-pulse = Cartas Pulso iniciais
cultists-rulebook-pile-rooms = Cartas Sala iniciais
cultists-rulebook-pile-draw = Maço de compra
cultists-rulebook-pile-passages = Passagens inseguras

## The night

cultists-rulebook-night-after = Depois, a carta que estava por baixo do teu maço passa a ser o teu maço Pulso. Não a vês. Tudo o resto é a tua mão para a partida inteira: não virão mais cartas. Com sete lugares não há essa carta, e ninguém começa sem vida.
cultists-rulebook-night-talk = Falar
cultists-rulebook-talk-free = Falem quanto quiserem, a partida inteira, e mintam se quiserem. Toda a gente ouve tudo; não há segredos ao ouvido.
cultists-rulebook-talk-show = Diz que és do lado que te apetecer, mas não mostres nada: nem a mão, nem o percurso, nem o papel, nem um maço Pulso. E nenhum seguidor fala de quantas pessoas matou.

## An hour

cultists-rulebook-hour-four = Uma noite tem até { $hours } horas, e cada hora tem quatro partes.
cultists-rulebook-hour-walk = Andar
cultists-rulebook-hour-crowd = Num local cabem quantas pessoas for preciso, e o teu percurso nunca diz por onde podes andar.
cultists-rulebook-hour-routes = Percursos
cultists-rulebook-hour-lines = Um percurso tem quatro linhas, uma para cada hora; depois recomeça do cimo. A primeira linha conta nas horas 1, 5 e 9, a segunda nas horas 2, 6 e 10, e assim por diante. Só contam as cores da linha dessa hora.
cultists-rulebook-picture-route = Um percurso. Na hora 3, quem o tem pode usar salas destas cores: { $colours }.
cultists-rulebook-hour-event = O evento
cultists-rulebook-hour-bag = A ficha tirada tem logo efeito e depois fica no relógio, à vista de todos. O que cada uma faz está em “Fichas de evento”.
cultists-rulebook-hour-action = A ação
cultists-rulebook-hour-end = O fim da hora
cultists-rulebook-hour-two = Com dois seguidores não há afirmações.
cultists-rulebook-hour-next = Depois a faca passa para a esquerda, e começa a hora seguinte.

## Meetings

cultists-rulebook-picture-light = Com energia
    .dark = Sem energia
    .two = Duas pessoas: encontram-se
    .three = Três ou mais: ninguém se encontra
    .all = Toda a gente se encontra
cultists-rulebook-picture-meeting = Quem se encontra quando alguém entra. Os fantasmas não contam.
cultists-rulebook-meetings-step = Conta a cada passo, mesmo que só passes por lá. Sair de um local nunca provoca um encontro.
cultists-rulebook-meetings-empty = Já não tens cartas Vivo nem Assassinado? Então não dás nada, mas recebes na mesma uma carta. Só os seguidores têm cartas Assassinado, { $kills ->
    [3] três
   *[other] { $kills }
} cada um.
cultists-rulebook-meetings-example = Agnes entra na Biblioteca. Theo está lá, sozinho, e há luz: encontram-se. Agnes dá-lhe uma carta Vivo. Theo dá-lhe a ela uma Assassinado. Ambas ficam face para baixo, e nenhum dos dois as vê.
cultists-rulebook-meetings-example-after = Agnes ainda tem um passo, e segue caminho. Já não vive, e à mesa só Theo o sabe. Toda a gente viu que os dois se encontraram.

## Actions

cultists-rulebook-actions-people = Ver um maço Pulso
cultists-rulebook-actions-vote = Uma carta Assassinado revelada fica face para cima no seu maço. Essa pessoa torna-se fantasma, e toda a gente vota logo.
cultists-rulebook-actions-example = Ines vê o maço Pulso de Agnes: quatro cartas Vivo, uma Assassinado. Ines pertence aos investigadores, por isso tem de revelar a carta Assassinado. Agnes é agora um fantasma. Quem encontrou Agnes esta noite? Theo, e Ruben. A mesa conversa, e depois vota.
cultists-rulebook-actions-example-cultist = Se tivesse sido Theo a ver, podia ter devolvido o maço e dito que estava tudo bem.

## Rooms

cultists-rulebook-rooms-books = Uma sala só entrega os seus livros depois de explorada, e para isso são precisas três cartas no seu maço. A primeira está lá desde o início.
cultists-rulebook-rooms-explore = Pôr uma carta
cultists-rulebook-rooms-third = Com a terceira carta, a sala fica explorada: vira-se a sua ficha. As cartas que vierem depois só se juntam ao maço.
cultists-rulebook-rooms-draw = Tirar uma carta
cultists-rulebook-rooms-racks = As salas da mesma cor partilham uma prateleira; só as salas azul-escuro têm uma cada.
cultists-rulebook-rooms-finished = Uma carta tirada sai do jogo. Quando o último livro de uma sala está na estante, a sala fica concluída: o resto do seu maço sai do jogo sem ninguém o ver, e ninguém volta a pôr ou tirar cartas lá.
cultists-rulebook-rooms-example = No maço da Sala de Música estão a carta inicial e uma que Ruben lá pôs. Ines põe a terceira, um Sucesso: a Sala de Música está explorada. Na hora seguinte, Theo tira lá uma carta. Embaralha as três e vira uma. Sabotagem.
cultists-rulebook-rooms-example-after = Há um livro cor-de-rosa na estante, da Enfermaria. Volta para trás, para a Sala de Música. Ruben diz que a sua carta era Sucesso. Ines diz o mesmo. A terceira já lá estava antes de a noite começar. Ou é azar, ou alguém está a mentir.
cultists-rulebook-rooms-special = Câmara, energia e Portal
cultists-rulebook-rooms-passages = Passagens inseguras
cultists-rulebook-passages-first = Uma primeira partida joga-se sem elas. Mais tarde, algumas fichas Sala mostram uma janela partida quando se viram.
cultists-rulebook-passages-card = A carta tirada volta a embaralhar-se com as outras. Quando já tiverem vindo os três encapuzados, um Fracasso também traz o Homem-Peixe.
cultists-rulebook-figure = Encapuzado
    .does = Vem para uma sala. Enquanto lá estiver, ninguém nessa sala a pode usar; com as pessoas ainda se pode lidar.
cultists-rulebook-fishman = O Homem-Peixe
    .does = Vem para um corredor. Só pode entrar uma pessoa com vida que tenha a faca. Sair, qualquer pessoa pode.
cultists-rulebook-picture-passages = O que entra pela janela partida.

## Death and ghosts

cultists-rulebook-death-secret = Com uma carta Assassinado no teu maço Pulso já não vives, em segredo. Até alguém a revelar, contas como pessoa com vida em todas as regras deste livro: andas, encontras pessoas, ages e votas. Quando este livro diz “vivos” ou “com vida”, refere-se a toda a gente que não é fantasma.
cultists-rulebook-death-ways = Tornas-te fantasma quando se revela a tua morte, quando uma votação te faz sair, ou pelo que faz um papel. A partir daí, toda a gente sabe que já não vives. No jogo base, nada te traz de volta.
cultists-rulebook-death-ghosts = O que fazem os fantasmas
cultists-rulebook-death-keeps = Ficas com a tua mão, o teu percurso e o teu lado. O fantasma de um investigador continua a trabalhar só no seu percurso; o de um seguidor não precisa dele. O teu papel fica em segredo, a menos que ele próprio diga outra coisa.
cultists-rulebook-death-knife = A faca também chega aos fantasmas, e então começam eles. Não a podem usar para mais nada.

## Votes

cultists-rulebook-votes-when = Há logo uma votação sempre que se revela uma morte, e quando alguém inicia uma.
cultists-rulebook-votes-most = Sai o nome com mais votos, se tiver mais do que qualquer outro nome e mais do que “ninguém”.
cultists-rulebook-votes-double = Com sete ou oito pessoas, em vez disso, o voto de quem tem a faca, se viver, conta duas vezes.
cultists-rulebook-votes-out = Quem sai numa votação torna-se fantasma, e o seu maço Pulso fica escondido. O seu papel também, a menos que ele próprio diga outra coisa. Só quem era o último seguidor tem de o dizer, e então a partida acaba. Com um só seguidor, isso significa: se a partida continuar, não tinham razão.
cultists-rulebook-votes-example = Abrem-se seis votos: três em Theo, um em Ruben, dois em “ninguém”. Theo tem mais votos do que qualquer outro nome, e mais do que “ninguém”. Sai.
cultists-rulebook-votes-example-after = Ines tem a faca, e o seu voto era um dos três. Se o mudar para “ninguém”, são dois em Theo e três em “ninguém”, e toda a gente fica.

## The end

cultists-rulebook-end-one = Com um seguidor, a primeira destas coisas acaba a partida:
cultists-rulebook-end-points = Os investigadores chegam aos seus pontos. Ganham, por muitos mortos que haja, a menos que o único seguidor seja o Automa.
cultists-rulebook-end-out = O seguidor torna-se fantasma. Ganham os investigadores. (Para o Automa, vê o capítulo dele.)
cultists-rulebook-end-claim = O seguidor dá um passo em frente no fim de uma hora. Ganha se houver investigadores mortos que cheguem, e perde se não houver.
cultists-rulebook-end-time = Acaba a hora { $hours }. Ganham os seguidores.
cultists-rulebook-end-both = Dois seguidores
cultists-rulebook-end-two = Com dois seguidores, a partida acaba das mesmas maneiras, só que ninguém dá um passo em frente. Mas quando os investigadores chegam aos seus pontos, ou quando sai o último seguidor, abrem-se primeiro todos os maços Pulso. Se no fim da hora anterior já havia investigadores mortos que chegassem, ganham afinal os seguidores.
cultists-rulebook-end-seer = Se houver um Vidente

## Roles

cultists-rulebook-roles-swap = Um papel especial toma o lugar de um investigador comum; só o Seguidor cego toma o de um seguidor. Toda a gente sabe que papéis estão em jogo, e ninguém sabe quem tem cada um. Todos os papéis, menos os dos seguidores e o do Caçador, ganham com os investigadores, mesmo os que fazem estragos.
cultists-rulebook-roles-plain = Sem papel especial
cultists-rulebook-roles-good = Papéis que ajudam os investigadores
cultists-rulebook-roles-bad = Papéis que ajudam os seguidores
cultists-rulebook-roles-hunter = O Caçador amaldiçoado
cultists-rulebook-roles-balance = Uma mistura equilibrada
cultists-rulebook-roles-loyalty = Cada papel tem uma lealdade: o quanto ajuda um lado ou o outro. Somem-nas para ambos. Numa partida para peritos, a diferença tem de ser a que diz esta tabela, e nenhuma das somas pode passar de cinco.
cultists-rulebook-roles-table = A soma dos seguidores menos a dos investigadores
cultists-rulebook-row-lead = Diferença
cultists-rulebook-roles-seer = Não há Vidente com sete pessoas, com quatro e o Automa, nem na estação polar.
cultists-rulebook-hunter-seats = Só com sete ou oito lugares. Seis das cartas Sucesso do Caçador e três das suas cartas Vivo trazem uma maldição; o resto da mesa toma-as pelo que dizem.

## Event tokens

cultists-rulebook-tokens-bag = Estas estão no saco. Numa primeira partida, os Vidros partidos ficam na caixa.
cultists-rulebook-portal-time = O Portal fica aberto mais três horas, ou duas com sete ou oito lugares. Tem de se fechar até ao fim da última. O Espelho deixa-o aberto mais uma hora.

## Under the Surface

cultists-rulebook-surface-place = Uma estação polar, outro tabuleiro. Há objetos escondidos nas suas salas, e algo dorme debaixo do gelo.
cultists-rulebook-picture-station = A estação polar para até seis pessoas. Os destroços marcam os obstáculos no gelo.
cultists-rulebook-surface-points = Pontos para ganhar neste tabuleiro
cultists-rulebook-surface-use = Usar objetos
cultists-rulebook-surface-dead = Um objeto encontrado pela câmara ou através de portas secretas conta como encontrado. Os fantasmas não encontram nem levam nada.
cultists-rulebook-surface-organism = Organismo 46-B
cultists-rulebook-surface-awake = As relíquias vermelhas vão para o altar. A terceira acorda o Organismo 46-B, e a partir daí os pontos já não bastam para ganhar: chegar a eles dá início a um ritual.
cultists-rulebook-surface-leader = Primeiro toda a gente elege um líder, numa votação como as outras. Só se pode eleger alguém com vida, e ninguém sai. Num empate, vota-se outra vez. Se três votações não derem um líder, ganham os seguidores.
cultists-rulebook-surface-otherwise = Pôr na rua o último seguidor continua a dar a vitória sem ritual. Com dois seguidores, abrem-se na mesma primeiro os maços Pulso.

## Mountains of Chaos

cultists-rulebook-mountains-place = Uma velha mina, outro tabuleiro. Quatro corredores juntam-se numa interseção, e dois elevadores ligam salas distantes.
cultists-rulebook-picture-mine = A mina para até seis pessoas. A porta giratória na interseção fecha um corredor.
cultists-rulebook-mountains-points = Pontos para ganhar neste tabuleiro
cultists-rulebook-mountains-lifts = Elevadores
cultists-rulebook-mountains-self = Se ainda houver alguém com vida num elevador depois de toda a gente se mover, esse elevador arranca sozinho. Sem energia, nenhum elevador se mexe.
cultists-rulebook-mountains-ropes = Cordas de segurança
cultists-rulebook-mountains-bag = Na mina, esta ficha pode tomar o lugar dos Olhos falsos, exceto com sete lugares.

## Professions

cultists-rulebook-professions-two = Um extra para qualquer tabuleiro com dois seguidores, mas não para uma primeira partida. Uma das cinco, ninguém sabe qual, está face para baixo ao lado do tabuleiro. Perde-se quando quem a tem se torna fantasma.

## The Automa

cultists-rulebook-automa-seat = Com quatro pessoas, o Automa ocupa o quinto lugar. Com seis, podem dar-lhe um sétimo. Recebe um papel como toda a gente, e ninguém sabe qual: pode ser seguidor.
cultists-rulebook-automa-walk = O seu percurso está face para cima. Vai pelo caminho mais curto até à primeira cor da sua linha que ainda tenha uma sala por explorar, e encontra pessoas como toda a gente. Num encontro dá a primeira carta do seu monte, sem ninguém a ver, à pessoa com o maço Pulso mais pequeno.
cultists-rulebook-automa-never = Nunca vê um maço Pulso, nem dá um passo em frente, nem usa a faca. Nas suas mãos, os papéis especiais não fazem nada, só que com dois seguidores pode ser o Vidente.
cultists-rulebook-automa-out = Com um só seguidor, se o Automa sair numa votação, vira-se o papel dele. Se era o seguidor, abrem-se todos os maços Pulso: com mortos que cheguem ganham os seguidores; se não, os investigadores.

## Questions people ask

cultists-rulebook-ask-own = Posso ver o meu próprio maço Pulso?
    .does = Nunca. É por isso que pedes a alguém em quem confias que o veja.
cultists-rulebook-ask-refuse = Posso recusar um encontro?
    .does = Não. Mas escolhes por onde andas, e à luz uma terceira pessoa na sala mantém-te a salvo.
cultists-rulebook-ask-route = Tenho de seguir o meu percurso?
    .does = Com os pés, não. Um investigador precisa dele para usar uma sala. Anda por onde quiseres.
cultists-rulebook-ask-tell = Vi um maço e só havia cartas Vivo. Tenho de o dizer?
    .does = Não. Podes dizer o que quiseres, ou nada. Só uma carta Assassinado tem de ser revelada, e só por um investigador.
cultists-rulebook-ask-fake = Pode alguém fingir que descobriu uma morte?
    .does = Não. Uma morte é uma carta Assassinado na mesa, à vista de todos.
cultists-rulebook-ask-again = Encontrei Ines há uma hora. Se eu voltar, encontramo-nos outra vez?
    .does = Sim, sempre que uma das duas pessoas entra onde a outra está a sós. Às escuras, pode lá estar mais gente.
cultists-rulebook-ask-twice = Alguém tem duas cartas Assassinado. Contam duas vezes?
    .does = Não. Cada investigador morto conta uma vez, fantasma ou não.
cultists-rulebook-ask-enough = Quando há mortos que cheguem, alguém o diz?
    .does = Nunca. São os seguidores que têm de fazer as contas.
cultists-rulebook-ask-pile = E se o maço de compra acabar?
    .does = Então já não vêm cartas de lá. Tudo o resto continua.
cultists-rulebook-ask-partners = Dois seguidores podem combinar alguma coisa em segredo?
    .does = Não. Viram-se uma vez, de noite. Depois falam como toda a gente, em voz alta.
