"""A table of Cultists in words."""

from __future__ import annotations

from gloaming.games.cultists.board import board_of
from gloaming.games.cultists.view import View


def scene(view: View) -> list[str]:
    power = "on" if view.power else "off"
    lines = [f"Round {view.round}, {view.phase}. {view.points} of {view.target} points; power {power}."]
    lines += [f"  {person(view, seat)}" for seat in range(len(view.at))]
    finished = [board_of(view.options).name(room) for room, done in view.finished.items() if done]
    return [*lines, f"Finished: {', '.join(finished)}."] if finished else lines


def person(view: View, seat: int) -> str:
    """`seat 2: Library, 5 + 8 cards, 3 in the Pulse deck, Knife`."""
    marks = [f"{view.encounter_cards[seat]} + {view.room_cards[seat]} cards", f"{view.pulse[seat]} in the Pulse deck"]
    marks += ["Ghost"] if view.ghost[seat] else []
    marks += ["Knife"] if view.knife == seat else []
    marks += [view.shown_role[seat]] if seat in view.shown_role else []
    marks += ["AUTOMA"] if seat == view.options.automa_seat else []
    return f"seat {seat}: {board_of(view.options).name(view.at[seat])}, {', '.join(marks)}"


def secrets(view: View) -> str:
    """`seer, Route 4, alive alive success; Cultists: 3`."""
    known = f"; Cultists: {', '.join(map(str, view.known_cultists))}" if view.known_cultists else ""
    return f"{view.role}, Route {view.route}, {' '.join(view.hand) or 'no cards'}{known}"
