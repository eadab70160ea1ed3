# A game of Invasion that is still being laid.

inv-which-city = Which city?
inv-players-detail = { $assimilated ->
    [one] One Assimilated card lies
   *[other] { $assimilated } Assimilated cards lie
} in the deck. Whoever draws one is an alien from then on.
inv-facts-game = { $players } seats, { $city }
inv-facts-assimilated = All begin human; { $assimilated ->
    [one] one may turn alien
   *[other] up to { $assimilated } may turn alien
}
inv-facts-aim = Humans bring { $scientists } scientists home, about 60 minutes
inv-facts-danger = Aliens win with { $ships } mother ships or a whole sector
inv-log-set-up = Before the first round
inv-log-round = Round { $round }
