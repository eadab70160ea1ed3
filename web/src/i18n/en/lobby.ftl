# The lobby: windows, facts, clocks, seats.

lobby-title = Table { $code }: the lobby
lobby-code = Table code
lobby-say-it = Say it, or let them scan.
lobby-copy-link = Hand on the link
lobby-share-text = Come to the table { $code }.
lobby-picture = QR code of this table
lobby-windows = Seats: a lit window is a taken seat
lobby-you = You
lobby-free = free
lobby-host = host
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-away = away
lobby-window-free = Chair { $number } is free: invite somebody, or seat a bot
lobby-window-bot = { $name }, a bot
lobby-window-you = { $name }, that is you
lobby-lit = { $lit } of { $count } windows lit
lobby-all-lit = All { $count } windows lit. Ready.
lobby-aborted = This table was closed before the game began.
lobby-waiting-for = { $count ->
    [one] Waiting for one
   *[other] Waiting for { $count }
}
lobby-waiting-ready = { $count ->
    [one] One is not ready yet
   *[other] { $count } are not ready yet
}
lobby-cannot-begin = Cannot begin like this
lobby-fill = Fill with bots
lobby-begin = Begin the night
lobby-be-ready = I am ready
lobby-am-ready = Ready. Waiting for the host
lobby-my-seat = My seat
lobby-watching = You are watching. The game begins when the host says so.
facts-game = { $players } seats, { $level }
facts-game-automa = { $players } seats and the Automa, { $level }
facts-own-board = A board of your own
facts-place-professions = { $where }, with Professions
facts-sides = { $cultists ->
    [one] One cultist
   *[other] { $cultists } cultists
}, { $investigators } investigators
facts-aim = { $points } points or { $hours } hours, about 50 minutes
facts-roles-named = With { $roles }
facts-roles-first = No special roles but the Seer, if the number of seats allows it
facts-roles-experienced = Special roles drawn for you
facts-roles-expert = A balanced mix of roles, drawn for you
facts-roles-custom = No special roles
facts-by-the-book = By the book
facts-house-rules = { $count ->
    [one] One house rule
   *[other] { $count } house rules
}
facts-no-clock = Nobody is hurried
facts-clocks = Seconds to answer: turn { $turn }, encounter { $encounter }, vote { $vote } (0: no clock)
facts-change = change
facts-look = look
facts-change-what = Change: { $what }
facts-look-at-what = Look at: { $what }
clocks-sheet = Clocks and onlookers
clocks-title = Time to answer
clocks-detail = When the time is up, the table gives the plainest answer for you. Nobody learns anything from it.
clock-turn = Moving and acting
clock-encounter = Giving a card
clock-vote = Voting
clock-none = no clock
clock-seconds = { $seconds } seconds
clocks-also = Also
pace = Bots answer
pace-natural = at a human pace
pace-quick = at once
spectators = Others may watch
seat-mine = Your seat
seat-free = A free chair
seat-save = That is me
seat-carry = Carry it to another device
seat-leave = Leave the table
seat-is-here = { $name } is here and not ready yet.
seat-is-ready = { $name } is ready.
seat-is-away = { $name } is away just now. The seat is kept.
seat-remove = Ask { $name } to leave
seat-free-host = Invite somebody, or let a bot sit here.
seat-free-guest = Invite somebody: say the code, or let them scan.
seat-played-by = Played by { $kind }.
bot-careful = a careful bot
bot-random = a bot that plays at random
seat-bot-careful = Seat a careful bot
seat-bot-random = Seat a random bot
seat-empty = Free the chair
seat-bots-detail = A careful bot plays to win with what it may know. A random one does anything that is allowed.
