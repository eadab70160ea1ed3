"""The learner: it reads the sheet that was trained on, and is otherwise the sleuth that lends it its mouth and its ballots."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import inf

import numpy as np
import pytest

from gloaming.bots import bot_kinds, make_bot
from gloaming.bots.cultists import learner as module
from gloaming.bots.cultists.learner import LearnerBot, has_learnt
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.learner.network import Network, shipped_file
from gloaming.env.table import Table
from gloaming.env.versions import version
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Statement
from gloaming.lab.seating import Seating
from gloaming.lab.simulation import Plan, Players
from tests.bots.learning import newborn

SHEET = version("cultists_v1")
FIVE, EIGHT = Options(players=5), Options(players=8, level="expert")
LARGEST = 5_000_000


NEWBORN = newborn(SHEET)


def learner(*words: object) -> LearnerBot:
    return LearnerBot(Dice.seeded(*words), network=NEWBORN)


def games(options: Options, most: int = 150) -> Iterator[tuple[Table, int, View, LearnerBot]]:
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


@pytest.mark.parametrize("options", [FIVE, EIGHT], ids=["five", "eight, all Roles"])
def test_it_reads_the_sheet_that_an_agent_is_trained_on_byte_for_byte(options: Options) -> None:
    read = 0
    for table, seat, view, bot in games(options):
        trained, seen = table.observe(seat), bot.seated(view).observe(view)
        late = learner().seated(view).observe(view)  # who sits down in the middle
        assert trained["observation"].tobytes() == seen["observation"].tobytes() == late["observation"].tobytes()
        assert trained["action_mask"].tobytes() == seen["action_mask"].tobytes()
        read += 1
    assert read > 20


def test_the_same_view_and_the_same_dice_lead_to_the_same_answer() -> None:
    for nth, (_, _, view, _) in enumerate(games(FIVE, 40)):
        answers = {learner("dice", nth).decide(view, view.asked) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= {*view.asked.options} if view.asked else False


def test_the_sleuths_answer_counts_as_much_as_it_is_trusted() -> None:
    bot, sheet = learner("trust"), np.zeros(SHEET.sheet.width, np.uint8)
    mask = np.zeros(SHEET.answers.width, np.int8)
    mask[3:6] = 1
    likeliest = bot.chosen(sheet, mask, 3, 0.0)
    other = next(number for number in (3, 4, 5) if number != likeliest)
    ahead = float(np.log(NEWBORN.odds(sheet, mask)[likeliest] / NEWBORN.odds(sheet, mask)[other]))
    assert bot.chosen(sheet, mask, other, ahead - 1e-3) == likeliest
    assert bot.chosen(sheet, mask, other, ahead + 1e-3) == bot.chosen(sheet, mask, other, inf) == other


def votes(options: Options, seed: int) -> Iterator[tuple[View, Option, list[Statement]]]:
    """Every ballot of a game among learners that talk: what its seat sees, its answer, and what it said while the Vote was open."""
    game = CULTISTS.begin(options, Dice.seeded("votes", seed).key)
    seats = Seating("cultists", ("learner",), {})
    players, before = Players(Plan("cultists", options, seats, seed), seed, game), 0
    while not game.over:
        said = players.talk[before:]
        for seat in game.waiting_for:
            view = CULTISTS.view(game, seat)
            answer = players.decide(seat)
            if isinstance(game.asking, HoldVote) and len(view.asked.options) > 1:
                yield view, answer, [one.statement for one in said if one.seat == seat]
            game.answer(seat, answer)
        before = len(players.talk)
        players.let_speak()


def test_it_speaks_and_votes_as_a_sleuth() -> None:
    """What is said settles a Vote, and the network does not hear it."""
    ballots, said = 0, 0
    for seed in range(1, 5):
        for view, answer, words in votes(Options(players=5), seed):
            ballots, said = ballots + 1, said + len(words)
            sleuth = SleuthBot(Dice.seeded("vote"))
            assert type(learner("vote").voice(view)) is type(sleuth.voice(view))
            assert learner("vote").decide(view, view.asked) == sleuth.decide(view, view.asked)
            assert view.asked is not None
            assert answer in view.asked.options
    assert ballots > 20
    assert said > 5


def test_elsewhere_it_answers_otherwise_than_a_sleuth_where_its_network_is_sure() -> None:
    sure = LearnerBot(Dice.seeded("sure"))
    other = 0
    for _, _, view, _ in games(FIVE):
        assert view.asked is not None
        other += sure.decide(view, view.asked) != SleuthBot(Dice.seeded("sure")).decide(view, view.asked)
    assert other > 2


@pytest.mark.parametrize(
    "options",
    [
        Options(players=4),
        Options(players=6, automa=True),
        Options(players=6, board="mine"),
        Options(players=7, level="experienced", professions=True),
    ],
    ids=["four", "AUTOMA", "mine", "professions"],
)
def test_at_tables_that_it_has_not_learnt_it_is_a_sleuth(options: Options) -> None:
    assert not has_learnt(options)
    game = CULTISTS.begin(options, Dice.seeded("elsewhere").key)
    for _ in range(25):
        for seat in game.waiting_for:
            view = CULTISTS.view(game, seat)
            answers = [bot.decide(view, view.asked) for bot in (learner("a"), SleuthBot(Dice.seeded("a")))]
            assert answers[0] == answers[1]
            game.answer(seat, answers[0])


def test_the_university_by_its_name_is_the_table_it_has_learnt() -> None:
    assert all(has_learnt(Options(players=players, board="university")) for players in (5, 6, 7, 8))


def test_what_its_network_does_not_know_it_answers_as_a_sleuth(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = learner("lost")
    monkeypatch.setattr(bot.network, "place", {})
    _, _, view, _ = next(it for it in games(FIVE) if it[2].asked and len(it[2].asked.options) > 1)
    assert bot.decide(view, view.asked) == SleuthBot(Dice.seeded("lost")).decide(view, view.asked)


def test_a_mask_without_a_known_answer_leaves_no_odds() -> None:
    sheet, mask = np.zeros(SHEET.sheet.width, np.uint8), np.zeros(SHEET.answers.width, np.int8)
    assert not NEWBORN.odds(sheet, mask).any()
    mask[3] = 1
    assert NEWBORN.odds(sheet, mask).argmax() == 3


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = (module.__name__, "gloaming.bots.learner.")
    for name in [name for name in sys.modules if name.startswith(rooms)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(
        BadOptions, match=r"^The learner needs NumPy; install it with: pip install 'gloaming\[learner\]'$"
    ):
        make_bot("learner", "cultists", Dice.seeded(1), studied=True)


def test_what_ships_is_small_and_says_how_it_was_trained() -> None:
    file = shipped_file(module.__name__)
    assert len(file) <= LARGEST
    network = Network(file)
    assert int(network.about["decisions"]) > 0
    assert "plan" in network.about
    assert network.layers["wp"].shape[1] == len(network.answers)


def test_it_sits_down_where_studies_ask_for_it() -> None:
    assert "learner" in bot_kinds("cultists", studied=True)
    assert isinstance(make_bot("learner", "cultists", Dice.seeded(1), studied=True), LearnerBot)
