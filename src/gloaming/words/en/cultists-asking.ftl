# The question panel: marks, walking, meeting, acting, looking; and the hand.

mark-walk = Your move
mark-ghost = You are a ghost
mark-declare = Your way, named in advance
mark-act = Your action
mark-meet = Encounter: { $place }
mark-look = Check a state
mark-look-camera = Through the camera
mark-look-false-eyes = Through false eyes
mark-look-through-false-eyes = { mark-look-false-eyes }
mark-vote = Your ballot, secret until all are in
mark-reconsider = The knife and the ballot
mark-weigh-ballot = { mark-reconsider }
mark-night = Night
mark-claim = The end of hour { $hour }
mark-token = A token of the bag
mark-take-control = You hold the knife
mark-help-close = The Portal
mark-guess-seer = The last word
walk-points = { $points ->
    [one] One door left
   *[other] { $points } doors left
}
walk-choose = Choose a lit place
meet-nobody = Nobody is there. No meeting.
meet-which = Which card do you give { $name }?
meet-whom = Whom do you give a card?
meet-detail = It goes face down into the Pulse deck. Only you will ever know.
meet-cards = Your encounter cards
meet-choose-card = Choose a card first
meet-give = Give it to { $name }
meet-someone-else = Somebody else
meet-choosing = choosing
meet-pulse = { $count ->
    [one] One card
   *[other] { $count } cards
} in the Pulse deck
meet-scene = { $people } meet: { $place }.
act-pass = Do nothing
act-whom = Choose somebody
act-where = Choose a place
act-choose-card = Choose a card first
act-room-cards = Your room cards
act-check-state = Check somebody’s state
act-check-state-detail = Look at the Pulse deck of somebody here.
act-watch-state = Check a state by camera
act-watch-state-detail = Look at anybody’s Pulse deck, wherever they are.
act-fill-room = Lay a card on the room deck
act-fill-room-detail = Face down, and only you know which.
act-check-room = Check the room
act-check-room-detail = Draw one card of its deck, open to all.
act-watch-room = Check a room by camera
act-watch-room-detail = Draw one card of any explored room’s deck, open to all.
act-secure-hallway = Secure the hallway
act-secure-hallway-detail = Put a room card face down into the unsafe passages.
act-fight-cultist = Drive the hooded one out
act-fight-cultist-detail = It leaves this room for good.
act-scare-fishman = Scare the Fishman away
act-scare-fishman-detail = With the knife. His hallway is open again.
act-initiate-vote = Call a vote
act-initiate-vote-detail = Everybody votes at once, now.
act-restart-power = Restart the power
act-restart-power-detail = Light everywhere again.
act-close-portal = Close the Portal
act-close-portal-detail = Two must do it in the same hour.
act-close-together = Close the Portal with somebody
act-close-together-detail = They may refuse; your action is spent either way.
act-by-role = An act of your role
act-by-role-detail = Hold to see whether there is one. This line stands here for everybody.
act-by-role-none = Your role has no act of its own now.
act-lay-it = Lay it: { $place }
act-secure-it = Put it into the passages
look-at = { $name }’s Pulse deck
look-detail = Hold to see the faces, shuffled. Then decide.
look-held-none = No Dead card. Put the deck back.
look-held-must = A Dead card: you must lay it open. { $name } becomes a ghost, and a vote follows.
look-held-may = A Dead card: you may lay it open, or put the deck back and keep silent.
look-show = Lay a Dead card open
look-put-back = Put the deck back
look-not-now = That is not yours to choose. Hold to see why.
look-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}, covered
hand-title = Shown only while you hold
hand-cover = { $count ->
    [one] role, route, one card
   *[other] role, route, { $count } cards
}
hand-route = Your route
hand-this-hour = This hour: { $rooms }
hand-later = Later hours
hand-later-hold = Keep holding for the later hours.
hand-no-route = Your route doesn’t bind you.
hand-known = Cultists: { $people }
hand-dead-start = Dead from the start: { $people }
hand-dead-start-none = Nobody is dead from the start.
hand-cards = Your cards
hand-cards-for = Alive and Dead are for people. Success, Failure and Sabotage are for rooms.
