# The role cards: what one wants, what one fears, and a trick. The held sheet shows them first, the lobby under each role’s name.

role-card-books = Books, or { $cultists ->
    [one] the cultist
   *[other] both cultists
} gone.

role-card-investigator =
    .want = { $points } points of books on the shelf, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone.
    .fear = A Dead card you never see, and a vote against one of your own.
    .trick = You only have good cards. Say where you put them, and count the rest.
role-card-cultist =
    .want = { $cultists ->
        [one] { $dead } dead investigators, claimed at the end of an hour. Or ten hours gone.
       *[other] { $dead } dead investigators an hour before you would lose. Or ten hours gone.
    }
    .fear = { $cultists ->
        [one] A vote. Being the only person who met all of the dead.
       *[other] Votes against both of you, and defending your partner too well.
    }
    .trick = { $cultists ->
        [one] Give Alive often. Follow your route, though you needn’t. Hide deaths you find.
       *[other] Nobody claims. Kill early, stay busy, and disagree with your partner now and then.
    }
role-card-seer =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, with nobody noticing what you know.
    .fear = Being named at the end: then the cult wins instead.
    .trick = Vote like someone who’s guessing. Let others say the name first.
role-card-assassin =
    .want = One strike that hits a cultist.
    .fear = Striking one of your own: it counts for the cult.
    .trick = Wait until you’re sure. Until then, the threat alone keeps cultists careful.
role-card-mechanic =
    .want = Books, faster than anyone else.
    .fear = Being mistaken for a cultist, because no route explains where you go.
    .trick = Work in rooms nobody else can use this hour. As a ghost you can’t.
role-card-radiant-beauty =
    .want = { role-card-books }
    .fear = Being found dead while the lights are on, when yours is worth nothing.
    .trick = As a ghost you carry light and power: into dark rooms, or to the camera.
role-card-infected =
    .want = { role-card-books }
    .fear = Being dead with nobody finding out: then your power sleeps.
    .trick = Once your death is found, nobody gives cards until the next hour ends.
role-card-super-ghost =
    .want = { role-card-books }
    .fear = Being dead with nobody finding out: then you’re just another pair of hands.
    .trick = As a ghost you can use every room: camera, power, Portal, even calling a vote.
role-card-greenhorn =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, without your nerves.
    .fear = The camera and calling a vote: either makes you a ghost.
    .trick = The action still happens. One look or one vote may be worth it.
role-card-butterfingers =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, without touching the knife.
    .fear = Using the knife for anything: it makes you a ghost.
    .trick = Keep your ballot and decline what the knife offers. Holding it is harmless.
role-card-crybaby =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, without seeing a corpse.
    .fear = Revealing someone’s death: you become a ghost too.
    .trick = Let others look. Add cards and draw them; your hands are steady there.
role-card-firestarter =
    .want = Your Failure and your Sabotage out of your hand by the end of hour 5.
    .fear = Still holding one by then. And being mistaken for a cultist.
    .trick = Put them where no book is near, or into the unsafe passages.
role-card-cursebearer =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, far away from ghosts.
    .fear = Sharing a room with a ghost: you die at once.
    .trick = Hallways are safe. Ask the ghosts aloud where they’re going to drift.
role-card-celebrity =
    .want = To be alive when hour 6 begins and everyone learns who you are.
    .fear = Dying before then: your cards, Dead ones too, are dealt to the others.
    .trick = Don’t meet anyone alone until then. After that you’re proven, and everyone can trust you.
role-card-blind-cultist =
    .want = What every cultist wants: enough dead in time, or ten hours gone.
    .fear = Killing or accusing your partner, who you don’t know.
    .trick = Your partner knows you. Watch who spares you, and give Dead to others.
role-card-cursed-hunter =
    .want = Both cultists cursed, or six rooms cursed, and nobody to name you.
    .fear = The last question of the game: who is the Hunter?
    .trick = You know the cultists and need no route. Play the eager investigator.

## Professions, and what else you can be

role-card-mayor =
    .want = Close votes: every tie is yours to break.
    .fear = Becoming a ghost: the office is lost with you.
    .trick = Say beforehand how you’d decide. It moves votes.
role-card-detective =
    .want = Someone to trust: you are shown the Informant, a proven investigator.
    .fear = The cult noticing who you trust.
    .trick = Believe the Informant, and never say why.
role-card-exorcist =
    .want = A ghost back among the living, once, at the price of another life.
    .fear = Dying first: then nobody is brought back.
    .trick = Give up someone you’re sure about. The last cultist ends the game.
role-card-profiler =
    .want = To look at Pulse decks: you see the cards in the order they arrived.
    .fear = Decks that someone else shuffled first.
    .trick = Compare the order with the log: it shows who gave the Dead card.
role-card-saboteur =
    .want = To swap two rooms’ decks, once.
    .fear = Swapping blindly, and helping the cult.
    .trick = Bring a deck you trust to the room where one book decides.
role-card-informant =
    .want = What your role wants. Your token says you’re not a cultist.
    .fear = No more than anyone else.
    .trick = If there’s a Detective, one person at the table knows you’re honest.
role-card-ghost =
    .want = What you wanted before: you win or lose with your side.
    .fear = Nothing kills you twice. Silence might.
    .trick = Drift anywhere, add and draw cards on your route, talk, and vote.
role-card-knife =
    .want = To make the most of it: you go first, and some events ask you.
    .fear = Others remembering how you used it.
    .trick = With up to six players you may change your ballot; with more it counts twice.
