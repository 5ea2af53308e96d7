"""Speech in space: words as sound, and the sinks that say them."""
