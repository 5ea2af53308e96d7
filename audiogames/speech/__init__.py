"""From utterances to speech and braille: the scheduler and its sinks."""
