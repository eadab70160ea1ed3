# What only the terminal says, whatever is played.

## Below a question

prompt = { $last ->
    [one] Enter ή 1
   *[other] 1-{ $last }
}, ? γιατί, l χρονικό, r { $reference }{ $map ->
    [yes] , m χάρτης
   *[no] { "" }
}, h βοήθεια, q έξοδος >
prompt-read-on = Enter για συνέχεια, q για πίσω
prompt-go-back = Enter για πίσω
answers-more = + για άλλες απαντήσεις
passages-more = (l: άλλα { $count })

## What was typed

typed-number = Γράψε έναν αριθμό από 1 ως { $last }.
typed-no-answer = Απάντηση { $number } δεν υπάρχει. Γράψε έναν αριθμό από 1 ως { $last }.
typed-no-rule = Απάντηση { $number } δεν υπάρχει. Για έναν κανόνα, γράψε ? και έναν αριθμό από 1 ως { $last }.
typed-doubt = { $act }. Γράψε ξανά { $number } για να γίνει, ή οτιδήποτε άλλο για να μείνει.
typed-nonsense = Αυτό δεν είναι μία από τις απαντήσεις. Γράψε έναν αριθμό, ή h για βοήθεια.

## Pages

help-title = Πώς απαντάς
help-number = δίνεις αυτή την απάντηση
help-enter = απαντά όταν υπάρχει μόνο μία επιλογή· αλλιώς ξανασχεδιάζει την οθόνη
help-why = ο κανόνας για αυτή την ερώτηση· ? 2 για την απάντηση 2
help-exact = ο ίδιος κανόνας κατά λέξη, με τον αριθμό του
help-log = το χρονικό: όλα όσα ξέρεις ότι έγιναν
help-map = ο χάρτης, όσο μεγάλος χωρά
help-note = τι σκέφτονται οι έμπειροι, όταν υπάρχει σημείωση
help-notes-off = όχι άλλες σημειώσεις· με N ξανά επιστρέφουν
help-more = άλλες απαντήσεις, αν δεν χωρούν όλες
help-help = αυτή η σελίδα
help-leave = αποθήκευση και έξοδος· με gloaming play --resume το παιχνίδι συνεχίζεται
rule-none = Γι’ αυτό δεν υπάρχει γραπτός κανόνας.
rule-more = Περισσότερα: gloaming rules { $group }
log-known = Όσα ξέρεις
log-known-hour = Όσα ξέρεις για αυτή την ώρα
log-known-since = Από την τελευταία σου ερώτηση

## The first screen, and several people at one device

welcome-stakes = Τι παίζεται
welcome-how = Γράψε τον αριθμό μιας απάντησης και πάτα Enter. ? δείχνει τον κανόνα, m τον χάρτη, h τη βοήθεια· q αποθηκεύει το παιχνίδι και βγαίνει.
welcome-seal = Τα ζάρια είναι σφραγισμένα. Η σφραγίδα τους: { $seal }
cover-pass = Δώσε τη συσκευή σε { $name }.
cover-look = Πάτα Enter όταν την οθόνη τη βλέπει μόνο: { $name }.
panel-people = Στο τραπέζι
panel-secrets = Όσα ξέρεις μόνο εσύ

## Leaving, and the end

game-kept = Το παιχνίδι σου αποθηκεύτηκε στο { $path }.
game-resume = Συνέχισέ το με: { $command }
the-end = Το τέλος
proof-words = Τα ζάρια ήταν σφραγισμένα από την αρχή. Αυτός είναι ο σπόρος από τον οποίο βγήκαν.
proof-record = Καταγραφή
proof-seal = Σφραγίδα
proof-seed = Σπόρος
proof-verify = Έλεγχος

## House rules, listed

rules-listed = Κανόνες του σπιτιού ({ $game }) για --option ΟΝΟΜΑ=ΤΙΜΗ. Η πρώτη τιμή είναι η συνηθισμένη· τον αριθμό τον εξηγεί το gloaming rules.
rule-value-number = ένας αριθμός
rule-value-other-number = άλλος αριθμός
rule-value-numbers = άλλοι αριθμοί
rule-value-seat = ο αριθμός μιας θέσης, από το 0

## A recorded game, told again

replay-heading = { $game }, { $table }. { $eyes ->
    [all] Όλα είναι ανοιχτά· όσα είδε μόνο μία θέση έχουν το όνομά της σε παρένθεση.
    [spectator] Όπως το είδε ένας θεατής.
   *[seat] Όπως το είδε: { $name }.
}
replay-nameless = Θέση { $seat }
replay-unfinished = Η καταγραφή τελειώνει εδώ, μετά από { $answers ->
    [one] μία απάντηση
   *[other] { $answers } απαντήσεις
}. Το παιχνίδι δεν τελείωσε.
replay-verified = Ελέγχθηκαν: { $answers ->
    [one] μία απάντηση
   *[other] { $answers } απαντήσεις
}, άλλες τόσες καταστάσεις, ο σπόρος και η σφραγίδα του. { $ending }
replay-claim-shares = { $shares ->
    [0] Τον σπόρο τον τράβηξε ένα μηχάνημα μόνο του· αυτή η καταγραφή δεν δείχνει αν βγήκε στην τύχη.
    [one] Ο σπόρος έγινε από το μυστικό του διακομιστή και το μερίδιο μίας θέσης. Κανένα από τα δύο δεν τον όριζε μόνο του.
   *[other] Ο σπόρος έγινε από το μυστικό του διακομιστή και τα μερίδια { $shares } θέσεων. Κανένα δεν τον όριζε μόνο του.
}
replay-claim-attempts = Η μοιρασιά άρχισε { $attempts } φορές, γιατί κάποιος δήλωσε ένα μερίδιο και το κράτησε.
replay-claim-names = { $bound ->
    [yes] Τα ονόματα δεσμεύονται από τη σφραγίδα.
   *[no] Τα ονόματα δεν δεσμεύονται: η καταγραφή είναι παλιότερη, και εύκολα θα γράφονταν άλλα.
}
replay-claim-nobody = Δεν υπέγραψε κανείς. Η καταγραφή είναι συνεπής, μα με γνωστό τον σπόρο θα μπορούσαν να γραφτούν άλλες απαντήσεις.
replay-claim-seat = { $name }: { $key ->
    [yes] { $signed } από { $answers } απαντήσεις με υπογραφή.
   *[no] χωρίς κλειδί, { $answers ->
        [one] μία απάντηση
       *[other] { $answers } απαντήσεις
    } χωρίς υπογραφή.
}{ $unsigned ->
    [yes] {" "}Οι άλλες ήρθαν από μποτ, χρονικό όριο ή άλλη συσκευή.
   *[no] {""}
}{ $witnessed ->
    [yes] {" "}Μάρτυρας του τέλους.
   *[no] {""}
}
replay-claim-seal = { $expected ->
    [yes] Έχει τη σφραγίδα που περίμενες: { $seal }
   *[no] Η σφραγίδα της είναι { $seal }. Σύγκρινέ την με εκείνη που έδειξε ο browser σου όταν άρχισε το παιχνίδι, ή δώσε εκείνη με --expected.
}

## Refusals of the command line

refusal-other-game = { $switch } δεν είναι για { $game }. Άφησέ το έξω, ή διάλεξε άλλο παιχνίδι.
refusal-resume-first = Για να συνεχίσεις ένα παιχνίδι, βάλε --resume πριν από το αρχείο του.
refusal-own-name = Κάθε άτομο θέλει διαφορετικό όνομα, και αυτά είναι πιασμένα: { $taken }. Διαλέξτε άλλα.
refusal-name-empty = Ένα όνομα θέλει ένα γράμμα τουλάχιστον. Διάλεξε άλλο.
refusal-too-few-chairs = { $people } άτομα δεν χωρούν σε { $players } θέσεις. Ανέβασε το --players.
refusal-cannot-keep = Εδώ δεν αποθηκεύονται παιχνίδια ({ $fault }). Όρισε το GLOAMING_HOME σε φάκελο όπου μπορείς να γράψεις.
refusal-unknown-language = Γλώσσα «{ $language }» δεν υπάρχει εδώ. Διάλεξε από: { $languages }.
refusal-board-unread = Το ταμπλό { $board } δεν διαβάζεται. Διάλεξε από { $boards }, ή δώσε άλλο αρχείο.
refusal-nothing-kept = Δεν υπάρχει μισοτελειωμένο παιχνίδι για να συνεχίσεις. Με gloaming play αρχίζει ένα νέο.
refusal-record-over = Το παιχνίδι στο { $file } έχει τελειώσει. Με gloaming replay το βλέπεις.
refusal-record-lacks-game = { $file } έχει το παιχνίδι «{ $game }», που αυτό το Gloaming δεν το διαθέτει. Ενημέρωσε το Gloaming.
refusal-record-unread = { $file } δεν διαβάζεται: { $fault }. Διάλεξε άλλο αρχείο.
refusal-record-folder = { $file } είναι φάκελος. Διάλεξε μια καταγραφή μέσα του.
refusal-record-signature = { $file }, απάντηση { $number }: αυτή δεν είναι η υπογραφή της θέσης { $seat }. Κάποιος άλλαξε την καταγραφή.
refusal-record-witness = { $file }: η θέση { $seat } είδε άλλες απαντήσεις, ή άλλη σειρά. Κάποιος άλλαξε την καταγραφή.
refusal-record-expected = { $file } έχει τη σφραγίδα { $seal }, όχι εκείνη που περίμενες. Είναι καταγραφή άλλου παιχνιδιού, ή κάποιος την άλλαξε.
refusal-record-large = { $file } περνά τα { $most } MB, πολλά για ένα παιχνίδι. Διάλεξε άλλο αρχείο.
refusal-seating-damaged = { $file } έχει φθαρεί. Σβήσε το, και η πρώτη θέση είναι δική σου.
refusal-seating-wrong = { $file } μιλά για θέσεις που δεν υπάρχουν. Σβήσε το, και η πρώτη θέση είναι δική σου.
refusal-nobody-there = Στη θέση «{ $seat }» δεν είναι κανείς. Διάλεξε 0 ως { $last }, all ή spectator.
refusal-record-cut = { $file } κόβεται μετά από { $answers ->
    [one] μία απάντηση
   *[other] { $answers } απαντήσεις
}: { $over ->
    [yes] το παιχνίδι τελείωσε, μα λείπει η τελευταία γραμμή.
   *[no] το παιχνίδι δεν τελείωσε.
} Ως εκεί, όλα είναι σωστά.

## A game without a stage of its own

plain-reference-key = παιχνίδι
plain-how = Γράψε τον αριθμό μιας απάντησης και πάτα Enter. ? δείχνει τον κανόνα, r όλα όσα ξέρεις, h τη βοήθεια· q αποθηκεύει το παιχνίδι και βγαίνει.
plain-help-reference = το παιχνίδι με λίγα λόγια, και όλα όσα ξέρεις τώρα γι’ αυτό
plain-help-people = Ένα βέλος δείχνει όλους όσους περιμένει το τραπέζι.
plain-over = Το παιχνίδι τελείωσε.
plain-sides = Οι πλευρές: { $sides }.

## How games end, in tables and single lines

ending = { $team }: νίκη { $reason } στον γύρο { $rounds }.
ending-by = με { $reason }

## Notes

coach-line = { $line } (n: κι άλλα)
coach-both = { $line } { $more } (N: όχι άλλες σημειώσεις)
coach-nothing = Εδώ δεν υπάρχει σημείωση.
coach-turned-on = Οι σημειώσεις γύρισαν. Με N σταματούν.
coach-turned-off = Οι σημειώσεις σταμάτησαν. Με N γυρίζουν.
rule-exact = Ο ακριβής κανόνας είναι ο { $number }: με ?? τον βλέπεις.
## A server opens

serve-open = Το Gloaming είναι ανοιχτό. Σταμάτησέ το με Ctrl-C.
serve-here = Σε αυτόν τον υπολογιστή
serve-phones = Στα κινητά
serve-anyone =
    Μπαίνουν όλοι όσοι είναι στο δίκτυό σου.
    Μόνο για αυτόν τον υπολογιστή, ξεκίνα το με --host 127.0.0.1
serve-alone =
    Το ανοίγει μόνο αυτός ο υπολογιστής.
    Για να μπουν κινητά του δικτύου σου, ξεκίνα το με --host 0.0.0.0
serve-no-network = Αυτός ο υπολογιστής δεν είναι σε δίκτυο, οπότε τα κινητά δεν τον φτάνουν.
serve-odd-url = { $url } δεν μπορεί να είναι η δημόσια διεύθυνση. Γράψ’ τη σαν https://gloaming.example ή http://192.168.1.23:8000
serve-odd-proxy = { $address } δεν είναι διεύθυνση διακομιστή μεσολάβησης. Γράψε διευθύνσεις ή δίκτυα όπως 10.0.0.5,10.1.0.0/16

## What a link to this server shows in a chat; the server tells it.

share-description = Σε αυτό το τραπέζι, κάποιος δεν είναι αυτός που λέει. Επιτραπέζιο με κρυφούς ρόλους, στον browser σου: με φίλους από τα κινητά τους ή μόνο με μποτ. Χωρίς λογαριασμό.
share-picture = Ένα φωτισμένο παράθυρο σε ένα σκοτεινό πανεπιστήμιο

## Guided games

lesson-said = { $name }: «{ $line }»
lesson-listed = { $id }: { $lesson }, { $minutes } λεπτά
lesson-next = Τώρα κανονικό παιχνίδι: gloaming play { $game }
lesson-anew = Το μάθημα άλλαξε από τότε που έφυγες, οπότε αρχίζει ξανά.
person-guest = Επισκέπτης

## A store is checked

store-none = Στο { $file } δεν υπάρχει αποθήκη. Δώσε το αρχείο του gloaming serve --store.
store-sound = { $tables ->
    [0] Η αποθήκη είναι άδεια.
    [one] Ένα τραπέζι, και το αρχείο του είναι ακέραιο.
   *[other] { $tables } τραπέζια, και όλα τα αρχεία είναι ακέραια.
}
store-damaged = { $damaged ->
    [one] Ένα αρχείο έχει φθαρεί
   *[other] { $damaged } αρχεία έχουν φθαρεί
}, από { $tables } συνολικά:
store-other-rules = Διακόπηκαν, γιατί από τότε ήρθαν άλλοι κανόνες:
store-game-gone = Δεν ανοίγουν εδώ, γιατί το παιχνίδι δεν είναι εγκατεστημένο:
store-rules = Άρχισε με την έκδοση { $rules } των κανόνων ({ $title })· εδώ είναι η { $version }.

damage-missing = Λείπει η εγγραφή { $entry }.
damage-changed = Η εγγραφή { $entry } δεν είναι εκείνη που γράφτηκε εκεί.
damage-endless = Πουθενά δεν λέει πόσο μεγάλο είναι.
damage-short = Έχει { $entry } εγγραφές, και γράφτηκαν { $more }.
damage-unread = Το αρχείο δεν διαβάζεται εκεί ({ $more }).
damage-foreign = Η εγγραφή { $entry } ανήκει σε άλλο τραπέζι.
damage-stuck = Η εγγραφή { $entry } δεν εφαρμόζεται ({ $more }).
damage-options = Οι ρυθμίσεις δεν είναι εκείνες με τις οποίες άρχισε το παιχνίδι.
damage-commitment = Η δέσμευση δεν είναι εκείνη με την οποία άρχισε το παιχνίδι.
