/** Reading lines aloud, with silences that are exact: each begins when the line before it has ended. */

import type { Line } from "./narrator";

/** Something that can say a line. It calls back once: that it has ended, or that it cannot. */
export interface Speaker {
  say(words: string, onend: () => void, onfail: () => void): void;
  hush(): void;
}

/** A little slower than talk: people listen with their eyes shut. */
const RATE = 0.9;

const tag = (locale: string): string => locale.replaceAll("_", "-").toLowerCase();
const tongue = (locale: string): string => tag(locale).split("-")[0]!;

/** The voice for a locale: of its country before any other of its language, and one on this device before one that needs a network. */
export function voiceFor(locale: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const rate = (voice: SpeechSynthesisVoice): number => Number(voice.localService) * 4 + Number(tag(voice.lang) === tag(locale)) * 2 + Number(voice.default);
  const speaking = voices.filter(({ lang }) => tongue(lang) === tongue(locale));
  return speaking.reduce<SpeechSynthesisVoice | null>((best, voice) => (best === null || rate(voice) > rate(best) ? voice : best), null);
}

/** The browser's voices, as soon as it tells; some tell late, and some have none. */
export function voicesHere(patience = 2000): Promise<readonly SpeechSynthesisVoice[]> {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis) return Promise.resolve([]);
  const found = synthesis.getVoices();
  if (found.length > 0) return Promise.resolve(found);
  return new Promise((resolve) => {
    const told = (): void => resolve(synthesis.getVoices());
    synthesis.addEventListener?.("voiceschanged", told, { once: true });
    setTimeout(told, patience);
  });
}

export function speakerWith(voice: SpeechSynthesisVoice, locale: string): Speaker {
  /** Held on to: a browser forgets an utterance that nobody holds, and never says that it has ended. */
  let current: SpeechSynthesisUtterance | null = null;
  return {
    say(words, onend, onfail) {
      const utterance = new SpeechSynthesisUtterance(words);
      [utterance.voice, utterance.lang, utterance.rate] = [voice, locale, RATE];
      utterance.onend = () => current === utterance && onend();
      // Some say "interrupted" of the line after the one that was; whether it is heard, its end will tell.
      utterance.onerror = ({ error }) => current === utterance && error !== "interrupted" && error !== "canceled" && onfail();
      current = utterance;
      speechSynthesis.speak(utterance);
    },
    hush() {
      current = null;
      speechSynthesis.cancel();
    },
  };
}

/** How many milliseconds somebody takes to read a line aloud, calmly. */
export const readingTime = (words: string): number => 1000 + words.length * 75;
/** Some browsers never say that a line has ended. After so many times as long as it should take, it has. */
const ENOUGH = 3;

export interface Saying {
  /** Which line. */
  at: number;
  doing: "ready" | "speaking" | "quiet" | "held" | "done";
  /** Seconds of silence that are left. */
  left: number;
  /** False where the lines are shown to be read by somebody. */
  aloud: boolean;
}

const LOOK = 200;

/** The lines one after the other, with their silences. */
export class Reading {
  readonly #lines: readonly Line[];
  readonly #tell: (saying: Saying) => void;
  #speaker: Speaker | null;
  #at: number;
  #doing: Saying["doing"] = "ready";
  /** When the silence is over; while it is held, how many milliseconds of it are left. */
  #ends = 0;
  #rest: number | null = null;
  #timers: (() => void)[] = [];

  constructor(lines: readonly Line[], speaker: Speaker | null, tell: (saying: Saying) => void, at = 0) {
    [this.#lines, this.#speaker, this.#tell, this.#at] = [lines, speaker, tell, Math.min(at, lines.length)];
  }

  get saying(): Saying {
    const until = this.#rest ?? (this.#doing === "quiet" ? this.#ends - Date.now() : 0);
    return { at: this.#at, doing: this.#doing, left: Math.max(0, Math.ceil(until / 1000)), aloud: this.#speaker !== null };
  }

  /** From where it is: the line that was interrupted is said once more, a silence goes on. */
  go(): void {
    const rest = this.#rest;
    if (rest === null) this.#speak();
    else this.#keepQuiet(rest);
  }

  hold(): void {
    if (this.#doing !== "speaking" && this.#doing !== "quiet") return;
    this.#rest = this.#doing === "quiet" ? Math.max(0, this.#ends - Date.now()) : null;
    this.#interrupt();
    this.#become("held");
  }

  again(): void {
    this.to(Math.min(this.#at, this.#lines.length - 1));
  }

  to(line: number): void {
    this.#interrupt();
    [this.#at, this.#rest] = [Math.max(0, line), null];
    this.#speak();
  }

  /** Nothing more is said or told. */
  stop(): void {
    this.#interrupt();
    this.#doing = "ready";
  }

  #speak(): void {
    const line = this.#lines[this.#at];
    if (!line) return this.#become("done");
    this.#become("speaking");
    const ended = (): void => {
      this.#clear();
      this.#keepQuiet(line.pause * 1000);
    };
    if (!this.#speaker) return this.#wait(readingTime(line.words), ended);
    this.#wait(ENOUGH * readingTime(line.words), () => {
      this.#interrupt();
      ended();
    });
    this.#speaker.say(line.words, ended, () => {
      // No voice after all: from now on somebody reads.
      this.#interrupt();
      this.#speaker = null;
      this.#speak();
    });
  }

  #keepQuiet(milliseconds: number): void {
    [this.#ends, this.#rest] = [Date.now() + milliseconds, null];
    this.#become("quiet");
    const timer = setInterval(() => this.#tell(this.saying), LOOK);
    this.#timers.push(() => clearInterval(timer));
    this.#wait(milliseconds, () => {
      this.#clear();
      this.#at += 1;
      this.#speak();
    });
  }

  #wait(milliseconds: number, then: () => void): void {
    const timer = setTimeout(then, milliseconds);
    this.#timers.push(() => clearTimeout(timer));
  }

  #clear(): void {
    for (const clear of this.#timers.splice(0)) clear();
  }

  #interrupt(): void {
    this.#clear();
    this.#speaker?.hush();
  }

  #become(doing: Saying["doing"]): void {
    this.#doing = doing;
    this.#tell(this.saying);
  }
}
