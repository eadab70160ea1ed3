# What can be answered in Invasion.

inv-option-place-there = Postaw naukowca: { $spot }
inv-option-plan = Planuj
inv-option-upcoming = Niech nadejdzie: { $card }
inv-option-prevent = Zażegnaj: { $card }
inv-option-accuse = Oskarż { $seatAcc }
inv-option-support = Poprzyj oskarżenie
inv-option-refuse = Nie popieraj
inv-option-confirm = Niech tura się zacznie
inv-option-confirm-no-order = Nie w tej rundzie
inv-option-declare = Ujawnij się jako Obcy
inv-option-declare-at = { $turnIs ->
    [you] Przed moją turą
   *[other] Przed turą { $turnWhose }
}
inv-option-invade = Najazd wokół agenta { $agent }
inv-option-post = Postaw nowego agenta: { $spot }
inv-option-control = Przejmij agenta { $agent }
inv-option-move-to = Jedź: { $to }
inv-option-leave = Zostaw
inv-option-leave-moving = Zostań: { $spot }
inv-option-leave-freeing = Zostaw Obcych tam, gdzie są
inv-option-leave-escorting = Nie eskortuj nikogo
inv-option-free = Wyzwól wszystkie dzielnice wokół
inv-option-free-one = Wyzwól dzielnicę { $district }
inv-option-escort = Eskortuj naukowca do agenta { $agent }
inv-option-rescue-here = Podejmij akcję ratunkową tutaj
inv-option-name = Weź { $seatAcc }
inv-option-lay = Zagraj: { $card }
inv-option-decline = Zrezygnuj
inv-option-pick = Wybierz agenta { $agent }
inv-option-send = Wyślij: { $to }
inv-option-liberate = Wyzwól: { $sector }

## What it leads to

inv-detail-plan = { $draws ->
    [0] Bez karty Asymilacji. Widzisz dwa zdarzenia: jedno nadejdzie, jedno będzie zażegnane.
   *[other] Dobierasz jedną kartę Asymilacji, potem widzisz dwa zdarzenia: jedno nadejdzie, jedno będzie zażegnane.
}
inv-detail-control = { $draws ->
    [0] Nie dobierasz za to karty Asymilacji.
    [one] Potem dobierasz jedną kartę Asymilacji.
    [few] Potem dobierasz { $draws } karty Asymilacji.
   *[many] Potem dobierasz { $draws } kart Asymilacji.
}
inv-detail-accuse = Ktoś musi cię poprzeć. Jeśli nie pojawi się karta Zasymilowany, wszyscy stracicie żetony.
inv-detail-accuse-in-vain = Nikt nie może cię już poprzeć, więc nic z tego nie wyniknie.
inv-detail-support = Jeśli nie pojawi się karta Zasymilowany, ty też tracisz żeton.
inv-detail-refuse = Jeśli nikt nie poprze, nie pokazuje się kart i nie traci żetonów.
inv-detail-invade = { $falling ->
    [0] Nie pada żadna dzielnica.
    [one] Pada jedna dzielnica.
    [few] Padają { $falling } dzielnice.
   *[many] Pada { $falling } dzielnic.
}
inv-detail-declare = Na dobre: żadnych akcji ratunkowych, agentów ani kart. Planujesz albo prowadzisz najazd.
inv-detail-declare-at = Tylko jeśli do tej pory staniesz po stronie Obcych. Nikt inny nie widzi tego polecenia.
inv-detail-alien-around = { $alien ->
    [one] Wokół jedna dzielnica Obcych.
    [few] Wokół { $alien } dzielnice Obcych.
   *[many] Wokół { $alien } dzielnic Obcych.
}
inv-detail-scientist-there = Czeka tam naukowiec.
inv-detail-gathering-spot = Punkt zbiórki.
inv-detail-free = { $alien ->
    [one] Znika jeden żeton Obcych.
    [few] Znikają { $alien } żetony Obcych.
   *[many] Znika { $alien } żetonów Obcych.
}
inv-detail-escort-rescue = Punkt zbiórki: wskazujesz dwie inne osoby i zaczyna się akcja ratunkowa.
inv-detail-escort = Naukowiec przechodzi tutaj: { $to }. Obaj agenci zostają na miejscu.
inv-detail-rescue-here = Wskazujesz dwie inne osoby, a każde z was zagrywa kartę.
inv-detail-new-agent = Jego syrena włączy się na koniec rundy.
inv-detail-liberate = { $alien ->
    [one] Znika jeden żeton Obcych.
    [few] Znikają { $alien } żetony Obcych.
   *[many] Znika { $alien } żetonów Obcych.
}
