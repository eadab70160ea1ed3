/** What this browser keeps: its seats, and how its owner likes to be called. Never part of an address. */

export interface Me {
  name: string;
  character: number;
}

const SEAT = "gloaming.seat.";
const ME = "gloaming.me";
const GAME = "gloaming.game";
const DONE = "gloaming.lessons";
const LESSON = "gloaming.lesson.";
const COVER = "gloaming.cover";
const LEVEL = "gloaming.level";
const STYLE = "gloaming.style";
const HAND = "gloaming.hand.";

/** A browser that keeps nothing (private windows, full disks) still plays until it is closed. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** False where it lasts only until the browser is closed. */
function write(key: string, value: string | null): boolean {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** For what other parts of the page keep. */
export { read as readKept, write as writeKept };

export function tokenOf(code: string): string {
  return read(SEAT + code) ?? "";
}

export function keepToken(code: string, token: string): void {
  write(SEAT + code, token);
}

export function forgetToken(code: string): void {
  write(SEAT + code, null);
}

/** The tables where this browser has a seat; those of guided games are kept apart. */
export function seatsKept(): string[] {
  const lessons = new Set(keysKept(LESSON).map((key) => read(key)));
  return keysKept(SEAT).map((key) => key.slice(SEAT.length)).filter((code) => !lessons.has(code));
}

function keysKept(prefix: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (let index = 0; index < localStorage.length; index++) keys.add(localStorage.key(index) ?? "");
  } catch {
    // only those in memory
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

export function whoAmI(): Me {
  try {
    const kept = JSON.parse(read(ME) ?? "{}") as Partial<Me>;
    return { name: kept.name ?? "", character: kept.character ?? 0 };
  } catch {
    return { name: "", character: 0 };
  }
}

export function keepMe(me: Me): void {
  write(ME, JSON.stringify(me));
}

/** The game that was chosen last at this door. */
export function gameKept(): string {
  return read(GAME) ?? "";
}

export function keepGame(game: string): void {
  write(GAME, game);
}

/** Whether secrets stay covered even where nobody else could see them. */
export function keptCovering(): boolean {
  return read(COVER) === "yes";
}

export function keepCovering(covers: boolean): void {
  write(COVER, covers ? "yes" : null);
}

/** Whether this browser shows only the hand of its seat at a table, because a big screen shows the rest. */
export function keptHand(code: string): boolean {
  return read(HAND + code) === "yes";
}

export function keepHand(code: string, hand: boolean): void {
  write(HAND + code, hand ? "yes" : null);
}

/** How strong the bots were that were chosen last. */
export function levelKept(): string {
  return read(LEVEL) ?? "";
}

export function keepLevel(level: string): void {
  write(LEVEL, level);
}

/** How the bots played that were chosen last. */
export function styleKept(): string {
  return read(STYLE) ?? "";
}

export function keepStyle(style: string): void {
  write(STYLE, style);
}

/** The guided games that were played to their end here. */
export function lessonsDone(): string[] {
  return (read(DONE) ?? "").split(" ").filter(Boolean);
}

export function keepLessonDone(lesson: string): void {
  write(DONE, [...new Set([...lessonsDone(), lesson])].join(" "));
  write(LESSON + lesson, null);
}

/** The table at which a guided game was begun and not ended; empty if there is none. */
export function lessonTable(lesson: string): string {
  return read(LESSON + lesson) ?? "";
}

export function keepLessonTable(lesson: string, code: string): void {
  write(LESSON + lesson, code);
}
