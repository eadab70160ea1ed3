"""Planning, and the drawing of assimilation cards (INV-PLAN, INV-ASSIM)."""

from __future__ import annotations

from gloaming.games.invasion.escalation import reorganise
from tests.games.invasion.table import FIVE, table


def test_the_assimilation_card_comes_first_then_two_events() -> None:
    """INV-PLAN-01, -02, -03, -04, INV-ASSIM-07, INV-TIME-01, INV-PRESSURE-10: exactly one card, whatever the pressure."""
    t = table(*FIVE, pressure=3, deck="AH", events=("trap", "salvage", "expansion"))
    ann = t["Ann"].plans()
    assert ann.hand == "HA"
    assert ann.sees.planning == ("trap", "salvage")
    codes = [str(event) for event in t.game.journal]
    assert codes[-3:] == ["planning:0", "drew:0=assimilated", "eventsdrawn:0=trap,salvage"]


def test_one_goes_up_and_the_other_down_and_nothing_happens_yet() -> None:
    """INV-PLAN-05, -06, -07: who was assimilated by this very planning may choose as an alien (INV-ASSIM-14)."""
    t = table(*FIVE, events=("expansion", "salvage"), tokens=("A1",))
    ann = t["Ann"].plans()
    assert ann.options() == ["upcoming:expansion", "upcoming:salvage"]
    ann.puts_up("salvage")
    assert (t.game.upcoming, t.game.prevented, t.game.planned) == (("salvage",), ("expansion",), ())
    assert t.game.tokens == ("A1",)


def test_two_cards_of_one_name_leave_no_choice() -> None:
    """INV-PLAN-06."""
    t = table(*FIVE, events=("trap", "trap"))
    ann = t["Ann"].plans()
    assert ann.options() == ["upcoming:trap"]
    ann.puts_up("trap")
    assert (t.game.upcoming, t.game.prevented) == (("trap",), ("trap",))


def test_only_the_planner_knows_which_cards_went_where() -> None:
    """INV-INFO-06, -07: the sizes of the piles are public."""
    t = table(*FIVE, events=("expansion", "salvage"))
    t["Ann"].plans()
    assert t["Ben"].sees.planning == ()
    assert t["Ben"].saw("eventsdrawn:0=-,-")
    t["Ann"].puts_up("salvage")
    assert t["Ann"].saw("eventsplaced:0=salvage/expansion")
    assert t["Ben"].saw("eventsplaced:0=-/-")
    assert not t["Ben"].saw("eventsplaced:0=salvage/expansion")
    assert (t["Ben"].sees.upcoming, t["Ben"].sees.prevented) == (1, 1)


def test_with_fewer_than_two_events_the_piles_are_reorganised_first() -> None:
    """INV-PLAN-08, -09, -10, INV-RQ-10: after the assimilation draw."""
    t = table(*FIVE, event_deck=("salvage",), upcoming=("trap",), prevented=("mother_ship",))
    ann = t["Ann"].plans()
    assert ann.sees.planning == ("trap", "salvage")
    assert t.game.event_deck == ("mother_ship",)
    codes = [str(event) for event in t.game.journal]
    assert codes.index("drew:0=human") < codes.index("reorganised:1/1") < codes.index("eventsdrawn:0=trap,salvage")


def test_a_single_card_goes_to_the_pile_of_the_planners_choice() -> None:
    """INV-RQ-09: which the printed counts exclude."""
    for answer, up, down in (("upcoming:trap", ("trap",), ()), ("prevent:trap", (), ("trap",))):
        t = table(*FIVE, events=(), event_deck=("trap",))
        t["Ann"].plans().does(answer)
        assert (t.game.upcoming, t.game.prevented) == (up, down)


def test_without_any_event_planning_is_only_the_draw() -> None:
    """INV-RQ-09."""
    t = table(*FIVE, events=())
    t["Ann"].plans()
    assert t["Ann"].hand == "HH"
    assert t.game.turn == t.seat("Ben")


def test_with_an_empty_deck_the_action_goes_on_without_a_draw() -> None:
    """INV-PLAN-11, INV-ASSIM-11."""
    t = table(*FIVE, deck="")
    t["Ann"].plans()
    assert t["Ann"].hand == "H"
    assert t.question() == "PlaceEvents"


def test_a_stated_alien_plans_without_drawing() -> None:
    """INV-PLAN-12, INV-RQ-56, INV-ASSIM-10, INV-ALIEN-09."""
    t = table(*FIVE, hands={"Ann": "A"}, stated=("Ann",), deck="AAA")
    t["Ann"].plans()
    assert t["Ann"].hand == "A"
    assert t.question() == "PlaceEvents"


def test_the_cards_that_are_left_are_drawn() -> None:
    """INV-ASSIM-13, INV-RQ-07: three are due, two are there; nothing is made up later."""
    t = table(*FIVE, pressure=3, deck="HA")
    t["Ann"].controls("01").stays()
    assert t["Ann"].hand == "HHA"
    t["Ben"].controls("02").stays()
    assert t["Ben"].hand == "H"


def test_the_faces_drawn_are_the_drawers_secret_but_their_number_is_not() -> None:
    """INV-INFO-01, -12, -16, INV-ASSIM-01."""
    t = table(*FIVE, pressure=2, deck="HA")
    t["Ann"].controls("01").stays()
    assert t["Ann"].saw("drew:0=human,assimilated")
    assert t["Ann"].sees.alien
    assert t["Ben"].saw("drew:0=-,-")
    assert t["Ben"].sees.cards == (3, 1, 1, 1, 1)
    assert t["Ben"].sees.shown[0] == (None, None, None)


def test_further_cards_change_nothing_for_an_alien() -> None:
    """INV-ASSIM-02, -03, -04, -05: neither a Human card nor a second Assimilated!."""
    t = table(*FIVE, hands={"Ann": "A"}, pressure=2, deck="HA")
    t["Ann"].controls("01").stays()
    assert t["Ann"].hand == "AHA"
    assert t["Ann"].sees.alien
    assert not t.game.stated[0]


def test_a_lone_planned_card_is_the_next_event() -> None:
    """INV-PLAN-13: on top after the reorganization."""
    game = table(*FIVE, stage="", upcoming=("captured",), prevented=("trap",)).game
    reorganise(game)
    assert game.event_deck[-1] == "captured"
    assert game.event_deck[0] == "trap"
