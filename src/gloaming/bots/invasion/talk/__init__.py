"""What there is to say."""
