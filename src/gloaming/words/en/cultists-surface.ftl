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
    .detail = Your action is done. What is free may still follow.
question-send-owl = Where does the owl carry a card?
    .detail = One of your room cards goes face down into a room’s deck. Only you know which.
question-offer-lamp = Do you light the lamp?
    .detail = You meet { $othersAcc } { $placeIn }. Lit, it keeps every card from you in this meeting, and is gone.
question-choose-participant = Who takes part in the ritual?
    .detail = { $left ->
        [one] One more.
       *[other] { $left } more.
    } Each lays down one room card. Only if all are Success is Organism 46-B banished.
question-lay-ritual-cards = Which card do you lay down?
    .detail = It is shuffled among the others, and all are shown. Nobody learns which was yours.
question-hold-vote-leader = Who should lead the ritual?
    .detail = Vote { $number } of 3. Nobody has to leave. Your ballot is secret until all are in.
waiting-linger = { $seat } may do something more
waiting-send-owl = { $seat } sends the snow owl
waiting-offer-lamp = { $seat } may light the lamp
waiting-choose-participant = { $seat } chooses who takes part in the ritual
waiting-lay-ritual-cards = The cards of the ritual are laid down
waiting-hold-vote-leader = A leader is elected

## Answers

option-done = End your turn
option-hand-over = Give { $toDat } { $itemThe }
option-pick-up = Pick up { $itemThe }
option-send = Have the owl carry { $card } { $placeTo }
option-send-nothing = Let the owl fly without a card
option-spot = Look at { $targetWhose } Pulse deck through the binoculars
option-shoot-cultist = Fire at the hooded one { $placeIn }
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
option-lay-down = Lay down { $card }
option-accuse-leader = { $seatIs ->
    [you] Vote for yourself as the leader
   *[other] Vote for { $seatAcc } as the leader
}

detail-hand-over = It changes hands at once, and they are not asked.
detail-used-up = Once only: after that it is gone.
detail-light-lamp = You still give a card.
detail-keep-lamp = This meeting goes its usual way.
detail-accuse-leader = The leader needs more votes than every other name, and more than abstain.
detail-abstain-leader = Without a leader the vote is held again, three times at most. Then the cult wins.
detail-find = An Item lies there face down: you will find it.

## Events

event-item-found = { $seatIs ->
    [you] You find { $item } { $placeIn }.
   *[other] { $seat } finds { $item } { $placeIn }.
}
event-item-turned-up = { $placeThe } gives up { $item }.
event-item-lost = What lay face down { $placeIn } is lost, unseen.
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
event-door-opened = The locked red door stands open, for good.
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
event-ritual-called = The points are reached, but Organism 46-B is awake. The banishment ritual decides.
event-leader-vote-held = A leader is to be elected: vote { $number } of 3.
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
    [you] You lay down { $card } for the ritual.
   *[other] { $seat } lays down { $card } for the ritual.
}
event-ritual-revealed = The cards of the ritual: { $cards }.

## Roles

event-celebrity-tested = { $alive ->
    [yes] { $seatIs ->
        [you] You are alive, for all to know.
       *[other] { $seat } is alive, for all to know.
    }
   *[no] { $seatIs ->
        [you] You are dead.
       *[other] { $seat } is dead.
    }
}
event-pulse-dealt = The cards of { $seatWhose } Pulse deck are dealt out unseen: { $shares }.
shares-one = { $seat }: { $count }
event-pulse-lost = { $cards ->
    [one] The one card of { $seatWhose } Pulse deck leaves the game.
   *[other] The { $cards } cards of { $seatWhose } Pulse deck leave the game.
}

## The panel

mark-free = Beside your action
mark-owl = The snow owl
mark-offer-lamp = The lamp
mark-ritual = The banishment ritual
mark-choose-participant = { mark-ritual }
mark-look-binoculars = Through the binoculars
mark-leader = Vote { $number } of 3 for a leader
act-free = Beside your action
act-free-detail = As often as you like, before or after it.
act-hand-over = Hand something over
act-hand-over-detail = To somebody here. They are not asked.
act-hand-over-what = What do you give away?
act-pick-up = Pick something up
act-pick-up-detail = It lies open here.
act-pick-up-choose = Choose an Item
act-spot = Use the binoculars
act-spot-detail = Check somebody in another room of this colour. Once.
act-shoot-cultist = Fire at a hooded one
act-shoot-cultist-detail = It leaves for good, and the rifle with it.
act-drive-fishman = Fire at the Fishman
act-drive-fishman-detail = He goes where you wish. The rifle is spent.
act-done = That is all
act-send-owl = Where does the owl carry a card?
act-send-owl-detail = One of your room cards, face down. Only you know which.
act-in-the-lake = Into the lake
ritual-lay = Lay it down
ritual-cards = Your room cards
ritual-scene = The ritual. { $people } take part.
ritual-scene-none = The ritual. Nobody is chosen yet.
ritual-leads = leads
ritual-takes-part = takes part
ritual-still = { $left ->
    [one] One more is to be chosen.
   *[other] { $left } more are to be chosen.
}
ritual-laying = Each lays down one card. All must be Success.
lamp-lit = gets no card
lamp-choosing = may light the lamp
carries = You carry
carries-profession = Your Profession
look-in-order = In the order in which the cards came, the lowest first. Hold to see them.

## Votes for a leader

vote-leader = Who leads the ritual?
vote-leader-seal-name = Seal: { $name } leads
vote-leader-seal-nobody = Seal: no leader
vote-leader-rule = Whoever has most votes leads, if that is more than every other name and more than the abstentions. After three votes without a leader the cult wins.
vote-leader-sum = { $votes } for { $name }, at most { $next } for anybody else, { $abstentions } abstained: { $name } leads.
vote-leader-sum-none = { $votes } for { $people }, { $abstentions } abstained: no leader.
vote-leader-sum-nobody = Nobody was named: no leader.

## Scenes

scene-organism = Organism 46-B is awake
scene-organism-detail = Three relics lie on the altar. Points alone no longer win: in the end the ritual decides.
scene-door = The locked door is open
scene-door-detail = The secret switch was pressed. The door stays open.
scene-ritual = The banishment ritual
scene-ritual-detail = The points are reached. Elect a leader: three votes at most.
scene-leader = { $name } leads the ritual
scene-leader-detail = The leader chooses who takes part.
scene-leader-none = No leader
scene-leader-none-detail = The vote is held again. After the third the cult wins.
scene-leader-none-last = That was the third vote. The cult wins.
scene-own-cursebearer = The curse takes { $name }
scene-own-cursebearer-detail = The Cursebearer cannot share a room with a ghost. No vote follows.
scene-celebrity = { $name } is the Celebrity
scene-celebrity-alive = And alive: no Dead card lies in the Pulse deck.
scene-celebrity-dead = And dead. All cards of the Pulse deck are dealt out to the living.

## The end

end-ritual-title = The ritual
end-ritual-led = { $leaderIs ->
    [you] You led it.
   *[other] { $leader } led it.
}
end-ritual-part = { $seatsIs ->
    [none] Nobody had a card to lay down.
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
