# Events of rooms, votes, deaths and the end.

## Rooms

event-room-explored = { $placeThe } is explored.{ $unsafe ->
    [yes] {" "}Its token shows an unsafe passage.
   *[no] {""}
}
event-book-placed = A book goes from { $placeThe } to the shelf.
event-book-returned = A book goes back from the shelf { $placeTo }.
event-room-finished = { $placeThe } is finished.
event-rack-scored = { $rack } is full: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-passage-drawn = A card from the unsafe passages: { $card }.
event-cultist-appeared = A hooded figure appears { $placeIn }. No room actions there.
event-fishman-appeared = The Fishman rises { $placeIn }.

## Votes

event-ballots-opened = { $ballots }.
ballots-for = { $seatsIs ->
    [you] you vote for { $ballotAcc }
    [one] { $seats } votes for { $ballotAcc }
   *[many] { $seats } vote for { $ballotAcc }
}
ballots-for-self = { $seatsIs ->
    [you] you vote for yourself
   *[one] { $seats } votes for themselves
}
ballots-abstain = { $seatsIs ->
    [you] you abstain
    [one] { $seats } abstains
   *[many] { $seats } abstain
}
event-ballot-cast = { $ballotIs ->
    [none] You abstained.
    [you] You voted for yourself.
   *[other] You voted for { $ballotAcc }.
}
event-tally-shown = { $tally }.
tally-for = { $votes ->
    [one] one vote for { $seatAcc }
   *[other] { $votes } votes for { $seatAcc }
}
tally-abstentions = { $votes ->
    [0] no abstentions
    [one] one abstention
   *[other] { $votes } abstentions
}
event-ballot-changed = { $ballotIs ->
    [none] Knife in hand, { $seatIs ->
        [you] you abstain
       *[other] { $seat } abstains
    } after all.
    [self] Knife in hand, { $seatIs ->
        [you] you vote for yourself
       *[other] { $seat } votes for themselves
    } after all.
   *[other] Knife in hand, { $seatIs ->
        [you] you vote for { $ballotAcc }
       *[other] { $seat } votes for { $ballotAcc }
    } after all.
}
event-ballot-kept = Knife in hand, { $seatIs ->
    [you] you keep your ballot.
   *[other] { $seat } keeps their ballot.
}
event-vote-settled = { $eliminatedIs ->
    [none] Nobody leaves.
    [you] You are voted out.
   *[other] { $eliminated } leaves.
}

## Deaths and roles

event-became-ghost = { $cause ->
    [murder] { $seatIs ->
        [you] You are dead. You carry on as a ghost.
       *[other] { $seat } is dead, and carries on as a ghost.
    }
    [vote] { $seatIs ->
        [you] You carry on as a ghost.
       *[other] { $seat } carries on as a ghost.
    }
    [assassin] { $seatIs ->
        [you] You fall to the Assassin and carry on as a ghost.
       *[other] { $seat } falls to the Assassin and carries on as a ghost.
    }
    [exorcist] { $seatIs ->
        [you] You die for another and carry on as a ghost.
       *[other] { $seat } dies for another and carries on as a ghost.
    }
   *[own] { $seatIs ->
        [you] You become a ghost. Nobody else had a hand in it.
       *[other] { $seat } becomes a ghost. Nobody else had a hand in it.
    }
}
event-role-shown = { $seatIs ->
    [you] You reveal your role: { $role }.
   *[other] { $seat } reveals a role: { $role }.
}
event-assassinated = { $seatIs ->
    [you] You step forward as the Assassin and strike { $targetAcc }.
   *[other] { $seat } steps forward as the Assassin and strikes { $targetAcc }.
}

## The end

event-claimed = { $seatIs ->
    [you] You step forward as the cultist and claim that enough investigators are dead.
   *[other] { $seat } steps forward as the cultist and claims that enough investigators are dead.
}
event-pulse-opened = { $seatWhose } Pulse deck: { $cards }.
event-dead-counted = The Pulse decks are opened. { $deadIs ->
    [none] Nobody is dead.
    [you] You are dead.
    [one] { $dead } is dead.
   *[many] { $dead } are dead.
} The cult needed { $needed }.
event-guessers-named = { $seats } must name the Seer.
event-seer-named = { $seatsIs ->
    [you] You name
    [one] { $seats } names
   *[many] { $seats } name
} { $guessAcc } as the Seer. { $right ->
    [yes] Correct.
   *[no] Wrong.
}
event-game-ended = { $winner ->
    [cultists] The cult wins
    [hunter] The Cursed Hunter wins
   *[investigators] The investigators win
}: { $why }.

# Why a game ended, to follow "The cult wins:"
reason-points = there are enough books on the shelf
reason-vote = the last cultist was voted out
reason-assassin = the last cultist fell to the Assassin
reason-murder = the last cultist was found dead
reason-kills = enough investigators were dead in time
reason-claim = the claim was true, and enough investigators are dead
reason-false-claim = the claim was false, and too few investigators are dead
reason-time = ten hours have passed, and the shelf isn’t full enough
reason-seer = the cult named the Seer
reason-ritual = { $winner ->
    [investigators] Organism 46-B is banished
   *[cultists] the banishment ritual failed
}
reason-no-leader = three votes found no leader for the ritual
reason-exorcist = the last cultist died at the Exorcist’s hand
reason-hunter = { $winner ->
    [hunter] nobody recognised the Hunter in time
   *[other] the Hunter was recognised
}
