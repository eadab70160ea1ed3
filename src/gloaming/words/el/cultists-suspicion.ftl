# Suspicions in Cultists. Clues are written without a subject: a name stands before them.

suspicion-cultists-top = σίγουρα σεκταριστής
suspicion-cultists-bottom = σίγουρα όχι
suspicion-cultists-was = ήταν σεκταριστής
suspicion-cultists-label = Πόσο πιθανό φαινόταν να είναι κάποιος σεκταριστής, ώρα με την ώρα. Οι μεγαλύτερες αλλαγές περιγράφονται πιο κάτω.
clue-turn = έπαιξε
clue-automa = κινήθηκε όπως κινείται το Automa
clue-found-dead = { $aboutIs ->
    [you] ο θάνατός σου ήρθε στο φως
   *[other] ένας θάνατος ήρθε στο φως: { $about }
}
clue-found-alive = { $aboutIs ->
    [you] κάποιος κοίταξε την τράπουλα Σφυγμού σου και δεν φανέρωσε θάνατο
   *[other] κάποιος κοίταξε την τράπουλα Σφυγμού ({ $about }) και δεν φανέρωσε θάνατο
}
clue-turned = { $aboutIs ->
    [you] μια κάρτα της τράπουλας Σφυγμού σου αποκαλύφθηκε
   *[other] μια κάρτα της τράπουλας Σφυγμού ({ $about }) αποκαλύφθηκε
}
clue-drawn = η κάρτα που τραβήχτηκε σε μια αίθουσα
clue-passage = η κάρτα που τραβήχτηκε από τα επικίνδυνα περάσματα
clue-ritual = οι κάρτες της τελετής
clue-route = οι αίθουσες όπου έκανε ενέργειες
clue-filled-closed = έβαλε κάρτα σε ανεξερεύνητη αίθουσα
clue-filled-open = έβαλε κάρτα σε εξερευνημένη αίθουσα
clue-checked = τράβηξε κάρτα σε μια αίθουσα
clue-camera = τράβηξε κάρτα με την κάμερα
clue-looked = { $aboutIs ->
    [you] κοίταξε την τράπουλα Σφυγμού σου
   *[other] κοίταξε την τράπουλα Σφυγμού ({ $about })
}
clue-looked-at = δέχτηκε έλεγχο από { $aboutAcc }
clue-looked-at-mate = ένας έλεγχος ανάμεσα σε { $seatAcc } και { $aboutAcc }
clue-reported = { $aboutIs ->
    [you] φανέρωσε τον θάνατό σου
   *[other] φανέρωσε έναν θάνατο: { $about }
}
clue-secured = έβαλε κάρτα στα επικίνδυνα περάσματα
clue-fought = έδιωξε μια κουκουλωμένη μορφή
clue-scared = έδιωξε τον Ψαράνθρωπο
clue-called-vote = ξεκίνησε ψηφοφορία
clue-restarted = επανέφερε το ρεύμα
clue-portal = ακούμπησε το χέρι στην Πύλη
clue-refused = δεν βοήθησε στην Πύλη
clue-passed = πήγε πάσο
clue-stayed = έμεινε στο ίδιο μέρος
clue-token-removed = έβγαλε μια μάρκα από το παιχνίδι
clue-token-returned = ξανάβαλε μια μάρκα στο σακούλι
clue-handed-over = έδωσε ένα αντικείμενο
clue-picked-up = μάζεψε ένα αντικείμενο
clue-rifle = έριξε με το τουφέκι
clue-lamp = άναψε τη λάμπα
clue-owl = έστειλε τη χιονόγλαυκα
clue-lift-called = κάλεσε ανελκυστήρα
clue-ropes = έριξε τα σχοινιά διάσωσης
clue-swapped = αντάλλαξε δύο τράπουλες
clue-revived = έφερε κάποιον πίσω στη ζωή
clue-sought = πήγε να βρει, χωρίς άλλους μπροστά: { $aboutAcc }
clue-sought-again = πήγε ξανά να βρει, χωρίς άλλους μπροστά: { $aboutAcc }
clue-sought-by = δέχτηκε επίσκεψη από { $aboutAcc }
clue-sought-mate = συνάντησε, χωρίς άλλους μπροστά: { $aboutAcc }
clue-in-the-dark = μπήκε σε πλήθος στο σκοτάδι
clue-gave = μια κάρτα ανάμεσα σε { $seatAcc } και { $aboutAcc } στο σκοτάδι
clue-abstained = απείχε
clue-vote = μια ψήφος ανάμεσα σε { $seatAcc } και { $aboutAcc }
clue-tally = πήρε ψήφους, άγνωστο από ποιους
clue-victim = έπεσε θύμα φόνου
clue-not-this-role = δεν μπορεί να έχει κάποιον ρόλο
clue-curse = ίχνη της κατάρας
