"""The game of Cultists, a file for each flow of the reference."""
