import { afterAll, describe, expect, it } from "vitest";
import { languages, setLanguage, t } from "../i18n";
import type { AnyEvent } from "../store/spoken";
import type { Voice } from "../talk/voice";
import cultists from "./cultists/kinds.json";
import { voice as ofCultists } from "./cultists/voice";
import { GAMES, gameOf, games } from "./index";
import invasion from "./invasion/kinds.json";
import { voice as ofInvasion } from "./invasion/voice";

const VOICES: Record<string, { voice: Voice; kinds: { events: object; whys: string[]; statements: Record<string, string[]> } }> = {
  cultists: { voice: ofCultists, kinds: cultists },
  invasion: { voice: ofInvasion, kinds: invasion },
};

afterAll(() => setLanguage("en"));

describe.each(GAMES)("%s", (name) => {
  it("has a page for every stage, a reference and a lobby", async () => {
    const { lobby, narrator: _, ...pages } = games[name]!;
    expect(Object.keys(pages)).toEqual(["table", "end", "replay", "reference"]);
    for (const load of Object.values(pages)) expect(typeof (await load()).default).toBe("function");
    expect(Object.keys((await lobby()).lobby.sheets)).toContain("game");
  });

  it("has a name, a picture's worth of words, and words for its clocks", async () => {
    const words = [`game-${name}`, `game-${name}.short`, `game-${name}.what`].map((id) => t(id));
    expect(words.every((text) => text !== "" && !text.startsWith("game-"))).toBe(true);
    for (const clock of Object.keys((await games[name]!.lobby()).lobby.clocks)) expect(t(`clock-${clock}`)).not.toBe(`clock-${clock}`);
  });

  it("offers every statement of the game, with every field, and every reason", () => {
    const { voice, kinds } = VOICES[name]!;
    const told = { state: null, view: { round: 2, roles_laid_out: ["seer"] } as never, board: null, chair: 0, options: {} };
    const form = voice.statements.kinds(told);
    const fields = Object.fromEntries(Object.entries(form).map(([kind, each]) => [kind, each.map((field) => field.name).sort()]));
    const said = Object.entries(kinds.statements).map(([kind, each]) => [kind.toLowerCase(), [...each].sort()]);
    expect(fields).toEqual(Object.fromEntries(said));
    const whys = (["accuses", "vouches"] as const).flatMap((kind) =>
      form[kind]!.find((field) => field.name === "why")!.choices(told).map(({ value, words }) => [value, words]),
    );
    expect(new Set(whys.map(([why]) => why))).toEqual(new Set(["", ...kinds.whys]));
    for (const [, words] of whys) expect(words).not.toMatch(/^talk-/);
    for (const kind of Object.keys(form)) expect(t(`talk-kind-${kind}`)).not.toMatch(/^talk-/);
  });
});

describe.each(GAMES.flatMap((name) => languages.map(({ code }) => [name, code] as const)))("%s in %s", (name, code) => {
  it("gives every reason in words, to whoever it is about, and not always in the same", async () => {
    await setLanguage(code);
    const { voice, kinds } = VOICES[name]!;
    const chairs = ["Ann", "Ben", "Eva"].map((name) => ({ name }));
    const told = (chair: number | null) => ({ state: { chairs } as never, view: null, board: null, chair, options: {} });
    for (const type of ["accuses", "vouches"] as const)
      for (const why of ["", ...kinds.whys])
        for (const about of [null, 2])
          for (const reader of [null, 0, 1, 2]) {
            const words = Array.from({ length: 6 }, (_, number) => voice.statementWords({ type, chair: 1, why, about }, told(reader), number));
            expect(words.join(" ")).not.toMatch(/said-|[{}]|undefined/);
            expect(words.every((each) => /^[¿«„“]?\p{Lu}.*[.?;»]$/u.test(each)), words.join()).toBe(true);
            expect(new Set(words).size).toBeGreaterThanOrEqual(3);
            if (reader !== 1) expect(words.every((each) => each.includes("Ben")), words.join()).toBe(true);
          }
  });
});

describe("the house", () => {
  const files = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts", "!./index.ts"], { query: "?raw", import: "default", eager: true });
  const imported = (text: string) => [...text.matchAll(/from "([^"]+)"|import\("([^"]+)"\)/g)].map((match) => match[1] ?? match[2] ?? "");

  it("knows no game but through this list, and no game knows another", () => {
    const strangers = Object.entries(files).flatMap(([path, text]) => {
      const own = /^\.\/(\w+)\//.exec(path)?.[1];
      return imported(text).flatMap((from) => {
        const to = new URL(from, `file:///games/${path}`).pathname;
        const game = GAMES.find((name) => to.startsWith(`/games/${name}/`));
        return game && game !== own ? [`${path}: ${from}`] : [];
      });
    });
    expect(Object.keys(files).length).toBeGreaterThan(200);
    expect(strangers).toEqual([]);
  });
});

it("covers in Invasion what only the drawer saw", () => {
  const drew = { type: "Drew", seat: 1, cards: ["human", "assimilated"] } as AnyEvent;
  const { facets } = ofInvasion;
  expect(facets.covered(drew, 1)).toEqual({ type: "Drew", seat: 1, cards: [null, null] });
  const others = { ...drew, cards: [null, null] };
  expect(facets.covered(others, 0)).toBe(others);
  const placed = { type: "EventsPlaced", seat: 1, upcoming: ["trap"], prevented: ["captured"] } as AnyEvent;
  expect(facets.covered(placed, 1)).toEqual({ type: "EventsPlaced", seat: 1, upcoming: [null], prevented: [null] });
});

it("has plain pages for a game that it has never seen", () => {
  expect(gameOf("cultists")).toBe(games.cultists);
  expect(Object.keys(gameOf("chess"))).toEqual(Object.keys(games.cultists!));
});
