"""Agents, districts and cards of Invasion in words, and as arguments of a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.cli.play.speech import Args, kebab
from gloaming.games.invasion.city import District, Sector
from gloaming.games.invasion.state import Agent
from gloaming.words import listed, t

FEW = 8
"""So many districts are told by name; of more, how many in which sector."""


def agent_name(agent: Agent) -> str:
    """ "Badger 04": the call sign and the number on the roof."""
    return t("inv-agent", name=t(f"inv-agent-{agent}"), number=agent)


def agent_args(name: str, value: Any) -> Args:
    if isinstance(value, tuple):
        return {name: listed([agent_name(agent) for agent in value]), "count": len(value)}
    return {name: agent_name(value) if value else ""}


def sector_of(district: District) -> Sector:
    return district[:1]


def address_of(district: District) -> str:
    """The number, or nothing for a district without one."""
    return district[1:] if district[1:].isdecimal() else ""


def district_name(district: District) -> str:
    """ "B 7"; "B, no address"."""
    sector, address = sector_of(district), address_of(district)
    return (
        t("inv-district", sector=sector, address=address) if address else t("inv-district-unaddressed", sector=sector)
    )


def district_args(name: str, value: Any) -> Args:
    if isinstance(value, tuple):
        return {name: districts_words(value), "count": len(value)}
    return {name: district_name(value)}


def districts_words(districts: Sequence[District]) -> str:
    """A few districts by name; many by sector: "5 in A, 4 in B"."""
    told: list[str] = []
    for sector in sorted({sector_of(district) for district in districts}):
        within = [district for district in districts if sector_of(district) == sector]
        if len(districts) > FEW:
            told.append(t("inv-districts-in", sector=sector, count=len(within)))
            continue
        addressed = sorted(filter(address_of, within), key=lambda district: int(address_of(district)))
        told += map(district_name, addressed)
        if rest := len(within) - len(addressed):
            told.append(t("inv-districts-unaddressed", sector=sector, count=rest))
    return listed(told)


def card_args(name: str, value: Any) -> Args:
    """`$card`: what stands on it; `$cards`: "2 Human cards and an Assimilated card"."""
    return {name: cards_words(value)} if isinstance(value, tuple) else {name: t(f"inv-card-{value or 'veiled'}")}


def cards_words(cards: Sequence[str | None]) -> str:
    """Faces that are not ours to know are just counted."""
    faces = [card or "veiled" for card in cards]
    told = [
        t(f"inv-cards-{face}", count=faces.count(face)) for face in ("human", "assimilated", "veiled") if face in faces
    ]
    return listed(told) or t("inv-cards-none")


def event_card_name(card: str | None) -> str:
    return t(f"inv-event-card-{kebab(card) if card else 'veiled'}")


def event_card_args(name: str, value: Any) -> Args:
    """Names where they are known, else how many."""
    if not isinstance(value, tuple):
        return {name: event_card_name(value)}
    known = bool(value) and None not in value
    names = listed([event_card_name(card) for card in value])
    return {name: names if known else t("inv-event-cards-veiled", count=len(value))}
