"""The scenario language: it arranges what it says, and fails where a test would be about nothing."""

from __future__ import annotations

import pytest

from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.movement import Go
from tests.comparing import SPECTATOR, who_can_tell
from tests.games.invasion.table import FOUR
from tests.games.invasion.table import table as city
from tests.scenario import table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
FAILED = pytest.fail.Exception


def test_may_takes_whole_codes_and_patterns() -> None:
    t = table(*FIVE, phase="action", at={"Mary": "red"}, routes={"Mary": "red"})
    assert t["Mary"].may("fill:red/success")
    assert t["Mary"].may("fill:*/success")
    assert not t["Mary"].may("fill:green/*")
    assert not t["Mary"].may("close"), "closewith is another answer"
    for code in ("fill:red", "fill", "flil:*", "fill:red/gold"):
        with pytest.raises(FAILED):
            t["Mary"].may(code)


def test_refused_tells_why_and_fails_where_the_answer_is_taken() -> None:
    t = table(*FIVE, phase="action")
    assert t["Ben"].refused(Pass()) == "You are not asked anything now; wait for your turn."
    assert "go:red is not offered" in t["Mary"].refused(Go("red"))
    with pytest.raises(FAILED):
        t["Mary"].refused(Pass())
    assert city(*FOUR)["Ann"].refused("support").startswith("support is not offered")


@pytest.mark.parametrize("token", ["mirror", "portal_opens", "lost_morale"])
def test_a_token_is_drawn_out_of_a_full_bag(token: str) -> None:
    t = table(*FIVE, phase="event", next_event=token, bag=("secret_doors", "no_connection"))
    assert t.game.clock[-1] == token
    assert t.game.bag == ("secret_doors", "no_connection")


def test_a_token_cannot_be_forced_out_of_a_full_bag_from_afar() -> None:
    with pytest.raises(AssertionError, match="only as the phase begins"):
        table(*FIVE, phase="movement", next_event="mirror", bag=("secret_doors",))
    with pytest.raises(AssertionError, match="begins at the start of movement, event, action, cleanup, night"):
        table(*FIVE, phase="vote")


def test_a_draw_is_forced_by_what_comes_of_it() -> None:
    for card in ("success", "failure", "sabotage"):
        t = table(*FIVE, phase="action", at={"Mary": "red"}, routes={"Mary": "red"}, explored=["red"],
                  deck={"red": ("success", "failure", "sabotage")})  # fmt: skip
        t.force(f"roomcheck:0@red={card}/*", t["Mary"].searches)
        assert t.asks() == {"Ben"}
    t = table(*FIVE, phase="action", at={"Mary": "red"}, routes={"Mary": "red"}, explored=["red"])
    with pytest.raises(FAILED, match="none brings roomcheck:0@red=gold"):
        t.force("roomcheck:0@red=gold/*", t["Mary"].searches)


def test_the_top_of_a_pile_is_what_comes_first() -> None:
    t = table(
        *FIVE, phase="event", next_event="broken_panes", top={"draw_pile": ("sabotage", "failure"), "red": "failure"}
    )
    assert t.top("red") == "failure"
    assert {"sabotage", "failure"} <= set(t.game.unsafe_deck)
    assert table(*FIVE, top={"draw_pile": "sabotage"}).top("draw_pile") == "sabotage"
    assert table(*FIVE, pulse={"Ben": ("alive", "dead")}).top("Ben") == "dead"


def test_a_night_is_held_with_the_roles_as_arranged() -> None:
    t = table(*FIVE, "Kim", "Lea", "Pit", phase="night", roles={"Lea": "cultist", "Pit": "cultist"})
    assert t["Lea"].sees.known_cultists == (6, 7)
    assert t.question == "Night"
    t.all_wake()


def test_who_can_tell_names_those_whose_views_differ() -> None:
    one, other = (table(*FIVE, hands={"Tom": [card]}) for card in ("alive", "dead"))
    assert who_can_tell(one, other) == {"Tom"}
    assert who_can_tell(one, table(*FIVE, hands={"Tom": []})) == {*FIVE, SPECTATOR}
    one_city, other_city = (city(*FOUR, hands={"Ben": hand}) for hand in ("H", "A"))
    assert who_can_tell(one_city, other_city) == {"Ben"}
