# The narrator: a page for people who play with the cardboard box. It sets up, speaks the night, and keeps hour, votes and points.

door-box = Tens a caixa? Deixa este telemóvel conduzir a noite.
narrator = O narrador
narrator-mark = Para a caixa que têm na mesa
narrator-which = Que caixa têm na mesa?
narrator-how = Prepara a mesa convosco, lê a noite em voz alta e conta horas, votos e pontos. Nunca conhece as vossas cartas.
narrator-loading = A ir buscar a lanterna…
narrator-none = Nenhuma destas caixas tem narrador.

narrator-room-choose = Escolha
narrator-room-prepare = Preparação
narrator-room-night = Noite
narrator-room-end = Fim
narrator-back = Volta atrás
narrator-undo = Desfaz

narrator-other-game = Outra caixa
narrator-names = Nomes, se quiserem
narrator-names-why = Pela ordem da mesa, no sentido horário. Assim contam-se os votos por nome.
narrator-seat = Lugar { $number }
narrator-lay-out = Prepara a mesa

narrator-one = Um passo de cada vez
narrator-all = Tudo de uma vez
narrator-done = { $done } de { $all } passos feitos
narrator-tick = Feito, o próximo
narrator-before = O anterior
narrator-heaps = Para contar
narrator-to-night = Que venha a noite
narrator-to-night-early = Salta para a noite
narrator-to-round = Começa a partida

narrator-night = A noite
narrator-night-lead = Põe o telemóvel no meio da mesa, sobe o volume e começa. Toda a gente fecha os olhos, tu também.
narrator-night-read = Este telemóvel não tem voz para esta língua ({ $language }). Lê cada linha em voz alta; o telemóvel mede os silêncios.
narrator-night-quiet = A voz está desligada. Lê cada linha em voz alta; o telemóvel mede os silêncios.
narrator-night-start = Começa a noite
narrator-night-resume = Continua
narrator-night-hold = Faz uma pausa
narrator-night-again = Repete
narrator-night-skip = Linha seguinte
narrator-night-leave = Sai da noite
narrator-night-line = Linha { $line } de { $all }
narrator-night-read-now = Lê isto em voz alta
narrator-night-silence = { $seconds ->
    [one] Silêncio: 1 segundo
   *[other] Silêncio: { $seconds } segundos
}
narrator-night-held = Em pausa
narrator-night-over = A noite acabou. Olhos abertos.
narrator-night-once-more = A noite toda outra vez

narrator-phase-of = { $phase } de { $all }
narrator-reminders = Antes de avançar
narrator-reminded = Tudo feito. Avança
narrator-on = A seguir: { $phase }
narrator-on-round = A seguir: { $round }
narrator-on-end = Para o fim
narrator-drawn = O que saiu?
narrator-drawn-copies = { $count ->
    [0] não resta nenhuma
    [one] resta 1
   *[other] restam { $count }
}
narrator-drawn-again = Tira outra
narrator-in-force = Ainda em vigor: { $name }
narrator-eyes-shut = Olhos fechados: { $title }
narrator-tallies = Pontos e contagens
narrator-more = Mais um: { $name }
narrator-less = Menos um: { $name }
narrator-may-be-over = Talvez tenha acabado
narrator-finish = Acaba a partida

narrator-call-say = Di-lo por mim
narrator-talk = { $seconds ->
    [one] 1 segundo para falar
   *[other] { $seconds } segundos para falar
}
narrator-talk-start = Inicia o tempo de conversa
narrator-talk-stop = Faz parar o relógio
narrator-talk-left = Tempo para falar
narrator-talk-over = Acabou o tempo. Mãos no ar.
narrator-to-count = Mãos no ar: conta-as
narrator-enter = Conta as mãos
narrator-verdict = O que se segue
narrator-lower = Volta à mesa
narrator-lower-early = Cancela

narrator-ended = A noite de jogo acabou
narrator-ended-last = { $round }: foi a última.
narrator-ended-turn = Virem todas as cartas e vejam.
narrator-play-on = Ainda não acabou. Continua a jogar
narrator-anew = Começa de novo
narrator-anew-sure = Toca outra vez para começar do início. Não se pode desfazer.

narrator-rules = Regras
narrator-rules-search = O que procuras?
narrator-rules-none = Não há nada. Tenta com menos palavras, ou com outras.
narrator-rules-found = { $count ->
    [one] Uma regra
   *[other] { $count } regras
}

narrator-menu = Menu
narrator-aloud = O narrador fala
narrator-voice-missing = Este telemóvel não tem voz para esta língua ({ $language }). Podes ler tu as linhas, ou juntar uma voz nas definições.
narrator-kept = Guardado neste dispositivo. Funciona sem rede.
narrator-coming = A guardar neste dispositivo…
narrator-open = Não feches esta página: este navegador não a pode guardar. Enquanto estiver aberta, continua sem rede.
narrator-fleeting = Este navegador não guarda nada. Se recarregares a página, a noite de jogo recomeça.
narrator-language-missing = Esta língua ainda não está no telemóvel. É precisa rede, uma só vez.
narrator-unofficial = Não oficial. Não foi feito nem aprovado por quem criou ou publicou o jogo da vossa caixa.
