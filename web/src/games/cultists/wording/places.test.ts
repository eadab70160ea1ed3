/** How sentences lead onto ice, into corridors and into lifts: each with the words that belong to such a place. */

import { render, cleanup } from "@testing-library/svelte";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import inside from "../../../../fixtures/Mine-walk.json";
import outside from "../../../../fixtures/Station-walk.json";
import { setLanguage, type Language } from "../../../i18n";
import type { GameEvent } from "../protocol";
import { fromFixture } from "../../../store/table.svelte";
import type { Cultists, CultistsEverything } from "../store";
import { voice } from "../voice";
import Log from "../../../talk/Log.svelte";
import { eventWords, optionWords, questionWords } from "../words";

const mine = inside as unknown as CultistsEverything;
const station = outside as unknown as CultistsEverything;

afterEach(cleanup);
afterAll(() => setLanguage("en"));

function idOf({ board }: CultistsEverything, name: string): string {
  return [...board!.rooms, ...board!.hallways, ...(board!.lifts ?? [])].find((place) => place.name === name)!.id;
}

/** A table at which the own seat stands there, and is asked where it goes. */
function at(message: CultistsEverything, name: string) {
  const place = idOf(message, name);
  const given = structuredClone(message);
  const { view } = given;
  const seat = view!.asked!.step.seat!;
  view!.at[seat] = place;
  Object.assign(view!.asked!.step, { start: place });
  return { store: fromFixture<Cultists>(given), place, seat };
}

const LEAVING: [Language, CultistsEverything, string, string][] = [
  ["en", station, "Northern Ice", "You must leave the Northern Ice."],
  ["en", mine, "Corridor A", "You must leave Corridor A."],
  ["de", station, "Eastern Ice", "Du kannst nicht auf dem Osteis bleiben."],
  ["de", station, "Outer Western Ice", "Du kannst nicht auf dem Äußeren Westeis bleiben."],
  ["de", mine, "Corridor A", "Du kannst nicht in Stollen A bleiben."],
  ["de", mine, "Lift 1", "Du kannst nicht in Aufzug 1 bleiben."],
  ["de", mine, "Cafeteria", "Du kannst nicht in der Cafeteria bleiben."],
];

test.each(LEAVING)("in %s, a walk begins there", async (language, message, name, words) => {
  await setLanguage(language);
  const { store } = at(message, name);
  expect(questionWords(store.view!.asked!, store).detail).toContain(words);
});

describe.each([
  ["en", ["Go onto the Northern Ice", "Agnes goes onto the Northern Ice.", "You and Theo meet on the Northern Ice.", "Step into Lift 1", "Step out to the Cafeteria", "You go to the Cafeteria through the Northern Ice and the Eastern Ice."]],
  ["de", ["auf das Nordeis gehen", "Agnes geht auf das Nordeis.", "Du und Theo begegnet euch auf dem Nordeis.", "in Aufzug 1 steigen", "in der Cafeteria aussteigen", "Du gehst in die Cafeteria, über Nordeis und Osteis."]],
] as [Language, string[]][])("in %s", (language, [go, entered, met, step, out, way]) => {
  const option = (kind: string, field: string, place: string) => ({ code: "x", kind, confirm: false, clause: "", [field]: place }) as never;

  test("ice is walked on, and a lift is stepped into", async () => {
    await setLanguage(language);
    const { store, place } = at(station, "Northern Ice");
    expect(optionWords(option("Go", "to", place), store).toLowerCase()).toBe(go!.toLowerCase());
    expect(eventWords({ type: "Entered", seat: 2, place }, store)).toBe(entered);
    expect(eventWords({ type: "Met", seats: [0, 1], place } as GameEvent, store)).toBe(met);
    const lift = at(mine, "Lift 1");
    expect(optionWords(option("EnterLift", "lift", lift.place), lift.store).toLowerCase()).toBe(step!.toLowerCase());
    expect(optionWords(option("StepOut", "to", idOf(mine, "Cafeteria")), lift.store).toLowerCase()).toBe(out!.toLowerCase());
  });

  test("the log names a whole way in one sentence", async () => {
    await setLanguage(language);
    const { store, seat } = at(station, "Northern Ice");
    store.journal = ["Northern Ice", "Eastern Ice", "Cafeteria"].map((name) => ({ type: "Entered", seat, place: idOf(station, name) }));
    const { container } = render(Log, { store, voice });
    expect(container.textContent).toContain(way);
  });
});
