# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-inv-setup-24 = The architect places each scientist on a spot touching the aliens’ landing site, one per spot. So nobody can be escorted until someone has freed the ground.
why-inv-turn-06 = On your turn you do exactly one thing: control an agent, plan ahead, or accuse. Nobody passes. A stated alien plans or invades.
why-inv-plan-05 = One of the two events goes onto the upcoming pile; the other is prevented and ends up under the deck. Only you know which is which, but everyone sees that you planned.
why-inv-accuse-05 = An accusation needs one supporter who still has a token. Then the accused shows cards until an Assimilated turns up. If none does, the accuser and all supporters lose their tokens for good.
why-inv-alien-02 = An alien may step forward before { $declare_window ->
    [own_turn] their own turn
   *[every_turn] anyone’s turn
}, by showing an Assimilated card. Everyone is asked each time, so being asked gives nothing away.
why-inv-agent-12 = An agent drives to any spot on a road through its own, however far. It may pass other agents, but not stop on one.
why-inv-agent-19 = { $free_partial ->
    [yes] An agent frees one alien district touching its spot, or all of them, or none.
   *[no] An agent frees every alien district touching its spot, or none.
} It does this at the end of its drive.
why-inv-agent-22 = A scientist on your agent’s spot can go to another agent on the same road, if no spot on the way touches an alien district and no scientist is waiting at the other end.
why-inv-rescue-02 = The player leading the rescue names two others who aren’t stated aliens. They can’t refuse. With three people, the cards give a little away, but not much.
why-inv-rescue-05 = Each of the three plays Success or Sabotage, unseen. The cards are shuffled: everyone sees how many of each, but not whose. { $human_sabotage ->
    [forbidden] Only aliens may play Sabotage.
   *[allowed] Anyone may play either.
}
why-inv-event-04 = The sixth agent arrives at a free starting spot, without its siren. You can control it from next round.
why-inv-event-05 = You choose one sector with aliens in it. Every token in that sector is removed, and no others.
why-inv-event-15 = When an event leaves a choice open, { $event_chooser ->
    [turn_player] the player whose turn it is decides
   *[architect] the architect decides
}, human or not. { $yellow_events_optional ->
    [yes] Events that help the humans may be skipped.
   *[no] If it can be done, it must be.
}
why-inv-event-17 = An agent moved by an event keeps its siren as it is, and takes no scientist along.
why-inv-rq-44 = Once per round everyone leaves a sealed order: to step forward as an alien before a named turn, or not at all. It counts only for aliens, and nobody else sees it, so leaving one gives nothing away.
why-inv-agent-04 = You control any agent with a siren. It may drive, then free, then escort, in that order; you can skip any of them. Then its siren goes off, and you draw as many cards as the pressure.
why-inv-plan-02 = You draw one card first. Then you see the top two events and place them: one will come, the other is prevented. Nobody else sees them.
why-inv-alien-11 = A stated alien picks any agent on the map. Every district touching its spot falls to the aliens. Humans can’t do this.
