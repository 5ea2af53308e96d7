"""Names of people: what they are called in any script is one, and no two at a table are taken for each other."""

import sys
import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.errors import BadRequest
from audiogames.play.table.names import are_alike, name_of, skeletons

NAMES = (
    *("Ana", "J.-P.", "J.-P. Roux", "O’Brien", "O'Brien", "Anne-Marie", "Dr. No", "St. John", "Mrs. Dalloway", "Mr. T"),
    *(
        "J.R.R. Tolkien",
        "Sammy Davis Jr.",
        "Prof. Blanc",
        "Mme. Blanc",
        "Sra. Paz",
        "Ph.D. Li",
        "Ch. Darwin",
        "Paul·lí",
    ),
    *(
        "Łukasz",
        "Ngũgĩ",
        "Nguyễn Thị Ánh",
        "Ọlá",
        "Ẹ̀bùn",
        "Ọ̀ṣun",
        "İpek",
        "Işıl",
        "Zoë",
        "Māori",
        "Ka‘iulani",
        "ʻIolani",
    ),
    *("ǃKung", "Əli", "G̃uyra", "Weiß", "Åse", "Ñandú", "Dž", "Player 2", "ana_93", "Tom & Ana", "3PO", "X"),
    *(
        "солнце",
        "Ёлка",
        "Й. Бродский",
        "А. С. Пушкин",
        "Ґалина",
        "Ђорђе",
        "Σωκράτης",
        "Αγ. Νικόλαος",
        "Էդուարդ",
        "გიორგი",
    ),
    *("محمد", "مُحَمَّد", "علی‌رضا", "می‌ترا", "رضا‌زاده", "د. محمد", "ابراهيم", "أحمد", "ישראל", "מֹשֶׁה", "ז׳ק", "בן־גוריון"),
    *("नरेन्द्र", "एम. एस. धोनी", "डॉ॰ सिंह", "ड़ैनी", "र‍्यान", "ਗੁਰਪ੍ਰੀਤ", "ગીતા", "রহমান", "র‍্যাচেল", "ଓଡ଼ିଆ"),
    *("எம். ஜி. ஆர்", "తెలుగు", "ಕನ್ನಡ", "ശ്രീജിത്ത്‌", "ന്‍", "ක්‍රිස්ටි", "ไพโรจน์", "น้ำผึ้ง", "ดร. สมชาย", "ນ້ຳ"),
    *(
        "ကျွန်ုပ်",
        "ភូមិន្ទ",
        "བསྟན་འཛིན",
        "ᠮᠣᠩᠭᠣᠯ",
        "山田",
        "佐々木",
        "葛󠄀城",
        "ひなた",
        "ジャン・ポール",
        "김민준",
        "አበበ",
        "ᏣᎳᎩ",
    ),
)
"""Names of people, and what people call themselves, in many scripts."""


def id_of(typed: str) -> str:
    """Return the message with which a name is refused."""
    with pytest.raises(BadRequest) as refused:
        name_of(typed)
    return refused.value.message.id


@pytest.mark.parametrize("name", NAMES)
def test_whatever_people_are_called_in_their_own_script_is_a_name(name: str) -> None:
    assert name_of(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_stays_what_it_is_when_it_is_read_again(name: str) -> None:
    assert name_of(name_of(name)) == name_of(name)


def test_all_these_names_can_sit_at_one_table() -> None:
    alike = [(one, other) for at, one in enumerate(NAMES) for other in NAMES[:at] if are_alike(one, other)]
    assert alike == [("O'Brien", "O’Brien"), ("مُحَمَّد", "محمد")]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana \t B ", "Ana B"),
        ("Ａｎａ", "Ana"),
        ("Zoe\u0301", "Zoé"),
        ("ﻣﺤﻤﺪ", "محمد"),
        ("D´Artagnan", "D’Artagnan"),
        ("Anne – Marie", "Anne-Marie"),
        ("Ana - 25 points", "Ana-25 points"),
        ("Ⅷ", "VIII"),
    ],
)
def test_a_name_has_one_form_however_it_was_typed(typed: str, name: str) -> None:
    assert name_of(typed) == name


IGNORABLE = (
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F),
    *(0x202A, 0x202E, 0x2060, 0x2064, 0x2065, 0x2066, 0x206F, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0, 0xFFF8),
    *(0x1BCA0, 0x1D173, 0xE0001, 0xE0020, 0xE0100, 0xE01EF, 0xE0FFF),
)


@pytest.mark.parametrize("code", IGNORABLE)
def test_a_name_has_no_character_that_is_neither_seen_nor_heard(code: int) -> None:
    for typed in (f"Ana{chr(code)}", f"An{chr(code)}a", f"{chr(code)}Ana", chr(code)):
        assert id_of(typed) == "name-invisible"


@pytest.mark.parametrize("typed", ["a\x07b", "a\x00", "a\x7f", "Ana\ue000", "Ana\u0378", "Ana\ufdd0", "\ud800a"])
def test_a_name_has_no_control_and_nothing_without_a_glyph(typed: str) -> None:
    assert id_of(typed) == "name-invisible"


@pytest.mark.parametrize("typed", ["", " ", "...", "<>", "-", "’", "ー", "ـ", "\u0301", "🎲", "ʼ"])
def test_a_name_has_a_letter_or_a_digit(typed: str) -> None:
    assert id_of(typed) == "name-empty"


def test_a_name_has_at_most_24_characters_and_marks_do_not_count() -> None:
    assert name_of("x" * 24)
    assert id_of("x" * 25) == "name-long"
    assert name_of("ปิ่น" * 10)
    assert id_of("ปิ่น" * 11) == "name-long"
    assert id_of("x" * 16_000) == "name-long"


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "A\u0301\u0302\u0303\u0304",
            "Z" + "\u0301" * 23,
            "a\u0301\u0301",
            "\u0301a",
            "a \u0301",
            "2\u0301",
            "A\u20dd",
        ),
        *("An\u05b0a", "An\u0e31a", "สิิ", "क" + "\u0941\u0942\u0943\u0947\u0948"),
    ],
)
def test_marks_stand_on_a_letter_of_their_script_and_in_no_pile(typed: str) -> None:
    assert id_of(typed) == "name-marks"


@pytest.mark.parametrize("sign", ':;,?!()[]{}<>"/\\|=+*@#%^~…。、！？：؟،؛।།។։;¿¡«»“”⁄€★🎲')
def test_a_name_has_no_mark_of_a_sentence_and_no_symbol(sign: str) -> None:
    expected = "name-dot" if sign == "…" else "name-sign"  # it is three dots
    assert id_of(f"Ana{sign} 25 points") == expected
    assert id_of(f"Ana{sign}") == expected


@pytest.mark.parametrize(
    "typed", ["Ana.", "Ana. You win", "points. You", "J.. P", "Ana 25. You", "J . P", "солнце. Ты"]
)
def test_a_dot_follows_an_initial_or_an_abbreviation_and_ends_no_sentence(typed: str) -> None:
    assert id_of(typed) == "name-dot"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[
            ("Ana", "Аna"),
            ("Ana", "Anа"),
            ("Ana", "Anα"),
            ("Ana", "ANA"),
            ("Ana", "A na"),
            ("Ana", "Ａｎａ"),
            ("Ana", "Ana_"),
        ],
        *[
            ("Ana", "A̲na"),
            ("Zoë", "Zоё"),
            ("Oto", "Οto"),
            ("BOBA", "ВОВА"),
            ("Pax", "Рах"),
            ("Weiß", "WEISS"),
            ("JP", "J.-P."),
        ],
        *[
            ("Alice", "AIice"),
            ("Bob 1", "Bob l"),
            ("Team O", "Team 0"),
            ("AMC", "ᎪᎷᏟ"),
            ("Sosa", "Տօsa"),
            ("علی", "علي"),
        ],
        *[
            ("محمد", "محـمد"),
            ("משה", "מֹשֶׁה"),
            ("солнце", "СОЛНЦЕ"),
            ("علی‌رضا", "علیرضا"),
            ("葛城", "葛󠄀城"),
            ("İpek", "ipek"),
        ],
    ],
)
def test_names_that_look_or_sound_alike_are_taken_for_each_other(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Lan", "Ian"), ("Вова", "Boba"), ("Ana", "Anna"), ("René", "Rene"), ("Nguyễn", "Nguyên")]
)
def test_names_that_only_resemble_each_other_are_two(one: str, other: str) -> None:
    assert not are_alike(one, other)


@given(st.text(max_size=30))
def test_what_is_typed_is_a_name_that_stays_so_or_is_refused(typed: str) -> None:
    try:
        name = name_of(typed)
    except BadRequest:
        return
    assert name_of(name) == name
    assert all(skeletons(name))


@given(st.lists(st.sampled_from(NAMES).flatmap(lambda name: st.sampled_from([name, name.upper(), f"{name} "]))))
def test_names_at_one_table_have_no_skeleton_in_common(typed: list[str]) -> None:
    table: list[str] = []
    for name in typed:
        if not any(are_alike(name, other) for other in table):
            table.append(name)
    for place in range(3):
        found = sorted(skeletons(name)[place] for name in table)
        assert all(one != other for one, other in pairwise(found))


@given(st.sampled_from(NAMES), st.integers(0, sys.maxunicode), st.integers(0, 24))
def test_no_character_hides_in_a_name(name: str, code: int, place: int) -> None:
    """Whatever is put into a name is refused, or seen or heard, or makes it the same name as before."""
    try:
        changed = name_of(f"{name[:place]}{chr(code)}{name[place:]}")
    except BadRequest:
        return
    assert len(changed) <= 40
    assert unicodedata.category(chr(code)) not in ("Cc", "Co", "Cn", "Cs") or chr(code).isspace()
