/** How closely one looks at the plan. At scale 1 it fits, and the page scrolls as ever; closer, it is moved by hand. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A point of the sheet is seen in the frame at `point * scale + (x, y)`. */
export interface Glass {
  scale: number;
  x: number;
  y: number;
}

type Size = readonly [width: number, height: number];

/** The frame is what one sees through; the sheet is the whole plan at scale 1, never smaller than the frame. */
export interface Sizes {
  frame: Size;
  sheet: Size;
}

export const CLOSEST = 4;
/** By how much a key or a button comes closer. */
export const STEP = 1.5;
/** What a double tap comes closer by. */
export const LEAP = 2.2;
export const FITTED: Glass = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Not past the edges of the sheet, not farther away than fitted. */
export function within({ scale, x, y }: Glass, { frame, sheet }: Sizes): Glass {
  const near = scale < 1.02 ? 1 : Math.min(scale, CLOSEST);
  const along = (offset: number, seen: number, long: number) => clamp(offset, Math.min(0, seen - long * near), 0);
  return { scale: near, x: along(x, frame[0], sheet[0]), y: along(y, frame[1], sheet[1]) };
}

/** Closer by a factor; what lies under the point stays under it, as far as the edges let it. */
export function closer(glass: Glass, factor: number, [px, py]: readonly [number, number], sizes: Sizes): Glass {
  const scale = clamp(glass.scale * factor, 1, CLOSEST);
  const grown = scale / glass.scale;
  return within({ scale, x: px - (px - glass.x) * grown, y: py - (py - glass.y) * grown }, sizes);
}

export function moved(glass: Glass, dx: number, dy: number, sizes: Sizes): Glass {
  return within({ ...glass, x: glass.x + dx, y: glass.y + dy }, sizes);
}

/** Moved no farther than needed to have a part of the sheet in view. */
export function showing(glass: Glass, box: Box, sizes: Sizes): Glass {
  const along = (offset: number, from: number, long: number, seen: number) => {
    const [start, end] = [from * glass.scale + offset, (from + long) * glass.scale + offset];
    if (end - start > seen || start < 0) return offset - start;
    return end > seen ? offset - (end - seen) : offset;
  };
  const x = along(glass.x, box.x, box.w, sizes.frame[0]);
  const y = along(glass.y, box.y, box.h, sizes.frame[1]);
  return within({ ...glass, x, y }, sizes);
}

/** The glass over one plan. Fitted, a plan higher than its frame is scrolled; closer, the frame stands still. */
export class Zoom {
  glass = $state.raw<Glass>(FITTED);
  #frame: HTMLElement | null = null;

  get scale(): number {
    return this.glass.scale;
  }
  get isClose(): boolean {
    return this.glass.scale > 1;
  }
  get isClosest(): boolean {
    return this.glass.scale >= CLOSEST;
  }

  /** The part of a sheet of this size that is seen, as an SVG's viewBox. */
  viewBox(width: number, height: number): string {
    const { scale, x, y } = this.glass;
    return [-x / scale, -y / scale, width / scale, height / scale].join(" ");
  }

  hold(frame: HTMLElement | null): void {
    this.#frame = frame;
  }

  /** By a factor, about a point of the frame; without one, about its middle. */
  by(factor: number, point?: readonly [number, number]): void {
    const { frame } = this.sizes;
    this.look(closer(this.seen, factor, point ?? [frame[0] / 2, frame[1] / 2], this.sizes));
  }

  move(dx: number, dy: number): void {
    if (this.isClose) this.look(moved(this.glass, dx, dy, this.sizes));
  }

  show(box: Box): void {
    this.look(showing(this.seen, box, this.sizes));
  }

  fit(): void {
    if (this.isClose) this.look({ ...this.glass, scale: 1, y: this.glass.y / this.glass.scale });
  }

  /** A double tap: closer, or back. */
  leap(point: readonly [number, number]): void {
    if (this.isClose) this.fit();
    else this.by(LEAP, point);
  }

  /** After the window has changed. */
  settle(): void {
    if (this.isClose) this.look(this.glass);
  }

  get sizes(): Sizes {
    const [frame, sheet] = [this.#frame, this.#frame?.firstElementChild];
    return {
      frame: [frame?.clientWidth ?? 0, frame?.clientHeight ?? 0],
      sheet: [sheet?.clientWidth ?? 0, sheet?.clientHeight ?? 0],
    };
  }

  /** What is scrolled away counts as moved. */
  get seen(): Glass {
    return this.isClose ? this.glass : { scale: 1, x: 0, y: -(this.#frame?.scrollTop ?? 0) };
  }

  look(glass: Glass): void {
    const next = within(glass, this.sizes);
    this.glass = next.scale > 1 ? next : FITTED;
    if (this.#frame) this.#frame.scrollTop = next.scale > 1 ? 0 : -next.y;
  }
}
