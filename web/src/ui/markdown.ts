/** The little Markdown that rules are written in, as plain values: paragraphs, lists, tables; bold, italic and code. All
 *  else stays the text it is. Nothing here makes HTML: a component lays the values out as nodes. */

export interface Span {
  as: "plain" | "strong" | "em" | "code";
  text: string;
}

export type Line = Span[];

export interface Item {
  line: Line;
  /** What stands below it, further in. */
  below: Item[];
}

export type Block = { is: "paragraph"; line: Line } | { is: "list"; items: Item[] } | { is: "table"; head: Line[]; rows: Line[][] };

const BULLET = /^( *)[-*] +(.*)$/;
const RULER = /^\|[\s:|-]+\|?$/;
const MARKED = /`([^`]+)`|\*\*(\S(?:.*?\S)?)\*\*|\*(\S(?:.*?\S)?)\*/g;

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n").map((line) => line.trimEnd());
  for (let at = 0; at < lines.length; ) {
    const kind = kindOf(lines[at]!);
    let end = at + 1;
    while (end < lines.length && kindOf(lines[end]!) === kind) end++;
    const run = lines.slice(at, end);
    if (kind === "list") blocks.push({ is: "list", items: itemsOf(run) });
    else if (kind === "table") blocks.push(tableOf(run));
    else if (kind === "words") for (const line of run) blocks.push({ is: "paragraph", line: spansOf(line) });
    at = end;
  }
  return blocks;
}

function kindOf(line: string): "words" | "list" | "table" | "none" {
  if (line.trim() === "") return "none";
  if (BULLET.test(line)) return "list";
  return line.trimStart().startsWith("|") ? "table" : "words";
}

/** What is further in belongs to the item above it. */
function itemsOf(lines: readonly string[]): Item[] {
  const top: Item[] = [];
  const open: { depth: number; items: Item[] }[] = [{ depth: -1, items: top }];
  for (const line of lines) {
    const [, indent = "", words = ""] = BULLET.exec(line)!;
    while (open.length > 1 && open.at(-1)!.depth >= indent.length) open.pop();
    const item: Item = { line: spansOf(words), below: [] };
    open.at(-1)!.items.push(item);
    open.push({ depth: indent.length, items: item.below });
  }
  return top;
}

/** The first row is the head where a ruler follows it. */
function tableOf(lines: readonly string[]): Block {
  const rows = lines.map((line) => line.trim());
  const headed = RULER.test(rows[1] ?? "");
  const body = rows.slice(headed ? 1 : 0).filter((row) => !RULER.test(row));
  return { is: "table", head: headed ? cellsOf(rows[0]!) : [], rows: body.map(cellsOf) };
}

const cellsOf = (row: string): Line[] => row.replace(/^\||\|$/g, "").split("|").map((cell) => spansOf(cell.trim()));

/** Bold, italic and code in a line; what is marked inside of a mark stays as it was typed. */
export function spansOf(line: string): Line {
  const spans: Line = [];
  let end = 0;
  const plain = (to: number) => end < to && spans.push({ as: "plain", text: line.slice(end, to) });
  for (const found of line.matchAll(MARKED)) {
    const [all, code, strong, em] = found;
    plain(found.index);
    if (code !== undefined) spans.push({ as: "code", text: code });
    else if (strong !== undefined) spans.push({ as: "strong", text: strong });
    else spans.push({ as: "em", text: em! });
    end = found.index + all.length;
  }
  plain(line.length);
  return spans;
}
