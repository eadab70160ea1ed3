# The rulebook of Invasion: headings, and what no other text says yet.

## Chapters

invasion-rulebook-story = Opowieść
invasion-rulebook-sides = Czego chce każda strona
invasion-rulebook-table = Co leży na stole
invasion-rulebook-setup = Przygotowanie do gry
invasion-rulebook-round = Jedna runda
invasion-rulebook-actions = Twoja tura
invasion-rulebook-agents = Agenci
invasion-rulebook-rescue = Akcja ratunkowa
invasion-rulebook-assimilation = Asymilacja
invasion-rulebook-plans = Planowanie
invasion-rulebook-accusations = Oskarżenia i jawni Obcy
invasion-rulebook-pressure = Presja
invasion-rulebook-events = Karty zdarzeń
invasion-rulebook-secrets = Co jest tajne
invasion-rulebook-end = Koniec gry
invasion-rulebook-first = Twoja pierwsza gra
invasion-rulebook-questions = Częste pytania

## What each side wants

invasion-rulebook-sides-same = Na razie nikt nie jest przeciw tobie. Wszyscy zaczynają po tej samej stronie, a przynajmniej tak się zdaje, i wszyscy prowadzą tych samych agentów. Ale każda karta, którą dobierasz, może cię przemienić, a wtedy chcesz czegoś przeciwnego.
invasion-rulebook-sides-table = Karty Zasymilowany, według liczby graczy
invasion-rulebook-players = Gracze
invasion-rulebook-row-assimilated = Karty Zasymilowany w grze
invasion-rulebook-sides-most = Tylu może być Obcych. Może być ich mniej, a może nie być żadnego.

## What's on the table

invasion-rulebook-picture-city = { $city } na początku gry: ciemne dzielnice są w rękach Obcych, pięciu agentów stoi na punktach startowych, a przy każdym miejscu lądowania czeka naukowiec.
invasion-rulebook-table-districts = Miasto ma pięć sektorów, od A do E, podzielonych na dzielnice. Większość dzielnic ma numer, czyli adres, dzięki któremu wskazują je kości. Obcy zajmują dzielnice, najwyżej jeden żeton w każdej.
invasion-rulebook-table-roads = Agenci i naukowcy stoją na punktach, nigdy w dzielnicach. Punkty leżą na ulicach; każda ulica ma kolor i literę, a punkt może leżeć na kilku. Punkt styka się z każdą dzielnicą, która ma na nim róg.
invasion-rulebook-table-centre = W środku jest { $point }: tam naukowcy są bezpieczni. Punkty wokół to punkty zbiórki.
invasion-rulebook-table-near = Dwie dzielnice sąsiadują, jeśli mają wspólną krawędź. Sam róg nie wystarczy i nic nie rozprzestrzenia się przez rzekę.
invasion-rulebook-table-things = Cała reszta
invasion-rulebook-agent = Agent
    .does = Samochód z numerem. Agenci nie należą do nikogo: w swojej turze możesz przejąć dowolnego.
invasion-rulebook-siren = Syrena
    .does = Ma ją agent, którego można jeszcze użyć w tej rundzie. Po użyciu agenta gaśnie.
invasion-rulebook-scientist = Naukowiec
    .does = Czeka na punkcie, aż agenci sprowadzą go do centrum.
invasion-rulebook-token = Żeton oskarżenia
    .does = Każdy ma jeden. Potrzebujesz go, aby oskarżać albo poprzeć czyjeś oskarżenie.
invasion-rulebook-architect = Architekt
    .does = Wykonuje zdarzenia tej rundy, ma pierwszą turę i tasuje karty ratunku. Co rundę zostaje nim następna osoba, zgodnie z ruchem wskazówek zegara.
invasion-rulebook-cards = Karty Asymilacji
    .does = Człowiek albo Zasymilowany. Dobierasz je zakryte i swoje oglądasz tylko ty. Zostają u ciebie do końca.
invasion-rulebook-rescue-cards = Karty ratunku
    .does = Każdy ma jeden Sukces i jeden Sabotaż, a po każdej akcji ratunkowej dostaje obie karty z powrotem.
invasion-rulebook-event-deck = Talia zdarzeń
    .does = Obok niej dwa stosy: zdarzenia, które nadejdą, i zdarzenia zażegnane.
invasion-rulebook-picture-cards = Karty Asymilacji i karty ratunku. Wszystkie jednego rodzaju mają ten sam rewers.

## Setting up

invasion-rulebook-setup-done = W Gloaming to wszystko dzieje się samo, prócz ustawiania naukowców. Przy prawdziwym stole zróbcie to w tej kolejności.
invasion-rulebook-setup-city = Wybierzcie miasto, a kartę zdarzenia z centrum drugiego miasta zostawcie w pudełku. Wybierzcie pierwszego architekta.
invasion-rulebook-setup-agents = Na każdym punkcie startowym postawcie agenta z syreną. Szósty czeka obok planszy.
invasion-rulebook-setup-third = Potasujcie jedną kartę Zasymilowany z { $rest } kartami Człowiek: to stos trzeciego statku-matki.
invasion-rulebook-setup-deck = Pozostałe karty Zasymilowany z tabeli wtasujcie między resztę kart Człowiek. Odłóżcie w ciemno { $stack } kart na stos pierwszego statku i { $stack } na stos drugiego. Reszta to talia Asymilacji.
invasion-rulebook-setup-four = Przy czterech graczach najpierw wtasujcie jedyną kartę Zasymilowany między wszystkie karty Człowiek ({ $humans }) i ułóżcie z wierzchu wszystkie trzy stosy.
invasion-rulebook-setup-landing = Lądują Obcy: rzućcie kością adresu raz dla każdego sektora. Za każdym razem pada wskazana dzielnica i wszystkie sąsiednie.
invasion-rulebook-setup-hands = Każdy bierze kartę Sukcesu, kartę Sabotażu i żeton oskarżenia.
invasion-rulebook-setup-draw = Od architekta zgodnie z ruchem wskazówek zegara każdy dobiera jedną kartę Asymilacji i ogląda ją w tajemnicy. Presja zaczyna się od { $start }.

## A round

invasion-rulebook-round-three = Runda ma trzy etapy. Rundy następują po sobie, aż ktoś wygra.
invasion-rulebook-round-order = Na każdym etapie
invasion-rulebook-round-fixed = Architekt nie zmienia się aż do konsolidacji. Każdy po kolei jest architektem, nawet zdemaskowany Obcy.

## Agents

invasion-rulebook-agents-three = Przejmowanie agentów to sposób, by coś zdziałać. Jazda, wyzwalanie i eskorta: w tej kolejności, każde raz albo wcale.
invasion-rulebook-agents-road = Obcy nie zatrzymują agentów. Aby zmienić ulicę, trzeba punktu, w którym ulice się krzyżują, i jeszcze jednej tury.
invasion-rulebook-agents-receive = Drugi agent zostaje tam, gdzie jest, z syreną zapaloną albo zgaszoną, jak przedtem. Inni agenci na tej ulicy nie stoją na drodze.
invasion-rulebook-picture-escort = Eskorta. Obaj agenci są na ulicy F; żaden punkt między nimi nie styka się z dzielnicą Obcych, więc naukowiec może przejść.
    .from = { $agent } prowadzi
    .to = { $agent } przyjmuje
    .way = Droga jest wolna
invasion-rulebook-agents-example = Na ulicy F czeka naukowiec, dwa punkty od centrum ({ $point }), a wokół są trzy dzielnice Obcych. Ruben przejmuje agenta { inv-agent-05 }: jedzie na ten punkt i wyzwala wszystkie trzy. Eskortować jeszcze nie może, bo na ulicy F nie ma innego agenta.
invasion-rulebook-agents-example-after = Ines przejmuje agenta { inv-agent-03 } i jedzie ulicą F na punkt zbiórki. W następnej rundzie, jeśli Obcy nie zajmą drogi, każdy może znów przejąć agenta { inv-agent-05 } i eskortować naukowca do celu. To będzie akcja ratunkowa.

## A rescue

invasion-rulebook-rescue-after = Potem każda osoba z oddziału dostaje z powrotem swoje dwie karty, potasowane, więc nikt nie pozna, co komu zostało na ręce.
invasion-rulebook-rescue-recheck = „Nadal możliwa” znaczy, że żadne zdarzenie nie pojmało prowadzącego agenta ani nie złapało go w pułapkę, że inny agent jest na punkcie zbiórki przy jednej z jego ulic i że droga tam nie styka się z żadną dzielnicą Obcych. W przeciwnym razie naukowiec zostaje i czeka na następną próbę.
invasion-rulebook-rescue-example = Ines prowadzi akcję ratunkową i wskazuje Theo i Agnes. Architekt tasuje trzy karty i odkrywa je: Sukces, Sukces, Sabotaż. Sytuacja eskaluje.
invasion-rulebook-rescue-example-after = Pierwsze zdarzenie to Pułapka, w innym sektorze. Drugie to Ruch oporu: cały sektor jest wolny. Trzecie to Statek-matka i na tym koniec. Droga jest nadal wolna, więc naukowiec mimo wszystko jest bezpieczny. Ale jedno z trojga zagrało Sabotaż, a dwoje powie, kto to był.

## Assimilation

invasion-rulebook-assimilation-when = Karty dobierasz w trzech sytuacjach: raz podczas przygotowania, jedną za każdym razem, gdy planujesz, i tyle, ile wynosi presja, za każdym razem po przejęciu agenta.
invasion-rulebook-assimilation-for-good = Pierwsza karta Zasymilowany od razu przenosi cię na stronę Obcych. Nic tego nie cofnie, a następne karty niczego nie zmieniają. Nie mówisz o tym i nie musisz nic robić inaczej.
invasion-rulebook-assimilation-empty = Gdy talia jest pusta, nikt nie dobiera, dopóki statek-matka nie przyniesie nowych kart.
invasion-rulebook-assimilation-unknown = Obcy się nie znają, chyba że pokazało ich Objawienie.
invasion-rulebook-assimilation-example = Presja wynosi 3. Agnes przejmuje agenta i wyzwala cztery dzielnice: dobra tura. Potem dobiera trzy karty i ogląda je w tajemnicy. Człowiek. Człowiek. Zasymilowany.
invasion-rulebook-assimilation-example-after = Jeszcze przed chwilą chciała sprowadzić naukowców do domu. Teraz chce statków-matek. Wszyscy widzieli, że dobrała trzy karty, a ona mówi to, co mówią wszyscy: „Same karty Człowiek”.

## Planning ahead

invasion-rulebook-plans-short = Gdy w talii jest mniej niż dwie karty, najpierw zbiera się stosy.

## Accusations and stated aliens

invasion-rulebook-accusations-alone = Jeśli nikt cię nie poprze, twoja tura się kończy. Kart się nie pokazuje, a ty zachowujesz żeton.
invasion-rulebook-accusations-proof = Gdy trafi się Zasymilowany, więcej kart się nie pokazuje. Jeśli wszystkie to Człowiek, dowodzi to tylko, że ta osoba była dotąd człowiekiem.

## The end

invasion-rulebook-end-first = Grę kończy natychmiast, cokolwiek się właśnie dzieje, to, co nastąpi pierwsze:
invasion-rulebook-end-scientists = Ostatni naukowiec dociera do centrum. Wygrywają ludzie.
invasion-rulebook-end-ships = Przybywa { $ships ->
    [1] pierwszy statek-matka
    [4] czwarty statek-matka
   *[other] ostatni z { $ships } statków-matek
}. Wygrywają Obcy.
invasion-rulebook-end-sector = Wszystkie dzielnice jednego sektora są w rękach Obcych, także te bez numeru. Wygrywają Obcy.
invasion-rulebook-end-nobody = Jeśli cel Obcych jest osiągnięty, a nikt nie przeszedł przemiany, przegrywają wszyscy.

## Questions people ask

invasion-rulebook-ask-show = Czy mogę pokazać karty, aby dowieść, że jestem człowiekiem?
    .does = Nie. Karty wychodzą na jaw tylko przy oskarżeniu albo gdy ktoś się ujawnia.
invasion-rulebook-ask-pass = Czy mogę nic nie robić?
    .does = Nie. Ale wolno przejąć agenta i nie jechać, nie wyzwalać ani nie eskortować, a innych to zastanowi.
invasion-rulebook-ask-human = Czy człowiek może zagrać Sabotaż?
    .does = Tak. Rzadko jest po co.
invasion-rulebook-ask-take = Czy agent może jechać z naukowcem w samochodzie?
    .does = Nie. Naukowcy przemieszczają się tylko eskortowani od jednego agenta do drugiego.
invasion-rulebook-ask-same = Czy dwie osoby mogą w jednej rundzie użyć tego samego agenta?
    .does = Nie. Po użyciu jego syrena jest zgaszona do końca rundy.
invasion-rulebook-ask-alien = W środku swojej tury przechodzę na stronę Obcych. Co z tym, co już zrobione?
    .does = Zostaje. Od chwili, gdy dobierasz tę kartę, grasz dla drugiej strony.
invasion-rulebook-ask-many = Czy dwie karty Sabotażu pogarszają sprawę?
    .does = Nie. Jedna czy trzy, sytuacja eskaluje raz.
invasion-rulebook-ask-dead = Czy można stracić naukowca?
    .does = Nie. Nic go nie usuwa. Czeka.
