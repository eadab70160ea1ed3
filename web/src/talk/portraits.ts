/** Where a portrait stands on the page, and where there is room for a word beside it. */

import type { Seat } from "../protocol/types";

export interface Spot {
  /** The edge of the window from which it is laid, and how far from it. */
  edge: "left" | "right";
  inset: number;
  top: number;
  width: number;
  /** Where its tip points, from the same edge of its own. */
  tip: number;
  /** To the right of the portrait; otherwise below it. */
  beside: boolean;
  /** Away from the portrait, or one of several below each other: it says whose it is. */
  named: boolean;
}

const WIDEST = 250;
const NARROWEST = 72;
const MARGIN = 6;
/** How far a bubble reaches to the other side of what it points at. */
const OVER = 48;
/** How high a bubble beside a portrait may grow, to either side of its middle. */
const HALF = 52;

/** The portrait of a seat, in the ring or in the row, if it can be seen. */
export function portraitOf(seat: Seat): Element | undefined {
  return [...document.querySelectorAll(`.ring [data-seat="${seat}"], [data-chair="${seat}"]`)].find(isSeen);
}

/** A drawer or a scene may lie over it. */
function isSeen(portrait: Element): boolean {
  const { left, top, width, height } = portrait.getBoundingClientRect();
  const above = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return width > 0 && above !== null && above !== undefined && (portrait.contains(above) || above.contains(portrait));
}

/** Beside a portrait of the ring; below one in the row, and no wider than the row: never over the question, nor over a face. */
export function spotAt(portrait: Element): Spot {
  const at = portrait.getBoundingClientRect();
  const row = portrait.closest(".seats")?.getBoundingClientRect();
  if (!row) return besideIn(portrait, at);
  const middle = at.left + at.width / 2;
  const edge = middle < row.left + row.width / 2 ? "left" : "right";
  const away = edge === "left" ? middle - row.left : row.right - middle;
  const from = Math.max(MARGIN, away - OVER);
  const outside = edge === "left" ? row.left : innerWidth - row.right;
  return { edge, inset: outside + from, top: at.bottom + MARGIN, width: Math.min(WIDEST, row.width - from - MARGIN), tip: away - from, beside: false, named: true };
}

/** As far as the next portrait, where there is room for a few words before it; otherwise beyond all of them, over the board. */
function besideIn(portrait: Element, at: DOMRect): Spot {
  const middle = at.top + at.height / 2;
  const others = [...(portrait.closest(".ring")?.querySelectorAll("[data-seat]") ?? [])].map((each) => each.getBoundingClientRect());
  const level = others.filter((other) => isLevel(other) && other.right > at.right + MARGIN);
  const gap = Math.min(...level.map(({ left }) => left)) - at.right - 3 * MARGIN;
  const fits = gap >= NARROWEST;
  const from = fits ? at.right : Math.max(...others.map(({ right }) => right));
  return { edge: "left", inset: from + MARGIN, top: middle, width: fits ? Math.min(WIDEST, gap) : WIDEST, tip: 0, beside: true, named: !fits };

  function isLevel({ top, bottom }: DOMRect): boolean {
    return top < middle + HALF && bottom > middle - HALF;
  }
}
