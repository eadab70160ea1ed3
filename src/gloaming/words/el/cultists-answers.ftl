# Every answer as the act it names. What follows from it stands in detail-…; what only its seat may read in secret-….

option-wake = Ξύπνα
option-go = Πήγαινε { $placeTo }
option-go-drift = Αιωρήσου { $placeTo }
option-stop = Μείνε { $placeIn }
option-stop-path = Τέλειωσε τον δρόμο σου { $placeIn }
option-give = Δώσε { $toDat } { $card }
option-show-death = Αποκάλυψε την κάρτα Νεκρός
option-put-back = Βάλε πίσω την τράπουλα, χωρίς να δείξεις τίποτα
option-accuse = { $seatIs ->
    [you] Ψήφισε τον εαυτό σου
   *[other] Ψήφισε: { $seatAcc }
}
option-accuse-instead = { $seatIs ->
    [you] Ψήφισε τελικά τον εαυτό σου
   *[other] Ψήφισε τελικά: { $seatAcc }
}
option-abstain = Αποχή
option-abstain-instead = Τελικά αποχή
option-keep-ballot = Κράτα την ψήφο σου
option-weigh = { $twice ->
    [yes] Να μετρήσει διπλά η ψήφος σου
   *[no] Να μετρήσει μία φορά η ψήφος σου
}
option-confirm = Ας τελειώσει η ώρα { $round }
option-claim = Βγες μπροστά και διεκδίκησε τη νίκη
option-name-seer = Κατονόμασε: { $seatAcc }
option-check-state = { $targetIs ->
    [you] Κοίτα την τράπουλα Σφυγμού σου
   *[other] Κοίτα την τράπουλα Σφυγμού ({ $target })
}
option-secure-hallway = Βάλε { $card } στα επικίνδυνα περάσματα
option-fight-cultist = Διώξε την κουκουλωμένη μορφή { $placeFrom }
option-scare-fishman = Διώξε τον Ψαράνθρωπο στη λίμνη
option-fill-room = Βάλε { $card } στην τράπουλα { $placeOf }
option-check-room = Τράβα μια κάρτα { $placeIn }
option-initiate-vote = Ξεκίνα ψηφοφορία
option-watch-room = Τράβα με την κάμερα μια κάρτα { $placeIn }
option-watch-state = { $targetIs ->
    [you] Κοίτα με την κάμερα την τράπουλα Σφυγμού σου
   *[other] Κοίτα με την κάμερα την τράπουλα Σφυγμού ({ $target })
}
option-restart-power = Επανάφερε το ρεύμα
option-close-portal = { $closingIs ->
    [none] Άρχισε να κλείνεις την Πύλη
   *[some] Κλείσε την Πύλη
}
option-close-together = Κλείσε την Πύλη με { $partner }
option-help = Βοήθησε
option-refuse = Μη βοηθήσεις
option-pass = Πάσο
option-assassinate = Χτύπα ως Δολοφόνος: { $targetAcc }
option-spy = { $targetIs ->
    [you] Κοίτα την τράπουλα Σφυγμού σου
   *[other] Κοίτα την τράπουλα Σφυγμού ({ $target })
}
option-decline = { $question ->
    [LookThroughFalseEyes] Μην κοιτάξεις κανέναν
   *[other] Άσε το σακούλι ήσυχο
}
option-peek = Βγάλε μια μάρκα και κοίταξέ την
option-remove-token = Βγάλ’ την από το παιχνίδι
option-return-token = Ξαναβάλ’ την στο σακούλι

## What an act leads to, as far as everyone at the table could work it out

detail-meet = { $seatsIs ->
    [one] Εκεί είναι μόνο: { $seats }. Θα συναντηθείτε.
   *[many] Εκεί, στο σκοτάδι: { $seats }. Θα συναντηθείτε.
}
detail-meet-without-cards = { $seatsIs ->
    [one] Εκεί είναι μόνο: { $seats }. Θα συναντηθείτε, χωρίς κάρτες.
   *[many] Εκεί, στο σκοτάδι: { $seats }. Θα συναντηθείτε, χωρίς κάρτες.
}
detail-crowd = Εκεί είναι: { $seats }. Συνάντηση δεν γίνεται.
detail-met-before = Εκεί έγινε ήδη συνάντηση σε αυτή τη σειρά σου.
detail-back-at-start = Από εκεί ξεκίνησες, οπότε δεν μπορείς να μείνεις.
detail-last-door = Η τελευταία σου πόρτα.
detail-movement-ends = Εδώ τελειώνει η κίνησή σου.
detail-card-unseen = Πάει κλειστή { $toIs ->
    [you] στην τράπουλα Σφυγμού σου
   *[other] στην τράπουλα Σφυγμού ({ $to })
}. Θα το ξέρεις μόνο εσύ.
detail-fill = { $cards ->
    [one] Εκεί είναι τώρα μία κάρτα.
   *[other] Εκεί είναι τώρα { $cards } κάρτες.
}
detail-fill-explores = Η τρίτη κάρτα: η αίθουσα εξερευνάται.
detail-secure = { $cards ->
    [one] Εκεί είναι τώρα μία κάρτα.
   *[other] Εκεί είναι τώρα { $cards } κάρτες.
}
detail-draw = { $cards ->
    [one] Μία κάρτα στην τράπουλα. Η Επιτυχία στέλνει ένα βιβλίο στα ράφια.
   *[other] { $cards } κάρτες στην τράπουλα. Η Επιτυχία στέλνει ένα βιβλίο στα ράφια.
}
detail-draw-scores = Ένα βιβλίο θα γέμιζε το ράφι: { $points ->
    [one] 1 πόντος.
   *[other] { $points } πόντοι.
}
detail-look = { $cards ->
    [0] Είναι άδεια.
    [one] Έχει μία κάρτα.
   *[other] Έχει { $cards } κάρτες.
}
detail-show-death = { $targetIs ->
    [you] Συνεχίζεις ως φάντασμα, και ακολουθεί ψηφοφορία.
   *[other] { $target } συνεχίζει ως φάντασμα, και ακολουθεί ψηφοφορία.
}
detail-accuse = Φεύγει όποιο όνομα έχει περισσότερες ψήφους από κάθε άλλο, και περισσότερες από τις αποχές.
detail-abstain = Μετρά υπέρ του να μη φύγει κανείς.
detail-keep-ballot = Η ψηφοφορία μένει όπως είναι.
detail-claim = Με { $needed } νεκρούς ερευνητές κερδίζεις. Με λιγότερους χάνεις.
detail-name-seer = Μία προσπάθεια. Αν πετύχει, κερδίζουν οι σεκταριστές.
detail-fight-cultist = Φεύγει οριστικά, και η αίθουσα λειτουργεί ξανά.
detail-scare-fishman = Αυτός ο διάδρομος ελευθερώνεται.
detail-vote = Ψηφίζουν όλοι μαζί.
detail-restart-power = Παντού ανάβουν τα φώτα.
detail-portal-begin = Την ίδια ώρα πρέπει να κάνει το ίδιο και κάποιος άλλος.
detail-portal-finish = Άρχισε: { $closing }. Εσύ την κλείνεις.
detail-portal-in-vain = Μα κανείς άλλος δεν προλαβαίνει πια.
detail-portal-ask = Η απάντηση μπορεί να είναι όχι. Η ενέργειά σου ξοδεύεται έτσι κι αλλιώς.
detail-help = Η Πύλη κλείνει, κι εσύ δίνεις την ενέργειά σου.
detail-assassinate = Μία φορά στο παιχνίδι. Ο ρόλος σου αποκαλύπτεται, και ψηφοφορία δεν ακολουθεί.
detail-peek = { $bag ->
    [one] Στο σακούλι είναι μία μάρκα.
   *[other] Στο σακούλι είναι { $bag } μάρκες.
}
detail-remove-token = Οι άλλοι δεν θα μάθουν ποια ήταν.

## What only this seat may read, while it holds

secret-on-route = Στη διαδρομή σου αυτή την ώρα.
secret-off-route = Έξω από τη διαδρομή σου αυτή την ώρα.
secret-must-show = Την κάρτα Νεκρός πρέπει να την αποκαλύψεις.
secret-may-hide = Έναν θάνατο μπορείς να τον κρατήσεις για σένα.
secret-greenhorn = Είσαι Πρωτάρης: αυτό σε κάνει φάντασμα.
secret-butterfingers = Είσαι Αδέξιος: το μαχαίρι σε κάνει φάντασμα.
secret-crybaby = Είσαι Κλαψιάρης: αυτό σε κάνει φάντασμα.
secret-crybaby-risk = Είσαι Κλαψιάρης: αν βρεις θάνατο, γίνεσαι φάντασμα.
secret-deadly = Ένας κρυφός θάνατος.
