# Suspicions in Cultists. Clues are written without a subject: a name stands before them.

suspicion-cultists-top = à coup sûr fanatique
suspicion-cultists-bottom = sûrement pas
suspicion-cultists-was = était fanatique
suspicion-cultists-label = À quel point chaque personne paraissait fanatique, heure par heure. Les plus grands revirements sont décrits dessous.
clue-turn = a joué son tour
clue-automa = a bougé comme bouge l’Automa
clue-found-dead = { $aboutIs ->
    [you] on a découvert votre mort
   *[other] on a découvert la mort { $aboutWhose }
}
clue-found-alive = { $aboutIs ->
    [you] quelqu’un a consulté votre pile Pouls sans signaler de mort
   *[other] quelqu’un a consulté la pile Pouls { $aboutWhose } sans signaler de mort
}
clue-turned = { $aboutIs ->
    [you] une carte de votre pile Pouls a été retournée
   *[other] une carte de la pile Pouls { $aboutWhose } a été retournée
}
clue-drawn = la carte piochée dans une pièce
clue-passage = la carte piochée dans les passages dangereux
clue-ritual = les cartes du rite
clue-route = les pièces de ses actions
clue-filled-closed = a ajouté une carte à une pièce inexplorée
clue-filled-open = a ajouté une carte à une pièce explorée
clue-checked = a pioché une carte dans une pièce
clue-camera = a pioché une carte par la caméra
clue-looked = { $aboutIs ->
    [you] a consulté votre pile Pouls
   *[other] a consulté la pile Pouls { $aboutWhose }
}
clue-looked-at = { $aboutIs ->
    [you] vous avez consulté sa pile Pouls
   *[other] { $about } a consulté sa pile Pouls
}
clue-looked-at-mate = un coup d’œil entre { $seatAcc } et { $aboutAcc }
clue-reported = { $aboutIs ->
    [you] a signalé votre mort
   *[other] a signalé la mort { $aboutWhose }
}
clue-secured = a mis une carte dans les passages dangereux
clue-fought = a chassé un encapuchonné
clue-scared = a effrayé l’Homme-poisson
clue-called-vote = a lancé un vote
clue-restarted = a rétabli le courant
clue-portal = a posé une main sur le Portail
clue-refused = n’a pas voulu aider au Portail
clue-passed = a passé son tour
clue-stayed = n’a pas bougé
clue-token-removed = a retiré un jeton du jeu
clue-token-returned = a remis un jeton
clue-handed-over = a donné un objet
clue-picked-up = a ramassé un objet
clue-rifle = a tiré au fusil
clue-lamp = a allumé la lanterne
clue-owl = a envoyé la chouette
clue-lift-called = a appelé un ascenseur
clue-ropes = a lancé les cordes de sécurité
clue-swapped = a échangé deux piles
clue-revived = a rendu la vie à quelqu’un
clue-sought = a cherché un tête-à-tête avec { $aboutAcc }
clue-sought-again = a cherché un tête-à-tête avec { $aboutAcc }, et pas pour la première fois
clue-sought-by = { $aboutIs ->
    [you] vous avez cherché ce tête-à-tête
   *[other] { $about } a cherché ce tête-à-tête
}
clue-sought-mate = un tête-à-tête avec { $aboutAcc }
clue-in-the-dark = a rejoint un groupe dans le noir
clue-gave = une carte entre { $seatAcc } et { $aboutAcc } dans le noir
clue-abstained = abstention
clue-vote = un bulletin entre { $seatAcc } et { $aboutAcc }
clue-tally = a eu des voix contre soi, on ne sait de qui
clue-victim = victime d’un meurtre
clue-not-this-role = ne peut pas avoir un certain rôle
clue-curse = des traces de la malédiction
