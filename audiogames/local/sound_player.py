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

LONGEST: Final = 3.0  # maximum seconds of one sound, since ambience loops

CHANGED: Final = 0.12  # seconds until a changed volume is heard, since sound is mixed ahead

MARGIN: Final = 0.15  # latency from the mixer to the ear in seconds

FADE: Final = 0.2  # fade-out of an interrupted sound in seconds

OPENING: Final = 3.0  # maximum seconds for an existing output to open

LOOK: Final = 0.05  # polling interval in seconds for an output that is opening

SEARCH: Final = 3.0  # timeout in seconds for listing the sound outputs


class SceneOrReason(NamedTuple):
    scene: "Scene | None"
    why: Message | None = None


def hearing(computer: Computer) -> Talk[SceneOrReason]:
    """Return the scene once a device plays, or immediately if the person types."""
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
    """The scene, or why nothing is audible, including zero volume."""
    settings = computer.preferences.settings
    if not settings.volume and settings.sound != "off":
        return SceneOrReason(None, menu_message("sound-room-mute"))
    return (yield from hearing(computer))


def _nothing_to_hear_with() -> Message | None:
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
    """Raises the error if it is our own module."""
    library = (error.name or "").partition(".")[0]
    if library == "audiogames":
        raise error
    return menu_message("sounds-library-missing", library=library or str(error))


def outputs() -> "tuple[OutputDevice, ...]":
    """Raises SoundTrouble if there are none, TimeoutError, ImportError."""
    from audiogames.audio.outputs.devices import for_menu
    from audiogames.audio.outputs.portaudio import SoundFault, SoundTrouble
    from audiogames.audio.player.process import PROCESS

    found = for_menu(PROCESS.devices(SEARCH))
    if not found:
        raise SoundTrouble(alert(SoundFault.NO_DEVICE))
    return found


def play(
    computer: Computer, scene: "Scene", name: str, direction: Direction = AHEAD, bus: "Bus | None" = None
) -> Talk[bool]:
    """Play a sound to its end, and return True if the person typed instead.

    The program's voice is interrupted: it was heard, or is unwanted.
    """
    from audiogames.audio.player.requests import PlayedSound
    from audiogames.audio.units import frames, seconds

    if computer.speaker is not None:
        computer.speaker.silence()
    sound = scene.library.get(name)
    [voice] = scene.ear.play([PlayedSound(sound.samples, direction, bus or sound.bus, frames(CHANGED))])
    length = CHANGED + seconds(len(sound.samples))
    typed = yield from computer.conversation.typed_within(min(length, LONGEST) + MARGIN)
    if typed or length > LONGEST:
        voice.stop(FADE)
    return typed or (length > LONGEST and (yield from computer.conversation.typed_within(FADE)))


@contextmanager
def trying(computer: Computer, scene: "Scene", way: "Equipment") -> Iterator[None]:
    """Use this way of listening, with the head ahead, within this context."""
    yaw = computer.conversation.listening.yaw
    turn(computer, -yaw)
    scene.ear.listen(way)
    try:
        yield
    finally:
        scene.follow(computer.preferences.settings)
        turn(computer, yaw)


def turn(computer: Computer, degrees: float) -> None:
    computer.conversation.turn_head(degrees)
    computer.turn_head()


def leaves(conversation: Conversation, typed: str) -> bool:
    return typed in ("0", Key.ESCAPE) or conversation.command(typed) == "quit"
