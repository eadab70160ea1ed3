# On the way.

walk-under-way = De camino { $placeTo }.
walk-halt = Parar aquí
walk-meets-first = Por el camino te encuentras con { $people }, y te quedas allí.
board-on-route = en tu ruta
