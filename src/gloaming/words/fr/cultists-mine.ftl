# Mountains of Chaos: the mine with its lifts, its revolving door and its ropes.

question-throw-rope = À qui lancez-vous une corde ?
    .detail = { $left ->
        [one] Encore une.
       *[other] Encore { $left }.
    } Qui en reçoit une mélange sa pile Pouls et montre une carte.
waiting-throw-rope = { $seat } lance les cordes de sécurité

option-enter-lift = Entrer { $liftTo }
option-step-out = Sortir { $toTo }
option-ride-lift = Prendre l’ascenseur : { $to }
option-call-lift = Appeler { $liftThe }
option-rope = { $targetIs ->
    [you] Prendre une corde pour vous
   *[other] Lancer une corde { $targetDat }
}
option-no-more-ropes = Ne plus lancer de cordes

detail-enter-lift = Coûte une porte.
detail-step-out = Ne coûte rien.
detail-step-out-costs = Coûte une porte.
detail-ride-lift = Ne coûte rien. Toutes les personnes à bord descendent là.
detail-call-lift = Il vient dans cette pièce, à vide.

event-door-turned = La porte tournante pivote et bloque désormais { $blockedThe }.
event-lift-rode = { $liftThe } s’arrête { $toIn }.
event-lift-called = { $seatIs ->
    [you] Vous appelez { $liftThe }.
   *[other] { $seat } appelle { $liftThe }.
}
event-ropes-thrown = { $targetsIs ->
    [none] { $seatIs ->
        [you] Vous ne lancez aucune corde de sécurité.
       *[other] { $seat } ne lance aucune corde de sécurité.
    }
   *[some] { $seatIs ->
        [you] Vous lancez des cordes de sécurité. Qui en reçoit : { $targets }.
       *[other] { $seat } lance des cordes de sécurité. Qui en reçoit : { $targets }.
    }
}
event-pulse-turned = { $seatIs ->
    [you] Vous retournez { $card }.
   *[other] { $seat } retourne { $card }.
}

token-safety-ropes = Cordes de sécurité
    .does = Qui tient le couteau choisit deux ou trois vivants. Chacun mélange sa pile Pouls et montre une carte. Un seul vote vaut pour tous les meurtres découverts.

mark-throw-rope = Les cordes de sécurité
act-call-lift = Appeler un ascenseur
act-call-lift-detail = Il vient ici depuis son autre pièce.

scene-ropes = Cordes de sécurité pour { $people }
scene-ropes-dead = { $count ->
    [one] Une carte Mort est apparue. Un vote suit.
   *[other] { $count } cartes Mort sont apparues. Un seul vote suit.
}
scene-ropes-alive = Rien que des cartes Vivant. Cela prouve peu : les autres cartes restent cachées.
scene-ropes-card = { $name } : { $card }
