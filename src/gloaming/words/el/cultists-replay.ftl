# The replay.

replay-open-title = Όσα είναι ανοιχτά
replay-pulse = Τράπουλα Σφυγμού: { $cards }
