# Who is there, and who plays for whom.

## At a seat

seat-lost = brak połączenia
seat-silent = wszyscy czekają
seat-minded = gra za tę osobę bot
seat-follows = przejęcie miejsca gracza { $name }
seat-lost-short = offline
seat-minded-short = gra bot
seat-silent-short = milczy

## For everyone

presence-lost = { $minutes ->
    [0] { $name } nie ma połączenia.
    [one] { $name } od minuty nie ma połączenia.
    [few] { $name } od { $minutes } minut nie ma połączenia.
   *[many] { $name } od { $minutes } minut nie ma połączenia.
}
presence-silent = { $minutes ->
    [0] { $name } jeszcze nie odpowiada.
    [one] { $name } nie odpowiada od minuty.
    [few] { $name } nie odpowiada od { $minutes } minut.
   *[many] { $name } nie odpowiada od { $minutes } minut.
}
presence-long = { $minutes ->
    [0] To trochę trwa.
    [one] Wszyscy czekają od minuty.
    [few] Wszyscy czekają od { $minutes } minut.
   *[many] Wszyscy czekają od { $minutes } minut.
}
presence-minded = Za gracza { $name } gra bot.
presence-cover = Niech bot zagra za gracza { $name }
presence-cover-whom = Niech bot zagra za:
presence-agreed = { $peopleIs ->
    [one] { $people } chce, aby za gracza { $name } grał bot. Wystarczy jeszcze jedna osoba.
   *[many] { $people } chcą, aby za gracza { $name } grał bot. Wystarczy jeszcze jedna osoba.
}
presence-agreed-you = Chcesz, aby za gracza { $name } grał bot. Wystarczy jeszcze jedna osoba.
presence-agreed-of-you = { $peopleIs ->
    [one] { $people } chce, aby za ciebie grał bot.
   *[many] { $people } chcą, aby za ciebie grał bot.
}
presence-not-after-all = Poczekajmy jeszcze
presence-former = Twoje miejsce ma teraz { $name }. Patrzysz już tylko z boku.

## Coming back

return-mark = Twoje miejsce
return-title = Gra za ciebie bot
return-detail = { $decisions ->
    [0] Nie musiał jeszcze o niczym decydować.
    [one] Pod twoją nieobecność podjął jedną decyzję.
    [few] Pod twoją nieobecność podjął { $decisions } decyzje.
   *[many] Pod twoją nieobecność podjął { $decisions } decyzji.
}
return-since = Co się wydarzyło
return-take = Wróć na moje miejsce

## Menu

menu-bot-for-me = Niech bot zagra za mnie
menu-hand-over = Przekaż miejsce gracza { $name }
menu-clocks = Limity czasu

## Handing on

hand-over-title = Miejsce gracza { $name } dla kogoś nowego
hand-over-what = Za gracza { $name } gra bot. Zamiast niego miejsce może zająć ktoś nowy, z rolą i kartami tego gracza. Potem { $name } może już tylko patrzeć.
hand-over-make = Utwórz link
hand-over-how = Daj to zeskanować albo wyślij link. Działa raz.
hand-over-picture = Kod QR do miejsca gracza { $name }
hand-over-copy = Skopiuj link
hand-over-one-more = Musi się zgodzić jeszcze jedna osoba albo gospodarz.
hand-over-agreed = { $peopleIs ->
    [one] { $people } chce je przekazać.
   *[many] { $people } chcą je przekazać.
}
hand-over-withdraw = Zachowaj miejsce dla gracza { $name }

## Taking over

take-over-mark = Miejsce przy stole { $code }
take-over-title = Zajmujesz miejsce gracza { $name }
take-over-what = Trwa gra { $game }. Dostajesz rolę i karty gracza { $name } oraz wszystko, co { $name } wie.
take-over-stays = Co się stało, to się nie odstanie. Inni widzą, że na tym miejscu jest ktoś nowy.
take-over-sit = Zajmij miejsce
take-over-lead = Miejsce gracza { $name } czeka na ciebie

## Patience

patience = Cierpliwość wobec milczących
patience-detail = Potem gospodarz albo dwie inne osoby mogą wpuścić do gry bota.
patience-seconds = { $seconds ->
    [0] bez limitu
    [60] jedna minuta
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } min
}
clocks-from-next = Zmiany obowiązują od następnego pytania.
clocks-host-only = Ustawia je gospodarz.

## Farewells and refusals

farewell-handed_over = Ktoś nowy ma twoje miejsce
farewell-handed_over-detail = Grał za ciebie bot, a stół przekazał miejsce dalej. Jeśli wolno patrzeć, możesz oglądać.
farewell-watch = Oglądaj grę
refusal-people-only = Tylko ludzie decydują, kto za kogo gra. Zostaw to im.
refusal-not-now = Miejsce można przekazać w trakcie gry i nie w lekcji.
refusal-not-covered = Niech najpierw za gracza { $name } zagra bot.
refusal-own-seat = To twoje własne miejsce. Wróć na nie.
refusal-used-link = Ten link już nie działa. Poproś przy stole o nowy.
refusal-seated-already = Siedzisz już przy tym stole. Nikt nie ma dwóch miejsc.
