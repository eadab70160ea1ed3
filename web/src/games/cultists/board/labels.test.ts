import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { setLanguage, type Language } from "../../../i18n";
import type { View } from "../protocol";
import { badgeOf } from "./badges";
import { board, BOARDS, root } from "./boards.test.support";
import { heightNeeded, overlap, planOf, type Box, type Plan } from "./geometry";
import { labelOf, wordsOf, type Label } from "./labels";
import { placeName } from "../words";
import { shortPlace } from "./names";
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

interface Named {
  name: string;
  language: Language;
  /** What each place is called, in full and in short. */
  called: Map<string, string>;
  short: Map<string, string>;
}

const cases: Named[] = [];
for (const language of ["de", "en"] as const) {
  await setLanguage(language);
  for (const name of BOARDS) {
    const map = board(name);
    const told = { board: map, state: null, view: null, chair: null, options: {} };
    const places = [...map.rooms, ...map.hallways].map(({ id }) => id);
    const called = new Map(places.map((id) => [id, placeName(id, told)]));
    cases.push({ name, language, called, short: new Map(places.map((id) => [id, shortPlace(map, id)])) });
  }
}

describe.each(cases)("$name in $language", ({ name, called, short }) => {
  const map = board(name);
  const books = new Map(map.rooms.map((room) => [room.id, room.books]));

  describe.each([...WIDE, ...TALL])("at %i by %i", (width, height) => {
    const plan: Plan = planOf(map, width, width < 600 ? Math.max(height, heightNeeded(map)) : height);
    const labels = new Map<string, Label>(plan.places.map((place) => [place.id, labelOf(plan, place, called.get(place.id)!, books.get(place.id), short.get(place.id))]));

    it.each([1, 2, 4, 8])("no name is covered by %i people in its place", (count) => {
      for (const { id } of plan.places) {
        const { people } = standingOn(plan, crowdIn(id, count), (place) => labels.get(place.id)!.floor, () => 40, null);
        for (const word of wordsOf(labels.get(id)!)) {
          for (const person of people) expect(covers(person, word), `seat ${person.seat} in ${called.get(id)}`).toBe(false);
        }
      }
    });

    it("no badge hangs on a name, and none on another", () => {
      for (const place of plan.places) {
        const label = labels.get(place.id)!;
        for (const [counted, meets] of [[true, false], [true, true], [false, true]] as const) {
          const { flags, number, heads } = badgeOf(plan, place, label, counted, meets);
          expect([number !== null, heads !== null]).toEqual([counted, meets]);
          for (const [index, flag] of flags.entries()) {
            for (const word of wordsOf(label)) expect(overlap(flag, word), called.get(place.id)).toBe(false);
            for (const other of flags.slice(index + 1)) expect(overlap(flag, other), called.get(place.id)).toBe(false);
          }
        }
      }
    });

    it("tile, books and deck of a room keep clear of each other", () => {
      for (const place of plan.places.filter(({ colour }) => colour !== null)) {
        const label = labels.get(place.id)!;
        for (const thing of label.things) {
          for (const word of wordsOf(label)) expect(overlap(thing, word), called.get(place.id)).toBe(false);
        }
      }
    });
  });
});
