# The end of a game of Invasion, and the game again.

inv-end-mark = { $round ->
    [0] Prima del primo round, la fine
   *[other] Round { $round }, la fine
}
inv-end-won-aliens = Vincono gli alieni.
inv-end-won-humans = Vincono gli umani.
inv-end-were-aliens = { $seatsIs ->
    [none] Nessuno aveva cambiato parte.
    [you] Eri tu.
    [ye] Eravate { $seats }.
    [one] Era { $seats }.
   *[many] Erano { $seats }.
}
inv-end-were-humans = { $seatsIs ->
    [none] Nessuno aveva cambiato parte.
    [you] Solo tu avevi cambiato parte.
    [ye] { $seats } avevate cambiato parte.
    [one] Solo { $seats } aveva cambiato parte.
   *[many] { $seats } avevano cambiato parte.
}
inv-end-you = { $round ->
    [0] Stavi con gli alieni dall’inizio.
   *[other] Stavi con gli alieni dal round { $round }.
}
inv-end-aborted = { $round ->
    [0] Non era ancora iniziata.
   *[other] Era arrivata al round { $round }. Nessuno ha vinto.
}
inv-end-fact-rescues = { $rescues ->
    [0] Nessun salvataggio tentato
    [one] Un salvataggio, { $sabotaged ->
        [0] senza Sabotaggio
       *[other] con un Sabotaggio
    }
   *[other] { $rescues } salvataggi, { $sabotaged ->
        [0] nessuno con un Sabotaggio
        [one] uno con un Sabotaggio
       *[other] { $sabotaged } con un Sabotaggio
    }
}
inv-end-fact-accusations = { $accusations ->
    [0] Nessuna accusa
    [one] Un’accusa, { $founded ->
        [0] infondata
       *[other] fondata
    }
   *[other] { $accusations } accuse, { $founded ->
        [0] nessuna fondata
        [one] una fondata
       *[other] { $founded } fondate
    }
}

## The lines

inv-end-chart-detail = chi stava con gli umani, e fino a quando
inv-end-chart-label = Una linea per ogni persona, round per round: dritta finché sta con gli umani, a onde dalla pesca che le ha fatto cambiare parte. Il testo qui sotto dice lo stesso a parole.
inv-end-since = { $round ->
    [0] Con gli alieni dall’inizio
   *[other] Con gli alieni dal round { $round }
}
inv-end-alien = Alieno
inv-end-human = Umano
inv-end-legend-draw = pesca carte
inv-end-legend-turned = cambia parte
inv-end-legend-accusation = allo scoperto
inv-end-legend-declaration = si dichiara
inv-end-legend-success = gioca Successo
inv-end-legend-sabotage = gioca Sabotaggio
inv-end-legend-unfounded = accusa infondata
inv-end-legend-alone = senza sostegno

## In words

inv-end-turned-title = Chi ha cambiato parte, e quando
inv-end-turned-none = Tutti sono rimasti con gli umani.
inv-end-turned-start = { $seatIs ->
    [you] Stavi con gli alieni dall’inizio.
   *[other] { $seat } stava con gli alieni dall’inizio.
}
inv-end-turned-planning = { $seatIs ->
    [you] Hai cambiato parte con la carta pescata per pianificare.
   *[other] { $seat } ha cambiato parte con la carta pescata per pianificare.
}
inv-end-turned-control = { $seatIs ->
    [you] Hai cambiato parte
   *[other] { $seat } ha cambiato parte
} dopo aver guidato un agente { $count ->
    [one] e pescato una carta.
   *[other] e pescato { $count } carte.
}
inv-end-unknown = Nessuno l’ha saputo fino alla fine.
inv-end-stated-declaration = { $seatIs ->
    [you] Hai dichiarato di stare con gli alieni.
   *[other] { $seat } ha dichiarato di stare con gli alieni.
}
inv-end-stated-accusation = { $seatIs ->
    [you] Un’accusa ha messo allo scoperto te.
   *[other] Un’accusa ha messo allo scoperto { $seatAcc }.
}
inv-end-rescues-title = Salvataggi
inv-end-rescues-none = Nessuno ha tentato un salvataggio.
inv-end-rescue-saved = Lo scienziato si è salvato, { $saved } su { $goal }.
inv-end-rescue-failed = Il salvataggio è fallito.
inv-end-card-unknown = a faccia in giù
inv-end-escalation = Escalation: { $events }.
inv-end-accusations-title = Accuse
inv-end-accusations-none = Non c’è stata nessuna accusa.
inv-end-accused = { $accuserIs ->
    [you] Hai accusato { $accusedAcc }
   *[other] { $accuser } ha accusato { $accusedAcc }
}{ $supportersIs ->
    [none] .
    [you] , con il tuo sostegno.
   *[other] , con il sostegno di { $supportersAcc }.
}
inv-end-accused-founded = E a ragione.
inv-end-accused-unfounded = Sono uscite solo carte Umano.
inv-end-accused-alone = Non si sono mostrate carte.
inv-end-accused-missed = Non si sono mostrate carte. Sarebbe stata fondata.
inv-end-ships-none = Nessuna nave madre è arrivata.
inv-end-let-come = { $seatIs ->
    [none] L’hanno fatta arrivare i Piani alieni.
    [you] L’hai lasciata arrivare tu.
   *[other] L’ha lasciata arrivare { $seat }.
}
inv-end-from-the-deck = Dal mazzo.
inv-end-plans-title = Piani
inv-end-plans-count = { $count ->
    [0] nessuno ha pianificato
    [one] una volta
   *[other] { $count } volte
}
inv-end-let = in arrivo:
inv-end-prevented = sventato:
inv-end-came = arrivato nel round { $round }
inv-end-drawn-again = pescato di nuovo nel round { $round }
inv-end-never-came = mai arrivato
inv-end-sectors-title = I settori
inv-end-sectors-label = Quanto di ogni settore era alieno, round per round. I valori finali sono qui sotto.
inv-end-sectors-top = tutto alieno: perso
inv-end-sectors-bottom = libero

## The replay

inv-replay-open-title = A faccia in su
inv-replay-events-next = Prossimi eventi: { $cards }
inv-replay-upcoming = In arrivo: { $cards }
inv-replay-prevented = Sventati: { $cards }

## Suspicions. Clues are written without a subject: a name stands before them.

suspicion-invasion-top = di certo con gli alieni
suspicion-invasion-bottom = di certo con gli umani
suspicion-invasion-was = stava già con gli alieni
suspicion-invasion-label = Quanto sembrava probabile che ognuno stesse con gli alieni, round per round. I cambiamenti maggiori sono descritti qui sotto.
suspicion-invasion-own = ha pescato Assimilato, e lo sapeva
clue-rescued = le carte giocate nel salvataggio
clue-event = un evento che qualcuno ha lasciato arrivare
clue-planned = ha scelto di pianificare
clue-controlled = ha scelto di guidare un agente
clue-idle = ha guidato un agente senza scopo
clue-astray = ha portato fuori strada uno scienziato
clue-slack = ha liberato poco
clue-diligent = ha usato bene un agente
clue-attempted = ha tentato un salvataggio
clue-undeclared = un altro round senza dichiararsi
clue-charge = un’accusa formale tra { $seatAcc } e { $aboutAcc }
clue-team = in un salvataggio con { $aboutAcc }
clue-drew = ha pescato carte Assimilazione
