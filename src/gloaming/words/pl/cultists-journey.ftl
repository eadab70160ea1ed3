# On the way.

walk-under-way = W drodze { $placeTo }.
walk-halt = Zatrzymaj się tu
walk-meets-first = Po drodze czeka starcie: { $people }. Tam się zatrzymasz.
board-on-route = na twojej trasie
