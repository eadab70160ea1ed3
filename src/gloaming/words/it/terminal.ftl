# What only the terminal says, whatever is played.

## Below a question

prompt = { $last ->
    [one] Invio o 1
   *[other] 1-{ $last }
}, ? regola, l registro, r { $reference }{ $map ->
    [yes] , m mappa
   *[no] { "" }
}{ $talk ->
    [yes] , t parla
   *[no] { "" }
}, h aiuto, q esci >
prompt-read-on = Invio per continuare, q per tornare
prompt-go-back = Invio per tornare
talk-prompt = 1-{ $last }, Invio per tornare >
talk-first-prompt = t per dire qualcosa, Invio per andare avanti >
terminal-before-detail = Nessuno ha ancora risposto. I bot sentono quello che dici, e replicano.
answers-more = + per altre risposte
passages-more = (l: altri { $count })

## What was typed

typed-number = Scrivi un numero da 1 a { $last }.
typed-no-answer = La risposta { $number } non c’è. Scrivi un numero da 1 a { $last }.
typed-no-rule = La risposta { $number } non c’è. Per una regola scrivi ? e un numero da 1 a { $last }.
typed-doubt = { $act }. Scrivi di nuovo { $number } per farlo, o altro per lasciar stare.
typed-nonsense = Non è una delle risposte. Scrivi un numero, o h per l’aiuto.

## Pages

help-title = Come rispondere
help-number = dà quella risposta
help-enter = risponde quando c’è una sola scelta; se no, ridisegna lo schermo
help-why = la regola per questa domanda; ? 2 quella per la risposta 2
help-exact = la stessa regola parola per parola, con il suo numero
help-log = il registro: tutto ciò che sai di quanto è successo
help-talk = dire qualcosa che capiscono anche i bot
help-map = la mappa, più grande possibile
help-note = che cosa pensa chi gioca bene, quando c’è un consiglio
help-notes-off = basta consigli; un altro N li riporta
help-more = altre risposte, se non ci stanno tutte
help-help = questa pagina
help-leave = salva ed esce; gloaming play --resume riprende la partita
rule-none = Per questo non c’è una regola scritta.
rule-more = Per saperne di più: gloaming rules { $group }
log-known = Ciò che sai
log-known-hour = Ciò che sai di quest’ora
log-known-since = Dalla tua ultima domanda

## The first screen, and several people at one device

welcome-stakes = La posta in gioco
welcome-how = Scrivi il numero di una risposta e premi Invio. ? mostra la regola, m la mappa, h l’aiuto; q salva la partita ed esce.
welcome-seal = I dadi sono sigillati. Il loro sigillo: { $seal }
cover-pass = Passa il dispositivo a { $name }.
cover-look = Premi Invio quando solo { $name } può vedere lo schermo.
panel-people = Al tavolo
panel-secrets = Lo sai solo tu

## Leaving, and the end

game-kept = La tua partita è salvata in { $path }.
game-resume = Riprendila con: { $command }
the-end = La fine
proof-words = I dadi erano sigillati dall’inizio. Questo è il seme da cui sono nati.
proof-record = Registrazione
proof-seal = Sigillo
proof-seed = Seme
proof-verify = Verifica

## House rules, listed

rules-listed = Regole della casa di { $game } per --option NOME=VALORE. Il primo valore è quello abituale; il significato di un numero lo dice gloaming rules.
rule-value-number = un numero
rule-value-other-number = un altro numero
rule-value-numbers = altri numeri
rule-value-seat = il numero di un posto, da 0

## A recorded game, told again

replay-heading = { $game }, { $table }. { $eyes ->
    [all] Tutto è rivelato; ciò che ha visto un solo posto ne porta il nome tra parentesi.
    [spectator] Come l’ha vista chi guardava.
   *[seat] Come l’ha vista { $name }.
}
replay-nameless = Posto { $seat }
replay-unfinished = La registrazione finisce qui, dopo { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}. La partita non è finita.
replay-verified = Verificato: { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}, altrettante situazioni, il seme e il suo sigillo. { $ending }
replay-claim-shares = { $shares ->
    [0] Il seme l’ha estratto una sola macchina; che sia stato il caso, questa registrazione non può mostrarlo.
    [one] Il seme è fatto del segreto del server e della quota di un posto. Nessuno dei due poteva sceglierlo da solo.
   *[other] Il seme è fatto del segreto del server e delle quote di { $shares } posti. Nessuno poteva sceglierlo da solo.
}
replay-claim-attempts = La distribuzione è cominciata { $attempts } volte, perché qualcuno ha promesso una quota e poi l’ha trattenuta.
replay-claim-names = { $bound ->
    [yes] I nomi sono sotto il sigillo.
   *[no] I nomi non sono sotto il sigillo: è una registrazione più vecchia, e chiunque avrebbe potuto scriverne altri.
}
replay-claim-talk = { $sentences ->
    [one] Una frase detta al tavolo, legata al suo posto.
   *[other] { $sentences } frasi dette al tavolo, ognuna legata al suo posto e a quelle prima.
}
replay-claim-nobody = Nessuno ha firmato. La registrazione è coerente, ma chi conosce il seme avrebbe potuto scrivere altre risposte.
replay-claim-seat = { $name }: { $key ->
    [yes] risposte firmate: { $signed } su { $answers }.
   *[no] nessuna chiave, { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
    } senza firma.
}{ $unsigned ->
    [yes] {" "}Le altre vengono da un bot, da un limite di tempo o da un altro dispositivo.
   *[no] {""}
}{ $witnessed ->
    [yes] {" "}Ha attestato la fine.
   *[no] {""}
}
replay-claim-seal = { $expected ->
    [yes] Ha il sigillo atteso: { $seal }
   *[no] Il suo sigillo è { $seal }. Confrontalo con quello mostrato dal tuo browser all’inizio della partita, o indicalo con --expected.
}

## Refusals of the command line

refusal-other-game = { $switch } non è per { $game }. Toglilo, o scegli un altro gioco.
refusal-resume-first = Per riprendere una partita, metti --resume prima del file.
refusal-own-name = A ognuno serve un nome diverso, e questi sono già presi: { $taken }. Sceglietene altri.
refusal-name-empty = Un nome ha almeno una lettera. Scegline un altro.
refusal-too-few-chairs = { $people } persone non stanno in { $players } posti. Aumenta --players.
refusal-cannot-keep = Qui non si possono salvare partite ({ $fault }). Imposta GLOAMING_HOME su una cartella in cui puoi scrivere.
refusal-unknown-language = Qui non c’è una lingua “{ $language }”. Scegli tra: { $languages }.
refusal-board-unread = La mappa { $board } non si legge. Scegli tra { $boards }, o indica un altro file.
refusal-nothing-kept = Non c’è una partita interrotta da riprendere. gloaming play ne inizia una nuova.
refusal-record-over = La partita in { $file } è finita. gloaming replay la mostra.
refusal-record-lacks-game = { $file } registra il gioco “{ $game }”, che questo Gloaming non ha. Aggiorna Gloaming.
refusal-record-unread = { $file } non si legge: { $fault }. Scegli un altro file.
refusal-record-folder = { $file } è una cartella. Scegli una registrazione al suo interno.
refusal-record-signature = { $file }, risposta { $number }: questa non è la firma del posto { $seat }. La registrazione è stata modificata.
refusal-record-witness = { $file }: il posto { $seat } ha attestato altre risposte, o un altro ordine. La registrazione è stata modificata.
refusal-record-expected = { $file } ha il sigillo { $seal }, non quello atteso. È la registrazione di un’altra partita, o è stata modificata.
refusal-record-large = { $file } supera { $most } MB, troppi per una partita. Scegli un altro file.
refusal-seating-damaged = { $file } è danneggiato. Cancellalo, e il primo posto è tuo.
refusal-seating-wrong = { $file } nomina posti che non esistono. Cancellalo, e il primo posto è tuo.
refusal-nobody-there = Al posto “{ $seat }” non c’è nessuno. Scegli da 0 a { $last }, all o spectator.
refusal-record-cut = { $file } si interrompe dopo { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}: { $over ->
    [yes] la partita è finita, ma manca l’ultima riga.
   *[no] la partita non è finita.
} Fin lì tutto torna.

## A game without a stage of its own

plain-reference-key = gioco
plain-how = Scrivi il numero di una risposta e premi Invio. ? mostra la regola, r tutto ciò che sai, h l’aiuto; q salva la partita ed esce.
plain-help-reference = il gioco in poche parole, e tutto ciò che ne sai adesso
plain-help-people = Una freccia indica tutti quelli che il tavolo sta aspettando.
plain-over = La partita è finita.
plain-sides = Le parti: { $sides }.

## How games end, in tables and single lines

ending = { $team }: vittoria { $reason }, nel round { $rounds }.
ending-by = con { $reason }

## Notes

coach-line = { $line } (n: altro)
coach-both = { $line } { $more } (N: basta consigli)
coach-nothing = Qui non c’è un consiglio.
coach-turned-on = I consigli sono tornati. N li toglie.
coach-turned-off = Niente consigli. N li riporta.
rule-exact = La regola esatta è { $number }: ?? la mostra.
## A server opens

serve-open = Gloaming è aperto. Si ferma con Ctrl-C.
serve-here = Su questo computer
serve-phones = Sui telefoni
serve-anyone =
    Chiunque sia nella tua rete può entrare.
    Per aprire solo a questo computer, avvialo con --host 127.0.0.1
serve-alone =
    Solo questo computer può aprirlo.
    Per far entrare i telefoni della tua rete, avvialo con --host 0.0.0.0
serve-no-network = Questo computer non è in una rete, quindi i telefoni non lo raggiungono.
serve-odd-url = { $url } non può essere l’indirizzo pubblico. Scrivilo come https://gloaming.example, https://example.org/games/ o http://192.168.1.23:8000
serve-odd-proxy = { $address } non è l’indirizzo di un proxy. Scrivi indirizzi o reti come 10.0.0.5,10.1.0.0/16
serve-odd-time = { $time } non è una durata. Scrivi ore, giorni o settimane come 12h, 90d o 4w
serve-trust =
    I browser avvertono finché non si fidano di questo server. Una volta su ogni dispositivo, apri { $url }
    e confronta questa impronta: { $fingerprint }
serve-few-files = Questo sistema lascia a un programma { $files } file aperti, quindi al massimo { $people } connessioni. Per accoglierne di più, alza prima il limite: ulimit -n 65536, o LimitNOFILE=65536 in un servizio systemd.
serve-odd-metrics = All’indirizzo { $address } non si possono mostrare i numeri. Scrivilo come 127.0.0.1:9090
serve-no-metrics = Per i numeri manca un pacchetto. Installalo: { $command }
serve-odd-log = Non si può scrivere in { $file }. Indica un altro file per --access-log, o - per questo terminale.
serve-short-token = { $file } non contiene una chiave di almeno { $least } caratteri. Scrivine una nuova: openssl rand -hex 32
serve-one-tls = Scegli: --tls auto, oppure --tls-cert con --tls-key.

## Come un dispositivo arriva a fidarsi di un server con un certificato suo; lo dice il server.

certificate-title = Fidati di questo server
certificate-why = La via per questo server è cifrata, ma nessuna autorità pubblica ne risponde, perché si trova nella tua rete. Installa una volta il suo certificato e il browser non avvertirà più. Allora i link si possono copiare e condividere, il narratore funziona senza rete e lo schermo resta acceso.
certificate-fetch = Prendi il certificato
certificate-compare = Prima di fidarti, confronta questa impronta con quella che il server ha mostrato all’apertura. Se sono diverse, qualcuno sta ascoltando: fermati qui.
certificate-care = Chi ha la chiave di questa autorità potrebbe spacciarsi per qualsiasi sito sul tuo dispositivo. Sta sul computer di chi ospita e da nessun’altra parte. Rimuovi il certificato quando non giochi più qui.
certificate-iphone =
    iPhone e iPad
    Prendi il certificato in Safari e consenti il download.
    Apri Impostazioni, tocca “Profilo scaricato”, poi “Installa”.
    Apri Impostazioni, Generali, Info, Attendibilità certificati, e attiva Gloaming.
certificate-android =
    Android
    Prendi il certificato.
    Apri le impostazioni e cerca “certificato CA”.
    Scegli “Installa comunque”, poi il file scaricato.
certificate-windows =
    Windows
    Apri il file e scegli “Installa certificato”, poi “Utente corrente”.
    Mettilo in “Autorità di certificazione radice attendibili”.
certificate-mac =
    Mac
    Apri il file: Accesso Portachiavi lo accoglie.
    Fai doppio clic su di esso, apri “Attendibilità” e scegli “Fidati sempre”.
certificate-firefox =
    Firefox su un computer
    Apri Impostazioni, Privacy e sicurezza, Mostra certificati, Autorità.
    Scegli “Importa”, il file e “Dai fiducia a questa CA per l’identificazione di siti web”.

## What a link to this server shows in a chat; the server tells it.

share-description = Qualcuno a questo tavolo non è chi dice di essere. Un gioco da tavolo di ruoli nascosti, nel browser: con gli amici sui loro telefoni, o in solitario con i bot. Nessun account.
share-picture = Una finestra accesa in un’università buia

## Guided games

line-aloud = { $name }: “{ $line }”
lesson-listed = { $id }: { $lesson }, { $minutes } minuti
lesson-next = Ora una partita vera: gloaming play { $game }
lesson-anew = Questa lezione è cambiata da quando l’hai lasciata, e ricomincia da capo.
person-guest = Ospite

## A store is checked

store-none = In { $file } non c’è un archivio. Indica il file di gloaming serve --store.
store-sound = { $tables ->
    [0] L’archivio è vuoto.
    [one] Un tavolo, e il suo registro è integro.
   *[other] { $tables } tavoli, e tutti i registri sono integri.
}
store-damaged = { $damaged ->
    [one] Un registro è danneggiato
   *[other] { $damaged } registri sono danneggiati
}, su { $tables } in tutto:
store-other-rules = Interrotti, perché da allora sono arrivate altre regole:
store-game-gone = Qui non si possono aprire, perché il gioco non è installato:
store-rules = Cominciato con la versione { $rules } delle regole di { $title }; questa è la versione { $version }.
store-up-to-date = { $store } è aggiornato, alla versione { $version }.
store-migrated = { $store } è passato dalla versione { $before } alla versione { $version }.
store-set-up = { $store } è pronto, alla versione { $version }.
store-ask = Portare { $store } dalla versione { $before } alla versione { $version }? I nodi della versione precedente non potranno più usarlo; prima fermali.
store-say-yes = { $store } è di una versione precedente. Ferma i nodi che lo usano e aggiungi --yes.
store-same = Sono lo stesso archivio. Indicane due.
store-exists = { $file } esiste già. Indica un file nuovo.
store-copied = { $tables ->
    [0] Nessun tavolo è stato copiato in { $store }.
    [one] Un tavolo è stato copiato in { $store }, { $entries } voci in tutto.
   *[other] { $tables } tavoli sono stati copiati in { $store }, { $entries } voci in tutto.
}
store-there-already = { $tables ->
    [one] Un altro c’era già.
   *[other] Altri { $tables } c’erano già.
}
store-these-damaged = Registri danneggiati:
store-different = Lasciati stare, perché là il tavolo con questo codice è andato avanti in altro modo:

damage-missing = Manca la voce { $entry }.
damage-changed = La voce { $entry } non è quella che vi era stata scritta.
damage-endless = Non sta scritto da nessuna parte quanto è lungo.
damage-short = Ha { $entry } voci, e ne erano state scritte { $more }.
damage-unread = In quel punto il file non si legge ({ $more }).
damage-foreign = La voce { $entry } appartiene a un altro tavolo.
damage-stuck = La voce { $entry } non si può applicare ({ $more }).
damage-options = Le impostazioni non sono quelle con cui è iniziata la partita.
damage-commitment = Il sigillo non è quello con cui è iniziata la partita.
