# The question panel: marks, walking, meeting, acting, looking; and the hand.

mark-walk = Your move
mark-ghost = You are a ghost
mark-declare = Your path, chosen in advance
mark-act = Your action
mark-meet = A meeting: { $place }
mark-look = Check a state
mark-look-camera = Through the camera
mark-look-false-eyes = Through false eyes
mark-look-through-false-eyes = { mark-look-false-eyes }
mark-vote = Your ballot, sealed for now
mark-reconsider = The knife and the ballot
mark-weigh-ballot = { mark-reconsider }
mark-night = Night
mark-claim = The end of hour { $hour }
mark-token = A token from the bag
mark-take-control = You have the knife
mark-help-close = The Portal
mark-guess-seer = The last word
walk-points = { $points ->
    [one] One door left
   *[other] { $points } doors left
}
walk-choose = Choose a lit place
meet-nobody = Nobody’s there. No meeting.
meet-which = Which card will you give { $name }?
meet-whom = Who gets a card from you?
meet-detail = It goes face down into their Pulse deck. Only you will ever know.
meet-cards = Your encounter cards
meet-choose-card = Choose a card first
meet-give = Give it to { $name }
meet-someone-else = Someone else
meet-choosing = choosing
meet-choosing-you = choosing
meet-pulse = { $count ->
    [one] One card
   *[other] { $count } cards
} in the Pulse deck
meet-scene = { $place }: { $people } meet.
act-pass = Do nothing
act-whom = Choose someone
act-where = Choose a place
act-choose-card = Choose a card first
act-room-cards = Your room cards
act-check-state = Check someone’s state
act-check-state-detail = Look at the Pulse deck of someone here with you.
act-watch-state = Check a state by camera
act-watch-state-detail = Look at anyone’s Pulse deck, wherever they are.
act-fill-room = Add a card to the room’s deck
act-fill-room-detail = Face down, and only you know which.
act-check-room = Check the room
act-check-room-detail = Draw one card from its deck, for all to see.
act-watch-room = Check a room by camera
act-watch-room-detail = Draw one card from any explored room’s deck, for all to see.
act-secure-hallway = Secure the hallway
act-secure-hallway-detail = Put a room card face down into the unsafe passages.
act-fight-cultist = Drive out the hooded figure
act-fight-cultist-detail = It leaves this room for good.
act-scare-fishman = Scare the Fishman away
act-scare-fishman-detail = Needs the knife. Reopens his hallway.
act-initiate-vote = Call a vote
act-initiate-vote-detail = Everyone votes, right now.
act-restart-power = Restart the power
act-restart-power-detail = The lights come back on everywhere.
act-close-portal = Close the Portal
act-close-portal-detail = Needs two people in the same hour.
act-close-together = Close the Portal with someone
act-close-together-detail = They may refuse; your action is spent either way.
act-by-role = Use your role
act-by-role-detail = Hold to see if you can. Everyone has this line.
act-by-role-none = Your role can’t do anything right now.
act-lay-it = Add it: { $place }
act-secure-it = Put it into the passages
look-at = { $name }’s Pulse deck
look-detail = Hold to see the faces, shuffled. Then decide.
look-held-none = No Dead card. Put the deck back.
look-held-must = A Dead card. You must reveal it: { $name } becomes a ghost, and a vote follows.
look-held-may = A Dead card. You may reveal it, or put the deck back and say nothing.
look-show = Reveal a Dead card
look-put-back = Put the deck back
look-not-now = You can’t choose that. Hold to see why.
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
