"""What a careful bot does about each question, on each side."""

from __future__ import annotations

from typing import Final

from gloaming.bots.base import Answer, by, by_kind, neutral
from gloaming.bots.cultists.careful import cultist, investigator
from gloaming.bots.cultists.careful.expansions import free, hunter, items, mountains, ritual
from gloaming.bots.cultists.careful.places import Places
from gloaming.games.cultists.actions.close_portal import Help, HelpClose
from gloaming.games.cultists.checks import LookAtPulse, ShowDeath
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.curse_of_the_hunter import GuessHunter
from gloaming.games.cultists.expansions.free_actions import Linger
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ThrowRope
from gloaming.games.cultists.expansions.professions.reward import OfferProfession, TakeUp
from gloaming.games.cultists.expansions.professions.tokens.exorcist import ChooseVictim
from gloaming.games.cultists.expansions.professions.tokens.mayor import BreakTie
from gloaming.games.cultists.expansions.professions.tokens.saboteur import ChooseOtherDeck
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import KeepLamp, OfferLamp
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import SendOwl
from gloaming.games.cultists.expansions.under_the_surface.ritual import ChooseParticipant, LayRitualCards
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.tokens.false_eyes import Decline, LookThroughFalseEyes
from gloaming.games.cultists.tokens.in_control import HandleToken, Peek, TakeControl
from gloaming.games.cultists.victory import AskForClaim, GuessSeer
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, Weigh, WeighBallot
from gloaming.kernel.steps import Option


def always(option: Option) -> Answer:
    """... where it is offered."""
    return lambda turn, asked: option if option in asked.options else neutral(asked)


ANSWERS: Final[dict[type, tuple[Answer | None, Answer | None]]] = {
    **dict.fromkeys((Walk, DeclarePath), (lambda turn, asked: Places(turn).walk(asked), cultist.walk)),
    Teleport: (lambda turn, asked: Places(turn).haunt(asked), by(cultist.haunting)),
    Act: (
        free.first_freely(by_kind(investigator.WORTH), free.FOR_INVESTIGATORS),
        free.first_freely(by_kind(cultist.WORTH), free.FOR_CULTISTS),
    ),
    Linger: (free.linger(free.FOR_INVESTIGATORS), free.linger(free.FOR_CULTISTS)),
    # AC-ENC-16: an Investigator's cards are all Alive; they go where they cloud the evidence least.
    **dict.fromkeys((Meet, GiveInTurn), (by(lambda turn, gift: turn.share(gift.to)), by(cultist.giving))),
    LookAtPulse: (always(ShowDeath()), cultist.look),  # AC-ACT-CS-06: a death is reported, through False Eyes as well
    HoldVote: (
        ritual.unless_election(investigator.vote, ritual.elect),
        ritual.unless_election(cultist.vote, ritual.elect_a_cultist),
    ),
    ReconsiderBallot: (
        ritual.unless_election(investigator.vote_again, ritual.elect_again),
        ritual.unless_election(cultist.vote_again, ritual.elect_a_cultist_again),
    ),
    # RQ-47: twice, unless the Knife would cut.
    WeighBallot: (lambda turn, _: Weigh(twice=turn.role != "butterfingers"), always(Weigh(twice=True))),
    LookThroughFalseEyes: (investigator.look_through_false_eyes, always(Decline())),  # Cultists know what they want to
    TakeControl: (lambda turn, _: Decline() if turn.role == "butterfingers" else Peek(), always(Peek())),
    HandleToken: (investigator.handle_token, cultist.handle_token),
    HelpClose: (always(Help()), None),
    AskForClaim: (None, cultist.claim),
    GuessSeer: (None, cultist.name_seer),
    GuessHunter: (hunter.name_hunter, hunter.name_hunter),
    ThrowRope: (mountains.throw_to_the_dead, mountains.throw_to_the_living),
    OfferLamp: (items.offer_lamp, always(KeepLamp())),  # a Cultist has nothing to fear, and nobody else has the lamp
    SendOwl: (items.send_owl, items.send_harm),
    ChooseParticipant: (  # UTS-ORG-14 to -16: oneself, then the least suspected; one who lets it fail is enough (-21)
        by(lambda turn, option: 1.0 if option.seat == turn.me else -turn.share(option.seat)),
        by(lambda turn, option: (option.seat in turn.cultists, turn.share(option.seat))),
    ),
    LayRitualCards: (ritual.lay_success, ritual.lay_failure),
    OfferProfession: (always(TakeUp()), always(TakeUp())),  # MOC-RQ-26: better here than with somebody else
    BreakTie: (mountains.break_tie, mountains.break_tie_for_the_cult),
    ChooseVictim: (  # MOC-PROF-31: the most suspected; never oneself
        by(lambda turn, option: -1.0 if option.target == turn.me else turn.share(option.target)),
        by(lambda turn, option: mountains.as_prey(turn, option.target)),
    ),
    ChooseOtherDeck: (mountains.choose_other_deck(1), mountains.choose_other_deck(-1)),
}
"""What an Investigator does about each question, and what a Cultist does."""

INVESTIGATOR: Final = {step: answer for step, (answer, _) in ANSWERS.items() if answer is not None}
CULTIST: Final = {step: answer for step, (_, answer) in ANSWERS.items() if answer is not None}

HUNTER: Final[dict[type, Answer]] = {
    **INVESTIGATOR,
    Walk: hunter.walk,
    DeclarePath: hunter.walk,
    Teleport: hunter.haunt,
    Act: free.first_freely(by(hunter.acting), free.FOR_INVESTIGATORS),
    Meet: by(hunter.giving),
    GiveInTurn: by(hunter.giving),
    SendOwl: by(hunter.sending),
}
