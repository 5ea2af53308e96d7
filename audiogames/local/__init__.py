"""This computer's ears and voice: what a conversation tells is sounded, written and spoken here."""
