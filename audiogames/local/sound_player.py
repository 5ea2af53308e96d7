"""One sound heard to its end before a word is said, also in a way that is tried; and where none is heard, why."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.bootstrap.environment import program
from audiogames.core.messages import Message, alert, menu_message
from audiogames.local.computer import Computer
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Key, Talk

if TYPE_CHECKING:
    from audiogames.audio.mixer.buses import Bus
    from audiogames.audio.outputs.devices import OutputDevice
    from audiogames.audio.scene import Scene
    from audiogames.audio.space.panning import Equipment

TONE: Final = "test-tone"
"""The sound by which a person finds out how they hear."""

LONGEST: Final = 3.0
"""Seconds played of one sound: ambience would loop for ever."""

MARGIN: Final = 0.15
"""Seconds from the mixer to the ear: what is mixed ahead, and the device."""

FADE: Final = 0.2
"""Seconds in which a sound that is cut short goes."""

OPENING: Final = 3.0
"""Seconds that an output which is there may take until it plays."""

LOOK: Final = 0.05
"""Seconds between two looks at an output that is being opened."""

SEARCH: Final = 3.0
"""Timeout in seconds for listing the sound outputs."""


class SceneOrReason(NamedTuple):
    """The scene that sounds, or the reason why nothing does: one of the two is there."""

    scene: "Scene | None"
    why: Message | None = None


def hearing(computer: Computer) -> Talk[SceneOrReason]:
    """Return what sounds, once a device plays. A person who types on does not wait for that."""
    sound = computer.preferences.settings.sound
    if computer.scene is not None and computer.scene.heard:
        return SceneOrReason(computer.scene)
    if sound == "off":
        return SceneOrReason(None, menu_message("sound-room-off"))
    if sound == "auto" and not computer.console.interactive:
        return SceneOrReason(None, menu_message("sound-room-nobody"))
    why = _nothing_to_hear_with()
    if why is not None:
        return SceneOrReason(None, why)
    for _ in range(round(OPENING / LOOK)):
        if computer.scene is not None and computer.scene.heard:
            return SceneOrReason(computer.scene)
        if (yield from computer.conversation.typed_within(LOOK)):
            break
    return SceneOrReason(None, menu_message("sound-room-silent", program=program()))


def audible(computer: Computer) -> Talk[SceneOrReason]:
    """Return what sounds, or why nothing can be heard: also where the volume of everything is at zero."""
    settings = computer.preferences.settings
    if not settings.volume and settings.sound != "off":
        return SceneOrReason(None, menu_message("sound-room-mute"))
    return (yield from hearing(computer))


def _nothing_to_hear_with() -> Message | None:
    """Return why there is no output, None where there is one."""
    try:
        from audiogames.audio.outputs.portaudio import SoundTrouble

        outputs()
    except ImportError as error:
        return library_missing(error)
    except SoundTrouble as error:
        return error.message
    except TimeoutError:
        return menu_message("sound-room-silent", program=program())
    return None


def library_missing(error: ImportError) -> Message:
    """Return the sentence for a library of sound that is not installed. Raises the error where the fault is ours."""
    library = (error.name or "").partition(".")[0]
    if library == "audiogames":
        raise error
    return menu_message("sounds-library-missing", library=library or str(error))


def outputs() -> "tuple[OutputDevice, ...]":
    """Return the outputs as a menu shows them. Raises SoundTrouble where there is none, TimeoutError, ImportError."""
    from audiogames.audio.outputs.connections import CONNECTIONS
    from audiogames.audio.outputs.devices import for_menu
    from audiogames.audio.outputs.portaudio import SoundFault, SoundTrouble

    found = for_menu(CONNECTIONS.look().result(SEARCH))
    if not found:
        raise SoundTrouble(alert(SoundFault.NO_DEVICE))
    return found


def play(
    computer: Computer, scene: "Scene", name: str, direction: Direction = AHEAD, bus: "Bus | None" = None
) -> Talk[bool]:
    """Let a sound of the library be heard, and wait for its end; return whether the person typed on instead.

    What the program's own voice was saying is cut short: it was heard, or is not wanted any more.
    """
    from audiogames.audio.units import seconds

    if computer.speaker is not None:
        computer.speaker.silence()
    sound = scene.library.get(name)
    voice = scene.mixer.play(sound.samples, direction, bus or sound.bus)
    length = seconds(len(sound.samples))
    typed = yield from computer.conversation.typed_within(min(length, LONGEST) + MARGIN)
    if typed or length > LONGEST:
        voice.stop(FADE)
    return typed or (length > LONGEST and (yield from computer.conversation.typed_within(FADE)))


@contextmanager
def trying(computer: Computer, scene: "Scene", way: "Equipment") -> Iterator[None]:
    """Let sounds be heard in one way, from a head that looks ahead; then again as the person listens."""
    yaw = computer.conversation.listening.yaw
    turn(computer, -yaw)
    scene.mixer.listening = way
    try:
        yield
    finally:
        scene.follow(computer.preferences.settings)
        turn(computer, yaw)


def turn(computer: Computer, degrees: float) -> None:
    """Turn the person's head to the left by so much."""
    computer.conversation.turn_head(degrees)
    computer.turn_head()


def leaves(conversation: Conversation, typed: str) -> bool:
    """Whether someone who tries out how they hear goes back."""
    return typed in ("0", Key.ESCAPE) or conversation.command(typed) == "quit"
