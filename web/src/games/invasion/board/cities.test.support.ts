/** The cities as the engine's files have them, and the moments of real games in web/fixtures, for tests. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { City, View } from "../protocol";

const root = resolve(import.meta.dirname, "../../../../..");
export const CITIES = ["milan", "washington"];

/** The city files hold tables of plain values alone, so that a few lines read them. */
export function city(name: string): City {
  const text = readFileSync(resolve(root, `src/gloaming/games/invasion/cities/${name}.toml`), "utf-8");
  const tables: Record<string, Record<string, unknown>[]> = { "": [{}], sector: [], district: [], spot: [], road: [] };
  let table = tables[""]![0]!;
  for (const line of text.split("\n")) {
    const head = /^\[\[(\w+)\]\]/.exec(line)?.[1];
    const pair = /^(\w+) = (.*)$/.exec(line);
    if (head) (tables[head] ??= []).push((table = head === "district" ? { address: null } : {}));
    else if (pair) table[pair[1]!] = JSON.parse(pair[2]!) as unknown;
  }
  const spots = tables.spot as unknown as City["spots"];
  const marked = (mark: "starting" | "gathering" | "bridge") => spots.filter((spot) => spot[mark]).map(({ id }) => id);
  return {
    ...(tables[""]![0] as unknown as City),
    water: (tables[""]![0]!.water as City["water"] | undefined) ?? [],
    sectors: tables.sector as unknown as City["sectors"],
    districts: tables.district as unknown as City["districts"],
    roads: tables.road as unknown as City["roads"],
    spots,
    starting_spots: marked("starting"),
    gathering_spots: marked("gathering"),
    bridges: marked("bridge"),
  };
}

export interface Moment {
  name: string;
  city: City;
  view: View;
  message: { board: City; view: View };
}

/** Every moment of Invasion in web/fixtures that has a map. */
export function moments(): Moment[] {
  const folder = resolve(root, "web/fixtures");
  const names = readdirSync(folder).filter((name) => /^Inv-.*\.json$/.test(name));
  return names.flatMap((name) => {
    const message = JSON.parse(readFileSync(resolve(folder, name), "utf-8")) as Moment["message"];
    return message.view && message.board?.districts ? [{ name: name.slice(4, -5), city: message.board, view: message.view, message }] : [];
  });
}

/** What the table page leaves for the map: on a phone, on a desk, on a large one. */
export const SIZES = [[390, 487], [360, 330], [828, 568], [1100, 760]] as const;
/** And in windows with a mouse: 1366 by 657, 1280 by 720, 1024 by 768, 1440 by 900. */
export const DESKS = [[693, 560], [607, 623], [660, 607], [828, 568]] as const;
export const PHONES = [[390, 487], [360, 330]] as const;
