# The quick reference: one page, for this table.

reference-for = { $seats } seats, { $level }
reference-seats = Seats
reference-level = Level
reference-unofficial = Among Cultists, in our own words. The numbers link to the full rules.

reference-goals = What each side wants
reference-investigators = Get { $points } points of books onto the shelf, or { $cultists ->
    [one] see the cultist out.
   *[other] see both cultists out.
}
reference-cult-one = Step forward at the end of an hour when { $dead } investigators are dead. With fewer, you lose. Or let ten hours pass.
reference-cult-two = Have { $dead } investigators dead by the end of the hour before you would lose. Or let ten hours pass.
reference-dead-count = The dead are the ghosts, plus anyone holding a Dead card without knowing it.
reference-goal-seer = When the investigators are about to win, the cult may name the Seer. If it’s right, the cult wins instead.

reference-hour = One hour
reference-movement = Starting with the knife and going left, everyone moves through up to 3 doors and must end somewhere else. Ghosts drift anywhere.
reference-meeting-light = In the light: enter a place with exactly one other living person, and you meet.
reference-meeting-dark = In the dark: all the living in a place meet.
reference-meeting-cards = In a meeting, each person puts one Alive or Dead card, face down, into another’s Pulse deck.
reference-event = The knife holder draws one token. Some last until the next one.
reference-action = Starting with the knife and going left, everyone takes one action or passes.
reference-cleanup-one = The cultist may claim. Then the knife passes left.
reference-cleanup-two = No claims. The knife passes left.

reference-actions = Actions
reference-action-name = Action
reference-where = Where and when
reference-who = Who
reference-route = Route
reference-living = living
reference-also-ghosts = living and ghosts
reference-only-assassin = the Assassin, living
reference-route-yes = needed
reference-route-no = not needed
reference-character-actions = Actions on people: no route needed
reference-room-actions = Room actions: not where a hooded figure stands
reference-room-actions-first = Room actions
reference-route-words = Investigators may use room actions only in rooms whose colour is on their route this hour. Cultists need no route.
reference-act-mechanic = The Mechanic needs no route while alive.
reference-act-super-ghost = The Super Ghost may use every room action as a ghost.
reference-automa = The Automa follows its public route: it fills rooms, checks explored ones, drives out hooded figures, and always abstains.

action-check-state = Check a state
    .does = Look at one Pulse deck. Investigators must reveal a Dead card; cultists may. Then a card from the draw pile goes to that place.
    .where = With another living person in the same place
action-watch-state = Check a state by camera
    .does = The same, for anyone living, anywhere.
    .where = Red room, with power
action-secure-hallway = Secure a hallway
    .does = Put a room card into the unsafe passages.
    .where = In a hallway
action-fight-cultist = Drive out a hooded figure
    .does = It’s gone for good.
    .where = In a room with a hooded figure
action-scare-fishman = Scare the Fishman
    .does = He goes back into the lake, and may return.
    .where = In his hallway, with the knife
action-scare-fishman-entering = The Fishman flees as soon as anyone living enters with the knife.
action-assassinate = Strike
    .does = They become a ghost. No vote. Once per game, and your role is revealed.
    .where = With another living person in the same place
action-fill-room = Fill the room
    .does = Add a room card face down to its deck. The third card explores the room.
    .where = In an unfinished room
action-check-room = Check the room
    .does = Shuffle its deck and draw one card for all to see.
    .where = In an explored, unfinished room with cards
action-watch-room = Check a room by camera
    .does = The same, for any explored room.
    .where = Red room, with power
action-initiate-vote = Call a vote
    .does = Everyone votes at once.
    .where = Light blue room, once per hour
action-restart-power = Restart the power
    .does = The lights come back on everywhere.
    .where = Red room, without power
action-close-portal = Close the Portal
    .does = The second person to do this in the same hour closes it: one point fewer is needed.
    .where = Green room, while the Portal is open
action-close-together = Close the Portal together
    .does = Ask someone there to help. If they agree, it closes: one point fewer is needed.
    .where = Green room, with another living person, while the Portal is open
action-pass = Pass
    .does = Do nothing.
    .where = Anywhere

reference-cards = Cards in rooms
reference-passages = When a newly explored room shows an unsafe passage, draw one card from the passages. Success: nothing happens. Failure: a hooded figure appears. Sabotage: the Fishman rises.
reference-racks = A full rack scores its points at once.

reference-votes = Votes
reference-vote-when = When someone calls one, and at once whenever a death is revealed.
reference-vote-rule = Everyone secretly names a living person or abstains. The name with the most votes leaves, if it beats every other name and the abstentions.
reference-vote-knife-change = Then the knife holder, if alive, may change their ballot.
reference-vote-knife-double = The knife holder’s ballot counts twice, if they’re alive.

reference-ghosts = Ghosts
reference-ghosts-do = They drift, fill rooms, check rooms, talk and vote.
reference-ghosts-do-not = They can’t meet anyone, be voted for, or use the knife.

reference-tokens = Tokens in the bag
reference-token-copies = { $name } (×{ $copies })
reference-roles = Roles tonight
reference-roles-drawn = Some of these are either/or: only one was drawn, and nobody knows which.
reference-house-rules = This table’s house rules
reference-card-success = A book goes to the shelf.
reference-card-failure = Nothing happens.
reference-card-sabotage = A book of that colour goes back to the room.

## Expansions, where this table plays with them

reference-expansion = { $plan }, { $seats } seats, { $level }
reference-board = Board
reference-ice = On the ice
reference-ice-words = Doors and obstacles divide the ice into sections, each a place of its own. Crossing an obstacle costs the same as a door. For all other rules, a section counts as a hallway.
reference-door-words = The red door is locked until someone finds the secret switch.
reference-items = Items
reference-items-find = One lies face down in every room. The first living person to draw from the room’s deck finds it at once, cultist or not.
reference-items-carry = On your turn, on top of your action and with no route needed, you may hand Items to someone living in the same place, pick up what the dead dropped, and use what you carry.
reference-ritual = The ritual
reference-ritual-words = If you reach the points while Organism 46-B is awake, everyone elects a living leader, in up to three votes. The leader names { $people }, ghosts included; each plays one room card. All Success: the investigators win. Anything else, or no leader: the cult wins.
reference-ritual-kills = Even after a successful ritual, the cult wins if enough investigators were dead by the hour before.
reference-mine = In the mine
reference-corridors = Corridors A to D meet at the crossing. Going from one to another costs the same as a door.
reference-revolving = The revolving door closes one corridor to the crossing. It turns after every movement phase: C, D, A, B, and so on.
reference-lifts = A lift is a place of its own. Stepping in from the room where it stands costs one door. With power, you may start it free during your move; if you’re still inside, it starts by itself before the event. Everyone steps out at the other room and meets there as if they had walked in. Stepping out without a ride is free.
reference-call = On top of your action, you may call an empty lift to your room, if there’s power and the room is on your route.
reference-professions = Professions
reference-professions-words = One of these lies face down. The first person to drive out a hooded figure takes it, for all to see. It’s lost if they become a ghost.
reference-informant = One investigator is the Informant, and nobody knows who.
