from contextlib import suppress
from math import inf
from typing import Final

from audiogames.core.errors import BadRequest, JournalUnwritable, reason
from audiogames.core.messages import Message, Seat
from audiogames.core.timing import SOON
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.menus.new_table.tables import title
from audiogames.play.people import codes
from audiogames.play.people.devices import Devices
from audiogames.play.people.frames import ELSEWHERE, LEFT, MOVED, Frame, OutgoingFrames, about_table
from audiogames.play.people.mediator import GatheringMediator
from audiogames.play.people.person.participant import Participant, People, RequestRefused
from audiogames.play.people.protocol import Join, LookAtTable, Sent, Token, written
from audiogames.play.table import doings, seen
from audiogames.play.table.names import are_alike, name_of, same_name
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import AGAIN_SECONDS

RELOADED: Final = 5.0
"""Seconds for a dropped device to return before it is announced."""

MOST_SCREENS: Final = 12


class Entrance:
    def __init__(
        self, people: People, devices: Devices, outgoing: OutgoingFrames, table: GatheringMediator, came: int = 0
    ) -> None:
        self._people = people
        self._devices = devices
        self._outgoing = outgoing
        self._table = table
        self._came = came
        self._seat_codes = codes.SeatCodes()
        self._languages: dict[int, str] = {}

    @property
    def came(self) -> int:
        return self._came

    @property
    def seat_codes(self) -> tuple[str, ...]:
        return self._seat_codes.codes

    def language(self, link: int) -> str:
        participant = self._people.at(link)
        if participant is not None:
            return participant.device.language
        return self._languages.get(link, self._table.wanted.language)

    def due(self) -> float:
        """When to call `wait_no_longer`, or infinity."""
        gone = [one for one in self._people if one.dropped < inf]
        kept = self._reserved
        return min((one.dropped + (RELOADED if self._is_missed(one) else kept) for one in gone), default=inf)

    def lost(self, link: int, now: float) -> None:
        self._languages.pop(link, None)
        participant = self._people.at(link)
        if participant is None:
            return
        participant.lose(now)
        self._table.tell_lobby()

    def let_in(self, link: int, sent: Sent, now: float) -> None:
        """Somebody joins or returns. Raises RequestRefused."""
        match sent:
            case Join():
                self._languages[link] = sent.language
                self._join(link, sent, now)
            case Token():
                self._languages[link] = sent.language or self._table.wanted.language
                self._come_back(link, sent, sent.token, now)
            case LookAtTable():
                self._look(link, sent, now)
            case _:
                raise RequestRefused("message", reason("web-join-first"))

    def _join(self, link: int, sent: Join, now: float) -> None:
        token = codes.new_token(self._table.id, sent.secret)
        if self._people.with_token(codes.hashed(token)) is not None:  # the first answer was lost
            self._come_back(link, sent, token, now)
            return
        self._table.take_up(now)
        if not sent.screen and (code := self._seat_codes.opened_by(sent.code, now)) is not None:
            self._take_seat(link, sent, code, now)
            return
        if not codes.is_code(sent.code, self._table.code):
            raise RequestRefused("code", reason("web-seat-code-over"))
        seat, name = None, ""
        if self._table.wanted.evening and not sent.screen:
            raise RequestRefused("full", reason("evening-seats"))
        if not sent.screen:
            seat = self._free_seat(sent.seat)
            name = self._name(sent.name, seat)
        elif self._people.screens >= MOST_SCREENS:
            self._make_room_for_screen(now)
        if self._table.sitting is not None and seat is not None:
            if seat in self._table.sitting.seating.people:  # it was left, and nobody has it
                self._table.sitting.seats.assign(seat, self._table.wanted.level, now)
            self._table.sitting.seats.assign(seat, PERSON, now, name)
        participant = self._sit(link, sent, seat, name)
        is_free = not self._table.wanted.deck and not self._table.own_deck.is_open
        if is_free and self._table.sitting is None and not self._table.has_played and not self._people.free:
            self._table.open(now)
        else:
            self._devices.begin(participant, now)

    def _make_room_for_screen(self, now: float) -> None:
        """The one that has been gone longest. Raises RequestRefused if all are present."""
        gone = [one for one in self._people if one.seat is None and one.link is None]
        if not gone:
            raise RequestRefused("full", reason("web-too-many-screens"))
        longest = min(gone, key=lambda one: one.dropped)
        self._people.remove(longest)
        self._devices.stand_up(longest, now)

    def _sit(self, link: int, sent: Join, seat: Seat | None, name: str) -> Participant:
        token = codes.new_token(self._table.id, sent.secret)
        device = self._devices.set_up(self._devices.device(sent.language, sent.verbosity, not sent.reader), sent)
        self._came += 1
        participant = Participant(self._came, name, seat, device, codes.hashed(token))
        participant.come(link, sent.terminal is not None)
        participant.equip(sent)
        self._languages.pop(link, None)
        self._people.append(participant)
        self._table.changed()
        self._devices.welcome(participant, token)
        if seat is not None:
            self._outgoing.report("joined", seat=seat, name=name)
        return participant

    def _take_seat(self, link: int, sent: Join, code: codes.SeatCode, now: float) -> None:
        before = self._people.of(code.seat)
        if before is None or (code.hands_over and (before.link is not None or self._table.sitting is None)):
            raise RequestRefused("code", reason("web-seat-code-over"))
        name = self._name(sent.name, code.seat) if code.hands_over else before.name
        if self._table.sitting is not None and (code.hands_over and not same_name(name, before.name)):
            self._devices.stand_up(before, now)
            self._table.sitting.seats.hand_over(code.seat, name, now)
        elif self._table.sitting is not None:
            self._table.sitting.seats.move(code.seat, now)
        self._seat_codes.end(code.seat)
        place = self._people.index(before)
        self._people.remove(before)
        if before.link is not None:
            self._outgoing.send(Frame(before.link, "", close=MOVED))
        participant = self._sit(link, sent, code.seat, name)
        self._people.insert(place, self._people.pop())  # the first who came may begin the game
        participant.take_over(before)
        self._devices.begin(participant, now)

    def _name(self, typed: str, seat: Seat) -> str:
        try:
            name = name_of(typed)
        except BadRequest as wrong:
            raise RequestRefused("name", wrong.message) from wrong
        names = [one.name for one in self._people if one.seat != seat]
        if self._table.sitting is not None:
            names += [
                other for at, other in enumerate(self._table.sitting.table.names) if other is not None and at != seat
            ]
        if any(same_name(name, other) for other in names):
            raise RequestRefused("name-taken", reason("web-name-taken"))
        if alike := next((other for other in names if are_alike(name, other)), ""):
            raise RequestRefused("name-taken", reason("name-alike", name=alike))
        return name

    def _free_seat(self, wanted: Seat | None) -> Seat:
        free = self._people.free
        if self._table.sitting is not None and self._table.sitting.table.over:
            raise RequestRefused("full", reason("web-game-over"))
        if not free:
            raise RequestRefused("full", reason("web-table-full"))
        if wanted is not None and wanted not in free:
            raise RequestRefused("seat", reason("web-seat-taken"))
        return free[0] if wanted is None else wanted

    def _come_back(self, link: int, sent: Join | Token, token: str, now: float) -> None:
        participant = self._people.with_token(codes.hashed(token))
        if participant is None:
            raise RequestRefused("token", reason("web-token-unknown"))
        self._table.take_up(now)
        if participant.link is not None:
            self._outgoing.send(Frame(participant.link, "", close=ELSEWHERE))
        self._languages.pop(link, None)
        was_terminal = participant.is_terminal
        participant.come(link, sent.terminal is not None)
        if participant.is_terminal != was_terminal:
            participant.put(self._devices.device(participant.device.language, "full", True))
        participant.put(self._devices.set_up(participant.device, sent))
        participant.equip(sent)
        self._devices.welcome(participant, token)
        if not (isinstance(sent, Token) and self._devices.go_on(participant, sent.given, now)):
            self._devices.begin(participant, now)
        is_next = self._table.wanted.evening and self._table.sitting is None and not self._table.has_played
        absent = [one for one in self._people if one.seat is not None and one.link is None]
        if is_next and not absent:
            self._table.open(now)
        for one in absent if is_next else ():
            one.drop(min(one.dropped, now))  # who was waited for in vain is, once somebody is there

    def _look(self, link: int, sent: LookAtTable, now: float) -> None:
        """Report how things stand for a seat. A game stored before a restart is read only where no clock runs."""
        participant = self._people.with_token(codes.hashed(sent.token))
        if participant is None:
            self._outgoing.send(about_table(link, sent.token))
            return
        if self._table.wanted.days:
            self._table.take_up(now)
        sitting, seat = self._table.sitting, participant.seat
        is_read = sitting is not None and sitting.halted is None
        names = self._people.names if sitting is None else sitting.table.names
        told: tuple[Message, ...] = (Message("web-table-kept" if self._table.file else "web-table-not-begun"),)
        if sitting is not None and is_read:
            told = (Message("web-table-over"),) if sitting.table.over else seen.ask(sitting, "turn", seat)
        others = ", ".join(name for at, name in enumerate(names) if name and at != seat)
        told += (Message("web-table-with", {"names": others}),) if others else ()
        words = catalogue(sent.language or participant.device.language)
        state = " ".join(words.text(one, Listener(names, seat, participant.device.verbosity)) for one in told)
        game = words.words(title(self._table.wanted.called))
        text = words.words("far-table", title=game, state=state)
        turn = sitting is not None and is_read and seat is not None and sitting.turns.waiting_for((seat,)) == seat
        self._outgoing.send(about_table(link, sent.token, game, text, turn))

    def send_seat_code(self, participant: Participant, about: Participant | None, word: str, now: float) -> None:
        if about is None or about.seat is None or participant.link is None:
            raise RequestRefused("doing", reason("web-doing-over"))
        code = self._seat_codes.new(about.seat, word == doings.HAND_OVER, now)
        id = "web-hand-over-code" if code.hands_over else "web-move-code"
        said = reason(id, code=codes.said(code.code), name=about.name)
        text = catalogue(participant.device.language).text(said)
        picture = codes.picture(self._table.address, code.code)
        fields = {"code": codes.spelt(code.code), "seconds": codes.SEAT_CODE_SECONDS, "text": text, "picture": picture}
        self._outgoing.send(Frame(participant.link, written("seat-code", fields)))

    def leave(self, participant: Participant, now: float) -> None:
        if participant.link is not None:
            self._outgoing.send(Frame(participant.link, "", close=LEFT))
        self._people.remove(participant)
        self._table.changed()
        seat, sitting = participant.seat, self._table.sitting
        if seat is not None:
            self._seat_codes.end(seat)
            self._outgoing.report("left", seat=seat, name=participant.name)
            if sitting is not None and not sitting.table.over and self._people.seated:
                with suppress(JournalUnwritable):  # the seat stays empty
                    sitting.seats.assign(seat, self._table.wanted.level, now)
        self._devices.stand_up(participant, now)
        self._table.tell_lobby()

    def wait_no_longer(self, now: float) -> None:
        """Recently dropped people are announced, and those dropped long ago replaced by bots."""
        for one in list(self._people):
            if one.dropped == inf:
                continue
            if now + SOON >= one.dropped + RELOADED and self._is_missed(one):
                if one.conversation is None:  # nobody at the table has seen them since the server was started anew
                    self._devices.begin(one, now)
                self._devices.stand_up(one, now)
            if now + SOON >= one.dropped + self._reserved:
                try:
                    self._keep_no_longer(one, now)
                except JournalUnwritable:
                    one.drop(now + AGAIN_SECONDS - self._table.wanted.keep)
                else:
                    one.wait_no_longer()

    @property
    def _reserved(self) -> float:
        return inf if self._table.own_deck.is_open else self._table.wanted.reserved

    def _is_missed(self, one: Participant) -> bool:
        sitting = self._table.sitting
        if one.link is not None or one.conversation is not None or sitting is None:
            return one.link is None and one.conversation is not None
        return one.seat in sitting.seating.people and one.seat not in sitting.seating.away

    def _keep_no_longer(self, participant: Participant, now: float) -> None:
        is_next = self._table.wanted.evening and participant.seat is not None and not self._table.file
        if is_next and self._people.opener is not None:
            self._table.open(now)
        elif is_next:
            return
        if not self._table.file or participant.seat is None:
            self._people.remove(participant)
            self._table.changed()
            self._table.tell_lobby()
        elif self._table.sitting is not None and participant.seat not in self._table.sitting.seating.stand_ins:
            self._table.sitting.seats.stand_in(participant.seat, self._table.wanted.level, now)
