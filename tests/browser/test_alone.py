"""A person alone, among bots: from the home page to the end, and through the game again."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.moments import lay_out, whole_game
from tests.server.running import GLOAMING, RunningHouse


def test_two_taps_at_the_door_lead_past_the_lobby_into_the_night(people: People) -> None:
    ada = people("Ada", phone=True).open()
    ada.wish_for("door-alone")
    assert ada.await_question().mark.startswith("NIGHT")
    assert ada.page.locator(".strip li").count() == 5


def test_the_game_that_was_chosen_last_is_offered_first(people: People) -> None:
    ada = people("Ada", phone=True).open()
    ada.wish_for("door-alone", "Invasion")
    expect(ada.page.locator(".strip li")).to_have_count(5)
    assert ada.views[-1]["saved"] == 0
    ada.open("#/")
    ada.press(ada.page.get_by_role("button", name="Play alone"))
    expect(ada.page.locator(".games b").first).to_have_text("Invasion")


@pytest.mark.slow
def test_a_person_alone_plays_a_whole_game_on_a_phone_and_watches_it_again(people: People, tmp_path: Path) -> None:
    ada = people("Ada", phone=True)
    code = ada.make_table()
    ada.fill_with_bots()
    ada.begin()
    assert ada.play().over
    page = ada.page
    expect(page.locator("main.end h1")).to_contain_text("win")
    expect(page.locator("main.end")).to_contain_text("The seed, revealed at the end")

    with page.expect_download() as saved:
        ada.press(page.locator("main.end .chart a[download]"))
    record = tmp_path / saved.value.suggested_filename
    assert record.name == f"gloaming-{code}.jsonl"
    saved.value.save_as(record)
    said = subprocess.run([*GLOAMING, "replay", str(record), "--verify"], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr

    ada.press(page.get_by_role("link", name="Watch it again"))
    expect(page.locator("main.replay p.now")).to_contain_text("The night")


def test_a_finished_game_is_watched_again_by_steps_by_scrubbing_and_through_other_eyes(
    people: People, house: RunningHouse
) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, whole_game())[0], "/replay")
    page, now, slider = ann.page, ann.page.locator("main.replay p.now"), ann.page.get_by_role("slider")
    slider.press("Home")
    night = now.text_content() or ""
    ann.press(page.get_by_role("button", name="Forward one answer"))
    ann.press(page.get_by_role("button", name="Forward one event"))
    expect(now).not_to_have_text(night)
    ann.press(page.get_by_role("button", name="Forward one hour"))
    expect(now).to_contain_text("Hour II")

    box = slider.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    expect(now).not_to_contain_text("Hour II")

    eyes, side = page.get_by_role("combobox"), page.locator("main.replay .side")
    assert eyes.locator("option").count() == 8
    ann.press(page.get_by_role("button", name="Table"))
    expect(side).to_contain_text("Ann, ")
    expect(side).not_to_contain_text("Theo, ")
    eyes.select_option("all")
    expect(side).to_contain_text("Theo, ")
    expect(side).to_contain_text(", Cultist")
    eyes.select_option("spectator")
    expect(side).not_to_contain_text("What’s face up")
    ann.press(page.get_by_role("link", name="The end"))
    expect(page.locator("main.end")).to_be_visible()
