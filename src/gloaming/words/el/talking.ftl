# Talk that lives: what is offered to say, what is asked by name, how bots answer, and the time before a vote.

## Asked by name

said-asks-suspect-1 = { $chairIs ->
    [you] Τι λες, ποιος είναι ύποπτος;
   *[other] { $chair }, ποιον υποψιάζεσαι;
}
said-asks-suspect-2 = { $chairIs ->
    [you] Αν ήταν στο χέρι σου, ποιος θα έφευγε;
   *[other] { $chair }, αν ήταν στο χέρι σου, ποιος θα έφευγε;
}
said-asks-suspect-3 = { $chairIs ->
    [you] Ποιος είναι, κατά τη γνώμη σου;
   *[other] Ποιος είναι, { $chair }, κατά τη γνώμη σου;
}
said-asks-side-1 = { $chairIs ->
    [you] Είσαι μαζί μας;
   *[other] { $chair }, είσαι μαζί μας;
}
said-asks-side-2 = { $chairIs ->
    [you] Εσύ ήσουν;
   *[other] Εσύ ήσουν, { $chair };
}
said-asks-side-3 = { $chairIs ->
    [you] Να σε εμπιστευτούμε;
   *[other] Να σε εμπιστευτούμε, { $chair };
}
said-asks-account-1 = { $chairIs ->
    [you] Τι έκανες;
   *[other] { $chair }, τι έκανες;
}
said-asks-account-2 = { $chairIs ->
    [you] Πες μας τι έκανες.
   *[other] { $chair }, πες μας τι έκανες.
}
said-asks-account-3 = { $chairIs ->
    [you] Τι σκάρωνες τόση ώρα;
   *[other] Τι σκάρωνες τόση ώρα, { $chair };
}

## Answers of bots that make no statement. Each in three ways, by the seat.

reply-unclear-1 = Δεν το έπιασα. Ρώτα με ποιον υποψιάζομαι.
reply-unclear-2 = Πες το πιο απλά. Ρώτα με τι έκανα ή ποιον υποψιάζομαι.
reply-unclear-3 = Δεν καταλαβαίνω τι εννοείς. Ποιον υποψιάζομαι; Αυτό μπορώ να σου το πω.
reply-nothing-1 = Γι’ αυτό δεν έχω κάτι να σου πω.
reply-nothing-2 = Εκεί δεν μπορώ να σε βοηθήσω. Όχι ακόμα.
reply-nothing-3 = Γι’ αυτό προτιμώ να μη μιλήσω.
reply-said-1 = Ξέρεις τι λέω γι’ αυτό.
reply-said-2 = Είπα ό,τι είχα να πω.
reply-said-3 = Ρώτα τους άλλους. Εγώ απάντησα.
reply-glad-1 = Χαίρομαι που το ακούω.
reply-glad-2 = Θα το θυμάμαι.
reply-glad-3 = Καλοσύνη σου.
reply-stands-1 = Πίστευε ό,τι θέλεις. Εγώ επιμένω.
reply-stands-2 = Τότε πες μου τι είδες.
reply-stands-3 = Μη με πιστεύεις, αν δεν θέλεις.
reply-listens-1 = Εγώ δεν μιλάω. Μόνο παίζω.
reply-listens-2 = Μη με λογαριάζεις. Δεν μιλάω ποτέ.
reply-listens-3 = Δεν είμαι για πολλά λόγια. Κοίτα τι κάνω.

## What the table itself says

table-bot-replaced = Το μποτ στη θέση ({ $name }) χάλασε. Συνεχίζει ένα απλούστερο.

## What is offered to say

chips-label = Πες το με ένα πάτημα
chips-about = Για { $name }
chips-whom = Για ποιον
chips-understood = Αυτά τα μποτ τα καταλαβαίνουν. Τα άλλα λόγια μόνο τα ακούν.
talk-kind-asks = Ρωτάω…
talk-topic = Τι
talk-topic-suspect = ποιον υποψιάζεσαι
talk-topic-side = είσαι μαζί μας
talk-topic-account = τι έκανες

## The stream

talk-to = προς { $name }
talk-facts = Γεγονότα
talk-facts-hint = Τι έγινε, ανάμεσα σε όσα ειπώθηκαν
talk-newer = { $count ->
    [one] 1 νέα γραμμή
   *[other] { $count } νέες γραμμές
}
announce-said = { $name } λέει: { $words }

## Before a vote

before-mark = Πριν απαντήσετε
before-title = Συζητήστε το.
before-detail = Η ερώτηση έρχεται όταν τελειώσει ο χρόνος ή όταν το θελήσουν όλοι.
before-ready = Από μένα, ψηφίζουμε
before-waiting = Το είπες. Περιμένουμε: { $people }.
before-unready = Όχι ακόμα
before-who-ready = { $name }: να ψηφίσουμε
before-who-talks = { $name }: μιλά ακόμα
before-short-ready = ναι
before-short-talks = μιλά
clock-no-talk = χωρίς συζήτηση
facts-no-talk = χωρίς συζήτηση πριν από ψηφοφορία
clock-talk = Συζήτηση πριν από ψηφοφορία
refusal-talk-first = Το τραπέζι συζητά ακόμα. Πες πότε θέλεις να ψηφίσετε.
