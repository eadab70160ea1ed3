/** Where the words, the books and the deck of a place lie. Words never turn with the plan. */

import type { Box, PlaceBox, Plan } from "./geometry";

export interface NameLine {
  text: string;
  x: number;
  y: number;
  /** Set where the word is too long and must be narrowed. */
  squeeze: number | null;
}

export interface Label {
  pad: number;
  tile: { x: number; y: number; h: number } | null;
  size: number;
  lines: NameLine[];
  /** Hallways that run up and down have their name turned. */
  turned: boolean;
  /** Too slim for both: the deck lies above the books. */
  stacked: boolean;
  /** Edge of a book, and where the books and the deck lie. */
  book: number;
  books: { x: number; y: number };
  /** The right end of the deck. */
  deck: { x: number; y: number };
  /** The room between all that. */
  floor: Box;
}

/** Grenze is narrow: an average letter, in parts of its size. */
const LETTER = 0.43;
const LEAST = 12;
/** A tile's width, in parts of its height. */
export const TILE = 1.66;

export function labelOf(plan: Plan, place: PlaceBox, name: string, books = 3): Label {
  return place.colour === null ? hallLabel(plan, place, name) : roomLabel(plan, place, name, books);
}

function roomLabel(plan: Plan, place: PlaceBox, name: string, books: number): Label {
  const k = plan.scale;
  const pad = plan.wall / 2 + (plan.tall ? 6 : 10) * k;
  const [x, y] = [place.x + pad, place.y + pad];
  const tileHeight = (plan.tall ? 18 : 24) * k;
  const tileWidth = tileHeight * TILE;
  const size = (plan.tall ? 13.5 : 18) * k;
  const room = place.w - 2 * pad;
  const badge = (plan.tall ? 18 : 20) * k;
  const beside = room - tileWidth - 7 - badge >= letters(name, size);
  const words = beside || letters(name, size) <= room ? [name] : name.split(" ");
  const longest = Math.max(...words.map((word) => letters(word, size)));
  const fitted = beside ? size : Math.max(LEAST, Math.min(size, (size * room) / longest));
  const lead = fitted * 0.97;
  const lines = words.map((text, index) => ({
    text,
    x: beside ? x + tileWidth + 7 * k : x,
    y: beside ? y + tileHeight * 0.73 : y + tileHeight + lead * (index + 1),
    squeeze: !beside && letters(text, fitted) > room ? room : null,
  }));
  const book = (plan.tall ? 13 : 16) * k;
  const foot = place.y + place.h - pad - book;
  const slot = book * 0.62 + 2;
  const stacked = room < books * (book + (plan.tall ? 0 : 3)) + 3 * slot; // the deck then lies above the books
  const deckTop = stacked ? foot - book - 5 : foot;
  const top = y + tileHeight + (beside ? 2 : lead * words.length + 4);
  return {
    pad, size: fitted, lines, book,
    tile: { x, y, h: tileHeight },
    turned: false,
    stacked,
    books: { x, y: foot },
    deck: { x: stacked ? x + 3 * slot : place.x + place.w - pad, y: deckTop },
    floor: floorBetween(plan, place, pad, top, deckTop),
  }; // prettier-ignore
}

/** Between label and foot; a low room lets people stand over its foot, in the middle where nothing lies. */
function floorBetween(plan: Plan, place: PlaceBox, pad: number, top: number, foot: number): Box {
  const need = 2 * plan.radius;
  const broad = place.w > 3 * need;
  if (foot - top >= (broad ? need + 12 * plan.scale : need)) return { x: place.x + pad, y: top, w: place.w - 2 * pad, h: foot - top };
  const bottom = place.y + place.h - plan.wall / 2 - 4;
  const y = Math.min(top, bottom - need);
  const edge = broad ? place.w * 0.24 : pad;
  return { x: place.x + edge, y, w: place.w - 2 * edge, h: bottom - y };
}

function hallLabel(plan: Plan, place: PlaceBox, name: string): Label {
  const k = plan.scale;
  const turned = place.h > place.w;
  const size = 14 * k;
  const pad = plan.wall / 2 + (plan.tall ? 6 : 10) * k;
  const length = (turned ? place.h : place.w) - 2 * pad;
  const text = shortened(name, length * (plan.tall ? 0.5 : 0.66), size);
  const squeeze = letters(text, size) > length * 0.75 ? length * 0.75 : null;
  const wide = (squeeze ?? letters(text, size)) + 10;
  const line = turned
    ? { text, x: place.x + place.w / 2 + size * 0.3, y: place.y + place.h - pad - 4, squeeze }
    : { text, x: place.x + pad + 2, y: place.y + pad + size * 0.86, squeeze };
  const brim = plan.wall / 2 + 2;
  const inner = turned
    ? { x: place.x + brim, y: place.y + pad, w: place.w - 2 * brim, h: place.h - 2 * pad }
    : { x: place.x + pad, y: place.y + brim, w: place.w - 2 * pad, h: place.h - 2 * brim };
  let floor: Box = turned ? { ...inner, h: inner.h - wide } : { ...inner, x: inner.x + wide, w: inner.w - wide };
  // Beside the hallway's name, not on it; a high hallway has room below it.
  if (!turned && place.h > 2 * plan.radius + size + 34 * k) {
    floor = { ...inner, y: inner.y + size + 6, h: inner.h - size - 6 };
  }
  const none = { x: 0, y: 0 };
  return { pad, tile: null, size, lines: [line], turned, stacked: false, book: 0, books: none, deck: none, floor };
}

export function letters(text: string, size: number): number {
  return text.length * size * LETTER;
}

/** As much of a hallway's name as there is room for: whole, without its last word, or as initials. */
export function shortened(name: string, room: number, size: number): string {
  if (letters(name, size) <= room) return name;
  const words = name.split(" ");
  const first = words.length > 1 ? words.slice(0, -1).join(" ") : name;
  if (letters(first, size) <= room) return first;
  const parts = first.split(/[ -]/);
  return parts.map((part, index) => (index < parts.length - 1 ? `${part[0]}.` : part)).join(" ");
}
