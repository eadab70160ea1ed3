# Close to the map.

inv-board-which = Które z tych?

## Facts in the header

inv-fact-round = Runda
inv-fact-scientists = Uratowani
inv-fact-ships = Statki
inv-fact-pressure = Presja
