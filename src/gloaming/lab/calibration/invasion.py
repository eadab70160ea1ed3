"""What a game of Invasion teaches. Who is an alien changes with the draws, so the choice is between whole histories:
the true one, and others that the cards alone would have made as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from gloaming.bots.beliefs.journal import Reading
from gloaming.bots.invasion.beliefs.aliens import ONE_CARD, SEATS, Drawn, State, Told
from gloaming.bots.invasion.beliefs.guesses import GuessedBeliefs
from gloaming.bots.invasion.beliefs.mind import GROUP, mind_of
from gloaming.bots.invasion.beliefs.priors import PRIORS
from gloaming.games.invasion import events as e
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.state import ASSIMILATED
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat
from gloaming.lab.calibration.moments import Choice, Lesson, Tables, Watched, share
from gloaming.lab.calibration.tables import Guess, Scopes, suspicion

__all__ = ["GUESSES", "MANNERS", "SCOPES", "learn", "named", "rates", "simpler"]

GUESSES: Final = PRIORS
MANNERS: Final = ()
WATCHERS: Final = 2
OTHERS: Final = 40
"""How many histories are compared with the true one."""
CUTS: Final = 3
"""At so many moments of a game somebody has to choose, the last one at its end."""
COLOURS: Final = ("own", "red", "yellow")
FINE: Final = 1 << 53

Tape = Sequence[Drawn | Told]
History = list[State]
"""The state after each draw, beginning with that before the first."""

CITIES: Final[tuple[dict[str, Any], ...]] = tuple(
    {"players": players, "city": city} for players in (4, 5, 6, 7, 8) for city in ("milan", "washington")
)
SCOPES: Final[Scopes] = {"base": CITIES, "all": CITIES}


def simpler(view: Any) -> tuple[Guess, Guess]:
    """The cards alone, without anybody's conduct; and the careful bot's suspicion."""
    cards = Reading(mind_of(view, public=False), public=False)
    cards.mind.aliens.weights = {}

    def prior(now: Any) -> list[float]:
        cards.read_on(now.journal, ())
        return list(cards.mind.hostile)

    return prior, suspicion(GuessedBeliefs(view))


def learn(tables: Tables, number: int) -> Lesson:
    with tables.game(number) as watched:
        return lesson_of(watched)


def lesson_of(watched: Watched) -> Lesson:
    seats = watched.doubters(WATCHERS)
    opening = {seat: watched.kind.view(watched.game, seat) for seat in seats}
    for _ in watched.play():
        pass
    dice = Dice.seeded("histories", watched.plan.seed, watched.number)
    choices: list[Choice] = []
    for seat in seats:
        tape, true, chances = taped(watched, seat, opening[seat])
        cuts = [(len(true) - 1) * cut // CUTS for cut in range(1, CUTS + 1)]
        choices += [choice_at(tape, true, chances, draws, dice) for draws in cuts]
    return Lesson(GROUP, choices, counted(watched))


def named(_answer: Any) -> Seat | None:
    """Nobody is voted out: who accuses, and who supports it, does not say how sure it is."""
    return None


def taped(watched: Watched, seat: Seat, view: Any) -> tuple[Tape, History, dict[State, float]]:
    """What this seat read for as long as it was human: all clues and draws, what was true, and what the cards say."""
    mind = mind_of(view, public=False)
    aliens = mind.aliens
    aliens.weights, aliens.tape = {}, []
    talk, opened, true = list(watched.talk), 0, [0]
    for event in watched.game.journal:
        while talk and talk[0].heard <= opened:
            mind.listen(talk.pop(0))
        if isinstance(event, e.Drew):
            if event.seat == seat and ASSIMILATED in event.cards:
                break
            for card in event.cards:
                true.append((true[-1] | 1 << event.seat) + ONE_CARD if card == ASSIMILATED else true[-1])
        opened += event.seen_by(None) is not None
        if (seen := event.seen_by(seat)) is not None:
            mind.hear(seen)
    return aliens.tape, true, aliens.chances


def choice_at(tape: Tape, true: History, chances: dict[State, float], draws: int, dice: Dice) -> Choice:
    """Which history is the true one, once so many cards are drawn? By the cards alone each is as likely as another."""
    drawn = [step for step in tape if isinstance(step, Drawn)]
    last = drawn[draws].before if draws < len(drawn) else chances
    histories = [true[: draws + 1], *[history(drawn[:draws], last, dice) for _ in range(OTHERS)]]
    sums: dict[str, list[float]] = {}
    at = 0
    for step in tape:
        if isinstance(step, Drawn):
            at += 1
            if at > draws:
                break
        else:
            before = sums.get(step.name, [0.0] * len(histories))
            sums[step.name] = [a + step.value(one[at]) for a, one in zip(before, histories, strict=True)]
    telling = [(name, values) for name, values in sorted(sums.items()) if min(values) < max(values)]
    return Choice([0.0] * len(histories), telling, 0)


def history(drawn: Sequence[Drawn], last: dict[State, float], dice: Dice) -> History:
    """One way in which it may have come to this, told from its end to its beginning."""
    state = pick(last, dice)
    states = [state]
    for step in reversed(drawn):
        state = pick(origins(step, state), dice)
        states.append(state)
    return states[::-1]


def origins(step: Drawn, state: State) -> dict[State, float]:
    """From which states this draw may have led here."""
    found = {}
    if step.card != ASSIMILATED and state in step.before:
        found[state] = step.before[state] * (1 - step.bad[state >> SEATS])
    if step.card in (None, ASSIMILATED) and state & step.bit:
        for before in (state - ONE_CARD, state - ONE_CARD ^ step.bit):
            if before in step.before:
                found[before] = step.before[before] * step.bad[before >> SEATS]
    return found


def pick(chances: dict[State, float], dice: Dice) -> State:
    ticket = dice.roll(FINE) / FINE * sum(chances.values())
    for state, chance in chances.items():
        ticket -= chance
        if ticket < 0:
            return state
    return next(reversed(chances))


def counted(watched: Watched) -> Counter[str]:
    """How often aliens and humans sabotage, and which events they let come."""
    counts, aliens = Counter[str](), set[Seat]()
    for event in watched.game.journal:
        match event:
            case e.Drew(seat, cards) if ASSIMILATED in cards:
                aliens.add(seat)
            case e.RescueCardLaid(seat, card):
                counts[f"{'alien' if seat in aliens else 'human'} {card}"] += 1
            case e.EventsPlaced(seat, (card, *_)) if card is not None:
                counts[f"{'alien' if seat in aliens else 'human'} {EVENT_CARDS[card].colour}"] += 1
            case _:
                pass
    return counts


def rates(counts: Counter[str]) -> dict[str, Any]:
    """Shares, with one of each imagined on top."""
    events: dict[str, list[float]] = {}
    totals = {side: sum(counts[f"{side} {colour}"] + 1 for colour in COLOURS) for side in ("alien", "human")}
    for colour in COLOURS:
        events[colour] = [round((counts[f"{side} {colour}"] + 1) / totals[side], 4) for side in ("alien", "human")]
    return {
        "sabotages": share(counts, "alien sabotage", "alien success"),
        "slips": share(counts, "human sabotage", "human success"),
        "events": events,
    }
