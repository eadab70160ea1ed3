/** Secrets show only while a finger, the mouse or the space bar is down. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Holding {
  start: (event: PointerEvent | KeyboardEvent) => void;
  /** While held, over this point of the screen: to slide from card to card. */
  slide?: (event: PointerEvent) => void;
  /** Let go; `kept` is false when something else took the hold away (a notification, another window). */
  end: (kept: boolean) => void;
}

/** Whatever takes the eyes off the screen ends the hold: release, leaving the window, a turned or locked phone. */
export function holding(how: Holding): Attachment<HTMLElement> {
  return (element) => {
    let held = false;
    const ending = new AbortController();
    const { signal } = ending;

    function begin(event: PointerEvent | KeyboardEvent): void {
      if (held) return;
      held = true;
      how.start(event);
    }
    function finish(kept: boolean): void {
      if (!held) return;
      held = false;
      how.end(kept);
    }

    element.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0) return;
        element.setPointerCapture?.(event.pointerId);
        begin(event);
      },
      { signal },
    );
    element.addEventListener("pointermove", (event) => held && how.slide?.(event), { signal });
    element.addEventListener("pointerup", () => finish(true), { signal });
    element.addEventListener("pointercancel", () => finish(false), { signal });
    element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        if (!event.repeat) begin(event);
      },
      { signal },
    );
    element.addEventListener("keyup", (event) => event.key === " " && finish(true), { signal });
    // A browser blurs what is taken away while it has the focus, in the midst of Svelte's update: `on` steps out of it.
    on(element, "blur", () => finish(false), { signal });
    window.addEventListener("blur", () => finish(false), { signal });
    window.addEventListener("pagehide", () => finish(false), { signal });
    document.addEventListener("visibilitychange", () => finish(false), { signal });

    return () => {
      finish(false);
      ending.abort();
    };
  };
}
