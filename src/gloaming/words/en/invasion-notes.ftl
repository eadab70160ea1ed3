# What a coach says beside a question, open to all: the first line, and what good players think (`-more`). `inv-held-…` is what
# a side makes of it, read only while it is held.
inv-note-place-scientist = You are the architect: place a scientist beside each landing.
inv-note-place-scientist-more = Choose a spot on a road that leads straight to the centre.
inv-note-act = One action: take an agent, plan ahead, or accuse. Taking an agent costs { $pressure ->
    [one] one card
   *[other] { $pressure } cards
}.
inv-note-act-more = Every card may turn its drawer. Rescue while the pressure is low, plan when it is high.
inv-note-act-stated = All know you are an alien: plan ahead, or lead the aliens to an agent.
inv-note-act-stated-more = Invade where a sector is nearly full, or where an escort is about to pass.
inv-note-place-events = One of these events will come, the other is prevented. Only you know which.
inv-note-place-events-more = Next round all see what came after you planned. Expect the question.
inv-note-ask-for-support = Support, and the accused shows cards until an Assimilated appears. If none does, you lose your token.
inv-note-ask-for-support-more = How many cards has the accused drawn, and what went wrong around them?
inv-note-ask-for-declaration = Before every turn everybody is asked this. Only an alien can step forward.
inv-note-ask-for-declaration-more = A stated alien invades every turn, but is on no team. Most do more in hiding.
inv-note-leave-orders = Leave an order for this round: when to step forward, or never. Only an alien’s order counts.
inv-note-leave-orders-more = Everybody leaves one, and nobody sees it. An order that does not fit you is lost.
inv-note-place-newcomer = A sixth agent arrives. Choose a free starting spot; its siren comes next round.
inv-note-place-newcomer-more = Where does a scientist still lack a second agent on the road?
inv-note-move-agent = Drive along one road through this spot, as far as you like. Not onto another agent.
inv-note-move-agent-more = Free many districts, or reach a scientist who has a partner on the same road.
inv-note-free-districts = Free every alien district that touches this spot, or leave them all.
inv-note-free-districts-more = Nobody is escorted past aliens, and a full sector loses the game.
inv-note-escort-scientist = Send the scientist along the road to another agent. To a gate of the centre means a rescue.
inv-note-escort-scientist-more = No spot of the way may touch an alien district, not even the ends.
inv-note-name-team = Choose two others for the rescue. Each of the three lays a card, unseen.
inv-note-name-team-more = Take those who drew few cards, or whose teams never had a Sabotage.
inv-note-cast-votes = Success or Sabotage, face down. One Sabotage brings up to four events first.
inv-note-cast-votes-more = All learn how many Sabotage there were, and count the names on the team.
inv-note-pick-agent = This event moves an agent. Choose which; free or used does not matter.
inv-note-pick-agent-more = It keeps its siren as it is, and takes no scientist along.
inv-note-send-agent = Choose where this agent goes.
inv-note-send-agent-more = Think of roads: a scientist at one end, a partner at the centre.
inv-note-free-sector = Choose a sector: every alien token in it is removed.
inv-note-free-sector-more = The one nearest to falling, or the one where an escort waits.

## What a side makes of it

inv-held-act-human = You are human. The next card may change that.
inv-held-act-alien = You are an alien. Nothing has to change at once: trusted aliens are on teams.
inv-held-place-events-human = Let yellow come. Prevent red, and Mother Ships above all.
inv-held-place-events-alien = Ships win for you, red helps. But what comes may be laid at your door.
inv-held-ask-for-support-human = Support if you would stake your right to accuse.
inv-held-ask-for-support-alien = Supporting a wrong accusation costs humans their tokens, and you yours.
inv-held-ask-for-declaration-human = There is nothing for you to declare.
inv-held-ask-for-declaration-alien = Step forward only if nobody trusts you any more, or to win at once.
inv-held-leave-orders-human = You are human: an order of yours comes to nothing.
inv-held-leave-orders-alien = { inv-held-ask-for-declaration-alien }
inv-held-cast-votes-human = Success, if you want it to work.
inv-held-cast-votes-alien = Sabotage is for your side. Best where another will be blamed.
inv-held-name-team-human = Whom would you trust with the last card?
inv-held-name-team-alien = Take along somebody the others doubt.

## Actions

inv-note-control = Take any agent with a siren: drive, free, escort, in this order. Then draw { $pressure ->
    [one] one card
   *[other] { $pressure } cards
}.
inv-note-control-more = Two agents on one road make a rescue. Look for the second.
inv-note-plan = Draw one card, then see two events: one will come, one is prevented.
inv-note-plan-more = It always costs one card, however high the pressure is.
inv-note-accuse = Accuse somebody. With a supporter, cards are shown; if all are Human, you all lose your tokens.
inv-note-accuse-more = Two tokens for a certainty. Wait until two of you are sure.
inv-note-invade = Every district that touches one agent’s spot falls.
inv-note-invade-more = Close to the last free districts of a sector it can end the game.

## Event cards: what one does, and what to think of

inv-note-event-card-mother-ship = { inv-event-card-mother-ship }. Ten new cards, and the pressure falls by one. { $ships } ships win for the aliens.
inv-note-event-card-mother-ship-more = Agents are cheaper while the pressure is low. Use that while it lasts.
inv-note-event-card-rendezvous = { inv-event-card-rendezvous }. { inv-event-card-rendezvous.does }
inv-note-event-card-rendezvous-more = Two agents on one road make an escort. Look for a scientist between them.
inv-note-event-card-salvage = { inv-event-card-salvage }. { inv-event-card-salvage.does }
inv-note-event-card-salvage-more = An agent beside a scientist saves a turn of driving.
inv-note-event-card-new-agent = { inv-event-card-new-agent }. It comes to a free starting spot, and is ready from the next round on.
inv-note-event-card-new-agent-more = It is worth most on a road where a second agent is missing.
inv-note-event-card-resistance = { inv-event-card-resistance }. { inv-event-card-resistance.does }
inv-note-event-card-resistance-more = The fullest sector, or the one where an escort waits.
inv-note-event-card-cathedral = { inv-event-card-cathedral }. { inv-event-card-cathedral.does }
inv-note-event-card-cathedral-more = An agent at the centre can receive a scientist. Who waits on that road?
inv-note-event-card-capitol = { inv-event-card-capitol }. { inv-event-card-capitol.does }
inv-note-event-card-capitol-more = { inv-note-event-card-cathedral-more }
inv-note-event-card-starting-location = { inv-event-card-starting-location }. { inv-event-card-starting-location.does }
inv-note-event-card-starting-location-more = Look which road loses its second agent, and which one gains it.
inv-note-event-card-revelation = { inv-event-card-revelation }. { inv-event-card-revelation.does }
inv-note-event-card-revelation-more = From now on aliens know each other. Watch whom they spare.
inv-note-event-card-alien-planning = { inv-event-card-alien-planning }. Of the next event cards, red ones will come, all others are prevented.
inv-note-event-card-alien-planning-more = High pressure brings more red. Somebody should plan against it.
inv-note-event-card-under-attack = { inv-event-card-under-attack }. { inv-event-card-under-attack.does }
inv-note-event-card-under-attack-more = Free first where a sector is nearly full, or a scientist waits.
inv-note-event-card-trap = { inv-event-card-trap }. { inv-event-card-trap.does }
inv-note-event-card-trap-more = Agents elsewhere still drive. Use those first.
inv-note-event-card-expansion = { inv-event-card-expansion }. { inv-event-card-expansion.does }
inv-note-event-card-expansion-more = Large patches grow fastest. Small ones are worth freeing early.
inv-note-event-card-captured = { inv-event-card-captured }. { inv-event-card-captured.does }
inv-note-event-card-captured-more = Keep two agents on every road that matters.
