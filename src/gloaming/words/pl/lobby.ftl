# The lobby.

lobby-title = Stół { $code }: poczekalnia
lobby-code = Kod stołu
lobby-say-it = Podaj go na głos albo daj zeskanować.
lobby-copy-link = Wyślij link
lobby-share-text = Dołącz do mnie przy stole { $code }.
lobby-picture = Kod QR tego stołu
lobby-windows = Miejsca. Jasne okno to zajęte miejsce
lobby-you = Ty
lobby-free = wolne
lobby-host = gospodarz
lobby-ready = czeka na start
lobby-not-ready = jeszcze się szykuje
lobby-away = poza stołem
lobby-window-free = Miejsce { $number } jest wolne. Zaproś kogoś albo posadź bota
lobby-window-bot = { $name }, bot
lobby-window-you = { $name } (ty)
lobby-lit = Jasne okna: { $lit } z { $count }
lobby-all-lit = Wszystkie okna jasne ({ $count }). Można zaczynać.
lobby-aborted = Ten stół zamknięto, zanim zaczęła się gra.
lobby-waiting-for = { $count ->
    [one] Brakuje jednej osoby
    [few] Brakuje { $count } osób
   *[many] Brakuje { $count } osób
}
lobby-waiting-ready = { $count ->
    [one] Jedna osoba jeszcze się szykuje
    [few] { $count } osoby jeszcze się szykują
   *[many] { $count } osób jeszcze się szykuje
}
lobby-cannot-begin = Z tymi ustawieniami nie da się zacząć
lobby-fill = Uzupełnij botami
begin-cultists = Niech zapadnie noc
begin-invasion = Wyślij agentów
lobby-be-ready = Możemy zaczynać
lobby-am-ready = Gotowe. Czekamy na gospodarza
lobby-my-seat = Moje miejsce
lobby-watching = Oglądasz z boku. Gra ruszy na znak gospodarza.
facts-by-the-book = Bez zasad domowych
facts-house-rules = { $count ->
    [one] Jedna zasada domowa
    [few] { $count } zasady domowe
   *[many] { $count } zasad domowych
}
facts-no-clock = Bez limitu czasu
facts-clocks = Czas na odpowiedź: { $clocks }
facts-clock = { $seconds ->
    [0] { $clock }: bez limitu
   *[other] { $clock }: { $seconds } s
}
facts-change = zmień
facts-look = zobacz
facts-change-what = Zmień: { $what }
facts-look-at-what = Zobacz: { $what }
clocks-sheet = Limity czasu i widzowie
clocks-title = Czas na odpowiedź
clocks-detail = Gdy czas minie, stół udziela za ciebie najbezpieczniejszej odpowiedzi. Innym nic to nie mówi.
clock-turn = Ruch i akcje
clock-encounter = Oddanie karty
clock-vote = Głosowanie
clock-window = Ujawnienie się przed turą
clock-none = bez limitu
clock-seconds = { $seconds } s
clocks-programs = Czas dla programów
clocks-programs-detail = Program, któremu skończy się czas, też dostaje najbezpieczniejszą odpowiedź.
bank-question = Na każde pytanie
bank-game = Do tego na całą grę
bank-minutes = { $minutes ->
    [0] bez zapasu
    [one] jedna minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
clocks-also = Ponadto
pace = Boty odpowiadają
pace-natural = w ludzkim tempie
pace-quick = od razu
spectators = Inni mogą patrzeć
seat-mine = Twoje miejsce
seat-free = Wolne miejsce
seat-save = To ja
seat-carry = Przenieś na inne urządzenie
seat-leave = Odejdź od stołu
seat-is-here = { $name } jest przy stole, ale jeszcze się szykuje.
seat-is-ready = { $name } czeka na start.
seat-is-program = { $name } to nie człowiek, tylko program, który ktoś przyniósł.
seat-is-away = { $name }: chwilowa nieobecność. Miejsce czeka.
seat-remove = Poproś o odejście: { $name }
seat-free-host = Zaproś kogoś albo oddaj to miejsce botowi.
seat-free-guest = Zaproś kogoś: podaj kod albo daj go zeskanować.
seat-played-by = Gra tu { $kind }.
seat-empty = Zwolnij to miejsce
seat-bots = Oddaj to miejsce botowi
bot-careful = Rozważny bot
    .a = rozważny bot
    .what = Gra rozsądnie tym, co wie, i unika dużych błędów.
bot-sleuth = Tropiciel
    .a = tropiciel
    .what = Pamięta, co kto robi, słucha, co mówi stół, i mówi, co o tym myśli.
bot-learner = Samouk
    .a = samouk
    .what = Tropiciel, który w milionach partii z podobnymi sobie odkrył, kiedy lepiej zagrać inaczej.
bot-searcher = Strateg
    .a = strateg
    .what = Tropiciel, który przed odpowiedzią rozgrywa w myślach to, co może być ukryte. Nie spieszy się.
bot-random = Losowy bot
    .a = losowy bot
    .what = Robi cokolwiek, na co pozwalają zasady, bez namysłu.

## Games

games = Gry
game-cultists = Cultists
    .short = Jeden uniwersytet, dziesięć godzin
    .what = Uniwersytet nocą. Macie dziesięć godzin, aby zebrać książki, spotykać się w ciemności i dojść, kto rozdaje karty Martwy.
game-invasion = Invasion
    .short = Miasto, w którym nikt nie jest bezpieczny
    .what = Miasto pod statkami-matkami. Sześciu agentów sprowadza naukowców do domu, a wy możecie po kolei przechodzić na stronę Obcych.
which-sheet = Która gra?
which-detail = Wszyscy zachowują swoje miejsca. Ustawienia jednej gry nie przechodzą na drugą.
game-sheet = Gra
game-players = Ilu graczy?
rules-sheet = Zasady domowe
rules-intro = Tam, gdzie instrukcja zostawia pytanie bez odpowiedzi, wasz stół czyta ją tak. Gwiazdka oznacza wszystko, co odbiega od instrukcji.
lobby-dealing = Rozdawanie kart…

## The big screen
screen-title = Stół { $code }: duży ekran
screen-join = Zeskanujcie kod telefonem albo otwórzcie adres i wpiszcie sześć znaków.
screen-begin = Można zaczynać. Czekamy: { $name }.
story-begin = Opowiedz historię na dużym ekranie
story-stop = Zatrzymaj opowieść
