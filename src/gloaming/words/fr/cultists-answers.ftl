# Every answer as the act it names. What follows from it stands in detail-…; what only its seat may read in secret-….

option-wake = Ouvrir les yeux
option-go = Aller { $placeTo }
option-go-drift = Dériver { $placeTo }
option-stop = Rester { $placeIn }
option-stop-path = Finir votre chemin { $placeIn }
option-give = Donner { $card } { $toDat }
option-show-death = Révéler la carte Mort
option-put-back = Remettre la pile en place sans rien montrer
option-accuse = { $seatIs ->
    [you] Voter contre vous-même
   *[other] Voter contre { $seatAcc }
}
option-accuse-instead = { $seatIs ->
    [you] Voter plutôt contre vous-même
   *[other] Voter plutôt contre { $seatAcc }
}
option-abstain = S’abstenir
option-abstain-instead = Plutôt s’abstenir
option-keep-ballot = Garder votre bulletin
option-weigh = { $twice ->
    [yes] Faire compter double votre bulletin
   *[no] Ne le compter qu’une fois
}
option-confirm = Laisser finir l’heure { $round }
option-claim = Sortir de l’ombre et revendiquer la victoire
option-name-seer = Désigner { $seatAcc }
option-check-state = { $targetIs ->
    [you] Consulter votre pile Pouls
   *[other] Consulter la pile Pouls { $targetWhose }
}
option-secure-hallway = Mettre { $card } dans les passages dangereux
option-fight-cultist = Chasser l’encapuchonné { $placeFrom }
option-scare-fishman = Effrayer l’Homme-poisson, qui regagne le lac
option-fill-room = Ajouter { $card } à la pile { $placeOf }
option-check-room = Piocher une carte { $placeIn }
option-initiate-vote = Lancer un vote
option-watch-room = Piocher une carte { $placeIn } par la caméra
option-watch-state = { $targetIs ->
    [you] Consulter votre pile Pouls par la caméra
   *[other] Consulter la pile Pouls { $targetWhose } par la caméra
}
option-restart-power = Rétablir le courant
option-close-portal = { $closingIs ->
    [none] Commencer à fermer le Portail
   *[some] Fermer le Portail
}
option-close-together = Fermer le Portail avec { $partnerAcc }
option-help = Aider
option-refuse = Ne pas aider
option-pass = Passer
option-assassinate = En Assassin, frapper { $targetAcc }
option-spy = { $targetIs ->
    [you] Consulter votre pile Pouls
   *[other] Consulter la pile Pouls { $targetWhose }
}
option-decline = { $question ->
    [LookThroughFalseEyes] Ne regarder personne
   *[other] Laisser le sac tranquille
}
option-peek = Sortir un jeton et le regarder
option-remove-token = Le retirer du jeu
option-return-token = Le remettre dans le sac

## What an act leads to, as far as everyone at the table could work it out

detail-meet = { $seatsIs ->
    [one] { $seats } s’y trouve, sans personne d’autre. Il y aura rencontre.
   *[many] { $seats } s’y trouvent dans le noir. Il y aura rencontre.
}
detail-meet-without-cards = { $seatsIs ->
    [one] { $seats } s’y trouve, sans personne d’autre. Il y aura rencontre, mais sans cartes.
   *[many] { $seats } s’y trouvent dans le noir. Il y aura rencontre, mais sans cartes.
}
detail-crowd = { $seats } s’y trouvent. Pas de rencontre.
detail-met-before = Vous y avez déjà eu une rencontre ce tour-ci.
detail-back-at-start = C’était votre point de départ : impossible d’y rester.
detail-last-door = Votre dernière porte.
detail-movement-ends = Met fin à votre déplacement.
detail-card-unseen = Elle va, face cachée, dans { $toIs ->
    [you] votre pile Pouls
   *[other] la pile Pouls { $toWhose }
}. Personne d’autre ne saura laquelle.
detail-fill = { $cards ->
    [0] Aucune carte là pour l’instant.
    [one] Une carte là pour l’instant.
   *[other] { $cards } cartes là pour l’instant.
}
detail-fill-explores = C’est la troisième carte : la pièce sera explorée.
detail-secure = { $cards ->
    [0] Aucune carte là pour l’instant.
    [one] Une carte là pour l’instant.
   *[other] { $cards } cartes là pour l’instant.
}
detail-draw = { $cards ->
    [0] La pile est vide.
    [one] Une carte dans la pile. Une Réussite envoie un livre sur l’étagère.
   *[other] { $cards } cartes dans la pile. Une Réussite envoie un livre sur l’étagère.
}
detail-draw-scores = Un livre remplirait le rayon : { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
detail-look = { $cards ->
    [0] Elle est vide.
    [one] Elle contient une carte.
   *[other] Elle contient { $cards } cartes.
}
detail-show-death = { $targetIs ->
    [you] Vous continuez en fantôme, et un vote suit.
   *[other] { $target } continue en fantôme, et un vote suit.
}
detail-accuse = Pour qu’une personne parte, il lui faut plus de voix qu’à toute autre, et plus qu’il n’y a d’abstentions.
detail-abstain = Compte contre tout départ.
detail-keep-ballot = Le vote reste tel quel.
detail-claim = Avec { $needed } enquêteurs morts, vous gagnez. Avec moins, vous perdez.
detail-name-seer = Un seul essai. S’il est bon, les fanatiques gagnent.
detail-fight-cultist = Il ne revient pas, et la pièce est de nouveau utilisable.
detail-scare-fishman = Ce couloir redevient libre.
detail-vote = Toute la table vote en même temps.
detail-restart-power = La lumière revient partout.
detail-portal-begin = Une autre personne doit en faire autant dans l’heure.
detail-portal-finish = Commencé par { $closing }. Vous le fermez.
detail-portal-in-vain = Mais plus personne d’autre ne peut le faire.
detail-portal-ask = L’aide peut être refusée. Votre action est dépensée de toute façon.
detail-help = Le Portail se ferme, et vous renoncez à votre action.
detail-assassinate = Une fois par partie. Votre rôle est révélé, et aucun vote ne suit.
detail-peek = { $bag ->
    [0] Le sac est vide.
    [one] Il y a un jeton dans le sac.
   *[other] Il y a { $bag } jetons dans le sac.
}
detail-remove-token = Les autres ne sauront pas lequel c’était.

## What only this seat may read, while it holds

secret-on-route = Sur votre itinéraire cette heure-ci.
secret-off-route = Hors de votre itinéraire cette heure-ci.
secret-must-show = Vous devez révéler une carte Mort.
secret-may-hide = Vous pouvez garder une mort pour vous.
secret-greenhorn = Vous êtes Blanc-bec : cela fait de vous un fantôme.
secret-butterfingers = Vous êtes Empoté : vous servir du couteau fait de vous un fantôme.
secret-crybaby = Vous êtes Pleurnichard : cela fait de vous un fantôme.
secret-crybaby-risk = Vous êtes Pleurnichard : découvrir une mort fait de vous un fantôme.
secret-deadly = Une mort secrète.
