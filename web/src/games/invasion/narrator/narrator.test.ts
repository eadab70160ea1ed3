import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { has, languages, setLanguage, t, wordsOf } from "../../../i18n";
import type { Chosen, Moment } from "../../../narrator/narrator";
import kinds from "../kinds.json";
import { lastRound, narrator } from "./index";

beforeAll(() => wordsOf("invasion"));

const START: Moment = { round: 1, phase: 0, drawn: [], counted: {} };
const every = [4, 5, 6, 7, 8].flatMap((players) => Object.keys(kinds.cities).map((city): Chosen => ({ players, city })));
const laid = (chosen: Chosen, id: string) => narrator.preparations(chosen).find((each) => each.id === id);
const total = (chosen: Chosen, id: string): number => laid(chosen, id)?.heaps?.reduce((sum, { count }) => sum + count, 0) ?? 0;

describe.each(languages)("$name", ({ code }) => {
  afterAll(() => setLanguage("en"));

  test.each(every)("everything that is said has words: $players in $city", async (chosen) => {
    await setLanguage(code);
    const said = [
      ...narrator.choices(chosen).flatMap(({ title, values }) => [title, ...values.flatMap(({ words, about = "x" }) => [words, about])]),
      ...narrator.preparations(chosen).flatMap(({ title, lines, heaps = [] }) => [title, ...lines, ...heaps.map(({ name }) => name)]),
      ...narrator.night(chosen).map(({ words }) => words),
      narrator.round(chosen, 2).words,
      ...[0, 1, 3].flatMap((pressure) => narrator.phases(chosen, { ...START, counted: { pressure } })).flatMap(({ title, steps, reminders }) => [title, ...steps, ...reminders]),
      ...narrator.draws(chosen, START).flatMap(({ name, words, night = [] }) => [name, words, ...night.map((line) => line.words)]),
      ...narrator.tallies(chosen, START).map(({ name }) => name),
      ...narrator.hands(chosen, START, []).flatMap(({ title, call, lines, settle }) => [title, call, ...lines.map(({ words }) => words), settle({}).words, settle({ supporters: 1, human: 2, success: 2, sabotage: 1 }).words]),
      narrator.end(chosen, { ...START, counted: { saved: 5 } })!,
      narrator.end(chosen, { ...START, counted: { ships: 4 } })!,
    ];
    for (const words of said) expect(words).not.toMatch(/^\s*$|\s$| {2}|[{}]|undefined|NaN|narrator-|(inv|why)-[a-z]/);
  });
});

/** INV-SETUP-09 to -16, INV-DERIV-06: the table "Deck composition for each player count". */
test.each([
  [4, 0, 61, 31],
  [5, 10, 52, 32],
  [6, 10, 53, 33],
  [7, 10, 54, 34],
  [8, 10, 55, 35],
])("with %d players the third stack has %d cards of its own, %d are mixed, and %d are the deck", (players, third, mixed, deck) => {
  expect([total({ players }, "third"), total({ players }, "deck")]).toEqual([third, mixed]);
  expect(laid({ players }, "deck")!.lines[0]).toContain(String(deck));
  expect(third + mixed).toBe(57 + players);
  expect([total({ players }, "rescue"), total({ players }, "accusation")]).toEqual([2 * players, players]);
});

test("twenty events are shuffled, without the other city's card", () => {
  for (const chosen of every) expect(total(chosen, "events")).toBe(20);
  expect(laid({ city: "milan" }, "events")!.lines[1]).toContain(t("inv-event-card-capitol"));
  expect(laid({ city: "washington" }, "events")!.lines[1]).toContain(t("inv-event-card-cathedral"));
});

test("every line that is read aloud has a silence after it", () => {
  for (const chosen of every) {
    const spoken = [...narrator.night(chosen), ...narrator.draws(chosen, START).flatMap(({ night = [] }) => night)];
    expect(spoken.length).toBe(7);
    for (const { pause } of spoken) expect(pause).toBeGreaterThan(0);
  }
  expect(narrator.draws({}, START).filter(({ night }) => night).map(({ id }) => id)).toEqual(["revelation"]);
});

describe("an accusation", () => {
  const settle = narrator.hands({}, START, [])[0]!.settle;
  test.each([
    [{}, true, "Nobody supports"],
    [{ supporters: 1 }, false, "one by one"],
    [{ supporters: 2, human: 3 }, true, "all 2 supporters lose"],
    [{ supporters: 1, human: 1 }, true, "the supporter lose"],
    [{ supporters: 1, human: 1, assimilated: 1 }, true, "keep their tokens"],
    [{ supporters: 1, assimilated: 2 }, false, "Stop at the first"],
  ])("%o", (entered: Record<string, number>, over, words) => expect(settle(entered)).toMatchObject({ over, words: expect.stringContaining(words) }));
});

describe("a rescue", () => {
  const settle = narrator.hands({}, START, [])[1]!.settle;
  test.each([
    [{ success: 3 }, true, "safe"],
    [{ success: 2, sabotage: 1 }, true, "up to 4 events"],
    [{ success: 2 }, false, "missing"],
    [{ success: 3, sabotage: 1 }, false, "three people"],
  ])("%o", (entered: Record<string, number>, over, words) => expect(settle(entered)).toMatchObject({ over, words: expect.stringContaining(words) }));
});

/** INV-WIN-01, -03. */
test("the end is reached by scientists or by ships, counted or drawn", () => {
  const end = (moment: Partial<Moment>) => narrator.end({}, { ...START, ...moment });
  expect(end({ counted: { saved: 4, ships: 3 } })).toBeNull();
  expect(end({ counted: { saved: 5 } })).toContain("humans win");
  expect(end({ counted: { ships: 4 } })).toContain("aliens win");
  expect(end({ drawn: Array<string>(4).fill("mother_ship") })).toContain("aliens win");
});

/** INV-DERIV-05. */
test("no game is longer than its event cards", () => {
  for (const city of Object.keys(kinds.cities)) expect(lastRound(city)).toBe(19);
});

test("a show of hands comes where a phase says so, and every rule has words", () => {
  const hands = narrator.hands({}, START, []).map(({ id }) => id);
  expect(narrator.phases({}, START).flatMap((phase) => phase.hands ?? [])).toEqual(hands);
  for (const id of narrator.rules({})) expect([id, has(id) && !t(id).includes("{")]).toEqual([id, true]);
});
