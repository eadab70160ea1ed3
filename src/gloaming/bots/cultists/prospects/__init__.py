"""What places, people and positions are worth."""
