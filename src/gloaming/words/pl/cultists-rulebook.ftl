# The rulebook of Cultists: headings, and what no other text says yet.

## Chapters

cultists-rulebook-story = Opowieść
cultists-rulebook-sides = Czego chce każda strona
cultists-rulebook-table = Co leży na stole
cultists-rulebook-setup = Przygotowanie do gry
cultists-rulebook-night = Noc
cultists-rulebook-hour = Jedna godzina
cultists-rulebook-meetings = Starcia
cultists-rulebook-actions = Akcje
cultists-rulebook-rooms = Pokoje, karty i książki
cultists-rulebook-death = Śmierć i duchy
cultists-rulebook-votes = Głosowania
cultists-rulebook-end = Koniec gry
cultists-rulebook-roles = Role
cultists-rulebook-tokens = Żetony zdarzeń
cultists-rulebook-surface = Under the Surface
cultists-rulebook-mountains = Mountains of Chaos
cultists-rulebook-professions = Profesje
cultists-rulebook-automa = Automa
cultists-rulebook-questions = Częste pytania

## The story

cultists-rulebook-story-night = Nad starym uniwersytetem zapada noc, drzwi są zamknięte. Ktoś przyzywa tu coś, co jest już bardzo blisko.
cultists-rulebook-story-books = Książki, które mogłyby to powstrzymać, leżą rozproszone po pokojach. Macie { $hours } godzin, aby trafiły na regał.
cultists-rulebook-story-cult = Ale ktoś z was należy do kultystów. Chodzi, rozmawia i głosuje jak wszyscy.
cultists-rulebook-story-dead = I zabija bezgłośnie: kartą podaną, gdy dwie osoby się spotykają. Można nie żyć od wielu godzin i o tym nie wiedzieć.
cultists-rulebook-story-watch = Pracujcie więc dalej, pamiętajcie, kto z kim się spotkał, i zdecydujcie, komu wierzycie, zanim noc się skończy.

## What each side wants

cultists-rulebook-sides-two = Każdy należy do jednej strony i zostaje przy niej przez całą noc. Większość z was to badacze; jedna lub dwie osoby to kultyści. Nikt nie mówi, kto jest kim, a duch nadal wygrywa albo przegrywa razem ze swoją stroną.
cultists-rulebook-sides-investigators = Badacze chcą książek. Każda półka regału daje punkty, gdy jest pełna, a dość punktów to wygrana. Wygraną daje też wyproszenie za drzwi wszystkich kultystów.
cultists-rulebook-sides-cultists = Kultyści chcą, aby na czas zginęło dość badaczy. A czas im sprzyja: jeśli godzina { $hours } się skończy, a punktów jest za mało, wygrywają kultyści.
cultists-rulebook-sides-table = Ile trzeba, według liczby miejsc
cultists-rulebook-seats = Miejsca
cultists-rulebook-row-investigators = Badacze
cultists-rulebook-row-cultists = Kultyści
cultists-rulebook-row-points = Punkty do wygranej
cultists-rulebook-row-dead = Martwi do wygranej

## What's on the table

cultists-rulebook-picture-board = Uniwersytet dla najwyżej sześciu graczy, na początku nocy: książki w każdym pokoju, jedna karta w talii każdego pokoju, a wszyscy na środku.
cultists-rulebook-table-plan = Plansza to plan piętra. Każdy pokój ma kolor, ze znakiem i literą; korytarze między nimi koloru nie mają. Pokój albo korytarz to miejsce, a miejsca łączą drzwi.
cultists-rulebook-table-special = Trzy kolory to coś więcej niż książki. W czerwonym pokoju są kamera i włącznik prądu, w błękitnym zarządza się głosowania, a w zielonym może otworzyć się Portal.
cultists-rulebook-table-cards = Karty
cultists-rulebook-picture-cards = Dwa rodzaje kart, każdy z własnym rewersem: Żywy i Martwy do starć oraz trzy karty pokoju.
cultists-rulebook-card-alive = Dawana w starciu. U osoby, która ją dostaje, nic się nie zmienia.
cultists-rulebook-card-dead = Dawana w starciu. Osoba, która ją dostaje, nie żyje i nic o tym nie wie.
cultists-rulebook-table-things = Cała reszta
cultists-rulebook-pulse = Talia Pulsu
    .does = Zakryte karty Żywy i Martwy obok ciebie. Swojej nigdy nie wolno ci obejrzeć. Jeśli jest w niej karta Martwy, nie żyjesz.
cultists-rulebook-deck = Talia pokoju
    .does = Zakryte karty pokoju, które należą do jednego pokoju. Na początku w każdym jest jedna, której nikt nie zna.
cultists-rulebook-route = Trasa
    .does = Twoja tajna karta. Mówi, godzina po godzinie, w których pokojach możesz pracować.
cultists-rulebook-knife = Nóż
    .does = Kto go ma, zaczyna w tej godzinie. Niektóre głosowania i zdarzenia dają tej osobie też wybór. Co godzinę nóż wędruje w lewo.
cultists-rulebook-power = Prąd
    .does = Jest albo go nie ma, w całym gmachu. W ciemności spotyka się więcej osób, a kamera nie działa.
cultists-rulebook-shelf = Regał
    .does = Po półce na każdy kolor. Pełna półka daje tyle punktów, ile mówi liczba obok niej.
cultists-rulebook-bag = Woreczek
    .does = Żetony zdarzeń. Co godzinę ktoś wyciąga jeden.
cultists-rulebook-pile = Stos dobierania
    .does = Karty pokoju, które nie należą do nikogo. Po każdym obejrzeniu talii Pulsu jedna z nich trafia tam, gdzie jest osoba, do której należy ta talia.
cultists-rulebook-picture-shelf = Regał: sześć kolorów i dwie półki na niebieski. Liczba mówi, ile jest warta pełna półka.

## Setting up

cultists-rulebook-setup-done = W Gloaming to wszystko dzieje się samo. Przy prawdziwym stole zróbcie to w tej kolejności.
cultists-rulebook-setup-hands = Ułóżcie talię dla każdego miejsca: karty na rękę według tabeli poniżej, a pod nimi jedna trasa, wylosowana w ciemno. Na talii połóżcie odpowiedni znacznik roli.
cultists-rulebook-setup-pulse = Pod każdą talię, chyba że miejsc jest siedem, wsuńcie jeszcze jedną kartę: pod talię każdego kultysty kartę Żywy, a pod talię każdego badacza losową z pozostałych początkowych kart Pulsu.
cultists-rulebook-setup-deal = Włóżcie każdą talię razem z zakrytym znacznikiem do koperty. Wymieszajcie koperty i rozdajcie je.
cultists-rulebook-setup-rooms = Rozłóżcie w pokojach ich książki. Potasujcie początkowe karty pokoju i połóżcie po jednej zakrytej obok każdego pokoju. Potasujcie stos dobierania.
cultists-rulebook-setup-tokens = W każdym pokoju połóżcie żeton pokoju, przekreśloną stroną do góry. Po pierwszej grze dołóżcie niebezpieczne przejścia z ich dwiema kartami, trzy zakryte żetony zakapturzonych na zewnątrz i Rybołaka w jeziorze.
cultists-rulebook-setup-start = Wszyscy zaczynają na Korytarzu środkowym. Prąd jest, zegar stoi na godzinie 1, a wszystkie żetony są w woreczku.
cultists-rulebook-setup-knife = Dajcie nóż osobie, która jako ostatnia z was miała zły sen.
cultists-rulebook-setup-hidden = Obie strony mają na ręce tyle samo kart każdego rodzaju, więc rewersy niczego nie zdradzają. A badacz może nie żyć jeszcze przed pierwszą godziną; kultysta nigdy.
cultists-rulebook-setup-table = Karty, według liczby miejsc
cultists-rulebook-setup-levels = Trzy sposoby gry
cultists-rulebook-pile-investigator = Ręka badacza
cultists-rulebook-pile-cultist = Ręka kultysty
cultists-rulebook-pile-pulse = Początkowe karty Pulsu
cultists-rulebook-pile-rooms = Początkowe karty pokoju
cultists-rulebook-pile-draw = Stos dobierania
cultists-rulebook-pile-passages = Niebezpieczne przejścia

## The night

cultists-rulebook-night-after = Potem karta spod twojej talii staje się twoją talią Pulsu. Nie patrzysz na nią. Wszystko inne to twoja ręka na całą grę: nowych kart nie będzie. Przy siedmiu miejscach takiej karty nie ma i nikt nie jest martwy od początku.
cultists-rulebook-night-talk = Rozmowy
cultists-rulebook-talk-free = Rozmawiaj, ile chcesz, przez całą grę, i kłam, jeśli chcesz. Wszyscy słyszą wszystko; nie ma szeptania.
cultists-rulebook-talk-show = Możesz twierdzić, że należysz do dowolnej strony, ale niczego nie pokazuj: ani ręki, ani trasy, ani roli, ani talii Pulsu. I żaden kultysta nie mówi o tym, ile osób zabił.

## An hour

cultists-rulebook-hour-four = Noc ma do { $hours } godzin, a każda godzina cztery części.
cultists-rulebook-hour-walk = Ruch
cultists-rulebook-hour-crowd = W jednym miejscu może być dowolnie wiele osób, a trasa nigdy nie mówi, dokąd wolno ci iść.
cultists-rulebook-hour-routes = Trasy
cultists-rulebook-hour-lines = Trasa ma cztery wiersze, po jednym na godzinę; potem zaczyna się znowu od góry. Pierwszy wiersz liczy się w godzinach 1, 5 i 9, drugi w 2, 6 i 10, i tak dalej. Liczą się tylko kolory z wiersza tej godziny.
cultists-rulebook-picture-route = Trasa. W godzinie 3 pozwala używać pokoi w tych kolorach: { $colours }.
cultists-rulebook-hour-event = Zdarzenie
cultists-rulebook-hour-bag = Wyciągnięty żeton działa od razu, a potem zostaje na zegarze, na oczach wszystkich. Co robi każdy z nich, mówi rozdział „Żetony zdarzeń”.
cultists-rulebook-hour-action = Akcja
cultists-rulebook-hour-end = Koniec godziny
cultists-rulebook-hour-two = Przy dwóch kultystach nikt się nie ujawnia.
cultists-rulebook-hour-next = Potem nóż wędruje w lewo i zaczyna się następna godzina.

## Meetings

cultists-rulebook-picture-light = Z prądem
    .dark = Bez prądu
    .two = Dwie osoby: spotykają się
    .three = Trzy lub więcej: nikt się nie spotyka
    .all = Spotykają się wszyscy
cultists-rulebook-picture-meeting = Kto się spotyka, gdy ktoś wchodzi. Duchy się nie liczą.
cultists-rulebook-meetings-step = Liczy się każdy krok, nawet gdy tylko przechodzisz. Wyjście z miejsca nigdy nie prowadzi do starcia.
cultists-rulebook-meetings-empty = Nie masz już kart Żywy ani Martwy? Wtedy nic nie dajesz, ale kartę i tak dostajesz. Karty Martwy mają tylko kultyści, każdy po { $kills ->
    [3] trzy
   *[other] { $kills }
}.
cultists-rulebook-meetings-example = Agnes wchodzi do Biblioteki. Jest tam tylko Theo i świeci się światło: spotykają się. Agnes daje mu kartę Żywy. Theo daje jej kartę Martwy. Obie są zakryte i żadne z nich nie patrzy.
cultists-rulebook-meetings-example-after = Agnes ma jeszcze jeden krok i idzie dalej. Już nie żyje, a przy stole wie o tym tylko Theo. Że się spotkali, widzieli wszyscy.

## Actions

cultists-rulebook-actions-people = Oglądanie talii Pulsu
cultists-rulebook-actions-vote = Ujawniona karta Martwy leży odkryta na swojej talii. Ta osoba zostaje duchem i wszyscy od razu głosują.
cultists-rulebook-actions-example = Ines ogląda talię Pulsu Agnes: cztery karty Żywy, jedna Martwy. Ines jest badaczem, więc musi odkryć kartę Martwy. Odtąd Agnes jest duchem. Kto spotkał tej nocy Agnes? Theo i Ruben. Stół rozmawia, a potem głosuje.
cultists-rulebook-actions-example-cultist = Gdyby patrzył Theo, mógłby odłożyć talię i powiedzieć, że wszystko w porządku.

## Rooms

cultists-rulebook-rooms-books = Pokój oddaje książki dopiero wtedy, gdy jest zbadany, a do tego trzeba trzech kart w jego talii. Pierwsza leży tam od początku.
cultists-rulebook-rooms-explore = Dokładanie karty
cultists-rulebook-rooms-third = Z trzecią kartą pokój jest zbadany: jego żeton się odwraca. Późniejsze karty po prostu dołączają do talii.
cultists-rulebook-rooms-draw = Dobieranie karty
cultists-rulebook-rooms-racks = Pokoje jednego koloru mają wspólną półkę; tylko niebieskie mają każdy swoją.
cultists-rulebook-rooms-finished = Dobrana karta opuszcza grę. Gdy ostatnia książka z pokoju jest na regale, pokój jest ukończony: reszta jego talii opuszcza grę bez oglądania i nikt już tam nie dokłada ani nie dobiera.
cultists-rulebook-rooms-example = W talii Sali muzycznej jest karta, która leżała tam od początku, i jedna, którą dołożył Ruben. Ines dokłada trzecią, Sukces: Sala muzyczna jest zbadana. W następnej godzinie dobiera tam Theo. Tasuje trzy karty i jedną odkrywa. Sabotaż.
cultists-rulebook-rooms-example-after = Na regale jest jedna różowa książka, z Infirmerii. Wraca do Sali muzycznej. Ruben mówi, że jego karta to był Sukces. Ines mówi to samo. Trzecia leżała tam, zanim zaczęła się noc. Albo to pech, albo ktoś kłamie.
cultists-rulebook-rooms-special = Kamera, prąd i Portal
cultists-rulebook-rooms-passages = Niebezpieczne przejścia
cultists-rulebook-passages-first = W pierwszej grze ich nie ma. Później niektóre żetony pokoi, gdy się je odwróci, pokazują rozbite okno.
cultists-rulebook-passages-card = Dobraną kartę wtasowuje się z powrotem. Gdy przyszli już wszyscy trzej zakapturzeni, także Porażka sprowadza Rybołaka.
cultists-rulebook-figure = Zakapturzony
    .does = Przychodzi do pokoju. Dopóki tam stoi, nikt, kto tam jest, nie może używać tego pokoju; ludźmi nadal można się zajmować.
cultists-rulebook-fishman = Rybołak
    .does = Przychodzi na korytarz. Wejść może tam tylko żywa osoba z nożem. Wyjść może każdy.
cultists-rulebook-picture-passages = Co przychodzi przez rozbite okno.

## Death and ghosts

cultists-rulebook-death-secret = Karta Martwy w twojej talii Pulsu znaczy, że nie żyjesz, ale to tajemnica. Dopóki nikt jej nie ujawni, każda zasada tej instrukcji traktuje cię jak kogoś żywego: chodzisz, spotykasz się, działasz i głosujesz. „Żywy” to w tej instrukcji każdy, kto nie jest duchem.
cultists-rulebook-death-ways = Zostajesz duchem, gdy twoja śmierć wychodzi na jaw, gdy odsyła cię głosowanie albo gdy sprawia to jakaś rola. Odtąd wszyscy wiedzą, że nie żyjesz. Nic w grze podstawowej nie przywróci cię do życia.
cultists-rulebook-death-ghosts = Co robią duchy
cultists-rulebook-death-keeps = Zachowujesz rękę, trasę i stronę. Duch badacza nadal pracuje tylko na swojej trasie; duch kultysty nie musi. Twoja rola pozostaje tajna, chyba że sama mówi inaczej.
cultists-rulebook-death-knife = Nóż trafia też do duchów i wtedy to one zaczynają. Do niczego innego nie mogą go używać.

## Votes

cultists-rulebook-votes-when = Głosuje się od razu, ilekroć na jaw wychodzi śmierć, a także wtedy, gdy ktoś zarządzi głosowanie.
cultists-rulebook-votes-most = Odchodzi osoba z największą liczbą głosów, jeśli ma ich więcej niż każda inna i więcej niż „nikt”.
cultists-rulebook-votes-double = Przy siedmiu lub ośmiu graczach głos osoby z nożem, jeśli żyje, zamiast tego liczy się podwójnie.
cultists-rulebook-votes-out = Osoba, która odchodzi po głosowaniu, zostaje duchem, a jej talia Pulsu pozostaje ukryta. Rola też, chyba że sama mówi inaczej. Tylko ostatni kultysta musi się przyznać i wtedy gra się kończy. Przy jednym kultyście znaczy to: jeśli gra toczy się dalej, to była pomyłka.
cultists-rulebook-votes-example = Odkryto sześć głosów: trzy na Theo, jeden na Rubena, dwa na nikogo. Theo ma więcej głosów niż ktokolwiek inny i więcej niż „nikt”. Odchodzi.
cultists-rulebook-votes-example-after = Nóż ma Ines, a jej głos był jednym z tych trzech. Jeśli zmieni go na „nikt”, będą dwa głosy na Theo i trzy na nikogo, i wszyscy zostają.

## The end

cultists-rulebook-end-one = Przy jednym kultyście grę kończy to, co nastąpi pierwsze:
cultists-rulebook-end-points = Badacze zdobywają dość punktów. Wygrywają bez względu na liczbę martwych, chyba że jedynym kultystą jest Automa.
cultists-rulebook-end-out = Kultysta zostaje duchem. Wygrywają badacze. (Automa: patrz jej rozdział.)
cultists-rulebook-end-claim = Kultysta ujawnia się na koniec godziny. Wygrywa, jeśli dość badaczy już nie żyje, a przegrywa, jeśli za mało.
cultists-rulebook-end-time = Kończy się godzina { $hours }. Wygrywają kultyści.
cultists-rulebook-end-both = Dwóch kultystów
cultists-rulebook-end-two = Przy dwóch kultystach gra kończy się tak samo, tyle że nikt się nie ujawnia. Ale gdy badacze zdobędą dość punktów albo gdy odpadnie ostatni kultysta, najpierw odkrywa się wszystkie talie Pulsu. Jeśli na koniec poprzedniej godziny dość badaczy już nie żyło, mimo wszystko wygrywają kultyści.
cultists-rulebook-end-seer = Jeśli w grze jest Wieszczka

## Roles

cultists-rulebook-roles-swap = Rola specjalna zastępuje zwykłego badacza; tylko Ślepy Kultysta zastępuje kultystę. Wszyscy wiedzą, jakie role są w grze, a nikt nie wie, kto ma którą. Każda rola prócz ról kultystów i Myśliwego wygrywa razem z badaczami, nawet taka, która szkodzi.
cultists-rulebook-roles-plain = Bez roli specjalnej
cultists-rulebook-roles-good = Role, które pomagają badaczom
cultists-rulebook-roles-bad = Role, które pomagają kultystom
cultists-rulebook-roles-hunter = Przeklęty Myśliwy
cultists-rulebook-roles-balance = Wyważony zestaw
cultists-rulebook-roles-loyalty = Każda rola ma lojalność: jak bardzo pomaga jednej albo drugiej stronie. Zsumujcie ją dla obu stron. Na poziomie mistrzowskim różnica musi być taka jak w tej tabeli, a żadna z sum nie może przekraczać pięciu.
cultists-rulebook-roles-table = Suma kultystów minus suma badaczy
cultists-rulebook-row-lead = Różnica
cultists-rulebook-roles-seer = Wieszczki nie ma przy siedmiu osobach, przy czterech z Automą ani na stacji polarnej.
cultists-rulebook-hunter-seats = Tylko przy siedmiu lub ośmiu miejscach. Sześć z kart Sukcesu Myśliwego i trzy z jego kart Żywy niosą klątwę; dla wszystkich innych są tym, co na nich napisane.

## Event tokens

cultists-rulebook-tokens-bag = Te żetony są w woreczku. W pierwszej grze Wybite szyby zostają w pudełku.
cultists-rulebook-portal-time = Portal zostaje otwarty przez trzy następne godziny, a przy siedmiu lub ośmiu miejscach przez dwie. Trzeba go zamknąć do końca ostatniej z nich. Lustro zostawia go otwartym o godzinę dłużej.

## Under the Surface

cultists-rulebook-surface-place = Stacja polarna, inna plansza. W jej pokojach leżą ukryte przedmioty, a pod lodem coś śpi.
cultists-rulebook-picture-station = Stacja polarna dla najwyżej sześciu graczy. Gruz oznacza przeszkody na lodzie.
cultists-rulebook-surface-points = Punkty do wygranej na tej planszy
cultists-rulebook-surface-use = Używanie przedmiotów
cultists-rulebook-surface-dead = Przedmiot znaleziony przez kamerę albo przez tajne drzwi liczy się jako znaleziony. Duchy niczego nie znajdują i niczego nie noszą.
cultists-rulebook-surface-organism = Organizm 46-B
cultists-rulebook-surface-awake = Czerwone relikwie trafiają na ołtarz. Trzecia budzi Organizm 46-B i odtąd same punkty nie dają wygranej: gdy zdobędziecie ich dość, zaczyna się rytuał.
cultists-rulebook-surface-leader = Najpierw wszyscy wybierają lidera, w głosowaniu takim jak każde inne. Wybrać można tylko kogoś żywego i nikt nie odchodzi. Remis znaczy, że głosujecie jeszcze raz. Jeśli trzy głosowania nie wyłonią lidera, wygrywają kultyści.
cultists-rulebook-surface-otherwise = Odejście ostatniego kultysty nadal daje wygraną bez rytuału. Przy dwóch kultystach i wtedy najpierw odkrywa się talie Pulsu.

## Mountains of Chaos

cultists-rulebook-mountains-place = Stara kopalnia, inna plansza. Cztery sztolnie schodzą się na skrzyżowaniu, a dwie windy łączą odległe pokoje.
cultists-rulebook-picture-mine = Kopalnia dla najwyżej sześciu graczy. Drzwi obrotowe na skrzyżowaniu zamykają jedną sztolnię.
cultists-rulebook-mountains-points = Punkty do wygranej na tej planszy
cultists-rulebook-mountains-lifts = Windy
cultists-rulebook-mountains-self = Jeśli po ruchach wszystkich w windzie jest jeszcze ktoś żywy, rusza ona sama. Bez prądu żadna winda nie jedzie.
cultists-rulebook-mountains-ropes = Liny ratunkowe
cultists-rulebook-mountains-bag = W kopalni ten żeton może zastąpić Fałszywe oczy, chyba że miejsc jest siedem.

## Professions

cultists-rulebook-professions-two = Dodatek do każdej planszy, gdy kultystów jest dwóch, ale nie na pierwszą grę. Jedna z pięciu profesji, nikt nie wie która, leży zakryta obok planszy. Przepada, gdy osoba, która ją ma, zostaje duchem.

## The Automa

cultists-rulebook-automa-seat = Przy czterech graczach Automa zajmuje piąte miejsce. Przy sześciu możecie dać jej siódme. Dostaje rolę jak wszyscy i nikt nie wie jaką: może być kultystą.
cultists-rulebook-automa-walk = Jej trasa leży odkryta. Automa idzie najkrótszą drogą do pierwszego koloru ze swojego wiersza, w którym jest jeszcze niezbadany pokój, i spotyka ludzi jak każdy. Wtedy daje w ciemno wierzchnią kartę swojego stosu osobie, która ma najmniejszą talię Pulsu.
cultists-rulebook-automa-never = Nigdy nie ogląda talii Pulsu, nie ujawnia się i nie używa noża. Role specjalne w jej rękach nie działają, tyle że przy dwóch kultystach może być Wieszczką.
cultists-rulebook-automa-out = Gdy przy jednym kultyście Automa odchodzi po głosowaniu, odkrywa się jej rolę. Jeśli to ona była kultystą, odkrywa się wszystkie talie Pulsu: gdy martwych jest dość, wygrywają kultyści, a gdy za mało, badacze.

## Questions people ask

cultists-rulebook-ask-own = Czy mogę obejrzeć swoją talię Pulsu?
    .does = Nigdy. Dlatego prosisz o to kogoś, komu ufasz.
cultists-rulebook-ask-refuse = Czy mogę odmówić starcia?
    .does = Nie. Ale to ty wybierasz, dokąd idziesz, a przy świetle chroni cię trzecia osoba w pokoju.
cultists-rulebook-ask-route = Czy muszę trzymać się trasy?
    .does = W ruchu nie. Badacz potrzebuje jej, aby używać pokoju. Chodź, dokąd chcesz.
cultists-rulebook-ask-tell = W talii, którą oglądam, są same karty Żywy. Czy muszę to powiedzieć?
    .does = Nie. Możesz powiedzieć cokolwiek albo nic. Ujawnić trzeba tylko kartę Martwy i musi to zrobić tylko badacz.
cultists-rulebook-ask-fake = Czy ktoś może udawać, że odkrył śmierć?
    .does = Nie. Śmierć to karta Martwy na stole, na oczach wszystkich.
cultists-rulebook-ask-again = Godzinę temu było starcie z Ines. Czy spotkamy się znowu, jeśli wrócę?
    .does = Tak, za każdym razem, gdy jedno z was wejdzie tam, gdzie jest tylko drugie. W ciemności może tam być więcej osób.
cultists-rulebook-ask-twice = Ktoś ma dwie karty Martwy. Czy liczą się podwójnie?
    .does = Nie. Każdy martwy badacz liczy się raz, duch czy nie.
cultists-rulebook-ask-enough = Gdy dość osób już nie żyje, czy ktoś to mówi?
    .does = Nigdy. Kultyści muszą liczyć na własną rękę.
cultists-rulebook-ask-pile = Co, jeśli skończy się stos dobierania?
    .does = Wtedy nie ma z niego więcej kart. Wszystko inne toczy się dalej.
cultists-rulebook-ask-partners = Czy dwaj kultyści mogą umówić się na coś w tajemnicy?
    .does = Nie. Widzieli się raz, w nocy. Potem rozmawiają jak wszyscy, na głos.
