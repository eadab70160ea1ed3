# A game of Invasion that is still being laid.

inv-which-city = Quelle ville ?
inv-players-detail = { $assimilated ->
    [one] Il y a une carte Assimilé
   *[other] Il y a { $assimilated } cartes Assimilé
} dans la pile. Qui en pioche une est alien dès lors.
inv-facts-game = { $players } places, { $city }
inv-facts-assimilated = Au départ, tout le monde est humain ; { $assimilated ->
    [one] une personne peut changer de camp
   *[other] jusqu’à { $assimilated } peuvent changer de camp
}
inv-facts-aim = Les humains gagnent en ramenant { $scientists } scientifiques. Environ 60 minutes
inv-facts-danger = Les aliens gagnent avec { $ships } vaisseaux-mères ou un secteur entier
inv-log-set-up = Avant la première manche
inv-log-round = Manche { $round }
