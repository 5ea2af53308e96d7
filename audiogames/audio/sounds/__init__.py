"""All sounds: ours, the person's own, spoken names, with their categories and levels."""
