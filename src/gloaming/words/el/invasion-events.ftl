# What happened in Invasion, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## Set-up

inv-event-architect-named = { $seatIs ->
    [you] Είσαι αρχιτέκτονας.
   *[other] { $seat } είναι αρχιτέκτονας.
}
inv-event-landed = Εξωγήινοι προσγειώνονται: { $district }.
inv-event-scientist-placed = { $seatIs ->
    [you] Βάζεις
   *[other] { $seat } βάζει
} έναν επιστήμονα στο σημείο { $spot }.
inv-event-drew = { $cardsIs ->
    [assimilated] { $seatIs ->
        [you] Τραβάς { $cards }. Είσαι εξωγήινος.
       *[other] { $seat } τραβά { $cards } και είναι εξωγήινος.
    }
   *[other] { $seatIs ->
        [you] Τραβάς { $cards }.
       *[other] { $seat } τραβά { $cards }.
    }
}

## The event stage

inv-event-round-began = Αρχίζει ο γύρος { $number }. { $architectIs ->
    [you] Είσαι αρχιτέκτονας.
   *[other] { $architect } είναι αρχιτέκτονας.
}
inv-event-event-turned = Το συμβάν: { $card }.
inv-event-pressure-changed = Η πίεση είναι τώρα { $value }.
inv-event-tokens-laid = { $count ->
    [one] Μία συνοικία πέφτει στους εξωγήινους: { $districts }.
   *[other] { $count } συνοικίες πέφτουν στους εξωγήινους: { $districts }.
}
inv-event-tokens-removed = { $count ->
    [one] Μία συνοικία είναι ξανά ελεύθερη: { $districts }.
   *[other] { $count } συνοικίες είναι ξανά ελεύθερες: { $districts }.
}
inv-event-mother-ship-arrived = Φτάνει το μητρικό σκάφος { $number }. { $cards ->
    [0] Ο ουρανός γέμισε.
   *[other] { $cards } κάρτες μπαίνουν στην τράπουλα Αφομοίωσης.
}
inv-event-agent-arrived = Ο πράκτορας { $agent } φτάνει στο σημείο { $spot }, χωρίς σειρήνα ακόμα.
inv-event-agent-captured = Ο πράκτορας { $agent } αιχμαλωτίστηκε και δεν θα γυρίσει.
inv-event-sector-rolled = Το ζάρι δείχνει: { $sector }.
inv-event-agents-trapped = { $count ->
    [one] Σε παγίδα: { $agents }. Χωρίς σειρήνα ως το τέλος του γύρου.
   *[other] Σε παγίδα: { $agents }. Χωρίς σειρήνες ως το τέλος του γύρου.
}
inv-event-sector-freed = { $seatIs ->
    [you] Καλείς
   *[other] { $seat } καλεί
} σε αντίσταση: { $sector }.
inv-event-aliens-recognised = { $othersIs ->
    [human] Όλα τα μάτια ήταν κλειστά. Δεν είδες τίποτα.
    [none] Κοίταξες και δεν είδες άλλον εξωγήινο.
    [one] Κοίταξες. Εξωγήινος, όπως εσύ: { $others }.
   *[many] Κοίταξες. Εξωγήινοι, όπως εσύ: { $others }.
}
inv-event-alien-plan-seen = { $seatIs ->
    [you] Βλέπεις τις κάρτες.
   *[other] { $seat } βλέπει τις κάρτες.
} Θα έρθουν: { $upcoming }. Αποτράπηκαν: { $prevented }.
inv-event-alien-plan-shown = Όλοι βλέπουν τις κάρτες. Θα έρθουν: { $upcoming }. Αποτράπηκαν: { $prevented }.
inv-event-alien-plan-counted = Οι εξωγήινοι σχεδιάζουν. Θα έρθουν: { $upcoming }. Αποτράπηκαν: { $prevented }.

## Planning

inv-event-planning-announced = { $seatIs ->
    [you] Σχεδιάζεις.
   *[other] { $seat } σχεδιάζει.
}
inv-event-events-drawn = { $seatIs ->
    [you] Τραβάς: { $cards }.
   *[other] { $seat } τραβά: { $cards }.
}
inv-event-events-placed = { $seatIs ->
    [you] Τις τοποθετείς.
   *[other] { $seat } τις τοποθετεί.
} Θα έρθει: { $upcoming }. Αποτράπηκε: { $prevented }.

## Accusation and declaration

inv-event-accused = { $seatIs ->
    [you] Κατηγορείς: { $accusedAcc }.
   *[other] { $accusedIs ->
        [you] { $seat } κατηγορεί εσένα.
       *[other] { $seat } κατηγορεί: { $accusedAcc }.
    }
}
inv-event-support-heard = { $supportersIs ->
    [none] Κανείς δεν υποστηρίζει την κατηγορία.
    [you] Υποστηρίζεις την κατηγορία.
    [ye] { $supporters } υποστηρίζετε την κατηγορία.
    [one] { $supporters } υποστηρίζει την κατηγορία.
   *[many] { $supporters } υποστηρίζουν την κατηγορία.
}
inv-event-card-shown = { $seatIs ->
    [you] Δείχνεις μια κάρτα: { $card }.
   *[other] { $seat } δείχνει μια κάρτα: { $card }.
}
inv-event-alien-stated = { $by ->
    [accusation] { $seatIs ->
        [you] Αποκαλύφθηκες. Όλοι ξέρουν πως είσαι εξωγήινος.
       *[other] { $seat } είναι εξωγήινος, και τώρα το ξέρουν όλοι.
    }
   *[declaration] { $seatIs ->
        [you] Φανερώνεσαι ως εξωγήινος.
       *[other] { $seat } φανερώνεται ως εξωγήινος.
    }
}
inv-event-order-left = { $seatIs ->
    [you] Θα φανερωθείς πριν από { $turnIs ->
        [you] τη δική σου σειρά
       *[other] τη σειρά ({ $turn })
    }, αν ως τότε είσαι εξωγήινος.
   *[other] { $seat } αφήνει εντολή: να φανερωθεί πριν από { $turnIs ->
        [you] τη σειρά σου
       *[other] τη σειρά ({ $turn })
    }.
}
inv-event-accuser-tokens-lost = { $seatsIs ->
    [you] Έκανες λάθος και χάνεις τη μάρκα Κατηγορίας σου.
    [ye] { $seats }: κάνατε λάθος και χάνετε τις μάρκες Κατηγορίας σας.
    [one] { $seats } έκανε λάθος και χάνει τη μάρκα Κατηγορίας.
   *[many] { $seats } έκαναν λάθος και χάνουν τις μάρκες Κατηγορίας τους.
}

## Agents

inv-event-agent-taken = { $seatIs ->
    [you] Αναλαμβάνεις
   *[other] { $seat } αναλαμβάνει
} τον πράκτορα { $agent }, με πίεση { $pressure }.
inv-event-agent-moved = Ο πράκτορας { $agent } πηγαίνει στο σημείο { $to }.
inv-event-scientist-escorted = Ένας επιστήμονας πηγαίνει με συνοδεία από το σημείο { $start } στο σημείο { $to }.
inv-event-agent-used = Ο πράκτορας { $agent } τελείωσε για αυτόν τον γύρο.
inv-event-invaded = { $seatIs ->
    [you] Οδηγείς
   *[other] { $seat } οδηγεί
} τους εξωγήινους στον πράκτορα { $agent }.
inv-event-sirens-returned = Σειρήνες αναμμένες: { $agents }.

## Rescue

inv-event-rescue-attempted = { $leaderIs ->
    [you] Ηγείσαι μιας διάσωσης. Ο επιστήμονας περιμένει στο σημείο { $start }.
   *[other] { $leader } ηγείται μιας διάσωσης. Ο επιστήμονας περιμένει στο σημείο { $start }.
}
inv-event-team-named = Η ειδική ομάδα: { $team }.
inv-event-rescue-card-laid = { $seatIs ->
    [you] Έπαιξες «{ $card }».
   *[other] { $seat } έπαιξε «{ $card }».
}
inv-event-rescue-cards-shown = { $sabotage ->
    [0] { $success } × Επιτυχία, κανένα Σαμποτάζ.
   *[other] { $success } × Επιτυχία, { $sabotage } × Σαμποτάζ.
}
inv-event-escalation-began = Η κατάσταση κλιμακώνεται: ακολουθούν ως τέσσερα συμβάντα.
inv-event-scientist-saved = Ο επιστήμονας από το σημείο { $start } είναι ασφαλής { $point }: { $saved } από { $goal }.
inv-event-rescue-failed = Η διάσωση αποτυγχάνει. Ο επιστήμονας μένει στο σημείο { $start }.

## Consolidation, and the end

inv-event-reorganised = Τα συμβάντα μαζεύονται: { $upcoming } πάνω στην τράπουλα, { $prevented } από κάτω.
inv-event-district-rolled = Τα ζάρια δείχνουν: { $district }.
inv-event-game-ended = { $winner ->
    [humans] Κερδίζουν οι άνθρωποι: { $why }.
   *[aliens] Κερδίζουν οι εξωγήινοι: { $why }.
}
