# Votes, claims, the night, scenes.

vote-found-dead = { $name } βρέθηκε χωρίς σφυγμό.
vote-found-dead-you = Σε βρήκαν χωρίς σφυγμό.
vote-called-you = Ξεκίνησες ψηφοφορία.
vote-called = { $name } ξεκίνησε ψηφοφορία.
vote-open = Οι ψήφοι άνοιξαν.
vote-seal = Σφράγισε την ψήφο σου
vote-seal-name = Σφράγισε: φεύγει { $name }
vote-seal-nobody = Σφράγισε: δεν φεύγει κανείς
vote-nobody = Κανείς
vote-abstain = αποχή
vote-ghosts = { $count ->
    [one] { $people } είναι φάντασμα: ψηφίζει, μα δεν το ψηφίζει κανείς.
   *[other] { $people } είναι φαντάσματα: ψηφίζουν, μα δεν τα ψηφίζει κανείς.
}
vote-rule = Φεύγει όποιο όνομα έχει περισσότερες ψήφους από κάθε άλλο, και περισσότερες από τις αποχές.
vote-sealed = σφραγίστηκε
vote-thinking = σκέφτεται
vote-your-turn = η σειρά σου
vote-none = καμία
vote-ghost = φάντασμα
vote-votes = { $count ->
    [one] Μία ψήφος
   *[other] { $count } ψήφοι
}
vote-met = { $whoIs ->
    [you] Οι συναντήσεις σου:
   *[other] { $who }, συναντήσεις:
}
vote-ballot-of = { $voters } για { $name }
vote-ballots-abstain = Αποχή: { $voters }
vote-sum-leaves = { $votes } για { $name }, το πολύ { $next } για άλλο όνομα{ $abstentions ->
        [0] { "" }
        [one] , μία αποχή
       *[other] , { $abstentions } αποχές
    }. Φεύγει: { $name }.
vote-sum-you = Πήρες { $votes ->
        [one] 1 ψήφο
       *[other] { $votes } ψήφους
    }, κανείς άλλος πάνω από { $next }{ $abstentions ->
        [0] { "" }
        [one] , μία αποχή
       *[other] , { $abstentions } αποχές
    }.
vote-sum-tie = Από { $votes } για { $people }. Ισοπαλία: δεν φεύγει κανείς.
vote-sum-abstain = { $votes } για { $people }, αποχές: { $abstentions }. Δεν φεύγει κανείς.
vote-sum-nobody = Δεν ειπώθηκε όνομα, άρα δεν φεύγει κανείς.
vote-may-change = { $nameIs ->
    [you] Έχεις το μαχαίρι και μπορείς ακόμα να αλλάξεις την ψήφο σου.
   *[other] { $name } έχει το μαχαίρι και μπορεί ακόμα να αλλάξει ψήφο.
  }
claim-detail = Η ερώτηση έρχεται σε όλους, κάθε ώρα, με τα ίδια λόγια.
claim-end = Ας τελειώσει η ώρα
claim-else = Είμαι ο σεκταριστής, και οι νεκροί είναι { $dead }
claim-second = Αυτό το λέει μόνο σεκταριστής χωρίς ταίρι. Ανοίγουν όλες οι τράπουλες Σφυγμού: με { $dead } νεκρούς ερευνητές κερδίζει ο σεκταριστής, με λιγότερους κερδίζουν οι ερευνητές.
claim-sure = Πάτα ξανά για να βγεις μπροστά
claim-back = Όχι, πίσω
claim-not-yours = Αυτόν τον ισχυρισμό δεν τον κάνεις εσύ. Άσε την ώρα να τελειώσει.
night-detail = Όλοι έχουν μια τέτοια κάρτα, για τον ίδιο χρόνο. Κοίτα, και ξύπνα.
night-wake = Την είδα. Ξυπνάω
night-look-first = Κοίτα πρώτα
token-held = Κράτα για να δεις τη μάρκα. Δεν τη βλέπει κανείς άλλος.
scene-death-murder = { $name } βρέθηκε χωρίς σφυγμό
scene-death-assassin = { $name } έπεσε από το χέρι του Δολοφόνου
scene-death-own = { $name } είναι φάντασμα
scene-death-detail = { $name } συνεχίζει ως φάντασμα: αιωρείται, ενεργεί και ψηφίζει, μα δεν συναντά κανέναν.
scene-power-off = Τα φώτα σβήνουν
scene-power-off-detail = Στο σκοτάδι συναντιούνται όλοι όσοι είναι στο ίδιο μέρος.
scene-power-on = Τα φώτα άναψαν
scene-power-on-detail = Στο φως συναντιούνται μόνο δύο, κι αυτοί αν δεν είναι εκεί άλλος.
scene-token = Το ρολόι χτυπά
scene-vote = Οι ψήφοι άνοιξαν
