"""Air Sorcière: witches in flight, one more card or land in time, and grimoires for what was brought down."""
