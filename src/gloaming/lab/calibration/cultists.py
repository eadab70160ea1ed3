"""What a game of Cultists teaches. These are observers: they look at the deal and count, and nobody at the table hears of it."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from math import inf
from typing import Any, Final

from gloaming.bots.beliefs.journal import Reading
from gloaming.bots.cultists.baselines import BASELINES
from gloaming.bots.cultists.beliefs.guesses import GuessedBeliefs
from gloaming.bots.cultists.beliefs.mind import CultistsMind, group_of, mind_of
from gloaming.bots.cultists.beliefs.priors import CONDUCT, PAIRS, PRIORS, STORIES
from gloaming.bots.cultists.beliefs.suspects import Scores
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.rules import is_cultist, is_investigator
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.voting import Accuse
from gloaming.kernel.values import Seat
from gloaming.lab.calibration.moments import Choice, Lesson, Tables, Watched, share
from gloaming.lab.calibration.tables import Guess, Scopes, suspicion

__all__ = ["GUESSES", "MANNERS", "OPINIONS", "ROUNDS", "SCOPES", "firm", "learn", "named", "rates", "simpler"]

WATCHERS: Final = 2
"""So many seats of each game are looked at."""
GIFTS: Final = 6
CARDS: Final = 4
"""Gifts and Room cards are counted by how many the seat gave before, up to these."""
FACES: Final = ("success", "failure", "sabotage")

BASE: Final[tuple[dict[str, Any], ...]] = tuple(
    {"players": players, "level": level} for players in (5, 6, 7, 8) for level in ("first", "experienced", "expert")
)
WITH_AUTOMA: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4},
    {"players": 6, "automa": True, "level": "experienced"},
)
BOARDS: Final[tuple[dict[str, Any], ...]] = (
    *(
        {"players": players, "board": board, "level": "expert"}
        for players in (5, 6, 7, 8)
        for board in ("polar-station", "mine")
    ),
    *({"players": players, "board": "mine", "level": "expert", "professions": True} for players in (7, 8)),
    *tomllib.loads((files(__package__) / "custom.toml").read_text("utf-8"))["table"],
)
MANNERS: Final = ({"share": 0.8, **dict.fromkeys(CONDUCT, 0.0)}, {"share": 0.2})
GUESSES: Final = {**PRIORS, **dict.fromkeys(STORIES, 0.7), **dict.fromkeys(PAIRS, 0.0)}
"""A fit begins with stories that are mostly believed, and with conduct, words and ballots that tell nothing."""
STORY, DEED, PAIR, WORD = 0.0005, 0.0015, 0.0025, 0.005
"""So firmly a weight stays where a fit begins, for each whole that there is to learn: what somebody said or voted most, for that
changes its meaning from table to table. Tried on games that were left out."""
OPINIONS: Final = 5
"""So many fits are remembered, one of which a Cultist takes for what the table believes."""
ROUNDS: Final = 4
"""... of a fit: those kinds of tables count more and more at which it is the least ahead of simpler guesses."""

FIELDS: Final = (
    "sleuth", "sleuth", "sleuth:human", "careful", "sleuth,careful", "sleuth,clumsy",
    *(f"investigators=sleuth,cultists={trick}" for trick in BASELINES), "sleuth,accuser", "sleuth,mute,parrot",
)  # fmt: skip
"""Who plays: what is learnt from one kind of player alone is wrong about the others, and a cheap trick is a kind of player too."""
SCOPES: Final[Scopes] = {
    "base": BASE,
    "all": (*BASE, *WITH_AUTOMA, *BOARDS),
    "boards": BOARDS,
    "automa": WITH_AUTOMA,
}


def simpler(view: Any) -> tuple[Guess, Guess]:
    """All others alike; and the careful bot's suspicion."""
    seats = len(view.at)
    alike = [0.0 if seat == view.seat else SET_UP[seats].cultists / (seats - 1) for seat in range(seats)]
    return lambda _: alike, suspicion(GuessedBeliefs(view))


def learn(tables: Tables, number: int) -> Lesson:
    with tables.game(number) as watched:
        return lesson_of(watched)


def lesson_of(watched: Watched) -> Lesson:
    seats = watched.doubters(WATCHERS)
    readings: dict[Seat, tuple[Reading[CultistsMind], tuple[Guess, Guess]]] = {}
    choices: list[Choice] = []
    for _ in watched.moments():
        for seat in seats:
            view = watched.kind.view(watched.game, seat)
            if seat not in readings:
                readings[seat] = taped(view), simpler(view)
            reading, guesses = readings[seat]
            reading.read_on(view.journal, watched.talk)
            choice = choice_now(reading.mind.scores, watched.hostile())
            shares = [guess(view) for guess in guesses]
            if choice is not None:
                choices.append(choice._replace(errors=tuple([off(choice, guess) for guess in shares])))
    group, weight = group_of(watched.game.table, len(watched.game.at)), WATCHERS / max(1, len(choices))
    table = f"{watched.game.options.players} players, {watched.plan.seating.words}"
    return Lesson(group, [choice._replace(weight=weight, table=table) for choice in choices], counted(watched))


def taped(view: Any) -> Reading[CultistsMind]:
    mind = mind_of(view, public=False)
    mind.scores.tape, mind.scores.conduct.tape = {}, {}
    return Reading(mind, public=False)


def off(choice: Choice, shares: list[float]) -> float:
    """How far off a guess is: the sum of squares over those seats of which nothing is certain."""
    true = choice.sets[choice.true]
    within = Counter(seat for one in choice.sets for seat in one)
    return sum([(shares[seat] - (seat in true)) ** 2 for seat, sets in within.items() if sets < len(choice.sets)])


def named(answer: Any) -> Seat | None:
    """Whom a ballot is for, if the answer is one."""
    return answer.seat if isinstance(answer, Accuse) else None


def choice_now(scores: Scores, true: tuple[Seat, ...]) -> Choice | None:
    """The sets that are still possible. If the true one is not, something was misread, and nothing is learnt of it."""
    assert scores.tape is not None
    assert scores.conduct.tape is not None
    by_roles = scores.roles.terms() or [0.0] * len(scores.sets)
    both = [a + b for a, b in zip(scores.scores, by_roles, strict=True)]
    live = [i for i, score in enumerate(both) if score > -inf]
    truth = scores.sets.index(true)
    if truth not in live or len(live) == 1:
        return None
    clues = [(name, [sums[i] for i in live]) for name, sums in sorted(scores.tape.items())]
    telling = [(name, values) for name, values in clues if min(values) < max(values)]
    sets = tuple(scores.sets[i] for i in live)
    conduct = tuple((name, counts[:]) for name, counts in sorted(scores.conduct.tape.items()))
    return Choice([by_roles[i] for i in live], telling, live.index(truth), sets, conduct)


def counted(watched: Watched) -> Counter[str]:
    """How Cultists and Investigators play, as the open journal tells."""
    game, counts = watched.game, Counter[str]()
    given, laid = Counter[Seat](), Counter[Seat]()
    looked: tuple[Seat, bool] | None = None
    for event in game.journal:
        match event:
            case e.Gave():
                count_gift(counts, game, event, given)
            case e.RoomFilled(seat, card) | e.HallwaySecured(seat, card):
                count_room_card(counts, game, seat, str(card), laid)
            case e.PulseSeen(seat, _, cards):
                looked = (seat, DEAD in cards)
            case e.CheckClosed(seat) | e.DeathReported(seat):
                if looked == (seat, True) and is_cultist(game, seat):
                    counts["concealed" if isinstance(event, e.CheckClosed) else "told"] += 1
            case _:
                pass
    return counts


def count_gift(counts: Counter[str], game: Cultists, gift: e.Gave, given: Counter[Seat]) -> None:
    if is_cultist(game, gift.seat) and not is_cultist(game, gift.to):
        counts[f"gift {min(given[gift.seat], GIFTS - 1)} {'dead' if gift.card == DEAD else 'alive'}"] += 1
    given[gift.seat] += 1


def count_room_card(counts: Counter[str], game: Cultists, seat: Seat, card: str, laid: Counter[Seat]) -> None:
    if card in FACES and (is_cultist(game, seat) or is_investigator(game, seat)):
        who = f"saboteur {min(laid[seat], CARDS - 1)}" if is_cultist(game, seat) else "helpful"
        counts[f"{who} {card}"] += 1
    laid[seat] += 1


def firm(name: str) -> float:
    if not name or name in STORIES:
        return STORY
    return WORD if is_word(name) else PAIR if name in PAIRS else DEED


def is_word(clue: str) -> bool:
    """Whether it is about what somebody said or voted."""
    return clue.split("_", maxsplit=1)[0] in ("accuse", "vouch", "vote")


def rates(counts: Counter[str]) -> dict[str, Any]:
    """Shares, with one of each imagined on top: what was not seen once in many games may still happen."""
    return {
        "deadly": [share(counts, f"gift {n} dead", f"gift {n} alive") for n in range(GIFTS)],
        "saboteur": [faces(counts, f"saboteur {n}") for n in range(CARDS)],
        "helpful": faces(counts, "helpful"),
        "conceals": share(counts, "concealed", "told"),
    }


def faces(counts: Counter[str], who: str) -> list[float]:
    total = sum(counts[f"{who} {face}"] + 1 for face in FACES)
    return [round((counts[f"{who} {face}"] + 1) / total, 4) for face in FACES]
