# The narrator of the boxed game: what to choose, what to lay out, what to read aloud, and what people forget in a round.

invasion-narrator-players = How many of you are playing?

## Things in the box

invasion-narrator-agent = Agent
invasion-narrator-siren = Siren
invasion-narrator-scientist = Scientist
invasion-narrator-accusation-token = Accusation token

## What to lay out

invasion-narrator-lay-city = Turn the board to { $city }.
    .title = The city
invasion-narrator-lay-events = Shuffle these event cards, and put them face down on the middle space of the events tile. The spaces on either side stay empty.
    .title = Event cards
invasion-narrator-lay-events-without = Leave out: { $cards }.
invasion-narrator-lay-architect = Agree on someone, or draw straws. They take the architect token, and start.
    .title = The first architect
invasion-narrator-lay-agents = Put { $posted } agents with their sirens on the starting spots.
    .title = Agents
invasion-narrator-lay-reserve = The last agent waits next to the board, without its siren.
invasion-narrator-lay-third = Shuffle these { $cards } cards and put them face down on the third mother ship space.
    .title = The third mother ship
invasion-narrator-lay-deck = Shuffle these. Deal { $first } face down to the first mother ship space and { $second } to the second. The other { $left } are the assimilation deck. Nobody looks.
    .title = Assimilation cards
invasion-narrator-lay-deck-all = Shuffle these. Deal { $cards } face down to each of the three mother ship spaces. The other { $left } are the assimilation deck. Nobody looks.
invasion-narrator-lay-deck-box = Every other assimilation card stays in the box.
invasion-narrator-lay-landing = Roll the address die once for each sector: { $sectors }. Put an alien token on each district it names.
    .title = The landing
invasion-narrator-lay-landing-around = Then put one on every free district next to those, whatever its sector.
invasion-narrator-lay-rescue = Everyone takes one of each, and keeps them face down.
    .title = Rescue cards
invasion-narrator-lay-accusation = Everyone takes one.
    .title = Accusation tokens
invasion-narrator-lay-scientists = The architect gives each landing site a scientist, on a spot that touches it. One per spot.
    .title = Scientists
invasion-narrator-lay-pressure = Put the marker on the circled start of the track. The pressure is { $start }.
    .title = The pressure

## Before the first round, to be read aloud

invasion-narrator-night-draw = Starting with the architect and going left, everyone draws one assimilation card. Don’t show it to anyone.
invasion-narrator-night-look = Look at your card. If it says Human, you are human, for now. If it says Assimilated, you are an alien, and nobody else knows.
invasion-narrator-night-down = Put it face down in front of you. Say nothing about it that you can’t take back.

## Revelation, to be read aloud

invasion-narrator-revelation-shut = Everyone, close your eyes.
invasion-narrator-revelation-open = Aliens, open your eyes, and look for each other.
invasion-narrator-revelation-shut-again = Aliens, close your eyes.
invasion-narrator-revelation-wake = Everyone, open your eyes, and say together: we are all human here.

## The round

invasion-narrator-event = The architect turns over the top event card and does what it says.
invasion-narrator-event-choices = If it leaves a choice, the architect decides. If it can’t be done, nothing happens.
invasion-narrator-event-discard = Put the card on the discard pile. A Mother Ship stays on its space.
invasion-narrator-ship = For a Mother Ship: did its cards go into the assimilation deck, and did the pressure fall? Ship number { $ships } ends the game.
invasion-narrator-declare = Before each turn, ask: does anyone step forward as an alien? They show one Assimilated card.
invasion-narrator-control = Control an agent. Any agent with a siren may move, then free, then escort, each once. Then you draw as many cards as the pressure: { $pressure }.
invasion-narrator-plan-first = You draw an assimilation card before you look.
invasion-narrator-draws = Controlled an agent: { $pressure ->
    [0] no card at this pressure
    [one] one card at this pressure
   *[other] { $pressure } cards at this pressure
}. Planned: one card. Stated aliens draw none. What counts is the pressure when the action was announced.
invasion-narrator-siren-off = The agent’s siren comes off. It’s used until the round ends.
invasion-narrator-reorganise = Fewer than two event cards left to plan with? First shuffle the upcoming pile and put it on top of the deck; then do the same with the prevented pile, underneath.
invasion-narrator-everyone-once = Has everyone had exactly one turn?
invasion-narrator-sirens = Every agent on the board gets its siren back.
invasion-narrator-architect = The architect token goes one to the left. The new architect does the rest.
invasion-narrator-upcoming = Shuffle the upcoming pile and put it on top of the event deck. Shuffle the prevented pile and put it underneath. The deck itself stays as it is.
invasion-narrator-sector = Is any sector full? Then the aliens have won.
invasion-narrator-roll-once = The dice are rolled every round, even if nobody is an alien.

## An accusation

invasion-narrator-accusation-call = Someone stands accused. If you support it and still have a token, hold it up on three.
invasion-narrator-supporters = Supporters, apart from the accuser
invasion-narrator-accusation-alone = Nobody supports it. The turn ends; no card is shown, and no token is lost.
invasion-narrator-accusation-show = The accused shows cards, one by one, until an Assimilated turns up.
invasion-narrator-accusation-stop = Stop at the first Assimilated. The rest stays secret.
invasion-narrator-accusation-founded = An alien, and everyone knows it now. The accusers keep their tokens.
invasion-narrator-accusation-unfounded = Human, so far. { $supporters ->
    [one] The accuser and the supporter lose their tokens.
   *[other] The accuser and all { $supporters } supporters lose their tokens.
}

## A rescue

invasion-narrator-rescue-call = The leader names two others, no stated aliens. Each of the three plays one rescue card face down. The architect shuffles them and turns them up.
invasion-narrator-rescue-missing = { $count ->
    [one] One card is missing.
   *[other] { $count } cards are missing.
}
invasion-narrator-rescue-surplus = Only three people play a card.
invasion-narrator-rescue-saved = The scientist is safe. Hand back the cards: one of each to everyone. The pressure rises by one.
invasion-narrator-rescue-sabotaged = { $sabotage ->
    [one] One Sabotage.
   *[other] { $sabotage } Sabotages.
} Turn over up to { $cards } events, one by one, and stop after a Mother Ship. If the escort is still possible, the scientist is safe. Hand back the cards. The pressure rises by one.

## Numbers and the end

invasion-narrator-ships = Mother Ships
invasion-narrator-saved = Scientists saved
invasion-narrator-end-humans = Every scientist is { $point }. The humans win.
invasion-narrator-end-ships = { $ships } Mother Ships are over the city. The aliens win.
