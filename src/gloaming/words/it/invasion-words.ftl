# Names of things in Invasion.

inv-round = Round { $round }
inv-side-humans = Umani
    .wins = Vincono gli umani
inv-side-aliens = Alieni
    .wins = Vincono gli alieni
inv-reason-scientists = tutti gli scienziati sono in salvo
inv-reason-mother-ships = le navi madri si sono radunate
inv-reason-sector = un intero settore è loro

## Agents. Each has a number on the roof and a call sign.

inv-agent = { $name } { $number }
inv-agent-01 = Airone
inv-agent-02 = Gazza
inv-agent-03 = Lince
inv-agent-04 = Tasso
inv-agent-05 = Lontra
inv-agent-06 = Martora

## The city

inv-city-milan = Milano
    .does = Anelli e raggi intorno al Duomo.
inv-city-washington = Washington
    .does = Una griglia attraversata da viali, e un settore oltre il fiume.
inv-place-duomo = Duomo
    .the = il Duomo
    .at = al Duomo
inv-place-capitol = Campidoglio
    .the = il Campidoglio
    .at = al Campidoglio
inv-place-nuova-gate-of-the-square = Porta Nuova della piazza
inv-place-monforte-gate-of-the-square = Porta Monforte della piazza
inv-place-romana-gate-of-the-square = Porta Romana della piazza
inv-place-ticinese-gate-of-the-square = Porta Ticinese della piazza
inv-place-magenta-gate-of-the-square = Porta Magenta della piazza
inv-spot-crossing = { $one } / { $other }
inv-spot-west = { $spot }, ovest
inv-spot-east = { $spot }, est
inv-spot-north = { $spot }, nord
inv-spot-south = { $spot }, sud
inv-district = { $sector } { $address }
inv-district-unaddressed = { $sector }, senza indirizzo
inv-districts-unaddressed = { $count ->
    [one] uno senza indirizzo in { $sector }
   *[other] { $count } senza indirizzo in { $sector }
}
inv-districts-in = { $count } in { $sector }
inv-sector = settore { $sector }
inv-sector-named = { $sector }, { $name }

## Stages of a round

inv-stage-set-up = Preparazione
    .does = Gli alieni atterrano, e gli scienziati restano isolati.
inv-stage-event = Evento
    .does = L’architetto gira la prima carta Evento.
inv-stage-turns = Turni
    .does = In senso orario a partire dall’architetto, un’azione a testa.
inv-stage-consolidation = Consolidamento
    .does = Le sirene tornano, l’architetto cambia, gli alieni avanzano.
inv-stage-over = La fine
    .does = Tutto viene rivelato.

## Cards

inv-card-human = Umano
    .does = Resti dalla parte degli umani, come prima.
inv-card-assimilated = Assimilato
    .does = D’ora in poi stai con gli alieni, per sempre.
inv-card-veiled = Carta
    .does = A faccia in giù.
inv-card-success = Successo
    .does = Se la giocano tutti e tre, lo scienziato si salva.
inv-card-sabotage = Sabotaggio
    .does = Ne basta uno: è l’escalation.
inv-cards-human = { $count ->
    [one] una carta Umano
   *[other] { $count } carte Umano
}
inv-cards-assimilated = { $count ->
    [one] una carta Assimilato
   *[other] { $count } carte Assimilato
}
inv-cards-veiled = { $count ->
    [one] una carta Assimilazione
   *[other] { $count } carte Assimilazione
}
inv-cards-none = nessuna carta

## Event cards

inv-event-card-mother-ship = Nave madre
    .does = Le sue dieci carte si mescolano nel mazzo Assimilazione, e la pressione scende di uno. Con { $ships } navi vincono gli alieni.
inv-event-card-rendezvous = Appuntamento
    .does = Sposta un agente qualsiasi sulla postazione accanto a un altro agente, lungo una strada.
inv-event-card-salvage = Recupero
    .does = Sposta un agente qualsiasi su una postazione dove aspetta uno scienziato.
inv-event-card-new-agent = Nuovo agente
    .does = Il sesto agente arriva a una postazione di partenza libera ed entra in servizio dal prossimo round.
inv-event-card-resistance = Resistenza
    .does = Scegli un settore: tutti i segnalini Alieno che contiene si rimuovono.
inv-event-card-cathedral = Cattedrale
    .does = Sposta un agente qualsiasi su una postazione di raccolta al Duomo.
inv-event-card-capitol = Campidoglio
    .does = Sposta un agente qualsiasi su una postazione di raccolta al Campidoglio.
inv-event-card-starting-location = Punto di partenza
    .does = Sposta un agente qualsiasi su una postazione di partenza libera.
inv-event-card-revelation = Rivelazione
    .does = Tutti chiudono gli occhi. Solo gli alieni li riaprono, e scoprono chi sono.
inv-event-card-alien-planning = Piani alieni
    .does = Pesca tante carte Evento quanta è la pressione. Le rosse arriveranno; le altre sono sventate.
inv-event-card-under-attack = Sotto attacco
    .does = Ogni quartiere che tocca la postazione di un agente passa agli alieni.
inv-event-card-trap = Trappola
    .does = Il dado indica un settore: per questo round gli agenti che vi si trovano perdono la sirena.
inv-event-card-expansion = Propagazione
    .does = Anche ogni quartiere vicino a uno alieno passa agli alieni.
inv-event-card-captured = Cattura
    .does = L’ultimo agente impiegato lascia il gioco.
inv-event-card-veiled = una carta Evento
inv-event-cards-veiled = { $count ->
    [0] nessuna carta Evento
    [one] una carta Evento
   *[other] { $count } carte Evento
}
inv-event-colour-own = nave madre
inv-event-colour-yellow = giallo, per gli umani
inv-event-colour-red = rosso, per gli alieni
