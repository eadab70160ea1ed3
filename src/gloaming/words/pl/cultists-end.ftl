# The end of a game of Cultists.

end-mark = { $hour ->
    [0] Noc, koniec
   *[other] Godzina { $hour }, koniec
}
end-won-cultists = Wygrywają kultyści.
end-won-investigators = Wygrywają badacze.
end-won-hunter = Wygrywa Przeklęty Myśliwy.
end-who = To { $seats }.
end-why = { $why }.
end-aborted = { $hour ->
    [0] Nawet się nie zaczęła.
   *[other] Doszła do godziny { $hour }. Nikt nie wygrał.
}
end-you-dead = Nie żyjesz od godziny { $hour }.
end-you-dead-start = Nie żyjesz od samego początku.
end-fact-points = Na regale { $points } z { $target } punktów
end-fact-deaths = { $dead ->
    [0] Nikt nie dostał karty Martwy
   *[other] Odkryte śmierci: { $found } z { $dead }
}
end-fact-votes = { $votes ->
    [0] Nie było głosowania
    [one] Jedno głosowanie
    [few] { $votes } głosowania
   *[many] { $votes } głosowań
}{ $votes ->
    [0] { "" }
   *[other] , { $gone ->
        [0] nikt nie musiał odejść
        [one] jedna osoba musiała odejść
        [few] { $gone } osoby musiały odejść
       *[many] { $gone } osób musiało odejść
    }
}
end-chart-detail = Serca: { $people }, godzina po godzinie
end-chart-label = Linia pulsu każdej osoby, godzina po godzinie. Tekst poniżej mówi to samo słowami.
end-from-the-start = od początku
end-legend-meeting = starcie
end-legend-dead = karta Martwy
end-legend-murder = odkryta śmierć
end-legend-vote = wynik głosowania
end-legend-assassin = cios Zabójcy
end-legend-own = z winy własnej roli
end-deaths-title = Kto, kiedy i gdzie
end-deaths-none = Nikt nie zginął.
end-death-start = { $seatIs ->
    [you] Nie żyjesz od samego początku.
   *[other] { $seat } nie żyje od samego początku.
}
end-death-untold = { $seatIs ->
    [you] Dostajesz kartę Martwy.
   *[other] { $seat } dostaje kartę Martwy.
}
end-death-given = { $byIs ->
    [you] Dajesz { $seatDat } kartę Martwy.
   *[other] { $seatIs ->
        [you] { $by } daje ci kartę Martwy.
       *[other] { $by } daje { $seatDat } kartę Martwy.
    }
}
end-death-given-there = { $byIs ->
    [you] Dajesz { $seatDat } kartę Martwy { $placeIn }.
   *[other] { $seatIs ->
        [you] { $by } daje ci kartę Martwy { $placeIn }.
       *[other] { $by } daje { $seatDat } kartę Martwy { $placeIn }.
    }
}
end-death-again = Już bez życia.
end-death-unfound = Nikt się nie dowiedział.
end-ghost-murder = { $byIs ->
    [you] Ujawniasz kartę Martwy { $seatWhose }.
   *[other] { $seatIs ->
        [you] { $by } ujawnia twoją kartę Martwy.
       *[other] { $by } ujawnia kartę Martwy { $seatWhose }.
    }
}
end-ghost-untold = { $seatIs ->
    [you] Twoja karta Martwy wychodzi na jaw.
   *[other] Karta Martwy { $seatWhose } wychodzi na jaw.
}
end-ghost-vote = { $seatIs ->
    [you] Po głosowaniu musisz odejść.
   *[other] Po głosowaniu odchodzi { $seat }.
}
end-ghost-assassin = { $byIs ->
    [none] Zabójca uderza { $seatAcc }.
    [you] Jako Zabójca uderzasz { $seatAcc }.
   *[other] { $seatIs ->
        [you] { $by } uderza cię jako Zabójca.
       *[other] { $by } uderza jako Zabójca { $seatAcc }.
    }
}
end-ghost-own = { $seatIs ->
    [you] Zostajesz duchem z winy własnej roli.
   *[other] { $seat } zostaje duchem z winy własnej roli.
}
end-votes-title = Głosowania
end-votes-none = Nie było głosowania.
end-vote-nobody = Nikt nie musiał odejść.
end-vote-left = Odchodzi { $name }.
end-vote-for = { $count ->
    [one] Jeden głos na gracza { $name }
    [few] { $count } głosy na gracza { $name }
   *[many] { $count } głosów na gracza { $name }
}
end-vote-abstained = { $count ->
    [one] Jeden głos wstrzymujący się
    [few] { $count } głosy wstrzymujące się
   *[many] { $count } głosów wstrzymujących się
}
end-voter-weight = { $name } ({ $votes })
end-points-title = Punkty na regale
end-points-label = Punkty przez { $hours } godz.: na końcu { $points } z { $target }.
end-points-target = { $target } do wygranej
