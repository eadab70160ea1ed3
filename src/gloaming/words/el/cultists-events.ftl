# What happened, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## The night

event-roles-laid-out = { $rolesIs ->
    [none] Απόψε δεν υπάρχουν ειδικοί ρόλοι.
   *[some] Ειδικοί ρόλοι απόψε: { $roles }.
}
event-envelope-opened = Είσαι { $roleA }. Στο χέρι σου: { $hand }.
event-cultists-recognised = { $cultistsIs ->
    [ye] { $othersIs ->
        [one] Σεκταριστής μαζί σου: { $others }.
       *[many] Σεκταριστές μαζί σου: { $others }.
    }
    [you] Σεκταριστής είσαι μόνο εσύ.
    [one] Είδες έναν υψωμένο αντίχειρα. Σεκταριστής: { $cultists }.
   *[many] Είδες υψωμένους αντίχειρες. Σεκταριστές: { $cultists }.
}
event-start-cards-seen = { $deadIs ->
    [none] Κανείς δεν είναι νεκρός από την αρχή.
   *[some] Νεκροί από την αρχή: { $dead }.
}
event-route-shown = { $seat } ακολουθεί φανερή διαδρομή: { $route }.

## The hour

event-round-began = Αρχίζει η ώρα { $round }. { $knifeIs ->
    [you] Έχεις το μαχαίρι.
   *[other] Το μαχαίρι το έχει: { $knife }.
}
event-round-ended = Η ώρα { $round } τελείωσε.
event-path-declared = { $seatIs ->
    [you] Δηλώνεις τον δρόμο σου
   *[other] { $seat } δηλώνει δρόμο
}: { $path }.
event-entered = { $seatIs ->
    [you] Πηγαίνεις
   *[other] { $seat } πηγαίνει
} { $placeTo }.
event-stayed = { $seatIs ->
    [you] Μένεις
   *[other] { $seat } μένει
} { $placeIn }.
event-met = { $seatsIs ->
    [ye] { $seats } συναντιέστε { $placeIn }.
   *[many] { $seats } συναντιούνται { $placeIn }.
}
event-gave = { $seatIs ->
    [you] Δίνεις { $toDat } { $card }.
   *[other] { $toIs ->
        [you] { $seat } σου δίνει { $card }.
       *[other] { $seat } δίνει { $toDat } { $card }.
    }
}
event-gave-in-the-dark = Στο σκοτάδι, δίνεις { $toDat } { $card }.
event-pulse-grew = { $seatIs ->
    [you] Κάποιος στο σκοτάδι σού δίνει μια κάρτα.
   *[other] Κάποιος στο σκοτάδι δίνει μια κάρτα σε { $seat }.
}

## Event tokens

event-token-drawn = Το ρολόι χτυπά: { $token }.
event-power-switched = { $on ->
    [yes] Το ρεύμα επανήλθε.
   *[no] Το ρεύμα κόβεται. Σκοτάδι.
}
event-power-restarted = { $seatIs ->
    [you] Επαναφέρεις το ρεύμα.
   *[other] { $seat } επαναφέρει το ρεύμα.
}
event-portal-opened = Η Πύλη ανοίγει { $portalIn }. Δύο άτομα πρέπει να την κλείσουν πριν { $deadline ->
    [start] αρχίσει
   *[end] τελειώσει
} η ώρα { $mark }.
event-portal-closed = Η Πύλη έκλεισε. { $target ->
    [one] Τώρα αρκεί ένας πόντος.
   *[other] Τώρα αρκούν { $target } πόντοι.
}
event-portal-missed = Κανείς δεν έκλεισε την Πύλη εγκαίρως. { $target ->
    [one] Τώρα χρειάζεται ένας πόντος.
   *[other] Τώρα χρειάζονται { $target } πόντοι.
}
event-panes-broke = { $cards ->
    [0] Τζάμια σπάνε, μα καμία κάρτα δεν πέφτει.
    [one] Μία κάρτα από τη στοίβα τραβήγματος πέφτει αθέατη στα επικίνδυνα περάσματα.
   *[other] { $cards } κάρτες από τη στοίβα τραβήγματος πέφτουν αθέατες στα επικίνδυνα περάσματα.
}
event-token-peeked = Η μάρκα στο χέρι σου: { $token }.
event-token-handled = { $removed ->
    [yes] { $seatIs ->
        [you] Βγάζεις μια μάρκα από το παιχνίδι. Οι άλλοι δεν είδαν ποια.
       *[other] { $seat } βγάζει μια μάρκα από το παιχνίδι, χωρίς να τη δει κανείς.
    }
   *[no] { $seatIs ->
        [you] Ξαναβάζεις τη μάρκα στο σακούλι.
       *[other] { $seat } κοιτάει μια μάρκα και την ξαναβάζει στο σακούλι.
    }
}
event-knife-used = { $seatIs ->
    [you] Χρησιμοποιείς το μαχαίρι
   *[other] { $seat } χρησιμοποιεί το μαχαίρι
} { $purpose ->
    [fishman] στον Ψαράνθρωπο.
    [entering] για πέρασμα δίπλα από τον Ψαράνθρωπο.
    [false_eyes] για μια ματιά μέσα από δόλια μάτια.
    [in_control] για μια ματιά στο σακούλι.
    [change] για αλλαγή ψήφου.
    [double_vote] για διπλή ψήφο.
    [double_abstention] για διπλή αποχή.
    [ropes] για τα σχοινιά διάσωσης.
   *[other] για κάτι.
}

## Actions

event-passed = { $seatIs ->
    [you] Πας πάσο.
   *[other] { $seat } πάει πάσο.
}
event-state-checked = { $seatIs ->
    [you] Κοιτάς
   *[other] { $seat } κοιτάει
} { $targetIs ->
    [you] την τράπουλα Σφυγμού σου
   *[other] την τράπουλα Σφυγμού ({ $target })
}{ $means ->
    [camera] {" "}από την κάμερα.
    [false_eyes] {" "}μέσα από δόλια μάτια.
    [binoculars] {" "}με τα κιάλια.
   *[check] .
}
event-pulse-seen = { $targetIs ->
    [you] Στην τράπουλα Σφυγμού σου: { $cards }.
   *[other] Στην τράπουλα Σφυγμού ({ $target }): { $cards }.
}
event-dead-laid-open = { $cards ->
    [one] Μια κάρτα Νεκρός αποκαλύπτεται
   *[other] { $cards } κάρτες Νεκρός αποκαλύπτονται
} { $targetIs ->
    [you] στην τράπουλα Σφυγμού σου.
   *[other] στην τράπουλα Σφυγμού ({ $target }).
}
event-death-reported = { $seatIs ->
    [you] Φανερώνεις
   *[other] { $seat } φανερώνει
} { $targetIs ->
    [you] τον θάνατό σου.
   *[other] έναν θάνατο: { $target }.
}
event-check-closed = { $seatIs ->
    [you] Βάζεις
   *[other] { $seat } βάζει
} πίσω { $targetIs ->
    [you] την τράπουλα Σφυγμού σου
   *[other] την τράπουλα Σφυγμού ({ $target })
}, και τίποτα δεν αποκαλύπτεται.
event-card-placed = { $placeIs ->
    [none] Μια κάρτα από τη στοίβα τραβήγματος πάει αθέατη στα επικίνδυνα περάσματα.
   *[some] Μια κάρτα από τη στοίβα τραβήγματος πάει αθέατη στην τράπουλα { $placeOf }.
}
event-card-discarded = Μια κάρτα από τη στοίβα τραβήγματος βγαίνει αθέατη από το παιχνίδι.
event-hallway-secured = { $seatIs ->
    [you] Βάζεις { $card } στα επικίνδυνα περάσματα.
   *[other] { $seat } βάζει { $card } στα επικίνδυνα περάσματα.
}
event-cultist-fought = { $seatIs ->
    [you] Διώχνεις την κουκουλωμένη μορφή { $placeFrom }.
   *[other] { $seat } διώχνει την κουκουλωμένη μορφή { $placeFrom }.
}
event-fishman-scared = { $seatIs ->
    [you] Διώχνεις τον Ψαράνθρωπο πίσω στη λίμνη.
   *[other] { $seat } διώχνει τον Ψαράνθρωπο πίσω στη λίμνη.
}
event-room-filled = { $seatIs ->
    [you] Βάζεις { $card } στην τράπουλα { $placeOf }.
   *[other] { $seat } βάζει { $card } στην τράπουλα { $placeOf }.
}
event-room-checked = { $seatIs ->
    [you] Τραβάς
   *[other] { $seat } τραβά
} { $top ->
    [yes] την πάνω κάρτα
   *[no] μια κάρτα
} { $placeIn }: { $card }.
event-camera-used = { $seatIs ->
    [you] Χρησιμοποιείς την κάμερα.
   *[other] { $seat } χρησιμοποιεί την κάμερα.
}
event-vote-initiated = { $seatIs ->
    [you] Ξεκινάς ψηφοφορία.
   *[other] { $seat } ξεκινά ψηφοφορία.
}
event-portal-touched = { $seatIs ->
    [you] Ακουμπάς το χέρι στην Πύλη.
   *[other] { $seat } ακουμπά το χέρι στην Πύλη.
}
event-help-asked = { $seatIs ->
    [you] Ζητάς από { $partnerAcc } βοήθεια να κλείσει η Πύλη.
   *[other] { $partnerIs ->
        [you] { $seat } σου ζητά βοήθεια να κλείσει η Πύλη.
       *[other] { $seat } ζητά από { $partnerAcc } βοήθεια να κλείσει η Πύλη.
    }
}
event-help-refused = { $seatIs ->
    [you] Δεν βοηθάς.
   *[other] { $seat } δεν βοηθά.
}
