/** The replay by keyboard: space plays, the arrows step by event, with shift by answer, the page keys by hour. */

import type { ReplayStore } from "./replay.svelte";

/** Keys that belong to what has the focus: a button's space, a list's arrows. */
function takenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("select, input, textarea")) return true;
  return key === " " && target.closest("button, a, summary, [role=button]") !== null;
}

export function keyed(event: KeyboardEvent, replay: ReplayStore): void {
  if (event.ctrlKey || event.metaKey || event.altKey || takenBy(event.target, event.key)) return;
  const act = actOf(event, replay);
  if (!act) return;
  event.preventDefault();
  if (event.key !== " ") replay.pause();
  act();
}

function actOf({ key, shiftKey }: KeyboardEvent, replay: ReplayStore): (() => void) | null {
  switch (key) {
    case " ":
      return () => replay.toggle();
    case "ArrowLeft":
      return () => (shiftKey ? replay.byAnswer(-1) : replay.byEvent(-1));
    case "ArrowRight":
      return () => (shiftKey ? replay.byAnswer(1) : replay.byEvent(1));
    case "PageUp": // as on a slider
      return () => replay.byHour(1);
    case "PageDown":
      return () => replay.byHour(-1);
    case "Home":
      return () => replay.seek(0);
    case "End":
      return () => replay.seek(replay.last);
    default:
      return null;
  }
}
