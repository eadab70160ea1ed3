# Votes, claims, the night, and scenes.

vote-found-dead = Odkryta śmierć: { $name }.
vote-found-dead-you = Twoja śmierć wyszła na jaw.
vote-called-you = Zarządzasz głosowanie.
vote-called = Głosowanie zarządza { $name }.
vote-open = Głosy są odkryte.
vote-seal = Zapieczętuj głos
vote-seal-name = Zapieczętuj: odchodzi { $name }
vote-seal-nobody = Zapieczętuj: nikt nie odchodzi
vote-nobody = Nikt
vote-abstain = wstrzymanie się
vote-ghosts = { $count ->
    [one] { $people } jest duchem: głosuje, ale nie można na niego głosować.
    [few] { $people } są duchami: głosują, ale nie można na nie głosować.
   *[many] { $people } są duchami: głosują, ale nie można na nie głosować.
}
vote-rule = Odchodzi ten, kto ma więcej głosów niż ktokolwiek inny i więcej, niż jest głosów wstrzymujących się.
vote-sealed = zapieczętowany
vote-thinking = myśli
vote-your-turn = twoja kolej
vote-none = brak
vote-ghost = duch
vote-votes = { $count ->
    [one] Jeden głos
    [few] { $count } głosy
   *[many] { $count } głosów
}
vote-met = { $whoIs ->
    [you] Twoje starcia
   *[other] Starcia gracza { $who }
}
vote-ballot-of = { $voters } na gracza { $name }
vote-ballots-abstain = Głosy wstrzymujące się: { $voters }
vote-sum-leaves = Głosy na gracza { $name }: { $votes }, na innych najwyżej { $next }{ $abstentions ->
        [0] { "" }
       *[other] , wstrzymujące się: { $abstentions }
    }. Odchodzi { $name }.
vote-sum-you = Masz { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
       *[many] { $votes } głosów
    }, nikt inny nie ma więcej niż { $next }{ $abstentions ->
        [0] { "" }
       *[other] , wstrzymujące się: { $abstentions }
    }.
vote-sum-tie = Po tyle samo głosów ({ $votes }): { $people }. Remis: nikt nie odchodzi.
vote-sum-abstain = Najwięcej głosów ({ $votes }): { $people }, ale wstrzymujących się jest { $abstentions }. Nikt nie odchodzi.
vote-sum-nobody = Nikogo nie wskazano, więc nikt nie odchodzi.
vote-may-change = { $nameIs ->
    [you] Masz nóż i możesz jeszcze zmienić swój głos.
   *[other] { $name } ma nóż i może jeszcze zmienić swój głos.
  }
claim-detail = Wszyscy słyszą to pytanie co godzinę, w tych samych słowach.
claim-end = Niech godzina się skończy
claim-else = Jestem kultystą, martwych jest { $dead }
claim-second = To może oświadczyć tylko jedyny kultysta. Odkrywa się wszystkie talie Pulsu: jeśli martwych badaczy jest { $dead }, wygrywa kultysta; jeśli mniej, wygrywają badacze.
claim-sure = Dotknij jeszcze raz, aby się ujawnić
claim-back = Nie, wróć
claim-not-yours = To nie jest oświadczenie dla ciebie. Niech godzina się skończy.
night-detail = Wszyscy mają taką kartę, równie długo. Spójrz, a potem się obudź.
night-wake = Już wiem. Obudź się
night-look-first = Najpierw spójrz
token-held = Przytrzymaj, aby zobaczyć żeton. Nikt inny go nie widzi.
scene-death-murder = { $name } nie żyje
scene-death-assassin = { $name } ginie z ręki Zabójcy
scene-death-own = { $name } jest duchem
scene-death-detail = { $name } gra dalej jako duch: przenika, działa i głosuje, ale nikogo nie spotyka.
scene-power-off = Gaśnie światło
scene-power-off-detail = W ciemności spotykają się wszyscy, którzy są w tym samym miejscu.
scene-power-on = Światło wraca
scene-power-on-detail = Przy świetle dwie osoby spotykają się tylko wtedy, gdy są same.
scene-token = Bije zegar
scene-vote = Głosy są odkryte
