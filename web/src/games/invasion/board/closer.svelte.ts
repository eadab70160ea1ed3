/** The glass that comes closer by itself when answers lie too close for a thumb, and goes back when they are gone. */

import { prefersReducedMotion } from "svelte/motion";
import { FITTED, type Glass, type Zoom } from "../../../table/zoom.svelte";
import { betweenGlasses, EDGE, glassAt, glassOver } from "./closing";
import { boxRound, type Point } from "./geometry";
import type { Target } from "./things";

const LASTS = 320;

export class Closer {
  #zoom: Zoom;
  /** The glass that was chosen here; another one lies there once somebody has moved it by hand. */
  #own: Glass = FITTED;
  /** Whether that was to see all answers, and not the one that was touched. */
  #overAll = true;
  #frame = 0;

  constructor(zoom: Zoom) {
    this.#zoom = zoom;
  }

  /** Another question: all its answers in view, if they fit, and the agent that they start from. */
  over(targets: readonly Target[], start: Point | null): void {
    if (this.#untouched) this.#showAll(targets, start);
  }

  /** A finger has touched this one. */
  at(target: Target, targets: readonly Target[]): void {
    const now = this.#zoom.glass;
    const next = glassAt(target, targets, now, this.#zoom.sizes);
    if (next === now) return;
    this.#overAll = false;
    this.#glide(next);
  }

  /** The window has changed, or a question lies over more of the map: what is chosen stays in sight, or else all answers do. */
  settle(targets: readonly Target[], start: Point | null, picked: Target | null): void {
    const untouched = this.#untouched;
    this.#zoom.settle();
    if (picked) this.#zoom.show(boxRound(picked.at, 2 * EDGE, 2 * EDGE));
    if (!untouched) return;
    this.#own = this.#zoom.glass;
    if (this.#overAll && !picked) this.#showAll(targets, start);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  get #untouched(): boolean {
    return !this.#zoom.isClose || this.#zoom.glass === this.#own;
  }

  #showAll(targets: readonly Target[], start: Point | null): void {
    this.#overAll = true;
    this.#glide(glassOver(targets, this.#zoom.sizes, start));
  }

  #glide(to: Glass): void {
    this.stop();
    const from = this.#zoom.seen;
    if (to.scale === from.scale && to.x === from.x && to.y === from.y) return;
    const began = performance.now();
    const step = () => {
      const part = prefersReducedMotion.current ? 1 : Math.min(1, (performance.now() - began) / LASTS);
      this.#zoom.look(part < 1 ? betweenGlasses(from, to, 1 - (1 - part) ** 3) : to);
      this.#own = this.#zoom.glass;
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    step();
  }
}
