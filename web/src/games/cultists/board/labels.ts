/** Where the words, the books and the deck of a place lie. Words never turn with the plan. */

import type { Box, PlaceBox, Plan } from "./geometry";
import { hallLabel } from "./halls";
import { NAME, SMALLEST } from "./standing";

export interface NameLine {
  text: string;
  x: number;
  y: number;
  /** Set where the word is too long and must be narrowed. */
  squeeze: number | null;
}

export interface Label {
  pad: number;
  /** As wide as its sign alone where the name needs the room of its letter. */
  tile: { x: number; y: number; w: number; h: number } | null;
  /** What a hallway has in place of a tile, where it has one: the sign of ice, or a corridor's letter. */
  sign: Box | null;
  size: number;
  lines: NameLine[];
  /** Hallways that run up and down have their name turned. */
  turned: boolean;
  /** Too slim for both: the deck lies above the books. */
  stacked: boolean;
  /** Edge of a book, how far they stand apart, and where the books and the deck lie. */
  book: number;
  step: number;
  books: { x: number; y: number };
  /** The right end of the deck. */
  deck: { x: number; y: number };
  /** Where the room's Item lies, on boards with Items. */
  token: Box | null;
  /** What books, deck and Item cover, to their full number. */
  things: Box[];
  /** The room between all that. */
  floor: Box;
}

/** What the tile or sign and each line of the name cover: neither people nor badges may. */
export function wordsOf({ tile, sign, lines, size, turned }: Label): Box[] {
  const written = lines.map(({ text, x, y, squeeze }) => {
    const long = squeeze ?? letters(text, size);
    const high = size * 0.76;
    return turned ? { x: x - high, y: y - long, w: high, h: long } : { x, y: y - high, w: long, h: high };
  });
  if (sign) written.unshift(sign);
  return tile ? [tile, ...written] : written;
}

/** An average letter, in parts of its size: Grenze is narrow, and what is set in Alegreya is wider. */
const LETTER = 0.43;
const GREEK_LETTER = 0.47;
/** A name may be narrowed so far before its tile gives way. */
const READABLE = 0.75;
/** From one line to the next. */
const LEAD = 0.97;
/** The letter on a tile, and the tile's width, in parts of its height. */
export const LETTER_ON_TILE = 0.62;
export const TILE = 1.66;

/** What it is called, the fullest name first: a room has only one. */
export function labelOf(plan: Plan, place: PlaceBox, names: readonly string[], books = 3): Label {
  return place.colour === null ? hallLabel(plan, place, names) : roomLabel(plan, place.inner, names[0]!, books);
}

function roomLabel(plan: Plan, place: Box, name: string, books: number): Label {
  const k = plan.scale;
  const tileHeight = plan.tall ? 18 * k : Math.max(24 * k, plan.least / LETTER_ON_TILE);
  const book = (plan.tall ? 13 : 16) * k;
  const size = Math.max(plan.least, (plan.tall ? 13.5 : 18) * k);
  const wide = plan.wall / 2 + (plan.tall ? 6 : 10) * k;
  const cramped = isCramped(plan, place, name, { tileHeight, book, size, pad: wide });
  const pad = cramped ? plan.wall / 2 + 4 * k : wide;
  const tileWidth = tileHeight * (cramped ? 1 : TILE);
  const room = place.w - 2 * pad;
  const badge = (plan.tall ? 18 : 20) * k;
  const slot = book * 0.62 + 2;
  const token = plan.board.altar ? book + 5 : 0;
  const apart = book + (plan.tall ? 0 : 3);
  const rows = room < books * apart + token + 3 * slot ? 2 * book + 5 : book;
  // Too low for a name below the tile, or for the deck above the books: all stand beside each other, however narrow.
  const needed = plan.wall + 10 + tileHeight + size + rows;
  const low = place.h < needed;
  const besideTile = room - tileWidth - 7 * k;
  const tight = place.h < needed + leastRoom(plan) && besideTile >= 0.8 * letters(name, plan.least);
  const beside = low || tight || besideTile - badge >= letters(name, size);
  const fittedFor = (lines: string[]) =>
    Math.max(plan.least, Math.min(size, (size * (beside ? besideTile : room)) / Math.max(...lines.map((line) => letters(line, size)))));
  const two = inTwo(name);
  const highEnough = place.h >= needed - size + 2 * LEAD * fittedFor(two);
  const words = beside || letters(name, size) <= room || !highEnough ? [name] : two;
  const fitted = fittedFor(words);
  const lead = fitted * LEAD;
  // A low room gives up its margin first.
  const named = beside ? 0 : lead * words.length;
  const brim = Math.max(plan.wall / 2 + 3, Math.min(pad, (place.h - tileHeight - named - book - 4) / 2));
  const [x, y] = [place.x + pad, place.y + brim];
  const lines = words.map((text, index) => ({
    text,
    x: beside ? x + tileWidth + 7 * k : x,
    y: beside ? y + tileHeight * 0.73 : y + tileHeight + lead * (index + 1),
    squeeze: letters(text, fitted) > (beside ? besideTile : room) ? (beside ? besideTile : room) : null,
  }));
  const foot = place.y + place.h - brim - book;
  const leaves = room - token - 3 * slot - 3;
  // Books stand closer where there is no room for a second row.
  const step = Math.min(apart, low ? leaves / books : Infinity);
  const piled = books * step;
  const stacked = !low && room < piled + token + 3 * slot; // the deck then lies above the books
  const deckTop = stacked ? foot - book - 5 : foot;
  const top = y + tileHeight + (beside ? 2 : lead * words.length) + 4;
  const label = {
    pad, size: fitted, lines, book, step, stacked,
    tile: { x, y, w: tileWidth, h: tileHeight }, sign: null,
    turned: false,
    books: { x, y: foot },
    deck: { x: stacked ? x + 3 * slot : place.x + place.w - pad, y: deckTop },
  }; // prettier-ignore
  const below = floorBelow(plan, place) - top - leastRoom(plan);
  const broad = room - piled - token - 3 * slot - tileWidth > 5 * plan.radius;
  const past = Math.max(x + tileWidth + 7 * k + letters(name, fitted), x + piled + token + 6 * k + 3 * slot) + 6;
  const fitsAside = place.x + place.w - plan.wall / 2 - 3 - past >= leastRoom(plan);
  const aside = beside && fitsAside && below < (broad ? NAME * k : 0);
  // So low that people stand beside the name: the deck moves up to the books.
  if (aside) label.deck.x = Math.min(label.deck.x, x + piled + token + 6 * k + 3 * slot);
  const besideBooks = piled + token <= room;
  const lying = { x: x + (besideBooks ? piled : 3 * slot) + 4, y: besideBooks ? foot : deckTop, w: book, h: book };
  const things = [
    ...(token ? [lying] : []),
    { x, y: foot, w: piled, h: book },
    { x: label.deck.x - 3 * slot, y: deckTop, w: 3 * slot, h: book },
  ];
  const whole = { ...label, token: token ? lying : null, things, floor: floorBetween(plan, place, pad, top, deckTop) };
  return aside ? { ...whole, floor: floorAside(plan, place, whole) } : whole;
}

/** So low that the name stands beside the tile, and so narrow that it would hardly be read there. */
function isCramped(plan: Plan, place: Box, name: string, { tileHeight, book, size, pad }: Record<"tileHeight" | "book" | "size" | "pad", number>): boolean {
  const beside = place.w - 2 * pad - tileHeight * TILE - 7 * plan.scale;
  return place.h < plan.wall + 10 + tileHeight + size + book && beside < READABLE * letters(name, plan.least);
}

/** A name of several words in two lines, as even as can be. */
function inTwo(name: string): string[] {
  const words = name.split(" ");
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}

/** The smallest disc that is drawn, with the rim of one's own. */
const leastRoom = (plan: Plan) => 2 * plan.radius * SMALLEST + 4;
const floorBelow = (plan: Plan, place: Box) => place.y + place.h - plan.wall / 2 - 4;

/** Between label and foot; a low room lets people stand over its foot, in the middle where nothing lies. */
function floorBetween(plan: Plan, place: Box, pad: number, top: number, foot: number): Box {
  const need = 2 * plan.radius;
  const broad = place.w > 3 * need;
  if (foot - top >= (broad ? need + 12 * plan.scale : need)) return { x: place.x + pad, y: top, w: place.w - 2 * pad, h: foot - top };
  const edge = broad ? place.w * 0.24 : pad;
  return { x: place.x + edge, y: top, w: place.w - 2 * edge, h: Math.max(floorBelow(plan, place) - top, leastRoom(plan)) };
}

/** From the name and the deck to the right wall, as high as the room. */
function floorAside(plan: Plan, place: Box, label: Label): Box {
  const from = Math.max(...[...wordsOf(label), ...label.things].map(({ x, w }) => x + w)) + 6;
  const brim = plan.wall / 2 + 3;
  return { x: from, y: place.y + brim, w: place.x + place.w - brim - from, h: place.h - 2 * brim };
}

export function letters(text: string, size: number): number {
  const greek = text.match(/\p{Script=Greek}/gu)?.length ?? 0;
  return ((text.length - greek) * LETTER + greek * GREEK_LETTER) * size;
}
