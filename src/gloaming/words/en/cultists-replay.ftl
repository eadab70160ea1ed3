# The replay.

replay-open-title = What lies open
replay-pulse = Pulse deck: { $cards }
