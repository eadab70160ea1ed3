import { describe, expect, it } from "vitest";
import { has } from "../i18n";
import { CUES, lengthOf, SCORE } from "./score";

describe.each(CUES)("the sound %s", (cue) => {
  const sound = SCORE[cue];
  const notes = [...(sound.tones ?? []), ...(sound.rustles ?? [])];

  it("has notes, is short, and never louder than one", () => {
    expect(notes.length).toBeGreaterThan(0);
    expect(lengthOf(sound)).toBeLessThanOrEqual(sound.leads ? 3.5 : 0.7);
    expect(notes.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(1);
  });

  it("rises before it is over, within what ears hear", () => {
    for (const { length, rise = 0.006 } of notes) expect(rise).toBeLessThan(length);
    for (const { pitch } of sound.tones ?? []) for (const hertz of [pitch].flat() as number[]) expect(hertz).toBeGreaterThan(40);
  });

  it("is told in words too", () => {
    expect(has(`cue-${cue}`) && has(`cue-${cue}.means`)).toBe(true);
  });
});
