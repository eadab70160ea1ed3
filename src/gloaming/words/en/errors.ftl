# Why something is refused. Each says what to do. `$sentence` is what the server itself said, in English.

## At play

refusal-stale = That was settled a moment ago. Check the current question.
refusal-not-asked = It’s not your turn to answer.
refusal-not-offered = You can’t do that now. Choose another answer.
refusal-not-begun = The game hasn’t started. Wait for the host.
refusal-ended-early = The host ended the game early. There’s nothing left to answer.
refusal-over-already = The game is already over.
refusal-still-on = The game is still going. You can open its record once it ends.
refusal-no-suspicions = Bots haven’t learnt who to suspect in this game. Watch its replay instead.
refusal-no-talk = Nobody can talk just now. Wait until the game lets you.
refusal-unknown-clock = This game has no time limit “{ $clock }”. Choose from: { $clocks }.
refusal-not-in-game = That mentions something that isn’t in this game. Choose again.
refusal-covered-already = A bot is already playing that seat.
refusal-is-here = { $name } is here. A bot can play once they’re away, or keep everyone waiting.
refusal-not-your-chair = Only { $name } can take that seat back.
refusal-watching = You’re watching. Only players can do that.
refusal-unknown-eyes = Nobody saw the game that way. Choose everyone, a spectator, or one of the seats.

## At the table

refusal-host-only = Only the host, { $name }, can do that.
refusal-being-dealt = The game is being dealt. Wait a moment.
refusal-no-pledge = This deal takes no pledge from you now. Wait for the game to start.
refusal-no-share = This deal takes no share from you now. Wait for the game to start.
refusal-wrong-share = This isn’t the share you pledged. Wait for the game to start.
refusal-bad-signature = This isn’t your seat’s signature. Reload the page.
refusal-has-begun = The game has started. This can’t be changed any more.
refusal-free-chairs = { $free ->
    [one] One of { $count } seats is free.
   *[other] { $free } of { $count } seats are free.
} Invite someone, or add bots.
refusal-not-ready = Waiting for { $names } to be ready.
refusal-chair-taken = { $name } is sitting there. Choose a free seat.
refusal-empty-chair = Nobody is in that seat. Choose another.
refusal-no-such-chair = There’s no such seat. Raise the number of players first.
refusal-chairs-in-use = { $people ->
    [one] One person is
   *[other] { $people } people are
} at the table, some beyond seat { $players }. Ask them to move up first.
refusal-too-late = The game has started. Watch this one, or ask the host for another.
refusal-all-taken = Every seat is taken. Ask the host to add one.
refusal-unknown-table = There’s no table with this code. Check the six characters.
refusal-unknown-seat = This seat no longer exists. Join the table again.
refusal-seat-closed = This seat is no longer open here. Open the table again.
refusal-used-ticket = This link has been used, or has expired. Make a new one on the other device.

## What can be played

refusal-player-count = This game is for { $least } to { $most } players. Choose a number in that range.
refusal-automa-count = The Automa always joins 4 players, and can join 6. Leave it out otherwise.
refusal-first-player = There’s no seat { $seat }. The first player sits in seat 0 to { $last }.
refusal-roles-unknown = There’s no special role “{ $role }”. Choose another.
refusal-roles-twice = Each special role can be used once. Remove the duplicate.
refusal-roles-seer = The Seer can’t be used with 7 players, or with the Automa and a single cultist. Leave the Seer out.
refusal-roles-forbidden = The role “{ $role }” isn’t used in { $expansion }. Leave it out, or choose another board.
refusal-roles-blind-alone = The Blind Cultist needs a second cultist. Play with 7 or 8 seats, or leave the role out.
refusal-roles-hunter-seats = The Cursed Hunter needs 7 or 8 players and no Automa. Change the seats, or leave the role out.
refusal-roles-hunter-seer = The Cursed Hunter takes the Seer’s place. Leave one of the two out.
refusal-roles-too-many = There are { $count } special roles for { $places } investigators. Choose fewer.
refusal-roles-of-level = { $level ->
    [first] A first game
   *[experienced] The experienced level
} picks its own roles. Choose another level to pick them yourself.
refusal-roles-unbalanced = These roles add up to { $investigators } for the investigators and { $cultists } for the cultists. { $lead ->
    [-1] At this table size the investigators’ total must be one higher,
    [one] At this table size the cultists’ total must be one higher,
   *[other] At this table size the cultists’ total must be { $lead } higher,
} and neither may go above { $most }. Change the mix, or choose “As you like it”.
refusal-professions-cultists = Professions need two cultists. Play with 7 or 8 people, or with 6 and the Automa.
refusal-professions-level = Professions are won by driving out hooded figures, and a first game has none. Choose another level.
refusal-mine-upfront = In the mine you can’t choose a whole path in advance. Play door by door instead.
refusal-board-seats = The board “{ $board }” is made for { $made_for } seats, and this table has { $seats }. Choose another.
refusal-bad-board = This board can’t be used: { $sentence }
refusal-bad-options = These settings don’t work. The server says: { $sentence }
refusal-not-listed = { $name } can’t be “{ $value }”. Choose from: { $values }.
refusal-not-a-switch = { $name } is true or false, not “{ $value }”.
refusal-not-a-row = { $name } is a row of numbers, such as { $usual }.
refusal-not-a-seat = { $name } is the number of a seat, counted from 0.
refusal-not-a-number = { $name } takes a whole number.
refusal-no-such-rule = There’s no house rule “{ $name }”. gloaming play { $game } --options lists them all.
refusal-no-value = A house rule is written NAME=VALUE, and “{ $setting }” isn’t.
refusal-given-twice = { $name } is given twice. Choose one value.
refusal-unknown-bot = There’s no bot called “{ $bot }”. Choose from: { $bots }.
refusal-no-styles = Style makes no difference to these bots. Leave it out.
refusal-unknown-style = There’s no style called “{ $style }”. Choose from: { $styles }.
refusal-unknown-game = There’s no game called “{ $game }”. Choose from: { $games }.

## The server itself

refusal-too-fast = Too fast. Wait a moment.
refusal-not-understood = Something went wrong. Reload the page.
refusal-hello-first = The connection didn’t start properly. Reload the page.
refusal-too-many-tables = Too many tables were opened from here just now. Wait a moment and try again.
refusal-too-many-open = Too many tables from here are open. End a game that nobody’s playing.
refusal-too-many-guesses = Too many wrong codes came from here. Wait a few minutes and try again.
refusal-too-many-searchers = Enough bots of this kind are thinking already. Choose an easier one.
refusal-too-many-replays = Many replays are being prepared just now. Wait a moment and try again.
refusal-not-saved = That couldn’t be saved. Try again, or tell the person who runs this server.
refusal-moving = The table is just moving to another machine. Try again in a moment.
refusal-damaged-table = This table can’t be opened: its log is damaged. Tell the person who runs this server.
refusal-other-rules = This game began under version { $rules } of the rules of { $title }, and this is version { $version }. It can’t go on. Start another.
refusal-unknown-address = There’s nothing at this address. Reload the page.
refusal-unknown-rule = There’s no rule with that number. Rule numbers look like AC-VOTE-07.
refusal-bad-record = This record is damaged, or wasn’t made by Gloaming. The server says: { $sentence }

## Options of Invasion

refusal-unknown-city = There’s no city “{ $city }” here. Choose from: { $cities }.
refusal-first-architect = There’s no seat { $seat }. The first architect sits in seat 0 to { $last }.
refusal-ships-to-lose = There are { $most } Mother Ships. Let the aliens win with 1 to { $most } of them.
refusal-scientists-to-save = There are { $most } scientists. Let the humans win with 1 to { $most } of them.
refusal-token-limit = The supply of alien tokens can’t be negative. Choose another limit, or none.
refusal-pressure-track = A pressure track rises from left to right, with no value below 0. Write another.
refusal-pressure-start = The pressure track has { $positions } positions. Start on one of them.

## Records

refusal-record-not-ours = { $file } isn’t a record of a Gloaming game. Choose a file that Gloaming wrote.
refusal-record-half-line = { $file } breaks off in the middle of line { $line }. Use a complete copy.
refusal-record-format = { $file } has format { $format }, and this version reads format { $reads }. Update Gloaming.
refusal-record-short-seed = { $file } has a seed of { $bits } bits, too short for a real record. It was changed.
refusal-record-goes-on = { $file } continues past its end in line { $line }. Use an unchanged copy.
refusal-record-damaged = { $file } is damaged in line { $line }. Use an unchanged copy.
refusal-record-other-end = { $file } claims a different ending from the game in it. Use an unchanged copy.
refusal-record-other-game = { $file } is a record of { $game }, not of { $title }. Choose another file.
refusal-record-other-rules = { $file } was played with version { $rules } of the rules of { $title }, and this is version { $version }. Replay it with the Gloaming that wrote it.
refusal-record-no-table = { $file } describes a table that can’t be set up: { $fault }.
refusal-record-promise = { $file } doesn’t keep its promise: the seed, the names or the other terms aren’t the sealed ones.
refusal-record-deal = { $file } has a different seed from the one its shares make. The record was changed.
refusal-record-no-checksum = { $file } is missing its last line. Use a complete copy.
refusal-record-checksum = { $file } doesn’t match its own checksum. Use an unchanged copy.
refusal-record-sentence = { $file }, sentence { $number }: seat { $seat } couldn’t have said this. The record was changed.
refusal-record-talk = { $file }, sentence { $number }: it, or one before it, was changed, moved or removed.
refusal-record-talk-end = { $file } ends with other talk than it holds: the last sentences were changed or removed.
refusal-record-first-line = { $file } has a first line that Gloaming would write differently. Use an unchanged copy.
refusal-record-answer = { $file }, answer { $number }: seat { $seat } couldn’t have answered { $said }. The record was changed.
refusal-record-state = { $file }, answer { $number }: the state after { $said } by seat { $seat } isn’t the recorded one. The record was changed.
refusal-record-code = { $file }, answer { $number }: Gloaming wouldn’t write { $said } by seat { $seat } like this. The record was changed.

## On the page where scripts are off

page-needs-script = Gloaming needs JavaScript in this browser. The same game runs in a terminal: gloaming play
