# Answers that lie close together on the map

inv-board-which = Which of these?

## The header

inv-fact-round = Round
inv-fact-scientists = Saved
inv-fact-ships = Ships
inv-fact-pressure = Pressure
