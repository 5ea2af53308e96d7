"""Guided games: each rule is told unasked once, whatever the learner does, and the game always ends."""

import re
from collections import Counter

import pytest

from audiogames.bots.levels import make_bot
from audiogames.core.chance import Generator
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Message
from audiogames.core.presentation.guided import GuidedGame, LearnerKnowledge, message_id
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.in_game.teacher import TAUGHT, Teacher
from audiogames.play.prompts import Entry
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE

from .face import Buttons, play_on

WITH_GUIDED = tuple(name for name in GAMES if game_named(name).guided is not None)
NAMES = ("Anna", "Ben", "Cleo", "Dora")
SEEDS = range(4)
GOOD = (*range(9), 51)
"""The last for Zapp Zerapp, where one game in eight lets an apprentice leave the start."""
LONGEST = 400
"""Visits of a learner after which a game counts as never ending."""

CHARACTERS_PER_SECOND = 15
WRONG = ("", "zzz", "99", "b0", "?", "\x1b", "h h")


def guided(game: str) -> GuidedGame:
    found = game_named(game).guided
    assert found is not None
    return found


def opened(game: str, people: int = 1) -> tuple[Sitting, MemoryStore]:
    """Open a guided game."""
    store, seats = MemoryStore(), guided(game).seats
    levels = (PERSON,) * people + (guided(game).level,) * (seats - people)
    return Sitting.guided(game, NAMES[:seats], levels, store), store


class Told:
    """The messages of teachings that were told, by device and in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.by_device: dict[str, list[Message]] = {}
        begin = Teacher.__init__

        def begun(teacher: Teacher, conversation: Conversation, sitting: Sitting, guided: GuidedGame) -> None:
            tell = conversation.breath.tell

            def noted(*messages: Message) -> None:
                mine = self.by_device.setdefault(conversation.device.id, [])
                mine += [message for message in messages if message.id.startswith("guided-")]
                tell(*messages)

            monkeypatch.setattr(conversation.breath, "tell", noted)
            begin(teacher, conversation, sitting, guided)

        monkeypatch.setattr(Teacher, "__init__", begun)

    def names(self, game: str, device: str = "learner") -> list[str]:
        """Return the names of what was taught at a device, examples under the name of their rule."""
        start = message_id(game, "")
        own = [message.id for message in self.by_device.get(device, ()) if message.id.startswith(start)]
        return [id.removeprefix(start).removesuffix("-example") for id in own]

    def ids(self) -> set[str]:
        return {message.id for mine in self.by_device.values() for message in mine}


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    return Told(monkeypatch)


def play_badly(game: str, seed: int, people: int = 1) -> MemoryStore:
    """Play with random legal moves, with wrong input between them, and leave and come back now and then."""
    chance = Generator(seed)
    sitting, store = opened(game, people)
    faces, now = faces_at(sitting, people, 0.0, False), 0.0
    for visit in range(LONGEST):
        now = play_on(sitting, faces, now, 1 + chance.below(30))
        if sitting.table.over:
            for face in faces:
                face.follow(now)
            return store
        for face in faces:
            face.enter(Entry("typed", WRONG[chance.below(len(WRONG))]), now)
        if seed % 2 and visit % 4 == 1:
            sitting.close()
            sitting = Sitting(Table.resume(store))
            faces = faces_at(sitting, people, now, True)
    raise AssertionError(f"{game} did not end")


def play_well(game: str, seed: int) -> None:
    """Play as a bot would that would rather keep spells than points."""
    sitting, _ = opened(game)
    (face,), now, step = faces_at(sitting, 1, 0.0, False), 0.0, 0
    bot = make_bot(game, ("random", "witch", "first-flight")[seed % 3], seed)
    face.enter(Entry("typed", "2"), now)
    for _ in range(LONGEST * 10):
        sitting.tick(now)
        face.follow(now)
        if sitting.table.over:
            return
        shown = face.shown()
        legal = sitting.table.legal().get(0, ())
        if shown.offer and legal:
            bot.hear(sitting.hearing.events(step, len(sitting.table.steps), 0))
            step = len(sitting.table.steps)
            kept = tuple(one for one in legal if "acrobatic" not in sitting.game.format_action(one)) or legal
            action = sitting.game.format_action(bot.choose(sitting.view(0), kept))
            face.send(Entry("picked", action, offer=shown.offer), now)
            continue
        due = min(sitting.due(), face.due)
        now = max(now + 0.001, due) if due < float("inf") else now + 1.0
    raise AssertionError(f"{game} did not end")


def faces_at(sitting: Sitting, people: int, now: float, resumed: bool) -> list[Buttons]:
    names = ("learner", *(f"friend-{number}" for number in range(1, people)))
    return [
        Buttons(sitting, name, [seat], now, Device(verbosity=Device().verbosity), seed=seat, resumed=resumed)
        for seat, name in enumerate(names)
    ]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", WITH_GUIDED)
def test_a_guided_game_ends_and_each_rule_is_told_once_unasked(game: str, seed: int, told: Told) -> None:
    store = play_badly(game, seed)
    counted = Counter(told.names(game))
    assert counted == Counter(teaching.name for teaching in guided(game).teachings)
    assert sorted(store.beside(TAUGHT)) == sorted([0, teaching.name] for teaching in guided(game).teachings)


@pytest.mark.parametrize("game", WITH_GUIDED)
def test_people_at_one_table_learn_each_on_their_own_device(game: str, told: Told) -> None:
    play_badly(game, 0, people=2)
    every = Counter(teaching.name for teaching in guided(game).teachings)
    assert Counter(told.names(game)) == every
    assert Counter(told.names(game, "friend-1")) == every


@pytest.mark.parametrize("game", WITH_GUIDED)
def test_every_sentence_of_a_guided_game_is_reached(game: str, told: Told) -> None:
    """Good play reaches each moment, and a learner who meets none hears each example."""
    for seed in GOOD:
        play_well(game, seed)
    sitting, store = opened(game)
    store.put_beside(TAUGHT, *[[0, teaching.name] for teaching in guided(game).teachings if not teaching.example])
    conversation = Conversation(Device("learner"))
    conversation.sit(sitting, [0])
    Teacher(conversation, sitting, guided(game)).finish([0])
    start = message_id(game, "")
    every = {id for id in catalogue("fr").beginning(start) if "warm-up" not in id}
    assert {id for id in told.ids() if id.startswith(start)} == every


def sentences(text: str) -> int:
    return len(re.findall(r"[.?!](?=\s|$)", text))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("game", WITH_GUIDED)
def test_a_rule_takes_three_short_sentences_at_most(game: str, locale: str, seed: int, told: Told) -> None:
    play_badly(game, seed)
    words, listener = catalogue(locale), Listener(NAMES, 0)
    for message in told.by_device["learner"]:
        text = words.text(message, listener)
        assert 1 <= sentences(text) <= 3, text
        assert len(text.split()) <= 45, text


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("game", WITH_GUIDED)
def test_the_first_own_key_comes_within_forty_seconds_of_speech(game: str, locale: str) -> None:
    sitting, _ = opened(game)
    now = 0.0
    face = Buttons(sitting, "learner", [0], now, Device(language=locale))
    while not face.shown().offer and face.conversation.ears.due < float("inf") and sitting.view(0).phase == "look":
        now = play_on(sitting, [face], now, 1)
    text = " ".join(face.said())
    assert len(text) / CHARACTERS_PER_SECOND <= 40, text


@pytest.mark.parametrize("game", WITH_GUIDED)
def test_what_is_taught_does_not_depend_on_what_the_learner_cannot_know(game: str) -> None:
    """The hidden things of the deal and of every later step are dealt anew: what is told to the learner is the same."""
    sitting, _ = opened(game)
    chance, teachings = Generator(3), guided(game).teachings
    face = Buttons(sitting, "learner", [0], 0.0)
    now = 0.0
    for _ in range(25):
        now = play_on(sitting, [face], now, 12)
        view = sitting.view(0)
        other = sitting.game.view(sitting.game.redeal(view, chance), 0)
        events = sitting.hearing.events(max(0, len(sitting.table.steps) - 12), len(sitting.table.steps), 0)
        for asked in (True, False):
            for teaching in teachings:
                known = LearnerKnowledge(view, events, asked, frozenset(one.name for one in teachings))
                anew = known._replace(view=other)
                assert teaching.when(known) == teaching.when(anew)
                if teaching.when(known):
                    assert teaching.says(known) == teaching.says(anew)


@pytest.mark.parametrize("game", WITH_GUIDED)
def test_help_and_repeating_say_the_last_rule_again(game: str, told: Told) -> None:
    sitting, _ = opened(game)
    face, now = Buttons(sitting, "learner", [0], 0.0), 0.0
    if not told.names(game):  # the ear practises first, where nothing is heard by words
        face.enter(Entry("typed", "1"), now)
        face.enter(Entry("typed", ""), now)
    while not face.shown().offer:
        now = play_on(sitting, [face], now, 1)
    last = catalogue("fr").text(told.by_device["learner"][-1], Listener(NAMES, 0))
    for typed in ("?", "r", "j"):
        before = len(face.said())
        face.enter(Entry("typed", typed), now)
        assert last in face.said()[before:]


def at_the_first_question(game: str, language: str = "fr") -> tuple[Buttons, float]:
    """Return a learner at the first question of a game, and the second; the ear has practised."""
    sitting, _ = opened(game)
    face, now = Buttons(sitting, "learner", [0], 0.0, Device(language=language)), 0.0
    if game == "zapp_zerapp":
        for typed in ("1", ""):
            face.enter(Entry("typed", typed), now)
    while not face.shown().offer:
        now = play_on(sitting, [face], now, 1)
    return face, now


def test_a_trick_is_explained_with_the_wheel_before_the_next_card_is_led() -> None:
    face, now = at_the_first_question("roue_des_sorcieres")
    before = len(face.said())
    face.enter(Entry("typed", "5"), now)
    for _ in range(9):
        now = play_on(face.sitting, [face], now, 1)
    said = face.said()[before:]
    wanted = "Cleo remporte le pli", "C’est le 1 bleu", "La roue décide de la force des cartes", "Cleo, ", "Cette fois"
    places = [-1]
    for words in wanted:
        places.append(next(n for n, line in enumerate(said) if line.startswith(words) and n > places[-1]))
    assert len(places) == len(wanted) + 1, said


def test_a_hand_is_told_to_its_owner_alone_as_soon_as_a_card_was_taken(told: Told) -> None:
    face, now = at_the_first_question("air_sorciere")
    face.enter(Entry("typed", "1"), now)
    hand = next(message for message in told.by_device["learner"] if message.id == "guided-air-sorciere-hand")
    assert hand.private
    assert "noir 4, 9" in catalogue("fr").text(hand, Listener(NAMES, 0))


def test_a_learner_chooses_how_to_read_barrels_before_they_are_shaken_for_practice() -> None:
    sitting, _ = opened("zapp_zerapp")
    face = Buttons(sitting, "learner", [0], 0.0)
    assert "en braille, quarante cellules" in " ".join(face.said())
    assert not any(line.startswith("D’abord") for line in face.said())
    face.enter(Entry("typed", "2"), 0.0)
    said = " ".join(face.said())
    assert "à gauche les cailloux qui frappent le bois" in said
    assert "Bois" not in said


def test_a_learner_who_answers_the_table_before_the_practice_plays_on() -> None:
    sitting, _ = opened("zapp_zerapp")
    face, now = Buttons(sitting, "learner", [0], 0.0), 0.0
    while not sitting.table.over:
        now = play_on(sitting, [face], now, 20)
    assert any(line.startswith("D’abord, trois tonneaux que l’on secoue, dits par") for line in face.said())


# What somebody who knows nothing else can answer afterwards: a situation, and the rule whose words answer it.

ANSWERED = {
    "roue_des_sorcieres": {
        "You hold the colour that was led. May you play another?": ("follow", "n’importe quelle carte"),
        "A trump lies in the trick, and a stronger value of the colour led. Which wins?": ("trump", "bat toutes"),
        "The wheel shows 7. Which value is the weakest?": ("wheel", "le plus faible"),
        "You won the trick. What may you do with it?": ("give", "devient la carte d’atout"),
        "The draw pile is empty, and you could not draw. What do you take?": ("taken", "pile d’atout"),
    },
    "air_sorciere": {
        "Your green column ends with 8. Which green cards may you put there?": ("columns", "plus grande"),
        "You drew a card that is too low, for the first time. Where does it go?": ("low", "zone commune"),
        "You put a card in the common zone, and stop. Which column do you take?": ("forced", "la plus courte"),
        "You have four cards of a colour after landing. What are they worth?": ("diploma", "quatre en donnent deux"),
        "When does the game end?": ("end", "deux couleurs"),
    },
    "zapp_zerapp": {
        "The magic number is 7, and your barrel has 8 pebbles. Do you move?": ("roll", "ne fait pas avancer"),
        "Which barrel is the best to keep?": ("keep", "le plus plein qui ne dépasse pas"),
        "You pass an apprentice of another colour. What happens to it?": ("move", "bannit"),
        "Yours stands thirteen spaces from your city. Can it be banished?": ("safe", "à l’abri"),
        "You are three spaces from the city, and your barrel has five. May you enter?": ("city", "pas nécessaire"),
    },
    "du_balai": {
        "A symbol showed in both colours. May you write it?": ("wrong", "est interdit"),
        "May you mix orange and black symbols?": ("colour", "une seule couleur"),
        "You wrote all good orange symbols. What do you get besides?": ("perfect", "deux cases de plus"),
        "You closed the book, and your formula is wrong. What happens?": ("close", "recule de deux cases"),
        "You are on the leading space with a perfect formula. Is there a bonus?": ("curse", "rien de plus"),
    },
}


@pytest.mark.parametrize("game", WITH_GUIDED)
def test_five_situations_are_answered_by_what_every_learner_was_told(game: str, told: Told) -> None:
    play_badly(game, 1)
    words, listener = catalogue("fr"), Listener(NAMES, 0)
    start = message_id(game, "")
    by_name = {
        message.id.removeprefix(start).removesuffix("-example"): words.text(message, listener)
        for message in told.by_device["learner"]
    }
    assert len(ANSWERED[game]) == 5
    for situation, (teaching, answer) in ANSWERED[game].items():
        assert answer in by_name[teaching], (situation, by_name[teaching])
