# What is asked in Invasion, for whoever answers, and what all others read meanwhile (inv-waiting-…).

inv-question-place-scientist = Where is the scientist of { $site }?
    .detail = On a spot that touches the landing site. Aliens are close, so nobody can be escorted from there yet.
inv-question-act = What do you do?
    .detail = { $stated ->
        [yes] Plan ahead, or lead the aliens to an agent.
       *[no] One action: take an agent, plan ahead, or accuse. The pressure is { $pressure }.
    }
inv-question-place-events = Which event is to come?
    .detail = { $count ->
        [one] It comes, or it is prevented. Nobody else sees it.
       *[other] The other one is prevented. Nobody else sees which.
    }
inv-question-ask-for-support = Do you support the accusation?
    .detail = { $accuser } accuses { $accusedAcc }. With a supporter, cards are shown until an Assimilated turns up.
inv-question-ask-for-declaration = { $turnIs ->
    [you] Your turn is about to begin
   *[other] { $turn } is next
}
    .detail = Everybody is asked. An alien may step forward now.
inv-question-leave-orders = When do you step forward?
    .detail = Everyone is asked alike. An order counts only for an alien, and nobody sees it.
inv-question-place-newcomer = Where does the new agent arrive?
    .detail = On a starting spot without an agent. It is ready from the next round on.
inv-question-move-agent = Where does { $agent } drive?
    .detail = Along a road through its spot, as far as you like. Then it may free districts and escort a scientist.
inv-question-free-districts = Does { $agent } free the districts around?
    .detail = { $alien ->
        [one] One alien district touches { $spot }.
       *[other] { $alien } alien districts touch { $spot }.
    }
inv-question-escort-scientist = To whom does the scientist go?
    .detail = To an agent on the same road, with no alien close to the way. A gathering spot means a rescue.
inv-question-name-team = { $left ->
    [one] Who else is on the team?
   *[other] Whom do you take along?
}
    .detail = { $left ->
        [one] One more. Each of the three then lays a card, unseen.
       *[other] Two others. Each of the three then lays a card, unseen.
    }
inv-question-cast-votes = Which card do you lay?
    .detail = The three cards are shuffled. All see how many Sabotage there are; nobody sees whose.
inv-question-pick-agent = Which agent does { $card } move?
    .detail = { $does }
inv-question-send-agent = Where does { $agent } go?
    .detail = { $does }
inv-question-free-sector = Which sector resists?
    .detail = Every alien token in it is removed.

## Meanwhile, for everybody else

inv-waiting-place-scientist = { $seat } places the scientist of { $site }
inv-waiting-act = { $seat } considers what to do
inv-waiting-place-events = { $seat } plans ahead
inv-waiting-ask-for-support = { $accuserIs ->
    [you] You accuse { $accusedAcc }
   *[other] { $accuser } accuses { $accusedAcc }
}
inv-waiting-ask-for-declaration = { $turnIs ->
    [you] Your turn is about to begin
   *[other] { $turn } is next
}
inv-waiting-leave-orders = Everyone leaves an order
inv-waiting-place-newcomer = { $seat } posts the new agent
inv-waiting-move-agent = { $seat } moves { $agent }
inv-waiting-free-districts = { $seat } thinks about the districts round { $agent }
inv-waiting-escort-scientist = { $seat } thinks about the scientist at { $spot }
inv-waiting-name-team = { $seat } names the Special Team
inv-waiting-cast-votes = { $teamIs ->
    [ye] { $team } lay your cards
   *[many] { $team } lay their cards
}
inv-waiting-pick-agent = { $seat } decides about { $card }
inv-waiting-send-agent = { $seat } moves { $agent }
inv-waiting-free-sector = { $seat } chooses a sector
