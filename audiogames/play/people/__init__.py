"""People at a table of several devices: how they come and go, and talk to each other."""
