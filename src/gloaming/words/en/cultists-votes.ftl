# Votes, claims, the night, scenes.

vote-found-dead = { $name } was found dead.
vote-found-dead-you = You were found dead.
vote-called-you = You called a vote.
vote-called = { $name } called a vote.
vote-open = The ballots are open.
vote-seal = Seal the ballot
vote-seal-name = Seal: { $name } leaves
vote-seal-nobody = Seal: nobody leaves
vote-nobody = Nobody
vote-abstain = abstain
vote-ghosts = { $count ->
    [one] { $people } is a ghost: votes, but cannot be named.
   *[other] { $people } are ghosts: they vote, but cannot be named.
}
vote-rule = Whoever has most votes leaves, if that is more than every other name and more than the abstentions.
vote-sealed = sealed
vote-thinking = thinking
vote-your-turn = your turn
vote-none = none
vote-ghost = ghost
vote-votes = { $count ->
    [one] One vote
   *[other] { $count } votes
}
vote-met = { $name } met
vote-ballot-of = { $voters } for { $name }
vote-ballots-abstain = { $voters } abstained
vote-sum-leaves = { $votes } for { $name }, at most { $next } for anybody else, { $abstentions } abstained: { $name } leaves.
vote-sum-you = You got { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, nobody else more than { $next }, { $abstentions } abstained. You are out.
vote-sum-tie = { $votes } for each of { $people }: with a tie nobody leaves.
vote-sum-abstain = { $votes } for { $people }, but { $abstentions } abstained: nobody leaves.
vote-sum-nobody = Nobody was named: nobody leaves.
vote-may-change = { $name } has the knife and may still change the ballot.
claim-detail = Everybody is asked this, every hour, in the same words.
claim-end = Let the hour end
claim-else = I claim that the dead suffice
claim-second = Only the sole cultist may claim. All Pulse decks are opened: with { $dead } dead investigators the cultist wins, with fewer the investigators do.
claim-sure = Tap once more to step forward
claim-back = No, go back
claim-not-yours = This is not yours to say. Let the hour end.
night-detail = Everybody sees the same card for the same time. Look, then wake.
night-wake = I have seen it: wake up
night-look-first = Look first
token-held = Hold to see the token. Nobody else may.
scene-death-murder = { $name } was found dead
scene-death-assassin = { $name } fell to the Assassin
scene-death-own = { $name } is a ghost
scene-death-detail = { $name } goes on as a ghost: drifts, acts and votes, but meets nobody.
scene-power-off = The light goes out
scene-power-off-detail = In the dark, any two or more who come together meet.
scene-power-on = The light is back
scene-power-on-detail = In the light, exactly two meet.
scene-token = The clock strikes
scene-vote = The ballots are open
