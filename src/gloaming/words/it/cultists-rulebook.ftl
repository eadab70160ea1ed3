# The rulebook of Cultists: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

cultists-rulebook-story = La storia
cultists-rulebook-sides = Che cosa vuole ogni parte
cultists-rulebook-table = Che cosa c’è sul tavolo
cultists-rulebook-setup = Preparazione
cultists-rulebook-night = La notte
cultists-rulebook-hour = Un’ora
cultists-rulebook-meetings = Incontri
cultists-rulebook-actions = Azioni
cultists-rulebook-rooms = Stanze, carte e libri
cultists-rulebook-death = Morte e fantasmi
cultists-rulebook-votes = Votazioni
cultists-rulebook-end = La fine
cultists-rulebook-roles = Ruoli
cultists-rulebook-tokens = Segnalini Evento
cultists-rulebook-surface = Under the Surface
cultists-rulebook-mountains = Mountains of Chaos
cultists-rulebook-professions = Professioni
cultists-rulebook-automa = L’Automa
cultists-rulebook-questions = Domande frequenti

## The story

cultists-rulebook-story-night = Scende la notte su una vecchia università, e le porte sono chiuse a chiave. Qualcosa viene evocato tra queste mura, ed è quasi qui.
cultists-rulebook-story-books = I libri che potrebbero fermarlo sono sparsi per le stanze. Avete { $hours } ore per portarli nella libreria.
cultists-rulebook-story-cult = Ma qualcuno tra voi appartiene al culto. Cammina, parla e vota come tutti.
cultists-rulebook-story-dead = Uccide senza un rumore: con una carta, data quando due persone si incontrano. Puoi essere senza vita da ore, e non saperlo.
cultists-rulebook-story-watch = Perciò continuate a lavorare, ricordate chi si è incontrato, e decidete a chi credere prima che la notte finisca.

## What each side wants

cultists-rulebook-sides-two = Ognuno appartiene a una parte, e ci resta tutta la notte. I più sono investigatori; uno o due sono cultisti. Nessuno dice da che parte sta, e anche un fantasma vince o perde con la sua.
cultists-rulebook-sides-investigators = Gli investigatori vogliono libri. Ogni scaffale della libreria dà i suoi punti quando è pieno, e con abbastanza punti si vince la partita. Si vince anche mettendo alla porta ogni cultista.
cultists-rulebook-sides-cultists = I cultisti vogliono investigatori morti, abbastanza e in tempo. E il tempo è dalla loro: se l’ora { $hours } finisce senza abbastanza punti, vincono i cultisti.
cultists-rulebook-sides-table = Che cosa serve, secondo il numero di posti
cultists-rulebook-seats = Posti
cultists-rulebook-row-investigators = Investigatori
cultists-rulebook-row-cultists = Cultisti
cultists-rulebook-row-points = Punti per vincere
cultists-rulebook-row-dead = Morti per vincere

## What's on the table

cultists-rulebook-picture-board = L’università per un massimo di sei persone, all’inizio della notte: libri in ogni stanza, una carta nel mazzo di ogni stanza, e tutti al centro.
cultists-rulebook-table-plan = La mappa è una pianta. Ogni stanza ha un colore, con il suo simbolo e la sua lettera; i corridoi in mezzo non ne hanno. Una stanza o un corridoio è un luogo, e le porte uniscono i luoghi.
cultists-rulebook-table-special = Tre colori non servono solo a tenere libri. Nella stanza rossa ci sono la telecamera e l’interruttore della corrente, nella stanza azzurra si iniziano le votazioni, e nella stanza verde può aprirsi il Portale.
cultists-rulebook-table-cards = Le carte
cultists-rulebook-picture-cards = Due tipi di carte, ognuno con il suo dorso: Vivo e Morto per gli incontri, e tre carte Stanza.
cultists-rulebook-card-alive = Si dà in un incontro. Per chi la riceve non cambia nulla.
cultists-rulebook-card-dead = Si dà in un incontro. Chi la riceve muore, e non lo sa.
cultists-rulebook-table-things = Il resto
cultists-rulebook-pulse = Mazzo Energia
    .does = Le carte Vivo e Morto a faccia in giù accanto a te. Le tue non puoi mai guardarle. Se una di loro è Morto, non vivi più.
cultists-rulebook-deck = Mazzo Stanza
    .does = Le carte Stanza a faccia in giù che appartengono a una stanza. Ogni stanza comincia con una che nessuno conosce.
cultists-rulebook-route = Itinerario
    .does = Una carta segreta, solo tua. Ti dice, ora per ora, in quali stanze puoi lavorare.
cultists-rulebook-knife = Coltello
    .does = In quest’ora comincia chi lo ha. In alcune votazioni e in alcuni eventi può anche scegliere qualcosa. Passa a sinistra ogni ora.
cultists-rulebook-power = Corrente
    .does = C’è o manca, in tutto l’edificio. Al buio ci si incontra di più, e la telecamera è spenta.
cultists-rulebook-shelf = Libreria
    .does = Uno scaffale per ogni colore. Uno scaffale pieno dà i punti del numero accanto.
cultists-rulebook-bag = Sacchetto
    .does = I segnalini Evento. Ogni ora se ne pesca uno.
cultists-rulebook-pile = Mazzo di pesca
    .does = Carte Stanza che non sono di nessuno. Dopo ogni sguardo a un mazzo Energia, una di loro va nel luogo della persona a cui il mazzo appartiene.
cultists-rulebook-picture-shelf = La libreria: sei colori, e due scaffali per il blu. Il numero è quanto vale uno scaffale pieno.

## Setting up

cultists-rulebook-setup-done = In Gloaming tutto questo è già fatto. A un tavolo vero, seguite quest’ordine.
cultists-rulebook-setup-hands = Fate un mazzo per ogni posto: una mano come nella tabella qui sotto, sopra un itinerario pescato senza guardarlo. Metteteci sopra il marcatore Ruolo che gli corrisponde.
cultists-rulebook-setup-pulse = Tranne con sette posti, infilate un’altra carta sotto ogni mazzo: una Vivo sotto quello di ogni cultista; sotto quello di ogni investigatore, una a caso tra le carte Energia iniziali che restano.
cultists-rulebook-setup-deal = Mettete ogni mazzo con il suo marcatore, a faccia in giù, in una busta. Mescolate le buste e distribuitele.
cultists-rulebook-setup-rooms = Mettete in ogni stanza i suoi libri. Mescolate le carte Stanza iniziali e mettetene una a faccia in giù accanto a ogni stanza. Mescolate il mazzo di pesca.
cultists-rulebook-setup-tokens = Mettete un segnalino Stanza in ogni stanza, con il lato barrato a faccia in su. Dopo la vostra prima partita, aggiungete i passaggi non sicuri con le loro due carte, tre incappucciati a faccia in giù fuori, e il Fishman nel lago.
cultists-rulebook-setup-start = Tutti cominciano nel Corridoio centrale. La corrente c’è, l’orologio segna l’ora 1, e tutti i segnalini sono nel sacchetto.
cultists-rulebook-setup-knife = Date il coltello a chi ha fatto il brutto sogno più recente.
cultists-rulebook-setup-hidden = Le mani delle due parti hanno lo stesso numero di carte di ogni tipo, così i dorsi non tradiscono nulla. E un investigatore può essere senza vita prima della prima ora; un cultista mai.
cultists-rulebook-setup-table = Carte, secondo il numero di posti
cultists-rulebook-setup-levels = Tre modi di giocare
cultists-rulebook-pile-investigator = Mano di un investigatore
cultists-rulebook-pile-cultist = Mano di un cultista
cultists-rulebook-pile-pulse = Carte Energia iniziali
cultists-rulebook-pile-rooms = Carte Stanza iniziali
cultists-rulebook-pile-draw = Mazzo di pesca
cultists-rulebook-pile-passages = Passaggi non sicuri

## The night

cultists-rulebook-night-after = Poi la carta sotto il tuo mazzo diventa il tuo mazzo Energia. Non la guardi. Tutto il resto è la tua mano per l’intera partita: non arriveranno altre carte. Con sette posti questa carta non c’è, e nessuno comincia senza vita.
cultists-rulebook-night-talk = Parlare
cultists-rulebook-talk-free = Parlate quanto volete, per tutta la partita, e mentite se volete. Tutti sentono tutto; non si bisbiglia.
cultists-rulebook-talk-show = Di’ pure che stai dalla parte che vuoi, ma non mostrare nulla: né la mano, né l’itinerario, né il ruolo, né un mazzo Energia. E nessun cultista parla di quante persone ha ucciso.

## An hour

cultists-rulebook-hour-four = Una notte ha fino a { $hours } ore, e ogni ora ha quattro parti.
cultists-rulebook-hour-walk = Camminare
cultists-rulebook-hour-crowd = In un luogo può stare qualsiasi numero di persone, e il tuo itinerario non dice mai dove puoi camminare.
cultists-rulebook-hour-routes = Itinerari
cultists-rulebook-hour-lines = Un itinerario ha quattro righe, una per ogni ora; poi ricomincia dall’alto. La prima riga conta nelle ore 1, 5 e 9, la seconda nelle ore 2, 6 e 10, e così via. Contano solo i colori della riga di quell’ora.
cultists-rulebook-picture-route = Un itinerario. Nell’ora 3 chi lo ha può usare le stanze di questi colori: { $colours }.
cultists-rulebook-hour-event = L’evento
cultists-rulebook-hour-bag = Il segnalino pescato ha effetto subito, e poi resta sull’orologio, sotto gli occhi di tutti. Che cosa fa ognuno è scritto in “Segnalini Evento”.
cultists-rulebook-hour-action = L’azione
cultists-rulebook-hour-end = La fine dell’ora
cultists-rulebook-hour-two = Con due cultisti nessuno si fa avanti.
cultists-rulebook-hour-next = Poi il coltello passa a sinistra, e inizia l’ora successiva.

## Meetings

cultists-rulebook-picture-light = Con la corrente
    .dark = Senza corrente
    .two = Due: si incontrano
    .three = Tre o più: nessuno si incontra
    .all = Si incontrano tutti
cultists-rulebook-picture-meeting = Chi si incontra quando qualcuno entra. I fantasmi non contano.
cultists-rulebook-meetings-step = Vale a ogni passo, anche se sei solo di passaggio. Lasciare un luogo non fa mai nascere un incontro.
cultists-rulebook-meetings-empty = Non hai più carte Vivo né Morto? Allora non dai nulla, ma ricevi lo stesso una carta. Solo i cultisti hanno carte Morto, { $kills ->
    [3] tre
   *[other] { $kills }
} a testa.
cultists-rulebook-meetings-example = Agnes entra nella Biblioteca. C’è Theo, da solo, e la luce è accesa: si incontrano. Agnes gli dà una carta Vivo. Theo gliene dà una Morto. Entrambe sono a faccia in giù, e nessuno dei due guarda.
cultists-rulebook-meetings-example-after = Ad Agnes resta un passo, e prosegue. Ora non vive più, e al tavolo lo sa solo Theo. Tutti hanno visto che i due si sono incontrati.

## Actions

cultists-rulebook-actions-people = Guardare un mazzo Energia
cultists-rulebook-actions-vote = Una carta Morto rivelata resta a faccia in su sul suo mazzo. Quella persona diventa fantasma, e tutti votano subito.
cultists-rulebook-actions-example = Ines guarda il mazzo Energia di Agnes: quattro Vivo, una Morto. Ines sta con gli investigatori, quindi deve rivelare la carta Morto. Da ora Agnes è un fantasma. Chi ha incontrato Agnes stanotte? Theo, e Ruben. Il tavolo discute, e poi vota.
cultists-rulebook-actions-example-cultist = Se avesse guardato Theo, avrebbe potuto rimettere a posto il mazzo e dire che andava tutto bene.

## Rooms

cultists-rulebook-rooms-books = Una stanza cede i suoi libri solo quando è esplorata, e per questo servono tre carte nel suo mazzo. La prima c’è dall’inizio.
cultists-rulebook-rooms-explore = Aggiungere una carta
cultists-rulebook-rooms-third = Con la terza carta la stanza è esplorata: il suo segnalino si gira. Le carte che arrivano dopo si uniscono al mazzo e basta.
cultists-rulebook-rooms-draw = Pescare una carta
cultists-rulebook-rooms-racks = Le stanze di uno stesso colore condividono uno scaffale; solo le stanze blu ne hanno uno ciascuna.
cultists-rulebook-rooms-finished = Una carta pescata lascia il gioco. Quando l’ultimo libro di una stanza è nella libreria, la stanza è completa: il resto del suo mazzo lascia il gioco, non visto, e lì nessuno aggiunge o pesca più.
cultists-rulebook-rooms-example = Nel mazzo della Sala della musica ci sono la carta dell’inizio e una aggiunta da Ruben. Ines aggiunge la terza, un Successo: la Sala della musica è esplorata. Nell’ora successiva Theo pesca lì. Mescola le tre carte e ne gira una. Sabotaggio.
cultists-rulebook-rooms-example-after = Nella libreria c’è un libro rosa, dell’Infermeria. Torna indietro, nella Sala della musica. Ruben dice che la sua carta era un Successo. Ines pure. La terza era lì prima che la notte iniziasse. È sfortuna, o qualcuno mente.
cultists-rulebook-rooms-special = Telecamera, corrente e Portale
cultists-rulebook-rooms-passages = Passaggi non sicuri
cultists-rulebook-passages-first = Una prima partita si gioca senza. Più avanti, alcuni segnalini Stanza, una volta girati, mostrano una finestra rotta.
cultists-rulebook-passages-card = La carta pescata si rimescola con le altre. Quando tutti e tre gli incappucciati sono comparsi, anche un Fallimento porta il Fishman.
cultists-rulebook-figure = Incappucciato
    .does = Compare in una stanza. Finché è lì, nessuno in quella stanza può usarla; con le persone si può agire lo stesso.
cultists-rulebook-fishman = Il Fishman
    .does = Compare in un corridoio. Può entrarci solo una persona viva con il coltello. A nessuno è impedito di uscirne.
cultists-rulebook-picture-passages = Che cosa entra dalla finestra rotta.

## Death and ghosts

cultists-rulebook-death-secret = Con una carta Morto nel mazzo Energia non vivi più, in segreto. Finché qualcuno non la rivela, per ogni regola di questo regolamento conti tra i vivi: cammini, incontri, agisci e voti. Quando qui si legge “vivo” o “in vita”, si intende chiunque non sia un fantasma.
cultists-rulebook-death-ways = Diventi fantasma quando la tua morte è rivelata, quando una votazione ti manda via, o per effetto di un ruolo. Da quel momento tutti sanno che non vivi più. Nel gioco base nulla ti riporta in vita.
cultists-rulebook-death-ghosts = Che cosa fanno i fantasmi
cultists-rulebook-death-keeps = Tieni la tua mano, il tuo itinerario e la tua parte. Il fantasma di un investigatore lavora ancora solo sul suo itinerario; quello di un cultista no. Il tuo ruolo resta segreto, a meno che il ruolo non dica altro.
cultists-rulebook-death-knife = Il coltello arriva anche ai fantasmi, e allora cominciano loro. Non possono usarlo per nient’altro.

## Votes

cultists-rulebook-votes-when = Si vota subito ogni volta che si rivela una morte, e quando qualcuno inizia una votazione.
cultists-rulebook-votes-most = Il nome con più voti se ne va, se ne ha più di ogni altro nome e più di “nessuno”.
cultists-rulebook-votes-double = In sette o otto, invece, il voto di chi ha il coltello, se è in vita, conta due volte.
cultists-rulebook-votes-out = Chi deve andarsene diventa fantasma, e il suo mazzo Energia resta nascosto, come pure il suo ruolo, a meno che il ruolo non dica altro. Solo chi era l’ultimo cultista deve dirlo, e allora la partita finisce. Con un solo cultista vuol dire: se la partita continua, avevate torto.
cultists-rulebook-votes-example = Si aprono sei voti: tre a Theo, uno a Ruben, due a “nessuno”. Theo ha più voti di ogni altro nome, e più di “nessuno”. Se ne va.
cultists-rulebook-votes-example-after = Ines ha il coltello, e il suo voto era uno dei tre. Se lo cambia in “nessuno”, sono due a Theo e tre a “nessuno”, e restano tutti.

## The end

cultists-rulebook-end-one = Con un cultista, la prima di queste cose chiude la partita:
cultists-rulebook-end-points = Gli investigatori raggiungono i loro punti. Vincono, qualunque sia il numero dei morti, a meno che l’unico cultista non sia l’Automa.
cultists-rulebook-end-out = Il cultista diventa fantasma. Vincono gli investigatori. (Per l’Automa, vedi il suo capitolo.)
cultists-rulebook-end-claim = Il cultista si fa avanti alla fine di un’ora. Vince se sono morti abbastanza investigatori, altrimenti perde.
cultists-rulebook-end-time = L’ora { $hours } finisce. Vincono i cultisti.
cultists-rulebook-end-both = Due cultisti
cultists-rulebook-end-two = Con due cultisti la partita finisce negli stessi modi, solo che nessuno si fa avanti. Ma quando gli investigatori raggiungono i loro punti, o quando l’ultimo cultista è fuori, prima si aprono tutti i mazzi Energia. Se entro la fine dell’ora precedente erano morti abbastanza investigatori, vincono comunque i cultisti.
cultists-rulebook-end-seer = Se c’è un Veggente

## Roles

cultists-rulebook-roles-swap = Un ruolo speciale prende il posto di un investigatore semplice; solo il Cultista cieco prende quello di un cultista. Tutti sanno quali ruoli sono in gioco, e nessuno sa chi li ha. Ogni ruolo, tranne quelli dei cultisti e quello del Cacciatore, vince con gli investigatori, anche se fa danni.
cultists-rulebook-roles-plain = Senza ruolo speciale
cultists-rulebook-roles-good = Ruoli che aiutano gli investigatori
cultists-rulebook-roles-bad = Ruoli che aiutano i cultisti
cultists-rulebook-roles-hunter = Il Cacciatore maledetto
cultists-rulebook-roles-balance = Un insieme equilibrato
cultists-rulebook-roles-loyalty = Ogni ruolo ha una fedeltà: quanto aiuta l’una o l’altra parte. Sommatele per entrambe. In una partita da esperti la differenza dev’essere quella di questa tabella, e nessuna delle due somme può superare cinque.
cultists-rulebook-roles-table = La somma dei cultisti meno quella degli investigatori
cultists-rulebook-row-lead = Differenza
cultists-rulebook-roles-seer = Il Veggente non c’è con sette persone, né con quattro e l’Automa, né alla Stazione polare.
cultists-rulebook-hunter-seats = Solo con sette o otto posti. Sei delle carte Successo del Cacciatore e tre delle sue carte Vivo portano una maledizione; tutti gli altri le prendono per ciò che dicono.

## Event tokens

cultists-rulebook-tokens-bag = Questi sono nel sacchetto. In una prima partita i Vetri infranti restano nella scatola.
cultists-rulebook-portal-time = Il Portale resta aperto per altre tre ore, o due con sette o otto posti. Va chiuso entro la fine dell’ultima. Lo Specchio lo lascia aperto un’ora in più.

## Under the Surface

cultists-rulebook-surface-place = Una stazione polare, un’altra mappa. Nelle sue stanze ci sono oggetti nascosti, e qualcosa dorme sotto il ghiaccio.
cultists-rulebook-picture-station = La Stazione polare per un massimo di sei persone. Le macerie segnano gli ostacoli sul ghiaccio.
cultists-rulebook-surface-points = Punti per vincere su questa mappa
cultists-rulebook-surface-use = Usare gli oggetti
cultists-rulebook-surface-dead = Un oggetto trovato con una telecamera o attraverso le Porte segrete vale come trovato. I fantasmi non trovano nulla e non portano nulla.
cultists-rulebook-surface-organism = Organismo 46-B
cultists-rulebook-surface-awake = Le reliquie rosse vanno sull’altare. La terza risveglia l’Organismo 46-B, e da quel momento con i soli punti non si vince: raggiungerli dà inizio a un rituale.
cultists-rulebook-surface-leader = Prima tutti scelgono un leader, in una votazione come le altre. Si possono scegliere solo i vivi, e nessuno se ne va. In caso di pareggio si vota di nuovo. Se tre votazioni non danno un leader, vincono i cultisti.
cultists-rulebook-surface-otherwise = Mettere alla porta l’ultimo cultista fa vincere comunque, senza rituale. Con due cultisti, prima si aprono lo stesso i mazzi Energia.

## Mountains of Chaos

cultists-rulebook-mountains-place = Una vecchia miniera, un’altra mappa. Quattro corridoi si uniscono a un’intersezione, e due ascensori collegano stanze lontane.
cultists-rulebook-picture-mine = La Miniera per un massimo di sei persone. La porta girevole all’intersezione sbarra un corridoio.
cultists-rulebook-mountains-points = Punti per vincere su questa mappa
cultists-rulebook-mountains-lifts = Ascensori
cultists-rulebook-mountains-self = Se quando tutti si sono mossi c’è ancora dentro una persona viva, l’ascensore parte da sé. Senza corrente nessun ascensore si muove.
cultists-rulebook-mountains-ropes = Alito di morte
cultists-rulebook-mountains-bag = Nella Miniera questo segnalino può prendere il posto degli Occhi finti, tranne con sette posti.

## Professions

cultists-rulebook-professions-two = Un’aggiunta per ogni mappa con due cultisti, ma non per una prima partita. Una delle cinque, nessuno sa quale, è a faccia in giù accanto alla mappa. Va perduta quando chi la possiede diventa fantasma.

## The Automa

cultists-rulebook-automa-seat = In quattro, l’Automa prende il quinto posto. In sei, potete dargli un settimo posto. Riceve un ruolo come tutti, e nessuno sa quale: può essere cultista.
cultists-rulebook-automa-walk = Il suo itinerario è a faccia in su. Va per la via più breve verso il primo colore della sua riga che ha ancora una stanza non esplorata, e incontra persone come chiunque. Allora dà la prima carta della sua pila, non vista, alla persona con il mazzo Energia più piccolo.
cultists-rulebook-automa-never = Non guarda mai un mazzo Energia, non si fa mai avanti e non usa mai il coltello. In mano sua i ruoli speciali non fanno nulla, salvo che con due cultisti può essere il Veggente.
cultists-rulebook-automa-out = Con un cultista, se una votazione manda via l’Automa, il suo ruolo si rivela. Se era il cultista, si aprono tutti i mazzi Energia: con abbastanza morti vincono i cultisti, altrimenti gli investigatori.

## Questions people ask

cultists-rulebook-ask-own = Posso guardare il mio mazzo Energia?
    .does = Mai. Per questo chiedi di guardarlo a qualcuno di cui ti fidi.
cultists-rulebook-ask-refuse = Posso rifiutare un incontro?
    .does = No. Ma scegli tu dove camminare, e alla luce una terza persona nella stanza ti tiene al sicuro.
cultists-rulebook-ask-route = Devo seguire il mio itinerario?
    .does = Non con i piedi. A un investigatore serve per usare una stanza. Cammina dove vuoi.
cultists-rulebook-ask-tell = Ho guardato e ho trovato solo carte Vivo. Devo dirlo?
    .does = No. Puoi dire qualsiasi cosa, o nulla. Solo una carta Morto va rivelata, e solo da un investigatore.
cultists-rulebook-ask-fake = Si può fingere di aver scoperto una morte?
    .does = No. Una morte è una carta Morto sul tavolo, sotto gli occhi di tutti.
cultists-rulebook-ask-again = Ho incontrato Ines un’ora fa. Se torno, ci incontriamo di nuovo?
    .does = Sì, ogni volta che una delle due persone entra dove c’è solo l’altra. Al buio possono esserci anche altri.
cultists-rulebook-ask-twice = Qualcuno ha due carte Morto. Contano due volte?
    .does = No. Ogni investigatore morto conta una volta, fantasma o no.
cultists-rulebook-ask-enough = Quando i morti bastano, qualcuno lo dice?
    .does = Mai. I cultisti devono tenere il conto da sé.
cultists-rulebook-ask-pile = E se il mazzo di pesca finisce?
    .does = Allora da lì non arrivano più carte. Tutto il resto continua.
cultists-rulebook-ask-partners = Due cultisti possono accordarsi in segreto su qualcosa?
    .does = No. Si sono visti una volta, di notte. Dopo parlano come tutti, ad alta voce.
