# The mine.

question-throw-rope = Komu rzucasz linę?
    .detail = { $left ->
        [one] Jeszcze jedna.
        [few] Jeszcze { $left }.
       *[many] Jeszcze { $left }.
    } Kto ją dostanie, tasuje swoją talię Pulsu i pokazuje jedną kartę.
waiting-throw-rope = { $seat } rzuca liny ratunkowe

option-enter-lift = Wejdź { $liftTo }
option-step-out = Wyjdź { $toTo }
option-ride-lift = Jedź { $toTo }
option-call-lift = Wezwij: { $liftThe }
option-rope = { $targetIs ->
    [you] Weź linę dla siebie
   *[other] Rzuć linę { $targetDat }
}
option-no-more-ropes = Dość lin

detail-enter-lift = Kosztuje jeden krok.
detail-step-out = Nic nie kosztuje.
detail-step-out-costs = Kosztuje jeden krok.
detail-ride-lift = Nic nie kosztuje. Wszyscy w środku wysiadają na miejscu.
detail-call-lift = Przyjeżdża do tego pokoju, pusta.

event-door-turned = Drzwi obrotowe się obracają i zamykają teraz drogę { $blockedTo }.
event-lift-rode = { $liftThe } jedzie { $toTo }.
event-lift-called = { $seatIs ->
    [you] Wzywasz windę
   *[other] { $seat } wzywa windę
}: { $liftThe }.
event-ropes-thrown = { $targetsIs ->
    [none] { $seatIs ->
        [you] Nie rzucasz lin ratunkowych.
       *[other] { $seat } nie rzuca lin ratunkowych.
    }
   *[some] { $seatIs ->
        [you] Rzucasz liny ratunkowe. Łapią je: { $targets }.
       *[other] { $seat } rzuca liny ratunkowe. Łapią je: { $targets }.
    }
}
event-pulse-turned = { $seatIs ->
    [you] Odkrywasz { $card }.
   *[other] { $seat } odkrywa { $card }.
}

token-safety-ropes = Liny ratunkowe
    .does = Kto ma nóż, wybiera dwie lub trzy żywe osoby. Każda tasuje swoją talię Pulsu i pokazuje jedną kartę. Na wszystkie odkryte morderstwa przypada jedno głosowanie.

mark-throw-rope = Liny ratunkowe
act-call-lift = Wezwij windę
act-call-lift-detail = Przyjedzie tu ze swojego drugiego pokoju.

scene-ropes = Liny ratunkowe: { $people }
scene-ropes-dead = { $count ->
    [one] Na jaw wychodzi karta Martwy. Następuje głosowanie.
    [few] Na jaw wychodzą { $count } karty Martwy. Następuje jedno głosowanie.
   *[many] Na jaw wychodzi { $count } kart Martwy. Następuje jedno głosowanie.
}
scene-ropes-alive = Same karty Żywy. To niewiele dowodzi: pozostałe są zakryte.
scene-ropes-card = { $name }: { $card }
