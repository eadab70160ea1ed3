/** Who keeps the table waiting, in what everybody knows: connections, how long the question is open, whom the view names. */

import type { ChairState, Seat } from "../protocol/types";
import { isSlow, patienceOf } from "../pages/lobby/clocks";
import { hasOwner } from "../protocol/chairs";
import type { GameFacets } from "../store/facets";
import type { TableStore } from "../store/table.svelte";

/** `lost`: no connection. `silent`: has not answered for too long. `asked`: perhaps so; who has sealed an answer is nobody's
 *  business. `minded`: a bot answers in their place. `absent`: away, at a table where people have days. */
export type Standing = "lost" | "absent" | "silent" | "asked" | "minded";

export interface Awaited {
  seat: Seat;
  chair: ChairState;
  standing: Standing;
}

/** The people whom the table waits for, other than the reader, and how it stands with each. */
export function awaitedPeople(store: TableStore, facets: GameFacets, overdue: boolean): Awaited[] {
  const asked = store.view?.asked;
  if (!asked || store.state?.stage !== "playing" || store.state.debating) return [];
  const veiled = facets.isSecretStep(asked.step.type);
  return store.view!.waiting_for.flatMap((seat) => {
    const chair = store.state!.chairs[seat];
    if (!chair || !hasOwner(chair) || seat === store.chair) return [];
    const standing = standingOf(chair, veiled, overdue, isSlow(store.state!.settings));
    return standing ? [{ seat, chair, standing }] : [];
  });
}

function standingOf(chair: ChairState, veiled: boolean, overdue: boolean, slow: boolean): Standing | null {
  if (chair.covered) return veiled ? null : "minded";
  if (chair.away) return slow && !overdue ? "absent" : "lost";
  if (!overdue) return null;
  return veiled ? "asked" : "silent";
}

/** People for whom a bot may play if the others wish it: the server decides by the same facts. */
export function mayBeCovered(store: TableStore, seat: Seat): boolean {
  const chair = store.state?.chairs[seat];
  if (!chair || !hasOwner(chair) || chair.covered || seat === store.chair) return false;
  if (chair.away && isLongAway(store, chair)) return true;
  return (store.overdue && (store.view?.waiting_for.includes(seat) ?? false));
}

/** Where people have days, it is no wonder that they are away. */
function isLongAway(store: TableStore, { since = 0 }: ChairState): boolean {
  const { settings } = store.state!;
  return !isSlow(settings) || store.secondsSince(since) >= patienceOf(settings);
}

/** Keeps `store.overdue` true while the open question has been open for longer than the table has patience. */
export function watchPatience(store: () => TableStore): void {
  $effect(() => {
    const { state } = store();
    const patience = state ? patienceOf(state.settings) : 0;
    const open = state?.stage === "playing" ? store().secondsSince(state.asked_at ?? 0) : 0;
    const left = patience - open;
    store().overdue = patience > 0 && left <= 0;
    if (patience === 0 || left <= 0) return;
    const timer = setTimeout(() => (store().overdue = true), left * 1000 + 200);
    return () => clearTimeout(timer);
  });
}
