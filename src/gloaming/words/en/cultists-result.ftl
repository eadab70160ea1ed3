# What decided a game, for its picture. Nobody is named: the faces say who.

decisive-vote = Voted out in hour { $hour }
decisive-gift = The last Dead card, in hour { $hour }
decisive-points = The book that was enough, in hour { $hour }
decisive-seer = The last guess named the Seer
decisive-near = { $count ->
    [one] One ballot short, in hour { $hour }
   *[other] { $count } ballots short, in hour { $hour }
}
decisive-short = { $points ->
    [one] One point short
   *[other] { $points } points short
}
decisive-last = The last to go, in hour { $hour }
