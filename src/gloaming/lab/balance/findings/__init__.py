"""What the games of a study tell. It looks at what was played, and plays nothing."""
