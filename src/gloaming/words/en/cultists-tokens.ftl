# The event tokens, and what each does.

token-lightning-strike = Lightning strike
    .does = The power fails, or comes back. In the dark, everyone who shares a place meets.
token-secret-doors = Secret doors
    .does = Until the next token, rooms of the same colour count as one place.
token-no-connection = No connection
    .does = Nobody may talk until the next token.
token-false-eyes = False eyes
    .does = The knife holder may look at one Pulse deck, and may keep quiet about it.
token-boosted-morale = Boosted morale
    .does = Four doors in the next movement.
token-lost-morale = Lost morale
    .does = Two doors in the next movement.
token-in-control = In control
    .does = The knife holder may look at one token in the bag, and may remove it from the game.
token-portal-opens = The Portal opens
    .does = Two people must close it in time. If they do, it takes one point fewer to win; if not, one more.
token-broken-panes = Broken panes
    .does = Two cards from the draw pile go into the unsafe passages, and one passage is drawn.
token-mirror = Mirror
    .does = Last hour’s event happens again.
token-none = No token
    .does = The bag is empty.
