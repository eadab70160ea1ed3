/** Where a guided game stands, in words. The table says which beat is on; what it says, the language files know. */

import { has, t, type Args } from "../i18n";
import type { LessonState, Line } from "../protocol/types";
import type { TableStore } from "../store/table.svelte";
import { kebab } from "../table/speech";

/** Milliseconds that what came of an answer keeps the strip to itself; the script rests as long. */
const READING = 5000;

export const lessonOf = (store: TableStore): LessonState | null => store.state?.lesson ?? null;

/** What the words of a beat may need: whom one chose, and how one answered. */
function argsOf(lesson: LessonState): Args {
  return { ...lesson.called, answer: kebab(lesson.answer.split(":")[0] ?? "") };
}

const wordsFor = (lesson: LessonState, beat: string, part: string): string =>
  beat !== "" && has(`${beat}.${part}`) ? t(`${beat}.${part}`, argsOf(lesson)) : "";

/** What may be read only while one holds. */
export function heldLine(store: TableStore): string {
  const lesson = lessonOf(store);
  return lesson ? wordsFor(lesson, lesson.beat, "held") : "";
}

/** Hints for those who ask, one after the other. */
export function helpOf(lesson: LessonState): string[] {
  return [1, 2, 3].map((number) => wordsFor(lesson, lesson.beat, `help-${number}`)).filter(Boolean);
}

/** What was said last, by whom: the lines of the beat that is on, or of the one before. */
export function spokenIn(store: TableStore): Line[] {
  const lines = (store.state?.talk ?? []).filter(({ message }) => message);
  const beat = lines.at(-1)?.message?.split(".")[0];
  return lines.filter(({ message }) => message?.split(".")[0] === beat).slice(-2);
}

/** The line on the strip. What came of an answer stands for a while before the next line; a line without another stays, for
 *  whoever reads slowly. */
export class Coach {
  #after = $state.raw<{ beat: string; line: string } | null>(null);
  #kept = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #store: () => TableStore;

  constructor(store: () => TableStore) {
    this.#store = store;
    let answered = "";
    $effect(() => {
      const lesson = lessonOf(store());
      if (lesson === null) return;
      const key = `${lesson.last} ${lesson.answer}`;
      const isOver = lesson.beat !== lesson.last;
      if (isOver && answered !== key) {
        answered = key;
        this.#rest(lesson);
      }
    });
    $effect(() => {
      const lesson = lessonOf(store());
      const coach = lesson ? wordsFor(lesson, lesson.beat, "coach") : "";
      if (coach) this.#kept = coach;
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #rest(lesson: LessonState): void {
    const line = wordsFor(lesson, lesson.last, "then");
    clearTimeout(this.#timer);
    this.#after = line ? { beat: lesson.last, line } : null;
    if (line) this.#timer = setTimeout(() => (this.#after = null), READING);
  }

  /** Once the person is asked, what they are to do comes first. */
  get line(): string {
    const lesson = lessonOf(this.#store());
    const coach = lesson && lesson.may.length > 0 ? wordsFor(lesson, lesson.beat, "coach") : "";
    return coach || (this.#after?.line ?? this.#kept);
  }
}
