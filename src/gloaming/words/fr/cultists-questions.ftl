# What is asked, for the player who answers, and what the others read meanwhile (waiting-…).

question-night = Ouvrez les yeux
    .detail = Maintenez pour voir ce que la nuit vous a montré. Puis la première heure commence.
question-act = Que faites-vous { $placeIn } ?
    .detail = { $ghost ->
        [yes] Un fantôme remplit encore les pièces, et les inspecte.
       *[no] Une action, ou passez.
    }
question-walk = { $moved ->
    [yes] Où allez-vous ensuite ?
   *[no] Où allez-vous ?
}
    .detail = { $moved ->
        [yes] Vous êtes { $placeIn }. { $points ->
            [0] Plus aucune porte.
            [one] Encore une porte.
           *[other] Encore { $points } portes.
        }
       *[no] { $points ->
            [0] Aucune porte.
            [one] Une porte.
           *[other] Jusqu’à { $points } portes.
        } Vous ne pouvez pas rester { $placeIn }.
    }
question-declare-path = Par où passez-vous ?
    .detail = { $pathIs ->
        [none] Choisissez tout votre chemin, porte après porte.
       *[some] Jusqu’ici : { $path }.
    }
question-teleport = Où dérivez-vous ?
    .detail = Vous êtes un fantôme, et les murs ne sont que de l’air.
question-meet = { $othersIs ->
    [one] Quelle carte donnez-vous { $othersDat } ?
   *[many] Quelle carte donnez-vous, et à qui ?
}
    .detail = { $othersIs ->
        [one] Vous vous rencontrez { $placeIn }. Vous recevez une carte au même instant. Personne ne peut refuser.
       *[many] Vous rencontrez { $othersAcc } { $placeIn }, dans le noir. Donnez une carte à l’une de ces personnes.
    }
question-give-in-turn = { $othersIs ->
    [one] Quelle carte donnez-vous { $othersDat } ?
   *[many] Quelle carte donnez-vous, et à qui ?
}
    .detail = Vous rencontrez { $othersAcc } { $placeIn }. C’est à vous de donner.
question-look-at-pulse = { $targetIs ->
    [you] Que dites-vous de votre pile Pouls ?
   *[other] Que dites-vous de la pile Pouls { $targetWhose } ?
}
    .detail = Maintenez pour regarder. Les autres voient seulement que vous regardez.
question-hold-vote = Qui doit partir ?
    .detail = { $seatIs ->
        [you] Vous comptez les voix. Votre bulletin reste scellé jusqu’à ce que toute la table ait voté.
       *[other] { $seat } compte les voix. Votre bulletin reste scellé jusqu’à ce que toute la table ait voté.
    }
question-reconsider-ballot = Changer votre bulletin ?
    .detail = Vous tenez le couteau. { $ballotIs ->
        [unknown] C’est ce qui décide du vote.
        [none] Pour l’instant, vous vous abstenez.
        [you] Pour l’instant, vous votez contre vous-même.
       *[other] Pour l’instant, vous votez contre { $ballotAcc }.
    }
question-weigh-ballot = Faire compter double votre bulletin ?
    .detail = Vous tenez le couteau.
question-ask-for-claim = L’heure { $round } touche à sa fin
    .detail = Reste-t-il quelque chose à dire ?
question-guess-seer = Qui est le Prophète ?
    .detail = Les enquêteurs sont sur le point de gagner. Un nom en décide.
question-help-close = Aidez-vous à fermer le Portail ?
    .detail = { $askerIs ->
        [none] Cela coûte votre action de cette heure.
       *[other] { $asker } vous le demande. Cela coûte votre action de cette heure.
    }
question-look-through-false-eyes = Quelle pile Pouls consultez-vous ?
    .detail = De faux regards s’ouvrent pour qui tient le couteau.
question-take-control = Regarder dans le sac ?
    .detail = Vous tenez le couteau. Un seul jeton, pour vos yeux seulement.
question-handle-token = Que faites-vous du jeton ?
    .detail = Maintenez pour le voir. Il n’a pas d’effet maintenant.

## Meanwhile, for everyone else

waiting-night = La nuit est finie
waiting-act = { $seat } choisit une action
waiting-walk = { $seat } se déplace
waiting-declare-path = { $seat } prépare son chemin
waiting-teleport = { $seat } dérive
waiting-meet = { $seatsIs ->
    [ye] { $seats } vous rencontrez { $placeIn }
   *[many] { $seats } se rencontrent { $placeIn }
}
waiting-give-in-turn = { $seat } donne une carte
waiting-look-at-pulse = { $seat } consulte { $targetIs ->
    [you] votre pile Pouls
   *[other] la pile Pouls { $targetWhose }
}
waiting-hold-vote = Les bulletins arrivent
waiting-reconsider-ballot = { $seat } tient le couteau et peut encore changer son bulletin
waiting-weigh-ballot = { $seat } tient le couteau et peut doubler son bulletin
waiting-ask-for-claim = L’heure { $round } touche à sa fin
waiting-guess-seer = Les fanatiques désignent le Prophète
waiting-help-close = { $seatIs ->
    [you] On vous demande d’aider à fermer le Portail
   *[other] On demande { $seatDat } d’aider à fermer le Portail
}
waiting-look-through-false-eyes = { $seat } peut voir à travers de faux regards
waiting-take-control = { $seat } peut regarder dans le sac
waiting-handle-token = { $seat } décide du sort du jeton
waiting-for-some = { $count ->
    [0] Un instant.
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
