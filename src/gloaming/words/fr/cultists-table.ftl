# The table page: plan, ring, shelf, tonight, menu.

board-plan = { $board }, plan des lieux
board-lake = lac
board-you = vous
board-ghost = { $name }, un fantôme
board-stay = rester ici
board-meets = rencontre avec { $people }
board-here = ici : { $people }
board-fishman = l’Homme-poisson barre le chemin
board-cultist = un encapuchonné empêche les actions de pièce
board-portal = le Portail est ouvert ; à fermer d’ici l’heure { $hour }
board-finished = terminée ✓
board-finished-label = terminée
board-room-explored = { $books ->
    [0] plus de livres
    [one] encore 1 livre
   *[other] encore { $books } livres
}, { $cards ->
    [0] aucune carte dans sa pile
    [one] 1 carte dans sa pile
   *[other] { $cards } cartes dans sa pile
}
board-room-unexplored = { $books ->
    [0] aucun livre
    [one] 1 livre
   *[other] { $books } livres
}, cartes : { $cards } sur 3, pas explorée
seat-knife = tient le couteau
seat-ghost = un fantôme
seat-pulse = { $cards ->
    [0] aucune carte dans la pile Pouls
    [one] 1 carte dans la pile Pouls
   *[other] { $cards } cartes dans la pile Pouls
}
seat-dead = { $cards ->
    [one] une carte Mort est face visible
   *[other] { $cards } cartes Mort sont face visible
}
shelf-title = L’étagère
shelf-points = sur { $target } points
shelf-rack = livres : { $books } sur { $places } ; { $points ->
    [one] 1 point
   *[other] { $points } points
} une fois plein
tonight-title = Cette nuit
tonight-event = { $token }
tonight-portal-open = Le Portail est ouvert : à fermer d’ici l’heure { $hour }
tonight-portal-closed = Le Portail est fermé
tonight-portal-missed = Le Portail n’a pas été fermé à temps
tonight-fishman = Homme-poisson : { $place }
tonight-fishman-lake = L’Homme-poisson est dans le lac
tonight-hoods = Encapuchonnés : { $places }. Dehors : { $outside }
tonight-hoods-outside = { $outside ->
    [0] Aucun encapuchonné dehors
    [one] Un encapuchonné dehors
   *[other] { $outside } encapuchonnés dehors
}
tonight-vote = On peut lancer un vote
tonight-vote-spent = Plus de vote cette heure-ci
tonight-window = Passages dangereux : { $passage ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $passage } cartes
}. Pioche : { $pile }
tonight-no-cards = Pas de cartes dans les rencontres jusqu’à l’heure { $hour }
tonight-no-talk = Liaison coupée : plus un mot
header-lit-label = Il y a du courant
header-dark-label = Le courant est coupé
table-shelf = Étagère
clock-hour = Heure { $hour }
clock-token = Heure { $hour } : { $token }
