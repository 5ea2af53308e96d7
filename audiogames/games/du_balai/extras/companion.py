"""People throw real dice, and hold real cards. Who plays a card has it."""

# A hidden card that was not said is any that nobody knows. Where another one shows up, the two change places.

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from audiogames.core.chance import Outcome
from audiogames.core.companion import HELD, PARTED, SWAP, Companion, Fact, Known
from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import with_entry
from audiogames.core.messages import Argument, Message, Seat, Who
from audiogames.core.timing import Course
from audiogames.decks.du_balai import DECK, DICE, FACES, SPELLS, SYMBOLS
from audiogames.games.du_balai import rules
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.notation import parse_action
from audiogames.games.du_balai.rules.formulas import valid_sets
from audiogames.games.du_balai.view import View, revealed

SLASH: Final = "/"
SEAT: Final = "seat-"
# Begins the word for a person.
ACROBATIC: Final = "acrobatic-"
SHOWN: Final = "acrobatics"
# Begins what is shown at the end: "acrobatics 0:3 1:2".
SECOND: Final = "second"
KEPT: Final = "kept"
PASSED: Final = "pass"
KEEP: Final = s.Action("keep", card=s.FOG)
# Which of the drawn cards is kept, only its person knows.
PER_FACE: Final = 3
# Sides of the nine dice that show the same face.
NOWHERE: Final = "-"


class Held(NamedTuple):
    old: tuple[s.Card, ...] = ()
    fresh: tuple[s.Card, ...] = ()


class TableCourse(Course):
    def awaits(self, seat: Seat) -> bool:
        return seat not in self.timeline.view(seat).decrees

    def awaits_answers(self) -> bool:
        return bool(self.timeline.view(None).phase == "react")

    def must_act(self, seat: Seat) -> bool:
        return self.timeline.view(None).phase not in ("look", "react")


class BroomCompanion(Companion[s.State, s.Action, View]):
    chores = ("cards", "dice")
    wanted_of: ClassVar = {"faces": "dice", "keep": "cards", SHOWN: "cards"}
    options: ClassVar = {"pace": "free", "time_limit": 0}
    course = TableCourse
    hands = True
    unique = False

    def wants(self, state: s.State, action: s.Action) -> str:
        if action.verb == "roll":
            return "faces"
        is_double = (action.verb, action.card) == ("spell", s.DOUBLE) and state.phase == "resolve"
        if is_double and state.seconds[state.order[0]] is None:
            return SECOND
        if action.verb in ("pass", "keep") and any((*state.cards, *state.fresh, state.drawn)) and _ends(state, action):
            return SHOWN
        return "keep" if action.verb == "keep" else ""

    def is_said(self, wanted: str, said: str) -> bool:
        return SHOWN in said if wanted == SHOWN else bool(said)

    def runs_out(self, state: s.State) -> bool:
        return state.phase == "look" and not rules.to_act(state) and rules.clock_runs(state)

    def why_not(self, state: s.State, seat: Seat, action: s.Action, said: str) -> Message | None:
        for part in said.split(PARTED):
            if action.verb == "roll" and part:
                return _why_not_dice(part.split())
            if part.startswith(SECOND):
                return _why_not_second(state.formulas[seat] or 0, part.split()[1:])
            if part.startswith(SHOWN):
                return _why_not_shown(state, _shown_in(part))
        card = _needed(action)
        if card and state.discard.count(card) == SPELLS[card]:
            return reason("companion-spell-gone", card=s.card_name(card))
        return None

    # Hidden cards.

    def arranged(self, state: s.State, seat: Seat, said: str) -> s.State:
        if said.startswith(HELD):
            _, _, age, have, where, card = said.split()
            return state if have == NOWHERE else _exchanged(state, _place(age, seat), have, where, card)
        for part in said.split(PARTED):
            words = part.split()
            if words[0] == SWAP:
                state = _exchanged(state, *words[1:])
            elif words[0] == SECOND:
                second = s.formula_of(map(SYMBOLS.index, words[1:]))
                state = state._replace(seconds=with_entry(state.seconds, seat, second))
            elif words[0] in FACES:
                state = state._replace(said=True)
        return state

    def found(self, state: s.State, seat: Seat, action: s.Action, known: Known, said: str = "") -> str:
        swaps: list[tuple[str, ...]] = []
        card = _needed(action)
        if card and card not in state.cards[seat]:
            free = _unknown(state, _place("old", seat), known)
            if not free:
                raise IllegalAction(reason("companion-other-cards", card=s.card_name(card)))
            swaps.append((_place("old", seat), free[0], _source(state, seat, card, known), card))
        for part in said.split(PARTED):
            if part.startswith(SHOWN):
                swaps += _Showing(state, _shown_in(part), known).all()
        return PARTED.join(" ".join((SWAP, *swap)) for swap in swaps)

    def fitted(self, state: s.State, action: s.Action, said: str) -> s.Action:
        return action._replace(card=state.drawn[0]) if said.startswith(KEPT) and state.drawn else action

    def held(self, state: s.State, seat: Seat, card: str, known: Known) -> str:
        own = known[seat]
        there = s.all_cards(state.rules).count(card) - state.discard.count(card)
        if card not in s.all_cards(state.rules):
            raise IllegalAction(reason("balai-refuse-no-such-card", card=card[:40]))
        if not there:
            raise IllegalAction(reason("companion-spell-gone", card=s.card_name(card)))
        if (*own.old, *own.fresh).count(card) >= there:
            raise IllegalAction(reason("companion-held-already", card=s.card_name(card)))
        for age in ("fresh", "old"):
            place = _place(age, seat)
            free = _unknown(state, place, known)
            if free:
                number = len(own.old) + len(own.fresh) + 1
                if card in free:
                    return f"{HELD}{number} {age} {NOWHERE} {NOWHERE} {card}"
                return f"{HELD}{number} {age} {free[0]} {_source(state, seat, card, known, place)} {card}"
        raise IllegalAction(reason("companion-cards-full"))

    def known(self, state: s.State, steps: Sequence[Any]) -> Known:
        seats = range(len(state.cards))
        old, fresh = [Counter[str]() for _ in seats], [Counter[str]() for _ in seats]
        used = 0

        def follow(at: s.State, used: int) -> int:
            for user, card in at.used[used:]:
                if user is not None:
                    old[user] -= Counter([card])
            if at.phase in ("roll", "over"):
                for seat in seats:
                    old[seat] += fresh[seat]
                    fresh[seat].clear()
            return len(at.used)

        for step in steps:
            used = follow(step.before, used)
            said = step.entry.said or ""
            if said.startswith(HELD):
                _, _, age, _, _, card = said.split()
                (fresh if age == "fresh" else old)[step.entry.seat][card] += 1
        follow(state, used)
        return {
            seat: Held(
                tuple(sorted((old[seat] & Counter(state.cards[seat])).elements())),
                tuple(sorted((fresh[seat] & Counter(state.fresh[seat])).elements())),
            )
            for seat in seats
        }

    def covered(self, seen: View, known: Known) -> View:
        seat = seen.seat
        if seat is None:
            return seen
        own, shown = known[seat], seen.acrobatics[seat] or ()
        if seen.phase == "over":  # what counts was shown
            spells = (card for card in own.old if not s.is_acrobatic(card))
            return seen._replace(cards=with_entry(seen.cards, seat, (*map(s.acrobatic, shown), *spells)))
        values = tuple(sorted(s.points(card) for card in (*own.old, *own.fresh) if s.is_acrobatic(card)))
        return seen._replace(
            cards=with_entry(seen.cards, seat, own.old),
            fresh=with_entry(seen.fresh, seat, own.fresh),
            acrobatics=with_entry(seen.acrobatics, seat, values),
            scores=with_entry(seen.scores, seat, seen.scores[seat] - sum(shown) + sum(values)),
            drawn=None,
        )

    def unknown(self, seen: View) -> int:
        if seen.seat is None:
            return 0
        return seen.counts[seen.seat] - len((*(seen.cards[seen.seat] or ()), *(seen.fresh[seen.seat] or ())))

    def is_card(self, word: str) -> bool:
        return word in SPELLS or word.startswith(ACROBATIC)

    def is_held(self, seen: View, card: str) -> bool:
        # A spell that can be played now is played.
        if seen.phase == "write":
            return card != s.DECREE
        return card != s.FOG if seen.phase == "react" else seen.phase != "resolve" or card.startswith(ACROBATIC)

    def is_secret(self, state: s.State, fact: Fact) -> bool:
        # A formula that lies face down.
        return fact.action.startswith("write") and state.formulas[fact.seat] is not None and not revealed(state)

    def allowed(self, state: s.State, seat: Seat, actions: tuple[s.Action, ...], known: Known) -> tuple[s.Action, ...]:
        # The spells that a seat may have, for all that it knows.
        if state.phase == "draw":
            return (KEEP,) if actions else ()
        if state.phase not in ("write", "react", "resolve"):
            return actions
        own: tuple[s.Card, ...] = known[seat].old
        if len(state.cards[seat]) > len(own):
            own += tuple(card for card in SPELLS if (*own, *state.discard).count(card) < SPELLS[card])
        return rules.legal(state._replace(cards=with_entry(state.cards, seat, own)), seat)

    # What people say.

    def outcome(self, state: s.State, said: str, drawn: Outcome) -> Outcome:
        is_said = state.said and state.rolling is not None
        return tuple((FACES.index(face),) for face in said.split()) if is_said else drawn

    def meant(self, seen: View, words: Sequence[str]) -> Fact | None:
        # A person may be named first. Raises IllegalAction.
        seat = person(words[0])
        rest = words if seat is None else words[1:]
        own = seen.seat if seat is None else seat
        assert own is not None
        if seen.phase == "roll" and rest and set(rest) <= {*FACES}:
            return Fact(own, "roll", " ".join(rest))
        if seen.phase == "look":
            return _closing(seen, words)
        if seen.phase == "write":
            return _written(own, rest)
        if seen.phase == "react":
            return Fact(own, "spell fog") if tuple(rest) == (s.FOG,) or (seat is not None and not rest) else None
        spells = seen.phase == "resolve" and bool(rest) and rest[0] in SPELLS
        return _spell(seen.order[0], rest, seen) if spells else None

    def lacks(self, seen: View, words: Sequence[str]) -> str:
        # What is still to be said with a spell.
        rest = [word for word in words[person(words[0]) is not None :] if word != SLASH]
        if seen.phase != "resolve" or not rest or rest[0] not in SPELLS:
            return ""
        card, number = rest[0], len(rest) - 1
        if card == "hex":
            return "witch" if not number and len(_leading(seen)) > 1 else ""
        if card == s.DOUBLE:
            return "" if number or seen.seconds[seen.order[0]] is not None else "formula"
        needed = {"forgotten": 1, "correction": 2, "attraction": 1}.get(card, 0)
        return "" if number >= needed else {"attraction": "number", "forgotten": "symbol"}.get(card, "symbols")

    def shown(self, words: Sequence[str]) -> str | None:
        # Return the acrobatics that people show at the end, None if anything else was said.
        found, seat = [SHOWN], None
        for word in words if tuple(words) != ("0",) else ():
            named = person(word)
            value = word.removeprefix(ACROBATIC)
            if named is not None:
                seat = named
            elif seat is not None and value.isdecimal():
                found.append(f"{seat}:{value}")
            else:
                return None
        return " ".join(found)

    def anew(self, fact: Fact, words: Sequence[str]) -> Fact | None:
        if fact.said.startswith(HELD):
            one = len(words) == 1 and self.is_card(words[0])
            return fact._replace(said=" ".join((*fact.said.split()[:-1], words[0]))) if one else None
        if fact.action == "roll" and fact.said and len(words) == len(DICE) and set(words) <= {*FACES}:
            return fact._replace(said=" ".join(words))
        if fact.action == "close" and len(words) == 1 and (seat := person(words[0])) is not None:
            return fact._replace(seat=seat)
        if fact.action.startswith("write") and set(words) <= {*_SYMBOL_WORDS}:
            return _written(fact.seat, words)
        if fact.action.startswith("spell") and fact.action != "spell fog" and words[0] in SPELLS:
            return _spell(fact.seat, words, None)
        shown = self.shown(words) if fact.action == PASSED or fact.action.startswith("keep") else None
        parts = [part for part in fact.said.split(PARTED) if part == KEPT]
        return None if shown is None else fact._replace(said=PARTED.join((*parts, shown)))

    def corrected(self, fact: Fact, right: Sequence[str], wrong: Sequence[str]) -> Fact | None:
        # Some faces or symbols may be corrected, and the others stay.
        if SHOWN not in fact.said and fact.action.split()[:1] in ([PASSED], ["keep"]):
            return None
        before = _things_in(fact)
        these = [_symbol(word) or word for word in wrong]
        if not wrong or not before or Counter(these) - Counter(before) or len(right) != len(wrong):
            return super().corrected(fact, right, wrong)
        after = [*before]
        for out, put in zip(these, right, strict=True):
            after[after.index(out)] = put
        return self.anew(fact, after)

    def said_in(self, fact: Fact) -> str:
        if fact.action == "close":
            return f"{DECK}/{SEAT}{fact.seat}"
        if fact.said.startswith(HELD):
            return f"{DECK}/{fact.said.split()[-1]}"
        if fact.action.startswith("spell"):
            return f"{DECK}/{fact.action.split()[1]}"
        return f"{DECK}/{' '.join(_things_in(fact))}" if _things_in(fact) else fact.said or fact.action

    def differing(self, was: Fact, now: Fact) -> tuple[str, str]:
        before, after = Counter(_things_in(was)), Counter(_things_in(now))
        wrong, right = [*(before - after).elements()], [*(after - before).elements()]
        if not wrong or not right or was.action.split()[0:1] != now.action.split()[0:1]:
            return super().differing(was, now)
        return f"{DECK}/{' '.join(wrong)}", f"{DECK}/{' '.join(right)}"

    def named(self, deck: str, card: str) -> Argument:
        words = card.split()
        if (seat := person(card)) is not None:
            return Message("player-name", {"player": Who(seat)})
        if set(words) <= {*FACES}:
            return s.faces_name(map(FACES.index, words))
        if words[0] in SYMBOLS:
            return s.formula_name(s.formula_of(SYMBOLS.index(word) for word in words if word in SYMBOLS))
        return s.card_name(card)


def person(word: str) -> Seat | None:
    return int(word.removeprefix(SEAT)) if word.startswith(SEAT) else None


_SYMBOL_WORDS: Final = (*SYMBOLS, *"0123456789", SLASH)


def _symbol(word: str) -> str:
    if word in SYMBOLS:
        return word
    return SYMBOLS[int(word) - 1] if word.isdecimal() and 1 <= int(word) <= len(SYMBOLS) else ""


def _closing(seen: View, words: Sequence[str]) -> Fact | None:
    seat = int(words[0]) - 1 if words[0].isdecimal() else person(words[0])
    is_seat = len(words) == 1 and seat is not None and 0 <= seat < len(seen.spaces)
    return Fact(seat or 0, "close") if is_seat else None


def _written(seat: Seat, words: Sequence[str]) -> Fact | None:
    if tuple(words) == (s.DECREE,):
        return Fact(seat, "decree")
    if not words or not {*words} <= {*_SYMBOL_WORDS}:
        return None
    symbols = [word if word == SLASH else _symbol(word) for word in words if word != "0"]
    return Fact(seat, " ".join(("write", *symbols)))


def _spell(seat: Seat, words: Sequence[str], seen: View | None) -> Fact | None:
    card, rest = words[0], [word for word in words[1:] if word != SLASH]
    second = [SECOND] * (SLASH in words)
    if card == s.DOUBLE:
        symbols = [_symbol(word) for word in rest]
        return Fact(seat, f"spell {card}", " ".join((SECOND, *symbols)) if rest else "") if all(symbols) else None
    if card == "hex":
        named = [str(int(word) - 1) if word.isdecimal() else word.removeprefix(SEAT) for word in rest]
        return Fact(seat, " ".join(("spell", card, *(named if seen is None or len(_leading(seen)) > 1 else ()))))
    if card == "attraction" and len(rest) > 1 and seen is not None:
        others = [other for other, space in enumerate(seen.spaces) if other != seat and space < s.FINISH]
        rest = [f"{other}:{number}" for other, number in zip(others, rest, strict=False)]
    elif card != "attraction":
        rest = [_symbol(word) or word for word in rest]
    text = " ".join(("spell", card, *rest, *second))
    parse_action(text)
    return Fact(seat, text)


def _leading(seen: View) -> list[Seat]:
    racing = [space for space in seen.spaces if space < s.FINISH or seen.rules.hex_crossed]
    return [seat for seat, space in enumerate(seen.spaces) if racing and space == max(racing)]


def _things_in(fact: Fact) -> list[str]:
    if fact.action == "roll":
        return fact.said.split()
    return fact.action.split()[1:] if fact.action.startswith("write") else []


def _ends(state: s.State, action: s.Action) -> bool:
    # Return True if the race is over after a pass or a kept card, whatever cards are hidden.
    if state.phase not in ("resolve", "react", "draw") or len(state.waiting) > 1:
        return False
    seat = state.waiting[0] if state.phase == "react" else state.order[0]
    if action.verb == "keep" and state.drawn:
        action = action._replace(card=state.drawn[0])
    if rules.why_not(state, seat, action) is not None:
        return False
    state, _ = rules.apply(state, seat, action)
    while state.rolling is None and (request := rules.pending_chance(state)):
        state, _ = rules.apply_chance(state, tuple(tuple(range(draw[0])) for draw in request))
    return state.phase == "over"


def _needed(action: s.Action) -> s.Card | None:
    if action.verb == "decree":
        return s.DECREE
    if action.verb == "write":
        return s.DOUBLE if action.second else None
    return action.card if action.verb == "spell" else None


# Why what was said cannot be.


def _why_not_dice(faces: Sequence[str]) -> Message | None:
    if len(faces) != len(DICE):
        return reason("companion-nine-dice", number=len(faces), all=len(DICE))
    places = [FACES.index(face) for face in faces]
    for face, number in Counter(places).items():
        if number > PER_FACE:
            return reason("companion-face-too-often", face=s.face_name(face), number=number, most=PER_FACE)
    return None if any(valid_sets(tuple(places))) else reason("companion-roll-again")


def _why_not_second(formula: s.Formula, symbols: Sequence[str]) -> Message | None:
    second = s.formula_of(map(SYMBOLS.index, symbols))
    if not formula:
        return reason("balai-refuse-pile-empty")
    twice = [*s.symbols_in(formula & second)]
    return reason("balai-refuse-symbol-twice", symbol=s.symbol_name(twice[0])) if twice else None


def _shown_in(part: str) -> dict[Seat, Counter[s.Card]]:
    shown: dict[Seat, Counter[s.Card]] = {}
    for word in part.split()[1:]:
        seat, _, value = word.partition(":")
        shown.setdefault(int(seat), Counter())[s.acrobatic(int(value))] += 1
    return shown


def _why_not_shown(state: s.State, shown: dict[Seat, Counter[s.Card]]) -> Message | None:
    both = sum(shown.values(), Counter[s.Card]())
    for card, number in both.items():
        if number > s.all_cards(state.rules).count(card):
            return reason("companion-acrobatics-many", value=s.points(card), number=number)
    for seat, cards in shown.items():
        number = len((*state.cards[seat], *state.fresh[seat])) + (state.phase == "draw" and state.order[0] == seat)
        if cards.total() > number:
            return reason("companion-acrobatics-more", player=Who(seat), number=number)
    return None


# Where hidden cards lie: "deck", "kept" of the drawn ones or "drawn", "old-1" or "fresh-1" of a hand.


def _place(age: str, seat: Seat) -> str:
    return f"{age}-{seat}"


def _cards_at(state: s.State, place: str) -> tuple[s.Card, ...]:
    name, _, seat = place.partition("-")
    if name == "deck":
        return state.deck
    if not seat:
        return state.drawn[:1] if name == "kept" else state.drawn[1:]
    return (state.cards if name == "old" else state.fresh)[int(seat)]


def _with_cards(state: s.State, place: str, cards: tuple[s.Card, ...]) -> s.State:
    name, _, seat = place.partition("-")
    if name == "deck":
        return state._replace(deck=cards)
    if not seat:
        return state._replace(drawn=(*cards, *state.drawn[1:]) if name == "kept" else (*state.drawn[:1], *cards))
    if name == "old":
        return state._replace(cards=with_entry(state.cards, int(seat), tuple(sorted(cards))))
    return state._replace(fresh=with_entry(state.fresh, int(seat), tuple(sorted(cards))))


def _exchanged(state: s.State, here: str, have: str, there: str, want: str) -> s.State:
    for place, out, put in ((here, have, want), (there, want, have)):
        cards = list(_cards_at(state, place))
        cards[cards.index(out)] = put
        state = _with_cards(state, place, tuple(cards))
    return state


def _promised(state: s.State, place: str) -> Counter[s.Card]:
    # Cards with which a seat waits or has answered.
    name, _, seat = place.partition("-")
    if name != "old":
        return Counter()
    return Counter([s.DECREE] * (int(seat) in state.decrees) + [s.FOG] * (int(seat) in state.fogs))


def _unknown(state: s.State, place: str, known: Known) -> list[s.Card]:
    name, _, seat = place.partition("-")
    told: Counter[s.Card] = Counter()
    if seat:
        told = Counter(known[int(seat)].old if name == "old" else known[int(seat)].fresh)
    return sorted((Counter(_cards_at(state, place)) - (told | _promised(state, place))).elements())


def _places(state: s.State, seat: Seat) -> Iterator[str]:
    yield from ("deck", "drawn", "kept", _place("fresh", seat), _place("old", seat))
    for other in s.without(tuple(range(len(state.cards))), seat):
        yield from (_place("old", other), _place("fresh", other))


def _source(state: s.State, seat: Seat, card: s.Card, known: Known, but: str = "") -> str:
    # Return where a card is taken from: where nobody knows it, else from who said it. Raises IllegalAction.
    places = [place for place in _places(state, seat) if place != but]
    for place in places:
        if card in _unknown(state, place, known):
            return place
    for place in places:
        if (Counter(_cards_at(state, place)) - _promised(state, place))[card]:
            return place
    raise IllegalAction(reason("companion-spell-gone", card=s.card_name(card)))


def _hand(state: s.State, seat: Seat) -> tuple[str, ...]:
    kept = ("kept",) if state.phase == "draw" and state.order[0] == seat else ()
    return (_place("old", seat), _place("fresh", seat), *kept)


class _Showing:
    # Exchanges after which hands have the acrobatics that are shown, and no others.

    def __init__(self, state: s.State, shown: dict[Seat, Counter[s.Card]], known: Known) -> None:
        self._state = state
        self._known = known
        self._needs = {}
        for seat in range(len(state.cards)):
            told = Counter(card for card in (*known[seat].old, *known[seat].fresh))
            self._needs[seat] = shown.get(seat, Counter()) - told
        self.swaps: list[tuple[str, ...]] = []

    def all(self) -> list[tuple[str, ...]]:
        for seat, need in self._needs.items():
            there = Counter(card for place in _hand(self._state, seat) for card in self._unknown(place))
            for card in (need - there).elements():
                here, have = self._first(self._spare(seat))
                source, _ = self._first(one for one in self._free() if one[1] == card)
                self._exchange(here, have, source, card)
        for seat in self._needs:
            for here, have in self._spare(seat):
                if s.is_acrobatic(have):
                    pool = ((place, card) for place in ("deck", "drawn") for card in self._unknown(place))
                    self._exchange(here, have, *self._first(one for one in pool if not s.is_acrobatic(one[1])))
        return self.swaps

    def _exchange(self, here: str, have: s.Card, there: str, want: s.Card) -> None:
        self._state = _exchanged(self._state, here, have, there, want)
        self.swaps.append((here, have, there, want))

    def _unknown(self, place: str) -> list[s.Card]:
        return _unknown(self._state, place, self._known)

    def _spare(self, seat: Seat) -> list[tuple[str, s.Card]]:
        # Hidden cards of a hand that are not shown.
        left, spare = Counter(self._needs[seat]), []
        for place in _hand(self._state, seat):
            for card in self._unknown(place):
                if left[card]:
                    left[card] -= 1
                else:
                    spare.append((place, card))
        return spare

    def _free(self) -> Iterator[tuple[str, s.Card]]:
        for place in ("deck", "drawn"):
            yield from ((place, card) for card in self._unknown(place))
        for seat in self._needs:
            yield from self._spare(seat)

    def _first(self, found: Iterable[tuple[str, s.Card]]) -> tuple[str, s.Card]:
        for one in found:
            return one
        raise IllegalAction(reason("companion-acrobatics-elsewhere"))


COMPANION = BroomCompanion()
