"""Trainings that belong to no game. See `audiogames.play.training` for their common parts."""
