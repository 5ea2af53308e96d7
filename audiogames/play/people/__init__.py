"""Who sits at a table of several devices, how they come and go, and what they say to each other."""
