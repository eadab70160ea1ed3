# Professions.

question-offer-profession = Przyjmujesz profesję?
    .detail = Leży zakryta. Jeśli ją weźmiesz, zobaczą ją wszyscy.
question-break-tie = Jak rozstrzygasz remis?
    .detail = Jesteś Burmistrzem, a głosowanie dało remis: { $tied }.
question-choose-victim = Kto zginie za { $revivedAcc }?
    .detail = Życie za życie. Ta osoba zostaje duchem, cokolwiek ma w talii Pulsu.
question-choose-other-deck = Z którą talią ją zamieniasz?
    .detail = Masz w ręku talię { $placeOf }. Nikt nie patrzy na karty.
waiting-offer-profession = { $seat } może przyjąć profesję
waiting-break-tie = { $seat } jako Burmistrz rozstrzyga remis
waiting-choose-victim = { $seat } wybiera, kto zginie za { $revivedAcc }
waiting-choose-other-deck = { $seat } zamienia talie dwóch pokoi

option-take-up = Przyjmij ją
option-leave-it = Zostaw ją komuś innemu
option-decree = { $seatIs ->
    [you] Wskaż siebie
   *[other] Wskaż { $seatAcc }
}
option-let-tie-stand = Nie wskazuj nikogo
option-revive = Przywróć do życia { $targetAcc }
option-sacrifice = { $targetIs ->
    [you] Zgiń za tę osobę
   *[other] Niech zginie { $target }
}
option-swap-deck = Weź talię { $placeOf }
option-with-deck = Zamień z talią { $placeOf }

detail-decree = { $leader ->
    [yes] { $seatIs ->
        [you] Prowadzisz rytuał.
       *[other] { $seat } prowadzi rytuał.
    }
   *[no] { $seatIs ->
        [you] Grasz dalej jako duch.
       *[other] { $seat } gra dalej jako duch.
    }
}
detail-revive = Raz na grę. Potem wybierasz, kto zginie w zamian.
detail-sacrifice = Tego nie da się cofnąć. Ta osoba upuszcza przedmioty i traci profesję.
detail-swap-deck = Raz na grę. Potem wybierz drugi pokój.

event-profession-won = { $seatIs ->
    [you] Zdobywasz profesję: { $profession }.
   *[other] { $seat } zdobywa profesję: { $profession }.
}
event-profession-declined = { $seatIs ->
    [you] Zostawiasz profesję na miejscu.
   *[other] { $seat } zostawia profesję na miejscu.
}
event-profession-lost = { $seatIs ->
    [you] Twoja profesja przepada.
   *[other] Profesja { $seatWhose } przepada.
}
event-tie-broken = { $namedIs ->
    [none] { $seatIs ->
        [you] Jako Burmistrz nie wskazujesz nikogo.
       *[other] { $seat } jako Burmistrz nie wskazuje nikogo.
    }
    [you] { $seatIs ->
        [you] Jako Burmistrz wskazujesz siebie.
       *[other] { $seat } jako Burmistrz wskazuje ciebie.
    }
   *[other] { $seatIs ->
        [you] Jako Burmistrz wskazujesz { $namedAcc }.
       *[other] { $seat } jako Burmistrz wskazuje { $namedAcc }.
    }
}
event-support-token-seen = { $informant ->
    [yes] Twój żeton mówi: jesteś Informatorem.
   *[no] Twój żeton mówi: nie jesteś Informatorem.
}
event-detective-looked-round = Wszyscy zamykają oczy. { $seatIs ->
    [you] Jako Detektyw rozglądasz się wokół.
   *[other] { $seat } jako Detektyw rozgląda się wokół.
}
event-informant-seen = { $informantIs ->
    [you] Informatorem jesteś ty, a więc i badaczem.
   *[other] { $informant } jest Informatorem, a więc i badaczem.
}
event-revived = { $seatIs ->
    [you] Przywracasz do życia { $targetAcc }.
   *[other] { $seat } przywraca do życia { $targetAcc }.
} { $cards ->
    [0] Talia Pulsu zostaje, jaka była.
    [one] Jedna karta Martwy opuszcza grę.
    [few] { $cards } karty Martwy opuszczają grę.
   *[many] { $cards } kart Martwy opuszcza grę.
}
event-kept-in-order = { $seatIs ->
    [you] Nie tasujesz { $targetIs ->
        [you] swojej talii Pulsu
       *[other] talii Pulsu { $targetWhose }
    }.
   *[other] { $seat } nie tasuje { $targetIs ->
        [you] twojej talii Pulsu
       *[other] talii Pulsu { $targetWhose }
    }.
}
event-decks-swapped = { $seatIs ->
    [you] Zamieniasz
   *[other] { $seat } zamienia
} talię { $oneOf } z talią { $otherOf }.

mark-offer-profession = Profesja
mark-break-tie = Jesteś Burmistrzem
mark-choose-victim = Jesteś Egzorcystą
mark-choose-other-deck = Jesteś Sabotażystą
act-revive = Przywróć ducha do życia
act-revive-detail = Raz na grę. W zamian musi zginąć ktoś inny.
act-swap-deck = Zamień talie dwóch pokoi
act-swap-deck-detail = Raz na grę. Nikt nie patrzy na karty.
hand-informant = { $seatIs ->
    [you] Informatorem jesteś ty.
   *[other] Informatorem jest { $seat }.
}
hand-is-informant = { $informant ->
    [yes] Twój żeton: Informator.
   *[no] Twój żeton: nie Informator.
}
vote-mayor-decides = { $name } jako Burmistrz rozstrzyga remis.
vote-sum-decree = { $namedIs ->
    [none] { $name } jako Burmistrz rozstrzyga remis: nikt nie odchodzi.
    [you] { $name } jako Burmistrz rozstrzyga remis: odchodzisz.
   *[other] { $name } jako Burmistrz rozstrzyga remis: odchodzi { $named }.
}

scene-detective = Krótka noc
scene-detective-detail = Wszyscy zamknęli oczy, prócz jednej osoby: { $name } wie teraz, kto jest Informatorem.
scene-mayor = Decyduje Burmistrz
scene-mayor-leads = { $namedIs ->
    [none] Nikt nie prowadzi. Głosujecie jeszcze raz, najwyżej trzy razy.
    [you] Prowadzisz rytuał.
   *[other] { $named } prowadzi rytuał.
}
scene-revived = { $name } znowu żyje
scene-revived-detail = { $seat } przywraca ducha do życia. W zamian musi zginąć ktoś inny.
scene-death-exorcist = { $name } ginie za kogoś innego

end-legend-exorcist = ofiara Egzorcysty
end-ghost-exorcist = { $byIs ->
    [none] Egzorcysta poświęca { $seatAcc }.
    [you] Jako Egzorcysta poświęcasz { $seatAcc }.
   *[other] { $by } jako Egzorcysta poświęca { $seatAcc }.
}
end-revived = { $byIs ->
    [you] Przywracasz do życia { $seatAcc }.
   *[other] { $by } przywraca do życia { $seatAcc }.
}
end-legend-revived = powrót do życia
end-profession = { $seatIs ->
    [you] Zdobywasz profesję: { $profession }.
   *[other] { $seat } zdobywa profesję: { $profession }.
}
end-profession-none = Nikt nie zdobył profesji.
