/** What has been touched but not yet answered. The panel says what may be touched; board and seat ring read it here.
 *
 *   <Board {store} choices={selection.places} onchoose={(option) => selection.choose(option)} />
 */

import type { Seat } from "../protocol/types";
import type { GameFacets } from "../store/facets";
import type { AnyOption } from "../store/spoken";

/** Who is told the answer. */
interface Listener {
  readonly pending: unknown;
  answer(code: string): void;
}

/** Which answers can be given by touching a place of the board, or somebody at the table. */
export interface Targets<Option extends AnyOption> {
  places: Map<string, Option>;
  people: Map<Seat, Option>;
}

export class Selection<Option extends AnyOption = AnyOption> {
  places = $state.raw(new Map<string, Option>());
  people = $state.raw(new Map<Seat, Option>());
  chosen = $state.raw<Option | null>(null);
  /** Somebody has tapped once on what must be tapped twice. */
  armed = $state(false);

  #store: Listener | null = null;
  readonly #targets: (options: readonly Option[]) => Targets<Option>;

  constructor(targets: (options: readonly Option[]) => Targets<Option>) {
    this.#targets = targets;
  }

  /** Lay these answers out for touching; whatever was chosen before is no longer. */
  offer(store: Listener, options: readonly Option[]): void {
    this.#store = store;
    const { places, people } = this.#targets(options);
    this.places = places;
    this.people = people;
    this.choose(null);
  }

  clear(): void {
    this.places = new Map();
    this.people = new Map();
    this.choose(null);
  }

  choose(option: Option | null): void {
    this.chosen = option;
    this.armed = false;
  }

  /** Answers with what is chosen. What cannot be taken back and weighs heavily wants a second tap. */
  confirm(): boolean {
    const option = this.chosen;
    if (option === null || this.#store === null || this.#store.pending !== null) return false;
    if (option.confirm && !this.armed) {
      this.armed = true;
      return false;
    }
    this.armed = false;
    this.#store.answer(option.code);
    return true;
  }
}

/** What each answer says is to be touched for it. One that says nothing, or names a secret, is left to the panel. */
export const byTouch = <Option extends AnyOption>(options: readonly Option[], facets: GameFacets): Targets<Option> => ({
  places: byTarget(options, (option) => facets.placeAt(option)),
  people: byTarget(options, (option) => facets.personAt(option)),
});

/** Answers by what they point at. A target that several of them share is left to the panel. */
export function byTarget<Option, Target>(
  options: readonly Option[],
  targetOf: (option: Option) => Target | null | undefined,
): Map<Target, Option> {
  const found = new Map<Target, Option>();
  const shared = new Set<Target>();
  for (const option of options) {
    const at = targetOf(option) ?? undefined;
    if (at === undefined) continue;
    if (found.has(at)) shared.add(at);
    found.set(at, option);
  }
  for (const at of shared) found.delete(at);
  return found;
}
