"""Other worlds: what single lines of a journal prove to those who read them, where tables rarely come to it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, worlds
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS, Card
from gloaming.games.cultists.events import (
    BecameGhost,
    CardDiscarded,
    DeadLaidOpen,
    PortalTouched,
    PulseOpened,
    RoleShown,
    RoundEnded,
    StateChecked,
    TokenPeeked,
)
from gloaming.games.cultists.expansions.curse_of_the_hunter import CurseShown
from gloaming.games.cultists.expansions.professions.tokens.exorcist import likely_dead
from gloaming.games.cultists.levels import role_groups
from gloaming.games.cultists.roles.celebrity import CELEBRITY_ROUND, PulseLost
from gloaming.games.cultists.roles.firestarter import has_played, may_hold_it
from gloaming.games.cultists.tables import FIRESTARTER_ROUND
from gloaming.games.cultists.worlds import decks
from gloaming.games.cultists.worlds.ballots import heavy_ballots
from gloaming.games.cultists.worlds.curses import Curses
from gloaming.games.cultists.worlds.decks import Decks, Slot
from gloaming.games.cultists.worlds.gifts import Gift, Look
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.games.cultists.worlds.pulses import settle_pulses
from gloaming.games.cultists.worlds.shortages import MANY, Shortages
from gloaming.games.cultists.worlds.suspects import could_be, cultists_still_play, deal_roles, special_roles
from gloaming.kernel.dice import Dice
from gloaming.kernel.worlds import NoWorld
from tests.games.cultists.quiet_rounds import drawing
from tests.scenario import OFF, Table, opening, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
DICE = Dice.seeded("proofs")


def ledger_of(t: Table, name: str = "Mary") -> Ledger:
    return Ledger(t[name].sees, t.game, DICE)


def custom(*roles: str, **options: Any) -> Ledger:
    return ledger_of(opening(*FIVE, level="custom", roles=roles, **options))


# What a line proves


def test_who_was_not_shown_when_round_6_ended_is_not_the_celebrity() -> None:
    """UTS-RQ-31, at the end of the Round."""
    ledger = custom("celebrity", celebrity_moment="end_of_round_6")
    ledger.note(RoundEnded(CELEBRITY_ROUND - 1), None)
    assert not any("celebrity" in roles for roles in ledger.not_these)
    ledger.note(RoundEnded(CELEBRITY_ROUND), None)
    assert all("celebrity" in roles for roles in ledger.not_these)


@pytest.mark.parametrize("deals_dead", [True, False])
def test_cards_that_the_celebrity_lost_left_the_game(deals_dead: bool) -> None:
    """UTS-RQ-33: without Dead cards among them, where the table deals none."""
    ledger = custom("celebrity", celebrity_deals_dead_cards=deals_dead)
    cards = [Gift(0, 1, 1, None), Gift(2, 1, 1, None)]
    ledger.pulses[1] = list(cards)
    ledger.note(PulseLost(1, 2), None)
    assert ledger.pulses[1] == []
    assert set(cards) <= set(ledger.gone)
    proven = [(least, most) for found, least, most in ledger.proven if set(found) == set(cards)]
    assert proven == ([] if deals_dead else [(0, 0)])


@pytest.mark.parametrize("at_death", [True, False])
def test_who_stands_beside_one_who_dies_is_not_the_cursebearer(at_death: bool) -> None:
    """UTS-RQ-30: where the curse works at that moment too."""
    ledger = custom("cursebearer", curse_on_becoming_ghost=at_death)
    ledger.at[1] = ledger.at[2] = "red"
    ledger.note(BecameGhost(1, "murder"), None)
    assert ("cursebearer" in ledger.not_these[2]) is at_death
    assert "cursebearer" not in ledger.not_these[3]


@pytest.mark.parametrize("needed", [True, False])
def test_a_hand_on_the_portal_proves_a_route_only_where_one_is_needed(needed: bool) -> None:
    """AC-ACT-CP: the second one may be free to touch it."""
    ledger = custom(portal_partner_needs_route=needed)
    ledger.note(PortalTouched(1), None)
    assert [colour for _, colour, _ in ledger.room_actions[1]] == (["green"] if needed else [])


def test_an_opened_pulse_deck_was_seen_by_all() -> None:
    """AC-CLEAN-03."""
    ledger = custom()
    ledger.note(PulseOpened(1, (ALIVE, DEAD, DEAD)), None)
    assert (ledger.looks[-1].target, ledger.looks[-1].dead_seen) == (1, 2)


def test_a_deck_that_turns_out_unshuffled_lies_as_it_was_seen() -> None:
    ledger = custom()
    look = Look(0, 1, "check", [])
    look.before = (2, (ALIVE, DEAD), DEAD)
    ledger.shuffle(1)
    ledger.unshuffle(look)
    assert (ledger.shuffled[1], ledger.orders[1], ledger.uppermost[1]) == (2, (ALIVE, DEAD), DEAD)


def test_a_card_that_went_straight_out_of_the_game_is_none_of_the_pile() -> None:
    """AC-ACT-CS, `check_card_finished_room`: the top card of the Draw pile."""
    t = opening(*FIVE, level="custom")
    before = len(t.game.draw_pile)
    t.game.draw_pile = t.game.draw_pile[:-1]
    t.game.removed += (t.game.draw_pile[-1],)
    t.game.journal.append(CardDiscarded())
    world = CULTISTS.determinise(t["Mary"].sees, DICE)
    assert len(world.draw_pile) == before - 1
    assert len(world.removed) == len(t.game.removed)


# Dead ends


def test_where_nobody_may_be_the_cultist_there_is_no_deal() -> None:
    ledger = custom()
    for roles in ledger.not_these:
        roles.add("cultist")
    assert deal_roles(ledger) is None


def test_more_dead_cards_than_cards_cannot_be() -> None:
    ledger = custom()
    gift = Gift(0, 1, 1, None)
    ledger.receive(1, gift)
    ledger.found([gift], 2, 2)
    assert not settle_pulses(ledger, ["investigator"] * 5)


def test_heavy_ballots_need_a_heap_that_holds_them() -> None:
    t = opening(*FIVE)
    assert heavy_ballots(t.game, [0], Counter(), 0, DICE) is None


def test_a_view_without_a_world_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "TRIES", 0)
    with pytest.raises(NoWorld, match="seat 0 in round"):
        CULTISTS.determinise(opening(*FIVE)["Mary"].sees, DICE)


# Who may hold which Role


def test_a_cultist_knows_the_partner_and_takes_nobody_else_for_one() -> None:
    """AC-NIGHT: with two Cultists, in every world."""
    t = night_over(*FIVE, "Ida", "Max")
    mine, partner = cultists(t)
    ledger = ledger_of(t, t.names[mine])
    for seat in t.game.seats:
        if seat != mine:
            assert could_be(ledger, seat, "cultist") is (seat == partner)
            assert could_be(ledger, seat, "investigator") is (seat != partner)


def test_where_the_draw_is_hidden_a_whole_expert_mix_is_drawn() -> None:
    """AC-LEVEL-05, RQ-98: the one that was laid out."""
    t = opening(*FIVE, "Ida", level="expert", random_role_hidden=True)
    assert sorted(special_roles(ledger_of(t))) == sorted(t["Mary"].sees.roles_laid_out)


def test_where_the_draw_is_hidden_one_role_of_each_group_is_drawn() -> None:
    """AC-LEVEL-04, RQ-98: any of it, but always what has come to light."""
    t = opening(*FIVE, "Ida", level="experienced", random_role_hidden=True)
    groups = role_groups(t.game.options)
    drawn = {special_roles(Ledger(t.spectator(), t.game, Dice.seeded("draw", seed))) for seed in range(40)}
    assert len(drawn) > 1
    assert all(role in group for roles in drawn for role, group in zip(roles, groups, strict=True))
    shown = t.game.special_roles[0]
    t.game.shown_role = {t.game.role.index(shown): shown}
    assert all(shown in special_roles(Ledger(t.spectator(), t.game, Dice.seeded("draw", seed))) for seed in range(20))


def test_who_died_without_showing_a_role_does_not_hold_one_that_shows_itself() -> None:
    """AC-ROLE-RAD: she is known to all as soon as she is a Ghost."""
    ledger = custom("radiant_beauty")
    ledger.deaths.append((1, "murder", frozenset({1})))
    assert not could_be(ledger, 1, "radiant_beauty")
    assert could_be(ledger, 2, "radiant_beauty")


@pytest.mark.parametrize("shown", [True, False])
def test_the_last_cultist_is_gone_only_where_that_was_shown(shown: bool) -> None:
    """RQ-66: as long as the game goes on, a Vote has not sent the last one away."""
    t = opening(*FIVE)
    [last] = cultists(t)
    t.game.shown_role = {last: "cultist"} if shown else {}
    ledger = Ledger(t.spectator(), t.game, DICE)
    ledger.deaths.append((last, "vote", frozenset({last})))
    assert cultists_still_play(ledger, t.game.role) is shown


def cultists(t: Table) -> list[int]:
    return [seat for seat, role in enumerate(t.game.role) if role == "cultist"]


def night_over(*names: str, **options: Any) -> Table:
    t = opening(*names, level="custom", **options)
    while t.game.phase == "night":
        t.all(t.game.choices[t.game.waiting_for[0]][0])
    return t


@pytest.mark.parametrize(
    ("event", "explained"),
    [(RoleShown(1, "cursebearer"), "cursebearer"), (RoleShown(1, "celebrity"), "firestarter")],
)
def test_only_its_own_role_explains_the_cursebearers_death(event: RoleShown, explained: str) -> None:
    """UTS-ROLE-10: until then it looked like the Firestarter's."""
    ledger = custom("cursebearer", "firestarter")
    ledger.explained[1] = "firestarter"
    ledger.note(event, None)
    assert ledger.explained[1] == explained


def test_nobody_withstands_a_curse_where_there_is_none() -> None:
    """UTS-ROLE-07: in a Hallway the Cursebearer lives."""
    ledger = custom("cursebearer", curse_on_becoming_ghost=True)
    ledger.at[1] = ledger.at[2] = "north_east"
    ledger.note(BecameGhost(1, "murder"), None)
    assert "cursebearer" not in ledger.not_these[2]


@pytest.mark.parametrize("is_character_action", [True, False])
def test_a_look_through_the_camera_proves_a_route_only_where_one_is_needed(is_character_action: bool) -> None:
    """RQ-24."""
    ledger = custom(camera_state_check_is_character_action=is_character_action)
    ledger.note(StateChecked(1, 2, "camera"), None)
    assert [colour for _, colour, _ in ledger.room_actions[1]] == ([] if is_character_action else ["red"])


def test_what_was_given_unseen_is_solved_as_soon_as_the_journal_goes_on() -> None:
    """AC-ENC-18, hidden: Uli hears who got cards, not from whom, and in every world they fit."""
    t = table(
        *FIVE, at={"Mary": "central", "Ben": "green"}, knife="Mary", power=OFF, options={"dark_transfers": "hidden"}
    )
    t["Mary"].walks("green")
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    t["Mary"].stops()
    t["Ben"].walks("central")
    world = CULTISTS.determinise(t["Uli"].sees, DICE)
    assert [len(pulse) for pulse in world.pulse] == [2, 2, 1, 1, 1]
    assert [len(hand) for hand in world.hand] == [len(hand) for hand in t.game.hand]


# The Firestarter


def after_round_5(*plays: int) -> Ledger:
    """Ben has filled Rooms in these rounds."""
    t = opening(*FIVE, level="custom", roles=("firestarter",))
    t.game.journal.append(RoundEnded(FIRESTARTER_ROUND))
    ledger = ledger_of(t)
    ledger.rooms_played[1] = list(plays)
    return ledger


@pytest.mark.parametrize(("plays", "may"), [((1, 5), True), ((1, 6, 7), False), ((), False)])
def test_who_lives_after_round_5_is_the_firestarter_only_with_both_red_cards_played(
    plays: tuple[int, ...], may: bool
) -> None:
    """AC-ROLE-FIR-02."""
    assert may_hold_it(after_round_5(*plays), 1) is may


def test_who_was_a_ghost_at_the_end_of_round_5_did_not_burn() -> None:
    """AC-ROLE-FIR-02, MOC-PROF: one who comes back to life may hold red cards still."""
    ledger = after_round_5()
    ledger.ghosts[1] = (3, "murder")
    ledger.note(RoundEnded(FIRESTARTER_ROUND - 1), None)
    assert ledger.spared == frozenset()
    ledger.note(RoundEnded(FIRESTARTER_ROUND), None)
    assert ledger.spared == {1}
    assert may_hold_it(ledger, 1)


def played(ledger: Ledger) -> list[Card]:
    return sorted(has_played(Decks(ledger, ["investigator"] * 4 + ["cultist"], Shortages()), 1))


def test_a_firestarter_who_lives_has_played_both_red_cards_by_round_5() -> None:
    """AC-ROLE-FIR-02: among what was played by then."""
    assert played(after_round_5(1, 2, 3, 7)) == sorted([FAILURE, SABOTAGE, SUCCESS])


def test_a_firestarter_who_burnt_had_a_red_card_left() -> None:
    """AC-ROLE-FIR-02: so it has played one of them at most."""
    counts = set()
    for seed in range(20):
        ledger = after_round_5(1, 2)
        ledger.explained[1], ledger.dice = "firestarter", Dice.seeded("burnt", seed)
        cards = played(ledger)
        assert len(cards) == 2
        counts.add(len(cards) - cards.count(SUCCESS))
    assert counts == {0, 1}


def test_before_the_end_of_round_5_the_firestarter_has_played_anything() -> None:
    """AC-ROLE-FIR-02."""
    assert played(custom("firestarter")) == []


# Curses


def test_no_curse_lay_with_the_dead_unless_one_is_shown_right_away() -> None:
    """UTS-HUNT-06."""
    ledger = ledger_of(opening(*FIVE, "Ida", "Max", level="custom", roles=("cursed_hunter",)))
    ledger.note(DeadLaidOpen(1, 1), None)
    assert [number for _, number in ledger.cursed] == [0]
    ledger.note(CurseShown(1, 2), None)
    assert [number for _, number in ledger.cursed] == [2]


def test_a_card_cannot_be_cursed_at_one_look_and_plain_at_another() -> None:
    """UTS-HUNT-06."""
    ledger = ledger_of(opening(*FIVE, "Ida", "Max", level="custom", roles=("cursed_hunter",)))
    card = Gift(1, 2, 1, None)
    cursed, plain = ((card,), 1, 1), ((card,), 0, 0)
    assert Curses([card], [cursed], ledger.dice).solve()
    assert not Curses([card], [cursed, plain], ledger.dice).solve()


# Votes, Room cards and the Bag


def test_secret_ballots_are_forgotten_when_the_vote_is_over() -> None:
    """RQ-51: they matter only while the First Player thinks."""
    t = opening(*FIVE, level="custom", anonymous_ballots=True)
    assert CULTISTS.determinise(t["Mary"].sees, DICE).ballots == ()


def test_a_token_that_this_seat_has_removed_is_in_no_bag() -> None:
    """AC-EVENT-IC-03."""
    t = drawing("in_control", "false_eyes", "portal", knife="Mary")
    t["Mary"].peeks()
    peeked = next(event.token for event in t.game.journal if isinstance(event, TokenPeeked))
    t["Mary"].removes_token()
    for seed in range(20):
        world = CULTISTS.determinise(t["Mary"].sees, Dice.seeded("removed", seed))
        assert world.taken_out == (peeked,)


def fresh_decks() -> Decks:
    ledger = custom()
    return Decks(ledger, ["investigator"] * 4 + ["cultist"], Shortages())


def test_an_empty_draw_pile_is_made_of_what_left_the_game() -> None:
    """RQ-12, where the table reshuffles."""
    history = fresh_decks()
    out = history.pile[0]
    history.pile, history.removed = [], [out]
    assert history.from_pile() is out
    assert history.removed == []


def test_the_top_card_of_a_room_is_the_last_one_laid() -> None:
    """AC-ROOM: without one on top it is any of those below."""
    history = fresh_decks()
    laid, below = Slot(None, FAILURE), Slot(None, SUCCESS)
    history.stacked["red"], history.mixed["red"] = [laid], [below]
    assert history.drawn_from("red", FAILURE, top=True) is laid
    assert history.drawn_from("red", SUCCESS, top=True) is below
    assert history.stacked["red"] == history.mixed["red"] == []


def test_after_many_dead_ends_nothing_counts_as_short() -> None:
    shortages = Shortages()
    shortages.lack("red", FAILURE)
    for _ in range(MANY - 1):
        shortages.corner()
    assert shortages.lacked
    shortages.corner()
    assert not shortages.lacked


def test_roles_that_allow_no_decks_are_dealt_again_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "TRIES", 0)
    monkeypatch.setattr(worlds, "TRIES", 3)
    with pytest.raises(NoWorld, match="seat 0 in round"):
        CULTISTS.determinise(opening(*FIVE)["Mary"].sees, DICE)


def test_of_a_revived_ones_cards_a_cultist_takes_those_of_cultists_for_dead() -> None:
    """MOC-PROF: only Cultists give Dead cards, and they know each other; to others any card may be one."""
    t = night_over(*FIVE, "Ida", "Max")
    cultist, partner = cultists(t)
    one, other, revived, *_ = [seat for seat in t.game.seats if seat not in (cultist, partner)]
    gifts = [Gift(giver, revived, 1, None) for giver in (one, other, partner)]
    for viewer, dead in ((cultist, {partner}), (one, {one, other, partner})):
        found = set()
        for seed in range(30):
            ledger = Ledger(t[t.names[viewer]].sees, t.game, Dice.seeded("revived", seed))
            ledger.pulses[revived] = gifts
            found.add(likely_dead(ledger, revived).giver)
        assert found == dead
