# What happened in Invasion, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## Set-up

inv-event-architect-named = { $seatIs ->
    [you] You are the architect.
   *[other] { $seat } is the architect.
}
inv-event-landed = Aliens land in { $district }.
inv-event-scientist-placed = { $seatIs ->
    [you] You place
   *[other] { $seat } places
} a scientist at { $spot }.
inv-event-drew = { $cardsIs ->
    [assimilated] { $seatIs ->
        [you] You draw { $cards }. You are an alien.
       *[other] { $seat } draws { $cards } and is an alien.
    }
   *[other] { $seatIs ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
}

## The event stage

inv-event-round-began = Round { $number } begins. { $architectIs ->
    [you] You are the architect.
   *[other] { $architect } is the architect.
}
inv-event-event-turned = The event: { $card }.
inv-event-pressure-changed = Pressure is now { $value }.
inv-event-tokens-laid = { $count ->
    [one] One district falls to the aliens: { $districts }.
   *[other] { $count } districts fall to the aliens: { $districts }.
}
inv-event-tokens-removed = { $count ->
    [one] One district is free again: { $districts }.
   *[other] { $count } districts are free again: { $districts }.
}
inv-event-mother-ship-arrived = Mother Ship { $number } arrives. { $cards ->
    [0] The sky is full.
   *[other] { $cards } cards go into the assimilation deck.
}
inv-event-agent-arrived = { $agent } arrives at { $spot }, without its siren for now.
inv-event-agent-captured = { $agent } is captured and won’t be coming back.
inv-event-sector-rolled = The die shows { $sector }.
inv-event-agents-trapped = { $count ->
    [one] { $agents } is trapped: no siren for the rest of the round.
   *[other] { $agents } are trapped: no sirens for the rest of the round.
}
inv-event-sector-freed = { $seatIs ->
    [you] You call on
   *[other] { $seat } calls on
} { $sector } to resist.
inv-event-aliens-recognised = { $othersIs ->
    [human] All eyes were shut. You saw nothing.
    [none] You looked up and saw no other alien.
    [one] You looked up: { $others } is an alien, like you.
   *[many] You looked up: { $others } are aliens, like you.
}
inv-event-alien-plan-seen = { $seatIs ->
    [you] You see the cards.
   *[other] { $seat } sees the cards.
} Upcoming: { $upcoming }. Prevented: { $prevented }.
inv-event-alien-plan-shown = Everyone sees the cards. Upcoming: { $upcoming }. Prevented: { $prevented }.
inv-event-alien-plan-counted = The aliens plan. Upcoming: { $upcoming }. Prevented: { $prevented }.

## Planning

inv-event-planning-announced = { $seatIs ->
    [you] You plan ahead.
   *[other] { $seat } plans ahead.
}
inv-event-events-drawn = { $seatIs ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
inv-event-events-placed = { $seatIs ->
    [you] You place them.
   *[other] { $seat } places them.
} Upcoming: { $upcoming }. Prevented: { $prevented }.

## Accusation and declaration

inv-event-accused = { $seatIs ->
    [you] You accuse { $accusedAcc }.
   *[other] { $seat } accuses { $accusedAcc }.
}
inv-event-support-heard = { $supportersIs ->
    [none] Nobody supports the accusation.
    [you] You support the accusation.
    [one] { $supporters } supports the accusation.
   *[many] { $supporters } support the accusation.
}
inv-event-card-shown = { $seatIs ->
    [you] You show a card: { $card }.
   *[other] { $seat } shows a card: { $card }.
}
inv-event-alien-stated = { $by ->
    [accusation] { $seatIs ->
        [you] You’ve been found out. Everyone knows you’re an alien.
       *[other] { $seat } is an alien, and now everyone knows it.
    }
   *[declaration] { $seatIs ->
        [you] You step forward as an alien.
       *[other] { $seat } steps forward as an alien.
    }
}
inv-event-order-left = { $seatIs ->
    [you] You’ll step forward before { $turnIs ->
        [you] your own turn
       *[other] { $turnWhose } turn
    }, if you’re an alien by then.
   *[other] { $seat } leaves an order: to step forward before { $turnIs ->
        [you] your turn
       *[other] { $turnWhose } turn
    }.
}
inv-event-accuser-tokens-lost = { $seatsIs ->
    [you] You were wrong, and lose your accusation token.
    [ye] { $seats } were wrong, and lose your accusation tokens.
    [one] { $seats } was wrong, and loses an accusation token.
   *[many] { $seats } were wrong, and lose their accusation tokens.
}

## Agents

inv-event-agent-taken = { $seatIs ->
    [you] You take control of
   *[other] { $seat } takes control of
} { $agent }, at pressure { $pressure }.
inv-event-agent-moved = { $agent } drives to { $to }.
inv-event-scientist-escorted = A scientist is escorted from { $start } to { $to }.
inv-event-agent-used = { $agent } is done for this round.
inv-event-invaded = { $seatIs ->
    [you] You lead
   *[other] { $seat } leads
} the aliens to { $agent }.
inv-event-sirens-returned = Sirens on: { $agents }.

## Rescue

inv-event-rescue-attempted = { $leaderIs ->
    [you] You lead a rescue. The scientist waits at { $start }.
   *[other] { $leader } leads a rescue. The scientist waits at { $start }.
}
inv-event-team-named = The Special Team: { $team }.
inv-event-rescue-card-laid = { $seatIs ->
    [you] You played { $card }.
   *[other] { $seat } played { $card }.
}
inv-event-rescue-cards-shown = { $sabotage ->
    [0] { $success } Success cards, no Sabotage.
   *[other] { $success } Success, { $sabotage } Sabotage.
}
inv-event-escalation-began = The situation escalates: up to four events follow.
inv-event-scientist-saved = The scientist from { $start } is safe { $point }: { $saved } of { $goal }.
inv-event-rescue-failed = The rescue fails. The scientist stays at { $start }.

## Consolidation, and the end

inv-event-reorganised = The event piles are gathered up: { $upcoming } on top of the deck, { $prevented } underneath.
inv-event-district-rolled = The dice show { $district }.
inv-event-game-ended = { $winner ->
    [humans] The humans win: { $why }.
   *[aliens] The aliens win: { $why }.
}
