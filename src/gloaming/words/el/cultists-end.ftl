# The end.

end-mark = { $hour ->
    [0] Η νύχτα, το τέλος
   *[other] Ώρα { $hour }, το τέλος
}
end-won-cultists = Κερδίζουν οι σεκταριστές.
end-won-investigators = Κερδίζουν οι ερευνητές.
end-won-hunter = Κερδίζει ο Καταραμένος Κυνηγός.
end-who = { $seatsIs ->
    [you] Ήσουν εσύ.
    [ye] Ήσασταν εσείς: { $seats }.
   *[other] Ήταν: { $seats }.
}
end-why = { $why }.
end-aborted = { $hour ->
    [0] Δεν είχε αρχίσει.
   *[other] Έφτασε ως την ώρα { $hour }. Δεν κέρδισε κανείς.
}
end-you-dead = Από την ώρα { $hour } δεν ζούσες πια.
end-you-dead-start = Από την αρχή δεν ζούσες.
end-fact-points = { $points } από { $target } πόντους στα ράφια
end-fact-deaths = { $dead ->
    [0] Κανείς δεν πήρε κάρτα Νεκρός
   *[other] Θάνατοι που βρέθηκαν: { $found } από { $dead }
}
end-fact-votes = { $votes ->
    [0] Δεν έγινε καμία ψηφοφορία
    [one] Μία ψηφοφορία
   *[other] { $votes } ψηφοφορίες
}{ $votes ->
    [0] {""}
   *[other] , { $gone ->
        [0] κανείς δεν χρειάστηκε να φύγει
        [one] ένα άτομο έπρεπε να φύγει
       *[other] { $gone } άτομα έπρεπε να φύγουν
    }
}
end-chart-detail = { $people } καρδιές, ώρα με την ώρα
end-chart-label = Μια γραμμή σφυγμού για κάθε παίκτη, ώρα με την ώρα. Το κείμενο πιο κάτω λέει τα ίδια με λόγια.
end-from-the-start = από την αρχή
end-legend-meeting = μια συνάντηση
end-legend-dead = μια κάρτα Νεκρός
end-legend-murder = αποκαλύφθηκε
end-legend-vote = έφυγε με ψηφοφορία
end-legend-assassin = χτύπημα Δολοφόνου
end-legend-own = φάντασμα λόγω ρόλου
end-deaths-title = Ποιος, πότε και πού
end-deaths-none = Δεν πέθανε κανείς.
end-death-start = { $seatIs ->
    [you] Από την αρχή δεν ζούσες.
   *[other] Από την αρχή, { $seat } δεν ζούσε.
}
end-death-untold = { $seatIs ->
    [you] Πήρες μια κάρτα Νεκρός.
   *[other] { $seat } πήρε μια κάρτα Νεκρός.
}
end-death-given = { $byIs ->
    [you] Έδωσες { $seatDat } μια κάρτα Νεκρός.
   *[other] { $seatIs ->
        [you] { $by } σου έδωσε μια κάρτα Νεκρός.
       *[other] { $by } έδωσε { $seatDat } μια κάρτα Νεκρός.
    }
}
end-death-given-there = { $byIs ->
    [you] Έδωσες { $seatDat } μια κάρτα Νεκρός { $placeIn }.
   *[other] { $seatIs ->
        [you] { $by } σου έδωσε μια κάρτα Νεκρός { $placeIn }.
       *[other] { $by } έδωσε { $seatDat } μια κάρτα Νεκρός { $placeIn }.
    }
}
end-death-again = Ο σφυγμός είχε ήδη σταματήσει.
end-death-unfound = Δεν το έμαθε κανείς.
end-ghost-murder = { $byIs ->
    [you] Αποκάλυψες την κάρτα Νεκρός ({ $seat }).
   *[other] { $seatIs ->
        [you] { $by } αποκάλυψε την κάρτα Νεκρός σου.
       *[other] { $by } αποκάλυψε την κάρτα Νεκρός ({ $seat }).
    }
}
end-ghost-untold = { $seatIs ->
    [you] Η κάρτα Νεκρός σου αποκαλύφθηκε.
   *[other] Αποκαλύφθηκε η κάρτα Νεκρός ({ $seat }).
}
end-ghost-vote = { $seatIs ->
    [you] Έπρεπε να φύγεις, με ψηφοφορία.
   *[other] { $seat } έπρεπε να φύγει, με ψηφοφορία.
}
end-ghost-assassin = { $byIs ->
    [none] { $seatIs ->
        [you] Ο Δολοφόνος σε χτύπησε.
       *[other] Ο Δολοφόνος χτύπησε: { $seatAcc }.
    }
    [you] Χτύπησες ως Δολοφόνος: { $seatAcc }.
   *[other] { $seatIs ->
        [you] { $by } σε χτύπησε ως Δολοφόνος.
       *[other] { $by } χτύπησε ως Δολοφόνος: { $seatAcc }.
    }
}
end-ghost-own = { $seatIs ->
    [you] Έγινες φάντασμα λόγω του ρόλου σου.
   *[other] { $seat } έγινε φάντασμα λόγω του ρόλου.
}
end-votes-title = Ψηφοφορίες
end-votes-none = Δεν έγινε καμία ψηφοφορία.
end-vote-nobody = Δεν έφυγε κανείς.
end-vote-left = { $name } έπρεπε να φύγει.
end-vote-for = { $count ->
    [one] Μία ψήφος: { $name }
   *[other] { $count } ψήφοι: { $name }
}
end-vote-abstained = { $count ->
    [one] Μία αποχή
   *[other] { $count } αποχές
}
end-voter-weight = { $name } ({ $votes })
end-points-title = Πόντοι στα ράφια
end-points-label = Πόντοι σε { $hours } ώρες: { $points } από { $target } στο τέλος.
end-points-target = { $target } για τη νίκη
