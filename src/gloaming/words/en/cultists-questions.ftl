# What is asked, for whoever answers, and what all others read meanwhile (waiting-…).

question-night = Open your eyes
    .detail = Hold to see what the night showed you. Then the first hour begins.
question-act = What do you do { $placeIn }?
    .detail = { $ghost ->
        [yes] A ghost still fills rooms and draws in them.
       *[no] One action, or pass.
    }
question-walk = { $moved ->
    [yes] Where do you go on?
   *[no] Where do you go?
}
    .detail = { $moved ->
        [yes] You are { $placeIn }. { $points ->
            [one] One door left.
           *[other] { $points } doors left.
        }
       *[no] { $points ->
            [one] One door.
           *[other] Up to { $points } doors.
        } You must leave { $placeThe }.
    }
question-declare-path = Which way do you take?
    .detail = { $pathIs ->
        [none] Name the whole way, door by door.
       *[some] So far: { $path }.
    }
question-teleport = Where do you drift?
    .detail = You are a ghost, and walls are air.
question-meet = { $othersIs ->
    [one] Which card do you give { $othersDat }?
   *[many] Whom do you give which card?
}
    .detail = { $othersIs ->
        [one] You meet { $placeIn }. You get a card at the same moment. Neither can refuse.
       *[many] You meet { $othersAcc } { $placeIn }, in the dark. Give one card to one of them.
    }
question-give-in-turn = { $othersIs ->
    [one] Which card do you give { $othersDat }?
   *[many] Whom do you give which card?
}
    .detail = You meet { $othersAcc } { $placeIn }. It is your turn to give.
question-look-at-pulse = What do you tell of { $targetWhose } Pulse deck?
    .detail = Hold to look. The others see only that you do.
question-hold-vote = Who should leave?
    .detail = { $seatIs ->
        [you] You count. Your ballot is secret until all are in.
       *[other] { $seat } counts. Your ballot is secret until all are in.
    }
question-reconsider-ballot = Do you change your ballot?
    .detail = You hold the knife. { $ballotIs ->
        [unknown] After that, the vote is settled.
        [none] So far you abstain.
        [you] So far you vote for yourself.
       *[other] So far you vote for { $ballotAcc }.
    }
question-weigh-ballot = Does your ballot count twice?
    .detail = You hold the knife.
question-ask-for-claim = Hour { $round } comes to its end
    .detail = Is there anything left to say?
question-guess-seer = Who is the Seer?
    .detail = The investigators would win now. One name decides.
question-help-close = Do you help close the Portal?
    .detail = { $askerIs ->
        [none] It costs your action this hour.
       *[other] { $asker } asks you. It costs your action this hour.
    }
question-look-through-false-eyes = Whose Pulse deck do you look at?
    .detail = False eyes open for whoever holds the knife.
question-take-control = Do you look into the bag?
    .detail = You hold the knife. One token, for your eyes only.
question-handle-token = What becomes of the token?
    .detail = Hold to see it. It is not carried out.

## Meanwhile, for everybody else

waiting-night = The night is over
waiting-act = { $seat } considers what to do
waiting-walk = { $seat } is on the way
waiting-declare-path = { $seat } thinks of a way
waiting-teleport = { $seat } drifts
waiting-meet = { $seats } meet { $placeIn }
waiting-give-in-turn = { $seat } gives a card
waiting-look-at-pulse = { $seat } looks at { $targetWhose } Pulse deck
waiting-hold-vote = The ballots are coming in
waiting-reconsider-ballot = { $seat } holds the knife and may change the ballot
waiting-weigh-ballot = { $seat } holds the knife and weighs the ballot
waiting-ask-for-claim = Hour { $round } comes to its end
waiting-guess-seer = The cult names the Seer
waiting-help-close = { $seat } is asked to help close the Portal
waiting-look-through-false-eyes = { $seat } may look through false eyes
waiting-take-control = { $seat } may look into the bag
waiting-handle-token = { $seat } decides about the token
waiting-for-some = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
}
