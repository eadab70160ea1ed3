# Rules of Invasion in plain words.

why-inv-setup-24 = Architekt stawia każdego naukowca na punkcie, który styka się z miejscem lądowania Obcych, po jednym na punkt. Nikogo nie da się więc eskortować, dopóki ktoś nie wyzwoli terenu.
why-inv-turn-06 = W swojej turze robisz dokładnie jedną rzecz: przejmujesz agenta, planujesz albo oskarżasz. Nikt nie pasuje. Jawny Obcy planuje albo prowadzi najazd.
why-inv-plan-05 = Jedno z dwóch zdarzeń trafia na stos nadchodzących; drugie jest zażegnane i ląduje pod talią. Tylko ty wiesz, które jest które, ale wszyscy widzą, że planujesz.
why-inv-accuse-05 = Oskarżenie potrzebuje poparcia kogoś, kto ma jeszcze żeton. Wtedy osoba oskarżona pokazuje karty, aż trafi się Zasymilowany. Jeśli się nie trafi, oskarżający i wszyscy popierający tracą żetony na zawsze.
why-inv-alien-02 = Obcy może ujawnić się przed { $declare_window ->
    [own_turn] własną turą
   *[every_turn] każdą turą
}, pokazując kartę Zasymilowany. Za każdym razem pytani są wszyscy, więc pytanie niczego nie zdradza.
why-inv-agent-12 = Agent jedzie na dowolny punkt ulicy, która prowadzi przez jego punkt, jak daleko chce. Może minąć innych agentów, ale nie może stanąć na punkcie żadnego z nich.
why-inv-agent-19 = { $free_partial ->
    [yes] Agent wyzwala jedną dzielnicę Obcych stykającą się z jego punktem, wszystkie takie albo żadną.
   *[no] Agent wyzwala wszystkie dzielnice Obcych stykające się z jego punktem albo żadną.
} Robi to na końcu jazdy.
why-inv-agent-22 = Naukowiec z punktu twojego agenta może przejść do innego agenta na tej samej ulicy, jeśli żaden punkt po drodze nie styka się z dzielnicą Obcych, a na drugim końcu nie czeka naukowiec.
why-inv-rescue-02 = Kto prowadzi akcję ratunkową, wskazuje dwie inne osoby, które nie są jawnymi Obcymi. Nie mogą odmówić. Przy trzech osobach karty zdradzają coś, ale niewiele.
why-inv-rescue-05 = Każda z trzech osób zagrywa zakryty Sukces albo Sabotaż. Karty się tasuje: wszyscy widzą, ile jest których, ale nie czyje. { $human_sabotage ->
    [forbidden] Sabotaż mogą zagrać tylko Obcy.
   *[allowed] Każdy może zagrać jedno albo drugie.
}
why-inv-event-04 = Szósty agent zjawia się na wolnym punkcie startowym, bez syreny. Można go przejąć od następnej rundy.
why-inv-event-05 = Wybierasz jeden sektor, w którym są Obcy. Znikają z niego wszystkie żetony, a z innych żaden.
why-inv-event-15 = Gdy zdarzenie zostawia wybór, decyduje { $event_chooser ->
    [turn_player] osoba, której trwa tura
   *[architect] architekt
}, człowiek czy nie. { $yellow_events_optional ->
    [yes] Zdarzenia, które pomagają ludziom, można pominąć.
   *[no] Co da się zrobić, trzeba zrobić.
}
why-inv-event-17 = Agent przestawiony przez zdarzenie zachowuje syrenę w takim stanie, w jakim była, i nie zabiera ze sobą naukowca.
why-inv-rq-44 = Raz na rundę każdy zostawia zapieczętowane polecenie: ujawnić się jako Obcy przed wskazaną turą albo wcale. Liczy się tylko u Obcych i nikt inny go nie widzi, więc niczego nie zdradza.
why-inv-agent-04 = Przejmujesz dowolnego agenta z syreną. Może jechać, potem wyzwalać, potem eskortować, w tej kolejności; każde można pominąć. Potem jego syrena gaśnie, a ty dobierasz tyle kart, ile wynosi presja.
why-inv-plan-02 = Najpierw dobierasz jedną kartę. Potem widzisz dwa wierzchnie zdarzenia i rozkładasz je: jedno nadejdzie, drugie jest zażegnane. Nikt inny ich nie widzi.
why-inv-alien-11 = Jawny Obcy wybiera dowolnego agenta na mapie. Każda dzielnica, która styka się z jego punktem, wpada w ręce Obcych. Ludzie tak nie mogą.
