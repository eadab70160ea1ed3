# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `held-…` is what a
# role makes of it, read only while it is held.

## The base game: a line for each question
note-night = Questa carta ti dice chi sei. Nessun altro la vede. Guarda, poi svegliati.
note-night-more = Guarda anche il tuo itinerario. Mostra in quali stanze puoi lavorare, ora per ora.
note-walk = { $points ->
    [one] Attraversi una porta.
   *[other] Attraversi fino a { $points } porte.
} Sul tuo itinerario puoi lavorare; dove c’è una persona sola, la incontri.
note-walk-more = Un incontro a due è un rischio, e un fatto: dopo, tutti sanno del vostro incontro.
note-walk-dark = È buio: dove c’è qualcuno, vi incontrate tutti. Due teste segnano quei luoghi.
note-walk-dark-more = Al buio la folla non protegge. Una stanza vuota sul tuo itinerario sì.
note-walk-secret-doors = Porte segrete: fino al prossimo segnalino le stanze di un colore sono un solo luogo.
note-walk-secret-doors-more = Chi è nell’altra stanza di questo colore conta come se fosse con te.
note-walk-fishman = Il Fishman sbarra quel corridoio. Può entrarci solo chi è in vita e ha il coltello.
note-walk-fishman-more = Gira al largo, o manda chi ha il coltello.
note-declare-path = A questo tavolo si sceglie prima tutto il percorso, porta per porta.
note-declare-path-more = Tutti sentono il percorso prima che tu lo faccia. Una deviazione verso chi è da solo si nota.
note-teleport = Sei un fantasma: vai in qualsiasi altro luogo, attraverso i muri. Non incontri nessuno.
note-teleport-more = Vai dove il tuo itinerario ti lascia pescare. Riempire uno scaffale è il meglio per un fantasma.
note-meet = Vi incontrate: ognuno dà all’altro una carta, a faccia in giù. Quella che ricevi non la vedrai mai.
note-meet-more = Ricorda questo incontro. Se uno di voi viene trovato senza vita, chiederanno all’altro.
note-meet-several = Al buio vi incontrate tutti. Scegli una persona, poi la carta che le dai.
note-meet-several-more = Tutti vedono dove va ogni carta. Annota chi ne ha data una a te, e chi ha scelto altri.
note-give-in-turn = A questo tavolo le carte si danno una alla volta, cominciando da chi è entrato.
note-give-in-turn-more = Chi dà più tardi ha visto dove sono andate le carte di prima.
note-act = Un’azione l’ora: aggiungere una carta, pescarne una, guardare qualcuno o usare la stanza.
note-act-more = All’inizio esplora stanze; poi pesca libri. Appena sospetti una morte, guarda.
note-act-ghost = Da fantasma puoi solo aggiungere e pescare carte, nelle stanze del tuo itinerario.
note-act-ghost-more = Le tue carte valgono come prima, e più nessuno può farti del male.
note-look-at-pulse = Vedi ogni carta di questo mazzo Energia. Se tra loro c’è un Morto, la persona non vive più.
note-look-at-pulse-more = Anche “ancora in vita” è un fatto: se poi si scopre una morte, sai da quando.
note-hold-vote = Nomina chi deve andarsene, o nessuno. Se ne va chi ha più voti, se battono anche le astensioni.
note-hold-vote-more = Chi ha incontrato tutti i morti? Un nome sbagliato crea un fantasma e aiuta i cultisti.
note-hold-vote-called = Qualcuno ha iniziato questa votazione senza una morte scoperta. Prima chiedi perché.
note-hold-vote-called-more = Con un solo cultista, se qualcuno se ne va e si continua a giocare, era innocente.
note-reconsider-ballot = Hai il coltello: i voti sono a faccia in su, e puoi cambiare il tuo, una volta.
note-reconsider-ballot-more = Puoi creare o rompere un pareggio. Tutti vedranno che cosa cambi, e se ne ricorderanno.
note-weigh-ballot = Hai il coltello: fai contare il tuo voto due volte, o una sola.
note-weigh-ballot-more = Due volte è forte se hai certezze. Se segui soltanto gli altri, una basta.
note-ask-for-claim = L’ora finisce. Si chiede lo stesso a tutti, così nessuno capisce chi potrebbe dire di più.
note-ask-for-claim-more = Un cultista da solo, con { $dead } morti, può farsi avanti adesso e vincere. Con meno perde.
note-guess-seer = Gli investigatori stanno per vincere. Indicate il Veggente, e vincono i cultisti. Un tentativo.
note-guess-seer-more = Chi aveva certezze troppo presto, non sbagliava mai, o evitava di dire un nome per primo?
note-help-close = Qualcuno ti chiede di aiutare a chiudere il Portale. Ti costa l’azione di quest’ora.
note-help-close-more = Chiuso in tempo, basta un punto in meno; se no, uno in più. Un rifiuto non si dimentica.
note-look-through-false-eyes = Hai il coltello: guarda il mazzo Energia di una persona viva, ovunque sia. O di nessuno.
note-look-through-false-eyes-more = Qui anche un investigatore può tacere una morte. Guarda dove una morte direbbe di più.
note-take-control = Hai il coltello: prendi un segnalino dal sacchetto e guardalo solo tu.
note-take-control-more = Non costa nulla. Ma tutti ti chiederanno che cos’era.
note-handle-token = Solo tu vedi questo segnalino. Rimuovilo dal gioco, o rimettilo nel sacchetto.
note-handle-token-more = Tutti vedono quale delle due cose fai, e si chiederanno perché. Prepara una risposta.

## What a role makes of it

held-night-investigator = Non sai da che parte sta nessuno. Osserva chi si incontra.
held-night-seer = Conosci i cultisti. Aiuta, ma mai così chiaramente che si accorgano di te.
held-night-cultist = { $cultists ->
    [one] Sai chi è senza vita dall’inizio. Conta per te, e nessun altro lo sa.
   *[other] Vi conoscete. Non lasciatelo vedere.
}
held-walk-investigator = In quest’ora puoi lavorare nelle stanze scritte qui.
held-walk-cultist = Puoi lavorare in ogni stanza. Sul tuo itinerario hai un’aria onesta.
held-meet-investigator = Hai solo carte Vivo. Una vale l’altra.
held-meet-cultist = Morto uccide adesso, e si scopre quando qualcuno guarda. Vivo compra fiducia.
held-act-investigator = Fuori dal tuo itinerario puoi agire solo sulle persone.
held-act-cultist = Il tuo itinerario non ti vincola. Fuori da lì, qualcuno può chiederti come mai.
held-look-at-pulse-must-investigator = Una carta Morto. Devi rivelarla, e segue una votazione.
held-look-at-pulse-may-investigator = Una carta Morto. Qui puoi rivelarla, o tacere.
held-look-at-pulse-may-cultist = Puoi rivelarla e avere un’aria onesta, o rimetterla a posto.
held-look-at-pulse-none-investigator = Solo carte Vivo. Rimetti a posto il mazzo, e dillo, se vuoi.
held-look-at-pulse-none-cultist = Solo carte Vivo. Rimetti a posto il mazzo, e di’ ciò che vuoi.
held-hold-vote-investigator = Chiedi chi ha incontrato tutti i morti, non chi parla di più.
held-hold-vote-seer = Vota con gli altri quando hanno ragione. Non guidarli.
held-hold-vote-cultist = Un nome sbagliato vale quanto un omicidio. Lascia che lo dicano altri per primi.
held-ask-for-claim-investigator = Non hai nulla da affermare. Lascia finire l’ora.
held-ask-for-claim-cultist = Conta solo le morti certe. Te ne servono { $dead }.

held-act-assassin = Puoi colpire qualcuno qui, una volta. Dopo, tutti sapranno chi sei.
held-walk-mechanic = Finché sei in vita puoi lavorare in ogni stanza.
held-teleport-radiant-beauty = La luce viene con te. Vai dove altri si incontrerebbero al buio.
held-act-ghost-super-ghost = Puoi usare ogni azione Stanza sul tuo itinerario, anche la telecamera.
held-act-ghost-investigator = Ti sono aperte solo le stanze dell’itinerario di quest’ora.
held-act-ghost-cultist = Puoi ancora lavorare in ogni stanza, per la tua parte.
held-act-greenhorn = La telecamera, o iniziare una votazione, fa di te un fantasma. L’azione si compie lo stesso.
held-reconsider-ballot-butterfingers = Cambiarlo è usare il coltello, e così diventi fantasma.
held-look-through-false-eyes-butterfingers = Usare il coltello fa di te un fantasma. Puoi rinunciare.
held-take-control-butterfingers = Usare il coltello fa di te un fantasma. Puoi rinunciare.
held-act-crybaby = Ogni morte che scopri devi rivelarla, e poi diventi fantasma anche tu.
held-act-firestarter = Gioca il Fallimento e il Sabotaggio prima che finisca l’ora 5, o diventi fantasma.
held-walk-cursebearer = Una stanza con un fantasma ti uccide. I corridoi no.
held-walk-celebrity = Evita gli incontri a due fino all’ora 6. Allora tutti sapranno se sei in vita.
held-night-blind-cultist = Stai con i cultisti e non sai chi sia l’altro. L’altro sa di te.
held-meet-cursed-hunter = Vivo maledetto vale come Vivo, e segna per te un cultista.
held-night-cursed-hunter = Conosci i due cultisti, e nessuno sa di te.
held-walk-cursed-hunter = Puoi lavorare in ogni stanza. Sul tuo itinerario hai un’aria onesta.
held-act-cursed-hunter = Non ti serve un itinerario. Un Successo maledetto, quando viene pescato, maledice la stanza.

## Actions

note-check-state = Guarda il mazzo Energia di qualcuno che è qui. Una carta Morto porta a una votazione.
note-check-state-more = Guarda chi ha incontrato più gente, o chi ha incontrato qualcuno di cui dubiti.
note-watch-state = Con la telecamera guardi il mazzo Energia di chiunque, ovunque sia. Serve la corrente.
note-watch-state-more = Raggiunge anche chi ti evita.
note-fill-room = Aggiungi qui una carta Stanza, a faccia in giù. La terza esplora la stanza.
note-fill-room-more = Tre carte di persone di cui ti fidi fanno un mazzo sicuro.
note-check-room = Pesca una carta davanti a tutti. Successo porta un libro, Sabotaggio ne rimanda uno indietro.
note-check-room-more = Conta chi ha messo carte qui. Della carta iniziale nessuno ha colpa.
note-watch-room = Con la telecamera peschi in qualsiasi stanza esplorata.
note-watch-room-more = Buona per un ultimo libro lontano.
note-secure-hallway = Metti una carta Stanza nei passaggi non sicuri. Quelle buone tengono lontani incappucciati e Fishman.
note-secure-hallway-more = Vale la pena finché molte stanze non sono esplorate.
note-fight-cultist = Caccia l’incappucciato. Questa stanza è di nuovo utilizzabile, per sempre.
note-fight-cultist-more = Una stanza bloccata davanti a uno scaffale quasi pieno vale un’azione.
note-scare-fishman = Con il coltello, scaccia il Fishman nel lago.
note-scare-fishman-more = Può tornare. Fallo quando la strada serve adesso.
note-initiate-vote = Inizia una votazione, anche se nessuna morte è stata scoperta. Una volta l’ora per tutto il tavolo.
note-initiate-vote-more = Prima di iniziarla, abbi un nome e un motivo.
note-restart-power = Riporta la luce. Alla luce ci si incontra solo in due, senza altri presenti.
note-restart-power-more = Il buio aiuta chi uccide. Annota chi non riaccende.
note-close-portal = Ci vogliono due persone nella stessa ora. Poi per vincere basta un punto in meno.
note-close-portal-more = Mettetevi d’accordo ad alta voce. Chi ha promesso e non è venuto?
note-close-together = Chiedi a qualcuno qui di chiudere il Portale con te. Un rifiuto ti costa l’azione.
note-close-together-more = Chiedi a chi ha la tua fiducia; anche la risposta ti dice qualcosa.
note-pass = In quest’ora non fai nulla.
note-pass-more = Chi spesso non fa nulla pare qualcuno senza itinerario.
note-assassinate = Colpisci qualcuno qui, una volta per partita. Sarà un fantasma, e tutti sapranno chi sei.
note-assassinate-more = Colpisci l’ultimo cultista e vinci. Colpisci un investigatore e aiuti i cultisti.

## The expansions
note-walk-ice = Il ghiaccio è diviso in sezioni. Superare un ostacolo costa una porta.
note-walk-ice-more = Si incontra solo chi è nella stessa sezione. Un ostacolo in mezzo è un muro.
note-walk-mine = I corridoi si uniscono all’intersezione. La porta girevole ne chiude uno, e gira ogni ora.
note-walk-mine-more = L’ordine è noto: C, D, A, B. Pensa un’ora avanti.
note-walk-lift = Un ascensore è un luogo a sé. Entrarci costa una porta; la corsa non costa nulla.
note-walk-lift-more = In due in ascensore ci si incontra, e di nuovo uscendo in una stanza vuota.
note-linger = La tua azione è fatta. Restano le azioni gratuite: oggetti, un ascensore, una professione.
note-linger-more = Un oggetto nelle mani giuste vale un’azione. Di chi sono le mani giuste?
note-send-owl = Il gufo porta una tua carta Stanza nel mazzo di una qualsiasi stanza non completa.
note-send-owl-more = La terza carta esplora una stanza. Tutti vedono quale stanza, nessuno vede la carta.
note-offer-lamp = Accendi la lanterna, e in questo incontro nessuno può darti una carta. Una volta sola.
note-offer-lamp-more = Tienila per un incontro a due con chi ti fa dubitare. Tu la carta la dai lo stesso.
note-hold-vote-leader = Questa votazione sceglie un leader per il rituale. Nessuno se ne va.
note-hold-vote-leader-more = Dopo tre votazioni senza leader vincono i cultisti. Accordatevi presto, su qualcuno di sicuro.
note-choose-participant = Scegli chi partecipa. Ognuno gioca una carta Stanza, e devono essere tutte Successo.
note-choose-participant-more = Possono partecipare i fantasmi, e alcuni sono di certo innocenti.
note-lay-ritual-cards = Gioca una carta Stanza. Si mescolano e si mostrano; una sola cattiva rovina tutto.
note-lay-ritual-cards-more = È l’ultima carta della notte. Nessuno saprà di chi fosse ognuna.
note-throw-rope = Scegli dei vivi: ognuno mescola il suo mazzo Energia e mostra una carta.
note-throw-rope-more = Una carta Morto prova un omicidio. Una carta Vivo non prova quasi nulla.
note-offer-profession = Hai cacciato un incappucciato. Prendi la professione nascosta, o lasciala ad altri.
note-offer-profession-more = Se la prendi, tutti la vedono. Muore con te.
note-break-tie = La votazione è in pareggio e il Sindaco sei tu: se ne va una di queste persone, o nessuno.
note-break-tie-more = Un’altra ora per pensare spesso vale più di un’ipotesi. Non sempre.
note-choose-victim = Una vita per una vita: scegli chi diventa fantasma in cambio.
note-choose-victim-more = Se sacrifichi l’ultimo cultista, la partita finisce. Un investigatore conta per i cultisti.
note-choose-other-deck = Scegli la seconda stanza. I due mazzi si scambiano di posto, e nessuno guarda.
note-choose-other-deck-more = Porta carte di cui ti fidi nella stanza dove un libro riempie uno scaffale.
note-guess-hunter = Qualcuno giocava per sé. Indicate il Cacciatore e vince la vostra parte; se sbagliate, vince lui.
note-guess-hunter-more = Pensa alle maledizioni: chi ha incontrato i due cultisti, e chi era in quelle stanze?

held-lay-ritual-cards-investigator = Serve solo Successo.
held-lay-ritual-cards-cultist = Un Fallimento o un Sabotaggio ti fa vincere la notte.
held-guess-hunter-cursed-hunter = Indica qualcun altro, come tutti.

## Free acts

note-hand-over = Cedi un oggetto a qualcuno che è qui. Non costa nulla, e chi lo riceve non può rifiutare.
note-hand-over-more = Un pugnale nelle mani sbagliate vota contro di te.
note-pick-up = Raccogli ciò che una persona morta ha lasciato cadere qui. Non costa nulla.
note-pick-up-more = Tutti vedono che cosa lasciano i morti. È di chi arriva prima.
note-spot = Una volta sola: guarda il mazzo Energia di qualcuno in un’altra stanza di questo colore.
note-spot-more = È un controllo vero e proprio: una morte scoperta porta a una votazione.
note-shoot-cultist = Un colpo: l’incappucciato in questa stanza sparisce.
note-shoot-cultist-more = La tua azione ti resta.
note-drive-fishman = Un colpo: manda il Fishman nel lago, o in un corridoio a tua scelta.
note-drive-fishman-more = Può sbarrare la strada anche ad altri.
note-call-lift = Chiama qui l’ascensore vuoto. Non costa nulla; la stanza dev’essere sul tuo itinerario.
note-call-lift-more = La chiamata dice al tavolo che il tuo itinerario ha questo colore, o che non te ne serve uno.
note-revive = Una volta: riporta in vita un fantasma. Poi, in cambio, deve morire qualcun altro.
note-revive-more = Due scelte in una: di chi ti fidi davvero, e di chi non ti fidi affatto?
note-swap-deck = Una volta: scambia i mazzi di due stanze, senza guardarli.
note-swap-deck-more = Cerca i mazzi riempiti da molte mani fidate.
note-done = Nient’altro in questo turno.
note-done-more = Ciò che ora non costa nulla, nella prossima ora può costarti un movimento.

## Items: what each does, and when it is worth it

note-item-red-relic = { item-red-relic }. { item-red-relic-what }
note-item-red-relic-more = Ce ne sono già due? Allora la prossima cambia come si vince la notte.
note-item-snow-owl = { item-snow-owl }. { item-snow-owl-what }
note-item-snow-owl-more = La meta migliore è una stanza a cui manca una carta. La terza la esplora.
note-item-secret-switch = { item-secret-switch }. { item-secret-switch-what }
note-item-secret-switch-more = Ora la scorciatoia è aperta a tutti, anche a chi uccide.
note-item-dagger = { item-dagger }. { item-dagger-what }
note-item-dagger-more = Decide le votazioni serrate. Prima di morire, dallo a chi ha la tua fiducia.
note-item-boots = { item-boots }. { item-boots-what }
note-item-boots-more = Una porta in più è spesso una stanza sul tuo itinerario, e nessuno per strada.
note-item-binoculars = { item-binoculars }. { item-binoculars-what }
note-item-binoculars-more = Tienilo per chi non ti lascia mai avvicinare.
note-item-rifle = { item-rifle }. { item-rifle-what }
note-item-rifle-more = Una stanza bloccata davanti a uno scaffale quasi pieno vale il colpo.
note-item-lamp = { item-lamp }. { item-lamp-what }
note-item-lamp-more = Tienila per un incontro a due con chi ti fa dubitare.

## Events: what each does, and what to think of

note-token-lightning-strike = { token-lightning-strike }. { token-lightning-strike.does }
note-token-lightning-strike-more = Guarda chi è nello stesso luogo quando va via la luce: si incontrano subito.
note-token-secret-doors = { token-secret-doors }. { token-secret-doors.does }
note-token-secret-doors-more = Chi è nell’altra stanza del tuo colore conta come se fosse con te.
note-token-no-connection = { token-no-connection }. { token-no-connection.does }
note-token-no-connection-more = Intanto osserva. Ciò che si fa in silenzio è difficile da spiegare dopo.
note-token-false-eyes = { token-false-eyes }. { token-false-eyes.does }
note-token-false-eyes-more = Chiedi ad alta voce che cosa si è visto, e confronta la risposta con ciò che verrà.
note-token-boosted-morale = { token-boosted-morale }. { token-boosted-morale.does }
note-token-boosted-morale-more = Le stanze lontane diventano vicine, e anche le persone lontane.
note-token-lost-morale = { token-lost-morale }. { token-lost-morale.does }
note-token-lost-morale-more = Pensa già alla prossima ora: forse alcune stanze del tuo itinerario saranno troppo lontane.
note-token-in-control = { token-in-control }. Chi ha il coltello può guardare un segnalino e rimuoverlo dal gioco.
note-token-in-control-more = Chiedi che segnalino era, e ricorda la risposta.
note-token-portal-opens = { token-portal-opens }. Se due persone lo chiudono in tempo, basta un punto in meno; se no, uno in più.
note-token-portal-opens-more = Decidete ad alta voce chi va. Chi ha promesso e non è venuto?
note-token-broken-panes = { token-broken-panes }. { token-broken-panes.does }
note-token-broken-panes-more = Con buone carte nei passaggi un’ora così è innocua.
note-token-mirror = { token-mirror }. { token-mirror.does }
note-token-mirror-more = Non è mai una novità. Guarda che cosa ha portato l’ultima ora.
note-token-safety-ropes = { token-safety-ropes }. Alcuni vivi mescolano il loro mazzo Energia e mostrano una carta a testa.
note-token-safety-ropes-more = { note-throw-rope-more }
