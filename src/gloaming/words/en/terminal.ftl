# What only the terminal says, whatever is played.

## Below a question

prompt = { $last ->
    [one] Enter or 1
   *[other] 1-{ $last }
}, ? why, l log, r { $reference }{ $map ->
    [yes] , m map
   *[no] { "" }
}, h help, q leave >
prompt-read-on = Enter reads on, q goes back
prompt-go-back = Enter goes back
answers-more = + shows more answers
passages-more = (l: { $count } more)

## What was typed

typed-number = Type a number from 1 to { $last }.
typed-no-answer = There is no answer { $number }. Type a number from 1 to { $last }.
typed-no-rule = There is no answer { $number }. Ask for the rule of one from 1 to { $last }.
typed-doubt = { $act }. Type { $number } once more to do it. Anything else lets it be.
typed-nonsense = That means nothing here. Type the number of an answer, or h for help.

## Pages

help-title = How to answer
help-number = answer with that number
help-enter = answers where there is nothing to choose; otherwise draws the screen again
help-why = the rule behind the question; ? 2 the rule behind answer 2
help-exact = the same rule word for word, with its number
help-log = the log: all that you know has happened
help-map = the map, as large as it fits
help-note = what good players think, beside a note
help-notes-off = no more notes; N again brings them back
help-more = more answers, where they do not all fit
help-help = this page
help-leave = leave; the game is kept, and gloaming play --resume carries on with it
rule-none = No rule is written down for this.
rule-more = More of it: gloaming rules { $group }
log-known = What you know
log-known-hour = What you know of this hour
log-known-since = Since you were last asked

## The first screen, and several people at one device

welcome-stakes = What is at stake
welcome-how = Answer with a number and Enter. ? tells the rule behind a question, m shows the map, h helps, q keeps the game for later.
welcome-seal = The dice are sealed. Their seal: { $seal }
cover-pass = Pass the device to { $name }.
cover-look = Press Enter when only { $name } looks.
panel-people = At the table
panel-secrets = Only you know

## Leaving, and the end

game-kept = Your game is kept in { $path }.
game-resume = gloaming play --resume carries on with it.
the-end = The end
proof-words = The dice lay under a seal from the start. Here is the seed that they came from.
proof-record = Record
proof-seal = Seal
proof-seed = Seed
proof-verify = Verify

## House rules, listed

rules-listed = House rules of { $game } for --option NAME=VALUE. The first value is the usual one, and gloaming rules with the number tells what it is about.
rule-value-number = a number
rule-value-other-number = another number
rule-value-numbers = other numbers
rule-value-seat = the number of a seat, from 0

## A recorded game, told again

replay-heading = { $game }, { $table }. { $eyes ->
    [all] Everything lies open; what one seat alone saw has its name in brackets.
    [spectator] As a spectator saw it.
   *[seat] As { $name } saw it.
}
replay-nameless = Seat { $seat }
replay-unfinished = The record ends here, after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}. The game is not over.
replay-verified = Verified: { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, as many states, the seed and its commitment. { $ending }

## Refusals of the command line

refusal-other-game = { $switch } is not for { $game }. Leave it out, or choose another game.
refusal-resume-first = To carry on with a game, write --resume before its file.
refusal-own-name = Everybody needs a name of their own, and none of these: { $taken }. Choose others.
refusal-name-empty = A name needs at least one letter. Choose another.
refusal-too-few-chairs = { $people } people cannot share { $players } chairs. Set --players higher.
refusal-cannot-keep = Games cannot be kept here ({ $fault }). Set GLOAMING_HOME to a folder of yours.
refusal-unknown-language = There is no language “{ $language }” here. There is: { $languages }.
refusal-board-unread = The board { $board } cannot be read. Take one of { $boards }, or name another file.
refusal-nothing-kept = There is no unfinished game to carry on with. gloaming play begins a new one.
refusal-record-over = { $file } holds a game that is over. gloaming replay shows it.
refusal-record-lacks-game = { $file } is a record of the game “{ $game }”, which this Gloaming lacks. Update Gloaming.
refusal-record-unread = { $file } cannot be read: { $fault }. Choose another file.
refusal-record-folder = { $file } is a folder. Name a record in it.
refusal-record-large = { $file } is larger than { $most } MB, which no game is. Choose another file.
refusal-seating-damaged = { $file } is damaged. Delete it, and the first chair will be yours.
refusal-seating-wrong = { $file } names chairs that are not there. Delete it, and the first chair will be yours.
refusal-nobody-there = There is nobody at seat “{ $seat }”. Choose 0 to { $last }, all or spectator.
refusal-record-cut = { $file } is cut off after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}: { $over ->
    [yes] the game is over, but its last line is missing.
   *[no] the game is not over.
} What is there is true.

## A game without a stage of its own

plain-reference-key = game
plain-how = Answer with a number and Enter. ? tells the rule behind a question, r shows all that you know, h helps, q keeps the game for later.
plain-help-reference = the game in a few words, and all that you know of it now
plain-help-people = An arrow points at everyone the table is waiting for.
plain-over = The game is over.
plain-sides = The sides: { $sides }.

## How games end, in tables and single lines

ending = { $team } won { $reason } in round { $rounds }.
ending-by = by { $reason }

## Notes

coach-line = { $line } (n: more)
coach-both = { $line } { $more } (N: no more notes)
coach-nothing = There is no note here.
coach-turned-on = Notes are on again. N switches them off.
coach-turned-off = Notes are off. N brings them back.
rule-exact = The exact rule is { $number }: ?? shows it.
## A server opens

serve-open = Gloaming is open. Stop it with Ctrl-C.
serve-here = On this computer
serve-phones = On phones
serve-anyone =
    Anyone on your network can come in.
    To let in this computer only, start it with --host 127.0.0.1
serve-alone =
    Only this computer can open it.
    To let in phones on your network, start it with --host 0.0.0.0
serve-no-network = This computer is on no network, so phones can’t reach it.
serve-odd-url = { $url } can’t be the public address. Write it like https://gloaming.example or http://192.168.1.23:8000

## What a link to this server shows in a chat; the server tells it.

share-description = Somebody at this table is not who they say they are. A board game of hidden roles, in your browser: with friends on their phones, or alone with bots. No account.
share-picture = One lit window in a dark university

## Guided games

lesson-said = { $name }: “{ $line }”
lesson-listed = { $id }: { $lesson }, { $minutes } minutes
lesson-next = Now a real game: gloaming play { $game }
lesson-anew = This lesson has changed since you left it, so it begins again.
person-guest = Visitor
