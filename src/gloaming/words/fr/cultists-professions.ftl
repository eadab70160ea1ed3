# The Professions: won from the first hooded figure that is driven out.

question-offer-profession = Prendre le métier ?
    .detail = Il est face cachée. Si vous le prenez, on le retourne devant toute la table.
question-break-tie = Comment tranchez-vous ?
    .detail = Vous êtes Maire, et le vote est à égalité : { $tied }.
question-choose-victim = { $revivedIs ->
    [you] Qui mourra à votre place ?
   *[other] Qui mourra à la place { $revivedWhose } ?
}
    .detail = Une vie pour une vie. Cette personne devient fantôme, quoi que contienne sa pile Pouls.
question-choose-other-deck = Avec quelle pile l’échanger ?
    .detail = Vous avez pris la pile { $placeOf }. Personne ne regarde les cartes.
waiting-offer-profession = { $seat } peut prendre le métier
waiting-break-tie = { $seat }, Maire, tranche l’égalité
waiting-choose-victim = { $revivedIs ->
    [you] { $seat } choisit qui meurt à votre place
   *[other] { $seat } choisit qui meurt à la place { $revivedWhose }
}
waiting-choose-other-deck = { $seat } échange les piles de deux pièces

option-take-up = Le prendre
option-leave-it = Le laisser à quelqu’un d’autre
option-decree = { $seatIs ->
    [you] Vous désigner
   *[other] Désigner { $seatAcc }
}
option-let-tie-stand = Ne désigner personne
option-revive = Rendre la vie { $targetDat }
option-sacrifice = { $targetIs ->
    [you] Mourir vous-même
   *[other] Laisser mourir { $targetAcc }
}
option-swap-deck = Prendre la pile { $placeOf }
option-with-deck = L’échanger avec la pile { $placeOf }

detail-decree = { $leader ->
    [yes] { $seatIs ->
        [you] Vous menez le rite.
       *[other] { $seat } mène le rite.
    }
   *[no] { $seatIs ->
        [you] Vous continuez en fantôme.
       *[other] { $seat } continue en fantôme.
    }
}
detail-revive = Une fois par partie. Vous choisissez ensuite qui meurt en échange.
detail-sacrifice = C’est sans retour. Ses objets tombent, et son éventuel métier est perdu.
detail-swap-deck = Une fois par partie. Choisissez ensuite l’autre pièce.

event-profession-won = { $seatIs ->
    [you] Vous gagnez un métier : { $profession }.
   *[other] { $seat } gagne un métier : { $profession }.
}
event-profession-declined = { $seatIs ->
    [you] Vous laissez le métier où il est.
   *[other] { $seat } laisse le métier où il est.
}
event-profession-lost = { $seatIs ->
    [you] Votre métier est perdu.
   *[other] Le métier { $seatWhose } est perdu.
}
event-tie-broken = { $namedIs ->
    [none] { $seatIs ->
        [you] En tant que Maire, vous ne désignez personne.
       *[other] { $seat }, Maire, ne désigne personne.
    }
    [you] { $seatIs ->
        [you] En tant que Maire, vous vous désignez.
       *[other] { $seat }, Maire, vous désigne.
    }
   *[other] { $seatIs ->
        [you] En tant que Maire, vous désignez { $namedAcc }.
       *[other] { $seat }, Maire, désigne { $namedAcc }.
    }
}
event-support-token-seen = { $informant ->
    [yes] Votre jeton le dit : l’Informateur, c’est vous.
   *[no] Votre jeton le dit : vous n’êtes pas l’Informateur.
}
event-detective-looked-round = Toute la table ferme les yeux. { $seatIs ->
    [you] Vous, le Détective, regardez autour de vous.
   *[other] { $seat }, le Détective, regarde alentour.
}
event-informant-seen = { $informantIs ->
    [you] L’Informateur, c’est vous, et donc un enquêteur.
   *[other] L’Informateur, donc un enquêteur : { $informant }.
}
event-revived = { $seatIs ->
    [you] Vous rendez la vie { $targetDat }.
   *[other] { $targetIs ->
        [you] { $seat } vous rend la vie.
       *[other] { $seat } rend la vie { $targetDat }.
    }
} { $cards ->
    [0] La pile Pouls reste telle quelle.
    [one] Une carte Mort quitte le jeu.
   *[other] { $cards } cartes Mort quittent le jeu.
}
event-kept-in-order = { $seatIs ->
    [you] Vous gardez
   *[other] { $seat } garde
} { $targetIs ->
    [you] votre pile Pouls
   *[other] la pile Pouls { $targetWhose }
} dans l’ordre.
event-decks-swapped = { $seatIs ->
    [you] Vous échangez
   *[other] { $seat } échange
} la pile { $oneOf } avec la pile { $otherOf }.

mark-offer-profession = Un métier
mark-break-tie = Vous êtes Maire
mark-choose-victim = Vous êtes Exorciste
mark-choose-other-deck = Vous êtes Saboteur
act-revive = Rendre la vie à un fantôme
act-revive-detail = Une fois par partie. Quelqu’un d’autre doit mourir en échange.
act-swap-deck = Échanger les piles de deux pièces
act-swap-deck-detail = Une fois par partie. Personne ne regarde les cartes.
hand-informant = { $seatIs ->
    [you] L’Informateur, c’est vous.
   *[other] L’Informateur, c’est { $seat }.
}
hand-is-informant = { $informant ->
    [yes] Votre jeton : Informateur.
   *[no] Votre jeton : pas l’Informateur.
}
vote-mayor-decides = { $name }, Maire, tranche l’égalité.
vote-sum-decree = { $namedIs ->
    [none] { $name }, Maire, tranche l’égalité : personne ne part.
    [you] { $name }, Maire, tranche l’égalité : vous devez partir.
   *[other] { $name }, Maire, tranche l’égalité : { $named } doit partir.
}

scene-detective = Une courte nuit
scene-detective-detail = Toute la table a fermé les yeux, sauf { $name }, qui connaît maintenant l’Informateur.
scene-mayor = Le Maire décide
scene-mayor-leads = { $namedIs ->
    [none] Personne ne mène. On revote, jusqu’à trois fois.
    [you] Vous menez le rite.
   *[other] { $named } mène le rite.
}
scene-revived = { $name } revit
scene-revived-detail = { $seat } a ramené le fantôme. Quelqu’un d’autre doit mourir en échange.
scene-death-exorcist = { $name } a donné sa vie pour une autre

end-legend-exorcist = sacrifice de l’Exorciste
end-ghost-exorcist = { $seatIs ->
    [you] { $byIs ->
        [none] L’Exorciste a sacrifié votre vie.
        [you] En Exorciste, vous avez donné votre vie.
       *[other] { $by }, l’Exorciste, a sacrifié votre vie.
    }
   *[other] { $byIs ->
        [none] L’Exorciste a sacrifié { $seatAcc }.
        [you] En Exorciste, vous avez sacrifié { $seatAcc }.
       *[other] { $by }, l’Exorciste, a sacrifié { $seatAcc }.
    }
}
end-revived = { $byIs ->
    [you] Vous avez rendu la vie { $seatDat }.
   *[other] { $seatIs ->
        [you] { $by } vous a rendu la vie.
       *[other] { $by } a rendu la vie { $seatDat }.
    }
}
end-legend-revived = retour à la vie
end-profession = { $seatIs ->
    [you] Vous avez gagné le métier : { $profession }.
   *[other] { $seat } a gagné le métier : { $profession }.
}
end-profession-none = Personne n’a gagné le métier.
