/** What this seat may look up, round by round. Secrets are told apart, so that they show only while held. */

import type { Seat } from "../protocol/types";
import type { GameFacets } from "../store/facets";
import type { AnyEvent, AnyGame, Spoken } from "../store/spoken";
import type { Told } from "../store/table.svelte";

export interface Entry<Event extends AnyEvent = AnyEvent> {
  /** The event as everybody may read it over one's shoulder; null if all of it is secret. */
  open: Event | null;
  /** The same with what only this seat knows; null if there is nothing more. */
  secret: Event | null;
  /** Those before it that are told in the same line. */
  before: Event[];
  /** Deaths, votes and the like stand out. */
  big: boolean;
  /** Where in the journal it stands. */
  at: number;
}

export interface Round<Event extends AnyEvent = AnyEvent> {
  /** 0: before the first. */
  round: number;
  entries: Entry<Event>[];
}

/** What a game says of its journal. */
export interface LogRules<Game extends Spoken = AnyGame> {
  /** The round that begins with this event; null if none does. */
  roundBegun(event: Game["GameEvent"]): number | null;
  /** How much the table lets one look up. */
  kept(options: Game["Options"]): "all" | "this-round" | "nothing";
  /** Whether the table forgets at once what is fleeting. */
  forgets(options: Game["Options"]): boolean;
  /** Whether an event only goes on where the last one ended. */
  goesOn(event: Game["GameEvent"], last: Game["GameEvent"]): boolean;
  /** An event together with those that it goes on from. */
  chainWords(event: Game["GameEvent"], before: Game["GameEvent"][], told: Told<Game>): string;
}

type Of<Game extends Spoken> = Game["GameEvent"];

/** How a game keeps its journal, and what its events say about themselves. */
export interface Kept<Game extends Spoken = AnyGame> {
  readonly log: LogRules<Game>;
  readonly facets: GameFacets;
}

export function logOf<Game extends Spoken>(
  journal: readonly Of<Game>[],
  { log: rules, facets }: Kept<Game>,
  { options, chair }: Pick<Told<Game>, "options" | "chair">,
): Round<Of<Game>>[] {
  const kept = rules.kept(options);
  if (kept === "nothing") return [];
  const rounds: Round<Of<Game>>[] = [{ round: 0, entries: [] }];
  journal.forEach((event, at) => {
    const begun = rules.roundBegun(event);
    if (begun !== null) rounds.push({ round: begun, entries: [] });
    const { entries } = rounds.at(-1)!;
    const last = entries.at(-1)?.open ?? null;
    if (facets.ofEvent(event.type).fleeting && rules.forgets(options)) return;
    const before = last && rules.goesOn(event, last) ? [...entries.pop()!.before, last] : [];
    entries.push({ ...coverSecrets(event, chair, facets), before, big: facets.standsOut(event.type), at });
  });
  const told = rounds.filter(({ entries }) => entries.length > 0);
  return kept === "this-round" ? told.slice(-1) : told;
}

/** What of an event may lie open on the screen. */
export function coverSecrets<Event extends AnyEvent>(event: Event, chair: Seat | null, facets: GameFacets): Pick<Entry<Event>, "open" | "secret"> {
  const open = facets.covered(event, chair);
  return { open, secret: open === event ? null : event };
}
