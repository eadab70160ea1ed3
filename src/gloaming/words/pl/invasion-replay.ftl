# The end of a game of Invasion, and the game once more.

inv-end-mark = { $round ->
    [0] Przed pierwszą rundą, koniec
   *[other] Runda { $round }, koniec
}
inv-end-won-aliens = Wygrywają Obcy.
inv-end-won-humans = Wygrywają ludzie.
inv-end-were-aliens = { $seatsIs ->
    [none] Nikt nie przeszedł przemiany.
    [you] To ty.
    [ye] To { $seats }.
    [one] To { $seats }.
   *[many] To { $seats }.
}
inv-end-were-humans = { $seatsIs ->
    [none] Nikt nie przeszedł przemiany.
    [you] Przemiana spotkała tylko ciebie.
    [ye] Po stronie Obcych: { $seats }.
    [one] Po stronie Obcych tylko { $seats }.
   *[many] Po stronie Obcych: { $seats }.
}
inv-end-you = { $round ->
    [0] Należysz do Obcych od początku.
   *[other] Należysz do Obcych od rundy { $round }.
}
inv-end-aborted = { $round ->
    [0] Nawet się nie zaczęła.
   *[other] Doszła do rundy { $round }. Nikt nie wygrał.
}
inv-end-fact-rescues = { $rescues ->
    [0] Nie było akcji ratunkowej
    [one] Jedna akcja ratunkowa, { $sabotaged ->
        [0] bez Sabotażu
       *[other] z Sabotażem
    }
    [few] { $rescues } akcje ratunkowe, { $sabotaged ->
        [0] żadna z Sabotażem
       *[other] z Sabotażem: { $sabotaged }
    }
   *[many] { $rescues } akcji ratunkowych, { $sabotaged ->
        [0] żadna z Sabotażem
       *[other] z Sabotażem: { $sabotaged }
    }
}
inv-end-fact-accusations = { $accusations ->
    [0] Nikogo nie oskarżono
    [one] Jedno oskarżenie, { $founded ->
        [0] bezpodstawne
       *[other] słuszne
    }
    [few] { $accusations } oskarżenia, { $founded ->
        [0] żadne słuszne
       *[other] słuszne: { $founded }
    }
   *[many] { $accusations } oskarżeń, { $founded ->
        [0] żadne słuszne
       *[other] słuszne: { $founded }
    }
}

## The chart

inv-end-chart-detail = kto był człowiekiem i do kiedy
inv-end-chart-label = Linia każdej osoby, runda po rundzie: prosta u człowieka, falista od karty, która dała przemianę. Tekst poniżej mówi to samo słowami.
inv-end-since = { $round ->
    [0] Obcy od początku
   *[other] Obcy od rundy { $round }
}
inv-end-alien = Obcy
inv-end-human = Człowiek
inv-end-legend-draw = dobiera karty
inv-end-legend-turned = przemiana
inv-end-legend-accusation = zdemaskowanie
inv-end-legend-declaration = ujawnienie się
inv-end-legend-success = zagrany Sukces
inv-end-legend-sabotage = zagrany Sabotaż
inv-end-legend-unfounded = błędne oskarżenie
inv-end-legend-alone = bez poparcia

## The story

inv-end-turned-title = Kto i kiedy przeszedł przemianę
inv-end-turned-none = Wszyscy zostali ludźmi.
inv-end-turned-start = { $seatIs ->
    [you] Należysz do Obcych od początku.
   *[other] { $seat } należy do Obcych od początku.
}
inv-end-turned-planning = { $seatIs ->
    [you] Przemianę daje ci karta dobrana za planowanie.
   *[other] { $seat }: przemianę daje karta dobrana za planowanie.
}
inv-end-turned-control = { $seatIs ->
    [you] Przechodzisz przemianę
   *[other] { $seat } przechodzi przemianę
} po przejęciu agenta, { $count ->
    [one] dobierając jedną kartę.
    [few] dobierając { $count } karty.
   *[many] dobierając { $count } kart.
}
inv-end-unknown = Do końca nikt nie wiedział.
inv-end-stated-declaration = { $seatIs ->
    [you] Ujawniasz się jako Obcy.
   *[other] { $seat } ujawnia się jako Obcy.
}
inv-end-stated-accusation = { $seatIs ->
    [you] Zdemaskowanie: ty.
   *[other] Zdemaskowanie: { $seat }.
}
inv-end-rescues-title = Akcje ratunkowe
inv-end-rescues-none = Nie było akcji ratunkowej.
inv-end-rescue-saved = Naukowiec się przedostał, { $saved } z { $goal }.
inv-end-rescue-failed = Akcja ratunkowa zawiodła.
inv-end-card-unknown = zakryta
inv-end-escalation = Eskalacja: { $events }.
inv-end-accusations-title = Oskarżenia
inv-end-accusations-none = Nikogo nie oskarżono.
inv-end-accused = { $accuserIs ->
    [you] Oskarżasz { $accusedAcc }
   *[other] { $accuser } oskarża { $accusedAcc }
}{ $supportersIs ->
    [none] .
   *[other] . Poparcie: { $supporters }.
}
inv-end-accused-founded = I słusznie.
inv-end-accused-unfounded = Wyszły same karty Człowiek.
inv-end-accused-alone = Nie pokazano kart.
inv-end-accused-missed = Nie pokazano kart. A było słuszne.
inv-end-ships-none = Nie przybył żaden statek-matka.
inv-end-let-come = { $seatIs ->
    [none] Sprawiły to Plany Obcych.
    [you] Nadszedł z twojej ręki.
   *[other] Nadszedł z ręki { $seatWhose }.
}
inv-end-from-the-deck = Z talii.
inv-end-plans-title = Planowanie
inv-end-plans-count = { $count ->
    [0] nikt nie planował
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}
inv-end-let = ma nadejść:
inv-end-prevented = zażegnane:
inv-end-came = nadeszło w rundzie { $round }
inv-end-drawn-again = dobrane znowu w rundzie { $round }
inv-end-never-came = nie nadeszło
inv-end-sectors-title = Sektory
inv-end-sectors-label = Jaka część każdego sektora była w rękach Obcych, runda po rundzie. Stan końcowy podaje tekst poniżej.
inv-end-sectors-top = całe u Obcych: stracone
inv-end-sectors-bottom = wolne

## Replay

inv-replay-open-title = Co jest odkryte
inv-replay-events-next = Następne zdarzenia: { $cards }
inv-replay-upcoming = Nadchodzące: { $cards }
inv-replay-prevented = Zażegnane: { $cards }

## Suspicion

suspicion-invasion-top = na pewno Obcy
suspicion-invasion-bottom = na pewno człowiek
suspicion-invasion-was = wtedy już Obcy
suspicion-invasion-label = Na ile każda osoba wyglądała na Obcego, runda po rundzie. Największe zmiany opisuje tekst poniżej.
suspicion-invasion-own = dobrana karta Zasymilowany: to już pewność
clue-rescued = karty zagrane w akcji ratunkowej
clue-event = zdarzenie, któremu ktoś pozwolił nadejść
clue-planned = wybór planowania
clue-controlled = wybór agenta
clue-idle = agent użyty na nic
clue-astray = naukowiec sprowadzony na manowce
clue-slack = mało wyzwolonych dzielnic
clue-diligent = dobrze użyty agent
clue-attempted = próba akcji ratunkowej
clue-undeclared = kolejna runda bez ujawnienia się
clue-charge = formalne oskarżenie: { $seat } i { $about }
clue-team = { $aboutIs ->
    [you] akcja ratunkowa razem z tobą
   *[other] akcja ratunkowa razem z graczem { $about }
}
clue-drew = dobrane karty Asymilacji
