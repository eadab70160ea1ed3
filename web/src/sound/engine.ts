/** Plays the score into any audio context, in a room with stone walls. */

import { lengthOf, type Rustle, type Sound, type Tone } from "./score";

/** How long the room answers, in seconds, and how much of it is heard. */
export const ECHO = 1.1;
const WET = 0.16;
/** How far lighter sounds step back for a leading one, and how many seconds that takes. */
const BACK = 0.25;
const STEP = 0.08;
/** No note begins or ends at nothing at all: a curve to zero has no end. */
const HUSH = 0.0001;

export class Engine {
  readonly #context: BaseAudioContext;
  readonly #volume: GainNode;
  readonly #lead: GainNode;
  readonly #rest: GainNode;
  readonly #noise: AudioBuffer;

  constructor(context: BaseAudioContext, volume: number) {
    this.#context = context;
    this.#noise = noiseIn(context, 1, () => 1);
    this.#volume = gain(context, volume);
    const room = context.createConvolver();
    room.buffer = noiseIn(context, ECHO, (time) => Math.exp((-6 * time) / ECHO));
    const limit = context.createDynamicsCompressor(); // several at once are no louder than one
    [limit.threshold.value, limit.ratio.value, limit.attack.value, limit.release.value] = [-12, 12, 0.003, 0.2];
    this.#volume.connect(limit).connect(context.destination);
    this.#volume.connect(room).connect(gain(context, WET)).connect(limit);
    this.#lead = gain(context, 1);
    this.#rest = gain(context, 1);
    for (const bus of [this.#lead, this.#rest]) bus.connect(this.#volume);
  }

  set volume(volume: number) {
    this.#volume.gain.setTargetAtTime(volume, this.#context.currentTime, 0.02);
  }

  play(sound: Sound): void {
    const now = this.#context.currentTime;
    const bus = sound.leads ? this.#lead : this.#rest;
    for (const tone of sound.tones ?? []) this.#tone(tone, now, bus);
    for (const rustle of sound.rustles ?? []) this.#rustle(rustle, now, bus);
    if (sound.leads) this.#stepBack(now, lengthOf(sound));
  }

  #stepBack(now: number, length: number): void {
    const loudness = this.#rest.gain;
    loudness.cancelScheduledValues(now);
    loudness.setTargetAtTime(BACK, now, STEP);
    loudness.setTargetAtTime(1, now + length * 0.7, STEP * 4);
  }

  #tone({ pitch, wave = "sine", below, at, length, loud, rise }: Tone, now: number, bus: AudioNode): void {
    const source = this.#context.createOscillator();
    source.type = wave;
    glide(source.frequency, pitch, now + at, length);
    const shaped = below === undefined ? source : source.connect(this.#filter("lowpass", below, 0.7, now + at, length));
    shaped.connect(this.#shape(now + at, length, loud, rise)).connect(bus);
    source.start(now + at);
    source.stop(now + at + length);
  }

  #rustle({ around, sharp, at, length, loud, rise }: Rustle, now: number, bus: AudioNode): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.connect(this.#filter("bandpass", around, sharp, now + at, length)).connect(this.#shape(now + at, length, loud, rise)).connect(bus);
    source.start(now + at, 0, length);
  }

  #filter(type: BiquadFilterType, frequency: Tone["pitch"], sharp: number, at: number, length: number): BiquadFilterNode {
    const filter = this.#context.createBiquadFilter();
    filter.type = type;
    filter.Q.value = sharp;
    glide(filter.frequency, frequency, at, length);
    return filter;
  }

  /** Up, and away again. */
  #shape(at: number, length: number, loud: number, rise = 0.006): GainNode {
    const loudness = gain(this.#context, 0);
    loudness.gain.setValueAtTime(HUSH, at);
    loudness.gain.exponentialRampToValueAtTime(loud, at + rise);
    loudness.gain.exponentialRampToValueAtTime(HUSH, at + length);
    return loudness;
  }
}

function gain(context: BaseAudioContext, value: number): GainNode {
  const node = context.createGain();
  node.gain.value = value;
  return node;
}

function glide(parameter: AudioParam, value: Tone["pitch"], at: number, length: number): void {
  const [from, to] = typeof value === "number" ? [value, value] : value;
  parameter.setValueAtTime(from, at);
  if (to !== from) parameter.exponentialRampToValueAtTime(to, at + length);
}

/** The same noise every time: a sound is a fact, not a roll of dice. */
function noiseIn(context: BaseAudioContext, seconds: number, loudAt: (time: number) => number): AudioBuffer {
  const length = Math.ceil(seconds * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 0x2545f491;
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[index] = (state / 0x80000000) * loudAt(index / context.sampleRate);
  }
  return buffer;
}
