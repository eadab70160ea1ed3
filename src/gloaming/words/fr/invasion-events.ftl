# What happened in Invasion, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## Set-up

inv-event-architect-named = { $seatIs ->
    [you] Vous êtes architecte.
   *[other] { $seat } est architecte.
}
inv-event-landed = Les aliens atterrissent en { $district }.
inv-event-scientist-placed = { $seatIs ->
    [you] Vous placez
   *[other] { $seat } place
} un scientifique au poste { $spot }.
inv-event-drew = { $cardsIs ->
    [assimilated] { $seatIs ->
        [you] Vous piochez { $cards }. Vous êtes alien.
       *[other] { $seat } pioche { $cards } et fait partie des aliens.
    }
   *[other] { $seatIs ->
        [you] Vous piochez { $cards }.
       *[other] { $seat } pioche { $cards }.
    }
}

## The event stage

inv-event-round-began = La manche { $number } commence. { $architectIs ->
    [you] Vous êtes architecte.
   *[other] { $architect } est architecte.
}
inv-event-event-turned = L’événement : { $card }.
inv-event-pressure-changed = La pression est maintenant de { $value }.
inv-event-tokens-laid = { $count ->
    [one] Un quartier tombe aux mains des aliens : { $districts }.
   *[other] { $count } quartiers tombent aux mains des aliens : { $districts }.
}
inv-event-tokens-removed = { $count ->
    [one] Un quartier est de nouveau libre : { $districts }.
   *[other] { $count } quartiers sont de nouveau libres : { $districts }.
}
inv-event-mother-ship-arrived = Le vaisseau-mère { $number } arrive. { $cards ->
    [0] Le ciel est plein.
    [one] Une carte va dans la pile Assimilation.
   *[other] { $cards } cartes vont dans la pile Assimilation.
}
inv-event-agent-arrived = { $agent } arrive au poste { $spot }, sans gyrophare pour l’instant.
inv-event-agent-captured = Capture : { $agent } ne reviendra pas.
inv-event-sector-rolled = Le dé indique : { $sector }.
inv-event-agents-trapped = { $count ->
    [one] Piège pour { $agents } : plus de gyrophare jusqu’à la fin de la manche.
   *[other] Piège pour { $agents } : plus de gyrophares jusqu’à la fin de la manche.
}
inv-event-sector-freed = { $seatIs ->
    [you] Vous appelez à la résistance
   *[other] { $seat } appelle à la résistance
} : { $sector }.
inv-event-aliens-recognised = { $othersIs ->
    [human] Tous les yeux étaient clos. Vous n’avez rien vu.
    [none] Vous avez ouvert les yeux : aucun autre alien.
    [one] Vous avez ouvert les yeux : { $others } est alien, comme vous.
   *[many] Vous avez ouvert les yeux : { $others } sont des aliens, comme vous.
}
inv-event-alien-plan-seen = { $seatIs ->
    [you] Vous voyez les cartes.
   *[other] { $seat } voit les cartes.
} À venir : { $upcoming }. Écarté : { $prevented }.
inv-event-alien-plan-shown = Toute la table voit les cartes. À venir : { $upcoming }. Écarté : { $prevented }.
inv-event-alien-plan-counted = Les aliens planifient. À venir : { $upcoming }. Écarté : { $prevented }.

## Planning

inv-event-planning-announced = { $seatIs ->
    [you] Vous planifiez.
   *[other] { $seat } planifie.
}
inv-event-events-drawn = { $seatIs ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $cards }.
}
inv-event-events-placed = { $seatIs ->
    [you] Vous les placez.
   *[other] { $seat } les place.
} À venir : { $upcoming }. Écarté : { $prevented }.

## Accusation and declaration

inv-event-accused = { $seatIs ->
    [you] Vous accusez { $accusedAcc }.
   *[other] { $accusedIs ->
        [you] { $seat } vous accuse.
       *[other] { $seat } accuse { $accusedAcc }.
    }
}
inv-event-support-heard = { $supportersIs ->
    [none] Personne ne soutient l’accusation.
    [you] Vous soutenez l’accusation.
    [ye] { $supporters } soutenez l’accusation.
    [one] { $supporters } soutient l’accusation.
   *[many] { $supporters } soutiennent l’accusation.
}
inv-event-card-shown = { $seatIs ->
    [you] Vous montrez une carte : { $card }.
   *[other] { $seat } montre une carte : { $card }.
}
inv-event-alien-stated = { $by ->
    [accusation] { $seatIs ->
        [you] Vous voilà à découvert : toute la table sait que vous êtes alien.
       *[other] { $seat } est alien, et maintenant tout le monde le sait.
    }
   *[declaration] { $seatIs ->
        [you] Vous vous déclarez alien.
       *[other] { $seat } se déclare alien.
    }
}
inv-event-order-left = { $seatIs ->
    [you] Vous vous déclarerez avant { $turnIs ->
        [you] votre propre tour
       *[other] le tour { $turnWhose }
    }, si vous êtes alien à ce moment-là.
   *[other] { $seat } laisse un ordre : se déclarer avant { $turnIs ->
        [you] votre tour
       *[other] le tour { $turnWhose }
    }.
}
inv-event-accuser-tokens-lost = { $seatsIs ->
    [you] Vous aviez tort et perdez votre jeton Accusation.
    [ye] { $seats } aviez tort et perdez vos jetons Accusation.
    [one] { $seats } avait tort et perd son jeton Accusation.
   *[many] { $seats } avaient tort et perdent leurs jetons Accusation.
}

## Agents

inv-event-agent-taken = { $seatIs ->
    [you] Vous dirigez
   *[other] { $seat } dirige
} { $agent }, sous une pression de { $pressure }.
inv-event-agent-moved = { $agent } roule vers { $to }.
inv-event-scientist-escorted = Un scientifique est escorté du poste { $start } au poste { $to }.
inv-event-agent-used = { $agent } en a fini pour cette manche.
inv-event-invaded = { $seatIs ->
    [you] Vous menez
   *[other] { $seat } mène
} les aliens vers { $agent }.
inv-event-sirens-returned = Gyrophares allumés : { $agents }.

## Rescue

inv-event-rescue-attempted = { $leaderIs ->
    [you] Vous dirigez un sauvetage. Le scientifique attend au poste { $start }.
   *[other] { $leader } dirige un sauvetage. Le scientifique attend au poste { $start }.
}
inv-event-team-named = L’équipe spéciale : { $team }.
inv-event-rescue-card-laid = { $seatIs ->
    [you] Vous avez joué { $card }.
   *[other] { $seat } a joué { $card }.
}
inv-event-rescue-cards-shown = { $success ->
    [0] Aucune Réussite
    [one] 1 Réussite
   *[other] { $success } Réussites
}, { $sabotage ->
    [0] aucun Sabotage.
    [one] 1 Sabotage.
   *[other] { $sabotage } Sabotages.
}
inv-event-escalation-began = C’est l’escalade : jusqu’à quatre événements suivent.
inv-event-scientist-saved = Parti du poste { $start }, le scientifique est en sécurité { $point } : { $saved } sur { $goal }.
inv-event-rescue-failed = Le sauvetage échoue. Le scientifique reste au poste { $start }.

## Consolidation, and the end

inv-event-reorganised = On rassemble les événements : { $upcoming } sur le dessus de la pile, { $prevented } au-dessous.
inv-event-district-rolled = Les dés indiquent { $district }.
inv-event-game-ended = { $winner ->
    [humans] Les humains gagnent : { $why }.
   *[aliens] Les aliens gagnent : { $why }.
}
