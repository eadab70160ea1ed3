# The table of Cultists.

board-plan = { $board }, plan piętra
board-lake = jezioro
board-you = ty
board-ghost = { $name }, duch
board-stay = zostań tutaj
board-meets = czeka tu starcie: { $people }
board-here = tutaj: { $people }
board-fishman = Rybołak zagradza drogę
board-cultist = zakapturzony blokuje akcje pokoju
board-portal = Portal jest otwarty; zamknijcie go do godziny { $hour }
board-finished = ukończony ✓
board-finished-label = ukończony
board-room-explored = { $books ->
    [0] nie ma już książek
    [one] została 1 książka
    [few] zostały { $books } książki
   *[many] zostało { $books } książek
}, { $cards ->
    [0] talia jest pusta
    [one] 1 karta w talii
    [few] { $cards } karty w talii
   *[many] { $cards } kart w talii
}
board-room-unexplored = { $books ->
    [one] 1 książka
    [few] { $books } książki
   *[many] { $books } książek
}, { $cards } z 3 kart, niezbadany
seat-knife = ma nóż
seat-ghost = duch
seat-pulse = { $cards ->
    [one] 1 karta w talii Pulsu
    [few] { $cards } karty w talii Pulsu
   *[many] { $cards } kart w talii Pulsu
}
seat-dead = { $cards ->
    [one] odkryta karta Martwy
    [few] { $cards } odkryte karty Martwy
   *[many] { $cards } odkrytych kart Martwy
}
shelf-title = Regał
shelf-points = z { $target } punktów
shelf-rack = { $books } z { $places } książek; pełna półka to { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
tonight-title = Tej nocy
tonight-event = { $token }
tonight-portal-open = Portal jest otwarty: zamknijcie go do godziny { $hour }
tonight-portal-closed = Portal jest zamknięty
tonight-portal-missed = Portalu nie zamknięto na czas
tonight-fishman = Rybołak: { $place }
tonight-fishman-lake = Rybołak jest w jeziorze
tonight-hoods = Zakapturzeni: { $places }. Na zewnątrz: { $outside }
tonight-hoods-outside = { $outside ->
    [one] Na zewnątrz jeden zakapturzony
    [few] Zakapturzeni na zewnątrz: { $outside }
   *[many] Zakapturzeni na zewnątrz: { $outside }
}
tonight-vote = Można zarządzić głosowanie
tonight-vote-spent = W tej godzinie nie będzie już głosowania
tonight-window = Niebezpieczne przejścia: { $passage ->
    [one] 1 karta
    [few] { $passage } karty
   *[many] { $passage } kart
}. Stos dobierania: { $pile }
tonight-no-cards = Do godziny { $hour } w starciach nie daje się kart
tonight-no-talk = Brak łączności: nikt nie mówi
header-lit-label = Prąd jest
header-dark-label = Prądu nie ma
table-shelf = Regał
clock-hour = Godzina { $hour }
clock-token = Godzina { $hour }: { $token }
