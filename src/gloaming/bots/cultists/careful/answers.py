"""What a careful bot does about each question, on each side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful import cultist, investigator, places
from gloaming.bots.cultists.careful.expansions import free, hunter, items, mountains, ritual
from gloaming.bots.cultists.careful.expansions.hunter import name_hunter
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.actions.close_portal import HelpClose
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.curse_of_the_hunter import GuessHunter
from gloaming.games.cultists.expansions.free_actions import Linger
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ThrowRope
from gloaming.games.cultists.expansions.professions.reward import OfferProfession
from gloaming.games.cultists.expansions.professions.tokens.exorcist import ChooseVictim
from gloaming.games.cultists.expansions.professions.tokens.mayor import BreakTie
from gloaming.games.cultists.expansions.professions.tokens.saboteur import ChooseOtherDeck
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

INVESTIGATOR: Final[dict[type, Callable[[Turn, Any], Option]]] = {
    Walk: places.walk,
    DeclarePath: places.walk,
    Teleport: places.haunt,
    Act: free.first_freely(investigator.act, free.FOR_INVESTIGATORS),
    Linger: free.linger(free.FOR_INVESTIGATORS),
    Meet: investigator.give,
    GiveInTurn: investigator.give,
    LookAtPulse: investigator.look,
    HoldVote: ritual.unless_election(investigator.vote, ritual.elect),
    ReconsiderBallot: ritual.unless_election(investigator.vote_again, ritual.elect_again),
    WeighBallot: investigator.weigh,
    LookThroughFalseEyes: investigator.look_through_false_eyes,
    TakeControl: investigator.take_control,
    HandleToken: investigator.handle_token,
    HelpClose: investigator.help_close,
    GuessHunter: name_hunter,
    ThrowRope: mountains.throw_to_the_dead,
    OfferLamp: items.offer_lamp,
    SendOwl: items.send_owl,
    ChooseParticipant: ritual.choose_participant,
    LayRitualCards: ritual.lay_success,
    OfferProfession: mountains.take_up,
    BreakTie: mountains.break_tie,
    ChooseVictim: mountains.choose_victim,
    ChooseOtherDeck: mountains.choose_other_deck,
}
"""What an Investigator does about each question."""

CULTIST: Final[dict[type, Callable[[Turn, Any], Option]]] = {
    Walk: cultist.walk,
    DeclarePath: cultist.walk,
    Teleport: cultist.haunt,
    Act: free.first_freely(cultist.act, free.FOR_CULTISTS),
    Linger: free.linger(free.FOR_CULTISTS),
    Meet: cultist.give,
    GiveInTurn: cultist.give,
    LookAtPulse: cultist.look,
    HoldVote: ritual.unless_election(cultist.vote, ritual.elect_a_cultist),
    ReconsiderBallot: ritual.unless_election(cultist.vote_again, ritual.elect_a_cultist_again),
    WeighBallot: cultist.weigh,
    LookThroughFalseEyes: cultist.look_through_false_eyes,
    TakeControl: cultist.take_control,
    HandleToken: cultist.handle_token,
    AskForClaim: cultist.claim,
    GuessSeer: cultist.name_seer,
    GuessHunter: name_hunter,
    ThrowRope: mountains.throw_to_the_living,
    OfferLamp: items.keep_lamp,
    SendOwl: items.send_harm,
    ChooseParticipant: ritual.choose_a_cultist,
    LayRitualCards: ritual.lay_failure,
    OfferProfession: mountains.take_up,
    BreakTie: mountains.break_tie_for_the_cult,
    ChooseVictim: mountains.choose_prey,
    ChooseOtherDeck: mountains.choose_other_deck_for_the_cult,
}
"""What a Cultist does about each question; it helps nobody to close a Portal (`neutral`)."""

HUNTER: Final[dict[type, Callable[[Turn, Any], Option]]] = {
    **INVESTIGATOR,
    Walk: hunter.walk,
    DeclarePath: hunter.walk,
    Teleport: hunter.haunt,
    Act: free.first_freely(hunter.act, free.FOR_INVESTIGATORS),
    Meet: hunter.give,
    GiveInTurn: hunter.give,
    SendOwl: hunter.send_owl,
}
