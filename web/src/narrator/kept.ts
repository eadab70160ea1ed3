/** The evening in the browser's storage, so that a reload changes nothing. */

import { readKept, writeKept } from "../net/kept";
import { EMPTY, ROOMS, START, type Evening, type Told } from "./evening";

const KEPT_AS = "gloaming.narrator";
/** A book of another version is not read: an evening is short, and what it kept may mean something else now. */
export const VERSION = 1;

/** False where it lasts only until the page is closed. */
export const keep = ({ now, before }: Told): boolean => writeKept(KEPT_AS, JSON.stringify({ version: VERSION, now, before }));

export function opened(): Told {
  try {
    const kept = JSON.parse(readKept(KEPT_AS) ?? "null") as { version?: unknown; now?: unknown; before?: unknown } | null;
    if (kept?.version !== VERSION || !isEvening(kept.now) || !Array.isArray(kept.before)) return START;
    return { now: kept.now, before: kept.before.filter(isEvening) };
  } catch {
    return START;
  }
}

/** Each field is what an empty evening has there; anybody can write into a browser's storage. */
function isEvening(found: unknown): found is Evening {
  if (typeof found !== "object" || found === null) return false;
  const evening = found as Record<string, unknown>;
  const like = Object.entries(EMPTY).every(([name, empty]) => empty === null || (typeof evening[name] === typeof empty && Array.isArray(evening[name]) === Array.isArray(empty)));
  return like && ROOMS.includes(evening.room as Evening["room"]) && isMoment(evening.moment);
}

function isMoment(found: unknown): boolean {
  const moment = found as Record<string, unknown> | null;
  return Number.isInteger(moment?.round) && Number.isInteger(moment?.phase) && Array.isArray(moment?.drawn) && typeof moment?.counted === "object" && moment.counted !== null;
}
