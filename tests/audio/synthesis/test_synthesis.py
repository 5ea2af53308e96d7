"""The parts that sounds are computed from: each against its formula, and the same again from the same seed."""

from itertools import pairwise

import numpy as np
import pytest

from audiogames.audio.synthesis import chance, dice, granular, tones
from audiogames.audio.synthesis.layers import KINDS, LayerKey
from audiogames.audio.synthesis.modal import Resonance, force, jolt, ringing, struck
from audiogames.audio.synthesis.noise import noise
from audiogames.audio.synthesis.shapes import curve, dying, ended, pitch_curve, settled
from audiogames.audio.synthesis.vocal import voiced
from audiogames.audio.units import RATE, frames
from tests.audio.spectra import brightness, level, pitch, share, voice_pitch

SECOND = RATE

# Shapes.


def test_a_blow_is_what_rings_after_a_push_in_the_first_frame() -> None:
    body = [Resonance(700.0, 0.08), Resonance(2310.0, 0.028, -4.0)]
    blow = np.zeros(4800)
    blow[0] = 1.0
    assert np.abs(struck(body, 4800) - ringing(blow, body)).max() < 1e-9


def test_a_curve_goes_straight_from_point_to_point_and_stays_at_its_ends() -> None:
    drawn = curve([(0.25, 2.0), (0.75, 4.0)], SECOND)
    assert drawn[0] == 2.0
    assert drawn[frames(0.5)] == pytest.approx(3.0)
    assert drawn[-1] == 4.0


def test_a_pitch_goes_equal_intervals_in_equal_times() -> None:
    assert pitch_curve([(0.0, 200.0), (1.0, 800.0)], SECOND)[frames(0.5)] == pytest.approx(400.0)


def test_what_dies_away_has_lost_60_db_after_its_fall() -> None:
    shape = dying(SECOND, 0.1, 0.5)
    assert shape[0] < 1e-6
    assert shape[frames(0.1)] == pytest.approx(1.0)
    assert 20.0 * np.log10(shape[frames(0.6)]) == pytest.approx(-60.0, abs=0.01)


def test_an_end_is_faded_and_no_more_than_a_fifth_of_it() -> None:
    assert ended(np.ones(SECOND))[-1] == pytest.approx(0.0, abs=1e-12)
    assert (ended(np.ones(100))[:80] == 1.0).all()
    assert ended(np.zeros(0)).size == 0


def test_settled_sounds_have_level_one_and_silence_stays_silence() -> None:
    sine = 0.01 * np.sin(2.0 * np.pi * 1000.0 * np.arange(SECOND) / RATE)
    assert np.sqrt(np.mean(settled(sine) ** 2)) == pytest.approx(1.0, rel=0.01)
    assert not settled(np.zeros(SECOND)).any()


# Bodies.


def test_a_mode_after_a_blow_is_the_damped_sine_of_the_formula() -> None:
    push = np.zeros(4800)
    push[0] = 1.0
    at = np.arange(4800) / RATE
    formula = np.exp(-np.log(1000.0) * at / 0.08) * np.sin(2.0 * np.pi * 700.0 * at)
    assert np.abs(ringing(push, [Resonance(700.0, 0.08)]) - formula).max() < 1e-9


def test_a_body_is_the_sum_of_its_modes_at_their_levels() -> None:
    push = force(0.001, 1.0, 0.0005, 4800)
    one, other = Resonance(500.0, 0.1), Resonance(1300.0, 0.05)
    both = ringing(push, [one, other._replace(level=-6.0)])
    apart = ringing(push, [one]) + 10.0 ** (-6.0 / 20.0) * ringing(push, [other])
    assert np.abs(both - apart).max() < 1e-12


@pytest.mark.parametrize("contact", [0.00005, 0.0003, 0.004])
def test_a_blow_has_an_impulse_in_step_with_its_speed_however_long_it_lasts(contact: float) -> None:
    slow, fast = (force(0.0101, speed, contact, SECOND) for speed in (0.5, 2.0))
    assert slow.sum() == pytest.approx(0.5)
    assert fast.sum() == pytest.approx(2.0)
    assert slow[: frames(0.01)].sum() == 0.0


def test_a_contact_is_shorter_with_the_fifth_root_of_its_speed() -> None:
    """Hertz, 1881."""
    usual, fast = (np.count_nonzero(force(0.0, speed, 0.1, SECOND)) for speed in (1.0, 32.0))
    assert fast == pytest.approx(usual / 2.0, abs=2)


def test_a_hard_blow_wakes_higher_modes_than_a_soft_one() -> None:
    wood = [Resonance(300.0, 0.1), Resonance(3000.0, 0.1)]
    hard, soft = (ringing(force(0.0, 1.0, contact, 9600), wood) for contact in (0.0001, 0.002))
    assert share(hard, 2000.0, 4000.0) > share(soft, 2000.0, 4000.0) + 20.0


def test_a_jolt_is_as_strong_as_its_force_at_1_khz_and_rises_by_6_db_an_octave() -> None:
    push = force(0.0, 1.0, 0.00004, SECOND)
    gains = np.abs(np.fft.rfft(jolt(push))[[1000, 2000]] / np.fft.rfft(push)[[1000, 2000]])
    assert gains == pytest.approx([1.0, 2.0], rel=0.01)


# Noise.


def test_noise_fills_its_band_and_slopes_outside() -> None:
    sound = noise(chance(1), SECOND, 1000.0, 4000.0)
    assert np.sqrt(np.mean(sound**2)) == pytest.approx(1.0)
    assert share(sound, 1000.0, 4000.0) > -1.5
    lower, lowest = share(sound, 250.0, 500.0), share(sound, 125.0, 250.0)
    assert lower - lowest == pytest.approx(18.0 + 3.0, abs=2.0)  # 18 dB of slope, and half the width


def test_noise_whose_band_moves_gets_brighter_and_keeps_its_level() -> None:
    sound = noise(chance(2), SECOND, [(0.0, 300.0), (1.0, 4000.0)], [(0.0, 600.0), (1.0, 8000.0)])
    assert 5.0 * brightness(sound, 0.05, 0.15) < brightness(sound, 0.85, 0.95)
    levels = [level(sound, begin, begin + 0.1) for begin in (0.1, 0.4, 0.8)]
    assert max(levels) - min(levels) < 4.0


def test_noise_of_one_band_goes_on_from_its_end_into_its_beginning() -> None:
    sound = noise(chance(3), SECOND, 100.0, 500.0)
    assert abs(sound[0] - sound[-1]) <= np.abs(np.diff(sound)).max()


# Tones.


def test_a_tone_slides_from_pitch_to_pitch() -> None:
    sound = tones.tone(chance(4), SECOND, [(0.0, 400.0), (1.0, 1600.0)], [0.0])
    assert pitch(sound, 0.0, 0.05) == pytest.approx(414.0, rel=0.03)
    assert pitch(sound, 0.95, 1.0) == pytest.approx(1546.0, rel=0.03)


def test_partials_have_their_levels() -> None:
    sound = tones.tone(chance(5), SECOND, 500.0, [0.0, -12.0])
    assert share(sound, 900.0, 1100.0) - share(sound, 400.0, 600.0) == pytest.approx(-12.0, abs=0.5)


def test_nothing_folds_back_from_above_what_can_be_heard() -> None:
    sound = tones.tone(chance(6), SECOND, 9000.0, [0.0] * 6)
    assert share(sound * np.hanning(SECOND), 20.0, 8000.0) < -60.0


def test_a_string_is_in_tune_and_dies_away_in_its_time() -> None:
    sound = tones.plucked(chance(7), 2 * SECOND, 440.0, 1.0, 0.2)
    assert pitch(sound, 0.1, 0.9) == pytest.approx(440.0, rel=0.002)
    assert level(sound, 0.3, 0.31) - level(sound, 0.8, 0.81) == pytest.approx(30.0, abs=3.0)


def test_a_bright_string_is_brighter() -> None:
    dull, bright = (tones.plucked(chance(8), SECOND, 330.0, 1.0, brightness) for brightness in (0.0, 1.0))
    assert brightness(bright) > 1.5 * brightness(dull)


# Grains.


def test_grains_come_as_often_as_they_should() -> None:
    assert len(granular.moments(chance(9), 10 * SECOND, 50.0)) == pytest.approx(500, rel=0.15)


def test_even_grains_come_like_clockwork_and_quicken_with_their_rate() -> None:
    assert {later - earlier for earlier, later in pairwise(granular.moments(chance(10), SECOND, 100.0, 1.0))} == {480}
    quickening = granular.moments(chance(11), SECOND, [(0.0, 20.0), (1.0, 200.0)], 1.0)
    assert quickening[1] - quickening[0] > 3 * (quickening[-1] - quickening[-2])


def test_grains_lie_in_their_band() -> None:
    begins = granular.moments(chance(12), SECOND, 200.0)
    sound = granular.grains(chance(13), begins, SECOND, (2000.0, 3000.0), 0.01, 6.0, width=0.1)
    assert share(sound, 1500.0, 4000.0) > -1.0


def test_what_rings_on_at_the_end_of_a_loop_goes_on_at_its_beginning() -> None:
    late = [SECOND - 480]
    around = granular.bubbles(chance(14), late, SECOND, (200.0, 210.0), 0.0, around=True)
    straight = granular.bubbles(chance(14), late, SECOND, (200.0, 210.0), 0.0)
    assert around[:480].any()
    assert not straight[: frames(0.5)].any()
    assert (around[late[0] :] == straight[late[0] :]).all()


def test_a_bubble_rises() -> None:
    sound = granular.bubbles(chance(15), [0], SECOND, (400.0, 401.0), 0.0)
    assert pitch(sound, 0.06, 0.12) > 1.02 * pitch(sound, 0.0, 0.04)


# Voices.

AH = [(0.0, 800.0, 1200.0, 2800.0)]
EE = [(0.0, 300.0, 2300.0, 3000.0)]


def test_a_voice_has_its_pitch_and_a_mouth_its_resonances() -> None:
    open_mouth, narrow = (voiced(chance(16), SECOND // 2, 150.0, shape, 12.0, 0.0) for shape in (AH, EE))
    for sound in (open_mouth, narrow):
        assert voice_pitch(sound, 0.1, 0.4, 80.0, 400.0) == pytest.approx(150.0, rel=0.02)
    assert share(open_mouth, 700.0, 1300.0) > share(narrow, 700.0, 1300.0) + 10.0
    assert share(narrow, 2100.0, 3200.0) > share(open_mouth, 2100.0, 3200.0)


def test_a_mouth_may_move() -> None:
    moving = [(0.1, *EE[0][1:]), (0.4, *AH[0][1:])]
    sound = voiced(chance(17), SECOND // 2, 150.0, moving, 12.0, 0.0)
    assert share(sound[: frames(0.1)], 700.0, 1300.0) + 8.0 < share(sound[frames(0.4) :], 700.0, 1300.0)


# Dice.

THROWS = [(seed, count) for seed in range(10) for count in (1, 2, 9)]


@pytest.mark.parametrize("count", [1, 2, 9])
def test_dice_have_the_high_tones_by_which_ears_find_them(count: int) -> None:
    """A sixth as much from 4 to 16 kHz as in all (-15 dB), in each throw: there the outer ear tells front from back."""
    for seed in range(12):
        assert share(dice.mixed(dice.throw(seed, count), SECOND), 4000.0, 16_000.0) >= -15.0


def test_a_throw_is_the_same_from_the_same_seed_and_another_from_another() -> None:
    one, again, other = dice.throw(5, 3), dice.throw(5, 3), dice.throw(6, 3)
    assert [(each.die, each.at, each.strength) for each in one] == [
        (each.die, each.at, each.strength) for each in again
    ]
    assert all((a.samples == b.samples).all() for a, b in zip(one, again, strict=True))
    assert [each.at for each in one] != [each.at for each in other]


def test_a_seed_may_be_several_numbers() -> None:
    assert dice.throw([5, 1], 1)[0].at != dice.throw([5, 2], 1)[0].at
    assert dice.throw([5], 1)[0].at == dice.throw(5, 1)[0].at


def test_touches_come_in_order_and_each_die_touches() -> None:
    for seed, count in THROWS:
        impacts = dice.throw(seed, count)
        assert {impact.die for impact in impacts} == set(range(count))
        assert all(earlier.at <= later.at for earlier, later in pairwise(impacts))
        assert all(0.0 < impact.strength <= 1.0 for impact in impacts)
        assert all(impact.samples.dtype == np.float32 for impact in impacts)


def test_dice_leave_the_hand_within_their_spread() -> None:
    for seed in range(8):
        firsts: dict[int, float] = {}
        for impact in dice.throw(seed, 9, spread=0.1):
            firsts.setdefault(impact.die, impact.at)
        assert max(firsts.values()) <= 0.1


def test_livelier_dice_touch_more_often_and_longer() -> None:
    counts, lengths = [], []
    for restitution in (0.35, 0.5, 0.65):
        throws = [dice.throw(seed, 1, restitution, spread=0.0) for seed in range(25)]
        counts.append(np.mean([len(impacts) for impacts in throws]))
        lengths.append(np.mean([impacts[-1].at for impacts in throws]))
    assert counts == sorted(counts)
    assert lengths == sorted(lengths)
    assert lengths[2] > 2.0 * lengths[0]


def test_a_die_comes_to_rest_within_two_seconds() -> None:
    assert max(impact.at for seed in range(30) for impact in dice.throw(seed, 1, 0.65)) < 2.0


@pytest.mark.parametrize("restitution", [-0.1, 0.95, float("nan")])
def test_a_restitution_that_no_die_has_is_refused(restitution: float) -> None:
    with pytest.raises(ValueError, match=r"between 0 and 0\.9"):
        dice.throw(1, 1, restitution)


def test_no_dice_make_no_sound() -> None:
    assert dice.throw(1, 0) == ()


def test_harder_touches_are_louder() -> None:
    impacts = dice.throw(8, 1)
    hardest, softest = (choose(impacts, key=lambda impact: impact.strength) for choose in (max, min))
    assert np.abs(hardest.samples).max() > 5.0 * np.abs(softest.samples).max()


def test_touches_end_without_a_click() -> None:
    for impact in dice.throw(9, 2):
        assert abs(impact.samples[-1]) < 1e-4 * np.abs(impact.samples).max()


def test_shaken_dice_knock_to_and_fro() -> None:
    impacts = dice.shake(1, 5, 2.0, rate=4.0)
    assert {impact.die for impact in impacts} == set(range(5))
    strokes = np.bincount([int(impact.at * 8.0) for impact in impacts], minlength=16)
    assert (strokes[:16] >= 5).all()


# All of them.


def usual(key: LayerKey) -> object:
    if key.usual is not None:
        return key.usual
    middle = (key.lowest * key.highest) ** 0.5 if key.lowest > 0 else 10.0
    samples = {
        "number": middle,
        "curve": middle,
        "modes": [(600.0, 0.1, 0.0)],
        "formants": [(0.0, 600.0, 1500.0)],
    }
    return samples[key.shape]


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_layer_is_a_function_of_its_seed_alone(name: str) -> None:
    kind = KINDS[name]
    values = {key: usual(wanted) for key, wanted in kind.keys.items()}
    values |= {"length": 0.2} | ({"low": 500.0, "high": 2000.0} if "low" in kind.keys else {})
    one, again = (kind.make(chance(1, 2), frames(0.2), values, False) for _ in range(2))
    assert len(one) == frames(0.2)
    assert np.isfinite(one).all()
    assert one.any()
    assert (one == again).all()


def test_chance_is_the_same_on_every_computer() -> None:
    """The numbers of PCG64 (O'Neill, 2014) as numpy has had them since they came into it."""
    first = [0.7701409510034741, 0.1119272443176843, 0.18909773329712753]
    assert chance(7, 1).random(3) == pytest.approx(first, abs=1e-15)
