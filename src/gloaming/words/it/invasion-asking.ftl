# The table of Invasion: marks of questions, forms for answers, panels, what is held, scenes.

## Marks above a question

inv-mark-set-up = Prima del primo round
inv-mark-turn = Il tuo turno
inv-mark-agent = Alla guida di un agente
inv-mark-planning = Piani, solo per i tuoi occhi
inv-mark-accusation = Un’accusa
inv-mark-before-turn = Prima del turno
inv-mark-rescue = Il salvataggio
inv-mark-event = Un evento

## Answers on the map

inv-places-list = Elencali tutti: { $count }
inv-place-choose = Scegli sulla mappa, tra { $count }
inv-place-other = Scegli altro

## A turn

inv-act-control = Guida un agente
    .short = { $pressure ->
        [0] Spostarsi, liberare, scortare. Nessuna carta da pescare.
        [one] Spostarsi, liberare, scortare. Poi peschi una carta.
       *[other] Spostarsi, liberare, scortare. Poi peschi { $pressure } carte.
    }
inv-act-control-which = Quale agente?
inv-act-plan = Pianifica
    .short = Due eventi: uno arriverà, uno è sventato.
inv-act-accuse = Accusa qualcuno
    .short = Se qualcuno ti sostiene, si mostrano le carte.
inv-act-accuse-which = Chi accusi?
inv-act-invade = Invadi
    .short = Gli alieni prendono ogni quartiere intorno a un agente.
inv-act-invade-which = Intorno a quale agente?

## Cards face down

inv-votes-cards = Le tue due carte Salvataggio
inv-votes-choose = Prima scegli una carta
inv-votes-lay = Giocala a faccia in giù
inv-votes-refused = A questo tavolo non puoi giocare quella carta. Scegli l’altra.
inv-plan-cards = Le carte Evento che hai pescato
inv-plan-choose = Scegli l’evento che arriverà
inv-plan-place = Questo arriva, l’altro è sventato
inv-plan-come = Lascia che arrivi
inv-plan-prevent = Sventalo

## Before a turn

inv-declare-hold = Tieni premuto per dichiararti
inv-declare-holding = Continua a premere…
inv-declare-again = Ancora, per dichiararti
inv-declare-nothing = Niente da dire
inv-declare-go-on = Avanti

## Seats

inv-seat-architect = architetto
inv-seat-stated = alieno dichiarato
inv-seat-cards = { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}
inv-seat-shown = { $cards ->
    [one] una mostrata: Umano
   *[other] { $cards } mostrate: Umano
}
inv-seat-token = può accusare
inv-seat-no-token = non ha più il segnalino Accusa
inv-turns = Ordine dei turni
inv-turn-done = ha già agito
inv-turn-now = agisce adesso
inv-turn-next = deve ancora agire
inv-middle = Round { $round }, { $stage }. { $deck ->
    [0] Il mazzo Assimilazione è vuoto.
    [one] Una carta nel mazzo Assimilazione.
   *[other] { $deck } carte nel mazzo Assimilazione.
}

## What lies on the table

inv-table-things = Città
inv-threat = A che punto siamo
inv-scientists = Scienziati salvati
inv-scientists-saved = Scienziati salvati: { $saved } su { $goal }
inv-ships = Navi madri
inv-ships-landed = Navi madri arrivate: { $ships } su { $goal }
inv-ship-landed = La nave madre { $number } è qui
inv-ship-space = Spazio della nave madre { $number }
inv-ship-stack = { $cards ->
    [one] Aggiunge una carta al mazzo Assimilazione.
   *[other] Aggiunge { $cards } carte al mazzo Assimilazione.
}
inv-ship-lost = la fine
inv-pressure = Pressione
inv-pressure-is = La pressione è { $value }
inv-pressure-means = { $value ->
    [0] Guidare un agente non costa carte.
    [one] Guidare un agente costa una carta.
   *[other] Guidare un agente costa { $value } carte.
}
inv-events = Eventi
inv-pile-prevented = sventati
inv-pile-deck = mazzo Eventi
inv-pile-upcoming = in arrivo
inv-pile-count = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
inv-discard = { $count ->
    [0] Nessun evento passato
    [one] Un evento passato
   *[other] { $count } eventi passati
}
inv-agents = Agenti
inv-agent-state-free = sirena accesa
inv-agent-state-active = in azione ora
inv-agent-state-used = sirena spenta
inv-agent-state-reserve = di riserva
inv-agent-state-captured = fuori dal gioco
inv-agent-scientist = con uno scienziato
inv-agent-last = l’ultimo impiegato

## What is held

inv-hand-title = Solo finché tieni premuto
inv-hand-cover = { $count ->
    [one] la tua parte, una carta
   *[other] la tua parte, { $count } carte
}
inv-hand-human = Stai con gli umani
inv-hand-alien = Stai con gli alieni
inv-hand-cards = Le tue carte
inv-hand-shown = { $shown ->
    [0] Nessun altro ne ha vista una.
    [one] Tutti ne hanno vista una.
   *[other] Tutti ne hanno viste { $shown }.
}
inv-hand-memory = Ciò che sai
inv-hand-not-revealed = La Rivelazione non è ancora arrivata.
inv-hand-aliens = { $count ->
    [one] Alla Rivelazione hai visto { $people }.
   *[other] Alla Rivelazione hai visto { $people }.
}
inv-hand-aliens-none = Alla Rivelazione non hai visto nessuno.
inv-hand-planning = Ora in mano: { $cards }.
inv-hand-placed = Round { $round }: { $upcoming } in arrivo, { $prevented } sventato.
inv-hand-laid = Round { $round }: hai giocato { $card }.

## The rescue and the accusation, over the map

inv-rescue-scene = Il salvataggio da { $spot }: { $people }
inv-rescue-unnamed = ancora da indicare
inv-rescue-leads = { $whoIs ->
    [you] guidi
   *[other] guida
}
inv-rescue-along = { $whoIs ->
    [you] partecipi
   *[other] partecipa
}
inv-rescue-naming = { $leaderIs ->
    [you] Indichi tu la squadra. Ognuno dei tre gioca una carta a faccia in giù.
   *[other] { $leader } indica la squadra. Ognuno dei tre gioca una carta a faccia in giù.
}
inv-rescue-laying = Tre carte, a faccia in giù. Tutti sapranno quanti Sabotaggi ci sono, e nient’altro.
inv-accusation-scene = { $accuserIs ->
    [you] Accusi { $accusedAcc }
   *[other] { $accuser } accusa { $accusedAcc }
}
inv-accusation-thinking = { $whoIs ->
    [you] ci pensi
   *[other] ci pensa
}
inv-accusation-answered = { $whoIs ->
    [you] hai risposto
   *[other] ha risposto
}
inv-accusation-rule = Con almeno un sostegno, la persona accusata mostra carte finché non compare un Assimilato. Se non compare, chi ha accusato e chi ha sostenuto perdono il segnalino.

## Scenes

inv-scene-event = L’evento
inv-scene-escalation = Escalation, evento { $number } di 4
inv-scene-ship = Nave madre { $number } di { $ships }
inv-scene-ship-detail = { $cards ->
    [0] Nel suo spazio non c’erano carte.
   *[other] { $cards } carte si mescolano nel mazzo Assimilazione.
} { $left ->
    [0] Il cielo è pieno.
    [one] Ancora una, e vincono gli alieni.
   *[other] Ancora { $left }, e vincono gli alieni.
}
inv-scene-revelation = Tutti gli occhi sono chiusi. Solo gli alieni li riaprono e si vedono tra loro.
inv-scene-rescue = Il salvataggio
inv-scene-votes = { $sabotage ->
    [0] Successo: { $success }
    [one] Successo: { $success }, Sabotaggio: 1
   *[other] Successo: { $success }, Sabotaggio: { $sabotage }
}
inv-scene-votes-escalate = Qualcuno non lo voleva. È l’escalation: fino a quattro eventi prima di sapere che ne è dello scienziato.
inv-scene-saved = Lo scienziato è salvo
inv-scene-saved-detail = Al sicuro { $point }: { $saved } su { $goal }.
inv-scene-failed = Il salvataggio fallisce
inv-scene-failed-detail = Lo scienziato resta presso { $spot }.
inv-scene-accusation = L’accusa
inv-scene-verdict-alone = Nessuno la sostiene
inv-scene-verdict-alone-detail = { $accusersIs ->
    [you] Il tuo turno è finito. Nessuna carta mostrata, nessun segnalino perso.
   *[other] Il turno di { $accusers } è finito. Nessuna carta mostrata, nessun segnalino perso.
}
inv-scene-verdict-founded = { $accusedIs ->
    [you] Stai con gli alieni, e ora lo sanno tutti
   *[other] { $accused } sta con gli alieni, e ora lo sanno tutti
}
inv-scene-verdict-founded-detail = { $accusersIs ->
    [you] Avevi ragione.
    [one] { $accusers } aveva ragione.
    [ye] { $accusers } avevate ragione.
   *[many] { $accusers } avevano ragione.
}
inv-scene-verdict-unfounded = { $accusedIs ->
    [you] Stai con gli umani, per ora
   *[other] { $accused } sta con gli umani, per ora
}
inv-scene-verdict-unfounded-detail = { $accusersIs ->
    [you] Perdi il tuo segnalino Accusa.
    [one] { $accusers } perde il segnalino Accusa.
    [ye] { $accusers } perdete i segnalini Accusa.
   *[many] { $accusers } perdono i segnalini Accusa.
}
inv-scene-declared = { $seatIs ->
    [you] Dichiari di stare con gli alieni
   *[other] { $seat } dichiara di stare con gli alieni
}
inv-scene-declared-detail = Niente più salvataggi, niente più carte. D’ora in poi: pianificare, o invadere.
inv-scene-invaded = { $seatIs ->
    [you] Conduci
   *[other] { $seat } conduce
} gli alieni fino a { $agent }
inv-scene-districts = { $count ->
    [0] Non cade nessun quartiere.
    [one] Cade un quartiere.
   *[other] Cadono { $count } quartieri.
}
inv-scene-drew = { $count ->
    [one] Peschi una carta
   *[other] Peschi { $count } carte
}
inv-scene-drew-detail = Basta un Assimilato. Tieni premuto per guardare; nessun altro può vedere.
inv-scene-consolidation = Notte sulla città
inv-scene-rolled = Gli alieni raggiungono { $district }
inv-scene-architect = { $seatIs ->
    [you] Ora l’architetto sei tu.
   *[other] Ora l’architetto è { $seat }.
}
