# What the boards of the expansions have: altar, crossing, lifts, Items; and what is told of them next to the plan.

board-ice-sea = banquise
board-altar = { $relics ->
    [0] Autel, encore sans relique
    [one] Autel, 1 relique sur 3
   *[other] Autel, { $relics } reliques sur 3
}
board-organism-awake = Autel, { $relics } reliques : l’Organisme 46-B est éveillé
board-crossing = Croisement. Bloqué par la porte tournante : { $blocked } ; après les déplacements de cette heure : { $next }
board-lift-at = { $placeIn }
board-call-lift = l’appeler ici
board-ride = y aller en ascenseur
board-step-out = descendre ici
board-items-lying = par terre : { $items }
board-item-used = hors d’usage : { $item }

tonight-relics = { $relics ->
    [0] Encore aucune relique sur l’autel
    [one] 1 relique sur 3 est sur l’autel
   *[other] { $relics } reliques sur 3 sont sur l’autel
}
tonight-organism = L’Organisme 46-B est éveillé. Un rite décidera
tonight-crossing = Bloqué : { $blocked } ; ensuite : { $next }
tonight-profession-hidden = Un métier est encore caché
tonight-profession = { $name } est { $profession }
tonight-profession-lost = Métier perdu : { $profession }. Personne ne prend la suite

seat-carries = porte { $items }
seat-profession = est { $profession }
