# Why something is refused. Each says what to do. `$sentence` is what the server itself said, in English.

## At play

refusal-stale = È già stato deciso un momento fa. Guarda la domanda di adesso.
refusal-not-asked = Non tocca a te rispondere.
refusal-not-offered = Adesso non si può. Scegli un’altra risposta.
refusal-not-begun = La partita non è iniziata. Aspetta chi ospita.
refusal-ended-early = Chi ospita ha chiuso la partita in anticipo. Non c’è più nulla a cui rispondere.
refusal-over-already = La partita è già finita.
refusal-still-on = La partita è ancora in corso. La registrazione si apre quando finisce.
refusal-no-suspicions = In questo gioco i bot non hanno imparato chi sospettare. Rivedi la partita.
refusal-no-talk = Adesso nessuno può parlare. Aspetta che il gioco lo permetta.
refusal-unknown-clock = Questo gioco non ha un limite di tempo “{ $clock }”. Scegli tra: { $clocks }.
refusal-not-in-game = Parla di qualcosa che in questa partita non c’è. Scegli di nuovo.
refusal-covered-already = A quel posto gioca già un bot.
refusal-is-here = { $name } è qui. Un bot può giocare quando non c’è, o quando tutti aspettano da troppo.
refusal-not-your-chair = Solo { $name } può riprendersi quel posto.
refusal-watching = Stai guardando. Può farlo solo chi gioca.
refusal-unknown-eyes = Nessuno ha visto la partita così. Scegli tutti, chi guarda, o uno dei posti.

## At the table

refusal-host-only = Può farlo solo chi ospita: { $name }.
refusal-being-dealt = Si stanno distribuendo le carte. Aspetta un momento.
refusal-no-pledge = Adesso non serve una tua promessa. Aspetta l’inizio della partita.
refusal-no-share = Adesso non serve una tua quota. Aspetta l’inizio della partita.
refusal-wrong-share = Non è la quota che avevi promesso. Aspetta l’inizio della partita.
refusal-bad-signature = Non è la firma del tuo posto. Ricarica la pagina.
refusal-has-begun = La partita è iniziata. Non si può più cambiare.
refusal-free-chairs = { $free ->
    [one] Uno dei { $count } posti è libero.
   *[other] { $free } posti su { $count } sono liberi.
} Invita qualcuno o fai sedere dei bot.
refusal-not-ready = Manca ancora l’ok di { $names }.
refusal-chair-taken = Lì c’è { $name }. Scegli un posto libero.
refusal-empty-chair = A quel posto non c’è nessuno. Scegline un altro.
refusal-no-such-chair = Quel posto non esiste. Prima aumenta il numero dei posti.
refusal-chairs-in-use = { $people ->
    [one] C’è una persona
   *[other] Ci sono { $people } persone
} al tavolo, e non tutte nei primi { $players } posti. Prima chiedi di stringersi.
refusal-too-late = La partita è iniziata. Guarda questa, o chiedine un’altra a chi ospita.
refusal-all-taken = Tutti i posti sono occupati. Chiedi a chi ospita di aggiungerne uno.
refusal-unknown-table = Non c’è un tavolo con questo codice. Controlla i sei caratteri.
refusal-unknown-seat = Questo posto non esiste più. Siediti di nuovo al tavolo.
refusal-seat-closed = Qui questo posto non è più aperto. Riapri il tavolo.
refusal-used-ticket = Questo link è già stato usato, o è scaduto. Creane uno nuovo sull’altro dispositivo.

## What can be played

refusal-player-count = Questo gioco va da { $least } a { $most } posti. Scegli un numero tra questi.
refusal-automa-count = L’Automa c’è sempre in 4, e può esserci in 6. Negli altri casi toglilo.
refusal-first-player = Il posto { $seat } non esiste. Comincia uno dei posti da 0 a { $last }.
refusal-roles-unknown = Non c’è un ruolo speciale “{ $role }”. Scegline un altro.
refusal-roles-twice = Ogni ruolo speciale si usa una volta sola. Togli il doppione.
refusal-roles-seer = Il Veggente non si usa in 7, né con l’Automa e un solo cultista. Toglilo.
refusal-roles-forbidden = In { $expansion } il ruolo “{ $role }” non si usa. Toglilo, o scegli un’altra mappa.
refusal-roles-blind-alone = Il Cultista cieco ha bisogno di un altro cultista. Giocate in 7 o 8, o toglietelo.
refusal-roles-hunter-seats = Il Cacciatore maledetto vuole 7 o 8 posti e nessun Automa. Cambia i posti, o togli il ruolo.
refusal-roles-hunter-seer = Il Cacciatore maledetto prende il posto del Veggente. Togli uno dei due.
refusal-roles-too-many = I ruoli speciali sono { $count } e gli investigatori { $places }. Scegline di meno.
refusal-roles-of-level = { $level ->
    [first] Una prima partita
   *[experienced] Il livello “Con esperienza”
} sceglie da sé i ruoli. Per deciderli tu, scegli un altro livello.
refusal-roles-unbalanced = Questi ruoli valgono { $investigators } per gli investigatori e { $cultists } per i cultisti. { $lead ->
    [-1] Con questi posti il totale degli investigatori dev’essere più alto di uno,
    [one] Con questi posti il totale dei cultisti dev’essere più alto di uno,
   *[other] Con questi posti il totale dei cultisti dev’essere più alto di { $lead },
} e nessuno dei due può superare { $most }. Cambia i ruoli, o scegli “Come volete”.
refusal-professions-cultists = Le professioni vogliono due cultisti. Giocate in 7 o 8, o in 6 con l’Automa.
refusal-professions-level = Le professioni si ottengono cacciando gli incappucciati, e una prima partita non ne ha. Scegli un altro livello.
refusal-mine-upfront = Nella Miniera non si sceglie in anticipo un intero percorso. Giocate una porta alla volta.
refusal-board-seats = La mappa “{ $board }” è fatta per { $made_for } posti, e questo tavolo ne ha { $seats }. Scegline un’altra.
refusal-bad-board = Questa mappa non si può usare. L’errore, in inglese: { $sentence }
refusal-bad-options = Queste impostazioni non vanno. Il server dice, in inglese: { $sentence }
refusal-not-listed = { $name } non può essere “{ $value }”. Scegli tra: { $values }.
refusal-not-a-switch = { $name } è true o false, non “{ $value }”.
refusal-not-a-row = { $name } è una fila di numeri, come { $usual }.
refusal-not-a-seat = { $name } è il numero di un posto, contando da 0.
refusal-not-a-number = { $name } vuole un numero intero.
refusal-no-such-rule = Non c’è una regola della casa “{ $name }”. gloaming play { $game } --options le elenca tutte.
refusal-no-value = Una regola della casa si scrive NOME=VALORE, e “{ $setting }” non è scritta così.
refusal-given-twice = { $name } compare due volte. Scegli un solo valore.
refusal-unknown-bot = Non c’è un bot di nome “{ $bot }”. Scegli tra: { $bots }.
refusal-no-styles = Per questi bot lo stile non fa differenza. Non indicarlo.
refusal-unknown-style = Non c’è uno stile “{ $style }”. Scegli tra: { $styles }.
refusal-unknown-game = Non c’è un gioco di nome “{ $game }”. Scegli tra: { $games }.

## The server itself

refusal-too-fast = Troppo in fretta. Aspetta un momento.
refusal-not-understood = Qualcosa è andato storto. Ricarica la pagina.
refusal-hello-first = La connessione non è partita come doveva. Ricarica la pagina.
refusal-too-many-tables = Da qui si sono appena aperti troppi tavoli. Aspetta un momento e riprova.
refusal-too-many-open = Da qui sono aperti troppi tavoli. Chiudi una partita a cui nessuno gioca più.
refusal-too-many-guesses = Da qui sono arrivati troppi codici sbagliati. Aspetta qualche minuto e riprova.
refusal-too-many-searchers = Stanno già pensando abbastanza bot di questo tipo. Scegline uno più semplice.
refusal-too-many-replays = Molte partite si stanno preparando per essere riviste. Aspetta un momento e riprova.
refusal-not-saved = Non si è potuto salvare. Riprova, o avvisa chi gestisce questo server.
refusal-moving = Il tavolo si sta spostando su un’altra macchina. Riprova tra un momento.
refusal-damaged-table = Questo tavolo non si apre: il suo registro è danneggiato. Avvisa chi gestisce questo server.
refusal-other-rules = Questa partita è cominciata con la versione { $rules } delle regole di { $title }, e questa è la versione { $version }. Non può continuare. Iniziatene un’altra.
refusal-unknown-address = A questo indirizzo non c’è nulla. Ricarica la pagina.
refusal-unknown-rule = Non c’è una regola con quel numero. I numeri sono come AC-VOTE-07.
refusal-bad-record = Questa registrazione è danneggiata, o non è di Gloaming. Il server dice, in inglese: { $sentence }

## Options of Invasion

refusal-unknown-city = Qui non c’è una città “{ $city }”. Scegli tra: { $cities }.
refusal-first-architect = Il posto { $seat } non esiste. Il primo architetto siede in uno dei posti da 0 a { $last }.
refusal-ships-to-lose = Le navi madri sono { $most }. Gli alieni possono vincere con un numero da 1 a { $most }.
refusal-scientists-to-save = Gli scienziati sono { $most }. Gli umani possono vincere con un numero da 1 a { $most }.
refusal-token-limit = La riserva di segnalini Alieno non può essere negativa. Scegli un altro limite, o nessuno.
refusal-pressure-track = Un tracciato della pressione sale da sinistra a destra, senza valori sotto lo 0. Scrivine un altro.
refusal-pressure-start = Il tracciato della pressione ha { $positions } caselle. Parti da una di queste.

## Records

refusal-record-not-ours = { $file } non è la registrazione di una partita di Gloaming. Scegli un file scritto da Gloaming.
refusal-record-half-line = { $file } si interrompe a metà della riga { $line }. Usa una copia completa.
refusal-record-format = { $file } è nel formato { $format }, e questa versione legge il formato { $reads }. Aggiorna Gloaming.
refusal-record-short-seed = { $file } ha un seme di { $bits } bit, troppo corto per una registrazione vera. È stato modificato.
refusal-record-goes-on = { $file } prosegue dopo la fine, alla riga { $line }. Usa una copia intatta.
refusal-record-damaged = { $file } è danneggiato alla riga { $line }. Usa una copia intatta.
refusal-record-other-end = { $file } riporta una fine diversa da quella della partita che contiene. Usa una copia intatta.
refusal-record-other-game = { $file } è la registrazione di una partita di { $game }, non di { $title }. Scegli un altro file.
refusal-record-other-rules = { $file } è stato giocato con la versione { $rules } delle regole di { $title }, e questa è la versione { $version }. Rivedilo con il Gloaming che l’ha scritto.
refusal-record-no-table = { $file } descrive un tavolo che non può esistere. In inglese: { $fault }.
refusal-record-promise = { $file } non mantiene la promessa: il seme, i nomi o le altre condizioni non sono quelli sigillati.
refusal-record-deal = { $file } ha un seme diverso da quello che danno le sue quote. La registrazione è stata modificata.
refusal-record-no-checksum = A { $file } manca l’ultima riga. Usa una copia completa.
refusal-record-checksum = { $file } non corrisponde alla propria somma di controllo. Usa una copia intatta.
refusal-record-sentence = { $file }, frase { $number }: il posto { $seat } non può aver detto questo. La registrazione è stata modificata.
refusal-record-talk = { $file }, frase { $number }: questa, o una precedente, è stata modificata, spostata o tolta.
refusal-record-talk-end = { $file } finisce con parole diverse da quelle che contiene: le ultime frasi sono state modificate o tolte.
refusal-record-first-line = { $file } ha una prima riga che Gloaming scriverebbe in altro modo. Usa una copia intatta.
refusal-record-answer = { $file }, risposta { $number }: il posto { $seat } non poteva rispondere { $said }. La registrazione è stata modificata.
refusal-record-state = { $file }, risposta { $number }: la situazione dopo { $said } del posto { $seat } non è quella registrata. La registrazione è stata modificata.
refusal-record-code = { $file }, risposta { $number }: Gloaming non scriverebbe così { $said } del posto { $seat }. La registrazione è stata modificata.

## On the page where scripts are off

page-needs-script = Gloaming ha bisogno di JavaScript in questo browser. Lo stesso gioco gira in un terminale: gloaming play
