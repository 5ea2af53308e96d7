"""The history of a listener: it is read as the plain list that was told."""

from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.core.messages import Category, Urgency
from audiogames.narration.narrator import History, HistoryLine, Utterance

CATEGORIES = (Category.PLAY, Category.TURN, Category.SYSTEM)

utterances = st.builds(
    Utterance,
    text=st.text(max_size=20),
    urgency=st.sampled_from(Urgency),
    category=st.sampled_from(CATEGORIES),
    braille=st.text(max_size=5),
    private=st.booleans(),
    by_screen=st.booleans(),
)
told = st.lists(st.one_of(st.none(), st.lists(utterances, max_size=24)), max_size=12)
"""What is told in a game, breath by breath; None where the listener acts."""


def line(number: int) -> Utterance:
    return Utterance(f"Line {number}", Urgency.OTHERS, CATEGORIES[number % 3])


def retold(breaths: list[list[Utterance] | None]) -> tuple[History, list[HistoryLine], int]:
    """Return a history, the lines that it should have, and its turn."""
    history, lines, turn = History(), list[HistoryLine](), 0
    for breath in breaths:
        if breath is None:
            history.mark_turn()
            turn += 1
        else:
            history.add(breath)
            lines += [HistoryLine(len(lines) + place, turn, one) for place, one in enumerate(breath, 1)]
    return history, lines, turn


@given(told, st.sampled_from((None, *CATEGORIES)), st.integers(0, 192))
@settings(max_examples=60)
def test_what_was_told_is_read_as_it_was_told(
    breaths: list[list[Utterance] | None], category: Category | None, count: int
) -> None:
    history, lines, turn = retold(breaths)
    assert history.lines == tuple(lines)
    assert history.since_last_turn() == tuple(one.utterance for one in lines if one.turn == turn)
    among = [one for one in lines if category is None or one.utterance.category == category]
    assert history.last(count, category) == tuple(among[max(0, len(among) - count) :])


@given(told, st.sampled_from((None, *CATEGORIES)), st.lists(st.integers(-20, 20), max_size=8))
@settings(max_examples=60)
def test_a_walk_stops_at_both_ends_and_passes_one_category_alone(
    breaths: list[list[Utterance] | None], category: Category | None, steps: list[int]
) -> None:
    history, lines, _ = retold(breaths)
    history.walk_only(category)
    among = [one for one in lines if category is None or one.utterance.category == category]
    here = len(among)
    for by in steps:
        wanted = here + by
        here = min(max(wanted, 0), len(among) - 1)
        assert history.step(by) == ((among[here], wanted != here) if among else (None, True))


def test_new_lines_move_no_walk() -> None:
    history, _, _ = retold([[line(number) for number in range(5)]])
    reached, _ = history.step(-2)
    history.add([line(number) for number in range(5, 100)])
    assert reached is not None
    assert history.step(0) == (reached, False)


def test_as_many_lines_are_remembered_as_is_promised() -> None:
    history = History()
    for number in range(4000):
        history.add([line(number)])
        if number % 97 == 0:
            assert len(history.last(2001)) == min(number + 1, 2000)
    assert [one.number for one in history.lines] == list(range(2001, 4001))
    assert history.step(-2000)[0] == history.lines[0]
