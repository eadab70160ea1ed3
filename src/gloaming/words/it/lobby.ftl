# The lobby: windows, facts, clocks, seats.

lobby-title = Tavolo { $code }: atrio
lobby-code = Codice del tavolo
lobby-say-it = Leggilo ad alta voce, o fallo inquadrare.
lobby-copy-link = Condividi il link
lobby-share-text = Vieni al tavolo { $code }.
lobby-picture = Codice QR di questo tavolo
lobby-windows = Posti. Una finestra accesa è un posto occupato
lobby-you = Tu
lobby-free = libero
lobby-host = ospita
lobby-ready = a posto
lobby-not-ready = ancora un momento
lobby-away = assente
lobby-window-free = Il posto { $number } è libero. Invita qualcuno, o fai sedere un bot
lobby-window-bot = { $name }, un bot
lobby-window-you = { $name } (tu)
lobby-lit = Finestre accese: { $lit } su { $count }
lobby-all-lit = Tutte e { $count } le finestre accese. Si parte.
lobby-aborted = Questo tavolo è stato chiuso prima dell’inizio della partita.
lobby-waiting-for = { $count ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $count } persone
}
lobby-waiting-ready = { $count ->
    [one] Manca l’ok di una persona
   *[other] Manca l’ok di { $count } persone
}
lobby-cannot-begin = Con queste impostazioni non si parte
lobby-fill = Completa con i bot
begin-cultists = Che la notte inizi
begin-invasion = Fai uscire gli agenti
lobby-be-ready = Per me si parte
lobby-am-ready = A posto. Si aspetta chi ospita
lobby-my-seat = Il mio posto
lobby-watching = Stai guardando. La partita inizia quando lo decide chi ospita.
facts-by-the-book = Nessuna regola della casa
facts-house-rules = { $count ->
    [one] Una regola della casa
   *[other] { $count } regole della casa
}
facts-no-clock = Nessun limite di tempo
facts-clocks = Tempo per rispondere: { $clocks }
facts-clock = { $seconds ->
    [0] { $clock }: senza limite
   *[other] { $clock }: { $seconds } s
}
facts-change = cambia
facts-look = vedi
facts-change-what = Cambia: { $what }
facts-look-at-what = Vedi: { $what }
clocks-sheet = Limiti di tempo e spettatori
clocks-title = Tempo per rispondere
clocks-detail = Quando il tempo scade, il tavolo dà per te la risposta più sicura. Agli altri non rivela nulla.
clock-turn = Muoversi e agire
clock-encounter = Dare una carta
clock-vote = Votare
clock-window = Dichiararsi prima di un turno
clock-none = senza limite
clock-seconds = { $seconds } secondi
clocks-programs = Tempo per i programmi
clocks-programs-detail = Anche per un programma che esaurisce il tempo vale la risposta più sicura.
bank-question = Per ogni domanda
bank-game = In più, per tutta la partita
bank-minutes = { $minutes ->
    [0] nessun tempo extra
    [one] un minuto
   *[other] { $minutes } minuti
}
clocks-also = E inoltre
pace = I bot rispondono
pace-natural = con calma, come una persona
pace-quick = all’istante
spectators = Altri possono guardare
seat-mine = Il tuo posto
seat-free = Un posto libero
seat-save = Sono io
seat-carry = Portalo su un altro dispositivo
seat-leave = Lascia il tavolo
seat-is-here = { $name } è qui, ma chiede ancora un momento.
seat-is-ready = { $name } è a posto.
seat-is-program = { $name } non è una persona, ma un programma portato da qualcuno.
seat-is-away = { $name } non è qui in questo momento. Il posto è al sicuro.
seat-remove = Chiedi a { $name } di andarsene
seat-free-host = Invita qualcuno, o dai questo posto a un bot.
seat-free-guest = Invita qualcuno: leggi il codice ad alta voce, o fallo inquadrare.
seat-played-by = Qui gioca { $kind }.
seat-empty = Libera questo posto
seat-bots = Dai questo posto a un bot
bot-careful = Bot prudente
    .a = un bot prudente
    .what = Gioca con giudizio in base a ciò che sa, ed evita i grossi errori.
bot-sleuth = Segugio
    .a = un segugio
    .what = Prende appunti su tutti, ascolta il tavolo e dice che cosa ne pensa.
bot-learner = Apprendista
    .a = un apprendista
    .what = Un segugio che, in milioni di partite contro i suoi simili, ha scoperto dove conviene giocare diversamente.
bot-searcher = Stratega
    .a = uno stratega
    .what = Un segugio che, prima di rispondere, immagina e gioca fino in fondo ciò che potrebbe essere nascosto. Si prende il suo tempo.
bot-random = Bot a caso
    .a = un bot a caso
    .what = Fa qualsiasi cosa le regole permettano, senza pensarci.

## Which game

games = Giochi
game-cultists = Cultists
    .short = Un’università, dieci ore
    .what = Un’università di notte. Avete dieci ore per raccogliere libri, incontrarvi al buio e capire chi distribuisce le carte Morto.
game-invasion = Invasion
    .short = Una città dove nessuno è al sicuro
    .what = Una città sotto le navi madri. Sei agenti riportano a casa gli scienziati, mentre uno dopo l’altro potreste cambiare parte.
which-sheet = Quale gioco?
which-detail = Tutti conservano il loro posto. Le impostazioni di un gioco non passano all’altro.
game-sheet = Il gioco
game-players = In quanti giocate?
rules-sheet = Regole della casa
rules-intro = Dove il regolamento lascia aperta una domanda, il vostro tavolo la intende così. Una stella segna ciò che se ne allontana.
lobby-dealing = Si distribuiscono le carte…

## The big screen
screen-title = Tavolo { $code }: grande schermo
screen-join = Inquadrate il codice con il telefono, oppure aprite l’indirizzo e scrivete i sei caratteri.
screen-begin = Per tutti si parte. { $name } può cominciare.
story-begin = Racconta la storia sul grande schermo
story-stop = Ferma la storia
