# The lobby: windows, facts, clocks, seats.

facts-people = { $automa ->
    [yes] { $players } άτομα και το Automa
   *[no] { $players } άτομα
}, { $level ->
    [first] με τους λιγότερους κανόνες. Καλό για πρώτη νύχτα
    [experienced] με επικίνδυνα περάσματα και έναν δυο ειδικούς ρόλους
    [expert] με πολλούς ειδικούς ρόλους, σε ισορροπία
   *[custom] με όποιους ρόλους θέλετε
}
facts-own-board = Δικό σας ταμπλό
facts-place-professions = { $where }, με επαγγέλματα
facts-aim = Νίκη με βιβλία { $points } πόντων, μέσα σε { $hours } ώρες. Γύρω στα 50 λεπτά
facts-roles-named = Με: { $roles }
facts-roles-first = Χωρίς ειδικούς ρόλους εκτός από τον Μάντη, όπου το επιτρέπουν οι θέσεις
facts-roles-experienced = Ειδικοί ρόλοι στην τύχη
facts-roles-expert = Μια ισορροπημένη μοιρασιά ρόλων, στην τύχη
facts-roles-custom = Χωρίς ειδικούς ρόλους
