"""People of a club evening in a hall of tests: they take part, go to their tables and play there by buttons."""

from typing import Any

from audiogames.core.chance import Generator

from .halls import KEY, Guest, HallRoom
from .tables import pressed, whole

NAMES = ("Ana", "Bob", "Cleo", "Dina", "Émile", "Fanny", "Gil")


class EveningGuest:
    """Somebody with a device that goes from the hall to a table and back, with a new socket each time."""

    def __init__(self, room: HallRoom, name: str) -> None:
        self.room, self.name = room, name
        self.token = ""
        self.chance = Generator(sum(name.encode()))
        self.at: Guest = room.guest()
        self.come_in()

    def come_in(self) -> None:
        self.at.drop()
        self.at = self.room.guest()
        self.at.send(kind="hall", language="en")
        if self.token:
            self.ask()

    def ask(self, action: str = "", code: str = "") -> Any:
        self.at.send(kind="evening", code=code, language="en", name=self.name, token=self.token, action=action)
        self.token = self.at.last("evening").get("token", self.token)
        return self.at.last("evening")

    @property
    def shown(self) -> Any:
        return self.at.last("evening")

    def actions(self) -> list[str]:
        return [doing["action"] for doing in self.shown["doings"]]

    def sit(self) -> None:
        self.at.send(kind="token", token=self.shown["seat"]["token"], language="en")

    def play(self) -> bool:
        """Do something at the table if there is something to be done."""
        shown: Any = {}
        for message in self.at.frames:
            shown = whole(shown, message) if message["kind"] == "shown" else shown
        told = [one["number"] for frame in self.at.frames if frame["kind"] == "reply" for one in frame["told"]]
        if told and told[-1] > getattr(self.at, "reported", 0):
            self.at.reported = told[-1]  # type: ignore[attr-defined]
            self.at.send(kind="heard", heard=told[-1])
        answer = pressed(shown, self.chance)
        if answer is not None:
            self.at.send(**answer)
        return answer is not None


class EveningRoom:
    """A hall with a steward, and people who take part in its evening."""

    def __init__(self, *choices: str, people: int = 7, room: HallRoom | None = None) -> None:
        self.room = room or HallRoom()
        self.steward = self.room.guest("9.9.9.9")
        self.guests: list[EveningGuest] = []
        self.steward.look(KEY)
        for action in ("new", *choices, "open") if people else ():
            self.order(action)
        for name in NAMES[:people]:
            self.guests.append(EveningGuest(self.room, name))
            self.guests[-1].ask("come")

    def order(self, action: str) -> Any:
        self.steward.send(kind="evening", code=KEY, language="en", action=action)
        return self.steward.last("evening")

    def offers(self) -> list[str]:
        return [doing["action"] for doing in self.order("")["doings"]]

    def play(self, rounds: int = 4000) -> None:
        """Let everybody at a table play until the round is over."""
        for _ in range(rounds):
            self.room.wait(1.0)
            if self.order("")["phase"] != "round":
                return
            for guest in self.guests:
                guest.play()
        raise AssertionError("the round has not ended")
