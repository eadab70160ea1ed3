# The replay.

replay-open-title = A faccia in su
replay-pulse = Mazzo Energia: { $cards }
