# The table of Invasion: marks of questions, forms for answers, panels, what is held, scenes.

## Marks above a question

inv-mark-set-up = Πριν από τον πρώτο γύρο
inv-mark-turn = Η σειρά σου
inv-mark-agent = Ένας πράκτορας
inv-mark-planning = Σχεδιασμός, μόνο για τα μάτια σου
inv-mark-accusation = Μια κατηγορία
inv-mark-before-turn = Πριν από τη σειρά
inv-mark-rescue = Η διάσωση
inv-mark-event = Ένα συμβάν

## Answers on the map

inv-places-list = Δες τα όλα ({ $count })
inv-place-choose = Διάλεξε ένα από { $count } στον χάρτη
inv-place-other = Διάλεξε άλλο

## A turn

inv-act-control = Ανάλαβε έναν πράκτορα
    .short = { $pressure ->
        [0] Μετακίνηση, ελευθέρωση, συνοδεία. Καμία κάρτα.
        [one] Μετακίνηση, ελευθέρωση, συνοδεία. Ύστερα τραβάς μία κάρτα.
       *[other] Μετακίνηση, ελευθέρωση, συνοδεία. Ύστερα τραβάς { $pressure } κάρτες.
    }
inv-act-control-which = Ποιον πράκτορα;
inv-act-plan = Σχεδίασε
    .short = Δύο συμβάντα: το ένα θα έρθει, το άλλο αποτρέπεται.
inv-act-accuse = Κατηγόρησε κάποιον
    .short = Με υποστήριξη, φαίνονται κάρτες.
inv-act-accuse-which = Ποιον κατηγορείς;
inv-act-invade = Εισέβαλε
    .short = Οι εξωγήινοι παίρνουν κάθε συνοικία γύρω από έναν πράκτορα.
inv-act-invade-which = Γύρω από ποιον πράκτορα;

## Cards face down

inv-votes-cards = Οι δύο κάρτες διάσωσής σου
inv-votes-choose = Διάλεξε πρώτα κάρτα
inv-votes-lay = Παίξ’ την κλειστή
inv-votes-refused = Σε αυτό το τραπέζι δεν μπορείς να παίξεις αυτή την κάρτα. Διάλεξε την άλλη.
inv-plan-cards = Οι κάρτες συμβάντος που τράβηξες
inv-plan-choose = Διάλεξε το συμβάν που θα έρθει
inv-plan-place = Να έρθει αυτό, το άλλο αποτρέπεται
inv-plan-come = Άσ’ το να έρθει
inv-plan-prevent = Απότρεψέ το

## Before a turn

inv-declare-hold = Κράτα για να φανερωθείς
inv-declare-holding = Κράτα κι άλλο…
inv-declare-again = Ξανά, για να φανερωθείς
inv-declare-nothing = Τίποτα να πω
inv-declare-go-on = Συνέχεια

## Seats

inv-seat-architect = αρχιτέκτονας
inv-seat-stated = φανερός εξωγήινος
inv-seat-cards = { $cards ->
    [one] μία κάρτα
   *[other] { $cards } κάρτες
}
inv-seat-shown = { $cards ->
    [one] η μία ανοιχτή: Άνθρωπος
   *[other] { $cards } ανοιχτές: Άνθρωπος
}
inv-seat-token = μπορεί να κατηγορήσει
inv-seat-no-token = δεν έχει πια μάρκα Κατηγορίας
inv-turns = Η σειρά
inv-turn-done = έπαιξε
inv-turn-now = παίζει τώρα
inv-turn-next = δεν έπαιξε ακόμα
inv-middle = Γύρος { $round }, { $stage }. { $deck ->
    [0] Η τράπουλα Αφομοίωσης είναι άδεια.
    [one] Μία κάρτα στην τράπουλα Αφομοίωσης.
   *[other] { $deck } κάρτες στην τράπουλα Αφομοίωσης.
}

## What lies on the table

inv-table-things = Πόλη
inv-threat = Πού βρίσκεται το παιχνίδι
inv-scientists = Επιστήμονες που σώθηκαν
inv-scientists-saved = Επιστήμονες που σώθηκαν: { $saved } από { $goal }
inv-ships = Μητρικά σκάφη
inv-ships-landed = Μητρικά σκάφη που έφτασαν: { $ships } από { $goal }
inv-ship-landed = Το μητρικό σκάφος { $number } είναι εδώ
inv-ship-space = Θέση για το μητρικό σκάφος { $number }
inv-ship-stack = { $cards ->
    [one] Φέρνει μία κάρτα στην τράπουλα Αφομοίωσης.
   *[other] Φέρνει { $cards } κάρτες στην τράπουλα Αφομοίωσης.
}
inv-ship-lost = το τέλος
inv-pressure = Πίεση
inv-pressure-is = Η πίεση είναι { $value }
inv-pressure-means = { $value ->
    [0] Ένας πράκτορας δεν κοστίζει κάρτα.
    [one] Ένας πράκτορας κοστίζει μία κάρτα.
   *[other] Ένας πράκτορας κοστίζει { $value } κάρτες.
}
inv-events = Συμβάντα
inv-pile-prevented = αποτραπέντα
inv-pile-deck = τράπουλα
inv-pile-upcoming = επερχόμενα
inv-pile-count = { $count ->
    [one] μία κάρτα
   *[other] { $count } κάρτες
}
inv-discard = { $count ->
    [one] Ένα περασμένο συμβάν
   *[other] { $count } περασμένα συμβάντα
}
inv-agents = Πράκτορες
inv-agent-state-free = με σειρήνα
inv-agent-state-active = σε χρήση τώρα
inv-agent-state-used = χωρίς σειρήνα
inv-agent-state-reserve = σε εφεδρεία
inv-agent-state-captured = σε αιχμαλωσία
inv-agent-scientist = με επιστήμονα
inv-agent-last = τελευταίος σε χρήση

## What is held

inv-hand-title = Φαίνεται μόνο όσο κρατάς
inv-hand-cover = { $count ->
    [one] η πλευρά σου, μία κάρτα
   *[other] η πλευρά σου, { $count } κάρτες
}
inv-hand-human = Είσαι άνθρωπος
inv-hand-alien = Είσαι εξωγήινος
inv-hand-cards = Οι κάρτες σου
inv-hand-shown = { $shown ->
    [0] Κανείς άλλος δεν έχει δει καμία.
    [one] Τη μία την έχουν δει όλοι.
   *[other] Τις { $shown } τις έχουν δει όλοι.
}
inv-hand-memory = Τι ξέρεις
inv-hand-not-revealed = Η Αποκάλυψη δεν ήρθε ακόμα.
inv-hand-aliens = { $count ->
    [one] Στην Αποκάλυψη είδες: { $people }.
   *[other] Στην Αποκάλυψη είδες: { $people }.
}
inv-hand-aliens-none = Στην Αποκάλυψη δεν είδες κανέναν.
inv-hand-planning = Στο χέρι σου τώρα: { $cards }.
inv-hand-placed = Γύρος { $round }: θα έρθει { $upcoming }, αποτράπηκε { $prevented }.
inv-hand-laid = Γύρος { $round }: έπαιξες { $card }.

## The rescue and the accusation, over the map

inv-rescue-scene = Η διάσωση από το σημείο { $spot }: { $people }
inv-rescue-unnamed = άγνωστο ακόμα
inv-rescue-leads = { $whoIs ->
    [you] ηγείσαι
   *[other] ηγείται
}
inv-rescue-along = { $whoIs ->
    [you] πας μαζί
   *[other] πάει μαζί
}
inv-rescue-naming = { $leaderIs ->
    [you] Διαλέγεις την ομάδα. Και οι τρεις παίζετε από μία κλειστή κάρτα.
   *[other] { $leader } διαλέγει την ομάδα. Και οι τρεις παίζουν από μία κλειστή κάρτα.
}
inv-rescue-laying = Τρεις κάρτες, κλειστές. Όλοι μαθαίνουν πόσες είναι Σαμποτάζ, και τίποτε άλλο.
inv-accusation-scene = { $accuserIs ->
    [you] Κατηγορείς: { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } κατηγορεί εσένα
       *[other] { $accuser } κατηγορεί: { $accusedAcc }
    }
}
inv-accusation-thinking = { $whoIs ->
    [you] σκέφτεσαι
   *[other] σκέφτεται
}
inv-accusation-answered = { $whoIs ->
    [you] απάντησες
   *[other] απάντησε
}
inv-accusation-rule = Με μία έστω υποστήριξη, το άτομο που κατηγορείται δείχνει κάρτες ώσπου να φανεί Αφομοιωμένος. Αν δεν φανεί, όσοι κατηγόρησαν ή υποστήριξαν χάνουν τις μάρκες τους.

## Scenes

inv-scene-event = Το συμβάν
inv-scene-escalation = Κλιμάκωση, συμβάν { $number } από 4
inv-scene-ship = Μητρικό σκάφος { $number } από { $ships }
inv-scene-ship-detail = { $cards ->
    [0] Στη θέση του δεν ήταν κάρτες.
   *[other] { $cards } κάρτες ανακατεύονται στην τράπουλα Αφομοίωσης.
} { $left ->
    [0] Ο ουρανός γέμισε.
    [one] Ένα ακόμα, και κερδίζουν οι εξωγήινοι.
   *[other] Ακόμα { $left }, και κερδίζουν οι εξωγήινοι.
}
inv-scene-revelation = Όλα τα μάτια είναι κλειστά. Μόνο οι εξωγήινοι κοιτούν και βλέπουν ο ένας τον άλλον.
inv-scene-rescue = Η διάσωση
inv-scene-votes = { $sabotage ->
    [0] { $success } × Επιτυχία
    [one] { $success } × Επιτυχία, ένα Σαμποτάζ
   *[other] { $success } × Επιτυχία, { $sabotage } × Σαμποτάζ
}
inv-scene-votes-escalate = Κάποιος δεν το ήθελε αυτό. Η κατάσταση κλιμακώνεται: ως τέσσερα συμβάντα πριν φανεί αν ο επιστήμονας περνά.
inv-scene-saved = Ο επιστήμονας περνά
inv-scene-saved-detail = Ασφαλής { $point }: { $saved } από { $goal }.
inv-scene-failed = Η διάσωση αποτυγχάνει
inv-scene-failed-detail = Ο επιστήμονας μένει στο σημείο { $spot }.
inv-scene-accusation = Η κατηγορία
inv-scene-verdict-alone = Δεν την υποστηρίζει κανείς
inv-scene-verdict-alone-detail = { $accusersIs ->
    [you] Η σειρά σου τελείωσε. Ούτε κάρτες φάνηκαν ούτε μάρκες χάθηκαν.
   *[other] Η σειρά τελείωσε: { $accusers }. Ούτε κάρτες φάνηκαν ούτε μάρκες χάθηκαν.
}
inv-scene-verdict-founded = { $accusedIs ->
    [you] Είσαι εξωγήινος, και τώρα το ξέρουν όλοι
   *[other] { $accused } είναι εξωγήινος, και τώρα το ξέρουν όλοι
}
inv-scene-verdict-founded-detail = { $accusersIs ->
    [you] Είχες δίκιο.
    [one] { $accusers } είχε δίκιο.
    [ye] { $accusers }: είχατε δίκιο.
   *[many] { $accusers } είχαν δίκιο.
}
inv-scene-verdict-unfounded = { $accusedIs ->
    [you] Είσαι άνθρωπος, για την ώρα
   *[other] { $accused } είναι άνθρωπος, για την ώρα
}
inv-scene-verdict-unfounded-detail = { $accusersIs ->
    [you] Χάνεις τη μάρκα Κατηγορίας σου.
    [one] { $accusers } χάνει τη μάρκα Κατηγορίας.
    [ye] { $accusers }: χάνετε τις μάρκες Κατηγορίας σας.
   *[many] { $accusers } χάνουν τις μάρκες Κατηγορίας τους.
}
inv-scene-declared = { $seatIs ->
    [you] Φανερώνεσαι ως εξωγήινος
   *[other] { $seat } φανερώνεται ως εξωγήινος
}
inv-scene-declared-detail = Ούτε άλλες διασώσεις ούτε άλλες κάρτες. Από εδώ και πέρα: σχεδιασμός ή εισβολή.
inv-scene-invaded = { $seatIs ->
    [you] Οδηγείς
   *[other] { $seat } οδηγεί
} τους εξωγήινους στον πράκτορα { $agent }
inv-scene-districts = { $count ->
    [0] Δεν πέφτει καμία συνοικία.
    [one] Πέφτει μία συνοικία.
   *[other] Πέφτουν { $count } συνοικίες.
}
inv-scene-drew = { $count ->
    [one] Τραβάς μία κάρτα
   *[other] Τραβάς { $count } κάρτες
}
inv-scene-drew-detail = Μία κάρτα Αφομοιωμένος ανάμεσά τους αρκεί. Κράτα για να δεις· δεν το βλέπει κανείς άλλος.
inv-scene-consolidation = Νύχτα πάνω από την πόλη
inv-scene-rolled = Οι εξωγήινοι φτάνουν στη συνοικία { $district }
inv-scene-architect = { $seatIs ->
    [you] Αρχιτέκτονας είσαι πια εσύ.
   *[other] Αρχιτέκτονας είναι πια: { $seat }.
}
