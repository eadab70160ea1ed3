# Answers that lie close together on the map

inv-board-which = Lequel de ceux-ci ?

## The header

inv-fact-round = Manche
inv-fact-scientists = Sauvés
inv-fact-ships = Vaisseaux
inv-fact-pressure = Pression
