# The end of a game, and the proof of its deal.

end-table = Stół { $code }
end-aborted-title = Gra została przerwana.
end-chart-title = Jak było naprawdę
end-proof-title = Wszystko było uczciwe
end-proof-detail = Zanim rozdano pierwszą kartę, stół ogłosił pieczęć na swoich kościach. Poniżej jest ziarno, które pod nią leżało. Zapisz przebieg gry, a Gloaming sprawdzi pieczęć, ziarno i każdy ruch:
end-proof-seal = Pieczęć, ogłoszona na początku
end-proof-seed = Ziarno, ujawnione na końcu
end-proof-verify = Jak to sprawdzić
end-proof-file = ZAPIS
end-save = Zapisz przebieg gry
end-replay = Obejrzyj jeszcze raz
end-again = Ten sam stół, nowa gra
end-join = Dołącz do nowego stołu: { $name }
end-again-trouble = Nie udało się postawić nowego stołu. Spróbuj za chwilę.
end-proof-title-broken = Coś się tu nie zgadza
end-proof-holds = Sprawdzone na tym urządzeniu: rozdanie było zapieczętowane przed pierwszą kartą, twoja część w nim jest, a twoje odpowiedzi są takie, jak były.
end-proof-holds-unshared = Sprawdzone na tym urządzeniu: pieczęć jest ta sama co na początku. To urządzenie nie dało swojej części ziarna.
end-proof-nothing = To urządzenie nie ma czym sprawdzać: na początku gry nie zajmowało miejsca z kluczem.
end-proof-broken = { $fault ->
    [terms] Warunki tej gry nie są tymi, na które zgodziło się to urządzenie.
    [seal] Pieczęć nie jest tą, którą widziało to urządzenie, albo ziarno do niej nie pasuje.
    [seed] Ziarno nie składa się z przyrzeczonych części.
    [share] W ziarnie nie ma części tego urządzenia.
   *[answers] W zapisie brakuje części twoich podpisanych odpowiedzi albo są na ich miejscu inne.
} Nie ufaj temu wynikowi. Zapisz przebieg gry i zapytaj osobę, która prowadzi ten serwer.
end-proof-attempts = Próby rozdania: { $attempts }, bo ktoś przyrzekł swoją część i jej nie pokazał.
end-proof-seat = { $name }: { $signed ->
    [0] bez podpisu
   *[other] podpisane odpowiedzi: { $signed } z { $answers }
}{ $witnessed ->
    [yes] , a koniec poświadczony
   *[no] {""}
}.
end-proof-nobody = Nikt nie podpisał żadnej odpowiedzi.
end-proof-how = Jak stół dowodzi uczciwości rozdania
fair-title = Jak stół dowodzi uczciwości rozdania
fair-pledge = Zanim padnie pierwsza karta, serwer i każde urządzenie z kluczem zamykają losową część ziarna i pokazują wszystkim jej odcisk.
fair-seed = Dopiero gdy wszystkie odciski leżą na stole, części zostają ujawnione. Razem decydują o każdym tasowaniu, więc nikt nie może wybrać sobie rozdania.
fair-pin = Zanim twoje urządzenie pokaże swoją część, zapamiętuje odciski, imiona, ustawienia i pieczęć.
fair-sign = Każdą twoją odpowiedź podpisuje klucz, który nigdy nie opuszcza twojego urządzenia. Na końcu podpisuje też listę wszystkich odpowiedzi.
fair-check = Po grze twoje urządzenie sprawdza to wszystko, a każdy może sprawdzić to jeszcze raz z zachowanego zapisu.
fair-limits = Boty i urządzenia bez bezpiecznego połączenia nie dają swojej części i niczego nie podpisują, a zapis o tym mówi. Nawet ktoś, kto zna wszystkie części prócz twojej, nie wybierze sobie rozdania. Jeśli ktoś nie pokaże swojej części, rozdaje się od nowa, a liczba prób jest podana.
fair-back = Wstecz
