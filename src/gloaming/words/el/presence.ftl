# People come and go: who has lost the connection, who keeps everyone waiting, a bot for them, a new owner for their seat.

## At the portrait

seat-lost = χωρίς σύνδεση
seat-silent = περιμένουν όλοι
seat-minded = παίζει μποτ στη θέση
seat-follows = διαδέχτηκε: { $name }
seat-lost-short = εκτός
seat-minded-short = παίζει μποτ
seat-silent-short = σιωπή

## While you wait

presence-lost = { $minutes ->
    [0] { $name } έχασε τη σύνδεση.
    [one] { $name } έχασε τη σύνδεση πριν από ένα λεπτό.
   *[other] { $name } έχασε τη σύνδεση πριν από { $minutes } λεπτά.
}
presence-silent = { $minutes ->
    [0] { $name } δεν απάντησε ακόμα.
    [one] { $name } δεν απαντά εδώ και ένα λεπτό.
   *[other] { $name } δεν απαντά εδώ και { $minutes } λεπτά.
}
presence-long = { $minutes ->
    [0] Αυτό αργεί λίγο.
    [one] Όλοι περιμένουν εδώ και ένα λεπτό.
   *[other] Όλοι περιμένουν εδώ και { $minutes } λεπτά.
}
presence-minded = Ένα μποτ παίζει για { $name }.
presence-cover = Να παίξει μποτ για { $name }
presence-cover-whom = Να παίξει μποτ για:
presence-agreed = { $peopleIs ->
    [one] { $people } λέει να παίξει μποτ για { $name }. Μία γνώμη ακόμα αρκεί.
   *[many] { $people } λένε να παίξει μποτ για { $name }. Μία γνώμη ακόμα αρκεί.
}
presence-agreed-you = Λες να παίξει μποτ για { $name }. Μία γνώμη ακόμα αρκεί.
presence-agreed-of-you = { $peopleIs ->
    [one] { $people } λέει να παίξει μποτ για σένα.
   *[many] { $people } λένε να παίξει μποτ για σένα.
}
presence-not-after-all = Ας περιμένουμε λίγο ακόμα
presence-former = { $name } πήρε τη θέση σου. Τώρα παρακολουθείς, απ’ έξω.

## Back again

return-mark = Η θέση σου
return-title = Ένα μποτ παίζει για σένα
return-detail = { $decisions ->
    [0] Δεν χρειάστηκε ακόμα να αποφασίσει τίποτα.
    [one] Όσο έλειπες, πήρε μία απόφαση.
   *[other] Όσο έλειπες, πήρε { $decisions } αποφάσεις.
}
return-since = Τι έγινε
return-take = Πίσω στη θέση μου

## The menu

menu-bot-for-me = Να παίξει μποτ για μένα
menu-hand-over = Δώσε αλλού τη θέση ({ $name })
menu-clocks = Χρονικά όρια

## Handing a seat on

hand-over-title = Η θέση ({ $name }) για νέο άτομο
hand-over-what = Ένα μποτ παίζει για { $name }. Στη θέση του μπορεί να καθίσει ένα νέο άτομο, με τον ίδιο ρόλο και τις ίδιες κάρτες. Από τότε { $name } μπορεί μόνο να παρακολουθεί.
hand-over-make = Φτιάξε σύνδεσμο
hand-over-how = Άφησέ τους να το σαρώσουν ή στείλε τον σύνδεσμο. Ισχύει μία φορά.
hand-over-picture = Κωδικός QR για τη θέση ({ $name })
hand-over-copy = Αντίγραψε τον σύνδεσμο
hand-over-one-more = Πρέπει να συμφωνήσει ένα άτομο ακόμα, ή ο οικοδεσπότης.
hand-over-agreed = { $peopleIs ->
    [one] { $people } λέει να δοθεί.
   *[many] { $people } λένε να δοθεί.
}
hand-over-withdraw = Κράτα τη θέση για { $name }

## Taking a seat over

take-over-mark = Μια θέση στο { $code }
take-over-title = Παίρνεις τη θέση ({ $name })
take-over-what = Παίζεται { $game }. Παίρνεις τον ρόλο και τις κάρτες ({ $name }), και όλα όσα ήταν ως τώρα γνωστά σε αυτή τη θέση.
take-over-stays = Ό,τι έγινε, έγινε. Οι άλλοι βλέπουν πως ήρθες τώρα.
take-over-sit = Πάρε τη θέση
take-over-lead = Η θέση ({ $name }) σε περιμένει

## Time limits

patience = Υπομονή με όσους σιωπούν
patience-detail = Ύστερα ο οικοδεσπότης ή δύο άλλοι μπορούν να βάλουν μποτ να παίξει.
patience-seconds = { $seconds ->
    [0] χωρίς όριο
    [60] ένα λεπτό
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } λεπτά
}
clocks-from-next = Οι αλλαγές ισχύουν από την επόμενη ερώτηση.
clocks-host-only = Τα ορίζει ο οικοδεσπότης.

## Farewells and refusals

farewell-handed_over = Τη θέση σου την έχει νέο άτομο
farewell-handed_over-detail = Ένα μποτ έπαιζε για σένα, και το τραπέζι έδωσε τη θέση αλλού. Αν επιτρέπονται θεατές, μπορείς να παρακολουθήσεις.
farewell-watch = Παρακολούθησε το παιχνίδι
refusal-people-only = Ποιος παίζει για κάποιον το αποφασίζουν μόνο άνθρωποι. Άφησέ το σ’ αυτούς.
refusal-not-now = Μια θέση δίνεται αλλού όσο παίζεται παιχνίδι, και όχι σε μάθημα.
refusal-not-covered = Βάλε πρώτα μποτ να παίξει για { $name }.
refusal-own-seat = Αυτή είναι η δική σου θέση. Πάρε την πίσω.
refusal-used-link = Ο σύνδεσμος δεν ισχύει πια. Ζήτα άλλον από το τραπέζι.
refusal-seated-already = Κάθεσαι ήδη σε αυτό το τραπέζι. Κανείς δεν έχει δύο θέσεις.
