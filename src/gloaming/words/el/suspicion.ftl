# Who everyone suspected: shown when the game is over. Clues are written without a subject: a name stands before them.

suspicion-title = Τι υποψιάζονταν
suspicion-whose = Με ποια μάτια
suspicion-hint = Βγαίνει από όσα είχε δει και ακούσει ως τότε αυτή η θέση, και από τίποτε άλλο. Τι πίστευαν στ’ αλήθεια, το ξέρουν μόνο εκείνοι.
suspicion-hint-spectator = Βγαίνει από όσα είχαν δει και ακούσει όλοι στο τραπέζι ως τότε.
suspicion-share = { $percent }%
suspicion-range = { $before } → { $after }
suspicion-was = { $name }: { $share }, και δικαίως
suspicion-was-not = { $name }: { $share }
suspicion-moments = Τι άλλαξε τη γνώμη τους
suspicion-moments-none = Τίποτα δεν άλλαξε πολύ τη γνώμη τους.
suspicion-moments-later = Τίποτα δεν έχει αλλάξει ακόμα πολύ τη γνώμη τους.
suspicion-worse = περισσότερη υποψία
suspicion-better = λιγότερη υποψία
suspicion-trouble = Οι υποψίες δεν φορτώθηκαν.
suspicion-waiting = Το παιχνίδι διαβάζεται ξανά…

## Clues of every game

clue-fact = υπάρχει απόδειξη
clue-accuse = μια κατηγορία ανάμεσα σε { $seatAcc } και { $aboutAcc }
clue-vouch = ένας καλός λόγος ανάμεσα σε { $seatAcc } και { $aboutAcc }
clue-denied = το αρνήθηκε
clue-silent = δεν απάντησε σε μια κατηγορία
clue-claimed = δήλωσε έναν ρόλο
clue-false-word = είπε κάτι που δεν μπορεί να ισχύει
