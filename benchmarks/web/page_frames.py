"""What a table sends to a page in a whole game, move by move, as JSON: one list of frames for each line of the journal.

    PYTHONPATH=CHECKOUT python benchmarks/web/page_frames.py GAME SEATS

The modules of the checkout play: those of another commit make the frames that its own page understands.
"""

import json
import sys

from audiogames.play.people.frames import page_words
from tests.faces.web.tables import MemoryShelf, Room, gathering

MOST = 4000
"""Rounds."""


def recorded(game: str, seats: int) -> list[list[str]]:
    """Return the frames of the first to sit down: those before the first move, then those of each move."""
    shelf = MemoryShelf()
    room = Room(gathering(game, seats, shelf=shelf))
    people = [room.socket() for _ in range(seats)]
    for person, name in zip(people, ("Ana", "Bob", "Cid", "Dora", "Emil", "Fay"), strict=False):
        person.join(name, language="fr")
    words = {"kind": "words", "language": "fr", "words": page_words("fr"), "languages": [["fr", "français"]]}
    moves, taken = [[json.dumps(words)]], 0
    lines = len(shelf.begun[-1].lines())
    for _ in range(MOST):
        for person in people:
            person.hear()
        if people[0].last("shown").get("over"):
            break
        if not any(person.press() for person in people):
            room.wait(max(0.001, min(1.0, room.gathering.due() - room.now)))
        now = len(shelf.begun[-1].lines())
        if now > lines:
            moves.append([])
            lines = now
        moves[-1] += people[0].frames[taken:]
        taken = len(people[0].frames)
    return moves


if __name__ == "__main__":
    print(json.dumps(recorded(sys.argv[1], int(sys.argv[2]))))
