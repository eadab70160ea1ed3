/** Fingers, wheel and keys that bring the plan closer. A tap that moved nothing stays a tap on what lies there. */

import type { Attachment } from "svelte/attachments";
import { STEP, type Zoom } from "./zoom.svelte";

/** A finger is never quite still: so many pixels are no drag. */
const SLACK = 7;
const TWICE = { within: 320, apart: 30 };
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60],
}; // prettier-ignore

type Point = readonly [number, number];

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export function gestures(zoom: Zoom): Attachment<HTMLElement> {
  return (frame) => {
    const down = new Map<number, Point>();
    let began: Point = [0, 0];
    let moving = false;
    let tapped: { at: Point; time: number } | null = null;

    const inFrame = ([x, y]: Point): Point => {
      const box = frame.getBoundingClientRect();
      return [x - box.left, y - box.top];
    };

    function press(event: PointerEvent): void {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      if (down.size === 0) moving = false;
      began = [event.clientX, event.clientY];
      down.set(event.pointerId, began);
      if (down.size > 1) moving = true;
    }

    function slide(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now: Point = [event.clientX, event.clientY];
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (!other && !moving) {
        if (!zoom.isClose || apart(began, now) < SLACK) return;
        moving = true;
        frame.setPointerCapture(event.pointerId);
      }
      down.set(event.pointerId, now);
      if (!other) return zoom.move(now[0] - before[0], now[1] - before[1]);
      const [was, is] = [between(before, other), between(now, other)];
      zoom.by(apart(now, other) / Math.max(1, apart(before, other)), inFrame(was));
      zoom.move(is[0] - was[0], is[1] - was[1]);
    }

    function lift(event: PointerEvent): void {
      if (!down.delete(event.pointerId) || down.size > 0) return;
      if (moving || event.type === "pointercancel") return void (tapped = null);
      const at: Point = [event.clientX, event.clientY];
      const twice = tapped && event.timeStamp - tapped.time < TWICE.within && apart(at, tapped.at) < TWICE.apart;
      tapped = twice ? null : { at, time: event.timeStamp };
      if (twice) zoom.leap(inFrame(at));
    }

    /** What has been dragged is not chosen. */
    function click(event: MouseEvent): void {
      if (moving && event.detail > 0) event.stopPropagation();
      moving = false;
    }

    function wheel(event: WheelEvent): void {
      const pinched = event.ctrlKey || event.metaKey;
      if (!pinched && !zoom.isClose && (event.deltaY >= 0 || scrolls(frame))) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      zoom.by(Math.exp(-event.deltaY * lines * (pinched ? 0.01 : 0.002)), inFrame([event.clientX, event.clientY]));
    }

    function key(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = zoom.isClose ? ARROWS[event.key] : undefined;
      if (event.key === "+" || event.key === "=") zoom.by(STEP);
      else if (event.key === "-") zoom.by(1 / STEP);
      else if (event.key === "0") zoom.fit();
      else if (way) zoom.move(...(way as [number, number]));
      else return;
      event.preventDefault();
    }

    /** Two fingers are ours; one finger still scrolls the page. */
    const pinch = (event: TouchEvent) => event.touches.length > 1 && event.cancelable && event.preventDefault();
    /** Browsers scroll to what is in focus; closer up, `show` does that. */
    const still = () => zoom.isClose && frame.scrollTop !== 0 && (frame.scrollTop = 0);

    const until = new AbortController();
    const { signal } = until;
    zoom.hold(frame);
    frame.addEventListener("pointerdown", press, { signal });
    window.addEventListener("pointermove", slide, { signal });
    window.addEventListener("pointerup", lift, { signal });
    window.addEventListener("pointercancel", lift, { signal });
    frame.addEventListener("click", click, { signal, capture: true });
    frame.addEventListener("wheel", wheel, { signal, passive: false });
    frame.addEventListener("touchstart", pinch, { signal, passive: false });
    frame.addEventListener("touchmove", pinch, { signal, passive: false });
    frame.addEventListener("keydown", key, { signal });
    frame.addEventListener("scroll", still, { signal });
    return () => {
      until.abort();
      zoom.hold(null);
    };
  };
}

/** Whether the wheel has something to scroll here: then it is not ours. */
function scrolls(from: Element): boolean {
  for (let element: Element | null = from; element; element = element.parentElement) {
    const page = element === document.documentElement;
    const way = getComputedStyle(element).overflowY;
    if ((page ? way !== "hidden" : way === "auto" || way === "scroll") && element.scrollHeight > element.clientHeight) return true;
  }
  return false;
}
