# Die Tischseite: Plan, Plätze, Regal, heute Nacht, Menü.

board-plan = { $board }, Grundriss
board-lake = See
board-you = du
board-ghost = { $name }, ein Geist
board-stay = hier bleiben
board-meets = Begegnung mit { $people }
board-here = hier: { $people }
board-fishman = der Fischmensch versperrt den Weg
board-cultist = eine Kapuzengestalt verhindert Raumaktionen
board-portal = das Portal ist offen; schließt es bis Stunde { $hour }
board-finished = fertig ✓
board-finished-label = abgeschlossen
board-room-explored = { $books ->
    [0] keine Bücher mehr
    [one] noch 1 Buch
   *[other] noch { $books } Bücher
}, { $cards ->
    [0] keine Karten im Stapel
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
board-room-unexplored = { $books ->
    [one] 1 Buch
   *[other] { $books } Bücher
}, { $cards } von 3 Karten, nicht erkundet
seat-knife = hat das Messer
seat-ghost = ein Geist
seat-pulse = { $cards ->
    [one] 1 Karte im Pulsstapel
   *[other] { $cards } Karten im Pulsstapel
}
seat-dead = { $cards ->
    [one] eine Karte „Tot“ liegt offen
   *[other] { $cards } Karten „Tot“ liegen offen
}
shelf-title = Das Bücherregal
shelf-points = von { $target } Punkten
shelf-rack = { $books } von { $places } Büchern; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn voll
tonight-title = Heute Nacht
tonight-event = { $token }
tonight-portal-open = Das Portal ist offen: schließt es bis Stunde { $hour }
tonight-portal-closed = Das Portal ist zu
tonight-portal-missed = Das Portal wurde nicht rechtzeitig geschlossen
tonight-fishman = Fischmensch: { $place }
tonight-fishman-lake = Der Fischmensch ist im See
tonight-hoods = Kapuzengestalten: { $places }. Draußen: { $outside }
tonight-hoods-outside = { $outside ->
    [one] Eine Kapuzengestalt draußen
   *[other] { $outside } Kapuzengestalten draußen
}
tonight-vote = Eine Abstimmung ist möglich
tonight-vote-spent = In dieser Stunde keine Abstimmung mehr
tonight-window = Unsichere Gänge: { $passage ->
    [one] 1 Karte
   *[other] { $passage } Karten
}. Nachziehstapel: { $pile }
tonight-no-cards = Bis Stunde { $hour } geben Begegnungen keine Karten
tonight-no-talk = Keine Verbindung: Niemand redet
header-lit-label = Der Strom ist an
header-dark-label = Der Strom ist aus
table-shelf = Regal
clock-hour = Stunde { $hour }
clock-token = Stunde { $hour }: { $token }
