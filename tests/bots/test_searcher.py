"""The searcher: legal everywhere, the same by the same dice, in time, blind to what is hidden, and no fool where it counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from time import perf_counter, process_time
from types import MappingProxyType
from typing import Any

import pytest

from gloaming.bots import make_bot
from gloaming.bots.base import Talker
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.searcher import SearcherBot
from gloaming.bots.searcher.race import Race
from gloaming.bots.searcher.tree import Node
from gloaming.bots.searcher.worlds import Worlds
from gloaming.games import GAMES
from gloaming.games.cultists import Options
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.voting import Accuse, KeepBallot
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.games.invasion.rescue import SABOTAGE, SUCCESS, CastVotes
from gloaming.kernel.dice import Dice
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses, Said
from tests.scenario import Table, table
from tests.wide import further, one_in

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

TABLES: dict[str, tuple[str, Any]] = {
    "4 and AUTOMA": ("cultists", Options(players=4, level="first")),
    "5": ("cultists", Options(players=5, level="experienced")),
    "polar station": ("cultists", Options(board="polar-station", players=6, level="experienced")),
    "mine with Professions": ("cultists", Options(board="mine", players=7, level="experienced", professions=True)),
    "the mine": ("cultists", Options(board="mine", players=5, level="experienced")),
    "4 against the invasion": ("invasion", InvasionOptions(players=4)),
    "6 against the invasion": ("invasion", InvasionOptions(players=6, city="washington")),
}
IDLE = {"4 and AUTOMA", "mine with Professions"}
"""Where the AUTOMA is the Cultist, or the table too large, there is nothing to search."""
TRIES = 10


def searching_seat(kind: GameKind, game: Any) -> int:
    """A searcher sits among careful bots, where there may be somebody to find out."""
    hidden = [seat for seat in range(game.options.players) if kind.team_of(game, seat) == kind.teams[1]]
    return hidden[0] if hidden else 2


def questions(name: str, seed: int, iterations: int = 0) -> Iterator[tuple[Any, Any, SearcherBot, Option]]:
    """Every question that the searcher of a whole game hears, and its answer: the game, the view, the bot.

    Without a try it plays as a sleuth."""
    game_name, options = TABLES[name]
    kind = GAMES[game_name]
    game = kind.begin(options, Dice.seeded("searching", seed).key)
    searcher = SearcherBot(game_name, Dice.seeded("searcher", seed), iterations=iterations)
    bots = {seat: make_bot("careful", game_name, Dice.seeded(seed, seat)) for seat in range(options.players)}
    here = searching_seat(kind, game)
    while not game.over:
        for seat in game.waiting_for:
            view = kind.view(game, seat)
            if seat == here:
                answer = searcher.decide(view, view.asked)
                yield game, view, searcher, answer
            else:
                answer = bots[seat].decide(view, view.asked)
            game.answer(seat, answer)


def weighty(view: Any, bot: SearcherBot) -> bool:
    return bot.craft.takes_time(view, view.asked) and bot.craft.matters(view, view.asked)


@cache  # two tests ask for the same, and a search takes its time
def some_that_matter(name: str, seeds: int = 2) -> Sequence[tuple[Any, str, Option]]:
    """Questions of several games, early and late: the view, the game's name, and what a searcher answers."""
    found = []
    for seed in range(seeds):
        asked = [view for _, view, bot, _ in questions(name, seed) if weighty(view, bot)]
        found += [(view, TABLES[name][0], fresh(name, view)) for view in asked[:: max(1, len(asked) - 1)]]
    assert len(found) >= seeds
    return found


def fresh(name: str, view: Any) -> Option:
    """What a searcher answers who has just sat down."""
    return SearcherBot(TABLES[name][0], Dice.seeded("fresh"), iterations=TRIES).decide(view, view.asked)


class Stubborn:
    """An adviser who has only one thing to say."""

    def __init__(self, answer: Option) -> None:
        self.answer = answer

    def decide(self, view: Any, asked: Any) -> Option:
        return self.answer


def searched(game: str, view: Any, advice: Option, iterations: int = 60) -> Option:
    """What a search finds, even where a bot would do without one."""
    bot = SearcherBot(game, Dice.seeded("constructed"), iterations=iterations)
    bot.craft = bot.craft._replace(open=frozenset({type(view.asked.step)}), hidden=frozenset({type(view.asked.step)}))
    bot.adviser = Stubborn(advice)
    return bot.decide(view, view.asked)


# Everywhere


@pytest.mark.parametrize("name", one_in(2, TABLES))
def test_a_searcher_plays_whole_games_and_answers_only_what_is_offered(name: str) -> None:
    asked = list(questions(name, 1, iterations=2))
    assert all(answer in view.asked.options for _, view, _, answer in asked)
    assert any(weighty(view, bot) for _, view, bot, _ in asked) == (name not in IDLE)
    assert asked[-1][0].over


@pytest.mark.parametrize("name", ["4 against the invasion", *further("5")])
def test_with_tries_counted_the_same_dice_give_the_same_answers(name: str) -> None:
    """A fresh searcher too: everything it remembers follows from the view."""
    for view, _, answer in some_that_matter(name):
        assert fresh(name, view) == answer


@pytest.mark.parametrize("name", ["5", "4 against the invasion", *further("the mine")])
def test_what_is_hidden_changes_no_decision(name: str) -> None:
    """In another world that this seat cannot tell from the true one, it decides alike."""
    for number, (view, game, answer) in enumerate(some_that_matter(name)):
        world = GAMES[game].determinise(view, Dice.seeded("world", number))
        assert fresh(name, GAMES[game].view(world, view.seat)) == answer


def test_a_search_leaves_the_game_as_it_was() -> None:
    for number, (game, view, bot, _) in enumerate(questions("5", 4, iterations=2)):
        if number % 5 == 0:
            before = bot.kind.save(game)
            bot.decide(view, view.asked)
            assert bot.kind.save(game) == before


@pytest.mark.parametrize("name", ["5", "4 against the invasion"])
def test_a_searcher_keeps_to_its_time_whatever_there_is_to_think_about(name: str) -> None:
    """How long somebody took tells nothing: such a question takes as long for everyone, even with one answer."""
    asked = [view for _, view, bot, _ in questions(name, 5) if bot.craft.takes_time(view, view.asked)]
    weighed = {len(view.asked.options) > 1: view for view in asked}
    assert weighed
    for view in weighed.values():
        bot = SearcherBot(TABLES[name][0], Dice.seeded("in time"), seconds=0.3)
        began, worked = perf_counter(), process_time()
        assert bot.decide(view, view.asked) in view.asked.options
        assert perf_counter() - began >= 0.3
        assert process_time() - worked < 1.5, "and it works no longer, however long others have the processor meanwhile"


def test_at_a_table_that_is_too_large_a_searcher_is_as_quick_as_a_sleuth() -> None:
    for _, view, _, _ in list(questions("mine with Professions", 1))[::6]:
        bot = SearcherBot("cultists", Dice.seeded("large"), seconds=30)
        began = perf_counter()
        bot.decide(view, view.asked)
        assert perf_counter() - began < 25


def test_where_tries_are_counted_nobody_waits_for_the_clock() -> None:
    bot = make_bot("searcher", "cultists", Dice.seeded(1), counted=True)
    assert isinstance(bot, SearcherBot)
    assert bot.iterations is not None


def test_a_searcher_talks_as_a_sleuth_does() -> None:
    spoken = []
    for _, view, bot, _ in chain.from_iterable(questions("5", seed) for seed in range(4)):
        sleuth = bot.craft.player(Dice.seeded("another"))
        assert isinstance(bot, Talker)
        assert isinstance(sleuth, Talker)
        assert bot.speak(view) == sleuth.speak(view)
        spoken.append(bot.speak(view))
    assert any(spoken)


def test_a_searcher_hears_what_the_table_says() -> None:
    bot = SearcherBot("cultists", Dice.seeded(1), iterations=1)
    talk = [Said(1, 1, Accuses(3)), Said(2, 1, Accuses(3))]
    bot.hear(talk)
    assert bot.talk == talk
    assert isinstance(bot.adviser, SleuthBot)
    assert bot.adviser.talk == talk


# Worlds


def test_worlds_are_drawn_as_often_as_the_beliefs_say() -> None:
    """A player believed guilty at nine to one is the Cultist in about nine worlds of ten."""
    kind = GAMES["cultists"]
    games = [kind.begin(TABLES["5"][1], Dice.seeded("innocent", seed).key) for seed in range(20)]
    view = next(kind.view(game, 0) for game in games if kind.team_of(game, 0) == "investigators")
    suspect = next(seat for seat in range(5) if seat != view.seat)
    beliefs = [0.9 if seat == suspect else 0.0 if seat == view.seat else 0.0333 for seat in range(5)]
    worlds = Worlds(kind, view, beliefs, Dice.seeded("beliefs"))
    worlds.make(60, lambda: True)
    plain = [suspect in worlds.enemies(world) for world in worlds.made]
    drawn = [suspect in worlds.enemies(world) for world in worlds.drawn()]
    assert 4 <= sum(plain) <= 28
    assert 51 <= sum(drawn) <= 57


# Where it counts


def vote_in_the_last_round(roles: Mapping[str, str] = MappingProxyType({})) -> Table:
    """Nobody acts after Mary, who has called a Vote; two have named Eva, and Ben has the last word. Then time is up."""
    t = table(
        *("Mary", "Ben", "Uli", "Eva", "Tom"),
        phase="action",
        round=10,
        knife="Ben",
        roles={"Eva": "cultist", **roles},
        at={"Mary": "light_blue"},
        routes={"Mary": "light_blue"},
    )
    while t.asks() != {"Mary"}:
        t.all(Pass())
    t["Mary"].calls_vote()
    t.vote(Mary="Eva", Uli="Eva")
    assert (t.question, t.asks()) == ("ReconsiderBallot", {"Ben"})
    return t


def test_the_last_vote_of_the_game_is_not_given_away() -> None:
    """AC-WIN-04: after round 10 the Cultists win, so a ballot that is likely to hit one of them beats an abstention."""
    t = vote_in_the_last_round()
    view, eva = t["Ben"].sees, t.seat("Eva")
    beliefs = [0.7 if seat == eva else 0.0 if seat == view.seat else 0.1 for seat in range(5)]
    for seed in range(3):
        bot = SearcherBot("cultists", Dice.seeded("constructed", seed), iterations=60)
        worlds = Worlds(bot.kind, view, beliefs, Dice.seeded("likely", seed))
        worlds.make(40, lambda: True)
        assert bot.tried(view, view.asked, KeepBallot(), worlds, 0.0) == Accuse(eva)


def test_an_alien_does_not_let_the_last_scientist_be_saved() -> None:
    """INV-WIN-01: the adviser would have laid Success, and the game would have been over."""
    kind, found = GAMES["invasion"], 0
    for seed in range(12):
        game = kind.begin(InvasionOptions(players=5), Dice.seeded("last rescue", seed).key)
        bots = [make_bot("careful", "invasion", Dice.seeded(seed, seat)) for seat in range(5)]
        while not game.over:
            for seat in game.waiting_for:
                view = kind.view(game, seat)
                last = isinstance(view.asked.step, CastVotes) and view.saved + 1 == view.options.scientists_to_save
                if last and view.alien:
                    assert searched("invasion", view, SUCCESS, iterations=60) == SABOTAGE
                    found += 1
                game.answer(seat, bots[seat].decide(view, view.asked))
        if found >= 2:
            return
    pytest.fail("no alien was in the team of a last rescue")


def test_a_seer_is_not_seen_to_know() -> None:
    """AC-WIN-05: naming the wrong Seer at the end costs the game, so it keeps to the advice."""
    t = vote_in_the_last_round({"Ben": "seer"})
    assert searched("cultists", t["Ben"].sees, KeepBallot()) == KeepBallot()


# The race


def raced(gains: Sequence[float]) -> Race:
    """Two answers, of which the second did better or worse in these worlds."""
    race = Race([GOOD, OTHER], GOOD)
    for gain in gains:
        race.note(GOOD, 0.0 if gain > 0 else 1.0)
        race.note(OTHER, 1.0 if gain > 0 else 1.0 + gain)
    return race


GOOD, OTHER, THIRD, FOURTH = Accuse(1), Accuse(2), Accuse(3), KeepBallot()


@pytest.mark.parametrize(
    ("gains", "answer"),
    [
        ([1, 1, 1], GOOD),
        ([0, 0, 0, 0, 0, 0, 0, 0, 1], GOOD),
        ([1, -1, 1, 0, 0, 0, 0, 0, 0], GOOD),
        ([1, 1, 1, 0, 0, 0, 0, 0, 0], OTHER),
        ([1, 1, 1, 1, -1, 0, 0, 0, 0], OTHER),
        ([-1, -1, -1, 0, 0, 0, 0, 0, 0], GOOD),
    ],
    ids=["too few worlds", "one that may be luck", "two to one", "three to none", "four to one", "worse"],
)
def test_the_advice_stands_unless_another_answer_wins_more_of_the_same_worlds(
    gains: Sequence[float], answer: Option
) -> None:
    assert raced(gains).verdict() == answer


def test_all_answers_are_tried_in_the_same_worlds_and_who_falls_behind_drops_out() -> None:
    race = Race([GOOD, OTHER, THIRD, FOURTH], FOURTH)
    tried = []
    for option, number in race.entries():
        if number == 9:
            break
        tried.append((option, number))
        race.note(option, 1.0 if option == THIRD else 0.0)
    assert {option for option, number in tried if number < 4} == {GOOD, OTHER, THIRD, FOURTH}
    assert [option for option, number in tried if number == 7] == [FOURTH, THIRD, GOOD]
    assert [option for option, number in tried if number == 8] == [FOURTH, THIRD]
    assert race.verdict() == THIRD


def test_a_race_in_which_nothing_differs_is_soon_over() -> None:
    race = Race([GOOD, OTHER, THIRD], GOOD)
    for option, _ in race.entries():
        race.note(option, 1.0)
    assert sum(map(len, race.values.values())) == 4 * 3 + 4 * 2


def test_deeper_answers_are_searched_only_where_the_seat_has_often_been() -> None:
    node = Node()
    for _ in range(8):
        assert node.pick(GOOD, (GOOD, OTHER)) == GOOD
        node.note(GOOD, 0.0)
    for _ in range(60):
        option = node.pick(GOOD, (GOOD, OTHER))
        node.note(option, 0.9 if option == OTHER else 0.0)
    assert len(node.values[OTHER]) > 50
