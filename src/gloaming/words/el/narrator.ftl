# The narrator: a page for people who play with the cardboard box. It sets up, speaks the night, and keeps hour, votes and points.

door-box = Έχεις το κουτί; Άσε αυτό το κινητό να αναλάβει τη νύχτα.
narrator = Ο αφηγητής
narrator-mark = Για το κουτί στο τραπέζι σας
narrator-which = Ποιο κουτί είναι στο τραπέζι;
narrator-how = Στήνει μαζί σας το τραπέζι, αφηγείται τη νύχτα και κρατά ώρες, ψήφους και πόντους. Τις κάρτες σας δεν τις ξέρει ποτέ.
narrator-loading = Φέρνω τη λάμπα…
narrator-none = Κανένα κουτί εδώ δεν έχει αφηγητή.

narrator-room-choose = Επιλογές
narrator-room-prepare = Προετοιμασία
narrator-room-night = Νύχτα
narrator-room-end = Τέλος
narrator-back = Πίσω
narrator-undo = Αναίρεσε

narrator-other-game = Άλλο κουτί
narrator-names = Ονόματα, αν θέλετε
narrator-names-why = Με τη σειρά του τραπεζιού, δεξιόστροφα. Έτσι οι ψήφοι μετριούνται με ονόματα.
narrator-seat = Θέση { $number }
narrator-lay-out = Στήσε το τραπέζι

narrator-one = Ένα ένα
narrator-all = Όλα μαζί
narrator-done = Έτοιμα: { $done } από { $all }
narrator-tick = Έγινε, επόμενο
narrator-before = Το προηγούμενο
narrator-heaps = Μέτρησέ τα
narrator-to-night = Πάμε στη νύχτα
narrator-to-night-early = Κατευθείαν στη νύχτα
narrator-to-round = Ξεκίνα το παιχνίδι

narrator-night = Η νύχτα
narrator-night-lead = Βάλε το κινητό στη μέση, δυνάμωσέ το και ξεκίνα. Όλοι κλείνουν τα μάτια, κι εσύ.
narrator-night-read = Αυτό το κινητό δεν έχει φωνή για τα { $language }. Διάβαζε κάθε γραμμή δυνατά· τις σιωπές τις μετρά εκείνο.
narrator-night-quiet = Η φωνή είναι κλειστή. Διάβαζε κάθε γραμμή δυνατά· τις σιωπές τις μετρά το κινητό.
narrator-night-start = Ξεκίνα τη νύχτα
narrator-night-resume = Συνέχισε
narrator-night-hold = Παύση
narrator-night-again = Πες το ξανά
narrator-night-skip = Επόμενη γραμμή
narrator-night-leave = Βγες από τη νύχτα
narrator-night-line = Γραμμή { $line } από { $all }
narrator-night-read-now = Διάβασέ το δυνατά
narrator-night-silence = { $seconds ->
    [one] Σιωπή: 1 δευτερόλεπτο
   *[other] Σιωπή: { $seconds } δευτερόλεπτα
}
narrator-night-held = Σε παύση
narrator-night-over = Η νύχτα πέρασε. Ανοίξτε τα μάτια.
narrator-night-once-more = Όλη η νύχτα ξανά

narrator-phase-of = { $phase } από { $all }
narrator-reminders = Πριν προχωρήσετε
narrator-reminded = Όλα έγιναν. Συνέχισε
narrator-on = Επόμενο: { $phase }
narrator-on-round = Επόμενο: { $round }
narrator-on-end = Στο τέλος
narrator-drawn = Τι τραβήχτηκε;
narrator-drawn-copies = { $count ->
    [0] δεν έμεινε καμία
    [one] μένει 1
   *[other] μένουν { $count }
}
narrator-drawn-again = Τράβα άλλη μία
narrator-in-force = Ισχύει ακόμα: { $name }
narrator-eyes-shut = Μάτια κλειστά: { $title }
narrator-tallies = Πόντοι και μετρητές
narrator-more = Ένα παραπάνω: { $name }
narrator-less = Ένα λιγότερο: { $name }
narrator-may-be-over = Ίσως τελείωσε
narrator-finish = Τέλειωσε το παιχνίδι

narrator-call-say = Πες το για μένα
narrator-talk = { $seconds ->
    [one] 1 δευτερόλεπτο για συζήτηση
   *[other] { $seconds } δευτερόλεπτα για συζήτηση
}
narrator-talk-start = Ξεκίνα τον χρόνο για συζήτηση
narrator-talk-stop = Σταμάτα το ρολόι
narrator-talk-left = Χρόνος για συζήτηση
narrator-talk-over = Ο χρόνος τελείωσε. Χέρια ψηλά.
narrator-to-count = Χέρια ψηλά: μέτρησέ τα
narrator-enter = Μέτρησε τα χέρια
narrator-verdict = Τι ακολουθεί
narrator-lower = Πίσω στο τραπέζι
narrator-lower-early = Ακύρωσέ το

narrator-ended = Η βραδιά τελείωσε
narrator-ended-last = Το παιχνίδι σταμάτησε εδώ: { $round }.
narrator-ended-turn = Ανοίξτε όλες τις κάρτες και δείτε.
narrator-play-on = Δεν τελείωσε. Συνέχισε
narrator-anew = Ξεκίνα από την αρχή
narrator-anew-sure = Πάτα ξανά για να ξεκινήσεις από την αρχή. Δεν αναιρείται.

narrator-rules = Κανόνες
narrator-rules-search = Τι ψάχνεις;
narrator-rules-none = Δεν βρέθηκε τίποτα. Δοκίμασε λιγότερες ή άλλες λέξεις.
narrator-rules-found = { $count ->
    [one] Ένας κανόνας
   *[other] { $count } κανόνες
}

narrator-menu = Μενού
narrator-aloud = Ο αφηγητής μιλά
narrator-voice-missing = Αυτό το κινητό δεν έχει φωνή για τα { $language }. Μπορείς να διαβάζεις εσύ τις γραμμές, ή να προσθέσεις μια φωνή στις ρυθμίσεις του.
narrator-kept = Αποθηκεύτηκε σε αυτή τη συσκευή. Λειτουργεί και χωρίς δίκτυο.
narrator-coming = Αποθήκευση στη συσκευή…
narrator-open = Μην κλείσεις αυτή τη σελίδα: αυτός ο browser δεν μπορεί να την αποθηκεύσει. Όσο μένει ανοιχτή, συνεχίζει και χωρίς δίκτυο.
narrator-fleeting = Αυτός ο browser δεν κρατά τίποτα. Αν φορτώσεις ξανά τη σελίδα, η βραδιά αρχίζει από την αρχή.
narrator-language-missing = Αυτή η γλώσσα δεν είναι ακόμα στο κινητό. Χρειάζεται δίκτυο μία φορά.
narrator-unofficial = Ανεπίσημο. Δεν το έφτιαξαν ούτε το ενέκριναν οι δημιουργοί ή οι εκδότες του παιχνιδιού που έχετε στο κουτί.
