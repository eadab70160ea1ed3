# Walking to a place several doors away

walk-under-way = A caminho: { $place }.
walk-halt = Fica por aqui
walk-meets-first = No caminho encontras { $people } e ficas por lá.
board-on-route = no teu percurso
