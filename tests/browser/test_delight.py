"""Sound and touch by choice, the reveal, the picture of a result, and the porter's book: heard, felt and seen by a browser."""

from __future__ import annotations

import json
import struct
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import People
from tests.browser.moments import Seat, lay_out, whole_game
from tests.browser.outcomes import patient
from tests.browser.player import PHONE, Player
from tests.browser.reader import settle
from tests.browser.reading import faults, overhang, unspoken
from tests.browser.scenes import SCREENS
from tests.browser.scenes_invasion import MILAN
from tests.server.prepared import Past
from tests.server.running import RunningHouse
from tests.wide import further

LAPTOP: ViewportSize = {"width": 1366, "height": 657}
SIZES = pytest.mark.parametrize("size", [PHONE, *further(LAPTOP)], ids=["phone", "laptop"])
SLOT = 6
"""Seconds on the tape for each sound."""

TAPE = """() => {
  window.tapeAt = 0;
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 22050 * 120, 22050); window.tape = this; }
    get currentTime() { return window.tapeAt; }
    resume() { return Promise.resolve(); }
    suspend() { return Promise.resolve(); }
  };
}"""
"""A page whose sounds go on a tape that is played afterwards, each at the time that the test sets."""

PLAYED = """async (slot) => {
  const tape = await window.tape.startRendering();
  const samples = tape.getChannelData(0);
  const peak = (from, to) => {
    let most = 0;
    for (let i = Math.floor(from * 22050); i < to * 22050; i++) most = Math.max(most, Math.abs(samples[i]));
    return most;
  };
  const rustle = (from) => { // how loud what is high in it is: paper, and not the bell
    let most = 0;
    for (let i = Math.floor(from * 22050); i < (from + 0.3) * 22050; i++) most = Math.max(most, Math.abs(samples[i] - 2 * samples[i + 1] + samples[i + 2]));
    return most;
  };
  const cues = window.cues.map((cue, index) => [cue, peak(slot * (index + 1), slot * (index + 2)), peak(slot * (index + 2) - 1, slot * (index + 2))]);
  const last = window.cues.length + 1;
  return { cues, alone: rustle(slot * last), bell: rustle(slot * (last + 1) + 0.5), behind: rustle(slot * (last + 2) + 0.5) };
}"""


def hear(player: Player, cue: str, at: float) -> None:
    player.page.evaluate("(at) => { window.tapeAt = at; }", at)
    player.press(player.page.locator(f'[data-cue="{cue}"]'))


def open_sounds(player: Player, house: RunningHouse) -> None:
    SCREENS["walk"](player, house)
    player.press(player.page.get_by_role("button", name="Menu"))
    player.press(player.page.get_by_role("button", name="Sound and touch"))
    player.page.get_by_role("dialog").wait_for()


def test_every_sound_is_heard_none_clips_and_lighter_ones_step_back(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    ann.context.add_init_script(f"({TAPE})()")
    open_sounds(ann, house)
    ann.press(ann.page.get_by_label("Sounds"))
    ann.page.get_by_label("Volume").fill("100")
    cues: list[str] = ann.page.evaluate(
        "() => (window.cues = [...document.querySelectorAll('[data-cue]')].map((button) => button.dataset.cue))"
    )
    assert len(cues) >= 14
    for number, cue in enumerate(cues):
        hear(ann, cue, SLOT * (number + 1))
    last = SLOT * (len(cues) + 1)
    hear(ann, "flip", last)
    hear(ann, "bell", last + SLOT)
    hear(ann, "bell", last + 2 * SLOT)
    hear(ann, "flip", last + 2 * SLOT + 0.5)
    told: dict[str, Any] = ann.page.evaluate(PLAYED, SLOT)
    for cue, peak, tail in told["cues"]:
        assert 0.02 < peak < 0.99, f"{cue} is at {peak:.3f}"
        assert tail < 0.002, f"{cue} does not end: {tail:.4f}"
    assert told["bell"] * 2 < told["behind"] < told["alone"] / 2, (
        f"a card under the bell steps back, and is heard: {told}"
    )


@SIZES
def test_sound_and_touch_are_off_until_chosen_and_the_choice_is_kept(
    people: People, house: RunningHouse, size: ViewportSize
) -> None:
    ann = people("Ann", phone=size is PHONE)
    ann.page.set_viewport_size(size)
    open_sounds(ann, house)
    page = ann.page
    sounds, touch, volume = (
        page.get_by_label("Sounds"),
        page.get_by_label("Let the phone stir"),
        page.get_by_label("Volume"),
    )
    expect(sounds).not_to_be_checked()
    expect(touch).not_to_be_checked()
    expect(volume).to_be_disabled()
    ann.press(sounds)
    ann.press(touch)
    volume.fill("25")
    settle(ann)
    assert faults(page) == []
    assert unspoken(page) == []
    assert overhang(page) <= 0
    page.reload()
    page.locator("section.panel").wait_for()
    ann.press(page.get_by_role("button", name="Menu"))
    expect(page.get_by_role("switch", name="Sounds")).to_have_attribute("aria-checked", "true")
    ann.press(page.get_by_role("button", name="Sound and touch"))
    expect(touch).to_be_checked()
    expect(volume).to_have_value("25")
    page.keyboard.press("Escape")
    ann.press(page.get_by_role("switch", name="Sounds"))
    expect(page.get_by_role("switch", name="Sounds")).to_have_attribute("aria-checked", "false")


@pytest.mark.parametrize(("screen", "stirs"), [("walk", True), ("meet", False), ("night", False)])
def test_a_phone_stirs_at_an_answer_that_everyone_sees_and_at_no_other(
    people: People, house: RunningHouse, screen: str, stirs: bool
) -> None:
    ann = people("Ann", phone=True)
    ann.context.add_init_script(
        "window.stirred = []; navigator.vibrate = (pattern) => window.stirred.push(pattern);"
        "localStorage.setItem('gloaming.touch', 'on');"
    )
    SCREENS[screen](ann, house)
    ann.answer()
    if stirs:
        ann.page.wait_for_function("() => window.stirred.length > 0")
    else:
        ann.page.wait_for_timeout(300)
        assert ann.page.evaluate("() => window.stirred") == []


# The reveal

LAST_WORD = """([code, token, answer]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", code, token }));
  socket.onmessage = ({ data }) => {
    const { type, view } = JSON.parse(data);
    if (type === "everything") socket.send(JSON.stringify({ type: "answer", question: view.asked.number, code: answer }));
    else { socket.close(); done(); }
  };
})"""


def one_answer_short(house: RunningHouse, options: Any) -> tuple[list[Seat], Seat, str]:
    """A table that the answer of one seat ends."""
    past = whole_game(options)
    chair, answer = past.answers[-1]
    seats = lay_out(house, Past(past.seed, past.answers[:-1]), options)
    return seats, seats[chair], answer


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_the_cards_are_turned_at_the_end_of_a_game_that_was_watched(
    people: People, house: RunningHouse, still: bool
) -> None:
    ann, theo = people("Ann", phone=True, moving=not still), people("Theo")
    ann.context.add_init_script(patient(600))  # no card is turned by itself
    seats, last, answer = one_answer_short(house, MILAN)
    ann.take(next(seat for seat in seats if seat is not last))
    ann.page.locator("section.panel").wait_for()
    theo.open()
    theo.page.evaluate(LAST_WORD, [last.code, last.token, answer])

    def is_over() -> bool:
        ann.hurry()  # what led to the end has scenes of its own
        return ann.is_over

    ann.wait_until(is_over)
    scene = ann.page.locator(".unmasking")
    if still:
        expect(ann.page.locator("main.end .who .hostile .face")).not_to_have_count(0)
        expect(scene).to_have_count(0)
        return
    scene.wait_for()
    ann.press(scene.get_by_role("button"))
    expect(scene.locator("li.up")).to_have_count(len(seats))
    assert faults(ann.page) == []
    ann.press(scene.get_by_role("button"))
    expect(scene).to_have_count(0)
    expect(ann.page.locator("main.end .who .hostile .face")).not_to_have_count(0)
    ann.page.reload()
    ann.page.locator(".result").wait_for()
    expect(scene).to_have_count(0)  # what is over is not played again


# The picture

PIXELS = """() => {
  const canvas = document.querySelector("dialog canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Map();
  for (let i = 0; i < data.length; i += 4 * 7) {
    const colour = `${data[i] >> 4} ${data[i + 1] >> 4} ${data[i + 2] >> 4}`;
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  const most = Math.max(...colours.values()) / (data.length / 28);
  return { size: [canvas.width, canvas.height], colours: colours.size, most, print: canvas.toDataURL().length };
}"""


def is_another(page: Page, pixels: list[int], prints: set[str]) -> bool:
    """A picture of this size has been drawn that was not seen before."""
    drawn = page.evaluate(PIXELS)
    return bool(drawn["size"] == pixels and drawn["print"] not in prints)


@SIZES
@pytest.mark.parametrize("screen", ["end", "invasion-end"])
def test_a_result_becomes_a_picture_and_a_text_without_names_unless_wanted(
    people: People, house: RunningHouse, tmp_path: Path, size: ViewportSize, screen: str
) -> None:
    ann = people("Ann", phone=size is PHONE)
    ann.page.set_viewport_size(size)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    SCREENS[screen](ann, house)
    page = ann.page
    ann.press(page.get_by_role("button", name="Share the result"))
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    page.wait_for_function(
        "() => document.querySelector('dialog canvas').getContext('2d').getImageData(600, 300, 1, 1).data[3] > 0"
    )
    settle(ann)
    prints: set[str] = set()
    for shape, pixels in (("Wide", [1200, 630]), ("Tall", [1080, 1350])):
        ann.press(sheet.locator("label.choice", has_text=shape))
        for _ in range(2):
            ann.wait_until(partial(is_another, page, pixels, prints))
            drawn = page.evaluate(PIXELS)
            assert drawn["colours"] > 60
            assert drawn["most"] < 0.7
            prints.add(drawn["print"])
            ann.press(sheet.get_by_label("With names"))
    assert len(prints) == 4
    assert faults(page) == []
    assert unspoken(page) == []
    assert overhang(page) <= 0
    with page.expect_download() as saved:
        ann.press(sheet.get_by_role("button", name="Save the picture"))
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert struct.unpack(">II", file.read_bytes()[16:24]) == (1080, 1350)
    ann.press(sheet.get_by_role("button", name="Copy as text"))
    expect(sheet).to_contain_text("Copied")
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    assert "win" in text
    assert not any(name in text for name in ("Theo", "Agnes", "Ruben", "Ines", "Oskar"))


# The porter's book


@SIZES
def test_the_book_remembers_a_game_is_saved_forgotten_and_brought_back(
    people: People, house: RunningHouse, tmp_path: Path, size: ViewportSize
) -> None:
    ann = people("Ann", phone=size is PHONE)
    ann.page.set_viewport_size(size)
    page = ann.page
    SCREENS["end"](ann, house)
    expect(page.locator(".result")).to_contain_text("New title: The new face")
    page.reload()
    page.locator(".result .title").first.wait_for()
    ann.press(page.locator(".result").get_by_role("link", name="The porter’s book"))
    book = page.locator("main")
    expect(book).to_contain_text("One game")
    expect(book).to_contain_text("The new face")
    settle(ann)
    assert faults(page) == []
    assert unspoken(page) == []
    assert overhang(page) <= 0
    with page.expect_download() as saved:
        ann.press(page.get_by_role("button", name="Save the book"))
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert len(json.loads(file.read_text())["games"]) == 1
    ann.press(page.get_by_role("button", name="Forget everything"))
    expect(book).to_contain_text("One game")  # it asks once
    ann.press(page.get_by_role("button", name="Tap again to forget"))
    expect(book).to_contain_text("No games yet")
    assert page.evaluate("() => localStorage.getItem('gloaming.memory')") is None
    page.locator("input[type=file]").set_input_files(file)
    expect(book).to_contain_text("One game added")
    expect(book).to_contain_text("The new face")
    page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(book).to_contain_text("Nothing was changed")


def test_a_browser_that_keeps_nothing_says_so_in_the_book(browser: Browser, house: RunningHouse) -> None:
    ann = Player(browser, house.url, "Ann")
    ann.context.add_init_script(
        "const set = Storage.prototype.setItem;"
        "Storage.prototype.setItem = function (key, value) {"
        "  if (key === 'gloaming.memory') throw new DOMException('full', 'QuotaExceededError'); set.call(this, key, value); };"
    )
    SCREENS["end"](ann, house)
    ann.press(ann.page.locator(".result").get_by_role("link", name="The porter’s book"))
    expect(ann.page.locator("main")).to_contain_text("lasts until you close this tab")
    expect(ann.page.locator("main")).to_contain_text("One game")
    assert ann.complaints == []
    ann.leave()
