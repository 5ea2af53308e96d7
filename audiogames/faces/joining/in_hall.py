from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Final, TypeAlias

from audiogames.core.errors import system_reason
from audiogames.core.game import Json
from audiogames.core.messages import Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, MenuWalk, pick, whole, yes
from audiogames.play.people import codes
from audiogames.play.people.evening import plan, words
from audiogames.play.prompts import Talk
from audiogames.storage import tokens
from audiogames.storage.files import write_new
from audiogames.storage.folders import documents

PART: Final = "part"
MAIN, PLAN, STANDINGS, ABOUT = "", "plan", "standings", "about"

SHOW: Final[Json] = {"kind": "hall"}

SURE: Final = ("close", words.END, words.FINISH)

# Seconds for which a list stays as it is after the first digit of a number.
SECOND_DIGIT: Final = 3.0

# A label, and the message to send or the part of the menu to open.
Line: TypeAlias = tuple[Message, Json]


class HallMenu:
    # `place` is where the hall is, `code` what opens it.

    def __init__(self, conversation: Conversation, place: str, code: str) -> None:
        self.code = code
        self.is_shown = False
        self._conversation = conversation
        self._place = place
        self._hall: Json = {}
        self._known: list[str] = []
        self._lines: list[Line] = []
        self._walk: MenuWalk | None = None
        self._is_asking = self._has_changed = self._awaits_own = False
        self._kept_until = 0.0
        self.come_back()

    def come_back(self) -> None:
        self._evening: Json = {}
        self._known, self._seat, self._says_line, self._had_evening = [], "", True, False
        self._open(MAIN, {})

    def _open(self, part: str, at: Json) -> None:
        # `at` is the message of the line to go to.
        self._part, self._at, self._walk, self._says_title = part, at, None, True

    # What comes.

    def connect(self) -> None:
        # An evening is then shown twice: as to anybody, and as to this person.
        self._awaits_own = self.token != ""

    def take(self, hall: Json) -> None:
        self._hall, self.is_shown, self._has_changed = hall, True, True

    def take_evening(self, evening: Json) -> bool:
        # False if that is as to anybody.
        is_over = evening["phase"] == "none"
        if self._awaits_own and not (is_over or evening["own"]):
            self._awaits_own = False
            return False
        self._awaits_own, self._evening, self._has_changed = False, evening, True
        if "token" in evening:
            tokens.keep(self._key, evening["token"])
        elif is_over and self.token:
            tokens.forget(self._key)
        if "csv" in evening:
            self._conversation.breath.answer(_written(evening["title"], evening["csv"]))
        return True

    @property
    def has_evenings(self) -> bool:
        return bool(self._evening)

    def say_line(self) -> None:
        self._says_line = self._has_changed = True

    @property
    def token(self) -> str:
        return tokens.token_for(self._key) or ""

    @property
    def _key(self) -> str:
        return f"{self._place} evening"

    # What is chosen.

    def _is_outdated(self) -> bool:
        return self._has_changed and not self._is_asking and self._conversation.now >= self._kept_until

    def request(self, message: Json, name: str = "") -> Json:
        if message.get("action") == words.COME and not self.token:
            tokens.keep(self._key, codes.new_secret())  # known if this is asked for again
        message = {**message, "code": self.code, "language": self._conversation.device.language}
        return {**message, "name": name, "token": self.token} if message["kind"] == "evening" else message

    def follow(self, is_here: Callable[[], bool], every: float) -> Talk[Json | None]:
        """Return the message to send, None to leave, {} where nothing was chosen."""
        with closing(self._choose()) as choosing:
            try:
                prompt = next(choosing)
                while is_here() and not self._is_outdated():
                    typed = yield prompt._replace(until=self._conversation.now + every)
                    if typed is not None:
                        self._kept_until = self._conversation.now + SECOND_DIGIT if typed.isdecimal() else 0.0
                        prompt = choosing.send(typed)
            except StopIteration as chosen:
                wanted: Json | None = chosen.value
                return wanted
        return {}

    def _choose(self) -> Talk[Json | None]:
        self._kept_until = 0.0
        while PART in (line := (yield from self._chosen()))[1]:
            part, before = line[1][PART], self._part
            if part == before == MAIN:
                return None
            if part == ABOUT:
                self._conversation.breath.answer(*whole(self._conversation, _text(self._evening["about"])))
            else:
                own = {PART: MAIN, "name": self._evening.get("own")}
                self._open(part, own if part == STANDINGS else {PART: before})
                self._says_title, self._says_line = part != MAIN, True
        self._says_line = self._is_asking = True
        self._says_title = line[1]["kind"] == "hall"
        try:
            return (yield from self._completed(*line))
        finally:
            self._is_asking = False

    def _chosen(self) -> Talk[Line]:
        conversation = self._conversation
        told = [piece for line in self._news() for piece in whole(conversation, line)]
        was = self._here()
        self._read_lines()
        place = self._place_now()
        entries = [MenuLine(label) for label, _ in self._lines]
        walk = MenuWalk(conversation, entries, place)
        if self._says_title and not (told and self._part == MAIN):
            told.append(self._title())
        if told or self._says_line or was != self._lines[place]:
            conversation.breath.answer(*told, walk.line())
            if was is not None and not self._says_line:
                conversation.entries.ignore_typed_ahead()
        self._walk, self._says_title, self._says_line, self._has_changed = walk, False, False, False
        chosen = yield from pick(conversation, self._title(), entries, walk=walk)
        if chosen is None:
            return self._title(), {PART: MAIN}
        walk.place = chosen
        return self._lines[chosen]

    def _here(self) -> Line | None:
        if self._walk is None:
            return None
        self._at = self._lines[self._walk.place][1]
        return self._lines[self._walk.place]

    def _read_lines(self) -> None:
        seat, self._seat = self._seat, self._evening.get("seat", {}).get("token", "")
        if self._seat not in ("", seat):
            self._open(MAIN, {})
        parts = {MAIN: self._main, PLAN: self._plan, STANDINGS: self._standings}
        if not (lines := [*parts[self._part]()]):
            self._open(MAIN, {})
            lines = [*self._main()]
        self._lines = lines

    def _place_now(self) -> int:
        if self._part == MAIN and self._walk is not None and not self._walk.place:
            return 0  # what is new, and most wanted, comes first
        found = [place for place, (_, message) in enumerate(self._lines) if message == self._at]
        if not found and self._part == PLAN and self._walk is not None:
            return min(self._walk.place, len(self._lines) - 1)
        return found[0] if found else 0

    def _news(self) -> Iterator[Message]:
        hall, evening, known = self._hall, self._evening, self._known
        said = [f"{evening['title']}.", *evening["text"]] if "title" in evening else []
        self._known = [*([hall["said"]] if hall["said"] else []), *said]
        if self._had_evening and not said:
            yield menu_message("evening-table-ended")
        self._had_evening = bool(said)
        yield from (_text(line) for line in self._known if line not in known)

    def _title(self) -> Message:
        if self._part == PLAN:
            return menu_message("hall-evening-what")
        if self._part == STANDINGS:
            return menu_message("hall-standings-of", number=len(self._lines))
        return menu_message("hall-doings", number=len(self._hall["tables"]))

    def _main(self) -> Iterator[Line]:
        hall, evening = self._hall, self._evening
        seat, planned = evening.get("seat"), [*self._plan()]
        doings = [one for one in evening.get("doings", ()) if plan.word_of(one["action"]) not in plan.CHOICES]
        if seat is not None:
            yield _text(seat["label"]), {"kind": "token", "token": seat["token"], "code": seat["code"]}
        if planned:
            yield menu_message("hall-evening-plan"), {PART: PLAN}
        yield from (_doing(one) for one in reversed(doings) if one["asks"])
        if evening.get("rows"):
            yield menu_message("hall-standings"), {PART: STANDINGS}
        if evening.get("about"):
            yield menu_message("hall-evening-about"), {PART: ABOUT}
        others = [_doing(one) for one in doings if not one["asks"]]
        if "title" in evening:
            yield from others
        for one in hall["tables"]:
            if self._is_own(one["code"]):
                yield menu_message("hall-back", text=one["text"]), {"kind": "join", "code": one["code"]}
            elif one["free"]:
                yield _text(one["text"]), {"kind": "join", "code": one["code"]}
        for game, title in hall["games"]:
            yield menu_message("hall-open", title=title), {"kind": "join", "code": self.code, "game": game}
        yield menu_message("hall-by-code"), {"kind": "join"}
        for one in hall["tables"]:
            yield _text(one["look"]), {"kind": "join", "code": one["code"], "screen": True}
        yield menu_message("hall-look-again"), SHOW
        if hall["steward"]:
            if "title" not in evening:
                yield from others
            for one in hall["tables"]:
                yield _text(one["close"]), {**SHOW, "action": "close", "about": one["code"]}
            yield menu_message("page-hall-say"), {**SHOW, "action": "say"}
            yield menu_message("page-hall-set"), {**SHOW, "action": "word"}

    def _is_own(self, code: str) -> bool:
        is_next = code == self._evening.get("seat", {}).get("code")
        return not is_next and tokens.token_for(key_of(self._place, code)) is not None

    def _plan(self) -> Iterator[Line]:
        doings = self._evening.get("doings", ())
        return (_doing(one) for one in doings if plan.word_of(one["action"]) in plan.CHOICES)

    def _standings(self) -> Iterator[Line]:
        for row in self._evening.get("rows", ()):
            yield _standing(*row), {PART: MAIN, "name": row[1]}

    def _completed(self, label: Message, chosen: Json) -> Talk[Json]:
        conversation = self._conversation
        if chosen["kind"] == "join" and "code" not in chosen:
            conversation.breath.answer(menu_message("join-code"))
            code = (yield from conversation.line()).strip()
            return {**chosen, "code": code} if code else SHOW
        action = chosen.get("action")
        if action in SURE and not (yield from yes(conversation, label, usual=False)):
            return SHOW
        if action in ("say", "word"):
            conversation.breath.answer(menu_message("join-say-what" if action == "say" else "hall-word-what"))
            typed = (yield from conversation.line()).strip()
            return {**chosen, "about": typed} if typed or action == "word" else SHOW
        return chosen


def key_of(place: str, code: str) -> str:
    # Of the token of a seat.
    return f"{place} {''.join(filter(str.isalnum, code.upper()))}"


def _doing(one: Json) -> Line:
    return _text(one["label"]), {"kind": "evening", "action": one["action"]}


def _standing(place: str, name: str, points: str, where: str) -> Message:
    won = menu_message("evening-points-and", points=points)
    if points.isdecimal():
        won = menu_message("evening-points", points=int(points))
    return menu_message("hall-standing", place=place or "none", name=name, points=won, where=where or "none")


def _text(text: str) -> Message:
    return menu_message("text", text=text)


def _written(title: str, csv: str) -> Message:
    stem = "-".join("".join(letter if letter.isalnum() else " " for letter in title).split())
    try:
        return menu_message("memory-written", file=str(write_new(documents(), stem, ".csv", f"\ufeff{csv}")))
    except OSError as error:
        return menu_message("memory-not-kept", reason=system_reason(error))
