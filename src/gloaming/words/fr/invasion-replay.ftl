# The end of a game of Invasion, and the game again.

inv-end-mark = { $round ->
    [0] Avant la première manche, la fin
   *[other] Manche { $round }, la fin
}
inv-end-won-aliens = Les aliens gagnent.
inv-end-won-humans = Les humains gagnent.
inv-end-were-aliens = { $seatsIs ->
    [none] Personne n’avait changé de camp.
    [you] Vous en étiez.
    [ye] C’était { $seats }.
    [one] C’était { $seats }.
   *[many] C’était { $seats }.
}
inv-end-were-humans = { $seatsIs ->
    [none] Personne n’avait changé de camp.
    [you] Personne d’autre que vous n’avait changé de camp.
    [ye] { $seats } aviez changé de camp.
    [one] Une seule personne avait changé de camp : { $seats }.
   *[many] { $seats } avaient changé de camp.
}
inv-end-you = { $round ->
    [0] Vous étiez alien dès le début.
   *[other] Vous étiez alien depuis la manche { $round }.
}
inv-end-aborted = { $round ->
    [0] Elle n’avait pas commencé.
   *[other] Elle en était à la manche { $round }. Personne n’a gagné.
}
inv-end-fact-rescues = { $rescues ->
    [0] Aucun sauvetage tenté
    [one] Un sauvetage, { $sabotaged ->
        [0] sans Sabotage
       *[other] avec Sabotage
    }
   *[other] { $rescues } sauvetages, { $sabotaged ->
        [0] aucun avec Sabotage
        [one] un avec Sabotage
       *[other] { $sabotaged } avec Sabotage
    }
}
inv-end-fact-accusations = { $accusations ->
    [0] Aucune accusation
    [one] Une accusation, { $founded ->
        [0] sans fondement
       *[other] fondée
    }
   *[other] { $accusations } accusations, { $founded ->
        [0] aucune fondée
        [one] une fondée
       *[other] { $founded } fondées
    }
}

## The lines

inv-end-chart-detail = qui était humain, et jusqu’à quand
inv-end-chart-label = Une ligne par personne, manche par manche : droite pour un humain, ondulée dès la pioche qui l’a fait changer de camp. Le texte dessous dit la même chose avec des mots.
inv-end-since = { $round ->
    [0] Alien dès le début
   *[other] Alien depuis la manche { $round }
}
inv-end-alien = Alien
inv-end-human = Humain
inv-end-legend-draw = pioche des cartes
inv-end-legend-turned = change de camp
inv-end-legend-accusation = à découvert
inv-end-legend-declaration = se déclare
inv-end-legend-success = joue Réussite
inv-end-legend-sabotage = joue Sabotage
inv-end-legend-unfounded = accuse à tort
inv-end-legend-alone = accuse sans soutien

## In words

inv-end-turned-title = Qui a changé de camp, et quand
inv-end-turned-none = Le camp humain n’a perdu personne.
inv-end-turned-start = { $seatIs ->
    [you] Vous étiez alien dès le début.
   *[other] { $seat } était alien dès le début.
}
inv-end-turned-planning = { $seatIs ->
    [you] Vous avez changé de camp avec la carte piochée pour planifier.
   *[other] { $seat } a changé de camp avec la carte piochée pour planifier.
}
inv-end-turned-control = { $seatIs ->
    [you] Vous avez changé de camp
   *[other] { $seat } a changé de camp
} après avoir dirigé un agent { $count ->
    [one] et pioché une carte.
   *[other] et pioché { $count } cartes.
}
inv-end-unknown = Personne ne l’a su avant la fin.
inv-end-stated-declaration = { $seatIs ->
    [you] Vous avez choisi de vous déclarer alien.
   *[other] { $seat } a choisi de se déclarer alien.
}
inv-end-stated-accusation = { $seatIs ->
    [you] Une accusation a percé votre secret.
   *[other] Une accusation a percé le secret { $seatWhose }.
}
inv-end-rescues-title = Sauvetages
inv-end-rescues-none = Aucun sauvetage n’a été tenté.
inv-end-rescue-saved = Le scientifique est passé, { $saved } sur { $goal }.
inv-end-rescue-failed = Le sauvetage a échoué.
inv-end-card-unknown = face cachée
inv-end-escalation = Ce fut l’escalade : { $events }.
inv-end-accusations-title = Accusations
inv-end-accusations-none = Aucune accusation n’a été portée.
inv-end-accused = { $accuserIs ->
    [you] Vous avez porté une accusation contre { $accusedAcc }
   *[other] { $accuser } a porté une accusation contre { $accusedAcc }
}{ $supportersIs ->
    [none] .
   *[other] {" "}(en soutien : { $supporters }).
}
inv-end-accused-founded = Et avec raison.
inv-end-accused-unfounded = Il n’est apparu que des cartes Humain.
inv-end-accused-alone = Aucune carte n’a été montrée.
inv-end-accused-missed = Aucune carte n’a été montrée. L’accusation aurait été fondée.
inv-end-ships-none = Aucun vaisseau-mère n’est venu.
inv-end-let-come = { $seatIs ->
    [none] Les Plans des aliens l’ont laissé venir.
    [you] Vous l’avez laissé venir.
   *[other] { $seat } l’a laissé venir.
}
inv-end-from-the-deck = De la pile.
inv-end-plans-title = Planification
inv-end-plans-count = { $count ->
    [0] personne n’a planifié
    [one] une fois
   *[other] { $count } fois
}
inv-end-let = laissé venir :
inv-end-prevented = écarté :
inv-end-came = venu à la manche { $round }
inv-end-drawn-again = repioché à la manche { $round }
inv-end-never-came = jamais venu
inv-end-sectors-title = Les secteurs
inv-end-sectors-label = La part alien de chaque secteur, manche par manche. Les chiffres de la fin sont dessous.
inv-end-sectors-top = tout alien : perdu
inv-end-sectors-bottom = libre

## The replay

inv-replay-open-title = Ce qui est face visible
inv-replay-events-next = Prochains événements : { $cards }
inv-replay-upcoming = À venir : { $cards }
inv-replay-prevented = Écartés : { $cards }

## Suspicions. Clues are written without a subject: a name stands before them.

suspicion-invasion-top = à coup sûr alien
suspicion-invasion-bottom = à coup sûr humain
suspicion-invasion-was = était déjà alien
suspicion-invasion-label = À quel point chaque personne paraissait alien, manche par manche. Les plus grands revirements sont décrits dessous.
suspicion-invasion-own = a pioché Assimilé, et le savait
clue-rescued = les cartes jouées dans le sauvetage
clue-event = un événement que quelqu’un a laissé venir
clue-planned = a choisi de planifier
clue-controlled = a choisi de diriger un agent
clue-idle = a engagé un agent pour rien
clue-astray = a égaré un scientifique
clue-slack = a libéré peu de quartiers
clue-diligent = a bien employé un agent
clue-attempted = a tenté un sauvetage
clue-undeclared = encore une manche sans se déclarer
clue-charge = une accusation dans les règles entre { $seatAcc } et { $aboutAcc }
clue-team = un sauvetage avec { $aboutAcc }
clue-drew = a pioché des cartes Assimilation
