# What happened, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## The night

event-roles-laid-out = { $rolesIs ->
    [none] Il n’y a pas de rôles particuliers cette nuit.
   *[some] Rôles particuliers cette nuit : { $roles }.
}
event-envelope-opened = Votre rôle : { $roleA }. Dans votre main : { $hand }.
event-cultists-recognised = { $cultistsIs ->
    [ye] { $othersIs ->
        [one] { $others } est fanatique
       *[many] { $others } sont fanatiques
    }, comme vous.
    [you] Il n’y a pas d’autre fanatique que vous.
    [one] Vous avez vu un pouce levé : { $cultists } est le fanatique.
   *[many] Vous avez vu des pouces levés : { $cultists } sont les fanatiques.
}
event-start-cards-seen = { $deadIs ->
    [none] Personne n’est mort dès le début.
   *[some] Morts dès le début : { $dead }.
}
event-route-shown = { $seat } suit un itinéraire connu de toute la table : { $route }.

## The hour

event-round-began = L’heure { $round } commence. { $knifeIs ->
    [you] Vous tenez le couteau.
   *[other] { $knife } tient le couteau.
}
event-round-ended = L’heure { $round } est passée.
event-path-declared = { $seatIs ->
    [you] Vous annoncez votre chemin
   *[other] { $seat } annonce son chemin
} : { $path }.
event-entered = { $seatIs ->
    [you] Vous allez
   *[other] { $seat } va
} { $placeTo }.
event-stayed = { $seatIs ->
    [you] Vous restez
   *[other] { $seat } reste
} { $placeIn }.
event-met = { $seatsIs ->
    [ye] { $seats } vous rencontrez { $placeIn }.
   *[many] { $seats } se rencontrent { $placeIn }.
}
event-gave = { $seatIs ->
    [you] Vous donnez { $card } { $toDat }.
   *[other] { $toIs ->
        [you] { $seat } vous donne { $card }.
       *[other] { $seat } donne { $card } { $toDat }.
    }
}
event-gave-in-the-dark = Dans le noir, vous donnez { $card } { $toDat }.
event-pulse-grew = { $seatIs ->
    [you] Quelqu’un, dans le noir, vous donne une carte.
   *[other] Quelqu’un, dans le noir, donne une carte { $seatDat }.
}

## Event tokens

event-token-drawn = L’horloge sonne : { $token }.
event-power-switched = { $on ->
    [yes] Le courant est revenu.
   *[no] Le courant saute. Il fait noir.
}
event-power-restarted = { $seatIs ->
    [you] Vous rétablissez le courant.
   *[other] { $seat } rétablit le courant.
}
event-portal-opened = Le Portail s’ouvre { $portalIn }. Il faut deux personnes pour le fermer avant { $deadline ->
    [start] le début
   *[end] la fin
} de l’heure { $mark }.
event-portal-closed = Le Portail est fermé. { $target ->
    [one] Un point suffit désormais.
   *[other] { $target } points suffisent désormais.
}
event-portal-missed = Personne n’a fermé le Portail à temps. { $target ->
    [one] Il faut désormais un point.
   *[other] Il faut désormais { $target } points.
}
event-panes-broke = { $cards ->
    [0] Des vitres se brisent, mais aucune carte ne tombe.
    [one] Une carte de la pioche tombe, sans qu’on la voie, dans les passages dangereux.
   *[other] { $cards } cartes de la pioche tombent, sans qu’on les voie, dans les passages dangereux.
}
event-token-peeked = Le jeton dans votre main : { $token }.
event-token-handled = { $removed ->
    [yes] { $seatIs ->
        [you] Vous retirez un jeton du jeu. Les autres n’ont pas vu lequel.
       *[other] { $seat } retire un jeton du jeu, sans le montrer.
    }
   *[no] { $seatIs ->
        [you] Vous remettez le jeton dans le sac.
       *[other] { $seat } regarde un jeton et le remet dans le sac.
    }
}
event-knife-used = { $seatIs ->
    [you] Vous vous servez du couteau
   *[other] { $seat } se sert du couteau
} { $purpose ->
    [fishman] contre l’Homme-poisson.
    [entering] pour passer devant l’Homme-poisson.
    [false_eyes] pour voir à travers de faux regards.
    [in_control] pour regarder dans le sac.
    [change] pour changer de bulletin.
    [double_vote] pour doubler un bulletin.
    [double_abstention] pour doubler une abstention.
    [ropes] pour lancer les cordes de sécurité.
   *[other] pour une raison quelconque.
}

## Actions

event-passed = { $seatIs ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
event-state-checked = { $seatIs ->
    [you] Vous consultez
   *[other] { $seat } consulte
} { $targetIs ->
    [you] votre pile Pouls
   *[other] la pile Pouls { $targetWhose }
}{ $means ->
    [camera] {" "}par la caméra.
    [false_eyes] {" "}à travers de faux regards.
    [binoculars] {" "}aux jumelles.
   *[check] .
}
event-pulse-seen = { $targetIs ->
    [you] Dans votre pile Pouls : { $cards }.
   *[other] Dans la pile Pouls { $targetWhose } : { $cards }.
}
event-dead-laid-open = { $cards ->
    [one] Une carte Mort est révélée
   *[other] { $cards } cartes Mort sont révélées
} dans { $targetIs ->
    [you] votre pile Pouls.
   *[other] la pile Pouls { $targetWhose }.
}
event-death-reported = { $seatIs ->
    [you] Vous signalez
   *[other] { $seat } signale
} { $targetIs ->
    [you] votre mort.
   *[other] la mort { $targetWhose }.
}
event-check-closed = { $seatIs ->
    [you] Vous remettez en place
   *[other] { $seat } remet en place
} { $targetIs ->
    [you] votre pile Pouls
   *[other] la pile Pouls { $targetWhose }
} sans rien montrer.
event-card-placed = { $placeIs ->
    [none] Une carte de la pioche va, sans qu’on la voie, dans les passages dangereux.
   *[some] Une carte de la pioche va, sans qu’on la voie, sur la pile { $placeOf }.
}
event-card-discarded = Une carte de la pioche est retirée du jeu sans qu’on la voie.
event-hallway-secured = { $seatIs ->
    [you] Vous mettez { $card } dans les passages dangereux.
   *[other] { $seat } met { $card } dans les passages dangereux.
}
event-cultist-fought = { $seatIs ->
    [you] Vous chassez l’encapuchonné { $placeFrom }.
   *[other] { $seat } chasse l’encapuchonné { $placeFrom }.
}
event-fishman-scared = { $seatIs ->
    [you] Vous effrayez l’Homme-poisson, qui regagne le lac.
   *[other] { $seat } effraie l’Homme-poisson, qui regagne le lac.
}
event-room-filled = { $seatIs ->
    [you] Vous ajoutez { $card } à la pile { $placeOf }.
   *[other] { $seat } ajoute { $card } à la pile { $placeOf }.
}
event-room-checked = { $seatIs ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $top ->
    [yes] la première carte
   *[no] une carte
} { $placeIn } : { $card }.
event-camera-used = { $seatIs ->
    [you] Vous utilisez la caméra.
   *[other] { $seat } utilise la caméra.
}
event-vote-initiated = { $seatIs ->
    [you] Vous lancez un vote.
   *[other] { $seat } lance un vote.
}
event-portal-touched = { $seatIs ->
    [you] Vous posez une main sur le Portail.
   *[other] { $seat } pose une main sur le Portail.
}
event-help-asked = { $seatIs ->
    [you] Vous demandez de l’aide { $partnerDat } pour fermer le Portail.
   *[other] { $partnerIs ->
        [you] { $seat } vous demande de l’aide pour fermer le Portail.
       *[other] { $seat } demande de l’aide { $partnerDat } pour fermer le Portail.
    }
}
event-help-refused = { $seatIs ->
    [you] Vous n’aidez pas.
   *[other] { $seat } n’aide pas.
}
