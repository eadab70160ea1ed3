# Coming together: links, addresses, faces.

link-select = Ο browser σου δεν αντιγράφει εδώ. Επίλεξε τον σύνδεσμο και αντίγραψέ τον:
link-field = Σύνδεσμος
invite-alone = Αυτόν τον σύνδεσμο τον ανοίγει μόνο αυτός ο υπολογιστής. Για να μπουν και κινητά, ξεκίνα το Gloaming με --host 0.0.0.0
invite-address = Αν δεν ανοίγει:
face-taken = { $face }, το έχει άλλο άτομο
code-again = Δες ξανά τον κωδικό
refusal-face-taken = Αυτό το πρόσωπο το έχει: { $name }. Διάλεξε άλλο.
refusal-unknown-name = Το Gloaming δεν ξέρει τον εαυτό του με αυτό το όνομα. Ξεκίνα το με --public-url και αυτή τη διεύθυνση.
refusal-another-site = Αυτό το ζήτησε άλλη σελίδα. Άνοιξε το ίδιο το Gloaming.
