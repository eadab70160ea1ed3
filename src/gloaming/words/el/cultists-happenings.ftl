# Events of rooms, votes, deaths and the end.

## Rooms

event-room-explored = Εξερευνήθηκε { $placeThe }.{ $unsafe ->
    [yes] {" "}Η μάρκα δείχνει επικίνδυνο πέρασμα.
   *[no] {""}
}
event-book-placed = Ένα βιβλίο πάει { $placeFrom } στα ράφια.
event-book-returned = Ένα βιβλίο γυρίζει από τα ράφια { $placeTo }.
event-room-finished = Ολοκληρώθηκε { $placeThe }.
event-rack-scored = Γέμισε { $rack }: { $points ->
    [one] 1 πόντος.
   *[other] { $points } πόντοι.
}
event-passage-drawn = Μια κάρτα από τα επικίνδυνα περάσματα: { $card }.
event-cultist-appeared = Μια κουκουλωμένη μορφή εμφανίζεται { $placeIn }. Εκεί δεν γίνονται ενέργειες Αίθουσας.
event-fishman-appeared = Ο Ψαράνθρωπος αναδύεται { $placeIn }.

## Votes

event-ballots-opened = { $ballots }.
ballots-for = { $seatsIs ->
    [you] ψηφίζεις { $ballotAcc }
    [one] { $seats } ψηφίζει { $ballotAcc }
    [ye] { $seats } ψηφίζετε { $ballotAcc }
   *[many] { $seats } ψηφίζουν { $ballotAcc }
}
ballots-for-self = { $seatsIs ->
    [you] ψηφίζεις τον εαυτό σου
   *[one] { $seats } ψηφίζει { $seats }
}
ballots-abstain = { $seatsIs ->
    [you] απέχεις
    [one] { $seats } απέχει
    [ye] { $seats } απέχετε
   *[many] { $seats } απέχουν
}
event-ballot-cast = { $ballotIs ->
    [none] Επέλεξες αποχή.
    [you] Ψήφισες τον εαυτό σου.
   *[other] Ψήφισες: { $ballotAcc }.
}
event-tally-shown = { $tally }.
tally-for = { $votes ->
    [one] μία ψήφος για { $seatAcc }
   *[other] { $votes } ψήφοι για { $seatAcc }
}
tally-abstentions = { $votes ->
    [0] καμία αποχή
    [one] μία αποχή
   *[other] { $votes } αποχές
}
event-ballot-changed = { $ballotIs ->
    [none] Με το μαχαίρι στο χέρι, { $seatIs ->
        [you] απέχεις τελικά.
       *[other] { $seat } τελικά απέχει.
    }
    [self] Με το μαχαίρι στο χέρι, { $seatIs ->
        [you] ψηφίζεις τελικά τον εαυτό σου.
       *[other] { $seat } τελικά ψηφίζει { $seat }.
    }
   *[other] Με το μαχαίρι στο χέρι, { $seatIs ->
        [you] ψηφίζεις τελικά { $ballotAcc }.
       *[other] { $seat } τελικά ψηφίζει { $ballotAcc }.
    }
}
event-ballot-kept = Με το μαχαίρι στο χέρι, { $seatIs ->
    [you] κρατάς την ψήφο σου.
   *[other] { $seat } κρατά την ίδια ψήφο.
}
event-vote-settled = { $eliminatedIs ->
    [none] Δεν φεύγει κανείς.
    [you] Πρέπει να φύγεις.
   *[other] { $eliminated } πρέπει να φύγει.
}

## Deaths and roles

event-became-ghost = { $cause ->
    [murder] { $seatIs ->
        [you] Δεν ζεις πια. Συνεχίζεις ως φάντασμα.
       *[other] { $seat } δεν ζει πια και συνεχίζει ως φάντασμα.
    }
    [vote] { $seatIs ->
        [you] Συνεχίζεις ως φάντασμα.
       *[other] { $seat } συνεχίζει ως φάντασμα.
    }
    [assassin] { $seatIs ->
        [you] Πέφτεις από το χέρι του Δολοφόνου και συνεχίζεις ως φάντασμα.
       *[other] { $seat } πέφτει από το χέρι του Δολοφόνου και συνεχίζει ως φάντασμα.
    }
    [exorcist] { $seatIs ->
        [you] Πεθαίνεις για κάποιον άλλο και συνεχίζεις ως φάντασμα.
       *[other] { $seat } πεθαίνει για κάποιον άλλο και συνεχίζει ως φάντασμα.
    }
   *[own] { $seatIs ->
        [you] Γίνεσαι φάντασμα. Κανείς άλλος δεν έβαλε το χέρι του.
       *[other] { $seat } γίνεται φάντασμα. Κανείς άλλος δεν έβαλε το χέρι του.
    }
}
event-role-shown = { $seatIs ->
    [you] Αποκαλύπτεις τον ρόλο σου: { $role }.
   *[other] { $seat } αποκαλύπτει ρόλο: { $role }.
}
event-assassinated = { $seatIs ->
    [you] Βγαίνεις μπροστά ως Δολοφόνος και χτυπάς: { $targetAcc }.
   *[other] { $targetIs ->
        [you] { $seat } βγαίνει μπροστά ως Δολοφόνος και σε χτυπά.
       *[other] { $seat } βγαίνει μπροστά ως Δολοφόνος και χτυπά: { $targetAcc }.
    }
}

## The end

event-claimed = { $seatIs ->
    [you] Βγαίνεις μπροστά ως σεκταριστής και λες πως είναι νεκροί αρκετοί ερευνητές.
   *[other] { $seat } βγαίνει μπροστά ως σεκταριστής και λέει πως είναι νεκροί αρκετοί ερευνητές.
}
event-pulse-opened = { $seatIs ->
    [you] Η τράπουλα Σφυγμού σου
   *[other] Τράπουλα Σφυγμού ({ $seat })
}: { $cards }.
event-dead-counted = Οι τράπουλες Σφυγμού ανοίγουν. { $deadIs ->
    [none] Δεν έχει πεθάνει κανείς.
    [you] Δεν ζεις εσύ.
    [one] Δεν ζει: { $dead }.
    [ye] Δεν ζείτε: { $dead }.
   *[many] Δεν ζουν: { $dead }.
} Οι σεκταριστές χρειάζονταν { $needed }.
event-guessers-named = { $seatsIs ->
    [you] Πρέπει να κατονομάσεις τον Μάντη.
    [ye] { $seats } πρέπει να κατονομάσετε τον Μάντη.
    [one] { $seats } πρέπει να κατονομάσει τον Μάντη.
   *[many] { $seats } πρέπει να κατονομάσουν τον Μάντη.
}
event-seer-named = { $seatsIs ->
    [you] Κατονομάζεις
    [one] { $seats } κατονομάζει
    [ye] { $seats } κατονομάζετε
   *[many] { $seats } κατονομάζουν
} ως Μάντη: { $guessAcc }. { $right ->
    [yes] Σωστά.
   *[no] Λάθος.
}
event-game-ended = { $winner ->
    [cultists] Κερδίζουν οι σεκταριστές
    [hunter] Κερδίζει ο Καταραμένος Κυνηγός
   *[investigators] Κερδίζουν οι ερευνητές
}: { $why }.

# Why a game ended, to follow "The cult wins:"
reason-points = στα ράφια είναι αρκετά βιβλία
reason-vote = ο τελευταίος σεκταριστής έφυγε με ψηφοφορία
reason-assassin = ο τελευταίος σεκταριστής έπεσε από το χέρι του Δολοφόνου
reason-murder = ο τελευταίος σεκταριστής βρέθηκε νεκρός
reason-kills = αρκετοί ερευνητές ήταν εγκαίρως νεκροί
reason-claim = ο ισχυρισμός ήταν αληθινός, είναι νεκροί αρκετοί ερευνητές
reason-false-claim = ο ισχυρισμός δεν ήταν αληθινός, οι νεκροί ερευνητές δεν φτάνουν
reason-time = πέρασαν δέκα ώρες, και τα ράφια δεν γέμισαν αρκετά
reason-seer = οι σεκταριστές κατονόμασαν τον Μάντη
reason-ritual = { $winner ->
    [investigators] ο Οργανισμός 46-B εξορίστηκε
   *[cultists] η τελετή εξορίας απέτυχε
}
reason-no-leader = τρεις ψηφοφορίες δεν βρήκαν αρχηγό για την τελετή
reason-exorcist = ο τελευταίος σεκταριστής πέθανε από το χέρι του Εξορκιστή
reason-hunter = { $winner ->
    [hunter] κανείς δεν αναγνώρισε εγκαίρως τον Κυνηγό
   *[other] ο Κυνηγός αναγνωρίστηκε
}
