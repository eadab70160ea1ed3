# Who everyone suspected: shown when the game is over. Clues are written without a subject: a name stands before them.

suspicion-title = Chi sospettavano
suspicion-whose = Con gli occhi di chi
suspicion-hint = Calcolato da ciò che a questo posto si era visto e sentito fino a quel momento, e da nient’altro. Che cosa pensavano davvero, lo sanno solo loro.
suspicion-hint-spectator = Calcolato da ciò che tutti al tavolo avevano visto e sentito fino a quel momento.
suspicion-share = { $percent }%
suspicion-range = { $before } → { $after }
suspicion-was = { $name }: { $share }, e a ragione
suspicion-was-not = { $name }: { $share }
suspicion-moments = Che cosa ha fatto cambiare idea
suspicion-moments-none = Nulla ha fatto cambiare molto idea.
suspicion-moments-later = Finora nulla ha fatto cambiare molto idea.
suspicion-worse = più sospetti
suspicion-better = meno sospetti
suspicion-trouble = I sospetti non si caricano.
suspicion-waiting = Rilettura della partita…

## Clues of every game

clue-fact = c’è una prova
clue-accuse = un’accusa tra { $seatAcc } e { $aboutAcc }
clue-vouch = una buona parola tra { $seatAcc } e { $aboutAcc }
clue-denied = ha negato
clue-silent = ha taciuto davanti a un’accusa
clue-claimed = ha dichiarato un ruolo
clue-false-word = ha detto una cosa che non può essere vera
