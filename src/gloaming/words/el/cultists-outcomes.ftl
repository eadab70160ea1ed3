# What came of it: scenes, in the second person for the seat that they happen to.

## You

scene-you-murder = Δεν ζεις πια
    .detail = Εδώ και ώρα. Δεν είχες πώς να το ξέρεις.
scene-you-assassin = Ο Δολοφόνος σε χτύπησε
    .detail = Όλοι το είδαν και ξέρουν ποιος ήταν.
scene-you-exorcist = Πέθανες για κάποιον άλλο
    .detail = Η ζωή σου δόθηκε για μια άλλη.
scene-you-own = Είσαι φάντασμα
    .detail = Το έκανε ο ίδιος σου ο ρόλος. Κανείς άλλος δεν έβαλε το χέρι του.
scene-you-ghost = Είσαι φάντασμα πια: αιωρήσου όπου θέλεις, βάλε και τράβα κάρτες, μίλα και ψήφιζε. Δεν συναντάς κανέναν.
scene-you-revived = Ζεις ξανά
scene-you-celebrity = Είσαι η Διασημότητα
scene-you-detective = Όλοι έκλεισαν τα μάτια εκτός από σένα. Τώρα ξέρεις τον Πληροφοριοδότη.

## Everyone

scene-vote-out = { $seatIs ->
    [you] Φεύγεις
   *[other] { $seat } φεύγει
}
scene-vote-nobody = Δεν φεύγει κανείς
scene-vote-initiated-detail = Νεκρός δεν βρέθηκε. Κάποιος ίσως φύγει παρ’ όλα αυτά.
scene-cultist-fought-detail = Η αίθουσα λειτουργεί ξανά.
scene-fishman-scared-detail = Ίσως ξανάρθει.
scene-fishman-appeared-detail = Δίπλα του περνά μόνο το μαχαίρι.
scene-claimed-detail = Τώρα ανοίγουν όλες οι τράπουλες Σφυγμού.
scene-assassinated-detail = Γίνεται μία φορά στο παιχνίδι, και τώρα το ξέρουν όλοι.

## The end

# What would have changed it.
end-but-ballots = { $count ->
    [one] Μία ψήφος ακόμα για { $nameAcc } την ώρα { $hour }, και { $nameIs ->
        [you] θα έφευγες.
       *[other] { $name } θα έφευγε.
    }
   *[other] { $count } ψήφοι ακόμα για { $nameAcc } την ώρα { $hour }, και { $nameIs ->
        [you] θα έφευγες.
       *[other] { $name } θα έφευγε.
    }
}
end-but-points = { $points ->
    [one] Ένας πόντος ακόμα θα αρκούσε.
   *[other] { $points } πόντοι ακόμα θα αρκούσαν.
}
end-but-alive = { $count ->
    [one] Ένας θάνατος λιγότερος, και ο ισχυρισμός δεν θα ήταν αληθινός.
   *[other] { $count } θάνατοι λιγότεροι, και ο ισχυρισμός δεν θα ήταν αληθινός.
}
end-but-dead = { $count ->
    [one] Ένας θάνατος ακόμα, και ο ισχυρισμός θα ήταν αληθινός.
   *[other] { $count } θάνατοι ακόμα, και ο ισχυρισμός θα ήταν αληθινός.
}
end-but-seer = Με οποιοδήποτε άλλο όνομα θα έχαναν.
end-but-guess = { $seerIs ->
    [you] Μάντης ήσουν εσύ. Το όνομά σου
   *[other] Μάντης ήταν: { $seer }. Αυτό το όνομα
} θα έδινε τη νίκη στους σεκταριστές.
