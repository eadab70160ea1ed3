"""What a seat has seen, worked out from its view and its journal."""
