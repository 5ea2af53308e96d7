"""Views of Du Balai! through the protocol: what they hide, and that what is hidden changes no byte of them."""

from audiogames.core.chance import Generator
from audiogames.core.registry import game_named
from tests.games.du_balai.positions import Position
from tests.games.random_tables import PHASES

from .balai import BALAI, moments, start, viewers

RULES = game_named(BALAI)


def test_at_every_moment_a_view_hides_what_the_page_says() -> None:
    for truth in moments():
        client = start(truth)
        for viewer in viewers(truth):
            view = client.ask("view", seat=viewer)
            assert view["dice"] == dice_seen(truth, viewer)
            assert "deck" not in view
            assert view["deck_count"] == len(truth["deck"])
            for seat, shown in enumerate(view["seats"]):
                check_seat(truth, seat, shown, viewer)
            check_turn(truth, view, viewer)
    assert {truth["turn"]["phase"] for truth in moments()} == PHASES[BALAI]


def shows_decrees(truth: Position) -> bool:
    """Whether Décrets are being shown: reactions are awaited, and nobody resolves yet."""
    return truth["turn"]["phase"] == "react" and not truth["turn"]["order"]


def revealed(truth: Position) -> bool:
    return truth["turn"]["phase"] in ("resolve", "react", "draw") and not shows_decrees(truth)


def dice_seen(truth: Position, viewer: int | None) -> list[str | None] | None:
    if truth["dice"] is None or revealed(truth):
        return truth["dice"]  # type: ignore[no-any-return]
    if truth["turn"]["phase"] == "write" and viewer in truth["looking"]:
        return truth["dice"]  # type: ignore[no-any-return]
    read = truth["read"] if truth["turn"]["phase"] == "look" else 0
    return [face if die < read else None for die, face in enumerate(truth["dice"])]


def check_seat(truth: Position, seat: int, shown: Position, viewer: int | None) -> None:
    """Hold what a view tells of one seat against the truth."""
    held, own = truth["seats"][seat], seat == viewer
    over = truth["turn"]["phase"] == "over"
    assert shown["formula"] == (held["formula"] if own or revealed(truth) else None)
    assert shown["second"] == (held["second"] if own or held["double"] else None)
    assert shown["locked"] == (held["formula"] is not None)
    assert shown["hand_count"] == len(held["spells"]) + len(held["acrobatics"])
    assert shown["fresh_count"] == len(held["fresh"])
    assert [name in shown for name in ("spells", "fresh", "acrobatics")] == [own, own, own or over]
    at_finish = held["space"] == 23
    hidden = 0 if own or over else sum(held["acrobatics"])
    race = (25, 24, 23, 23, 23, 23)[truth["crossed"].index(seat)] if at_finish else held["space"]
    assert shown["score"] == race + sum(held["acrobatics"]) - hidden


def check_turn(truth: Position, view: Position, viewer: int | None) -> None:
    turn = truth["turn"]
    waits = truth["decrees"] if shows_decrees(truth) else [seat for seat in truth["decrees"] if seat == viewer]
    assert view["decrees"] == waits
    assert view["turn"]["fogs"] == [seat for seat in turn["fogs"] if seat == viewer]
    assert view["turn"]["drawn_count"] == len(turn["drawn"])
    assert ("drawn" in view["turn"]) == (turn["order"][:1] == [viewer])


# Redeals: the view, and every refusal.

TRIED = ("spell fog", "decree", "keep fog", "write ear / web", "spell hex", "spell tailwind", "spell double-play")


def test_a_redeal_changes_no_byte_of_a_view_or_of_a_refusal() -> None:
    redealt = refused = 0
    for number, truth in enumerate(moments()):
        viewer = viewers(truth)[number % len(viewers(truth))]
        state = RULES.load(truth)
        one, other = start(truth), start(RULES.position(RULES.redeal(RULES.view(state, viewer), Generator(number))))
        redealt += other.ask("position") != truth
        assert other.line("view", seat=viewer) == one.line("view", seat=viewer)
        if viewer is None:
            continue
        assert other.ask("legal").get(str(viewer)) == one.ask("legal").get(str(viewer))
        for action in TRIED:
            if RULES.why_not(state, viewer, RULES.parse_action(action)) is not None:
                refusals = {client.line("apply", seat=viewer, action=action) for client in (one, other)}
                assert len(refusals) == 1
                refused += b"illegal" in refusals.pop()
    assert redealt > len(moments()) // 2
    assert refused > 100
