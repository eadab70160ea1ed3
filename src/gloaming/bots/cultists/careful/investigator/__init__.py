"""How a careful Investigator plays: along the Route, out of lone meetings, by the evidence."""
