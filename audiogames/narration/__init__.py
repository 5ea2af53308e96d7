"""From events and messages to spoken and written utterances for each listener."""
