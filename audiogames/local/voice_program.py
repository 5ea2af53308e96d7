"""The choice of a program as voice: its command is tried before it is kept."""

from contextlib import closing
from typing import Final

from audiogames.core.messages import Message, menu_message
from audiogames.local.computer import Computer
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.settings import VOICE_PROGRAM
from audiogames.play.prompts import Key, Talk
from audiogames.speech.sink import Problem, SinkFault
from audiogames.speech.sinks.program import ProgramVoice

LOOK: Final = 0.02
EXAMPLE: Final = "piper --model fr.onnx --output_file -"
WORKS: Final = menu_message("voice-program-works")


def choose(computer: Computer) -> Talk[bool]:
    """Return False if the person goes back, which changes nothing."""
    conversation, now = computer.conversation, computer.preferences.settings.voice_program
    known = (
        menu_message("voice-program-now", command=now)
        if now
        else menu_message("voice-program-example", command=EXAMPLE)
    )
    conversation.breath.answer(menu_message("voice-program-question"), known)
    while (typed := (yield from conversation.line()).strip() or now) not in ("", "0", Key.ESCAPE):
        why = yield from _trial(computer, typed)
        if why is None:
            if computer.preferences.change(sink=VOICE_PROGRAM, voice_program=typed):
                conversation.breath.answer(WORKS)
            return True
        conversation.breath.answer(why, menu_message("voice-program-again"))
        now = ""
    return False


def _trial(computer: Computer, command: str) -> Talk[Message | None]:
    conversation = computer.conversation
    language = conversation.device.language
    text = catalogue(language).text(WORKS)
    try:
        with closing(ProgramVoice(command, computer.preferences.settings.rate)) as voice:
            voice.begin(text, language)
            conversation.breath.answer(menu_message("voice-program-trying"))
            while (pcm := voice.made()) is None:
                if (yield from conversation.typed_within(LOOK)):
                    return menu_message("voice-program-stopped")
            if any(pcm.samples):
                return None
            return Message(Problem.PROGRAM_NO_WAV, {"program": voice.info.voice})
    except SinkFault as fault:
        return Message(fault.why.problem or Problem.PROGRAM_FAILED, fault.why.arguments)
