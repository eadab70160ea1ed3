# The table page: plan, ring, shelf, tonight, menu.

board-plan = { $board }, floor plan
board-zoom = How closely you look
board-zoom-in = Closer
board-zoom-out = Farther away
board-zoom-fit = The whole plan
board-lake = lake
board-you = you
board-ghost = { $name }, a ghost
board-stay = stay here
board-meets = you would meet { $people }
board-here = here: { $people }
board-fishman = the Fishman bars the way
board-cultist = a hooded one stops room actions
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
ring-label = Seats, clockwise
seat-you = { $name }, you
seat-you-short = You
seat-turn = to move
seat-knife = holds the knife
seat-ghost = a ghost
seat-pulse = { $cards ->
    [one] 1 card in the Pulse deck
   *[other] { $cards } cards in the Pulse deck
}
seat-dead = { $cards ->
    [one] a Dead card lies open
   *[other] { $cards } Dead cards lie open
}
seat-covered = a bot keeps the chair
seat-away = away
seat-bot = a bot
clock-hour = Hour { $hour }
clock-token = Hour { $hour }: { $token }
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
tonight-portal-missed = The Portal was not closed in time
tonight-fishman = Fishman: { $place }
tonight-fishman-lake = The Fishman is in the lake
tonight-hoods = Hooded: { $places }. In the grounds: { $outside }
tonight-hoods-outside = { $outside ->
    [one] One hooded figure in the grounds
   *[other] { $outside } hooded figures in the grounds
}
tonight-vote = A vote can be called
tonight-vote-spent = No further vote this hour
tonight-window = Unsafe passages: { $passage } cards. Draw pile: { $pile }
tonight-no-cards = Meetings pass no cards until hour { $hour }
tonight-no-talk = No connection: nobody talks
header-lit-label = The power is on
header-dark-label = The power is off
menu = Menu
menu-code = Table
menu-light = Light, like the reading room
menu-dark = Dark, like the night
menu-reference = Rules at a glance
menu-cover = Let a bot keep my chair
menu-uncover = Take my chair back
menu-cover-other = Let a bot keep { $name }’s chair
menu-move = Carry my seat to another device
menu-abort = End the game early
menu-abort-sure = Tap once more: the game ends for everybody
announce-your-turn = It is your turn.
announce-turn = It is { $name }’s turn.
title-asked = Your turn · Gloaming
table-side-label = Seats, tonight and bookshelf
table-talk-label = Talk and log
table-talk = Talk
table-shelf = Shelf
table-unread = {" "}new
