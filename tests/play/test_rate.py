"""How fast a person hears is learnt from their own keys, and from public words alone."""

import pytest

from audiogames.play.listener.rate import LearntRate

USUAL = 18.0


def press(rate: LearntRate, letters: float, after: float, begins: float = 0.0, teaches: bool = True) -> None:
    """Let words begin, and a key that decides something come so many seconds after that."""
    rate.speak(letters, 0.0, begins, USUAL, teaches)
    rate.press(begins + after, USUAL)
    rate.learn()


def test_the_usual_rate_counts_until_a_person_has_shown_another_twice() -> None:
    rate = LearntRate()
    assert rate.of(USUAL) == USUAL
    press(rate, 360, 10.0)
    assert rate.of(USUAL) == USUAL
    press(rate, 360, 10.0, 100.0)
    assert rate.of(USUAL) == 36.0


def test_the_median_of_the_last_five_counts() -> None:
    rate = LearntRate()
    for place, after in enumerate((10.0, 10.0, 10.0, 18.0, 18.0, 18.0)):
        press(rate, 360, after, 100.0 * place)
    assert rate.of(USUAL) == 20.0


def test_the_delays_before_a_voice_begins_are_left_out() -> None:
    rate = LearntRate()
    for begins in (0.0, 100.0):
        rate.speak(360, 1.0, begins, USUAL, teaches=True)
        rate.press(begins + 11.0, USUAL)
        rate.learn()
    assert rate.of(USUAL) == 36.0


@pytest.mark.parametrize(
    ("letters", "after", "teaches"),
    [
        pytest.param(360, 25.0, True, id="after the usual voice would have ended"),
        pytest.param(360, 5.0, True, id="before anybody can have heard it"),
        pytest.param(30, 1.0, True, id="after a few words"),
        pytest.param(360, 10.0, False, id="after private words"),
    ],
)
def test_nothing_is_learnt_from_a_key(letters: float, after: float, teaches: bool) -> None:
    rate = LearntRate()
    for place in range(5):
        press(rate, letters, after, 100.0 * place, teaches)
    assert rate.of(USUAL) == USUAL


def test_a_key_that_decides_nothing_teaches_nothing_and_ends_what_was_heard() -> None:
    rate = LearntRate()
    for begins in (0.0, 100.0, 200.0):
        rate.speak(360, 0.0, begins, USUAL, teaches=True)
        rate.press(begins + 10.0, USUAL)
        rate.press(begins + 11.0, USUAL)
        rate.learn()
    assert rate.of(USUAL) == USUAL


def test_private_words_among_others_make_all_of_them_teach_nothing() -> None:
    rate = LearntRate()
    for begins in (0.0, 100.0):
        rate.speak(200, 0.0, begins, USUAL, teaches=True)
        rate.speak(160, 0.0, begins + 1.0, USUAL, teaches=False)
        rate.press(begins + 10.0, USUAL)
        rate.learn()
    assert rate.of(USUAL) == USUAL
