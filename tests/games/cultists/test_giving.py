"""Encounters (AC-ENC): who gives what to whom, and who knows of it."""

from __future__ import annotations

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD, ENCOUNTER_CARDS, FAILURE, SUCCESS, Card, Cards, of_kind
from tests.scenario import AUTOMA, OFF, ON, Table, opening, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
FOUR_IN_GREEN = {"Mary": "central", "Ben": "green", "Uli": "green", "Eva": "green", "Tom": "pink_1"}


def pair(**arrangement: object) -> Table:
    """Mary, a Cultist, has come to Ben; both are asked for a card."""
    roles = {"Mary": "cultist"}
    t = table(*FIVE, at={"Mary": "central", "Ben": "green"}, knife="Mary", roles=roles, **arrangement)  # type: ignore[arg-type]
    t["Mary"].walks("green")
    return t


def four_in_the_dark(**options: object) -> Table:
    """Mary has come to Ben, Uli and Eva; Mary is a Cultist."""
    roles = {"Mary": "cultist"}
    t = table(*FIVE, at=FOUR_IN_GREEN, knife="Mary", roles=roles, power=OFF, options=options)
    t["Mary"].walks("green")
    return t


# What is given


def test_nobody_can_decline() -> None:
    """AC-ENC-13: an Encounter offers cards to give and nothing else."""
    t = pair()
    assert t["Mary"].offered == ["give:alive>1", "give:dead>1"]
    assert t["Ben"].offered == ["give:alive>0"]


def test_each_gives_exactly_one_card_of_the_own_hand() -> None:
    """AC-ENC-14: an Encounter card, never a Room card, to exactly one Pulse deck."""
    t = pair(hands={"Mary": (ALIVE, DEAD, SUCCESS), "Ben": (ALIVE, ALIVE, SUCCESS)})
    t["Mary"].gives(DEAD, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    assert (t["Mary"].hand, t["Mary"].pulse) == ((ALIVE, SUCCESS), (ALIVE, ALIVE))
    assert (t["Ben"].hand, t["Ben"].pulse) == ((ALIVE, SUCCESS), (ALIVE, DEAD))


def test_among_four_each_chooses_freely_whom_to_give() -> None:
    """AC-ENC-16, RQ-07: one seat may get a card from all the others, and others none."""
    t = four_in_the_dark()
    assert t["Eva"].offered == ["give:alive>0", "give:alive>1", "give:alive>2"]
    for giver in ("Mary", "Uli", "Eva"):
        t[giver].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    assert [len(t[name].pulse) - 1 for name in FIVE] == [1, 3, 0, 0, 0]


def test_with_cyclic_giving_everybody_gives_to_the_left() -> None:
    """RQ-07, cyclic_left: to the next of them clockwise, so each gets exactly one."""
    t = four_in_the_dark(multi_encounter_targets="cyclic_left")
    assert t["Mary"].offered == ["give:alive>1", "give:dead>1"]
    assert t["Eva"].offered == ["give:alive>0"]
    for giver, receiver in (("Mary", "Ben"), ("Ben", "Uli"), ("Uli", "Eva"), ("Eva", "Mary")):
        t[giver].gives(ALIVE, to=receiver)
    assert [len(t[name].pulse) - 1 for name in FIVE] == [1, 1, 1, 1, 0]


@pytest.mark.parametrize("order", ["simultaneous", "clockwise_from_mover"])
def test_without_an_encounter_card_one_gives_none_and_still_receives(order: str) -> None:
    """AC-ENC-20."""
    t = pair(hands={"Ben": (SUCCESS, SUCCESS)}, options={"encounter_order": order})
    assert t.asks() == {"Mary"}
    t["Mary"].gives(ALIVE, to="Ben")
    assert t["Ben"].pulse == (ALIVE, ALIVE)
    assert t["Ben"].hand == (SUCCESS, SUCCESS)
    assert t["Mary"].pulse == (ALIVE,)
    assert (t.question, t.asks()) == ("Walk", {"Mary"})


@pytest.mark.parametrize("order", ["simultaneous", "clockwise_from_mover"])
def test_where_nobody_has_an_encounter_card_the_encounter_is_over_at_once(order: str) -> None:
    """AC-ENC-20, -25."""
    t = pair(hands={"Mary": (FAILURE,), "Ben": (SUCCESS,)}, options={"encounter_order": order})
    assert t.happened("met:green=0,1")
    assert (t.question, t.asks()) == ("Walk", {"Mary"})


@pytest.mark.parametrize(
    ("hand", "offered"),
    [((DEAD, DEAD, SUCCESS), ["give:dead>1"]), ((ALIVE, SUCCESS), ["give:alive>1"])],
)
def test_a_cultist_gives_what_is_left(hand: Cards, offered: list[str]) -> None:
    """AC-ENC-21: with only Dead cards a Dead one, with only Alive cards an Alive one."""
    t = pair(hands={"Mary": hand})
    assert t["Mary"].offered == offered


@pytest.mark.parametrize("seed", range(1, 9))
def test_only_cultists_are_dealt_dead_cards(seed: int) -> None:
    """AC-ENC-22: Investigators have Alive cards only, with special Roles too."""
    t = opening(*FIVE, seed=seed, level="experienced")
    for person in t.people:
        dealt = set(of_kind(person.hand, ENCOUNTER_CARDS))
        assert dealt == ({ALIVE, DEAD} if person.sees.role == "cultist" else {ALIVE})


def test_the_automa_as_cultist_gives_dead_cards() -> None:
    """AC-ENC-22: what its pile holds on top."""
    four = FIVE[:4]
    hands: dict[str, Cards] = {AUTOMA: (DEAD, ALIVE)}
    at = {"Mary": "central", AUTOMA: "green"}
    t = table(*four, at=at, knife="Mary", roles={AUTOMA: "cultist"}, hands=hands)
    t["Mary"].walks("green")
    t["Mary"].gives(ALIVE, to=AUTOMA)
    assert t["Mary"].pulse == (ALIVE, DEAD)
    assert t["Mary"].counts_as_dead


def test_a_dead_card_takes_effect_unseen() -> None:
    """AC-ENC-23: on the hidden State at once, on the public State not at all."""
    t = pair()
    t["Mary"].gives(DEAD, to="Ben")
    sealed = t["Ben"].counts_as_dead
    t["Ben"].gives(ALIVE, to="Mary")
    assert (sealed, t["Ben"].counts_as_dead) == (False, True)
    assert not t["Ben"].is_ghost
    t["Mary"].stops()
    assert t.asks() == {"Ben"}
    assert t["Ben"].may("go:central")


@pytest.mark.parametrize(("no_cards_until", "given"), [(1, True), (2, False), (3, False)])
def test_while_the_infected_keeps_people_apart_they_meet_without_cards(no_cards_until: int, given: bool) -> None:
    """AC-ENC-24: the Encounter happens; up to the end of the round after the Infected's death no card is passed."""
    t = table(
        *FIVE,
        at={"Mary": "central", "Ben": "green"},
        knife="Mary",
        roles={"Eva": "infected"},
        ghosts={"Eva": "vote"},
        no_cards_until=no_cards_until,
    )
    t["Mary"].walks("green")
    assert t.happened("met:green=0,1")
    assert t.asks() == ({"Mary", "Ben"} if given else {"Mary"})
    assert t.question == ("Meet" if given else "Walk")


def test_the_death_of_the_infected_ends_the_giving_of_cards() -> None:
    """AC-ENC-24: killed by a Vote in round 2, so no cards in round 3, and cards again in round 4."""
    t = table(
        *FIVE, phase="action", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"}, roles={"Eva": "infected"}
    )
    t["Mary"].calls_vote()
    t.vote(Mary="Eva", Ben="Eva", Uli="Eva", Tom="Eva")
    t["Mary"].keeps_ballot()
    assert t["Eva"].is_ghost
    assert t.game.no_cards_until == 3


def test_after_the_encounter_the_mover_has_the_remaining_points() -> None:
    """AC-ENC-25: one of three is spent."""
    t = pair()
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    t["Mary"].walks("south_east", "dark_blue_2")
    assert t["Mary"].place == "dark_blue_2"
    assert (t.question, t.asks()) == ("Walk", {"Ben"})


def test_given_cards_stay_given() -> None:
    """AC-ENC-27: through the rest of the round and into the next nothing comes back to a hand."""
    t = pair(phase="movement")
    t["Mary"].gives(DEAD, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    hands = {name: t[name].hand for name in FIVE}
    pulses = {name: t[name].pulse for name in FIVE}
    assert [len(of_kind(hands[name], ENCOUNTER_CARDS)) for name in FIVE] == [6, 6, 7, 7, 7]
    t.begin("action")
    t.all_pass()
    t.all_confirm()
    assert t.game.round == 3
    assert hands == {name: t[name].hand for name in FIVE}
    assert pulses == {name: t[name].pulse for name in FIVE}


# Who knows of it


@pytest.mark.parametrize("power", [ON, OFF])
def test_only_the_giver_knows_the_face(power: bool) -> None:
    """AC-ENC-17: to Ben, who gets it, to the others and to spectators an Alive and a Dead card look alike."""
    worlds = []
    for card in (ALIVE, DEAD):
        t = pair(power=power)
        t["Mary"].gives(card, to="Ben")
        t["Ben"].gives(ALIVE, to="Mary")
        assert t["Mary"].saw(f"gave:0/{card}>1")
        worlds.append((t["Ben"].sees, t["Tom"].sees, t.spectator()))
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize("power", [ON, OFF])
def test_all_see_where_who_met_and_who_gave_to_whom(power: bool) -> None:
    """AC-ENC-18: in the dark too."""
    t = pair(power=power)
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    for view in (t["Tom"].sees, t.spectator()):
        assert [str(event) for event in view.journal] == [
            "entered:0@green",
            "met:green=0,1",
            "gave:0/->1",
            "gave:1/->0",
        ]


def give_around(t: Table, mary: str, ben: str, uli: str, eva: str) -> None:
    for giver, receiver in (("Mary", mary), ("Ben", ben), ("Uli", uli), ("Eva", eva)):
        t[giver].gives(ALIVE, to=receiver)


def test_with_hidden_transfers_only_the_giver_knows_who_got_the_card() -> None:
    """AC-ENC-18, dark_transfers hidden: without power all see only which Pulse decks have grown."""
    t = four_in_the_dark(dark_transfers="hidden")
    give_around(t, mary="Ben", ben="Uli", uli="Ben", eva="Ben")
    assert t["Mary"].saw("darkgave:0/alive>1")
    assert not t["Mary"].saw("darkgave:2")
    assert not t["Tom"].saw("gave:")
    assert all(not t["Tom"].saw(f"darkgave:{seat}/") for seat in range(5))
    assert t["Tom"].sees.pulse == (1, 4, 2, 1, 1)


def test_with_hidden_transfers_the_order_does_not_tell_the_giver() -> None:
    """AC-ENC-18, dark_transfers hidden: two ways to give each of four a card look alike from outside."""
    worlds = []
    for mary, ben, uli, eva in (("Ben", "Uli", "Eva", "Mary"), ("Uli", "Eva", "Mary", "Ben")):
        t = four_in_the_dark(dark_transfers="hidden")
        give_around(t, mary, ben, uli, eva)
        worlds.append((t["Tom"].sees, t.spectator()))
    assert worlds[0] == worlds[1]


def test_who_gives_in_turn_cannot_hide_it() -> None:
    """AC-ENC-18, RQ-08: one after the other, all see who gives, even with hidden transfers."""
    t = four_in_the_dark(dark_transfers="hidden", encounter_order="clockwise_from_mover")
    give_around(t, "Ben", "Uli", "Ben", "Ben")
    assert t["Tom"].saw("gave:2/->1")


def test_hidden_transfers_hide_nothing_in_the_light() -> None:
    """AC-ENC-18, dark_transfers hidden: without power only."""
    t = pair(power=ON, options={"dark_transfers": "hidden"})
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    assert t["Tom"].saw("gave:0/")


def test_all_choices_are_sealed_and_then_shown_at_once() -> None:
    """AC-ENC-19, RQ-08: while one of them has still to choose nobody can tell what the others chose."""
    worlds = []
    for card, receiver in ((ALIVE, "Ben"), (DEAD, "Uli")):
        t = four_in_the_dark()
        t["Mary"].gives(card, to=receiver)
        t["Ben"].gives(ALIVE, to="Uli")
        t["Uli"].gives(ALIVE, to="Ben")
        assert t.asks() == {"Eva"}
        assert t.spectator().pulse == (1, 1, 1, 1, 1)
        worlds.append((t["Eva"].sees, t["Ben"].sees, t.spectator()))
        t["Eva"].gives(ALIVE, to="Ben")
        assert sum(t.spectator().pulse) == 9
    assert worlds[0] == worlds[1]


def test_in_turn_the_later_givers_see_who_gave_to_whom() -> None:
    """RQ-08, clockwise_from_mover: one after the other, beginning with the one who entered."""
    at = {"Mary": "green", "Ben": "green", "Uli": "central", "Eva": "green", "Tom": "pink_1"}
    t = table(*FIVE, at=at, knife="Uli", power=OFF, options={"encounter_order": "clockwise_from_mover"})
    t["Uli"].walks("green")
    seen = []
    for giver, receiver in (("Uli", "Eva"), ("Eva", "Mary"), ("Mary", "Eva"), ("Ben", "Eva")):
        assert t.asks() == {giver}
        seen.append(t[giver].sees.pulse[3])
        t[giver].gives(ALIVE, to=receiver)
    assert seen == [1, 2, 2, 3]
    assert (t.question, t.asks()) == ("Walk", {"Uli"})


@pytest.mark.parametrize("card", [ALIVE, DEAD])
def test_in_turn_the_face_stays_hidden_too(card: Card) -> None:
    """RQ-08, AC-ENC-17: Ben, who gives second, does not learn what he got."""
    t = pair(options={"encounter_order": "clockwise_from_mover"})
    t["Mary"].gives(card, to="Ben")
    assert [str(event) for event in t["Ben"].sees.journal][-1] == "gave:0/->1"
