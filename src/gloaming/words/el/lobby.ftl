# The lobby: windows, facts, clocks, seats.

lobby-title = Τραπέζι { $code }: προθάλαμος
lobby-code = Κωδικός τραπεζιού
lobby-say-it = Πες τον στην παρέα, ή άφησέ τους να τον σαρώσουν.
lobby-copy-link = Μοιράσου τον σύνδεσμο
lobby-share-text = Έλα στο τραπέζι { $code }.
lobby-picture = Κωδικός QR αυτού του τραπεζιού
lobby-windows = Θέσεις. Φωτισμένο παράθυρο, πιασμένη θέση
lobby-you = Εσύ
lobby-free = ελεύθερη
lobby-host = οικοδεσπότης
lobby-ready = περιμένει
lobby-not-ready = όχι ακόμα
lobby-away = λείπει
lobby-window-free = Η θέση { $number } είναι ελεύθερη. Κάλεσε παρέα ή βάλε μποτ
lobby-window-bot = { $name }, μποτ
lobby-window-you = { $name } (εσύ)
lobby-lit = Φωτισμένα παράθυρα: { $lit } από { $count }
lobby-all-lit = Φωτισμένα και τα { $count } παράθυρα. Ξεκινάμε.
lobby-aborted = Αυτό το τραπέζι έκλεισε πριν αρχίσει το παιχνίδι.
lobby-waiting-for = { $count ->
    [one] Λείπει ένα άτομο ακόμα
   *[other] Λείπουν { $count } άτομα ακόμα
}
lobby-waiting-ready = { $count ->
    [one] Ένα άτομο δεν είναι έτοιμο
   *[other] { $count } άτομα δεν είναι έτοιμα
}
lobby-cannot-begin = Με αυτές τις ρυθμίσεις δεν ξεκινά
lobby-fill = Συμπλήρωσε με μποτ
begin-cultists = Ας πέσει η νύχτα
begin-invasion = Στείλε τους πράκτορες
lobby-be-ready = Από μένα, ξεκινάμε
lobby-am-ready = Περιμένουμε τον οικοδεσπότη
lobby-my-seat = Η θέση μου
lobby-watching = Παρακολουθείς. Το παιχνίδι αρχίζει μόλις το πει ο οικοδεσπότης.
facts-by-the-book = Χωρίς κανόνες του σπιτιού
facts-house-rules = { $count ->
    [one] Ένας κανόνας του σπιτιού
   *[other] { $count } κανόνες του σπιτιού
}
facts-no-clock = Χωρίς χρονικό όριο
facts-clocks = Χρόνος για απάντηση: { $clocks }
facts-clock = { $seconds ->
    [0] { $clock }: χωρίς όριο
   *[other] { $clock }: { $seconds } δ.
}
facts-change = άλλαξε
facts-look = δες
facts-change-what = Άλλαξε: { $what }
facts-look-at-what = Δες: { $what }
clocks-sheet = Χρονικά όρια και θεατές
clocks-title = Χρόνος για απάντηση
clocks-detail = Όταν τελειώσει ο χρόνος, το τραπέζι δίνει για σένα την πιο ασφαλή απάντηση. Στους άλλους δεν λέει τίποτα.
clock-turn = Κίνηση και ενέργεια
clock-encounter = Μια κάρτα που δίνεις
clock-vote = Ψηφοφορία
clock-window = Δήλωση πριν από μια σειρά
clock-none = χωρίς όριο
clock-seconds = { $seconds } δευτερόλεπτα
clocks-programs = Χρόνος για προγράμματα
clocks-programs-detail = Και ένα πρόγραμμα που του τελειώνει ο χρόνος παίρνει την πιο ασφαλή απάντηση.
bank-question = Για κάθε ερώτηση
bank-game = Επιπλέον, για όλο το παιχνίδι
bank-minutes = { $minutes ->
    [0] τίποτα παραπάνω
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
}
clocks-also = Ακόμα
pace = Τα μποτ απαντούν
pace-natural = με ανθρώπινο ρυθμό
pace-quick = αμέσως
spectators = Να παρακολουθούν κι άλλοι
seat-mine = Η θέση σου
seat-free = Ελεύθερη θέση
seat-save = Έτσι με λένε
seat-carry = Μεταφορά σε άλλη συσκευή
seat-leave = Φύγε από το τραπέζι
seat-is-here = { $name } είναι εδώ, μα δεν ξεκινά ακόμα.
seat-is-ready = { $name } περιμένει την έναρξη.
seat-is-program = { $name } δεν είναι άνθρωπος, αλλά πρόγραμμα που έφερε κάποιος.
seat-is-away = { $name } λείπει για λίγο. Η θέση μένει.
seat-remove = Ζήτα να φύγει: { $name }
seat-free-host = Κάλεσε παρέα ή δώσε τη θέση σε μποτ.
seat-free-guest = Κάλεσε παρέα: πες τον κωδικό ή άφησέ τους να τον σαρώσουν.
seat-played-by = Εδώ παίζει { $kind }.
seat-empty = Άδειασε τη θέση
seat-bots = Δώσε τη θέση σε μποτ
bot-careful = Προσεκτικό μποτ
    .a = ένα προσεκτικό μποτ
    .what = Παίζει λογικά με όσα ξέρει και αποφεύγει τα μεγάλα λάθη.
bot-sleuth = Λαγωνικό
    .a = ένα λαγωνικό
    .what = Κρατά σημειώσεις για όλους, ακούει το τραπέζι και λέει τη γνώμη του.
bot-learner = Μαθητευόμενος
    .a = ένας μαθητευόμενος
    .what = Λαγωνικό που, σε εκατομμύρια παρτίδες με τους ομοίους του, ανακάλυψε πού συμφέρει να παίζει αλλιώς.
bot-searcher = Στρατηγικός νους
    .a = ένας στρατηγικός νους
    .what = Λαγωνικό που δοκιμάζει με το μυαλό του όσα μπορεί να κρύβονται, πριν απαντήσει. Δεν βιάζεται.
bot-random = Τυχαίο μποτ
    .a = ένα τυχαίο μποτ
    .what = Κάνει ό,τι να ’ναι απ’ όσα επιτρέπονται, χωρίς σκέψη.

## Which game

games = Παιχνίδια
game-cultists = Cultists
    .short = Ένα πανεπιστήμιο, δέκα ώρες
    .what = Ένα πανεπιστήμιο τη νύχτα. Έχετε δέκα ώρες να μαζέψετε βιβλία, να συναντηθείτε στο σκοτάδι και να βρείτε ποιος μοιράζει τις κάρτες Νεκρός.
game-invasion = Invasion
    .short = Μια πόλη όπου κανείς δεν είναι ασφαλής
    .what = Μια πόλη κάτω από μητρικά σκάφη. Έξι πράκτορες φέρνουν πίσω τους επιστήμονες, ενώ ο ένας μετά τον άλλον μπορεί να αλλάξετε πλευρά.
which-sheet = Ποιο παιχνίδι;
which-detail = Όλοι κρατούν τη θέση τους. Οι ρυθμίσεις του ενός παιχνιδιού δεν περνούν στο άλλο.
game-sheet = Το παιχνίδι
game-players = Πόσοι παίζετε;
rules-sheet = Κανόνες του σπιτιού
rules-intro = Εκεί που το βιβλίο κανόνων αφήνει κάτι ανοιχτό, έτσι το διαβάζει το τραπέζι σας. Με αστεράκι ό,τι ξεφεύγει από το βιβλίο.
lobby-dealing = Μοίρασμα…

## The big screen
screen-title = Τραπέζι { $code }: μεγάλη οθόνη
screen-join = Σκανάρετε τον κωδικό με το κινητό, ή ανοίξτε τη διεύθυνση και γράψτε τους έξι χαρακτήρες.
screen-begin = Όλοι περιμένουν. Ξεκινάει: { $name }.
story-begin = Πες την ιστορία στη μεγάλη οθόνη
story-stop = Σταμάτα την ιστορία
