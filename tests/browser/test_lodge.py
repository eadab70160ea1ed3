"""The porter's lodge in a browser: the token opens it, it shows tables, and ends one when asked twice."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.reading import faults
from tests.server.running import RunningHouse

TOKEN = "a token that is long enough"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "token").write_text(TOKEN, encoding="utf-8")
    house = RunningHouse(folder, more=("--admin-token-file", str(folder / "token"))).start()
    yield house
    house.kill()
    assert "Traceback" not in house.said(), house.said()


def test_the_porter_looks_after_the_house(people: People, house: RunningHouse) -> None:
    code = httpx.post(f"{house.url}/api/tables", json={"name": "Ann"}, verify=False).json()["code"]
    porter = people("Porter", phone=True)
    page = porter.open("admin").page
    porter.line_may_break = True  # a wrong token is told to the console as well
    page.get_by_label("The token").fill("not this one")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("status")).to_have_text("This is not the token of this server; look into its file.")
    page.get_by_label("The token").fill(TOKEN)
    page.get_by_role("button", name="Open").click()
    row = page.get_by_role("row").filter(has_text=code)
    expect(row).to_contain_text("lobby")
    expect(page.get_by_label("The token")).to_be_hidden()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.on("dialog", lambda asked: asked.accept())
    row.get_by_role("button", name=f"End table {code}").click()
    expect(row).to_contain_text("aborted")
    page.get_by_label("Only codes that begin with").fill("22222")
    expect(row).to_have_count(0)
    porter.complaints = [each for each in porter.complaints if "401" not in each]
