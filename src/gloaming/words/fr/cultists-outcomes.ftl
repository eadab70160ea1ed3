# What came of it: scenes, in the second person for the seat that they happen to.

## You

scene-you-murder = Vous ne vivez plus
    .detail = Depuis un moment déjà. Vous ne pouviez pas le savoir.
scene-you-assassin = Le coup de l’Assassin était pour vous
    .detail = Toute la table l’a vu, et sait qui c’était.
scene-you-exorcist = Votre vie pour une autre
    .detail = Elle a été donnée pour qu’une autre personne revienne.
scene-you-own = Vous êtes un fantôme
    .detail = C’est l’œuvre de votre propre rôle. Les autres n’y sont pour rien.
scene-you-ghost = Vous voilà fantôme : dérivez partout, ajoutez et piochez des cartes, parlez et votez. Vous ne rencontrez personne.
scene-you-revived = Vous revivez
scene-you-celebrity = La Célébrité, c’est vous
scene-you-detective = Toute la table a fermé les yeux, sauf vous. Vous connaissez maintenant l’Informateur.

## Everyone

scene-vote-out = { $seatIs ->
    [you] Vous devez partir
   *[other] { $seat } doit partir
}
scene-vote-nobody = Personne ne part
scene-vote-initiated-detail = Aucune mort n’a été découverte. Quelqu’un peut partir quand même.
scene-cultist-fought-detail = La pièce est de nouveau utilisable.
scene-fishman-scared-detail = Il peut revenir.
scene-fishman-appeared-detail = Seul le couteau permet de passer.
scene-claimed-detail = On ouvre maintenant toutes les piles Pouls.
scene-assassinated-detail = Cela ne marche qu’une fois par partie, et maintenant tout le monde sait.

## The end

# What would have changed it.
end-but-ballots = { $count ->
    [one] Une voix de plus contre { $nameAcc } à l’heure { $hour }, et { $nameIs ->
        [you] vous deviez
       *[other] { $name } devait
    } partir.
   *[other] { $count } voix de plus contre { $nameAcc } à l’heure { $hour }, et { $nameIs ->
        [you] vous deviez
       *[other] { $name } devait
    } partir.
}
end-but-points = { $points ->
    [one] Un point de plus aurait suffi.
   *[other] { $points } points de plus auraient suffi.
}
end-but-alive = { $count ->
    [one] Une mort de moins, et l’affirmation était fausse.
   *[other] { $count } morts de moins, et l’affirmation était fausse.
}
end-but-dead = { $count ->
    [one] Une mort de plus, et l’affirmation était vraie.
   *[other] { $count } morts de plus, et l’affirmation était vraie.
}
end-but-seer = Tout autre nom aurait fait perdre les fanatiques.
end-but-guess = { $seerIs ->
    [you] Le Prophète, c’était vous.
   *[other] Le Prophète, c’était { $seer }.
} Ce nom aurait donné la victoire aux fanatiques.
