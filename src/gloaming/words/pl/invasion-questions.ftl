# Questions of Invasion.

inv-question-place-scientist = Gdzie jest naukowiec odcięty przy dzielnicy { $site }?
    .detail = Na dowolnym punkcie, który styka się z miejscem lądowania. Obcy są tak blisko, że nikogo stamtąd jeszcze nie da się eskortować.
inv-question-act = Co robisz?
    .detail = { $stated ->
        [yes] Planuj albo prowadź Obcych do agenta.
       *[no] Jedna akcja: przejmij agenta, planuj albo oskarż. Presja wynosi { $pressure }.
    }
inv-question-place-events = Które zdarzenie ma nadejść?
    .detail = { $count ->
        [one] Niech nadejdzie albo je zażegnaj. Nikt inny go nie widzi.
        [few] Drugie jest zażegnane. Nikt inny nie widzi które.
       *[many] Drugie jest zażegnane. Nikt inny nie widzi które.
    }
inv-question-ask-for-support = Popierasz oskarżenie?
    .detail = { $accuser } oskarża { $accusedAcc }. Przy poparciu widać karty, aż trafi się Zasymilowany.
inv-question-ask-for-declaration = { $turnIs ->
    [you] Zaraz zacznie się twoja tura
   *[other] Następna tura: { $turn }
}
    .detail = Pytani są wszyscy. Obcy może się teraz ujawnić.
inv-question-leave-orders = Kiedy się ujawniasz?
    .detail = Wszyscy dostają to samo pytanie. Polecenie liczy się tylko u Obcych i nikt go nie widzi.
inv-question-place-newcomer = Gdzie ma się zjawić nowy agent?
    .detail = Na pustym punkcie startowym. Jest do dyspozycji od następnej rundy.
inv-question-move-agent = Dokąd jedzie { $agent }?
    .detail = Ulicą przez swój punkt, jak daleko chcesz. Potem może wyzwolić dzielnice i eskortować naukowca.
inv-question-free-districts = { $agent }: wyzwolić dzielnice wokół?
    .detail = { $alien ->
        [one] Jedna dzielnica Obcych styka się z punktem { $spot }.
        [few] { $alien } dzielnice Obcych stykają się z punktem { $spot }.
       *[many] { $alien } dzielnic Obcych styka się z punktem { $spot }.
    }
inv-question-escort-scientist = Do kogo ma iść naukowiec?
    .detail = Do agenta na tej samej ulicy, bez Obcych przy drodze. Punkt zbiórki oznacza akcję ratunkową.
inv-question-name-team = { $left ->
    [one] Kto jeszcze do oddziału?
    [few] Kogo bierzesz ze sobą?
   *[many] Kogo bierzesz ze sobą?
}
    .detail = { $left ->
        [one] Jeszcze jedna osoba. Potem każde z was trojga potajemnie zagrywa kartę.
        [few] Dwie osoby. Potem każde z was trojga potajemnie zagrywa kartę.
       *[many] Dwie osoby. Potem każde z was trojga potajemnie zagrywa kartę.
    }
inv-question-cast-votes = Którą kartę zagrywasz?
    .detail = Trzy karty zostaną potasowane. Wszyscy zobaczą, ile jest Sabotażu, ale nie czyj.
inv-question-pick-agent = { $card }: którego agenta przestawiasz?
    .detail = { $does }
inv-question-send-agent = Dokąd trafia { $agent }?
    .detail = { $does }
inv-question-free-sector = Który sektor ma stawić opór?
    .detail = Znikają z niego wszystkie żetony Obcych.

## What the others do meanwhile

inv-waiting-place-scientist = { $seat } stawia naukowca przy dzielnicy { $site }
inv-waiting-act = { $seat } wybiera akcję
inv-waiting-place-events = { $seat } planuje
inv-waiting-ask-for-support = { $accuserIs ->
    [you] Oskarżasz { $accusedAcc }
   *[other] { $accuser } oskarża { $accusedAcc }
}
inv-waiting-ask-for-declaration = { $turnIs ->
    [you] Zaraz zacznie się twoja tura
   *[other] Następna tura: { $turn }
}
inv-waiting-leave-orders = Wszyscy zostawiają polecenia
inv-waiting-place-newcomer = { $seat } stawia nowego agenta
inv-waiting-move-agent = { $seat } prowadzi agenta { $agent }
inv-waiting-free-districts = { $seat } decyduje o dzielnicach wokół agenta { $agent }
inv-waiting-escort-scientist = { $seat } decyduje o naukowcu w punkcie { $spot }
inv-waiting-name-team = { $seat } wskazuje oddział specjalny
inv-waiting-cast-votes = { $teamIs ->
    [ye] { $team } zagrywacie karty
   *[many] { $team } zagrywają karty
}
inv-waiting-pick-agent = { $seat } decyduje: { $card }
inv-waiting-send-agent = { $seat } przestawia agenta { $agent }
inv-waiting-free-sector = { $seat } wybiera sektor
