"""The searcher: legal everywhere, the same by the same dice, in time, blind to what is hidden, and no fool where it counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import perf_counter
from types import MappingProxyType
from typing import Any

import pytest

from gloaming.bots import make_bot
from gloaming.bots.base import Talker
from gloaming.bots.searcher import SearcherBot
from gloaming.bots.searcher.tree import Node
from gloaming.bots.searcher.verdict import verdict
from gloaming.bots.searcher.worlds import Worlds
from gloaming.bots.sleuth import SleuthBot
from gloaming.games import GAMES
from gloaming.games.cultists import Options
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.voting import Accuse, KeepBallot
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.games.invasion.rescue import SABOTAGE, SUCCESS, CastVotes
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses, Said
from tests.scenario import Table, table

TABLES: dict[str, tuple[str, Any]] = {
    "4 and AUTOMA": ("cultists", Options(players=4, level="first")),
    "5": ("cultists", Options(players=5, level="experienced")),
    "polar station": ("cultists", Options(board="polar-station", players=6, level="experienced")),
    "mine with Professions": ("cultists", Options(board="mine", players=7, level="experienced", professions=True)),
    "Cursed Hunter": ("cultists", Options(players=8, level="custom", roles=("cursed_hunter",))),
    "4 against the invasion": ("invasion", InvasionOptions(players=4)),
    "7 against the invasion": ("invasion", InvasionOptions(players=7)),
}
TRIES = 12
SEARCHING = 2
"""The seat at which a searcher sits among careful bots."""


def questions(name: str, seed: int, iterations: int = 4) -> Iterator[tuple[Any, Any, SearcherBot, Option]]:
    """Every question that the searcher of a whole game hears, and its answer: the game, the view, the bot."""
    game_name, options = TABLES[name]
    kind = GAMES[game_name]
    game = kind.begin(options, Dice.seeded("searching", seed).key)
    searcher = SearcherBot(game_name, Dice.seeded("searcher", seed), iterations=iterations)
    bots = {seat: make_bot("careful", game_name, Dice.seeded(seed, seat)) for seat in range(options.players)}
    while not game.over:
        for seat in game.waiting_for:
            view = kind.view(game, seat)
            if seat == SEARCHING:
                answer = searcher.decide(view, view.asked)
                yield game, view, searcher, answer
            else:
                answer = bots[seat].decide(view, view.asked)
            game.answer(seat, answer)


def weighty(view: Any, bot: SearcherBot) -> bool:
    return len(view.asked.options) > 1 and type(view.asked.step) in bot.craft.matters


def some_that_matter(name: str, seeds: int = 4) -> list[tuple[int, Any, str, Option]]:
    """A few questions of several games, early and late: the seed, the view, the game's name, and what was answered."""
    found = []
    for seed in range(seeds):
        asked = [(view, answer) for _, view, bot, answer in questions(name, seed, TRIES) if weighty(view, bot)]
        found += [(seed, view, TABLES[name][0], answer) for view, answer in asked[:: max(1, len(asked) - 1)]]
    assert len(found) >= seeds
    return found


class Stubborn:
    """An adviser who has only one thing to say."""

    def __init__(self, answer: Option) -> None:
        self.answer = answer

    def decide(self, view: Any, asked: Any) -> Option:
        return self.answer


def searched(game: str, view: Any, advice: Option, iterations: int = 120) -> Option:
    bot = SearcherBot(game, Dice.seeded("constructed"), iterations=iterations)
    bot.adviser = Stubborn(advice)
    return bot.decide(view, view.asked)


# Everywhere


@pytest.mark.parametrize("name", TABLES)
def test_a_searcher_plays_whole_games_and_answers_only_what_is_offered(name: str) -> None:
    asked = list(questions(name, 1))
    assert all(answer in view.asked.options for _, view, _, answer in asked)
    assert sum(weighty(view, bot) for _, view, bot, _ in asked) >= 2
    assert asked[-1][0].over


@pytest.mark.parametrize("name", ["5", "7 against the invasion"])
def test_with_tries_counted_the_same_dice_give_the_same_answers(name: str) -> None:
    """A fresh searcher too: everything it remembers follows from the view."""
    for seed, view, game, answer in some_that_matter(name):
        fresh = SearcherBot(game, Dice.seeded("searcher", seed), iterations=TRIES)
        assert fresh.decide(view, view.asked) == answer


@pytest.mark.parametrize("name", ["4 and AUTOMA", "5", "4 against the invasion"])
def test_what_is_hidden_changes_no_decision(name: str) -> None:
    """In another world that this seat cannot tell from the true one, it decides alike."""
    for seed, view, game, answer in some_that_matter(name):
        world = GAMES[game].determinise(view, Dice.seeded("world", seed))
        other = GAMES[game].view(world, view.seat)
        fresh = SearcherBot(game, Dice.seeded("searcher", seed), iterations=TRIES)
        assert fresh.decide(other, other.asked) == answer


def test_a_search_leaves_the_game_as_it_was() -> None:
    for number, (game, view, bot, _) in enumerate(questions("5", 4, iterations=8)):
        if number % 5 == 0:
            before = bot.kind.save(game)
            bot.decide(view, view.asked)
            assert bot.kind.save(game) == before


@pytest.mark.parametrize("name", ["5", "Cursed Hunter", "7 against the invasion"])
def test_a_searcher_keeps_to_its_time(name: str) -> None:
    """Also late in a large game, where a single world may take seconds to find."""
    late = [view for _, view, bot, _ in questions(name, 5) if weighty(view, bot)][-3:]
    for view in late:
        bot = SearcherBot(TABLES[name][0], Dice.seeded("in time"), seconds=0.2)
        began = perf_counter()
        assert bot.decide(view, view.asked) in view.asked.options
        assert perf_counter() - began < 1.5


def test_a_searcher_talks_as_a_sleuth_does() -> None:
    spoken = []
    for _, view, bot, _ in questions("5", 1, iterations=1):
        sleuth = bot.craft.adviser(Dice.seeded("another"))
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
    """Whoever is believed guilty at nine to one is the Cultist in about nine worlds of ten."""
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
    """AC-WIN-04: after round 10 the Cultists win, so a ballot that may hit one of them beats keeping an abstention."""
    t = vote_in_the_last_round()
    assert searched("cultists", t["Ben"].sees, KeepBallot()) == Accuse(t.seat("Eva"))


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
    """AC-WIN-05: whom the Cultists name as the Seer in the end costs the game, so it keeps to the advice."""
    t = vote_in_the_last_round({"Ben": "seer"})
    assert searched("cultists", t["Ben"].sees, KeepBallot()) == KeepBallot()


# The verdict


def test_the_advice_stands_while_nothing_is_surely_better() -> None:
    good, other = Accuse(1), Accuse(2)
    node = Node([good, other], [good])
    for value in (0.4, 0.6, 0.5, 0.7, 0.3, 0.5, 0.6):
        node.note(good, value)
        node.note(other, value + (0.2 if value > 0.45 else -0.2))
    assert verdict(node) == good
    for value in (0.4, 0.6, 0.5, 0.7, 0.3, 0.5, 0.6, 0.5):
        node.note(good, value)
        node.note(other, value + 0.3)
    assert verdict(node) == other


def test_what_promises_nothing_is_seldom_tried() -> None:
    good, bad = Accuse(1), Accuse(2)
    node = Node([good, bad], [good, good])
    for _ in range(40):
        option = node.pick()
        node.note(option, 0.8 if option == good else 0.1)
    assert node.branches[good].tries > 30
    assert node.branches[bad].tries >= 1
