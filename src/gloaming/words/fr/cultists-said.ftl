# What is said at a table of Cultists, besides what every table says. Each in three ways, chosen by the number of the line.

said-was-1 = À l’heure { $round }, j’étais { $placeIn }.
said-was-2 = L’heure { $round } ? J’étais { $placeIn }.
said-was-3 = Je peux vous dire où j’étais à l’heure { $round } : { $placeIn }.
said-put-1 = J’ai mis { $card } { $placeIn }.
said-put-2 = Ma carte { $placeIn }, c’était { $card }.
said-put-3 = J’ai mis { $card } { $placeIn }, je le jure.
said-saw-1 = { $oneIs ->
    [speaker] { $otherIs ->
        [you] Pour mémoire : une rencontre entre vous et moi.
       *[other] Pour mémoire, j’ai rencontré { $otherAcc }.
    }
    [you] Pour mémoire : une rencontre entre { $other } et vous.
   *[other] { $otherIs ->
        [you] Pour mémoire : une rencontre entre { $one } et vous.
       *[other] Pour mémoire, { $one } a rencontré { $otherAcc }.
    }
}
said-saw-2 = { $oneIs ->
    [speaker] J’étais avec { $other }, autant que vous le sachiez.
    [you] { $other } était avec vous, je l’ai vu.
   *[other] { $otherIs ->
        [you] { $one } était avec vous, je l’ai vu.
       *[other] J’ai vu { $one } et { $other } ensemble.
    }
}
said-saw-3 = { $oneIs ->
    [speaker] Souvenez-vous de cette rencontre : { $other } et moi.
   *[other] Souvenez-vous de cette rencontre : { $one } et { $other }.
}
said-claims-1 = Je suis { $role }.
said-claims-2 = Autant que vous le sachiez : je suis { $role }.
said-claims-3 = Croyez-moi, je suis { $role }.

## Why somebody is accused or vouched for, in two ways. $about is who else it concerns, if anyone.

said-why-met-the-dead-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Après une rencontre avec vous, mon pouls s’est arrêté.
       *[other] Après une rencontre avec { $chair }, mon pouls s’est arrêté.
    }
    [none] { $chairIs ->
        [you] Vous avez rencontré quelqu’un qui ne vit plus.
       *[other] { $chair } a rencontré quelqu’un qui ne vit plus.
    }
    [you] Après une rencontre avec { $chair }, votre pouls s’est arrêté.
   *[other] { $chairIs ->
        [you] Vous avez rencontré { $about }, dont le pouls s’est arrêté.
       *[other] { $chair } a rencontré { $about }, dont le pouls s’est arrêté.
    }
}
said-why-bad-cards-1 = { $chairIs ->
    [you] Où vous passez, on trouve de mauvaises cartes.
   *[other] Où passe { $chair }, on trouve de mauvaises cartes.
}
said-why-strayed-1 = { $chairIs ->
    [you] Aucun itinéraire ne mène où vous allez.
   *[other] Aucun itinéraire ne mène où va { $chair }.
}
said-why-odd-vote-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Étrange, votre voix contre moi.
       *[other] Étrange, cette voix { $chairWhose } contre moi.
    }
    [none] { $chairIs ->
        [you] Votre vote était étrange.
       *[other] Le vote { $chairWhose } était étrange.
    }
   *[other] { $chairIs ->
        [you] Étrange, votre voix contre { $about }.
       *[other] Étrange, cette voix { $chairWhose } contre { $about }.
    }
}
said-why-false-alarm-1 = { $chairIs ->
    [you] Vous avez donné une fausse alerte.
   *[other] { $chair } a donné une fausse alerte.
}
said-why-was-there-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Vous étiez en tête à tête avec moi.
       *[other] { $chair } était en tête à tête avec moi.
    }
    [none] { $chairIs ->
        [you] Vous étiez en tête à tête avec quelqu’un d’entre nous.
       *[other] { $chair } était en tête à tête avec quelqu’un d’entre nous.
    }
    [you] { $chair } était en tête à tête avec vous.
   *[other] { $chairIs ->
        [you] Vous étiez en tête à tête avec { $about }.
       *[other] { $chair } était en tête à tête avec { $about }.
    }
}
said-why-good-cards-1 = { $chairIs ->
    [you] Où vous passez, on trouve de bonnes cartes.
   *[other] Où passe { $chair }, on trouve de bonnes cartes.
}
said-why-reported-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Vous avez signalé ma mort.
       *[other] { $chair } a signalé ma mort.
    }
    [none] { $chairIs ->
        [you] Vous avez signalé une mort.
       *[other] { $chair } a signalé une mort.
    }
    [you] { $chair } a signalé votre mort.
   *[other] { $chairIs ->
        [you] Vous avez signalé la mort { $aboutWhose }.
       *[other] { $chair } a signalé la mort { $aboutWhose }.
    }
}
said-why-met-the-dead-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Vous étiez avec moi avant que mon pouls s’arrête.
       *[other] { $chair } était avec moi avant que mon pouls s’arrête.
    }
    [none] { $chairIs ->
        [you] Les gens qui vous croisent, on les retrouve morts.
       *[other] Les gens qui croisent { $chairAcc }, on les retrouve morts.
    }
    [you] J’ai vu { $chair } avec vous, et regardez où vous en êtes.
   *[other] { $chairIs ->
        [you] Vous étiez avec { $about } avant que le pouls s’arrête.
       *[other] { $chair } était avec { $about } avant que le pouls s’arrête.
    }
}
said-why-bad-cards-2 = { $chairIs ->
    [you] Vous avez mis des cartes, et on en a pioché de mauvaises.
   *[other] { $chair } a mis des cartes, et on en a pioché de mauvaises.
}
said-why-strayed-2 = { $chairIs ->
    [you] Que faites-vous si loin de tout itinéraire ?
   *[other] Que fait { $chair } si loin de tout itinéraire ?
}
said-why-odd-vote-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Vous avez voté contre moi. Pourquoi ?
       *[other] { $chair } a voté contre moi. Pourquoi ?
    }
    [none] { $chairIs ->
        [you] Personne ne vote comme vous sans une raison.
       *[other] Personne ne vote comme { $chair } sans une raison.
    }
   *[other] { $chairIs ->
        [you] Vous avez voté contre { $about }. Pourquoi ?
       *[other] { $chair } a voté contre { $about }. Pourquoi ?
    }
}
said-why-false-alarm-2 = { $chairIs ->
    [you] Vous nous avez rassemblés pour rien.
   *[other] { $chair } nous a rassemblés pour rien.
}
said-why-was-there-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Je n’ai pas oublié qui était en tête à tête avec moi : vous.
       *[other] Je n’ai pas oublié qui était en tête à tête avec moi : { $chair }.
    }
    [none] { $chairIs ->
        [you] Je n’ai pas oublié qui était en tête à tête avec quelqu’un d’entre nous : vous.
       *[other] Je n’ai pas oublié qui était en tête à tête avec quelqu’un d’entre nous : { $chair }.
    }
    [you] Je n’ai pas oublié qui était avec vous : { $chair }.
   *[other] { $chairIs ->
        [you] Je n’ai pas oublié qui était avec { $about } : vous.
       *[other] Je n’ai pas oublié qui était avec { $about } : { $chair }.
    }
}
said-why-good-cards-2 = { $chairIs ->
    [you] Vos cartes nous ont fait avancer.
   *[other] Les cartes { $chairWhose } nous ont fait avancer.
}
said-why-reported-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Sans vous, personne ne saurait ce qui m’est arrivé.
       *[other] Sans { $chair }, personne ne saurait ce qui m’est arrivé.
    }
    [none] { $chairIs ->
        [you] Vous auriez pu taire cette mort.
       *[other] { $chair } aurait pu taire cette mort.
    }
    [you] Sans { $chair }, personne ne saurait ce qui vous est arrivé.
   *[other] { $chairIs ->
        [you] Sans vous, personne ne saurait, pour { $about }.
       *[other] Sans { $chair }, personne ne saurait, pour { $about }.
    }
}

## How strongly it is said goes by the reason, which everyone hears: after these, more firmly than after others.

said-accuses-met-the-dead-1 = { $chairIs ->
    [you] { $why } Si vous voulez mon avis, c’est vous.
   *[other] { $why } Si vous voulez mon avis, c’est { $chair }.
}
said-accuses-met-the-dead-2 = { $chairIs ->
    [you] { $why } Vous nous devez une explication.
   *[other] { $why } { $chair } nous doit une explication.
}
said-accuses-met-the-dead-3 = { $chairIs ->
    [you] { $why } Je me méfie de vous.
   *[other] { $why } Je me méfie { $chairWhose }.
}
said-accuses-strayed-1 = { $chairIs ->
    [you] { $why } Si vous voulez mon avis, c’est vous.
   *[other] { $why } Si vous voulez mon avis, c’est { $chair }.
}
said-accuses-strayed-2 = { $chairIs ->
    [you] { $why } Vous nous devez une explication.
   *[other] { $why } { $chair } nous doit une explication.
}
said-accuses-strayed-3 = { $chairIs ->
    [you] { $why } Je me méfie de vous.
   *[other] { $why } Je me méfie { $chairWhose }.
}
