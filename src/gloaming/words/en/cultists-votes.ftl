# Votes, claims, the night, scenes.

vote-found-dead = { $name } was found dead.
vote-found-dead-you = You were found dead.
vote-called-you = You called a vote.
vote-called = { $name } called a vote.
vote-open = The ballots are open.
vote-seal = Seal your ballot
vote-seal-name = Seal: { $name } leaves
vote-seal-nobody = Seal: nobody leaves
vote-nobody = Nobody
vote-abstain = abstain
vote-ghosts = { $count ->
    [one] { $people } is a ghost: can vote, but can’t be voted for.
   *[other] { $people } are ghosts: they can vote, but can’t be voted for.
}
vote-rule = The name with the most votes leaves, if it beats every other name and the abstentions.
vote-sealed = sealed
vote-thinking = thinking
vote-your-turn = your turn
vote-none = none
vote-ghost = ghost
vote-votes = { $count ->
    [one] One vote
   *[other] { $count } votes
}
vote-met = { $whoIs ->
    [you] You met
   *[other] { $who } met
}
vote-ballot-of = { $voters } for { $name }
vote-ballots-abstain = { $voters } abstained
vote-sum-leaves = { $votes } for { $name }, no more than { $next } for anyone else{ $abstentions ->
        [0] { "" }
       *[other] , { $abstentions } abstained
    }. { $name } leaves.
vote-sum-you = You got { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, nobody else more than { $next }{ $abstentions ->
        [0] { "" }
       *[other] , { $abstentions } abstained
    }.
vote-sum-tie = { $votes } each for { $people }. A tie: nobody leaves.
vote-sum-abstain = { $votes } for { $people }, but { $abstentions } abstained. Nobody leaves.
vote-sum-nobody = Nobody was named, so nobody leaves.
vote-may-change = { $nameIs ->
    [you] You have the knife and may still change your ballot.
   *[other] { $name } has the knife and may still change their ballot.
  }
claim-detail = Everyone is asked this every hour, in the same words.
claim-end = Let the hour end
claim-else = I’m the cultist, and { $dead } are dead
claim-second = Only a lone cultist may claim. Every Pulse deck is opened: with { $dead } dead investigators the cultist wins; with fewer, the investigators do.
claim-sure = Tap again to step forward
claim-back = No, go back
claim-not-yours = That claim isn’t yours to make. Let the hour end.
night-detail = Everyone has a card like this, for just as long. Look, then wake.
night-wake = I’ve seen it. Wake up
night-look-first = Look first
token-held = Hold to see the token. Nobody else can.
scene-death-murder = { $name } was found dead
scene-death-assassin = { $name } fell to the Assassin
scene-death-own = { $name } is a ghost
scene-death-detail = { $name } carries on as a ghost, free to drift, act and vote, but not to meet anyone.
scene-power-off = The lights go out
scene-power-off-detail = In the dark, everyone who shares a place meets.
scene-power-on = The lights are back
scene-power-on-detail = In the light, two people meet only when they’re alone together.
scene-token = The clock strikes
scene-vote = The ballots are open
