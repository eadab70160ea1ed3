"""What a careful Cultist does about each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful.cultist.acting import act
from gloaming.bots.cultists.careful.cultist.endings import claim, name_seer
from gloaming.bots.cultists.careful.cultist.killing import give
from gloaming.bots.cultists.careful.cultist.moving import haunt, walk
from gloaming.bots.cultists.careful.cultist.others import (
    handle_token,
    look,
    look_through_false_eyes,
    take_control,
)
from gloaming.bots.cultists.careful.cultist.voting import vote, vote_again, weigh
from gloaming.bots.cultists.careful.expansions import free, items, professions, ritual, ropes
from gloaming.bots.cultists.careful.expansions.naming import name_hunter
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.curse_of_the_hunter import GuessHunter
from gloaming.games.cultists.expansions.free_actions import Linger
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ThrowRope
from gloaming.games.cultists.expansions.professions.exorcist import ChooseVictim
from gloaming.games.cultists.expansions.professions.mayor import BreakTie
from gloaming.games.cultists.expansions.professions.reward import OfferProfession
from gloaming.games.cultists.expansions.professions.saboteur import ChooseOtherDeck
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import OfferLamp
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import SendOwl
from gloaming.games.cultists.expansions.under_the_surface.ritual import ChooseParticipant, LayRitualCards
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.false_eyes import LookThroughFalseEyes
from gloaming.games.cultists.tokens.in_control import HandleToken, TakeControl
from gloaming.games.cultists.victory import AskForClaim, GuessSeer
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, WeighBallot
from gloaming.kernel.steps import Option

CULTIST: Final[dict[type, Callable[[Turn, Any], Option]]] = {
    Walk: walk,
    DeclarePath: walk,
    Teleport: haunt,
    Act: free.first_freely(act, free.FOR_CULTISTS),
    Linger: free.linger(free.FOR_CULTISTS),
    Meet: give,
    GiveInTurn: give,
    LookAtPulse: look,
    HoldVote: ritual.unless_election(vote, ritual.elect_a_cultist),
    ReconsiderBallot: ritual.unless_election(vote_again, ritual.elect_a_cultist_again),
    WeighBallot: weigh,
    LookThroughFalseEyes: look_through_false_eyes,
    TakeControl: take_control,
    HandleToken: handle_token,
    AskForClaim: claim,
    GuessSeer: name_seer,
    GuessHunter: name_hunter,
    ThrowRope: ropes.throw_to_the_living,
    OfferLamp: items.keep_lamp,
    SendOwl: items.send_harm,
    ChooseParticipant: ritual.choose_a_cultist,
    LayRitualCards: ritual.lay_failure,
    OfferProfession: professions.take_up,
    BreakTie: professions.break_tie_for_the_cult,
    ChooseVictim: professions.choose_prey,
    ChooseOtherDeck: professions.choose_other_deck_for_the_cult,
}
"""What a Cultist does about each question; it helps nobody to close a Portal (`fallback`)."""
