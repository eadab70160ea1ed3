# What happens, line by line.

## Night

event-roles-laid-out = { $rolesIs ->
    [none] Tej nocy nie ma ról specjalnych.
   *[some] Role specjalne tej nocy: { $roles }.
}
event-envelope-opened = Jesteś { $roleA }. Na twojej ręce: { $hand }.
event-cultists-recognised = { $cultistsIs ->
    [ye] Tak jak ty, do kultystów { $othersIs ->
        [one] należy { $others }
       *[many] należą { $others }
    }.
    [you] Nie ma innych kultystów prócz ciebie.
    [one] Widzisz uniesiony kciuk: kultystą jest { $cultists }.
   *[many] Widzisz uniesione kciuki: kultyści to { $cultists }.
}
event-start-cards-seen = { $deadIs ->
    [none] Od początku wszyscy żyją.
   *[some] Martwi od początku: { $dead }.
}
event-route-shown = { $seat } idzie jawną trasą: { $route }.

## Hours and paths

event-round-began = Zaczyna się godzina { $round }. { $knifeIs ->
    [you] Masz nóż.
   *[other] Nóż ma { $knife }.
}
event-round-ended = Godzina { $round } minęła.
event-path-declared = { $seatIs ->
    [you] Podajesz swoją drogę
   *[other] { $seat } podaje swoją drogę
}: { $path }.
event-entered = { $seatIs ->
    [you] Idziesz
   *[other] { $seat } idzie
} { $placeTo }.
event-stayed = { $seatIs ->
    [you] Zostajesz
   *[other] { $seat } zostaje
} { $placeIn }.
event-met = { $seatsIs ->
    [ye] { $seats } spotykacie się { $placeIn }.
   *[many] { $seats } spotykają się { $placeIn }.
}
event-gave = { $seatIs ->
    [you] Dajesz { $toDat } { $card }.
   *[other] { $toIs ->
        [you] { $seat } daje ci { $card }.
       *[other] { $seat } daje { $toDat } { $card }.
    }
}
event-gave-in-the-dark = W ciemności dajesz { $toDat } { $card }.
event-pulse-grew = { $seatIs ->
    [you] Ktoś w ciemności daje ci kartę.
   *[other] Ktoś w ciemności daje kartę { $seatDat }.
}

## Tokens

event-token-drawn = Bije zegar: { $token }.
event-power-switched = { $on ->
    [yes] Prąd wraca.
   *[no] Prąd znika. Jest ciemno.
}
event-power-restarted = { $seatIs ->
    [you] Włączasz prąd.
   *[other] { $seat } włącza prąd.
}
event-portal-opened = Portal otwiera się { $portalIn }. Dwie osoby muszą go zamknąć, zanim { $deadline ->
    [start] zacznie się
   *[end] skończy się
} godzina { $mark }.
event-portal-closed = Portal jest zamknięty. { $target ->
    [one] Teraz wystarczy jeden punkt.
    [few] Teraz wystarczą { $target } punkty.
   *[many] Teraz wystarczy { $target } punktów.
}
event-portal-missed = Nikt nie zamknął Portalu na czas. { $target ->
    [one] Teraz potrzeba jednego punktu.
    [few] Teraz potrzeba { $target } punktów.
   *[many] Teraz potrzeba { $target } punktów.
}
event-panes-broke = { $cards ->
    [0] Pękają szyby, ale nie spada żadna karta.
    [one] Jedna karta ze stosu dobierania spada w ciemno do niebezpiecznych przejść.
    [few] { $cards } karty ze stosu dobierania spadają w ciemno do niebezpiecznych przejść.
   *[many] { $cards } kart ze stosu dobierania spada w ciemno do niebezpiecznych przejść.
}
event-token-peeked = Żeton w twojej dłoni: { $token }.
event-token-handled = { $removed ->
    [yes] { $seatIs ->
        [you] Usuwasz żeton z gry. Inni nie widzą, jaki.
       *[other] { $seat } usuwa żeton z gry. Nikt inny nie widzi, jaki.
    }
   *[no] { $seatIs ->
        [you] Wrzucasz żeton z powrotem do woreczka.
       *[other] { $seat } ogląda żeton i wrzuca go z powrotem do woreczka.
    }
}
event-knife-used = { $seatIs ->
    [you] Używasz noża
   *[other] { $seat } używa noża
}{ $purpose ->
    [fishman] {" "}przeciw Rybołakowi.
    [entering] , aby przejść obok Rybołaka.
    [false_eyes] , aby spojrzeć fałszywymi oczami.
    [in_control] , aby zajrzeć do woreczka.
    [change] , aby zmienić głos.
    [double_vote] , aby podwoić głos.
    [double_abstention] , aby wstrzymać się podwójnie.
    [ropes] , aby rzucić liny ratunkowe.
   *[other] {" "}do czegoś.
}

## Actions

event-passed = { $seatIs ->
    [you] Pasujesz.
   *[other] { $seat } pasuje.
}
event-state-checked = { $seatIs ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} { $targetIs ->
    [you] { $seatIs ->
        [you] swoją talię Pulsu
       *[other] twoją talię Pulsu
    }
   *[other] talię Pulsu { $targetWhose }
}{ $means ->
    [camera] {" "}przez kamerę.
    [false_eyes] {" "}fałszywymi oczami.
    [binoculars] {" "}przez lornetkę.
   *[check] .
}
event-pulse-seen = { $targetIs ->
    [you] W twojej talii Pulsu
   *[other] W talii Pulsu { $targetWhose }
}: { $cards }.
event-dead-laid-open = { $cards ->
    [one] Wychodzi na jaw karta Martwy
    [few] Wychodzą na jaw { $cards } karty Martwy
   *[many] Wychodzi na jaw { $cards } kart Martwy
} { $targetIs ->
    [you] w twojej talii Pulsu.
   *[other] w talii Pulsu { $targetWhose }.
}
event-death-reported = { $seatIs ->
    [you] Zgłaszasz śmierć
   *[other] { $seat } zgłasza śmierć
}: { $target }.
event-check-closed = { $seatIs ->
    [you] Odkładasz { $targetIs ->
        [you] swoją talię Pulsu
       *[other] talię Pulsu { $targetWhose }
    } i nic nie pokazujesz.
   *[other] { $seat } odkłada { $targetIs ->
        [you] twoją talię Pulsu
       *[other] talię Pulsu { $targetWhose }
    } i nic nie pokazuje.
}
event-card-placed = { $placeIs ->
    [none] Karta ze stosu dobierania trafia w ciemno do niebezpiecznych przejść.
   *[some] Karta ze stosu dobierania trafia w ciemno do talii { $placeIn }.
}
event-card-discarded = Karta ze stosu dobierania opuszcza grę w ciemno.
event-hallway-secured = { $seatIs ->
    [you] Odkładasz { $card } do niebezpiecznych przejść.
   *[other] { $seat } odkłada { $card } do niebezpiecznych przejść.
}
event-cultist-fought = { $seatIs ->
    [you] Przepędzasz zakapturzonego { $placeFrom }.
   *[other] { $seat } przepędza zakapturzonego { $placeFrom }.
}
event-fishman-scared = { $seatIs ->
    [you] Odstraszasz Rybołaka, który wraca do jeziora.
   *[other] { $seat } odstrasza Rybołaka, który wraca do jeziora.
}
event-room-filled = { $seatIs ->
    [you] Dokładasz { $card } do talii { $placeIn }.
   *[other] { $seat } dokłada { $card } do talii { $placeIn }.
}
event-room-checked = { $seatIs ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} { $top ->
    [yes] wierzchnią kartę
   *[no] kartę
} { $placeIn }: { $card }.
event-camera-used = { $seatIs ->
    [you] Używasz kamery.
   *[other] { $seat } używa kamery.
}
event-vote-initiated = { $seatIs ->
    [you] Zarządzasz głosowanie.
   *[other] { $seat } zarządza głosowanie.
}
event-portal-touched = { $seatIs ->
    [you] Kładziesz dłoń na Portalu.
   *[other] { $seat } kładzie dłoń na Portalu.
}
event-help-asked = { $seatIs ->
    [you] Prosisz { $partnerAcc } o pomoc w zamknięciu Portalu.
   *[other] { $partnerIs ->
        [you] { $seat } prosi cię o pomoc w zamknięciu Portalu.
       *[other] { $seat } prosi { $partnerAcc } o pomoc w zamknięciu Portalu.
    }
}
event-help-refused = { $seatIs ->
    [you] Nie pomagasz.
   *[other] { $seat } nie pomaga.
}
