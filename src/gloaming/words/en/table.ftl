# The table page of any game: seats, zoom, drawers, menu.

board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Fit the whole plan
ring-label = Seats, clockwise
seat-you = { $name } (you)
seat-you-short = You
seat-turn = to move
seat-bot = a bot
seat-program = a program
menu = Menu
menu-code = Table
menu-light = Light, like the reading room
menu-dark = Dark, like the night
menu-reference = Rules at a glance
menu-move = Move my seat to another device
menu-screens = { $count ->
    [one] A big screen shows this table.
   *[other] { $count } big screens show this table.
}
menu-hand-only = Show only my hand
menu-whole-table = Show the whole table
hand-look = Look at the big screen.
menu-abort = End the game early
menu-abort-sure = Tap again to end the game for everyone
announce-your-turn = It’s your turn.
announce-turn = It’s { $name }’s turn.
title-asked = Your turn · Gloaming
table-side-label = Seats, tonight and bookshelf
table-talk-label = Talk and log
table-talk = Talk
table-unread = {" "}new
