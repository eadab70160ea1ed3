# Refusals: what is the case, and what to do.

## At the table

refusal-stale = To rozstrzygnęło się przed chwilą. Sprawdź, jakie jest teraz pytanie.
refusal-not-asked = To nie twoja kolej na odpowiedź.
refusal-not-offered = Tego nie można teraz zrobić. Wybierz inną odpowiedź.
refusal-not-begun = Gra jeszcze się nie zaczęła. Poczekaj na gospodarza.
refusal-ended-early = Gospodarz zakończył grę przed czasem. Nie ma już na co odpowiadać.
refusal-over-already = Gra już się skończyła.
refusal-still-on = Gra jeszcze trwa. Jej zapis można otworzyć, gdy się skończy.
refusal-no-suspicions = W tej grze boty nie wiedzą jeszcze, kogo podejrzewać. Obejrzyj zamiast tego jej przebieg.
refusal-no-talk = Teraz nikt nie może mówić. Poczekaj, aż gra na to pozwoli.
refusal-unknown-clock = Ta gra nie ma limitu czasu „{ $clock }”. Do wyboru: { $clocks }.
refusal-not-in-game = Mowa tu o czymś, czego w tej grze nie ma. Wybierz jeszcze raz.
refusal-covered-already = Na tym miejscu gra już bot.
refusal-is-here = { $name } jest przy stole. Bot może zagrać, gdy zniknie połączenie albo wszyscy długo czekają.
refusal-not-your-chair = To miejsce może odzyskać tylko { $name }.
refusal-watching = Oglądasz z boku. To mogą zrobić tylko osoby, które grają.
refusal-unknown-eyes = Nikt nie widział gry w ten sposób. Wybierz wszystkich, widza albo jedno z miejsc.

## Before the game

refusal-host-only = To może zrobić tylko gospodarz: { $name }.
refusal-being-dealt = Trwa rozdawanie. Poczekaj chwilę.
refusal-no-pledge = To rozdanie nie czeka teraz na twoje przyrzeczenie. Poczekaj, aż zacznie się gra.
refusal-no-share = To rozdanie nie czeka teraz na twoją część. Poczekaj, aż zacznie się gra.
refusal-wrong-share = To nie ta część, którą przyrzekło twoje urządzenie. Poczekaj, aż zacznie się gra.
refusal-bad-signature = To nie jest podpis twojego miejsca. Odśwież stronę.
refusal-has-begun = Gra się zaczęła. Tego nie można już zmienić.
refusal-free-chairs = { $free ->
    [one] Wolne jest jedno miejsce z { $count }.
    [few] Wolne są { $free } miejsca z { $count }.
   *[many] Wolnych jest { $free } miejsc z { $count }.
} Zaproś kogoś albo posadź boty.
refusal-not-ready = Czekamy na gotowość: { $names }.
refusal-chair-taken = Tam siedzi już { $name }. Wybierz wolne miejsce.
refusal-empty-chair = Na tym miejscu nikt nie siedzi. Wybierz inne.
refusal-no-such-chair = Nie ma takiego miejsca. Najpierw zwiększ liczbę graczy.
refusal-chairs-in-use = { $people ->
    [one] Przy stole siedzi jedna osoba,
    [few] Przy stole siedzą { $people } osoby,
   *[many] Przy stole siedzi { $people } osób,
} ale nie tylko na miejscach do { $players }. Poproś najpierw o przesunięcie się bliżej.
refusal-too-late = Gra się zaczęła. Obejrzyj tę albo poproś gospodarza o następną.
refusal-all-taken = Wszystkie miejsca są zajęte. Poproś gospodarza, aby dodał jedno.
refusal-unknown-table = Nie ma stołu o takim kodzie. Sprawdź sześć znaków.
refusal-unknown-seat = Tego miejsca już nie ma. Usiądź przy stole jeszcze raz.
refusal-seat-closed = To miejsce nie jest już tu otwarte. Otwórz stół jeszcze raz.
refusal-used-ticket = Ten link został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.

## Settings

refusal-player-count = Ta gra jest na { $least } do { $most } graczy. Wybierz liczbę z tego zakresu.
refusal-automa-count = Automa zawsze dołącza do 4 graczy i może dołączyć do 6. Przy innej liczbie z niej zrezygnuj.
refusal-first-player = Nie ma miejsca { $seat }. Zaczyna jedno z miejsc od 0 do { $last }.
refusal-roles-unknown = Nie ma roli specjalnej „{ $role }”. Wybierz inną.
refusal-roles-twice = Każda rola specjalna może wystąpić raz. Usuń powtórzoną.
refusal-roles-seer = Wieszczka nie gra przy 7 graczach ani obok Automy, gdy jest tylko jeden kultysta. Zrezygnuj z Wieszczki.
refusal-roles-forbidden = Rola „{ $role }” nie występuje w dodatku { $expansion }. Zrezygnuj z niej albo wybierz inną planszę.
refusal-roles-blind-alone = Ślepy Kultysta potrzebuje drugiego kultysty. Zagrajcie na 7 lub 8 miejsc albo zrezygnuj z tej roli.
refusal-roles-hunter-seats = Przeklęty Myśliwy wymaga 7 lub 8 graczy i żadnej Automy. Zmień liczbę miejsc albo zrezygnuj z tej roli.
refusal-roles-hunter-seer = Przeklęty Myśliwy zajmuje miejsce Wieszczki. Zrezygnuj z jednej z tych ról.
refusal-roles-too-many = Ról specjalnych jest { $count }, a badaczy { $places }. Wybierz mniej ról.
refusal-roles-of-level = { $level ->
    [first] Poziom „Pierwsza gra”
   *[experienced] Poziom „Z doświadczeniem”
} sam dobiera role. Aby wybrać je samodzielnie, zmień poziom.
refusal-roles-unbalanced = Te role dają badaczom { $investigators }, a kultystom { $cultists }. { $lead ->
    [-1] Przy tylu miejscach suma badaczy musi być o jeden wyższa,
    [one] Przy tylu miejscach suma kultystów musi być o jeden wyższa,
    [few] Przy tylu miejscach suma kultystów musi być o { $lead } wyższa,
   *[many] Przy tylu miejscach suma kultystów musi być o { $lead } wyższa,
} a żadna nie może przekroczyć { $most }. Zmień zestaw albo wybierz „Jak wolicie”.
refusal-professions-cultists = Profesje wymagają dwóch kultystów. Zagrajcie w 7 lub 8 osób albo w 6 z Automą.
refusal-professions-level = Profesje zdobywa się, przepędzając zakapturzonych, a w pierwszej grze ich nie ma. Wybierz inny poziom.
refusal-mine-upfront = W kopalni nie da się podać całej drogi z góry. Chodźcie krok po kroku.
refusal-board-seats = Liczba miejsc na planszy „{ $board }” to { $made_for }, a przy tym stole { $seats }. Wybierz inną.
refusal-bad-board = Na tej planszy nie da się grać. Błąd, po angielsku: { $sentence }
refusal-bad-options = Te ustawienia nie działają. Serwer mówi, po angielsku: { $sentence }
refusal-not-listed = { $name }: „{ $value }” nie pasuje. Do wyboru: { $values }.
refusal-not-a-switch = { $name } to true albo false, nie „{ $value }”.
refusal-not-a-row = { $name } to szereg liczb, na przykład { $usual }.
refusal-not-a-seat = { $name } to numer miejsca, licząc od 0.
refusal-not-a-number = { $name }: potrzebna jest liczba całkowita.
refusal-no-such-rule = Nie ma zasady domowej „{ $name }”. Wszystkie wymienia gloaming play { $game } --options.
refusal-no-value = Zasadę domową zapisuje się jako NAZWA=WARTOŚĆ, a „{ $setting }” tak nie wygląda.
refusal-given-twice = { $name } występuje dwa razy. Wybierz jedną wartość.
refusal-unknown-bot = Nie ma bota „{ $bot }”. Do wyboru: { $bots }.
refusal-no-styles = Dla tych botów styl gry nie ma znaczenia. Pomiń go.
refusal-unknown-style = Nie ma stylu gry „{ $style }”. Do wyboru: { $styles }.
refusal-unknown-game = Nie ma gry „{ $game }”. Do wyboru: { $games }.

## The server

refusal-too-fast = Za szybko. Poczekaj chwilę.
refusal-not-understood = Coś poszło nie tak. Odśwież stronę.
refusal-hello-first = Połączenie nie zaczęło się jak trzeba. Odśwież stronę.
refusal-too-many-tables = Otwarto stąd przed chwilą zbyt wiele stołów. Poczekaj i spróbuj jeszcze raz.
refusal-too-many-open = Zbyt wiele stołów jest stąd otwartych. Zakończ grę, w którą nikt nie gra.
refusal-too-many-guesses = Przyszło stąd zbyt wiele błędnych kodów. Poczekaj kilka minut i spróbuj jeszcze raz.
refusal-too-many-searchers = Myśli już dość botów tego rodzaju. Wybierz łatwiejszego.
refusal-too-many-replays = Wiele zapisów jest właśnie w przygotowaniu. Poczekaj chwilę i spróbuj jeszcze raz.
refusal-not-saved = Nie udało się tego zapisać. Spróbuj jeszcze raz albo powiedz osobie, która prowadzi ten serwer.
refusal-moving = Stół właśnie przenosi się na inny komputer. Spróbuj za chwilę jeszcze raz.
refusal-damaged-table = Tego stołu nie da się otworzyć: jego dziennik jest uszkodzony. Powiedz osobie, która prowadzi ten serwer.
refusal-other-rules = Ta gra zaczęła się według wersji { $rules } zasad { $title }, a to jest wersja { $version }. Nie da się jej dokończyć. Zacznijcie nową.
refusal-unknown-address = Pod tym adresem nic nie ma. Odśwież stronę.
refusal-unknown-rule = Nie ma zasady o takim numerze. Numery zasad wyglądają tak: AC-VOTE-07.
refusal-bad-record = Ten zapis jest uszkodzony albo nie pochodzi z Gloaming. Serwer mówi, po angielsku: { $sentence }

## Invasion

refusal-unknown-city = Nie ma tu miasta „{ $city }”. Do wyboru: { $cities }.
refusal-first-architect = Nie ma miejsca { $seat }. Pierwszy architekt siedzi na jednym z miejsc od 0 do { $last }.
refusal-ships-to-lose = Statki-matki: { $most }. Do wygranej Obcych wybierz liczbę od 1 do { $most }.
refusal-scientists-to-save = Naukowcy: { $most }. Do wygranej ludzi wybierz liczbę od 1 do { $most }.
refusal-token-limit = Zapas żetonów Obcych nie może być ujemny. Wybierz inny limit albo żaden.
refusal-pressure-track = Tor presji rośnie od lewej do prawej i nie ma wartości poniżej 0. Podaj inny.
refusal-pressure-start = Tor presji ma tyle pól: { $positions }. Zacznij na jednym z nich.

## Records

refusal-record-not-ours = { $file } nie jest zapisem gry w Gloaming. Wybierz plik, który zapisał Gloaming.
refusal-record-half-line = { $file } urywa się w połowie wiersza { $line }. Użyj pełnej kopii.
refusal-record-format = { $file } ma format { $format }, a ta wersja czyta format { $reads }. Zaktualizuj Gloaming.
refusal-record-short-seed = { $file } ma ziarno zbyt krótkie jak na prawdziwy zapis (w bitach: { $bits }). Zapis zmieniono.
refusal-record-goes-on = { $file } ciągnie się po końcu, od wiersza { $line }. Użyj niezmienionej kopii.
refusal-record-damaged = { $file } jest uszkodzony w wierszu { $line }. Użyj niezmienionej kopii.
refusal-record-other-end = { $file } podaje inny koniec niż gra, która w nim jest. Użyj niezmienionej kopii.
refusal-record-other-game = { $file } to zapis gry { $game }, nie { $title }. Wybierz inny plik.
refusal-record-other-rules = { $file } pochodzi z gry według wersji { $rules } zasad { $title }, a to jest wersja { $version }. Odtwórz go w tym Gloaming, który go zapisał.
refusal-record-no-table = { $file } opisuje stół, którego nie da się postawić. Po angielsku: { $fault }.
refusal-record-promise = { $file } nie dotrzymuje obietnicy: ziarno, imiona albo inne warunki nie są tymi zapieczętowanymi.
refusal-record-deal = { $file } ma inne ziarno, niż wynika z jego części. Zapis zmieniono.
refusal-record-no-checksum = { $file } nie ma ostatniego wiersza. Użyj pełnej kopii.
refusal-record-checksum = { $file } nie zgadza się z własną sumą kontrolną. Użyj niezmienionej kopii.
refusal-record-sentence = { $file }, zdanie { $number }: miejsce { $seat } nie mogło tego powiedzieć. Zapis zmieniono.
refusal-record-talk = { $file }, zdanie { $number }: to zdanie albo jedno z wcześniejszych zmieniono, przesunięto lub usunięto.
refusal-record-talk-end = { $file } kończy się inną rozmową, niż zawiera: ostatnie zdania zmieniono lub usunięto.
refusal-record-first-line = { $file } ma pierwszy wiersz, który Gloaming zapisałby inaczej. Użyj niezmienionej kopii.
refusal-record-answer = { $file }, odpowiedź { $number }: miejsce { $seat } nie mogło odpowiedzieć { $said }. Zapis zmieniono.
refusal-record-state = { $file }, odpowiedź { $number }: stan po { $said } z miejsca { $seat } nie jest tym zapisanym. Zapis zmieniono.
refusal-record-code = { $file }, odpowiedź { $number }: Gloaming nie zapisałby tak { $said } z miejsca { $seat }. Zapis zmieniono.

## On the page where scripts are off

page-needs-script = Gloaming wymaga JavaScriptu w tej przeglądarce. Ta sama gra działa w terminalu: gloaming play
