# The roles. `.a` follows "You are", `.does` says what it can or must, `.short` the same for the lobby.

role-investigator = Investigator
    .a = an investigator
    .does = No special power, just good sense.
role-cultist = Cultist
    .a = a cultist
    .does = Hands out Dead cards, spoils rooms, ignores routes, and may hide any death they find.
role-seer = Seer
    .a = the Seer
    .does = Learns at night who the cultists are. If the cult names the Seer at the end, the cult wins instead.
    .short = { role-seer.does }
role-assassin = Assassin
    .a = the Assassin
    .does = Once per game, may turn another living person in the same place into a ghost. From then on everyone knows the Assassin.
    .short = { role-assassin.does }
role-mechanic = Mechanic
    .a = the Mechanic
    .does = While alive, may use any room, whatever the route says.
    .short = { role-mechanic.does }
role-radiant-beauty = Radiant Beauty
    .a = the Radiant Beauty
    .does = As a ghost, brings light and power wherever they go.
    .short = { role-radiant-beauty.does }
role-infected = Infected
    .a = the Infected
    .does = Once they become a ghost, nobody gives cards in meetings until the end of the next hour.
    .short = { role-infected.does }
role-super-ghost = Super Ghost
    .a = the Super Ghost
    .does = As a ghost, may use every room action as if alive.
    .short = { role-super-ghost.does }
role-greenhorn = Greenhorn
    .a = the Greenhorn
    .does = Becomes a ghost on using the camera or calling a vote. The action still happens.
    .short = { role-greenhorn.does }
role-butterfingers = Butterfingers
    .a = Butterfingers
    .does = Becomes a ghost after using the knife, for any reason.
    .short = { role-butterfingers.does }
role-crybaby = Crybaby
    .a = the Crybaby
    .does = Becomes a ghost after revealing someone’s death.
    .short = { role-crybaby.does }
role-firestarter = Firestarter
    .a = the Firestarter
    .does = Starts with a Failure and a Sabotage, and becomes a ghost if either is still in hand when hour 5 ends.
    .short = { role-firestarter.does }
role-cursebearer = Cursebearer
    .a = the Cursebearer
    .does = Dies on sharing a room with a ghost, by walking in or when one arrives. The role is revealed, and no vote follows.
    .short = { role-cursebearer.does }
role-celebrity = Celebrity
    .a = the Celebrity
    .does = Must reveal the role when hour 6 begins. If already dead by then, becomes a ghost, and every card in their Pulse deck is dealt out unseen.
    .short = { role-celebrity.does }
role-blind-cultist = Blind Cultist
    .a = the Blind Cultist
    .does = A cultist whose eyes stay shut at night. Knows neither their partner nor the dead; the partner knows them.
    .short = { role-blind-cultist.does }

role-shown-as-ghost = Revealed on becoming a ghost.
role-hidden-as-ghost = Stays secret, even as a ghost.
role-unknown = an unknown role
role-one-of = { $roles }
role-favours = { $side ->
    [investigators] Helps the investigators: { $loyalty }
    [cultists] Helps the cult: { $loyalty }
   *[none] Helps neither side
}

## Teams and what they want

team-investigators = Investigators
    .one = Investigator
    .goal = { $cultists ->
        [one] Get { $points } points of books onto the shelf, or see the cultist out.
       *[other] Get { $points } points of books onto the shelf, or see all { $cultists } cultists out.
    }
team-cultists = The cult
    .one = Cultist
    .goal = { $cultists ->
        [one] At the end of an hour, claim that { $dead } investigators are dead, and be right. Or hold out for ten hours.
       *[other] Have { $dead } investigators dead by the hour before you would lose. Or hold out for ten hours.
    }
team-hunter = The Cursed Hunter
    .one = Cursed Hunter
    .goal = Go unnoticed, with a Curse card in both cultists’ Pulse decks or curse tokens in six rooms.
team-sizes = { $cultists ->
    [one] One cultist
   *[other] { $cultists } cultists
}, { $investigators } investigators
team-sizes-hunted = { team-sizes }, a Cursed Hunter
