"""Golden playthroughs: whole games as text, so a change of the rules shows as a difference that can be read."""
