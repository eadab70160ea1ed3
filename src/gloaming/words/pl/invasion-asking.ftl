# The panel of Invasion.

## What is asked

inv-mark-set-up = Przed pierwszą rundą
inv-mark-turn = Twoja tura
inv-mark-agent = Kontrola agenta
inv-mark-planning = Planowanie, tylko dla twoich oczu
inv-mark-accusation = Oskarżenie
inv-mark-before-turn = Przed turą
inv-mark-rescue = Akcja ratunkowa
inv-mark-event = Zdarzenie

## Places

inv-places-list = Pokaż listę ({ $count })
inv-place-choose = Wybierz na mapie (możliwości: { $count })
inv-place-other = Wybierz coś innego

## Actions

inv-act-control = Przejmij agenta
    .short = { $pressure ->
        [0] Jedź, wyzwalaj, eskortuj. Bez dobierania kart.
        [one] Jedź, wyzwalaj, eskortuj. Potem dobierasz kartę.
        [few] Jedź, wyzwalaj, eskortuj. Potem dobierasz { $pressure } karty.
       *[many] Jedź, wyzwalaj, eskortuj. Potem dobierasz { $pressure } kart.
    }
inv-act-control-which = Którego agenta?
inv-act-plan = Planuj
    .short = Dwa zdarzenia: jedno nadejdzie, jedno będzie zażegnane.
inv-act-accuse = Oskarż kogoś
    .short = Jeśli ktoś poprze, zostaną pokazane karty.
inv-act-accuse-which = Kogo oskarżasz?
inv-act-invade = Najazd
    .short = Obcy zajmują każdą dzielnicę wokół agenta.
inv-act-invade-which = Wokół którego agenta?

## Cards

inv-votes-cards = Twoje dwie karty ratunku
inv-votes-choose = Najpierw wybierz kartę
inv-votes-lay = Zagraj zakrytą
inv-votes-refused = Przy tym stole nie możesz zagrać tej karty. Wybierz drugą.
inv-plan-cards = Dobrane karty zdarzeń
inv-plan-choose = Wybierz zdarzenie, które nadejdzie
inv-plan-place = To nadejdzie, drugie zażegnane
inv-plan-come = Niech nadejdzie
inv-plan-prevent = Zażegnaj

## Declaring

inv-declare-hold = Przytrzymaj i ujawnij się
inv-declare-holding = Trzymaj dalej…
inv-declare-again = Jeszcze raz, aby się ujawnić
inv-declare-nothing = Nic do powiedzenia
inv-declare-go-on = Dalej

## Seats

inv-seat-architect = architekt
inv-seat-stated = jawny Obcy
inv-seat-cards = { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
inv-seat-shown = { $cards ->
    [one] jedna z nich pokazana: Człowiek
    [few] { $cards } z nich pokazane: Człowiek
   *[many] { $cards } z nich pokazanych: Człowiek
}
inv-seat-token = może oskarżać
inv-seat-no-token = nie ma już żetonu oskarżenia
inv-turns = Kolejność tur
inv-turn-done = już po turze
inv-turn-now = teraz na ruchu
inv-turn-next = jeszcze przed turą
inv-middle = Runda { $round }, { $stage }. { $deck ->
    [0] Talia Asymilacji jest pusta.
    [one] W talii Asymilacji jest jedna karta.
    [few] W talii Asymilacji są { $deck } karty.
   *[many] W talii Asymilacji jest { $deck } kart.
}

## How things stand

inv-table-things = Miasto
inv-threat = Jak stoi gra
inv-scientists = Uratowani naukowcy
inv-scientists-saved = Uratowani naukowcy: { $saved } z { $goal }
inv-ships = Statki-matki
inv-ships-landed = Statki-matki na miejscu: { $ships } z { $goal }
inv-ship-landed = Statek-matka { $number } jest tutaj
inv-ship-space = Pole statku-matki { $number }
inv-ship-stack = { $cards ->
    [one] Dokłada jedną kartę do talii Asymilacji.
    [few] Dokłada { $cards } karty do talii Asymilacji.
   *[many] Dokłada { $cards } kart do talii Asymilacji.
}
inv-ship-lost = koniec
inv-pressure = Presja
inv-pressure-is = Presja wynosi { $value }
inv-pressure-means = { $value ->
    [0] Przejęcie agenta nie kosztuje kart.
    [one] Przejęcie agenta kosztuje jedną kartę.
    [few] Przejęcie agenta kosztuje { $value } karty.
   *[many] Przejęcie agenta kosztuje { $value } kart.
}
inv-events = Zdarzenia
inv-pile-prevented = zażegnane
inv-pile-deck = talia
inv-pile-upcoming = nadchodzące
inv-pile-count = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
inv-discard = { $count ->
    [one] Jedno minione zdarzenie
    [few] { $count } minione zdarzenia
   *[many] { $count } minionych zdarzeń
}
inv-agents = Agenci
inv-agent-state-free = syrena włączona
inv-agent-state-active = teraz pod kontrolą
inv-agent-state-used = syrena wyłączona
inv-agent-state-reserve = w rezerwie
inv-agent-state-captured = pojmany
inv-agent-scientist = z naukowcem
inv-agent-last = użyty ostatnio

## Your hand

inv-hand-title = Widać tylko, gdy trzymasz
inv-hand-cover = { $count ->
    [one] twoja strona, jedna karta
    [few] twoja strona, { $count } karty
   *[many] twoja strona, { $count } kart
}
inv-hand-human = Jesteś człowiekiem
inv-hand-alien = Należysz do Obcych
inv-hand-cards = Twoje karty
inv-hand-shown = { $shown ->
    [0] Nikt inny nie widział żadnej z nich.
    [one] Wszyscy widzieli jedną z nich.
    [few] Wszyscy widzieli { $shown } z nich.
   *[many] Wszyscy widzieli { $shown } z nich.
}
inv-hand-memory = Co wiesz
inv-hand-not-revealed = Objawienia jeszcze nie było.
inv-hand-aliens = { $count ->
    [one] Z Objawienia znasz jedną osobę: { $people }.
    [few] Z Objawienia znasz: { $people }.
   *[many] Z Objawienia znasz: { $people }.
}
inv-hand-aliens-none = Podczas Objawienia nikt inny nie otworzył oczu.
inv-hand-planning = Teraz na twojej ręce: { $cards }.
inv-hand-placed = Runda { $round }: nadejdzie { $upcoming }, zażegnane: { $prevented }.
inv-hand-laid = Runda { $round }: twoja karta to { $card }.

## Rescues and accusations

inv-rescue-scene = Akcja ratunkowa, { $spot }: { $people }
inv-rescue-unnamed = jeszcze bez składu
inv-rescue-leads = { $whoIs ->
    [you] prowadzisz
   *[other] prowadzi
}
inv-rescue-along = { $whoIs ->
    [you] też idziesz
   *[other] też idzie
}
inv-rescue-naming = { $leaderIs ->
    [you] Wskazujesz oddział. Każda z trzech osób zagrywa zakrytą kartę.
   *[other] { $leader } wskazuje oddział. Każda z trzech osób zagrywa zakrytą kartę.
}
inv-rescue-laying = Trzy zakryte karty. Wszyscy dowiedzą się, ile wśród nich Sabotażu, i nic więcej.
inv-accusation-scene = { $accuserIs ->
    [you] Oskarżasz { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } oskarża ciebie
       *[other] { $accuser } oskarża { $accusedAcc }
    }
}
inv-accusation-thinking = { $whoIs ->
    [you] myślisz
   *[other] myśli
}
inv-accusation-answered = { $whoIs ->
    [you] już z odpowiedzią
   *[other] już z odpowiedzią
}
inv-accusation-rule = Przy choć jednym poparciu osoba oskarżona pokazuje karty, aż trafi się Zasymilowany. Jeśli się nie trafi, oskarżający i popierający tracą żetony.

## Scenes

inv-scene-event = Zdarzenie
inv-scene-escalation = Eskalacja, zdarzenie { $number } z 4
inv-scene-ship = Statek-matka { $number } z { $ships }
inv-scene-ship-detail = { $cards ->
    [0] Na jego polu nie było kart.
   *[other] Karty wtasowane do talii Asymilacji: { $cards }.
} { $left ->
    [0] Niebo jest pełne.
    [one] Jeszcze jeden i wygrywają Obcy.
    [few] Jeszcze { $left } i wygrywają Obcy.
   *[many] Jeszcze { $left } i wygrywają Obcy.
}
inv-scene-revelation = Wszystkie oczy są zamknięte. Tylko Obcy patrzą i widzą się nawzajem.
inv-scene-rescue = Akcja ratunkowa
inv-scene-votes = { $sabotage ->
    [0] Sukces: { $success }
    [one] Sukces: { $success }, jeden Sabotaż
    [few] Sukces: { $success }, Sabotaż: { $sabotage }
   *[many] Sukces: { $success }, Sabotaż: { $sabotage }
}
inv-scene-votes-escalate = Ktoś tego nie chciał. Sytuacja eskaluje: najwyżej cztery zdarzenia, zanim rozstrzygnie się los naukowca.
inv-scene-saved = Naukowiec się przedostaje
inv-scene-saved-detail = Bezpieczny { $point }: { $saved } z { $goal }.
inv-scene-failed = Akcja ratunkowa zawodzi
inv-scene-failed-detail = Naukowiec zostaje: { $spot }.
inv-scene-accusation = Oskarżenie
inv-scene-verdict-alone = Nikt go nie popiera
inv-scene-verdict-alone-detail = { $accusersIs ->
    [you] Twoja tura się kończy. Bez pokazanych kart i bez straty żetonów.
   *[other] Tura się kończy: { $accusers }. Bez pokazanych kart i bez straty żetonów.
}
inv-scene-verdict-founded = { $accusedIs ->
    [you] Należysz do Obcych i teraz wszyscy to wiedzą
   *[other] { $accused } należy do Obcych i teraz wszyscy to wiedzą
}
inv-scene-verdict-founded-detail = { $accusersIs ->
    [you] Masz rację.
    [one] { $accusers } ma rację.
    [ye] { $accusers } macie rację.
   *[many] { $accusers } mają rację.
}
inv-scene-verdict-unfounded = { $accusedIs ->
    [you] Jesteś człowiekiem, na razie
   *[other] { $accused } jest człowiekiem, na razie
}
inv-scene-verdict-unfounded-detail = { $accusersIs ->
    [you] Tracisz żeton oskarżenia.
    [one] { $accusers } traci żeton oskarżenia.
    [ye] { $accusers } tracicie żetony oskarżenia.
   *[many] { $accusers } tracą żetony oskarżenia.
}
inv-scene-declared = { $seatIs ->
    [you] Ujawniasz się jako Obcy
   *[other] { $seat } ujawnia się jako Obcy
}
inv-scene-declared-detail = Koniec z akcjami ratunkowymi i kartami. Odtąd: planowanie albo najazd.
inv-scene-invaded = { $seatIs ->
    [you] Prowadzisz
   *[other] { $seat } prowadzi
} Obcych do agenta { $agent }
inv-scene-districts = { $count ->
    [0] Nie pada żadna dzielnica.
    [one] Pada jedna dzielnica.
    [few] Padają { $count } dzielnice.
   *[many] Pada { $count } dzielnic.
}
inv-scene-drew = { $count ->
    [one] Dobierasz kartę
    [few] Dobierasz { $count } karty
   *[many] Dobierasz { $count } kart
}
inv-scene-drew-detail = Wystarczy jedna karta Zasymilowany. Przytrzymaj, aby spojrzeć; nikt inny tego nie widzi.
inv-scene-consolidation = Noc nad miastem
inv-scene-rolled = Obcy docierają tutaj: { $district }
inv-scene-architect = { $seatIs ->
    [you] Teraz ty jesteś architektem.
   *[other] Architektem jest teraz { $seat }.
}
