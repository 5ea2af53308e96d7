"""The command line: which face to start, in which language, and a sentence for each failure.

Imports are late, so that `--version` answers at once.
"""

import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

from audiogames.bootstrap.environment import program
from audiogames.bootstrap.language import language_in, speak_utf8
from audiogames.cli.arguments import ParsedCommand, UsageError, kept_game, language, parse, sentence, training_named
from audiogames.cli.failures import Failures, OutputFailed, keep_standard_error
from audiogames.system.ending import ending_in_order
from audiogames.system.interrupts import heeding_signals

USAGE_ERROR = 2
INTERRUPTED = 130  # what a shell reports after Control+C


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit status.

    0: done; 1: failed, with a sentence; 2: wrong command line; 130: stopped by Control+C. Raises ImportError if a
    library or a part of one is missing: the launcher repairs that.
    """
    speak_utf8()
    keep_standard_error()
    # After all filters that are set: warnings are for developers, who ask for them with -W or in tests.
    warnings.simplefilter("ignore", append=True)
    typed = sys.argv[1:] if argv is None else argv
    failures = Failures()
    failures.watch()
    try:
        with heeding_signals(), ending_in_order():
            status = _answer(parse(typed), failures)
            _write("")
    except UsageError as error:
        _say_error(sentence(error.message, language(language_in([*typed]))))
        return USAGE_ERROR
    except KeyboardInterrupt:
        failures.interrupted()
        return INTERRUPTED
    except (OutputFailed, BrokenPipeError) as error:
        return failures.output_failed(error)
    except ImportError as error:  # a library is missing, or a part that it needs
        if (error.name or "").split(".")[0] != "audiogames":
            raise
        return failures.unexpected(error)
    except Exception as error:  # whatever it is, a person gets a sentence
        return failures.unexpected(error)
    return status


def _answer(asked: ParsedCommand, failures: Failures) -> int:
    if asked.version:
        from audiogames import __version__

        say(f"audiogames {__version__}")
        return 0
    failures.language = asked.language
    if asked.help:
        return _help(asked)
    failures.command = asked.command
    return _run(asked)


def _help(asked: ParsedCommand) -> int:
    from audiogames.narration.catalogue import catalogue

    topic = f"cli-help-{asked.command}" if asked.command_given else "cli-help"
    say(catalogue(language(asked.language)).words(topic, program=program()))
    return 0


def _run(asked: ParsedCommand) -> int:
    match asked.command:
        case "play":
            from audiogames.faces.terminal.main import main as play

            return play(language=asked.language, journal=Path(asked.words[0]) if asked.words else None)
        case "companion":
            from audiogames.faces.terminal.main import companion

            return companion(kept_game(asked.words[0]) if asked.words else None, asked.language)
        case "replay":
            from audiogames.retelling.replay import main as replay

            return replay(Path(asked.words[0]), asked.seat, language(asked.language), say, _say_error)
        case "render":
            from audiogames.retelling.render import main as render

            options, tongue = dict(asked.options), language(asked.language)
            return render(Path(asked.words[0]), options, asked.seat, tongue, say, _say_error)
        case "sounds":
            from audiogames.faces.terminal.main import sounds

            return sounds(asked.language)
        case "train":
            return _train(asked)
        case "head":
            from audiogames.faces.head import main as head

            return head(Path(asked.words[0]), language(asked.language), say, _say_error)
        case "table":
            from audiogames.faces.web.command import main as table

            return table(dict(asked.options), language(asked.language), say, _say_error)
        case "hall":
            from audiogames.faces.web.command import hall

            return hall(dict(asked.options), language(asked.language), say, _say_error)
        case "join":
            from audiogames.faces.terminal.main import join

            return join(asked.words, dict(asked.options), asked.language)
        case "memory":
            from audiogames.faces.memory import main as memory

            return memory(asked.words, language(asked.language), say, _say_error)
        case "doctor":
            from audiogames.faces.doctor import main as doctor

            return doctor(asked.language, say, ("report", "") in asked.options)
        case "engine":
            from audiogames.faces.engine import main as engine

            return engine(list(asked.words), language(asked.language))
        case "stickers":
            from audiogames.faces.stickers import main as stickers

            return stickers(asked.words, dict(asked.options), language(asked.language), say, _say_error)
    _say_error(sentence("cli-test-elsewhere", language(asked.language)))
    return USAGE_ERROR


def _train(asked: ParsedCommand) -> int:
    from audiogames.faces.terminal.main import train

    return train(training_named(*asked.words[:1]), asked.language)


def say(line: str) -> None:
    """At once. Raises OutputFailed."""
    _write(f"{line}\n")


def _write(text: str) -> None:
    if sys.stdout is not None:
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except OSError as error:
            raise OutputFailed(error) from error


def _say_error(line: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(line + "\n")
        sys.stderr.flush()
