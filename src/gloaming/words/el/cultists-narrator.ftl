# The narrator of the boxed game: what to choose, what to lay out, the night to be read aloud, and what people forget in an hour.

## Choices

cultists-narrator-players = Πόσοι παίζετε;
cultists-narrator-automa = Θα παίξει και το Automa;
cultists-narrator-automa-no = Όχι, μόνο άνθρωποι
    .about = Έξι θέσεις, ένας σεκταριστής.
cultists-narrator-automa-yes = Ναι, σε έβδομη θέση
    .about = Επτά θέσεις, δύο σεκταριστές.
cultists-narrator-level-first = Χωρίς επικίνδυνα περάσματα, χωρίς Ψαράνθρωπο, χωρίς ειδικούς ρόλους εκτός από τον Μάντη.
cultists-narrator-level-experienced = Επικίνδυνα περάσματα, και οι λίγοι ειδικοί ρόλοι που προτείνει το βιβλίο κανόνων.
cultists-narrator-level-expert = Διαλέξτε εσείς τους ειδικούς ρόλους, ώσπου να ταιριάξουν τα σύνολα.
cultists-narrator-level-custom = Όποιοι ειδικοί ρόλοι θέλετε, ισορροπημένοι ή όχι.
cultists-narrator-roles-many = Οι ερευνητές είναι μόνο { $places }. Διαλέξτε λιγότερους ειδικούς ρόλους.
cultists-narrator-ropes-yes = Στο σακούλι
    .about = Παίρνουν τη θέση των Δόλιων ματιών.
cultists-narrator-ropes-no = Μένουν στο κουτί
    .about = Τα Δόλια μάτια μένουν στο σακούλι.
cultists-narrator-professions-no = Μένουν στο κουτί
    .about = Αν διώξεις μια κουκουλωμένη μορφή, δεν κερδίζεις τίποτα παραπάνω.
cultists-narrator-professions-yes = Στο τραπέζι
    .about = Το πρώτο άτομο που διώχνει μια κουκουλωμένη μορφή κερδίζει ένα.

## Things in the box

cultists-narrator-route = Διαδρομή
cultists-narrator-hooded = Κουκουλωμένη μορφή
cultists-narrator-informant = Πληροφοριοδότης
cultists-narrator-not-informant = Μη Πληροφοριοδότης
cultists-narrator-token-plain = Μάρκα Αίθουσας, απλή
cultists-narrator-token-unsafe = Μάρκα Αίθουσας με επικίνδυνο πέρασμα

## What to lay out

cultists-narrator-lay-board = Στήστε τον χάρτη: { $plan }, { $size ->
    [small] με τις όψεις για τέσσερις ως έξι παίκτες
   *[other] με τις όψεις για { $size } παίκτες
}.
    .title = Ο χάρτης
cultists-narrator-lay-door = Βάλτε τη μάρκα της πόρτας ανάμεσα στη ροζ αίθουσα 1 και την μπλε αίθουσα 2. Εκεί είναι κλειδωμένα.
cultists-narrator-lay-revolving = Βάλτε την περιστρεφόμενη πόρτα στη διασταύρωση, ώστε να κλείνει τον διάδρομο { $hallway ->
    [A] Α
    [B] Β
    [C] Γ
    [D] Δ
   *[other] { $hallway }
}.
cultists-narrator-lay-lifts = Ο ανελκυστήρας 1 ξεκινά από τη γαλάζια αίθουσα, ο ανελκυστήρας 2 από την μπλε αίθουσα 2.
cultists-narrator-lay-cards = Βγάλτε τόσες κάρτες. Οι υπόλοιπες μένουν στο κουτί όλη τη βραδιά.
    .title = Όλες οι κάρτες
cultists-narrator-lay-decks = { $count ->
    [one] Φτιάξτε μία τέτοια τράπουλα και ανακατέψτε την.
   *[other] Φτιάξτε { $count } τέτοιες τράπουλες και ανακατέψτε την καθεμιά.
}
cultists-narrator-lay-routes = Ανακατέψτε τις διαδρομές κλειστές και βάλτε μία κάτω από κάθε τράπουλα. Τις υπόλοιπες φυλάξτε τες αθέατες.
cultists-narrator-lay-investigators =
    .title = { $count ->
        [one] Μία τράπουλα ερευνητή
       *[other] { $count } τράπουλες ερευνητή
    }
cultists-narrator-lay-firestarter = Μια τράπουλα ερευνητή, όπου δύο κάρτες Επιτυχία δίνουν τη θέση τους σε μία Αποτυχία και ένα Σαμποτάζ.
    .title = Η τράπουλα του Εμπρηστή
cultists-narrator-lay-cultists =
    .title = { $count ->
        [one] Μία τράπουλα σεκταριστή
       *[other] { $count } τράπουλες σεκταριστή
    }
cultists-narrator-lay-one-of = Τραβήξτε έναν στην τύχη: { $roles }. Οι άλλοι γυρίζουν στο κουτί.
cultists-narrator-lay-markers = Βάλτε έναν δείκτη πάνω σε κάθε τράπουλα: τους σεκταριστές στις τράπουλες σεκταριστή, όλους τους άλλους στις τράπουλες ερευνητή.
    .title = Δείκτες ρόλου
cultists-narrator-lay-own = { $role }: μόνο στην τράπουλα που φτιάχτηκε γι’ αυτόν τον ρόλο.
cultists-narrator-lay-blind = Ο Τυφλός Σεκταριστής πάει σε τράπουλα σεκταριστή.
cultists-narrator-lay-no-seer = Σε αυτόν τον χάρτη ο Μάντης μένει στο κουτί.
cultists-narrator-lay-markers-known = Όλοι μπορούν να ξέρουν ποιοι ρόλοι είναι στο παιχνίδι.
cultists-narrator-lay-pulse-cultists = { $cultists ->
    [one] Βάλτε μία κάρτα Ζωντανός κλειστή κάτω από την τράπουλα του σεκταριστή.
   *[other] Βάλτε μία κάρτα Ζωντανός κλειστή κάτω από κάθε τράπουλα σεκταριστή.
}
cultists-narrator-lay-pulse =
    .title = Μία κάρτα κάτω από κάθε τράπουλα
cultists-narrator-lay-pulse-others = Ανακατέψτε τις υπόλοιπες κλειστές. Βάλτε μία κάτω από κάθε άλλη τράπουλα, χωρίς να κοιτάξετε.
cultists-narrator-lay-pulse-left = { $left ->
    [one] Μένει μία κάρτα. Φυλάξτε την αθέατη.
   *[other] Μένουν { $left } κάρτες. Φυλάξτε τες αθέατες.
}
cultists-narrator-lay-envelopes = Γυρίστε τους δείκτες κλειστούς. Βάλτε κάθε τράπουλα με τον δείκτη της σε έναν φάκελο και ανακατέψτε τους φακέλους.
    .title = Φάκελοι
cultists-narrator-lay-envelopes-apart = Γυρίστε τους δείκτες κλειστούς και βάλτε κάθε τράπουλα με τον δείκτη της σε έναν φάκελο. Τους φακέλους των ερευνητών κρατήστε τους για την ώρα χωριστά.
cultists-narrator-lay-informant = Ανακατέψτε αυτούς τους { $investigators } φακέλους και βάλτε τη μάρκα Πληροφοριοδότης κλειστή σε έναν. Όλοι οι άλλοι φάκελοι παίρνουν την άλλη μάρκα, μαζί και των σεκταριστών.
cultists-narrator-lay-envelopes-mix = Τώρα ανακατέψτε μαζί όλους τους φακέλους.
cultists-narrator-lay-deal = Μοιράστε έναν σε κάθε άτομο. Κανείς δεν τον ανοίγει ακόμα.
cultists-narrator-lay-deal-automa = Μοιράστε έναν σε κάθε άτομο και έναν στο Automa. Κανείς δεν τον ανοίγει ακόμα.
cultists-narrator-lay-characters = Όλοι διαλέγουν έναν χαρακτήρα, με τη ζωντανή όψη προς τα πάνω.
cultists-narrator-lay-characters-automa = Όλοι διαλέγουν έναν χαρακτήρα, με τη ζωντανή όψη προς τα πάνω, και έναν για το Automa.
cultists-narrator-lay-profession = Ανακατέψτε τα κλειστά και βάλτε ένα δίπλα στον χάρτη. Τα άλλα { $left } φυλάξτε τα αθέατα.
    .title = Ένα επάγγελμα
cultists-narrator-lay-rooms = Ανακατέψτε τες και βάλτε μία κλειστή δίπλα σε κάθε αίθουσα.
    .title = Μία κάρτα για κάθε αίθουσα
cultists-narrator-lay-draw = Ανακατέψτε τες και βάλτε τες κλειστές δίπλα στον χάρτη.
    .title = Η στοίβα τραβήγματος
cultists-narrator-lay-passages = Ανακατέψτε τες και βάλτε τες κλειστές στο ταμπλό για τα επικίνδυνα περάσματα.
    .title = Τα επικίνδυνα περάσματα
cultists-narrator-lay-outside = Ανακατέψτε τις κουκουλωμένες μορφές κλειστές και βάλτε τες στις τρεις θέσεις τους έξω. Ο Ψαράνθρωπος περιμένει στη λίμνη.
    .title = Έξω
cultists-narrator-lay-books = Γεμίστε κάθε θέση βιβλίου σε κάθε αίθουσα.
cultists-narrator-lay-tokens = Ανακατέψτε τις μάρκες Αίθουσας με τη διαγραμμένη όψη προς τα πάνω και βάλτε μία σε κάθε αίθουσα.
    .title = Βιβλία και μάρκες Αίθουσας
cultists-narrator-lay-tokens-first = Σε πρώτο παιχνίδι, το σημάδι για επικίνδυνο πέρασμα δεν σημαίνει τίποτα.
cultists-narrator-lay-items = Ανακατέψτε τα κλειστά και βάλτε ένα σε κάθε αίθουσα. Δεν κοιτάει κανείς.
    .title = Αντικείμενα
cultists-narrator-lay-start = Βάλτε τους δίσκους όλων στο μέρος της εκκίνησης, στη μέση του χάρτη.
    .title = Στον χάρτη
cultists-narrator-lay-vote-token = Η μάρκα Ψηφοφορίας μπαίνει στη γαλάζια αίθουσα, με την ενεργή όψη προς τα πάνω.
cultists-narrator-lay-power-token = Η μάρκα του ρεύματος μπαίνει στην κόκκινη αίθουσα, με τη φωτεινή όψη προς τα πάνω.
cultists-narrator-lay-bag = Βάλτε αυτές τις μάρκες Συμβάντων στο σακούλι.
    .title = Το σακούλι
cultists-narrator-lay-bag-without = Μένουν έξω: { $tokens }.
cultists-narrator-lay-clock = Γυρίστε τον δείκτη του ρολογιού στο 1.
    .title = Ρολόι και πόντοι
cultists-narrator-lay-points = Οι πόντοι ξεκινούν από το 0. Βάλτε το δάχτυλο να δείχνει { $points }: τόσοι φέρνουν τη νίκη.
cultists-narrator-lay-portal = Κρατήστε την Πύλη δίπλα στη στοίβα τραβήγματος.
cultists-narrator-lay-first = Το άτομο με τον πιο πρόσφατο εφιάλτη παίρνει το μαχαίρι και τον δείκτη φάσης, με την όψη του ποδιού προς τα πάνω.
    .title = Ο πρώτος παίκτης
cultists-narrator-lay-automa-seat = Το Automa κάθεται στα δεξιά αυτού του ατόμου, και έτσι κινείται τελευταίο την πρώτη ώρα.

## The night, to be read aloud

cultists-narrator-night-open = Ανοίξτε τον φάκελό σας. Δείτε τον ρόλο σας, και ύστερα αφήστε τον κλειστό μπροστά σας. { $starts ->
    [yes] Μην κοιτάξετε την κάτω κάρτα της τράπουλάς σας. Δεν είναι για σας.
   *[no] Μην πείτε τίποτα.
}
cultists-narrator-night-support = Αφήστε τη μικρή σας μάρκα δίπλα στο πορτρέτο σας, κλειστή. Κανείς δεν την κοιτάει ακόμα.
cultists-narrator-night-shut = Έπεσε η νύχτα. Όλοι κλείνουν τα μάτια.
cultists-narrator-night-decks = Πιάστε την τράπουλά σας. Κρατήστε την όρθια μπροστά σας, με την κάτω κάρτα να βλέπει προς τους άλλους. Τα μάτια μένουν κλειστά.
cultists-narrator-night-decks-automa = Το άτομο που κάθεται αριστερά από το Automa κρατά όρθια και την τράπουλα του Automa, με τον ίδιο τρόπο.
cultists-narrator-night-cultists-open = { $cultists ->
    [one] Ο σεκταριστής ανοίγει τα μάτια. Κοιτάζει γύρω και βλέπει ποιοι είναι νεκροί από την αρχή.
   *[other] { $starts ->
        [yes] Οι σεκταριστές ανοίγουν τα μάτια. Βρίσκουν ο ένας τον άλλον, και βλέπουν ποιοι είναι νεκροί από την αρχή.
       *[no] Οι σεκταριστές ανοίγουν τα μάτια, και βρίσκουν ο ένας τον άλλον.
    }
}
cultists-narrator-night-alone = Αν ένας σεκταριστής δεν βλέπει άλλον, το ταίρι του είναι το Automa.
cultists-narrator-night-cultists-shut = { $cultists ->
    [one] Ο σεκταριστής κλείνει τα μάτια.
   *[other] Οι σεκταριστές κλείνουν τα μάτια.
}
cultists-narrator-night-blind-thumb = Ο Τυφλός Σεκταριστής κρατά τα μάτια κλειστά, και σηκώνει τον αντίχειρα.
cultists-narrator-night-other-opens = Ο άλλος σεκταριστής ανοίγει τα μάτια. Ο αντίχειρας που βλέπει ανήκει στο ταίρι του.
cultists-narrator-night-other-dead = Βλέπει και ποιοι είναι νεκροί από την αρχή.
cultists-narrator-night-no-thumb = Αν δεν βλέπει αντίχειρα, το ταίρι του είναι το Automa.
cultists-narrator-night-other-shuts = Ο άλλος σεκταριστής κλείνει πάλι τα μάτια.
cultists-narrator-night-blind-down = Ο Τυφλός Σεκταριστής κατεβάζει τον αντίχειρα.
cultists-narrator-night-cover = Όλοι, με τα μάτια ακόμα κλειστά: αφήστε την τράπουλά σας κλειστή μπροστά σας, και σκεπάστε την με το χέρι.
cultists-narrator-night-fists = Όλοι απλώνουν μια κλειστή γροθιά.
cultists-narrator-night-thumbs = { $cultists ->
    [one] Ο σεκταριστής σηκώνει τον αντίχειρα. Τα μάτια μένουν κλειστά.
   *[other] Οι σεκταριστές σηκώνουν τον αντίχειρα. Τα μάτια μένουν κλειστά.
}
cultists-narrator-night-thumbs-blind = Και οι δύο σεκταριστές, ακόμα και ο τυφλός, σηκώνουν τον αντίχειρα. Τα μάτια μένουν κλειστά.
cultists-narrator-night-seer-opens = Ο Μάντης ανοίγει τα μάτια. { $cultists ->
    [one] Ο αντίχειρας είναι του σεκταριστή.
   *[other] Οι αντίχειρες είναι των σεκταριστών.
}
cultists-narrator-night-one-thumb = Αν βλέπει μόνο έναν, ο άλλος σεκταριστής είναι το Automa.
cultists-narrator-night-seer-shuts = Ο Μάντης κλείνει τα μάτια.
cultists-narrator-night-fists-down = Όλοι κατεβάζουν το χέρι.
cultists-narrator-night-wake = Όλοι ανοίγουν τα μάτια.
cultists-narrator-night-pulse = Χωρίς να κοιτάξετε, τραβήξτε έξω την κάτω κάρτα σας και αφήστε την κλειστή: έτσι αρχίζει η τράπουλα Σφυγμού σας. Όλες τις άλλες κάρτες πάρτε τες στο χέρι.
cultists-narrator-night-hands = Πάρτε όλες τις κάρτες σας στο χέρι. Η τράπουλα Σφυγμού σας είναι άδεια.
cultists-narrator-night-automa-pulse = Η κάτω κάρτα του Automa γίνεται η τράπουλα Σφυγμού του, αθέατη. Χωρίστε τις άλλες κάρτες του ανάλογα με την πλάτη τους, κλειστές, και ανοίξτε τη διαδρομή του.
cultists-narrator-night-automa = Χωρίστε τις κάρτες του Automa ανάλογα με την πλάτη τους, κλειστές, και ανοίξτε τη διαδρομή του.

## The Detective’s short night

cultists-narrator-detective = Ο Ντετέκτιβ κοιτάει γύρω
cultists-narrator-night-detective-take = Όλοι παίρνουν τη μικρή τους μάρκα στο χέρι, κλειστή.
cultists-narrator-night-detective-up = Απλώστε το χέρι, και γυρίστε τη μάρκα ανοιχτή.
cultists-narrator-night-detective-opens = Ο Ντετέκτιβ ανοίγει τα μάτια. Ένα από τα άτομα που βλέπει είναι ο Πληροφοριοδότης, άρα και ερευνητής.
cultists-narrator-night-detective-shuts = Ο Ντετέκτιβ κλείνει τα μάτια.
cultists-narrator-night-detective-down = Όλοι γυρίζουν τη μάρκα τους κλειστή, και την αφήνουν πάλι στη θέση της.

## The hour

cultists-narrator-still = Ισχύει ακόμα: { $token }.
cultists-narrator-celebrity = Διασημότητα, δείξε τώρα τον ρόλο σου. Αν είσαι στους ζωντανούς και στην τράπουλα Σφυγμού σου υπάρχει κάρτα Νεκρός, γίνεσαι φάντασμα: ανακατεύεις αυτή την τράπουλα, τη μοιράζεις στους ζωντανούς, αρχίζοντας από τα αριστερά σου, και ψηφίζουν όλοι.
cultists-narrator-move = Από το μαχαίρι και προς τα αριστερά, όλοι οι ζωντανοί περνούν ως { $doors } πόρτες και πρέπει να καταλήξουν κάπου αλλού. Τα φαντάσματα αιωρούνται σε όποιο άλλο μέρος θέλουν.
cultists-narrator-corridors = Η περιστρεφόμενη πόρτα κλείνει τον διάδρομο { $hallway ->
    [A] Α
    [B] Β
    [C] Γ
    [D] Δ
   *[other] { $hallway }
}. Το πέρασμα από έναν διάδρομο σε άλλον κοστίζει όσο μια πόρτα.
cultists-narrator-automa-moves = Το Automa πηγαίνει προς το πρώτο χρώμα στη γραμμή της διαδρομής του που έχει ανεξερεύνητη αίθουσα, δεξιόστροφα αν υπάρχει αμφιβολία. Σε συνάντηση δίνει την πάνω κάρτα του, στη μικρότερη τράπουλα Σφυγμού εκεί.
cultists-narrator-moved = Κινήθηκαν όλοι, και έδωσαν κάρτα όλοι όσοι συναντήθηκαν;
cultists-narrator-boots = Οι μπότες δίνουν μία πόρτα παραπάνω.
cultists-narrator-cursebearer = Βρέθηκαν στην ίδια αίθουσα ένα φάντασμα και ο Φορέας της Κατάρας;
cultists-narrator-lifts = Με ρεύμα, κάθε ανελκυστήρας με κάποιον μέσα πηγαίνει στην άλλη του αίθουσα. Όλοι βγαίνουν, και ίσως γίνει συνάντηση.
cultists-narrator-door-turns = Γυρίστε την περιστρεφόμενη πόρτα ένα τέταρτο δεξιόστροφα. Τώρα κλείνει τον διάδρομο { $hallway ->
    [A] Α
    [B] Β
    [C] Γ
    [D] Δ
   *[other] { $hallway }
}.
cultists-narrator-draw = Το άτομο με το μαχαίρι τραβά μία μάρκα και τη δείχνει σε όλους. Κάντε ό,τι λέει.
cultists-narrator-ends = Παύει να ισχύει: { $token }.
cultists-narrator-automa-knife = Αν το μαχαίρι το έχει το Automa, τραβά κάποιος γι’ αυτό. Το Automa δεν χρησιμοποιεί ποτέ το μαχαίρι.
cultists-narrator-on-clock = Βάλτε τη μάρκα στο ρολόι, δίπλα στην ώρα { $round }.
cultists-narrator-vote-after-death = Αποκαλύφθηκε κάρτα Νεκρός; Τότε ψηφίζετε αμέσως.
cultists-narrator-route-line = Διαδρομές: αυτή την ώρα μετρά η γραμμή { $line }.
cultists-narrator-portal-open = Η Πύλη είναι ανοιχτή ώσπου να τελειώσει η ώρα { $hour }. Δύο ζωντανά άτομα στην πράσινη αίθουσα μπορούν να την κλείσουν.
cultists-narrator-automa-acts = Το Automa διώχνει μια κουκουλωμένη μορφή σε ανεξερεύνητη αίθουσα, αλλιώς βάζει εκεί την πάνω κάρτα Αίθουσάς του. Σε εξερευνημένη αίθουσα τραβά την πάνω κάρτα. Σε διάδρομο βάζει μια κάρτα στα επικίνδυνα περάσματα.
cultists-narrator-check-card = Μετά από κάθε ματιά σε τράπουλα Σφυγμού: πήγε μια κάρτα από τη στοίβα τραβήγματος στο μέρος όπου είναι εκείνο το άτομο;
cultists-narrator-vote-token-off = Μετά από ψηφοφορία που ξεκίνησε στη γαλάζια αίθουσα, γυρίστε τη μάρκα Ψηφοφορίας.
cultists-narrator-find-item = Το πρώτο ζωντανό άτομο που τραβά από την τράπουλα μιας αίθουσας αποκαλύπτει το αντικείμενό της.
cultists-narrator-drop-items = Τα νέα φαντάσματα αφήνουν τα αντικείμενά τους εκεί που είναι.
cultists-narrator-firestarter = Εμπρηστή: αν έχεις ακόμα στο χέρι Αποτυχία ή Σαμποτάζ, γίνεσαι τώρα φάντασμα.
cultists-narrator-claim = Ρωτήστε όλους: βγαίνει μπροστά ο σεκταριστής; Αν ναι, ανοίξτε όλες τις τράπουλες Σφυγμού. Με { $dead } ή περισσότερους νεκρούς ερευνητές κερδίζουν οι σεκταριστές, με λιγότερους χάνουν.
cultists-narrator-last-hour = Αυτή ήταν η τελευταία ώρα. Αν δεν μαζεύτηκαν οι πόντοι, κερδίζουν οι σεκταριστές.
cultists-narrator-portal-missed = Κανείς δεν έκλεισε την Πύλη εγκαίρως. Ανεβάστε το δάχτυλο κατά ένα.
cultists-narrator-next-hour = Ετοιμαστείτε για την επόμενη ώρα.
cultists-narrator-vote-token-on = Γυρίστε τη μάρκα Ψηφοφορίας πάλι στην ενεργή όψη.
cultists-narrator-knife = Το μαχαίρι και ο δείκτης φάσης περνούν αριστερά, με την όψη του ποδιού προς τα πάνω. Τα παίρνουν και τα φαντάσματα.
cultists-narrator-hand = Γυρίστε τον δείκτη του ρολογιού στο { $round }.

## What a token asks of the table

cultists-narrator-do-lightning-strike = Γυρίστε τη μάρκα του ρεύματος. Αν πέσει σκοτάδι, οι ζωντανοί συναντιούνται όπου είναι μαζί τρεις ή περισσότεροι.
cultists-narrator-do-secret-doors = Όσοι ήταν σε διαφορετικές αίθουσες και βρέθηκαν έτσι μαζί, συναντιούνται τώρα.
cultists-narrator-do-portal-opens = Βάλτε την Πύλη στην πράσινη αίθουσα, και τη μάρκα δίπλα στην ώρα { $hour }, για να το θυμάστε. Μετά από εκείνη την ώρα είναι πια αργά, και η μάρκα γυρίζει εκεί που ήταν.
cultists-narrator-do-broken-panes = Επιτυχία: τίποτα. Αποτυχία: έρχεται μια κουκουλωμένη μορφή. Σαμποτάζ: αναδύεται ο Ψαράνθρωπος. Ανακατέψτε την κάρτα πάλι μέσα.
cultists-narrator-do-false-eyes = Αν το μαχαίρι το έχει φάντασμα ή το Automa, δεν γίνεται τίποτα.
cultists-narrator-do-in-control = { cultists-narrator-do-false-eyes }
cultists-narrator-mirror = Αυτή τη φορά είναι: { $token }.
cultists-narrator-mirror-nothing = Την πρώτη ώρα δεν γίνεται τίποτα.
cultists-narrator-mirror-portal = Η Πύλη μένει ανοιχτή μία ώρα παραπάνω, αν είναι ακόμα ανοιχτή.

## Votes

cultists-narrator-abstentions = Αποχές
cultists-narrator-vote-call = Όλοι, και τα φαντάσματα: διαλέξτε ένα ζωντανό άτομο, ή κανένα. Στο τρία, δείξτε το, ή σηκώστε γροθιά.
cultists-narrator-vote-knife = Το χέρι του ατόμου με το μαχαίρι μετρά διπλά, αν ζει.
cultists-narrator-vote-dagger = Το στιλέτο προσθέτει ένα χέρι.
cultists-narrator-vote-automa = Το Automa απέχει· με το μαχαίρι, απέχει διπλά.
cultists-narrator-vote-missing = { $count ->
    [one] Λείπει ένα χέρι. Μετρήστε ξανά.
   *[other] Λείπουν { $count } χέρια. Μετρήστε ξανά.
}
cultists-narrator-vote-surplus = { $count ->
    [one] Περισσεύει ένα χέρι. Μετρήστε ξανά.
   *[other] Περισσεύουν { $count } χέρια. Μετρήστε ξανά.
}
cultists-narrator-vote-leaves = { $votes ->
    [one] Μία ψήφος: φεύγει { $name }.
   *[other] { $votes } ψήφοι: φεύγει { $name }.
} { $cultists ->
    [one] Αν ήταν ο σεκταριστής, πρέπει να ειπωθεί τώρα.
   *[other] Αν ήταν ο τελευταίος σεκταριστής, πρέπει να ειπωθεί τώρα.
}
cultists-narrator-vote-abstained = Κανένα όνομα δεν έχει περισσότερες ψήφους από { $abstentions ->
    [one] τη μία αποχή
   *[other] τις { $abstentions } αποχές
}. Δεν φεύγει κανείς.
cultists-narrator-vote-change = Το άτομο με το μαχαίρι, αν ζει, μπορεί ακόμα να αλλάξει τη δική του ψήφο.
cultists-narrator-vote-mayor = Αν υπάρχει Δήμαρχος, αποφασίζει ο Δήμαρχος.
cultists-narrator-leader-title = Εκλογή αρχηγού
cultists-narrator-leader-call = Όλοι, και τα φαντάσματα: διαλέξτε ένα ζωντανό άτομο για αρχηγό της τελετής, ή κανένα. Στο τρία, δείξτε το, ή σηκώστε γροθιά.
cultists-narrator-leader = { $name } ηγείται, και διαλέγει { $people } άτομα για την τελετή. Μπορούν να είναι και φαντάσματα.
cultists-narrator-leader-none = Αρχηγός δεν βγήκε. Ψηφίζετε ως { $votes } φορές· αν και τότε δεν βγει αρχηγός, κερδίζουν οι σεκταριστές.
cultists-narrator-ritual-call = Όσοι παίρνουν μέρος παίζουν από μία κάρτα Αίθουσας, κλειστή. Ανακατέψτε τες και ανοίξτε τες.
cultists-narrator-ritual-missing = { $count ->
    [one] Λείπει μία κάρτα.
   *[other] Λείπουν { $count } κάρτες.
}
cultists-narrator-ritual-surplus = Πάρα πολλές κάρτες: παίρνουν μέρος { $people } άτομα.
cultists-narrator-ritual-failed = Η τελετή απέτυχε. Κερδίζουν οι σεκταριστές.
cultists-narrator-ritual-held = Ο Οργανισμός 46-B εξορίστηκε. { $cultists ->
    [one] Κερδίζουν οι ερευνητές.
   *[other] Κερδίζουν οι ερευνητές, εκτός αν ως την προηγούμενη ώρα ήταν νεκροί { $dead } ή περισσότεροι από αυτούς. Ανοίξτε τις τράπουλες Σφυγμού.
}

## Numbers and the end

cultists-narrator-points = Πόντοι
cultists-narrator-target = Πόντοι που χρειάζονται
cultists-narrator-ghosts = Φαντάσματα
cultists-narrator-relics = Κειμήλια στον βωμό
cultists-narrator-end-points = { $target } πόντοι: οι ερευνητές τα κατάφεραν.
cultists-narrator-end-kills = Μα ανοίξτε τις τράπουλες Σφυγμού: αν ως το τέλος της ώρας { $hour } ήταν νεκροί { $dead } ή περισσότεροι ερευνητές, κερδίζουν οι σεκταριστές.
cultists-narrator-end-automa = Μα ανοίξτε τον ρόλο του Automa: αν είναι ο σεκταριστής, και είναι νεκροί { $dead } ή περισσότεροι ερευνητές, κερδίζει το Automa.
cultists-narrator-end-seer = { $cultists ->
    [one] Πριν μετρήσει αυτό, ο σεκταριστής βγαίνει μπροστά και κατονομάζει τον Μάντη, μία μόνο φορά. Αν τον βρει, κερδίζουν τελικά οι σεκταριστές. Ως τότε, κανείς δεν λέει λέξη.
   *[other] Πριν μετρήσει αυτό, οι σεκταριστές βγαίνουν μπροστά και κατονομάζουν τον Μάντη, μία μόνο φορά. Αν τον βρουν, κερδίζουν τελικά εκείνοι. Ως τότε, κανείς δεν λέει λέξη.
}
cultists-narrator-end-ritual = Οι πόντοι φτάνουν, μα ο Οργανισμός 46-B έχει ξυπνήσει. Εκλέξτε αρχηγό: θα κρίνει η τελετή.
cultists-narrator-end-hours = Πέρασαν δέκα ώρες, και οι πόντοι δεν μαζεύτηκαν. Κερδίζουν οι σεκταριστές.
