# The quick reference: one page, for this table.

reference-for = { $seats } posti, { $level }
reference-seats = Posti
reference-level = Livello
reference-unofficial = Among Cultists con parole nostre. I numeri portano alle regole complete.

reference-goals = Che cosa vuole ogni parte
reference-investigators = Portare nella libreria libri per { $points } punti, oppure { $cultists ->
    [one] mettere alla porta il cultista.
   *[other] mettere alla porta i due cultisti.
}
reference-cult-one = Farsi avanti alla fine di un’ora quando { $dead } investigatori sono morti. Con meno, perdi. Oppure lasciar passare dieci ore.
reference-cult-two = Avere { $dead } investigatori morti entro la fine dell’ora che precede la sconfitta. Oppure lasciar passare dieci ore.
reference-dead-count = I morti sono i fantasmi, e chi ha una carta Morto senza saperlo.
reference-goal-seer = Quando gli investigatori stanno per vincere, i cultisti possono indicare il Veggente. Se il nome è giusto, vincono loro.

reference-hour = Un’ora
reference-movement = Da chi ha il coltello verso sinistra, ognuno attraversa fino a 3 porte e deve arrivare in un altro luogo. I fantasmi vagano dove vogliono.
reference-meeting-light = Alla luce: chi entra in un luogo con una sola altra persona viva la incontra.
reference-meeting-dark = Al buio: tutti i vivi in un luogo si incontrano.
reference-meeting-cards = In un incontro ognuno mette una carta Vivo o Morto, a faccia in giù, nel mazzo Energia di un’altra persona.
reference-event = Chi ha il coltello pesca un segnalino. Alcuni durano fino al successivo.
reference-action = Da chi ha il coltello verso sinistra, ognuno compie un’azione o passa.
reference-cleanup-one = Il cultista può farsi avanti. Poi il coltello passa a sinistra.
reference-cleanup-two = Nessuno si fa avanti. Il coltello passa a sinistra.

reference-actions = Azioni
reference-action-name = Azione
reference-where = Dove e quando
reference-who = Chi
reference-route = Itinerario
reference-living = vivi
reference-also-ghosts = vivi e fantasmi
reference-only-assassin = l’Assassino, da vivo
reference-route-yes = serve
reference-route-no = non serve
reference-character-actions = Azioni Personaggio: non serve l’itinerario
reference-room-actions = Azioni Stanza: non dove c’è un incappucciato
reference-room-actions-first = Azioni Stanza
reference-route-words = Gli investigatori usano le azioni Stanza solo nelle stanze il cui colore è sul loro itinerario in quest’ora. Ai cultisti l’itinerario non serve.
reference-act-mechanic = Al Meccanico, finché è in vita, l’itinerario non serve.
reference-act-super-ghost = Il Superfantasma, da fantasma, può usare ogni azione Stanza.
reference-automa = L’Automa segue il suo itinerario pubblico: riempie le stanze, controlla quelle esplorate, caccia gli incappucciati e si astiene sempre.

action-check-state = Controllare uno stato
    .does = Guardare un mazzo Energia. Gli investigatori devono rivelare una carta Morto; i cultisti possono. Poi una carta del mazzo di pesca va in quel luogo.
    .where = Con un’altra persona viva nello stesso luogo
action-watch-state = Controllare uno stato con la telecamera
    .does = Lo stesso, per qualsiasi persona viva, ovunque sia.
    .where = Stanza rossa, con la corrente
action-secure-hallway = Proteggere un corridoio
    .does = Mettere una carta Stanza nei passaggi non sicuri.
    .where = In un corridoio
action-fight-cultist = Cacciare un incappucciato
    .does = Non torna più.
    .where = In una stanza con un incappucciato
action-scare-fishman = Scacciare il Fishman
    .does = Torna nel lago, e può riemergere.
    .where = Nel suo corridoio, con il coltello
action-scare-fishman-entering = Il Fishman fugge appena entra una persona viva con il coltello.
action-assassinate = Colpire
    .does = Chi è colpito diventa fantasma. Non si vota. Una volta per partita, e il tuo ruolo si rivela.
    .where = Con un’altra persona viva nello stesso luogo
action-fill-room = Riempire la stanza
    .does = Aggiungere una carta Stanza, a faccia in giù, al suo mazzo. La terza carta esplora la stanza.
    .where = In una stanza non completa
action-check-room = Controllare una stanza
    .does = Mescolare il suo mazzo e pescare una carta davanti a tutti.
    .where = In una stanza esplorata, non completa, con carte
action-watch-room = Controllare una stanza con la telecamera
    .does = Lo stesso, per qualsiasi stanza esplorata.
    .where = Stanza rossa, con la corrente
action-initiate-vote = Iniziare una votazione
    .does = Votano tutti insieme.
    .where = Stanza azzurra, una volta l’ora
action-restart-power = Riattivare la corrente
    .does = La luce torna dappertutto.
    .where = Stanza rossa, senza corrente
action-close-portal = Chiudere il Portale
    .does = La seconda persona che lo fa nella stessa ora lo chiude: basta un punto in meno.
    .where = Stanza verde, con il Portale aperto
action-close-together = Chiudere insieme il Portale
    .does = Chiedere aiuto a qualcuno che è lì. Se accetta, si chiude: basta un punto in meno.
    .where = Stanza verde, con un’altra persona viva e il Portale aperto
action-pass = Passare
    .does = Non fare nulla.
    .where = Ovunque

reference-cards = Carte nelle stanze
reference-passages = Quando una stanza appena esplorata mostra un passaggio non sicuro, si pesca una carta dai passaggi. Successo: non accade nulla. Fallimento: compare un incappucciato. Sabotaggio: emerge il Fishman.
reference-racks = Uno scaffale pieno dà subito i suoi punti.

reference-votes = Votazioni
reference-vote-when = Quando qualcuno ne inizia una, e subito ogni volta che si rivela una morte.
reference-vote-rule = In segreto, ognuno nomina una persona viva o si astiene. Se ne va chi ha più voti di ogni altro nome, e più delle astensioni.
reference-vote-knife-change = Poi chi ha il coltello, se è in vita, può cambiare il proprio voto.
reference-vote-knife-double = Il voto di chi ha il coltello, se è in vita, conta due volte.

reference-ghosts = Fantasmi
reference-ghosts-do = Vagano, riempiono stanze, controllano stanze, parlano e votano.
reference-ghosts-do-not = Non incontrano nessuno, non ricevono voti e non usano il coltello.

reference-tokens = Segnalini nel sacchetto
reference-token-copies = { $name } (×{ $copies })
reference-roles = Ruoli di stanotte
reference-roles-drawn = Alcuni sono in alternativa: ne è stato estratto uno solo, e nessuno sa quale.
reference-house-rules = Le regole della casa di questo tavolo
reference-card-success = Un libro va nella libreria.
reference-card-failure = Non accade nulla.
reference-card-sabotage = Un libro di quel colore torna nella stanza.

## Expansions, where this table plays with them

reference-expansion = { $plan }, { $seats } posti, { $level }
reference-board = Mappa
reference-ice = Sul ghiaccio
reference-ice-words = Porte e ostacoli dividono il ghiaccio in sezioni, ognuna un luogo a sé. Superare un ostacolo costa quanto una porta. Per tutte le altre regole una sezione vale come corridoio.
reference-door-words = La porta rossa è bloccata finché qualcuno non trova l’interruttore segreto.
reference-items = Oggetti
reference-items-find = In ogni stanza ce n’è uno, a faccia in giù. La prima persona viva che pesca dal mazzo della stanza lo trova subito, cultista o no.
reference-items-carry = Nel tuo turno, oltre all’azione e senza bisogno di itinerario, puoi cedere oggetti a una persona viva nello stesso luogo, raccogliere ciò che i morti hanno lasciato cadere e usare ciò che porti.
reference-ritual = Il rituale
reference-ritual-words = Se raggiungete i punti mentre l’Organismo 46-B è sveglio, tutti scelgono un leader tra i vivi, in tre votazioni al massimo. Il leader indica { $people } persone, fantasmi compresi; ognuna gioca una carta Stanza. Tutte Successo: vincono gli investigatori. Altrimenti, o senza leader: vincono i cultisti.
reference-ritual-kills = Anche dopo un rituale riuscito vincono i cultisti, se entro l’ora prima erano morti abbastanza investigatori.
reference-mine = Nella Miniera
reference-corridors = I corridoi da A a D si uniscono all’intersezione. Passare dall’uno all’altro costa quanto una porta.
reference-revolving = La porta girevole chiude un corridoio verso l’intersezione. Gira dopo ogni fase Movimento: C, D, A, B, e così via.
reference-lifts = Un ascensore è un luogo a sé. Entrarci, dalla stanza in cui si trova, costa una porta. Se c’è corrente puoi avviarlo gratis durante il tuo movimento; se resti dentro, parte da sé prima dell’evento. Tutti escono nell’altra stanza e lì si incontrano come se vi fossero entrati a piedi. Uscire senza una corsa non costa nulla.
reference-call = Oltre alla tua azione puoi chiamare un ascensore vuoto nella tua stanza, se c’è corrente e la stanza è sul tuo itinerario.
reference-professions = Professioni
reference-professions-words = Una di queste è a faccia in giù. La prima persona che caccia un incappucciato la prende, davanti a tutti. Va perduta se chi la possiede diventa fantasma.
reference-informant = Uno degli investigatori è l’Informatore, e nessuno sa chi.
