# The end of a game of Invasion, and the game again.

inv-end-mark = { $round ->
    [0] Before the first round, the end
   *[other] Round { $round }, the end
}
inv-end-won-aliens = The aliens win.
inv-end-won-humans = The humans win.
inv-end-were-aliens = { $seatsIs ->
    [none] Nobody had turned.
    [you] You were one.
    [ye] They were { $seats }.
    [one] It was { $seats }.
   *[many] They were { $seats }.
}
inv-end-were-humans = { $seatsIs ->
    [none] Nobody had turned.
    [you] Only you had turned.
    [ye] { $seats } had turned.
    [one] Only { $seats } had turned.
   *[many] { $seats } had turned.
}
inv-end-you = { $round ->
    [0] You were an alien from the start.
   *[other] You had been an alien since round { $round }.
}
inv-end-aborted = { $round ->
    [0] It hadn’t started.
   *[other] It got as far as round { $round }. Nobody won.
}
inv-end-fact-rescues = { $rescues ->
    [0] No rescue was attempted
    [one] One rescue, { $sabotaged ->
        [0] without Sabotage
       *[other] with Sabotage in it
    }
   *[other] { $rescues } rescues, { $sabotaged ->
        [0] none with Sabotage
       *[other] { $sabotaged } with Sabotage
    }
}
inv-end-fact-accusations = { $accusations ->
    [0] Nobody was accused
    [one] One accusation, { $founded ->
        [0] and it was wrong
       *[other] and it was right
    }
   *[other] { $accusations } accusations, { $founded ->
        [0] none of them right
       *[other] { $founded } right
    }
}

## The lines

inv-end-chart-detail = who was human, and until when
inv-end-chart-label = A line for each player, round by round: straight while human, wavy from the draw that turned them. The text below says the same in words.
inv-end-since = { $round ->
    [0] Alien from the start
   *[other] Alien since round { $round }
}
inv-end-alien = Alien
inv-end-human = Human
inv-end-legend-draw = draws cards
inv-end-legend-turned = turned
inv-end-legend-accusation = found out
inv-end-legend-declaration = stepped forward
inv-end-legend-success = played Success
inv-end-legend-sabotage = played Sabotage
inv-end-legend-unfounded = accused wrongly
inv-end-legend-alone = accused, no support

## In words

inv-end-turned-title = Who turned, and when
inv-end-turned-none = Everyone stayed human.
inv-end-turned-start = { $seatIs ->
    [you] You were an alien from the start.
   *[other] { $seat } was an alien from the start.
}
inv-end-turned-planning = { $seatIs ->
    [you] You turned on the card drawn for planning.
   *[other] { $seat } turned on the card drawn for planning.
}
inv-end-turned-control = { $seatIs ->
    [you] You turned
   *[other] { $seat } turned
} after controlling an agent { $count ->
    [one] and drawing one card.
   *[other] and drawing { $count } cards.
}
inv-end-unknown = Nobody knew until the end.
inv-end-stated-declaration = { $seatIs ->
    [you] You stepped forward as an alien.
   *[other] { $seat } stepped forward as an alien.
}
inv-end-stated-accusation = { $seatIs ->
    [you] You were found out.
   *[other] { $seat } was found out.
}
inv-end-rescues-title = Rescues
inv-end-rescues-none = No rescue was attempted.
inv-end-rescue-saved = The scientist got through, { $saved } of { $goal }.
inv-end-rescue-failed = The rescue failed.
inv-end-card-unknown = face down
inv-end-escalation = It escalated: { $events }.
inv-end-accusations-title = Accusations
inv-end-accusations-none = Nobody was accused.
inv-end-accused = { $accuserIs ->
    [you] You accused { $accusedAcc }
   *[other] { $accuser } accused { $accusedAcc }
}{ $supportersIs ->
    [none] .
   *[other] , supported by { $supportersDat }.
}
inv-end-accused-founded = And rightly so.
inv-end-accused-unfounded = Only Human cards came up.
inv-end-accused-alone = No cards were shown.
inv-end-accused-missed = No cards were shown. It would have been right.
inv-end-ships-none = No Mother Ships came.
inv-end-let-come = { $seatIs ->
    [none] Alien planning let it come.
    [you] You let it come.
   *[other] { $seat } let it come.
}
inv-end-from-the-deck = From the deck.
inv-end-plans-title = Planning
inv-end-plans-count = { $count ->
    [0] nobody planned
    [one] once
   *[other] { $count } times
}
inv-end-let = let come:
inv-end-prevented = prevented:
inv-end-came = came in round { $round }
inv-end-drawn-again = drawn again in round { $round }
inv-end-never-came = never came
inv-end-sectors-title = The sectors
inv-end-sectors-label = How much of each sector was alien, round by round. The final figures are below.
inv-end-sectors-top = all alien: lost
inv-end-sectors-bottom = free

## The replay

inv-replay-open-title = What’s face up
inv-replay-events-next = Next events: { $cards }
inv-replay-upcoming = Upcoming: { $cards }
inv-replay-prevented = Prevented: { $cards }

## Suspicions. Clues are written without a subject: a name stands before them.

suspicion-invasion-top = certainly an alien
suspicion-invasion-bottom = certainly human
suspicion-invasion-was = was an alien by then
suspicion-invasion-label = How likely each player seemed to be an alien, round by round. The biggest changes are described below.
suspicion-invasion-own = drew Assimilated, and knew it
clue-rescued = the cards played in the rescue
clue-event = an event someone let come
clue-planned = chose to plan
clue-controlled = chose to use an agent
clue-idle = used an agent to no purpose
clue-astray = led a scientist astray
clue-slack = freed little
clue-diligent = made good use of an agent
clue-attempted = attempted a rescue
clue-undeclared = let another round pass without stepping forward
clue-charge = a formal accusation between { $seatAcc } and { $aboutAcc }
clue-team = went on a rescue with { $aboutDat }
clue-drew = drew assimilation cards
