# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `inv-held-…` is what
# a side makes of it, read only while it is held.
inv-note-place-scientist = You’re the architect: place a scientist next to each landing site.
inv-note-place-scientist-more = Choose a spot on a road that leads straight to the centre.
inv-note-act = One action: control an agent, plan ahead, or accuse. Control costs { $pressure ->
    [one] one card
   *[other] { $pressure } cards
}.
inv-note-act-more = Any card may turn you. Rescue while the pressure is low, plan when it’s high.
inv-note-act-stated = Everyone knows you’re an alien: plan ahead, or lead the aliens to an agent.
inv-note-act-stated-more = Invade where a sector is nearly full, or where an escort is about to pass.
inv-note-place-events = One of these events will come; the other is prevented. Only you know which.
inv-note-place-events-more = Next round everyone sees what came after you planned. Expect the question.
inv-note-ask-for-support = Support it, and the accused shows cards until an Assimilated comes. If none does, you lose your token.
inv-note-ask-for-support-more = How many cards has the accused drawn, and what went wrong around them?
inv-note-ask-for-declaration = Everyone is asked this before every turn. Only an alien can step forward.
inv-note-ask-for-declaration-more = A stated alien invades every turn, but joins no team. Most do more in hiding.
inv-note-leave-orders = Leave an order for this round: when to step forward, or never. Only an alien’s order counts.
inv-note-leave-orders-more = Everyone leaves one, and nobody sees it. An order that doesn’t apply to you is lost.
inv-note-place-newcomer = A sixth agent arrives. Choose a free starting spot; its siren comes on next round.
inv-note-place-newcomer-more = Which scientist still needs a second agent on the road?
inv-note-move-agent = Drive along one road through this spot, as far as you like. Not onto another agent.
inv-note-move-agent-more = Free many districts, or reach a scientist who has a partner on the same road.
inv-note-free-districts = Free every alien district that touches this spot, or leave them all.
inv-note-free-districts-more = Nobody can be escorted past aliens, and a full sector loses the game.
inv-note-escort-scientist = Send the scientist along the road to another agent. Reaching a gathering spot means a rescue.
inv-note-escort-scientist-more = No spot on the way may touch an alien district, not even the ends.
inv-note-name-team = Choose two others for the rescue. Each of the three plays a card in secret.
inv-note-name-team-more = Take people who drew few cards, or whose teams never had a Sabotage.
inv-note-cast-votes = Success or Sabotage, face down. One Sabotage brings up to four events first.
inv-note-cast-votes-more = Everyone learns how many Sabotage there were, and counts the names on the team.
inv-note-pick-agent = This event moves an agent. Choose which; ready or used makes no difference.
inv-note-pick-agent-more = Its siren stays as it is, and it takes no scientist along.
inv-note-send-agent = Choose where this agent goes.
inv-note-send-agent-more = Think of roads: a scientist at one end, a partner at the centre.
inv-note-free-sector = Choose a sector: every alien token in it is removed.
inv-note-free-sector-more = The one nearest to falling, or the one where an escort waits.

## What a side makes of it

inv-held-act-human = You’re human. The next card may change that.
inv-held-act-alien = You’re an alien. No need to change anything yet: trusted aliens get onto teams.
inv-held-place-events-human = Let yellow come. Prevent red, and Mother Ships above all.
inv-held-place-events-alien = Ships win for you, and red helps. But you may be blamed for what comes.
inv-held-ask-for-support-human = Support it if you’d stake your right to accuse.
inv-held-ask-for-support-alien = Supporting a wrong accusation costs humans their tokens, and you yours.
inv-held-ask-for-declaration-human = You have nothing to declare.
inv-held-ask-for-declaration-alien = Step forward only if nobody trusts you any more, or to win at once.
inv-held-leave-orders-human = You’re human, so your order has no effect.
inv-held-leave-orders-alien = { inv-held-ask-for-declaration-alien }
inv-held-cast-votes-human = Success, if you want it to work.
inv-held-cast-votes-alien = Sabotage is for your side. Best where someone else will be blamed.
inv-held-name-team-human = Who would you trust with the last card?
inv-held-name-team-alien = Take along someone the others doubt.

## Actions

inv-note-control = Take any agent with a siren: drive, free, escort, in that order. Then draw { $pressure ->
    [one] one card
   *[other] { $pressure } cards
}.
inv-note-control-more = Two agents on one road make a rescue. Look for the second.
inv-note-plan = Draw one card, then see two events: one will come, one is prevented.
inv-note-plan-more = It always costs one card, however high the pressure.
inv-note-accuse = Accuse someone. With a supporter, cards are shown; if all are Human, you all lose your tokens.
inv-note-accuse-more = Two tokens for certainty. Wait until two of you are sure.
inv-note-invade = Every district that touches one agent’s spot falls.
inv-note-invade-more = Near the last free districts of a sector, it can end the game.

## Event cards: what each does, and what to think of

inv-note-event-card-mother-ship = { inv-event-card-mother-ship }. Ten new cards, and the pressure falls by one. { $ships } ships win for the aliens.
inv-note-event-card-mother-ship-more = Agents are cheaper while the pressure is low. Use that while it lasts.
inv-note-event-card-rendezvous = { inv-event-card-rendezvous }. { inv-event-card-rendezvous.does }
inv-note-event-card-rendezvous-more = Two agents on one road make an escort. Look for a scientist between them.
inv-note-event-card-salvage = { inv-event-card-salvage }. { inv-event-card-salvage.does }
inv-note-event-card-salvage-more = An agent next to a scientist saves a turn of driving.
inv-note-event-card-new-agent = { inv-event-card-new-agent }. It arrives at a free starting spot, ready from next round.
inv-note-event-card-new-agent-more = It’s worth most on a road that lacks a second agent.
inv-note-event-card-resistance = { inv-event-card-resistance }. { inv-event-card-resistance.does }
inv-note-event-card-resistance-more = The fullest sector, or the one where an escort waits.
inv-note-event-card-cathedral = { inv-event-card-cathedral }. { inv-event-card-cathedral.does }
inv-note-event-card-cathedral-more = An agent at the centre can receive a scientist. Who waits on that road?
inv-note-event-card-capitol = { inv-event-card-capitol }. { inv-event-card-capitol.does }
inv-note-event-card-capitol-more = { inv-note-event-card-cathedral-more }
inv-note-event-card-starting-location = { inv-event-card-starting-location }. { inv-event-card-starting-location.does }
inv-note-event-card-starting-location-more = See which road loses its second agent, and which one gains it.
inv-note-event-card-revelation = { inv-event-card-revelation }. { inv-event-card-revelation.does }
inv-note-event-card-revelation-more = From now on the aliens know each other. Watch who they spare.
inv-note-event-card-alien-planning = { inv-event-card-alien-planning }. Among the next event cards, red ones will come; the rest are prevented.
inv-note-event-card-alien-planning-more = High pressure brings more red. Someone should plan against it.
inv-note-event-card-under-attack = { inv-event-card-under-attack }. { inv-event-card-under-attack.does }
inv-note-event-card-under-attack-more = Free first where a sector is nearly full, or a scientist is waiting.
inv-note-event-card-trap = { inv-event-card-trap }. { inv-event-card-trap.does }
inv-note-event-card-trap-more = Agents elsewhere still drive. Use those first.
inv-note-event-card-expansion = { inv-event-card-expansion }. { inv-event-card-expansion.does }
inv-note-event-card-expansion-more = Large patches grow fastest. Small ones are worth freeing early.
inv-note-event-card-captured = { inv-event-card-captured }. { inv-event-card-captured.does }
inv-note-event-card-captured-more = Keep two agents on every road that matters.
