# What happened, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## The night

event-roles-laid-out = { $rolesIs ->
    [none] There are no special roles tonight.
   *[some] Special roles tonight: { $roles }.
}
event-envelope-opened = You are { $roleA }. In your hand: { $hand }.
event-cultists-recognised = { $cultistsIs ->
    [ye] With you, { $others } { $othersIs ->
        [one] is a cultist
       *[many] are cultists
    }.
    [you] You are the only cultist.
    [one] You saw a thumb: { $cultists } is the cultist.
   *[many] You saw thumbs: { $cultists } are the cultists.
}
event-start-cards-seen = { $deadIs ->
    [none] Nobody is dead from the start.
   *[some] Dead from the start: { $dead }.
}
event-route-shown = { $seat } follows an open route: { $route }.

## The hour

event-round-began = Hour { $round } begins. { $knifeIs ->
    [you] You have the knife.
   *[other] { $knife } has the knife.
}
event-round-ended = Hour { $round } is over.
event-path-declared = { $seatIs ->
    [you] You name your way
   *[other] { $seat } names the way
}: { $path }.
event-entered = { $seatIs ->
    [you] You go
   *[other] { $seat } goes
} { $placeTo }.
event-stayed = { $seatIs ->
    [you] You stay
   *[other] { $seat } stays
} { $placeIn }.
event-met = { $seats } meet { $placeIn }.
event-gave = { $seatIs ->
    [you] You give { $toDat } { $card }.
   *[other] { $seat } gives { $toDat } { $card }.
}
event-gave-in-the-dark = In the dark, you give { $toDat } { $card }.
event-pulse-grew = { $seatIs ->
    [you] Somebody in the dark gives you a card.
   *[other] Somebody in the dark gives { $seat } a card.
}

## Event tokens

event-token-drawn = The clock strikes: { $token }.
event-power-switched = { $on ->
    [yes] The power is back.
   *[no] The power fails. It is dark.
}
event-power-restarted = { $seatIs ->
    [you] You restart the power.
   *[other] { $seat } restarts the power.
}
event-portal-opened = The Portal stands open { $portalIn }. Two must close it before hour { $mark } { $deadline ->
    [start] begins.
   *[end] ends.
}
event-portal-closed = The Portal is closed. { $target ->
    [one] One point is enough now.
   *[other] { $target } points are enough now.
}
event-portal-missed = Nobody closed the Portal in time. { $target ->
    [one] It takes one point now.
   *[other] It takes { $target } points now.
}
event-panes-broke = { $cards ->
    [0] Panes break, and no card falls.
    [one] One card of the draw pile falls unseen into the unsafe passages.
   *[other] { $cards } cards of the draw pile fall unseen into the unsafe passages.
}
event-token-peeked = The token in your hand: { $token }.
event-token-handled = { $removed ->
    [yes] { $seatIs ->
        [you] You take a token out of the game. The others did not see which.
       *[other] { $seat } takes a token out of the game, unseen.
    }
   *[no] { $seatIs ->
        [you] You return the token to the bag.
       *[other] { $seat } looks at a token and returns it to the bag.
    }
}
event-knife-used = { $seatIs ->
    [you] You use the knife
   *[other] { $seat } uses the knife
} { $purpose ->
    [fishman] on the Fishman.
    [entering] to pass the Fishman.
    [false_eyes] to look through false eyes.
    [in_control] to look into the bag.
    [change] to change a ballot.
    [double_vote] to let a ballot count twice.
    [double_abstention] to abstain twice.
    [ropes] to throw the safety ropes.
   *[other] for something.
}

## Actions

event-passed = { $seatIs ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-state-checked = { $seatIs ->
    [you] You look
   *[other] { $seat } looks
} at { $targetWhose } Pulse deck{ $means ->
    [camera] {" "}through the camera.
    [false_eyes] {" "}through false eyes.
    [binoculars] {" "}through the binoculars.
   *[check] .
}
event-pulse-seen = In { $targetWhose } Pulse deck: { $cards }.
event-dead-laid-open = { $cards ->
    [one] A Dead card lies open on { $targetWhose } Pulse deck.
   *[other] { $cards } Dead cards lie open on { $targetWhose } Pulse deck.
}
event-death-reported = { $seatIs ->
    [you] You report { $targetWhose } death.
   *[other] { $seat } reports { $targetWhose } death.
}
event-check-closed = { $seatIs ->
    [you] You put { $targetWhose } Pulse deck back and show nothing.
   *[other] { $seat } puts { $targetWhose } Pulse deck back and shows nothing.
}
event-card-placed = { $placeIs ->
    [none] A card of the draw pile goes unseen into the unsafe passages.
   *[some] A card of the draw pile goes unseen onto the deck { $placeOf }.
}
event-card-discarded = A card of the draw pile leaves the game unseen.
event-hallway-secured = { $seatIs ->
    [you] You put { $card } into the unsafe passages.
   *[other] { $seat } puts { $card } into the unsafe passages.
}
event-cultist-fought = { $seatIs ->
    [you] You drive the hooded one { $placeFrom }.
   *[other] { $seat } drives the hooded one { $placeFrom }.
}
event-fishman-scared = { $seatIs ->
    [you] You scare the Fishman back into the lake.
   *[other] { $seat } scares the Fishman back into the lake.
}
event-room-filled = { $seatIs ->
    [you] You lay { $card } on the deck { $placeOf }.
   *[other] { $seat } lays { $card } on the deck { $placeOf }.
}
event-room-checked = { $seatIs ->
    [you] You draw
   *[other] { $seat } draws
} { $top ->
    [yes] the top card
   *[no] a card
} { $placeIn }: { $card }.
event-camera-used = { $seatIs ->
    [you] You use the camera.
   *[other] { $seat } uses the camera.
}
event-vote-initiated = { $seatIs ->
    [you] You call a vote.
   *[other] { $seat } calls a vote.
}
event-portal-touched = { $seatIs ->
    [you] You lay a hand on the Portal.
   *[other] { $seat } lays a hand on the Portal.
}
event-help-asked = { $seatIs ->
    [you] You ask { $partnerAcc } to help close the Portal.
   *[other] { $seat } asks { $partnerAcc } to help close the Portal.
}
event-help-refused = { $seatIs ->
    [you] You do not help.
   *[other] { $seat } does not help.
}
