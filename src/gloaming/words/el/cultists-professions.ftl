# The Professions: won from the first hooded figure that is driven out.

question-offer-profession = Παίρνεις το επάγγελμα;
    .detail = Είναι κλειστό. Αν το πάρεις, αποκαλύπτεται σε όλους.
question-break-tie = Πώς λύνεις την ισοπαλία;
    .detail = Είσαι Δήμαρχος, και η ψηφοφορία βγήκε ισόπαλη: { $tied }.
question-choose-victim = { $revivedIs ->
    [you] Ποιος θα πεθάνει στη θέση σου;
   *[other] Ποιος θα πεθάνει για να ζήσει { $revived };
}
    .detail = Ζωή για ζωή. Το άτομο γίνεται φάντασμα, ό,τι κι αν έχει η τράπουλα Σφυγμού του.
question-choose-other-deck = Με ποια τράπουλα την αλλάζεις;
    .detail = Κρατάς την τράπουλα { $placeOf }. Κανείς δεν βλέπει τις κάρτες.
waiting-offer-profession = { $seat } μπορεί να πάρει το επάγγελμα
waiting-break-tie = Ο Δήμαρχος, { $seat }, λύνει την ισοπαλία
waiting-choose-victim = { $revivedIs ->
    [you] { $seat } διαλέγει ποιος θα πεθάνει στη θέση σου
   *[other] { $seat } διαλέγει ποιος θα πεθάνει για να ζήσει { $revived }
}
waiting-choose-other-deck = { $seat } ανταλλάσσει δύο τράπουλες Αίθουσας

option-take-up = Πάρε το
option-leave-it = Άφησέ το για άλλον
option-decree = { $seatIs ->
    [you] Κατονόμασε τον εαυτό σου
   *[other] Κατονόμασε: { $seatAcc }
}
option-let-tie-stand = Μην κατονομάσεις κανέναν
option-revive = Φέρε πίσω στη ζωή: { $targetAcc }
option-sacrifice = { $targetIs ->
    [you] Πέθανε εσύ
   *[other] Ας πεθάνει: { $target }
}
option-swap-deck = Πάρε την τράπουλα { $placeOf }
option-with-deck = Άλλαξέ την με την τράπουλα { $placeOf }

detail-decree = { $leader ->
    [yes] { $seatIs ->
        [you] Ηγείσαι της τελετής.
       *[other] { $seat } ηγείται της τελετής.
    }
   *[no] { $seatIs ->
        [you] Συνεχίζεις ως φάντασμα.
       *[other] { $seat } συνεχίζει ως φάντασμα.
    }
}
detail-revive = Μία φορά στο παιχνίδι. Ύστερα διαλέγεις ποιος πεθαίνει σε αντάλλαγμα.
detail-sacrifice = Δεν αναιρείται. Τα αντικείμενα πέφτουν, και το επάγγελμα χάνεται.
detail-swap-deck = Μία φορά στο παιχνίδι. Ύστερα διάλεξε την άλλη αίθουσα.

event-profession-won = { $seatIs ->
    [you] Κερδίζεις ένα επάγγελμα: { $profession }.
   *[other] { $seat } κερδίζει ένα επάγγελμα: { $profession }.
}
event-profession-declined = { $seatIs ->
    [you] Αφήνεις το επάγγελμα εκεί που είναι.
   *[other] { $seat } αφήνει το επάγγελμα εκεί που είναι.
}
event-profession-lost = { $seatIs ->
    [you] Το επάγγελμά σου χάθηκε.
   *[other] Το επάγγελμα ({ $seat }) χάθηκε.
}
event-tie-broken = { $namedIs ->
    [none] { $seatIs ->
        [you] Ως Δήμαρχος, δεν κατονομάζεις κανέναν.
       *[other] Ο Δήμαρχος, { $seat }, δεν κατονομάζει κανέναν.
    }
    [you] { $seatIs ->
        [you] Ως Δήμαρχος, κατονομάζεις τον εαυτό σου.
       *[other] Ο Δήμαρχος, { $seat }, κατονομάζει εσένα.
    }
   *[other] { $seatIs ->
        [you] Ως Δήμαρχος, κατονομάζεις: { $namedAcc }.
       *[other] Ο Δήμαρχος, { $seat }, κατονομάζει: { $namedAcc }.
    }
}
event-support-token-seen = { $informant ->
    [yes] Η μάρκα σου λέει πως είσαι Πληροφοριοδότης.
   *[no] Η μάρκα σου λέει πως δεν είσαι Πληροφοριοδότης.
}
event-detective-looked-round = Όλοι κλείνουν τα μάτια. { $seatIs ->
    [you] Εσύ, ως Ντετέκτιβ, κοιτάς γύρω.
   *[other] { $seat }, ως Ντετέκτιβ, κοιτάει γύρω.
}
event-informant-seen = { $informantIs ->
    [you] Πληροφοριοδότης, άρα και ερευνητής, είσαι εσύ.
   *[other] Πληροφοριοδότης, άρα και ερευνητής: { $informant }.
}
event-revived = { $seatIs ->
    [you] Φέρνεις πίσω στη ζωή: { $targetAcc }.
   *[other] { $targetIs ->
        [you] { $seat } σε φέρνει πίσω στη ζωή.
       *[other] { $seat } φέρνει πίσω στη ζωή: { $targetAcc }.
    }
} { $cards ->
    [0] Η τράπουλα Σφυγμού μένει όπως ήταν.
    [one] Μία κάρτα Νεκρός βγαίνει από το παιχνίδι.
   *[other] { $cards } κάρτες Νεκρός βγαίνουν από το παιχνίδι.
}
event-kept-in-order = { $seatIs ->
    [you] Κρατάς
   *[other] { $seat } κρατά
} στη σειρά της { $targetIs ->
    [you] την τράπουλα Σφυγμού σου.
   *[other] την τράπουλα Σφυγμού ({ $target }).
}
event-decks-swapped = { $seatIs ->
    [you] Αλλάζεις
   *[other] { $seat } αλλάζει
} μεταξύ τους τις τράπουλες { $oneOf } και { $otherOf }.

mark-offer-profession = Ένα επάγγελμα
mark-break-tie = Είσαι Δήμαρχος
mark-choose-victim = Είσαι Εξορκιστής
mark-choose-other-deck = Είσαι Σαμποτέρ
act-revive = Φέρε πίσω ένα φάντασμα
act-revive-detail = Μία φορά στο παιχνίδι. Σε αντάλλαγμα πρέπει να πεθάνει κάποιος άλλος.
act-swap-deck = Άλλαξε δύο τράπουλες Αίθουσας
act-swap-deck-detail = Μία φορά στο παιχνίδι. Κανείς δεν βλέπει τις κάρτες.
hand-informant = { $seatIs ->
    [you] Είσαι Πληροφοριοδότης.
   *[other] Πληροφοριοδότης: { $seat }.
}
hand-is-informant = { $informant ->
    [yes] Η μάρκα σου: Πληροφοριοδότης.
   *[no] Η μάρκα σου: Μη Πληροφοριοδότης.
}
vote-mayor-decides = Δήμαρχος: { $name }. Λύνει την ισοπαλία.
vote-sum-decree = { $namedIs ->
    [none] Ο Δήμαρχος, { $name }, λύνει την ισοπαλία: δεν φεύγει κανείς.
    [you] Ο Δήμαρχος, { $name }, λύνει την ισοπαλία: φεύγεις εσύ.
   *[other] Ο Δήμαρχος, { $name }, λύνει την ισοπαλία: φεύγει { $named }.
}

scene-detective = Μια σύντομη νύχτα
scene-detective-detail = Όλοι έκλεισαν τα μάτια. Μόνο { $name } κοίταξε, και ξέρει πια τον Πληροφοριοδότη.
scene-mayor = Ο Δήμαρχος αποφασίζει
scene-mayor-leads = { $namedIs ->
    [none] Αρχηγός δεν βγήκε. Ψηφίζετε ξανά, ως τρεις φορές.
    [you] Ηγείσαι της τελετής.
   *[other] { $named } ηγείται της τελετής.
}
scene-revived = { $name } ζει ξανά
scene-revived-detail = { $seat } έφερε πίσω το φάντασμα. Σε αντάλλαγμα πρέπει να πεθάνει κάποιος άλλος.
scene-death-exorcist = { $name } πέθανε για κάποιον άλλο

end-legend-exorcist = θυσία του Εξορκιστή
end-ghost-exorcist = { $byIs ->
    [none] { $seatIs ->
        [you] Ο Εξορκιστής θυσίασε εσένα.
       *[other] Ο Εξορκιστής θυσίασε: { $seatAcc }.
    }
    [you] Ως Εξορκιστής, θυσίασες: { $seatAcc }.
   *[other] { $seatIs ->
        [you] { $by }, ως Εξορκιστής, θυσίασε εσένα.
       *[other] { $by }, ως Εξορκιστής, θυσίασε: { $seatAcc }.
    }
}
end-revived = { $byIs ->
    [you] Έφερες πίσω στη ζωή: { $seatAcc }.
   *[other] { $seatIs ->
        [you] { $by } σε έφερε πίσω στη ζωή.
       *[other] { $by } έφερε πίσω στη ζωή: { $seatAcc }.
    }
}
end-legend-revived = πίσω στη ζωή
end-profession = { $seatIs ->
    [you] Κέρδισες το επάγγελμα: { $profession }.
   *[other] { $seat } κέρδισε το επάγγελμα: { $profession }.
}
end-profession-none = Το επάγγελμα δεν το κέρδισε κανείς.
