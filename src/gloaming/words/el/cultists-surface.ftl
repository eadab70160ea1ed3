# Under the Surface: what is asked, done and seen on the ice, and in the ritual.

## Items in a sentence: one that is found, and the one that is meant

thing-red-relic = ένα κόκκινο κειμήλιο
    .the = το κόκκινο κειμήλιο
thing-snow-owl = τη χιονόγλαυκα
    .the = τη χιονόγλαυκα
thing-secret-switch = τον μυστικό διακόπτη
    .the = τον μυστικό διακόπτη
thing-dagger = ένα στιλέτο
    .the = το στιλέτο
thing-boots = ένα ζευγάρι μπότες
    .the = τις μπότες
thing-binoculars = ειδικά κιάλια
    .the = τα ειδικά κιάλια
thing-rifle = ένα τουφέκι
    .the = το τουφέκι
thing-lamp = μια λάμπα
    .the = τη λάμπα

## Questions, and what all others read meanwhile

question-linger = Κάτι άλλο;
    .detail = Η ενέργειά σου έγινε. Οι δωρεάν σου μένουν.
question-send-owl = Πού να πάει η χιονόγλαυκα μια κάρτα;
    .detail = Μία κάρτα Αίθουσάς σου μπαίνει κλειστή στην τράπουλα μιας αίθουσας. Ποια, το ξέρεις μόνο εσύ.
question-offer-lamp = Ανάβεις τη λάμπα;
    .detail = Συνάντηση { $placeIn }: { $others }. Αν την ανάψεις, κανείς δεν σου δίνει κάρτα σε αυτή τη συνάντηση. Ύστερα έχει ξοδευτεί.
question-choose-participant = Ποιοι παίρνουν μέρος στην τελετή;
    .detail = { $left ->
        [one] Ακόμα ένα άτομο.
       *[other] Ακόμα { $left } άτομα.
    } Καθένα παίζει μία κάρτα Αίθουσας. Ο Οργανισμός 46-B εξορίζεται μόνο αν είναι όλες Επιτυχία.
question-lay-ritual-cards = Ποια κάρτα παίζεις;
    .detail = Ανακατεύεται με τις άλλες πριν φανούν. Κανείς δεν μαθαίνει ποια ήταν η δική σου.
question-hold-vote-leader = Ποιος να ηγηθεί της τελετής;
    .detail = Ψηφοφορία { $number } από 3. Δεν φεύγει κανείς. Η ψήφος σου μένει σφραγισμένη ώσπου να ψηφίσουν όλοι.
waiting-linger = { $seat } μπορεί ακόμα να κάνει κάτι
waiting-send-owl = { $seat } στέλνει τη χιονόγλαυκα
waiting-offer-lamp = { $seat } μπορεί να ανάψει τη λάμπα
waiting-choose-participant = { $seat } διαλέγει ποιοι παίρνουν μέρος στην τελετή
waiting-lay-ritual-cards = Παίζονται οι κάρτες της τελετής
waiting-hold-vote-leader = Το τραπέζι εκλέγει αρχηγό

## Answers

option-done = Τέλειωσε τη σειρά σου
option-hand-over = Δώσε { $toDat } { $itemThe }
option-pick-up = Μάζεψε { $itemThe }
option-send = Στείλε με τη χιονόγλαυκα { $card } { $placeTo }
option-send-nothing = Στείλε τη χιονόγλαυκα χωρίς κάρτα
option-spot = { $targetIs ->
    [you] Κοίτα με τα κιάλια την τράπουλα Σφυγμού σου
   *[other] Κοίτα με τα κιάλια την τράπουλα Σφυγμού ({ $target })
}
option-shoot-cultist = Ρίξε στην κουκουλωμένη μορφή { $placeIn }
option-drive-fishman = { $toIs ->
    [none] Διώξε τον Ψαράνθρωπο στη λίμνη
   *[some] Διώξε τον Ψαράνθρωπο { $toTo }
}
option-light-lamp = Άναψε τη λάμπα
option-keep-lamp = Φύλαξε τη λάμπα για μετά
option-take-along = { $seatIs ->
    [you] Πάρε μέρος εσύ
   *[other] Διάλεξε: { $seatAcc }
}
option-lay-down = Παίξε { $card }
option-accuse-leader = { $seatIs ->
    [you] Ψήφισε για αρχηγό τον εαυτό σου
   *[other] Ψήφισε για αρχηγό: { $seatAcc }
}

detail-hand-over = Αλλάζει χέρια αμέσως, χωρίς να ζητήσεις γνώμη.
detail-used-up = Μία φορά: ύστερα έχει ξοδευτεί.
detail-light-lamp = Εσύ δίνεις κάρτα κανονικά.
detail-keep-lamp = Η συνάντηση γίνεται όπως πάντα.
detail-accuse-leader = Για αρχηγός χρειάζονται περισσότερες ψήφοι από κάθε άλλο όνομα, και περισσότερες από τις αποχές.
detail-abstain-leader = Χωρίς αρχηγό ψηφίζετε ξανά. Μετά από τρεις ψηφοφορίες χωρίς αρχηγό κερδίζουν οι σεκταριστές.
detail-find = Εδώ είναι ένα κλειστό αντικείμενο. Θα το βρεις.

## Events

event-item-found = { $seatIs ->
    [you] Βρίσκεις { $item } { $placeIn }.
   *[other] { $seat } βρίσκει { $item } { $placeIn }.
}
event-item-turned-up = { $placeThe } φανερώνει { $item }.
event-item-lost = Το κλειστό αντικείμενο { $placeIn } χάθηκε, αθέατο.
event-item-handed-over = { $seatIs ->
    [you] Δίνεις { $toDat } { $itemThe }.
   *[other] { $toIs ->
        [you] { $seat } σου δίνει { $itemThe }.
       *[other] { $seat } δίνει { $toDat } { $itemThe }.
    }
}
event-item-picked-up = { $seatIs ->
    [you] Μαζεύεις { $itemThe } { $placeIn }.
   *[other] { $seat } μαζεύει { $itemThe } { $placeIn }.
}
event-items-dropped = { $seatIs ->
    [you] Αφήνεις { $placeIn } { $items }.
   *[other] { $seat } αφήνει { $placeIn } { $items }.
}
event-relic-placed = { $relics ->
    [one] Το πρώτο κόκκινο κειμήλιο είναι στον βωμό.
    [2] Το δεύτερο κόκκινο κειμήλιο είναι στον βωμό.
   *[other] Το τρίτο κόκκινο κειμήλιο είναι στον βωμό. Ο Οργανισμός 46-B ξύπνησε.
}
event-door-opened = Η κόκκινη πόρτα ξεκλείδωσε, μια για πάντα.
event-owl-sent = { $seatIs ->
    [you] Στέλνεις με τη χιονόγλαυκα { $card } { $placeTo }.
   *[other] { $seat } στέλνει με τη χιονόγλαυκα { $card } { $placeTo }.
}
event-rifle-fired = { $seatIs ->
    [you] Ρίχνεις με το τουφέκι.
   *[other] { $seat } ρίχνει με το τουφέκι.
}
event-fishman-driven = { $toIs ->
    [none] Ο Ψαράνθρωπος φεύγει στη λίμνη.
   *[some] Ο Ψαράνθρωπος φεύγει { $toTo }.
}
event-lamp-lit = { $seatIs ->
    [you] Ανάβεις τη λάμπα: σε αυτή τη συνάντηση δεν παίρνεις κάρτα.
   *[other] { $seat } ανάβει τη λάμπα και δεν παίρνει κάρτα σε αυτή τη συνάντηση.
}
event-ritual-called = Οι πόντοι φτάνουν, μα ο Οργανισμός 46-B έχει ξυπνήσει. Θα κρίνει η τελετή εξορίας.
event-leader-vote-held = Εκλογή αρχηγού: ψηφοφορία { $number } από 3.
event-leader-elected = { $leaderIs ->
    [none] Δεν εκλέγεται κανείς.
    [you] Ηγείσαι της τελετής.
   *[other] { $leader } ηγείται της τελετής.
}
event-participant-chosen = { $seatIs ->
    [you] Παίρνεις μέρος στην τελετή.
   *[other] { $seat } παίρνει μέρος στην τελετή.
}
event-ritual-card-laid = { $seatIs ->
    [you] Παίζεις { $card } στην τελετή.
   *[other] { $seat } παίζει { $card } στην τελετή.
}
event-ritual-revealed = Οι κάρτες της τελετής: { $cards }.

## Roles

event-celebrity-tested = { $alive ->
    [yes] { $seatIs ->
        [you] Ζεις, και τώρα το ξέρουν όλοι.
       *[other] { $seat } ζει, και τώρα το ξέρουν όλοι.
    }
   *[no] { $seatIs ->
        [you] Δεν ζεις πια.
       *[other] { $seat } δεν ζει πια.
    }
}
event-pulse-dealt = { $seatIs ->
    [you] Η τράπουλα Σφυγμού σου
   *[other] Η τράπουλα Σφυγμού ({ $seat })
} μοιράζεται αθέατη: { $shares }.
shares-one = { $seat }: { $count }
event-pulse-lost = { $cards ->
    [one] Η μία κάρτα
   *[other] Οι { $cards } κάρτες
} { $seatIs ->
    [you] της τράπουλας Σφυγμού σου
   *[other] της τράπουλας Σφυγμού ({ $seat })
} { $cards ->
    [one] βγαίνει από το παιχνίδι.
   *[other] βγαίνουν από το παιχνίδι.
}

## The panel

mark-free = Δωρεάν ενέργειες
mark-owl = Η χιονόγλαυκα
mark-offer-lamp = Η λάμπα
mark-ritual = Η τελετή εξορίας
mark-choose-participant = { mark-ritual }
mark-look-binoculars = Με τα κιάλια
mark-leader = Ψηφοφορία { $number } από 3 για αρχηγό
act-free = Δωρεάν ενέργειες
act-free-detail = Όσες θέλεις, πριν ή μετά την ενέργειά σου.
act-hand-over = Δώσε ένα αντικείμενο
act-hand-over-detail = Σε κάποιον εδώ, χωρίς να ζητήσεις γνώμη.
act-hand-over-what = Τι δίνεις;
act-pick-up = Μάζεψε ένα αντικείμενο
act-pick-up-detail = Είναι εδώ, στο πάτωμα.
act-pick-up-choose = Διάλεξε ένα αντικείμενο
act-spot = Χρησιμοποίησε τα κιάλια
act-spot-detail = Έλεγξε κάποιον σε άλλη αίθουσα αυτού του χρώματος. Μία φορά.
act-shoot-cultist = Ρίξε σε κουκουλωμένη μορφή
act-shoot-cultist-detail = Φεύγει οριστικά, και το τουφέκι ξοδεύεται.
act-drive-fishman = Ρίξε στον Ψαράνθρωπο
act-drive-fishman-detail = Διαλέγεις πού θα πάει. Το τουφέκι ξοδεύεται.
act-done = Αυτά ήταν
act-send-owl = Πού να πάει η χιονόγλαυκα μια κάρτα;
act-send-owl-detail = Μία κάρτα Αίθουσάς σου, κλειστή. Ποια, το ξέρεις μόνο εσύ.
act-in-the-lake = Στη λίμνη
ritual-lay = Παίξ’ την
ritual-cards = Οι κάρτες Αίθουσάς σου
ritual-scene = Η τελετή. Παίρνουν μέρος: { $people }.
ritual-scene-none = Η τελετή. Κανείς δεν επιλέχθηκε ακόμα.
ritual-leads = { $whoIs ->
    [you] ηγείσαι
   *[other] ηγείται
}
ritual-takes-part = { $whoIs ->
    [you] παίρνεις μέρος
   *[other] παίρνει μέρος
}
ritual-still = { $left ->
    [one] Λείπει ακόμα ένα άτομο.
   *[other] Λείπουν ακόμα { $left } άτομα.
}
ritual-laying = Παίζουν από μία κάρτα. Όλες πρέπει να είναι Επιτυχία.
lamp-lit = δεν παίρνει κάρτα
lamp-lit-you = δεν παίρνεις κάρτα
lamp-choosing = μπορεί να ανάψει τη λάμπα
lamp-choosing-you = μπορείς να ανάψεις τη λάμπα
carries = Κρατάς
carries-profession = Το επάγγελμά σου
look-in-order = Με τη σειρά που ήρθαν οι κάρτες, πρώτα η πιο παλιά. Κράτα για να τις δεις.

## Votes for a leader

vote-leader = Ποιος ηγείται της τελετής;
vote-leader-seal-name = Σφράγισε: ηγείται { $name }
vote-leader-seal-nobody = Σφράγισε: κανένας αρχηγός
vote-leader-rule = Ηγείται όποιο όνομα έχει περισσότερες ψήφους από κάθε άλλο, και περισσότερες από τις αποχές. Μετά από τρεις ψηφοφορίες χωρίς αρχηγό κερδίζουν οι σεκταριστές.
vote-leader-sum = { $votes } για { $name }, το πολύ { $next } για άλλο όνομα{ $abstentions ->
        [0] { "" }
        [one] , μία αποχή
       *[other] , { $abstentions } αποχές
    }. Ηγείται: { $name }.
vote-leader-sum-none = { $votes } για { $people }{ $abstentions ->
        [0] { "" }
        [one] , μία αποχή
       *[other] , { $abstentions } αποχές
    }. Κανένας αρχηγός.
vote-leader-sum-nobody = Δεν ειπώθηκε όνομα, άρα κανένας αρχηγός.

## Scenes

scene-organism = Ο Οργανισμός 46-B ξύπνησε
scene-organism-detail = Τρία κειμήλια είναι στον βωμό. Οι πόντοι μόνοι τους δεν νικούν πια: θα κρίνει μια τελετή.
scene-door = Η κλειδωμένη πόρτα άνοιξε
scene-door-detail = Κάποιος πάτησε τον μυστικό διακόπτη. Η πόρτα μένει ανοιχτή.
scene-ritual = Η τελετή εξορίας
scene-ritual-detail = Οι πόντοι φτάνουν. Εκλέξτε αρχηγό: έχετε τρεις ψηφοφορίες.
scene-leader = { $name } ηγείται της τελετής
scene-leader-detail = Ο αρχηγός διαλέγει ποιοι παίρνουν μέρος.
scene-leader-none = Κανένας αρχηγός
scene-leader-none-detail = Ψηφίζετε ξανά. Μετά την τρίτη φορά κερδίζουν οι σεκταριστές.
scene-leader-none-last = Αυτή ήταν η τρίτη ψηφοφορία. Κερδίζουν οι σεκταριστές.
scene-own-cursebearer = Η κατάρα πήρε: { $name }
scene-own-cursebearer-detail = Ο Φορέας της Κατάρας δεν αντέχει φάντασμα στην ίδια αίθουσα. Ψηφοφορία δεν ακολουθεί.
scene-celebrity = Η Διασημότητα: { $name }
scene-celebrity-alive = Και ζει: καμία κάρτα Νεκρός στην τράπουλα Σφυγμού.
scene-celebrity-dead = Και δεν ζει πια. Όλες οι κάρτες της τράπουλας Σφυγμού μοιράζονται στους ζωντανούς.

## The end

end-ritual-title = Η τελετή
end-ritual-led = { $leaderIs ->
    [you] Ηγήθηκες εσύ.
   *[other] Ηγήθηκε: { $leader }.
}
end-ritual-part = { $seatsIs ->
    [none] Κανείς δεν είχε κάρτα να παίξει.
    [you] Πήρες μέρος εσύ.
   *[other] Πήραν μέρος: { $seats }.
}
end-ritual-no-leader = Τρεις ψηφοφορίες, κανένας αρχηγός.
end-items-title = Αντικείμενα
end-item-altar = { $count } στον βωμό
end-item-gone = ξοδεύτηκε
end-item-lost = { $count ->
    [one] Ένα έμεινε κλειστό σε αίθουσα που ολοκληρώθηκε.
   *[other] { $count } έμειναν κλειστά σε αίθουσες που ολοκληρώθηκαν.
}
end-item-covered = { $count ->
    [one] Ένα δεν βρέθηκε ποτέ.
   *[other] { $count } δεν βρέθηκαν ποτέ.
}
end-item-lying = { $item }, { $placeIn }
end-item-carried = { $item }: { $seat }
