/** A countdown by timestamps: a tab that slept, or was loaded again, shows what is really left. */

/** How often it is looked at; a second must not seem to last two. */
const LOOK = 200;

/** Whole seconds, as a clock on the wall shows them: 1 until the very end. */
export const secondsLeft = (ends: number, now: number): number => Math.max(0, Math.ceil((ends - now) / 1000));

/** "1:05". */
export const asClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Tells `onleft` at once and whenever a second has gone, and `onend` once. What it returns stops it. */
export function countdown(ends: number, onleft: (seconds: number) => void, onend: () => void): () => void {
  let last = -1;
  const look = (): void => {
    const left = secondsLeft(ends, Date.now());
    if (left !== last) onleft((last = left));
    if (left > 0) return;
    stop();
    onend();
  };
  const timer = setInterval(look, LOOK);
  // Browsers slow the timers of a hidden tab; when it is shown again it has to be right at once.
  document.addEventListener("visibilitychange", look);
  const stop = (): void => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
  look();
  return stop;
}
