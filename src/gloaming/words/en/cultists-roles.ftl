# The roles. `.a` follows "You are", `.does` says what it can or must, `.short` the same for the lobby.

role-investigator = Investigator
    .a = an Investigator
    .does = No power but good sense.
role-cultist = Cultist
    .a = a Cultist
    .does = Gives Dead cards, spoils rooms, needs no route and may hide the deaths it finds.
role-seer = Seer
    .a = the Seer
    .does = Learns in the night who the cultists are. If the cult names the Seer in the end, it wins after all.
    .short = { role-seer.does }
role-assassin = Assassin
    .a = the Assassin
    .does = Once a game, may make another living person in the same place a ghost. From then on everybody knows the Assassin.
    .short = { role-assassin.does }
role-mechanic = Mechanic
    .a = the Mechanic
    .does = May use every room, whatever the route says, while living.
    .short = { role-mechanic.does }
role-radiant-beauty = Radiant Beauty
    .a = the Radiant Beauty
    .does = As a ghost, brings light and power to every place it is in.
    .short = { role-radiant-beauty.does }
role-infected = Infected
    .a = the Infected
    .does = On becoming a ghost, nobody gives cards in meetings until the next hour ends.
    .short = { role-infected.does }
role-super-ghost = Super Ghost
    .a = the Super Ghost
    .does = As a ghost, may use every room action like the living.
    .short = { role-super-ghost.does }
role-greenhorn = Greenhorn
    .a = the Greenhorn
    .does = Becomes a ghost by using the camera or by calling a vote. The deed is still done.
    .short = { role-greenhorn.does }
role-butterfingers = Butterfingers
    .a = Butterfingers
    .does = Becomes a ghost after using the knife, whatever for.
    .short = { role-butterfingers.does }
role-crybaby = Crybaby
    .a = the Crybaby
    .does = Becomes a ghost after showing somebody’s death.
    .short = { role-crybaby.does }
role-firestarter = Firestarter
    .a = the Firestarter
    .does = Holds a Failure and a Sabotage, and becomes a ghost if one of them is still in hand when hour 5 ends.
    .short = { role-firestarter.does }
role-cursebearer = Cursebearer
    .a = the Cursebearer
    .does = Dies as soon as it shares a room with a ghost: by entering, or when a ghost arrives. The role is shown, and no vote follows.
    .short = { role-cursebearer.does }
role-celebrity = Celebrity
    .a = the Celebrity
    .does = Must show the role when hour 6 begins. If dead by then, becomes a ghost, and all cards of the Pulse deck are dealt out unseen.
    .short = { role-celebrity.does }
role-blind-cultist = Blind Cultist
    .a = the Blind Cultist
    .does = A cultist whose eyes stay shut in the night: knows neither the partner nor the dead. The partner knows.
    .short = { role-blind-cultist.does }

role-shown-as-ghost = Shows the role on becoming a ghost.
role-hidden-as-ghost = Keeps the role hidden, also as a ghost.
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
        [one] { $points } points of books on the shelf, or the cultist out of the way.
       *[other] { $points } points of books on the shelf, or all { $cultists } cultists out of the way.
    }
team-cultists = The cult
    .one = Cultist
    .goal = { $cultists ->
        [one] At the end of an hour, claim truly that { $dead } investigators are dead; or hold out for ten hours.
       *[other] { $dead } investigators dead an hour before you would lose; or hold out for ten hours.
    }
team-hunter = The Cursed Hunter
    .one = Cursed Hunter
    .goal = Stay unrecognised, with a Curse card in both cultists’ Pulse decks or curse tokens in six rooms.
team-sizes = { $cultists ->
    [one] One cultist
   *[other] { $cultists } cultists
}, { $investigators } investigators
team-sizes-hunted = { team-sizes }, a Cursed Hunter
