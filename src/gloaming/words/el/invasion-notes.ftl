# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `inv-held-…` is what
# a side makes of it, read only while it is held.
inv-note-place-scientist = Είσαι αρχιτέκτονας: βάλε έναν επιστήμονα δίπλα σε κάθε τόπο προσγείωσης.
inv-note-place-scientist-more = Διάλεξε σημείο σε δρόμο που βγάζει ίσια στο κέντρο.
inv-note-act = Μία ενέργεια: ανάλαβε πράκτορα, σχεδίασε ή κατηγόρησε. Ο πράκτορας κοστίζει { $pressure ->
    [one] μία κάρτα
   *[other] { $pressure } κάρτες
}.
inv-note-act-more = Με κάθε κάρτα μπορεί να αλλάξεις πλευρά. Διάσωση με χαμηλή πίεση, σχεδιασμός με υψηλή.
inv-note-act-stated = Όλοι ξέρουν πως είσαι εξωγήινος: σχεδίασε, ή οδήγησε τους εξωγήινους σε έναν πράκτορα.
inv-note-act-stated-more = Εισέβαλε όπου ένας τομέας κοντεύει να γεμίσει, ή όπου πάει να περάσει συνοδεία.
inv-note-place-events = Το ένα από αυτά τα συμβάντα θα έρθει, το άλλο αποτρέπεται. Ποιο, το ξέρεις μόνο εσύ.
inv-note-place-events-more = Στον επόμενο γύρο όλοι βλέπουν τι ήρθε μετά τον σχεδιασμό σου. Περίμενε την ερώτηση.
inv-note-ask-for-support = Με την υποστήριξή σου φαίνονται κάρτες, ώσπου να βγει Αφομοιωμένος. Αν δεν βγει, χάνεις τη μάρκα σου.
inv-note-ask-for-support-more = Πόσες κάρτες έχει τραβήξει το άτομο που κατηγορείται, και τι πήγε στραβά γύρω του;
inv-note-ask-for-declaration = Η ερώτηση έρχεται σε όλους πριν από κάθε σειρά. Μόνο ένας εξωγήινος μπορεί να φανερωθεί.
inv-note-ask-for-declaration-more = Ο φανερός εξωγήινος εισβάλλει σε κάθε σειρά, μα δεν μπαίνει σε ομάδα. Στα κρυφά γίνονται πιο πολλά.
inv-note-leave-orders = Άφησε εντολή για αυτόν τον γύρο: πότε θα φανερωθείς, ή ποτέ. Ισχύει μόνο για εξωγήινους.
inv-note-leave-orders-more = Όλοι αφήνουν μία, και κανείς δεν τη βλέπει. Όποια δεν ισχύει για σένα χάνεται.
inv-note-place-newcomer = Έρχεται έκτος πράκτορας. Διάλεξε ελεύθερο σημείο εκκίνησης· η σειρήνα ανάβει στον επόμενο γύρο.
inv-note-place-newcomer-more = Ποιος επιστήμονας θέλει ακόμα δεύτερο πράκτορα στον δρόμο του;
inv-note-move-agent = Κινήσου σε έναν δρόμο που περνά από αυτό το σημείο, όσο μακριά θέλεις. Όχι πάνω σε άλλον πράκτορα.
inv-note-move-agent-more = Ελευθέρωσε πολλές συνοικίες, ή φτάσε σε επιστήμονα που έχει κι άλλον πράκτορα στον δρόμο του.
inv-note-free-districts = Ελευθέρωσε κάθε συνοικία εξωγήινων που αγγίζει αυτό το σημείο, ή άφησέ τες όλες.
inv-note-free-districts-more = Δίπλα από εξωγήινους δεν περνά συνοδεία, και με έναν γεμάτο τομέα χάνεται το παιχνίδι.
inv-note-escort-scientist = Στείλε τον επιστήμονα από τον δρόμο σε άλλον πράκτορα. Σε σημείο συγκέντρωσης αρχίζει διάσωση.
inv-note-escort-scientist-more = Κανένα σημείο της πορείας, ούτε στις άκρες, δεν πρέπει να αγγίζει συνοικία εξωγήινων.
inv-note-name-team = Διάλεξε άλλους δύο για τη διάσωση. Παίζετε κρυφά από μία κάρτα.
inv-note-name-team-more = Πάρε όσους τράβηξαν λίγες κάρτες, ή που οι ομάδες τους δεν είχαν ποτέ Σαμποτάζ.
inv-note-cast-votes = Επιτυχία ή Σαμποτάζ, κλειστά. Ένα Σαμποτάζ φέρνει πρώτα ως τέσσερα συμβάντα.
inv-note-cast-votes-more = Όλοι μαθαίνουν πόσα Σαμποτάζ ήταν, και μετρούν τα ονόματα της ομάδας.
inv-note-pick-agent = Αυτό το συμβάν μετακινεί έναν πράκτορα. Διάλεξε ποιον· με σειρήνα ή χωρίς, το ίδιο κάνει.
inv-note-pick-agent-more = Η σειρήνα του μένει όπως είναι, και δεν παίρνει μαζί επιστήμονα.
inv-note-send-agent = Διάλεξε πού πηγαίνει αυτός ο πράκτορας.
inv-note-send-agent-more = Σκέψου δρόμους: ένας επιστήμονας στη μια άκρη, ένας πράκτορας στο κέντρο.
inv-note-free-sector = Διάλεξε έναν τομέα: φεύγουν όλες οι μάρκες εξωγήινων από εκεί.
inv-note-free-sector-more = Αυτόν που κοντεύει να πέσει, ή εκείνον όπου περιμένει συνοδεία.

## What a side makes of it

inv-held-act-human = Είσαι άνθρωπος. Η επόμενη κάρτα ίσως το αλλάξει.
inv-held-act-alien = Είσαι εξωγήινος. Δεν χρειάζεται ακόμα αλλαγή: όσους εμπιστεύονται τους βάζουν σε ομάδες.
inv-held-place-events-human = Άσε να έρθουν τα κίτρινα. Απότρεψε τα κόκκινα, και πάνω απ’ όλα μητρικά σκάφη.
inv-held-place-events-alien = Τα σκάφη κερδίζουν για σένα, και τα κόκκινα βοηθούν. Μα ό,τι έρθει ίσως το χρεωθείς.
inv-held-ask-for-support-human = Υποστήριξέ την αν βάζεις γι’ αυτό στοίχημα το δικαίωμά σου να κατηγορείς.
inv-held-ask-for-support-alien = Αν υποστηρίξεις λάθος κατηγορία, άνθρωποι χάνουν τις μάρκες τους, κι εσύ τη δική σου.
inv-held-ask-for-declaration-human = Δεν έχεις τίποτα να φανερώσεις.
inv-held-ask-for-declaration-alien = Φανερώσου μόνο αν δεν σε εμπιστεύεται πια κανείς, ή για να κερδίσεις αμέσως.
inv-held-leave-orders-human = Είσαι άνθρωπος, άρα η εντολή σου δεν έχει αποτέλεσμα.
inv-held-leave-orders-alien = { inv-held-ask-for-declaration-alien }
inv-held-cast-votes-human = Επιτυχία, αν θέλεις να πετύχει.
inv-held-cast-votes-alien = Το Σαμποτάζ είναι για την πλευρά σου. Καλύτερα εκεί όπου θα το χρεωθεί άλλος.
inv-held-name-team-human = Σε ποιον θα εμπιστευόσουν την τελευταία κάρτα;
inv-held-name-team-alien = Πάρε μαζί κάποιον που οι άλλοι τον έχουν για ύποπτο.

## Actions

inv-note-control = Ανάλαβε πράκτορα με σειρήνα: μετακίνηση, ελευθέρωση, συνοδεία, με αυτή τη σειρά. Ύστερα τράβα { $pressure ->
    [one] μία κάρτα
   *[other] { $pressure } κάρτες
}.
inv-note-control-more = Δύο πράκτορες στον ίδιο δρόμο κάνουν μια διάσωση. Ψάξε τον δεύτερο.
inv-note-plan = Τράβα μία κάρτα, ύστερα δες δύο συμβάντα: το ένα θα έρθει, το άλλο αποτρέπεται.
inv-note-plan-more = Κοστίζει πάντα μία κάρτα, όση κι αν είναι η πίεση.
inv-note-accuse = Κατηγόρησε κάποιον. Με υποστήριξη φαίνονται κάρτες· αν λένε όλες Άνθρωπος, χάνετε όλοι τις μάρκες σας.
inv-note-accuse-more = Δύο μάρκες για μια βεβαιότητα. Περιμένετε ώσπου να το πιστεύουν δύο.
inv-note-invade = Πέφτει κάθε συνοικία που αγγίζει το σημείο ενός πράκτορα.
inv-note-invade-more = Κοντά στις τελευταίες ελεύθερες συνοικίες ενός τομέα, μπορεί να τελειώσει το παιχνίδι.

## Event cards: what each does, and what to think of

inv-note-event-card-mother-ship = { inv-event-card-mother-ship }. Δέκα νέες κάρτες, και η πίεση πέφτει κατά ένα. Με { $ships } σκάφη κερδίζουν οι εξωγήινοι.
inv-note-event-card-mother-ship-more = Με χαμηλή πίεση οι πράκτορες είναι φτηνοί. Εκμεταλλευτείτε το όσο κρατά.
inv-note-event-card-rendezvous = { inv-event-card-rendezvous }. { inv-event-card-rendezvous.does }
inv-note-event-card-rendezvous-more = Δύο πράκτορες στον ίδιο δρόμο κάνουν μια συνοδεία. Ψάξε επιστήμονα ανάμεσά τους.
inv-note-event-card-salvage = { inv-event-card-salvage }. { inv-event-card-salvage.does }
inv-note-event-card-salvage-more = Ένας πράκτορας δίπλα σε επιστήμονα γλιτώνει μια σειρά δρόμο.
inv-note-event-card-new-agent = { inv-event-card-new-agent }. Έρχεται σε ελεύθερο σημείο εκκίνησης, διαθέσιμος από τον επόμενο γύρο.
inv-note-event-card-new-agent-more = Αξίζει πιο πολύ σε δρόμο που του λείπει δεύτερος πράκτορας.
inv-note-event-card-resistance = { inv-event-card-resistance }. { inv-event-card-resistance.does }
inv-note-event-card-resistance-more = Τον πιο γεμάτο τομέα, ή εκείνον όπου περιμένει συνοδεία.
inv-note-event-card-cathedral = { inv-event-card-cathedral }. { inv-event-card-cathedral.does }
inv-note-event-card-cathedral-more = Ένας πράκτορας στο κέντρο μπορεί να υποδεχτεί επιστήμονα. Ποιος περιμένει σε εκείνον τον δρόμο;
inv-note-event-card-capitol = { inv-event-card-capitol }. { inv-event-card-capitol.does }
inv-note-event-card-capitol-more = { inv-note-event-card-cathedral-more }
inv-note-event-card-starting-location = { inv-event-card-starting-location }. { inv-event-card-starting-location.does }
inv-note-event-card-starting-location-more = Δες ποιος δρόμος χάνει τον δεύτερο πράκτορά του, και ποιος τον κερδίζει.
inv-note-event-card-revelation = { inv-event-card-revelation }. { inv-event-card-revelation.does }
inv-note-event-card-revelation-more = Από εδώ και πέρα οι εξωγήινοι ξέρουν ο ένας τον άλλον. Πρόσεξε ποιους δεν πειράζουν.
inv-note-event-card-alien-planning = { inv-event-card-alien-planning }. Από τις επόμενες κάρτες συμβάντος οι κόκκινες θα έρθουν, οι άλλες αποτρέπονται.
inv-note-event-card-alien-planning-more = Υψηλή πίεση φέρνει πιο πολλά κόκκινα. Κάποιος ας τα σταματήσει με σχεδιασμό.
inv-note-event-card-under-attack = { inv-event-card-under-attack }. { inv-event-card-under-attack.does }
inv-note-event-card-under-attack-more = Ελευθερώστε πρώτα όπου ένας τομέας κοντεύει να γεμίσει, ή όπου περιμένει επιστήμονας.
inv-note-event-card-trap = { inv-event-card-trap }. { inv-event-card-trap.does }
inv-note-event-card-trap-more = Πράκτορες αλλού κινούνται ακόμα. Πάρτε πρώτα αυτούς.
inv-note-event-card-expansion = { inv-event-card-expansion }. { inv-event-card-expansion.does }
inv-note-event-card-expansion-more = Οι μεγάλες κηλίδες απλώνονται πιο γρήγορα. Τις μικρές αξίζει να τις ελευθερώσεις νωρίς.
inv-note-event-card-captured = { inv-event-card-captured }. { inv-event-card-captured.does }
inv-note-event-card-captured-more = Κρατήστε δύο πράκτορες σε κάθε δρόμο που έχει σημασία.
