# Mountains of Chaos: the mine with its lifts, its revolving door and its ropes.

question-throw-rope = Σε ποιο άτομο ρίχνεις σχοινί;
    .detail = { $left ->
        [one] Ακόμα ένα.
       *[other] Ακόμα { $left }.
    } Όσοι πάρουν, ανακατεύουν την τράπουλα Σφυγμού τους και δείχνουν από μία κάρτα.
waiting-throw-rope = { $seat } ρίχνει τα σχοινιά διάσωσης

option-enter-lift = Μπες { $liftTo }
option-step-out = Βγες { $toTo }
option-ride-lift = Πήγαινε { $toTo }
option-call-lift = Κάλεσε: { $lift }
option-rope = { $targetIs ->
    [you] Πάρε εσύ ένα σχοινί
   *[other] Ρίξε ένα σχοινί { $targetDat }
}
option-no-more-ropes = Όχι άλλα σχοινιά

detail-enter-lift = Κοστίζει μία πόρτα.
detail-step-out = Δωρεάν.
detail-step-out-costs = Κοστίζει μία πόρτα.
detail-ride-lift = Δωρεάν. Όσοι είναι μέσα βγαίνουν εκεί.
detail-call-lift = Έρχεται σε αυτή την αίθουσα, άδειος.

event-door-turned = Η περιστρεφόμενη πόρτα γυρίζει. Τώρα είναι κλειστός { $blockedThe }.
event-lift-rode = { $liftThe } πηγαίνει { $toTo }.
event-lift-called = { $seatIs ->
    [you] Καλείς εδώ: { $lift }.
   *[other] { $seat } καλεί εδώ: { $lift }.
}
event-ropes-thrown = { $targetsIs ->
    [none] { $seatIs ->
        [you] Δεν ρίχνεις σχοινιά διάσωσης.
       *[other] { $seat } δεν ρίχνει σχοινιά διάσωσης.
    }
   *[some] { $seatIs ->
        [you] Ρίχνεις σχοινιά διάσωσης: { $targets }.
       *[other] { $seat } ρίχνει σχοινιά διάσωσης: { $targets }.
    }
}
event-pulse-turned = { $seatIs ->
    [you] Αποκαλύπτεις { $card }.
   *[other] { $seat } αποκαλύπτει { $card }.
}

token-safety-ropes = Σχοινιά διάσωσης
    .does = Το άτομο με το μαχαίρι διαλέγει δύο ή τρεις ζωντανούς. Ανακατεύουν την τράπουλα Σφυγμού τους και δείχνουν από μία κάρτα. Για όλους τους φόνους που βρέθηκαν γίνεται μία ψηφοφορία.

mark-throw-rope = Τα σχοινιά διάσωσης
act-call-lift = Κάλεσε τον ανελκυστήρα
act-call-lift-detail = Έρχεται εδώ από την άλλη του αίθουσα.

scene-ropes = Σχοινιά διάσωσης: { $people }
scene-ropes-dead = { $count ->
    [one] Μια κάρτα Νεκρός ήρθε στο φως. Ακολουθεί ψηφοφορία.
   *[other] { $count } κάρτες Νεκρός ήρθαν στο φως. Ακολουθεί μία ψηφοφορία.
}
scene-ropes-alive = Παντού Ζωντανός. Λίγα αποδεικνύει: οι άλλες κάρτες μένουν κρυφές.
scene-ropes-card = { $name }: { $card }
