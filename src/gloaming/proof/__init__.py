"""What a record proves: by whom its answers were signed, who witnessed its end, and of whose shares its seed is made."""
