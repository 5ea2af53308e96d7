"""The finger school: lessons by ear on a practice sheet, until each sign is known."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.messages import Items, Message, result
from audiogames.play.prompts import Talk
from audiogames.stickers.questions import InterviewEnded, Interviewer
from audiogames.tactile.export.guide import Series, Sign, spot_message
from audiogames.tactile.lint import MOST_SHAPES
from audiogames.tactile.sheets.labels import PlacedSticker
from audiogames.tactile.words.typed import echo, meant

SURE: Final = 2
"""Consecutive right answers that make a sign known. One is enough for learnt signs in a mix."""
MOST_QUESTIONS: Final = 8
"""Maximum questions per sign in one lesson."""
SMALLEST: Final = 2
"""Minimum signs of a field for a lesson of their own."""
MOST_TROUBLE: Final = 5
"""Faults beyond which a sign comes no more often."""


class Lesson(NamedTuple):
    new: tuple[Sign, ...]
    signs: tuple[Sign, ...]


def lessons(series: Sequence[Series]) -> tuple[Lesson, ...]:
    """Each lesson has at most about five new signs.

    Numbers come in fives, more than five shapes in two groups and then mixed, and everything at the end.
    """
    found: list[Lesson] = []
    small = tuple(sign for one in series if len(one.signs) < SMALLEST for sign in one.signs)
    for one in series:
        if len(one.signs) < SMALLEST and len(series) > 1:
            continue
        if one.shapes:
            groups = one.groups
        else:
            starts = range(0, len(one.signs), MOST_SHAPES)
            groups = tuple(one.signs[start : start + MOST_SHAPES] for start in starts)
        found += [Lesson(group, group) for group in groups]
        if len(groups) > 1:
            found.append(Lesson((), one.signs))
    if len(series) > 1:
        found.append(Lesson(small, tuple(sign for one in series for sign in one.signs)))
    return tuple(found)


@dataclass
class SchoolRecord:
    """`lesson` counts from 0. `answers` are True if right, by the id of a sign.

    `taken` counts by "asked-for said".
    """

    lesson: int = 0
    answers: dict[str, list[bool]] = field(default_factory=dict)
    taken: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, kept: Mapping[str, Any] | None) -> "SchoolRecord":
        """Invalid parts are ignored."""
        kept = kept if isinstance(kept, Mapping) else {}
        lesson, answers, taken = kept.get("lesson"), kept.get("answers"), kept.get("taken")
        record = cls(lesson if type(lesson) is int and lesson >= 0 else 0)
        if isinstance(answers, Mapping):
            for sign, given in answers.items():
                if isinstance(given, list) and all(isinstance(right, bool) for right in given):
                    record.answers[str(sign)] = list(given)
        if isinstance(taken, Mapping):
            for pair, times in taken.items():
                if type(times) is int and times > 0:
                    record.taken[str(pair)] = times
        return record

    def add(self, sign: str, said: str | None) -> bool:
        """Return True if the answer was right. None means "I do not know"."""
        right = said == sign
        self.answers.setdefault(sign, []).append(right)
        if said is not None and not right:
            pair = f"{sign} {said}"
            self.taken[pair] = self.taken.get(pair, 0) + 1
        return right

    def sure(self, sign: str, needed: int = SURE, since: int = 0) -> bool:
        """Return True if the last answers for a sign since `since` were right."""
        last = self.answers.get(sign, [])[since:][-needed:]
        return len(last) == needed and all(last)

    def weight(self, sign: str) -> int:
        """How often to ask for a sign, relative to others.

        Both signs of a confused pair come most, until they were right as often.
        """
        given = self.answers.get(sign, [])
        mixed = sum(times for pair, times in self.taken.items() if sign in pair.split())
        trouble = min(given.count(False) + mixed, MOST_TROUBLE)
        right_since = next((back for back, right in enumerate(reversed(given)) if not right), len(given))
        return (1 if self.sure(sign) else 3) + 2 * max(trouble - right_since, 0)

    def score(self, sign: str) -> dict[str, int]:
        given = self.answers.get(sign, [])
        return {"good": sum(given), "asked": len(given)}


@dataclass
class School(Interviewer):
    """`placed` is the practice sheet of these `series`. `kept` is stored progress."""

    placed: Sequence[PlacedSticker]
    series: Sequence[Series]
    chance: Generator
    kept: Mapping[str, Any] | None = None

    def __post_init__(self) -> None:
        self.record = SchoolRecord.of(self.kept)
        self.lessons = lessons(self.series)
        self.signs = {sign.id: sign for one in self.series for sign in one.signs}
        self.labels: dict[str, list[PlacedSticker]] = {}
        for label in self.placed:
            self.labels.setdefault(label.sticker.card, []).append(label)
        self.before = {sign: len(given) for sign, given in self.record.answers.items()}

    def run(self) -> Talk[dict[str, Any]]:
        """Run the lessons until all are known or the person stops. Returns progress to store."""
        self.tell("tactile-guide-school-begin")
        if self.record.lesson >= len(self.lessons):
            self.record.lesson = max(len(self.lessons) - 1, 0)
        with suppress(InterviewEnded):
            while self.record.lesson < len(self.lessons):
                yield from self._lesson(self.lessons[self.record.lesson])
                self.record.lesson += 1
            self.tell("tactile-guide-school-all-sure")
        self._report()
        return asdict(self.record)

    def _lesson(self, lesson: Lesson) -> Talk[None]:
        number = self.record.lesson + 1
        values = Items(tuple(sign.name for sign in lesson.signs), "and")
        self.tell("tactile-guide-school-lesson", number=number, lessons=len(self.lessons), values=values)
        self._show(lesson.new)
        needed = SURE if lesson.new == lesson.signs else 1
        begun = {sign.id: len(self.record.answers.get(sign.id, [])) for sign in lesson.signs}
        last: Sign | None = None
        for _ in range(MOST_QUESTIONS * len(lesson.signs)):
            if all(self.record.sure(sign.id, needed, begun[sign.id]) for sign in lesson.signs):
                self.tell("tactile-guide-school-sure", number=number)
                return
            last = self._choose(lesson.signs, last)
            yield from self._question(last, lesson)

    def _show(self, signs: Sequence[Sign]) -> None:
        for sign in signs:
            spot = spot_message(self.labels[sign.id][0])
            self.tell("tactile-guide-school-show", spot=spot, value=sign.name, marks=sign.marks(self.code))

    def _choose(self, signs: Sequence[Sign], last: Sign | None) -> Sign:
        """Never the last sign again, and confused ones more often."""
        free = [sign for sign in signs if sign is not last] or list(signs)
        weights = [self.record.weight(sign.id) for sign in free]
        at = self.chance.below(sum(weights))
        for sign, weight in zip(free, weights, strict=True):
            at -= weight
            if at < 0:
                return sign
        raise AssertionError("a number below the sum of the weights lies in one of them")

    def _question(self, sign: Sign, lesson: Lesson) -> Talk[None]:
        labels = self.labels[sign.id]
        label = labels[self.chance.below(len(labels))]
        said = yield from self._answer(sign, spot_message(label), lesson)
        right = self.record.add(sign.id, said)
        told = {"value": sign.name, **self.record.score(sign.id)}
        if right:
            self.tell("tactile-guide-school-right", **told)
        elif said is None:
            self.tell("tactile-guide-school-unknown", **told, marks=sign.marks(self.code))
        else:
            other = self.signs[said]
            told |= {"said": other.name, "other": other.marks(self.code)}
            self.tell("tactile-guide-school-wrong", **told, marks=sign.marks(self.code))

    def _answer(self, sign: Sign, spot: Message, lesson: Lesson) -> Talk[str | None]:
        """Ask until the answer is a sign. None for "I do not know". Raises InterviewEnded."""
        names = {id: sign.name for id, sign in self.signs.items()}
        in_lesson = {sign.id for sign in lesson.signs}
        while True:
            typed = yield from self.answer("tactile-guide-school-ask", spot=spot)
            if typed.strip() == "?":
                self._show(lesson.signs)
                continue
            if not typed.strip():
                return None
            found = meant(typed, names, self.language)
            found = tuple(id for id in found if id in in_lesson) or found
            # A colour may be written in two sizes, under one name: its name does not say which is meant.
            if sign.id in found and len({self.signs[id].value for id in found}) == 1:
                return sign.id
            if len(found) == 1:
                return found[0]
            if found:
                values = Items(tuple(names[id] for id in found), "or")
                self.tell("tactile-guide-school-several", typed=echo(typed), values=values)
            else:
                value = lesson.signs[0].name
                self.tell("tactile-guide-school-not-understood", typed=echo(typed), value=value)

    def _report(self) -> None:
        today = {
            sign: given[self.before.get(sign, 0) :] for sign, given in self.record.answers.items() if sign in self.signs
        }
        number = sum(len(given) for given in today.values())
        if not number:
            self.tell("tactile-guide-school-none")
            return
        self.tell("tactile-guide-school-score", good=sum(sum(given) for given in today.values()), asked=number)
        missed = tuple(
            result("tactile-guide-school-sign", value=self.signs[sign].name, good=sum(given), asked=len(given))
            for sign, given in today.items()
            if not all(given)
        )
        if missed:
            self.tell("tactile-guide-school-missed", signs=Items(missed, "semicolon"))
        else:
            self.tell("tactile-guide-school-clean")
        pairs = tuple(self._mixed())
        if pairs:
            self.tell("tactile-guide-school-confused", pairs=Items(pairs, "semicolon"))

    def _mixed(self) -> Iterator[Message]:
        for pair, times in sorted(self.record.taken.items(), key=lambda entry: -entry[1]):
            sign, _, said = pair.partition(" ")
            if sign in self.signs and said in self.signs:
                value, other = self.signs[sign].name, self.signs[said].name
                yield result("tactile-guide-school-mixed", value=value, times=times, said=other)
