# Rules of Invasion at a glance.

inv-reference-for = Invasion, { $city }, gracze: { $players }
inv-reference-city = Miasto
inv-reference-players = Gracze
inv-reference-unofficial = Gra planszowa Among Us, naszymi słowami. Numery prowadzą do pełnych zasad.

inv-reference-story = O co chodzi
inv-reference-story-city = Obcy wylądowali w mieście i odcięli pięciu naukowców. Agenci oczyszczają drogę i eskortują ich do centrum.
inv-reference-story-cards = Na początku wszyscy są ludźmi, albo prawie wszyscy. Ale kto działa, dobiera karty Asymilacji, a karta Zasymilowany na zawsze i po cichu przenosi na stronę Obcych.
inv-reference-story-trust = Dlatego nikt nie wie, jak długo można ufać innym. Przyjaciel z poprzedniej rundy może w tej zagrać Sabotaż.

inv-reference-goals = Czego chce każda strona
inv-reference-humans = Uratujcie { $scientists ->
    [one] jednego naukowca
    [few] { $scientists } naukowców
   *[many] { $scientists } naukowców
}. Miejsce zbiórki: { $point }.
inv-reference-aliens = Doczekajcie się { $ships ->
    [one] jednego statku-matki
    [few] { $ships } statków-matek
   *[many] { $ships } statków-matek
} albo zajmijcie każdą dzielnicę jednego sektora.
inv-reference-numbers = { $assimilated ->
    [one] W grze jest jedna karta Zasymilowany: do Obcych może należeć najwyżej jedna osoba, a może nikt.
    [few] W grze są { $assimilated } karty Zasymilowany: do Obcych mogą należeć najwyżej { $assimilated } osoby, a może nikt.
   *[many] W grze jest { $assimilated } kart Zasymilowany: do Obcych może należeć najwyżej { $assimilated } osób, a może nikt.
}
inv-reference-sides = Wygrywasz razem z tą stroną, do której należysz na końcu gry.

inv-reference-round = Jedna runda
inv-reference-round-event = Architekt odkrywa wierzchnią kartę zdarzenia i ją wykonuje.
inv-reference-round-declare = { $window ->
    [standing_orders] Przed pierwszą turą każdy zostawia polecenie, kiedy ma się ujawnić. Liczy się tylko u Obcych i nikt go nie widzi.
   *[other] Przed każdą turą każdy Obcy może się ujawnić. Pytani są wszyscy, więc pytanie niczego nie zdradza.
}
inv-reference-round-turns = Od architekta zgodnie z ruchem wskazówek zegara każdy wykonuje jedną z akcji poniżej. Nie można spasować.
inv-reference-round-sirens = Wszyscy agenci odzyskują syreny, a znacznik architekta wędruje w lewo. Nadchodzące zdarzenia trafiają na wierzch talii, zażegnane na spód.
inv-reference-round-dice = Kości wskazują dzielnicę. Pada ona i wszystkie sąsiednie; jeśli już jest w rękach Obcych, cała jej strefa rośnie o krok.

inv-reference-actions = Akcje
inv-reference-action = Akcja
inv-reference-who = Kto
inv-reference-draws = Karty
inv-reference-all-but-stated = wszyscy prócz jawnych Obcych
inv-reference-everybody = wszyscy
inv-reference-stated-only = jawni Obcy
inv-action-control = Przejmij agenta
    .does = Dowolnego z syreną. Jedź, wyzwalaj i eskortuj, każde raz albo wcale, w tej kolejności. Potem jego syrena gaśnie na tę rundę.
    .draws = tyle kart, ile wynosi presja, na końcu
inv-action-plan = Planuj
    .does = Obejrzyj dwie wierzchnie karty zdarzeń. Jedna nadejdzie: na koniec rundy trafia na wierzch talii. Druga jest zażegnana: trafia na spód. Tylko ty wiesz która.
    .draws = jedna karta, przed obejrzeniem; jawni Obcy żadnej
inv-action-accuse = Oskarż
    .does = Potrzebny jest twój żeton i poparcie kogoś z żetonem. Osoba oskarżona pokazuje karty, aż trafi się Zasymilowany. Jeśli się nie trafi, wszyscy oskarżający i popierający tracą żetony.
    .draws = bez kart
inv-action-invade = Najazd
    .does = Wybierz dowolnego agenta: pada każda dzielnica, która styka się z jego punktem.
    .draws = bez kart

inv-reference-agents = Co może agent
inv-reference-move = Jazda
    .does = Na dowolny punkt ulicy, na której stoi, jak daleko chcesz, ale nigdy na punkt innego agenta.
inv-reference-free = Wyzwalanie
    .does = Wszystkie dzielnice stykające się z jego punktem tracą żetony Obcych.
inv-reference-escort = Eskorta
    .does = Naukowiec z jego punktu przechodzi do innego agenta na tej samej ulicy. Żaden punkt po drodze, także na końcach, nie może stykać się z dzielnicą Obcych.

inv-reference-rescue = Akcja ratunkowa
inv-reference-rescue-team = Eskorta na punkt zbiórki, w samym centrum, to akcja ratunkowa. Kto ją prowadzi, wskazuje dwie inne osoby.
inv-reference-rescue-cards = Każda z trzech osób zagrywa zakryty Sukces albo Sabotaż. Karty się tasuje: wszyscy widzą, ile jest których, ale nie czyje.
inv-reference-rescue-escalation = Same Sukcesy: naukowiec jest bezpieczny. Choć jeden Sabotaż: odkrywa się po kolei do czterech zdarzeń, aż przybędzie statek-matka. Jeśli eskorta jest potem nadal możliwa, naukowiec i tak jest bezpieczny.
inv-reference-rescue-pressure = { $raises ->
    [every_vote] Tak czy inaczej presja rośnie o jeden.
   *[saved_only] Jeśli kogoś uratowano, presja rośnie o jeden.
}

inv-reference-pressure = Presja
inv-reference-track = Jej tor to { $track }, a zaczyna się od { $start }.
inv-reference-pressure-uses = Mówi, ile kart Asymilacji dobierasz za przejęcie agenta i ile kart przesuwają Plany Obcych. Akcja ratunkowa ją podnosi, statek-matka obniża.

inv-reference-events = Karty zdarzeń
inv-reference-copies = { $name } (×{ $copies })
inv-reference-deck = Dwadzieścia kart. Zażegnane wracają dużo później, jeśli w ogóle.

inv-reference-secrets = Co jest tajne
inv-reference-secret-own = Tylko ty widzisz swoje karty Asymilacji, zdarzenia, które planujesz, i kartę ratunku, którą zagrywasz.
inv-reference-secret-nobody = Nikt nie widzi talii ani tego, która karta ratunku była czyja.
inv-reference-secret-open = Wszyscy widzą mapę, presję, ile kart kto dobrał, kto był w którym oddziale i ile zdarzeń leży na którym stosie. Mów, co chcesz, ale nigdy nie pokazuj kart.

inv-reference-stated = Jawni Obcy
inv-reference-stated-words = Obcy, o których wiedzą wszyscy, bo zdemaskowało ich oskarżenie albo sami się ujawnili. Nie dobierają już kart, nie przejmują agentów i nie trafiają do oddziałów. Planują albo prowadzą najazd.

inv-reference-first = W twojej pierwszej grze
inv-reference-first-free = Najpierw wyzwól jednym agentem dzielnice wokół naukowca. Potem sprowadź drugiego agenta na tę samą ulicę i eskortuj.
inv-reference-first-pressure = Przy presji 1 przejęcie agenta kosztuje jedną kartę, przy 4 cztery. Ratuj często, gdy jest niska, i planuj, gdy jest wysoka.
inv-reference-first-sector = Pilnuj sektora, który jest prawie pełny. Jedna Ekspansja może zakończyć grę.
inv-reference-first-watch = Pamiętaj, kto był w oddziale, gdy wyszedł Sabotaż, i co nadeszło po czyimś planowaniu.
inv-reference-first-alien = Jeśli przejdziesz przemianę, nic nie musi się od razu zmieniać. Cichy Obcy w oddziale jest wart więcej niż głośny.
inv-reference-house-rules = Zasady domowe tego stołu
