# Why something is refused. Each says what to do. `$sentence` is what the server itself said, in English.

## At play

refusal-stale = Isso ficou decidido há um momento. Vê qual é agora a pergunta.
refusal-not-asked = Não é a tua vez de responder.
refusal-not-offered = Isso agora não é possível. Escolhe outra resposta.
refusal-not-begun = A partida ainda não começou. Espera por quem abriu a mesa.
refusal-ended-early = Quem abriu a mesa terminou a partida mais cedo. Já não há nada a responder.
refusal-over-already = A partida já acabou.
refusal-still-on = A partida ainda decorre. Podes abrir a gravação quando acabar.
refusal-no-suspicions = Neste jogo, os bots não aprenderam de quem suspeitar. Em vez disso, revê a partida.
refusal-no-talk = De momento ninguém pode falar. Espera até que o jogo o permita.
refusal-unknown-clock = Este jogo não tem o limite de tempo “{ $clock }”. Escolhe entre: { $clocks }.
refusal-not-in-game = Isso fala de algo que não existe nesta partida. Escolhe outra vez.
refusal-covered-already = Já há um bot a jogar nesse lugar.
refusal-is-here = { $name } está aqui. Um bot só pode jogar quando a ligação falhar ou a espera for longa.
refusal-not-your-chair = Só { $name } pode recuperar esse lugar.
refusal-watching = Estás a assistir. Só quem joga pode fazer isso.
refusal-unknown-eyes = Ninguém viu a partida dessa maneira. Escolhe toda a gente, quem assiste ou um dos lugares.

## At the table

refusal-host-only = Só { $name }, que abriu a mesa, pode fazer isso.
refusal-being-dealt = Estão a distribuir-se as cartas. Espera um momento.
refusal-no-pledge = Esta distribuição já não espera uma promessa tua. Espera que a partida comece.
refusal-no-share = Esta distribuição já não espera uma parte tua. Espera que a partida comece.
refusal-wrong-share = Esta não é a parte que prometeste. Espera que a partida comece.
refusal-bad-signature = Esta não é a assinatura do teu lugar. Recarrega a página.
refusal-has-begun = A partida já começou. Isto já não se pode mudar.
refusal-free-chairs = { $free ->
    [one] Um dos { $count } lugares está livre.
   *[other] { $free } dos { $count } lugares estão livres.
} Convida alguém ou põe bots.
refusal-not-ready = Ainda falta quem confirme: { $names }.
refusal-chair-taken = { $name } está nesse lugar. Escolhe um livre.
refusal-empty-chair = Não há ninguém nesse lugar. Escolhe outro.
refusal-no-such-chair = Esse lugar não existe. Aumenta primeiro o número de pessoas.
refusal-chairs-in-use = { $people ->
    [one] Há uma pessoa à mesa, para lá do lugar { $players }. Pede-lhe primeiro que se chegue.
   *[other] Há { $people } pessoas à mesa, nem todas nos primeiros { $players } lugares. Pede-lhes primeiro que se cheguem.
}
refusal-too-late = A partida já começou. Assiste a esta, ou pede outra a quem abriu a mesa.
refusal-all-taken = Todos os lugares estão ocupados. Pede mais um a quem abriu a mesa.
refusal-unknown-table = Não há nenhuma mesa com este código. Verifica os seis caracteres.
refusal-unknown-seat = Este lugar já não existe. Senta-te outra vez à mesa.
refusal-seat-closed = Este lugar já não está aberto aqui. Abre a mesa outra vez.
refusal-used-ticket = Este link já foi usado, ou expirou. Faz um novo no outro aparelho.

## What can be played

refusal-player-count = Este jogo é para { $least } a { $most } pessoas. Escolhe um número entre os dois.
refusal-automa-count = O Automa joga sempre com 4 pessoas e pode jogar com 6. Nos outros casos, deixa-o de fora.
refusal-first-player = O lugar { $seat } não existe. Começa quem tiver um dos lugares de 0 a { $last }.
refusal-roles-unknown = Não há nenhum papel especial “{ $role }”. Escolhe outro.
refusal-roles-twice = Cada papel especial só se usa uma vez. Tira o que está repetido.
refusal-roles-seer = O Vidente não se usa com 7 pessoas, nem com o Automa e um só seguidor. Deixa-o de fora.
refusal-roles-forbidden = O papel “{ $role }” não se usa em { $expansion }. Deixa-o de fora ou escolhe outro tabuleiro.
refusal-roles-blind-alone = O Seguidor cego precisa de outro seguidor. Joguem com 7 ou 8 lugares, ou deixa o papel de fora.
refusal-roles-hunter-seats = O Caçador amaldiçoado precisa de 7 ou 8 pessoas e nenhum Automa. Muda os lugares ou deixa o papel de fora.
refusal-roles-hunter-seer = O Caçador amaldiçoado ocupa o lugar do Vidente. Deixa um dos dois de fora.
refusal-roles-too-many = Há { $count } papéis especiais para { $places } investigadores. Escolhe menos.
refusal-roles-of-level = { $level ->
    [first] Uma primeira partida
   *[experienced] O nível “Com experiência”
} traz os seus próprios papéis. Escolhe outro nível para os decidires.
refusal-roles-unbalanced = Estes papéis somam { $investigators } para os investigadores e { $cultists } para os seguidores. { $lead ->
    [-1] Com tantos lugares, a soma dos investigadores tem de ter mais um,
    [one] Com tantos lugares, a soma dos seguidores tem de ter mais um,
   *[other] Com tantos lugares, a soma dos seguidores tem de ter mais { $lead },
} e nenhuma pode passar de { $most }. Muda a mistura ou escolhe “Como quiserem”.
refusal-professions-cultists = As profissões precisam de dois seguidores. Joguem com 7 ou 8 pessoas, ou com 6 e o Automa.
refusal-professions-level = As profissões ganham-se expulsando encapuzados, e uma primeira partida não os tem. Escolhe outro nível.
refusal-mine-upfront = Na mina não se pode escolher o caminho inteiro de antemão. Joguem porta a porta.
refusal-board-seats = O tabuleiro “{ $board }” é feito para { $made_for } lugares, e esta mesa tem { $seats }. Escolhe outro.
refusal-bad-board = Não se pode jogar neste tabuleiro. O erro, em inglês: { $sentence }
refusal-bad-options = Estas opções não funcionam. O servidor diz, em inglês: { $sentence }
refusal-not-listed = { $name } não pode ser “{ $value }”. Escolhe entre: { $values }.
refusal-not-a-switch = { $name } é true ou false, não “{ $value }”.
refusal-not-a-row = { $name } é uma fila de números, como { $usual }.
refusal-not-a-seat = { $name } é o número de um lugar, a contar de 0.
refusal-not-a-number = { $name } precisa de um número inteiro.
refusal-no-such-rule = Não há nenhuma regra da casa “{ $name }”. gloaming play { $game } --options mostra-as todas.
refusal-no-value = Uma regra da casa escreve-se NOME=VALOR, e “{ $setting }” não está escrito assim.
refusal-given-twice = { $name } aparece duas vezes. Escolhe um só valor.
refusal-unknown-bot = Não há nenhum bot “{ $bot }”. Escolhe entre: { $bots }.
refusal-no-styles = Para estes bots, o estilo não faz diferença. Não o indiques.
refusal-unknown-style = Não há nenhum estilo “{ $style }”. Escolhe entre: { $styles }.
refusal-unknown-game = Não há nenhum jogo “{ $game }”. Escolhe entre: { $games }.

## The server itself

refusal-too-fast = Demasiado depressa. Espera um momento.
refusal-not-understood = Algo correu mal. Recarrega a página.
refusal-hello-first = A ligação não começou como devia. Recarrega a página.
refusal-too-many-tables = Daqui abriram-se agora demasiadas mesas. Espera um pouco e tenta outra vez.
refusal-too-many-open = Daqui há demasiadas mesas abertas. Termina uma partida em que já ninguém joga.
refusal-too-many-guesses = Daqui vieram demasiados códigos errados. Espera uns minutos e tenta outra vez.
refusal-too-many-searchers = Já há bots que cheguem deste tipo a pensar. Escolhe um mais fácil.
refusal-too-many-replays = Estão a preparar-se muitas partidas para rever. Espera um pouco e tenta outra vez.
refusal-not-saved = Não foi possível guardar isso. Tenta outra vez, ou avisa quem gere este servidor.
refusal-moving = A mesa está a mudar para outra máquina. Tenta outra vez daqui a pouco.
refusal-damaged-table = Esta mesa não se consegue abrir: o seu registo está danificado. Avisa quem gere este servidor.
refusal-other-rules = Esta partida começou com a versão { $rules } das regras de { $title }, e esta é a versão { $version }. Não pode continuar. Comecem outra.
refusal-unknown-address = Não há nada neste endereço. Recarrega a página.
refusal-unknown-rule = Não há nenhuma regra com esse número. Os números são como AC-VOTE-07.
refusal-bad-record = Esta gravação está danificada, ou não foi feita pelo Gloaming. O servidor diz, em inglês: { $sentence }

## Options of Invasion

refusal-unknown-city = Aqui não há nenhuma cidade “{ $city }”. Escolhe entre: { $cities }.
refusal-first-architect = O lugar { $seat } não existe. O primeiro arquiteto senta-se num dos lugares de 0 a { $last }.
refusal-ships-to-lose = Há { $most } naves-mãe. Deixa os alienígenas ganhar com 1 a { $most }.
refusal-scientists-to-save = Há { $most } cientistas. Deixa os humanos ganhar com 1 a { $most }.
refusal-token-limit = A reserva de fichas alienígenas não pode ser negativa. Escolhe outro limite, ou nenhum.
refusal-pressure-track = Uma escala de pressão sobe da esquerda para a direita, sem valores abaixo de 0. Escreve outra.
refusal-pressure-start = A escala de pressão tem { $positions } posições. Começa numa delas.

## Records

refusal-record-not-ours = { $file } não é uma gravação de uma partida do Gloaming. Escolhe um ficheiro escrito pelo Gloaming.
refusal-record-half-line = { $file } acaba a meio da linha { $line }. Usa uma cópia completa.
refusal-record-format = { $file } tem o formato { $format }, e esta versão lê o formato { $reads }. Atualiza o Gloaming.
refusal-record-short-seed = { $file } tem uma semente de { $bits } bits, demasiado curta para uma gravação a sério. Foi alterada.
refusal-record-goes-on = { $file } continua depois do seu fim, na linha { $line }. Usa uma cópia sem alterações.
refusal-record-damaged = { $file } está danificado na linha { $line }. Usa uma cópia sem alterações.
refusal-record-other-end = { $file } afirma um fim diferente do da partida que contém. Usa uma cópia sem alterações.
refusal-record-other-game = { $file } é uma gravação de { $game }, não de { $title }. Escolhe outro ficheiro.
refusal-record-other-rules = { $file } foi jogado com a versão { $rules } das regras de { $title }, e esta é a versão { $version }. Revê-o com o Gloaming que o escreveu.
refusal-record-no-table = { $file } descreve uma mesa que não pode existir. Em inglês: { $fault }.
refusal-record-promise = { $file } não cumpre o que prometeu: a semente, os nomes ou as outras condições não são os que foram selados.
refusal-record-deal = { $file } tem uma semente diferente da que as suas partes dão. A gravação foi alterada.
refusal-record-no-checksum = Falta a última linha a { $file }. Usa uma cópia completa.
refusal-record-checksum = { $file } não corresponde à sua própria soma de controlo. Usa uma cópia sem alterações.
refusal-record-sentence = { $file }, frase { $number }: o lugar { $seat } não podia ter dito isto. A gravação foi alterada.
refusal-record-talk = { $file }, frase { $number }: esta, ou uma anterior, foi alterada, movida ou retirada.
refusal-record-talk-end = { $file } acaba com outras palavras do que as que contém: as últimas frases foram alteradas ou retiradas.
refusal-record-first-line = { $file } tem uma primeira linha que o Gloaming escreveria de outra forma. Usa uma cópia sem alterações.
refusal-record-answer = { $file }, resposta { $number }: o lugar { $seat } não podia ter respondido { $said }. A gravação foi alterada.
refusal-record-state = { $file }, resposta { $number }: o estado depois de { $said } do lugar { $seat } não é o gravado. A gravação foi alterada.
refusal-record-code = { $file }, resposta { $number }: o Gloaming não escreveria assim { $said } do lugar { $seat }. A gravação foi alterada.

## On the page where scripts are off

page-needs-script = O Gloaming precisa de JavaScript neste navegador. O mesmo jogo corre num terminal: gloaming play
