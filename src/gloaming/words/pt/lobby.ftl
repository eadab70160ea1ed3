# The lobby: windows, facts, clocks, seats.

lobby-title = Mesa { $code }: átrio
lobby-code = Código da mesa
lobby-say-it = Di-lo em voz alta, ou deixa ler o código QR.
lobby-copy-link = Partilha o link
lobby-share-text = Vem ter comigo à mesa { $code }.
lobby-picture = Código QR desta mesa
lobby-windows = Lugares. Uma janela acesa está ocupada
lobby-you = Tu
lobby-free = livre
lobby-host = abriu a mesa
lobby-ready = já confirmou
lobby-not-ready = ainda não confirmou
lobby-away = ausente
lobby-window-free = O lugar { $number } está livre. Convida alguém ou põe um bot
lobby-window-bot = { $name }, um bot
lobby-window-you = { $name } (tu)
lobby-lit = { $lit } de { $count } janelas acesas
lobby-all-lit = As { $count } janelas estão acesas. Tudo pronto.
lobby-aborted = Esta mesa fechou antes de a partida começar.
lobby-waiting-for = { $count ->
    [one] Ainda falta uma pessoa
   *[other] Ainda faltam { $count } pessoas
}
lobby-waiting-ready = { $count ->
    [one] Uma pessoa ainda não confirmou
   *[other] { $count } pessoas ainda não confirmaram
}
lobby-cannot-begin = Com estas opções não se pode começar
lobby-fill = Completa com bots
begin-cultists = Que comece a noite
begin-invasion = Envia os agentes
lobby-be-ready = Por mim, podemos começar
lobby-am-ready = Confirmado. À espera de quem abriu a mesa
lobby-my-seat = O meu lugar
lobby-watching = Estás a assistir. A partida começa quando quem abriu a mesa quiser.
facts-by-the-book = Sem regras da casa
facts-house-rules = { $count ->
    [one] Uma regra da casa
   *[other] { $count } regras da casa
}
facts-no-clock = Sem limites de tempo
facts-clocks = Tempo para responder: { $clocks }
facts-clock = { $seconds ->
    [0] { $clock }: sem limite
   *[other] { $clock }: { $seconds } s
}
facts-change = muda
facts-look = vê
facts-change-what = Muda: { $what }
facts-look-at-what = Vê: { $what }
clocks-sheet = Limites de tempo e espectadores
clocks-title = Tempo para responder
clocks-detail = Quando o tempo acaba, a mesa dá por ti a resposta mais segura. O resto da mesa não fica a saber nada.
clock-turn = Andar e agir
clock-encounter = Dar uma carta
clock-vote = Votar
clock-window = Declarar-se antes de um turno
clock-none = sem limite
clock-seconds = { $seconds } segundos
clocks-programs = Tempo para programas
clocks-programs-detail = Um programa que fica sem tempo recebe também a resposta mais segura.
bank-question = Por pergunta
bank-game = E mais, para a partida toda
bank-minutes = { $minutes ->
    [0] nada mais
    [one] um minuto
   *[other] { $minutes } minutos
}
clocks-also = Também
pace = Os bots respondem
pace-natural = ao ritmo de uma pessoa
pace-quick = de imediato
spectators = Outras pessoas podem assistir
seat-mine = O teu lugar
seat-free = Um lugar livre
seat-save = Sou eu
seat-carry = Passa-o para outro aparelho
seat-leave = Sai da mesa
seat-is-here = { $name } está aqui, mas ainda não confirmou.
seat-is-ready = { $name } já confirmou.
seat-is-program = { $name } não é uma pessoa, é um programa que alguém trouxe.
seat-is-away = { $name } saiu por um momento. O lugar está seguro.
seat-remove = Pede a { $name } que saia
seat-free-host = Convida alguém, ou dá este lugar a um bot.
seat-free-guest = Convida alguém: diz o código, ou deixa ler o QR.
seat-played-by = Quem joga aqui: { $kind }.
seat-empty = Liberta este lugar
seat-bots = Dá este lugar a um bot
bot-careful = Bot prudente
    .a = um bot prudente
    .what = Joga com sensatez com o que sabe e evita grandes erros.
bot-sleuth = Farejador
    .a = um farejador
    .what = Toma nota de toda a gente, ouve a mesa e diz o que pensa.
bot-learner = Aprendiz
    .a = um aprendiz
    .what = Um farejador que descobriu, em milhões de partidas contra os da sua espécie, onde compensa jogar de outro modo.
bot-searcher = Estratega
    .a = um estratega
    .what = Um farejador que ensaia tudo o que pode estar escondido antes de responder. Leva o seu tempo.
bot-random = Bot ao acaso
    .a = um bot ao acaso
    .what = Faz qualquer coisa que as regras permitam, sem pensar.

## Which game

games = Jogos
game-cultists = Cultists
    .short = Uma universidade, dez horas
    .what = Uma universidade à noite. Têm dez horas para juntar livros, encontrar-se às escuras e descobrir quem anda a dar as cartas Assassinado.
game-invasion = Invasion
    .short = Uma cidade onde ninguém está a salvo
    .what = Uma cidade debaixo de naves-mãe. Seis agentes trazem os cientistas para casa, enquanto, pouco a pouco, há entre vocês quem possa mudar de lado.
which-sheet = Que jogo?
which-detail = Cada pessoa mantém o seu lugar. As opções de um jogo não passam para o outro.
game-sheet = O jogo
game-players = Quantas pessoas?
rules-sheet = Regras da casa
rules-intro = Onde o livro de regras deixa uma questão em aberto, é assim que a vossa mesa o lê. Uma estrela marca o que se afasta do livro.
lobby-dealing = A distribuir…

## The big screen
screen-title = Mesa { $code }: ecrã grande
screen-join = Leiam o código com o telemóvel, ou abram o endereço e escrevam os seis caracteres.
screen-begin = Está tudo a postos. { $name } pode começar.
story-begin = Contar a história no ecrã grande
story-stop = Parar a história
