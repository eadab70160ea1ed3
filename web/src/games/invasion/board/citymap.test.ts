// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../../i18n";
import type { Everything } from "../../../protocol/types";
import { fromFixture } from "../../../store/table.svelte";
import type { AnswerOption, View } from "../protocol";
import type { InvasionStore } from "../store";
import { moments } from "./cities.test.support";
import CityMap from "./CityMap.svelte";
import { distance, type Point } from "./geometry";

await setLanguage("en");
// Here nothing draws frames: things are where they go, at once.
const { happyDOM } = window as unknown as { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };
happyDOM.settings.device.prefersReducedMotion = "reduce";
afterEach(cleanup);

const ALL = new Map(moments().map((moment) => [moment.name, moment]));

/** The map as the table page shows it. */
function drawn(name: string, { size = [828, 568] as [number, number], watching = false } = {}) {
  const { message, view } = ALL.get(name)!;
  const store = fromFixture(message as unknown as Everything) as unknown as InvasionStore;
  const onchoose = vi.fn<(option: AnswerOption) => void>();
  const choices = new Map((view.asked?.options ?? []).map((option) => [option.code, option]));
  const { container } = render(CityMap, { store, size, ...(watching ? {} : { choices, onchoose }) });
  return {
    store, view, container, onchoose,
    all: (selector: string) => [...container.querySelectorAll<SVGElement>(selector)],
    one: (selector: string) => container.querySelector<SVGElement>(selector)!,
  }; // prettier-ignore
}

const centreOf = (hit: SVGElement): Point => [Number(hit.getAttribute("cx")), Number(hit.getAttribute("cy"))];

/** The two that lie closest to each other. */
function nearest<T extends SVGElement>(hits: T[]): [T, T] {
  const pairs = hits.flatMap((one, index) => hits.slice(index + 1).map((other): [T, T] => [one, other]));
  const gap = ([one, other]: [T, T]) => distance(centreOf(one), centreOf(other));
  return pairs.sort((a, b) => gap(a) - gap(b))[0]!;
}

const press = (element: Element, key: string) => {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};

describe("the map", () => {
  it("shows every token, agent, scientist and letter that there is", () => {
    const { all, view, store } = drawn("Control-1");
    expect(all("[data-alien]").map((each) => each.getAttribute("data-alien")).sort()).toEqual([...view.tokens].sort());
    expect(all(".agent").map((each) => each.querySelector("text")!.textContent)).toEqual(Object.keys(view.agent_at));
    expect(all(".agent .siren").length).toBe(Object.values(view.siren).filter(Boolean).length);
    expect(all(".scientist").length).toBe(view.scientists.length + view.saved);
    expect(new Set(all("[data-sign]").map((each) => each.getAttribute("data-sign")))).toEqual(new Set(store.board!.roads.map(({ letter }) => letter)));
  });

  it("tells sectors, roads and spots apart without colours", () => {
    const { all, store } = drawn("Control-1");
    for (const { id } of store.board!.sectors) expect(all(`g.mark[data-sector="${id}"] text`).map((each) => each.textContent)).toEqual([id]);
    const form = (mark: string) => new Set(all(`.spot.${mark}`).map((each) => [...each.children].map(({ tagName }) => tagName).join()));
    const forms = ["starting", "gathering"].map((mark) => [...form(mark)].join());
    expect(new Set(forms).size).toBe(2);
    expect(all(".spot").length).toBe(store.board!.spots.length);
  });

  it("says how many districts of each sector are alien", () => {
    const { all, view, store } = drawn("Control-1");
    for (const gauge of all("[data-gauge]")) {
      const sector = gauge.getAttribute("data-gauge")!;
      const alien = view.tokens.filter((district) => district.startsWith(sector)).length;
      const every = store.board!.districts.filter((district) => district.sector === sector).length;
      expect(gauge.textContent).toContain(`${alien}/${every}`);
      expect(gauge.getAttribute("aria-label")).toContain(alien > 0 ? `${alien} of ${every} districts alien` : "none of");
    }
  });

  it("says who has the active agent", () => {
    const { one, view, store } = drawn("Control-1");
    expect(view.turn).toBe(store.chair);
    expect(one(".agent.active .name").textContent).toBe("you");
    expect(one(".agent.active").classList.contains("mine")).toBe(true);
  });
});

describe("a choice", () => {
  it.each(["Control-1", "Send-1", "Pick-1", "Escort-1", "PlaceScientist-1", "Newcomer-1", "Sector-1", "Free-one", "Free-1", "Act-stated"])(
    "of %s can be made by the keyboard, and says what it is",
    (name) => {
      const { all, onchoose } = drawn(name);
      const targets = all("[data-choice]");
      expect(targets.length).toBeGreaterThan(0);
      for (const target of targets) {
        onchoose.mockClear();
        expect(target.getAttribute("role")).toBe("button");
        expect(target.getAttribute("tabindex")).toBe("0");
        expect(target.getAttribute("aria-label")!.length).toBeGreaterThan(8);
        expect(target.getAttribute("aria-label")).not.toMatch(/inv-/);
        press(target, "Enter");
        expect(onchoose.mock.calls[0]![0].code).toBe(target.getAttribute("data-choice"));
      }
    },
  );

  it("that is chosen looks different from those that could be", async () => {
    const { message, view } = ALL.get("Control-1")!;
    const store = fromFixture(message as unknown as Everything) as unknown as InvasionStore;
    const choices = new Map(view.asked!.options.map((option) => [option.code, option]));
    const chosen = view.asked!.options.find(({ kind }) => kind === "MoveTo")!;
    const { container } = render(CityMap, { store, size: [390, 376], choices, chosen, onchoose: () => {} });
    const picked = container.querySelectorAll(".target.picked");
    expect([...picked].map((each) => each.getAttribute("data-choice"))).toEqual([chosen.code]);
    expect(picked[0]!.getAttribute("aria-pressed")).toBe("true");
    expect(container.querySelectorAll(".target.quiet").length).toBe(container.querySelectorAll(".target").length - 1);
    expect(container.querySelector(".way")).not.toBeNull();
  });

  it("among others that lie closer than the mouse is steady is offered by name; farther apart, none is", () => {
    const listed = (size: [number, number]) => {
      const { message, view } = ALL.get("Control-1")!;
      const store = fromFixture(message as unknown as Everything) as unknown as InvasionStore;
      const choices = new Map(view.asked!.options.map((option) => [option.code, option]));
      const onchoose = vi.fn<(option: AnswerOption) => void>();
      const { container } = render(CityMap, { store, size, choices, chosen: view.asked!.options[0]!, onchoose });
      const [first, second] = nearest([...container.querySelectorAll<SVGCircleElement>(".target .hit")]);
      first!.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse", bubbles: true }));
      first!.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, clientX: centreOf(first!)[0], clientY: centreOf(first!)[1] }));
      flushSync();
      const codes = [first!, second!].map((hit) => hit.parentElement!.getAttribute("data-choice"));
      expect(onchoose.mock.calls[0]![0].code).toBe(codes[0]);
      const names = container.querySelectorAll(".several button").length;
      cleanup();
      return names;
    };
    expect(listed([390, 300])).toBeGreaterThanOrEqual(2);
    expect(listed([828, 568])).toBe(0);
  });

  it("of a sector can be made at its gauge", () => {
    const { all, onchoose } = drawn("Sector-1", { size: [390, 376] });
    const [gauge] = all("[data-gauge].possible");
    gauge!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onchoose.mock.calls[0]![0]).toMatchObject({ kind: "Liberate", sector: gauge!.getAttribute("data-gauge") });
  });

  it("is none for those who watch, or who see a replay", () => {
    const { all } = drawn("Control-1", { watching: true });
    expect(all("[data-choice]")).toEqual([]);
    expect(all("[data-stop]").length).toBeGreaterThan(100);
  });
});

describe("things that are looked at", () => {
  it("by the keyboard: one stop for agents, roads and districts each, and arrows within", () => {
    const { all, one, view } = drawn("Waiting-1", { watching: true });
    const stops = all('[data-stop][tabindex="0"]');
    expect(stops.length).toBe(3);
    const road = all("[data-stop]").filter((stop) => /^[F-Z]$/.test(stop.getAttribute("data-stop")!))[0]!;
    press(road, "Enter");
    expect(one(".facts").textContent).toContain(`${road.getAttribute("data-stop")}:`);
    expect(all(".road.looked").length).toBe(1);
    press(road, "Escape");
    expect(one(".facts")).toBeNull();
    const token = all(`[data-stop="${view.tokens[0]}"]`)[0]!;
    expect(token.getAttribute("aria-label")).toMatch(/alien/);
    press(token, "Enter");
    expect(one(".facts").textContent).toMatch(/alien/);
  });

  it("an agent shows its roads and its districts", () => {
    const { all, one, view, store } = drawn("Waiting-1", { watching: true });
    const [agent, spot] = Object.entries(view.agent_at)[0]!;
    press(one(`[data-stop="${agent}"]`), "Enter");
    const roads = store.board!.roads.filter((road) => road.spots.includes(spot));
    expect(all(".road.looked").length).toBe(roads.length);
    expect(one(".around[d]")).not.toBeNull();
    expect(one(".facts").textContent).toContain(agent);
  });
});

it("follows the view: a token more, an agent elsewhere", () => {
  const { all, one, store, view } = drawn("Waiting-1", { watching: true });
  const free = store.board!.districts.find(({ id }) => !view.tokens.includes(id))!;
  const [agent] = Object.keys(view.agent_at);
  store.view = { ...view, tokens: [...view.tokens, free.id], siren: { ...view.siren, [agent!]: !view.siren[agent!] } } as View;
  flushSync();
  expect(one(`[data-alien="${free.id}"]`)).not.toBeNull();
  expect(all(".agent .siren").length).toBe(Object.values(store.view.siren).filter(Boolean).length);
});
