"""Games around a real table on pages, each person's own: by keys, buttons, a scanner or a camera.

The first turns of one are played; whole games of all three by all ways take many minutes:

    CHROMIUM=1 python -m pytest tests/faces/web/page/test_real_table.py
"""

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, WebSocket

from audiogames.core.chance import Generator
from audiogames.core.messages import Card, Message
from audiogames.core.registry import game_named
from audiogames.core.table import Table as Game
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.physical.ids import digits_of
from tests.physical_decks import create, id_of
from tests.play.test_companion import KEPT, as_told, next_action, start_of

from .browser import LAPTOP, LONGEST, TELEPHONE, Person, Table, chromium, serving

ROUE: Final = "roue_des_sorcieres"
BARREL_IDS: Final = tuple(f"barrel-{number}" for number in range(1, 14))
OPEN: Final = {"1", *(f"{letter}1" for letter in "nroiv")}
"""Numbers after which a second digit may come, where there are two: Enter ends them."""
NAMES: Final = ("Ana", "Bob", "Cid")
LETTERS: Final = {"black": "n", "orange": "o", "purple": "i", "green": "v", "red": "r", "blue": "b", "yellow": "j"}
WAYS: Final = ("typed", "touched", "scanned", "seen")
IS_WHOLE: Final = "CHROMIUM" in os.environ
USUAL: Final = {(ROUE, "scanned")}
PLAYED: Final = [(game, way) for game in KEPT for way in WAYS if IS_WHOLE or (game, way) in USUAL]
MOST: Final = 4000 if IS_WHOLE else 4
"""Things done in a game."""
MOST_PRESSES: Final = 2
"""For a card, and for two dice."""
WATCHED: Final = """() => {
    window.cards = new BroadcastChannel("cards");
    document.querySelector("#camera button").click();
}"""
READER: Final = """
const found = [];
new BroadcastChannel("cards").onmessage = ({data}) => found.push(data);
const at = {x: 0.5, y: 0.5, size: 0.1};
onmessage = () => postMessage({codes: found.splice(0, 1).map((text) => ({text, ...at})), light: 200});
"""
"""In place of what reads pictures: it finds the codes that the test shows it."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream") as browser:
        yield browser


class AtRealTable(Person):
    """A person with cards of their own, who says them to their own page."""

    def __init__(self, browser: Browser, table: Table, way: str, ids: dict[str, str]) -> None:
        touches = way == "touched"
        super().__init__(browser, table, TELEPHONE if touches else LAPTOP, has_touch=touches, is_mobile=touches)
        self.way, self.ids = way, ids
        self.frames: list[Any] = []
        self.sockets: list[WebSocket] = []
        self.presses = self.said = self.before = 0
        self.page.on("websocket", self._follow)
        self.page.route("/camera/reader.js", lambda route: route.fulfill(body=READER, content_type="text/javascript"))

    def _follow(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self.sockets[-1].wait_for_event("framereceived", timeout=LONGEST)

    @property
    def version(self) -> int:
        return next((frame["version"] for frame in reversed(self.frames) if "version" in frame), 0)

    @property
    def lines(self) -> list[str]:
        replies = (frame["prompt"]["lines"] for frame in reversed(self.frames) if frame["kind"] == "reply")
        return [text for text, _ in next(replies, ())]

    def choose(self, doing: str) -> None:
        """Choose something around the table, before the game."""
        self.open_sheet("around")
        self.page.click(f"#doings [data-action='{doing}']")
        self.page.locator(f"#doings [data-action='{doing}']").wait_for(state="detached")
        if self.page.locator("dialog[open]").count():
            self.close_sheet()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.presses += 1
            self.page.keyboard.press(key)

    def do(self, action: str) -> None:
        """Choose what is offered, by its number."""
        offers = (frame["choices"] for frame in reversed(self.frames) if "choices" in frame)
        number = next(([one["action"] for one in offer].index(action) + 1 for offer in offers), 0)
        for digit in str(number):
            self.page.keyboard.press(digit)

    def say(self, what: str, action: str = "") -> None:
        """Say a card, two dice or the number of a barrel. What is a button already is pressed instead."""
        colour, _, value = what.rpartition("-")
        form = f"{LETTERS.get(colour, '')}{value}"
        self.said += 1
        if self.way in ("scanned", "seen") and what in self.ids:
            self.show(self.ids[what])
        elif self.way == "touched" and self.lines:
            for part in (form[0], form) if colour != "barrel" and len(form) > 1 else (form.zfill(2),):
                self.presses += 1
                self.page.locator(f"#lines [data-action='{part}']").tap()
        elif self.way == "touched":
            self.do(action)
        else:
            self.press(*form, *(["Enter"] if form[-2:] in OPEN and self.table.gathering.wanted.game != ROUE else []))

    def show(self, id: str) -> None:
        """Scan a code, or show it to the camera as the digits of a Data Matrix."""
        if self.way == "seen":
            self.page.evaluate("code => window.cards.postMessage(code)", digits_of(id))
        else:
            self.page.keyboard.type(id.lower())
            self.page.keyboard.press("Enter")

    def say_hand(self, hand: Sequence[str], known: Callable[[], Sequence[str]]) -> None:
        """Say the cards that this page does not know, in the order in which they are held."""
        if [card for card in hand if card not in known()]:
            self.page.keyboard.press("h")
        for card in hand:
            if card not in known():
                self.say(card)
                self.until(lambda card=card: card in known())  # type: ignore[misc]

    def never_holds(self, names: Sequence[str]) -> None:
        """Neither what this page was sent in the game nor all that is in it has such a name."""
        texts = [self.page.content(), json.dumps(self.frames[self.before :], ensure_ascii=False)]
        assert not [name for name in names for text in texts if re.search(rf"\b{name}\b", text)]


def named(game: str, card: str) -> list[str]:
    """Return how a card is named on a page."""
    words, arguments = catalogue("fr"), {"card": Card(game_named(game).deck, card)}
    return [card, *(words.text(Message(id, arguments)) for id in ("card-alone", "card-listed"))]


@pytest.mark.parametrize(("game", "way"), PLAYED)
def test_a_game_on_pages_is_the_ordinary_game_and_no_page_holds_a_hand_of_another(
    browser: Browser, quiet_home: Path, game: str, way: str
) -> None:
    rules = game_named(game)
    cards = [f"{colour}-{value}" for colour in rules.colours for value in range(1, 16)] + list(BARREL_IDS)
    deck = create(game, [(card, 1) for card in cards], "Club")
    options = dict(rules.companion.options)
    seed = next(seed for seed in range(100) if Game.new(game, [{}] * 3, options, seed).to_act()[0] == 0)
    ordinary, chance = Game.new(game, [{"name": name} for name in NAMES], options, seed), Generator(seed)
    with serving(game, 4, times=20.0) as table, ExitStack() as opened:
        people = [AtRealTable(browser, table, way, {card: id_of(deck, card) for card in cards}) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            opened.callback(person.context.close)
            person.sit(name)
        start = start_of(ordinary)
        for doing in ("real on", *((f"turned {start.partition('-')[0]}", f"turned {start}") if start else ())):
            people[0].choose(doing)
        people[0].page.click("#lobby button")
        for person in people:
            person.page.locator("#camera button").wait_for()
            person.before = len(person.frames)  # the opener was asked which card is turned up, so all were named
            if way == "seen":
                person.page.evaluate(WATCHED)
        sitting = table.gathering.sitting
        assert sitting is not None
        done = 0
        while not ordinary.over and done < MOST:
            done += 1
            for seat, person in enumerate(people):
                person.until(lambda person=person: person.version >= sitting.table.version)  # type: ignore[misc]
                if rules.companion.hands:
                    hand = ordinary.view_position(seat)["seats"][seat].get("hand", [])
                    seats = partial(sitting.table.view_position, seat)
                    person.say_hand(hand, lambda seats=seats, seat=seat: seats()["seats"][seat].get("hand", []))  # type: ignore[misc]
            seat, action = next_action(ordinary, chance)
            barrels: dict[int, int] = dict(enumerate(ordinary.position().get("barrels", ())))
            alone = len(ordinary.game.choices(ordinary.view(seat), ordinary.legal()[seat])) == 1
            before, steps = ordinary.game.format_action(action), len(sitting.table.steps)
            written = [ordinary.game.event_position(event) for event in ordinary.submit(seat, action)]
            if alone and action.verb == "move":  # the only choice is made already
                continue
            person = people[seat]
            person.until(lambda person=person: person.version >= sitting.table.version)  # type: ignore[misc]
            if action.verb == "roll":
                person.say("".join(map(str, next(one["dice"] for one in written if one["event"] == "rolled"))))
            elif action.verb == "draw":
                drawn = next((one["card"] for one in written if one["event"] == "drew"), "")
                person.say(drawn) if drawn else person.do(before)
            elif action.verb == "choose":
                person.say(f"barrel-{barrels[action.place or 0]}")
            elif action.verb in ("take", "play"):
                card = before.split()[-1]
                if action.verb == "play":
                    for other in people:
                        if other is not person:
                            other.never_holds(named(game, card))
                person.say(card, before)
            else:
                person.do(before)
            person.until(lambda steps=steps: len(sitting.table.steps) > steps)  # type: ignore[misc]
        assert sitting.table.over or not IS_WHOLE
        assert as_told(sitting.table) == as_told(ordinary)
        assert (sitting.table.scores, sitting.table.winners) == (ordinary.scores, ordinary.winners)
        for person in people:
            person.page.wait_for_selector("body.over" if IS_WHOLE else "body:not(.over)")
            assert person.presses <= MOST_PRESSES * person.said
            assert person.complaints == []
