"""The Celebrity: shows up in Round 6, alive or dead (UTS-ROLE-13 to -18, UTS-RQ-31 to -33)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.cards import ALIVE, DEAD, Cards
from gloaming.games.cultists.events import Gave, RolesLaidOut
from gloaming.games.cultists.setup import cards_in_use
from gloaming.kernel.dice import Dice
from tests.games.cultists.quiet_rounds import play_on
from tests.people import AUTOMA
from tests.scenario import Table, opening, table

FOUR = ("Mary", "Ben", "Uli", "Eva")
FIVE = (*FOUR, "Tom")
SEVEN = (*FIVE, "Ida", "Max")
ONE_DEAD: Cards = (ALIVE, DEAD, ALIVE)


def round_five_ends(*names: str, cultists: tuple[str, ...] = ("Tom",), **more: Any) -> Table:
    """Ben is the Celebrity; the next Round is the sixth, and its First Player is Ben."""
    names = names or FIVE
    roles = {"Ben": "celebrity", **dict.fromkeys(cultists, "cultist"), **more.pop("roles", {})}
    return table(*names, phase="cleanup", round=5, roles=roles, **more)


def round_six_begins(*names: str, **more: Any) -> Table:
    t = round_five_ends(*names, **more)
    if t.question == "AskForClaim":
        t.all_confirm()
    return t


def test_it_shows_its_role_at_the_start_of_round_6() -> None:
    """UTS-ROLE-13, UTS-RQ-31: before anybody moves."""
    t = round_five_ends()
    assert t.spectator().shown_role == {}
    t.all_confirm()
    assert (t.game.round, t.question) == (6, "Walk")
    assert t["Eva"].saw("role:1=celebrity")
    assert t.news()[-3:] == ["round:6/1", "role:1=celebrity", "celebrity:1=yes"]


def test_by_option_it_waits_for_the_end_of_the_round() -> None:
    """UTS-RQ-31: `celebrity_moment` = end_of_round_6."""
    t = round_six_begins(options={"celebrity_moment": "end_of_round_6"})
    assert t.game.round == 6
    assert t.spectator().shown_role == {}
    play_on(t, 6, "cleanup")
    assert t.game.round == 6
    assert t.spectator().shown_role == {1: "celebrity"}


@pytest.mark.parametrize("round_", [4, 6])
def test_it_does_so_in_round_6_only(round_: int) -> None:
    """UTS-ROLE-13."""
    t = table(*FIVE, phase="cleanup", round=round_, roles={"Ben": "celebrity", "Tom": "cultist"})
    t.all_confirm()
    assert t.game.round == round_ + 1
    assert t.spectator().shown_role == {}


def test_alive_it_goes_on_and_its_deck_stays_as_it_is() -> None:
    """UTS-ROLE-14, UTS-RQ-33: all learn that it lives, and no more; no card is shown or moved."""
    t = round_six_begins(pulse={"Ben": (ALIVE, ALIVE)})
    assert t["Ben"].pulse == (ALIVE, ALIVE)
    assert not t["Ben"].is_ghost
    assert not t.happened("pulse:")
    assert not t.happened("opened:")
    assert not t.happened("dealt:")


def test_dead_it_becomes_a_ghost() -> None:
    """UTS-ROLE-15: for all to see; nobody looks at the cards, and none is laid open."""
    t = round_six_begins(pulse={"Ben": ONE_DEAD}, dead_since={"Ben": 2})
    assert t["Ben"].is_ghost
    assert t["Eva"].saw("celebrity:1=no")
    assert t["Eva"].saw("ghost:1/murder")
    assert t.game.dead_since[1] == 2
    assert t.spectator().shown_dead[1] == 0
    assert not t.happened("pulse:")


def test_its_cards_are_dealt_to_the_living_from_its_left() -> None:
    """UTS-ROLE-16, -17: one at a time, clockwise, past Ghosts and past itself, until none is left."""
    deck = (DEAD, *[ALIVE] * 4)
    t = round_six_begins(pulse={"Ben": deck}, ghosts={"Eva": "vote"})
    assert t["Ben"].pulse == ()
    assert t["Mary"].saw("dealt:1>2,4,0,2,4")
    assert [len(t[name].pulse) for name in FIVE] == [2, 0, 3, 1, 3]
    assert Counter(t["Uli"].pulse + t["Tom"].pulse + t["Mary"].pulse) == {ALIVE: 7, DEAD: 1}


def test_nobody_sees_which_card_comes_to_whom() -> None:
    """UTS-ROLE-16: the cards are shuffled; every seat may get the Dead one, and hears the same."""
    victims = set()
    for seed in range(60):
        t = round_six_begins(pulse={"Ben": (DEAD, ALIVE, ALIVE)}, seed=seed)
        victims |= {name for name in FIVE if DEAD in t[name].pulse}
        for person in t.people:
            assert person.saw("dealt:1>2,3,4")
            assert not person.saw("gave:")
            assert not person.saw("pulse:")
    assert victims == {"Uli", "Eva", "Tom"}


def test_who_gets_a_dead_card_is_dead_since_round_6_and_does_not_know_it() -> None:
    """UTS-ROLE-16, UTS-RQ-33: a Cultist may get it too, who then counts for nobody."""
    t = round_six_begins(pulse={"Ben": (DEAD,)})
    assert t.game.dead_since == {1: 0, 2: 6}
    assert not t["Uli"].is_ghost
    t = round_six_begins(pulse={"Ben": (DEAD,)}, cultists=("Uli",))
    assert t["Uli"].pulse == (ALIVE, DEAD)
    assert t.game.dead_since == {1: 0}


def test_the_automa_is_dealt_cards_like_any_living_character() -> None:
    """UTS-ROLE-16: it is a Character."""
    t = round_six_begins(*FOUR, cultists=("Eva",), pulse={"Ben": (DEAD, ALIVE, ALIVE)})
    assert t.happened("dealt:1>2,3,4")
    assert len(t[AUTOMA].pulse) == 2


@pytest.mark.parametrize("option", [True, False])
def test_a_vote_follows_for_a_murder_was_revealed(option: bool) -> None:
    """UTS-RQ-33: `celebrity_vote`; one Vote, before the Movement Phase."""
    t = round_six_begins(pulse={"Ben": ONE_DEAD}, options={"celebrity_vote": option})
    assert t.question == ("HoldVote" if option else "Teleport")
    if option:
        t.vote()
        assert t.question == "Teleport"
        assert t.asks() == {"Ben"}


def test_alive_there_is_no_vote() -> None:
    """UTS-ROLE-14."""
    assert round_six_begins().question == "Walk"


def test_by_option_dead_cards_stay_where_they_are() -> None:
    """UTS-RQ-33: `celebrity_deals_dead_cards` = false; they lie open then."""
    t = round_six_begins(pulse={"Ben": (DEAD, ALIVE, DEAD, ALIVE)}, options={"celebrity_deals_dead_cards": False})
    assert t["Ben"].pulse == (DEAD, DEAD)
    assert t.spectator().shown_dead[1] == 2
    assert t.happened("dealt:1>2,3")
    assert all(DEAD not in t[name].pulse for name in FIVE if name != "Ben")


def test_if_nobody_else_lives_the_cards_leave_the_game() -> None:
    """UTS-RQ-33: which takes a last Cultist whose death ended nothing."""
    ghosts = {"Mary": "vote", "Uli": "vote", "Eva": "vote", "Tom": "murder"}
    options = {"last_cultist_murder_ends_game": False, "empty_draw_pile": "reshuffle_removed"}
    t = round_five_ends(pulse={"Ben": ONE_DEAD}, ghosts=ghosts, options=options)
    before = cards_in_use(t.game)
    t.all_confirm()
    assert t["Ben"].pulse == ()
    assert t.happened("pulselost:1=3")
    assert cards_in_use(t.game) == before


@pytest.mark.parametrize("cause", ["murder", "vote"])
def test_a_ghost_still_shows_the_role_and_deals_nothing(cause: str) -> None:
    """UTS-ROLE-18, UTS-RQ-32."""
    t = round_six_begins(pulse={"Ben": ONE_DEAD}, ghosts={"Ben": cause})
    assert t.spectator().shown_role == {1: "celebrity"}
    assert t["Ben"].pulse == ONE_DEAD
    assert not t.happened("celebrity:")
    assert t.question == "Teleport"


def test_by_option_a_ghosts_covered_cards_are_dealt() -> None:
    """UTS-RQ-32: `celebrity_ghost_deals` = true; what lies face up stays."""
    option = {"celebrity_ghost_deals": True}
    t = round_six_begins(pulse={"Ben": (ALIVE, DEAD, DEAD)}, ghosts={"Ben": "murder"}, options=option)
    assert t["Ben"].pulse == (DEAD,)
    assert t.happened("dealt:1>2,3")
    assert t.question == "Teleport"


def test_an_automa_that_was_dealt_the_role_shows_nothing() -> None:
    """UTS-ROLE-13: special Roles have no effect on the AUTOMA (AC-AUTOMA-09)."""
    t = round_six_begins(*FOUR, cultists=("Eva",), roles={"Ben": "investigator", AUTOMA: "celebrity"})
    assert t.game.round == 6
    assert t.spectator().shown_role == {}


# What it proves to the others


def dealt_on(t: Table) -> Table:
    """What the journal would have told of a scene in which Tom gave Ben a Dead card, and Mary and Eva Alive ones."""
    told: list[Any] = [RolesLaidOut(t.game.special_roles)]
    told += [Gave(4, DEAD, 1), Gave(0, ALIVE, 1), Gave(3, ALIVE, 1)]
    t.game.journal[:0] = told
    for seat, card in ((4, DEAD), (0, ALIVE), (3, ALIVE)):
        cards = list(t.game.hand[seat])
        cards.remove(card)
        t.game.hand[seat] = tuple(cards)
    return t


def test_every_seat_can_imagine_where_the_dead_card_went() -> None:
    """UTS-ROLE-16: four cards, the start card among them; the true holder is one of many."""
    t = dealt_on(round_six_begins(pulse={"Ben": (ALIVE, DEAD, ALIVE, ALIVE)}))
    for person in t.people:
        victims = set()
        for number in range(40):
            world = CULTISTS.determinise(person.sees, Dice.seeded("dealt", person.seat, number))
            assert [len(deck) for deck in world.pulse] == [2, 0, 2, 2, 2]
            assert cards_in_use(world)[DEAD] >= 3
            assert world.role[1] == "celebrity"
            assert any(DEAD in world.pulse[seat] for seat in (0, 2, 3, 4))
            victims |= {seat for seat in world.seats if DEAD in world.pulse[seat]}
            assert 1 in world.dead_since
        assert victims >= {0, 2, 3, 4}


def test_who_looks_at_a_deck_after_the_deal_learns_what_it_holds() -> None:
    """UTS-ROLE-16: Mary finds two Alive cards at Uli's, and imagines no Dead one there."""
    t = dealt_on(round_six_begins(pulse={"Ben": (ALIVE, DEAD, ALIVE, ALIVE)}, at={"Mary": "red", "Uli": "red"}))
    t.game.pulse[2] = (ALIVE, ALIVE)
    t.begin("action")
    while t.asks() != {"Mary"}:
        t.all(Pass())
    t["Mary"].checks("Uli")
    for number in range(30):
        world = CULTISTS.determinise(t["Mary"].sees, Dice.seeded("looked", number))
        assert world.pulse[2] == (ALIVE, ALIVE)


def test_in_round_6_everybody_learns_who_is_not_the_celebrity() -> None:
    """UTS-ROLE-13: before, it may be anybody; if nobody shows up it is the AUTOMA."""
    found: dict[int, set[int]] = {5: set(), 6: set()}
    for seed in range(40):
        t = opening(*FOUR, level="custom", roles=("celebrity",), seed=seed)
        if t.game.role[4] != "celebrity":
            continue
        for number in found:
            play_on(t, number, "movement")
            if not t.game.over:
                worlds = [CULTISTS.determinise(t["Mary"].sees, Dice.seeded(number, n)) for n in range(20)]
                found[number] |= {world.role.index("celebrity") for world in worlds}
    assert found[6] == {4}
    assert len(found[5]) > 1
