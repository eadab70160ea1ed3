"""The worked example of the rulebook, for five players (INV-EX)."""

from __future__ import annotations

from typing import Any

from gloaming.games.invasion.rules import free_agents
from tests.games.invasion.table import Table, table

PLAYERS = ("Francesco", "Giovanni", "Roberta", "Federico", "Scilla")
P, Q, FOUR, R, T = "01", "02", "04", "03", "05"
"""The agents as the example calls them."""
X, Y = "salvage", "resistance"


def evening(second: str = "new_agent", third: str = "mother_ship", **arrangement: Any) -> Table:
    """INV-EX-00a to -00e: pressure 2, one scientist saved, Roberta and Federico aliens, and the event stage is over.

    P will go to the gate f0. Q stands with S1 on f3, two aliens near by; 04 waits on f2. S2 is on q2, in R's reach."""
    return table(
        *PLAYERS,
        stage="event",
        agents={P: "f1", Q: "f3", FOUR: "f2", R: "q3", T: "m3"},
        scientists=("f3", "q2", "j5", "l5"),
        tokens=("A11", "A12"),
        hands={"Roberta": "A", "Federico": "HA"},
        events=("mother_ship", X, Y, second, third),
        deck="HHHHHH",
        stacks=[("human",) * 10] * 3,
        pressure=2,
        saved=1,
        **arrangement,
    )


def francesco_and_giovanni(t: Table) -> None:
    t["Francesco"].controls(P).moves("f0")
    t["Giovanni"].controls(Q).stays().frees().escorts(FOUR)


def federico(t: Table) -> None:
    t["Federico"].controls(FOUR).stays().escorts(P).names("Scilla", "Francesco")
    for name in ("Federico", "Scilla", "Francesco"):
        t[name].lays("success")


def scilla(t: Table) -> None:
    t["Scilla"].controls(R).moves("q2").escorts(P).names("Federico", "Francesco")
    t["Federico"].lays("sabotage")
    t["Scilla"].lays("success")
    t["Francesco"].lays("success")


def up_to_scilla(t: Table) -> Table:
    francesco_and_giovanni(t)
    t["Roberta"].plans().puts_up(X)
    federico(t)
    return t


def test_the_worked_example() -> None:
    """INV-EX-01, -02, -03, -04, -05, -06, -07, -08, -09, -10, -11, -12, -13, INV-RQ-55."""
    t = evening()
    assert (t.game.mother_ships, len(t.game.deck), t.game.pressure) == (1, 16, 1)  # INV-EX-01

    t["Francesco"].controls(P).moves("f0")  # INV-EX-02
    assert len(t["Francesco"].hand) == 2
    t["Giovanni"].controls(Q).stays().frees().escorts(FOUR)  # INV-EX-03
    assert t.game.tokens == ()
    assert "f2" in t.game.scientists
    assert t.game.siren[FOUR] is True
    assert len(t["Giovanni"].hand) == 2

    t["Roberta"].plans().puts_up(X)  # INV-EX-04
    assert (t.game.upcoming, t.game.prevented) == ((X,), (Y,))
    assert len(t["Roberta"].hand) == 2

    federico(t)  # INV-EX-05
    assert (t.game.saved, t.game.pressure) == (2, 2)
    assert len(t["Federico"].hand) == 3
    for person in t.people:  # INV-EX-06
        assert person.saw("votes:3/0")
    for name in ("Giovanni", "Roberta"):
        assert not any(str(event).startswith("laidcard") for event in t[name].sees.journal)

    scilla(t)  # INV-EX-07
    assert t.happened("votes:2/1")
    assert t.asks() == {"Francesco"}
    assert (t.game.upcoming, t.game.prevented) == ((X,), (Y,))
    t["Francesco"].does("post:h3")  # INV-EX-08
    assert t.happened("arrived:06>h3") == 1
    assert t.happened("sirens:01,02,04,03,06") == 1

    drawn = [str(event) for event in t.game.journal if str(event).startswith("drew")]
    assert [code.count("human") for code in drawn] == [1, 1, 1, 1, 2]  # INV-EX-11

    assert t.happened("ship:2/10") == 1  # INV-EX-09
    assert t.happened("saved:q2/3") == 1  # INV-EX-10
    assert t.game.accuser_token == [True] * 5
    assert t.game.discard[:1] == ("new_agent",)

    assert set(t.game.siren.values()) == {True}  # INV-EX-12
    assert t.game.architect == t.seat("Giovanni")
    assert t.happened(f"event:{X}") == 1  # INV-EX-13
    assert t.game.event_deck[0] == Y


def settled(second: str, third: str = "mother_ship", **arrangement: Any) -> Table:
    """Up to the end of Scilla's rescue, with another event in the place of New agent."""
    t = up_to_scilla(evening(second, third, **arrangement))
    scilla(t)
    return t


def test_at_the_end_of_scillas_turn() -> None:
    """INV-EX-11: what is used, what is left."""
    t = up_to_scilla(evening("captured"))
    before = len(t.game.deck)
    assert free_agents(t.game) == (R, T)
    scilla(t)
    assert t.happened(f"used:{R}") == 1
    assert before + 10 - 2 == len(t.game.deck)


def test_scilla_draws_two_with_both_readings() -> None:
    """INV-EX-11, INV-RQ-05: but Federico draws 2 where the value at the end counts."""
    t = settled("captured", options={"control_draw_value": "at_end"})
    drawn = [str(event).count("human") for event in t.game.journal if str(event).startswith("drew")]
    assert drawn == [1, 1, 1, 2, 2]


def test_captured_takes_04_and_the_rescue_goes_on() -> None:
    """INV-RQ-17: the last finished use, not P or R; with the other reading it takes R and the rescue fails."""
    t = settled("captured")
    assert t.happened(f"captured:{FOUR}") == 1
    assert t.happened("saved:q2/3") == 1
    other = settled("captured", options={"captured_takes_active_agent": True})
    assert other.happened(f"captured:{R}") == 1
    assert other.happened("failed:q2") == 1
    assert other.happened(f"used:{R}") == 0


def test_under_attack_makes_the_escort_impossible() -> None:
    """INV-ESCAL-10: and the ship still follows."""
    t = settled("under_attack")
    assert t.happened("failed:q2") == 1
    assert t.game.mother_ships >= 2


def test_a_fourth_ship_ends_it() -> None:
    """INV-ESCAL-07: S2 is not saved."""
    t = settled("captured", mother_ships=2)
    assert (t.game.winner, t.game.reason, t.game.saved) == ("aliens", "mother_ships", 2)


def test_if_scilla_plans_instead_roberta_is_no_longer_certain() -> None:
    """INV-PLAN-13: two cards lie in upcoming."""
    t = up_to_scilla(evening())
    t["Scilla"].plans()
    assert len(t.game.upcoming) == 1
    assert t["Scilla"].sees.planning == ("new_agent", "mother_ship")
