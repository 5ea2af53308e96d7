"""A guide that a blind person follows alone: what fingers find, and which label goes on which card.

She cannot read the printed cards, so it works in three ways: a deck that someone sorted once; cards that a telephone
or a friend names one at a time; cards whose face no longer matters.
"""

from audiogames.tactile.guide.index import Index
from audiogames.tactile.guide.pages import Guide, Section, as_html, as_text, write_html, write_plain
from audiogames.tactile.guide.placement import guide

__all__ = ["Guide", "Index", "Section", "as_html", "as_text", "guide", "write_html", "write_plain"]
