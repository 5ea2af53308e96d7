"""The end of a game is a place; finished games and their results are found again from the menu."""

import json
import wave
from collections.abc import Callable
from pathlib import Path

import pytest

from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.prompts import Entry, Talk
from audiogames.resources import COMPLETE
from audiogames.retelling.shelf import RESULTS, FolderShelf
from audiogames.storage.folders import paths
from tests.faces.keyboard import AnyCard, Played, start, typing

TYPED_AHEAD = 0.3
"""A promised number: the tests hold the program to it."""

OVER = {"fr": "La partie est finie. Entrée mène au menu.", "en": "The game is over. Enter opens the menu."}
SCORES, HISTORY, AGAIN, REPLAY, RENDER, TURNING = "123456"
"""The lines of the place after a game."""

Answer = Callable[[str], str | None]


def after_a_game(*typed: str, language: str = "fr", seed: int = 3) -> Answer:
    """Play the usual game to its end, with any cards; then type these lines, and nothing more."""
    card, left = AnyCard(seed), iter(typed)
    begun, ended = False, False

    def answer(reply: str) -> str | None:
        nonlocal begun, ended
        ended = ended or OVER[language] in reply
        if ended:
            return next(left, None)
        if not begun:
            begun = True
            return ""
        return card(reply)

    return answer


def end_of(played: Played, language: str = "fr") -> int:
    """Return the place of the reply with which the first game ended."""
    return next(place for place, reply in enumerate(played.replies) if OVER[language] in "".join(reply))


@pytest.mark.parametrize("language", COMPLETE)
def test_the_end_says_who_won_and_what_can_be_done(language: str, quiet_home: Path) -> None:
    played = start(after_a_game("r", language=language), language)
    end = end_of(played, language)
    lines = played.reply(end)
    assert any(line.startswith({"fr": "Partie finie.", "en": "The game is over."}[language]) for line in lines)
    assert lines[-1] == {"fr": "Menu principal, 7 sur 7.", "en": "Main menu, 7 of 7."}[language]
    whole = [line for line in played.reply(end + 1) if line[:1].isdigit()]
    assert len(whole) == 7
    assert whole[-1] == {"fr": "7. Menu principal, ou Entrée", "en": "7. Main menu, or Enter"}[language]


def test_enter_leads_to_the_menu_and_no_digit_deals_a_new_game(quiet_home: Path) -> None:
    played = start(after_a_game("1", "1", ""))
    assert "Menu principal." in played.reply(-1)[0]
    assert len(list(paths().journals.glob("*.journal"))) == 1


def test_the_result_is_told_again_with_the_points(quiet_home: Path) -> None:
    played = start(after_a_game(SCORES))
    end = end_of(played)
    (told,) = (line for line in played.reply(end) if line.startswith("Partie finie."))
    assert told in played.reply(end + 1)


def test_the_history_of_the_game_is_read_from_its_beginning(quiet_home: Path) -> None:
    played = start(after_a_game(HISTORY, "", "q"))
    end = end_of(played)
    assert played.reply(end + 1)[0] == "Vous recevez 6 cartes."
    assert len(played.reply(end + 1)) <= 20
    assert played.reply(end + 3)[0] == "Lecture arrêtée."


def test_the_same_table_plays_again(quiet_home: Path) -> None:
    settings = '[last_table]\ngame = "roue_des_sorcieres"\nseats = 2\nlevels = ["person", "apprentice"]\n'
    settings += '[last_table.options]\nside = "ascending"\n'
    with paths().settings.open("a", encoding="utf-8") as file:
        file.write(settings)
    start(after_a_game(AGAIN))
    first, second = (json.loads(path.read_text().splitlines()[0].partition(" ")[2]) for path in journals())
    assert first["seed"] != second["seed"]
    for part in ("game", "seats", "notes"):
        assert first[part] == second[part]
    assert first["options"]["side"] == second["options"]["side"] == "ascending"


def journals() -> list[Path]:
    return sorted(paths().journals.glob("*.journal"))


def test_a_game_is_heard_again_step_by_step_forward_and_back(quiet_home: Path) -> None:
    played = start(after_a_game(REPLAY, "", "", ",", ",", ",", ";", "f", "d", "q"))
    end = end_of(played)
    opening, first, second = (played.reply(end + place) for place in (1, 2, 3))
    assert opening[3] == "Vous recevez 6 cartes."
    assert second != first != opening
    assert played.reply(end + 4) == first
    assert played.reply(end + 5) == opening[1:]
    assert played.reply(end + 6) == ["C’est le début."]
    assert played.reply(end + 7) == first
    assert played.reply(end + 8)[-1] == "C’est la fin. Virgule recule, Entrée sort."
    assert any("Partie finie" in line for line in played.reply(end + 8))
    assert played.reply(end + 9) == opening[1:]
    assert played.reply(end + 10)[0] == "Vous quittez cette partie."


def test_the_turning_points_of_a_game_are_told_after_it(quiet_home: Path) -> None:
    played = start(after_a_game(TURNING, "7"))
    told = played.reply(end_of(played) + 1)
    assert told[0] == "Un instant, les choix de la partie sont revus un à un."
    points = [line for line in told if line.startswith("Coup ")]
    assert 1 <= len(points) <= 3
    assert all(
        ", vous : " in line and "Mieux valait : " in line and " chances sur 100 de gagner au lieu de " in line
        for line in points
    )
    numbers = [int(line.split()[1].rstrip(",")) for line in points]
    assert numbers == sorted(numbers)


def test_in_a_replay_the_key_for_advice_says_what_was_best_at_that_moment(quiet_home: Path) -> None:
    played = start(after_a_game(REPLAY, *["", "conseil"] * 12, "q"))
    told = [line for line in played.lines if line.startswith("Conseil : ")]
    assert told
    assert "Le conseil attend votre tour." in played.lines


def test_every_move_is_heard_on_the_way_to_the_end(quiet_home: Path) -> None:
    played = start(after_a_game(REPLAY, *[""] * 200))
    moves = [int(line[5:-1]) for line in played.lines if line.startswith("Coup ")]
    assert moves == sorted(set(moves))
    assert moves[-1] > 50
    assert "Vous quittez cette partie." in played.lines


def test_a_sound_file_says_where_it_is(quiet_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Documents").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path))
    played = start(after_a_game(RENDER))
    (file,) = (tmp_path / "Documents").glob("*.wav")
    assert f"Le fichier sonore {file} est prêt" in played.text
    with wave.open(str(file)) as sound:
        assert sound.getnframes() > 60 * sound.getframerate()


# My games.


def test_a_finished_game_and_its_result_are_found_from_the_menu(quiet_home: Path) -> None:
    played = start(after_a_game("", "4", "2", "", "", "q", "3", "", "1"))
    end = end_of(played)
    assert "Parties finies, 1, 2 sur 3." in played.reply(end + 2)
    assert played.reply(end + 3)[1].startswith("La Roue des Sorcières, partie du ")
    assert played.reply(end + 5)[1] == "Partie à 3 places : Place 1, Mélusine et Morgane."
    nothing, counted, result, *_ = played.reply(end + 9)
    assert nothing == "Aucune partie n’est retenue."
    assert counted.startswith("Une partie finie")
    assert result.startswith("La Roue des Sorcières, partie du ")
    assert ". Victoire : " in result


def test_a_result_is_kept_in_a_line_and_a_damaged_line_hides_no_other(quiet_home: Path) -> None:
    start(after_a_game())
    file = paths().journals.with_name(RESULTS)
    kept = file.read_text(encoding="utf-8")
    assert kept.count("\n") == 1
    found = FolderShelf().results()
    assert [result.names for result in found] == [(None, "Mélusine", "Morgane")]
    assert found[0].people == (0,)
    wrong = [
        "",
        "{",
        "[]",
        '{"file": 1}',
        kept.replace("[0]", "[9]", 1),
        kept.replace('"names": [null', '"names": [3', 1),
    ]
    file.write_text("\n".join([*wrong[:3], kept, *wrong[3:]]) + '\n{"file": "cut o', encoding="utf-8")
    assert FolderShelf().results() == found
    FolderShelf().keep_result(found[0])
    assert FolderShelf().results() == found * 2


def test_where_nothing_is_kept_that_is_said(quiet_home: Path) -> None:
    played = start(typing("4", "1", "2", "3", "", "1"))
    assert played.reply(2)[0] == "Aucune partie n’attend d’être reprise."
    assert played.reply(3)[0] == "Aucune partie n’est finie."
    assert played.reply(6)[:2] == ["Aucune partie n’est retenue.", "Aucun résultat pour le moment."]


def test_a_saved_game_is_resumed_from_its_room_the_latest_first(quiet_home: Path) -> None:
    for game in ("1", "2"):
        start(typing("1", game, "q", "o"))
        if game == "1":
            (first,) = journals()
            first.rename(first.with_name(f"2026-01-01-120000{first.name[17:]}"))
    played = start(typing("4", "1", "r", "2"))
    shown = [line.partition(",")[0] for line in played.reply(3)[1:]]
    assert shown == ["1. Air Sorcière", "2. La Roue des Sorcières"]
    assert played.reply(4)[0] == "Partie reprise."


def test_many_games_are_offered_a_few_at_a_time(quiet_home: Path) -> None:
    paths().journals.mkdir()
    for day in range(1, 21):
        (paths().journals / f"2026-01-{day:02}-120000-air_sorciere.finished.journal").write_text("x\n")
    played = start(typing("4", "2", "r", "9", "9", "r", "4"))
    assert played.reply(3)[-1] == "9. Parties plus anciennes"
    assert "partie du 20 janvier" in played.reply(3)[1]
    assert [line[:2] for line in played.reply(6)[1:]] == ["1.", "2.", "3.", "4."]
    assert "partie du 1er janvier" in played.reply(7)[0]


# Keys typed ahead.


def test_what_was_typed_before_the_question_decides_nothing_and_what_comes_after_answers() -> None:
    conversation = Conversation(Device())

    def talk() -> Talk[str]:
        conversation.entries.ignore_typed_ahead()
        return (yield from conversation.ask())

    conversation.begin(talk(), 0.0)
    said = []
    for typed in ("1", "", "3"):
        reply = conversation.enter(Entry("typed", typed, waited=TYPED_AHEAD / 2), 0.1)
        said += [line.text for told in reply.told for line in told.utterances]
        assert reply.prompt.kind == "command"
    assert said == ["Trop tôt\u00a0: appuyez de nouveau."]
    assert conversation.enter(Entry("typed", "2", waited=2.0), 2.0).prompt.kind == "end"
    assert conversation.result == "2"
