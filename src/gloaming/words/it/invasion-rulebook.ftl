# The rulebook of Invasion: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

invasion-rulebook-story = La storia
invasion-rulebook-sides = Che cosa vuole ogni parte
invasion-rulebook-table = Che cosa c’è sul tavolo
invasion-rulebook-setup = Preparazione
invasion-rulebook-round = Un round
invasion-rulebook-actions = Il tuo turno
invasion-rulebook-agents = Agenti
invasion-rulebook-rescue = Un salvataggio
invasion-rulebook-assimilation = Assimilazione
invasion-rulebook-plans = Pianificare
invasion-rulebook-accusations = Accuse e alieni dichiarati
invasion-rulebook-pressure = La pressione
invasion-rulebook-events = Carte Evento
invasion-rulebook-secrets = Che cosa è segreto
invasion-rulebook-end = La fine
invasion-rulebook-first = La tua prima partita
invasion-rulebook-questions = Domande frequenti

## What each side wants

invasion-rulebook-sides-same = Nessuno è contro di te, per ora. Tutti cominciano dalla stessa parte, o così pare, e tutti guidano gli stessi agenti. Ma ogni carta che peschi può farti cambiare parte, e allora vuoi il contrario.
invasion-rulebook-sides-table = Carte Assimilato, secondo il numero di persone
invasion-rulebook-players = Persone
invasion-rulebook-row-assimilated = Carte Assimilato in gioco
invasion-rulebook-sides-most = Tanti sono, al massimo, gli alieni. Possono essere di meno, e può non essercene nessuno.

## What's on the table

invasion-rulebook-picture-city = { $city }, all’inizio di una partita: i quartieri scuri sono alieni, cinque agenti sono sulle postazioni di partenza, e accanto a ogni luogo di atterraggio aspetta uno scienziato.
invasion-rulebook-table-districts = La città ha cinque settori, da A a E, divisi in quartieri. La maggior parte dei quartieri ha un numero, l’indirizzo, con cui i dadi li trovano. Gli alieni stanno nei quartieri, mai con più di un segnalino in ognuno.
invasion-rulebook-table-roads = Agenti e scienziati stanno sulle postazioni, mai nei quartieri. Le postazioni sono lungo le strade; ogni strada ha un colore e una lettera, e una postazione può stare su più strade. Una postazione tocca ogni quartiere che ha lì un angolo.
invasion-rulebook-table-centre = Al centro c’è { $point }, dove gli scienziati sono in salvo. Le postazioni intorno sono postazioni di raccolta.
invasion-rulebook-table-near = Due quartieri sono vicini se hanno un lato in comune. Un angolo non basta, e nulla si propaga oltre un fiume.
invasion-rulebook-table-things = Il resto
invasion-rulebook-agent = Agente
    .does = Un’auto con un numero. Gli agenti non sono di nessuno: nel tuo turno puoi guidarne uno qualsiasi.
invasion-rulebook-siren = Sirena
    .does = È su un agente che si può ancora guidare in questo round. Si spegne quando l’agente è stato impiegato.
invasion-rulebook-scientist = Scienziato
    .does = Aspetta su una postazione finché gli agenti non lo portano in centro.
invasion-rulebook-token = Segnalino Accusa
    .does = Ognuno ne ha uno. Ti serve per accusare, o per sostenere chi accusa.
invasion-rulebook-architect = Architetto
    .does = Esegue gli eventi di questo round, ha il primo turno e mescola le carte Salvataggio. Cambia in senso orario a ogni round.
invasion-rulebook-cards = Carte Assimilazione
    .does = Umano o Assimilato. Le peschi a faccia in giù, e le tue le guardi solo tu. Restano con te fino alla fine.
invasion-rulebook-rescue-cards = Carte Salvataggio
    .does = Ognuno ha un Successo e un Sabotaggio, e dopo ogni salvataggio li riprende entrambi.
invasion-rulebook-event-deck = Mazzo Eventi
    .does = Con due pile accanto: gli eventi in arrivo, e quelli sventati.
invasion-rulebook-picture-cards = Carte Assimilazione e carte Salvataggio. Tutte quelle di un tipo hanno lo stesso dorso.

## Setting up

invasion-rulebook-setup-done = In Gloaming tutto questo è già fatto, tranne mettere gli scienziati sulla mappa. A un tavolo vero, seguite quest’ordine.
invasion-rulebook-setup-city = Scegliete una città, e lasciate nella scatola la carta Evento del centro dell’altra. Scegliete il primo architetto.
invasion-rulebook-setup-agents = Mettete un agente con la sirena su ogni postazione di partenza. Il sesto aspetta accanto alla mappa.
invasion-rulebook-setup-third = Mescolate una carta Assimilato con { $rest } carte Umano: è la pila della terza nave madre.
invasion-rulebook-setup-deck = Mescolate le altre carte Assimilato della tabella con le carte Umano rimaste. Mettetene { $stack }, senza guardarle, nella pila della prima nave e { $stack } in quella della seconda. Ciò che resta è il mazzo Assimilazione.
invasion-rulebook-setup-four = In quattro, mescolate prima l’unica carta Assimilato con tutte le { $humans } carte Umano, e fate tutte e tre le pile con le carte in cima.
invasion-rulebook-setup-landing = Gli alieni atterrano: tirate il dado degli indirizzi una volta per ogni settore. Quel quartiere cade, e con esso tutti i suoi vicini.
invasion-rulebook-setup-hands = Ognuno prende un Successo, un Sabotaggio e un segnalino Accusa.
invasion-rulebook-setup-draw = In senso orario a partire dall’architetto, ognuno pesca una carta Assimilazione e la guarda senza mostrarla. La pressione parte da { $start }.

## A round

invasion-rulebook-round-three = Un round ha tre fasi. I round si susseguono finché qualcuno non ha vinto.
invasion-rulebook-round-order = In ogni fase
invasion-rulebook-round-fixed = L’architetto resta lo stesso fino al Consolidamento. Tocca a tutti, a turno, anche a un alieno allo scoperto.

## Agents

invasion-rulebook-agents-three = Guidare un agente è ciò che fa andare avanti le cose. Spostarsi, liberare e scortare: in quest’ordine, ognuno una volta o nessuna.
invasion-rulebook-agents-road = Gli alieni non fermano gli agenti. Per cambiare strada servono una postazione dove le strade si incrociano, e un altro turno.
invasion-rulebook-agents-receive = Il secondo agente resta dov’è, con la sirena accesa o spenta come prima. Gli altri agenti lungo la strada non sono d’intralcio.
invasion-rulebook-picture-escort = Una scorta. Entrambi gli agenti sono sulla strada F; nessuna postazione tra loro tocca un quartiere alieno, quindi lo scienziato può passare.
    .from = { $agent } scorta
    .to = { $agent } riceve
    .way = La via è libera
invasion-rulebook-agents-example = Sulla strada F, a due postazioni dal centro ({ $point }), aspetta uno scienziato, con tre quartieri alieni intorno. Ruben guida { inv-agent-05 }: va su quella postazione e li libera tutti e tre. Non può ancora scortare, perché sulla strada F non c’è un altro agente.
invasion-rulebook-agents-example-after = Ines guida { inv-agent-03 } e va lungo la strada F fino a una postazione di raccolta. Nel prossimo round, se gli alieni lasciano libera la via, chiunque può guidare di nuovo { inv-agent-05 } e scortare lo scienziato in centro. Sarà un salvataggio.

## A rescue

invasion-rulebook-rescue-after = Poi ognuno nella squadra riprende le sue due carte, mescolate, così nessuno può dire quale fosse rimasta in mano a chi.
invasion-rulebook-rescue-recheck = “Ancora possibile” vuol dire che nessun evento ha catturato o messo in trappola l’agente che scorta, che un altro agente è su una postazione di raccolta lungo una delle sue strade, e che la via fin lì non tocca quartieri alieni. Altrimenti lo scienziato resta, e aspetta un altro tentativo.
invasion-rulebook-rescue-example = Ines guida un salvataggio e indica Theo e Agnes. L’architetto mescola le tre carte e le rivela: Successo, Successo, Sabotaggio. È l’escalation.
invasion-rulebook-rescue-example-after = Il primo evento è una Trappola, in un altro settore. Il secondo è Resistenza: un intero settore è liberato. Il terzo è una Nave madre, e lì ci si ferma. La via è ancora libera, quindi lo scienziato è salvo lo stesso. Ma uno dei tre ha giocato Sabotaggio, e due di loro diranno chi.

## Assimilation

invasion-rulebook-assimilation-when = Peschi in tre momenti: una carta durante la preparazione, una ogni volta che pianifichi, e tante quanta è la pressione ogni volta che hai guidato un agente.
invasion-rulebook-assimilation-for-good = La prima carta Assimilato ti fa passare subito agli alieni. Nulla ti riporta indietro, e altre carte non cambiano niente. Non lo dici, e non serve fare nulla di diverso.
invasion-rulebook-assimilation-empty = Quando il mazzo è vuoto, nessuno pesca finché una nave madre non porta nuove carte.
invasion-rulebook-assimilation-unknown = Gli alieni non si conoscono tra loro, a meno che la Rivelazione non li abbia mostrati.
invasion-rulebook-assimilation-example = La pressione è 3. Agnes guida un agente e libera quattro quartieri: un buon turno. Poi pesca tre carte e le guarda da sola. Umano. Umano. Assimilato.
invasion-rulebook-assimilation-example-after = Un momento fa voleva gli scienziati in salvo. Ora vuole navi madri. Tutti l’hanno vista pescare tre carte, e lei dice ciò che dicono tutti: “Tutte Umano.”

## Planning ahead

invasion-rulebook-plans-short = Con meno di due carte nel mazzo, prima si raccolgono le pile.

## Accusations and stated aliens

invasion-rulebook-accusations-alone = Se nessuno ti sostiene, il tuo turno è finito. Nessuna carta si mostra, e tieni il segnalino.
invasion-rulebook-accusations-proof = Appena compare una carta Assimilato, non se ne mostrano altre. Se sono tutte Umano, prova solo che quella persona stava con gli umani fino a ora.

## The end

invasion-rulebook-end-first = La prima di queste cose chiude subito la partita, qualunque cosa stia accadendo:
invasion-rulebook-end-scientists = L’ultimo scienziato arriva in centro. Vincono gli umani.
invasion-rulebook-end-ships = Arriva { $ships ->
    [one] la prima nave madre
    [4] la quarta nave madre
   *[other] l’ultima di { $ships } navi madri
}. Vincono gli alieni.
invasion-rulebook-end-sector = Ogni quartiere di un settore è alieno, compresi quelli senza indirizzo. Vincono gli alieni.
invasion-rulebook-end-nobody = Se lo scopo degli alieni è raggiunto e nessuno ha cambiato parte, perdono tutti.

## Questions people ask

invasion-rulebook-ask-show = Posso mostrare le mie carte per provare che sto con gli umani?
    .does = No. Solo un’accusa, o il dichiararsi, porta le carte alla luce.
invasion-rulebook-ask-pass = Posso non fare nulla?
    .does = No. Ma puoi guidare un agente senza spostarlo, liberare o scortare, e gli altri si faranno domande.
invasion-rulebook-ask-human = Un umano può giocare Sabotaggio?
    .does = Sì. Di rado ce n’è motivo.
invasion-rulebook-ask-take = Un agente può viaggiare con uno scienziato a bordo?
    .does = No. Gli scienziati si muovono solo quando qualcuno li scorta da un agente a un altro.
invasion-rulebook-ask-same = Due persone possono usare lo stesso agente in un round?
    .does = No. Dopo l’impiego la sua sirena resta spenta fino alla fine del round.
invasion-rulebook-ask-alien = A metà del mio turno ho cambiato parte. E ciò che ho fatto prima?
    .does = Resta fatto. Dal momento in cui peschi la carta, giochi per l’altra parte.
invasion-rulebook-ask-many = Con due carte Sabotaggio va peggio?
    .does = No. Che siano una o tre, l’escalation è una sola.
invasion-rulebook-ask-dead = Si può perdere uno scienziato?
    .does = No. Nulla li rimuove. Aspettano.
