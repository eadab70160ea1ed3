# What a role wants, fears, and does best.

role-card-books = Zdobyć książki albo pozbyć się { $cultists ->
    [one] kultysty.
    [few] obu kultystów.
   *[many] obu kultystów.
}

role-card-investigator =
    .want = Zebrać na regale książki za { $points } pkt albo pozbyć się { $cultists ->
        [one] kultysty.
        [few] obu kultystów.
       *[many] obu kultystów.
    }
    .fear = Karty Martwy, której nigdy nie zobaczysz, i głosowania przeciw swoim.
    .trick = Masz tylko dobre karty. Mów, gdzie je dokładasz, i licz pozostałe.
role-card-cultist =
    .want = { $cultists ->
        [one] Doliczyć się co najmniej { $dead } martwych badaczy i oświadczyć to na koniec godziny. Albo przetrwać dziesięć godzin.
        [few] Doliczyć się co najmniej { $dead } martwych badaczy na godzinę przed waszą przegraną. Albo przetrwać dziesięć godzin.
       *[many] Doliczyć się co najmniej { $dead } martwych badaczy na godzinę przed waszą przegraną. Albo przetrwać dziesięć godzin.
    }
    .fear = { $cultists ->
        [one] Głosowania. I tego, że nikt prócz ciebie nie spotkał wszystkich martwych.
        [few] Głosowań przeciw wam i zbyt dobrej obrony wspólnika.
       *[many] Głosowań przeciw wam i zbyt dobrej obrony wspólnika.
    }
    .trick = { $cultists ->
        [one] Często dawaj kartę Żywy. Trzymaj się trasy, choć nie musisz. Przemilczaj śmierci, które odkryjesz.
        [few] Nikt się nie ujawnia. Zabijaj wcześnie, pracuj pilnie i czasem nie zgadzaj się ze wspólnikiem.
       *[many] Nikt się nie ujawnia. Zabijaj wcześnie, pracuj pilnie i czasem nie zgadzaj się ze wspólnikiem.
    }
role-card-seer =
    .want = Zdobyć książki albo pozbyć się { $cultists ->
        [one] kultysty
        [few] obu kultystów
       *[many] obu kultystów
    } tak, by nikt nie zauważył, co wiesz.
    .fear = Wskazania na końcu: wtedy mimo wszystko wygrywają kultyści.
    .trick = Głosuj jak ktoś, kto zgaduje. Niech imię padnie najpierw z cudzych ust.
role-card-assassin =
    .want = Jednego ciosu, który trafi kultystę.
    .fear = Ciosu w kogoś ze swoich: liczy się dla kultystów.
    .trick = Czekaj na pewność. Do tego czasu sama groźba każe kultystom uważać.
role-card-mechanic =
    .want = Książek, szybciej niż ktokolwiek inny.
    .fear = Że wezmą cię za kultystę, bo żadna trasa nie tłumaczy twoich dróg.
    .trick = Działaj w pokojach, których nikt inny nie może teraz używać. Jako duch już nie możesz.
role-card-radiant-beauty =
    .want = { role-card-books }
    .fear = Śmierci odkrytej przy świetle, gdy twoje nic nie jest warte.
    .trick = Jako duch niesiesz światło i prąd: do ciemnych pokoi albo do kamery.
role-card-infected =
    .want = { role-card-books }
    .fear = Śmierci, której nikt nie odkryje: wtedy twoja moc śpi.
    .trick = Gdy twoja śmierć wyjdzie na jaw, do końca następnej godziny nikt nie daje kart.
role-card-super-ghost =
    .want = { role-card-books }
    .fear = Śmierci, której nikt nie odkryje: wtedy jesteś tylko parą rąk do pracy.
    .trick = Jako duch używasz każdego pokoju: kamera, prąd, Portal, nawet głosowanie.
role-card-greenhorn =
    .want = Zdobyć książki albo pozbyć się { $cultists ->
        [one] kultysty
        [few] obu kultystów
       *[many] obu kultystów
    } i nie stracić nerwów.
    .fear = Kamery i zarządzania głosowań: jedno i drugie robi z ciebie ducha.
    .trick = Akcja i tak się liczy. Jedno spojrzenie albo głosowanie może być tego warte.
role-card-butterfingers =
    .want = Zdobyć książki albo pozbyć się { $cultists ->
        [one] kultysty
        [few] obu kultystów
       *[many] obu kultystów
    }, nie dotykając noża.
    .fear = Użycia noża do czegokolwiek: robi z ciebie ducha.
    .trick = Nie zmieniaj głosu i odmawiaj, gdy nóż coś daje. Samo trzymanie nie szkodzi.
role-card-crybaby =
    .want = Zdobyć książki albo pozbyć się { $cultists ->
        [one] kultysty
        [few] obu kultystów
       *[many] obu kultystów
    } i nie oglądać zwłok.
    .fear = Ujawnienia czyjejś śmierci: ty też zostajesz wtedy duchem.
    .trick = Niech sprawdzają inni. Dokładaj i dobieraj karty; do tego masz pewną rękę.
role-card-firestarter =
    .want = Pozbyć się z ręki kart Porażki i Sabotażu, zanim minie godzina 5.
    .fear = Że któraś jeszcze zostanie. I że wezmą cię za kultystę.
    .trick = Kładź je tam, gdzie daleko do książki, albo do niebezpiecznych przejść.
role-card-cursebearer =
    .want = Zdobyć książki albo pozbyć się { $cultists ->
        [one] kultysty
        [few] obu kultystów
       *[many] obu kultystów
    }, z dala od duchów.
    .fear = Pokoju z duchem: giniesz od razu.
    .trick = Korytarze są bezpieczne. Pytaj duchy na głos, dokąd zamierzają przeniknąć.
role-card-celebrity =
    .want = Żyć, gdy zacznie się godzina 6 i wszyscy dowiedzą się, kim jesteś.
    .fear = Śmierci przed tą chwilą: twoje karty, także Martwy, dostają inni.
    .trick = Do tego czasu nie spotykaj nikogo sam na sam. Potem wszyscy mogą ci ufać.
role-card-blind-cultist =
    .want = Tego co każdy kultysta: dość martwych na czas albo końca dziesięciu godzin.
    .fear = Że zabijesz albo oskarżysz wspólnika, którego nie znasz.
    .trick = Wspólnik zna ciebie. Patrz, kto cię oszczędza, a kartę Martwy dawaj innym.
role-card-cursed-hunter =
    .want = Klątwy na obu kultystach albo na sześciu pokojach i nikogo, kto cię wskaże.
    .fear = Ostatniego pytania tej gry: kto jest Myśliwym?
    .trick = Znasz kultystów i nie potrzebujesz trasy. Graj gorliwego badacza.

## What else one can be

role-card-mayor =
    .want = Wyrównanych głosowań: każdy remis rozstrzygasz ty.
    .fear = Przemiany w ducha: urząd przepada razem z tobą.
    .trick = Mów zawczasu, jak rozstrzygniesz. To zmienia głosy.
role-card-detective =
    .want = Kogoś, komu można ufać: poznajesz Informatora, a on na pewno jest badaczem.
    .fear = Że kultyści zauważą, komu ufasz.
    .trick = Wierz Informatorowi i nigdy nie mów dlaczego.
role-card-exorcist =
    .want = Raz przywrócić ducha do życia, za cenę innego życia.
    .fear = Wcześniejszej śmierci: wtedy nikt nie wraca.
    .trick = Poświęć kogoś, co do kogo masz pewność. Ostatni kultysta kończy grę.
role-card-profiler =
    .want = Oglądać talie Pulsu: widzisz karty w kolejności, w jakiej przyszły.
    .fear = Talii, które ktoś inny wcześniej potasował.
    .trick = Porównaj kolejność z dziennikiem: pokaże, kto dał kartę Martwy.
role-card-saboteur =
    .want = Raz zamienić talie dwóch pokoi.
    .fear = Zamiany na ślepo, która pomoże kultystom.
    .trick = Przenieś talię, której ufasz, tam, gdzie decyduje jedna książka.
role-card-informant =
    .want = Tego, czego chce twoja rola. Żeton mówi, że nie jesteś kultystą.
    .fear = Tego co wszyscy, niczego więcej.
    .trick = Jeśli jest Detektyw, ktoś przy stole wie, że grasz uczciwie.
role-card-ghost =
    .want = Tego co przedtem: wygrywasz albo przegrywasz razem ze swoją stroną.
    .fear = Niczego: dwa razy się nie ginie. Chyba że milczenia.
    .trick = Przenikaj dokądkolwiek, dokładaj i dobieraj na swojej trasie, mów i głosuj.
role-card-knife =
    .want = Dobrze go użyć: zaczynasz tę godzinę, a niektóre zdarzenia pytają ciebie.
    .fear = Że inni zapamiętają, do czego go używasz.
    .trick = Do sześciu graczy możesz zmienić swój głos; przy większej liczbie liczy się podwójnie.
