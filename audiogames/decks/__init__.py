"""What the physical components are: every card, die face, barrel and board space, once."""
