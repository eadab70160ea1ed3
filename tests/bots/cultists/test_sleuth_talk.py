"""What sleuths of Cultists say: nothing false from an Investigator, one story from a Cultist, and never too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from gloaming.bots.beliefs.base import GUT
from gloaming.bots.beliefs.weights import using
from gloaming.bots.voice import HABITS
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists import events as e
from gloaming.games.cultists.board import board_of
from gloaming.games.cultists.cards import RED_CARDS, SUCCESS
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.rules import ROUTES, TEAM_OF
from gloaming.games.cultists.statements import Put, Saw
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Accuses, Agrees, Asks, Denies, Doubts, Said, Statement, Vouches
from gloaming.kernel.values import Seat
from tests.bots.cultists.believing import later, met, murdered, opening, said
from tests.bots.cultists.sleuthing import asked, buried, fresh, moments

TALKING = (
    (Options(players=5, level="experienced"), 1),
    (Options(players=5, level="experienced"), 7),
    (Options(players=5, level="experienced"), 11),
    (Options(players=7, level="custom", roles=("firestarter", "crybaby", "mechanic")), 4),
    (Options(players=8, level="expert"), 1),
    (Options(players=8, level="experienced"), 7),
)


class Line(NamedTuple):
    """Something said, with what the speaker is and had seen, and whether a Vote was open."""

    game: int
    said: Said
    role: str
    cultists: frozenset[Seat]
    journal: tuple[Event, ...]
    before_vote: bool
    options: Options
    routes: dict[Seat, int]
    """Those that the speaker knows."""

    @property
    def players(self) -> int:
        return self.options.players


@pytest.fixture(scope="module", autouse=True)
def unfitted() -> Iterator[None]:
    """With the weights that clues were held to have before any fit: a new fit is to change no game here."""
    with using({}):
        yield


@pytest.fixture(scope="module")
def lines() -> list[Line]:
    """All that was said in some games."""
    found = []
    for number, (options, seed) in enumerate(TALKING):
        for game, _, _, heard in moments(options, seed):
            cult = frozenset(seat for seat, role in enumerate(game.role) if TEAM_OF[role] == "cultists")
            for one in heard:
                view: View = CULTISTS.view(game, one.seat)
                vote, routes = isinstance(game.asking, HoldVote), dict(view.routes)
                if view.route is not None:
                    routes[one.seat] = view.route
                found.append(Line(number, one, game.role[one.seat], cult, view.journal, vote, options, routes))
    assert len(found) >= 12 * len(TALKING)
    return found


# What is true


def is_true(line: Line) -> bool:
    """By what everybody has seen, and what the speaker has laid."""
    match line.said.statement:
        case Put(card, place):
            laid = [event for event in line.journal if isinstance(event, e.RoomFilled) and event.seat == line.said.seat]
            cards = [event.card for event in laid if event.place == place]
            return bool(cards) and set(cards) == {card}
        case Saw(one, other):
            return (one, other) in meetings(line.journal)
        case Accuses(chair, why, about) | Vouches(chair, why, about):
            return why == GUT or holds(line, chair, why, about)
        case _:
            return True


def meetings(journal: tuple[Event, ...]) -> set[tuple[Seat, Seat]]:
    met = [event.seats for event in journal if isinstance(event, e.Met)]
    return {(one, other) for seats in met for one in seats for other in seats if one != other}


def holds(line: Line, chair: Seat, why: str, about: Seat | None) -> bool:
    journal = line.journal
    match why:
        case "met_the_dead":
            dead = {event.seat for event in journal if isinstance(event, e.BecameGhost) and event.cause == "murder"}
            return any((chair, one) in meetings(journal) for one in ([about] if about is not None else dead))
        case "was_there":
            return any(chair in pair and about in (None, *pair) for pair in meetings(journal))
        case "bad_cards" | "good_cards":
            return chair in layers(journal, red=why == "bad_cards")
        case "strayed":
            return not allowed(line, chair)
        case "odd_vote":
            ballots = [event.ballots[chair] for event in journal if isinstance(event, e.BallotsOpened)]
            return bool(ballots) and (about in (None, *ballots) or e.BallotChanged(chair, about) in journal)
        case "false_alarm":
            return e.VoteInitiated(chair) in journal and e.VoteSettled(None) in journal
        case "reported":
            return any(isinstance(event, e.DeathReported) and event.seat == chair for event in journal)
        case _:
            return False


def layers(journal: tuple[Event, ...], *, red: bool) -> set[Seat]:
    """Who has put a card where such a one came out later."""
    laid: dict[str, set[Seat]] = {}
    found: set[Seat] = set()
    for event in journal:
        match event:
            case e.RoomFilled():
                laid.setdefault(event.place, set()).add(event.seat)
            case e.HallwaySecured():
                laid.setdefault("", set()).add(event.seat)
            case e.RoomChecked(_, place, card) if (card in RED_CARDS) == red:
                found |= laid.get(place, set())
            case e.PassageDrawn(card) if (card in RED_CARDS) == red:
                found |= laid.get("", set())
            case _:
                pass
    return found


def allowed(line: Line, seat: Seat) -> set[int]:
    """AC-ROUTE-03: the Routes on which this seat could have acted as it did in Rooms; nobody has the same as another."""
    colour, round_, camera = board_of(line.options).colour, 0, False
    routes = set(ROUTES).difference([number for other, number in line.routes.items() if other != seat])
    for event in line.journal:
        match event:
            case e.RoundBegan(number):
                round_ = number
            case e.RoomFilled(_, _, place) | e.RoomChecked(_, place, _) if event.seat == seat:
                at = "red" if camera else colour[place]
                routes = {number for number in routes if at in ROUTES[number][(round_ - 1) % 4]}
            case e.VoteInitiated() if event.seat == seat:
                routes = {number for number in routes if "light_blue" in ROUTES[number][(round_ - 1) % 4]}
            case e.PowerRestarted() if event.seat == seat:
                routes = {number for number in routes if "red" in ROUTES[number][(round_ - 1) % 4]}
            case _:
                pass
        camera = isinstance(event, e.CameraUsed)
    return routes


def test_an_investigator_says_nothing_false(lines: list[Line]) -> None:
    checked: Counter[str] = Counter()
    for line in lines:
        if TEAM_OF[line.role] != "cultists":
            assert is_true(line), (line.game, line.said)
            checked[type(line.said.statement).__name__] += 1
            checked[getattr(line.said.statement, "why", "")] += 1
    assert min(checked[name] for name in ("Put", "Saw", "bad_cards", "met_the_dead", "strayed")) >= 3
    assert checked["Vouches"]


def test_a_cultist_gives_only_reasons_that_hold(lines: list[Line]) -> None:
    """What it says of others is what its mask would say; only of its own cards it may lie."""
    spoken = [line for line in lines if TEAM_OF[line.role] == "cultists" and not isinstance(line.said.statement, Put)]
    assert all(is_true(line) for line in spoken)
    assert len(spoken) >= 20


def test_a_cultist_tells_one_story(lines: list[Line]) -> None:
    """Of each Room once, and always the same card; nobody is against somebody and for them in one round, but on second thoughts
    before a Vote."""
    told: Counter[tuple[int, Seat, str]] = Counter()
    stands: dict[tuple[int, Seat, int, Seat], type[Statement]] = {}
    for line in lines:
        match line.said.statement:
            case Put(card, place):
                assert card == SUCCESS
                told[line.game, line.said.seat, place] += 1
            case Accuses(chair) | Vouches(chair) if not line.before_vote:
                key = line.game, line.said.seat, line.said.round, chair
                assert stands.setdefault(key, type(line.said.statement)) is type(line.said.statement)
            case _:
                pass
    assert set(told.values()) == {1}
    assert sum(TEAM_OF[line.role] == "cultists" and isinstance(line.said.statement, Put) for line in lines) >= 3


def test_a_seer_accuses_cultists_only(lines: list[Line]) -> None:
    accused = [line for line in lines if line.role == "seer" and isinstance(line.said.statement, Accuses)]
    assert all(
        line.said.statement.chair in line.cultists for line in accused if isinstance(line.said.statement, Accuses)
    )
    assert accused


# How much is said


def test_one_agreement_for_an_accusation_unless_it_decides_a_vote(lines: list[Line]) -> None:
    agreed: Counter[tuple[int, int, Seat]] = Counter()
    stands: dict[tuple[int, int], dict[Seat, Seat]] = {}
    for line in lines:
        now = stands.setdefault((line.game, line.said.round), {})
        match line.said.statement:
            case Accuses(chair):
                now[line.said.seat] = chair
            case Agrees(accuser):
                named = now[accuser]
                now[line.said.seat] = named
                agreed[line.game, line.said.round, named] += 1
                voices = [*now.values()].count(named)
                first = agreed[line.game, line.said.round, named] == 1
                assert first or (line.before_vote and voices == line.players // 2 + 1), line.said
            case _:
                pass
    assert len(agreed) >= 8


def test_nobody_merely_agrees_with_a_hunch(lines: list[Line]) -> None:
    """Who joins in has been given a reason: by the one they agree with, and more than that somebody was alone with somebody."""
    charges: dict[tuple[int, int, Seat], Accuses] = {}
    agreed = 0
    for line in lines:
        match line.said.statement:
            case Accuses():
                charges[line.game, line.said.round, line.said.seat] = line.said.statement
            case Agrees(accuser):
                assert charges[line.game, line.said.round, accuser].why not in ("", GUT, "was_there"), line.said
                agreed += 1
            case _:
                pass
    assert agreed >= 8


def test_whoever_is_asked_answers_next(lines: list[Line]) -> None:
    """At once, while the same question is open."""
    asked = [(at, line) for at, line in enumerate(lines) if isinstance(line.said.statement, Asks)]
    answered = [
        lines[at + 1].said.seat == line.said.statement.chair
        for at, line in asked
        if isinstance(line.said.statement, Asks) and at + 1 < len(lines)
    ]
    assert len(answered) >= 10
    assert sum(answered) >= 0.8 * len(answered)


def test_who_is_accused_answers_once_in_a_round(lines: list[Line]) -> None:
    denied = Counter((line.game, line.said.seat, line.said.round) for line in lines if line.said.statement == Denies())
    assert set(denied.values()) == {1}
    assert len(denied) >= 5


def test_nobody_says_the_same_twice_in_a_round_nor_more_than_its_habit(lines: list[Line]) -> None:
    """One line, and one more where there is a Vote."""
    said_in: Counter[tuple[int, int, Seat]] = Counter()
    for line in lines:
        said_in[line.game, line.said.round, line.said.seat] += 1
    assert max(said_in.values()) <= max(habit.remarks for habit in HABITS) + 2
    once = {(line.game, line.said.round, line.said.seat, line.said.statement) for line in lines}
    assert len(once) == len(lines)


def test_a_table_of_five_says_a_few_things_in_a_round_and_more_before_a_vote(lines: list[Line]) -> None:
    five = [line for line in lines if line.players == 5]
    votes = {(line.game, line.said.round) for line in five if line.before_vote}
    rounds = Counter((line.game, line.said.round) for line in five)
    quiet = [count for key, count in rounds.items() if key not in votes]
    heated = [rounds[key] for key in votes]
    assert 1.5 <= sum(quiet) / len(quiet) <= 4
    assert sum(heated) / len(heated) > sum(quiet) / len(quiet)
    assert max(rounds.values()) <= 12


def test_who_sits_where_decides_who_talks_most(lines: list[Line]) -> None:
    """Some talk more: everyone speaks sooner or later, and nobody all the time."""
    by_seat = Counter(line.said.seat for line in lines if line.game == 4)
    assert len(by_seat) >= 6
    assert max(by_seat.values()) < sum(by_seat.values()) / 2


# Single words

CROWD = asked(opening(), Act(3))


def speaks(view: View, *talk: Said) -> Statement | None:
    return fresh(Dice.seeded("scene"), talk).speak(view)


def test_who_is_blamed_for_bad_cards_says_what_it_has_put_there() -> None:
    filled = later(CROWD, e.RoomFilled(0, SUCCESS, "green"), e.RoomChecked(2, "green", "failure", False))
    assert speaks(filled, said(2, Accuses(0, "bad_cards"), filled)) == Put(SUCCESS, "green")


def test_a_firestarter_who_laid_a_red_card_neither_lies_nor_denies_it() -> None:
    view = asked(opening("firestarter", Options(players=5, level="custom", roles=("firestarter",))), Act(3))
    filled = later(view, e.RoomFilled(0, "failure", "green"), e.RoomChecked(2, "green", "failure", False))
    assert speaks(filled, said(2, Accuses(0, "bad_cards"), filled)) is None


def test_who_is_said_to_have_met_the_dead_names_another_who_has() -> None:
    view = later(CROWD, *met(2, 1), *met(0, 1), *murdered(3, 1))
    assert speaks(view, said(3, Accuses(0, "met_the_dead", 1), view)) == Saw(2, 1)
    alone = later(CROWD, *met(0, 1), *murdered(3, 1))
    assert speaks(alone, said(3, Accuses(0, "met_the_dead", 1), alone)) == Denies()


def test_the_dead_do_not_begin_to_speak_of_themselves_by_name() -> None:
    """All have seen whom they met. Who is asked about it answers."""
    dead = asked(buried(later(opening(), *met(2, 0), *met(4, 0), *murdered(3, 0)), 0), HoldVote(0))
    assert speaks(dead) is None
    assert answers(dead, Asks(0, "met_the_dead")) == Saw(4, 0)


def test_a_mere_feeling_is_answered_by_doubt_and_only_once() -> None:
    charge = said(3, Accuses(0, GUT), CROWD)
    assert speaks(CROWD, charge) == Doubts(3)
    again = said(2, Accuses(0, GUT), CROWD)
    assert speaks(CROWD, charge, said(0, Doubts(3), CROWD), again) is None


def test_before_a_vote_the_murderer_is_named_with_the_reason() -> None:
    late = replace(opening(), round=8)
    vote = asked(buried(later(late, *met(2, 1), *murdered(3, 1)), 1), HoldVote(0))
    assert speaks(vote) == Accuses(2, "met_the_dead", 1)
    assert speaks(vote, said(4, Accuses(2, "met_the_dead", 1), vote)) == Agrees(4)
    echoed = said(4, Accuses(2, "met_the_dead", 1), vote), said(1, Agrees(4), vote)
    assert speaks(vote, *echoed) == Agrees(4), "the third of five decides"
    assert speaks(vote, *echoed, said(3, Agrees(4), vote)) is None


# Spoken to by name


def answers(view: View, statement: Statement, *before: Said) -> Statement | None:
    """To somebody in seat 3."""
    spoken = said(3, statement, view)
    return fresh(Dice.seeded("scene"), (*before, spoken)).reply(view, spoken)


def test_who_is_asked_for_a_suspect_names_one_with_a_reason_or_nobody() -> None:
    assert answers(CROWD, Asks(0, "suspect")) is None, "nobody is more suspect than anybody"
    vote = asked(buried(later(replace(opening(), round=8), *met(2, 1), *murdered(3, 1)), 1), HoldVote(0))
    assert answers(vote, Asks(0, "suspect")) == Accuses(2, "met_the_dead", 1)
    assert answers(vote, Asks(0, "suspect"), said(0, Accuses(2, "met_the_dead", 1), vote)) is None, "it was said"


def test_who_is_asked_about_itself_denies_it_and_tells_what_it_laid() -> None:
    assert answers(CROWD, Asks(0, "side")) == Denies()
    filled = later(CROWD, e.RoomFilled(0, SUCCESS, "green"))
    assert answers(filled, Asks(0, "account")) == Put(SUCCESS, "green")
    assert answers(CROWD, Asks(0, "account")) is None, "it has laid nothing"


def test_who_is_asked_about_the_dead_says_who_met_them() -> None:
    view = later(CROWD, *met(2, 1), *murdered(3, 1))
    assert answers(view, Asks(0, "met_the_dead")) == Saw(2, 1)
    assert answers(CROWD, Asks(0, "met_the_dead")) is None


def test_an_accusation_to_its_face_is_answered_at_any_time() -> None:
    assert answers(asked(opening(), Act(1)), Accuses(0, GUT)) == Doubts(3)
    assert answers(CROWD, Vouches(0)) is None
