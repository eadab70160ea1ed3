# What is asked in Invasion, for the player who answers, and what the others read meanwhile (inv-waiting-…).

inv-question-place-scientist = Where is the scientist near { $site }?
    .detail = On any spot touching the landing site. With aliens this close, nobody can be escorted from there yet.
inv-question-act = What will you do?
    .detail = { $stated ->
        [yes] Plan ahead, or lead the aliens to an agent.
       *[no] One action: control an agent, plan ahead, or accuse. Pressure is { $pressure }.
    }
inv-question-place-events = Which event will you let come?
    .detail = { $count ->
        [one] Let it come, or prevent it. Nobody else sees it.
       *[other] The other one is prevented. Nobody else sees which.
    }
inv-question-ask-for-support = Support the accusation?
    .detail = { $accuser } accuses { $accusedAcc }. With a supporter, cards are shown until an Assimilated turns up.
inv-question-ask-for-declaration = { $turnIs ->
    [you] Your turn is about to begin
   *[other] { $turn } is next
}
    .detail = Everyone is asked. An alien may step forward now.
inv-question-leave-orders = When will you step forward?
    .detail = Everyone is asked the same. An order counts only for an alien, and nobody sees it.
inv-question-place-newcomer = Where should the new agent arrive?
    .detail = On an empty starting spot. It’s ready from next round.
inv-question-move-agent = Where should { $agent } drive?
    .detail = Along a road through its spot, as far as you like. Then it may free districts and escort a scientist.
inv-question-free-districts = Free the districts around { $agent }?
    .detail = { $alien ->
        [one] One alien district touches { $spot }.
       *[other] { $alien } alien districts touch { $spot }.
    }
inv-question-escort-scientist = Who should the scientist go to?
    .detail = To an agent on the same road, with no aliens near the way. A gathering spot means a rescue.
inv-question-name-team = { $left ->
    [one] Who else is on the team?
   *[other] Who will you take along?
}
    .detail = { $left ->
        [one] One more. Then each of the three plays a card in secret.
       *[other] Two others. Then each of the three plays a card in secret.
    }
inv-question-cast-votes = Which card will you play?
    .detail = The three cards are shuffled. Everyone sees how many are Sabotage, but not whose.
inv-question-pick-agent = Which agent should { $card } move?
    .detail = { $does }
inv-question-send-agent = Where should { $agent } go?
    .detail = { $does }
inv-question-free-sector = Which sector should resist?
    .detail = Every alien token in it is removed.

## Meanwhile, for everyone else

inv-waiting-place-scientist = { $seat } is placing the scientist near { $site }
inv-waiting-act = { $seat } is choosing an action
inv-waiting-place-events = { $seat } is planning ahead
inv-waiting-ask-for-support = { $accuserIs ->
    [you] You accuse { $accusedAcc }
   *[other] { $accuser } accuses { $accusedAcc }
}
inv-waiting-ask-for-declaration = { $turnIs ->
    [you] Your turn is about to begin
   *[other] { $turn } is next
}
inv-waiting-leave-orders = Everyone leaves an order
inv-waiting-place-newcomer = { $seat } is placing the new agent
inv-waiting-move-agent = { $seat } is moving { $agent }
inv-waiting-free-districts = { $seat } is deciding about the districts around { $agent }
inv-waiting-escort-scientist = { $seat } is deciding about the scientist at { $spot }
inv-waiting-name-team = { $seat } is naming the Special Team
inv-waiting-cast-votes = { $teamIs ->
    [ye] { $team } are playing your cards
   *[many] { $team } are playing their cards
}
inv-waiting-pick-agent = { $seat } is deciding on { $card }
inv-waiting-send-agent = { $seat } is moving { $agent }
inv-waiting-free-sector = { $seat } is choosing a sector
