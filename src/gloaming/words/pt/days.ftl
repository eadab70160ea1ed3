# Played over days, and the list of one’s tables.

clocks-manner = Como jogam
clocks-evening = numa noite
clocks-days = ao longo de dias
clocks-days-detail = Cada pessoa responde quando tem tempo. Quando o prazo acaba, a mesa dá por ela a resposta mais segura. Passada metade, quem abriu a mesa ou outras duas pessoas podem deixar jogar um bot.
days-each = Tempo para cada resposta
days-count = { $days ->
    [0] sem limite
    [1] um dia
    [7] uma semana
   *[other] { $days } dias
}
facts-days = { $days ->
    [0] Ao longo de dias, sem limite de tempo
    [1] Ao longo de dias: um dia para cada resposta
    [7] Ao longo de dias: uma semana para cada resposta
   *[other] Ao longo de dias: { $days } dias para cada resposta
}
panel-clock-days = { $days ->
    [one] falta { $days } dia
   *[other] faltam { $days } dias
}
panel-clock-hours = { $hours ->
    [one] falta { $hours } hora
   *[other] faltam { $hours } horas
}
presence-lost-days = { $name } não está.

## As tuas mesas

my-tables = As tuas mesas
my-tables-lobby = ainda não começou
my-tables-playing = em jogo
my-tables-waits = espera por { $names }
my-tables-over = acabou. Vê outra vez
my-tables-aborted = acabou antes do fim
my-tables-unknown = agora não responde
my-tables-remove = Tirar { $code } desta lista
