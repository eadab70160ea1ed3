# Rules in plain words.

why-ac-night-10 = W nocy każdy ogląda swoją kartę. Jedyny kultysta widzi też, kto nie żyje od początku; dwóch kultystów widzi się nawzajem; Wieszczka widzi kultystów. Wszyscy budzą się razem, więc samo przebudzenie niczego nie zdradza.
why-ac-move-02 = Każde drzwi kosztują jeden krok, z pokoju na korytarz albo z pokoju do pokoju. Innej drogi nie ma. Tylko duchy nie potrzebują drzwi.
why-ac-move-03 = Wszyscy muszą się ruszyć, co godzinę: co najmniej o jeden krok i nie z powrotem na początek. Nikt więc nie przesiedzi nocy w kącie, a ludzie wciąż się spotykają.
why-ac-move-05 = Nie musisz zużyć wszystkich kroków. Możesz zatrzymać się wszędzie prócz miejsca, z którego ruszasz.
why-ac-round-05 = W każdej godzinie robisz jedną rzecz, z ludźmi albo z pokojem, albo nic. Nicnierobienie kosztuje tylko godzinę.
why-ac-ghost-03 = Duch nie potrzebuje drzwi: raz na godzinę przenika w { $ghost_may_stay ->
    [yes] dowolne miejsce
   *[no] dowolne inne miejsce
}. Nikogo nie spotyka i nikt nie spotyka jego.
why-ac-enc-14 = W starciu każdy wkłada dokładnie jedną zakrytą kartę, Żywy albo Martwy, do talii Pulsu kogoś innego. Nikt nie może odmówić. Gdy w ciemności spotyka się kilka osób, { $multi_encounter_targets ->
    [cyclic_left] twoją kartę dostaje osoba po twojej lewej
   *[free] to ty wybierasz, kto dostanie twoją
}.
why-ac-enc-17 = Jaka to karta, wie tylko osoba, która ją daje. Tej, którą dostajesz, nie wolno ci obejrzeć. Dlatego można nie żyć i o tym nie wiedzieć.
why-rq-03 = Przy tym stole wybierasz całą drogę przed pierwszym krokiem. Po drodze i tak spotykasz ludzi, jednych po drugich.
why-rq-08 = Przy tym stole karty w starciu daje się po kolei; zaczyna osoba, która weszła. Wszyscy widzą, dokąd idzie każda karta.
why-ac-act-gen-01 = Ludźmi możesz zajmować się wszędzie. Aby użyć pokoju, musisz mieć w tej godzinie jego kolor na trasie; kultyści nie potrzebują trasy. Duchy mogą tylko dokładać i dobierać karty.
why-ac-act-cs-01 = Możesz obejrzeć talię Pulsu jednej żywej osoby w tym samym miejscu. Widzisz wszystkie jej karty, potasowane. Potem karta ze stosu dobierania trafia w ciemno do talii tego pokoju.
why-ac-act-cs-06 = Badacz, który znajdzie kartę Martwy, musi ją ujawnić. Kultysta może odłożyć talię. Każdy, kto sprawdza, dostaje to samo pytanie, więc przemilczana śmierć wygląda jak brak śmierci.
why-ac-act-fr-01 = Możesz dołożyć tu jedną ze swoich kart pokoju, jeśli pokój ma jeszcze książki, nie ma w nim zakapturzonego i leży na twojej trasie. Kultyści nie potrzebują trasy. Duchy też tak mogą.
why-ac-act-cr-01 = Możesz tu dobierać, gdy pokój jest zbadany, ma książki i karty i nie ma w nim zakapturzonego. Musi leżeć na twojej trasie, chyba że jesteś kultystą. Duchy też tak mogą.
why-ac-act-cam-02 = W czerwonym pokoju, gdy jest prąd, kamera pokazuje jedno z dwojga: talię Pulsu dowolnej żywej osoby albo kartę z talii dowolnego zbadanego pokoju.
why-ac-act-sh-02 = Na korytarzu możesz odłożyć jedną zakrytą kartę pokoju do niebezpiecznych przejść. Gdy ktoś później z nich dobiera, Sukces znaczy, że nikt nie przychodzi.
why-ac-act-fc-01 = W pokoju z zakapturzonym możesz go przepędzić. To kosztuje akcję. Nie wróci już nigdy, a pokoju znów można używać.
why-ac-act-sf-01 = Z nożem, na korytarzu Rybołaka, możesz go odstraszyć. To kosztuje akcję. Wraca do jeziora i może wynurzyć się znowu.
why-ac-act-pwr-01 = Gdy nie ma prądu, każda żywa osoba w czerwonym pokoju może go włączyć, jeśli pokój jest na jej trasie. Kultyści nie potrzebują trasy.
why-ac-act-por-01 = Portal zamyka się, gdy dwie żywe osoby w zielonym pokoju przeznaczą na to akcję w tej samej godzinie. Zamknięty na czas, zmniejsza cel o jeden punkt.
why-ac-act-as-01 = Zabójca może uderzyć raz na grę: żywa osoba w tym samym miejscu zostaje duchem. Głosowania nie ma, a wszyscy dowiadują się, kto jest Zabójcą.
why-rq-77 = Przy tym stole jedna osoba prosi drugą, aby razem zamknęły Portal. Jeśli tamta się zgodzi, obie zużywają akcję. Jeśli odmówi, zużywa ją tylko prosząca.
why-ac-vote-01 = W Stołówce każda żywa osoba może zarządzić głosowanie, raz na godzinę dla całego stołu, jeśli pokój jest na jej trasie. Kultyści nie potrzebują trasy.
why-ac-vote-08 = Wszyscy wybierają naraz i potajemnie, jedną żywą osobę albo nikogo. Potem odkrywa się wszystkie głosy razem, { $anonymous_ballots ->
    [yes] bez imion
   *[no] z imionami
}. Duchy też głosują, ale nie można ich wskazać.
why-ac-vote-12 = Przy najwyżej sześciu graczach { $ghost_knife_vote ->
    [yes] osoba z nożem, nawet duch,
   *[no] osoba z nożem, jeśli żyje,
} może raz zmienić swój głos, gdy wszystkie są już odkryte. Potem jest ostateczny.
why-rq-47 = Przy siedmiu lub ośmiu graczach głos osoby z nożem liczy się podwójnie. Przy tym stole może ona zdecydować, że liczy się raz.
why-ac-clean-02 = Na koniec każdej godziny jedyny kultysta może oświadczyć, że dość badaczy już nie żyje. Odkrywa się wszystkie talie Pulsu: jeśli dość, kultyści wygrywają; jeśli za mało, przegrywają. Pytani są wszyscy, więc nikt nie pozna, kto mógłby się ujawnić.
why-ac-win-14 = Gdy badacze są o krok od wygranej i w grze jest Wieszczka, kultyści ujawniają się i mają jedną próbę. Jeśli wskażą Wieszczkę, wygrywają oni. Dlatego Wieszczka się ukrywa.
why-ac-event-fe-01 = Osoba z nożem, jeśli żyje, może obejrzeć talię Pulsu jednej innej żywej osoby, gdziekolwiek ta jest. { $false_eyes_investigator_must_reveal ->
    [yes] Badacz i tu musi ujawnić śmierć.
   *[no] Tu nawet badacz może przemilczeć śmierć.
}
why-ac-event-ic-01 = Osoba z nożem, jeśli żyje, może wyjąć z woreczka jeszcze jeden żeton i obejrzeć go tak, by nikt inny go nie widział. Teraz żeton nie działa.
why-ac-event-ic-03 = Po obejrzeniu wrzucasz żeton z powrotem albo usuwasz go z gry. Wszyscy widzą, co z nim robisz; żetonu nie widzi nikt.
why-uts-rq-41 = Darmowe akcje wykonujesz oprócz swojej akcji, przed nią albo po niej, ile chcesz: przedmioty, windy, profesja. Pytany jest każdy, kto mógłby jakąś mieć.
why-uts-item-16 = W swojej turze możesz przekazać przedmioty żywej osobie w tym samym miejscu. Nic to nie kosztuje i nikt nie pyta jej o zgodę.
why-uts-item-20 = Kto ginie na oczach wszystkich, upuszcza przedmioty. Każda żywa osoba, która tam jest, może je w swojej turze podnieść, za darmo.
why-uts-item-33 = Kto znajdzie sowę śnieżną, wysyła jedną swoją kartę pokoju, zakrytą, do talii dowolnego nieukończonego pokoju. Wszyscy widzą pokój, nikt nie widzi karty.
why-uts-rq-13 = Karta pochodzi z twojej ręki. Przy tym stole sowa może też polecieć bez karty.
why-uts-item-46 = Raz możesz przez lornetkę obejrzeć talię Pulsu kogoś { $binoculars_range ->
    [any_room] w dowolnym innym pokoju
   *[same_colour] w innym pokoju tego samego koloru co twój
}. Nic to nie kosztuje, a badacz musi ujawnić śmierć, jak zawsze.
why-uts-item-50 = Jeden strzał ze strzelby przepędza { $rifle_cultist_range ->
    [anywhere] zakapturzonego, gdziekolwiek jest
   *[same_room] zakapturzonego z twojego pokoju
}, za darmo. Potem strzelba jest zużyta.
why-uts-item-51 = Jeden strzał ze strzelby przepędza Rybołaka{ $rifle_fishman_range ->
    [adjacent] , jeśli jest blisko
   *[anywhere] , gdziekolwiek jest
}: { $rifle_fishman_destination ->
    [any_location] do jeziora albo w dowolne wybrane miejsce
    [lake_only] do jeziora
   *[lake_or_hallway] do jeziora albo na wybrany korytarz
}. Potem strzelba jest zużyta.
why-uts-item-53 = Zapal lampę w jednym wybranym starciu, a nikt nie da ci karty. Swoją i tak dajesz. Potem lampa jest zużyta.
why-uts-org-14 = Lider wybiera, kto weźmie udział: trzy osoby przy najwyżej sześciu graczach, cztery przy większej liczbie. Duchy mogą wziąć udział, lider także.
why-uts-org-18 = Każdy, kto bierze udział, daje jedną zakrytą kartę pokoju. Karty tasuje się i odkrywa. Organizm 46-B zostaje przepędzony tylko wtedy, gdy wszystkie to Sukces.
why-uts-hunt-08 = Przeklęty Myśliwy nie gra po żadnej stronie. Jeśli klątwa sięgnęła dość daleko, jedna ze stron musi wskazać Myśliwego. Jeśli trafi, wygrywa ta strona; jeśli nie, wygrywa Myśliwy.
why-moc-lift-03 = Winda to osobne miejsce. Wejście kosztuje jeden krok, z pokoju, w którym właśnie stoi.
why-moc-lift-06 = Gdy jest prąd, możesz za darmo ruszyć windą, w której jesteś. Wszyscy w środku wysiadają w jej drugim pokoju i mogą tam kogoś spotkać.
why-moc-lift-15 = Oprócz akcji możesz wezwać do swojego pokoju { $call_occupied_lift ->
    [yes] windę
   *[no] pustą windę
}, jeśli jest prąd, a pokój leży na twojej trasie. Kultyści nie potrzebują trasy.
why-moc-rq-07 = Wyjście z windy, która nie ruszyła, { $lift_exit_cost ->
    [1] kosztuje jeden krok
   *[0] nic nie kosztuje
}.
why-moc-event-02 = Osoba z nożem wybiera { $ropes_up_to ->
    [yes] najwyżej dwie żywe osoby, a najwyżej trzy
   *[no] dwie żywe osoby, a trzy
} przy więcej niż sześciu graczach. Każda tasuje swoją talię Pulsu i pokazuje jedną kartę. Wszystkie odkryte śmierci obejmuje jedno głosowanie.
why-moc-prof-15 = Kto pierwszy przepędzi zakapturzonego, zdobywa ukrytą profesję. Odkrywa się ją od razu, na oczach wszystkich.
why-moc-rq-26 = Przy tym stole możesz zostawić profesję na miejscu. Czeka zakryta na następną osobę, która przepędzi zakapturzonego.
why-moc-prof-21 = Gdy głosowanie daje remis, Burmistrz rozstrzyga go od razu, na oczach wszystkich.
why-moc-prof-22 = Burmistrz może odesłać jedną z osób, które zremisowały, albo nikogo. { $mayor_breaks_abstention_tie ->
    [no] Remis z „nikim” pozostaje remisem.
   *[yes] „Nikt” też może być jednym z remisujących imion.
}
why-moc-prof-28 = Raz na grę, oprócz akcji, Egzorcysta może przywrócić ducha do życia. { $revival_purges ->
    [all] Wszystkie karty Martwy znikają z talii Pulsu tego ducha.
   *[face_up_only] Odkryta karta Martwy znika z talii Pulsu tego ducha; zakryte zostają.
}
why-moc-prof-31 = Życie za życie: Egzorcysta musi potem wybrać, { $exorcist_may_kill_self ->
    [yes] kto zostanie duchem, choćby on sam
   *[no] kto inny zostanie duchem
}. { $exorcist_kill_vote ->
    [yes] Następuje głosowanie.
   *[no] Głosowania nie ma.
} Jeśli to ostatni kultysta, gra się kończy.
why-moc-prof-37 = Raz na grę, oprócz akcji, Sabotażysta zamienia talie dwóch pokoi. Nikt nie patrzy na karty.
