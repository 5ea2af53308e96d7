import re
from collections.abc import Sequence

from audiogames.core.messages import Argument, Items, Message, menu_message
from audiogames.play.parsing.commands import echo
from audiogames.play.parsing.typed import plain
from audiogames.play.prompts import Talk
from audiogames.stickers.free import words as free_words
from audiogames.stickers.free.table import TableFact
from audiogames.stickers.free.talk import FreeTalk


class ScoreTalk(FreeTalk):
    def go_back(self, is_undo: bool, rest: str) -> None:
        raise NotImplementedError

    def is_entry(self, typed: str) -> bool:
        raise NotImplementedError

    def _score(self, rest: str) -> Talk[None]:
        if rest:
            points, (at, first) = free_words.points(rest), self.table.missing
            people = len(self._names)
            if points is None or len(points) not in (people, people - first):
                self._answer(menu_message("free-points-how", number=people - first))
                return
            self._write(at, people - len(points), points)
            return
        at = self.table.missing[0]
        while self.table.missing[0] == at:
            person = self.table.missing[1]
            self._answer(menu_message("free-which-points", name=self._names[person], round=at + 1))
            typed = yield from self._line()
            points = free_words.points(typed) if typed else (0,)
            if self._ends(typed):
                self._answer(menu_message("free-unfinished"))
                return
            if free_words.command(typed) == ("undo", ""):
                self.go_back(True, "")
            elif points is None and self.is_entry(typed):
                self._answer(menu_message("free-unfinished"))
                self._given_back = typed
                return
            elif points is None or len(points) != 1:
                self._answer(menu_message("free-points-how", number=1))
            elif self.table.missing != (at, person):
                pass  # somebody else has written them meanwhile
            elif not self._write(at, person, points):
                return

    def _write(self, at: int, first: int, points: Sequence[int]) -> bool:
        if not self._add(TableFact("score", first, numbers=(at, *points))):
            return False
        said = self.table.sheet[at]
        if None not in said:
            self._tell(self._round(at), *self._leaders())
        return True

    def _round(self, at: int) -> Message:
        points = self.table.sheet[at]
        each = ((self._names[person], value) for person, value in enumerate(points) if value is not None)
        return menu_message("free-round", round=at + 1, points=free_words.of_each(each))

    def _leaders(self) -> tuple[Message, ...]:
        sums = self.table.sums
        best = min(sums) if self._kept.setup.least else max(sums)
        names = Items(
            tuple(menu_message("text", text=name) for name, own in zip(self._names, sums, strict=True) if own == best),
            "and",
        )
        told = menu_message("free-leads", names=names, number=len(names.messages))
        in_all = menu_message("free-sums", points=free_words.of_each(zip(self._names, sums, strict=True)))
        rounds = self.table.sheet
        return (*((in_all,) if len(rounds) > 1 else ()), *((told,) if None not in rounds[-1] else ()))

    def _read_sheet(self, rest: str) -> None:
        sheet = self.table.sheet
        person, more = self._person(rest)
        if rest and (person is None or more):
            self._answer(menu_message("free-nobody", typed=echo(rest), names=", ".join(self._names)))
        elif not sheet:
            self._answer(menu_message("free-no-points"))
        elif person is not None:
            rounds = ((at, points[person]) for at, points in enumerate(sheet, 1) if points[person] is not None)
            said = tuple(
                menu_message("free-of-round", round=at, points=free_words.signed(value or 0)) for at, value in rounds
            )
            told: dict[str, Argument] = {"name": self._names[person], "sum": free_words.signed(self.table.sums[person])}
            self._answer(menu_message("free-of-person", **told, points=Items(said, "semicolon")))
        else:
            self._answer(*map(self._round, range(len(sheet))), *self._leaders())

    def _mend_points(self, typed: str) -> bool:
        found = free_words.of_round().match(plain(typed))
        if found is None:
            return False
        at, (person, more) = int(found[1]) - 1, self._person(found[2])
        right, *wrong = (
            (free_words.points(part) for part in re.split(free_words.not_pattern(), more)) if more else (None,)
        )
        numbers = [right, *wrong]
        if person is None or any(one is None or len(one) != 1 for one in numbers) or len(numbers) > 2:
            self._answer(menu_message("free-mend-how"))
            return True
        said = [one[0] for one in numbers if one is not None]
        sheet = self.table.sheet
        before = sheet[at][person] if 0 <= at < len(sheet) else None
        told: dict[str, Argument] = {"round": at + 1, "name": self._names[person]}
        if before is None:
            self._answer(menu_message("free-not-written", **told))
        elif before not in said[1:] and len(said) > 1:
            self._answer(menu_message("free-written-other", **told, points=free_words.signed(before)))
        elif self._add(TableFact("score", person, numbers=(at, said[0]))):
            points: dict[str, Argument] = {"right": free_words.signed(said[0]), "wrong": free_words.signed(before)}
            self._tell(menu_message("free-mended", **told, **points), *self._leaders())
        return True
