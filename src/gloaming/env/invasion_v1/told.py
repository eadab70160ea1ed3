"""A table of Invasion in words."""

from __future__ import annotations

from gloaming.games.invasion.view import View


def scene(view: View) -> list[str]:
    counts = f"{view.saved} scientists saved, {view.mother_ships} mother ships, {len(view.tokens)} alien districts"
    lines = [f"Round {view.round}, {view.stage}. {counts}, pressure {view.pressure_value}."]
    for agent, spot in view.agent_at.items():
        lines.append(f"  agent {agent}: {spot}, {'free' if view.siren[agent] else 'used'}")
    lines.append(f"  scientists: {', '.join(view.scientists) or 'none left'}")
    return lines + [f"  {person(view, seat)}" for seat in range(len(view.cards))]


def person(view: View, seat: int) -> str:
    """`seat 2: 4 cards, may accuse, architect`."""
    marks = [f"{view.cards[seat]} cards"]
    marks += ["may accuse"] if view.accuser_token[seat] else []
    marks += ["stated alien"] if view.stated[seat] else []
    marks += ["architect"] if view.architect == seat else []
    return f"seat {seat}: {', '.join(marks)}"


def secrets(view: View) -> str:
    """`human, human assimilated; aliens: 2, 4; planning: trap`."""
    known = f"; aliens: {', '.join(map(str, view.known_aliens))}" if view.known_aliens else ""
    planning = f"; planning: {', '.join(view.planning)}" if view.planning else ""
    return f"{'alien' if view.alien else 'human'}, {' '.join(view.hand) or 'no cards'}{known}{planning}"
