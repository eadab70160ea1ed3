# The narrator of the boxed game: what to choose, what to lay out, what to read aloud, and what people forget in a round.

invasion-narrator-players = Πόσοι παίζετε;

## Things in the box

invasion-narrator-agent = Πράκτορας
invasion-narrator-siren = Σειρήνα
invasion-narrator-scientist = Επιστήμονας
invasion-narrator-accusation-token = Μάρκα Κατηγορίας

## What to lay out

invasion-narrator-lay-city = Γυρίστε το ταμπλό από αυτή την πλευρά: { $city }.
    .title = Η πόλη
invasion-narrator-lay-events = Ανακατέψτε αυτές τις κάρτες συμβάντος και βάλτε τες κλειστές στη μεσαία θέση της πλάκας συμβάντων. Οι θέσεις δίπλα μένουν άδειες.
    .title = Κάρτες συμβάντος
invasion-narrator-lay-events-without = Μένουν έξω: { $cards }.
invasion-narrator-lay-architect = Συμφωνήστε σε κάποιον, ή ρίξτε κλήρο. Αυτό το άτομο παίρνει τη μάρκα του αρχιτέκτονα και ξεκινά.
    .title = Ο πρώτος αρχιτέκτονας
invasion-narrator-lay-agents = Βάλτε { $posted } πράκτορες με τις σειρήνες τους στα σημεία εκκίνησης.
    .title = Πράκτορες
invasion-narrator-lay-reserve = Ο τελευταίος πράκτορας περιμένει δίπλα στο ταμπλό, χωρίς τη σειρήνα του.
invasion-narrator-lay-third = Ανακατέψτε αυτές τις { $cards } κάρτες και βάλτε τες κλειστές στην τρίτη θέση μητρικού σκάφους.
    .title = Το τρίτο μητρικό σκάφος
invasion-narrator-lay-deck = Ανακατέψτε τες. Μοιράστε { $first } κλειστές στην πρώτη θέση μητρικού σκάφους και { $second } στη δεύτερη. Οι άλλες { $left } είναι η τράπουλα Αφομοίωσης. Δεν κοιτάει κανείς.
    .title = Κάρτες Αφομοίωσης
invasion-narrator-lay-deck-all = Ανακατέψτε τες. Μοιράστε { $cards } κλειστές σε καθεμιά από τις τρεις θέσεις μητρικού σκάφους. Οι άλλες { $left } είναι η τράπουλα Αφομοίωσης. Δεν κοιτάει κανείς.
invasion-narrator-lay-deck-box = Όλες οι άλλες κάρτες Αφομοίωσης μένουν στο κουτί.
invasion-narrator-lay-landing = Ρίξτε το ζάρι των αριθμών μία φορά για κάθε τομέα: { $sectors }. Βάλτε μια μάρκα εξωγήινων σε κάθε συνοικία που δείχνει.
    .title = Η προσγείωση
invasion-narrator-lay-landing-around = Ύστερα βάλτε μία σε κάθε ελεύθερη συνοικία δίπλα σε αυτές, όποιος κι αν είναι ο τομέας της.
invasion-narrator-lay-rescue = Όλοι παίρνουν μία από κάθε είδος και τις κρατούν κλειστές.
    .title = Κάρτες διάσωσης
invasion-narrator-lay-accusation = Όλοι παίρνουν από μία.
    .title = Μάρκες Κατηγορίας
invasion-narrator-lay-scientists = Για κάθε τόπο προσγείωσης, ο αρχιτέκτονας βάζει έναν επιστήμονα σε σημείο που αγγίζει αυτόν τον τόπο. Μόνο έναν σε κάθε σημείο.
    .title = Επιστήμονες
invasion-narrator-lay-pressure = Βάλτε τον δείκτη στην αρχική θέση της κλίμακας, μέσα στον κύκλο. Η πίεση είναι { $start }.
    .title = Η πίεση

## Before the first round, to be read aloud

invasion-narrator-night-draw = Από τον αρχιτέκτονα και προς τα αριστερά, όλοι τραβούν μία κάρτα Αφομοίωσης. Μην τη δείξεις σε κανέναν.
invasion-narrator-night-look = Κοίτα την κάρτα σου. Αν λέει Άνθρωπος, είσαι άνθρωπος, για την ώρα. Αν λέει Αφομοιωμένος, ανήκεις στους εξωγήινους, και δεν το ξέρει κανείς άλλος.
invasion-narrator-night-down = Άφησέ την κλειστή μπροστά σου. Μην πεις γι’ αυτήν τίποτα που δεν μπορείς να πάρεις πίσω.

## Revelation, to be read aloud

invasion-narrator-revelation-shut = Όλοι κλείνουν τα μάτια.
invasion-narrator-revelation-open = Οι εξωγήινοι ανοίγουν τα μάτια, και ψάχνουν ο ένας τον άλλον.
invasion-narrator-revelation-shut-again = Οι εξωγήινοι κλείνουν τα μάτια.
invasion-narrator-revelation-wake = Όλοι ανοίγουν τα μάτια, και λένε μαζί: εδώ είμαστε όλοι άνθρωποι.

## The round

invasion-narrator-event = Ο αρχιτέκτονας αποκαλύπτει την πάνω κάρτα συμβάντος και κάνει ό,τι λέει.
invasion-narrator-event-choices = Αν αφήνει επιλογή, αποφασίζει ο αρχιτέκτονας. Αν δεν μπορεί να γίνει, δεν γίνεται τίποτα.
invasion-narrator-event-discard = Βάλτε την κάρτα στη στοίβα με τα περασμένα συμβάντα. Ένα μητρικό σκάφος μένει στη θέση του.
invasion-narrator-ship = Με ένα μητρικό σκάφος: μπήκαν οι κάρτες του στην τράπουλα Αφομοίωσης, και έπεσε η πίεση; Το σκάφος με αριθμό { $ships } τελειώνει το παιχνίδι.
invasion-narrator-declare = Πριν από κάθε σειρά, ρωτήστε: φανερώνεται κάποιος ως εξωγήινος; Τότε δείχνει μία κάρτα Αφομοιωμένος.
invasion-narrator-control = Ανάλαβε έναν πράκτορα. Όποιος πράκτορας έχει σειρήνα μπορεί να μετακινηθεί, ύστερα να ελευθερώσει, ύστερα να συνοδεύσει, από μία φορά. Ύστερα τραβάς όσες κάρτες λέει η πίεση: { $pressure }.
invasion-narrator-plan-first = Πριν δεις, τραβάς μία κάρτα Αφομοίωσης.
invasion-narrator-draws = Με πράκτορα: { $pressure ->
    [0] καμία κάρτα με αυτή την πίεση
    [one] μία κάρτα με αυτή την πίεση
   *[other] { $pressure } κάρτες με αυτή την πίεση
}. Με σχεδιασμό: μία κάρτα. Οι φανεροί εξωγήινοι δεν τραβούν. Μετρά η πίεση τη στιγμή που δηλώθηκε η ενέργεια.
invasion-narrator-siren-off = Η σειρήνα του πράκτορα βγαίνει. Ο πράκτορας είναι σε χρήση ώσπου να τελειώσει ο γύρος.
invasion-narrator-reorganise = Έμειναν λιγότερες από δύο κάρτες συμβάντος για σχεδιασμό; Πρώτα ανακατέψτε τα επερχόμενα και βάλτε τα πάνω στην τράπουλα· ύστερα κάντε το ίδιο με όσα αποτράπηκαν, από κάτω.
invasion-narrator-everyone-once = Έπαιξαν όλοι από μία ακριβώς φορά;
invasion-narrator-sirens = Κάθε πράκτορας στο ταμπλό παίρνει πίσω τη σειρήνα του.
invasion-narrator-architect = Η μάρκα του αρχιτέκτονα πάει μία θέση αριστερά. Τα υπόλοιπα τα κάνει ο νέος αρχιτέκτονας.
invasion-narrator-upcoming = Ανακατέψτε τα επερχόμενα και βάλτε τα πάνω στην τράπουλα συμβάντων. Ανακατέψτε όσα αποτράπηκαν και βάλτε τα από κάτω. Η ίδια η τράπουλα μένει όπως είναι.
invasion-narrator-sector = Γέμισε κάποιος τομέας; Τότε έχουν κερδίσει οι εξωγήινοι.
invasion-narrator-roll-once = Τα ζάρια πέφτουν σε κάθε γύρο, ακόμα κι αν κανείς δεν είναι εξωγήινος.

## An accusation

invasion-narrator-accusation-call = Υπάρχει μια κατηγορία. Όσοι την υποστηρίζουν σηκώνουν στο τρία τη μάρκα τους, αν την έχουν ακόμα.
invasion-narrator-supporters = Πόσοι υποστηρίζουν, χωρίς το άτομο που κατηγορεί
invasion-narrator-accusation-alone = Δεν την υποστηρίζει κανείς. Η σειρά τελειώνει· δεν φαίνεται καμία κάρτα, και δεν χάνεται καμία μάρκα.
invasion-narrator-accusation-show = Το άτομο που κατηγορείται δείχνει κάρτες, μία μία, ώσπου να φανεί Αφομοιωμένος.
invasion-narrator-accusation-stop = Σταματήστε στην πρώτη κάρτα Αφομοιωμένος. Οι υπόλοιπες μένουν μυστικές.
invasion-narrator-accusation-founded = Εξωγήινος, και τώρα το ξέρουν όλοι. Όσοι κατηγόρησαν κρατούν τις μάρκες τους.
invasion-narrator-accusation-unfounded = Άνθρωπος, ως τώρα. { $supporters ->
    [one] Το άτομο που κατηγόρησε και το άτομο που υποστήριξε χάνουν τις μάρκες τους.
   *[other] Το άτομο που κατηγόρησε και τα { $supporters } άτομα που υποστήριξαν χάνουν τις μάρκες τους.
}

## A rescue

invasion-narrator-rescue-call = Το άτομο που ηγείται διαλέγει άλλους δύο, όχι φανερούς εξωγήινους. Και οι τρεις παίζουν από μία κάρτα διάσωσης κλειστή. Ο αρχιτέκτονας τις ανακατεύει και τις ανοίγει.
invasion-narrator-rescue-missing = { $count ->
    [one] Λείπει μία κάρτα.
   *[other] Λείπουν { $count } κάρτες.
}
invasion-narrator-rescue-surplus = Κάρτα παίζουν μόνο τρία άτομα.
invasion-narrator-rescue-saved = Ο επιστήμονας είναι ασφαλής. Δώστε πίσω τις κάρτες: σε όλους από μία Επιτυχία και ένα Σαμποτάζ. Η πίεση ανεβαίνει κατά ένα.
invasion-narrator-rescue-sabotaged = { $sabotage ->
    [one] Ένα Σαμποτάζ.
   *[other] { $sabotage } Σαμποτάζ.
} Αποκαλύψτε ως { $cards } συμβάντα, ένα ένα, και σταματήστε μετά από μητρικό σκάφος. Αν η συνοδεία μπορεί ακόμα να γίνει, ο επιστήμονας είναι ασφαλής. Δώστε πίσω τις κάρτες. Η πίεση ανεβαίνει κατά ένα.

## Numbers and the end

invasion-narrator-ships = Μητρικά σκάφη
invasion-narrator-saved = Επιστήμονες που σώθηκαν
invasion-narrator-end-humans = Όλοι οι επιστήμονες είναι { $point }. Κερδίζουν οι άνθρωποι.
invasion-narrator-end-ships = { $ships } μητρικά σκάφη είναι πάνω από την πόλη. Κερδίζουν οι εξωγήινοι.
