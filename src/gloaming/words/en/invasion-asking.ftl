# The table of Invasion: marks of questions, forms for answers, panels, what is held, scenes.

## Marks above a question

inv-mark-set-up = Before the first round
inv-mark-turn = Your turn
inv-mark-agent = Agent control
inv-mark-planning = Planning, for your eyes only
inv-mark-accusation = An accusation
inv-mark-before-turn = Before the turn
inv-mark-rescue = The rescue
inv-mark-event = An event

## Answers on the map

inv-places-list = List all { $count }
inv-place-choose = Choose one of { $count } on the map
inv-place-other = Choose another

## A turn

inv-act-control = Control an agent
    .short = { $pressure ->
        [0] Move, free, escort. No card to draw.
        [one] Move, free, escort. Then you draw a card.
       *[other] Move, free, escort. Then you draw { $pressure } cards.
    }
inv-act-control-which = Which agent?
inv-act-plan = Plan ahead
    .short = Two events: one will come, one is prevented.
inv-act-accuse = Accuse someone
    .short = If someone supports you, cards are shown.
inv-act-accuse-which = Who do you accuse?
inv-act-invade = Invade
    .short = Aliens take every district around an agent.
inv-act-invade-which = Around which agent?

## Cards face down

inv-votes-cards = Your two rescue cards
inv-votes-choose = Choose a card first
inv-votes-lay = Play it face down
inv-votes-refused = At this table you can’t play that card. Choose the other one.
inv-plan-cards = The event cards you drew
inv-plan-choose = Choose the event that will come
inv-plan-place = Let it come, prevent the other
inv-plan-come = Let it come
inv-plan-prevent = Prevent it

## Before a turn

inv-declare-hold = Hold to declare
inv-declare-holding = Keep holding…
inv-declare-again = Again to declare
inv-declare-nothing = Nothing to say
inv-declare-go-on = Continue

## Seats

inv-seat-architect = architect
inv-seat-stated = a stated alien
inv-seat-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
inv-seat-shown = { $cards ->
    [one] one of them shown: Human
   *[other] { $cards } of them shown: Human
}
inv-seat-token = can accuse
inv-seat-no-token = has no accusation token left
inv-turns = Turn order
inv-turn-done = has acted
inv-turn-now = acting now
inv-turn-next = still to act
inv-middle = Round { $round }, { $stage }. { $deck ->
    [0] The assimilation deck is empty.
    [one] One card in the assimilation deck.
   *[other] { $deck } cards in the assimilation deck.
}

## What lies on the table

inv-table-things = City
inv-threat = How the game stands
inv-scientists = Scientists saved
inv-scientists-saved = { $saved } of { $goal } scientists saved
inv-ships = Mother Ships
inv-ships-landed = { $ships } of { $goal } Mother Ships have arrived
inv-ship-landed = Mother Ship { $number } is here
inv-ship-space = Space for Mother Ship { $number }
inv-ship-stack = { $cards ->
    [one] It adds one card to the assimilation deck.
   *[other] It adds { $cards } cards to the assimilation deck.
}
inv-ship-lost = the end
inv-pressure = Pressure
inv-pressure-is = Pressure is { $value }
inv-pressure-means = { $value ->
    [0] Controlling an agent costs no cards.
    [one] Controlling an agent costs one card.
   *[other] Controlling an agent costs { $value } cards.
}
inv-events = Events
inv-pile-prevented = prevented
inv-pile-deck = event deck
inv-pile-upcoming = upcoming
inv-pile-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
inv-discard = { $count ->
    [one] One past event
   *[other] { $count } past events
}
inv-agents = Agents
inv-agent-state-free = siren on
inv-agent-state-active = under control now
inv-agent-state-used = siren off
inv-agent-state-reserve = in reserve
inv-agent-state-captured = captured
inv-agent-scientist = with a scientist
inv-agent-last = last used

## What is held

inv-hand-title = Shown only while you hold
inv-hand-cover = { $count ->
    [one] your side, one card
   *[other] your side, { $count } cards
}
inv-hand-human = You are human
inv-hand-alien = You are an alien
inv-hand-cards = Your cards
inv-hand-shown = { $shown ->
    [0] Nobody else has seen any of them.
    [one] Everyone has seen one of them.
   *[other] Everyone has seen { $shown } of them.
}
inv-hand-memory = What you know
inv-hand-not-revealed = Revelation hasn’t come yet.
inv-hand-aliens = { $count ->
    [one] At Revelation you saw { $people }.
   *[other] At Revelation you saw { $people }.
}
inv-hand-aliens-none = At Revelation you saw nobody.
inv-hand-planning = In your hand now: { $cards }.
inv-hand-placed = Round { $round }: { $upcoming } to come, { $prevented } prevented.
inv-hand-laid = Round { $round }: you played { $card }.

## The rescue and the accusation, over the map

inv-rescue-scene = The rescue from { $spot }: { $people }
inv-rescue-unnamed = not named yet
inv-rescue-leads = { $whoIs ->
    [you] lead
   *[other] leads
}
inv-rescue-along = { $whoIs ->
    [you] go along
   *[other] goes along
}
inv-rescue-naming = { $leaderIs ->
    [you] You name the team. Each of the three plays a card face down.
   *[other] { $leader } names the team. Each of the three plays a card face down.
}
inv-rescue-laying = Three cards, face down. Everyone learns how many are Sabotage, and nothing more.
inv-accusation-scene = { $accuserIs ->
    [you] You accuse { $accusedAcc }
   *[other] { $accuser } accuses { $accusedAcc }
}
inv-accusation-thinking = { $whoIs ->
    [you] thinking
   *[other] thinking
}
inv-accusation-answered = { $whoIs ->
    [you] have answered
   *[other] has answered
}
inv-accusation-rule = With at least one supporter, the accused shows cards until an Assimilated appears. If none does, the accuser and supporters lose their tokens.

## Scenes

inv-scene-event = The event
inv-scene-escalation = Escalation, event { $number } of 4
inv-scene-ship = Mother Ship { $number } of { $ships }
inv-scene-ship-detail = { $cards ->
    [0] No cards lay in its space.
   *[other] { $cards } cards are shuffled into the assimilation deck.
} { $left ->
    [0] The sky is full.
    [one] One more, and the aliens win.
   *[other] { $left } more, and the aliens win.
}
inv-scene-revelation = All eyes are shut. Only the aliens look up and see one another.
inv-scene-rescue = The rescue
inv-scene-votes = { $sabotage ->
    [0] { $success } Success
    [one] { $success } Success, one Sabotage
   *[other] { $success } Success, { $sabotage } Sabotage
}
inv-scene-votes-escalate = Somebody didn’t want this. The situation escalates: up to four events before the scientist’s fate is known.
inv-scene-saved = The scientist gets through
inv-scene-saved-detail = Safe { $point }: { $saved } of { $goal }.
inv-scene-failed = The rescue fails
inv-scene-failed-detail = The scientist stays at { $spot }.
inv-scene-accusation = The accusation
inv-scene-verdict-alone = Nobody supports it
inv-scene-verdict-alone-detail = { $accusersIs ->
    [you] Your turn is over. No cards shown, no tokens lost.
   *[other] That ends the turn for { $accusers }. No cards shown, no tokens lost.
}
inv-scene-verdict-founded = { $accusedIs ->
    [you] You are an alien, and now everyone knows it
   *[other] { $accused } is an alien, and now everyone knows it
}
inv-scene-verdict-founded-detail = { $accusersIs ->
    [you] You were right.
   *[other] { $accusers } got it right.
}
inv-scene-verdict-unfounded = { $accusedIs ->
    [you] You’re human, for now
   *[other] { $accused } is human, for now
}
inv-scene-verdict-unfounded-detail = { $accusersIs ->
    [you] You lose your accusation token.
    [one] { $accusers } loses an accusation token.
   *[many] { $accusers } lose their accusation tokens.
}
inv-scene-declared = { $seatIs ->
    [you] You step forward as an alien
   *[other] { $seat } steps forward as an alien
}
inv-scene-declared-detail = No more rescues, no more cards. From now on: planning, or invasion.
inv-scene-invaded = { $seatIs ->
    [you] You lead
   *[other] { $seat } leads
} the aliens to { $agent }
inv-scene-districts = { $count ->
    [0] No district falls.
    [one] One district falls.
   *[other] { $count } districts fall.
}
inv-scene-drew = { $count ->
    [one] You draw a card
   *[other] You draw { $count } cards
}
inv-scene-drew-detail = One Assimilated among them is enough. Hold to look; nobody else can see it.
inv-scene-consolidation = Night over the city
inv-scene-rolled = Aliens reach { $district }
inv-scene-architect = { $seatIs ->
    [you] You are the architect now.
   *[other] { $seat } is the architect now.
}
