# Sound and touch, the end of a game to look at and to share, and the porter's book.

sounds-more = Som e vibração
sounds-title = Som e vibração
sounds-lead = Tudo o que aqui se ouve ou se sente está também escrito na mesa.
sounds-volume = Volume
sounds-calls = Chama-me quando for a minha vez, mesmo noutro separador
sounds-touch = O telemóvel vibra quando respondes, e numa morte, numa votação ou no fim
    .unable = Este aparelho não parece capaz de vibrar.
sounds-legend = O que ouves
cue-move = Um tiquetaque suave
    .means = É a tua vez
cue-sealed = Um selo
    .means = A tua resposta está entregue
cue-steps = Passos
    .means = Alguém vai a caminho
cue-flip = Uma carta
    .means = Uma carta muda de mãos ou vira-se
cue-page = Uma página
    .means = Algo novo: uma ficha, um objeto, um evento
cue-shelf = Um livro na estante
    .means = Um livro ou um cientista está a salvo
cue-ballot = Uma pancada na madeira
    .means = Contam-se os votos
cue-lights = Um interruptor
    .means = As luzes apagam-se ou acendem-se, ou um setor está livre
cue-bell = O sino da noite
    .means = Começa uma hora ou uma ronda
cue-ship = Um ronco grave
    .means = Chegou uma nave-mãe
cue-verdict = Um acorde
    .means = Decidiu-se uma votação ou um resgate
cue-death = Um zumbido grave
    .means = Alguém morreu, ou é um deles
cue-won = Notas que sobem
    .means = O teu lado ganhou
cue-lost = Notas que descem
    .means = O teu lado perdeu

cast = Quem era quem
unmasking = Viram-se as cartas
unmasking-all = Vira todas
unmasking-on = Vê como foi

result-share = Partilha o resultado
result-shape = Imagem
    .wide = Larga
    .tall = Alta
result-named = Com nomes
result-hand-on = Partilha
result-save = Guarda a imagem
result-copy = Copia como texto
result-saved = Guardada.
result-private = A imagem é desenhada aqui, no teu navegador. Ninguém a recebe se não a partilhares.
result-unofficial = Gloaming, um jogo não oficial de papéis ocultos. Não foi feito nem aprovado pelas editoras dos seus jogos de tabuleiro.
result-head = { $game }. { $mark }.
result-was = { $name }: { $note }

book = O livro do porteiro
book-lead = O porteiro lembra-se de ti.
book-sum = { $games ->
    [0] Ainda nenhuma partida. Leva uma até ao fim e fica aqui escrita.
    [one] Uma partida, { $won ->
        [0] perdida
       *[other] ganha
    }.
   *[other] { $games } partidas, { $won ->
        [0] ainda nenhuma ganha
        [one] uma ganha
       *[other] { $won } ganhas
    }.
}
book-fleeting = Este navegador não guarda nada por muito tempo. O livro dura até fechares este separador; guarda-o antes.
book-sides = Lados
book-played = Jogadas
book-won = Ganhas
book-titles = Títulos
book-rivals = Rivais
book-bot = um bot
book-rival = { $beatYou ->
    [0] Nunca te venceu
    [one] Venceu-te uma vez
   *[other] Venceu-te { $beatYou } vezes
}, { $beaten ->
    [0] nunca perdeu contra ti
    [one] perdeu contra ti uma vez
   *[other] perdeu contra ti { $beaten } vezes
}.{ $caught ->
    [0] {""}
    [one] {" "}Apanhaste esta pessoa uma vez.
   *[other] {" "}Apanhaste esta pessoa { $caught } vezes.
}
book-save = Guarda o livro
book-saved = Guardado. Conserva o ficheiro: leva o livro para outro navegador.
book-load = Traz um livro
book-loaded = { $count ->
    [0] Não traz nada de novo.
    [one] Juntou-se uma partida.
   *[other] Juntaram-se { $count } partidas.
}
book-unreadable = Isto não é um livro do porteiro, ou escreveu-o um Gloaming mais recente. Nada mudou.
book-forget = Esquece tudo
book-forget-sure = Toca outra vez para esquecer. Não há volta a dar.
book-forgotten = Esquecido.
side-cultists = Os seguidores
side-investigators = Os investigadores
side-hunter = O Caçador amaldiçoado
side-aliens = Os alienígenas
side-humans = Os humanos

title-new = Novo título: { $title }.
title-newcomer = Uma cara nova
    .for = A primeira partida levada até ao fim.
title-regular = Gente da casa
    .for = Dez partidas levadas até ao fim.
title-both-sides = Os dois lados da porta
    .for = Uma vitória por cada lado.
title-streak = Três lâmpadas seguidas
    .for = Três partidas ganhas de seguida.
title-rematch = Contas por ajustar
    .for = Venceste quem ganhou da última vez.
title-sharp-eye = Bom faro
    .for = Ajudaste a descobrir um deles.
title-cold-hands = Mãos frias
    .for = Deste uma carta Assassinado a três pessoas na mesma noite.
title-above-suspicion = Acima de qualquer suspeita
    .for = Ganhaste com os seguidores, e nunca ninguém votou em ti.
title-seen-worse = Já viu pior
    .for = Descobriste duas mortes na mesma noite.
title-shown-out = Na rua sem razão
    .for = Uma votação ou uma acusação contra ti, e eras inocente.
title-house-ghost = O fantasma residente
    .for = Ganhaste depois de deixar os vivos.
title-late-professor = Cátedra vaga
    .for = Sem vida logo na segunda hora, e mesmo assim ganhaste.
title-librarian = Turno da noite na Biblioteca
    .for = Ganhaste com livros que chegavam na estante.
title-still-warm = Ainda com pulso
    .for = Morreram três pessoas, e tu não.
title-back-roads = Conhece os atalhos
    .for = Dois resgates limpos na mesma noite.
title-in-the-works = Areia na engrenagem
    .for = Sabotaste dois resgates na mesma noite.
title-only-human = Só um ser humano
    .for = Do lado dos humanos até ao fim, entre dois ou mais alienígenas, e com vitória.
title-change-of-heart = Uma mudança de ideias
    .for = Passaste a alienígena no último momento, e ganhaste.
