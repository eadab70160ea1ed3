/** How things come and go. With less motion wished for, they are there at once, or gone. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

export const MOVE = 900;

const lasting = (duration: number) => (prefersReducedMotion.current ? 0 : duration);

/** A token comes down. */
export function landing(_node: Element): TransitionConfig {
  return { duration: lasting(640), easing: cubicOut, css: (t) => `opacity: ${t}` };
}

/** A district is free again. */
export function lifting(_node: Element): TransitionConfig {
  return { duration: lasting(640), css: (t) => `opacity: ${t}` };
}

export const travelTime = (length: number) => lasting(Math.min(1600, MOVE * 0.5 + length * 2.4));
