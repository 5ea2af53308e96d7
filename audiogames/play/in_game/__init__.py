"""A game in progress at one device: what is announced, asked and taught."""
