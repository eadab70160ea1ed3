# A game of Cultists once more.

replay-open-title = Co jest odkryte
replay-pulse = Talia Pulsu: { $cards }
