"""What the careful bot knows of the expansions: their grounds, Items, ritual, Professions and Roles."""
