"""`gloaming play invasion` and `gloaming replay` of its records: whole games, screens, words, and who sees what."""

import re
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from gloaming import words
from gloaming.bots import make_bot
from gloaming.cli.main import app
from gloaming.cli.play.asking import Conversation, Person
from gloaming.cli.play.invasion.names import districts_words
from gloaming.cli.play.invasion.stage import STAGE
from gloaming.cli.play.layout import Canvas, Sheet
from gloaming.cli.play.rows import Rows
from gloaming.cli.play.screen import Screen
from gloaming.cli.play.speech import kebab
from gloaming.games.invasion import INVASION, Options, events
from gloaming.games.invasion.accusation import Accuse
from gloaming.games.invasion.agents import MoveAgent
from gloaming.games.invasion.city import CITIES, load_city
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.setup import AGENTS
from gloaming.games.invasion.state import Reason
from gloaming.games.invasion.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import Record, read, replay, resume
from gloaming.kernel.steps import Question
from tests.cli.test_play_terminal import ESCAPES, PROMPT, Terminal, hands
from tests.games.invasion.table import FIVE, table
from tests.wide import further, one_in

SMALL = Canvas(80, 24, "truecolor", plain=False)
CANVASES = [
    SMALL,
    Canvas(80, 24, None, plain=True),
    Canvas(100, 30, "256", plain=False),
    Canvas(140, 45, "truecolor", plain=False),
]
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina", "Hugo")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GLOAMING_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def play(*arguments: str, typed: str = "1\n" * 3000) -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input=typed)


def games(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.jsonl"))


def record(home: Path) -> Record:
    (path,) = games(home)
    return read(path.read_text("utf-8"), path.name)


# Whole games


@pytest.mark.parametrize("city", CITIES)
def test_a_game_ends_and_its_record_holds(home: Path, city: str) -> None:
    played = play("invasion", "--seed", "whole", "--city", city, "--bots", "random")
    assert played.exit_code == 0, played.output
    match = resume(INVASION, record(home))
    assert match.game.over
    assert match.game.options.city == city
    ending = played.stdout[played.stdout.rindex("The end") :]
    view: View = INVASION.view(match.game, 0)
    assert f"The {view.winner} win: " in ending.replace("\n", " ")
    assert f"You {'won' if (view.winner == 'aliens') == view.alien else 'lost'}." in ending
    assert record(home).head.seed in ending
    assert ending.count("alien, ") == len(view.unveiled.aliens) if view.unveiled else False
    before = played.stdout[: played.stdout.index("Round 1 begins")]
    assert record(home).head.commitment in before


def test_a_game_that_was_left_goes_on_as_if_nothing_had_been(home: Path) -> None:
    play("invasion", "--seed", "away", "--bots", "random", typed="1\n" * 30)
    straight = record(home).answers
    games(home)[0].unlink()
    play("invasion", "--seed", "away", "--bots", "random", typed="1\n" * 9 + "q\n")
    again = play("--resume", typed="1\n" * 21)
    assert again.exit_code == 0, again.output
    assert record(home).answers == straight


def test_bots_play_on_all_chairs(home: Path) -> None:
    watched = play("invasion", "--auto", "--bots", "random", "--seed", "demo", typed="")
    assert watched.exit_code == 0
    assert "Round 1 begins" in watched.stdout
    assert record(home).end is not None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["invasion", "--players", "9"], "4 to 8 players"),
        (["invasion", "--city", "rome"], "There’s no city “rome”"),
        (["invasion", "--level", "expert"], "--level isn’t for Invasion"),
        (["--city", "milan"], "--city isn’t for Cultists"),
        (["chess"], "There’s no game called “chess”"),
        (["invasion", "--option", "tea=hot"], "gloaming play invasion --options"),
        (["invasion", "--option", "declare_window=never"], "Choose from: every_turn, own_turn, standing_orders"),
        (["invasion", "--option", "pressure_track=up"], "a row of numbers, such as 0 1 2 3 4 5"),
        (["invasion", "--option", "scientists_to_save=all"], "scientists_to_save takes a whole number"),
        (["invasion", "--option", "first_architect=Ann"], "number of a seat"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(home: Path, arguments: list[str], words: str) -> None:
    refused = play(*arguments)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert words in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert not games(home)


def test_house_rules_reach_the_table_and_are_listed(home: Path) -> None:
    settings = ["pressure_track=0 1 3", "alien_token_limit=125", "free_partial=yes", "first_architect=0"]
    play("invasion", *[part for setting in settings for part in ("--option", setting)], typed="q\n")
    options = record(home).head.options
    assert (options["pressure_track"], options["alien_token_limit"], options["free_partial"]) == ([0, 1, 3], 125, True)
    shown = play("invasion", "--options").stdout
    rules = [name for name in Options.__struct_fields__ if name not in STAGE.set_otherwise]
    assert all(re.search(rf"^{name} +INV-[A-Z]+-\d\d +\S", shown, re.MULTILINE) for name in rules)


# Screens


def questions(options: Options, seed: str, most: int = 60) -> Iterator[Sheet]:
    """What seat 0 is asked in a game of random bots, as it would be shown."""
    game = INVASION.begin(options, Dice.seeded(seed).key)
    names = NAMES[: options.players]
    person = Person(STAGE, Screen(plain=True, live=False), names, "c" * 64)
    bots = {seat: make_bot("random", "invasion", Dice.seeded(seed, seat)) for seat in range(options.players)}
    while not game.over and most:
        seat = game.waiting_for[0]
        view: Any = INVASION.view(game, seat)
        if seat == 0:
            most -= 1
            yield person.sheet(view)
            person.since = len(view.journal)
        game.answer(seat, bots[seat].decide(view, view.asked))


def plain_text(rows: Rows) -> str:
    return "\n".join(row.plain for row in rows)


@pytest.mark.parametrize(
    "canvas", [*CANVASES[:2], *further(*CANVASES[2:])], ids=lambda canvas: f"{canvas.width}x{canvas.height}"
)
@pytest.mark.parametrize("city", CITIES)
def test_every_question_fits_with_all_its_answers(city: str, canvas: Canvas) -> None:
    optional = Options(players=8, city=city, yellow_events_optional=True, rescue_in_place=True, free_partial=True)
    for sheet in (*questions(Options(city=city), "screens"), *questions(optional, "eight")):
        rows = STAGE.screen(sheet, canvas)
        text = plain_text(rows)
        assert canvas.height
        assert len(rows) <= canvas.height - 1, text  # the last row is the prompt's
        assert max(cell_len(row.plain) for row in rows) <= canvas.width, text
        assert sheet.speech.ask(sheet.asked.step)[:30] in text
        for number in range(1, len(sheet.asked.options) + 1):
            assert f" {number}  " in text, text


def test_a_small_terminal_shows_map_people_agents_and_secrets() -> None:
    sheet = next(sheet for sheet in questions(Options(), "parts") if isinstance(sheet.asked.step, MoveAgent))
    text = plain_text(STAGE.screen(sheet, SMALL))
    view = sheet.speech.view
    assert f"Round {view.round} " in text
    assert f"Pressure {view.pressure_value}" in text
    assert all(name in text for name in NAMES[:5])
    assert all(re.search(rf"{agent}[* ] \w", text) for agent in view.agent_at)
    assert "You are human" in text or "You are an alien" in text
    on_map = [number for number in range(2, len(sheet.asked.options) + 1) if f"[{number}]" in text]
    assert len(on_map) >= len(sheet.asked.options) - 3, text


def test_the_map_shades_the_districts_that_fell(home: Path) -> None:
    for city in CITIES:
        sheet = next(questions(Options(city=city), "map"))
        page = plain_text(STAGE.map_page(sheet.speech, sheet.asked, Canvas(120, 40, None, plain=False)))
        body = page[: page.index("agent with siren")]
        assert body.count("▒") > 2 * len(sheet.speech.view.tokens)
        assert all(f"{agent}*" in body for agent in sheet.speech.view.agent_at)
        assert load_city(city).gathering_point in body


def test_the_welcome_says_what_is_at_stake_and_how_to_answer() -> None:
    text = " ".join(plain_text(STAGE.screen(next(questions(Options(), "welcome")), SMALL)).replace("│", " ").split())
    for said in (
        "Humans: Bring 5 scientists to the Duomo.",
        "See 4 Mother Ships arrive",
        "Type the number of an answer",
        "c" * 64,
    ):
        assert said in text


@pytest.mark.parametrize("width", [80, 120])
def test_pages_to_read_keep_to_the_width(width: int) -> None:
    for sheet in questions(Options(players=6), "pages", most=12):
        canvas = Canvas(width, 24, None, plain=False)
        talk = Conversation(STAGE, Screen(live=False), sheet, 0)
        read_pages = [talk.log(width), STAGE.reference(sheet.speech, width), STAGE.help_page(sheet.speech, width)]
        read_pages.append(STAGE.map_page(sheet.speech, sheet.asked, canvas))
        assert max(cell_len(row.plain) for rows in read_pages for row in rows) <= width


# Words


@pytest.mark.parametrize("language", words.languages())
def test_every_kind_of_event_answer_and_question_has_words(language: str) -> None:
    asked = [step for step in INVASION.steps if issubclass(step, Question)]
    kinds = {"event": INVASION.events, "option": INVASION.answers, "question": asked}
    named = [f"inv-{what}-{kebab(kind.__name__)}" for what, each in kinds.items() for kind in each]
    named += [f"inv-event-card-{kebab(card)}{form}" for card in EVENT_CARDS for form in ("", ".does")]
    named += [f"inv-agent-{agent}" for agent in AGENTS]
    named += [
        f"{known}-{kebab(reason)}" for reason in get_args(Reason) for known in ("inv-reason", "ending-invasion-by")
    ]
    assert [name for name in named if not words.of(language).has(name)] == []


@pytest.mark.parametrize(("city", "language"), one_in(5, product(CITIES, words.languages())))
def test_no_sentence_has_a_hole(city: str, language: str) -> None:
    """Whole games, told to those who play, to a spectator, and open."""
    with words.speaking(language) as spoken:
        spoken.missed.clear()
        tell_whole_games(city)
        assert spoken.missed == set()


def tell_whole_games(city: str) -> None:
    for seed in range(3):
        options = Options(players=6, city=city, alien_planning_visibility=("architect", "public", "nobody")[seed])
        game = INVASION.begin(options, Dice.seeded("words", seed).key)
        bot = make_bot("random", "invasion", Dice.seeded("words", seed))
        while not game.over:
            seat = game.waiting_for[0]
            view: Any = INVASION.view(game, seat)
            speech = STAGE.speech(view, NAMES)
            said = [speech.ask(view.asked.step)]
            said += [str(speech.offer(option, view.asked.step)) for option in view.asked.options]
            assert not any(holes(words) for words in said), said
            game.answer(seat, bot.decide(view, view.asked))
        for eyes in (0, 3, None):
            speech = STAGE.speech(INVASION.view(game, eyes), NAMES)
            for event in game.journal if eyes is None else speech.view.journal:
                assert not holes(speech.tell(event)), event


def holes(words: str) -> bool:
    return bool(re.search(r"None|  |\{|\}|<| \.|_|^[a-z]", words))


def test_an_accusation_that_nobody_could_support_is_warned() -> None:
    """INV-ACCUSE-06."""
    view: Any = table(*FIVE, tokenless=("Ben", "Dan", "Eve")).nobody_declares()["Ann"].sees
    said = [str(STAGE.speech(view, FIVE).offer(Accuse(seat), view.asked.step)) for seat in (1, 2)]
    assert ["Nobody is left to support you" in words for words in said] == [False, True]


def test_districts_are_told_by_name_or_by_sector() -> None:
    assert districts_words(["A7"]) == "A 7"
    assert (
        districts_words(["A10", "A9", "A-x1", "B-x2", "B-x3"]) == "A 9, A 10, one unnumbered in A and 2 unnumbered in B"
    )
    assert districts_words([f"A{number}" for number in range(1, 9)] + ["C1"]) == "8 in A and 1 in C"


def test_no_two_spots_of_a_city_have_one_name() -> None:
    for city in CITIES:
        speech = STAGE.speech(INVASION.view(INVASION.begin(Options(city=city), bytes(32)), 0), NAMES)
        for naming in (speech.spot, speech.short):
            names = [naming(spot) for spot in speech.city.spots]
            assert len(set(names)) == len(names)


def test_an_escalation_belongs_to_the_rescue_that_it_follows() -> None:
    view = INVASION.view(INVASION.begin(Options(), bytes(32)), 0)
    journal = [
        events.RescueAttempted(1, "f1"), events.TeamNamed((1, 0, 2)), events.RescueCardsShown(2, 1), events.EscalationBegan(),
        events.EventTurned("trap"), events.SectorRolled("B"), events.RescueFailed("f1"),
    ]  # fmt: skip
    (scene,) = STAGE.story(STAGE.speech(view, NAMES), journal)
    assert scene.title == "The rescue"
    assert "The Special Team: you, Ben and Cleo. 2 Success, 1 Sabotage." in scene.words
    assert "Trap. The die shows sector B. The rescue fails." in scene.words


# A terminal, and several people at it


@pytest.mark.skipif(sys.platform == "win32", reason="pexpect has no terminal there")
def test_a_whole_game_by_keys_in_a_terminal_of_80_by_24(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "invasion", "--seed", "keys", "--bots", "random")
    ended = "Verify"
    keys = ["m", "", "l", "q", "r", "q", "h", "q", "?", "", "nonsense"]
    while terminal.expect(PROMPT, "Enter to go back", "q to go back", ended) != 3:
        terminal.type(keys.pop(0) if keys else "1")
    terminal.close()
    assert terminal.process.exitstatus == 0
    assert "That isn’t one of the answers" in ESCAPES.sub("", terminal.drawn)
    for lines in terminal.screens:
        assert len(lines) <= 24, "\n".join(lines)
        assert max(map(cell_len, lines)) <= 80, "\n".join(lines)
    assert resume(INVASION, record(tmp_path)).game.over


def test_nobody_sees_the_secrets_of_another(home: Path) -> None:
    """INV-INFO-01, -06: between two covers lie the cards of one person only. Here Ben turns and Ann does not."""
    transcript = play("invasion", "--seed", "hands 9", "--bots", "random", "--people", "Ann,Ben").stdout
    match = resume(INVASION, record(home))
    assert [INVASION.view(match.game, seat).alien for seat in (0, 1)] == [False, True]
    assert not match.game.stated[1]
    parts = list(hands(transcript[: transcript.rindex("The end")]))
    assert len(parts) > 20
    seen = {holder: "".join(part for who, part in parts if who == holder) for holder in ("Ann", "Ben")}
    assert "You are an alien" in seen["Ben"]
    assert "You are an alien" not in seen["Ann"]


# Replay


def test_a_record_is_told_again_by_round_and_verified(home: Path) -> None:
    play("invasion", "--seed", "again", "--bots", "random")
    (path,) = games(home)
    verified = CliRunner().invoke(app, ["replay", str(path), "--verify"])
    assert verified.stdout.startswith("Verified: ")
    told = CliRunner().invoke(app, ["replay", str(path)])
    assert told.exit_code == 0, told.output
    assert told.stdout.startswith("Invasion, 5 seats, Milan. Everything is revealed")
    assert "\nSet-up.\n" in told.stdout
    assert "\nRound 2 begins." in told.stdout
    match = resume(INVASION, record(home))
    aliens = [name for seat, name in enumerate(match.head.names) if INVASION.view(match.game, seat).alien]
    last = told.stdout.strip().splitlines()[-1]
    assert last == "Nobody had turned." if not aliens else aliens[0] in last and last.endswith("had turned.")


def test_a_seat_hears_only_its_own_secrets_again(home: Path) -> None:
    """INV-INFO-01, -10: of the others it hears how many cards, not which."""
    play("invasion", "--seed", "eyes", "--bots", "random")
    (path,) = games(home)
    told = CliRunner().invoke(app, ["replay", str(path), "--seat", "0"]).stdout
    match = list(replay(INVASION, record(home)))[-1]
    others = match.head.names[1:]
    assert "You draw" in told
    assert re.search(rf"({'|'.join(others)}) draws an assimilation card", told)
    assert not re.search(
        rf"({'|'.join(others)}) (draws a Human|draws an Assimilated|plays Success|plays Sabotage)", told
    )
