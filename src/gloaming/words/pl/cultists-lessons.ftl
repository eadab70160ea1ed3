# Guided games of Cultists.

## The first night

lesson-first-night = Twoja pierwsza noc
    .intro-1 = Uniwersytet nocą. W piątkę zbieracie książki.
    .intro-2 = Jedno z was uściskiem dłoni przekazuje śmierć.
    .intro-3 = Karta, którą dostaniesz, może być twoją śmiercią. Nikt ci tego nie powie.

lesson-first-night-n1 =
    .coach = Przytrzymaj kartę, aby spojrzeć. Puść, a znów będzie zakryta.
    .held = Jesteś badaczem. Zbieraj książki na regał albo pozbądźcie się kultysty.
    .then = Każdy ma taką kartę jak ty. Na jednej jest napisane: Kultysta.

lesson-first-night-1-1 =
    .coach = Najpierw wszyscy idą, do trzech kroków. Nikt nie może stać w miejscu.

lesson-first-night-1-4 =
    .coach = Dwie osoby same w pokoju spotykają się. Każda daje drugiej kartę, zakrytą.

lesson-first-night-1-5 =
    .coach = Na twojej trasie są teraz trzy pokoje; tylko tam możesz działać. Wybierz jeden.
    .refused = W inne noce możesz i tam. Dziś wybierz pokój, który się świeci.

lesson-first-night-1-6 =
    .says-1 = No proszę, jesteś. Co dwie głowy, to nie jedna.

lesson-first-night-1-7 =
    .coach = Jesteś tu tylko z Agnes, więc się spotykacie. Naciśnij, przesuń na kartę, puść.
    .held = Masz tylko karty Żywy. Nikomu nie możesz zaszkodzić.
    .then = Twoja karta jest w jej talii Pulsu. Co dostajesz od niej, tego nikt ci nie powie.

lesson-first-night-1-8 =
    .coach = Co godzinę ktoś wyciąga jeden żeton. Ten daje cztery kroki w następnej godzinie.

lesson-first-night-1-9 =
    .coach = Teraz każdy robi jedną rzecz. Theo dokłada kartę do talii pokoju.

lesson-first-night-1-11 =
    .coach = Trzy karty w talii i Obserwatorium jest zbadane. Teraz można tam dobierać.

lesson-first-night-1-12 =
    .coach = Dołóż kartę do talii tego pokoju. Ktoś później z niej dobierze.
    .held = Masz tylko karty Sukcesu. Inne ma tylko kultysta.

lesson-first-night-1-13 =
    .coach = Agnes dokłada swoją kartę, zakrytą. Tylko ona wie jaką.
    .says-1 = I jedna ode mnie. Szybko poszło.

lesson-first-night-1-14 =
    .coach = To pytanie dostają wszyscy, co godzinę. Tylko kultysta może odpowiedzieć inaczej.

lesson-first-night-2-3 =
    .coach = Trasa biegnie dalej: zielony i niebieski. Obserwatorium jest zbadane. Idź i dobierz.
    .refused = Innym razem. Obserwatorium czeka i leży na twojej trasie.

lesson-first-night-2-4 =
    .says-1 = Pójdę z tobą. W tym gmachu lepiej trzymać się razem.

lesson-first-night-2-5 =
    .coach = Znowu Agnes. Po jednej karcie, jak przedtem.

lesson-first-night-2-7 =
    .coach = Gaśnie światło. W ciemności spotykają się wszyscy w tym samym miejscu, nie tylko dwoje.

lesson-first-night-2-10 =
    .coach = Dobierz z tej talii. Kartę zobaczą wszyscy. Sukces wysyła książkę na regał.
    .then = Jeszcze jedna książka i ta półka jest pełna. Noc wygrywa dziesięć punktów.

lesson-first-night-2-11 =
    .says-1 = Jeszcze jedna, na szczęście.

lesson-first-night-3-2 =
    .coach = Błękitny albo czerwony. Dwie głowy przy pokoju znaczą, że kogoś tam spotkasz.
    .refused = Nie dziś. Na twojej trasie są te dwa pokoje, które się świecą.

lesson-first-night-3-3 =
    .says-1 = Zostawiam cię z tym. Uważaj na siebie.

lesson-first-night-3-4 =
    .says-1 = To tylko ja. Opuść tę latarnię.

lesson-first-night-3-5 =
    .coach = Po jednej karcie, jak zawsze.

lesson-first-night-3-8 =
    .coach = Jest was troje, w ciemności. Daj jednej osobie kartę: najpierw komu, potem którą.
    .then = Nawet w ciemności wszyscy widzą, komu dajesz kartę. Nikt nie widzi jaką.

lesson-first-night-3-9 =
    .coach = Znowu piorun. Światło wraca.

lesson-first-night-3-11 =
    .coach = Możesz obejrzeć karty, które ktoś dostał. Obejrzyj karty Theo.

lesson-first-night-3-12 =
    .coach = Przytrzymaj, aby zobaczyć karty Theo. Jeśli jest wśród nich Martwy, Theo nie żyje.
    .held = Same karty Żywy, więc i Theo żyje. Odłóż talię.
    .then = Kartę Martwy trzeba ujawnić. Tylko kultysta może ją przemilczeć.

lesson-first-night-3-14 =
    .says-1 = Czy to wystarczy?

lesson-first-night-3-15 =
    .says-1 = Teraz ty. Każdego raz sprawdzam.

lesson-first-night-3-16 =
    .coach = Wśród twoich kart był Martwy. Osoba, od której go masz, o tym wiedziała.
    .says-1 = Przykro mi. To muszę pokazać.

lesson-first-night-3-17 =
    .coach = Odkryto śmierć, więc głosują wszyscy, nawet martwi. Wskaż kogoś albo nikogo.
    .says-1 = Theo przyszedł do ciebie po ciemku. Mówię: Theo.
    .says-2 = Moja karta to był Żywy. Kto jeszcze był z tobą sam na sam?
    .says-3 = Za mało wiemy. Nie wskazuję nikogo.
    .says-4 = Wolę poczekać.

lesson-first-night-3-18 =
    .coach = Imię musi mieć więcej głosów niż każde inne i więcej, niż jest wstrzymujących się.

lesson-first-night-4-1 =
    .coach = Jesteś duchem: ściany to powietrze i nikogo nie spotykasz. W Obserwatorium została jedna książka.

lesson-first-night-4-3 =
    .says-1 = Agnes. Musimy porozmawiać.

lesson-first-night-4-4 =
    .coach = Agnes i Theo spotykają się w Bibliotece. Możesz tylko patrzeć.

lesson-first-night-4-6 =
    .coach = Z Ines jest ich troje. Przy świetle troje się nie spotyka.

lesson-first-night-4-8 =
    .coach = Martwi też pracują. Dołóż kartę albo dobierz, w pokojach na swojej trasie.
    .then = Półka jest pełna: 2 punkty. Nie żyjesz, a wciąż pomagasz wygrać.

lesson-first-night-4-11 =
    .says-1 = Theo, nie ruszaj się.

lesson-first-night-4-12 =
    .says-1 = Jeszcze godzinę temu żyłem. Ktoś tutaj to sprawdzał.

lesson-first-night-4-13 =
    .coach = Decyduje twój głos. Karty Theo znasz z godziny 3. Kogo spotkał od tamtej pory?
    .held = W godzinie 3 Theo miał same karty Żywy.
    .help-1 = Od tamtej pory Theo spotkał jedną osobę.
    .help-2 = Martwy nie może być kultystą: karty Martwy ma tylko kultysta.
    .says-1 = Ines znajduje każde ciało. Dziwne to.
    .says-2 = Ruben chodzi tam, gdzie nikt nie pracuje, i nic nie robi.
    .says-3 = Ostatnią osobą, którą spotkałem, była Agnes.
    .says-4 = …

lesson-first-night-5-1 =
    .coach = Ktoś z was znał ją przez cały czas: Wieszczka. Trafne wskazanie dałoby Agnes zwycięstwo.
    .says-1 = Taka pewność. To ty jesteś Wieszczką.

lesson-first-night-6-2 =
    .coach = Gdy nie żyje troje, kultysta może ujawnić się na koniec godziny i wygrać.
    .says-1 = Dziękuję. Troje nie żyje. Policzcie.

lesson-first-night-reveal-1 = Twoja linia. Czaszka: godzina 2, Obserwatorium. Agnes daje ci kartę Martwy.
lesson-first-night-reveal-2 = Oko: godzina 3. Przez całą godzinę chodzisz, dajesz i dobierasz karty, choć już nie żyjesz.
lesson-first-night-reveal-3 = Theo: godzina 4, Biblioteka. Spotyka Agnes i jego linia staje się płaska.
lesson-first-night-reveal-4 = Ruben nie żył od początku i nie miał pojęcia. Był Wieszczką i wiedział o Agnes.
lesson-first-night-reveal-5 = Ty, Theo, Ruben: troje martwych. Na koniec tej godziny Agnes ujawniłaby się i wygrała.
lesson-first-night-reveal-6 = Ty, Theo, Ruben: troje martwych. Tylko jedna osoba była sam na sam i z tobą, i z Theo.
lesson-first-night-reveal-7 = To była jedna noc. W prawdziwej grze nikt nie oświetli ci drogi, a kultystą możesz być ty.

## The first night as the cultist

lesson-first-night-cultist = Twoja pierwsza noc jako kultysta
    .intro-1 = Ten sam uniwersytet, inna noc. Tym razem to ty.
    .intro-2 = Ktoś z pozostałych już nie żyje i nic o tym nie wie. Jeszcze dwoje i wygrywasz.
    .intro-3 = Twoich kart nikt nie widzi. Wszyscy widzą, kogo spotykasz.

lesson-first-night-cultist-n1 =
    .coach = Przytrzymaj kartę, aby spojrzeć. Dziś jest inna.
    .held = Jesteś kultystą. Agnes nie żyje od początku. Przy trojgu martwych wygrywasz.
    .then = Ktoś z pozostałych jest Wieszczką i zna kultystę. Nikt nie wie kto.

lesson-first-night-cultist-1-1 =
    .says-1 = Dziś wolę pracować bez towarzystwa.

lesson-first-night-cultist-1-4 =
    .coach = Każde z nich jest samo. Idź do kogoś, a się spotkacie.

lesson-first-night-cultist-1-5 =
    .coach = Naciśnij, przesuń na kartę, puść. Z zewnątrz każda karta wygląda tak samo.
    .held = Przesuń na kartę Martwy. Śmierć przychodzi od razu, a ta osoba chodzi dalej.
    .then = Wszyscy widzieli, że dajesz kartę. Nikt nie widział jaką.

lesson-first-night-cultist-1-7 =
    .coach = Gaśnie światło. W ciemności spotykają się wszyscy w tym samym miejscu.

lesson-first-night-cultist-1-11 =
    .coach = Dołóż kartę do talii tego pokoju, jak wszyscy.
    .held = Nie potrzebujesz trasy. Sabotaż cofa książkę, Porażka nic nie robi, Sukces wygląda uczciwie.
    .then = Zakryta, wśród innych. Kto ją później dobierze, nie pozna, od kogo jest.

lesson-first-night-cultist-1-13 =
    .coach = Pytani są wszyscy. Niech ta godzina się skończy.
    .held = Nie żyje dwoje: Agnes i { $victim }. Kto ujawni się przy mniej niż trojgu, przegrywa. Czekaj.

lesson-first-night-cultist-2-5 =
    .coach = Ines i Ruben są w Stołówce, w ciemności. Dołącz do nich, a spotkacie się we troje.

lesson-first-night-cultist-2-6 =
    .coach = Najpierw komu, potem którą kartę. Wszyscy widzą, kogo wybierasz.
    .held = Znowu Martwy, dla kogoś, kto jeszcze żyje. Winę mogą potem zrzucić na kogoś innego.

lesson-first-night-cultist-2-12 =
    .coach = Obejrzyj talię Pulsu jednej z dwóch osób, które tu są.
    .held = Niech to będzie { $second }. Sprawdzanie wygląda na pomoc, a ty wiesz, co znajdziesz.

lesson-first-night-cultist-2-13 =
    .coach = Przytrzymaj, aby spojrzeć, potem zdecyduj. Inni widzą tylko, że patrzysz.
    .held = Badacz musiałby to ujawnić. Ty możesz odłożyć talię i się uśmiechnąć.
    .then = Niczego nie ujawniasz. Stół bierze to za dobry znak.

lesson-first-night-cultist-2-16 =
    .coach = Pytani są wszyscy, czy jest jeszcze coś do powiedzenia.
    .held = Agnes, { $victim }, { $second }: troje. To ta godzina. Ujawnij się.

lesson-first-night-cultist-reveal-1 = Trzy czaszki: jedna od początku, dwie z twojej ręki. Nikt nie sprawdził na czas.
lesson-first-night-cultist-reveal-2 = Theo był Wieszczką. Wiedział o tobie przez całą noc i nie śmiał tego powiedzieć.
lesson-first-night-cultist-reveal-3 = W prawdziwej grze liczą, kto był przy każdym z martwych. Niech ktoś inny wyjdzie im w rachunku.
