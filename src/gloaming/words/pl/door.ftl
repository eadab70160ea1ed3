# The front door and the lessons.

door-lead = Ktoś przy tym stole nie jest tym, za kogo się podaje.
    .what = Gra planszowa z ukrytymi rolami, w przeglądarce. Z przyjaciółmi na telefonach albo tylko z botami. Bez konta.
door-new = To twoja pierwsza noc?
door-again = Dobrze cię znów widzieć.
door-show-me = Tak, pokażcie mi
    .how = dziesięć minut, z botami, które grają swoje role
door-friends = Zagraj z przyjaciółmi
door-alone = Zagraj tylko z botami
door-code = Masz kod?
door-which = Która gra?
door-back = Wstecz
door-lessons = Gry z przewodnikiem
    .done = { $lesson }, za tobą
door-go-on = Wróć do lekcji „{ $lesson }”

lesson-note = Podpowiedź
lesson-help = Pomóż mi pomyśleć
lesson-begin = Zacznij
lesson-again = Od początku
lesson-resume = Dokończ przerwaną lekcję
lesson-known = Znam tę grę
lesson-go-on = I co dalej?
lesson-real-game = Teraz prawdziwa gra
lesson-further = { $lesson }, { $minutes ->
        [one] jedna minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
lesson-to-the-door = Wróć do wejścia
menu-leave-lesson = Wyjdź z lekcji
bot-script = gra swoją rolę

refusal-not-in-lesson = Później tej nocy. Na razie wybierz to, co się świeci.
refusal-lesson-waits = Lekcja na ciebie czeka. Wyjdź spokojnie: po powrocie potoczy się dalej.
refusal-unknown-lesson = Nie ma tu lekcji „{ $lesson }”. Wybierz jedną z tych: { $lessons }.
