import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { has, languages, setLanguage, type Language } from "../../i18n";
import type { Everything, Statement } from "../../protocol/types";
import { fromFixture } from "../../store/table.svelte";
import { kebab } from "../../table/speech";
import kinds from "./kinds.json";
import type { AnswerOption, Asked, City, GameEvent } from "./protocol";
import type { Invasion } from "./store";
import * as words from "./words";

const fixtures = import.meta.glob<Everything>(["../../../fixtures/Inv-*.json", "!../../../fixtures/Inv-{replay-*,suspicions}.json"], { import: "default", eager: true });
const table = (name: string) => fromFixture<Invasion>(fixtures[`../../../fixtures/Inv-${name}.json`]!);
const seated = table("Control-1");
const watching = fromFixture<Invasion>({ ...fixtures["../../../fixtures/Inv-Control-1.json"]!, chair: null });

const [ME, OTHER, THIRD] = [seated.chair!, (seated.chair! + 1) % 5, (seated.chair! + 2) % 5];
const CARDS = Object.keys(kinds.eventCards);

/** Values that a field of an event, answer or question may have, by its name. */
const VALUES: Record<string, unknown[]> = {
  seat: [ME, OTHER], turn: [OTHER, ME], accused: [ME, THIRD], accuser: [OTHER, ME], leader: [ME, OTHER], architect: [ME, OTHER],
  seats: [[ME], [OTHER], [ME, OTHER], [OTHER, THIRD]], supporters: [[], [ME], [OTHER], [ME, OTHER], [OTHER, THIRD]],
  team: [[ME, OTHER, THIRD], [OTHER], [OTHER, THIRD]], aliens: [[], [ME], [ME, OTHER], [ME, OTHER, THIRD]],
  asked: [[ME]], later: [[]], agent: kinds.agents, agents: [["01"], ["02", "05"]],
  spot: ["f1", "f2", "f3", "f0"], to: ["k0", "k1", "k2", "k3"], start: ["m5"], receiver: ["02", null], goal: ["k1", null], district: ["A7", "A-x1"], site: ["B8"],
  districts: [["A7"], ["A7", "A-x1", "A-x2", "B3"], ["A1", "A2", "A3", "A10", "B1", "B2", "B3", "C1", "C2"], ["E-x4"]],
  sector: ["A", "E"], address: [1, 20], number: [1, 4], value: [0, 3], pressure: [1], position: [0], saved: [1, 5],
  success: [3, 2, 0], sabotage: [0, 1, 3], winner: kinds.sides, reason: kinds.reasons, by: ["accusation", "declaration"],
  upcoming: [0, 1, 3], prevented: [2, 1, 0], card: CARDS, cards: [["human"], ["human", "human", "assimilated"], [null, null]],
};
const NAMES = [["trap"], ["salvage", "trap"], [null], [null, null], []];
const SPECIAL: Record<string, Record<string, unknown[]>> = {
  EventsDrawn: { cards: NAMES }, EventsPlaced: { upcoming: NAMES, prevented: NAMES }, AlienPlanSeen: { upcoming: NAMES, prevented: NAMES },
  AlienPlanShown: { upcoming: NAMES, prevented: NAMES }, CardShown: { card: kinds.cards }, RescueCardLaid: { card: kinds.rescueCards },
  Lay: { card: kinds.rescueCards }, MotherShipArrived: { cards: [10, 0] }, Escort: { to: kinds.agents.slice(0, 5) },
  PickAgent: { card: ["salvage", "rendezvous", "cathedral"] }, SendAgent: { card: ["capitol", "starting_location"] },
};

/** Every kind with every value of each of its fields once. */
function samples(kind: string, fields: readonly string[]): Record<string, unknown>[] {
  const values = fields.map((field) => SPECIAL[kind]?.[field] ?? VALUES[field] ?? []);
  for (const [index, own] of values.entries()) expect(own.length, `${kind}.${fields[index]}`).toBeGreaterThan(0);
  const most = Math.max(1, ...values.map((own) => own.length));
  const rows = Array.from({ length: most }, (_, row) => values.map((own) => own[row % own.length]));
  const turned = Array.from({ length: most }, (_, row) => values.map((own, column) => own[(row + column) % own.length]));
  return [...rows, ...turned].map((row) => Object.fromEntries(fields.map((field, index) => [field, row[index]])));
}

/** A sentence without holes: nothing missing, no id in place of words, no double spaces. */
function whole(sentence: string, from: string): void {
  expect(sentence, from).not.toMatch(/[{}]|\?\?\?|undefined|\bNaN\b|\bnull\b| {2}|^ | [.,;:]|^\p{Ll}/u);
  expect(sentence, from).not.toMatch(/\binv-|\bsaid-/i);
  expect(sentence.length, from).toBeGreaterThan(1);
}

const option = (kind: string, fields: object = {}) => ({ code: "x", kind, confirm: false, clause: "", ...fields }) as AnswerOption;

afterAll(() => setLanguage("en"));

describe.each(languages.map(({ code }) => code))("%s", (language: Language) => {
  beforeAll(() => setLanguage(language));

  test("every event", () => Object.entries(kinds.events).forEach(([kind, fields]) => {
    for (const told of [seated, watching]) {
      for (const sample of samples(kind, fields)) whole(words.eventWords({ type: kind, ...sample } as GameEvent, told), `${kind} ${JSON.stringify(sample)}`);
    }
  }));

  test("every answer", () => Object.entries(kinds.answers).forEach(([kind, fields]) => {
    for (const sample of samples(kind, fields)) {
      whole(words.optionWords(option(kind, sample), seated), `${kind} ${JSON.stringify(sample)}`);
      const more = [words.optionDetail(option(kind, sample), seated), words.optionSecret(option(kind, sample), seated)];
      more.filter(Boolean).forEach((sentence) => whole(sentence, kind));
    }
  }));

  test("every question", () => Object.entries(kinds.questions).forEach(([kind, fields]) => {
    for (const sample of samples(kind, fields)) {
      const step = { type: kind, ...sample } as Asked["step"];
      const asked = (options: AnswerOption[]): Asked => ({ number: 1, clause: "", step, options, answered: null });
      const mine = words.questionWords(asked([option("Leave")]), seated);
      whole(mine.title, kind);
      whole(mine.detail, kind);
      const theirs = words.questionWords(asked([]), seated);
      whole(theirs.title, kind);
      if (theirs.detail) whole(theirs.detail, kind);
    }
  }));

  test("statements, each in three ways, with every reason", () => {
    const said: Statement[] = [
      { type: "denies" }, { type: "agrees", chair: OTHER }, { type: "doubts", chair: ME }, { type: "human" },
      ...kinds.topics.flatMap((topic): Statement[] => [{ type: "asks", chair: ME, topic }, { type: "asks", chair: OTHER, topic }]),
      { type: "laid", card: "sabotage", round: 2 }, { type: "planned", upcoming: "trap", prevented: "salvage", round: 1 },
      ...kinds.whys.flatMap((why): Statement[] => [
        { type: "accuses", chair: ME, why }, { type: "accuses", chair: OTHER, why, about: ME }, { type: "vouches", chair: OTHER, why, about: THIRD },
      ]),
    ];
    expect(new Set(said.map(({ type }) => type))).toEqual(new Set(Object.keys(kinds.statements).map((kind) => kind.toLowerCase())));
    for (const statement of said) {
      const ways = [0, 1, 2].map((number) => words.statementWords(statement, seated, number));
      expect(new Set(ways).size, statement.type).toBe(3);
      ways.forEach((sentence) => whole(sentence, JSON.stringify(statement)));
    }
  });

  test("cards, agents, stages, sides and house rules", () => {
    for (const card of CARDS) {
      whole(words.eventCardName(card), card);
      whole(words.eventCardText(card), card);
      expect(words.eventCardClause(card)).toMatch(/^INV-EVENT-/);
    }
    for (const card of [...kinds.cards, ...kinds.rescueCards, null]) whole(words.cardText(card), String(card));
    expect(new Set(kinds.agents.map(words.agentName)).size).toBe(6);
    for (const stage of kinds.stages) whole(words.stageWords(stage).does, stage);
    for (const side of kinds.sides) whole(words.sideName(side), side);
    for (const city of Object.keys(kinds.cities)) whole(words.cityName(city), city);
    for (const rule of words.houseRules) {
      const { name, values } = words.ruleWords(rule);
      whole(name, rule);
      for (const { value } of values) {
        if (typeof value === "string" || value === null) {
          expect(has(`inv-rule-${kebab(rule)}.${kebab(String(value ?? "none"))}`), `${rule} ${value}`).toBe(true);
        }
      }
    }
  });

  test("everything in the fixtures", () => Object.values(fixtures).forEach((message) => {
    const played = fromFixture<Invasion>(message);
    for (const event of played.journal) whole(words.eventWords(event, played), event.type);
    const asked = played.view?.asked;
    if (!asked) return;
    whole(words.questionWords(asked, played).title, asked.step.type);
    for (const each of asked.options) whole(words.optionWords(each, played), each.code);
  }));
});

test.each(["milan", "washington"])("no two spots of %s have one name", (city) => {
  const board = Object.values(fixtures).map((message) => message.board as unknown as City).find(({ id }) => id === city)!;
  const names = board.spots.map(({ id }) => words.spotName(id, { board }));
  expect(new Set(names).size).toBe(board.spots.length);
});

test("an event says no more than it carries", async () => {
  await setLanguage("en");
  const drew = (seat: number, cards: unknown[]) => words.eventWords({ type: "Drew", seat, cards } as GameEvent, seated);
  const name = words.seatName(OTHER, seated);
  expect(drew(OTHER, [null, null])).toBe(`${name} draws 2 assimilation cards.`);
  expect(drew(ME, ["human", "assimilated"])).toBe("You draw a Human card and an Assimilated card. You are an alien.");
  expect(words.eventWords({ type: "EventsDrawn", seat: OTHER, cards: [null, null] } as GameEvent, seated)).toBe(`${name} draws 2 event cards.`);
  await setLanguage("de");
  expect(drew(OTHER, [null])).toBe(`${name} zieht eine Assimilationskarte.`);
  expect(words.eventWords({ type: "AgentMoved", agent: "04", to: "f3" } as GameEvent, seated)).toBe("Dachs 04 fährt nach Porta Nuova.");
});

test("an accusation that nobody can support says so before it is made", async () => {
  await setLanguage("en");
  const accuse = (prospect?: object) => words.optionDetail(option("Accuse", { seat: OTHER, ...(prospect && { prospect }) }), seated);
  expect(accuse()).toMatch(/must support you/);
  expect(accuse({ in_vain: true })).toBe("Nobody is left to support you, so it comes to nothing.");
});
