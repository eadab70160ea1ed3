# The terminal.

## Prompts

prompt = { $last ->
    [one] Enter lub 1
    [few] 1-{ $last }
   *[many] 1-{ $last }
}, ? zasada, l dziennik, r { $reference }{ $map ->
    [yes] , m mapa
   *[no] { "" }
}{ $talk ->
    [yes] , t rozmowa
   *[no] { "" }
}, h pomoc, q wyjście >
prompt-read-on = Enter: czytaj dalej, q: wróć
prompt-go-back = Enter: wróć
talk-prompt = 1-{ $last }, Enter: wróć >
talk-first-prompt = t: powiedz coś, Enter: gotowe >
terminal-before-detail = Nikt jeszcze nie odpowiedział. Boty słyszą, co mówisz, i reagują.
answers-more = + pokaże więcej odpowiedzi
passages-more = (l: jeszcze { $count })

## What was typed

typed-number = Wpisz liczbę od 1 do { $last }.
typed-no-answer = Nie ma odpowiedzi { $number }. Wpisz liczbę od 1 do { $last }.
typed-no-rule = Nie ma odpowiedzi { $number }. Aby zobaczyć zasadę, wpisz ? i liczbę od 1 do { $last }.
typed-doubt = { $act }. Wpisz { $number } jeszcze raz, aby to zrobić, albo cokolwiek innego, aby zrezygnować.
typed-nonsense = To nie jest żadna z odpowiedzi. Wpisz liczbę albo h, aby zobaczyć pomoc.

## Help

help-title = Jak odpowiadać
help-number = wybierz tę odpowiedź
help-enter = odpowiada, gdy jest tylko jeden wybór; inaczej odświeża ekran
help-why = zasada do tego pytania; ? 2 do odpowiedzi 2
help-exact = ta sama zasada słowo w słowo, z numerem
help-log = dziennik: wszystko, o czym wiesz
help-talk = powiedz coś, co zrozumieją i boty
help-map = mapa, tak duża, jak się da
help-note = co myślą dobrzy gracze, gdy jest wskazówka
help-notes-off = bez wskazówek; drugie N je przywraca
help-more = więcej odpowiedzi, jeśli się nie mieszczą
help-help = ta strona
help-leave = zapisz i wyjdź; gloaming play --resume wznawia grę
rule-none = Nie ma na to spisanej zasady.
rule-more = Więcej: gloaming rules { $group }
log-known = Co wiesz
log-known-hour = Co wiesz o tej godzinie
log-known-since = Od twojego ostatniego pytania

## Before the game

welcome-stakes = O co toczy się gra
welcome-how = Wpisz numer odpowiedzi i naciśnij Enter. ? pokazuje zasadę, m mapę, h pomoc; q zapisuje grę i kończy.
welcome-seal = Kości są zapieczętowane. Ich pieczęć: { $seal }
cover-pass = Podaj urządzenie dalej: { $name }.
cover-look = Naciśnij Enter, gdy ekran widzi tylko { $name }.
panel-people = Przy stole
panel-secrets = Tylko ty wiesz

## After the game

game-kept = Twoja gra jest zapisana w { $path }.
game-resume = Wznów ją poleceniem: { $command }
the-end = Koniec
proof-words = Kości były zapieczętowane od początku. Oto ziarno, z którego pochodzą.
proof-record = Zapis
proof-seal = Pieczęć
proof-seed = Ziarno
proof-verify = Sprawdź

## House rules

rules-listed = Zasady domowe gry { $game } dla --option NAZWA=WARTOŚĆ. Pierwsza wartość jest domyślna; numer wyjaśni gloaming rules.
rule-value-number = liczba
rule-value-other-number = inna liczba
rule-value-numbers = inne liczby
rule-value-seat = numer miejsca, od 0

## Replay

replay-heading = { $game }, { $table }. { $eyes ->
    [all] Wszystko jest odkryte; co widziało tylko jedno miejsce, ma w nawiasie jego imię.
    [spectator] Tak, jak widać z widowni.
   *[seat] Tak, jak widzi to { $name }.
}
replay-nameless = Miejsce { $seat }
replay-unfinished = Tu zapis się kończy, po { $answers ->
    [one] jednej odpowiedzi
    [few] { $answers } odpowiedziach
   *[many] { $answers } odpowiedziach
}. Gra nie jest skończona.
replay-verified = Sprawdzone: { $answers ->
    [one] jedna odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}, tyle samo stanów, ziarno i jego pieczęć. { $ending }
replay-claim-shares = { $shares ->
    [0] Ziarno wylosowała jedna maszyna. Że to był przypadek, tego ten zapis nie pokaże.
    [one] Ziarno składa się z sekretu serwera i części jednego miejsca. Żadne z nich nie mogło wybrać go samo.
    [few] Ziarno składa się z sekretu serwera i części { $shares } miejsc. Żadne z nich nie mogło wybrać go samo.
   *[many] Ziarno składa się z sekretu serwera i części { $shares } miejsc. Żadne z nich nie mogło wybrać go samo.
}
replay-claim-attempts = Próby rozdania: { $attempts }, bo ktoś przyrzekł swoją część i jej nie pokazał.
replay-claim-names = { $bound ->
    [yes] Imiona są objęte pieczęcią.
   *[no] Imiona nie są objęte pieczęcią: to starszy zapis i można było wpisać inne.
}
replay-claim-talk = { $sentences ->
    [one] Jedno zdanie rozmowy, związane ze swoim miejscem.
    [few] { $sentences } zdania rozmowy, każde związane ze swoim miejscem i z wcześniejszymi.
   *[other] { $sentences } zdań rozmowy, każde związane ze swoim miejscem i z wcześniejszymi.
}
replay-claim-nobody = Nikt się nie podpisał. Zapis jest spójny, ale ktoś, kto zna ziarno, mógł wpisać inne odpowiedzi.
replay-claim-seat = { $name }: { $key ->
    [yes] podpisane odpowiedzi: { $signed } z { $answers }.
   *[no] brak klucza, { $answers ->
        [one] jedna odpowiedź
        [few] { $answers } odpowiedzi
       *[many] { $answers } odpowiedzi
    } bez podpisu.
}{ $unsigned ->
    [yes] {" "}Pozostałe dał bot, limit czasu albo inne urządzenie.
   *[no] {""}
}{ $witnessed ->
    [yes] {" "}Koniec poświadczony.
   *[no] {""}
}
replay-claim-seal = { $expected ->
    [yes] Ma oczekiwaną pieczęć: { $seal }
   *[no] Jego pieczęć to { $seal }. Porównaj ją z tą, którą na początku gry pokazała przeglądarka, albo podaj tamtą przez --expected.
}

## Refusals

refusal-other-game = { $switch } nie jest dla gry { $game }. Pomiń to albo wybierz inną grę.
refusal-resume-first = Aby wznowić grę, wpisz --resume przed jej plikiem.
refusal-own-name = Każdy potrzebuje innego imienia, a te są zajęte: { $taken }. Wybierzcie inne.
refusal-name-empty = Imię musi mieć choć jedną literę. Wybierz inne.
refusal-too-few-chairs = Osób jest { $people }, a miejsc { $players }. Zwiększ --players.
refusal-cannot-keep = Nie można tu zapisywać gier ({ $fault }). Ustaw GLOAMING_HOME na folder, w którym możesz pisać.
refusal-unknown-language = Nie ma tu języka „{ $language }”. Do wyboru: { $languages }.
refusal-board-unread = Nie da się odczytać planszy { $board }. Wybierz jedną z { $boards } albo podaj inny plik.
refusal-nothing-kept = Nie ma niedokończonej gry do wznowienia. gloaming play zaczyna nową.
refusal-record-over = Gra w pliku { $file } jest skończona. Pokaże ją gloaming replay.
refusal-record-lacks-game = { $file } to zapis gry „{ $game }”, której ten Gloaming nie ma. Zaktualizuj Gloaming.
refusal-record-unread = Nie da się odczytać { $file }: { $fault }. Wybierz inny plik.
refusal-record-folder = { $file } to folder. Wybierz zapis, który w nim jest.
refusal-record-signature = { $file }, odpowiedź { $number }: to nie jest podpis miejsca { $seat }. Zapis zmieniono.
refusal-record-witness = { $file }: miejsce { $seat } poświadczyło inne odpowiedzi albo inną kolejność. Zapis zmieniono.
refusal-record-expected = { $file } ma pieczęć { $seal }, a nie oczekiwaną. To zapis innej gry albo go zmieniono.
refusal-record-large = { $file } ma ponad { $most } MB, za dużo jak na grę. Wybierz inny plik.
refusal-seating-damaged = { $file } jest uszkodzony. Usuń go, a pierwsze miejsce będzie twoje.
refusal-seating-wrong = { $file } wymienia miejsca, których nie ma. Usuń go, a pierwsze miejsce będzie twoje.
refusal-nobody-there = Na miejscu „{ $seat }” nikogo nie ma. Wybierz od 0 do { $last }, all albo spectator.
refusal-record-cut = { $file } urywa się po { $answers ->
    [one] jednej odpowiedzi
    [few] { $answers } odpowiedziach
   *[many] { $answers } odpowiedziach
}: { $over ->
    [yes] gra jest skończona, ale brakuje ostatniego wiersza.
   *[no] gra nie jest skończona.
} Do tego miejsca wszystko się zgadza.

## A game that has no pages of its own

plain-reference-key = gra
plain-how = Wpisz numer odpowiedzi i naciśnij Enter. ? pokazuje zasadę, r wszystko, co wiesz, h pomoc; q zapisuje grę i kończy.
plain-help-reference = gra w kilku słowach i wszystko, co teraz o niej wiesz
plain-help-people = Strzałka wskazuje każdego, na kogo czeka stół.
plain-over = Gra się skończyła.
plain-sides = Strony: { $sides }.

## Endings

ending = { $team }: wygrana { $reason } w rundzie { $rounds }.
ending-by = przez { $reason }

## Notes

coach-line = { $line } (n: więcej)
coach-both = { $line } { $more } (N: bez wskazówek)
coach-nothing = Nie ma tu wskazówki.
coach-turned-on = Wskazówki znów są włączone. N je wyłącza.
coach-turned-off = Wskazówki są wyłączone. N je przywraca.
rule-exact = Dokładna zasada to { $number }: pokaże ją ??.

serve-open = Gloaming jest otwarty. Zatrzymasz go przez Ctrl-C.
serve-here = Na tym komputerze
serve-phones = Na telefonach
serve-anyone =
    Może wejść każdy w twojej sieci.
    Aby wpuszczać tylko ten komputer, uruchom go z --host 127.0.0.1
serve-alone =
    Może wejść tylko ten komputer.
    Aby wpuścić telefony z twojej sieci, uruchom go z --host 0.0.0.0
serve-no-network = Ten komputer nie jest w sieci, więc telefony do niego nie dotrą.
serve-odd-url = { $url } nie może być adresem publicznym. Podaj go na przykład tak: https://gloaming.example, https://example.org/games/ albo http://192.168.1.23:8000
serve-odd-proxy = { $address } nie jest adresem serwera proxy. Podaj adresy albo sieci, na przykład 10.0.0.5,10.1.0.0/16
serve-odd-time = { $time } nie jest czasem. Podaj godziny, dni albo tygodnie, na przykład 12h, 90d albo 4w
serve-trust =
    Przeglądarki ostrzegają, dopóki nie zaufają temu serwerowi. Na każdym urządzeniu otwórz raz { $url }
    i porównaj ten odcisk: { $fingerprint }
serve-few-files = Ten system pozwala programowi otworzyć { $files } plików, czyli przyjąć najwyżej { $people } połączeń. Żeby przyjąć więcej, najpierw podnieś limit: ulimit -n 65536 albo LimitNOFILE=65536 w usłudze systemd.
serve-odd-metrics = Pod adresem { $address } nie da się pokazać liczb. Podaj go na przykład tak: 127.0.0.1:9090
serve-no-metrics = Do pokazania liczb brakuje pakietu. Zainstaluj go: { $command }
serve-odd-log = Nie można pisać do { $file }. Podaj inny plik po --access-log albo - dla tego terminala.
serve-short-token = W { $file } nie ma hasła o długości co najmniej { $least } znaków. Zapisz w nim nowe: openssl rand -hex 32
serve-one-tls = Wybierz jedno: --tls auto albo --tls-cert z --tls-key.

## Jak urządzenie zaczyna ufać serwerowi z własnym certyfikatem; mówi to serwer.

certificate-title = Zaufaj temu serwerowi
certificate-why = Droga do tego serwera jest szyfrowana, ale nie ręczy za nią żaden publiczny urząd, bo serwer stoi w twojej własnej sieci. Zainstaluj raz jego certyfikat, a przeglądarka przestanie ostrzegać. Wtedy można kopiować i udostępniać linki, narrator działa bez sieci, a ekran nie gaśnie.
certificate-fetch = Pobierz certyfikat
certificate-compare = Zanim mu zaufasz, porównaj ten odcisk z tym, który serwer pokazał przy otwarciu. Jeśli się różnią, ktoś podsłuchuje: przerwij.
certificate-care = Kto ma klucz tego urzędu, mógłby na twoim urządzeniu podszyć się pod dowolną stronę. Klucz leży na komputerze gospodarza i nigdzie indziej. Usuń certyfikat, kiedy przestaniesz tu grać.
certificate-iphone =
    iPhone i iPad
    Pobierz certyfikat w Safari i zezwól na pobieranie.
    Otwórz Ustawienia, dotknij „Pobrano profil”, potem „Zainstaluj”.
    Otwórz Ustawienia, Ogólne, To urządzenie, Ustawienia zaufania certyfikatów i włącz Gloaming.
certificate-android =
    Android
    Pobierz certyfikat.
    Otwórz ustawienia i wyszukaj „certyfikat CA”.
    Wybierz „Zainstaluj mimo to”, potem pobrany plik.
certificate-windows =
    Windows
    Otwórz plik i wybierz „Zainstaluj certyfikat”, potem „Bieżący użytkownik”.
    Umieść go w magazynie „Zaufane główne urzędy certyfikacji”.
certificate-mac =
    Mac
    Otwórz plik: trafi do Dostępu do pęku kluczy.
    Kliknij go tam dwukrotnie, otwórz „Ufaj” i wybierz „Zawsze ufaj”.
certificate-firefox =
    Firefox na komputerze
    Otwórz Ustawienia, Prywatność i bezpieczeństwo, Wyświetl certyfikaty, Organy certyfikacji.
    Wybierz „Importuj”, plik i „Zaufaj temu CA przy identyfikacji witryn internetowych”.

## Sharing

share-description = Ktoś przy tym stole nie jest tym, za kogo się podaje. Gra planszowa z ukrytymi rolami, w przeglądarce: z przyjaciółmi na telefonach albo tylko z botami. Bez konta.
share-picture = Jedno jasne okno w ciemnym uniwersytecie

## Lessons

line-aloud = { $name }: „{ $line }”
lesson-listed = { $id }: { $lesson }, { $minutes } min
lesson-next = Teraz prawdziwa gra: gloaming play { $game }
lesson-anew = Ta lekcja zmieniła się od ostatniego razu, więc zaczyna się od nowa.
person-guest = Gość

## The store

store-none = W { $file } nie ma magazynu. Podaj plik z gloaming serve --store.
store-sound = { $tables ->
    [0] Magazyn jest pusty.
    [one] Jeden stół, a jego dziennik jest cały.
    [few] { $tables } stoły, a każdy dziennik jest cały.
   *[many] { $tables } stołów, a każdy dziennik jest cały.
}
store-damaged = { $damaged ->
    [one] Jeden dziennik jest uszkodzony
    [few] { $damaged } dzienniki są uszkodzone
   *[many] { $damaged } dzienników jest uszkodzonych
}, na { $tables } łącznie:
store-other-rules = Przerwane, bo od tamtej pory zmieniły się zasady:
store-game-gone = Nie da się tu otworzyć, bo gra nie jest zainstalowana:
store-rules = Zaczęło się według wersji { $rules } zasad { $title }; to jest wersja { $version }.
store-up-to-date = { $store } jest w aktualnej wersji { $version }.
store-migrated = { $store }: zmieniono wersję { $before } na { $version }.
store-set-up = { $store } jest gotowe do użycia, wersja { $version }.
store-ask = Zmienić { $store } z wersji { $before } na { $version }? Węzły starszej wersji nie będą już mogły z tego korzystać; najpierw je zatrzymaj.
store-say-yes = Magazyn { $store } jest w starszej wersji. Zatrzymaj węzły, które z niego korzystają, i dodaj --yes.
store-same = To dwa razy ten sam magazyn. Podaj dwa różne.
store-exists = { $file } już istnieje. Podaj nowy plik.
store-copied = { $tables ->
    [0] Do { $store } nie skopiowano żadnego stołu.
    [one] Do { $store } skopiowano jeden stół, wpisów razem: { $entries }.
    [few] Do { $store } skopiowano { $tables } stoły, wpisów razem: { $entries }.
    [many] Do { $store } skopiowano { $tables } stołów, wpisów razem: { $entries }.
   *[other] Do { $store } skopiowano { $tables } stołu, wpisów razem: { $entries }.
}
store-there-already = { $tables ->
    [one] Jeszcze jeden już tam był.
    [few] Jeszcze { $tables } już tam były.
    [many] Jeszcze { $tables } już tam było.
   *[other] Jeszcze { $tables } już tam było.
}
store-these-damaged = Uszkodzone dzienniki:
store-different = Pozostawione bez zmian, bo stół o tym kodzie potoczył się tam inaczej:

damage-missing = Brakuje wpisu { $entry }.
damage-changed = Wpis { $entry } nie jest tym, który tam zapisano.
damage-endless = Nic nie mówi, jak jest długi.
damage-short = Liczba wpisów: { $entry }, a zapisano { $more }.
damage-unread = Pliku nie da się tam odczytać ({ $more }).
damage-foreign = Wpis { $entry } należy do innego stołu.
damage-stuck = Wpisu { $entry } nie da się zastosować ({ $more }).
damage-options = Ustawienia nie są tymi, z którymi zaczęła się gra.
damage-commitment = Przyrzeczenie nie jest tym, z którym zaczęła się gra.
