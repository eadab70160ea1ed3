# Who suspected whom.

suspicion-title = Kto kogo podejrzewał
suspicion-whose = Czyimi oczami
suspicion-hint = Wyliczone z tego, co do tej chwili było widać i słychać z tego miejsca, i z niczego więcej. Co ludzie naprawdę myśleli, wiedzą tylko oni.
suspicion-hint-spectator = Wyliczone z tego, co do tej chwili widzieli i słyszeli wszyscy przy stole.
suspicion-share = { $percent }%
suspicion-range = { $before } → { $after }
suspicion-was = { $name }: { $share }, i słusznie
suspicion-was-not = { $name }: { $share }
suspicion-moments = Co wpłynęło na podejrzenia
suspicion-moments-none = Nic mocniej nie wpłynęło na podejrzenia.
suspicion-moments-later = Na razie nic mocniej nie wpłynęło na podejrzenia.
suspicion-worse = wypada gorzej
suspicion-better = wypada lepiej
suspicion-trouble = Nie udało się wczytać podejrzeń.
suspicion-waiting = Ponowne czytanie gry…

## Clues

clue-fact = jest dowód
clue-accuse = oskarżenie: { $seat } i { $about }
clue-vouch = dobre słowo: { $seat } i { $about }
clue-denied = „to nie ja”
clue-silent = milczenie wobec oskarżenia
clue-claimed = oświadczenie o roli
clue-false-word = słowa, które nie mogą być prawdą
