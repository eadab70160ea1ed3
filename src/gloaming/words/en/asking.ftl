# The question panel: who the table waits for, the rule for a question, holding to look.

panel-waiting = Waiting for { $people }.
panel-waiting-others = Waiting for the others.
panel-sealed = Sealed.
panel-sent = Sending…
panel-clock = { $time } left
panel-label = The question
again-to-be-sure = Tap again: { $act }
choose-first = Choose first
choose-unseen = Do what I chose
why = Why?
why-exact = The exact rule
why-loading = Looking it up…
why-missing = Couldn’t load rule { $number }. Try again once you’re back online.
why-close = Close
hold-to-look = Hold to look
hold-let-go = Let go to cover it again
hold-slide = Slide to a card, then let go
hold-chosen = Chosen, and covered again
hold-keyboard = Hold the space bar to look; use the arrow keys to choose.
mark-question = A question for you
meet-you = You
act-back = Something else
waiting-for = { $seatsIs ->
    [none] One moment.
    [you] Waiting for you.
   *[other] Waiting for { $seatsAcc }.
}
answer-sealed = Sealed. { $count ->
    [0] One moment.
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
}
vote-you = you
scene-skip = Skip
