import type { EventName, GameEvent } from "../protocol";

/** The event card that was turned over last. */
export function lastEvent(journal: readonly GameEvent[]): EventName | null {
  return journal.findLast((event) => event.type === "EventTurned")?.card ?? null;
}
