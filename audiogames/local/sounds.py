"""The sounds of this computer: opened in the background, changed as the settings say, reported when they are lost."""

import threading
from dataclasses import replace
from typing import TYPE_CHECKING

from audiogames.core.messages import Message, alert
from audiogames.local.computer import Computer
from audiogames.storage.folders import paths

if TYPE_CHECKING:
    from audiogames.audio.scene import Scene


class Sounds:
    """Opens, changes and closes the scene of this computer.

    Where sounds were not asked for and none can be heard, that is told once for all times: the games need none.
    """

    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        self._thread: threading.Thread | None = None
        self._opening = self._closing = False
        self._lock = threading.Lock()
        self._told = self._problem_told = False
        computer.preferences.followers.append(self._follow_settings)

    def start(self) -> None:
        """Begin to sound if the settings, or a person at the keyboard, ask for it; it takes no time here."""
        self._follow_settings()

    def close(self) -> None:
        """Let go of the devices."""
        self._closing = True
        if self._thread is not None:
            self._thread.join()
        with self._lock:
            scene, self._computer.scene = self._computer.scene, None
        if scene is not None:
            scene.close()
        if self._told:
            self._computer.preferences.put(replace(self._computer.preferences.settings, sound_trouble_told=True))

    def _follow_settings(self) -> None:
        with self._lock:
            scene = self._computer.scene
            if not self._computer.wants_sounds():
                self._computer.scene = None
            elif scene is not None:
                self._follow(scene)
                return
            elif not self._opening:
                self._opening = True
                self._thread = threading.Thread(target=self._open, name="sounds", daemon=True)
                self._thread.start()
        if scene is not None:
            scene.close()

    def _follow(self, scene: "Scene") -> None:
        """Let a scene sound as the settings say now. The lock is held by who calls."""
        scene.follow(self._computer.preferences.settings)
        if scene.problem is not None and not self._problem_told:
            self._problem_told = True
            self._computer.announce(scene.problem)

    def _open(self) -> None:
        """Load what sounds need, half a second of work, while the person listens to the first words."""
        scene: Scene | None = None
        try:
            scene = self._scene()
        finally:
            with self._lock:
                self._opening = False
                if scene is not None and self._computer.wants_sounds() and not self._closing:
                    self._follow(scene)  # the settings may have changed meanwhile
                    self._computer.scene, scene = scene, None
            if scene is not None:
                scene.close()

    def _scene(self) -> "Scene | None":
        """Return a scene; None, and told, where a library is not installed."""
        try:
            import soundfile  # noqa: F401 - without it no sound can be read

            from audiogames.audio.scene import Scene
        except (ImportError, OSError) as error:  # soundfile raises OSError where its own library is not there
            library = (getattr(error, "name", None) or "soundfile").partition(".")[0]
            if library == "audiogames":
                raise  # a fault of ours
            if not self._known():
                self._told = True
                self._computer.announce(alert("sounds-library-missing", library=library))
            return None
        return Scene(self._computer.preferences.settings, paths().sounds, self._lost, self._back)

    def _known(self) -> bool:
        """Whether someone who did not ask for sounds was told already that none are heard."""
        settings = self._computer.preferences.settings
        return settings.sound == "auto" and (settings.sound_trouble_told or self._told)

    def _lost(self, trouble: "Message") -> None:
        """Tell that nothing is heard any more, and why. Runs in the thread of a device."""
        if self._known() and not self._heard_once():
            return
        self._told = True
        self._computer.announce(trouble)

    def _back(self, device: str) -> None:
        self._computer.announce(alert("sounds-back"))

    def _heard_once(self) -> bool:
        scene = self._computer.scene
        return scene is not None and scene.was_heard
