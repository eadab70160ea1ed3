# Rules at a glance.

reference-for = Miejsca: { $seats }, { $level }
reference-seats = Miejsca
reference-level = Poziom
reference-unofficial = Among Cultists, naszymi słowami. Numery prowadzą do pełnych zasad.

reference-goals = Czego chce każda strona
reference-investigators = Zbierzcie na regale książki za { $points } pkt albo { $cultists ->
    [one] wyproście kultystę za drzwi.
    [few] wyproście obu kultystów za drzwi.
   *[many] wyproście obu kultystów za drzwi.
}
reference-cult-one = Ujawnij się na koniec godziny, gdy martwych badaczy jest co najmniej { $dead }. Jeśli jest mniej, przegrywasz. Albo przeczekaj dziesięć godzin.
reference-cult-two = Zadbajcie, by z końcem godziny przed tą, w której grozi wam przegrana, martwych badaczy było co najmniej { $dead }. Albo przeczekajcie dziesięć godzin.
reference-dead-count = Martwi to duchy, a także każdy, kto ma kartę Martwy i o tym nie wie.
reference-goal-seer = Gdy badacze są o krok od wygranej, kultyści mogą wskazać Wieszczkę. Jeśli trafią, wygrywają oni.

reference-hour = Jedna godzina
reference-movement = Od osoby z nożem i dalej w lewo każdy robi do 3 kroków i musi skończyć gdzie indziej. Duchy przenikają dokądkolwiek.
reference-meeting-light = Przy świetle: wejdź w miejsce, gdzie jest dokładnie jedna inna żywa osoba, a się spotkacie.
reference-meeting-dark = W ciemności: spotykają się wszyscy żywi w danym miejscu.
reference-meeting-cards = W starciu każdy wkłada jedną zakrytą kartę, Żywy albo Martwy, do talii Pulsu kogoś innego.
reference-event = Kto ma nóż, wyciąga jeden żeton. Niektóre działają do następnego.
reference-action = Od osoby z nożem i dalej w lewo każdy wykonuje jedną akcję albo pasuje.
reference-cleanup-one = Kultysta może się ujawnić. Potem nóż wędruje w lewo.
reference-cleanup-two = Nikt się nie ujawnia. Nóż wędruje w lewo.

reference-actions = Akcje
reference-action-name = Akcja
reference-where = Gdzie i kiedy
reference-who = Kto
reference-route = Trasa
reference-living = żywi
reference-also-ghosts = żywi i duchy
reference-only-assassin = Zabójca, żywy
reference-route-yes = potrzebna
reference-route-no = niepotrzebna
reference-character-actions = Akcje postaci: bez trasy
reference-room-actions = Akcje pokoju: nie tam, gdzie stoi zakapturzony
reference-room-actions-first = Akcje pokoju
reference-route-words = Badacze wykonują akcje pokoju tylko w pokojach, których kolor jest w tej godzinie na ich trasie. Kultyści nie potrzebują trasy.
reference-act-mechanic = Mechanik, dopóki żyje, nie potrzebuje trasy.
reference-act-super-ghost = Superduch może jako duch wykonać każdą akcję pokoju.
reference-automa = Automa idzie jawną trasą: uzupełnia pokoje, sprawdza zbadane, przepędza zakapturzonych i zawsze wstrzymuje się od głosu.

action-check-state = Sprawdź stan
    .does = Obejrzyj jedną talię Pulsu. Badacz musi ujawnić kartę Martwy, kultysta może. Potem w to miejsce trafia karta ze stosu dobierania.
    .where = Z inną żywą osobą w tym samym miejscu
action-watch-state = Sprawdź stan przez kamerę
    .does = To samo, u każdej żywej osoby, gdziekolwiek jest.
    .where = Czerwony pokój, z prądem
action-secure-hallway = Zabezpiecz korytarz
    .does = Odłóż kartę pokoju do niebezpiecznych przejść.
    .where = Na korytarzu
action-fight-cultist = Przepędź zakapturzonego
    .does = Znika na dobre.
    .where = W pokoju z zakapturzonym
action-scare-fishman = Odstrasz Rybołaka
    .does = Wraca do jeziora i może przyjść znowu.
    .where = Na jego korytarzu, z nożem
action-scare-fishman-entering = Rybołak ucieka, gdy tylko wejdzie żywa osoba z nożem.
action-assassinate = Uderz
    .does = Ta osoba zostaje duchem. Bez głosowania. Raz na grę, a twoja rola wychodzi na jaw.
    .where = Z inną żywą osobą w tym samym miejscu
action-fill-room = Uzupełnij pokój
    .does = Dołóż zakrytą kartę pokoju do jego talii. Przy trzeciej karcie pokój jest zbadany.
    .where = W nieukończonym pokoju
action-check-room = Sprawdź pokój
    .does = Potasuj jego talię i dobierz jedną kartę na oczach wszystkich.
    .where = W zbadanym, nieukończonym pokoju z kartami
action-watch-room = Sprawdź pokój przez kamerę
    .does = To samo, w dowolnym zbadanym pokoju.
    .where = Czerwony pokój, z prądem
action-initiate-vote = Zarządź głosowanie
    .does = Wszyscy głosują naraz.
    .where = Błękitny pokój, raz na godzinę
action-restart-power = Włącz prąd
    .does = Wszędzie znów robi się jasno.
    .where = Czerwony pokój, bez prądu
action-close-portal = Zamknij Portal
    .does = Zamyka go druga osoba, która zrobi to w tej samej godzinie: trzeba o punkt mniej.
    .where = Zielony pokój, gdy Portal jest otwarty
action-close-together = Zamknijcie Portal razem
    .does = Poproś o pomoc kogoś, kto tam jest. Jeśli się zgodzi, Portal się zamyka: trzeba o punkt mniej.
    .where = Zielony pokój, z inną żywą osobą, gdy Portal jest otwarty
action-pass = Spasuj
    .does = Nic nie rób.
    .where = Wszędzie

reference-cards = Karty w pokojach
reference-passages = Gdy żeton nowo zbadanego pokoju pokazuje niebezpieczne przejście, dobiera się jedną kartę z przejść. Sukces: nic się nie dzieje. Porażka: pojawia się zakapturzony. Sabotaż: wynurza się Rybołak.
reference-racks = Pełna półka od razu daje punkty.

reference-votes = Głosowania
reference-vote-when = Gdy ktoś je zarządzi i natychmiast, gdy na jaw wychodzi śmierć.
reference-vote-rule = Każda osoba potajemnie wskazuje kogoś żywego albo wstrzymuje się od głosu. Odchodzi ten, kto ma więcej głosów niż ktokolwiek inny i więcej, niż jest głosów wstrzymujących się.
reference-vote-knife-change = Potem osoba z nożem, jeśli żyje, może zmienić swój głos.
reference-vote-knife-double = Głos osoby z nożem, jeśli żyje, liczy się podwójnie.

reference-ghosts = Duchy
reference-ghosts-do = Przenikają, uzupełniają i sprawdzają pokoje, mówią i głosują.
reference-ghosts-do-not = Nikogo nie spotykają, nie można na nie głosować i nie używają noża.

reference-tokens = Żetony w woreczku
reference-token-copies = { $name } (×{ $copies })
reference-roles = Role tej nocy
reference-roles-drawn = Niektóre to „albo–albo”: wylosowano tylko jedną z nich i nikt nie wie którą.
reference-house-rules = Zasady domowe tego stołu
reference-card-success = Książka trafia na regał.
reference-card-failure = Nic się nie dzieje.
reference-card-sabotage = Książka tego koloru wraca do pokoju.

## Expansions

reference-expansion = { $plan }, miejsca: { $seats }, { $level }
reference-board = Plansza
reference-ice = Na lodzie
reference-ice-words = Drzwi i przeszkody dzielą lód na części, a każda jest osobnym miejscem. Przejście przez przeszkodę kosztuje tyle co drzwi. Poza tym część lodu liczy się jak korytarz.
reference-door-words = Czerwone drzwi są zamknięte, dopóki ktoś nie znajdzie tajnego przełącznika.
reference-items = Przedmioty
reference-items-find = W każdym pokoju leży jeden zakryty. Pierwsza żywa osoba, która dobierze z talii pokoju, od razu go znajduje, kultysta czy nie.
reference-items-carry = W swojej turze, oprócz akcji i bez trasy, możesz przekazać przedmioty żywej osobie w tym samym miejscu, podnieść to, co upuścili martwi, i użyć tego, co niesiesz.
reference-ritual = Rytuał
reference-ritual-words = Jeśli zdobędziecie dość punktów, gdy Organizm 46-B nie śpi, wszyscy wybierają żywego lidera, w najwyżej trzech głosowaniach. Lider wskazuje { $people } osoby, mogą być wśród nich duchy; każda daje jedną kartę pokoju. Same Sukcesy: wygrywają badacze. Cokolwiek innego albo brak lidera: wygrywają kultyści.
reference-ritual-kills = Nawet po udanym rytuale wygrywają kultyści, jeśli z końcem poprzedniej godziny dość badaczy było już martwych.
reference-mine = W kopalni
reference-corridors = Sztolnie od A do D schodzą się na skrzyżowaniu. Przejście z jednej do drugiej kosztuje tyle co drzwi.
reference-revolving = Drzwi obrotowe odcinają jedną sztolnię od skrzyżowania. Obracają się po każdej fazie ruchu: C, D, A, B i od nowa.
reference-lifts = Winda to osobne miejsce. Wejście z pokoju, w którym stoi, kosztuje jeden krok. Gdy jest prąd, możesz w swoim ruchu ruszyć nią za darmo; jeśli nadal w niej jesteś, rusza sama przed zdarzeniem. Wszyscy wysiadają w drugim pokoju i spotykają się tam, jakby weszli. Wyjście bez jazdy nic nie kosztuje.
reference-call = Oprócz akcji możesz wezwać pustą windę do swojego pokoju, jeśli jest prąd, a pokój leży na twojej trasie.
reference-professions = Profesje
reference-professions-words = Jedna z nich leży zakryta. Bierze ją, na oczach wszystkich, pierwsza osoba, która przepędzi zakapturzonego. Profesja przepada, gdy ta osoba zostaje duchem.
reference-informant = Jeden z badaczy jest Informatorem i nikt nie wie który.
