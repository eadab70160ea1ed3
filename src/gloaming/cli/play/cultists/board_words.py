"""What the chosen board and modules add, in words: for the first screen, the help and the page of roles and goals."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.cli.play.cultists.expansion_rows import mine_of, professions_of, short_name, surface_of
from gloaming.cli.play.cultists.profession_words import PROFESSION_WORDS
from gloaming.cli.play.cultists.ritual_words import participants_needed
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.cultists.surface_words import item_page_line
from gloaming.cli.play.speech import NUMBERS, capital, listed
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ropes
from gloaming.games.cultists.expansions.under_the_surface.manifest import ITEMS as ITEMS_IN_GAME


def first_words(s: Speech) -> Iterator[tuple[str, str]]:
    """Title and words of what a newcomer has to know of this table."""
    if surface_of(s.view):
        yield (
            s.board.title,
            (
                "In every room an item lies face down, for whoever checks it first. Three are red relics: the third wakes "
                "Organism 46-B, and then points alone do not win."
            ),
        )
    if mine_of(s.view):
        yield (
            s.board.title,
            (
                "Four corridors meet at a revolving door, which blocks another one each hour. Two lifts join far rooms "
                "while there is power."
            ),
        )
    if professions_of(s.view):
        yield "Professions", "Whoever is the first to drive out a cultist wins a Profession, which nobody knows yet."


def signs(s: Speech) -> Iterator[str]:
    """What else is to be seen on the plan and beside the hour."""
    if surface_of(s.view):
        yield (
            "▲ is an obstacle on the ice: it takes a step like a door, and people on its two sides do not meet. "
            "■ is the red door while it is locked. The altar shows its relics as ◆◇◇."
        )
        yield (
            "A ? beside a room's books is an item that lies face down, +rifle one that lies open. Beside the hour, or "
            "below the name, stands what everybody carries."
        )
    if mine_of(s.view):
        yield (
            "The thick line at the crossing is the revolving door: it blocks that corridor, and beside the hour stands "
            "which is next. <1> is a lift at the room where it stands, <1:Be> a lift with Be inside."
        )
    if professions_of(s.view):
        yield "Beside the hour stands the Profession, once it is won, and who has it."


def rules_in_short(s: Speech) -> Iterator[str]:
    """For the page of roles and goals."""
    if surface_of(s.view):
        yield from surface_rules(s)
    if mine_of(s.view):
        yield from mine_rules(s)
    if ropes.joins(s.view.options):
        yield "Safety Ropes: whoever has the knife makes some of the living show a card of their Pulse deck."
    if professions_of(s.view):
        told = [f"the {capital(name)} {words.removesuffix('.')}" for name, words in PROFESSION_WORDS.items()]
        yield f"One Profession lies hidden, for the first to drive out a cultist: {'; '.join(told)}. It dies with its holder."


def surface_rules(s: Speech) -> Iterator[str]:
    """UTS-ITEM, UTS-ORG."""
    for item in dict.fromkeys(ITEMS_IN_GAME[len(s.view.at)]):
        yield item_page_line(item)
    yield "To hand over items, to pick up what the dead dropped and to use items takes no action. The dead drop all."
    needed = NUMBERS[participants_needed(s)]
    yield (
        "If the points are reached while Organism 46-B is awake, a ritual decides: you elect a leader, who names "
        f"{needed}; each of them lays down a card, unseen. Nothing but Success banishes it."
    )


def mine_rules(s: Speech) -> Iterator[str]:
    """MOC-DOOR, MOC-LIFT."""
    assert s.board.crossing is not None
    corridors = s.board.crossing.corridors
    first = corridors.index(s.board.crossing.blocked_in_round_1)
    order = [short_name(s, place) for place in (*corridors[first:], *corridors[:first])]
    yield (
        "Across the crossing every corridor is one step from every other, but for the one that the revolving door "
        f"blocks; it turns after each movement phase: {listed(order, 'then')}, and again."
    )
    for lift in s.board.lifts.values():
        yield f"{lift.name} joins {listed([s.the(room) for room in lift.between])}."
    yield (
        "A step takes you into a lift that stands in your room. With power it rides for nothing, when you start it or "
        "after the movement phase, and all step out. On your turn you may call it to your room, if your route allows."
    )
