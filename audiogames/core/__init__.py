"""The base that every game, face and output shares. Standard library only."""
