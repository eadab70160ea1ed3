# Who everyone suspected: shown when the game is over. Clues are written without a subject: a name stands before them.

suspicion-title = What they suspected
suspicion-whose = Through whose eyes
suspicion-hint = Worked out from what this seat had seen and heard so far, and nothing else. What people really thought, only they know.
suspicion-hint-spectator = Worked out from what everyone at the table had seen and heard so far.
suspicion-share = { $percent }%
suspicion-range = { $before } → { $after }
suspicion-was = { $name }: { $share }, and rightly so
suspicion-was-not = { $name }: { $share }
suspicion-moments = What changed their minds
suspicion-moments-none = Nothing changed their minds much.
suspicion-moments-later = Nothing has changed their minds much yet.
suspicion-worse = looks worse
suspicion-better = looks better
suspicion-trouble = Couldn’t load the suspicions.
suspicion-waiting = Reading the game again…

## Clues of every game

clue-fact = there is proof
clue-accuse = an accusation between { $seatAcc } and { $aboutAcc }
clue-vouch = a good word between { $seatAcc } and { $aboutAcc }
clue-denied = denied it
clue-silent = was accused, and said nothing
clue-claimed = claimed a role
clue-false-word = said something that can’t be true
