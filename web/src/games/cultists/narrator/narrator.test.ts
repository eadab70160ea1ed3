import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { has, languages, setLanguage, t, wordsOf } from "../../../i18n";
import type { Chosen, Moment, Preparation } from "../../../narrator/narrator";
import kinds from "../kinds.json";
import { SET_UP } from "../setup";
import boxed from "./boxed.json";
import judged from "./judged.test.json";
import { blocked } from "./hours";
import { narrator } from "./index";
import { cardsInUse } from "./preparations";
import { hasPlaces, isBalanced, loyalty, tableOf } from "./table";
import { verdict } from "./votes";

beforeAll(() => wordsOf("cultists"));

const START: Moment = { round: 1, phase: 0, drawn: [], counted: {} };

/** Every value of every choice with every other, as the narrator offers them; Roles are tried apart. */
function* tables(chosen: Chosen = {}): Generator<Chosen> {
  const open = narrator.choices(chosen).find(({ name }) => !(name in chosen));
  if (!open) yield chosen;
  else if (open.many) for (const roles of [[], open.values.map(({ value }) => String(value))]) yield* tables({ ...chosen, [open.name]: roles });
  else for (const { value } of open.values) yield* tables({ ...chosen, [open.name]: value });
}

const every = [...tables()];
const named = every.map((chosen): [string, Chosen] => [Object.values(chosen).map((value) => (Array.isArray(value) ? `${value.length} roles` : value)).join(" "), chosen]);
const without = (preparations: readonly Preparation[], id: string) => preparations.find((each) => each.id === id);
const heap = (preparation: Preparation | undefined, name: string): number => preparation?.heaps?.find((each) => each.name === name)?.count ?? 0;
const total = (preparation: Preparation | undefined): number => preparation?.heaps?.reduce((sum, { count }) => sum + count, 0) ?? 0;

test("every choice is offered, and only where the box allows it", () => {
  expect(["university", "polar-station", "mine"].map((board) => every.filter((chosen) => chosen.board === board).length)).toEqual([51, 51, 80]);
  expect(new Set(every.map((chosen) => chosen.players))).toEqual(new Set([4, 5, 6, 7, 8]));
  expect(every.filter((chosen) => "automa" in chosen).every((chosen) => chosen.players === 6)).toBe(true);
  expect(every.filter((chosen) => chosen.professions === "yes").every((chosen) => SET_UP[tableOf(chosen).seats]!.cultists === 2 && chosen.level !== "first")).toBe(true);
  expect(every.filter((chosen) => "ropes" in chosen).every((chosen) => chosen.board === "mine" && tableOf(chosen).seats !== 7)).toBe(true);
});

describe.each(languages)("$name", ({ code }) => {
  afterAll(() => setLanguage("en"));

  test("everything that is said has words", async () => {
    await setLanguage(code);
    // Every table in English; the others say the same messages, so a share of the tables meets them all.
    for (const chosen of every.filter((_, at) => code === "en" || process.env.WIDE || at % 6 === 0)) {
      const said = [
        ...narrator.choices(chosen).flatMap(({ title, values, verdict }) => [title, ...values.flatMap(({ words, about = "x" }) => [words, about]), verdict?.words ?? "x"]),
        ...narrator.preparations(chosen).flatMap(({ title, lines, heaps = [] }) => [title, ...lines, ...heaps.map(({ name }) => name)]),
        ...narrator.night(chosen).map(({ words }) => words),
        ...[1, 5, 6, 10].flatMap((round) => hourWords(chosen, { ...START, round, drawn: ["portal_opens", "mirror", "secret_doors", "no_connection", "lost_morale"].slice(0, round) })),
      ];
      for (const words of said) expect(words).not.toMatch(/^\s*$|\s$| {2}|[{}]|undefined|NaN|narrator-|(token|role|card|reference|why|item|plan|phase)-[a-z]/);
    }
  });
});

function hourWords(chosen: Chosen, moment: Moment): string[] {
  const shelf = Object.fromEntries(narrator.tallies(chosen, moment).filter(({ about }) => about).map(({ id, most }) => [id, most]));
  const counted = { ...shelf, relics: 3 };
  return [
    narrator.round(chosen, moment.round).words,
    ...narrator.phases(chosen, { ...moment, counted: { relics: 3 } }).flatMap(({ title, steps, reminders, nights = [] }) => [title, ...steps, ...reminders, ...nights.flatMap(({ title, lines }) => [title, ...lines.map(({ words }) => words)])]),
    ...narrator.draws(chosen, moment).flatMap(({ name, words }) => [name, words]),
    ...narrator.tallies(chosen, moment).flatMap(({ name, about = name }) => [name, about]),
    ...narrator.hands(chosen, { ...moment, counted }, ["Ann"]).flatMap(({ title, call, lines, settle }) => [title, call, ...lines.map(({ words }) => words), settle({}).words, settle({ "vote-1": 20 }).words]),
    narrator.end(chosen, { ...moment, counted }) ?? "",
    narrator.end(chosen, { ...moment, counted: shelf }) ?? "",
  ];
}

describe("set-up", () => {
  /** AC-COMP-07. */
  const NEEDED: Record<number, number[]> = { 5: [37, 4, 45, 11, 4, 5], 6: [44, 5, 51, 13, 4, 6], 7: [57, 6, 55, 17, 6, 7], 8: [73, 7, 63, 19, 6, 8] };

  test.each(named)("%s: the heaps are the printed table's", (_, chosen) => {
    const table = tableOf(chosen);
    const laid = narrator.preparations(chosen);
    const fire = Number(table.roles.includes("firestarter"));
    const [alive, dead, success, failure, sabotage, routes] = NEEDED[table.seats]!;
    const cut = table.passages ? 0 : 1; // the first game's two cards of the Unsafe Passages
    expect(cardsInUse(table)).toEqual({ alive, dead, success: success! - 2 * fire - cut, failure: failure! + fire - cut, sabotage: sabotage! + fire });
    expect(heap(without(laid, "cards"), t("cultists-narrator-route"))).toBe(routes);
    for (const [card, count] of Object.entries(cardsInUse(table))) expect(count).toBeLessThanOrEqual(boxed.box[card as "alive"]);
    expect(total(without(laid, "rooms"))).toBe(total(without(laid, "tokens")));
    expect(total(without(laid, "rooms"))).toBe({ 5: 9, 6: 9, 7: 10, 8: 11 }[table.seats]);
    expect(total(without(laid, "bag"))).toBe(table.passages ? 12 : 11);
    expect(total(without(laid, "items"))).toBe(table.board === "polar-station" ? total(without(laid, "rooms")) : 0);
  });

  test.each(named)("%s: there is a marker and a deck for every seat", (_, chosen) => {
    const table = tableOf(chosen);
    if (!hasPlaces(table.roles, table.seats)) return; // which the verdict refuses
    const laid = narrator.preparations(chosen);
    expect(total(without(laid, "markers"))).toBe(table.seats);
    // AC-SETUP-02: as many cards of each back in every deck
    const sizes = ["investigators", "cultists", "firestarter"].flatMap((id) => (without(laid, id) ? [total(without(laid, id))] : []));
    expect(new Set(sizes).size).toBe(1);
    expect(without(laid, "firestarter") !== undefined).toBe(table.roles.includes("firestarter"));
  });

  test("with seven seats nobody starts with a card, and what is left over goes back unseen", () => {
    const left = (chosen: Chosen) => without(narrator.preparations(chosen), "pulse")?.lines.join(" ") ?? null;
    expect(left({ players: 7 })).toBeNull();
    expect(left({ players: 6, automa: "yes" })).toBeNull();
    for (const players of [4, 5, 6]) expect(left({ players })).toContain("unseen");
    expect(left({ players: 8 })).not.toContain("left");
  });

  test("a first game has no passages, no figures outside and no Broken panes", () => {
    const first = narrator.preparations({ players: 5, level: "first" });
    expect(first.map(({ id }) => id)).not.toEqual(expect.arrayContaining(["passages"]));
    expect(without(first, "outside")).toBeUndefined();
    expect(without(first, "bag")!.lines.join(" ")).toContain(t("token-broken-panes"));
    expect(without(narrator.preparations({ players: 5, level: "experienced" }), "outside")).toBeDefined();
  });

  test("safety ropes take the place of False eyes", () => {
    const bag = (ropes: string) => without(narrator.preparations({ players: 5, board: "mine", level: "experienced", ropes }), "bag")!;
    expect([heap(bag("yes"), t("token-safety-ropes")), heap(bag("yes"), t("token-false-eyes"))]).toEqual([1, 0]);
    expect([heap(bag("no"), t("token-safety-ropes")), heap(bag("no"), t("token-false-eyes"))]).toEqual([0, 1]);
  });
});

describe("the night", () => {
  const ids = (chosen: Chosen): string[] => narrator.night(chosen).map(({ id }) => id);

  test.each(named)("%s: only those open their eyes who may", (_, chosen) => {
    const table = tableOf(chosen);
    const said = ids(chosen);
    const [seer, blind, starts] = [table.roles.includes("seer"), table.roles.includes("blind_cultist"), table.seats !== 7];
    expect(new Set(said).size).toBe(said.length);
    expect(narrator.night(chosen).every(({ pause }) => pause > 0)).toBe(true);
    expect(said.includes("seer-opens")).toBe(seer);
    expect(said.includes("other-opens")).toBe(blind);
    expect(said.includes("cultists-open")).toBe(!blind);
    expect(said.includes("decks")).toBe(starts);
    expect(said.includes("pulse")).toBe(starts);
    expect(said.includes("decks-automa")).toBe(starts && table.automa);
    // Eyes are shut before the first who opens them, and after the last; all wake at the end.
    const openings = said.flatMap((id, at) => (/-opens?$/.test(id) ? [at] : []));
    expect(said.indexOf("shut")).toBeLessThan(openings[0]!);
    for (const at of openings) expect(said[at + 1]).toMatch(/shuts?$/);
    expect(said.indexOf("wake")).toBeGreaterThan(openings.at(-1)!);
    // AC-NIGHT-05, -06: the Seer sees no Pulse card.
    if (seer && starts) expect(said.indexOf("cover")).toBeLessThan(said.indexOf("seer-opens"));
    if (seer) expect(said.indexOf("seer-opens") - said.findIndex((id) => id.startsWith("thumbs"))).toBe(1);
  });

  test("who learns what is said to them", () => {
    const words = (chosen: Chosen, id: string) => narrator.night(chosen).find((line) => line.id === id)!.words;
    expect(words({ players: 5 }, "cultists-open")).toMatch(/^Cultist, .*dead from the start/);
    expect(words({ players: 8 }, "cultists-open")).toMatch(/^Cultists, .*each other.*dead from the start/);
    expect(words({ players: 7 }, "cultists-open")).not.toMatch(/dead|Automa/);
    expect(words({ players: 4 }, "cultists-open")).not.toContain("Automa");
    expect(words({ players: 6, automa: "yes" }, "cultists-open")).toContain("Automa");
    const both: Chosen = { players: 8, level: "custom", roles: ["seer", "blind_cultist"] };
    expect(words(both, "other-opens")).toContain("dead from the start");
    expect(ids(both)).toEqual(expect.arrayContaining(["blind-thumb", "blind-down", "thumbs-blind", "seer-opens"]));
    expect(ids({ players: 6, automa: "yes", level: "custom", roles: ["seer"] })).toContain("seer-opens");
  });

  test("on the polar station there is no Seer, whatever was wished for", () => {
    for (const level of ["first", "experienced", "custom"]) expect(ids({ players: 8, board: "polar-station", level, roles: ["seer"] })).not.toContain("seer-opens");
  });
});

describe("special roles", () => {
  const chosenAt = (key: string, roles: readonly string[], level: string): Chosen => {
    const [board = "", people = ""] = key.split(" ");
    return { board, players: parseInt(people), automa: people.endsWith("+") ? "yes" : "no", level, roles };
  };

  test.each(Object.entries(judged.mixes as unknown as Record<string, [string[], number, number, boolean][]>))("%s: the verdict is the engine's", (key, mixes) => {
    for (const [roles, investigators, cultists, legal] of mixes) {
      expect(loyalty(roles)).toEqual([investigators, cultists]);
      const choice = narrator.choices(chosenAt(key, roles, "expert")).find(({ name }) => name === "roles")!;
      expect([roles, choice.verdict!.fits]).toEqual([roles, legal]);
    }
  });

  /** AC-LEVEL-12. */
  test.each(Object.entries(judged.legal))("%s: %d mixes of the base game's roles are legal", (key, count) => {
    const chosen = chosenAt(key, [], "expert");
    const offered = narrator.choices(chosen).find(({ name }) => name === "roles")!.values.map(({ value }) => String(value)).filter((role) => judged.base.includes(role));
    const { seats } = tableOf(chosen);
    const mixes = offered.reduce<string[][]>((all, role) => [...all, ...all.map((mix) => [...mix, role])], [[]]);
    expect(mixes.filter((mix) => isBalanced(mix, seats) && hasPlaces(mix, seats)).length).toBe(count);
  });

  test("the roles of the experienced level fit the rule of the expert level", () => {
    for (const players of [5, 6, 7, 8]) {
      const { roles, seats } = tableOf({ players, level: "experienced" });
      expect(isBalanced(roles.map((group) => group.split("|")[0]!), seats)).toBe(true);
    }
  });
});

describe("votes", () => {
  test("the count is the engine's", () => {
    for (const [count, leaves] of judged.votes as [number[], number | null][]) expect(verdict(count.slice(0, -1), count.at(-1)!)).toBe(leaves);
  });

  const people = ["Ann", "Ben", "Eva", "Ida", "Jan", "Kim"];
  const vote = (entered: Record<string, number>, chosen: Chosen = { players: 6 }, id = "vote") =>
    narrator.hands(chosen, { ...START, counted: { relics: 3 } }, people).find((each) => each.id === id)!.settle(entered);

  test("one leaves, or nobody, or somebody has not been counted", () => {
    expect(vote({ "vote-1": 3, "vote-2": 1, abstain: 2 })).toMatchObject({ over: true, words: expect.stringMatching(/Ann leaves[^]*knife holder/) });
    expect(vote({ "vote-1": 2, "vote-2": 2, abstain: 2 }).words).toContain("A tie: nobody leaves");
    expect(vote({ "vote-1": 3, abstain: 3 }).words).toContain("Nobody leaves");
    expect(vote({ abstain: 6 }).over).toBe(true);
    expect(vote({ "vote-1": 3 })).toMatchObject({ over: false, words: expect.stringContaining("3 hands are missing") });
    expect(vote({ "vote-1": 7 }).over).toBe(false);
  });

  test("the knife, the dagger and the Automa may add hands", () => {
    expect(vote({ "vote-1": 8 }, { players: 7 }).over).toBe(true);
    expect(vote({ "vote-1": 9 }, { players: 7 }).over).toBe(false);
    expect(vote({ "vote-1": 9 }, { players: 7, board: "polar-station" }).over).toBe(true);
    expect(vote({ automa: 4, abstain: 2 }, { players: 4 })).toMatchObject({ over: true, words: expect.stringContaining("Automa") });
    expect(vote({ "vote-1": 8 }, { players: 7 }).words).not.toContain("knife");
  });

  test("the Mayor decides a tie", () => {
    expect(vote({ "vote-1": 3, "vote-2": 3, abstain: 1 }, { players: 7, level: "experienced", professions: "yes" }).words).toContain("Mayor");
  });

  test("the ritual holds by Success alone", () => {
    const station: Chosen = { players: 6, board: "polar-station" };
    expect(vote({ success: 3 }, station, "ritual")).toMatchObject({ over: true, words: expect.stringContaining("investigators win") });
    expect(vote({ success: 2, failure: 1 }, station, "ritual").words).toContain("cult wins");
    expect(vote({ success: 2 }, station, "ritual").over).toBe(false);
    expect(vote({ "vote-2": 4, abstain: 2 }, station, "leader").words).toContain("Ben leads");
    expect(narrator.hands(station, START, people).map(({ id }) => id)).toEqual(["vote"]);
  });
});

describe("the hours", () => {
  const at = (chosen: Chosen, moment: Partial<Moment>, phase: number) => narrator.phases(chosen, { ...START, ...moment })[phase]!;
  const text = ({ steps, reminders }: { steps: readonly string[]; reminders: readonly string[] }) => [...steps, ...reminders].join(" ");

  test("the phases are the engine's, in its order", () => {
    const phases = narrator.phases({ players: 5 }, START).map(({ id }) => id);
    expect(phases).toEqual(kinds.phases.filter((phase) => phases.includes(phase)));
    expect(phases.length).toBe(4);
    for (const chosen of every) {
      const hands = narrator.hands(chosen, START, []).map(({ id }) => id);
      for (const phase of narrator.phases(chosen, START)) for (const id of phase.hands ?? []) expect(hands).toContain(id);
    }
  });

  test("morale lasts for one movement, and the Mirror repeats it", () => {
    expect(text(at({}, { round: 2, drawn: ["boosted_morale"] }, 0))).toContain("up to 4 doors");
    expect(text(at({}, { round: 3, drawn: ["lost_morale", "mirror"] }, 0))).toContain("up to 2 doors");
    expect(text(at({}, { round: 3, drawn: ["boosted_morale", "broken_panes"] }, 0))).toContain("up to 3 doors");
  });

  test("the Portal has its hour, later with the Mirror, and no more once it is settled", () => {
    const open: Partial<Moment> = { round: 3, drawn: ["no_connection", "false_eyes", "portal_opens"] };
    expect(text(at({ players: 5 }, open, 2))).toContain("until hour 6");
    expect(text(at({ players: 8 }, open, 2))).toContain("until hour 5");
    expect(text(at({ players: 5 }, { ...open, round: 4, drawn: [...open.drawn!, "mirror"] }, 2))).toContain("until hour 7");
    expect(text(at({ players: 5 }, { ...open, counted: { target: 9 } }, 2))).not.toContain("until hour");
    expect(text(at({ players: 5 }, { ...open, round: 6 }, 3))).toContain("Nobody closed");
    expect(text(at({ players: 5 }, { ...open, round: 5 }, 3))).not.toContain("Nobody closed");
  });

  test("only a lone cultist may claim, and roles are called in their hour alone", () => {
    expect(text(at({ players: 5 }, {}, 3))).toContain("3 or more dead investigators");
    expect(text(at({ players: 7 }, {}, 3))).not.toContain("step forward");
    const roles: Chosen = { players: 8, level: "custom", roles: ["firestarter", "celebrity"] };
    expect(text(at(roles, { round: 5 }, 3))).toContain("Firestarter");
    expect(text(at(roles, { round: 4 }, 3))).not.toContain("Firestarter");
    expect(text(at({ players: 8 }, { round: 5 }, 3))).not.toContain("Firestarter");
    expect(text(at(roles, { round: 6 }, 0))).toContain("Celebrity");
    expect(text(at(roles, { round: 7 }, 0))).not.toContain("Celebrity");
  });

  test("in the mine lifts ride, and the door turns from corridor to corridor", () => {
    expect([1, 2, 3, 4, 5].map(blocked)).toEqual(["C", "D", "A", "B", "C"]);
    expect(at({ board: "mine" }, {}, 0).reminders.at(-1)).toContain("corridor D");
    expect(text(at({ board: "university" }, {}, 0))).not.toContain("lift");
  });

  test("a token that was drawn is no longer in the bag", () => {
    const left = (drawn: string[]) => narrator.draws({ players: 5, level: "experienced" }, { ...START, drawn }).find(({ id }) => id === "secret_doors")!.copies;
    expect([left([]), left(["secret_doors"]), left(["secret_doors", "secret_doors"])]).toEqual([2, 1, 0]);
    const lasting = narrator.draws({ players: 5 }, START).filter(({ lasts }) => lasts).map(({ id }) => id);
    expect(lasting.sort()).toEqual(["boosted_morale", "lost_morale", "no_connection", "secret_doors"]);
  });

  test("the Detective has a short night, where there are Professions", () => {
    const nights = (professions: string) => at({ players: 7, level: "experienced", professions }, {}, 2).nights ?? [];
    expect(nights("yes").flatMap(({ lines }) => lines).every(({ pause }) => pause > 0)).toBe(true);
    expect(nights("yes").length).toBe(1);
    expect(nights("no")).toEqual([]);
  });
});

describe("the bookshelf", () => {
  const points = (chosen: Chosen, counted: Moment["counted"]) => narrator.sums!(chosen, { ...START, counted })[0]!.count;

  test("a rack scores when it is full, by what is printed for so many people", () => {
    expect(points({ players: 5 }, { pink: 3, red: 2 })).toBe(0);
    expect(points({ players: 5 }, { pink: 4, red: 3 })).toBe(7);
    expect([points({ players: 8 }, { pink: 4 }), points({ players: 8 }, { pink: 6 })]).toEqual([0, 4]);
  });

  test("dark blue rooms have racks of their own, by name", () => {
    const racks = narrator.tallies({ players: 7 }, START).map(({ name, about }) => [name, about]);
    expect(racks).toContainEqual(["The red rack", "0 of 3 books; 3 points when full"]);
    expect(racks).toContainEqual(["The rack of the Auditorium", "0 of 2 books; 2 points when full"]);
  });
});

describe("the end", () => {
  const end = (chosen: Chosen, moment: Partial<Moment>) => narrator.end(chosen, { ...START, ...moment });

  const NINE = { red: 3, light_blue: 3, green: 3 };
  const TEN = { red: 3, light_blue: 3, orange: 4 };
  const THIRTEEN = { ...TEN, green: 3 };

  test("points end it, but not always for the investigators", () => {
    expect(end({ players: 5 }, { counted: NINE })).toBeNull();
    expect(end({ players: 5 }, { counted: TEN })).toContain("Seer");
    expect(end({ players: 5 }, { counted: { ...NINE, target: 9 } })).toContain("9 points");
    expect(end({ players: 7 }, { round: 8, counted: THIRTEEN })).toContain("hour 7");
    expect(end({ players: 7 }, { round: 8, counted: THIRTEEN })).not.toContain("Seer");
    expect(end({ players: 4 }, { counted: TEN })).toContain("Automa");
    expect(end({ players: 6, board: "polar-station" }, { counted: { ...THIRTEEN, relics: 2 } })).toContain("done it");
    expect(end({ players: 6, board: "polar-station" }, { counted: { ...THIRTEEN, relics: 3 } })).toContain("ritual");
  });

  test("after the last hour the cult has won", () => {
    expect(end({}, { round: 10, phase: 2 })).toBeNull();
    expect(end({}, { round: 10, phase: 3 })).toContain("cult wins");
  });
});

test("every rule that can be looked up has words, and stands there once", async () => {
  for (const chosen of every) {
    const rules = narrator.rules(chosen);
    expect(new Set(rules).size).toBe(rules.length);
    for (const id of rules) expect([id, has(id) && !t(id).includes("{")]).toEqual([id, true]);
  }
});
