# The guided games, beat by beat: `.coach` stands on the question, `.held` only while one holds, `.then` after the
# answer, `.refused` where another answer was tapped, `.says-…` is what others say, `.help-…` comes one a tap.

## The first night

lesson-first-night = Your first night
    .intro-1 = A university at night. Five of you gather books.
    .intro-2 = One of you passes on death with a handshake.
    .intro-3 = The card you are given may be your death. You will not be told.

lesson-first-night-n1 =
    .coach = Hold the card to look. Let go, and it is covered again.
    .held = You are an Investigator: you want books on the shelf, or the cultist gone.
    .then = Everybody looked at a card like yours. One of them says Cultist.

lesson-first-night-1-1 =
    .coach = First everybody walks: up to three doors, and nobody may stay.

lesson-first-night-1-4 =
    .coach = Two alone in a room: they meet. Each gives the other a card, face down.

lesson-first-night-1-5 =
    .coach = Three rooms are on your route this hour. Only there can you work. Choose one.
    .refused = Open to you on other nights. Tonight, choose a lit room.

lesson-first-night-1-6 =
    .says-1 = There you are. Two of us see more than one.

lesson-first-night-1-7 =
    .coach = You and Agnes are alone: you meet. Press, slide to a card, let go.
    .held = You hold only Alive. You cannot harm anybody.
    .then = Your card is in her Pulse deck. What she gave you, nobody will tell you.

lesson-first-night-1-8 =
    .coach = Every hour one token is drawn. This one: four doors next hour.

lesson-first-night-1-9 =
    .coach = Now everybody does one thing. Theo lays a card on a room’s deck.

lesson-first-night-1-11 =
    .coach = Three cards on a deck: the Observatory is explored. Now one can draw there.

lesson-first-night-1-12 =
    .coach = Lay a card on this room’s deck. Somebody will draw from it later.
    .held = You hold only Success. Only a cultist holds the others.

lesson-first-night-1-13 =
    .coach = Agnes adds a card of her own, face down. Only she knows which.
    .says-1 = And one from me. That was quick work.

lesson-first-night-1-14 =
    .coach = Everybody gets this question every hour. Only the cultist can answer anything else.

lesson-first-night-2-3 =
    .coach = Your route moves on: green and dark blue. The Observatory is explored. Go and draw.
    .refused = Another hour. The Observatory is ready, and on your route.

lesson-first-night-2-4 =
    .says-1 = I will come along. Nobody should be alone in this house.

lesson-first-night-2-5 =
    .coach = Agnes again. One card each, as before.

lesson-first-night-2-7 =
    .coach = The light goes out. In the dark, all who share a place meet, not only two.

lesson-first-night-2-10 =
    .coach = Draw from this deck. Everybody will see the card. Success brings a book.
    .then = One book more, and this rack is full. Ten points win the night.

lesson-first-night-2-11 =
    .says-1 = One more for luck.

lesson-first-night-3-2 =
    .coach = Light blue or red. Two heads on a room mean: you would meet somebody there.
    .refused = Not tonight. The two lit rooms are on your route.

lesson-first-night-3-3 =
    .says-1 = I leave you to it. Be careful.

lesson-first-night-3-4 =
    .says-1 = Only me. Put that lantern down.

lesson-first-night-3-5 =
    .coach = One card each, as ever.

lesson-first-night-3-8 =
    .coach = Three in the dark. Give one card to one of them: first whom, then which.
    .then = Everybody sees who gave to whom, even in the dark. Nobody sees what.

lesson-first-night-3-9 =
    .coach = Lightning again. The light is back.

lesson-first-night-3-11 =
    .coach = You can look at the cards somebody was given. Look at Theo’s.

lesson-first-night-3-12 =
    .coach = Hold to see Theo’s cards. One Dead among them, and he would be dead.
    .held = All Alive: Theo lives. Put the deck back.
    .then = A Dead card you would have had to show. Only a cultist may hide one.

lesson-first-night-3-14 =
    .says-1 = Satisfied?

lesson-first-night-3-15 =
    .says-1 = Now you. I look at everybody once.

lesson-first-night-3-16 =
    .coach = A Dead card lay among yours. Whoever gave it to you knew.
    .says-1 = I am sorry. I have to show this.

lesson-first-night-3-17 =
    .coach = A death was found, so all vote, the dead too. Name somebody, or nobody.
    .says-1 = Theo came to you in the dark. I say Theo.
    .says-2 = My card was Alive. Who else was alone with you?
    .says-3 = We know too little. I name nobody.
    .says-4 = I would rather wait.

lesson-first-night-3-18 =
    .coach = A name needs more votes than any other name, and more than nobody.

lesson-first-night-4-1 =
    .coach = You are a ghost: walls are air, and you meet nobody. One book waits in the Observatory.

lesson-first-night-4-3 =
    .says-1 = Agnes. We should talk.

lesson-first-night-4-4 =
    .coach = Agnes and Theo meet in the Library. You can only watch.

lesson-first-night-4-6 =
    .coach = Ines makes three. In the light, three do not meet.

lesson-first-night-4-8 =
    .coach = The dead still work: lay a card or draw, in rooms on your route.
    .then = The rack is full: 2 points. You are dead, and you still help to win.

lesson-first-night-4-11 =
    .says-1 = Theo, hold still.

lesson-first-night-4-12 =
    .says-1 = An hour ago I was alive. Somebody here looked.

lesson-first-night-4-13 =
    .coach = Your vote decides. You looked at Theo in hour 3. Whom has he met since?
    .held = In hour 3 Theo’s cards were all Alive.
    .help-1 = Since you looked, Theo met one person.
    .help-2 = Whoever is dead is no cultist: the cultist alone holds Dead cards.
    .says-1 = Ines finds every body. I find that strange.
    .says-2 = Ruben goes where nobody works, and does nothing.
    .says-3 = Agnes was the last I met.
    .says-4 = …

lesson-first-night-5-1 =
    .coach = One of you knew her all along: the Seer. Had she named the right one, she would win.
    .says-1 = So sure of yourself. You are the Seer.

lesson-first-night-6-2 =
    .coach = With three dead, the cultist may step forward at the end of an hour, and wins.
    .says-1 = Thank you. Three are dead. Count them.

lesson-first-night-reveal-1 = Your line. The skull: hour 2, the Observatory. Agnes gave you a Dead card.
lesson-first-night-reveal-2 = The eye: hour 3. For a whole hour you walked, gave and drew, dead.
lesson-first-night-reveal-3 = Theo: hour 4, the Library. He met Agnes, and his line goes flat.
lesson-first-night-reveal-4 = Ruben was dead from the start, and never knew. He was the Seer: he knew Agnes.
lesson-first-night-reveal-5 = You, Theo, Ruben: three dead. At the end of this hour Agnes would have claimed, and won.
lesson-first-night-reveal-6 = You, Theo, Ruben: three dead. Only one person had been alone with you and with Theo.
lesson-first-night-reveal-7 = That was one night. In a real game nobody lights your way, and you may be the Cultist.

## The first night as the Cultist

lesson-first-night-cultist = Your first night as the Cultist

lesson-first-night-cultist-n1 =
    .coach = Hold the card to look. It is another one tonight.
    .held = You are the Cultist. Agnes is dead from the start. With three dead, you win.
    .then = One of the others is the Seer and knows the Cultist. Nobody knows who.

lesson-first-night-cultist-1-1 =
    .says-1 = I would rather work alone tonight.

lesson-first-night-cultist-1-4 =
    .coach = Each of them is alone. Go to one, and you will meet.

lesson-first-night-cultist-1-5 =
    .coach = Press, slide to a card, let go. From outside every card looks the same.
    .held = Slide to Dead. The other is dead at once, and goes on walking.
    .then = Everybody saw that you gave a card. Nobody saw which.

lesson-first-night-cultist-1-7 =
    .coach = The light goes out. In the dark, all who share a place meet.

lesson-first-night-cultist-1-11 =
    .coach = Lay a card on this room’s deck, like everybody.
    .held = You need no route. Sabotage sends a book back, Failure does nothing, Success looks honest.
    .then = Face down among others. Whoever draws it later cannot tell whose it was.

lesson-first-night-cultist-1-13 =
    .coach = Everybody is asked. Let the hour end.
    .held = Two are dead: Agnes and { $victim }. A claim with fewer than three loses. Wait.

lesson-first-night-cultist-2-5 =
    .coach = Ines and Ruben are in the Cafeteria, in the dark. Join them: all three will meet.

lesson-first-night-cultist-2-6 =
    .coach = First whom, then which card. Everybody sees whom you choose.
    .held = Dead again, to one who is not dead yet. Another may be blamed for it later.

lesson-first-night-cultist-2-12 =
    .coach = Look at the Pulse deck of one of the two here.
    .held = Take { $second }. Looking seems helpful, and you know what you will find.

lesson-first-night-cultist-2-13 =
    .coach = Hold to look, then decide. The others see only that you looked.
    .held = An investigator would have to show this. You may put it back and smile.
    .then = You showed nothing. The table takes that for a good sign.

lesson-first-night-cultist-2-16 =
    .coach = Everybody is asked whether there is anything left to say.
    .held = Agnes, { $victim }, { $second }: three. Now is the hour. Step forward.

lesson-first-night-cultist-reveal-1 = Three skulls: one from the start, two from your hand. Nobody looked in time.
lesson-first-night-cultist-reveal-2 = Theo was the Seer. He knew you all night, and did not dare to say it.
lesson-first-night-cultist-reveal-3 = In a real game they count who was with whom. Give them somebody else to count.
