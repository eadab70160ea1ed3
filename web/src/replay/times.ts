/** When things happened, on the scale of the rounds: 0 is before the first, 3.5 the middle of the fourth.

A journal has no clock. Within a round the events share its width: those that a game's lines show take most of it. */

import type { AnyEvent } from "../store/spoken";
import type { LogRules } from "../talk/log";

const OTHERS = 0.08;

export interface Moment {
  hour: number;
  time: number;
}

/** The moment of every event of the journal, in its order. */
export function momentsOf(
  journal: readonly AnyEvent[],
  { roundBegun }: Pick<LogRules, "roundBegun">,
  weights: Record<string, number>,
): Moment[] {
  const moments: Moment[] = [];
  let start = 0;
  let hour = 0;
  const close = (end: number) => {
    const widths = journal.slice(start, end).map((event) => weights[event.type] ?? OTHERS);
    const whole = widths.reduce((sum, width) => sum + width, 0);
    let before = 0;
    for (const width of widths) {
      moments.push({ hour, time: hour === 0 ? 0 : hour - 1 + (before + width / 2) / whole });
      before += width;
    }
    start = end;
  };
  journal.forEach((event, index) => {
    const begun = roundBegun(event);
    if (begun === null) return;
    close(index);
    hour = begun;
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
