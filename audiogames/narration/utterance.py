"""What is said, in words: the currency between narration and speech."""

from typing import NamedTuple

from audiogames.core.messages import Category, Urgency


class Utterance(NamedTuple):
    """One sentence for one listener.

    `braille` has at most 40 cells. `asked` marks a line that the player asked for: it is always said, also
    if it was said a moment ago. `private` marks what only this listener may hear.
    """

    text: str
    urgency: Urgency
    category: Category
    braille: str = ""
    place: str = "table"
    asked: bool = False
    private: bool = False
    language: str = "fr"
