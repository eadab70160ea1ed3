"""Any game in a terminal, from its view, its names and its types alone."""
