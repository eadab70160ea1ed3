# The question panel: marks, walking, meeting, acting, looking; and the hand.

mark-walk = Η κίνησή σου
mark-ghost = Είσαι φάντασμα
mark-declare = Ο δρόμος σου, από πριν
mark-act = Η ενέργειά σου
mark-meet = Συνάντηση: { $place }
mark-look = Έλεγξε μια κατάσταση
mark-look-camera = Από την κάμερα
mark-look-false-eyes = Μέσα από δόλια μάτια
mark-look-through-false-eyes = { mark-look-false-eyes }
mark-vote = Η ψήφος σου, σφραγισμένη ακόμα
mark-reconsider = Το μαχαίρι και η ψήφος
mark-weigh-ballot = { mark-reconsider }
mark-night = Νύχτα
mark-claim = Το τέλος της ώρας { $hour }
mark-token = Μια μάρκα από το σακούλι
mark-take-control = Έχεις το μαχαίρι
mark-help-close = Η Πύλη
mark-guess-seer = Η τελευταία λέξη
walk-points = { $points ->
    [one] Απομένει μία πόρτα
   *[other] Απομένουν { $points } πόρτες
}
walk-choose = Διάλεξε ένα φωτισμένο μέρος
meet-nobody = Εκεί δεν είναι κανείς. Συνάντηση δεν γίνεται.
meet-which = Ποια κάρτα δίνεις σε { $name };
meet-whom = Σε ποιο άτομο δίνεις κάρτα;
meet-detail = Πάει κλειστή στην τράπουλα Σφυγμού. Θα το ξέρεις μόνο εσύ, για πάντα.
meet-cards = Οι κάρτες Συνάντησής σου
meet-choose-card = Διάλεξε πρώτα κάρτα
meet-give = Δώσε σε { $name }
meet-someone-else = Σε άλλο άτομο
meet-choosing = διαλέγει
meet-choosing-you = διαλέγεις
meet-pulse = { $count ->
    [one] Μία κάρτα
   *[other] { $count } κάρτες
} στην τράπουλα Σφυγμού
meet-scene = Συνάντηση ({ $place }): { $people }.
act-pass = Μην κάνεις τίποτα
act-whom = Διάλεξε ένα άτομο
act-where = Διάλεξε ένα μέρος
act-choose-card = Διάλεξε πρώτα κάρτα
act-room-cards = Οι κάρτες Αίθουσάς σου
act-check-state = Έλεγξε μια κατάσταση
act-check-state-detail = Κοίτα την τράπουλα Σφυγμού κάποιου που είναι εδώ μαζί σου.
act-watch-state = Έλεγξε κατάσταση με κάμερα
act-watch-state-detail = Κοίτα όποια τράπουλα Σφυγμού θέλεις, όπου κι αν είναι το άτομο.
act-fill-room = Γέμισε την αίθουσα
act-fill-room-detail = Μια κλειστή κάρτα στην τράπουλά της, που την ξέρεις μόνο εσύ.
act-check-room = Έλεγξε την αίθουσα
act-check-room-detail = Τράβα μία κάρτα από την τράπουλά της, μπροστά σε όλους.
act-watch-room = Έλεγξε αίθουσα με κάμερα
act-watch-room-detail = Τράβα μία κάρτα από όποια εξερευνημένη αίθουσα θέλεις, μπροστά σε όλους.
act-secure-hallway = Ασφάλισε τον διάδρομο
act-secure-hallway-detail = Βάλε μια κάρτα Αίθουσας κλειστή στα επικίνδυνα περάσματα.
act-fight-cultist = Διώξε την κουκουλωμένη μορφή
act-fight-cultist-detail = Φεύγει οριστικά από αυτή την αίθουσα.
act-scare-fishman = Διώξε τον Ψαράνθρωπο
act-scare-fishman-detail = Θέλει το μαχαίρι. Ανοίγει ξανά τον διάδρομό του.
act-initiate-vote = Ξεκίνα ψηφοφορία
act-initiate-vote-detail = Ψηφίζουν όλοι, τώρα αμέσως.
act-restart-power = Επανάφερε το ρεύμα
act-restart-power-detail = Παντού ανάβουν τα φώτα.
act-close-portal = Κλείσε την Πύλη
act-close-portal-detail = Θέλει δύο άτομα μέσα στην ίδια ώρα.
act-close-together = Κλείσε την Πύλη με κάποιον
act-close-together-detail = Η απάντηση μπορεί να είναι όχι· η ενέργειά σου ξοδεύεται έτσι κι αλλιώς.
act-by-role = Χρησιμοποίησε τον ρόλο σου
act-by-role-detail = Κράτα για να δεις αν μπορείς. Όλοι έχουν αυτή τη γραμμή.
act-by-role-none = Ο ρόλος σου δεν μπορεί να κάνει κάτι τώρα.
act-lay-it = Βάλ’ την: { $place }
act-secure-it = Βάλ’ την στα περάσματα
look-at = Τράπουλα Σφυγμού: { $name }
look-detail = Κράτα για να δεις τις κάρτες, ανακατεμένες. Ύστερα αποφάσισε.
look-held-none = Καμία κάρτα Νεκρός. Βάλε πίσω την τράπουλα.
look-held-must = Μια κάρτα Νεκρός. Πρέπει να την αποκαλύψεις: { $name } γίνεται φάντασμα, και ακολουθεί ψηφοφορία.
look-held-may = Μια κάρτα Νεκρός. Μπορείς να την αποκαλύψεις, ή να βάλεις πίσω την τράπουλα και να σωπάσεις.
look-show = Αποκάλυψε μια κάρτα Νεκρός
look-put-back = Βάλε πίσω την τράπουλα
look-not-now = Αυτό δεν μπορείς να το διαλέξεις. Κράτα για να δεις γιατί.
look-cards = { $count ->
    [one] Μία κλειστή κάρτα
   *[other] { $count } κλειστές κάρτες
}
hand-title = Φαίνεται μόνο όσο κρατάς
hand-cover = { $count ->
    [one] ρόλος, διαδρομή, μία κάρτα
   *[other] ρόλος, διαδρομή, { $count } κάρτες
}
hand-route = Η διαδρομή σου
hand-this-hour = Αυτή την ώρα: { $rooms }
hand-later = Επόμενες ώρες
hand-later-hold = Κράτα πατημένο κι άλλο για τις επόμενες ώρες.
hand-no-route = Η διαδρομή δεν σε δεσμεύει.
hand-known = Σεκταριστές: { $people }
hand-dead-start = Νεκροί από την αρχή: { $people }
hand-dead-start-none = Κανείς δεν είναι νεκρός από την αρχή.
hand-cards = Οι κάρτες σου
hand-cards-for = Ζωντανός και Νεκρός είναι για άτομα. Επιτυχία, Αποτυχία και Σαμποτάζ είναι για αίθουσες.
