"""Every operation and every error code of the engine protocol (docs/notation.md)."""

import itertools
import json
from typing import Any

import pytest

from audiogames.core import registry
from audiogames.faces.engine import wire

from .client import GAME, Client

IN_GAME: dict[str, dict[str, Any]] = {
    "position": {},
    "view": {"seat": 0},
    "legal": {},
    "apply": {"seat": 0, "action": "play blue-1"},
    "hear": {"seat": 0, "locale": "fr"},
    "result": {},
}


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def playing(client: Client) -> Client:
    client.start()
    return client


def to_act(client: Client) -> tuple[int, list[str]]:
    [(seat, actions)] = client.ask("legal").items()
    return int(seat), actions


# Requests and replies.


@pytest.mark.parametrize("id", [1, 0, -3, 2.5, "a", "é\u2028", "\ud800", None, True, [1, {"b": None}], {}])
def test_a_reply_repeats_the_id_whatever_it_is(client: Client, id: Any) -> None:
    reply = client.raw(json.dumps({"id": id, "op": "games"}).encode())
    assert (reply["id"], reply["ok"]) == (id, True)


def test_a_request_without_an_id_is_answered_with_null(client: Client) -> None:
    assert client.raw(b'{"op": "games"}')["id"] is None


def test_an_error_repeats_the_id_too(client: Client) -> None:
    assert client.raw(b'{"id": 9, "op": "legal"}')["id"] == 9


def test_a_line_may_end_as_on_windows_and_begin_with_a_byte_order_mark(client: Client) -> None:
    assert client.raw(b'\xef\xbb\xbf{"id": 1, "op": "games"}\r')["ok"]


@pytest.mark.parametrize("line", [b"", b"  ", b"\t\r"])
def test_a_blank_line_gets_no_reply(client: Client, line: bytes) -> None:
    assert client.engine.reply(line) == b""


def test_replies_are_utf8_without_needless_escapes(client: Client) -> None:
    client.ask("new", game=GAME, seats=[{"name": "Zoé"}, {"name": "Łucja"}], seed=1)
    assert "Łucja".encode() in client.line("position")


def test_a_reply_holds_no_character_that_some_readers_take_for_the_end_of_a_line(client: Client) -> None:
    reply = client.engine.reply('{"id": "\u2028\u2029\x85", "op": "games"}'.encode()).decode()
    assert len(reply.splitlines()) == 1
    assert json.loads(reply)["id"] == "\u2028\u2029\x85"


def test_fields_that_an_operation_does_not_have_are_passed_over(client: Client) -> None:
    assert client.ask("games", colour="red")


# bad_request: what is no request.


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"hello", "not JSON"),
        (b'{"op": "games"', "not JSON"),
        (b'{"op": "games"} {}', "not JSON"),
        (b"\x00", "not JSON"),
        (b'{"op": "ga\nmes"}', "not JSON"),
        (b'{"op": "\xff"}', "UTF-8"),
        (b'"\xed\xa0\x80"', "UTF-8"),
        (b"[]", "JSON object"),
        (b"1", "JSON object"),
        (b"null", "JSON object"),
        (b'"games"', "JSON object"),
        (b'{"op": "games", "x": NaN}', "not a number"),
        (b'{"op": "games", "x": -Infinity}', "not a number"),
        (b'{"op": "games", "x": 1e999}', "too big"),
        (b'{"op": "games", "x": 1' + b"0" * 100 + b"}", "too big"),
        (b'{"op": "games", "x": ' + b"9" * 5000 + b"}", "too big"),
        (b'{"op": "games", "op": "games"}', "“op” is written twice"),
        (b'{"op": "games", "x": [{"y": 1, "z": 2, "y": 1}]}', "“y” is written twice"),
        (b'{"op": "games", "x": ' + b"[" * 40 + b"]" * 40 + b"}", "deep"),
        (b"[" * 500_000, "deep"),
        (b'{"op": "games", "x": ' + b'{"a":' * 100_000, "deep"),
        (b'{"op": "games", "x": "' + b"a" * wire.MAX_LINE + b'"}', "1 MiB"),
    ],
    ids=itertools.count(),
)
def test_a_line_that_is_no_request_is_refused_with_the_reason(playing: Client, line: bytes, said: str) -> None:
    before = playing.line("position")
    reply = playing.raw(line)
    assert reply["error"]["code"] == "bad_request"
    assert said in reply["error"]["message"]
    assert playing.line("position") == before


def test_what_was_readable_of_a_refused_line_gives_its_id(client: Client) -> None:
    assert client.raw(b'{"id": 5, "op": "games", "x": {"y": 1, "y": 2}}')["id"] == 5
    assert client.raw(b'{"id": 6, "x": ' + b"[" * 40 + b"]" * 40 + b"}")["id"] == 6
    assert client.raw(b'{"id": ' + b"[" * 40 + b"]" * 40 + b', "op": "games"}')["id"] is None


def test_a_line_of_exactly_1_mib_is_read(client: Client) -> None:
    line = b'{"op": "games", "x": "' + b"a" * (wire.MAX_LINE - 24) + b'"}'
    assert len(line) == wire.MAX_LINE
    assert client.raw(line)["ok"]


def test_a_whole_number_of_100_digits_is_read(client: Client) -> None:
    assert client.raw(b'{"op": "games", "id": ' + b"9" * 100 + b"}")["id"] == 10**100 - 1


@pytest.mark.parametrize("op", ["", "Games", "game", "é", None, 3, ["games"], True])
def test_an_operation_that_does_not_exist_is_a_bad_request(client: Client, op: Any) -> None:
    assert client.raw(json.dumps({"op": op}).encode())["error"]["code"] == "bad_request"


def test_the_refusal_of_an_unknown_operation_names_those_there_are(client: Client) -> None:
    code, message = client.refused("resign")
    assert code == "bad_request"
    assert all(op in message for op in ("resign", "games", "new", "load", *IN_GAME))


MISTYPED: list[tuple[str, str, list[Any]]] = [
    ("new", "game", [None, 1, True, [], {}]),
    ("new", "seats", [None, True, 2.0, "2", {}, [1, 2], [{}, None], [[], []]]),
    ("new", "options", [1, "side", [], True]),
    ("new", "seed", ["1", 1.0, True, [], {}]),
    ("load", "position", [None, 1, "x", [], True]),
    ("load", "seed", ["1", 1.5, False, [1], {}]),
    ("view", "seat", ["0", 0.0, True, False, [], {}, -1, 3, 10**30]),
    ("apply", "seat", ["0", 0.0, True, [], {}, -1, 3, 10**30]),
    ("apply", "action", [None, 1, True, [], {}, ["play", "blue-1"]]),
    ("hear", "seat", ["0", 0.0, True, [], {}, -1, 3]),
    ("hear", "locale", [None, 1, "de", "", "FR", [], {}]),
]
GOOD: dict[str, dict[str, Any]] = {
    "new": {"game": GAME, "seats": 3},
    "load": {"position": {"game": GAME, "seats": [{"hand": ["blue-1"]}, {}], "trump_pile": ["red-1"]}},
    **IN_GAME,
}


@pytest.mark.parametrize(
    ("op", "field", "value"), [(op, field, value) for op, field, values in MISTYPED for value in values]
)
def test_a_field_of_the_wrong_type_is_a_bad_request_that_names_it(
    playing: Client, op: str, field: str, value: Any
) -> None:
    before = playing.line("position")
    code, message = playing.refused(op, **{**GOOD[op], field: value})
    assert code == "bad_request"
    assert field in message.lower()
    assert playing.line("position") == before


@pytest.mark.parametrize(
    ("op", "field"),
    [(op, field) for op, field, _ in MISTYPED if field not in ("options", "seed")],
)
def test_a_missing_field_is_a_bad_request_that_names_it(playing: Client, op: str, field: str) -> None:
    code, message = playing.refused(op, **{name: value for name, value in GOOD[op].items() if name != field})
    assert (code, field in message) == ("bad_request", True)


def test_a_name_that_is_no_short_text_is_a_bad_request(client: Client) -> None:
    for name in ["", " ", "a" * 41, "a\nb", "\ud800", 3, True, []]:
        assert client.code("new", game=GAME, seats=[{"name": name}, {"name": "B"}]) == "bad_request"


# unknown_game, bad_options, no_game.


@pytest.mark.parametrize("name", ["", "belote", "Roue_des_sorcieres", "du-balai", "Du Balai !"])
def test_a_game_that_does_not_exist_is_an_unknown_game(client: Client, name: str) -> None:
    assert client.code("new", game=name, seats=2) == "unknown_game"
    assert client.code("load", position={"game": name, "seats": [{}, {}]}) == "unknown_game"


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 10**30, [], [{}], [{}] * 7])
def test_a_wrong_number_of_seats_is_bad_options_in_new(client: Client, seats: Any) -> None:
    assert client.code("new", game=GAME, seats=seats) == "bad_options"


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_wrong_number_of_seats_is_a_bad_position_in_load(client: Client, seats: int) -> None:
    assert client.code("load", position={"game": GAME, "seats": [{}] * seats}) == "bad_position"


@pytest.mark.parametrize(
    "options", [{"pace": 1}, {"side": "up"}, {"side": None}, {"show_scores": 1}, {"keep_last_trump": "yes"}, {"": 0}]
)
def test_an_unknown_option_or_value_is_bad_options(client: Client, options: Any) -> None:
    assert client.code("new", game=GAME, seats=2, options=options) == "bad_options"
    position = {"game": GAME, "seats": [{"hand": ["blue-1"]}, {}], "trump_pile": ["red-1"], "options": options}
    assert client.code("load", position=position) == "bad_options"


def test_what_a_seat_cannot_have_in_this_game_is_bad_options(client: Client) -> None:
    assert client.code("new", game=GAME, seats=[{"name": "A", "level": "novice"}, {"name": "B"}]) == "bad_options"


@pytest.mark.parametrize("op", IN_GAME)
def test_before_a_game_there_is_no_game(client: Client, op: str) -> None:
    assert client.code(op, **IN_GAME[op]) == "no_game"


def test_a_game_that_could_not_be_started_is_no_game(client: Client) -> None:
    client.refused("new", game=GAME, seats=1)
    assert client.code("legal") == "no_game"


# bad_position.

LOADABLE: dict[str, Any] = {
    "game": GAME,
    "exact": True,
    "seats": [{"hand": ["blue-1"], "captured": ["blue-2"]}, {"hand": ["blue-3"]}],
    "draw_pile": ["blue-4"],
    "trump_pile": ["red-1"],
    "trick": [],
}


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"draw_pile": ["blue-1"]}, "blue-1"),
        ({"draw_pile": ["blue-10"]}, "blue-10"),
        ({"draw_pile": ["black-1"]}, "black-1"),
        ({"draw_pile": [7]}, "7"),
        ({"draw_pile": "blue-1"}, "draw_pile"),
        ({"wheel": 2}, "2"),
        ({"wheel": 0}, "wheel"),
        ({"wheel": True}, "wheel"),
        ({"wheel": 1.0}, "wheel"),
        ({"trump_pile": []}, "wheel"),
        ({"leader": 2}, "leader"),
        ({"turn": {"seat": 1}, "leader": 0}, "seat"),
        ({"turn": {"phase": "sleep"}}, "phase"),
        ({"turn": {"colour": "red"}}, "colour"),
        ({"exact": 1}, "exact"),
        ({"discard": []}, "discard"),
        ({"options": []}, "options"),
        ({"seats": [{"hand": []}, 3]}, "seats[1]"),
        ({"seats": [{"hand": [], "name": 3}, {"hand": ["blue-9"]}]}, "name"),
        ({"game": None}, "game"),
    ],
    ids=itertools.count(),
)
def test_a_position_that_cannot_be_is_refused_by_name(playing: Client, changes: dict[str, Any], named: str) -> None:
    before = playing.line("position")
    code, message = playing.refused("load", position={**LOADABLE, **changes})
    assert code == "bad_position"
    assert named in message.lower()
    assert playing.line("position") == before


def test_a_field_written_twice_in_a_position_is_a_bad_position(client: Client) -> None:
    position = json.dumps(LOADABLE)
    twice = position.replace('"draw_pile"', '"wheel": 1, "wheel": 1, "draw_pile"')
    reply = client.raw(f'{{"id": 1, "op": "load", "position": {twice}}}'.encode())
    assert reply["error"]["code"] == "bad_position"
    assert "wheel" in reply["error"]["message"]


# games, new, load, position.


def test_games_tells_the_seats_and_every_option_of_every_game(client: Client) -> None:
    games = {game["game"]: game for game in client.ask("games")}
    assert set(games) == set(registry.GAMES)
    roue = games[GAME]
    assert roue["seats"] == [2, 6]
    assert roue["options"]["side"] == {
        "type": "choice",
        "default": "descending",
        "choices": ["descending", "ascending"],
    }
    assert roue["options"]["show_scores"] == {"type": "boolean", "default": False}


def test_new_gives_the_public_view(client: Client) -> None:
    public = client.ask("new", game=GAME, seats=[{"name": "Anna"}, {"name": None}, {}], seed=3)
    assert public == client.ask("view", seat=None)
    assert [seat["name"] for seat in public["seats"]] == ["Anna", None, None]
    assert all("hand" not in seat for seat in public["seats"])


def test_new_takes_options(client: Client) -> None:
    assert client.start(side="ascending")["options"]["side"] == "ascending"


def test_optional_fields_may_be_null(client: Client) -> None:
    assert client.ask("new", game=GAME, seats=2, options=None, seed=None)


def test_the_same_seed_gives_the_same_game(client: Client) -> None:
    client.start(seed=11)
    first = client.line("position")
    client.start(seed=11)
    assert client.line("position") == first


def test_without_a_seed_two_games_differ(client: Client) -> None:
    client.ask("new", game=GAME, seats=6)
    first = client.line("position")
    client.ask("new", game=GAME, seats=6)
    assert client.line("position") != first


def test_the_seed_is_told_to_nobody(client: Client) -> None:
    seed = 918273645546372819
    client.start(seed=seed)
    asked = [("view", {"seat": seat}) for seat in (None, 0, 1, 2)] + [("position", {}), ("result", {}), ("legal", {})]
    assert not any(str(seed).encode() in client.line(op, **fields) for op, fields in asked)


def test_a_refused_new_leaves_the_running_game(playing: Client) -> None:
    before = playing.line("position")
    playing.refused("new", game=GAME, seats=9)
    assert playing.line("position") == before


def test_load_gives_the_public_view(client: Client) -> None:
    assert client.ask("load", position=LOADABLE) == client.ask("view", seat=None)


def test_load_of_position_gives_an_equal_game(playing: Client) -> None:
    playing.play(*first_action(playing))
    truth = playing.ask("position")
    other = Client()
    other.ask("load", position=truth)
    for op, fields in [("position", {}), ("legal", {}), ("result", {}), *(("view", {"seat": s}) for s in range(3))]:
        assert other.line(op, **fields) == playing.line(op, **fields)


def first_action(client: Client) -> tuple[int, str]:
    seat, actions = to_act(client)
    return seat, actions[0]


def test_position_is_always_exact(client: Client) -> None:
    client.ask("load", position={**LOADABLE, "exact": False})
    position = client.ask("position")
    assert position["exact"] is True
    cards = [card for pile in ("draw_pile", "trump_pile") for card in position[pile]]
    cards += [card for seat in position["seats"] for pile in ("hand", "captured") for card in seat[pile]]
    assert len(set(cards)) == len(cards) == 54


def test_the_seed_of_load_shuffles_what_the_position_does_not_mention(client: Client) -> None:
    piles = []
    for seed in (1, 1, 2):
        client.ask("load", position={**LOADABLE, "exact": False}, seed=seed)
        piles.append(client.ask("position")["draw_pile"])
    assert piles[0] == piles[1] != piles[2]
    assert all(pile[0] == "blue-4" for pile in piles)


# view, legal, apply, hear, result.


def test_a_view_shows_its_seat_and_counts_the_rest(playing: Client) -> None:
    view = playing.ask("view", seat=1)
    assert view["seat"] == 1
    assert [("hand" in seat, seat["hand_count"]) for seat in view["seats"]] == [(False, 6), (True, 6), (False, 6)]
    assert "draw_pile" not in view
    assert view["draw_count"] == 54 - 3 * 6 - 1


def test_legal_names_each_seat_that_may_act_and_its_actions(playing: Client) -> None:
    seat, actions = to_act(playing)
    hand = playing.ask("view", seat=seat)["seats"][seat]["hand"]
    assert sorted(actions) == sorted(f"play {card}" for card in hand)


def test_it_is_not_your_turn_exactly_when_legal_omits_the_seat(playing: Client) -> None:
    seat, actions = to_act(playing)
    for other in range(3):
        for action in (actions[0], "play blue-77", "no-trump", "sing", "", "time"):
            if other != seat:
                assert playing.code("apply", seat=other, action=action) == "not_your_turn"
    assert playing.code("apply", seat=seat, action="sing") == "illegal_action"


@pytest.mark.parametrize("action", ["", " ", "play", "play blue-1 blue-2", "play blue-10", "PLAY blue-1", "time", "é"])
def test_an_action_that_the_rules_do_not_have_is_illegal(playing: Client, action: str) -> None:
    before = playing.line("position")
    seat, _ = to_act(playing)
    assert playing.code("apply", seat=seat, action=action) == "illegal_action"
    assert playing.line("position") == before


def test_time_is_illegal_where_no_clock_runs(playing: Client) -> None:
    assert playing.code("apply", seat=None, action="time") == "illegal_action"


def test_only_the_clock_acts_without_a_seat(playing: Client) -> None:
    _, actions = to_act(playing)
    assert playing.code("apply", seat=None, action=actions[0]) == "bad_request"


def test_apply_gives_the_events_as_the_referee_sees_them(client: Client) -> None:
    client.ask("load", position={**LOADABLE, "trick": [{"seat": 1, "card": "blue-5"}], "turn": {"seat": 0}})
    client.play(0, "play blue-1")
    reply = client.ask("apply", seat=0, action="no-trump")
    assert {"event": "drew", "seat": 0, "card": "blue-4"} in reply["events"]
    assert reply["over"] is False


def test_after_new_hear_gives_the_deal(playing: Client) -> None:
    mine = playing.ask("hear", seat=1, locale="fr")
    spectators = playing.ask("hear", seat=None, locale="fr")
    assert mine["utterances"] != spectators["utterances"]
    assert mine["cues"]
    assert mine["percepts"] == []


def test_after_load_hear_gives_nothing(client: Client) -> None:
    client.ask("load", position=LOADABLE)
    assert client.ask("hear", seat=0, locale="en") == {"utterances": [], "cues": [], "percepts": []}


def test_hear_gives_what_the_last_apply_brought_in_the_language_asked_for(playing: Client) -> None:
    seat, actions = to_act(playing)
    playing.play(seat, actions[0])
    french = playing.ask("hear", seat=(seat + 1) % 3, locale="fr")
    english = playing.ask("hear", seat=(seat + 1) % 3, locale="en")
    assert [u["text"] for u in french["utterances"]] != [u["text"] for u in english["utterances"]]
    assert french["cues"] == english["cues"]
    (cue,) = english["cues"]
    assert cue.pop("draw") > 0
    assert cue == {"name": "card-played", "place": "seat-2", "path": ["zone-trick"], "lasts": 220}
    assert all(set(utterance) == {"text", "urgency", "category"} for utterance in french["utterances"])
    assert french["utterances"][-1]["urgency"] == "alert"


def test_a_refused_apply_leaves_what_there_was_to_hear(playing: Client) -> None:
    seat, actions = to_act(playing)
    playing.play(seat, actions[0])
    before = playing.line("hear", seat=seat, locale="en")
    playing.refused("apply", seat=seat, action="sing")
    playing.refused("load", position={"game": GAME})
    assert playing.line("hear", seat=seat, locale="en") == before


def test_result_has_no_winners_before_the_end(playing: Client) -> None:
    assert playing.ask("result") == {"over": False, "scores": [0, 0, 0], "winners": []}


def test_when_the_game_is_over_nobody_may_act(client: Client) -> None:
    position = {**LOADABLE, "draw_pile": [], "trick": [{"seat": 1, "card": "blue-5"}]}
    position["seats"] = [{"hand": ["blue-1"], "captured": ["blue-2"]}, {}]
    client.ask("load", position=position)
    reply = client.ask("apply", seat=0, action="play blue-1")
    assert reply["over"] is True
    assert reply["events"][-1] == {"event": "game-ended", "scores": [8, 0], "winners": [0]}
    assert client.ask("legal") == {}
    assert client.ask("view", seat=None)["turn"] == {"seat": None, "phase": "over"}
    assert client.ask("result") == {"over": True, "scores": [8, 0], "winners": [0]}
    assert {client.code("apply", seat=seat, action="play blue-1") for seat in (0, 1)} == {"not_your_turn"}
    assert client.code("apply", seat=None, action="time") == "illegal_action"


def test_a_fault_of_the_program_still_gets_its_reply_and_the_game_goes_on(
    playing: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = playing.line("position")
    monkeypatch.setattr(registry, "GAMES", {"broken": "audiogames.games"})  # a package without a game in it
    code, message = playing.refused("new", game="broken", seats=2)
    assert (code, "AttributeError" in message) == ("bad_request", True)
    assert playing.line("position") == before
