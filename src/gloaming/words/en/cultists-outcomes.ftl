# What came of it: scenes, in the second person for the seat that they happen to.

## You

scene-you-murder = You are dead
    .detail = You have been for a while. You had no way of knowing.
scene-you-assassin = The Assassin struck you
    .detail = Everyone saw it, and knows who it was.
scene-you-exorcist = You died for another
    .detail = Your life was given for theirs.
scene-you-own = You are a ghost
    .detail = Your own role did this. Nobody else had a hand in it.
scene-you-ghost = You are a ghost now: drift anywhere, add and draw cards, talk and vote. You meet nobody.
scene-you-revived = You are alive again
scene-you-celebrity = You are the Celebrity
scene-you-detective = Everyone closed their eyes but you. Now you know the Informant.

## Everyone

scene-vote-out = { $seatIs ->
    [you] You are out
   *[other] { $seat } is out
}
scene-vote-nobody = Nobody leaves
scene-vote-initiated-detail = Nobody was found dead. Someone may leave all the same.
scene-cultist-fought-detail = The room can be used again.
scene-fishman-scared-detail = He may come back.
scene-fishman-appeared-detail = Only the knife gets past him.
scene-claimed-detail = Every Pulse deck is opened now.
scene-assassinated-detail = It works once per game, and everyone knows now.

## The end

# What would have changed it.
end-but-ballots = { $count ->
    [one] One more ballot for { $nameAcc } in hour { $hour } would have sent { $nameIs ->
        [you] you
       *[other] them
    } out.
   *[other] { $count } more ballots for { $nameAcc } in hour { $hour } would have sent { $nameIs ->
        [you] you
       *[other] them
    } out.
}
end-but-points = { $points ->
    [one] One more point would have been enough.
   *[other] { $points } more points would have been enough.
}
end-but-alive = { $count ->
    [one] One death fewer, and the claim would have been false.
   *[other] { $count } deaths fewer, and the claim would have been false.
}
end-but-dead = { $count ->
    [one] One death more, and the claim would have been true.
   *[other] { $count } deaths more, and the claim would have been true.
}
end-but-seer = Had they named anyone else, they would have lost.
end-but-guess = { $seerIs ->
    [you] You were the Seer.
   *[other] { $seer } was the Seer.
} Naming { $seerIs ->
    [you] you
   *[other] them
} would have won it for the cult.
