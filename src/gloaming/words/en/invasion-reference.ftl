# The quick reference of Invasion: one page, for this table.

inv-reference-for = Invasion, { $city }, { $players } players
inv-reference-city = City
inv-reference-players = Players
inv-reference-unofficial = The board game Among Us, in our own words. The numbers link to the full rules.

inv-reference-story = The story
inv-reference-story-city = Aliens have landed in the city, and five scientists are cut off. Agents clear the way and escort them to the centre.
inv-reference-story-cards = At first everyone is human, or nearly everyone. But acting means drawing assimilation cards, and one that says Assimilated makes you an alien, secretly and for good.
inv-reference-story-trust = So nobody knows how long the others can be trusted. Last round’s friend may play Sabotage in this one.

inv-reference-goals = What each side wants
inv-reference-humans = Bring { $scientists ->
    [one] one scientist
   *[other] { $scientists } scientists
} to { $point }.
inv-reference-aliens = See { $ships ->
    [one] one Mother Ship
   *[other] { $ships } Mother Ships
} arrive, or hold every district of one sector.
inv-reference-numbers = { $assimilated ->
    [one] One Assimilated card is in play, so there is one alien at most, and perhaps none.
   *[other] { $assimilated } Assimilated cards are in play, so there are { $assimilated } aliens at most, and perhaps none.
}
inv-reference-sides = You win with whichever side you’re on when the game ends.

inv-reference-round = One round
inv-reference-round-event = The architect turns over the top event card and carries it out.
inv-reference-round-declare = { $window ->
    [standing_orders] Before the first turn, everyone leaves an order about when to step forward. It counts only for aliens, and nobody sees it.
   *[other] Before each turn, any alien may step forward. Everyone is asked, so being asked gives nothing away.
}
inv-reference-round-turns = Clockwise from the architect, everyone takes one of the actions below. There’s no passing.
inv-reference-round-sirens = All agents get their sirens back, and the architect token passes clockwise. Upcoming events go on top of the deck, prevented ones underneath.
inv-reference-round-dice = The dice pick a district. It falls, along with all its neighbours; if it’s already alien, its whole zone grows by one step.

inv-reference-actions = Actions
inv-reference-action = Action
inv-reference-who = Who
inv-reference-draws = Cards
inv-reference-all-but-stated = everyone except stated aliens
inv-reference-everybody = everyone
inv-reference-stated-only = stated aliens
inv-action-control = Control an agent
    .does = Any agent with a siren. Move, free and escort, each once or not at all, in that order. Then its siren is off for the round.
    .draws = as many cards as the pressure, at the end
inv-action-plan = Plan ahead
    .does = Look at the top two event cards. Let one come: it goes on top of the deck when the round ends. Prevent the other: it goes underneath. Only you know which.
    .draws = one card, before you look; none for stated aliens
inv-action-accuse = Accuse
    .does = Needs your token, and a supporter with a token. The accused shows cards until an Assimilated turns up. If none does, everyone who accused loses their token.
    .draws = no cards
inv-action-invade = Invade
    .does = Choose any agent: every district touching its spot falls.
    .draws = no cards

inv-reference-agents = What an agent can do
inv-reference-move = Move
    .does = To any spot on a road through its own, however far, but never onto another agent.
inv-reference-free = Free
    .does = All districts that touch its spot lose their alien tokens.
inv-reference-escort = Escort
    .does = A scientist on its spot goes to another agent on the same road. No spot on the way, including both ends, may touch an alien district.

inv-reference-rescue = A rescue
inv-reference-rescue-team = An escort to a gathering spot, right at the centre, is a rescue. Its leader names two others.
inv-reference-rescue-cards = Each of the three plays Success or Sabotage, face down. The cards are shuffled: everyone sees how many of each, but not whose.
inv-reference-rescue-escalation = All Success: the scientist is safe. Any Sabotage: up to four events are turned over, one by one, until a Mother Ship comes. If the escort is still possible after that, the scientist is safe anyway.
inv-reference-rescue-pressure = { $raises ->
    [every_vote] Either way, the pressure rises by one.
   *[saved_only] If someone was saved, the pressure rises by one.
}

inv-reference-pressure = The pressure
inv-reference-track = It runs { $track }, and starts at { $start }.
inv-reference-pressure-uses = It sets how many assimilation cards you draw for controlling an agent, and how many cards Alien planning moves. A rescue raises it; a Mother Ship lowers it.

inv-reference-events = Event cards
inv-reference-copies = { $name } (×{ $copies })
inv-reference-deck = Twenty cards. Prevented ones come up much later, if at all.

inv-reference-secrets = What is secret
inv-reference-secret-own = Only you see your assimilation cards, the events you plan, and the rescue card you play.
inv-reference-secret-nobody = Nobody sees the decks, or whose rescue card was whose.
inv-reference-secret-open = Everyone sees the map, the pressure, how many cards each player drew, who was on each team, and how many events lie in each pile. Say what you like, but never show your cards.

inv-reference-stated = Stated aliens
inv-reference-stated-words = Aliens everyone knows about, because an accusation found them out or they stepped forward. They draw no more cards, control no agents and join no teams. They plan, or they invade.

inv-reference-first = In your first game
inv-reference-first-free = First free the districts around a scientist, with one agent. Then bring a second agent onto the same road, and escort.
inv-reference-first-pressure = At pressure 1, controlling an agent costs one card; at 4, it costs four. Rescue often while it’s low, and plan when it’s high.
inv-reference-first-sector = Watch any sector that’s nearly full. A single Expansion can end the game.
inv-reference-first-watch = Remember who was on the team when Sabotage came up, and what came after someone planned.
inv-reference-first-alien = If you turn, nothing has to change at once. A quiet alien on a team is worth more than a loud one.
inv-reference-house-rules = This table’s house rules
