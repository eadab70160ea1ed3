# What is said at a table of Invasion, besides what every table says. Each in three ways, chosen by the number of the line.

inv-said-laid-1 = Στον γύρο { $round } έπαιξα «{ $card }».
inv-said-laid-2 = Η κάρτα μου στον γύρο { $round } ήταν «{ $card }».
inv-said-laid-3 = Ξέρω τι έπαιξα στον γύρο { $round }: «{ $card }».
inv-said-planned-1 = Στον γύρο { $round } άφησα να έρθει «{ $upcoming }» και απέτρεψα «{ $prevented }».
inv-said-planned-2 = Γύρος { $round }: είχα «{ $upcoming }» και «{ $prevented }», και διάλεξα «{ $upcoming }».
inv-said-planned-3 = Σχεδίασα στον γύρο { $round }. «{ $prevented }» αποτράπηκε, «{ $upcoming }» έρχεται.
inv-said-human-1 = Είμαι άνθρωπος.
inv-said-human-2 = Έχω μόνο κάρτες Άνθρωπος.
inv-said-human-3 = Εμένα δεν με πήραν ακόμα.

## Why somebody is accused or vouched for. $about is who else it concerns, if anyone.

inv-said-why-sabotage-1 = { $chairIs ->
    [you] Ήσουν σε ομάδα που είχε Σαμποτάζ.
   *[other] { $chair } ήταν σε ομάδα που είχε Σαμποτάζ.
}
inv-said-why-bad-event-1 = { $chairIs ->
    [you] Ό,τι σχεδίασες μας έκανε κακό.
   *[other] Ό,τι σχεδίασε { $chair } μας έκανε κακό.
}
inv-said-why-opened-the-way-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Άνοιξες τον δρόμο σε έναν επιστήμονα.
       *[other] { $chair } άνοιξε τον δρόμο σε έναν επιστήμονα.
    }
   *[accuses] { $chairIs ->
        [you] Άνοιξες τον δρόμο στους εξωγήινους.
       *[other] { $chair } άνοιξε τον δρόμο στους εξωγήινους.
    }
}
inv-said-why-wasted-turn-1 = { $chairIs ->
    [you] Πέταξες μια σειρά.
   *[other] { $chair } πέταξε μια σειρά.
}
inv-said-why-odd-team-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Παράξενη ομάδα διάλεξες.
       *[other] Παράξενη ομάδα διάλεξε { $chair }.
    }
   *[other] { $chairIs ->
        [you] Παράξενο που πήρες μαζί { $aboutAcc }.
       *[other] Παράξενο που { $chair } πήρε μαζί { $aboutAcc }.
    }
}
inv-said-why-drew-much-1 = { $chairIs ->
    [you] Έχεις τραβήξει πολλές κάρτες.
   *[other] { $chair } έχει τραβήξει πολλές κάρτες.
}
inv-said-why-saved-1 = { $chairIs ->
    [you] Έφερες πίσω έναν επιστήμονα.
   *[other] { $chair } έφερε πίσω έναν επιστήμονα.
}
inv-said-why-good-event-1 = { $chairIs ->
    [you] Ό,τι σχεδίασες μας βοήθησε.
   *[other] Ό,τι σχεδίασε { $chair } μας βοήθησε.
}
inv-said-why-accused-falsely-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Σε κατηγόρησαν, και βγήκαν μόνο κάρτες Άνθρωπος.
       *[other] Κατηγόρησαν { $chairAcc }, και βγήκαν μόνο κάρτες Άνθρωπος.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Κατηγόρησες κάποιον που ήταν άνθρωπος.
           *[other] { $chair } κατηγόρησε κάποιον που ήταν άνθρωπος.
        }
        [you] { $chair } σε κατηγόρησε, κι εσύ ήσουν άνθρωπος.
       *[other] { $chairIs ->
            [you] Κατηγόρησες { $aboutAcc }, κι ήταν άνθρωπος.
           *[other] { $chair } κατηγόρησε { $aboutAcc }, κι ήταν άνθρωπος.
        }
    }
}
inv-said-why-sabotage-2 = { $chairIs ->
    [you] Εκείνο το Σαμποτάζ βγήκε από τη δική σου ομάδα.
   *[other] Εκείνο το Σαμποτάζ βγήκε από ομάδα με { $chair } μέσα.
}
inv-said-why-bad-event-2 = { $chairIs ->
    [you] Σχεδίασες, και δείτε τι ήρθε.
   *[other] { $chair } σχεδίασε, και δείτε τι ήρθε.
}
inv-said-why-opened-the-way-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Άνοιξες τον δρόμο όταν χρειαζόταν.
       *[other] { $chair } άνοιξε τον δρόμο όταν χρειαζόταν.
    }
   *[accuses] { $chairIs ->
        [you] Από τη σειρά σου και μετά απλώνονται όπως θέλουν.
       *[other] Αφού έπαιξε { $chair }, απλώνονται όπως θέλουν.
    }
}
inv-said-why-wasted-turn-2 = { $chairIs ->
    [you] Η σειρά σου δεν βοήθησε κανέναν.
   *[other] { $chair } έπαιξε και δεν βοήθησε κανέναν.
}
inv-said-why-odd-team-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Εγώ δεν θα διάλεγα την ομάδα που διάλεξες.
       *[other] { $chair } διάλεξε ομάδα που εγώ δεν θα διάλεγα.
    }
   *[other] { $chairIs ->
        [you] Απ’ όλους, εσύ πήρες { $aboutAcc }.
       *[other] Απ’ όλους, { $chair } πήρε { $aboutAcc }.
    }
}
inv-said-why-drew-much-2 = { $chairIs ->
    [you] Με τόσες κάρτες, ποιος ξέρει τι είσαι.
   *[other] Με τόσες κάρτες, ποιος ξέρει τι είναι { $chair }.
}
inv-said-why-saved-2 = { $chairIs ->
    [you] Έχουμε έναν επιστήμονα παραπάνω, χάρη σ’ εσένα.
   *[other] Έχουμε έναν επιστήμονα παραπάνω, χάρη σε { $chair }.
}
inv-said-why-good-event-2 = { $chairIs ->
    [you] Σχεδίασες, και πήγε καλά.
   *[other] { $chair } σχεδίασε, και πήγε καλά.
}
inv-said-why-accused-falsely-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Γύρισαν τις κάρτες σου και δεν βρήκαν τίποτα.
       *[other] Γύρισαν τις κάρτες ({ $chair }) και δεν βρήκαν τίποτα.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Κατηγόρησες λάθος άτομο.
           *[other] { $chair } κατηγόρησε λάθος άτομο.
        }
        [you] { $chair } σε κατηγόρησε χωρίς λόγο.
       *[other] { $chairIs ->
            [you] Κατηγόρησες { $aboutAcc } χωρίς λόγο.
           *[other] { $chair } κατηγόρησε { $aboutAcc } χωρίς λόγο.
        }
    }
}
