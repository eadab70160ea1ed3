# Played over days, and the list of one’s tables.

clocks-manner = Πώς παίζετε
clocks-evening = σε ένα βράδυ
clocks-days = σε πολλές μέρες
clocks-days-detail = Όλοι απαντούν όταν έχουν χρόνο. Όταν τελειώσει, το τραπέζι δίνει στη θέση τους την πιο ασφαλή απάντηση. Μετά το μισό, ο οικοδεσπότης ή δύο άλλοι μπορούν να βάλουν μποτ να παίξει.
days-each = Χρόνος για κάθε απάντηση
days-count = { $days ->
    [0] χωρίς όριο
    [1] μία μέρα
    [7] μία εβδομάδα
   *[other] { $days } μέρες
}
facts-days = { $days ->
    [0] Σε πολλές μέρες, χωρίς όριο χρόνου
    [1] Σε πολλές μέρες: μία μέρα για κάθε απάντηση
    [7] Σε πολλές μέρες: μία εβδομάδα για κάθε απάντηση
   *[other] Σε πολλές μέρες: { $days } μέρες για κάθε απάντηση
}
panel-clock-days = { $days ->
    [one] μένει { $days } μέρα
   *[other] μένουν { $days } μέρες
}
panel-clock-hours = { $hours ->
    [one] μένει { $hours } ώρα
   *[other] μένουν { $hours } ώρες
}
presence-lost-days = Λείπει: { $name }.

## Τα τραπέζια σου

my-tables = Τα τραπέζια σου
my-tables-lobby = δεν άρχισε ακόμη
my-tables-playing = παίζεται τώρα
my-tables-waits = περιμένει: { $names }
my-tables-over = τελείωσε. Δες το ξανά
my-tables-aborted = διακόπηκε
my-tables-unknown = δεν απαντά τώρα
my-tables-remove = Βγάλε το { $code } από τη λίστα
