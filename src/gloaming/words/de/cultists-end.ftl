# Das Ende.

end-mark = { $hour ->
    [0] Die Nacht, das Ende
   *[other] Stunde { $hour }, das Ende
}
end-won-cultists = Der Kult gewinnt.
end-won-investigators = Die Ermittler gewinnen.
end-won-hunter = Der Verfluchte Jäger gewinnt.
end-who = { $seatsIs ->
    [you] Du warst es.
    [ye] { $seats } wart es.
    [many] { $seats } waren es.
   *[other] { $seats } war es.
}
end-why = { $why }.
end-aborted = { $hour ->
    [0] Es hatte noch nicht begonnen.
   *[other] Es war bis Stunde { $hour } gekommen. Niemand hat gewonnen.
}
end-you-dead = Du warst seit Stunde { $hour } tot.
end-you-dead-start = Du warst von Anfang an tot.
end-fact-points = { $points } von { $target } Punkten im Regal
end-fact-deaths = { $dead ->
    [0] Niemand bekam eine Karte „Tot“
   *[other] { $found } von { $dead } Toden entdeckt
}
end-fact-votes = { $votes ->
    [0] Es gab keine Abstimmung
    [one] Eine Abstimmung
   *[other] { $votes } Abstimmungen
}{ $votes ->
    [0] {""}
   *[other] , { $gone ->
        [0] niemand musste gehen
        [one] eine Person musste gehen
       *[other] { $gone } mussten gehen
    }
}
end-chart-detail = { $people } Herzen, Stunde für Stunde
end-chart-label = Eine Pulslinie je Person über die Stunden. Was sie zeigt, steht darunter in Worten.
end-from-the-start = von Anfang an
end-legend-meeting = eine Begegnung
end-legend-dead = eine Karte „Tot“
end-legend-murder = entdeckt
end-legend-vote = hinausgewählt
end-legend-assassin = Opfer des Attentäters
end-legend-own = durch die eigene Rolle
end-deaths-title = Wer, wann und wo
end-deaths-none = Niemand starb.
end-death-start = { $seatIs ->
    [you] Du warst von Anfang an tot.
   *[other] { $seat } war von Anfang an tot.
}
end-death-untold = { $seatIs ->
    [you] Du bekamst eine Karte „Tot“.
   *[other] { $seat } bekam eine Karte „Tot“.
}
end-death-given = { $byIs ->
    [you] Du gabst { $seatDat } eine Karte „Tot“.
   *[other] { $by } gab { $seatDat } eine Karte „Tot“.
}
end-death-given-there = { $byIs ->
    [you] Du gabst { $seatDat } { $placeIn } eine Karte „Tot“.
   *[other] { $by } gab { $seatDat } { $placeIn } eine Karte „Tot“.
}
end-death-again = Schon tot.
end-death-unfound = Niemand hat es entdeckt.
end-ghost-murder = { $byIs ->
    [you] Du legtest
   *[other] { $by } legte
} { $seatIs ->
    [you] deine Karte „Tot“ offen.
   *[other] die Karte „Tot“ von { $seat } offen.
}
end-ghost-untold = { $seatIs ->
    [you] Deine Karte „Tot“ wurde offengelegt.
   *[other] Die Karte „Tot“ von { $seat } wurde offengelegt.
}
end-ghost-vote = { $seatIs ->
    [you] Du musstest nach einer Abstimmung gehen.
   *[other] { $seat } musste nach einer Abstimmung gehen.
}
end-ghost-assassin = { $byIs ->
    [none] Der Attentäter streckte { $seatAcc } nieder.
    [you] Du strecktest { $seatAcc } als Attentäter nieder.
   *[other] { $by } streckte { $seatAcc } als Attentäter nieder.
}
end-ghost-own = { $seatIs ->
    [you] Du wurdest durch deine eigene Rolle zum Geist.
   *[other] { $seat } wurde durch die eigene Rolle zum Geist.
}
end-votes-title = Abstimmungen
end-votes-none = Es gab keine Abstimmung.
end-vote-nobody = Niemand musste gehen.
end-vote-left = { $name } musste gehen.
end-vote-for = { $count ->
    [one] Eine Stimme für { $name }
   *[other] { $count } Stimmen für { $name }
}
end-vote-abstained = { $count ->
    [one] Eine Enthaltung
   *[other] { $count } Enthaltungen
}
end-voter-weight = { $name } ({ $votes })
end-points-title = Punkte im Regal
end-points-label = Punkte über { $hours } Stunden: am Ende { $points } von { $target }.
end-points-target = { $target } zum Sieg
