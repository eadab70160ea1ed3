"""What a stranger would install: looked into, installed on every Python here, and used. `make release-check`."""
