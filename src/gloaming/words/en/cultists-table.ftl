# The table page: plan, ring, shelf, tonight, menu.

board-plan = { $board }, floor plan
board-lake = lake
board-you = you
board-ghost = { $name }, a ghost
board-stay = stay here
board-meets = you’d meet { $people }
board-here = here: { $people }
board-fishman = the Fishman bars the way
board-cultist = a hooded figure blocks room actions
board-portal = the Portal is open; close it by hour { $hour }
board-finished = finished ✓
board-finished-label = finished
board-room-explored = { $books ->
    [0] no books left
    [one] 1 book left
   *[other] { $books } books left
}, { $cards ->
    [0] no cards in its deck
    [one] 1 card in its deck
   *[other] { $cards } cards in its deck
}
board-room-unexplored = { $books ->
    [one] 1 book
   *[other] { $books } books
}, { $cards } of 3 cards, not explored
seat-knife = has the knife
seat-ghost = a ghost
seat-pulse = { $cards ->
    [one] 1 card in the Pulse deck
   *[other] { $cards } cards in the Pulse deck
}
seat-dead = { $cards ->
    [one] a Dead card is face up
   *[other] { $cards } Dead cards are face up
}
shelf-title = The bookshelf
shelf-points = of { $target } points
shelf-rack = { $books } of { $places } books; { $points ->
    [one] 1 point
   *[other] { $points } points
} when full
tonight-title = Tonight
tonight-event = { $token }
tonight-portal-open = The Portal is open: close it by hour { $hour }
tonight-portal-closed = The Portal is closed
tonight-portal-missed = The Portal wasn’t closed in time
tonight-fishman = Fishman: { $place }
tonight-fishman-lake = The Fishman is in the lake
tonight-hoods = Hooded figures: { $places }. In the grounds: { $outside }
tonight-hoods-outside = { $outside ->
    [one] One hooded figure in the grounds
   *[other] { $outside } hooded figures in the grounds
}
tonight-vote = A vote can be called
tonight-vote-spent = No more votes this hour
tonight-window = Unsafe passages: { $passage ->
    [one] 1 card
   *[other] { $passage } cards
}. Draw pile: { $pile }
tonight-no-cards = No cards change hands in meetings until hour { $hour }
tonight-no-talk = No connection: no talking
header-lit-label = The power is on
header-dark-label = The power is off
table-shelf = Shelf
clock-hour = Hour { $hour }
clock-token = Hour { $hour }: { $token }
