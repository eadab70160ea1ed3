# Whom everybody suspected: shown when the game is over. Clues are written without a subject: a name stands before them.

suspicion-title = What they suspected
suspicion-whose = Through whose eyes
suspicion-hint = Reckoned from what this seat had seen and heard by then, and from nothing else. What people really thought, only they know.
suspicion-hint-spectator = Reckoned from what everybody at the table had seen and heard by then.
suspicion-share = { $percent }%
suspicion-range = { $before } → { $after }
suspicion-was = { $name }: { $share }, and it was so
suspicion-was-not = { $name }: { $share }
suspicion-moments = What moved them most
suspicion-moments-none = Nothing moved them by much.
suspicion-moments-later = Nothing has moved them by much yet.
suspicion-worse = looks worse
suspicion-better = looks better
suspicion-trouble = Suspicions could not be fetched.
suspicion-waiting = Reading the game once more …

## Clues of every game

clue-fact = there is proof
clue-accuse = an accusation between { $seatAcc } and { $aboutAcc }
clue-vouch = a good word between { $seatAcc } and { $aboutAcc }
clue-denied = denied it
clue-silent = was accused, and said nothing
clue-claimed = claimed a role
clue-false-word = said what cannot be true
