# What is said at a table of Invasion, besides what every table says. Each in three ways, chosen by the number of the line.

inv-said-laid-1 = À la manche { $round }, j’ai joué { $card }.
inv-said-laid-2 = Ma carte de la manche { $round }, c’était { $card }.
inv-said-laid-3 = Je sais ce que j’ai joué à la manche { $round } : { $card }.
inv-said-planned-1 = À la manche { $round }, j’ai laissé venir « { $upcoming } » et écarté « { $prevented } ».
inv-said-planned-2 = Manche { $round } : j’avais « { $upcoming } » et « { $prevented } », et j’ai choisi « { $upcoming } ».
inv-said-planned-3 = J’ai planifié à la manche { $round }. « { $prevented } » est écarté ; « { $upcoming } » va venir.
inv-said-human-1 = Je suis un être humain.
inv-said-human-2 = Je n’ai que des cartes Humain.
inv-said-human-3 = Je leur échappe encore.

## Why somebody is accused or vouched for. $about is who else it concerns, if anyone.

inv-said-why-sabotage-1 = { $chairIs ->
    [you] Vous étiez dans une équipe où il y a eu un Sabotage.
   *[other] { $chair } était dans une équipe où il y a eu un Sabotage.
}
inv-said-why-bad-event-1 = { $chairIs ->
    [you] Ce que vous avez planifié nous a fait du tort.
   *[other] Ce qu’a planifié { $chair } nous a fait du tort.
}
inv-said-why-opened-the-way-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Vous avez ouvert la voie à un scientifique.
       *[other] { $chair } a ouvert la voie à un scientifique.
    }
   *[accuses] { $chairIs ->
        [you] Vous avez ouvert la voie aux aliens.
       *[other] { $chair } a ouvert la voie aux aliens.
    }
}
inv-said-why-wasted-turn-1 = { $chairIs ->
    [you] Vous avez gâché un tour.
   *[other] { $chair } a gâché un tour.
}
inv-said-why-odd-team-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Drôle d’équipe, celle que vous avez nommée.
       *[other] Drôle d’équipe, celle qu’a nommée { $chair }.
    }
    [you] C’est étrange : { $chair } a tenu à vous emmener.
   *[other] { $chairIs ->
        [you] C’est étrange, vous avez emmené { $about }.
       *[other] C’est étrange : { $chair } a emmené { $about }.
    }
}
inv-said-why-drew-much-1 = { $chairIs ->
    [you] Vous avez pioché beaucoup de cartes.
   *[other] { $chair } a pioché beaucoup de cartes.
}
inv-said-why-saved-1 = { $chairIs ->
    [you] Vous avez ramené un scientifique.
   *[other] { $chair } a ramené un scientifique.
}
inv-said-why-good-event-1 = { $chairIs ->
    [you] Ce que vous avez planifié nous a aidés.
   *[other] Ce qu’a planifié { $chair } nous a aidés.
}
inv-said-why-accused-falsely-1 = { $said ->
    [vouches] { $chairIs ->
        [you] On vous accusait : rien que des cartes Humain.
       *[other] On accusait { $chair } : rien que des cartes Humain.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Vous avez accusé un être humain.
           *[other] { $chair } a accusé un être humain.
        }
        [you] { $chair } vous accusait, et vous n’aviez que des cartes Humain.
       *[other] { $chairIs ->
            [you] Vous avez accusé { $about } : rien que des cartes Humain.
           *[other] { $chair } a accusé { $about } : rien que des cartes Humain.
        }
    }
}
inv-said-why-sabotage-2 = { $chairIs ->
    [you] Ce Sabotage sortait de votre équipe.
   *[other] Ce Sabotage sortait d’une équipe où il y avait { $chair }.
}
inv-said-why-bad-event-2 = { $chairIs ->
    [you] Vous avez planifié, et voyez ce qui est venu.
   *[other] { $chair } a planifié, et voyez ce qui est venu.
}
inv-said-why-opened-the-way-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Vous avez dégagé la route au bon moment.
       *[other] { $chair } a dégagé la route au bon moment.
    }
   *[accuses] { $chairIs ->
        [you] Depuis votre tour, ils s’étendent comme ils veulent.
       *[other] Depuis le tour { $chairWhose }, ils s’étendent comme ils veulent.
    }
}
inv-said-why-wasted-turn-2 = { $chairIs ->
    [you] Votre tour n’a aidé personne.
   *[other] Le tour { $chairWhose } n’a aidé personne.
}
inv-said-why-odd-team-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Votre équipe, je ne l’aurais pas choisie.
       *[other] L’équipe { $chairWhose }, je ne l’aurais pas choisie.
    }
    [you] { $chair } a tenu à vous emmener, vous entre tous.
   *[other] { $chairIs ->
        [you] Entre tous, vous avez pris { $about }.
       *[other] Entre tous, { $chair } a pris { $about }.
    }
}
inv-said-why-drew-much-2 = { $chairIs ->
    [you] Avec autant de cartes, qui sait ce que vous êtes.
   *[other] Avec autant de cartes, qui sait ce qu’est { $chair }.
}
inv-said-why-saved-2 = { $chairIs ->
    [you] Un scientifique de plus, grâce à vous.
   *[other] Un scientifique de plus, grâce { $chairDat }.
}
inv-said-why-good-event-2 = { $chairIs ->
    [you] Vous avez planifié, et ça s’est bien passé.
   *[other] { $chair } a planifié, et ça s’est bien passé.
}
inv-said-why-accused-falsely-2 = { $said ->
    [vouches] { $chairIs ->
        [you] On a fouillé vos cartes sans rien trouver.
       *[other] On a fouillé les cartes { $chairWhose } sans rien trouver.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Vous avez accusé la mauvaise personne.
           *[other] { $chair } a accusé la mauvaise personne.
        }
        [you] { $chair } vous accusait pour rien.
       *[other] { $chairIs ->
            [you] Vous avez accusé { $about } pour rien.
           *[other] { $chair } a accusé { $about } pour rien.
        }
    }
}
