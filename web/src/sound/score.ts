/** The score: every sound of the table, as data. The engine plays it; nothing comes from a file. */

export type Cue =
  | "move" | "sealed" | "steps" | "flip" | "page" | "shelf" | "ballot" | "lights" | "bell" | "ship" | "verdict" | "death" | "won" | "lost"; // prettier-ignore

/** From one value to another over the length of the note. */
type Glide = number | readonly [from: number, to: number];

interface Note {
  /** Seconds after the cue began, and how long it sounds. */
  at: number;
  length: number;
  /** How loud it is at its loudest, and how many seconds it takes to get there. */
  loud: number;
  rise?: number;
}

export interface Tone extends Note {
  /** In hertz. */
  pitch: Glide;
  wave?: OscillatorType;
  /** What lies above this frequency is taken away. */
  below?: Glide;
}

/** Air, paper, wood: noise round a frequency, the sharper the narrower. */
export interface Rustle extends Note {
  around: Glide;
  sharp: number;
}

export interface Sound {
  tones?: readonly Tone[];
  rustles?: readonly Rustle[];
  /** Whether lighter sounds step back while it lasts. */
  leads?: boolean;
  /** What a phone does with it in the hand: milliseconds on, off, on. */
  touch?: readonly number[];
}

const D = 146.83;
const A = 220;

/** A struck bell: its hum, its strike and the partials that make it bronze. */
const STRUCK: readonly (readonly [ratio: number, loud: number, length: number])[] = [
  [0.5, 0.11, 2.8], [1, 0.15, 2.2], [1.19, 0.07, 1.7], [1.5, 0.05, 1.3], [2, 0.06, 1.1], [2.74, 0.03, 0.6], [4.07, 0.015, 0.35],
]; // prettier-ignore

/** Notes one after the other, left to ring. */
const chord = (pitches: readonly number[], apart: number, length: number, loud: number): Tone[] =>
  pitches.map((pitch, index) => ({ pitch, wave: "triangle", at: index * apart, length, loud, rise: 0.03, below: [1400, 500] }));

/** A heel on a stone floor. */
const heel = (at: number): { tone: Tone; rustle: Rustle } => ({
  tone: { pitch: [105, 62], at, length: 0.11, loud: 0.24 },
  rustle: { around: 420, sharp: 0.8, at, length: 0.05, loud: 0.16 },
});
const heels = [heel(0), heel(0.24)];

export const SCORE: Readonly<Record<Cue, Sound>> = {
  move: { tones: [{ pitch: 659.26, at: 0, length: 0.35, loud: 0.1, rise: 0.012 }, { pitch: 987.77, at: 0.09, length: 0.5, loud: 0.07, rise: 0.012 }] },
  sealed: {
    tones: [{ pitch: [190, 105], at: 0, length: 0.16, loud: 0.24 }],
    rustles: [{ around: [900, 300], sharp: 0.7, at: 0, length: 0.12, loud: 0.1 }],
    touch: [14],
  },
  steps: { tones: heels.map(({ tone }) => tone), rustles: heels.map(({ rustle }) => rustle) },
  flip: {
    tones: [{ pitch: [320, 170], at: 0.085, length: 0.06, loud: 0.1 }],
    rustles: [
      { around: [1500, 4200], sharp: 1.2, at: 0, length: 0.09, loud: 0.2, rise: 0.05 },
      { around: 2600, sharp: 0.7, at: 0.085, length: 0.035, loud: 0.34 },
    ],
  },
  page: {
    rustles: [
      { around: [1300, 3800], sharp: 0.9, at: 0, length: 0.24, loud: 0.2, rise: 0.11 },
      { around: [3200, 1100], sharp: 0.9, at: 0.17, length: 0.26, loud: 0.22, rise: 0.06 },
    ],
  },
  shelf: {
    tones: [{ pitch: [150, 74], at: 0, length: 0.17, loud: 0.32 }, { pitch: [210, 120], at: 0.14, length: 0.1, loud: 0.14 }],
    rustles: [{ around: 500, sharp: 0.7, at: 0, length: 0.07, loud: 0.24 }, { around: 900, sharp: 0.8, at: 0.14, length: 0.05, loud: 0.12 }],
  },
  ballot: {
    tones: [{ pitch: [920, 780], at: 0, length: 0.07, loud: 0.17 }, { pitch: 460, at: 0, length: 0.05, loud: 0.1 }],
    rustles: [{ around: 2200, sharp: 1, at: 0, length: 0.02, loud: 0.2 }],
  },
  lights: {
    tones: [{ pitch: [130, 60], at: 0, length: 0.12, loud: 0.3 }, { pitch: 100, wave: "sawtooth", below: [420, 90], at: 0.05, length: 0.9, loud: 0.09, rise: 0.04 }],
    rustles: [{ around: 1800, sharp: 1, at: 0, length: 0.03, loud: 0.3 }],
    leads: true,
    touch: [20],
  },
  bell: { tones: STRUCK.map(([ratio, loud, length]) => ({ pitch: 2 * D * ratio, at: 0, length, loud, rise: 0.004 })), leads: true, touch: [25] },
  ship: {
    tones: [
      { pitch: [58, 96], wave: "sawtooth", below: [160, 620], at: 0, length: 2.4, loud: 0.16, rise: 1.1 },
      { pitch: [87.5, 145], wave: "triangle", below: 700, at: 0.3, length: 2.1, loud: 0.1, rise: 1 },
    ],
    leads: true,
    touch: [40, 60, 40],
  },
  verdict: { tones: chord([D, A, 2 * D, 349.23], 0.05, 2, 0.11), rustles: [{ around: 300, sharp: 0.7, at: 0, length: 0.06, loud: 0.2 }], leads: true, touch: [30, 50, 30] },
  death: {
    tones: [
      { pitch: 55, wave: "sawtooth", below: [340, 110], at: 0, length: 3.2, loud: 0.18, rise: 0.7 },
      { pitch: 55.4, wave: "sawtooth", below: [300, 100], at: 0, length: 3.2, loud: 0.15, rise: 0.9 },
      { pitch: [82.6, 77.8], wave: "sine", at: 0.5, length: 2.6, loud: 0.13, rise: 0.8 },
    ],
    leads: true,
    touch: [60, 90, 140],
  },
  won: { tones: [...chord([D, A, 2 * D, 369.99, 2 * A], 0.14, 2.1, 0.1)], leads: true, touch: [25, 60, 25, 60, 60] },
  lost: { tones: [...chord([349.23, 2 * D, 233.08, D], 0.26, 2, 0.11)], leads: true, touch: [90] },
};

export const CUES = Object.keys(SCORE) as Cue[];

/** When the last note of it is over, in seconds; the room answers a little longer. */
export function lengthOf({ tones = [], rustles = [] }: Sound): number {
  return Math.max(...[...tones, ...rustles].map(({ at, length }) => at + length));
}
