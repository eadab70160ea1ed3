/** The boards as the engine's files have them, for tests. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Board, Crossing, Hallway, Lift, Link, Rack, Rect, Room } from "../protocol";

export const root = resolve(import.meta.dirname, "../../../../..");
const SIZES = ["4-6", "7", "8"];
export const UNIVERSITY = SIZES.map((size) => `university-${size}`);
export const BOARDS = ["university", "polar-station", "mine"].flatMap((family) => SIZES.map((size) => `${family}-${size}`));

/** The board files hold tables of plain values alone, so that a few lines read them. */
export function board(name: string): Board {
  const text = readFileSync(resolve(root, `src/gloaming/games/cultists/maps/${name}.toml`), "utf-8");
  const tables: Record<string, Record<string, unknown>[]> = { "": [{}], room: [], hallway: [], rack: [], link: [] };
  let table = tables[""]![0]!;
  for (const line of text.split("\n")) {
    const head = /^\[\[?(\w+)\]/.exec(line)?.[1];
    const pair = /^(\w+) = (.*?)(?:\s+#.*)?$/.exec(line);
    if (head) (tables[head] ??= []).push((table = {}));
    else if (pair) table[pair[1]!] = JSON.parse(pair[2]!) as unknown;
  }
  return {
    ...(tables[""]![0] as unknown as Board),
    rooms: tables.room as unknown as Room[],
    hallways: tables.hallway as unknown as Hallway[],
    racks: tables.rack as unknown as Rack[],
    links: tables.link as unknown as Link[],
    altar: (tables[""]![0]!.altar as Rect | undefined) ?? null,
    organism_part: (tables[""]![0]!.organism_part as Rect | undefined) ?? null,
    crossing: (tables.crossing?.[0] as Crossing | undefined) ?? null,
    lifts: (tables.lift ?? []) as unknown as Lift[],
  };
}
