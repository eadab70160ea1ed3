"""The league, in small: recordings come back as they were, clones answer as they were shown, and what a league writes is what plays.

PyTorch is large, and the project does not install it. Where it is missing these tests are skipped, and say so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gloaming.bots.learner.network import Network
from gloaming.bots.learner.weights import unpacked
from gloaming.lab.seating import Seating
from gloaming.lab.simulation import Plan as Games
from gloaming.lab.training.harvest import FAR, Basket
from gloaming.lab.training.harvest import looked_back as looked_back_in_arrays
from gloaming.lab.training.league import recording, shipping
from gloaming.lab.training.rooms import room_of

torch = pytest.importorskip("torch", reason="PyTorch is large and not installed here; this ran with torch 2.13.0")

from gloaming.lab.training.league import clones, course, plan, reaping  # noqa: E402
from gloaming.lab.training.league.ground import ground  # noqa: E402
from gloaming.lab.training.league.nets import Net, quick  # noqa: E402
from gloaming.lab.training.learning import Pull  # noqa: E402

WISHES: dict[str, Any] = {"lanes": 20, "steps": 8, "width": 16, "batch": 64, "epochs": 1, "cloning": 64, "warming": 0.0}
TINY = {
    "cultists": plan.Plan(tables=((5, "first"),), **WISHES),
    "invasion": plan.Plan(game="invasion", tables=((5, "washington"),), **WISHES),
}


@pytest.fixture(scope="module", params=[*TINY])
def recordings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the name of the game."""
    game: str = request.param
    folder = tmp_path_factory.mktemp("recordings") / game
    folder.mkdir()
    room = room_of(game)
    for kind in ("sleuth", "careful"):
        teams = dict.fromkeys(room.KIND.teams, kind)
        found = recording.recorded(Games(game, room.KNOWN[0], Seating(game, (), teams), 1), 2)
        np.savez_compressed(folder / f"{kind}.npz", allow_pickle=False, **found)
    return folder


def test_a_clone_comes_to_answer_as_it_was_shown() -> None:
    torch.manual_seed(1)
    sheets = torch.randint(0, 2, (3000, 6), dtype=torch.uint8)
    seen = clones.Seen(sheets, torch.ones((3000, 3), dtype=torch.bool), sheets[:, 2].long() * 2, torch.ones(3000))
    net = Net(6, 16, 3, 1, torch.ones((6, 1)))
    told = list[str]()
    before = clones.examined(net, seen)
    clones.clone(net, seen, epochs=6, batch=128, told=told.append)
    assert clones.examined(net, seen)[1] > 0.99 > before[1]
    assert len(told) == 6


def test_what_answers_quickly_answers_alike() -> None:
    net, sheets = Net(6, 16, 3, 1, torch.full((6, 1), 0.2)), torch.randint(0, 9, (5, 6), dtype=torch.uint8)
    slow, fast = net(sheets), quick(net)(sheets)
    for one, other in zip(slow, fast, strict=True):
        torch.testing.assert_close(one, other)


def test_seats_are_looked_back_at_as_in_a_course() -> None:
    chance, steps, lanes = np.random.default_rng(3), 12, 9
    seats, worth = chance.integers(0, 5, (steps, lanes)), chance.standard_normal((steps, lanes)).astype(np.float32)
    ended = chance.random((steps, lanes)) < 0.2
    ends = np.where(ended, np.sign(chance.standard_normal((steps, lanes))), 0).astype(np.float32)
    sides = np.array([1, 1, 1, -1, -1, 1, 1, 1], np.float32)
    rewards = ends[..., None] * sides
    none = np.zeros((steps, lanes), np.float32)
    had = Basket(none, none, seats, none != 0, none, none, none, worth, rewards, ended)
    gifts = np.where(ended, 0, chance.standard_normal((steps, lanes))).astype(np.float32)
    had = had._replace(hidden=sides[seats] < 0)
    gain, known = looked_back_in_arrays(np, had, gifts)
    found = looked_back(seats, sides[seats], worth, ends, gifts)
    assert (found[1].numpy() == known).all()
    np.testing.assert_allclose(found[0].numpy(), gain, atol=1e-6)


def looked_back(*told: Any) -> Any:
    return reaping.looked_back(*[torch.from_numpy(np.asarray(it)) for it in told])


def test_what_was_decided_before_a_turn_counts_for_the_side_it_was_decided_for() -> None:
    """One seat, asked four times: twice as a human, then as an alien, and the aliens win."""
    seats, sides = np.zeros((4, 1), np.int64), np.array([[1], [1], [-1], [-1]], np.float32)
    worth, ends = np.array([[0.5], [0.2], [0.3], [0.6]], np.float32), np.array([[0], [0], [0], [-1]], np.float32)
    gain, known = looked_back(seats, sides, worth, ends, np.zeros_like(ends))
    last = 1 - 0.6
    third = 0.6 - 0.3 + FAR * last
    second = -0.3 - 0.2 - FAR * third  # what an alien may hope for is lost to the humans
    first = 0.2 - 0.5 + FAR * second
    assert known.all()
    np.testing.assert_allclose(gain[:, 0].numpy(), [first, second, third, last], atol=1e-6)


def league(folder: Path, recordings: Path) -> course.League:
    it = course.League(TINY[recordings.name], folder, lambda _: None, plain=True)
    it.begin(recordings)
    return it


def test_a_league_writes_what_plays(tmp_path: Path, recordings: Path) -> None:
    it = league(tmp_path, recordings)
    for _ in range(12):
        it.lessons.learn(it.harvest(), Pull(1e-3, 0.1), warm=False)
    it.note(torch.zeros(3), 1.0)
    it.write("weights")
    file = (tmp_path / "weights.safetensors").read_bytes()
    pupil, about = unpacked(shipping.for_a_seat(file))
    network = Network(shipping.for_a_seat(file))
    assert (network.columns == it.ground.reading.columns).all()
    sheets = it.ground.moment().sheets
    read = sheets.numpy().astype(np.float32)
    first = np.maximum(read @ pupil["w1"].astype(np.float32) + pupil["b1"], 0)
    logits = np.maximum(first @ pupil["w2"].astype(np.float32) + pupil["b2"], 0) @ pupil["wp"] + pupil["bp"]
    with torch.no_grad():
        np.testing.assert_allclose(it.pupil(sheets)[0].numpy(), logits, atol=0.05)
    assert json.loads(about["plan"])["game"] == recordings.name
    (fared,) = json.loads((tmp_path / "curve.json").read_text())["lines"][-1]["fared"].values()
    assert sum(games for _, games in fared.values()) > 0
    again = course.League(it.plan, tmp_path, lambda _: None, plain=True)
    again.go_on(course.nets_in(file))
    torch.testing.assert_close(again.pupil(sheets)[0], it.pupil(sheets)[0], atol=0.05, rtol=0.01)


def test_only_the_pupils_own_decisions_are_learnt_from(tmp_path: Path, recordings: Path) -> None:
    it = league(tmp_path, recordings)
    had = it.harvest()
    lanes = had.learnt_from % it.ground.lanes
    columns = torch.from_numpy(np.isin(it.ground.reading.columns, it.ground.hidden.numpy()))
    hidden = had.rows.sheets[had.learnt_from][:, columns].any(1).long()
    side = it.others.side[lanes]
    assert len(lanes) > 5
    assert ((side < 0) | (side == hidden)).all()
    assert (had.rows.masks[had.learnt_from].sum(1) > 1).all()


def test_who_is_hidden_in_invasion_is_asked_at_every_moment_and_who_has_won_at_the_end() -> None:
    """INV-WIN-08: seats turn, and the winner is a side, not those who began on it."""
    room, chance = room_of("invasion"), torch.Generator().manual_seed(1)
    it = ground(room, [room.table(5, "milan"), room.table(6, "washington")], 2, device="cpu", seed=3, plain=True)
    hidden, sides = set[bool](), set[float]()
    while not (sides and len(hidden) == 2):
        moment = it.moment()
        games = [game for block in it.blocks for game in block.played.games]
        aliens = [game.hand[seat] != 0 for game, seat in zip(games, moment.seats.tolist(), strict=True)]
        assert moment.hidden.tolist() == aliens
        assert moment.sheets[:, -2:].tolist() == [[1, 0], [1, 0], [0, 1], [0, 1]]
        hidden |= {*aliens}
        far = [game.saved / 5 - sum(map(int.bit_count, game.tokens)) / 125 for game in games]
        np.testing.assert_allclose(it.progress().numpy(), far, atol=1e-6)
        ends = it.answer(torch.multinomial(moment.masks.float(), 1, generator=chance)[:, 0])
        winners = [-1 if winner else 1 for block in it.blocks for winner in block.played.winners]
        ended = [bool(over) for block in it.blocks for over in block.played.ended]
        assert ends.tolist() == [side if over else 0 for side, over in zip(winners, ended, strict=True)]
        sides |= {*ends.tolist()} - {0.0}


@pytest.mark.parametrize("recordings", ["cultists"], indirect=True)
def test_clones_of_sleuths_agree_by_chance_as_long_as_a_vote_goes_on(tmp_path: Path, recordings: Path) -> None:
    it = league(tmp_path, recordings)
    assert it.ground.ballots is not None
    moment, (ballots, nobody) = it.ground.moment(), it.ground.ballots
    rows = it.others.rows[plan.SLEUTH]
    masks = moment.masks.clone()
    masks[:, ballots] = True
    named = list[Any]()
    for seat in (0, 3):
        chance = torch.zeros(masks.shape)
        seats = torch.full_like(moment.seats, seat)
        it.others.agree(chance, moment._replace(masks=masks, seats=seats, hidden=1 - it.others.side))
        named.append(torch.stack([chance[rows, ballots.start + (chair - seat) % 5] for chair in range(5)], dim=1))
        assert (chance[rows][:, nobody] != 0).all()
        others = torch.ones(len(chance), dtype=torch.bool)
        others[rows] = False
        assert (chance[others] == 0).all()
    assert (named[0] == named[1]).all()
    assert (named[0] != 0).all()
