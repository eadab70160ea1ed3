# Questions.

question-night = Otwórz oczy
    .detail = Przytrzymaj, aby zobaczyć, co pokazała ci noc. Potem zaczyna się pierwsza godzina.
question-act = Co robisz { $placeIn }?
    .detail = { $ghost ->
        [yes] Nawet duch może uzupełniać i sprawdzać pokoje.
       *[no] Jedna akcja albo pas.
    }
question-walk = { $moved ->
    [yes] Dokąd idziesz dalej?
   *[no] Dokąd idziesz?
}
    .detail = { $moved ->
        [yes] Jesteś { $placeIn }. { $points ->
            [one] Został jeden krok.
            [few] Zostały { $points } kroki.
           *[many] Zostało { $points } kroków.
        }
       *[no] { $points ->
            [one] Jeden krok.
            [few] Do { $points } kroków.
           *[many] Do { $points } kroków.
        } Nie możesz zostać { $placeIn }.
    }
question-declare-path = Którędy idziesz?
    .detail = { $pathIs ->
        [none] Podaj całą drogę, krok po kroku.
       *[some] Na razie: { $path }.
    }
question-teleport = Dokąd przenikasz?
    .detail = Jesteś duchem, a ściany to powietrze.
question-meet = { $othersIs ->
    [one] Którą kartę dajesz { $othersDat }?
   *[many] Którą kartę dajesz i komu?
}
    .detail = { $othersIs ->
        [one] Spotykacie się { $placeIn }. W tej samej chwili dostajesz kartę. Nikt nie może odmówić.
       *[many] W ciemności { $placeIn } są z tobą: { $others }. Daj kartę jednej z tych osób.
    }
question-give-in-turn = { $othersIs ->
    [one] Którą kartę dajesz { $othersDat }?
   *[many] Którą kartę dajesz i komu?
}
    .detail = Spotykasz { $othersAcc } { $placeIn }. Teraz ty dajesz kartę.
question-look-at-pulse = { $targetIs ->
    [you] Co powiesz o swojej talii Pulsu?
   *[other] Co powiesz o talii Pulsu { $targetWhose }?
}
    .detail = Przytrzymaj, aby spojrzeć. Inni widzą tylko, że patrzysz.
question-hold-vote = Kto ma odejść?
    .detail = { $seatIs ->
        [you] Liczysz głosy. Twój jest zapieczętowany, dopóki nie zagłosują wszyscy.
       *[other] Głosy liczy { $seat }. Twój jest zapieczętowany, dopóki nie zagłosują wszyscy.
    }
question-reconsider-ballot = Zmieniasz swój głos?
    .detail = Masz nóż. { $ballotIs ->
        [unknown] To rozstrzyga głosowanie.
        [none] Na razie wstrzymujesz się od głosu.
        [you] Na razie głosujesz na siebie.
       *[other] Na razie głosujesz na { $ballotAcc }.
    }
question-weigh-ballot = Policzyć twój głos podwójnie?
    .detail = Masz nóż.
question-ask-for-claim = Godzina { $round } dobiega końca
    .detail = Czy jest jeszcze coś do powiedzenia?
question-guess-seer = Kto jest Wieszczką?
    .detail = Badacze są o krok od wygranej. Rozstrzyga jedno imię.
question-help-close = Pomożesz zamknąć Portal?
    .detail = { $askerIs ->
        [none] Kosztuje to twoją akcję w tej godzinie.
       *[other] Prosi cię { $asker }. Kosztuje to twoją akcję w tej godzinie.
    }
question-look-through-false-eyes = Czyją talię Pulsu oglądasz?
    .detail = Fałszywe oczy otwierają się przed tym, kto ma nóż.
question-take-control = Zaglądasz do woreczka?
    .detail = Masz nóż. Jeden żeton, tylko dla twoich oczu.
question-handle-token = Co robisz z żetonem?
    .detail = Przytrzymaj, aby go zobaczyć. Teraz nie działa.

## What the others do meanwhile

waiting-night = Noc minęła
waiting-act = { $seat } wybiera akcję
waiting-walk = { $seat } jest w drodze
waiting-declare-path = { $seat } obmyśla drogę
waiting-teleport = { $seat } przenika przez ściany
waiting-meet = { $seatsIs ->
    [ye] { $seats } spotykacie się { $placeIn }
   *[many] { $seats } spotykają się { $placeIn }
}
waiting-give-in-turn = { $seat } daje kartę
waiting-look-at-pulse = { $seat } ogląda { $targetIs ->
    [you] twoją talię Pulsu
   *[other] talię Pulsu { $targetWhose }
}
waiting-hold-vote = Spływają głosy
waiting-reconsider-ballot = { $seat } ma nóż i może jeszcze zmienić głos
waiting-weigh-ballot = { $seat } ma nóż i może podwoić głos
waiting-ask-for-claim = Godzina { $round } dobiega końca
waiting-guess-seer = Kultyści wskazują Wieszczkę
waiting-help-close = Prośba o pomoc przy Portalu: { $seat }
waiting-look-through-false-eyes = { $seat } może spojrzeć fałszywymi oczami
waiting-take-control = { $seat } może zajrzeć do woreczka
waiting-handle-token = { $seat } decyduje, co zrobić z żetonem
waiting-for-some = { $count ->
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy jeszcze na { $count } osoby.
   *[many] Czekamy jeszcze na { $count } osób.
}
