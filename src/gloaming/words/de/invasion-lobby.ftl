# Ein Spiel Invasion, das noch vorbereitet wird.

inv-which-city = Welche Stadt?
inv-players-detail = { $assimilated ->
    [one] Eine Karte „Assimiliert“ liegt
   *[other] { $assimilated } Karten „Assimiliert“ liegen
} im Stapel. Wer eine zieht, ist von da an ein Alien.
inv-facts-game = { $players } Plätze, { $city }
inv-facts-assimilated = Alle beginnen als Menschen; { $assimilated ->
    [one] eine Person kann zum Alien werden
   *[other] bis zu { $assimilated } können zu Aliens werden
}
inv-facts-aim = Die Menschen gewinnen, wenn { $scientists } Wissenschaftler heimkommen. Etwa 60 Minuten
inv-facts-danger = Die Aliens gewinnen mit { $ships } Mutterschiffen oder einem ganzen Sektor
inv-log-set-up = Vor der ersten Runde
inv-log-round = Runde { $round }
