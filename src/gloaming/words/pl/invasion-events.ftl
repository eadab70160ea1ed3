# What happens in Invasion, line by line.

## Set-up

inv-event-architect-named = { $seatIs ->
    [you] Jesteś architektem.
   *[other] Architektem jest { $seat }.
}
inv-event-landed = Obcy lądują tutaj: { $district }.
inv-event-scientist-placed = { $seatIs ->
    [you] Stawiasz
   *[other] { $seat } stawia
} naukowca w punkcie { $spot }.
inv-event-drew = { $cardsIs ->
    [assimilated] { $seatIs ->
        [you] Dobierasz: { $cards }. Należysz do Obcych.
       *[other] { $seat } dobiera { $cards } i należy do Obcych.
    }
   *[other] { $seatIs ->
        [you] Dobierasz: { $cards }.
       *[other] { $seat } dobiera { $cards }.
    }
}

## Rounds and events

inv-event-round-began = Zaczyna się runda { $number }. { $architectIs ->
    [you] Jesteś architektem.
   *[other] Architektem jest { $architect }.
}
inv-event-event-turned = Zdarzenie: { $card }.
inv-event-pressure-changed = Presja wynosi teraz { $value }.
inv-event-tokens-laid = { $count ->
    [one] Jedna dzielnica wpada w ręce Obcych: { $districts }.
    [few] { $count } dzielnice wpadają w ręce Obcych: { $districts }.
   *[many] { $count } dzielnic wpada w ręce Obcych: { $districts }.
}
inv-event-tokens-removed = { $count ->
    [one] Jedna dzielnica znów jest wolna: { $districts }.
    [few] { $count } dzielnice znów są wolne: { $districts }.
   *[many] { $count } dzielnic znów jest wolnych: { $districts }.
}
inv-event-mother-ship-arrived = Przybywa statek-matka { $number }. { $cards ->
    [0] Niebo jest pełne.
   *[other] Karty wtasowane do talii Asymilacji: { $cards }.
}
inv-event-agent-arrived = { $agent } zjawia się w punkcie { $spot }, na razie bez syreny.
inv-event-agent-captured = Pojmanie: { $agent } już nie wróci.
inv-event-sector-rolled = Kość wskazuje { $sector }.
inv-event-agents-trapped = { $count ->
    [one] W pułapce: { $agents }. Do końca rundy bez syreny.
    [few] W pułapce: { $agents }. Do końca rundy bez syren.
   *[many] W pułapce: { $agents }. Do końca rundy bez syren.
}
inv-event-sector-freed = { $seatIs ->
    [you] Wzywasz
   *[other] { $seat } wzywa
} { $sector } do oporu.
inv-event-aliens-recognised = { $othersIs ->
    [human] Wszystkie oczy są zamknięte. Nic nie widzisz.
    [none] Otwierasz oczy i nie widzisz innych Obcych.
    [one] Otwierasz oczy: { $others } należy do Obcych, tak jak ty.
   *[many] Otwierasz oczy: { $others } należą do Obcych, tak jak ty.
}
inv-event-alien-plan-seen = { $seatIs ->
    [you] Widzisz karty.
   *[other] { $seat } widzi karty.
} Nadejdzie: { $upcoming }. Zażegnane: { $prevented }.
inv-event-alien-plan-shown = Karty widzą wszyscy. Nadejdzie: { $upcoming }. Zażegnane: { $prevented }.
inv-event-alien-plan-counted = Obcy planują. Nadejdzie: { $upcoming }. Zażegnane: { $prevented }.

## Planning

inv-event-planning-announced = { $seatIs ->
    [you] Planujesz.
   *[other] { $seat } planuje.
}
inv-event-events-drawn = { $seatIs ->
    [you] Dobierasz: { $cards }.
   *[other] { $seat } dobiera: { $cards }.
}
inv-event-events-placed = { $seatIs ->
    [you] Rozkładasz karty.
   *[other] { $seat } rozkłada karty.
} Nadejdzie: { $upcoming }. Zażegnane: { $prevented }.

## Accusations

inv-event-accused = { $seatIs ->
    [you] Oskarżasz { $accusedAcc }.
   *[other] { $accusedIs ->
        [you] { $seat } oskarża ciebie.
       *[other] { $seat } oskarża { $accusedAcc }.
    }
}
inv-event-support-heard = { $supportersIs ->
    [none] Nikt nie popiera oskarżenia.
    [you] Popierasz oskarżenie.
    [ye] { $supporters } popieracie oskarżenie.
    [one] { $supporters } popiera oskarżenie.
   *[many] { $supporters } popierają oskarżenie.
}
inv-event-card-shown = { $seatIs ->
    [you] Pokazujesz kartę: { $card }.
   *[other] { $seat } pokazuje kartę: { $card }.
}
inv-event-alien-stated = { $by ->
    [accusation] { $seatIs ->
        [you] Zdemaskowanie. Wszyscy wiedzą, że należysz do Obcych.
       *[other] { $seat } należy do Obcych i teraz wszyscy to wiedzą.
    }
   *[declaration] { $seatIs ->
        [you] Ujawniasz się jako Obcy.
       *[other] { $seat } ujawnia się jako Obcy.
    }
}
inv-event-order-left = { $seatIs ->
    [you] Ujawnisz się przed { $turnIs ->
        [you] swoją turą
       *[other] turą { $turnWhose }
    }, jeśli do tej pory staniesz po stronie Obcych.
   *[other] { $seat } zostawia polecenie: ujawnić się przed { $turnIs ->
        [you] twoją turą
       *[other] turą { $turnWhose }
    }.
}
inv-event-accuser-tokens-lost = { $seatsIs ->
    [you] To była pomyłka: tracisz żeton oskarżenia.
    [ye] To była pomyłka: { $seats } tracicie żetony oskarżenia.
    [one] To była pomyłka: { $seats } traci żeton oskarżenia.
   *[many] To była pomyłka: { $seats } tracą żetony oskarżenia.
}

## Agents

inv-event-agent-taken = { $seatIs ->
    [you] Przejmujesz
   *[other] { $seat } przejmuje
} agenta { $agent }, przy presji { $pressure }.
inv-event-agent-moved = { $agent } jedzie do punktu { $to }.
inv-event-scientist-escorted = Naukowiec idzie pod eskortą z punktu { $start } do punktu { $to }.
inv-event-agent-used = { $agent } kończy na tę rundę.
inv-event-invaded = { $seatIs ->
    [you] Prowadzisz
   *[other] { $seat } prowadzi
} Obcych do agenta { $agent }.
inv-event-sirens-returned = Włączone syreny: { $agents }.

## Rescues

inv-event-rescue-attempted = { $leaderIs ->
    [you] Prowadzisz akcję ratunkową. Naukowiec czeka w punkcie { $start }.
   *[other] { $leader } prowadzi akcję ratunkową. Naukowiec czeka w punkcie { $start }.
}
inv-event-team-named = Oddział specjalny: { $team }.
inv-event-rescue-card-laid = { $seatIs ->
    [you] Twoja karta: { $card }.
   *[other] Karta { $seatWhose }: { $card }.
}
inv-event-rescue-cards-shown = { $sabotage ->
    [0] Sukces: { $success }, bez Sabotażu.
   *[other] Sukces: { $success }, Sabotaż: { $sabotage }.
}
inv-event-escalation-began = Sytuacja eskaluje: nastąpią najwyżej cztery zdarzenia.
inv-event-scientist-saved = Naukowiec z punktu { $start } jest bezpieczny { $point }: { $saved } z { $goal }.
inv-event-rescue-failed = Akcja ratunkowa zawodzi. Naukowiec zostaje w punkcie { $start }.

## Consolidation and the end

inv-event-reorganised = Zdarzenia zostają zebrane: na wierzch talii { $upcoming }, na spód { $prevented }.
inv-event-district-rolled = Kości wskazują dzielnicę { $district }.
inv-event-game-ended = { $winner ->
    [humans] Wygrywają ludzie: { $why }.
   *[aliens] Wygrywają Obcy: { $why }.
}
