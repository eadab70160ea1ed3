/** Talk that lives: bubbles, facts, sentences for one tap, the drawer, and the time before a vote. */

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import act from "../../fixtures/Act-1.json";
import vote from "../../fixtures/HoldVote-1.json";
import invAct from "../../fixtures/Inv-Act-1.json";
import { voice as cultists } from "../games/cultists/voice";
import { voice as invasion } from "../games/invasion/voice";
import { t } from "../i18n";
import type { Everything, Line, Request, Statement } from "../protocol/types";
import type { AnyEvent } from "../store/spoken";
import { fromFixture, type TableStore } from "../store/table.svelte";
import Announcer from "../table/Announcer.svelte";
import BeforeVote from "./BeforeVote.svelte";
import Bubbles from "./Bubbles.svelte";
import { chipsOf, likeliest, momentOf } from "./chips";
import Chips from "./Chips.svelte";
import { facts } from "./facts.svelte";
import { Heard, MOST, readingTime } from "./heard.svelte";
import { AS_OFFERED } from "./said";
import { lineWords, streamOf } from "./stream";
import Talk from "./Talk.svelte";
import type { Voice } from "./voice";

const voice = cultists as Voice;
const line = (number: number, chair: number, more: Partial<Line> = {}): Line => ({ number, chair, round: 1, text: `Line ${number}`, ...more });

function table(message: unknown, change: Partial<Everything["table"]> = {}, sent: Request[] = []): TableStore {
  const whole = message as Everything;
  return fromFixture({ ...whole, table: { ...whole.table, ...change } }, (request) => sent.push(request) > 0);
}

function says(store: TableStore, ...lines: Line[]): void {
  store.state = { ...store.state!, talk: [...store.state!.talk, ...lines] };
  flushSync();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("bubbles", () => {
  const heard = (): Heard => {
    const heard = new Heard();
    heard.listen([line(1, 1)], String, 0);
    return heard;
  };
  const shown = (heard: Heard) => heard.bubbles.map(({ number }) => number);
  const wordsOf = ({ text = "" }: Line) => text;

  it("do not repeat what was said before one came, nor one's own words", () => {
    const one = heard();
    expect(shown(one)).toEqual([]);
    one.listen([line(1, 1), line(2, 0), line(3, 2)], wordsOf, 0);
    expect(shown(one)).toEqual([3]);
    one.stop();
  });
  it("stand for as long as one reads, a few at once, one for each person", () => {
    vi.useFakeTimers();
    const one = heard();
    one.listen([2, 3, 4, 5].map((number) => line(number, number)), wordsOf, 0);
    expect(shown(one)).toEqual([3, 4, 5]);
    expect(MOST).toBe(3);
    one.listen([line(6, 3, { text: "And another thing." })], wordsOf, 0);
    expect(shown(one)).toEqual([4, 5, 6]);
    vi.advanceTimersByTime(readingTime("Line 5"));
    expect(shown(one)).toEqual([]);
  });
  it("give long sentences more time, within bounds", () => {
    expect(readingTime("No.")).toBe(3500);
    expect(readingTime("I saw you and Theo in the Library in the second hour.")).toBeGreaterThan(4500);
    expect(readingTime("word ".repeat(200))).toBe(9000);
  });
  it("are for the eyes: the announcer says it once, and the panel is silent", async () => {
    const store = table(act, { talk: [] });
    const page = document.body.appendChild(document.createElement("div"));
    page.innerHTML = '<ul><li data-chair="1"></li></ul>';
    const portrait = page.querySelector("li")!;
    portrait.getBoundingClientRect = () => new DOMRect(10, 10, 40, 40);
    document.elementFromPoint = () => portrait;
    const bubbles = render(Bubbles, { store, voice });
    const announcer = render(Announcer, { store, voice });
    const talk = render(Talk, { store, voice });
    says(store, line(1, 1, { text: "Who was in the Library?" }));
    const bubble = bubbles.container.querySelector(".bubble");
    expect(bubble?.textContent).toContain("Who was in the Library?");
    expect(bubble?.closest("[aria-hidden=true]")).not.toBeNull();
    const live = [...announcer.container.querySelectorAll('[aria-live="polite"]')].filter(({ textContent }) => textContent?.includes("Library?"));
    expect(live).toHaveLength(1);
    expect(talk.container.querySelector('[role="log"]')?.getAttribute("aria-live")).toBe("off");
    page.remove();
  });
});

describe("facts between the lines", () => {
  const journal: AnyEvent[] = [
    { type: "RoundBegan", round: 1, knife: 0 },
    { type: "EnvelopeOpened", seat: 0, role: "cultist", route: 1, hand: ["dead"] },
    { type: "RoomFilled", seat: 1, card: null, place: "red" },
    { type: "RoomChecked", seat: 1, place: "red", card: "failure", top: false },
  ] as unknown as AnyEvent[];
  const store = (talk: Line[]): TableStore => {
    const made = table(act, { talk });
    made.journal = journal as never;
    return made;
  };

  it("stand where they happened, in the words of the log, and can be left out", () => {
    const made = store([line(1, 1, { after: 2 }), line(2, 2, { after: 3 })]);
    const items = (facts: boolean) => streamOf(made, voice, facts).flatMap(({ items }) => items.map(({ line, words }) => line?.number ?? words));
    const [begun, , , checked] = journal.map((event) => voice.eventWords(event, made));
    expect(items(true)).toEqual([begun, 1, checked, 2]);
    expect(items(false)).toEqual([1, 2]);
  });
  it("are those that the events mark, and none that only this seat knows", () => {
    expect(["RoomChecked", "BecameGhost", "VoteSettled", "BallotsOpened"].filter((type) => !voice.facets.isTold(type))).toEqual([]);
    expect(["Entered", "EnvelopeOpened", "PulseSeen", "NeverHeardOf"].filter((type) => voice.facets.isTold(type))).toEqual([]);
  });
  it("are remembered as a person likes them", () => {
    facts.set(false);
    expect(localStorage.getItem("gloaming.talk.facts")).toBe("off");
    facts.set(true);
  });
});

describe("the stream", () => {
  it("shows typed words as typed, though a bot has understood them, and whom a bot answers", () => {
    const store = table(act, { talk: [] });
    const asks: Statement = { type: "asks", chair: 1, topic: "suspect" };
    expect(lineWords(line(1, 0, { text: "Theo, who is it?", statement: asks }), store, voice)).toBe("Theo, who is it?");
    expect(lineWords(line(2, 1, { text: "", message: "reply-unclear-1" }), store, voice)).toBe(t("reply-unclear-1"));
    const ways = (chair: number) => new Set([1, 2, 3].map((number) => lineWords(line(number, chair, { text: "", statement: asks }), store, voice)));
    const bot = store.state!.chairs.findIndex((chair) => chair.bot);
    expect(ways(bot).size).toBe(3);
    expect([...ways(store.chair!)]).toEqual([voice.statementWords(asks, store, AS_OFFERED)]); // as it stood on the button
    const { container } = render(Talk, { store, voice });
    says(store, line(3, 1, { to: 0 }));
    expect(container.querySelector(".say i")?.textContent).toBe(t("talk-to", { name: store.state!.chairs[0]!.name }));
  });
  it("follows the newest line, keeps the place of who has scrolled up, and counts what is new", async () => {
    const store = table(act, { talk: [line(1, 1)] });
    const { container, getByRole, queryByRole } = render(Talk, { store, voice });
    const stream = container.querySelector<HTMLElement>(".stream")!;
    Object.defineProperties(stream, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } });
    const scroll = vi.fn(({ top }: ScrollToOptions) => (stream.scrollTop = top!));
    stream.scrollTo = scroll as never;
    says(store, line(2, 1));
    expect(scroll).toHaveBeenCalledTimes(1);
    stream.scrollTop = 100;
    await fireEvent.scroll(stream);
    says(store, line(3, 1), line(4, 2));
    expect(stream.scrollTop).toBe(100);
    const newer = getByRole("button", { name: new RegExp(t("talk-newer", { count: 2 })) });
    await fireEvent.click(newer);
    expect(stream.scrollTop).toBe(1000);
    expect(queryByRole("button", { name: /new line/ })).toBeNull();
  });
});

describe("sentences for one tap", () => {
  const games: [string, Voice, unknown][] = [["cultists", voice, act], ["cultists before a vote", voice, vote], ["invasion", invasion as Voice, invAct]];
  const offer = (store: TableStore, voice: Voice) => {
    const moment = momentOf(store, voice)!;
    return moment.others.map((whom) => chipsOf(moment, whom, voice));
  };

  it.each(games)("are the same whatever this seat holds, in %s", (_name, voice, message) => {
    const whole = message as Everything;
    const honest = table(whole);
    const view = Object.fromEntries(Object.entries(whole.view!).map(([name, value]) => [name, HIDDEN.has(name) ? null : value]));
    const known = new Set(["PulseSeen", "EnvelopeOpened", "RescueCardLaid", "CardDrawn"]);
    const other = fromFixture({ ...whole, view, journal: whole.journal.filter((event) => !known.has((event as AnyEvent).type)) } as never);
    expect(offer(other, voice)).toEqual(offer(honest, voice));
    expect(likeliest(momentOf(other, voice)!)).toBe(likeliest(momentOf(honest, voice)!));
  });
  const HIDDEN = new Set(["role", "hand", "route", "known", "cultists", "alien", "drawn", "curses"]);

  it("fit the moment", () => {
    const store = table(act, { talk: [] });
    const me = store.chair!;
    const other = (me + 1) % store.state!.chairs.length;
    const round = store.view!.round;
    const happens = (...events: unknown[]) => (store.journal = [{ type: "RoundBegan", round, knife: 0 }, ...events] as never);
    const chips = () => chipsOf(momentOf(store, voice)!, other, voice).map(({ type, ...more }) => [type, more]);
    happens();
    expect(chips()).toEqual([["accuses", { chair: other }], ["vouches", { chair: other }], ["asks", { chair: other, topic: "suspect" }], ["asks", { chair: other, topic: "side" }]]);
    happens({ type: "RoomFilled", seat: me, card: "failure", place: "red" });
    expect(chips()[0]).toEqual(["put", { card: "success", place: "red" }]);
    happens({ type: "RoomFilled", seat: other, card: null, place: "red" }, { type: "RoomChecked", seat: me, place: "red", card: "failure", top: false });
    expect(chips().slice(0, 2)).toEqual([["accuses", { chair: other, why: "bad_cards" }], ["asks", { chair: other, topic: "account" }]]);
    happens({ type: "Met", place: "red", seats: [other, 3] }, { type: "BecameGhost", seat: 3, cause: "murder" });
    expect(chips().slice(0, 2)).toEqual([["accuses", { chair: other, why: "met_the_dead", about: 3 }], ["asks", { chair: other, topic: "met_the_dead" }]]);
    happens();
    says(store, line(1, other, { round, text: "", statement: { type: "accuses", chair: me } }));
    expect(chips().slice(0, 2)).toEqual([["denies", {}], ["doubts", { chair: other }]]);
  });
  it("are said with one tap, about whom one likes, and not offered twice", async () => {
    const sent: Request[] = [];
    const store = table(act, { talk: [] }, sent);
    const { container, getByRole } = render(Chips, { store, voice });
    const name = store.state!.chairs[2]!.name;
    await fireEvent.click(getByRole("button", { name: t("chips-about", { name }) }));
    const chip = getByRole("button", { name: new RegExp(`do not trust ${name}|don’t trust ${name}`) });
    await fireEvent.click(chip);
    expect(sent).toEqual([{ type: "declare", statement: { type: "accuses", chair: 2 } }]);
    says(store, line(1, store.chair!, { round: store.view!.round, text: "", statement: { type: "accuses", chair: 2 } }));
    expect([...container.querySelectorAll(".chip")].map(({ textContent }) => textContent)).not.toContain(chip.textContent);
  });
  it("say what bots understand, where there are any", () => {
    const { chairs } = (act as unknown as Everything).table;
    const hint = (bot: string | null) => {
      const { container } = render(Chips, { store: table(act, { chairs: chairs.map((chair) => ({ ...chair, bot })) }), voice });
      return container.querySelector(".hint")?.textContent ?? "";
    };
    expect(hint("sleuth")).toBe(t("chips-understood"));
    expect(hint(null)).toBe("");
  });
});

describe("before a vote", () => {
  const people = (ready: readonly boolean[]) =>
    (vote as unknown as Everything).table.chairs.map((chair, seat) => ({ ...chair, person: seat < ready.length, away: false, covered: false, ready: ready[seat] ?? false }));

  it("everyone sees how long it lasts and who is ready, and says so with one button", async () => {
    const sent: Request[] = [];
    const store = table(vote, { debating: true, deadline: 42_000, chairs: people([false, true]) }, sent);
    const { container, getByRole } = render(BeforeVote, { store });
    expect(container.querySelector('[role="timer"]')?.textContent).toBe("0:42");
    expect(container.querySelectorAll("li.done")).toHaveLength(1);
    await fireEvent.click(getByRole("button", { name: t("before-ready") }));
    store.state = { ...store.state!, chairs: people([true, true]) };
    flushSync();
    await fireEvent.click(getByRole("button", { name: t("before-unready") }));
    expect(sent).toEqual([{ type: "ready", ready: true }, { type: "ready", ready: false }]);
  });
  it("who watches has no button", () => {
    const store = table(vote, { debating: true, chairs: people([false]) });
    store.chair = null;
    const { container } = render(BeforeVote, { store });
    expect(container.querySelector("button")).toBeNull();
  });
});
