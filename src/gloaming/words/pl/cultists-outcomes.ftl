# Scenes, and what nearly happened.

## You

scene-you-murder = Nie żyjesz
    .detail = Już od jakiegoś czasu. Nie było jak tego poznać.
scene-you-assassin = Cios Zabójcy
    .detail = Wszyscy to widzieli i wiedzą, kto to zrobił.
scene-you-exorcist = Życie za życie
    .detail = Twoje życie oddano za cudze.
scene-you-own = Jesteś duchem
    .detail = To sprawka twojej własnej roli. Nikt inny nie maczał w tym palców.
scene-you-ghost = Jesteś teraz duchem: przenikaj dokądkolwiek, dokładaj i dobieraj karty, mów i głosuj. Nikogo nie spotykasz.
scene-you-revived = Znowu żyjesz
scene-you-celebrity = Jesteś Gwiazdą
scene-you-detective = Wszyscy prócz ciebie zamknęli oczy. Teraz wiesz, kto jest Informatorem.

## Everyone

scene-vote-out = { $seatIs ->
    [you] Musisz odejść
   *[other] Odchodzi { $seat }
}
scene-vote-nobody = Nikt nie odchodzi
scene-vote-initiated-detail = Nie znaleziono nikogo martwego. Mimo to ktoś może odejść.
scene-cultist-fought-detail = Pokoju znów można używać.
scene-fishman-scared-detail = Może wrócić.
scene-fishman-appeared-detail = Obok niego przejdzie tylko ktoś z nożem.
scene-claimed-detail = Teraz odkrywa się wszystkie talie Pulsu.
scene-assassinated-detail = Można to zrobić raz na grę, i teraz wiedzą już wszyscy.

## What nearly happened

end-but-ballots = { $nameIs ->
    [you] Do twojego odejścia
   *[other] Do odejścia { $nameAcc }
} w godzinie { $hour } zabrakło { $count ->
    [one] jednego głosu.
    [few] { $count } głosów.
   *[many] { $count } głosów.
}
end-but-points = { $points ->
    [one] Wystarczyłby jeszcze jeden punkt.
    [few] Wystarczyłyby jeszcze { $points } punkty.
   *[many] Wystarczyłoby jeszcze { $points } punktów.
}
end-but-alive = { $count ->
    [one] O jedną śmierć mniej, a oświadczenie byłoby nieprawdziwe.
    [few] O { $count } śmierci mniej, a oświadczenie byłoby nieprawdziwe.
   *[many] O { $count } śmierci mniej, a oświadczenie byłoby nieprawdziwe.
}
end-but-dead = { $count ->
    [one] O jedną śmierć więcej, a oświadczenie byłoby prawdziwe.
    [few] O { $count } śmierci więcej, a oświadczenie byłoby prawdziwe.
   *[many] O { $count } śmierci więcej, a oświadczenie byłoby prawdziwe.
}
end-but-seer = Każde inne imię oznaczałoby ich przegraną.
end-but-guess = { $seerIs ->
    [you] Wieszczką jesteś ty. Twoje imię
   *[other] Wieszczką jest { $seer }. To imię
} dałoby kultystom zwycięstwo.
