"""The learner for Invasion: it reads the sheet that was trained on and is told the city, and elsewhere is the sleuth that lends it its mouth."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gloaming.bots import bot_kinds, invasion
from gloaming.bots.invasion import learner as module
from gloaming.bots.invasion.learner import LearnerInvasionBot, has_learnt, told
from gloaming.bots.invasion.sleuth import SleuthInvasionBot
from gloaming.bots.learner import WEIGHTS, is_offered
from gloaming.bots.learner.network import shipped_file
from gloaming.bots.learner.weighing import Trust
from gloaming.env.table import Table
from gloaming.env.versions import version
from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.accusation import AskForSupport
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.view import View
from gloaming.kernel.dice import Dice
from tests.bots.learning import newborn

SHEET = version("invasion_v1")
MILAN, WASHINGTON = Options(players=5), Options(players=8, city="washington")
NEWBORN = newborn(SHEET, besides=2)
LARGEST = 5_000_000


def learner(*words: object) -> LearnerInvasionBot:
    return LearnerInvasionBot(Dice.seeded(*words), network=NEWBORN)


def games(options: Options, most: int = 120) -> Iterator[tuple[Table, int, View, LearnerInvasionBot]]:
    """Every question to each seat of a game among learners, just before it is answered."""
    table = Table(SHEET, options)
    table.begin(1, b"")
    bots = [learner("bot", seat) for seat in range(table.players)]
    for _ in range(most):
        if table.over:
            return
        for seat in table.asked:
            view = table.view(seat)
            yield table, seat, view, bots[seat]
            assert view.asked is not None
            table.game.answer(seat, bots[seat].decide(view, view.asked))


@pytest.mark.parametrize("options", [MILAN, WASHINGTON], ids=["five in Milan", "eight in Washington"])
def test_it_reads_the_sheet_that_an_agent_is_trained_on_byte_for_byte(options: Options) -> None:
    read = 0
    for table, seat, view, bot in games(options):
        trained, seen = table.observe(seat), bot.seated(view).observe(view)
        late = learner().seated(view).observe(view)  # who sits down in the middle
        assert trained["observation"].tobytes() == seen["observation"].tobytes() == late["observation"].tobytes()
        assert trained["action_mask"].tobytes() == seen["action_mask"].tobytes()
        read += 1
    assert read > 30


class Reader(LearnerInvasionBot):
    """It keeps the end of what its network is shown."""

    read: tuple[int, ...] = ()

    def chosen(self, sheet: Any, mask: Any, own: int, trust: float) -> int:
        self.read = tuple(sheet[SHEET.sheet.width :])
        return own


@pytest.mark.parametrize(("options", "city"), [(MILAN, (1, 0)), (WASHINGTON, (0, 1))], ids=["Milan", "Washington"])
def test_it_is_told_the_city_which_no_sheet_says(options: Options, city: tuple[int, int]) -> None:
    bot = Reader(Dice.seeded(1), network=NEWBORN)
    view = next(it[2] for it in games(options) if it[2].asked and len(it[2].asked.options) > 1)
    bot.decide(view, view.asked)
    assert bot.read == told(options) == city


def test_the_same_view_leads_to_the_same_answer() -> None:
    for nth, (_, _, view, _) in enumerate(games(MILAN, 40)):
        answers = {learner("dice", nth).decide(view, view.asked) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= {*view.asked.options} if view.asked else False


def test_it_answers_otherwise_than_a_sleuth_unless_the_sleuth_is_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    def same() -> list[bool]:
        seen = [(view, bot) for _, _, view, bot in games(MILAN, 60)]
        return [
            bot.decide(view, view.asked) == SleuthInvasionBot(Dice.seeded(1)).decide(view, view.asked)
            for view, bot in seen
        ]

    assert not all(same())
    alone = dict.fromkeys(("humans", "aliens"), (inf,) * 4)
    monkeypatch.setattr(module, "TRUST", Trust({"humans": {}, "aliens": {}}, alone))
    assert all(same())


def test_trust_goes_by_side_kind_of_question_and_size() -> None:
    trust = Trust({"humans": {Act: (1.0, 2.0, 3.0, 4.0)}, "aliens": {}}, {"humans": (5.0,) * 4, "aliens": (6.0,) * 4})
    assert [trust.of("humans", Act, players) for players in (4, 5, 6, 8)] == [1.0, 1.0, 2.0, 4.0]
    assert trust.of("humans", AskForSupport, 5) == 5.0
    assert trust.of("aliens", Act, 5) == 6.0


@pytest.mark.parametrize(
    "options",
    [Options(players=4), Options(players=5, motherships_to_lose=5), Options(players=6, free_partial=True)],
    ids=["four", "another end", "a house rule"],
)
def test_at_tables_that_it_has_not_learnt_it_is_a_sleuth(options: Options) -> None:
    assert not has_learnt(options)
    game = INVASION.begin(options, Dice.seeded("elsewhere").key)
    for _ in range(25):
        for seat in game.waiting_for:
            view = INVASION.view(game, seat)
            answers = [bot.decide(view, view.asked) for bot in (learner("a"), SleuthInvasionBot(Dice.seeded("a")))]
            assert answers[0] == answers[1]
            game.answer(seat, answers[0])


def test_who_begins_as_architect_makes_no_other_table() -> None:
    assert all(has_learnt(Options(players=players, first_architect=2)) for players in (5, 6, 7, 8))


def test_what_its_network_does_not_know_it_answers_as_a_sleuth(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = learner("lost")
    monkeypatch.setattr(bot.network, "place", {})
    _, _, view, _ = next(it for it in games(MILAN) if it[2].asked and len(it[2].asked.options) > 1)
    assert bot.decide(view, view.asked) == SleuthInvasionBot(Dice.seeded("lost")).decide(view, view.asked)


def test_it_speaks_as_a_sleuth() -> None:
    said = 0
    for _, _, view, bot in games(MILAN):
        sleuth = SleuthInvasionBot(Dice.seeded(1))
        assert bot.speak(view) == sleuth.speak(view)
        said += bot.speak(view) is not None
    assert said > 0


# Its weights


def test_it_is_offered_as_soon_as_its_weights_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "a_room_of_bots"
    (room / "learner").mkdir(parents=True)
    (room / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert not is_offered(room.name)
    (room / "learner" / WEIGHTS).touch()
    assert is_offered(room.name)
    assert ("learner" in bot_kinds("invasion")) == is_offered(invasion.__name__)


def test_what_ships_is_small_and_says_how_it_was_trained() -> None:
    """Or nothing ships yet."""
    file = files(module.__name__) / WEIGHTS
    if file.is_file():
        network = LearnerInvasionBot(Dice.seeded(1)).network
        assert len(shipped_file(module.__name__)) <= LARGEST
        assert int(network.about["decisions"]) > 0
        assert int(network.columns.max()) < SHEET.sheet.width + 2
        assert network.layers["wp"].shape[1] == len(np.unique(network.answers))
