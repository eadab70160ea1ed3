# Names of things in Invasion.

inv-round = Runda { $round }
inv-side-humans = Ludzie
    .wins = Wygrywają ludzie
inv-side-aliens = Obcy
    .wins = Wygrywają Obcy
inv-reason-scientists = wszyscy naukowcy są bezpieczni
inv-reason-mother-ships = statki-matki się zebrały
inv-reason-sector = cały sektor należy do nich

## Agents. Each has a number on the roof and a call sign.

inv-agent = { $name } { $number }
inv-agent-01 = Czapla
inv-agent-02 = Sroka
inv-agent-03 = Ryś
inv-agent-04 = Borsuk
inv-agent-05 = Wydra
inv-agent-06 = Kuna

## The city

inv-city-milan = Mediolan
    .does = Pierścienie i promienie wokół Duomo.
inv-city-washington = Waszyngton
    .does = Szachownica ulic z alejami i jeden sektor za rzeką.
inv-place-duomo = Duomo
    .the = Duomo
    .at = przy Duomo
inv-place-capitol = Kapitol
    .the = Kapitol
    .at = przy Kapitolu
inv-place-nuova-gate-of-the-square = Brama Nuova na placu
inv-place-monforte-gate-of-the-square = Brama Monforte na placu
inv-place-romana-gate-of-the-square = Brama Romana na placu
inv-place-ticinese-gate-of-the-square = Brama Ticinese na placu
inv-place-magenta-gate-of-the-square = Brama Magenta na placu
inv-spot-crossing = { $one } / { $other }
inv-spot-west = { $spot }, zachód
inv-spot-east = { $spot }, wschód
inv-spot-north = { $spot }, północ
inv-spot-south = { $spot }, południe
inv-district = { $sector } { $address }
inv-district-unaddressed = { $sector }, bez numeru
inv-districts-unaddressed = { $count ->
    [one] jedna w { $sector }, bez numeru
    [few] { $count } w { $sector }, bez numeru
   *[many] { $count } w { $sector }, bez numeru
}
inv-districts-in = { $count } w { $sector }
inv-sector = sektor { $sector }
inv-sector-named = { $sector }, { $name }

## Stages of a round

inv-stage-set-up = Przygotowanie
    .does = Obcy lądują, a naukowcy zostają odcięci.
inv-stage-event = Zdarzenie
    .does = Architekt odkrywa wierzchnią kartę zdarzenia.
inv-stage-turns = Tury
    .does = Od architekta zgodnie z ruchem wskazówek zegara, po jednej akcji.
inv-stage-consolidation = Konsolidacja
    .does = Syreny wracają, zmienia się architekt, Obcy się rozprzestrzeniają.
inv-stage-over = Koniec
    .does = Wszystko wychodzi na jaw.

## Cards

inv-card-human = Człowiek
    .does = Człowieczeństwo bez zmian.
inv-card-assimilated = Zasymilowany
    .does = Od teraz należysz do Obcych, na zawsze.
inv-card-veiled = Karta
    .does = Zakryta.
inv-card-success = Sukces
    .does = Jeśli zagrają go wszystkie trzy osoby, naukowiec się przedostaje.
inv-card-sabotage = Sabotaż
    .does = Jeden wystarczy: sytuacja eskaluje.
inv-cards-human = { $count } × Człowiek
inv-cards-assimilated = { $count } × Zasymilowany
inv-cards-veiled = { $count ->
    [one] kartę Asymilacji
    [few] { $count } karty Asymilacji
   *[many] { $count } kart Asymilacji
}
inv-cards-none = zero kart

## Event cards

inv-event-card-mother-ship = Statek-matka
    .does = Dziesięć jego kart wtasowuje się do talii Asymilacji, a presja spada o jeden. Gdy statków-matek jest { $ships }, wygrywają Obcy.
inv-event-card-rendezvous = Spotkanie
    .does = Przestaw dowolnego agenta na punkt, który dzieli od innego agenta jeden odcinek ulicy.
inv-event-card-salvage = Odnalezienie
    .does = Przestaw dowolnego agenta na punkt, na którym czeka naukowiec.
inv-event-card-new-agent = Nowy agent
    .does = Szósty agent zjawia się na wolnym punkcie startowym; do dyspozycji od następnej rundy.
inv-event-card-resistance = Ruch oporu
    .does = Wybierz sektor: znikają z niego wszystkie żetony Obcych.
inv-event-card-cathedral = Katedra
    .does = Przestaw dowolnego agenta na punkt zbiórki przy Duomo.
inv-event-card-capitol = Kapitol
    .does = Przestaw dowolnego agenta na punkt zbiórki przy Kapitolu.
inv-event-card-starting-location = Punkt wyjścia
    .does = Przestaw dowolnego agenta na wolny punkt startowy.
inv-event-card-revelation = Objawienie
    .does = Wszyscy zamykają oczy. Tylko Obcy je otwierają i poznają się nawzajem.
inv-event-card-alien-planning = Plany Obcych
    .does = Dobierz tyle kart zdarzeń, ile wynosi presja. Czerwone nadejdą, reszta jest zażegnana.
inv-event-card-under-attack = Pod ostrzałem
    .does = Każda dzielnica, która styka się z punktem agenta, wpada w ręce Obcych.
inv-event-card-trap = Pułapka
    .does = Kość wskazuje sektor: agenci w nim tracą syreny na tę rundę.
inv-event-card-expansion = Ekspansja
    .does = Każda dzielnica sąsiadująca z dzielnicą Obcych też pada.
inv-event-card-captured = Pojmanie
    .does = Agent użyty jako ostatni wypada z gry.
inv-event-card-veiled = zdarzenie
inv-event-cards-veiled = { $count ->
    [0] zero zdarzeń
    [one] jedno zdarzenie
    [few] { $count } zdarzenia
   *[many] { $count } zdarzeń
}
inv-event-colour-own = Statek-matka
inv-event-colour-yellow = żółta, dla ludzi
inv-event-colour-red = czerwona, dla Obcych
