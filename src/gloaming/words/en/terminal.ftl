# What only the terminal says, whatever is played.

## Below a question

prompt = { $last ->
    [one] Enter or 1
   *[other] 1-{ $last }
}, ? why, l log, r { $reference }{ $map ->
    [yes] , m map
   *[no] { "" }
}{ $talk ->
    [yes] , t talk
   *[no] { "" }
}, h help, q quit >
prompt-read-on = Enter to read on, q to go back
prompt-go-back = Enter to go back
talk-prompt = 1-{ $last }, Enter to go back >
talk-first-prompt = t to say something, Enter when you’re ready >
terminal-before-detail = Nobody has answered yet. The bots hear what you say, and reply.
answers-more = + for more answers
passages-more = (l: { $count } more)

## What was typed

typed-number = Type a number from 1 to { $last }.
typed-no-answer = There’s no answer { $number }. Type a number from 1 to { $last }.
typed-no-rule = There’s no answer { $number }. For a rule, type ? and a number from 1 to { $last }.
typed-doubt = { $act }. Type { $number } again to do it, or anything else to leave it.
typed-nonsense = That isn’t one of the answers. Type a number, or h for help.

## Pages

help-title = How to answer
help-number = give that answer
help-enter = answers when there’s only one choice; otherwise redraws the screen
help-why = the rule for this question; ? 2 for answer 2
help-exact = the same rule word for word, with its number
help-log = the log: everything you know has happened
help-talk = say something, in words that the bots understand too
help-map = the map, as large as it will go
help-note = what good players think, when there’s a note
help-notes-off = no more notes; N again brings them back
help-more = more answers, if they don’t all fit
help-help = this page
help-leave = save and quit; gloaming play --resume continues the game
rule-none = There’s no written rule for this.
rule-more = For more: gloaming rules { $group }
log-known = What you know
log-known-hour = What you know about this hour
log-known-since = Since your last question

## The first screen, and several people at one device

welcome-stakes = What’s at stake
welcome-how = Type the number of an answer and press Enter. ? shows the rule, m the map, h help; q saves the game and quits.
welcome-seal = The dice are sealed. Their seal: { $seal }
cover-pass = Pass the device to { $name }.
cover-look = Press Enter when only { $name } can see the screen.
panel-people = At the table
panel-secrets = Only you know

## Leaving, and the end

game-kept = Your game is saved in { $path }.
game-resume = Continue it with: { $command }
the-end = The end
proof-words = The dice were sealed from the start. This is the seed they came from.
proof-record = Record
proof-seal = Seal
proof-seed = Seed
proof-verify = Verify

## House rules, listed

rules-listed = House rules of { $game } for --option NAME=VALUE. The first value is the default; look up the number with gloaming rules.
rule-value-number = a number
rule-value-other-number = another number
rule-value-numbers = other numbers
rule-value-seat = the number of a seat, from 0

## A recorded game, told again

replay-heading = { $game }, { $table }. { $eyes ->
    [all] Everything is revealed; what only one seat saw has its name in brackets.
    [spectator] As a spectator saw it.
   *[seat] As { $name } saw it.
}
replay-nameless = Seat { $seat }
replay-unfinished = The record ends here, after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}. The game isn’t over.
replay-verified = Verified: { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, as many states, the seed and its commitment. { $ending }
replay-claim-shares = { $shares ->
    [0] The seed was drawn by one machine alone; this record can’t show that it was drawn by chance.
    [one] The seed is made of the server’s secret and a share of one seat. Neither could choose it alone.
   *[other] The seed is made of the server’s secret and the shares of { $shares } seats. None of them could choose it alone.
}
replay-claim-attempts = The deal was started { $attempts } times, because someone pledged a share and held it back.
replay-claim-names = { $bound ->
    [yes] The names are bound by the seal.
   *[no] The names aren’t bound: this is an older record, and anyone could have written others.
}
replay-claim-talk = { $sentences ->
    [one] One sentence of talk, bound to its place.
   *[other] { $sentences } sentences of talk, each bound to its place and to those before it.
}
replay-claim-nobody = Nobody signed. The record fits together, but someone who knows the seed could have written other answers.
replay-claim-seat = { $name }: { $key ->
    [yes] { $signed } of { $answers } answers signed.
   *[no] no key, { $answers ->
        [one] one answer
       *[other] { $answers } answers
    } unsigned.
}{ $unsigned ->
    [yes] {" "}The others came from a bot, a time limit or another device.
   *[no] {""}
}{ $witnessed ->
    [yes] {" "}Witnessed the end.
   *[no] {""}
}
replay-claim-seal = { $expected ->
    [yes] It has the seal you expected: { $seal }
   *[no] Its seal is { $seal }. Compare it with the one your browser showed when the game began, or name that with --expected.
}

## Refusals of the command line

refusal-other-game = { $switch } isn’t for { $game }. Leave it out, or choose another game.
refusal-resume-first = To continue a game, put --resume before its file.
refusal-own-name = Everyone needs a different name, and these are taken: { $taken }. Choose others.
refusal-name-empty = A name needs at least one letter. Choose another.
refusal-too-few-chairs = { $people } people can’t share { $players } seats. Set --players higher.
refusal-cannot-keep = Games can’t be saved here ({ $fault }). Set GLOAMING_HOME to a folder you can write to.
refusal-unknown-language = There’s no language “{ $language }” here. Choose from: { $languages }.
refusal-board-unread = The board { $board } can’t be read. Choose from { $boards }, or name another file.
refusal-nothing-kept = There’s no unfinished game to continue. gloaming play starts a new one.
refusal-record-over = The game in { $file } is over. gloaming replay shows it.
refusal-record-lacks-game = { $file } records the game “{ $game }”, which this Gloaming doesn’t have. Update Gloaming.
refusal-record-unread = { $file } can’t be read: { $fault }. Choose another file.
refusal-record-folder = { $file } is a folder. Choose a record in it.
refusal-record-signature = { $file }, answer { $number }: this isn’t the signature of seat { $seat }. The record was changed.
refusal-record-witness = { $file }: seat { $seat } witnessed other answers, or another order. The record was changed.
refusal-record-expected = { $file } has the seal { $seal }, not the one you expected. It’s the record of another game, or it was changed.
refusal-record-large = { $file } is larger than { $most } MB, too large to be a game. Choose another file.
refusal-seating-damaged = { $file } is damaged. Delete it, and the first seat is yours.
refusal-seating-wrong = { $file } names seats that don’t exist. Delete it, and the first seat is yours.
refusal-nobody-there = There’s nobody in seat “{ $seat }”. Choose 0 to { $last }, all or spectator.
refusal-record-cut = { $file } is cut off after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}: { $over ->
    [yes] the game is over, but its last line is missing.
   *[no] the game isn’t over.
} Up to there, everything checks out.

## A game without a stage of its own

plain-reference-key = game
plain-how = Type the number of an answer and press Enter. ? shows the rule, r all you know, h help; q saves the game and quits.
plain-help-reference = the game in a few words, and all you know about it now
plain-help-people = An arrow points at everyone the table is waiting for.
plain-over = The game is over.
plain-sides = The sides: { $sides }.

## How games end, in tables and single lines

ending = { $team } won { $reason } in round { $rounds }.
ending-by = by { $reason }

## Notes

coach-line = { $line } (n: more)
coach-both = { $line } { $more } (N: no more notes)
coach-nothing = There’s no note here.
coach-turned-on = Notes are back on. N turns them off.
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
serve-no-network = This computer isn’t on a network, so phones can’t reach it.
serve-odd-url = { $url } can’t be the public address. Write it like https://gloaming.example, https://example.org/games/ or http://192.168.1.23:8000
serve-odd-proxy = { $address } isn’t the address of a proxy. Write addresses or networks like 10.0.0.5,10.1.0.0/16
serve-odd-time = { $time } isn’t a time. Write hours, days or weeks like 12h, 90d or 4w
serve-trust =
    Browsers warn until they trust this server. Once on each device, open { $url }
    and compare this fingerprint: { $fingerprint }
serve-few-files = This system lets a program have { $files } files open, so at most { $people } people can be connected. To let in more, raise the limit first: ulimit -n 65536, or LimitNOFILE=65536 in a systemd service.
serve-odd-metrics = { $address } isn’t where numbers can be shown. Write it like 127.0.0.1:9090
serve-no-metrics = The numbers need a package that isn’t installed. Install it: { $command }
serve-odd-log = { $file } can’t be written. Name another file for --access-log, or - for this terminal.
serve-short-token = { $file } holds no token of at least { $least } characters. Write a new one into it: openssl rand -hex 32
serve-one-tls = Choose one: --tls auto, or --tls-cert with --tls-key.

## How a device comes to trust a server with a certificate of its own; the server tells it.

certificate-title = Trust this server
certificate-why = The way to this server is encrypted, but no public authority vouches for it, because it stands in your own network. Install its certificate once and your browser stops warning. Then links can be copied and shared, the narrator works without a network, and the screen stays lit.
certificate-fetch = Get the certificate
certificate-compare = Before you trust it, compare this fingerprint with the one that the server showed when it opened. If they differ, somebody is listening in: stop here.
certificate-care = Anyone with the key of this authority could pass for any site on your device. It lies on the host’s computer and nowhere else. Remove the certificate when you no longer play here.
certificate-iphone =
    iPhone and iPad
    Get the certificate in Safari, and allow the download.
    Open Settings, tap Profile Downloaded, then Install.
    Open Settings, General, About, Certificate Trust Settings, and turn Gloaming on.
certificate-android =
    Android
    Get the certificate.
    Open Settings, and search for CA certificate.
    Choose Install anyway, then the file that you got.
certificate-windows =
    Windows
    Open the file, and choose Install Certificate, then Current User.
    Have it placed in Trusted Root Certification Authorities.
certificate-mac =
    Mac
    Open the file: Keychain Access takes it in.
    Double-click it there, open Trust, and choose Always Trust.
certificate-firefox =
    Firefox on a computer
    Open Settings, Privacy & Security, View Certificates, Authorities.
    Choose Import, the file, and Trust this CA to identify websites.

## What a link to this server shows in a chat; the server tells it.

share-description = Somebody at this table is not who they say they are. A board game of hidden roles, in your browser: with friends on their phones, or alone with bots. No account.
share-picture = One lit window in a dark university

## Guided games

line-aloud = { $name }: “{ $line }”
lesson-listed = { $id }: { $lesson }, { $minutes } minutes
lesson-next = Now a real game: gloaming play { $game }
lesson-anew = This lesson has changed since you left it, so it begins again.
person-guest = Visitor

## A store is checked

store-none = There’s no store at { $file }. Name the file of gloaming serve --store.
store-sound = { $tables ->
    [0] The store is empty.
    [one] One table, and its log is whole.
   *[other] { $tables } tables, and every log is whole.
}
store-damaged = { $damaged ->
    [one] One log is damaged
   *[other] { $damaged } logs are damaged
}, of { $tables } in all:
store-other-rules = Called off, because other rules have come since:
store-game-gone = Can’t be opened here, because the game isn’t installed:
store-rules = Began under version { $rules } of the rules of { $title }; this is version { $version }.
store-up-to-date = { $store } is up to date, at version { $version }.
store-migrated = { $store } was brought from version { $before } to version { $version }.
store-set-up = { $store } is set up, at version { $version }.
store-ask = Bring { $store } from version { $before } to version { $version }? Nodes of the earlier version can’t use it afterwards; stop them first.
store-say-yes = { $store } is of an earlier version. Stop the nodes that use it, and say --yes.
store-same = Both are the same store. Name two.
store-exists = { $file } is there already. Name a new file.
store-copied = { $tables ->
    [0] No table was copied to { $store }.
    [one] One table was copied to { $store }, { $entries } entries in all.
   *[other] { $tables } tables were copied to { $store }, { $entries } entries in all.
}
store-there-already = { $tables ->
    [one] One more was there already.
   *[other] { $tables } more were there already.
}
store-these-damaged = Damaged logs:
store-different = Left alone, because the table of this code went another way there:

damage-missing = Entry { $entry } is missing.
damage-changed = Entry { $entry } isn’t the one that was written there.
damage-endless = Nothing says how long it is.
damage-short = It has { $entry } entries, and { $more } were written.
damage-unread = The file can’t be read there ({ $more }).
damage-foreign = Entry { $entry } belongs to another table.
damage-stuck = Entry { $entry } can’t be applied ({ $more }).
damage-options = The options aren’t those that the game began with.
damage-commitment = The commitment isn’t the one that the game began with.
