# The answers of Invasion. An answer is what stands on the button: it names the act.

inv-option-place-there = Place the scientist at { $spot }
inv-option-plan = Plan ahead
inv-option-upcoming = Let it come: { $card }
inv-option-prevent = Prevent it: { $card }
inv-option-accuse = Accuse { $seatAcc }
inv-option-support = Support the accusation
inv-option-refuse = Don’t support it
inv-option-confirm = Let the turn begin
inv-option-confirm-no-order = Not in this round
inv-option-declare = Step forward as an alien
inv-option-declare-at = { $turnIs ->
    [you] Before your own turn
   *[other] Before { $turnWhose } turn
}
inv-option-invade = Invade around { $agent }
inv-option-post = Post the new agent at { $spot }
inv-option-control = Take control of { $agent }
inv-option-move-to = Drive to { $to }
inv-option-leave = Leave it
inv-option-leave-moving = Stay at { $spot }
inv-option-leave-freeing = Leave the aliens where they are
inv-option-leave-escorting = Escort nobody
inv-option-free = Free every district around it
inv-option-free-one = Free { $district }
inv-option-escort = Escort the scientist to { $agent }
inv-option-rescue-here = Attempt the rescue here
inv-option-name = Take { $seatAcc } along
inv-option-lay = Play { $card }
inv-option-decline = Skip it
inv-option-pick = Choose { $agent }
inv-option-send = Send it to { $to }
inv-option-liberate = Free { $sector }

## What an act leads to, as far as everyone at the table could work it out

inv-detail-plan = { $draws ->
    [0] No assimilation card. You see two events; one will come, one is prevented.
   *[other] You draw one assimilation card, then see two events: one will come, one is prevented.
}
inv-detail-control = { $draws ->
    [0] You draw no assimilation card for it.
    [one] Afterwards you draw one assimilation card.
   *[other] Afterwards you draw { $draws } assimilation cards.
}
inv-detail-accuse = Someone must support you. If no Assimilated card turns up, you all lose your tokens.
inv-detail-accuse-in-vain = Nobody is left to support you, so it comes to nothing.
inv-detail-support = If no Assimilated card turns up, you lose your token too.
inv-detail-refuse = If nobody supports it, no cards are shown and no tokens lost.
inv-detail-invade = { $falling ->
    [0] No district falls.
    [one] One district falls.
   *[other] { $falling } districts fall.
}
inv-detail-declare = For good: no rescues, no agents, no more cards to draw. You plan, or you invade.
inv-detail-declare-at = Only if you’re an alien by then. Nobody else sees this order.
inv-detail-alien-around = { $alien ->
    [one] One alien district around it.
   *[other] { $alien } alien districts around it.
}
inv-detail-scientist-there = A scientist waits there.
inv-detail-gathering-spot = A gathering spot.
inv-detail-free = { $alien ->
    [one] One alien token is removed.
   *[other] { $alien } alien tokens are removed.
}
inv-detail-escort-rescue = A gathering spot: you name two others, and a rescue begins.
inv-detail-escort = The scientist goes to { $to }. Both agents stay where they are.
inv-detail-rescue-here = You name two others, and each of you plays a card.
inv-detail-new-agent = Its siren comes on when the round ends.
inv-detail-liberate = { $alien ->
    [one] One alien token is removed.
   *[other] { $alien } alien tokens are removed.
}
