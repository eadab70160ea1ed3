# Walking to a place several doors away

walk-under-way = On the way { $placeTo }.
walk-halt = Stop here
walk-meets-first = You meet { $people } on the way, and stop there.
board-on-route = on your route
