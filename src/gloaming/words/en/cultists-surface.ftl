# Under the Surface: what is asked, done and seen on the ice, and in the ritual.

## Items in a sentence: one that is found, and the one that is meant

thing-red-relic = a red relic
    .the = the red relic
thing-snow-owl = the snow owl
    .the = the snow owl
thing-secret-switch = the secret switch
    .the = the secret switch
thing-dagger = a dagger
    .the = the dagger
thing-boots = a pair of boots
    .the = the boots
thing-binoculars = special binoculars
    .the = the special binoculars
thing-rifle = a rifle
    .the = the rifle
thing-lamp = a lamp
    .the = the lamp

## Questions, and what all others read meanwhile

question-linger = Anything else?
    .detail = Your action is done. Free actions are still open to you.
question-send-owl = Where should the owl take a card?
    .detail = One of your room cards goes face down into a room’s deck. Only you know which.
question-offer-lamp = Light the lamp?
    .detail = You meet { $othersAcc } { $placeIn }. Light it, and nobody can give you a card in this meeting. Then it’s used up.
question-choose-participant = Who takes part in the ritual?
    .detail = { $left ->
        [one] One more.
       *[other] { $left } more.
    } Each plays one room card. Organism 46-B is banished only if all are Success.
question-lay-ritual-cards = Which card will you play?
    .detail = It’s shuffled with the others before they’re shown. Nobody learns which was yours.
question-hold-vote-leader = Who should lead the ritual?
    .detail = Vote { $number } of 3. Nobody leaves. Your ballot stays sealed until everyone has voted.
waiting-linger = { $seat } may still do something
waiting-send-owl = { $seat } is sending the snow owl
waiting-offer-lamp = { $seat } may light the lamp
waiting-choose-participant = { $seat } is choosing who takes part in the ritual
waiting-lay-ritual-cards = The ritual cards are being played
waiting-hold-vote-leader = The table is electing a leader

## Answers

option-done = End your turn
option-hand-over = Give { $toDat } { $itemThe }
option-pick-up = Pick up { $itemThe }
option-send = Have the owl carry { $card } { $placeTo }
option-send-nothing = Let the owl fly without a card
option-spot = Look at { $targetWhose } Pulse deck through the binoculars
option-shoot-cultist = Fire at the hooded figure { $placeIn }
option-drive-fishman = { $toIs ->
    [none] Drive the Fishman into the lake
   *[some] Drive the Fishman { $toTo }
}
option-light-lamp = Light the lamp
option-keep-lamp = Keep the lamp for later
option-take-along = { $seatIs ->
    [you] Take part yourself
   *[other] Choose { $seatAcc }
}
option-lay-down = Play { $card }
option-accuse-leader = { $seatIs ->
    [you] Vote for yourself as leader
   *[other] Vote for { $seatAcc } as leader
}

detail-hand-over = It changes hands at once. They don’t get a say.
detail-used-up = Single use: after that it’s gone.
detail-light-lamp = You still give a card.
detail-keep-lamp = This meeting goes ahead as usual.
detail-accuse-leader = The leader needs more votes than anyone else, and more than the abstentions.
detail-abstain-leader = With no leader, you vote again. After three votes with no leader, the cult wins.
detail-find = There’s an Item face down here. You’ll find it.

## Events

event-item-found = { $seatIs ->
    [you] You find { $item } { $placeIn }.
   *[other] { $seat } finds { $item } { $placeIn }.
}
event-item-turned-up = { $placeThe } gives up { $item }.
event-item-lost = The face-down Item { $placeIn } is lost, unseen.
event-item-handed-over = { $seatIs ->
    [you] You give { $toDat } { $itemThe }.
   *[other] { $seat } gives { $toDat } { $itemThe }.
}
event-item-picked-up = { $seatIs ->
    [you] You pick up { $itemThe } { $placeIn }.
   *[other] { $seat } picks up { $itemThe } { $placeIn }.
}
event-items-dropped = { $seatIs ->
    [you] You drop { $items } { $placeIn }.
   *[other] { $seat } drops { $items } { $placeIn }.
}
event-relic-placed = { $relics ->
    [one] The first red relic lies on the altar.
    [2] The second red relic lies on the altar.
   *[other] The third red relic lies on the altar. Organism 46-B is awake.
}
event-door-opened = The red door is unlocked, for good.
event-owl-sent = { $seatIs ->
    [you] You have the owl carry { $card } { $placeTo }.
   *[other] { $seat } has the owl carry { $card } { $placeTo }.
}
event-rifle-fired = { $seatIs ->
    [you] You fire the rifle.
   *[other] { $seat } fires the rifle.
}
event-fishman-driven = { $toIs ->
    [none] The Fishman flees into the lake.
   *[some] The Fishman flees { $toTo }.
}
event-lamp-lit = { $seatIs ->
    [you] You light the lamp: you get no card in this meeting.
   *[other] { $seat } lights the lamp and gets no card in this meeting.
}
event-ritual-called = There are enough points, but Organism 46-B is awake. The banishment ritual will decide.
event-leader-vote-held = Electing a leader: vote { $number } of 3.
event-leader-elected = { $leaderIs ->
    [none] Nobody is elected.
    [you] You lead the ritual.
   *[other] { $leader } leads the ritual.
}
event-participant-chosen = { $seatIs ->
    [you] You take part in the ritual.
   *[other] { $seat } takes part in the ritual.
}
event-ritual-card-laid = { $seatIs ->
    [you] You play { $card } in the ritual.
   *[other] { $seat } plays { $card } in the ritual.
}
event-ritual-revealed = The ritual cards: { $cards }.

## Roles

event-celebrity-tested = { $alive ->
    [yes] { $seatIs ->
        [you] You’re alive, and now everyone knows.
       *[other] { $seat } is alive, and now everyone knows.
    }
   *[no] { $seatIs ->
        [you] You are dead.
       *[other] { $seat } is dead.
    }
}
event-pulse-dealt = { $seatWhose } Pulse deck is dealt out unseen: { $shares }.
shares-one = { $seat }: { $count }
event-pulse-lost = { $cards ->
    [one] The only card in { $seatWhose } Pulse deck leaves the game.
   *[other] The { $cards } cards in { $seatWhose } Pulse deck leave the game.
}

## The panel

mark-free = Free actions
mark-owl = The snow owl
mark-offer-lamp = The lamp
mark-ritual = The banishment ritual
mark-choose-participant = { mark-ritual }
mark-look-binoculars = Through the binoculars
mark-leader = Vote { $number } of 3 for a leader
act-free = Free actions
act-free-detail = As many as you like, before or after your action.
act-hand-over = Hand something over
act-hand-over-detail = To someone here. They don’t get a say.
act-hand-over-what = What will you hand over?
act-pick-up = Pick something up
act-pick-up-detail = It’s on the floor here.
act-pick-up-choose = Choose an Item
act-spot = Use the binoculars
act-spot-detail = Check someone in another room of this colour. Single use.
act-shoot-cultist = Fire at a hooded figure
act-shoot-cultist-detail = It’s gone for good, and so is the rifle.
act-drive-fishman = Fire at the Fishman
act-drive-fishman-detail = You choose where he goes. Uses up the rifle.
act-done = That’s all
act-send-owl = Where should the owl take a card?
act-send-owl-detail = One of your room cards, face down. Only you know which.
act-in-the-lake = Into the lake
ritual-lay = Play it
ritual-cards = Your room cards
ritual-scene = The ritual. Taking part: { $people }.
ritual-scene-none = The ritual. Nobody has been chosen yet.
ritual-leads = { $whoIs ->
    [you] lead
   *[other] leads
}
ritual-takes-part = { $whoIs ->
    [you] take part
   *[other] takes part
}
ritual-still = { $left ->
    [one] One more to choose.
   *[other] { $left } more to choose.
}
ritual-laying = Each plays one card. All must be Success.
lamp-lit = gets no card
lamp-lit-you = get no card
lamp-choosing = may light the lamp
lamp-choosing-you = may light the lamp
carries = You carry
carries-profession = Your Profession
look-in-order = In the order the cards arrived, oldest first. Hold to see them.

## Votes for a leader

vote-leader = Who leads the ritual?
vote-leader-seal-name = Seal: { $name } leads
vote-leader-seal-nobody = Seal: no leader
vote-leader-rule = The name with the most votes leads, if it beats every other name and the abstentions. After three votes with no leader, the cult wins.
vote-leader-sum = { $votes } for { $name }, no more than { $next } for anyone else{ $abstentions ->
        [0] { "" }
       *[other] , { $abstentions } abstained
    }. { $name } leads.
vote-leader-sum-none = { $votes } for { $people }{ $abstentions ->
        [0] { "" }
       *[other] , { $abstentions } abstained
    }. No leader.
vote-leader-sum-nobody = Nobody was named, so there’s no leader.

## Scenes

scene-organism = Organism 46-B is awake
scene-organism-detail = Three relics lie on the altar. Points alone no longer win: a ritual will decide.
scene-door = The locked door is open
scene-door-detail = The secret switch was pressed. The door stays open.
scene-ritual = The banishment ritual
scene-ritual-detail = There are enough points. Elect a leader: you have three votes.
scene-leader = { $name } leads the ritual
scene-leader-detail = The leader chooses who takes part.
scene-leader-none = No leader
scene-leader-none-detail = You vote again. After the third, the cult wins.
scene-leader-none-last = That was the third vote. The cult wins.
scene-own-cursebearer = The curse takes { $name }
scene-own-cursebearer-detail = The Cursebearer can’t share a room with a ghost. No vote follows.
scene-celebrity = { $name } is the Celebrity
scene-celebrity-alive = And alive: no Dead card in their Pulse deck.
scene-celebrity-dead = And dead. Every card in their Pulse deck is dealt to the living.

## The end

end-ritual-title = The ritual
end-ritual-led = { $leaderIs ->
    [you] You led it.
   *[other] { $leader } led it.
}
end-ritual-part = { $seatsIs ->
    [none] Nobody had a card to play.
   *[other] { $seats } took part.
}
end-ritual-no-leader = Three votes, and no leader.
end-items-title = Items
end-item-altar = { $count } on the altar
end-item-gone = used up
end-item-lost = { $count ->
    [one] One lay face down in a finished room.
   *[other] { $count } lay face down in finished rooms.
}
end-item-covered = { $count ->
    [one] One was never found.
   *[other] { $count } were never found.
}
end-item-lying = { $item }, { $placeIn }
end-item-carried = { $item }, with { $seatDat }
