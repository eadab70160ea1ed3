"""The city as bots read it, and what a position in it is worth."""
