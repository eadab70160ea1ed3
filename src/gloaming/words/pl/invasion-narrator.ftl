# The narrator of the boxed game.

invasion-narrator-players = Ile osób gra?

## Things in the box

invasion-narrator-agent = Agent
invasion-narrator-siren = Syrena
invasion-narrator-scientist = Naukowiec
invasion-narrator-accusation-token = Żeton oskarżenia

## What to lay out

invasion-narrator-lay-city = Połóżcie planszę tą stroną do góry: { $city }.
    .title = Miasto
invasion-narrator-lay-events = Potasujcie te karty zdarzeń i połóżcie je zakryte na środkowym polu płytki zdarzeń. Pola obok zostają puste.
    .title = Karty zdarzeń
invasion-narrator-lay-events-without = Odłóżcie do pudełka: { $cards }.
invasion-narrator-lay-architect = Uzgodnijcie, kto to będzie, albo ciągnijcie losy. Ta osoba bierze znacznik architekta i zaczyna.
    .title = Pierwszy architekt
invasion-narrator-lay-agents = Postawcie { $posted } agentów z syrenami na punktach startowych.
    .title = Agenci
invasion-narrator-lay-reserve = Ostatni agent czeka obok planszy, bez syreny.
invasion-narrator-lay-third = Potasujcie te karty ({ $cards }) i połóżcie je zakryte na trzecim polu statku-matki.
    .title = Trzeci statek-matka
invasion-narrator-lay-deck = Potasujcie te karty. Połóżcie { $first } zakrytych na pierwszym polu statku-matki, a { $second } na drugim. Pozostałe { $left } to talia Asymilacji. Nikt nie patrzy.
    .title = Karty Asymilacji
invasion-narrator-lay-deck-all = Potasujcie te karty. Na każdym z trzech pól statków-matek połóżcie { $cards } zakrytych. Pozostałe { $left } to talia Asymilacji. Nikt nie patrzy.
invasion-narrator-lay-deck-box = Wszystkie inne karty Asymilacji zostają w pudełku.
invasion-narrator-lay-landing = Rzućcie kością adresu raz dla każdego sektora: { $sectors }. Na każdej wskazanej dzielnicy połóżcie żeton Obcych.
    .title = Lądowanie
invasion-narrator-lay-landing-around = Potem połóżcie po jednym na każdej wolnej dzielnicy, która z nimi sąsiaduje, bez względu na sektor.
invasion-narrator-lay-rescue = Każdy bierze po jednej karcie obu rodzajów i trzyma je zakryte.
    .title = Karty ratunku
invasion-narrator-lay-accusation = Każdy bierze jeden.
    .title = Żetony oskarżenia
invasion-narrator-lay-scientists = Przy każdym miejscu lądowania architekt stawia jednego naukowca, na punkcie, który się z nim styka. Po jednym na punkt.
    .title = Naukowcy
invasion-narrator-lay-pressure = Postawcie znacznik na początkowym polu toru, tym w kółku. Presja wynosi { $start }.
    .title = Presja

## Before the first round, to be read aloud

invasion-narrator-night-draw = Zaczyna architekt, potem kolejno w lewo: każdy dobiera jedną kartę Asymilacji. Nie pokazujcie jej nikomu.
invasion-narrator-night-look = Niech każdy spojrzy na swoją kartę. Człowiek znaczy: na razie jesteś człowiekiem. Zasymilowany znaczy: należysz do Obcych i nikt inny o tym nie wie.
invasion-narrator-night-down = Połóżcie karty zakryte przed sobą. Nie mówcie o nich nic, czego nie da się cofnąć.

## Revelation, to be read aloud

invasion-narrator-revelation-shut = Zamknijcie wszyscy oczy.
invasion-narrator-revelation-open = Obcy, otwórzcie oczy i odszukajcie się wzrokiem.
invasion-narrator-revelation-shut-again = Obcy, zamknijcie oczy.
invasion-narrator-revelation-wake = Otwórzcie wszyscy oczy i powiedzcie razem: wszyscy tu jesteśmy ludźmi.

## The round

invasion-narrator-event = Architekt odkrywa wierzchnią kartę zdarzenia i ją wykonuje.
invasion-narrator-event-choices = Jeśli zostawia wybór, decyduje architekt. Jeśli nie da się jej wykonać, nic się nie dzieje.
invasion-narrator-event-discard = Odłóżcie kartę na stos kart odrzuconych. Statek-matka zostaje na swoim polu.
invasion-narrator-ship = Przy statku-matce: czy jego karty trafiły do talii Asymilacji i czy presja spadła? Statek numer { $ships } kończy grę.
invasion-narrator-declare = Przed każdą turą zapytajcie: czy ktoś ujawnia się jako Obcy? Taka osoba pokazuje jedną kartę Zasymilowany.
invasion-narrator-control = Przejmij agenta. Dowolny agent z syreną może jechać, potem wyzwalać, potem eskortować, każde raz. Potem dobierasz tyle kart, ile wynosi presja: { $pressure }.
invasion-narrator-plan-first = Zanim spojrzysz, dobierasz kartę Asymilacji.
invasion-narrator-draws = Za przejęcie agenta: { $pressure ->
    [0] przy tej presji bez karty
    [one] przy tej presji jedna karta
    [few] przy tej presji { $pressure } karty
   *[other] przy tej presji { $pressure } kart
}. Za planowanie: jedna karta. Jawni Obcy nie dobierają. Liczy się presja z chwili, gdy zapowiedziano akcję.
invasion-narrator-siren-off = Zdejmijcie syrenę z agenta. Do końca rundy jest użyty.
invasion-narrator-reorganise = Do planowania zostało mniej niż dwie karty zdarzeń? Najpierw potasowany stos nadchodzących trafia na wierzch talii, a potasowany stos zażegnanych na spód.
invasion-narrator-everyone-once = Czy każdy miał dokładnie jedną turę?
invasion-narrator-sirens = Wszyscy agenci na planszy odzyskują syreny.
invasion-narrator-architect = Znacznik architekta wędruje o jedno miejsce w lewo. Resztą zajmuje się nowy architekt.
invasion-narrator-upcoming = Potasujcie stos nadchodzących i połóżcie go na wierzchu talii zdarzeń. Potasujcie stos zażegnanych i połóżcie go na spodzie. Samej talii nie tasujcie.
invasion-narrator-sector = Czy któryś sektor jest pełny? Wtedy wygrywają Obcy.
invasion-narrator-roll-once = Kośćmi rzuca się w każdej rundzie, nawet jeśli nikt nie należy do Obcych.

## An accusation

invasion-narrator-accusation-call = Padło oskarżenie. Kto je popiera i ma jeszcze żeton, niech podniesie go na trzy.
invasion-narrator-supporters = Poparcie, nie licząc osoby oskarżającej
invasion-narrator-accusation-alone = Nikt nie popiera. Tura się kończy; kart się nie pokazuje i nikt nie traci żetonu.
invasion-narrator-accusation-show = Osoba oskarżona pokazuje karty, jedną po drugiej, aż trafi się Zasymilowany.
invasion-narrator-accusation-stop = Skończcie na pierwszej karcie Zasymilowany. Reszta pozostaje tajna.
invasion-narrator-accusation-founded = Obcy, i teraz wiedzą o tym wszyscy. Oskarżający zachowują żetony.
invasion-narrator-accusation-unfounded = Na razie człowiek. { $supporters ->
    [one] Osoba oskarżająca i osoba popierająca tracą żetony.
    [few] Osoba oskarżająca i wszystkie { $supporters } osoby popierające tracą żetony.
   *[other] Osoba oskarżająca i wszystkie osoby popierające ({ $supporters }) tracą żetony.
}

## A rescue

invasion-narrator-rescue-call = Kto prowadzi akcję, wskazuje dwie inne osoby, które nie są jawnymi Obcymi. Każda z tych trzech osób zagrywa jedną zakrytą kartę ratunku. Architekt tasuje karty i je odkrywa.
invasion-narrator-rescue-missing = { $count ->
    [one] Brakuje jednej karty.
    [few] Brakuje { $count } kart.
   *[other] Brakuje { $count } kart.
}
invasion-narrator-rescue-surplus = Kartę zagrywają tylko trzy osoby.
invasion-narrator-rescue-saved = Naukowiec jest bezpieczny. Oddajcie karty: każdemu po jednej obu rodzajów. Presja rośnie o jeden.
invasion-narrator-rescue-sabotaged = { $sabotage ->
    [one] Jeden Sabotaż.
    [few] { $sabotage } karty Sabotażu.
   *[other] { $sabotage } kart Sabotażu.
} Odkryjcie po kolei do { $cards } zdarzeń i skończcie po statku-matce. Jeśli eskorta jest potem nadal możliwa, naukowiec jest bezpieczny. Oddajcie karty. Presja rośnie o jeden.

## Numbers and the end

invasion-narrator-ships = Statki-matki
invasion-narrator-saved = Uratowani naukowcy
invasion-narrator-end-humans = Wszyscy naukowcy są { $point }. Wygrywają ludzie.
invasion-narrator-end-ships = Statki-matki nad miastem: { $ships }. Wygrywają Obcy.
