# The quick reference of any game.

reference-title = Με μια ματιά
reference-print = Τύπωσε αυτή τη σελίδα
reference-back = Πίσω
