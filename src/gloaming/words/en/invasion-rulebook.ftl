# The rulebook of Invasion: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

invasion-rulebook-story = The story
invasion-rulebook-sides = What each side wants
invasion-rulebook-table = What’s on the table
invasion-rulebook-setup = Setting up
invasion-rulebook-round = A round
invasion-rulebook-actions = Your turn
invasion-rulebook-agents = Agents
invasion-rulebook-rescue = A rescue
invasion-rulebook-assimilation = Assimilation
invasion-rulebook-plans = Planning ahead
invasion-rulebook-accusations = Accusations and stated aliens
invasion-rulebook-pressure = The pressure
invasion-rulebook-events = Event cards
invasion-rulebook-secrets = What is secret
invasion-rulebook-end = The end
invasion-rulebook-first = Your first game
invasion-rulebook-questions = Questions people ask

## What each side wants

invasion-rulebook-sides-same = Nobody is against you yet. Everyone starts on the same side, or so it seems, and everyone leads the same agents. But each card you draw may turn you, and then you want the opposite.
invasion-rulebook-sides-table = Assimilated cards, by number of players
invasion-rulebook-players = Players
invasion-rulebook-row-assimilated = Assimilated cards in play
invasion-rulebook-sides-most = That’s how many aliens there can be. There may be fewer, and there may be none.

## What's on the table

invasion-rulebook-picture-city = { $city }, as a game begins: dark districts are alien, five agents stand on their starting spots, and a scientist waits next to each landing site.
invasion-rulebook-table-districts = The city has five sectors, A to E, cut into districts. Most districts have a number, so dice can find them. Aliens sit in districts, never more than one token in each.
invasion-rulebook-table-roads = Agents and scientists stand on spots, never in districts. Spots lie on roads; each road has a colour and a letter, and a spot may lie on several. A spot touches every district that has a corner on it.
invasion-rulebook-table-centre = In the middle is { $point }, where scientists are safe. The spots around it are gathering spots.
invasion-rulebook-table-near = Two districts are neighbours if they share an edge. A corner isn’t enough, and nothing spreads across a river.
invasion-rulebook-table-things = The rest
invasion-rulebook-agent = Agent
    .does = A car with a number. Agents belong to nobody: on your turn you may take any of them.
invasion-rulebook-siren = Siren
    .does = On an agent that can still be used this round. It goes off when the agent has been used.
invasion-rulebook-scientist = Scientist
    .does = Waits on a spot until agents bring them to the centre.
invasion-rulebook-token = Accusation token
    .does = Everyone has one. You need it to accuse, or to support someone who does.
invasion-rulebook-architect = Architect
    .does = Carries out this round’s events, has the first turn, and shuffles the rescue cards. Passes clockwise every round.
invasion-rulebook-cards = Assimilation cards
    .does = Human or Assimilated. You draw them face down and look at yours alone. They stay with you to the end.
invasion-rulebook-rescue-cards = Rescue cards
    .does = Everyone has one Success and one Sabotage, and gets both back after each rescue.
invasion-rulebook-event-deck = Event deck
    .does = With two piles next to it: events that will come, and events that are prevented.
invasion-rulebook-picture-cards = Assimilation cards and rescue cards. All of one kind have the same back.

## Setting up

invasion-rulebook-setup-done = In Gloaming all of this is done for you, except placing the scientists. At a real table, go through it in this order.
invasion-rulebook-setup-city = Choose a city, and leave the event card of the other city’s centre in the box. Choose the first architect.
invasion-rulebook-setup-agents = Put an agent with its siren on each starting spot. The sixth waits next to the board.
invasion-rulebook-setup-third = Shuffle one Assimilated card with { $rest } Human cards: that’s the third Mother Ship’s stack.
invasion-rulebook-setup-deck = Shuffle the other Assimilated cards of the table into the remaining Human cards. Deal { $stack }, unseen, to the first ship’s stack and { $stack } to the second’s. What’s left is the assimilation deck.
invasion-rulebook-setup-four = With four players, shuffle the one Assimilated card into all { $humans } Human cards first, and make all three stacks from the top.
invasion-rulebook-setup-landing = The aliens land: roll the address die once for each sector. That district falls, and every neighbour of it.
invasion-rulebook-setup-hands = Everyone takes a Success, a Sabotage and an accusation token.
invasion-rulebook-setup-draw = Clockwise from the architect, everyone draws one assimilation card and looks at it alone. The pressure starts at { $start }.

## A round

invasion-rulebook-round-three = A round has three stages. Rounds follow each other until someone has won.
invasion-rulebook-round-order = In each stage
invasion-rulebook-round-fixed = The architect stays the same until consolidation. Everyone is architect in turn, even an alien who’s been found out.

## Agents

invasion-rulebook-agents-three = Controlling an agent is how things get done. Move, free and escort: in this order, each once or not at all.
invasion-rulebook-agents-road = Aliens don’t stop agents. To change roads takes a spot where they cross, and another turn.
invasion-rulebook-agents-receive = The second agent stays where it is, with its siren on or off as before. Other agents on the road don’t stand in the way.
invasion-rulebook-picture-escort = An escort. Both agents are on road F; no spot between them touches an alien district, so the scientist can go along.
    .from = { $agent } leads
    .to = { $agent } receives
    .way = The way is free
invasion-rulebook-agents-example = A scientist waits on road F, two spots outside { $point }, with three alien districts around. Ruben takes { inv-agent-05 }: he drives to that spot and frees all three. He can’t escort yet: there’s no other agent on road F.
invasion-rulebook-agents-example-after = Ines takes { inv-agent-03 } and drives along road F to a gathering spot. Next round, if the aliens leave the way clear, anyone can take { inv-agent-05 } again and escort the scientist in. That will be a rescue.

## A rescue

invasion-rulebook-rescue-after = Then everyone on the team gets their two cards back, shuffled, so nobody can tell what was left in whose hand.
invasion-rulebook-rescue-recheck = “Still possible” means that no event has captured or trapped the leading agent, that another agent is on a gathering spot along one of its roads, and that the way there touches no alien district. Otherwise the scientist stays and waits for another try.
invasion-rulebook-rescue-example = Ines leads a rescue and names Theo and Agnes. The architect shuffles the three cards and turns them up: Success, Success, Sabotage. So it escalates.
invasion-rulebook-rescue-example-after = The first event is a Trap, in another sector. The second is Resistance: a whole sector is freed. The third is a Mother Ship, and that’s the end of it. The way is still clear, so the scientist is safe after all. But one of the three played Sabotage, and two of them will say who.

## Assimilation

invasion-rulebook-assimilation-when = You draw at three moments: once during set-up, once each time you plan ahead, and as many as the pressure each time you’ve controlled an agent.
invasion-rulebook-assimilation-for-good = The first Assimilated card makes you an alien at once. Nothing turns you back, and more cards change nothing. You don’t say so, and you needn’t do anything differently.
invasion-rulebook-assimilation-empty = When the deck is empty, nobody draws until a Mother Ship brings new cards.
invasion-rulebook-assimilation-unknown = Aliens don’t know each other, unless the Revelation has shown them.
invasion-rulebook-assimilation-example = The pressure is 3. Agnes controls an agent and frees four districts: a good turn. Then she draws three cards and looks at them alone. Human. Human. Assimilated.
invasion-rulebook-assimilation-example-after = A moment ago she wanted the scientists home. Now she wants Mother Ships. Everyone saw her draw three cards, and she says what everyone says: “All human.”

## Planning ahead

invasion-rulebook-plans-short = With fewer than two cards in the deck, the piles are gathered up first.

## Accusations and stated aliens

invasion-rulebook-accusations-alone = If nobody supports you, your turn is over. No cards are shown, and you keep your token.
invasion-rulebook-accusations-proof = Once an Assimilated card turns up, no more are shown. If all are Human, it proves only that they were human until now.

## The end

invasion-rulebook-end-first = The first of these ends the game at once, in the middle of anything:
invasion-rulebook-end-scientists = The last scientist arrives at the centre. The humans win.
invasion-rulebook-end-ships = The { $ships ->
    [one] first Mother Ship
    [4] fourth Mother Ship
   *[other] last Mother Ship of { $ships }
} arrives. The aliens win.
invasion-rulebook-end-sector = Every district of one sector is alien, those without a number included. The aliens win.
invasion-rulebook-end-nobody = If the aliens’ goal is reached and nobody has turned, everyone loses.

## Questions people ask

invasion-rulebook-ask-show = May I show my cards to prove I’m human?
    .does = No. Only an accusation, or stepping forward, brings cards to light.
invasion-rulebook-ask-pass = May I do nothing?
    .does = No. But controlling an agent without moving, freeing or escorting is allowed, and people will wonder.
invasion-rulebook-ask-human = May a human play Sabotage?
    .does = Yes. There’s rarely a reason to.
invasion-rulebook-ask-take = Can an agent drive with a scientist on board?
    .does = No. Scientists move only when they’re escorted from one agent to another.
invasion-rulebook-ask-same = May two people use the same agent in one round?
    .does = No. Once it’s used, its siren stays off until the round ends.
invasion-rulebook-ask-alien = I’ve become an alien in the middle of my turn. What about what I did?
    .does = It stays done. From the moment you draw the card, you play for the other side.
invasion-rulebook-ask-many = Do two Sabotage cards make it worse?
    .does = No. One or three, it escalates once.
invasion-rulebook-ask-dead = Can a scientist be lost?
    .does = No. Nothing removes them. They wait.
