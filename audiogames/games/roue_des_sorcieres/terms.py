"""The words of La Roue that a newcomer cannot know, by the messages that use them."""

from typing import Final

TERMS: Final = {"roue-trump-turned": "wheel", "roue-trump-changed": "given"}
