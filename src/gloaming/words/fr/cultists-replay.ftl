# The replay.

replay-open-title = Ce qui est face visible
replay-pulse = Pile Pouls : { $cards }
