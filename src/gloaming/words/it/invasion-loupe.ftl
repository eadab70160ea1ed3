# Answers that lie close together on the map

inv-board-which = Quale di questi?

## The header

inv-fact-round = Round
inv-fact-scientists = Salvati
inv-fact-ships = Navi
inv-fact-pressure = Pressione
