import { beforeEach, describe, expect, it, vi } from "vitest";
import walk from "../../../../fixtures/Walk-1.json";
import { change } from "../../../net/fake";
import type { Everything } from "../../../protocol/types";
import { fromFixture, type Sender } from "../../../store/table.svelte";
import type { Trail } from "../protocol";
import type { Cultists, CultistsStore } from "../store";
import { Journey } from "./journey.svelte";

const MOMENT = walk as unknown as Everything;
const STRIDE = 650;

let send: ReturnType<typeof vi.fn<Sender>>;
let store: CultistsStore;
let journey: Journey;
const asked = () => store.view!.asked!;
let planned: Trail;
const trail = () => planned;

beforeEach(() => {
  vi.useFakeTimers();
  send = vi.fn<Sender>(() => true);
  store = fromFixture<Cultists>(MOMENT, send);
  journey = new Journey();
  planned = asked().outlook!.ways!.north_west!;
  journey.plan(store, "north_west", trail());
});

const answers = () => send.mock.calls.map(([request]) => (request.type === "answer" ? request.code : ""));

/** The table goes on: one walks through the door that was answered, unless something else is told. */
function hear(view: object = {}): void {
  const last = answers().length;
  const at = [...store.view!.at];
  at[0] = trail().places[last - 1]!;
  const following = { ...asked(), number: asked().number + 1, options: [option(trail().answers[last] ?? "stop:north_west")] };
  store.apply(change(store.version + 1, { view: { at, asked: following, ...view } }));
  journey.follow(store);
  vi.advanceTimersByTime(STRIDE);
}
const option = (code: string) => ({ code, kind: "Go", confirm: false, clause: "", to: code.slice(3) });

describe("a walk of several doors", () => {
  it("is answered door by door, and ends where it was to end", () => {
    expect(trail().answers.length).toBeGreaterThan(1);
    journey.begin(store);
    expect(journey.goal).toBe("north_west");
    for (let door = 1; door < trail().answers.length; door++) hear();
    expect(answers()).toEqual(trail().answers);
    expect(journey.goal).toBeNull();
    hear();
    expect(answers()).toEqual(trail().answers);
  });

  it.each([
    ["somebody is met", () => ({ asked: { ...asked(), number: asked().number + 1, step: { type: "Meet", place: "central", seats: [0, 1] } } })],
    ["something else was asked in between", () => ({ asked: { ...asked(), number: asked().number + 2 } })],
    ["the door is no longer offered", () => ({ asked: { ...asked(), number: asked().number + 1, options: [option("go:elsewhere")] } })],
    ["one stands elsewhere", () => ({ at: store.view!.at.map(() => "green") })],
    ["nothing is asked", () => ({ asked: null })],
  ])("stops when %s", (_, happens) => {
    journey.begin(store);
    hear(happens());
    expect(journey.goal).toBeNull();
    expect(answers()).toEqual([trail().answers[0]]);
  });

  it("stops at a refusal, and when the line breaks", () => {
    journey.begin(store);
    store.refuse({ type: "refusal", reason: "stale-question", sentence: "", facts: {}, mark: "" });
    journey.follow(store);
    vi.advanceTimersByTime(STRIDE);
    expect(journey.goal).toBeNull();

    store = fromFixture<Cultists>(MOMENT, send);
    journey.plan(store, "north_west", trail());
    journey.begin(store);
    store.link = "lost";
    hear();
    expect(journey.goal).toBeNull();
    expect(answers().length).toBe(2);
  });

  it("begins whatever was refused before it", () => {
    store.refuse({ type: "refusal", reason: "not-in-lesson", sentence: "", facts: {}, mark: "" });
    journey.begin(store);
    expect(answers()).toEqual([trail().answers[0]]);
  });

  it("stops when one says so", () => {
    journey.begin(store);
    journey.stop();
    hear();
    expect(answers().length).toBe(1);
  });

  it("is forgotten with the question at which it was planned", () => {
    store.apply(change(store.version + 1, { view: { asked: { ...asked(), number: asked().number + 1 } } }));
    journey.follow(store);
    expect(journey.planned).toBeNull();
    journey.begin(store);
    expect(send).not.toHaveBeenCalled();
  });
});
