# The guided games, beat by beat: `.coach` stands on the question, `.held` only while one holds, `.then` after the
# answer, `.refused` where another answer was tapped, `.says-…` is what others say, `.help-…` comes one a tap.

## The first evening

lesson-first-evening = Your first evening
    .intro-1 = Milan, this evening. Aliens hold five quarters, and five scientists are cut off.
    .intro-2 = You and your agents bring them to the Duomo.
    .intro-3 = But any card you draw may turn you. Nobody will know.

lesson-first-evening-s1 =
    .coach = Aliens have landed in five places. Next to each of them, a scientist is cut off.

lesson-first-evening-s5 =
    .coach = Everyone draws one card. Hold to look at yours.
    .held = Human. You’re one of us, so far.
    .then = Every round begins with an event. Cathedral: an agent may go to the centre.

lesson-first-evening-1-2 =
    .says-1 = Heron to the Nuova gate. Someone has to open the door.

lesson-first-evening-1-3 =
    .coach = On your turn you can control an agent. Agents belong to nobody; a siren means ready.

lesson-first-evening-1-4 =
    .coach = It drives along one road, as far as you like. Then its siren is off.

lesson-first-evening-1-5 =
    .coach = Your turn. Take Magpie or Lynx: both are on the ring road.

lesson-first-evening-1-6 =
    .coach = A scientist waits at Porta Nuova. Drive there, along the ring.

lesson-first-evening-1-7 =
    .coach = Three alien districts touch this spot. Free them: nobody can be escorted past aliens.

lesson-first-evening-1-8 =
    .coach = Heron is at the gate, on the same road. Send the scientist there.

lesson-first-evening-1-9 =
    .coach = The last step is a rescue, for three. Choose two others.

lesson-first-evening-1-11 =
    .coach = Each of you plays a card in secret. One Sabotage among the three would spoil it.
    .held = Success, if you want it to work.
    .then = Saved: 1 of 2. Pressure is now 2: controlling an agent costs two cards.

lesson-first-evening-1-14 =
    .coach = Agnes draws two cards for that. Either could turn her, and only she would know.

lesson-first-evening-1-15 =
    .says-1 = Ines, you looked at your card for a very long time.

lesson-first-evening-1-16 =
    .coach = Theo needs a supporter. If Ines is human, everyone who accused her may never accuse again.
    .then = { $answer ->
        [support] Ines shows her card: Human. Theo, Ruben and you have lost the right to accuse.
       *[other] Ines shows her card: Human. Theo and Ruben have lost the right to accuse.
    }

lesson-first-evening-1-17 =
    .says-1 = If you’ve all finished, I’ll do some work.

lesson-first-evening-1-19 =
    .coach = The round ends: sirens come back, and dice spread the aliens. A full sector loses the city.
    .then = A Mother Ship: ten unknown cards join the deck. A second one ends this game.

lesson-first-evening-2-1 =
    .coach = Plan ahead this time: draw one card, then see two events. One of them will come.
    .held = Assimilated. You are an alien now, for good. Nobody else knows.

lesson-first-evening-2-2 =
    .coach = One of these will come next round; the other is prevented. Nobody else sees which.
    .held = You win with ships now. But you can still play the good neighbour.

lesson-first-evening-2-3 =
    .coach = Everyone is asked this before every turn. Only an alien can step forward.
    .held = Stay hidden. Step forward, and nobody will ever pick you for a team again.

lesson-first-evening-2-4 =
    .says-1 = Porta Magenta, then we’re done.

lesson-first-evening-2-9 =
    .says-1 = Theo. And you. I trust you.

lesson-first-evening-2-10 =
    .coach = Play a card. Everyone will see how many are Sabotage, but not whose.
    .held = Success saves the scientist, and the humans win without you. Sabotage is for your side.

lesson-first-evening-reveal-1 = Your line turns in round 2, at the card you drew for planning.
lesson-first-evening-reveal-2 = Nobody else had turned. Among the five of you, one card made one alien.
lesson-first-evening-reveal-3 = They saw one Sabotage among three cards. Agnes, Theo or you? They’d have argued all night.
lesson-first-evening-reveal-4 = Two scientists are safe, and the humans win. You had turned, so you lose with the aliens.
lesson-first-evening-reveal-5 = A whole game needs five scientists or four ships, and more than one of you may turn.
