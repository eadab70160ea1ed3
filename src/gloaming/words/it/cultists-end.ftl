# The end.

end-mark = { $hour ->
    [0] La notte, la fine
   *[other] Ora { $hour }, la fine
}
end-won-cultists = Vincono i cultisti.
end-won-investigators = Vincono gli investigatori.
end-won-hunter = Vince il Cacciatore maledetto.
end-who = { $seatsIs ->
    [you] Eri tu.
    [ye] Eravate { $seats }.
    [many] Erano { $seats }.
   *[other] Era { $seats }.
}
end-why = { $why }.
end-aborted = { $hour ->
    [0] Non era ancora iniziata.
   *[other] Era arrivata all’ora { $hour }. Nessuno ha vinto.
}
end-you-dead = Non vivevi più dall’ora { $hour }.
end-you-dead-start = Non vivevi più fin dall’inizio.
end-fact-points = Punti nella libreria: { $points } su { $target }
end-fact-deaths = { $dead ->
    [0] Nessuno ha ricevuto una carta Morto
    [one] { $found ->
        [0] Una morte, mai scoperta
       *[other] Una morte, scoperta
    }
   *[other] Morti scoperte: { $found } su { $dead }
}
end-fact-votes = { $votes ->
    [0] Nessuna votazione
    [one] Una votazione
   *[other] { $votes } votazioni
}{ $votes ->
    [0] { "" }
   *[other] , { $gone ->
        [0] nessuno ha dovuto andarsene
        [one] una persona ha dovuto andarsene
       *[other] { $gone } persone hanno dovuto andarsene
    }
}
end-chart-detail = { $people } cuori, ora per ora
end-chart-label = Una linea del battito per ogni persona, ora per ora. Il testo qui sotto dice lo stesso a parole.
end-from-the-start = dall’inizio
end-legend-meeting = un incontro
end-legend-dead = una carta Morto
end-legend-murder = morte scoperta
end-legend-vote = via per votazione
end-legend-assassin = colpo dell’Assassino
end-legend-own = per il proprio ruolo
end-deaths-title = Chi, quando e dove
end-deaths-none = Non è morto nessuno.
end-death-start = { $seatIs ->
    [you] Eri senza vita dall’inizio.
   *[other] { $seat } era senza vita dall’inizio.
}
end-death-untold = { $seatIs ->
    [you] Hai ricevuto una carta Morto.
   *[other] { $seat } ha ricevuto una carta Morto.
}
end-death-given = { $byIs ->
    [you] Hai dato una carta Morto { $seatDat }.
   *[other] { $seatIs ->
        [you] { $by } ti ha dato una carta Morto.
       *[other] { $by } ha dato una carta Morto { $seatDat }.
    }
}
end-death-given-there = { $byIs ->
    [you] Hai dato una carta Morto { $seatDat } { $placeIn }.
   *[other] { $seatIs ->
        [you] { $by } ti ha dato una carta Morto { $placeIn }.
       *[other] { $by } ha dato una carta Morto { $seatDat } { $placeIn }.
    }
}
end-death-again = Era già senza vita.
end-death-unfound = Nessuno l’ha scoperto.
end-ghost-murder = { $byIs ->
    [you] Hai rivelato
   *[other] { $by } ha rivelato
} { $seatIs ->
    [you] la tua carta Morto.
   *[other] la carta Morto di { $seat }.
}
end-ghost-untold = { $seatIs ->
    [you] La tua carta Morto è venuta alla luce.
   *[other] La carta Morto di { $seat } è venuta alla luce.
}
end-ghost-vote = { $seatIs ->
    [you] Hai dovuto andartene dopo una votazione.
   *[other] { $seat } ha dovuto andarsene dopo una votazione.
}
end-ghost-assassin = { $byIs ->
    [none] L’Assassino ha colpito { $seatAcc }.
    [you] Hai colpito { $seatAcc } da Assassino.
   *[other] { $by } ha colpito { $seatAcc } da Assassino.
}
end-ghost-own = { $seatIs ->
    [you] Il tuo stesso ruolo ha fatto di te un fantasma.
   *[other] Il suo stesso ruolo ha fatto di { $seat } un fantasma.
}
end-votes-title = Votazioni
end-votes-none = Non c’è stata nessuna votazione.
end-vote-nobody = Nessuno ha dovuto andarsene.
end-vote-left = { $name } ha dovuto andarsene.
end-vote-for = { $count ->
    [one] Un voto a { $name }
   *[other] { $count } voti a { $name }
}
end-vote-abstained = { $count ->
    [one] Un’astensione
   *[other] { $count } astensioni
}
end-voter-weight = { $name } ({ $votes })
end-points-title = Punti nella libreria
end-points-label = Punti in { $hours } ore: alla fine { $points } su { $target }.
end-points-target = { $target } per vincere
