# The quick reference of Invasion: one page, for this table.

inv-reference-for = Invasion, { $city }, { $players } players
inv-reference-city = City
inv-reference-players = Players
inv-reference-unofficial = Our own words for the board game Among Us. The numbers lead to the full rules.

inv-reference-story = What it is about
inv-reference-story-city = Aliens have landed in the city, and five scientists are cut off. Agents clear the way and escort them to the centre.
inv-reference-story-cards = At first everybody is human, or nearly so. But whoever acts draws assimilation cards, and one that says Assimilated makes its drawer an alien, in secret and for good.
inv-reference-story-trust = So nobody knows for how long the others can be trusted, and a friend of the last round may lay Sabotage in this one.

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
    [one] One Assimilated card is in play: there can be one alien at most, and perhaps there is none.
   *[other] { $assimilated } Assimilated cards are in play: there can be { $assimilated } aliens at most, and perhaps there are none.
}
inv-reference-sides = You win with the side to which you belong when the game ends.

inv-reference-round = One round
inv-reference-round-event = The architect turns over the top event card and carries it out.
inv-reference-round-declare = { $window ->
    [standing_orders] Before the first turn everyone leaves an order when to step forward. It counts for aliens only. Everyone is asked, and nobody sees it.
   *[other] Before each turn every alien may step forward. All are asked, so that being asked tells nothing.
}
inv-reference-round-turns = From the architect clockwise, everybody does one of the actions below. Nobody passes.
inv-reference-round-sirens = All agents get their sirens back, and the architect token goes on clockwise. Upcoming events go on top of the deck, prevented ones under it.
inv-reference-round-dice = The dice name a district. It falls with all its neighbours; if it is alien already, its whole zone grows by one step.

inv-reference-actions = Actions
inv-reference-action = Action
inv-reference-who = Who
inv-reference-draws = Cards
inv-reference-all-but-stated = everybody but stated aliens
inv-reference-everybody = everybody
inv-reference-stated-only = stated aliens
inv-action-control = Take an agent
    .does = Any agent with a siren. Move, free and escort, each once or not at all, in this order. Then its siren is off for the round.
    .draws = as many cards as the pressure, at the end
inv-action-plan = Plan ahead
    .does = See the top two event cards. One is to come and goes on top of the deck when the round ends; the other is prevented and goes under it. Only you know which.
    .draws = one card, before you look; none for stated aliens
inv-action-accuse = Accuse
    .does = Needs your token, and one supporter with a token. The accused shows cards until an Assimilated turns up. If none does, all who accused lose their tokens.
    .draws = no cards
inv-action-invade = Invade
    .does = Every district that touches the spot of one agent, any agent, falls.
    .draws = no cards

inv-reference-agents = What an agent can do
inv-reference-move = Move
    .does = To any spot on a road through its own, however far; not onto another agent.
inv-reference-free = Free
    .does = All districts that touch its spot lose their alien tokens.
inv-reference-escort = Escort
    .does = A scientist on its spot goes to another agent on the same road. No spot of the way, both ends included, may touch an alien district.

inv-reference-rescue = A rescue
inv-reference-rescue-team = An escort to a gathering spot, right at the centre, is a rescue. Its leader names two others.
inv-reference-rescue-cards = Each of the three lays Success or Sabotage, face down. The cards are shuffled: all see how many, nobody sees whose.
inv-reference-rescue-escalation = All Success: the scientist is safe. Any Sabotage: up to four events are turned over, one by one, until a Mother Ship comes. If the escort is still possible then, the scientist is safe all the same.
inv-reference-rescue-pressure = { $raises ->
    [every_vote] Whatever the outcome, the pressure rises by one.
   *[saved_only] If somebody was saved, the pressure rises by one.
}

inv-reference-pressure = The pressure
inv-reference-track = It goes along { $track }, and starts at { $start }.
inv-reference-pressure-uses = It says how many assimilation cards you draw for taking an agent, and how many cards Alien planning moves. A rescue raises it, a Mother Ship lowers it.

inv-reference-events = Event cards
inv-reference-copies = { $name } ({ $copies } times)
inv-reference-deck = Twenty cards. What lies with the prevented comes up much later, if ever.

inv-reference-secrets = What is secret
inv-reference-secret-own = Only you see your assimilation cards, the events that you plan, and the rescue card that you lay.
inv-reference-secret-nobody = Nobody sees the decks, nor whose rescue card was whose.
inv-reference-secret-open = All see the map, the pressure, who drew how many cards, who was on which team, and how many events lie where. You may say what you like; cards are shown to nobody.

inv-reference-stated = Stated aliens
inv-reference-stated-words = Found out by an accusation, or stepped forward: all know it. They draw no more cards, lead no agents and are on no team. They plan, or they invade.

inv-reference-first = In your first game
inv-reference-first-free = First free the districts round a scientist, with one agent. Then bring a second agent onto the same road, and escort.
inv-reference-first-pressure = At pressure 1 taking an agent costs one card; at 4 it costs four. Rescue often while it is low, and plan when it is high.
inv-reference-first-sector = Watch the sector that is nearly full. One expansion may end the game.
inv-reference-first-watch = Remember who was on a team when Sabotage came up, and what came after somebody planned.
inv-reference-first-alien = If you turn, nothing has to change at once. A quiet alien on a team is worth more than a loud one.
inv-reference-house-rules = House rules of this table
