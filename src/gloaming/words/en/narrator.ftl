# The narrator: a page for people who play with the cardboard box. It sets up, speaks the night, and keeps hour, votes and points.

door-box = Own the box? Let this phone run the night.
narrator = The narrator
narrator-mark = For the box on your table
narrator-which = Which box is on the table?
narrator-how = It sets up the table with you, speaks the night, and keeps hours, votes and points. It never knows your cards.
narrator-loading = Getting the lamp…
narrator-none = No box here has a narrator.

narrator-room-choose = Choose
narrator-room-prepare = Set-up
narrator-room-night = Night
narrator-room-end = End
narrator-back = Back
narrator-undo = Undo

narrator-other-game = Another box
narrator-names = Names, if you like
narrator-names-why = In the order of the table, clockwise. Votes are then counted by name.
narrator-seat = Player { $number }
narrator-lay-out = Set up the table

narrator-one = One at a time
narrator-all = All at once
narrator-done = { $done } of { $all } done
narrator-tick = Done, next
narrator-before = The one before
narrator-heaps = Count them
narrator-to-night = On to the night
narrator-to-night-early = Skip to the night
narrator-to-round = Begin the game

narrator-night = The night
narrator-night-lead = Put the phone in the middle, turn it up, and start. Everyone shuts their eyes, you too.
narrator-night-read = This phone has no { $language } voice. Read each line aloud; the silences are timed for you.
narrator-night-quiet = The voice is off. Read each line aloud; the silences are timed for you.
narrator-night-start = Start the night
narrator-night-resume = Carry on
narrator-night-hold = Pause
narrator-night-again = Say it again
narrator-night-skip = Next line
narrator-night-leave = Leave the night
narrator-night-line = Line { $line } of { $all }
narrator-night-read-now = Read this aloud
narrator-night-silence = { $seconds ->
    [one] Silence: 1 second
   *[other] Silence: { $seconds } seconds
}
narrator-night-held = Paused
narrator-night-over = The night is over. Eyes open.
narrator-night-once-more = The whole night again

narrator-phase-of = { $phase } of { $all }
narrator-reminders = Before you move on
narrator-reminded = All done. Move on
narrator-on = Next: { $phase }
narrator-on-round = Next: { $round }
narrator-on-end = To the end
narrator-drawn = What was drawn?
narrator-drawn-copies = { $count ->
    [0] none left
   *[other] { $count } in there
}
narrator-drawn-again = Draw another
narrator-in-force = Still in force: { $name }
narrator-eyes-shut = Eyes shut: { $title }
narrator-tallies = Points and counters
narrator-more = One more: { $name }
narrator-less = One less: { $name }
narrator-may-be-over = It may be over
narrator-finish = End the game

narrator-call-say = Say it for me
narrator-talk = { $seconds ->
    [one] 1 second to talk
   *[other] { $seconds } seconds to talk
}
narrator-talk-start = Start the time to talk
narrator-talk-stop = Stop the clock
narrator-talk-left = Time to talk
narrator-talk-over = Time’s up. Hands up.
narrator-to-count = Hands up: count them
narrator-enter = Count the hands
narrator-verdict = What follows
narrator-lower = Back to the table
narrator-lower-early = Call it off

narrator-ended = The evening is over
narrator-ended-last = { $round } was the last.
narrator-ended-turn = Turn over every card and look.
narrator-play-on = It isn’t over. Play on
narrator-anew = Start again
narrator-anew-sure = Tap again to start from the beginning. This can’t be undone.

narrator-rules = Rules
narrator-rules-search = What are you looking for?
narrator-rules-none = Nothing found. Try fewer or other words.
narrator-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}

narrator-menu = Menu
narrator-aloud = The narrator speaks
narrator-voice-missing = This phone has no { $language } voice. You can read the lines yourself, or add a voice in its settings.
narrator-kept = Saved on this device. It works without a network.
narrator-coming = Saving it on this device…
narrator-open = Don’t close this page: this browser can’t save it. It carries on without a network while it’s open.
narrator-fleeting = This browser keeps nothing. A reload starts the evening again.
narrator-language-missing = This language isn’t on the phone yet. It needs a network once.
narrator-unofficial = Unofficial. Not made or endorsed by the designers or publishers of the game in your box.
