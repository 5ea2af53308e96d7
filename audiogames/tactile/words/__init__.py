"""Cards and signs in words: said, typed by a person, and spelt in braille."""
