# Every answer as the act it names. What follows from it stands in detail-…; what only its seat may read in secret-….

option-wake = Wake up
option-go = Go { $placeTo }
option-go-drift = Drift { $placeTo }
option-stop = Stay { $placeIn }
option-stop-path = End your way { $placeIn }
option-give = Give { $toDat } { $card }
option-show-death = Lay the Dead card open
option-put-back = Put the deck back and show nothing
option-accuse = { $seatIs ->
    [you] Vote for yourself
   *[other] Vote for { $seatAcc }
}
option-accuse-instead = { $seatIs ->
    [you] Vote for yourself instead
   *[other] Vote for { $seatAcc } instead
}
option-abstain = Abstain
option-abstain-instead = Abstain instead
option-keep-ballot = Keep your ballot
option-weigh = { $twice ->
    [yes] Let your ballot count twice
   *[no] Let your ballot count once
}
option-confirm = Let hour { $round } end
option-claim = Step forward and claim
option-name-seer = Name { $seatAcc }
option-check-state = Look at { $targetWhose } Pulse deck
option-secure-hallway = Put { $card } into the unsafe passages
option-fight-cultist = Drive the hooded one { $placeFrom }
option-scare-fishman = Scare the Fishman into the lake
option-fill-room = Lay { $card } on the deck { $placeOf }
option-check-room = Draw a card { $placeIn }
option-initiate-vote = Call a vote
option-watch-room = Draw a card { $placeIn } by camera
option-watch-state = Look at { $targetWhose } Pulse deck by camera
option-restart-power = Restart the power
option-close-portal = { $closingIs ->
    [none] Begin to close the Portal
   *[some] Close the Portal
}
option-close-together = Close the Portal with { $partnerDat }
option-help = Help
option-refuse = Do not help
option-pass = Pass
option-assassinate = Strike { $targetAcc } as the Assassin
option-spy = Look at { $targetWhose } Pulse deck
option-decline = { $question ->
    [LookThroughFalseEyes] Look at nobody
   *[other] Leave the bag alone
}
option-peek = Take a token out for a look
option-remove-token = Take it out of the game
option-return-token = Return it to the bag

## What an act leads to, as far as everybody at the table could work it out

detail-meet = { $seatsIs ->
    [one] { $seats } is there alone: you will meet.
   *[many] { $seats } are there in the dark: you will meet.
}
detail-meet-without-cards = { $seatsIs ->
    [one] { $seats } is there alone: you will meet, without cards.
   *[many] { $seats } are there in the dark: you will meet, without cards.
}
detail-crowd = { $seats } are there: no meeting.
detail-met-before = You have met there this turn.
detail-back-at-start = You started there and cannot stay.
detail-last-door = Your last door.
detail-movement-ends = Your movement ends.
detail-card-unseen = It goes face down into { $toWhose } Pulse deck. Only you will know.
detail-fill = { $cards ->
    [one] One card lies there now.
   *[other] { $cards } cards lie there now.
}
detail-fill-explores = Its third card: the room is explored.
detail-secure = { $cards ->
    [one] One card lies there now.
   *[other] { $cards } cards lie there now.
}
detail-draw = { $cards ->
    [one] One card lies there. Success brings a book to the shelf.
   *[other] One of { $cards } cards. Success brings a book to the shelf.
}
detail-draw-scores = A book would fill the rack: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
detail-look = { $cards ->
    [0] It is empty.
    [one] It holds one card.
   *[other] It holds { $cards } cards.
}
detail-show-death = { $targetIs ->
    [you] You go on as a ghost, and a vote follows.
   *[other] { $target } goes on as a ghost, and a vote follows.
}
detail-accuse = Out goes whoever has more votes than every other, and more than abstain.
detail-abstain = Weighs against sending anybody away.
detail-keep-ballot = The vote is settled as it stands.
detail-claim = With { $needed } dead investigators you win. With fewer you lose.
detail-name-seer = One guess. If it is right, the cult wins.
detail-fight-cultist = It leaves for good, and the room can be used again.
detail-scare-fishman = This hallway is free again.
detail-vote = Everybody votes at once.
detail-restart-power = Light everywhere.
detail-portal-begin = A second one must do the same this hour.
detail-portal-finish = { $closing } began it. With you it closes.
detail-portal-in-vain = But nobody else can still do it.
detail-portal-ask = They may refuse. Your action is spent.
detail-help = The Portal closes, and you give up your action.
detail-assassinate = Once a game. Your role is shown, and no vote follows.
detail-peek = { $bag ->
    [one] One token is in the bag.
   *[other] { $bag } tokens are in the bag.
}
detail-remove-token = The others do not learn which it was.

## What only this seat may read, while it holds

secret-on-route = On your route this hour.
secret-off-route = Not on your route this hour.
secret-must-show = A Dead card must be shown.
secret-may-hide = You may keep a death to yourself.
secret-greenhorn = The Greenhorn becomes a ghost by it.
secret-butterfingers = Butterfingers becomes a ghost by using the knife.
secret-crybaby = The Crybaby becomes a ghost by it.
secret-crybaby-risk = A death found makes the Crybaby a ghost.
secret-deadly = A secret death.
