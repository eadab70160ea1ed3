# The rulebook of Invasion: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

invasion-rulebook-story = A história
invasion-rulebook-sides = O que quer cada lado
invasion-rulebook-table = O que está na mesa
invasion-rulebook-setup = Preparação
invasion-rulebook-round = Uma ronda
invasion-rulebook-actions = O teu turno
invasion-rulebook-agents = Agentes
invasion-rulebook-rescue = Um resgate
invasion-rulebook-assimilation = Assimilação
invasion-rulebook-plans = Planear
invasion-rulebook-accusations = Acusações e alienígenas à vista
invasion-rulebook-pressure = A pressão
invasion-rulebook-events = Cartas de evento
invasion-rulebook-secrets = O que é segredo
invasion-rulebook-end = O fim
invasion-rulebook-first = A tua primeira partida
invasion-rulebook-questions = Perguntas frequentes

## What each side wants

invasion-rulebook-sides-same = Ainda ninguém está contra ti. Toda a gente começa do mesmo lado, ou assim parece, e toda a gente comanda os mesmos agentes. Mas cada carta que tiras pode fazer-te mudar de lado, e então queres o contrário.
invasion-rulebook-sides-table = Cartas Assimilado, conforme o número de pessoas
invasion-rulebook-players = Pessoas
invasion-rulebook-row-assimilated = Cartas Assimilado em jogo
invasion-rulebook-sides-most = É esse o máximo de alienígenas. Pode haver menos, e pode não haver nenhum.

## What's on the table

invasion-rulebook-picture-city = { $city }, no início de uma partida: os bairros escuros são alienígenas, há cinco agentes nos seus postos de partida, e junto de cada local de aterragem espera um cientista.
invasion-rulebook-table-districts = A cidade tem cinco setores, de A a E, divididos em bairros. A maioria dos bairros tem um número, o seu endereço, para que os dados os possam indicar. Os alienígenas ocupam bairros, nunca com mais de uma ficha em cada um.
invasion-rulebook-table-roads = Os agentes e os cientistas estão em postos, nunca em bairros. Os postos ficam nas ruas; cada rua tem uma cor e uma letra, e um posto pode ficar em várias. Um posto toca em todos os bairros que têm ali um canto.
invasion-rulebook-table-centre = No meio fica { $point }, onde os cientistas estão a salvo. Os postos à sua volta são postos de encontro.
invasion-rulebook-table-near = Dois bairros são vizinhos se partilharem um lado. Um canto não basta, e nada alastra para o outro lado de um rio.
invasion-rulebook-table-things = O resto
invasion-rulebook-agent = Agente
    .does = Um carro com um número. Os agentes não são de ninguém: no teu turno podes comandar qualquer um.
invasion-rulebook-siren = Sirene
    .does = Está num agente que ainda se pode usar nesta ronda. Apaga-se depois de o agente ser usado.
invasion-rulebook-scientist = Cientista
    .does = Espera num posto até os agentes o levarem para o centro.
invasion-rulebook-token = Ficha Acusação
    .does = Cada pessoa tem uma. Precisas dela para acusar, ou para apoiar quem acusa.
invasion-rulebook-architect = Arquiteto
    .does = Cumpre os eventos desta ronda, joga o primeiro turno e embaralha as cartas Resgate. Passa no sentido horário em cada ronda.
invasion-rulebook-cards = Cartas Assimilação
    .does = Humano ou Assimilado. Tiram-se face para baixo, e as tuas só tu as vês. Ficam contigo até ao fim.
invasion-rulebook-rescue-cards = Cartas Resgate
    .does = Cada pessoa tem um Sucesso e uma Sabotagem, e recupera ambas as cartas depois de cada resgate.
invasion-rulebook-event-deck = Maço de eventos
    .does = Com dois montes ao lado: os eventos a caminho e os evitados.
invasion-rulebook-picture-cards = Cartas Assimilação e cartas Resgate. Todas as do mesmo tipo têm o mesmo verso.

## Setting up

invasion-rulebook-setup-done = No Gloaming, tudo isto já vem feito, menos pôr os cientistas. Numa mesa a sério, sigam esta ordem.
invasion-rulebook-setup-city = Escolham uma cidade e deixem na caixa a carta de evento do centro da outra. Escolham o primeiro arquiteto.
invasion-rulebook-setup-agents = Ponham um agente com a sua sirene em cada posto de partida. O sexto espera ao lado do tabuleiro.
invasion-rulebook-setup-third = Embaralhem uma carta Assimilado com { $rest } cartas Humano: é o monte da terceira nave-mãe.
invasion-rulebook-setup-deck = Embaralhem as outras cartas Assimilado da tabela com as restantes cartas Humano. Sem as ver, deem { $stack } ao monte da primeira nave e { $stack } ao da segunda. O que sobra é o maço Assimilação.
invasion-rulebook-setup-four = Com quatro pessoas, embaralhem primeiro a única carta Assimilado com todas as { $humans } cartas Humano, e façam os três montes a partir de cima.
invasion-rulebook-setup-landing = Os alienígenas aterram: lancem o dado de endereços uma vez por cada setor. Esse bairro cai, com todos os vizinhos.
invasion-rulebook-setup-hands = Cada pessoa recebe um Sucesso, uma Sabotagem e uma ficha Acusação.
invasion-rulebook-setup-draw = No sentido horário, a partir do arquiteto, cada pessoa tira uma carta Assimilação e vê-a sem a mostrar. A pressão começa em { $start }.

## A round

invasion-rulebook-round-three = Uma ronda tem três fases. As rondas sucedem-se até alguém ganhar.
invasion-rulebook-round-order = Em cada fase
invasion-rulebook-round-fixed = O arquiteto é o mesmo até à consolidação. Toda a gente o é à vez, até um alienígena à vista.

## Agents

invasion-rulebook-agents-three = É a comandar agentes que as coisas avançam. Deslocar-se, libertar e escoltar: por esta ordem, cada coisa uma vez ou nenhuma.
invasion-rulebook-agents-road = Os alienígenas não detêm os agentes. Para mudar de rua é preciso um posto onde as duas se cruzem, e outro turno.
invasion-rulebook-agents-receive = O segundo agente fica onde está, com a sirene acesa ou apagada, como antes. Os outros agentes da rua não atrapalham.
invasion-rulebook-picture-escort = Uma escolta. Ambos os agentes estão na rua F; nenhum posto entre eles toca num bairro alienígena, por isso o cientista pode passar.
    .from = { $agent } escolta
    .to = { $agent } recebe
    .way = O caminho está livre
invasion-rulebook-agents-example = Na rua F, com { $point } a dois postos de distância, espera um cientista rodeado por três bairros alienígenas. Ruben comanda { inv-agent-05 }: desloca-se para esse posto e liberta os três. Ainda não pode escoltar, porque não há outro agente na rua F.
invasion-rulebook-agents-example-after = Ines comanda { inv-agent-03 } e segue pela rua F até um posto de encontro. Na próxima ronda, se os alienígenas deixarem o caminho livre, qualquer pessoa pode voltar a comandar { inv-agent-05 } e escoltar o cientista até ao centro. Será um resgate.

## A rescue

invasion-rulebook-rescue-after = Depois, cada pessoa da equipa recupera as suas duas cartas, embaralhadas, e por isso ninguém sabe qual ficou na mão de quem.
invasion-rulebook-rescue-recheck = “Ainda possível” quer dizer que nenhum evento capturou o agente que escolta nem o apanhou numa armadilha, que há outro agente num posto de encontro de uma das suas ruas, e que o caminho até lá não toca em nenhum bairro alienígena. Se não, o cientista fica e espera por outra tentativa.
invasion-rulebook-rescue-example = Ines lidera um resgate e indica Theo e Agnes. O arquiteto embaralha as três cartas e vira-as: Sucesso, Sucesso, Sabotagem. Há uma Escalada.
invasion-rulebook-rescue-example-after = O primeiro evento é uma Armadilha, noutro setor. O segundo é Resistência: liberta-se um setor inteiro. O terceiro é uma Nave-mãe, e fica por aí. O caminho continua livre, por isso o cientista está a salvo na mesma. Mas uma das três pessoas jogou Sabotagem, e duas delas vão dizer quem foi.

## Assimilation

invasion-rulebook-assimilation-when = Tiras cartas em três momentos: uma durante a preparação, uma cada vez que planeias, e tantas como a pressão cada vez que comandaste um agente.
invasion-rulebook-assimilation-for-good = A primeira carta Assimilado torna-te logo alienígena. Nada te faz voltar atrás, e mais cartas não mudam nada. Não o dizes, e não tens de fazer nada de outra maneira.
invasion-rulebook-assimilation-empty = Quando o maço está vazio, ninguém tira cartas até uma nave-mãe trazer novas.
invasion-rulebook-assimilation-unknown = Os alienígenas não se conhecem entre si, a menos que a Revelação os tenha mostrado.
invasion-rulebook-assimilation-example = A pressão é 3. Agnes comanda um agente e liberta quatro bairros: um bom turno. Depois tira três cartas e vê-as sem as mostrar. Humano. Humano. Assimilado.
invasion-rulebook-assimilation-example-after = Há um instante queria os cientistas a salvo. Agora quer naves-mãe. Toda a gente a viu tirar três cartas, e ela diz o que toda a gente diz: “Tudo Humano.”

## Planning ahead

invasion-rulebook-plans-short = Com menos de duas cartas no maço, primeiro recolhem-se os montes.

## Accusations and stated aliens

invasion-rulebook-accusations-alone = Se ninguém te apoiar, o teu turno acaba. Não se mostram cartas, e ficas com a tua ficha.
invasion-rulebook-accusations-proof = Assim que sai uma carta Assimilado, não se mostram mais. Se todas forem Humano, só prova que a pessoa era humana até agora.

## The end

invasion-rulebook-end-first = A primeira destas coisas acaba logo a partida, seja no meio do que for:
invasion-rulebook-end-scientists = O último cientista chega ao centro. Ganham os humanos.
invasion-rulebook-end-ships = Chega a { $ships ->
    [one] primeira nave-mãe
    [4] quarta nave-mãe
   *[other] última nave-mãe de { $ships }
}. Ganham os alienígenas.
invasion-rulebook-end-sector = Todos os bairros de um setor são alienígenas, incluindo os que não têm número. Ganham os alienígenas.
invasion-rulebook-end-nobody = Se o objetivo dos alienígenas se cumprir e ninguém tiver mudado de lado, toda a gente perde.

## Questions people ask

invasion-rulebook-ask-show = Posso mostrar as minhas cartas para provar que estou do lado dos humanos?
    .does = Não. Só uma acusação, ou declarares-te, traz cartas à luz.
invasion-rulebook-ask-pass = Posso não fazer nada?
    .does = Não. Mas podes comandar um agente sem o deslocar, sem libertar e sem escoltar, e vai dar que pensar.
invasion-rulebook-ask-human = Um humano pode jogar Sabotagem?
    .does = Sim. Raramente há razão para isso.
invasion-rulebook-ask-take = Um agente pode levar um cientista a bordo?
    .does = Não. Os cientistas só se movem quando são escoltados de um agente até outro.
invasion-rulebook-ask-same = Duas pessoas podem usar o mesmo agente numa ronda?
    .does = Não. Depois de usado, fica sem sirene até ao fim da ronda.
invasion-rulebook-ask-alien = Tornei-me alienígena a meio do meu turno. E o que já fiz?
    .does = Fica feito. A partir do momento em que tiras a carta, jogas pelo outro lado.
invasion-rulebook-ask-many = Duas cartas Sabotagem são piores do que uma?
    .does = Não. Com uma ou com três, há uma só Escalada.
invasion-rulebook-ask-dead = Pode perder-se um cientista?
    .does = Não. Nada os remove. Esperam.
