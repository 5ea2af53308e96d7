"""How many cards the page reads within two seconds of their coming before the camera, at 720p and 30 cm.

    python -m benchmarks.web.camera [--cards 100] [--seed 1]

Chromium takes a film of labels of our own sheets for its camera, tilted by up to 30 degrees. On a busy machine it plays
the film slowly, so a card's time begins when the page last looked at the card before it, by a mark in the film's
corner. At least 95 of 100 are to be read within 2 s, and none that is not there.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from audiogames.tactile.physical import draw
from audiogames.tactile.physical.symbology import DATA_MATRIX
from benchmarks.measure import percentile
from benchmarks.stickers.camera import MARK, Shot, labels_of, write_film
from tests.faces.web.page.browser import Person, chromium, serving

SECONDS: Final = 2.0
NEAR: Final = Shot(30, 20)
MOST: Final = 254
"""Labels in a film after two pictures of a bare card: eight bits say which one is shown."""
WATCH: Final = f"""
window.looks = []; // [the place in the film, when the picture was taken, when its answer came, the codes in it]
window.Worker = class extends Worker {{
    constructor(path) {{
        super(path);
        const texts = (codes) => codes.map(({{text}}) => text);
        this.addEventListener("message", ({{data}}) => looks.at(-1).push(performance.now(), texts(data.codes)));
    }}
    postMessage(picture, moved) {{
        const bit = (at) => picture.data[4 * (picture.width * {MARK // 2} + at * {MARK} + {MARK // 2})] >> 7;
        looks.push([[0, 1, 2, 3, 4, 5, 6, 7].reduce((place, at) => place + (bit(at) << at), 0), performance.now()]);
        super.postMessage(picture, moved);
    }}
}};
"""
AGAIN: Final = "() => looks.at(-1)?.[0] < 2 && looks.some(([place]) => place >= 2)"
"""The film begins again."""


def run(cards: int = 100, seed: int = 1) -> Iterator[str]:
    """Yield how many cards are read in time and later, how many that are not there, and how often the page looked."""
    shown = labels_of(draw("cards", [(str(card), 1) for card in range(min(cards, MOST))], "Cards"), DATA_MATRIX)
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
            person.page.add_init_script(WATCH)
            person.page.on("websocket", lambda socket: socket.on("framesent", lambda sent: typed.append(str(sent))))
            person.sit("Ana")
            person.open_sheet("around")
            person.page.click("#doings [data-action='talk scan']")
            person.page.click("#camera button")
            person.page.wait_for_function(AGAIN, timeout=10_000 * SECONDS * (cards + 2))
            looks = [look for look in person.page.evaluate("looks") if len(look) == 4]
    messages = [json.loads(one) for one in typed if '"typed"' in one]
    read = {message["text"] for message in messages if message["kind"] == "typed"}
    waits, last = [], looks[0][1]
    for place, each in groupby(looks, key=lambda look: look[0]):
        seen = list(each)
        if place >= 2:
            text = shown[place - 2].text
            waits += [(look[2] - last) / 1000 for look in seen if text in look[3] and text in read][:1]
        last = seen[-1][1]
    in_time = sum(wait <= SECONDS for wait in waits)
    there = {label.text for label in shown}
    yield (
        f"{in_time} of {len(shown)} cards read within {SECONDS:.0f} s (95 in 100 at least), "
        f"{len(there & read) - in_time} later, {len(read - there)} wrong (none)"
    )
    if waits:
        yield f"until a card is read: median {percentile(waits, 50):.2f} s, 95 in 100 {percentile(waits, 95):.2f} s"
    took = (looks[-1][2] - looks[0][1]) / 1000
    yield f"{len(looks) / took:.1f} looks a second; the film took {took / (SECONDS * (len(shown) + 2)):.2f} of its time"


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
