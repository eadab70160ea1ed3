# The rulebook of Cultists: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

cultists-rulebook-story = The story
cultists-rulebook-sides = What each side wants
cultists-rulebook-table = What’s on the table
cultists-rulebook-setup = Setting up
cultists-rulebook-night = The night
cultists-rulebook-hour = An hour
cultists-rulebook-meetings = Meetings
cultists-rulebook-actions = Actions
cultists-rulebook-rooms = Rooms, cards and books
cultists-rulebook-death = Death and ghosts
cultists-rulebook-votes = Votes
cultists-rulebook-end = The end
cultists-rulebook-roles = Roles
cultists-rulebook-tokens = Event tokens
cultists-rulebook-surface = Under the Surface
cultists-rulebook-mountains = Mountains of Chaos
cultists-rulebook-professions = Professions
cultists-rulebook-automa = The Automa
cultists-rulebook-questions = Questions people ask

## The story

cultists-rulebook-story-night = Night falls on an old university, and the doors are locked. Something is being called into the building, and it’s nearly here.
cultists-rulebook-story-books = The books that could stop it are scattered through the rooms. You have { $hours } hours to get them onto the shelf.
cultists-rulebook-story-cult = But someone among you belongs to the cult. They walk, talk and vote like everyone else.
cultists-rulebook-story-dead = They kill without a sound: with a card, handed over when two people meet. You can be dead for hours and not know it.
cultists-rulebook-story-watch = So keep working, remember who met, and decide who you believe before the night is over.

## What each side wants

cultists-rulebook-sides-two = Everyone belongs to one side and stays on it all night. Most of you are investigators; one or two are cultists. Nobody says which, and a ghost still wins or loses with their side.
cultists-rulebook-sides-investigators = The investigators want books. Each rack on the shelf scores its points when it’s full, and enough points win the game. So does seeing every cultist out.
cultists-rulebook-sides-cultists = The cultists want investigators dead, enough of them and in time. And time is on their side: if hour { $hours } ends without enough points, the cult wins.
cultists-rulebook-sides-table = What it takes, by number of seats
cultists-rulebook-seats = Seats
cultists-rulebook-row-investigators = Investigators
cultists-rulebook-row-cultists = Cultists
cultists-rulebook-row-points = Points to win
cultists-rulebook-row-dead = Dead to win

## What's on the table

cultists-rulebook-picture-board = The university for up to six players, as a night begins: books in every room, one card in every room’s deck, and everyone in the middle.
cultists-rulebook-table-plan = The board is a floor plan. Every room has a colour, with its sign and its letter; the hallways between them have none. A room or a hallway is a place, and doors join them.
cultists-rulebook-table-special = Three colours do more than hold books. The red room has the camera and the power switch, the light blue room is where votes are called, and the Portal may open in the green room.
cultists-rulebook-table-cards = The cards
cultists-rulebook-picture-cards = Two kinds of cards, each with a back of its own: Alive and Dead for meetings, and three room cards.
cultists-rulebook-card-alive = Given in a meeting. Nothing changes for the person who gets it.
cultists-rulebook-card-dead = Given in a meeting. The person who gets it is dead, and doesn’t know it.
cultists-rulebook-table-things = The rest
cultists-rulebook-pulse = Pulse deck
    .does = The face-down Alive and Dead cards next to you. You may never look at your own. If one of them is Dead, so are you.
cultists-rulebook-deck = Room deck
    .does = The face-down room cards that belong to a room. Every room starts with one that nobody knows.
cultists-rulebook-route = Route
    .does = A secret card of your own. It tells you, hour by hour, in which rooms you can work.
cultists-rulebook-knife = Knife
    .does = Its holder goes first this hour. Some votes and events give them a choice as well. It passes left every hour.
cultists-rulebook-power = Power
    .does = On or off for the whole building. In the dark, more people meet, and the camera is dead.
cultists-rulebook-shelf = Bookshelf
    .does = A rack for each colour. A full rack scores the number next to it.
cultists-rulebook-bag = Bag
    .does = The event tokens. One is drawn every hour.
cultists-rulebook-pile = Draw pile
    .does = Room cards that nobody owns. After each look at a Pulse deck, one of them goes to the place of the person it belongs to.
cultists-rulebook-picture-shelf = The shelf: six colours, and two racks for dark blue. The number is what a full rack is worth.

## Setting up

cultists-rulebook-setup-done = In Gloaming all of this is done for you. At a real table, go through it in this order.
cultists-rulebook-setup-hands = Make a deck for each seat: a hand as in the table below, on top of one route drawn unseen. Put the matching role marker on it.
cultists-rulebook-setup-pulse = Except with seven seats, slip one more card under each deck: an Alive under each cultist’s; under each investigator’s, one at random from what’s left of the starting Pulse cards.
cultists-rulebook-setup-deal = Put each deck with its marker face down into an envelope. Shuffle the envelopes and deal them out.
cultists-rulebook-setup-rooms = Put its books into each room. Shuffle the starting room cards and put one face down next to each room. Shuffle the draw pile.
cultists-rulebook-setup-tokens = Put a room token into each room, crossed-out side up. After your first game, add the unsafe passages with their two cards, three hooded figures face down outside, and the Fishman in the lake.
cultists-rulebook-setup-start = Everyone starts in the Central Hallway. The power is on, the clock stands at hour 1, and all tokens are in the bag.
cultists-rulebook-setup-knife = Give the knife to the person who had the last bad dream.
cultists-rulebook-setup-hidden = Hands of both sides have as many cards of each kind, so their backs give nothing away. And an investigator may be dead before the first hour; a cultist never is.
cultists-rulebook-setup-table = Cards, by number of seats
cultists-rulebook-setup-levels = Three ways to play
cultists-rulebook-pile-investigator = An investigator’s hand
cultists-rulebook-pile-cultist = A cultist’s hand
cultists-rulebook-pile-pulse = Starting Pulse cards
cultists-rulebook-pile-rooms = Starting room cards
cultists-rulebook-pile-draw = Draw pile
cultists-rulebook-pile-passages = Unsafe passages

## The night

cultists-rulebook-night-after = Then the card from under your deck becomes your Pulse deck. You don’t look at it. Everything else is your hand for the whole game: no new cards will come. With seven seats there’s no such card, and nobody starts dead.
cultists-rulebook-night-talk = Talking
cultists-rulebook-talk-free = Talk as much as you like, all game long, and lie if you like. Everyone hears everything; there’s no whispering.
cultists-rulebook-talk-show = Claim any side you like, but show nothing: not your hand, your route, your role or a Pulse deck. And no cultist talks about how many they have killed.

## An hour

cultists-rulebook-hour-four = A night has up to { $hours } hours, and every hour has four parts.
cultists-rulebook-hour-walk = Walking
cultists-rulebook-hour-crowd = Any number of people can be in one place, and your route never says where you may walk.
cultists-rulebook-hour-routes = Routes
cultists-rulebook-hour-lines = A route has four lines, one for each hour; then it starts again at the top. The first line counts in hours 1, 5 and 9, the second in 2, 6 and 10, and so on. Only the colours on the line of the hour count.
cultists-rulebook-picture-route = A route. In hour 3, its owner can use rooms of these colours: { $colours }.
cultists-rulebook-hour-event = The event
cultists-rulebook-hour-bag = The drawn token takes effect at once and then stays on the clock for everyone to see. What each does stands under “Event tokens”.
cultists-rulebook-hour-action = The action
cultists-rulebook-hour-end = The end of the hour
cultists-rulebook-hour-two = With two cultists nobody claims.
cultists-rulebook-hour-next = Then the knife passes left, and the next hour begins.

## Meetings

cultists-rulebook-picture-light = With power
    .dark = Without power
    .two = Two: they meet
    .three = Three or more: nobody meets
    .all = Everyone meets
cultists-rulebook-picture-meeting = Who meets when someone walks in. Ghosts don’t count.
cultists-rulebook-meetings-step = It counts at every step, even if you only pass through. Leaving a place never starts a meeting.
cultists-rulebook-meetings-empty = Out of Alive and Dead cards? Then you give nothing, but you still get a card. Only cultists have Dead cards, { $kills ->
    [3] three
   *[other] { $kills }
} each.
cultists-rulebook-meetings-example = Agnes walks into the Library. Theo is there, alone, and the lights are on: they meet. Agnes gives him an Alive card. Theo gives her a Dead one. Both lie face down, and neither of them looks.
cultists-rulebook-meetings-example-after = Agnes has one step left and walks on. She’s dead now, and nobody at the table knows it but Theo. Everyone saw that the two of them met.

## Actions

cultists-rulebook-actions-people = Looking at a Pulse deck
cultists-rulebook-actions-vote = A Dead card that’s revealed lies face up on its deck. That person becomes a ghost, and everyone votes at once.
cultists-rulebook-actions-example = Ines looks at Agnes’s Pulse deck: four Alive, one Dead. Ines is an investigator, so she has to turn the Dead card up. Agnes is a ghost from now on. Who met Agnes tonight? Theo, and Ruben. The table talks, and then votes.
cultists-rulebook-actions-example-cultist = Had Theo looked, he could have put the deck back and said that all was well.

## Rooms

cultists-rulebook-rooms-books = A room gives up its books only once it has been explored, and that takes three cards in its deck. The first is there from the start.
cultists-rulebook-rooms-explore = Adding a card
cultists-rulebook-rooms-third = With the third card the room is explored: its token is turned over. Cards that come later just join the deck.
cultists-rulebook-rooms-draw = Drawing a card
cultists-rulebook-rooms-racks = Rooms of one colour share a rack; only the dark blue rooms have one each.
cultists-rulebook-rooms-finished = A drawn card leaves the game. When a room’s last book is on the shelf, the room is finished: the rest of its deck leaves the game unseen, and nobody adds or draws there again.
cultists-rulebook-rooms-example = The Music Room’s deck holds the card it started with and one that Ruben added. Ines adds the third, a Success: the Music Room is explored. Next hour Theo draws there. He shuffles the three cards and turns one up. Sabotage.
cultists-rulebook-rooms-example-after = There’s one pink book on the shelf, from the Infirmary. It goes back, to the Music Room. Ruben says his card was a Success. So does Ines. The third was there before the night began. It’s bad luck, or somebody is lying.
cultists-rulebook-rooms-special = Camera, power and Portal
cultists-rulebook-rooms-passages = Unsafe passages
cultists-rulebook-passages-first = A first game is played without them. Later, some room tokens show a broken window when they’re turned over.
cultists-rulebook-passages-card = The drawn card is shuffled back in. When all three hooded figures have come, a Failure brings the Fishman as well.
cultists-rulebook-figure = Hooded figure
    .does = Comes to a room. While it’s there, nobody in that room can use it; people can still be dealt with.
cultists-rulebook-fishman = The Fishman
    .does = Comes to a hallway. Only a living person with the knife can walk in. Nobody is kept from walking out.
cultists-rulebook-picture-passages = What comes through the broken window.

## Death and ghosts

cultists-rulebook-death-secret = A Dead card in your Pulse deck makes you dead, in secret. Until someone reveals it you’re treated as living, by every rule in this book: you walk, meet, act and vote. When this book says “living”, it means everyone who isn’t a ghost.
cultists-rulebook-death-ways = You become a ghost when your death is revealed, when a vote sends you away, or by what a role does. From then on everyone knows you’re dead. Nothing in the base game brings you back.
cultists-rulebook-death-ghosts = What ghosts do
cultists-rulebook-death-keeps = You keep your hand, your route and your side. An investigator’s ghost still works on their route only; a cultist’s ghost doesn’t. Your role stays secret, unless it says otherwise.
cultists-rulebook-death-knife = The knife comes to ghosts too, and then they go first. They can’t use it for anything else.

## Votes

cultists-rulebook-votes-when = There’s a vote at once whenever a death is revealed, and when someone calls one.
cultists-rulebook-votes-most = The name with the most votes leaves, if it has more than every other name and more than “nobody”.
cultists-rulebook-votes-double = With seven or eight players, the ballot of a living knife holder counts twice instead.
cultists-rulebook-votes-out = The person voted out becomes a ghost, and their Pulse deck stays hidden. So does their role, unless it says otherwise. Only the last cultist has to say that’s who they were, and then the game ends. With one cultist that means: if the game goes on, you were wrong.
cultists-rulebook-votes-example = Six ballots are opened: three for Theo, one for Ruben, two for nobody. Theo has more votes than any other name, and more than nobody has. He leaves.
cultists-rulebook-votes-example-after = Ines holds the knife, and her ballot was one of the three. If she changes it to “nobody”, it’s two for Theo and three for nobody, and everyone stays.

## The end

cultists-rulebook-end-one = With one cultist, the first of these ends the game:
cultists-rulebook-end-points = The investigators reach their points. They win, however many are dead, unless the only cultist is the Automa.
cultists-rulebook-end-out = The cultist becomes a ghost. The investigators win. (For the Automa, see its own chapter.)
cultists-rulebook-end-claim = The cultist claims at the end of an hour. They win if enough investigators are dead, and lose if not.
cultists-rulebook-end-time = Hour { $hours } ends. The cult wins.
cultists-rulebook-end-both = Two cultists
cultists-rulebook-end-two = With two cultists, the game ends in the same ways, only that nobody claims. But when the investigators reach their points, or when the last cultist is out, every Pulse deck is opened first. If enough investigators were dead by the end of the hour before, the cult wins after all.
cultists-rulebook-end-seer = If there’s a Seer

## Roles

cultists-rulebook-roles-swap = A special role takes the place of a plain investigator; only the Blind Cultist takes a cultist’s. Everyone knows which roles are in the game, and nobody knows who has which. Every role but the cultists’ and the Hunter’s wins with the investigators, even one that does harm.
cultists-rulebook-roles-plain = Without a special role
cultists-rulebook-roles-good = Roles that help the investigators
cultists-rulebook-roles-bad = Roles that help the cult
cultists-rulebook-roles-hunter = The Cursed Hunter
cultists-rulebook-roles-balance = A balanced mix
cultists-rulebook-roles-loyalty = Each role has a loyalty: how much it helps the one side or the other. Add them up for both. In an expert game the difference has to be what this table says, and neither sum may be more than five.
cultists-rulebook-roles-table = The cult’s sum minus the investigators’
cultists-rulebook-row-lead = Difference
cultists-rulebook-roles-seer = There’s no Seer with seven people, with four and the Automa, or at the polar station.
cultists-rulebook-hunter-seats = Only with seven or eight seats. Six of the Hunter’s Success cards and three of the Alive cards carry a curse; everyone else takes them for what they say.

## Event tokens

cultists-rulebook-tokens-bag = These are in the bag. In a first game the Broken panes stay in the box.
cultists-rulebook-portal-time = The Portal stays open for three more hours, or two with seven or eight seats. It must be closed by the end of the last of them. The Mirror leaves it open one hour longer.

## Under the Surface

cultists-rulebook-surface-place = A polar station, another board. Items lie hidden in its rooms, and something sleeps under the ice.
cultists-rulebook-picture-station = The polar station for up to six players. Rubble marks the obstacles on the ice.
cultists-rulebook-surface-points = Points to win on this board
cultists-rulebook-surface-use = Using Items
cultists-rulebook-surface-dead = An Item found by a camera or through secret doors counts as found. Ghosts find nothing and carry nothing.
cultists-rulebook-surface-organism = Organism 46-B
cultists-rulebook-surface-awake = Red relics go to the altar. The third wakes Organism 46-B, and from then on points alone don’t win: reaching them starts a ritual.
cultists-rulebook-surface-leader = First everyone elects a leader, in a vote like any other. Only the living can be elected, and nobody leaves. A tie means voting again. If three votes bring no leader, the cult wins.
cultists-rulebook-surface-otherwise = Seeing the last cultist out still wins without a ritual. With two cultists, the Pulse decks are opened first all the same.

## Mountains of Chaos

cultists-rulebook-mountains-place = An old mine, another board. Four corridors meet at a crossing, and two lifts join distant rooms.
cultists-rulebook-picture-mine = The mine for up to six players. The revolving door at the crossing shuts one corridor.
cultists-rulebook-mountains-points = Points to win on this board
cultists-rulebook-mountains-lifts = Lifts
cultists-rulebook-mountains-self = If someone living is still inside when everyone has moved, the lift starts by itself. Without power no lift moves.
cultists-rulebook-mountains-ropes = Safety ropes
cultists-rulebook-mountains-bag = In the mine this token may take the place of False eyes, except with seven seats.

## Professions

cultists-rulebook-professions-two = An extra for any board with two cultists, but not for a first game. One of the five, nobody knows which, lies face down next to the board. It’s lost when its holder becomes a ghost.

## The Automa

cultists-rulebook-automa-seat = With four players the Automa takes the fifth seat. With six, you may give it a seventh. It’s dealt a role like everyone else, and nobody knows which: it may be a cultist.
cultists-rulebook-automa-walk = Its route lies face up. It walks the shortest way to the first colour on its line that still has an unexplored room, and meets people like anyone. Then it gives the top card of its pile, unseen, to the person with the smallest Pulse deck.
cultists-rulebook-automa-never = It never looks at a Pulse deck, claims, or uses the knife. Special roles do nothing in its hands, except that with two cultists it can be the Seer.
cultists-rulebook-automa-out = With one cultist, the role of an Automa that is voted out is turned over. If it was the cultist, every Pulse deck is opened: with enough dead the cult wins, otherwise the investigators do.

## Questions people ask

cultists-rulebook-ask-own = May I look at my own Pulse deck?
    .does = Never. That’s why you ask someone you trust to look.
cultists-rulebook-ask-refuse = May I refuse to meet someone?
    .does = No. But you choose where you walk, and in the light a third person in the room keeps you safe.
cultists-rulebook-ask-route = Do I have to follow my route?
    .does = Not with your feet. An investigator needs it to use a room. Walk where you like.
cultists-rulebook-ask-tell = I looked and found only Alive cards. Must I say so?
    .does = No. You may say anything or nothing. Only a Dead card has to be revealed, and only by an investigator.
cultists-rulebook-ask-fake = Can someone pretend to have found a death?
    .does = No. A death is a Dead card on the table, for all to see.
cultists-rulebook-ask-again = I met Ines an hour ago. Do we meet again if I come back?
    .does = Yes, every time one of you walks in on the other alone. In the dark, nobody has to be alone.
cultists-rulebook-ask-twice = Someone holds two Dead cards. Do they count twice?
    .does = No. Each dead investigator counts once, ghost or not.
cultists-rulebook-ask-enough = When enough are dead, does someone say so?
    .does = Never. The cultists have to keep count themselves.
cultists-rulebook-ask-pile = What if the draw pile runs out?
    .does = Then no more cards come from it. Everything else goes on.
cultists-rulebook-ask-partners = May two cultists agree on something in secret?
    .does = No. They saw each other once, at night. After that they talk like everyone else, out loud.
