"""This computer's sounds and voice: a conversation is played, written and spoken here."""
