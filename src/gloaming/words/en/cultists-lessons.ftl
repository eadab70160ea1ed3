# The guided games, beat by beat: `.coach` stands on the question, `.held` only while one holds, `.then` after the
# answer, `.refused` where another answer was tapped, `.says-…` is what others say, `.help-…` comes one a tap.

## The first night

lesson-first-night = Your first night
    .intro-1 = A university at night. Five of you gather books.
    .intro-2 = One of you passes on death with a handshake.
    .intro-3 = The card you are given may be your death. Nobody will tell you.

lesson-first-night-n1 =
    .coach = Hold the card to look. Let go, and it’s covered again.
    .held = You are an Investigator. Get books onto the shelf, or see the cultist out.
    .then = Everyone has a card like yours. One of them says Cultist.

lesson-first-night-1-1 =
    .coach = First everyone walks, through up to three doors. Nobody may stay put.

lesson-first-night-1-4 =
    .coach = Two people alone in a room meet. Each gives the other a card, face down.

lesson-first-night-1-5 =
    .coach = Three rooms are on your route this hour, and you can only work there. Choose one.
    .refused = Open to you on other nights. Tonight, choose a lit room.

lesson-first-night-1-6 =
    .says-1 = There you are. Two of us see more than one.

lesson-first-night-1-7 =
    .coach = You and Agnes are alone, so you meet. Press, slide to a card, let go.
    .held = You only have Alive cards. You can’t hurt anyone.
    .then = Your card is in her Pulse deck. What she gave you, nobody will tell you.

lesson-first-night-1-8 =
    .coach = One token is drawn every hour. This one: four doors next hour.

lesson-first-night-1-9 =
    .coach = Now everyone does one thing. Theo adds a card to a room’s deck.

lesson-first-night-1-11 =
    .coach = Three cards in a deck, and the Observatory is explored. Now you can draw there.

lesson-first-night-1-12 =
    .coach = Add a card to this room’s deck. Someone will draw from it later.
    .held = You only have Success cards. Only a cultist has the others.

lesson-first-night-1-13 =
    .coach = Agnes adds a card of her own, face down. Only she knows which.
    .says-1 = And one from me. That was quick work.

lesson-first-night-1-14 =
    .coach = Everyone gets this question every hour. Only the cultist can answer anything else.

lesson-first-night-2-3 =
    .coach = Your route moves on, to green and dark blue. The Observatory is explored. Go and draw.
    .refused = Another hour. The Observatory is ready, and on your route.

lesson-first-night-2-4 =
    .says-1 = I’ll come along. Nobody should be alone in this place.

lesson-first-night-2-5 =
    .coach = Agnes again. One card each, as before.

lesson-first-night-2-7 =
    .coach = The lights go out. In the dark, everyone who shares a place meets, not just two.

lesson-first-night-2-10 =
    .coach = Draw from this deck. Everyone will see the card. Success sends a book to the shelf.
    .then = One more book, and this rack is full. Ten points win the night.

lesson-first-night-2-11 =
    .says-1 = One more for luck.

lesson-first-night-3-2 =
    .coach = Light blue or red. Two heads on a room mean you’d meet someone there.
    .refused = Not tonight. The two lit rooms are on your route.

lesson-first-night-3-3 =
    .says-1 = I’ll leave you to it. Be careful.

lesson-first-night-3-4 =
    .says-1 = Only me. Put that lantern down.

lesson-first-night-3-5 =
    .coach = One card each, as ever.

lesson-first-night-3-8 =
    .coach = Three of you, in the dark. Give one card to one of them: first who, then which.
    .then = Everyone sees who you gave it to, even in the dark. Nobody sees what.

lesson-first-night-3-9 =
    .coach = Lightning again. The lights are back.

lesson-first-night-3-11 =
    .coach = You can look at the cards someone was given. Look at Theo’s.

lesson-first-night-3-12 =
    .coach = Hold to see Theo’s cards. One Dead among them, and he’s dead.
    .held = All Alive, so Theo is too. Put the deck back.
    .then = You’d have had to reveal a Dead card. Only a cultist may hide one.

lesson-first-night-3-14 =
    .says-1 = Satisfied?

lesson-first-night-3-15 =
    .says-1 = Now you. I look at everyone once.

lesson-first-night-3-16 =
    .coach = There was a Dead card among yours. The person who gave it to you knew.
    .says-1 = I’m sorry. I have to show this.

lesson-first-night-3-17 =
    .coach = A death was found, so everyone votes, even the dead. Name someone, or nobody.
    .says-1 = Theo came to you in the dark. I say Theo.
    .says-2 = My card was Alive. Who else was alone with you?
    .says-3 = We know too little. I name nobody.
    .says-4 = I’d rather wait.

lesson-first-night-3-18 =
    .coach = A name needs more votes than any other name, and more than the abstentions.

lesson-first-night-4-1 =
    .coach = You’re a ghost: walls are air, and you meet nobody. One book is left in the Observatory.

lesson-first-night-4-3 =
    .says-1 = Agnes. We should talk.

lesson-first-night-4-4 =
    .coach = Agnes and Theo meet in the Library. You can only watch.

lesson-first-night-4-6 =
    .coach = Ines makes three. In the light, three don’t meet.

lesson-first-night-4-8 =
    .coach = The dead still work. Add a card or draw one, in rooms on your route.
    .then = The rack is full: 2 points. You are dead, and still helping to win.

lesson-first-night-4-11 =
    .says-1 = Theo, hold still.

lesson-first-night-4-12 =
    .says-1 = I was alive an hour ago. Someone here looked.

lesson-first-night-4-13 =
    .coach = Your vote decides. You looked at Theo in hour 3. Who has he met since?
    .held = In hour 3, Theo’s cards were all Alive.
    .help-1 = Theo has met one person since you looked.
    .help-2 = The dead can’t be the cultist: only the cultist has Dead cards.
    .says-1 = Ines finds every body. I find that strange.
    .says-2 = Ruben goes where nobody works, and does nothing.
    .says-3 = Agnes was the last person I met.
    .says-4 = …

lesson-first-night-5-1 =
    .coach = One of you knew her all along: the Seer. Had she named the right person, she’d have won.
    .says-1 = So sure of yourself. You’re the Seer.

lesson-first-night-6-2 =
    .coach = With three dead, the cultist can step forward at the end of an hour, and win.
    .says-1 = Thank you. Three are dead. Count them.

lesson-first-night-reveal-1 = Your line. The skull: hour 2, the Observatory. Agnes gave you a Dead card.
lesson-first-night-reveal-2 = The eye: hour 3. For a whole hour you walked, gave and drew, dead.
lesson-first-night-reveal-3 = Theo: hour 4, the Library. He met Agnes, and his line goes flat.
lesson-first-night-reveal-4 = Ruben was dead from the start, and never knew. He was the Seer, and knew about Agnes.
lesson-first-night-reveal-5 = You, Theo, Ruben: three dead. At the end of this hour Agnes would have claimed, and won.
lesson-first-night-reveal-6 = You, Theo, Ruben: three dead. Only one person had been alone with both you and Theo.
lesson-first-night-reveal-7 = That was one night. In a real game nobody lights your way, and you may be the Cultist.

## The first night as the Cultist

lesson-first-night-cultist = Your first night as the Cultist
    .intro-1 = The same university, another night. This time it’s you.
    .intro-2 = One of the others is dead already and doesn’t know it. Two more, and you win.
    .intro-3 = Nobody sees your cards. Everyone sees who you meet.

lesson-first-night-cultist-n1 =
    .coach = Hold the card to look. It’s a different one tonight.
    .held = You are the Cultist. Agnes is dead from the start. With three dead, you win.
    .then = One of the others is the Seer, and knows the Cultist. Nobody knows who.

lesson-first-night-cultist-1-1 =
    .says-1 = I’d rather work alone tonight.

lesson-first-night-cultist-1-4 =
    .coach = Each of them is alone. Go to one, and you’ll meet.

lesson-first-night-cultist-1-5 =
    .coach = Press, slide to a card, let go. From outside, every card looks the same.
    .held = Slide to Dead. They’re dead at once, and keep walking.
    .then = Everyone saw that you gave a card. Nobody saw which.

lesson-first-night-cultist-1-7 =
    .coach = The lights go out. In the dark, everyone who shares a place meets.

lesson-first-night-cultist-1-11 =
    .coach = Add a card to this room’s deck, like everyone else.
    .held = You need no route. Sabotage sends a book back, Failure does nothing, Success looks honest.
    .then = Face down, among others. When someone draws it later, they can’t tell whose it was.

lesson-first-night-cultist-1-13 =
    .coach = Everyone is asked. Let the hour end.
    .held = Two are dead: Agnes and { $victim }. Claim with fewer than three and you lose. Wait.

lesson-first-night-cultist-2-5 =
    .coach = Ines and Ruben are in the Cafeteria, in the dark. Join them, and all three of you meet.

lesson-first-night-cultist-2-6 =
    .coach = First who, then which card. Everyone sees who you choose.
    .held = Dead again, for someone who isn’t dead yet. Someone else may be blamed for it later.

lesson-first-night-cultist-2-12 =
    .coach = Look at the Pulse deck of one of the two people here.
    .held = Take { $second }. Looking seems helpful, and you know what you’ll find.

lesson-first-night-cultist-2-13 =
    .coach = Hold to look, then decide. The others see only that you looked.
    .held = An investigator would have to reveal this. You may put it back and smile.
    .then = You revealed nothing. The table takes that as a good sign.

lesson-first-night-cultist-2-16 =
    .coach = Everyone is asked whether there’s anything left to say.
    .held = Agnes, { $victim }, { $second }: three. This is the hour. Step forward.

lesson-first-night-cultist-reveal-1 = Three skulls: one from the start, two from your hand. Nobody looked in time.
lesson-first-night-cultist-reveal-2 = Theo was the Seer. He knew you all night, and didn’t dare say so.
lesson-first-night-cultist-reveal-3 = In a real game they count who was with each of the dead. Give them someone else to count.
