"""A house below a folder of another site, behind a real proxy: nothing that a page does leads out of the folder."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from gloaming.words import of
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.deploy.proxies import caddy
from tests.deploy.test_page import titled
from tests.server.running import RunningHouse, free_port


class Guest(Player):
    """Keeps every address that its page asks for."""

    def __init__(self, browser: Browser, house: str, name: str = "", **manner: bool) -> None:
        site = urlsplit(house)
        super().__init__(browser, f"{site.scheme}://{site.netloc}", name, **manner)  # type: ignore[arg-type]
        self.house, self.asked = house, list[str]()
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.page.on("websocket", lambda line: self.asked.append(line.url.replace("ws", "http", 1)))
        self.context.remove_listener("request", self._follow)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder, front = tmp_path_factory.mktemp("house"), free_port()
    file = folder / "Caddyfile"
    file.write_text(titled("folder"), encoding="utf-8")
    house = RunningHouse(folder, more=("--public-url", f"http://127.0.0.1:{front}/games/")).start()
    try:
        with caddy(file, f"127.0.0.1:{house.port}", folder, front):
            house.url = f"http://127.0.0.1:{front}/games"
            yield house
    finally:
        house.kill()
    assert "Traceback" not in house.said(), house.said()


def test_people_meet_below_a_folder_and_never_leave_it(people: People, house: RunningHouse) -> None:
    ann, ben = people("Ann", kind=Guest, worker=True), people("Ben", kind=Guest)
    assert isinstance(ann, Guest)
    assert isinstance(ben, Guest)
    code = ann.open().make_table()
    ben.join(code)
    expect(ann.page.get_by_text("Ben").first).to_be_visible()
    ann.page.goto(f"{house.url}/narrator")
    expect(ann.page.get_by_text(of("en").t("narrator-kept"))).to_be_visible()
    scope = "async () => (await navigator.serviceWorker.ready).scope"
    assert ann.page.evaluate(scope) == f"{house.url}/"
    strayed = [url for url in ann.asked + ben.asked if not url.startswith((f"{house.url}/", "data:", "blob:"))]
    assert strayed == []
    assert any("/api/" in url and "socket" in url for url in ann.asked)
