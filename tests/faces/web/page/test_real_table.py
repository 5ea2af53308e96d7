"""Games around a real table on pages, each person's own: by keys, buttons, a scanner or a camera.

The first turns are played of each game and by each way once; whole games of all by all ways take many minutes:

    CHROMIUM=1 python -m pytest tests/faces/web/page/test_real_table.py
"""

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route, WebSocket
from playwright.sync_api import TimeoutError as NothingCame

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.messages import Card, Message
from audiogames.core.registry import game_named
from audiogames.core.table import Table as Game
from audiogames.narration.catalogue import catalogue
from audiogames.play.table.sitting import Sitting
from audiogames.tactile.physical.ids import digits_of
from tests.physical_decks import create, id_of
from tests.play import broom
from tests.play.test_companion import KEPT, as_told, next_action, start_of

from .browser import IS_WHOLE, LAPTOP, LONGEST, TELEPHONE, Person, Table, chromium, serving

ROUE: Final = "roue_des_sorcieres"
BROOM: Final = "du_balai"
NAMES: Final = ("Ana", "Bob", "Cid")
SEATS: Final = {ROUE: 3}
"""Else two: pages are what takes long."""
SHORT: Final = {"zapp_zerapp": 8, "air_sorciere": 3}
"""Seeds of short games in which the first seat begins."""
BARRELS: Final = tuple(f"barrel-{number}" for number in range(1, 14))
LETTERS: Final = {"black": "n", "orange": "o", "purple": "i", "green": "v", "red": "r", "blue": "b", "yellow": "j"}
FACES_OF_BROOM: Final = frozenset(card for card, _ in broom.CARDS)
KEYS: Final = {"keep": "Enter", "common": "+", "stop": "0"}
WAYS: Final = ("typed", "touched", "scanned", "seen")
USUAL: Final = [("air_sorciere", "typed"), ("zapp_zerapp", "touched"), (ROUE, "seen")]
PLAYED: Final = [(game, way) for game in KEPT for way in WAYS] if IS_WHOLE else USUAL
BROOM_WAYS: Final = ("typed", "scanned") if IS_WHOLE else ("scanned",)
MOST: Final = 4000 if IS_WHOLE else 5
"""Things done in a game."""
MOST_PRESSES: Final = {"typed": 3}
"""For a card, and for two dice: else two. A 1 that may be 10 or more takes Enter, and 10 two digits."""
READER: Final = """
const codes = [];
let reader = null;
const read = () => {
    if (!reader || !codes.length) return;
    const found = {codes: [{text: codes.shift(), x: 0.5, y: 0.5, size: 0.1}], light: 200};
    const {onmessage} = reader;
    reader = null;
    onmessage({data: found});
};
window.show = (code) => (codes.push(code), read());
window.Worker = class {
    postMessage() { (reader = this), read(); }
    terminate() { reader = null; }
};
"""
"""In place of the worker that reads pictures: it finds the next code that the test shows, and waits for it."""
SCANNED: Final = """text => {
    for (const key of [...text, "Enter"]) {
        const event = {key, code: /\\d/.test(key) ? `Digit${key}` : "", bubbles: true, cancelable: true};
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", event));
    }
    return performance.now();
}"""
"""A scanner types faster than a busy computer passes keys on."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium("--use-fake-device-for-media-stream=fps=5", "--use-fake-ui-for-media-stream") as browser:
        yield browser


def read_at_once(route: Route) -> None:
    """A card that is shown again has been put away meanwhile, for which the page waits two seconds."""
    text, count = re.subn(r"AGAIN ?= ?2000", "AGAIN = 0", route.fetch().text())
    assert count == 1
    route.fulfill(body=text, content_type="text/javascript")


class AtRealTable(Person):
    """A person with cards of their own, who says them to their own page."""

    def __init__(self, browser: Browser, table: Table, way: str, ids: dict[str, str], names: str = "") -> None:
        self.touches, self.sees = way in ("touched", "seen"), way == "seen"
        how: dict[str, Any] = {"has_touch": self.touches, "is_mobile": self.touches}
        if self.sees:
            how["service_workers"] = "block"  # else nothing routes what the page loads
        super().__init__(browser, table, TELEPHONE if self.touches else LAPTOP, **how)
        self.ids = ids if way in ("scanned", "seen") else {}
        self.sockets: list[WebSocket] = []
        self.shown: dict[str, Any] = {"version": 0, "choices": []}
        self.prompt: dict[str, Any] = {"kind": "none", "lines": []}
        self.told: list[str] = []
        self.named: set[str] = set()
        self._name = re.compile(names) if names else None
        self.presses = self.said = self._scanned = 0
        self.page.on("websocket", self._follow)
        if self.sees:
            self.page.add_init_script(READER)
            self.page.route("**/camera/camera.js", read_at_once)

    def _follow(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda text: self._take(json.loads(text)))

    def _take(self, frame: Any) -> None:
        if frame["kind"] == "shown":
            self.shown |= frame
        elif frame["kind"] == "reply":
            self.prompt = frame["prompt"]
            self.told += [line["text"] for told in frame["told"] for line in told["utterances"]]
        if self._name is not None:
            self.named |= {*self._name.findall(json.dumps(frame, ensure_ascii=False))}

    def until(self, is_so: Callable[[], bool]) -> None:
        """Look again after each frame that comes."""
        end = time.monotonic() + LONGEST / 1000
        while not is_so():
            left = end - time.monotonic()
            assert left > 0, (self.told[-3:], self.complaints, self.prompt["kind"], self.shown["choices"][:3])
            with suppress(NothingCame):
                self.sockets[-1].wait_for_event("framereceived", timeout=left * 1000)

    def until_asked(self, kind: str) -> None:
        self.until(lambda: self.prompt["kind"] == kind)

    @property
    def version(self) -> int:
        return int(self.shown["version"])

    # Before the game.

    def choose(self, doing: str) -> None:
        """Choose something around the table."""
        self.open_sheet("around")
        self.page.click(f"#doings [data-action='{doing}']")
        self.page.locator(f"#doings [data-action='{doing}']").wait_for(state="detached")
        if self.page.locator("dialog[open]").count():
            self.close_sheet()

    def be_ready(self) -> None:
        """Wait until the game is there, and open the camera."""
        self.page.locator("#camera button").wait_for()
        self.named.clear()  # the opener was asked which card is turned up, so all were named
        if self.sees:
            self.page.tap("#camera button")

    # In the game.

    def press(self, *keys: str) -> None:
        for key in keys:
            self.presses += 1
            self.page.keyboard.press(key)

    def tap(self, selector: str) -> None:
        self.presses += 1
        self.page.tap(selector)

    def offers(self, action: str) -> bool:
        return action in [choice["action"] for choice in self.shown["choices"]]

    def asks_or_offers(self, action: str) -> bool:
        """Return True if a card is said part by part, not chosen."""
        self.until(lambda: bool(self.prompt["lines"]) or self.offers(action))
        return bool(self.prompt["lines"])

    def do(self, action: str) -> None:
        """Do what is offered: by its button, or by its key or number."""
        self.until(lambda: self.offers(action))
        choice = next(one for one in self.shown["choices"] if one["action"] == action)
        button = f"#choices [data-action='{action}']"
        if not self.touches:
            number = self.shown["choices"].index(choice) + 1
            self.page.keyboard.press(KEYS.get(action, str(number)))
        elif self.page.locator(button).count():
            self.page.tap(button)
        elif self.page.locator(f"#others-choices [data-action='{action}']").count():
            self.page.tap("#more")
            self.page.tap(f"#others-choices [data-action='{action}']")
        else:
            self.page.tap(f"li[data-id='{choice['about'][0]}'] button")

    def say(self, what: str, action: str = "") -> None:
        """Say a card, two dice or the number of a barrel. What is a button already is pressed instead."""
        colour, _, value = what.rpartition("-")
        form = f"{LETTERS.get(colour, '')}{value}"
        self.said += 1
        if what in self.ids:
            self.scan(self.ids[what])
        elif not self.touches:
            self.press(*form, *(["Enter"] if self._may_go_on(what, form) else []))
        elif self.asks_or_offers(action):
            for part in (form[0], form) if colour != "barrel" else (form.zfill(2),):
                self.tap(f"#lines [data-action='{part}']")
        else:
            self.do(action)

    def _may_go_on(self, what: str, form: str) -> bool:
        """Enter ends what may have one digit more."""
        game = self.table.gathering.wanted.game
        cards = game_named(game).companion.cards or BARRELS if "-" in what else ()
        forms = [f"{LETTERS.get(colour, '')}{value}" for colour, _, value in (card.rpartition("-") for card in cards)]
        return any(one != form and one.startswith(form) for one in forms)

    def scan(self, id: str) -> None:
        """Scan a code, or show it to the camera as the digits of a Data Matrix."""
        if self.sees:
            self.page.evaluate("code => window.show(code)", digits_of(id))
        else:
            self._scanned = self.page.evaluate(SCANNED, id.lower())

    def say_hand(self, hand: Sequence[str], known: Callable[[], Sequence[str]]) -> None:
        """Say the cards that this page does not know, in the order in which they are held."""
        unknown = [card for card in hand if card not in known()]
        if unknown and self.touches:
            self.page.tap("#bar [data-sheet='ask']")
            self.page.tap("#questions [data-action='hand']")
            self.page.tap("#sheet .close")
        elif unknown:
            self.page.keyboard.press("h")
        for card in unknown:
            self.say(card)
        self.until(lambda: {*unknown} <= {*known()})

    def say_entries(self, verb: str, entries: Sequence[Sequence[str]]) -> None:
        """Say dice, cards and symbols of Du Balai!, names and numbers. What follows a spell answers a question."""
        for place, entry in enumerate(entries):
            words, is_asked = [word for word in entry if word], verb == "spell" and place > 0
            text = " ".join(broom.typed(word) if word in FACES_OF_BROOM else word for word in words)
            if self.ids and words and {*words} <= {*self.ids}:
                for id in (self.ids[word] for word in words):
                    self.write(id) if is_asked else self.scan(id)
            elif is_asked:
                self.write(text)
            elif text in ("", "0"):
                # Some scanners press Enter twice: the page takes none so soon after a card.
                self.page.wait_for_function("at => performance.now() > at + 100", arg=self._scanned)
                self.page.keyboard.press(text or "Enter")
            else:
                first = text[0] if text[0] in "123456789ok" else "+"  # a line begins by it
                self.page.keyboard.press(first)
                self.write(text.removeprefix(first))

    def write(self, text: str) -> None:
        """Answer a question in its field."""
        self.until_asked("line")
        self.page.fill("#typed", text)
        self.page.press("#typed", "Enter")
        self.prompt = {**self.prompt, "kind": "sent"}


def named(game: str, card: str) -> list[str]:
    """Return how a card is named on a page."""
    words, arguments = catalogue("fr"), {"card": Card(game_named(game).deck, card)}
    return [card, *(words.text(Message(id, arguments)) for id in ("card-alone", "card-listed"))]


def sat_down(opened: ExitStack, browser: Browser, game: str, way: str, ids: dict[str, str], start: str = "") -> Any:
    """Return the people of a game that has begun, and its sitting."""
    table = opened.enter_context(serving(game, 4, times=20.0))
    names = NAMES[: SEATS.get(game, 2)]
    has_hands = game == ROUE
    cards = [re.escape(name) for card in game_named(game).companion.cards for name in named(game, card)]
    pattern = rf"\b(?:{'|'.join(sorted(cards, key=len, reverse=True))})\b" if has_hands else ""
    people = [AtRealTable(browser, table, way, ids, pattern) for _ in names]
    for person, name in zip(people, names, strict=True):
        opened.callback(person.context.close)
        person.sit(name)
    for doing in ("real on", *((f"turned {start.partition('-')[0]}", f"turned {start}") if start else ())):
        people[0].choose(doing)
    people[0].page.click("#lobby button")
    for person in people:
        person.be_ready()
    assert table.gathering.sitting is not None
    return people, table.gathering.sitting


def ordinary_game(game: str, options: dict[str, Any]) -> tuple[Game, Generator]:
    """Return the game that is played with other cards, and what its people do."""
    seed = SHORT.get(game, 0)
    names = [{"name": name} for name in NAMES[: SEATS.get(game, 2)]]
    return Game.new(game, names, options, seed), Generator(seed)


def all_have_it(people: Sequence[AtRealTable], sitting: Sitting) -> None:
    for person in people:
        person.until(lambda person=person: person.version >= sitting.table.version)  # type: ignore[misc]


def ends(people: Sequence[AtRealTable], sitting: Sitting) -> None:
    assert sitting.table.over or not IS_WHOLE
    for person in people:
        person.page.wait_for_selector("body.over" if IS_WHOLE else "body:not(.over)")
        assert [text for text in person.complaints if "Service Worker" not in text] == []


@pytest.mark.parametrize(("game", "way"), PLAYED)
def test_a_game_on_pages_is_the_ordinary_game_and_no_page_holds_a_hand_of_another(
    browser: Browser, quiet_home: Path, game: str, way: str
) -> None:
    rules = game_named(game)
    cards = rules.companion.cards or BARRELS
    deck = create(game, [(card, 1) for card in cards], "Club")
    ordinary, chance = ordinary_game(game, dict(rules.companion.options))
    assert ordinary.to_act()[0] == 0
    with ExitStack() as opened:
        ids = {card: id_of(deck, card) for card in cards}
        people, sitting = sat_down(opened, browser, game, way, ids, start_of(ordinary))
        done, open_to_all = 0, json.dumps(ordinary.view_position(None))
        while not ordinary.over and (done < MOST or moves_itself(ordinary)):
            done += 1
            if rules.companion.hands:
                all_have_it(people, sitting)
                for seat, person in enumerate(people):
                    hand = ordinary.view_position(seat)["seats"][seat].get("hand", [])
                    person.say_hand(hand, lambda seat=seat: sitting.table.view_position(seat)["seats"][seat]["hand"])
            by_itself = moves_itself(ordinary)
            seat, action = next_action(ordinary, chance)
            barrels: dict[int, int] = dict(enumerate(ordinary.position().get("barrels", ())))
            before, steps = ordinary.game.format_action(action), len(sitting.table.steps)
            events = ordinary.submit(seat, action)
            written = [ordinary.game.event_position(event) for event in events]
            person = people[seat]
            if by_itself:
                person.until(lambda: len(as_told(sitting.table)) >= len(as_told(ordinary)))
                continue
            person.until(lambda person=person: person.version >= sitting.table.version)
            card = before.split()[-1]
            if action.verb == "roll":
                person.say("".join(map(str, next(one["dice"] for one in written if one["event"] == "rolled"))))
            elif action.verb == "draw":
                drawn = next((one["card"] for one in written if one["event"] == "drew"), "")
                person.say(drawn) if drawn else person.do(before)
            elif action.verb == "choose":
                person.say(f"barrel-{barrels[action.place or 0]}")
            elif action.verb in ("take", "play"):
                if action.verb == "play" and f'"{card}"' not in open_to_all:
                    others = [other for other in people if other is not person]
                    assert not [other for other in others if other.named & {*named(game, card)}]
                    assert done > len(people) or not [one for one in others if card in one.page.content()]
                person.say(card, before)
            else:
                person.do(before)
            open_to_all += json.dumps([ordinary.game.event_position(event) for event in heard(events, None)])
            person.until(lambda steps=steps: len(sitting.table.steps) > steps)
        people[0].until(lambda: len(as_told(sitting.table)) >= len(as_told(ordinary)))
        assert as_told(sitting.table) == as_told(ordinary)
        assert (sitting.table.scores, sitting.table.winners) == (ordinary.scores, ordinary.winners)
        ends(people, sitting)
        assert all(person.presses <= MOST_PRESSES.get(way, 2) * person.said for person in people)


def moves_itself(game: Game) -> bool:
    """The only choice is made by the table."""
    if game.over:
        return False
    seat = game.to_act()[0]
    choices = game.game.choices(game.view(seat), game.legal()[seat])
    return len(choices) == 1 and choices[0].action.verb == "move"


def own_entries(action: Any, entries: Sequence[Sequence[str]], dice: Sequence[str], scans: bool) -> Any:
    """Return what is said at an own page: nobody names themselves there."""
    if action.verb == "roll":
        return [[face] for face in dice] if scans else [dice]
    return [["fog"]] if action.card == "fog" else [[]] if action.verb in ("close", "pass") else entries


@pytest.mark.parametrize("way", BROOM_WAYS)
def test_du_balai_on_pages_is_the_ordinary_game_of_the_same_cards_and_dice(
    browser: Browser, quiet_home: Path, way: str
) -> None:
    deck = create(BROOM, broom.CARDS, "Club")
    ids = {card: id_of(deck, card) for card, _ in broom.CARDS} if way == "scanned" else {}
    ordinary, chance = ordinary_game(BROOM, dict(game_named(BROOM).companion.options))
    with ExitStack() as opened:
        people, sitting = sat_down(opened, browser, BROOM, way, ids)
        done = 0
        while not ordinary.over and done < 2 * MOST:
            for seat, action, entries in broom.next_moves(ordinary, chance, str, way == "scanned"):
                done += 1
                person, steps = people[seat], len(sitting.table.steps)
                person.until(lambda person=person: person.version >= sitting.table.version)
                ordinary.submit(seat, action)
                dice = ordinary.position()["dice"]
                person.say_entries(action.verb, own_entries(action, entries, dice, way == "scanned"))
                if ordinary.over:
                    person.until(lambda person=person: sitting.table.over or person.prompt["kind"] == "line")
                if ordinary.over and not sitting.table.over:
                    person.write(broom.acrobatics_said(ordinary))
                person.until(lambda steps=steps: len(sitting.table.steps) > steps)
            person.until(lambda: sitting.table.view_position(None) == ordinary.view_position(None))
        assert broom.as_all_know(sitting.table) == broom.as_all_know(ordinary)
        if ordinary.over:  # before, hidden acrobatics count that nobody has said
            assert (sitting.table.scores, sitting.table.winners) == (ordinary.scores, ordinary.winners)
        ends(people, sitting)
