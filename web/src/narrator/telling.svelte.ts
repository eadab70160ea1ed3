/** What a game tells of this evening, worked out anew whenever somebody taps or changes the language. */

import { language, t } from "../i18n";
import { locale } from "../i18n/messages";
import type { Book } from "./book.svelte";
import { counted, inForce, phaseOf, players, settled, shortNights } from "./evening";
import type { Narrator } from "./narrator";
import { speakerWith, voiceFor, voicesHere, type Speaker } from "./voice";

export class Telling {
  readonly book: Book;
  readonly game: Narrator;
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor(book: Book, game: Narrator) {
    this.book = book;
    this.game = game;
    void voicesHere().then((found) => (this.#voices = found));
  }

  // An act changes the evening, but mostly neither of these: what follows from them stays the same, and a night goes on.
  readonly #wished = $derived.by(() => this.book.now.chosen);
  readonly #entered = $derived.by(() => this.book.now.moment);
  readonly #voice = $derived.by(() => (this.book.now.aloud ? voiceFor(locale(language()), this.#voices) : null));

  /** Words come from functions that a language changes; whatever is derived here reads it. */
  readonly chosen = $derived.by(() => (language(), settled(this.game, this.#wished)));
  readonly choices = $derived.by(() => (language(), this.game.choices(this.chosen)));
  readonly preparations = $derived.by(() => (language(), this.game.preparations(this.chosen)));
  readonly night = $derived.by(() => (language(), this.game.night(this.chosen)));
  readonly people = $derived.by(() => players(this.book.now, this.chosen, (number) => t("narrator-seat", { number })));
  readonly moment = $derived.by(() => counted(this.game, this.chosen, this.#entered));
  readonly round = $derived.by(() => (language(), this.game.round(this.chosen, this.moment.round)));
  readonly phases = $derived.by(() => (language(), this.game.phases(this.chosen, this.moment)));
  readonly phase = $derived.by(() => phaseOf(this.phases, this.moment));
  readonly draws = $derived.by(() => (language(), this.game.draws(this.chosen, this.moment)));
  readonly tallies = $derived.by(() => (language(), this.game.tallies(this.chosen, this.moment)));
  readonly sums = $derived.by(() => (language(), this.game.sums?.(this.chosen, this.moment) ?? []));
  readonly hands = $derived.by(() => (language(), this.game.hands(this.chosen, this.moment, this.people)));
  readonly end = $derived.by(() => (language(), this.game.end(this.chosen, this.moment)));
  readonly rules = $derived.by(() => this.game.rules(this.chosen).map((id) => ({ id, words: t(id) })));

  /** What was drawn last and still counts; its words come with it. */
  readonly drawn = $derived.by(() => {
    const named = (id: string) => this.draws.find((draw) => draw.id === id);
    const held = inForce(this.book.now, (id) => named(id)?.lasts ?? false);
    const draw = held && named(held.id);
    return draw ? { ...draw, fresh: held.fresh } : null;
  });

  readonly nights = $derived.by(() => shortNights(this.phase, this.drawn?.fresh ? this.drawn : null));

  readonly hasVoice = $derived.by(() => voiceFor(locale(language()), this.#voices) !== null);

  /** Who says a line; nobody where it is switched off, or where the device does not speak this language. */
  get speaker(): Speaker | null {
    return this.#voice && speakerWith(this.#voice, locale(language()));
  }

  /** On to the next phase, the next round, or the end. */
  on(): void {
    this.book.do({ type: "on", phases: this.phases.length, last: this.round.last });
  }
}
