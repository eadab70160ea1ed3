# The Professions: won from the first hooded one that is driven out.

question-offer-profession = Do you take up the Profession?
    .detail = It lies face down. Taken, it is turned up for all to see.
question-break-tie = How do you decide?
    .detail = You are the Mayor, and the vote is tied: { $tied }.
question-choose-victim = Who dies in place of { $revivedDat }?
    .detail = A life for a life. They become a ghost, whatever lies in the Pulse deck.
question-choose-other-deck = Which deck takes its place?
    .detail = The deck { $placeOf } is in your hands. Nobody looks at the cards.
waiting-offer-profession = { $seat } may take up the Profession
waiting-break-tie = The Mayor, { $seat }, decides the tie
waiting-choose-victim = { $seat } chooses who dies in place of { $revivedDat }
waiting-choose-other-deck = { $seat } swaps two room decks

option-take-up = Take it up
option-leave-it = Leave it for the next
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
option-swap-deck = Take up the deck { $placeOf }
option-with-deck = Swap it with the deck { $placeOf }

detail-decree = { $leader ->
    [yes] { $seatIs ->
        [you] You lead the ritual.
       *[other] { $seat } leads the ritual.
    }
   *[no] { $seatIs ->
        [you] You go on as a ghost.
       *[other] { $seat } goes on as a ghost.
    }
}
detail-revive = Once a game. Then you must choose somebody else who dies.
detail-sacrifice = It cannot be undone. The Items fall, and a Profession is lost.
detail-swap-deck = Once a game. Then choose the other room.

event-profession-won = { $seatIs ->
    [you] You win a Profession: { $profession }.
   *[other] { $seat } wins a Profession: { $profession }.
}
event-profession-declined = { $seatIs ->
    [you] You leave the Profession where it lies.
   *[other] { $seat } leaves the Profession where it lies.
}
event-profession-lost = { $seatWhose } Profession is lost.
event-tie-broken = { $namedIs ->
    [none] { $seatIs ->
        [you] As the Mayor you name nobody.
       *[other] The Mayor, { $seat }, names nobody.
    }
    [you] { $seatIs ->
        [you] As the Mayor you name yourself.
       *[other] The Mayor, { $seat }, names you.
    }
   *[other] { $seatIs ->
        [you] As the Mayor you name { $namedAcc }.
       *[other] The Mayor, { $seat }, names { $namedAcc }.
    }
}
event-support-token-seen = { $informant ->
    [yes] Your token says that you are the Informant.
   *[no] Your token says that you are not the Informant.
}
event-detective-looked-round = All close their eyes. { $seatIs ->
    [you] You, the Detective, look round.
   *[other] The Detective, { $seat }, looks round.
}
event-informant-seen = { $informantIs ->
    [you] You are the Informant yourself, and an investigator.
   *[other] { $informant } is the Informant, and so an investigator.
}
event-revived = { $seatIs ->
    [you] You bring { $targetAcc } back to life.
   *[other] { $seat } brings { $targetAcc } back to life.
} { $cards ->
    [0] The Pulse deck stays as it is.
    [one] One Dead card leaves the game.
   *[other] { $cards } Dead cards leave the game.
}
event-kept-in-order = { $seatIs ->
    [you] You leave
   *[other] { $seat } leaves
} { $targetWhose } Pulse deck in its order.
event-decks-swapped = { $seatIs ->
    [you] You swap
   *[other] { $seat } swaps
} the deck { $oneOf } with the deck { $otherOf }.

mark-offer-profession = A Profession
mark-break-tie = You are the Mayor
mark-choose-victim = You are the Exorcist
mark-choose-other-deck = You are the Saboteur
act-revive = Bring a ghost back
act-revive-detail = Once. Somebody else has to die for it.
act-swap-deck = Swap two room decks
act-swap-deck-detail = Once. Nobody looks at the cards.
hand-informant = { $seatIs ->
    [you] You are the Informant.
   *[other] The Informant is { $seat }.
}
hand-is-informant = { $informant ->
    [yes] Your token: the Informant.
   *[no] Your token: not the Informant.
}
vote-mayor-decides = { $name } is the Mayor and decides the tie.
vote-sum-decree = { $namedIs ->
    [none] The Mayor, { $name }, decides the tie: nobody leaves.
    [you] The Mayor, { $name }, decides the tie: you leave.
   *[other] The Mayor, { $name }, decides the tie: { $named } leaves.
}

scene-detective = A short night
scene-detective-detail = All closed their eyes but { $name }, who now knows the Informant.
scene-mayor = The Mayor decides
scene-mayor-leads = { $namedIs ->
    [none] Nobody leads. The vote is held again, three times at most.
    [you] You lead the ritual.
   *[other] { $named } leads the ritual.
}
scene-revived = { $name } lives again
scene-revived-detail = { $seat } brought the ghost back. Somebody else has to die for it.
scene-death-exorcist = { $name } died for another

end-legend-exorcist = given up by the Exorcist
end-ghost-exorcist = { $byIs ->
    [none] The Exorcist gave { $seatAcc } up.
    [you] You gave { $seatAcc } up as the Exorcist.
   *[other] { $by } gave { $seatAcc } up as the Exorcist.
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
