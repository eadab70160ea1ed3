/** The name of a hallway, on ice with its sign and in the mine with its letter, and the room it leaves for people. */

import type { Box, PlaceBox, Plan } from "./geometry";
import { letters, type Label } from "./labels";
import { capital } from "../../../table/speech";
import { cageFloor, CORNER, SIGN, SMALLEST } from "./standing";

/** `names` are those that the hallway may have, the fullest first: `wordings` finds them. */
export function hallLabel(plan: Plan, place: PlaceBox, names: readonly string[]): Label {
  const k = plan.scale;
  const turned = place.h > place.w;
  const pad = plan.wall / 2 + (plan.tall ? 6 : 10) * k;
  const length = (turned ? place.h : place.w) - 2 * pad;
  const edge = place.ground === null ? 0 : (place.ground === "ice" ? 14 : 20) * k;
  const room = length * (plan.tall ? 0.5 : 0.66);
  // Whoever stands here needs a disc's room at the least.
  const most = Math.min(room, length - leastLength(plan) - 10) - (edge ? edge + 4 : 0);
  const { text, size } = written(place, names, most, Math.max(plan.least, 14 * k), plan.least);
  const squeeze = letters(text, size) > length * 0.75 ? length * 0.75 : null;
  const long = text ? (squeeze ?? letters(text, size)) : 0;
  const wide = (edge ? edge + 4 : 0) + long + 10;
  const brim = plan.wall / 2 + 2;
  const inner = turned
    ? { x: place.x + brim, y: place.y + pad, w: place.w - 2 * brim, h: place.h - 2 * pad }
    : { x: place.x + pad, y: place.y + brim, w: place.w - 2 * pad, h: place.h - 2 * brim };
  const below = !turned && place.h > 2 * plan.radius + Math.max(edge, size) + 34 * k;
  const high = Math.max(edge, size);
  const sign = edge ? signBox(place, turned, pad, edge, below ? place.y + pad + high / 2 : null) : null;
  const start = edge ? edge + 4 : 0;
  const line = turned
    ? { text, x: place.x + place.w / 2 + size * 0.3, y: place.y + place.h - pad - 4 - start, squeeze }
    : { text, x: place.x + pad + 2 + start, y: sign ? sign.y + edge / 2 + size * 0.3 : place.y + pad + size * 0.86, squeeze };
  // Beside the hallway's name, not on it; a high hallway has room below it.
  let floor: Box = turned ? { ...inner, h: inner.h - wide } : { ...inner, x: inner.x + wide, w: inner.w - wide };
  if (below) {
    const top = place.y + pad + high + 3;
    floor = { ...inner, y: top, h: inner.y + inner.h - top };
  }
  const none = { x: 0, y: 0 };
  const lines = text ? [line] : [];
  return {
    pad, tile: null, sign, size, lines, turned, stacked: false,
    book: 0, step: 0, books: none, deck: none, token: null, things: [], floor,
  }; // prettier-ignore
}

/** A lift has its number for a name. */
export function cageLabel(cage: Box): Label {
  const none = { x: 0, y: 0 };
  return {
    pad: 2, tile: null, sign: { x: cage.x, y: cage.y, w: CORNER + SIGN, h: CORNER + SIGN }, size: 0, lines: [], turned: false, stacked: false,
    book: 0, step: 0, books: none, deck: none, token: null, things: [], floor: cageFloor(cage),
  }; // prettier-ignore
}

/** Where the name begins: at the left, or at the foot of a hallway that runs up and down. */
function signBox(place: PlaceBox, turned: boolean, pad: number, edge: number, middle: number | null): Box {
  if (turned) return { x: place.x + (place.w - edge) / 2, y: place.y + place.h - pad - edge, w: edge, h: edge };
  return { x: place.x + pad, y: (middle ?? place.y + pad + edge / 2) - edge / 2, w: edge, h: edge };
}

function leastLength(plan: Plan): number {
  return 2 * plan.radius * SMALLEST + 4;
}

/** The fullest name that there is room for, if need be in smaller letters; nothing if the sign says enough. */
function written({ ground }: PlaceBox, names: readonly string[], room: number, size: number, smallest: number): { text: string; size: number } {
  const smaller = Math.max(smallest, size * 0.86);
  const called = ground === null || ground === "ice" ? names : names.map((name) => name.replace(/ \S$/, "")); // a corridor's letter is its sign
  for (const each of [size, smaller]) {
    const text = called.find((name) => name.length > 2 && letters(name, each) <= room);
    if (text !== undefined) return { text, size: each };
  }
  const least = called.at(-1)!;
  return { text: ground !== null && least.length > 2 ? "" : least, size: smaller };
}

/** What a hallway may be called, the fullest first: its name, what tells it from the others, its short name, or else initials
 *  that no other has. */
export function wordings(name: string, names: readonly string[], short = ""): string[] {
  const told = telling(name, names);
  const initials = initialsOf(told);
  const unlike = names.every((other) => other === name || initialsOf(telling(other, names)) !== initials);
  return [...new Set([name, told, ...(short ? [short] : unlike ? [initials] : [])])];
}

/** Without the words that most of the hallways have in common, and without a small word that joined them. */
function telling(name: string, names: readonly string[]): string {
  const others = names.map((other) => other.toLowerCase().split(" "));
  const words = name.split(" ").filter((word) => 2 * others.filter((other) => other.includes(word.toLowerCase())).length <= others.length);
  while (words.length > 1 && words[0]!.length <= 2 && words[0] === words[0]!.toLowerCase()) words.shift();
  return words.some((word) => word.length > 2) ? capital(words.join(" ")) : name; // the letter of "Corridor A" needs its word
}

function initialsOf(name: string): string {
  const parts = name.split(/[ -]/);
  return parts.map((part, index) => (index < parts.length - 1 ? `${part[0]}.` : part)).join(" ");
}
