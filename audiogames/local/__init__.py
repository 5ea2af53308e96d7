"""This computer's ears and voice: what a conversation tells is played, written and spoken here."""
