"""What a move costs a browser: the time of its main thread and the layouts, on the page of a telephone.

    python -m benchmarks.web.page [--game roue_des_sorcieres] [--seats 3] [--rounds 5] [--before CHECKOUT]

The page is fed what a table sends in a whole game, move by move, and has time to draw each. `--before` names a checkout
of another commit: its page plays in turn with this one in the same browser, each with the frames of its own table.
Where that checkout has an environment of its own in `.venv`, its table runs in it. At commit 808028a1, of a page that
tried sizes until all fitted, the same game took twice as long at least: that is the promise.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Route, sync_playwright

HERE: Final = Path(__file__).parents[2]
TELEPHONE: Final = {"width": 390, "height": 844}
FED: Final = """
localStorage.page ??= JSON.stringify({hearing: {sound: false}});
window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { window.fed = this; setTimeout(() => this.onopen?.()); }
    send(text) {
        if (JSON.parse(text).kind === "beat") setTimeout(() => this.onmessage?.({data: text}));
    }
    close() {}
};
"""
FEED: Final = """async ([moves, pause]) => {
    for (const frames of moves) {
        for (const frame of frames) fed.onmessage({data: frame});
        await new Promise(done => setTimeout(() => requestAnimationFrame(done), pause));
    }
}"""
PAUSE: Final = 150
"""Milliseconds between two moves, in which what moves comes to rest."""
TYPES: Final = {".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml"}


class Cost(NamedTuple):
    """Milliseconds of the main thread, and layouts, of one move."""

    milliseconds: float
    layouts: float


class Side:
    """The page of a checkout, and a game at its table."""

    def __init__(self, checkout: Path, game: str, seats: int) -> None:
        self._folder = checkout / "audiogames" / "faces" / "web" / "page"
        own = checkout / ".venv" / "bin" / "python"
        python = str(own) if own.exists() else sys.executable
        command = [python, str(Path(__file__).with_name("page_frames.py")), game, str(seats)]
        environment = {**os.environ, "PYTHONPATH": str(checkout)}
        made = subprocess.run(command, cwd=checkout, env=environment, stdout=subprocess.PIPE, check=True)
        self._begin, *self._moves = json.loads(made.stdout)

    def play(self, browser: Browser) -> Cost:
        """Let a new page play the game; return what a move costs."""
        context = browser.new_context(viewport=TELEPHONE, locale="fr-FR", has_touch=True, is_mobile=True)  # type: ignore[arg-type]
        context.add_init_script(FED)
        context.route("**/*", self._answer)
        page = context.new_page()
        page.goto("http://table/")
        page.wait_for_function("window.fed")
        page.evaluate(FEED, [[self._begin], PAUSE])
        session = context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})

        def taken() -> dict[str, float]:
            return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}

        before = taken()
        page.evaluate(FEED, [self._moves, PAUSE])
        after = taken()
        context.close()
        spent = {name: (after[name] - before[name]) / len(self._moves) for name in ("TaskDuration", "LayoutCount")}
        return Cost(spent["TaskDuration"] * 1000, spent["LayoutCount"])

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix("http://table").split("#")[0]
        file = self._folder / ("index.html" if path == "/" else path.removeprefix("/page/"))
        if file.parent == self._folder and file.is_file():
            route.fulfill(body=file.read_bytes(), content_type=TYPES.get(file.suffix, "application/json"))
        else:
            route.fulfill(status=404)


def run(game: str = "roue_des_sorcieres", seats: int = 3, rounds: int = 5, before: Path | None = None) -> Iterator[str]:
    """Yield what a move costs, and what part of the cost before that is."""
    path = shutil.which("chromium")
    if path is None:
        yield "chromium is not installed here"
        return
    sides = [Side(checkout, game, seats) for checkout in (HERE, before) if checkout is not None]
    found: list[list[Cost]] = [[] for _ in sides]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        for number in range(rounds):
            for at in range(len(sides)) if number % 2 else reversed(range(len(sides))):
                found[at].append(sides[at].play(browser))
        browser.close()
    middles = [Cost(*(median(part) for part in zip(*costs, strict=True))) for costs in found]
    for name, cost in zip(("now", "before"), middles, strict=False):
        yield f"{name}: {cost.milliseconds:.1f} ms of the main thread and {cost.layouts:.1f} layouts a move"
    if before is not None:
        ratios = sorted(now.milliseconds / then.milliseconds for now, then in zip(*found, strict=True))
        yield f"ratio: {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f}; 0.50 at most)"


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="roue_des_sorcieres")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--before", type=Path, help="a checkout of another commit")
    asked: Any = parser.parse_args()
    for line in run(asked.game, asked.seats, asked.rounds, asked.before and asked.before.resolve()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
