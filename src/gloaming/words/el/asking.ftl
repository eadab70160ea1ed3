# The question panel: who the table waits for, the rule for a question, holding to look.

panel-waiting = Περιμένουμε: { $people }.
panel-waiting-others = Περιμένουμε τους υπόλοιπους.
panel-sealed = Σφραγίστηκε.
panel-sent = Στέλνεται…
panel-clock = μένουν { $time }
panel-label = Η ερώτηση
again-to-be-sure = Πάτα ξανά: { $act }
choose-first = Διάλεξε πρώτα
choose-unseen = Να γίνει η επιλογή μου
why = Γιατί;
why-exact = Ο ακριβής κανόνας
why-loading = Αναζήτηση…
why-missing = Ο κανόνας { $number } δεν φορτώθηκε. Δοκίμασε ξανά όταν επανέλθει η σύνδεση.
why-close = Κλείσε
hold-to-look = Κράτα για να δεις
hold-let-go = Άσε το και καλύπτεται ξανά
hold-slide = Σύρε ως μια κάρτα και άφησε
hold-chosen = Επιλέχθηκε και καλύφθηκε ξανά
hold-keyboard = Κράτα πατημένο το πλήκτρο διαστήματος για να δεις· διάλεξε με τα βέλη.
mark-question = Μια ερώτηση για σένα
meet-you = Εσύ
act-back = Κάτι άλλο
waiting-for = { $seatsIs ->
    [none] Μια στιγμή.
    [you] Περιμένουμε εσένα.
   *[other] Περιμένουμε: { $seats }.
}
answer-sealed = Σφραγίστηκε. { $count ->
    [0] Μια στιγμή.
    [one] Λείπει ακόμα μία απάντηση.
   *[other] Λείπουν ακόμα { $count } απαντήσεις.
}
vote-you = εσύ
scene-skip = Παράλειψη
