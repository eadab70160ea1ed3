# The lobby: windows, facts, clocks, seats.

lobby-title = Table { $code }: lobby
lobby-code = Table code
lobby-say-it = Read it out, or let them scan.
lobby-copy-link = Share the link
lobby-share-text = Join me at table { $code }.
lobby-picture = QR code for this table
lobby-windows = Seats. A lit window is taken
lobby-you = You
lobby-free = free
lobby-host = host
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-away = away
lobby-window-free = Seat { $number } is free. Invite someone, or add a bot
lobby-window-bot = { $name }, a bot
lobby-window-you = { $name } (you)
lobby-lit = { $lit } of { $count } windows lit
lobby-all-lit = All { $count } windows lit. Ready.
lobby-aborted = This table was closed before the game began.
lobby-waiting-for = { $count ->
    [one] One more to join
   *[other] { $count } more to join
}
lobby-waiting-ready = { $count ->
    [one] One player isn’t ready
   *[other] { $count } players aren’t ready
}
lobby-cannot-begin = Can’t start with these settings
lobby-fill = Fill the rest with bots
begin-cultists = Begin the night
begin-invasion = Send out the agents
lobby-be-ready = I’m ready
lobby-am-ready = Ready. Waiting for the host
lobby-my-seat = My seat
lobby-watching = You’re watching. The game starts when the host is ready.
facts-by-the-book = By the book
facts-house-rules = { $count ->
    [one] One house rule
   *[other] { $count } house rules
}
facts-no-clock = No time limits
facts-clocks = Time to answer: { $clocks }
facts-clock = { $seconds ->
    [0] { $clock }: no limit
   *[other] { $clock }: { $seconds } s
}
facts-change = change
facts-look = view
facts-change-what = Change: { $what }
facts-look-at-what = View: { $what }
clocks-sheet = Clocks and onlookers
clocks-title = Time to answer
clocks-detail = When the time is up, the table gives the plainest answer for you. Nobody learns anything from it.
clock-turn = Moving and acting
clock-encounter = Giving a card
clock-vote = Voting
clock-window = Speaking up before a turn
clock-none = no clock
clock-seconds = { $seconds } seconds
clocks-programs = Time for programs
clocks-programs-detail = Whoever uses it up gets the plainest answer from the table, too.
bank-question = For each question
bank-game = And in the whole game
bank-minutes = { $minutes ->
    [0] nothing
    [one] one minute
   *[other] { $minutes } minutes
}
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
seat-is-program = { $name } is no person, but a program that somebody has brought along.
seat-is-away = { $name } is away just now. The seat is kept.
seat-remove = Ask { $name } to leave
seat-free-host = Invite somebody, or let a bot sit here.
seat-free-guest = Invite somebody: say the code, or let them scan.
seat-played-by = Played by { $kind }.
seat-empty = Free the chair
seat-bots = Let a bot sit here
bot-careful = Careful bot
    .a = a careful bot
    .what = Plays to win with what it may know, and makes no great mistakes.
bot-sleuth = Sleuth
    .a = a sleuth
    .what = Keeps book on everybody, listens to what is said, and says what it thinks.
bot-searcher = Searcher
    .a = a searcher
    .what = A sleuth that thinks ahead through what may be hidden. It takes its time.
bot-random = Random bot
    .a = a bot that plays at random
    .what = Does anything that is allowed, without a thought.

## Which game

games = Games
game-cultists = Cultists
    .short = A university, ten hours
    .what = A university at night. Collect books for ten hours, meet in the dark, and find out who passes on the Dead cards.
game-invasion = Invasion
    .short = A city, and nobody is safe
    .what = A city under mother ships. Bring the scientists home with six agents, while one after the other may turn alien.
which-sheet = Which game?
which-detail = Everybody keeps the chair. What was chosen for one game does not count for the other.
game-sheet = The game
game-players = How many play?
rules-sheet = House rules
rules-intro = Where the rulebook leaves a question open, this is how the table reads it. A star marks what is not by the book.
