"""The rules of Air Sorcière (rule file 2.3 to 2.6): pure functions over `State`."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice, product
from typing import Final, TypeAlias

from audiogames.core.chance import NumberBelow, Outcome, Request, Shuffle
from audiogames.core.errors import IllegalAction, NotYourTurn, reason
from audiogames.core.game import Json, best_of, with_entry
from audiogames.core.messages import Message, Seat
from audiogames.decks.air_sorciere import (
    CARDS,
    CAT,
    COLOUR,
    COLOURS,
    VALUE,
    Card,
    Colour,
    colour_name,
    name,
)
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.state import (
    COLOURS_AT_END,
    COMMON,
    DIPLOMAS,
    DRAW,
    EMPTY_COLUMNS,
    KEEP,
    LAND,
    NO_DIPLOMA,
    NO_LAND,
    STOP,
    TAKE,
    Action,
    Columns,
    Counts,
    Rules,
    State,
    at_turn,
    fits,
    held_of_each,
    in_play,
    moved,
    replaced,
    takeable,
)

LISTED: Final = 200
"""Maximum listed discards for the cat, and diplomas. Every other legal one is accepted too."""
SMALLEST: Final = min(DIPLOMAS)
Events = tuple[e.Event, ...]
Result = tuple[State, Events]


def begin(seats: Sequence[Json], rules: Rules) -> State:
    return State(
        rules,
        hands=((),) * len(seats),
        grimoires=((0,) * len(COLOURS),) * len(seats),
        stock=in_play(rules, len(seats)),
        discard=(),
        turn=rules.starter,
        phase="fly",
        columns=(EMPTY_COLUMNS,) * len(seats),
        draw_pile=(),
        common=(),
        unplaced=CARDS,
        chooses_starter=rules.end != "round",
    )


def pending_chance(state: State) -> Request:
    if state.shuffling:
        return (Shuffle(len(state.discard)),)
    if not state.unplaced:
        return ()
    shuffle = Shuffle(len(state.unplaced))
    return (shuffle, NumberBelow(len(state.hands))) if state.chooses_starter else (shuffle,)


def apply_chance(state: State, outcome: Outcome) -> Result:
    if state.shuffling:
        pile = tuple(state.discard[place] for place in outcome[0])
        shuffled = state._replace(draw_pile=pile, discard=(), shuffling=False)
        drawn, events = _draw(shuffled)
        return drawn, (e.Reshuffled(len(pile)), *events)
    pile = state.draw_pile + tuple(state.unplaced[place] for place in outcome[0])
    placed = state._replace(draw_pile=pile, unplaced=(), chooses_starter=False)
    if state.chooses_starter:
        starter = outcome[1][0]
        return placed._replace(turn=starter), (e.StarterChosen(starter), e.TurnBegan(starter))
    return placed, (e.TurnBegan(state.turn),) if len(state.unplaced) == len(CARDS) else ()


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "over" or state.shuffling or state.unplaced:
        return ()
    if state.phase == "cat":
        return too_big(state)
    return (state.turn,)


def may_act(state: State, seat: Seat) -> bool:
    if state.phase == "cat" or state.phase == "over" or state.shuffling or state.unplaced:
        return seat in to_act(state)
    return seat == state.turn


def too_big(state: State) -> tuple[Seat, ...]:
    limit = state.rules.cat_limit
    return tuple([seat for seat, hand in enumerate(state.hands) if len(hand) > limit])


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """For the black cat, any set of `cat_size` cards is legal: the first of them.

    Those keep the highest cards of the colours that are held most.
    """
    if not may_act(state, seat):
        return ()
    if state.phase == "fly":
        takes = [TAKE[card] for card in sorted(takeable(state.columns[seat], state.common, state.placed))]
        return (DRAW, STOP, *takes) if state.taken else (DRAW, *takes)
    if state.phase == "placing":
        return _placings(state, seat)
    if state.phase == "landing":
        return landings(state, seat)
    if state.phase == "diploma":
        earned = cheapest_first(state.hands[seat], state.grimoires[seat], state.stock)
        return (*earned, NO_DIPLOMA)
    return _discards(state, seat)


def _placings(state: State, seat: Seat) -> tuple[Action, ...]:
    if state.drawn is None or not fits(state.columns[seat], state.drawn):
        return (COMMON,)
    return (KEEP, COMMON) if state.placed is None else (KEEP,)


def cheapest_to_lose(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    held = held_of_each(hand)
    return tuple(sorted(hand, key=lambda card: (held[COLOUR[card]], VALUE[card])))


def _discards(state: State, seat: Seat) -> tuple[Action, ...]:
    sets = islice(combinations(cheapest_to_lose(state.hands[seat]), cat_size(state, seat)), LISTED)
    return tuple(Action("discard", tuple(sorted(cards))) for cards in sets)


def landings(state: State, seat: Seat) -> tuple[Action, ...]:
    """Soft, any column or none. Forced, a column with fewest cards (A14)."""
    columns = state.columns[seat]
    if state.placed is None:
        return (*[LAND[colour] for colour, column in enumerate(columns) if column], NO_LAND)
    fewest = shortest(columns)
    if not fewest:
        return (NO_LAND,)
    return tuple([LAND[colour] for colour, column in enumerate(columns) if len(column) == fewest])


def shortest(columns: Columns) -> int:
    return min([len(column) for column in columns if column], default=0)


def cat_size(state: State, seat: Seat) -> int:
    return len(state.hands[seat]) - state.rules.cat_limit


def why_not(state: State, seat: Seat, action: Action) -> Message | None:
    if state.phase == "over":
        return reason("game-is-over")
    if not may_act(state, seat):
        return reason("not-your-turn")
    return _WHY_NOT[state.phase](state, seat, action)


def _why_not_flying(state: State, seat: Seat, action: Action) -> Message | None:
    if action.verb == "draw":
        return None
    if action.verb == "stop":
        return None if state.taken else reason("air-refuse-stop-first")
    if action.verb != "take" or not action.cards:
        return reason("air-refuse-fly-first")
    card = action.cards[0]
    if card not in state.common:
        return _about(card, "air-refuse-not-in-common")
    if card == state.placed:
        return _about(card, "air-refuse-own-common")
    if not fits(state.columns[seat], card):
        top = state.columns[seat][COLOUR[card]][-1]
        return reason("air-refuse-does-not-fit", card=name(card), top=name(top))
    return None


def _why_not_placing(state: State, seat: Seat, action: Action) -> Message | None:
    if action.verb not in ("keep", "common") or state.drawn is None:
        return reason("air-refuse-place-first")
    if action.verb == "common":
        return None if state.placed is None else reason("air-refuse-common-used")
    return None if fits(state.columns[seat], state.drawn) else _about(state.drawn, "air-refuse-keep-does-not-fit")


def _why_not_landing(state: State, seat: Seat, action: Action) -> Message | None:
    forced, columns = state.placed is not None, state.columns[seat]
    if action.verb == "no-land":
        return reason("air-refuse-must-land") if forced and shortest(columns) else None
    if action.verb != "land" or action.colour is None:
        return reason("air-refuse-land-first")
    if not columns[action.colour]:
        return reason("air-refuse-no-column")
    if forced and len(columns[action.colour]) > shortest(columns):
        return reason("air-refuse-land-fewest")
    return None


def _why_not_diploma(state: State, seat: Seat, action: Action) -> Message | None:
    if action.verb == "no-diploma":
        return None
    if action.verb != "diploma" or action.colour is None:
        return reason("air-refuse-diploma-first")
    return why_no_diploma(action.colour, action.cards, state.hands[seat], state.grimoires[seat], state.stock)


def _why_not_cat(state: State, seat: Seat, action: Action) -> Message | None:
    if action.verb != "discard":
        return reason("air-refuse-cat-first", number=cat_size(state, seat))
    if not set(action.cards) <= set(state.hands[seat]) or len(set(action.cards)) != len(action.cards):
        return reason("air-refuse-cat-not-in-hand")
    if len(action.cards) != cat_size(state, seat):
        return reason("air-refuse-cat-number", number=cat_size(state, seat))
    return None


_WHY_NOT = {
    "fly": _why_not_flying,
    "placing": _why_not_placing,
    "landing": _why_not_landing,
    "diploma": _why_not_diploma,
    "cat": _why_not_cat,
}


def _about(card: Card, id: str) -> Message:
    return reason(id, card=name(card))


def apply(state: State, seat: Seat, action: Action) -> Result:
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise (NotYourTurn if seat not in to_act(state) else IllegalAction)(refusal)
    return _EFFECTS[action.verb](state, seat, action)


def _do_draw(state: State, seat: Seat, action: Action) -> Result:
    if state.draw_pile:
        return _draw(state)
    if state.discard:
        return state._replace(shuffling=True), ()
    return _end(state, ())


def _draw(state: State) -> Result:
    card = state.draw_pile[0]
    pile, taken = state.draw_pile[1:], state.taken + 1
    drawn = moved(state, "placing", state.columns, pile, state.common, taken, state.placed, card, state.numbers)
    events: Events = (e.Drew(state.turn, card),)
    if VALUE[card] != CAT:
        return _place(drawn, events)
    seats = too_big(drawn)
    events = (*events, e.CatAppeared(state.rules.cat_limit, seats))
    return (drawn._replace(phase="cat"), events) if seats else _place(drawn, events)


def _place(state: State, events: Events) -> Result:
    card = state.drawn
    if card is None or state.placed is None or fits(state.columns[state.turn], card):
        return state if state.phase == "placing" else state._replace(phase="placing"), events
    return _crash(state, card, events)


def _crash(state: State, card: Card, events: Events) -> Result:
    seat, colour = state.turn, COLOUR[card]
    column = state.columns[seat][colour]
    columns = replaced(state.columns, seat, colour, ())
    crashed = e.Crashed(seat, card, column)
    if state.grimoires[seat][colour]:
        fallen = state._replace(columns=columns, discard=(*state.discard, *column, card))
        return _next_turn(fallen, (*events, crashed))
    hands = _with_hand(state, seat, (*state.hands[seat], card))
    kept = state._replace(columns=columns, discard=state.discard + column, hands=hands)
    return _next_turn(kept, (*events, crashed, e.BonusTaken(seat, card)))


def _do_discard(state: State, seat: Seat, action: Action) -> Result:
    left = tuple(card for card in state.hands[seat] if card not in action.cards)
    cut = state._replace(hands=_with_hand(state, seat, left), discard=state.discard + action.cards)
    events: Events = (e.CatDiscarded(seat, action.cards),)
    return (cut, events) if too_big(cut) else _place(cut, events)


def _do_take(state: State, seat: Seat, action: Action) -> Result:
    card = action.cards[0]
    place = state.common.index(card)
    common = state.common[:place] + state.common[place + 1 :]
    numbers = state.numbers[:place] + state.numbers[place + 1 :]
    columns = _flown(state, seat, card)
    taken = moved(state, "fly", columns, state.draw_pile, common, state.taken + 1, state.placed, None, numbers)
    return taken, (e.TookFromCommon(seat, card),)


def _do_keep(state: State, seat: Seat, action: Action) -> Result:
    card = state.drawn or 0
    columns = _flown(state, seat, card)
    pile, common, taken = state.draw_pile, state.common, state.taken
    kept = moved(state, "fly", columns, pile, common, taken, state.placed, None, state.numbers)
    return kept, (e.Kept(seat, card),)


def _flown(state: State, seat: Seat, card: Card) -> tuple[Columns, ...]:
    colour = COLOUR[card]
    return replaced(state.columns, seat, colour, (*state.columns[seat][colour], card))


def _do_common(state: State, seat: Seat, action: Action) -> Result:
    card = state.drawn or 0
    fitted = fits(state.columns[seat], card)
    common, numbers = (*state.common, card), (*state.numbers, max(state.numbers, default=0) + 1)
    put = moved(state, "fly", state.columns, state.draw_pile, common, state.taken, card, None, numbers)
    return put, (e.PutInCommon(seat, card, fitted),)


def _do_stop(state: State, seat: Seat, action: Action) -> Result:
    columns, pile, common, placed = state.columns, state.draw_pile, state.common, state.placed
    landing = moved(state, "landing", columns, pile, common, state.taken, placed, None, state.numbers)
    return landing, (e.Stopped(seat, placed is not None),)


def _do_land(state: State, seat: Seat, action: Action) -> Result:
    colour = action.colour or 0
    column = state.columns[seat][colour]
    hands = _with_hand(state, seat, state.hands[seat] + column)
    columns = replaced(state.columns, seat, colour, ())
    return state._replace(phase="diploma", hands=hands, columns=columns), (e.Landed(seat, colour, column),)


def _do_no_land(state: State, seat: Seat, action: Action) -> Result:
    stayed: Events = (e.StayedAloft(seat),)
    return _next_turn(state, stayed) if state.placed is None else (state._replace(phase="diploma"), stayed)


def _do_diploma(state: State, seat: Seat, action: Action) -> Result:
    colour = action.colour or 0
    number = DIPLOMAS[len(action.cards)]
    left = tuple([card for card in state.hands[seat] if card not in action.cards])
    own = _plus(state.grimoires[seat], colour, number)
    earned = state._replace(
        hands=with_entry(state.hands, seat, left),
        grimoires=with_entry(state.grimoires, seat, own),
        stock=_plus(state.stock, colour, -number),
        discard=state.discard + action.cards,
    )
    events: Events = (e.DiplomaEarned(seat, colour, action.cards, number),)
    if is_last(earned) and state.rules.end != "round":
        return _end(earned, events)
    if is_last(earned) and not is_last(state):
        events = (*events, e.LastRoundBegan())
    return (earned, events) if state.rules.several_diplomas else _next_turn(earned, events)


def _do_no_diploma(state: State, seat: Seat, action: Action) -> Result:
    declined = cheapest_first(state.hands[seat], state.grimoires[seat], state.stock)
    return _next_turn(state, (e.DiplomaDeclined(seat),) if declined else ())


_EFFECTS = {
    "draw": _do_draw,
    "take": _do_take,
    "keep": _do_keep,
    "common": _do_common,
    "stop": _do_stop,
    "land": _do_land,
    "no-land": _do_no_land,
    "diploma": _do_diploma,
    "no-diploma": _do_no_diploma,
    "discard": _do_discard,
}


def _with_hand(state: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return with_entry(state.hands, seat, tuple(sorted(cards)))


def _plus(counts: Counts, colour: int, number: int) -> Counts:
    return with_entry(counts, colour, counts[colour] + number)


def is_last(state: State) -> bool:
    """So few colours of grimoires are left that the game ends (rule file 2.5)."""
    return len(state.stock) - state.stock.count(0) <= COLOURS_AT_END[len(state.hands)]


def _next_turn(state: State, events: Events) -> Result:
    seat = (state.turn + 1) % len(state.hands)
    if state.rules.end == "round" and seat == state.rules.starter and is_last(state):
        return _end(state, events)
    fresh = at_turn(state, seat)
    return fresh, (*events, e.TurnBegan(seat))


def _end(state: State, events: Events) -> Result:
    over = state._replace(phase="over", turn=0, taken=0, placed=None, drawn=None)
    return over, (*events, e.GameEnded(scores(over), winners(over)))


def scores(state: State) -> tuple[int, ...]:
    """Grimoires, and the bonus for the five colours (A2)."""
    return tuple(sum(own) + _bonus(own, state.rules) for own in state.grimoires)


def _bonus(own: Counts, rules: Rules) -> int:
    return min(own) if rules.bonus == "per_set" else int(min(own) > 0)


def winners(state: State) -> tuple[Seat, ...]:
    """A tie goes to most cards in hand, then is shared."""
    if state.phase != "over":
        return ()
    ranks = [(points, len(hand)) for points, hand in zip(scores(state), state.hands, strict=True)]
    return best_of(ranks)


# Which cards of a hand may be given for a diploma, and why not others (rule file 2.4, A12).


def why_no_diploma(
    colour: Colour, cards: tuple[Card, ...], hand: tuple[Card, ...], owned: Counts, stock: Counts
) -> Message | None:
    if len(cards) not in DIPLOMAS:
        return reason("air-refuse-diploma-size", number=len(cards))
    if len(set(cards)) != len(cards) or not set(cards) <= set(hand):
        return reason("air-refuse-diploma-not-in-hand")
    if stock[colour] < DIPLOMAS[len(cards)]:
        return reason(
            "air-refuse-diploma-stock",
            colour=colour_name(colour),
            left=stock[colour],
            wanted=DIPLOMAS[len(cards)],
        )
    real = [card for card in cards if COLOUR[card] == colour]
    if not real:
        return reason("air-refuse-diploma-no-real-card", colour=colour_name(colour))
    return _why_no_joker(max(VALUE[card] for card in real), colour, cards, owned)


def _why_no_joker(highest: int, colour: Colour, cards: tuple[Card, ...], owned: Counts) -> Message | None:
    used: set[Colour] = set()
    for card in cards:
        joker = COLOUR[card]
        if joker == colour:
            continue
        name = colour_name(joker)
        if not owned[joker]:
            return reason("air-refuse-joker-not-owned", colour=name)
        if VALUE[card] <= highest:
            return reason("air-refuse-joker-too-small", colour=name, value=VALUE[card], highest=highest)
        if joker in used:
            return reason("air-refuse-joker-twice", colour=name)
        used.add(joker)
    return None


@lru_cache(maxsize=1024)  # asked by `legal`, and again when one is taken or declined
def cheapest_first(hand: tuple[Card, ...], owned: Counts, stock: Counts) -> tuple[Action, ...]:
    """Up to LISTED legal diplomas, by fewest cards, then lowest sum."""
    found = [
        (size, sum([VALUE[card] for card in cards]), colour, cards)
        for size, colour, sets in _ways(hand, owned, stock)
        for cards in sets
    ]
    found.sort()
    return tuple([Action("diploma", cards, colour) for _, _, colour, cards in found[:LISTED]])


def offered(hand: tuple[Card, ...], owned: Counts, stock: Counts) -> tuple[Action, ...]:
    """The cheapest diploma of each colour and number of grimoires, those with the fewest cards first."""
    found = []
    for size, colour, sets in _ways(hand, owned, stock):
        cheapest = min(((sum([VALUE[card] for card in cards]), cards) for cards in sets), default=None)
        if cheapest is not None:
            found.append((size, *cheapest, colour))
    return tuple(Action("diploma", cards, colour) for _, _, cards, colour in sorted(found))


Ways: TypeAlias = tuple[int, Colour, Iterator[tuple[Card, ...]]]


def _ways(hand: tuple[Card, ...], owned: Counts, stock: Counts) -> list[Ways]:
    held = held_of_each(hand)
    joining = [colour for colour, count in enumerate(held) if count and owned[colour]]
    ways: list[Ways] = []
    for colour, count in enumerate(held):
        most = count + len(joining) - (colour in joining)
        if not count or not stock[colour] or most < SMALLEST:
            continue
        real = [card for card in hand if COLOUR[card] == colour]
        lowest = VALUE[real[0]]
        above = [card for card in hand if VALUE[card] > lowest]
        jokers = [[card for card in above if COLOUR[card] == other] for other in joining if other != colour]
        jokers = [cards for cards in jokers if cards]
        most = count + len(jokers)
        for size, number in DIPLOMAS.items():
            if number <= stock[colour] and size <= most:
                ways.append((size, colour, _of_size(size, real, jokers) if jokers else combinations(real, size)))
    return ways


def _of_size(size: int, real: list[Card], jokers: list[list[Card]]) -> Iterator[tuple[Card, ...]]:
    """Sets of `size` cards from `real`, and at most one of each colour of `jokers`, above all of them."""
    yield from combinations(real, size)
    for count in range(max(1, size - len(real)), min(len(jokers), size - 1) + 1):
        for colours in combinations(jokers, count):
            for standing_in in product(*colours):
                lowest = min([VALUE[card] for card in standing_in])
                below = [card for card in real if VALUE[card] < lowest]
                for group in combinations(below, size - count):
                    yield tuple(sorted((*group, *standing_in)))
