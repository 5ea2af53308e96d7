"""Every message with every value that its variables can get, in both languages: elision, gender, number, marks."""

import re
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from audiogames.narration.catalogue import CatalogueWarning, catalogue
from audiogames.resources import COMPLETE

from . import values
from .test_catalogues import ids, readings, texts


class Said(NamedTuple):
    id: str
    text: str


@cache
def said(locale: str) -> tuple[Said, ...]:
    """Return all that a language can say, each text once, as it is spoken, touched and written in braille."""
    words, found = catalogue(locale), set()
    with warnings.catch_warnings():
        warnings.simplefilter("error", CatalogueWarning)
        for id in sorted(ids()):
            for message in values.every(id):
                found.add(Said(id, words.text(message, values.LISTENER)))
                if f"{id}.touch" in texts(locale):
                    found.add(Said(f"{id}.touch", words.text(message, values.LISTENER._replace(touches=True))))
                if f"{id}.braille" in texts(locale):
                    found.add(Said(f"{id}.braille", words.braille(message, values.LISTENER)))
    return tuple(sorted(found))


class Fault(NamedTuple):
    locale: str
    pattern: str
    wrong: str
    right: str

    @property
    def found(self) -> re.Pattern[str]:
        return re.compile(self.pattern)


VOWEL: Final = "aeiouyàâéèêîôûœAEIOUYÀÂÉÈÊÎÔÛŒ"
FEMININE: Final = "colonne|carte|ville|zone|case|face|tuile|rangée|feuille"
MASCULINE: Final = "noir|violet|vert|bleu|blanc"
PLURAL: Final = "cartes|grimoires|colonnes|villes|zones|apprentis|dés|cases|faces"
FAULTS: Final[Mapping[str, Fault]] = {
    "a name or a word after de, le, que without elision": Fault(
        "fr",
        rf"(?<!-)\b(?:[Dd]e|[LlNnSsJjMmTtCc]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Ll]a)"
        rf" (?!onze\b|un,|un à|épée|oui\b)(?:[{VOWEL}](?!\b)|Hector)",
        "le coup de Aude",
        "le coup d’Aude",
    ),
    "si before il": Fault("fr", r"\b[Ss]i ils?\b", "si il joue", "s’il joue"),
    "de or à before an article that joins it": Fault(
        "fr",
        r"\b(?:de|à) les? (?!\w+(?:er|ir|re)\b)|\bde d(?:u|es)\b|\b(?:de de|à du|le le|la la)\b",
        "la fin de le pli",
        "la fin du pli",
    ),
    "vous with the verb of another person": Fault(
        "fr",
        r"\b[Vv]ous (?:a|est|sera|peut|doit|prend|joue|gagne|perd|va|fait|met|garde|pose|pioche|écoute)\b",
        "Vous pioche",
        "Vous piochez",
    ),
    "a colour of another gender or number than its noun": Fault(
        "fr",
        rf"(?i)\b(?:(?:{FEMININE})s? (?:{MASCULINE})s?|(?:{PLURAL}) (?:{MASCULINE}|rouge|jaune))(?!\w)",
        "Colonne vert : 3 cartes",
        "Colonne verte : 3 cartes",
    ),
    "a noun with an article of another gender": Fault(
        "fr",
        rf"(?i)\b(?:un|aucun|du|au|cet?) (?:{FEMININE}|main|partie|manche|pile)\b"
        r"|\b(?:une|aucune|cette|la) (?:dé|pli|atout|tonneau|livre|symbole|sortilège|paquet|autocollant|signe)\b",
        "aucun carte",
        "aucune carte",
    ),
    "French marks without the space that never breaks": Fault(
        "fr",
        r"[^\S\u00a0\n][:;?!»](?=\s|$)|\w[;?!»](?!\w|=)|\w:(?=\s|$)|«(?!\u00a0)",
        "Atout : vert",
        "Atout\u00a0: vert",
    ),
    "a decimal point in French": Fault("fr", r"(?<![\d.,=])\d+\.\d+(?![\d.,])", "63.5 sur 88", "63,5 sur 88"),
    "a before a vowel, an before a consonant": Fault(
        "en",
        r"\b[Aa] (?!an,|one\b|uni|us[aeu]|eu|UTF)(?:[aeiouAEIOU](?!\b)|8|11|18)"
        r"|\b[Aa]n (?!hour|honest|8|11|18|[A-Z]{2,})[^aeiouAEIOU“]",
        "you draw a 11",
        "you draw an 11",
    ),
    "you with the verb of another person": Fault(
        "en",
        r"(?<!\w )\b[Yy]ou (?:has|is|was|plays|takes|gets|goes|wins|loses|keeps|puts|draws|moves|does)\b",
        "You has 3 cards",
        "You have 3 cards",
    ),
    "a name with the verb of another person": Fault(
        "en",
        r"(?<!and )(?<!does )\b(?:Aude|Hector)"
        r" (?:have|are|play|take|get|go|win|lose|keep|put|draw|move|do|choose|close)\b",
        "Aude play the red 3",
        "Aude plays the red 3",
    ),
    "English marks after a space": Fault("en", r"\s[,;:!)](?!\S)|\( |“ | ”", "3 cards : red", "3 cards: red"),
    "twice a mark": Fault(
        "", r"[,;:] ?[.,;:](?!\w|\.\.)|(?<!\.)\.\.(?!\.)|[!?]\.(?!\w)|\(\)|“”|«\u00a0\u00a0»", "Done..", "Done."
    ),
    "a space too many": Fault("", r"  | [,.)](?!\w|\.\.)|\( |^ |[\t\u2066-\u2069\u200e\u200f]", "3  cards", "3 cards"),
    "braces": Fault("", r"[{}]", "{ $number } cards", "3 cards"),
}
"""What no message may say, by what is wrong; with a text in which it is found, and one in which it is not."""

FALSE_FRIENDS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        r"(?<![Tt]here )\bis no (?!longer|more|one)\w+[.:,;]",
        r"\bwhoever\b",
        r"\bparted by\b",
        r"\bMind that\b",
        r"\bin (?:your|the same|no) network\b",
        r"\b[Ss]hall all\b",
        r"\b[Ww]hat is to be done\b",
        r"\brestart the game\b",
        r"\breckon",
        r"\bwhere none\b",
        r"\bso many as\b",
        r"\bstands? for be\b",
        r"\bcomes twice\b",
        r"\b[Ss]ay it otherwise\b",
        r"\byou hear through\b",
        r"\bor first letters\b",
        r"\bsure sounds\b",
        r"\bunder which\b",
        r"\bwords of the witches\b",
    ),
    "fr": (
        r"\bderrière (?:l’option|la commande)\b|\b(?:mots?|symbols) derrière\b",
        r"\b[Cc]hambre du jeu\b",
        r"\bs’entend (?:ensuite )?par elles\b",
        r"\bla chose où\b",
        r"\b[Ll]e sort choisit\b",
        r"\bsert seule?\b",
        r"\bconduite par\b",
        r"\bdemande des yeux\b",
        r"\bfurent\b",
        r"\b[Dd]ites la carte entière\b",
        r"\brien n’est chiffré\b",
        r"\bdans votre réseau\b",
        r"\bà un nombre de\b",
        r"\b(?:éventuellement|digital|implémenter|supporter|checker|loguer|booster)\b",
    ),
}
"""Words of the other language in the clothes of this one, and phrases that a native would not say."""


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_looked_for_is_found_where_it_is_wrong_alone(name: str) -> None:
    fault = FAULTS[name]
    assert fault.found.search(fault.wrong)
    assert not fault.found.search(fault.right)


@pytest.mark.parametrize("name", FAULTS)
def test_no_value_makes_a_sentence_wrong(name: str) -> None:
    fault = FAULTS[name]
    every = [one for locale in COMPLETE if fault.locale in ("", locale) for one in said(locale)]
    wrong = {id: text for id, text in every if not id.startswith(OF_NO_SENTENCE) and fault.found.search(text)}
    if "space that never breaks" in name:  # braille cells have one kind of space
        wrong = {id: text for id, text in wrong.items() if not id.endswith(".braille")}
    assert wrong == {}


WIDE: Final = ("correcting-keys", "game-left-out", "cli-help")
"""Messages whose parts are sought by a beginning that sentences have too."""
OF_NO_SENTENCE: Final = ("list-", "page-colon", "doctor-version", "cli-help", "step-begin.braille", *WIDE)
"""Pieces between others, versions, help with what is typed, and a key that is a comma."""


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_false_friends(locale: str) -> None:
    pattern = re.compile("|".join(FALSE_FRIENDS[locale]))
    assert {id: text for id, text in said(locale) if pattern.search(text)} == {}


# Number.


@cache
def nouns(locale: str) -> Mapping[str, str]:
    """Return the plurals of all words that follow a number by which a message chooses them, by their singular."""
    found: dict[str, str] = {}

    class Selects(Visitor):
        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
            forms = {v.key.name: readings(v.value)[0] for v in node.variants if isinstance(v.key, ftl.Identifier)}
            if {"one", "other"} <= forms.keys():
                ones, others = (re.findall(r"\bone ([^\W\d_]+)", forms[form]) for form in ("one", "other"))
                found.update((o, s) for o, s in zip(ones, others, strict=False) if s in (f"{o}s", f"{o}x"))
            self.generic_visit(node)

    for text in texts(locale).values():
        Selects().visit(text.pattern)
    colours = {"".join(text.plain) for id, text in texts(locale).items() if id.startswith("colour-")}
    measures = {"millimetre"} if locale == "en" else set()  # which may have decimals: 1.0 millimetres
    return {singular: plural for singular, plural in found.items() if singular not in colours | measures}


COUNTED: Final = re.compile(r"(?<![\d.,\u202f])(\d+) ([^\W\d_]+)")


def miscounted(locale: str) -> Iterator[Said]:
    """Yield what has a plural after one, or a singular after several. In French nothing counts as one."""
    plurals = nouns(locale)
    singulars, several = plurals.keys(), {*plurals.values()}
    for id, text in said(locale):
        for number, noun in COUNTED.findall(text):
            is_one = int(number) in ((0, 1) if locale == "fr" else (1,))
            if noun in (several if is_one else singulars):
                yield Said(id, text)


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_noun_agrees_with_the_number_before_it(locale: str) -> None:
    assert {id: text for id, text in miscounted(locale) if id.partition(".")[0] not in SEVERAL} == {}


def test_what_always_counts_several_is_known_and_needed() -> None:
    found = {id.partition(".")[0] for locale in COMPLETE for id, _ in miscounted(locale)}
    assert found ^ SEVERAL == set(), "choose the noun by the number, or say here that it is never one"


SEVERAL: Final = frozenset(
    {
        "about-menu-guided",
        "air-cat",
        "air-cat-harmless",
        "air-options",
        "air-position-too-many-grimoires",
        "balai-pulled-line",
        "companion-face-too-often",
        "deck-new-too-many",
        "deck-table-long",
        "deck-table-size",
        "deck-table-too-many",
        "deck-told-size",
        "doctor-outputs",
        "evening-limit",
        "evening-minutes",
        "game-cards-check",
        "game-cards-likely",
        "game-cards-sure",
        "guided-offer-help",
        "guided-roue-des-sorcieres-final",
        "guided-zapp-zerapp-aim",
        "guided-zapp-zerapp-full",
        "guided-zapp-zerapp-warm-up-heard",
        "guided-zapp-zerapp-warm-up-words",
        "heads-keys",
        "menu-too-few-numbers",
        "option-du-balai-acrobatics",
        "option-not-numbers",
        "own-head-kept",
        "own-sound-long",
        "physical-module-size",
        "reached-barrels",
        "remark-wrong",
        "roue-dealt",
        "roue-dealt-other",
        "rule-du-balai-time-limit",
        "sound-recipe-rows",
        "stickers-list-sheet",
        "stickers-plan-pile",
        "stickers-plan-sheet",
        "stickers-shift",
        "stickers-still-installing",
        "stickers-talk-about-deck",
        "stickers-talk-card",
        "stickers-talk-where",
        "tactile-card-small",
        "tactile-complete-colours",
        "tactile-deck-large",
        "tactile-deck-total",
        "tactile-files-proof-thickness",
        "tactile-files-relief-club",
        "tactile-files-relief-deck",
        "tactile-files-relief-learning",
        "tactile-guide-card-copies",
        "tactile-guide-pile",
        "tactile-guide-sorted-chapter-uneven",
        "tactile-guide-where-copies",
        "tactile-guide-where-many",
        "tactile-lint-family",
        "tactile-lint-pile",
        "tactile-lint-pile-thick",
        "tactile-lint-where-cards",
        "tactile-piece-small",
        "tactile-sheets-about-rectangle",
        "tactile-sheets-about-round",
        "tactile-sheets-take-smaller",
        "tactile-sheets-too-big-plain",
        "tactile-sheets-too-high",
        "tactile-sheets-too-wide",
        "tactile-solid-bed-small",
        "tactile-stickers-meet",
        "tactile-test-scale",
        "tactile-test-shift",
        "tactile-values-wrong",
        "training-grown",
        "training-numbers-chosen",
        "training-out",
        "training-out-for-now",
        "training-progress-level",
        "training-progress-level-new",
        "voice-program-hangs",
        "zapp-moves-draft",
        "zapp-moves-equal",
        "zapp-position-hands-full",
        "zapp-turned-over-too-many",
    }
)
"""Messages in which a plural follows a limit, a size or a count that is never one, or a digit that counts nothing."""
