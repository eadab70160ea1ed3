# Levels, roles and house rules.

level-first = Pierwsza gra
level-first-detail = Uczycie się w trakcie. Bez niebezpiecznych przejść, Rybołaka i ról specjalnych prócz Wieszczki.
level-experienced = Z doświadczeniem
level-experienced-detail = Niebezpieczne przejścia i kilka ról specjalnych, wylosowanych dla was.
level-expert = Poziom mistrzowski
level-expert-detail = Wyważony zestaw ról, wylosowany albo wybrany przez was.
level-custom = Jak wolicie
level-custom-detail = Dowolne role, wyważone albo nie.
roles-sheet = Role specjalne
roles-level-brings = Ten poziom sam dobiera role.
roles-by-hand = Wybierz je samodzielnie
roles-sum = Lojalność: { $investigators } dla badaczy, { $cultists } dla kultystów
roles-sum-needed = { $lead ->
    [-1] Przy tylu miejscach suma badaczy musi być o jeden wyższa.
    [one] Przy tylu miejscach suma kultystów musi być o jeden wyższa.
    [few] Przy tylu miejscach suma kultystów musi być o { $lead } wyższa.
   *[many] Przy tylu miejscach suma kultystów musi być o { $lead } wyższa.
} Żadna nie może przekroczyć 5.
roles-sum-free = Każdy zestaw jest dozwolony.
roles-drawn = Nic nie wybrano. Los dobierze wyważony zestaw
roles-chosen = { $count ->
    [one] Wybrana jedna rola
    [few] Wybrane { $count } role
   *[many] Wybranych { $count } ról
}
roles-loyalty = { $side ->
    [none] { $sum } przeciw obu stronom
    [cultists] { $sum } dla kultystów
   *[other] { $sum } dla badaczy
}
roles-loyalty-none = nie liczy się dla żadnej strony
rules-group-encounters = Ruch i starcia
rules-group-rooms = Sprawdzanie, karty i pokoje
rules-group-votes = Głosowania i duchy
rules-group-ends = Koniec
rules-group-events = Zdarzenia
rules-group-roles = Role
rules-group-automa = Automa
rules-group-memory = Co pamięta stół
rules-group-items = Przedmioty
rules-group-organism = Lód i rytuał
rules-group-cursebearer = Nosiciel Klątwy
rules-group-celebrity = Gwiazda
rules-group-blind-cultist = Ślepy Kultysta
rules-group-lifts = Drzwi obrotowe i windy
rules-group-ropes = Liny ratunkowe
rules-group-professions = Co potrafią
rules-part-base = Gra podstawowa
rules-part-surface = Under the Surface
rules-part-mountains = Mountains of Chaos
rules-part-professions = Profesje
rules-part-newcomers = Nowe role
rules-group-other = Inne
house-reentry-encounter = Dwukrotne wejście w to samo miejsce w jednym ruchu
    .every-entry = za każdym razem może dać starcie
    .once-per-turn = daje tylko jedno starcie
house-path-declaration = Drogę wybierasz
    .stepwise = krok po kroku
    .upfront = całą naraz, zanim ruszysz
house-lightning-encounters = Gdy piorun przełącza prąd, spotykają się
    .newly-qualifying = grupy od trzech osób, gdy robi się ciemno
    .all-qualifying-when-off = wszyscy w tym samym miejscu, gdy robi się ciemno
    .all-qualifying-always = wszyscy w tym samym miejscu, przy każdej zmianie
house-secret-doors-encounters = Gdy otwierają się tajne drzwi, spotykają się
    .newly-united = osoby z pokoi, które właśnie się połączyły
    .first-token-only = tak samo, ale tylko przy pierwszym żetonie
    .all-qualifying = wszyscy w pokojach jednego koloru, nawet w tym samym
house-secret-doors-actions = Przez tajne drzwi możesz wykonać
    .all-room-and-location-actions = każdą akcję połączonych pokoi
    .check-room-only = tylko sprawdzenie pokoju
house-secret-doors-move-within-group = Przejście między połączonymi pokojami
    .forbidden = nie jest ruchem, więc jest zakazane
    .allowed = jest dozwolone
house-multi-encounter-targets = Gdy spotykają się co najmniej trzy osoby, twoja karta idzie
    .free = do kogo chcesz
    .cyclic-left = w lewo
house-encounter-order = Karty daje się
    .simultaneous = wszystkie naraz
    .clockwise-from-mover = po kolei, zaczynając od osoby, która przyszła
house-dark-transfers = Droga kart w ciemności
    .public = jest jawna
    .hidden = jest ukryta
house-empty-draw-pile = Przy pustym stosie dobierania
    .no-card = nie dokłada się karty
    .reshuffle-removed = wtasowuje się usunięte karty
house-check-card-timing = Jeśli sprawdzenie stanu prowadzi do głosowania, kartę dokłada się
    .after-vote = po głosowaniu
    .before-vote = przed głosowaniem
house-check-card-finished-room = Sprawdzenie kogoś w ukończonym pokoju
    .none = nie dokłada karty
    .discard-unseen = usuwa kartę w ciemno
house-self-check = Oglądanie własnej talii Pulsu
    .forbidden = jest zakazane
    .allowed = jest dozwolone
house-reveal-all-dead-cards = Ujawnia się wszystkie karty Martwy z talii, nie tylko jedną
house-camera-state-check-is-character-action = Sprawdzenie stanu przez kamerę nie wymaga trasy
house-camera-into-cultist-room = Kamera sięga do pokoju z zakapturzonym
    .allowed = tak
    .forbidden = nie
house-sabotage-return = Sabotaż cofa
    .any-of-colour = dowolną książkę tego koloru
    .only-own-books = tylko książkę z tego pokoju
house-fishman-scare = Rybołaka odstrasza
    .action = akcja
    .on-entering = samo wejście
house-trapped-character = Uwięzieni przez korytarz Rybołaka
    .stays = zostają na miejscu
    .may-enter-fishman-hallway = mogą na niego wejść
house-self-vote = Głosowanie na siebie
    .allowed = jest dozwolone
    .forbidden = jest zakazane
house-double-vote = Przy 7 lub 8 miejscach głos osoby z nożem liczy się podwójnie
    .compulsory = zawsze
    .optional = jeśli ona tak zechce
house-ghost-knife-vote = Duch z nożem głosuje jak żywa osoba z nożem
house-anonymous-ballots = Głosy są anonimowe
house-ghost-may-stay = Duch może zostać tam, gdzie jest
house-firestarter-timing = Pod koniec godziny 5 los Podpalacza rozstrzyga się
    .before-claim = przed oświadczeniem
    .after-claim = po oświadczeniu
house-dead-count = Za martwych liczą się
    .any-death = wszyscy, którzy zginęli, z jakiegokolwiek powodu
    .only-dead-cards = tylko osoby z kartą Martwy
    .murders-and-votes = morderstwa i głosowania, ale nie skutki ról
house-sole-cultist-kills-trump-points = Dość śmierci bije punkty nawet bez oświadczenia (jeden kultysta)
house-seer-guess-after-failed-claim = Po nieprawdziwym oświadczeniu można jeszcze wskazać Wieszczkę
house-two-cultists-points-kill-check = Przy dwóch kultystach punkty nie wygrywają, jeśli dość osób nie żyje
    .previous-round = pod koniec poprzedniej godziny
    .any-time = w tej chwili
    .none = nigdy: punkty wygrywają
house-last-cultist-murder-ends-game = Gra kończy się, gdy ostatniego kultystę znajdą martwego
house-seer-guess-after = Kultyści mogą wskazać Wieszczkę
    .any-investigator-win = po każdej wygranej badaczy
    .elimination-only = tylko gdy odszedł ostatni kultysta
house-seer-guess-decider = Wieszczkę wskazuje
    .joint-last-eliminated-tie-break = cała drużyna; gdy się nie zgadza, kto odszedł ostatni
    .first-eliminated = kto odszedł pierwszy
    .random = ktoś wylosowany
house-portal-deadline = Portal trzeba zamknąć
    .end-of-marked-round = do końca oznaczonej godziny
    .start-of-marked-round = do początku oznaczonej godziny
house-portal-close = Zamknięcie Portalu wymaga
    .two-actions = po jednej akcji dwóch osób
    .joint-action-with-consent = jednej wspólnej akcji, za zgodą obu
house-portal-partner-needs-route = Obie osoby zamykające Portal muszą mieć jego kolor na trasie
house-false-eyes-investigator-must-reveal = Przy Fałszywych oczach badacz musi ujawnić kartę Martwy
house-false-eyes-draw-card = Spojrzenie fałszywymi oczami też dokłada kartę
house-no-connection-mode = Podczas Braku łączności
    .mute-all = nikt nie mówi, nie pisze i nie daje znaków
    .mute-voice-only = wolno jeszcze pisać
    .emotes-allowed = dozwolone są gesty
house-butterfingers-double-vote = U Niezdary podwojony głos to użycie noża
    .only-when-naming = tylko gdy kogoś wskazuje
    .always = zawsze
    .never = nigdy
house-butterfingers-enter-fishman = U Niezdary wejście na korytarz Rybołaka to użycie noża
house-infected-scope = Ujawniony Zarażony wstrzymuje karty
    .all-encounters = we wszystkich starciach
    .none-at-its-location = w starciach tam, gdzie jest
house-crybaby-timing = Beksa zostaje duchem
    .before-vote = przed głosowaniem
    .after-vote = po głosowaniu
house-random-role-hidden = Wylosowana rola jest tajna; znane są tylko możliwe
house-reveal-role-on-own-effect-death = Kto zostaje duchem przez własną rolę, ujawnia ją
house-automa-shuffle-before-check = Automa tasuje talię pokoju, zanim dobierze
house-automa-abstains = Automa wstrzymuje się od głosu
    .always = zawsze
    .living-only = tylko dopóki żyje
house-automa-kills-trump-points = Gdy jedynym kultystą jest Automa, dość śmierci bije punkty
house-automa-special-roles = Automa może dostać rolę specjalną
    .possible = tak
    .never = nie, tylko ludzie
house-public-log = Dziennik jawnych zdarzeń
    .full = sięga początku gry
    .current-round = obejmuje tylko tę godzinę
    .off = jest wyłączony
house-private-memory = Wynik twojego sprawdzenia
    .once = widać raz
    .kept = można obejrzeć ponownie
game-level = Jak dobrze znacie tę grę?
game-players-detail = { $cultists ->
    [one] Jeden kultysta.
    [few] Kultyści: { $cultists }.
   *[many] Kultyści: { $cultists }.
} Badacze wygrywają, mając { $points } pkt, kultyści, gdy martwych jest { $dead }.
game-automa-four = Przy czterech graczach Automa zajmuje piąte miejsce.
game-automa = Dodaj Automę na osobnym miejscu
game-plan = Gdzie gracie?
game-module = Dodatki
game-professions = Profesje
game-professions-detail = Kto pierwszy przepędzi zakapturzonego, zdobywa profesję: Burmistrz, Detektyw, Egzorcysta, Profiler albo Sabotażysta. Wymaga dwóch kultystów; nie na pierwszą grę.
