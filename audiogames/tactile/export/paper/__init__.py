"""Stickers on paper and on the screen: printed pages, previews, and the proof page."""
