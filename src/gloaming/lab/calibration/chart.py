"""The reliability plot, as one SVG file that needs nothing else to be looked at."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from gloaming.lab.calibration.reliability import BINS, CAREFUL, GUESSERS, OURS, PRIOR, Reliability
from gloaming.lab.tally import counted
from gloaming.lab.theme import FAINT, STRENGTHS, Spec, drawn, filled

LEGEND: Final = {PRIOR: "prior", CAREFUL: "careful's suspicion", OURS: "beliefs"}
COLOURS: Final = {PRIOR: FAINT, CAREFUL: STRENGTHS[1], OURS: STRENGTHS[0]}
SHAPES: Final = {PRIOR: "diamond", CAREFUL: "square", OURS: "circle"}
AXIS: Final = {"format": ".0%", "tickCount": 6}


def chart(found: Reliability, title: str) -> str:
    """Points near the diagonal are honest guesses; bars show their 95% intervals."""
    guesses = counted(found.points, "guess", "guesses")
    names = {name: f"{LEGEND[name]} (Brier score {found.brier(name).mean:.4f})" for name in reversed(GUESSERS)}
    spec = filled(
        files(__package__) / "reliability.json",
        title=title,
        subtitle=f"{counted(len(found.games), 'game')}, {guesses} about a seat at the start of a round",
        guesses=[{"who": names[name], **point} for name in GUESSERS for point in reliability(found, name)],
        certainty=certainty(found),
        upwards={**AXIS, "title": "share of them who were hostile"},
        across={**AXIS, "title": "how many guesses gave this chance", "labels": False, "ticks": False, "grid": False},
        colour=by_guesser(names, COLOURS),
        shape=by_guesser(names, SHAPES),
        ours=COLOURS[OURS],
    )
    return drawn(spec)


def by_guesser(names: dict[str, str], looks: dict[str, str]) -> Spec:
    scale = {"domain": list(names.values()), "range": [looks[name] for name in names]}
    legend = {"columns": 1, "symbolSize": 80, "orient": "top-left", "offset": 12, "fillColor": "white"}
    return {"field": "who", "type": "nominal", "scale": scale, "legend": legend}


def reliability(found: Reliability, name: str) -> list[dict[str, Any]]:
    bins = [one for one in found.bins(name) if one is not None]
    ends = [{"low": max(0.0, one.true - one.spread), "high": min(1.0, one.true + one.spread)} for one in bins]
    return [{"guessed": one.guessed, "true": one.true, **reach} for one, reach in zip(bins, ends, strict=True)]


def certainty(found: Reliability) -> list[dict[str, Any]]:
    return [
        {"from": tenth / BINS, "to": (tenth + 1) / BINS, "middle": (tenth + 0.5) / BINS, "guesses": one.seats}
        for tenth, one in enumerate(found.bins(OURS))
        if one is not None
    ]
