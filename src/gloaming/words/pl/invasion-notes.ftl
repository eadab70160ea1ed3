# Notes of Invasion. At most 130 characters.

inv-note-place-scientist = Jesteś architektem: postaw naukowca przy każdym miejscu lądowania.
inv-note-place-scientist-more = Wybierz punkt na ulicy, która prowadzi prosto do centrum.
inv-note-act = Jedna akcja: przejmij agenta, planuj albo oskarż. Przejęcie { $pressure ->
    [0] nie kosztuje kart
    [one] kosztuje jedną kartę
    [few] kosztuje { $pressure } karty
   *[many] kosztuje { $pressure } kart
}.
inv-note-act-more = Każda karta może cię przemienić. Ratuj, gdy presja jest niska, planuj, gdy wysoka.
inv-note-act-stated = Wszyscy wiedzą, że należysz do Obcych: planuj albo prowadź Obcych do agenta.
inv-note-act-stated-more = Najeżdżaj tam, gdzie sektor jest prawie pełny albo gdzie zaraz przejdzie eskorta.
inv-note-place-events = Jedno z tych zdarzeń nadejdzie, drugie jest zażegnane. Tylko ty wiesz które.
inv-note-place-events-more = W następnej rundzie wszyscy zobaczą, co nadeszło po twoim planowaniu. Licz się z pytaniem.
inv-note-ask-for-support = Poprzyj, a oskarżona osoba pokaże karty, aż trafi się Zasymilowany. Jeśli się nie trafi, tracisz żeton.
inv-note-ask-for-support-more = Ile kart ma osoba oskarżona i co szło wokół niej źle?
inv-note-ask-for-declaration = Przed każdą turą pytani są wszyscy. Ujawnić może się tylko Obcy.
inv-note-ask-for-declaration-more = Jawny Obcy najeżdża co turę, ale nie trafia do oddziałów. W ukryciu zwykle zdziała więcej.
inv-note-leave-orders = Zostaw polecenie na tę rundę: kiedy się ujawnić albo że wcale. Liczy się tylko u Obcych.
inv-note-leave-orders-more = Zostawiają je wszyscy i nikt ich nie widzi. Polecenie, które cię nie dotyczy, przepada.
inv-note-place-newcomer = Przybywa szósty agent. Wybierz wolny punkt startowy; syrenę ma od następnej rundy.
inv-note-place-newcomer-more = Któremu naukowcowi brakuje jeszcze drugiego agenta na ulicy?
inv-note-move-agent = Jedź jedną z ulic tego punktu, jak daleko chcesz. Nie na punkt innego agenta.
inv-note-move-agent-more = Wyzwól wiele dzielnic albo dotrzyj do naukowca, który ma partnera na tej samej ulicy.
inv-note-free-districts = Wyzwól każdą dzielnicę Obcych, która styka się z tym punktem, albo zostaw wszystkie.
inv-note-free-districts-more = Obok Obcych nikogo nie da się eskortować, a pełny sektor oznacza przegraną.
inv-note-escort-scientist = Wyślij naukowca ulicą do innego agenta. Dotarcie na punkt zbiórki oznacza akcję ratunkową.
inv-note-escort-scientist-more = Żaden punkt po drodze nie może stykać się z dzielnicą Obcych, także na końcach.
inv-note-name-team = Wybierz dwie osoby do akcji ratunkowej. Każde z was trojga potajemnie zagra kartę.
inv-note-name-team-more = Bierz ludzi, którzy dobrali mało kart albo w których oddziałach nigdy nie było Sabotażu.
inv-note-cast-votes = Sukces albo Sabotaż, zakryty. Jeden Sabotaż to najpierw najwyżej cztery zdarzenia.
inv-note-cast-votes-more = Wszyscy dowiedzą się, ile było kart Sabotażu, i policzą imiona w oddziale.
inv-note-pick-agent = To zdarzenie przestawia agenta. Wybierz którego; z syreną czy bez, nie ma różnicy.
inv-note-pick-agent-more = Syrena zostaje, jaka była, a agent nie zabiera naukowca.
inv-note-send-agent = Wybierz, dokąd trafi ten agent.
inv-note-send-agent-more = Myśl ulicami: naukowiec na jednym końcu, partner w centrum.
inv-note-free-sector = Wybierz sektor: znikają z niego wszystkie żetony Obcych.
inv-note-free-sector-more = Ten, który jest najbliżej upadku, albo ten, w którym czeka eskorta.

## What only you know

inv-held-act-human = Jesteś człowiekiem. Następna karta może to zmienić.
inv-held-act-alien = Należysz do Obcych. Nic nie musi się od razu zmieniać: zaufani trafiają do oddziałów.
inv-held-place-events-human = Niech nadejdą żółte. Zażegnaj czerwone, a przede wszystkim statki-matki.
inv-held-place-events-alien = Statki dają ci wygraną, czerwone pomagają. Ale za to, co nadejdzie, mogą winić ciebie.
inv-held-ask-for-support-human = Poprzyj, jeśli stawiasz na to swoje prawo do oskarżeń.
inv-held-ask-for-support-alien = Poparcie błędnego oskarżenia kosztuje ludzi żetony, a ciebie twój.
inv-held-ask-for-declaration-human = Nie masz z czym się ujawniać.
inv-held-ask-for-declaration-alien = Ujawnij się tylko wtedy, gdy nikt ci już nie ufa albo gdy to od razu daje wygraną.
inv-held-leave-orders-human = Jesteś człowiekiem, więc twoje polecenie nic nie zmienia.
inv-held-leave-orders-alien = { inv-held-ask-for-declaration-alien }
inv-held-cast-votes-human = Sukces, jeśli ma się udać.
inv-held-cast-votes-alien = Sabotaż jest dla twojej strony. Najlepiej tam, gdzie obwinią kogoś innego.
inv-held-name-team-human = Komu powierzysz ostatnią kartę?
inv-held-name-team-alien = Weź kogoś, w kogo inni wątpią.

## Actions

inv-note-control = Przejmij agenta z syreną: jedź, wyzwalaj, eskortuj, w tej kolejności. Potem { $pressure ->
    [0] nie dobierasz kart
    [one] dobierasz jedną kartę
    [few] dobierasz { $pressure } karty
   *[many] dobierasz { $pressure } kart
}.
inv-note-control-more = Dwóch agentów na jednej ulicy to akcja ratunkowa. Szukaj drugiego.
inv-note-plan = Dobierz jedną kartę, potem zobacz dwa zdarzenia: jedno nadejdzie, drugie jest zażegnane.
inv-note-plan-more = To zawsze kosztuje jedną kartę, bez względu na presję.
inv-note-accuse = Oskarż kogoś. Przy poparciu odkrywa się karty; jeśli to same karty Człowiek, wszyscy tracicie żetony.
inv-note-accuse-more = Dwa żetony za pewność. Poczekaj, aż pewność będą mieć dwie osoby.
inv-note-invade = Pada każda dzielnica, która styka się z punktem wybranego agenta.
inv-note-invade-more = Przy ostatnich wolnych dzielnicach sektora może to zakończyć grę.

## Events

inv-note-event-card-mother-ship = { inv-event-card-mother-ship }. Dziesięć nowych kart, presja spada o jeden. Obcy wygrywają, gdy statków jest { $ships }.
inv-note-event-card-mother-ship-more = Przy niskiej presji agenci są tańsi. Korzystaj, póki to trwa.
inv-note-event-card-rendezvous = { inv-event-card-rendezvous }. { inv-event-card-rendezvous.does }
inv-note-event-card-rendezvous-more = Dwóch agentów na jednej ulicy to eskorta. Szukaj naukowca między nimi.
inv-note-event-card-salvage = { inv-event-card-salvage }. { inv-event-card-salvage.does }
inv-note-event-card-salvage-more = Agent przy naukowcu oszczędza turę jazdy.
inv-note-event-card-new-agent = { inv-event-card-new-agent }. Zjawia się na wolnym punkcie startowym; do dyspozycji od następnej rundy.
inv-note-event-card-new-agent-more = Najwięcej daje na ulicy, której brakuje drugiego agenta.
inv-note-event-card-resistance = { inv-event-card-resistance }. { inv-event-card-resistance.does }
inv-note-event-card-resistance-more = Najpełniejszy sektor albo ten, w którym czeka eskorta.
inv-note-event-card-cathedral = { inv-event-card-cathedral }. { inv-event-card-cathedral.does }
inv-note-event-card-cathedral-more = Agent w centrum może przyjąć naukowca. Kto czeka na tej ulicy?
inv-note-event-card-capitol = { inv-event-card-capitol }. { inv-event-card-capitol.does }
inv-note-event-card-capitol-more = { inv-note-event-card-cathedral-more }
inv-note-event-card-starting-location = { inv-event-card-starting-location }. { inv-event-card-starting-location.does }
inv-note-event-card-starting-location-more = Sprawdź, która ulica traci drugiego agenta, a która go zyskuje.
inv-note-event-card-revelation = { inv-event-card-revelation }. { inv-event-card-revelation.does }
inv-note-event-card-revelation-more = Odtąd Obcy się znają. Patrz, kogo oszczędzają.
inv-note-event-card-alien-planning = { inv-event-card-alien-planning }. Z następnych kart zdarzeń czerwone nadejdą, reszta jest zażegnana.
inv-note-event-card-alien-planning-more = Wysoka presja to więcej czerwonych. Ktoś powinien temu zaradzić planowaniem.
inv-note-event-card-under-attack = { inv-event-card-under-attack }. { inv-event-card-under-attack.does }
inv-note-event-card-under-attack-more = Wyzwalaj najpierw tam, gdzie sektor jest prawie pełny albo czeka naukowiec.
inv-note-event-card-trap = { inv-event-card-trap }. { inv-event-card-trap.does }
inv-note-event-card-trap-more = Agenci gdzie indziej nadal jeżdżą. Zacznij od nich.
inv-note-event-card-expansion = { inv-event-card-expansion }. { inv-event-card-expansion.does }
inv-note-event-card-expansion-more = Duże strefy rosną najszybciej. Małe warto wyzwalać wcześnie.
inv-note-event-card-captured = { inv-event-card-captured }. { inv-event-card-captured.does }
inv-note-event-card-captured-more = Trzymaj po dwóch agentów na każdej ważnej ulicy.
