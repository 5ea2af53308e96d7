from audiogames.games.air_sorciere.bot.policy import POLICY

__all__ = ["POLICY"]
