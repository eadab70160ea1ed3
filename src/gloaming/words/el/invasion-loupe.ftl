# Answers that lie close together on the map

inv-board-which = Ποιο από αυτά;

## The header

inv-fact-round = Γύρος
inv-fact-scientists = Σώθηκαν
inv-fact-ships = Σκάφη
inv-fact-pressure = Πίεση
