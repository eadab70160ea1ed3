# The table, in every game.

board-zoom = Powiększenie
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-zoom-fit = Pokaż cały plan
ring-label = Miejsca, zgodnie z ruchem wskazówek zegara
seat-you = { $name } (ty)
seat-you-short = Ty
seat-turn = na ruchu
seat-bot = bot
seat-program = program
menu = Menu
menu-code = Stół
menu-light = Jasno, jak w czytelni
menu-dark = Ciemno, jak w nocy
menu-reference = Zasady w skrócie
menu-move = Przenieś moje miejsce na inne urządzenie
menu-screens = { $count ->
    [one] Ten stół widać na dużym ekranie.
    [few] Ten stół widać na { $count } dużych ekranach.
   *[many] Ten stół widać na { $count } dużych ekranach.
}
menu-hand-only = Pokaż tylko moją rękę
menu-whole-table = Pokaż cały stół
hand-look = Spójrz na duży ekran.
menu-abort = Zakończ grę przed czasem
menu-abort-sure = Dotknij jeszcze raz, aby zakończyć grę dla wszystkich
announce-your-turn = Twoja kolej.
announce-turn = Kolej gracza { $name }.
title-asked = Twoja kolej · Gloaming
table-side-label = Miejsca, dzisiejsza noc i regał
table-talk-label = Rozmowa i dziennik
table-talk = Słowa
table-unread = {" "}nowe
