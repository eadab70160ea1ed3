# The door: what this is, and three ways in. And what every guided game says.

door-lead = Σε αυτό το τραπέζι, κάποιος δεν είναι αυτός που λέει.
    .what = Επιτραπέζιο με κρυφούς ρόλους, στον browser σου. Με φίλους από τα κινητά τους ή χωρίς παρέα, με μποτ. Χωρίς λογαριασμό.
door-new = Είναι η πρώτη σου νύχτα;
door-again = Καλώς όρισες ξανά.
door-show-me = Ναι, δείξε μου
    .how = δέκα λεπτά, με μποτ που παίζουν τον ρόλο τους
door-friends = Παίξε με φίλους
door-alone = Παίξε χωρίς παρέα, με μποτ
door-code = Έχεις κωδικό;
door-which = Ποιο παιχνίδι;
door-back = Πίσω
door-lessons = Μαθήματα
    .done = { $lesson }, ολοκληρώθηκε
door-go-on = Συνέχισε: { $lesson }

lesson-note = Η βοήθεια
lesson-help = Βοήθησέ με να σκεφτώ
lesson-begin = Ξεκίνα
lesson-again = Από την αρχή
lesson-resume = Συνέχισε από εκεί που ήσουν
lesson-known = Το ξέρω το παιχνίδι
lesson-go-on = Και μετά;
lesson-real-game = Τώρα κανονικό παιχνίδι
lesson-further = { $lesson }, { $minutes ->
        [one] ένα λεπτό
       *[other] { $minutes } λεπτά
    }
lesson-to-the-door = Πίσω στην είσοδο
menu-leave-lesson = Άφησε το μάθημα
bot-script = παίζει έναν ρόλο

refusal-not-in-lesson = Αργότερα απόψε. Για την ώρα, διάλεξε ό,τι φωτίζεται.
refusal-lesson-waits = Το μάθημα σε περιμένει. Αν φύγεις, θα συνεχίσει όταν γυρίσεις.
refusal-unknown-lesson = Μάθημα «{ $lesson }» δεν υπάρχει εδώ. Διάλεξε ένα από αυτά: { $lessons }.
