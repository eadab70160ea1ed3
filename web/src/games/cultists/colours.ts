import type { Colour } from "./protocol";

/** In the order of the bookshelf. */
export const COLOURS: readonly Colour[] = ["light_blue", "green", "orange", "pink", "red", "dark_blue"];

/** A colour as message ids spell it: `light_blue` is `light-blue`. */
export function colourId(colour: string): string {
  return colour.replaceAll("_", "-");
}
