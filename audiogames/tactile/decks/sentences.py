"""Cards in a person's words, in French and English: "quatre couleurs, rouge jaune vert bleu ; de 0 à 9, deux fois".

A sentence is cut into clauses and these at commas into phrases. Each phrase is read into **items** (a number, a range,
a colour, "times", "of each colour", a word, ...), and the first rule whose pattern the items have changes the draft.
What no rule takes is returned as it was typed, to be asked about: nothing is guessed, and nothing is lost.

A phrase may say what was said before: "cinq jokers" after "quatre jokers" makes them five. After "non" or "plutôt" a
range takes the place of the last one.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from audiogames.narration.catalogue import LOCALES, catalogue
from audiogames.tactile.decks.draft import LONGEST_NAME, DeckDraft, FaceGroup, too_many
from audiogames.tactile.decks.files import LARGEST_DECK
from audiogames.tactile.decks.model import CardSize, DeckField, Place
from audiogames.tactile.decks.naming import COLOURS, KNOWN_WORDS, RANKS, SUIT_SIGNS, SUITS
from audiogames.tactile.decks.plurals import singular
from audiogames.tactile.decks.spoken_numbers import MINUS, UNITS, number_of

FRENCH_SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
RANK_ORDER: Final = ("ace", *map(str, range(2, 11)), "jack", "queen", "king")
MOST_COPIES: Final = 200
SMALLEST: Final = 10.0
LARGEST: Final = 300.0
"""Millimetres: the sides that a card may have."""

# A phrase in items.


class PhraseItem(NamedTuple):
    """One thing that a phrase says: what kind, which value, and the words as they were typed."""

    kind: str
    value: str = ""
    text: str = ""


_FORMS: Final[dict[str, tuple[str, str]]] = {}
"""Every form of a value that the program names, without accents: its kind and its id."""

PHRASES: Final = (
    ("each-colour", r"(?:(?:de|dans|par|pour|en|of|in|per|for) )?(?:chaque|each|every) (?:couleurs?|colou?rs?)"
                    r"|par couleurs?|per colou?r|in all colou?rs?|(?:de|dans) toutes les couleurs"
                    r"|(?:dans|de) (?:les|chacune des) (?:quatre|4|cinq|5|six|6|trois|3) couleurs"),
    ("no-colour", r"sans couleurs?|without colou?rs?|no colou?rs?|incolores?"),
    ("each", r"(?:de |of |pour |for )?(?:chaque|chacune?s?|each|every)"
             r"(?: (?:cartes?|valeurs?|nombres?|one|cards?|number))?"
             r"|par (?:carte|nombre|valeur)|apiece"),
    ("times-2", r"en double|par deux|twice|doubles?(?= |$)"),
    ("times-3", r"en triple|par trois|thrice"),
    ("times-1", r"once|une seule fois|only once|seulement une fois|en un seul exemplaire"),
    ("fois", r"fois|exemplaires?|copies?|times"),
    ("colours", r"couleurs?|colou?rs?"),
    ("suits", r"enseignes?|suits?"),
    ("halves", r"moities|halves|dominos?|dominoes"),
    ("corners", r"corners|triominos?"),
    ("words", r"mots?|words?|noms?|names?"),
    ("except", r"sauf|sans|excepte|hormis|except|without|but not|enleve[rz]?|ote[rz]?|retire[rz]?|supprime[rz]?|remove"
               r"|pas de|pas d|aucune?|no more|drop|delete"),
    ("numbers", r"(?:(?:special|other|more|autres|d autres) )?"
                r"(?:nombres?|numeros?|chiffres?|valeurs?|numbers?|values?|cartes?|cards?)(?: (?:numerotees?|numbered"
                r"|normales?|ordinaires?|speciales?|nombre|number))?"),
    ("filler", r"c est|c etait|ce sont|it s|it is|this is|these are|(?:il|elle|ca) (?:comporte|contient)|it has"
               r"|contains|seule?s?|some|est|existent?|comes?|appears?|is"
               r"|il y a|il y en a|il existe|there are|there is|je veux|i want|i have|j ai|on a|avec|with|aussi|also"
               r"|puis|ensuite|then|et|and|les?|la|l|des?|du|d|the|a|an|of|in|en|qui vont|vont|allant|going|from"
               r"|ajoutez?"
               r"|add|plus precisement|seulement|only|environ|petites?|grandes?|small|large|format|taille|size"
               r"|millimetres?"
               r"|millimeters?|mm|tout|toutes?|all|chacun|s il vous plait|s il te plait|please|merci|donc|alors|voila"
               r"|numerotes?|numerotees?|numbered|dont|y compris|jeu|game|sont|are|from|which|go"),
)  # fmt: skip
"""Words that mean something in a phrase, by what they mean, tried in this order at each word."""
JOINING: Final = ("de", "d", "du", "des", "la", "le", "l", "les", "a", "en", "of", "the", "in")
"""Words that join two others into one name."""
SIZED: Final = re.compile("petites?|grandes?|small|large")
"""Words that belong to the name after them, or say the size of cards."""
_COMPILED: Final = tuple((kind, re.compile(rf"(?:{pattern})(?= |$)")) for kind, pattern in PHRASES)

CORRECTS: Final = re.compile(
    r"^\s*(?:non|no|nan|plut[oô]t|rather|instead|en fait|finalement|actually|correction|corrige[rz]?|change[rz]?"
    r"|erreur|pardon|sorry)\b[\s,:;.!]*", re.IGNORECASE
)  # fmt: skip
"""The beginning of a sentence that corrects the one before."""
NOT_ANY: Final = re.compile(r"^\s*(?:no|not any)\s+", re.IGNORECASE)
SIZE: Final = re.compile(
    r"(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:mm\s*)?(?:x|×|\*|sur|par|by)\s*(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*(?:mm|millim[eè]tres?|millimeters?))?",
    re.IGNORECASE,
)  # fmt: skip
_TOKEN: Final = re.compile(
    r"§(?P<size>\d+)§|[«\"“](?P<quoted>[^»\"”]+)[»\"”]|\+\s?(?P<plus>\d{1,3})|[×*]\s?(?P<times>\d{1,3})"
    r"|\bx\s?(?P<times2>\d{1,3})\b|(?P<minus>(?<![\w\d])[-−–]\s?\d{1,4})|(?P<dash>(?<=\d)\s?[-−–]\s?(?=\d))"
    r"|(?P<digits>\d{1,6})(?:[’']?s\b)?|(?P<word>[^\W\d_]+(?:[-’'][^\W\d_]+)*(?:[+#]+(?![+#\s]*\d))?)",
)  # fmt: skip
CLAUSE: Final = re.compile(r"[;\n]|\.(?!\d)|!|\?")
PHRASE: Final = re.compile(r",(?!\d)|(?<!\d),|:")


def plain(text: str) -> str:
    """Return words in small letters without accents, with single spaces and no apostrophes."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(one for one in decomposed if not unicodedata.combining(one))
    return " ".join(re.sub(r"[^\w+#]+", " ", bare).split())


def _forms() -> dict[str, tuple[str, str]]:
    """Return the forms of all values that the program names, in both languages, in the singular and the plural."""
    if not _FORMS:
        kinds = {"colour": COLOURS, "suit": SUITS, "rank": RANKS, "known": KNOWN_WORDS}
        for language in LOCALES:
            words = catalogue(language)
            for kind, values in kinds.items():
                for value in values:
                    for form in (words.words(f"deck-value-{value}"), *words.words(f"deck-forms-{value}").split(",")):
                        if bare := plain(form):
                            kind = "known" if value == "trumps" else kind
                            _FORMS.setdefault(bare, (kind, value))
                            _FORMS.setdefault(f"{bare}s", (kind, value))
                            _FORMS.setdefault(f"{bare}es", (kind, value))
    return _FORMS


def known_form(text: str, word: bool = False) -> str | None:
    """Return the value of the program that a text names, whole: "rouge", "as", "+2"; None where it names none.

    As a `word` no colour, suit or rank is named: "or" is what the card shows then.
    """
    if suit := SUIT_SIGNS.get(text.strip(" \ufe0e\ufe0f")):
        return suit
    found = _forms().get(plain(text))
    if found and (found[0] == "known" or not word):
        return found[1]
    spoken = text.strip() if "+" in text else plain(text.replace("×", "x"))
    signed = re.fullmatch(r"(\+|plus|x|fois|times) ?(\d{1,3})", spoken)
    if signed is None:
        return None
    return f"{'plus' if signed[1] in ('+', 'plus') else 'times'}-{int(signed[2])}"


def items_of(text: str, sizes: Sequence[CardSize] = ()) -> list[PhraseItem]:
    """Return what a phrase says, item by item; `sizes` are those that it names by their places."""
    return _Reader(text, sizes).items()


class _Reader:
    """Reads one phrase into items."""

    def __init__(self, text: str, sizes: Sequence[CardSize]) -> None:
        self._tokens: list[tuple[str, str]] = []
        for found in _TOKEN.finditer(text):
            kind = str(found.lastgroup)
            value = found[kind]
            if kind == "word":
                for part in re.split("(?<=[’'])", value):
                    parts = part.split("-")
                    hyphened = all(plain(one) in UNITS or plain(one) in ("et", "and") for one in parts)
                    self._tokens += [("word", one) for one in (parts if hyphened else [part])]
            else:
                self._tokens.append((kind.rstrip("2"), value))

    def items(self) -> list[PhraseItem]:
        """Return the items, numbers before words."""
        found: list[PhraseItem] = []
        place = 0
        while place < len(self._tokens):
            item, used = self._item(place)
            found.append(item)
            place += used
        return _ranges(_named_whole(found))

    def _item(self, place: int) -> tuple[PhraseItem, int]:
        kind, text = self._tokens[place]
        if kind == "size":
            return PhraseItem("size", text), 1
        if kind == "quoted":
            return PhraseItem("name", text.strip()[:LONGEST_NAME], text), 1
        if kind in ("plus", "times"):
            sign = "+" if kind == "plus" else "×"
            return PhraseItem("known", f"{kind}-{int(text)}", f"{sign}{int(text)}"), 1
        if kind in ("digits", "minus"):
            return PhraseItem("number", str(int(re.sub(r"[-−–]\s?", "-", text))), text), 1
        if kind == "dash":
            return PhraseItem("to", "", text), 1
        ahead = [plain(word) if kind == "word" else "\0" for kind, word in self._tokens[place : place + 6]]
        for length in range(min(4, len(ahead)), 0, -1):
            form = _forms().get(" ".join(ahead[:length]))
            if form:
                return PhraseItem(*form, self._text(place, length)), length
        if ahead[0] in (*MINUS, "plus", "fois", "times") and (value := self._number(place + 1)):
            number, used = value
            said = self._text(place, used + 1)
            if ahead[0] in MINUS:
                return PhraseItem("number", str(-number), said), used + 1
            if ahead[0] == "plus" and not place and self._names_cards(place + used + 1):
                return PhraseItem("filler", "", text), 1
            if ahead[0] == "plus":
                return PhraseItem("known", f"plus-{number}", said), used + 1
            if not place or self._tokens[place - 1][0] == "word":
                return PhraseItem("known", f"times-{number}", said), used + 1
        if ahead[0] in ("a", "au", "jusqu", "to", "through") and self._is_end(place + 1):
            return PhraseItem("to", "", text), 1
        if text.lower() in ("a", "an") and self._begins_name(place + 1):
            return PhraseItem("article", "1", text), 1
        if spoken := number_of(ahead):
            number, used = spoken
            article = ahead[0] in ("un", "une")
            return PhraseItem(
                "article" if article and used == 1 else "number", str(number), self._text(place, used)
            ), used
        rest = " ".join(ahead)
        for kind, pattern in _COMPILED:
            if match := pattern.match(rest):
                used = len(match[0].split())
                return PhraseItem(kind, "", self._text(place, used)), used
        return PhraseItem("word", text, text), 1

    def _number(self, place: int) -> tuple[int, int] | None:
        if place >= len(self._tokens):
            return None
        kind, text = self._tokens[place]
        if kind == "digits":
            return int(text), 1
        return number_of([plain(word) if kind == "word" else "\0" for kind, word in self._tokens[place : place + 6]])

    def _begins_name(self, place: int) -> bool:
        """Whether a word of no other meaning stands there: "a dragon", "a small dragon", and not "a card"."""
        kind, text = self._tokens[place] if place < len(self._tokens) else ("", "")
        if kind != "word" or number_of([plain(text)]):
            return False
        found = [kind for kind, pattern in _COMPILED if pattern.match(plain(text))]
        return not found or SIZED.fullmatch(plain(text)) is not None

    def _names_cards(self, place: int) -> bool:
        """Whether cards are named there, as in "plus 3 cartes dragon": "plus" is no part of their name then."""
        word = plain(self._tokens[place][1]) if place < len(self._tokens) else ""
        return word in ("carte", "cartes", "card", "cards") or self._begins_name(place)

    def _is_end(self, place: int) -> bool:
        """Whether the end of a range stands there."""
        while place < len(self._tokens) and plain(self._tokens[place][1]) in ("l", "la", "le", "the", "au", "a"):
            place += 1
        if place >= len(self._tokens):
            return False
        kind, text = self._tokens[place]
        if kind in ("digits", "minus"):
            return True
        form = _forms().get(plain(text))
        return plain(text) in UNITS or plain(text) in MINUS or (form is not None and form[0] == "rank")

    def _text(self, place: int, used: int) -> str:
        return _side_by_side(text for _, text in self._tokens[place : place + used])


def _side_by_side(words: Iterable[str]) -> str:
    """Return words with a space between them, and none after an apostrophe: "fée d’été"."""
    return re.sub(r"['’] ?(?=\w)", "’", " ".join(words))


def _named_whole(items: list[PhraseItem]) -> list[PhraseItem]:
    """Join the words of one name, with the small words between them: "œufs de dragon", "grande vague"."""
    found: list[PhraseItem] = []
    for item in items:
        start = len(found)
        while start and found[start - 1].kind == "filler" and plain(found[start - 1].text) in JOINING:
            start -= 1
        if item.kind == "word" and start and start < len(found) and found[start - 1].kind in ("word", "known", "rank"):
            said = _side_by_side(one.text for one in (*found[start - 1 :], item))
            found[start - 1 :] = [PhraseItem("word", said, said)]
        elif item.kind == "word" and found and found[-1].kind == "filler" and SIZED.fullmatch(plain(found[-1].text)):
            said = f"{found[-1].text} {item.text}"
            found[-1:] = [PhraseItem("word", said, said)]
        else:
            found.append(item)
    return found


def _ranges(items: list[PhraseItem]) -> list[PhraseItem]:
    """Join a number, "to" and a number into a range; ranks too."""
    found: list[PhraseItem] = []
    place = 0
    bare = [item for item in items if item.kind != "filler"] if any(one.kind == "to" for one in items) else items
    while place < len(bare):
        three = bare[place : place + 3]
        if (
            len(three) == 3
            and three[1].kind == "to"
            and {three[0].kind, three[2].kind} <= {"number", "rank", "article"}
        ):
            kind = "range" if "rank" not in (three[0].kind, three[2].kind) else "rank-range"
            said = " ".join(one.text for one in three)
            found.append(PhraseItem(kind, f"{three[0].value} {three[2].value}", said))
            place += 3
        else:
            found.append(bare[place])
            place += 1
    return found


# What a sentence changes.


class ReadSentence(NamedTuple):
    """A sentence, understood: the draft after it, which of its lines changed, and what was not understood."""

    draft: DeckDraft
    changed: tuple[FaceGroup, ...]
    unknown: tuple[str, ...]
    removed: tuple[FaceGroup, ...] = ()


@dataclass
class _State:
    """The draft while a sentence is read, and what phrases refer to."""

    draft: DeckDraft
    corrects: bool
    language: str
    grid: int | None = None
    last: list[int] = field(default_factory=list)
    clause: list[int] = field(default_factory=list)
    each_colour: bool = False
    listing: bool = False
    naming_colours: bool = False
    size: CardSize | None = None
    ranged: bool = False
    counted: bool = False
    changed: dict[int, None] = field(default_factory=dict)
    removed: list[FaceGroup] = field(default_factory=list)


def understand(text: str, draft: DeckDraft, language: str) -> ReadSentence:
    """Return what a sentence says of a deck. Nothing in it is an error: what is not understood is returned."""
    text = unicodedata.normalize("NFC", text[:4000]).replace("§", " ")
    correction = CORRECTS.match(text)
    if correction and correction[0].strip(" ,:;.!").lower() == "no":
        rest = text[correction.end() :]
        if NOT_ANY.match(rest) or ("," not in correction[0] and not _counts(rest)):
            text, correction = f"remove {NOT_ANY.sub('', rest)}", None  # "no jokers", and not "no, five jokers"
    text = text[correction.end() :] if correction else text
    sizes: list[CardSize] = []

    def sized(found: re.Match[str]) -> str:
        size = CardSize(*(float(side.replace(",", ".")) for side in found.groups()))
        if not all(SMALLEST <= side <= LARGEST for side in size):
            return found[0]
        sizes.append(size)
        return f" §{len(sizes) - 1}§ "

    text = SIZE.sub(sized, text)
    state = _State(draft, correction is not None, language, _last_grid(draft))
    unknown: list[str] = []
    for clause in CLAUSE.split(text):
        state.clause, state.each_colour, state.naming_colours, state.counted = [], False, False, False
        phrases = list(_phrases(clause, sizes))
        listed = _as_list(phrases, bool(state.draft.colours))
        if listed:
            state.listing, phrases = True, listed
        lost = False
        for said, items in phrases:
            if next((item.kind for item in items if item.kind != "filler"), "") == "each-colour":
                state.each_colour = True  # "dans chaque couleur trois 1, deux 2, un 5"
            # What a count is said of was not understood: it is not said of the cards before.
            stray = lost and _kinds(items) <= {
                "filler",
                "number",
                "article",
                "fois",
                "each",
                "times-1",
                "times-2",
                "times-3",
            }
            if stray or not _apply(state, items, sizes):
                unknown.append(said)
                lost = True
            else:
                lost = False
    changed = tuple(state.draft.lines[place] for place in state.changed if place < len(state.draft.lines))
    return ReadSentence(state.draft, changed, tuple(unknown), tuple(state.removed))


def _counts(text: str) -> bool:
    """Whether the first phrase of a text gives a number, a colour or a size, so that it can stand for another."""
    first = PHRASE.split(CLAUSE.split(text)[0])[0]
    return bool(_kinds(items_of(first)) & {"number", "article", "range", "rank-range", "colour", "size", "times-2"})


def _phrases(clause: str, sizes: Sequence[CardSize]) -> Iterator[tuple[str, list[PhraseItem]]]:
    """Yield each phrase of a clause as it was typed, and its items; "and" parts it where a new count begins.

    "Of each colour" at the end of a list with "and" is said of the whole list.
    """
    found: list[tuple[str, list[PhraseItem]]] = []
    for phrase in PHRASE.split(clause):
        parts = [(part, items_of(part, sizes)) for part in _parted(phrase, sizes) if part.strip()]
        shared = [item for item in parts[-1][1] if item.kind == "each-colour"] if len(parts) > 1 else []
        if shared:
            parts[:-1] = [(part, _shared(items, shared)) for part, items in parts[:-1]]
            for place in reversed(range(len(found))):
                said, items = found[place]
                if not _is_counted_word(items):
                    break
                found[place] = said, _shared(items, shared)
        found += parts
    for part, items in found:
        kinds = _kinds(items) - {"filler"}
        total = kinds == {"numbers", "number"} and plain(items[-1].text) in ("carte", "cartes", "card", "cards")
        if kinds and (not (kinds == {"numbers"} or total) or len(found) == 1):  # "cartes spéciales : trois pièges"
            yield re.sub(r"§(\d+)§", lambda size: _size_text(sizes[int(size[1])]), part).strip(), items


def _as_list(
    phrases: Sequence[tuple[str, list[PhraseItem]]], coloured: bool
) -> list[tuple[str, list[PhraseItem]]] | None:
    """Return the phrases of a list of words, a word each: "soleil, lune et étoile"; None where it is no such list.

    Suits, ranks and, where cards have no colours, colours are part of names there: "roi, prince, ours blanc".
    """
    parts: list[tuple[str, list[PhraseItem]]] = []
    for said, items in phrases:
        many = _is_named(items, coloured) and len(phrases) > 1
        split = re.split(r"\s+(?:et|and)\s+", said) if many else [said]
        parts += [(part, items_of(part)) for part in split] if len(split) > 1 else [(said, items)]
    begun = any(item.kind == "words" for _, items in phrases for item in items[:2])
    words = sum(bool(_kinds(items) <= {"word", "name", "filler"}) for _, items in parts)
    named = sum(_is_named(items, coloured) for _, items in parts)
    if not (words >= 2 and named >= 3) and not (begun and len(phrases) > 1):
        return None
    return [
        (said, [_as_word(item) for item in items] if _is_named(items, coloured) else items) for said, items in parts
    ]


def _is_named(items: Sequence[PhraseItem], coloured: bool) -> bool:
    """Whether a phrase is the name of a card and nothing else."""
    kinds = _kinds(items) - {"filler"}
    if kinds <= {"suit"} or kinds <= {"rank"}:
        return len(kinds) == 1
    may = {"word", "name", "suit", "rank"} if coloured else {"word", "name", "suit", "rank", "colour"}
    return bool(kinds & {"word", "name"}) and kinds <= may


def _as_word(item: PhraseItem) -> PhraseItem:
    return item._replace(kind="word", value=item.text) if item.kind in ("suit", "rank", "colour") else item


def _shared(items: list[PhraseItem], shared: list[PhraseItem]) -> list[PhraseItem]:
    return items if {"each-colour", "range", "rank-range", "colour"} & _kinds(items) else [*items, *shared]


def _is_counted_word(items: Sequence[PhraseItem]) -> bool:
    """Whether a phrase counts cards with a word that every colour may have: no joker."""
    kinds = _kinds(items)
    return (
        bool(kinds & {"number", "article"})
        and bool(kinds & {"word", "known", "name"})
        and not any(item.value in ("joker", "wild") for item in items)
    )


def _size_text(size: CardSize) -> str:
    return f"{size.width:g} × {size.height:g}"


def _parted(phrase: str, sizes: Sequence[CardSize]) -> list[str]:
    """Return the parts of a phrase: "and" or "except" begins one where a count, a range or a removal follows."""
    pieces = re.split(r"(\s(?:et|and|puis|then|plus)\s|\s(?=(?:sauf|sans|hormis|except|without)\s))", phrase)
    joined = [pieces[0]]
    for place, (between, part) in enumerate(zip(pieces[1::2], pieces[2::2], strict=True)):
        items = [item for item in items_of(part, sizes) if item.kind != "filler"]
        starts = bool(items) and items[0].kind in ("number", "article", "name", "range", "known", "except")
        spoken = number_of([plain(word) for word in f"{joined[-1]}{between}{part}".split()[-3:]])
        if (
            not starts
            or (spoken and spoken[1] == 3)
            or (between.strip() == "plus" and _is_amount(joined[-1], items, pieces[2 * place + 3 :][:1]))
        ):
            joined[-1] += between + part
        else:
            joined.append(part)
    return joined


def _is_amount(before: str, after: Sequence[PhraseItem], next_between: Sequence[str]) -> bool:
    """Whether "plus" between these begins the name of cards: "quatre plus 4", "quatre jokers plus 4"."""
    counts = {"number", "article", "filler"}
    if _kinds(items_of(before)) <= counts:
        return True
    alone = _kinds(after[1:]) <= {"each-colour", "each", "colour", "fois"} and after[0].kind in counts
    return alone and not any(one.strip() == "plus" for one in next_between)


def _last_grid(draft: DeckDraft) -> int | None:
    grids = [place for place, line in enumerate(draft.lines) if line.counted and line.kind in ("numbers", "ranks")]
    return grids[-1] if grids else None


def _apply(state: _State, items: list[PhraseItem], sizes: Sequence[CardSize]) -> bool:
    """Change the draft by one phrase. Return whether it was understood, wholly."""
    for item in items:
        if item.kind == "size":
            state.size = sizes[int(item.value)]
    spoken = [item for item in items if item.kind not in ("filler", "size")]
    if len(spoken) < len([item for item in items if item.kind != "filler"]) and all(
        item.kind in ("numbers", "word") for item in spoken
    ):
        return True
    return any(rule(state, spoken) for rule in _RULES)


def _kinds(items: Sequence[PhraseItem]) -> set[str]:
    return {item.kind for item in items}


def _colours(state: _State, items: list[PhraseItem]) -> bool:
    """Take "quatre couleurs", "rouge jaune vert", "couleurs : rouge et vert"."""
    kinds = _kinds(items)
    named = tuple(item.value for item in items if item.kind == "colour")
    if not kinds <= {"number", "article", "colours", "colour"} or not kinds & {"colours", "colour"}:
        return False
    if "colours" not in kinds and kinds & {"number", "article"}:
        return False  # "quatre rouges" are cards
    if not named:
        state.naming_colours = True
        state.draft = replace(state.draft, colours=())
        return True
    if "colours" not in kinds and len(named) == 1 and not state.naming_colours and not state.clause:
        state.naming_colours = True
        before: tuple[str, ...] = ()
    else:
        before = state.draft.colours if state.naming_colours else ()
    state.naming_colours = True
    old = state.draft.colours
    state.draft = replace(state.draft, colours=tuple(dict.fromkeys((*before, *named))))
    if state.corrects:
        for place, line in enumerate(state.draft.lines):
            if line.of and line.of == old:
                _set(state, place, replace(line, of=state.draft.colours))
    return True


def _suits(state: _State, items: list[PhraseItem]) -> bool:
    kinds = _kinds(items)
    named = tuple(item.value for item in items if item.kind == "suit")
    if not kinds <= {"number", "article", "suits", "suit", "colours"} or not kinds & {"suits", "suit"}:
        return False
    if "suit" in kinds and kinds & {"number", "article"} and not kinds & {"suits", "colours"}:
        return False
    before = state.draft.suits if state.naming_colours else ()
    state.naming_colours = True
    state.draft = replace(state.draft, suits=tuple(dict.fromkeys((*before, *named))) or FRENCH_SUITS)
    return True


def _no_colour(state: _State, items: list[PhraseItem]) -> bool:
    if _kinds(items) != {"no-colour"}:
        return False
    for place in state.last:
        _set(state, place, replace(state.draft.lines[place], of=()))
    if not state.last:
        state.draft = replace(state.draft, colours=(), suits=())
    return True


def _all_colours(state: _State, items: list[PhraseItem]) -> bool:
    """Take "de chaque couleur" alone: it is said of the cards of its clause, or of those that follow."""
    kinds = _kinds(items)
    if "each-colour" not in kinds or not kinds <= {"each-colour", "colour"}:
        return False
    named = tuple(item.value for item in items if item.kind == "colour")
    if named:
        state.draft = replace(state.draft, colours=named)
    if not state.draft.colours:
        return False
    if not state.clause:
        state.each_colour = True
    for place in state.clause:
        line = state.draft.lines[place]
        if line.kind == "words":
            _set(state, place, replace(line, of=state.draft.colours))
    return True


def _removal(state: _State, items: list[PhraseItem]) -> bool:
    """Take "sauf le 7", "pas de joker", "enlève les +4"."""
    if not items or items[0].kind != "except":
        return False
    rest = [item for item in items[1:] if item.kind not in ("numbers", "each")]
    times = _times(rest)
    if times and (values := _values(_without_count(rest))):
        return _by_value(state, values, times)
    values = _values(rest)
    if values and state.counted and state.grid is not None and state.draft.lines[state.grid].copies > 1:
        return _by_value(state, values, 1)  # "deux de chaque sauf le zéro": there is one zero
    if values and state.grid is not None:
        line = state.draft.lines[state.grid]
        left = tuple(value for value in line.main if value not in values)
        of = tuple(value for value in line.of if value not in values)
        if left and (left != line.main or of != line.of) and (of or not line.of):
            _set(state, state.grid, replace(line, main=left, of=of))
            return True
    name = _name(rest)
    for place, line in enumerate(state.draft.lines):
        if name and line.kind == "words" and _same_word(state, line.main[0], name):
            state.removed.append(line)
            state.draft = state.draft.put(place, None)
            state.changed = {}
            state.clause, state.last = [], []
            state.grid = _last_grid(state.draft)
            return True
    return False


def _range(state: _State, items: list[PhraseItem]) -> bool:
    """Take "de 0 à 9", "as à roi", "rouge de 1 à 5", "atouts de 1 à 21", with copies behind."""
    found = [item for item in items if item.kind in ("range", "rank-range")]
    if len(found) != 1:
        return False
    items = [  # "in four suits"
        item
        for item, after in zip(items, [*(one.kind for one in items[1:]), ""], strict=True)
        if not (item.kind == "number" and after in ("suits", "colours"))
    ]
    place = items.index(found[0])
    before, after = items[:place], items[place + 1 :]
    times = _times([*before, *after])
    # "le 1 à 3 deux fois" after the grid is said of some of its numbers
    values = expanded(found[0])
    if values is None:
        return False
    grid = state.grid
    if state.draft.lines and grid is not None and times and not state.corrects and state.ranged:
        line = state.draft.lines[grid]
        if set(values) < set(line.main) and not _of_range(before):
            return _by_value(state, values, times)
    words = [item for item in (*before, *after) if item.kind in ("word", "name", "known")]
    colours = tuple(item.value for item in (*before, *after) if item.kind == "colour")
    extra = _kinds([*before, *after]) - {
        "numbers", "each", "each-colour", "word", "name", "known", "colour", "fois", "number", "article", "times-1",
        "times-2", "times-3", "no-colour", "suit", "suits", "colours", "words",
    }  # fmt: skip
    if extra or ("number" in _kinds([*before, *after]) and not times):
        return False
    ranks = found[0].kind == "rank-range"
    of = colours or (() if "no-colour" in _kinds([*before, *after]) else state.draft.colours)
    suited = "suits" in _kinds([*before, *after]) or bool(state.draft.suits)
    if ranks or (suited and not colours and not state.draft.colours):
        suits = tuple(item.value for item in (*before, *after) if item.kind == "suit")
        of = suits or state.draft.suits or FRENCH_SUITS
        state.draft = replace(state.draft, suits=state.draft.suits or of)
        if not ranks and values[0] == "1":
            values = ("ace", *values[1:])
        ranks = True
    family = ""
    if words:
        name = _name(words)
        assert name is not None
        state.draft, family = (state.draft, name[1]) if name[1] else state.draft.word(singular(name[0], state.language))
        of = colours
    state.counted = times is not None
    line = FaceGroup("ranks" if ranks else "numbers", values, of, times or 1, {}, state.size, family)
    if too_many(line):
        return False
    same = [
        at
        for at, other in enumerate(state.draft.lines)
        if other.kind == line.kind and other.size == line.size and other.family == family
        and (other.of == of or state.corrects or not other.of or not of)
    ]  # fmt: skip
    if state.corrects and same:
        old = state.draft.lines[same[-1]]
        kept = {value: copies for value, copies in old.copies_by.items() if value in values}
        line = replace(old, main=line.main, copies=times or old.copies, copies_by=kept, of=colours or old.of)
        _set(state, same[-1], line)
        at = same[-1]
    else:
        equal = [at for at in same if state.draft.lines[at].main == line.main and state.draft.lines[at].of == of]
        at = equal[-1] if equal else len(state.draft.lines)
        if equal and times is None:
            line = state.draft.lines[at]
        elif equal:
            line = replace(state.draft.lines[at], copies=line.copies, copies_by={})
        _set(state, at, line)
    state.grid, state.last, state.ranged = at, [at], True
    state.clause.append(at)
    return True


PARTS: Final = {"halves": ("first", "second"), "corners": ("first", "second", "third")}
"""The fields of pieces that say a number in each of their parts."""
PLACES_OF: Final[Mapping[str, tuple[Place, ...]]] = {
    "halves": ("top", "bottom"),
    "corners": ("top", "bottom-left", "bottom-right"),
}


def _parted_pieces(state: _State, items: list[PhraseItem]) -> bool:
    """Take "dominos de 0 à 6", "deux moitiés de 0 à 6", "trois coins de 0 à 5": each combination once."""
    items = [item._replace(kind="corners") if plain(item.text) == "coins" else item for item in items]
    kinds = _kinds(items)
    what = next((kind for kind in PARTS if kind in kinds), None)
    ranges = [item for item in items if item.kind == "range"]
    if what is None or len(ranges) != 1 or not kinds <= {what, "range", "number", "numbers", "each"}:
        return False
    names, values = PARTS[what], expanded(ranges[0])
    counts = [int(item.value) for item in items if item.kind == "number"]
    if values is None or any(one != len(names) for one in counts) or len(values) ** len(names) > LARGEST_DECK:
        return False
    faces = tuple((dict(zip(names, one, strict=True)), 1) for one in combinations_with_replacement(values, len(names)))
    places = dict(zip(names, PLACES_OF[what], strict=True))
    line = FaceGroup("faces", size=state.size, places=places, turns=len(names), faces=faces)
    same = [at for at, other in enumerate(state.draft.lines) if other.kind == "faces" and other.turns == line.turns]
    fields: dict[str, DeckField] = {name: DeckField(name, "number") for name in names}
    state.draft = replace(state.draft, fields={**state.draft.fields, **fields})
    _set(state, same[-1] if same else len(state.draft.lines), line)
    return True


def _of_range(items: Sequence[PhraseItem]) -> bool:
    return bool(_kinds(items) & {"colour", "word", "name", "known", "suit"})


def _copies(state: _State, items: list[PhraseItem]) -> bool:
    """Take "deux fois", "deux de chaque", "le 0 une fois", "les 1 trois fois"."""
    times = _times(items)
    if times is None:
        return False
    rest = [item for item in items if item.kind not in ("fois", "each", "times-1", "times-2", "times-3", "numbers")]
    values = _values(_without_count(items))
    if values:
        if _by_value(state, values, times):
            return True
        if any(not re.fullmatch("-?[0-9]+", value) for value in values):
            return False
        counts = dict.fromkeys(values, times)
        return _merged(state, FaceGroup("numbers", values, (), 1, counts, state.size))
    if any(item.kind in ("word", "name", "known", "rank", "each-colour") for item in rest):
        return False
    if not state.last:
        if state.grid is None:
            return False
        state.last = [state.grid]
    # "loup, renard, ours, cinq fois chacun" is said of the whole list
    state.counted = True
    for place in state.clause if state.listing and "each" in _kinds(items) and state.clause else state.last:
        line = replace(state.draft.lines[place], copies=times)
        if too_many(line):
            return False
        _set(state, place, line)
    return True


def _by_value(state: _State, values: tuple[str, ...], times: int) -> bool:
    """Give some values of a grid other copies: the last grid that has them all, or the numbers told one by one."""
    places = [state.grid] if state.grid is not None else []
    places += [place for place in reversed(range(len(state.draft.lines))) if place not in places]
    for place in places:
        line = state.draft.lines[place]
        if line.counted and set(values) <= {*line.main, *line.of} and line.kind in ("numbers", "ranks", "colours"):
            by = {**line.copies_by, **dict.fromkeys(values, times)}
            _set(state, place, replace(line, copies_by=by))
            return True
    return False


def _some_numbers(state: _State, items: list[PhraseItem]) -> bool:
    """Take "cinq −2", "quinze 0", "dix 3": a count, and a number that cards show; and "quatre rouges"."""
    kept = [item for item in items if item.kind not in ("numbers", "each-colour")]
    of = state.draft.colours if state.each_colour or len(kept) < len([i for i in items if i.kind != "numbers"]) else ()
    if len(kept) < 2 or kept[0].kind not in ("number", "article") or int(kept[0].value) < 1:
        return False
    count, rest = int(kept[0].value), kept[1:]
    if count > MOST_COPIES:
        return False
    if all(item.kind == "colour" for item in rest):
        line = FaceGroup("colours", tuple(item.value for item in rest), (), count, {}, state.size)
        return _merged(state, line)
    if all(item.kind == "number" for item in rest) and len(rest) == 1:
        value = rest[0].value
        if _by_value(state, (value,), count):
            return True
        return _merged(state, FaceGroup("numbers", (value,), of, 1, {value: count}, state.size))
    return False


def _merged(state: _State, line: FaceGroup) -> bool:
    """Add a line to one of the same kind and colours that has no other word, else as a line of its own."""
    for place, other in enumerate(state.draft.lines):
        alike = other.kind == line.kind and other.of == line.of and not other.family and other.size == line.size
        if alike and other.counted:
            of = other.of[0] if other.of else ""
            counts = {value: one.copies_of(value, of) for one in (other, line) for value in one.main}
            main = tuple(counts)
            if line.kind == "numbers":
                main = tuple(sorted(counts, key=int))
            _set(state, place, replace(other, main=main, copies_by=counts))
            state.clause.append(place)
            return True
    at = len(state.draft.lines)
    _set(state, at, line)
    state.clause.append(at)
    state.last = [at]
    return True


def _named(state: _State, items: list[PhraseItem]) -> bool:
    """Take "quatre jokers", "deux +2 de chaque couleur", "un loup", and in a list "loup" alone."""
    if not items:
        return False
    if items[0].kind == "words":
        state.listing, items = True, items[1:]
        if not items:
            return True
    count: int | None = None
    each_colour = any(item.kind == "each-colour" for item in items) or state.each_colour
    colours = tuple(item.value for item in items if item.kind == "colour")
    if state.listing and not each_colour and items[0].kind not in ("number", "article"):
        colours = ()  # "le petit chaperon rouge"
    times = _times(items)
    rest = _without_count(items) if times else list(items)
    if times is not None:
        count = times
    elif rest and rest[0].kind in ("number", "article"):
        count, rest = int(rest[0].value), rest[1:]
    rest = [item for item in rest if item.kind not in ("each-colour", "each", "fois", "times-1", "times-2", "times-3")]
    if rest and rest[0].kind == "numbers":
        rest = rest[1:]
    if len(rest) > 1 and rest[-1].kind == "numbers":  # "20 energy cards"
        rest = rest[:-1]
    words = [item for item in rest if item.kind != "colour"] if each_colour or colours else rest
    name = _name(words)
    if name is None or count == 0 or (count or 0) > MOST_COPIES:
        return False
    bare_words = all(item.kind in ("word", "name") for item in words)
    known = [
        at
        for at, line in enumerate(state.draft.lines)
        if line.kind == "words" and line.size == state.size and _same_word(state, line.main[0], name)
    ]
    quoted = any(item.kind == "name" for item in words)
    if count is None and bare_words and not (state.listing or each_colour or known or quoted):
        return False
    if each_colour and not state.draft.colours:
        return False
    of = state.draft.colours if each_colour else colours
    if known and not of:
        line = state.draft.lines[known[-1]]
        _set(state, known[-1], replace(line, copies=count or line.copies, copies_by={}))
        at = known[-1]
    else:
        one = singular(name[0], state.language) if (count or 1) > 1 and not quoted else name[0]
        state.draft, id = (state.draft, name[1]) if name[1] else state.draft.word(one)
        line = FaceGroup("words", (id,), of, count or 1, {}, state.size)
        if too_many(line):
            return False
        equal = [at for at in known if state.draft.lines[at].of == of or not state.draft.lines[at].of]
        at = equal[-1] if equal else len(state.draft.lines)
        _set(state, at, line)
    state.last = [at]
    state.clause.append(at)
    return True


_RULES: Final = (
    *(_colours, _suits, _no_colour, _all_colours, _removal, _parted_pieces, _range, _copies, _some_numbers, _named),
)
"""What a phrase may be, tried in this order."""


def _set(state: _State, place: int, line: FaceGroup) -> None:
    state.draft = state.draft.put(place if place < len(state.draft.lines) else None, line)
    state.changed[place] = None


def _times(items: Sequence[PhraseItem]) -> int | None:
    """Return how many times a phrase says: "deux fois", "twice", "dix de chaque", "en 3 exemplaires"."""
    items = [item for item in items if item.kind != "numbers"]
    kinds = [item.kind for item in items]
    for kind in ("times-1", "times-2", "times-3"):
        if kind in kinds:
            return int(kind[-1])
    for place, item in enumerate(items):
        if item.kind in ("number", "article") and place + 1 < len(items) and items[place + 1].kind in ("fois", "each"):
            return int(item.value) if 1 <= int(item.value) <= MOST_COPIES else None
        if item.kind == "known" and item.value.startswith("times-") and place == len(items) - 1 and place > 0:
            return int(item.value.removeprefix("times-")) or None
    if kinds and kinds[0] in ("each", "fois") and kinds[-1:] == ["number"] and len(kinds) == 2:
        return int(items[-1].value) or None
    return None


def _without_count(items: Sequence[PhraseItem]) -> list[PhraseItem]:
    """Return items without the number that is said of "times" or "of each"."""
    left: list[PhraseItem] = []
    items = [item for item in items if item.kind != "numbers"]
    for place, item in enumerate(items):
        after = items[place + 1].kind if place + 1 < len(items) else ""
        if item.kind in ("number", "article") and after in ("fois", "each"):
            continue
        if item.kind in ("fois", "each", "times-1", "times-2", "times-3"):
            continue
        if item.kind == "known" and item.value.startswith("times-") and place == len(items) - 1 and place > 0:
            continue
        left.append(item)
    return left


def _values(items: Sequence[PhraseItem]) -> tuple[str, ...]:
    """Return the numbers, ranks and colours that items name; none where they name anything else."""
    values: list[str] = []
    for item in items:
        if item.kind in ("number", "rank", "colour", "suit"):
            values.append(item.value)
        elif item.kind in ("range", "rank-range"):
            values += expanded(item) or ()
        elif item.kind not in ("numbers", "except"):
            return ()
    return tuple(values)


def expanded(item: PhraseItem) -> tuple[str, ...] | None:
    """Return the values of a range; None where it is none, or too long."""
    first, last = item.value.split()
    if item.kind == "range":
        low, high = int(first), int(last)
        if not (low <= high and high - low < LARGEST_DECK and low >= -9999 and high <= 9999):
            return None
        return tuple(map(str, range(low, high + 1)))
    order = RANK_ORDER
    first, last = ("ace" if one == "1" else one for one in (first, last))
    if last == "ace":
        order = (*RANK_ORDER[1:], "ace")
    if first not in order or last not in order or order.index(first) > order.index(last):
        return None
    return order[order.index(first) : order.index(last) + 1]


def _name(items: Sequence[PhraseItem]) -> tuple[str, str] | None:
    """Return the name that items make, and its id where the program knows it; None where they make none."""
    if not items or not all(item.kind in _NAMING for item in items):
        return None
    if len(items) == 1 and items[0].kind == "known":
        return items[0].text, items[0].value
    if not any(item.kind in ("word", "name", "known", "rank", "halves", "corners") for item in items):
        return None
    text = _side_by_side(item.value if item.kind == "name" else item.text for item in items).strip()
    return (text[:LONGEST_NAME], "") if text else None


_NAMING: Final = ("word", "name", "known", "rank", "suit", "number", "article", "colour", "halves", "corners")
"""Items that may be part of a name."""


def _same_word(state: _State, id: str, name: tuple[str, str]) -> bool:
    return id == name[1] if name[1] else same_name(state.draft, id, name[0])


def same_name(draft: DeckDraft, id: str, name: str) -> bool:
    """Return whether a word of a draft is called so, in the singular or the plural."""
    known = draft.words.get(id)
    if known is None:
        return known_form(name) == id
    return any(_numbers_of(name) & _numbers_of(own) for own in known.names.values())


def _numbers_of(name: str) -> set[str]:
    """Return a name as it is and in the singular of each language, bare: "princes" is "prince", "princess" is not."""
    return {plain(name), *(plain(singular(name, language)) for language in LOCALES)}
