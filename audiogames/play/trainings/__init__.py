"""The trainings that belong to no game: `audiogames.play.training` says what all trainings share."""
