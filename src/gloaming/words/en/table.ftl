# The table page of any game: seats, zoom, drawers, menu.

board-zoom = How closely you look
board-zoom-in = Closer
board-zoom-out = Farther away
board-zoom-fit = The whole plan
ring-label = Seats, clockwise
seat-you = { $name }, you
seat-you-short = You
seat-turn = to move
seat-bot = a bot
seat-program = a program
menu = Menu
menu-code = Table
menu-light = Light, like the reading room
menu-dark = Dark, like the night
menu-reference = Rules at a glance
menu-move = Carry my seat to another device
menu-abort = End the game early
menu-abort-sure = Tap once more: the game ends for everybody
announce-your-turn = It is your turn.
announce-turn = It is { $name }’s turn.
title-asked = Your turn · Gloaming
table-side-label = Seats, tonight and bookshelf
table-talk-label = Talk and log
table-talk = Talk
table-unread = {" "}new
