"""The arena: every pairing over the very same deals, counted, and the same again for the same seed."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from gloaming.games.cultists import Options
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.kernel.errors import BadOptions
from gloaming.lab.arena import Arena, Standings, arena_of, contest, contests
from gloaming.lab.simulation import Played, played_out
from gloaming.lab.tally import wilson

PAIRINGS = (("careful", "careful"), ("careful", "random"), ("random", "careful"), ("random", "random"))


def small(games: int = 3, seed: int = 7) -> Arena:
    return arena_of("cultists", Options(players=5), "careful,random", games, seed)


@pytest.mark.parametrize("bots", ["careful", "careful,careful", "cultists=careful,investigators=random"])
def test_an_arena_needs_two_kinds_each_once(bots: str) -> None:
    with pytest.raises(BadOptions, match=r"name two kinds of bots or more, each once, as in careful,random\.$"):
        arena_of("cultists", Options(), bots, 1, 1)


def test_every_kind_plays_either_team_against_every_kind() -> None:
    assert small().pairings == PAIRINGS
    assert small().total == 12


def test_the_teams_go_to_whom_the_pairing_names() -> None:
    plan = small().plan(("careful", "random"))
    game = played_out(plan, 1).game
    seated = [plan.seating.bot_at(game, seat) for seat in range(5)]
    assert seated == ["random" if role == "cultist" else "careful" for role in game.role]
    humans = arena_of("invasion", InvasionOptions(), "careful,random", 1, 1).plan(("careful", "random"))
    assert humans.seating.by_team == {"humans": "careful", "aliens": "random"}


def test_all_pairings_play_the_same_deals() -> None:
    arena = small()
    for number in (1, 2, 3):
        deals = {tuple(played_out(arena.plan(pairing), number).game.role) for pairing in PAIRINGS}
        assert len(deals) == 1


def test_everybody_is_a_cultist_now_and_then() -> None:
    plan = small().plan(("random", "random"))
    cultists = Counter(played_out(plan, number).game.role.index("cultist") for number in range(1, 31))
    assert cultists.keys() == {0, 1, 2, 3, 4}
    assert max(cultists.values()) < 15


def test_whoever_stops_early_has_as_many_games_of_each_pairing() -> None:
    arena = small()
    played = [contest(arena, number) for number in range(1, 9)]
    assert [pairing for pairing, _ in played] == [*PAIRINGS, *PAIRINGS]
    assert [game.number for _, game in played] == [1] * 4 + [2] * 4


def test_the_same_seed_gives_the_same_answer_and_another_seed_another() -> None:
    first, second, other = told(small(games=6)), told(small(games=6)), told(small(games=6, seed=8))
    assert first == second != other


def told(arena: Arena) -> str:
    standings = Standings(arena)
    for pairing, played in contests(arena, 1):
        standings.add(pairing, played)
    return json.dumps(standings.as_dict())


def test_wins_are_counted_with_an_interval() -> None:
    standings = Standings(small(games=4))
    ends = {PAIRINGS[0]: "iicc", PAIRINGS[1]: "iiii", PAIRINGS[2]: "cccc", PAIRINGS[3]: "iccc"}
    for pairing, winners in ends.items():
        for number, winner in enumerate(winners, 1):
            team = "investigators" if winner == "i" else "cultists"
            standings.add(pairing, Played(number, team, "vote", 5, 40))
    assert standings.decisions == 16 * 40
    assert standings.share(PAIRINGS[3]) == wilson(1, 4)
    answer = standings.as_dict()
    assert answer["games"] == 16
    assert answer["table"][0] == {
        "investigators": "careful",
        "cultists": "careful",
        "games": 4,
        "won": {"investigators": 2},
        "share": 0.5,
        "interval": [round(wilson(2, 4).low, 4), round(wilson(2, 4).high, 4)],
    }
    assert [line["won"]["investigators"] for line in answer["table"]] == [2, 4, 0, 1]
    careful, rolled = answer["ratings"]["careful"], answer["ratings"]["random"]
    for team in ("investigators", "cultists", "both"):
        assert careful[team][0] == -rolled[team][0] > 0
        assert careful[team][1] < careful[team][0] < careful[team][2]


def test_a_hunters_win_is_none_of_the_open_team() -> None:
    standings = Standings(small(games=1))
    standings.add(PAIRINGS[0], Played(1, "hunter", "hunt", 5, 40))
    assert standings.share(PAIRINGS[0]).games == 0
