# The end.

end-mark = { $hour ->
    [0] La nuit, la fin
   *[other] Heure { $hour }, la fin
}
end-won-cultists = Les fanatiques gagnent.
end-won-investigators = Les enquêteurs gagnent.
end-won-hunter = Le Chasseur maudit gagne.
end-who = { $seatsIs ->
    [you] C’était vous.
   *[other] C’était { $seats }.
}
end-why = { $why }.
end-aborted = { $hour ->
    [0] Elle n’avait pas commencé.
   *[other] Elle en était à l’heure { $hour }. Personne n’a gagné.
}
end-you-dead = Vous ne viviez plus depuis l’heure { $hour }.
end-you-dead-start = Vous étiez sans vie dès le début.
end-fact-points = { $points ->
    [one] { $points } point sur { $target } sur l’étagère
   *[other] { $points } points sur { $target } sur l’étagère
}
end-fact-deaths = { $dead ->
    [0] Personne n’a reçu de carte Mort
   *[other] Morts découvertes : { $found } sur { $dead }
}
end-fact-votes = { $votes ->
    [0] Aucun vote n’a eu lieu
    [one] Un vote
   *[other] { $votes } votes
}{ $votes ->
    [0] { "" }
   *[other] , { $gone ->
        [0] personne n’a dû partir
        [one] une personne a dû partir
       *[other] { $gone } personnes ont dû partir
    }
}
end-chart-detail = { $people } cœurs, heure par heure
end-chart-label = Une ligne de pouls par personne, heure par heure. Le texte dessous dit la même chose avec des mots.
end-from-the-start = dès le début
end-legend-meeting = une rencontre
end-legend-dead = une carte Mort
end-legend-murder = mort découverte
end-legend-vote = départ par vote
end-legend-assassin = coup de l’Assassin
end-legend-own = par son propre rôle
end-deaths-title = Qui, quand et où
end-deaths-none = La mort n’a frappé personne.
end-death-start = { $seatIs ->
    [you] Vous étiez sans vie dès le début.
   *[other] { $seat } était sans vie dès le début.
}
end-death-untold = { $seatIs ->
    [you] Vous avez reçu une carte Mort.
   *[other] { $seat } a reçu une carte Mort.
}
end-death-given = { $byIs ->
    [you] Vous avez donné une carte Mort { $seatDat }.
   *[other] { $seatIs ->
        [you] { $by } vous a donné une carte Mort.
       *[other] { $by } a donné une carte Mort { $seatDat }.
    }
}
end-death-given-there = { $byIs ->
    [you] Vous avez donné une carte Mort { $seatDat } { $placeIn }.
   *[other] { $seatIs ->
        [you] { $by } vous a donné une carte Mort { $placeIn }.
       *[other] { $by } a donné une carte Mort { $seatDat } { $placeIn }.
    }
}
end-death-again = La mort était déjà passée.
end-death-unfound = Personne ne l’a découvert.
end-ghost-murder = { $byIs ->
    [you] Vous avez révélé
   *[other] { $by } a révélé
} { $seatIs ->
    [you] votre carte Mort.
   *[other] la carte Mort { $seatWhose }.
}
end-ghost-untold = { $seatIs ->
    [you] Votre carte Mort a été révélée.
   *[other] La carte Mort { $seatWhose } a été révélée.
}
end-ghost-vote = { $seatIs ->
    [you] Vous avez dû partir après un vote.
   *[other] { $seat } a dû partir après un vote.
}
end-ghost-assassin = { $seatIs ->
    [you] { $byIs ->
        [none] L’Assassin vous a porté son coup.
       *[other] En Assassin, { $by } vous a porté son coup.
    }
   *[other] { $byIs ->
        [none] L’Assassin a frappé { $seatAcc }.
        [you] En Assassin, vous avez frappé { $seatAcc }.
       *[other] En Assassin, { $by } a frappé { $seatAcc }.
    }
}
end-ghost-own = { $seatIs ->
    [you] Votre propre rôle a causé votre perte.
   *[other] { $seat } doit sa perte à son propre rôle.
}
end-votes-title = Votes
end-votes-none = Aucun vote n’a eu lieu.
end-vote-nobody = Personne n’a dû partir.
end-vote-left = { $name } a dû partir.
end-vote-for = { $count ->
    [0] Aucune voix contre { $name }
    [one] Une voix contre { $name }
   *[other] { $count } voix contre { $name }
}
end-vote-abstained = { $count ->
    [0] Aucune abstention
    [one] Une abstention
   *[other] { $count } abstentions
}
end-voter-weight = { $name } ({ $votes })
end-points-title = Points sur l’étagère
end-points-label = Les points sur { $hours } heures : { $points } sur { $target } à la fin.
end-points-target = { $target } pour gagner
