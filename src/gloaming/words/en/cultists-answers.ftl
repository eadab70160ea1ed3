# Every answer as the act it names. What follows from it stands in detail-…; what only its seat may read in secret-….

option-wake = Wake up
option-go = Go { $placeTo }
option-go-drift = Drift { $placeTo }
option-stop = Stay { $placeIn }
option-stop-path = End your path { $placeIn }
option-give = Give { $toDat } { $card }
option-show-death = Reveal the Dead card
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
    [yes] Count your ballot twice
   *[no] Count your ballot once
}
option-confirm = Let hour { $round } end
option-claim = Step forward and claim victory
option-name-seer = Name { $seatAcc }
option-check-state = Look at { $targetWhose } Pulse deck
option-secure-hallway = Put { $card } into the unsafe passages
option-fight-cultist = Drive the hooded figure { $placeFrom }
option-scare-fishman = Scare the Fishman into the lake
option-fill-room = Add { $card } to the deck { $placeIn }
option-check-room = Draw a card { $placeIn }
option-initiate-vote = Call a vote
option-watch-room = Draw a card { $placeIn } by camera
option-watch-state = Look at { $targetWhose } Pulse deck by camera
option-restart-power = Restart the power
option-close-portal = { $closingIs ->
    [none] Start closing the Portal
   *[some] Close the Portal
}
option-close-together = Close the Portal with { $partnerDat }
option-help = Help
option-refuse = Don’t help
option-pass = Pass
option-assassinate = Strike { $targetAcc } as the Assassin
option-spy = Look at { $targetWhose } Pulse deck
option-decline = { $question ->
    [LookThroughFalseEyes] Look at nobody
   *[other] Leave the bag alone
}
option-peek = Take out a token and look
option-remove-token = Remove it from the game
option-return-token = Return it to the bag

## What an act leads to, as far as everyone at the table could work it out

detail-meet = { $seatsIs ->
    [one] { $seats } is there alone. You’ll meet.
   *[many] { $seats } are there in the dark. You’ll meet.
}
detail-meet-without-cards = { $seatsIs ->
    [one] { $seats } is there alone. You’ll meet, but no cards change hands.
   *[many] { $seats } are there in the dark. You’ll meet, but no cards change hands.
}
detail-crowd = { $seats } are there. No meeting.
detail-met-before = You’ve already met there this turn.
detail-back-at-start = You started there, so you can’t stay.
detail-last-door = Your last door.
detail-movement-ends = Ends your move.
detail-card-unseen = It goes face down into { $toWhose } Pulse deck. Only you will know.
detail-fill = { $cards ->
    [one] One card there now.
   *[other] { $cards } cards there now.
}
detail-fill-explores = Its third card: the room is explored.
detail-secure = { $cards ->
    [one] One card there now.
   *[other] { $cards } cards there now.
}
detail-draw = { $cards ->
    [one] One card in the deck. Success sends a book to the shelf.
   *[other] { $cards } cards in the deck. Success sends a book to the shelf.
}
detail-draw-scores = A book would fill the rack: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
detail-look = { $cards ->
    [0] It’s empty.
    [one] It holds one card.
   *[other] It holds { $cards } cards.
}
detail-show-death = { $targetIs ->
    [you] You carry on as a ghost, and a vote follows.
   *[other] { $target } carries on as a ghost, and a vote follows.
}
detail-accuse = To leave, someone needs more votes than anyone else, and more than the abstentions.
detail-abstain = Counts against sending anyone away.
detail-keep-ballot = The vote stands as it is.
detail-claim = With { $needed } dead investigators you win. With any fewer you lose.
detail-name-seer = One guess. If it’s right, the cult wins.
detail-fight-cultist = It’s gone for good, and the room can be used again.
detail-scare-fishman = This hallway is free again.
detail-vote = Everyone votes at once.
detail-restart-power = The lights come back on everywhere.
detail-portal-begin = Someone else must do the same this hour.
detail-portal-finish = { $closing } started it. You close it.
detail-portal-in-vain = But nobody else can still do it.
detail-portal-ask = They may refuse. Your action is spent either way.
detail-help = The Portal closes, and you give up your action.
detail-assassinate = Once per game. Your role is revealed, and no vote follows.
detail-peek = { $bag ->
    [one] One token is in the bag.
   *[other] { $bag } tokens are in the bag.
}
detail-remove-token = The others won’t learn which it was.

## What only this seat may read, while it holds

secret-on-route = On your route this hour.
secret-off-route = Not on your route this hour.
secret-must-show = You must reveal a Dead card.
secret-may-hide = You may keep a death to yourself.
secret-greenhorn = You’re the Greenhorn: this makes you a ghost.
secret-butterfingers = You’re Butterfingers: using the knife makes you a ghost.
secret-crybaby = You’re the Crybaby: this makes you a ghost.
secret-crybaby-risk = You’re the Crybaby: finding a death makes you a ghost.
secret-deadly = A secret death.
