"""The web table: hosted games, their log, and what goes over the wire."""
