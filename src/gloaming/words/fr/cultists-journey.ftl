# Walking to a place several doors away

walk-under-way = Vous allez { $placeTo }…
walk-halt = S’arrêter ici
walk-meets-first = En chemin, vous rencontrez { $people }, et vous vous arrêtez là.
board-on-route = sur votre itinéraire
