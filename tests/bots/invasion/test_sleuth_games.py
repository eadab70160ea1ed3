"""The sleuth of Invasion: whole games with talk, what it decides, and what it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.bots.beliefs.weights import using
from gloaming.bots.invasion.careful import CarefulInvasionBot
from gloaming.bots.invasion.sleuth import SleuthInvasionBot
from gloaming.bots.invasion.talk import REASONS, InvasionVoice
from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion import events as e
from gloaming.games.invasion.accusation import REFUSE, SUPPORT, Accuse, AskForSupport
from gloaming.games.invasion.aliens import CONFIRM, AskForDeclaration, Declare
from gloaming.games.invasion.event_cards.resistance import FreeSector, Liberate
from gloaming.games.invasion.planning import Plan as PlanEvents
from gloaming.games.invasion.rescue import SABOTAGE, SUCCESS, CastVotes, Name, NameTeam
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.statements import Human, Laid, Planned
from gloaming.games.invasion.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.talk import Accuses, Agrees, Denies, Doubts, Said, Statement, Vouches
from gloaming.kernel.values import Seat
from gloaming.kernel.views import Asked
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan, Players, simulate
from tests.bots.invasion.invading import TABLES, named, scene
from tests.bots.invasion.test_careful_alien import MILAN, alien_scene, nearly_full
from tests.bots.invasion.test_careful_suspicion import dealt, sabotaged
from tests.games.invasion.random_play import random_table
from tests.wide import one_in

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long


@pytest.fixture(scope="module", autouse=True)
def unfitted() -> Iterator[None]:
    """With the weights that clues were held to have before any fit: a new fit is to change no game here."""
    with using({}):
        yield


def plan(options: Options, seed: int = 1, records: bool = False) -> Plan:
    return Plan("invasion", options, seating("invasion", "sleuth"), seed, records)


def table(options: Options, seed: int) -> Iterator[tuple[Invasion, Players, list[Said]]]:
    """A whole game of sleuths who talk, each time a new question is open, with what was said just before it."""
    chosen = plan(options, seed)
    game = INVASION.begin(options, Dice.seeded("sleuths", seed).key)
    players, heard = Players(chosen, seed, game), 0
    while not game.over:
        yield game, players, players.talk[heard:]
        heard = len(players.talk)
        for seat in game.waiting_for:
            game.answer(seat, players.decide(seat))
        players.let_speak()


def decide(view: View, step: Question, *options: Option) -> Option:
    asked = Asked(1, step, options, None)
    return SleuthInvasionBot(Dice.seeded("scene")).decide(replace(view, asked=asked), asked)


# Whole games


@pytest.mark.parametrize("options", one_in(3, TABLES), ids=named)
def test_a_game_between_sleuths_ends(options: Options) -> None:
    played = simulate(plan(options), 1)
    assert played.winner in ("humans", "aliens")
    assert played.rounds >= 2


@pytest.mark.parametrize("number", one_in(3, range(6)))
def test_sleuths_play_under_any_house_rules(number: int) -> None:
    assert simulate(plan(random_table(Dice.seeded("sleuth rules", number))), number).winner in ("humans", "aliens")


def test_the_same_deal_is_played_alike() -> None:
    first, second = [simulate(plan(TABLES[2], 4, records=True), 3) for _ in range(2)]
    assert first == second
    assert first.record


# Secrets


@pytest.mark.parametrize("options", one_in(3, [TABLES[1], TABLES[3], TABLES[9]]), ids=named)
def test_what_is_hidden_changes_no_decision_and_no_word(options: Options) -> None:
    """A fresh bot in another world, which this seat cannot tell from the true one, decides and speaks alike."""
    decided = spoken = 0
    for number, (game, players, heard) in enumerate(table(options, 5)):
        if heard or number % 9 == 4:
            before = players.talk[: len(players.talk) - len(heard)]
            for seat in game.waiting_for:
                view: View = INVASION.view(game, seat)
                other: View = INVASION.view(INVASION.determinise(view, Dice.seeded("world", number)), seat)
                here, there = answers(view, before), answers(other, before)
                assert here == there, f"seat {seat}, question {number}"
                decided += 1
                spoken += here[1] is not None
    assert decided >= 15
    assert spoken >= 1


def answers(view: View, talk: list[Said]) -> tuple[Option, Statement | None]:
    bot = SleuthInvasionBot(Dice.seeded("fresh"))
    bot.hear(talk)
    return bot.decide(view, view.asked), bot.speak(view)


# What it says


@pytest.fixture(scope="module")
def spoken() -> list[tuple[Said, bool, tuple[Event, ...]]]:
    """All that was said in some games: whether an alien said it, and what the speaker had seen."""
    found = []
    for options, seed in ((TABLES[4], 1), (TABLES[3], 2), (TABLES[8], 3), (TABLES[4], 4)):
        for game, _, heard in table(options, seed):
            found += [(said, is_alien(game, said.seat), INVASION.view(game, said.seat).journal) for said in heard]
        found.append((Said(0, 0, Human()), True, ()))  # the games are kept apart
    return found


def test_a_human_never_lies(spoken: list[Any]) -> None:
    checked: Counter[type[Statement]] = Counter()
    for said, alien, journal in spoken:
        if not alien:
            assert is_true(said, journal), said
            checked[type(said.statement)] += 1
    assert checked[Laid] >= 3
    assert checked[Planned] >= 3
    assert checked[Human] >= 3


def is_true(said: Said, journal: tuple[Event, ...]) -> bool:
    round_ = 0
    laid, placed = set(), set()
    for event in journal:
        match event:
            case e.RoundBegan(number):
                round_ = number
            case e.RescueCardLaid(_, card):
                laid.add((card, round_))
            case e.EventsPlaced(seat, (upcoming,), (prevented,)) if seat == said.seat:
                placed.add((upcoming, prevented, round_))
            case _:
                pass
    match said.statement:
        case Laid(card, number):
            return (card, number) in laid
        case Planned(upcoming, prevented, number):
            return (upcoming, prevented, number) in placed
        case _:
            return True


def test_an_alien_tells_one_story(spoken: list[Any]) -> None:
    """Of each round one account, never a sabotage, and of everybody one opinion."""
    told: set[tuple[Seat, type[Statement], int]] = set()
    opinions: dict[tuple[Seat, Seat], type[Statement]] = {}
    aliens = 0
    for said, alien, _ in spoken:
        match said.statement:
            case Human() if said.round == 0:
                told, opinions = set(), {}
            case Laid(_, number) | Planned(_, _, number):
                assert (said.seat, type(said.statement), number) not in told
                told.add((said.seat, type(said.statement), number))
                aliens += alien
                assert not alien or said.statement != Laid("sabotage", number)
            case Accuses(chair) | Vouches(chair):
                assert not alien or opinions.get((said.seat, chair), type(said.statement)) is type(said.statement)
                opinions[said.seat, chair] = type(said.statement)
            case _:
                pass
    assert aliens >= 3


def test_it_says_little(spoken: list[Any]) -> None:
    """At most two remarks in a round, and one reply."""
    game, said_in = 0, Counter[tuple[int, Seat, int, bool]]()
    for said, _, _ in spoken:
        if said.round == 0:
            game += 1
        else:
            said_in[game, said.seat, said.round, isinstance(said.statement, Human | Denies)] += 1
    assert max(count for (*_, reply), count in said_in.items() if reply) == 1
    assert max(count for (*_, reply), count in said_in.items() if not reply) <= 2
    assert len(said_in) >= 40


def test_whoever_is_accused_answers() -> None:
    view = scene(6, journal=dealt(6), asked=Asked(1, AskForDeclaration(), (CONFIRM,), None))
    bot = SleuthInvasionBot(Dice.seeded("scene"))
    assert bot.speak(view) is None
    bot.hear([Said(3, 1, Accuses(0, "gut"), len(view.journal))])
    assert bot.speak(view) == Human()


def test_whoever_sabotaged_again_and_again_is_accused_aloud_with_the_reason() -> None:
    journal = (*dealt(6), *sabotaged(1, 2, 3), *sabotaged(1, 4, 5))
    view = scene(6, journal=journal, asked=Asked(1, AskForDeclaration(), (CONFIRM,), None))
    assert SleuthInvasionBot(Dice.seeded("scene")).speak(view) == Accuses(1, "sabotage")


# When somebody is accused


SEVEN, ACCUSER = 7, 2


def called(accused: Seat, *journal: Event) -> View:
    """Somebody stands accused, and the others are called for support, clockwise."""
    asked = tuple(seat for seat in (3, 4, 5, 6, 0, 1) if seat != accused)
    opened = Asked(1, AskForSupport(ACCUSER, accused, asked), (SUPPORT, REFUSE), None)
    return scene(SEVEN, journal=(*dealt(SEVEN), *journal, e.Accused(ACCUSER, accused)), asked=opened)


def speaks(view: View, *statements: tuple[Seat, Statement]) -> Statement | None:
    bot = SleuthInvasionBot(Dice.seeded("scene"))
    bot.hear([Said(seat, 1, statement, len(view.journal)) for seat, statement in statements])
    return bot.speak(view)


GUILTY = (*sabotaged(1, 2, 3), *sabotaged(1, 4, 5))


def test_before_support_they_say_whether_they_think_so_too() -> None:
    """INV-ACCUSE-05: unasked; the next agrees, or has a reason of its own, and a third has nothing to add."""
    view = called(1, *GUILTY)
    assert speaks(view) == Accuses(1, "sabotage")
    assert speaks(view, (2, Accuses(1, "sabotage"))) == Agrees(2)
    assert speaks(view, (2, Accuses(1, "gut"))) == Accuses(1, "sabotage")
    assert speaks(view, (2, Accuses(1, "sabotage")), (3, Agrees(2))) is None
    assert speaks(view, (0, Accuses(1, "sabotage"))) is None, "once is enough"
    assert speaks(replace(view, asked=None)) is None


def test_the_table_talks_once_before_the_first_is_asked() -> None:
    """INV-RQ-40: where they are asked one after the other."""
    view = called(1, *GUILTY)
    later = Asked(1, AskForSupport(2, 1, (4,), (5,)), (), None)
    assert speaks(replace(view, asked=later)) is None


def test_who_has_done_nothing_is_defended_and_answers_for_oneself() -> None:
    view = called(6, *GUILTY)
    assert speaks(view, (2, Accuses(6, "gut"))) == Doubts(2)
    assert isinstance(speaks(view), Vouches)
    assert speaks(called(0, *GUILTY)) == Human()


def test_only_who_lost_a_token_by_it_has_accused_falsely() -> None:
    """INV-ACCUSE-11: to be accused again proves nothing against anybody."""
    innocent = (e.Accused(1, 6), e.SupportHeard((3,)), e.CardShown(6, 0, "human"), e.AccuserTokensLost((1, 3)))
    for journal, why in ((innocent, "accused_falsely"), (innocent[:3], "drew_much")):
        view = called(1, *journal)
        voice = InvasionVoice(view, SleuthInvasionBot(Dice.seeded("scene")).informed(view), ())
        clues = [clue for clue in voice.face.clues(1) if clue.amount > 0]
        assert "accused_falsely" in {REASONS.of(clue) for clue in clues}
        assert voice.why(1, against=True) == (why, None)


# What it does


def test_a_human_names_the_least_suspected_and_accuses_on_evidence() -> None:
    journal = (*dealt(7), *sabotaged(1, 2, 3), *sabotaged(1, 4, 5))
    view = scene(7, journal=journal)
    assert decide(view, NameTeam(0, (0,)), *[Name(seat) for seat in range(1, 7)]) == Name(6)
    assert decide(view, Act(0), PlanEvents(), *[Accuse(seat) for seat in range(1, 7)]) == Accuse(1)


def test_an_alien_declares_only_to_fill_a_sector_at_once() -> None:
    caught = (*sabotaged(0, 1, 2), *sabotaged(0, 3, 4), *sabotaged(0, 5, 1))
    assert decide(alien_scene(journal=caught), AskForDeclaration(), CONFIRM, Declare()) == CONFIRM
    full = alien_scene(tokens=nearly_full("A", "f3"))
    assert decide(full, AskForDeclaration(), CONFIRM, Declare()) == Declare()
    assert decide(replace(full, turn=1), AskForDeclaration(), CONFIRM, Declare()) == CONFIRM


def test_in_an_escalation_the_rescue_counts_for_more_than_the_map() -> None:
    """INV-RESCUE-13: tokens on the scientist's way home lie in E, while C is near its fall."""
    facts: dict[str, Any] = {
        "tokens": (MILAN.districts_of_spot["p3"][0], *nearly_full("C", "k3")), "scientists": ("p5",), "saved": 4,
        "agent_at": {"01": "p5", "02": "p0", "03": "k3"},
    }  # fmt: skip
    for view, quiet, rescuing in ((alien_scene(**facts), "E", "C"), (scene(6, **facts), "C", "E")):
        for active, sector in ((None, quiet), ("01", rescuing)):
            asked = replace(view, active=active)
            assert decide(asked, FreeSector(0), Liberate("C"), Liberate("E")) == Liberate(sector)


def test_an_alien_sabotages_the_last_rescue_whatever_others_will_believe() -> None:
    assert decide(alien_scene(saved=4), CastVotes((0, 1, 2)), SUCCESS, SABOTAGE) == SABOTAGE


# Speed


def test_it_takes_about_ten_times_as_long_as_the_careful_bot() -> None:
    """Against a yardstick, because the machine may be busy. On a quiet one it is about 2 ms a decision, 20 at most."""
    ours, theirs = [], 0.0
    game = INVASION.begin(TABLES[4], Dice.seeded("speed").key)
    sleuths = [SleuthInvasionBot(Dice.seeded(seat)) for seat in game.seats]
    careful = [CarefulInvasionBot(Dice.seeded(seat)) for seat in game.seats]
    while not game.over:
        for seat in game.waiting_for:
            view = INVASION.view(game, seat)
            begun = process_time()
            chosen = sleuths[seat].decide(view, view.asked)
            middle = process_time()
            careful[seat].decide(view, view.asked)
            ours.append(middle - begun)
            theirs += process_time() - middle
            game.answer(seat, chosen)
    assert sum(ours) < 20 * theirs
    assert sum(slow >= 0.05 for slow in ours) <= len(ours) / 100, "now and then the machine is busy with something else"
