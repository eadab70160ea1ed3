/** The name of a hallway, on ice with its sign and in the mine with its letter, and the room it leaves for people. */

import type { Box, PlaceBox, Plan } from "./geometry";
import { letters, type Label } from "./labels";
import { cageFloor, CORNER, SIGN, SMALLEST } from "./standing";

const LEAST = 12;

export function hallLabel(plan: Plan, place: PlaceBox, name: string, short: string): Label {
  const k = plan.scale;
  const turned = place.h > place.w;
  const pad = plan.wall / 2 + (plan.tall ? 6 : 10) * k;
  const length = (turned ? place.h : place.w) - 2 * pad;
  const edge = place.ground === null ? 0 : (place.ground === "ice" ? 14 : 20) * k;
  const room = length * (plan.tall ? 0.5 : 0.66);
  // Whoever stands here needs a disc's room at the least.
  const most = Math.min(room, length - leastLength(plan) - 10) - (edge ? edge + 4 : 0);
  const { text, size } = written(named(place, name), short, most, 14 * k);
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
    pad: 2, tile: null, sign: { x: cage.x, y: cage.y, w: CORNER + SIGN, h: CORNER + SIGN }, size: LEAST, lines: [], turned: false, stacked: false,
    book: 0, step: 0, books: none, deck: none, token: null, things: [], floor: cageFloor(cage),
  }; // prettier-ignore
}

/** Where the name begins: at the left, or at the foot of a hallway that runs up and down. */
function signBox(place: PlaceBox, turned: boolean, pad: number, edge: number, middle: number | null): Box {
  if (turned) return { x: place.x + (place.w - edge) / 2, y: place.y + place.h - pad - edge, w: edge, h: edge };
  return { x: place.x + pad, y: (middle ?? place.y + pad + edge / 2) - edge / 2, w: edge, h: edge };
}

/** The letter of a corridor stands on its sign already. */
function named(place: PlaceBox, name: string): string {
  return place.ground === null || place.ground === "ice" ? name : name.replace(/ \S$/, "");
}

function leastLength(plan: Plan): number {
  return 2 * plan.radius * SMALLEST + 4;
}

/** As much of the name as there is room for, smaller letters before initials; nothing if the sign says enough. */
function written(name: string, short: string, room: number, size: number): { text: string; size: number } {
  const whole = shortened(name, room, size);
  if (letters(whole, size) <= room) return { text: whole, size };
  const smaller = Math.max(LEAST, size * 0.86);
  const shortest = [shortened(name, room, smaller), short].find((text) => text !== "" && letters(text, smaller) <= room);
  if (shortest !== undefined) return { text: shortest, size: smaller };
  return { text: short === "" ? whole : short.length > 2 ? "" : short, size: smaller };
}

/** As much of a hallway's name as there is room for: whole, without its last word, or as initials. */
export function shortened(name: string, room: number, size: number): string {
  if (letters(name, size) <= room) return name;
  const words = name.split(" ");
  const tells = words.at(-1)!.length <= 2; // of "Corridor A" the last word says which
  const first = words.length > 1 && !tells ? words.slice(0, -1).join(" ") : name;
  if (letters(first, size) <= room) return first;
  const parts = first.split(/[ -]/);
  return parts.map((part, index) => (index < parts.length - 1 ? `${part[0]}.` : part)).join(" ");
}
