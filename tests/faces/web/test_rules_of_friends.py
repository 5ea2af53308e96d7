"""Friends choose their rules: at the door, in the menu, on the command line and in the lobby, each with one result."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.errors import BadOptions
from audiogames.core.game import check_options
from audiogames.core.registry import GAMES, game_named
from audiogames.narration.catalogue import catalogue
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.gathering import Gathering
from audiogames.play.table.rules import only_changed, rules_called, typed_rules, typed_value

from .tables import CODE, MemoryShelf, Room, Socket

every_game = pytest.mark.parametrize("game", GAMES)


def actions(socket: Socket) -> list[str]:
    return [doing["action"] for doing in socket.last("lobby")["doings"]]


def choose(room: Room, socket: Socket, action: str) -> None:
    assert action in actions(socket)
    socket.send(kind="do", action=action)
    room.deliver()


def seated(game: str, seats: int = 2) -> tuple[Room, Socket, Socket]:
    room = Room(Gathering(WantedTable(game, seats, "witch", "en", pace=0.0), MemoryShelf(), CODE, "http://table/"))
    ana, bob = room.socket(), room.socket()
    ana.join("Ana")
    return room, ana, bob


def options_of(room: Room) -> dict[str, Any]:
    sitting = room.gathering.sitting
    assert sitting is not None
    return dict(sitting.table.position().get("options", {}))


@every_game
def test_the_opener_plays_by_each_preset_that_the_game_names(game: str) -> None:
    descriptor = game_named(game)
    for preset in descriptor.presets:
        room, ana, bob = seated(game)
        choose(room, ana, "rules open")
        if only_changed(descriptor, preset.options):
            choose(room, ana, f"rules {preset.name}")
            label = catalogue("en").words(f"preset-{game}-{preset.name}".replace("_", "-"))
            assert label in ana.said()[-1]
        bob.join("Bob", language="fr")
        if room.gathering.sitting is None:
            ana.send(kind="start")
        assert check_options(descriptor, options_of(room)) == check_options(descriptor, preset.options)


@every_game
def test_each_value_that_is_offered_is_chosen_told_and_played(game: str) -> None:
    descriptor = game_named(game)
    room, ana, _ = seated(game, 3 if descriptor.max_seats > 2 else 2)
    choose(room, ana, "rules open")
    offered = [action for action in actions(ana) if action.startswith("option ")]
    assert offered != []
    for action in offered:
        room, ana, _ = seated(game, 3 if descriptor.max_seats > 2 else 2)
        choose(room, ana, "rules open")
        choose(room, ana, action)
        assert ana.said()[-1].startswith("Rule chosen: ")
        assert (
            "Some rules are not the usual ones." in ana.last("lobby")["text"]
            or "These rules" in ana.last("lobby")["text"]
        )
        choose(room, ana, "rules close")
        ana.send(kind="start")
        wanted = typed_rules(descriptor, None, [action.partition(" ")[2]])
        assert check_options(descriptor, options_of(room)) == check_options(descriptor, wanted)


def test_who_comes_later_reads_by_which_rules_is_played() -> None:
    room, ana, bob = seated("air_sorciere", 3)
    choose(room, ana, "rules open")
    choose(room, ana, "rules original")
    bob.join("Bob", language="fr")
    assert "On joue avec ces règles : Édition d’origine." in bob.last("lobby")["text"].replace("\u00a0", " ")


def test_only_the_opener_chooses_rules() -> None:
    room, ana, bob = seated("air_sorciere", 3)
    bob.join("Bob")
    assert not any(action.startswith(("rules", "option")) for action in actions(bob))
    bob.send(kind="do", action="rules original")
    assert bob.last("error")["code"] == "doing"
    assert room.gathering.wanted.options == {}
    assert "rules open" in actions(ana)


def test_each_person_chooses_as_what_they_fly_and_the_opener_for_all() -> None:
    room, ana, bob = seated("du_balai", 3)
    bob.join("Bob")
    assert [action for action in actions(bob) if action.startswith("as ")] == ["as 1 level=novice", "as 1 level=expert"]
    choose(room, bob, "as 1 level=novice")
    assert "Bob, which level? novice" in ana.said()[-1]
    choose(room, ana, "as 0 level=expert")
    ana.send(kind="start")
    sitting = room.gathering.sitting
    assert sitting is not None
    assert [player.get("level", "normal") for player in sitting.table.players] == ["expert", "novice", "normal"]


def test_who_takes_the_seat_of_a_novice_who_left_is_none() -> None:
    room, ana, bob = seated("du_balai", 3)
    bob.join("Bob")
    choose(room, bob, "as 1 level=novice")
    bob.send(kind="gone")
    zoe = room.socket()
    zoe.join("Zoe")
    ana.send(kind="start")
    sitting = room.gathering.sitting
    assert sitting is not None
    assert all(player.get("level", "normal") == "normal" for player in sitting.table.players)


def test_rules_and_levels_are_kept_when_the_server_is_killed_before_the_game() -> None:
    room, ana, bob = seated("du_balai", 3)
    bob.join("Bob")
    choose(room, ana, "rules open")
    choose(room, ana, "option curse=no")
    choose(room, bob, "as 1 level=novice")
    record = json.loads(json.dumps(room.gathering.record()))
    again = Gathering.restored("x", record, MemoryShelf(), "http://table/", 0.0)
    assert again.wanted == room.gathering.wanted


def test_a_guided_game_has_rules_of_its_own() -> None:
    guided = game_named("air_sorciere").guided
    assert guided is not None
    wanted = WantedTable("air_sorciere", guided.seats, "witch", "en", guided=True)
    room = Room(Gathering(wanted, MemoryShelf(), CODE, "http://table/"))
    ana = room.socket()
    ana.join("Ana")
    assert not any(action.startswith(("rules", "option")) for action in actions(ana))


# What is typed


@every_game
@given(data=st.data())
def test_what_is_typed_for_an_option_is_the_value_that_was_written(game: str, data: st.DataObject) -> None:
    descriptor = game_named(game)
    options: dict[str, Any] = {}
    for option in descriptor.options:
        if option.type == "boolean":
            options[option.name] = data.draw(st.booleans())
        elif option.type == "counts":
            options[option.name] = data.draw(st.integers(0, 99))
        elif option.type == "numbers":
            options[option.name] = tuple(data.draw(st.lists(st.integers(0, 99), min_size=9, max_size=9)))
        elif option.choices:
            options[option.name] = data.draw(st.sampled_from(option.choices))
    lines = [f"{name}={typed_value(value)}" for name, value in options.items()]
    assert typed_rules(descriptor, None, lines) == only_changed(descriptor, options)
    assert [line.split("=")[0] for line in lines] == list(options)
    for language in ("fr", "en"):
        for message in rules_called(descriptor, only_changed(descriptor, options)):
            assert "{" not in catalogue(language).text(message)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("end", "“end” sets nothing. Write the name of an option, an equals sign and its value."),
        ("ends=round", "This game has no option named “ends”."),
        ("end=later", "The option “end” must be one of these: immediate, round."),
        ("open-hands=perhaps", "The option “open_hands” is either true or false."),
        ("cat_limit=many", "The option “cat_limit” must be one of these: 15, 5."),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_what_is_allowed(line: str, says: str) -> None:
    with pytest.raises(BadOptions) as refused:
        typed_rules(game_named("air_sorciere"), None, [line])
    assert catalogue("en").text(refused.value.message).startswith(says)


def test_rules_that_nobody_knows_are_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOptions) as refused:
        typed_rules(game_named("air_sorciere"), "ancient", [])
    assert catalogue("en").text(refused.value.message) == (
        "This game has no rules named “ancient”. It has: usual, supplied, original."
    )


@pytest.mark.parametrize("typed", ["curse=non", "curse=No", "curse = false", "CURSE=0"])
def test_an_answer_may_be_typed_in_both_languages(typed: str) -> None:
    assert typed_rules(game_named("du_balai"), None, [typed.replace("CURSE", "curse")]) == {"curse": False}


# Whole games


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_played_by_whatever_rules_friends_choose(game: str, seed: int) -> None:
    chance = Generator(seed)
    room, ana, bob = seated(game, 3 if game_named(game).max_seats > 2 else 2)
    choose(room, ana, "rules open")
    for _ in range(4):
        offered = [action for action in actions(ana) if action.startswith(("option", "as"))]
        choose(room, ana, offered[chance.below(len(offered))])
    bob.join("Bob", language="fr")
    if room.gathering.sitting is None:
        ana.send(kind="start")
    room.play(20_000)
    for socket in (ana, bob):
        assert socket.last("shown")["over"]
        assert socket.all("error") == []


def test_a_scramble_is_played_by_friends() -> None:
    room, ana, bob = seated("zapp_zerapp", 3)
    choose(room, ana, "rules open")
    choose(room, ana, "option shaking=melee")
    bob.join("Bob", language="fr")
    ana.send(kind="start")
    room.play(20_000)
    assert bob.last("shown")["over"]
    assert [socket.all("error") for socket in (ana, bob)] == [[], []]
