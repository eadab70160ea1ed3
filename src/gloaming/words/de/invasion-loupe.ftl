# Antworten, die auf der Karte dicht beieinander liegen

inv-board-which = Welche davon?

## Die Kopfzeile

inv-fact-round = Runde
inv-fact-scientists = Gerettet
inv-fact-ships = Schiffe
inv-fact-pressure = Druck
