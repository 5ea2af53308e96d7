from collections.abc import Sequence
from typing import Protocol

from audiogames.core.journal import JournalStore
from audiogames.core.messages import Message, Seat
from audiogames.play.conversation import Conversation
from audiogames.play.menus.new_table.days import Day
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.person.participant import Participant
from audiogames.play.people.person.talks import Doors, OwnDeckTable
from audiogames.play.prompts import Talk
from audiogames.play.table.sitting import Sitting


class GatheringMediator(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def code(self) -> str: ...

    @property
    def address(self) -> str: ...

    @property
    def wanted(self) -> WantedTable: ...

    @property
    def doors(self) -> Doors: ...

    @property
    def sitting(self) -> Sitting | None:
        """None before the first game and between two."""
        ...

    @property
    def own_deck(self) -> OwnDeckTable: ...

    @property
    def has_played(self) -> bool: ...

    @property
    def file(self) -> str: ...

    def take_up(self, now: float) -> None:
        """Read the game stored before a restart. Raises JournalDamaged."""
        ...

    def open(self, now: float) -> None: ...

    def leave(self, participant: Participant, now: float) -> None:
        """If others play on, a bot takes the seat."""
        ...

    def today(self) -> Day: ...

    def retell(self, conversation: Conversation, store: JournalStore, seat: Seat) -> Talk[None]: ...

    def changed(self) -> None:
        """The stored state is outdated."""
        ...

    def tell_lobby(self) -> None: ...


class TableDoingsMediator(GatheringMediator, Protocol):
    def choose(self, wanted: WantedTable, told: Sequence[Message], now: float) -> None: ...

    def renew_code(self) -> None: ...

    def standings(self, seat: Seat) -> Sequence[Message]: ...

    def gather_again(self, now: float) -> None: ...

    def end(self, why: Message) -> None: ...

    def dissolve(self, why: Message) -> None: ...
