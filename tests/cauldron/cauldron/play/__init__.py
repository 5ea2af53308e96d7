"""How the Cauldron is played and trained, where reading choices out is not enough."""
