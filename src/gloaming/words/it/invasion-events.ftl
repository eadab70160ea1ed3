# What happened in Invasion, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## Set-up

inv-event-architect-named = { $seatIs ->
    [you] L’architetto sei tu.
   *[other] L’architetto è { $seat }.
}
inv-event-landed = Gli alieni atterrano in { $district }.
inv-event-scientist-placed = { $seatIs ->
    [you] Metti
   *[other] { $seat } mette
} uno scienziato presso { $spot }.
inv-event-drew = { $cardsIs ->
    [assimilated] { $seatIs ->
        [you] Peschi { $cards }. Ora stai con gli alieni.
       *[other] { $seat } pesca { $cards }, e ora sta con gli alieni.
    }
   *[other] { $seatIs ->
        [you] Peschi { $cards }.
       *[other] { $seat } pesca { $cards }.
    }
}

## The event stage

inv-event-round-began = Inizia il round { $number }. { $architectIs ->
    [you] L’architetto sei tu.
   *[other] L’architetto è { $architect }.
}
inv-event-event-turned = L’evento: { $card }.
inv-event-pressure-changed = Ora la pressione è { $value }.
inv-event-tokens-laid = { $count ->
    [one] Un quartiere passa agli alieni: { $districts }.
   *[other] { $count } quartieri passano agli alieni: { $districts }.
}
inv-event-tokens-removed = { $count ->
    [one] Un quartiere è di nuovo libero: { $districts }.
   *[other] { $count } quartieri sono di nuovo liberi: { $districts }.
}
inv-event-mother-ship-arrived = Arriva la nave madre { $number }. { $cards ->
    [0] Il cielo è pieno.
   *[other] { $cards } carte vanno nel mazzo Assimilazione.
}
inv-event-agent-arrived = { $agent } arriva presso { $spot }, per ora senza sirena.
inv-event-agent-captured = Cattura: { $agent } non tornerà.
inv-event-sector-rolled = Il dado indica { $sector }.
inv-event-agents-trapped = { $count ->
    [one] { $agents } è in trappola: niente sirena per il resto del round.
   *[other] { $agents } sono in trappola: niente sirene per il resto del round.
}
inv-event-sector-freed = { $seatIs ->
    [you] Chiami
   *[other] { $seat } chiama
} { $sector } alla resistenza.
inv-event-aliens-recognised = { $othersIs ->
    [human] Tutti gli occhi erano chiusi. Non hai visto nulla.
    [none] Hai aperto gli occhi e non hai visto altri alieni.
    [one] Hai aperto gli occhi: { $others } sta con gli alieni, come te.
   *[many] Hai aperto gli occhi: { $others } stanno con gli alieni, come te.
}
inv-event-alien-plan-seen = { $seatIs ->
    [you] Vedi le carte.
   *[other] { $seat } vede le carte.
} In arrivo: { $upcoming }. Sventati: { $prevented }.
inv-event-alien-plan-shown = Tutti vedono le carte. In arrivo: { $upcoming }. Sventati: { $prevented }.
inv-event-alien-plan-counted = Gli alieni fanno piani. In arrivo: { $upcoming }. Sventati: { $prevented }.

## Planning

inv-event-planning-announced = { $seatIs ->
    [you] Pianifichi.
   *[other] { $seat } pianifica.
}
inv-event-events-drawn = { $seatIs ->
    [you] Peschi { $cards }.
   *[other] { $seat } pesca { $cards }.
}
inv-event-events-placed = { $seatIs ->
    [you] Li disponi.
   *[other] { $seat } li dispone.
} In arrivo: { $upcoming }. Sventato: { $prevented }.

## Accusation and declaration

inv-event-accused = { $seatIs ->
    [you] Accusi { $accusedAcc }.
   *[other] { $seat } accusa { $accusedAcc }.
}
inv-event-support-heard = { $supportersIs ->
    [none] Nessuno sostiene l’accusa.
    [you] Sostieni l’accusa.
    [ye] { $supporters } sostenete l’accusa.
    [one] { $supporters } sostiene l’accusa.
   *[many] { $supporters } sostengono l’accusa.
}
inv-event-card-shown = { $seatIs ->
    [you] Mostri una carta: { $card }.
   *[other] { $seat } mostra una carta: { $card }.
}
inv-event-alien-stated = { $by ->
    [accusation] { $seatIs ->
        [you] Sei allo scoperto. Tutti sanno che stai con gli alieni.
       *[other] { $seat } sta con gli alieni, e ora lo sanno tutti.
    }
   *[declaration] { $seatIs ->
        [you] Dichiari di stare con gli alieni.
       *[other] { $seat } dichiara di stare con gli alieni.
    }
}
inv-event-order-left = { $seatIs ->
    [you] Ti dichiarerai prima { $turnIs ->
        [you] del tuo turno
       *[other] del turno di { $turn }
    }, se per allora stai con gli alieni.
   *[other] { $seat } lascia un ordine: dichiararsi prima { $turnIs ->
        [you] del tuo turno
       *[other] del turno di { $turn }
    }.
}
inv-event-accuser-tokens-lost = { $seatsIs ->
    [you] Avevi torto e perdi il tuo segnalino Accusa.
    [ye] { $seats } avevate torto e perdete i segnalini Accusa.
    [one] { $seats } aveva torto e perde il segnalino Accusa.
   *[many] { $seats } avevano torto e perdono i segnalini Accusa.
}

## Agents

inv-event-agent-taken = { $seatIs ->
    [you] Guidi
   *[other] { $seat } guida
} { $agent }, con pressione { $pressure }.
inv-event-agent-moved = { $agent } raggiunge { $to }.
inv-event-scientist-escorted = Uno scienziato, sotto scorta, va da { $start } a { $to }.
inv-event-agent-used = Per questo round { $agent } ha finito.
inv-event-invaded = { $seatIs ->
    [you] Conduci
   *[other] { $seat } conduce
} gli alieni fino a { $agent }.
inv-event-sirens-returned = Sirene accese: { $agents }.

## Rescue

inv-event-rescue-attempted = { $leaderIs ->
    [you] Guidi un salvataggio. Lo scienziato aspetta presso { $start }.
   *[other] { $leader } guida un salvataggio. Lo scienziato aspetta presso { $start }.
}
inv-event-team-named = La squadra speciale: { $team }.
inv-event-rescue-card-laid = { $seatIs ->
    [you] Hai giocato { $card }.
   *[other] { $seat } ha giocato { $card }.
}
inv-event-rescue-cards-shown = { $sabotage ->
    [0] Successo: { $success }. Nessun Sabotaggio.
   *[other] Successo: { $success }. Sabotaggio: { $sabotage }.
}
inv-event-escalation-began = È l’escalation: seguono fino a quattro eventi.
inv-event-scientist-saved = Lo scienziato di { $start } è al sicuro { $point }: { $saved } su { $goal }.
inv-event-rescue-failed = Il salvataggio fallisce. Lo scienziato resta presso { $start }.

## Consolidation, and the end

inv-event-reorganised = Riorganizzazione degli eventi: { $upcoming } sopra il mazzo, { $prevented } sotto.
inv-event-district-rolled = I dadi indicano { $district }.
inv-event-game-ended = { $winner ->
    [humans] Vincono gli umani: { $why }.
   *[aliens] Vincono gli alieni: { $why }.
}
