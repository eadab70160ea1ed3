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
}

const WIDEST = 250;
const NARROWEST = 72;
const MARGIN = 6;
/** How far a bubble reaches to the other side of what it points at. */
const OVER = 48;

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

/** Beside a portrait of the ring, over the board; below one in the row, and no wider than the row: never over the question. */
export function spotAt(portrait: Element): Spot {
  const at = portrait.getBoundingClientRect();
  const row = portrait.closest(".seats")?.getBoundingClientRect();
  if (!row) return { edge: "left", inset: at.right + MARGIN, top: at.top + at.height / 2, width: roomBeside(portrait, at), tip: 0, beside: true };
  const middle = at.left + at.width / 2;
  const edge = middle < row.left + row.width / 2 ? "left" : "right";
  const away = edge === "left" ? middle - row.left : row.right - middle;
  const from = Math.max(MARGIN, away - OVER);
  const outside = edge === "left" ? row.left : innerWidth - row.right;
  return { edge, inset: outside + from, top: at.bottom + MARGIN, width: Math.min(WIDEST, row.width - from - MARGIN), tip: away - from, beside: false };
}

/** As far as the next portrait at this height, where there is room for a few words before it. */
function roomBeside(portrait: Element, at: DOMRect): number {
  const others = [...(portrait.closest(".ring")?.querySelectorAll("[data-seat]") ?? [])].map((each) => each.getBoundingClientRect());
  const level = others.filter(({ left, top, bottom }) => left > at.right && top < at.bottom && bottom > at.top);
  const gap = Math.min(...level.map(({ left }) => left)) - at.right - 3 * MARGIN;
  return gap >= NARROWEST ? Math.min(WIDEST, gap) : WIDEST;
}
