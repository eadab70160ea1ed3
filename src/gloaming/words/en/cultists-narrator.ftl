# The narrator of the boxed game: what to choose, what to lay out, the night to be read aloud, and what people forget in an hour.

## Choices

cultists-narrator-players = How many of you are playing?
cultists-narrator-automa = Will the Automa join in?
cultists-narrator-automa-no = No, just people
    .about = Six seats, one cultist.
cultists-narrator-automa-yes = Yes, as a seventh
    .about = Seven seats, two cultists.
cultists-narrator-level-first = No unsafe passages, no Fishman, no special roles except the Seer.
cultists-narrator-level-experienced = Unsafe passages, and the few special roles that the rulebook suggests.
cultists-narrator-level-expert = Pick the special roles yourselves, until the totals fit.
cultists-narrator-level-custom = Any special roles, balanced or not.
cultists-narrator-roles-many = There are only { $places } investigators. Pick fewer special roles.
cultists-narrator-ropes-yes = In the bag
    .about = They take the place of False eyes.
cultists-narrator-ropes-no = Left in the box
    .about = False eyes stay in the bag.
cultists-narrator-professions-no = Left in the box
    .about = Driving out a hooded figure earns nothing more.
cultists-narrator-professions-yes = On the table
    .about = The first to drive out a hooded figure wins one.

## Things in the box

cultists-narrator-route = Route
cultists-narrator-hooded = Hooded figure
cultists-narrator-informant = Informant
cultists-narrator-not-informant = Not the Informant
cultists-narrator-token-plain = Room token, plain
cultists-narrator-token-unsafe = Room token with an unsafe passage

## What to lay out

cultists-narrator-lay-board = Put the map together: { $plan }, { $size ->
    [small] the sides for four to six players
   *[other] the sides for { $size } players
}.
    .title = The map
cultists-narrator-lay-door = Put the door token between pink room 1 and dark blue room 2. That way is locked.
cultists-narrator-lay-revolving = Put the revolving door on the crossing. It blocks corridor { $hallway }.
cultists-narrator-lay-lifts = Lift 1 starts in the light blue room, lift 2 in dark blue room 2.
cultists-narrator-lay-cards = Take out this many cards. The others stay in the box all evening.
    .title = All the cards
cultists-narrator-lay-decks = { $count ->
    [one] Make one deck like this, and shuffle it.
   *[other] Make { $count } decks like this, and shuffle each.
}
cultists-narrator-lay-routes = Shuffle the routes face down and slip one under every deck. Put the rest away unseen.
cultists-narrator-lay-investigators =
    .title = { $count ->
        [one] One investigator deck
       *[other] { $count } investigator decks
    }
cultists-narrator-lay-firestarter = An investigator deck, with two Success cards swapped for a Failure and a Sabotage.
    .title = The Firestarter’s deck
cultists-narrator-lay-cultists =
    .title = { $count ->
        [one] One cultist deck
       *[other] { $count } cultist decks
    }
cultists-narrator-lay-one-of = Draw one at random: { $roles }. The others go back.
cultists-narrator-lay-markers = Put a marker on each deck: cultists on cultist decks, everyone else on investigator decks.
    .title = Role markers
cultists-narrator-lay-own = { $role }: only on the deck made for that role.
cultists-narrator-lay-blind = The Blind Cultist goes on a cultist deck.
cultists-narrator-lay-no-seer = The Seer stays in the box on this map.
cultists-narrator-lay-markers-known = Everyone may know which roles are in the game.
cultists-narrator-lay-pulse-cultists = { $cultists ->
    [one] Slip one Alive card face down under the cultist deck.
   *[other] Slip one Alive card face down under each cultist deck.
}
cultists-narrator-lay-pulse =
    .title = One card under each deck
cultists-narrator-lay-pulse-others = Shuffle the rest face down. Slip one under each other deck, without looking.
cultists-narrator-lay-pulse-left = { $left ->
    [one] One card is left. Put it away unseen.
   *[other] { $left } cards are left. Put them away unseen.
}
cultists-narrator-lay-envelopes = Turn the markers face down. Put each deck with its marker into an envelope, and shuffle the envelopes.
    .title = Envelopes
cultists-narrator-lay-envelopes-apart = Turn the markers face down, and put each deck with its marker into an envelope. Keep the investigators’ envelopes apart for now.
cultists-narrator-lay-informant = Shuffle those { $investigators } envelopes, and put the Informant token face down into one. Every other envelope gets the other token, the cultists’ too.
cultists-narrator-lay-envelopes-mix = Now shuffle all the envelopes together.
cultists-narrator-lay-deal = Deal one to each person. Nobody opens it yet.
cultists-narrator-lay-deal-automa = Deal one to each person and one to the Automa. Nobody opens it yet.
cultists-narrator-lay-characters = Everyone picks a character, alive side up.
cultists-narrator-lay-characters-automa = Everyone picks a character, alive side up, and one for the Automa.
cultists-narrator-lay-profession = Shuffle them face down and put one next to the map. Put the other { $left } away unseen.
    .title = A Profession
cultists-narrator-lay-rooms = Shuffle them, and put one face down next to each room.
    .title = A card for each room
cultists-narrator-lay-draw = Shuffle them, and put them face down next to the map.
    .title = The draw pile
cultists-narrator-lay-passages = Shuffle them, and put them face down on the board for the unsafe passages.
    .title = The unsafe passages
cultists-narrator-lay-outside = Shuffle the hooded figures face down on their three spaces outside. The Fishman waits in the lake.
    .title = Outside
cultists-narrator-lay-books = Fill every book space of every room.
cultists-narrator-lay-tokens = Shuffle the room tokens with the crossed-out side up, and put one in each room.
    .title = Books and room tokens
cultists-narrator-lay-tokens-first = In a first game, the sign for an unsafe passage means nothing.
cultists-narrator-lay-items = Shuffle them face down, and put one in each room. Nobody looks.
    .title = Items
cultists-narrator-lay-start = Put everyone’s disc on the starting place, in the middle of the map.
    .title = On the map
cultists-narrator-lay-vote-token = The vote token lies in the light blue room, active side up.
cultists-narrator-lay-power-token = The power token lies in the red room, lit side up.
cultists-narrator-lay-bag = Put these event tokens into the bag.
    .title = The bag
cultists-narrator-lay-bag-without = Leave out: { $tokens }.
cultists-narrator-lay-clock = Turn the clock hand to 1.
    .title = Clock and points
cultists-narrator-lay-points = The points start at 0. Let the finger point at { $points }: that many win.
cultists-narrator-lay-portal = Keep the Portal next to the draw pile.
cultists-narrator-lay-first = The last of you to have had a nightmare takes the knife and the phase marker, foot side up.
    .title = The first player
cultists-narrator-lay-automa-seat = The Automa sits to their right, so it moves last in the first hour.

## The night, to be read aloud

cultists-narrator-night-open = Open your envelope. Look at your role, then put it face down in front of you. { $starts ->
    [yes] Don’t look at the bottom card of your deck. It isn’t for you.
   *[no] Say nothing.
}
cultists-narrator-night-support = Put your small token next to your portrait, face down. Nobody looks at it yet.
cultists-narrator-night-shut = Night has come. Everyone, close your eyes.
cultists-narrator-night-decks = Pick up your deck. Hold it upright in front of you, its bottom card facing out. Keep your eyes closed.
cultists-narrator-night-decks-automa = The player to the left of the Automa holds up its deck too, in the same way.
cultists-narrator-night-cultists-open = { $cultists ->
    [one] Cultist, open your eyes. Look around: you see who is dead from the start.
   *[other] { $starts ->
        [yes] Cultists, open your eyes. Find each other, and see who is dead from the start.
       *[no] Cultists, open your eyes, and find each other.
    }
}
cultists-narrator-night-alone = If you are alone, the Automa is the other one.
cultists-narrator-night-cultists-shut = { $cultists ->
    [one] Cultist, close your eyes.
   *[other] Cultists, close your eyes.
}
cultists-narrator-night-blind-thumb = Blind Cultist, keep your eyes closed, and raise a thumb.
cultists-narrator-night-other-opens = Other cultist, open your eyes. The thumb belongs to your partner.
cultists-narrator-night-other-dead = See who is dead from the start.
cultists-narrator-night-no-thumb = If there is no thumb, your partner is the Automa.
cultists-narrator-night-other-shuts = Close your eyes again.
cultists-narrator-night-blind-down = Blind Cultist, lower your thumb.
cultists-narrator-night-cover = Everyone, eyes still closed: put your deck face down in front of you, and cover it with a hand.
cultists-narrator-night-fists = Everyone, hold out a closed fist.
cultists-narrator-night-thumbs = { $cultists ->
    [one] Cultist, raise your thumb. Keep your eyes closed.
   *[other] Cultists, raise your thumbs. Keep your eyes closed.
}
cultists-narrator-night-thumbs-blind = Both cultists, the blind one too: raise your thumbs. Keep your eyes closed.
cultists-narrator-night-seer-opens = Seer, open your eyes. { $cultists ->
    [one] The thumb belongs to the cultist.
   *[other] The thumbs belong to the cultists.
}
cultists-narrator-night-one-thumb = If there is only one, the Automa is the other.
cultists-narrator-night-seer-shuts = Seer, close your eyes.
cultists-narrator-night-fists-down = Everyone, lower your hand.
cultists-narrator-night-wake = Everyone, open your eyes.
cultists-narrator-night-pulse = Without looking, slide out your bottom card and put it face down: your Pulse deck begins. Take all the other cards into your hand.
cultists-narrator-night-hands = Take all your cards into your hand. Your Pulse deck is empty.
cultists-narrator-night-automa-pulse = The Automa’s bottom card becomes its Pulse deck, unseen. Sort its other cards by their backs, face down, and turn up its route.
cultists-narrator-night-automa = Sort the Automa’s cards by their backs, face down, and turn up its route.

## The Detective’s short night

cultists-narrator-detective = The Detective looks around
cultists-narrator-night-detective-take = Everyone, take your small token in your hand, face down.
cultists-narrator-night-detective-up = Hold out your hand, and turn the token up.
cultists-narrator-night-detective-opens = Detective, open your eyes. One of them is the Informant, and an investigator.
cultists-narrator-night-detective-shuts = Detective, close your eyes.
cultists-narrator-night-detective-down = Everyone, turn your token down again, and put it back.

## The hour

cultists-narrator-still = Still in force: { $token }.
cultists-narrator-celebrity = Celebrity, show your role now. If you’re living and a Dead card lies in your Pulse deck, you become a ghost: shuffle that deck, deal it out to the living from your left, and everyone votes.
cultists-narrator-move = Starting with the knife and going left, everyone living moves through up to { $doors } doors, and must end somewhere else. Ghosts drift anywhere else.
cultists-narrator-corridors = The revolving door blocks corridor { $hallway }. From one corridor into another costs the same as a door.
cultists-narrator-automa-moves = The Automa heads for the first colour on its route line that has an unexplored room, going clockwise if in doubt. In a meeting it gives its top card, to the smallest Pulse deck there.
cultists-narrator-moved = Did everyone move, and did everyone who met give a card?
cultists-narrator-boots = Boots are good for one more door.
cultists-narrator-cursebearer = Did a ghost and the Cursebearer come into the same room?
cultists-narrator-lifts = With power, each lift with someone inside goes to its other room. Everyone steps out, and may meet.
cultists-narrator-door-turns = Turn the revolving door a quarter clockwise. It now blocks corridor { $hallway }.
cultists-narrator-draw = The knife holder draws one token and shows it to everyone. Do what it says.
cultists-narrator-ends = It ends: { $token }.
cultists-narrator-automa-knife = If the Automa has the knife, someone draws for it. It never uses the knife.
cultists-narrator-on-clock = Put the token on the clock, at hour { $round }.
cultists-narrator-vote-after-death = Was a Dead card revealed? Then you vote at once.
cultists-narrator-route-line = Routes: line { $line } counts this hour.
cultists-narrator-portal-open = The Portal is open until hour { $hour } ends. Two living people in the green room can close it.
cultists-narrator-automa-acts = The Automa drives out a hooded figure in an unexplored room, or else adds its top room card there. In an explored room it draws the top card. In a hallway it adds a card to the unsafe passages.
cultists-narrator-check-card = After each look at a Pulse deck: did a card from the draw pile go to that person’s place?
cultists-narrator-vote-token-off = After a vote called in the light blue room, turn the vote token over.
cultists-narrator-find-item = The first living person to draw from a room’s deck turns up its Item.
cultists-narrator-drop-items = New ghosts drop their Items where they are.
cultists-narrator-firestarter = Firestarter: if you still hold a Failure or a Sabotage, you become a ghost now.
cultists-narrator-claim = Ask everyone: does the cultist step forward? If so, open every Pulse deck. With { $dead } or more dead investigators the cult wins, with fewer it loses.
cultists-narrator-last-hour = That was the last hour. If the points aren’t there, the cult wins.
cultists-narrator-portal-missed = Nobody closed the Portal in time. Move the finger up by one.
cultists-narrator-next-hour = Make ready for the next hour.
cultists-narrator-vote-token-on = Turn the vote token back to active.
cultists-narrator-knife = The knife and the phase marker go to the left, foot side up. Ghosts get them too.
cultists-narrator-hand = Turn the clock hand to { $round }.

## What a token asks of the table

cultists-narrator-do-lightning-strike = Turn over the power token. If it goes dark, the living meet wherever three or more are together.
cultists-narrator-do-secret-doors = People brought together from different rooms meet now.
cultists-narrator-do-portal-opens = Put the Portal in the green room, and the token at hour { $hour } as a reminder. After that hour it’s too late, and the token goes back to where it was.
cultists-narrator-do-broken-panes = Success: nothing. Failure: a hooded figure appears. Sabotage: the Fishman rises. Shuffle the card back in.
cultists-narrator-do-false-eyes = Nothing happens if a ghost or the Automa has the knife.
cultists-narrator-do-in-control = { cultists-narrator-do-false-eyes }
cultists-narrator-mirror = This time it is: { $token }.
cultists-narrator-mirror-nothing = In the first hour, nothing happens.
cultists-narrator-mirror-portal = The Portal stays open one hour longer, if it is still open.

## Votes

cultists-narrator-abstentions = Abstentions
cultists-narrator-vote-call = Everyone, ghosts too: choose someone living, or nobody. On three, point, or hold up a fist.
cultists-narrator-vote-knife = The knife holder’s hand counts twice, if they’re alive.
cultists-narrator-vote-dagger = The dagger adds one hand.
cultists-narrator-vote-automa = The Automa abstains; with the knife, it abstains twice.
cultists-narrator-vote-missing = { $count ->
    [one] One hand is missing. Count again.
   *[other] { $count } hands are missing. Count again.
}
cultists-narrator-vote-surplus = { $count ->
    [one] That’s one hand too many. Count again.
   *[other] That’s { $count } hands too many. Count again.
}
cultists-narrator-vote-leaves = { $votes ->
    [one] One vote: { $name } leaves.
   *[other] { $votes } votes: { $name } leaves.
} { $cultists ->
    [one] If that was the cultist, it has to be said now.
   *[other] If that was the last cultist, it has to be said now.
}
cultists-narrator-vote-abstained = No more votes than { $abstentions ->
    [one] the one abstention
   *[other] the { $abstentions } abstentions
}. Nobody leaves.
cultists-narrator-vote-change = The knife holder, if alive, may still change their own vote.
cultists-narrator-vote-mayor = The Mayor, if there is one, decides.
cultists-narrator-leader-title = Electing a leader
cultists-narrator-leader-call = Everyone, ghosts too: choose someone living to lead the ritual, or nobody. On three, point, or hold up a fist.
cultists-narrator-leader = { $name } leads, and names { $people } people for the ritual. Ghosts may be among them.
cultists-narrator-leader-none = No leader. You vote up to { $votes } times; without a leader after that, the cult wins.
cultists-narrator-ritual-call = Each of those named plays one room card, face down. Shuffle them and turn them up.
cultists-narrator-ritual-missing = { $count ->
    [one] One card is missing.
   *[other] { $count } cards are missing.
}
cultists-narrator-ritual-surplus = Too many cards: { $people } people take part.
cultists-narrator-ritual-failed = The ritual has failed. The cult wins.
cultists-narrator-ritual-held = Organism 46-B is banished. { $cultists ->
    [one] The investigators win.
   *[other] The investigators win, unless { $dead } or more of them were dead by the hour before. Open the Pulse decks.
}

## Numbers and the end

cultists-narrator-points = Points
cultists-narrator-target = Points needed
cultists-narrator-ghosts = Ghosts
cultists-narrator-relics = Relics on the altar
cultists-narrator-end-points = { $target } points: the investigators have done it.
cultists-narrator-end-kills = But open the Pulse decks: if { $dead } or more investigators were dead by the end of hour { $hour }, the cult wins.
cultists-narrator-end-automa = But turn over the Automa’s role: if it is the cultist, and { $dead } or more investigators are dead, it wins.
cultists-narrator-end-seer = { $cultists ->
    [one] Before that counts, the cultist steps forward and names the Seer, just once. If that’s right, the cult wins instead. Until then, nobody says a word.
   *[other] Before that counts, the cultists step forward and name the Seer, just once. If they’re right, the cult wins instead. Until then, nobody says a word.
}
cultists-narrator-end-ritual = The points are there, but Organism 46-B is awake. Elect a leader: the ritual decides.
cultists-narrator-end-hours = Ten hours are over, and the points aren’t there. The cult wins.
