/** The same cue at several moments of a scene, in milliseconds, until the scene goes. Where nothing moves, all of it is one moment. */

import { cues } from "./cues.svelte";
import type { Cue } from "./score";

export function beating(cue: Cue, moments: readonly number[]): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  const timers = moments.map((moment) => setTimeout(() => cues.play(cue), moment));
  return () => timers.forEach((timer) => clearTimeout(timer));
}
