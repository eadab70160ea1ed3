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
    .fear = A Dead card that you never see, and a vote against one of yours.
    .trick = You hold only good cards. Say where you laid them, and count the rest.
role-card-cultist =
    .want = { $cultists ->
        [one] { $dead } dead investigators, claimed at the end of an hour. Or ten hours gone.
       *[other] { $dead } dead investigators an hour before you would lose. Or ten hours gone.
    }
    .fear = { $cultists ->
        [one] One vote. Being the only one who met all of the dead.
       *[other] Votes against both of you, and a partner who is defended too well.
    }
    .trick = { $cultists ->
        [one] Give Alive often. Follow your route, though you need none. Hide deaths you find.
       *[other] Nobody claims. Kill early, stay busy, and disagree with your partner now and then.
    }
role-card-seer =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, without anybody noticing what you know.
    .fear = Being named at the end: then the cult wins after all.
    .trick = Vote like somebody who guesses. Let others say the name first.
role-card-assassin =
    .want = One strike that hits a cultist.
    .fear = Striking one of your own: it counts for the cult.
    .trick = Wait until you are sure. Until then the threat alone keeps cultists careful.
role-card-mechanic =
    .want = Books, faster than anybody else.
    .fear = Being taken for the cultist, because no route explains your ways.
    .trick = Work in rooms that nobody else can use this hour. As a ghost you cannot.
role-card-radiant-beauty =
    .want = { role-card-books }
    .fear = Being found dead in a bright hour, when light is worth nothing.
    .trick = As a ghost you carry light and power: into dark rooms, or to the camera.
role-card-infected =
    .want = { role-card-books }
    .fear = Being dead without anybody finding out: then your power sleeps.
    .trick = Once your death is found, nobody gives cards until the next hour ends.
role-card-super-ghost =
    .want = { role-card-books }
    .fear = Being dead without anybody finding out: then you are an ordinary hand.
    .trick = As a ghost you use every room: camera, power, Portal, even calling a vote.
role-card-greenhorn =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, without your nerves.
    .fear = The camera and calling a vote: either makes you a ghost.
    .trick = The deed is still done. One look or one vote may be worth it.
role-card-butterfingers =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, without touching the knife.
    .fear = Using the knife for anything: you become a ghost after it.
    .trick = Keep your ballot and decline what the knife offers. Holding it is harmless.
role-card-crybaby =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, without seeing a corpse.
    .fear = Showing somebody’s death: you become a ghost too.
    .trick = Let others look. Lay and draw; your hands are steady there.
role-card-firestarter =
    .want = Your Failure and your Sabotage out of your hand by the end of hour 5.
    .fear = Still holding one then. And being taken for the cultist.
    .trick = Lay them where no book is near, or into the unsafe passages.
role-card-cursebearer =
    .want = Books, or { $cultists ->
        [one] the cultist
       *[other] both cultists
    } gone, far away from ghosts.
    .fear = Sharing a room with a ghost: you die at once.
    .trick = Hallways are safe. Ask ghosts aloud where they mean to drift.
role-card-celebrity =
    .want = To be alive when hour 6 begins and everybody learns who you are.
    .fear = Dying before: your cards, Dead ones too, are dealt to the others.
    .trick = Avoid lone meetings until then. Afterwards you are proven, and everybody can trust you.
role-card-blind-cultist =
    .want = What every cultist wants: enough dead in time, or ten hours gone.
    .fear = Killing or accusing your partner, whom you do not know.
    .trick = Your partner knows you. Watch who spares you, and give Dead elsewhere.
role-card-cursed-hunter =
    .want = Both cultists cursed, or six rooms cursed, and nobody who names you.
    .fear = The last question of the game: who is the Hunter?
    .trick = You know the cultists and need no route. Play the eager investigator.

## Professions, and what else one can be

role-card-mayor =
    .want = Close votes: every tie is yours to decide.
    .fear = Becoming a ghost: the office is lost with you.
    .trick = Say beforehand how you would decide. It moves votes.
role-card-detective =
    .want = One person to trust: you are shown the Informant, a sure investigator.
    .fear = That the cult sees whom you trust.
    .trick = Believe that one, and never say why.
role-card-exorcist =
    .want = A ghost back among the living, once, at the price of another life.
    .fear = Dying first: then nobody is brought back.
    .trick = Give up the one you are sure about. The last cultist ends the game.
role-card-profiler =
    .want = To look at Pulse decks: you see the cards in the order they came.
    .fear = Decks that somebody else has shuffled before you.
    .trick = Lay the order beside the log: it tells who gave the Dead card.
role-card-saboteur =
    .want = Two room decks in each other’s places, once.
    .fear = Swapping blindly, and helping the cult.
    .trick = Bring a deck you trust to the room where one book decides.
role-card-informant =
    .want = What your role wants. Your token says that you are no cultist.
    .fear = Nothing more than others do.
    .trick = If there is a Detective, one person at the table knows you are true.
role-card-ghost =
    .want = What you wanted before: you win or lose with your side.
    .fear = Nothing kills you twice. Being silent can.
    .trick = Drift anywhere, lay and draw on your route, talk, and vote.
role-card-knife =
    .want = To use your turn: you go first, and some events ask you.
    .fear = That others remember how you used it.
    .trick = With up to six players you may change your ballot; with more it counts twice.
