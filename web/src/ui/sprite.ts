/** The glyph sprite, put into the page once: `<use>` can then refer to it, and colours inherit into it. */

import symbols from "./symbols.svg?raw";

const ID = "gloaming-symbols";

export function ensureSprite(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.style.position = "absolute";
  holder.innerHTML = symbols;
  document.body.prepend(holder);
}
