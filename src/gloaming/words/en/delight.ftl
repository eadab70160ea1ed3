# Sound and touch, the end of a game to look at and to share, and the porter's book.

sounds-more = Sound and touch
sounds-title = Sound and touch
sounds-lead = Everything you can hear or feel here is also written on the table.
sounds-volume = Volume
sounds-calls = Call me when it’s my move, even from another tab
sounds-touch = Let the phone stir when you answer, and at a death, a vote or the end
    .unable = This device doesn’t seem to stir.
sounds-legend = What you hear
cue-move = A soft tick
    .means = It’s your move
cue-sealed = A seal
    .means = Your answer is in
cue-steps = Footsteps
    .means = Someone is on the move
cue-flip = A card
    .means = A card changes hands or is turned over
cue-page = A page
    .means = Something new: a token, an Item, an event
cue-shelf = A book on the shelf
    .means = A book or a scientist is safe
cue-ballot = A tick on wood
    .means = The ballots are counted
cue-lights = A switch
    .means = The lights go out or on, or a sector is free
cue-bell = The night bell
    .means = An hour or a round begins
cue-ship = A low rumble
    .means = A Mother Ship has come
cue-verdict = A chord
    .means = A vote or a rescue is decided
cue-death = A low drone
    .means = Someone is dead, or one of them
cue-won = Rising notes
    .means = Your side won
cue-lost = Falling notes
    .means = Your side lost

cast = Who was who
unmasking = The cards are turned
unmasking-all = Turn them all
unmasking-on = See how it went

result-share = Share the result
result-shape = Picture
    .wide = Wide
    .tall = Tall
result-named = With names
result-hand-on = Share
result-save = Save the picture
result-copy = Copy as text
result-saved = Saved.
result-private = The picture is drawn here, in your browser. Nobody gets it unless you share it.
result-unofficial = Gloaming, an unofficial game of hidden roles. Not made or endorsed by the publishers of its board games.
result-head = { $game }. { $mark }.
result-was = { $name }: { $note }

book = The porter’s book
book-lead = The porter remembers you.
book-sum = { $games ->
    [0] No games yet. Finish one, and it’s written down here.
    [one] One game, { $won ->
        [0] lost
       *[other] won
    }.
   *[other] { $games } games, { $won ->
        [0] none won yet
       *[other] { $won } won
    }.
}
book-fleeting = This browser keeps nothing for long. The book lasts until you close this tab; save it first.
book-sides = Sides
book-played = Played
book-won = Won
book-titles = Titles
book-rivals = Rivals
book-bot = a bot
book-rival = { $beatYou ->
    [0] Never beat you
    [one] Beat you once
   *[other] Beat you { $beatYou } times
}, { $beaten ->
    [0] never lost to you
    [one] lost to you once
   *[other] lost to you { $beaten } times
}.{ $caught ->
    [0] {""}
    [one] {" "}You caught them once.
   *[other] {" "}You caught them { $caught } times.
}
book-save = Save the book
book-saved = Saved. Keep the file; it brings the book to another browser.
book-load = Bring a book
book-loaded = { $count ->
    [0] Nothing new in it.
    [one] One game added.
   *[other] { $count } games added.
}
book-unreadable = That isn’t a porter’s book, or a newer Gloaming wrote it. Nothing was changed.
book-forget = Forget everything
book-forget-sure = Tap again to forget. This can’t be undone.
book-forgotten = Forgotten.
side-cultists = The cult
side-investigators = The investigators
side-hunter = The Cursed Hunter
side-aliens = The aliens
side-humans = The humans

title-new = New title: { $title }.
title-newcomer = The new face
    .for = A first game, played to the end.
title-regular = One of the regulars
    .for = Ten games played to the end.
title-both-sides = Both sides of the door
    .for = Won a game for each side.
title-streak = Three lamps in a row
    .for = Three games won one after the other.
title-rematch = Unfinished business
    .for = Beat the one who won the last time.
title-sharp-eye = A nose for it
    .for = Helped to find out one of them.
title-cold-hands = Cold hands
    .for = Gave three people a Dead card in one night.
title-above-suspicion = Above suspicion
    .for = Won for the cult, and nobody ever voted for you.
title-seen-worse = Has seen worse
    .for = Found two deaths in one night.
title-shown-out = Wrongly shown out
    .for = Voted out or accused, and innocent.
title-house-ghost = The resident ghost
    .for = Won after leaving the living.
title-late-professor = The late professor
    .for = Dead by the second hour, and still won.
title-librarian = Night librarian
    .for = Won with enough books on the shelf.
title-still-warm = Still warm
    .for = Three people died, and you didn’t.
title-back-roads = Knows the back roads
    .for = Two clean rescues in one evening.
title-in-the-works = A hand in the works
    .for = Sabotaged two rescues in one evening.
title-only-human = Only human
    .for = Stayed human among two aliens or more, and won.
title-change-of-heart = A change of heart
    .for = Became an alien at the last moment, and won.
