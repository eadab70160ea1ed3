# The replay.

replay-open-title = O que está à vista
replay-pulse = Maço Pulso: { $cards }
