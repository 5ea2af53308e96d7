"""Directions of sounds, and the effects of head, loudspeakers and room."""
