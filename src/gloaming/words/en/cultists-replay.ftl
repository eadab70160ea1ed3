# The replay.

replay-open-title = What’s face up
replay-pulse = Pulse deck: { $cards }
