# What lies on the boards of the expansions: Items and Professions, each with one line of what it does.

item-red-relic = κόκκινο κειμήλιο
item-red-relic-what = Πάει στον βωμό. Το τρίτο ξυπνά τον Οργανισμό 46-B.
item-snow-owl = χιονόγλαυκα
item-snow-owl-what = Μεταφέρει μία κάρτα Αίθουσας από το χέρι σου σε αίθουσα που δεν έχει ολοκληρωθεί.
item-secret-switch = μυστικός διακόπτης
item-secret-switch-what = Ανοίγει την κλειδωμένη πόρτα, μια για πάντα.
item-dagger = στιλέτο
item-dagger-what = Δίνει μία ψήφο παραπάνω σε κάθε ψηφοφορία.
item-boots = μπότες
item-boots-what = Μία πόρτα παραπάνω κάθε ώρα.
item-binoculars = ειδικά κιάλια
item-binoculars-what = Μία φορά: έλεγξε μια κατάσταση σε άλλη αίθουσα του ίδιου χρώματος.
item-rifle = τουφέκι
item-rifle-what = Μία βολή: διώχνει μια κουκουλωμένη μορφή ή τον Ψαράνθρωπο.
item-lamp = λάμπα
item-lamp-what = Μία φορά: σε μια συνάντηση δεν παίρνεις κάρτα.
item-covered = ένα αντικείμενο, κλειστό

profession-mayor = Δήμαρχος
profession-mayor-what = Λύνει κάθε ισοπαλία σε ψηφοφορία.
profession-detective = Ντετέκτιβ
profession-detective-what = Μαθαίνει ποιος είναι ο Πληροφοριοδότης.
profession-exorcist = Εξορκιστής
profession-exorcist-what = Μία φορά φέρνει ένα φάντασμα πίσω στη ζωή. Σε αντάλλαγμα πρέπει να πεθάνει κάποιος άλλος.
profession-profiler = Φυσιογνωμιστής
profession-profiler-what = Κοιτάει τράπουλες Σφυγμού χωρίς να τις ανακατεύει.
profession-saboteur = Σαμποτέρ
profession-saboteur-what = Μία φορά ανταλλάσσει τις τράπουλες δύο αιθουσών, χωρίς να τις δει.
profession-hidden = ένα επάγγελμα, κλειστό
