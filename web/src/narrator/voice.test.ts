import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asClock, countdown, secondsLeft } from "./clock";
import type { Line } from "./narrator";
import { Reading, readingTime, speakerWith, voiceFor, voicesHere, type Saying, type Speaker } from "./voice";

const LINES: Line[] = [
  { id: "a", words: "Shut your eyes.", pause: 3 },
  { id: "b", words: "Look up.", pause: 5 },
];

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Takes `length` milliseconds for each line; keeps when each was begun, and when it was hushed. */
function recorder(length = 2000) {
  const said: (readonly [number, string])[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speaker: Speaker = {
    say(words, onend) {
      said.push([Date.now(), words]);
      timer = setTimeout(onend, length);
    },
    hush: () => clearTimeout(timer),
  };
  return { said, speaker };
}

function reading(speaker: Speaker | null, at = 0) {
  const heard: Saying[] = [];
  const read = new Reading(LINES, speaker, (saying) => heard.push(saying), at);
  return { read, heard, last: () => heard.at(-1)! };
}

describe("the night", () => {
  it("keeps quiet for exactly as long as it should, from the end of each line", () => {
    const { said, speaker } = recorder(2345);
    const { read, last } = reading(speaker);
    read.go();
    vi.advanceTimersByTime(2345 + 2999);
    expect(said).toEqual([[0, "Shut your eyes."]]);
    expect(last()).toMatchObject({ at: 0, doing: "quiet", left: 1, aloud: true });
    vi.advanceTimersByTime(1);
    expect(said.at(-1)).toEqual([5345, "Look up."]);
    vi.advanceTimersByTime(2345 + 4999);
    expect(last().doing).toBe("quiet");
    vi.advanceTimersByTime(1);
    expect(last()).toMatchObject({ at: 2, doing: "done" });
  });

  it("says a line once more that was interrupted", () => {
    const { said, speaker } = recorder();
    const { read, last } = reading(speaker);
    read.go();
    vi.advanceTimersByTime(500);
    read.hold();
    vi.advanceTimersByTime(60_000);
    expect([said.length, last().doing]).toEqual([1, "held"]);
    read.go();
    expect(said.at(-1)).toEqual([60_500, "Shut your eyes."]);
    vi.advanceTimersByTime(5000);
    expect(said.at(-1)).toEqual([65_500, "Look up."]);
  });

  it("goes on with what was left of a silence", () => {
    const { said, speaker } = recorder();
    const { read, last } = reading(speaker);
    read.go();
    vi.advanceTimersByTime(3000);
    read.hold();
    expect(last()).toMatchObject({ doing: "held", left: 2 });
    vi.advanceTimersByTime(10_000);
    read.go();
    vi.advanceTimersByTime(1999);
    expect(said.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(said.at(-1)).toEqual([15_000, "Look up."]);
  });

  it("says a line again, with its whole silence", () => {
    const { said, speaker } = recorder();
    const { read } = reading(speaker);
    read.go();
    vi.advanceTimersByTime(4000);
    read.again();
    expect(said.at(-1)).toEqual([4000, "Shut your eyes."]);
    vi.advanceTimersByTime(4999);
    expect(said.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(said.at(-1)).toEqual([9000, "Look up."]);
  });

  it("begins where it was left, and repeats the last line after the end", () => {
    const { said, speaker } = recorder();
    const { read, last } = reading(speaker, 1);
    read.go();
    vi.advanceTimersByTime(7000);
    expect(last().doing).toBe("done");
    read.again();
    expect(said.map(([, words]) => words)).toEqual(["Look up.", "Look up."]);
  });

  it("says nothing more once it is stopped", () => {
    const { said, speaker } = recorder();
    const { read, heard } = reading(speaker);
    read.go();
    read.stop();
    const told = heard.length;
    vi.advanceTimersByTime(60_000);
    expect([said.length, heard.length]).toEqual([1, told]);
  });

  it("is shown to be read where there is no voice, with the same silences", () => {
    const { read, last } = reading(null);
    read.go();
    const first = readingTime(LINES[0]!.words);
    vi.advanceTimersByTime(first - 1);
    expect(last()).toMatchObject({ at: 0, doing: "speaking", aloud: false });
    vi.advanceTimersByTime(1);
    expect(last()).toMatchObject({ doing: "quiet", left: 3 });
    vi.advanceTimersByTime(3000);
    expect(last()).toMatchObject({ at: 1, doing: "speaking" });
  });

  it("is read by somebody from the line on at which the voice failed", () => {
    const { read, last } = reading({ say: (_words, _onend, onfail) => onfail(), hush: () => {} });
    read.go();
    expect(last()).toMatchObject({ at: 0, doing: "speaking", aloud: false });
  });

  it("goes on where a browser never says that a line has ended", () => {
    const { read, last } = reading({ say: () => {}, hush: () => {} });
    read.go();
    vi.advanceTimersByTime(3 * readingTime(LINES[0]!.words));
    expect(last()).toMatchObject({ at: 0, doing: "quiet" });
  });
});

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}) => ({ lang, name: lang, voiceURI: lang, default: false, localService: true, ...more });

describe("a voice", () => {
  it("speaks the language, of its own country first, and on this device before all", () => {
    const voices = [voice("en-US", { default: true }), voice("de_DE"), voice("en-GB"), voice("en-GB", { name: "far", localService: false })];
    expect(voiceFor("en-GB", voices)?.name).toBe("en-GB");
    expect(voiceFor("de", voices)?.lang).toBe("de_DE");
    expect(voiceFor("en-GB", voices.filter(({ lang, localService }) => lang !== "en-GB" || !localService))?.lang).toBe("en-US");
    expect(voiceFor("el", voices)).toBeNull();
    expect(voiceFor("en-GB", [])).toBeNull();
  });

  it("may be told late, or never", async () => {
    vi.stubGlobal("speechSynthesis", undefined);
    expect(await voicesHere()).toEqual([]);
    const late: SpeechSynthesisVoice[] = [];
    let tell = (): void => {};
    vi.stubGlobal("speechSynthesis", { getVoices: () => late, addEventListener: (_: string, told: () => void) => (tell = told) });
    const waiting = voicesHere();
    late.push(voice("de"));
    tell();
    expect((await waiting).length).toBe(1);
    late.length = 0;
    const vain = voicesHere();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await vain).toEqual([]);
  });

  it("is not blamed for a line that we cut off ourselves", () => {
    const spoken: Record<string, any>[] = [];
    vi.stubGlobal("SpeechSynthesisUtterance", class { text: string; constructor(text: string) { this.text = text; } });
    vi.stubGlobal("speechSynthesis", { speak: (line: object) => spoken.push(line), cancel: () => {} });
    const [ended, failed] = [vi.fn(), vi.fn()];
    const speaker = speakerWith(voice("en-GB"), "en-GB");
    speaker.say("One.", ended, failed);
    expect(spoken[0]).toMatchObject({ text: "One.", lang: "en-GB" });
    speaker.hush();
    spoken[0]!.onend();
    spoken[0]!.onerror({ error: "interrupted" });
    speaker.say("Two.", ended, failed);
    spoken[1]!.onerror({ error: "interrupted" });
    expect([ended.mock.calls.length, failed.mock.calls.length]).toEqual([0, 0]);
    spoken[1]!.onerror({ error: "not-allowed" });
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe("the clock", () => {
  it("shows whole seconds, the last one until the very end", () => {
    expect([10_000, 9001, 9000, 1, 0, -5000].map((left) => secondsLeft(left, 0))).toEqual([10, 10, 9, 1, 0, 0]);
    expect([125, 60, 5, 0].map(asClock)).toEqual(["2:05", "1:00", "0:05", "0:00"]);
  });

  it("tells each second, and the end once", () => {
    const [left, ended] = [vi.fn(), vi.fn()];
    countdown(3000, left, ended);
    vi.advanceTimersByTime(10_000);
    expect(left.mock.calls.map(([seconds]) => seconds as number)).toEqual([3, 2, 1, 0]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("is right at once when a tab wakes that slept over all of it", () => {
    const [left, ended] = [vi.fn(), vi.fn()];
    countdown(120_000, left, ended);
    vi.setSystemTime(130_000); // no timer has run
    document.dispatchEvent(new Event("visibilitychange"));
    expect(left).toHaveBeenLastCalledWith(0);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("stays silent once it is stopped", () => {
    const ended = vi.fn();
    countdown(1000, () => {}, ended)();
    vi.advanceTimersByTime(5000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(ended).not.toHaveBeenCalled();
  });
});
