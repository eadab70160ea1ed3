# Notes: what a question means, and what good players think. At most 130 characters.

note-night = Ta karta mówi, kim jesteś. Nikt inny jej nie widzi. Spójrz, a potem się obudź.
note-night-more = Spójrz też na trasę. Pokazuje, w których pokojach możesz działać, godzina po godzinie.
note-walk = Zrób { $points ->
    [one] jeden krok
    [few] do { $points } kroków
   *[many] do { $points } kroków
}. Na swojej trasie możesz działać; gdzie jest jedna osoba, czeka starcie.
note-walk-more = Starcie sam na sam to ryzyko i fakt: potem wszyscy wiedzą, że do niego doszło.
note-walk-dark = Jest ciemno: gdzie ktoś jest, tam wszyscy się spotkacie. Takie miejsca oznaczają dwie głowy.
note-walk-dark-more = W ciemności tłum nie chroni. Pusty pokój na twojej trasie tak.
note-walk-secret-doors = Tajne drzwi: do następnego żetonu pokoje jednego koloru są jednym miejscem.
note-walk-secret-doors-more = Kto jest w drugim pokoju tego koloru, liczy się, jakby stał obok ciebie.
note-walk-fishman = Rybołak zagradza ten korytarz. Wejdzie tam tylko żywa osoba z nożem.
note-walk-fishman-more = Omiń go albo poślij osobę z nożem.
note-declare-path = Przy tym stole najpierw podajesz całą drogę, krok po kroku.
note-declare-path-more = Wszyscy poznają twoją drogę, zanim ruszysz. Zauważą, że zbaczasz do kogoś, kto jest sam.
note-teleport = Jesteś duchem: idź w dowolne inne miejsce, przez ściany. Nikogo nie spotykasz.
note-teleport-more = Idź tam, gdzie trasa pozwala ci dobierać. Pełna półka to najlepsze, co może dać duch.
note-meet = Spotykacie się: każde daje drugiemu jedną zakrytą kartę. Tej, którą dostajesz, nigdy nie zobaczysz.
note-meet-more = Zapamiętaj to starcie. Jeśli jedno z was znajdą martwe, zapytają drugie.
note-meet-several = W ciemności spotykacie się wszyscy. Wybierz jedną osobę, potem kartę dla niej.
note-meet-several-more = Wszyscy widzą, dokąd idzie karta. Zapamiętaj, kto dał ją tobie, a kto wybrał kogoś innego.
note-give-in-turn = Przy tym stole karty daje się po kolei. Zaczyna osoba, która weszła.
note-give-in-turn-more = Kto daje później, widzi już, dokąd poszły wcześniejsze karty.
note-act = Jedna akcja na godzinę: dołóż kartę, dobierz, sprawdź kogoś albo użyj pokoju.
note-act-more = Na początku badaj pokoje, potem dobieraj książki. Gdy podejrzewasz śmierć, sprawdzaj.
note-act-ghost = Jako duch możesz tylko dokładać i dobierać karty, w pokojach na swojej trasie.
note-act-ghost-more = Twoje karty są warte tyle co zawsze, a tobie nikt już nic nie zrobi.
note-look-at-pulse = Widzisz wszystkie karty tej talii Pulsu. Jeśli jest wśród nich Martwy, ta osoba nie żyje.
note-look-at-pulse-more = Że ktoś żyje, to też fakt: jeśli potem znajdą go martwego, wiesz, od kiedy.
note-hold-vote = Wskaż, kto ma odejść, albo nikogo. Odchodzi ten, kto ma najwięcej głosów, chyba że tyle samo jest na nikogo.
note-hold-vote-more = Kto spotkał wszystkich martwych? Zły wybór daje ducha i pomaga kultystom.
note-hold-vote-called = Ktoś zarządził to głosowanie; nikogo nie znaleziono martwego. Najpierw zapytaj o powód.
note-hold-vote-called-more = Przy jednym kultyście: jeśli ktoś odchodzi, a gra trwa dalej, był to ktoś niewinny.
note-reconsider-ballot = Masz nóż: wszystkie głosy są odkryte, a swój możesz raz zmienić.
note-reconsider-ballot-more = Możesz dać remis albo go przełamać. Wszyscy zobaczą zmianę i ją zapamiętają.
note-weigh-ballot = Masz nóż: twój głos może się liczyć podwójnie albo tylko raz.
note-weigh-ballot-more = Podwójnie, gdy masz pewność. Gdy tylko idziesz za innymi, wystarczy raz.
note-ask-for-claim = Godzina się kończy. Wszyscy dostają to samo pytanie, więc nikt nie pozna, kto mógłby powiedzieć więcej.
note-ask-for-claim-more = Jedyny kultysta, gdy martwych jest { $dead }, może się teraz ujawnić i wygrać. Gdy mniej, przegrywa.
note-guess-seer = Badacze są o krok od zwycięstwa. Wskażcie Wieszczkę, a wygrają kultyści. Jedna próba.
note-guess-seer-more = Kto wiedział za wcześnie, nigdy się nie mylił albo pilnował, by nie podać imienia jako pierwszy?
note-help-close = Ktoś prosi o pomoc w zamknięciu Portalu. Kosztuje to twoją akcję w tej godzinie.
note-help-close-more = Na czas: o punkt mniej do wygranej. Po czasie: o punkt więcej. Odmowę się pamięta.
note-look-through-false-eyes = Masz nóż: obejrzyj talię Pulsu jednej żywej osoby, gdziekolwiek jest. Albo niczyją.
note-look-through-false-eyes-more = Tu nawet badacz może przemilczeć śmierć. Patrz tam, gdzie śmierć powie ci najwięcej.
note-take-control = Masz nóż: wyjmij z woreczka jeden żeton i obejrzyj go w tajemnicy.
note-take-control-more = Nic to nie kosztuje. Ale wszyscy zapytają, co to był za żeton.
note-handle-token = Ten żeton widzisz tylko ty. Usuń go z gry albo wrzuć z powrotem.
note-handle-token-more = Wszyscy widzą, co z nim robisz, i zapytają dlaczego. Miej odpowiedź.

## What only you know

held-night-investigator = Nie wiesz, kto po której jest stronie. Patrz, kto kogo spotyka.
held-night-seer = Znasz kultystów. Pomagaj, ale nigdy tak jawnie, by cię zauważyli.
held-night-cultist = { $cultists ->
    [one] Wiesz, kto nie żyje od początku. To liczy się dla ciebie, a nikt inny o tym nie wie.
    [few] Znacie się nawzajem. Nie dajcie tego po sobie poznać.
   *[many] Znacie się nawzajem. Nie dajcie tego po sobie poznać.
}
held-walk-investigator = W tej godzinie możesz działać w wymienionych tu pokojach.
held-walk-cultist = Możesz działać w każdym pokoju. Na swojej trasie wyglądasz uczciwie.
held-meet-investigator = Masz tylko karty Żywy. Dowolna będzie dobra.
held-meet-cultist = Martwy zabija teraz i wyjdzie na jaw, gdy ktoś sprawdzi. Żywy kupuje zaufanie.
held-act-investigator = Poza trasą możesz zajmować się tylko ludźmi.
held-act-cultist = Trasa cię nie wiąże. Gdy z niej zbaczasz, ktoś może spytać, jak to możliwe.
held-look-at-pulse-must-investigator = Karta Martwy. Musisz ją ujawnić i następuje głosowanie.
held-look-at-pulse-may-investigator = Karta Martwy. Tu możesz ją ujawnić albo milczeć.
held-look-at-pulse-may-cultist = Możesz ją ujawnić i wyglądać uczciwie albo odłożyć talię.
held-look-at-pulse-none-investigator = Same karty Żywy. Odłóż talię i powiedz o tym, jeśli chcesz.
held-look-at-pulse-none-cultist = Same karty Żywy. Odłóż talię i powiedz, co chcesz.
held-hold-vote-investigator = Pytaj, kto spotkał wszystkich martwych, a nie kto najwięcej mówi.
held-hold-vote-seer = Głosuj z innymi, gdy mają rację. Nie prowadź ich.
held-hold-vote-cultist = Zły wybór liczy się jak morderstwo. Niech inni podadzą imię pierwsi.
held-ask-for-claim-investigator = Nie masz czego oświadczać. Niech godzina się skończy.
held-ask-for-claim-cultist = Licz tylko pewne śmierci. Potrzebujesz { $dead }.

held-act-assassin = Możesz tu kogoś uderzyć, raz. Potem znają cię wszyscy.
held-walk-mechanic = Dopóki żyjesz, możesz działać w każdym pokoju.
held-teleport-radiant-beauty = Światło idzie z tobą. Stań tam, gdzie inni spotkaliby się w ciemności.
held-act-ghost-super-ghost = Na swojej trasie możesz wykonać każdą akcję pokoju, także użyć kamery.
held-act-ghost-investigator = Dostępne są tylko pokoje z trasy na tę godzinę.
held-act-ghost-cultist = Nadal możesz działać w każdym pokoju, dla swojej strony.
held-act-greenhorn = Kamera albo zarządzenie głosowania robi z ciebie ducha. Akcja i tak się liczy.
held-reconsider-ballot-butterfingers = Zmiana głosu to użycie noża, a ono robi z ciebie ducha.
held-look-through-false-eyes-butterfingers = Użycie noża robi z ciebie ducha. Możesz odmówić.
held-take-control-butterfingers = Użycie noża robi z ciebie ducha. Możesz odmówić.
held-act-crybaby = Każdą śmierć, którą odkryjesz, musisz ujawnić, a wtedy i ty zostajesz duchem.
held-act-firestarter = Pozbądź się kart Porażki i Sabotażu, zanim minie godzina 5, bo zostaniesz duchem.
held-walk-cursebearer = Pokój, w którym jest duch, cię zabije. Korytarz nie.
held-walk-celebrity = Do godziny 6 nie spotykaj nikogo sam na sam. Potem wszyscy poznają, czy żyjesz.
held-night-blind-cultist = Jesteś kultystą i nikogo nie znasz. Wspólnik zna ciebie.
held-meet-cursed-hunter = Przeklęty Żywy liczy się jako Żywy i naznacza kultystę dla ciebie.
held-night-cursed-hunter = Znasz obu kultystów, a ciebie nie zna nikt.
held-walk-cursed-hunter = Możesz działać w każdym pokoju. Na swojej trasie wyglądasz uczciwie.
held-act-cursed-hunter = Nie potrzebujesz trasy. Dobrany Przeklęty Sukces rzuca klątwę na pokój.

## Actions

note-check-state = Obejrzyj talię Pulsu kogoś, kto tu jest. Karta Martwy prowadzi do głosowania.
note-check-state-more = Sprawdź tego, kto spotkał najwięcej osób albo spotkał kogoś, komu nie ufasz.
note-watch-state = Przez kamerę obejrzysz talię Pulsu dowolnej osoby, gdziekolwiek jest. Potrzebny prąd.
note-watch-state-more = Sięga także tych, którzy cię unikają.
note-fill-room = Dołóż tu zakrytą kartę pokoju. Przy trzeciej karcie pokój jest zbadany.
note-fill-room-more = Trzy karty od ludzi, którym ufasz, to pewna talia.
note-check-room = Dobierz kartę na oczach wszystkich. Sukces daje książkę, Sabotaż jedną cofa.
note-check-room-more = Policz, kto tu dokładał karty. Za kartę początkową nikt nie odpowiada.
note-watch-room = Przez kamerę dobierz kartę w dowolnym zbadanym pokoju.
note-watch-room-more = Dobre na ostatnią książkę, gdy pokój jest daleko.
note-secure-hallway = Odłóż kartę pokoju do niebezpiecznych przejść. Dobre karty trzymają z dala zakapturzonych i Rybołaka.
note-secure-hallway-more = Warto, dopóki wiele pokoi nie jest zbadanych.
note-fight-cultist = Przepędź zakapturzonego. Pokoju znów można używać, na dobre.
note-fight-cultist-more = Zablokowany pokój przy prawie pełnej półce jest wart akcji.
note-scare-fishman = Odstrasz Rybołaka nożem, a wróci do jeziora.
note-scare-fishman-more = Może wrócić. Zrób to, gdy droga liczy się teraz.
note-initiate-vote = Zarządź głosowanie, choć nikogo nie znaleziono martwego. Raz na godzinę dla całego stołu.
note-initiate-vote-more = Miej imię i powód, zanim je zarządzisz.
note-restart-power = Przywróć światło. Przy świetle spotykają się tylko dwie osoby, które są same.
note-restart-power-more = Ciemność pomaga temu, kto zabija. Zapamiętaj, kto jej nie rozprasza.
note-close-portal = Potrzeba dwóch osób w tej samej godzinie. Wtedy do wygranej trzeba o punkt mniej.
note-close-portal-more = Umówcie się na głos. Kto obiecał i nie przyszedł?
note-close-together = Poproś kogoś, kto tu jest, o wspólne zamknięcie Portalu. Odmowa kosztuje cię akcję.
note-close-together-more = Poproś kogoś, komu ufasz; odpowiedź też ci coś powie.
note-pass = W tej godzinie nic nie rób.
note-pass-more = Kto często nic nie robi, wygląda na kogoś bez trasy.
note-assassinate = Uderz kogoś, kto tu jest, raz na grę. Ta osoba zostaje duchem, a wszyscy cię znają.
note-assassinate-more = Uderz ostatniego kultystę, a wygrywasz. Uderz badacza, a pomagasz kultystom.

note-walk-ice = Lód jest podzielony na części. Przejście przez przeszkodę kosztuje jeden krok.
note-walk-ice-more = Spotykają się tylko ci, którzy są w tej samej części. Przeszkoda między wami to ściana.
note-walk-mine = Sztolnie schodzą się na skrzyżowaniu. Drzwi obrotowe zamykają jedną i co godzinę się obracają.
note-walk-mine-more = Kolejność jest znana: C, D, A, B. Planuj o godzinę naprzód.
note-walk-lift = Winda to osobne miejsce. Wejście kosztuje jeden krok, jazda nic.
note-walk-lift-more = Dwoje w windzie spotyka się, a po wyjściu do pustego pokoju spotyka się znowu.
note-linger = Akcja za tobą. To, co nic nie kosztuje, wciąż jest dostępne: przedmioty, winda, profesja.
note-linger-more = Przedmiot w dobrych rękach jest wart akcji. Czyje ręce są dobre?
note-send-owl = Sowa zanosi jedną z twoich kart pokoju do talii dowolnego nieukończonego pokoju.
note-send-owl-more = Przy trzeciej karcie pokój jest zbadany. Wszyscy widzą pokój, nikt nie widzi karty.
note-offer-lamp = Zapal lampę, a w tym starciu nikt nie da ci karty. Działa raz.
note-offer-lamp-more = Zachowaj ją na chwilę sam na sam z kimś, komu nie ufasz. Swoją kartę i tak dajesz.
note-hold-vote-leader = To głosowanie wybiera lidera rytuału. Nikt nie odchodzi.
note-hold-vote-leader-more = Po trzech głosowaniach bez lidera wygrywają kultyści. Zgódźcie się szybko na kogoś pewnego.
note-choose-participant = Wybierz, kto weźmie udział. Każdy daje jedną kartę pokoju, a wszystkie muszą być Sukcesem.
note-choose-participant-more = Duchy też mogą wziąć udział, a niektóre są na pewno niewinne.
note-lay-ritual-cards = Daj jedną kartę pokoju. Zostaną potasowane i odkryte; jedna zła przekreśla wszystko.
note-lay-ritual-cards-more = To ostatnia karta tej nocy. Nikt się nie dowie, która była czyja.
note-throw-rope = Rzuć liny żywym. Każda z tych osób tasuje talię Pulsu i pokazuje jedną kartę.
note-throw-rope-more = Karta Martwy dowodzi morderstwa. Karta Żywy nie dowodzi prawie niczego.
note-offer-profession = Zakapturzony przepędzony. Weź ukrytą profesję albo zostaw ją komuś innemu.
note-offer-profession-more = Wzięta, jest jawna dla wszystkich. Ginie razem z tobą.
note-break-tie = Głosowanie dało remis, a ty jesteś Burmistrzem: odchodzi jedna z tych osób albo nikt.
note-break-tie-more = Godzina do namysłu bywa warta więcej niż zgadywanie. Nie zawsze.
note-choose-victim = Życie za życie: wybierz, kto w zamian zostanie duchem.
note-choose-victim-more = Poświęć ostatniego kultystę, a gra się kończy. Badacz liczy się dla kultystów.
note-choose-other-deck = Wybierz drugi pokój. Talie zamieniają się miejscami i nikt na nie nie patrzy.
note-choose-other-deck-more = Przenieś karty, którym ufasz, tam, gdzie jedna książka zapełnia półkę.
note-guess-hunter = Ktoś nie gra po żadnej stronie. Wskażcie Myśliwego, a wygra wasza strona; pudło daje wygraną jemu.
note-guess-hunter-more = Pomyśl o klątwach: kto spotkał obu kultystów i kto był w tamtych pokojach?

held-lay-ritual-cards-investigator = Pomaga tylko Sukces.
held-lay-ritual-cards-cultist = Jedna Porażka albo jeden Sabotaż wygrywa noc.
held-guess-hunter-cursed-hunter = Wskaż kogoś innego, jak wszyscy.

## Free actions

note-hand-over = Daj przedmiot komuś, kto tu jest. Nic to nie kosztuje i nikt nie pyta o zgodę.
note-hand-over-more = Sztylet w złych rękach głosuje przeciw tobie.
note-pick-up = Podnieś to, co upuścił tu ktoś martwy. Nic to nie kosztuje.
note-pick-up-more = Wszyscy widzą, co upuszczają martwi. Kto pierwszy, ten lepszy.
note-spot = Jednorazowo: obejrzyj talię Pulsu kogoś w innym pokoju tego koloru.
note-spot-more = Liczy się jak zwykłe sprawdzenie: odkryta śmierć prowadzi do głosowania.
note-shoot-cultist = Jeden strzał: zakapturzony z tego pokoju znika.
note-shoot-cultist-more = Akcję nadal masz.
note-drive-fishman = Jeden strzał: przepędź Rybołaka do jeziora albo na wybrany korytarz.
note-drive-fishman-more = Może też zagrodzić drogę innym.
note-call-lift = Wezwij tu pustą windę. Nic to nie kosztuje; ten pokój musi być na twojej trasie.
note-call-lift-more = Wezwanie mówi stołowi, że twoja trasa ma ten kolor albo że jej nie potrzebujesz.
note-revive = Jednorazowo: przywróć ducha do życia. Potem musi zginąć ktoś inny.
note-revive-more = Dwa wybory naraz: kto jest na pewno dobry, a kto na pewno nie?
note-swap-deck = Jednorazowo: zamień talie dwóch pokoi, w ciemno.
note-swap-deck-more = Szukaj talii, które zapełniło wiele zaufanych rąk.
note-done = Nic więcej w tej turze.
note-done-more = Co teraz nic nie kosztuje, za godzinę może kosztować ruch.

## Items

note-item-red-relic = { item-red-relic }. { item-red-relic-what }
note-item-red-relic-more = Leżą tam już dwie? Następna zmieni to, jak wygrywa się tę noc.
note-item-snow-owl = { item-snow-owl }. { item-snow-owl-what }
note-item-snow-owl-more = Najlepszy cel to pokój, któremu brak jednej karty. Przy trzeciej jest zbadany.
note-item-secret-switch = { item-secret-switch }. { item-secret-switch-what }
note-item-secret-switch-more = Skrót jest teraz otwarty dla wszystkich, także dla tych, którzy zabijają.
note-item-dagger = { item-dagger }. { item-dagger-what }
note-item-dagger-more = Rozstrzyga wyrównane głosowania. Oddaj go zaufanej osobie, zanim zginiesz.
note-item-boots = { item-boots }. { item-boots-what }
note-item-boots-more = Krok więcej to często pokój na twojej trasie i nikogo po drodze.
note-item-binoculars = { item-binoculars }. { item-binoculars-what }
note-item-binoculars-more = Zachowaj ją na kogoś, kto nigdy nie da do siebie podejść.
note-item-rifle = { item-rifle }. { item-rifle-what }
note-item-rifle-more = Zablokowany pokój przy prawie pełnej półce jest wart strzału.
note-item-lamp = { item-lamp }. { item-lamp-what }
note-item-lamp-more = Zachowaj ją na chwilę sam na sam z kimś, komu nie ufasz.

## Tokens

note-token-lightning-strike = { token-lightning-strike }. { token-lightning-strike.does }
note-token-lightning-strike-more = Patrz, kto jest razem, gdy gaśnie światło: te osoby od razu się spotykają.
note-token-secret-doors = { token-secret-doors }. { token-secret-doors.does }
note-token-secret-doors-more = Kto jest w drugim pokoju twojego koloru, liczy się, jakby stał obok ciebie.
note-token-no-connection = { token-no-connection }. { token-no-connection.does }
note-token-no-connection-more = Patrz zamiast mówić. Z tego, co robi się w milczeniu, trudno się potem wytłumaczyć.
note-token-false-eyes = { token-false-eyes }. { token-false-eyes.does }
note-token-false-eyes-more = Zapytaj na głos, co było widać, i porównaj odpowiedź z tym, co nastąpi.
note-token-boosted-morale = { token-boosted-morale }. { token-boosted-morale.does }
note-token-boosted-morale-more = Dalekie pokoje są w zasięgu, dalecy ludzie też.
note-token-lost-morale = { token-lost-morale }. { token-lost-morale.does }
note-token-lost-morale-more = Już teraz myśl o następnej godzinie: część pokoi na twojej trasie może być za daleko.
note-token-in-control = { token-in-control }. Kto ma nóż, może obejrzeć jeden żeton i usunąć go z gry.
note-token-in-control-more = Zapytaj, co to był za żeton, i zapamiętaj odpowiedź.
note-token-portal-opens = { token-portal-opens }. Zamknięty na czas przez dwie osoby: o punkt mniej do wygranej. Inaczej o punkt więcej.
note-token-portal-opens-more = Umówcie się na głos, kto idzie. Kto obiecał i nie przyszedł?
note-token-broken-panes = { token-broken-panes }. { token-broken-panes.does }
note-token-broken-panes-more = Dobre karty w przejściach sprawiają, że taka godzina nie jest groźna.
note-token-mirror = { token-mirror }. { token-mirror.does }
note-token-mirror-more = To nigdy nic nowego. Sprawdź, co przyniosła ostatnia godzina.
note-token-safety-ropes = { token-safety-ropes }. Część żywych tasuje talie Pulsu i pokazuje po jednej karcie.
note-token-safety-ropes-more = { note-throw-rope-more }
