# A guided game of Invasion.

## The first evening

lesson-first-evening = Twój pierwszy wieczór
    .intro-1 = Mediolan, dziś wieczorem. Obcy trzymają pięć dzielnic, a pięciu naukowców zostało odciętych.
    .intro-2 = Ty i twoi agenci sprowadzacie ich do Duomo.
    .intro-3 = Ale każda karta, którą dobierzesz, może cię przemienić. Nikt się nie dowie.

lesson-first-evening-s1 =
    .coach = Obcy wylądowali w pięciu miejscach. Przy każdym z nich jest odcięty naukowiec.

lesson-first-evening-s5 =
    .coach = Każdy dobiera jedną kartę. Przytrzymaj, aby obejrzeć swoją.
    .held = Człowiek. Na razie jesteś po naszej stronie.
    .then = Każda runda zaczyna się zdarzeniem. Katedra: jeden agent może pojechać do centrum.

lesson-first-evening-1-2 =
    .says-1 = Czapla do bramy Nuova. Ktoś musi otworzyć drzwi.

lesson-first-evening-1-3 =
    .coach = W swojej turze możesz przejąć agenta. Agenci nie należą do nikogo; syrena znaczy, że czekają.

lesson-first-evening-1-4 =
    .coach = Jedzie jedną ulicą, jak daleko chcesz. Potem jego syrena gaśnie.

lesson-first-evening-1-5 =
    .coach = Twoja tura. Przejmij Srokę albo Rysia: stoją przy obwodnicy.

lesson-first-evening-1-6 =
    .coach = Przy Porta Nuova czeka naukowiec. Jedź tam, obwodnicą.

lesson-first-evening-1-7 =
    .coach = Z tym punktem stykają się trzy dzielnice Obcych. Wyzwól je: nikogo nie da się eskortować obok Obcych.

lesson-first-evening-1-8 =
    .coach = Czapla stoi przy bramie, na tej samej ulicy. Wyślij tam naukowca.

lesson-first-evening-1-9 =
    .coach = Ostatni krok to akcja ratunkowa, we troje. Wybierz dwie osoby.

lesson-first-evening-1-11 =
    .coach = Każde z was potajemnie zagrywa kartę. Jeden Sabotaż na trzy wszystko zepsuje.
    .held = Sukces, jeśli ma się udać.
    .then = Uratowani: 1 z 2. Presja wynosi teraz 2: przejęcie agenta kosztuje dwie karty.

lesson-first-evening-1-14 =
    .coach = Agnes dobiera za to dwie karty. Każda może ją przemienić i tylko ona by o tym wiedziała.

lesson-first-evening-1-15 =
    .says-1 = Ines, strasznie długo patrzysz na swoją kartę.

lesson-first-evening-1-16 =
    .coach = Theo potrzebuje poparcia. Jeśli Ines jest człowiekiem, ten, kto ją oskarżył, nigdy więcej nie może oskarżać.
    .then = { $answer ->
        [support] Ines pokazuje kartę: Człowiek. Theo, Ruben i ty tracicie prawo do oskarżeń.
       *[other] Ines pokazuje kartę: Człowiek. Theo i Ruben tracą prawo do oskarżeń.
    }

lesson-first-evening-1-17 =
    .says-1 = Skoro już skończyliście, wezmę się do pracy.

lesson-first-evening-1-19 =
    .coach = Runda się kończy: syreny wracają, a kości rozprzestrzeniają Obcych. Pełny sektor to koniec miasta.
    .then = Statek-matka: do talii trafia dziesięć nieznanych kart. Drugi kończy tę grę.

lesson-first-evening-2-1 =
    .coach = Tym razem planuj: dobierz jedną kartę, potem zobacz dwa zdarzenia. Jedno z nich nadejdzie.
    .held = Zasymilowany. Należysz teraz do Obcych, na zawsze. Nikt inny o tym nie wie.

lesson-first-evening-2-2 =
    .coach = Jedno z nich nadejdzie w następnej rundzie, drugie będzie zażegnane. Nikt inny nie widzi które.
    .held = Teraz wygraną dają ci statki. Ale nadal możesz udawać dobrą duszę.

lesson-first-evening-2-3 =
    .coach = Przed każdą turą pytani są wszyscy. Ujawnić może się tylko Obcy.
    .held = Zostań w ukryciu. Kogoś, kto się ujawni, nikt już nie weźmie do oddziału.

lesson-first-evening-2-4 =
    .says-1 = Jeszcze Porta Magenta i koniec roboty.

lesson-first-evening-2-9 =
    .says-1 = Theo. I ty. Tobie ufam.

lesson-first-evening-2-10 =
    .coach = Zagraj kartę. Wszyscy zobaczą, ile jest Sabotażu, ale nie czyj.
    .held = Sukces ratuje naukowca i ludzie wygrywają bez ciebie. Sabotaż jest dla twojej strony.

lesson-first-evening-reveal-1 = Twoja linia zmienia się w rundzie 2, przy karcie dobranej za planowanie.
lesson-first-evening-reveal-2 = Nikt inny nie przeszedł przemiany. Jedna karta na was pięcioro i jeden Obcy.
lesson-first-evening-reveal-3 = Widzieli jeden Sabotaż wśród trzech kart. Agnes, Theo czy ty? Kłóciliby się całą noc.
lesson-first-evening-reveal-4 = Dwaj naukowcy są bezpieczni i ludzie wygrywają. Ty po przemianie przegrywasz razem z Obcymi.
lesson-first-evening-reveal-5 = Pełna gra to pięciu naukowców albo cztery statki, a przemienić może się więcej niż jedna osoba.
