/** What this browser lets sound and be felt, by the choice of its owner. Silent and still until somebody chooses otherwise. */

import { readKept, writeKept } from "../net/kept";
import { Engine } from "./engine";
import { SCORE, type Cue } from "./score";

const SOUNDS = "gloaming.sounds";
const VOLUME = "gloaming.volume";
const TOUCH = "gloaming.touch";
const CALLS = "gloaming.calls";

/** The same cue again within so many milliseconds is one cue. */
const REST = 90;

class Cues {
  #on = $state(readKept(SOUNDS) === "on");
  #volume = $state(volumeKept());
  #touch = $state(readKept(TOUCH) === "on");
  #calls = $state(readKept(CALLS) === "on");
  #context: AudioContext | null = null;
  #engine: Engine | null = null;
  readonly #last = new Map<Cue, number>();

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    writeKept(SOUNDS, on ? "on" : "off");
    if (on) this.#sound("move");
    else void this.#context?.suspend();
  }

  /** From 0 to 100. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    writeKept(VOLUME, String(volume));
    if (this.#engine) this.#engine.volume = loudness(volume);
  }

  /** Whether a phone stirs in the hand. */
  get touch(): boolean {
    return this.#touch;
  }

  set touch(touch: boolean) {
    this.#touch = touch;
    writeKept(TOUCH, touch ? "on" : "off");
    if (touch) stir("sealed");
  }

  /** Whether "your move" is heard from a tab that nobody looks at. */
  get calls(): boolean {
    return this.#calls;
  }

  set calls(calls: boolean) {
    this.#calls = calls;
    writeKept(CALLS, calls ? "on" : "off");
  }

  /** What happens at the table is heard and felt, as far as this person wants it; only felt where something else sounds. */
  play(cue: Cue, hushed = false): void {
    const now = performance.now();
    if (now - (this.#last.get(cue) ?? -Infinity) < REST) return;
    this.#last.set(cue, now);
    if (this.#touch && !document.hidden) stir(cue);
    if (this.#on && !hushed && (!document.hidden || (cue === "move" && this.#calls))) this.#sound(cue);
  }

  /** For somebody who asks what a cue sounds like. */
  try(cue: Cue): void {
    this.#sound(cue);
  }

  #sound(cue: Cue): void {
    if (typeof AudioContext === "undefined") return;
    // Browsers let a page sound only after somebody has touched it; until then it stays silent.
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    this.#context ??= new AudioContext();
    this.#engine ??= new Engine(this.#context, loudness(this.#volume));
    void this.#context.resume();
    this.#engine.play(SCORE[cue]);
  }
}

function volumeKept(): number {
  const kept = Number(readKept(VOLUME) ?? 60);
  return kept >= 0 && kept <= 100 ? kept : 60;
}

/** Ears hear in ratios. */
const loudness = (volume: number): number => (volume / 100) ** 2;

function stir(cue: Cue): void {
  const pattern = SCORE[cue].touch;
  if (pattern && "vibrate" in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...pattern]);
}

/** Whether this device can stir at all, as far as a page can tell. */
export const canStir = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export const cues = new Cues();
