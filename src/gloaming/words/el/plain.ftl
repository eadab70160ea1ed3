# A game without pages of its own: what is said of any game at all.

plain-for = Για { $least } ως { $most } παίκτες.
plain-players = { $players } παίκτες
plain-begin = Ξεκίνα
plain-teams = Ομάδες: { $teams }
plain-about = Το παιχνίδι
plain-none = τίποτα
plain-field = { $field } { $value }
plain-said = { $what }: { $rest }
plain-does = { $seat }: { $does }.
plain-round = Γύρος { $round }
plain-set-up = Πριν από το παιχνίδι
plain-open = Όσα βλέπουν όλοι
plain-latest = Τελευταία
plain-nothing-yet = Τίποτα ακόμα.
plain-seal = Σφράγισε την απάντησή σου
plain-yours = Μόνο για σένα
plain-seen = Όσα είδες μόνο εσύ
plain-unveiled = Όσα ήταν κρυφά
plain-story = Όλο το παιχνίδι
plain-won = Νίκη: { $team }
plain-no-suspicion = Τα μποτ δεν έχουν μάθει να υποψιάζονται σε αυτό το παιχνίδι.
plain-no-reference = Αυτό το παιχνίδι δεν έχει κανόνες με μια ματιά.
plain-slide = Σύρε ως μια απάντηση και άφησε
plain-round-begins = Αρχίζει ο γύρος { $round }.
