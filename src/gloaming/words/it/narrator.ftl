# The narrator: a page for people who play with the cardboard box. It sets up, speaks the night, and keeps hour, votes and points.

door-box = Hai la scatola? Lascia che questo telefono conduca la notte.
narrator = Il narratore
narrator-mark = Per la scatola sul vostro tavolo
narrator-which = Quale scatola c’è sul tavolo?
narrator-how = Prepara il tavolo con voi, legge la notte ad alta voce e tiene il conto di ore, voti e punti. Non conosce mai le vostre carte.
narrator-loading = Prendo la lanterna…
narrator-none = Nessuna di queste scatole ha un narratore.

narrator-room-choose = Scelta
narrator-room-prepare = Preparazione
narrator-room-night = Notte
narrator-room-end = Fine
narrator-back = Indietro
narrator-undo = Annulla

narrator-other-game = Un’altra scatola
narrator-names = I nomi, se volete
narrator-names-why = Nell’ordine del tavolo, in senso orario. Così i voti si contano per nome.
narrator-seat = Posto { $number }
narrator-lay-out = Prepara il tavolo

narrator-one = Uno alla volta
narrator-all = Tutto insieme
narrator-done = Fatti: { $done } su { $all }
narrator-tick = Fatto, avanti
narrator-before = Il precedente
narrator-heaps = Da contare
narrator-to-night = Verso la notte
narrator-to-night-early = Salta alla notte
narrator-to-round = Inizia la partita

narrator-night = La notte
narrator-night-lead = Metti il telefono al centro, alza il volume e comincia. Tutti chiudono gli occhi, anche tu.
narrator-night-read = Questo telefono non ha una voce per questa lingua ({ $language }). Leggi ogni riga ad alta voce; a misurare i silenzi pensa il telefono.
narrator-night-quiet = La voce è spenta. Leggi ogni riga ad alta voce; a misurare i silenzi pensa il telefono.
narrator-night-start = Inizia la notte
narrator-night-resume = Continua
narrator-night-hold = Pausa
narrator-night-again = Ripeti
narrator-night-skip = Riga successiva
narrator-night-leave = Lascia la notte
narrator-night-line = Riga { $line } di { $all }
narrator-night-read-now = Leggi ad alta voce
narrator-night-silence = { $seconds ->
    [one] Silenzio: 1 secondo
   *[other] Silenzio: { $seconds } secondi
}
narrator-night-held = In pausa
narrator-night-over = La notte è finita. Occhi aperti.
narrator-night-once-more = Di nuovo tutta la notte

narrator-phase-of = { $phase } di { $all }
narrator-reminders = Prima di andare avanti
narrator-reminded = Tutto fatto. Avanti
narrator-on = Poi: { $phase }
narrator-on-round = Poi: { $round }
narrator-on-end = Alla fine
narrator-drawn = Che cosa è uscito?
narrator-drawn-copies = { $count ->
    [0] non ce n’è più
    [one] ce n’è 1
   *[other] ce ne sono { $count }
}
narrator-drawn-again = Pesca ancora
narrator-in-force = Ancora in vigore: { $name }
narrator-eyes-shut = Occhi chiusi: { $title }
narrator-tallies = Punti e conteggi
narrator-more = Uno in più: { $name }
narrator-less = Uno in meno: { $name }
narrator-may-be-over = Forse è finita
narrator-finish = Chiudi la partita

narrator-call-say = Dillo per me
narrator-talk = { $seconds ->
    [one] 1 secondo per parlare
   *[other] { $seconds } secondi per parlare
}
narrator-talk-start = Fai partire il tempo per parlare
narrator-talk-stop = Ferma il tempo
narrator-talk-left = Tempo per parlare
narrator-talk-over = Tempo scaduto. Alzate le mani.
narrator-to-count = Mani alzate: contale
narrator-enter = Conta le mani
narrator-verdict = Che cosa ne segue
narrator-lower = Torna al tavolo
narrator-lower-early = Lascia perdere

narrator-ended = La serata è finita
narrator-ended-last = Avete giocato fin qui: { $round }.
narrator-ended-turn = Girate tutte le carte e guardate.
narrator-play-on = Non è finita. Continua
narrator-anew = Ricomincia
narrator-anew-sure = Tocca di nuovo per ricominciare dall’inizio. Non si può annullare.

narrator-rules = Regole
narrator-rules-search = Che cosa cerchi?
narrator-rules-none = Nessun risultato. Prova con meno parole, o con altre.
narrator-rules-found = { $count ->
    [one] Una regola
   *[other] { $count } regole
}

narrator-menu = Menu
narrator-aloud = Il narratore parla
narrator-voice-missing = Questo telefono non ha una voce per questa lingua ({ $language }). Puoi leggere tu le righe, o aggiungere una voce nelle impostazioni.
narrator-kept = Salvato su questo dispositivo. Funziona senza connessione.
narrator-coming = Salvataggio su questo dispositivo…
narrator-open = Non chiudere questa pagina: questo browser non può salvarla. Finché resta aperta, funziona senza connessione.
narrator-fleeting = Questo browser non conserva nulla. Se ricarichi la pagina, la serata ricomincia.
narrator-language-missing = Questa lingua non è ancora sul telefono. Serve la connessione, una volta sola.
narrator-unofficial = Non ufficiale. Chi ha ideato o pubblicato il gioco della vostra scatola non l’ha realizzato né approvato.
