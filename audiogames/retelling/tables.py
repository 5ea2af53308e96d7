import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from audiogames.core.errors import GameError
from audiogames.core.game import Json
from audiogames.core.journal import JournalStore
from audiogames.core.messages import Message, Seat
from audiogames.play.conversation import Conversation
from audiogames.play.menus.new_table.days import Day
from audiogames.play.menus.new_table.tables import Result, ShelvedGame
from audiogames.play.past.memory import goals, of_people
from audiogames.play.prompts import Talk
from audiogames.play.table.sitting import Sitting
from audiogames.retelling.replay import step_through
from audiogames.retelling.saved import SUFFIX, SavedGame
from audiogames.retelling.shelf import NAME_FORMAT, FolderShelf, shelved
from audiogames.retelling.upkeep import USED, day_of
from audiogames.settings.store import load
from audiogames.storage.database import JournalDatabase


class TableShelf:
    """A finished game leaves its result among those of the player who opened the table.

    It leaves no journal, which would show everybody's hands.
    """

    def __init__(
        self, database: JournalDatabase, clock: Callable[[], float] = time.time, remembers: bool = True
    ) -> None:
        """`clock` gives the seconds since 1970."""
        self._database = database
        self._clock = clock
        self._remembers = remembers

    def begin(self, game: str) -> tuple[ShelvedGame, JournalStore]:
        name = f"{datetime.now():{NAME_FORMAT}}-{game}-{secrets.token_hex(4)}"
        return _of_table(name), self._database.new(name)

    def seed(self) -> int:
        return secrets.randbits(63)

    def take_up(self, saved: ShelvedGame) -> tuple[JournalStore, str | None]:
        return self._database.open(saved.id), None

    def discard(self, saved: ShelvedGame, store: JournalStore) -> None:
        store.close()
        self._database.remove(saved.id)

    def put_away(self, saved: ShelvedGame) -> ShelvedGame:
        """Raises JournalUnwritable."""
        self._database.remove(saved.id)
        return saved

    def keep_result(self, result: Result) -> None:
        if self._remembers:
            FolderShelf().keep_result(result)

    def retell(self, conversation: Conversation, store: JournalStore, seat: Seat) -> Talk[None]:
        try:
            saved = SavedGame(Path(), store)
        except GameError as error:
            conversation.breath.answer(error.message)
        else:
            yield from step_through(conversation, saved, seat)

    def today(self) -> Day:
        return FolderShelf().last_days(1)[0]

    def remember(self, sitting: Sitting, saved: ShelvedGame) -> Mapping[Seat, Sequence[Message]]:
        """Store a finished game for the people whom this computer remembers. Raises OSError.

        Returns the small goals that each of them has reached with it, by seat. Empty if the game was stored before.
        """
        if not self._remembers:
            return {}
        shelf = FolderShelf()
        kept = of_people(sitting, load()[0].remembered, saved.name, str(shelf.last_days(1)[0]))
        before = shelf.remembered().games if kept else ()
        shelf.remember([*kept.values()])
        found: dict[Seat, Sequence[Message]] = {}
        for seat, game in kept.items():
            own = [one for one in before if one.name == game.name]
            found[seat] = goals(game, own) if all(one.id != game.id for one in own) else ()
        return found

    def note(self, table: str, record: Json | None) -> None:
        """A record of None is deleted. Raises JournalUnwritable."""
        if record is not None:
            record = {**record, USED: day_of(self._clock())}
        self._database.put_record(table, None if record is None else json.dumps(record))


def _of_table(name: str) -> ShelvedGame:
    return shelved(Path(f"{name}{SUFFIX}"))._replace(id=name)
