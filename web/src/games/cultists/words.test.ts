import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { has, languages, setLanguage, type Language } from "../../i18n";
import type { AnswerOption, Asked, GameEvent } from "./protocol";
import type { Statement } from "../../protocol/types";
import { fromFixture } from "../../store/table.svelte";
import type { Cultists, CultistsEverything } from "./store";
import facets from "./facets.json";
import kinds from "./kinds.json";
import * as words from "./words";
import { kebab } from "./wording/speech";

const fixtures = import.meta.glob<CultistsEverything>(["../../../fixtures/*.json", "!../../../fixtures/{Inv-*,replay-*,suspicions}.json"], { import: "default", eager: true });
const walk = fixtures["../../../fixtures/Walk-2.json"]!;
const store = fromFixture<Cultists>(walk);
const looking = fromFixture<Cultists>(fixtures["../../../fixtures/LookAtPulse-2.json"]!);
const watching = fromFixture<Cultists>({ ...walk, chair: null });

const ITEMS = [...new Set(kinds.items["8"])];

/** Values that a field of an event, answer or question may have, by its name. */
const VALUES: Record<string, unknown[]> = {
  seat: [0, 1], target: [0, 2], partner: [0, 3], knife: [0, 4], guess: [1], to: [0, 1], eliminated: [0, 1, null],
  ballot: [0, 1, null], seats: [[0, 1], [1, 2], [1], [0]], cultists: [[0], [1], [0, 1], [1, 2]], dead: [[], [0], [1], [0, 1], [1, 2]],
  guessers: [[1]], leader: [0, 1, null], named: [0, 1, null], revived: [1, 2], targets: [[0, 1], [1, 2], [2], [], [0]],
  tied: [[0, 1], [1, 2], [1], [0]], weights: [[1, 1, 1, 1, 1, 1]], count: [[0, 2, 1, 0, 0, 0, 3], []], item: ITEMS, items: [["boots", "dagger"], ["lamp"]], number: [1, 2, 3], relics: [1, 2, 3],
  lift: ["lift_1", "lift_2"], blocked: ["corridor_c"],
  one: ["green", "red"], other: ["pink_1"], alive: [true, false], team: ["cultists", "investigators"],
  place: ["green", "central"], path: [["central", "green"]], at: ["green"], start: ["green"], met: [[]],
  card: ["alive", "dead", "success", "failure", "sabotage", null], hand: [["alive", "alive", "success"], []],
  cards: [["alive", "dead"], []], roles: [["seer", "greenhorn|crybaby"], []], role: Object.keys(kinds.roles),
  token: [...Object.keys(kinds.tokens), ""], route: [1, 10], rack: ["green", "orange", "dark_blue_1"], points: [1, 3],
  round: [1, 10], mark: [6], needed: [3], right: [true, false], on: [true, false], unsafe: [true, false],
  removed: [true, false], top: [true, false], twice: [true, false], tally: [[0, 2, 1, 0, 0, 0, 3], [0, 1, 0, 0, 0, 0, 0]],
  ballots: [[1, 1, 2, null, 4, null], [null, null, null, null, null, null], [0, 1, 2, 3, 4, 5]], winner: kinds.teams,
  reason: kinds.reasons, cause: kinds.causes, means: ["check", "camera", "false_eyes", "binoculars"],
  purpose: ["fishman", "entering", "false_eyes", "in_control", "change", "double_vote", "double_abstention", "ropes"],
};
/** Where the name of a field says nothing here: values by what its type names. */
const NAMED: Record<string, unknown[]> = {
  seat: [0, 1], place: ["green", "central"], rack: ["green"], colour: [...new Set(Object.values(kinds.routes).flat(2))], card: ["alive", "dead"],
  role: Object.keys(kinds.roles), token: Object.keys(kinds.tokens), item: ITEMS, profession: kinds.professions,
};
const MEETINGS = [[0, 1], [1, 2], [0, 1, 2], [3, 2, 1]];
const SPECIAL: Record<string, Record<string, unknown[]>> = {
  PanesBroke: { cards: [0, 1, 2] }, DeadLaidOpen: { cards: [1, 2] }, PortalClosed: { target: [9] }, PortalMissed: { target: [11] },
  CardPlaced: { place: ["green", null] }, Met: { seats: MEETINGS }, Meet: { seats: MEETINGS }, GiveInTurn: { seats: MEETINGS },
  DeclarePath: { path: [["central", "green"], []] }, Go: { to: ["green", "central"] }, StartCardsSeen: { cards: [["alive", "dead"], ["alive"]] },
  PulseDealt: { to: [[1, 2, 1], [0, 3]] }, PulseLost: { cards: [1, 3] }, CurseShown: { cards: [1, 2] }, Revived: { cards: [0, 1, 2] }, LampLit: { seats: MEETINGS },
  OfferLamp: { seats: MEETINGS }, SupportTokenSeen: { informant: [true, false] }, InformantSeen: { informant: [0, 1] },
  FishmanDriven: { to: ["central", null] }, DriveFishman: { to: ["central", null] }, LiftRode: { to: ["green"] },
  LiftCalled: { to: ["green"] }, StepOut: { to: ["green"] }, RideLift: { to: ["green"] }, ThrowRope: { targets: [[], [1]] },
  BreakTie: { tied: [[0, 1], [1, 2], [2]] },
};

/** Every kind with every value of each of its fields once. */
function samples(kind: string, fields: readonly string[]): Record<string, unknown>[] {
  const values = fields.map((field) => SPECIAL[kind]?.[field] ?? VALUES[field] ?? named(kind, field));
  for (const [index, own] of values.entries()) expect(own.length, `${kind}.${fields[index]}`).toBeGreaterThan(0);
  const most = Math.max(1, ...values.map((own) => own.length));
  const rows = Array.from({ length: most }, (_, row) => values.map((own) => own[row % own.length]));
  const turned = Array.from({ length: most }, (_, row) => values.map((own, column) => own[(row + column) % own.length]));
  return [...rows, ...turned].map((row) => Object.fromEntries(fields.map((field, index) => [field, row[index]])));
}

function named(kind: string, field: string): unknown[] {
  const said: Record<string, object> = { ...facets.options, ...facets.events, ...facets.questions };
  const { names } = (said[kind] ?? {}) as { names?: Record<string, string> };
  const what = names?.[field] ?? "";
  const values = NAMED[what.replace("[]", "")] ?? [];
  return what.endsWith("[]") ? [values.slice(0, 1), values.slice(0, 2)] : values;
}

/** A sentence without holes: nothing missing, no id in place of words, no double spaces. */
function whole(sentence: string, from: string): void {
  expect(sentence, from).not.toMatch(/[{}]|\?\?\?|undefined|\bNaN\b|\bnull\b| {2}|^ | [.,;:]|^\p{Ll}/u);
  expect(sentence, from).not.toMatch(/^(event|option|question|waiting|detail|secret)-/i);
  expect(sentence.length, from).toBeGreaterThan(1);
}

afterAll(() => setLanguage("en"));

describe.each(languages.map(({ code }) => code))("%s", (language: Language) => {
  beforeAll(() => setLanguage(language));

  test("every event", () => Object.entries(kinds.events).forEach(([kind, fields]) => {
    for (const told of [store, watching]) {
      for (const sample of samples(kind, fields)) {
        whole(words.eventWords({ type: kind, ...sample } as GameEvent, told), `${kind} ${JSON.stringify(sample)}`);
      }
    }
  }));

  test("every answer", () => Object.entries(kinds.answers).forEach(([kind, fields]) => {
    for (const sample of samples(kind, fields)) {
      const told = kind === "ShowDeath" ? looking : store;
      const option = { code: "x", kind, confirm: false, clause: "", ...sample } as AnswerOption;
      whole(words.optionWords(option, store), `${kind} ${JSON.stringify(sample)}`);
      const more = [words.optionDetail(option, told), words.optionSecret(option, told)];
      more.filter(Boolean).forEach((sentence) => whole(sentence, kind));
    }
  }));

  test("every question", () => Object.entries(kinds.questions).forEach(([kind, fields]) => {
    for (const sample of samples(kind, fields)) {
      const step = { type: kind, ...sample } as Asked["step"];
      const asked = (options: AnswerOption[]): Asked => ({ number: 1, clause: "", step, options, answered: null });
      const mine = words.questionWords(asked([{} as AnswerOption]), store);
      whole(mine.title, kind);
      whole(mine.detail, kind);
      const theirs = words.questionWords(asked([]), store);
      whole(theirs.title, kind);
      if (theirs.detail) whole(theirs.detail, kind);
    }
  }));

  test("roles, tokens, places, rules and levels", () => {
    for (const role of Object.keys(kinds.roles)) Object.values(words.roleWords(role)).forEach((each) => expect(each).not.toMatch(/^role-/));
    for (const token of [...Object.keys(kinds.tokens), ""]) whole(words.tokenWords(token).does, token);
    for (const place of kinds.places) expect(has(`place-${kebab(place.replaceAll(" ", "-"))}`), place).toBe(true);
    for (const rule of words.houseRules) {
      const { name, values } = words.ruleWords(rule);
      whole(name, rule);
      for (const { value } of values) {
        if (typeof value !== "boolean") expect(has(`house-${kebab(rule)}.${kebab(String(value))}`), `${rule} ${value}`).toBe(true);
      }
    }
    for (const level of kinds.levels) whole(words.levelWords(level).does, level);
    for (const phase of kinds.phases) expect(has(`phase-${phase}`) && has(`phase-${phase}.does`), phase).toBe(true);
    for (const colour of new Set(Object.values(kinds.routes).flat(2))) expect(words.colourLetter(colour), colour).toMatch(/^\p{Lu}$/u);
  });

  test("statements, with every reason", () => {
    const said: Statement[] = [
      { type: "was", place: "green", round: 2 }, { type: "put", card: "success", place: "green" }, { type: "saw", one: 0, other: 1 },
      { type: "claims", role: "seer" }, { type: "denies" }, { type: "agrees", chair: 1 }, { type: "doubts", chair: 0 },
      ...kinds.topics.flatMap((topic): Statement[] => [{ type: "asks", chair: 0, topic }, { type: "asks", chair: 1, topic }]),
      ...kinds.whys.flatMap((why): Statement[] => [
        { type: "accuses", chair: 0, why }, { type: "accuses", chair: 1, why, about: 0 }, { type: "vouches", chair: 1, why, about: 2 },
      ]),
    ]; // prettier-ignore
    expect(new Set(said.map(({ type }) => type))).toEqual(new Set(Object.keys(kinds.statements).map((kind) => kind.toLowerCase())));
    for (const statement of said) {
      for (const number of [0, 1, 2]) {
        const sentence = words.statementWords(statement, store, number);
        whole(sentence, JSON.stringify(statement));
        expect(sentence).not.toMatch(/said-/);
      }
    }
  });

  test("letters of the colours differ", () => {
    const colours = [...new Set(Object.values(kinds.routes).flat(2))];
    expect(new Set(colours.map(words.colourLetter)).size).toBe(6);
  });

  test("everything in the fixtures", () => Object.values(fixtures).forEach((message) => {
    const table = fromFixture<Cultists>(message);
    for (const event of table.journal) whole(words.eventWords(event, table), event.type);
    for (const line of table.state!.talk) if (line.statement) whole(words.statementWords(line.statement, table), "talk");
    const asked = table.view?.asked;
    if (!asked) return;
    whole(words.questionWords(asked, table).title, asked.step.type);
    for (const option of asked.options) whole(words.optionWords(option, table), option.code);
  }));
});

test("an event says no more than it carries", async () => {
  await setLanguage("en");
  const gave: GameEvent = { type: "Gave", seat: 1, card: null, to: 2 };
  expect(words.eventWords(gave, store)).toBe("Theo gives Agnes a card.");
  expect(words.eventWords({ type: "Gave", seat: 0, card: "dead", to: 2 }, store)).toBe("You give Agnes a Dead card.");
  await setLanguage("de");
  expect(words.eventWords(gave, store)).toBe("Theo gibt Agnes eine Karte.");
  expect(words.eventWords({ type: "Met", place: "green", seats: [1, 0] }, store)).toBe("Du und Theo begegnet euch in der Bibliothek.");
});

test.each([1, 2, 3])("German speaks of you and somebody as of both of you, whoever is named first: %i", async (way) => {
  await setLanguage("de");
  const saw = (one: number, other: number) => words.statementWords({ type: "saw", one, other } as Statement, store, way);
  expect(saw(1, 0)).not.toMatch(/du sind/i);
  expect(saw(0, 1)).not.toMatch(/du sind/i);
  expect(saw(1, 2)).toMatch(/Theo und Agnes/);
});

test.each(languages.map(({ code }) => code))("nobody speaks of themselves by name, in %s", async (code) => {
  await setLanguage(code);
  const about = (type: "accuses" | "vouches", why: string) => ({ type, chair: 2, why, about: 1 }) as Statement;
  const said = [{ type: "saw", one: 1, other: 2 } as Statement, { type: "saw", one: 2, other: 1 } as Statement, about("accuses", "was_there"), about("vouches", "reported")];
  for (const statement of said)
    for (const number of [0, 1, 2, 3, 4, 5]) {
      expect(words.statementWords(statement, store, number, 1)).not.toMatch(/Theo/);
      expect(words.statementWords(statement, store, number, 1)).toMatch(/Agnes/);
      expect(words.statementWords(statement, store, number, 3)).toMatch(/Theo/);
    }
});

test("how firmly somebody is accused goes by the reason", async () => {
  await setLanguage("en");
  const said = (why: string) => words.statementWords({ type: "accuses", chair: 1, why, about: 2 } as Statement, store, 0);
  expect(said("met_the_dead")).toMatch(/If you ask me, it’s Theo\.$/);
  expect(said("was_there")).toMatch(/It makes me wonder\.$/);
});

test("a hand on the Portal in vain is warned", async () => {
  await setLanguage("en");
  const close = { code: "close", kind: "ClosePortal", confirm: false, clause: "" } as const;
  expect(words.optionDetail(close, store)).not.toMatch(/nobody/);
  expect(words.optionDetail({ ...close, prospect: { in_vain: true } }, store)).toMatch(/But nobody else can still do it\.$/);
});
