"""Legibility: each rule with a code that breaks it and one that just does not, and the four decks."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from audiogames.resources import COMPLETE
from audiogames.tactile.codes import Code, load_code, parse_code
from audiogames.tactile.decks import CardSize, Deck, deck_of, decks, load_deck
from audiogames.tactile.decks.model import Place
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import stickers
from audiogames.tactile.lint import LintFinding, Medium, check, errors
from audiogames.tactile.relief import PROFILES, Relief, pile
from audiogames.tactile.sheets import Sheet, load_sheet
from audiogames.tactile.toml import TomlTable, parse

HEAD = """
format = 1
id = "made-up"
licence = "CC0-1.0"
name = { fr = "Essai", en = "Trial" }
provenance = { fr = "Pour un essai.", en = "For a trial." }
"""
SIGNS = {
    "dot": 'shape = "disc", width = 2.0',
    "bar": 'shape = "bar", width = 7.0, height = 2.0',
    "square": 'shape = "square", width = 13.0',
    "triangle": 'shape = "triangle", width = 14.0, height = 13.0',
    "line": 'shape = "bar", width = 24.0, height = 2.0',
}
NUMBERS = {"1": "dot", "2": "dot dot", "5": "bar", "6": "bar dot"}
COLOURS = {"red": "square", "green": "triangle"}


def made_up(
    signs: Mapping[str, str] = {},
    colours: Mapping[str, str] = COLOURS,
    gap: float = 3.2,
    extra: str = "",
) -> Code:
    """Return a code that is right, but for what is asked for."""
    lines = [f"{name} = {{ {sizes} }}" for name, sizes in {**SIGNS, **signs}.items()]
    numbers = [f'{value} = "{written}"' for value, written in NUMBERS.items()]
    shapes = [f'{value} = "{written}"' for value, written in colours.items()]
    text = [HEAD, extra, "[signs]", *lines]
    text += [
        '[fields.number]\nplace = "top-left"\nlayout = "column"',
        f"gap = {gap}",
        "[fields.number.table]",
        *numbers,
    ]
    text += ['[fields.colour]\nplace = "centre"\nlayout = "row"\n[fields.colour.table]', *shapes]
    text += ['[fields.up]\nplace = "top"\nlayout = "row"\n[fields.up.table]\nup = "line"']
    return parse_code("\n".join(text), "made-up.toml")


def a_deck(colours: Sequence[str] = ("red", "green"), marks: str = "number colour", more: str = "") -> Deck:
    """Return a deck of the numbers and colours of the made-up code."""
    told = ", ".join(f'{{ field = "{field}" }}' for field in marks.split() if field != "up")
    pattern = "{colour}-{number}" if "number" in marks else "{colour}"
    numbers = 'number = ["1", "2", "5", "6"]' if "number" in marks else ""
    up = "up = true" if "up" in marks else ""
    colour = ", ".join(f'"{name}"' for name in colours)
    text = f"""
format = 1
id = "trial"
name = {{ fr = "Essai", en = "Trial" }}
card = {{ width = 63.0, height = 88.0, thickness = 0.3 }}
[[groups]]
id = "all"
cards = "{pattern}"
marks = [{told}]
{up}
{more}
[groups.values]
colour = [{colour}]
{numbers}
"""
    return deck_of(TomlTable(parse(text, "trial.toml"), "trial.toml"))


def found(
    code: Code,
    deck: Deck | None = None,
    rule: str | None = None,
    relief: Relief = PROFILES["deck"],
    sheet: Sheet | None = None,
    medium: Medium = "labels",
    corners: int = 1,
) -> list[LintFinding]:
    """Return the findings of a deck, but for what is always told of its pile."""
    deck = deck or a_deck()
    findings = check(stickers(deck, code, corners=corners), deck, code, relief, sheet, medium)
    return [finding for finding in findings if finding.rule == rule or (rule is None and finding.rule != "pile")]


def only(findings: Sequence[LintFinding]) -> LintFinding:
    assert len(findings) == 1, [finding.text("en") for finding in findings]
    return findings[0]


def french(finding: LintFinding) -> str:
    """Return the sentence with plain spaces."""
    return finding.text("fr").replace("\u00a0", " ")


def test_a_code_that_keeps_all_rules_gives_no_finding() -> None:
    assert found(made_up()) == []


# Gaps.


def test_marks_nearer_than_3_2_mm_are_an_error_that_names_a_card_and_both_lengths() -> None:
    finding = only(found(made_up(gap=2.8)))
    assert (finding.level, finding.rule, finding.card) == ("error", "gap", "red-2")
    text = french(finding)
    assert text == (
        "Erreur. Sur 4 cartes, par exemple « red-2 », les marques sont trop serrées, deux points. L’écart est de "
        "2,8 millimètres. Il en faut 3,2 pour que le doigt les sépare."
    )
    assert "2.8 millimetres" in finding.text("en")


def test_a_gap_of_3_2_mm_is_enough() -> None:
    assert found(made_up(gap=3.2), rule="gap") == []


def test_a_group_excused_from_the_gap_is_told_with_its_reason_and_is_no_error() -> None:
    more = 'exceptions = [{ rule = "gap", fr = "La place manque.", en = "There is no room." }]'
    finding = only(found(made_up(gap=2.4), a_deck(more=more)))
    assert finding.level == "excused"
    assert french(finding).startswith("Admis. Sur 4 cartes")
    assert french(finding).endswith("La raison : La place manque.")
    assert finding.text("en").endswith("The reason: There is no room.")
    assert errors([finding]) == ()


def test_below_2_3_mm_no_reason_excuses() -> None:
    more = 'exceptions = [{ rule = "gap", fr = "La place manque.", en = "There is no room." }]'
    assert only(found(made_up(gap=2.2), a_deck(more=more))).level == "error"


def test_swell_paper_asks_for_wider_gaps() -> None:
    finding = only(found(made_up(gap=3.2), medium="swell"))
    assert (finding.level, finding.rule) == ("warning", "gap")
    assert found(made_up(gap=6.4), medium="swell") == []


def test_the_gap_holds_between_two_stickers_of_one_card() -> None:
    finding = only(found(made_up({"square": 'shape = "square", width = 50.0, height = 60.0'}), rule="gap"))
    assert (finding.level, finding.card) == ("error", "red-2")
    assert "one square" in finding.text("en")


def test_two_bars_of_one_shape_stand_apart_too() -> None:
    tight = {"square": 'shape = "bars", width = 14.0, height = 13.0, count = 2, stroke = 5.5'}
    finding = only(found(made_up(tight), rule="gap"))
    assert (finding.level, finding.card) == ("error", "red-1")


def test_a_hollow_too_narrow_for_a_finger_is_an_error() -> None:
    assert only(found(made_up({"square": 'shape = "ring", width = 14.0, stroke = 5.6'}))).rule == "gap"
    assert found(made_up({"square": 'shape = "ring", width = 14.0, stroke = 3.0'})) == []


def test_marks_at_the_very_edge_of_a_card_are_a_warning() -> None:
    finding = only(found(made_up(extra="margins = { top = 2.0, side = 6.0 }")))
    assert (finding.level, finding.rule) == ("warning", "place")


@pytest.mark.parametrize(
    ("place", "margins"),
    [
        ("top", "top = {}, side = 6.0"),
        ("bottom", "top = {}, side = 6.0"),
        ("left", "top = 6.0, side = {}"),
        ("right", "top = 6.0, side = {}"),
    ],
)
def test_each_edge_of_a_card_keeps_its_distance(place: Place, margins: str) -> None:
    def findings(margin: float) -> list[LintFinding]:
        code = made_up(extra=f"margins = {{ {margins.format(margin)} }}")
        fields = {**code.fields, "colour": replace(code.fields["colour"], place=place)}
        return found(replace(code, fields=fields), a_deck(marks="colour"))

    finding = only(findings(3.0))
    assert (finding.level, finding.rule) == ("warning", "place")
    assert finding.text("en").count("3 millimetres") == 1
    assert findings(3.2) == []


# Braille.

CELL = '[fields.number]\nplace = "top-left"\nlayout = "braille"\n[fields.number.table]\n1 = "⠠⠡"\n2 = "⠠⠣"\n'


def in_braille(sizes: str = "") -> list[LintFinding]:
    code = parse_code(f"{HEAD}\n{sizes}\n[signs]\n{CELL}", "made-up.toml")
    values = (
        '[[groups]]\nid = "all"\ncards = "{number}"\nmarks = [{ field = "number" }]\nvalues = { number = ["1", "2"] }'
    )
    card = "card = { width = 63.0, height = 88.0 }"
    text = f'format = 1\nid = "trial"\nname = {{ fr = "Essai", en = "Trial" }}\n{card}\n{values}'
    return found(code, deck_of(TomlTable(parse(text, "trial.toml"), "trial.toml")))


def test_dots_within_braille_are_as_near_as_its_standard_has_them() -> None:
    assert in_braille() == []


@pytest.mark.parametrize(
    ("size", "wrong"), [("dot", "1.0"), ("pitch", "2.0"), ("cell", "5.0"), ("line", "8.0"), ("pitch", "3.5")]
)
def test_braille_of_sizes_that_nobody_reads_is_an_error(size: str, wrong: str) -> None:
    finding = only(in_braille(f"braille = {{ {size} = {wrong} }}"))
    assert (finding.level, finding.rule) == ("error", "braille")


# Sizes.


def test_a_dot_under_1_5_mm_is_an_error() -> None:
    finding = only(found(made_up({"dot": 'shape = "disc", width = 1.4'})))
    assert (finding.level, finding.rule) == ("error", "size")
    assert found(made_up({"dot": 'shape = "disc", width = 1.5'})) == []


def test_the_dots_of_a_number_need_not_be_as_large_as_a_sign_that_stands_alone() -> None:
    finding = only(found(made_up({"square": 'shape = "disc", width = 5.0'}), rule="size"))
    assert (finding.level, finding.card) == ("warning", "red-1")


def test_a_shape_under_12_7_mm_is_a_warning_and_under_6_35_an_error() -> None:
    assert only(found(made_up({"square": 'shape = "square", width = 12.6'}))).level == "warning"
    assert (
        only(found(made_up({"square": 'shape = "frame", width = 13.0, height = 6.0, stroke = 1.2'}))).level == "error"
    )


def test_shapes_that_are_too_small_are_told_in_one_sentence() -> None:
    small = {"square": 'shape = "square", width = 9.0', "triangle": 'shape = "triangle", width = 9.0'}
    text = only(found(made_up(small))).text("en")
    assert "On 8 cards, for example “red-1”" in text
    assert "one square, one triangle" in text


def test_a_bar_alone_is_a_line_from_12_5_mm_on() -> None:
    assert only(found(made_up({"square": 'shape = "bar", width = 12.0, height = 3.0'}))).level == "warning"
    assert found(made_up({"square": 'shape = "bar", width = 12.5, height = 3.0'})) == []


def test_two_sizes_of_one_shape_differ_by_a_quarter_and_better_by_30_percent() -> None:
    def with_second(width: float) -> list[LintFinding]:
        code = made_up({"triangle": f'shape = "square", width = {width}'})
        return found(code, rule="size")

    assert only(with_second(15.5)).level == "error"
    assert only(with_second(16.5)).level == "warning"
    assert with_second(17.0) == []


def test_a_bar_is_longer_than_a_dot_by_2_mm_and_better_by_2_5() -> None:
    def with_bar(width: float) -> list[LintFinding]:
        return found(made_up({"bar": f'shape = "bar", width = {width}, height = 2.0'}))

    assert only(with_bar(3.9)).level == "error"
    assert only(with_bar(4.2)).level == "warning"
    assert with_bar(4.5) == []


# Shapes.

DISC = 'shape = "disc", width = 14.0'
RHOMBUS = 'shape = "rhombus", width = 14.0'
PLUS = 'shape = "plus", width = 14.0, stroke = 4.0'


@pytest.mark.parametrize("pair", [(DISC, RHOMBUS), (RHOMBUS, PLUS), (PLUS, DISC)])
def test_shapes_that_readers_took_for_each_other_are_an_error_in_one_deck(pair: tuple[str, str]) -> None:
    code = made_up(dict(zip(("square", "triangle"), pair, strict=True)))
    finding = only(found(code, rule="shapes"))
    assert finding.level == "error"


def test_one_of_them_alone_is_none() -> None:
    assert found(made_up({"square": DISC}), rule="shapes") == []


def test_a_dot_of_a_number_is_not_taken_for_a_shape() -> None:
    assert found(made_up({"square": RHOMBUS}), rule="shapes") == []


TRIANGLE_BY_HAND = {"square": 'shape = "points", points = [[0, 13], [14, 13], [7, 0]]'}
"""The triangle again, drawn by its corners, so that only its outline can tell."""
UPSIDE_DOWN_TRIANGLE = {"square": 'shape = "points", points = [[0, 0], [14, 0], [7, 13]]'}
"""The triangle once the card is turned."""
NEARLY_TRIANGLE = {"square": 'shape = "points", points = [[0, 13], [14, 13], [7.5, 0]]'}


def test_shapes_that_a_half_turn_makes_alike_are_an_error_on_cards_without_a_mark_for_up() -> None:
    finding = only(found(made_up(UPSIDE_DOWN_TRIANGLE), a_deck(marks="colour"), rule="shapes"))
    assert (finding.level, finding.card) == ("error", "red")
    assert "« green » tenue à l’envers" in french(finding)


def test_a_mark_for_up_or_a_number_makes_them_sure() -> None:
    assert found(made_up(UPSIDE_DOWN_TRIANGLE), a_deck(marks="colour up"), rule="shapes") == []
    assert found(made_up(UPSIDE_DOWN_TRIANGLE), rule="shapes") == []


def test_numbers_in_two_opposite_corners_no_longer_tell_which_way_is_up() -> None:
    finding = found(made_up(UPSIDE_DOWN_TRIANGLE), rule="shapes", corners=2)[0]
    assert finding.level == "error"
    assert found(made_up(), rule="shapes", corners=2) == []


def test_the_same_outline_under_another_name_is_refused_before_any_lint() -> None:
    with pytest.raises(TactileError) as refused:
        found(made_up(TRIANGLE_BY_HAND), rule="shapes")
    assert refused.value.message.id == "tactile-cards-alike"


def test_outlines_of_which_nine_tenths_are_common_are_an_error() -> None:
    finding = found(made_up(NEARLY_TRIANGLE), rule="shapes")[0]
    assert (finding.level, finding.message.id) == ("error", "tactile-lint-alike")


def test_two_cards_with_the_same_marks_are_refused_before_any_lint() -> None:
    with pytest.raises(TactileError):
        stickers(a_deck(), made_up(colours={"red": "square", "green": "square"}))


def test_six_shapes_are_a_warning_that_advises_two_groups() -> None:
    shapes = ("square", "triangle", "chevron", "crescent", "frame", "ladder")
    hollow = ("chevron", "frame", "ladder")
    signs = {
        f"s{place}": f'shape = "{shape}", width = 14.0' + (", stroke = 3.0" if shape in hollow else "")
        for place, shape in enumerate(shapes)
    }
    colours = {f"c{place}": f"s{place}" for place in range(6)}
    code = made_up(signs, colours)
    finding = only(found(code, a_deck(tuple(colours)), rule="shapes"))
    assert finding.level == "warning"
    assert "6 formes" in french(finding)
    assert "deux groupes" in french(finding)
    assert found(code, a_deck(tuple(colours)[:5]), rule="shapes") == []


# Labels.


def test_a_sticker_larger_than_its_label_is_an_error() -> None:
    big = {"square": 'shape = "square", width = 30.0'}
    finding = only(found(made_up(big), rule="label", sheet=load_sheet("herma-10001")))
    assert (finding.level, finding.card) == ("error", None)


def test_a_label_that_hangs_over_its_card_is_an_error_with_how_far() -> None:
    findings = found(made_up(), rule="label", sheet=load_sheet("zweckform-3474"))
    assert findings[0].level == "error"
    assert any("dépasse du bord de" in french(finding) for finding in findings)


def test_a_label_that_covers_the_marks_of_another_is_an_error() -> None:
    tall = {"square": 'shape = "square", width = 30.0, height = 36.0'}
    findings = found(made_up(tall), rule="label", sheet=load_sheet("avery-l7160"))
    assert any(finding.level == "error" and "recouvre" in french(finding) for finding in findings)


def test_labels_that_overlap_where_nothing_is_raised_are_a_warning() -> None:
    deck = load_deck("roue_des_sorcieres")
    code = load_code("points-formes")
    finding = only(found(code, deck, "label", sheet=load_sheet("avery-l7651")))
    assert finding.level == "warning"
    assert "0,7 millimètre" in french(finding)


def test_labels_that_fit_are_no_finding() -> None:
    deck, code = load_deck("roue_des_sorcieres"), load_code("points-formes")
    assert found(code, deck, "label", sheet=load_sheet("avery-l4732")) == []
    assert found(made_up(), rule="label", sheet=load_sheet("plain-a4")) == []


# Relief.


def test_the_pile_that_is_told_is_the_thickest_and_not_that_of_most_cards() -> None:
    made = stickers(a_deck(), made_up())
    few = [replace(one, card=f"{one.card} {copy}", pile="few") for one in made[:1] for copy in range(3)]
    few = [replace(one, place=made[0].place, turn=0) for one in few]
    plain = [replace(made[0], card=f"other {at}", pile="many", turn=180 * (at % 2)) for at in range(4)]
    thick = pile([*few, *plain], 0.1, 0.9)
    assert tuple(thick) == pytest.approx((3, 0.3, 0.3 + 3 * 1.0))


@pytest.mark.parametrize(("height", "levels"), [(0.03, ["error"]), (0.06, ["warning"]), (0.08, [])])
def test_a_relief_that_fingers_hardly_find_is_told(height: float, levels: list[str]) -> None:
    findings = found(made_up(), rule="relief", relief=Relief("own", height))
    assert [finding.level for finding in findings] == levels


def test_the_pile_is_always_told_in_mm_and_a_warning_beyond_one_and_a_half_times() -> None:
    low = only(found(made_up(), rule="pile", relief=Relief("own", 0.05)))
    assert low.level == "information"
    assert "de 2,4 à 3,6 millimètres" in french(low)
    high = only(found(made_up(), rule="pile", relief=PROFILES["learning"]))
    assert high.level == "warning"
    assert "de 2,4 à 10,4 millimètres" in french(high)


# The decks.


@pytest.mark.parametrize("size", [CardSize(63.0, 88.0), CardSize(57.0, 88.0)])
@pytest.mark.parametrize("name", decks())
def test_our_decks_have_no_error_in_the_usual_code(name: str, size: CardSize) -> None:
    deck, code = load_deck(name), load_code("points-formes")
    findings = check(stickers(deck, code, card=size), deck, code, PROFILES["deck"])
    assert [finding.text("en") for finding in findings if finding.level == "error"] == []
    assert errors(findings) == ()


@pytest.mark.parametrize(("name", "number"), [("roue_des_sorcieres", 6), ("du_balai", 9)])
def test_decks_with_more_than_five_shapes_are_warned_about(name: str, number: int) -> None:
    findings = [one for one in found(load_code("points-formes"), load_deck(name)) if one.rule == "shapes"]
    assert only(findings).level == "warning"
    assert f"{number} different shapes" in only(findings).text("en")


@pytest.mark.parametrize("language", COMPLETE)
def test_every_finding_is_a_sentence_in_both_languages(language: str) -> None:
    tight = {
        "square": 'shape = "bar", width = 6.0, height = 3.0',
        "dot": 'shape = "disc", width = 1.4',
        "bar": 'shape = "bar", width = 3.0, height = 1.4',
    }
    findings = found(made_up(tight, gap=2.0), relief=Relief("own", 0.03), sheet=load_sheet("avery-l7160"))
    assert {finding.rule for finding in findings} == {"gap", "size", "bar", "label", "relief"}
    for finding in findings:
        text = finding.text(language)
        assert text.endswith(".")
        assert "{" not in text
        assert "tactile-" not in text


def test_errors_come_first_and_set_the_exit_status() -> None:
    findings = found(made_up({"square": 'shape = "square", width = 12.6'}, gap=2.8))
    assert [finding.level for finding in findings] == ["error", "warning"]
    assert len(errors(findings)) == 1
    assert errors(findings[1:]) == ()
