# Walking to a place several doors away

walk-under-way = In cammino: { $place }.
walk-halt = Fermati qui
walk-meets-first = Per strada incontri { $people }, e ti fermi lì.
board-on-route = sul tuo itinerario
