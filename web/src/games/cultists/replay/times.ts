/** When things happened, on the scale of the hours: 0 is the night, 3.5 the middle of the fourth hour.

A journal has no clock. Within an hour the events share its width: those that the lines show take most of it. */

import type { GameEvent } from "../../../protocol/types";

const WEIGHTS: Record<string, number> = { Met: 1, BecameGhost: 1, Revived: 1, BallotsOpened: 1, TallyShown: 1, StateChecked: 0.5, RackScored: 0.5 };
const OTHERS = 0.08;

export interface Moment {
  hour: number;
  time: number;
}

/** The moment of every event of the journal, in its order. */
export function momentsOf(journal: readonly GameEvent[]): Moment[] {
  const moments: Moment[] = [];
  let start = 0;
  let hour = 0;
  const close = (end: number) => {
    const weights = journal.slice(start, end).map((event) => WEIGHTS[event.type] ?? OTHERS);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    let before = 0;
    for (const weight of weights) {
      moments.push({ hour, time: hour === 0 ? 0 : hour - 1 + (before + weight / 2) / whole });
      before += weight;
    }
    start = end;
  };
  journal.forEach((event, index) => {
    if (event.type !== "RoundBegan") return;
    close(index);
    hour = event.round as number;
  });
  close(journal.length);
  return moments;
}

/** The last event at or before this time; -1 before the first. */
export function eventAt(moments: readonly Moment[], time: number): number {
  let found = -1;
  moments.forEach((moment, index) => {
    if (moment.time <= time) found = index;
  });
  return found;
}
