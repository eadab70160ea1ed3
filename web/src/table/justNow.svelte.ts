/** What has just happened: in a line for everybody, and in lines that show while they are held. The newest takes the place of
 *  what was there. */

import type { Beat } from "../store/pace.svelte";
import type { AnyEvent } from "../store/spoken";
import type { TableStore } from "../store/table.svelte";
import { coverSecrets } from "../talk/log";
import type { Voice } from "../talk/voice";

/** What comes at once is one piece of news. While its scene plays, the piece before it stands: no line tells it sooner. */
class News {
  #events = $state.raw<readonly AnyEvent[]>([]);
  #before: readonly AnyEvent[] = [];
  #scene: Beat | null = null;
  #isGrowing = false;

  add(event: AnyEvent, beat: Beat | null): void {
    if (!this.#isGrowing) [this.#before, this.#scene] = [this.#events, null];
    this.#scene ??= beat;
    this.#events = this.#isGrowing ? [...this.#events, event] : [event];
    if (this.#isGrowing) return;
    this.#isGrowing = true;
    queueMicrotask(() => (this.#isGrowing = false));
  }

  after(playing: Beat | null): readonly AnyEvent[] {
    const { length } = this.#events; // it also changes with the news
    return length > 0 && playing !== null && playing === this.#scene ? this.#before : this.#events;
  }
}

/** In the words of the log, as everybody may read it over one's shoulder. */
export class JustNow {
  readonly #store: () => TableStore;
  readonly #voice: () => Voice;
  readonly #news = new News();

  constructor(store: () => TableStore, voice: () => Voice) {
    [this.#store, this.#voice] = [store, voice];
    $effect.pre(() =>
      store().pace.watch((event, beat) => {
        if (voice().facets.isSaid(event.type)) this.#news.add(event, beat);
      }),
    );
  }

  get words(): string {
    const [store, voice] = [this.#store(), this.#voice()];
    const open = this.#news.after(store.pace.playing).map((event) => coverSecrets(event, store.chair, voice.facets).open);
    return open.map((event) => (event === null ? "" : voice.eventWords(event, store))).filter(Boolean).join(" ");
  }
}

/** How many lines are held at most. */
const MOST = 3;

/** What this seat alone was told since it last looked. */
export class HeldNews {
  #events = $state.raw<readonly AnyEvent[]>([]);
  readonly #store: () => TableStore;
  readonly #voice: () => Voice;

  constructor(store: () => TableStore, voice: () => Voice) {
    [this.#store, this.#voice] = [store, voice];
    $effect.pre(() =>
      store().pace.watch((event) => {
        const isHeld = voice().facets.shownAs(event.type).includes("held");
        if (isHeld && coverSecrets(event, store().chair, voice().facets).secret) this.#events = [...this.#events, event].slice(-MOST);
      }),
    );
  }

  get isNew(): boolean {
    return this.#events.length > 0;
  }

  get lines(): string[] {
    return this.#events.map((event) => this.#voice().eventWords(event, this.#store())).filter(Boolean);
  }

  look(): void {
    this.#events = [];
  }
}
