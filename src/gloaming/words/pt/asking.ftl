# The question panel: who the table waits for, the rule for a question, holding to look.

panel-waiting = À espera de { $people }.
panel-waiting-others = À espera das outras pessoas.
panel-sealed = Selado.
panel-sent = A enviar…
panel-clock = restam { $time }
panel-label = A pergunta
again-to-be-sure = Toca outra vez: { $act }
choose-first = Escolhe primeiro
choose-unseen = Faz o que escolhi
why = Porquê?
why-exact = A regra exata
why-loading = A consultar…
why-missing = Não foi possível carregar a regra { $number }. Tenta outra vez quando voltares a ter ligação.
why-close = Fecha
hold-to-look = Mantém premido para ver
hold-let-go = Larga para tapar outra vez
hold-slide = Desliza até uma carta e larga
hold-chosen = Escolhida, e tapada outra vez
hold-keyboard = Mantém premida a barra de espaço para ver; escolhe com as setas.
mark-question = Uma pergunta para ti
meet-you = Tu
act-back = Outra coisa
waiting-for = { $seatsIs ->
    [none] Um momento.
    [you] À tua espera.
   *[other] À espera de { $seatsAcc }.
}
answer-sealed = Selado. { $count ->
    [0] Um momento.
    [one] Falta uma pessoa.
   *[other] Faltam { $count } pessoas.
}
vote-you = tu
scene-skip = Passa à frente
