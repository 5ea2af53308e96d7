"""The sounds of the terminal: opened behind the person's back, changed as the settings say, told when they are lost."""

import threading
from typing import TYPE_CHECKING

from audiogames.core.messages import Category, Message, Urgency
from audiogames.faces.terminal.desk import Desk
from audiogames.settings import Settings, change, paths, save

if TYPE_CHECKING:
    from audiogames.audio.scene import Scene, Wishes
    from audiogames.audio.trouble import Trouble


class Sounds:
    """Opens, changes and closes the desk's scene.

    Where sounds were not asked for and none can be heard, that is told once for all times: the games need none.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._thread: threading.Thread | None = None
        self._closing = False
        self._lock = threading.Lock()
        self._told = False
        desk.on_settings.append(self._follow_settings)

    def start(self) -> None:
        """Begin to sound if the settings, or a person at the keyboard, ask for it; it takes no time here."""
        self._follow_settings()

    def close(self) -> None:
        """Let go of the devices."""
        self._closing = True
        if self._thread is not None:
            self._thread.join()
        with self._lock:
            scene, self._desk.scene = self._desk.scene, None
        if scene is not None:
            scene.close()
        if self._told:
            changed, reports = change(self._desk.settings, sound_trouble_told=True)
            if not reports:
                save(changed)

    def _wanted(self) -> bool:
        sound = self._desk.settings.sound
        return self._desk.console.interactive if sound == "auto" else sound == "on"

    def _follow_settings(self) -> None:
        if not self._wanted():
            with self._lock:
                scene, self._desk.scene = self._desk.scene, None
            if scene is not None:
                scene.close()
        elif self._desk.scene is not None:
            self._desk.scene.follow(wishes(self._desk.settings))
        elif self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._open, name="sounds", daemon=True)
            self._thread.start()

    def _open(self) -> None:
        """Load what sounds need, half a second of work, while the person listens to the first words."""
        try:
            from audiogames.audio.scene import Scene
        except ImportError as error:
            library = (error.name or "").partition(".")[0]
            if library == "audiogames":
                raise  # a fault of ours
            self._desk.announce(_note("sounds-library-missing", library=library or str(error)))
            return
        scene = Scene(wishes(self._desk.settings), paths().sounds, self._lost, self._back)
        with self._lock:
            if not self._closing and self._wanted():
                self._desk.scene = scene
                return
        scene.close()

    def _lost(self, trouble: "Trouble") -> None:
        """Tell that nothing is heard any more, and why. Runs in the thread of a device."""
        settings = self._desk.settings
        if settings.sound == "auto" and not self._heard_once() and (settings.sound_trouble_told or self._told):
            return
        self._told = True
        self._desk.announce(trouble.message())

    def _back(self, device: str) -> None:
        self._desk.announce(_note("sounds-back"))

    def _heard_once(self) -> bool:
        scene = self._desk.scene
        return scene is not None and scene.was_heard


def wishes(settings: Settings) -> "Wishes":
    """Return what the settings say of sound, as a scene takes it."""
    from audiogames.audio.buses import Bus
    from audiogames.audio.modes import Mode
    from audiogames.audio.scene import Wishes

    return Wishes(
        Mode(settings.listening),
        settings.sound_device,
        settings.private_devices,
        {
            Bus.EFFECTS: settings.volume_effects,
            Bus.INTERFACE: settings.volume_interface,
            Bus.AMBIENCE: settings.volume_ambience,
            Bus.SPEECH: settings.volume_speech,
        },
        settings.volume,
        settings.ambience,
    )


def _note(id: str, **arguments: str) -> Message:
    return Message(id, arguments, Category.SYSTEM, Urgency.ALERT)
