import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import all from "../../../../fixtures/replay-all.json";
import over from "../../../../fixtures/over-replay.json";
import type { GameEvent, Unveiled } from "../protocol";
import { fromFixture } from "../../../store/table.svelte";
import type { Cultists, CultistsEverything } from "../store";
import { storyOf, WEIGHTS } from "./story";
import { eventAt, momentsOf } from "../../../replay/times";
import { peopleOf } from "./people";
import type { ReplayOf } from "../../../store/spoken";
import { voice } from "../voice";
import Votes from "./Votes.svelte";

const data = all as unknown as ReplayOf<Cultists>;
const journal = data.frames.flatMap((frame) => frame.journal);
const end = over as unknown as CultistsEverything;
const told = fromFixture<Cultists>(end);

afterEach(cleanup);

describe("moments", () => {
  it("run through the hours in order", () => {
    const moments = momentsOf(journal, voice.log, WEIGHTS);
    expect(moments).toHaveLength(journal.length);
    moments.reduce((before, now) => {
      expect(now.time).toBeGreaterThanOrEqual(before.time);
      return now;
    });
    for (const { hour, time } of moments.filter(({ hour }) => hour > 0)) expect(Math.ceil(time)).toBe(hour);
  });

  it("are found again", () => {
    const moments = momentsOf(journal, voice.log, WEIGHTS);
    expect(eventAt(moments, -1)).toBe(-1);
    expect(moments[eventAt(moments, 4.5)]?.hour).toBe(5);
    expect(eventAt(moments, 99)).toBe(journal.length - 1);
  });
});

describe("a story", () => {
  it("knows who gave the Dead cards, from the open journal", () => {
    const story = storyOf(journal, end.view!.unveiled);
    expect(story.hours).toBe(10);
    const [given] = story.dead.filter(({ by }) => by !== null);
    expect(given).toMatchObject({ seat: 5, by: 2, hour: 9, first: true });
    expect(given?.place).toBeTruthy();
    expect(story.dead.filter(({ time }) => time === 0).map(({ seat }) => seat)).toEqual([0, 4]);
    expect(story.ghosts.map(({ seat, cause }) => [seat, cause])).toEqual([[0, "murder"], [5, "murder"]]);
    expect(story.ghosts.every(({ by }) => by !== null)).toBe(true);
    expect(story.votes).toHaveLength(2);
    expect(story.scores.at(-1)?.points).toBe(end.view?.points);
  });

  it("knows the hour of a death from a seat's own journal", () => {
    const story = storyOf(end.journal, end.view!.unveiled);
    expect(story.dead.map(({ seat, hour }) => [seat, hour])).toEqual([[0, 0], [4, 0], [5, 9]]);
    expect(story.dead.every(({ by }) => by === null)).toBe(true);
  });

  it("counts a changed ballot as it was changed", () => {
    const events: GameEvent[] = [
      { type: "RoundBegan", round: 1, knife: 0 },
      { type: "BallotsOpened", ballots: [1, null, 1], weights: [1, 1, 1] },
      { type: "BallotChanged", seat: 0, ballot: null },
      { type: "VoteSettled", eliminated: null, count: [0, 1, 0, 2] },
    ];
    expect(storyOf(events, null).votes).toMatchObject([{ ballots: [null, null, 1], tally: [0, 1, 0, 2] }]);
  });

  it("knows what each ballot weighed, as the blackboard does", () => {
    const opened = (weights: number[]): GameEvent => ({ type: "BallotsOpened", ballots: [1, 2, null, 1], weights });
    const events: GameEvent[] = [
      { type: "RoundBegan", round: 1, knife: 0 },
      opened([2, 1, 2, 1]),
      { type: "VoteSettled", eliminated: 1, count: [0, 3, 1, 0, 2] },
      { type: "KnifeUsed", seat: 0, purpose: "double_vote" },
      { type: "RoundBegan", round: 2, knife: 1 },
      opened([1, 2, 1, 1]),
      { type: "VoteSettled", eliminated: null, count: [0, 2, 3, 0, 1] },
      { type: "KnifeUsed", seat: 1, purpose: "double_vote" },
    ];
    expect(storyOf(events, null).votes).toMatchObject([
      { tally: [0, 3, 1, 0, 2], weights: [2, 1, 2, 1], eliminated: 1 },
      { tally: [0, 2, 3, 0, 1], weights: [1, 3, 1, 1], eliminated: null },
    ]);
    render(Votes, { votes: storyOf(events, null).votes, people: peopleOf(told, null) });
    const [name] = told.state!.chairs.map((chair) => chair.name);
    expect(document.body.textContent).toContain(`${name} (2 votes)`);
  });

  it("tells a secret vote once, though the knife changed it", () => {
    const events: GameEvent[] = [
      { type: "RoundBegan", round: 1, knife: 0 },
      { type: "TallyShown", tally: [0, 2, 1] },
      { type: "TallyShown", tally: [1, 1, 1] },
      { type: "VoteSettled", eliminated: null, count: [] },
      { type: "TallyShown", tally: [0, 0, 3] },
      { type: "VoteSettled", eliminated: null, count: [] },
    ];
    expect(storyOf(events, null).votes.map(({ tally, weights }) => [tally, weights])).toEqual([[[1, 1, 1], null], [[0, 0, 3], null]]);
  });

  it("knows when it was dark, also if the power never came back", () => {
    const events: GameEvent[] = [
      { type: "RoundBegan", round: 1, knife: 0 },
      { type: "PowerSwitched", on: false },
      { type: "PowerSwitched", on: true },
      { type: "PowerSwitched", on: false },
    ];
    const { dark } = storyOf(events, null);
    expect(dark).toHaveLength(2);
    expect(dark[1]?.[1]).toBe(1);
  });

  it("marks no Dead card for who was sent away", () => {
    const unveiled: Unveiled = { roles: ["seer"], routes: [1], hands: [[]], pulses: [["alive"]], dead_since: { "0": 1 } };
    expect(storyOf([{ type: "RoundBegan", round: 1, knife: 0 }], unveiled).dead).toEqual([]);
  });
});
