# The event tokens, and what each does.

token-lightning-strike = Lightning strike
    .does = The power fails, or comes back. In the dark, all who share a place meet.
token-secret-doors = Secret doors
    .does = Until the next token, all rooms of one colour are one place.
token-no-connection = No connection
    .does = Until the next token nobody may talk.
token-false-eyes = False eyes
    .does = Whoever holds the knife may look at one Pulse deck, and tell or not.
token-boosted-morale = Boosted morale
    .does = Four doors in the next movement.
token-lost-morale = Lost morale
    .does = Two doors in the next movement.
token-in-control = In control
    .does = Whoever holds the knife may look at one token in the bag, and keep it out of the game.
token-portal-opens = The Portal opens
    .does = Two must close it in time: then one point less is enough, otherwise it takes one more.
token-broken-panes = Broken panes
    .does = Two cards of the draw pile go into the unsafe passages, and one passage is drawn.
token-mirror = Mirror
    .does = The event of the hour before happens again.
token-none = No token
    .does = The bag is empty.
