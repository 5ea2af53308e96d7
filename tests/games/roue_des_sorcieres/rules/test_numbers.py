"""The numbers of the cards in a hand: each keeps its own until it is played, and the card drawn takes the freed one."""

from audiogames.core.table import Table
from audiogames.games.roue_des_sorcieres.state import PLAY
from audiogames.narration.catalogue import Listener, catalogue
from tests.games.roue_des_sorcieres.positions import GAME, number, table
from tests.games.tables import play

HAND = "blue-1 blue-5 red-2 red-8 green-3 orange-9"
OTHER = "yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 yellow-6"


def numbered(game: Table, seat: int = 0) -> dict[str, int]:
    """Return the cards of a hand with their numbers."""
    entry = game.position()["seats"][seat]
    return dict(zip(entry["hand"], entry["numbers"], strict=True))


def test_a_hand_counts_from_1() -> None:
    game = Table.new("roue_des_sorcieres", [{}, {}], seed=3)
    for seat in range(2):
        assert sorted(numbered(game, seat).values()) == [1, 2, 3, 4, 5, 6]


def test_a_card_keeps_its_number_and_the_card_drawn_takes_the_freed_one() -> None:
    game = table(HAND, OTHER, pile="purple-1 purple-2 purple-3 purple-4", trumps="blue-7")
    before = numbered(game)
    events = play(game, "play blue-5", "play yellow-1", "no-trump")
    after = numbered(game)
    drawn = next(card for card in after if card not in before)
    assert after[drawn] == before["blue-5"]
    assert {card: after[card] for card in before if card != "blue-5"} == {
        card: place for card, place in before.items() if card != "blue-5"
    }
    told = [catalogue("en").text(message, Listener(seat=0)) for message in GAME.tell(events, game.view(0))]
    assert f"You draw the {drawn.replace('-', ' ')}, number {before['blue-5']}." in told


def test_without_a_draw_the_number_stays_free() -> None:
    game = table(HAND, OTHER, trumps="blue-7")
    before = numbered(game)
    play(game, "play blue-5", "play yellow-1", "no-trump")
    assert numbered(game) == {card: place for card, place in before.items() if card != "blue-5"}


def test_numbers_are_written_and_read() -> None:
    game = table(HAND, OTHER, pile="purple-1 purple-2 purple-3 purple-4")
    play(game, "play blue-5", "play yellow-1", "no-trump")
    assert GAME.load(game.position()) == GAME.load(Table.load(game.position()).position())
    assert numbered(Table.load(game.position())) == numbered(game)


def test_each_card_that_may_be_played_has_its_number() -> None:
    game = table(HAND, OTHER, pile="purple-1 purple-2")
    found = {choice.action: choice.key for choice in GAME.choices(game.view(0), game.legal()[0])}
    assert found == {PLAY[number(card)]: str(place) for card, place in numbered(game).items()}
