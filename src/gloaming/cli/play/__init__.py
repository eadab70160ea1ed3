"""`gloaming play`: a game in this terminal. Everything a person sees here is built from that seat's view alone."""
