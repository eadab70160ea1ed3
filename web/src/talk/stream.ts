/** What the talk panel shows: what was said, with what happened between, round by round. */

import { t } from "../i18n";
import type { Line } from "../protocol/types";
import type { TableStore, Told } from "../store/table.svelte";
import { nameOf } from "../table/people";
import { logOf } from "./log";
import { placeOf } from "./order";
import { AS_OFFERED } from "./said";
import type { Voice } from "./voice";

export interface Item {
  key: string;
  /** Something said; or null, and what happened stands in `words`. */
  line: Line | null;
  words: string;
}

export interface Stretch {
  round: number;
  items: Item[];
}

/** Bots don't all sound alike; what a person says stands as it was offered to them. */
export const variety = ({ chair, number }: Line, { state }: Told): number => (state?.chairs[chair]?.bot ? number : AS_OFFERED);

/** A line in words. What somebody has typed is shown as typed, also where a bot has understood it. */
export function lineWords(line: Line, told: Told, voice: Voice): string {
  if (line.message) return t(line.message, { name: nameOf(told, line.chair) });
  return line.statement && !line.text ? voice.statementWords(line.statement, told, variety(line, told), line.chair) : (line.text ?? "");
}

/** The language of somebody's own words, where it is known; the rest is said in the page's. */
export const tongueOf = ({ text, language }: Line): string | undefined => (text && language ? language : undefined);

/** Whether the table says it, and nobody who sits there. */
export const isOfTable = ({ message }: Line): boolean => message?.startsWith("table-") ?? false;

const itemOf = (line: Line, told: Told, voice: Voice): Pick<Item, "line" | "words"> =>
  isOfTable(line) ? { line: null, words: lineWords(line, told, voice) } : { line, words: "" };

/** Without facts only what was said is left. */
export function streamOf(store: TableStore, voice: Voice, facts: boolean): Stretch[] {
  const lines = store.state?.talk ?? [];
  const places = placeOf(lines, store.journalShown, voice.facets);
  const log = facts ? logOf(store.journalShown, voice, store) : [];
  const rounds = [...new Set([...log.map(({ round }) => round), ...lines.map(({ round }) => round)])].sort((a, b) => a - b);
  return rounds
    .map((round) => {
      const entries = (log.find((each) => each.round === round)?.entries ?? []).filter(({ open }) => open && voice.facets.isTold(open.type));
      const told = entries.map((entry) => ({ at: entry.at + 0.5, key: `e${entry.at}`, words: voice.eventWords(entry.open!, store), line: null }));
      const said = lines.flatMap((line, index) => (line.round === round ? [{ at: places[index]!, key: `l${line.number}`, ...itemOf(line, store, voice) }] : []));
      return { round, items: [...told, ...said].sort((a, b) => a.at - b.at) };
    })
    .filter(({ items }) => items.length > 0);
}
