# Sound and touch, the end of a game to look at and to share, and the porter's book.

sounds-more = Suoni e vibrazione
sounds-title = Suoni e vibrazione
sounds-lead = Tutto ciò che qui si sente o si avverte sta anche scritto sul tavolo.
sounds-volume = Volume
sounds-calls = Chiamami quando tocca a me, anche da un’altra scheda
sounds-touch = Il telefono vibra quando rispondi, a una morte, a una votazione e alla fine
    .unable = Questo dispositivo non sembra poter vibrare.
sounds-legend = Che cosa senti
cue-move = Un ticchettio leggero
    .means = Tocca a te
cue-sealed = Un sigillo
    .means = La tua risposta è arrivata
cue-steps = Passi
    .means = Qualcuno si muove
cue-flip = Una carta
    .means = Una carta passa di mano o viene girata
cue-page = Una pagina
    .means = Una novità: un segnalino, un oggetto, un evento
cue-shelf = Un libro nella libreria
    .means = Un libro o uno scienziato è al sicuro
cue-ballot = Un colpetto sul legno
    .means = Si contano i voti
cue-lights = Un interruttore
    .means = La luce si spegne o si accende, o un settore è libero
cue-bell = La campana della notte
    .means = Inizia un’ora o un round
cue-ship = Un rombo profondo
    .means = È arrivata una nave madre
cue-verdict = Un accordo
    .means = Una votazione o un salvataggio è deciso
cue-death = Una nota cupa
    .means = Qualcuno non vive più, o ha cambiato parte
cue-won = Note che salgono
    .means = La tua parte ha vinto
cue-lost = Note che scendono
    .means = La tua parte ha perso

cast = Chi era chi
unmasking = Si girano le carte
unmasking-all = Girale tutte
unmasking-on = Guarda com’è andata

result-share = Condividi il risultato
result-shape = Immagine
    .wide = Larga
    .tall = Alta
result-named = Con i nomi
result-hand-on = Condividi
result-save = Salva l’immagine
result-copy = Copia come testo
result-saved = Salvato.
result-private = L’immagine nasce qui, nel tuo browser. Nessuno la riceve se non la condividi.
result-unofficial = Gloaming, un gioco non ufficiale di ruoli nascosti. Non è opera degli editori dei giochi da tavolo, né ha la loro approvazione.
result-head = { $game }. { $mark }.
result-was = { $name }: { $note }

book = Il libro del portiere
book-lead = Il portiere si ricorda di te.
book-sum = { $games ->
    [0] Ancora nessuna partita. Portane una alla fine, e sarà scritta qui.
    [one] Una partita, { $won ->
        [0] persa
       *[other] vinta
    }.
   *[other] { $games } partite, { $won ->
        [0] nessuna vinta finora
        [one] una vinta
       *[other] { $won } vinte
    }.
}
book-fleeting = Questo browser non conserva nulla a lungo. Il libro resta finché non chiudi questa scheda; prima, salvalo.
book-sides = Parti
book-played = Giocate
book-won = Vinte
book-titles = Titoli
book-rivals = Rivali
book-bot = un bot
book-rival = { $beatYou ->
    [0] Nessuna vittoria contro di te
    [one] Una vittoria contro di te
   *[other] { $beatYou } vittorie contro di te
}, { $beaten ->
    [0] nessuna sconfitta
    [one] una sconfitta
   *[other] { $beaten } sconfitte
}.{ $caught ->
    [0] {""}
    [one] {" "}Una volta hai scoperto il suo gioco.
   *[other] {" "}{ $caught } volte hai scoperto il suo gioco.
}
book-save = Salva il libro
book-saved = Salvato. Conserva il file: porta il libro in un altro browser.
book-load = Porta un libro
book-loaded = { $count ->
    [0] Non c’è nulla di nuovo.
    [one] Aggiunta una partita.
   *[other] Aggiunte { $count } partite.
}
book-unreadable = Non è un libro del portiere, o l’ha scritto un Gloaming più recente. Nulla è cambiato.
book-forget = Dimentica tutto
book-forget-sure = Tocca di nuovo per dimenticare. Non si torna indietro.
book-forgotten = Dimenticato.
side-cultists = I cultisti
side-investigators = Gli investigatori
side-hunter = Il Cacciatore maledetto
side-aliens = Gli alieni
side-humans = Gli umani

title-new = Nuovo titolo: { $title }.
title-newcomer = Il volto nuovo
    .for = Una prima partita, giocata fino in fondo.
title-regular = Gente di casa
    .for = Dieci partite giocate fino in fondo.
title-both-sides = I due lati della porta
    .for = Una vittoria per ciascuna parte.
title-streak = Tre lumi in fila
    .for = Tre partite vinte una dopo l’altra.
title-rematch = Un conto in sospeso
    .for = Una rivincita su chi aveva vinto l’ultima volta.
title-sharp-eye = Buon fiuto
    .for = Ha aiutato a smascherarne uno.
title-cold-hands = Mani fredde
    .for = Tre carte Morto date a tre persone in una notte.
title-above-suspicion = Al di sopra di ogni sospetto
    .for = Una vittoria con i cultisti, e mai un voto contro.
title-seen-worse = Ha visto di peggio
    .for = Due morti scoperte in una notte.
title-shown-out = Alla porta per errore
    .for = Via per votazione o sotto accusa, e senza colpa.
title-house-ghost = Il fantasma di casa
    .for = Una vittoria dopo aver lasciato i vivi.
title-late-professor = Laurea alla memoria
    .for = Senza vita entro la seconda ora, eppure ha vinto.
title-librarian = Turno di notte in Biblioteca
    .for = Una vittoria con abbastanza libri nella libreria.
title-still-warm = Mani ancora calde
    .for = Tre persone sono morte, e tu no.
title-back-roads = Conosce le scorciatoie
    .for = Due salvataggi puliti in una sera.
title-in-the-works = Sabbia negli ingranaggi
    .for = Due salvataggi sabotati in una sera.
title-only-human = Natura umana
    .for = Con gli umani fino in fondo, fra due alieni o più, e ha vinto.
title-change-of-heart = Un ripensamento
    .for = Con gli alieni all’ultimo momento, e ha vinto.
