"""From events and messages to utterances: what is said, in which words, to whom."""
