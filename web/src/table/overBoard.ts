/** Lays an element over the plan, wherever the page has put it: the panel that owns it stands elsewhere. */

import type { Attachment } from "svelte/attachments";

export const overBoard: Attachment<HTMLElement> = (element) => {
  const board = document.querySelector<HTMLElement>("main");
  if (board) {
    if (getComputedStyle(board).position === "static") board.style.position = "relative";
    board.append(element);
  }
  return () => element.remove();
};
