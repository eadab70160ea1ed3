# A game of Invasion that is still being laid.

inv-which-city = Ποια πόλη;
inv-players-detail = { $assimilated ->
    [one] Στην τράπουλα είναι μία κάρτα Αφομοιωμένος.
   *[other] Στην τράπουλα είναι { $assimilated } κάρτες Αφομοιωμένος.
} Αν τραβήξεις μία, από τότε είσαι εξωγήινος.
inv-facts-game = { $players } θέσεις, { $city }
inv-facts-assimilated = Όλοι ξεκινούν άνθρωποι· { $assimilated ->
    [one] ένας μπορεί να αλλάξει πλευρά
   *[other] ως { $assimilated } μπορεί να αλλάξουν πλευρά
}
inv-facts-aim = Οι άνθρωποι κερδίζουν με { $scientists } επιστήμονες ασφαλείς. Γύρω στα 60 λεπτά
inv-facts-danger = Οι εξωγήινοι κερδίζουν με { $ships } μητρικά σκάφη ή έναν ολόκληρο τομέα
inv-log-set-up = Πριν από τον πρώτο γύρο
inv-log-round = Γύρος { $round }
