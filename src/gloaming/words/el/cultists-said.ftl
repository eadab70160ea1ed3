# What is said at a table of Cultists, besides what every table says. Each in three ways, chosen by the number of the line.

said-was-1 = Την ώρα { $round } ήμουν { $placeIn }.
said-was-2 = Την ώρα { $round }; Ήμουν { $placeIn }.
said-was-3 = Να σας πω πού ήμουν την ώρα { $round }: { $placeIn }.
said-put-1 = Έβαλα { $card } { $placeIn }.
said-put-2 = Η δική μου { $placeIn } ήταν { $card }.
said-put-3 = Έβαλα { $card } { $placeIn }, το ορκίζομαι.
said-saw-1 = { $oneIs ->
    [speaker] Για να το ξέρετε: { $other } κι εγώ συναντηθήκαμε.
    [you] Για να το ξέρετε: εσύ και { $other } συναντηθήκατε.
   *[other] { $otherIs ->
        [you] Για να το ξέρετε: { $one } κι εσύ συναντηθήκατε.
       *[other] Για να το ξέρετε: { $one } και { $other } συναντήθηκαν.
    }
}
said-saw-2 = { $oneIs ->
    [speaker] { $otherIs ->
        [you] Ήμουν μαζί σου, ας το μάθουν όλοι.
       *[other] Ήμουν με { $other }, να το ξέρετε.
    }
   *[other] Είδα μαζί { $oneAcc } και { $otherAcc }.
}
said-saw-3 = { $oneIs ->
    [speaker] Μην ξεχνάτε: { $other } κι εγώ συναντηθήκαμε.
    [you] Μην ξεχνάτε: εσύ και { $other } συναντηθήκατε.
   *[other] { $otherIs ->
        [you] Μην ξεχνάτε: { $one } κι εσύ συναντηθήκατε.
       *[other] Μην ξεχνάτε: { $one } και { $other } συναντήθηκαν.
    }
}
said-claims-1 = Είμαι { $role }.
said-claims-2 = Ας το μάθετε: είμαι { $role }.
said-claims-3 = Πιστέψτε με, είμαι { $role }.

## Why somebody is accused or vouched for, in two ways. $about is who else it concerns, if anyone.

said-why-met-the-dead-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Μετά τη συνάντηση μαζί σου, ο σφυγμός μου σταμάτησε.
       *[other] Μετά τη συνάντηση με { $chair }, ο σφυγμός μου σταμάτησε.
    }
    [none] { $chairIs ->
        [you] Συνάντησες κάποιο άτομο που δεν ζει πια.
       *[other] { $chair } συνάντησε κάποιο άτομο που δεν ζει πια.
    }
    [you] Μετά τη συνάντηση με { $chair }, ο σφυγμός σου σταμάτησε.
   *[other] { $chairIs ->
        [you] Μετά τη συνάντηση μαζί σου, ο σφυγμός σταμάτησε: { $about }.
       *[other] Μετά τη συνάντηση με { $chair }, ο σφυγμός σταμάτησε: { $about }.
    }
}
said-why-bad-cards-1 = { $chairIs ->
    [you] Όπου ήσουν, βγαίνουν κακές κάρτες.
   *[other] Όπου ήταν { $chair }, βγαίνουν κακές κάρτες.
}
said-why-strayed-1 = { $chairIs ->
    [you] Εκεί που πας, δεν πάει καμία διαδρομή.
   *[other] Εκεί που πάει { $chair }, δεν πάει καμία διαδρομή.
}
said-why-odd-vote-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Παράξενο που ψήφισες εμένα.
       *[other] Παράξενο που { $chair } ψήφισε εμένα.
    }
    [none] { $chairIs ->
        [you] Η ψήφος σου ήταν παράξενη.
       *[other] Παράξενη ψήφος: { $chair }.
    }
   *[other] { $chairIs ->
        [you] Παράξενο που ψήφισες { $aboutAcc }.
       *[other] Παράξενο που { $chair } ψήφισε { $aboutAcc }.
    }
}
said-why-false-alarm-1 = { $chairIs ->
    [you] Σήμανες συναγερμό χωρίς λόγο.
   *[other] { $chair } σήμανε συναγερμό χωρίς λόγο.
}
said-why-was-there-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Εσύ κι εγώ, και κανείς άλλος.
       *[other] { $chair } κι εγώ, και κανείς άλλος.
    }
    [none] { $chairIs ->
        [you] Εσύ και κάποιος από εμάς, και κανείς άλλος.
       *[other] { $chair } και κάποιος από εμάς, και κανείς άλλος.
    }
    [you] Μαζί σου, και κανείς άλλος: { $chair }.
   *[other] { $chairIs ->
        [you] Εσύ και { $about }, και κανείς άλλος.
       *[other] { $chair } και { $about }, και κανείς άλλος.
    }
}
said-why-good-cards-1 = { $chairIs ->
    [you] Όπου ήσουν, βγαίνουν καλές κάρτες.
   *[other] Όπου ήταν { $chair }, βγαίνουν καλές κάρτες.
}
said-why-reported-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Εσύ φανέρωσες τον θάνατό μου.
       *[other] { $chair } φανέρωσε τον θάνατό μου.
    }
    [none] { $chairIs ->
        [you] Εσύ φανέρωσες έναν θάνατο.
       *[other] { $chair } φανέρωσε έναν θάνατο.
    }
    [you] { $chair } φανέρωσε τον θάνατό σου.
   *[other] { $chairIs ->
        [you] Εσύ μας είπες πως { $about } δεν ζει.
       *[other] { $chair } μας είπε πως { $about } δεν ζει.
    }
}
said-why-met-the-dead-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Ήσουν μαζί μου πριν σταματήσει ο σφυγμός μου.
       *[other] { $chair } ήταν μαζί μου πριν σταματήσει ο σφυγμός μου.
    }
    [none] { $chairIs ->
        [you] Όσοι σε συναντούν δεν ζουν για πολύ.
       *[other] Όσοι συναντούν { $chairAcc } δεν ζουν για πολύ.
    }
    [you] Είδα { $chairAcc } μαζί σου, και να πώς είσαι τώρα.
   *[other] { $chairIs ->
        [you] Ήσουν με { $about } πριν σταματήσει ο σφυγμός.
       *[other] { $chair } ήταν με { $about } πριν σταματήσει ο σφυγμός.
    }
}
said-why-bad-cards-2 = { $chairIs ->
    [you] Έβαλες κάρτες, και τραβήξαμε κακές.
   *[other] { $chair } έβαλε κάρτες, και τραβήξαμε κακές.
}
said-why-strayed-2 = { $chairIs ->
    [you] Τι δουλειά έχεις τόσο μακριά από κάθε διαδρομή;
   *[other] Τι δουλειά έχει τόσο μακριά από κάθε διαδρομή { $chair };
}
said-why-odd-vote-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Ψήφισες εμένα. Γιατί;
       *[other] { $chair } ψήφισε εμένα. Γιατί;
    }
    [none] { $chairIs ->
        [you] Έτσι όπως ψήφισες, κανείς δεν ψηφίζει χωρίς λόγο.
       *[other] Έτσι όπως ψήφισε { $chair }, κανείς δεν ψηφίζει χωρίς λόγο.
    }
   *[other] { $chairIs ->
        [you] Ψήφισες { $aboutAcc }. Γιατί;
       *[other] { $chair } ψήφισε { $aboutAcc }. Γιατί;
    }
}
said-why-false-alarm-2 = { $chairIs ->
    [you] Μας μάζεψες για το τίποτα.
   *[other] { $chair } μας μάζεψε για το τίποτα.
}
said-why-was-there-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Δεν ξέχασα πως ήσουν μόνο μαζί μου.
       *[other] Δεν ξέχασα πως { $chair } ήταν μόνο μαζί μου.
    }
    [none] { $chairIs ->
        [you] Δεν ξέχασα πως ήσουν μόνο με κάποιον από εμάς.
       *[other] Δεν ξέχασα πως { $chair } ήταν μόνο με κάποιον από εμάς.
    }
    [you] Δεν ξέχασα πως { $chair } ήταν μαζί σου.
   *[other] { $chairIs ->
        [you] Δεν ξέχασα πως ήσουν με { $about }.
       *[other] Δεν ξέχασα πως { $chair } ήταν με { $about }.
    }
}
said-why-good-cards-2 = { $chairIs ->
    [you] Οι κάρτες σου μας πήγαν μπροστά.
   *[other] Με τέτοιες κάρτες, { $chair } μας πήγε μπροστά.
}
said-why-reported-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Χωρίς εσένα, κανείς δεν θα ήξερε τι έπαθα.
       *[other] Χωρίς { $chairAcc }, κανείς δεν θα ήξερε τι έπαθα.
    }
    [none] { $chairIs ->
        [you] Θα μπορούσες να τον κρύψεις εκείνον τον θάνατο.
       *[other] { $chair } θα μπορούσε να τον κρύψει εκείνον τον θάνατο.
    }
    [you] Χωρίς { $chairAcc }, κανείς δεν θα ήξερε τι έπαθες.
   *[other] { $chairIs ->
        [you] Χωρίς εσένα, κανείς δεν θα ήξερε για { $about }.
       *[other] Χωρίς { $chairAcc }, κανείς δεν θα ήξερε για { $about }.
    }
}

## How strongly it is said goes by the reason, which everyone hears: after these, more firmly than after others.

said-accuses-met-the-dead-1 = { $chairIs ->
    [you] { $why } Αν με ρωτάτε, εσύ είσαι.
   *[other] { $why } Αν με ρωτάτε, είναι: { $chair }.
}
said-accuses-met-the-dead-2 = { $chairIs ->
    [you] { $why } Μας χρωστάς μια εξήγηση.
   *[other] { $why } { $chair } μας χρωστάει μια εξήγηση.
}
said-accuses-met-the-dead-3 = { $chairIs ->
    [you] { $why } Δεν σου έχω εμπιστοσύνη.
   *[other] { $why } Δεν έχω εμπιστοσύνη σε { $chair }.
}
said-accuses-strayed-1 = { $chairIs ->
    [you] { $why } Αν με ρωτάτε, εσύ είσαι.
   *[other] { $why } Αν με ρωτάτε, είναι: { $chair }.
}
said-accuses-strayed-2 = { $chairIs ->
    [you] { $why } Μας χρωστάς μια εξήγηση.
   *[other] { $why } { $chair } μας χρωστάει μια εξήγηση.
}
said-accuses-strayed-3 = { $chairIs ->
    [you] { $why } Δεν σου έχω εμπιστοσύνη.
   *[other] { $why } Δεν έχω εμπιστοσύνη σε { $chair }.
}
