"""The balance study: which side wins where, how, how fast, and what each Role and each house rule changes."""
