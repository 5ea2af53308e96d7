"""Du Balai !: witches race on brooms by formulas that they glimpse in a book of magic."""

from audiogames.games.du_balai.game import GAME, DuBalai

__all__ = ["GAME", "DuBalai"]
