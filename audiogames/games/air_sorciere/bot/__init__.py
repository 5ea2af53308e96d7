"""Bots for Air Sorcière: play at a glance, counted odds, and comparisons in a fast kernel."""

from audiogames.games.air_sorciere.bot.policy import POLICY

__all__ = ["POLICY"]
