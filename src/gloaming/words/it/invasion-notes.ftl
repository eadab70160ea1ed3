# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `inv-held-…` is what
# a side makes of it, read only while it is held.
inv-note-place-scientist = L’architetto sei tu: metti uno scienziato accanto a ogni luogo di atterraggio.
inv-note-place-scientist-more = Scegli una postazione su una strada che porta dritto al centro.
inv-note-act = Un’azione: guidare un agente, pianificare o accusare. Guidare costa { $pressure ->
    [one] una carta
   *[other] { $pressure } carte
}.
inv-note-act-more = Ogni carta può farti cambiare parte. Salva quando la pressione è bassa, pianifica quando è alta.
inv-note-act-stated = Tutti sanno che stai con gli alieni: pianifica, o conduci gli alieni fino a un agente.
inv-note-act-stated-more = Invadi dove un settore è quasi pieno, o dove sta per passare una scorta.
inv-note-place-events = Uno di questi eventi arriverà; l’altro è sventato. Solo tu sai quale.
inv-note-place-events-more = Nel prossimo round tutti vedono che cosa è arrivato dopo i tuoi piani. Aspettati la domanda.
inv-note-ask-for-support = Se sostieni, chi è sotto accusa mostra carte finché non compare un Assimilato. Se non compare, perdi il segnalino.
inv-note-ask-for-support-more = Quante carte ha pescato la persona accusata, e che cosa è andato storto intorno a lei?
inv-note-ask-for-declaration = Prima di ogni turno lo si chiede a tutti. Solo un alieno può dichiararsi.
inv-note-ask-for-declaration-more = Un alieno dichiarato invade ogni turno, ma non entra in squadra. I più rendono meglio nascosti.
inv-note-leave-orders = Lascia un ordine per questo round: quando dichiararti, o mai. Conta solo quello di un alieno.
inv-note-leave-orders-more = Ognuno ne lascia uno, e nessuno lo vede. Un ordine che non ti riguarda si perde.
inv-note-place-newcomer = Arriva un sesto agente. Scegli una postazione di partenza libera; la sirena l’avrà dal prossimo round.
inv-note-place-newcomer-more = A quale scienziato serve ancora un secondo agente sulla strada?
inv-note-move-agent = Spostati lungo una strada che passa di qui, quanto vuoi. Non dove c’è un altro agente.
inv-note-move-agent-more = Libera molti quartieri, o raggiungi uno scienziato con un altro agente sulla stessa strada.
inv-note-free-districts = Libera tutti i quartieri alieni che toccano questa postazione, o lasciali tutti.
inv-note-free-districts-more = Oltre gli alieni non si scorta nessuno, e un settore pieno fa perdere la partita.
inv-note-escort-scientist = Manda lo scienziato lungo la strada da un altro agente. Una postazione di raccolta è un salvataggio.
inv-note-escort-scientist-more = Nessuna postazione del tragitto può toccare un quartiere alieno, nemmeno gli estremi.
inv-note-name-team = Scegli altri due per il salvataggio. Ognuno dei tre gioca una carta in segreto.
inv-note-name-team-more = Prendi chi ha pescato poche carte, o chi in squadra non ha mai avuto un Sabotaggio.
inv-note-cast-votes = Successo o Sabotaggio, a faccia in giù. Un solo Sabotaggio porta prima fino a quattro eventi.
inv-note-cast-votes-more = Tutti sapranno quanti Sabotaggi c’erano, e conteranno i nomi della squadra.
inv-note-pick-agent = Questo evento sposta un agente. Scegli quale; libero o impiegato, non cambia nulla.
inv-note-pick-agent-more = La sua sirena resta com’è, e non porta con sé scienziati.
inv-note-send-agent = Scegli dove va questo agente.
inv-note-send-agent-more = Pensa alle strade: uno scienziato a un capo, un altro agente al centro.
inv-note-free-sector = Scegli un settore: tutti i suoi segnalini Alieno si rimuovono.
inv-note-free-sector-more = Quello più vicino a cadere, o quello dove aspetta una scorta.

## What a side makes of it

inv-held-act-human = Stai con gli umani. La prossima carta può cambiare tutto.
inv-held-act-alien = Stai con gli alieni. Non serve cambiare nulla, per ora: chi gode di fiducia entra in squadra.
inv-held-place-events-human = Lascia arrivare i gialli. Sventa i rossi, e prima di tutto le navi madri.
inv-held-place-events-alien = Le navi ti fanno vincere, e i rossi aiutano. Ma la colpa di ciò che arriva può cadere su di te.
inv-held-ask-for-support-human = Sostienila se ci scommetteresti il diritto di accusare.
inv-held-ask-for-support-alien = Sostenere un’accusa infondata costa il segnalino agli umani, e anche a te.
inv-held-ask-for-declaration-human = Non hai nulla da dichiarare.
inv-held-ask-for-declaration-alien = Dichiarati solo se nessuno si fida più di te, o per vincere subito.
inv-held-leave-orders-human = Stai con gli umani: il tuo ordine non ha effetto.
inv-held-leave-orders-alien = { inv-held-ask-for-declaration-alien }
inv-held-cast-votes-human = Successo, se vuoi che riesca.
inv-held-cast-votes-alien = Sabotaggio è per la tua parte. Meglio dove la colpa cadrà su altri.
inv-held-name-team-human = A chi affideresti l’ultima carta?
inv-held-name-team-alien = Porta con te qualcuno di cui gli altri dubitano.

## Actions

inv-note-control = Guida un agente con la sirena: spostati, libera, scorta, in quest’ordine. Poi peschi { $pressure ->
    [one] una carta
   *[other] { $pressure } carte
}.
inv-note-control-more = Due agenti su una strada fanno un salvataggio. Cerca il secondo.
inv-note-plan = Peschi una carta, poi vedi due eventi: uno arriverà, uno è sventato.
inv-note-plan-more = Costa sempre una carta, per quanto alta sia la pressione.
inv-note-accuse = Accusa qualcuno. Con un sostegno si mostrano le carte; se sono tutte Umano, perdete tutti il segnalino.
inv-note-accuse-more = Due segnalini per una certezza. Aspettate di esserne certi in due.
inv-note-invade = Cade ogni quartiere che tocca la postazione di un agente.
inv-note-invade-more = Vicino agli ultimi quartieri liberi di un settore può chiudere la partita.

## Event cards: what each does, and what to think of

inv-note-event-card-mother-ship = { inv-event-card-mother-ship }. Dieci carte nuove, e la pressione scende di uno. Con { $ships } navi vincono gli alieni.
inv-note-event-card-mother-ship-more = Con la pressione bassa gli agenti costano meno. Approfittane finché dura.
inv-note-event-card-rendezvous = { inv-event-card-rendezvous }. { inv-event-card-rendezvous.does }
inv-note-event-card-rendezvous-more = Due agenti su una strada fanno una scorta. Cerca uno scienziato tra loro.
inv-note-event-card-salvage = { inv-event-card-salvage }. { inv-event-card-salvage.does }
inv-note-event-card-salvage-more = Un agente accanto a uno scienziato risparmia un turno di strada.
inv-note-event-card-new-agent = { inv-event-card-new-agent }. Arriva a una postazione di partenza libera, in servizio dal prossimo round.
inv-note-event-card-new-agent-more = Vale di più su una strada a cui manca un secondo agente.
inv-note-event-card-resistance = { inv-event-card-resistance }. { inv-event-card-resistance.does }
inv-note-event-card-resistance-more = Il settore più pieno, o quello dove aspetta una scorta.
inv-note-event-card-cathedral = { inv-event-card-cathedral }. { inv-event-card-cathedral.does }
inv-note-event-card-cathedral-more = Un agente al centro può accogliere uno scienziato. Chi aspetta su quella strada?
inv-note-event-card-capitol = { inv-event-card-capitol }. { inv-event-card-capitol.does }
inv-note-event-card-capitol-more = { inv-note-event-card-cathedral-more }
inv-note-event-card-starting-location = { inv-event-card-starting-location }. { inv-event-card-starting-location.does }
inv-note-event-card-starting-location-more = Guarda quale strada perde il secondo agente, e quale lo guadagna.
inv-note-event-card-revelation = { inv-event-card-revelation }. { inv-event-card-revelation.does }
inv-note-event-card-revelation-more = D’ora in poi gli alieni si conoscono. Osserva chi risparmiano.
inv-note-event-card-alien-planning = { inv-event-card-alien-planning }. Delle prossime carte Evento le rosse arriveranno; le altre sono sventate.
inv-note-event-card-alien-planning-more = Una pressione alta porta più rossi. Qualcuno dovrebbe pianificare contro.
inv-note-event-card-under-attack = { inv-event-card-under-attack }. { inv-event-card-under-attack.does }
inv-note-event-card-under-attack-more = Prima liberate dove un settore è quasi pieno, o dove aspetta uno scienziato.
inv-note-event-card-trap = { inv-event-card-trap }. { inv-event-card-trap.does }
inv-note-event-card-trap-more = Gli agenti altrove si spostano ancora. Usate prima quelli.
inv-note-event-card-expansion = { inv-event-card-expansion }. { inv-event-card-expansion.does }
inv-note-event-card-expansion-more = Le zone grandi crescono più in fretta. Le piccole conviene liberarle presto.
inv-note-event-card-captured = { inv-event-card-captured }. { inv-event-card-captured.does }
inv-note-event-card-captured-more = Tenete due agenti su ogni strada che conta.
