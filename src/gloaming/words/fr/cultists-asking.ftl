# The question panel: marks, walking, meeting, acting, looking; and the hand.

mark-walk = Votre déplacement
mark-ghost = Vous êtes un fantôme
mark-declare = Votre chemin, choisi d’avance
mark-act = Votre action
mark-meet = Rencontre : { $place }
mark-look = Consulter un statut
mark-look-camera = Par la caméra
mark-look-false-eyes = À travers de faux regards
mark-look-through-false-eyes = { mark-look-false-eyes }
mark-vote = Votre bulletin, encore scellé
mark-reconsider = Le couteau et le bulletin
mark-weigh-ballot = { mark-reconsider }
mark-night = Nuit
mark-claim = La fin de l’heure { $hour }
mark-token = Un jeton du sac
mark-take-control = Vous tenez le couteau
mark-help-close = Le Portail
mark-guess-seer = Le dernier mot
walk-points = { $points ->
    [0] Plus aucune porte
    [one] Encore une porte
   *[other] Encore { $points } portes
}
walk-choose = Choisissez un endroit éclairé
meet-nobody = Il n’y a personne. Pas de rencontre.
meet-which = Quelle carte donnez-vous à { $name } ?
meet-whom = À qui donnez-vous une carte ?
meet-detail = Elle va, face cachée, dans sa pile Pouls. Personne d’autre ne le saura jamais.
meet-cards = Vos cartes Rencontre
meet-choose-card = D’abord, une carte
meet-give = La donner à { $name }
meet-someone-else = Quelqu’un d’autre
meet-choosing = choisit
meet-choosing-you = choisissez
meet-pulse = { $count ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $count } cartes
} dans la pile Pouls
meet-scene = { $place } : rencontre entre { $people }.
act-pass = Ne rien faire
act-whom = Choisissez quelqu’un
act-where = Choisissez un endroit
act-choose-card = D’abord, une carte
act-room-cards = Vos cartes Pièce
act-check-state = Consulter un statut
act-check-state-detail = Regardez la pile Pouls de quelqu’un ici avec vous.
act-watch-state = Consulter un statut par la caméra
act-watch-state-detail = Regardez n’importe quelle pile Pouls, où que soit la personne.
act-fill-room = Remplir la pièce
act-fill-room-detail = Une carte sur sa pile, face cachée : personne d’autre ne sait laquelle.
act-check-room = Inspecter la pièce
act-check-room-detail = Piochez une carte de sa pile, à la vue de toute la table.
act-watch-room = Inspecter une pièce par la caméra
act-watch-room-detail = Piochez une carte d’une pièce explorée, à la vue de toute la table.
act-secure-hallway = Sécuriser le couloir
act-secure-hallway-detail = Mettez une carte Pièce, face cachée, dans les passages dangereux.
act-fight-cultist = Chasser l’encapuchonné
act-fight-cultist-detail = Il quitte cette pièce pour de bon.
act-scare-fishman = Effrayer l’Homme-poisson
act-scare-fishman-detail = Il faut le couteau. Son couloir rouvre.
act-initiate-vote = Lancer un vote
act-initiate-vote-detail = Toute la table vote, sur-le-champ.
act-restart-power = Rétablir le courant
act-restart-power-detail = La lumière revient partout.
act-close-portal = Fermer le Portail
act-close-portal-detail = Il faut deux personnes dans la même heure.
act-close-together = Fermer le Portail à deux
act-close-together-detail = L’aide peut être refusée ; votre action est dépensée de toute façon.
act-by-role = Utiliser votre rôle
act-by-role-detail = Maintenez pour voir si c’est possible. Tout le monde a cette ligne.
act-by-role-none = Votre rôle ne peut rien faire pour l’instant.
act-lay-it = L’ajouter : { $place }
act-secure-it = La mettre dans les passages
look-at = Pile Pouls : { $name }
look-detail = Maintenez pour voir les cartes, mélangées. Puis décidez.
look-held-none = Aucune carte Mort. Remettez la pile en place.
look-held-must = Une carte Mort. Vous devez la révéler : { $name } devient fantôme, et un vote suit.
look-held-may = Une carte Mort. Vous pouvez la révéler, ou remettre la pile en place et vous taire.
look-show = Révéler une carte Mort
look-put-back = Remettre la pile en place
look-not-now = Impossible de choisir cela. Maintenez pour voir pourquoi.
look-cards = { $count ->
    [0] Aucune carte
    [one] Une carte, couverte
   *[other] { $count } cartes, couvertes
}
hand-title = Visible tant que vous maintenez
hand-cover = { $count ->
    [0] rôle, itinéraire, aucune carte
    [one] rôle, itinéraire, une carte
   *[other] rôle, itinéraire, { $count } cartes
}
hand-route = Votre itinéraire
hand-this-hour = Cette heure : { $rooms }
hand-later = Les heures suivantes
hand-later-hold = Maintenez encore pour les heures suivantes.
hand-no-route = Votre itinéraire ne vous lie pas.
hand-known = Fanatiques : { $people }
hand-dead-start = Morts dès le début : { $people }
hand-dead-start-none = Personne n’est mort dès le début.
hand-cards = Vos cartes
hand-cards-for = Vivant et Mort sont pour les gens. Réussite, Échec et Sabotage sont pour les pièces.
