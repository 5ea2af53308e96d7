"""The words of Air Sorcière that a newcomer cannot know, by the messages that use them."""

from typing import Final

TERMS: Final = {
    "air-cat": "cat",
    "air-cat-harmless": "cat",
    "air-crashed": "crash",
    "air-flown-common": "common",
    "air-put-in-common": "common",
    "air-had-to-go-common": "common",
    "air-landed": "landing",
    "air-diploma": "diploma",
}
