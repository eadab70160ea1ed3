# Mountains of Chaos: the mine with its lifts, its revolving door and its ropes.

question-throw-rope = Who gets a rope?
    .detail = { $left ->
        [one] One more.
       *[other] { $left } more.
    } Each shuffles their Pulse deck and shows one card.
waiting-throw-rope = { $seat } is throwing the safety ropes

option-enter-lift = Step { $liftTo }
option-step-out = Step out { $toTo }
option-ride-lift = Ride { $toTo }
option-call-lift = Call { $liftThe }
option-rope = { $targetIs ->
    [you] Take a rope yourself
   *[other] Throw { $targetDat } a rope
}
option-no-more-ropes = No more ropes

detail-enter-lift = Costs one door.
detail-step-out = Free.
detail-step-out-costs = Costs one door.
detail-ride-lift = Free. Everyone inside steps out there.
detail-call-lift = It comes to this room, empty.

event-door-turned = The revolving door turns and now blocks { $blockedThe }.
event-lift-rode = { $liftThe } goes { $toTo }.
event-lift-called = { $seatIs ->
    [you] You call { $liftThe }.
   *[other] { $seat } calls { $liftThe }.
}
event-ropes-thrown = { $targetsIs ->
    [none] { $seatIs ->
        [you] You throw no safety ropes.
       *[other] { $seat } throws no safety ropes.
    }
   *[some] { $seatIs ->
        [you] You throw safety ropes to { $targetsDat }.
       *[other] { $seat } throws safety ropes to { $targetsDat }.
    }
}
event-pulse-turned = { $seatIs ->
    [you] You turn over { $card }.
   *[other] { $seat } turns over { $card }.
}

token-safety-ropes = Safety ropes
    .does = The knife holder picks two or three of the living. Each shuffles their Pulse deck and shows one card. One vote covers every murder found.

mark-throw-rope = The safety ropes
act-call-lift = Call a lift
act-call-lift-detail = It comes here from its other room.

scene-ropes = Safety ropes for { $people }
scene-ropes-dead = { $count ->
    [one] A Dead card came to light. A vote follows.
   *[other] { $count } Dead cards came to light. One vote follows.
}
scene-ropes-alive = All Alive. It proves little: the other cards stay hidden.
scene-ropes-card = { $name }: { $card }
