# Statements that every language and every bot can read, said by somebody at the table. Each in three ways, chosen by the
# number of the line: a table does not speak with one voice.

said-accuses-1 = { $chairIs ->
    [you] Δεν σου έχω εμπιστοσύνη.
   *[other] Δεν έχω εμπιστοσύνη σε { $chair }.
}
said-accuses-2 = { $chairIs ->
    [you] Αν με ρωτάτε, εσύ είσαι.
   *[other] Αν με ρωτάτε, είναι: { $chair }.
}
said-accuses-3 = { $chairIs ->
    [you] Νομίζω ότι παίζεις εναντίον μας.
   *[other] Νομίζω ότι { $chair } παίζει εναντίον μας.
}
said-vouches-1 = { $chairIs ->
    [you] Σε εμπιστεύομαι.
   *[other] Έχω εμπιστοσύνη σε { $chair }.
}
said-vouches-2 = { $chairIs ->
    [you] Θα έλεγα ότι είσαι μαζί μας.
   *[other] Θα έλεγα ότι { $chair } είναι μαζί μας.
}
said-vouches-3 = { $chairIs ->
    [you] Για σένα δεν έχω αμφιβολία.
   *[other] Για { $chair } δεν έχω αμφιβολία.
}
said-denies-1 = Δεν ήμουν εγώ.
said-denies-2 = Όχι εγώ, σας το υπόσχομαι.
said-denies-3 = Δεν έχω καμία σχέση.
said-agrees-1 = { $chairIs ->
    [you] Έχεις δίκιο.
   *[other] { $chair } έχει δίκιο.
}
said-agrees-2 = { $chairIs ->
    [you] Σ’ αυτό συμφωνώ μαζί σου.
   *[other] Σ’ αυτό συμφωνώ με { $chair }.
}
said-agrees-3 = { $chairIs ->
    [you] Κι εγώ το ίδιο σκέφτομαι με σένα.
   *[other] Κι εγώ το ίδιο σκέφτομαι με { $chair }.
}
said-doubts-1 = { $chairIs ->
    [you] Δεν σε πιστεύω.
   *[other] { $chair } δεν με πείθει.
}
said-doubts-2 = { $chairIs ->
    [you] Μάλλον κάνεις λάθος.
   *[other] { $chair } μάλλον κάνει λάθος.
}
said-doubts-3 = { $chairIs ->
    [you] Ό,τι κι αν λες, δεν ταιριάζει με όσα είδα.
   *[other] Ό,τι κι αν λέει { $chair }, δεν ταιριάζει με όσα είδα.
}

## With a reason, which stands first and names who it is about: $why.

said-accuses-why-1 = { $why } Αυτό με βάζει σε σκέψεις.
said-accuses-why-2 = { $chairIs ->
    [you] { $why } Τι λες γι’ αυτό;
   *[other] { $why } Θέλω να ακούσω τι λέει { $chair } γι’ αυτό.
}
said-accuses-why-3 = { $why } Δεν μου αρέσει.
said-vouches-why-1 = { $chairIs ->
    [you] { $why } Αυτό είναι υπέρ σου.
   *[other] { $why } Αυτό μετράει υπέρ: { $chair }.
}
said-vouches-why-2 = { $why } Αυτό μου αρέσει.
said-vouches-why-3 = { $why } Έτσι κάνει κάποιος δικός μας.
said-gut-1 = Πείτε το προαίσθημα.
said-gut-2 = Να το αποδείξω δεν μπορώ.
said-gut-3 = Μη με ρωτάτε γιατί.
