"""What people hear in the expansions: questions, answers and small scenes, from the moments in which they come up."""

from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.cultists.stage import STAGE
from gloaming.cli.play.cultists.story import story
from gloaming.cli.play.story import Passage
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.expansions.curse_of_the_hunter import HunterNamed, HunterSought
from gloaming.games.cultists.roles.celebrity import CelebrityTested, PulseDealt
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from tests.games.cultists.mine.underground import calls, enters, mine, rides, ropes
from tests.games.cultists.professions.holders import before_the_fight, revives, sacrifices, swaps, with_profession
from tests.people import Table
from tests.rituals import all_lay, elect, lays, points_reached, ritual_of, takes_along
from tests.scenario import table
from tests.surface import SEVEN, hands_over, searching, shoots, station


def speech(t: Table, name: str = "Mary") -> Speech:
    view: View = CULTISTS.view(t.game, t.seat(name))
    return Speech(view, t.names)


def asked(t: Table, name: str = "Mary") -> str:
    s = speech(t, name)
    assert s.view.asked
    return s.ask(s.view.asked.step)


def offers(t: Table, name: str = "Mary") -> dict[str, str]:
    s = speech(t, name)
    assert s.view.asked
    return {str(option): str(s.offer(option, s.view.asked.step)) for option in s.view.asked.options}


def told(t: Table, name: str = "Mary") -> list[Passage]:
    s = speech(t, name)
    return story(s, s.view.journal)


def heard(t: Table, name: str = "Mary") -> str:
    return " ".join(passage.words for passage in told(t, name))


# Items


def test_a_find_and_what_comes_of_it_are_one_sentence_after_the_other() -> None:
    t = searching("green", "red_relic", relics=2)
    t["Mary"].searches("green")
    assert told(t)[-1].words == (
        "You draw a card in the Library: Failure. You find a red relic in the Library. "
        "The third red relic lies on the altar. Organism 46-B is awake."
    )


def test_items_change_hands() -> None:
    t = station(phase="action", at={"Mary": "green", "Ben": "green"}, carried={"Mary": ("rifle",)})
    assert offers(t)["handover:rifle>1"] == "Give Ben the rifle. It changes hands at once. They don’t get a say."
    hands_over(t["Mary"], "rifle", "Ben")
    assert heard(t, "Ben").endswith("Mary gives you the rifle.")


def test_a_shot() -> None:
    t = station(phase="action", at={"Mary": "pink_2"}, carried={"Mary": ("rifle",)}, cultist_tokens=("pink_2",))
    assert offers(t)["shoot:pink_2"].endswith("Single use: after that it’s gone.")
    shoots(t["Mary"])
    assert "Mary fires the rifle. Mary drives the hooded figure out of the Music Room." in heard(t, "Uli")


def test_the_owl_says_what_a_third_card_does() -> None:
    """UTS-ITEM-37."""
    t = searching("green", "snow_owl", deck={"red": ("success", "success")})
    t["Mary"].searches("green")
    assert asked(t).startswith("Where should the owl take a card?")
    words = offers(t)
    assert (
        words["send:red/success"]
        == "Have the owl carry a Success card to the Security Room. Its third card: the room is explored."
    )


def test_the_lamp_is_offered_before_the_cards() -> None:
    """UTS-ITEM-53."""
    t = station(*SEVEN, at={"Mary": "central", "Ben": "green"}, carried={"Mary": ("lamp",)})
    t["Mary"].walks("green")
    assert asked(t).startswith("Light the lamp? You meet Ben in the Library.")
    assert set(offers(t)) == {"light", "dark"}


# The ritual


def test_the_vote_for_a_leader_is_no_accusation() -> None:
    """UTS-ORG-09, -13."""
    t = points_reached()
    assert asked(t).startswith("Who should lead the ritual? Vote 1 of 3.")
    assert offers(t)["abstain"].startswith("Abstain. With no leader, you vote again")
    elect(t, None)
    elect(t, None)
    assert asked(t).startswith("Who should lead the ritual? Vote 3 of 3.")


def test_a_ritual_is_a_scene_to_its_end() -> None:
    """UTS-ORG-14 to -21."""
    t = points_reached()
    elect(t, "Mary")
    assert asked(t).startswith("Who takes part in the ritual? 3 more.")
    takes_along(t, "Mary", "Mary", "Ben")
    assert asked(t).startswith("Who takes part in the ritual? One more.")
    takes_along(t, "Mary", "Uli")
    assert asked(t, "Ben").startswith("Which card will you play?")
    all_lay(t)
    scenes = [passage for passage in told(t, "Eva") if passage.title == "The ritual"]
    assert scenes[-1].words.endswith("Mary plays a card in the ritual. Ben plays a card in the ritual. "
                                     "Uli plays a card in the ritual. The ritual cards: 3 Success.")  # fmt: skip
    end = "\n".join(row.plain for row in STAGE.end_rows(speech(t), (), 80))
    assert "You won. The investigators win: Organism 46-B is banished." in end


def test_a_failed_ritual_says_so() -> None:
    t = ritual_of("Mary", "Ben", "Tom")
    assert offers(t, "Tom")["laydown:failure"].endswith("This fails the ritual, and the cult wins.")
    assert offers(t, "Tom")["laydown:success"] == "Play a Success card"
    lays(t, "Tom", "failure")
    lays(t, "Mary", "success")
    lays(t, "Ben", "success")
    assert told(t)[-1].words == "The cult wins: the banishment ritual failed."


# The mine


def test_a_lift_tells_where_it_leads_and_what_it_costs() -> None:
    """MOC-LIFT-03, -06, -13."""
    t = mine(at={"Mary": "light_blue", "Ben": "orange_2"}, knife="Mary")
    assert offers(t)["lift:lift_1"] == "Step into Lift 1. Its other stop: Workshop."
    enters(t["Mary"], "lift_1")
    words = offers(t)
    assert words["ride:orange_2"].startswith("Ride to the Workshop. Free")
    assert "Ben is there alone. You’ll meet." in words["ride:orange_2"]
    assert words["stepout:light_blue"].startswith("Step out to the Cafeteria. On your route. Free.")
    assert asked(t) == "Where next? You’re in Lift 1. 2 doors left."


def test_a_ride_is_told_as_a_ride() -> None:
    """MOC-LIFT-07."""
    t = mine(at={"Mary": "light_blue"}, knife="Mary")
    enters(t["Mary"], "lift_1")
    rides(t["Mary"], "orange_2")
    t["Mary"].stops()
    words = [passage.words for passage in told(t, "Ben")]
    assert words[-2:] == ["Mary goes into Lift 1.", "Lift 1 goes to the Workshop. Mary steps out in the Workshop."]


def test_a_call_is_told_once() -> None:
    """MOC-LIFT-15."""
    t = mine(phase="action", at={"Mary": "orange_2"}, routes={"Mary": "orange"}, knife="Mary")
    assert offers(t)["call:lift_1"] == "Call Lift 1. It comes to this room, empty."
    calls(t["Mary"], "lift_1")
    assert heard(t, "Ben").endswith("Mary calls Lift 1. Lift 1 goes to the Workshop.")


def test_the_ropes_are_a_scene() -> None:
    """MOC-EVENT-02 to -06."""
    t = mine(phase="event", next_event="safety_ropes", knife="Mary", pulse={"Ben": ["dead"], "Uli": ["alive"]})
    assert asked(t).startswith("Who gets a rope? 2 more.")
    assert offers(t)["rope:1"] == "Throw Ben a rope. The only card in the Pulse deck is shown."
    ropes(t["Mary"], "Ben", "Uli")
    scene = next(passage for passage in told(t) if passage.title == "The ropes")
    assert "You throw safety ropes to Ben and Uli. Ben turns over a Dead card." in scene.words
    assert "Ben is dead, and carries on as a ghost." in scene.words
    assert "The clock strikes: Safety ropes." in heard(t)


# Professions


def test_a_profession_is_won() -> None:
    """MOC-PROF-15."""
    t = before_the_fight("detective")
    t["Mary"].fights()
    assert "You win a Profession: Detective." in heard(t)
    assert "Ben is the Informant, and so an investigator." in heard(t)
    assert "Ben is the Informant" not in heard(t, "Ben")
    assert "Everyone closes their eyes. The Detective, Mary, looks around." in heard(t, "Ben")


def test_a_life_for_a_life_is_one_scene() -> None:
    """MOC-PROF-28, -31."""
    t = with_profession("exorcist", ghosts={"Uli": "vote"})
    assert offers(t)["revive:2"] == "Bring Uli back to life. Once per game. Then you choose who dies instead."
    revives(t["Mary"], "Uli")
    assert asked(t).startswith("Who will die in Uli’s place?")
    sacrifices(t["Mary"], "Eva")
    scene = next(passage for passage in told(t, "Ben") if passage.title == "A life for a life")
    assert (
        scene.words
        == "Mary brings Uli back to life. The Pulse deck stays as it was. Eva dies for another and carries on as a ghost."
    )


def test_the_saboteur_swaps() -> None:
    """MOC-PROF-37."""
    t = with_profession("saboteur", deck={"green": ("success",), "red": ("failure",)})
    swaps(t["Mary"], "green", "red")
    assert "Mary swaps the deck of the Library with the deck of the Security Room." in heard(t, "Ben")


def test_the_mayor_is_asked_about_a_tie() -> None:
    """MOC-PROF-21."""
    t = with_profession("mayor", at="light_blue", routes={"Mary": "light_blue"})
    t["Mary"].calls_vote()
    t.vote(Mary="Ben", Ben="Uli", Uli="Ben", Eva="Uli")
    assert asked(t).startswith("How do you break the tie? You’re the Mayor, and the vote is tied: Ben")
    assert offers(t)["decree:1"] == "Name Ben. Ben carries on as a ghost."


def test_the_profiler_hears_the_order_of_the_cards() -> None:
    """MOC-PROF-34: others hear numbers."""
    deck = ("alive", "dead", "alive")
    at = {"Mary": "central", "Ben": "central", "Uli": "central"}
    t = with_profession("profiler", at=at, pulse={"Ben": deck})
    t["Mary"].checks("Ben")
    assert asked(t).startswith("Ben’s Pulse deck holds Alive, Dead, Alive, in the order they arrived.")
    t = with_profession("profiler", holder="Uli", at=at, pulse={"Ben": deck})
    t["Mary"].checks("Ben")
    assert asked(t).startswith("Ben’s Pulse deck holds 2 Alive and 1 Dead.")


# Roles


def test_the_cursebearer_is_warned() -> None:
    """UTS-ROLE-07, said before the step; nobody else hears it."""
    names = ("Mary", "Ben", "Uli", "Eva", "Tom")
    at = {"Mary": "central", "Ben": "green", "Uli": "red"}
    for role, warned in (("cursebearer", True), ("investigator", False)):
        t = table(*names, at=at, roles={"Mary": role}, ghosts={"Ben": "vote"}, knife="Mary")
        assert ("You’re the Cursebearer: you’d become one" in offers(t)["go:green"]) == warned
        assert "Cursebearer" not in offers(t)["go:red"]


def test_the_blind_cultist_is_bound_by_nothing() -> None:
    """UTS-ROLE-19: no Route is pointed out, and no Dead card must be shown."""
    names = ("Mary", "Ben", "Uli", "Eva", "Tom", "Kim", "Lea", "Pit")
    roles = {"Mary": "blind_cultist", "Pit": "cultist"}
    t = table(*names, phase="action", at={"Mary": "central", "Ben": "central"}, roles=roles, knife="Mary")
    assert "You must reveal a Dead card." not in offers(t)["check:1"]


def scenes(s: Speech, *journal: Event) -> list[tuple[str, str]]:
    return [(passage.title, passage.words) for passage in story(s, journal)]


def test_the_celebrity_and_the_hunter_have_scenes() -> None:
    s = speech(table("Mary", "Ben", "Uli", "Eva", "Tom"))
    assert scenes(s, CelebrityTested(1, alive=False), PulseDealt(1, (2, 0, 2))) == [
        (
            "The Celebrity",
            "Ben is dead. Ben’s Pulse deck is dealt out unseen: Uli: 2 and you: 1.",
        )
    ]
    assert scenes(s, HunterSought("cultists"), HunterNamed("cultists", 2, right=False)) == [
        (
            "The Cursed Hunter",
            ("Both cultists are cursed. The cult must find the Hunter. The cult names Uli as the Hunter. Wrong."),
        )
    ]
