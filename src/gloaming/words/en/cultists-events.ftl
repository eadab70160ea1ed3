# What happened, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## The night

event-roles-laid-out = { $rolesIs ->
    [none] There are no special roles tonight.
   *[some] Special roles tonight: { $roles }.
}
event-envelope-opened = You are { $roleA }. In your hand: { $hand }.
event-cultists-recognised = { $cultistsIs ->
    [ye] { $others } { $othersIs ->
        [one] is a cultist
       *[many] are cultists
    }, like you.
    [you] You are the only cultist.
    [one] You saw a raised thumb: { $cultists } is the cultist.
   *[many] You saw raised thumbs: { $cultists } are the cultists.
}
event-start-cards-seen = { $deadIs ->
    [none] Nobody is dead from the start.
   *[some] Dead from the start: { $dead }.
}
event-route-shown = { $seat } follows a public route: { $route }.

## The hour

event-round-began = Hour { $round } begins. { $knifeIs ->
    [you] You have the knife.
   *[other] { $knife } has the knife.
}
event-round-ended = Hour { $round } is over.
event-path-declared = { $seatIs ->
    [you] You declare your path
   *[other] { $seat } declares a path
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
   *[no] The power fails. It’s dark.
}
event-power-restarted = { $seatIs ->
    [you] You restart the power.
   *[other] { $seat } restarts the power.
}
event-portal-opened = The Portal opens { $portalIn }. Two people must close it before hour { $mark } { $deadline ->
    [start] begins.
   *[end] ends.
}
event-portal-closed = The Portal is closed. { $target ->
    [one] One point will do now.
   *[other] { $target } points will do now.
}
event-portal-missed = Nobody closed the Portal in time. { $target ->
    [one] Now it takes one point.
   *[other] Now it takes { $target } points.
}
event-panes-broke = { $cards ->
    [0] Windows break, but no card falls.
    [one] One card from the draw pile falls unseen into the unsafe passages.
   *[other] { $cards } cards from the draw pile fall unseen into the unsafe passages.
}
event-token-peeked = The token in your hand: { $token }.
event-token-handled = { $removed ->
    [yes] { $seatIs ->
        [you] You remove a token from the game. The others didn’t see which.
       *[other] { $seat } removes a token from the game, unseen.
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
    [entering] to get past the Fishman.
    [false_eyes] to look through false eyes.
    [in_control] to look into the bag.
    [change] to change a ballot.
    [double_vote] to double a ballot.
    [double_abstention] to double an abstention.
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
    [one] A Dead card is revealed in { $targetWhose } Pulse deck.
   *[other] { $cards } Dead cards are revealed in { $targetWhose } Pulse deck.
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
    [none] A card from the draw pile goes unseen into the unsafe passages.
   *[some] A card from the draw pile goes unseen onto the deck { $placeIn }.
}
event-card-discarded = A card from the draw pile leaves the game unseen.
event-hallway-secured = { $seatIs ->
    [you] You put { $card } into the unsafe passages.
   *[other] { $seat } puts { $card } into the unsafe passages.
}
event-cultist-fought = { $seatIs ->
    [you] You drive the hooded figure { $placeFrom }.
   *[other] { $seat } drives the hooded figure { $placeFrom }.
}
event-fishman-scared = { $seatIs ->
    [you] You scare the Fishman back into the lake.
   *[other] { $seat } scares the Fishman back into the lake.
}
event-room-filled = { $seatIs ->
    [you] You add { $card } to the deck { $placeIn }.
   *[other] { $seat } adds { $card } to the deck { $placeIn }.
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
    [you] You don’t help.
   *[other] { $seat } doesn’t help.
}
