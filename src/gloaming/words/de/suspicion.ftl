# Wen alle verdächtigten: gezeigt, wenn das Spiel vorbei ist. Hinweise stehen ohne Subjekt: ein Name steht davor.

suspicion-title = Wen sie verdächtigten
suspicion-whose = Mit wessen Augen
suspicion-hint = Errechnet aus dem, was man auf diesem Platz bis dahin gesehen und gehört hatte, und aus nichts anderem. Was wirklich gedacht wurde, weiß nur, wer es dachte.
suspicion-hint-spectator = Errechnet aus dem, was alle am Tisch bis dahin gesehen und gehört hatten.
suspicion-share = { $percent } %
suspicion-range = { $before } → { $after }
suspicion-was = { $name }: { $share }, und zu Recht
suspicion-was-not = { $name }: { $share }
suspicion-moments = Was sie umgestimmt hat
suspicion-moments-none = Nichts hat sie besonders umgestimmt.
suspicion-moments-later = Noch hat sie nichts besonders umgestimmt.
suspicion-worse = steht schlechter da
suspicion-better = steht besser da
suspicion-trouble = Die Verdächtigungen ließen sich nicht laden.
suspicion-waiting = Das Spiel wird noch einmal gelesen …

## Hinweise in jedem Spiel

clue-fact = es gibt einen Beweis
clue-accuse = eine Beschuldigung zwischen { $seatDat } und { $aboutDat }
clue-vouch = ein gutes Wort zwischen { $seatDat } und { $aboutDat }
clue-denied = hat es abgestritten
clue-silent = hat zu einer Beschuldigung geschwiegen
clue-claimed = eine Rolle behauptet
clue-false-word = etwas gesagt, das nicht stimmen kann
