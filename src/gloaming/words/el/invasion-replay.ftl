# The end of a game of Invasion, and the game again.

inv-end-mark = { $round ->
    [0] Πριν από τον πρώτο γύρο, το τέλος
   *[other] Γύρος { $round }, το τέλος
}
inv-end-won-aliens = Κερδίζουν οι εξωγήινοι.
inv-end-won-humans = Κερδίζουν οι άνθρωποι.
inv-end-were-aliens = { $seatsIs ->
    [none] Κανείς δεν είχε αλλάξει πλευρά.
    [you] Ήσουν εσύ.
    [ye] Ήσασταν εσείς: { $seats }.
    [one] Ήταν: { $seats }.
   *[many] Ήταν: { $seats }.
}
inv-end-were-humans = { $seatsIs ->
    [none] Κανείς δεν είχε αλλάξει πλευρά.
    [you] Πλευρά είχες αλλάξει μόνο εσύ.
    [ye] Πλευρά είχατε αλλάξει: { $seats }.
    [one] Πλευρά είχε αλλάξει μόνο: { $seats }.
   *[many] Πλευρά είχαν αλλάξει: { $seats }.
}
inv-end-you = { $round ->
    [0] Ήσουν εξωγήινος από την αρχή.
   *[other] Ήσουν εξωγήινος από τον γύρο { $round }.
}
inv-end-aborted = { $round ->
    [0] Δεν είχε αρχίσει.
   *[other] Έφτασε ως τον γύρο { $round }. Δεν κέρδισε κανείς.
}
inv-end-fact-rescues = { $rescues ->
    [0] Δεν έγινε καμία διάσωση
    [one] Μία διάσωση, { $sabotaged ->
        [0] χωρίς Σαμποτάζ
       *[other] με Σαμποτάζ
    }
   *[other] { $rescues } διασώσεις, { $sabotaged ->
        [0] καμία με Σαμποτάζ
       *[other] { $sabotaged } με Σαμποτάζ
    }
}
inv-end-fact-accusations = { $accusations ->
    [0] Δεν κατηγορήθηκε κανείς
    [one] Μία κατηγορία, { $founded ->
        [0] αβάσιμη
       *[other] βάσιμη
    }
   *[other] { $accusations } κατηγορίες, { $founded ->
        [0] καμία βάσιμη
        [one] μία βάσιμη
       *[other] { $founded } βάσιμες
    }
}

## The lines

inv-end-chart-detail = ποιος ήταν άνθρωπος, και ως πότε
inv-end-chart-label = Μια γραμμή για κάθε παίκτη, γύρο με τον γύρο: ίσια για τους ανθρώπους, κυματιστή από την κάρτα με την οποία άλλαξαν πλευρά. Το κείμενο πιο κάτω λέει τα ίδια με λόγια.
inv-end-since = { $round ->
    [0] Εξωγήινος από την αρχή
   *[other] Εξωγήινος από τον γύρο { $round }
}
inv-end-alien = Εξωγήινος
inv-end-human = Άνθρωπος
inv-end-legend-draw = τραβά κάρτες
inv-end-legend-turned = άλλαξε πλευρά
inv-end-legend-accusation = αποκαλύφθηκε
inv-end-legend-declaration = φανερώθηκε
inv-end-legend-success = έπαιξε Επιτυχία
inv-end-legend-sabotage = έπαιξε Σαμποτάζ
inv-end-legend-unfounded = αβάσιμη κατηγορία
inv-end-legend-alone = χωρίς υποστήριξη

## In words

inv-end-turned-title = Ποιος άλλαξε πλευρά, και πότε
inv-end-turned-none = Όλοι έμειναν άνθρωποι.
inv-end-turned-start = { $seatIs ->
    [you] Ήσουν εξωγήινος από την αρχή.
   *[other] { $seat } ήταν εξωγήινος από την αρχή.
}
inv-end-turned-planning = { $seatIs ->
    [you] Άλλαξες πλευρά με την κάρτα του σχεδιασμού.
   *[other] { $seat } άλλαξε πλευρά με την κάρτα του σχεδιασμού.
}
inv-end-turned-control = { $seatIs ->
    [you] Άλλαξες πλευρά
   *[other] { $seat } άλλαξε πλευρά
} τραβώντας για έναν πράκτορα { $count ->
    [one] μία κάρτα.
   *[other] { $count } κάρτες.
}
inv-end-unknown = Κανείς δεν το ήξερε ως το τέλος.
inv-end-stated-declaration = { $seatIs ->
    [you] Φανερώθηκες ως εξωγήινος.
   *[other] { $seat } φανερώθηκε ως εξωγήινος.
}
inv-end-stated-accusation = { $seatIs ->
    [you] Αποκαλύφθηκες.
   *[other] { $seat } αποκαλύφθηκε.
}
inv-end-rescues-title = Διασώσεις
inv-end-rescues-none = Δεν έγινε καμία διάσωση.
inv-end-rescue-saved = Ο επιστήμονας πέρασε, { $saved } από { $goal }.
inv-end-rescue-failed = Η διάσωση απέτυχε.
inv-end-card-unknown = κλειστή
inv-end-escalation = Κλιμακώθηκε: { $events }.
inv-end-accusations-title = Κατηγορίες
inv-end-accusations-none = Δεν κατηγορήθηκε κανείς.
inv-end-accused = { $accuserIs ->
    [you] Κατηγόρησες: { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } κατηγόρησε εσένα
       *[other] { $accuser } κατηγόρησε: { $accusedAcc }
    }
}{ $supportersIs ->
    [none] .
   *[other] , με υποστήριξη από { $supportersAcc }.
}
inv-end-accused-founded = Και δικαίως.
inv-end-accused-unfounded = Βγήκαν μόνο κάρτες Άνθρωπος.
inv-end-accused-alone = Δεν φάνηκαν κάρτες.
inv-end-accused-missed = Δεν φάνηκαν κάρτες. Θα ήταν βάσιμη.
inv-end-ships-none = Δεν ήρθε μητρικό σκάφος.
inv-end-let-come = { $seatIs ->
    [none] Το έφεραν τα Σχέδια εξωγήινων.
    [you] Το άφησες να έρθει.
   *[other] { $seat } το άφησε να έρθει.
}
inv-end-from-the-deck = Από την τράπουλα.
inv-end-plans-title = Σχεδιασμός
inv-end-plans-count = { $count ->
    [0] δεν σχεδίασε κανείς
    [one] μία φορά
   *[other] { $count } φορές
}
inv-end-let = να έρθει:
inv-end-prevented = αποτράπηκε:
inv-end-came = ήρθε στον γύρο { $round }
inv-end-drawn-again = τραβήχτηκε ξανά στον γύρο { $round }
inv-end-never-came = δεν ήρθε ποτέ
inv-end-sectors-title = Οι τομείς
inv-end-sectors-label = Πόσο από κάθε τομέα είχαν οι εξωγήινοι, γύρο με τον γύρο. Οι τελικοί αριθμοί είναι πιο κάτω.
inv-end-sectors-top = όλος των εξωγήινων: χάθηκε
inv-end-sectors-bottom = ελεύθερος

## The replay

inv-replay-open-title = Όσα είναι ανοιχτά
inv-replay-events-next = Επόμενα συμβάντα: { $cards }
inv-replay-upcoming = Επερχόμενα: { $cards }
inv-replay-prevented = Αποτράπηκαν: { $cards }

## Suspicions. Clues are written without a subject: a name stands before them.

suspicion-invasion-top = σίγουρα εξωγήινος
suspicion-invasion-bottom = σίγουρα άνθρωπος
suspicion-invasion-was = ήταν ήδη εξωγήινος
suspicion-invasion-label = Πόσο πιθανό φαινόταν να είναι κάποιος εξωγήινος, γύρο με τον γύρο. Οι μεγαλύτερες αλλαγές περιγράφονται πιο κάτω.
suspicion-invasion-own = τράβηξε Αφομοιωμένος, και το ήξερε
clue-rescued = οι κάρτες που παίχτηκαν στη διάσωση
clue-event = ένα συμβάν που κάποιος άφησε να έρθει
clue-planned = διάλεξε να σχεδιάσει
clue-controlled = διάλεξε να αναλάβει πράκτορα
clue-idle = χρησιμοποίησε πράκτορα χωρίς λόγο
clue-astray = οδήγησε επιστήμονα σε λάθος δρόμο
clue-slack = ελευθέρωσε λίγα
clue-diligent = χρησιμοποίησε καλά έναν πράκτορα
clue-attempted = δοκίμασε μια διάσωση
clue-undeclared = άφησε να περάσει κι άλλος γύρος χωρίς να φανερωθεί
clue-charge = μια επίσημη κατηγορία ανάμεσα σε { $seatAcc } και { $aboutAcc }
clue-team = πήγε σε διάσωση με { $aboutAcc }
clue-drew = τράβηξε κάρτες Αφομοίωσης
