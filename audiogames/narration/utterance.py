"""What is said, in words: the currency between narration and speech; and how long a voice needs for it."""

import re
from typing import Final, Literal, NamedTuple

from audiogames.core.messages import Category, Urgency

CHARACTERS_PER_SECOND: Final = 18.0
"""Pace of a voice where nobody has found out another: letters, where digits and pauses are counted as below.

With these three numbers the estimate is half as long again as a sentence takes (the median of 3,890 sentences of the
games in two languages, said by espeak-ng at 175 words a minute), longer for 99 in 100, never short by half a second.
"""

DIGIT: Final = 5
"""How many letters a digit takes longer than a letter: "28" is two words."""

PAUSE: Final = 5
"""How many letters the pause after a comma or a sentence lasts."""

START: Final = 0.25
"""Seconds until a voice is heard, at most."""

_PAUSES: Final = re.compile(r"[.!?:;,…](?=\s|$)")


class Utterance(NamedTuple):
    """One sentence for one listener.

    `braille` is its form for a braille display, at most 40 cells, empty where nobody reads it. `asked` marks a line
    that the player asked for: it is always said, also if it was said a moment ago. `private` marks what only this
    listener may hear.
    """

    text: str
    urgency: Urgency
    category: Category
    braille: str = ""
    place: str = "table"
    asked: bool = False
    private: bool = False
    language: str = "fr"

    def written(self, lines: Literal["speech", "braille"]) -> str:
        """Return it as it is read: in full, or in its form for braille, if it has one."""
        return self.braille or self.text if lines == "braille" else self.text


def expected_seconds(text: str, characters_per_second: float = CHARACTERS_PER_SECOND) -> float:
    """Return how many seconds a voice of that pace needs for a text, generously. Raises ValueError for no pace."""
    if not characters_per_second > 0:
        raise ValueError(f"A voice cannot speak {characters_per_second} characters a second: the pace is above 0.")
    digits = sum(map(str.isdigit, text))
    pauses = len(_PAUSES.findall(text))
    return START + (len(text) + DIGIT * digits + PAUSE * pauses) / characters_per_second
