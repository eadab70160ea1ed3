# The end.

end-mark = { $hour ->
    [0] The night, the end
   *[other] Hour { $hour }, the end
}
end-won-cultists = The cult wins.
end-won-investigators = The investigators win.
end-won-hunter = The Cursed Hunter wins.
end-who = { $seatsIs ->
    [you] It was you.
   *[other] It was { $seats }.
}
end-why = { $why }.
end-aborted = { $hour ->
    [0] It hadn’t started.
   *[other] It got as far as hour { $hour }. Nobody won.
}
end-you-dead = You had been dead since hour { $hour }.
end-you-dead-start = You were dead from the start.
end-fact-points = { $points } of { $target } points on the shelf
end-fact-deaths = { $dead ->
    [0] Nobody got a Dead card
   *[other] { $found } of { $dead } deaths discovered
}
end-fact-votes = { $votes ->
    [0] No vote was held
    [one] One vote
   *[other] { $votes } votes
}{ $votes ->
    [0] { "" }
   *[other] , { $gone ->
        [0] nobody voted out
        [one] one voted out
       *[other] { $gone } voted out
    }
}
end-chart-detail = { $people } hearts, hour by hour
end-chart-label = A pulse line for each player, hour by hour. The text below says the same in words.
end-from-the-start = from the start
end-legend-meeting = a meeting
end-legend-dead = a Dead card
end-legend-murder = discovered
end-legend-vote = voted out
end-legend-assassin = struck by the Assassin
end-legend-own = undone by their own role
end-deaths-title = Who, when and where
end-deaths-none = Nobody died.
end-death-start = { $seatIs ->
    [you] You were dead from the start.
   *[other] { $seat } was dead from the start.
}
end-death-untold = { $seatIs ->
    [you] You got a Dead card.
   *[other] { $seat } got a Dead card.
}
end-death-given = { $byIs ->
    [you] You gave { $seatDat } a Dead card.
   *[other] { $by } gave { $seatDat } a Dead card.
}
end-death-given-there = { $byIs ->
    [you] You gave { $seatDat } a Dead card { $placeIn }.
   *[other] { $by } gave { $seatDat } a Dead card { $placeIn }.
}
end-death-again = Already dead.
end-death-unfound = Nobody found out.
end-ghost-murder = { $byIs ->
    [you] You revealed { $seatWhose } Dead card.
   *[other] { $by } revealed { $seatWhose } Dead card.
}
end-ghost-untold = { $seatWhose } Dead card was revealed.
end-ghost-vote = { $seatIs ->
    [you] You were voted out.
   *[other] { $seat } was voted out.
}
end-ghost-assassin = { $byIs ->
    [none] The Assassin struck { $seatAcc }.
    [you] You struck { $seatAcc } as the Assassin.
   *[other] { $by } struck { $seatAcc } as the Assassin.
}
end-ghost-own = { $seatIs ->
    [you] You were undone by your own role.
   *[other] { $seat } was undone by their own role.
}
end-votes-title = Votes
end-votes-none = No vote was held.
end-vote-nobody = Nobody was voted out.
end-vote-left = { $name } was voted out.
end-vote-for = { $count ->
    [one] One for { $name }
   *[other] { $count } for { $name }
}
end-vote-abstained = { $count ->
    [one] One abstained
   *[other] { $count } abstained
}
end-voter-weight = { $name } ({ $votes })
end-points-title = Points on the shelf
end-points-label = Points over { $hours } hours: { $points } of { $target } at the end.
end-points-target = { $target } to win
