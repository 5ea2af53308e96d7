"""The narrator of one listener: messages in, utterances out."""

from collections.abc import Iterable, Mapping, Sequence

from audiogames.core.messages import Category, Message, Seat, Urgency, Verbosity
from audiogames.narration.catalogue import Listener, catalogue, clip
from audiogames.narration.utterance import Utterance


class Narrator:
    """Says messages in the listener's language, as wordy as the listener wants, by category.

    A message below the listener's verbosity is left out; what is essential has level MINIMAL, and so never is. The form
    for braille is half the work: with `braille` False it is not made, for listeners of whom none reads it.
    """

    def __init__(
        self,
        locale: str,
        names: Sequence[str | None] = (),
        viewer: Seat | None = None,
        verbosity: Verbosity = Verbosity.FULL,
        by_category: Mapping[Category, Verbosity] | None = None,
        braille: bool = True,
    ) -> None:
        self.locale = locale
        self.names = tuple(names)
        self.viewer = viewer
        self.verbosity = verbosity
        self.by_category = dict(by_category or {})
        self.braille = braille
        self._catalogue = catalogue(locale)
        self._listeners: dict[Category, Listener] = {}

    def listener(self, category: Category) -> Listener:
        """Return who listens, with the verbosity chosen for this category."""
        if category not in self._listeners:
            verbosity = self.by_category.get(category, self.verbosity)
            self._listeners[category] = Listener(self.names, self.viewer, verbosity)
        return self._listeners[category]

    def utterances(self, messages: Iterable[Message], asked: bool = False) -> tuple[Utterance, ...]:
        """Return what is said of these messages, in order. `asked`: the player asked for them, so all are said."""
        said = []
        for message in messages:
            listener = self._listeners.get(message.category) or self.listener(message.category)
            if asked or message.level <= listener.verbosity:
                said.append(self._utterance(message, listener, asked))
        return tuple(said)

    def _utterance(self, message: Message, listener: Listener, asked: bool) -> Utterance:
        return Utterance(
            text=self._catalogue.text(message, listener),
            urgency=message.urgency,
            category=message.category,
            braille=self._catalogue.braille(message, listener) if self.braille else "",
            place=message.place,
            asked=asked,
            private=message.private,
            language=self.locale,
        )


def joined(utterances: Sequence[Utterance]) -> Utterance | None:
    """Return several utterances as one that is said in one breath, in their order; None if there are none.

    Its urgency is the highest among them. On braille, the most urgent of them leads: the rest is in the history.
    """
    if not utterances:
        return None
    urgent = max(utterances, key=lambda utterance: utterance.urgency)
    braille = [utterance.braille for utterance in utterances if utterance.braille]
    whole = " ".join(braille)
    return urgent._replace(
        text=" ".join(utterance.text for utterance in utterances),
        urgency=Urgency(urgent.urgency),
        braille=whole if whole == clip(whole) else urgent.braille,
        asked=any(utterance.asked for utterance in utterances),
        private=any(utterance.private for utterance in utterances),
    )
