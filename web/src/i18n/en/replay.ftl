# The replay.

replay-title = Once more
replay-back = The end
replay-eyes = Through whose eyes
replay-eyes-mine = { $name } (you)
replay-eyes-spectator = A spectator
replay-eyes-all = Everything open
replay-trouble = This replay could not be fetched.
replay-retry = Try again
replay-tabs = What to look at
replay-tab-board = Plan
replay-tab-log = Log
replay-tab-side = Table
replay-log = What has happened so far
replay-night = It is night. Everybody opens an envelope.
replay-hour = { $hour ->
    [0] Night
   *[other] Hour { $hour }
}
replay-moment = { $hour ->
    [0] Night
   *[other] Hour { $hour }
}: { $words }
replay-slider = Moment of the game
replay-controls = Back and forth
replay-hour-back = One hour back
replay-answer-back = One answer back
replay-event-back = One event back
replay-event-on = One event on
replay-answer-on = One answer on
replay-hour-on = One hour on
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $speed }. Change it
replay-voice = ({ $name }) { $words }
replay-open-title = What lies open
replay-pulse = Pulse deck: { $cards }
