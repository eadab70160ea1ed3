# What is asked, for the player who answers, and what the others read meanwhile (waiting-…).

question-night = Open your eyes
    .detail = Hold to see what the night showed you. Then the first hour begins.
question-act = What will you do { $placeIn }?
    .detail = { $ghost ->
        [yes] Even a ghost can fill rooms and check them.
       *[no] One action, or pass.
    }
question-walk = { $moved ->
    [yes] Where next?
   *[no] Where to?
}
    .detail = { $moved ->
        [yes] You’re { $placeIn }. { $points ->
            [one] One door left.
           *[other] { $points } doors left.
        }
       *[no] { $points ->
            [one] One door.
           *[other] Up to { $points } doors.
        } You must leave { $placeThe }.
    }
question-declare-path = Which way?
    .detail = { $pathIs ->
        [none] Choose your whole path, door by door.
       *[some] So far: { $path }.
    }
question-teleport = Where will you drift?
    .detail = You’re a ghost, and walls are air.
question-meet = { $othersIs ->
    [one] Which card will you give { $othersDat }?
   *[many] Who gets which card?
}
    .detail = { $othersIs ->
        [one] You meet { $placeIn }. They give you one at the same moment. Neither of you can refuse.
       *[many] You meet { $othersAcc } { $placeIn }, in the dark. Give one card to one of them.
    }
question-give-in-turn = { $othersIs ->
    [one] Which card will you give { $othersDat }?
   *[many] Who gets which card?
}
    .detail = You meet { $othersAcc } { $placeIn }. It’s your turn to give.
question-look-at-pulse = What will you say about { $targetWhose } Pulse deck?
    .detail = Hold to look. The others see only that you’re looking.
question-hold-vote = Who should leave?
    .detail = { $seatIs ->
        [you] You count the votes. Your ballot stays sealed until everyone has voted.
       *[other] { $seat } counts the votes. Your ballot stays sealed until everyone has voted.
    }
question-reconsider-ballot = Change your ballot?
    .detail = You have the knife. { $ballotIs ->
        [unknown] This settles the vote.
        [none] So far you’re abstaining.
        [you] So far you’re voting for yourself.
       *[other] So far you’re voting for { $ballotAcc }.
    }
question-weigh-ballot = Count your ballot twice?
    .detail = You have the knife.
question-ask-for-claim = Hour { $round } is drawing to a close
    .detail = Anything left to say?
question-guess-seer = Who is the Seer?
    .detail = The investigators are about to win. One name decides it.
question-help-close = Will you help close the Portal?
    .detail = { $askerIs ->
        [none] It costs your action this hour.
       *[other] { $asker } asks you. It costs your action this hour.
    }
question-look-through-false-eyes = Whose Pulse deck will you look at?
    .detail = False eyes open for the knife holder.
question-take-control = Look into the bag?
    .detail = You have the knife. One token, for your eyes only.
question-handle-token = What will you do with the token?
    .detail = Hold to see it. It has no effect now.

## Meanwhile, for everyone else

waiting-night = The night is over
waiting-act = { $seat } is choosing an action
waiting-walk = { $seat } is on the move
waiting-declare-path = { $seat } is planning a path
waiting-teleport = { $seat } is drifting
waiting-meet = { $seats } meet { $placeIn }
waiting-give-in-turn = { $seat } is giving a card
waiting-look-at-pulse = { $seat } is looking at { $targetWhose } Pulse deck
waiting-hold-vote = The ballots are coming in
waiting-reconsider-ballot = { $seat } has the knife and may still change their ballot
waiting-weigh-ballot = { $seat } has the knife and may double their ballot
waiting-ask-for-claim = Hour { $round } is drawing to a close
waiting-guess-seer = The cult is naming the Seer
waiting-help-close = { $seat } is asked to help close the Portal
waiting-look-through-false-eyes = { $seat } may look through false eyes
waiting-take-control = { $seat } may look into the bag
waiting-handle-token = { $seat } is deciding what to do with the token
waiting-for-some = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
}
