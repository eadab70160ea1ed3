# What decided a game, for its picture. Nobody is named: the faces say who.

decisive-vote = Départ par vote à l’heure { $hour }
decisive-gift = La dernière carte Mort, à l’heure { $hour }
decisive-points = Le livre qui a suffi, à l’heure { $hour }
decisive-seer = Le dernier nom était celui du Prophète
decisive-near = { $count ->
    [one] Il manquait une voix, à l’heure { $hour }
   *[other] Il manquait { $count } voix, à l’heure { $hour }
}
decisive-short = { $points ->
    [one] Il manquait un point
   *[other] Il manquait { $points } points
}
decisive-last = Le dernier départ, à l’heure { $hour }
