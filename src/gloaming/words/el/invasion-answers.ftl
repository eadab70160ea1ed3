# The answers of Invasion. An answer is what stands on the button: it names the act.

inv-option-place-there = Βάλε τον επιστήμονα στο σημείο { $spot }
inv-option-plan = Σχεδίασε
inv-option-upcoming = Άσ’ το να έρθει: { $card }
inv-option-prevent = Απότρεψέ το: { $card }
inv-option-accuse = Κατηγόρησε: { $seatAcc }
inv-option-support = Υποστήριξε την κατηγορία
inv-option-refuse = Μην την υποστηρίξεις
inv-option-confirm = Ας αρχίσει η σειρά
inv-option-confirm-no-order = Όχι σε αυτόν τον γύρο
inv-option-declare = Φανερώσου ως εξωγήινος
inv-option-declare-at = { $turnIs ->
    [you] Πριν από τη δική σου σειρά
   *[other] Πριν από τη σειρά ({ $turn })
}
inv-option-invade = Εισέβαλε γύρω από τον πράκτορα { $agent }
inv-option-post = Βάλε τον νέο πράκτορα στο σημείο { $spot }
inv-option-control = Ανάλαβε τον πράκτορα { $agent }
inv-option-move-to = Πήγαινε στο σημείο { $to }
inv-option-leave = Άφησέ το
inv-option-leave-moving = Μείνε στο σημείο { $spot }
inv-option-leave-freeing = Άσε τους εξωγήινους εκεί που είναι
inv-option-leave-escorting = Μη συνοδεύσεις κανέναν
inv-option-free = Ελευθέρωσε όλες τις συνοικίες γύρω
inv-option-free-one = Ελευθέρωσε τη συνοικία { $district }
inv-option-escort = Συνόδευσε τον επιστήμονα προς τον πράκτορα { $agent }
inv-option-rescue-here = Δοκίμασε τη διάσωση εδώ
inv-option-name = Πάρε μαζί: { $seatAcc }
inv-option-lay = Παίξε «{ $card }»
inv-option-decline = Παράλειψέ το
inv-option-pick = Διάλεξε τον πράκτορα { $agent }
inv-option-send = Στείλ’ τον στο σημείο { $to }
inv-option-liberate = Ελευθέρωσε: { $sector }

## What an act leads to, as far as everyone at the table could work it out

inv-detail-plan = { $draws ->
    [0] Χωρίς κάρτα Αφομοίωσης. Βλέπεις δύο συμβάντα: το ένα θα έρθει, το άλλο αποτρέπεται.
   *[other] Τραβάς μία κάρτα Αφομοίωσης και ύστερα βλέπεις δύο συμβάντα: το ένα θα έρθει, το άλλο αποτρέπεται.
}
inv-detail-control = { $draws ->
    [0] Δεν τραβάς κάρτα Αφομοίωσης γι’ αυτό.
    [one] Ύστερα τραβάς μία κάρτα Αφομοίωσης.
   *[other] Ύστερα τραβάς { $draws } κάρτες Αφομοίωσης.
}
inv-detail-accuse = Κάποιος πρέπει να σε υποστηρίξει. Αν δεν φανεί κάρτα Αφομοιωμένος, χάνετε όλοι τις μάρκες σας.
inv-detail-accuse-in-vain = Δεν μένει κανείς να σε υποστηρίξει, οπότε δεν βγαίνει τίποτα.
inv-detail-support = Αν δεν φανεί κάρτα Αφομοιωμένος, χάνεις κι εσύ τη μάρκα σου.
inv-detail-refuse = Αν δεν την υποστηρίξει κανείς, δεν φαίνονται κάρτες και δεν χάνονται μάρκες.
inv-detail-invade = { $falling ->
    [0] Δεν πέφτει καμία συνοικία.
    [one] Πέφτει μία συνοικία.
   *[other] Πέφτουν { $falling } συνοικίες.
}
inv-detail-declare = Για πάντα: ούτε διασώσεις, ούτε πράκτορες, ούτε άλλες κάρτες. Σχεδιάζεις ή εισβάλλεις.
inv-detail-declare-at = Μόνο αν ως τότε είσαι εξωγήινος. Την εντολή δεν τη βλέπει κανείς άλλος.
inv-detail-alien-around = { $alien ->
    [one] Μία συνοικία εξωγήινων γύρω.
   *[other] { $alien } συνοικίες εξωγήινων γύρω.
}
inv-detail-scientist-there = Εκεί περιμένει ένας επιστήμονας.
inv-detail-gathering-spot = Σημείο συγκέντρωσης.
inv-detail-free = { $alien ->
    [one] Φεύγει μία μάρκα εξωγήινων.
   *[other] Φεύγουν { $alien } μάρκες εξωγήινων.
}
inv-detail-escort-rescue = Σημείο συγκέντρωσης: διαλέγεις άλλους δύο, και αρχίζει διάσωση.
inv-detail-escort = Ο επιστήμονας πηγαίνει στο σημείο { $to }. Οι δύο πράκτορες μένουν εκεί που είναι.
inv-detail-rescue-here = Διαλέγεις άλλους δύο, και παίζετε από μία κάρτα.
inv-detail-new-agent = Η σειρήνα του ανάβει όταν τελειώσει ο γύρος.
inv-detail-liberate = { $alien ->
    [one] Φεύγει μία μάρκα εξωγήινων.
   *[other] Φεύγουν { $alien } μάρκες εξωγήινων.
}
