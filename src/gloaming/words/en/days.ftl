# Played over days, and the list of one’s tables.

clocks-manner = How you play
clocks-evening = in one evening
clocks-days = over days
clocks-days-detail = Everyone answers when they find the time. When it runs out, the table gives the safest answer for them. After half of it, the host or two others may let a bot play.
days-each = Time for each answer
days-count = { $days ->
    [0] no limit
    [1] one day
    [7] one week
   *[other] { $days } days
}
facts-days = { $days ->
    [0] Over days, without a time limit
    [1] Over days: one day for each answer
    [7] Over days: one week for each answer
   *[other] Over days: { $days } days for each answer
}
panel-clock-days = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
panel-clock-hours = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
presence-lost-days = { $name } is away.

## Your tables

my-tables = Your tables
my-tables-lobby = waiting to begin
my-tables-playing = being played
my-tables-waits = waiting for { $names }
my-tables-over = over. Watch it again
my-tables-aborted = ended early
my-tables-unknown = can’t be reached just now
my-tables-remove = Remove { $code } from this list
