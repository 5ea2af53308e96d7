"""The words of Du Balai! that a newcomer cannot know, by the messages that use them."""

from typing import Final

TERMS: Final = {
    "balai-fell": "fall",
    "balai-fell-mixed": "fall",
    "balai-perfect": "perfect",
    "balai-perfect-lost": "curse",
    "balai-drew": "magic",
    "balai-drew-own": "magic",
}
