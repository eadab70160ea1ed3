# What a coach says beside a question, open to all: the first line, and what good players think (`-more`). `held-…` is what a
# role makes of it, read only while it is held.

## The base game: a line for each question
note-night = This card says who you are. Hold to look; nobody else sees it. Then wake.
note-night-more = Look at your route too. It says in which rooms you can work, hour by hour.
note-walk = Walk through up to { $points ->
    [one] one door
   *[other] { $points } doors
}. On your route you can work; a lone person means a meeting.
note-walk-more = A lone meeting is a risk, and a fact: afterwards everybody knows that you two met.
note-walk-dark = It is dark: wherever somebody is, all of you meet. Two heads mark such places.
note-walk-dark-more = In the dark a crowd is no shelter. An empty room on your route is.
note-walk-secret-doors = Secret doors: until the next token, all rooms of one colour are one place.
note-walk-secret-doors-more = Somebody in the other room of this colour counts as being with you.
note-walk-fishman = The Fishman bars that hallway. Only somebody living with the knife can enter it.
note-walk-fishman-more = Plan around him, or send whoever has the knife.
note-declare-path = At this table you name your whole way first, door by door.
note-declare-path-more = Everybody hears the way before you walk it. A detour past somebody alone is noticed.
note-teleport = You are a ghost: go to any other place, through walls. You meet nobody.
note-teleport-more = Go where your route lets you draw. Filling a rack is the best a ghost can do.
note-meet = You meet: each gives the other one card, face down. You never see what you get.
note-meet-more = Remember this meeting. If one of you is found dead, the other will be asked.
note-meet-several = In the dark all of you meet. Choose one of them, then the card you give.
note-meet-several-more = Everybody sees who gave to whom. Note who gave to you, and who chose somebody else.
note-give-in-turn = At this table cards are given one after the other, beginning with whoever came in.
note-give-in-turn-more = Who gives later has seen where the earlier cards went.
note-act = One action an hour: lay a card, draw one, look at somebody, or use the room.
note-act-more = Early, explore rooms; then draw books. As soon as you suspect a death, look.
note-act-ghost = As a ghost you lay and draw cards, in rooms on your route. Nothing else.
note-act-ghost-more = Your cards are as good as ever, and nobody can harm you any more.
note-look-at-pulse = You see every card in this Pulse deck. One Dead among them, and they are dead.
note-look-at-pulse-more = Alive now is a fact too: if they are found dead later, you know since when.
note-hold-vote = Name who should leave, or nobody. The most named leaves, unless as many named nobody.
note-hold-vote-more = Who met every one of the dead? A wrong name makes a ghost and helps the cult.
note-hold-vote-called = Somebody called this vote; nobody was found dead. Ask for the reason first.
note-hold-vote-called-more = With one cultist, whoever leaves and ends nothing was innocent.
note-reconsider-ballot = You have the knife: all ballots lie open, and you may change yours, once.
note-reconsider-ballot-more = You can make or break a tie. All will see what you changed, and remember it.
note-weigh-ballot = You have the knife: let your ballot count twice, or only once.
note-weigh-ballot-more = Twice is strong if you are sure. If you only follow others, once is enough.
note-ask-for-claim = The hour ends. Everybody is asked the same, so that nobody can tell who could say more.
note-ask-for-claim-more = A sole cultist with { $dead } dead may step forward now and win. With fewer it loses.
note-guess-seer = The investigators would win. Name the Seer, and the cult wins after all. One guess.
note-guess-seer-more = Who was sure too early, never wrong, or careful never to say a name first?
note-help-close = Somebody asks you to close the Portal together. It costs your action of this hour.
note-help-close-more = Closed in time, one point less is enough; otherwise one more. A refusal is remembered.
note-look-through-false-eyes = You have the knife: look at one living person’s Pulse deck, anywhere. Or at nobody’s.
note-look-through-false-eyes-more = Here even an investigator may keep a death secret. Look where a death would tell you most.
note-take-control = You have the knife: take one token out of the bag and look at it alone.
note-take-control-more = It costs nothing. But everybody will ask you what it was.
note-handle-token = Only you see this token. Take it out of the game, or put it back.
note-handle-token-more = All see which of the two you do, and will wonder why. Have an answer ready.

## What a role makes of it

held-night-investigator = You know nobody’s side. Watch who meets whom.
held-night-seer = You know the cult. Help, but never so clearly that they notice you.
held-night-cultist = { $cultists ->
    [one] You know who starts dead: they count for you. Nobody else knows.
   *[other] You know each other. Let nobody see it.
}
held-walk-investigator = This hour you can work in the rooms named here.
held-walk-cultist = You may work in any room. On your route you would seem honest.
held-meet-investigator = You hold only Alive. Any card will do.
held-meet-cultist = Dead kills now and shows when somebody looks. Alive buys trust.
held-act-investigator = Off your route you can only deal with people.
held-act-cultist = Your route does not bind you. Off it, somebody may ask how you could.
held-look-at-pulse-must-investigator = A Dead card: you must lay it open, and a vote follows.
held-look-at-pulse-may-investigator = A Dead card: here you may lay it open, or keep silent.
held-look-at-pulse-may-cultist = You may lay it open and look honest, or put it back.
held-look-at-pulse-none-investigator = Only Alive. Put the deck back, and say so if you like.
held-look-at-pulse-none-cultist = Only Alive. Put the deck back, and say what you like.
held-hold-vote-investigator = Ask who met all of the dead, not who talks most.
held-hold-vote-seer = Vote with the others when they are right. Do not lead them.
held-hold-vote-cultist = A wrong name counts like a murder. Let others say it first.
held-ask-for-claim-investigator = There is nothing for you to claim. Let the hour end.
held-ask-for-claim-cultist = Count only deaths you are sure of. You need { $dead }.

held-act-assassin = You may strike somebody here, once. Everybody will know you.
held-walk-mechanic = While you live you may work in any room.
held-teleport-radiant-beauty = Light goes with you. Stand where others would meet in the dark.
held-act-ghost-super-ghost = You may use every room action on your route, the camera too.
held-act-ghost-investigator = Only the rooms of this hour’s route are open to you.
held-act-ghost-cultist = You may still work in any room, for your side.
held-act-greenhorn = The camera, or calling a vote, makes you a ghost. The deed still counts.
held-reconsider-ballot-butterfingers = Changing it uses the knife: you become a ghost after it.
held-look-through-false-eyes-butterfingers = Using the knife makes you a ghost. You may decline.
held-take-control-butterfingers = Using the knife makes you a ghost. You may decline.
held-act-crybaby = A death you find you must show, and then you become a ghost too.
held-act-firestarter = Lay your Failure and your Sabotage before hour 5 ends, or become a ghost.
held-walk-cursebearer = A room with a ghost in it kills you. Hallways do not.
held-walk-celebrity = Keep out of lone meetings until hour 6. Then all learn whether you live.
held-night-blind-cultist = You are a cultist and know nobody. Your partner knows you.
held-meet-cursed-hunter = Curse-Alive counts as Alive, and marks a cultist for you.
held-night-cursed-hunter = You know both cultists, and nobody knows you.
held-walk-cursed-hunter = You may work in any room. On your route you would seem honest.
held-act-cursed-hunter = You need no route. A Curse-Success curses the room when it is drawn.

## Actions

note-check-state = Look at the Pulse deck of somebody here. A Dead card found starts a vote.
note-check-state-more = Look at whoever met most people, or met the one you doubt.
note-watch-state = Through the camera, look at anybody’s Pulse deck, wherever they are. It needs light.
note-watch-state-more = It reaches those who avoid you.
note-fill-room = Lay a room card here, face down. The third card explores the room.
note-fill-room-more = Three cards from people you trust make a safe deck.
note-check-room = Draw a card for all to see. Success brings a book, Sabotage sends one back.
note-check-room-more = Count who laid cards here. The start card is nobody’s fault.
note-watch-room = Through the camera, draw in any explored room.
note-watch-room-more = Good for a last book far away.
note-secure-hallway = Put a room card into the unsafe passages. Good cards keep hooded ones and the Fishman away.
note-secure-hallway-more = Worth it while many rooms are unexplored.
note-fight-cultist = Drive the hooded one out. This room can be used again, for good.
note-fight-cultist-more = A blocked room on a nearly full rack is worth an action.
note-scare-fishman = With the knife, scare the Fishman back into the lake.
note-scare-fishman-more = He may return. Do it when the way matters now.
note-initiate-vote = Call a vote now, though nobody was found dead. Once an hour for the whole table.
note-initiate-vote-more = Have a name and a reason before you call.
note-restart-power = Bring the light back. In the light only two who are alone meet.
note-restart-power-more = The dark helps whoever kills. Note who leaves it off.
note-close-portal = Two must do this in the same hour. Then one point less is enough.
note-close-portal-more = Agree on it aloud. Who promised and did not come?
note-close-together = Ask somebody here to close the Portal with you. A refusal costs your action.
note-close-together-more = Ask whom you trust; the answer tells you something too.
note-pass = Do nothing this hour.
note-pass-more = Somebody who often does nothing looks like somebody without a route.
note-assassinate = Strike somebody here, once a game. They become a ghost, and all know you.
note-assassinate-more = A last cultist struck wins the game. An investigator struck helps the cult.

## The expansions
note-walk-ice = The ice is cut into sections. Crossing an obstacle costs one door.
note-walk-ice-more = Only people in the same section meet. An obstacle between you is a wall.
note-walk-mine = Corridors touch in the crossing. The revolving door shuts one off, and turns every hour.
note-walk-mine-more = Its next place is known: C, D, A, B. Plan an hour ahead.
note-walk-lift = A lift is a place of its own. Stepping in costs one door, riding nothing.
note-walk-lift-more = Two alone in a lift meet, and meet again when they step out into an empty room.
note-linger = Your action is done. What is free may still follow: Items, a lift, a Profession.
note-linger-more = An Item in the right hands is worth an action. Whose hands are right?
note-send-owl = The owl carries one of your room cards into any unfinished room’s deck.
note-send-owl-more = The third card explores a room. All see which room, nobody which card.
note-offer-lamp = Light the lamp, and you get no card in this meeting. It works once.
note-offer-lamp-more = Keep it for a lone meeting with somebody you doubt. You still give a card.
note-hold-vote-leader = This vote chooses a leader for the ritual. Nobody has to leave.
note-hold-vote-leader-more = After three votes without a leader the cult wins. Agree soon, on somebody sure.
note-choose-participant = Choose who takes part. Each lays one room card, and all must be Success.
note-choose-participant-more = Ghosts may take part, and some of them are surely innocent.
note-lay-ritual-cards = Lay one room card. All are shuffled and shown; one bad card loses everything.
note-lay-ritual-cards-more = It is the last card of the night. Nobody will learn whose was whose.
note-throw-rope = Throw ropes to living people. Each shows one card of the shuffled Pulse deck.
note-throw-rope-more = A Dead card proves a murder. An Alive card proves almost nothing.
note-offer-profession = You drove out a hooded one: take the hidden Profession, or leave it for the next.
note-offer-profession-more = Once taken, all see it, and it dies with you.
note-break-tie = The vote is tied, and you are the Mayor: one of them leaves, or nobody.
note-break-tie-more = An hour more to think is often worth more than a guess. Not always.
note-choose-victim = A life for a life: choose who becomes a ghost in exchange.
note-choose-victim-more = The last cultist given up ends the game. An investigator given up counts for the cult.
note-choose-other-deck = Choose the second room. The two decks change places, and nobody looks.
note-choose-other-deck-more = Bring cards you trust to the room where one book fills a rack.
note-guess-hunter = Somebody played for neither side. Name the Hunter: right, your side wins; wrong, the Hunter does.
note-guess-hunter-more = Think of the curses: who met both cultists, and who was in those rooms?

held-lay-ritual-cards-investigator = Only Success helps.
held-lay-ritual-cards-cultist = One Failure or Sabotage wins the night.
held-guess-hunter-cursed-hunter = Name somebody else, like everybody.

## Free acts

note-hand-over = Give an Item to somebody here. It is free, and they are not asked.
note-hand-over-more = A dagger in the wrong hands votes against you.
note-pick-up = Take what a dead one dropped here. It is free.
note-pick-up-more = Items of the dead lie open. Whoever comes first has them.
note-spot = Once: look at the Pulse deck of somebody in another room of this colour.
note-spot-more = It is a whole check: a death found starts a vote.
note-shoot-cultist = One shot: the hooded one in this room is gone.
note-shoot-cultist-more = It leaves you your action.
note-drive-fishman = One shot: send the Fishman into the lake, or to a hallway you choose.
note-drive-fishman-more = He can bar a way for others as well.
note-call-lift = Call the empty lift here. It is free; your route must allow this room.
note-call-lift-more = A call tells the table that your route has this colour, or that you need none.
note-revive = Once: bring a ghost back to life. Then somebody else must die for it.
note-revive-more = Two choices in one: who is surely good, and who is surely not?
note-swap-deck = Once: swap the decks of two rooms, unseen.
note-swap-deck-more = Watch for decks that many trusted hands have filled.
note-done = Nothing more this turn.
note-done-more = What is free now may cost a way next hour.

## Items: what one does, and when it is worth it

note-item-red-relic = { item-red-relic }. { item-red-relic-what }
note-item-red-relic-more = Two lie there already? Then the next one found changes how the night is won.
note-item-snow-owl = { item-snow-owl }. { item-snow-owl-what }
note-item-snow-owl-more = A room that lacks one card is the best goal. The third explores it.
note-item-secret-switch = { item-secret-switch }. { item-secret-switch-what }
note-item-secret-switch-more = The short way is open to all now, also to those who kill.
note-item-dagger = { item-dagger }. { item-dagger-what }
note-item-dagger-more = It decides close votes. Give it to somebody you trust before you die.
note-item-boots = { item-boots }. { item-boots-what }
note-item-boots-more = One more door often means a room on your route, and nobody on the way.
note-item-binoculars = { item-binoculars }. { item-binoculars-what }
note-item-binoculars-more = Keep them for somebody who never lets you come near.
note-item-rifle = { item-rifle }. { item-rifle-what }
note-item-rifle-more = A blocked room on a nearly full rack is worth the shot.
note-item-lamp = { item-lamp }. { item-lamp-what }
note-item-lamp-more = Keep it for a lone meeting with somebody you doubt.

## Events: what one does, and what to think of

note-token-lightning-strike = { token-lightning-strike }. { token-lightning-strike.does }
note-token-lightning-strike-more = Look who shares a place when the light goes: they meet at once.
note-token-secret-doors = { token-secret-doors }. { token-secret-doors.does }
note-token-secret-doors-more = Somebody in the other room of your colour counts as being with you.
note-token-no-connection = { token-no-connection }. { token-no-connection.does }
note-token-no-connection-more = Watch instead. What people do in silence is hard to explain away later.
note-token-false-eyes = { token-false-eyes }. { token-false-eyes.does }
note-token-false-eyes-more = Ask aloud what was seen, and hold the answer against what comes later.
note-token-boosted-morale = { token-boosted-morale }. { token-boosted-morale.does }
note-token-boosted-morale-more = Far rooms come into reach, and so do far people.
note-token-lost-morale = { token-lost-morale }. { token-lost-morale.does }
note-token-lost-morale-more = Think now of the next hour: some rooms of your route may be too far.
note-token-in-control = { token-in-control }. Whoever has the knife may look at one token, and keep it out of the game.
note-token-in-control-more = Ask what the token was, and remember the answer.
note-token-portal-opens = { token-portal-opens }. Closed by two in time, one point less is enough; otherwise one more.
note-token-portal-opens-more = Agree aloud who goes. Who promised, and did not come?
note-token-broken-panes = { token-broken-panes }. { token-broken-panes.does }
note-token-broken-panes-more = Good cards in the passages make such an hour harmless.
note-token-mirror = { token-mirror }. { token-mirror.does }
note-token-mirror-more = It is never new. Look at what the last hour brought.
note-token-safety-ropes = { token-safety-ropes }. Some of the living show one card of their shuffled Pulse decks.
note-token-safety-ropes-more = { note-throw-rope-more }
