"""Air Sorcière: witches fly until one more card or a landing, and grimoires reward the cards brought down."""
