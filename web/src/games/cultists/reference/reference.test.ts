import { mount, unmount } from "svelte";
import { afterAll, describe, expect, test } from "vitest";
import kinds from "../kinds.json";
import { referenceHash } from "../../../net/route";
import { factsOf, optionsFrom, tableReference } from "./facts";
import { personActions, roomActions } from "./actions";
import { languages, setLanguage, t } from "../../../i18n";
import type { Level } from "../protocol";
import type { Cultists, CultistsEverything, CultistsOptions } from "../store";
import { fromFixture } from "../../../store/table.svelte";
import walk from "../../../../fixtures/Walk-1.json";
import Reference from "../Reference.svelte";

const levels = kinds.levels as Level[];
const tables = [4, 5, 6, 7, 8].flatMap((players) => levels.map((level): CultistsOptions => ({ players, level })));
const elsewhere: CultistsOptions[] = ["polar-station", "mine"].flatMap((board) =>
  [5, 8].map((players): CultistsOptions => ({ players, level: "expert", board, professions: players === 8, roles: players === 8 ? ["cursed_hunter", "celebrity"] : [] })),
);

function read(options: CultistsOptions): string {
  location.hash = referenceHash("cultists", options);
  const page = mount(Reference, { target: document.body });
  const words = document.body.textContent ?? "";
  void unmount(page);
  document.body.replaceChildren();
  return words;
}

afterAll(() => setLanguage("en"));

describe.each(languages)("$name", ({ code }) => {
  test.each([...tables, ...elsewhere])("$players players, $level, $board", async (options) => {
    await setLanguage(code);
    expect(read(options)).not.toMatch(/[{}]|undefined|NaN|(reference|action|role|token|house|level)-[a-z]/);
  });
});

test("the numbers are this table's", async () => {
  await setLanguage("en");
  expect(read({ players: 5 })).toContain("Get 10 points of books onto the shelf, or see the cultist out.");
  expect(read({ players: 8 })).toContain("Have 5 investigators dead");
});

test("a board brings its own sections, numbers and tokens", async () => {
  await setLanguage("en");
  const station = read({ players: 7, level: "expert", board: "polar-station" });
  for (const words of ["Get 11 points", "Lamp", "Red relic (×3)", t("reference-ritual"), t("token-false-eyes.does")]) expect(station).toContain(words);
  expect(read({ players: 6, level: "expert", board: "polar-station" })).not.toContain("Lamp");
  const mine = read({ players: 6, level: "expert", board: "mine" });
  for (const words of ["Get 11 points", t("reference-lifts"), t("token-safety-ropes.does")]) expect(mine).toContain(words);
  for (const words of [t("token-false-eyes.does"), t("reference-professions")]) expect(mine).not.toContain(words);
  expect(read({ players: 7, level: "expert", board: "mine" })).not.toContain(t("token-safety-ropes.does"));
  expect(read({ players: 8, level: "expert", professions: true })).toContain(t("profession-mayor-what"));
  expect(read({ players: 6, level: "expert" })).not.toContain(t("reference-items"));
});

test("a first game has the Seer, but not with seven seats, nor beside the AUTOMA", async () => {
  await setLanguage("en");
  const withSeer = [{ players: 5 }, { players: 6 }, { players: 8 }];
  const without = [{ players: 4 }, { players: 6, automa: true }, { players: 7 }];
  for (const options of withSeer) expect(read({ ...options, level: "first" })).toContain(t("role-seer.short"));
  for (const options of without) expect(read({ ...options, level: "first" })).not.toContain(t("role-seer.short"));
});

test("a first game knows no unsafe passages, and only a game with the Assassin a strike", () => {
  const ids = (options: CultistsOptions) => personActions(factsOf(options)).map(({ id }) => id);
  expect(ids({ level: "first" })).not.toContain("secure-hallway");
  expect(ids({ level: "expert" })).toContain("secure-hallway");
  expect(ids({ level: "expert" })).not.toContain("assassinate");
  expect(ids({ level: "custom", roles: ["assassin"] })).toContain("assassinate");
});

test("house rules change who may do what", () => {
  const bound = factsOf({ camera_state_check_is_character_action: false, portal_close: "joint_action_with_consent" });
  expect(personActions(bound).map(({ id }) => id)).not.toContain("watch-state");
  expect(roomActions(bound).map(({ id }) => id)).toEqual(expect.arrayContaining(["watch-state", "close-together"]));
});

test("at a table the sheet is that table's", async () => {
  await setLanguage("en");
  const store = fromFixture<Cultists>(walk as unknown as CultistsEverything);
  const page = mount(Reference, { target: document.body, props: { store } });
  expect(document.body.textContent).toContain(t("reference-for", { seats: store.view!.at.length, level: t(`level-${store.options.level}`) }));
  expect(document.body.textContent).not.toMatch(/undefined|plan-/);
  void unmount(page);
  document.body.replaceChildren();
});

test("ropes are in the bag where the rules put them", () => {
  const ropes = (options: CultistsOptions) => factsOf(options).ropes;
  expect([ropes({ players: 6 }), ropes({ players: 6, ropes_on_any_board: true }), ropes({ players: 6, board: "mine" })]).toEqual([false, true, true]);
  expect([ropes({ players: 7, board: "mine" }), ropes({ players: 7, board: "mine", safety_ropes_at_7: true })]).toEqual([false, true]);
  expect(ropes({ players: 6, board: "mine", safety_ropes: false })).toBe(false);
});

test("the address carries a table's facts, and nothing it should not", () => {
  const store = fromFixture<Cultists>(walk as unknown as CultistsEverything);
  expect(optionsFrom(tableReference(store))).toEqual({ players: 6, level: "experienced", roles: ["seer", "infected", "firestarter"] });
  const strange = { players: 99, level: "<b>", roles: ["no"], self_vote: "x", other: 1 };
  expect(optionsFrom(referenceHash("cultists", strange))).toEqual({ roles: [] });
  expect(optionsFrom("#/reference/cultists/%E0%A4%A")).toEqual({});
});
