"""What a person types is read as it was meant, whatever dictation, keyboards, telephones and habits add or change."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from audiogames.core.journal import MemoryStore
from audiogames.core.messages import menu_message
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.keys.nearness import reading
from audiogames.play.keys.questions import MenuLine, pick, yes
from audiogames.play.parsing.commands import NamedCard, named_card, named_cards
from audiogames.play.parsing.typed import in_digits, meant, number
from audiogames.play.prompts import Entry, Key, Reply, Talk
from audiogames.play.table import seen
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import LOCALES

COLOURS = ("blue", "yellow", "red", "green", "purple", "orange", "black")

THREES = {
    "a space after it": "3 ",
    "a no-break space": "3\u00a0",
    "a tab before it": "\t3",
    "an invisible sign": "\u200b3\ufeff",
    "a mark of direction": "\u200e3",
    "the end of a sentence": "3.",
    "a French end of a sentence": "3\u00a0!",
    "quotes": "“3”",
    "French quotes": "«\u00a03\u00a0»",
    "the digit of a wide keyboard": "３",
    "an Arabic digit": "٣",
    "a Hindi digit": "३",
    "the picture of a key": "3\ufe0f\u20e3",
    "the third key of an AZERTY row": '"',
    "a number mark": "n°3",
    "another number mark": "#3",
    "a French word": "trois",
    "a word as dictation writes it": "Trois.",
    "an English word": "THREE",
    "a French article": "le 3",
    "a French noun": "la carte trois",
    "an English noun": "card number three",
    "a French verb": "je joue le 3",
    "an English verb": "play the three",
}


@pytest.mark.parametrize("typed", THREES.values(), ids=THREES)
def test_three_is_three_however_it_is_typed(typed: str) -> None:
    assert number(typed) == 3


@pytest.mark.parametrize(
    ("typed", "value"),
    [("éà", 20), ("&é", 12), ("vingt et un", 21), ("Vingt-et-une", 21), ("twenty-one", 21), ("dix-sept", 17)],
)
def test_numbers_of_two_digits(typed: str, value: int) -> None:
    assert number(typed) == value


UNCLEAR = ("cette", "to", "too", "for", "²", "³", "3 4", "3)", "trois quatre", "un peu", "", " ", "1" * 6, "½", "-3")


@pytest.mark.parametrize("typed", UNCLEAR)
def test_what_only_looks_or_sounds_like_a_number_is_none(typed: str) -> None:
    assert number(typed) is None


@pytest.mark.parametrize(
    "key", [*Key, " ", "   ", "?", "!", ".", ",", ";", "+", "/", "*", "$", "=", "<", ":", ")", "²"]
)
def test_keys_and_signs_alone_stay_what_they_are(key: str) -> None:
    assert meant(key) == in_digits(key) == key


@pytest.mark.parametrize("line", ["Ana-Zoé.", "“Ben”", "Trois", "n°3", "l’été !"])
def test_a_line_keeps_its_signs_and_words(line: str) -> None:
    assert meant(f" {line}\u00a0", is_line=True) == line


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Bleu sept.", ("blue", 7)),
        ("le sept bleu", ("blue", 7)),
        ("la carte bleue 7", ("blue", 7)),
        ("les violettes 2", ("purple", 2)),
        ("je joue le 13 vert", ("green", 13)),
        ("the red five", ("red", 5)),
        ("play black 3", ("black", 3)),
        ("B7", ("blue", 7)),
    ],
)
def test_a_card_is_named_as_people_name_it(typed: str, card: tuple[str, int]) -> None:
    for language in LOCALES:
        assert named_card(meant(typed), language, COLOURS) == NamedCard((card[0],), card[1])


def test_several_cards_are_named_in_words() -> None:
    assert named_cards(meant("les vertes trois, sept, le onze noir"), "fr", COLOURS) is None  # not guessed
    cards = named_cards(meant("vert trois sept, noir onze"), "fr", COLOURS)
    assert cards == (NamedCard(("green",), 3), NamedCard(("green",), 7), NamedCard(("black",), 11))


def entered(talk: Talk[object], conversation: Conversation, *typed: str) -> object:
    """Return the result of a talk in which this is typed."""
    conversation.begin(talk, 0.0)
    for at, text in enumerate(typed, 1):
        conversation.enter(Entry("typed", text), float(at))
    return conversation.result


def lines(*labels: str) -> list[MenuLine]:
    return [MenuLine(menu_message("text", text=label)) for label in labels]


@pytest.mark.parametrize("typed", THREES.values(), ids=THREES)
def test_the_third_line_of_a_list(typed: str) -> None:
    conversation = Conversation(Device(language="fr"))
    found = pick(conversation, menu_message("text", text="?"), lines("jouer", "apprendre", "quitter"))
    assert entered(found, conversation, typed) == 2


def test_a_word_that_begins_a_line_is_that_line_and_no_number() -> None:
    conversation = Conversation(Device(language="fr"))
    found = pick(conversation, menu_message("text", text="?"), lines("aucune", "une seconde", "deux secondes"))
    assert entered(found, conversation, "deux") == 2


@pytest.mark.parametrize(("typed", "meaning"), [("Oui.", True), ("YES!", True), ("Non !", False), (" n ", False)])
def test_yes_and_no_as_sentences(typed: str, meaning: bool) -> None:
    for language in LOCALES:
        conversation = Conversation(Device(language=language))
        assert entered(yes(conversation, menu_message("text", text="?")), conversation, typed) is meaning


@pytest.mark.parametrize("keys", ["line", "single"])
@pytest.mark.parametrize("typed", THREES.values(), ids=THREES)
def test_the_third_card_of_a_hand(typed: str, keys: str) -> None:
    if keys == "single" and len(typed) > 1:
        pytest.skip("key by key, words are typed as a line")
    sitting = Sitting.new("roue_des_sorcieres", ("Ana", "Ben"), (PERSON, "apprentice"), {}, 3, MemoryStore())
    conversation = Conversation(Device("ana", keys=keys, language="fr"))  # type: ignore[arg-type]
    conversation.begin(GameTalk(conversation, sitting, "table").run(), 0.0)
    conversation.follow(60.0)
    wanted = sitting.game.format_action(seen.choices(sitting, 0)[2].action)
    conversation.enter(Entry("typed", typed), 61.0)
    (played,) = [step.entry.action for step in sitting.table.steps if step.entry.seat == 0 and step.entry.action][:1]
    assert played == wanted


@pytest.mark.parametrize("unclear", ["cette", "bleu", "to", "3 4"])
def test_what_stays_unclear_is_asked_and_plays_nothing(unclear: str) -> None:
    sitting = Sitting.new("roue_des_sorcieres", ("Ana", "Ben"), (PERSON, "apprentice"), {}, 3, MemoryStore())
    conversation = Conversation(Device("ana", language="fr"))
    conversation.begin(GameTalk(conversation, sitting, "table").run(), 0.0)
    conversation.follow(60.0)
    version = sitting.table.version
    assert conversation.enter(Entry("typed", unclear), 61.0).told
    assert sitting.table.version == version


# Nearly understood: the only close reading is asked about, and nothing is done before the yes.

NEARLY = {
    "fr": {"viollet": "violet", "roge": "rouge", "jeune": "jaune", "oranje": "orange", "blleu": "bleu"},
    "en": {"purpel": "purple", "yelow": "yellow", "grean": "green", "orrange": "orange"},
}
ANSWERS = {"yes": ("oui", "o", "yes", "Y"), "no": ("non", "n", "no", "")}


def at_first_card(language: str, seed: int = 3) -> tuple[Sitting, Conversation]:
    """Return a person who is to play any card of their hand."""
    sitting = Sitting.new("roue_des_sorcieres", ("Ana", "Ben"), (PERSON, "apprentice"), {}, seed, MemoryStore())
    conversation = Conversation(Device("ana", language=language))
    conversation.begin(GameTalk(conversation, sitting, "table").run(), 0.0)
    conversation.follow(60.0)
    assert 0 in sitting.table.to_act()
    return sitting, conversation


def said(reply: Reply) -> list[str]:
    return [line.text for told in reply.told for line in told.utterances]


def card_of(sitting: Sitting, colour: str) -> str:
    """Return the number of a card of a colour in the hand, "" for none."""
    cards = [choice.card.id for choice in seen.choices(sitting, 0) if choice.card is not None]
    return next((id.partition("-")[2] for id in cards if id.startswith(colour)), "")


@pytest.mark.parametrize("answer", [*ANSWERS["yes"], *ANSWERS["no"], "h"])
@pytest.mark.parametrize(
    ("language", "typed"), [(language, typed) for language, found in NEARLY.items() for typed in found]
)
def test_a_near_miss_is_asked_about_and_played_after_a_yes_alone(language: str, typed: str, answer: str) -> None:
    near = NEARLY[language][typed]
    named = named_card(near, language, COLOURS)
    assert named is not None
    (colour,) = named.colours
    for seed in range(3, 60):
        sitting, conversation = at_first_card(language, seed)
        if value := card_of(sitting, colour):
            break
    version = sitting.table.version
    reply = conversation.enter(Entry("typed", f"{typed} {value}"), 61.0)
    assert sitting.table.version == version
    assert said(reply)[-1] == catalogue(language).words("did-you-mean", meant=f"{near} {value}")
    conversation.enter(Entry("typed", answer), 62.0)
    own = [step.entry.action for step in sitting.table.steps if step.entry.seat == 0 and step.entry.action]
    assert own[:1] == ([f"play {colour}-{value}"] if answer in ANSWERS["yes"] else [])


@given(data=st.data(), language=st.sampled_from(LOCALES))
@settings(max_examples=60, deadline=None)
def test_an_unclear_word_never_plays_anything_by_itself(data: st.DataObject, language: str) -> None:
    """A colour with one to three signs changed, left out or added, and a number or none."""
    word = data.draw(st.sampled_from([catalogue(language).words(f"colour-{colour}") for colour in COLOURS]))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(word)))
        word = word[:at] + data.draw(st.sampled_from(["", "e", "z", "ou", "l", "\u00e9"])) + word[at + 1 :]
    typed = f"{word} {data.draw(st.sampled_from(['', *map(str, range(10))]))}".strip()
    sitting, conversation = at_first_card(language)
    colours = sitting.game.colours
    is_named = named_card(typed, language, colours) or named_cards(typed, language, colours)
    assume(typed and not is_named and number(typed) is None and conversation.command(typed.split()[0]) is None)
    version = sitting.table.version
    reply = conversation.enter(Entry("typed", typed), 61.0)
    assert said(reply)
    assert sitting.table.version == version
    conversation.enter(Entry("typed", data.draw(st.sampled_from(["non", "no", "", "xyz"]))), 62.0)
    assert sitting.table.version == version


def test_what_is_as_near_to_two_meanings_is_not_asked_about() -> None:
    known = {"noir": "black", "voir": "look", "noire": "black"}
    assert reading("noirr 3", {"noir": "black", "noire": "black"}) == "noir 3"
    assert reading("soir 3", known) is None
    assert reading("noir 3", known) is None
    assert reading("zzzz 3", known) is None


def test_a_question_that_was_not_answered_is_forgotten() -> None:
    sitting, conversation = at_first_card("fr")
    version = sitting.table.version
    for at, typed in enumerate(["viollet 3", "h", "o"]):
        conversation.enter(Entry("typed", typed), 61.0 + at)
    assert sitting.table.version == version


@pytest.mark.parametrize(
    ("language", "typed", "near"),
    [("fr", "consiel", "conseil"), ("en", "advicee", "advice"), ("en", "counsts", "counts")],
)
def test_a_command_that_is_nearly_right_is_asked_about(language: str, typed: str, near: str) -> None:
    _, conversation = at_first_card(language)
    assert said(conversation.enter(Entry("typed", typed), 61.0))[-1] == (
        catalogue(language).words("did-you-mean", meant=near)
    )
    _, other = at_first_card(language)
    assert said(conversation.enter(Entry("typed", "yes"), 62.0)) == said(other.enter(Entry("typed", near), 62.0))
