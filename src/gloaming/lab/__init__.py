"""The lab: many games between bots, and what they tell. It plays and counts, and prints nothing; only studies keep files."""
