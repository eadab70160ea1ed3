# What is asked in Invasion, for the player who answers, and what the others read meanwhile (inv-waiting-…).

inv-question-place-scientist = Πού είναι ο επιστήμονας κοντά σε: { $site };
    .detail = Σε όποιο σημείο αγγίζει τον τόπο προσγείωσης. Με τους εξωγήινους τόσο κοντά, συνοδεία από εκεί δεν γίνεται ακόμα.
inv-question-act = Τι κάνεις;
    .detail = { $stated ->
        [yes] Σχεδίασε, ή οδήγησε τους εξωγήινους σε έναν πράκτορα.
       *[no] Μία ενέργεια: ανάλαβε πράκτορα, σχεδίασε ή κατηγόρησε. Η πίεση είναι { $pressure }.
    }
inv-question-place-events = Ποιο συμβάν αφήνεις να έρθει;
    .detail = { $count ->
        [one] Άσ’ το να έρθει, ή απότρεψέ το. Δεν το βλέπει κανείς άλλος.
       *[other] Το άλλο αποτρέπεται. Κανείς άλλος δεν βλέπει ποιο.
    }
inv-question-ask-for-support = Υποστηρίζεις την κατηγορία;
    .detail = { $accuser } κατηγορεί: { $accusedAcc }. Με υποστήριξη, φαίνονται κάρτες ώσπου να βγει Αφομοιωμένος.
inv-question-ask-for-declaration = { $turnIs ->
    [you] Όπου να ’ναι αρχίζει η σειρά σου
   *[other] Επόμενη σειρά: { $turn }
}
    .detail = Ρωτιούνται όλοι. Ένας εξωγήινος μπορεί τώρα να φανερωθεί.
inv-question-leave-orders = Πότε φανερώνεσαι;
    .detail = Η ίδια ερώτηση έρχεται σε όλους. Η εντολή ισχύει μόνο για εξωγήινο, και δεν τη βλέπει κανείς.
inv-question-place-newcomer = Πού φτάνει ο νέος πράκτορας;
    .detail = Σε άδειο σημείο εκκίνησης. Είναι διαθέσιμος από τον επόμενο γύρο.
inv-question-move-agent = Πού πηγαίνει ο πράκτορας { $agent };
    .detail = Σε έναν δρόμο που περνά από το σημείο του, όσο μακριά θέλεις. Ύστερα μπορεί να ελευθερώσει συνοικίες και να συνοδεύσει επιστήμονα.
inv-question-free-districts = Ελευθερώνει τις συνοικίες γύρω του ο πράκτορας { $agent };
    .detail = { $alien ->
        [one] Μία συνοικία εξωγήινων αγγίζει το σημείο { $spot }.
       *[other] { $alien } συνοικίες εξωγήινων αγγίζουν το σημείο { $spot }.
    }
inv-question-escort-scientist = Σε ποιον πηγαίνει ο επιστήμονας;
    .detail = Σε πράκτορα στον ίδιο δρόμο, χωρίς εξωγήινους κοντά στην πορεία. Σε σημείο συγκέντρωσης αρχίζει διάσωση.
inv-question-name-team = { $left ->
    [one] Ποιος άλλος μπαίνει στην ομάδα;
   *[other] Ποιους παίρνεις μαζί;
}
    .detail = { $left ->
        [one] Ένα άτομο ακόμα. Ύστερα και οι τρεις παίζετε κρυφά από μία κάρτα.
       *[other] Άλλους δύο. Ύστερα και οι τρεις παίζετε κρυφά από μία κάρτα.
    }
inv-question-cast-votes = Ποια κάρτα παίζεις;
    .detail = Οι τρεις κάρτες ανακατεύονται. Όλοι βλέπουν πόσες είναι Σαμποτάζ, μα όχι ποιου.
inv-question-pick-agent = Ποιον πράκτορα μετακινεί το «{ $card }»;
    .detail = { $does }
inv-question-send-agent = Πού πηγαίνει ο πράκτορας { $agent };
    .detail = { $does }
inv-question-free-sector = Ποιος τομέας αντιστέκεται;
    .detail = Φεύγουν όλες οι μάρκες εξωγήινων από εκεί.

## Meanwhile, for everyone else

inv-waiting-place-scientist = { $seat } βάζει τον επιστήμονα κοντά σε: { $site }
inv-waiting-act = { $seat } διαλέγει ενέργεια
inv-waiting-place-events = { $seat } σχεδιάζει
inv-waiting-ask-for-support = { $accuserIs ->
    [you] Κατηγορείς: { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } κατηγορεί εσένα
       *[other] { $accuser } κατηγορεί: { $accusedAcc }
    }
}
inv-waiting-ask-for-declaration = { $turnIs ->
    [you] Όπου να ’ναι αρχίζει η σειρά σου
   *[other] Επόμενη σειρά: { $turn }
}
inv-waiting-leave-orders = Όλοι αφήνουν μια εντολή
inv-waiting-place-newcomer = { $seat } βάζει τον νέο πράκτορα
inv-waiting-move-agent = { $seat } μετακινεί τον πράκτορα { $agent }
inv-waiting-free-districts = { $seat } αποφασίζει για τις συνοικίες γύρω από τον πράκτορα { $agent }
inv-waiting-escort-scientist = { $seat } αποφασίζει για τον επιστήμονα στο σημείο { $spot }
inv-waiting-name-team = { $seat } διαλέγει την ειδική ομάδα
inv-waiting-cast-votes = { $teamIs ->
    [ye] { $team } παίζετε τις κάρτες σας
   *[many] { $team } παίζουν τις κάρτες τους
}
inv-waiting-pick-agent = { $seat } αποφασίζει για το «{ $card }»
inv-waiting-send-agent = { $seat } μετακινεί τον πράκτορα { $agent }
inv-waiting-free-sector = { $seat } διαλέγει τομέα
