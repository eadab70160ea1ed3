/** What the quick reference must know of a table. All of it is public. */
import { optionsInHash, referenceHash } from "../../../net/route";
import kinds from "../kinds.json";
import { assimilatedIn, cityOf, PLAYERS, playersOf } from "../setup";
import type { InvasionOptions, Told } from "../store";

export interface Facts {
  players: number;
  city: string;
  options: InvasionOptions;
  /** INV-SETUP-15: how many Assimilated cards are in play, and so how many aliens there can be. */
  assimilated: number;
  scientists: number;
  ships: number;
  track: readonly number[];
  /** The pressure at the beginning. */
  start: number;
  /** The event cards of this city with their copies. */
  events: readonly [card: string, copies: number][];
}

const CITIES: Record<string, { card: string; gathering: string }> = kinds.cities;
const RULES: Record<string, { values: unknown[] }> = kinds.rules;

export function factsOf(options: InvasionOptions): Facts {
  const [players, city] = [playersOf(options), cityOf(options)];
  const track = options.pressure_track ?? kinds.rules.pressure_track.values[0]!;
  return {
    players,
    city,
    options,
    assimilated: assimilatedIn(players),
    scientists: options.scientists_to_save ?? kinds.rules.scientists_to_save.values[0]!,
    ships: options.motherships_to_lose ?? kinds.rules.motherships_to_lose.values[0]!,
    track,
    start: track[options.pressure_start_index ?? kinds.rules.pressure_start_index.values[0]!] ?? 0,
    events: eventsOf(city),
  };
}

/** INV-SETUP-02: the gathering card of the other city has left the game. */
function eventsOf(city: string): [string, number][] {
  const away = Object.values(CITIES).map(({ card }) => card).filter((card) => card !== CITIES[city]?.card);
  return Object.entries(kinds.eventCards).flatMap(([card, { copies }]) => (away.includes(card) ? [] : [[card, copies]]));
}

/** The gathering point as the city file calls it. */
export const pointOf = (city: string): string => CITIES[city]?.gathering ?? "";

/** The address of the reference for a table: for a window of its own beside the game. */
export const hashOf = (told: Told): string => referenceHash("invasion", told.options);

/** What the address tells; whatever cannot be read is a table of five in Milan. */
export const optionsFrom = (hash: string): InvasionOptions => checked(optionsInHash(hash) as InvasionOptions);

const whole = (value: unknown, most: number): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** An address may come from anywhere: only what the game knows is kept. */
function checked(options: InvasionOptions): InvasionOptions {
  const known: InvasionOptions = {};
  if (PLAYERS.includes(options.players ?? 0)) known.players = options.players!;
  if (String(options.city) in CITIES) known.city = options.city!;
  if (whole(options.scientists_to_save, 5)) known.scientists_to_save = options.scientists_to_save;
  if (whole(options.motherships_to_lose, 5)) known.motherships_to_lose = options.motherships_to_lose;
  const track = options.pressure_track;
  if (Array.isArray(track) && track.length > 0 && track.every((value) => whole(value, 99))) known.pressure_track = track;
  if (whole(options.pressure_start_index, (known.pressure_track?.length ?? 6) - 1)) known.pressure_start_index = options.pressure_start_index;
  for (const [rule, { values }] of Object.entries(RULES)) if (values.includes(options[rule])) known[rule] = options[rule]!;
  return known;
}
