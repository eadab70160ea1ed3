# Looking closer, and the facts in the header.

inv-board-which = ¿Cuál de estos?

inv-fact-round = Ronda
inv-fact-scientists = A salvo
inv-fact-ships = Naves
inv-fact-pressure = Presión
