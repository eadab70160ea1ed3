# What is asked, for the player who answers, and what the others read meanwhile (waiting-…).

question-night = Άνοιξε τα μάτια
    .detail = Κράτα για να δεις τι σου έδειξε η νύχτα. Ύστερα αρχίζει η πρώτη ώρα.
question-act = Τι κάνεις { $placeIn };
    .detail = { $ghost ->
        [yes] Και ένα φάντασμα γεμίζει αίθουσες και τις ελέγχει.
       *[no] Μία ενέργεια, ή πάσο.
    }
question-walk = { $moved ->
    [yes] Πού συνεχίζεις;
   *[no] Πού πηγαίνεις;
}
    .detail = { $moved ->
        [yes] Βρίσκεσαι { $placeIn }. { $points ->
            [one] Απομένει μία πόρτα.
           *[other] Απομένουν { $points } πόρτες.
        }
       *[no] { $points ->
            [one] Μία πόρτα.
           *[other] Έως { $points } πόρτες.
        } Δεν μπορείς να μείνεις { $placeIn }.
    }
question-declare-path = Από πού πηγαίνεις;
    .detail = { $pathIs ->
        [none] Διάλεξε όλον τον δρόμο σου, πόρτα πόρτα.
       *[some] Ως εδώ: { $path }.
    }
question-teleport = Πού αιωρείσαι;
    .detail = Είσαι φάντασμα, και οι τοίχοι είναι αέρας.
question-meet = { $othersIs ->
    [one] Ποια κάρτα δίνεις { $othersDat };
   *[many] Σε ποιο άτομο δίνεις κάρτα, και ποια;
}
    .detail = { $othersIs ->
        [one] Συναντιέστε { $placeIn }. Την ίδια στιγμή παίρνεις κι εσύ μια κάρτα. Άρνηση δεν χωράει.
       *[many] Συνάντηση { $placeIn }, στο σκοτάδι: { $others }. Δώσε μία κάρτα σε ένα από αυτά τα άτομα.
    }
question-give-in-turn = { $othersIs ->
    [one] Ποια κάρτα δίνεις { $othersDat };
   *[many] Σε ποιο άτομο δίνεις κάρτα, και ποια;
}
    .detail = Συνάντηση { $placeIn }: { $others }. Είναι η σειρά σου να δώσεις.
question-look-at-pulse = { $targetIs ->
    [you] Τι λες για την τράπουλα Σφυγμού σου;
   *[other] Τι λες για την τράπουλα Σφυγμού ({ $target });
}
    .detail = Κράτα για να δεις. Οι άλλοι βλέπουν μόνο ότι κοιτάς.
question-hold-vote = Ποιος πρέπει να φύγει;
    .detail = { $seatIs ->
        [you] Μετράς εσύ τις ψήφους. Η δική σου μένει σφραγισμένη ώσπου να ψηφίσουν όλοι.
       *[other] Τις ψήφους μετρά: { $seat }. Η δική σου μένει σφραγισμένη ώσπου να ψηφίσουν όλοι.
    }
question-reconsider-ballot = Αλλάζεις την ψήφο σου;
    .detail = Έχεις το μαχαίρι. { $ballotIs ->
        [unknown] Με αυτό κρίνεται η ψηφοφορία.
        [none] Ως τώρα απέχεις.
        [you] Ως τώρα ψηφίζεις τον εαυτό σου.
       *[other] Ως τώρα ψηφίζεις: { $ballotAcc }.
    }
question-weigh-ballot = Να μετρήσει διπλά η ψήφος σου;
    .detail = Έχεις το μαχαίρι.
question-ask-for-claim = Η ώρα { $round } φτάνει στο τέλος
    .detail = Μένει κάτι να ειπωθεί;
question-guess-seer = Ποιος είναι ο Μάντης;
    .detail = Οι ερευνητές πάνε να κερδίσουν. Ένα όνομα κρίνει.
question-help-close = Βοηθάς να κλείσει η Πύλη;
    .detail = { $askerIs ->
        [none] Κοστίζει την ενέργειά σου αυτή την ώρα.
       *[other] Σου το ζητά: { $asker }. Κοστίζει την ενέργειά σου αυτή την ώρα.
    }
question-look-through-false-eyes = Ποια τράπουλα Σφυγμού κοιτάς;
    .detail = Δόλια μάτια ανοίγουν για το άτομο με το μαχαίρι.
question-take-control = Κοιτάς στο σακούλι;
    .detail = Έχεις το μαχαίρι. Μία μάρκα, μόνο για τα μάτια σου.
question-handle-token = Τι κάνεις με τη μάρκα;
    .detail = Κράτα για να τη δεις. Τώρα δεν έχει κανένα αποτέλεσμα.

## Meanwhile, for everyone else

waiting-night = Η νύχτα τελείωσε
waiting-act = { $seat } διαλέγει ενέργεια
waiting-walk = { $seat } περπατά
waiting-declare-path = { $seat } σχεδιάζει δρόμο
waiting-teleport = { $seat } αιωρείται
waiting-meet = { $seatsIs ->
    [ye] { $seats } συναντιέστε { $placeIn }
   *[many] { $seats } συναντιούνται { $placeIn }
}
waiting-give-in-turn = { $seat } δίνει μια κάρτα
waiting-look-at-pulse = { $targetIs ->
    [you] { $seat } κοιτάει την τράπουλα Σφυγμού σου
   *[other] { $seat } κοιτάει την τράπουλα Σφυγμού ({ $target })
}
waiting-hold-vote = Μαζεύονται οι ψήφοι
waiting-reconsider-ballot = { $seat } έχει το μαχαίρι και μπορεί ακόμα να αλλάξει ψήφο
waiting-weigh-ballot = { $seat } έχει το μαχαίρι και μπορεί να διπλασιάσει την ψήφο
waiting-ask-for-claim = Η ώρα { $round } φτάνει στο τέλος
waiting-guess-seer = Οι σεκταριστές κατονομάζουν τον Μάντη
waiting-help-close = Ζητούν βοήθεια για την Πύλη από { $seat }
waiting-look-through-false-eyes = { $seat } μπορεί να κοιτάξει μέσα από δόλια μάτια
waiting-take-control = { $seat } μπορεί να κοιτάξει στο σακούλι
waiting-handle-token = { $seat } αποφασίζει για τη μάρκα
waiting-for-some = { $count ->
    [one] Λείπει ακόμα ένα άτομο.
   *[other] Λείπουν ακόμα { $count } άτομα.
}
