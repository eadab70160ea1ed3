import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Everything } from "../../../protocol/types";
import { moment, table } from "../questions/answering.test.support";
import Agents from "./Agents.svelte";
import { agentsOf } from "./agents";
import EventsTile from "./EventsTile.svelte";
import { lastEvent } from "./events";
import { rulesOf } from "./rules";
import { actingSeats, describe as describeSeat, sitters, turnOrder } from "./seats";
import Threat from "./Threat.svelte";

afterEach(cleanup);

const seated = (name: string) => table(moment(name)).store;

describe("the seats", () => {
  it("show cards, what all have seen of them, tokens, the architect, and stated aliens", () => {
    const people = sitters(seated("Accused-unfounded"));
    expect(people.map(({ cards }) => cards)).toEqual([2, 2, 1, 1, 1]);
    expect(people.map(({ humans }) => humans)).toEqual([0, 0, 0, 0, 1]);
    expect(people.map(({ token }) => token)).toEqual([true, false, false, true, true]);
    expect(people.find(({ architect }) => architect)?.seat).toBe(0);
    expect(describeSeat(people[4]!)).toBe("Ines, one card, one of them shown: Human, can accuse, a bot");
    const stated = sitters(seated("Accused-founded")).filter(({ ghost }) => ghost);
    expect(stated.map(({ name, token }) => [name, token])).toEqual([["Ines", false]]);
  });
  it.each([
    ["Act-1", [2]],
    ["Declare-alien", [1]],
    ["Votes-1", [1, 4, 0]],
    ["Support-2", [2]],
    ["Pick-1", [1]],
  ])("%s: the table waits for %j", (name, seats) => {
    expect(actingSeats(seated(name))).toEqual(seats);
  });
  it("are in the order of the turns, clockwise from the architect", () => {
    expect(turnOrder(seated("Support-1"))).toEqual([
      { seat: 1, state: "done" },
      { seat: 2, state: "done" },
      { seat: 3, state: "now" },
      { seat: 4, state: "next" },
      { seat: 0, state: "next" },
    ]);
    expect(turnOrder(seated("PlaceScientist-1")).every(({ state }) => state === "next")).toBe(true);
  });
});

describe("the agents", () => {
  it("have their sirens or not, are in reserve, or are gone", () => {
    expect(agentsOf(moment("Team-2").view).map(({ agent, state }) => [agent, state])).toEqual([
      ["01", "free"], ["02", "active"], ["03", "captured"], ["04", "free"], ["05", "free"], ["06", "free"],
    ]); // prettier-ignore
    expect(agentsOf(moment("Act-1").view).at(-1)).toMatchObject({ state: "reserve", spot: null });
    expect(agentsOf(moment("Support-1").view).filter(({ state }) => state === "used").map(({ agent }) => agent)).toEqual(["02", "04"]);
  });
  it("are listed with their spots", () => {
    const { container } = render(Agents, { store: seated("Control-1") });
    expect(container.querySelectorAll("li")).toHaveLength(6);
    expect(container.querySelector("li.active")!.textContent).toMatch(/Otter 05\s+Porta Monforte/);
  });
});

describe("how the game stands", () => {
  it("shows scientists, Mother Ships with their stacks, and the pressure", () => {
    const { container } = render(Threat, { store: seated("Saved-sabotaged") });
    expect(container.querySelectorAll(".scientists .on")).toHaveLength(4);
    expect(container.querySelectorAll(".ships li")).toHaveLength(4);
    expect(container.querySelectorAll(".ships .landed")).toHaveLength(2);
    expect(container.querySelector(".track .here")!.textContent).toBe("3");
  });
  it("counts what this table plays for", () => {
    const message = moment("Act-1") as Everything;
    message.table.settings.options = { scientists_to_save: 3, motherships_to_lose: 2, pressure_track: [0, 2, 4] };
    const store = table(message as ReturnType<typeof moment>).store;
    expect(rulesOf(store)).toEqual({ scientists: 3, ships: 2, track: [0, 2, 4], assimilated: 2 });
    const { container } = render(Threat, { store });
    expect(container.querySelectorAll(".ships li")).toHaveLength(2);
    expect(container.querySelectorAll(".track i")).toHaveLength(3);
  });
  it("shows the piles of events, the last one, and what has been", () => {
    const store = seated("Control-1");
    expect(lastEvent(store.journal)).toBe("starting_location");
    const { container } = render(EventsTile, { store });
    expect([...container.querySelectorAll(".pile b")].map(({ textContent }) => textContent)).toEqual(["0", "17", "0"]);
    expect(container.querySelector(".last b")!.textContent).toBe("Starting location");
    expect(container.querySelectorAll("details li")).toHaveLength(3);
  });
});
