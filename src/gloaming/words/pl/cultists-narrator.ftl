# The narrator of the boxed game.

## Choices

cultists-narrator-players = Ile osób gra?
cultists-narrator-automa = Czy gra też Automa?
cultists-narrator-automa-no = Nie, tylko ludzie
    .about = Sześć miejsc, jeden kultysta.
cultists-narrator-automa-yes = Tak, na siódmym miejscu
    .about = Siedem miejsc, dwóch kultystów.
cultists-narrator-level-first = Bez niebezpiecznych przejść, Rybołaka i ról specjalnych prócz Wieszczki.
cultists-narrator-level-experienced = Niebezpieczne przejścia i kilka ról specjalnych, które proponuje instrukcja.
cultists-narrator-level-expert = Role specjalne wybieracie wy, tak by zgadzały się sumy.
cultists-narrator-level-custom = Dowolne role specjalne, wyważone albo nie.
cultists-narrator-roles-many = Badaczy jest tylko { $places }. Wybierzcie mniej ról specjalnych.
cultists-narrator-ropes-yes = W woreczku
    .about = Zastępują Fałszywe oczy.
cultists-narrator-ropes-no = Zostają w pudełku
    .about = Fałszywe oczy zostają w woreczku.
cultists-narrator-professions-no = Zostają w pudełku
    .about = Za przepędzenie zakapturzonego nie ma nic więcej.
cultists-narrator-professions-yes = Na stole
    .about = Kto pierwszy przepędzi zakapturzonego, zdobywa profesję.

## Things in the box

cultists-narrator-route = Trasa
cultists-narrator-hooded = Zakapturzony
cultists-narrator-informant = Informator
cultists-narrator-not-informant = Nie Informator
cultists-narrator-token-plain = Żeton pokoju, zwykły
cultists-narrator-token-unsafe = Żeton pokoju z niebezpiecznym przejściem

## What to lay out

cultists-narrator-lay-board = Złóżcie mapę: { $plan }, { $size ->
    [small] strony dla 4–6 graczy
   *[other] strony dla { $size } graczy
}.
    .title = Mapa
cultists-narrator-lay-door = Połóżcie żeton drzwi między różowym pokojem 1 a niebieskim pokojem 2. Ta droga jest zamknięta.
cultists-narrator-lay-revolving = Ustawcie drzwi obrotowe na skrzyżowaniu tak, by zamykały sztolnię { $hallway }.
cultists-narrator-lay-lifts = Winda 1 zaczyna w błękitnym pokoju, winda 2 w niebieskim pokoju 2.
cultists-narrator-lay-cards = Wyjmijcie tyle kart. Pozostałe zostają w pudełku przez cały wieczór.
    .title = Wszystkie karty
cultists-narrator-lay-decks = { $count ->
    [one] Ułóżcie jedną taką talię i potasujcie ją.
    [few] Ułóżcie { $count } takie talie i potasujcie każdą z osobna.
   *[other] Ułóżcie { $count } takich talii i potasujcie każdą z osobna.
}
cultists-narrator-lay-routes = Potasujcie zakryte trasy i wsuńcie po jednej pod każdą talię. Resztę odłóżcie bez patrzenia.
cultists-narrator-lay-investigators =
    .title = { $count ->
        [one] Jedna talia badacza
        [few] { $count } talie badaczy
       *[other] { $count } talii badaczy
    }
cultists-narrator-lay-firestarter = Talia badacza, w której dwie karty Sukcesu zastąpiono jedną kartą Porażki i jedną kartą Sabotażu.
    .title = Talia Podpalacza
cultists-narrator-lay-cultists =
    .title = { $count ->
        [one] Jedna talia kultysty
        [few] { $count } talie kultystów
       *[other] { $count } talii kultystów
    }
cultists-narrator-lay-one-of = Wylosujcie jedną rolę: { $roles }. Pozostałe wracają do pudełka.
cultists-narrator-lay-markers = Na każdej talii połóżcie znacznik: kultystów na taliach kultystów, wszystkie inne na taliach badaczy.
    .title = Znaczniki ról
cultists-narrator-lay-own = { $role }: tylko na talię ułożoną dla tej roli.
cultists-narrator-lay-blind = Ślepy Kultysta trafia na talię kultysty.
cultists-narrator-lay-no-seer = Na tej mapie Wieszczka zostaje w pudełku.
cultists-narrator-lay-markers-known = Wszyscy mogą wiedzieć, jakie role są w grze.
cultists-narrator-lay-pulse-cultists = { $cultists ->
    [1] Wsuńcie jedną zakrytą kartę Żywy pod talię kultysty.
   *[other] Wsuńcie po jednej zakrytej karcie Żywy pod każdą talię kultysty.
}
cultists-narrator-lay-pulse =
    .title = Po jednej karcie pod każdą talię
cultists-narrator-lay-pulse-others = Resztę potasujcie zakrytą. Pod każdą inną talię wsuńcie po jednej karcie, bez patrzenia.
cultists-narrator-lay-pulse-left = { $left ->
    [one] Zostaje jedna karta. Odłóżcie ją bez patrzenia.
    [few] Zostają { $left } karty. Odłóżcie je bez patrzenia.
   *[other] Zostaje { $left } kart. Odłóżcie je bez patrzenia.
}
cultists-narrator-lay-envelopes = Zakryjcie znaczniki. Włóżcie każdą talię razem ze znacznikiem do koperty i wymieszajcie koperty.
    .title = Koperty
cultists-narrator-lay-envelopes-apart = Zakryjcie znaczniki i włóżcie każdą talię razem ze znacznikiem do koperty. Koperty badaczy trzymajcie na razie osobno.
cultists-narrator-lay-informant = Wymieszajcie koperty badaczy ({ $investigators }) i do jednej włóżcie zakryty żeton Informatora. Do każdej innej koperty, także u kultystów, trafia ten drugi żeton.
cultists-narrator-lay-envelopes-mix = Teraz wymieszajcie wszystkie koperty razem.
cultists-narrator-lay-deal = Rozdajcie każdemu po jednej. Nikt jeszcze nie otwiera swojej.
cultists-narrator-lay-deal-automa = Rozdajcie każdemu po jednej, jedną także Automie. Nikt jeszcze nie otwiera swojej.
cultists-narrator-lay-characters = Każdy wybiera postać i kładzie ją żywą stroną do góry.
cultists-narrator-lay-characters-automa = Każdy wybiera postać i kładzie ją żywą stroną do góry. Wybierzcie też jedną dla Automy.
cultists-narrator-lay-profession = Wymieszajcie je zakryte i połóżcie jedną obok mapy. Pozostałe ({ $left }) odłóżcie bez patrzenia.
    .title = Profesja
cultists-narrator-lay-rooms = Potasujcie je i połóżcie po jednej zakrytej obok każdego pokoju.
    .title = Karta dla każdego pokoju
cultists-narrator-lay-draw = Potasujcie je i połóżcie zakryte obok mapy.
    .title = Stos dobierania
cultists-narrator-lay-passages = Potasujcie je i połóżcie zakryte na planszy niebezpiecznych przejść.
    .title = Niebezpieczne przejścia
cultists-narrator-lay-outside = Wymieszajcie zakryte żetony zakapturzonych na ich trzech polach na zewnątrz. Rybołak czeka w jeziorze.
    .title = Na zewnątrz
cultists-narrator-lay-books = Zapełnijcie książkami wszystkie pola na książki w każdym pokoju.
cultists-narrator-lay-tokens = Wymieszajcie żetony pokoi przekreśloną stroną do góry i połóżcie po jednym w każdym pokoju.
    .title = Książki i żetony pokoi
cultists-narrator-lay-tokens-first = W pierwszej grze znak niebezpiecznego przejścia nic nie znaczy.
cultists-narrator-lay-items = Wymieszajcie je zakryte i połóżcie po jednym w każdym pokoju. Nikt nie patrzy.
    .title = Przedmioty
cultists-narrator-lay-start = Postawcie krążki wszystkich postaci na polu początkowym, na środku mapy.
    .title = Na mapie
cultists-narrator-lay-vote-token = Żeton głosowania leży w błękitnym pokoju, aktywną stroną do góry.
cultists-narrator-lay-power-token = Żeton prądu leży w czerwonym pokoju, jasną stroną do góry.
cultists-narrator-lay-bag = Włóżcie te żetony zdarzeń do woreczka.
    .title = Woreczek
cultists-narrator-lay-bag-without = Odłóżcie do pudełka: { $tokens }.
cultists-narrator-lay-clock = Ustawcie wskazówkę zegara na 1.
    .title = Zegar i punkty
cultists-narrator-lay-points = Punkty zaczynają się od 0. Niech palec wskazuje { $points }: tyle trzeba do wygranej.
cultists-narrator-lay-portal = Portal niech czeka obok stosu dobierania.
cultists-narrator-lay-first = Osoba, która jako ostatnia z was miała zły sen, bierze nóż i znacznik fazy, stroną ze stopą do góry.
    .title = Kto zaczyna
cultists-narrator-lay-automa-seat = Automa siedzi po prawej stronie tej osoby, więc w pierwszej godzinie rusza się na końcu.

## The night, to be read aloud

cultists-narrator-night-open = Otwórzcie koperty. Obejrzyjcie swoje role i połóżcie je zakryte przed sobą. { $starts ->
    [yes] Nie patrzcie na spodnią kartę swojej talii. Ona nie jest dla was.
   *[no] Nic nie mówcie.
}
cultists-narrator-night-support = Połóżcie swoje małe żetony zakryte obok portretów. Nikt jeszcze na nie nie patrzy.
cultists-narrator-night-shut = Zapadła noc. Zamknijcie wszyscy oczy.
cultists-narrator-night-decks = Weźcie swoje talie. Trzymajcie je pionowo przed sobą, spodnią kartą na zewnątrz. Nie otwierajcie oczu.
cultists-narrator-night-decks-automa = Kto siedzi po lewej stronie Automy, niech tak samo podniesie także jej talię.
cultists-narrator-night-cultists-open = { $cultists ->
    [1] Kultysto, otwórz oczy. Rozejrzyj się: widzisz, kto nie żyje od początku.
   *[other] { $starts ->
        [yes] Kultyści, otwórzcie oczy. Odszukajcie się wzrokiem i zobaczcie, kto nie żyje od początku.
       *[no] Kultyści, otwórzcie oczy i odszukajcie się wzrokiem.
    }
}
cultists-narrator-night-alone = Jeśli tylko ty masz otwarte oczy, drugim kultystą jest Automa.
cultists-narrator-night-cultists-shut = { $cultists ->
    [1] Kultysto, zamknij oczy.
   *[other] Kultyści, zamknijcie oczy.
}
cultists-narrator-night-blind-thumb = Ślepy Kultysto, nie otwieraj oczu i unieś kciuk.
cultists-narrator-night-other-opens = Drugi kultysto, otwórz oczy. Ten kciuk należy do twojego wspólnika.
cultists-narrator-night-other-dead = Zobacz, kto nie żyje od początku.
cultists-narrator-night-no-thumb = Jeśli nie widzisz kciuka, twoim wspólnikiem jest Automa.
cultists-narrator-night-other-shuts = Zamknij znowu oczy.
cultists-narrator-night-blind-down = Ślepy Kultysto, opuść kciuk.
cultists-narrator-night-cover = Wszyscy, nadal z zamkniętymi oczami: połóżcie talie zakryte przed sobą i nakryjcie je dłonią.
cultists-narrator-night-fists = Wyciągnijcie wszyscy przed siebie zaciśniętą pięść.
cultists-narrator-night-thumbs = { $cultists ->
    [1] Kultysto, unieś kciuk. Nie otwieraj oczu.
   *[other] Kultyści, unieście kciuki. Nie otwierajcie oczu.
}
cultists-narrator-night-thumbs-blind = Obaj kultyści, ten ślepy także: unieście kciuki. Nie otwierajcie oczu.
cultists-narrator-night-seer-opens = Wieszczko, otwórz oczy. { $cultists ->
    [1] Ten kciuk należy do kultysty.
   *[other] Te kciuki należą do kultystów.
}
cultists-narrator-night-one-thumb = Jeśli kciuk jest tylko jeden, drugim kultystą jest Automa.
cultists-narrator-night-seer-shuts = Wieszczko, zamknij oczy.
cultists-narrator-night-fists-down = Opuśćcie wszyscy ręce.
cultists-narrator-night-wake = Otwórzcie wszyscy oczy.
cultists-narrator-night-pulse = Bez patrzenia wysuńcie spodnią kartę i połóżcie ją zakrytą. To początek waszej talii Pulsu. Wszystkie pozostałe karty weźcie na rękę.
cultists-narrator-night-hands = Weźcie wszystkie karty na rękę. Wasze talie Pulsu są puste.
cultists-narrator-night-automa-pulse = Spodnia karta Automy, bez patrzenia, staje się jej talią Pulsu. Pozostałe jej karty rozdzielcie zakryte według rewersów i odkryjcie jej trasę.
cultists-narrator-night-automa = Karty Automy rozdzielcie zakryte według rewersów i odkryjcie jej trasę.

## The Detective’s short night

cultists-narrator-detective = Detektyw się rozgląda
cultists-narrator-night-detective-take = Weźcie wszyscy do ręki swój mały żeton, zakryty.
cultists-narrator-night-detective-up = Wyciągnijcie dłoń i odkryjcie żeton.
cultists-narrator-night-detective-opens = Detektywie, otwórz oczy. Jedna z tych osób jest Informatorem, a więc i badaczem.
cultists-narrator-night-detective-shuts = Detektywie, zamknij oczy.
cultists-narrator-night-detective-down = Zakryjcie wszyscy żetony i odłóżcie je na miejsce.

## The hour

cultists-narrator-still = Nadal działa: { $token }.
cultists-narrator-celebrity = Gwiazdo, ujawnij teraz swoją rolę. Jeśli nie jesteś duchem, a w twojej talii Pulsu jest karta Martwy, zostajesz nim: potasuj tę talię i rozdaj ją żywym, zaczynając od osoby po twojej lewej, a potem wszyscy głosują.
cultists-narrator-move = Od osoby z nożem i dalej w lewo każdy żywy robi do { $doors } kroków i musi skończyć gdzie indziej. Duchy przenikają w dowolne inne miejsce.
cultists-narrator-corridors = Drzwi obrotowe zamykają sztolnię { $hallway }. Przejście z jednej sztolni do drugiej kosztuje tyle co drzwi.
cultists-narrator-automa-moves = Automa zmierza do pierwszego koloru z wiersza swojej trasy, w którym jest niezbadany pokój; w razie wątpliwości zgodnie z ruchem wskazówek zegara. W starciu daje swoją wierzchnią kartę do najmniejszej talii Pulsu w tym miejscu.
cultists-narrator-moved = Czy wszyscy się ruszyli i czy w każdym starciu każdy dał kartę?
cultists-narrator-boots = Buty dają jeden krok więcej.
cultists-narrator-cursebearer = Czy duch i Nosiciel Klątwy znaleźli się w jednym pokoju?
cultists-narrator-lifts = Gdy jest prąd, każda winda, w której ktoś jest, jedzie do swojego drugiego pokoju. Wszyscy wysiadają i może tam dojść do starcia.
cultists-narrator-door-turns = Obróćcie drzwi obrotowe o ćwierć obrotu zgodnie z ruchem wskazówek zegara. Teraz zamykają sztolnię { $hallway }.
cultists-narrator-draw = Kto ma nóż, wyciąga jeden żeton i pokazuje go wszystkim. Zróbcie, co mówi.
cultists-narrator-ends = Przestaje działać: { $token }.
cultists-narrator-automa-knife = Jeśli nóż ma Automa, żeton wyciąga za nią ktoś inny. Automa nigdy nie używa noża.
cultists-narrator-on-clock = Połóżcie żeton na zegarze, przy godzinie { $round }.
cultists-narrator-vote-after-death = Wyszła na jaw karta Martwy? Wtedy od razu głosujecie.
cultists-narrator-route-line = Trasy: w tej godzinie liczy się wiersz { $line }.
cultists-narrator-portal-open = Portal jest otwarty do końca godziny { $hour }. Mogą go zamknąć dwie żywe osoby w zielonym pokoju.
cultists-narrator-automa-acts = W niezbadanym pokoju Automa przepędza zakapturzonego, a jeśli go nie ma, dokłada tam swoją wierzchnią kartę pokoju. W zbadanym pokoju dobiera wierzchnią kartę. Na korytarzu odkłada kartę do niebezpiecznych przejść.
cultists-narrator-check-card = Po każdym obejrzeniu talii Pulsu: czy karta ze stosu dobierania trafiła tam, gdzie jest osoba, do której należy ta talia?
cultists-narrator-vote-token-off = Po głosowaniu zarządzonym w błękitnym pokoju odwróćcie żeton głosowania.
cultists-narrator-find-item = Pierwsza żywa osoba, która dobierze z talii pokoju, odkrywa jego przedmiot.
cultists-narrator-drop-items = Nowe duchy upuszczają przedmioty tam, gdzie są.
cultists-narrator-firestarter = Podpalaczu, jeśli masz jeszcze na ręce kartę Porażki albo Sabotażu, zostajesz teraz duchem.
cultists-narrator-claim = Zapytajcie wszystkich: czy kultysta się ujawnia? Jeśli tak, odkryjcie wszystkie talie Pulsu. Gdy martwych badaczy jest co najmniej { $dead }, kultyści wygrywają; gdy mniej, przegrywają.
cultists-narrator-last-hour = To była ostatnia godzina. Jeśli brakuje punktów, wygrywają kultyści.
cultists-narrator-portal-missed = Nikt nie zamknął Portalu na czas. Przesuńcie palec o jeden w górę.
cultists-narrator-next-hour = Przygotujcie następną godzinę.
cultists-narrator-vote-token-on = Odwróćcie żeton głosowania znów na aktywną stronę.
cultists-narrator-knife = Nóż i znacznik fazy wędrują w lewo, znacznik stroną ze stopą do góry. Dostają je także duchy.
cultists-narrator-hand = Przestawcie wskazówkę zegara na { $round }.

## What a token asks of the table

cultists-narrator-do-lightning-strike = Odwróćcie żeton prądu. Jeśli robi się ciemno, żywi spotykają się wszędzie tam, gdzie jest ich razem co najmniej troje.
cultists-narrator-do-secret-doors = Osoby z różnych pokoi, które znalazły się teraz razem, spotykają się.
cultists-narrator-do-portal-opens = Połóżcie Portal w zielonym pokoju, a żeton dla pamięci przy godzinie { $hour }. Po tej godzinie jest za późno, a żeton wraca na dawne miejsce.
cultists-narrator-do-broken-panes = Sukces: nic. Porażka: pojawia się zakapturzony. Sabotaż: wynurza się Rybołak. Wtasujcie kartę z powrotem.
cultists-narrator-do-false-eyes = Nic się nie dzieje, jeśli nóż ma duch albo Automa.
cultists-narrator-do-in-control = { cultists-narrator-do-false-eyes }
cultists-narrator-mirror = Tym razem to: { $token }.
cultists-narrator-mirror-nothing = W pierwszej godzinie nic się nie dzieje.
cultists-narrator-mirror-portal = Portal zostaje otwarty o godzinę dłużej, jeśli jeszcze jest otwarty.

## Votes

cultists-narrator-abstentions = Głosy wstrzymujące się
cultists-narrator-vote-call = Wszyscy, duchy także: wybierzcie kogoś żywego albo nikogo. Na trzy wskażcie tę osobę albo unieście pięść.
cultists-narrator-vote-knife = Ręka osoby z nożem, jeśli ta osoba żyje, liczy się podwójnie.
cultists-narrator-vote-dagger = Sztylet dodaje jedną rękę.
cultists-narrator-vote-automa = Automa wstrzymuje się od głosu; z nożem wstrzymuje się podwójnie.
cultists-narrator-vote-missing = { $count ->
    [one] Brakuje jednej ręki. Policzcie jeszcze raz.
    [few] Brakuje { $count } rąk. Policzcie jeszcze raz.
   *[other] Brakuje { $count } rąk. Policzcie jeszcze raz.
}
cultists-narrator-vote-surplus = { $count ->
    [one] To o jedną rękę za dużo. Policzcie jeszcze raz.
    [few] To o { $count } ręce za dużo. Policzcie jeszcze raz.
   *[other] To o { $count } rąk za dużo. Policzcie jeszcze raz.
}
cultists-narrator-vote-leaves = { $votes ->
    [one] Jeden głos: odchodzi { $name }.
    [few] { $votes } głosy: odchodzi { $name }.
   *[other] { $votes } głosów: odchodzi { $name }.
} { $cultists ->
    [1] Jeśli to był kultysta, trzeba to teraz powiedzieć.
   *[other] Jeśli to był ostatni kultysta, trzeba to teraz powiedzieć.
}
cultists-narrator-vote-abstained = Nikt nie ma więcej głosów, niż jest głosów wstrzymujących się ({ $abstentions }). Nikt nie odchodzi.
cultists-narrator-vote-change = Osoba z nożem, jeśli żyje, może jeszcze zmienić swój głos.
cultists-narrator-vote-mayor = Rozstrzyga Burmistrz, jeśli jest w grze.
cultists-narrator-leader-title = Wybór lidera
cultists-narrator-leader-call = Wszyscy, duchy także: wybierzcie kogoś żywego, kto poprowadzi rytuał, albo nikogo. Na trzy wskażcie tę osobę albo unieście pięść.
cultists-narrator-leader = { $name } prowadzi i wskazuje { $people } osoby do rytuału. Mogą być wśród nich duchy.
cultists-narrator-leader-none = Lidera nie ma. Głosujecie najwyżej { $votes } razy; jeśli i potem nie ma lidera, wygrywają kultyści.
cultists-narrator-ritual-call = Każda ze wskazanych osób daje jedną zakrytą kartę pokoju. Potasujcie je i odkryjcie.
cultists-narrator-ritual-missing = { $count ->
    [one] Brakuje jednej karty.
    [few] Brakuje { $count } kart.
   *[other] Brakuje { $count } kart.
}
cultists-narrator-ritual-surplus = Za dużo kart: udział biorą { $people } osoby.
cultists-narrator-ritual-failed = Rytuał się nie powiódł. Wygrywają kultyści.
cultists-narrator-ritual-held = Organizm 46-B jest przepędzony. { $cultists ->
    [1] Wygrywają badacze.
   *[other] Wygrywają badacze, chyba że na koniec poprzedniej godziny nie żyło ich już co najmniej { $dead }. Odkryjcie talie Pulsu.
}

## Numbers and the end

cultists-narrator-points = Punkty
cultists-narrator-target = Potrzebne punkty
cultists-narrator-ghosts = Duchy
cultists-narrator-relics = Relikwie na ołtarzu
cultists-narrator-end-points = Punktów jest { $target }: badacze dopięli swego.
cultists-narrator-end-kills = Ale odkryjcie talie Pulsu: jeśli na koniec godziny { $hour } nie żyło już co najmniej { $dead } badaczy, wygrywają kultyści.
cultists-narrator-end-automa = Ale odkryjcie rolę Automy: jeśli kultystą jest ona, a martwych badaczy jest co najmniej { $dead }, wygrywa Automa.
cultists-narrator-end-seer = { $cultists ->
    [1] Zanim się to zaliczy, kultysta się ujawnia i wskazuje Wieszczkę, tylko raz. Jeśli trafi, wygrywają jednak kultyści. Do tej chwili nikt nie mówi ani słowa.
   *[other] Zanim się to zaliczy, kultyści się ujawniają i wskazują Wieszczkę, tylko raz. Jeśli trafią, wygrywają jednak oni. Do tej chwili nikt nie mówi ani słowa.
}
cultists-narrator-end-ritual = Punktów jest dość, ale Organizm 46-B nie śpi. Wybierzcie lidera: rozstrzygnie rytuał.
cultists-narrator-end-hours = Minęło dziesięć godzin, a punktów brakuje. Wygrywają kultyści.
