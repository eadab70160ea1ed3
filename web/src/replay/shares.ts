/** Shares over the rounds as lines: how alien a sector was, how suspect a seat. */

/** From this time on. */
export interface Step {
  time: number;
  /** From 0 to 1. */
  share: number;
}

export interface ShareLine {
  key: string | number;
  /** What stands at its end: short. */
  label: string;
  steps: readonly Step[];
  /** Colour never alone: each line has a stroke of its own too. */
  colour: string;
  dash: string;
}

/** A moment that is marked on a line. */
export interface Notch extends Step {
  key: string | number;
  number: number;
}

/** Strokes that differ at a glance, without any colour. */
export const DASHES: readonly string[] = ["", "9 4", "2 4", "12 3 2 3", "5 3", "16 5", "2 2 7 2", "1 6"];

/** The step in force at a time; null before the first. */
export function stepAt(steps: readonly Step[], time: number): Step | null {
  return steps.findLast((step) => step.time <= time) ?? null;
}

/** A line of steps, as an SVG path, up to the end or to where it is told. */
export function stepPath(steps: readonly Step[], end: number, x: (time: number) => number, y: (share: number) => number): string {
  const [first, ...rest] = steps.filter(({ time }) => time <= end);
  if (!first) return "";
  return `M${px(x(first.time))} ${px(y(first.share))}${rest.map(({ time, share }) => `H${px(x(time))}V${px(y(share))}`).join("")}H${px(x(end))}`;
}

const px = (value: number) => Math.round(value * 10) / 10;

/** Heights at which labels do not cover each other, as near as may be to where they belong; the order stays. */
export function spread(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height || a.index - b.index);
  const placed: number[] = [];
  order.forEach(({ height }, place) => placed.push(place === 0 ? height : Math.max(height, placed[place - 1]! + gap)));
  for (let place = placed.length - 1, limit = bottom; place >= 0; place -= 1, limit -= gap) placed[place] = Math.min(placed[place]!, limit);
  const found: number[] = [];
  order.forEach(({ index }, place) => (found[index] = placed[place]!));
  return found;
}
