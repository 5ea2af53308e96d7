"""The words of Zapp Zerapp that a newcomer cannot know, by the messages that use them."""

from typing import Final

TERMS: Final = {"zapp-rolled": "magic", "zapp-banished": "banished"}
