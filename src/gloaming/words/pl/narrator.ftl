# The narrator: a page for people who play with the cardboard box.

door-box = Masz pudełko z grą? Niech ten telefon poprowadzi noc.
narrator = Narrator
narrator-mark = Do gry z pudełka na waszym stole
narrator-which = Które pudełko leży na stole?
narrator-how = Przygotowuje z wami stół, prowadzi noc na głos i pilnuje godzin, głosowań i punktów. Nigdy nie zna waszych kart.
narrator-loading = Idę po lampę…
narrator-none = Żadne pudełko nie ma tu narratora.

narrator-room-choose = Wybór
narrator-room-prepare = Przygotowanie
narrator-room-night = Noc
narrator-room-end = Koniec
narrator-back = Wstecz
narrator-undo = Cofnij

narrator-other-game = Inne pudełko
narrator-names = Imiona, jeśli chcecie
narrator-names-why = W kolejności przy stole, zgodnie z ruchem wskazówek zegara. Wtedy głosy liczy się według imion.
narrator-seat = Gracz { $number }
narrator-lay-out = Przygotuj stół

narrator-one = Po kolei
narrator-all = Wszystko naraz
narrator-done = Gotowe: { $done } z { $all }
narrator-tick = Gotowe, dalej
narrator-before = Poprzednie
narrator-heaps = Przeliczcie
narrator-to-night = Przejdź do nocy
narrator-to-night-early = Od razu do nocy
narrator-to-round = Zacznij grę

narrator-night = Noc
narrator-night-lead = Połóż telefon na środku, podgłośnij i zacznij. Oczy zamykają wszyscy, ty też.
narrator-night-read = Ten telefon nie ma głosu w tym języku ({ $language }). Czytaj każdą linijkę na głos; cisza jest odmierzana za ciebie.
narrator-night-quiet = Głos jest wyłączony. Czytaj każdą linijkę na głos; cisza jest odmierzana za ciebie.
narrator-night-start = Zacznij noc
narrator-night-resume = Wznów
narrator-night-hold = Wstrzymaj
narrator-night-again = Powtórz
narrator-night-skip = Następna linijka
narrator-night-leave = Wyjdź z nocy
narrator-night-line = Linijka { $line } z { $all }
narrator-night-read-now = Przeczytaj to na głos
narrator-night-silence = { $seconds ->
    [one] Cisza: 1 sekunda
    [few] Cisza: { $seconds } sekundy
   *[other] Cisza: { $seconds } sekund
}
narrator-night-held = Wstrzymane
narrator-night-over = Noc minęła. Otwórzcie oczy.
narrator-night-once-more = Cała noc jeszcze raz

narrator-phase-of = { $phase } z { $all }
narrator-reminders = Zanim pójdziecie dalej
narrator-reminded = Wszystko gotowe. Dalej
narrator-on = Dalej: { $phase }
narrator-on-round = Dalej: { $round }
narrator-on-end = Do zakończenia
narrator-drawn = Co wylosowano?
narrator-drawn-copies = { $count ->
    [0] już brak
   *[other] w środku: { $count }
}
narrator-drawn-again = Losuj dalej
narrator-in-force = Nadal działa: { $name }
narrator-eyes-shut = Oczy zamknięte: { $title }
narrator-tallies = Punkty i liczniki
narrator-more = O jeden więcej: { $name }
narrator-less = O jeden mniej: { $name }
narrator-may-be-over = To może być koniec
narrator-finish = Zakończ grę

narrator-call-say = Powiedz to za mnie
narrator-talk = { $seconds ->
    [one] 1 sekunda na rozmowę
    [few] { $seconds } sekundy na rozmowę
   *[other] { $seconds } sekund na rozmowę
}
narrator-talk-start = Odmierz czas na rozmowę
narrator-talk-stop = Zatrzymaj zegar
narrator-talk-left = Czas na rozmowę
narrator-talk-over = Czas minął. Ręce w górę.
narrator-to-count = Ręce w górę: policz je
narrator-enter = Policzcie ręce
narrator-verdict = Co z tego wynika
narrator-lower = Wróć do stołu
narrator-lower-early = Odwołaj

narrator-ended = Wieczór dobiegł końca
narrator-ended-last = { $round } była ostatnia.
narrator-ended-turn = Odkryjcie wszystkie karty i zobaczcie.
narrator-play-on = To nie koniec. Gramy dalej
narrator-anew = Zacznij od nowa
narrator-anew-sure = Dotknij jeszcze raz, aby zacząć od początku. Tego nie da się cofnąć.

narrator-rules = Zasady
narrator-rules-search = Czego szukasz?
narrator-rules-none = Nic nie znaleziono. Wpisz mniej słów albo inne.
narrator-rules-found = { $count ->
    [one] Jedna zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}

narrator-menu = Menu
narrator-aloud = Narrator mówi na głos
narrator-voice-missing = Ten telefon nie ma głosu w tym języku ({ $language }). Możesz czytać linijki samodzielnie albo dodać głos w ustawieniach telefonu.
narrator-kept = Zapisane na tym urządzeniu. Działa bez sieci.
narrator-coming = Trwa zapisywanie na tym urządzeniu…
narrator-open = Nie zamykaj tej strony: ta przeglądarka nie może jej zapisać. Dopóki jest otwarta, działa bez sieci.
narrator-fleeting = Ta przeglądarka niczego nie zapamiętuje. Po odświeżeniu strony wieczór zaczyna się od nowa.
narrator-language-missing = Tego języka nie ma jeszcze na telefonie. Sieć jest potrzebna tylko raz.
narrator-unofficial = Nieoficjalny. Autorzy i wydawcy gry z waszego pudełka go nie stworzyli ani nie zatwierdzili.
