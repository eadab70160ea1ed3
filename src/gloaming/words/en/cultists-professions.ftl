# The Professions: won from the first hooded figure that is driven out.

question-offer-profession = Take the Profession?
    .detail = It’s face down. Take it, and it’s turned over for all to see.
question-break-tie = How do you break the tie?
    .detail = You’re the Mayor, and the vote is tied: { $tied }.
question-choose-victim = Who will die in { $revivedWhose } place?
    .detail = A life for a life. They become a ghost, whatever their Pulse deck holds.
question-choose-other-deck = Swap it with which deck?
    .detail = You’ve picked up the deck { $placeOf }. Nobody looks at the cards.
waiting-offer-profession = { $seat } may take the Profession
waiting-break-tie = The Mayor, { $seat }, is breaking the tie
waiting-choose-victim = { $seat } is choosing who dies in { $revivedWhose } place
waiting-choose-other-deck = { $seat } is swapping two room decks

option-take-up = Take it
option-leave-it = Leave it for someone else
option-decree = { $seatIs ->
    [you] Name yourself
   *[other] Name { $seatAcc }
}
option-let-tie-stand = Name nobody
option-revive = Bring { $targetAcc } back to life
option-sacrifice = { $targetIs ->
    [you] Die yourself
   *[other] Let { $targetAcc } die
}
option-swap-deck = Pick up the deck { $placeOf }
option-with-deck = Swap it with the deck { $placeOf }

detail-decree = { $leader ->
    [yes] { $seatIs ->
        [you] You lead the ritual.
       *[other] { $seat } leads the ritual.
    }
   *[no] { $seatIs ->
        [you] You carry on as a ghost.
       *[other] { $seat } carries on as a ghost.
    }
}
detail-revive = Once per game. Then you choose who dies instead.
detail-sacrifice = This can’t be undone. They drop their Items and lose any Profession.
detail-swap-deck = Once per game. Then choose the other room.

event-profession-won = { $seatIs ->
    [you] You win a Profession: { $profession }.
   *[other] { $seat } wins a Profession: { $profession }.
}
event-profession-declined = { $seatIs ->
    [you] You leave the Profession where it is.
   *[other] { $seat } leaves the Profession where it is.
}
event-profession-lost = { $seatWhose } Profession is lost.
event-tie-broken = { $namedIs ->
    [none] { $seatIs ->
        [you] As Mayor, you name nobody.
       *[other] The Mayor, { $seat }, names nobody.
    }
    [you] { $seatIs ->
        [you] As Mayor, you name yourself.
       *[other] The Mayor, { $seat }, names you.
    }
   *[other] { $seatIs ->
        [you] As Mayor, you name { $namedAcc }.
       *[other] The Mayor, { $seat }, names { $namedAcc }.
    }
}
event-support-token-seen = { $informant ->
    [yes] Your token says you’re the Informant.
   *[no] Your token says you’re not the Informant.
}
event-detective-looked-round = Everyone closes their eyes. { $seatIs ->
    [you] You, the Detective, look around.
   *[other] The Detective, { $seat }, looks around.
}
event-informant-seen = { $informantIs ->
    [you] You are the Informant yourself, and an investigator.
   *[other] { $informant } is the Informant, and so an investigator.
}
event-revived = { $seatIs ->
    [you] You bring { $targetAcc } back to life.
   *[other] { $seat } brings { $targetAcc } back to life.
} { $cards ->
    [0] The Pulse deck stays as it was.
    [one] One Dead card leaves the game.
   *[other] { $cards } Dead cards leave the game.
}
event-kept-in-order = { $seatIs ->
    [you] You keep
   *[other] { $seat } keeps
} { $targetWhose } Pulse deck in order.
event-decks-swapped = { $seatIs ->
    [you] You swap
   *[other] { $seat } swaps
} the deck { $oneOf } with the deck { $otherOf }.

mark-offer-profession = A Profession
mark-break-tie = You are the Mayor
mark-choose-victim = You are the Exorcist
mark-choose-other-deck = You are the Saboteur
act-revive = Bring a ghost back
act-revive-detail = Once per game. Someone else must die in exchange.
act-swap-deck = Swap two room decks
act-swap-deck-detail = Once per game. Nobody looks at the cards.
hand-informant = { $seatIs ->
    [you] You are the Informant.
   *[other] The Informant is { $seat }.
}
hand-is-informant = { $informant ->
    [yes] Your token: the Informant.
   *[no] Your token: not the Informant.
}
vote-mayor-decides = { $name } is the Mayor and breaks the tie.
vote-sum-decree = { $namedIs ->
    [none] The Mayor, { $name }, breaks the tie: nobody leaves.
    [you] The Mayor, { $name }, breaks the tie: you leave.
   *[other] The Mayor, { $name }, breaks the tie: { $named } leaves.
}

scene-detective = A short night
scene-detective-detail = Everyone closed their eyes except { $name }, who now knows the Informant.
scene-mayor = The Mayor decides
scene-mayor-leads = { $namedIs ->
    [none] Nobody leads. You vote again, up to three times.
    [you] You lead the ritual.
   *[other] { $named } leads the ritual.
}
scene-revived = { $name } lives again
scene-revived-detail = { $seat } brought the ghost back. Someone else must die in exchange.
scene-death-exorcist = { $name } died for another

end-legend-exorcist = sacrificed by the Exorcist
end-ghost-exorcist = { $byIs ->
    [none] The Exorcist sacrificed { $seatAcc }.
    [you] As the Exorcist, you sacrificed { $seatAcc }.
   *[other] { $by }, the Exorcist, sacrificed { $seatAcc }.
}
end-revived = { $byIs ->
    [you] You brought { $seatAcc } back to life.
   *[other] { $by } brought { $seatAcc } back to life.
}
end-legend-revived = brought back to life
end-profession = { $seatIs ->
    [you] You won the Profession: { $profession }.
   *[other] { $seat } won the Profession: { $profession }.
}
end-profession-none = Nobody won the Profession.
