# The table page: plan, ring, shelf, tonight, menu.

board-plan = { $board }, κάτοψη
board-lake = λίμνη
board-you = εσύ
board-ghost = { $name }, φάντασμα
board-stay = μείνε εδώ
board-meets = θα συναντούσες: { $people }
board-here = εδώ: { $people }
board-fishman = ο Ψαράνθρωπος κλείνει τον δρόμο
board-cultist = μια κουκουλωμένη μορφή εμποδίζει τις ενέργειες Αίθουσας
board-portal = η Πύλη είναι ανοιχτή· κλείστε την ως την ώρα { $hour }
board-finished = πλήρης ✓
board-finished-label = ολοκληρώθηκε
board-room-explored = { $books ->
    [0] κανένα βιβλίο πια
    [one] μένει 1 βιβλίο
   *[other] μένουν { $books } βιβλία
}, { $cards ->
    [0] καμία κάρτα στην τράπουλα
    [one] 1 κάρτα στην τράπουλα
   *[other] { $cards } κάρτες στην τράπουλα
}
board-room-unexplored = { $books ->
    [one] 1 βιβλίο
   *[other] { $books } βιβλία
}, { $cards } από 3 κάρτες, ανεξερεύνητη
seat-knife = έχει το μαχαίρι
seat-ghost = φάντασμα
seat-pulse = { $cards ->
    [one] 1 κάρτα στην τράπουλα Σφυγμού
   *[other] { $cards } κάρτες στην τράπουλα Σφυγμού
}
seat-dead = { $cards ->
    [one] μία ανοιχτή κάρτα Νεκρός
   *[other] { $cards } ανοιχτές κάρτες Νεκρός
}
shelf-title = Τα ράφια
shelf-points = από { $target } πόντους
shelf-rack = { $books } από { $places } βιβλία· γεμάτο: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
tonight-title = Απόψε
tonight-event = { $token }
tonight-portal-open = Η Πύλη είναι ανοιχτή: κλείστε την ως την ώρα { $hour }
tonight-portal-closed = Η Πύλη έκλεισε
tonight-portal-missed = Η Πύλη δεν έκλεισε εγκαίρως
tonight-fishman = Ψαράνθρωπος: { $place }
tonight-fishman-lake = Ο Ψαράνθρωπος είναι στη λίμνη
tonight-hoods = Κουκουλωμένες μορφές: { $places }. Έξω: { $outside }
tonight-hoods-outside = { $outside ->
    [one] Μία κουκουλωμένη μορφή έξω
   *[other] { $outside } κουκουλωμένες μορφές έξω
}
tonight-vote = Μπορεί να ξεκινήσει ψηφοφορία
tonight-vote-spent = Όχι άλλη ψηφοφορία αυτή την ώρα
tonight-window = Επικίνδυνα περάσματα: { $passage ->
    [one] 1 κάρτα
   *[other] { $passage } κάρτες
}. Στοίβα τραβήγματος: { $pile }
tonight-no-cards = Ως την ώρα { $hour } δεν δίνονται κάρτες σε συναντήσεις
tonight-no-talk = Χωρίς επικοινωνία: σιωπή
header-lit-label = Υπάρχει ρεύμα
header-dark-label = Δεν υπάρχει ρεύμα
table-shelf = Ράφια
clock-hour = Ώρα { $hour }
clock-token = Ώρα { $hour }: { $token }
