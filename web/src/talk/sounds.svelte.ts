/** Soft cues made on the spot. Off until somebody switches them on, and never in a step that must not be heard. */

export type Cue = "turn" | "sealed" | "vote" | "death";

const KEPT_AS = "gloaming.sounds";

/** Frequencies in hertz with the second at which each begins; low and short, as through a door. */
const NOTES: Record<Cue, [frequency: number, at: number, length: number][]> = {
  turn: [[392, 0, 0.5], [523.25, 0.12, 0.6]],
  sealed: [[196, 0, 0.18]],
  vote: [[261.63, 0, 0.4], [261.63, 0.28, 0.4]],
  death: [[220, 0, 0.9], [174.61, 0.35, 1.4]],
};

class Sounds {
  on = $state(stored());
  #context: AudioContext | null = null;

  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEPT_AS, on ? "on" : "off");
    } catch {
      // A browser that keeps nothing still sounds until it is closed.
    }
    if (on) this.play("turn");
  }

  play(cue: Cue): void {
    if (!this.on || typeof AudioContext === "undefined") return;
    // Browsers let a page sound only after somebody has touched it; until then it stays silent.
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    void context.resume();
    for (const [frequency, at, length] of NOTES[cue]) note(context, frequency, context.currentTime + at, length);
  }
}

function note(context: AudioContext, frequency: number, at: number, length: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.08, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + length + 0.05);
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === "on";
  } catch {
    return false;
  }
}

export const sounds = new Sounds();
