"""How bots play Air Sorcière: at a glance, by counting the cards to come, and by comparing over a fast kernel."""

from audiogames.games.air_sorciere.bot.policy import POLICY

__all__ = ["POLICY"]
