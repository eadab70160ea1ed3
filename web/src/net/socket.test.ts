import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import walk from "../../fixtures/Walk-1.json";
import type { CultistsEverything } from "../games/cultists/store";
import type { Everything } from "../protocol/types";
import { connect, type Connection } from "./connect";
import { asking, change, FakeSocket } from "./fake";
import { BEAT, DEAD_AFTER, FIRST_RETRY, FRAME, LAST_RETRY, LATER, LATER_RETRY, MOVED, OPENS_WITHIN, PROBE, STALE } from "./socket";

const EVERYTHING = walk as unknown as CultistsEverything;
const QUESTION = EVERYTHING.view!.asked!.number;
const FIRST = EVERYTHING.view!.asked!.options[0]!.code;
const WITH_JITTER = 1.5;

let table: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  table = connect("MOON42", "secret");
});

afterEach(() => {
  table.socket.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function arrive(message: Everything = EVERYTHING): void {
  FakeSocket.last.accept();
  FakeSocket.last.say(message);
}

describe("arriving", () => {
  it("says hello first, and keeps the token out of the address", () => {
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", code: "MOON42", token: "secret", page: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(FakeSocket.last.address).not.toContain("secret");
    expect(new URL(FakeSocket.last.address).pathname).toBe("/api/tables/MOON42/socket");
  });

  it("is open once it has heard everything, not before", () => {
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: "pong" });
    expect(table.store.link).toBe("connecting");
    FakeSocket.last.say(EVERYTHING);
    expect(table.store.link).toBe("open");
    expect(table.store.view?.asked?.number).toBe(QUESTION);
  });
});

describe("changes", () => {
  it("come again from the start when one was missed", () => {
    arrive();
    FakeSocket.last.say(change(EVERYTHING.version + 2));
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.accept();
    expect(FakeSocket.last.requests("hello")).toEqual([{ type: "hello", code: "MOON42", token: "secret", page: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
    FakeSocket.last.say({ ...EVERYTHING, version: EVERYTHING.version + 2 });
    expect(table.store.version).toBe(EVERYTHING.version + 2);
    expect(table.store.link).toBe("open");
  });

  it("of a line that was given up are not heard any more", () => {
    arrive();
    const old = FakeSocket.last;
    old.say(change(EVERYTHING.version + 2));
    old.say(change(EVERYTHING.version + 1, { view: { points: 9 } }));
    expect(table.store.view).toMatchObject({ points: EVERYTHING.view!.points });
  });
});

describe("answers", () => {
  it("go out once, however often one taps", () => {
    arrive();
    table.store.answer(FIRST);
    table.store.answer(FIRST);
    expect(FakeSocket.last.requests("answer")).toEqual([{ type: "answer", question: QUESTION, code: FIRST }]);
  });

  it("that are not offered never leave the browser", () => {
    arrive();
    table.store.answer("go:moon");
    expect(FakeSocket.last.requests("answer")).toEqual([]);
  });

  it("are sent again after a lost line while the question is the same", () => {
    arrive();
    table.store.answer(FIRST);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(FIRST_RETRY * WITH_JITTER);
    arrive();
    expect(FakeSocket.last.requests("answer")).toEqual([{ type: "answer", question: QUESTION, code: FIRST }]);
    FakeSocket.last.say({ type: "pong" });
    expect(FakeSocket.last.requests("answer")).toHaveLength(1);
  });

  it("are forgotten when the question is another one by then", () => {
    arrive();
    table.store.answer(FIRST);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(FIRST_RETRY * WITH_JITTER);
    arrive(asking(EVERYTHING, QUESTION + 1));
    expect(FakeSocket.last.requests("answer")).toEqual([]);
    expect(table.store.pending).toBeNull();
  });

  it("given while the line is down wait for it", () => {
    arrive();
    FakeSocket.last.drop();
    table.store.answer(FIRST);
    expect(table.store.pending).toEqual({ question: QUESTION, code: FIRST });
    vi.advanceTimersByTime(FIRST_RETRY * WITH_JITTER);
    arrive();
    expect(FakeSocket.last.requests("answer")).toHaveLength(1);
  });

  it("that arrived after all are no fault of anybody", () => {
    arrive();
    table.store.answer(FIRST);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(FIRST_RETRY * WITH_JITTER);
    arrive();
    FakeSocket.last.say({ type: "refusal", reason: "stale", sentence: "That was settled a moment ago.", facts: {}, mark: "" });
    expect(table.store.refusal).toBeNull();
    expect(table.store.pending).toBeNull();
  });

  it("that are refused say why", () => {
    arrive();
    table.store.answer(FIRST);
    FakeSocket.last.say({ type: "refusal", reason: "not-offered", sentence: "Choose one of your answers.", facts: {}, mark: "" });
    expect(table.store.refusal?.sentence).toBe("Choose one of your answers.");
    expect(table.store.pending).toBeNull();
  });
});

describe("the length of what is said", () => {
  it("is the same for all that could tell something", () => {
    arrive();
    for (const code of ["give:dead>5", "give:alive>5", "pass"]) table.store.send({ type: "answer", question: 7, code });
    vi.advanceTimersByTime(BEAT);
    expect(FakeSocket.last.requests("ping")).toHaveLength(2);
    expect(FakeSocket.last.lengths).toEqual([FRAME, FRAME, FRAME, FRAME, FRAME, FRAME]);
  });

  it("grows by whole frames with what is said aloud, whatever its letters take", () => {
    arrive();
    table.store.send({ type: "say", text: "ä".repeat(130) });
    table.store.send({ type: "say", text: "ä".repeat(300) });
    expect(FakeSocket.last.lengths.slice(2)).toEqual([2 * FRAME, 3 * FRAME]);
  });
});

it("says that nothing was said while the line is down, and sends no talk later", () => {
  arrive();
  FakeSocket.last.drop();
  expect(table.store.send({ type: "say", text: "hello?" })).toBe(false);
  expect(table.store.refusal?.reason).toBe("offline");
  vi.advanceTimersByTime(FIRST_RETRY * WITH_JITTER);
  arrive();
  expect(FakeSocket.last.requests("say")).toEqual([]);
});

describe("what is said aloud", () => {
  const markOf = (at = 0) => (FakeSocket.last.requests("say")[at] as { mark: string }).mark;
  const heard = (mark: string): Everything => ({ ...EVERYTHING, table: { ...EVERYTHING.table, talk: [{ number: 1, chair: 0, round: 1, text: "Hello", mark }] } }) as Everything;
  function comeBack(message: Everything = EVERYTHING): void {
    FakeSocket.last.drop();
    vi.advanceTimersByTime(FIRST_RETRY * WITH_JITTER);
    arrive(message);
  }

  it("is said again with the same mark when the line was lost before it was heard", () => {
    arrive();
    table.store.send({ type: "say", text: "Hello" });
    const mark = markOf();
    expect(mark).toMatch(/^[0-9a-f]{16}$/);
    comeBack();
    expect(FakeSocket.last.requests("say")).toEqual([{ type: "say", text: "Hello", mark }]);
    expect(FakeSocket.last.lengths).toEqual(FakeSocket.last.lengths.map(() => FRAME));
  });

  it("is not said again once it stands among the lines", () => {
    arrive();
    table.store.send({ type: "say", text: "Hello" });
    const mark = markOf();
    comeBack(heard(mark));
    comeBack();
    expect(FakeSocket.last.requests("say")).toEqual([]);
  });

  it("is not said again when it was refused", () => {
    arrive();
    table.store.send({ type: "say", text: "Hello" });
    FakeSocket.last.say({ type: "refusal", reason: "no-talk", sentence: "", facts: {}, mark: markOf() });
    comeBack();
    expect(FakeSocket.last.requests("say")).toEqual([]);
  });

  it("has a mark of its own each time", () => {
    arrive();
    table.store.send({ type: "say", text: "Hello" });
    table.store.send({ type: "say", text: "Hello" });
    expect(markOf(0)).not.toBe(markOf(1));
  });

  it("is not said when everybody has moved on, and its speaker is told", () => {
    arrive();
    table.store.send({ type: "say", text: "Hello" });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(STALE + 1); // nobody opens
    arrive();
    expect(FakeSocket.last.requests("say")).toEqual([]);
    expect(table.store.refusal?.reason).toBe("offline");
  });

  it("and an answer, too, are asked after when nobody has acknowledged them", () => {
    arrive();
    FakeSocket.last.say({ type: "pong" });
    const pings = FakeSocket.last.requests("ping").length;
    table.store.answer(FIRST);
    vi.advanceTimersByTime(PROBE);
    expect(FakeSocket.last.requests("ping").length).toBe(pings + 1);
    vi.advanceTimersByTime(DEAD_AFTER);
    expect(table.store.link).toBe("lost");
  });

  it("is not asked after once it was heard", () => {
    arrive();
    table.store.send({ type: "say", text: "Hello" });
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.say({ ...heard(markOf()), version: EVERYTHING.version + 1 });
    const pings = FakeSocket.last.requests("ping").length;
    vi.advanceTimersByTime(PROBE);
    expect(FakeSocket.last.requests("ping").length).toBe(pings);
  });
});

describe("a lost line", () => {
  it("is opened again for ever, ever more slowly", () => {
    FakeSocket.last.drop();
    for (let attempt = 0; attempt < 30; attempt++) {
      const made = FakeSocket.made.length;
      vi.advanceTimersByTime(LAST_RETRY * WITH_JITTER);
      expect(FakeSocket.made.length).toBe(made + 1);
      FakeSocket.last.drop();
    }
    expect(table.store.link).toBe("lost");
  });

  it("is noticed by the silence after a ping", () => {
    arrive();
    const pings = FakeSocket.last.requests("ping").length;
    vi.advanceTimersByTime(BEAT);
    expect(FakeSocket.last.requests("ping").length).toBe(pings + 1);
    expect(table.store.link).toBe("open");
    vi.advanceTimersByTime(DEAD_AFTER);
    expect(table.store.link).toBe("lost");
  });

  it("stays while pings are answered", () => {
    arrive();
    for (let beat = 0; beat < 20; beat++) {
      vi.advanceTimersByTime(BEAT);
      FakeSocket.last.say({ type: "pong" });
    }
    expect(FakeSocket.made).toHaveLength(1);
    expect(table.store.link).toBe("open");
  });

  it.each(["online", "pageshow"])("is opened at once on %s", (name) => {
    arrive();
    FakeSocket.last.drop();
    window.dispatchEvent(new Event(name));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("is probed when the page is looked at again", () => {
    arrive();
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(PROBE);
    expect(table.store.link).toBe("lost");
  });

  it("is noticed sooner by an answer that nobody has taken up", () => {
    arrive();
    table.store.answer(FIRST);
    vi.advanceTimersByTime(PROBE + DEAD_AFTER);
    expect(table.store.link).toBe("lost");
  });

  it("whose table moves is opened again at once, and is not called lost", () => {
    arrive();
    FakeSocket.last.drop(MOVED);
    expect(table.store.link).toBe("moving");
    vi.advanceTimersByTime(FIRST_RETRY * WITH_JITTER);
    expect(FakeSocket.made).toHaveLength(2);
    expect(table.store.link).toBe("moving");
    FakeSocket.last.drop();
    expect(table.store.link).toBe("lost");
  });

  it("is left alone for a moment where there is no way to the table yet", () => {
    arrive();
    FakeSocket.last.drop(LATER);
    expect(table.store.link).toBe("moving");
    vi.advanceTimersByTime(LATER_RETRY * 0.49);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(LATER_RETRY * (WITH_JITTER - 0.49));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("that never opens is given up", () => {
    vi.advanceTimersByTime(DEAD_AFTER);
    expect(table.store.link).toBe("connecting");
    vi.advanceTimersByTime(OPENS_WITHIN - DEAD_AFTER);
    expect(table.store.link).toBe("lost");
    vi.advanceTimersByTime(FIRST_RETRY * WITH_JITTER);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe("a farewell", () => {
  it("ends the line, and nothing wakes it", () => {
    arrive();
    FakeSocket.last.say({ type: "farewell", reason: "elsewhere" });
    expect(table.store.link).toBe("ended");
    expect(table.store.farewell).toBe("elsewhere");
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("can be taken back by the one who asks for the seat here", () => {
    arrive();
    FakeSocket.last.say({ type: "farewell", reason: "elsewhere" });
    table.socket.start();
    expect(table.store.farewell).toBeNull();
    arrive();
    expect(table.store.link).toBe("open");
  });
});

describe("a screen for the whole room", () => {
  const PUBLIC: CultistsEverything = {
    ...EVERYTHING,
    chair: null,
    view: { ...EVERYTHING.view!, role: null, route: null, hand: [], asked: { ...EVERYTHING.view!.asked!, options: [] } },
  };
  const asked = EVERYTHING.view!.asked!;

  function show(): void {
    table.socket.stop();
    table = connect("MOON42", "", true);
    arrive(PUBLIC);
  }

  it("says what it is, and shows what everybody may see", () => {
    show();
    expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", code: "MOON42", token: "", page: expect.any(String), screen: true });
    expect(table.store.view?.asked?.number).toBe(QUESTION);
  });

  it.each<[string, () => void]>([
    ["everything of a seat", () => FakeSocket.last.say(EVERYTHING)],
    ["somebody's answers", () => FakeSocket.last.say(change(PUBLIC.version + 1, { view: { asked } }))],
    ["a sealed answer", () => FakeSocket.last.say(change(PUBLIC.version + 1, { view: { asked: { ...asked, options: [], answered: asked.options[0] } } }))],
  ])("takes in nothing of %s, and shows nothing any more", (_, say) => {
    show();
    say();
    const { state, view, board, journal, link, farewell } = table.store;
    expect({ state, view, board, journal, link, farewell }).toEqual({ state: null, view: null, board: null, journal: [], link: "ended", farewell: "not_watchable" });
  });
});
