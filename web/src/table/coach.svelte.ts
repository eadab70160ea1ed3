/** The coach: which note is shown beside a question, and which were shown before. It remembers for a person, not for a role:
 *  in this browser, whatever is played and whoever sits where, so that the lack of a note tells nothing. */

import { has, type Args } from "../i18n";

/** A note by its message. All that chooses it is known to everybody at the table. */
export interface Noted {
  id: string;
  /** The kind of question it belongs to, by that kind's own note. */
  of: string;
  args: Args;
}

interface Kept {
  on: boolean;
  /** Ids of notes that were read, or at least shown until the question was answered. */
  seen: string[];
  /** How many questions of each kind were answered. */
  answered: Record<string, number>;
  /** How many notes came up. */
  count: number;
  last: Noted[];
}

const KEPT_AS = "gloaming.coach";
/** After so many answers a kind of question needs no note any more, seen or not. */
const LEARNT = 10;
const LAST = 5;
/** The note that offers to be the last one. */
const ENOUGH = 3;

const NEW: Kept = { on: true, seen: [], answered: {}, count: 0, last: [] };

export class Coach {
  #kept = $state.raw<Kept>(read());

  get on(): boolean {
    return this.#kept.on;
  }

  /** The newest first. Those of a game whose words are not at hand are left out. */
  get last(): readonly Noted[] {
    return this.#kept.last.filter(({ id }) => has(id)).toReversed();
  }

  /** Whether the note that is up offers to be the last one. */
  get offersRest(): boolean {
    return this.#kept.count === ENOUGH;
  }

  /** Of those that fit, the most particular first, the one that is new; a language that lacks its words leaves it out. */
  pick(fitting: readonly Noted[]): Noted | null {
    return fitting.find((note) => this.isNew(note)) ?? null;
  }

  isNew({ id, of }: Pick<Noted, "id" | "of">): boolean {
    return this.on && has(id) && !this.#kept.seen.includes(id) && (this.#kept.answered[of] ?? 0) < LEARNT;
  }

  /** A note comes up. */
  show(note: Noted): void {
    const { count, last } = this.#kept;
    this.#keep({ count: count + 1, last: [...last.filter(({ id }) => id !== note.id), note].slice(-LAST) });
  }

  /** Notes that do not come again: taken away, or their question is answered. */
  see(...ids: string[]): void {
    this.#keep({ seen: [...new Set([...this.#kept.seen, ...ids])] });
  }

  /** A question of this kind is over. */
  answered(of: string): void {
    const { answered } = this.#kept;
    this.#keep({ answered: { ...answered, [of]: (answered[of] ?? 0) + 1 } });
  }

  turn(on: boolean): void {
    this.#keep({ on });
  }

  /** All notes come again. */
  beginAgain(): void {
    this.#keep({ ...NEW, last: this.#kept.last });
  }

  #keep(news: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...news };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#kept));
    } catch {
      // Without storage the coach remembers as long as the page is open.
    }
  }
}

function read(): Kept {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Kept>) };
  } catch {
    return NEW;
  }
}

export const coach = new Coach();
