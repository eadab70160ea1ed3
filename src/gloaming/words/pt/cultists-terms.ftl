# Names of things on the table.

## Cards. `.one` is one such card in a sentence.

card-alive = Vivo
    .one = uma carta Vivo
    .does = Quem a recebe continua como antes.
card-dead = Assassinado
    .one = uma carta Assassinado
    .does = Quem a recebe já não vive, e não sabe.
card-success = Sucesso
    .one = uma carta Sucesso
    .does = Numa sala: um livro vai para a estante.
card-failure = Fracasso
    .one = uma carta Fracasso
    .does = Numa sala: nada acontece. Nas passagens inseguras: aparece um encapuzado.
card-sabotage = Sabotagem
    .one = uma carta Sabotagem
    .does = Numa sala: um livro volta para trás. Nas passagens inseguras: ergue-se o Homem-Peixe.
card-veiled = Carta
    .one = uma carta
    .does = Face para baixo.
cards-of = { $count } × { $face }
cards-none = nenhuma carta
points-of = { $points } de { $target } pontos
doors-count = { $count ->
    [one] 1 porta
   *[other] { $count } portas
}

role = Papel
knife = Faca
portal = Portal
fishman = Homem-Peixe
ghost = Fantasma
bag = Saco
power = Energia
power-on = Luz
power-off = Escuro
hour-of = Hora { $round } de 10

## Phases

phase-night = Noite
    .does = De olhos fechados. Distribuem-se papéis, percursos e cartas.
phase-movement = Movimento
    .does = À vez, cada pessoa segue para outro local.
phase-event = Evento
    .does = O relógio bate e tira-se uma ficha.
phase-action = Ações
    .does = À vez, cada pessoa faz uma ação ou passa.
phase-cleanup = Fim da hora
    .does = Afirmações e prazos; depois a faca passa para a esquerda.
phase-over = O fim
    .does = Tudo se revela.

## What the table lets through just now

talk-free = Falem à vontade
talk-mute-all = Sem ligação: ninguém fala até à próxima ficha
talk-mute-voice-only = Sem ligação: escrever sim, falar não
talk-emotes-allowed = Sem ligação: só gestos, nenhuma palavra
hand = Mão
vote = Votação
hour = Hora { $round }
