# Played over days, and the list of one’s tables.

clocks-manner = Come giocate
clocks-evening = in una serata
clocks-days = in più giorni
clocks-days-detail = Ognuno risponde quando ha tempo. Quando il tempo scade, il tavolo dà al suo posto la risposta più sicura. Passata la metà, chi ospita o altre due persone possono far giocare un bot.
days-each = Tempo per ogni risposta
days-count = { $days ->
    [0] senza limite
    [1] un giorno
    [7] una settimana
   *[other] { $days } giorni
}
facts-days = { $days ->
    [0] In più giorni, senza limiti di tempo
    [1] In più giorni: un giorno per ogni risposta
    [7] In più giorni: una settimana per ogni risposta
   *[other] In più giorni: { $days } giorni per ogni risposta
}
panel-clock-days = { $days ->
    [one] ancora { $days } giorno
   *[other] ancora { $days } giorni
}
panel-clock-hours = { $hours ->
    [one] ancora { $hours } ora
   *[other] ancora { $hours } ore
}
presence-lost-days = { $name } non c’è.

## I tuoi tavoli

my-tables = I tuoi tavoli
my-tables-lobby = deve ancora cominciare
my-tables-playing = in corso
my-tables-waits = aspetta { $names }
my-tables-over = finita. Rivedi la partita
my-tables-aborted = interrotta
my-tables-unknown = ora non raggiungibile
my-tables-remove = Togli { $code } da questo elenco
