"""A face of a test: numbered buttons and parts, no terminal and no socket, under a clock of the test's own."""

from collections.abc import Callable, Sequence
from typing import Any

from audiogames.bots.levels import make_bot
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.messages import Seat
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.shown import ShownParts, ShownTable, show
from audiogames.play.table.sitting import Sitting


class Witch:
    """Chooses for a seat of a table like a bot of the level "witch" that hears what the seat may know."""

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        self._sitting = sitting
        self._seat = seat
        self._bot = make_bot(sitting.table.game.name, "witch", sitting.table.seed)
        self._known = 0

    def choose(self) -> str | None:
        """Return an action in its text form, None if the seat may do nothing."""
        table = self._sitting.table
        actions: tuple[Any, ...] = table.legal().get(self._seat, ())
        for step in table.steps[self._known :]:
            self._bot.hear(heard(step.events_for((self._seat,)), self._seat))
        self._known = len(table.steps)
        return table.game.format_action(self._bot.choose(table.view(self._seat), actions)) if actions else None


class Buttons:
    """One device at a table. `slow` is how many seconds it takes to tell something; it never types a word."""

    def __init__(
        self,
        sitting: Sitting,
        id: str,
        seats: Sequence[Seat],
        now: float,
        device: Device | None = None,
        slow: float = 0.1,
        seed: int = 0,
        resumed: bool = False,
        keeps: Callable[[str, Any], object] | None = None,
    ) -> None:
        self.conversation = Conversation((device or Device())._replace(id=id, exact=True))
        self.conversation.listen(keeps=keeps)
        self.sitting = sitting
        self.replies: list[Reply] = []
        self.reported = 0
        self._slow = slow
        self._chance = Generator(seed)
        self._telling: list[tuple[float, int]] = []
        self._refused = 0
        talk = GameTalk(self.conversation, sitting, "table", resumed, seats)
        self._take(self.conversation.begin(talk.run(), now), now)

    def _take(self, reply: Reply | None, now: float) -> None:
        """Begin to tell what a reply has."""
        if reply is None:
            return
        self.replies.append(reply)
        self._telling += [(now + self._slow, told.number) for told in reply.told]

    @property
    def due(self) -> float:
        """When something was told to its end."""
        return min((at for at, _ in self._telling), default=float("inf"))

    def follow(self, now: float) -> None:
        """Report what was told, and take what the table has for this device."""
        done = [number for at, number in self._telling if at <= now]
        if done:
            self.reported = max(done)
            self._telling = [(at, number) for at, number in self._telling if number > self.reported]
            self._take(self.conversation.enter(Entry("heard", heard=max(done)), now), now)
        self._take(self.conversation.follow(now), now)

    def enter(self, entry: Entry, now: float) -> None:
        """Do something else than to press a button."""
        self._take(self.conversation.enter(entry, now), now)

    def said(self) -> list[str]:
        """Return all that was told here, in words."""
        return [line.text for reply in self.replies for told in reply.told for line in told.utterances]

    def shown(self) -> ShownTable:
        """Return what this device shows."""
        shown = show(self.conversation)
        assert shown is not None
        return shown

    def press(self, now: float) -> bool:
        """Press a button that is offered, or compose what is asked for; whether there was anything to press."""
        shown = self.shown()
        if not shown.offer or not (shown.choices or shown.parts):
            return False
        if shown.parts is not None and (not shown.choices or self._chance.below(2)):
            entry = Entry("picked", piles=self._composed(shown.parts), offer=shown.offer)
        elif shown.choices:
            entry = Entry("picked", shown.choices[self._chance.below(len(shown.choices))].action, offer=shown.offer)
        else:
            return False
        self.send(entry, now)
        return True

    def send(self, entry: Entry, now: float) -> Reply:
        """Send an entry; return its reply, which is told."""
        reply = self.conversation.enter(entry, now)
        self._take(reply, now)
        return reply

    def _composed(self, parts: ShownParts) -> tuple[tuple[str, ...], ...]:
        """Put some of the parts into piles."""
        ids = [item.id for item in parts.items]
        count = parts.least + self._chance.below(min(parts.most, len(ids)) - parts.least + 1)
        chosen = [ids.pop(self._chance.below(len(ids))) for _ in range(count)]
        if parts.piles > 1 and len(chosen) > 1 and self._chance.below(2):
            cut = 1 + self._chance.below(len(chosen) - 1)
            return tuple(chosen[:cut]), tuple(chosen[cut:])
        return (tuple(chosen),)

    def leave(self, now: float) -> None:
        """Go away, whatever is still to be told."""
        self.sitting.seats.leave(self.conversation.device.id, now)


def play(sitting: Sitting, faces: Sequence[Buttons], now: float = 0.0, most: int = 6000) -> float:
    """Play until the game ends; return the second of its end."""
    now = play_on(sitting, faces, now, most)
    assert sitting.table.over, f"no end after {most} rounds at second {now}: {sitting.table.position()}"
    return now


def play_on(sitting: Sitting, faces: Sequence[Buttons], now: float, rounds: int) -> float:
    """Play so many rounds, or to the end; return the second. Time goes on to what is due next, and never back."""
    for _ in range(rounds):
        if sitting.table.over:
            return now
        sitting.tick(now)
        for question in sitting.questions:
            sitting.hand_in(question, question.answer(), now)
        for face in faces:
            face.follow(now)
        pressed = [face.press(now) for face in faces]
        if any(pressed):
            continue
        due = min([sitting.due(), *(face.due for face in faces)])
        now = max(now + 0.001, due) if due < float("inf") else now + 1.0
    return now
