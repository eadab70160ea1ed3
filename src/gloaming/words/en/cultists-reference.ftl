# The quick reference: one page, for this table.

reference-for = { $seats } seats, { $level }
reference-seats = Seats
reference-level = Level
reference-unofficial = Our own words for a game of Among Cultists. The numbers lead to the full rules.

reference-goals = What each side wants
reference-investigators = Reach { $points } points of books on the shelf, or { $cultists ->
    [one] see the cultist leave.
   *[other] see both cultists leave.
}
reference-cult-one = Step forward at the end of an hour when { $dead } investigators are dead. With fewer, you lose. Or let ten hours pass.
reference-cult-two = Have { $dead } investigators dead by the end of the hour before you would lose. Or let ten hours pass.
reference-dead-count = Dead are ghosts, and also those who hold a Dead card and do not know it.
reference-goal-seer = If the investigators would win, the cult may name the Seer. If it is right, the cult wins.

reference-hour = One hour
reference-movement = From the knife leftwards, everybody goes through up to 3 doors and must end elsewhere. Ghosts drift anywhere.
reference-meeting-light = In the light: whoever enters where exactly one other living person is, meets them.
reference-meeting-dark = In the dark: all living people in the place meet.
reference-meeting-cards = In a meeting each gives one Alive or Dead card, face down, into another’s Pulse deck.
reference-event = Whoever has the knife draws one token. Some last until the next one.
reference-action = From the knife leftwards, everybody does one thing, or passes.
reference-cleanup-one = The cultist may claim. Then the knife goes to the left.
reference-cleanup-two = Nobody claims. The knife goes to the left.

reference-actions = Actions
reference-action-name = Action
reference-where = Where and when
reference-who = Who
reference-route = Route
reference-living = living
reference-also-ghosts = living and ghosts
reference-only-assassin = the Assassin, living
reference-route-yes = needed
reference-route-no = free
reference-character-actions = For people, free of the route
reference-room-actions = For rooms, none where a hooded one stands
reference-room-actions-first = For rooms
reference-route-words = Investigators use room actions only in rooms whose colour is on their route this hour. Cultists need no route.
reference-act-mechanic = The Mechanic needs no route while living.
reference-act-super-ghost = The Super Ghost may use every room action as a ghost.
reference-automa = The Automa follows its open route: it fills rooms, draws in explored ones, drives hooded ones out, and always abstains.

action-check-state = Check a state
    .does = Look at one Pulse deck. Investigators must show a Dead card, cultists may. Then a card of the draw pile goes to that place.
    .where = With another living person in the same place
action-watch-state = Check a state by camera
    .does = The same, for anybody living, anywhere.
    .where = Red room, with power
action-secure-hallway = Secure a hallway
    .does = Put a room card into the unsafe passages.
    .where = In a hallway
action-fight-cultist = Drive out a hooded one
    .does = It leaves for good.
    .where = In a room with a hooded one
action-scare-fishman = Scare the Fishman
    .does = He goes back into the lake, and may return.
    .where = In his hallway, with the knife
action-scare-fishman-entering = The Fishman flees as soon as somebody living enters with the knife.
action-assassinate = Strike
    .does = The other becomes a ghost. No vote. Once a game, and your role is shown.
    .where = With another living person in the same place
action-fill-room = Fill the room
    .does = Lay a room card face down on its deck. The third card explores the room.
    .where = In an unfinished room
action-check-room = Check the room
    .does = Shuffle its deck and draw one card openly.
    .where = In an explored, unfinished room with cards
action-watch-room = Check a room by camera
    .does = The same, for any explored room.
    .where = Red room, with power
action-initiate-vote = Call a vote
    .does = Everybody votes at once.
    .where = Light blue room, once an hour
action-restart-power = Restart the power
    .does = Light everywhere.
    .where = Red room, without power
action-close-portal = Close the Portal
    .does = The second one in the same hour closes it: one point less is needed.
    .where = Green room, while the Portal is open
action-close-together = Close the Portal together
    .does = Ask another one there. If they agree, it closes: one point less is needed.
    .where = Green room, with another living person, while the Portal is open
action-pass = Pass
    .does = Do nothing.
    .where = Anywhere

reference-cards = Cards in rooms
reference-passages = When an explored room’s token shows an unsafe passage, one card of the passages is drawn: Success, nothing; Failure, a hooded one comes; Sabotage, the Fishman rises.
reference-racks = A full rack scores its points at once.

reference-votes = Votes
reference-vote-when = By the action, and at once whenever a death is shown.
reference-vote-rule = All name somebody living or abstain, in secret. Out goes whoever has more votes than every other name, and more than abstain.
reference-vote-knife-change = Then whoever has the knife and lives may change the own ballot.
reference-vote-knife-double = The ballot of whoever has the knife and lives counts twice.

reference-ghosts = Ghosts
reference-ghosts-do = They drift, fill rooms, check rooms, talk and vote.
reference-ghosts-do-not = They do not meet, cannot be named in votes, and do not use the knife.

reference-tokens = Tokens in the bag
reference-token-copies = { $name } ({ $copies } times)
reference-roles = Roles tonight
reference-roles-drawn = Of some of these only one was drawn, and nobody says which.
reference-house-rules = House rules of this table
reference-card-success = A book goes to the shelf.
reference-card-failure = Nothing happens.
reference-card-sabotage = A book of that colour goes back to the room.

## Expansions, where this table plays with them

reference-expansion = { $plan }, { $seats } seats, { $level }
reference-board = Board
reference-ice = On the ice
reference-ice-words = Doors and obstacles cut the ice into sections; each is a place of its own. Crossing an obstacle costs as much as a door. For every other rule a section is a hallway.
reference-door-words = The red door is locked until somebody finds the secret switch.
reference-items = Items
reference-items-find = In every room one lies face down. Whoever lives and draws a card of the room deck finds it at once, cultist or not.
reference-items-carry = On your turn, beside the action and without a route: hand Items to somebody living in your place, pick up what the dead dropped, use what you carry.
reference-ritual = The ritual
reference-ritual-words = If the points are reached while Organism 46-B is awake, all elect a living leader, in three votes at most. The leader names { $people }, ghosts too; each lays down one room card. All Success: the investigators win. Anything else, or no leader: the cult wins.
reference-ritual-kills = Even after a good ritual the cult wins, if enough investigators were dead by the hour before.
reference-mine = In the mine
reference-corridors = Corridors A to D touch in the crossing: from one into another costs as much as a door.
reference-revolving = The revolving door shuts one corridor off from the crossing. It turns after every movement phase: C, D, A, B, and again.
reference-lifts = A lift is a place of its own. Stepping in costs one door, from the room where it stands. With power: start it in your movement, free; left standing inside, it starts by itself before the event. All inside step out at the other room, and meet there as if they entered. To step out without a ride is free.
reference-call = Beside your action you may call an empty lift to your room: with power, and with the room on your route.
reference-professions = Professions
reference-professions-words = One of these lies face down. Whoever drives out the first hooded one gets it, for all to see; it is lost when its holder becomes a ghost.
reference-informant = One investigator is the Informant, and nobody knows who.
