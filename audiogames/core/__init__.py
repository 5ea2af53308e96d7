"""The waist: what every game, face and sink agree on. Standard library only."""
