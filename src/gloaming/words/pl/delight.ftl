# Sound and touch, the unmasking, the shared result, the porter's book.

sounds-more = Dźwięk i wibracje
sounds-title = Dźwięk i wibracje
sounds-lead = Wszystko, co tu słychać i czuć, jest też zapisane na stole.
sounds-volume = Głośność
sounds-calls = Zawołaj mnie, gdy moja kolej, nawet z innej karty przeglądarki
sounds-touch = Telefon drgnie przy twojej odpowiedzi, przy śmierci, głosowaniu i na koniec
    .unable = To urządzenie chyba nie umie drgnąć.
sounds-legend = Co słychać
cue-move = Ciche tyknięcie
    .means = Twoja kolej
cue-sealed = Pieczęć
    .means = Twoja odpowiedź jest złożona
cue-steps = Kroki
    .means = Ktoś jest w drodze
cue-flip = Karta
    .means = Karta zmienia właściciela albo zostaje odkryta
cue-page = Szelest strony
    .means = Coś nowego: żeton, przedmiot, zdarzenie
cue-shelf = Książka na regale
    .means = Książka albo naukowiec w bezpiecznym miejscu
cue-ballot = Stuknięcie w drewno
    .means = Liczenie głosów
cue-lights = Przełącznik
    .means = Światło gaśnie lub się zapala albo sektor jest wolny
cue-bell = Nocny dzwon
    .means = Zaczyna się godzina albo runda
cue-ship = Niski pomruk
    .means = Przybył statek-matka
cue-verdict = Akord
    .means = Rozstrzygnięte głosowanie albo akcja ratunkowa
cue-death = Głuchy ton
    .means = Ktoś nie żyje albo jest jednym z nich
cue-won = Dźwięki w górę
    .means = Wygrywa twoja strona
cue-lost = Dźwięki w dół
    .means = Twoja strona przegrywa

cast = Kto był kim
unmasking = Karty na stół
unmasking-all = Odkryj wszystkie
unmasking-on = Zobacz, jak było

result-share = Pokaż wynik innym
result-shape = Obraz
    .wide = Szeroki
    .tall = Wysoki
result-named = Z imionami
result-hand-on = Udostępnij
result-save = Zapisz obraz
result-copy = Kopiuj jako tekst
result-saved = Zapisane.
result-private = Obraz powstaje tutaj, w twojej przeglądarce. Nikt go nie dostanie, jeśli go nie udostępnisz.
result-unofficial = Gloaming, nieoficjalna gra z ukrytymi rolami. Wydawcy tych gier planszowych jej nie stworzyli ani nie zatwierdzili.
result-head = { $game }. { $mark }.
result-was = { $name }: { $note }

book = Księga portiera
book-lead = Portier cię pamięta.
book-sum = { $games ->
    [0] Jeszcze żadnej gry. Rozegraj jedną do końca, a trafi tutaj.
    [one] Jedna gra, { $won ->
        [0] przegrana
       *[other] wygrana
    }.
    [few] { $games } gry, { $won ->
        [0] jeszcze bez wygranej
       *[other] wygrane: { $won }
    }.
   *[many] { $games } gier, { $won ->
        [0] jeszcze bez wygranej
       *[other] wygrane: { $won }
    }.
}
book-fleeting = Ta przeglądarka niczego długo nie pamięta. Księga zniknie, gdy zamkniesz tę kartę; najpierw ją zapisz.
book-sides = Strony
book-played = Gry
book-won = Wygrane
book-titles = Tytuły
book-rivals = Rywale
book-bot = bot
book-rival = { $beatYou ->
    [0] Żadnej wygranej przeciw tobie
    [one] Jedna wygrana przeciw tobie
    [few] { $beatYou } wygrane przeciw tobie
   *[many] { $beatYou } wygranych przeciw tobie
}, { $beaten ->
    [0] żadnej porażki
    [one] jedna porażka
    [few] { $beaten } porażki
   *[many] { $beaten } porażek
}.{ $caught ->
    [0] {""}
    [one] {" "}Jedno zdemaskowanie dzięki tobie.
    [few] {" "}{ $caught } zdemaskowania dzięki tobie.
   *[many] {" "}{ $caught } zdemaskowań dzięki tobie.
}
book-save = Zapisz księgę
book-saved = Zapisane. Zachowaj plik; z nim przeniesiesz księgę do innej przeglądarki.
book-load = Przynieś księgę
book-loaded = { $count ->
    [0] Nie ma w niej nic nowego.
    [one] Przybyła jedna gra.
    [few] Przybyły { $count } gry.
   *[many] Przybyło { $count } gier.
}
book-unreadable = To nie jest księga portiera albo zapisał ją nowszy Gloaming. Nic się nie zmieniło.
book-forget = Zapomnij wszystko
book-forget-sure = Dotknij jeszcze raz, aby zapomnieć. Tego nie da się cofnąć.
book-forgotten = Zapomniane.
side-cultists = Kultyści
side-investigators = Badacze
side-hunter = Przeklęty Myśliwy
side-aliens = Obcy
side-humans = Ludzie

title-new = Nowy tytuł: { $title }.
title-newcomer = Nowa twarz
    .for = Pierwsza gra rozegrana do końca.
title-regular = Z grona bywalców
    .for = Dziesięć gier rozegranych do końca.
title-both-sides = Po obu stronach drzwi
    .for = Wygrana po każdej ze stron.
title-streak = Trzy lampy z rzędu
    .for = Trzy wygrane jedna po drugiej.
title-rematch = Niewyrównane rachunki
    .for = Rewanż na kimś, kto ostatnio był górą.
title-sharp-eye = Dobry nos
    .for = Udział w zdemaskowaniu jednego z nich.
title-cold-hands = Zimne ręce
    .for = Karty Martwy dla trzech osób w jedną noc.
title-above-suspicion = Poza wszelkim podejrzeniem
    .for = Wygrana po stronie kultystów i ani jednego głosu na ciebie.
title-seen-worse = Nie takie rzeczy się widziało
    .for = Dwie śmierci odkryte w jedną noc.
title-shown-out = Niesłusznie za drzwiami
    .for = Głosowanie albo oskarżenie, a jednak bez winy.
title-house-ghost = Tutejszy duch
    .for = Wygrana po rozstaniu z żywymi.
title-late-professor = Świętej pamięci profesor
    .for = Śmierć najpóźniej w drugiej godzinie, a mimo to wygrana.
title-librarian = Nocny dyżur w bibliotece
    .for = Wygrana dzięki książkom na regale.
title-still-warm = Jeszcze z pulsem
    .for = Trzy osoby zginęły, ty nie.
title-back-roads = Zna boczne drogi
    .for = Dwie czyste akcje ratunkowe w jeden wieczór.
title-in-the-works = Piasek w trybach
    .for = Dwa sabotaże akcji ratunkowych w jeden wieczór.
title-only-human = Tylko człowiek
    .for = Do końca człowiek, choć wśród co najmniej dwojga Obcych, i wygrana.
title-change-of-heart = Przemiana serca
    .for = W ostatniej chwili po stronie Obcych, i wygrana.
