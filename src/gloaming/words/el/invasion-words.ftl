# Names of things in Invasion.

inv-round = Γύρος { $round }
inv-side-humans = Άνθρωποι
    .wins = Κερδίζουν οι άνθρωποι
inv-side-aliens = Εξωγήινοι
    .wins = Κερδίζουν οι εξωγήινοι
inv-reason-scientists = όλοι οι επιστήμονες είναι ασφαλείς
inv-reason-mother-ships = τα μητρικά σκάφη συγκεντρώθηκαν
inv-reason-sector = ένας ολόκληρος τομέας είναι δικός τους

## Agents. Each has a number on the roof and a call sign.

inv-agent = { $name } { $number }
inv-agent-01 = Ερωδιός
inv-agent-02 = Καρακάξα
inv-agent-03 = Λύγκας
inv-agent-04 = Ασβός
inv-agent-05 = Βίδρα
inv-agent-06 = Κουνάβι

## The city

inv-city-milan = Μιλάνο
    .does = Δακτύλιοι και ακτίνες γύρω από το Ντουόμο.
inv-city-washington = Ουάσινγκτον
    .does = Ένα πλέγμα με λεωφόρους, και ένας τομέας πέρα από το ποτάμι.
inv-place-duomo = Ντουόμο
    .the = το Ντουόμο
    .at = στο Ντουόμο
inv-place-capitol = Καπιτώλιο
    .the = το Καπιτώλιο
    .at = στο Καπιτώλιο
inv-place-nuova-gate-of-the-square = πύλη Nuova της πλατείας
inv-place-monforte-gate-of-the-square = πύλη Monforte της πλατείας
inv-place-romana-gate-of-the-square = πύλη Romana της πλατείας
inv-place-ticinese-gate-of-the-square = πύλη Ticinese της πλατείας
inv-place-magenta-gate-of-the-square = πύλη Magenta της πλατείας
inv-spot-crossing = { $one } / { $other }
inv-spot-west = { $spot }, δυτικά
inv-spot-east = { $spot }, ανατολικά
inv-spot-north = { $spot }, βόρεια
inv-spot-south = { $spot }, νότια
inv-district = { $sector } { $address }
inv-district-unaddressed = { $sector }, χωρίς αριθμό
inv-districts-unaddressed = { $count ->
    [one] μία χωρίς αριθμό στον τομέα { $sector }
   *[other] { $count } χωρίς αριθμό στον τομέα { $sector }
}
inv-districts-in = { $count } στον τομέα { $sector }
inv-sector = τομέας { $sector }
inv-sector-named = { $sector }, { $name }

## Stages of a round

inv-stage-set-up = Προετοιμασία
    .does = Οι εξωγήινοι προσγειώνονται, και επιστήμονες αποκλείονται.
inv-stage-event = Συμβάν
    .does = Ο αρχιτέκτονας αποκαλύπτει την πάνω κάρτα συμβάντος.
inv-stage-turns = Οι παίκτες παίζουν
    .does = Δεξιόστροφα από τον αρχιτέκτονα, από μία ενέργεια.
inv-stage-consolidation = Εδραίωση
    .does = Οι σειρήνες επιστρέφουν, ο αρχιτέκτονας αλλάζει, οι εξωγήινοι απλώνονται.
inv-stage-over = Το τέλος
    .does = Όλα αποκαλύπτονται.

## Cards

inv-card-human = Άνθρωπος
    .does = Παραμένεις άνθρωπος, όπως πάντα.
inv-card-assimilated = Αφομοιωμένος
    .does = Από εδώ και πέρα ανήκεις στους εξωγήινους, για πάντα.
inv-card-veiled = Κάρτα
    .does = Κλειστή.
inv-card-success = Επιτυχία
    .does = Αν την παίξουν και οι τρεις, ο επιστήμονας περνά.
inv-card-sabotage = Σαμποτάζ
    .does = Ένα φτάνει: η κατάσταση κλιμακώνεται.
inv-cards-human = { $count ->
    [one] μια κάρτα Άνθρωπος
   *[other] { $count } κάρτες Άνθρωπος
}
inv-cards-assimilated = { $count ->
    [one] μια κάρτα Αφομοιωμένος
   *[other] { $count } κάρτες Αφομοιωμένος
}
inv-cards-veiled = { $count ->
    [one] μια κάρτα Αφομοίωσης
   *[other] { $count } κάρτες Αφομοίωσης
}
inv-cards-none = καμία κάρτα

## Event cards

inv-event-card-mother-ship = Μητρικό σκάφος
    .does = Οι δέκα κάρτες του ανακατεύονται στην τράπουλα Αφομοίωσης, και η πίεση πέφτει κατά ένα. Με { $ships } σκάφη κερδίζουν οι εξωγήινοι.
inv-event-card-rendezvous = Ραντεβού
    .does = Μετακίνησε έναν πράκτορα δίπλα σε άλλον, στο επόμενο σημείο του δρόμου.
inv-event-card-salvage = Περισυλλογή
    .does = Μετακίνησε έναν πράκτορα σε σημείο όπου περιμένει επιστήμονας.
inv-event-card-new-agent = Νέος πράκτορας
    .does = Ο έκτος πράκτορας έρχεται σε ελεύθερο σημείο εκκίνησης, διαθέσιμος από τον επόμενο γύρο.
inv-event-card-resistance = Αντίσταση
    .does = Διάλεξε έναν τομέα: φεύγουν όλες οι μάρκες εξωγήινων από εκεί.
inv-event-card-cathedral = Καθεδρικός
    .does = Μετακίνησε έναν πράκτορα σε σημείο συγκέντρωσης στο Ντουόμο.
inv-event-card-capitol = Καπιτώλιο
    .does = Μετακίνησε έναν πράκτορα σε σημείο συγκέντρωσης στο Καπιτώλιο.
inv-event-card-starting-location = Αφετηρία
    .does = Μετακίνησε έναν πράκτορα σε ελεύθερο σημείο εκκίνησης.
inv-event-card-revelation = Αποκάλυψη
    .does = Όλοι κλείνουν τα μάτια. Μόνο οι εξωγήινοι κοιτούν και μαθαίνουν ποιοι είναι.
inv-event-card-alien-planning = Σχέδια εξωγήινων
    .does = Τραβιούνται τόσες κάρτες συμβάντος όση η πίεση. Οι κόκκινες θα έρθουν, οι άλλες αποτρέπονται.
inv-event-card-under-attack = Υπό επίθεση
    .does = Κάθε συνοικία που αγγίζει το σημείο ενός πράκτορα πέφτει στους εξωγήινους.
inv-event-card-trap = Παγίδα
    .does = Το ζάρι δείχνει έναν τομέα: οι πράκτορες εκεί χάνουν τη σειρήνα για αυτόν τον γύρο.
inv-event-card-expansion = Εξάπλωση
    .does = Πέφτει και κάθε συνοικία δίπλα σε συνοικία εξωγήινων.
inv-event-card-captured = Αιχμαλωσία
    .does = Ο τελευταίος πράκτορας σε χρήση βγαίνει από το παιχνίδι.
inv-event-card-veiled = μια κάρτα συμβάντος
inv-event-cards-veiled = { $count ->
    [0] καμία κάρτα συμβάντος
    [one] μια κάρτα συμβάντος
   *[other] { $count } κάρτες συμβάντος
}
inv-event-colour-own = Μητρικό σκάφος
inv-event-colour-yellow = κίτρινο, για τους ανθρώπους
inv-event-colour-red = κόκκινο, για τους εξωγήινους
