# Under the Surface.

## Items in a sentence

thing-red-relic = czerwoną relikwię
    .the = czerwoną relikwię
thing-snow-owl = sowę śnieżną
    .the = sowę śnieżną
thing-secret-switch = tajny przełącznik
    .the = tajny przełącznik
thing-dagger = sztylet
    .the = sztylet
thing-boots = parę butów
    .the = buty
thing-binoculars = specjalną lornetkę
    .the = specjalną lornetkę
thing-rifle = strzelbę
    .the = strzelbę
thing-lamp = lampę
    .the = lampę

## Questions

question-linger = Coś jeszcze?
    .detail = Akcja za tobą. To, co nic nie kosztuje, wciąż jest dostępne.
question-send-owl = Dokąd sowa ma zanieść kartę?
    .detail = Jedna z twoich kart pokoju trafia zakryta do talii pokoju. Tylko ty wiesz która.
question-offer-lamp = Zapalasz lampę?
    .detail = Spotykasz { $othersAcc } { $placeIn }. Zapal ją, a w tym starciu nikt nie da ci karty. Potem jest zużyta.
question-choose-participant = Kto bierze udział w rytuale?
    .detail = { $left ->
        [one] Jeszcze jedna osoba.
        [few] Jeszcze { $left } osoby.
       *[many] Jeszcze { $left } osób.
    } Każda daje jedną kartę pokoju. Organizm 46-B zostaje przepędzony tylko wtedy, gdy wszystkie to Sukces.
question-lay-ritual-cards = Którą kartę dajesz?
    .detail = Zostanie wtasowana między inne, zanim je odkryjecie. Nikt się nie dowie, która była twoja.
question-hold-vote-leader = Kto ma poprowadzić rytuał?
    .detail = Głosowanie { $number } z 3. Nikt nie odchodzi. Twój głos jest zapieczętowany, dopóki nie zagłosują wszyscy.
waiting-linger = { $seat } może zrobić coś jeszcze
waiting-send-owl = { $seat } wysyła sowę śnieżną
waiting-offer-lamp = { $seat } może zapalić lampę
waiting-choose-participant = { $seat } wybiera, kto weźmie udział w rytuale
waiting-lay-ritual-cards = Karty rytuału trafiają na stół
waiting-hold-vote-leader = Stół wybiera lidera

## Answers

option-done = Zakończ turę
option-hand-over = Daj { $toDat } { $itemThe }
option-pick-up = Podnieś { $itemThe }
option-send = Niech sowa zaniesie { $card } { $placeTo }
option-send-nothing = Niech sowa leci bez karty
option-spot = { $targetIs ->
    [you] Obejrzyj swoją talię Pulsu przez lornetkę
   *[other] Obejrzyj talię Pulsu { $targetWhose } przez lornetkę
}
option-shoot-cultist = Strzel do zakapturzonego { $placeIn }
option-drive-fishman = { $toIs ->
    [none] Przepędź Rybołaka do jeziora
   *[some] Przepędź Rybołaka { $toTo }
}
option-light-lamp = Zapal lampę
option-keep-lamp = Zachowaj lampę na później
option-take-along = { $seatIs ->
    [you] Weź udział
   *[other] Wybierz { $seatAcc }
}
option-lay-down = Daj { $card }
option-accuse-leader = { $seatIs ->
    [you] Głosuj na siebie jako lidera
   *[other] Głosuj na lidera: { $seat }
}

detail-hand-over = Od razu zmienia właściciela. Nikt nie pyta o zgodę.
detail-used-up = Jednorazowo: po użyciu znika.
detail-light-lamp = Swoją kartę i tak dajesz.
detail-keep-lamp = Starcie przebiega jak zwykle.
detail-accuse-leader = Lider musi mieć więcej głosów niż ktokolwiek inny i więcej, niż jest głosów wstrzymujących się.
detail-abstain-leader = Bez lidera głosujecie jeszcze raz. Po trzech głosowaniach bez lidera wygrywają kultyści.
detail-find = Leży tu zakryty przedmiot. Znajdziesz go.

## Events

event-item-found = { $seatIs ->
    [you] Znajdujesz { $item } { $placeIn }.
   *[other] { $seat } znajduje { $item } { $placeIn }.
}
event-item-turned-up = { $placeThe } oddaje { $item }.
event-item-lost = Zakryty przedmiot { $placeIn } przepada, nieodkryty.
event-item-handed-over = { $seatIs ->
    [you] Dajesz { $toDat } { $itemThe }.
   *[other] { $toIs ->
        [you] { $seat } daje ci { $itemThe }.
       *[other] { $seat } daje { $toDat } { $itemThe }.
    }
}
event-item-picked-up = { $seatIs ->
    [you] Podnosisz { $itemThe } { $placeIn }.
   *[other] { $seat } podnosi { $itemThe } { $placeIn }.
}
event-items-dropped = { $seatIs ->
    [you] Upuszczasz { $items } { $placeIn }.
   *[other] { $seat } upuszcza { $items } { $placeIn }.
}
event-relic-placed = { $relics ->
    [1] Na ołtarzu leży pierwsza czerwona relikwia.
    [2] Na ołtarzu leży druga czerwona relikwia.
   *[other] Na ołtarzu leży trzecia czerwona relikwia. Organizm 46-B nie śpi.
}
event-door-opened = Czerwone drzwi są otwarte, na dobre.
event-owl-sent = { $seatIs ->
    [you] Wysyłasz sowę: zanosi { $card } { $placeTo }.
   *[other] { $seat } wysyła sowę: zanosi { $card } { $placeTo }.
}
event-rifle-fired = { $seatIs ->
    [you] Strzelasz ze strzelby.
   *[other] { $seat } strzela ze strzelby.
}
event-fishman-driven = { $toIs ->
    [none] Rybołak ucieka do jeziora.
   *[some] Rybołak ucieka { $toTo }.
}
event-lamp-lit = { $seatIs ->
    [you] Zapalasz lampę: w tym starciu nie dostajesz karty.
   *[other] { $seat } zapala lampę i w tym starciu nie dostaje karty.
}
event-ritual-called = Punktów jest dość, ale Organizm 46-B nie śpi. Rozstrzygnie rytuał przepędzenia.
event-leader-vote-held = Wybór lidera: głosowanie { $number } z 3.
event-leader-elected = { $leaderIs ->
    [none] Nikt nie zostaje wybrany.
    [you] Prowadzisz rytuał.
   *[other] { $leader } prowadzi rytuał.
}
event-participant-chosen = { $seatIs ->
    [you] Bierzesz udział w rytuale.
   *[other] { $seat } bierze udział w rytuale.
}
event-ritual-card-laid = { $seatIs ->
    [you] Dajesz na rytuał { $card }.
   *[other] { $seat } daje na rytuał { $card }.
}
event-ritual-revealed = Karty rytuału: { $cards }.

## Roles

event-celebrity-tested = { $alive ->
    [yes] { $seatIs ->
        [you] Żyjesz i teraz wszyscy to wiedzą.
       *[other] { $seat } żyje i teraz wszyscy to wiedzą.
    }
   *[no] { $seatIs ->
        [you] Nie żyjesz.
       *[other] { $seat } nie żyje.
    }
}
event-pulse-dealt = { $seatIs ->
    [you] Twoja talia Pulsu
   *[other] Talia Pulsu { $seatWhose }
} zostaje rozdana w ciemno: { $shares }.
shares-one = { $seat }: { $count }
event-pulse-lost = { $cards ->
    [one] Jedyna karta
    [few] { $cards } karty
   *[many] { $cards } kart
} { $seatIs ->
    [you] z twojej talii Pulsu
   *[other] z talii Pulsu { $seatWhose }
} { $cards ->
    [one] opuszcza grę.
    [few] opuszczają grę.
   *[many] opuszcza grę.
}

## The panel

mark-free = Darmowe akcje
mark-owl = Sowa śnieżna
mark-offer-lamp = Lampa
mark-ritual = Rytuał przepędzenia
mark-choose-participant = { mark-ritual }
mark-look-binoculars = Przez lornetkę
mark-leader = Wybór lidera, głosowanie { $number } z 3
act-free = Darmowe akcje
act-free-detail = Ile chcesz, przed akcją albo po niej.
act-hand-over = Przekaż przedmiot
act-hand-over-detail = Komuś, kto tu jest. Nikt nie pyta o zgodę.
act-hand-over-what = Co przekazujesz?
act-pick-up = Podnieś przedmiot
act-pick-up-detail = Leży tu na podłodze.
act-pick-up-choose = Wybierz przedmiot
act-spot = Użyj lornetki
act-spot-detail = Sprawdź kogoś w innym pokoju tego koloru. Jednorazowo.
act-shoot-cultist = Strzel do zakapturzonego
act-shoot-cultist-detail = Znika na dobre, strzelba też.
act-drive-fishman = Strzel do Rybołaka
act-drive-fishman-detail = Ty wybierasz, dokąd ucieka. Zużywa strzelbę.
act-done = To wszystko
act-send-owl = Dokąd sowa ma zanieść kartę?
act-send-owl-detail = Jedna z twoich kart pokoju, zakryta. Tylko ty wiesz która.
act-in-the-lake = Do jeziora
ritual-lay = Daj tę kartę
ritual-cards = Twoje karty pokoju
ritual-scene = Rytuał. Biorą udział: { $people }.
ritual-scene-none = Rytuał. Jeszcze nikogo nie wybrano.
ritual-leads = { $whoIs ->
    [you] prowadzisz
   *[other] prowadzi
}
ritual-takes-part = { $whoIs ->
    [you] bierzesz udział
   *[other] bierze udział
}
ritual-still = { $left ->
    [one] Do wyboru jeszcze jedna osoba.
    [few] Do wyboru jeszcze { $left } osoby.
   *[many] Do wyboru jeszcze { $left } osób.
}
ritual-laying = Każdy daje jedną kartę. Wszystkie muszą być Sukcesem.
lamp-lit = nie dostaje karty
lamp-lit-you = nie dostajesz karty
lamp-choosing = może zapalić lampę
lamp-choosing-you = możesz zapalić lampę
carries = Niesiesz
carries-profession = Twoja profesja
look-in-order = W kolejności, w jakiej przyszły karty, od najstarszej. Przytrzymaj, aby je zobaczyć.

## Votes for a leader

vote-leader = Kto prowadzi rytuał?
vote-leader-seal-name = Zapieczętuj: prowadzi { $name }
vote-leader-seal-nobody = Zapieczętuj: bez lidera
vote-leader-rule = Prowadzi ten, kto ma więcej głosów niż ktokolwiek inny i więcej, niż jest głosów wstrzymujących się. Po trzech głosowaniach bez lidera wygrywają kultyści.
vote-leader-sum = Głosy na gracza { $name }: { $votes }, na innych najwyżej { $next }{ $abstentions ->
        [0] { "" }
       *[other] , wstrzymujące się: { $abstentions }
    }. Prowadzi { $name }.
vote-leader-sum-none = Najwięcej głosów ({ $votes }): { $people }{ $abstentions ->
        [0] { "" }
       *[other] , wstrzymujące się: { $abstentions }
    }. Lidera nie ma.
vote-leader-sum-nobody = Nikogo nie wskazano, więc lidera nie ma.

## Scenes

scene-organism = Organizm 46-B nie śpi
scene-organism-detail = Na ołtarzu leżą trzy relikwie. Same punkty już nie wystarczą: rozstrzygnie rytuał.
scene-door = Zamknięte drzwi są otwarte
scene-door-detail = Ktoś użył tajnego przełącznika. Drzwi już się nie zamkną.
scene-ritual = Rytuał przepędzenia
scene-ritual-detail = Punktów jest dość. Wybierzcie lidera: macie trzy głosowania.
scene-leader = { $name } prowadzi rytuał
scene-leader-detail = Lider wybiera, kto weźmie udział.
scene-leader-none = Lidera nie ma
scene-leader-none-detail = Głosujecie jeszcze raz. Po trzecim razie wygrywają kultyści.
scene-leader-none-last = To było trzecie głosowanie. Wygrywają kultyści.
scene-own-cursebearer = Klątwa zabiera: { $name }
scene-own-cursebearer-detail = Nosiciel Klątwy nie może być w pokoju z duchem. Głosowania nie ma.
scene-celebrity = { $name } jest Gwiazdą
scene-celebrity-alive = I żyje: w talii Pulsu nie ma karty Martwy.
scene-celebrity-dead = I nie żyje. Wszystkie karty z tej talii Pulsu dostają żywi.

## The end

end-ritual-title = Rytuał
end-ritual-led = { $leaderIs ->
    [you] Prowadzisz ty.
   *[other] Prowadzi { $leader }.
}
end-ritual-part = { $seatsIs ->
    [none] Nikt nie miał karty na rytuał.
   *[other] Udział: { $seats }.
}
end-ritual-no-leader = Trzy głosowania i żadnego lidera.
end-items-title = Przedmioty
end-item-altar = { $count } na ołtarzu
end-item-gone = już po użyciu
end-item-lost = { $count ->
    [one] Jeden leżał zakryty w ukończonym pokoju.
    [few] { $count } leżały zakryte w ukończonych pokojach.
   *[many] { $count } leżało zakrytych w ukończonych pokojach.
}
end-item-covered = { $count ->
    [one] Jednego nigdy nie znaleziono.
    [few] { $count } nigdy nie znaleziono.
   *[many] { $count } nigdy nie znaleziono.
}
end-item-lying = { $item }, { $placeIn }
end-item-carried = { $item }: { $seat }
