"""The mode of the Cauldron: its cards are never named, and one key bottles the brew."""

from audiogames.core.messages import Message, Seat, menu_message
from audiogames.play.in_game.play import Mode


class CauldronMode(Mode):
    """Choices are read out as everywhere; help begins with what is special here."""

    has_cards = False
    reads_hand = False

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return what each key does."""
        return (menu_message("cauldron-help"),)


MODE = CauldronMode
