/** The picture of a result: the sky at dusk, the house with a lit window for everyone, and the sentence on its card. */

import { t } from "../i18n";
import { gameTitle } from "../games/offered.svelte";
import type { LinePerson, Scale } from "../replay/timeline";
import { faceOf } from "../ui/people";
import { Brush } from "./brush";
import type { Mark, Result, Stroke } from "./result";

export const SHAPES = { wide: [1200, 630], tall: [1080, 1350] } as const;
export type Shape = keyof typeof SHAPES;

/** The dark theme's, whatever light the page is in: the picture is shown elsewhere. */
const INKS = {
  night: "#0b1015", wall: "#131922", edge: "#2c3644", line: "#3a4754", dim: "#74828e", bone: "#ece4d2", mist: "#aab4b9", candle: "#ffd68a", wax: "#f08a7e",
  paper: "#f2e8d2", ink: "#1b1d22", ink2: "#5b5343", rule: "#b5473a", moon: "#f3e6c4",
} as const; // prettier-ignore
const SKY = ["#0d1322", "#141d36", "#202848", "#362f55", "#5b3b5a", "#8f5353", "#c97a4a"];
const FACE = { coat: "#23272e", ivory: "#eadfc4", "ivory-shade": "#a8946c" };
/** Somebody who was against the others, as their own negative. */
const NEGATIVE = { coat: "#f2b3a9", ivory: "#3c1714", "ivory-shade": "#54201b" };
const GHOST = { coat: "#8fa3a6", ivory: "#1b262e", "ivory-shade": "#22303a" };
const TEXT = '"Grenze", "Alegreya", Georgia, serif';
const DISPLAY = '"Grenze Gotisch", "Grenze", "Alegreya", Georgia, serif';
const UI = '"Cabin", "Source Sans 3", system-ui, sans-serif';
const FONTS = [`500 40px ${TEXT}`, `400 24px ${TEXT}`, `500 60px ${DISPLAY}`, `400 18px ${UI}`, `600 18px ${UI}`];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Layout {
  /** Where the roof begins. */
  roof: number;
  /** The middle of the tower, and how large it is. */
  tower: { x: number; scale: number };
  moon: { x: number; y: number; size: number };
  wordmark: { x: number; y: number; size: number };
  paper: Box;
  /** Of the paper: title and text, in pixels. */
  type: { title: number; text: number };
  lines: Box;
}

const LAYOUTS: Record<Shape, Layout> = {
  wide: {
    roof: 196, tower: { x: 1010, scale: 1 }, moon: { x: 590, y: 42, size: 62 }, wordmark: { x: 676, y: 98, size: 72 },
    paper: { x: 52, y: 52, width: 470, height: 500 }, type: { title: 62, text: 26 }, lines: { x: 572, y: 226, width: 576, height: 356 },
  },
  tall: {
    roof: 322, tower: { x: 690, scale: 1.5 }, moon: { x: 930, y: 70, size: 84 }, wordmark: { x: 60, y: 160, size: 116 },
    paper: { x: 60, y: 332, width: 960, height: 396 }, type: { title: 78, text: 34 }, lines: { x: 60, y: 760, width: 960, height: 506 },
  },
}; // prettier-ignore

/** Draw it; the names of the people only where they are wanted. */
export async function draw(canvas: HTMLCanvasElement, result: Result, shape: Shape, named: boolean): Promise<void> {
  const letters = JSON.stringify(result); // a name may need others than ours
  await Promise.all(FONTS.map((font) => document.fonts?.load(font, letters)));
  [canvas.width, canvas.height] = SHAPES[shape];
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const brush = new Brush(pen, FACE);
  const layout = LAYOUTS[shape];
  drawSky(brush, canvas.width, layout);
  drawHouse(brush, canvas.width, canvas.height, layout);
  drawLines(brush, result, layout.lines, named);
  drawPaper(brush, result, layout, named);
  brush.word(t("result-unofficial"), layout.paper.x, canvas.height - 26, `400 ${shape === "wide" ? 17 : 22}px ${UI}`, INKS.dim);
}

function drawSky(brush: Brush, width: number, { roof, moon, wordmark }: Layout): void {
  SKY.forEach((colour, index) => {
    const y = index === 0 ? -40 : roof * (0.16 + index * 0.155);
    brush.shape(`M0 ${y}q${width / 4} ${-8 - index * 3} ${width / 2} 0t${width / 2} 0V${roof * 2}H0Z`, colour);
  });
  for (const [x, y, size] of stars(40)) brush.shape(`M${x * width} ${y * roof * 0.6}m-${size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`, "#ece4d299");
  brush.glyph("g-dark_blue", moon.x, moon.y, moon.size, INKS.moon);
  brush.word("Gloaming", wordmark.x, wordmark.y, `500 ${wordmark.size}px ${DISPLAY}`, INKS.bone);
}

/** The same stars every night. */
function stars(count: number): [x: number, y: number, size: number][] {
  let state = 7;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => [next(), next(), 0.7 + next()]);
}

function drawHouse(brush: Brush, width: number, height: number, { roof, tower: { x, scale } }: Layout): void {
  const gables = Array.from({ length: 14 }, (_, index) => ({ at: index * (width / 13), high: index % 3 === 1 ? 44 : 24 }));
  const ridge = gables.map(({ at, high }) => `M${at - 17} ${roof + 4}L${at - 1} ${roof - high}v-9h2v9L${at + 17} ${roof + 4}Z`).join("");
  brush.shape(`${ridge}M0 ${roof}H${width}V${height}H0Z`, INKS.night);
  const { pen } = brush;
  pen.save();
  pen.translate(x, roof);
  pen.scale(scale, scale);
  brush.shape("M-50 2V-58H-58V-66H-46L-1.5 -138v-22h3v22L46 -66H58V-58H50V2Z", INKS.night);
  brush.shape("M0 -51a21 21 0 1 0 .1 0Z", INKS.candle);
  brush.line("M0 -14V0L-9 6", 0, -30, INKS.night, 3.5);
  pen.restore();
}

/** Everyone at their window, with the line of their night. */
function drawLines(brush: Brush, result: Result, box: Box, named: boolean): void {
  const row = Math.min(box.height / result.people.length, 92);
  const face = Math.min(row - 8, 76);
  const told = box.width > 700 ? 200 : 164;
  const start = box.x + face * 0.82 + 14 + told;
  const scale: Scale = { width: box.x + box.width - start - 12, rounds: result.rounds, row, size: row > 60 ? "wide" : "phone" };
  const top = box.y + (box.height - row * result.people.length) / 2;
  result.people.forEach((person, index) => {
    const y = top + row * index;
    drawWindow(brush, person, box.x, y + (row - face) / 2, face);
    drawName(brush, person, box.x + face * 0.82 + 14, y + row / 2, told - 18, named);
    const { strokes, marks } = result.line(person.seat, scale);
    for (const stroke of strokes) drawStroke(brush, stroke, start, y + row / 2);
    for (const mark of marks) drawMark(brush, mark, start, y + row / 2, Math.min(15, row * 0.26));
  });
}

/** An arched window: lit, or dark with what was behind it. */
function drawWindow(brush: Brush, person: LinePerson, x: number, y: number, height: number): void {
  const { pen } = brush;
  const width = height * 0.82;
  const arch = new Path2D(`M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`);
  pen.save();
  pen.fillStyle = person.hostile ? "#2a100e" : person.ghost ? "#18222a" : INKS.candle;
  pen.fill(arch);
  pen.clip(arch);
  const inside = height * 0.86;
  const palette = person.hostile ? NEGATIVE : person.ghost ? GHOST : FACE;
  if (person.automa) brush.glyph("i-bot", x + width * 0.22, y + height * 0.34, width * 0.56, palette.coat);
  else brush.glyph(faceOf(person.character), x + (width - inside) / 2, y + height - inside, inside, palette.coat, palette);
  pen.restore();
  pen.strokeStyle = person.hostile ? INKS.wax : INKS.edge;
  pen.lineWidth = person.hostile ? 3 : 2;
  pen.stroke(arch);
}

function drawName(brush: Brush, { name, note, hostile }: LinePerson, x: number, y: number, room: number, named: boolean): void {
  const colour = hostile ? INKS.wax : INKS.mist;
  if (!named) return brush.word(note, x, y + 6, `600 17px ${UI}`, colour, room);
  brush.word(name, x, y - 3, `600 18px ${UI}`, INKS.bone, room);
  brush.word(note, x, y + 18, `400 16px ${UI}`, colour, room);
}

function drawStroke(brush: Brush, { path, ink, dotted }: Stroke, x: number, y: number): void {
  if (path) brush.line(path, x, y, INKS[ink], 2.4, dotted ? [2, 6] : []);
}

function drawMark(brush: Brush, { x: along, glyph, grave }: Mark, x: number, y: number, radius: number): void {
  const colour = grave ? INKS.wax : INKS.candle;
  const { pen } = brush;
  pen.beginPath();
  pen.arc(x + along, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = INKS.night;
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.stroke();
  brush.glyph(glyph, x + along - radius * 0.62, y - radius * 0.62, radius * 1.24, colour);
}

function drawPaper(brush: Brush, result: Result, { paper, type }: Layout, named: boolean): void {
  const { pen } = brush;
  const { x, y, width, height } = paper;
  pen.save();
  pen.shadowColor = "#000c";
  pen.shadowBlur = 50;
  pen.shadowOffsetY = 22;
  pen.fillStyle = INKS.paper;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 5);
  pen.fill();
  pen.restore();
  const [left, room] = [x + 34, width - 68];
  brush.word(`${gameTitle(result.game)} · ${result.mark}`.toUpperCase(), left, y + 42, `600 ${type.text * 0.62}px ${UI}`, INKS.ink2, room);
  brush.line(`M0 0H${width}`, x, y + 62, INKS.rule, 1.4);
  const below = brush.text(result.title, left, y + 62 + type.title * 1.15, `500 ${type.title}px ${TEXT}`, INKS.ink, room, type.title * 1.02);
  const guilty = result.people.filter(({ hostile }) => hostile).slice(0, 4);
  const beside = width > 700; // next to the words where there is room, and below them where there is not
  const disc = beside ? 132 : Math.min(104, (room - 24) / guilty.length);
  const narrow = beside ? room - guilty.length * disc * 0.9 - 30 : room;
  const end = brush.text(result.why, left, below - type.title * 0.36, `400 ${type.text}px ${TEXT}`, "#38332a", narrow, type.text * 1.25);
  guilty.forEach((person, index) => {
    const at = beside ? left + room - disc - index * disc * 0.9 : left + index * disc * 0.9;
    drawDisc(brush, person, at, beside ? y + 62 + 26 : Math.max(end - type.text * 0.4, y + height * 0.48), disc);
  });
  drawDecisive(brush, result, paper, type.text, named);
  pen.beginPath();
  pen.arc(x + width / 2, y + height - 20, 8, 0, 2 * Math.PI);
  pen.fillStyle = INKS.night;
  pen.fill();
}

/** What decided it, at the foot of the card: faces, and half a sentence. */
function drawDecisive(brush: Brush, { decisive, people }: Result, { x, y, width, height }: Box, size: number, named: boolean): void {
  if (!decisive) return;
  const disc = size * 2.1;
  const foot = y + height - 46 - disc;
  const [left, room] = [x + 34, width - 68];
  brush.line(`M0 0H${room}`, left, foot - 16, "#1b1d2233", 1.4);
  let at = left;
  for (const seat of decisive.seats.slice(0, 3)) {
    const person = people.find((each) => each.seat === seat);
    if (!person) continue;
    drawDisc(brush, person, at, foot, disc);
    at += disc * 0.86;
  }
  if (at > left) at += disc * 0.26;
  brush.glyph(decisive.glyph, at, foot + disc * 0.25, disc * 0.5, INKS.rule);
  at += disc * 0.5 + 14;
  const names = decisive.seats.slice(0, 3).flatMap((seat) => people.find((each) => each.seat === seat)?.name ?? []);
  const words = named && names.length > 0 ? `${names.join(", ")}. ${decisive.words}` : decisive.words;
  brush.pen.font = `400 ${size * 0.86}px ${TEXT}`;
  const lines = brush.linesOf(words, left + room - at);
  brush.text(words, at, foot + disc / 2 + size * 0.3 - ((lines.length - 1) * size) / 2, `400 ${size * 0.86}px ${TEXT}`, INKS.ink, left + room - at, size);
}

function drawDisc(brush: Brush, person: LinePerson, x: number, y: number, size: number): void {
  const { pen } = brush;
  const palette = person.hostile ? NEGATIVE : FACE;
  pen.save();
  pen.beginPath();
  pen.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
  pen.fillStyle = person.hostile ? "#2a100e" : "#c9b98f";
  pen.fill();
  pen.clip();
  if (person.automa) brush.glyph("i-bot", x + size * 0.22, y + size * 0.22, size * 0.56, palette.coat);
  else brush.glyph(faceOf(person.character), x, y, size, palette.coat, palette);
  pen.restore();
  pen.beginPath();
  pen.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
  pen.strokeStyle = INKS.paper;
  pen.lineWidth = 3;
  pen.stroke();
}
