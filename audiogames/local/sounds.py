"""The sounds of this computer: opened in the background, updated by settings, with reports of loss."""

import threading
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from audiogames.core.messages import Message, alert
from audiogames.local.computer import Computer
from audiogames.local.troubles import Trouble
from audiogames.storage.folders import paths

if TYPE_CHECKING:
    from audiogames.audio.scene import Scene


LOST_SECONDS: Final = 3.0
BACK_SECONDS: Final = 10.0
"""Seconds before loss and return of sounds are announced, since a bad device flickers."""

Cancel: TypeAlias = Callable[[], None]


def by_timer(seconds: float, do: Callable[[], None]) -> Cancel:
    """Call `do` after some seconds in its own thread, and return the function that cancels it."""
    timer = threading.Timer(seconds, do)
    timer.daemon = True
    timer.start()
    return timer.cancel


class Outage:
    """Announces lasting loss and return of sounds, each once, or immediately if a game depends on ears.

    `after` schedules a call, and returns its cancellation.
    """

    def __init__(
        self,
        announce: Callable[[Message], None],
        is_by_ear: Callable[[], bool],
        after: Callable[[float, Callable[[], None]], Cancel] = by_timer,
    ) -> None:
        self._announce = announce
        self._is_by_ear = is_by_ear
        self._after = after
        self._lock = threading.Lock()
        self._is_told = False
        """True if the last announcement was a loss."""
        self._cancel: Cancel | None = None

    def lost(self, trouble: Message) -> None:
        self._plan(True, trouble, LOST_SECONDS)

    def back(self) -> None:
        self._plan(False, alert("sounds-back"), BACK_SECONDS)

    def close(self) -> None:
        with self._lock:
            self._forget()

    def _plan(self, is_lost: bool, message: Message, seconds: float) -> None:
        with self._lock:
            self._forget()
            if is_lost != self._is_told:
                self._cancel = self._after(0.0 if self._is_by_ear() else seconds, partial(self._say, is_lost, message))

    def _say(self, is_lost: bool, message: Message) -> None:
        with self._lock:
            self._is_told, self._cancel = is_lost, None
        self._announce(message)

    def _forget(self) -> None:
        if self._cancel is not None:
            self._cancel()
            self._cancel = None


class Sounds:
    """Opens, updates and closes the scene of this computer.

    If sounds were not requested and are impossible, that is announced once ever, since games need none.
    """

    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        self._thread: threading.Thread | None = None
        self._opening = self._closing = False
        self._lock = threading.Lock()
        self._problem_told = False
        self._trouble = Trouble(computer, "sound_trouble", alert("sounds-none"))
        self._outage = Outage(computer.announce, self._is_by_ear)
        computer.preferences.followers.append(self._follow_settings)

    def start(self) -> None:
        """Start sounds, if requested, without blocking."""
        self._follow_settings()

    def close(self) -> None:
        self._closing = True
        self._outage.close()
        if self._thread is not None:
            self._thread.join()
        with self._lock:
            scene = self._computer.sound_in(None)
        if scene is not None:
            scene.close()
            if scene.was_heard:
                self._trouble.none()
        self._trouble.keep()

    @property
    def are_settled(self) -> bool:
        """True if sounds are audible, or it is known why not."""
        scene = self._computer.scene
        if not self._computer.wants_sounds() or self._trouble.was_tried:
            return True
        return not self._opening and (scene is None or scene.heard)

    def _follow_settings(self) -> None:
        with self._lock:
            scene = self._computer.scene
            if not self._computer.wants_sounds():
                self._computer.sound_in(None)
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
        """Update a scene with the settings. The caller holds the lock."""
        scene.follow(self._computer.preferences.settings)
        if scene.problem is not None and not self._problem_told:
            self._problem_told = True
            self._computer.notify(scene.problem)

    def _open(self) -> None:
        """Load sounds, half a second of work, while the person hears the first words."""
        scene: Scene | None = None
        try:
            scene = self._scene()
        finally:
            with self._lock:
                self._opening = False
                if scene is not None and self._computer.wants_sounds() and not self._closing:
                    self._follow(scene)  # the settings may have changed meanwhile
                    scene = self._computer.sound_in(scene)
            if scene is not None:
                scene.close()

    def _scene(self) -> "Scene | None":
        """Return a scene, or announce a missing library and return None."""
        try:
            import soundfile  # noqa: F401 - without it no sound can be read

            from audiogames.audio.scene import Scene
        except (ImportError, OSError) as error:  # soundfile raises OSError where its own library is not there
            library = (getattr(error, "name", None) or "soundfile").partition(".")[0]
            if library == "audiogames":
                raise  # a fault of ours
            self._trouble.found(alert("sounds-library-missing", library=library))
            return None
        return Scene(self._computer.preferences.settings, paths().sounds, self._lost, self._back)

    def _lost(self, trouble: "Message") -> None:
        """Announce the loss of sounds. Runs in a device's thread."""
        from audiogames.audio.outputs.portaudio import SoundFault

        if trouble.id == SoundFault.STARTED_AGAIN:
            self._computer.announce(trouble)
        elif self._heard_once():
            self._outage.lost(trouble)
        else:
            self._trouble.found(trouble)

    def _back(self, device: str) -> None:
        self._outage.back()

    def _is_by_ear(self) -> bool:
        sitting = self._computer.conversation.sitting
        return sitting is not None and sitting.course.is_by_ear()

    def _heard_once(self) -> bool:
        scene = self._computer.scene
        return scene is not None and scene.was_heard
