"""How many cards the page reads while each is before the camera for two seconds, at 720p and 30 cm.

    python -m benchmarks.web.camera [--cards 100] [--seed 1]

Chromium takes a film of labels of our own sheets for its camera, tilted by up to 30 degrees. A card is in the picture
once: what is read was read in time. At least 95 of 100 are to be read, and none that is not there. The page reads as
often as this machine can, so a busy one reads less.
"""

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from audiogames.tactile.physical import draw
from audiogames.tactile.physical.symbology import DATA_MATRIX
from benchmarks.stickers.camera import Shot, labels_of, write_film
from tests.faces.web.page.browser import Person, chromium, serving

SECONDS = 2.0
NEAR = Shot(30, 20)


def run(cards: int = 100, seed: int = 1) -> Iterator[str]:
    """Yield how many cards are read, and how many that are not there."""
    shown = labels_of(draw("cards", [(str(card), 1) for card in range(cards)], "Cards"), DATA_MATRIX)
    typed: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        film = Path(folder, "cards.mjpeg")
        write_film(film, [None, None, *shown], NEAR, seed, SECONDS)
        camera = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
        with (
            chromium(*camera, f"--use-file-for-fake-video-capture={film}") as browser,
            serving("roue_des_sorcieres") as table,
        ):
            person = Person(browser, table)
            person.page.on("websocket", lambda socket: socket.on("framesent", lambda sent: typed.append(str(sent))))
            person.sit("Ana")
            person.open_sheet("around")
            person.page.click("#doings [data-action='talk scan']")
            person.page.click("#camera button")
            person.page.wait_for_selector("#camera video")
            ends = time.monotonic() + SECONDS * (cards + 1)  # before the film begins again
            while time.monotonic() < ends:
                person.page.wait_for_timeout(500)
    messages = [json.loads(one) for one in typed if '"typed"' in one]
    read = [message["text"] for message in messages if message["kind"] == "typed"]
    there = {label.text for label in shown}
    yield f"{len(there & set(read))} of {cards} cards read within {SECONDS:.0f} s, {len(set(read) - there)} wrong"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for line in run(asked.cards, asked.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
