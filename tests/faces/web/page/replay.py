"""A page that is fed what a real table sent before: it shows any state of a game at once, without a server."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, Route

from audiogames.faces.web import files
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.frames import page_words
from audiogames.play.people.gathering import Gathering
from tests.faces.web.tables import CODE, QUICK, MemoryShelf, Room, Socket

from .browser import SILENT

FED: Final = """
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
FEED: Final = """async frames => {
    for (const frame of frames) fed.onmessage({data: frame});
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
MOST: Final = 1500
"""Things done in a game."""
TOLD: Final = 9
"""So many of the last replies are told again."""


class State(NamedTuple):
    """What Ana's device and the big screen were sent that shows this moment: the last of each message."""

    ana: list[str]
    screen: list[str]


@cache
def recorded(game: str, seats: int = 3, seed: int = 3) -> dict[str, State]:
    """Play a game with Ana, Bob and bots; return its states, each as it was there first."""
    wanted = WantedTable(game, seats, "witch", "fr", QUICK.get(game, {}), 0.0)
    room = Room(Gathering(wanted, MemoryShelf(seed), CODE, "http://table/"))
    ana, screen, bob = room.socket(), room.socket(), room.socket()
    states: dict[str, State] = {}

    def note(state: str) -> None:
        if state not in states:
            states[state] = State(_moment(ana), _moment(screen))

    ana.join("Ana", language="fr")
    screen.join("", screen=True, language="fr")
    note("lobby")
    bob.join("Bob", language="fr")
    if room.gathering.sitting is None:
        ana.send(kind="start")
    for number in range(MOST):
        sitting = room.gathering.sitting
        assert sitting is not None
        for socket in room.sockets:
            socket.hear()
        _note_kind(ana.last("shown"), note)
        if sitting.table.over:
            break
        if number == 12:
            _disturb(ana, bob, note)
        if any(doing["asks"] for doing in ana.last("shown")["doings"]):
            note("undo asked")
            ana.send(kind="do", action="refuse")
        if bob.press():
            bob.send(kind="typed", text="u")
        elif not ana.press():
            room.wait(max(0.001, min(1.0, room.gathering.due() - room.now)))
    return states


LONG: Final = (
    "Anne-Sophie de la Tourelle",
    "Bartholomée-Guillemette W",
    "Maximilienne-Wilhelmine M",
    "Wwwwwwwwwwwwwwwwwwwwwwwww",
    "Jean-Christophe Delarivière",
    "Hildegarde-Konstantine Mm",
)
"""Names that are as long as names may be, and as wide."""
LETTERS: Final = 24


@cache
def moments(game: str, seats: int, seed: int = 3) -> dict[str, State]:
    """Play a game of people alone, all with long names; return its beginning, middle and end, and its fullest moments.

    These are own turns of Ana: the one with the most things before her, with the most to press, and with the most cards
    in the centre.
    """
    wanted = WantedTable(game, seats, "witch", "fr", QUICK.get(game, {}), 0.0)
    room = Room(Gathering(wanted, MemoryShelf(seed), CODE, "http://table/"))
    screen = room.socket()
    screen.join("", screen=True, language="fr")
    people = [room.socket() for _ in range(seats)]
    for person, name in zip(people, LONG, strict=False):
        person.join(name[:LETTERS].strip(), language="fr")
    ana = people[0]
    found: dict[str, State] = {}
    most: dict[str, int] = {}
    turns: list[State] = []
    for _ in range(4 * MOST):
        sitting = room.gathering.sitting
        assert sitting is not None
        for socket in room.sockets:
            socket.hear()
        shown = ana.last("shown")
        if sitting.table.over:
            break
        if shown.get("offer") and (shown["choices"] or shown["parts"]):
            turns.append(State(_moment(ana), _moment(screen)))
            for moment, number in _fullness(shown).items():
                if number > most.get(moment, 0):
                    most[moment], found[moment] = number, turns[-1]
        pressed = [person.press() for person in people]
        if not any(pressed):
            room.wait(max(0.001, min(1.0, room.gathering.due() - room.now)))
    over = State(_moment(ana), _moment(screen))
    return {"beginning": turns[0], "middle": turns[len(turns) // 2], "end": turns[-1], **found, "over": over}


def _fullness(shown: Any) -> dict[str, int]:
    """Return how full a moment is of each kind."""
    zones = [zone for zone in shown["zones"] if zone["layout"]]

    def things(area: str) -> int:
        return sum(len(zone["items"]) for zone in zones if zone["layout"]["area"] == area)

    asked = 0 if shown["parts"] is None else len(shown["parts"]["items"])
    return {"full hand": things("own"), "full table": things("centre"), "many choices": len(shown["choices"]) + asked}


def _moment(socket: Socket) -> list[str]:
    """Return the messages that show what a device shows now."""
    kinds = ("welcome", "lobby") if not socket.last("shown") else ("welcome",)
    messages = [*(socket.last(kind) for kind in kinds), *socket.all("reply")[-TOLD:], socket.last("shown")]
    return [json.dumps(message) for message in messages if message]


def _note_kind(shown: Any, note: Any) -> None:
    """Take note of what kind of state is shown."""
    looks = [item["look"] for zone in shown["zones"] if zone["layout"] for item in zone["items"] if item["look"]]
    if shown["parts"]:
        note("composer")
    elif shown["answers"] and shown["offer"]:
        note("asked in a window")
    elif shown["answers"]:
        note("window for answers")
    elif shown["offer"] and any(look["kind"] == "barrel" for look in looks):
        note("barrels")
    elif shown["offer"]:
        note("own turn")
        if len(looks) > 40:
            note("crowded")
    else:
        note("over" if shown["over"] else "waiting")


def _disturb(ana: Socket, bob: Socket, note: Any) -> None:
    """Let things happen that are no part of a game."""
    ana.send(kind="picked", text="nonsense", offer=99)
    note("refusal")
    bob.send(kind="say", text="Un instant, je réfléchis à ce que je pourrais bien jouer maintenant.")
    note("talk")
    ana.send(kind="do", action="pause")
    note("pause")
    ana.send(kind="do", action="go-on")


class Fed:
    """A page that is fed; nothing is sent anywhere."""

    def __init__(self, browser: Browser, **how: Any) -> None:
        self.context = browser.new_context(locale="fr-FR", reduced_motion="reduce", bypass_csp=True, **how)
        self.context.add_init_script(SILENT + ";" + FED)
        self.page: Page = self.context.new_page()
        self.context.route("**/*", _answer)

    def open(self, path: str = "/") -> None:
        """Open the page, which is told its words."""
        self.page.goto(f"http://table{path}")
        self.page.wait_for_function("window.fed")
        words = {"language": "fr", "words": page_words("fr"), "languages": [["fr", "français"], ["en", "English"]]}
        self.feed([json.dumps({"kind": "words", **words})])

    def feed(self, frames: list[str]) -> None:
        """Let the page take frames, and lay them out."""
        self.page.evaluate(FEED, frames)


def _answer(route: Route) -> None:
    path = route.request.url.removeprefix("http://table").split("#")[0]
    file = files.of_page(path)
    if file is None or isinstance(file.content, Path):
        route.fulfill(status=404)
    else:
        route.fulfill(body=file.content, content_type=file.type)


@contextmanager
def fed(browser: Browser, **how: Any) -> Iterator[Fed]:
    """Give a page that is fed."""
    one = Fed(browser, **how)
    yield one
    one.context.close()
