/** What has been touched but not yet answered. The panel says what may be touched; board and seat ring read it here.
 *
 *   <Board {store} choices={selection.places} onchoose={(option) => selection.choose(option)} />
 */

import type { AnswerOption, Place, Seat } from "../../../protocol/types";
import type { TableStore } from "../../../store/table.svelte";
import { FREE_KINDS } from "./groups";
import { byPerson, byPlace } from "./targets";

/** Answers that name a secret, such as a card's face, are never given by touching the board. */
const ON_BOARD = new Set([
  "Go", "Stop", "CheckRoom", "WatchRoom", "FightCultist",
  "EnterLift", "StepOut", "RideLift", "CallLift", "ShootCultist", "DriveFishman", "SwapDeck", "WithDeck",
]); // prettier-ignore
const ON_RING = new Set([
  "Accuse", "NameSeer", "NameHunter", "Spy", "CheckState", "WatchState", "CloseTogether", "Spot", "Revive", "Sacrifice", "Decree",
  "TakeAlong", "Rope",
]);

export class Selection {
  places = $state.raw(new Map<Place, AnswerOption>());
  people = $state.raw(new Map<Seat, AnswerOption>());
  chosen = $state.raw<AnswerOption | null>(null);
  /** Somebody has tapped once on what must be tapped twice. */
  armed = $state(false);

  #store: TableStore | null = null;

  /** Lay these answers out for touching; whatever was chosen before is no longer. */
  offer(store: TableStore, options: readonly AnswerOption[]): void {
    this.#store = store;
    const near = unmixed(options);
    this.places = byPlace(near.filter((option) => ON_BOARD.has(option.kind)));
    this.people = byPerson(near.filter((option) => ON_RING.has(option.kind)));
    this.choose(null);
  }

  clear(): void {
    this.places = new Map();
    this.people = new Map();
    this.choose(null);
  }

  choose(option: AnswerOption | null): void {
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

/** What is free stays out of the way of the action: people and rooms answer to it once its line has been taken. */
function unmixed(options: readonly AnswerOption[]): readonly AnswerOption[] {
  if (new Set(options.map((option) => option.kind)).size <= 1) return options;
  return options.filter((option) => option.kind === "CallLift" || !FREE_KINDS.has(option.kind));
}

export const selection = new Selection();
