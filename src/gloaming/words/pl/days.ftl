# Played over days, and the list of one’s tables.

clocks-manner = Jak gracie
clocks-evening = w jeden wieczór
clocks-days = przez wiele dni
clocks-days-detail = Każda osoba odpowiada, kiedy ma czas. Gdy czas minie, stół daje za nią najbezpieczniejszą odpowiedź. Po połowie tego czasu gospodarz albo dwie inne osoby mogą wpuścić do gry bota.
days-each = Czas na każdą odpowiedź
days-count = { $days ->
    [0] bez limitu
    [1] jeden dzień
    [7] jeden tydzień
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
facts-days = { $days ->
    [0] Przez wiele dni, bez limitu czasu
    [1] Przez wiele dni: jeden dzień na odpowiedź
    [7] Przez wiele dni: jeden tydzień na odpowiedź
    [one] Przez wiele dni: { $days } dzień na odpowiedź
    [few] Przez wiele dni: { $days } dni na odpowiedź
    [many] Przez wiele dni: { $days } dni na odpowiedź
   *[other] Przez wiele dni: { $days } dnia na odpowiedź
}
panel-clock-days = { $days ->
    [one] jeszcze { $days } dzień
    [few] jeszcze { $days } dni
    [many] jeszcze { $days } dni
   *[other] jeszcze { $days } dnia
}
panel-clock-hours = { $hours ->
    [one] jeszcze { $hours } godzina
    [few] jeszcze { $hours } godziny
    [many] jeszcze { $hours } godzin
   *[other] jeszcze { $hours } godziny
}
presence-lost-days = { $name }: teraz poza stołem.

## Twoje stoły

my-tables = Twoje stoły
my-tables-lobby = czeka na początek
my-tables-playing = gra trwa
my-tables-waits = czeka na ruch: { $names }
my-tables-over = koniec. Obejrzyj jeszcze raz
my-tables-aborted = zakończony wcześniej
my-tables-unknown = teraz nieosiągalny
my-tables-remove = Usuń { $code } z tej listy
