# The Cursed Hunter: a third side with one member, its cards and its tokens.

role-cursed-hunter = Cursed Hunter
    .a = the Cursed Hunter
    .does = Plays alone against both sides. Sees the cultists at night, ignores routes, and spreads a curse through meetings and rooms.
    .short = { role-cursed-hunter.does }
card-curse_alive = Curse-Alive
    .one = a Curse-Alive card
    .does = Counts as Alive, but carries a curse.
card-curse_success = Curse-Success
    .one = a Curse-Success card
    .does = Counts as Success, but curses the room.

question-guess-hunter = Who is the Cursed Hunter?
    .detail = { $team ->
        [cultists] Both cultists are cursed. If the guess is right, the cult wins; if not, the Hunter does.
       *[investigators] Six rooms are cursed. Everyone is asked, but only the investigators’ answers count. If the guess is right, they win; if not, the Hunter does.
    }
waiting-guess-hunter = { $team ->
    [cultists] The cult is looking for the Hunter
   *[investigators] Everyone is looking for the Hunter
}
option-name-hunter = Name { $seatAcc }
detail-name-hunter = One guess decides.

event-room-cursed = A curse falls on { $placeThe }.
event-curse-shown = { $cards ->
    [one] There’s a Curse card in { $seatWhose } Pulse deck.
   *[other] There are { $cards } Curse cards in { $seatWhose } Pulse deck.
}
event-hunter-sought = { $team ->
    [cultists] Both cultists are cursed. The cult must find the Hunter.
   *[investigators] Six rooms are cursed. The investigators must find the Hunter.
}
event-hunter-named = { $team ->
    [cultists] The cult names
   *[investigators] The investigators name
} { $guessAcc } as the Hunter. { $right ->
    [yes] Correct.
   *[no] Wrong.
}
mark-guess-hunter = The last word
reference-side-cursed-hunter = A third side. Undetected, the Cursed Hunter beats both. If both cultists’ Pulse decks hold Curse cards, the cult must name the Hunter at the end; if not, but six rooms are cursed, the investigators must.
