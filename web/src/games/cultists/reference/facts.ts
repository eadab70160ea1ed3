/** What the quick reference must know of a table. All of it is public. */
import type { GameOptions, Level } from "../../../protocol/types";
import kinds from "../kinds.json";
import { setUpFor, type Told } from "../words";

export interface Facts {
  seats: number;
  automa: boolean;
  level: Level;
  /** Special roles in the game; candidates of a hidden draw joined by a bar. */
  roles: readonly string[];
  options: GameOptions;
  cultists: number;
  points: number;
  dead: number;
}

export function factsOf(options: GameOptions, roles: readonly string[] = options.roles ?? []): Facts {
  const players = options.players ?? 5;
  const automa = options.automa === true || players === 4;
  const seats = players + Number(automa);
  return { seats, automa, level: options.level ?? "first", roles, options, ...setUpFor(seats) };
}

export function factsOfTable(told: Told): Facts {
  const options = told.state?.settings.options ?? {};
  const facts = factsOf(options, told.view?.roles_laid_out);
  return told.view ? { ...facts, points: told.view.target } : facts;
}

/** The address of the reference for a table: for a window of its own beside the game. */
export function referenceHash(told: Told): string {
  const { options, roles } = factsOfTable(told);
  return `#/reference/${encodeURIComponent(JSON.stringify({ ...options, roles }))}`;
}

/** What the address tells; whatever cannot be read is a first night of five. */
export function optionsInHash(hash: string): GameOptions {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(hash.split("/")[2] ?? "{}"));
    return typeof read === "object" && read !== null ? checked(read as GameOptions) : {};
  } catch {
    return {};
  }
}

/** An address may come from anywhere: only what the game knows is kept. */
function checked(options: GameOptions): GameOptions {
  const known: GameOptions = {};
  if ([4, 5, 6, 7, 8].includes(options.players ?? 0)) known.players = options.players!;
  if (kinds.levels.includes(options.level ?? "")) known.level = options.level!;
  if (options.automa === true && known.players === 6) known.automa = true;
  if (Array.isArray(options.roles)) {
    known.roles = options.roles.filter((role) => String(role).split("|").every((each) => each in kinds.roles));
  }
  for (const [rule, { values }] of Object.entries(kinds.rules)) {
    if ((values as unknown[]).includes(options[rule])) known[rule] = options[rule]!;
  }
  return known;
}
