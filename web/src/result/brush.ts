/** Draws the house's own glyphs, faces and text on a canvas. The sprite is read, not loaded: the page's policy lets no picture in. */

import symbols from "../ui/symbols.svg?raw";

export type Palette = Readonly<Record<string, string>>;

let sprite: Document | null = null;

function symbolOf(name: string): Element | null {
  sprite ??= new DOMParser().parseFromString(symbols, "image/svg+xml");
  return sprite.getElementById(name);
}

interface Ink {
  fill: string;
  stroke: string;
  width: number;
  rule: CanvasFillRule;
}

export class Brush {
  readonly pen: CanvasRenderingContext2D;
  readonly palette: Palette;

  constructor(pen: CanvasRenderingContext2D, palette: Palette) {
    this.pen = pen;
    this.palette = palette;
  }

  /** A symbol in a box as wide and high as it says; `var(--name)` in it is a colour of the palette. */
  glyph(name: string, x: number, y: number, size: number, colour: string, palette: Palette = this.palette): void {
    const symbol = symbolOf(name);
    if (!symbol) return;
    const [, , width = 24, height = 24] = (symbol.getAttribute("viewBox") ?? "").split(" ").map(Number);
    this.pen.save();
    this.pen.translate(x, y);
    this.pen.scale(size / width, size / width);
    this.pen.beginPath();
    this.pen.rect(0, 0, width, height);
    this.pen.clip();
    this.#draw(symbol, { fill: colour, stroke: "none", width: 1, rule: "nonzero" }, { ...palette, currentColor: colour });
    this.pen.restore();
  }

  #draw(element: Element, inherited: Ink, palette: Palette): void {
    const ink = inkOf(element, inherited, palette);
    const shape = shapeOf(element);
    if (shape && ink.fill !== "none") {
      this.pen.fillStyle = ink.fill;
      this.pen.fill(shape, ink.rule);
    }
    if (shape && ink.stroke !== "none") {
      this.pen.strokeStyle = ink.stroke;
      this.pen.lineWidth = ink.width;
      this.pen.stroke(shape);
    }
    for (const child of element.children) this.#draw(child, ink, palette);
  }

  line(path: string, x: number, y: number, colour: string, width: number, dash: number[] = []): void {
    this.pen.save();
    this.pen.translate(x, y);
    this.pen.strokeStyle = colour;
    this.pen.lineWidth = width;
    this.pen.lineJoin = "round";
    this.pen.setLineDash(dash);
    this.pen.stroke(new Path2D(path));
    this.pen.restore();
  }

  shape(path: string, colour: string): void {
    this.pen.fillStyle = colour;
    this.pen.fill(new Path2D(path));
  }

  /** Words on one line, shortened where they do not fit. */
  word(words: string, x: number, y: number, font: string, colour: string, room = Infinity): void {
    this.pen.font = font;
    this.pen.fillStyle = colour;
    let shown = words;
    while (this.pen.measureText(shown).width > room && shown.length > 1) shown = `${shown.slice(0, -2).trimEnd()}…`;
    this.pen.fillText(shown, x, y);
  }

  /** Words on as many lines as they need; where the next one would begin. */
  text(words: string, x: number, y: number, font: string, colour: string, room: number, height: number): number {
    this.pen.font = font;
    for (const line of this.linesOf(words, room)) {
      this.word(line, x, y, font, colour);
      y += height;
    }
    return y;
  }

  /** With the font of the moment. */
  linesOf(words: string, room: number): string[] {
    const lines: string[] = [];
    for (const word of words.split(" ")) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && this.pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

function inkOf(element: Element, inherited: Ink, palette: Palette): Ink {
  const said = (name: string) => element.getAttribute(name);
  const colour = (value: string | null, otherwise: string) => {
    if (value === null) return otherwise;
    const name = /^var\(--(.+)\)$/.exec(value)?.[1] ?? value;
    return palette[name] ?? name;
  };
  return {
    fill: colour(said("fill"), inherited.fill),
    stroke: colour(said("stroke"), inherited.stroke),
    width: Number(said("stroke-width") ?? inherited.width),
    rule: said("fill-rule") === "evenodd" ? "evenodd" : inherited.rule,
  };
}

function shapeOf(element: Element): Path2D | null {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  const shape = new Path2D();
  switch (element.localName) {
    case "path":
      return new Path2D(element.getAttribute("d") ?? "");
    case "circle":
      shape.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
      return shape;
    case "ellipse":
      shape.ellipse(number("cx"), number("cy"), number("rx"), number("ry"), 0, 0, 2 * Math.PI);
      return shape;
    case "rect":
      shape.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
      return shape;
    default:
      return null;
  }
}
