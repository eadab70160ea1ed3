# People come and go: who has lost the connection, who keeps everyone waiting, a bot for them, a new owner for their seat.

## At the portrait

seat-lost = no connection
seat-silent = keeps everyone waiting
seat-minded = a bot is playing for them
seat-follows = took over from { $name }
seat-lost-short = offline
seat-minded-short = bot plays
seat-silent-short = silent

## While you wait

presence-lost = { $minutes ->
    [0] { $name } has lost the connection.
    [one] { $name } lost the connection a minute ago.
   *[other] { $name } lost the connection { $minutes } minutes ago.
}
presence-silent = { $minutes ->
    [0] { $name } hasn’t answered yet.
    [one] { $name } hasn’t answered for a minute.
   *[other] { $name } hasn’t answered for { $minutes } minutes.
}
presence-long = { $minutes ->
    [0] This is taking a while.
    [one] Everyone has been waiting for a minute.
   *[other] Everyone has been waiting for { $minutes } minutes.
}
presence-minded = A bot is playing for { $name }.
presence-cover = Let a bot play for { $name }
presence-cover-whom = Let a bot play for:
presence-agreed = { $people } would let a bot play for { $name }. One more is enough.
presence-agreed-you = You would let a bot play for { $name }. One more is enough.
presence-agreed-of-you = { $people } would let a bot play for you.
presence-not-after-all = Wait a little longer
presence-former = { $name } has taken over your seat. You’re watching now, from outside.

## Back again

return-mark = Your seat
return-title = A bot is playing for you
return-detail = { $decisions ->
    [0] It hasn’t had to decide anything yet.
    [one] While you were away it made one decision.
   *[other] While you were away it made { $decisions } decisions.
}
return-since = What happened
return-take = Take my seat back

## The menu

menu-bot-for-me = Let a bot play for me
menu-hand-over = Hand on { $name }’s seat
menu-clocks = Time limits

## Handing a seat on

hand-over-title = { $name }’s seat for somebody new
hand-over-what = A bot is playing for { $name }. Somebody new can take the seat instead, with { $name }’s role and cards. { $name } can only watch after that.
hand-over-make = Make a link
hand-over-how = Let them scan this, or send the link. It works once.
hand-over-picture = QR code for { $name }’s seat
hand-over-copy = Copy the link
hand-over-one-more = One more person has to agree, or the host.
hand-over-agreed = { $people } would hand it on.
hand-over-withdraw = Keep the seat for { $name }

## Taking a seat over

take-over-mark = A seat at { $code }
take-over-title = You take over { $name }’s place
take-over-what = A game of { $game } is on. You get { $name }’s role and cards, and all that { $name } knew.
take-over-stays = What was done stays done. The others see that you are new.
take-over-sit = Take the seat
take-over-lead = { $name }’s seat waits for you

## Time limits

patience = Patience with a silent player
patience-detail = After that, the host or two others may let a bot play.
patience-seconds = { $seconds ->
    [0] no limit
    [60] one minute
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } minutes
}
clocks-from-next = Changes apply from the next question on.
clocks-host-only = The host sets them.

## Farewells and refusals

farewell-handed_over = Somebody new has your seat
farewell-handed_over-detail = A bot was playing for you, and the table has handed the seat on. If spectators are allowed, you can watch.
farewell-watch = Watch the game
refusal-people-only = Only people decide who plays for somebody. Leave it to them.
refusal-not-now = A seat can be handed on while a game is on, and not in a lesson.
refusal-not-covered = Let a bot play for { $name } first.
refusal-own-seat = This is your own seat. Take it back.
refusal-used-link = This link is no longer good. Ask at the table for another.
refusal-seated-already = You sit at this table already. Nobody has two seats.
