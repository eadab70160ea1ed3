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
lobby-aborted = This table was closed before the game started.
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
facts-by-the-book = No house rules
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
clocks-sheet = Time limits and spectators
clocks-title = Time to answer
clocks-detail = When time runs out, the table gives the safest answer for you. It tells the others nothing.
clock-turn = Moving and acting
clock-encounter = Giving a card
clock-vote = Voting
clock-window = Declaring before a turn
clock-none = no limit
clock-seconds = { $seconds } seconds
clocks-programs = Time for programs
clocks-programs-detail = A program that runs out of time gets the safest answer too.
bank-question = Per question
bank-game = Plus, for the whole game
bank-minutes = { $minutes ->
    [0] no extra time
    [one] one minute
   *[other] { $minutes } minutes
}
clocks-also = Also
pace = Bots answer
pace-natural = at a human pace
pace-quick = instantly
spectators = Let others watch
seat-mine = Your seat
seat-free = A free seat
seat-save = That’s me
seat-carry = Move it to another device
seat-leave = Leave the table
seat-is-here = { $name } is here, but not ready yet.
seat-is-ready = { $name } is ready.
seat-is-program = { $name } isn’t a person but a program someone brought along.
seat-is-away = { $name } has stepped away. Their seat is safe.
seat-remove = Ask { $name } to leave
seat-free-host = Invite someone, or give this seat to a bot.
seat-free-guest = Invite someone: read out the code, or let them scan it.
seat-played-by = Played by { $kind }.
seat-empty = Clear this seat
seat-bots = Give this seat to a bot
bot-careful = Careful bot
    .a = a careful bot
    .what = Plays sensibly with what it knows, and avoids big mistakes.
bot-sleuth = Sleuth
    .a = a sleuth
    .what = Keeps notes on everyone, listens to the table and says what it thinks.
bot-learner = Learner
    .a = a learner
    .what = A sleuth that found out in millions of games against copies of its kind where to play otherwise.
bot-searcher = Searcher
    .a = a searcher
    .what = A sleuth that plays out what might be hidden before it answers. It takes its time.
bot-random = Random bot
    .a = a random bot
    .what = Does anything the rules allow, without a thought.

## Which game

games = Games
game-cultists = Cultists
    .short = One university, ten hours
    .what = A university at night. You have ten hours to gather books, meet in the dark, and work out who is handing out the Dead cards.
game-invasion = Invasion
    .short = A city where nobody is safe
    .what = A city under Mother Ships. Six agents bring the scientists home, while one after another of you may turn.
which-sheet = Which game?
which-detail = Everyone keeps their seat. Settings for one game don’t carry over to the other.
game-sheet = The game
game-players = How many players?
rules-sheet = House rules
rules-intro = Where the rulebook leaves a question open, this is how your table reads it. A star marks anything that departs from the book.
lobby-dealing = Dealing…

## The big screen

screen-title = Table { $code }: big screen
screen-join = Scan the code with your phone, or open the address and type the six characters.
screen-begin = Everyone is ready. { $name } can start.
story-begin = Tell the story on the big screen
story-stop = Stop the story
