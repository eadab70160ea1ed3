# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `held-…` is what a
# role makes of it, read only while it is held.

## The base game: a line for each question
note-night = This card tells you who you are. Nobody else sees it. Look, then wake.
note-night-more = Look at your route too. It shows which rooms you can work in, hour by hour.
note-walk = Walk through up to { $points ->
    [one] one door
   *[other] { $points } doors
}. You can work on your route; someone alone means a meeting.
note-walk-more = Meeting someone alone is a risk, and a fact: afterwards everyone knows you two met.
note-walk-dark = It’s dark: wherever someone is, all of you meet. Two heads mark such places.
note-walk-dark-more = In the dark, a crowd won’t shelter you. An empty room on your route will.
note-walk-secret-doors = Secret doors: until the next token, all rooms of one colour are one place.
note-walk-secret-doors-more = Someone in the other room of this colour counts as being with you.
note-walk-fishman = The Fishman bars that hallway. Only a living person with the knife can enter it.
note-walk-fishman-more = Plan around him, or send the knife holder.
note-declare-path = At this table you choose your whole path first, door by door.
note-declare-path-more = Everyone hears your path before you walk it. They’ll notice a detour past someone alone.
note-teleport = You’re a ghost: go to any other place, through walls. You meet nobody.
note-teleport-more = Go where your route lets you draw. Filling a rack is the best a ghost can do.
note-meet = You meet: each of you gives the other one card, face down. You never see yours.
note-meet-more = Remember this meeting. If one of you is found dead, they’ll ask the other.
note-meet-several = In the dark, all of you meet. Choose one of them, then the card you give.
note-meet-several-more = Everyone sees where each card goes. Note who gave you one, and who chose someone else.
note-give-in-turn = At this table cards are given one at a time, starting with the person who came in.
note-give-in-turn-more = Those who give later have seen where the earlier cards went.
note-act = One action per hour: add a card, draw one, look at someone, or use the room.
note-act-more = Early on, explore rooms; then draw books. As soon as you suspect a death, look.
note-act-ghost = As a ghost you can only add and draw cards, in rooms on your route.
note-act-ghost-more = Your cards are as good as ever, and nobody can hurt you any more.
note-look-at-pulse = You see every card in this Pulse deck. One Dead among them, and they’re dead.
note-look-at-pulse-more = Alive now is a fact too: if they’re found dead later, you know since when.
note-hold-vote = Name who should leave, or nobody. The most named leaves, unless as many named nobody.
note-hold-vote-more = Who met every one of the dead? A wrong name makes a ghost and helps the cult.
note-hold-vote-called = Someone called this vote; nobody was found dead. Ask them why first.
note-hold-vote-called-more = With one cultist, if someone leaves and the game goes on, they were innocent.
note-reconsider-ballot = You have the knife: all ballots are face up, and you may change yours, once.
note-reconsider-ballot-more = You can make or break a tie. Everyone will see what you changed, and remember it.
note-weigh-ballot = You have the knife: let your ballot count twice, or only once.
note-weigh-ballot-more = Twice is strong if you’re sure. If you’re only following others, once is enough.
note-ask-for-claim = The hour ends. Everyone is asked the same, so nobody can tell who could say more.
note-ask-for-claim-more = A lone cultist with { $dead } dead may step forward now and win. With fewer, they lose.
note-guess-seer = The investigators are about to win. Name the Seer, and the cult wins instead. One guess.
note-guess-seer-more = Who was sure too early, never wrong, or careful never to say a name first?
note-help-close = Someone asks you to help close the Portal. It costs your action this hour.
note-help-close-more = Closed in time, it takes one point fewer; otherwise one more. They’ll remember a refusal.
note-look-through-false-eyes = You have the knife: look at one living person’s Pulse deck, anywhere. Or at nobody’s.
note-look-through-false-eyes-more = Here even an investigator may keep a death secret. Look where a death would tell you most.
note-take-control = You have the knife: take one token out of the bag and look at it alone.
note-take-control-more = It’s free. But everyone will ask you what it was.
note-handle-token = Only you see this token. Remove it from the game, or put it back.
note-handle-token-more = Everyone sees which of the two you do, and will wonder why. Have an answer ready.

## What a role makes of it

held-night-investigator = You know nobody’s side. Watch who meets.
held-night-seer = You know the cult. Help, but never so clearly that they notice you.
held-night-cultist = { $cultists ->
    [one] You know who starts dead. They count for you, and nobody else knows.
   *[other] You know each other. Don’t let it show.
}
held-walk-investigator = This hour you can work in the rooms named here.
held-walk-cultist = You can work in any room. On your route, you’d seem honest.
held-meet-investigator = You only have Alive cards. Any of them will do.
held-meet-cultist = Dead kills now, and shows when someone looks. Alive buys trust.
held-act-investigator = Off your route you can only deal with people.
held-act-cultist = Your route doesn’t bind you. Off it, someone may ask how you could.
held-look-at-pulse-must-investigator = A Dead card. You must reveal it, and a vote follows.
held-look-at-pulse-may-investigator = A Dead card. Here you may reveal it, or keep quiet.
held-look-at-pulse-may-cultist = You may reveal it and look honest, or put it back.
held-look-at-pulse-none-investigator = Only Alive. Put the deck back, and say so if you like.
held-look-at-pulse-none-cultist = Only Alive. Put the deck back, and say what you like.
held-hold-vote-investigator = Ask who met all of the dead, not who talks most.
held-hold-vote-seer = Vote with the others when they’re right. Don’t lead them.
held-hold-vote-cultist = A wrong name counts like a murder. Let others say it first.
held-ask-for-claim-investigator = You have nothing to claim. Let the hour end.
held-ask-for-claim-cultist = Only count deaths you’re sure of. You need { $dead }.

held-act-assassin = You may strike someone here, once. Everyone will know you.
held-walk-mechanic = While you’re alive, you can work in any room.
held-teleport-radiant-beauty = Light goes with you. Go where others would meet in the dark.
held-act-ghost-super-ghost = You may use every room action on your route, the camera too.
held-act-ghost-investigator = Only the rooms on this hour’s route are open to you.
held-act-ghost-cultist = You can still work in any room, for your side.
held-act-greenhorn = The camera, or calling a vote, makes you a ghost. The action still happens.
held-reconsider-ballot-butterfingers = Changing it uses the knife, and that makes you a ghost.
held-look-through-false-eyes-butterfingers = Using the knife makes you a ghost. You may decline.
held-take-control-butterfingers = Using the knife makes you a ghost. You may decline.
held-act-crybaby = You must reveal any death you find, and then you become a ghost too.
held-act-firestarter = Play your Failure and your Sabotage before hour 5 ends, or become a ghost.
held-walk-cursebearer = A room with a ghost in it kills you. Hallways don’t.
held-walk-celebrity = Don’t meet anyone alone until hour 6. Then everyone learns whether you’re alive.
held-night-blind-cultist = You are a cultist and know nobody. Your partner knows you.
held-meet-cursed-hunter = Curse-Alive counts as Alive, and marks a cultist for you.
held-night-cursed-hunter = You know both cultists, and nobody knows you.
held-walk-cursed-hunter = You can work in any room. On your route, you’d seem honest.
held-act-cursed-hunter = You need no route. A Curse-Success curses the room when it’s drawn.

## Actions

note-check-state = Look at the Pulse deck of someone here. A Dead card leads to a vote.
note-check-state-more = Look at the person who met most people, or who met someone you doubt.
note-watch-state = Through the camera, look at anyone’s Pulse deck, wherever they are. Needs power.
note-watch-state-more = It reaches people who avoid you.
note-fill-room = Add a room card here, face down. The third card explores the room.
note-fill-room-more = Three cards from people you trust make a safe deck.
note-check-room = Draw a card for all to see. Success brings a book, Sabotage sends one back.
note-check-room-more = Count who put cards here. The starting card is nobody’s fault.
note-watch-room = Through the camera, draw in any explored room.
note-watch-room-more = Good for a last book far away.
note-secure-hallway = Put a room card into the unsafe passages. Good cards keep hooded figures and the Fishman away.
note-secure-hallway-more = Worth it while many rooms are unexplored.
note-fight-cultist = Drive out the hooded figure. This room can be used again, for good.
note-fight-cultist-more = A blocked room on a nearly full rack is worth an action.
note-scare-fishman = With the knife, scare the Fishman back into the lake.
note-scare-fishman-more = He may return. Do it when the way matters now.
note-initiate-vote = Call a vote now, though nobody was found dead. Once per hour for the whole table.
note-initiate-vote-more = Have a name and a reason before you call.
note-restart-power = Bring the lights back. In the light, two people meet only when they’re alone together.
note-restart-power-more = The dark helps the killer. Note who leaves it off.
note-close-portal = Needs two people in the same hour. Then it takes one point fewer to win.
note-close-portal-more = Agree on it aloud. Who promised and didn’t come?
note-close-together = Ask someone here to close the Portal with you. A refusal costs your action.
note-close-together-more = Ask someone you trust; their answer tells you something too.
note-pass = Do nothing this hour.
note-pass-more = People who often do nothing look like people without a route.
note-assassinate = Strike someone here, once per game. They become a ghost, and everyone knows you.
note-assassinate-more = Strike the last cultist and you win. Strike an investigator and you help the cult.

## The expansions
note-walk-ice = The ice is cut into sections. Crossing an obstacle costs one door.
note-walk-ice-more = Only people in the same section meet. An obstacle between you is a wall.
note-walk-mine = Corridors meet at the crossing. The revolving door shuts one off, and turns every hour.
note-walk-mine-more = Its order is known: C, D, A, B. Plan an hour ahead.
note-walk-lift = A lift is a place of its own. Stepping in costs one door; riding is free.
note-walk-lift-more = Two alone in a lift meet, and meet again on stepping out into an empty room.
note-linger = Your action is done. Free actions are still open to you: Items, a lift, a Profession.
note-linger-more = An Item in the right hands is worth an action. Whose hands are right?
note-send-owl = The owl carries one of your room cards to any unfinished room’s deck.
note-send-owl-more = The third card explores a room. Everyone sees which room, nobody sees which card.
note-offer-lamp = Light the lamp, and nobody can give you a card in this meeting. Single use.
note-offer-lamp-more = Keep it for when you’re alone with someone you doubt. You still give a card.
note-hold-vote-leader = This vote chooses a leader for the ritual. Nobody leaves.
note-hold-vote-leader-more = After three votes with no leader, the cult wins. Agree soon, on someone safe.
note-choose-participant = Choose who takes part. Each plays one room card, and all must be Success.
note-choose-participant-more = Ghosts may take part, and some of them are certainly innocent.
note-lay-ritual-cards = Play one room card. They’re shuffled and shown; one bad card loses everything.
note-lay-ritual-cards-more = It’s the last card of the night. Nobody will learn whose was whose.
note-throw-rope = Throw ropes to living people. Each shuffles their Pulse deck and shows one card.
note-throw-rope-more = A Dead card proves a murder. An Alive card proves almost nothing.
note-offer-profession = You drove out a hooded figure. Take the hidden Profession, or leave it for someone else.
note-offer-profession-more = Take it and everyone sees it. It dies with you.
note-break-tie = The vote is tied, and you’re the Mayor: one of them leaves, or nobody.
note-break-tie-more = Another hour to think is often worth more than a guess. Not always.
note-choose-victim = A life for a life: choose who becomes a ghost in exchange.
note-choose-victim-more = Sacrifice the last cultist and the game ends. An investigator counts for the cult.
note-choose-other-deck = Choose the second room. The two decks swap places, and nobody looks.
note-choose-other-deck-more = Bring cards you trust to the room where one book fills a rack.
note-guess-hunter = Someone played for neither side. Name the Hunter and your side wins; miss, and the Hunter does.
note-guess-hunter-more = Think of the curses: who met both cultists, and who was in those rooms?

held-lay-ritual-cards-investigator = Only Success helps.
held-lay-ritual-cards-cultist = One Failure or Sabotage wins the night.
held-guess-hunter-cursed-hunter = Name someone else, like everyone.

## Free acts

note-hand-over = Give an Item to someone here. It’s free, and they don’t get a say.
note-hand-over-more = A dagger in the wrong hands votes against you.
note-pick-up = Pick up what a dead person dropped here. It’s free.
note-pick-up-more = Everyone can see what the dead drop. First come, first served.
note-spot = Single use: look at the Pulse deck of someone in another room of this colour.
note-spot-more = It counts as a full check: a death found leads to a vote.
note-shoot-cultist = One shot: the hooded figure in this room is gone.
note-shoot-cultist-more = You still have your action.
note-drive-fishman = One shot: send the Fishman into the lake, or to a hallway you choose.
note-drive-fishman-more = He can bar other people’s way as well.
note-call-lift = Call the empty lift here. It’s free; this room must be on your route.
note-call-lift-more = A call tells the table that your route has this colour, or that you need none.
note-revive = Once: bring a ghost back to life. Then someone else must die in exchange.
note-revive-more = Two choices in one: who is certainly good, and who certainly isn’t?
note-swap-deck = Once: swap the decks of two rooms, unseen.
note-swap-deck-more = Look for decks that many trusted hands have filled.
note-done = Nothing more this turn.
note-done-more = What’s free now may cost you a move next hour.

## Items: what each does, and when it is worth it

note-item-red-relic = { item-red-relic }. { item-red-relic-what }
note-item-red-relic-more = Two there already? Then the next one found changes how the night is won.
note-item-snow-owl = { item-snow-owl }. { item-snow-owl-what }
note-item-snow-owl-more = A room one card short is the best target. The third card explores it.
note-item-secret-switch = { item-secret-switch }. { item-secret-switch-what }
note-item-secret-switch-more = The short cut is open to everyone now, killers included.
note-item-dagger = { item-dagger }. { item-dagger-what }
note-item-dagger-more = It decides close votes. Give it to someone you trust before you die.
note-item-boots = { item-boots }. { item-boots-what }
note-item-boots-more = One more door often means a room on your route, and nobody on the way.
note-item-binoculars = { item-binoculars }. { item-binoculars-what }
note-item-binoculars-more = Keep them for someone who never lets you come near.
note-item-rifle = { item-rifle }. { item-rifle-what }
note-item-rifle-more = A blocked room on a nearly full rack is worth the shot.
note-item-lamp = { item-lamp }. { item-lamp-what }
note-item-lamp-more = Keep it for when you’re alone with someone you doubt.

## Events: what each does, and what to think of

note-token-lightning-strike = { token-lightning-strike }. { token-lightning-strike.does }
note-token-lightning-strike-more = See who shares a place when the lights go out: they meet at once.
note-token-secret-doors = { token-secret-doors }. { token-secret-doors.does }
note-token-secret-doors-more = Someone in the other room of your colour counts as being with you.
note-token-no-connection = { token-no-connection }. { token-no-connection.does }
note-token-no-connection-more = Watch instead. What people do in silence is hard to explain away later.
note-token-false-eyes = { token-false-eyes }. { token-false-eyes.does }
note-token-false-eyes-more = Ask aloud what was seen, and check the answer against what comes later.
note-token-boosted-morale = { token-boosted-morale }. { token-boosted-morale.does }
note-token-boosted-morale-more = Far rooms come within reach, and so do far people.
note-token-lost-morale = { token-lost-morale }. { token-lost-morale.does }
note-token-lost-morale-more = Think about the next hour now: some rooms on your route may be too far.
note-token-in-control = { token-in-control }. The knife holder may look at one token, and remove it from the game.
note-token-in-control-more = Ask what the token was, and remember the answer.
note-token-portal-opens = { token-portal-opens }. Two people close it in time: one point fewer to win. If not, one more.
note-token-portal-opens-more = Agree aloud on who goes. Who promised, and didn’t come?
note-token-broken-panes = { token-broken-panes }. { token-broken-panes.does }
note-token-broken-panes-more = Good cards in the passages make such an hour harmless.
note-token-mirror = { token-mirror }. { token-mirror.does }
note-token-mirror-more = It’s never new. Look at what the last hour brought.
note-token-safety-ropes = { token-safety-ropes }. Some of the living shuffle their Pulse decks and show one card each.
note-token-safety-ropes-more = { note-throw-rope-more }
