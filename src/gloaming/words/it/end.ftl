# The end.

end-table = Tavolo { $code }
end-aborted-title = La partita è stata interrotta.
end-chart-title = Che cosa è successo davvero
end-proof-title = Nessun trucco
end-proof-detail = Prima che fosse data la prima carta, il tavolo ha pubblicato un sigillo sui suoi dadi. Qui sotto sta il seme che custodiva. Salva la registrazione, e Gloaming verificherà il sigillo, il seme e ogni mossa:
end-proof-seal = Il sigillo, pubblicato all’inizio
end-proof-seed = Il seme, rivelato alla fine
end-proof-verify = Per verificare
end-proof-file = REGISTRAZIONE
end-save = Salva la registrazione
end-replay = Rivedi la partita
end-again = Stesso tavolo, altra partita
end-join = Raggiungi { $name } al nuovo tavolo
end-again-trouble = Il nuovo tavolo non si apre. Riprova tra un momento.
end-proof-title-broken = Qualcosa non torna
end-proof-holds = Verificato su questo dispositivo: la distribuzione era sotto sigillo prima della prima carta, la tua quota c’è, e le tue risposte sono come le hai date.
end-proof-holds-unshared = Verificato su questo dispositivo: il sigillo è quello mostrato all’inizio. Questo dispositivo non ha portato una quota del seme.
end-proof-nothing = Questo dispositivo non ha nulla con cui verificare: all’inizio della partita non occupava un posto con una chiave.
end-proof-broken = { $fault ->
    [terms] Le condizioni di questa partita non sono quelle accettate da questo dispositivo.
    [seal] Il sigillo non è quello mostrato a questo dispositivo, o il seme non gli corrisponde.
    [seed] Il seme non è fatto delle quote promesse.
    [share] La quota di questo dispositivo non è nel seme.
   *[answers] Le tue risposte firmate non sono tutte nella registrazione, o al loro posto ce ne sono altre.
} Non fidarti di questo risultato. Salva la registrazione e chiedi a chi gestisce questo server.
end-proof-attempts = La distribuzione è cominciata { $attempts } volte, perché qualcuno ha promesso una quota e poi l’ha trattenuta.
end-proof-seat = { $name }: { $signed ->
    [0] nessuna firma
   *[other] risposte firmate: { $signed } su { $answers }
}{ $witnessed ->
    [yes] , e la fine attestata
   *[no] {""}
}.
end-proof-nobody = Nessuno ha firmato le risposte.
end-proof-how = Come un tavolo dimostra che le carte sono oneste
fair-title = Come un tavolo dimostra che le carte sono oneste
fair-pledge = Prima che sia data la prima carta, il server e ogni dispositivo con una chiave mettono sotto chiave una quota casuale, e ne mostrano a tutti un’impronta.
fair-seed = Solo quando tutte le impronte sono sul tavolo si rivelano le quote, e insieme decidono ogni mescolata: nessuno può scegliersi le carte.
fair-pin = Il tuo dispositivo annota le impronte, i nomi, le opzioni e il sigillo prima di rivelare la sua quota.
fair-sign = Ogni tua risposta è firmata con una chiave che non lascia mai il tuo dispositivo, e così l’elenco di tutte le risposte alla fine.
fair-check = A partita finita il tuo dispositivo verifica ogni cosa, e chiunque può verificarla di nuovo dalla registrazione salvata.
fair-limits = I bot e i dispositivi senza una connessione sicura non portano quote e non firmano nulla, e la registrazione lo dice. Anche chi avesse tutte le quote tranne la tua non potrebbe scegliersi le carte. Se una quota viene trattenuta, si distribuisce da capo, e il numero dei tentativi è indicato.
fair-back = Indietro
