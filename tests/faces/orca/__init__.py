"""A desktop with the Orca screen reader, without a screen: what a blind player hears at a terminal."""
