# Answers that lie close together on the map

inv-board-which = Qual destes?

## The header

inv-fact-round = Ronda
inv-fact-scientists = Salvos
inv-fact-ships = Naves
inv-fact-pressure = Pressão
