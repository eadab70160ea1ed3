# What can be answered.

option-wake = Obudź się
option-go = Idź { $placeTo }
option-go-drift = Przeniknij { $placeTo }
option-stop = Zostań { $placeIn }
option-stop-path = Zakończ drogę { $placeIn }
option-give = Daj { $toDat } { $card }
option-show-death = Odkryj kartę Martwy
option-put-back = Odłóż talię i nic nie pokazuj
option-accuse = { $seatIs ->
    [you] Głosuj na siebie
   *[other] Głosuj na { $seatAcc }
}
option-accuse-instead = { $seatIs ->
    [you] Jednak głosuj na siebie
   *[other] Jednak głosuj na { $seatAcc }
}
option-abstain = Wstrzymaj się od głosu
option-abstain-instead = Jednak wstrzymaj się od głosu
option-keep-ballot = Zostaw swój głos
option-weigh = { $twice ->
    [yes] Policz swój głos podwójnie
   *[no] Policz swój głos raz
}
option-confirm = Niech godzina { $round } się skończy
option-claim = Ujawnij się i ogłoś zwycięstwo
option-name-seer = Wskaż { $seatAcc }
option-check-state = { $targetIs ->
    [you] Obejrzyj swoją talię Pulsu
   *[other] Obejrzyj talię Pulsu { $targetWhose }
}
option-secure-hallway = Odłóż { $card } do niebezpiecznych przejść
option-fight-cultist = Przepędź zakapturzonego { $placeFrom }
option-scare-fishman = Odstrasz Rybołaka: niech wraca do jeziora
option-fill-room = Dołóż { $card } do talii { $placeIn }
option-check-room = Dobierz kartę { $placeIn }
option-initiate-vote = Zarządź głosowanie
option-watch-room = Dobierz kartę { $placeIn } przez kamerę
option-watch-state = { $targetIs ->
    [you] Obejrzyj swoją talię Pulsu przez kamerę
   *[other] Obejrzyj talię Pulsu { $targetWhose } przez kamerę
}
option-restart-power = Włącz prąd
option-close-portal = { $closingIs ->
    [none] Zacznij zamykać Portal
   *[some] Zamknij Portal
}
option-close-together = Zamknij Portal z graczem { $partner }
option-help = Pomóż
option-refuse = Nie pomagaj
option-pass = Spasuj
option-assassinate = Uderz jako Zabójca: { $target }
option-spy = { $targetIs ->
    [you] Obejrzyj swoją talię Pulsu
   *[other] Obejrzyj talię Pulsu { $targetWhose }
}
option-decline = { $question ->
    [LookThroughFalseEyes] Nie patrz na nikogo
   *[other] Zostaw woreczek w spokoju
}
option-peek = Wyjmij żeton i obejrzyj go
option-remove-token = Usuń go z gry
option-return-token = Wrzuć go do woreczka

## What it leads to

detail-meet = { $seatsIs ->
    [one] Jest tam tylko { $seats }. Spotkacie się.
   *[many] W ciemności są tam: { $seats }. Spotkacie się.
}
detail-meet-without-cards = { $seatsIs ->
    [one] Jest tam tylko { $seats }. Spotkacie się, ale bez kart.
   *[many] W ciemności są tam: { $seats }. Spotkacie się, ale bez kart.
}
detail-crowd = Są tam: { $seats }. Starcia nie będzie.
detail-met-before = W tej turze masz już tam za sobą starcie.
detail-back-at-start = Stamtąd ruszasz, więc nie możesz tam zostać.
detail-last-door = Twój ostatni krok.
detail-movement-ends = Kończy twój ruch.
detail-card-unseen = Trafi zakryta do { $toIs ->
    [you] twojej talii Pulsu
   *[other] talii Pulsu { $toWhose }
}. Tylko ty będziesz wiedzieć.
detail-fill = { $cards ->
    [one] Teraz leży tam jedna karta.
    [few] Teraz leżą tam { $cards } karty.
   *[many] Teraz leży tam { $cards } kart.
}
detail-fill-explores = To trzecia karta: pokój jest zbadany.
detail-secure = { $cards ->
    [one] Teraz leży tam jedna karta.
    [few] Teraz leżą tam { $cards } karty.
   *[many] Teraz leży tam { $cards } kart.
}
detail-draw = { $cards ->
    [one] W talii jest jedna karta. Sukces wysyła książkę na regał.
    [few] W talii są { $cards } karty. Sukces wysyła książkę na regał.
   *[many] W talii jest { $cards } kart. Sukces wysyła książkę na regał.
}
detail-draw-scores = Książka zapełni półkę: { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
detail-look = { $cards ->
    [0] Jest pusta.
    [one] Jest w niej jedna karta.
    [few] Są w niej { $cards } karty.
   *[many] Jest w niej { $cards } kart.
}
detail-show-death = { $targetIs ->
    [you] Grasz dalej jako duch i następuje głosowanie.
   *[other] { $target } gra dalej jako duch i następuje głosowanie.
}
detail-accuse = Odchodzi ten, kto ma więcej głosów niż ktokolwiek inny i więcej, niż jest głosów wstrzymujących się.
detail-abstain = Głos za tym, aby nikt nie odchodził.
detail-keep-ballot = Wynik głosowania zostaje taki, jaki jest.
detail-claim = Martwi badacze: jeśli jest ich co najmniej { $needed }, wygrywasz. Jeśli mniej, przegrywasz.
detail-name-seer = Jedna próba. Trafna daje zwycięstwo kultystom.
detail-fight-cultist = Znika na dobre, a pokoju znów można używać.
detail-scare-fishman = Ten korytarz znów jest wolny.
detail-vote = Wszyscy głosują naraz.
detail-restart-power = Wszędzie znów robi się jasno.
detail-portal-begin = Ktoś jeszcze musi zrobić to samo w tej godzinie.
detail-portal-finish = Zaczyna { $closing }, kończysz ty.
detail-portal-in-vain = Ale nikt inny już tego nie zrobi.
detail-portal-ask = Ta osoba może odmówić. Tak czy inaczej zużywasz akcję.
detail-help = Portal się zamyka, a ty oddajesz swoją akcję.
detail-assassinate = Raz na grę. Twoja rola wychodzi na jaw, a głosowania nie ma.
detail-peek = { $bag ->
    [one] W woreczku jest jeden żeton.
    [few] W woreczku są { $bag } żetony.
   *[many] W woreczku jest { $bag } żetonów.
}
detail-remove-token = Inni nie dowiedzą się, jaki to był żeton.

## What only you know

secret-on-route = Na twojej trasie w tej godzinie.
secret-off-route = Poza twoją trasą w tej godzinie.
secret-must-show = Kartę Martwy musisz ujawnić.
secret-may-hide = Śmierć możesz zachować dla siebie.
secret-greenhorn = Twoja rola to Żółtodziób: przez to zostajesz duchem.
secret-butterfingers = Twoja rola to Niezdara: użycie noża robi z ciebie ducha.
secret-crybaby = Twoja rola to Beksa: przez to zostajesz duchem.
secret-crybaby-risk = Twoja rola to Beksa: odkryta śmierć robi z ciebie ducha.
secret-deadly = Cicha śmierć.
