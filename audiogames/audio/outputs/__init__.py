"""From the mixer to the sound devices of this computer, which may come and go."""
