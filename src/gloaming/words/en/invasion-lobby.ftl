# A game of Invasion that is still being laid.

inv-which-city = Which city?
inv-players-detail = { $assimilated ->
    [one] One Assimilated card is
   *[other] { $assimilated } Assimilated cards are
} in the deck. Draw one and you’re an alien from then on.
inv-facts-game = { $players } seats, { $city }
inv-facts-assimilated = Everyone starts human; { $assimilated ->
    [one] one may turn
   *[other] up to { $assimilated } may turn
}
inv-facts-aim = Humans win by bringing { $scientists } scientists home. About 60 minutes
inv-facts-danger = Aliens win with { $ships } Mother Ships or a whole sector
inv-log-set-up = Before the first round
inv-log-round = Round { $round }
