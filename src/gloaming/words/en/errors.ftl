# Why the house refuses something. Each says what to do. `$sentence` is what the house itself said, in English.

## At play

refusal-stale = That was settled a moment ago. Look at what is asked now.
refusal-not-asked = It is not your turn to answer.
refusal-not-offered = That is not possible now. Choose another answer.
refusal-not-begun = The game has not begun yet. Wait for the host.
refusal-ended-early = The game was ended early. Nothing is asked any more.
refusal-over-already = The game is over already.
refusal-still-on = The game is still on. Its record is open when it has ended.
refusal-no-suspicions = Nobody has learnt whom to suspect in this game. Watch its replay instead.
refusal-no-talk = Nobody can talk just now. Wait until the game lets you.
refusal-unknown-clock = This game has no clock “{ $clock }”. Choose one of: { $clocks }.
refusal-not-in-game = This speaks of something that is not in the game. Choose again.
refusal-covered-already = A bot sits there already. Nothing needs covering.
refusal-is-here = { $name } is here. A bot can play once they are away, or keep everyone waiting.
refusal-not-your-chair = Only { $name } can take the seat back.
refusal-watching = You are watching. Only those at the table can do that.
refusal-unknown-eyes = Nobody saw the game like this. Choose everybody, a spectator, or one of the chairs.

## At the table

refusal-host-only = Only { $name }, who is the host, can do that.
refusal-has-begun = The game has begun. This can no longer be changed.
refusal-free-chairs = { $free ->
    [one] One of { $count } chairs is free.
   *[other] { $free } of { $count } chairs are free.
} Invite somebody or seat bots.
refusal-not-ready = Waiting for { $names } to be ready.
refusal-chair-taken = { $name } sits there. Choose a free chair.
refusal-empty-chair = Nobody sits in that chair. Choose another.
refusal-no-such-chair = There is no such chair. Raise the number of players first.
refusal-chairs-in-use = { $people ->
    [one] One person sits
   *[other] { $people } people sit
} at the table, some beyond chair { $players }. Ask them to move up first.
refusal-too-late = The game has begun. You can watch, or ask the host for a new one.
refusal-all-taken = Every chair is taken. Ask the host for one more.
refusal-unknown-table = There is no table with this code. Check the six letters.
refusal-unknown-seat = This seat is not known any more. Join the table again.
refusal-seat-closed = This seat is no longer open here. Open the table again.
refusal-used-ticket = This ticket has been used or is too old. Make a new one on the other device.

## What is to be played

refusal-player-count = The game is for { $least } to { $most } players. Choose a number between.
refusal-automa-count = The Automa joins 4 players always, and 6 if wished. Leave it out with other numbers.
refusal-first-player = There is no seat { $seat }. The first player has one of the seats 0 to { $last }.
refusal-roles-unknown = There is no special role “{ $role }”. Choose another.
refusal-roles-twice = Each special role exists once. Take none of them twice.
refusal-roles-seer = The Seer cannot join 7 people, nor an Automa with a single cultist. Leave the Seer out.
refusal-roles-forbidden = The role “{ $role }” has no place in { $expansion }. Leave it out, or take another board.
refusal-roles-blind-alone = The Blind Cultist needs a second cultist. Take 7 or 8 seats, or leave the role out.
refusal-roles-hunter-seats = The Cursed Hunter joins 7 or 8 people, without the Automa. Change the seats, or leave the role out.
refusal-roles-hunter-seer = The Cursed Hunter takes the Seer’s place. Leave one of the two out.
refusal-roles-too-many = There are { $places } investigators, and { $count } special roles. Take fewer.
refusal-roles-of-level = { $level ->
    [first] A first game
   *[experienced] The experienced level
} brings its own roles. Choose another level to name them yourselves.
refusal-roles-unbalanced = These roles count { $investigators } for the investigators and { $cultists } for the cultists. { $lead ->
    [-1] With this many seats the investigators’ sum must lead by one,
    [one] With this many seats the cultists’ sum must lead by one,
   *[other] With this many seats the cultists’ sum must lead by { $lead },
} and neither sum may exceed { $most }. Change the mix, or play as you like it.
refusal-professions-cultists = Professions need two cultists. Play with 7 or 8 people, or with 6 and the Automa.
refusal-professions-level = Professions are won from cultist tokens, and a first game has none. Choose another level.
refusal-mine-upfront = In the mine nobody can name a whole path in advance. Choose to walk door by door.
refusal-board-seats = The board “{ $board }” is made for { $made_for } seats, and there are { $seats }. Take another.
refusal-bad-board = This board cannot be played on. What is wrong with it: { $sentence }
refusal-bad-options = The house does not understand these options. In its own words: { $sentence }
refusal-not-listed = { $name } cannot be “{ $value }”. It is one of: { $values }.
refusal-not-a-switch = { $name } is true or false, not “{ $value }”.
refusal-not-a-row = { $name } is a row of numbers, such as { $usual }.
refusal-not-a-seat = { $name } is the number of a seat, counted from 0.
refusal-not-a-number = { $name } is a number.
refusal-no-such-rule = There is no house rule “{ $name }”. gloaming play { $game } --options lists them all.
refusal-no-value = A house rule is written NAME=VALUE, and “{ $setting }” is not.
refusal-given-twice = { $name } is given twice. Decide on one value.
refusal-unknown-bot = There is no bot “{ $bot }” here. There is: { $bots }.
refusal-unknown-game = There is no game “{ $game }” here. There is: { $games }.

## The house itself

refusal-too-fast = That was too fast. Wait a moment.
refusal-not-understood = The house did not understand that. Load the page again.
refusal-hello-first = The line was opened wrongly. Load the page again.
refusal-too-many-tables = Many tables were made from here just now. Wait a moment and try again.
refusal-not-saved = The house could not write it down. Try again, or tell whoever runs it.
refusal-unknown-address = There is nothing at this address. Load the page again.
refusal-unknown-rule = There is no rule of this number. They look like AC-VOTE-07.
refusal-bad-record = This record is damaged, or not one of ours. In the house’s own words: { $sentence }

## Options of Invasion

refusal-unknown-city = There is no city “{ $city }” here. There is: { $cities }.
refusal-first-architect = There is no seat { $seat }. The first architect has one of the seats 0 to { $last }.
refusal-ships-to-lose = There are { $most } Mother Ships. Let the aliens win with 1 to { $most } of them.
refusal-scientists-to-save = There are { $most } scientists. Let the humans win with 1 to { $most } of them.
refusal-token-limit = The supply of alien tokens cannot be negative. Take another limit, or none.
refusal-pressure-track = A pressure track rises from left to right and has no value below 0. Write another one.
refusal-pressure-start = The pressure track has { $positions } positions. Start on one of them.

## Records

refusal-record-not-ours = { $file } is not a record of a game of Gloaming. Choose a file that Gloaming wrote.
refusal-record-half-line = { $file } breaks off in the middle of line { $line }. Take a complete copy.
refusal-record-format = { $file } has format { $format }, and this version reads format { $reads }. Update Gloaming.
refusal-record-short-seed = { $file } has a seed of { $bits } bits, too short for a true record. It was changed.
refusal-record-goes-on = { $file } goes on after its end in line { $line }. Take an unchanged copy.
refusal-record-damaged = { $file } is damaged in line { $line }. Take an unchanged copy.
refusal-record-other-end = { $file } claims another end than the game it tells. Take an unchanged copy.
refusal-record-other-game = { $file } is a record of { $game }, not of { $title }. Choose another file.
refusal-record-other-rules = { $file } was played under version { $rules } of the rules of { $title }, and this is version { $version }. Replay it with the Gloaming that wrote it.
refusal-record-no-table = { $file } tells of a table that cannot be set up: { $fault }.
refusal-record-promise = { $file } does not keep its promise: the seed or the options are not those committed to.
refusal-record-first-line = { $file } has a first line that Gloaming would write otherwise. Take an unchanged copy.
refusal-record-answer = { $file }, answer { $number }: seat { $seat } could not answer { $said }. The record was changed.
refusal-record-state = { $file }, answer { $number }: the state after { $said } by seat { $seat } is not the recorded one. The record was changed.
refusal-record-code = { $file }, answer { $number }: Gloaming would not write { $said } by seat { $seat } like this. The record was changed.
