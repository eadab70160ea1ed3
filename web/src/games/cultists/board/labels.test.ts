import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages, setLanguage } from "../../../i18n";
import type { View } from "../protocol";
import { badgeOf } from "./badges";
import { board, BOARDS, root } from "./boards.test.support";
import { heightNeeded, overlap, planOf, type Box, type Plan } from "./geometry";
import { labelOf, wordsOf, type Label } from "./labels";
import { namesOn } from "./names";
import { standingOn } from "./standing";
import type { CultistsEverything } from "../store";

const WIDE = [[828, 612], [828, 470], [948, 430], [1400, 900]] as const;
const TALL = [[390, 495], [360, 430]] as const;
const walk = JSON.parse(readFileSync(resolve(root, "web/fixtures/Walk-1.json"), "utf-8")) as CultistsEverything;

function crowdIn(place: string, count: number): View {
  const at = Array<string>(count).fill(place);
  return { ...walk.view!, at, ghost: at.map(() => false), fishman: null, cultist_tokens: [], shown_role: {} };
}

/** How far a disc reaches, the rim of one's own included. */
function disc({ x, y, r }: { x: number; y: number; r: number }): Box {
  const reach = r + 2;
  return { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach };
}

/** Whether a round disc covers part of a word; the corners of its square do not count. */
function covers(at: { x: number; y: number; r: number }, word: Box): boolean {
  const dx = Math.max(word.x - at.x, 0, at.x - word.x - word.w);
  const dy = Math.max(word.y - at.y, 0, at.y - word.y - word.h);
  return overlap(disc(at), word) && Math.hypot(dx, dy) < at.r + 1;
}

/** One board at one size, in the language of the moment. */
interface Laid {
  where: string;
  plan: Plan;
  labels: Map<string, Label>;
}

function laidOut(): Laid[] {
  return BOARDS.flatMap((name) => {
    const map = board(name);
    const told = { board: map, state: null, view: null, chair: null, options: {} };
    const books = new Map(map.rooms.map((room) => [room.id, room.books]));
    return [...WIDE, ...TALL].map(([width, height]) => {
      const plan = planOf(map, width, width < 600 ? Math.max(height, heightNeeded(map)) : height);
      const labels = plan.places.map((place) => [place.id, labelOf(plan, place, namesOn(map, place.id, told), books.get(place.id))] as const);
      return { where: `${name}, ${width} by ${height}`, plan, labels: new Map(labels) };
    });
  });
}

describe.each(languages)("in $name", ({ code }) => {
  let laid: Laid[] = [];
  beforeAll(async () => {
    await setLanguage(code);
    laid = laidOut();
  });
  afterAll(() => setLanguage("en"));

  it("no name is covered by people in its place", () => {
    const covered = laid.flatMap(({ where, plan, labels }) =>
      plan.places.flatMap(({ id }) =>
        [1, 2, 4, 8].flatMap((count) => {
          const { people } = standingOn(plan, crowdIn(id, count), (place) => labels.get(place.id)!.floor, () => 40, null);
          return wordsOf(labels.get(id)!).some((word) => people.some((person) => covers(person, word))) ? [`${where}: ${count} in ${id}`] : [];
        }),
      ),
    );
    expect(covered).toEqual([]);
  });

  it("no badge hangs on a name, and none on another", () => {
    for (const { where, plan, labels } of laid) {
      for (const place of plan.places) {
        const label = labels.get(place.id)!;
        for (const [counted, meets] of [[true, false], [true, true], [false, true]] as const) {
          const { flags, number, heads } = badgeOf(plan, place, label, counted, meets);
          expect([number !== null, heads !== null]).toEqual([counted, meets]);
          const hung = flags.filter((flag, index) => [...wordsOf(label), ...flags.slice(index + 1)].some((other) => overlap(flag, other)));
          expect(hung, `${where}: ${place.id}`).toEqual([]);
        }
      }
    }
  });

  it("tile, books and deck of a room keep clear of each other", () => {
    const met = laid.flatMap(({ where, plan, labels }) =>
      plan.places.filter(({ colour }) => colour !== null).flatMap(({ id }) => {
        const label = labels.get(id)!;
        return label.things.some((thing) => wordsOf(label).some((word) => overlap(thing, word))) ? [`${where}: ${label.lines.map(({ text }) => text)}`] : [];
      }),
    );
    expect(met).toEqual([]);
  });

  it("no two hallways of a board are called the same", () => {
    for (const { where, plan, labels } of laid) {
      const called = plan.places.filter(({ colour, ground }) => colour === null && ground === null).map(({ id }) => labels.get(id)!.lines[0]?.text);
      expect(new Set(called).size, `${where}: ${called}`).toBe(called.length);
    }
  });
});
