"""Every kind of answer in words: the act, and what it leads to as far as this seat can know."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping

from gloaming.cli.play.cultists.expansion_rows import surface_of
from gloaming.cli.play.cultists.speech import FACES, Speech
from gloaming.cli.play.cultists.surroundings import has_power, is_bound, living_in, on_route, united, would_meet
from gloaming.cli.play.speech import article, count
from gloaming.cli.play.words import Offer, Wording
from gloaming.games.cultists.actions import (
    check_room,
    check_state,
    close_portal,
    fight_cultist,
    fill_room,
    initiate_vote,
    passing,
    restart_power,
    scare_fishman,
    secure_hallway,
    use_camera,
)
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.checks import LookAtPulse, PutBack, ShowDeath
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.movement import DeclarePath, Go, Stop, Teleport, Walk
from gloaming.games.cultists.night import Wake
from gloaming.games.cultists.roles.assassin import Assassinate
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE, SET_UP
from gloaming.games.cultists.tokens.false_eyes import Decline, LookThroughFalseEyes, Spy
from gloaming.games.cultists.tokens.in_control import Peek, RemoveToken, ReturnToken
from gloaming.games.cultists.victory import Claim, Confirm, NameSeer
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot, ReconsiderBallot, Weigh
from gloaming.kernel.steps import Question
from gloaming.kernel.values import Seat

# Movement


def go(s: Speech, o: Go, asked: Question) -> Offer:
    route = "on your route" if is_bound(s.view) and on_route(s.board, s.view, o.to) else ""
    if isinstance(asked, Teleport):
        return Offer(f"Drift to {s.the(o.to)}", route, s.board.name(o.to))
    parts = [route, meeting(s, o.to, asked), curse(s, o.to)]
    if isinstance(asked, Walk):
        parts.append(stop_or_go_on(asked.start, asked.points, o.to))
    if isinstance(asked, DeclarePath):
        parts[1] = parts[1].replace("you will meet", "you would meet")
    return Offer(f"Go to {s.the(o.to)}", "; ".join(filter(None, parts)), s.board.name(o.to))


def meeting(s: Speech, place: Place, asked: Question) -> str:
    """AC-ENC-06, said before the step."""
    if isinstance(asked, Walk) and place in asked.met:
        return "you have met there this turn"  # RQ-01
    others = would_meet(s.board, s.view, place)
    if others:
        alone = "is alone there" if len(others) == 1 else "are there in the dark"
        if all(s.view.at[other] != place for other in others):
            alone += " behind a secret door"
        cards = ", without cards" if s.view.round <= s.view.no_cards_until else ""
        return f"{s.all_of(others)} {alone}, you will meet{cards}"
    crowd = [seat for seat in living_in(s.board, s.view, place) if seat != s.view.seat]
    return f"{s.all_of(crowd)} are there, no meeting" if crowd else ""


def curse(s: Speech, place: Place) -> str:
    """UTS-ROLE-07, said before the step."""
    view, ground = s.view, place in s.board.rooms or s.view.options.curse_in_hallways
    if view.role != "cursebearer" or view.seat is None or view.ghost[view.seat] or not ground:
        return ""
    haunted = any(view.ghost[seat] and at in united(s.board, view, place) for seat, at in enumerate(view.at))
    return "a ghost is there, and the Cursebearer becomes one" if haunted else ""


def stop_or_go_on(start: Place, points: int, to: Place) -> str:
    if to == start:
        return "you started there and cannot stay"
    return "your last door" if points == 1 else ""


def stop(s: Speech, o: Stop, asked: Question) -> Offer:
    if isinstance(asked, DeclarePath):
        return Offer(f"End your way in {s.the(o.at)}")
    return Offer(f"Stay in {s.the(o.at)}", "your movement ends")


# Cards


def give(s: Speech, o: Give, asked: Question) -> Offer:
    face = FACES[o.card]
    left = s.view.hand.count(o.card)
    deadly = "; a secret death" if o.card == "dead" else ""
    return Offer(f"Give {s.name(o.to)} {article(face)} {face} card", f"you have {left}{deadly}")


def fill(s: Speech, o: fill_room.FillRoom, asked: Question) -> Offer:
    face = FACES[o.card]
    act, short = f"Lay {article(face)} {face} card on the deck of {s.the(o.place)}", f"{face}: {s.board.name(o.place)}"
    return Offer(act, third_card(s, o.place), short)


def third_card(s: Speech, place: Place) -> str:
    """AC-ACT-FR-05, said before the card is laid."""
    if not s.view.explored[place] and s.view.deck[place] == CARDS_TO_EXPLORE - 1:
        return "its third card, so the room is explored"
    return f"{count(s.view.deck[place], 'card')} there now"


def secure(s: Speech, o: secure_hallway.SecureHallway, asked: Question) -> Offer:
    face = FACES[o.card]
    return Offer(f"Put {article(face)} {face} card into the Unsafe Passages", f"{s.view.unsafe_deck} there now")


# Checks


def look(s: Speech, target: Seat) -> str:
    """AC-ACT-CS-06: what a look at this Pulse deck binds one to."""
    duty = "" if TEAM_OF.get(s.view.role or "") == "cultists" else "; a Dead card must be shown"
    return f"{count(s.view.pulse[target], 'card')}{duty}{warning(s, 'look')}"


def check_room_words(s: Speech, o: check_room.CheckRoom, asked: Question) -> Offer:
    return Offer(f"Draw a card in {s.the(o.place)}", drawing(s, o.place), f"Draw: {s.board.name(o.place)}")


def drawing(s: Speech, place: Place) -> str:
    rack = s.board.rooms[place].rack
    last = s.view.shelf[rack] + 1 == s.board.racks[rack].books
    score = f", which fills the rack: {count(s.board.racks[rack].points, 'point')}" if last else ""
    return f"{count(s.view.deck[place], 'card')}; Success brings a book{score}"


def watch_state(s: Speech, o: use_camera.WatchState, asked: Question) -> Offer:
    return Offer(
        f"Look at {s.whose(o.target)} Pulse deck by camera",
        look(s, o.target) + warning(s, "special"),
        f"Camera: {s.label(o.target)}",
    )


def show_death(s: Speech, o: ShowDeath, asked: LookAtPulse) -> Offer:
    end = f"{s.says([asked.target], 'go on as a ghost')}, and a vote follows{warning(s, 'show')}"
    return Offer("Lay the Dead card open", end)


def put_back(s: Speech, o: PutBack, asked: Question) -> Offer:
    options = () if s.view.asked is None else s.view.asked.options
    dead = any(isinstance(option, ShowDeath) for option in options)
    return Offer("Put the deck back and show nothing", "the death stays secret" if dead else "")


def spy(s: Speech, o: Spy, asked: Question) -> Offer:
    return Offer(f"Look at {s.whose(o.target)} Pulse deck", count(s.view.pulse[o.target], "card") + warning(s, "knife"))


def decline(s: Speech, o: Decline, asked: Question) -> Offer:
    return Offer("Look at nobody" if isinstance(asked, LookThroughFalseEyes) else "Leave the bag alone")


WARNINGS = {
    ("greenhorn", "special"): "the Greenhorn becomes a ghost by it",
    ("butterfingers", "knife"): "Butterfingers becomes a ghost by using the knife",
    ("crybaby", "show"): "the Crybaby becomes a ghost by it",
    ("crybaby", "look"): "a death found makes the Crybaby a ghost",
}
"""What the own Role makes of an act."""


def warning(s: Speech, act: str) -> str:
    living = s.view.seat is not None and not s.view.ghost[s.view.seat]
    told = WARNINGS.get((s.view.role or "", act)) if living else None
    return f"; {told}" if told else ""


# Votes and ends


def accuse(s: Speech, o: Accuse, asked: Question) -> Offer:
    again = isinstance(asked, ReconsiderBallot)
    who = "yourself" if o.seat == s.view.seat else s.name(o.seat)
    return Offer(f"Vote for {who}{' instead' if again else ''}", warning(s, "knife").lstrip("; ") if again else "")


def abstain(s: Speech, o: Abstain, asked: Question) -> Offer:
    again = isinstance(asked, ReconsiderBallot)
    return Offer(
        f"Abstain{' instead' if again else ''}",
        warning(s, "knife").lstrip("; ")
        if again
        else f"weighs against {'any leader' if leading(s) else 'sending anybody away'}",
    )


def leading(s: Speech) -> bool:
    """UTS-ORG-09: whether this Vote is one for a leader."""
    surface = surface_of(s.view)
    return surface is not None and surface.leader_vote > 0


def claim(s: Speech, o: Claim, asked: Question) -> Offer:
    needed = SET_UP[len(s.view.at)].dead_needed
    return Offer("Step forward and claim", f"with {needed} dead investigators you win, with fewer you lose")


def close(s: Speech, o: close_portal.ClosePortal, asked: Question) -> Offer:
    if s.view.closing:
        return Offer("Close the Portal", f"{s.all_of(s.view.closing)} began it, with you it closes")
    return Offer("Begin to close the Portal", "a second one must do the same this hour")


def camera_room(s: Speech, o: use_camera.WatchRoom, asked: Question) -> Offer:
    return Offer(
        f"Draw a card in {s.the(o.place)} by camera",
        drawing(s, o.place) + warning(s, "special"),
        f"Camera: {s.board.name(o.place)}",
    )


def vote(s: Speech, o: initiate_vote.InitiateVote, asked: Question) -> Offer:
    return Offer("Call a vote", f"everybody votes at once{warning(s, 'special')}")


def check(s: Speech, o: check_state.CheckState, asked: Question) -> Offer:
    return Offer(f"Look at {s.whose(o.target)} Pulse deck", look(s, o.target), f"Pulse: {s.label(o.target)}")


def assassinate(s: Speech, o: Assassinate, asked: Question) -> Offer:
    return Offer(f"Strike {s.name(o.target)} as the Assassin", "once a game; your role is shown, no vote follows")


def restart(s: Speech, o: restart_power.RestartPower, asked: Question) -> Offer:
    dark = [place for place in s.board.places if not has_power(s.board, s.view, place)]
    return Offer("Restart the power", "light everywhere" if dark else "")


WORDINGS: Mapping[type, Wording] = {
    Wake: lambda s, o, q: Offer("Wake up"),
    Go: go,
    Stop: stop,
    Give: give,
    ShowDeath: show_death,
    PutBack: put_back,
    Accuse: accuse,
    Abstain: abstain,
    KeepBallot: lambda s, o, q: Offer("Keep your ballot", "the vote is settled as it stands"),
    Weigh: lambda s, o, q: Offer("Let your ballot count twice", warning(s, "knife").lstrip("; ")) if o.twice else Offer("Let your ballot count once"),
    Confirm: lambda s, o, q: Offer(f"Let hour {s.view.round} end"),
    Claim: claim,
    NameSeer: lambda s, o, q: Offer(f"Name {s.name(o.seat)}", "one guess; if it is right, the cultists win"),
    check_state.CheckState: check,
    secure_hallway.SecureHallway: secure,
    fight_cultist.FightCultist: lambda s, o, q: Offer(f"Drive the cultist out of {s.the(o.place)}", "for good"),
    scare_fishman.ScareFishman: lambda s, o, q: Offer("Scare the Fishman into the lake", f"this hallway is free again{warning(s, 'knife')}"),
    fill_room.FillRoom: fill,
    check_room.CheckRoom: check_room_words,
    initiate_vote.InitiateVote: vote,
    use_camera.WatchRoom: camera_room,
    use_camera.WatchState: watch_state,
    restart_power.RestartPower: restart,
    close_portal.ClosePortal: close,
    close_portal.CloseTogether: lambda s, o, q: Offer(f"Close the Portal with {s.name(o.partner)}", "who may refuse; your action is spent"),
    close_portal.Help: lambda s, o, q: Offer("Help", "the Portal closes, and you give up your action"),
    close_portal.Refuse: lambda s, o, q: Offer("Do not help"),
    passing.Pass: lambda s, o, q: Offer("Pass"),
    Assassinate: assassinate,
    Spy: spy,
    Decline: decline,
    Peek: lambda s, o, q: Offer("Take a token out for a look", f"{s.view.bag} in the bag{warning(s, 'knife')}"),
    RemoveToken: lambda s, o, q: Offer("Take it out of the game", "the others do not learn which it was"),
    ReturnToken: lambda s, o, q: Offer("Return it to the bag"),
}  # fmt: skip
