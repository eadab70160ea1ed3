# The question panel: who the table waits for, the rule for a question, holding to look.

panel-waiting = In attesa di { $people }.
panel-waiting-others = In attesa degli altri.
panel-sealed = Sigillata.
panel-sent = Invio in corso…
panel-clock = ancora { $time }
panel-label = La domanda
again-to-be-sure = Tocca di nuovo: { $act }
choose-first = Prima scegli
choose-unseen = Fai ciò che ho scelto
why = Perché?
why-exact = La regola esatta
why-loading = Ricerca in corso…
why-missing = La regola { $number } non si carica. Riprova quando torna la connessione.
why-close = Chiudi
hold-to-look = Tieni premuto per guardare
hold-let-go = Lascia per coprire di nuovo
hold-slide = Scorri fino a una carta, poi lascia
hold-chosen = Scelta, e di nuovo coperta
hold-keyboard = Tieni premuta la barra spaziatrice per guardare; scegli con le frecce.
mark-question = Una domanda per te
meet-you = Tu
act-back = Qualcos’altro
waiting-for = { $seatsIs ->
    [none] Un momento.
    [you] Tocca a te.
   *[other] In attesa di { $seatsAcc }.
}
answer-sealed = Sigillata. { $count ->
    [0] Un momento.
    [one] Manca ancora una risposta.
   *[other] Mancano ancora { $count } risposte.
}
vote-you = tu
scene-skip = Salta
