"""What the page shows of the question that is open, read from the page as it is."""

from __future__ import annotations

from typing import Any

import msgspec

LOOK = """() => {
  if (document.querySelector("main.end")) return {over: true};
  const panel = document.querySelector("section.panel .asking:not(.sent)");
  if (!panel || panel.querySelector("[data-walking]")) return null;  // a walk of several doors answers for itself
  const sheet = document.querySelector("main .frame > .sheet");
  if (sheet?.clientWidth && sheet.clientHeight && !sheet.querySelector("svg")) return null;  // its places come with the next frame
  const fan = panel.querySelector("[role=slider]");
  const all = (what, of) => [...panel.querySelectorAll(what)].map(of);
  return {
    mark: panel.querySelector(".classmark")?.innerText ?? "",
    title: panel.querySelector("h1")?.innerText ?? "",
    detail: panel.querySelector(".sub")?.innerText ?? "",
    cards: fan ? fan.querySelectorAll("[data-card]").length : 0,
    raised: fan ? Number(fan.getAttribute("aria-valuenow")) : 0,
    names: all("[role=radio]:not([aria-disabled])", (name) => name.getAttribute("aria-checked") === "true"),
    acts: all("button.act:not([aria-disabled])", (act) => act.getAttribute("aria-pressed") === "true"),
    listed: all("li > button[aria-pressed]:not(.act)", (line) => line.getAttribute("aria-pressed") === "true"),
    picks: all("[role=group] > .btn", (pick) => pick.getAttribute("aria-pressed") === "true"),
    held: panel.querySelectorAll("button.held").length,
    buttons: all(".acts > .btn, .btn.candle", (button) => ({
      words: button.innerText,
      main: button.matches(".ink, .candle"),
      enabled: !button.disabled,
    })),
    places: [...document.querySelectorAll("[data-place].choosable")].map((place) => place.dataset.place),
  };
}"""


class Button(msgspec.Struct, frozen=True):
    words: str
    main: bool
    enabled: bool


class Panel(msgspec.Struct, frozen=True):
    """The question of the moment, with what can be touched. `over`: there is none any more, the game has ended."""

    over: bool = False
    mark: str = ""
    title: str = ""
    detail: str = ""
    cards: int = 0
    raised: int = 0
    """Which card is raised, counted from one; none yet: 0."""
    names: tuple[bool, ...] = ()
    """The boxes of a list of people, and which one is crossed."""
    acts: tuple[bool, ...] = ()
    listed: tuple[bool, ...] = ()
    picks: tuple[bool, ...] = ()
    """What must be chosen before the rest is asked: which Item, which room."""
    held: int = 0
    buttons: tuple[Button, ...] = ()
    places: tuple[str, ...] = ()

    @staticmethod
    def told(found: dict[str, Any] | None) -> Panel | None:
        return None if found is None else msgspec.convert(found, Panel)

    def enabled(self, *, main: bool) -> list[int]:
        return [at for at, button in enumerate(self.buttons) if button.enabled and button.main == main]
