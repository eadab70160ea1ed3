"""The lab: many games between bots, and what they tell. It plays and counts; it neither prints nor touches files."""
