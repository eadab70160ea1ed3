# "Why?": the rule behind a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so that each table reads what holds there.

why-inv-setup-24 = The architect places each scientist on a spot that touches the aliens’ landing place, one a spot. So nobody can be escorted before somebody has freed the ground.
why-inv-turn-06 = On your turn you do exactly one thing: take an agent, plan ahead, or accuse. Nobody passes. A stated alien plans or invades.
why-inv-plan-05 = One of the two events goes on the pile to come, the other is prevented and lands under the deck. Only you know which is which; all see that you planned.
why-inv-accuse-05 = An accusation needs one supporter who still has a token. Then the accused shows cards until an Assimilated appears. If none does, the accuser and all supporters lose their tokens for good.
why-inv-alien-02 = An alien may step forward before { $declare_window ->
    [own_turn] their own turn
   *[every_turn] anybody’s turn
}, by showing an Assimilated card. Everybody is asked each time, so that being asked tells nothing.
why-inv-agent-12 = An agent drives to any spot of a road that runs through its own, however far. It may pass other agents, but not stop where one stands.
why-inv-agent-19 = { $free_partial ->
    [yes] An agent frees one alien district that touches its spot, or all, or none.
   *[no] An agent frees all alien districts that touch its spot, or none.
} It does so where it stands after driving.
why-inv-agent-22 = A scientist beside your agent can go to another agent on the same road, if no spot of the way touches an alien district and no scientist stands at its end.
why-inv-rescue-02 = Whoever leads the rescue names two others who are not stated aliens. They cannot refuse. With three the cards tell little, and yet something.
why-inv-rescue-05 = Each of the three lays Success or Sabotage, unseen. The cards are shuffled: all learn how many, nobody whose. { $human_sabotage ->
    [forbidden] Only aliens may lay Sabotage.
   *[allowed] Every hand may lay either.
}
why-inv-event-04 = The sixth agent comes to a free starting spot, without siren. It can be taken from the next round on.
why-inv-event-05 = You choose one sector with aliens in it. Every token in that sector is removed, and no other.
why-inv-event-15 = What an event leaves open, { $event_chooser ->
    [turn_player] whoever is on turn decides
   *[architect] the architect decides
}, human or not. { $yellow_events_optional ->
    [yes] What helps the humans may be left undone.
   *[no] If it can be done, it must be done.
}
why-inv-event-17 = An agent that an event moves keeps its siren as it is, and takes no scientist along.
why-inv-rq-44 = Once a round everybody leaves an order under seal: to step forward as an alien before a named turn, or not at all. It counts only for aliens, and nobody else sees it, so that leaving one tells nothing.
why-inv-agent-04 = You take any agent with a siren. It may drive, then free, then escort, in this order; each can be left out. Afterwards its siren goes out, and you draw as many cards as the pressure says.
why-inv-plan-02 = You draw one card first. Then you see the two top events and place them: one will come, the other is prevented. Nobody else sees them.
why-inv-alien-11 = A stated alien picks any agent on the map. Every district that touches its spot falls to the aliens. Humans cannot do this.
