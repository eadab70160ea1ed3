# The roles. `.a` follows "You are", `.does` says what it can or must, `.short` the same for the lobby.

role-investigator = Badacz
    .a = badaczem
    .does = Żadnej mocy, tylko zdrowy rozsądek.
role-cultist = Kultysta
    .a = kultystą
    .does = Rozdaje karty Martwy, psuje pokoje, nie potrzebuje trasy i może przemilczeć każdą śmierć, którą odkryje.
role-seer = Wieszczka
    .a = Wieszczką
    .does = W nocy dowiaduje się, kto jest kultystą. Jeśli na końcu kultyści wskażą Wieszczkę, mimo wszystko wygrywają.
    .short = { role-seer.does }
role-assassin = Zabójca
    .a = Zabójcą
    .does = Raz na grę może zamienić w ducha inną żywą osobę w tym samym miejscu. Od tej chwili wszyscy znają Zabójcę.
    .short = { role-assassin.does }
role-mechanic = Mechanik
    .a = Mechanikiem
    .does = Dopóki żyje, może używać każdego pokoju, bez względu na trasę.
    .short = { role-mechanic.does }
role-radiant-beauty = Promienna Piękność
    .a = Promienną Pięknością
    .does = Jako duch przynosi światło i prąd wszędzie tam, gdzie się zjawi.
    .short = { role-radiant-beauty.does }
role-infected = Zarażony
    .a = Zarażonym
    .does = Gdy zostaje duchem, do końca następnej godziny nikt nie daje kart w starciach.
    .short = { role-infected.does }
role-super-ghost = Superduch
    .a = Superduchem
    .does = Jako duch może wykonywać każdą akcję pokoju, tak jak żywi.
    .short = { role-super-ghost.does }
role-greenhorn = Żółtodziób
    .a = Żółtodziobem
    .does = Zostaje duchem, gdy używa kamery albo zarządza głosowanie. Akcja i tak się liczy.
    .short = { role-greenhorn.does }
role-butterfingers = Niezdara
    .a = Niezdarą
    .does = Zostaje duchem po każdym użyciu noża, obojętnie do czego.
    .short = { role-butterfingers.does }
role-crybaby = Beksa
    .a = Beksą
    .does = Zostaje duchem po ujawnieniu czyjejś śmierci.
    .short = { role-crybaby.does }
role-firestarter = Podpalacz
    .a = Podpalaczem
    .does = Zaczyna z kartami Porażki i Sabotażu. Zostaje duchem, jeśli pod koniec godziny 5 ma na ręce choć jedną z nich.
    .short = { role-firestarter.does }
role-cursebearer = Nosiciel Klątwy
    .a = Nosicielem Klątwy
    .does = Ginie, gdy znajdzie się w pokoju z duchem: bo tam wchodzi albo bo duch przychodzi. Rola wychodzi na jaw, a głosowania nie ma.
    .short = { role-cursebearer.does }
role-celebrity = Gwiazda
    .a = Gwiazdą
    .does = Na początku godziny 6 musi ujawnić rolę. Jeśli już nie żyje, zostaje duchem, a wszystkie karty z jej talii Pulsu rozdaje się w ciemno.
    .short = { role-celebrity.does }
role-blind-cultist = Ślepy Kultysta
    .a = Ślepym Kultystą
    .does = Kultysta, który nocą nie otwiera oczu. Nie zna swojego wspólnika ani martwych; wspólnik zna jego.
    .short = { role-blind-cultist.does }

role-shown-as-ghost = Ujawniana, gdy ktoś zostaje duchem.
role-hidden-as-ghost = Pozostaje tajna, nawet u ducha.
role-unknown = nieznana rola
role-one-of = { $roles }
role-favours = { $side ->
    [investigators] Pomaga badaczom: { $loyalty }
    [cultists] Pomaga kultystom: { $loyalty }
   *[none] Nie pomaga nikomu
}

## Teams and what they want

team-investigators = Badacze
    .one = Badacz
    .goal = { $cultists ->
        [one] Zbierzcie na regale książki za { $points } pkt albo wyproście kultystę za drzwi.
        [few] Zbierzcie na regale książki za { $points } pkt albo wyproście za drzwi wszystkich kultystów ({ $cultists }).
       *[many] Zbierzcie na regale książki za { $points } pkt albo wyproście za drzwi wszystkich kultystów ({ $cultists }).
    }
team-cultists = Kultyści
    .one = Kultysta
    .goal = { $cultists ->
        [one] Na koniec godziny oświadcz, że martwych badaczy jest co najmniej { $dead }, i miej rację. Albo wytrzymaj dziesięć godzin.
        [few] Zadbajcie, by na godzinę przed waszą przegraną martwych badaczy było co najmniej { $dead }. Albo wytrzymajcie dziesięć godzin.
       *[many] Zadbajcie, by na godzinę przed waszą przegraną martwych badaczy było co najmniej { $dead }. Albo wytrzymajcie dziesięć godzin.
    }
team-hunter = Przeklęty Myśliwy
    .one = Przeklęty Myśliwy
    .goal = Nie daj się odkryć, mając kartę Klątwy w taliach Pulsu obu kultystów albo żetony klątwy w sześciu pokojach.
team-sizes = { $cultists ->
    [one] Jeden kultysta
    [few] { $cultists } kultystów
   *[many] { $cultists } kultystów
}, badaczy: { $investigators }
team-sizes-hunted = { team-sizes }, Przeklęty Myśliwy
