"""Back in the game from the settings, the rules or the key learner: the question is asked again, Enter spared."""

from collections.abc import Callable

import pytest

from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from tests.faces.du_balai.dice import at_writing, balai  # noqa: F401
from tests.faces.keyboard import sit, typing
from tests.faces.sounds.test_silencing import flying
from tests.faces.zapp_zerapp.barrels import at_barrels
from tests.play.table.test_sitting import deciding

pytestmark = pytest.mark.usefixtures("balai")

ROOMS = [("o", "0"), ("g", "0"), ("k", "", "")]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("mode", ["line", "single"])
@pytest.mark.parametrize(
    ("asked", "before", "enters"), [(flying, (), 1), (deciding, ("",), 1), (at_barrels, (), 1), (at_writing, ("1",), 2)]
)
def test_the_first_enter_only_asks_again(
    asked: Callable[[], Sitting], before: tuple[str, ...], enters: int, mode: str, room: tuple[str, ...]
) -> None:
    settings = Settings(keys_mode=mode)  # type: ignore[arg-type]
    spared, entered = asked(), asked()
    played = sit(typing(*before, *room, "", *[""] * (enters - 1)), spared, settings=settings)
    sit(typing(*before, *room, "", *[""] * enters), entered, settings=settings)
    assert len(spared.table.steps) < len(entered.table.steps)
    if enters == 1:
        question = "".join(played.replies[-1])
        assert question
        assert "".join(played.replies[-2]).endswith(question)


def test_another_key_is_taken_at_once() -> None:
    session = flying()
    sit(typing("o", "0", "0"), session)
    assert [step.entry.action for step in session.table.steps if step.entry.seat == 0][:1] == ["stop"]
