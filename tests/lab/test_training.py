"""Training by self-play, in small: the slopes are the slopes, seats are looked back at one by one, and a course goes on where it stopped."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gloaming.bots.learner.network import Network
from gloaming.bots.learner.weights import packed, unpacked
from gloaming.games.cultists.options import Options
from gloaming.kernel.errors import BadOptions
from gloaming.lab.training import network
from gloaming.lab.training.__main__ import main
from gloaming.lab.training.course import CHECKPOINT, CURVE, WEIGHTS, Budget, Course, Line, Syllabus
from gloaming.lab.training.field import AS_HIDDEN, AS_OPEN, EXAMS, NONE, Field, arrays_on, chance_on, drawn
from gloaming.lab.training.harvest import FAR, Decisions, basket, harvest, looked_back
from gloaming.lab.training.learning import Pull, Pupil, policy_slope
from gloaming.lab.training.sheets import Reading

SMALL = Syllabus(players=(5,), levels=("first",), lanes=32, steps=8, width=16, batch=64)


def small_net(seed: int = 1) -> network.Arrays:
    net = network.begun(6, 5, 4, seed)
    return {name: (array + 0.1).astype(np.float64) for name, array in net.items()}


def slope_of(loss: Callable[[], float], array: Any) -> Any:
    """By what the loss does where each number is a little larger or smaller."""
    slope, little = np.zeros_like(array), 1e-6
    for at in np.ndindex(array.shape):
        kept = array[at]
        losses = []
        for value in (kept + little, kept - little):
            array[at] = value
            losses.append(loss())
        array[at], slope[at] = kept, (losses[0] - losses[1]) / (2 * little)
    return slope


def test_the_slopes_of_a_network_are_those_of_its_loss() -> None:
    chance, net = np.random.default_rng(2), small_net()
    sheets, masks = chance.random((7, 6)), np.ones((7, 4), np.bool_)
    by_logits, by_worth = chance.standard_normal((7, 4)), chance.standard_normal(7)

    def loss() -> float:
        had = network.thought(np, net, sheets, masks)
        return float((had.logits * by_logits).sum() + (had.worth * by_worth).sum())

    found = network.gradients(net, network.thought(np, net, sheets, masks), by_logits, by_worth)
    assert found.keys() == net.keys()
    for name, array in net.items():
        np.testing.assert_allclose(found[name], slope_of(loss, array), atol=1e-6)


def test_the_policy_is_pushed_as_far_as_the_clip_and_pulled_by_the_magnet() -> None:
    chance, magnet = np.random.default_rng(3), 0.1
    logits, gain = chance.standard_normal((6, 4)), np.array([1.0, -1.0, 2.0, -2.0, 1.0, -1.0])
    chosen = np.array([0, 1, 2, 3, 0, 1])
    odds = network.chances(np, logits.copy())
    old = np.log(odds[np.arange(6), chosen]) + np.array([0.0, 0.0, 0.1, -0.1, -1.0, 1.0])
    had = Decisions(chosen, chosen, chosen, old, gain, gain)

    def loss() -> float:
        """Schulman's clipped objective, less the entropy."""
        odds = network.chances(np, logits.copy())
        ratio = np.exp(np.log(odds[np.arange(6), chosen]) - old)
        reached = np.minimum(gain * ratio, gain * np.clip(ratio, 0.8, 1.2))
        entropy = -(odds * np.log(odds)).sum(axis=1)
        return float(-(reached + magnet * entropy).mean())

    slope, entropy = policy_slope(np, odds, had, magnet)
    np.testing.assert_allclose(slope, slope_of(loss, logits), atol=1e-6)
    np.testing.assert_allclose(entropy, -(odds * np.log(odds)).sum(axis=1))


@pytest.mark.parametrize(("magnet", "least", "most"), [(0.0, 0.9, 1.0), (5.0, 0.3, 0.5)])
def test_a_pupil_comes_to_prefer_what_turned_out_well_as_far_as_the_magnet_lets_it(
    magnet: float, least: float, most: float
) -> None:
    reading = Reading(np, np.arange(6), np.ones(6, np.float32), np.arange(4))
    pupil = Pupil(reading, network.begun(6, 8, 4, 1), 1, rounds=1, batch=16)
    sheets, masks = np.ones((32, 6), np.uint8), np.array([[True, True, True, False]] * 32)
    chosen = np.arange(32, dtype=np.int32) % 3
    gain = np.where(chosen == 2, 1.0, -0.5).astype(np.float32)

    def odds() -> Any:
        return network.chances(np, network.thought(np, pupil.net, reading.read(sheets), masks).logits)

    def surprise() -> float:
        likely = np.log(odds()[np.arange(32), chosen] + 1e-12)
        return pupil.learn(Decisions(sheets, masks, chosen, likely, gain, gain * 0 + 0.5), Pull(0.01, magnet)).surprise

    assert min([surprise() for _ in range(40)]) < 0.01
    assert least < odds()[0, 2] <= most
    assert odds()[0, 3] == 0


def looked(
    seats: list[int], rewards: dict[int, list[float]], worth: float = 0.0, gifts: dict[int, float] | None = None
) -> tuple[Any, Any]:
    """One lane: who was asked, step by step, and where a game ended what each seat was given. Seat 1 is the Cultist."""
    steps, asked = len(seats), np.array(seats)[:, None]
    had = basket(Field([Options(players=5)], 1, device="cpu", seed=1, plain=True), steps)
    had.worth[:], had.seats[:], had.hidden[:], had.rewards[:], had.ended[:] = worth, asked, asked == 1, 0, False
    for step, shares in rewards.items():
        had.rewards[step, 0, : len(shares)], had.ended[step, 0] = shares, True
    given = np.zeros((steps, 1), np.float32)
    for step, gift in (gifts or {}).items():
        given[step] = gift
    gain, known = looked_back(np, had, given)
    return gain[:, 0], known[:, 0]


def test_each_seat_is_looked_back_at_by_itself_and_no_further_than_its_game() -> None:
    gain, known = looked([0, 1, 0, 0, 1, 0], {3: [1.0, -1.0]})
    assert known.tolist() == [True, True, True, True, False, False]  # the second game is not over
    np.testing.assert_allclose(gain[:4], [FAR * FAR, -1.0, FAR, 1.0], atol=1e-6)
    assert not gain[4:].any()


def test_what_a_seat_expected_next_counts_where_its_game_goes_on() -> None:
    gain, known = looked([0, 1, 0, 1, 0], {}, worth=0.25)
    assert known.tolist() == [True, True, True, False, False]
    np.testing.assert_allclose(gain, np.zeros(5), atol=1e-6)  # it expected the same all the time


def test_what_brings_points_is_a_gift_to_the_investigators_who_were_asked_before() -> None:
    gain, _ = looked([0, 1, 0, 1, 0, 1], {}, gifts={0: 0.5, 2: 0.25, 3: 0.125})
    np.testing.assert_allclose(gain[[3, 2, 1]], [-0.125, 0.375, -0.25 - FAR * 0.125], atol=1e-6)
    np.testing.assert_allclose(gain[0], 0.5 + FAR * 0.375, atol=1e-6)


def test_a_lure_is_given_for_progress_until_halfway() -> None:
    plan = Syllabus(lure=0.8)
    assert [plan.lured(part) for part in (0.0, 0.25, 0.5, 0.9)] == [0.8, 0.4, 0.0, 0.0]
    field = Field([Options(players=5)], 1, device="cpu", seed=1, plain=True)
    sheet = np.zeros((1, field.envs[0].width), np.uint8)
    part = field.envs[0].version.sheet.part
    part(sheet[0], "points")[:], part(sheet[0], "target")[:], part(sheet[0], "shelf")[:2] = 4, 10, (1, 3)
    assert field.progress(sheet)[0] == pytest.approx(0.5)


def test_an_answer_is_drawn_as_often_as_it_is_likely_and_never_what_is_forbidden() -> None:
    odds = np.tile(np.array([0.0, 0.25, 0.75, 0.0], np.float32), (4000, 1))
    found = np.bincount(drawn(np, chance_on(np, 1), odds), minlength=4)
    assert found[0] == found[3] == 0
    assert 900 < found[1] < 1100
    assert drawn(np, lambda size: np.ones(size, np.float32), odds)[0] == 2  # the uttermost mark points behind the last


def test_in_an_exam_one_side_is_left_to_chance_and_nobody_learns() -> None:
    field = Field([Options(players=5)], 2 * EXAMS, device="cpu", seed=1, plain=True)
    assert [*np.flatnonzero(field.exam != NONE)] == [0, EXAMS]
    assert (field.exam[0], field.exam[EXAMS]) == (AS_OPEN, AS_HIDDEN)
    moment = field.moment()
    left = field.left_to_chance(moment)
    assert left[0] == moment.hidden[0]
    assert left[EXAMS] == (not moment.hidden[EXAMS])
    net = network.begun(len(field.reading.columns), 8, len(field.reading.answers), 1)
    taught = len(harvest(field, net, chance_on(np, 1), 24).decisions.chosen)
    field.exam[:] = AS_OPEN
    assert taught > 0
    assert len(harvest(field, net, chance_on(np, 1), 24).decisions.chosen) == 0


def run(folder: Path, decisions: int, syllabus: Syllabus = SMALL) -> tuple[Course, list[Line]]:
    told: list[Line] = []
    course = Course(syllabus, folder, plain=True)
    course.run(Budget(decisions=decisions), 0.0, told.append)
    return course, told


def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first, told = run(tmp_path, 512)
    assert [line.decisions for line in told] == [256, 512]
    assert set(told[0].fared) == {"5 first"}
    second = Course(SMALL, tmp_path, plain=True)
    for name, array in first.pupil.net.items():
        np.testing.assert_array_equal(second.pupil.net[name], array)
        np.testing.assert_array_equal(second.pupil.adam.squares[name], first.pupil.adam.squares[name])
    _, more = run(tmp_path, 1024)
    assert [line.decisions for line in more] == [768, 1024]
    curve = json.loads((tmp_path / CURVE).read_text())
    assert [line["decisions"] for line in curve] == [256, 512, 768, 1024]
    assert curve[-1]["seconds"] > curve[1]["seconds"]
    assert not [*tmp_path.glob("*.new")]


def test_a_course_can_be_started_where_there_is_no_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    syllabus = json.dumps({"players": [5], "levels": ["first"], "lanes": 32, "steps": 8, "width": 16, "batch": 64})
    words = ["training", str(tmp_path), "--plain", "--decisions", "500", "--every", "0", "--syllabus", syllabus]
    monkeypatch.setattr("sys.argv", words)
    main()
    ready, first, second = capsys.readouterr().out.splitlines()
    assert ready.startswith("ready after ")
    assert "256 decisions" in first
    assert "512 decisions" in second
    assert (tmp_path / WEIGHTS).exists()


def test_on_a_gpu_it_needs_cupy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(BadOptions, match=r"^Training on a GPU needs CuPy; install the one for your CUDA: "):
        arrays_on("cuda")


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    run(tmp_path / "one", 512)
    run(tmp_path / "other", 512)
    one, other = ((tmp_path / name / CHECKPOINT).read_bytes() for name in ("one", "other"))
    arrays, others = unpacked(one)[0], unpacked(other)[0]
    assert all((arrays[name] == others[name]).all() for name in arrays)


def test_a_checkpoint_of_another_network_is_refused(tmp_path: Path) -> None:
    run(tmp_path, 256)
    with pytest.raises(
        BadOptions, match=r"is another network \(975 x 16, and this course needs 975 x 24\); take another"
    ):
        Course(Syllabus(players=(5,), levels=("first",), lanes=32, width=24), tmp_path, plain=True)


def test_rate_and_magnet_fall_evenly_as_the_budget_is_spent() -> None:
    budget, plan = Budget(decisions=1000, seconds=50.0), Syllabus(rate=(0.2, 0.1), magnet=(0.04, 0.0))
    assert budget.spent(500, 10.0) == 0.5
    assert budget.spent(500, 40.0) == 0.8
    assert budget.spent(2000, 0.0) == 1.0
    assert plan.pull(0.5) == pytest.approx((0.15, 0.02))


def test_what_ships_gives_the_odds_that_were_trained(tmp_path: Path) -> None:
    course, _ = run(tmp_path, 256)
    shipped, field = Network((tmp_path / WEIGHTS).read_bytes()), course.field
    moment, reading = field.moment(), field.reading
    trained = network.thought(np, course.pupil.net, reading.read(moment.sheets), moment.masks).logits
    seen = field.envs[0].seen()
    for lane in range(4):
        odds = shipped.odds(seen.observation[lane], seen.action_mask[lane])
        np.testing.assert_allclose(odds, network.chances(np, trained[lane : lane + 1])[0], atol=2e-3)
    assert shipped.about["decisions"] == "256"


def test_weights_are_read_as_they_were_written() -> None:
    arrays: dict[str, Any] = {"w": np.arange(6, dtype=np.float16).reshape(2, 3), "n": np.array([7], np.int32)}
    file = packed(arrays, {"by": "hand"})
    again, about = unpacked(file)
    assert about == {"by": "hand"}
    assert all((again[name] == array).all() and again[name].dtype == array.dtype for name, array in arrays.items())
    length = int.from_bytes(file[:8], "little")
    header = json.loads(file[8 : 8 + length])
    assert header["w"] == {"dtype": "F16", "shape": [2, 3], "data_offsets": [0, 12]}
    assert (8 + length) % 8 == 0
