"""From utterances to ears and fingers: the scheduler and its sinks."""
