# What happened, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## The night

event-roles-laid-out = { $rolesIs ->
    [none] Stanotte non ci sono ruoli speciali.
   *[some] Ruoli speciali di stanotte: { $roles }.
}
event-envelope-opened = Sei { $roleA }. In mano hai: { $hand }.
event-cultists-recognised = { $cultistsIs ->
    [ye] { $othersIs ->
        [one] Anche { $others } è cultista, come te.
       *[many] Anche { $others } sono cultisti, come te.
    }
    [you] Cultista, stanotte, sei solo tu.
    [one] Hai visto un pollice alzato: { $cultists } è cultista.
   *[many] Hai visto dei pollici alzati: { $cultists } sono i cultisti.
}
event-start-cards-seen = { $deadIs ->
    [none] Nessuno è senza vita dall’inizio.
   *[some] Senza vita dall’inizio: { $dead }.
}
event-route-shown = { $seat } segue un itinerario pubblico: { $route }.

## The hour

event-round-began = Inizia l’ora { $round }. { $knifeIs ->
    [you] Il coltello è tuo.
   *[other] Il coltello è di { $knife }.
}
event-round-ended = L’ora { $round } è finita.
event-path-declared = { $seatIs ->
    [you] Dichiari il tuo percorso
   *[other] { $seat } dichiara il percorso
}: { $path }.
event-entered = { $seatIs ->
    [you] Vai
   *[other] { $seat } va
} { $placeTo }.
event-stayed = { $seatIs ->
    [you] Resti
   *[other] { $seat } resta
} { $placeIn }.
event-met = { $seatsIs ->
    [ye] { $seats } vi incontrate { $placeIn }.
   *[many] { $seats } si incontrano { $placeIn }.
}
event-gave = { $seatIs ->
    [you] Dai { $card } { $toDat }.
   *[other] { $toIs ->
        [you] { $seat } ti dà { $card }.
       *[other] { $seat } dà { $card } { $toDat }.
    }
}
event-gave-in-the-dark = Al buio dai { $card } { $toDat }.
event-pulse-grew = { $seatIs ->
    [you] Qualcuno, al buio, ti dà una carta.
   *[other] Qualcuno, al buio, dà una carta a { $seat }.
}

## Event tokens

event-token-drawn = L’orologio batte l’ora: { $token }.
event-power-switched = { $on ->
    [yes] Torna la corrente.
   *[no] Va via la corrente. È buio.
}
event-power-restarted = { $seatIs ->
    [you] Riattivi la corrente.
   *[other] { $seat } riattiva la corrente.
}
event-portal-opened = Il Portale si apre { $portalIn }. Due persone devono chiuderlo { $deadline ->
    [start] prima che inizi l’ora { $mark }.
   *[end] prima che finisca l’ora { $mark }.
}
event-portal-closed = Il Portale è chiuso. { $target ->
    [one] Ora basta un punto.
   *[other] Ora bastano { $target } punti.
}
event-portal-missed = Nessuno ha chiuso in tempo il Portale. { $target ->
    [one] Ora serve un punto.
   *[other] Ora servono { $target } punti.
}
event-panes-broke = { $cards ->
    [0] I vetri si infrangono, ma non cade nessuna carta.
    [one] Una carta del mazzo di pesca cade, non vista, nei passaggi non sicuri.
   *[other] { $cards } carte del mazzo di pesca cadono, non viste, nei passaggi non sicuri.
}
event-token-peeked = Il segnalino che hai in mano: { $token }.
event-token-handled = { $removed ->
    [yes] { $seatIs ->
        [you] Rimuovi un segnalino dal gioco. Gli altri non hanno visto quale.
       *[other] { $seat } rimuove un segnalino dal gioco, senza mostrarlo.
    }
   *[no] { $seatIs ->
        [you] Rimetti il segnalino nel sacchetto.
       *[other] { $seat } guarda un segnalino e lo rimette nel sacchetto.
    }
}
event-knife-used = { $seatIs ->
    [you] Usi il coltello
   *[other] { $seat } usa il coltello
} { $purpose ->
    [fishman] contro il Fishman.
    [entering] per passare oltre il Fishman.
    [false_eyes] per guardare con gli Occhi finti.
    [in_control] per guardare nel sacchetto.
    [change] per cambiare un voto.
    [double_vote] per raddoppiare un voto.
    [double_abstention] per raddoppiare un’astensione.
    [ropes] per dirigere l’alito di morte.
   *[other] per qualcosa.
}

## Actions

event-passed = { $seatIs ->
    [you] Passi.
   *[other] { $seat } passa.
}
event-state-checked = { $seatIs ->
    [you] Guardi
   *[other] { $seat } guarda
} { $targetIs ->
    [you] il tuo mazzo Energia
   *[other] il mazzo Energia di { $target }
}{ $means ->
    [camera] {" "}con la telecamera.
    [false_eyes] {" "}con gli Occhi finti.
    [binoculars] {" "}con il binocolo.
   *[check] .
}
event-pulse-seen = { $targetIs ->
    [you] Nel tuo mazzo Energia
   *[other] Nel mazzo Energia di { $target }
}: { $cards }.
event-dead-laid-open = { $cards ->
    [one] Una carta Morto viene rivelata
   *[other] { $cards } carte Morto vengono rivelate
} { $targetIs ->
    [you] nel tuo mazzo Energia.
   *[other] nel mazzo Energia di { $target }.
}
event-death-reported = { $seatIs ->
    [you] Annunci
   *[other] { $seat } annuncia
} { $targetIs ->
    [you] la tua morte.
   *[other] la morte di { $target }.
}
event-check-closed = { $seatIs ->
    [you] Rimetti a posto
   *[other] { $seat } rimette a posto
} { $targetIs ->
    [you] il tuo mazzo Energia
   *[other] il mazzo Energia di { $target }
} senza mostrare nulla.
event-card-placed = { $placeIs ->
    [none] Una carta del mazzo di pesca va, non vista, nei passaggi non sicuri.
   *[some] Una carta del mazzo di pesca va, non vista, nel mazzo { $placeOf }.
}
event-card-discarded = Una carta del mazzo di pesca lascia il gioco, non vista.
event-hallway-secured = { $seatIs ->
    [you] Metti { $card } nei passaggi non sicuri.
   *[other] { $seat } mette { $card } nei passaggi non sicuri.
}
event-cultist-fought = { $seatIs ->
    [you] Cacci l’incappucciato { $placeFrom }.
   *[other] { $seat } caccia l’incappucciato { $placeFrom }.
}
event-fishman-scared = { $seatIs ->
    [you] Scacci il Fishman nel lago.
   *[other] { $seat } scaccia il Fishman nel lago.
}
event-room-filled = { $seatIs ->
    [you] Aggiungi { $card } al mazzo { $placeOf }.
   *[other] { $seat } aggiunge { $card } al mazzo { $placeOf }.
}
event-room-checked = { $seatIs ->
    [you] Peschi
   *[other] { $seat } pesca
} { $top ->
    [yes] la prima carta
   *[no] una carta
} { $placeIn }: { $card }.
event-camera-used = { $seatIs ->
    [you] Utilizzi la telecamera.
   *[other] { $seat } utilizza la telecamera.
}
event-vote-initiated = { $seatIs ->
    [you] Inizi una votazione.
   *[other] { $seat } inizia una votazione.
}
event-portal-touched = { $seatIs ->
    [you] Posi una mano sul Portale.
   *[other] { $seat } posa una mano sul Portale.
}
event-help-asked = { $seatIs ->
    [you] Chiedi { $partnerDat } di aiutarti a chiudere il Portale.
   *[other] { $partnerIs ->
        [you] { $seat } ti chiede un aiuto per chiudere il Portale.
       *[other] { $seat } chiede { $partnerDat } un aiuto per chiudere il Portale.
    }
}
event-help-refused = { $seatIs ->
    [you] Non aiuti.
   *[other] { $seat } non aiuta.
}
